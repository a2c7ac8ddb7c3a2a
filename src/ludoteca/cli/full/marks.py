"""Where a move is on the board in characters: the characters that change when it is marked."""

import re
from collections.abc import Sequence
from itertools import takewhile, zip_longest

from ludoteca.core.game import Game
from ludoteca.core.moves import Move
from ludoteca.core.spans import Room, Rows, Span

Place = tuple[int, int]
"""A line and a column of the drawing."""
LEFT_REACH, RIGHT_REACH = 3, 4  # characters beside a mark that belong to its square, unless its edge comes sooner
SMALL_LETTERS = re.compile("[a-z]")
FIRST_EDGE, LAST_EDGE = "─", "╿"  # the signs that boxes are drawn with


class Marks:
    """The board of one position, drawn for some room, and where moves are on it."""

    def __init__(self, game: Game, room: Room | None = None) -> None:
        self.rulebook, self.state, self.room = game.rulebook, game.state, room
        plain = self.rulebook.characters(self.state, room=room)
        self.plain = cells_of(plain)
        self.is_small = sizes_of(plain) != sizes_of(self.rulebook.characters(self.state))

    def places_of(self, moves: Sequence[Move]) -> frozenset[Place]:
        """Find the characters that all of some moves mark; moves are in order, so the first and the last tell."""
        if not moves:
            return frozenset()
        ends = {move.text: move for move in (moves[0], moves[-1])}
        drawings = (self.rulebook.characters(self.state, move, self.room) for move in ends.values())
        found = [changed(self.plain, cells_of(rows)) for rows in drawings]
        places = frozenset.intersection(*found)
        if self.is_small:
            return lengthened(self.plain, places)
        has_steps = len(self.rulebook.steps(moves[0].text)) > 1  # such a game has cells of several lines
        return widened(self.plain, places, lines=2 if has_steps else 1)


def cells_of(rows: Rows) -> list[list[Span]]:
    """Part a drawing into its characters."""
    return [[Span(mark, span.ink, span.paper, span.bold) for span in row for mark in span.text] for row in rows]


def sizes_of(rows: Rows) -> list[int]:
    """Measure the rows of a drawing."""
    return [sum(len(span.text) for span in row) for row in rows]


def changed(before: list[list[Span]], after: list[list[Span]]) -> frozenset[Place]:
    """Find the characters that differ; none where the drawing has another size."""
    if sizes_of(before) != sizes_of(after):
        return frozenset()
    return frozenset(
        (line, column)
        for line, (old, new) in enumerate(zip_longest(before, after))
        for column, (one, other) in enumerate(zip(old, new, strict=True))
        if one != other
    )


def widened(cells: list[list[Span]], places: frozenset[Place], lines: int) -> frozenset[Place]:
    """Take in the square around a mark, on its line and below, so that it catches the eye."""
    found = set(places)
    for top, column in places:
        for line in range(top, min(top + lines, len(cells))):
            row = "".join(cell.text for cell in cells[line])
            found.update((line, column + step) for step in way_to_edge(row[column:], RIGHT_REACH))
            before = SMALL_LETTERS.split(row[column::-1])[0]  # a word to the left names what is marked
            found.update((line, column - step) for step in way_to_edge(before, LEFT_REACH))
    return frozenset(found)


def lengthened(cells: list[list[Span]], places: frozenset[Place]) -> frozenset[Place]:
    """Take in what follows a mark, up to a blank or another paper: small drawings have no lines between squares."""
    found = set(places)
    for line, column in places:
        row = cells[line]
        for at in range(column + 1, min(column + 1 + RIGHT_REACH, len(row))):
            if row[at].text == " " or row[at].paper != row[column].paper or is_edge(row[at].text):
                break
            found.add((line, at))
    return frozenset(found)


def way_to_edge(marks: str, reach: int) -> range:
    """Count how far it is to the edge of a square, or as far as a square reaches."""
    free = takewhile(lambda mark: not is_edge(mark), marks[: reach + 1])
    return range(sum(1 for _ in free))


def is_edge(mark: str) -> bool:
    """Tell whether a character is one of those that boxes are drawn with."""
    return FIRST_EDGE <= mark <= LAST_EDGE
