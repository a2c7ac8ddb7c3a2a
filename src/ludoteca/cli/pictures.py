"""`ludoteca svg`: positions and records as pictures."""

import re
import sys
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

from ludoteca.cli.files import DOMAIN, Timeline, problem_of, read_game, write_file
from ludoteca.cli.options import STANDARD_STREAM, Language, Source, Step
from ludoteca.cli.output import exit_on_error, print_note, progress_bar
from ludoteca.core.errors import Fault, LudotecaError, OptionError
from ludoteca.core.text import say

SIZE: Final = re.compile(r'width="(\d+)" height="(\d+)"')
ENDINGS: Final = (".svg", ".png")


class PictureError(LudotecaError):
    """What was asked for is right, and cannot be drawn here."""


def svg(
    source: Source,
    *,
    out: Annotated[
        str,
        typer.Option("-o", "--out", metavar="FILE", help="Where it goes: .svg or .png.", show_default="printed"),
    ] = STANDARD_STREAM,
    at: Step = None,
    every: Annotated[
        Path | None, typer.Option("--all", metavar="FOLDER", help="A picture of every step, in this folder.")
    ] = None,
    png: Annotated[bool, typer.Option("--png", help="PNG instead of SVG, where no name says it.")] = False,
    width: Annotated[
        int | None, typer.Option(min=16, max=8000, metavar="PIXELS", help="How wide it is.", show_default="usual")
    ] = None,
    language: Language = "",
) -> None:
    r"""Draw a position, or a step of a record, as SVG or PNG.

    PNG needs an extra: pip install "ludoteca\[picture]"

    Example: ludoteca svg "$(ludoteca new parchis)" -o board.svg

    Example: ludoteca svg game.txt --at 40 -o step-40.png --width 1200

    Example: ludoteca svg game.txt --all pictures --png
    """
    with exit_on_error("svg", language, lambda error: isinstance(error, PictureError)):
        as_png = checked_format(out, png, every, at)
        timeline = Timeline(read_game(source, language))
        if every is None:
            timeline.go(timeline.last if at is None else timeline.check(at, "--at"))
            write(out, picture(timeline, width, as_png, language), as_png)
        else:
            draw_all(timeline, every, width, as_png, language)


def checked_format(out: str, png: bool, every: Path | None, at: int | None) -> bool:
    """Return whether the picture is to be PNG; OptionError where names and options do not go together."""
    named = out != STANDARD_STREAM
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


def picture(timeline: Timeline, width: int | None, as_png: bool, language: str) -> bytes:
    """Draw the step that a timeline stands at."""
    drawn = timeline.game.svg(language)
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
    if out != STANDARD_STREAM:
        write_file(Path(out), content)
    elif as_png:
        sys.stdout.buffer.write(content)
    else:
        print(content.decode(), end="")


def draw_all(timeline: Timeline, folder: Path, width: int | None, as_png: bool, language: str) -> None:
    """Draw every step into a folder, in files that sort as the game went."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        parameters = {"path": folder, "problem": problem_of(error)}
        raise OptionError([Fault(DOMAIN, "fault.write", parameters)]) from None
    ending = ".png" if as_png else ".svg"
    digits = len(str(timeline.last))
    with progress_bar(Console(stderr=True)) as progress:
        for number in progress.track(range(timeline.last + 1), description=say(DOMAIN, "pictures.drawing", language)):
            timeline.go(number)
            content = picture(timeline, width, as_png, language)
            write_file(folder / f"{timeline.game.id}-{number:0{digits}}{ending}", content)
    print_note(say(DOMAIN, "pictures.done", language, count=timeline.last + 1, folder=folder))
