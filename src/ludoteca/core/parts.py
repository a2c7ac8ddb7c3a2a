"""Moves of which one thing is done after the other, as those of two dice: split where the pieces go by themselves.

Also which spots each piece goes over.
"""

from collections.abc import Sequence
from typing import NamedTuple

from ludoteca.core.pieces import Leg, Way
from ludoteca.core.refusals import Event


class MovePart(NamedTuple):
    """A part of a move that can be chosen by itself."""

    legs: int  # how many of the move's it has
    events: tuple[Event, ...]  # what happens in it


def parts_of(legs: Sequence[Leg], events: Sequence[Event]) -> list[MovePart]:
    """Split a move by what would happen: an event in which pieces go, and what they capture or reach by that.

    Nothing is split where all pieces go in one event, or where a piece goes in several.
    """
    parts: list[MovePart] = []
    ways: list[tuple[str, str]] = []
    for event in events:
        gone = [(way.origin, way.path[-1]) for way in event.ways if not way.is_sent_back]
        if gone:
            parts.append(MovePart(len(gone), (event,)))
            ways += gone
        elif parts and event.effect:
            parts[-1] = MovePart(parts[-1].legs, (*parts[-1].events, event))
    is_split = len(parts) > 1 and ways == [(leg.origin, leg.target) for leg in legs]
    return parts if is_split else []


def via_of(leg: Leg, events: Sequence[Event]) -> tuple[str, ...]:
    """List the spots that a piece goes over before its target; none where it goes straight there."""
    ways = [way for event in events for way in event.ways if not way.is_sent_back and way.colour == leg.piece.colour]
    direct = next((way for way in ways if (way.origin, way.path[-1]) == (leg.origin, leg.target)), None)
    path = direct.path if direct else joined(leg, ways)
    return path[:-1]


def joined(leg: Leg, ways: Sequence[Way]) -> tuple[str, ...]:
    """Join the ways of a piece that goes in several; none where they do not lead to the target."""
    path: tuple[str, ...] = ()
    for way in ways:
        if way.origin == (path[-1] if path else leg.origin):
            path += way.path
    return path if path and path[-1] == leg.target else ()
