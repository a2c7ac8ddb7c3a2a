"""Compiles the rules and bots of all games ahead, in parallel processes, what somebody waits for first.

Numba's compiler holds the interpreter's lock, so that threads would compile one after the other. Here each worker is a
process of its own that writes to the kernel cache on disk, from which everybody else loads.
"""

from ludoteca.compilation.scheduler import Progress, Scheduler, Status
from ludoteca.compilation.steps import BOTS, PART_OF_LEVEL, PARTS, RULES, SEARCH, Step, all_steps, compile_rules
from ludoteca.compilation.workers import Compiler

__all__ = [
    "BOTS",
    "PARTS",
    "PART_OF_LEVEL",
    "RULES",
    "SEARCH",
    "Compiler",
    "Progress",
    "Scheduler",
    "Status",
    "Step",
    "all_steps",
    "compile_rules",
]
