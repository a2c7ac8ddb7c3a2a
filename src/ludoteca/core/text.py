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
    template = template_of(domain, key, language)
    text = _Speaker(domain, language).vformat(template, (), parameters)
    return text[:1].upper() + text[1:] if template.startswith("{") else text


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


class _Speaker(string.Formatter):
    """Fills a sentence in: a format specification names the vocabulary that a value is looked up in."""

    def __init__(self, domain: str, language: str) -> None:
        self.domain, self.language = domain, language

    def format_field(self, value: Any, format_spec: str) -> str:
        if isinstance(value, Sequence) and not isinstance(value, str):
            words = [self.format_field(one, format_spec) for one in value]
            return self.enumerate(words)
        if not format_spec:
            return str(value)
        vocabulary: Mapping[str, str] = catalogue(self.domain, self.language)["words"][format_spec]
        return vocabulary[str(value)]

    def enumerate(self, words: Sequence[str]) -> str:
        """Join words as people do: `a, b and c`."""
        if len(words) < 2:
            return "".join(words)
        link = catalogue("core", self.language)["words"]["and"]
        return f"{', '.join(words[:-1])} {link} {words[-1]}"


@dataclass(frozen=True, slots=True)
class Message:
    """Something to tell a person, in any language: a key of a catalogue and its parameters."""

    domain: str
    key: str
    parameters: Mapping[str, Any] = field(default_factory=dict)

    def explain(self, language: str = "en") -> str:
        """Say it in a language."""
        return say(self.domain, self.key, language, **self.parameters)

    def __str__(self) -> str:
        return self.explain()
