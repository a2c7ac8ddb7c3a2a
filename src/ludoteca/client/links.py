"""The link of a table as the app gives it: `https://host/table/ID`, or with `#keys=…` a person's own."""

import re
from dataclasses import dataclass, field
from typing import Final
from urllib.parse import urlsplit, urlunsplit

from ludoteca.client.errors import ClientError

TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{22}")
TABLE_PATH: Final = re.compile(rf"(?P<before>.*)/table/(?P<table>{TABLE_ID.pattern})/?")
TOKEN: Final = r"([A-Za-z0-9_-]{20,100})"
KEY: Final = re.compile(rf"([0-7])\.{TOKEN}")
HOST_KEY: Final = re.compile(rf"host\.{TOKEN}")


@dataclass(frozen=True, slots=True)
class Link:
    """Where a table is, and the tokens that the link brings, by seat."""

    server: str  # as http://host:8420
    table: str
    tokens: dict[int, str] = field(default_factory=dict)
    host: str = ""  # the token of who made the table, where that is known

    def __post_init__(self) -> None:
        """Refuse an id that no table has: servers give them, and files are named after them."""
        if not TABLE_ID.fullmatch(self.table):
            raise ClientError("strange", server=self.server)

    @property
    def for_friends(self) -> str:
        """The link that can be given to anybody."""
        return f"{self.server}/table/{self.table}"

    @property
    def live(self) -> str:
        """The address of the live connection."""
        return f"ws{self.server.removeprefix('http')}/api/tables/{self.table}/live"


def read_link(text: str) -> Link:
    """Read a table's link; ClientError where it is none."""
    server, path, fragment = read_address(text)
    found = TABLE_PATH.fullmatch(path)
    if not found:
        raise ClientError("no_table_link", link=text)
    keys = fragment if fragment.startswith("keys=") else ""
    tokens = {int(seat): token for seat, token in KEY.findall(keys)}
    host = HOST_KEY.search(keys)
    return Link(server + found["before"], found["table"], tokens, host[1] if host else "")


def read_server(text: str) -> str:
    """Read the address of a server; of a table's link, that of its server."""
    server, path, _ = read_address(text)
    found = TABLE_PATH.fullmatch(path)
    return server + (found["before"] if found else path.rstrip("/"))


def read_address(text: str) -> tuple[str, str, str]:
    """Split an address into the server, the path and what follows `#`; `http://` may be left out."""
    whole = text if "://" in text else f"http://{text}"
    try:
        parts = urlsplit(whole)
        is_address = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        is_address = False
    if not is_address or not text.isprintable() or " " in text:
        raise ClientError("no_address", link=text)
    return urlunsplit((parts.scheme, parts.netloc, "", "", "")), parts.path, parts.fragment
