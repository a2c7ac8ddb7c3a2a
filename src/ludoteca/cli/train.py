"""`ludoteca train`: teaches the bots of a game with dice by self-play."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ludoteca.bots.dice_search.recording import ALL_THROWS, DRAWN_THROW, Player, TrainingConfig
from ludoteca.bots.dice_search.trainer import CheckpointError, Point, Trainer, Training
from ludoteca.bots.parts import network_inputs_of
from ludoteca.cli.options import Jobs, Language, Place, check_known, read_setup
from ludoteca.cli.output import EXIT_BAD_USAGE, EXIT_FAILED, EXIT_INTERRUPTED, exit_on_error
from ludoteca.cli.train_player import SpreadPlayer, record_games
from ludoteca.core.errors import LudotecaError
from ludoteca.core.text import say
from ludoteca.executors import executor_for
from ludoteca.executors.errors import is_lost_work
from ludoteca.games import info_of
from ludoteca.gpu import DeviceError

DOMAIN = "maintenance"
BAR_WIDTH = 40  # characters, for a score from none to all

Recent = Annotated[
    float,
    typer.Option(
        metavar="SHARE", min=0, max=1, help="Weights kept: their mean over this share of the games so far; 0: the last."
    ),
]
Throws = Annotated[
    str,
    typer.Option(
        metavar=f"{ALL_THROWS}|{DRAWN_THROW}",
        callback=lambda value: check_known("throws", value, (ALL_THROWS, DRAWN_THROW)),
        help="What it learns from before each throw: all throws, or the drawn one alone: faster, noisier.",
    ),
]


def train(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game with dice, as: parchis.")],
    players: Annotated[int | None, typer.Option(metavar="N", help="How many play (default: two).")] = None,
    mode: Annotated[
        str | None, typer.Option(metavar="MODE", help="The mode (default: the usual one for that number of players).")
    ] = None,
    games: Annotated[int, typer.Option(metavar="N", min=1, help="How many games a network learns from.")] = 40_000,
    seed: Annotated[int, typer.Option(metavar="N", min=0, help="The same seed gives the same weights.")] = 1,
    hidden: Annotated[
        int, typer.Option(metavar="N", min=1, max=512, help="How many hidden units the network has.")
    ] = 64,
    rate: Annotated[float, typer.Option(metavar="RATE", min=0, max=1, help="How fast it learns at first.")] = 0.001,
    watch: Annotated[
        int, typer.Option(metavar="N", min=0, help="Games of the heuristic that it learns from first.")
    ] = 0,
    guided: Annotated[
        int, typer.Option(metavar="N", min=0, help="Games with the heuristic on one side that follow.")
    ] = 0,
    trust: Annotated[
        float, typer.Option(metavar="SHARE", min=0, max=1, help="How much results count against guesses (lambda).")
    ] = 0.9,
    recent: Recent = 0.15,
    committee: Annotated[
        int, typer.Option(metavar="N", min=1, max=20, help="Networks that guess together, taught in turn.")
    ] = 1,
    throws: Throws = ALL_THROWS,
    start: Annotated[
        str,
        typer.Option(metavar="FILE.npz", help="Weights to begin with; now: those that the bots play with."),
    ] = "",
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="A rule option, as: seats=6. Repeatable.")
    ] = None,
    device: Annotated[
        str, typer.Option(metavar="DEVICE", help="Where it plays and learns: cpu or cuda (an NVIDIA GPU).")
    ] = "cpu",
    jobs: Jobs = None,
    on: Place = None,
    out: Annotated[
        Path, typer.Option(metavar="FOLDER", help="The folder for weights, their origin and checkpoints.")
    ] = Path(),
    language: Language = "",
) -> None:
    """Teach a network to play by playing against itself; stopped, it goes on from its last checkpoint.

    The same seed gives the same weights, whatever the number of jobs, and on a cluster of like machines too.

    Example: ludoteca train parchis --games 40000

    Example: ludoteca train parchis --players 4 --games 40000 --on ray://head:10001
    """
    console = Console(stderr=True)
    with exit_on_error("train", language):
        info = info_of(game)
        setup = read_setup(game, players or min(info.players), mode, option)
    if network_inputs_of(game) is None:
        console.print(say(DOMAIN, "train.no_network", language, game=info.label(language)), soft_wrap=True)
        raise typer.Exit(EXIT_BAD_USAGE)
    try:
        out.mkdir(parents=True, exist_ok=True)
        rules = setup.changed_options(info)
        learning = (games, seed, hidden, rate, watch, guided, trust, recent, committee, throws, start)
        config = TrainingConfig(game, setup.players, setup.mode, *learning, rules, device)
        with exit_on_error("train", language, is_failure):
            trainer = trainer_for(config, out, jobs, on)
    except (CheckpointError, OSError) as error:
        console.print(str(error), markup=False, soft_wrap=True)
        raise typer.Exit(EXIT_FAILED) from None
    with exit_on_error("train", language, is_failure):
        run(trainer, console, language)


def is_failure(error: LudotecaError) -> bool:
    """Return whether something went wrong in mid-run, whatever was asked for."""
    return isinstance(error, DeviceError) or is_lost_work(error)


def trainer_for(config: TrainingConfig, folder: Path, jobs: int | None, on: str | None) -> Training:
    """Make what trains on the device that is asked for, with games that are played where it is asked for."""
    if config.device == "cpu":
        return Trainer(config, folder, jobs, player_for(on))
    if on is not None:
        raise DeviceError("cluster")
    if config.device != "cuda":
        raise DeviceError("device", device=config.device)
    from ludoteca.bots.gpu.trainer import GpuTrainer  # noqa: PLC0415

    return GpuTrainer(config, folder)


def player_for(on: str | None) -> Player | None:
    """Make what plays the games elsewhere; None for this machine."""
    if on is None:
        return None
    return SpreadPlayer(executor_for(record_games, 1, on))


def run(trainer: Training, console: Console, language: str) -> None:
    """Train the network, and show its progress."""
    config = trainer.config
    if trainer.done:
        console.print(say(DOMAIN, "train.going_on", language, done=f"{trainer.done:,}", total=f"{trainer.total:,}"))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=console) as progress:
            task = progress.add_task(config.name, total=trainer.total, completed=trainer.done)
            for point in trainer.train():
                progress.update(task, completed=point.games)
                progress.console.print(line_of(point, language), markup=False, highlight=False)
    except KeyboardInterrupt:
        console.print(say(DOMAIN, "train.stopped", language, done=f"{trainer.done:,}"))
        raise typer.Exit(EXIT_INTERRUPTED) from None
    path = trainer.save_weights(datetime.now(UTC).date().isoformat())
    console.print(say(DOMAIN, "train.written", language, path=path), soft_wrap=True)


def line_of(point: Point, language: str) -> str:
    """Draw a point of the curve: the score against the heuristic."""
    bar = "#" * round(BAR_WIDTH * point.score)
    figures = {"games": f"{point.games:>9,}", "error": f"{point.error:.5f}", "score": f"{point.score:6.1%}"}
    return f"{say(DOMAIN, 'train.point', language, **figures)} {bar}"
