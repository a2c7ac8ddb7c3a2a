"""What happened and why, for people: events of throws and moves, reasons of refusals, the state in words.

Nothing here decides anything. It looks at the states before and after and asks the same rule functions that the
engine asked.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from ludoteca.core.events import Narrator, Words
from ludoteca.core.moves import OVER, ROLL, State
from ludoteca.core.pieces import Way
from ludoteca.core.ranking import ranking_by
from ludoteca.core.refusals import Event, Refusal, Result
from ludoteca.core.text import Message
from ludoteca.games.parchis import engine, rules
from ludoteca.games.parchis.board import COLOURS, GOAL, HOME, PIECES, PLACE, SPOT, START, TRACK, name_of
from ludoteca.games.parchis.events import ATE, ATE_ON_LEAVING, EVENTS, LEFT_HOME, MOVED, SENT_HOME, WAYS
from ludoteca.games.parchis.notation import SPOTS, barriers_of, colours_in, colours_in_play, colours_of_seat
from ludoteca.games.parchis.state import FINISH_ALL, GAME, INDIVIDUAL, MODES, NONE, PAIRS
from ludoteca.games.track import square_of

SPOT_NAMES: Final = TRACK.spot_names


def letters_of(state: State, seat: int) -> list[str]:
    """Name a seat by the letters of its colours."""
    return letters_in(int(state.mode), int(state.players), seat)


def letters_in(mode: int, players: int, seat: int) -> list[str]:
    """Name a seat of a game of that mode and number of players by the letters of its colours."""
    return [COLOURS[colour] for colour in colours_in(mode, players, seat)]


def why(state: State, move: int, number: int) -> Refusal:
    """Explain a refusal's number for the move it was given for."""
    colour, start, end = engine.decode(move)
    steps = int(rules.steps_due(state))
    parameters: dict[str, Any] = {
        "player": letters_of(state, state.seat),
        "colour": COLOURS[colour],
        "colours": letters_of(state, rules.seat_played_for(state)),
        "from": name_of(colour, start),
        "to": name_of(colour, end),
        "start": name_of(colour, START),
        "die": int(state.die),
        "bonus": int(state.bonus),
        "steps": steps,
    }
    if number == engine.OVERSHOOTS:
        parameters["needed"] = GOAL - start
    elif number == engine.WRONG_COUNT:
        parameters["reached"] = name_of(colour, start + steps)
        number = _wrong_count_variant(state)
    elif number == engine.BARRIER:
        step = rules.blocking_barrier(state, colour, start, start + steps)
        standing = state.squares[PLACE[colour, step]].tolist()
        parameters |= {
            "square": name_of(colour, step),
            "barrier": [COLOURS[one] for one in sorted(set(standing))],
        }
        if standing[0] != standing[1]:
            number = engine.BARRIER_OF_PARTNERS
    elif number == engine.MUST_OPEN_BARRIER:
        parameters["squares"] = _squares_to_open(state)
    return engine.REFUSALS.refusal(GAME, number, parameters)


def _wrong_count_variant(state: State) -> int:
    if state.bonus:
        return engine.WRONG_COUNT_BONUS
    is_long_six = state.die == rules.SIX and rules.steps_due(state) != rules.SIX
    return engine.WRONG_COUNT_SIX if is_long_six else engine.WRONG_COUNT


def _squares_to_open(state: State) -> list[str]:
    """List the squares of the barriers that the player can open now."""
    return [
        name_of(colour, int(state.pieces[colour, piece]))
        for colour in colours_of_seat(state, rules.seat_played_for(state))
        for piece in range(PIECES)
        if state.choices & engine.bit_of(colour, piece)
        and rules.is_in_own_barrier(state, colour, int(state.pieces[colour, piece]))
    ]


