"""The rules of Stax, clause by clause, in the order of the rules file.

Sources say what may be done, refusals forbid, effects change the state, ends end it. `engine.py` puts them together.
Cells are places of the ring that board.py draws; tiles have one numbering over all players. A `seat` is that of
a colour, white's 0: who owns tiles and whose turn it is. Who decides for it is another matter only in X-P5.
"""

from ludoteca.core.kernel import kernel
from ludoteca.core.moves import State
from ludoteca.core.scratch import local_words
from ludoteca.games.stax import past
from ludoteca.games.stax.board import (
    ALL_SIDES,
    ARROWS,
    KING,
    NO_LINE,
    NO_TILE,
    NUMBER,
    OWNER,
    QUEEN,
    RUNS,
    SETS,
    SIDE_COUNT,
    SIDES,
    TILES,
    TURNS,
    TWO_FACED,
)
from ludoteca.games.stax.ring import cell_index, line_to, neighbour, opposite
from ludoteca.games.stax.state import FIRST_PLACINGS, GROUP_LANDED, NO_REPETITION

# Pieces and table


@kernel
def tile_of(seat: int, number: int) -> int:
    """X-B1  Each player has the same thirteen tiles."""
    return seat * SETS + number


@kernel
def end_of_tiles(state: State) -> int:
    """X-B1  The number behind those of all players' tiles."""
    return int(state.players) * SETS + 1


@kernel
def has_other_face(number: int) -> bool:
    """X-B1  Tile 8 is the only one with a face of its own on either side."""
    return number == TWO_FACED


@kernel
def arrows_as_turned(number: int, face: int, turn: int) -> int:
    """X-B2  A tile turned by k has its arrows at (side + k) mod 6."""
    return int(ARROWS[number, face, turn])


@kernel
def is_first_cell(q: int, r: int) -> bool:
    """X-B2  The first tile of all is at 0,0."""
    return q == 0 and r == 0


@kernel
def is_near(state: State, q: int, r: int) -> bool:
    """X-B2  Whether a cell is occupied or touches an occupied one, by its coordinates: far cells share places."""
    for tile in range(1, end_of_tiles(state)):
        if state.level[tile] == 1:
            right, down = q - int(state.q[tile]), r - int(state.r[tile])
            if max(abs(right), abs(down), abs(right + down)) <= 1:
                return True
    return False


@kernel
def place_of_tile(state: State, tile: int) -> int:
    """X-B3  The place of the tower that a tile is part of."""
    return int(state.place[tile])


@kernel
def height(state: State, place: int) -> int:
    """X-B3  The height of a tower is the number of its tiles, which is the level of the top one."""
    return int(state.level[state.top[place]])


@kernel
def top_at(state: State, q: int, r: int) -> int:
    """X-B3  The tile on top at a cell, however far it is from the others; NO_TILE where there is none."""
    tile = int(state.top[cell_index(q, r)])
    return tile if state.q[tile] == q and state.r[tile] == r else NO_TILE


@kernel
def is_top(state: State, tile: int) -> bool:
    """X-B3  Only the top tile of a tower is seen by the rules of moving and crossing."""
    return bool(state.tops >> tile & 1)


@kernel
def put(state: State, tile: int, q: int, r: int, face: int, turn: int) -> None:
    """X-B3  Lay a tile on a cell, on top of what is there."""
    place = cell_index(q, r)
    below = int(state.top[place])
    state.q[tile] = q
    state.r[tile] = r
    state.place[tile] = place
    state.level[tile] = state.level[below] + 1
    state.face[tile] = face
    state.turn[tile] = turn
    state.arrows[tile] = arrows_as_turned(int(NUMBER[tile]), face, turn)
    state.under[tile] = below
    state.top[place] = tile
    state.tops |= 1 << tile
    if below == NO_TILE:
        state.groups_less_holes += groups_less_holes_of_cell(state, place)
        update_neighbours(state, place)
    else:
        state.tops ^= 1 << below


