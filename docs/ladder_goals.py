"""The published ladder with its goals, as the table in docs/strength.md."""

from collections.abc import Iterator, Mapping
from typing import Any

from ludoteca.arena.ladder import rung_of, surest
from ludoteca.arena.wording import name_of, percent
from ludoteca.games import info_of


def ladder_table(result: Mapping[str, Any]) -> str:
    """Write a line for each pairing."""
    return "\n".join(_lines(result))


def mark(score: Mapping[str, float], goal: float | None) -> str:
    """Say what was asked for, and whether the interval is clear of it."""
    if goal is None:
        return ""
    if 100 * score["low"] > goal:
        return f"{goal:g}"
    return f"{goal:g}, **{'not clear' if 100 * score['score'] > goal else 'not reached'}**"


def _lines(result: Mapping[str, Any]) -> Iterator[str]:
    yield "| game | pairing | score of the first | 95 % interval | games | asked for |"
    yield "|---|---|---:|---:|---:|---:|"
    for table in result["tables"]:
        for pairing in table["pairings"]:
            name, score = name_of(pairing["lineup"]), surest(pairing["scores"][pairing["lineup"][0]])
            goal = rung_of(table["game"], name).goal
            yield (
                f"| {_title(table)} | {name} | {percent(score['score'])} "
                f"| {100 * score['low']:.1f} to {100 * score['high']:.1f} | {pairing['games']} | {mark(score, goal)} |"
            )


def _title(table: Mapping[str, Any]) -> str:
    """Name a kind of table, in as few words as tell it from the game's others."""
    info = info_of(table["game"])
    if len(info.players) == 1:
        return info.label()
    modes = {mode.id: mode.label().lower() for mode in info.modes if table["players"] in mode.players}
    mode = f", {modes[table['mode']]}" if len(modes) > 1 else ""
    return f"{info.label()}, {table['players']} players{mode}"
