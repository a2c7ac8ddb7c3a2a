"""The words that people can type at the table, in every language."""

import unicodedata
from collections.abc import Mapping, Set
from functools import cache
from typing import Any, Final

from ludoteca.core.text import LANGUAGES, catalogue

COMMANDS: Final = ("help", "throw", "undo", "why", "board", "words", "moves", "back", "save", "quit")
WITH_ARGUMENT: Final = frozenset({"why", "moves", "save"})
WITH_MOVE: Final = frozenset({"why", "moves"})  # as their argument
RARE: Final = frozenset({"back"})  # a beginning that could be another command is that one


def read_command(text: str) -> tuple[str, str] | None:
    """Read a command of the table and what follows it; None when it is none, or could be several."""
    return find_command(text, spellings("cli", "command"), WITH_ARGUMENT)


def find_command(text: str, known: Mapping[str, str], with_argument: Set[str]) -> tuple[str, str] | None:
    """Find a command by its spelling or the beginning of one, and what follows it; None for none or several."""
    wanted = fold(text)
    for spelling, command in sorted(known.items(), key=lambda one: -len(one[0])):
        if wanted == spelling:
            return command, ""
        if command in with_argument and wanted.startswith(f"{spelling} "):
            return command, after_words(text, spelling.count(" ") + 1)
    word, _, argument = text.partition(" ")
    begun = {command for spelling, command in known.items() if spelling.startswith(fold(word))}
    begun = begun - RARE or begun
    if len(begun) != 1 or (argument and not begun <= with_argument):
        return None
    return begun.pop(), argument.strip()


def complete_command(text: str, language: str) -> list[str]:
    """List the commands of a language that begin so, as they are typed."""
    known = [catalogue("cli", language)["command"][command].split("|")[0] for command in COMMANDS]
    return [word for word in known if text and fold(word).startswith(fold(text))]


def is_reply(reply: str, text: str) -> bool:
    """Return whether a text says `yes` or `no`, whichever is asked about, in any language."""
    return any(fold(text) in catalogue("cli", language)["reply"][reply].split("|") for language in LANGUAGES)


def after_words(text: str, count: int) -> str:
    """Return what follows the first words of a text, as it was typed."""
    return (text.split(maxsplit=count)[count:] or [""])[0]


@cache
def spellings(domain: str, key: str) -> dict[str, str]:
    """Map every way to type a command of a catalogue, in any language, without accents and in small letters."""
    found: dict[str, str] = {}
    for language in LANGUAGES:
        words: Any = catalogue(domain, language)
        for part in key.split("."):
            words = words[part]
        found |= {fold(spelling): command for command, line in words.items() for spelling in line.split("|")}
    return found


def fold(text: str) -> str:
    """Remove what people leave out when they type: capitals, accents, doubled spaces."""
    letters = unicodedata.normalize("NFD", text.casefold())
    return " ".join("".join(letter for letter in letters if not unicodedata.combining(letter)).split())
