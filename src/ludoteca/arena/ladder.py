"""The ladder: each level against the one below, how many games a pairing gets, and what its first bot should score.

A game says in `ladder.toml` in its package where it differs from the defaults. Games: as many as make the interval
clear of the goal, as far as that can be paid for; n games around a score p leave some 2 sqrt(p (1 - p) / n) either
side. Pairings far from their goal need few, those close to it thousands.

`make ladder` plays it and puts its result, as `ludoteca arena --ladder` writes it, into `ladder.json`: the ladder as it
was last measured, which docs and app show.
"""

import json
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, Final, NamedTuple

from ludoteca.arena.wording import by_rating, duration, name_of, percent
from ludoteca.executors.stamp import code_stamp
from ludoteca.games import info_of, package_of

FILE: Final = Path(__file__).with_name("ladder.json")
DEFAULT_GAMES: Final = 400  # an interval of some 5 % either side, around one half
DEFAULT_GOALS: Final[Mapping[str, float]] = {  # of games with dice, in percent
    "easy - beginner": 50,
    "medium - easy": 60,
    "hard - medium": 56,
    "expert - hard": 51.5,
    "expert - random": 85,
    "expert - 3 medium": 32,
}


class Rung(NamedTuple):
    """A pairing of the ladder."""

    games: int
    goal: float | None  # what the interval of the first bot's score should be clear of, in percent


def rung_of(game: str, pairing: str) -> Rung:
    """Return what the ladder has for a pairing, named as `expert - 3 medium`; a number of games has any pairing."""
    own = own_rungs(game).get(pairing, {})
    return Rung(own.get("games", DEFAULT_GAMES), own.get("goal", DEFAULT_GOALS.get(pairing)))


@cache
def own_rungs(game: str) -> dict[str, dict[str, Any]]:
    """Read where a game differs from the defaults."""
    file = resources.files(package_of(game)).joinpath("ladder.toml")
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


@cache
def published() -> dict[str, Any]:
    """Read the ladder; not to be changed by who asks."""
    result: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return result


def is_current() -> bool:
    """Return whether it was measured with the rules and bots of today."""
    return bool(published()["settings"]["code"] == code_stamp())


def tables_of(game: str) -> list[dict[str, Any]]:
    """List a game's kinds of table, the one with two players first; none where the game was not measured."""
    return [table for table in published()["tables"] if table["game"] == game]


def surest(score: Mapping[str, float]) -> dict[str, float]:
    """Return the score of a bot with its interval: without luck where that is known, which is surer."""
    if "without_luck" not in score:
        return {name: score[name] for name in ("score", "low", "high")}
    names = {"score": "without_luck", "low": "without_luck_low", "high": "without_luck_high"}
    return {name: score[free] for name, free in names.items()}


def page(result: Mapping[str, Any]) -> str:
    """Write the tables of a result in Markdown: who scores how much against whom, then ratings and times."""
    return "\n".join([*_scores(result), "", *_bots(result), ""])


def _scores(result: Mapping[str, Any]) -> Iterator[str]:
    yield "| game | players | pairing | score of the first | 95 % interval | equals score | games |"
    yield "|---|---:|---|---:|---:|---:|---:|"
    for table in result["tables"]:
        for pairing in table["pairings"]:
            of_first = pairing["scores"][pairing["lineup"][0]]
            score = surest(of_first)
            yield (
                f"| {info_of(table['game']).label()} | {table['players']} | {name_of(pairing['lineup'])} "
                f"| {percent(score['score'])} | {percent(score['low'])} to {percent(score['high'])} "
                f"| {percent(of_first['par'])} | {pairing['games']} |"
            )


def _bots(result: Mapping[str, Any]) -> Iterator[str]:
    yield "| game | players | bot | OpenSkill mu | sigma | mean time a move | longest |"
    yield "|---|---:|---|---:|---:|---:|---:|"
    for table in result["tables"]:
        for bot in by_rating(table):
            rating, times = table["ratings"][bot], table["times"][bot]
            yield (
                f"| {info_of(table['game']).label()} | {table['players']} | {bot} | {rating['mu']:.1f} "
                f"| {rating['sigma']:.1f} | {duration(times['mean_seconds'])} | {duration(times['longest_seconds'])} |"
            )
