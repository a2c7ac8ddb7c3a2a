"""A training loop on a page: an actor and a critic, both linear, learn parchís for two from nothing, with NumPy alone.

    python examples/training_loop.py
    python examples/training_loop.py --rounds 100

Both seats are played by the same weights. The critic says how good a position is for whoever decides; where the other
player decides next, that is just as bad for us, so a minus sign is all that two players need. Against random players
half the games are won before training, about three of four after some seconds.
"""

import argparse
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ludoteca.rl.vector import VectorEnv

Array: TypeAlias = NDArray[Any]

WAY: dict[str, Any] = {"players": 2, "mode": "individual"}
GAMES = 256  # at once
STEPS = 128  # of every game in a round
RATE = 0.01  # by which weights change in a round, about
TRUST = 0.98  # in what came later, against what the critic says at once
MEMORY = 0.9  # of how large gradients were


class Learner:
    """The weights, and how they choose and learn."""

    def __init__(self, size: int, actions: int, seed: int) -> None:
        self.weights = {"actor": np.zeros((size, actions)), "critic": np.zeros(size)}
        self.squares = {name: np.full(weights.shape, 1e-8) for name, weights in self.weights.items()}
        self.random = np.random.default_rng(seed)

    def chances(self, seen: Array, mask: Array) -> Array:
        """Return the probability of each action: a softmax over those that are open."""
        logits = np.where(mask, seen @ self.weights["actor"], -np.inf)
        powers: Array = np.exp(logits - logits.max(axis=1, keepdims=True))
        powers /= powers.sum(axis=1, keepdims=True)
        return powers

    def draw(self, chances: Array) -> Array:
        """Draw an action in every game."""
        actions: Array = (chances.cumsum(axis=1) > self.random.random((len(chances), 1))).argmax(axis=1)
        return actions

    def value(self, seen: Array) -> Array:
        """Estimate how good positions are for whoever decides, from -1 to 1."""
        return np.tanh(seen @ self.weights["critic"])

    def improve(self, gradients: dict[str, Array]) -> None:
        """Change the weights along gradients, all by about the same (RMSProp)."""
        for name, gradient in gradients.items():
            self.squares[name] = MEMORY * self.squares[name] + (1 - MEMORY) * gradient**2
            self.weights[name] += RATE * gradient / np.sqrt(self.squares[name])


def play_round(env: VectorEnv, learner: Learner, seen: Array, infos: dict[str, Any]) -> tuple[list[Any], Any, Any]:
    """Play some steps; keep of each what was seen, how likely, what was done, what it gave, and who decides next."""
    steps = []
    for _ in range(STEPS):
        chances, seat = learner.chances(seen, infos["action_mask"]), infos["seat"]
        actions = learner.draw(chances)
        seen_next, rewards, ended, _, infos = env.step(actions)
        sign = np.where(ended, 0, np.where(infos["seat"] == seat, 1, -1))  # 0: nothing comes after the end
        steps.append((seen.astype(float), chances, actions, rewards, sign))
        seen = seen_next
    return steps, seen, infos


def learn(learner: Learner, steps: list[Any], seen: Array) -> None:
    """Learn from a round, backwards: what was better than the critic thought becomes more likely."""
    gradients = {name: np.zeros_like(weights) for name, weights in learner.weights.items()}
    next_value, surprise = learner.value(seen), np.zeros(len(seen))
    for seen_then, chances, actions, rewards, sign in reversed(steps):
        value = learner.value(seen_then)
        surprise = rewards + sign * (next_value + TRUST * surprise) - value
        towards = -chances
        towards[np.arange(len(actions)), actions] += 1
        gradients["actor"] += seen_then.T @ (towards * surprise[:, None])
        gradients["critic"] += seen_then.T @ (surprise * (1 - value**2))
        next_value = value
    learner.improve(gradients)


def share_won(learner: Learner, games: int = 512) -> float:
    """Return the share of games that is won against random players, each seat in half of them."""
    env = VectorEnv("parchis", num_envs=games, seed=1000, **WAY)
    seen, infos = env.reset()
    rows, seats = np.arange(games), np.arange(games) % 2
    won, is_open = 0, np.ones(games, bool)
    while is_open.any():
        chosen = learner.draw(learner.chances(seen, infos["action_mask"]))
        seen, _, ended, _, infos = env.step(np.where(infos["seat"] == seats, chosen, env.sample()))
        won += int((infos["rewards"][rows, seats] > 0)[is_open & ended].sum())
        is_open &= ~ended
    env.close()
    return won / games


def main() -> None:
    """Train, and show how it gets better."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=40, help="of training")
    parser.add_argument("--every", type=int, default=10, help="rounds from one test to the next")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()

    env = VectorEnv("parchis", num_envs=GAMES, seed=wanted.seed, **WAY)
    learner = Learner(env.observation_size, env.action_count, wanted.seed)
    print(f"round   0: {share_won(learner):.1%} of games won against random players")
    seen, infos = env.reset()
    for number in range(1, wanted.rounds + 1):
        steps, seen, infos = play_round(env, learner, seen, infos)
        learn(learner, steps, seen)
        if number % wanted.every == 0 or number == wanted.rounds:
            print(f"round {number:>3}: {share_won(learner):.1%} of games won against random players", flush=True)


if __name__ == "__main__":
    main()
