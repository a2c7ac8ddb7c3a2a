"""What games say of bots: scores with their intervals, and ratings by OpenSkill (Plackett-Luce)."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from statistics import covariance, fmean, variance
from typing import Final, TypeAlias

from openskill.models import PlackettLuce

from ludoteca.analysis.intervals import wilson
from ludoteca.core.ranking import Ranking

FEW: Final = 30  # sets, below which their variance is not trusted
NOTHING: Final = 1e-9  # a variance that is rounding

Game: TypeAlias = tuple[Sequence[str], Ranking, bool]
"""Who sat where, the places, and whether those who share a place are partners."""


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


def luck_of(bot: str, seated: Sequence[str], luck: Sequence[float], partners: int) -> float:
    """Return the luck of a bot in a game, in what counts as its score; `partners` win together."""
    return sum(luck[seat] for seat, name in enumerate(seated) if name == bot) / partners


def without_luck(scores: Sequence[float], luck: Sequence[float]) -> list[float]:
    """Take the luck of sets off their scores: so much of it as leaves the least variance.

    The mean of luck is 0, so that of the scores stays, but for what estimating the share adds: little, where sets are
    many.
    """
    if len(scores) < FEW or variance(luck) < NOTHING:
        return list(scores)
    share = covariance(scores, luck) / variance(luck)
    return [score - share * one for score, one in zip(scores, luck, strict=True)]


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a bot seems, and how unsure that is: most likely within two sigma of mu."""

    mu: float
    sigma: float


def rate(bots: Iterable[str], games: Iterable[Game]) -> dict[str, Rating]:
    """Rate bots by their games, in this order. They do not learn meanwhile, so nothing is added for that (tau 0).

    A bot that holds several seats is rated in each of them, and goes on with the mean.
    """
    model = PlackettLuce(tau=0.0)
    ratings = {bot: Rating(model.mu, model.sigma) for bot in bots}
    for seated, places, partners in games:
        ranks, teams = zip(*_teams(places, partners), strict=True)
        players = [[model.rating(ratings[seated[s]].mu, ratings[seated[s]].sigma) for s in team] for team in teams]
        rated = model.rate(players, ranks=list(ranks))
        after: dict[str, list[Rating]] = {}
        for team, members in zip(teams, rated, strict=True):
            for seat, member in zip(team, members, strict=True):
                after.setdefault(seated[seat], []).append(Rating(member.mu, member.sigma))
        for bot, each in after.items():
            ratings[bot] = Rating(fmean(one.mu for one in each), fmean(one.sigma for one in each))
    return ratings


def _teams(places: Ranking, partners: bool) -> Iterator[tuple[float, tuple[int, ...]]]:
    """Yield the rank and the seats of everybody who plays for himself, or of every two partners."""
    for rank, place in enumerate(places):
        for team in [place] if partners else [(seat,) for seat in place]:
            yield float(rank), team
