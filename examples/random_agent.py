"""An agent that plays at random: one game through the plain interface, then thousands at once.

    python examples/random_agent.py
    python examples/random_agent.py --game stax --games 500

The first half is what `ludoteca.new` gives: a game with legal moves that have spellings, and events in words.
The second is `VectorEnv`: many games as arrays, where an action is a number and a mask says which are open. It throws
the dice itself, and begins a new game where one has ended.
"""

import argparse
import random
import time

import numpy as np
from numpy.typing import NDArray

import ludoteca
from ludoteca.rl.vector import VectorEnv


def play_one(game_id: str, seed: int) -> ludoteca.Game:
    """Play one game to its end by random moves."""
    chooser = random.Random(seed)
    game = ludoteca.new(game_id, seed=seed)
    while game.phase != "over":
        if game.phase == "roll":
            game.roll()
        else:
            game.push(chooser.choice(game.legal_moves))
    return game


def play_many(game_id: str, games: int, seed: int) -> tuple[NDArray[np.float64], NDArray[np.int64]]:
    """Play many games at once until each has ended; tell what each seat got in each game, and how many moves it had."""
    env = VectorEnv(game_id, num_envs=games, seed=seed)
    env.reset()
    rewards, lengths = np.zeros((games, env.players)), np.zeros(games, np.int64)
    is_open = np.ones(games, bool)  # only the first game of each row counts
    while is_open.any():
        _, _, terminations, _, infos = env.step(env.sample())
        rewards[is_open] += infos["rewards"][is_open]  # places may be decided before the game is over
        ended = is_open & terminations
        if ended.any():
            lengths[ended] = infos["final_info"]["steps"][ended]
        is_open &= ~terminations
    env.close()
    return rewards, lengths


def main() -> None:
    """Play, and tell how it went."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=list(ludoteca.games), default="parchis")
    parser.add_argument("--games", type=int, default=2000, help="how many at once in the second half")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()

    game = play_one(wanted.game, wanted.seed)
    assert game.result
    print(f"One game of {wanted.game}: {len(game.history)} throws and moves. {game.result.explain('en')}")
    print("The last thing that happened:", " ".join(event.explain("en") for event in game.events))

    began = time.perf_counter()
    rewards, lengths = play_many(wanted.game, wanted.games, wanted.seed)
    seconds = time.perf_counter() - began
    print(f"{wanted.games} games at once in {seconds:.1f} s: {lengths.mean():.0f} moves a game on average.")
    for seat, mean in enumerate(rewards.mean(axis=0)):
        print(f"  seat {seat} gets {mean:+.3f} a game, and is first in {(rewards[:, seat] == 1).mean():.1%}")


if __name__ == "__main__":
    main()
