"""The rules of Ur, and the course of a game."""

from typing import Final

from ludoteca.core import throws
from ludoteca.core.interface import Codes
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import MOVE, OVER, ROLL, State
from ludoteca.core.options import NO_SEAT, Settings
from ludoteca.core.pieces import COLOUR, ORIGIN, PIECE, TARGET, LegRows
from ludoteca.core.refusals import RefusalKinds
from ludoteca_ur.state import BITS, DICE, FIRST_SHARED, HAND, HOME, LAST_SHARED, MASK, NO_TOTAL, ROSETTES, SAFE

# Why a move can be refused: the first that applies, in this order.
REFUSALS: Final = RefusalKinds()
LEGAL = 0
GAME_OVER = REFUSALS.add("game_over", "U-7")
THROW_FIRST = REFUSALS.add("throw_first", "U-3")
NO_PIECE_THERE = REFUSALS.add("no_piece_there", "U-4")
WRONG_COUNT = REFUSALS.add("wrong_count", "U-4")
OWN_PIECE = REFUSALS.add("own_piece", "U-4")
SAFE_PIECE = REFUSALS.add("safe_piece", "U-6")
MAX_LEGS: Final = 1


@kernel
def total_of(dice: int) -> int:
    """U-3  Four dice are thrown, and their marked tips count."""
    return throws.die(dice, 0) + throws.die(dice, 1) + throws.die(dice, 2) + throws.die(dice, 3)


@kernel
def enemies_on(state: State, seat: int, step: int) -> int:
    """U-5  Only on the shared row do players meet."""
    return int(state.counts[1 - seat, step]) if FIRST_SHARED <= step <= LAST_SHARED else 0


@kernel
def reason_against(state: State, start: int, end: int) -> int:
    """U-4, U-6, U-7  Return why a piece cannot go by the throw from a step to another, or LEGAL."""
    seat = int(state.seat)
    if start >= HOME or state.counts[seat, start] == 0:
        return NO_PIECE_THERE
    if end > HOME or end - start != state.total:
        return WRONG_COUNT
    if end < HOME and state.counts[seat, end] > 0:
        return OWN_PIECE
    return SAFE_PIECE if end == SAFE and enemies_on(state, seat, end) > 0 else LEGAL


@kernel
def can_move(state: State) -> bool:
    """U-4  Who can move must; who cannot, or throws nothing, passes the turn."""
    for start in range(HOME):
        if state.total > 0 and reason_against(state, start, start + int(state.total)) == LEGAL:
            return True
    return False


@kernel
def configure(state: State, settings: Settings) -> None:
    """Write into the state how the game is played."""
    state.pieces = settings.pieces


@kernel
def set_up(state: State, settings: Settings) -> None:
    """U-1, U-2  Put all pieces in hand; it is thrown for who starts, unless a seat is named."""
    configure(state, settings)
    for seat in range(2):
        state.counts[seat, HAND] = state.pieces
    state.opening = settings.first == NO_SEAT
    state.white_total = NO_TOTAL
    begin_turn(state, 0 if state.opening else settings.first)


@kernel
def begin_turn(state: State, seat: int) -> None:
    """Ask a seat for a throw."""
    state.seat, state.total, state.phase = seat, 0, ROLL


@kernel
def dice_due(state: State) -> int:
    """Return how many dice the next throw has."""
    return DICE


@kernel
def throw(state: State, dice: int) -> None:
    """U-2, U-4  Take a throw, to start or to move; where no piece can go so far, the turn passes."""
    total = total_of(dice)
    if not state.opening:
        state.total = total
        state.phase = MOVE
        if not can_move(state):
            begin_turn(state, 1 - int(state.seat))
    elif state.white_total == NO_TOTAL:
        state.white_total, state.seat = total, 1
    else:
        state.opening = total == state.white_total
        state.seat = 1 if total > state.white_total else 0
        state.white_total = NO_TOTAL


@kernel
def legal(state: State, moves: Codes) -> int:
    """Fill a buffer with the legal moves; return how many there are."""
    count = 0
    for start in range(HOME if state.phase == MOVE else 0):
        end = start + int(state.total)
        if reason_against(state, start, end) == LEGAL:
            moves[count] = (int(state.seat) << BITS | start) << BITS | end
            count += 1
    return count


@kernel
def refusal(state: State, move: int) -> int:
    """Return the number of the first reason against a move, or LEGAL."""
    if state.phase != MOVE:
        return GAME_OVER if state.phase == OVER else THROW_FIRST
    return reason_against(state, move >> BITS & MASK, move & MASK) if move >> 2 * BITS == state.seat else NO_PIECE_THERE


@kernel
def play(state: State, move: int) -> None:
    """U-5, U-6, U-7  Move a piece, send back what stands there, and see whose turn it is."""
    seat, start, end = int(state.seat), move >> BITS & MASK, move & MASK
    state.counts[seat, start] -= 1
    state.counts[seat, end] += 1
    if enemies_on(state, seat, end) > 0:
        state.counts[1 - seat, end] = 0
        state.counts[1 - seat, HAND] += 1
    is_over = is_done(state, seat)
    begin_turn(state, seat if is_over or end in ROSETTES else 1 - seat)
    if is_over:
        state.phase = OVER


@kernel
def is_done(state: State, seat: int) -> bool:
    """U-7  Whoever has all pieces home first wins."""
    return bool(state.counts[seat, HOME] == state.pieces)


@kernel
def place_of(state: State, seat: int) -> int:
    """Return the place of a seat; 0 while it is undecided."""
    return 0 if state.phase != OVER else 1 if state.seat == seat else 2


@kernel
def legs(state: State, move: int, out: LegRows) -> int:
    """Fill in where the piece of a move comes from and goes."""
    seat = move >> 2 * BITS
    out[0, PIECE] = out[0, COLOUR] = seat
    out[0, ORIGIN], out[0, TARGET] = spot_of(seat, move >> BITS & MASK), spot_of(seat, move & MASK)
    return 1


@kernel
def spot_of(seat: int, step: int) -> int:
    """Return the spot of a player's step: its place in SPOTS, of those that both share the first."""
    return step if FIRST_SHARED <= step <= LAST_SHARED else seat << BITS | step
