"""How good a position of Stax is, as far as it can be seen without trying anything.

Counted are, for each player: the cells that his tiles can go to, the ways onto cells beside the king he hunts, the
cells where his own king is out of reach (those he can flee to, or be placed on), and tiles in hand and under others.
What each is worth depends on which kings are down and on whose turn it is, and was learnt from games.
"""

from typing import Final

import numpy as np

from ludoteca.core.interface import Codes
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import State
from ludoteca.games.stax import engine, rules
from ludoteca.games.stax.board import ALL_SIDES, KING, NO_TILE, NUMBER, PLAYERS, Q_STEP, R_STEP, SETS, SIDES, TILES
from ludoteca.games.stax.ring import neighbour, opposite

WIN: Final = 1_000_000  # less the actions until then
SURELY_WON: Final = WIN - 1_000  # no fewer points are given for a win, no more for anything else

# What is counted for each player: which column of weights
(
    PLAYER,  # 1, for what is not counted
    MOBILITY,  # cells that his tiles can go to, the king's left out as in all that follows
    FREE,  # tiles that can go anywhere
    PRESSURE,  # ways onto a cell beside the king he hunts
    ON_KING,  # tiles with a way onto that king
    ATTACKERS,  # tiles with a way onto a cell beside him
    TAKES,  # 1 if he could take him, were it his turn
    QUEEN_IN_HAND,
    SAFE,  # cells where his king could go, or be placed, that his hunter does not reach
    NO_SAFE,  # 1 if there are none
    HAND,  # other tiles in hand
    BURIED,  # tiles under others
    CROWD,  # occupied cells beside his king
    COVERED,  # cells beside his king that his hunter reaches
    HEIGHT,  # level of his king
) = range(15)
# Which row: a sum of these
OWN_DOWN, OTHER_DOWN, ACTS = 1, 2, 4
# Learnt by logistic regression from who won 3,400 duels (39,602 positions) between bots that tried 1,500 or 2,000
# actions for a move, and slipped in a fifth of their moves; 100 points are one unit of log odds
WEIGHTS: Final = np.array(
    [
        [-6, 7, 12, 0, 0, 0, 0, -21, 12, -23, -1, 0, 0, 0, 0],  # waits, no king is down
        [36, 1, 5, 0, 0, 0, 0, 1, -1, -1, 6, 5, -11, -18, -29],  # waits, his king is down
        [-53, 0, -5, 1, 79, -4, 0, -40, 26, 3, -3, -39, 0, 0, 0],  # waits, the other's king is down
        [-11, 2, -5, 5, 17, -12, 175, -15, -7, -8, -6, 4, -9, -24, 29],  # waits, both kings are down
        [6, 15, -22, 0, 0, 0, 0, 35, 24, -10, 1, 0, 0, 0, 0],  # acts, no king is down
        [53, 1, 8, 0, 0, 0, 0, 2, 4, -4, 7, 59, -10, -15, -27],  # acts, his king is down
        [-36, 0, -6, 0, 84, -3, 0, -35, 31, -31, -3, -33, 0, 0, 0],  # acts, the other's king is down
        [11, 2, 2, 8, 17, 0, 0, -12, -8, -33, -2, -7, -3, -29, 28],  # acts, both kings are down
    ]
)
MOST_SAFE: Final = 6  # cells where a king is safe; more are no better


@kernel
def evaluate(state: State, root: int, weights: Codes, marks: Codes) -> tuple[int, bool]:
    """Return how a position is for the side that decides, and whether it could lose its king if it did nothing.

    With three players `root` is one side and the two others are the other: who thinks expects the worst of both. It is
    WIN where a king can be taken at once. `marks` has a row a player, in which the places that he reaches are marked,
    and one whose first number tells by what.
    """
    seat, players = rules.colour_to_act(state), int(state.players)
    decider = int(state.seat)  # is the seat of another colour while seat 0 acts for both (X-P5)
    marks[PLAYERS, 0] += 1
    points = 0
    is_threatened = False
    for ahead in range(players):
        other = (seat + ahead) % players
        row = weights[row_of(state, other, (other + 1) % players)]
        theirs, takes = tile_points(state, other, row, marks)
        if takes and ahead == 0:
            return WIN, False
        if takes:
            theirs += int(row[TAKES])
            is_threatened = is_threatened or ahead == players - 1
        points += theirs if is_same_side(decider, other, root) else -theirs
    for other in range(players):
        hunter = rules.hunter_of(state, other)
        theirs = king_points(state, other, hunter, weights[row_of(state, other, hunter)], marks)
        points += theirs if is_same_side(decider, other, root) else -theirs
    return points, is_threatened


@kernel
def row_of(state: State, seat: int, other: int) -> int:
    """Return which weights count for a player: by whether he is to act, and whether his and another's king are down."""
    row = ACTS if seat == rules.colour_to_act(state) else 0
    if not rules.must_place(state, seat):
        row += OWN_DOWN
    return row if rules.must_place(state, other) else row + OTHER_DOWN


@kernel
def king_points(state: State, seat: int, hunter: int, row: Codes, marks: Codes) -> int:
    """Return how safe a player's king is, or would be where he could be placed."""
    if rules.must_place(state, seat):
        safe = safe_cells(state, seat, hunter, marks)
        points = 0
    else:
        safe = flights(state, seat, hunter, marks)
        king = rules.tile_of(seat, KING)
        points = int(row[HEIGHT]) * int(state.level[king])
        place = rules.place_of_tile(state, king)
        for direction in range(SIDES):
            near = neighbour(place, direction)
            if state.top[near] != NO_TILE:
                points += int(row[CROWD])
            if marks[hunter, near] == marks[PLAYERS, 0]:
                points += int(row[COVERED])
    return points + (int(row[SAFE]) * safe if safe > 0 else int(row[NO_SAFE]))


