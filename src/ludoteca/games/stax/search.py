"""Alpha-beta search for Stax, to one depth after the other, on one state.

Values are those for the side that decides: that of the colour whose turn it is, but while seat 0 acts for both (X-P5).
Where the depth is used up a position is evaluated by what can be seen, but a king who can be taken is, and one who is
threatened and cannot be saved is lost: tactics decide games of Stax.
A position has hundreds of actions: beyond the last ply only the most promising are searched, and others only as long
as all before them lose. With three players whoever thinks expects that the others play against him.
"""

from typing import Final

from ludoteca.core.interface import Codes
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import State
from ludoteca.core.state import Workspace
from ludoteca.games.stax import engine, rules
from ludoteca.games.stax.codes import end_of, is_placing, is_swap
from ludoteca.games.stax.evaluation import SURELY_WON, WEIGHTS, WIN, evaluate, is_same_side
from ludoteca.games.stax.heuristic import can_take_king
from ludoteca.games.stax.make_unmake import make_action, unmake_action
from ludoteca.games.stax.ring import cell_index
from ludoteca.games.stax.state import FIRST_PLACINGS, SWAP
from ludoteca.games.stax.workspace import ACTION, BOUND, HISTORY, KEY, NEARLY_EQUAL, ROWS, VALUE

DRAW: Final = 0
INFINITE: Final = 2 * WIN

UP: Final = 0  # where another thread writes that time is up

EXACT, AT_LEAST, AT_MOST = range(3)
BOUNDS: Final = 3
TRIED_FIRST: Final = 6  # actions before the last ply that are put in order; more cost more than they save
SEAT_MIX: Final = 0x2545F4914F6CDD1D
SWAP_MIX: Final = 0x1B03738712FAD5C9
FULL_DEPTH: Final = 2  # to which all actions of the root are searched


# What is at the root


@kernel
def clear(workspace: Workspace) -> None:
    """Clear what a search before has left: nothing is kept from one to the next."""
    workspace.tried = 0
    workspace.is_spent = 0
    workspace.depth = 0
    workspace.killers[:] = 0
    workspace.history[:] = 0
    workspace.table[:] = 0
    workspace.marks[:] = 0


@kernel
def is_up(workspace: Workspace, stop: Codes) -> bool:
    """Return whether the search must end: the budget is used up, or time is."""
    return bool(workspace.is_spent) or bool(stop[UP])


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
    """Search the next action of the root; behind the last one, put the best to the front and go one deeper.

    Where time is up on the way, the best is that of those searched to the end: the first was best at the depth before.
    """
    depth, index = int(workspace.depth), int(workspace.next)
    value = value_at_root(state, index, workspace, stop)
    if is_up(workspace, stop):
        return False
    if value > workspace.best_value:
        workspace.best_value = value
        workspace.best_index = index
        workspace.best = workspace.actions[0, index]
    workspace.next = index + 1
    width = int(workspace.root_width) if depth > FULL_DEPTH else int(workspace.count)
    best = int(workspace.best_value)
    if index + 1 < workspace.count and (index + 1 < width or best <= -SURELY_WON):
        return True
    bring_to_front(int(workspace.best_index), workspace.actions[0])
    begin_depth(depth + 1, workspace)
    return abs(best) < SURELY_WON and depth < int(workspace.deepest)


@kernel
def value_at_root(state: State, index: int, workspace: Workspace, stop: Codes) -> int:
    """Return the value of an action of the root: exact where it is better than those before it."""
    note = workspace.notes[0]
    depth, best = int(workspace.depth) - 1, int(workspace.best_value)
    lowest = -INFINITE  # `search` calls itself, and must not be compiled apart for a constant argument
    is_same = goes_on_same_side(state, int(workspace.thinker))
    make_action(state, int(workspace.actions[0, index]), note)
    if is_same:
        value = search(state, depth, best, -lowest, workspace, stop)
    else:
        value = best + 1
        if index > 0:
            value = -search(state, depth, -best - 1, -best, workspace, stop)
        if value > best:
            value = -search(state, depth, lowest, -best, workspace, stop)
    unmake_action(state, note)
    return value


@kernel
def takes_king(state: State, action: int) -> bool:
    """Return whether a legal action takes a king."""
    if is_placing(action) or is_swap(action):
        return False
    q, r = end_of(action)
    return int(state.top[cell_index(q, r)]) == rules.hunted_king(state, rules.colour_to_act(state))


