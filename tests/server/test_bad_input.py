"""Bad input: whatever comes over HTTP or a socket is answered with a code and a sentence, and hurts nobody else."""

import asyncio
import os
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import httpx2
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from hypothesis.strategies import booleans

from server.players import (
    NO_LIMITS,
    PATIENCE_SECONDS,
    Served,
    here,
    serving,
)

TWO = {"game": "parchis", "players": 2, "seats": here(2)}
EXAMPLES = 300 if os.environ.get("LUDOTECA_DEEP") else 10
PROMISED = [
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with the limits that everybody has, but for how many requests come from this machine."""
    folder: Path = tmp_path_factory.mktemp("input")
    flags = ["--requests-per-minute", "1000000", "--new-tables-per-minute", "1000000", "--hello-seconds", "2"]
    with serving(f"sqlite:///{folder}/ludoteca.db", folder, *flags) as served:
        yield served
        assert "Traceback" not in served.log.read_text()


@pytest.fixture(scope="module")
def roomy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("roomy")
    with serving(f"sqlite:///{folder}/ludoteca.db", folder, *NO_LIMITS) as served:
        yield served
        assert "Traceback" not in served.log.read_text()


# HTTP


@pytest.mark.parametrize("mode", ["positive", "negative"])
def test_the_api_answers_as_it_is_described(roomy: Served, mode: str) -> None:
    schemathesis = import_module("schemathesis")  # a second that only the process that runs this test should take
    real = asyncio.run(roomy.make(game="stax", players=2, seats=here(1)))
    description: Any = schemathesis.openapi.from_url(f"{roomy.address}/openapi.json")
    cases = [
        one.ok().as_strategy(generation_mode=schemathesis.GenerationMode(mode))
        for one in description.get_all_operations()
    ]
    promised = [getattr(schemathesis.checks, name) for name in PROMISED]
    asked = [answers_as_described(one, promised, real.id) for one in cases]
    assert len(asked) == 20
    assert sum(asked) >= 6


def answers_as_described(cases: Any, promised: list[Any], table: str) -> bool:
    """Ask whatever can be asked, half of the time at a table that is there; tell whether that can be."""

    @settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck), deadline=None, database=None)
    @given(case=cases, is_real=booleans())
    def ask(case: Any, is_real: bool) -> None:
        if is_real and "table" in case.path_parameters:
            case.path_parameters["table"] = table
        case.call_and_validate(checks=promised)

    try:
        ask()
    except Unsatisfiable:
        return False
    return True


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "/nothing", None, 404, "not_found"),
        ("PUT", "/api/tables", None, 405, "method_not_allowed"),
        ("POST", "/api/tables", b"{", 422, "bad_request"),
        ("POST", "/api/tables", b"\xff\xfe", 422, "bad_request"),
        ("POST", "/api/tables", b'{"game": "chess"}', 422, "bad_options"),
        ("POST", "/api/tables", b'{"game": "\\ud800"}', 422, "bad_request"),
        *(
            ("POST", "/api/tables", b'{"game": "parchis", "options": {%b}}' % option, 422, "bad_options")
            for option in (b'"self": 1', b'"players": 2', b'"mode": "pairs"', b'"first": "\\ud800"')
        ),
        ("POST", "/api/tables", b'{"game": "parchis", "options": {"\\ud800": 1}}', 422, "bad_request"),
        ("POST", "/api/tables", b"[" * 30_000, 400, "bad_request"),
        ("POST", "/api/tables", b'"' + b"x" * 10_000_000 + b'"', 413, "too_large"),
        ("GET", "/api/tables/" + "x" * 22, None, 404, "no_such_table"),
        ("GET", "/api/tables/short", None, 404, "no_such_table"),
    ],
)
async def test_every_error_is_json_with_a_code_and_a_sentence_in_the_language_asked_for(
    served: Served, method: str, path: str, body: bytes | None, status: int, code: str
) -> None:
    sentences = set()
    for language in ("en", "es"):
        headers = {"Accept-Language": language, "Content-Type": "application/json"}
        async with httpx2.AsyncClient(base_url=served.address, timeout=PATIENCE_SECONDS) as client:
            answer = await client.request(method, path, content=body, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
        sentences.add(answer.json()["sentence"])
    assert len(sentences) == 2


@pytest.mark.asyncio
async def test_a_body_without_a_length_is_measured_as_it_comes(served: Served) -> None:
    async def without_end() -> Any:
        for _ in range(200):
            yield b" " * 10_000

    async with httpx2.AsyncClient(base_url=served.address, timeout=PATIENCE_SECONDS) as client:
        answer = await client.post("/api/tables", content=without_end(), headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")


@pytest.mark.asyncio
async def test_too_many_requests_and_too_many_tables_are_told(tmp_path: Path) -> None:
    flags = ["--requests-per-minute", "12", "--new-tables-per-minute", "2"]
    with serving(f"sqlite:///{tmp_path}/ludoteca.db", tmp_path, *flags) as served:
        async with httpx2.AsyncClient(base_url=served.address, timeout=PATIENCE_SECONDS) as client:
            made = [await client.post("/api/tables", json={"game": "stax"}) for _ in range(5)]
            refused = next(answer for answer in made if answer.status_code != 201)
            assert (refused.status_code, refused.json()["code"]) == (429, "too_many_tables")
            assert 0 < int(refused.headers["retry-after"]) <= 60
            asked = [await client.get("/api/games", headers={"Accept-Language": "es"}) for _ in range(25)]
            refused = next(answer for answer in asked if answer.status_code != 200)
            assert refused.headers["connection"] == "close"
            assert 0 < int(refused.headers["retry-after"]) <= 60
            told = refused.json()
            assert (told["code"], told["faults"]) == ("too_many_requests", [])
            assert told["sentence"].startswith("Desde tu red se están pidiendo demasiadas cosas a la vez.")
            assert (await client.get("/healthz")).status_code == 200
