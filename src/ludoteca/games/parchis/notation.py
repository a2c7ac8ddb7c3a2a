"""Positions of parchís as text. spelling.py writes them, and they are read here.

A position's own fields, besides players, mode and options:

    Y=h,h,5,12      the pieces of each colour that plays
    order=5:RB      squares shared by two colours, the one that arrived first named first
    seat=0          whose throw or decision
    phase=roll      or move, or over
    die=6 bonus=20  in phase move: the throw, and the bonus being played, if it is one
    sixes=1 last=Y12        sixes thrown in this turn, and the piece moved last in it
    contest=0,1 leaders=0 highest=4    while it is thrown for who starts
    finished=2,0    the seats that have finished, first to last
"""

import re
from collections.abc import Sequence
from functools import cache
from types import SimpleNamespace
from typing import cast

from ludoteca.core.kernel import plain
from ludoteca.core.moves import ROLL, State
from ludoteca.core.pieces import Piece
from ludoteca.core.position_reader import no_signs
from ludoteca.games.parchis import engine, rules
from ludoteca.games.parchis.board import (
    COLOURS,
    GOAL,
    HOME,
    IS_SAFE,
    PIECES,
    PLACE,
    SQUARES,
    STEP_AT,
    TRACK,
    name_of,
)
from ludoteca.games.parchis.state import GAME, NONE
from ludoteca.games.track_positions import TrackPositionReader

step_hint = no_signs

SPOTS = TRACK.spots_called(COLOURS)


def colours_in_play(state: State) -> tuple[int, ...]:
    """List the colours that somebody plays, in turn order."""
    return _all_colours_in(int(state.mode), int(state.players))


def colours_of_seat(state: State, seat: int) -> tuple[int, ...]:
    """List a seat's colours, in turn order."""
    return colours_in(int(state.mode), int(state.players), int(seat))


@cache
def colours_in(mode: int, players: int, seat: int) -> tuple[int, ...]:
    """List the colours of a seat in a game of that mode and number of players, in turn order."""
    return tuple(plain(rules.colours_of)(cast("State", SimpleNamespace(mode=mode, players=players)), seat))


@cache
def _all_colours_in(mode: int, players: int) -> tuple[int, ...]:
    return tuple(sorted(colour for seat in range(players) for colour in colours_in(mode, players, seat)))


def barriers_of(state: State) -> list[Piece]:
    """List the barriers, each as one of its pieces."""
    return [
        Piece(COLOURS[colour], SPOTS[place])
        for place, colour in enumerate(state.squares[:, 0].tolist())
        if rules.is_barrier(state, place)
    ]


class PositionReader(TrackPositionReader):
    """Builds a state of parchís from fields."""

    game = GAME
    letters = COLOURS
    throw_fields = ("die", "bonus", "sixes", "last")
    opening_totals = range(1, 7)
    track = TRACK
    piece_count = PIECES

    def known(self) -> set[str]:
        """List the fields that such a position has, or may have."""
        return {*super().known(), "order"}

    def colours(self) -> Sequence[int]:
        """List the colours that somebody plays."""
        return colours_in_play(self.state)

    def has_finished(self, seat: int) -> bool:
        """Return whether all pieces that a seat must bring to the goal are there."""
        return bool(rules.has_finished(self.state, seat))

    def is_decided(self) -> bool:
        """Return whether the game is decided by those who have finished."""
        return bool(rules.is_decided(self.state))

    def read_fields(self) -> None:
        """Read all fields into the state."""
        self.state.pieces[:] = HOME
        self.state.squares[:] = NONE
        self.state.last_colour = NONE
        for colour in self.colours():
            self.read_colour(colour)
        if self.is_sound:  # what follows looks at the pieces
            self.check_squares()
            self.read_order()
            self.read_turn()

    def check_squares(self) -> None:
        """Put the pieces on their squares, two at most, and of two colours only where they may share."""
        standing: dict[int, list[int]] = {}
        for colour in range(4):
            for step in self.state.pieces[colour].tolist():
                if step not in (HOME, GOAL):
                    standing.setdefault(int(PLACE[colour, step]), []).append(colour)
        for place, colours in standing.items():
            name = name_of(colours[0], int(STEP_AT[colours[0], place]))
            letters = [COLOURS[colour] for colour in colours]
            if len(colours) > 2:
                self.fault(name, "crowded", square=name)
            elif len(set(colours)) == 2 and not IS_SAFE[place] and not rules.are_partners(self.state, *colours):
                self.fault(name, "not_safe", square=name, colours=letters)
            self.state.squares[place, : len(colours[:2])] = colours[:2]
            self.state.doubles += len(colours) == 2

    def read_order(self) -> None:
        """Read who arrived first where two colours share a square; unsaid, it is as in turn order."""
        text = self.fields.get("order")
        for entry in text.split(",") if text else []:
            square, _, letters = entry.partition(":")
            place = int(square) - 1 if re.fullmatch(r"[1-9][0-9]?", square) else NONE
            there = self.state.squares[place].tolist() if 0 <= place < SQUARES else [NONE, NONE]
            named = [COLOURS.find(letter) for letter in letters]
            if len(named) != 2 or NONE in there or sorted(named) != sorted(there):
                self.fault("order", "order", entry=entry[:10])
            else:
                self.state.squares[place] = named

    def read_throw(self) -> None:
        """Read the throw being played, or the one that is due."""
        state = self.state
        state.sixes = self.number("sixes", range(1, 3), default=0)
        self.read_last()
        if rules.is_passed_over(state, state.seat):
            self.fault("seat", "has_finished", seat=int(state.seat))
        if state.phase == ROLL:
            self.forbid("die", "bonus")
            if not state.sixes and state.last_colour != NONE:
                self.fault("last", "last_without_six")
            return
        state.die = self.number("die", range(1, 7))
        if "bonus" in self.fields:
            state.bonus = self.number("bonus", (rules.BONUS_FOR_GOAL, rules.BONUS_FOR_EATING))
            if state.last_colour == NONE:
                self.fault("last", "bonus_without_last")
        elif state.last_colour != NONE and not state.sixes - (state.die == rules.SIX):
            self.fault("last", "last_without_six")
        if state.die == rules.SIX and not state.sixes:
            self.fault("sixes", "six_not_counted")
        if not self.faults:
            state.choices = engine.find_choices(state)
            if not state.choices:
                self.fault("phase", "no_move")

    def read_last(self) -> None:
        """Read which piece was moved last."""
        text = self.fields.get("last")
        if text is None:
            return
        colour = COLOURS.find(text[0])
        step = TRACK.step_named(colour, text[1:]) if colour != NONE else None
        if (
            step is None
            or step == HOME
            or not engine.stands_on(self.state, colour, step)
            or not rules.moves_colour(self.state, colour)
        ):
            self.fault("last", "last", piece=text[:10])
        else:
            self.state.last_colour, self.state.last_step = colour, step
