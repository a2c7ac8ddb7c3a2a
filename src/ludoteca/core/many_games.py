"""Random games in great numbers: a template whose copies are compiled for one way to play a game (specialised.py).

They are the games of playouts.py, number by number. The loop there is for every way to play, and compiled sooner.
"""

from typing import TYPE_CHECKING, Final

from ludoteca.core.events import EventRows
from ludoteca.core.generator import Words, draw_below, draw_dice
from ludoteca.core.interface import Codes, States
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import OVER, ROLL, State
from ludoteca.core.outcomes import DECISIONS, NOBODY_YET, STARTER, THROWS, Counts, Lengths, Places
from ludoteca.core.scratch import copy_numbers, local_copy

if TYPE_CHECKING:  # a game's own are put in when a copy is made
    from ludoteca.core.interface import IS_COUNTED, engine, events, info, playouts

LOWEST_FACE: Final = info.faces.start
FACES: Final = len(info.faces)


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
def play_game(
    scratch: States, moves: Codes, rows: EventRows, words: Words, index: int, length: Lengths, counts: Counts
) -> None:
    """Play a game on from the first record of `scratch` to its end; the second is for the state before."""
    state, before = local_copy(scratch[0]), local_copy(scratch[1])
    while state.phase != OVER:
        if IS_COUNTED:
            scratch[1] = scratch[0]
            copy_numbers(state, before)
        if state.phase == ROLL:
            action = draw_dice(words, index, engine.dice_due(state), LOWEST_FACE, FACES)
            engine.throw(state, action)
            length[THROWS] += 1
        else:
            action = int(moves[draw_below(words, index, engine.legal(state, moves))])
            engine.play(state, action)
            length[DECISIONS] += 1
        if IS_COUNTED:
            playouts.count_events(before, rows, events.events(before, action, state, rows), length, counts)
    copy_numbers(state, scratch[0])
