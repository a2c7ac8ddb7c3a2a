"""A vector environment whose games are played on an NVIDIA GPU, by the kernels of `stepping.py`, a thread for each row.

    env = VectorEnv("parchis", num_envs=262_144, players=4, seed=1, device="cuda")
    observations, infos = env.reset()
    observations = torch.from_dlpack(observations)          # no copy; so do JAX and CuPy

Games are those of the processor for the same seed, row by row. Arrays are CuPy's and stay on the GPU. Arrays with a row
for each game are stored by columns (Fortran order), so that threads that run side by side write side by side. Actions
may be any array on the GPU that speaks DLPack or `__cuda_array_interface__`, or one of NumPy.

Nothing waits for the GPU: `final_obs` and `final_info` come with every step, of use where `infos["_final_obs"]` is set.
With `check=True` a step waits once, to know whether all actions are open. All work goes to the GPU's default stream, as
that of PyTorch and CuPy does where nothing else is said.
"""

from functools import cache
from types import ModuleType
from typing import Any, Final

import numpy as np

from ludoteca.core.interface import Codes, States
from ludoteca.gpu import CUDA, Device, open_device
from ludoteca.rl.arrays import Flags, Games, Outputs
from ludoteca.rl.errors import RLError
from ludoteca.rl.vector import NOT_KEPT, RESET_MASK, VectorEnv, closed_action, with_records_as

NOT_KEPT_HERE: Final = ("_device", "_arrays", "_views")
RECORDS: Final = ("start", "states")  # which CuPy has no arrays of


