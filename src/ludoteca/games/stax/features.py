"""Actions and observations of Stax as numbers, seen from whoever looks: the only place where they exist.

A move is chosen in three parts: which of one's own tiles, the cell where it goes, and how it lies there. All parts
share one space of actions, and every player counts tiles from his own: his are 0 to 12 (numbers 1 to 13), those of the
next player 13 to 25, those of the one after 26 to 38. With p players there are 27 + 91 p actions (209 or 300):

    action     part   what it means
    0 … 12     tile   place the tile of number action + 1, or move it if it is on the table
    13 … 24    lie    13 + 6 face + turn: how the tile lies in the end; face 1 is the other face of tile 8
    25         cell   the first cell of the table, while the table is empty
    26 …       cell   26 + 7 tile + way, with tile counted from one's own, and on top of its tower:
                      way 0: on that tile (the hunted king is captured so); way 1 + d: the empty cell beside it in
                      direction d. Of several tiles beside an empty cell, the one counted first names it.
    26 + 91 p  tile   swap: a whole move in one part (X-P5)

With the option `pie` seat 0 makes the first three actions alone (X-P5). Actions are those of the colour whose turn it
is: while seat 0 acts for black, black's tiles are 0 to 12. What a seat observes is always counted from its own colour.

A tile that cannot be turned over keeps its face, and its lie names that face; a tile that looks the same after some
turns has the smallest only. What has been chosen so far stands in `chosen`: the number of the tile (0: none yet), and
the cell as codes.pack_cell packs it (0: none yet; no game comes to the cell that would be packed so).

An observation has 13 numbers for each tile, counted as above from the looker's own, and 23 + p more (363 or 533):

    13 tile + 0          1 if the tile is in hand (neither in hand nor on the table: a captured king)
             1           1 if it is on the table, and on top of its tower
             2           its level: 1 on the table, 2 on another tile…; 0 if it is not on the table, and so is all below
             3, 4        q and r of its cell, counted from the looker's king; while he is not on the table, from
                         the tile that is, and is counted first
             5, 6        turn and face
             7 … 12      1 for each direction in which it has an arrow
    169 p + 0 …          which colour's turn it is, one for each player from the looker on; all zero when the game is
                         over
    170 p + 0, 1, 2      1 for the part that is due: tile, cell, lie; all zero when the game is over
            3 … 15       1 for the tile chosen, a number of the colour whose turn it is
            16           1 if a cell has been chosen
            17, 18       its q and r, counted as above
            19           how often the position has occurred since the last placing, this time included (X-E3)
            20           actions left before the limit, at most 127 (X-E3)
            21           actions left divided by eight, rounded down
            22           with `pie`: 4, 3 and 2 at the actions that seat 0 makes alone, 1 when seat 1 may swap, then 0

Coordinates are at most 40 either way: no two tiles are more than 38 steps apart (board.py). An observation leaves out
the earlier positions that could come again, of which it tells only how often the present one has been there.
"""

from typing import Final

from ludoteca.core.interface import Codes, Mask, Observation
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import MOVE, State
from ludoteca.core.options import Setup
from ludoteca.core.scratch import local_words
from ludoteca.games.stax import codes, engine, past, rules
from ludoteca.games.stax.board import (
    COLOURS,
    FACES,
    KING,
    NO_LINE,
    NO_TILE,
    NUMBER,
    OWNER,
    Q_STEP,
    R_STEP,
    SETS,
    SIDES,
    TILES,
)
from ludoteca.games.stax.ring import cell_index, line_to, neighbour, opposite
from ludoteca.games.stax.state import BY_CAPTURE, FIRST_PLACINGS, MOST_PLACEABLE, SWAP, TURN_BITS

VERSION: Final = 2
PARTS: Final = 3
TILE_PART, CELL_PART, LIE_PART = range(PARTS)
NOT_OPEN: Final = -1  # in place of a move

