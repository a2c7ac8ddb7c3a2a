"""What happened in a game of Ur, and why, in words."""

from collections.abc import Mapping, Sequence
from typing import Final

from ludoteca.core.events import Narrator, Words
from ludoteca.core.moves import OVER, ROLL, State
from ludoteca.core.pieces import Way
from ludoteca.core.refusals import Event, Refusal, Result
from ludoteca.core.text import Message
from ludoteca_ur import engine, events
from ludoteca_ur.state import COLOURS, GAME, HAND, HOME, NAMES, SPOTS, STEP_BITS, STEP_MASK


class UrNarrator(Narrator):
    """Turns events of Ur into words."""

    game = GAME
    kinds = events.EVENTS
    words: Mapping[str, Words] = {
        **dict.fromkeys(("square", "origin"), lambda operands: NAMES[operands[0]]),
        **dict.fromkeys(("starter", "captured", "next", "winner"), lambda operands: COLOURS[operands[0]]),
    }

    def player(self, seat: int) -> str:
        """Name a seat by the letter of its colour."""
        return COLOURS[seat]

    def ways(self, seat: int, kind: int, operands: Sequence[int]) -> tuple[Way, ...]:
        """Name the squares that a piece went over."""
        if kind == events.CAPTURED:
            return (way(operands[0], operands[1], HAND),)
        steps = {events.ENTERED: (HAND, operands[0]), events.ARRIVED: (operands[0], HOME), events.MOVED: operands[:2]}
        return (way(seat, *steps[kind]),) if kind in steps else ()


NARRATOR: Final = UrNarrator()


def way(seat: int, start: int, end: int) -> Way:
    """Name the way of a piece from a step to another; back to the hand it is a leap."""
    spots = SPOTS[seat * (HOME + 1) :]
    path = tuple(spots[start + 1 : end + 1]) if end else (spots[HAND],)
    return Way(COLOURS[seat], spots[start], path, is_sent_back=end == HAND)


def narrate(before: State, rows: Sequence[Sequence[int]]) -> tuple[Event, ...]:
    """Turn what happened after a state into words."""
    return NARRATOR.narrate(int(before.seat), rows)


def why(state: State, move: int, number: int) -> Refusal:
    """Explain a refusal's number for the move it was given for."""
    squares = {"from": NAMES[move >> STEP_BITS & STEP_MASK], "to": NAMES[move & STEP_MASK]}
    parameters = {"player": COLOURS[state.seat], "total": int(state.total), **squares}
    return engine.REFUSALS.refusal(GAME, number, parameters)


def result(state: State) -> Result:
    """Explain why a game that is over has ended."""
    winner = int(state.seat)
    return Result(GAME, "result.all_home", {"winner": COLOURS[winner]}, clause="U-7", winners=(winner,))


def describe(state: State) -> tuple[Message, ...]:
    """Describe the whole state in sentences."""
    key = "opening" if state.opening else "throws" if state.phase == ROLL else "plays"
    turn = Message(GAME, f"describe.{key}", {"player": COLOURS[state.seat], "total": int(state.total)})
    sentences = [result(state) if state.phase == OVER else turn]
    for seat, colour in enumerate(COLOURS):
        squares = [NAMES[step] for step in range(1, HOME) if state.counts[seat, step]]
        counts = {"hand": int(state.counts[seat, HAND]), "home": int(state.counts[seat, HOME])}
        key = "pieces" if squares else "pieces_none"
        sentences.append(Message(GAME, f"describe.{key}", {"colour": colour, "squares": squares, **counts}))
    return tuple(sentences)
