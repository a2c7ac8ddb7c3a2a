"""What happened and why, for people: events of moves, reasons of refusals, the state in words.

Nothing here decides anything. It looks at the states before and after and asks the same rule functions that the
engine asked.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ludoteca.core.events import Narrator, Words
from ludoteca.core.moves import OVER, State
from ludoteca.core.pieces import Way
from ludoteca.core.ranking import ranking_by
from ludoteca.core.refusals import Event, Refusal, Result
from ludoteca.core.text import Message
from ludoteca.games.stax import codes, engine, rules
from ludoteca.games.stax.board import COLOURS, DIRECTIONS, KING, NO_TILE, NUMBER, OWNER, Cell, Tile, number_with_face
from ludoteca.games.stax.events import CLIMBED, EVENTS, MOVED, MOVED_KING, PLACED, PLACED_FIRST, UNCOVERED
from ludoteca.games.stax.notation import HAND, hands_of, name_of, spell_cell, tile_value, top_at, towers_of
from ludoteca.games.stax.ring import cell_index
from ludoteca.games.stax.state import BY_CAPTURE, BY_LIMIT, BY_NO_ACTION, BY_REPETITION, GAME, TURN_MASK

ABOUT_TILES: Final = (PLACED_FIRST, PLACED, MOVED, MOVED_KING, UNCOVERED, CLIMBED)

OVER_VARIANTS: Final = {
    BY_NO_ACTION: engine.OVER_NO_ACTION,
    BY_REPETITION: engine.OVER_REPETITION,
    BY_LIMIT: engine.OVER_LIMIT,
}
RESULTS: Final = {
    BY_CAPTURE: ("capture", "X-E1"),
    BY_NO_ACTION: ("no_action", "X-E2"),
    BY_REPETITION: ("repetition", "X-E3"),
    BY_LIMIT: ("limit", "X-E3"),
}


def why(state: State, move: int, number: int) -> Refusal:
    """Explain a refusal's number for the move it was given for."""
    parameters = _parameters_of(state, move)
    if number == engine.GAME_OVER:
        number = OVER_VARIANTS.get(int(state.end), number)
    elif number == engine.NOT_YOURS_ON_TOP and _has_tile_below(state, move):
        number = engine.COVERED
    elif number in (engine.OFF_STRUCTURE, engine.BARRED):
        stop = _where_it_stops(state, move)
        there = top_at(state, stop)
        parameters |= {"cell": spell_cell(stop), "piece": name_of(tile_value(state, there)) if there else ""}
        if NUMBER[there] == KING:
            number = engine.BARRED_BY_KING
    elif number in (engine.TRAPS, engine.PLACING_TRAPS):
        parameters["cell"] = spell_cell(_where_it_traps(state, move))
    elif number == engine.SAME_TURN:
        turn = move & TURN_MASK
        parameters |= {"turn": turn, "smallest": turn % rules.ways_to_turn(int(parameters["tile"].rstrip("'")))}
    elif number == engine.NEVER_ON_TOP:
        parameters["piece"] = name_of(tile_value(state, top_at(state, codes.end_of(move))))
    return engine.REFUSALS.refusal(GAME, number, parameters)


def _parameters_of(state: State, move: int) -> dict[str, Any]:
    """Collect what the sentences about a move may name."""
    seat = int(rules.colour_to_act(state))
    parameters: dict[str, Any] = {
        "player": COLOURS[seat],
        "enemy": COLOURS[(seat + 1) % int(state.players)],
        "before": COLOURS[rules.hunter_of(state, seat)],
        "limit": int(state.move_limit),
    }
    if codes.is_swap(move):
        return parameters
    parameters["to"] = spell_cell(codes.end_of(move))
    if codes.is_placing(move):
        number, face, *_ = codes.unpack_placing(move)
        tile = Tile(seat, number, bool(face), 0)
        return parameters | {"tile": number_of(tile), "piece": name_of(tile)}
    q, r, *_ = codes.unpack_move(move)
    parameters["from"] = spell_cell((q, r))
    there = top_at(state, (q, r))
    if there != NO_TILE:
        tile = tile_value(state, there)
        parameters |= {"tile": number_of(tile), "piece": name_of(tile)}
        parameters |= {"owner": COLOURS[tile.seat], "directions": list(tile.arrows)}
    return parameters


def _has_tile_below(state: State, move: int) -> bool:
    q, r, *_ = codes.unpack_move(move)
    return any(tile.seat == rules.colour_to_act(state) for tile in towers_of(state)[q, r])


