"""The words that people can type at the table, in every language."""

import unicodedata
from functools import cache
from typing import Final

from ludoteca.core.text import LANGUAGES, catalogue

COMMANDS: Final = ("help", "throw", "undo", "why", "board", "words", "moves", "back", "save", "quit")
WITH_ARGUMENT: Final = frozenset({"why", "moves", "save"})
WITH_MOVE: Final = frozenset({"why", "moves"})  # as their argument
RARE: Final = frozenset({"back"})  # a beginning that could be another command is that one


def read_command(text: str) -> tuple[str, str] | None:
    """Read a command and what follows it; None when it is none, or could be several."""
    wanted = fold(text)
    for spelling, command in sorted(spellings().items(), key=lambda one: -len(one[0])):
        if wanted == spelling:
            return command, ""
        if command in WITH_ARGUMENT and wanted.startswith(f"{spelling} "):
            return command, after_words(text, spelling.count(" ") + 1)
    word, _, argument = text.partition(" ")
    begun = {command for spelling, command in spellings().items() if spelling.startswith(fold(word))}
    begun = begun - RARE or begun
    if len(begun) != 1 or (argument and not begun <= WITH_ARGUMENT):
        return None
    return begun.pop(), argument.strip()


def complete_command(text: str, language: str) -> list[str]:
    """List the commands of a language that begin so, as they are typed."""
    known = [catalogue("cli", language)["command"][command].split("|")[0] for command in COMMANDS]
    return [word for word in known if text and fold(word).startswith(fold(text))]


def is_reply(reply: str, text: str) -> bool:
    """Tell whether a text says `yes` or `no`, whichever is asked about, in any language."""
    return any(fold(text) in catalogue("cli", language)["reply"][reply].split("|") for language in LANGUAGES)


def after_words(text: str, count: int) -> str:
    """Give what follows the first words of a text, as it was typed."""
    return (text.split(maxsplit=count)[count:] or [""])[0]


@cache
def spellings() -> dict[str, str]:
    """List every way to say a command, without accents and in small letters."""
    return {
        fold(spelling): command
        for language in LANGUAGES
        for command in COMMANDS
        for spelling in catalogue("cli", language)["command"][command].split("|")
    }


def fold(text: str) -> str:
    """Take away what people leave out when they type: capitals, accents, doubled spaces."""
    letters = unicodedata.normalize("NFD", text.casefold())
    return " ".join("".join(letter for letter in letters if not unicodedata.combining(letter)).split())
