"""Thousands of games at once, stepped together: `VectorEnv`, a vector environment of Gymnasium's.

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
    infos["terminated_seats"]  bool [n, players]  who plays no more in this game, as the place is decided

A seat is rewarded once, in the step that decides its place, which need not be a step of its own: with the mean over its
opponents of 1 for each behind it, -1 for each ahead, 0 for a tie.

An ended game begins again in the same step (Gymnasium's SAME_STEP): its row already shows the next game. Then there are
also, of use only in rows where `infos["_final_obs"]` is set:

    infos["final_obs"]   int8 [n, size]   the end as the seat that acted sees it
    infos["final_info"]  the infos of that end: "action_mask", "seat", "rewards", "terminated_seats" as above, and
                         "steps" int64 [n], how many moves the game had

As in Gymnasium, every key of the infos has a mask: `infos["_seat"]` says in which rows `infos["seat"]` means something.
With Gymnasium 1.1 or later installed the class is a `gymnasium.vector.VectorEnv`; without it, it has the same methods.
Gymnasium's wrappers of observations refuse environments whose games begin again in the same step; the others work.

With `opponents` a row is one agent's: bots have the other seats and play within the step. The agent's seat is always
the one in `infos["seat"]`; a step goes from one of its decisions to the next, `rewards` are its own, `max_steps` counts
its moves, and its game is over when its place is decided. Games in which it would have had no decision are left out.

With `chance="explicit"` a row stops at every throw, for searches that weigh them: `infos["chance"]` is set there, no
action is open, and the action is the number of a throw among those that `outcomes` lists. `take` copies rows into a new
environment, `set_positions` puts rows into positions, and `choose` asks bots for an action in every row.

What is returned is the caller's to keep. With `copy=False` it is the environment's own, which the next step writes
over: faster, for those who are done with it by then.

With `device="cuda"` the games and all that is returned lie on an NVIDIA GPU: see `cuda_vector.py`.
"""

from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy as deep_copy
from functools import cached_property
from typing import Any, Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ludoteca.core.generator import Words
from ludoteca.core.interface import Codes, Features, Mask, Observation, States
from ludoteca.core.moves import ROLL, State
from ludoteca.core.processes import cores
from ludoteca.games import info_of, rulebook_of
from ludoteca.gpu import CPU, CUDA
from ludoteca.rl.arrays import Flags, Games, Outputs, Rewards
from ludoteca.rl.base import AUTORESET, UNKNOWN_SEED, Base, gymnasium
from ludoteca.rl.errors import RLError
from ludoteca.rl.positions import read_positions, read_rows
from ludoteca.rl.seeds import Seeds, check_seeds, is_list, is_whole, shown, streams_of
from ludoteca.rl.stepping_copies import chance_of, placing_of, stepping_of
from ludoteca.rl.threads import RowThreads
from ludoteca.rl.throws import Throws, check_chance, most_throws, no_throw, throws_of

Infos: TypeAlias = dict[str, Any]

SHOWN_ACTIONS = 20  # of those open, in an error
NO_LIMIT = 0
NOT_KEPT = (
    "rulebook",
    "features",
    "_stepping",
    "_chance",
    "_step_rows",
    "_begin_rows",
    "_observe_rows",
    "_sample_rows",
    "_buffers",
)  # found again from the setup where an environment is copied
# Outputs by when they are written; masks are not among them, as the environment itself reads them later.
STEP_OUTPUTS = ("observations", "seats", "seat_rewards", "rewards", "terminations", "truncations")
END_OUTPUTS = ("final_observations", "final_masks", "final_seats", "final_paid", "final_steps")
SEATS_DONE = "terminated_seats"
RESET_MASK = "reset_mask"  # as Gymnasium spells it
NOT_TAKEN = (*NOT_KEPT, "observation_space", "action_space", "_np_random", "_np_random_seed")  # by other rows


