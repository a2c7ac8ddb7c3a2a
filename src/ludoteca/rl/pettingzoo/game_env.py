"""Any registered game as an agent environment cycle (AEC).

Agents are the seats, `player_0` and on. A step is a choice of one of them: an action of the game's `features.py`; where
a move has several parts (Stax), a part, and the same agent is asked again. Dice are thrown by the environment, from
the generator that `reset(seed=…)` seeds, and where the rules leave no choice the game goes on by itself.

An observation is a dict of `observation` (int8, as `features.py` draws it, own things first) and `action_mask` (int8,
1 for each action open; all zeros for who does not decide now). The mask stands in `infos` as well. Nothing is hidden
in these games, so `state()` is what `player_0` sees.

Rewards come when a place is decided: the mean over the opponents of 1 for each behind, -1 for each ahead, 0 for a tie.
Two players get 1 and -1, four players 1, 1/3, -1/3 and -1. Nothing else is rewarded.

Players who finish early (parchís and parqués with `play_on`) are terminated at once, with the reward of their place,
while the others play on. By the conventions of PettingZoo such an agent is selected next: `last()` gives its reward
and its termination, it steps with None and is gone from `agents`; then comes whoever decides. In the parallel
environments its last observation, reward and termination come with the step in which it finished. In parchís with
pairs nobody leaves early: whoever has finished plays for the partner.

`max_cycles` cuts a game after that many steps: all who still play are truncated, with no reward.

An action that is not open ends the game in `env`, with -1 for who took it and nothing for the others (PettingZoo's
TerminateIllegalWrapper); in `raw_env` it raises RLError, and nothing has changed. A deep copy, and what pickle brings
back, is the same position with the same dice to come.
"""

from collections.abc import Callable
from functools import cache, partial
from itertools import product
from typing import Any, TypeAlias

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from ludoteca.core.moves import Dice
from ludoteca.core.pieces import Leg
from ludoteca.games import info_of
from ludoteca.rl.errors import RLError
from ludoteca.rl.pettingzoo.rendering import as_pixels, as_text, show
from ludoteca.rl.table import Table

Seen: TypeAlias = dict[str, NDArray[np.int8]]

LOWEST, HIGHEST = -128, 127  # what an int8 can hold
ILLEGAL_REWARD = -1.0
RENDER_MODES = ("human", "ansi", "rgb_array")
DICE_DRAWN = 3  # at least, for every throw, of which the first count: so that seeds go on to give the same games


@cache
def throws_of(faces: range, dice: int) -> tuple[Dice, ...]:
    """List the throws of some dice, each as likely as another."""
    return tuple(product(faces, repeat=dice))


class GameEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """One game, without PettingZoo's checks around it."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        mode: str | None = None,
        *,
        render_mode: str | None = None,
        screen_width: int = 480,
        max_cycles: int | None = None,
        **options: Any,
    ) -> None:
        """Take players, mode and rule options as `ludoteca.new` does; OptionError says what is wrong with them.

        `screen_width` is that of pictures, in pixels: half of it takes a quarter of the time.
        """
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise RLError(f"render_mode must be None, {', '.join(RENDER_MODES)}; it is {render_mode!r}")
        for name, number in (("screen_width", screen_width), ("max_cycles", max_cycles)):
            if number is not None and (not isinstance(number, int) or number < 1):
                raise RLError(f"{name} must be a whole number from 1; it is {number!r}")
        info = info_of(game)
        self.table = Table(info.setup(players, mode, **options))
        self.game, self.metadata = game, metadata_of(game, self.table.features.VERSION)
        self.render_mode, self.screen_width, self.max_cycles = render_mode, screen_width, max_cycles
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.players)]
        self.np_random: np.random.Generator | None = None
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._throws = throws_of(info.faces, max(DICE_DRAWN, info.dice))
        self._make_spaces()

    def _make_spaces(self) -> None:
        actions = self.table.action_count
        self.state_space = self._space_of_numbers()
        self.observation_spaces = {
            agent: Dict({"observation": self._space_of_numbers(), "action_mask": Box(0, 1, (actions,), np.int8)})
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}

    def _space_of_numbers(self) -> Box:
        return Box(LOWEST, HIGHEST, (self.table.observation_size,), np.int8)

    def observation_space(self, agent: str) -> Dict:
        """Return the space of what an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    # Playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game: with a seed always the same game, without one another than before. There are no `options`."""
        if seed is not None or self.np_random is None:
            self.np_random, _ = seeding.np_random(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self._steps = 0
        self._moved: list[Leg] = []  # in the last move, for pictures
        self.table.begin()
        self._throw_until_choice()
        self._arrive()

    def step(self, action: int | np.integer[Any] | None) -> None:
        """Take the action of the agent selected; None of one who is done."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.table.check(action, self._mask)
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._steps += 1
        if self.render_mode is not None:
            move = self.table.move_of(int(action))
            self._moved = self.table.rulebook.legs(self.table.state, [move.code])[0] if move else self._moved
        if self.table.play(int(action)):
            self._throw_until_choice()
            self._pay()
        if self._steps == self.max_cycles:
            self.truncations = {one: not self.terminations[one] for one in self.agents}
        self._accumulate_rewards()
        self._arrive()

    def _throw_until_choice(self) -> None:
        assert self.np_random is not None
        while self.table.awaits_throw:
            number = int(self.np_random.integers(len(self._throws)))
            self.table.throw(tuple(sorted(self._throws[number][: self.table.dice_count])))

    def _pay(self) -> None:
        """Reward and terminate those whose places are decided."""
        for agent in self.agents:
            if self.table.is_done(self._seats[agent]):
                self.terminations[agent] = True
                self.rewards[agent] = self.table.reward(self._seats[agent])

    def _arrive(self) -> None:
        """Select whoever decides now, those who are done first, and fill in the masks."""
        is_cut = any(self.truncations.values())
        self.agent_selection = self._decider = self.possible_agents[self.table.seat]
        self._mask: NDArray[np.int8] = np.zeros_like(self._mask) if is_cut else self.table.mask().view(np.int8)
        self.infos = {agent: {"action_mask": self._mask_of(agent)} for agent in self.agents}
        self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    # Looking

    def observe(self, agent: str) -> Seen:
        """Return what an agent sees."""
        return {"observation": self.table.observation(self._seats[agent]), "action_mask": self._mask_of(agent)}

    def _mask_of(self, agent: str) -> NDArray[np.int8]:
        return self._mask.copy() if agent == self._decider else np.zeros(self.table.action_count, np.int8)

    def state(self) -> NDArray[np.int8]:
        """Return all there is to know."""
        return self.table.observation(0)

    def render(self) -> str | NDArray[np.uint8] | None:
        """Draw the board: as text (`ansi`), as pixels (`rgb_array`), or as text on standard output (`human`)."""
        if self.render_mode is None:
            modes = ", ".join(f'render_mode="{mode}"' for mode in RENDER_MODES)
            gymnasium.logger.warn(f"render() draws nothing unless the environment is made with one of {modes}")
            return None
        if self.render_mode == "rgb_array":
            return as_pixels(self.table, self._moved, self.screen_width)
        text = as_text(self.table, self._moved)
        if self.render_mode == "ansi":
            return text
        show(text)
        return None

    def close(self) -> None:
        """Do nothing: there is no window to close."""


def name_of(game: str, encoding: int) -> str:
    """Name the environment of a game by the version of its encoding (`features.VERSION`)."""
    return f"{game.replace('-', '_')}_v{encoding - 1}"


def metadata_of(game: str, encoding: int) -> dict[str, Any]:
    """Return what PettingZoo asks of an environment: its name, and how it can be drawn."""
    return {
        "name": name_of(game, encoding),
        "render_modes": list(RENDER_MODES),
        "render_fps": 2,
        "is_parallelizable": False,  # by the conversion that lets all act at once; parallel_env uses the other one
        "encoding": encoding,
    }


def environment(game: str, **keywords: Any) -> AECEnv:
    """Make an environment of any game, with PettingZoo's usual checks; keywords are those of `GameEnv`."""
    checked = wrappers.TerminateIllegalWrapper(GameEnv(game, **keywords), illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(checked))


def environments_of(game: str) -> tuple[Callable[..., GameEnv], Callable[..., AECEnv], Callable[..., ParallelEnv]]:
    """Return what makes environments of a game: without checks (`raw_env`), with them (`env`), and `parallel_env`."""
    return partial(GameEnv, game), partial(environment, game), partial(parallel_environment, game)


def parallel_environment(game: str, **keywords: Any) -> ParallelEnv:
    """Make an environment in which all act at once, and only the action of who decides counts."""
    return turn_based_aec_to_parallel(environment(game, **keywords))
