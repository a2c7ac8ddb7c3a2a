"""Compiles a step in a worker process, under a file lock, and loads it into this process where it is wanted."""

from collections.abc import Callable
from typing import Any, Final

from ludoteca.compilation.processes import LineProcess, ProcessEndedError
from ludoteca.compilation.scheduler import CompiledElsewhereError
from ludoteca.compilation.steps import Step, is_compiled, mark_compiled, marker_of, run_step
from ludoteca.core.processes import LockedError, locked

NICENESS: Final = 10  # of the workers of a server, which answers people first
Report = Callable[[int, int], None]


class Compiler:
    """Compiles one step at a time. Where a worker fails, the step is compiled in this process."""

    def __init__(self, *, is_loading: bool = False, niceness: int = 0) -> None:
        """Prepare; `is_loading` has every step loaded into this process, ready for use."""
        self._worker = LineProcess("ludoteca.compilation.worker", str(niceness))
        self._is_loading = is_loading
        self._is_closed = False

    def compile(self, step: Step, report: Report) -> str:
        """Compile a step unless that is done; returns why the worker failed, or nothing."""
        problem = self._compile_once(step, report)
        if self._is_closed:
            raise ProcessEndedError("closed")
        if self._is_loading or problem:
            run_step(step)
        if problem:
            mark_compiled(step)
        return problem

    def close(self) -> None:
        """End the worker."""
        self._is_closed = True
        self._worker.close()

    def _compile_once(self, step: Step, report: Report) -> str:
        """Have the worker compile a step, unless another process does: CompiledElsewhereError."""
        lock_path = marker_of(step).with_suffix(".lock")
        try:
            with locked(lock_path, waits=False):
                if is_compiled(step):
                    return ""
                problem = self._ask_worker(step, report)
                if not problem:
                    mark_compiled(step)
                return problem
        except LockedError:
            raise CompiledElsewhereError from None
        except OSError as error:
            return f"nothing can be kept: {error}"

    def _ask_worker(self, step: Step, report: Report) -> str:
        problems: list[str] = []

        def hear(message: dict[str, Any]) -> bool:
            if "share" in message:
                report(*message["share"])
                return False
            problems.append(message["problem"])
            return True

        try:
            self._worker.ask({"game": step.game, "part": step.part}, hear)
        except ProcessEndedError as error:
            return f"the worker has ended: {error}"
        return problems[0]
