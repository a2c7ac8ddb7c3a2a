"""The heuristic for Stax: take the king, do not lose the own one, then be mobile and press on the enemy king.

A king is lost when whoever hunts him has a legal move onto him; `can_take_king` asks the engine's own functions for
that. Everything else is only counted: the cells that tiles can go to, and how many of those are at or beside a king.
"""

from typing import Final

from ludoteca.core.events import EventKinds, Row
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import OVER, State
from ludoteca.games.stax import engine, rules
from ludoteca.games.stax.board import KING, NO_LINE, NO_TILE, NUMBER, OWNER, Q_STEP, R_STEP, SETS, SIDES
from ludoteca.games.stax.codes import end_of, is_placing, is_swap, pack_cell, unpack_placing
from ludoteca.games.stax.ring import cell_index, line_to, neighbour
from ludoteca.games.stax.state import BY_CAPTURE, BY_NO_ACTION, FIRST_PLACINGS

NEARLY_EQUAL: Final = 2
SLIPS: Final = 70  # of a hundred moves of an easy bot

# Points
WIN: Final = 1_000_000
LOSS: Final = -100_000  # by the next player's move; what a later one can do is less sure
LATER_LOSS: Final = -50_000
DRAW: Final = -1_000
MOBILITY: Final = 2  # a cell that an own tile can go to
ENEMY_MOBILITY: Final = 2
PRESSURE: Final = 5  # a way onto a cell beside the hunted king
ENEMY_PRESSURE: Final = 8
ON_KING: Final = 3  # weight of a way onto a king himself
THREAT: Final = 100  # the king could be taken if nothing were done
KING_DOWN: Final = 14  # for each own tile placed before him
KING_DOWN_LAST: Final = 60  # for a king who is not the last to come down


@kernel
def score(state: State, seat: int) -> int:
    """Return how good a position is for the colour that a seat has just acted for."""
    if state.phase == OVER:  # whoever ends a game by an action of his own has won it, or it is drawn
        return WIN if state.end == BY_CAPTURE or state.end == BY_NO_ACTION else DRAW
    colour = colour_acted_for(state, seat)
    points = THREAT if can_take_king(state, colour) else 0
    following = rules.colour_to_act(state)
    if can_take_king(state, following):
        points += LOSS
    last = rules.hunter_of(state, colour)
    if last != following and can_take_king(state, last):
        points += LATER_LOSS
    return points + king_score(state, colour) + table_score(state, colour)


@kernel
def colour_acted_for(state: State, seat: int) -> int:
    """Return the colour that a seat has just acted for: its own, but seat 0 begins for both where it cuts (X-P5)."""
    if rules.has_pie(state) and 0 < state.played <= FIRST_PLACINGS:
        return (int(state.played) - 1) % int(state.players)
    return seat


@kernel
def king_score(state: State, seat: int) -> int:
    """Return what it is worth to have the king on the table: the more the longer it is put off."""
    if rules.must_place(state, seat):
        return 0
    points = KING_DOWN * int(state.placed[seat])
    for other in range(state.players):
        if other != seat and not rules.must_place(state, other):
            points += KING_DOWN_LAST
    return points


@kernel
def table_score(state: State, seat: int) -> int:
    """Return how well the tiles stand: mobility, and pressure on the kings, for all players."""
    points = 0
    for other in range(state.players):
        mobility, pressure = reach(state, other)
        if other == seat:
            points += MOBILITY * mobility + PRESSURE * pressure
        else:
            points -= ENEMY_MOBILITY * mobility + ENEMY_PRESSURE * pressure
    return points


@kernel
def reach(state: State, seat: int) -> tuple[int, int]:
    """Count the ways of a player's top tiles to cells, and those that end on or beside the king he hunts."""
    king = rules.hunted_king(state, seat)
    king_is_out = not rules.is_in_hand(state, king)
    mobility = pressure = 0
    for number in range(1, SETS + 1):
        tile = rules.tile_of(seat, number)
        if not rules.is_his_to_move(state, seat, tile) or not rules.has_free_side(state, tile):
            continue
        directions = rules.directions_of(state, tile)
        for direction in range(SIDES):
            if directions >> direction & 1:
                steps = steps_open(state, tile, direction)
                mobility += steps
                if king_is_out and number != KING:
                    pressure += ways_near(state, tile, direction, steps, king)
    return mobility, pressure


@kernel
def steps_open(state: State, tile: int, direction: int) -> int:
    """Return how far a tile could go in a direction, as far as the way tells."""
    place = rules.place_of_tile(state, tile)
    for step in range(1, rules.longest_move(tile) + 1):
        place = neighbour(place, direction)
        if rules.is_off_the_structure(state, place):
            return step - 1
        if rules.bars_the_way(state, place, direction):
            return step
    return rules.longest_move(tile)


