"""A run: all games that a plan asks for and a log does not hold yet."""

from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from typing import Any

from ludoteca.arena.ladder import rung_of
from ludoteca.arena.lineups import Matchup, table_key
from ludoteca.arena.log import Log
from ludoteca.arena.playing import Job, Outcome, warm
from ludoteca.arena.wording import name_of
from ludoteca.arena.workers import play_all
from ludoteca.executors.shards import WHOLE, Shard
from ludoteca.games import info_of, setup_data


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played."""

    matchups: Sequence[Matchup]
    games: int | None  # for each matchup, at least; None: what the ladder gives it
    seed: str
    seconds: float | None  # to choose a move; None where searches end by their budget of work
    shard: Shard = WHOLE  # whose sets are played: a set stays together
    own_games: Mapping[str, int] = field(
        default_factory=dict
    )  # of matchups, by their keys, that have a number of their own

    def sets_of(self, matchup: Matchup) -> int:
        """Return how many sets a matchup plays."""
        rung = rung_of(matchup.setup.game, name_of(matchup.lineup)).games
        usual = rung if self.games is None else self.games
        return matchup.sets_for(self.own_games.get(matchup.key, usual))

    def jobs(self) -> Iterator[Job]:
        """Yield every game, the first sets of all matchups first: a run stopped early says something of each."""
        for number in self.shard.every(range(max(self.sets_of(matchup) for matchup in self.matchups))):
            for matchup in self.matchups:
                if number < self.sets_of(matchup):
                    for rotation in range(len(matchup.rotations)):
                        yield Job(matchup, number, rotation, self.seed, self.seconds)

    def by_table(self) -> "list[Plan]":
        """Part it by the kinds of table that are played at."""
        tables: dict[str, list[Matchup]] = {}
        for matchup in self.matchups:
            tables.setdefault(table_key(matchup.setup), []).append(matchup)
        return [replace(self, matchups=matchups) for matchups in tables.values()]

    def missing(self, log: Log) -> list[Job]:
        """List the games that are still to be played."""
        return [job for job in self.jobs() if job.id not in log.outcomes]

    def to_data(self) -> dict[str, Any]:
        """Return it as plain data, without its shard."""
        lineups = [{**setup_data(one.setup), "lineup": list(one.lineup)} for one in self.matchups]
        own = {"own_games": dict(self.own_games)} if self.own_games else {}
        return {"games": self.games, "lineups": lineups} | own

    @classmethod
    def from_data(cls, data: Mapping[str, Any], seed: str, seconds: float | None) -> "Plan":
        """Read plain data; KeyError, TypeError or ValueError where it is no plan."""
        matchups = [
            Matchup(
                info_of(one["game"]).setup(one["players"], one["mode"], **one["options"]),
                tuple(str(name) for name in one["lineup"]),
            )
            for one in data["lineups"]
        ]
        return cls(matchups, data["games"], seed, seconds, own_games=data.get("own_games", {}))


def prepare(jobs: Sequence[Job]) -> None:
    """Compile what the games use, once for all processes."""
    for matchup in {job.matchup.key: job.matchup for job in jobs}.values():
        warm(matchup)


def play_missing(
    jobs: Sequence[Job], log: Log, processes: int, on: str | None = None
) -> Generator[Outcome, None, None]:
    """Play games, on a cluster where one is named, and write them down; yields each when it is safe in the log."""
    if not jobs:
        return
    with closing(play_all(jobs, min(processes, len(jobs)), on)) as outcomes:
        for outcome in outcomes:
            log.add(outcome)
            yield outcome
