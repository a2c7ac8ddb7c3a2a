"""A picture of a simulation: how long games are, who wins, and how often each clause comes up."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ludoteca.analysis.charts import GREY, INK, PALE, draw_interval, name_rows, save_picture
from ludoteca.analysis.errors import SimulationError
from ludoteca.analysis.wording import first_words, played, title
from ludoteca.core.text import say

if TYPE_CHECKING:
    from matplotlib.axes import Axes

LETTERS_OF_CLAUSE: Final = 44  # of its sentence, so that it fits next to the bars


def draw(result: Mapping[str, Any], path: Path, language: str) -> None:
    """Draw a result into a file; the ending of its name says of which kind."""
    from matplotlib.figure import Figure  # noqa: PLC0415  (an extra that only pictures need)

    figure = Figure(figsize=(13, 8.5), layout="constrained")
    figure.suptitle(f"{title(result, language)}\n{played(result, language)}", fontsize=11)
    axes = figure.subplot_mosaic(
        [["length", "clauses"], ["captures", "clauses"], ["wins", "clauses"]], width_ratios=[1, 1.1]
    )
    measure = "throws" if result["throws"]["most"] else "decisions"
    _draw_histogram(axes["length"], result, measure, language)
    _draw_histogram(axes["captures"], result, "captures", language)
    _draw_wins(axes["wins"], result, language)
    _draw_clauses(axes["clauses"], result, language)
    for one in axes.values():
        one.spines[["top", "right"]].set_visible(False)
    save_picture(figure, path, SimulationError)


def _draw_histogram(axes: "Axes", result: Mapping[str, Any], measure: str, language: str) -> None:
    bars = result[measure]["histogram"]
    shares = [100 * count / result["games"] for count in bars["counts"]]
    lefts = [bars["from"] + bars["width"] * index - 0.5 for index in range(len(shares))]
    axes.bar(lefts, shares, bars["width"], align="edge", color=PALE, edgecolor="none")
    axes.axvline(result[measure]["mean"], color=INK)
    axes.set_xlabel(say("simulate", f"plot.{measure}", language))
    axes.set_ylabel(say("simulate", "plot.of_games", language))


def _draw_wins(axes: "Axes", result: Mapping[str, Any], language: str) -> None:
    players = result["players"]
    names = [seat["label"] for seat in result["seats"]]
    wins = [seat["wins"] for seat in result["seats"]]
    if result["order"] != wins:
        names += [say("simulate", "order_number", language, number=number + 1) for number in range(players)]
        wins += result["order"]
    if result["draws"]["games"]:
        names.append(say("simulate", "draws", language))
        wins.append(result["draws"])
    for row, won in enumerate(wins):
        draw_interval(axes, row, 100 * won["share"], 100 * won["low"], 100 * won["high"], markersize=4)
    axes.axvline(100 * sum(seat["wins"]["share"] for seat in result["seats"]) / players, color=GREY, linewidth=1)
    name_rows(axes, names, fontsize=8)
    axes.set_xlabel(say("simulate", "plot.wins", language))


def _draw_clauses(axes: "Axes", result: Mapping[str, Any], language: str) -> None:
    clauses = [entry for entry in result["clauses"] if entry["times"]]
    axes.barh(range(len(clauses)), [entry["a_game"] for entry in clauses], color=PALE)
    axes.set_xscale("log")
    for row, entry in enumerate(clauses):
        axes.annotate(f" {entry['a_game']:.3g}", (entry["a_game"], row), va="center", fontsize=8)
    axes.margins(x=0.12)
    sentences = [first_words(result["game"], entry["clause"], language, LETTERS_OF_CLAUSE) for entry in clauses]
    name_rows(axes, [f"{entry['clause']}  {text}" for entry, text in zip(clauses, sentences, strict=True)], fontsize=8)
    axes.set_xlabel(say("simulate", "plot.a_game", language))
