"""Random games, played and counted: a template, of which each game has a copy with its own parts in it.

Every game has a stream of random numbers of its own, which depends on the seed and the game's number alone: it does not
matter how many games are played at once, nor in which order.
"""

from typing import TYPE_CHECKING, Final

import numpy as np

from ludoteca.core.events import EventRows
from ludoteca.core.generator import Words, draw_below, draw_dice, start_of
from ludoteca.core.interface import Codes, Letters, States
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import OVER, ROLL, State
from ludoteca.core.outcomes import CAPTURES, DECISIONS, NOBODY_YET, STARTER, THROWS, Counts, Lengths, Places
from ludoteca.core.pieces import LegRows
from ludoteca.core.spelling import END_OF_MOVE, write_letter

if TYPE_CHECKING:  # a game's own are put in when a copy is made
    from ludoteca.core.interface import engine, events, info, spelling

LOWEST_FACE: Final = info.faces.start
FACES: Final = len(info.faces)
# By kind of event
IS_OPENING: Final = np.array([kind.name == "opening_throw" for kind in events.EVENTS])
IS_CAPTURE: Final = np.array([kind.is_capture for kind in events.EVENTS])
# The column that says how many pieces were captured, or 0 where it is always one
COUNT_COLUMN: Final = np.array([kind.operands.get("count", 0) for kind in events.EVENTS])


@kernel
def play_game(
    scratch: States, moves: Codes, rows: EventRows, words: Words, index: int, length: Lengths, counts: Counts
) -> None:
    """Play a game on from the first record of `scratch` to its end; the second is for the state before."""
    state, before = scratch[0], scratch[1]
    is_counted = len(counts) > 0
    while state.phase != OVER:
        if is_counted:
            scratch[1] = scratch[0]
        if state.phase == ROLL:
            action = draw_dice(words, index, engine.dice_due(state), LOWEST_FACE, FACES)
            engine.throw(state, action)
            length[THROWS] += 1
        else:
            action = int(moves[draw_below(words, index, engine.legal(state, moves))])
            engine.play(state, action)
            length[DECISIONS] += 1
        if is_counted:
            count_events(before, rows, events.events(before, action, state, rows), length, counts)


@kernel
def count_events(before: State, rows: EventRows, count: int, length: Lengths, counts: Counts) -> None:
    """Count what happened in a throw or a move."""
    if length[STARTER] == NOBODY_YET and not IS_OPENING[rows[0, 0]]:
        length[STARTER] = before.seat
    for index in range(count):
        kind = rows[index, 0]
        counts[kind] += 1
        if IS_CAPTURE[kind]:
            column = COUNT_COLUMN[kind]
            length[CAPTURES] += rows[index, column] if column > 0 else 1


@kernel
def play_games(
    start: State,
    scratch: States,
    moves: Codes,
    rows: EventRows,
    words: Words,
    lengths: Lengths,
    places: Places,
    counts: Counts,
) -> None:
    """Play random games from a state, a row each; `words` says where their streams begin."""
    for game in range(len(lengths)):
        scratch[0] = start
        lengths[game] = 0
        lengths[game, STARTER] = NOBODY_YET
        counts[game] = 0
        play_game(scratch, moves, rows, words, game, lengths[game], counts[game])
        for seat in range(places.shape[1]):
            places[game, seat] = engine.place_of(scratch[0], seat)


@kernel
def begin_streams(seed: np.uint64, first: np.uint64, words: Words) -> None:
    """Begin the streams of some games, counted from a first one on."""
    for index in range(len(words)):
        words[index] = start_of(seed, first + np.uint64(index))


@kernel
def preview(state: State, moves: Codes, scratch: States, rows: EventRows, counts: Codes) -> None:
    """Fill in what would happen in each of some legal moves: rows of events for each, and how many there are."""
    after = scratch[0]
    for index in range(len(moves)):
        scratch[0] = state
        move = int(moves[index])
        engine.play(after, move)
        counts[index] = events.events(state, move, after, rows[index])


@kernel
def legs_of_moves(state: State, moves: Codes, rows: LegRows, counts: Codes) -> None:
    """Fill in where the pieces of each of some legal moves come from and go, and how many there are."""
    for index in range(len(moves)):
        counts[index] = engine.legs(state, int(moves[index]), rows[index])


@kernel
def spell_moves(state: State, moves: Codes, out: Letters) -> int:
    """Write some moves one after the other, an END_OF_MOVE behind each; return the length of all."""
    length = 0
    for index in range(len(moves)):
        length += spelling.spell(state, int(moves[index]), out[length:])
        length = write_letter(out, length, END_OF_MOVE)
    return length
