"""What the pictures of simulations and of the arena have in common."""

from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ludoteca.core.errors import KeyedError

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

FORMATS: Final = (".svg", ".png", ".pdf")
INK, PALE, GREY = "#1f5fa8", "#a9c6e8", "#999999"


def check_picture(path: Path, error: type[KeyedError]) -> None:
    """Find out before a long run whether its picture can be drawn; the error says what is missing."""
    if path.suffix.lower() not in FORMATS:
        raise error("plot_format", path=path, known=FORMATS)
    if find_spec("matplotlib") is None:
        raise error("no_matplotlib")


def save_picture(figure: "Figure", path: Path, error: type[KeyedError]) -> None:
    """Write a picture into a file; the ending of its name says of which kind."""
    try:
        figure.savefig(path, dpi=150)
    except OSError as problem:
        raise error("file", path=path, problem=problem.strerror or problem) from None


def draw_interval(axes: "Axes", row: int, middle: float, low: float, high: float, **style: Any) -> None:
    """Draw a value with its interval."""
    axes.plot([low, high], [row, row], color=INK, linewidth=2)
    axes.plot([middle], [row], "o", color=INK, **style)


def name_rows(axes: "Axes", names: Sequence[str], **style: Any) -> None:
    """Write the names of rows, the first at the top."""
    axes.set_yticks(range(len(names)), names, **style)
    axes.set_ylim(len(names) - 0.4, -0.6)
    axes.spines[["top", "right"]].set_visible(False)