@kernel
def flights(state: State, seat: int, hunter: int, marks: Codes) -> int:
    """Count the cells to which a king on the table could go and that his hunter does not reach, MOST_SAFE at most."""
    king = rules.tile_of(seat, KING)
    if not rules.is_top(state, king) or not rules.has_free_side(state, king):
        return 0
    start = rules.place_of_tile(state, king)
    count = 0
    for direction in range(SIDES):
        place = neighbour(start, direction)
        # An empty cell must have another neighbour than the king himself.
        around = int(state.around[place]) & ~(1 << opposite(direction)) if state.level[king] == 1 else 1
        is_open = around != 0 if state.top[place] == NO_TILE else NUMBER[state.top[place]] != KING
        if is_open and marks[hunter, place] != marks[PLAYERS, 0]:
            count += 1
    return min(count, MOST_SAFE)


@kernel
def safe_cells(state: State, seat: int, hunter: int, marks: Codes) -> int:
    """Count the cells where a king in hand could be placed and that his hunter does not reach, MOST_SAFE at most."""
    enemy = rules.hunted_king(state, seat)
    count = 0
    for tile in range(1, TILES):
        if not rules.is_top(state, tile):
            continue
        place = rules.place_of_tile(state, tile)
        for direction in range(SIDES):
            beyond = neighbour(place, direction)
            around = int(state.around[beyond])
            # As in engine.list_cells, a cell is found once: from the first of the tiles that it touches.
            if around & (1 << opposite(direction)) - 1 == 0 and state.top[beyond] == NO_TILE:
                is_free = marks[hunter, beyond] != marks[PLAYERS, 0] and rules.touches_enough(state, seat, beyond)
                if is_free and not is_beside(state, enemy, beyond):
                    count += 1
                    if count == MOST_SAFE:
                        return count
    return count


@kernel
def is_beside(state: State, tile: int, place: int) -> bool:
    """Return whether a tile is on the table and beside a place."""
    if state.level[tile] == 0:
        return False
    start = rules.place_of_tile(state, tile)
    for direction in range(SIDES):
        if neighbour(start, direction) == place:
            return True
    return False


@kernel
def is_same_side(seat: int, other: int, root: int) -> bool:
    """Return whether two players want the same: with three players, those that are not `root` do."""
    return (seat == root) == (other == root)


@kernel
def tile_points(state: State, seat: int, row: Codes, marks: Codes) -> tuple[int, bool]:
    """Return how a player's tiles stand, and whether he could take the king he hunts, were it his turn."""
    king = rules.hunted_king(state, seat)
    must_place = rules.must_place(state, seat)
    king_is_out = not rules.is_in_hand(state, king)
    points = int(row[PLAYER])
    takes = False
    for number in range(1, SETS + 1):
        tile = rules.tile_of(seat, number)
        if rules.is_in_hand(state, tile):
            points += int(row[QUEEN_IN_HAND]) if number == SETS else int(row[HAND])
            continue
        if not rules.is_top(state, tile):
            points += int(row[BURIED])
            continue
        if not rules.has_free_side(state, tile):
            continue
        mobility, pressure, on_king = reach(state, tile, king, king_is_out, int(marks[PLAYERS, 0]), marks[seat])
        if on_king >= 0 and not must_place and not takes:
            takes = can_take(state, tile, on_king)
        if number != KING:
            points += int(row[MOBILITY]) * mobility + int(row[PRESSURE]) * pressure
            if mobility > 0:
                points += int(row[FREE])
            if pressure > 0:
                points += int(row[ATTACKERS])
            if on_king >= 0:
                points += int(row[ON_KING])
    return points, takes


@kernel
def reach(state: State, tile: int, king: int, king_is_out: bool, mark: int, marks: Codes) -> tuple[int, int, int]:
    """Count the cells that a top tile can go to, and those of them beside a king.

    The third number tells the direction and the steps to the king (SIDES * steps + direction), -1 if there is no way.
    """
    start = rules.place_of_tile(state, tile)
    start_q, start_r = int(state.q[tile]) - int(state.q[king]), int(state.r[tile]) - int(state.r[king])
    is_king = bool(NUMBER[tile] == KING)
    arrows = ALL_SIDES if is_king else int(state.arrows[tile])
    mobility = pressure = 0
    on_king = -1
    for direction in range(SIDES):
        if not arrows >> direction & 1:
            continue
        place, q, r, steps = start, start_q, start_r, 0
        while True:
            place = neighbour(place, direction)
            if rules.is_off_the_structure(state, place):
                break
            steps += 1
            marks[place] = mark
            if king_is_out:
                q += int(Q_STEP[direction])
                r += int(R_STEP[direction])
                distance = max(abs(q), abs(r), abs(q + r))
                if distance == 1:
                    pressure += 1
                elif distance == 0:
                    on_king = SIDES * steps + direction
            if is_king or rules.bars_the_way(state, place, direction):
                break
        mobility += steps
    return mobility, pressure, on_king


@kernel
def can_take(state: State, tile: int, on_king: int) -> bool:
    """Return whether a top tile whose way leads onto a king could take him, were it its owner's turn."""
    if engine.is_held(state, tile):
        return False
    q, r = int(state.q[tile]), int(state.r[tile])
    return engine.lifted_refusal(state, tile, q, r, on_king % SIDES, on_king // SIDES) == engine.LEGAL
