"""Words for people: every sentence stands in a catalogue, in each language, under one key.

The catalogues of games lie in the folders `locale` of their packages, all others in `locale/` of Ludoteca.

Articles, agreement and plurals are the catalogues' business, never the caller's. A sentence may name its parameters:

- `{square}` stands for the value itself.
- `{colour:piece}` stands for the word that the vocabulary `[words.piece]` of the same catalogue gives for the value. An
  entry `"c*"` covers all values that begin so, `"*"` all others, and `{}` in the word stands for what the star covered:
  with `"c*" = "de la {} del pasillo"` and `"*" = "de la {}"`, `c5` reads «de la 5 del pasillo» and `22` «de la 22».
- A list is joined as people would say it, word by word. Where its vocabulary has an entry `"+"`, two and more are put
  into that: with `"+" = "de {}"`, `el {player:player}` reads «el amarillo» and «el de amarillo y rojo».

Where the words depend on a parameter, the entry is a table: `by` names the parameter, and the other keys are the forms.
A form is chosen by the value as it is spelled, else, for a number (or the length of a list), by its plural category in
the language (`one`, `other`):

    came_out = { by = "count", one = "Sale una ficha {colour:piece}.", other = "Salen {count} fichas {colour:pieces}." }
"""

import locale
import os
import re
import string
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import Any, Final, TypeAlias

DEFAULT_LANGUAGE: Final = "en"
LANGUAGES: Final = tuple(
    sorted(
        (folder.name for folder in resources.files("ludoteca").joinpath("locale").iterdir() if folder.is_dir()),
        key=lambda language: (language != DEFAULT_LANGUAGE, language),
    )
)
"""The languages that there are catalogues in, the default first."""
SELECTOR: Final = "by"  # the key of a sentence's table that names the parameter which chooses the form
DEFAULT_FORM: Final = "other"
SEVERAL: Final = "+"  # the entry of a vocabulary that frames two and more of its words

PACKAGES: Final[dict[str, str]] = {}
"""The package that holds a game's modules and words, by the game's id: the registry of games fills it."""

Sentence: TypeAlias = str | Mapping[str, str]
"""An entry of a catalogue: a sentence, or its forms with the parameter that chooses."""


def say(domain: str, key: str, language: str = "en", /, **parameters: Any) -> str:
    """Say a sentence of a catalogue in a language, with its parameters filled in."""
    sentence = sentence_of(domain, key, language)
    form = "" if isinstance(sentence, str) else _form_for(sentence, parameters[sentence[SELECTOR]], language)
    parts = _parts_of(domain, key, language, form)
    text = "".join(
        part if isinstance(part, str) else _fill(domain, language, parameters[part[0]], part[1]) for part in parts
    )
    text = text if isinstance(parts[0], str) else text[:1].upper() + text[1:]
    return text if text.isascii() else whole(text)


def whole(text: str) -> str:
    """Replace what cannot be written in UTF-8: halves of surrogate pairs, which JSON lets through."""
    return text.encode("utf-8", "replace").decode("utf-8")


def visible(text: str) -> str:
    """Replace what could steer a terminal in a text that a stranger wrote."""
    return text if text.isprintable() else "".join(letter if letter.isprintable() else "�" for letter in text)


@cache
def _parts_of(domain: str, key: str, language: str, form: str) -> tuple[str | tuple[str, str], ...]:
    """Split a sentence into its words and its parameters, each with the vocabulary that it is looked up in."""
    sentence = sentence_of(domain, key, language)
    template = sentence if isinstance(sentence, str) else sentence[form]
    parts: list[str | tuple[str, str]] = []
    for words, name, vocabulary, _ in string.Formatter().parse(template):
        if words:
            parts.append(words)
        if name is not None:
            parts.append((name, vocabulary or ""))
    return tuple(parts) or ("",)


def _form_for(forms: Mapping[str, str], value: Any, language: str) -> str:
    """Choose a form of a sentence for the value of the parameter that decides."""
    if isinstance(value, list | tuple):
        value = len(value)
    spelled = str(value).lower() if isinstance(value, bool) else str(value)
    if spelled in forms and spelled != SELECTOR:
        return spelled
    category = plural_category(value, language) if isinstance(value, int) else DEFAULT_FORM
    return category if category in forms else DEFAULT_FORM


