"""Many games at once on a GPU: of a network that learns, and between two networks."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ludoteca.bots.dice_search.instances import inputs_of
from ludoteca.bots.dice_search.matches import MatchResult, result_of
from ludoteca.bots.dice_search.network import packed
from ludoteca.bots.dice_search.workspace import EVERYBODY, HEURISTIC, NOBODY, Network, shape_of, sharing_dtype
from ludoteca.bots.gpu.instances import Games, games_of
from ludoteca.bots.gpu.shared_network import widened
from ludoteca.core.generator import stream
from ludoteca.core.interface import States
from ludoteca.core.options import Setup
from ludoteca.games import rulebook_of
from ludoteca.gpu import Device

GAMES_AT_ONCE: Final = 1 << 16  # of a match


def workspaces_for(setup: Setup, words: NDArray[np.uint64]) -> States:
    """Make a workspace for each of many games, with the stream of its dice."""
    rulebook = rulebook_of(setup.game)
    workspaces = np.zeros(len(words), sharing_dtype(rulebook))
    workspaces["sides"] = rulebook.info.sides(setup)
    workspaces["words"][:, 0] = words
    return workspaces


def start_of_games(setup: Setup) -> States:
    """Return the position that games begin in, as an array of one."""
    rulebook = rulebook_of(setup.game)
    start = np.zeros(1, rulebook.dtype)
    start[0] = rulebook.start(setup)
    return start


@cache
def kernel_of(device: Device, body_of: Callable[[Games], Callable[..., None]], game: str) -> Callable[..., None]:
    """Return a kernel for a game, which is compiled once."""
    return device.kernel_of(body_of(games_of(game)))


class SelfPlay:
    """Games of a network against itself, which go on from one call to the next."""

    def __init__(self, device: Device, setup: Setup, weights: Any, width: int, games: int, throws: int) -> None:
        """Begin games of a network whose weights lie on the GPU, to be played so many throws on at a time."""
        from ludoteca.bots.gpu.bodies import self_play_body  # noqa: PLC0415  (loads numba-cuda)

        xp, inputs = device.arrays(), inputs_of(setup.game).INPUTS
        self.games, self.sides, self.inputs = games, rulebook_of(setup.game).info.sides(setup), inputs
        workspaces = workspaces_for(setup, np.zeros(games, np.uint64))
        workspaces["weights"] = device.address_of(weights)
        workspaces["rows"], workspaces["width"] = inputs, width
        self.device, self.workspaces = device, workspaces
        self.start = device.put(start_of_games(setup))
        self.run = kernel_of(device, self_play_body, setup.game)
        self.seen = xp.zeros((games, throws + 1, self.sides, inputs), np.float32)
        self.results = xp.zeros((games, throws, self.sides), np.float32)
        self.lengths = xp.zeros(games, np.int64)

    def begin(self, seed: int, number: int) -> None:
        """Give all games dice of a stream of a seed, and put them on the GPU."""
        first = stream(seed, number)[0]
        self.workspaces["words"][:, 0] = np.concatenate([stream(int(first), game) for game in range(self.games)])
        self.on_device = self.device.put(self.workspaces)
        self.lengths[:] = 0

    def play(self, guide: int) -> int:
        """Play on, with the heuristic on no side, all or one (the first, the next… in turn); return how many ended."""
        xp = self.device.arrays()
        guides = xp.full(self.games, guide, np.int64)
        if guide not in {NOBODY, EVERYBODY}:
            guides[:] = xp.arange(self.games) % self.sides
        self.seen[:] = 0  # games fill in what is not
        self.run(self.games, self.start, guides, self.on_device, self.seen, self.results, self.lengths)
        self.device.wait()
        return int((self.results[:, :, 0] >= 0).sum())


class Match:
    """Matches of a way to play: a side with one network against others with another."""

    def __init__(self, device: Device, setup: Setup) -> None:
        """Prepare matches; the first one compiles."""
        from ludoteca.bots.gpu.bodies import looking_match_body, match_body  # noqa: PLC0415  (loads numba-cuda)

        self.device, self.setup = device, setup
        self.sides = rulebook_of(setup.game).info.sides(setup)
        self.plain_run = kernel_of(device, match_body, setup.game)
        self.looking_run = kernel_of(device, looking_match_body, setup.game)

    def play(self, networks: Sequence[Network | None], ahead: Sequence[int], games: int, seed: int) -> MatchResult:
        """Play games in sets: one for each side of the first network, all with the same dice.

        The heuristic takes the place of a network that is None. `ahead` is how many throws each looks ahead. Games that
        take too long count as lost.
        """
        arrays, rows = [], []
        for network in networks:
            address = inputs = width = 0
            if network:
                wide = widened(network)
                arrays.append(self.device.arrays().asarray(packed(wide)))  # kept until all is played
                address = self.device.address_of(arrays[-1])
                inputs, width = shape_of(wide)
            rows.append((address, inputs, width))
        plies = [HEURISTIC if network is None else count for network, count in zip(networks, ahead, strict=True)]
        self.run = self.looking_run if any(count > 0 for count in plies) else self.plain_run
        shared = self.device.put(np.array(rows, np.int64)), self.device.put(np.array(plies, np.int64))
        sets = -(-games // self.sides)
        portion = max(1, GAMES_AT_ONCE // self.sides)
        won = [
            self._play_sets(shared, range(begin, min(begin + portion, sets)), seed) for begin in range(0, sets, portion)
        ]
        return result_of(np.maximum(np.concatenate(won), 0), self.sides)

    def _play_sets(self, shared: tuple[Any, Any], numbers: range, seed: int) -> NDArray[np.float64]:
        words = np.repeat(np.concatenate([stream(seed, number) for number in numbers]), self.sides)
        own = self.device.put(np.tile(np.arange(self.sides), len(numbers)))
        won = self.device.put(np.zeros(len(words)))
        start, workspaces = start_of_games(self.setup), workspaces_for(self.setup, words)
        self.run(len(words), self.device.put(start), own, *shared, self.device.put(workspaces), won)
        return self.device.take(won)