@kernel
def lift(state: State, tile: int) -> None:
    """X-B3  Take a top tile off its tower; where it was, and how it was turned, stays written on it."""
    place = place_of_tile(state, tile)
    below = int(state.under[tile])
    state.level[tile] = 0
    state.under[tile] = NO_TILE
    state.top[place] = below
    state.tops ^= 1 << tile
    if below == NO_TILE:
        state.groups_less_holes -= groups_less_holes_of_cell(state, place)
        update_neighbours(state, place)
    else:
        state.tops |= 1 << below


@kernel
def update_neighbours(state: State, place: int) -> None:
    """X-B3  Note in the six cells around that a cell has become occupied, or empty."""
    for direction in range(SIDES):
        state.around[neighbour(place, direction)] ^= 1 << opposite(direction)


@kernel
def take_away(state: State, tile: int) -> None:
    """X-B4  A tile that is not on the table keeps nothing of where it once was."""
    state.q[tile] = 0
    state.r[tile] = 0
    state.place[tile] = 0
    state.face[tile] = 0
    state.turn[tile] = 0
    state.arrows[tile] = 0


@kernel
def is_in_hand(state: State, tile: int) -> bool:
    """X-B4  A tile not placed yet lies open in its owner's hand; a captured king has left the game."""
    return bool(state.level[tile] == 0)


@kernel
def has_hand(state: State, seat: int) -> bool:
    """X-B4  Whether a player has tiles to place."""
    return bool(state.placed[seat] < SETS)


# Placing


@kernel
def is_first_turn(state: State, seat: int) -> bool:
    """X-P1  Whether a player has placed nothing yet."""
    return bool(state.placed[seat] == 0)


@kernel
def is_barred_at_first(state: State, seat: int, number: int) -> bool:
    """X-P1  No player's first tile is the queen."""
    return number == QUEEN and is_first_turn(state, seat)


@kernel
def cells_to_touch(state: State, seat: int) -> int:
    """X-P1  The second tile touches the first, the third player's first touches both; later ones touch two (X-P2)."""
    return min(seat, 2) if is_first_turn(state, seat) else 2


@kernel
def touches_enough(state: State, seat: int, place: int) -> bool:
    """X-P2  A tile is placed beside at least two occupied cells."""
    return bool(SIDE_COUNT[state.around[place]] >= cells_to_touch(state, seat))


@kernel
def hunted_king(state: State, seat: int) -> int:
    """X-P3  The king whose capture wins: the other player's, or with three players the next one's (X-3a)."""
    return tile_of((seat + 1) % int(state.players), KING)


@kernel
def line_of_threat(state: State, seat: int, q: int, r: int) -> int:
    """X-P3  The direction in which a tile placed there could go onto the hunted king, or NO_LINE.

    That a tile has an arrow there is for the caller to see, as is a king's short step (`threatens`). Lifting the tile
    gives the table as it is now, so it splits nothing (X-M8), and as it takes the king's level every tower has the
    height it has now, from which the little man gets down (X-M9). What is left is the way and a free side.
    """
    king = hunted_king(state, seat)
    if is_in_hand(state, king):
        return NO_LINE
    direction, steps = line_to(int(state.q[king]) - q, int(state.r[king]) - r)
    place = cell_index(q, r)
    if direction == NO_LINE or state.around[place] == ALL_SIDES:
        return NO_LINE
    return direction if stops_after(state, place, direction, steps) == 0 else NO_LINE


@kernel
def threatens(state: State, number: int, arrows: int, q: int, r: int, direction: int) -> bool:
    """X-P3  Whether a tile with these arrows, placed there, could take the king that stands in a direction."""
    if direction == NO_LINE:
        return False
    if number != KING:
        return bool(arrows >> direction & 1)
    return bool(NUMBER[state.top[neighbour(cell_index(q, r), direction)]] == KING)


