"""Alpha-beta search for Stax, to one depth after the other, on one state: at its root. Below it: tree.py."""

from typing import Final

from ludoteca.core.generator import draw_below
from ludoteca.core.interface import Codes
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import State
from ludoteca.core.state import Workspace
from ludoteca.games.stax import engine, rules
from ludoteca.games.stax.codes import end_of, is_placing, is_swap
from ludoteca.games.stax.evaluation import SURELY_WON, WIN
from ludoteca.games.stax.make_unmake import make_action, unmake_action
from ludoteca.games.stax.ring import cell_index
from ludoteca.games.stax.tree import (
    INFINITE,
    begin_reply,
    bring_best,
    goes_on_same_side,
    is_up,
    rate_actions,
    search,
)
from ludoteca.games.stax.workspace import BETA, IS_NARROW, IS_SAME, LEFT, LOW, NEARLY_EQUAL

FULL_DEPTH: Final = 2  # to which all actions of the root are searched
BELOW_ROOT: Final = 1  # the ply of the positions after its actions


@kernel
def clear(workspace: Workspace) -> None:
    """Clear what a search before has left: nothing is kept from one to the next."""
    workspace.root_value = 0
    workspace.tried = 0
    workspace.is_spent = 0
    workspace.depth = 0
    workspace.is_under_way = 0
    workspace.killers[:] = 0
    workspace.history[:] = 0
    workspace.table[:] = 0
    workspace.marks[:] = 0


@kernel
def begin(state: State, workspace: Workspace) -> None:
    """Begin to search a position: draw the numbers that put equal actions of the root in order."""
    clear(workspace)
    workspace.root[0] = state
    for index in range(NEARLY_EQUAL):
        workspace.tie_breaks[index] = draw_below(workspace.words, 0, NEARLY_EQUAL)


@kernel
def step(workspace: Workspace, stop: Codes) -> bool:
    """Put the actions in order first, then search one after the other to depth 1, 2 …; return whether there are more.

    There are none when time is up, the budget is used up, or the end is seen.
    """
    state = workspace.root[0]
    if workspace.depth == 0:
        return begin_at_root(state, workspace, stop)
    return search_next(state, workspace, stop)


@kernel
def begin_at_root(state: State, workspace: Workspace, stop: Codes) -> bool:
    """Put the actions in order; return whether they are to be searched, which they are not if one takes a king."""
    actions, scores = workspace.actions[0], workspace.scores[0]
    workspace.thinker = state.seat
    workspace.start = state.played
    count = engine.legal(state, actions)
    for index in range(count):
        scores[index] = -INFINITE
        if takes_king(state, int(actions[index])):
            workspace.best = actions[index]
            workspace.root_value = WIN
            return False
    rate_actions(state, count, workspace, stop)
    for index in range(count):
        scores[index] = scores[index] * NEARLY_EQUAL + workspace.tie_breaks[index % NEARLY_EQUAL]
    for index in range(count):
        bring_best(index, count, actions, scores)
    workspace.best = actions[0]
    workspace.count = count
    begin_depth(1, workspace)
    return not is_up(workspace, stop)


@kernel
def begin_depth(depth: int, workspace: Workspace) -> None:
    """Begin to search the actions of the root to a depth."""
    workspace.depth = depth
    workspace.next = 0
    workspace.best_value = -INFINITE
    workspace.best_index = 0


@kernel
def search_next(state: State, workspace: Workspace, stop: Codes) -> bool:
    """Search the next action of the root on; behind the last one, put the best to the front and go one deeper.

    Where time is up on the way, the best is that of those searched to the end: the first was best at the depth before.
    """
    if not workspace.is_under_way:
        begin_action(state, workspace)
    if not search(BELOW_ROOT, state, workspace, stop):
        return True
    if is_up(workspace, stop):
        return False
    frame = workspace.frames[0]
    value = int(workspace.value) if frame[IS_SAME] else -int(workspace.value)
    if frame[IS_NARROW] and value > frame[LOW]:
        begin_reply(state, frame, False, workspace)
        return True
    unmake_action(state, workspace.notes[0])
    workspace.is_under_way = 0
    return take_in(value, workspace)


@kernel
def begin_action(state: State, workspace: Workspace) -> None:
    """Begin to search the next action of the root: exactly where it is better than those before it."""
    frame, index = workspace.frames[0], int(workspace.next)
    frame[LEFT] = workspace.depth
    frame[LOW] = workspace.best_value
    frame[BETA] = INFINITE
    frame[IS_SAME] = goes_on_same_side(state, int(workspace.thinker))
    make_action(state, int(workspace.actions[0, index]), workspace.notes[0])
    begin_reply(state, frame, index > 0, workspace)
    workspace.is_under_way = 1


@kernel
def take_in(value: int, workspace: Workspace) -> bool:
    """Take in the value of the action of the root that was searched; return whether there is more to search."""
    depth, index = int(workspace.depth), int(workspace.next)
    if value > workspace.best_value:
        workspace.best_value = value
        workspace.best_index = index
        workspace.best = workspace.actions[0, index]
    workspace.next = index + 1
    width = int(workspace.root_width) if depth > FULL_DEPTH else int(workspace.count)
    best = int(workspace.best_value)
    if index + 1 < workspace.count and (index + 1 < width or best <= -SURELY_WON):
        return True
    workspace.root_value = best
    bring_to_front(int(workspace.best_index), workspace.actions[0])
    begin_depth(depth + 1, workspace)
    return abs(best) < SURELY_WON and depth < int(workspace.deepest)


@kernel
def takes_king(state: State, action: int) -> bool:
    """Return whether a legal action takes a king."""
    if is_placing(action) or is_swap(action):
        return False
    q, r = end_of(action)
    return int(state.top[cell_index(q, r)]) == rules.hunted_king(state, rules.colour_to_act(state))


@kernel
def bring_to_front(index: int, actions: Codes) -> None:
    """Put an action before all others, which keep their order."""
    action = actions[index]
    while index > 0:
        actions[index] = actions[index - 1]
        index -= 1
    actions[0] = action
