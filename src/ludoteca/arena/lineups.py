"""Who meets whom: lineups of bots at a table, and the rotations of their seats."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, pairwise, permutations
from typing import Final

from ludoteca.arena.errors import ArenaError
from ludoteca.bots import DEFAULT_LEVEL, LEVELS
from ludoteca.core.options import GameInfo, Setup, spell_value
from ludoteca.games import info_of

RANDOM: Final = "random"
PAIRS: Final = "pairs"  # the mode in which opposite seats are partners
MANY: Final = 4  # players at the second table of the ladder


@dataclass(frozen=True)  # without slots, so that what is asked for at every game is worked out once
class Matchup:
    """Bots that meet at a table: a name for each seat, before any rotation."""

    setup: Setup
    lineup: tuple[str, ...]

    @cached_property
    def key(self) -> str:
        """Name it in a line: `parchis players=2 mode=individual: hard, medium`."""
        return f"{table_key(self.setup)}: {', '.join(self.lineup)}"

    @property
    def bots(self) -> tuple[str, ...]:
        """The bots, each once."""
        return tuple(dict.fromkeys(self.lineup))

    @cached_property
    def rotations(self) -> list[tuple[int, ...]]:
        """Every different way to seat the lineup in its order: for each seat, the place in the lineup.

        With one bot against several of another, the one sits once in every seat.
        """
        seats = range(len(self.lineup))
        ways: dict[tuple[str, ...], tuple[int, ...]] = {}
        for turn in seats:
            places = tuple((seat - turn) % len(self.lineup) for seat in seats)
            ways.setdefault(tuple(self.lineup[place] for place in places), places)
        return list(ways.values())

    def seated(self, rotation: int) -> list[str]:
        """Return which bot sits in each seat."""
        return [self.lineup[place] for place in self.rotations[rotation]]

    def sets_for(self, games: int) -> int:
        """Return how many whole sets hold at least a number of games."""
        return -(-games // len(self.rotations))


def table_key(setup: Setup) -> str:
    """Name how a game is played: `parchis players=4 mode=individual six_counts=12`."""
    changed = setup.changed_options(info_of(setup.game))
    options = "".join(f" {name}={spell_value(value)}" for name, value in sorted(changed.items()))
    return f"{setup.game} players={setup.players} mode={setup.mode}{options}"


def round_robin(setup: Setup, bots: Sequence[str]) -> list[Matchup]:
    """Let each bot meet each other one.

    Two players: one against one. Partners: two against two. More players: one against a table full of the other, and
    the other way round.
    """
    twice = next((name for name in bots if bots.count(name) > 1), None)
    if twice:
        raise ArenaError("twice", bot=twice)
    if setup.players == 2:
        return [Matchup(setup, pair) for pair in combinations(bots, 2)]
    if setup.mode == PAIRS:
        return [Matchup(setup, (one, other) * (setup.players // 2)) for one, other in combinations(bots, 2)]
    others = setup.players - 1
    return [Matchup(setup, (one,) + (other,) * others) for one, other in permutations(bots, 2)]


def ladder(games: Sequence[str]) -> list[Matchup]:
    """Let each level of each game meet the one below it; show where the top stands, against chance and in company."""
    return [matchup for game in games for matchup in _rungs(info_of(game))]


def _rungs(info: GameInfo) -> Iterator[Matchup]:
    two = info.setup(2)
    for lower, higher in pairwise(LEVELS):
        yield Matchup(two, (higher, lower))
    yield Matchup(two, (LEVELS[-1], RANDOM))
    if MANY in info.players:
        yield Matchup(info.setup(MANY), (LEVELS[-1],) + (DEFAULT_LEVEL,) * (MANY - 1))
