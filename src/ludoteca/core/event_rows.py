"""Writing events in kernels (core/events.py)."""

from ludoteca.core.events import EventRows
from ludoteca.core.kernel import kernel


@kernel
def add(out: EventRows, count: int, kind: int, first: int, second: int, third: int) -> int:
    """Write an event with up to three operands behind some others; return how many there are now."""
    out[count, 0] = kind
    out[count, 1] = first
    out[count, 2] = second
    out[count, 3] = third
    return count + 1
