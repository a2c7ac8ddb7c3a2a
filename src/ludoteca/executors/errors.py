"""What can go wrong where pieces of work are done."""

from typing import Final

from ludoteca.core.errors import KeyedError, LudotecaError


class WorkError(KeyedError):
    """Work that cannot begin or go on; says why in a sentence."""

    domain = "executors"

    @property
    def is_failure(self) -> bool:
        """Whether it went wrong in mid-run, whatever was asked for."""
        return self.key in FAILURES


FAILURES: Final = {"worker", "changed", "lost", "cluster"}


def is_lost_work(error: LudotecaError) -> bool:
    """Return whether work went wrong where it was done, whatever was asked for."""
    return isinstance(error, WorkError) and error.is_failure
