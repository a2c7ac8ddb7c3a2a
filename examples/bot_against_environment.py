"""One of Ludoteca's bots sits in a PettingZoo environment, against players that move at random.

    pip install "ludoteca[pettingzoo]"
    python examples/bot_against_environment.py
    python examples/bot_against_environment.py --game stax --level hard --games 10

A bot looks at a position and names a move; an environment wants the number of an action. The game's `features.py`
translates. A move of Stax has three parts, which are given one after the other.
"""

import argparse
from collections import deque
from typing import Any

import ludoteca
from ludoteca.bots import LEVELS, bot_for
from ludoteca.rl.pettingzoo import environment


class BotAgent:
    """A bot that gives its moves as actions."""

    def __init__(self, game: str, level: str, seconds: float) -> None:
        self.bot = bot_for(game, level)
        self.seconds = seconds
        self.parts: deque[int] = deque()  # of a move that has been chosen, still to be given

    def act(self, env: Any) -> int:
        """Choose an action for whoever decides."""
        if not self.parts:
            table = env.unwrapped.table
            choice = self.bot.choose(ludoteca.from_position(table.position()), self.seconds)
            self.parts.extend(actions_of(table, choice.move.code))
        return self.parts.popleft()


def actions_of(table: Any, move: int) -> list[int]:
    """List the actions that choose a move: one for each of its parts."""
    features = table.features
    if features.PARTS == 1:
        return [int(features.action_of_move(table.state, move))]
    actions = [int(features.action_of_move(table.state, move, part)) for part in range(features.PARTS)]
    return [action for action in actions if action >= 0]  # some moves have fewer parts


def play(env: Any, agent: BotAgent, seat: str, seed: int) -> float:
    """Play a game with the agent in a seat and random players in the others; tell what the agent got."""
    env.reset(seed=seed)
    won = 0.0
    for player in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        if player == seat:
            won += reward
        if termination or truncation:
            action = None
        elif player == seat:
            action = agent.act(env)
        else:
            action = env.action_space(player).sample(observation["action_mask"])
        env.step(action)
    return won


def main() -> None:
    """Play some games, each seat in turn, and tell how the bot did."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=list(ludoteca.games), default="parchis")
    parser.add_argument("--level", choices=LEVELS, default="medium")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=0.5, help="for the bot to think about a move")
    wanted = parser.parse_args()

    env = environment(wanted.game, players=wanted.players)
    for number, name in enumerate(env.possible_agents):
        env.action_space(name).seed(number)
    agent = BotAgent(wanted.game, wanted.level, wanted.seconds)
    rewards = []
    for number in range(wanted.games):
        seat = env.possible_agents[number % wanted.players]
        rewards.append(play(env, agent, seat, seed=number))
    wins = sum(reward == 1 for reward in rewards)
    print(f"{wanted.level} won {wins} of {wanted.games} games of {wanted.game} against random players.")
    print(f"Mean reward: {sum(rewards) / len(rewards):+.2f}")


if __name__ == "__main__":
    main()
