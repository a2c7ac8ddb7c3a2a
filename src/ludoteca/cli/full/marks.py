"""Where a move is on the board in characters: the characters that change when it is marked."""

import re
from collections.abc import Sequence
from itertools import takewhile, zip_longest

from ludoteca.core.game import Game
from ludoteca.core.moves import Move
from ludoteca.core.spans import Span

Rows = Sequence[Sequence[Span]]
Place = tuple[int, int]
"""A line and a column of the drawing."""
LEFT_REACH, RIGHT_REACH = 3, 4  # characters beside a mark that belong to its square, unless its edge comes sooner
SMALL_LETTERS = re.compile("[a-z]")
FIRST_EDGE, LAST_EDGE = "─", "╿"  # the signs that boxes are drawn with


class Marks:
    """The board of one position, and where moves are on it."""

    def __init__(self, game: Game) -> None:
        self.rulebook, self.state = game.rulebook, game.state
        self.plain = cells_of(self.rulebook.characters(self.state))

    def places_of(self, moves: Sequence[Move]) -> frozenset[Place]:
        """Find the characters that all of some moves mark; moves are in order, so the first and the last tell."""
        if not moves:
            return frozenset()
        ends = {move.text: move for move in (moves[0], moves[-1])}
        found = [changed(self.plain, cells_of(self.rulebook.characters(self.state, move))) for move in ends.values()]
        has_steps = len(self.rulebook.steps(moves[0].text)) > 1  # such a game has cells of several lines
        return widened(self.plain, frozenset.intersection(*found), lines=2 if has_steps else 1)


def cells_of(rows: Rows) -> list[list[Span]]:
    """Part a drawing into its characters."""
    return [[Span(mark, span.ink, span.paper, span.bold) for span in row for mark in span.text] for row in rows]


def changed(before: list[list[Span]], after: list[list[Span]]) -> frozenset[Place]:
    """Find the characters that differ; none where the drawing has another size."""
    if [len(row) for row in before] != [len(row) for row in after]:
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


def way_to_edge(marks: str, reach: int) -> range:
    """Count how far it is to the edge of a square, or as far as a square reaches."""
    free = takewhile(lambda mark: not is_edge(mark), marks[: reach + 1])
    return range(sum(1 for _ in free))


def is_edge(mark: str) -> bool:
    """Tell whether a character is one of those that boxes are drawn with."""
    return FIRST_EDGE <= mark <= LAST_EDGE
