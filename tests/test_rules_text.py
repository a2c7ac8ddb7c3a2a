"""The rules as people read them: every clause told in every language, every example true, every page served."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

import ludoteca
from ludoteca.core import rules_text as loader
from ludoteca.core.rules_text import Clause, Example, RulesText, RulesTextError, rules_text
from ludoteca.core.text import LANGUAGES, PACKAGES, say
from ludoteca.server import pages
from playing import table_of
from server.inside import running_house

SOURCES = Path(ludoteca.__file__).parent
LEAST_EXAMPLES = 12
PICTURES_OF_STORY = range(4, 7)

every_game = pytest.mark.parametrize("game_id", list(ludoteca.games))
every_language = pytest.mark.parametrize("language", LANGUAGES)


def examples_of(game_id: str) -> dict[str, dict[str, dict[str, str]]]:
    """Read the examples of a game, by clause and key; none while its file is not there."""
    path = SOURCES / "games" / game_id.replace("-", "_") / "examples.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


EXAMPLES = [
    (game_id, clause, example)
    for game_id in ludoteca.games
    for clause, named in examples_of(game_id).items()
    for example in named.values()
]
NAMES = [
    f"{clause}.{key}" for game_id in ludoteca.games for clause, named in examples_of(game_id).items() for key in named
]


def outline(book: RulesText) -> list[list[tuple[str, list[tuple[str, str, str, str]]]]]:
    """Tell all of a text that does not depend on the language."""

    def bare(example: Example) -> tuple[str, str, str, str]:
        return example.key, example.position, example.allowed, example.refused

    def told(clause: Clause) -> tuple[str, list[tuple[str, str, str, str]]]:
        return clause.id, [bare(example) for example in clause.examples]

    return [[told(clause) for clause in part.clauses] for part in book.parts]


# The words


@every_game
def test_languages_have_the_same_parts_clauses_and_examples(game_id: str) -> None:
    first, *others = [outline(rules_text(game_id, language)) for language in LANGUAGES]
    assert all(other == first for other in others)


@every_game
def test_clauses_are_those_of_the_ledger_in_its_order(game_id: str) -> None:
    order = list(table_of(game_id, "ledger.toml"))
    places = [order.index(clause.id) for clause in rules_text(game_id, "en").clauses]
    assert places == sorted(set(places))


@every_game
def test_every_clause_that_is_enforced_is_told(game_id: str) -> None:
    enforced = [clause for clause, entry in table_of(game_id, "ledger.toml").items() if "enforced" in entry]
    told = {clause.id for clause in rules_text(game_id, "en").clauses}
    assert [clause for clause in enforced if clause not in told] == []


@every_game
def test_every_option_is_told_under_a_clause(game_id: str) -> None:
    told = {clause.id for clause in rules_text(game_id, "en").clauses}
    assert {option.clause for option in ludoteca.games[game_id].options} <= told


@every_game
@every_language
def test_everything_is_said_in_whole_sentences(game_id: str, language: str) -> None:
    book = rules_text(game_id, language)
    captions = [example.caption for clause in book.clauses for example in clause.examples]
    for text in [book.intro, *(clause.text for clause in book.clauses), *captions]:
        assert text.endswith((".", "!", "?")), text
        assert text == " ".join(text.split()), f"spaces or line ends too many: {text}"
    for part in book.parts:
        assert part.title
        assert not part.title.endswith(".")


@every_game
def test_no_text_is_left_in_the_other_language(game_id: str) -> None:
    english, spanish = (rules_text(game_id, language) for language in ("en", "es"))
    for one, other in zip(english.clauses, spanish.clauses, strict=True):
        assert one.text != other.text, one.id
        for example, twin in zip(one.examples, other.examples, strict=True):
            assert example.caption != twin.caption, f"{one.id}.{example.key}"


@every_game
@every_language
def test_a_game_is_told_in_a_few_pictures_with_short_sentences(game_id: str, language: str) -> None:
    story = rules_text(game_id, language).story
    if story or PACKAGES[game_id].startswith("ludoteca."):  # games of other packages may have none
        assert len(story) in PICTURES_OF_STORY
    for picture in story:
        assert picture.caption.endswith((".", "!"))
        assert len(picture.caption) <= 140, picture.caption


@every_game
def test_a_story_has_the_same_pictures_in_every_language(game_id: str) -> None:
    english, spanish = (rules_text(game_id, language).story for language in ("en", "es"))
    for one, other in zip(english, spanish, strict=True):
        assert (one.key, one.position, one.allowed) == (other.key, other.position, other.allowed)
        assert one.caption != other.caption


# The examples


@every_game
def test_a_game_has_enough_examples(game_id: str) -> None:
    assert sum(len(clause.examples) for clause in rules_text(game_id, "en").clauses) >= LEAST_EXAMPLES


@pytest.mark.parametrize(("game_id", "clause", "example"), EXAMPLES, ids=NAMES)
def test_an_example_shows_what_it_says(game_id: str, clause: str, example: dict[str, str]) -> None:
    game = ludoteca.from_position(example["position"])
    assert game.id == game_id
    if "refused" in example:
        refusal = game.why_not(example["refused"])
        assert refusal is not None, f"{example['refused']} is allowed"
        assert refusal.clause == clause, str(refusal)
    if "allowed" in example:
        assert str(game.push(example["allowed"])) == example["allowed"]
    assert game._repr_svg_().startswith("<svg")
    assert len(example["position"]) <= pages.MAX_POSITION


# Faults of the package are named


def told_by(*clauses: str, captions: dict[str, str] | None = None) -> dict[str, Any]:
    """Make a text that tells some clauses; the captions stand with the last."""
    entries: list[dict[str, Any]] = [{"id": clause, "text": f"{clause}."} for clause in clauses]
    if captions:
        entries[-1]["examples"] = captions
    return {"intro": "A game.", "parts": [{"title": "All", "clauses": entries}]}


SOUND = {"en": told_by("A-1", captions={"k": "K."}), "es": told_by("A-1", captions={"k": "K."})}
SHOWN = {"A-1": {"k": {"position": "p"}}}
STORY = {"story": {"s": {"position": "q"}}}
FAULTY: list[tuple[dict[str, Any], dict[str, Any], str]] = [
    (SOUND | {"es": told_by("A-2", captions={"k": "K."})}, SHOWN, "game: en lacks A-2"),
    (SOUND | {"es": told_by("A-1")}, SHOWN, "game: es has a caption without an example, or none for one: A-1.k"),
    (SOUND, {}, "game: en has a caption without an example, or none for one: A-1.k"),
    (SOUND, SHOWN | {"A-9": {"k": {"position": "p"}}}, "or none for one: A-9.k"),
    (SOUND, SHOWN | STORY, "game: en has a caption without an example, or none for one: story.s"),
    (SOUND, {"A-1": {"k": {"allowed": "m"}}}, "example A-1.k needs a position"),
    (SOUND, {"A-1": {"k": {"position": "p", "alowed": "m"}}}, "example A-1.k needs a position"),
]


def reading(
    monkeypatch: pytest.MonkeyPatch, texts: dict[str, Any], examples: dict[str, Any], source: str = "ruled"
) -> None:
    """Let the loader read these instead of files."""
    files = {"examples.toml": examples, "sources.toml": {"A-1": source}}
    files |= {f"locale/rules.{language}.toml": text for language, text in texts.items()}
    monkeypatch.setattr(loader, "_read", lambda _, path: files[path])


@pytest.mark.parametrize(("texts", "examples", "said"), FAULTY, ids=[said for _, _, said in FAULTY])
def test_what_does_not_fit_is_named(
    monkeypatch: pytest.MonkeyPatch, texts: dict[str, Any], examples: dict[str, Any], said: str
) -> None:
    reading(monkeypatch, texts, examples)
    with pytest.raises(RulesTextError) as error:
        rules_text.__wrapped__("game", "en")
    assert said in str(error.value)


def test_what_fits_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    reading(monkeypatch, SOUND, SHOWN)
    assert rules_text.__wrapped__("game", "es").clauses == (Clause("A-1", "A-1.", (Example("k", "K.", "p"),), "ruled"),)


def test_a_story_is_read_with_its_sentences(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = {language: text | {"story": {"s": f"S {language}."}} for language, text in SOUND.items()}
    reading(monkeypatch, texts, SHOWN | STORY)
    assert rules_text.__wrapped__("game", "es").story == (Example("s", "S es.", "q"),)


def test_a_game_may_have_no_story(monkeypatch: pytest.MonkeyPatch) -> None:
    reading(monkeypatch, SOUND, SHOWN)
    assert rules_text.__wrapped__("game", "es").story == ()


def test_a_source_that_there_is_not_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    reading(monkeypatch, SOUND, SHOWN, source="hearsay")
    with pytest.raises(RulesTextError, match="the source of A-1 is not one of printed, both, ruled"):
        rules_text.__wrapped__("game", "en")


def test_a_game_or_language_that_there_is_not_is_named() -> None:
    with pytest.raises(RulesTextError, match="there is no game chess"):
        rules_text("chess", "en")
    with pytest.raises(ValueError, match="expected one of en, es"):
        rules_text("stax", "fr")


# The pages


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with running_house(tmp_path_factory.mktemp("pages")) as house:
        yield house.client


@every_game
@every_language
def test_the_rules_are_served_in_the_language_of_the_person(client: TestClient, game_id: str, language: str) -> None:
    answer = client.get(f"/api/games/{game_id}/rules", headers={"Accept-Language": f"{language}-XX,fr;q=0.5"})
    page, book, info = answer.json(), rules_text(game_id, language), ludoteca.games[game_id]
    assert answer.status_code == 200
    assert "Accept-Language" in answer.headers["vary"].split(", ")
    assert (page["game"], page["name"], page["intro"]) == (game_id, info.label(language), book.intro)
    assert page["notation"] == say(game_id, "notation", language)
    assert [part["title"] for part in page["parts"]] == [part.title for part in book.parts]
    told = [clause for part in page["parts"] for clause in part["clauses"]]
    assert [(clause["id"], clause["text"], clause["source"]) for clause in told] == [
        (one.id, one.text, one.source) for one in book.clauses
    ]
    assert {one["id"] for one in page["sources"]} >= {clause["source"] for clause in told}
    shown = [tuple(example.values()) for clause in told for example in clause["examples"]]
    expected = [
        (one.key, one.caption, one.position, one.allowed, one.refused) for told in book.clauses for one in told.examples
    ]
    assert shown == expected
    assert [option["label"] for option in page["options"]] == [option.label(language) for option in info.options]
    for option in page["options"]:
        is_range = option["minimum"] is not None
        assert option["default"] in option["values"] or (is_range and option["default"].isdecimal())


def test_there_are_no_rules_of_a_game_that_there_is_not(client: TestClient) -> None:
    answer = client.get("/api/games/chess/rules")
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")


@pytest.mark.parametrize(("game_id", "clause", "example"), EXAMPLES[::9], ids=NAMES[::9])
def test_a_picture_is_that_of_the_engine(
    client: TestClient, game_id: str, clause: str, example: dict[str, str]
) -> None:
    game = ludoteca.from_position(example["position"])
    if "allowed" in example:
        game.push(example["allowed"])
    wanted = {"position": example["position"], "move": example.get("allowed", "")}
    answer = client.get("/api/picture.svg", params=wanted)
    assert answer.status_code == 200
    assert answer.text == game._repr_svg_()
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.headers["cache-control"] == "public, max-age=86400"
    assert answer.headers["content-security-policy"] == "default-src 'none'; style-src 'unsafe-inline'"


STAX = "stax players=2 mode=duel table=W3:0@0,0 seat=1 phase=move"
BAD_PICTURES = [
    ({}, "bad_request", "no es como se esperaba"),
    ({"position": ""}, "bad_request", "no es como se esperaba"),
    ({"position": f"{STAX} {'x' * 4000}"}, "bad_request", "no es como se esperaba"),
    ({"position": STAX, "move": "x" * 61}, "bad_request", "no es como se esperaba"),
    ({"position": "chess"}, "bad_text", "chess"),
    ({"position": "<script>"}, "bad_text", "script"),
    ({"position": STAX.replace("seat=1", "seat=0")}, "bad_text", "El negro no puede haber colocado 0 fichas"),
    ({"position": STAX, "move": "hop"}, "refused", "«hop» no es una jugada"),
    ({"position": STAX, "move": "13@1,0:0"}, "refused", "La primera ficha de un jugador no puede ser la reina."),
]


@pytest.mark.parametrize(("wanted", "code", "said"), BAD_PICTURES)
def test_a_picture_that_cannot_be_drawn_is_explained(
    client: TestClient, wanted: dict[str, str], code: str, said: str
) -> None:
    answer = client.get("/api/picture.svg", params=wanted, headers={"Accept-Language": "es"})
    found = answer.json()
    assert (answer.status_code, found["code"]) == (422, code)
    assert said in found["sentence"], found
    assert answer.headers["cache-control"] == "no-store"
    if code == "bad_text":
        assert found["faults"]
