"""Parts of messages as JSON, kept ready: the same pieces, moves and events are sent again and again."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final, Generic, TypeVar

import orjson

from ludoteca.core.decoded import DecodedRows
from ludoteca.core.overview import ListedMove
from ludoteca.core.parts import parts_of, via_of
from ludoteca.core.pieces import PIECE_COLUMNS, Leg, Piece
from ludoteca.core.refusals import Effect, Event
from ludoteca.core.rulebook import Rulebook

KEPT: Final = 25_000  # of each kind: about as many as moves are kept (core/decoded.py) at two seats
QUIET_LABELS: Final = frozenset({"turn_passed", "extra_throw"})  # the same for every move of a list

Described = TypeVar("Described")


def piece_of(piece: Piece) -> dict[str, Any]:
    """Describe a piece on the board."""
    return {"colour": piece.colour, "spot": piece.spot, "tile": tile_of(piece)}


def leg_of(leg: Leg, events: Sequence[Event]) -> dict[str, Any]:
    """Describe where a piece of a move comes from and goes, as the board's data name the spots."""
    return {
        "colour": leg.piece.colour,
        "origin": leg.origin,
        "target": leg.target,
        "via": list(via_of(leg, events)),
        "tile": tile_of(leg.piece),
        "dice": list(leg.dice),
    }


def tile_of(piece: Piece) -> dict[str, int] | None:
    """Return which tile a piece is and how it lies; None where it is no tile."""
    return {"number": piece.number, "turn": piece.turn, "face": piece.face} if piece.number else None


def narrated(event: Event, language: str) -> dict[str, Any]:
    """Describe something that happened in the game."""
    return {
        "kind": event.kind,
        "clause": event.clause,
        "sentence": event.explain(language),
        "parameters": dict(event.parameters),
        "effect": event.effect,
        "ways": [way._asdict() for way in event.ways],
    }


def move_of(listed: ListedMove, language: str) -> dict[str, Any]:
    """Describe a legal move as what to click one after the other, with what it does."""
    move, legs, events = listed
    return {
        "move": move.text,
        "path": list(move.steps),
        "legs": [leg_of(leg, events) for leg in legs],
        "parts": parts_in_words(legs, events, language),
        "label": label_of(events, language),
        "effect": effect_of(events),
    }


def parts_in_words(legs: Sequence[Leg], events: Sequence[Event], language: str) -> list[dict[str, Any]]:
    """Describe what is done one after the other in a move; nothing where all is done at once."""
    return [
        {"legs": part.legs, "label": label_of(part.events, language), "effect": effect_of(part.events)}
        for part in (parts_of(legs, events) if len(legs) > 1 else ())
    ]


def effect_of(events: Sequence[Event]) -> Effect:
    """Return the sharpest effect of a move."""
    effects = {event.effect for event in events}
    return "capture" if "capture" in effects else "arrival" if "arrival" in effects else ""


def label_of(events: Sequence[Event], language: str) -> str:
    """Say what a move would do."""
    return " ".join([event.explain(language) for event in events if event.kind not in QUIET_LABELS])


def compact(described: dict[str, Any]) -> bytes:
    """Encode what is kept: in as many bytes as it has, where orjson holds on to two thousand."""
    return bytes(memoryview(orjson.dumps(described)))


class Encoded(Generic[Described]):
    """Things as JSON in each language, kept by their identity: a game has one object for all that are equal."""

    def __init__(self, describe: Callable[[Described, str], dict[str, Any]]) -> None:
        self.describe = describe
        self.kept: dict[tuple[int, str], tuple[Described, bytes]] = {}

    def __call__(self, thing: Described, language: str) -> bytes:
        """Encode a thing."""
        kept = self.kept.get((id(thing), language))
        if kept is None:
            if len(self.kept) >= KEPT:
                self.kept.clear()
            kept = thing, compact(self.describe(thing, language))
            self.kept[id(thing), language] = kept  # with the thing, so that no other one has its id
        return kept[1]


encoded_event: Final = Encoded(narrated)
encoded_move: Final = Encoded(move_of)


@cache
def encoded_pieces(rulebook: Rulebook) -> DecodedRows[bytes]:
    """Return what encodes the rows of a game's pieces."""
    return DecodedRows(PIECE_COLUMNS, lambda row: compact(piece_of(rulebook.piece(row))))
