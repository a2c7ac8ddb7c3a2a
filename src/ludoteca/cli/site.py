"""`ludoteca site`: the whole app as files, for any web server, with no server of ours behind it."""

import importlib.util
import json
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, Final

import typer

import ludoteca
from ludoteca import games
from ludoteca.cli.options import Language
from ludoteca.cli.output import EXIT_BAD_USAGE, EXIT_FAILED, exit_on_error, print_error, print_text
from ludoteca.compilation.processes import ProcessEndedError
from ludoteca.core.text import say
from ludoteca.server import site as server_site
from ludoteca.server.static import DataFile, common_files, index_file
from ludoteca.server.static.making import PlainMaker
from ludoteca.server.static.pages import app_files
from ludoteca.version import __version__

DOMAIN: Final = "maintenance"
LIST: Final = ".ludoteca-site"  # a file that names what this command has written
OTHER_FILES: Final = {".nojekyll": b""}  # else GitHub Pages leaves files out whose names begin with _
DOCS: Final = "docs"
SHOWN_OUTPUT: Final = 2000  # characters of what MkDocs says of a failure


class SiteError(Exception):
    """The site cannot be written; the sentence says why."""

    def __init__(self, sentence: str, status: int = EXIT_FAILED) -> None:
        super().__init__(sentence)
        self.status = status


class Writer:
    """Writes files into a folder, and forgets what an earlier run wrote and this one did not."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.earlier = listed_in(folder)
        self.written: dict[str, int] = {}  # bytes by path

    def write(self, files: Iterable[tuple[str, bytes]]) -> int:
        """Write files; each is replaced when the new one is whole. Returns how many there were."""
        count = 0
        for name, content in files:
            path = self.folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            new = path.with_name(f"{path.name}.new")
            new.write_bytes(content)
            new.replace(path)
            self.written[name] = len(content)
            count += 1
        return count

    def note(self) -> None:
        """Write down what is here, so that a later run may replace it."""
        names = sorted({*self.earlier, *self.written})
        text = json.dumps({"made_by": f"ludoteca {__version__}", "files": names}, indent=1)
        (self.folder / LIST).write_text(text + "\n", encoding="utf-8")

    def remove_earlier(self) -> None:
        """Remove what only an earlier run wrote."""
        for name in self.earlier - self.written.keys():
            path = (self.folder / name).resolve()
            if path.is_relative_to(self.folder.resolve()):
                path.unlink(missing_ok=True)
        self.earlier = set()
        self.note()


def site(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Where the files go.", show_default=False)],
    no_docs: Annotated[
        bool, typer.Option("--no-docs", help="Leave out the documentation, which goes into its folder docs.")
    ] = False,
    force: Annotated[
        bool, typer.Option("--force", help="Write into a folder that holds other files; those stay.")
    ] = False,
    language: Language = "",
) -> None:
    """Write the whole app as files that any web server can serve, at any address, with no server of ours behind it.

    The same command again replaces what it has written. Rules, settings and the check of dice work there, also
    without a network after the first visit.

    Exit status: 0 written, 1 it cannot be written, 2 the folder holds other files.

    Example: ludoteca site public && python -m http.server --directory public
    """
    with exit_on_error("site", language):
        try:
            write_site(folder, language, with_docs=not no_docs, force=force)
        except SiteError as error:
            print_error("site", str(error))
            raise typer.Exit(error.status) from None
        except OSError as error:
            problem = say(DOMAIN, "site.not_written", language, folder=folder, problem=error.strerror or error)
            print_error("site", problem)
            raise typer.Exit(EXIT_FAILED) from None


def write_site(folder: Path, language: str, *, with_docs: bool, force: bool) -> None:
    """Write all files, and tell how far it is; SiteError says why not."""
    for sentence in server_site.missing_app(language):
        raise SiteError(sentence)
    if folder.exists() and not (folder / LIST).exists() and not force and any(folder.iterdir()):
        raise SiteError(say(DOMAIN, "site.not_empty", language, folder=folder), EXIT_BAD_USAGE)
    folder.mkdir(parents=True, exist_ok=True)
    writer = Writer(folder)
    writer.note()
    for what, files in parts(language):
        count = writer.write(files)
        print_text(say(DOMAIN, "site.part", language, what=what, count=count))
    if with_docs:
        write_docs(writer, language)
    writer.remove_earlier()
    size = f"{sum(writer.written.values()) / 1e6:.1f}"
    print_text(say(DOMAIN, "site.done", language, folder=folder, count=len(writer.written), size=size))


def parts(language: str) -> Iterator[tuple[str, Iterable[tuple[str, bytes]]]]:
    """Make the files in parts that are told of: the data before the pages that read it."""
    every = common_files()
    try:
        with PlainMaker() as maker:
            for game, info in games.items():
                files = maker.game_files(game)
                every += files
                yield info.label(language), contents(files)
    except ProcessEndedError as error:
        raise SiteError(say(DOMAIN, "site.no_data", language, problem=error)) from None
    yield say(DOMAIN, "site.data", language), contents([*common_files(), index_file(every)])
    yield say(DOMAIN, "site.app", language), [*OTHER_FILES.items(), *app_files(server_site.BUILT)]


def contents(files: Iterable[DataFile]) -> Iterator[tuple[str, bytes]]:
    """Take paths and contents of files."""
    return ((file.path, file.content) for file in files)


def listed_in(folder: Path) -> set[str]:
    """List what an earlier run wrote into a folder; nothing where there was none."""
    try:
        names = json.loads((folder / LIST).read_text(encoding="utf-8"))["files"]
    except (FileNotFoundError, ValueError, KeyError, TypeError):
        return set()
    return {name for name in names if isinstance(name, str)}


def write_docs(writer: Writer, language: str) -> None:
    """Build the documentation with MkDocs, where that and the sources are here; else say that it is left out."""
    sources = Path(ludoteca.__file__).parents[2]
    if importlib.util.find_spec("mkdocs") is None or not (sources / "mkdocs.yml").exists():
        print_text(say(DOMAIN, "site.no_docs", language))
        return
    print_text(say(DOMAIN, "site.docs", language))
    target = writer.folder.resolve() / DOCS
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--site-dir", str(target)]
    environment = os.environ | {"NO_MKDOCS_2_WARNING": "1"}
    built = subprocess.run(command, cwd=sources, env=environment, capture_output=True, text=True, check=False)
    if built.returncode != 0:
        raise SiteError(say(DOMAIN, "site.docs_failed", language, problem=built.stderr[-SHOWN_OUTPUT:].strip()))
    for path in target.rglob("*"):
        if path.is_file():
            writer.written[path.relative_to(writer.folder.resolve()).as_posix()] = path.stat().st_size
