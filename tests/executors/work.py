"""Work for the tests of executors, in a module that workers can import."""

import os
import time
from pathlib import Path
from typing import NamedTuple

from ludoteca.core.errors import Fault, OptionError


def slow_square(number: int) -> int:
    """Square a number slowly."""
    time.sleep(0.2)
    return number * number


def square(number: int) -> int:
    """Square a number, but for two that fail."""
    if number == 13:
        raise OptionError([Fault("bots", "fault.level", {"level": "thirteen", "known": ()}, where="level")])
    if number == 14:
        raise ZeroDivisionError("fourteen")
    return number * number


class Noted(NamedTuple):
    """A number to square, and the folder in which who does it says so."""

    folder: str
    number: int
    held: int  # numbers below wait until the folder has RELEASED


RELEASED = "released"


def square_noted(piece: Noted) -> int:
    """Square a number, after noting the worker and its node in the folder."""
    import ray  # noqa: PLC0415  (on workers of a cluster)

    folder = Path(piece.folder)
    with (folder / str(piece.number)).open("a") as notes:
        notes.write(f"{os.getpid()} {ray.get_runtime_context().get_node_id()}\n")
    while piece.number < piece.held and not (folder / RELEASED).exists():
        time.sleep(0.05)
    return piece.number**2
