"""What people are shown of a state, in one call each: a template, of which each game has a copy with its parts in it.

A server asks for this after every action. A call from Python costs as much as what most kernels do, and between two
calls another thread may take the interpreter; so these call all that is needed together.
"""

from typing import TYPE_CHECKING

from ludoteca.core.events import COLUMNS, EventRows, Row
from ludoteca.core.interface import Codes, Letters, States
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import MOVE, OVER, State
from ludoteca.core.overview import (
    CODE_BITS,
    COLOURS,
    DICE_LEFT,
    EVENT_COUNT,
    HIGH_CODE,
    LEG_COUNT,
    LETTER_COUNT,
    LOW_CODE,
    MOVE_HEAD,
    PIECES,
    PLACES,
)
from ludoteca.core.pieces import ALL_DICE, LEG_COLUMNS, LegRows, PieceRows
from ludoteca.core.spelling import END_OF_STEP

if TYPE_CHECKING:  # a game's own are put in when a copy is made
    from ludoteca.core.interface import engine, events, pieces, spelling


@kernel
def look(state: State, numbers: Codes, rows: PieceRows) -> None:
    """Fill in what a board shows, and the places of as many seats as there is room for behind the other numbers."""
    numbers[COLOURS] = 0 if state.phase == OVER else pieces.colours_to_act(state)
    numbers[DICE_LEFT] = pieces.dice_left(state) if state.phase == MOVE else ALL_DICE
    numbers[PIECES] = pieces.pieces(state, rows)
    for seat in range(len(numbers) - PLACES):
        numbers[PLACES + seat] = engine.place_of(state, seat)


@kernel
def list_moves(
    state: State,
    moves: Codes,
    scratch: States,
    letters: Letters,
    legs: LegRows,
    rows: EventRows,
    out: Row,
    ends: Codes,
) -> None:
    """Write for each of some legal moves its spelling, its legs and what would happen in it; `ends` are their ends.

    Moves that differ from the one before only in their last of three steps or more (a turn) do the same, and are played
    once.
    """
    end = last_stem = last_letters = leg_count = event_count = 0
    for index in range(len(moves)):
        move = int(moves[index])
        length = spelling.spell(state, move, letters)
        stem = stem_length(letters, length)
        if not is_repeated(letters, stem, out, last_letters, last_stem):
            rows[:event_count] = 0  # kernels write only the columns that they use
            scratch[0] = state
            engine.play(scratch[0], move)
            event_count = events.events(state, move, scratch[0], rows)
        last_stem, last_letters = stem, end + MOVE_HEAD
        legs[:leg_count] = 0
        leg_count = engine.legs(state, move, legs)
        out[end + LOW_CODE], out[end + HIGH_CODE] = move % (1 << CODE_BITS), move >> CODE_BITS
        out[end + LETTER_COUNT], out[end + LEG_COUNT], out[end + EVENT_COUNT] = length, leg_count, event_count
        end += MOVE_HEAD
        for place in range(length):
            out[end + place] = letters[place]
        end += length
        end = write_rows(out, end, legs, leg_count, LEG_COLUMNS)
        end = write_rows(out, end, rows, event_count, COLUMNS)
        ends[index] = end


@kernel
def stem_length(letters: Letters, length: int) -> int:
    """Return the length of a spelling without its last step, where it has three or more; else 0."""
    steps = 1
    stem = 0
    for place in range(length):
        if letters[place] == END_OF_STEP:
            steps += 1
            stem = place
    return stem if steps > 2 else 0


@kernel
def is_repeated(letters: Letters, stem: int, out: Row, last_letters: int, last_stem: int) -> bool:
    """Return whether a spelling has a stem, which is that of the last one too."""
    if stem == 0 or stem != last_stem:
        return False
    for place in range(stem):
        if letters[place] != out[last_letters + place]:
            return False
    return True


@kernel
def write_rows(out: Row, end: int, rows: Row, count: int, columns: int) -> int:
    """Write rows behind what is there; return the end of all."""
    for row in range(count):
        for column in range(columns):
            out[end + column] = rows[row, column]
        end += columns
    return end
