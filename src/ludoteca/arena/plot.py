"""A picture of a result: every pairing's score with its interval, and the ratings."""

from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ludoteca.arena.errors import ArenaError
from ludoteca.arena.wording import by_rating, name_of

if TYPE_CHECKING:
    from matplotlib.axes import Axes

FORMATS: Final = (".svg", ".png", ".pdf")
INK, GREY = "#1f5fa8", "#999999"


def check(path: Path) -> None:
    """See before a long run whether its picture can be drawn; ArenaError says what is missing."""
    if path.suffix.lower() not in FORMATS:
        raise ArenaError("plot_format", path=path, known=FORMATS)
    if find_spec("matplotlib") is None:
        raise ArenaError("no_matplotlib")


def draw(result: Mapping[str, Any], path: Path) -> None:
    """Draw a result into a file; the ending of its name says of which kind."""
    from matplotlib.figure import Figure  # noqa: PLC0415  (an extra that only pictures need)

    tables = result["tables"]
    heights = [1 + max(len(table["pairings"]), len(table["bots"])) for table in tables]
    figure = Figure(figsize=(11, 0.8 + 0.45 * sum(heights)), layout="constrained")
    axes = figure.subplots(len(tables), 2, squeeze=False, width_ratios=[3, 2], height_ratios=heights)
    for (left, right), table in zip(axes, tables, strict=True):
        _draw_scores(left, table)
        _draw_ratings(right, table)
    axes[-1][0].set_xlabel("score, %, with 95 % interval; grey: what equals would score")
    axes[-1][1].set_xlabel("OpenSkill mu, with two sigma either side")
    try:
        figure.savefig(path, dpi=150)
    except OSError as error:
        raise ArenaError("file", path=path, problem=error.strerror or error) from None


def _draw_scores(axes: "Axes", table: Mapping[str, Any]) -> None:
    names = []
    for row, pairing in enumerate(table["pairings"]):
        score = pairing["scores"][pairing["lineup"][0]]
        _draw_bar(axes, row, 100 * score["score"], 100 * score["low"], 100 * score["high"])
        axes.plot([100 * score["par"]] * 2, [row - 0.4, row + 0.4], color=GREY)
        names.append(name_of(pairing["lineup"]))
    axes.set_title(f"{table['game']}, {table['players']} players, {table['mode']}", loc="left")
    axes.set_xlim(0, 100)
    _name_rows(axes, names)


def _draw_ratings(axes: "Axes", table: Mapping[str, Any]) -> None:
    order = by_rating(table)
    for row, bot in enumerate(order):
        mu, sigma = table["ratings"][bot]["mu"], table["ratings"][bot]["sigma"]
        _draw_bar(axes, row, mu, mu - 2 * sigma, mu + 2 * sigma)
    _name_rows(axes, order)


def _draw_bar(axes: "Axes", row: int, middle: float, low: float, high: float) -> None:
    axes.plot([low, high], [row, row], color=INK, linewidth=2)
    axes.plot([middle], [row], "o", color=INK)


def _name_rows(axes: "Axes", names: list[str]) -> None:
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.4, -0.6)
    axes.spines[["top", "right"]].set_visible(False)
