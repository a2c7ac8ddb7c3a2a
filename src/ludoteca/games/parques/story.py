"""What happened and why, for people: events of throws and plays, reasons of refusals, the state in words.

Nothing here decides anything. It looks at the states before and after and asks the same rule functions that the
engine asked.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from ludoteca.core.events import Narrator, Words
from ludoteca.core.moves import OVER, ROLL, State
from ludoteca.core.pieces import Way
from ludoteca.core.ranking import ranking_by
from ludoteca.core.refusals import Event, Refusal, Result
from ludoteca.core.spelling import spelled
from ludoteca.core.text import Message
from ludoteca.games.parques import engine, rules, spelling
from ludoteca.games.parques.board import COLOURS, HOME, START, TRACKS, name_of
from ludoteca.games.parques.events import (
    BLOWN,
    CAME_OUT,
    CAPTURED,
    CAPTURED_ON_COMING_OUT,
    EVENTS,
    MOVED,
    THIRD_PAIR_JAIL,
    TOOK_PRIZE,
    WAYS,
)
from ludoteca.games.parques.notation import SPOTS, colours_in_play, dice_of, seat_label, spell_dice, steps_of
from ludoteca.games.parques.state import GAME, NO_STEP


def why(state: State, move: int, number: int) -> Refusal:
    """Explain a refusal's number for the play it was given for."""
    board = int(state.board)
    colour, start, middle, end, second_start, _ = engine.decode(move)
    if number == engine.WRONG_COUNT and second_start != NO_STEP:
        number = engine.WRONG_SPLIT
    elif number == engine.WRONG_COUNT and middle != NO_STEP and end - start <= rules.total_of(state):
        number = engine.WRONG_MIDDLE
    came_from, to = leg_at_fault(state, move, number)
    parameters: dict[str, Any] = {
        "player": seat_label(state, int(state.seat)),
        "colour": COLOURS[colour],
        "from": name_of(board, colour, came_from),
        "to": name_of(board, colour, to),
        "steps": to - came_from,
        "dice": spell_dice(dice_of(state)),
        "low": int(state.dice[0]),
        "high": int(state.dice[1]),
        "start": name_of(board, colour, START),
        "play": spelled(spelling, state, int(engine.encode(colour, start, NO_STEP, end, NO_STEP, NO_STEP))),
    }
    return engine.REFUSALS.refusal(GAME, number, parameters)


def leg_at_fault(state: State, move: int, number: int) -> tuple[int, int]:
    """Find the leg of a play that a refusal speaks of: where it begins and where it ends."""
    colour, start, middle, end, second_start, second_end = engine.decode(move)
    goal = rules.goal_of(state)
    legs = [(start, end)] if second_start == NO_STEP else [(start, end), (second_start, second_end)]
    if middle != NO_STEP and number in (engine.NOT_ON_WAY, engine.NOT_FORWARD):
        legs = [(start, middle), (middle, end)]
    tests: dict[int, Callable[[int, int], bool]] = {
        engine.NO_PIECE_THERE: lambda a, _: not engine.how_many_on(state, colour, a),
        engine.FROM_JAIL: lambda a, _: a == HOME,
        engine.NOT_ON_WAY: lambda _, b: b > goal,
        engine.NOT_FORWARD: lambda a, b: b <= a,
        engine.OVERSHOOTS: lambda a, b: b == goal and b - a not in dice_of(state),
        engine.SAME_PIECE_TWICE: lambda a, _: a == second_start,
    }
    is_at_fault = tests.get(number)
    return next((leg for leg in legs if is_at_fault is not None and is_at_fault(*leg)), legs[0])


