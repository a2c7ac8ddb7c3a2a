"""An NVIDIA GPU: whether there is one, memory on it, and kernels that have a thread for each of many games.

What runs there is a *body*: a function that asks `cuda.grid(1)` which game it is called for, and calls kernels.
numba-cuda compiles it, and the kernels that it calls, for the GPU when it is first run. It comes with the extra `cuda`.
With NUMBA_ENABLE_CUDASIM=1 and LUDOTECA_JIT=0 bodies run as plain Python, for tests.
"""

import os
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ludoteca.core.errors import KeyedError
from ludoteca.gpu.indices import ask_whose_indices_they_are, counting_from_start
from ludoteca.gpu.tables import place_tables_in_global_memory

CPU, CUDA = "cpu", "cuda"  # what people call devices
BLOCK_THREADS: Final = 64  # states and workspaces are large: few threads share the cache better
SIMULATED_THREADS: Final = 4


class DeviceError(KeyedError):
    """There is no GPU to work with; says why, and what to do about it."""

    domain = "gpu"


def check_device(name: str) -> None:
    """Raise DeviceError for what is no device, and for a GPU that is not there."""
    if name not in {CPU, CUDA}:
        raise DeviceError("device", device=name[:40])
    if name == CUDA:
        open_device()


def is_simulated() -> bool:
    """Return whether Numba's simulator takes the place of a GPU."""
    return os.environ.get("NUMBA_ENABLE_CUDASIM", "0") not in {"", "0"}


@cache
def open_device() -> "Device":
    """Return the GPU of this machine; DeviceError where there is none, or nothing to compile for it."""
    if find_spec("numba_cuda") is None and not is_simulated():  # Numba has a simulator of its own
        raise DeviceError("no_numba_cuda")
    try:
        cuda = import_module("numba.cuda")
        is_there = cuda.is_available()
    except (ImportError, OSError) as error:
        raise DeviceError("broken", what=str(error)[:200]) from None
    if not is_there:
        raise DeviceError("no_gpu")
    if not is_simulated():
        place_tables_in_global_memory()
        ask_whose_indices_they_are()
    return Device(cuda)


class Device:
    """A GPU."""

    def __init__(self, cuda: Any) -> None:
        """Take it by the module that speaks to it."""
        self._cuda = cuda
        self.threads = SIMULATED_THREADS if is_simulated() else BLOCK_THREADS

    @property
    def name(self) -> str:
        """What it is called."""
        name = "simulator" if is_simulated() else self._cuda.get_current_device().name
        return name.decode() if isinstance(name, bytes) else str(name)

    def arrays(self) -> Any:
        """Return a module like NumPy whose arrays lie on the GPU, and can be handed to bodies."""
        if is_simulated():
            return np
        try:
            return import_module("cupy")
        except ImportError as error:
            raise DeviceError("no_cupy", what=str(error)[:200]) from None

    def put(self, array: NDArray[Any]) -> Any:
        """Copy an array, of records too, to the GPU."""
        return np.array(array) if is_simulated() else self._cuda.to_device(array)

    def zeros(self, shape: tuple[int, ...], dtype: np.dtype[Any]) -> Any:
        """Allocate an array on the GPU, of records too, with all of its bytes 0."""
        if is_simulated():
            return np.zeros(shape, dtype)
        made = self._cuda.device_array(shape, dtype)
        self._cuda.cudadrv.driver.device_memset(made, 0, made.nbytes)
        return made

    def take(self, array: Any) -> NDArray[Any]:
        """Copy an array that was put there back; waits for what is still being computed."""
        return np.array(array) if is_simulated() else np.asarray(array.copy_to_host())

    def on_host(self, array: Any) -> NDArray[Any]:
        """Copy one of `arrays` to memory of the host."""
        return np.array(array, order="K") if is_simulated() else np.asarray(array.get(order="A"))

    def view(self, value: Any) -> Any:
        """Return one of `arrays` as kernels take it fastest; other values as they are."""
        is_array = not is_simulated() and isinstance(value, self.arrays().ndarray)
        return self._cuda.as_cuda_array(value, sync=False) if is_array else value

    def address_of(self, array: Any) -> int:
        """Return where an array lies in the memory of the GPU."""
        return int(array.ctypes.data if is_simulated() else array.__cuda_array_interface__["data"][0])

    @property
    def processors(self) -> int:
        """How many processors it has, each of which runs many threads."""
        return 1 if is_simulated() else int(self._cuda.get_current_device().MULTIPROCESSOR_COUNT)

    def kernel_of(
        self, body: Callable[..., None], block: int | None = None, registers: int | None = None
    ) -> Callable[..., None]:
        """Make a function that runs a body for a number of games at least: the number first, then its arguments.

        It returns at once; whoever looks at what comes of it waits. `block` is how many threads run side by side, and
        `registers` how many each may have at most.
        """
        threads = block or self.threads
        limit = {"max_registers": registers} if registers else {}  # which the simulator does not know
        compiled = self._cuda.jit(body, **limit)

        def run(games: int, *arguments: Any) -> None:
            with counting_from_start():  # it is compiled when it is first run
                compiled[-(-games // threads), threads](*arguments)

        return run

    def wait(self) -> None:
        """Wait until all that was begun is done."""
        self._cuda.synchronize()
