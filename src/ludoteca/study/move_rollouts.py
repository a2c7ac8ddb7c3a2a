"""What moves are worth to every side by truncated rollouts: a template, of which each game with dice has a copy.

A rollout begins behind a move and the rest of its throw, is played on by the network on all sides, and is worth the
chances of all sides where it is cut, or the result. Throw k of rollout r shows the same faces for every move, as in the
rollouts of experts (bots/dice_search/rollouts.py), so that moves are compared and not their luck.

The network is a control variate: the luck of the first throw as it sees it, whose mean is known, is taken off.
"""

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from ludoteca.core.generator import draw, start_of
from ludoteca.core.interface import Codes
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import OVER, State
from ludoteca.core.state import Workspace
from ludoteca.study.interface import Chances

if TYPE_CHECKING:  # a game's own are put in when a copy is made
    from ludoteca.bots.interface import rollouts, search
    from ludoteca.core.interface import engine
    from ludoteca.study.interface import values

# Rows of the scratch array: those of values.py, and what was seen after the first throw, or its mean
CONTROL: Final = values.SCRATCH_ROWS
SCRATCH_ROWS: Final = CONTROL + 1
NO_LEVEL: Final = 0  # rolls nothing out by itself: only the dice of experts are used


@kernel
def roll_moves_out(
    state: State, moves: Codes, seed: Any, workspace: Workspace, scratch: Chances, samples: Chances
) -> None:
    """Fill in what each move comes to in each rollout, a row of chances of all sides: samples[move, rollout]."""
    for place in range(moves.shape[0]):
        rollouts.prepare(state, NO_LEVEL, seed, workspace)
        workspace.starts[0] = state
        engine.play(workspace.starts[0], int(moves[place]))
        search.settle(workspace.starts[0], workspace, workspace.stop)
        for index in range(samples.shape[1]):
            workspace.rounds = index
            draw(workspace.words, rollouts.CHOICE)
            workspace.rolled[0] = workspace.starts[0]
            roll_on(workspace.rolled[0], workspace, scratch, samples[place, index])
        if workspace.starts[0].phase != OVER:
            add_mean(workspace, scratch, samples[place])


@kernel
def roll_on(state: State, workspace: Workspace, scratch: Chances, chances: Chances) -> None:
    """Play a position on with the dice of the rollout at hand, and fill in the chances where it is cut.

    What the position was worth after the first throw is taken off; `add_mean` adds what it is worth before.
    """
    workspace.words[rollouts.ROLLOUT] = start_of(workspace.words[rollouts.CHOICE], np.uint64(0))
    seen = scratch[CONTROL]
    seen[:] = 0
    for number in range(workspace.cut):
        if state.phase == OVER:
            break
        engine.throw(state, rollouts.dice_of_throw(number, engine.dice_due(state), workspace))
        search.settle(state, workspace, workspace.stop)
        if number == 0:
            values.value_position(state, workspace, scratch, seen)
    values.value_position(state, workspace, scratch, chances)
    for side in range(workspace.sides):
        chances[side] -= seen[side]


@kernel
def add_mean(workspace: Workspace, scratch: Chances, samples: Chances) -> None:
    """Add to all rollouts of a move what it is worth on average after all throws that can follow."""
    values.value_mean(workspace.starts[0], workspace, scratch, scratch[CONTROL])
    for index in range(samples.shape[0]):
        for side in range(workspace.sides):
            samples[index, side] += scratch[CONTROL, side]