class ParquesNarrator(Narrator):
    """Turns events of parqués into words: what the rows alone do not say is the board and how many play."""

    game = GAME
    kinds = EVENTS

    def __init__(self, board: int, players: int) -> None:
        self.track, self.spots, self.players = TRACKS[board], SPOTS[board], players
        self.words: dict[str, Words] = {
            "dice": lambda operands: spell_dice([die for die in operands[:2] if die]),
            **dict.fromkeys(("colour", "captured"), lambda operands: COLOURS[operands[0]]),
            **dict.fromkeys(("square", "origin"), lambda operands: self.track.spot_names[operands[0]]),
            "way": lambda operands: WAYS[operands[0]],
            "has_moved": lambda operands: bool(operands[0]),
            **dict.fromkeys(("starter", "next", "winner"), lambda operands: self.player(operands[0])),
            "tied": lambda operands: [self.player(seat) for seat in range(players) if operands[0] >> seat & 1],
        }

    def player(self, seat: int) -> str:
        """Name a seat by the letter of its colour."""
        return COLOURS[rules.colour_in(self.track.colours, self.players, seat)]

    def ways(self, seat: int, kind: int, operands: Sequence[int]) -> tuple[Way, ...]:
        """Name the squares that pieces went over; a prize is a leap."""
        colour, first, second, *_ = operands
        if kind == MOVED:
            return (self.way(colour, first, self.track.path(colour, first, second)),)
        if kind == TOOK_PRIZE:
            return (self.way(colour, first, [second]),)
        if kind == CAME_OUT:
            return (self.way(colour, self.jail_of(colour), [second]),) * first
        if kind == THIRD_PAIR_JAIL:
            return (self.way_to_jail(colour, first),)
        if kind == BLOWN:
            return (self.way_to_jail(colour, second),)
        return (self.way_to_jail(first, second),) if kind in (CAPTURED, CAPTURED_ON_COMING_OUT) else ()

    def jail_of(self, colour: int) -> int:
        """Return the spot of a colour's jail."""
        return int(self.track.spot_table[colour, 0])

    def way(self, colour: int, origin: int, path: Sequence[int]) -> Way:
        """Name the way of a piece."""
        return Way(COLOURS[colour], self.spots[origin], tuple(self.spots[spot] for spot in path))

    def way_to_jail(self, colour: int, origin: int) -> Way:
        """Name the way of a piece that is sent to jail."""
        return self.way(colour, origin, [self.jail_of(colour)])._replace(is_sent_back=True)


@cache
def narrator(board: int, players: int) -> ParquesNarrator:
    """Make what turns events of such games into words."""
    return ParquesNarrator(board, players)


def narrate(before: State, rows: Sequence[Sequence[int]]) -> tuple[Event, ...]:
    """Turn what happened after a state into words."""
    return narrator(int(before.board), int(before.players)).narrate(int(before.seat), rows)


def result(state: State) -> Result:
    """Explain why a game that is over has ended."""
    places = ranking_by(engine.place_of, state, int(state.players))
    key = "places" if state.play_on and state.players > 2 else "first"
    parameters = {
        "winner": seat_label(state, places[0][0]),
        "places": [[seat_label(state, seat) for seat in place] for place in places],
    }
    return Result(GAME, f"result.{key}", parameters, clause="Q-E2", winners=places[0])


def describe(state: State) -> tuple[Message, ...]:
    """Describe the whole state in sentences: whose turn, then each colour."""
    messages = [_whose_turn(state)]
    goal = int(rules.goal_of(state))
    for colour in colours_in_play(state):
        steps = steps_of(state, colour)
        squares = [name_of(int(state.board), colour, step) for step in steps if step not in (HOME, goal)]
        counts = {"jail": steps.count(HOME), "arrived": steps.count(goal)}
        key = "pieces" if squares else "pieces_none"
        messages.append(Message(GAME, f"describe.{key}", {"colour": COLOURS[colour], "squares": squares, **counts}))
    return tuple(messages)


def _whose_turn(state: State) -> Message:
    if state.phase == OVER:
        return result(state)
    parameters = {
        "player": seat_label(state, int(state.seat)),
        "dice": spell_dice(dice_of(state)),
        "die": int(state.dice[0]),
        "tries": int(state.tries_left),
        "pairs": int(state.pairs),
    }
    return Message(GAME, f"describe.{_key_of_turn(state)}", parameters)


def _key_of_turn(state: State) -> str:
    if state.phase != ROLL:
        if rules.is_one_die_left(state):
            return "plays_other_die"
        return "takes_prize" if rules.is_third_pair(state) else "plays"
    if state.contest:
        return "opening"
    if rules.dice_due(state, engine.colour_to_play(state)) == 1:
        return "throws_one_die"
    if state.tries_left:
        return "tries"
    return "throws_again" if state.pairs else "throws"
