"""The HTTP side: games, tables, seats, records, health and figures."""

import asyncio
import hmac
import re
from typing import Annotated, Any, Literal

import orjson
import structlog
from fastapi import APIRouter, Depends, Header, HTTPException, Path, Query, Request, Response, WebSocket
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from ludoteca import from_position, games
from ludoteca.bots import DEFAULT_LEVEL
from ludoteca.core.options import Setup
from ludoteca.core.text import DEFAULT_LANGUAGE, language_of
from ludoteca.games import rulebook_of
from ludoteca.server import commands
from ludoteca.server.addresses import is_loopback
from ludoteca.server.clock import now_ms
from ludoteca.server.commands import NotYourSeatError
from ludoteca.server.compilation import CompilationState, NotCompiledError
from ludoteca.server.connection import NO_TABLE, POLICY, TRY_LATER, Connection, ConnectionLimiter
from ludoteca.server.descriptions import describe_games
from ludoteca.server.lan import shared_urls
from ludoteca.server.live_table import LiveTable, digest_of
from ludoteca.server.messages import TableState, live_schema
from ludoteca.server.models import (
    BoardData,
    Catalogue,
    Health,
    MadeTable,
    SchemaDocument,
    Seated,
    ServerInfo,
    StepsTaken,
    TableInfo,
    TableLine,
    TableSettings,
)
from ludoteca.server.problems import LIVE, Problem, address_of, refused_host
from ludoteca.server.requests import SitRequest, TableRequest
from ludoteca.server.store import HOST, Entry, Status, StoreError
from ludoteca.server.table import Table
from ludoteca.server.tables import FullError, Tables
from ludoteca.server.view import may_choose, state_of, steps_of
from ludoteca.version import __version__

log = structlog.get_logger()

MAX_POSITION = 4000
TABLE_ID = r"^[A-Za-z0-9_-]{22}$"
TableId = Annotated[str, Path(pattern=TABLE_ID, description="The table's id.")]
Bearer = Annotated[str, Header(max_length=200, description="Bearer and the token of a seat.")]
SeatNumber = Annotated[int, Path(ge=0, le=7, description="The seat, from 0.")]
PROBLEMS: dict[int | str, dict[str, Any]] = {
    400: {"model": Problem, "description": "The request cannot be read."},
    408: {"model": Problem, "description": "The body of the request did not come in time."},
    413: {"model": Problem, "description": "The request is too large."},
    422: {"model": Problem, "description": "The request is not as described here; its faults are listed."},
    429: {"model": Problem, "description": "Too many requests, or new tables, in a minute."},
    500: {"model": Problem, "description": "A fault of the server, which is in its log."},
    503: {"model": Problem, "description": "The store does not answer, no table is free, or a game is not compiled."},
}
OF_TABLE: dict[int | str, dict[str, Any]] = {
    404: {"model": Problem, "description": "There is no such table."},
    409: {"model": Problem, "description": "The table does not allow it, or somebody else was first."},
}
NOT_YOURS: dict[int | str, dict[str, Any]] = {403: {"model": Problem, "description": "The token is not the seat's."}}
RECORD: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/plain": {"schema": {"type": "string"}}, "application/json": {"schema": {"type": "object"}}}}
}

METRICS: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/plain": {"schema": {"type": "string"}}}},
    403: {"model": Problem, "description": "The token is missing or wrong."},
}
MetricsBearer = Annotated[str, Header(max_length=200, description="Bearer and the token of the metrics.")]

router = APIRouter(responses=PROBLEMS)


def tables_of(request: Request) -> Tables:
    """Return the live tables of the application."""
    tables: Tables = request.app.state.tables
    return tables


TablesHere = Annotated[Tables, Depends(tables_of)]


def requested_language(accept_language: Annotated[str, Header()] = DEFAULT_LANGUAGE) -> str:
    """Choose the language of a request by what it accepts first."""
    return language_of(accept_language)


LanguageHere = Annotated[str, Depends(requested_language)]


async def found(tables: Tables, table: str) -> LiveTable:
    """Find a table, or answer that there is none."""
    live = await tables.find(table)
    if live is None:
        raise HTTPException(404, "no_such_table")
    return live


def seats_of(live: LiveTable, authorization: str) -> frozenset[int]:
    """Return the seats that a request holds by its token."""
    return live.held_by([digest_of(authorization.removeprefix("Bearer ").strip())])


def must_be_let_look(live: LiveTable, table: Table, authorization: str) -> None:
    """Refuse strangers a running game that has no spectators."""
    if table.status == "running" and not table.settings["spectators"] and not seats_of(live, authorization):
        raise HTTPException(403, "no_spectators")


@router.get("/api/games")
async def list_games(language: LanguageHere) -> Catalogue:
    """List the games with their players, modes and options in words, the levels of bots, and the ready phrases."""
    return describe_games(language)


