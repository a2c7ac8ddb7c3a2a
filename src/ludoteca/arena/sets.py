"""What sets of games say of a bot: its score in each, and how much luck it had."""

from collections.abc import Sequence
from statistics import fmean

from ludoteca.arena.figures import luck_of, score_of
from ludoteca.arena.lineups import Matchup
from ludoteca.arena.playing import Outcome
from ludoteca.games import info_of

Set = Sequence[Outcome]
"""The games of a set, one for each rotation of the seats."""


def mean_score(matchup: Matchup, bot: str, games: Set) -> float:
    """Return the mean score of a bot in a set."""
    return fmean(score_of(bot, matchup.seated(outcome.rotation), outcome.places) for outcome in games)


def mean_luck(matchup: Matchup, bot: str, games: Set) -> float | None:
    """Return the mean luck of a bot in a set, in what counts as its score; None where the games tell none."""
    if not all(outcome.luck for outcome in games):
        return None
    setup = matchup.setup
    partners = setup.players // info_of(setup.game).sides(setup)
    return fmean(luck_of(bot, matchup.seated(outcome.rotation), outcome.luck, partners) for outcome in games)
