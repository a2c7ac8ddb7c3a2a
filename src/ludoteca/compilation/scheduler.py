"""A queue of compilation steps, worked off by some threads, each of which has a compiler of its own.

A step is taken when the steps that it needs are settled. Those that were asked for come first, the latest request
before older ones; all others follow in the order given.
"""

import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final, Protocol

from ludoteca.compilation.steps import BOTS, RULES, SEARCH, Step, needed_by
from ludoteca.core.processes import cores

WEIGHTS: Final = {RULES: 5, BOTS: 1, SEARCH: 5}  # of a part in the progress of a game, about as its seconds
RETRY_SECONDS: Final = 0.5  # before a step that another process compiles is looked at again
CLOSE_SECONDS: Final = 2.0


class Status(StrEnum):
    """How far a step is."""

    WAITING = "waiting"
    RUNNING = "running"
    DONE = "done"
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a step is, and what went wrong in it."""

    status: Status = Status.WAITING
    share: float = 0.0  # of its tasks that are done
    seconds: float = 0.0  # that it took
    problem: str = ""

    @property
    def is_settled(self) -> bool:
        """Whether nothing more will happen to it."""
        return self.status in (Status.DONE, Status.FAILED)


class CompiledElsewhereError(Exception):
    """Another process is compiling the same step."""


class StepCompiler(Protocol):
    """What a thread of the scheduler compiles with."""

    def compile(self, step: Step, report: Callable[[int, int], None]) -> str:
        """Compile a step; returns what went wrong and was mended, or nothing. An exception means failure."""

    def close(self) -> None:
        """Stop whatever is under way, from any thread."""


Observer = Callable[[Step, Progress], None]


class Scheduler:
    """Compiles steps in a bounded number of threads."""

    def __init__(
        self,
        steps: Iterable[Step],
        make_compiler: Callable[[], StepCompiler],
        workers: int = 0,
        observer: Observer = lambda step, progress: None,
    ) -> None:
        """Prepare; nothing is compiled before `start`. Without a number of workers there is one for each core."""
        self.progress = {step: Progress() for step in steps}
        self._workers = workers or cores()
        self._make_compiler = make_compiler
        self._observer = observer
        self._requests: dict[Step, int] = {}  # the higher, the later it was asked for
        self._retry_at: dict[Step, float] = {}
        self._condition = threading.Condition()
        self._changes = 0
        self._compilers: list[StepCompiler] = []
        self._threads: list[threading.Thread] = []
        self._is_closing = False

    def start(self) -> None:
        """Begin; the threads do not keep the process from ending."""
        for number in range(min(self._workers, len(self.progress))):
            compiler = self._make_compiler()
            thread = threading.Thread(target=self._work, args=(compiler,), name=f"compiler-{number}", daemon=True)
            self._compilers.append(compiler)
            self._threads.append(thread)
            thread.start()

    def close(self) -> None:
        """Stop what is under way; steps that are not done stay so."""
        with self._condition:
            self._is_closing = True
            self._condition.notify_all()
        for compiler in self._compilers:
            compiler.close()
        for thread in self._threads:
            thread.join(CLOSE_SECONDS)

    def request(self, step: Step) -> None:
        """Put a step, and those it needs, before all others."""
        with self._condition:
            number = len(self._requests) and max(self._requests.values()) + 1
            self._requests |= dict.fromkeys(needed_by(step), number)

    def watch(self) -> Iterator[None]:
        """Yield after every change, until all steps are settled."""
        seen = -1
        while True:
            with self._condition:
                self._condition.wait_for(lambda: self._changes != seen)  # noqa: B023  (called at once)
                seen, is_settled = self._changes, self.is_settled
            yield
            if is_settled:
                return

    @property
    def is_settled(self) -> bool:
        """Whether no step is left to compile."""
        return all(one.is_settled for one in self.progress.values())

    # In the threads

    def _work(self, compiler: StepCompiler) -> None:
        try:
            while (step := self._take()) is not None:
                self._compile(compiler, step)
        finally:
            compiler.close()

    def _take(self) -> Step | None:
        """Wait for a step that can be compiled now; None when none is left for this thread."""
        with self._condition:
            while not self._is_closing:
                waiting = [step for step, one in self.progress.items() if one.status is Status.WAITING]
                if not waiting:
                    return None
                now = time.monotonic()
                step = self._first_of([one for one in waiting if self._retry_at.get(one, 0.0) <= now])
                if step is not None:
                    self._set(step, Progress(Status.RUNNING))
                    break
                self._condition.wait(RETRY_SECONDS if self._retry_at else None)
            else:
                return None
        self._observer(step, self.progress[step])
        return step

    def _first_of(self, waiting: Sequence[Step]) -> Step | None:
        """Choose the step that comes first, of those whose needs are settled."""
        ready = [step for step in waiting if all(self._has_settled(need) for need in needed_by(step)[:-1])]
        return max(ready, key=lambda step: self._requests.get(step, -1), default=None)  # the first of equal ones

    def _has_settled(self, step: Step) -> bool:
        """Return whether a step is settled; one that was not given needs no compiling."""
        return step not in self.progress or self.progress[step].is_settled

    def _compile(self, compiler: StepCompiler, step: Step) -> None:
        began = time.monotonic()

        def report(done: int, total: int) -> None:
            self._note(step, replace(self.progress[step], share=done / total))

        try:
            problem = compiler.compile(step, report)
        except CompiledElsewhereError:
            with self._condition:
                self._retry_at[step] = time.monotonic() + RETRY_SECONDS
            self._note(step, Progress(Status.WAITING))
        except Exception as error:
            if not self._is_closing:
                self._note(step, Progress(Status.FAILED, 0.0, time.monotonic() - began, f"{error!r}"))
        else:
            self._note(step, Progress(Status.DONE, 1.0, time.monotonic() - began, problem))

    def _note(self, step: Step, progress: Progress) -> None:
        with self._condition:
            self._set(step, progress)
        self._observer(step, progress)

    def _set(self, step: Step, progress: Progress) -> None:
        self.progress[step] = progress
        self._changes += 1
        self._condition.notify_all()


def share_of(progress: Iterable[tuple[Step, Progress]]) -> float:
    """Compute how much of some steps is done, from 0 to 1; failed ones count as done, for nothing more will come."""
    done = total = 0.0
    for step, one in progress:
        total += WEIGHTS[step.part]
        done += WEIGHTS[step.part] * (1.0 if one.is_settled else one.share)
    return done / total if total else 1.0
