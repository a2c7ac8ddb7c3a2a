"""A test that ends a run as soon as it is sure: does a bot score the lower or the higher of two shares?

It is Wald's sequential probability ratio test, in its general form for means whose variance is estimated on the way,
over whole sets in their order, without the luck of the dice where that is known. So it says the same on any number of
processes, and after a break. Where the true score is one of the two, the other one is answered in one run of twenty,
roughly; where it lies between both, either may be.
"""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from math import log
from typing import Any, Final

from ludoteca.arena.errors import ArenaError
from ludoteca.arena.figures import FEW, without_luck
from ludoteca.arena.lineups import Matchup
from ludoteca.arena.playing import Outcome
from ludoteca.arena.sets import mean_luck, mean_score

ERROR: Final = 0.05  # how often each answer may be wrong
BOUND: Final = log((1 - ERROR) / ERROR)  # of the ratio's logarithm


@dataclass(frozen=True, slots=True)
class SequentialTest:
    """The two scores that are told apart."""

    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the games so far say."""

    bot: str
    low: float
    high: float
    sets: int  # that were looked at
    ratio: float  # logarithm of how much likelier the higher score is than the lower one
    answer: float | None  # which of the two scores it is; None as long as that is not sure

    def to_data(self) -> dict[str, Any]:
        """Return it as plain data."""
        return asdict(self) | {"ratio": round(self.ratio, 4), "bound": round(BOUND, 4)}


def read_test(text: str) -> SequentialTest:
    """Read two scores in percent, as `50,55`; ArenaError where they are none."""
    try:
        low, high = (float(part) / 100 for part in text.split(","))
    except ValueError:
        raise ArenaError("sprt", sprt=text[:40]) from None
    if not 0 < low < high < 1:
        raise ArenaError("sprt", sprt=text[:40])
    return SequentialTest(low, high)


class SequentialRun:
    """A test of the first bot of a matchup, fed with games as they end."""

    def __init__(self, test: SequentialTest, matchup: Matchup) -> None:
        self.test, self.matchup = test, matchup
        self.games: dict[int, dict[int, Outcome]] = {}  # of sets that have not been looked at
        self.scores: list[float] = []  # of the sets that have, in their order
        self.luck: list[float | None] = []
        self.verdict = self.weigh()

    def add(self, outcome: Outcome) -> bool:
        """Add a game; return whether the test is decided. What comes after that changes nothing."""
        if outcome.key == self.matchup.key:
            self.games.setdefault(outcome.number, {})[outcome.rotation] = outcome
        while self.verdict.answer is None and self.is_next_whole():
            whole = self.games.pop(len(self.scores))
            games = [whole[rotation] for rotation in sorted(whole)]
            bot = self.matchup.lineup[0]
            self.scores.append(mean_score(self.matchup, bot, games))
            self.luck.append(mean_luck(self.matchup, bot, games))
            self.verdict = self.weigh()
        return self.verdict.answer is not None

    def add_all(self, outcomes: Mapping[Any, Outcome]) -> bool:
        """Add the games of a log."""
        return any(self.add(outcome) for outcome in outcomes.values())

    def is_next_whole(self) -> bool:
        """Return whether all games of the next set have ended."""
        return len(self.games.get(len(self.scores), ())) == len(self.matchup.rotations)

    def weigh(self) -> Verdict:
        """Weigh the sets so far against the bounds."""
        test, luck = self.test, [one for one in self.luck if one is not None]
        scores = without_luck(self.scores, luck) if len(luck) == len(self.scores) else self.scores
        ratio = log_ratio(scores, test) if len(scores) >= FEW else 0.0
        answer = test.high if ratio >= BOUND else test.low if ratio <= -BOUND else None
        return Verdict(self.matchup.lineup[0], test.low, test.high, len(scores), ratio, answer)


def log_ratio(scores: Sequence[float], test: SequentialTest) -> float:
    """Return the logarithm of how much likelier scores are if their mean is the higher one.

    The variance is that of the scores with a win and a loss added, so that it is never 0.
    """
    count = len(scores)
    smoothed = [*scores, 0.0, 1.0]
    middle = sum(smoothed) / len(smoothed)
    spread = sum((score - middle) ** 2 for score in smoothed) / len(smoothed)
    return (test.high - test.low) * (sum(scores) - count * (test.low + test.high) / 2) / spread
