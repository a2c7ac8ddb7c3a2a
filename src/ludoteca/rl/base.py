"""What a vector environment is to Gymnasium: its class where it is installed, and the same names without it."""

from typing import Any, Final

import numpy as np

from ludoteca.rl.extras import needed

SAME_STEP: Final = "SameStep"  # as Gymnasium spells it
UNKNOWN_SEED: Final = -1  # of a generator that did not come from one number


class PlainVectorEnv:
    """The part of `gymnasium.vector.VectorEnv` that needs nothing but NumPy."""

    spec: Any = None
    render_mode: str | None = None
    closed = False
    _np_random: np.random.Generator | None = None
    _np_random_seed: int | None = None

    @property
    def np_random(self) -> np.random.Generator:
        """A generator for wrappers; the games have streams of their own."""
        if self._np_random is None:
            self._np_random, self._np_random_seed = np.random.default_rng(), UNKNOWN_SEED
        return self._np_random

    @np_random.setter
    def np_random(self, value: np.random.Generator) -> None:
        self._np_random, self._np_random_seed = value, UNKNOWN_SEED

    @property
    def np_random_seed(self) -> int | None:
        """The seed of that generator; -1 where it is not known."""
        return self._np_random_seed if self._np_random else UNKNOWN_SEED

    @property
    def unwrapped(self) -> "PlainVectorEnv":
        """The environment itself, as it has no wrapper."""
        return self

    def close(self, **keywords: Any) -> None:
        """Close the environment; it cannot be stepped any more."""
        if not self.closed:
            self.close_extras(**keywords)
            self.closed = True

    def close_extras(self) -> None:
        """Release what an environment holds."""

    def render(self) -> tuple[Any, ...] | None:
        """Raise: thousands of games have no picture."""
        raise NotImplementedError("a vector environment draws no pictures")


def gymnasium() -> Any:
    """Import Gymnasium; ImportError says how to install it."""
    needed("gymnasium.vector", "gymnasium")
    return needed("gymnasium", "gymnasium")


def _base() -> tuple[Any, Any]:
    """Choose the base class and how it names the time of a new game."""
    try:
        vector = gymnasium().vector
        return vector.VectorEnv, vector.AutoresetMode(SAME_STEP)
    except (AttributeError, ImportError):  # not there, or older than 1.1
        return PlainVectorEnv, SAME_STEP


Base, AUTORESET = _base()
