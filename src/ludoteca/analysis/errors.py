"""What can go wrong in a simulation."""

from typing import Any

from ludoteca.core.errors import LudotecaError
from ludoteca.core.text import Message


class SimulationError(LudotecaError):
    """A simulation that cannot begin or go on; says why in a sentence."""

    def __init__(self, key: str, **parameters: Any) -> None:
        super().__init__(Message("simulate", f"fault.{key}", parameters))
        self.key = key
