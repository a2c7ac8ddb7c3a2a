"""`ludoteca bench`: how fast the rules are on this machine."""

import contextlib
import os
import platform
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn
from rich.table import Table

from ludoteca import games
from ludoteca.cli import measure
from ludoteca.cli.options import Language
from ludoteca.cli.output import exit_on_error, print_json
from ludoteca.core.kernel import COMPILED
from ludoteca.core.text import say
from ludoteca.games import info_of, rulebook_of
from ludoteca.version import __version__

DOMAIN = "maintenance"


def bench(
    chosen: Annotated[
        list[str] | None, typer.Argument(metavar="GAME", help="Games to measure; all by default.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
    language: Language = "",
) -> None:
    """Measure random playouts, calls from Python and compile times, half a minute a game.

    Example: ludoteca bench parchis --json
    """
    progress_console = Console(stderr=True)
    with exit_on_error("bench", language):
        ids = [info_of(game).id for game in chosen or games]
    if not COMPILED:
        progress_console.print(say(DOMAIN, "bench.not_compiled", language))
    columns = (SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    with Progress(*columns, console=progress_console, transient=True) as progress:
        figures = {game: measure_game(game, progress, language) for game in ids}
    if as_json:
        print_json({"machine": machine(), "import_seconds": measure.import_seconds(), "games": figures})
    else:
        show(figures, language)


def measure_game(game: str, progress: Progress, language: str) -> dict[str, Any]:
    """Measure all there is of a game."""
    rulebook = rulebook_of(game)
    steps: dict[str, Callable[[str], Any]] = {
        "compile": measure.compile_seconds,
        "one_core": measure.runs_on_one_core,
        "all_cores": measure.playouts_on_all_cores,
        "plain_python": measure.plain_playouts,
        "kernels": measure.kernel_times,
        "calls": measure.call_times,
    }
    task = progress.add_task(game, total=len(steps))
    rulebook.random_games(rulebook.start(rulebook.info.setup()), 1, 1)  # compiles it or loads it, which is not measured
    measured = {}
    for name, run in steps.items():
        progress.update(task, description=f"{game}: {say(DOMAIN, f'bench.step.{name}', language)}", advance=1)
        measured[name] = run(game)
    progress.remove_task(task)
    one, plain, kernels = measure.median_of(measured["one_core"]), measured["plain_python"], measured["kernels"]
    return {
        "players": rulebook.info.default_players,
        "state_bytes": rulebook.dtype.itemsize,
        "one_core": asdict(one),
        "one_core_runs": [asdict(run) for run in measured["one_core"]],
        "all_cores": asdict(measured["all_cores"]),
        "plain_python": asdict(plain),
        "times_plain": one.actions / plain.actions,
        "legal_moves": kernels.pop("legal_moves"),
        "kernel_microseconds": kernels,
        "call_microseconds": measured["calls"],
        "compile_seconds": measured["compile"],
    }


def machine() -> dict[str, Any]:
    """Describe the machine that was measured."""
    return {
        "ludoteca": __version__,
        "python": platform.python_version(),
        "machine": platform.machine(),
        "processor": processor(),
        "cores": os.cpu_count(),
        "compiled": COMPILED,
    }


def processor() -> str:
    """Name the processor, where the system gives it."""
    with contextlib.suppress(OSError):
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def show(figures: dict[str, dict[str, Any]], language: str) -> None:
    """Print a table for people."""
    table = Table(title=say(DOMAIN, "bench.title", language), title_justify="left")
    table.add_column("", no_wrap=True)
    for game, figure in figures.items():
        players = say(DOMAIN, "bench.players", language, count=figure["players"])
        table.add_column(f"{game}\n{players}", justify="right", no_wrap=True)
    rows: dict[str, Callable[[dict[str, Any]], str]] = {
        "throws_one": lambda f: f"{f['one_core']['throws']:,.0f}",
        "decisions_one": lambda f: f"{f['one_core']['decisions']:,.0f}",
        "games_one": lambda f: f"{f['one_core']['games']:,.0f}",
        "throws_all": lambda f: f"{f['all_cores']['throws']:,.0f}",
        "decisions_all": lambda f: f"{f['all_cores']['decisions']:,.0f}",
        "throws_plain": lambda f: f"{f['plain_python']['throws']:,.0f}",
        "decisions_plain": lambda f: f"{f['plain_python']['decisions']:,.0f}",
        "times_plain": lambda f: f"{f['times_plain']:,.0f}",
        "kernel_legal": lambda f: f"{f['kernel_microseconds']['legal']:.2f} µs",
        "kernel_play": lambda f: f"{f['kernel_microseconds']['play']:.2f} µs",
        "call_legal": lambda f: f"{f['call_microseconds']['legal_moves']:.1f} µs",
        "call_push": lambda f: f"{f['call_microseconds']['push']:.1f} µs",
        "compile_cold": lambda f: f"{f['compile_seconds']['cold']:.1f} s",
        "compile_cached": lambda f: f"{f['compile_seconds']['cached']:.2f} s",
        "state_bytes": lambda f: f"{f['state_bytes']}",
    }
    for name, value in rows.items():
        table.add_row(say(DOMAIN, f"bench.row.{name}", language), *(value(figure) for figure in figures.values()))
    Console().print(table)
