"""The catalogues: the same sentences with the same parameters in every language, none missing, none too many."""

import re
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca.core import text
from ludoteca.core.text import LANGUAGES, SELECTOR, language_of, say
from playing import values_of
from sentences import DOMAINS, catalogue, parameters, renderings

SOURCES = Path(ludoteca.__file__).parent
LOCAL_TABLES = Path(__file__).parents[1] / "web/src/local"

every_domain = pytest.mark.parametrize("domain", DOMAINS)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_domain
def test_languages_have_the_same_sentences_with_the_same_parameters(domain: str) -> None:
    english, spanish = (catalogue(domain, language) for language in ("en", "es"))
    assert english.keys() == spanish.keys()
    for key, sentence in english.items():
        assert set(parameters(sentence)) - {"count"} == set(parameters(spanish[key])) - {"count"}, key


@every_domain
@every_language
def test_every_vocabulary_that_a_sentence_names_exists(domain: str, language: str) -> None:
    words = text.catalogue(domain, language).get("words", {})
    for key, sentence in catalogue(domain, language).items():
        for vocabulary in parameters(sentence).values():
            assert not vocabulary or vocabulary in words, key


@every_domain
@every_language
def test_a_sentence_with_forms_has_one_for_every_number(domain: str, language: str) -> None:
    for key, sentence in catalogue(domain, language).items():
        if not isinstance(sentence, str):
            assert text.DEFAULT_FORM in sentence, key
            assert set(sentence) - {SELECTOR, text.DEFAULT_FORM}, f"{key} has one form only: write it as a sentence"


# What catalogues get wrong when a word or a number is filled in, in any language and in each.
ANYWHERE = (
    r"(?<=[a-zñáéíóú,.;:])  (?=\S)|[{}]",
    r"(?<=\w) [,;.:!](?!\w)",
    r"(?<=[a-zñáéíóú])[.!?] (?-i:[a-zñáéíóú])",
)
COUNTED = (  # plural nouns; a list, since an English verb can look like one: `1 takes a piece`
    "pieces|tiles|stacks|dice|sixes|pairs|squares|cells|steps|places|players|people|seats|games|tables|turns|throws|moves|"
    "actions|times|points|prizes|messages|requests|letters|characters|bytes|lines|columns|colours|files|pictures|clauses|"
    "rules|options|levels|bots|sets|seconds|minutes|hours|days"
)
MISTAKES = {
    "es": (
        *ANYWHERE,
        r"\b(?:de|a) el\b",
        r"(?<![\w,.:/–-])1 [a-zñáéíóú]+(?:as|os|es)\b(?<! es)(?<! las)(?<! los)(?<! les)(?<! tres)(?<! antes)",
        r"\b(?:quedan|faltan|sobran|esperaban|cuentan|salen|tienen) 1\b(?! y |,|-)",
        r"\b(?:los|las|unos|unas) 1\b(?! y |,)",
        r"\b(?:el|del|al|un|ningún) (?:fichas?|casillas?|mano|pilas?|jugadas?|mesas?|partidas?|tiradas?|meta|cárcel)\b",
        r"\b(?:la|una|ninguna) (?:turno|dados?|pasillo|corredor|seguros?|tablero|asientos?|puestos?|jugador|rey)\b",
        r"\bficha (?:(?:amarill|roj|blanc|negr|rosad|morad)(?:o|os|as)|azules|verdes)\b",
        r"\bfichas (?:(?:amarill|roj|blanc|negr|rosad|morad)(?:o|os|a)|azul|verde|naranja|violeta)\b",
        r"\b(de|a|en|la|el|los|las|y|que|por|con|un|una) \1\b",
        r"\b(?:a|de|en|por) (?:a|de|en|del|al) (?:la|el|los|las)\b",
        r"\by h?i(?![aeo])[a-zñáéíóú]",
    ),
    "en": (
        *ANYWHERE,
        r"\ba (?!one\b|once\b)[aeio]\w+|\ba (?:8|11|18)\b|\ban (?-i:[bcdfgjklmnpqrstvwyz][a-z]+)",
        rf"(?<![\w,.:/–-])(?<!\bon )1 (?:(?:white|black|yellow|blue|red|green|more|other|legal) )?(?:{COUNTED})\b",
        r"\bthere are (?:only )?1\b(?! of)",
        r"\b(the|a|an|of|to|in|on|from|and|is|are|has) \1\b",
        r"\b(?:to|from) (?:to|from|on|in|at)\b",
    ),
}


def mistakes_in(said: str, language: str) -> list[str]:
    """List what is wrong in a sentence, as far as its words alone show it."""
    return [match[0] for one in MISTAKES[language] if (match := re.search(one, said, re.IGNORECASE))]


@every_domain
@every_language
def test_every_sentence_reads_well_with_every_word_and_number(domain: str, language: str) -> None:
    for key in catalogue(domain, language):
        for said in renderings(domain, key, language):
            assert not mistakes_in(said, language), f"{key}: {said}"


