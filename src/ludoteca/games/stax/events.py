"""What happens in placings and moves of Stax, as numbers; the words are in story.py."""

from typing import Final

from ludoteca.core.event_rows import add
from ludoteca.core.events import EventKinds, EventRows
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import State
from ludoteca.games.stax import engine, past, rules
from ludoteca.games.stax.board import FACES, KING, NO_TILE, NUMBER, OWNER
from ludoteca.games.stax.codes import end_of, is_placing, is_swap, pack_cell, unpack_move
from ludoteca.games.stax.state import BY_CAPTURE, BY_NO_ACTION, BY_REPETITION, GOES_ON, TURN_MASK

# Columns of an event about a tile. One that has moved is its player's own, so that its sentence names no owner.
TILE, CELL, WHOSE_TILE, PIECE, TURN, ARROWS = range(1, 7)
HEIGHT = 5  # of the tower that it climbed
IS_OTHERS, ORIGIN = 7, 7  # of one placed, and of one moved

EVENTS: Final = EventKinds()
PLACED_FIRST = EVENTS.add("placed", "X-P1", "tile", "cell", "owner", "piece", "turn", "arrows", "whose")
PLACED = EVENTS.add("placed", "X-P2", "tile", "cell", "owner", "piece", "turn", "arrows", "whose")
MOVED = EVENTS.add("moved", "X-M2", "tile", "cell", "", "", "turn", "arrows", "origin")
MOVED_KING = EVENTS.add("moved", "X-M5", "tile", "cell", "", "", "turn", "arrows", "origin")
UNCOVERED = EVENTS.add("uncovered", "X-B3", "tile", "cell", "owner", "piece")
CLIMBED = EVENTS.add("climbed", "X-M4", "covered", "cell", "owner", "piece", "height")
OCCURRED_AGAIN = EVENTS.add("occurred_again", "X-E3", "times")
CAPTURED = EVENTS.add("captured", "X-E1", "captured", "cell", effect="capture")
NO_ACTION = EVENTS.add("no_action", "X-E2", "next", "times", "limit")
REPETITION = EVENTS.add("repetition", "X-E3", "next", "times", "limit")
LIMIT = EVENTS.add("limit", "X-E3", "next", "times", "limit")
WON_BY_CAPTURE = EVENTS.add("game_over", "X-E1", "winner")
WON_BY_NO_ACTION = EVENTS.add("game_over", "X-E2", "winner")
DRAWN = EVENTS.add("game_drawn", "X-E3")
SWAPPED = EVENTS.add("swapped", "X-P5")
MAX_EVENTS: Final = 5  # moved, uncovered, climbed, how the game has ended, who has won


@kernel
def events(before: State, action: int, after: State, out: EventRows) -> int:
    """Fill in what happened in a placing, a move or a swap; return how many events there are."""
    if is_swap(action):
        count = add(out, 0, SWAPPED, 0, 0, 0)
    elif is_placing(action):
        count = placing_event(before, action, after, out)
    else:
        count = move_events(before, action, after, out)
    if after.end != GOES_ON:
        return end_events(after, out, count)
    times = past.occurrences(after)
    return add(out, count, OCCURRED_AGAIN, times, 0, 0) if times > 1 else count


@kernel
def placing_event(before: State, placing: int, after: State, out: EventRows) -> int:
    """Fill in which tile was placed, and whether it is the other player's (X-P5)."""
    q, r = end_of(placing)
    tile = rules.top_at(after, q, r)
    is_first = rules.is_first_turn(before, rules.colour_to_act(before))
    count = tile_event(out, 0, PLACED_FIRST if is_first else PLACED, after, tile, q, r)
    fill_lie(out, after, tile, placing & TURN_MASK)
    out[0, IS_OTHERS] = OWNER[tile] != before.seat
    return count


@kernel
def move_events(before: State, move: int, after: State, out: EventRows) -> int:
    """Fill in which tile went, what it left and what it came to lie on."""
    q, r, _, _, _, turn = unpack_move(move)
    end_q, end_r = end_of(move)
    tile = rules.top_at(after, end_q, end_r)
    count = tile_event(out, 0, MOVED_KING if NUMBER[tile] == KING else MOVED, after, tile, end_q, end_r)
    fill_lie(out, after, tile, turn)
    out[0, ORIGIN] = pack_cell(q, r)
    uncovered = rules.top_at(after, q, r)
    if uncovered != NO_TILE:
        count = tile_event(out, count, UNCOVERED, after, uncovered, q, r)
    met = rules.top_at(before, end_q, end_r)
    if after.end == BY_CAPTURE:
        return add(out, count, CAPTURED, int(OWNER[met]), pack_cell(end_q, end_r), 0)
    if met != NO_TILE:
        count = tile_event(out, count, CLIMBED, before, met, end_q, end_r)
        out[count - 1, HEIGHT] = after.level[tile]
    return count


@kernel
def tile_event(out: EventRows, count: int, kind: int, state: State, tile: int, q: int, r: int) -> int:
    """Write an event about a tile on a cell behind some others; return how many there are now."""
    face = int(state.face[tile])
    add(out, count, kind, number_and_face(tile, face), pack_cell(q, r), int(OWNER[tile]))
    out[count, PIECE] = tile_and_face(tile, face)
    return count + 1


@kernel
def fill_lie(out: EventRows, after: State, tile: int, turn: int) -> None:
    """Fill in, in the first event, how a tile that has come to a cell lies there."""
    out[0, TURN] = turn
    out[0, ARROWS] = after.arrows[tile]


@kernel
def number_and_face(tile: int, face: int) -> int:
    """Return the place of a tile, as it lies, among the names of one player's tiles."""
    return int(NUMBER[tile]) * FACES + face


@kernel
def tile_and_face(tile: int, face: int) -> int:
    """Return the place of a tile, as it lies, among the names of all players' tiles."""
    return tile * FACES + face


@kernel
def end_events(after: State, out: EventRows, count: int) -> int:
    """Fill in how the game has ended, and who has won."""
    end = int(after.end)
    winner = engine.winner(after)
    if end == BY_CAPTURE:
        return add(out, count, WON_BY_CAPTURE, winner, 0, 0)
    kind = NO_ACTION if end == BY_NO_ACTION else REPETITION if end == BY_REPETITION else LIMIT
    count = add(out, count, kind, rules.colour_to_act(after), int(after.repetition), int(after.move_limit))
    if end == BY_NO_ACTION:
        return add(out, count, WON_BY_NO_ACTION, winner, 0, 0)
    return add(out, count, DRAWN, 0, 0, 0)
