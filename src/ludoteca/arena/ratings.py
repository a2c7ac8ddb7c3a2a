"""Ratings of bots over all games at one kind of table, by OpenSkill (Plackett-Luce)."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import TypeAlias

from openskill.models import PlackettLuce

from ludoteca.core.ranking import Ranking

Game: TypeAlias = tuple[Sequence[str], Ranking, bool]
"""Who sat where, the places, and whether those who share a place are partners."""


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
