"""Work for the tests of executors, in a module that workers can import."""

import time

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
