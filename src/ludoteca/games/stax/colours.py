"""The swap of colours in Stax (X-P5): what it does to the table and the hands of two players."""

from ludoteca.core.kernel import kernel
from ludoteca.core.moves import State
from ludoteca.games.stax.board import NO_TILE, OWNER, PLACES, SETS
from ludoteca.games.stax.rules import tile_of


@kernel
def change_colours(state: State) -> None:
    """X-P5  All tiles on the table and in the hands of two players change their colour."""
    for number in range(1, SETS + 1):
        exchange(state, tile_of(0, number), tile_of(1, number))
    for place in range(PLACES):
        state.top[place] = in_other_colour(int(state.top[place]))
    whites = (1 << SETS + 1) - 1
    state.tops = (state.tops & whites) << SETS | state.tops >> SETS
    placed = int(state.placed[0])
    state.placed[0] = state.placed[1]
    state.placed[1] = placed


@kernel
def exchange(state: State, one: int, other: int) -> None:
    """X-P5  Each of two tiles comes to lie as the other did, on what then has changed its colour too."""
    q, r, place = int(state.q[one]), int(state.r[one]), int(state.place[one])
    level, under = int(state.level[one]), int(state.under[one])
    turn, face, arrows = int(state.turn[one]), int(state.face[one]), int(state.arrows[one])
    state.q[one] = state.q[other]
    state.r[one] = state.r[other]
    state.place[one] = state.place[other]
    state.level[one] = state.level[other]
    state.turn[one] = state.turn[other]
    state.face[one] = state.face[other]
    state.arrows[one] = state.arrows[other]
    state.under[one] = in_other_colour(int(state.under[other]))
    state.q[other] = q
    state.r[other] = r
    state.place[other] = place
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