def _where_it_stops(state: State, move: int) -> Cell:
    """Find the cell where a move cannot go on."""
    q, r, direction, steps, _, _ = codes.unpack_move(move)
    lifted = state.copy()
    rules.lift(lifted, top_at(state, (q, r)))
    stop = rules.stops_after(lifted, cell_index(q, r), direction, steps)
    return q + stop * DIRECTIONS[direction][0], r + stop * DIRECTIONS[direction][1]


def _where_it_traps(state: State, move: int) -> Cell:
    """Find a cell from which the little man could not get down after a move."""
    after = state.copy()
    seat = int(rules.colour_to_act(state))
    if codes.is_placing(move):
        engine.place(after, seat, move)
    else:
        engine.shift(after, seat, move)
    trapped = rules.trapped_top(after)
    return int(after.q[trapped]), int(after.r[trapped])


def number_of(tile: Tile) -> str:
    """Return which of a player's tiles it is, as the vocabularies know it: `3`, `8'`."""
    return number_with_face(tile.number, is_flipped=tile.is_flipped)


class StaxNarrator(Narrator):
    """Turns events of Stax into words."""

    game = GAME
    kinds = EVENTS
    words: Mapping[str, Words] = {
        **dict.fromkeys(("tile", "covered"), lambda operands: number_of(as_it_lies(operands[0], operands[1]))),
        **dict.fromkeys(("cell", "origin"), lambda operands: spell_cell((operands[0], operands[1]))),
        **dict.fromkeys(("next", "winner"), lambda operands: COLOURS[operands[0]]),
        "captured": lambda operands: COLOURS[OWNER[operands[0]]],
    }

    def player(self, seat: int) -> str:
        """Name a seat by the letter of its colour."""
        return COLOURS[seat]

    def more(self, seat: int, kind: int, operands: Sequence[int]) -> dict[str, Any]:
        """Describe how a tile lies, whose it is, and where it went."""
        if kind not in ABOUT_TILES:
            return {}
        tile = as_it_lies(*operands[:3])
        whose = {"owner": COLOURS[tile.seat], "piece": name_of(tile)}
        if kind in (UNCOVERED, CLIMBED):
            return whose
        arrows = {"arrows": list(tile.arrows)}
        if kind in (MOVED, MOVED_KING):
            return {"cell": _path(*operands[3:7])[-1], **arrows}
        return {**whose, "whose": "own" if tile.seat == seat else "others", **arrows}  # the other's by X-P5

    def ways(self, seat: int, kind: int, operands: Sequence[int]) -> tuple[Way, ...]:
        """Name the cells that a tile went over."""
        colour = COLOURS[OWNER[operands[0]]]
        cell = spell_cell((operands[3], operands[4]))
        if kind in (PLACED_FIRST, PLACED):
            return (Way(colour, HAND, (cell,)),)
        return (Way(colour, cell, tuple(_path(*operands[3:7]))),) if kind in (MOVED, MOVED_KING) else ()


NARRATOR: Final = StaxNarrator()


def narrate(before: State, rows: Sequence[Sequence[int]]) -> tuple[Event, ...]:
    """Turn what happened after a state into words."""
    return NARRATOR.narrate(int(before.seat), rows)


def _path(q: int, r: int, direction: int, steps: int) -> list[str]:
    """Spell the cells that a tile goes over, the last included."""
    q_step, r_step = DIRECTIONS[direction]
    return [spell_cell((q + step * q_step, r + step * r_step)) for step in range(1, steps + 1)]


def as_it_lies(tile: int, face: int, turn: int = 0) -> Tile:
    """Return a tile of the numbering over all players as a value."""
    return Tile(int(OWNER[tile]), int(NUMBER[tile]), bool(face), turn)


def result(state: State) -> Result:
    """Explain why a game that is over has ended."""
    key, clause = RESULTS[int(state.end)]
    places = ranking_by(engine.place_of, state, int(state.players))
    parameters = {
        "winner": COLOURS[places[0][0]],
        "loser": COLOURS[rules.colour_to_act(state)],
        "times": int(state.repetition),
        "limit": int(state.move_limit),
    }
    winners = places[0] if len(places) > 1 else ()
    return Result(GAME, f"result.{key}", parameters, clause=clause, winners=winners)


def describe(state: State) -> tuple[Message, ...]:
    """Describe the whole state in sentences: whose turn, then each cell, then the hands."""
    messages = [_whose_turn(state)]
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


def _whose_turn(state: State) -> Message:
    if state.phase == OVER:
        return result(state)
    colour = int(rules.colour_to_act(state))
    if rules.is_cutting(state):
        key = "cuts"
    elif rules.may_swap(state):
        key = "chooses"
    else:
        key = "places" if rules.must_place(state, colour) else "plays"
    return Message(GAME, f"describe.{key}", {"player": COLOURS[state.seat], "colour": COLOURS[colour]})
