"""The result of a run as plain data: the same for the screen, the JSON file, the plot and the ladder's page."""

import os
import platform
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from typing import Any, Final, TypeAlias

from ludoteca.arena.figures import Game, estimate, rate, without_luck
from ludoteca.arena.lineups import PAIRS, Matchup
from ludoteca.arena.playing import Clock, Outcome
from ludoteca.arena.run import Plan
from ludoteca.arena.sets import mean_luck, mean_score
from ludoteca.games import info_of
from ludoteca.version import __version__

FORMAT: Final = 1
INTERVAL: Final = "95 %, Wilson's with the variance between sets (a set: all rotations of the seats, the same dice)"

Outcomes: TypeAlias = Mapping[tuple[str, int, int], Outcome]


def report(plan: Plan, outcomes: Outcomes, settings: Mapping[str, Any], games_a_second: float | None) -> dict[str, Any]:
    """Return the result of a run that is complete; the outcomes may be more than its plan asks for."""
    return {
        "format": FORMAT,
        "settings": dict(settings),
        "interval": INTERVAL,
        "machine": {
            "ludoteca": __version__,
            "python": platform.python_version(),
            "machine": platform.machine(),
            "cores": os.cpu_count(),
        },
        "games_a_second": games_a_second,
        "tables": [_table(part, outcomes) for part in plan.by_table()],
    }


def _table(plan: Plan, outcomes: Outcomes) -> dict[str, Any]:
    """Return all that was played at one kind of table."""
    setup = plan.matchups[0].setup
    bots = list(dict.fromkeys(bot for matchup in plan.matchups for bot in matchup.bots))
    clocks = {bot: Clock() for bot in bots}
    for job in plan.jobs():
        for bot, clock in outcomes[job.id].clocks.items():
            clocks[bot].add(clock)
    ratings = rate(bots, _rated_games(plan, outcomes))
    return {
        "game": setup.game,
        "players": setup.players,
        "mode": setup.mode,
        "options": setup.changed_options(info_of(setup.game)),
        "bots": bots,
        "pairings": [_pairing(matchup, plan.sets_of(matchup), outcomes) for matchup in plan.matchups],
        "ratings": {bot: _rounded(asdict(rating)) for bot, rating in ratings.items()},
        "times": {bot: _times(clock) for bot, clock in clocks.items()},
    }


def _rated_games(plan: Plan, outcomes: Outcomes) -> Iterator[Game]:
    """Yield all games in the plan's order, since ratings depend a little on it."""
    for job in plan.jobs():
        yield job.matchup.seated(job.rotation), outcomes[job.id].places, job.matchup.setup.mode == PAIRS


def _pairing(matchup: Matchup, count: int, outcomes: Outcomes) -> dict[str, Any]:
    """Return how the bots of one lineup did."""
    ways = [matchup.seated(rotation) for rotation in range(len(matchup.rotations))]
    games = [[outcomes[matchup.key, number, rotation] for rotation in range(len(ways))] for number in range(count)]
    scores: dict[str, dict[str, float]] = {}
    for bot in matchup.bots:
        means = [mean_score(matchup, bot, one) for one in games]
        found = estimate(means)
        par = matchup.lineup.count(bot) / len(matchup.lineup)
        figures = {"score": found.mean, "low": found.low, "high": found.high, "par": par, "worth_games": found.worth}
        scores[bot] = _rounded(figures | _without_luck(matchup, bot, means, games))
    firsts = [{ways[game.rotation][seat] for seat in game.places[0]} for one in games for game in one]
    return {
        "lineup": list(matchup.lineup),
        "sets": len(games),
        "games": len(firsts),
        "draws": sum(len(bots) > 1 for bots in firsts),
        "scores": scores,
    } | ({"failed": failed} if (failed := _failures(games)) else {})


def _failures(games: Sequence[Sequence[Outcome]]) -> dict[str, dict[str, Any]]:
    """Return which players have lost games by failing: how many, and why the first of them."""
    found: dict[str, dict[str, Any]] = {}
    for outcomes in games:
        for outcome in outcomes:
            for bot, reasons in outcome.failed.items():
                found.setdefault(bot, {"games": 0, "first": reasons})["games"] += 1
    return found


def _without_luck(
    matchup: Matchup, bot: str, means: Sequence[float], games: Sequence[Sequence[Outcome]]
) -> dict[str, float]:
    """Return the score of a bot without luck, where all games tell how much of it there was; else nothing."""
    luck = [one for one in (mean_luck(matchup, bot, outcomes) for outcomes in games) if one is not None]
    if len(luck) < len(games):
        return {}
    found = estimate(without_luck(means, luck))
    return {
        "without_luck": found.mean,
        "without_luck_low": found.low,
        "without_luck_high": found.high,
        "without_luck_worth_games": found.worth,
    }


def _times(clock: Clock) -> dict[str, float]:
    mean = clock.seconds / clock.moves if clock.moves else 0.0
    return {"moves": clock.moves, "mean_seconds": round(mean, 6), "longest_seconds": round(clock.longest, 6)}


def _rounded(figures: Mapping[str, float]) -> dict[str, float]:
    return {name: round(value, 6) for name, value in figures.items()}
