"""How a child plays, to measure bots against: a template, of which each game has a copy (core/templates.py).

A child captures what can be captured, brings home what can be brought home, and else goes on with the piece that is
furthest ahead, whatever waits for it there. One move of five is any move: a child is not always with it.

Legal moves are sorted by their codes, which begin with the colour and the step that a piece starts from in games with a
track: the last one moves the piece that is furthest ahead. In other games it is one move like another.
"""

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from ludoteca.core.generator import begin_stream, draw_below
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import State
from ludoteca.core.state import Workspace

if TYPE_CHECKING:  # a game's own are put in when a copy is made
    from ludoteca.core.interface import engine, events

HUNDRED: Final = 100
DREAMS: Final = 20  # of a hundred moves, those that are any
CAPTURE, ARRIVAL, NOTHING = 2, 1, 0  # what a child likes, the best last in order
LIKED: Final = np.array(
    [CAPTURE if kind.is_capture else ARRIVAL if kind.effect == "arrival" else NOTHING for kind in events.EVENTS]
)  # by kind of event


@kernel
def choose(state: State, seed: Any, workspace: Workspace) -> int:
    """Return the code of the move that a child chooses."""
    begin_stream(state, seed, workspace.words)
    moves = workspace.choices
    count = engine.legal(state, moves)
    if draw_below(workspace.words, 0, HUNDRED) < DREAMS:
        return int(moves[draw_below(workspace.words, 0, count)])
    best, most = count - 1, NOTHING
    for index in range(count - 1, -1, -1):
        liked = how_liked(state, int(moves[index]), workspace)
        if liked > most:
            best, most = index, liked
    return int(moves[best])


@kernel
def how_liked(state: State, move: int, workspace: Workspace) -> int:
    """Return how much a child likes what happens in a move."""
    workspace.after[0] = state
    engine.play(workspace.after[0], move)
    count = events.events(state, move, workspace.after[0], workspace.events)
    most = NOTHING
    for index in range(count):
        most = max(most, int(LIKED[workspace.events[index, 0]]))
    return most
