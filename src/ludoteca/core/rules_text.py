"""The rules of a game as people read them: clause by clause, in each language, with positions to look at.

The words stand in `locale/rules.<language>.toml` of the game's package; the positions, which need no language, in its
`examples.toml`, by clause and key; where each clause comes from, in its `sources.toml`. They are joined here, and
whatever does not fit is named.

Under `story`, in place of a clause, both may tell the game in a few pictures, each with a sentence.
"""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any, Final

from ludoteca.core.text import LANGUAGES, PACKAGES, say

PRINTED: Final = "printed"  # the clause is in the game's printed rulebook
RULED: Final = "ruled"  # the rulebook is silent or unclear there: it is a ruling of ours
BOTH: Final = "both"  # printed, and completed or settled by a ruling
SOURCES: Final = (PRINTED, BOTH, RULED)
SOURCE_MARKS: Final = {PRINTED: "●", BOTH: "◐", RULED: "○"}  # where words would be too long

STORY: Final = "story"  # in place of a clause: the game in a few pictures
KEYS_OF_EXAMPLE = {"position", "allowed", "refused"}


class RulesTextError(ValueError):
    """Texts and examples that do not fit together: a fault of the package, not of whoever reads."""


@dataclass(frozen=True, slots=True)
class Example:
    """A position that shows a clause, with a move that it allows or refuses."""

    key: str
    caption: str
    position: str
    allowed: str = ""  # a legal move, shown as played
    refused: str = ""  # a move that just this clause refuses


@dataclass(frozen=True, slots=True)
class Clause:
    """A clause of the rules, in words for people."""

    id: str
    text: str
    examples: tuple[Example, ...]
    source: str  # one of SOURCES


@dataclass(frozen=True, slots=True)
class Part:
    """Clauses that belong together."""

    title: str
    clauses: tuple[Clause, ...]


@dataclass(frozen=True, slots=True)
class RulesText:
    """All the rules of a game in one language."""

    game: str
    language: str
    intro: str
    story: tuple[Example, ...]  # the game in a few pictures, or nothing
    parts: tuple[Part, ...]

    @property
    def clauses(self) -> tuple[Clause, ...]:
        """The clauses of all parts, in order."""
        return tuple(clause for part in self.parts for clause in part.clauses)


def source_label(source: str, language: str) -> str:
    """Name in a word or two where a clause comes from."""
    return say("core", f"source.{source}.name", language)


def source_sentence(source: str, language: str) -> str:
    """Say in a sentence where a clause comes from."""
    return say("core", f"source.{source}.sentence", language)


@cache
def rules_text(game: str, language: str) -> RulesText:
    """Read the rules of a game in a language; RulesTextError names what is missing, and where."""
    if language not in LANGUAGES:
        raise ValueError(f"unknown language {language!r}: expected one of {', '.join(LANGUAGES)}")
    texts = {one: _read(game, f"locale/rules.{one}.toml") for one in LANGUAGES}
    examples = _read(game, "examples.toml")
    sources = _read(game, "sources.toml")
    for fault in _faults(texts, examples, sources):
        raise RulesTextError(f"{game}: {fault}")
    text = texts[language]
    parts = tuple(
        Part(
            part["title"],
            tuple(_clause(entry, examples.get(entry["id"], {}), sources[entry["id"]]) for entry in part["clauses"]),
        )
        for part in text["parts"]
    )
    return RulesText(game, language, text["intro"], _examples(text.get(STORY, {}), examples.get(STORY, {})), parts)


def _read(game: str, path: str) -> Mapping[str, Any]:
    """Read a file of a game's package."""
    package = PACKAGES.get(game)
    if package is None:
        raise RulesTextError(f"there is no game {game}")
    file = resources.files(package).joinpath(path)
    if not file.is_file():
        raise RulesTextError(f"{package} has no {path}")
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise RulesTextError(f"{package}, {path}: {error}") from None


def _clause(entry: Mapping[str, Any], examples: Mapping[str, Mapping[str, str]], source: str) -> Clause:
    return Clause(entry["id"], entry["text"], _examples(entry.get("examples", {}), examples), source)


def _examples(captions: Mapping[str, str], examples: Mapping[str, Mapping[str, str]]) -> tuple[Example, ...]:
    return tuple(Example(key, captions[key], **examples[key]) for key in examples)


def _captions_of(text: Mapping[str, Any]) -> dict[str, set[str]]:
    """Return the keys of the captions of the story and of each clause of a text, in the order of the clauses."""
    entries = [entry for part in text["parts"] for entry in part["clauses"]]
    return {STORY: set(text.get(STORY, {})), **{entry["id"]: set(entry.get("examples", {})) for entry in entries}}


def _faults(
    texts: Mapping[str, Mapping[str, Any]], examples: Mapping[str, Any], sources: Mapping[str, str]
) -> Iterator[str]:
    """List what does not fit together."""
    captions = {language: _captions_of(text) for language, text in texts.items()}
    clauses = dict.fromkeys(clause for known in captions.values() for clause in known if clause != STORY)
    for language, known in captions.items():
        missing = [clause for clause in clauses if clause not in known]
        if missing:
            yield f"{language} lacks {', '.join(missing)}"
    for clause, named in examples.items():
        for key, example in named.items():
            if set(example) - KEYS_OF_EXAMPLE or "position" not in example:
                yield f"example {clause}.{key} needs a position, and knows allowed and refused"
    for language, known in captions.items():
        for clause in dict.fromkeys([*examples, *known]):
            differing = set(examples.get(clause, {})) ^ known.get(clause, set())
            if differing:
                shown = ", ".join(f"{clause}.{key}" for key in sorted(differing))
                yield f"{language} has a caption without an example, or none for one: {shown}"
    for clause in clauses:
        if sources.get(clause) not in SOURCES:
            yield f"the source of {clause} is not one of {', '.join(SOURCES)}"
