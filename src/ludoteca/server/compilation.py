"""Compilation in the background of a running server: tables wait for what they need, and people see how far it is."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Literal

import structlog
from pydantic import BaseModel, Field

from ludoteca import games
from ludoteca.compilation import PART_OF_LEVEL, PARTS, RULES, Compiler, Progress, Scheduler, Status, Step, all_steps
from ludoteca.compilation.scheduler import StepCompiler, share_of
from ludoteca.compilation.steps import is_compiled
from ludoteca.compilation.workers import NICENESS

log = structlog.get_logger()

DONE = Progress(Status.DONE, 1.0)
PartName = Literal["rules", "bots", "search"]
StatusName = Literal["waiting", "running", "done", "failed"]


class NotCompiledError(Exception):
    """The rules of a game could not be compiled; the log says why."""


class PartCompilation(BaseModel):
    """How far a part of a game is: its rules, its bots that look at their moves, or those that search."""

    part: PartName
    status: StatusName
    share: float = Field(description="From 0 to 1.")


class GameCompilation(BaseModel):
    """How far a game is."""

    game: str
    name_within: str = Field(description="The game's name, as within a sentence.")
    share: float = Field(description="From 0 to 1.")
    parts: list[PartCompilation] = Field(description="One after the other; tables can be opened when rules are done.")


class CompilationState(BaseModel):
    """How far all games are compiled: once on a machine, for each version of the sources."""

    is_ready: bool = Field(description="Nothing is left to compile.")
    share: float = Field(description="Of all games, from 0 to 1.")
    games: list[GameCompilation]
    part_of_level: dict[str, PartName] = Field(description="What a bot of each level waits for.")


class Compilation:
    """Which steps are ready for use in this process, and the scheduler that makes them so.

    A step that was compiled before from the same sources is ready at once: its kernels are loaded as they are used. So
    a server that starts again serves its tables without delay.
    """

    def __init__(self, make_compiler: Callable[[], StepCompiler] | None = None, workers: int = 0) -> None:
        """Look at what is compiled; nothing is started yet. Must be called in an event loop."""
        self.loop = asyncio.get_running_loop()
        missing = [step for step in all_steps() if not is_compiled(step)]
        beside_a_server = partial(Compiler, is_loading=True, niceness=NICENESS)
        self.scheduler = Scheduler(missing, make_compiler or beside_a_server, workers, self._observe)
        self.settled = {step: asyncio.Event() for step in missing}

    def start(self) -> None:
        """Begin to compile what is missing."""
        self.scheduler.start()

    async def close(self) -> None:
        """Stop compiling."""
        await asyncio.to_thread(self.scheduler.close)

    # What tables need

    def request(self, game: str, level: str = "") -> None:
        """Compile a game, up to the bots of a level, before all that nobody has asked for."""
        self.scheduler.request(Step(game, PART_OF_LEVEL.get(level, RULES)))

    def has_rules(self, game: str) -> bool:
        """Return whether the rules of a game can be used without a compiler; of an unknown game there are none."""
        return self._progress_of(Step(game, RULES)).is_settled

    async def rules(self, game: str) -> None:
        """Wait until the rules of a game can be used; NotCompiledError when they cannot."""
        step = Step(game, RULES)
        if step in self.settled:
            self.scheduler.request(step)
            await self.settled[step].wait()
        if self._progress_of(step).status is Status.FAILED:
            raise NotCompiledError(game)

    async def bots(self, game: str, level: str) -> None:
        """Wait until bots of a level can choose; where they could not be compiled, they are used as they are."""
        step = Step(game, PART_OF_LEVEL[level])
        if step in self.settled:
            self.scheduler.request(step)
            await self.settled[step].wait()

    # What people see

    def state(self, language: str) -> CompilationState:
        """Describe how far all games are."""
        return CompilationState(
            is_ready=self.scheduler.is_settled,
            share=share_of((step, self._progress_of(step)) for step in all_steps()),
            games=[self._state_of(game, language) for game in games],
            part_of_level=PART_OF_LEVEL,
        )

    def _state_of(self, game: str, language: str) -> GameCompilation:
        progress = {part: self._progress_of(Step(game, part)) for part in PARTS}
        return GameCompilation(
            game=game,
            name_within=games[game].label_within(language),
            share=share_of((Step(game, part), one) for part, one in progress.items()),
            parts=[
                PartCompilation(part=part, status=one.status.value, share=one.share) for part, one in progress.items()
            ],
        )

    def _progress_of(self, step: Step) -> Progress:
        return self.scheduler.progress.get(step, DONE)

    def _observe(self, step: Step, progress: Progress) -> None:
        """Log what has ended, in a thread of the scheduler, and let those go on who wait for it."""
        if not progress.is_settled:
            return
        seconds = round(progress.seconds, 1)
        if progress.status is Status.FAILED:
            log.error("not_compiled", game=step.game, part=step.part, why=progress.problem)
        elif progress.problem:
            log.warning("worker_failed", game=step.game, part=step.part, seconds=seconds, why=progress.problem)
        else:
            log.info("compiled", game=step.game, part=step.part, seconds=seconds)
        with suppress(RuntimeError):  # the server has ended meanwhile
            self.loop.call_soon_threadsafe(self.settled[step].set)
