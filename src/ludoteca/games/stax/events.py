"""What happens in placings and moves of Stax, as numbers; the words are in story.py."""

from typing import Final

from ludoteca.core.event_rows import add
from ludoteca.core.events import EventKinds, EventRows
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import State
from ludoteca.games.stax import engine, past, rules
from ludoteca.games.stax.board import KING, NO_TILE, NUMBER
from ludoteca.games.stax.codes import end_of, is_placing, is_swap, unpack_move
from ludoteca.games.stax.state import BY_CAPTURE, BY_NO_ACTION, BY_REPETITION, GOES_ON, TURN_MASK

EVENTS: Final = EventKinds()
PLACED_FIRST = EVENTS.add("placed", "X-P1", "tile", "", "turn", "cell", "")
PLACED = EVENTS.add("placed", "X-P2", "tile", "", "turn", "cell", "")
MOVED = EVENTS.add("moved", "X-M2", "tile", "", "turn", "origin", "", "", "")
MOVED_KING = EVENTS.add("moved", "X-M5", "tile", "", "turn", "origin", "", "", "")
UNCOVERED = EVENTS.add("uncovered", "X-B3", "tile", "", "", "cell", "")
CLIMBED = EVENTS.add("climbed", "X-M4", "covered", "", "", "cell", "", "height")
OCCURRED_AGAIN = EVENTS.add("occurred_again", "X-E3", "times")
CAPTURED = EVENTS.add("captured", "X-E1", "captured", "", "", "cell", "", effect="capture")
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
        is_first = rules.is_first_turn(before, rules.colour_to_act(before))
        q, r = end_of(action)
        tile = rules.top_at(after, q, r)
        count = tile_event(out, 0, PLACED_FIRST if is_first else PLACED, tile, int(after.face[tile]), q, r)
        out[0, 3] = action & TURN_MASK
    else:
        count = move_events(before, action, after, out)
    if after.end != GOES_ON:
        return end_events(after, out, count)
    times = past.occurrences(after)
    return add(out, count, OCCURRED_AGAIN, times, 0, 0) if times > 1 else count


@kernel
def tile_event(out: EventRows, count: int, kind: int, tile: int, face: int, q: int, r: int) -> int:
    """Write an event about a tile on a cell behind some others; return how many there are now."""
    add(out, count, kind, tile, face, 0)
    out[count, 4] = q
    out[count, 5] = r
    return count + 1


@kernel
def move_events(before: State, move: int, after: State, out: EventRows) -> int:
    """Fill in which tile went, what it left and what it came to lie on."""
    q, r, direction, steps, _, turn = unpack_move(move)
    end_q, end_r = end_of(move)
    tile = rules.top_at(after, end_q, end_r)
    kind = MOVED_KING if NUMBER[tile] == KING else MOVED
    count = tile_event(out, 0, kind, tile, int(after.face[tile]), q, r)
    out[0, 3] = turn
    out[0, 6] = direction
    out[0, 7] = steps
    uncovered = rules.top_at(after, q, r)
    if uncovered != NO_TILE:
        count = tile_event(out, count, UNCOVERED, uncovered, int(after.face[uncovered]), q, r)
    met = rules.top_at(before, end_q, end_r)
    if after.end == BY_CAPTURE:
        return tile_event(out, count, CAPTURED, met, 0, end_q, end_r)
    if met != NO_TILE:
        count = tile_event(out, count, CLIMBED, met, int(before.face[met]), end_q, end_r)
        out[count - 1, 6] = after.level[tile]
    return count


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
