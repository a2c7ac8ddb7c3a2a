"""What can go wrong in the arena."""

from ludoteca.core.errors import KeyedError


class ArenaError(KeyedError):
    """A run that cannot begin or go on; says why in a sentence."""

    domain, table = "cli", "arena.fault"
