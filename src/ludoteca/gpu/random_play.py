"""Random games as a thread of a GPU plays them, one after the other: a template, of which each game has a copy.

They are those of `core/playouts.py`, number by number. The loop goes from turn to turn and not from game to game, and
throws and plays in one go: threads that run side by side do the same at the same time, wherever their games are.
"""

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from ludoteca.core.events import EventRows
from ludoteca.core.generator import Words, draw_below, draw_dice, start_of
from ludoteca.core.interface import Codes, States
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import MOVE, OVER, ROLL, State
from ludoteca.core.outcomes import DECISIONS, NOBODY_YET, STARTER, THROWS, Counts, Lengths, Places

if TYPE_CHECKING:  # a game's own are put in when a copy is made
    from ludoteca.core.interface import engine, events, info, playouts
    from ludoteca.gpu.random_bodies import next_row
    from ludoteca.gpu.random_games import IS_COUNTED

LOWEST_FACE: Final = info.faces.start
FACES: Final = len(info.faces)


@kernel
def play_every(
    start: State,
    seed: Any,
    first: Any,
    rows_begun: Codes,
    scratch: States,
    moves: Codes,
    rows: EventRows,
    words: Words,
    length: Lengths,
    lengths: Lengths,
    places: Places,
    counts: Counts,
) -> None:
    """Play games as long as there are any that no other thread has begun.

    Games have the numbers of their rows from a first one on. The first record of `scratch` is for the state, the last
    one for that before where events are counted, in counts that were 0; `words` and `length` are of the game at hand.
    """
    state, before = scratch[0], scratch[len(scratch) - 1]
    row = int(next_row(rows_begun))
    begin(start, seed, first, row, scratch, words, length)
    while row < len(lengths):
        if state.phase == ROLL:
            if IS_COUNTED:
                scratch[len(scratch) - 1] = scratch[0]
            throw = draw_dice(words, 0, engine.dice_due(state), LOWEST_FACE, FACES)
            engine.throw(state, throw)
            length[THROWS] += 1
            if IS_COUNTED:
                count = events.events(before, throw, state, rows)
                playouts.count_events(before, rows, count, length, counts[row])
        if state.phase == MOVE:
            if IS_COUNTED:
                scratch[len(scratch) - 1] = scratch[0]
            move = int(moves[draw_below(words, 0, engine.legal(state, moves))])
            engine.play(state, move)
            length[DECISIONS] += 1
            if IS_COUNTED:
                count = events.events(before, move, state, rows)
                playouts.count_events(before, rows, count, length, counts[row])
        if state.phase == OVER:
            note(state, length, lengths[row], places[row])
            row = int(next_row(rows_begun))
            begin(start, seed, first, row, scratch, words, length)


@kernel
def begin(start: State, seed: Any, first: Any, row: int, scratch: States, words: Words, length: Lengths) -> None:
    """Begin the game of a row."""
    scratch[0] = start
    words[0] = start_of(seed, first + np.uint64(row))
    for column in range(len(length)):
        length[column] = 0
    length[STARTER] = NOBODY_YET


@kernel
def note(state: State, length: Lengths, lengths: Any, places: Any) -> None:
    """Note how a game has ended."""
    for column in range(len(length)):
        lengths[column] = length[column]
    for seat in range(len(places)):
        places[seat] = engine.place_of(state, seat)
