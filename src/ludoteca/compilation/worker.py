"""A worker process, which compiles the steps that it is sent."""

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from ludoteca.compilation.processes import serve_lines
from ludoteca.compilation.steps import Step, run_step


def answer(message: dict[str, Any], send: Callable[[dict[str, Any]], None]) -> None:
    """Compile the step that a message names; what goes wrong is answered."""
    try:
        run_step(Step(**message), lambda done, total: send({"share": [done, total]}))
    except Exception as error:
        send({"problem": f"{error!r}"})
    else:
        send({"problem": ""})


if __name__ == "__main__":
    with suppress(OSError, AttributeError):  # Windows has no such thing
        os.nice(int(sys.argv[1]))
    serve_lines(answer)
