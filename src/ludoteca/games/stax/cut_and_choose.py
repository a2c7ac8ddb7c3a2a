"""How the expert plays X-P5: which three tiles it lays, and which side of three tiles it takes.

Three tiles decide most games, and no evaluation sees for whom; games played out from there with short thoughts do. So
the tiles that are laid come from openings that both sides won in such games, and who may swap plays some games out.
"""

from typing import Final

import numpy as np

from ludoteca.core.generator import Words, draw_below
from ludoteca.core.interface import Codes
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import OVER, State
from ludoteca.core.state import Workspace
from ludoteca.games.stax import engine, rules, search
from ludoteca.games.stax.codes import encode_placing
from ludoteca.games.stax.state import SWAP
from ludoteca.games.stax.tree import UP

NO_OPENING: Final = 0
GAMES: Final = 8  # played out before a side is taken
ACTIONS_OF_GAME: Final = 15_000  # tried for a move of such a game

NUMBER, FACE, Q, R, TURN = range(5)  # of a tile of an opening
POINTS_OF_LEAD: Final = 40  # what a game more that is won is to the chances that are told

# White's first tile, black's, and white's second. `bench/stax_openings.py` found them.
OPENINGS: Final = np.array(
    [
        [[9, 0, 0, 0, 1], [2, 0, 0, -1, 1], [2, 0, 1, -1, 4]],
        [[6, 0, 0, 0, 3], [4, 0, 0, 1, 1], [5, 0, 1, 0, 1]],
        [[10, 0, 0, 0, 4], [11, 0, -1, 0, 2], [12, 0, 0, -1, 3]],
        [[5, 0, 0, 0, 1], [4, 0, -1, 0, 5], [8, 1, -1, 1, 3]],
        [[10, 0, 0, 0, 0], [4, 0, 0, -1, 3], [5, 0, 1, -1, 2]],
        [[9, 0, 0, 0, 4], [6, 0, 1, -1, 4], [11, 0, 0, -1, 1]],
        [[9, 0, 0, 0, 2], [8, 1, 1, -1, 0], [12, 0, 1, 0, 1]],
        [[4, 0, 0, 0, 3], [2, 0, 1, -1, 5], [2, 0, 1, 0, 1]],
        [[2, 0, 0, 0, 4], [4, 0, 0, -1, 0], [8, 1, 1, -1, 0]],
        [[12, 0, 0, 0, 0], [2, 0, -1, 0, 0], [4, 0, 0, -1, 4]],
        [[5, 0, 0, 0, 2], [4, 0, -1, 0, 3], [3, 0, -1, 1, 4]],
        [[3, 0, 0, 0, 0], [4, 0, -1, 1, 5], [12, 0, 0, 1, 2]],
        [[10, 0, 0, 0, 0], [2, 0, -1, 0, 5], [2, 0, 0, -1, 3]],
        [[7, 0, 0, 0, 0], [5, 0, -1, 0, 0], [8, 0, -1, 1, 2]],
        [[6, 0, 0, 0, 4], [4, 0, -1, 1, 5], [10, 0, 0, 1, 2]],
    ]
)


@kernel
def known_tile(state: State, words: Words) -> int:
    """Return the next tile of an opening that begins as the game did, any of them; NO_OPENING if none does."""
    chosen, count = NO_OPENING, 0
    for index in range(OPENINGS.shape[0]):
        opening = OPENINGS[index]
        if is_begun(state, opening):
            count += 1
            if draw_below(words, 0, count) == 0:
                tile = opening[int(state.played)]
                chosen = encode_placing(int(tile[NUMBER]), int(tile[FACE]), int(tile[Q]), int(tile[R]), int(tile[TURN]))
    return chosen


@kernel
def is_begun(state: State, opening: Codes) -> bool:
    """Return whether the tiles on the table are the first of an opening."""
    for index in range(int(state.played)):
        tile = rules.tile_of(index % 2, int(opening[index, NUMBER]))
        if state.level[tile] == 0 or state.q[tile] != opening[index, Q] or state.r[tile] != opening[index, R]:
            return False
        if state.face[tile] != opening[index, FACE] or state.turn[tile] != opening[index, TURN]:
            return False
    return True


# Which side to take


@kernel
def begin_games(state: State, workspace: Workspace) -> None:
    """Begin to play games out from a position where the colours can be swapped."""
    workspace.games_left = GAMES
    workspace.lead = 0
    workspace.going_on = 0
    workspace.best_in_game = 0
    workspace.position[0] = state
    workspace.position[0].pie = 0  # in these games nobody swaps
    begin_game(workspace)


@kernel
def begin_game(workspace: Workspace) -> None:
    """Begin one of the games."""
    workspace.game[0] = workspace.position[0]
    search.begin(workspace.game[0], workspace)


@kernel
def play_games(steps: int, workspace: Workspace, stop: Codes) -> int:
    """Play the games some steps on; return how many steps are left when all are played.

    `best` is then the swap, or the search of what to do without it has begun.
    """
    budget = workspace.budget
    workspace.budget = ACTIONS_OF_GAME
    workspace.best = workspace.best_in_game
    while steps > 0 and workspace.games_left > 0 and not stop[UP]:
        steps -= 1
        if not search.step(workspace, stop) and not stop[UP]:
            make_move(workspace)
    workspace.budget = budget
    workspace.best_in_game = workspace.best
    if workspace.going_on != 0:
        workspace.best = SWAP if workspace.lead < 0 else workspace.going_on
        workspace.root_value = abs(workspace.lead) * POINTS_OF_LEAD
    return steps


@kernel
def make_move(workspace: Workspace) -> None:
    """Make the move of a game that was found; count the game if that ends it, and begin the next search."""
    state = workspace.game[0]
    if workspace.going_on == 0:
        workspace.going_on = workspace.best
    engine.play(state, int(workspace.best))
    if state.phase != OVER:
        search.begin(state, workspace)
        return
    seat = int(workspace.position[0].seat)
    workspace.lead += int(engine.place_of(state, 1 - seat)) - int(engine.place_of(state, seat))
    workspace.games_left -= 1
    begin_game(workspace)
