"""Proximal policy optimisation with masks, in PyTorch: learns parchís for two on a GPU until it beats bots of a level.

    python examples/ppo_on_gpu.py --minutes 8 --curve curve.json
    python examples/ppo_on_gpu.py --device cpu --rows 512 --minutes 2

Games, bots, network and learning are all on the card: what the environment returns is PyTorch's without a copy. A row
is one agent's, and bots of level medium play the other seat within each step. Needs PyTorch, and the extra `cuda`.
"""

import argparse
import json
import math
import time
from pathlib import Path
from typing import Any, Final

from ludoteca.games.parchis.features import (
    BLOCK,
    BONUS,
    COLOUR_COUNT,
    DIE,
    IN_CORRIDOR,
    ON_LOOP,
    SIXES,
    SIZE,
)
from ludoteca.games.parchis.rules import BONUS_FOR_EATING, BONUS_FOR_GOAL
from ludoteca.rl.vector import VectorEnv

try:
    import torch
except ImportError:
    raise SystemExit("This example needs PyTorch: pip install torch") from None
from torch import nn

Tensors = dict[str, Any]

WAY: Final[dict[str, Any]] = {"players": 2, "mode": "individual"}
# What the network sees, as drawn in games/parchis/features.py: a block of places for each colour, and what comes behind
LOOP: Final = slice(ON_LOOP, IN_CORRIDOR)
MOVES: Final = slice(DIE, SIXES)  # flags of the die and of a bonus, and how far each takes a piece
STEPS_OF_MOVES: Final = (*map(float, range(1, BONUS - DIE + 1)), float(BONUS_FOR_GOAL), float(BONUS_FOR_EATING))
WIDTH: Final = 48  # numbers that say what is near a place
REACH: Final = 13  # places that a convolution looks at: six to either side
HIDDEN: Final = 256
STEPS: Final = 32  # of every row in a round
BATCHES: Final = 16  # in which a round is learned from
EPOCHS: Final = 2  # times that it is
TRUST: Final = 0.97  # in what came later, against what the critic says at once (lambda)
CLIP: Final = 0.2  # by how much the ratio of chances may change what is learned
CURIOSITY: Final = 0.005  # how much a spread of chances is worth
RATE: Final = 1e-3  # falls to nothing with the time


