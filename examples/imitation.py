"""Imitation on a page: a linear policy learns what a bot would play, in hundreds of games at once, with NumPy alone.

    python examples/imitation.py
    python examples/imitation.py --game felix-sex --level easy --steps 2000

In every step the bot is asked what it would play in each game (`choose`), and the policy learns to find that likely. It
plays every other game itself, so that it learns in positions that it brings about too. Then it plays the first seat
against players that move at random.
"""

import argparse
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ludoteca.rl.vector import VectorEnv

Array: TypeAlias = NDArray[Any]

GAMES = 256  # at once
RATE = 0.01  # by which weights change in a step at first, about
MEMORY = 0.9, 0.99  # of gradients, and of how large they were (Adam)
MEASURED_STEPS = 800
WARM_STEPS = 200  # so that games are at all stages
SHOWN = 5  # lines of progress


def chances_of(weights: Array, seen: Array, mask: Array) -> Array:
    """Return the probability of each action: a softmax over those that are open."""
    logits = np.where(mask, seen @ weights, -np.inf)
    powers: Array = np.exp(logits - logits.max(axis=1, keepdims=True))
    powers /= powers.sum(axis=1, keepdims=True)
    return powers


def learn(env: VectorEnv, level: str, steps: int) -> Array:
    """Learn from a bot; print how often the policy would have played the same."""
    weights, mean, square = np.zeros((3, env.observation_size, env.action_count))
    rows, agreed, every = np.arange(env.num_envs), 0.0, max(1, steps // SHOWN)
    seen, infos = env.reset()
    for _ in range(WARM_STEPS):
        seen, _, _, _, infos = env.step(env.choose(level))
    for step in range(1, steps + 1):
        mask, labels = infos["action_mask"] > 0, env.choose(level)
        errors = -chances_of(weights, seen, mask)
        own = (-errors).argmax(axis=1)
        agreed += float((own == labels)[mask.sum(axis=1) > 1].mean())
        errors[rows, labels] += 1
        gradient = seen.T @ errors / env.num_envs
        mean += (1 - MEMORY[0]) * (gradient - mean)
        square += (1 - MEMORY[1]) * (gradient**2 - square)
        weights += RATE * (1 - step / steps) * mean / np.sqrt(square + 1e-10)
        seen, _, _, _, infos = env.step(np.where(rows % 2, own, labels))
        if step % every == 0:
            print(f"after {step} steps: as {level} would in {100 * agreed / every:.1f}% of choices")
            agreed = 0.0
    return weights


def won_against_random(env: VectorEnv, weights: Array) -> float:
    """Return the share of games that the policy wins in the first seat."""
    wins = games = 0
    seen, infos = env.reset()
    for _ in range(MEASURED_STEPS):
        own = chances_of(weights, seen, infos["action_mask"] > 0).argmax(axis=1)
        seen, _, terminations, _, infos = env.step(np.where(infos["seat"] == 0, own, env.sample()))
        wins += int((infos["rewards"][terminations, 0] > 0).sum())
        games += int(terminations.sum())
    return wins / max(1, games)


def main() -> None:
    """Learn, and play against random players."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="parchis")
    parser.add_argument("--level", choices=("beginner", "easy", "medium"), default="medium")
    parser.add_argument("--steps", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()

    env = VectorEnv(wanted.game, GAMES, players=2, seed=wanted.seed)
    nothing = np.zeros((env.observation_size, env.action_count))
    print(f"before: {100 * won_against_random(env, nothing):.1f}% of games won against random players")
    weights = learn(env, wanted.level, wanted.steps)
    print(f"then: {100 * won_against_random(env, weights):.1f}% of games won against random players")


if __name__ == "__main__":
    main()
