"""What happened and why, for people: what sentences about events, refusals and results name, and the state in words.

Nothing here decides anything. It looks at a state and asks the same rule functions that the engine asked.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from ludoteca.core import words
from ludoteca.core.events import EventKinds, Row
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import ROLL, State
from ludoteca.core.text import Message
from ludoteca.core.words import FLAG, LETTER, PLAYER, Form, list_of, one_of, set_of
from ludoteca.games.parques import engine, rules
from ludoteca.games.parques.board import BOARD_OF, COLOURS, HOME, LARGEST, SPOT, START, name_of
from ludoteca.games.parques.events import (
    BLOWN,
    CAME_OUT,
    CAPTURED,
    CAPTURED_ON_COMING_OUT,
    MOVED,
    THIRD_PAIR_JAIL,
    THROWS,
    TOOK_PRIZE,
    WAYS,
    number_of_throw,
    spot_of,
)
from ludoteca.games.parques.notation import colours_in_play, dice_of, spell_dice, steps_of
from ludoteca.games.parques.state import GAME, NO_STEP

FORMS: Final[Mapping[str, Form]] = {
    **dict.fromkeys(("colour", "captured"), LETTER),
    **dict.fromkeys(("square", "origin", "from", "to", "start"), words.SPOT),
    "squares": list_of(words.SPOT),
    "dice": one_of(THROWS),
    "way": one_of(WAYS),
    "has_moved": FLAG,
    **dict.fromkeys(("player", "starter", "next", "winner"), PLAYER),
    "tied": set_of(PLAYER),
}

RESULTS: Final = EventKinds()
FIRST = RESULTS.add("first", "Q-E2", "winner")
ALL_PLACES = RESULTS.add("places", "Q-E2", "winner")

# Columns of a refusal
REFUSAL_OPERANDS: Final[Sequence[str]] = ("player", "colour", "from", "to", "steps", "dice", "low", "high", "start")
BY, COLOUR, FROM, TO, STEPS, DICE, LOW, HIGH, FIRST_SQUARE = range(len(REFUSAL_OPERANDS))

MAX_WAY: Final = 2 + LARGEST.goal - HOME + 1  # from the jail to the arrival


@kernel
def why(state: State, move: int, number: int, out: Row) -> int:
    """Fill in the operands of a refusal for the play it was given for; return its number, or a more exact one."""
    colour = engine.decode(move)[0]
    came_from, to = leg_at_fault(state, move, number)
    out[BY] = state.seat
    out[COLOUR] = colour
    out[FROM] = spot_of(state, colour, came_from)
    out[TO] = spot_of(state, colour, to)
    out[STEPS] = to - came_from
    out[DICE] = number_of_throw(int(state.dice[0]), int(state.dice[1]))
    out[LOW] = state.dice[0]
    out[HIGH] = state.dice[1]
    out[FIRST_SQUARE] = spot_of(state, colour, START)
    return wrong_count_variant(state, move) if number == engine.WRONG_COUNT else number


@kernel
def wrong_count_variant(state: State, move: int) -> int:
    """Return what a wrong count is called where two pieces go, or one that lands on the way."""
    _, start, middle, end, second_start, _ = engine.decode(move)
    if second_start != NO_STEP:
        return engine.WRONG_SPLIT
    is_middle_wrong = middle != NO_STEP and end - start <= rules.total_of(state)
    return engine.WRONG_MIDDLE if is_middle_wrong else engine.WRONG_COUNT


@kernel
def leg_at_fault(state: State, move: int, number: int) -> tuple[int, int]:
    """Find the leg of a play that a refusal speaks of: where it begins and where it ends."""
    colour, start, middle, end, second_start, second_end = engine.decode(move)
    if middle != NO_STEP and (number == engine.NOT_ON_WAY or number == engine.NOT_FORWARD):
        second_start, second_end = middle, end
        end = middle
    if second_start == NO_STEP or is_at_fault(state, colour, start, end, second_start, number):
        return start, end
    if is_at_fault(state, colour, second_start, second_end, second_start, number):
        return second_start, second_end
    return start, end


@kernel
def is_at_fault(state: State, colour: int, start: int, end: int, second_start: int, number: int) -> bool:
    """Return whether a leg is what a refusal forbids: one that speaks of the whole play fits none."""
    goal = rules.goal_of(state)
    if number == engine.NO_PIECE_THERE:
        return engine.how_many_on(state, colour, start) == 0
    if number == engine.FROM_JAIL:
        return start == HOME
    if number == engine.NOT_ON_WAY:
        return end > goal
    if number == engine.NOT_FORWARD:
        return end <= start
    if number == engine.OVERSHOOTS:
        return end == goal and end - start != state.dice[0] and end - start != state.dice[1]
    return number == engine.SAME_PIECE_TWICE and start == second_start


@kernel
def way(seat: int, event: Row, index: int, out: Row) -> int:
    """Fill in the squares that a piece went over in an event; return how many numbers that are. A prize is a leap."""
    kind, colour = int(event[0]), int(event[1])
    if index >= (event[2] if kind == CAME_OUT else 1):
        return 0
    if kind == MOVED:
        return walk(colour, int(event[2]), int(event[3]), out)
    if kind == TOOK_PRIZE:
        return leap(colour, int(event[2]), int(event[3]), out)
    if kind == CAME_OUT:
        return leap(colour, jail_of(colour, int(event[3])), int(event[3]), out)
    if kind == THIRD_PAIR_JAIL:
        return go_to_jail(colour, int(event[2]), out)
    if kind == BLOWN:
        return go_to_jail(colour, int(event[3]), out)
    if kind in (CAPTURED, CAPTURED_ON_COMING_OUT):
        return go_to_jail(int(event[2]), int(event[3]), out)
    return 0


@kernel
def walk(colour: int, origin: int, end: int, out: Row) -> int:
    """Fill in the way of a piece from a spot to another, square by square."""
    spots = SPOT[BOARD_OF[origin], colour]
    out[0], out[1] = colour, 0
    length = 2
    step = 0
    while spots[step] != origin:
        step += 1
    while spots[step] != end:
        out[length] = spots[step]
        length, step = length + 1, step + 1
    out[length] = end
    return length + 1


@kernel
def leap(colour: int, origin: int, end: int, out: Row) -> int:
    """Fill in the way of a piece that goes straight to another spot."""
    out[0], out[1], out[2], out[3] = colour, 0, origin, end
    return 4


@kernel
def go_to_jail(colour: int, origin: int, out: Row) -> int:
    """Fill in the way of a piece that is sent to jail."""
    out[0], out[1], out[2], out[3] = colour, 1, origin, jail_of(colour, origin)
    return 4


@kernel
def jail_of(colour: int, spot: int) -> int:
    """Return the spot of a colour's jail on the board that a spot is on."""
    return int(SPOT[BOARD_OF[spot], colour, 0])


@kernel
def ending(state: State, out: Row) -> int:
    """Fill in who has won a game that is over; return how it has ended."""
    out[1] = state.finished[0]
    return ALL_PLACES if state.play_on and state.players > 2 else FIRST


def letter_of(state: State, seat: int) -> str:
    """Name a seat by the letter of its colour."""
    return COLOURS[rules.colour_of(state, seat)]


def describe(state: State) -> tuple[Message, ...]:
    """Describe the board in sentences, each colour."""
    messages = []
    goal = int(rules.goal_of(state))
    for colour in colours_in_play(state):
        steps = steps_of(state, colour)
        squares = [name_of(int(state.board), colour, step) for step in steps if step not in (HOME, goal)]
        counts = {"jail": steps.count(HOME), "arrived": steps.count(goal)}
        key = "pieces" if squares else "pieces_none"
        messages.append(Message(GAME, f"describe.{key}", {"colour": COLOURS[colour], "squares": squares, **counts}))
    return tuple(messages)


def turn(state: State) -> Message:
    """Say whose turn it is, while the game goes on."""
    parameters = {
        "player": letter_of(state, int(state.seat)),
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
