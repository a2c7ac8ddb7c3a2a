"""Spelling of moves and positions of parchís, both ways.

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
from functools import cache, lru_cache
from types import SimpleNamespace
from typing import cast

from ludoteca.core import position_reader
from ludoteca.core.kernel import plain
from ludoteca.core.moves import OVER, PHASES, ROLL, State
from ludoteca.core.pieces import Leg, Piece
from ludoteca.games.parchis import engine, rules
from ludoteca.games.parchis.board import (
    COLOURS,
    GOAL,
    HOME,
    IS_SAFE,
    PIECES,
    PLACE,
    SPOT,
    SQUARES,
    STEP_AT,
    TRACK,
    name_of,
)
from ludoteca.games.parchis.state import GAME, NONE
from ludoteca.games.track import square_of

SPOTS = TRACK.spots_called(COLOURS)

MOVE_SPELLING = re.compile(r"([YBRG])(h|m|c[1-7]|[1-9][0-9]?)-(h|m|c[1-7]|[1-9][0-9]?)")
MAX_TEXT = 40  # no move is longer, with what blanks there may be round it
TURN_FIELDS = ("die", "bonus", "sixes", "last", "contest", "leaders", "highest")


def seat_label(state: State, seat: int) -> str:
    """Name a seat by the letters of its colours, as `Y` or `Y+R`."""
    return "+".join(COLOURS[colour] for colour in colours_of_seat(state, seat))


def parse(_: State, text: str) -> int | None:
    """Read a move's spelling; None when it is none."""
    return _parsed(text.strip()) if len(text) < MAX_TEXT else None


@lru_cache(maxsize=10_000)
def _parsed(text: str) -> int | None:
    match = MOVE_SPELLING.fullmatch(text)
    if not match:
        return None
    colour = COLOURS.index(match[1])
    start, end = TRACK.step_named(colour, match[2]), TRACK.step_named(colour, match[3])
    return None if start is None or end is None else int(engine.encode(colour, start, end))


def colours_in_play(state: State) -> tuple[int, ...]:
    """List the colours that somebody plays, in turn order."""
    return _all_colours_in(int(state.mode), int(state.players))


def colours_of_seat(state: State, seat: int) -> tuple[int, ...]:
    """List a seat's colours, in turn order."""
    return colours_in(int(state.mode), int(state.players), int(seat))


@cache
def colours_in(mode: int, players: int, seat: int) -> tuple[int, ...]:
    """List the colours of a seat in a game of that mode and so many players, in turn order."""
    return tuple(plain(rules.colours_of)(cast("State", SimpleNamespace(mode=mode, players=players)), seat))


@cache
def _all_colours_in(mode: int, players: int) -> tuple[int, ...]:
    return tuple(sorted(colour for seat in range(players) for colour in colours_in(mode, players, seat)))


def squares_of(state: State) -> dict[str, list[str]]:
    """Tell where the pieces of each colour that plays stand, by name, those furthest back first."""
    pieces = state.pieces.tolist()
    return {COLOURS[colour]: [name_of(colour, step) for step in pieces[colour]] for colour in colours_in_play(state)}


def barriers_of(state: State) -> list[tuple[str, str]]:
    """List the barriers, each by the colour of one of its pieces and their square."""
    return [
        (COLOURS[colour], name_of(colour, int(STEP_AT[colour, place])))
        for place, colour in enumerate(state.squares[:, 0].tolist())
        if rules.is_barrier(state, place)
    ]


def position_fields(state: State) -> dict[str, str]:
    """Tell a state as the fields above."""
    pieces = state.pieces.tolist()
    fields = {COLOURS[colour]: _spelled_squares(colour, *pieces[colour]) for colour in colours_in_play(state)}
    if state.doubles:
        squares = state.squares[:SQUARES]
        doubles = [(place, *squares[place].tolist()) for place in (squares[:, 1] != NONE).nonzero()[0].tolist()]
        shared = [
            f"{place + 1}:{COLOURS[first]}{COLOURS[second]}" for place, first, second in doubles if first != second
        ]
        if shared:
            fields["order"] = ",".join(shared)
    fields["seat"] = str(state.seat)
    fields["phase"] = PHASES[state.phase]
    for name in ("die", "bonus", "sixes"):
        if state[name]:
            fields[name] = str(state[name])
    if state.last_colour != NONE:
        fields["last"] = COLOURS[state.last_colour] + name_of(int(state.last_colour), int(state.last_step))
    if state.contest:
        fields["contest"] = _spell_set(state.contest)
        if state.leaders:
            fields |= {"leaders": _spell_set(state.leaders), "highest": str(state.highest)}
    if state.finishers:
        fields["finished"] = ",".join(str(seat) for seat in state.finished[: state.finishers])
    return fields


@lru_cache(maxsize=50_000)
def _spelled_squares(colour: int, *steps: int) -> str:
    return ",".join(name_of(colour, step) for step in steps)


def _spell_set(seats: int) -> str:
    return ",".join(str(seat) for seat in range(4) if seats >> seat & 1)


def step_hint(state: State, move: int, count: int) -> str:
    """Return in signs what the first steps of a move mean: nothing that its spelling does not say."""
    return ""


