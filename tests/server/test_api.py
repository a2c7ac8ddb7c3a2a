"""The HTTP side: games, tables, seats and records, and what is answered to bad requests."""

from collections.abc import Iterator
from typing import Any

import pytest

import ludoteca
from ludoteca.bots import LEVELS
from ludoteca.core.record_reader import read_record
from ludoteca.core.text import say
from ludoteca.core.verify import check
from ludoteca.games import rulebook_of
from ludoteca.server.commands import PHRASES
from ludoteca.server.messages import live_schema
from server.desk import BYTES
from server.inside import House, play_on, running_house
from server.players import doubts_about

ANA = {"kind": "here", "name": "Ana"}
BOT = {"kind": "bot"}
SPANISH = {"Accept-Language": "es-CO,es;q=0.9"}
NO_TABLE = "A" * 22


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with running_house(tmp_path_factory.mktemp("api")) as house:
        yield house


def test_the_games_are_told_with_all_that_a_form_needs(house: House) -> None:
    english = house.ask("GET", "/api/games")
    spanish = house.ask("GET", "/api/games", headers=SPANISH)
    assert [game["id"] for game in english["games"]] == list(ludoteca.games)
    assert english["levels"] == list(LEVELS)
    assert tuple(english["phrases"]) == tuple(spanish["phrases"]) == PHRASES
    assert (english["phrases"]["hello"], spanish["phrases"]["hello"]) == ("Hello!", "¡Hola!")
    for game, info in zip(spanish["games"], ludoteca.games.values(), strict=True):
        assert game["name"] == info.label("es")
        assert game["has_draws"] == (info.id == "stax")
        assert game["summary"] == say(info.id, "summary", "es")
        assert game["faces"] == ([] if info.id == "stax" else [1, 2, 3, 4, 5, 6])
        letters = {letter for players in info.players for letter in letters_at(info.id, players)}
        assert set(game["colours"]) == letters
        assert ludoteca.from_position(game["showcase"]).setup.game == info.id
        assert {option["name"] for option in game["options"]} == {option.name for option in info.options}
        assert all(option["label"] and option["sentence"] for option in game["options"])


def letters_at(game: str, players: int) -> list[str]:
    seats: dict[str, Any] = {"seats": 8} if game == "parques" else {}
    return rulebook_of(game).letters(ludoteca.new(game, players=players, **seats).setup)


def test_options_that_depend_on_the_players_say_so(house: House) -> None:
    parques = next(game for game in house.ask("GET", "/api/games")["games"] if game["id"] == "parques")
    options = {option["name"]: option["players"] for option in parques["options"]}
    assert options["seats"] == {"4": [2, 3, 4], "6": [2, 3, 4, 5, 6]}
    assert options["first"]["7"] == [8]
    assert "roll" not in options["first"]
    assert options["pieces"] == {}


def test_the_schema_of_live_messages_is_served(house: House) -> None:
    assert house.ask("GET", "/api/schema/live.json") == live_schema()


def test_every_answer_is_described_by_a_model(house: House) -> None:
    described = house.ask("GET", "/openapi.json")["paths"]
    answers = [
        (path, status, kind, content["schema"])
        for path, operations in described.items()
        for operation in operations.values()
        for status, answer in operation["responses"].items()
        for kind, content in answer.get("content", {}).items()
        if (path, status) != ("/api/tables/{table}/record", "200")  # a record is described in docs/records.md
    ]
    assert {path for path, *_ in answers} >= {"/api/games", "/api/board", "/api/tables", "/healthz"}
    for path, status, kind, schema in answers:
        if kind == "application/json":
            assert "$ref" in schema or "$ref" in schema.get("items", {}), (path, status)


def test_health_and_figures_are_served(house: House) -> None:
    assert house.ask("GET", "/healthz")["status"] == "ok"
    assert "ludoteca_tables_made" in house.ask("GET", "/metrics")


@pytest.mark.parametrize("game", list(ludoteca.games))
def test_a_board_is_described_with_a_place_for_every_piece(house: House, game: str) -> None:
    position = ludoteca.new(game, seed=1).position()
    board = house.ask("GET", "/api/board", params={"position": position})
    assert board == rulebook_of(game).board_data(ludoteca.new(game).setup)
    spanish = house.ask("GET", "/api/board", params={"position": position}, headers=SPANISH)
    for name, spot in board["spots"].items():
        assert spot["label"] != spanish["spots"][name]["label"]
    for look in [*board["pieces"].values(), *spanish["pieces"].values()]:
        assert look["home"] in board["spots"] or not board["spots"]
        assert look["counted"][0].startswith("1 ")
    assert board["ground"].startswith("<defs>")


