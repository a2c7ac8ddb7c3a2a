"""The seals of tables and what one has added to their dice, kept for good, for `ludoteca verify` to compare.

A file a seat, so that programs that play side by side do not overwrite each other's.
"""

import os
import re
import secrets
from collections.abc import Collection, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from ludoteca.client.errors import ClientError
from ludoteca.core.envelope import SEAT_BYTES
from ludoteca.core.folders import state_path
from ludoteca.core.kept_seal import SEAL, Answer, KeptSeal, OwnBytes, read_kept_seal

Message = Mapping[str, Any]

MOST_FILES: Final = 4000  # of more, the oldest are forgotten whose game is over
TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
ANSWERS: Final[Mapping[str, Answer]] = {"bytes_added": "added", "bytes_given": "given", "bytes_fixed": "fixed"}


def default_folder() -> Path:
    """Choose where seals are kept: in the person's state folder."""
    return state_path("seals")


@dataclass(frozen=True, slots=True)
class Seals:
    """A folder of what was kept of tables."""

    folder: Path

    def at(self, table_id: str) -> KeptSeal | None:
        """Return what was kept of a table, of all its seats together; ClientError where that is spoilt."""
        if not TABLE_ID.fullmatch(table_id):
            return None
        found: KeptSeal | None = None
        for path in sorted(self.folder.glob(f"{table_id}.?.json")):
            one = self._read(path)
            found = replace(found, own={**found.own, **one.own}) if found else one
        return found

    def keep(self, seat: int, kept: KeptSeal) -> None:
        """Keep the seal of a table with what was drawn for one of its seats: whole on the disk, or as it was."""
        if not TABLE_ID.fullmatch(kept.table_id) or not SEAL.fullmatch(kept.seal):
            raise ClientError("no_seal")
        path = self.folder / f"{kept.table_id}.{seat}.json"
        own = {seat: kept.own[seat]} if seat in kept.own else {}
        part = path.with_suffix(f".{secrets.token_hex(8)}")
        try:
            self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with open(handle, "w", encoding="utf-8") as file:
                file.write(replace(kept, own=own).to_json() + "\n")
                file.flush()
                os.fsync(file.fileno())
            part.replace(path)
        except OSError as error:
            raise self._fault(error) from None

    def close(self, kept: KeptSeal, seats: Collection[int]) -> None:
        """Note that a game is over, and forget old ones where there are too many."""
        for seat in seats:
            self.keep(seat, replace(kept, is_over=True))
        with suppress(OSError):  # another program may forget the same ones
            self._forget_old()

    def _forget_old(self) -> None:
        paths = sorted(self.folder.glob("*.json"), key=lambda path: path.stat().st_mtime)
        surplus = len(paths) - MOST_FILES
        for path in paths if surplus > 0 else ():
            with suppress(ClientError):  # what is spoilt is left for a person to see
                if surplus > 0 and self._read(path).is_over:
                    path.unlink(missing_ok=True)
                    surplus -= 1

    def _read(self, path: Path) -> KeptSeal:
        try:
            return read_kept_seal(path.read_text("utf-8"))
        except (OSError, ValueError) as error:
            raise self._fault(error) from None

    def _fault(self, error: Exception) -> ClientError:
        return ClientError("seals", folder=str(self.folder), why=getattr(error, "strerror", None) or str(error))


class SealedDice:
    """What a client does about the dice of its table: it keeps the seal, then adds its own, and notices a change."""

    def __init__(self, seals: Seals, table_id: str) -> None:
        self.seals, self.table_id = seals, table_id
        self.kept = seals.at(table_id)
        self.seal = self.kept.seal if self.kept else ""
        self.shown = ""  # the seal of the last welcome
        self.seats: tuple[int, ...] = ()
        self.sent: dict[int, int] = {}  # ids of messages that add to the dice, with their seats

    @property
    def is_changed(self) -> bool:
        """Whether the server shows another seal than it did before."""
        return bool(self.shown) and self.shown != self.seal

    def see(self, commit: str, seats: Collection[int]) -> None:
        """Look at a seal that the server shows to somebody who holds some seats; the first one is kept."""
        if not SEAL.fullmatch(commit):
            raise ClientError("no_seal")
        self.shown, self.seal, self.seats = commit, self.seal or commit, tuple(sorted(seats))
        if self.kept is None and seats:
            self.kept = KeptSeal(self.table_id, commit)
            for seat in self.seats:
                self.seals.keep(seat, self.kept)

    def welcome(self, message: Message) -> list[dict[str, Any]]:
        """Look at the seal of a welcome; returns what to send so that one's seats add to the dice.

        What is drawn is kept before it is sent. Nothing is added to dice whose seal has changed.
        """
        self.see(message["commit"], message["seats"])
        if self.is_changed or self.kept is None:
            return []
        for seat in self.seats:
            if seat not in self.kept.own and seat not in message["added"] and message["can_add"]:
                self._note(seat, OwnBytes(secrets.token_hex(SEAT_BYTES)))
        return [
            {"type": "bytes", "seat": seat, "bytes": one.bytes}
            for seat, one in self.kept.own.items()
            if seat in self.seats and not one.answer
        ]

    def hear(self, message: Message) -> Answer:
        """Take in what the server answers to what was added; returns the answer where the message is only that."""
        seat = self.sent.pop(message.get("id") or 0, None)
        answer = ANSWERS.get(message.get("code", ""))
        if seat is not None and message["type"] == "refused" and answer:
            self._answer(seat, answer)
            return answer
        if seat is not None and message["type"] == "events":
            self._answer(seat, "added")
        if message.get("state", {}).get("status") == "over" and self.kept and not self.kept.is_over:
            self.kept = replace(self.kept, is_over=True)
            self.seals.close(self.kept, self.seats)
        return ""

    def _answer(self, seat: int, answer: Answer) -> None:
        """Note the first answer: nothing that the server says later takes it back."""
        own = self.kept.own.get(seat) if self.kept else None
        if own and not own.answer:
            self._note(seat, OwnBytes(own.bytes, answer))

    def _note(self, seat: int, own: OwnBytes) -> None:
        assert self.kept
        self.kept = self.kept.with_own(seat, own)
        self.seals.keep(seat, self.kept)
