"""The ladder as a page of Markdown, for the docs."""

from collections.abc import Iterator, Mapping
from typing import Any

from ludoteca.arena.wording import by_rating, duration, name_of, percent
from ludoteca.games import info_of


def page(result: Mapping[str, Any]) -> str:
    """Write the tables of a result: who scores how much against whom, then ratings and times."""
    return "\n".join([*_scores(result), "", *_bots(result), ""])


def _scores(result: Mapping[str, Any]) -> Iterator[str]:
    yield "| game | players | pairing | score of the first | 95 % interval | equals score | games |"
    yield "|---|---:|---|---:|---:|---:|---:|"
    for table in result["tables"]:
        for pairing in table["pairings"]:
            score = pairing["scores"][pairing["lineup"][0]]
            yield (
                f"| {info_of(table['game']).label()} | {table['players']} | {name_of(pairing['lineup'])} "
                f"| {percent(score['score'])} | {percent(score['low'])} to {percent(score['high'])} "
                f"| {percent(score['par'])} | {pairing['games']} |"
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
