"""Whom the server answers, by the name it was asked under and the page that asks; and what may be kept of answers."""

from pathlib import Path

import pytest
from starlette.websockets import WebSocketDisconnect

from ludoteca.server.hosts import AllowedHosts
from server.inside import House, running_house

HOSTS = AllowedHosts("play.example.org, Games.Example.Org")
STAX = {"game": "stax", "players": 2}


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1:8420",
        "localhost:8420",
        "[::1]:8420",
        "192.168.1.20:8420",
        "[fe80::1]",
        "203.0.113.7",
        "laptop:8420",
        "laptop.local:8420",
        "pc.lan",
        "play.example.org",
        "play.example.org:443",
        "PLAY.example.org.",
        "games.example.org",
        "",
    ],
)
def test_the_server_answers_to_addresses_local_names_and_those_of_the_setting(host: str) -> None:
    assert HOSTS.lets_host(host)


@pytest.mark.parametrize(
    "host",
    ["evil.example", "evil.example:8420", "127.0.0.1.evil.example", "example.org", "x.play.example.org", ":80", "[::1"],
)
def test_a_name_that_somebody_else_can_register_leads_nowhere(host: str) -> None:
    assert not HOSTS.lets_host(host)
    assert AllowedHosts("*").lets_host(host) is bool(host[0] not in ":[")


@pytest.mark.parametrize(
    ("origin", "host", "is_let"),
    [
        ("", "127.0.0.1:8420", True),
        ("http://127.0.0.1:8420", "127.0.0.1:8420", True),
        ("http://192.168.1.20:8420", "192.168.1.20:8420", True),
        ("https://play.example.org", "play.example.org", True),
        ("https://play.example.org", "play.example.org:443", True),
        ("https://play.example.org:8443", "127.0.0.1:8420", True),
        ("http://localhost:3000", "localhost:8420", False),
        ("http://localhost", "localhost:8420", False),
        ("http://evil.example", "127.0.0.1:8420", False),
        ("null", "127.0.0.1:8420", False),
        ("http://[", "127.0.0.1:8420", False),
    ],
)
def test_a_page_acts_only_on_its_own_server(origin: str, host: str, is_let: bool) -> None:
    assert HOSTS.lets_origin(origin, host) is is_let


def test_requests_under_another_name_or_from_another_page_are_refused(tmp_path: Path) -> None:
    elsewhere = {"Origin": "https://evil.example", "Accept-Language": "es"}
    with running_house(tmp_path) as house:
        refused = house.ask("GET", "/api/games", 421, headers={"Host": "evil.example"})
        assert refused["code"] == "wrong_host"
        assert "LUDOTECA_ALLOWED_HOSTS" in refused["sentence"]
        house.ask("GET", "/", 421, headers={"Host": "evil.example"})
        refused = house.ask("POST", "/api/tables", 403, json=STAX, headers=elsewhere)
        assert (refused["code"], refused["sentence"]) == (
            "wrong_origin",
            "Una página de otro sitio no puede hacer eso aquí.",
        )
        house.ask("GET", "/api/games", headers=elsewhere)  # what is asked can be asked; a browser does not show it
        house.ask("POST", "/api/tables", 201, json=STAX, headers={"Origin": "http://localhost"})
    with running_house(tmp_path, allowed_hosts="play.example.org") as house:
        house.ask("GET", "/api/games", headers={"Host": "play.example.org"})


def test_live_connections_are_of_own_pages_and_under_own_names(tmp_path: Path) -> None:
    with running_house(tmp_path) as house:
        table = house.make(game="stax")
        assert end_of(house, table.id, Origin="https://evil.example") == "wrong_origin"
        assert end_of(house, table.id, Origin="null") == "wrong_origin"
        assert end_of(house, table.id, Host="evil.example", Origin="http://evil.example") == "wrong_host"
        own_page = {"Host": "localhost:8420", "Origin": "http://localhost:8420"}
        with house.client.websocket_connect(f"/api/tables/{table.id}/live", headers=own_page) as own:
            own.send_json({"type": "hello"})
            assert own.receive_json()["type"] == "welcome"


def end_of(house: House, table: str, **headers: str) -> str:
    """Connect with such headers, and give the error with which that ends."""
    with house.client.websocket_connect(f"/api/tables/{table}/live", headers=headers) as session:
        error: str = session.receive_json()["code"]
        with pytest.raises(WebSocketDisconnect) as ended:
            session.receive_json()
    assert ended.value.code == 1008
    return error


def test_answers_are_not_kept_but_boards_and_pictures(tmp_path: Path) -> None:
    with running_house(tmp_path) as house:
        table = house.make(game="stax")
        address = f"/api/tables/{table.id}"
        for path in (address, f"{address}/steps", "/api/tables", "/api/games", "/api/nothing", "/healthz", "/metrics"):
            assert house.client.get(path).headers["cache-control"] == "no-store", path
        answer = house.client.post(f"{address}/seats/5", json={"name": "Ana"})
        assert answer.headers["cache-control"] == "no-store"
        position = house.ask("GET", address)["state"]["position"]
        for path in (f"{address}/board", "/api/board", "/api/picture.svg", "/api/games/stax/strength"):
            asked = house.client.get(path, params={"position": position})
            assert asked.headers["cache-control"].startswith("public, max-age="), path
