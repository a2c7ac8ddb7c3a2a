"""Limits on what an address, a seat and the memory hold: each refuses what is too much, and lets the rest through."""

import asyncio
import base64
import hashlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
import pytest_asyncio
from starlette.testclient import TestClient

from ludoteca.server import tables as tables_module
from ludoteca.server.addresses import is_loopback, is_within, limited_address, parse_networks
from ludoteca.server.app import make_app
from ludoteca.server.bus import LocalBus
from ludoteca.server.cleanup import Cleanup
from ludoteca.server.clock import now_ms
from ludoteca.server.requests import TableRequest
from ludoteca.server.settings import Settings
from ludoteca.server.sockets import RESERVED_FILES, SocketLimiter
from ludoteca.server.store import Store
from ludoteca.server.tables import FullError, Tables
from server.inside import UNHURRIED, House, running_house
from server.players import PATIENCE_SECONDS, serving
from server.services import opened

HOUR_MS = 3_600_000
ANA, BEA = {"kind": "here", "name": "Ana"}, {"kind": "here", "name": "Bea"}

# Addresses


@pytest.mark.parametrize(
    ("host", "limited"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_a_limit_applies_to_an_address_or_to_a_network_of_ipv6(host: str, limited: str) -> None:
    assert limited_address(host) == limited


def test_networks_are_read_and_searched() -> None:
    networks = parse_networks("127.0.0.1, 10.0.0.0/8,2001:db8::/32 ,")
    assert [is_within(host, networks) for host in ("127.0.0.1", "10.9.9.9", "2001:db8::7")] == [True] * 3
    assert [is_within(host, networks) for host in ("127.0.0.2", "11.0.0.1", "::1", "proxy", "")] == [False] * 5
    with pytest.raises(ValueError, match="host bits"):
        Settings(trusted_proxies="10.0.0.1/8")


@pytest.mark.parametrize(
    ("host", "is_here"),
    [
        *((host, True) for host in ("127.0.0.1", "127.8.8.8", "::1", "[::1]", "localhost")),
        *((host, False) for host in ("192.168.0.2", "localhost.example.org", "")),
    ],
)
def test_the_machine_itself_is_known_by_its_names(host: str, is_here: bool) -> None:
    assert is_loopback(host) is is_here


# Sockets


def test_the_socket_that_has_waited_longest_ends_when_files_run_out() -> None:
    limiter = SocketLimiter(Settings(connections_per_address=1000), files=RESERVED_FILES + 4)
    assert (limiter.most, limiter.most_of_address) == (4, 2)
    ended: list[str] = []

    def abort_of(host: str) -> Any:
        def abort() -> None:
            ended.append(host)
            limiter.stop_waiting(abort)
            limiter.leave(host)

        return abort

    for host in ("192.0.2.1", "192.0.2.2", "192.0.2.3", "192.0.2.4"):
        assert limiter.enter(host)
        if host != "192.0.2.2":  # this one has a request
            limiter.wait(abort_of(host))
    assert limiter.enter("192.0.2.5")
    assert limiter.enter("192.0.2.6")
    assert ended == ["192.0.2.1", "192.0.2.3"]
    assert limiter.enter("192.0.2.2")
    assert not limiter.enter("192.0.2.2")  # an address has half of all at most
    assert not limiter.enter("192.0.2.7")
    assert limiter.total == 4


def test_trusted_proxies_hold_as_many_sockets_as_there_are() -> None:
    settings = Settings(connections_per_address=1, trusted_proxies="127.0.0.1")
    limiter = SocketLimiter(settings, files=RESERVED_FILES + 4)
    assert [limiter.enter("127.0.0.1") for _ in range(5)] == [True] * 4 + [False]


# Forwarded addresses


@pytest.mark.asyncio
@pytest.mark.parametrize("are_trusted", [False, True])
async def test_an_address_that_a_proxy_names_is_believed_only_of_trusted_ones(
    tmp_path: Path, are_trusted: bool
) -> None:
    flags = ["--requests-per-minute", "5", *(["--trusted-proxies", "127.0.0.1"] if are_trusted else [])]
    with serving(f"sqlite:///{tmp_path}/ludoteca.db", tmp_path, *flags) as served:
        async with httpx2.AsyncClient(base_url=served.address, timeout=PATIENCE_SECONDS) as client:
            answers = [
                await client.get("/api/schema/live.json", headers={"X-Forwarded-For": f"6.6.6.6, 192.0.2.{number}"})
                for number in range(12)
            ]
    assert {answer.status_code for answer in answers} == ({200} if are_trusted else {200, 429})


# Requests


def test_the_api_health_and_metrics_are_counted_apart(tmp_path: Path) -> None:
    with running_house(tmp_path, requests_per_minute=3) as house:
        for path in ("/api/schema/live.json", "/healthz", "/metrics"):
            answers = [house.client.get(path).status_code for _ in range(12)]
            assert set(answers) == {200, 429}
            assert answers[:3] == [200] * 3


def test_pages_and_files_of_the_app_are_no_requests(tmp_path: Path) -> None:
    with running_house(tmp_path, requests_per_minute=1) as house:
        for path in ("/", "/table/abc", "/rules/stax", "/data/en/games.json", "/assets/none.js", "/icon.svg"):
            assert 429 not in {house.client.get(path).status_code for _ in range(4)}


def test_who_comes_back_to_a_table_does_not_wait_for_what_others_ask(tmp_path: Path) -> None:
    with running_house(tmp_path, requests_per_minute=2) as house:
        table = house.make(game="stax", seats=[ANA, BEA])
        while house.client.get("/api/tables").status_code == 200:
            pass
        with house.join(table.id, table.tokens[0]) as ana:
            assert ana.held == [0]


@pytest.mark.parametrize(
    ("language", "words"), [("es", "Espera un minuto"), ("en", "Wait a minute"), ("fr", "Wait a minute")]
)
@pytest.mark.parametrize(
    ("setting", "path"), [("files_per_minute", "/table/abc"), ("requests_per_minute", "/api/tables")]
)
def test_a_page_that_is_limited_says_so_in_words(
    tmp_path: Path, language: str, words: str, setting: str, path: str
) -> None:
    headers = {"Accept": "text/html,*/*", "Accept-Language": language}
    with running_house(tmp_path, **{setting: 1}) as house:
        answers = [house.client.get(path, headers=headers) for _ in range(3)]  # a new minute may begin between two
    limited = next(answer for answer in answers if answer.status_code == 429)
    assert limited.headers["content-type"].startswith("text/html")
    assert 0 < int(limited.headers["retry-after"]) <= 60
    assert words in limited.text
    assert f'lang="{language if language != "fr" else "en"}"' in limited.text
    style = limited.text.split("<style>")[1].split("</style>")[0]
    hashed = base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()
    assert f"style-src 'sha256-{hashed}'" in limited.headers["content-security-policy"]


def test_a_name_that_is_not_allowed_is_told_to_people_in_words(tmp_path: Path) -> None:
    headers = {"Accept": "text/html", "Accept-Language": "es", "Host": "play.example.org"}
    with running_house(tmp_path) as house:
        answer = house.client.get("/", headers=headers)
    assert answer.status_code == 421
    assert "<p>Este servidor no responde a ese nombre." in answer.text


def test_a_school_behind_one_address_is_not_shut_out(tmp_path: Path) -> None:
    """Two classes of 25 load the app, make tables and sit down, and all come back at once after a break."""
    defaults = {name: Settings.model_fields[name].default for name in ("requests_per_minute", "new_tables_per_minute")}
    people = [f"{number}" for number in range(50)]
    with running_house(tmp_path, **defaults) as house:
        for _ in people:
            for path in ("/", *["/data/es/games.json"] * 20):
                assert house.client.get(path).status_code != 429
            for path in ("/api/compilation", "/api/tables?status=waiting", "/api/tables?status=waiting"):
                house.ask("GET", path)
        tables = [
            house.make(game="stax", seats=[{"kind": "here", "name": name}, {"kind": "invited"}]) for name in people[:25]
        ]
        for table, name in zip(tables, people[25:], strict=True):
            table.tokens[1] = house.sit(table.id, 1, name)
        for _ in range(5):
            for table in tables:
                for token in table.tokens.values():
                    house.ask("GET", f"/api/tables/{table.id}")
                    with house.join(table.id, token):
                        pass


# Health and metrics


@pytest.mark.parametrize(
    ("client", "headers", "token", "status"),
    [
        ("127.0.0.1", {}, "", 200),
        ("::1", {}, "", 200),
        ("192.168.0.9", {}, "", 403),
        ("127.0.0.1", {"X-Forwarded-For": "192.0.2.1"}, "", 403),
        ("127.0.0.1", {"Host": "192.168.0.2"}, "", 403),
        ("127.0.0.1", {}, "s3cret", 403),
        ("127.0.0.1", {"Authorization": "Bearer wrong"}, "s3cret", 403),
        ("192.168.0.9", {"Authorization": "Bearer s3cret"}, "s3cret", 200),
    ],
)
def test_metrics_are_for_this_machine_or_by_token(
    tmp_path: Path, client: str, headers: dict[str, str], token: str, status: int
) -> None:
    settings = Settings(database_url=f"sqlite:///{tmp_path}/ludoteca.db", metrics_token=token)
    with TestClient(make_app(settings), base_url="http://localhost", client=(client, 5)) as asking:
        assert asking.get("/metrics", headers=headers).status_code == status


# What a seat may do in a minute


@pytest.mark.parametrize(("first", "second"), [("draw", "no_draw"), ("to_bot", "back")])
def test_what_does_not_advance_the_game_is_limited_by_seat(tmp_path: Path, first: str, second: str) -> None:
    with running_house(tmp_path, asides_per_minute=6, pace_seconds=10) as house:
        table = house.make(game="stax", seats=[ANA, BEA])
        with house.join(table.id, table.tokens[0]) as ana, house.join(table.id, table.tokens[1]) as bea:
            ana.hear_to(bea.seq)
            answers = [ana.ask(kind, seat=0) for kind in [first, second] * 8]
            refused = [answer["code"] for answer in answers if answer["type"] == "refused"]
            assert len(refused) >= 4  # the minute may end once meanwhile
            assert set(refused) == {"asked_too_often"}
            assert ana.ask("say", seat=0, text="hola")["type"] == "events"  # which has a limit of its own
            bea.hear_to(ana.seq)
            assert bea.ask("to_bot", seat=1)["type"] == "events"


def test_undo_is_limited_by_seat(tmp_path: Path) -> None:
    with running_house(tmp_path, asides_per_minute=3) as house:
        table = house.make(game="stax", seats=[ANA, BEA])
        with house.join(table.id, *table.tokens.values()) as both:
            codes = []
            for _ in range(10):
                both.act()
                both.hear()
                codes.append(both.ask("undo").get("code", "done"))
                if codes[-1] != "done":
                    break
    assert codes[:3] == ["done"] * 3
    assert codes[-1] == "asked_too_often"


def test_rematches_count_as_new_tables(tmp_path: Path) -> None:
    with running_house(tmp_path, new_tables_per_minute=3) as house:
        tables = [house.make(game="stax", seats=[ANA, BEA])]
        answers = [rematch_of(house, tables[0].id, list(tables[0].tokens.values()))]
        while answers[-1]["type"] == "events" and len(answers) < 12:
            answers.append(rematch_of(house, answers[-1]["state"]["rematch"], list(tables[0].tokens.values())))
    assert answers[-1]["code"] == "too_many_tables"
    assert "minute" in answers[-1]["sentence"]


def rematch_of(house: House, table: str, tokens: list[str]) -> dict[str, Any]:
    """End a game by giving up, and ask for another one; gives the answer."""
    with house.join(table, *tokens) as both:
        both.ask("resign", seat=0)
        return both.ask("rematch", seat=0)


# Tables in memory


@pytest_asyncio.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    async with opened(f"sqlite:///{tmp_path}/ludoteca.db") as store:
        tables = Tables(store, LocalBus(), Settings(max_live_tables=3, hello_seconds=0.001, **UNHURRIED))
        await tables.start()
        yield tables
        await tables.close()


def wanted() -> TableRequest:
    return TableRequest.model_validate({"game": "stax", "seats": [ANA, BEA]})


@pytest.mark.asyncio
async def test_idle_tables_make_room_for_others_and_those_in_use_do_not(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables_module, "SHORTEST_IDLE_SECONDS", 0.0)
    monkeypatch.setattr(tables_module, "FULL_SECONDS", 0.0)
    made = [(await tables.make(wanted()))[0] for _ in range(3)]
    locks = [live.lock for live in made]
    for lock in locks:
        await lock.acquire()  # in use
    with pytest.raises(FullError):
        await tables.make(wanted())
    assert len(tables.live) == 3
    locks[0].release()
    await asyncio.sleep(0.01)
    fourth, _ = await tables.make(wanted())
    assert set(tables.live) == {live.table.head.id for live in (*made[1:], fourth)}
    await fourth.lock.acquire()
    with pytest.raises(FullError):
        await tables.find(made[0].table.head.id)  # it is stored, and would have to be loaded
    assert await tables.find("x" * 22) is None
    locks[1].release()
    await asyncio.sleep(0.01)
    found = await tables.find(made[0].table.head.id)
    assert found
    assert found.table.seq == made[0].table.seq
    assert len(tables.live) == 3


def test_a_full_server_says_so(tmp_path: Path) -> None:
    with running_house(tmp_path, max_live_tables=1) as house:
        table = house.make(game="stax", seats=[ANA, BEA])
        with house.join(table.id, table.tokens[0]):
            answer = house.ask("POST", "/api/tables", 503, json={"game": "stax"}, headers={"Accept-Language": "es"})
            assert answer["code"] == "full"
            assert "ocupadas" in answer["sentence"]


# Old tables


@pytest.mark.asyncio
async def test_old_tables_are_deleted_after_their_end_where_a_host_wants_it(store: Store) -> None:
    tables = Tables(store, LocalBus(), Settings(prune_hours=2, **UNHURRIED))
    await tables.start()
    ended, running, looked_at = [(await tables.make(wanted()))[0] for _ in range(3)]
    for live in (ended, looked_at):
        await tables.changes.change(live, lambda table: [table.add("over", now_ms(), None, **ENDING)])
    await looked_at.lock.acquire()
    cleanup = Cleanup(tables)
    await cleanup.prune(now_ms() + HOUR_MS)
    assert len(tables.live) == 3
    await Cleanup(Tables(store, LocalBus(), Settings())).prune(now_ms() + 10_000 * HOUR_MS)  # keeps them for ever
    assert await store.head(ended.table.head.id)
    await cleanup.prune(now_ms() + 3 * HOUR_MS)
    assert set(tables.live) == {running.table.head.id, looked_at.table.head.id}
    name = ended.table.head.id
    assert (await store.head(name), await store.entries(name), await store.tokens(name)) == (None, [], [])
    assert await tables.find(name) is None
    assert await store.entries(running.table.head.id)
    looked_at.lock.release()
    await tables.close()


ENDING: dict[str, Any] = {"why": "draw", "ranking": [[0, 1]], "seed": "00" * 32}
