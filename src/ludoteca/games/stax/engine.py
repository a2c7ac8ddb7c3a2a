"""A game of Stax from set-up to end: the composition of the rules, nothing more.

Codes of moves are drawn in state.py. `play` trusts what it is given; `refusal` is for those who do not. Listing moves
lifts tiles and puts them back, so a state must not be shared by threads while its moves are listed.
"""

from typing import Final

from ludoteca.core.interface import Codes
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import MOVE, OVER, State
from ludoteca.core.options import Settings
from ludoteca.core.pieces import COLOUR, FACE, ORIGIN, PIECE, TARGET, TURN, LegRows
from ludoteca.core.pieces import NUMBER as LEG_NUMBER
from ludoteca.core.refusals import RefusalKinds
from ludoteca.core.scratch import local_words
from ludoteca.games.stax import codes, colours, past, rules
from ludoteca.games.stax.board import FACES, KING, NO_LINE, NO_TILE, NUMBER, OWNER, Q_STEP, R_STEP, SETS, SIDES, TILES
from ludoteca.games.stax.ring import cell_index, neighbour, opposite
from ludoteca.games.stax.state import (
    BY_CAPTURE,
    BY_LIMIT,
    BY_NO_ACTION,
    BY_REPETITION,
    COORDINATE_BITS,
    GOES_ON,
    MAX_MOVES,
    MOST_OF_TILE,
    MOST_PLACEABLE,
    NO_REPETITION,
    REPETITION_OFF,
    SWAP,
)

# Why a move can be refused: the first that applies, in this order. The sentences are in the catalogues.
REFUSALS: Final = RefusalKinds()
LEGAL = 0
GAME_OVER = REFUSALS.add("game_over", "X-E1")
NO_SWAP_HERE = REFUSALS.add("no_swap_here", "X-P5")
SWAP_NOT_NOW = REFUSALS.add("swap_not_now", "X-P5")
NOT_IN_HAND = REFUSALS.add("not_in_hand", "X-B4")
SAME_TURN = REFUSALS.add("same_turn", "X-B2")
QUEEN_NOT_FIRST = REFUSALS.add("queen_not_first", "X-P1")
FIRST_AT_ORIGIN = REFUSALS.add("first_at_origin", "X-B2")
NEVER_ON_TOP = REFUSALS.add("never_on_top", "X-P2")
BESIDE_FIRST = REFUSALS.add("beside_first", "X-P1")
TOUCH_BOTH = REFUSALS.add("touch_both", "X-P1")
TOUCH_TWO = REFUSALS.add("touch_two", "X-P2")
THREATENS_KING = REFUSALS.add("threatens_king", "X-P3")
PLACING_TRAPS = REFUSALS.add("placing_traps", "X-M9")
KING_FIRST = REFUSALS.add("king_first", "X-P4")
PLACINGS_FIRST = REFUSALS.add("placings_first", "X-P5")
NO_TILE_THERE = REFUSALS.add("no_tile_there", "X-M1")
NOT_YOURS_ON_TOP = REFUSALS.add("not_yours", "X-M1")
MUST_MOVE = REFUSALS.add("must_move", "X-M10")
NO_OTHER_FACE = REFUSALS.add("no_other_face", "X-B1")
KEEPS_FACE = REFUSALS.add("keeps_face", "X-M10")
KING_ONE_STEP = REFUSALS.add("king_one_step", "X-M5")
NOT_IN_LINE = REFUSALS.add("not_in_line", "X-M2")
NO_ARROW = REFUSALS.add("no_arrow", "X-M2")
NO_FREE_SIDE = REFUSALS.add("no_free_side", "X-M7")
SPLITS = REFUSALS.add("splits", "X-M8")
OFF_STRUCTURE = REFUSALS.add("off_structure", "X-M3")
BARRED = REFUSALS.add("barred", "X-M4")
OWN_KING = REFUSALS.add("own_king", "X-M6")
SPARED_KING = REFUSALS.add("spared_king", "X-3a")
SPLITS_WHEN_LANDED = REFUSALS.add("splits_when_landed", "X-M8")
TRAPS = REFUSALS.add("traps", "X-M9")
# What story.py says of these where it can be more exact
OVER_NO_ACTION = REFUSALS.add("over_no_action", "X-E2")
OVER_REPETITION = REFUSALS.add("over_repetition", "X-E3")
OVER_LIMIT = REFUSALS.add("over_limit", "X-E3")
COVERED = REFUSALS.add("covered", "X-M1")
BARRED_BY_KING = REFUSALS.add("barred_by_king", "X-M6")