@kernel
def must_place(state: State, seat: int) -> bool:
    """X-P4  Until his king is on the table a player can only place."""
    return is_in_hand(state, tile_of(seat, KING))


@kernel
def colour_to_act(state: State) -> int:
    """X-P5  The colour whose turn it is, whoever decides for it: they take turns, an action each."""
    return int(state.played) % int(state.players)


@kernel
def has_pie(state: State) -> bool:
    """X-P5  The option `pie` is for two players; three ignore it."""
    return bool(state.pie) and bool(state.players == 2)


@kernel
def is_cutting(state: State) -> bool:
    """X-P5  With `pie` seat 0 makes the first three actions alone, all of them placings."""
    return has_pie(state) and bool(state.played < FIRST_PLACINGS)


@kernel
def seat_to_decide(state: State) -> int:
    """X-P5  Who decides: seat 0 while it acts for both colours, and else the seat of the colour whose turn it is."""
    return 0 if is_cutting(state) else colour_to_act(state)


@kernel
def may_swap(state: State) -> bool:
    """X-P5  On black's turn after the first three actions seat 1 may take white's game over, and only then."""
    return has_pie(state) and bool(state.played == FIRST_PLACINGS)


# Moving


@kernel
def is_his_to_move(state: State, seat: int, tile: int) -> bool:
    """X-M1  A player moves one of his own tiles that is the top of its cell."""
    return bool(OWNER[tile] == seat) and is_top(state, tile)


@kernel
def directions_of(state: State, tile: int) -> int:
    """X-M2  A tile moves in the direction of one of its arrows; the king, which has none, in any (X-M5)."""
    return ALL_SIDES if NUMBER[tile] == KING else int(state.arrows[tile])


@kernel
def is_off_the_structure(state: State, place: int) -> bool:
    """X-M3  An empty cell can be crossed or landed on only beside an occupied one; the moving tile is lifted."""
    return bool(state.top[place] == NO_TILE) and bool(state.around[place] == 0)


@kernel
def bars_the_way(state: State, place: int, direction: int) -> bool:
    """X-M4  A tile goes on past an occupied cell only if the top tile there has an arrow in its direction."""
    return bool(state.top[place] != NO_TILE) and not state.arrows[state.top[place]] >> direction & 1


@kernel
def stops_after(state: State, place: int, direction: int, steps: int) -> int:
    """X-M4  The number of the first step that a lifted tile cannot take or go on from, 0 where it gets there."""
    for step in range(1, steps + 1):
        place = neighbour(place, direction)
        if is_off_the_structure(state, place) or (step < steps and bars_the_way(state, place, direction)):
            return step
    return 0


@kernel
def longest_move(tile: int) -> int:
    """X-M5  The king moves one cell; others as far as they come."""
    return 1 if NUMBER[tile] == KING else TILES


@kernel
def is_own_king(seat: int, tile: int) -> bool:
    """X-M6  No tile stops on its own king."""
    return tile == tile_of(seat, KING)


@kernel
def has_free_side(state: State, tile: int) -> bool:
    """X-M7  A tile can move only if some neighbouring cell is lower than the tile's own level."""
    place, level = place_of_tile(state, tile), int(state.level[tile])
    if level == 1:
        return bool(state.around[place] != ALL_SIDES)
    for direction in range(SIDES):
        if height(state, neighbour(place, direction)) < level:
            return True
    return False


@kernel
def asks_when_landed(state: State) -> bool:
    """X-M8  With the option `landed` the groups are counted after the move."""
    return bool(state.one_group == GROUP_LANDED)


@kernel
def may_split(state: State, tile: int) -> bool:
    """X-M8  Whether lifting a top tile could split the structure, as far as its six neighbours tell.

    A tile on a tower never splits, nor does one whose neighbours are a single run, each beside the next.
    """
    return bool(state.level[tile] == 1) and bool(RUNS[state.around[place_of_tile(state, tile)]] > 1)