class ParchisNarrator(Narrator):
    """Turns events of parchís into words: what the rows alone do not say is the mode and how many play."""

    game = GAME
    kinds = EVENTS

    def __init__(self, mode: int, players: int) -> None:
        self.mode, self.players = mode, players
        self.words: dict[str, Words] = {
            **dict.fromkeys(("colour", "eaten"), lambda operands: COLOURS[operands[0]]),
            **dict.fromkeys(("square", "origin"), lambda operands: SPOT_NAMES[operands[0]]),
            "squares": lambda operands: [SPOT_NAMES[spot] for spot in operands[: operands.index(NONE)]],
            "way": lambda operands: WAYS[operands[0]],
            "mode": lambda operands: MODES[operands[0]],
            "playable": lambda operands: bool(operands[0]),
            **dict.fromkeys(("starter", "partner", "next", "finisher"), lambda operands: self.player(operands[0])),
            **dict.fromkeys(("tied", "winners"), lambda operands: self.all_in(operands[0])),
        }

    def player(self, seat: int) -> list[str]:
        """Name a seat by the letters of its colours."""
        return letters_in(self.mode, self.players, seat)

    def all_in(self, seats: int) -> list[list[str]]:
        """Name seats given as a set, a bit each."""
        return [self.player(seat) for seat in range(self.players) if seats >> seat & 1]

    def ways(self, seat: int, kind: int, operands: Sequence[int]) -> tuple[Way, ...]:
        """Name the squares that a piece went over."""
        colour, *spots = operands
        if kind == MOVED:
            return (way_of(colour, spots[0], spots[1]),)
        if kind == LEFT_HOME:
            return (way_of(colour, int(SPOT[colour, 0]), spots[0]),)
        if kind == SENT_HOME:
            return (way_home(colour, spots[0]),)
        return (way_home(operands[1], operands[2]),) if kind in (ATE, ATE_ON_LEAVING) else ()


def way_of(colour: int, origin: int, end: int) -> Way:
    """Name the way of a piece from a spot to another."""
    return Way(COLOURS[colour], SPOTS[origin], tuple(SPOTS[spot] for spot in TRACK.path(colour, origin, end)))


def way_home(colour: int, origin: int) -> Way:
    """Name the way of a piece that is sent home."""
    return Way(COLOURS[colour], SPOTS[origin], (SPOTS[SPOT[colour, 0]],), is_sent_back=True)


@cache
def narrator(mode: int, players: int) -> ParchisNarrator:
    """Make what turns events of such games into words."""
    return ParchisNarrator(mode, players)


def narrate(before: State, rows: Sequence[Sequence[int]]) -> tuple[Event, ...]:
    """Turn what happened after a state into words."""
    return narrator(int(before.mode), int(before.players)).narrate(int(before.seat), rows)


def result(state: State) -> Result:
    """Explain why a game that is over has ended."""
    places = ranking_by(engine.place_of, state, int(state.players))
    if state.mode == PAIRS:
        key, clause = "pairs", "P-4d"
    elif state.mode == INDIVIDUAL:
        key, clause = ("places", "P-E2") if state.play_on and state.players > 2 else ("first", "P-E1")
    else:
        key, clause = "two_colours", "P-2d"
    parameters = {
        "winners": [letters_of(state, seat) for seat in places[0]],
        "places": [[letters_of(state, seat) for seat in place] for place in places],
        "finish": "all" if state.finish == FINISH_ALL else "one-colour",
    }
    return Result(GAME, f"result.{key}", parameters, clause=clause, winners=places[0])


def describe(state: State) -> tuple[Message, ...]:
    """Describe the whole state in sentences: whose turn, then each colour, then the barriers."""
    messages = [_whose_turn(state)]
    for colour in colours_in_play(state):
        steps = state.pieces[colour].tolist()
        squares = _squares_with_counts(colour, steps)
        counts = {"home": steps.count(HOME), "goal": steps.count(GOAL)}
        key = "pieces" if squares else "pieces_none"
        messages.append(Message(GAME, f"describe.{key}", {"colour": COLOURS[colour], "squares": squares, **counts}))
    barriers = [square_of(piece.spot) for piece in barriers_of(state)]
    if barriers:
        messages.append(Message(GAME, "describe.barriers", {"squares": barriers}))
    return tuple(messages)


def _squares_with_counts(colour: int, steps: list[int]) -> list[str]:
    """Name the squares of a colour's pieces in play, each once: with `=` before it where two stand."""
    in_play = sorted({step for step in steps if step not in (HOME, GOAL)})
    return ["=" * (steps.count(step) - 1) + name_of(colour, step) for step in in_play]


def _whose_turn(state: State) -> Message:
    if state.phase == OVER:
        return result(state)
    parameters = {
        "player": letters_of(state, state.seat),
        "die": int(state.die),
        "bonus": int(state.bonus),
        "sixes": int(state.sixes),
    }
    if state.phase == ROLL:
        key = "opening" if state.contest else "throws_again" if state.sixes else "throws"
    else:
        key = "plays_bonus" if state.bonus else "plays"
    return Message(GAME, f"describe.{key}", parameters)
