"""Sharing at home: the addresses that others reach are told on the console and to pages of the own machine."""

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from ludoteca.cli.serve import own_address, sharing_lines
from ludoteca.server import lan
from ludoteca.server.app import make_app
from ludoteca.server.lan import is_reachable, lan_addresses, shared_urls
from ludoteca.server.settings import Settings

HOME = ["192.168.1.5", "10.8.0.2"]


@pytest.fixture(autouse=True)
def _at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lan, "lan_addresses", lambda: HOME)


@pytest.mark.parametrize(
    ("host", "urls"),
    [
        ("0.0.0.0", ["http://192.168.1.5:8420", "http://10.8.0.2:8420"]),
        ("::", ["http://192.168.1.5:8420", "http://10.8.0.2:8420"]),
        ("127.0.0.1", []),
        ("localhost", []),
        ("::1", []),
        ("192.168.1.5", ["http://192.168.1.5:8420"]),
        ("2001:db8::5", ["http://[2001:db8::5]:8420"]),
    ],
)
def test_others_reach_a_server_where_it_listens(host: str, urls: list[str]) -> None:
    assert shared_urls(host, 8420) == urls


def test_addresses_of_this_machine_alone_are_none_for_others() -> None:
    assert all(is_reachable(address) for address in (*HOME, *lan_addresses()))
    assert not any(is_reachable(address) for address in ("127.0.0.1", "0.0.0.0", "169.254.7.7", "laptop", ""))


@pytest.mark.parametrize(
    ("host", "client", "name", "addresses"),
    [
        ("0.0.0.0", "127.0.0.1", "localhost", ["http://192.168.1.5:8420", "http://10.8.0.2:8420"]),
        ("0.0.0.0", "::1", "127.0.0.1", ["http://192.168.1.5:8420", "http://10.8.0.2:8420"]),
        ("0.0.0.0", "192.168.1.9", "192.168.1.5", []),
        ("0.0.0.0", "127.0.0.1", "192.168.1.5", []),  # a proxy, or a page that has the address already
        ("127.0.0.1", "127.0.0.1", "localhost", []),
    ],
)
def test_a_page_on_the_own_machine_is_told_what_others_open(
    tmp_path: Path, host: str, client: str, name: str, addresses: list[str]
) -> None:
    settings = Settings(database_url=f"sqlite:///{tmp_path}/ludoteca.db", host=host)
    with TestClient(make_app(settings), base_url=f"http://{name}:8420", client=(client, 5)) as asking:
        assert asking.get("/api/server").json() == {"addresses": addresses}
        assert asking.get("/api/server", headers={"X-Forwarded-For": "192.0.2.1"}).json() == {"addresses": []}


def test_the_console_names_what_others_open_or_how_to_let_them_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("MAKELEVEL", raising=False)
    assert own_address("0.0.0.0", 8420) == own_address("127.0.0.1", 8420) == "http://127.0.0.1:8420/"
    shared = "Others on your network open: http://192.168.1.5:8420/ and http://10.8.0.2:8420/"
    assert sharing_lines("0.0.0.0", 8420, "en") == [shared]
    assert sharing_lines("192.168.1.5", 8420, "en") == []  # the first line names it
    alone = "Solo se puede abrir en este equipo. Para que entre toda tu red: "
    assert sharing_lines("127.0.0.1", 8420, "es") == [f"{alone}ludoteca serve --host 0.0.0.0"]
    monkeypatch.setenv("MAKELEVEL", "1")
    assert sharing_lines("127.0.0.1", 8420, "es") == [f"{alone}make house"]
