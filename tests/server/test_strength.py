"""How strong the bots are, as the app is told."""

from collections.abc import Iterator

import pytest

import ludoteca
from ludoteca.bots import LEVELS
from ludoteca.server import descriptions
from ludoteca.server.app import app_schema
from ludoteca.server.messages import live_schema
from server.inside import House, running_house


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with running_house(tmp_path_factory.mktemp("strength")) as house:
        yield house


@pytest.mark.parametrize("game", list(ludoteca.games))
def test_every_level_is_told_with_its_rung_and_its_time(house: House, game: str) -> None:
    told = house.ask("GET", f"/api/games/{game}/strength")
    assert told["game"] == game
    assert set(LEVELS) < set(told["mean_seconds"])
    of_two = {(rung["level"], rung["against"]) for rung in told["rungs"] if rung["players"] == 2}
    assert of_two == {*zip(LEVELS[1:], LEVELS, strict=False), ("expert", "random")}
    for rung in told["rungs"]:
        assert 0 <= rung["low"] <= rung["score"] <= rung["high"] <= 1
        assert rung["equals"] == 1 / rung["players"]
        assert 0 <= rung["draws"] <= rung["games"]


def test_a_ladder_of_an_earlier_version_is_still_told(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    for is_current in (True, False):
        monkeypatch.setattr(descriptions, "is_current", lambda is_current=is_current: is_current)
        told = house.ask("GET", "/api/games/parchis/strength")
        assert told["is_current"] is is_current
        assert told["rungs"]


def test_a_game_that_was_not_measured_has_no_rungs(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(descriptions, "tables_of", lambda _: [])
    told = house.ask("GET", "/api/games/stax/strength")
    assert (told["rungs"], told["mean_seconds"]) == ([], {})


def test_a_game_that_there_is_not_has_no_strength(house: House) -> None:
    assert house.ask("GET", "/api/games/chess/strength", 404)["code"] == "not_found"


def test_the_types_of_the_app_are_made_from_all_answers_and_live_messages() -> None:
    schemas = app_schema()["components"]["schemas"]
    assert {"Catalogue", "TableInfo", "RulesPage", "Strength", "CompilationState", "Problem"} <= set(schemas)
    assert set(live_schema()["$defs"]) <= set(schemas)
    assert schemas["FromServer"]["discriminator"]["mapping"]["welcome"] == "#/components/schemas/Welcome"
