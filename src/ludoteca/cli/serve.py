"""`ludoteca serve`: tables for people on this machine, on the network, or on many machines."""

import gc
import inspect
import logging
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from typing import Annotated, Any, cast

import structlog
import typer
import uvicorn
from pydantic import ValidationError
from pydantic.fields import FieldInfo
from rich.console import Console
from structlog.typing import Processor

from ludoteca.core.text import language_of_person, say
from ludoteca.server.addresses import is_loopback
from ludoteca.server.app import bus_of, connection_classes, make_app
from ludoteca.server.bus import BusError
from ludoteca.server.lan import ANYWHERE, shared_urls
from ludoteca.server.settings import Settings, unknown_variables
from ludoteca.server.site import missing_app
from ludoteca.server.sockets import raise_file_limit
from ludoteca.server.store import Store, StoreError

HOW_LONG_A_BROWSER_WAITS_S = 30
SHARING_COMMAND = "ludoteca serve --host 0.0.0.0"
MAKE_COMMAND = "make house"  # for those who have started it by make
METAVARS = {"host": "ADDRESS", "url": "URL", "seconds": "SECONDS", "hours": "HOURS", "log_format": "text|json"}


def serve(*, open_browser: bool = False, **flags: Any) -> None:
    """Serve tables: one process, one file, nothing to configure.

    Every setting can also come from the environment, as LUDOTECA_PORT for --port.

    Example: ludoteca serve --host 0.0.0.0 --port 8000
    """
    console = Console(stderr=True)
    language = language_of_person()
    try:
        settings = Settings(**{name: value for name, value in flags.items() if value is not None})
    except ValidationError as error:
        for one in error.errors():
            flag = str(one["loc"][0]).replace("_", "-") if one["loc"] else ""
            console.print(f"ludoteca serve: --{flag}: {one['msg']}", markup=False, soft_wrap=True)
        raise typer.Exit(2) from None
    set_up_log(settings)
    warn(console, language)
    try:
        listening = listen(settings)
    except OSError as error:
        sentence = say("cli", "serve.no_port", language, port=settings.port, host=settings.host, why=error.strerror)
        console.print(sentence, markup=False, soft_wrap=True)
        raise typer.Exit(1) from None
    port = listening.getsockname()[1]
    address = own_address(settings.host, port)
    if open_browser:
        threading.Thread(target=show_in_browser, args=(address,), daemon=True).start()
    ready = [say("cli", "serve.ready", language, address=address), *sharing_lines(settings.host, port, language)]
    try:
        run(settings, listening, "\n".join(ready))
    except (StoreError, BusError) as error:
        console.print(str(error), markup=False, soft_wrap=True)
        raise typer.Exit(1) from None


def own_address(host: str, port: int) -> str:
    """Return under which address this machine itself reaches the server."""
    reached = "127.0.0.1" if host in ANYWHERE else f"[{host}]" if ":" in host else host
    return f"http://{reached}:{port}/"


def sharing_lines(host: str, port: int, language: str) -> list[str]:
    """Say under which addresses others reach the server, or by which command it lets them in."""
    if is_loopback(host):
        command = MAKE_COMMAND if os.environ.get("MAKELEVEL") else SHARING_COMMAND
        return [say("cli", "serve.alone", language, command=command)]
    if host not in ANYWHERE:
        return []
    addresses = [f"{url}/" for url in shared_urls(host, port)]
    return [say("cli", "serve.shared", language, addresses=addresses)] if addresses else []


def warn(console: Console, language: str) -> None:
    """Warn of variables that mean nothing, and of the web app where it is missing."""
    sentences = [
        say("cli", "serve.unknown_near" if near else "serve.unknown", language, name=name, near=near)
        for name, near in unknown_variables().items()
    ]
    for sentence in (*sentences, *missing_app(language)):
        console.print(sentence, markup=False, soft_wrap=True)


def listen(settings: Settings) -> socket.socket:
    """Take the port before anything else, so that a port in use is reported at once."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError:
        listening.close()
        raise
    return listening


class Server(uvicorn.Server):
    """A server that opens its store first, and says when it is ready."""

    def __init__(self, settings: Settings, ready: str) -> None:
        self.settings, self.ready, self.app = settings, ready, make_app(settings)
        super().__init__(
            uvicorn.Config(
                self.app,
                log_config=None,
                access_log=False,
                proxy_headers=bool(settings.trusted_proxies),
                forwarded_allow_ips=settings.trusted_proxies,
                ws_max_size=settings.max_message_bytes * 4,
                ws_ping_interval=settings.silence_seconds / 3,
                ws_ping_timeout=settings.silence_seconds,
                ws_per_message_deflate=False,
                backlog=2048,
                timeout_graceful_shutdown=3,
                **connection_classes(),
            )
        )

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the store, start, and say so; StoreError and BusError tell why not."""
        self.app.state.bus = bus_of(self.settings)
        self.app.state.store = await Store.open(self.settings.database_url, self.settings.database_seconds)
        await super().startup(sockets)
        print(self.ready, flush=True)


def run(settings: Settings, listening: socket.socket, ready: str) -> None:
    """Serve until somebody stops it; StoreError and BusError when it cannot start."""
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, lambda *_: None)  # what Uvicorn gives back when it has ended: being stopped is no failure
    gc.set_threshold(50_000, 20, 500)  # tables are many objects that stay, and looking through all of them takes long
    raise_file_limit()
    Server(settings, ready).run(sockets=[listening])


def show_in_browser(address: str) -> None:
    """Open the browser once the server answers."""
    host, port = address.removeprefix("http://").strip("/").rsplit(":", 1)
    for _ in range(HOW_LONG_A_BROWSER_WAITS_S * 10):
        try:
            socket.create_connection((host, int(port)), timeout=1).close()
        except OSError:
            time.sleep(0.1)
            continue
        webbrowser.open(address)
        return


def set_up_log(settings: Settings) -> None:
    """Write the log to standard error, for people or for machines."""
    as_text = structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    last = structlog.processors.JSONRenderer() if settings.log_format == "json" else as_text
    first: list[Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        structlog.processors.format_exc_info,
    ]
    handler = logging.StreamHandler(sys.stderr)  # for libraries, which know nothing of structlog
    without_meta = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(foreign_pre_chain=first, processors=[without_meta, last]))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    structlog.configure(
        processors=[*first, last],
        logger_factory=lambda *_: structlog.PrintLogger(sys.stderr),  # whatever that is when something is logged
    )


def _flag(name: str, field: FieldInfo) -> inspect.Parameter:
    """Make a flag of a setting: its help is the setting's description and default, its value named by the unit.

    What the environment says is not shown: it may hold a password.
    """
    default = field.get_default(call_default_factory=True)
    help_text = f"{field.description} (default: {default or 'none'})"
    metavar = METAVARS.get(name) or METAVARS.get(name.rpartition("_")[2], "N")
    option = typer.Option(f"--{name.replace('_', '-')}", metavar=metavar, help=help_text)
    kind: Any = Annotated[cast("Any", field.annotation) | None, option]
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=kind)


_BROWSER = inspect.Parameter(
    "open_browser",
    inspect.Parameter.KEYWORD_ONLY,
    default=False,
    annotation=Annotated[bool, typer.Option("--open", help="Open the browser when the server is ready.")],
)
_FLAGS = [_flag(name, field) for name, field in Settings.model_fields.items()]
serve.__signature__ = inspect.Signature([*_FLAGS, _BROWSER])  # type: ignore[attr-defined]
serve.__annotations__ = {flag.name: flag.annotation for flag in (*_FLAGS, _BROWSER)}
