"""Actions made on one state and unmade again, so that a search copies nothing.

Only actions that do not end the game by a capture are tried: whoever can take a king is asked for that first.
"""

from typing import Final

from ludoteca.core.interface import Codes
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import State
from ludoteca.games.stax import colours, past, rules
from ludoteca.games.stax.board import NO_TILE, Q_STEP, R_STEP
from ludoteca.games.stax.codes import is_placing, is_swap, unpack_move, unpack_placing
from ludoteca.games.stax.ring import cell_index
from ludoteca.games.stax.state import LONGEST

# What is noted to take an action back: the tile (NO_TILE: a swap), how it lay, and what the state held in places that
# were written over
(TILE, WAS_PLACED, OLD_Q, OLD_R, OLD_FACE, OLD_TURN, OLD_NUMBER, OLD_MOVES, OLD_PAST_NUMBER, OLD_PAST_WAY) = range(10)
NOTES: Final = 10


@kernel
def make_action(state: State, action: int, note: Codes) -> None:
    """Play a legal action that takes no king, as engine.play does but for asking whether the game is over."""
    seat = rules.colour_to_act(state)
    note[OLD_NUMBER] = state.number
    note[OLD_MOVES] = state.moves
    if is_swap(action):
        note[TILE] = NO_TILE
        colours.change_colours(state)
        state.number = past.number_of_all(state)
        state.moves = 0
    elif is_placing(action):
        number, face, q, r, turn = unpack_placing(action)
        tile = rules.tile_of(seat, number)
        note[TILE] = tile
        note[WAS_PLACED] = 1
        rules.put(state, tile, q, r, face, turn)
        state.placed[seat] += 1
        state.moves = 0  # what is behind stays written, for when the placing is taken back
        state.number ^= past.number_of_stand(state, tile)
    else:
        note[WAS_PLACED] = 0
        shift(state, action, note)
        state.number ^= past.number_of_stand(state, int(note[TILE]))
    state.played += 1
    state.seat = rules.seat_to_decide(state)


@kernel
def shift(state: State, action: int, note: Codes) -> None:
    """Move a tile."""
    q, r, direction, steps, face, turn = unpack_move(action)
    tile = int(state.top[cell_index(q, r)])
    note[TILE] = tile
    note[OLD_Q] = q
    note[OLD_R] = r
    note[OLD_FACE] = state.face[tile]
    note[OLD_TURN] = state.turn[tile]
    index = min(int(state.moves), LONGEST - 1)
    note[OLD_PAST_NUMBER] = state.past_number[index]
    note[OLD_PAST_WAY] = state.past_way[index]
    past.remember(state, tile, direction, steps)
    state.number ^= past.number_of_stand(state, tile)
    if face != state.face[tile] and not state.flip:
        face = int(state.face[tile])
    rules.lift(state, tile)
    rules.put(state, tile, q + steps * int(Q_STEP[direction]), r + steps * int(R_STEP[direction]), face, turn)


@kernel
def unmake_action(state: State, note: Codes) -> None:
    """Undo the last action tried; all is as it was before it."""
    tile = int(note[TILE])
    state.played -= 1
    state.seat = rules.seat_to_decide(state)
    state.number = note[OLD_NUMBER]
    state.moves = note[OLD_MOVES]
    if tile == NO_TILE:
        colours.change_colours(state)
        return
    rules.lift(state, tile)
    if note[WAS_PLACED]:
        rules.take_away(state, tile)
        state.placed[rules.colour_to_act(state)] -= 1
        return
    index = min(int(state.moves), LONGEST - 1)
    state.past_number[index] = note[OLD_PAST_NUMBER]
    state.past_way[index] = note[OLD_PAST_WAY]
    rules.put(state, tile, int(note[OLD_Q]), int(note[OLD_R]), int(note[OLD_FACE]), int(note[OLD_TURN]))
