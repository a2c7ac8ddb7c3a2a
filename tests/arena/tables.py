"""Tables and games for tests of the arena."""

from ludoteca.arena.lineups import Matchup
from ludoteca.arena.playing import Job
from ludoteca.games import info_of


def matchup(*lineup: str, game: str = "parchis", mode: str | None = None) -> Matchup:
    return Matchup(info_of(game).setup(len(lineup), mode), lineup)


def jobs_of_set(one: Matchup, number: int = 0, seed: str = "1") -> list[Job]:
    return [Job(one, number, rotation, seed, 1.0) for rotation in range(len(one.rotations))]
