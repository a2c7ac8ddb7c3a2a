"""What bots that do not search choose in many games at once: a template, of which each game has a copy.

Their luck comes from the position and from where the row's stream of dice is, as at the other seats (`opposing.py`).
"""

from typing import TYPE_CHECKING

from ludoteca.core.generator import Words
from ludoteca.core.interface import Codes
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import ROLL
from ludoteca.core.state import Workspace
from ludoteca.rl.arrays import Games, Masks

if TYPE_CHECKING:  # a game's own are put in when a copy is made
    from ludoteca.bots.interface import choosing
    from ludoteca.core.interface import features
    from ludoteca.rl import chance, stepping


@kernel
def choose_rows(
    games: Games,
    masks: Masks,
    luck: Words,
    level: int,
    personality: int,
    actions: Codes,
    workspaces: Workspace,
    first: int,
    last: int,
) -> None:
    """Fill in the action of a bot's move in some rows, or its next part; where a throw is due, the dice are thrown.

    Whoever has begun a move that is not the bot's gets an open action at random where the bot's next part is not open.
    """
    workspace = workspaces[0]
    workspace.personality = personality
    for row in range(first, last):
        state, chosen = games.states[row], games.chosen[row]
        if state.phase == ROLL:
            actions[row] = chance.draw_throw(state, luck, row)
            continue
        move = choosing.choose(state, level, games.words[row], workspace)
        action = features.next_action(state, chosen, workspace.moves, move)
        actions[row] = action
        if action < 0 or masks[row, action] == 0:
            stepping.sample_rows(masks, luck, actions, row, row + 1)
