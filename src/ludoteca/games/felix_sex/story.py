"""What happened and why, for people: what sentences about events, refusals and results name, and the state in words.

Nothing here decides anything. It looks at a state and asks the same rule functions that the engine asked.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from ludoteca.core import words
from ludoteca.core.events import EventKinds, Row
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import OVER, ROLL, State
from ludoteca.core.narrator import WAY_COLOUR, WAY_IS_BACK, WAY_SPOTS
from ludoteca.core.text import Message
from ludoteca.core.words import END, PLAYER, Form, list_of, one_of, set_of
from ludoteca.games.felix_sex import engine, rules
from ludoteca.games.felix_sex.board import (
    BLACK,
    CELL_OF_SPOT,
    COLOURS,
    HAND,
    NO_CELL,
    OFF,
    SPOT,
    SPOT_OF_CELL,
    STEP,
    WHITE,
)
from ludoteca.games.felix_sex.events import (
    CAPTURED,
    CAPTURED_STACK,
    ENTERED,
    GROUP_MOVED,
    LANDED_JOINTLY,
    LANDED_ON,
    MOVED,
    ORIGINS,
    START_NAMES,
    TAKEN_OFF,
)
from ludoteca.games.felix_sex.notation import cells_of, dice_of
from ludoteca.games.felix_sex.state import DICE, GAME

FORMS: Final[Mapping[str, Form]] = {
    **dict.fromkeys(("cell", "origin", "to"), words.SPOT),
    **dict.fromkeys(("origins", "from"), list_of(words.SPOT)),
    "starts": list_of(one_of(START_NAMES)),
    "dice": list_of(words.NUMBER),
    **dict.fromkeys(("player", "enemy", "starter", "captured", "winner", "other", "next"), PLAYER),
    "tied": set_of(PLAYER),
}

RESULTS: Final = EventKinds()
ALL_OFF = RESULTS.add("all_off", "F-E3", "winner", "other", "left")

# Columns of a refusal; the dice and the cells where pieces start are lists
REFUSAL_OPERANDS: Final[Sequence[str]] = (
    *("player", "enemy", "to", "pieces", "needed", "enemies", "here", "most"),
    *("dice", *[""] * DICE, "from"),
)
BY, ENEMY, TO, PIECES, NEEDED, ENEMIES, HERE, MOST, UNUSED = range(9)
FROM: Final = UNUSED + DICE + 1

MAX_WAY: Final = WAY_SPOTS + 1 + engine.DIE_FACES


@kernel
def why(state: State, move: int, number: int, out: Row) -> int:
    """Fill in the operands of a refusal for the move it was given for; return its number, or a more exact one."""
    seat = int(state.seat)
    _, third, second, first, last, pieces = engine.unpack(move)
    start, end = int(STEP[first]), int(STEP[last])
    out[BY], out[ENEMY] = seat, 1 - seat
    out[TO] = SPOT_OF_CELL[seat, last]
    out[PIECES] = pieces
    out[NEEDED] = end - start
    out[ENEMIES] = rules.enemies_on(state, seat, end)
    fill_dice(state, out)
    if number in (engine.NO_PIECE_THERE, engine.TOO_FEW_THERE):
        first = first_short(state, first, second, third, pieces)
        second = NO_CELL
        out[HERE] = state.counts[seat, STEP[first]]
    elif number == engine.FEWER_DICE:
        out[MOST] = engine.most_dice(state)
    fill_origins(seat, first, second, third, out)
    return engine.THROW_TO_START_FIRST if number == engine.THROW_FIRST and state.opening else number


@kernel
def fill_dice(state: State, out: Row) -> None:
    """Fill in the dice not used yet, low first."""
    left = rules.dice_left(state)
    for index in range(left):
        out[UNUSED + index] = state.dice[index]
    out[UNUSED + left] = END


@kernel
def fill_origins(seat: int, first: int, second: int, third: int, out: Row) -> None:
    """Fill in the cells that a move starts from: one, or the three of a joint landing."""
    out[FROM] = SPOT_OF_CELL[seat, first]
    out[FROM + 1] = END
    if second != NO_CELL:
        out[FROM + 1] = SPOT_OF_CELL[seat, second]
        out[FROM + 2] = SPOT_OF_CELL[seat, third]
        out[FROM + 3] = END


@kernel
def first_short(state: State, first: int, second: int, third: int, pieces: int) -> int:
    """Return the first of the cells that a move starts from where the player has fewer pieces than it takes."""
    if second == NO_CELL:
        return first
    for cell in (first, second):
        wanted = pieces * ((cell == first) + (cell == second) + (cell == third))
        if state.counts[state.seat, STEP[cell]] < wanted:
            return cell
    return third


@kernel
def way(seat: int, event: Row, index: int, out: Row) -> int:
    """Fill in the cells that a piece went over in an event; return how many numbers that are."""
    kind = int(event[0])
    if index >= pieces_moved(event):
        return 0
    if kind in (CAPTURED, CAPTURED_STACK):
        return go_back(int(event[1]), int(event[2]), out)
    if kind == LANDED_JOINTLY:
        return walk(seat, int(event[ORIGINS + index]), int(event[LANDED_ON]), out)
    if kind == ENTERED:
        return walk(seat, int(SPOT[seat, HAND]), int(event[1]), out)
    if kind == TAKEN_OFF:
        return walk(seat, int(event[1]), int(SPOT[seat, OFF]), out)
    return walk(seat, int(event[1]), int(event[2]), out)


@kernel
def pieces_moved(event: Row) -> int:
    """Return how many pieces move in an event."""
    kind = int(event[0])
    if kind in (CAPTURED, CAPTURED_STACK, GROUP_MOVED):
        return int(event[3])
    if kind == LANDED_JOINTLY:
        return DICE
    return 1 if kind in (ENTERED, TAKEN_OFF, MOVED) else 0


@kernel
def walk(seat: int, origin: int, end: int, out: Row) -> int:
    """Fill in the way of a player's piece from a spot to another."""
    start, last = int(STEP[CELL_OF_SPOT[origin]]), int(STEP[CELL_OF_SPOT[end]])
    out[WAY_COLOUR], out[WAY_IS_BACK] = seat, 0
    for step in range(start, last + 1):
        out[WAY_SPOTS + step - start] = SPOT[seat, step]
    return WAY_SPOTS + last + 1 - start