def test_a_game_is_given_step_by_step_from_its_start(house: House) -> None:
    table = house.make()
    with house.join(table.id, *table.tokens.values()) as both:
        play_on([both], 12)
        now, seq = both.state["position"], both.state["seq"]
        told = house.ask("GET", f"/api/tables/{table.id}/steps", headers=SPANISH)
    steps = told["steps"]
    assert told["seq"] == seq
    assert steps[0]["position"] == ludoteca.new("parchis", players=2).position()
    assert (steps[0]["narration"], steps[-1]["position"]) == ([], now)
    assert all(bool(step["dice"]) != bool(step["move"]) for step in steps[1:])
    assert all(step["narration"][0]["sentence"] for step in steps[1:])


def test_a_board_for_no_position_is_refused_with_its_faults(house: House) -> None:
    problem = house.ask("GET", "/api/board", 422, params={"position": "parchis players=9"})
    assert problem["faults"]


def test_a_table_is_made_as_asked_for(house: House) -> None:
    clock = {"kind": "total", "seconds": 600, "increment": 5}
    wanted: dict[str, Any] = {
        "game": "parques",
        "players": 3,
        "mode": "individual",
        "options": {},
        "seats": [ANA, {"kind": "bot", "level": LEVELS[0], "name": "Robot"}],
        "clock": clock,
        "is_open": True,
        "spectators": False,
        "chat": False,
        "throw_by_itself": True,
        "forced_by_itself": True,
        "patience_seconds": 90,
    }
    table = house.make(**wanted)
    assert list(table.tokens) == [0]
    shown = house.ask("GET", f"/api/tables/{table.id}")
    assert (shown["id"], shown["commit"], shown["is_open"]) == (table.id, table.commit, True)
    for name in ("clock", "spectators", "chat", "throw_by_itself", "forced_by_itself", "patience_seconds", "players"):
        assert shown["settings"][name] == wanted[name]
    assert "seats" not in shown["settings"]
    state = shown["state"]
    assert [(seat["kind"], seat["name"]) for seat in state["seats"]] == [
        ("person", "Ana"),
        ("bot", "Robot"),
        ("empty", ""),
    ]
    assert (state["status"], state["seat"], state["moves"]) == ("waiting", None, [])
    assert [seat["clock_ms"] for seat in state["seats"]] == [600_000] * 3


def test_a_running_game_without_spectators_is_shown_only_to_those_who_play_it(house: House) -> None:
    table = house.make(spectators=False)
    bearer = {"Authorization": f"Bearer {table.tokens[1]}"}
    for path in (f"/api/tables/{table.id}", f"/api/tables/{table.id}/record"):
        assert house.ask("GET", path, 403)["code"] == "no_spectators"
        assert house.ask("GET", path, 403, headers={"Authorization": "Bearer nothing"})["code"] == "no_spectators"
        house.ask("GET", path, headers=bearer)


def test_only_open_tables_are_listed_newest_first(house: House) -> None:
    waiting = house.make(seats=[ANA], is_open=True)
    hidden = house.make(seats=[ANA])
    running = house.make(is_open=True)
    over = house.make(is_open=True, game="stax", seats=[BOT, BOT])
    with house.join(over.id) as watcher:
        watcher.hear_of("over")
    for status, table in (("waiting", waiting), ("running", running), ("over", over)):
        lines = house.ask("GET", f"/api/tables?status={status}")
        assert lines[0]["id"] == table.id
        assert {line["status"] for line in lines} == {status}
    lines = house.ask("GET", "/api/tables")
    assert [line["id"] for line in lines][:3] == [over.id, running.id, waiting.id]
    assert hidden.id not in str(lines)
    assert [seat["name"] for seat in lines[2]["seats"]] == ["Ana", ""]
    assert len(lines[0]["ranking"]) == 2
    assert len(house.ask("GET", "/api/tables?limit=2")) == 2
    older = house.ask("GET", f"/api/tables?before_ms={lines[1]['created_ms']}")
    assert older[0]["created_ms"] < lines[1]["created_ms"]


