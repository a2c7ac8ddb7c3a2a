"""Words for people: every sentence stands in the catalogues of `locale/`, in each language, under one key.

A sentence may name its parameters: `{square}` stands for the value itself, `{colour:piece}` for the word that
the vocabulary `[words.piece]` of the same catalogue gives for it. A list is joined as people would say it.
"""

import locale
import os
import string
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import Any

LANGUAGES = ("en", "es")


def say(domain: str, key: str, language: str = "en", /, **parameters: Any) -> str:
    """Say a sentence of a catalogue in a language, with its parameters filled in."""
    parts = _parts_of(domain, key, language)
    text = "".join(
        part if isinstance(part, str) else _fill(domain, language, parameters[part[0]], part[1]) for part in parts
    )
    return text if isinstance(parts[0], str) else text[:1].upper() + text[1:]


@cache
def _parts_of(domain: str, key: str, language: str) -> tuple[str | tuple[str, str], ...]:
    """Part a sentence into its words and its parameters, each with the vocabulary that it is looked up in."""
    parts: list[str | tuple[str, str]] = []
    for words, name, vocabulary, _ in string.Formatter().parse(template_of(domain, key, language)):
        if words:
            parts.append(words)
        if name is not None:
            parts.append((name, vocabulary or ""))
    return tuple(parts) or ("",)


def _fill(domain: str, language: str, value: Any, vocabulary: str) -> str:
    """Write a value, or the word that a vocabulary has for it; a list is joined as people would say it."""
    if isinstance(value, list | tuple):
        return _enumerate([_fill(domain, language, one, vocabulary) for one in value], language)
    if not vocabulary:
        return str(value)
    words: Mapping[str, str] = catalogue(domain, language)["words"][vocabulary]
    return words[str(value)]


def _enumerate(words: Sequence[str], language: str) -> str:
    """Join words as people do: `a, b and c`."""
    if len(words) < 2:
        return "".join(words)
    link = catalogue("core", language)["words"]["and"]
    return f"{', '.join(words[:-1])} {link} {words[-1]}"


def template_of(domain: str, key: str, language: str) -> str:
    """Look a sentence up by its key: `refusal.barrier` is `barrier` in the table `[refusal]`."""
    entry: Any = catalogue(domain, language)
    for part in key.split("."):
        entry = entry[part]
    assert isinstance(entry, str), f"{domain}: {key} is a table, not a sentence"
    return entry


@cache
def catalogue(domain: str, language: str) -> Mapping[str, Any]:
    """Read all the sentences of a domain (a game, or `core`) in a language."""
    if language not in LANGUAGES:
        raise ValueError(f"unknown language {language!r}: expected one of {', '.join(LANGUAGES)}")
    path = resources.files("ludoteca").joinpath("locale", language, f"{domain}.toml")
    return tomllib.loads(path.read_text(encoding="utf-8"))


def language_of_person() -> str:
    """Choose the language of whoever runs the program: LUDOTECA_LANG, else the locale, else English."""
    wanted = os.environ.get("LUDOTECA_LANG") or os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES")
    wanted = wanted or os.environ.get("LANG") or locale.getlocale()[0] or ""
    return "es" if wanted.lower().startswith(("es", "spanish")) else "en"


@dataclass(frozen=True, slots=True)
class Message:
    """Something to tell a person, in any language: a key of a catalogue and its parameters."""

    domain: str
    key: str
    parameters: Mapping[str, Any] = field(default_factory=dict)
    _said: dict[str, str] = field(default_factory=dict, init=False, repr=False, compare=False)  # by language

    def explain(self, language: str = "en") -> str:
        """Say it in a language."""
        said = self._said.get(language)
        if said is None:
            said = self._said[language] = say(self.domain, self.key, language, **self.parameters)
        return said

    def __str__(self) -> str:
        return self.explain()
