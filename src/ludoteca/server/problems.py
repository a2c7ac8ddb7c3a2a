"""Errors over HTTP: always JSON, with a code and a sentence in the person's language."""

import asyncio
from collections.abc import Sequence
from typing import Final

import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from pydantic import BaseModel
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludoteca.core.errors import FaultyText, LudotecaError, OptionError
from ludoteca.core.text import has_sentence, language_of, say, whole
from ludoteca.server.addresses import limited_address
from ludoteca.server.commands import DOMAIN, NotAllowedError, NotYourSeatError, StaleError
from ludoteca.server.compilation import NotCompiledError
from ludoteca.server.hosts import CHANGING, AllowedHosts
from ludoteca.server.plain_page import plain_page
from ludoteca.server.rate_limiter import RateLimiter
from ludoteca.server.settings import Settings
from ludoteca.server.store import StoreError
from ludoteca.server.tables import FullError

MAX_BODY_BYTES = 2**16
STATUSES = {"wrong_host": 421, "wrong_origin": 403}
UNCACHED = ("/api", "/healthz", "/metrics", "/openapi.json")  # unless an answer says otherwise
WATCHED = ("/healthz", "/metrics")  # counted apart: whoever is at the limit is no reason to call the server dead
COUNTED = ("/api/", "/openapi.json", *WATCHED)  # as requests; everything else is a page or a file of the app
FILE: Final = "file"
LIVE: Final = "live"  # opening a live connection: who comes back after a break does not wait for what others ask
ON_EVERY_ANSWER = [(b"x-content-type-options", b"nosniff"), (b"referrer-policy", b"no-referrer")]

log = structlog.get_logger()


class RequestFault(BaseModel):
    """One of several things that are wrong with a request."""

    where: str
    sentence: str


class Problem(BaseModel):
    """What is wrong with a request."""

    code: str
    sentence: str
    faults: list[RequestFault]


class RequestLimiter:
    """Limits the requests and new tables of each address."""

    def __init__(self, settings: Settings) -> None:
        self.requests = RateLimiter(settings.requests_per_minute)
        self.files = RateLimiter(settings.files_per_minute)
        self.new_tables = RateLimiter(settings.new_tables_per_minute)

    def lets_request(self, address: str, kind: str = "request") -> bool:
        """Count a request of a kind; False where there were too many."""
        return self._of(kind).hit(kind, address)

    def seconds_left(self, address: str, kind: str) -> int:
        """Return in how many seconds an address may make requests of a kind again."""
        return self._of(kind).seconds_left(kind, address)

    def lets_make_table(self, address: str) -> bool:
        """Count a new table; False where there were too many."""
        return self.new_tables.hit(address)

    def seconds_to_table(self, address: str) -> int:
        """Return in how many seconds an address may make tables again."""
        return self.new_tables.seconds_left(address)

    def _of(self, kind: str) -> RateLimiter:
        return self.files if kind == FILE else self.requests


def kind_of(path: str) -> str:
    """Return which requests are counted with those for a path."""
    if path in WATCHED:
        return path
    return "request" if path.startswith(COUNTED) else FILE


class LimitedBody:
    """Limits the size of a request's body, and the time it takes to come."""

    def __init__(self, receive: Receive, seconds: float) -> None:
        self.receive_next = receive
        self.time_limit: float | None = asyncio.get_running_loop().time() + seconds
        self.taken = 0

    async def receive(self) -> Message:
        """Receive the next part; HTTPException where the body is too large or too slow."""
        try:
            async with asyncio.timeout_at(self.time_limit):
                message = await self.receive_next()
        except TimeoutError:
            raise HTTPException(408, "too_slow", headers={"Connection": "close"}) from None
        self.taken += len(message.get("body", b""))
        if self.taken > MAX_BODY_BYTES:
            raise HTTPException(413, "too_large")
        if not message.get("more_body"):
            self.time_limit = None
        return message


class LimitMiddleware:
    """Limits the number and the size of requests, and adds headers to the answers."""

    def __init__(
        self, app: ASGIApp, request_limiter: RequestLimiter, allowed_hosts: AllowedHosts, body_seconds: float
    ) -> None:
        self.app, self.request_limiter, self.allowed_hosts = app, request_limiter, allowed_hosts
        self.body_seconds = body_seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or answer why not."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request = Request(scope)

        async def send_marked(message: Message) -> None:
            if message["type"] == "http.response.start":
                is_cacheable = not scope["path"].startswith(UNCACHED) or "cache-control" in Headers(
                    raw=message["headers"]
                )
                more = ON_EVERY_ANSWER if is_cacheable else [*ON_EVERY_ANSWER, (b"cache-control", b"no-store")]
                message["headers"] = [*message["headers"], *more]
            await send(message)

        receive_measured = LimitedBody(receive, self.body_seconds).receive
        address, kind = address_of(request), kind_of(scope["path"])
        if not self.request_limiter.lets_request(address, kind):
            answer = refusal(request, 429, "too_many_requests")
            wait = self.request_limiter.seconds_left(address, kind)
            answer.headers.update({"Connection": "close", "Retry-After": f"{wait}"})  # more on this one costs as much
            await answer(scope, receive, send_marked)
        elif code := refused_host(request, self.allowed_hosts):
            await refusal(request, STATUSES[code], code)(scope, receive, send_marked)
        elif length_of(request) > MAX_BODY_BYTES:
            await problem(request, 413, "too_large")(scope, receive, send_marked)
        else:
            await self.app(scope, receive_measured, send_marked)


