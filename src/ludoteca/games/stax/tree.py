"""The tree of a search for Stax below its root: in which order actions are tried, and what positions are worth.

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
from ludoteca.games.stax.evaluation import SURELY_WON, WIN, evaluate, is_same_side
from ludoteca.games.stax.heuristic import can_take_king
from ludoteca.games.stax.make_unmake import make_action, unmake_action
from ludoteca.games.stax.personality import WEIGHTS_OF
from ludoteca.games.stax.state import FIRST_PLACINGS, SWAP
from ludoteca.games.stax.workspace import (
    ACTION,
    ALPHA,
    BEST,
    BEST_ACTION,
    BETA,
    BOUND,
    COUNT,
    HISTORY,
    INDEX,
    IS_NARROW,
    IS_SAME,
    KEY,
    LEFT,
    LOW,
    ROWS,
    VALUE,
)

DRAW: Final = 0
INFINITE: Final = 2 * WIN

UP: Final = 0  # where another thread writes that time is up

EXACT, AT_LEAST, AT_MOST = range(3)
BOUNDS: Final = 3
TRIED_FIRST: Final = 6  # actions before the last ply that are put in order; more cost more than they save
TRIED_AT_ONCE: Final = 4000  # actions, before a search can be interrupted: some milliseconds
SEAT_MIX: Final = 0x2545F4914F6CDD1D
SWAP_MIX: Final = 0x1B03738712FAD5C9


@kernel
def is_up(workspace: Workspace, stop: Codes) -> bool:
    """Return whether the search must end: the budget is used up, or time is."""
    return bool(workspace.is_spent) or bool(stop[UP])


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
def begin_position(state: State, depth: int, alpha: int, beta: int, workspace: Workspace) -> None:
    """Note that a position is to be searched next.

    Its value is exact between alpha and beta, and at most alpha or at least beta otherwise.
    """
    frame = workspace.frames[ply_of(state, workspace)]
    frame[LEFT] = depth
    frame[ALPHA] = alpha
    frame[BETA] = beta


@kernel
def search(base: int, state: State, workspace: Workspace, stop: Codes) -> bool:
    """Search on until the value of the position at a ply is known, or for a while; return whether it is known.

    It is in `value` then, and means nothing once time is up. There is no recursion: what is known of the positions from
    the root to the one at hand is in `frames`, so that the search can rest before any position and go on later.
    """
    enough = workspace.tried + TRIED_AT_ONCE
    while workspace.tried < enough:
        is_known = open_position(state, workspace, stop)
        if is_up(workspace, stop):
            take_back(base, state, workspace)
            return True
        while is_known:
            if ply_of(state, workspace) == base:
                return True
            is_known = hand_back(state, workspace)
    return False


@kernel
def take_back(base: int, state: State, workspace: Workspace) -> None:
    """Take back the actions that have been tried since a ply."""
    while ply_of(state, workspace) > base:
        unmake_action(state, workspace.notes[ply_of(state, workspace) - 1])


@kernel
def open_position(state: State, workspace: Workspace, stop: Codes) -> bool:
    """Begin with a position; return whether its value is known, else the one after its first action is to be opened."""
    ply = ply_of(state, workspace)
    frame = workspace.frames[ply]
    is_known, value = value_at_sight(state, ply, frame, workspace, stop)
    workspace.value = value
    if is_known:
        return True
    count = engine.legal(state, workspace.actions[ply])
    if count == 0:
        workspace.value = no_action_value(state, ply, workspace)
        return True
    row = workspace.table[key_of(state) & ROWS - 1]
    known = int(row[ACTION]) if row[KEY] == key_of(state) else 0
    put_in_order(state, int(frame[LEFT]), ply, count, known, workspace, stop)
    frame[COUNT] = count
    frame[INDEX] = 0
    frame[LOW] = frame[ALPHA]
    frame[BEST] = -INFINITE
    frame[BEST_ACTION] = 0
    frame[IS_SAME] = goes_on_same_side(state, int(workspace.thinker))
    return try_actions(state, ply, workspace)


@kernel
def value_at_sight(state: State, ply: int, frame: Codes, workspace: Workspace, stop: Codes) -> tuple[bool, int]:
    """Return whether the value of a position is known without trying its actions, and the value."""
    depth = int(frame[LEFT])
    if depth == 0:
        return True, leaf(state, ply, workspace, stop)
    if is_draw(state):
        has_action = engine.has_action(state, rules.colour_to_act(state))
        return True, DRAW if has_action else no_action_value(state, ply, workspace)
    if can_take_king(state, rules.colour_to_act(state)):
        return True, WIN - ply - 1
    row = workspace.table[key_of(state) & ROWS - 1]
    if row[KEY] != key_of(state):
        return False, 0
    value = from_table(int(row[VALUE]), ply)
    return is_enough(int(row[BOUND]) - BOUNDS * depth, value, int(frame[ALPHA]), int(frame[BETA])), value


@kernel
def key_of(state: State) -> int:
    """Return the key of a position in the table."""
    key = int(state.number) ^ SEAT_MIX * (rules.colour_to_act(state) + 1)
    return key ^ SWAP_MIX if rules.may_swap(state) else key


@kernel
def try_actions(state: State, ply: int, workspace: Workspace) -> bool:
    """Go on with the actions of a position; return whether its value is known.

    Else an action has been made, and the position after it is to be opened.
    """
    frame, actions, scores = workspace.frames[ply], workspace.actions[ply], workspace.scores[ply]
    depth, count = int(frame[LEFT]), int(frame[COUNT])
    width = int(workspace.width) if depth > 1 else count
    while frame[INDEX] < count and (frame[INDEX] < width or frame[BEST] <= -SURELY_WON):
        index = int(frame[INDEX])
        if depth > 1 or index < TRIED_FIRST:
            bring_best(index, count, actions, scores)
        if depth == 1 or abs(scores[index]) != WIN:
            make_action(state, int(actions[index]), workspace.notes[ply])
            is_narrow = depth > 1 and index > 0 and frame[BETA] > frame[LOW] + 1
            begin_reply(state, frame, is_narrow, workspace)
            return False
        # Who is next takes a king.
        if is_too_good(WIN - ply - 2 if scores[index] > 0 else ply + 2 - WIN, ply, workspace):
            break
    store(key_of(state), ply, workspace)
    workspace.value = frame[BEST]
    return True


@kernel
def begin_reply(state: State, frame: Codes, is_narrow: bool, workspace: Workspace) -> None:
    """Begin with the position after an action, at first perhaps only to see whether it is better than those before."""
    low, beta = int(frame[LOW]), int(frame[BETA])
    frame[IS_NARROW] = is_narrow and not frame[IS_SAME]
    if frame[IS_SAME]:
        begin_position(state, int(frame[LEFT]) - 1, low, beta, workspace)
    elif is_narrow:
        begin_position(state, int(frame[LEFT]) - 1, -low - 1, -low, workspace)
    else:
        begin_position(state, int(frame[LEFT]) - 1, -beta, -low, workspace)


@kernel
def hand_back(state: State, workspace: Workspace) -> bool:
    """Hand the value of a position to the one before it; return whether that of the latter is known then."""
    ply = ply_of(state, workspace) - 1
    frame = workspace.frames[ply]
    value = int(workspace.value) if frame[IS_SAME] else -int(workspace.value)
    if frame[IS_NARROW] and value > frame[LOW]:
        begin_reply(state, frame, False, workspace)
        return False
    unmake_action(state, workspace.notes[ply])
    if not is_too_good(value, ply, workspace):
        return try_actions(state, ply, workspace)
    store(key_of(state), ply, workspace)
    workspace.value = frame[BEST]
    return True


@kernel
def is_too_good(value: int, ply: int, workspace: Workspace) -> bool:
    """Take in the value of an action; return whether it is so good that the others need not be tried."""
    frame, index = workspace.frames[ply], int(workspace.frames[ply, INDEX])
    if value > frame[BEST]:
        frame[BEST] = value
        frame[BEST_ACTION] = workspace.actions[ply, index]
    frame[LOW] = max(int(frame[LOW]), int(frame[BEST]))
    frame[INDEX] = index + 1
    if frame[LOW] < frame[BETA]:
        return False
    workspace.killers[ply] = frame[BEST_ACTION]
    workspace.history[history_index(int(frame[BEST_ACTION]))] += frame[LEFT]
    return True


@kernel
def store(key: int, ply: int, workspace: Workspace) -> None:
    """Store what was found of a position in the table."""
    frame, row = workspace.frames[ply], workspace.table[key & ROWS - 1]
    best = int(frame[BEST])
    bound = AT_LEAST if best >= frame[BETA] else EXACT if best > frame[ALPHA] else AT_MOST
    row[KEY] = key
    row[VALUE] = to_table(best, ply)
    row[BOUND] = BOUNDS * frame[LEFT] + bound
    row[ACTION] = frame[BEST_ACTION]


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
    root, weights = int(workspace.thinker), WEIGHTS_OF[workspace.personality]
    points, is_threatened = evaluate(state, root, weights, workspace.marks)
    if rules.may_swap(state):
        note = workspace.notes[ply]
        make_action(state, SWAP, note)
        swapped, _ = evaluate(state, root, weights, workspace.marks)
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
