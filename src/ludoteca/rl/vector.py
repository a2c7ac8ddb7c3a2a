"""Thousands of games at once, stepped together: `VectorEnv`, by the conventions of Gymnasium's vector environments.

    env = VectorEnv("parchis", num_envs=4096, players=4, seed=1)
    observations, infos = env.reset()
    while True:
        actions = choose(observations, infos["action_mask"], infos["seat"])       # or env.sample()
        observations, rewards, terminations, truncations, infos = env.step(actions)

All seats of a game are played through one row: `infos["seat"]` says who decides, and what is observed is seen from
there. A step is a decision. Dice are thrown by the environment, and where the rules leave no choice a game goes on by
itself. What actions and observations mean stands in a game's `features.py`; where a move has several parts (Stax), a
step is a part.

    observations   int8    [n, size]      seen by whoever decides now
    rewards        float32 [n]            what the seat that acted got in this step
    terminations   bool    [n]            games that are over
    truncations    bool    [n]            games that were cut after `max_steps` moves
    infos["action_mask"]  uint8 [n, actions]    1 for each action open to whoever decides now
    infos["seat"]         int8  [n]             who that is
    infos["rewards"]      float32 [n, players]  what each seat got in this step

A seat is rewarded once, in the step that decides its place, which need not be a step of its own: with the mean over its
opponents of 1 for each behind it, -1 for each ahead, 0 for a tie.

An ended game begins again in the same step (Gymnasium's SAME_STEP): its row already shows the next game. Then there are
also, of use only in rows where `infos["_final_obs"]` is set:

    infos["final_obs"]   int8 [n, size]   the end as the seat that acted sees it
    infos["final_info"]  {"steps": int64 [n]}   how many moves the game had

What is returned is the caller's to keep. With `copy=False` it is the environment's own, which the next step writes
over: faster, for those who are done with it by then.
"""

from collections.abc import Callable, Mapping
from copy import deepcopy as deep_copy
from functools import cache, cached_property
from types import ModuleType
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ludoteca.core.interface import Codes, Features, Mask, Observation, States
from ludoteca.core.moves import State
from ludoteca.core.processes import cores
from ludoteca.core.templates import filled
from ludoteca.games import info_of, rulebook_of
from ludoteca.rl.arrays import Flags, Games, Outputs, Rewards
from ludoteca.rl.errors import RLError
from ludoteca.rl.extras import needed
from ludoteca.rl.threads import RowThreads

Infos: TypeAlias = dict[str, Any]

SHOWN_ACTIONS = 20  # of those open, in an error
SAME_STEP = "SameStep"  # as Gymnasium spells it
NO_LIMIT = 0
NOT_KEPT = ("rulebook", "features", "_stepping")  # found again from the setup where an environment is copied
# Outputs by when they are written; masks are not among them, as the environment itself reads them later.
STEP_OUTPUTS = ("observations", "seats", "seat_rewards", "rewards", "terminations", "truncations")
END_OUTPUTS = ("final_observations", "final_steps")