# Where the actions of each part begin
FIRST_LIE: Final = SETS
START_CELL: Final = FIRST_LIE + FACES * SIDES
FIRST_CELL: Final = START_CELL + 1
WAYS: Final = 1 + SIDES  # to name a cell by a tile: on it, or beside it

# Numbers of an observation: of a tile, and behind the tiles and the players
IN_HAND, ON_TOP, LEVEL, Q, R, TURN, FACE, ARROW = range(8)
OF_TILE: Final = ARROW + SIDES
PART_DUE: Final = 0
TILE_CHOSEN: Final = PART_DUE + PARTS
HAS_CELL: Final = TILE_CHOSEN + SETS
CELL_Q, CELL_R, TIMES, LEFT, EIGHTHS_LEFT, PIE_LEFT = range(HAS_CELL + 1, HAS_CELL + 7)
OF_TURN: Final = PIE_LEFT + 1
HIGHEST: Final = 127  # that an observation can hold


def action_count(setup: Setup) -> int:
    """Return how many actions there are."""
    return FIRST_CELL + setup.players * SETS * WAYS + 1


def observation_size(setup: Setup) -> int:
    """Return how many numbers an observation has."""
    return setup.players * (SETS * OF_TILE + 1) + OF_TURN


def action_text(state: State, chosen: Codes, action: int) -> str:
    """Spell an action for people: `tile 5`, `on W3`, `beside W3 in direction 4`, `turn 2`, `turn 2'`, `swap`."""
    if action == swap_action(state):
        return "swap"
    if action < FIRST_LIE:
        return f"tile {action + 1}"
    if action < START_CELL:
        face, turn = divmod(action - FIRST_LIE, SIDES)
        return f"turn {turn}" + "'" * face
    if action == START_CELL:
        return "on 0,0"
    index, way = divmod(action - FIRST_CELL, WAYS)
    tile = tile_counted(state, int(rules.colour_to_act(state)), index)
    name = f"{COLOURS[OWNER[tile]]}{NUMBER[tile]}"
    return f"beside {name} in direction {way - 1}" if way else f"on {name}"


# Tiles and cells as the players count them


@kernel
def swap_action(state: State) -> int:
    """Return the number of the swap, the last of all actions."""
    return FIRST_CELL + int(state.players) * SETS * WAYS