@kernel
def groups_less_holes_of_cell(state: State, place: int) -> int:
    """X-M8  What an occupied cell adds to the number of groups less that of holes.

    Beside no other it is a group, and within six it fills a hole. Otherwise, of the runs of its neighbours, each but
    one either is a group of its own without it, or encloses a hole with it.
    """
    return 1 - int(RUNS[state.around[place]])


@kernel
def would_split(state: State, tile: int) -> bool:
    """X-M8  Whether lifting a top tile would leave the structure, which is one group, in several.

    Without it there are at least as many groups as groups less holes, which is most often enough to know. Else a walk
    over the other tiles begins at one neighbour, and is over when it has met all.
    """
    if not may_split(state, tile):
        return False
    if state.groups_less_holes - groups_less_holes_of_cell(state, place_of_tile(state, tile)) > 1:
        return True
    queue = local_words(TILES)
    start = place_of_tile(state, tile)
    first = NO_TILE
    unmet = 0  # neighbours, a bit each
    for direction in range(SIDES):
        if state.around[start] >> direction & 1:
            first = int(state.top[neighbour(start, direction)])
            unmet |= 1 << first
    unmet ^= 1 << first
    seen = 1 << NO_TILE | 1 << tile | 1 << first  # a bit each
    queue[0] = first
    count, found = 0, 1
    while unmet != 0 and count < found:
        place = place_of_tile(state, int(queue[count]))
        count += 1
        for direction in range(SIDES):
            other = int(state.top[neighbour(place, direction)])
            if not seen >> other & 1:
                seen |= 1 << other
                unmet &= ~(1 << other)
                queue[found] = other
                found += 1
    return unmet != 0


@kernel
def any_top(state: State) -> int:
    """X-M8  A tile that is the top of its cell, to begin with; NO_TILE on an empty table."""
    for tile in range(1, end_of_tiles(state)):
        if is_top(state, tile):
            return tile
    return NO_TILE


@kernel
def is_in_groups(state: State) -> bool:
    """X-M8  Whether the occupied cells, as they are, fall into two or more separate groups."""
    queue = local_words(TILES)
    count = 0
    first = any_top(state)
    seen = 1 << first  # a bit each
    queue[0] = first
    found = 1
    while count < found:
        place = place_of_tile(state, int(queue[count]))
        count += 1
        for direction in range(SIDES):
            other = int(state.top[neighbour(place, direction)])
            if other != NO_TILE and not seen >> other & 1:
                seen |= 1 << other
                queue[found] = other
                found += 1
    return bool(seen != state.tops)


@kernel
def trapped_top(state: State) -> int:
    """X-M9  The top tile of a cell from which the little man cannot get down, or NO_TILE.

    From most cells he gets down at once. The others wait until one beside them is found from which he does, and to
    which it is a step of at most one level.
    """
    waiting = local_words(TILES)
    count = 0
    kept = 0  # a bit each
    for tile in range(1, end_of_tiles(state)):
        if is_top(state, tile) and not leads_down(state, tile):
            kept |= 1 << tile
            waiting[count] = tile
            count += 1
    before = count + 1
    while 0 < count < before:
        before, count = count, 0
        for index in range(before):
            tile = int(waiting[index])
            if has_way_down(state, tile, kept):
                kept ^= 1 << tile
            else:
                waiting[count] = tile
                count += 1
    return int(waiting[0]) if count > 0 else NO_TILE


@kernel
def is_cut_off(state: State, tile: int) -> bool:
    """X-M9  Whether the little man can take no step at all from a top tile."""
    return not leads_down(state, tile) and not has_way_down(state, tile, 0)


@kernel
def leads_down(state: State, tile: int) -> bool:
    """X-M9  Whether the little man gets down from a top tile in one step: on the table, and an empty cell beside it."""
    return bool(state.level[tile] == 1) and bool(state.around[place_of_tile(state, tile)] != ALL_SIDES)


