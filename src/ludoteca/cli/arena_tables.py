"""What `ludoteca arena` shows people: who scored how much against whom, ratings and times."""

from collections.abc import Mapping
from typing import Any

from rich.console import Console
from rich.table import Table

from ludoteca.arena.wording import by_rating, duration, name_of, percent
from ludoteca.core.text import say
from ludoteca.games import info_of

Scores = dict[tuple[str, str], Mapping[str, float]]


def show(result: Mapping[str, Any], language: str) -> None:
    """Print a result."""
    console = Console(highlight=False)
    for table in result["tables"]:
        console.print(scores_of(table, language))
        console.print(bots_of(table, language))
        for line in failures_of(table, language):
            console.print(line, markup=False, soft_wrap=True)
    if "sequential_test" in result:
        console.print(verdict_of(result["sequential_test"], language), markup=False, soft_wrap=True)
    if result["games_a_second"]:
        console.print(say("cli", "arena.speed", language, speed=f"{result['games_a_second']:.2f}"), markup=False)


def verdict_of(test: Mapping[str, Any], language: str) -> str:
    """Say what a sequential test has found."""
    scores = {name: percent(test[name]) for name in ("low", "high")}
    told = {"bot": test["bot"], "sets": test["sets"], "ratio": f"{test['ratio']:+.2f}", "bound": f"{test['bound']:.2f}"}
    answer = test["answer"]
    key = "undecided" if answer is None else "high" if answer == test["high"] else "low"
    return say("cli", f"arena.sprt.{key}", language, **scores, **told)


def failures_of(table: Mapping[str, Any], language: str) -> list[str]:
    """Say which players have lost games by failing, and why first."""
    return [
        say(
            "cli",
            "arena.failed",
            language,
            pairing=name_of(pairing["lineup"]),
            bot=bot,
            games=failed["games"],
            why=failed["first"][language],
        )
        for pairing in table["pairings"]
        for bot, failed in pairing.get("failed", {}).items()
    ]


def scores_of(table: Mapping[str, Any], language: str) -> Table:
    """Lay out the scores: as a matrix where each bot met each, else as a list."""
    met = meetings(table)
    bots = table["bots"]
    every = all((one, other) in met for one in bots for other in bots if one != other)
    laid = matrix(bots, met) if every else listing(table, language)
    info = info_of(table["game"])
    mode = next(mode for mode in info.modes if mode.id == table["mode"])
    laid.title = say(
        "cli", "title", language, game=info.label(language), players=table["players"], mode=mode.label(language)
    )
    laid.title_justify = "left"
    laid.caption = caption_of(table, language) if every else say("cli", "arena.caption_list", language)
    laid.caption_justify = "left"
    return laid


def caption_of(table: Mapping[str, Any], language: str) -> str:
    """Explain how a matrix is read; all its pairings are alike."""
    pairing = table["pairings"][0]
    par = percent(pairing["scores"][pairing["lineup"][0]]["par"])
    caption = say("cli", "arena.caption_matrix", language, games=pairing["games"], sets=pairing["sets"], par=par)
    has_luck = any("without_luck" in score for one in table["pairings"] for score in one["scores"].values())
    return f"{caption} {say('cli', 'arena.caption_luck', language)}" if has_luck else caption


def meetings(table: Mapping[str, Any]) -> Scores:
    """Find what each bot scored against each: alone against a table full of the other, or two against two."""
    met: Scores = {}
    for pairing in table["pairings"]:
        lineup, scores = pairing["lineup"], pairing["scores"]
        if len(scores) == 2:
            one, other = scores
            met[one, other] = scores[one]
            if lineup.count(one) == lineup.count(other):
                met[other, one] = scores[other]
    return met


def matrix(bots: list[str], met: Scores) -> Table:
    """Lay out a row and a column for each bot."""
    laid = Table("", *bots)
    for one in bots:
        laid.add_row(one, *(in_two_lines(met[one, other]) if one != other else "" for other in bots))
    return laid


def in_two_lines(score: Mapping[str, float]) -> str:
    """Write a score with its interval, and below it that without luck."""
    return f"{with_interval(score)}\n{with_interval(score, 'without_luck')}".rstrip()


def listing(table: Mapping[str, Any], language: str) -> Table:
    """Lay out a row for each bot of each pairing that says something new."""
    names = ("pairing", "bot", "score", "without_luck", "equals", "number")
    laid = Table(*(say("cli", f"arena.column.{name}", language) for name in names))
    for pairing in table["pairings"]:
        scores = pairing["scores"]
        for row, bot in enumerate(list(scores)[:1] if len(scores) == 2 else scores):
            cells = (
                with_interval(scores[bot]),
                with_interval(scores[bot], "without_luck"),
                percent(scores[bot]["par"]),
                str(pairing["games"]),
            )
            laid.add_row("" if row else name_of(pairing["lineup"]), bot, *cells)
    return laid


def with_interval(score: Mapping[str, float], of: str = "score") -> str:
    """Write a score with its interval, as `62.3 % (60.1–64.4)`; nothing where there is none without luck."""
    if of not in score:
        return ""
    low, high = ("low", "high") if of == "score" else (f"{of}_low", f"{of}_high")
    return f"{percent(score[of])} ({100 * score[low]:.1f}–{100 * score[high]:.1f})"


def bots_of(table: Mapping[str, Any], language: str) -> Table:
    """Lay out ratings and times, the strongest bot first."""
    names = ("bot", "mu", "sigma", "moves", "mean", "longest")
    laid = Table(*(say("cli", f"arena.column.{name}", language) for name in names))
    for column in laid.columns[1:]:
        column.justify = "right"
    for bot in by_rating(table):
        rating, times = table["ratings"][bot], table["times"][bot]
        laid.add_row(
            bot,
            f"{rating['mu']:.2f}",
            f"{rating['sigma']:.2f}",
            f"{times['moves']:,}",
            duration(times["mean_seconds"]),
            duration(times["longest_seconds"]),
        )
    return laid
