"""Tiles and towers of Stax for people, and signs for actions. positions.py reads positions."""

from functools import lru_cache
from typing import Final

import numpy as np

from ludoteca.core.kernel import plain
from ludoteca.core.moves import State
from ludoteca.games.stax import codes, past, positions, rules
from ludoteca.games.stax.board import COLOURS, KING, NUMBER, OWNER, SETS, TILES, Cell, Tile, Towers, number_with_face
from ludoteca.games.stax.spelling import STEPS
from ludoteca.games.stax.state import BY_CAPTURE

FAULTS: Final = positions.FAULTS
read_position = positions.read_position

# How many of each kind of spelling are kept: more than the busiest tables of a server use between two moves.
KEPT: Final = 20_000

ARROW_MARKS: Final = "→↗↖←↙↘"  # by direction
RING_MARK: Final = "○"  # of the king, who has no arrows


def step_hint(state: State, move: int, count: int) -> str:
    """Show what the first steps of an action stand for: the tile, and at the end how it lies."""
    if codes.is_swap(move):
        return ""
    is_whole = count == STEPS
    if codes.is_placing(move):
        number, face, _, _, turn = codes.unpack_placing(move)
        return marks_of(Tile(int(rules.colour_to_act(state)), number, bool(face), turn if is_whole else 0))
    q, r, _, _, face, turn = codes.unpack_move(move)
    number_of_tile = top_at(state, (q, r))
    tile = tile_value(state, number_of_tile)
    if is_whole:
        is_flipped = bool(face) or (tile.is_flipped and not state.flip)
        return marks_of(tile._replace(turn=turn, is_flipped=is_flipped))
    level = int(state.level[number_of_tile])
    return f"{name_of(tile)} {marks_of(tile)}" + (f" ×{level}" if level > 1 else "")


# Tiles and towers


def top_at(state: State, cell: Cell) -> int:
    """Return the tile on top at a cell, however far it is from the others."""
    return int(rules.top_at(state, *cell))


def tile_value(state: State, tile: int) -> Tile:
    """Return a tile as it lies."""
    return Tile(int(OWNER[tile]), int(NUMBER[tile]), bool(state.face[tile]), int(state.turn[tile]))


def name_of(tile: Tile) -> str:
    """Name a tile: `W3`, `B8'`."""
    return COLOURS[tile.seat] + number_with_face(tile.number, is_flipped=tile.is_flipped)


def marks_of(tile: Tile) -> str:
    """Show the arrows of a tile as it lies: `→ ↖`."""
    return " ".join(ARROW_MARKS[side] for side in tile.arrows) or RING_MARK


def towers_of(state: State) -> Towers:
    """List the occupied cells, sorted, each with its tiles from the table up."""
    towers: Towers = {}
    for stand in stands_of(state):
        cell, tile = read_stand(stand)
        towers.setdefault(cell, []).append(tile)
    return towers


def stands_of(state: State) -> list[int]:
    """List where each tile on the table is and how it lies, sorted by cell and by level."""
    buffer = np.empty(TILES, np.int64)
    return sorted(buffer[: past.list_stands(state, buffer)].tolist())


@lru_cache(maxsize=KEPT)
def read_stand(stand: int) -> tuple[Cell, Tile]:
    """Unpack the cell of a stand, and its tile as it lies."""
    tile, cell, _, face, turn = plain(past.unpack_stand)(stand)
    return cell, Tile(int(OWNER[tile]), int(NUMBER[tile]), bool(face), turn)


def hands_of(state: State) -> list[list[int]]:
    """List for each seat the numbers of its tiles in hand."""
    levels = state.level.tolist()
    hands = [
        [number for number in range(1, SETS + 1) if not levels[seat * SETS + number]] for seat in range(state.players)
    ]
    if state.end == BY_CAPTURE:
        hands[rules.colour_to_act(state)].remove(KING)
    return hands


@lru_cache(maxsize=KEPT)
def spell_cell(cell: Cell) -> str:
    """Spell a cell: `1,-1`."""
    return f"{cell[0]},{cell[1]}"
