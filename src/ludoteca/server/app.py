"""The application: what uvicorn serves."""

import importlib.metadata
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import structlog
from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import WebSocketRoute

from ludoteca.server import api, pages, problems, site
from ludoteca.server.bus import Bus, LocalBus, RedisBus
from ludoteca.server.cleanup import Cleanup
from ludoteca.server.connection import ConnectionLimiter
from ludoteca.server.hosts import AllowedHosts
from ludoteca.server.messages import described_messages
from ludoteca.server.settings import Settings
from ludoteca.server.sockets import SocketLimiter, file_limit
from ludoteca.server.static import routes as static_routes
from ludoteca.server.store import Store
from ludoteca.server.tables import Tables
from ludoteca.version import __version__

SMALL_BYTES = 1000  # smaller answers gain nothing by being packed
TESTED_VERSIONS: Final = (("0.54", "17.4"),)  # of Uvicorn and websockets, whose private parts protocols.py uses

log = structlog.get_logger()


def connection_classes() -> dict[str, Any]:
    """Choose how uvicorn.Config runs connections: by our classes with tested versions, else in Uvicorn's own way."""
    if (minor_version("uvicorn"), minor_version("websockets")) not in TESTED_VERSIONS:
        return {}
    # Imports parts that other versions may not have
    from ludoteca.server.protocols import DirectWebSocket, TimeLimitedHttp  # noqa: PLC0415

    return {"http": TimeLimitedHttp, "ws": DirectWebSocket}


def minor_version(package: str) -> str:
    """Return the first two numbers of the version of a package that is installed."""
    return ".".join(importlib.metadata.version(package).split(".")[:2])


def bus_of(settings: Settings) -> Bus:
    """Make the bus that the settings ask for; BusError tells why not."""
    return RedisBus(settings.redis_url) if settings.redis_url else LocalBus()


def make_app(settings: Settings) -> FastAPI:
    """Make the application; its store and its bus are opened when it starts, unless its state holds them already."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[dict[str, Any]]:
        store = app.state.store or await Store.open(settings.database_url, settings.database_seconds)
        tables = Tables(store, app.state.bus or bus_of(settings), settings)
        app.state.tables = tables
        app.state.connection_limiter = ConnectionLimiter(settings)
        app.state.static_data = static_routes.StaticData(tables.compilation, tables.plain_painter)
        await tables.start()
        tables.background.spawn(Cleanup(tables).run_forever())
        log.info("ready", process=tables.processes.id)
        try:
            yield {"settings": settings, "socket_limiter": SocketLimiter(settings, file_limit())}
        finally:
            await tables.close()
            await store.close()

    app = FastAPI(title="Ludoteca", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None)
    app.state.store = app.state.bus = None
    app.state.settings = settings
    app.state.allowed_hosts = AllowedHosts(settings.allowed_hosts)
    app.state.request_limiter = problems.RequestLimiter(settings)
    app.include_router(api.router)
    # Not through FastAPI, whose layers would take ten kilobytes for as long as a table of two is played.
    app.router.routes.append(WebSocketRoute("/api/tables/{table}/live", api.live_connection))
    app.include_router(pages.router)
    app.include_router(static_routes.router)
    problems.add_handlers(app)
    site.add_site(app)
    app.add_middleware(
        problems.LimitMiddleware,
        request_limiter=app.state.request_limiter,
        allowed_hosts=app.state.allowed_hosts,
        body_seconds=settings.body_seconds,
    )
    app.add_middleware(GZipMiddleware, minimum_size=SMALL_BYTES)
    return app


def app_schema() -> dict[str, Any]:
    """Describe what the types of the web app are made from: the answers over HTTP, and the live messages."""
    described = make_app(Settings()).openapi()
    sides, models = described_messages("#/components/schemas/{model}")
    unions = {"FromClient": sides["client"], "FromServer": sides["server"]}
    return {"components": {"schemas": described["components"]["schemas"] | models | unions}}