NOBODY = -1  # in place of a seat
FROM_HAND = 1 << 2 * COORDINATE_BITS  # in place of a packed cell, behind all of them
MAX_LEGS = 1


@kernel
def configure(state: State, settings: Settings) -> None:
    """Write into the state how the game is played."""
    repetition = settings.repetition
    state.players = settings.players
    state.pie = settings.pie
    state.one_group = settings.one_group
    state.flip = settings.flip
    state.repetition = NO_REPETITION if repetition == REPETITION_OFF else repetition
    state.move_limit = settings.move_limit


@kernel
def set_up(state: State, settings: Settings) -> None:
    """Set a game up."""
    configure(state, settings)
    state.phase = MOVE


@kernel
def dice_due(state: State) -> int:
    """Return how many dice the next throw has: there are none in Stax."""
    return 0


@kernel
def throw(state: State, dice: int) -> None:
    """Do nothing: no throw is ever due."""


# Placing


@kernel
def list_cells(state: State, seat: int, cells: Codes) -> int:
    """Fill a buffer with the cells on which a tile can be placed, packed and sorted; return how many."""
    if rules.cells_to_touch(state, seat) == 0:
        cells[0] = codes.pack_cell(0, 0)
        return 1
    count = 0
    for tile in range(1, rules.end_of_tiles(state)):
        if not rules.is_top(state, tile):
            continue
        place = rules.place_of_tile(state, tile)
        for direction in range(SIDES):
            beyond = neighbour(place, direction)
            # A cell is found once: from the first of the tiles that it touches.
            is_found_here = int(state.around[beyond]) & (1 << opposite(direction)) - 1 == 0
            if is_found_here and state.top[beyond] == NO_TILE and rules.touches_enough(state, seat, beyond):
                q, r = int(state.q[tile]) + int(Q_STEP[direction]), int(state.r[tile]) + int(R_STEP[direction])
                if not placing_traps(state, seat, q, r):
                    count = insert(cells, count, codes.pack_cell(q, r))
    return count


@kernel
def insert(cells: Codes, count: int, cell: int) -> int:
    """Put a cell into its place among those sorted before it; return how many there are then."""
    index = count
    while index > 0 and cells[index - 1] > cell:
        cells[index] = cells[index - 1]
        index -= 1
    cells[index] = cell
    return count + 1


@kernel
def placing_traps(state: State, seat: int, q: int, r: int) -> bool:
    """Return whether a tile placed on an empty cell would trap the little man; which tile does not matter."""
    if rules.landing_traps_nobody(state, cell_index(q, r)):
        return False
    any_in_hand = 1
    while not rules.is_in_hand(state, rules.tile_of(seat, any_in_hand)):
        any_in_hand += 1
    return laid_refusal(state, rules.tile_of(seat, any_in_hand), q, r, False, True) != LEGAL


@kernel
def laid_refusal(state: State, tile: int, q: int, r: int, must_join: bool, may_trap: bool) -> int:
    """Lay a lifted tile on a cell, say what is wrong with the structure then, and take it off again.

    It is asked for groups where the tile `must_join` them, and for the little man where it `may_trap` him.
    """
    old_q, old_r, old_place = int(state.q[tile]), int(state.r[tile]), int(state.place[tile])
    arrows = int(state.arrows[tile])
    rules.put(state, tile, q, r, int(state.face[tile]), int(state.turn[tile]))
    reason = LEGAL
    if must_join and rules.is_in_groups(state):
        reason = SPLITS_WHEN_LANDED
    elif may_trap and (rules.is_cut_off(state, tile) or rules.trapped_top(state) != NO_TILE):
        reason = TRAPS
    rules.lift(state, tile)
    state.q[tile] = old_q
    state.r[tile] = old_r
    state.place[tile] = old_place
    state.arrows[tile] = arrows
    return reason