class PositionReader(position_reader.PositionReader):
    """Builds a state of parchís from fields."""

    game = GAME

    def known(self) -> set[str]:
        """List the fields that such a position has, or may have."""
        return {*self.colours(), *TURN_FIELDS, "order", "seat", "phase", "finished"}

    def colours(self) -> list[str]:
        """List the letters of the colours that somebody plays."""
        return [COLOURS[colour] for colour in colours_in_play(self.state)]

    def read_fields(self) -> None:
        """Read all fields into the state."""
        self.state.pieces[:] = HOME
        self.state.squares[:] = NONE
        for letter in self.colours():
            self.read_colour(letter)
        if self.is_sound:  # what follows looks at the pieces
            self.check_squares()
            self.read_order()
            self.read_turn()

    def read_colour(self, letter: str) -> None:
        """Read the pieces of a colour."""
        if letter not in self.fields:
            self.missing(letter)
            return
        names = self.fields[letter].split(",")
        colour = COLOURS.index(letter)
        steps = [TRACK.step_named(colour, name) for name in names]
        for name, step in zip(names, steps, strict=True):
            if step is None or step > GOAL:
                self.fault(letter, "square", colour=letter, square=name[:10])
        if len(steps) != PIECES:
            self.fault(letter, "pieces", count=len(steps))
        elif all(step is not None and step <= GOAL for step in steps):
            self.state.pieces[colour] = sorted(step for step in steps if step is not None)

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

    def read_turn(self) -> None:
        """Read whose turn it is and how far it has come."""
        state, fields = self.state, self.fields
        state.seat = self.number("seat", range(self.setup.players))
        if not self.read_phase():
            return
        self.read_finished()
        state.last_colour = NONE
        if state.phase == OVER:
            self.forbid(TURN_FIELDS)
        elif "contest" in fields:
            self.read_contest()
        else:
            self.read_throw()

    def read_throw(self) -> None:
        """Read the throw being played, or the one that is due."""
        state = self.state
        self.forbid(("leaders", "highest"))
        state.sixes = self.number("sixes", range(1, 3), default=0)
        self.read_last()
        if rules.is_passed_over(state, state.seat):
            self.fault("seat", "has_finished", seat=int(state.seat))
        if state.phase == ROLL:
            self.forbid(("die", "bonus"))
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

    def read_contest(self) -> None:
        """Read how far the throws for who starts have come."""
        state = self.state
        self.forbid(("die", "bonus", "sixes", "last"))
        state.contest = self.seats("contest")
        if not state.contest:
            return
        if state.phase != ROLL or not state.contest >> state.seat & 1 or not state.contest & (state.contest - 1):
            self.fault("contest", "contest")
        if "leaders" in self.fields or "highest" in self.fields:
            state.leaders = self.seats("leaders")
            state.highest = self.number("highest", range(1, 7))
            thrown = state.contest & ((1 << state.seat) - 1)
            if not state.leaders or state.leaders & ~thrown:
                self.fault("leaders", "leaders")
        elif rules.next_in(state.contest, 0) != state.seat:
            self.fault("leaders", "leaders")

    def read_finished(self) -> None:
        """Read who has finished, and compare it with the pieces."""
        state = self.state
        text = self.fields.get("finished", "")
        seats = [int(seat) for seat in text.split(",") if re.fullmatch("[0-3]", seat)]
        done = [seat for seat in range(self.setup.players) if rules.has_finished(state, seat)]
        state.finished[:] = NONE
        if sorted(seats) != done or len(seats) != len(text.split(",") if text else []):
            self.fault("finished", "finished", seats=done)
            return
        state.finished[: len(seats)] = seats
        state.finishers = len(seats)
        if rules.is_decided(state) != (state.phase == OVER):
            self.fault("phase", "phase_of_end")

    def seats(self, name: str) -> int:
        """Read a set of seats."""
        seats = 0
        for text in self.fields.get(name, "").split(","):
            if not re.fullmatch("[0-3]", text) or int(text) >= self.setup.players:
                self.fault(name, "seats", players=self.setup.players)
                return 0
            seats |= 1 << int(text)
        return seats

    def forbid(self, names: tuple[str, ...]) -> None:
        """Note the fields that do not belong to this phase."""
        for name in names:
            if name in self.fields:
                self.fault(name, "not_now", phase=self.fields["phase"])


# For boards


def pieces(state: State) -> list[Piece]:
    """List all pieces."""
    steps = state.pieces.tolist()
    return [
        Piece(COLOURS[colour], SPOTS[SPOT[colour, step - HOME]])
        for colour in colours_in_play(state)
        for step in steps[colour]
    ]


def colours_to_act(state: State) -> list[str]:
    """List the letters of the colours of whoever is to act."""
    return [COLOURS[colour] for colour in colours_of_seat(state, int(state.seat))]


def leg(_: State, _move: int, piece: int, origin: int, target: int) -> Leg:
    """Turn a leg of a move from numbers into names."""
    return Leg(SPOTS[origin], Piece(COLOURS[piece // PIECES], SPOTS[target]))


def attempt(state: State, legs: Sequence[Leg]) -> int | None:
    """Return the move of a piece from a spot to another, be it legal or not; None when there is none."""
    ways = [f"{piece.colour}{square_of(origin)}-{square_of(piece.spot)}" for origin, piece in legs]
    return parse(state, " ".join(ways))