class VectorEnv(Base):  # type: ignore[misc]  # Gymnasium's where it is installed
    """Many games of one kind, stepped together."""

    metadata: dict[str, Any] = {"autoreset_mode": AUTORESET}  # noqa: RUF012  (as Gymnasium has it)
    device = CPU

    def __new__(cls, *_: Any, device: str = CPU, **__: Any) -> "VectorEnv":
        """Choose the class by the device."""
        if device not in {CPU, CUDA}:
            raise RLError(f"device must be {CPU} or {CUDA}; it is {shown(device)}")
        if device == CUDA and cls is VectorEnv:
            from ludoteca.rl.cuda_vector import CudaVectorEnv  # noqa: PLC0415  (asks for a GPU)

            cls = CudaVectorEnv  # noqa: PLW0642
        made: VectorEnv = super().__new__(cls)
        return made

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
        opponents: str | None = None,
        seat: int | None = None,
        chance: Literal["explicit"] | None = None,
        device: str = CPU,
        **options: Any,
    ) -> None:
        """Allocate the games, which begin with `reset`.

        `threads` is one a core where nothing is said; results do not depend on it. A game of `max_steps` moves is cut.
        `check=False` trusts actions to be open: one that is not ruins its game, or more. Rule options are keywords,
        as in `ludoteca.new`.

        With `opponents`, a level of bots (beginner, easy or medium), every row is one agent's: bots play the other
        seats within a step, and the agent's game ends when its place is decided. It sits at `seat`, or at one drawn for
        each game.

        With `chance="explicit"` the caller gives the dice: see `outcomes`.

        `device="cuda"` plays on an NVIDIA GPU and returns arrays of CuPy there; `threads` then means nothing.
        """
        self.setup = info_of(game).setup(players, mode, **options)
        _check_agent_seat(seat, opponents, self.setup.players)
        check_chance(chance, opponents, device)
        self.opponents, self.seat, self.chance = opponents, seat, chance
        self.num_envs = _positive(num_envs, "num_envs")
        self.players = self.setup.players
        self.max_steps = max_steps if max_steps is None else _positive(max_steps, "max_steps")
        self._threads = RowThreads(cores() if threads is None else _positive(threads, "threads"))
        self._copies, self._checks = copy, check
        self._has_begun = False
        assert device == self.device
        self._find_kernels()
        self._allocate()
        self._seed(seed, np.ones(self.num_envs, np.bool_))

    @property
    def threads(self) -> int:
        """How many threads share the rows."""
        return self._threads.threads

    def _find_kernels(self) -> None:
        self.rulebook = rulebook_of(self.setup.game)
        self.features = self.rulebook.features
        self._stepping = stepping_of(self.setup.game)
        self.action_count: int = self.features.action_count(self.setup)
        self.observation_size: int = self.features.observation_size(self.setup)
        self._sides = self.rulebook.info.sides(self.setup)
        self._observe_rows, self._sample_rows = self._stepping.observe_rows, self._stepping.sample_rows
        self._every_row = np.ones(self.num_envs, np.bool_)
        self._every_row.flags.writeable = False  # it is given away
        self._chance = None if self.chance is None else chance_of(self.setup.game)
        if self.opponents is None:
            kernels = self._chance or self._stepping
            self._step_rows, self._begin_rows = kernels.step_rows, kernels.begin_rows
            self._bots: tuple[Any, ...] = ()
            self._buffers = np.empty((self.threads, self.rulebook.max_moves), np.int64)
        else:
            from ludoteca.rl.opponents import level_number, opposing_of, workspaces  # noqa: PLC0415  (loads bots)

            opposing = opposing_of(self.setup.game)
            self._step_rows, self._begin_rows = opposing.step_agent_rows, opposing.begin_agent_rows
            seat = self._stepping.ANY_SEAT if self.seat is None else int(self.seat)
            self._bots = np.zeros(self.num_envs, np.int8), seat, level_number(self.opponents)
            self._buffers = workspaces(self.setup.game, self.threads)

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
            final_masks=np.zeros((rows, self.action_count), np.uint8),
            final_seats=np.zeros(rows, np.int8),
            final_paid=np.zeros((rows, seats), np.uint8),
            final_steps=np.zeros(rows, np.int64),
        )
        self._sample_words = np.zeros(rows, np.uint64)

    def _seed(self, seed: Any, rows: Flags) -> None:
        """Begin the streams of some rows: all from one seed, or each from its own, and none where that is None."""
        check_seeds(seed, self.num_envs)
        if is_list(seed):
            rows = rows & np.array([one is not None for one in seed])
            self.np_random = np.random.default_rng([one for one in seed if one is not None])
        else:
            self._np_random, self._np_random_seed = np.random.default_rng(seed), UNKNOWN_SEED if seed is None else seed
        self._set_streams(rows, *streams_of(seed, self.num_envs))

    def _set_streams(self, rows: Flags, dice: Words, choices: Words) -> None:
        self._games.words[rows], self._sample_words[rows] = dice[rows], choices[rows]

    # Playing

    def reset(self, *, seed: Seeds = None, options: Mapping[str, Any] | None = None) -> tuple[Observation, Infos]:
        """Begin all games: with a seed always the same ones, without one others than before.

        With a list of seeds each game has its own, and is then the first game of an environment of that seed. Of the
        options there is Gymnasium's `reset_mask`, a flag for each game: others than those go on as they are.
        """
        self._ask_for_open()
        rows = self._rows_to_reset(options or {})
        if seed is not None:
            self._seed(seed, rows)
        self._renew(STEP_OUTPUTS, np.copy)
        wanted = self._moved(rows)
        self._over_rows(self._begin_rows, self._games, self._outputs, wanted, *self._bots, buffers=self._buffers)
        self._has_begun = True
        return self._outputs.observations, self._infos()

    def _rows_to_reset(self, options: Mapping[str, Any]) -> Flags:
        rows = options.get(RESET_MASK)
        if rows is None:
            return np.ones(self.num_envs, np.bool_)
        if not isinstance(rows, np.ndarray) or rows.dtype != np.bool_ or rows.shape != (self.num_envs,):
            raise RLError(f"{RESET_MASK} must be an array of {self.num_envs} flags (bool); it is {shown(rows)}")
        if not self._has_begun and not rows.all():
            raise RLError(f"the games have not begun: call reset() without {RESET_MASK} first")
        return np.ascontiguousarray(rows)

    def step(self, actions: Any) -> tuple[Observation, Rewards, Flags, Flags, Infos]:
        """Take an action in every game; RLError names the first that cannot be taken, and then nothing has changed."""
        chosen = self._checked(actions)
        self._renew(STEP_OUTPUTS, np.empty_like)
        outputs, limit = self._outputs, self.max_steps or NO_LIMIT
        arguments = (self._games, outputs, chosen, self._sides, limit, *self._bots)
        self._over_rows(self._step_rows, *arguments, buffers=self._buffers)
        infos = self._infos()
        infos["rewards"], infos["_rewards"] = outputs.seat_rewards, self._every_row
        ended = outputs.terminations | outputs.truncations
        if self._is_worth_showing(ended):
            infos |= masked({"final_obs": outputs.final_observations, "final_info": self._final_infos(ended)}, ended)
            self._renew(END_OUTPUTS, np.zeros_like)
        return outputs.observations, outputs.rewards, outputs.terminations, outputs.truncations, infos

    def _renew(self, names: tuple[str, ...], make: Callable[[Any], Any]) -> None:
        """Allocate outputs again, so that those returned before stay the caller's."""
        if self._copies:
            self._outputs = self._outputs._replace(**{name: make(getattr(self._outputs, name)) for name in names})

    def _infos(self) -> Infos:
        finished = self._games.paid.copy() if self._copies else self._games.paid
        infos = {"action_mask": self.legal_mask(), "seat": self._outputs.seats, SEATS_DONE: finished.view(np.bool_)}
        if self._chance:
            infos["chance"] = self.states["phase"] == ROLL
        return masked(infos, self._every_row)

    def _final_infos(self, ended: Flags) -> Infos:
        outputs = self._outputs
        infos = {"action_mask": outputs.final_masks, "seat": outputs.final_seats, "rewards": outputs.seat_rewards}
        return masked(infos | {SEATS_DONE: outputs.final_paid.view(np.bool_), "steps": outputs.final_steps}, ended)

    def sample(self) -> Codes:
        """Choose an open action in every game at random, from streams of their own: the dice stay as they are.

        Where a move has parts (Stax), parts are drawn one after the other, so that moves are not equally likely.
        """
        self._ask_for_reset()
        actions: Codes = self._empty((self.num_envs,), np.int64)
        known = self._outputs.masks, self._sample_words, actions
        if self._chance:
            self._over_rows(self._chance.sample_rows, self._games.states, *known)
        else:
            self._over_rows(self._sample_rows, *known)
        return actions

    def choose(self, bot: str) -> Codes:
        """Let bots choose an action in every game: `beginner`, `easy` or `medium`, with a personality `easy/hunter`.

        The same game of the same seed gets the same action, whenever it is asked. Where a move has parts (Stax), it is
        the next part of the bot's move. Throws are as in `sample`.
        """
        from ludoteca.rl.opponents import bot_choices_of, bot_numbers, workspaces  # noqa: PLC0415  (loads bots)

        self._ask_for_rows_here()
        level, personality = bot_numbers(self.setup.game, bot)
        actions = np.empty(self.num_envs, np.int64)
        known = self._games, self._outputs.masks, self._sample_words, level, personality, actions
        choices, memory = bot_choices_of(self.setup.game), workspaces(self.setup.game, self.threads)
        self._over_rows(choices.choose_rows, *known, buffers=memory)
        return actions

    def copy(self) -> "VectorEnv":
        """Make a second environment in the same state, which goes on with the same dice; so does a pickled one."""
        return deep_copy(self)

    def take(self, rows: Any, *, seed: Seeds = None) -> "VectorEnv":
        """Make an environment of copies of some games, by their numbers or a flag for each; numbers may be repeated.

        Copies go on with the same dice; with a seed they get streams of their own, as in `reset`.
        """
        self._ask_for_rows_here()
        index = read_rows(rows, self.num_envs)
        other = type(self).__new__(type(self))
        other.__dict__.update({name: value for name, value in vars(self).items() if name not in NOT_TAKEN})
        other.num_envs = len(index)
        other._find_kernels()
        other._bots = (*(agents[index] for agents in self._bots[:1]), *self._bots[1:])
        taken = {name: getattr(self._games, name)[index] for name in self._games._fields if name != "start"}
        other._games = self._games._replace(**taken)
        outputs = {name: getattr(self._outputs, name)[index] for name in self._outputs._fields}
        other._outputs = self._outputs._replace(**outputs)
        other._sample_words = self._sample_words[index]
        if seed is not None:
            other._seed(seed, np.ones(len(index), np.bool_))
        return other

    def set_positions(self, positions: Sequence[str], rows: Any = None) -> tuple[Observation, Infos]:
        """Put games, all or those of some rows, into positions as `game.position()` writes them, and return as `reset`.

        RLError names the game whose position does not fit, and then nothing has changed. Dice are those of the row;
        moves are counted from here on, and places that are decided earn nothing. What ends later begins as usual.
        """
        self._ask_for_rows_here(is_begin=rows is None)
        if self.opponents is not None:
            raise RLError("positions are for environments without opponents")
        index = read_rows(np.arange(self.num_envs) if rows is None else rows, self.num_envs)
        self._games.states[index] = read_positions(positions, index, self.setup)
        wanted = np.zeros(self.num_envs, np.bool_)
        wanted[index] = True
        self._renew(STEP_OUTPUTS, np.copy)
        arguments = (self._games, self._outputs, wanted, self._chance is not None)
        self._over_rows(placing_of(self.setup.game).go_on_rows, *arguments, buffers=self._buffers)
        self._has_begun = True
        return self._outputs.observations, self._infos()

    def outcomes(self) -> Throws:
        """List the throws that can come in every game, with their probabilities: none where somebody decides.

        With `chance="explicit"` the action of a game that waits for a throw is the number of the throw:

            chances, dice = env.outcomes()
            rows, throws = chances.nonzero()  # every throw of every game, as games of their own
            env.take(rows).step(throws)
        """
        self._ask_for_rows_here()
        due = np.zeros(self.num_envs, np.int64)
        self._over_rows(chance_of(self.setup.game).count_dice, self._games.states, due)
        return throws_of(self.rulebook.info, due)

    def close_extras(self) -> None:
        """Let the threads go; `close` calls it."""
        self._threads.close()

    def __enter__(self) -> "VectorEnv":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __getstate__(self) -> dict[str, Any]:
        kept = {name: value for name, value in vars(self).items() if name not in NOT_KEPT}
        return kept | {"_games": with_records_as(self._games, np.uint8)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        agents = self._bots[:1]
        self._find_kernels()
        self._bots = (*agents, *self._bots[1:])
        self._games = with_records_as(self._games, self.rulebook.dtype)  # the same object, which Numba recognises

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
            raise RLError(f"seat must be None or from 0 to {self.players - 1}; it is {shown(seat)}")
        out: Observation = self._empty((self.num_envs, self.observation_size), np.int8)
        self._over_rows(self._observe_rows, self._games, int(seat), out)
        return out

    def legal_mask(self) -> Mask:
        """Return which actions are open to whoever decides in every game."""
        self._ask_for_reset()
        masks: Mask = self._outputs.masks
        return masks.copy() if self._copies else masks

    # Gymnasium

    @cached_property
    def single_observation_space(self) -> Any:
        """The observations of one game, as a space of Gymnasium's."""
        return gymnasium().spaces.Box(-128, 127, (self.observation_size,), np.int8)

    @cached_property
    def single_action_space(self) -> Any:
        """The actions of one game."""
        throws = most_throws(self.rulebook.info) if self._chance else 0
        return gymnasium().spaces.Discrete(max(self.action_count, throws))

    @cached_property
    def observation_space(self) -> Any:
        """The observations of all games."""
        return gymnasium().vector.utils.batch_space(self.single_observation_space, self.num_envs)

    @cached_property
    def action_space(self) -> Any:
        """The actions of all games."""
        return gymnasium().vector.utils.batch_space(self.single_action_space, self.num_envs)

    # Where arrays are

    def _moved(self, array: NDArray[Any]) -> Any:
        """Return an array where kernels can have it."""
        return array

    def _empty(self, shape: tuple[int, ...], kind: Any) -> Any:
        return np.empty(shape, kind)

    def _is_worth_showing(self, ended: Flags) -> bool:
        """Return whether infos have the ends of games."""
        return bool(ended.any())

    # Threads and checks

    def _over_rows(self, kernel: Any, *arguments: Any, buffers: Any = None) -> None:
        self._threads.run(kernel, self.num_envs, *arguments, buffers=buffers)

    def _ask_for_open(self) -> None:
        if self.closed:
            raise RLError("the environment is closed")

    def _ask_for_reset(self) -> None:
        self._ask_for_open()
        if not self._has_begun:
            raise RLError("the games have not begun: call reset() first")

    def _ask_for_rows_here(self, *, is_begin: bool = False) -> None:
        """Raise RLError where games cannot be looked at one by one, or have not begun."""
        if self.device != CPU:
            raise RLError(f"take, set_positions, choose and outcomes are for device={CPU!r}")
        if is_begin:
            self._ask_for_open()
        else:
            self._ask_for_reset()

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
            if self._chance:
                row = int(self._chance.first_closed(self._games.states, self._outputs.masks, chosen))
            else:
                row = int(self._stepping.first_closed(self._outputs.masks, chosen))
            if row != self._stepping.ALL_OPEN:
                state, parts, mask = self._games.states[row], self._games.chosen[row], self._outputs.masks[row]
                if state.phase == ROLL:
                    raise no_throw(self.rulebook.info, self.rulebook.dice_count(state), int(array[row]), row)
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


def with_records_as(games: Games, dtype: Any) -> Games:
    """Return games whose records are seen as another type: bytes can be pickled everywhere."""
    return games._replace(start=games.start.view(dtype), states=games.states.view(dtype))


def masked(infos: Infos, rows: Flags) -> Infos:
    """Add to each of the infos the rows in which it means something, as Gymnasium does."""
    return infos | {f"_{key}": rows for key in infos}


def _check_agent_seat(seat: Any, opponents: Any, players: int) -> None:
    """Raise RLError for a seat that an agent cannot have."""
    if seat is None:
        return
    if opponents is None:
        raise RLError("seat is that of the agent among bots: say which bots with opponents=")
    if not is_whole(seat) or not 0 <= seat < players:
        raise RLError(f"seat must be None, for one drawn, or from 0 to {players - 1}; it is {shown(seat)}")


def _positive(value: int, name: str) -> int:
    if not is_whole(value) or value < 1:
        raise RLError(f"{name} must be a whole number from 1; it is {shown(value)}")
    return int(value)
