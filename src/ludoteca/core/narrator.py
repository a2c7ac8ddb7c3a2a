"""Rows of a game's kernels in words, for one way to play it.

Nothing here decides anything, and nothing knows which game it is: what a row stands for is said by the kinds of the
game and the forms of their operands (core/words.py).
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, TypeAlias

import numpy as np

from ludoteca.core.decoded import MOST_MOVES, DecodedNumbers, DecodedRows
from ludoteca.core.errors import Fault
from ludoteca.core.events import COLUMNS, LONG_ROW, EventKinds, EventRows
from ludoteca.core.faults import FIELD, KIND, FaultKinds
from ludoteca.core.interface import Engine, Events, Story
from ludoteca.core.moves import State
from ludoteca.core.overview import ListedMove
from ludoteca.core.pieces import SpotNames, Way
from ludoteca.core.ranking import Ranking
from ludoteca.core.refusals import Event, Refusal, Result
from ludoteca.core.text import Message
from ludoteca.core.words import END, NUMBER, Form

# Of a row that `way` fills: the colour, whether the piece was sent back, and from there on the spots
WAY_COLOUR, WAY_IS_BACK, WAY_SPOTS = range(3)


class Narrator:
    """Turns events, refusals, results, reasons and faults into messages."""

    def __init__(
        self,
        game: str,
        letters: Sequence[str],
        players: Sequence[str | list[str]],
        spots: SpotNames,
        engine: Engine,
        events: Events,
        story: Story,
    ) -> None:
        """Take how sentences name colours, players and spots, and the modules of the game."""
        self.game, self.letters, self.players, self.spots = game, letters, players, spots
        self.engine, self.events, self.story = engine, events, story
        self._moves: dict[int, DecodedNumbers[ListedMove]] = {}  # by seat
        self._events = [DecodedRows(COLUMNS, partial(self.event, seat)) for seat in range(len(players))]

    def narrate(self, seat: int, rows: EventRows, count: int) -> tuple[Event, ...]:
        """Turn the events of a throw or a move of a seat into words; those of equal rows are one object."""
        return tuple(self._events[seat].of(rows, count))

    def events_within(self, seat: int, written: bytes, count: int, start: int) -> tuple[Event, ...]:
        """Turn events, whose rows begin at a byte, into words."""
        return tuple(self._events[seat].within(written, count, start))

    def narrate_each(self, seat: int, rows: EventRows, counts: Sequence[int]) -> list[tuple[Event, ...]]:
        """Turn the events of each of several moves of a seat into words."""
        return [tuple(events) for events in self._events[seat].of_each(rows, counts)]

    def moves_of(self, seat: int, decode: "Decoder") -> DecodedNumbers[ListedMove]:
        """Return what keeps the moves of a seat with what would happen in them."""
        if seat not in self._moves:
            self._moves[seat] = DecodedNumbers(partial(decode, self, seat), MOST_MOVES)
        return self._moves[seat]

    def event(self, seat: int, row: Sequence[int]) -> Event:
        """Turn an event into words."""
        kind = self.events.EVENTS[row[0]]
        parameters = {"seat": seat, "player": self.players[seat], **self.parameters(kind.operands, row)}
        ways = tuple(self.ways(seat, row))
        key = f"event.{kind.name}"
        return Event(self.game, key, parameters, clause=kind.clause, effect=kind.effect, ways=ways)

    def refusal(self, state: State, move: int, number: int) -> Refusal:
        """Explain a refusal's number for the move it was given for."""
        row = np.zeros(LONG_ROW, np.int32)
        name, clause = self.engine.REFUSALS[self.story.why(state, move, number, row)]
        operands = {operand: column for column, operand in enumerate(self.story.REFUSAL_OPERANDS) if operand}
        parameters = self.parameters(operands, row.tolist())
        return Refusal(self.game, f"refusal.{name}", parameters, clause=clause)

    def result(self, state: State, ranking: Ranking) -> Result:
        """Explain why a game that is over has ended; the places are those of all seats."""
        row = np.zeros(LONG_ROW, np.int32)
        kind = self.story.RESULTS[self.story.ending(state, row)]
        places = [[self.players[seat] for seat in place] for place in ranking]
        parameters = {"winners": places[0], "places": places, **self.parameters(kind.operands, row.tolist())}
        winners = ranking[0] if len(ranking) > 1 else ()
        return Result(self.game, f"result.{kind.name}", parameters, clause=kind.clause, winners=winners)

    def reason(self, kinds: EventKinds, number: int, row: Sequence[int]) -> Message:
        """Say what speaks for a move."""
        kind = kinds[number]
        return Message(self.game, f"reason.{kind.name}", self.parameters(kind.operands, row))

    def fault(self, kinds: FaultKinds, row: Sequence[int], text: str) -> Fault:
        """Say what is wrong with the text of a position, and where."""
        kind = kinds[row[KIND]]
        parameters = {name: self.value(form, row, column, text) for name, (column, form) in kind.operands.items()}
        where = str(parameters[kind.where]) if kind.where else kinds.fields[row[FIELD]]
        return Fault(kind.domain, f"fault.{kind.name}", parameters, where=where)

    def parameters(self, operands: Mapping[str, int], row: Sequence[int]) -> dict[str, Any]:
        """Turn the operands of a row into what sentences name."""
        forms = self.story.FORMS
        return {name: self.value(forms.get(name, NUMBER), row, column) for name, column in operands.items()}

    def value(self, form: Form, row: Sequence[int], column: int, text: str = "") -> Any:
        """Turn the operand in a column, or the list that begins there, into what a sentence names.

        A form may stand for a part of a text.
        """
        number = row[column]
        if form.kind == "flag":
            return bool(number)
        if form.kind == "letter":
            return self.letters[number]
        if form.kind == "player":
            return self.players[number]
        if form.kind == "spot":
            return self.spots.spoken(number)
        if form.kind == "name":
            return form.names[number]
        if form.kind == "range":
            return list(range(number, row[column + 1] + 1, row[column + 2]))
        if form.kind == "text":
            return text[number : row[column + 1]][: form.most]
        if form.kind == "number" or form.of is None:
            return number
        within = [bit for bit in range(number.bit_length()) if number >> bit & 1] if form.kind == "set" else []
        if form.kind == "list":
            within = list(row[column : row.index(END, column)])
        return [self.value(form.of, within, index) for index in range(len(within))]

    def ways(self, seat: int, row: Sequence[int]) -> list[Way]:
        """List the ways of the pieces that moved in an event."""
        found: list[Way] = []
        given, out = np.array(row, np.int32), np.zeros(self.story.MAX_WAY, np.int32)
        while length := self.story.way(seat, given, len(found), out):
            colour, is_back, *spots = out[:length].tolist()
            origin, *path = [self.spots[spot] for spot in spots]
            found.append(Way(self.letters[colour], origin, tuple(path), is_sent_back=bool(is_back)))
        return found


Decoder: TypeAlias = Callable[[Narrator, int, bytes], ListedMove]
"""Decodes a move of a seat, whose events a narrator puts into words."""
