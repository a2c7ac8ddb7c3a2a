"""Whole games of bots that do not search, played and counted: a template, of which each game has a copy.

Every game has a stream of dice of its own, by the seed and the game's number, as in core/playouts.py; bots draw from
the position and a seed of their own. So it does not matter how many games are played at once, nor in which order.
"""

from typing import TYPE_CHECKING, Final

import numpy as np

from ludoteca.core.events import EventRows
from ludoteca.core.generator import Words, draw_dice
from ludoteca.core.interface import Codes, States
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import OVER, ROLL, State
from ludoteca.core.outcomes import DECISIONS, NOBODY_YET, STARTER, THROWS, Counts, Lengths, Places
from ludoteca.core.state import Workspace

if TYPE_CHECKING:  # a game's own are put in when a copy is made
    from ludoteca.bots.interface import choosing
    from ludoteca.core.interface import engine, events, info, playouts

LOWEST_FACE: Final = info.faces.start
FACES: Final = len(info.faces)


@kernel
def play_games(
    start: State,
    scratch: States,
    rows: EventRows,
    levels: Codes,
    personalities: Codes,
    seeds: Words,
    words: Words,
    workspace: Workspace,
    lengths: Lengths,
    places: Places,
    counts: Counts,
) -> None:
    """Play games of bots from a state; `seeds` has that of the first seat's bot in each, the next ones follow it.

    Each seat has a level and a personality, by number. `scratch` is for the state, and for that before an action.
    """
    for game in range(len(lengths)):
        scratch[0] = start
        lengths[game] = 0
        lengths[game, STARTER] = NOBODY_YET
        counts[game] = 0
        while scratch[0].phase != OVER:
            scratch[1] = scratch[0]
            column, action = act(scratch[0], levels, personalities, seeds[game], words, game, workspace)
            lengths[game, column] += 1
            count = events.events(scratch[1], action, scratch[0], rows)
            playouts.count_events(scratch[1], rows, count, lengths[game], counts[game])
        for seat in range(places.shape[1]):
            places[game, seat] = engine.place_of(scratch[0], seat)


@kernel
def act(
    state: State, levels: Codes, personalities: Codes, seed: np.uint64, words: Words, index: int, workspace: Workspace
) -> tuple[int, int]:
    """Throw, or let a bot move; return what that counts as, and the throw or the move."""
    if state.phase == ROLL:
        dice = draw_dice(words, index, engine.dice_due(state), LOWEST_FACE, FACES)
        engine.throw(state, dice)
        return THROWS, dice
    seat = int(state.seat)
    workspace.personality = personalities[seat]
    move = int(choosing.choose(state, int(levels[seat]), seed + np.uint64(seat), workspace))
    engine.play(state, move)
    return DECISIONS, move
