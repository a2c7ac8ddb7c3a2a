"""Lessons: a game learned at the board, by positions with one thing to do in each.

The steps stand in `lesson.toml` of a game's package: a position, the dice that are thrown in it or lie there, and the
moves that do what is asked. The words stand in `locale/lesson.<language>.toml`, under the same keys. A game may
have no lesson. `first_game` has the options of the game that is played after it, where an unusual one is easier.
"""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any, Final

from ludoteca.core.text import LANGUAGES, PACKAGES

ANY_END: Final = "*"  # at the end of a move: all that begin so
KEYS_OF_STEP: Final = {"key", "position", "dice", "moves"}
WORDS_OF_STEP: Final = {"task", "done"}


class LessonError(ValueError):
    """Steps and words that do not fit together: a fault of the package, not of whoever learns."""


@dataclass(frozen=True, slots=True)
class LessonStep:
    """A position, and what is to be done in it."""

    key: str
    position: str
    task: str
    done: str  # said when it was done
    dice: tuple[int, ...] = ()  # that are thrown first; where no throw is due, those that are being played
    moves: tuple[str, ...] = ()  # any of these does it; none where the throw is all

    def is_done_by(self, move: str) -> bool:
        """Return whether a move does what is asked."""
        return any(move == one or (one.endswith(ANY_END) and move.startswith(one[:-1])) for one in self.moves)


def has_lesson(game: str) -> bool:
    """Return whether a game has a lesson."""
    return resources.files(PACKAGES[game]).joinpath("lesson.toml").is_file()


@cache
def lesson_of(game: str, language: str) -> tuple[LessonStep, ...]:
    """Read the lesson of a game in a language, none where it has none; LessonError names what is missing."""
    if not has_lesson(game):
        return ()
    steps = _read(game, "lesson.toml").get("steps", [])
    words = {one: _read(game, f"locale/lesson.{one}.toml") for one in LANGUAGES}
    for fault in _faults(steps, words):
        raise LessonError(f"{game}: {fault}")
    return tuple(
        LessonStep(
            key=step["key"],
            position=step["position"],
            dice=tuple(step.get("dice", ())),
            moves=tuple(step.get("moves", ())),
            **words[language][step["key"]],
        )
        for step in steps
    )


@cache
def first_game_options(game: str) -> dict[str, Any]:
    """Return the options of the game that is played after a lesson; none where it is the usual one."""
    return dict(_read(game, "lesson.toml").get("first_game", {})) if has_lesson(game) else {}


def _read(game: str, path: str) -> Mapping[str, Any]:
    file = resources.files(PACKAGES[game]).joinpath(path)
    if not file.is_file():
        raise LessonError(f"{PACKAGES[game]} has no {path}")
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise LessonError(f"{PACKAGES[game]}, {path}: {error}") from None


def _faults(steps: list[Mapping[str, Any]], words: Mapping[str, Mapping[str, Any]]) -> Iterator[str]:
    """List what does not fit together."""
    for number, step in enumerate(steps, 1):
        if not {"key", "position"} <= set(step) <= KEYS_OF_STEP:
            yield f"step {number} needs a key and a position, and knows dice and moves"
    keys = [step.get("key") for step in steps]
    for language, said in words.items():
        if list(said) != keys:
            yield f"the words in {language} are for {', '.join(said)}: expected {', '.join(map(str, keys))}"
        for key, sentences in said.items():
            if set(sentences) != WORDS_OF_STEP:
                yield f"{language}, {key}: expected {' and '.join(sorted(WORDS_OF_STEP))}"