@kernel
def list_placings(state: State, seat: int, buffer: Codes, count: int, most: int) -> int:
    """Add the placings that are legal, until there are `most` or more; return how many actions there are then."""
    cells = local_words(MOST_PLACEABLE)
    threats = local_words(MOST_PLACEABLE)
    cell_count = list_cells(state, seat, cells)
    for index in range(cell_count):
        q, r = codes.unpack_cell(int(cells[index]))
        threats[index] = rules.line_of_threat(state, seat, q, r)
    for number in range(1, SETS + 1):
        if rules.is_in_hand(state, rules.tile_of(seat, number)) and not rules.is_barred_at_first(state, seat, number):
            for face in range(FACES if rules.has_other_face(number) else 1):
                for index in range(cell_count):
                    q, r = codes.unpack_cell(int(cells[index]))
                    for turn in range(rules.ways_to_turn(number)):
                        arrows = rules.arrows_as_turned(number, face, turn)
                        if not rules.threatens(state, number, arrows, q, r, int(threats[index])):
                            buffer[count] = codes.encode_placing(number, face, q, r, turn)
                            count += 1
                    if count >= most:
                        return count
    return count


# Moving


@kernel
def list_moves(state: State, tile: int, buffer: Codes, count: int, most: int) -> int:
    """Add the legal moves of a top tile that may be lifted, until there are `most` or more; return how many."""
    q, r, face, turn = int(state.q[tile]), int(state.r[tile]), int(state.face[tile]), int(state.turn[tile])
    directions, longest = rules.directions_of(state, tile), rules.longest_move(tile)
    traps_nobody = rules.lifting_traps_nobody(state, tile)
    rules.lift(state, tile)
    if not traps_nobody:
        traps_nobody = rules.trapped_top(state) == NO_TILE
    must_join = rules.asks_when_landed(state) and rules.is_in_groups(state)
    for direction in range(SIDES):
        if directions >> direction & 1:
            place = cell_index(q, r)
            for steps in range(1, longest + 1):
                place = neighbour(place, direction)
                if rules.is_off_the_structure(state, place):
                    break
                if landing_refusal(state, tile, q, r, direction, steps, traps_nobody, must_join) == LEGAL:
                    count = list_turns(state, tile, q, r, direction, steps, buffer, count)
                if rules.bars_the_way(state, place, direction):
                    break
        if count >= most:
            break
    rules.put(state, tile, q, r, face, turn)
    return count


@kernel
def list_turns(state: State, tile: int, q: int, r: int, direction: int, steps: int, buffer: Codes, count: int) -> int:
    """Add a move with each turn after it; return how many actions there are then."""
    number = int(NUMBER[tile])
    for face in range(FACES if rules.may_flip(state, number) else 1):
        for turn in range(rules.ways_to_turn(number)):
            buffer[count] = codes.encode_move(q, r, direction, steps, face, turn)
            count += 1
    return count


@kernel
def landing_refusal(
    state: State, tile: int, q: int, r: int, direction: int, steps: int, traps_nobody: bool, must_join: bool
) -> int:
    """Return what forbids a lifted tile whose way is open to stop where it comes.

    `traps_nobody` says that the little man gets down with the tile lifted, `must_join` that the structure is split
    and the option asks only now.
    """
    seat = int(OWNER[tile])
    end_q, end_r = q + steps * int(Q_STEP[direction]), r + steps * int(R_STEP[direction])
    place = cell_index(end_q, end_r)
    there = int(state.top[place])
    if rules.is_own_king(seat, there):
        return OWN_KING
    if rules.is_spared_king(state, seat, there):
        return SPARED_KING
    if there == rules.hunted_king(state, seat):  # groups and heights are then those with the tile lifted
        if must_join:
            return SPLITS_WHEN_LANDED
        return LEGAL if traps_nobody else TRAPS
    may_trap = not (traps_nobody and rules.landing_traps_nobody(state, place))
    if not must_join and not may_trap:
        return LEGAL
    return laid_refusal(state, tile, end_q, end_r, must_join, may_trap)


