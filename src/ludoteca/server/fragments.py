"""Parts of messages as JSON, kept ready: the same pieces, legs and events are sent again and again."""

from functools import lru_cache
from typing import Any, Final

import orjson

from ludoteca.core.pieces import Leg, Piece
from ludoteca.core.refusals import Event

KEPT: Final = 5_000  # of each kind


def piece_of(piece: Piece) -> dict[str, Any]:
    """Describe a piece on the board."""
    return {"colour": piece.colour, "spot": piece.spot, "tile": tile_of(piece)}


def leg_of(leg: Leg) -> dict[str, Any]:
    """Describe where a piece of a move comes from and goes, as the board's data name the spots."""
    return {
        "colour": leg.piece.colour,
        "origin": leg.origin,
        "target": leg.target,
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


@lru_cache(maxsize=KEPT)
def encoded_piece(piece: Piece) -> orjson.Fragment:
    """Encode a piece on the board."""
    return orjson.Fragment(orjson.dumps(piece_of(piece)))


@lru_cache(maxsize=KEPT)
def encoded_leg(leg: Leg) -> orjson.Fragment:
    """Encode where a piece of a move comes from and goes."""
    return orjson.Fragment(orjson.dumps(leg_of(leg)))


class EncodedEvents:
    """Events as JSON: a game's narrator has one object for all that are equal, by which they are kept."""

    def __init__(self) -> None:
        self.kept: dict[tuple[int, str], tuple[Event, orjson.Fragment]] = {}

    def __call__(self, event: Event, language: str) -> orjson.Fragment:
        """Encode something that happened in the game."""
        kept = self.kept.get((id(event), language))
        if kept is None:
            if len(self.kept) >= KEPT:
                self.kept.clear()
            kept = event, orjson.Fragment(orjson.dumps(narrated(event, language)))
            self.kept[id(event), language] = kept  # with the event, so that no other one has its id
        return kept[1]


encoded_event: Final = EncodedEvents()
