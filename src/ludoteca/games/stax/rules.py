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
    PLACES,
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
    for tile in range(1, TILES):
        if state.level[tile] == 1:
            right, down = q - int(state.q[tile]), r - int(state.r[tile])
            if max(abs(right), abs(down), abs(right + down)) <= 1:
                return True
    return False


@kernel
def place_of_tile(state: State, tile: int) -> int:
    """X-B3  The place of the tower that a tile is part of."""
    return cell_index(int(state.q[tile]), int(state.r[tile]))


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
    return bool(state.level[tile] != 0) and bool(state.top[place_of_tile(state, tile)] == tile)


@kernel
def put(state: State, tile: int, q: int, r: int, face: int, turn: int) -> None:
    """X-B3  Lay a tile on a cell, on top of what is there."""
    place = cell_index(q, r)
    below = int(state.top[place])
    state.q[tile] = q
    state.r[tile] = r
    state.level[tile] = state.level[below] + 1
    state.face[tile] = face
    state.turn[tile] = turn
    state.arrows[tile] = arrows_as_turned(int(NUMBER[tile]), face, turn)
    state.under[tile] = below
    state.top[place] = tile
    if below == NO_TILE:
        update_neighbours(state, place)


@kernel
def lift(state: State, tile: int) -> None:
    """X-B3  Take a top tile off its tower; where it was, and how it was turned, stays written on it."""
    place = place_of_tile(state, tile)
    below = int(state.under[tile])
    state.level[tile] = 0
    state.under[tile] = NO_TILE
    state.top[place] = below
    if below == NO_TILE:
        update_neighbours(state, place)


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


@kernel
def change_colours(state: State) -> None:
    """X-P5  All tiles on the table and in the hands of two players change their colour."""
    for number in range(1, SETS + 1):
        exchange(state, tile_of(0, number), tile_of(1, number))
    for place in range(PLACES):
        state.top[place] = in_other_colour(int(state.top[place]))
    placed = int(state.placed[0])
    state.placed[0] = state.placed[1]
    state.placed[1] = placed


@kernel
def exchange(state: State, one: int, other: int) -> None:
    """X-P5  Each of two tiles comes to lie as the other did, on what then has changed its colour too."""
    q, r, level, under = int(state.q[one]), int(state.r[one]), int(state.level[one]), int(state.under[one])
    turn, face, arrows = int(state.turn[one]), int(state.face[one]), int(state.arrows[one])
    state.q[one] = state.q[other]
    state.r[one] = state.r[other]
    state.level[one] = state.level[other]
    state.turn[one] = state.turn[other]
    state.face[one] = state.face[other]
    state.arrows[one] = state.arrows[other]
    state.under[one] = in_other_colour(int(state.under[other]))
    state.q[other] = q
    state.r[other] = r
    state.level[other] = level
    state.turn[other] = turn
    state.face[other] = face
    state.arrows[other] = arrows
    state.under[other] = in_other_colour(under)


@kernel
def in_other_colour(tile: int) -> int:
    """X-P5  The tile of the same number of the other of two players; NO_TILE stays what it is."""
    if tile == NO_TILE:
        return NO_TILE
    return tile + SETS if OWNER[tile] == 0 else tile - SETS


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
def splitting_tiles(state: State) -> int:
    """X-M8  The top tiles whose cells hold the structure together, a bit each: found for all by one walk over it.

    A walk that goes deeper as long as it can numbers the cells in the order it meets them. A cell splits the structure
    if from what lies behind it no cell met before it can be reached but itself; the first cell of all, if two parts
    lie behind it that only it joins.
    """
    met = local_words(TILES)
    reaches = local_words(TILES)  # the earliest cell that can be reached from behind each
    tried = local_words(TILES)  # directions of each that the walk has seen
    way = local_words(TILES)  # from the first cell to where the walk is
    met[:] = 0
    tried[:] = 0
    root = any_top(state)
    met[root] = reaches[root] = count = 1
    way[0] = root
    depth, parts, found = 0, 0, 0
    while depth >= 0:
        here = int(way[depth])
        if tried[here] < SIDES:
            next_place = neighbour(place_of_tile(state, here), int(tried[here]))
            tried[here] += 1
            other = int(state.top[next_place])
            if other == NO_TILE:
                continue
            if met[other] == 0:
                count += 1
                met[other] = reaches[other] = count
                depth += 1
                way[depth] = other
            else:
                reaches[here] = min(reaches[here], met[other])
            continue
        depth -= 1
        if depth >= 0:
            before = int(way[depth])
            reaches[before] = min(reaches[before], reaches[here])
            if before == root:
                parts += 1
            elif reaches[here] >= met[before]:
                found |= 1 << before
    return found | 1 << root if parts > 1 else found


@kernel
def any_top(state: State) -> int:
    """X-M8  A tile that is the top of its cell, to begin with; NO_TILE on an empty table."""
    for tile in range(1, TILES):
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
    return found < occupied_cells(state)


@kernel
def occupied_cells(state: State) -> int:
    """X-M8  How many cells are occupied."""
    count = 0
    for tile in range(1, TILES):
        if state.level[tile] == 1:
            count += 1
    return count


@kernel
def trapped_top(state: State) -> int:
    """X-M9  The top tile of a cell from which the little man cannot get down, or NO_TILE.

    He gets down from a cell of height one beside an empty cell, and so from every cell that leads to one such by steps
    of at most one level.
    """
    queue = local_words(TILES)
    found = count = 0
    gets_down = 0  # a bit each
    for tile in range(1, TILES):
        if leads_down(state, tile):
            gets_down |= 1 << tile
            queue[found] = tile
            found += 1
    while count < found:
        tile = int(queue[count])
        count += 1
        place, level = place_of_tile(state, tile), int(state.level[tile])
        for direction in range(SIDES):
            other = int(state.top[neighbour(place, direction)])
            if other != NO_TILE and not gets_down >> other & 1 and abs(int(state.level[other]) - level) <= 1:
                gets_down |= 1 << other
                queue[found] = other
                found += 1
    for tile in range(1, TILES):
        if not gets_down >> tile & 1 and is_top(state, tile):
            return tile
    return NO_TILE


@kernel
def leads_down(state: State, tile: int) -> bool:
    """X-M9  Whether the little man gets down from a cell in one step: it has height one, and an empty cell beside."""
    if state.level[tile] != 1:
        return False
    place = place_of_tile(state, tile)
    return bool(state.top[place] == tile) and bool(state.around[place] != ALL_SIDES)


@kernel
def lifting_traps_nobody(state: State, tile: int) -> bool:
    """X-M9  Whether it is plain that everyone who gets down does so too when a top tile is lifted.

    Where a cell becomes empty, neighbours of height one get down into it; only those of height two could miss it. False
    where it is not plain, and all must be asked.
    """
    if state.level[tile] != 1:
        return False
    place = place_of_tile(state, tile)
    for direction in range(SIDES):
        if height(state, neighbour(place, direction)) == 2:
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
    if below == 1:
        for direction in range(SIDES):
            if leads_down(state, int(state.top[neighbour(place, direction)])):
                return True
    return False


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