@kernel
def go_back(seat: int, origin: int, out: Row) -> int:
    """Fill in the way of a piece that is captured."""
    out[WAY_COLOUR], out[WAY_IS_BACK] = seat, 1
    out[WAY_SPOTS], out[WAY_SPOTS + 1] = origin, SPOT[seat, HAND]
    return WAY_SPOTS + 2


@kernel
def ending(state: State, out: Row) -> int:
    """Fill in who won a game that is over, and how many pieces the other has left; return by which clause."""
    winner = int(state.seat)
    out[1], out[2] = winner, 1 - winner
    out[3] = state.pieces - state.counts[1 - winner, OFF]
    return ALL_OFF


def describe(state: State) -> tuple[Message, ...]:
    """Describe the board in sentences: each player's pieces, then what they may not do yet."""
    messages = []
    for seat in (WHITE, BLACK):
        counts = cells_of(state)[seat]
        places = [name if count == 1 else f"{name} ({count})" for name, count in counts.items()]
        messages.append(Message(GAME, "describe.pieces", {"colour": COLOURS[seat], "places": places}))
    for seat in (WHITE, BLACK):
        key = _stage_of(state, seat)
        if key and state.phase != OVER:
            messages.append(Message(GAME, f"describe.{key}", {"colour": COLOURS[seat]}))
    return tuple(messages)


def _stage_of(state: State, seat: int) -> str:
    if rules.must_enter_first(state, seat):
        return "must_enter"
    return "takes_off" if rules.may_take_off(state, seat) else ""


def turn(state: State) -> Message:
    """Say whose turn it is, while the game goes on."""
    key = "opening" if state.opening else "throws" if state.phase == ROLL else "plays"
    parameters = {"player": COLOURS[state.seat], "dice": dice_of(state)}
    return Message(GAME, f"describe.{key}", parameters)
