"""A plain Monte Carlo player, to measure bots against: a template, of which each game has a copy (core/templates.py).

Each legal move is played out at random to the end of the game, each as often as the others; the best mean result wins.
It knows the rules and nothing else: no heuristic, no tree, no common dice. Its work is fixed, whatever
time it takes, so that a match against it can be played again.
"""

from typing import TYPE_CHECKING, Any, Final

from ludoteca.core.generator import begin_stream, draw_below, draw_dice
from ludoteca.core.interface import Codes
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import OVER, ROLL, State
from ludoteca.core.state import Workspace

if TYPE_CHECKING:  # a game's own are put in when a copy is made
    from ludoteca.core.interface import engine, info

LOWEST_FACE: Final = info.faces.start
FACES: Final = len(info.faces)
PLAYOUTS: Final = 2_000  # of a decision, shared by its moves
UP: Final = 0  # where another thread writes that it should stop


@kernel
def choose(state: State, seed: Any, workspace: Workspace, stop: Codes) -> int:
    """Return the code of the move with the best mean result; the first of those that are equal."""
    begin_stream(state, seed, workspace.words)
    count = engine.legal(state, workspace.choices)
    side = state.seat % workspace.sides
    workspace.totals[:] = 0
    for _ in range(max(1, PLAYOUTS // count)):
        for index in range(count):
            workspace.after[0] = state
            engine.play(workspace.after[0], int(workspace.choices[index]))
            play_out(workspace)
            workspace.totals[index] += result_for(workspace.after[0], side, workspace)
        if stop[UP]:
            break
    best = 0
    for index in range(1, count):
        if workspace.totals[index] > workspace.totals[best]:
            best = index
    return int(workspace.choices[best])


@kernel
def play_out(workspace: Workspace) -> None:
    """Play a game to its end with any legal moves."""
    state, words, moves = workspace.after[0], workspace.words, workspace.moves
    while state.phase != OVER:
        if state.phase == ROLL:
            engine.throw(state, draw_dice(words, 0, engine.dice_due(state), LOWEST_FACE, FACES))
        else:
            engine.play(state, int(moves[draw_below(words, 0, engine.legal(state, moves))]))


@kernel
def result_for(state: State, side: int, workspace: Workspace) -> float:
    """Return what the end of a game is worth to a side, known by the first of its seats: a win 1, a shared one less."""
    if engine.place_of(state, side) != 1:
        return 0.0
    winners = 0
    for other in range(workspace.sides):
        winners += engine.place_of(state, other) == 1
    return 1 / winners
