"""A move chosen piece by piece: of the legal moves, those that remain, and how they can go on.

A spelling has steps, as `3` `@1,-1` `:4`, which a move knows; after the first, a sign begins each step, and
people may leave it out.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, takewhile

from ludoteca.core.moves import Move


@dataclass(frozen=True, slots=True)
class RemainingMoves:
    """The moves that are left; `path` holds the steps that all of them begin with, `begin` what a person chose."""

    moves: tuple[Move, ...]
    path: tuple[str, ...]
    begin: str = ""

    @property
    def text(self) -> str:
        """The steps taken, as they are spelled."""
        return "".join(self.path)

    @property
    def implied(self) -> str:
        """What was taken without being chosen, since nothing else is possible."""
        return self.text[len(self.begin) :]

    @property
    def only_move(self) -> Move | None:
        """The move, where one remains."""
        return self.moves[0] if len(self.moves) == 1 else None

    def options(self) -> dict[str, list[Move]]:
        """List how the moves go on, each step with the moves that have it."""
        found: dict[str, list[Move]] = {}
        for move in self.moves:
            if len(move.steps) > len(self.path):
                found.setdefault(move.steps[len(self.path)], []).append(move)
        return found

    def bare(self, step: str) -> str:
        """Leave out the sign with which a later step begins."""
        return step[1:] if self.path and not step[0].isalnum() else step

    def is_numbered(self) -> bool:
        """Return whether options can be chosen by their place in the list: only where none is itself a number."""
        return not any(self.bare(step).isdecimal() for step in self.options())


class MoveSelection:
    """A person's way through the legal moves."""

    def __init__(self, moves: Sequence[Move], listed: int) -> None:
        """Begin with all moves; where they are more than can be listed, steps are chosen one by one."""
        self.moves = tuple(moves)
        self.is_by_steps = len(moves) > listed and any(len(move.steps) > 1 for move in moves)
        self.trail = [RemainingMoves(self.moves, common_steps(moves) if self.is_by_steps else ())]

    @property
    def remaining(self) -> RemainingMoves:
        """The moves that remain now."""
        return self.trail[-1]

    @property
    def is_begun(self) -> bool:
        """Whether a person has chosen some of the move."""
        return len(self.trail) > 1

    def take(self, remaining: RemainingMoves) -> None:
        """Go on with fewer moves."""
        is_new = remaining.path[: len(self.remaining.path)] != self.remaining.path
        self.trail = [self.trail[0], remaining] if is_new else [*self.trail, remaining]

    def back(self) -> bool:
        """Go back to the choice before; return whether there was one."""
        was_begun = self.is_begun
        if was_begun:
            self.trail.pop()
        return was_begun

    def option(self, line: str) -> RemainingMoves | None:
        """Read the next step: with or without its sign, or its number in the list."""
        remaining, wanted = self.remaining, fold(line)
        siblings = RemainingMoves(
            tuple(move for move in self.moves if move.steps[: len(remaining.path)] == remaining.path), remaining.path
        )
        options = siblings.options()
        named = {fold(step): step for step in options} | {fold(remaining.bare(step)): step for step in options}
        if remaining.is_numbered():
            named = {str(number): step for number, step in enumerate(remaining.options(), 1)} | named
        step = named.get(wanted)
        return narrowed(options[step], remaining.text + step) if step else None

    def beginning(self, line: str) -> RemainingMoves | None:
        """Read the beginning of what is still to be spelled, or of a whole spelling that goes beyond the first step."""
        for lead in self.leads():
            found = self.starting(lead, line)
            if found:
                return narrowed(found, lead + line)
        return None

    def continuations(self, line: str) -> list[str]:
        """Complete a line up to the end of a step, in each way that leads to a legal move."""
        for lead in self.leads():
            found = self.starting(lead, line)
            if found:
                return stops(found, lead, line)
        return []

    def whole_continuations(self, line: str) -> list[str]:
        """Complete a line as the beginning of a whole spelling, whatever is chosen so far."""
        return stops([move for move in self.moves if starts(move, line)], "", line)

    def starting(self, lead: str, line: str) -> list[Move]:
        """Find the moves whose spelling begins so; while one is being chosen, a new one must be clear to be one."""
        found = [move for move in self.moves if starts(move, lead + line)]
        if self.remaining.path and not lead:
            found = [move for move in found if len(move.steps[0]) < len(line)]
        return found

    def leads(self) -> Iterator[str]:
        """List what may be left out before a line, most likely first."""
        remaining = self.remaining
        for sign in dict.fromkeys(step[0] for step in remaining.options() if remaining.bare(step) != step):
            yield remaining.text + sign
        if remaining.path:
            yield remaining.text
        yield ""

    def guesses(self, line: str) -> Iterator[str]:
        """Complete a line that begins no legal move as others are spelled, to find out what is wrong with it."""
        for lead, known in self.guessed_leads(line):
            for rest in dict.fromkeys("".join(move.steps[known:]) for move in self.moves):
                yield lead + line + rest

    def guessed_leads(self, line: str) -> Iterator[tuple[str, int]]:
        """List what may stand before a line, with the number of steps that are then known, most likely first."""
        path = self.remaining.path
        for taken in range(len(path), -1, -1):
            if taken < len(path) and line.isalnum():
                return  # a number or a letter that is not in the list means no other step
            signs = [move.steps[taken][0] for move in self.remaining.moves if 0 < taken < len(move.steps)]
            for sign in dict.fromkeys([*signs, ""]):
                lead = "".join(path[:taken]) + sign
                yield from ((lead, taken + 1), (lead, taken + 2))


def narrowed(moves: Sequence[Move], begin: str) -> RemainingMoves:
    """Go as far as there is no choice."""
    return RemainingMoves(tuple(moves), common_steps(moves), begin)


def common_steps(moves: Sequence[Move]) -> tuple[str, ...]:
    """Find the steps that all moves begin with."""
    first, last = min(move.steps for move in moves), max(move.steps for move in moves)
    return tuple(step for step, _ in takewhile(lambda pair: pair[0] == pair[1], zip(first, last, strict=False)))


def stops(moves: Sequence[Move], lead: str, line: str) -> list[str]:
    """List where the next steps end, without the lead; each once, and none where a line is complete."""
    typed, ways = len(lead + line), []
    for move in moves:
        ends = accumulate(map(len, move.steps))
        ways.append(move.text[len(lead) : next((end for end in ends if end > typed), typed)])
    return [way for way in dict.fromkeys(ways) if way != line]


def starts(move: Move, text: str) -> bool:
    """Return whether the spelling of a move begins so."""
    return fold(move.text).startswith(fold(text))


def fold(text: str) -> str:
    """Take away what people spell in several ways: capitals, and the apostrophe that phones type."""
    return text.casefold().replace("’", "'")