class CudaVectorEnv(VectorEnv):
    """Many games of one kind, stepped together on a GPU."""

    device = CUDA

    def _find_kernels(self) -> None:
        self._device = open_device()
        self._arrays = self._device.arrays()
        self._views: dict[type, tuple[Any, Any]] = {}  # of each kind, the last arrays and as kernels take them
        super()._find_kernels()
        kernels = kernels_of(self._device, self._stepping, self.rulebook.max_moves)
        self._step_rows, self._begin_rows, self._observe_rows, self._sample_rows = kernels
        if self.opponents is not None:
            from ludoteca.rl.opponents import opposing_of  # noqa: PLC0415  (loads bots)

            self._step_rows, self._begin_rows = agent_kernels_of(self._device, opposing_of(self.setup.game))

    def _allocate(self) -> None:
        super()._allocate()
        self._move_to_device()

    def _move_to_device(self) -> None:
        """Put all arrays on the GPU."""
        games = {name: self._moved(array) for name, array in self._games._asdict().items() if name not in RECORDS}
        records = {name: self._device.put(getattr(self._games, name)) for name in RECORDS}
        self._games = self._games._replace(**games, **records)
        self._outputs = Outputs(*map(self._moved, self._outputs))
        self._sample_words, self._every_row = self._moved(self._sample_words), self._moved(self._every_row)
        if self._bots:
            self._bots = (self._moved(self._bots[0]), *self._bots[1:])
        self._buffers = self._buffers_on_device()

    def _buffers_on_device(self) -> Any:
        """Allocate what a row needs while it is played."""
        if self.opponents is not None:
            from ludoteca.rl.opponents import workspaces  # noqa: PLC0415  (loads bots)

            return self._device.zeros((self.num_envs, 1), workspaces(self.setup.game, 1).dtype)
        from ludoteca.rl.cuda_bodies import MOST_LOCAL_MOVES  # noqa: PLC0415  (loads numba-cuda)

        moves = self.rulebook.max_moves
        return self._device.zeros((self.num_envs if moves > MOST_LOCAL_MOVES else 1, moves), np.dtype(np.int64))

    def _set_streams(self, rows: Flags, dice: Any, choices: Any) -> None:
        chosen = self._moved(rows)
        for words, begun in ((self._games.words, dice), (self._sample_words, choices)):
            words[chosen] = self._moved(begun)[chosen]

    # Playing

    def _rows_to_reset(self, options: Any) -> Flags:
        rows = options.get(RESET_MASK)
        return super()._rows_to_reset({} if rows is None else {RESET_MASK: self._device.on_host(rows)})

    def _checked(self, actions: Any) -> Codes:
        self._ask_for_reset()
        xp = self._arrays
        try:
            array = xp.asarray(actions)
        except (TypeError, ValueError):
            array = xp.from_dlpack(actions)
        if array.dtype.kind not in "iu":
            raise RLError(f"actions must be whole numbers; they are {array.dtype}")
        if array.shape != (self.num_envs,):
            raise RLError(f"actions must have the shape ({self.num_envs},), one a game; theirs is {array.shape}")
        chosen: Codes = xp.ascontiguousarray(array, dtype=np.int64)
        if self._checks:
            self._ask_for_actions(chosen)
        return chosen

    def _ask_for_actions(self, chosen: Any) -> None:
        """Raise RLError for the first action that is not open."""
        xp, masks = self._arrays, self._outputs.masks
        inside = xp.clip(chosen, 0, self.action_count - 1)
        closed = (inside != chosen) | (masks[xp.arange(self.num_envs), inside] == 0)
        if not bool(closed.any()):
            return
        row = int(closed.argmax())
        parts, mask = self._device.on_host(self._games.chosen[row]), self._device.on_host(masks[row])
        action = int(chosen[row])
        raise closed_action(self.features, self.states[row], parts, mask, action, f" in game {row}")

    # Looking

    @property
    def states(self) -> States:
        """A copy of the records of the games, on the host."""
        return self._device.take(self._games.states)

    # Where arrays are

    def _moved(self, array: Any) -> Any:
        return self._arrays.asarray(array, order="F")

    def _empty(self, shape: tuple[int, ...], kind: Any) -> Any:
        return self._arrays.empty(shape, kind, order="F")

    def _is_worth_showing(self, _: Flags) -> bool:
        return True  # to know would be to wait

    def _over_rows(self, kernel: Any, *arguments: Any, buffers: Any = None) -> None:
        """Begin to run a kernel over all rows."""
        given = (*arguments, buffers) if kernel in {self._step_rows, self._begin_rows} else arguments
        kernel(self.num_envs, *map(self._as_argument, given))

    def _as_argument(self, value: Any) -> Any:
        """Return a value as kernels take it; that of a tuple of arrays is kept until there is another one."""
        if not isinstance(value, tuple):
            return self._device.view(value)
        tuple_, view = self._views.get(type(value), (None, None))
        if tuple_ is not value:
            view = type(value)(*map(self._device.view, value))
            self._views[type(value)] = value, view
        return view

    # Copies

    def __getstate__(self) -> dict[str, Any]:
        take = self._device.on_host
        records = {name: self._device.take(getattr(self._games, name)) for name in RECORDS}
        others = {name: take(array) for name, array in self._games._asdict().items() if name not in RECORDS}
        kept = {name: value for name, value in vars(self).items() if name not in {*NOT_KEPT, *NOT_KEPT_HERE}}
        return kept | {
            "_games": with_records_as(Games(**records, **others), np.uint8),
            "_outputs": Outputs(*map(take, self._outputs)),
            "_sample_words": take(self._sample_words),
            "_every_row": take(self._every_row),
            "_bots": (*map(take, self._bots[:1]), *self._bots[1:]),
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        super().__setstate__(kept)
        self._move_to_device()


@cache
def kernels_of(device: Device, stepping: ModuleType, max_moves: int) -> tuple[Any, ...]:
    """Return the kernels of a step, a beginning, a look and a draw; each is compiled when it is first run."""
    from ludoteca.rl import cuda_bodies  # noqa: PLC0415  (loads numba-cuda)

    bodies = (
        cuda_bodies.step_body(stepping, max_moves),
        cuda_bodies.begin_body(stepping, max_moves),
        cuda_bodies.observe_body(stepping),
        cuda_bodies.sample_body(stepping),
    )
    return tuple(map(device.kernel_of, bodies))


@cache
def agent_kernels_of(device: Device, opposing: ModuleType) -> tuple[Any, Any]:
    """Return the kernels of an environment in which bots play: a step, and the beginning of games."""
    from ludoteca.rl import cuda_bodies  # noqa: PLC0415  (loads numba-cuda)

    step, begin = cuda_bodies.step_agent_body(opposing), cuda_bodies.begin_agent_body(opposing)
    return device.kernel_of(step), device.kernel_of(begin)
