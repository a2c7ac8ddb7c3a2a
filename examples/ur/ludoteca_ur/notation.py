"""Positions of Ur as text: `W=hand*6,4 B=hand*7 seat=0 phase=move total=3`."""

import re

from ludoteca.core import position_reader
from ludoteca.core.moves import MOVE, OVER
from ludoteca_ur import engine
from ludoteca_ur.state import COLOURS, GAME, HOME, NAMES, NO_TOTAL, SHARED

step_hint = position_reader.no_signs


class PositionReader(position_reader.PositionReader):
    """Builds a state of Ur from fields."""

    game = GAME

    def known(self) -> set[str]:
        """List the fields that such a position has, or may have."""
        return {*COLOURS, "seat", "phase", "total", "opening"}

    def read_fields(self) -> None:
        """Read all fields, then look whether they fit together."""
        state, fields = self.state, self.fields
        for seat, letter in enumerate(COLOURS):
            for word in fields.get(letter, "").split(","):
                match = re.fullmatch(r"(hand|home|\d{1,2})(?:\*([1-7]))?", word)
                if match and match[1] in NAMES:
                    state.counts[seat, NAMES.index(match[1])] += int(match[2] or 1)
                else:
                    self.fault(letter, "square", square=word[:10])
        state.seat = self.number("seat", range(2))
        state.opening = "opening" in fields
        state.white_total = self.number("opening", range(NO_TOTAL, 5)) if state.opening else NO_TOTAL
        state.total = self.number("total", range(1, 5)) if self.read_phase() and state.phase == MOVE else 0
        if self.is_sound and not self.fits():
            self.fault("phase", "unsound", pieces=int(state.pieces))

    def fits(self) -> bool:
        """Return whether all pieces are there, one on a square, and the phase is the right one."""
        state, counts = self.state, self.state.counts
        is_done = [engine.is_done(state, seat) for seat in range(2)]
        return (
            all(counts[seat].sum() == state.pieces and counts[seat, 1:HOME].max() <= 1 for seat in range(2))
            and counts[:, SHARED].sum(axis=0).max() <= 1
            and (state.phase == OVER) == any(is_done) == is_done[state.seat]
            and (state.phase != MOVE or engine.can_move(state))
            and (not state.opening or (state.seat == 1) == (state.white_total != NO_TOTAL))
        )
