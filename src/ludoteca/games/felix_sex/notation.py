"""Positions of Felix Sex as text. spelling.py writes them, and they are read here.

A position's own fields, besides options:

    W=hand*3,2a*2,14    where each player's pieces are, with their number where it is more than one
    entered=W,B         who has had all his pieces on the board
    seat=0              whose throw or decision; the winner when it is over
    phase=roll          or move, or over
    unused=2-5          in phase move: the dice not used yet (`dice` is an option)
    opening=0           while it is thrown for who starts: white's die, 0 before it is thrown
"""

import re

from ludoteca.core import position_reader
from ludoteca.core.moves import MOVE, OVER, ROLL, State
from ludoteca.games.felix_sex import engine, rules
from ludoteca.games.felix_sex.board import (
    BLACK,
    COLOURS,
    HAND,
    LAST,
    ROW_END,
    STEPS,
    WHITE,
    name_of,
)
from ludoteca.games.felix_sex.state import DICE, GAME

step_hint = position_reader.no_signs

PLACE_SPELLING = re.compile(r"([a-z0-9]{1,4})(?:\*([2-9]|1[0-5]))?")
DICE_SPELLING = re.compile(r"[1-6](-[1-6]){0,2}")


def cells_of(state: State) -> list[dict[str, int]]:
    """Count for each seat how many of its pieces are on each cell, by name, along its way."""
    return [
        {name_of(seat, step): int(count) for step, count in enumerate(state.counts[seat]) if count}
        for seat in (WHITE, BLACK)
    ]


def dice_of(state: State) -> list[int]:
    """List the dice not used yet, low first."""
    return [int(die) for die in state.dice if die]


class PositionReader(position_reader.PositionReader):
    """Builds a state of Felix Sex from fields."""

    game = GAME

    def known(self) -> set[str]:
        """List the fields that such a position has, or may have."""
        return {*COLOURS, "entered", "seat", "phase", "unused", "opening"}

    def read_fields(self) -> None:
        """Read all fields into the state."""
        for seat in (WHITE, BLACK):
            self.read_pieces(seat)
        pieces_are_sound = self.is_sound
        if pieces_are_sound:
            self.check_meetings()
        self.read_entered(check=pieces_are_sound)
        self.read_turn(check=pieces_are_sound)
        if self.is_sound and self.state.phase == MOVE and not engine.has_use(self.state):
            self.fault("phase", "no_move")

    def read_pieces(self, seat: int) -> None:
        """Read where a player's pieces are."""
        letter = COLOURS[seat]
        if letter not in self.fields:
            self.missing(letter)
            return
        names = [name_of(seat, step) for step in range(STEPS)]
        are_known, total = True, 0
        for word in self.fields[letter].split(","):
            match = PLACE_SPELLING.fullmatch(word)
            if not match or match[1] not in names:
                are_known = False
                self.fault(letter, "cell", colour=letter, cell=word[:10])
            elif self.state.counts[seat, names.index(match[1])]:
                are_known = False
                self.fault(letter, "cell_twice", cell=match[1])
            else:
                count = int(match[2] or 1)
                total += count
                rules.put(self.state, seat, names.index(match[1]), count)
        if are_known and total != self.state.pieces:
            self.fault(letter, "pieces", colour=letter, count=total, expected=int(self.state.pieces))

    def check_meetings(self) -> None:
        """Look for cells that hold both colours, which no shared cell can."""
        for step in range(ROW_END + 1, LAST + 1):
            if self.state.counts[WHITE, step] and self.state.counts[BLACK, step]:
                self.fault(str(step), "both_there", cell=str(step))

    def read_entered(self, *, check: bool) -> None:
        """Read who has had all pieces on the board, and compare it with where they are."""
        text = self.fields.get("entered", "")
        letters = text.split(",") if text else []
        if len(set(letters)) != len(letters) or not set(letters) <= set(COLOURS):
            self.fault("entered", "entered")
            return
        for seat, letter in enumerate(COLOURS):
            counts = self.state.counts[seat]
            self.state.entered[seat] = letter in letters
            must_have = not counts[HAND] or counts[ROW_END + 1 :].any()
            if check and must_have and letter not in letters:
                self.fault("entered", "has_entered", colour=letter)

    def read_turn(self, *, check: bool) -> None:
        """Read whose turn it is and how far it has come."""
        state = self.state
        state.seat = self.number("seat", range(2))
        if not self.read_phase():
            return
        if state.phase == MOVE:
            self.read_dice()
        else:
            self.forbid("unused")
        if "opening" in self.fields:
            self.read_opening()
        if check:
            self.check_end()

    def read_dice(self) -> None:
        """Read the dice not used yet."""
        text = self.fields.get("unused", "")
        if not DICE_SPELLING.fullmatch(text):
            self.fault("unused", "dice")
            return
        faces = sorted(int(face) for face in text.split("-"))
        self.state.dice[:] = faces + [0] * (DICE - len(faces))

    def read_opening(self) -> None:
        """Read how far the throws for who starts have come."""
        state = self.state
        state.opening = True
        state.white_die = self.number("opening", range(7))
        if state.phase != ROLL:
            self.forbid("opening")
        if bool(state.white_die) != (state.seat == BLACK):
            self.fault("opening", "opening")
        if any(state.counts[:, HAND] != state.pieces) or state.entered.any():
            self.fault("opening", "opening_in_hand")

    def check_end(self) -> None:
        """Compare the phase with the pieces taken off."""
        state = self.state
        done = [seat for seat in (WHITE, BLACK) if rules.has_won(state, seat)]
        if len(done) == 2:
            self.fault("phase", "both_done")
        elif bool(done) != (state.phase == OVER):
            self.fault("phase", "phase_of_end")
        elif done and state.seat != done[0]:
            self.fault("seat", "winner", seat=done[0])
