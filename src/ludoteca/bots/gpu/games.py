"""Games of networks, as a thread of a GPU plays one of many: a template, of which each game has a copy."""

from typing import TYPE_CHECKING, Final

from ludoteca.bots.dice_search.workspace import EVERYBODY, HEURISTIC, MAX_CHAIN
from ludoteca.bots.gpu.codes import GIVEN_UP, GOES_ON
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
ORDER_IS_FREE: Final = inputs.ORDER_IS_FREE

MAX_THROWS: Final = 3000  # of a game; one that is longer is given up
NOTHING_TRIED: Final = -1  # in place of a level of the search


@kernel
def play_on(start: State, guide: int, workspace: Workspace, seen: Floats, results: Floats, lengths: Codes) -> None:
    """Play a game on, and the next ones, for as many throws as `results` has rows.

    `seen` gets what each side sees before each throw and after the last; `results` what a game that ends by a throw is
    worth to each, or GOES_ON. `lengths` counts the throws of the game at hand; 0 begins one.

    Moves are chosen as `search.best_move` does, taken apart: threads of a GPU that run side by side come to the network
    at the same time, whatever their games are at, since asking it takes most of the time.
    """
    resume(start, workspace, lengths)
    state, stack, tried = workspace.table[0], workspace.stack, workspace.tried
    sides, rows, row, level, best, choice = int(workspace.sides), len(results), 0, -1, -1.0, 0
    thrown = 0  # 1 while a throw is being played
    while row < rows:
        mover = int(state.seat % sides)
        while row < rows:  # up to the next position that the network is asked about
            if level < 0:
                if state.phase != MOVE:
                    next_throw(start, thrown, workspace, seen[row], results[row], lengths)
                    row += thrown
                    thrown = 1 - thrown
                elif guide == EVERYBODY or state.seat % sides == guide:
                    engine.play(state, heuristic_choice(state, workspace))
                else:
                    mover, best, choice, level = int(state.seat % sides), -1.0, 0, 0
                    tried[0] = 0
                    workspace.listed[0] = engine.legal(state, workspace.moves[0])
            elif tried[level] == workspace.listed[level]:
                level -= 1
                if level < 0:
                    engine.play(state, workspace.moves[0, choice])
            else:
                deeper = try_next(state, level, mover, workspace)
                if deeper == level:
                    break
                level = max(deeper, level)
        if row < rows:
            value = search.leaf(stack[level], mover, workspace)
            if value > best:
                best, choice = value, int(tried[0]) - 1
    see(state, sides, seen[rows])


@kernel
def resume(start: State, workspace: Workspace, lengths: Codes) -> None:
    """Forget what the network of before has said, and begin a game where none is being played."""
    search.forget(workspace)
    if lengths[0] == 0:
        workspace.table[0] = start


@kernel
def try_next(state: State, level: int, mover: int, workspace: Workspace) -> int:
    """Play the next move of a level of the search; return the level that it leads to, the same one at a leaf.

    NOTHING_TRIED where the move has been tried in another order.
    """
    stack, moves, tried = workspace.stack, workspace.moves, workspace.tried
    tried[level] += 1
    move = moves[level, tried[level] - 1]
    if ORDER_IS_FREE and level > 0 and search.is_among(move, moves[level - 1], tried[level - 1] - 1):
        return NOTHING_TRIED
    if level == 0:
        stack[0] = state
    else:
        stack[level] = stack[level - 1]
    engine.play(stack[level], move)
    goes_on = stack[level].phase == MOVE and stack[level].seat % workspace.sides == mover
    if not goes_on or level + 1 == MAX_CHAIN:
        return level
    tried[level + 1] = 0
    workspace.listed[level + 1] = engine.legal(stack[level], moves[level + 1])
    return level + 1


@kernel
def next_throw(start: State, thrown: int, workspace: Workspace, seen: Floats, results: Floats, lengths: Codes) -> None:
    """End a throw that is being played, or begin one."""
    if thrown:
        end_throw(start, workspace, results, lengths)
    else:
        see(workspace.table[0], int(workspace.sides), seen)
        throw(workspace.table[0], workspace.words)


@kernel
def end_throw(start: State, workspace: Workspace, results: Floats, lengths: Codes) -> None:
    """Fill in what has come of a throw, and begin another game where one has ended."""
    state = workspace.table[0]
    lengths[0] += 1
    for side in range(workspace.sides):
        results[side] = GOES_ON
        if state.phase == OVER:
            results[side] = search.result_for(state, side, workspace)
        elif lengths[0] == MAX_THROWS:
            results[side] = GIVEN_UP
    if results[0] != GOES_ON:
        workspace.table[0] = start
        lengths[0] = 0


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
