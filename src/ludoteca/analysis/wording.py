"""How figures of a simulation are written, on the screen and on paper."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from babel import Locale

from ludoteca.core.options import spell_value
from ludoteca.core.rules_text import rules_text
from ludoteca.core.text import say
from ludoteca.games import info_of


def number(value: float, language: str, decimals: int = 0) -> str:
    """Write a number as people of a language do: 1,234.5 in English is 1.234,5 in Spanish."""
    return f"{value:,.{decimals}f}".translate(marks_of(language))


@cache
def marks_of(language: str) -> dict[int, str]:
    """Return what a language writes for the comma and the point of an English number."""
    marks = Locale(language).number_symbols["latn"]
    return str.maketrans({",": marks["group"], ".": marks["decimal"]})


def percent(share: float, language: str, decimals: int = 1) -> str:
    """Write a share as people do; one that is not quite all or nothing is not written as if it were."""
    smallest = 0.1**decimals / 100
    if 0 < share < smallest / 2:
        return f"< {number(100 * smallest, language, decimals)} %"
    if 1 - smallest / 2 < share < 1:
        return f"> {number(100 - 100 * smallest, language, decimals)} %"
    return f"{number(100 * share, language, decimals)} %"


def often(times: float, language: str) -> str:
    """Write how often something happens in a game, with as many decimals as it needs."""
    return number(times, language, 1 if times >= 10 else 2 if times >= 1 else 4)


def title(result: Mapping[str, Any], language: str) -> str:
    """Name a game with its players, mode and options."""
    info = info_of(result["game"])
    mode = next(mode for mode in info.modes if mode.id == result["mode"])
    words = say(
        "cli", "title", language, game=info.label(language), players=result["players"], mode=mode.label(language)
    )
    return ", ".join([words, *(f"{name}={spell_value(value)}" for name, value in result["options"].items())])


def played(result: Mapping[str, Any], language: str) -> str:
    """Say how many games were played, how, and how fast."""
    return say(
        "simulate",
        "played_at_random" if result["moves"] == "random" else "played_by_bots",
        language,
        games=number(result["games"], language),
        seed=result["seed"],
        level=result["moves"],
        seconds=number(result["seconds"], language, 1),
        speed=number(result["games_a_second"], language, 0 if result["games_a_second"] >= 10 else 2),
    )


def first_words(game: str, clause: str, language: str, most: int) -> str:
    """Return how a clause begins: its first sentence, or as many words of it as fit."""
    text = next(one.text for one in rules_text(game, language).clauses if one.id == clause)
    sentence = text.split(". ")[0].split(": ")[0].removesuffix(".")
    if len(sentence) <= most:
        return sentence
    return sentence[: most - 1].rsplit(" ", 1)[0].rstrip(",;:") + "…"
