"""What can go wrong in a simulation."""

from ludoteca.core.errors import KeyedError


class SimulationError(KeyedError):
    """A simulation that cannot begin or go on; says why in a sentence."""

    domain = "simulate"