@kernel
def is_held(state: State, tile: int) -> bool:
    """Return whether a top tile may not be lifted: no free side, or it holds the structure together."""
    if not rules.has_free_side(state, tile):
        return True
    return not rules.asks_when_landed(state) and rules.would_split(state, tile)


@kernel
def list_own_tops(state: State, seat: int, cells: Codes) -> int:
    """Fill a buffer with the tiles that a player may lift, sorted by cell, each behind its packed cell."""
    count = 0
    for number in range(1, SETS + 1):
        tile = rules.tile_of(seat, number)
        if rules.is_his_to_move(state, seat, tile):
            cell = codes.pack_cell(int(state.q[tile]), int(state.r[tile]))
            count = insert(cells, count, cell * TILES + tile)
    return count


@kernel
def legal(state: State, buffer: Codes) -> int:
    """Fill the buffer with the legal moves, sorted and each once; return how many."""
    if state.phase != MOVE:
        return 0
    seat = rules.colour_to_act(state)
    count = 0
    if rules.has_hand(state, seat):
        count = list_placings(state, seat, buffer, 0, MAX_MOVES)
    if not rules.must_place(state, seat) and not rules.is_cutting(state):
        count = list_moves_of(state, seat, buffer, count)
    if rules.may_swap(state):
        buffer[count] = SWAP
        count += 1
    return count


@kernel
def list_moves_of(state: State, seat: int, buffer: Codes, count: int) -> int:
    """Add the legal moves of a player's tiles; return how many actions there are then."""
    tops = local_words(SETS)
    top_count = list_own_tops(state, seat, tops)
    for index in range(top_count):
        tile = int(tops[index]) % TILES
        if not is_held(state, tile):
            count = list_moves(state, tile, buffer, count, MAX_MOVES)
    return count


@kernel
def has_action(state: State, seat: int) -> bool:
    """Return whether a player can do anything."""
    if rules.surely_has_action(state, seat):
        return True
    buffer = local_words(MOST_OF_TILE)
    if not rules.must_place(state, seat) and has_move(state, seat, buffer):
        return True
    return rules.has_hand(state, seat) and list_placings(state, seat, buffer, 0, 1) > 0


@kernel
def has_move(state: State, seat: int, buffer: Codes) -> bool:
    """Return whether a player can move a tile: those that surely do not split are tried first."""
    for number in range(1, SETS + 1):
        tile = rules.tile_of(seat, number)
        if rules.is_his_to_move(state, seat, tile) and not rules.may_split(state, tile):
            if not is_held(state, tile) and list_moves(state, tile, buffer, 0, 1) > 0:
                return True
    for number in range(1, SETS + 1):
        tile = rules.tile_of(seat, number)
        if rules.is_his_to_move(state, seat, tile) and rules.may_split(state, tile):
            if not is_held(state, tile) and list_moves(state, tile, buffer, 0, 1) > 0:
                return True
    return False


# The course of a game


@kernel
def play(state: State, move: int) -> None:
    """Play a legal move, and go on as far as the rules leave no choice."""
    seat = rules.colour_to_act(state)
    is_won = False
    if codes.is_swap(move):
        swap(state)
    elif codes.is_placing(move):
        place(state, seat, move)
    else:
        is_won = shift(state, seat, move)
    state.played += 1
    state.seat = rules.seat_to_decide(state)
    state.end = BY_CAPTURE if is_won else end_now(state)
    if state.end != GOES_ON:
        state.phase = OVER


@kernel
def end_now(state: State) -> int:
    """Return how the game has ended, if it has, with all kings on the table or in hand."""
    if not has_action(state, rules.colour_to_act(state)):
        return BY_NO_ACTION
    if rules.repeats_too_often(state):
        return BY_REPETITION
    return BY_LIMIT if rules.reaches_limit(state) else GOES_ON