@cache
def plural_category(count: int, language: str) -> str:
    """Return the plural category of a number in a language, as the Unicode tables have it: `one`, `other`…"""
    from babel import Locale  # noqa: PLC0415  (its tables are loaded only where a plural is said)

    return str(Locale(language).plural_form(abs(count)))


def _fill(domain: str, language: str, value: Any, vocabulary: str) -> str:
    """Write a value, or the word that a vocabulary has for it; a list is joined as people would say it."""
    if isinstance(value, list | tuple):
        joined = _enumerate([_fill(domain, language, one, vocabulary) for one in value], language)
        frame = catalogue(domain, language)["words"][vocabulary].get(SEVERAL) if vocabulary and len(value) > 1 else None
        return frame.replace("{}", joined) if frame else joined
    said = value.explain(language) if isinstance(value, Message) else str(value)
    return word_for(domain, language, vocabulary, said) if vocabulary else said


@cache
def word_for(domain: str, language: str, vocabulary: str, value: str) -> str:
    """Look a value up in a vocabulary: as it is, else by the longest beginning that has a star, as `c*`."""
    words: Mapping[str, str] = catalogue(domain, language)["words"][vocabulary]
    if value in words:
        return words[value]
    beginnings = [key[:-1] for key in words if key.endswith("*") and value.startswith(key[:-1])]
    if not beginnings:
        raise KeyError(f"{language}/{domain}: the vocabulary {vocabulary} has no word for {value!r}")
    beginning = max(beginnings, key=len)
    return words[f"{beginning}*"].replace("{}", value[len(beginning) :])


def _enumerate(words: Sequence[str], language: str) -> str:
    """Join words as people do: `a, b and c`."""
    if len(words) < 2:
        return "".join(words)
    link = catalogue("core", language)["words"]["and"]
    return f"{', '.join(words[:-1])} {link} {words[-1]}"


def has_sentence(domain: str, key: str) -> bool:
    """Return whether a catalogue has a sentence under a key."""
    entry: Any = catalogue(domain, LANGUAGES[0])
    for part in key.split("."):
        if not isinstance(entry, Mapping) or part not in entry:
            return False
        entry = entry[part]
    return is_sentence(entry)


@cache
def sentence_of(domain: str, key: str, language: str) -> Sentence:
    """Look a sentence up by its key: `refusal.barrier` is `barrier` in the table `[refusal]`."""
    entry: Any = catalogue(domain, language)
    for part in key.split("."):
        entry = entry[part]
    assert is_sentence(entry), f"{domain}: {key} is a table, not a sentence"
    sentence: Sentence = entry
    return sentence


def is_sentence(entry: object) -> bool:
    """Return whether an entry is a sentence (or a table of its forms) and not a table of entries."""
    return isinstance(entry, str) or (isinstance(entry, Mapping) and isinstance(entry.get(SELECTOR), str))


@cache
def catalogue(domain: str, language: str) -> Mapping[str, Any]:
    """Read all the sentences of a domain (a game, or `core`) in a language."""
    if language not in LANGUAGES:
        raise ValueError(f"unknown language {language!r}: expected one of {', '.join(LANGUAGES)}")
    package = PACKAGES.get(domain)
    if package:
        path = resources.files(package).joinpath("locale", f"{language}.toml")
    else:
        path = resources.files("ludoteca").joinpath("locale", language, f"{domain}.toml")
    return tomllib.loads(path.read_text(encoding="utf-8"))


def language_of_person() -> str:
    """Choose the language of whoever runs the program: LUDOTECA_LANG, else the locale, else English."""
    wanted = os.environ.get("LUDOTECA_LANG") or os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES")
    wanted = wanted or os.environ.get("LANG") or locale.getlocale()[0] or ""
    return language_of(wanted)


def language_of(tag: str) -> str:
    """Find the language that a tag begins with, such as `es-CO,es;q=0.9`, `es_ES.UTF-8` or Windows' `Spanish_Spain`.

    The default where we do not have it.
    """
    first = re.split(r"[^a-z]", tag.strip().lower(), maxsplit=1)[0]
    if first in LANGUAGES or not first:
        return first or DEFAULT_LANGUAGE
    from babel import Locale  # noqa: PLC0415  (most tags begin with a code)

    names = {str(Locale(language).english_name).lower(): language for language in LANGUAGES}
    return names.get(first, DEFAULT_LANGUAGE)


@dataclass(frozen=True, slots=True)
class Message:
    """Something to say to a person, in any language: a key of a catalogue and its parameters."""

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