def test_a_seat_is_taken_once_left_and_taken_again(house: House) -> None:
    table = house.make(seats=[ANA])
    token = house.sit(table.id, 1)
    assert house.ask("GET", f"/api/tables/{table.id}")["state"]["status"] == "running"
    seats = f"/api/tables/{table.id}/seats"
    for number, code in ((1, "already_begun"), (0, "already_begun"), (7, "no_such_seat")):
        assert house.ask("POST", f"{seats}/{number}", 409, json={"name": "Eva"})["code"] == code
    house.leave(table.id, 1, token)
    seat = house.ask("GET", f"/api/tables/{table.id}")["state"]["seats"][1]
    assert (seat["kind"], seat["is_kept"]) == ("person", True)

    waiting = house.make(players=3, seats=[ANA])
    token = house.sit(waiting.id, 1)
    taken = house.ask("POST", f"/api/tables/{waiting.id}/seats/1", 409, json={"name": "Eva"}, headers=SPANISH)
    assert taken["sentence"] == "Ese asiento ya es de Bea."
    house.leave(waiting.id, 1, token)
    assert house.sit(waiting.id, 1, "Eva") != token


def test_a_record_is_sealed_until_the_end_and_then_proves_itself(house: House) -> None:
    table = house.make(seats=[ANA, ANA])
    path = f"/api/tables/{table.id}/record"
    with house.join(table.id, *table.tokens.values()) as screen:
        play_on([screen], steps=10)
        sealed = read_record(house.ask("GET", path))
        assert check(sealed, rulebook_of).status == "unchecked"
        assert sealed.tags["Commit"] == table.commit
        assert "Dice seed" not in sealed.tags
        screen.send("resign", seat=0)
        screen.hear_of("over")
    text, data = house.client.get(path), house.client.get(f"{path}?form=json")
    assert text.headers["content-type"] == "text/plain; charset=utf-8"
    assert data.headers["content-type"] == "application/json"
    for opened in (read_record(text.text), read_record(data.text)):
        assert doubts_about(opened) == []
        assert opened.actions == sealed.actions
        assert (opened.tags["Ended by"], opened.tags["Places"]) == ("resigned", "1, 0")


@pytest.mark.parametrize("game", list(ludoteca.games))
def test_a_table_goes_on_with_a_game_that_was_played_elsewhere(house: House, game: str) -> None:
    played = ludoteca.new(game, players=2, seed=5)
    for _ in range(12):
        if played.phase == "roll":
            played.roll()
        else:
            played.push(played.legal_moves[0])
    record = played.record().to_text()
    table = house.make(game=game, record=record, seats=[ANA, ANA])
    with house.join(table.id, *table.tokens.values()) as screen:
        assert screen.state["position"] == played.position()
        play_on([screen], steps=6)
        path = f"/api/tables/{table.id}"
        assert house.ask("GET", f"{path}/steps")["steps"][0]["position"] == played.position()
        screen.send("resign", seat=0)
        screen.hear_of("over")
        screen.send("rematch", seat=0)
        again = screen.hear_of("rematch")["body"]["table"]
    opened = read_record(house.ask("GET", f"{path}/record"))
    assert opened.start == played.position()
    assert doubts_about(opened) == []
    assert "Start" not in house.ask("GET", f"/api/tables/{again}/record"), "the next game begins at the beginning"


WRONG_TABLES: list[tuple[dict[str, Any], int, str]] = [
    ({"game": "chess"}, 422, "bad_options"),
    ({"players": 7}, 422, "bad_options"),
    ({"mode": "solo"}, 422, "bad_options"),
    ({"options": {"no_such": 1}}, 422, "bad_options"),
    ({"players": 0}, 422, "bad_request"),
    ({"surprise": 1}, 422, "bad_request"),
    ({"seats": [ANA] * 3}, 409, "too_many_seats"),
    ({"seats": [{"kind": "bot", "level": "godlike"}]}, 409, "no_such_level"),
    ({"seats": [{"kind": "here", "name": ""}]}, 422, "bad_request"),
    ({"seats": [{"kind": "here", "name": "x" * 21}]}, 422, "bad_request"),
    ({"seats": [{"kind": "here", "bytes": BYTES[0]}]}, 422, "bad_request"),  # the seal is not shown yet
    ({"clock": {"kind": "move", "seconds": 1}}, 422, "bad_request"),
    ({"patience_seconds": 1}, 422, "bad_request"),
    ({"record": "once upon a time"}, 422, "bad_text"),
    ({"record": ludoteca.new("stax").record().to_text()}, 409, "other_game"),
]


