"""Requests to the server over HTTP."""

import json
from dataclasses import dataclass
from http.client import HTTPException
from typing import Any, Final
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from ludoteca.client.errors import ClientError, RequestRefusedError
from ludoteca.client.links import Link
from ludoteca.core.text import visible

TIMEOUT_SECONDS: Final = 60.0  # a server that has just been installed compiles a game's rules first
MAX_ANSWER_BYTES: Final = 2**24


def read_json(text: str | bytes) -> Any:
    """Read what a server says; nothing of it can steer a terminal. ValueError where it is no JSON."""
    return _made_visible(json.loads(text))


def _made_visible(value: Any) -> Any:
    if isinstance(value, str):
        return visible(value)
    if isinstance(value, list):
        return [_made_visible(one) for one in value]
    return {visible(name): _made_visible(one) for name, one in value.items()} if isinstance(value, dict) else value


@dataclass(frozen=True, slots=True)
class Server:
    """A server, asked in a person's language. Every failure is a ClientError with a sentence that can be shown."""

    address: str
    language: str = "en"

    def make(self, request: dict[str, Any]) -> tuple[Link, dict[int, str]]:
        """Make a table; return its link with the host's token, and the tokens of the seats that were taken at once."""
        made = self.ask("POST", "/api/tables", request)
        link = Link(self.address, made["id"], host=str(made.get("host", "")))
        return link, {int(seat): token for seat, token in made["tokens"].items()}

    def table(self, table: str, token: str = "") -> dict[str, Any]:
        """Fetch the state of a table."""
        found: dict[str, Any] = self.ask("GET", f"/api/tables/{table}", token=token)
        return found

    def sit(self, table: str, seat: int, name: str) -> str:
        """Take a seat; return its token. What it adds to the dice is sent after the seal has come."""
        return str(self.ask("POST", f"/api/tables/{table}/seats/{seat}", {"name": name})["token"])

    def get_up(self, table: str, seat: int, token: str) -> None:
        """Leave a seat for good."""
        self.ask("DELETE", f"/api/tables/{table}/seats/{seat}", token=token)

    def record(self, table: str, token: str = "") -> str:
        """Fetch the record of a game that has begun."""
        text = self.fetch("GET", f"/api/tables/{table}/record", token=token).decode("utf-8", errors="replace")
        return "\n".join(map(visible, text.split("\n")))

    def ask(self, method: str, path: str, body: Any = None, token: str = "") -> Any:
        """Send a request that is answered with JSON, or with nothing."""
        answer = self.fetch(method, path, body, token)
        if not answer:
            return None
        try:
            return read_json(answer)
        except ValueError:
            raise ClientError("strange", server=self.address) from None

    def fetch(self, method: str, path: str, body: Any = None, token: str = "") -> bytes:
        """Send a request, and return the body of the answer."""
        headers = {"Accept-Language": self.language, "Accept": "application/json"}
        headers |= {"Authorization": f"Bearer {token}"} if token else {}
        headers |= {} if body is None else {"Content-Type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        request = Request(self.address + path, data, headers, method=method)
        try:
            with urlopen(request, timeout=TIMEOUT_SECONDS) as response:
                content: bytes = response.read(MAX_ANSWER_BYTES)
                return content
        except HTTPError as error:
            raise self.problem(error) from None
        except (OSError, HTTPException, ValueError) as error:
            reason = getattr(error, "reason", None) or error
            why = getattr(reason, "strerror", None) or reason
            raise ClientError("away", server=self.address, why=str(why)) from None

    def problem(self, error: HTTPError) -> ClientError:
        """Read why the server refused a request."""
        with error:
            try:
                said = read_json(error.read(MAX_ANSWER_BYTES))
                return RequestRefusedError(str(said["code"]), str(said["sentence"]))
            except (ValueError, KeyError, TypeError, OSError):
                return ClientError("strange", server=self.address)