@kernel
def has_way_down(state: State, tile: int, kept: int) -> bool:
    """X-M9  Whether the little man gets from a top tile to one beside it that is not among those that keep him up."""
    place, level = place_of_tile(state, tile), int(state.level[tile])
    for direction in range(SIDES):
        other = int(state.top[neighbour(place, direction)])
        if other != NO_TILE and not kept >> other & 1 and abs(int(state.level[other]) - level) <= 1:
            return True
    return False


@kernel
def leads_down_beside(state: State, place: int, lifted: int) -> bool:
    """X-M9  Whether the little man gets down in one step from a cell beside a place, other than that of a tile."""
    for direction in range(SIDES):
        other = int(state.top[neighbour(place, direction)])
        if other != lifted and leads_down(state, other):
            return True
    return False


@kernel
def lifting_traps_nobody(state: State, tile: int) -> bool:
    """X-M9  Whether it is plain that everyone who gets down does so too when a top tile is lifted.

    Whoever went over its cell now does so one level lower, or gets down into it where it has become empty; but not from
    one level more than it had, unless another cell leads down. False where it is not plain, and all must be asked.
    """
    place, level = place_of_tile(state, tile), int(state.level[tile])
    for direction in range(SIDES):
        near = neighbour(place, direction)
        if height(state, near) == level + 1 and (level > 1 or not leads_down_beside(state, near, tile)):
            return False
    return True


@kernel
def landing_traps_nobody(state: State, place: int) -> bool:
    """X-M9  Whether it is plain that everyone who gets down does so too with one tile more on a cell.

    On an empty cell that has an empty one beside it, whoever got down there goes on over the new tile. On a cell of
    height one it is plain if a neighbour of height one leads down: he goes from the new height two to that, and
    whoever came over the cell still does. False where it is not plain, and all must be asked.
    """
    below = height(state, place)
    if below == 0:
        return bool(state.around[place] != ALL_SIDES)
    return below == 1 and leads_down_beside(state, place, NO_TILE)


@kernel
def ways_to_turn(number: int) -> int:
    """X-M10  After moving, a tile may be turned to any side: the number of turns that look different."""
    return int(TURNS[number])


@kernel
def may_flip(state: State, number: int) -> bool:
    """X-M10  Tile 8 keeps its face when it moves, but for the option `flip`."""
    return bool(state.flip) and has_other_face(number)


# The end


@kernel
def capture(state: State, king: int) -> None:
    """X-E1  A captured king leaves the table; the tile that lands takes its level."""
    lift(state, king)
    take_away(state, king)


@kernel
def surely_has_action(state: State, seat: int) -> bool:
    """X-E2  A player with a tile other than king and queen in hand can place it.

    Some empty cell outside touches two tiles and has an empty cell beside it (look at the lowest row), so placing
    there traps nobody; and these tiles can be turned so that no arrow points at the king.
    """
    if not has_hand(state, seat):
        return False
    for number in range(KING + 1, QUEEN):
        if is_in_hand(state, tile_of(seat, number)):
            return True
    return False


@kernel
def repeats_too_often(state: State) -> bool:
    """X-E3  The same position for the third time is a draw."""
    return bool(state.repetition != NO_REPETITION) and past.occurrences(state) >= int(state.repetition)


@kernel
def reaches_limit(state: State) -> bool:
    """X-E3  When the limit of actions has been played the game is a draw."""
    return bool(state.played >= state.move_limit)


# Three players


@kernel
def is_spared_king(state: State, seat: int, tile: int) -> bool:
    """X-3a  No tile stops on the king of the player before; only the next one's is hunted."""
    return bool(NUMBER[tile] == KING) and not is_own_king(seat, tile) and tile != hunted_king(state, seat)


@kernel
def hunter_of(state: State, seat: int) -> int:
    """X-3b  Who wins when a player's king is captured, or when he cannot act (X-E2): the one who hunts him."""
    return (seat + int(state.players) - 1) % int(state.players)