@kernel
def place(state: State, seat: int, move: int) -> None:
    """Place a tile."""
    number, face, q, r, turn = codes.unpack_placing(move)
    tile = rules.tile_of(seat, number)
    rules.put(state, tile, q, r, face, turn)
    state.placed[seat] += 1
    state.number ^= past.number_of_stand(state, tile)
    past.forget(state)


@kernel
def swap(state: State) -> None:
    """Change the colours of all tiles; no earlier position can come again."""
    colours.change_colours(state)
    state.number = past.number_of_all(state)
    past.forget(state)


@kernel
def shift(state: State, seat: int, move: int) -> bool:
    """Move a tile; return whether it has captured a king."""
    q, r, direction, steps, face, turn = codes.unpack_move(move)
    tile = int(state.top[cell_index(q, r)])
    end_q, end_r = q + steps * int(Q_STEP[direction]), r + steps * int(R_STEP[direction])
    there = int(state.top[cell_index(end_q, end_r)])
    is_capture = there == rules.hunted_king(state, seat)
    past.remember(state, tile, direction, steps)
    state.number ^= past.number_of_stand(state, tile)
    rules.lift(state, tile)
    if is_capture:
        state.number ^= past.number_of_stand(state, there)
        rules.capture(state, there)
        past.forget(state)
    if not rules.may_flip(state, int(NUMBER[tile])):
        face = int(state.face[tile])
    rules.put(state, tile, end_q, end_r, face, turn)
    state.number ^= past.number_of_stand(state, tile)
    return is_capture


# Refusals


@kernel
def refusal(state: State, move: int) -> int:
    """Return the number of the first reason against a move; LEGAL exactly for those that `legal` lists."""
    if state.phase == OVER:
        return GAME_OVER
    if codes.is_swap(move):
        return swap_refusal(state)
    seat = rules.colour_to_act(state)
    return placing_refusal(state, seat, move) if codes.is_placing(move) else move_refusal(state, seat, move)


@kernel
def swap_refusal(state: State) -> int:
    """Return what forbids to change the colours."""
    if not rules.has_pie(state):
        return NO_SWAP_HERE
    return LEGAL if rules.may_swap(state) else SWAP_NOT_NOW


@kernel
def placing_refusal(state: State, seat: int, move: int) -> int:
    """Return what forbids to place a tile."""
    number, face, q, r, turn = codes.unpack_placing(move)
    if not rules.is_in_hand(state, rules.tile_of(seat, number)):
        return NOT_IN_HAND
    if turn >= rules.ways_to_turn(number):
        return SAME_TURN
    if rules.is_barred_at_first(state, seat, number):
        return QUEEN_NOT_FIRST
    reason = cell_refusal(state, seat, q, r)
    if reason != LEGAL:
        return reason
    arrows = rules.arrows_as_turned(number, face, turn)
    if rules.threatens(state, number, arrows, q, r, rules.line_of_threat(state, seat, q, r)):
        return THREATENS_KING
    return PLACING_TRAPS if placing_traps(state, seat, q, r) else LEGAL


@kernel
def cell_refusal(state: State, seat: int, q: int, r: int) -> int:
    """Return what forbids to place any tile on a cell."""
    needed = rules.cells_to_touch(state, seat)
    if needed == 0:
        return LEGAL if rules.is_first_cell(q, r) else FIRST_AT_ORIGIN
    if rules.top_at(state, q, r) != NO_TILE:
        return NEVER_ON_TOP
    if rules.is_near(state, q, r) and rules.touches_enough(state, seat, cell_index(q, r)):
        return LEGAL
    if not rules.is_first_turn(state, seat):
        return TOUCH_TWO
    return BESIDE_FIRST if needed == 1 else TOUCH_BOTH


