"""Fields of positions that the games on a track (games/track.py) share: throws for who starts, and who has finished."""

from typing import Final

from ludoteca.core.interface import Letters
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import State
from ludoteca.core.spelling import letters_of, write_comma, write_field, write_number, write_word

SEAT_BITS: Final = 8  # of a set of seats
CONTEST, LEADERS, HIGHEST, FINISHED = letters_of(["contest", "leaders", "highest", "finished"], len("finished"))


@kernel
def write_seats(state: State, out: Letters, length: int) -> int:
    """Write who throws for who starts, and who has finished, behind some letters; return how many there are now."""
    if state.contest != 0:
        length = write_set(out, write_word(out, length, CONTEST), int(state.contest))
        if state.leaders != 0:
            length = write_set(out, write_word(out, length, LEADERS), int(state.leaders))
            length = write_field(out, length, HIGHEST, int(state.highest))
    if state.finishers != 0:
        length = write_word(out, length, FINISHED)
        for place in range(int(state.finishers)):
            length = write_number(out, write_comma(out, length), int(state.finished[place]))
    return length


@kernel
def write_set(out: Letters, length: int, seats: int) -> int:
    """Write the seats of a set behind some letters; return how many there are now."""
    for seat in range(SEAT_BITS):
        if seats >> seat & 1:
            length = write_number(out, write_comma(out, length), seat)
    return length
