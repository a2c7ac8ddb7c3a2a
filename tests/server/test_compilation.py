"""A server whose games are still being compiled: what waits, what does not, and what it says meanwhile."""

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca.bots import LEVELS
from ludoteca.compilation import BOTS, RULES, SEARCH, Step
from ludoteca.server import compilation, tables
from server.inside import House, running_house

SECONDS = 30  # for what should happen at once
PARTS = (RULES, BOTS, SEARCH)


class Gates:
    """A compiler's steps, each of which ends when the test lets it, as the test says."""

    def __init__(self) -> None:
        self.open = {Step(game, part): threading.Event() for game in ludoteca.games for part in PARTS}
        self.begun = {step: threading.Event() for step in self.open}
        self.failing: set[Step] = set()
        self.order: list[Step] = []
        self.is_closed = False

    def compile(self, step: Step, report: Callable[[int, int], None]) -> str:
        self.order.append(step)
        report(1, 2)
        self.begun[step].set()
        assert self.open[step].wait(SECONDS)
        if step in self.failing:
            raise ValueError("no such type")
        return ""

    def close(self) -> None:
        self.is_closed = True
        for gate in self.open.values():
            gate.set()


@pytest.fixture
def gates(monkeypatch: pytest.MonkeyPatch) -> Gates:
    gates = Gates()
    monkeypatch.setattr(compilation, "is_compiled", lambda step: False)
    monkeypatch.setattr(tables, "Compilation", partial(compilation.Compilation, lambda: gates, workers=1))
    return gates


@pytest.fixture
def house(gates: Gates, tmp_path: Path) -> Iterator[House]:
    with running_house(tmp_path) as house:
        assert gates.begun[Step("parchis", RULES)].wait(SECONDS)
        yield house
    assert gates.is_closed


def state_of(house: House, **parameters: str) -> dict[str, Any]:
    state: dict[str, Any] = house.ask("GET", "/api/compilation", params=parameters)
    return state


def parts_of(house: House, game: str) -> dict[str, str]:
    (found,) = [one for one in state_of(house)["games"] if one["game"] == game]
    return {one["part"]: one["status"] for one in found["parts"]}


def test_a_server_tells_how_far_it_is(house: House) -> None:
    state = state_of(house)
    assert not state["is_ready"]
    assert state["share"] == pytest.approx(2.5 / 44)
    assert [one["game"] for one in state["games"]] == list(ludoteca.games)
    assert state["games"][0]["name_within"] == "Parchís"
    assert state["games"][0]["share"] == pytest.approx(2.5 / 11)
    assert parts_of(house, "parchis") == {"rules": "running", "bots": "waiting", "search": "waiting"}
    assert [one["share"] for one in state["games"][0]["parts"]] == [0.5, 0.0, 0.0]
    assert set(state["part_of_level"]) == set(LEVELS)


def test_the_game_that_somebody_looks_at_is_compiled_next(house: House, gates: Gates) -> None:
    state_of(house, game="stax")
    state_of(house, game="no-such-game")
    for part in (RULES, BOTS):
        gates.open[Step("stax", part)].set()
    gates.open[Step("parchis", RULES)].set()
    assert gates.begun[Step("parques", RULES)].wait(SECONDS)
    assert gates.order == [Step("parchis", RULES), Step("stax", RULES), Step("stax", BOTS), Step("parques", RULES)]


def test_a_new_table_waits_for_the_rules_of_its_game_alone(house: House, gates: Gates) -> None:
    with ThreadPoolExecutor() as pool:
        made = pool.submit(house.make, game="parchis")
        assert house.ask("GET", "/healthz")["status"] == "ok"
        assert not made.done()
        gates.open[Step("parchis", RULES)].set()
        table = made.result(SECONDS)
    with house.join(table.id, *table.tokens.values()) as both:
        both.act()
        both.hear_to(both.seq + 1)
    assert parts_of(house, "parchis")["rules"] == "done"


def test_a_bot_waits_for_its_level_and_then_plays(house: House, gates: Gates) -> None:
    for game in ludoteca.games:
        gates.open[Step(game, RULES)].set()
    seats = [{"kind": "bot", "level": "medium"}, {"kind": "here", "name": "Ana"}]
    table = house.make(game="stax", seats=seats)
    with house.join(table.id, *table.tokens.values()) as ana:
        assert ana.state["seat"] == 0
        gates.open[Step("parchis", BOTS)].set()  # which the worker may have begun before there was a table
        assert gates.begun[Step("stax", BOTS)].wait(SECONDS), "the bot at a table is compiled next"
        assert Step("parques", BOTS) not in gates.order
        assert house.ask("GET", "/healthz")["status"] == "ok"
        assert not any(event["kind"] == "move" for event in ana.events)
        gates.open[Step("stax", BOTS)].set()
        ana.hear_until(lambda one: any(event["kind"] == "move" for event in one.events))
        assert ana.events[-1]["body"]["by"] == "bot"


def test_rules_that_cannot_be_compiled_are_told(house: House, gates: Gates) -> None:
    gates.failing.add(Step("parchis", RULES))
    gates.open[Step("parchis", RULES)].set()
    wanted = {"game": "parchis", "seats": []}
    problem = house.ask("POST", "/api/tables", 503, json=wanted, headers={"Accept-Language": "es"})
    assert problem["code"] == "not_compiled"
    assert "preparar" in problem["sentence"]
    assert parts_of(house, "parchis")["rules"] == "failed"


@pytest.mark.parametrize("game", list(ludoteca.games))
def test_pictures_do_not_wait(house: House, game: str) -> None:
    position = ludoteca.new(game, seed=1).position()
    picture = house.ask("GET", "/api/picture.svg", params={"position": position})
    assert picture == ludoteca.new(game, seed=1)._repr_svg_()


def test_a_picture_of_no_position_is_refused_with_its_faults_once_the_rules_are_there(
    house: House, gates: Gates
) -> None:
    gates.open[Step("parchis", RULES)].set()
    assert house.ask("GET", "/api/picture.svg", 422, params={"position": "parchis players=9"})["faults"]
    assert house.ask("GET", "/api/picture.svg", 422, params={"position": "chess"})["faults"]


def test_a_server_that_has_all_compiled_is_ready_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compilation, "is_compiled", lambda step: True)
    with running_house(tmp_path) as house:
        state = state_of(house)
    assert (state["is_ready"], state["share"]) == (True, 1.0)
    assert {part["status"] for one in state["games"] for part in one["parts"]} == {"done"}