@pytest.mark.parametrize(
    ("language", "wrong", "right"),
    [
        ("es", "Le toca  al azul.", "Le toca al azul."),
        ("es", "Hay {count} fichas.", "Hay 2 fichas."),
        ("es", "Gana el azul .", "Gana el azul."),
        ("es", "Gana el azul. al rojo le queda una.", "Gana el azul. Al rojo le queda una."),
        ("es", "El turno pasa a el azul.", "El turno pasa al azul."),
        ("es", "Salen 1 fichas.", "Con un 1 las fichas no salen."),
        ("es", "Le quedan 1.", "Le quedan 1 y 3."),
        ("es", "Las 1 vuelven.", "Las 21 vuelven."),
        ("es", "Va del casilla 3.", "Va de la casilla 3."),
        ("es", "La turno pasa.", "El turno pasa."),
        ("es", "Sale una ficha rojas.", "Sale una ficha roja."),
        ("es", "Salen 2 fichas azul.", "Salen 2 fichas azules."),
        ("es", "Va de de la 3.", "Va de la 3."),
        ("es", "Llega a en la 3.", "Llega a la 3."),
        ("es", "Juan y Inés.", "Juan y Hielo."),
        ("en", "Takes a onion.", "Takes a one-way turn."),
        ("en", "It takes a 8.", "It takes an 8."),
        ("en", "There is an piece.", "There is a piece."),
        ("en", "In hand: 1 pieces.", "Only a 1 takes a piece off."),
        ("en", "It has 1 white pieces.", "It has 1 white piece."),
        ("en", "There are only 1 left.", "There are only 21 left."),
        ("en", "It goes to the the hand.", "It goes to the hand."),
        ("en", "It goes to on 3.", "It goes on to 3."),
    ],
)
def test_mistakes_are_found_and_nothing_else(language: str, wrong: str, right: str) -> None:
    assert mistakes_in(wrong, language)
    assert not mistakes_in(right, language)


@every_domain
def test_every_sentence_is_used(domain: str) -> None:
    """The last part of a key stands in the sources, as a word of its own; options are named by their game.

    Tables of a browser speak from the same catalogues.
    """
    files = [*SOURCES.rglob("*.py"), *LOCAL_TABLES.glob("*.ts")]
    code = "\n".join(path.read_text(encoding="utf-8") for path in files)
    words = set(re.findall(r"[\w-]+", code))
    words |= {"true", "false"}  # how `spell_value` spells a switch
    keys = [key for key in catalogue(domain, "en") if not key.startswith("option.")]
    assert [key for key in keys if key.split(".")[-1] not in words] == []


@pytest.mark.parametrize("game_id", list(ludoteca.games))
@every_language
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
        return say("parchis", "event.opening_tie", language, tied=letters, players=4)

    assert tied("Y", "B", "R", language="en") == "A tie: yellow, blue and red throw again."
    assert tied("Y", "B", language="es") == "Empate: vuelven a tirar el amarillo y el azul."


def made_up(monkeypatch: pytest.MonkeyPatch, entry: Any, words: dict[str, dict[str, str]] | None = None) -> None:
    """Put one sentence into a catalogue of its own, `made-up`."""
    real = text.catalogue

    def reading(domain: str, language: str) -> Any:
        return {"it": entry, "words": words or {}} if domain == "made-up" else real(domain, language)

    monkeypatch.setattr(text, "catalogue", reading)
    for cached in (text.sentence_of, text._parts_of, text.word_for):
        cached.cache_clear()


@pytest.mark.parametrize(("count", "said"), [(1, "a piece"), (2, "2 pieces"), (0, "none"), ([4, 5], "[4, 5] pieces")])
def test_a_number_chooses_the_form(monkeypatch: pytest.MonkeyPatch, count: Any, said: str) -> None:
    made_up(monkeypatch, {"by": "count", "0": "none", "one": "a piece", "other": "{count} pieces"})
    assert say("made-up", "it", "en", count=count).replace("4 and 5", "[4, 5]") == said


@pytest.mark.parametrize(("way", "said"), [("in", "into the corridor"), ("out", "along"), (True, "yes")])
def test_a_word_chooses_the_form(monkeypatch: pytest.MonkeyPatch, way: Any, said: str) -> None:
    made_up(monkeypatch, {"by": "way", "in": "into the corridor", "true": "yes", "other": "along"})
    assert say("made-up", "it", "en", way=way) == said


@pytest.mark.parametrize(("square", "said"), [("m", "La meta"), ("c5", "La 5 del pasillo"), ("22", "La 22")])
def test_a_vocabulary_covers_beginnings(monkeypatch: pytest.MonkeyPatch, square: str, said: str) -> None:
    words = {"the": {"m": "la meta", "c*": "la {} del pasillo", "*": "la {}"}}
    made_up(monkeypatch, "{square:the}", words)
    assert say("made-up", "it", "es", square=square) == said


@pytest.mark.parametrize(("player", "said"), [(["Y"], "al amarillo"), (["Y", "R"], "al de amarillo y rojo")])
def test_a_vocabulary_frames_several_words(monkeypatch: pytest.MonkeyPatch, player: list[str], said: str) -> None:
    words = {"player": {"Y": "amarillo", "R": "rojo", "+": "de {}"}}
    made_up(monkeypatch, "al {player:player}", words)
    assert say("made-up", "it", "es", player=player) == said


def test_a_word_that_a_vocabulary_lacks_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    made_up(monkeypatch, "{colour:piece}", {"piece": {"Y": "amarilla"}})
    with pytest.raises(KeyError, match="piece has no word for 'Z'"):
        say("made-up", "it", "es", colour="Z")


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


@pytest.mark.parametrize(
    ("tag", "language"),
    [
        ("es", "es"),
        ("es-CO,es;q=0.9,en;q=0.8", "es"),
        ("es_ES.UTF-8", "es"),
        ("Spanish_Spain.1252", "es"),
        (" ES ", "es"),
        ("en-GB", "en"),
        ("estonian", "en"),
        ("fr", "en"),
        ("C.UTF-8", "en"),
        ("*", "en"),
        ("", "en"),
    ],
)
def test_the_language_of_a_tag_is_one_that_we_have(tag: str, language: str) -> None:
    assert language_of(tag) == language


def test_languages_are_those_of_the_catalogues_with_the_default_first() -> None:
    assert LANGUAGES == ("en", "es")
