"""Learning by self-play for one game: a template like `search.py`, of which each game has a copy.

The network plays against itself, and after each game every prediction it made on the way is brought nearer to what
followed: to the next guesses, and the more to the result the later it was (temporal differences, TD(lambda)).
"""

from typing import TYPE_CHECKING, Final

from ludoteca.bots.dice_search.network import learn
from ludoteca.bots.dice_search.workspace import EVERYBODY, HEURISTIC, ONE_SIDE
from ludoteca.core.generator import Words, draw_below, draw_dice
from ludoteca.core.interface import Codes, Floats
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import OVER, ROLL, State
from ludoteca.core.state import Workspace

if TYPE_CHECKING:  # a game's own are put in when a copy is made
    from ludoteca.bots.interface import inputs, move_scores, search
    from ludoteca.core.interface import engine, info

LOWEST_FACE: Final = info.faces.start
FACES: Final = len(info.faces)

MAX_THROWS = 4000  # of a game; nothing is learned from one that is longer


@kernel
def throw(state: State, words: Words) -> None:
    """Throw the dice."""
    engine.throw(state, draw_dice(words, 0, engine.dice_due(state), LOWEST_FACE, FACES))


@kernel
def choose(state: State, plies: int, workspace: Workspace, stop: Codes) -> int:
    """Choose the move that the network likes best, with some throws looked ahead."""
    if plies == 0:
        return int(search.best_move(state, workspace, stop))
    count = search.score_moves(state, plies, workspace, stop)
    return int(search.best_choice(count, workspace))


@kernel
def heuristic_choice(state: State, workspace: Workspace) -> int:
    """Choose the move that the heuristic likes best."""
    count = move_scores.score_moves(state, workspace.stack, workspace.choices, workspace.points)
    return int(workspace.choices[workspace.points[:count].argmax()])


@kernel
def self_play(
    start: State,
    games: int,
    guides: int,
    rate: float,
    trust: float,
    workspace: Workspace,
    trajectory: Floats,
    words: Words,
) -> float:
    """Play games, with the heuristic on no side, one or all (`guides`), and learn from each.

    Returns the mean square of the errors of what the network predicted.

    `trust` is lambda: how much a result counts against the guesses on the way to it. `trajectory` is a buffer
    for the inputs of all sides at MAX_THROWS throws.
    """
    error, count = 0.0, 0
    stop = workspace.stop
    for _ in range(games):
        workspace.table[0] = start
        state = workspace.table[0]
        sides = int(workspace.sides)
        guide = draw_below(words, 0, sides) if guides == ONE_SIDE else sides
        length = 0
        while state.phase != OVER and length < MAX_THROWS:
            if state.phase == ROLL:
                for side in range(sides):
                    inputs.encode(state, side, trajectory[length, side])
                length += 1
                throw(state, words)
            elif guides == EVERYBODY or state.seat % sides == guide:
                engine.play(state, heuristic_choice(state, workspace))
            else:
                engine.play(state, search.best_move(state, workspace, stop))
        if state.phase != OVER:
            continue
        for side in range(sides):
            target = search.result_for(state, side, workspace)
            for index in range(length - 1, -1, -1):
                seen = learn(workspace.first, workspace.second, trajectory[index, side], workspace.hidden, target, rate)
                error += (target - seen) ** 2
                count += 1
                target = trust * target + (1 - trust) * seen
        search.forget(workspace)
    return error / max(count, 1)


@kernel
def match(start: State, games: int, plies: int, opponent_plies: int, workspace: Workspace, words: Words) -> float:
    """Play the network on one side against opponents on the others, sides in turn; return how many games it won.

    The opponents are the same network with another look ahead, or with HEURISTIC the heuristic.
    """
    won = 0
    stop = workspace.stop
    for game in range(games):
        workspace.table[0] = start
        state = workspace.table[0]
        own = game % workspace.sides
        while state.phase != OVER:
            if state.phase == ROLL:
                throw(state, words)
                continue
            ahead = plies if state.seat % workspace.sides == own else opponent_plies
            move = heuristic_choice(state, workspace) if ahead == HEURISTIC else choose(state, ahead, workspace, stop)
            engine.play(state, move)
        won += engine.place_of(state, own) == 1
    return won / games
