"""What happened and why, for people: what sentences about events, refusals and results name, and the state in words.

Nothing here decides anything. It looks at a state and asks the same rule functions that the engine asked. Where it
lifts a tile to see what follows, it puts it back, and the state is as it was.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from ludoteca.core.events import EventKinds, Row
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import State
from ludoteca.core.text import Message
from ludoteca.core.words import LETTER, SPOT, Form, one_of, set_of
from ludoteca.core.words import NUMBER as AS_NUMBER
from ludoteca.games.stax import codes, engine, events, rules
from ludoteca.games.stax.board import (
    COLOURS,
    FACES,
    KING,
    NO_TILE,
    NUMBER,
    OWNER,
    Q_STEP,
    R_STEP,
    SETS,
    TILES,
    Tile,
    number_with_face,
)
from ludoteca.games.stax.engine import FROM_HAND
from ludoteca.games.stax.notation import hands_of, name_of, spell_cell, towers_of
from ludoteca.games.stax.ring import cell_index, line_to
from ludoteca.games.stax.state import BY_CAPTURE, BY_LIMIT, BY_NO_ACTION, BY_REPETITION, GAME, TURN_MASK

NO_NAMES: Final = ("",) * FACES  # of NO_TILE
# As events.number_and_face and events.tile_and_face count
TILE_NAMES: Final = (
    *NO_NAMES,
    *(number_with_face(number, is_flipped=bool(face)) for number in range(1, SETS + 1) for face in range(FACES)),
)
PIECE_NAMES: Final = (*NO_NAMES, *(letter + name for letter in COLOURS for name in TILE_NAMES[FACES:]))

FORMS: Final[Mapping[str, Form]] = {
    **dict.fromkeys(("player", "enemy", "before", "owner", "captured", "next", "winner", "loser"), LETTER),
    **dict.fromkeys(("cell", "origin", "from", "to"), SPOT),
    **dict.fromkeys(("tile", "covered"), one_of(TILE_NAMES)),
    "piece": one_of(PIECE_NAMES),
    "whose": one_of(("own", "others")),
    **dict.fromkeys(("arrows", "directions"), set_of(AS_NUMBER)),
}

RESULTS: Final = EventKinds()
WON_BY_CAPTURE = RESULTS.add("capture", "X-E1", "winner", "loser", "times", "limit")
WON_BY_NO_ACTION = RESULTS.add("no_action", "X-E2", "winner", "loser", "times", "limit")
DRAWN_BY_REPETITION = RESULTS.add("repetition", "X-E3", "winner", "loser", "times", "limit")
DRAWN_BY_LIMIT = RESULTS.add("limit", "X-E3", "winner", "loser", "times", "limit")

# Columns of a refusal
REFUSAL_OPERANDS: Final[Sequence[str]] = (
    *("player", "enemy", "before", "limit", "from", "to"),
    *("tile", "piece", "owner", "directions", "turn", "smallest", "cell"),
)
PLAYER, ENEMY, BEFORE, LIMIT, FROM, TO = range(6)
TILE, PIECE, WHOSE_TILE, DIRECTIONS, TURN, SMALLEST, CELL = range(6, len(REFUSAL_OPERANDS))

MAX_WAY: Final = 2 + 1 + TILES  # no tile goes further: rules.longest_move


@kernel
def why(state: State, move: int, number: int, out: Row) -> int:
    """Fill in the operands of a refusal for the move it was given for; return its number, or a more exact one."""
    fill_players(state, out)
    fill_way(move, out)
    fill_tile(state, move, out)
    if number == engine.GAME_OVER:
        return over_variant(int(state.end))
    if number == engine.NOT_YOURS_ON_TOP and has_own_tile(state, move):
        return engine.COVERED
    if number in (engine.OFF_STRUCTURE, engine.BARRED):
        return fill_stop(state, move, number, out)
    if number == engine.TRAPS:
        out[CELL] = where_move_traps(state, move)
    elif number == engine.PLACING_TRAPS:
        out[CELL] = where_placing_traps(state, move)
    elif number == engine.NEVER_ON_TOP:
        q, r = codes.end_of(move)
        name_piece(state, rules.top_at(state, q, r), out)
    return number


@kernel
def fill_players(state: State, out: Row) -> None:
    """Fill in whose turn it is, who comes next and who came before, and the limit of actions."""
    seat = rules.colour_to_act(state)
    out[PLAYER] = seat
    out[ENEMY] = (seat + 1) % int(state.players)
    out[BEFORE] = rules.hunter_of(state, seat)
    out[LIMIT] = state.move_limit


@kernel
def fill_way(move: int, out: Row) -> None:
    """Fill in from where to where an action goes; a swap goes nowhere."""
    out[FROM] = out[TO] = out[CELL] = FROM_HAND
    if codes.is_swap(move):
        return
    end_q, end_r = codes.end_of(move)
    out[TO] = codes.pack_cell(end_q, end_r)
    if not codes.is_placing(move):
        q, r, _, _, _, _ = codes.unpack_move(move)
        out[FROM] = codes.pack_cell(q, r)


@kernel
def fill_tile(state: State, move: int, out: Row) -> None:
    """Fill in which tile an action places or moves, whose it is and how it lies."""
    tile = tile_of(state, move)
    face = codes.unpack_placing(move)[1] if codes.is_placing(move) else int(state.face[tile])
    out[TILE] = events.number_and_face(tile, face)
    out[PIECE] = events.tile_and_face(tile, face)
    out[WHOSE_TILE] = rules.colour_to_act(state) if tile == NO_TILE else int(OWNER[tile])
    out[DIRECTIONS] = state.arrows[tile]
    out[TURN] = move & TURN_MASK
    out[SMALLEST] = (move & TURN_MASK) % rules.ways_to_turn(int(NUMBER[tile]))


@kernel
def tile_of(state: State, move: int) -> int:
    """Return the tile that an action places or moves; NO_TILE for a swap, and where there is none to move."""
    if codes.is_swap(move):
        return NO_TILE
    if codes.is_placing(move):
        return rules.tile_of(rules.colour_to_act(state), codes.unpack_placing(move)[0])
    q, r, _, _, _, _ = codes.unpack_move(move)
    return rules.top_at(state, q, r)


@kernel
def name_piece(state: State, tile: int, out: Row) -> None:
    """Fill in another tile than the one that is placed or moved, or NO_TILE."""
    out[PIECE] = events.tile_and_face(tile, int(state.face[tile]))


@kernel
def over_variant(end: int) -> int:
    """Return the number of the refusal of a game that is over, by how it has ended."""
    if end == BY_NO_ACTION:
        return engine.OVER_NO_ACTION
    if end == BY_REPETITION:
        return engine.OVER_REPETITION
    return engine.OVER_LIMIT if end == BY_LIMIT else engine.GAME_OVER


@kernel
def has_own_tile(state: State, move: int) -> bool:
    """Return whether there is a tile of the colour to act in the tower that a move starts from."""
    tile = tile_of(state, move)
    while tile != NO_TILE:
        if OWNER[tile] == rules.colour_to_act(state):
            return True
        tile = int(state.under[tile])
    return False


@kernel
def fill_stop(state: State, move: int, number: int, out: Row) -> int:
    """Fill in the cell where a move cannot go on, and the tile there; return the number of the refusal."""
    q, r, direction, steps, _, _ = codes.unpack_move(move)
    tile = tile_of(state, move)
    rules.lift(state, tile)
    stop = rules.stops_after(state, cell_index(q, r), direction, steps)
    put_back(state, tile)
    stop_q, stop_r = q + stop * int(Q_STEP[direction]), r + stop * int(R_STEP[direction])
    there = rules.top_at(state, stop_q, stop_r)
    out[CELL] = codes.pack_cell(stop_q, stop_r)
    name_piece(state, there, out)
    return engine.BARRED_BY_KING if NUMBER[there] == KING else number


@kernel
def put_back(state: State, tile: int) -> None:
    """Put a tile that has been lifted back as it was."""
    rules.put(state, tile, int(state.q[tile]), int(state.r[tile]), int(state.face[tile]), int(state.turn[tile]))


@kernel
def where_placing_traps(state: State, placing: int) -> int:
    """Return a cell from which the little man could not get down after a placing."""
    q, r = codes.end_of(placing)
    return trapped_cell(state, tile_of(state, placing), q, r)


@kernel
def where_move_traps(state: State, move: int) -> int:
    """Return a cell from which the little man could not get down after a move."""
    q, r = codes.end_of(move)
    tile = tile_of(state, move)
    rules.lift(state, tile)
    there = int(state.top[cell_index(q, r)])
    is_capture = there == rules.hunted_king(state, int(OWNER[tile]))
    if is_capture:
        rules.lift(state, there)
    cell = trapped_cell(state, tile, q, r)
    if is_capture:
        put_back(state, there)
    put_back(state, tile)
    return cell


@kernel
def trapped_cell(state: State, tile: int, q: int, r: int) -> int:
    """Return a cell from which the little man cannot get down while a tile that is not on the table lies on q, r."""
    old_q, old_r, old_place = int(state.q[tile]), int(state.r[tile]), int(state.place[tile])
    arrows = int(state.arrows[tile])
    rules.put(state, tile, q, r, int(state.face[tile]), int(state.turn[tile]))
    trapped = rules.trapped_top(state)
    cell = codes.pack_cell(int(state.q[trapped]), int(state.r[trapped]))
    rules.lift(state, tile)
    state.q[tile] = old_q
    state.r[tile] = old_r
    state.place[tile] = old_place
    state.arrows[tile] = arrows
    return cell


@kernel
def way(seat: int, event: Row, index: int, out: Row) -> int:
    """Fill in the cells that a tile went over in an event; return how many numbers that are."""
    kind = int(event[0])
    if index > 0:
        return 0
    if kind in (events.PLACED_FIRST, events.PLACED):
        out[0], out[1], out[2], out[3] = event[events.WHOSE_TILE], 0, FROM_HAND, event[events.CELL]
        return 4
    if kind in (events.MOVED, events.MOVED_KING):
        out[0], out[1] = event[events.WHOSE_TILE], 0
        return walk(int(event[events.ORIGIN]), int(event[events.CELL]), out)
    return 0


@kernel
def walk(origin: int, end: int, out: Row) -> int:
    """Fill in the cells from one to another in a line; return how many numbers the way has with them."""
    q, r = codes.unpack_cell(origin)
    end_q, end_r = codes.unpack_cell(end)
    direction, steps = line_to(end_q - q, end_r - r)
    for step in range(steps + 1):
        out[2 + step] = codes.pack_cell(q + step * int(Q_STEP[direction]), r + step * int(R_STEP[direction]))
    return 2 + steps + 1


@kernel
def ending(state: State, out: Row) -> int:
    """Fill in who has won a game that is over, and what ends one in a draw; return by which clause it has ended."""
    out[1] = max(engine.winner(state), 0)  # the sentence about a draw names nobody
    out[2] = rules.colour_to_act(state)
    out[3] = state.repetition
    out[4] = state.move_limit
    if state.end == BY_CAPTURE:
        return WON_BY_CAPTURE
    if state.end == BY_NO_ACTION:
        return WON_BY_NO_ACTION
    return DRAWN_BY_REPETITION if state.end == BY_REPETITION else DRAWN_BY_LIMIT


def number_of(tile: Tile) -> str:
    """Return which of a player's tiles it is, as the vocabularies know it: `3`, `8'`."""
    return number_with_face(tile.number, is_flipped=tile.is_flipped)


def describe(state: State) -> tuple[Message, ...]:
    """Describe the table in sentences: each cell, then the hands."""
    messages = []
    for cell, tiles in towers_of(state).items():
        top, below = tiles[-1], tiles[:-1]
        parameters = {
            "cell": spell_cell(cell),
            "tile": number_of(top),
            "owner": COLOURS[top.seat],
            "piece": name_of(top),
            "directions": list(top.arrows),
            "height": len(tiles),
            "below": [name_of(tile) for tile in reversed(below)],
        }
        alone, on_top = ("king", "king_on_top") if top.number == KING else ("tile", "tile_on_top")
        key = on_top if below else alone
        messages.append(Message(GAME, f"describe.{key}", parameters))
    for seat, hand in enumerate(hands_of(state)):
        key = "hand" if hand else "hand_empty"
        messages.append(Message(GAME, f"describe.{key}", {"colour": COLOURS[seat], "tiles": list(map(str, hand))}))
    return tuple(messages)


def turn(state: State) -> Message:
    """Say whose turn it is, while the game goes on."""
    colour = int(rules.colour_to_act(state))
    if rules.is_cutting(state):
        key = "cuts"
    elif rules.may_swap(state):
        key = "chooses"
    else:
        key = "places" if rules.must_place(state, colour) else "plays"
    return Message(GAME, f"describe.{key}", {"player": COLOURS[state.seat], "colour": COLOURS[colour]})