class Network(nn.Module):  # type: ignore[misc]  # PyTorch need not be there
    """An actor and a critic that look along the track: what stands near a square means the same everywhere.

    It reads what `games/parchis/features.py` draws: a block of places for each colour, counted from the looker's start,
    then the rest. An action is a piece, counted from the furthest back; it is judged by where it stands and lands.
    """

    def __init__(self, actions: int) -> None:
        super().__init__()
        self.actions = actions
        self.places = nn.Parameter(0.1 * torch.randn(BLOCK, WIDTH))  # what a place is, whatever stands there
        self.near = nn.Conv1d(COLOUR_COUNT, WIDTH, REACH, padding="same", padding_mode="circular")
        self.far = nn.Conv1d(WIDTH, WIDTH, REACH, padding="same", padding_mode="circular")
        self.all = nn.Sequential(nn.Linear(SIZE, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU())
        self.piece = nn.Sequential(nn.Linear(2 * WIDTH + HIDDEN, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, 1))
        self.critic = nn.Linear(HIDDEN, 1)
        nn.init.zeros_(self.piece[2].weight)

    def forward(self, seen: Any, mask: Any) -> tuple[Any, Any]:
        """Return the chances of the open actions, and how good each position is, from -1 to 1."""
        seen = seen.float()
        blocks = seen[:, : COLOUR_COUNT * BLOCK].reshape(-1, COLOUR_COUNT, BLOCK)
        loop = blocks[:, :, LOOP]
        loop = torch.relu(self.far(torch.relu(self.near(loop)))).transpose(1, 2)
        places = self.places.expand(len(seen), -1, -1).clone()
        places[:, LOOP] = places[:, LOOP] + loop
        whole = self.all(seen)
        # The place of a piece is the first that has it among those counted so far; the die or a bonus takes it on.
        counted = blocks[:, 0].cumsum(1).unsqueeze(1)
        ranks = torch.arange(self.actions, device=seen.device).view(1, -1, 1)
        stands = (counted <= ranks).sum(2).clamp(max=BLOCK - 1)
        lands = (stands + (seen[:, MOVES] @ seen.new_tensor(STEPS_OF_MOVES)).long()[:, None]).clamp(max=BLOCK - 1)
        found = [places.gather(1, spots[:, :, None].expand(-1, -1, WIDTH)) for spots in (stands, lands)]
        pieces = torch.cat([*found, whole[:, None].expand(-1, self.actions, -1)], 2)
        logits = self.piece(pieces)[:, :, 0].masked_fill(mask == 0, -math.inf)
        return torch.distributions.Categorical(logits=logits), torch.tanh(self.critic(whole)[:, 0])


def taken(array: Any) -> Any:
    """Take an array of the environment over, without a copy."""
    return torch.as_tensor(array)


class Games:
    """The games of an agent, stepped on: what it sees next, and what became of games that ended."""

    def __init__(self, rows: int, device: str, opponents: str, seed: int) -> None:
        self.env = VectorEnv("parchis", rows, opponents=opponents, seed=seed, device=device, check=False, **WAY)
        observations, infos = self.env.reset()
        self.seen, self.mask = taken(observations), taken(infos["action_mask"])
        self.won = self.ended = torch.zeros((), device=self.seen.device)

    def step(self, actions: Any) -> tuple[Any, Any]:
        """Take an action in every game; return rewards, and which games have ended."""
        observations, rewards, ends, _, infos = self.env.step(actions.contiguous())
        self.seen, self.mask = taken(observations), taken(infos["action_mask"])
        rewards, ends = taken(rewards), taken(ends)
        self.won, self.ended = self.won + (rewards > 0).sum(), self.ended + ends.sum()
        return rewards, ends

    def share(self) -> float:
        """Return the share of games won since it was asked last."""
        share = float(self.won / self.ended.clamp(min=1))
        self.won, self.ended = torch.zeros_like(self.won), torch.zeros_like(self.ended)
        return share


def play_round(games: Games, network: Network) -> Tensors:
    """Play some steps of every game, and work out what each action was worth."""
    notes: dict[str, list[Any]] = {name: [] for name in ("seen", "mask", "action", "chance", "value", "reward", "end")}
    for _ in range(STEPS):
        choice, value = network(games.seen, games.mask)
        action = choice.sample()
        row = (games.seen, games.mask, action, choice.log_prob(action), value, *games.step(action))
        for name, one in zip(notes, row, strict=True):
            notes[name].append(one)
    later, gain = network(games.seen, games.mask)[1], torch.zeros_like(games.seen[:, 0], dtype=torch.float)
    gains = []
    for step in reversed(range(STEPS)):
        goes_on = (~notes["end"][step]).float()
        surprise = notes["reward"][step] + goes_on * later - notes["value"][step]
        gain = surprise + TRUST * goes_on * gain
        later = notes["value"][step]
        gains.append(gain)
    played = {name: torch.cat(notes[name]) for name in ("seen", "mask", "action", "chance", "value")}
    played["gain"] = torch.cat(gains[::-1])
    return played | {"target": played["gain"] + played["value"]}


def learn(network: Network, optimizer: Any, played: Tensors) -> None:
    """Change the weights so that what turned out well is chosen more often."""
    count = len(played["action"])
    for _ in range(EPOCHS):
        for chosen in torch.randperm(count, device=played["action"].device).chunk(BATCHES):
            part = {name: values[chosen] for name, values in played.items()}
            choice, value = network(part["seen"], part["mask"])
            gain = (part["gain"] - part["gain"].mean()) / (part["gain"].std() + 1e-8)
            ratio = (choice.log_prob(part["action"]) - part["chance"]).exp()
            actor = -torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            critic = (value - part["target"]).square().mean()
            chances = choice.probs
            spread = -(chances * chances.clamp(min=1e-8).log()).sum(1).mean()
            optimizer.zero_grad()
            (actor + critic / 2 - CURIOSITY * spread).backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()


def share_won(network: Network, options: argparse.Namespace, games: int) -> tuple[float, int]:
    """Play games with other dice in which the likeliest action is always taken; return the share won, and of how many.

    Rows stop counting after their first game, so that long games count as much as short ones.
    """
    rows = Games(games, options.device, options.level, seed=options.seed + 1)
    open_rows = torch.ones(games, dtype=torch.bool, device=rows.seen.device)
    won = 0
    while bool(open_rows.any()):
        rewards, ends = rows.step(network(rows.seen, rows.mask)[0].probs.argmax(1))
        won += int(((rewards > 0) & ends & open_rows).sum())
        open_rows &= ~ends
    return won / games, games


def main() -> None:
    """Learn for some minutes, and measure what came of it."""
    parser = argparse.ArgumentParser(description="Teach a network parchís on a GPU.")
    parser.add_argument("--minutes", type=float, default=8.0, help="how long it learns (8)")
    parser.add_argument("--rows", type=int, default=16_384, help="games at once (16,384)")
    parser.add_argument("--level", default="medium", help="the bots at the other seat: beginner, easy or medium")
    parser.add_argument("--device", default="cuda", help="cuda, or cpu to try it out")
    parser.add_argument("--games", type=int, default=20_000, help="games that it is measured in at the end (20,000)")
    parser.add_argument("--seed", type=int, default=1, help="of the dice and weights (1)")
    parser.add_argument("--curve", type=Path, help="write the points of the curve there, as JSON")
    options, started = parser.parse_args(), time.perf_counter()
    torch.manual_seed(options.seed)
    torch.set_float32_matmul_precision("high")
    games = Games(options.rows, options.device, options.level, options.seed)
    network = Network(games.env.action_count).to(options.device)
    optimizer = torch.optim.Adam(network.parameters(), lr=RATE)
    curve, began, decisions, shown = [], time.perf_counter(), 0, 0.0
    print(f"ready after {time.perf_counter() - started:.0f} s", flush=True)
    while (passed := time.perf_counter() - began) < 60 * options.minutes:
        optimizer.param_groups[0]["lr"] = RATE * (1 - passed / (60 * options.minutes))
        with torch.no_grad():
            played = play_round(games, network)
        learn(network, optimizer, played)
        decisions += STEPS * options.rows
        if passed - shown > 3 * options.minutes:  # twenty points
            share, shown = games.share(), passed
            curve.append({"minutes": round(passed / 60, 2), "decisions": decisions, "won": round(share, 4)})
            print(
                f"{passed / 60:5.1f} min  {decisions / 1e6:7.1f} M decisions  {100 * share:5.1f} % of games won",
                flush=True,
            )
    with torch.no_grad():
        share, count = share_won(network, options, options.games)
    error = 1.96 * math.sqrt(share * (1 - share) / count)
    print(f"{100 * share:.1f} +- {100 * error:.1f} % of {count:,} games won against {options.level}")
    if options.curve:
        way = {"level": options.level, "rows": options.rows, "decisions": decisions, "seed": options.seed}
        result = {"won": round(share, 4), "interval": round(error, 4), "games": count}
        options.curve.write_text(json.dumps(way | {"curve": curve, "measured": result}, indent=1) + "\n")


if __name__ == "__main__":
    main()
