"""What a player keeps from before a game, to compare with its record: the seal that was shown, and what was added."""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal, TypeAlias, get_args

from ludoteca.core.envelope import SEAT_BYTES

Answer: TypeAlias = Literal["", "added", "given", "fixed"]
"""What the server said to bytes: taken, others were given for the seat before, or too late; nothing yet."""
SEAL = re.compile(r"[0-9a-f]{64}")
BYTES = re.compile(rf"[0-9a-f]{{{2 * SEAT_BYTES}}}")
SEAT = re.compile(r"[0-7]")


@dataclass(frozen=True, slots=True)
class OwnBytes:
    """What this machine has drawn for a seat, and what the server said to it."""

    bytes: str
    answer: Answer = ""


@dataclass(frozen=True, slots=True)
class KeptSeal:
    """What was kept of one table."""

    table_id: str
    seal: str
    own: Mapping[int, OwnBytes] = field(default_factory=dict)  # by seat
    is_over: bool = False

    def with_own(self, seat: int, own: OwnBytes) -> "KeptSeal":
        """Return this with what was drawn for a seat."""
        return replace(self, own={**self.own, seat: own})

    def to_json(self) -> str:
        """Write it down."""
        own = {str(seat): {"bytes": one.bytes, "answer": one.answer} for seat, one in sorted(self.own.items())}
        return json.dumps({"table": self.table_id, "seal": self.seal, "own": own, "is_over": self.is_over})


def read_kept_seal(text: str) -> KeptSeal:
    """Read what was kept; ValueError where it is spoilt."""
    data = json.loads(text)
    try:
        own = {int(seat): OwnBytes(one["bytes"], one["answer"]) for seat, one in data["own"].items()}
        kept = KeptSeal(data["table"], data["seal"], own, data["is_over"] is True)
        is_whole = _is(SEAL, kept.seal) and all(SEAT.fullmatch(seat) for seat in data["own"])
        is_whole = is_whole and all(_is(BYTES, one.bytes) and one.answer in get_args(Answer) for one in own.values())
    except (KeyError, TypeError, AttributeError) as error:
        raise ValueError(f"not what was kept of a table: {error}") from None
    if not is_whole or not isinstance(kept.table_id, str):
        raise ValueError("not what was kept of a table")
    return kept


def _is(pattern: re.Pattern[str], value: Any) -> bool:
    return isinstance(value, str) and pattern.fullmatch(value) is not None