# The order of actions


@kernel
def rate_actions(state: State, count: int, workspace: Workspace, stop: Codes) -> None:
    """Give each action the value of the position after it, as it is seen at once."""
    root, ply = int(workspace.thinker), ply_of(state, workspace)
    note = workspace.notes[ply]
    is_same = goes_on_same_side(state, root)
    for index in range(count):
        make_action(state, int(workspace.actions[ply, index]), note)
        points = DRAW
        if not is_draw(state):
            points, _ = see(state, ply + 1, workspace)
        unmake_action(state, note)
        workspace.scores[ply, index] = points if is_same else -points
        workspace.tried += 1
        if is_up(workspace, stop):
            return


@kernel
def bring_best(first: int, count: int, actions: Codes, scores: Codes) -> None:
    """Exchange the action at an index with the best of those behind it."""
    best = first
    for index in range(first + 1, count):
        if scores[index] > scores[best]:
            best = index
    action, score = actions[first], scores[first]
    actions[first], scores[first] = actions[best], scores[best]
    actions[best], scores[best] = action, score


@kernel
def bring_to_front(index: int, actions: Codes) -> None:
    """Put an action before all others, which keep their order."""
    action = actions[index]
    while index > 0:
        actions[index] = actions[index - 1]
        index -= 1
    actions[0] = action


@kernel
def put_in_order(state: State, depth: int, ply: int, count: int, known: int, workspace: Workspace, stop: Codes) -> None:
    """Rate actions by what is seen after each; before the last ply only by how often they were good elsewhere."""
    actions, scores = workspace.actions[ply], workspace.scores[ply]
    if depth > 1:
        rate_actions(state, count, workspace, stop)
    else:
        killer = int(workspace.killers[ply])
        for index in range(count):
            action = int(actions[index])
            scores[index] = WIN if action == killer else workspace.history[history_index(action)]
    for index in range(count):
        if actions[index] == known:
            scores[index] = INFINITE


@kernel
def history_index(action: int) -> int:
    """Return where the history of an action is kept."""
    return (action ^ action >> 14 ^ action >> 31 ^ action >> 43) & HISTORY - 1


# Within the tree


@kernel
def ply_of(state: State, workspace: Workspace) -> int:
    """Return how many actions have been tried from the root to here."""
    return int(state.played) - int(workspace.start)


@kernel
def goes_on_same_side(state: State, root: int) -> bool:
    """Return whether who decides next is on the side of the one who decides now."""
    seat = int(state.seat)
    is_cut_next = rules.has_pie(state) and int(state.played) + 1 < FIRST_PLACINGS  # seat 0 goes on alone (X-P5)
    following = 0 if is_cut_next else (rules.colour_to_act(state) + 1) % int(state.players)
    return is_same_side(seat, following, root)


@kernel
def search(  # noqa: PLR0912  (kernels call themselves but not each other in turn)
    state: State, depth: int, alpha: int, beta: int, workspace: Workspace, stop: Codes
) -> int:
    """Return the value of a position.

    It is exact between alpha and beta, at most alpha or at least beta otherwise, and nothing once time is up.
    """
    ply = ply_of(state, workspace)
    if depth == 0:
        return leaf(state, ply, workspace, stop)
    if is_draw(state):
        return DRAW if engine.has_action(state, rules.colour_to_act(state)) else no_action_value(state, ply, workspace)
    if can_take_king(state, rules.colour_to_act(state)):
        return WIN - ply - 1
    key = int(state.number) ^ SEAT_MIX * (rules.colour_to_act(state) + 1)
    if rules.may_swap(state):
        key ^= SWAP_MIX
    row = workspace.table[key & ROWS - 1]
    known = 0
    if row[KEY] == key:
        known = int(row[ACTION])
        value = from_table(int(row[VALUE]), ply)
        if is_enough(int(row[BOUND]) - BOUNDS * depth, value, alpha, beta):
            return value
    actions, scores, note = workspace.actions[ply], workspace.scores[ply], workspace.notes[ply]
    count = engine.legal(state, actions)
    if count == 0:
        return no_action_value(state, ply, workspace)
    put_in_order(state, depth, ply, count, known, workspace, stop)
    is_same = goes_on_same_side(state, int(workspace.thinker))
    best, best_action, low = -INFINITE, 0, alpha
    width = int(workspace.width) if depth > 1 else count
    for index in range(count):
        if index >= width and best > -SURELY_WON:
            break
        if depth > 1 or index < TRIED_FIRST:
            bring_best(index, count, actions, scores)
        if depth > 1 and abs(scores[index]) == WIN:  # who is next takes a king
            value = WIN - ply - 2 if scores[index] > 0 else ply + 2 - WIN
        else:
            make_action(state, int(actions[index]), note)
            if is_same:
                value = search(state, depth - 1, low, beta, workspace, stop)
            else:
                value = low + 1
                if index > 0 and depth > 1 and beta > low + 1:
                    value = -search(state, depth - 1, -low - 1, -low, workspace, stop)
                if value > low:
                    value = -search(state, depth - 1, -beta, -low, workspace, stop)
            unmake_action(state, note)
            if is_up(workspace, stop):
                return 0
        if value > best:
            best, best_action = value, int(actions[index])
        low = max(low, best)
        if low >= beta:
            workspace.killers[ply] = best_action
            workspace.history[history_index(best_action)] += depth
            break
    row[KEY] = key
    row[VALUE] = to_table(best, ply)
    row[BOUND] = BOUNDS * depth + (AT_LEAST if best >= beta else EXACT if best > alpha else AT_MOST)
    row[ACTION] = best_action
    return best