@router.get("/api/board", responses={422: PROBLEMS[422]})
async def show_board(
    position: Annotated[str, Query(max_length=MAX_POSITION)],
    tables: TablesHere,
    language: LanguageHere,
    response: Response,
) -> BoardData:
    """Describe the board on which a position is played, for clients that draw it: it is the same for a whole game."""
    await tables.compilation.rules(game_of(position))
    return describe_board(from_position(position).setup, language, response)


def describe_board(setup: Setup, language: str, response: Response) -> BoardData:
    """Return all that a client needs to draw a board, which it may keep."""
    response.headers["Cache-Control"] = "public, max-age=3600"
    response.headers["Vary"] = "Accept-Language"
    return BoardData.model_validate(rulebook_of(setup.game).board_data(setup, language))


def game_of(position: str) -> str:
    """Read the game of a position, whatever else is in it."""
    return position.split(maxsplit=1)[0] if position.split() else ""


@router.get("/api/compilation")
async def show_compilation(
    tables: TablesHere,
    language: LanguageHere,
    game: Annotated[str, Query(max_length=40, description="The game that somebody looks at: it comes first.")] = "",
) -> CompilationState:
    """Show how far the rules and bots are compiled, which takes a minute on a new machine."""
    if game in games:
        tables.compilation.request(game, DEFAULT_LEVEL)
    return tables.compilation.state(language)


@router.post("/api/tables", status_code=201, responses={409: OF_TABLE[409]})
async def make_table(wanted: TableRequest, tables: TablesHere, request: Request) -> MadeTable:
    """Make a table. Seats of kind `here` are taken at once; their tokens are in the answer."""
    limiter, address = request.app.state.request_limiter, address_of(request)
    if not limiter.lets_make_table(address):
        raise HTTPException(429, "too_many_tables", headers={"Retry-After": f"{limiter.seconds_to_table(address)}"})
    live, tokens = await tables.make(wanted)
    host = tokens.pop(HOST)
    return MadeTable(id=live.table.head.id, commit=live.table.head.commit, tokens=tokens, host=host)


@router.get("/api/tables")
async def list_tables(
    tables: TablesHere,
    status: Status | None = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
    before_ms: Annotated[int | None, Query(ge=0, le=2**53)] = None,
) -> list[TableLine]:
    """List the open tables, newest first."""
    listed = await tables.store.list_tables(status=status, open_only=True, limit=limit, before_ms=before_ms)
    return [
        TableLine(
            id=one.head.id,
            game=one.head.game,
            created_ms=one.head.created_ms,
            last_ms=one.last_ms,
            status=one.status,
            players=one.head.settings["players"],
            mode=one.head.settings["mode"],
            seats=one.summary["seats"],
            ranking=one.summary["ranking"],
        )
        for one in listed
    ]


@router.get("/api/tables/{table}", responses=OF_TABLE | NOT_YOURS)
async def show_table(
    table: TableId, tables: TablesHere, language: LanguageHere, authorization: Bearer = ""
) -> TableInfo:
    """Show a table as it stands; a running game without spectators only to those who play it."""
    live = await found(tables, table)
    head = live.table.head
    async with tables.changes.reading(live) as now:
        must_be_let_look(live, now, authorization)
        chooses = may_choose(now, seats_of(live, authorization))
        state = state_of(now, language, now_ms(), with_moves=chooses)
    return TableInfo(
        id=head.id,
        game=head.game,
        created_ms=head.created_ms,
        is_open=head.is_open,
        commit=head.commit,
        settings=TableSettings.model_validate(head.settings),
        state=TableState.model_validate(state),
    )


@router.post("/api/tables/{table}/seats/{number}", status_code=201, responses=OF_TABLE)
async def sit_down(table: TableId, number: SeatNumber, person: SitRequest, tables: TablesHere) -> Seated:
    """Sit on a free seat; the answer holds its token."""
    live = await found(tables, table)
    token = tables.new_token()
    await tables.changes.change(
        live,
        lambda table: commands.sit(table, number, person.name, person.bytes or "", now_ms()),
        new_keys={number: digest_of(token)},
    )
    return Seated(seat=number, token=token)


@router.delete("/api/tables/{table}/seats/{number}", status_code=204, responses=OF_TABLE | NOT_YOURS)
async def get_up(
    table: TableId,
    number: SeatNumber,
    tables: TablesHere,
    authorization: Bearer = "",
) -> Response:
    """Leave a seat: before the start it is free; after it a bot plays until the person comes back with the same key."""
    live = await found(tables, table)
    await tables.changes.refresh(live)
    new_keys: dict[int, bytes | None] = {}

    def leave(table: Table) -> list[Entry]:
        if number not in seats_of(live, authorization):
            raise NotYourSeatError(number)
        entries = commands.leave(table, number, now_ms())
        if table.status == "waiting":
            new_keys[number] = None  # it is known only now that the game has not begun
        return entries

    await tables.changes.change(live, leave, new_keys=new_keys)
    return Response(status_code=204)


