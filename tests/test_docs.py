"""What the documents say is true: their Python runs, their commands and files exist."""

import importlib.util
import json
import pkgutil
import re
import shlex
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
import typer

from ludoteca.cli import app as commands
from ludoteca.cli.options import read_options
from ludoteca.games import info_of
from ludoteca.server.settings import unknown_variables

ROOT = Path(__file__).parents[1]
DOCUMENTS = [ROOT / "README.md", ROOT / "README.es.md", *sorted((ROOT / "docs").rglob("*.md"))]
PYTHON = re.compile(r"```python\n(.*?)```", re.DOTALL)
LINK = re.compile(r"\]\((?!https?:|#|mailto:)([^)#]+)")
SNIPPETS = [(path, code) for path in DOCUMENTS for code in PYTHON.findall(path.read_text(encoding="utf-8"))]

every_document = pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))


@pytest.mark.parametrize(("path", "code"), SNIPPETS, ids=[f"{path.name}-{i}" for i, (path, _) in enumerate(SNIPPETS)])
def test_the_python_of_the_documents_runs(
    path: Path, code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(code, str(path), "exec"), {"__name__": "__main__"})


@pytest.mark.parametrize("name", ["README.md", "README.es.md"])
def test_the_readme_plays_a_whole_game_in_fifteen_lines(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    code = PYTHON.findall((ROOT / name).read_text(encoding="utf-8"))[0]
    assert len(code.strip().splitlines()) == 15
    names: dict[str, object] = {}
    exec(compile(code, name, "exec"), names)
    game = names["game"]
    assert getattr(game, "phase") == "over"  # noqa: B009
    assert capsys.readouterr().out


@every_document
def test_links_and_pictures_lead_somewhere(path: Path) -> None:
    for target in LINK.findall(path.read_text(encoding="utf-8")):
        assert (path.parent / target).exists(), target


# Commands


FENCED = re.compile(r"^```(\w*)\n(.*?)^```", re.DOTALL | re.MULTILINE)
INDENTED = re.compile(r"^    (\S.*)", re.MULTILINE)
SPAN = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
WITHIN = re.compile(r"\$\(([^)]*)\)")  # a command whose output is a word of another
COMMAND = re.compile(r"(?:ludoteca|make|npm run|pip install|python) (?!-m)[^ ].*")
NEW_GAME = "ronda"  # that docs/adding-a-game.md makes up


def commands_in(text: str) -> Iterator[tuple[str, bool]]:
    """List the command lines of a document, and whether each can be typed as it stands."""
    blocks = [code for language, code in FENCED.findall(text) if language in ("sh", "")]
    prose = FENCED.sub("", text)
    lines = [line.strip() for code in blocks for line in code.splitlines()] + INDENTED.findall(prose)
    for line, is_whole in [*((one, True) for one in lines), *((one, False) for one in SPAN.findall(prose))]:
        for inner in WITHIN.findall(line):
            yield inner, True
        for part in WITHIN.sub("OUTPUT", line).split(" | "):
            if COMMAND.fullmatch(part):
                yield part, is_whole


def check_ludoteca(words: list[str], *, is_whole: bool) -> None:
    """Parse a command line of ours without running it; a mere mention need not have its arguments."""
    name, *rest = words
    if name.startswith("-"):
        assert name in {opt for one in typer.main.get_command(commands.app).params for opt in one.opts} | {"--help"}
        return
    command = commands.loaded(name, commands.COMMANDS[name])
    if not rest and not is_whole:
        return
    try:
        given = command.make_context(name, rest).params
    except typer.Exit:  # --help
        return
    game = given.get("game")
    if isinstance(game, str) and game != NEW_GAME:
        info = info_of(game)
        read_options(info, given.get("option") or (), given.get("players") or info.default_players)


def check_python(words: list[str]) -> None:
    """Parse a command line of a program of ours without running it."""
    path = ROOT / words[0]
    if "/" not in words[0]:
        return  # a program that the reader writes
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(sys.modules, path.stem, module)
        spec.loader.exec_module(module)
    module.make_parser().parse_args(words[1:])


def check(line: str, *, is_whole: bool) -> None:
    """See that what a command line names is there: commands, options, targets, programs, scripts, extras."""
    program, *words = shlex.split(line, comments=True)
    if program == "ludoteca":
        check_ludoteca(words, is_whole=is_whole)
    elif program == "make":
        targets = re.findall(r"^([a-z][a-z-]*):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
        assert {word for word in words if "=" not in word} <= set(targets), line
    elif program == "npm":
        assert words[1] in json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))["scripts"], line
    elif program == "pip":
        project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        extras = {extra for found in re.findall(r"ludoteca\[(.*?)\]", line) for extra in found.split(",")}
        assert extras <= project["optional-dependencies"].keys(), line
    else:
        check_python(words)


@every_document
def test_the_commands_of_the_documents_exist(path: Path) -> None:
    for line, is_whole in commands_in(path.read_text(encoding="utf-8")):
        try:
            check(line, is_whole=is_whole)
        except (Exception, SystemExit) as error:
            raise AssertionError(f"{line}: {type(error).__name__}: {error}") from error


@pytest.mark.parametrize(
    "line",
    [
        "ludoteca dance",
        "ludoteca play --levle hard",
        "ludoteca simulate",
        "ludoteca simulate parchis --option soplar=true",
        "ludoteca --verison",
        "make dinner",
        "npm run away",
        'pip install "ludoteca[moon]"',
        "python bench/vector.py --fast",
        "python bench/absent.py",
    ],
)
def test_a_command_that_does_not_exist_is_found(line: str) -> None:
    assert list(commands_in(f"Text\n\n    {line}\n")) == [(line, True)]
    with pytest.raises((Exception, SystemExit)):
        check(line, is_whole=True)


def test_command_lines_are_found_wherever_they_stand() -> None:
    text = 'So `make test`:\n\n    ludoteca show "$(ludoteca new stax)" # it\n    printf x | ludoteca engine\n'
    text += "\n```sh\nmake play\n```\n\n```python\nmake = 1\n```"
    assert sorted(commands_in(text)) == [
        ("ludoteca engine", True),
        ("ludoteca new stax", True),
        ('ludoteca show "OUTPUT" # it', True),
        ("make play", True),
        ("make test", False),
    ]


@every_document
def test_the_variables_of_the_documents_are_read_by_something(path: Path) -> None:
    named = re.findall(r"\bLUDOTECA_[A-Z_]+\b", path.read_text(encoding="utf-8"))
    assert unknown_variables(dict.fromkeys(named, "1")) == {}


# The API page


DESCRIBED = re.compile(r"^::: ([\w.]+)$", re.MULTILINE)
FOR_RESEARCH = {
    "ludoteca.analysis.simulation.simulate",
    "ludoteca.arena.run.Plan",
    "ludoteca.rl.gymnasium",
    "ludoteca.rl.openspiel.game.LudotecaGame",
    "ludoteca.rl.pettingzoo.game_env",
    "ludoteca.rl.vector",
    "ludoteca.study.study",
}


def test_the_api_page_describes_things_that_exist_and_all_that_researchers_use() -> None:
    names = DESCRIBED.findall((ROOT / "docs" / "api.md").read_text(encoding="utf-8"))
    for name in names:
        pkgutil.resolve_name(name)
    assert set(names) >= FOR_RESEARCH
