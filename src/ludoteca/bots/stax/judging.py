"""How good a position of Stax is, as far as it can be seen without trying anything.

Counted are, for each player: the cells that his tiles can go to, the ways onto cells beside the king he hunts, and the
cells where his own king is out of reach: those he can flee to, or be placed on. The weights are those of the rule
of thumb and guesses: matches of some dozens of games could not yet tell them from others.
"""

from typing import Final

import numpy as np

from ludoteca.core.kernel import kernel
from ludoteca.core.moves import State
from ludoteca.core.rulebook import Codes
from ludoteca.games.stax import engine, rules
from ludoteca.games.stax.board import (
    ALL_SIDES,
    KING,
    NO_TILE,
    NUMBER,
    PLAYERS,
    Q_STEP,
    R_STEP,
    SETS,
    SIDES,
    TILES,
)
from ludoteca.games.stax.ring import beside, opposite

WIN: Final = 1_000_000  # less the actions until then
SURELY_WON: Final = WIN - 1_000  # no fewer points are given for a win, no more for anything else

# Which weight is where; the first of two is for who is to act, the second for the others
(
    ROOM,
    OTHERS_ROOM,
    PRESSURE,
    OTHERS_PRESSURE,
    THREAT,
    WAITING_SHARE,
    KING_IN_HAND,
    FLIGHT,
    NO_FLIGHT,
    SAFE_CELL,
    NO_SAFE_CELL,
) = range(11)
WEIGHTS: Final = np.array([2, 2, 8, 5, 100, 1, 60, 8, 30, 6, 80])
WHOLE: Final = 4  # of this the tiles of a player whose king is in hand count WAITING_SHARE
ON_KING: Final = 3  # ways onto a king himself count as so many
MOST_SAFE: Final = 4  # cells where a king is safe; more are no better


@kernel
def judge(state: State, root: int, weights: Codes, marks: Codes) -> tuple[int, bool]:
    """Tell how a position is for the side that is to act, and whether it could lose its king if it did nothing.

    With three players `root` is one side and the two others are the other: who thinks expects the worst of both. It is
    WIN where a king can be taken at once. `marks` has a row a player, in which the places that he reaches are marked,
    and one whose first number tells by what.
    """
    seat, players = int(state.seat), int(state.players)
    marks[PLAYERS, 0] += 1
    points, takes = player_points(state, seat, int(weights[ROOM]), int(weights[PRESSURE]), weights, marks)
    if takes:
        return WIN, False
    is_threatened = False
    for ahead in range(1, players):
        other = (seat + ahead) % players
        theirs, takes = player_points(
            state, other, int(weights[OTHERS_ROOM]), int(weights[OTHERS_PRESSURE]), weights, marks
        )
        if takes:
            theirs += int(weights[THREAT])
            is_threatened = is_threatened or ahead == players - 1
        points += theirs if is_same_side(seat, other, root) else -theirs
    for other in range(players):
        theirs = king_points(state, other, weights, marks)
        points += theirs if is_same_side(seat, other, root) else -theirs
    return points, is_threatened


@kernel
def king_points(state: State, seat: int, weights: Codes, marks: Codes) -> int:
    """Tell how safe a player's king is, or would be where he could be placed."""
    hunter = rules.hunter_of(state, seat)
    if rules.must_place(state, hunter):
        return 0
    if rules.must_place(state, seat):
        safe = safe_cells(state, seat, hunter, marks)
        return int(weights[SAFE_CELL]) * safe if safe > 0 else -int(weights[NO_SAFE_CELL])
    safe = flights(state, seat, hunter, marks)
    return int(weights[FLIGHT]) * safe if safe > 0 else -int(weights[NO_FLIGHT])


@kernel
def flights(state: State, seat: int, hunter: int, marks: Codes) -> int:
    """Count the cells to which a king on the table could go and that his hunter does not reach, MOST_SAFE at most."""
    king = rules.tile_of(seat, KING)
    if not rules.is_top(state, king) or not rules.has_free_side(state, king):
        return 0
    start = rules.place_of_tile(state, king)
    count = 0
    for direction in range(SIDES):
        place = beside(start, direction)
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
            beyond = beside(place, direction)
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
    """Tell whether a tile is on the table and beside a place."""
    if state.level[tile] == 0:
        return False
    start = rules.place_of_tile(state, tile)
    for direction in range(SIDES):
        if beside(start, direction) == place:
            return True
    return False


@kernel
def is_same_side(seat: int, other: int, root: int) -> bool:
    """Tell whether two players want the same: with three players, those that are not `root` do."""
    return (seat == root) == (other == root)


@kernel
def player_points(
    state: State, seat: int, room_weight: int, pressure_weight: int, weights: Codes, marks: Codes
) -> tuple[int, bool]:
    """Tell how a player's tiles stand, and whether he could take the king he hunts, were it his turn."""
    king = rules.hunted_king(state, seat)
    must_place = rules.must_place(state, seat)
    king_is_out = not rules.is_in_hand(state, king)
    points = 0
    takes = False
    for number in range(1, SETS + 1):
        tile = rules.tile_of(seat, number)
        if not rules.is_top(state, tile) or not rules.has_free_side(state, tile):
            continue
        room, pressure, on_king = reach(state, tile, king, king_is_out, int(marks[PLAYERS, 0]), marks[seat])
        if on_king >= 0 and not must_place and not takes:
            takes = can_take(state, tile, on_king)
        if number != KING:
            points += room_weight * room + pressure_weight * pressure
    if must_place:
        points = points * int(weights[WAITING_SHARE]) // WHOLE
        points -= int(weights[KING_IN_HAND])
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
    room = pressure = 0
    on_king = -1
    for direction in range(SIDES):
        if not arrows >> direction & 1:
            continue
        place, q, r, steps = start, start_q, start_r, 0
        while True:
            place = beside(place, direction)
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
                    pressure += ON_KING
                    on_king = SIDES * steps + direction
            if is_king or rules.bars_the_way(state, place, direction):
                break
        room += steps
    return room, pressure, on_king


@kernel
def can_take(state: State, tile: int, on_king: int) -> bool:
    """Tell whether a top tile whose way leads onto a king could take him, were it its owner's turn."""
    splitting = rules.splitting_tiles(state) if rules.may_split(state, tile) else 0
    if engine.is_held(state, tile, splitting):
        return False
    q, r = int(state.q[tile]), int(state.r[tile])
    return engine.lifted_refusal(state, tile, q, r, on_king % SIDES, on_king // SIDES) == engine.LEGAL
