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
from ludoteca.core.words import END, FLAG, LETTER, PLAYER, Form, list_of, one_of, set_of
from ludoteca.games.parchis import engine, rules
from ludoteca.games.parchis.board import COLOURS, GOAL, HOME, PIECES, PLACE, SPOT, START, name_of
from ludoteca.games.parchis.events import ATE, ATE_ON_LEAVING, LEFT_HOME, MOVED, SENT_HOME, WAYS
from ludoteca.games.parchis.notation import barriers_of, colours_in_play, colours_of_seat
from ludoteca.games.parchis.state import GAME, INDIVIDUAL, MODES, PAIRS
from ludoteca.games.track import square_of

FORMS: Final[Mapping[str, Form]] = {
    **dict.fromkeys(("colour", "eaten"), LETTER),
    **dict.fromkeys(("square", "origin", "from", "to", "start", "reached"), words.SPOT),
    "squares": list_of(words.SPOT),
    "way": one_of(WAYS),
    "mode": one_of(MODES),
    "finish": one_of(("all", "one-colour")),
    "playable": FLAG,
    "barrier": set_of(LETTER),
    **dict.fromkeys(("player", "colours", "starter", "partner", "next", "finisher"), PLAYER),
    **dict.fromkeys(("tied", "winners"), set_of(PLAYER)),
}

RESULTS: Final = EventKinds()
FIRST = RESULTS.add("first", "P-E1", "finish")
ALL_PLACES = RESULTS.add("places", "P-E2", "finish")
TWO_COLOURS = RESULTS.add("two_colours", "P-2d", "finish")
BY_PAIR = RESULTS.add("pairs", "P-4d", "finish")

# Columns of a refusal; the squares are a list
REFUSAL_OPERANDS: Final[Sequence[str]] = (
    *("player", "colour", "colours", "from", "to", "start", "die", "bonus", "steps"),
    *("needed", "reached", "square", "barrier", "squares"),
)
BY, COLOUR, MOVED_COLOURS, FROM, TO, FIRST_SQUARE, DIE, BONUS, STEPS = range(9)
NEEDED, REACHED, SQUARE, BARRIER, SQUARES = range(9, len(REFUSAL_OPERANDS))

MAX_WAY: Final = 2 + GOAL - HOME + 1  # from home to the goal


@kernel
def why(state: State, move: int, number: int, out: Row) -> int:
    """Fill in the operands of a refusal for the move it was given for; return its number, or a more exact one."""
    colour, start, end = engine.decode(move)
    steps = rules.steps_due(state)
    out[BY] = state.seat
    out[COLOUR] = colour
    out[MOVED_COLOURS] = rules.seat_played_for(state)
    out[FROM] = SPOT[colour, start - HOME]
    out[TO] = SPOT[colour, end - HOME]
    out[FIRST_SQUARE] = SPOT[colour, START - HOME]
    out[DIE] = state.die
    out[BONUS] = state.bonus
    out[STEPS] = steps
    out[NEEDED] = GOAL - start
    out[SQUARES] = END
    if number == engine.WRONG_COUNT:
        out[REACHED] = SPOT[colour, start + steps - HOME]
        return wrong_count_variant(state)
    if number == engine.BARRIER:
        return fill_barrier(state, colour, rules.blocking_barrier(state, colour, start, start + steps), out)
    if number == engine.MUST_OPEN_BARRIER:
        fill_squares_to_open(state, out)
    return number


@kernel
def wrong_count_variant(state: State) -> int:
    """Return what a wrong count is called with a bonus, or with a 6 that counts more."""
    if state.bonus:
        return engine.WRONG_COUNT_BONUS
    is_long_six = state.die == rules.SIX and rules.steps_due(state) != rules.SIX
    return engine.WRONG_COUNT_SIX if is_long_six else engine.WRONG_COUNT


@kernel
def fill_barrier(state: State, colour: int, step: int, out: Row) -> int:
    """Fill in which barrier closes the way, and of whom; return the number of the refusal."""
    first, second = int(state.squares[PLACE[colour, step], 0]), int(state.squares[PLACE[colour, step], 1])
    out[SQUARE] = SPOT[colour, step - HOME]
    out[BARRIER] = 1 << first | 1 << second
    return engine.BARRIER if first == second else engine.BARRIER_OF_PARTNERS


@kernel
def fill_squares_to_open(state: State, out: Row) -> None:
    """Fill in the squares of the barriers that the player can open now."""
    column = SQUARES
    for colour in rules.colours_moved(state):
        for piece in range(PIECES):
            step = int(state.pieces[colour, piece])
            if int(state.choices) & engine.bit_of(colour, piece) and rules.is_in_own_barrier(state, colour, step):
                out[column] = SPOT[colour, step - HOME]
                column += 1
    out[column] = END


@kernel
def way(seat: int, event: Row, index: int, out: Row) -> int:
    """Fill in the squares that a piece went over in an event; return how many numbers that are."""
    kind, colour = int(event[0]), int(event[1])
    if index > 0:
        return 0
    if kind == MOVED:
        return walk(colour, int(event[2]), int(event[3]), out)
    if kind == LEFT_HOME:
        return walk(colour, int(SPOT[colour, 0]), int(event[2]), out)
    if kind == SENT_HOME:
        return go_home(colour, int(event[2]), out)
    return go_home(int(event[2]), int(event[3]), out) if kind in (ATE, ATE_ON_LEAVING) else 0


@kernel
def walk(colour: int, origin: int, end: int, out: Row) -> int:
    """Fill in the way of a piece from a spot to another."""
    out[0], out[1] = colour, 0
    length = 2
    step = 0
    while SPOT[colour, step] != origin:
        step += 1
    while SPOT[colour, step] != end:
        out[length] = SPOT[colour, step]
        length, step = length + 1, step + 1
    out[length] = end
    return length + 1


@kernel
def go_home(colour: int, origin: int, out: Row) -> int:
    """Fill in the way of a piece that is sent home."""
    out[0], out[1], out[2], out[3] = colour, 1, origin, SPOT[colour, 0]
    return 4


@kernel
def ending(state: State, out: Row) -> int:
    """Fill in how a game that is over is won; return by which clause it has ended."""
    out[1] = state.finish
    if state.mode == PAIRS:
        return BY_PAIR
    if state.mode != INDIVIDUAL:
        return TWO_COLOURS
    return ALL_PLACES if state.play_on and state.players > 2 else FIRST


def letters_of(state: State, seat: int) -> list[str]:
    """Name a seat by the letters of its colours."""
    return [COLOURS[colour] for colour in colours_of_seat(state, seat)]


def describe(state: State) -> tuple[Message, ...]:
    """Describe the board in sentences: each colour, then the barriers."""
    messages = []
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


def turn(state: State) -> Message:
    """Say whose turn it is, while the game goes on."""
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
