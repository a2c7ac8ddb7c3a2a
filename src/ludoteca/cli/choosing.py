"""A move chosen piece by piece: of the legal moves, those that are left, and how they can go on.

A spelling has steps, as `3` `@1,-1` `:4`, which a move knows; after the first, a sign begins each step, and
people may leave it out.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, takewhile

from ludoteca.core.moves import Move


@dataclass(frozen=True, slots=True)
class Candidate:
    """A legal move with the steps of its spelling."""

    move: Move
    steps: tuple[str, ...]

    def starts(self, text: str) -> bool:
        """Return whether its spelling begins so."""
        return fold(self.move.text).startswith(fold(text))

    def stop_after(self, length: int) -> str:
        """Cut its spelling at the end of the first step beyond so many letters."""
        ends = accumulate(map(len, self.steps))
        return self.move.text[: next((end for end in ends if end > length), length)]


@dataclass(frozen=True, slots=True)
class Left:
    """The moves that are left; `path` holds the steps that all of them begin with, `begin` what a person chose."""

    candidates: tuple[Candidate, ...]
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
        """The move, where one is left."""
        return self.candidates[0].move if len(self.candidates) == 1 else None

    def options(self) -> dict[str, list[Candidate]]:
        """List how the moves go on, each step with the moves that have it."""
        found: dict[str, list[Candidate]] = {}
        for one in self.candidates:
            if len(one.steps) > len(self.path):
                found.setdefault(one.steps[len(self.path)], []).append(one)
        return found

    def bare(self, step: str) -> str:
        """Leave out the sign with which a later step begins."""
        return step[1:] if self.path and not step[0].isalnum() else step

    def is_numbered(self) -> bool:
        """Return whether options can be chosen by their place in the list: only where none is itself a number."""
        return not any(self.bare(step).isdecimal() for step in self.options())


class Choosing:
    """A person's way through the legal moves."""

    def __init__(self, moves: Sequence[Move], listed: int) -> None:
        """Begin with all moves; where they are more than can be listed, steps are chosen one by one."""
        self.candidates = tuple(Candidate(move, move.steps) for move in moves)
        self.is_by_steps = len(moves) > listed and any(len(one.steps) > 1 for one in self.candidates)
        path = common_steps(self.candidates) if self.is_by_steps else ()
        self.trail = [Left(self.candidates, path)]

    @property
    def left(self) -> Left:
        """What is left now."""
        return self.trail[-1]

    @property
    def is_begun(self) -> bool:
        """Whether a person has chosen some of the move."""
        return len(self.trail) > 1

    def take(self, left: Left) -> None:
        """Go on with what is left."""
        is_new = left.path[: len(self.left.path)] != self.left.path
        self.trail = [self.trail[0], left] if is_new else [*self.trail, left]

    def back(self) -> bool:
        """Go back to the choice before; return whether there was one."""
        was_begun = self.is_begun
        if was_begun:
            self.trail.pop()
        return was_begun

    def option(self, line: str) -> Left | None:
        """Read the next step: with or without its sign, or its number in the list."""
        left, wanted = self.left, fold(line)
        siblings = Left(tuple(one for one in self.candidates if one.steps[: len(left.path)] == left.path), left.path)
        options = siblings.options()
        named = {fold(step): step for step in options} | {fold(left.bare(step)): step for step in options}
        if left.is_numbered():
            named = {str(number): step for number, step in enumerate(left.options(), 1)} | named
        step = named.get(wanted)
        return narrowed(options[step], left.text + step) if step else None

    def beginning(self, line: str) -> Left | None:
        """Read the beginning of what is left to spell, or of a whole spelling that goes beyond the first step."""
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
        return stops([one for one in self.candidates if one.starts(line)], "", line)

    def starting(self, lead: str, line: str) -> list[Candidate]:
        """Find the moves whose spelling begins so; while one is being chosen, a new one must be clear to be one."""
        found = [one for one in self.candidates if one.starts(lead + line)]
        if self.left.path and not lead:
            found = [one for one in found if len(one.steps[0]) < len(line)]
        return found

    def leads(self) -> Iterator[str]:
        """List what may be left out before a line, most likely first."""
        left = self.left
        for sign in dict.fromkeys(step[0] for step in left.options() if left.bare(step) != step):
            yield left.text + sign
        if left.path:
            yield left.text
        yield ""

    def guesses(self, line: str) -> Iterator[str]:
        """Complete a line that begins no legal move as others are spelled, to find out what is wrong with it."""
        for lead, known in self.guessed_leads(line):
            for rest in dict.fromkeys("".join(one.steps[known:]) for one in self.candidates):
                yield lead + line + rest

    def guessed_leads(self, line: str) -> Iterator[tuple[str, int]]:
        """List what may stand before a line, with the number of steps that are then known, most likely first."""
        path = self.left.path
        for taken in range(len(path), -1, -1):
            if taken < len(path) and line.isalnum():
                return  # a number or a letter that is not in the list means no other step
            signs = [one.steps[taken][0] for one in self.left.candidates if 0 < taken < len(one.steps)]
            for sign in dict.fromkeys([*signs, ""]):
                lead = "".join(path[:taken]) + sign
                yield from ((lead, taken + 1), (lead, taken + 2))


def narrowed(candidates: Sequence[Candidate], begin: str) -> Left:
    """Go as far as there is no choice."""
    return Left(tuple(candidates), common_steps(candidates), begin)


def common_steps(candidates: Sequence[Candidate]) -> tuple[str, ...]:
    """Find the steps that all moves begin with."""
    first, last = min(one.steps for one in candidates), max(one.steps for one in candidates)
    return tuple(step for step, _ in takewhile(lambda pair: pair[0] == pair[1], zip(first, last, strict=False)))


def stops(candidates: Sequence[Candidate], lead: str, line: str) -> list[str]:
    """List the next steps' ends, without the lead; each once, and none where a line is complete."""
    ways = [one.stop_after(len(lead + line))[len(lead) :] for one in candidates]
    return [way for way in dict.fromkeys(ways) if way != line]


def fold(text: str) -> str:
    """Take away what people spell in several ways: capitals, and the apostrophe that phones type."""
    return text.casefold().replace("’", "'")