def refused_host(request: HTTPConnection, allowed: AllowedHosts) -> str:
    """Return why a request is not for this server, or not from a page that may make it; nothing where it is."""
    host, origin = request.headers.get("host", ""), request.headers.get("origin", "")
    if not allowed.lets_host(host):
        return "wrong_host"
    can_act = request.scope.get("method", "GET") in CHANGING or request.scope["type"] == "websocket"
    return "wrong_origin" if can_act and not allowed.lets_origin(origin, host) else ""


def length_of(request: Request) -> int:
    """Return the length that a request declares."""
    length = request.headers.get("content-length", "0")
    return int(length) if length.isascii() and length.isdigit() and len(length) < 20 else 0


def address_of(request: HTTPConnection) -> str:
    """Return what the limits of an address apply to, for the address that a request comes from."""
    return limited_address(request.client.host) if request.client else ""


def language_in(request: Request) -> str:
    """Choose the language of a request by what it accepts first."""
    return language_of(request.headers.get("accept-language", ""))


def refusal(request: Request, status: int, code: str) -> Response:
    """Answer why a request is not even looked at: people with a page, programs with a problem."""
    if "text/html" not in request.headers.get("accept", ""):
        return problem(request, status, code)
    language = language_in(request)
    return plain_page(say(DOMAIN, f"error.{code}", language), language, status)


def problem(
    request: Request, status: int, code: str, sentence: str = "", faults: Sequence[RequestFault] = ()
) -> JSONResponse:
    """Answer with a problem."""
    words = sentence or say(DOMAIN, f"error.{code}", language_in(request))
    listed = [RequestFault(where=whole(fault.where), sentence=whole(fault.sentence)) for fault in faults]
    body = Problem(code=code, sentence=whole(words), faults=listed)
    return JSONResponse(body.model_dump(), status_code=status)


def add_handlers(app: FastAPI) -> None:
    """Answer every error of the application with a problem."""

    @app.exception_handler(HTTPException)
    async def _(request: Request, error: HTTPException) -> JSONResponse:
        code = str(error.detail)
        if not has_sentence(DOMAIN, f"error.{code}"):
            known = {404: "not_found", 405: "method_not_allowed", 400: "bad_request"}
            code = known.get(error.status_code, "bad_request")
        answer = problem(request, error.status_code, code)
        answer.headers.update(error.headers or {})
        return answer

    @app.exception_handler(RequestValidationError)
    async def _(request: Request, error: RequestValidationError) -> JSONResponse:
        if any(one["loc"] == ("path", "table") for one in error.errors()):  # no id that a table could have
            return problem(request, 404, "no_such_table")
        language = language_in(request)
        own = [
            say(DOMAIN, f"error.{one['type']}", language, **one["ctx"])
            for one in error.errors()
            if has_sentence(DOMAIN, f"error.{one['type']}")
        ]
        faults = [
            RequestFault(where=".".join(str(part) for part in one["loc"]), sentence=str(one["msg"]))
            for one in error.errors()
        ]
        return problem(request, 422, "bad_request", " ".join(dict.fromkeys(own)), faults)

    @app.exception_handler(FaultyText)
    async def _(request: Request, error: FaultyText) -> JSONResponse:
        language = language_in(request)
        faults = [RequestFault(where=fault.where, sentence=fault.explain(language)) for fault in error.faults]
        code = "bad_options" if isinstance(error, OptionError) else "bad_text"
        return problem(request, 422, code, error.explain(language), faults)

    @app.exception_handler(LudotecaError)
    async def _(request: Request, error: LudotecaError) -> JSONResponse:
        return problem(request, 422, "refused", error.explain(language_in(request)))

    @app.exception_handler(NotAllowedError)
    async def _(request: Request, error: NotAllowedError) -> JSONResponse:
        status = 403 if isinstance(error, NotYourSeatError) else 409
        return problem(request, status, error.code, error.message.explain(language_in(request)))

    @app.exception_handler(StaleError)
    async def _(request: Request, _error: StaleError) -> JSONResponse:
        return problem(request, 409, "changed_meanwhile")

    @app.exception_handler(StoreError)
    async def _(request: Request, error: StoreError) -> JSONResponse:
        log.error("store_failed", path=request.url.path, why=str(error))
        return problem(request, 503, "not_stored")

    @app.exception_handler(FullError)
    async def _(request: Request, _error: FullError) -> JSONResponse:
        return problem(request, 503, "full")

    @app.exception_handler(NotCompiledError)
    async def _(request: Request, _error: NotCompiledError) -> JSONResponse:
        return problem(request, 503, "not_compiled")

    @app.exception_handler(Exception)
    async def _(request: Request, error: Exception) -> JSONResponse:
        log.error("request_failed", path=request.url.path, exc_info=error)
        return problem(request, 500, "internal")
