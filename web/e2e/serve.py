"""`ludoteca serve` for the browser tests: a request that makes a table names the dice that it gets.

Its header X-Test-Dice decides the id and the sealed seed of the table, so that a test sees the same dice in every run
(the browsers give the same bytes, see helpers.ts). Everything else is the server as it is; nothing of this is in the
package.
"""

import base64
import hashlib
from collections import Counter
from contextvars import ContextVar
from typing import Any

from ludoteca.cli import serve as serving
from ludoteca.cli.app import main
from ludoteca.server import creation

HEADER = b"x-test-dice"
RANDOM_ID = creation.new_table_id
RANDOM_SEED = creation.new_seed

named: ContextVar[str] = ContextVar("named", default="")  # the dice of the table that is being made
made: Counter[str] = Counter()  # how many tables a name has been given to


def new_table_id() -> str:
    """Make the id of the next table of a name."""
    name = named.get()
    if not name:
        return RANDOM_ID()
    made[name] += 1
    named.set(f"{name} {made[name]}")
    return base64.urlsafe_b64encode(digest("id")[: creation.ID_BYTES]).rstrip(b"=").decode()


def new_seed() -> bytes:
    """Make the seed that belongs to the id just made."""
    return digest("seed") if named.get() else RANDOM_SEED()


def digest(purpose: str) -> bytes:
    """Hash the name of the dice."""
    return hashlib.sha256(f"{purpose} {named.get()}".encode()).digest()


class Naming:
    """Wraps the application, and reads the header."""

    def __init__(self, app: Any) -> None:
        self.app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Remember the name for as long as the request is answered."""
        named.set(dict(scope.get("headers", ())).get(HEADER, b"").decode())
        await self.app(scope, receive, send)


def make_app(*arguments: Any) -> Any:
    """Make the application, with the header read outside of all else."""
    app = application(*arguments)
    app.add_middleware(Naming)
    return app


application = serving.make_app
serving.make_app = make_app
creation.new_table_id, creation.new_seed = new_table_id, new_seed

if __name__ == "__main__":
    main()
