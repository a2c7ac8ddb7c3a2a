"""The catalogues: the same sentences with the same parameters in every language, none missing, none too many."""

import re
import string
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca.core import text
from ludoteca.core.text import LANGUAGES, say
from playing import values_of

SOURCES = Path(ludoteca.__file__).parent
DOMAINS = sorted(path.stem for path in (SOURCES / "locale/en").glob("*.toml"))


def sentences(table: Mapping[str, Any], prefix: str = "") -> Iterator[tuple[str, str]]:
    for key, value in table.items():
        if isinstance(value, str):
            yield prefix + key, value
        else:
            yield from sentences(value, f"{prefix}{key}.")


def catalogue(domain: str, language: str) -> dict[str, str]:
    path = SOURCES / "locale" / language / f"{domain}.toml"
    found = dict(sentences(tomllib.loads(path.read_text(encoding="utf-8"))))
    return {key: value for key, value in found.items() if not key.startswith("words.")}


def parameters(sentence: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(sentence) if name}


@pytest.mark.parametrize("domain", DOMAINS)
def test_languages_have_the_same_sentences_with_the_same_parameters(domain: str) -> None:
    english, spanish = (catalogue(domain, language) for language in ("en", "es"))
    assert english.keys() == spanish.keys()
    for key, sentence in english.items():
        assert parameters(sentence) == parameters(spanish[key]), key


@pytest.mark.parametrize("domain", DOMAINS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_vocabulary_that_a_sentence_names_exists(domain: str, language: str) -> None:
    words = text.catalogue(domain, language).get("words", {})
    for key, sentence in catalogue(domain, language).items():
        for _, name, vocabulary, _ in string.Formatter().parse(sentence):
            assert not name or not vocabulary or vocabulary in words, key


@pytest.mark.parametrize("domain", DOMAINS)
def test_every_sentence_is_used(domain: str) -> None:
    """The last part of a key stands in the sources, as a word of its own; options are named by their game."""
    code = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    words = set(re.findall(r"[\w-]+", code))
    words |= {"true", "false"}  # how `spell_value` spells a switch
    keys = [key for key in catalogue(domain, "en") if not key.startswith("option.")]
    assert [key for key in keys if key.split(".")[-1] not in words] == []


@pytest.mark.parametrize("game_id", list(ludoteca.games))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_value_and_mode_has_a_name(game_id: str, language: str) -> None:
    info = ludoteca.games[game_id]
    assert info.label(language)
    assert all(mode.label(language) for mode in info.modes)
    for option in info.options:
        assert option.label(language)
        assert option.sentence(language).endswith(".")
        assert option.default in option.allowed(info.default_players)
        for value in values_of(option, info.default_players):
            assert option.value_label(value, language)


def test_lists_are_said_as_people_do() -> None:
    def tied(*letters: str, language: str) -> str:
        return say("parchis", "event.opening_tie", language, tied=letters)

    assert tied("Y", "B", "R", language="en") == "A tie: yellow, blue and red throw again."
    assert tied("Y", "B", language="es") == "Empate: vuelven a tirar amarillo y azul."


def test_an_unknown_language_is_named_with_those_known() -> None:
    with pytest.raises(ValueError, match="expected one of en, es"):
        say("core", "value.true", "fr")


@pytest.mark.parametrize(
    ("variable", "language"), [("es_ES.UTF-8", "es"), ("es_CO", "es"), ("en_GB", "en"), ("C", "en")]
)
def test_the_language_is_that_of_the_person(monkeypatch: pytest.MonkeyPatch, variable: str, language: str) -> None:
    for name in ("LUDOTECA_LANG", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LC_ALL", variable)
    assert text.language_of_person() == language
