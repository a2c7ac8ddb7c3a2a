"""What can go wrong in the arena."""

from typing import Any

from ludoteca.core.errors import LudotecaError
from ludoteca.core.text import Message


class ArenaError(LudotecaError):
    """A run that cannot begin or go on; says why in a sentence."""

    def __init__(self, key: str, **parameters: Any) -> None:
        super().__init__(Message("cli", f"arena.fault.{key}", parameters))
        self.key, self.parameters = key, parameters

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuilt, (self.key, self.parameters)


def _rebuilt(key: str, parameters: dict[str, Any]) -> ArenaError:
    return ArenaError(key, **parameters)