class VectorEnv:
    """Many games of one kind, stepped together."""

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        players: int | None = None,
        mode: str | None = None,
        seed: int | None = None,
        threads: int | None = None,
        max_steps: int | None = None,
        copy: bool = True,
        check: bool = True,
        **options: Any,
    ) -> None:
        """Allocate the games, which begin with `reset`.

        `threads` is one a core where nothing is said; results do not depend on it. A game of `max_steps` moves is cut.
        `check=False` trusts actions to be open: one that is not ruins its game, or more. Rule options are keywords,
        as in `ludoteca.new`.
        """
        self.setup = info_of(game).setup(players, mode, **options)
        self._find_kernels()
        self.num_envs = _positive(num_envs, "num_envs")
        self.players = self.setup.players
        self.action_count: int = self.features.action_count(self.setup)
        self.observation_size: int = self.features.observation_size(self.setup)
        self.max_steps = max_steps if max_steps is None else _positive(max_steps, "max_steps")
        self._threads = RowThreads(cores() if threads is None else _positive(threads, "threads"))
        self._copies, self._checks = copy, check
        self._has_begun = False
        self._allocate()
        self._seed(seed)

    @property
    def threads(self) -> int:
        """How many threads share the rows."""
        return self._threads.threads

    def _find_kernels(self) -> None:
        self.rulebook = rulebook_of(self.setup.game)
        self.features = self.rulebook.features
        self._stepping = stepping_of(self.setup.game)

    def _allocate(self) -> None:
        rows, seats, size = self.num_envs, self.players, self.observation_size
        start = np.zeros(1, self.rulebook.dtype)
        start[0] = self.rulebook.start(self.setup)
        self._games = Games(
            start=start,
            states=np.zeros(rows, self.rulebook.dtype),
            chosen=np.zeros((rows, self.features.PARTS - 1), np.int64),
            words=np.zeros(rows, np.uint64),
            steps=np.zeros(rows, np.int64),
            paid=np.zeros((rows, seats), np.uint8),
        )
        self._outputs = Outputs(
            observations=np.zeros((rows, size), np.int8),
            masks=np.zeros((rows, self.action_count), np.uint8),
            seats=np.zeros(rows, np.int8),
            seat_rewards=np.zeros((rows, seats), np.float32),
            rewards=np.zeros(rows, np.float32),
            terminations=np.zeros(rows, np.bool_),
            truncations=np.zeros(rows, np.bool_),
            final_observations=np.zeros((rows, size), np.int8),
            final_steps=np.zeros(rows, np.int64),
        )
        self._sample_words = np.zeros(rows, np.uint64)
        self._moves = np.empty((self.threads, self.rulebook.max_moves), np.int64)

    def _seed(self, seed: int | None) -> None:
        if seed is not None and (not is_whole(seed) or seed < 0):
            raise RLError(f"seed must be a whole number from 0, or None for one drawn; it is {_shown(seed)}")
        dice, choices = np.random.SeedSequence(seed).spawn(2)
        self._games.words[:] = dice.generate_state(self.num_envs, np.uint64)
        self._sample_words[:] = choices.generate_state(self.num_envs, np.uint64)

    # Playing

    def reset(self, *, seed: int | None = None, options: Mapping[str, Any] | None = None) -> tuple[Observation, Infos]:
        """Begin all games: with a seed always the same ones, without one others than before.

        `options` is there for Gymnasium's wrappers, and has none.
        """
        if seed is not None:
            self._seed(seed)
        self._renew(STEP_OUTPUTS, np.empty)
        self._over_rows(self._stepping.begin_rows, self._games, self._outputs, buffers=self._moves)
        self._has_begun = True
        return self._outputs.observations, self._infos()

    def step(self, actions: Any) -> tuple[Observation, Rewards, Flags, Flags, Infos]:
        """Take an action in every game; RLError names the first that cannot be taken, and then nothing has changed."""
        chosen = self._checked(actions)
        self._renew(STEP_OUTPUTS, np.empty)
        outputs, limit = self._outputs, self.max_steps or NO_LIMIT
        sides = self.rulebook.info.sides(self.setup)
        self._over_rows(self._stepping.step_rows, self._games, outputs, chosen, sides, limit, buffers=self._moves)
        infos = self._infos() | {"rewards": outputs.seat_rewards}
        ended = outputs.terminations | outputs.truncations
        if ended.any():
            infos |= {"final_obs": outputs.final_observations, "final_info": {"steps": outputs.final_steps}}
            infos |= {"_final_obs": ended, "_final_info": ended}
            self._renew(END_OUTPUTS, np.zeros)
        return outputs.observations, outputs.rewards, outputs.terminations, outputs.truncations, infos

    def _renew(self, names: tuple[str, ...], make: Callable[..., Any]) -> None:
        """Allocate outputs again, so that those returned before stay the caller's."""
        if self._copies:
            arrays = {name: getattr(self._outputs, name) for name in names}
            self._outputs = self._outputs._replace(
                **{name: make(array.shape, array.dtype) for name, array in arrays.items()}
            )

    def _infos(self) -> Infos:
        return {"action_mask": self.legal_mask(), "seat": self._outputs.seats}

    def sample(self) -> Codes:
        """Choose an open action in every game at random, from streams of their own: the dice stay as they are.

        Where a move has parts (Stax), parts are drawn one after the other, so that moves are not equally likely.
        """
        self._ask_for_reset()
        actions = np.empty(self.num_envs, np.int64)
        self._over_rows(self._stepping.sample_rows, self._outputs.masks, self._sample_words, actions)
        return actions

    def copy(self) -> "VectorEnv":
        """Make a second environment in the same state, which goes on with the same dice; so does a pickled one."""
        return deep_copy(self)

    def close(self) -> None:
        """Let the threads go."""
        self._threads.close()

    def __getstate__(self) -> dict[str, Any]:
        kept = {name: value for name, value in vars(self).items() if name not in NOT_KEPT}
        return kept | {"_games": self._with_records_as(np.uint8)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self._find_kernels()
        self._games = self._with_records_as(self.rulebook.dtype)  # the same object, which Numba recognises

    def _with_records_as(self, dtype: Any) -> Games:
        games = self._games
        return games._replace(start=games.start.view(dtype), states=games.states.view(dtype))

    # Looking

    @property
    def states(self) -> States:
        """The records of the games themselves, to be looked at: a change of them shows with the next step."""
        states: States = self._games.states
        return states

    def observe(self, seat: int | None = None) -> Observation:
        """Return what a seat sees in every game, or whoever decides; always a new array."""
        self._ask_for_reset()
        if seat is None:
            seat = self._stepping.WHO_DECIDES
        elif not is_whole(seat) or not 0 <= seat < self.players:
            raise RLError(f"seat must be None or from 0 to {self.players - 1}; it is {_shown(seat)}")
        out = np.empty((self.num_envs, self.observation_size), np.int8)
        self._over_rows(self._stepping.observe_rows, self._games, int(seat), out)
        return out

    def legal_mask(self) -> Mask:
        """Return which actions are open to whoever decides in every game."""
        self._ask_for_reset()
        masks: Mask = self._outputs.masks
        return masks.copy() if self._copies else masks

    # Gymnasium

    @property
    def metadata(self) -> dict[str, Any]:
        """What Gymnasium's wrappers ask: when ended games begin again."""
        try:
            return {"autoreset_mode": _gymnasium().vector.AutoresetMode(SAME_STEP)}
        except ImportError:
            return {"autoreset_mode": SAME_STEP}

    @cached_property
    def single_observation_space(self) -> Any:
        """The observations of one game, as a space of Gymnasium's."""
        return _gymnasium().spaces.Box(-128, 127, (self.observation_size,), np.int8)

    @cached_property
    def single_action_space(self) -> Any:
        """The actions of one game."""
        return _gymnasium().spaces.Discrete(self.action_count)

    @cached_property
    def observation_space(self) -> Any:
        """The observations of all games."""
        return _gymnasium().vector.utils.batch_space(self.single_observation_space, self.num_envs)

    @cached_property
    def action_space(self) -> Any:
        """The actions of all games."""
        return _gymnasium().vector.utils.batch_space(self.single_action_space, self.num_envs)

    # Threads and checks

    def _over_rows(self, kernel: Any, *arguments: Any, buffers: Codes | None = None) -> None:
        self._threads.run(kernel, self.num_envs, *arguments, buffers=buffers)

    def _ask_for_reset(self) -> None:
        if not self._has_begun:
            raise RLError("the games have not begun: call reset() first")

    def _checked(self, actions: Any) -> Codes:
        """Return actions as kernels take them, if they are whole numbers, one a game, and open."""
        self._ask_for_reset()
        array = np.asarray(actions)
        if array.dtype.kind not in "iu":
            raise RLError(f"actions must be whole numbers; they are {array.dtype}")
        if array.shape != (self.num_envs,):
            raise RLError(f"actions must have the shape ({self.num_envs},), one a game; theirs is {array.shape}")
        chosen: Codes = np.ascontiguousarray(array, np.int64)
        if self._checks:
            row = int(self._stepping.first_closed(self._outputs.masks, chosen))
            if row != self._stepping.ALL_OPEN:
                state, parts, mask = self._games.states[row], self._games.chosen[row], self._outputs.masks[row]
                raise closed_action(self.features, state, parts, mask, int(array[row]), f" in game {row}")
        return chosen


def closed_action(
    features: Features, state: State, chosen: Codes, mask: NDArray[Any], action: Any, where: str = ""
) -> RLError:
    """Make the error that says that an action is not open, and which are."""
    opens = mask.nonzero()[0].tolist()
    words = [f"{one} ({features.action_text(state, chosen, one)})" for one in opens[:SHOWN_ACTIONS]]
    more = f" and {len(opens) - SHOWN_ACTIONS} more" if len(opens) > SHOWN_ACTIONS else ""
    return RLError(f"action {action!r} is not open to seat {state.seat}{where}; open are {', '.join(words)}{more}")


@cache
def stepping_of(game: str) -> ModuleType:
    """Fill the template of `stepping.py` in for a game."""
    rulebook = rulebook_of(game)
    parts = {"engine": rulebook.engine, "features": rulebook.features, "info": rulebook.info}
    return filled(f"{__package__}.stepping", rulebook.package, parts)


def _gymnasium() -> Any:
    needed("gymnasium.vector", "pettingzoo")  # only those who ask for spaces need it
    return needed("gymnasium", "pettingzoo")


def is_whole(value: object) -> bool:
    """Return whether a value is a whole number, of Python or of NumPy."""
    return isinstance(value, int | np.integer) and not isinstance(value, bool)


def _positive(value: int, name: str) -> int:
    if not is_whole(value) or value < 1:
        raise RLError(f"{name} must be a whole number from 1; it is {_shown(value)}")
    return int(value)


def _shown(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "…"
