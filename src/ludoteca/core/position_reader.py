"""What the readers of all games' positions share: a state to fill, the fields to read, and the faults found."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from ludoteca.core.errors import Fault
from ludoteca.core.moves import PHASES, State
from ludoteca.core.options import Setup


def no_signs(state: State, move: int, count: int) -> str:
    """Return no signs: the `step_hint` of games in which the spelling of a move says all."""
    return ""


class PositionReader(ABC):
    """Builds a state from fields. Every part is read even where another is at fault, to find all faults."""

    game: ClassVar[str]

    def __init__(self, state: State, setup: Setup, fields: Mapping[str, str], faults: list[Fault]) -> None:
        """Begin with a state that holds players, mode and options."""
        self.state, self.setup, self.fields, self.faults = state, setup, fields, faults
        self._earlier = len(faults)

    @abstractmethod
    def known(self) -> set[str]:
        """List the fields that such a position has, or may have."""

    @abstractmethod
    def read_fields(self) -> None:
        """Read all fields into the state; what is wrong goes to the faults."""

    @property
    def is_sound(self) -> bool:
        """Whether nothing wrong has been found so far."""
        return len(self.faults) == self._earlier

    def read(self) -> State | None:
        """Read all; None when anything is wrong."""
        known = self.known()
        self.faults.extend(
            Fault("core", "fault.unknown_field", {"known": sorted(known)}, where=name)
            for name in self.fields
            if name not in known
        )
        self.read_fields()
        return self.state if self.is_sound else None

    def fault(self, where: str, key: str, **parameters: Any) -> None:
        """Note a fault, by the key of its sentence in the game's catalogue."""
        self.faults.append(Fault(self.game, f"fault.{key}", parameters, where=where))

    def missing(self, field: str) -> None:
        """Note that a field is missing."""
        self.faults.append(Fault("core", "fault.missing", where=field))

    def number(self, name: str, allowed: Sequence[int], default: int | None = None) -> int:
        """Read a number that must be one of those allowed."""
        text = self.fields.get(name)
        if text is None and default is not None:
            return default
        for value in allowed:
            if text == str(value):
                return value
        self.wrong_number(name, allowed)
        return allowed[0]

    def wrong_number(self, name: str, allowed: Sequence[int]) -> None:
        """Note that a field is none of the numbers that it can be."""
        self.faults.append(Fault("core", "fault.number", {"allowed": list(allowed)}, where=name))

    def forbid(self, *names: str) -> None:
        """Note the fields that do not belong to the phase."""
        for name in names:
            if name in self.fields:
                self.fault(name, "not_now", phase=self.fields["phase"])

    def read_phase(self) -> bool:
        """Read the phase into the state; returns whether it is one."""
        phase = self.fields.get("phase")
        if phase not in PHASES:
            self.faults.append(Fault("core", "fault.phase", where="phase"))
            return False
        self.state.phase = PHASES.index(phase)
        return True