@router.get("/api/tables/{table}/record", responses=OF_TABLE | NOT_YOURS | RECORD, response_class=Response)
async def show_record(
    table: TableId, tables: TablesHere, form: Literal["text", "json"] = "text", authorization: Bearer = ""
) -> Response:
    """Return the record of a game that has begun, as text or JSON; when it is over it proves its dice."""
    live = await found(tables, table)
    async with tables.changes.reading(live) as now:
        must_be_let_look(live, now, authorization)
        if now.status == "waiting":
            raise HTTPException(409, "not_begun")
        record = now.record()
    if form == "json":
        return Response(record.to_json(), media_type="application/json")
    return Response(record.to_text(), media_type="text/plain; charset=utf-8")


@router.get("/api/tables/{table}/steps", responses=OF_TABLE | NOT_YOURS, response_model=StepsTaken)
async def show_steps(
    table: TableId, tables: TablesHere, language: LanguageHere, authorization: Bearer = ""
) -> Response:
    """Return a game step by step, for looking back and for replays."""
    live = await found(tables, table)
    async with tables.changes.reading(live) as now:
        must_be_let_look(live, now, authorization)
        game, seq = now.game.copy(), now.seq
    key = (table, language, "steps", seq)
    steps = await tables.long_answers.shared(key, lambda: orjson.dumps({"seq": seq, "steps": steps_of(game, language)}))
    return Response(steps, media_type="application/json")


@router.get("/api/tables/{table}/board", responses=OF_TABLE)
async def show_board_of_table(
    table: TableId, tables: TablesHere, language: LanguageHere, response: Response
) -> BoardData:
    """Describe the board of a table: it is the same for the whole game."""
    live = await found(tables, table)
    return describe_board(live.table.game.setup, language, response)


@router.get("/api/schema/live.json")
async def show_schema() -> SchemaDocument:
    """Describe the messages of the live connection as JSON Schema."""
    return SchemaDocument(live_schema())


@router.get("/api/server")
async def show_server(request: Request) -> ServerInfo:
    """Return under which addresses others reach the server, to a page that is opened on its own machine."""
    settings, (_, port) = request.app.state.settings, request.scope.get("server") or ("", None)
    if port is None or not is_from_this_machine(request):
        return ServerInfo(addresses=[])
    return ServerInfo(addresses=await asyncio.to_thread(shared_urls, settings.host, port))  # may look a name up


@router.get("/healthz")
async def health(tables: TablesHere) -> Health:
    """Check that the server and its store answer."""
    await tables.store.head("-" * 22)
    return Health(status="ok", version=__version__, tables=len(tables.live))


@router.get("/metrics", responses=METRICS, response_class=Response)
async def figures(request: Request, authorization: MetricsBearer = "") -> Response:
    """Return the metrics for Prometheus: by a token, or on the machine itself."""
    if not may_measure(request, authorization):
        raise HTTPException(403, "no_metrics")
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


def may_measure(request: Request, authorization: str) -> bool:
    """Return whether a request has the token of the metrics or, where there is none, comes from this machine."""
    token = request.app.state.settings.metrics_token
    if token:
        return hmac.compare_digest(authorization.encode(), f"Bearer {token}".encode())
    return is_from_this_machine(request)


def is_from_this_machine(request: Request) -> bool:
    """Return whether a request comes from this machine itself.

    A proxy on this machine names itself by what it adds or by the host it asks for, and may ask for anybody.
    """
    is_forwarded = any(name in request.headers for name in ("forwarded", "x-forwarded-for", "x-forwarded-host"))
    client = request.client.host if request.client else ""
    return is_loopback(client) and is_loopback(request.url.hostname or "") and not is_forwarded


async def live_connection(socket: WebSocket) -> None:
    """Serve the live connection of a client."""
    tables: Tables = socket.app.state.tables
    table: str = socket.path_params["table"]
    limiter: ConnectionLimiter = socket.app.state.connection_limiter
    address = address_of(socket)
    requests = socket.app.state.request_limiter
    connection = Connection(socket, tables, limiter, address, lambda: requests.lets_make_table(address))
    await socket.accept()
    if not requests.lets_request(address, LIVE):
        await connection.close_with("too_many_requests", TRY_LATER)
        return
    if code := refused_host(socket, socket.app.state.allowed_hosts):
        await connection.close_with(code, POLICY)
        return
    if not limiter.enter(address):
        await connection.close_with("too_many_connections", TRY_LATER)
        return
    try:
        live = await tables.find(table) if re.fullmatch(TABLE_ID, table) else None
        if live is None:
            await connection.close_with("no_such_table", NO_TABLE)
        else:
            await asyncio.create_task(connection.serve(live))  # else every message is handed down through all layers
    except StoreError as error:
        log.error("store_failed", table=table, why=str(error))
        await connection.close_with("try_later", TRY_LATER)
    except FullError:
        await connection.close_with("full", TRY_LATER)
    except NotCompiledError:
        await connection.close_with("not_compiled", TRY_LATER)
    finally:
        limiter.leave(address)
        connection.end()
