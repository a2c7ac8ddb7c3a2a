"""What a study of a game finds: throw by throw and choice by choice, and in all for each seat."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from ludoteca.core.moves import Dice
from ludoteca.core.text import Message
from ludoteca.study.grades import GRADES, Grade

Seats: TypeAlias = tuple[float, ...]
"""A number for each seat; partners have the same."""
DIGITS: Final = 4  # of a chance, as data


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move that could have been chosen, and the chances of all seats after it."""

    move: str
    chances: Seats
    errors: Seats | None = None  # standard errors of the chances; None where the move was not rolled out


@dataclass(frozen=True, slots=True)
class StudiedThrow:
    """A throw: the chances that were to be expected before it, and those with the dice as they fell."""

    index: int  # of the action in the history of the game
    seat: int
    dice: Dice
    expected: Seats
    after: Seats

    @property
    def luck(self) -> Seats:
        """What the dice have given to each seat, or taken from it; they sum to 0, and have a mean of 0."""
        return tuple(after - before for before, after in zip(self.expected, self.after, strict=True))


@dataclass(frozen=True, slots=True)
class StudiedChoice:
    """A choice, the best move first among the candidates; of Stax only the best and the chosen one are known."""

    index: int
    seat: int
    move: str
    candidates: tuple[Candidate, ...]
    grade: Grade | None = None  # None where there was only one move
    for_chosen: Message | None = None  # what speaks for the move that was chosen, or against it
    for_best: Message | None = None  # what speaks for the best one, where that is another
    error: float | None = None  # standard error of the loss, with the same dice for both; None without rollouts

    @property
    def best(self) -> Candidate:
        """The best move."""
        return self.candidates[0]

    @property
    def chosen(self) -> Candidate:
        """The move that was chosen."""
        return next(one for one in self.candidates if one.move == self.move)

    @property
    def quality(self) -> Seats:
        """What the choice has given to each seat against the best one; to who chose it, never more than 0."""
        return tuple(chosen - best for best, chosen in zip(self.best.chances, self.chosen.chances, strict=True))

    @property
    def loss(self) -> float:
        """What the choice has cost whoever chose it."""
        return max(0.0, -self.quality[self.seat])


Step: TypeAlias = StudiedThrow | StudiedChoice


@dataclass(frozen=True, slots=True)
class Totals:
    """What decided the result of a seat: start + luck + quality + drift = result."""

    start: float  # the chance to win before the first throw
    result: float  # 1 for a win; shared between those who share it
    luck: float  # of all throws, whoever made them
    quality: float  # of all choices, whoever made them
    lost: float  # by this seat's own choices
    choices: int  # with two moves or more
    grades: dict[Grade, int]

    @property
    def drift(self) -> float:
        """What neither dice nor choices explain: a later look at the same position saw another chance."""
        return self.result - self.start - self.luck - self.quality

    @property
    def adjusted(self) -> float:
        """The result without the luck: over many games it has the same mean, and varies less."""
        return self.result - self.luck

    @property
    def loss_a_choice(self) -> float:
        """The mean loss of a choice."""
        return self.lost / self.choices if self.choices else 0.0


