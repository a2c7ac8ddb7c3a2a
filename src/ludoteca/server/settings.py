"""What a host can set, by environment (`LUDOTECA_PORT=…`) or by flags of `ludoteca serve`. Everything has a default."""

import difflib
import os
from collections.abc import Mapping
from typing import Final

from pydantic import Field, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from ludoteca.core.folders import data_path
from ludoteca.server.addresses import parse_networks

PREFIX: Final = "LUDOTECA_"
# Variables that are no setting of a server: of the package, then of the Makefile, the tests and the web app's tools.
OTHER_VARIABLES: Final = (
    *("CACHE", "JIT", "LANG"),
    *("CHROMIUM", "DEEP", "FIREFOX", "PYTHON", "REQUIRE_ALL", "SERVER", "TEST_GAME", "URL", "WRITE_GOLDEN"),
)


def default_database() -> str:
    """Choose where tables are kept when nobody says it: a file in the person's data folder."""
    return f"sqlite:///{data_path('ludoteca.db')}"


class Settings(BaseSettings):
    """The settings of a server. The descriptions are the help texts of `ludoteca serve`."""

    model_config = SettingsConfigDict(env_prefix=PREFIX, extra="ignore")

    host: str = Field("127.0.0.1", description="Address to listen on; 0.0.0.0 lets others on your network in.")
    port: int = Field(8420, ge=0, le=65535, description="Port to listen on; 0 takes any that is free.")
    database_url: str = Field(
        default_factory=default_database,
        description="Where tables are kept: sqlite:///file, or postgresql://user@host/name for several machines.",
    )
    database_seconds: float = Field(
        10, gt=0, description="Longest wait for an answer of PostgreSQL before what was asked fails, in seconds."
    )
    redis_url: str = Field("", description="redis://host for several processes on one PostgreSQL; none needs it alone.")
    metrics_token: str = Field(
        "", description="What Prometheus has to send as its bearer token; without one, only this machine may ask."
    )
    log_format: str = Field("text", pattern="^(text|json)$", description="How the log is written: text or json.")

    bot_threads: int = Field(2, ge=1, le=64, description="Threads in which bots think.")
    bot_tables_per_address: int = Field(
        4, ge=1, description="Tables of bots alone that go on at a time for those who look on from an address."
    )
    bot_seconds: float = Field(2.0, gt=0, le=10, description="Longest time a bot thinks about a move, in seconds.")
    pace_seconds: float = Field(
        0.8, ge=0, le=10, description="Pause before a bot acts, or the game acts by itself, so that people can follow."
    )

    first_throw_seconds: float = Field(
        5.0,
        ge=0,
        le=60,
        description="Longest wait of a table's first throw for what a person's device adds to the dice, in seconds.",
    )
    allowed_hosts: str = Field(
        "",
        description="Names under which people reach the server from outside, with commas between them; * for any.",
    )
    trusted_proxies: str = Field(
        "",
        description="Addresses or networks of proxies whose X-Forwarded-For is believed, with commas between them.",
    )

    abandoned_hours: float = Field(
        168, gt=0, description="Hours without anybody connected and anything happening after which a table is closed."
    )

    prune_hours: float = Field(
        0, ge=0, description="Hours after its end at which a table is deleted, log and all; 0 keeps every table."
    )

    max_message_bytes: int = Field(4096, ge=256, description="Largest message a client may send.")
    messages_per_second: int = Field(
        30, ge=1, description="Messages, pings and other frames that a live connection may send in a second."
    )
    says_per_minute: int = Field(20, ge=1, description="Short messages to the table that a seat may send in a minute.")
    asides_per_minute: int = Field(
        30,
        ge=1,
        description="Draw offers, undos and other commands beside the game that a seat may send in a minute.",
    )
    requests_per_minute: int = Field(
        3000,
        ge=1,
        description="Requests of the API an address may make in a minute, and live connections it may open.",
    )
    files_per_minute: int = Field(
        30_000, ge=1, description="Pages and files of the app an address may load in a minute."
    )
    new_tables_per_minute: int = Field(120, ge=1, description="Tables an address may make in a minute, rematches too.")
    connections_per_address: int = Field(
        500, ge=1, description="Connections, live or not, that an address may hold; at most half of all."
    )
    max_connections: int = Field(10_000, ge=1, description="Live connections in all.")
    max_live_tables: int = Field(20_000, ge=1, description="Tables in memory; more are refused while all are in use.")
    hello_seconds: float = Field(10, gt=0, description="Time a new connection has to say hello.")
    head_seconds: float = Field(20, gt=0, description="Time a connection has to send the head of a request.")
    body_seconds: float = Field(20, gt=0, description="Time a connection has to send the body of a request.")
    write_seconds: float = Field(
        30, gt=0, description="A connection that does not read its answer for so long is closed."
    )
    silence_seconds: float = Field(60, gt=0, description="A connection that answers no ping for so long is closed.")

    @field_validator("trusted_proxies")
    @classmethod
    def check_networks(cls, text: str) -> str:
        """Refuse what is neither an address nor a network."""
        parse_networks(text)
        return text


def unknown_variables(environment: Mapping[str, str] = os.environ) -> dict[str, str]:
    """List the variables of the environment that have our prefix but no meaning, each with the nearest known name."""
    known = [name.upper() for name in (*Settings.model_fields, *OTHER_VARIABLES)]
    given = {name: name.upper().removeprefix(PREFIX) for name in sorted(environment) if name.upper().startswith(PREFIX)}
    nearest = {name: difflib.get_close_matches(end, known, n=1) for name, end in given.items() if end not in known}
    return {name: f"{PREFIX}{found[0]}" if found else "" for name, found in nearest.items()}
