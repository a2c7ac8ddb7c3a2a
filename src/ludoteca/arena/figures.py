"""What scores say: means, intervals, and by how much one could be wrong."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, variance
from typing import Final

from ludoteca.analysis.intervals import wilson
from ludoteca.core.ranking import Ranking

FEW: Final = 30  # sets, below which their variance is not trusted
NOTHING: Final = 1e-9  # a variance that is rounding


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean score, with the interval that holds the true one with 95 % confidence."""

    mean: float
    low: float
    high: float
    worth: float  # independent games that would say as much


def score_of(bot: str, seated: Sequence[str], places: Ranking) -> float:
    """Return a bot's share of the first place: 1 for a win, also of partners; 0.5 for a draw of two."""
    first = places[0]
    return sum(seated[seat] == bot for seat in first) / len(first)


def estimate(scores: Sequence[float]) -> Estimate:
    """Estimate a bot's true score from its scores in sets, each the mean over the games of the set.

    Sets are independent, the games in one are not. The interval is Wilson's, with as many trials as independent games
    would be needed for the variance seen between sets: near one half that is the normal approximation, near 0 and 1 it
    stays sensible. Where sets are few or all alike, each counts as one trial, which is wide enough: no score between
    0 and 1 varies more than a coin of the same mean.
    """
    count, mean = len(scores), min(1.0, max(0.0, fmean(scores)))
    spread = variance(scores) if count >= FEW else 0.0
    trials = count * mean * (1 - mean) / spread if spread > NOTHING else float(count)
    return Estimate(mean, *wilson(mean, trials), trials)
