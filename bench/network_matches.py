"""Networks against each other: `python -m bench.network_matches GAME PLAYERS MODE FIRST SECOND`.

FIRST plays one side and SECOND the others, each side in turn with the same dice. A network is a file, an edition of
those that come with the game (`2026-11`, or `now`), or `heuristic`.
"""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from ludoteca.bots.dice_search.matches import MatchResult, play_match
from ludoteca.bots.dice_search.weights import NOW, network_for, read_weights
from ludoteca.bots.dice_search.workspace import Network
from ludoteca.bots.gpu.playing import Match
from ludoteca.core.options import Setup
from ludoteca.games import info_of
from ludoteca.gpu import open_device

HEURISTIC: Final = "heuristic"


def read_network(name: str, setup: Setup) -> Network | None:
    """Load a network by its name."""
    if name == HEURISTIC:
        return None
    if name.endswith(".npz"):
        return read_weights(Path(name))
    return network_for(setup, "" if name == NOW else name)


def cuda_match(
    setup: Setup, networks: Sequence[Network | None], ahead: Sequence[int], games: int, seed: int
) -> MatchResult:
    """Play on an NVIDIA GPU."""
    return Match(open_device(), setup).play(networks, ahead, games, seed)


def main() -> None:
    """Play the match, and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("players", type=int)
    parser.add_argument("mode")
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--seats", type=int, default=0, help="of the board (parqués)")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--ahead", type=int, default=0, help="throws that both look ahead")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cpu")
    chosen = parser.parse_args()
    options = {"seats": chosen.seats} if chosen.seats else {}
    setup = info_of(chosen.game).setup(chosen.players, chosen.mode, **options)
    networks = [read_network(name, setup) for name in (chosen.first, chosen.second)]
    match = play_match if chosen.device == "cpu" else cuda_match
    result = match(setup, networks, (chosen.ahead, chosen.ahead), chosen.games, chosen.seed)
    low, high = result.interval
    about = {"first": chosen.first, "second": chosen.second, "ahead": chosen.ahead, "seed": chosen.seed}
    found = {"score": round(result.score, 4), "low": round(low, 4), "high": round(high, 4)}
    print(json.dumps(about | found | {"games": result.games}))


if __name__ == "__main__":
    main()
