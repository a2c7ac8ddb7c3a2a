"""The sealed envelope: dice of a table that nobody can choose, and that everybody can check after the game.

The table's seed is drawn before anybody sits down and lies in an envelope, of which only the seal (`commit`) is shown.
Every seat then adds bytes of its own, which nobody can choose for it (`mix`). Both decide every throw. After the game
the envelope is opened: the seed is published. `verify.py` checks a record against it; docs/dice.md has the details.
"""

import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field

from ludoteca.core import dice
from ludoteca.core.moves import Dice

COMMIT_LABEL = b"ludoteca dice v1 commit"
MIX_LABEL = b"ludoteca dice v1 mix"
SEED_BYTES = 32
SEAT_BYTES = 16
NO_BYTES = bytes(SEAT_BYTES)  # what counts for a seat that gives none

TABLE_TAG = "Table"
COMMIT_TAG = "Commit"
MIX_TAG = "Mix"
SEED_TAG = "Dice seed"
BYTES_TAG = "Bytes "  # as `Bytes 0: 5f0c…`, a tag a seat


def new_seed() -> bytes:
    """Draw a table's seed."""
    return secrets.token_bytes(SEED_BYTES)


def commit_to(table_id: str, seed: bytes) -> bytes:
    """Seal a seed: what is published before the game."""
    if len(seed) != SEED_BYTES:
        raise ValueError(f"a seed of {len(seed)} bytes; expected {SEED_BYTES}")
    return hashlib.sha256(COMMIT_LABEL + table_id.encode() + seed).digest()


def mix_of(table_id: str, seat_bytes: Sequence[bytes]) -> bytes:
    """Mix what the seats gave, in the order of the seats; b"" for a seat that gives none."""
    seats = (bytes([seat]) + given for seat, given in enumerate(_padded(seat_bytes)))
    return hashlib.sha256(MIX_LABEL + table_id.encode() + b"".join(seats)).digest()


@dataclass(frozen=True, slots=True)
class Envelope:
    """All that decides the dice of a table. Whoever holds it knows every throw to come."""

    table_id: str
    seed: bytes = field(repr=False)
    seat_bytes: tuple[bytes, ...]
    mix: bytes = field(init=False)  # what the seats gave, mixed: fixed before the first throw

    def __post_init__(self) -> None:
        object.__setattr__(self, "mix", mix_of(self.table_id, self.seat_bytes))

    @property
    def commit(self) -> bytes:
        """The seal: what is published before the game."""
        return commit_to(self.table_id, self.seed)

    def throw(self, number: int, dice_count: int, faces: range = dice.SIX_FACES) -> Dice:
        """Throw the dice of throw `number` (from 0) of the table, low faces first."""
        if number < 0 or dice_count < 1:
            raise ValueError(f"throw {number} of {dice_count} dice; expected a throw from 0 and a die or more")
        return dice.throw(self.seed, number, dice_count, self.mix, faces)


def sealed_tags(table_id: str, commit: bytes, seat_bytes: Sequence[bytes], mix: bytes) -> dict[str, str]:
    """Write the tags of a record while the seed is secret."""
    seats = {f"{BYTES_TAG}{seat}": given.hex() for seat, given in enumerate(_padded(seat_bytes))}
    return {TABLE_TAG: table_id, COMMIT_TAG: commit.hex(), **seats, MIX_TAG: mix.hex()}


def opened_tags(envelope: Envelope) -> dict[str, str]:
    """Write the tags of a record that proves itself: the seed is published."""
    sealed = sealed_tags(envelope.table_id, envelope.commit, envelope.seat_bytes, envelope.mix)
    return sealed | {SEED_TAG: envelope.seed.hex()}


def _padded(seat_bytes: Sequence[bytes]) -> list[bytes]:
    """Return zeros for the seats that gave nothing; ValueError for any other length but the right one."""
    for seat, given in enumerate(seat_bytes):
        if len(given) not in (0, SEAT_BYTES):
            raise ValueError(f"{len(given)} bytes of seat {seat}; expected {SEAT_BYTES}, or none")
    return [given or NO_BYTES for given in seat_bytes]
