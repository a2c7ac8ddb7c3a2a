"""`ludoteca bench`: how fast the rules are on this machine."""

import json
import os
import platform
from collections.abc import Callable
from dataclasses import asdict
from typing import Annotated, Any

import numpy as np
import typer
from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn
from rich.table import Table

from ludoteca import games
from ludoteca.cli import measure
from ludoteca.core.errors import OptionError
from ludoteca.core.kernel import COMPILED
from ludoteca.games import info_of, rulebook_of
from ludoteca.version import __version__

STEPS = ("compile", "one core", "all cores", "plain Python", "kernels", "calls")


def bench(
    chosen: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]...", help="Games to measure; all by default.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    """Measure random playouts, calls from Python and compile times, three quarters of a minute a game.

    Example: ludoteca bench parchis --json
    """
    progress_console = Console(stderr=True)
    try:
        ids = [info_of(game).id for game in chosen or games]
    except OptionError as error:
        progress_console.print(f"ludoteca bench: {error}", markup=False)
        raise typer.Exit(2) from None
    if not COMPILED:
        progress_console.print("Note: kernels are not compiled here (LUDOTECA_JIT=0, or no Numba).")
    columns = (SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    with Progress(*columns, console=progress_console, transient=True) as progress:
        figures = {game: measure_game(game, progress) for game in ids}
    if as_json:
        print(json.dumps({"machine": machine(), "games": figures}, indent=1))
    else:
        show(figures)


def measure_game(game: str, progress: Progress) -> dict[str, Any]:
    """Measure all there is of a game."""
    task = progress.add_task(game, total=len(STEPS))

    def step(what: str) -> None:
        progress.update(task, description=f"{game}: {what}", advance=1)

    rulebook = rulebook_of(game)
    step("compile")
    compile_seconds = measure.compile_seconds(game)
    rulebook.random_games(rulebook.start(rulebook.info.setup()), 1, np.random.default_rng(1))
    step("one core")
    one = measure.playouts_on_one_core(game)
    step("all cores")
    every = measure.playouts_on_all_cores(game)
    step("plain Python")
    plain = measure.plain_playouts(game)
    step("kernels")
    kernels = measure.kernel_times(game)
    step("calls from Python")
    calls = measure.call_times(game)
    progress.remove_task(task)
    return {
        "players": rulebook.info.default_players,
        "state_bytes": rulebook.dtype.itemsize,
        "one_core": asdict(one),
        "all_cores": asdict(every),
        "plain_python": asdict(plain),
        "times_plain": one.actions / plain.actions,
        "kernel_microseconds": kernels,
        "call_microseconds": calls,
        "compile_seconds": compile_seconds,
    }


def machine() -> dict[str, Any]:
    """Say what was measured on."""
    return {
        "ludoteca": __version__,
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cores": os.cpu_count(),
        "compiled": COMPILED,
    }


def show(figures: dict[str, dict[str, Any]]) -> None:
    """Print a table for people."""
    table = Table(title="Ludoteca, speed of the rules (random games)", title_justify="left")
    table.add_column("", no_wrap=True)
    for game, figure in figures.items():
        table.add_column(f"{game}\n{figure['players']} players", justify="right", no_wrap=True)
    rows: dict[str, Callable[[dict[str, Any]], str]] = {
        "throws/s, one core": lambda f: f"{f['one_core']['throws']:,.0f}",
        "decisions/s, one core": lambda f: f"{f['one_core']['decisions']:,.0f}",
        "games/s, one core": lambda f: f"{f['one_core']['games']:,.0f}",
        "throws/s, all cores": lambda f: f"{f['all_cores']['throws']:,.0f}",
        "decisions/s, all cores": lambda f: f"{f['all_cores']['decisions']:,.0f}",
        "throws/s, plain Python": lambda f: f"{f['plain_python']['throws']:,.0f}",
        "decisions/s, plain Python": lambda f: f"{f['plain_python']['decisions']:,.0f}",
        "times plain Python": lambda f: f"{f['times_plain']:,.0f}",
        "listing moves, in kernels": lambda f: f"{f['kernel_microseconds']['legal']:.2f} µs",
        "playing one, in kernels": lambda f: f"{f['kernel_microseconds']['play']:.2f} µs",
        "legal_moves from Python": lambda f: f"{f['call_microseconds']['legal_moves']:.1f} µs",
        "push from Python": lambda f: f"{f['call_microseconds']['push']:.1f} µs",
        "compile, cold": lambda f: f"{f['compile_seconds']['cold']:.1f} s",
        "compile, from cache": lambda f: f"{f['compile_seconds']['cached']:.2f} s",
        "bytes of a state": lambda f: f"{f['state_bytes']}",
    }
    for name, value in rows.items():
        table.add_row(name, *(value(figure) for figure in figures.values()))
    Console().print(table)