@pytest.mark.parametrize(("wanted", "status", "code"), WRONG_TABLES)
def test_a_table_that_cannot_be_is_refused_with_a_code_and_a_sentence(
    house: House, wanted: dict[str, Any], status: int, code: str
) -> None:
    whole = {"game": "parchis", "players": 2} | wanted
    english = house.ask("POST", "/api/tables", status, json=whole)
    spanish = house.ask("POST", "/api/tables", status, json=whole, headers=SPANISH)
    assert english["code"] == spanish["code"] == code
    assert english["sentence"] != spanish["sentence"]
    assert code == english["code"] if english["faults"] == [] else all(fault["where"] for fault in english["faults"])


def test_wrong_addresses_are_answered_with_a_code_and_a_sentence(house: House) -> None:
    table = house.make(seats=[ANA])
    cases = [
        ("GET", f"/api/tables/{NO_TABLE}", 404, "no_such_table"),
        ("GET", f"/api/tables/{NO_TABLE}/record", 404, "no_such_table"),
        ("POST", f"/api/tables/{NO_TABLE}/seats/0", 404, "no_such_table"),
        ("DELETE", f"/api/tables/{NO_TABLE}/seats/0", 404, "no_such_table"),
        ("GET", "/api/tables/short", 404, "no_such_table"),
        ("POST", f"/api/tables/{table.id}/seats/9", 422, "bad_request"),
        ("POST", f"/api/tables/{table.id}/seats/x", 422, "bad_request"),
        ("GET", f"/api/tables/{table.id}/record", 409, "not_begun"),
        ("GET", f"/api/tables/{table.id}/record?form=pdf", 422, "bad_request"),
        ("PUT", f"/api/tables/{table.id}", 405, "method_not_allowed"),
        ("GET", "/api/nothing", 404, "not_found"),
        ("GET", "/api/tables?status=lost", 422, "bad_request"),
        ("GET", "/api/tables?limit=0", 422, "bad_request"),
    ]
    for method, path, status, code in cases:
        rest: dict[str, Any] = {"json": {"name": "Eva"}} if method == "POST" else {}
        answer = house.ask(method, path, status, **rest)
        assert (answer["code"], bool(answer["sentence"])) == (code, True), path


@pytest.mark.parametrize("table", [NO_TABLE, "short", "x" * 500])
def test_a_live_connection_to_no_table_is_closed(house: House, table: str) -> None:
    with house.connected(table) as stranger:
        assert stranger.hear()["code"] == "no_such_table"
        closed = stranger.receive()
        assert (closed["type"], closed["code"]) == ("websocket.close", 4404)


def test_a_name_that_cannot_be_seen_is_refused_in_words(house: House) -> None:
    for language, words in (("en", "invisible"), ("es", "ser invisible")):
        seats = [{"kind": "here", "name": "\u3164"}, {"kind": "here", "name": "\u200b"}]
        wanted = {"game": "stax", "seats": seats}
        refused = house.ask("POST", "/api/tables", 422, json=wanted, headers={"Accept-Language": language})
        assert words in refused["sentence"]
        assert refused["sentence"].count("20") == 1
        assert [fault["where"] for fault in refused["faults"]] == ["body.seats.0.name", "body.seats.1.name"]


@pytest.mark.parametrize(
    ("wish", "given"),
    [
        ({"seats": [{"kind": "here", "name": "Ana"}, {"kind": "bot"}]}, True),
        ({"seats": [{"kind": "here", "name": "Ana"}, {"kind": "invited"}]}, False),
        ({"seats": [{"kind": "here", "name": "Ana"}, {"kind": "bot"}], "hints": False}, False),
        ({"seats": [{"kind": "here", "name": "Ana"}, {"kind": "invited"}], "hints": True}, True),
    ],
    ids=["against a bot", "with a guest", "not wanted", "agreed"],
)
def test_hints_are_for_those_who_play_bots_alone_unless_the_table_says_so(
    house: House, wish: dict[str, Any], given: bool
) -> None:
    made = house.client.post("/api/tables", json={"game": "stax", "players": 2, **wish}).json()
    assert house.client.get(f"/api/tables/{made['id']}").json()["settings"]["hints"] is given
