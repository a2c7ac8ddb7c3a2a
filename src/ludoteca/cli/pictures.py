"""`ludoteca svg`: positions and records as pictures."""

import re
import sys
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from ludoteca.cli import saving, shelf
from ludoteca.cli.play import known_language
from ludoteca.cli.positions import SOURCE_HELP
from ludoteca.cli.shelf import DOMAIN, EXIT_BAD_USAGE, EXIT_FAILED, EXIT_INTERRUPTED, Reel
from ludoteca.cli.verify import STANDARD_INPUT
from ludoteca.core.errors import Fault, LudotecaError, OptionError
from ludoteca.core.text import language_of_person, say

SIZE: Final = re.compile(r'width="(\d+)" height="(\d+)"')
STANDARD_OUTPUT: Final = STANDARD_INPUT
ENDINGS: Final = (".svg", ".png")


class PictureError(LudotecaError):
    """What was asked for is right, and cannot be drawn here."""


def svg(
    source: Annotated[str, typer.Argument(metavar="POSITION|FILE|-", help=SOURCE_HELP)],
    *,
    out: Annotated[
        str,
        typer.Option("-o", "--out", metavar="FILE", help="Where it goes: .svg or .png.", show_default="printed"),
    ] = STANDARD_OUTPUT,
    at: Annotated[
        int | None, typer.Option(metavar="N", help="A step of a record; 0 is the start.", show_default="the last")
    ] = None,
    every: Annotated[
        Path | None, typer.Option("--all", metavar="FOLDER", help="A picture of every step, in this folder.")
    ] = None,
    png: Annotated[bool, typer.Option("--png", help="PNG instead of SVG, where no name says it.")] = False,
    width: Annotated[
        int | None, typer.Option(min=16, max=8000, metavar="PIXELS", help="How wide it is.", show_default="usual")
    ] = None,
    lang: Annotated[
        str | None, typer.Option(metavar="en|es", callback=known_language, help="Language.", show_default="yours")
    ] = None,
) -> None:
    r"""Draw a position, or a step of a record, as SVG or PNG.

    PNG needs an extra: pip install "ludoteca\[picture]"

    Example: ludoteca svg "$(ludoteca new parchis)" -o board.svg

    Example: ludoteca svg game.txt --at 40 -o step-40.png --width 1200

    Example: ludoteca svg game.txt --all pictures --png
    """
    language = lang or language_of_person()
    try:
        as_png = checked_format(out, png, every, at)
        reel = Reel(shelf.read_game(source, language))
        if every is None:
            reel.go(reel.last if at is None else reel.check(at, "--at"))
            write(out, picture(reel, width, as_png), as_png)
        else:
            draw_all(reel, every, width, as_png, language)
    except LudotecaError as error:
        shelf.complain("svg", error, language)
        raise typer.Exit(EXIT_FAILED if isinstance(error, PictureError) else EXIT_BAD_USAGE) from None
    except KeyboardInterrupt:
        raise typer.Exit(EXIT_INTERRUPTED) from None


def checked_format(out: str, png: bool, every: Path | None, at: int | None) -> bool:
    """Tell whether the picture is to be PNG; OptionError where names and options do not go together."""
    named = out != STANDARD_OUTPUT
    if every is not None and (named or at is not None):
        names = [name for name, given in (("--out", named), ("--at", at is not None)) if given]
        raise OptionError([Fault(DOMAIN, "fault.all_alone", {"names": names})])
    ending = Path(out).suffix.lower()
    if named and (ending not in ENDINGS or (png and ending != ".png")):
        raise OptionError([Fault(DOMAIN, "fault.picture_name", {"path": out}, where="--out")])
    as_png = png or (named and ending == ".png")
    if as_png and not named and every is None and sys.stdout.isatty():
        raise OptionError([Fault(DOMAIN, "fault.terminal")])
    return as_png


def picture(reel: Reel, width: int | None, as_png: bool) -> bytes:
    """Draw the step that a reel stands at."""
    drawn = reel.game._repr_svg_()
    if width is not None:
        drawn = SIZE.sub(lambda size: resized(int(size[1]), int(size[2]), width), drawn, count=1)
    return to_png(drawn) if as_png else drawn.encode()


def resized(width: int, height: int, wanted: int) -> str:
    """Write the size of a picture that is as wide as wanted, and as high as that makes it."""
    return f'width="{wanted}" height="{round(height * wanted / width)}"'


def to_png(drawn: str) -> bytes:
    """Make a PNG of an SVG; PictureError names the command that installs what this needs."""
    try:
        import resvg_py  # noqa: PLC0415  (an extra)
    except ImportError:
        raise PictureError(Fault(DOMAIN, "fault.no_resvg")) from None
    return bytes(resvg_py.svg_to_bytes(svg_string=drawn))


def write(out: str, content: bytes, as_png: bool) -> None:
    """Write a picture to a file, or to standard output."""
    if out != STANDARD_OUTPUT:
        shelf.write_file(Path(out), content)
    elif as_png:
        sys.stdout.buffer.write(content)
    else:
        print(content.decode(), end="")


def draw_all(reel: Reel, folder: Path, width: int | None, as_png: bool, language: str) -> None:
    """Draw every step into a folder, in files that sort as the game went."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        parameters = {"path": folder, "problem": saving.problem_of(error)}
        raise OptionError([Fault(DOMAIN, "fault.write", parameters)]) from None
    ending = ".png" if as_png else ".svg"
    digits = len(str(reel.last))
    console = Console(stderr=True, highlight=False)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        for number in progress.track(range(reel.last + 1), description=say(DOMAIN, "pictures.drawing", language)):
            reel.go(number)
            shelf.write_file(folder / f"{reel.game.id}-{number:0{digits}}{ending}", picture(reel, width, as_png))
    done = say(DOMAIN, "pictures.done", language, count=reel.last + 1, folder=folder)
    console.print(done, markup=False, soft_wrap=True)