@dataclass(frozen=True, slots=True)
class Report:
    """The study of a game."""

    game: str
    players: int
    mode: str
    start: Seats  # the chances before the first action
    result: Seats | None  # None while the game goes on
    steps: tuple[Step, ...]
    depth: int  # throws that choices were looked ahead
    sides: int  # that can win: partners are one
    rollouts: int = 0  # of each move that looked best; 0 where none were asked for
    names: dict[int, str] = field(default_factory=dict)

    @property
    def throws(self) -> list[StudiedThrow]:
        """All throws."""
        return [step for step in self.steps if isinstance(step, StudiedThrow)]

    @property
    def choices(self) -> list[StudiedChoice]:
        """All choices, those between two moves or more."""
        return [step for step in self.steps if isinstance(step, StudiedChoice) and step.grade]

    @property
    def expected_places(self) -> Seats:
        """The place that each seat could expect at the start."""
        return self.places(self.start)

    def places(self, chances: Seats) -> Seats:
        """Return the place that each seat can expect."""
        return expected_places(chances, self.sides)

    def totals(self) -> list[Totals]:
        """Sum up for each seat."""
        return [self._totals_of(seat) for seat in range(self.players)]

    def _totals_of(self, seat: int) -> Totals:
        own = [step for step in self.choices if step.seat == seat]
        counted = Counter(step.grade for step in own if step.grade)
        last = self.result or (chances_after(self.steps[-1]) if self.steps else self.start)
        return Totals(
            start=self.start[seat],
            result=last[seat],
            luck=sum(step.luck[seat] for step in self.throws),
            quality=sum(step.quality[seat] for step in self.steps if isinstance(step, StudiedChoice)),
            lost=sum(step.loss for step in own),
            choices=len(own),
            grades={grade: counted[grade] for grade in GRADES},
        )

    def turning_points(self, count: int = 5) -> list[Step]:
        """List the steps that changed the chances most, in their order: lucky and unlucky throws, costly choices."""
        decisive = sorted(self.steps, key=lambda step: -weight_of(step))[:count]
        return sorted((step for step in decisive if weight_of(step) > 0), key=lambda step: step.index)

    def to_data(self, language: str = "en") -> dict[str, Any]:
        """Return all of it as plain data, with reasons in a language."""
        return {
            "game": self.game,
            "players": self.players,
            "mode": self.mode,
            "names": {str(seat): name for seat, name in self.names.items()},
            "depth": self.depth,
            "rollouts": self.rollouts,
            "start": rounded(self.start),
            "expected_places": rounded(self.expected_places),
            "result": rounded(self.result) if self.result else None,
            "totals": [totals_data(one) for one in self.totals()],
            "turning_points": [step.index for step in self.turning_points()],
            "steps": [self._step_data(step, language) for step in self.steps],
        }

    def _step_data(self, step: Step, language: str) -> dict[str, Any]:
        """Return a step as plain data."""
        if isinstance(step, StudiedThrow):
            return {
                "index": step.index,
                "seat": step.seat,
                "dice": list(step.dice),
                "expected": rounded(step.expected),
                "after": rounded(step.after),
                "luck": rounded(step.luck),
                "expected_places": rounded(self.places(step.expected)),
                "places_after": rounded(self.places(step.after)),
            }
        return {
            "index": step.index,
            "seat": step.seat,
            "move": step.move,
            "grade": step.grade,
            "loss": round(step.loss, DIGITS),
            "error": None if step.error is None else round(step.error, DIGITS),
            "reason": step.for_chosen.explain(language) if step.for_chosen else "",
            "better": step.for_best.explain(language) if step.for_best else "",
            "candidates": [self._candidate_data(one) for one in step.candidates],
        }

    def _candidate_data(self, candidate: Candidate) -> dict[str, Any]:
        """Return a move that could have been chosen as plain data."""
        return {
            "move": candidate.move,
            "chances": rounded(candidate.chances),
            "errors": rounded(candidate.errors) if candidate.errors else None,
            "expected_places": rounded(self.places(candidate.chances)),
        }


def expected_places(chances: Seats, sides: int) -> Seats:
    """Return the place that each seat can expect, if the chances to be before another are as those to win."""

    def place_of(seat: int) -> float:
        own = chances[seat % sides]
        others = [chances[other] for other in range(sides) if other != seat % sides]
        return 1 + sum(other / (own + other) if own + other else 0.5 for other in others)

    return tuple(map(place_of, range(len(chances))))


def chances_after(step: Step) -> Seats:
    """Return the chances after a step."""
    return step.after if isinstance(step, StudiedThrow) else step.chosen.chances


def weight_of(step: Step) -> float:
    """Return how much a step has changed the chances of whoever it changed most."""
    changed = step.luck if isinstance(step, StudiedThrow) else step.quality
    return max(map(abs, changed))


def rounded(numbers: Sequence[float]) -> list[float]:
    """Round numbers."""
    return [round(number, DIGITS) for number in numbers]


def totals_data(totals: Totals) -> dict[str, Any]:
    """Return what decided the result of a seat as plain data."""
    names = ("start", "result", "luck", "quality", "drift", "adjusted", "lost", "loss_a_choice")
    return {name: round(getattr(totals, name), DIGITS) for name in names} | {
        "choices": totals.choices,
        "grades": totals.grades,
    }
