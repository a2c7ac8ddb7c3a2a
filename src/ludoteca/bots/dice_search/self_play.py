"""Self-play to learn from, for one game: a template like `search.py`, of which each game has a copy.

The network plays against itself, and every prediction it made on the way is compared with what followed: with the next
predictions, and with the result (temporal differences, TD(lambda)). Every throw of a position is played out. What the
network predicts behind all of them on average takes the place of what it predicts behind the one that fell, so that the
luck of the dice teaches nothing.
"""

from typing import TYPE_CHECKING, Final

from ludoteca.bots.dice_search.workspace import EVERYBODY, HEURISTIC
from ludoteca.core.dice import chance_tables
from ludoteca.core.generator import USED_BITS, Words, draw, draw_dice
from ludoteca.core.interface import Floats
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import MOVE, OVER, ROLL, State
from ludoteca.core.state import Workspace

if TYPE_CHECKING:  # a game's own are put in when a copy is made
    from ludoteca.bots.interface import inputs, move_scores, search
    from ludoteca.core.interface import engine, info

LOWEST_FACE: Final = info.faces.start
FACES: Final = len(info.faces)
CHANCE_COUNT, CHANCE_DICE, CHANCE_WEIGHT = chance_tables(info.faces)

MAX_THROWS: Final = 4000  # of a game; nothing is learned from one that is longer
MOST_THROWS: Final = 21  # different ones: two dice. Three have 56, which would take ten times as long as they save


@kernel
def throw(state: State, words: Words) -> None:
    """Throw the dice."""
    engine.throw(state, draw_dice(words, 0, engine.dice_due(state), LOWEST_FACE, FACES))


@kernel
def heuristic_choice(state: State, workspace: Workspace) -> int:
    """Choose the move that the heuristic likes best."""
    count = move_scores.score_moves(state, workspace.stack, workspace.choices, workspace.points)
    return int(workspace.choices[workspace.points[:count].argmax()])


@kernel
def record_game(
    start: State,
    guide: int,
    trust: float,
    most_throws: int,
    workspace: Workspace,
    seen: Floats,
    targets: Floats,
    reached: Floats,
    words: Words,
) -> int:
    """Play a game; return how many throws it had, 0 where it had too many.

    Before each throw `seen` gets what each side sees, and `targets` what its chance should have been predicted as.
    `guide` plays by the heuristic, the network all other sides. Up to `most_throws` different throws are played out.
    `reached` is a buffer of the size of `targets`.
    """
    workspace.table[0] = start
    state = workspace.table[0]
    sides, length = int(workspace.sides), 0
    while state.phase != OVER and length < len(seen):
        for side in range(sides):
            inputs.encode(state, side, seen[length, side])
        throw_all(state, guide, most_throws, targets[length], reached[length], workspace, words)
        length += 1
    search.forget(workspace)
    if state.phase != OVER:
        return 0
    for side in range(sides):
        surprise = 0.0  # how much more than predicted came of the throws behind
        for index in range(length - 1, -1, -1):
            target = float(targets[index, side]) + trust * surprise
            targets[index, side] = min(1.0, max(0.0, target))
            if index > 0:
                surprise = target - float(reached[index - 1, side])
    return length


@kernel
def throw_all(
    state: State, guide: int, most: int, expected: Floats, reached: Floats, workspace: Workspace, words: Words
) -> None:
    """Play every throw out, and go on with one that is drawn.

    Fills in the chance of each side as the network sees it: the mean over all throws, and behind the one drawn. Where
    there are more throws than `most`, the one that is drawn stands for all.
    """
    due = engine.dice_due(state)
    count, drawn = int(CHANCE_COUNT[due]), drawn_throw(due, words)
    sides, node, kept = int(workspace.sides), workspace.nodes[0], workspace.nodes[1]
    expected[:] = 0
    for number in range(count):
        if number != drawn and count > most:
            continue
        weight = float(CHANCE_WEIGHT[due, number]) if count <= most else 1.0
        workspace.nodes[0] = state
        engine.throw(node, int(CHANCE_DICE[due, number]))
        settle(node, guide, workspace)
        for side in range(sides):
            value = search.leaf(node, side, workspace)
            expected[side] += weight * value
            if number == drawn:
                reached[side] = value
        if number == drawn:
            workspace.nodes[1] = node
    workspace.table[0] = kept


@kernel
def drawn_throw(due: int, words: Words) -> int:
    """Draw the number of a throw."""
    left = draw(words, 0) / (1 << USED_BITS)
    last = int(CHANCE_COUNT[due]) - 1
    for number in range(last):
        left -= float(CHANCE_WEIGHT[due, number])
        if left < 0:
            return number
    return last


@kernel
def settle(state: State, guide: int, workspace: Workspace) -> None:
    """Play on until a throw is due or the game is over."""
    while state.phase == MOVE:
        if guide == EVERYBODY or state.seat % workspace.sides == guide:
            engine.play(state, heuristic_choice(state, workspace))
        else:
            engine.play(state, search.best_move(state, workspace, workspace.stop))


@kernel
def play_match(
    start: State, own: int, ahead: int, workspace: Workspace, others_ahead: int, others: Workspace, words: Words
) -> float:
    """Play a game of a side with the network of a workspace against sides with that of another; return what it has won.

    Each looks some throws ahead, or plays by the heuristic (HEURISTIC).
    """
    workspace.table[0] = start
    state = workspace.table[0]
    while state.phase != OVER:
        if state.phase == ROLL:
            throw(state, words)
        elif state.seat % workspace.sides == own:
            engine.play(state, choose(state, ahead, workspace))
        else:
            engine.play(state, choose(state, others_ahead, others))
    return 1.0 if engine.place_of(state, own) == 1 else 0.0


@kernel
def choose(state: State, ahead: int, workspace: Workspace) -> int:
    """Choose a move with some throws looked ahead, or by the heuristic."""
    if ahead == HEURISTIC:
        return heuristic_choice(state, workspace)
    if ahead == 0:
        return int(search.best_move(state, workspace, workspace.stop))
    count = search.score_moves(state, ahead, workspace, workspace.stop)
    return int(search.best_choice(count, workspace))