@kernel
def tile_counted(state: State, seat: int, index: int) -> int:
    """Find the tile that a player counts so, from 0 for his own king."""
    return rules.tile_of((seat + index // SETS) % int(state.players), index % SETS + 1)


@kernel
def index_of(state: State, seat: int, tile: int) -> int:
    """Return how a player counts a tile."""
    players = int(state.players)
    return (int(OWNER[tile]) + players - seat) % players * SETS + int(NUMBER[tile]) - 1


@kernel
def action_of_cell(state: State, seat: int, q: int, r: int) -> int:
    """Name a cell where a tile of a player could go: it is occupied, or touches an occupied one, or is the first."""
    place = cell_index(q, r)
    there = int(state.top[place])
    if there != NO_TILE:
        return FIRST_CELL + index_of(state, seat, there) * WAYS
    first = TILES * WAYS
    for direction in range(SIDES):
        other = int(state.top[neighbour(place, direction)])
        if other != NO_TILE:
            first = min(first, index_of(state, seat, other) * WAYS + 1 + opposite(direction))
    return FIRST_CELL + first if first < TILES * WAYS else START_CELL


@kernel
def cell_of_action(state: State, seat: int, action: int) -> int:
    """Find the cell that an action names, packed."""
    if action == START_CELL:
        return codes.pack_cell(0, 0)
    tile = tile_counted(state, seat, (action - FIRST_CELL) // WAYS)
    q, r = int(state.q[tile]), int(state.r[tile])
    direction = (action - FIRST_CELL) % WAYS - 1
    if direction < 0:
        return codes.pack_cell(q, r)
    return codes.pack_cell(q + int(Q_STEP[direction]), r + int(R_STEP[direction]))


# Actions


@kernel
def part_due(chosen: Codes) -> int:
    """Return which part of a move is to be chosen."""
    if chosen[0] == 0:
        return TILE_PART
    return CELL_PART if chosen[1] == 0 else LIE_PART


@kernel
def list_actions(state: State, chosen: Codes, moves: Codes, mask: Mask) -> int:
    """Mark the actions that are open to whoever decides; return how many.

    Listing lifts tiles and puts them back, as engine.legal does. What has been chosen is trusted.
    """
    mask[:] = 0
    if state.phase != MOVE:
        return 0
    seat = rules.colour_to_act(state)
    part = part_due(chosen)
    if part == TILE_PART:
        return list_tiles(state, seat, moves, mask)
    number = int(chosen[0])
    is_placed = rules.is_in_hand(state, rules.tile_of(seat, number))
    if part == CELL_PART:
        if is_placed:
            return list_cells_to_place(state, seat, number, mask)
        return list_cells_to_move(state, seat, number, moves, mask)
    if is_placed:
        return list_lies_when_placed(state, seat, number, int(chosen[1]), mask)
    return list_lies_when_moved(state, seat, number, mask)


@kernel
def list_tiles(state: State, seat: int, moves: Codes, mask: Mask) -> int:
    """Mark the tiles that can be placed or moved, and the swap; return how many there are."""
    count = 0
    if rules.may_swap(state):
        mask[swap_action(state)] = 1
        count = 1
    if rules.has_hand(state, seat):
        cells = local_words(MOST_PLACEABLE)
        cell_count = engine.list_cells(state, seat, cells)
        for number in range(1, SETS + 1):
            if rules.is_in_hand(state, rules.tile_of(seat, number)):
                for index in range(cell_count):
                    if can_place(state, seat, number, int(cells[index])):
                        mask[number - 1] = 1
                        count += 1
                        break
    if rules.must_place(state, seat) or rules.is_cutting(state):
        return count
    for number in range(1, SETS + 1):
        tile = rules.tile_of(seat, number)
        if rules.is_his_to_move(state, seat, tile) and not engine.is_held(state, tile):
            if engine.list_moves(state, tile, moves, 0, 1) > 0:
                mask[number - 1] = 1
                count += 1
    return count


@kernel
def can_place(state: State, seat: int, number: int, cell: int) -> bool:
    """Return whether a tile in hand can lie in some way on a cell where tiles may be placed."""
    if rules.is_barred_at_first(state, seat, number):
        return False
    q, r = codes.unpack_cell(cell)
    direction = rules.line_of_threat(state, seat, q, r)
    if direction == NO_LINE:
        return True
    for face in range(FACES if rules.has_other_face(number) else 1):
        for turn in range(rules.ways_to_turn(number)):
            if not rules.threatens(state, number, rules.arrows_as_turned(number, face, turn), q, r, direction):
                return True
    return False


@kernel
def list_cells_to_place(state: State, seat: int, number: int, mask: Mask) -> int:
    """Mark the cells where a tile in hand can be placed; return how many."""
    cells = local_words(MOST_PLACEABLE)
    count = 0
    for index in range(engine.list_cells(state, seat, cells)):
        if can_place(state, seat, number, int(cells[index])):
            q, r = codes.unpack_cell(int(cells[index]))
            mask[action_of_cell(state, seat, q, r)] = 1
            count += 1
    return count


@kernel
def list_cells_to_move(state: State, seat: int, number: int, moves: Codes, mask: Mask) -> int:
    """Mark the cells where a tile that may be lifted can go; return how many."""
    move_count = engine.list_moves(state, rules.tile_of(seat, number), moves, 0, len(moves))
    count = 0
    for index in range(move_count):
        # Moves that differ only in how the tile lies follow one another.
        if index == 0 or moves[index] >> TURN_BITS + 1 != moves[index - 1] >> TURN_BITS + 1:
            q, r = codes.end_of(int(moves[index]))
            mask[action_of_cell(state, seat, q, r)] = 1
            count += 1
    return count


@kernel
def list_lies_when_placed(state: State, seat: int, number: int, cell: int, mask: Mask) -> int:
    """Mark how a tile can lie on the cell where it is placed; return in how many ways."""
    q, r = codes.unpack_cell(cell)
    direction = rules.line_of_threat(state, seat, q, r)
    count = 0
    for face in range(FACES if rules.has_other_face(number) else 1):
        for turn in range(rules.ways_to_turn(number)):
            if not rules.threatens(state, number, rules.arrows_as_turned(number, face, turn), q, r, direction):
                mask[FIRST_LIE + face * SIDES + turn] = 1
                count += 1
    return count


@kernel
def list_lies_when_moved(state: State, seat: int, number: int, mask: Mask) -> int:
    """Mark how a tile can lie where it has moved, which is the same for all cells; return in how many ways."""
    kept = int(state.face[rules.tile_of(seat, number)])
    count = 0
    for face in range(FACES):
        if face == kept or rules.may_flip(state, number):
            for turn in range(rules.ways_to_turn(number)):
                mask[FIRST_LIE + face * SIDES + turn] = 1
                count += 1
    return count


@kernel
def take_action(state: State, chosen: Codes, moves: Codes, action: int) -> bool:
    """Note an open action, or play the move of which it is the last part; return whether a move was played."""
    part = part_due(chosen)
    if action == swap_action(state):
        engine.play(state, SWAP)
        return True
    if part == TILE_PART:
        chosen[0] = action + 1
        return False
    if part == CELL_PART:
        chosen[1] = cell_of_action(state, rules.colour_to_act(state), action)
        return False
    move = move_of_parts(state, chosen, action)
    chosen[0] = 0
    chosen[1] = 0
    engine.play(state, move)
    return True


@kernel
def move_of_parts(state: State, chosen: Codes, action: int) -> int:
    """Pack the move of which an action is the last part; whether it is legal is not asked."""
    number = int(chosen[0])
    tile = rules.tile_of(rules.colour_to_act(state), number)
    end_q, end_r = codes.unpack_cell(int(chosen[1]))
    face, turn = (action - FIRST_LIE) // SIDES, (action - FIRST_LIE) % SIDES
    if rules.is_in_hand(state, tile):
        return codes.encode_placing(number, face, end_q, end_r, turn)
    if not rules.may_flip(state, number):
        face = 0  # moves of tiles that keep their face do not name it
    q, r = int(state.q[tile]), int(state.r[tile])
    direction, steps = line_to(end_q - q, end_r - r)
    if direction == NO_LINE:
        steps = int(chosen[1])
    return codes.encode_move(q, r, direction, steps, face, turn)


@kernel
def move_of_action(state: State, chosen: Codes, moves: Codes, action: int) -> int:
    """Return the move of which an action is the last part; NOT_OPEN while parts are missing, or if it is not legal."""
    if action == swap_action(state):
        is_open = part_due(chosen) == TILE_PART and engine.refusal(state, SWAP) == engine.LEGAL
        return SWAP if is_open else NOT_OPEN
    if part_due(chosen) != LIE_PART or action < FIRST_LIE or action >= START_CELL:
        return NOT_OPEN
    move = move_of_parts(state, chosen, action)
    number, face = int(chosen[0]), (action - FIRST_LIE) // SIDES
    if codes.is_placing(move):
        is_face_known = face == 0 or rules.has_other_face(number)
    else:
        tile = rules.tile_of(rules.colour_to_act(state), number)
        is_face_known = face == state.face[tile] or rules.may_flip(state, number)
    return move if is_face_known and engine.refusal(state, move) == engine.LEGAL else NOT_OPEN


@kernel
def action_of_move(state: State, move: int, part: int) -> int:
    """Return the action that chooses a part of a legal move; the swap has only the first part, NOT_OPEN otherwise."""
    if codes.is_swap(move):
        return swap_action(state) if part == TILE_PART else NOT_OPEN
    seat = rules.colour_to_act(state)
    if part == CELL_PART:
        end_q, end_r = codes.end_of(move)
        return action_of_cell(state, seat, end_q, end_r)
    if codes.is_placing(move):
        number, face, _, _, turn = codes.unpack_placing(move)
    else:
        q, r, _, _, face, turn = codes.unpack_move(move)
        tile = int(state.top[cell_index(q, r)])
        number = int(NUMBER[tile])
        if not rules.may_flip(state, number):
            face = int(state.face[tile])
    return number - 1 if part == TILE_PART else FIRST_LIE + face * SIDES + turn


@kernel
def next_action(state: State, chosen: Codes, moves: Codes, move: int) -> int:
    """Return the action that chooses the part of a legal move that is due, or NOT_OPEN."""
    return action_of_move(state, move, part_due(chosen))


# Observations


@kernel
def observe(state: State, chosen: Codes, seat: int, out: Observation) -> None:
    """Fill in what a seat sees."""
    players = int(state.players)
    origin = origin_of(state, seat)
    for index in range(players * SETS):
        observe_tile(state, tile_counted(state, seat, index), origin, out, index * OF_TILE)
    turn = players * SETS * OF_TILE
    out[turn:] = 0
    if state.phase == MOVE:
        out[turn + (rules.colour_to_act(state) + players - seat) % players] = 1
    observe_turn(state, chosen, origin, out[turn + players :])


@kernel
def origin_of(state: State, seat: int) -> int:
    """Find the tile from which a seat counts coordinates: of those on the table the one it counts first."""
    for index in range(int(state.players) * SETS):
        tile = tile_counted(state, seat, index)
        if state.level[tile] != 0:
            return tile
    return NO_TILE


@kernel
def observe_tile(state: State, tile: int, origin: int, out: Observation, first: int) -> None:
    """Fill in what is seen of a tile, from a first number on."""
    for index in range(first, first + OF_TILE):
        out[index] = 0
    if state.level[tile] == 0:
        is_captured = state.end == BY_CAPTURE and tile == rules.tile_of(rules.colour_to_act(state), KING)
        out[first + IN_HAND] = 0 if is_captured else 1
        return
    out[first + ON_TOP] = 1 if rules.is_top(state, tile) else 0
    out[first + LEVEL] = state.level[tile]
    out[first + Q] = int(state.q[tile]) - int(state.q[origin])
    out[first + R] = int(state.r[tile]) - int(state.r[origin])
    out[first + TURN] = state.turn[tile]
    out[first + FACE] = state.face[tile]
    for direction in range(SIDES):
        out[first + ARROW + direction] = int(state.arrows[tile]) >> direction & 1


@kernel
def observe_turn(state: State, chosen: Codes, origin: int, out: Observation) -> None:
    """Fill in, where all is zero, what is seen of the turn and of the ends of X-E3."""
    if state.phase == MOVE:
        out[PART_DUE + part_due(chosen)] = 1
    if chosen[0] != 0:
        out[TILE_CHOSEN + int(chosen[0]) - 1] = 1
    if chosen[1] != 0:
        q, r = codes.unpack_cell(int(chosen[1]))
        out[HAS_CELL] = 1
        out[CELL_Q] = q - int(state.q[origin])
        out[CELL_R] = r - int(state.r[origin])
    left = int(state.move_limit) - int(state.played)
    out[TIMES] = min(past.occurrences(state), HIGHEST)
    out[LEFT] = min(left, HIGHEST)
    out[EIGHTHS_LEFT] = min(left // 8, HIGHEST)
    if state.phase == MOVE and rules.has_pie(state):
        out[PIE_LEFT] = max(0, FIRST_PLACINGS + 1 - int(state.played))
