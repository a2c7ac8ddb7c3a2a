"""Databases and servers for the tests of the server."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from ludoteca.server.bus import LocalBus
from ludoteca.server.settings import Settings
from ludoteca.server.store import Store
from ludoteca.server.tables import Tables
from server.services import PostgresService, RedisService, opened, running_postgresql, running_redis


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgresService]:
    with running_postgresql() as service:
        yield service


@pytest.fixture(scope="session")
def redis() -> Iterator[RedisService]:
    with running_redis() as service:
        yield service


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/ludoteca.db"


@pytest.fixture
def postgresql_url(postgresql: PostgresService) -> str:
    return postgresql.new_database()


@pytest.fixture(params=["sqlite", "postgresql"])
def store_url(request: pytest.FixtureRequest) -> str:
    """The address of a fresh database, of each kind in turn."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url


@pytest_asyncio.fixture
async def store(store_url: str) -> AsyncIterator[Store]:
    async with opened(store_url) as store:
        yield store


@pytest_asyncio.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    async with opened(f"sqlite:///{tmp_path}/ludoteca.db") as store:
        tables = Tables(store, LocalBus(), Settings(pace_seconds=0, bot_seconds=0.05, first_throw_seconds=0))
        await tables.start()
        yield tables
        await tables.close()