@kernel
def ways_near(state: State, tile: int, direction: int, steps: int, king: int) -> int:
    """Count the cells on a tile's way that are beside a king; his own counts ON_KING."""
    q, r = int(state.q[tile]) - int(state.q[king]), int(state.r[tile]) - int(state.r[king])
    count = 0
    for _ in range(steps):
        q += int(Q_STEP[direction])
        r += int(R_STEP[direction])
        distance = max(abs(q), abs(r), abs(q + r))
        if distance == 0:
            count += ON_KING
        elif distance == 1:
            count += 1
    return count


@kernel
def can_take_king(state: State, seat: int) -> bool:
    """Return whether a player could take the king he hunts, were it his turn."""
    king = rules.hunted_king(state, seat)
    if rules.is_in_hand(state, king) or rules.must_place(state, seat):
        return False
    for number in range(1, SETS + 1):
        tile = rules.tile_of(seat, number)
        if rules.is_his_to_move(state, seat, tile) and can_take(state, tile, king):
            return True
    return False


@kernel
def can_take(state: State, tile: int, king: int) -> bool:
    """Return whether a top tile could take a king, were it its owner's turn."""
    q, r = int(state.q[tile]), int(state.r[tile])
    direction, steps = line_to(int(state.q[king]) - q, int(state.r[king]) - r)
    if direction == NO_LINE or steps > rules.longest_move(tile):
        return False
    if not rules.directions_of(state, tile) >> direction & 1 or steps_open(state, tile, direction) < steps:
        return False
    if engine.is_held(state, tile):
        return False
    return engine.lifted_refusal(state, tile, q, r, direction, steps) == engine.LEGAL


REASONS: Final = EventKinds()
SWAPS = REASONS.add("swaps", "")
CUTS = REASONS.add("cuts", "", "cell")
TAKES_KING = REASONS.add("takes_king", "", "cell", "enemy")
LEAVES_NO_ACTION = REASONS.add("leaves_no_action", "", "cell", "enemy")
TAKES_DRAW = REASONS.add("takes_draw", "", "cell", "enemy")
CANNOT_SAVE_KING = REASONS.add("cannot_save_king", "", "cell", "enemy")
SAVES_KING = REASONS.add("saves_king", "", "cell", "enemy")
THREATENS_KING = REASONS.add("threatens_king", "", "cell", "enemy")
PLACES_KING = REASONS.add("places_king", "", "cell", "enemy")
PLACES_TILE = REASONS.add("places_tile", "", "cell", "enemy")
COVERS_QUEEN = REASONS.add("covers_queen", "", "cell", "enemy")
COVERS_TILE = REASONS.add("covers_tile", "", "cell", "enemy")
PRESSES_ON_KING = REASONS.add("presses_on_king", "", "cell", "enemy")
GAINS_ROOM = REASONS.add("gains_room", "", "cell", "enemy")


@kernel
def reason(before: State, move: int, after: State, out: Row) -> int:
    """Fill in what speaks for a move; return its kind."""
    if is_swap(move):
        return SWAPS
    q, r = end_of(move)
    out[1] = pack_cell(q, r)
    out[2] = (rules.colour_to_act(before) + 1) % int(before.players)
    if rules.is_cutting(before):
        return CUTS
    if after.phase == OVER:
        return what_it_ends(int(after.end))
    return what_it_does(before, move, after)


@kernel
def what_it_ends(end: int) -> int:
    """Return what speaks for an action by which the game has ended."""
    if end == BY_CAPTURE:
        return TAKES_KING
    return LEAVES_NO_ACTION if end == BY_NO_ACTION else TAKES_DRAW


@kernel
def what_it_does(before: State, move: int, after: State) -> int:
    """Return what speaks for a placing or a move after which the game goes on."""
    seat = rules.colour_to_act(before)
    hunter = rules.hunter_of(before, seat)
    if can_take_king(after, hunter):
        return CANNOT_SAVE_KING
    if can_take_king(before, hunter):
        return SAVES_KING
    if can_take_king(after, seat):
        return THREATENS_KING
    if is_placing(move):
        return PLACES_KING if unpack_placing(move)[0] == KING else PLACES_TILE
    q, r = end_of(move)
    covered = int(before.top[cell_index(q, r)])
    if covered != NO_TILE and OWNER[covered] != seat:
        return COVERS_QUEEN if NUMBER[covered] == SETS else COVERS_TILE
    return PRESSES_ON_KING if reach(after, seat)[1] > reach(before, seat)[1] else GAINS_ROOM
