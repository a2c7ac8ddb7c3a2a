"""Games of networks, as a thread of a GPU plays one of many: a template, of which each game has a copy."""

from typing import TYPE_CHECKING, Final

from ludoteca.bots.dice_search.workspace import HEURISTIC
from ludoteca.bots.gpu.codes import EVERYBODY, GIVEN_UP, GOES_ON
from ludoteca.core.generator import Words, draw_dice
from ludoteca.core.interface import Codes, Floats
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import MOVE, OVER, ROLL, State
from ludoteca.core.scratch import local_floats
from ludoteca.core.state import Workspace

if TYPE_CHECKING:  # a game's own are put in when a copy is made
    from ludoteca.bots.interface import inputs, move_scores, search
    from ludoteca.core.interface import engine, info

LOWEST_FACE: Final = info.faces.start
FACES: Final = len(info.faces)
INPUTS: Final = inputs.INPUTS

MAX_THROWS: Final = 3000  # of a game; one that is longer is given up


@kernel
def play_on(start: State, guide: int, workspace: Workspace, seen: Floats, results: Floats, lengths: Codes) -> None:
    """Play a game on, and the next ones, for as many throws as `results` has rows.

    `seen` gets what each side sees before each throw and after the last; `results` what a game that ends by a throw is
    worth to each, or GOES_ON. `lengths` counts the throws of the game at hand; 0 begins one.
    """
    search.forget(workspace)  # the network is not the same any more
    if lengths[0] == 0:
        workspace.table[0] = start
    state = workspace.table[0]
    sides = int(workspace.sides)
    for row in range(len(results)):
        see(state, sides, seen[row])
        throw(state, workspace.words)
        while state.phase == MOVE:
            is_guided = guide == EVERYBODY or state.seat % sides == guide
            engine.play(state, choose(state, HEURISTIC if is_guided else 0, workspace))
        lengths[0] += 1
        for side in range(sides):
            results[row, side] = GOES_ON
            if state.phase == OVER:
                results[row, side] = search.result_for(state, side, workspace)
            elif lengths[0] == MAX_THROWS:
                results[row, side] = GIVEN_UP
        if results[row, 0] != GOES_ON:
            workspace.table[0] = start
            lengths[0] = 0
    see(state, sides, seen[len(results)])


@kernel
def see(state: State, sides: int, seen: Floats) -> None:
    """Fill in what each side sees, in arrays of zeros."""
    own = local_floats(INPUTS)
    for side in range(sides):
        inputs.encode(state, side, own)
        for row in range(INPUTS):
            if own[row] != 0:
                seen[side, row] = own[row]


@kernel
def throw(state: State, words: Words) -> None:
    """Throw the dice."""
    engine.throw(state, draw_dice(words, 0, engine.dice_due(state), LOWEST_FACE, FACES))


@kernel
def choose(state: State, ahead: int, workspace: Workspace) -> int:
    """Choose a move without looking ahead, or by the heuristic."""
    if ahead == HEURISTIC:
        return heuristic_choice(state, workspace)
    return int(search.best_move(state, workspace, workspace.stop))


@kernel
def choose_looking(state: State, ahead: int, workspace: Workspace) -> int:
    """Choose a move with some throws looked ahead."""
    count = search.score_moves(state, ahead, workspace, workspace.stop)
    return int(search.best_choice(count, workspace))


@kernel
def heuristic_choice(state: State, workspace: Workspace) -> int:
    """Choose the move that the heuristic likes best."""
    count = move_scores.score_moves(state, workspace.stack, workspace.choices, workspace.points)
    best = 0
    for index in range(1, count):
        if workspace.points[index] > workspace.points[best]:
            best = index
    return int(workspace.choices[best])


@kernel
def use(network: Codes, workspace: Workspace) -> None:
    """Let a network choose from now on."""
    workspace.weights = network[0]
    workspace.rows = network[1]
    workspace.width = network[2]
    search.forget(workspace)


@kernel
def play_match(start: State, own: int, networks: Codes, ahead: Codes, workspace: Workspace) -> float:
    """Play a game of a side with the first network against others with the second; return what it has won.

    A row of `networks` says where the weights are, their inputs and hidden values; `ahead` is HEURISTIC for who plays
    by that. A game that is given up is worth GIVEN_UP.
    """
    workspace.table[0] = start
    state = workspace.table[0]
    throws = 0
    while state.phase != OVER and throws < MAX_THROWS:
        if state.phase == ROLL:
            throw(state, workspace.words)
            throws += 1
            continue
        player = 0 if state.seat % workspace.sides == own else 1
        use(networks[player], workspace)
        engine.play(state, choose(state, int(ahead[player]), workspace))
    if state.phase != OVER:
        return GIVEN_UP
    return 1.0 if engine.place_of(state, own) == 1 else 0.0


@kernel
def play_looking_match(start: State, own: int, networks: Codes, ahead: Codes, workspace: Workspace) -> float:
    """Play a game as `play_match` does, with `ahead` throws looked ahead: it takes longer to compile."""
    workspace.table[0] = start
    state = workspace.table[0]
    throws = 0
    while state.phase != OVER and throws < MAX_THROWS:
        if state.phase == ROLL:
            throw(state, workspace.words)
            throws += 1
            continue
        player = 0 if state.seat % workspace.sides == own else 1
        use(networks[player], workspace)
        engine.play(state, choose_looking(state, int(ahead[player]), workspace))
    if state.phase != OVER:
        return GIVEN_UP
    return 1.0 if engine.place_of(state, own) == 1 else 0.0
