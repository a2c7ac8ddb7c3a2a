"""The reference counts the same lines of play as those pinned in perft.toml."""

from typing import Any

import pytest

import ludoteca
from parchis.reference import Piece, Reference
from perft import perft_of_reference
from playing import table_of

COUNTS: list[dict[str, Any]] = table_of("parchis", "perft.toml")["count"]
DEPTH_OF_REFERENCE = 3


def reference_at(position: str) -> Reference:
    """Put the pieces of a position, at the first throw of a turn, before the reference."""
    game = ludoteca.from_position(position)
    fields = dict(word.split("=") for word in position.split()[1:])
    reference = Reference(game.setup.players, game.setup.mode, **{**game.setup.options, "first": int(fields["seat"])})  # type: ignore[arg-type]
    shared = dict(entry.split(":") for entry in fields["order"].split(",")) if "order" in fields else {}
    pieces = [
        Piece(letter, square)
        for letter in "YBRG"
        for square in fields.get(letter, "").split(",")
        if square and square not in shared
    ]
    pieces += [Piece(letter, square) for square, letters in shared.items() for letter in letters]
    reference.pieces = pieces
    return reference


@pytest.mark.parametrize("row", COUNTS, ids=[row["says"] for row in COUNTS])
def test_perft_counts_are_those_of_the_reference(row: dict[str, Any]) -> None:
    reference = reference_at(row["position"])
    counted = [perft_of_reference(reference, depth, dice_count=1) for depth in range(1, DEPTH_OF_REFERENCE + 1)]
    assert counted == row["lines"][:DEPTH_OF_REFERENCE]
