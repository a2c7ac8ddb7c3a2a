"""`ludoteca warm`: compiles the rules and bots of all games ahead, on all cores."""

import time
from collections.abc import Mapping
from contextlib import closing
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, TaskProgressColumn, TextColumn
from rich.progress import Progress as Bars

from ludoteca import games
from ludoteca.cli.options import Language
from ludoteca.cli.output import EXIT_FAILED, exit_on_error
from ludoteca.compilation import PARTS, Compiler, Progress, Scheduler, Status, Step, all_steps
from ludoteca.compilation.scheduler import share_of
from ludoteca.compilation.steps import is_compiled
from ludoteca.core.kernel import COMPILED
from ludoteca.core.text import say

DOMAIN = "maintenance"


def warm(
    workers: Annotated[
        int, typer.Option(metavar="N", min=0, max=256, help="Processes that compile at once; 0: one for each core.")
    ] = 0,
    language: Language = "",
) -> None:
    """Compile the rules and bots of every game, once; later starts find them ready.

    Exit status: 0 all is compiled, 1 something could not be, 130 stopped.

    Example: ludoteca warm
    """
    console = Console(stderr=True)
    if not COMPILED:
        console.print(say(DOMAIN, "warm.nothing", language))
        return
    missing = [step for step in all_steps() if not is_compiled(step)]
    scheduler = Scheduler(missing, Compiler, workers)
    with exit_on_error("warm", language), closing(scheduler):
        scheduler.start()
        if missing:
            show_progress(scheduler, console, language)
    for game, info in games.items():
        if not any(step.game == game for step in missing):
            console.print(f"  {say(DOMAIN, 'warm.already', language, game=info.label(language))}")
    if any(one.status is Status.FAILED for one in scheduler.progress.values()):
        raise typer.Exit(EXIT_FAILED)


def show_progress(scheduler: Scheduler, console: Console, language: str) -> None:
    """Draw a bar for each game while there is something to compile, and say when each is ready."""
    began = time.monotonic()
    waiting = {step.game for step in scheduler.progress}
    columns = (TextColumn("  {task.description}"), BarColumn(), TaskProgressColumn())
    with Bars(*columns, console=console, transient=True, disable=not console.is_terminal) as bars:
        tasks = {game: bars.add_task(game, total=1.0) for game in games if game in waiting}
        for _ in scheduler.watch():
            for game in list(tasks):
                steps = {step: one for step, one in scheduler.progress.items() if step.game == game}
                bars.update(tasks[game], completed=share_of(steps.items()), description=line_of(game, steps, language))
                if all(one.is_settled for one in steps.values()):
                    bars.remove_task(tasks.pop(game))
                    say_ready(bars.console, game, steps, time.monotonic() - began, language)


def line_of(game: str, steps: Mapping[Step, Progress], language: str) -> str:
    """Name the part of a game that is being compiled."""
    name = games[game].label(language)
    running = [part for part in PARTS if steps.get(Step(game, part), Progress()).status is Status.RUNNING]
    return f"{name}: {say(DOMAIN, f'warm.part.{running[0]}', language)}" if running else name


def say_ready(console: Console, game: str, steps: Mapping[Step, Progress], seconds: float, language: str) -> None:
    """Print that a game is ready, or what is wrong with it."""
    name = games[game].label(language)
    for step, one in steps.items():
        if one.problem:
            part = say(DOMAIN, f"warm.part.{step.part}", language)
            console.print(f"  {say(DOMAIN, 'warm.problem', language, game=name, part=part, problem=one.problem)}")
    if not any(one.status is Status.FAILED for one in steps.values()):
        console.print(f"  {say(DOMAIN, 'warm.ready', language, game=name, seconds=f'{seconds:.1f}')}")
