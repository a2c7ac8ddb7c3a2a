"""The tokens of one's seats and tables, kept between runs, a file each that only its owner reads.

Who has a token has the seat, or is host of the table.
"""

import os
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ludoteca.client.errors import ClientError
from ludoteca.client.links import Link
from ludoteca.core.folders import state_path

MOST_SEATS: Final = 200  # older ones are forgotten
HOST: Final = "host"  # stands in a file's name for a seat


def default_folder() -> Path:
    """Choose where tokens are kept: in the person's state folder."""
    return state_path("seats")


@dataclass(frozen=True, slots=True)
class Keys:
    """A folder of tokens. A file each, so that programs that play side by side do not overwrite each other's."""

    folder: Path

    def at(self, link: Link) -> dict[int, str]:
        """Return the tokens held at a table, by seat."""
        found = {seat: self.path(link, seat) for seat in range(8)}
        try:
            return {seat: path.read_text("utf-8").strip() for seat, path in found.items() if path.is_file()}
        except (OSError, ValueError) as error:
            raise self.fault(error) from None

    def host_at(self, link: Link) -> str:
        """Return the token of who made a table; nothing where somebody else did."""
        path = self.path(link, HOST)
        try:
            return path.read_text("utf-8").strip() if path.is_file() else ""
        except (OSError, ValueError) as error:
            raise self.fault(error) from None

    def hold(self, link: Link, tokens: dict[int, str]) -> None:
        """Remember tokens of a table, and that of its host where the link has it."""
        held: list[tuple[int | str, str]] = [*tokens.items(), *([(HOST, link.host)] if link.host else [])]
        try:
            self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            for seat, token in held:
                self.path(link, seat).unlink(missing_ok=True)
                handle = os.open(self.path(link, seat), os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
                with open(handle, "w", encoding="utf-8") as file:
                    file.write(f"{token}\n")
            for path in sorted(self.folder.iterdir(), key=lambda path: path.stat().st_mtime)[:-MOST_SEATS]:
                path.unlink(missing_ok=True)
        except OSError as error:
            raise self.fault(error) from None

    def release(self, link: Link, seat: int) -> None:
        """Forget the token of a seat."""
        self.path(link, seat).unlink(missing_ok=True)

    def fault(self, error: Exception) -> ClientError:
        """Say why tokens cannot be kept."""
        return ClientError("keys", folder=str(self.folder), why=getattr(error, "strerror", None) or str(error))

    def path(self, link: Link, seat: int | str) -> Path:
        """Name the file of a seat's token."""
        server = re.sub(r"[^A-Za-z0-9.-]+", "_", link.server)
        return self.folder / f"{server}_{link.table}.{seat}"