@kernel
def move_refusal(state: State, seat: int, move: int) -> int:
    """Return what forbids to move a tile."""
    q, r, direction, steps, face, turn = codes.unpack_move(move)
    if rules.must_place(state, seat):
        return KING_FIRST
    if rules.is_cutting(state):
        return PLACINGS_FIRST
    tile = rules.top_at(state, q, r)
    if tile == NO_TILE:
        return NO_TILE_THERE
    if not rules.is_his_to_move(state, seat, tile):
        return NOT_YOURS_ON_TOP
    if turn >= rules.ways_to_turn(int(NUMBER[tile])):
        return SAME_TURN
    reason = way_refusal(state, tile, move)
    if reason != LEGAL:
        return reason
    if face == 1 and not rules.may_flip(state, int(NUMBER[tile])):
        return KEEPS_FACE if rules.has_other_face(int(NUMBER[tile])) else NO_OTHER_FACE
    if not rules.has_free_side(state, tile):
        return NO_FREE_SIDE
    if is_held(state, tile):
        return SPLITS
    return lifted_refusal(state, tile, q, r, direction, steps)


@kernel
def way_refusal(state: State, tile: int, move: int) -> int:
    """Return what forbids a tile to go in the direction of a move, or as far."""
    q, r, direction, steps, _, _ = codes.unpack_move(move)
    end_q, end_r = codes.end_of(move)
    if end_q == q and end_r == r:
        return MUST_MOVE
    if steps > rules.longest_move(tile) and NUMBER[tile] == KING:
        return KING_ONE_STEP
    if direction == NO_LINE:
        return NOT_IN_LINE
    return LEGAL if rules.directions_of(state, tile) >> direction & 1 else NO_ARROW


@kernel
def lifted_refusal(state: State, tile: int, q: int, r: int, direction: int, steps: int) -> int:
    """Lift a tile, say what forbids it to go its way or to stop where it ends, and put it back."""
    face, turn = int(state.face[tile]), int(state.turn[tile])
    rules.lift(state, tile)
    reason = LEGAL
    stop = rules.stops_after(state, cell_index(q, r), direction, steps)
    if stop != 0:
        place = cell_index(q + stop * int(Q_STEP[direction]), r + stop * int(R_STEP[direction]))
        reason = OFF_STRUCTURE if rules.is_off_the_structure(state, place) else BARRED
    else:
        traps_nobody = rules.trapped_top(state) == NO_TILE
        must_join = rules.asks_when_landed(state) and rules.is_in_groups(state)
        reason = landing_refusal(state, tile, q, r, direction, steps, traps_nobody, must_join)
    rules.put(state, tile, q, r, face, turn)
    return reason


@kernel
def winner(state: State) -> int:
    """Return who has won a game that is over; NOBODY after a draw."""
    is_won = state.end == BY_CAPTURE or state.end == BY_NO_ACTION
    return rules.hunter_of(state, rules.colour_to_act(state)) if is_won else NOBODY


@kernel
def place_of(state: State, seat: int) -> int:
    """Return the place of a seat, from 1, ties together; 0 while it is undecided. After a draw all are first (X-E3)."""
    if state.phase != OVER:
        return 0
    first = winner(state)
    return 1 if first == NOBODY or first == seat else 2


@kernel
def legs(state: State, move: int, out: LegRows) -> int:
    """Fill in where the tile of a placing (from FROM_HAND) or a move comes from and goes, and how it lies there.

    A swap moves none.
    """
    if codes.is_swap(move):
        return 0
    if codes.is_placing(move):
        number, face, q, r, turn = codes.unpack_placing(move)
        return fill_leg(rules.tile_of(rules.colour_to_act(state), number), FROM_HAND, q, r, face, turn, out)
    q, r, _, _, face, turn = codes.unpack_move(move)
    end_q, end_r = codes.end_of(move)
    tile = rules.top_at(state, q, r)
    if not rules.may_flip(state, int(NUMBER[tile])):
        face = int(state.face[tile])
    return fill_leg(tile, codes.pack_cell(q, r), end_q, end_r, face, turn, out)


@kernel
def fill_leg(tile: int, origin: int, q: int, r: int, face: int, turn: int, out: LegRows) -> int:
    """Fill in the one leg of an action, which ends on the cell q, r; return how many there are."""
    out[0, PIECE] = tile
    out[0, ORIGIN] = origin
    out[0, TARGET] = codes.pack_cell(q, r)
    out[0, COLOUR] = OWNER[tile]
    out[0, LEG_NUMBER] = NUMBER[tile]
    out[0, TURN] = turn
    out[0, FACE] = face
    return 1
