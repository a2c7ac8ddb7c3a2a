"""A picture of a result: every pairing's score with its interval, and the ratings."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludoteca.analysis.charts import GREY, draw_interval, name_rows, save_picture
from ludoteca.arena.errors import ArenaError
from ludoteca.arena.wording import by_rating, name_of

if TYPE_CHECKING:
    from matplotlib.axes import Axes


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
    save_picture(figure, path, ArenaError)


def _draw_scores(axes: "Axes", table: Mapping[str, Any]) -> None:
    names = []
    for row, pairing in enumerate(table["pairings"]):
        score = pairing["scores"][pairing["lineup"][0]]
        draw_interval(axes, row, 100 * score["score"], 100 * score["low"], 100 * score["high"])
        axes.plot([100 * score["par"]] * 2, [row - 0.4, row + 0.4], color=GREY)
        names.append(name_of(pairing["lineup"]))
    axes.set_title(f"{table['game']}, {table['players']} players, {table['mode']}", loc="left")
    axes.set_xlim(0, 100)
    name_rows(axes, names)


def _draw_ratings(axes: "Axes", table: Mapping[str, Any]) -> None:
    order = by_rating(table)
    for row, bot in enumerate(order):
        mu, sigma = table["ratings"][bot]["mu"], table["ratings"][bot]["sigma"]
        draw_interval(axes, row, mu, mu - 2 * sigma, mu + 2 * sigma)
    name_rows(axes, order)