@kernel
def is_enough(bound: int, value: int, alpha: int, beta: int) -> bool:
    """Return whether a value found before with a bound, to just the same depth, makes a search needless."""
    return bound == EXACT or (bound == AT_LEAST and value >= beta) or (bound == AT_MOST and value <= alpha)


@kernel
def to_table(value: int, ply: int) -> int:
    """Convert a value for the table: a win counts the actions from here, not from the root."""
    if value >= SURELY_WON:
        return value + ply
    return value - ply if value <= -SURELY_WON else value


@kernel
def from_table(value: int, ply: int) -> int:
    """Convert a value of the table: a win counts the actions from the root."""
    if value >= SURELY_WON:
        return value - ply
    return value + ply if value <= -SURELY_WON else value


@kernel
def no_action_value(state: State, ply: int, workspace: Workspace) -> int:
    """Return the value for a player who has no action: whoever hunts him has won (X-E2)."""
    hunter = rules.hunter_of(state, rules.colour_to_act(state))
    return WIN - ply if is_same_side(int(state.seat), hunter, int(workspace.thinker)) else ply - WIN


@kernel
def is_draw(state: State) -> bool:
    """Return whether a game is drawn before the next action, if there is one."""
    return rules.reaches_limit(state) or rules.repeats_too_often(state)


@kernel
def leaf(state: State, ply: int, workspace: Workspace, stop: Codes) -> int:
    """Return the value of a position where the depth is used up."""
    workspace.tried += 1
    if workspace.tried >= workspace.budget:
        workspace.is_spent = 1
    if not engine.has_action(state, rules.colour_to_act(state)):
        return no_action_value(state, ply, workspace)
    if is_draw(state):
        return DRAW
    points, is_threatened = see(state, ply, workspace)
    if points == WIN:
        return WIN - ply - 1
    if is_threatened and state.players == 2 and not has_escape(state, ply, workspace, stop):
        return ply + 2 - WIN
    return points


@kernel
def see(state: State, ply: int, workspace: Workspace) -> tuple[int, bool]:
    """Evaluate a position by what is seen at once, as it is or, where the colours can be swapped, as it is then."""
    root = int(workspace.thinker)
    points, is_threatened = evaluate(state, root, WEIGHTS, workspace.marks)
    if rules.may_swap(state):
        note = workspace.notes[ply]
        make_action(state, SWAP, note)
        swapped, _ = evaluate(state, root, WEIGHTS, workspace.marks)
        unmake_action(state, note)
        points = max(points, -swapped)
    return points, is_threatened


@kernel
def has_escape(state: State, ply: int, workspace: Workspace, stop: Codes) -> bool:
    """Return whether a player whose king is threatened has an action after which he no longer is."""
    actions, note = workspace.actions[ply], workspace.notes[ply]
    hunter = rules.hunter_of(state, rules.colour_to_act(state))
    count = engine.legal(state, actions)
    for index in range(count - 1, -1, -1):
        make_action(state, int(actions[index]), note)
        is_lost = can_take_king(state, hunter)
        unmake_action(state, note)
        workspace.tried += 1
        if not is_lost:
            return True
        if is_up(workspace, stop):
            return True
    return False
