"""`ludoteca trajectories`: games of bots as rows of a Parquet file, to learn from without playing."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from ludoteca.analysis.batches import Table
from ludoteca.analysis.bot_games import read_bots
from ludoteca.analysis.errors import SimulationError
from ludoteca.analysis.trajectory_files import Exported, check_file, export
from ludoteca.analysis.wording import number
from ludoteca.cli.options import Jobs, Language, Place, RuleOptions, read_seed, read_setup
from ludoteca.cli.output import EXIT_INTERRUPTED, exit_on_error, interrupted_by_terminate, print_note, progress_bar
from ludoteca.cli.parts import read_part
from ludoteca.core.errors import LudotecaError
from ludoteca.core.processes import cores
from ludoteca.core.text import say
from ludoteca.executors import Shard
from ludoteca.executors.choosing import check_place
from ludoteca.executors.errors import is_lost_work

DOMAIN = "simulate"


def trajectories(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Which game, as: parchis.")],
    *,
    out: Annotated[Path, typer.Option(metavar="FILE.parquet", help="The file for the rows.")],
    bots: Annotated[
        str,
        typer.Option(metavar="LEVEL[,…]", help="Who plays: bots of one level, or one a seat, as easy,medium/hunter."),
    ] = "medium",
    games: Annotated[int, typer.Option(min=1, metavar="N", help="How many games.")] = 1000,
    players: Annotated[
        int | None, typer.Option(metavar="N", help="How many play.", show_default="as usual in the game")
    ] = None,
    mode: Annotated[str | None, typer.Option(metavar="MODE", help="How it is played, as: pairs.")] = None,
    option: RuleOptions = None,
    seed: Annotated[str, typer.Option(metavar="SEED", help="Makes the games the same each time.")] = "1",
    jobs: Jobs = None,
    on: Place = None,
    shard: Annotated[
        str | None,
        typer.Option(metavar="I/N", help="Only part I of N; the files of all parts together are one dataset."),
    ] = None,
    language: Language = "",
) -> None:
    """Let bots play, and write what each saw, what was open, what it chose and what came of it: a row for each choice.

    The same seed gives the same rows, whatever the number of jobs: those of the games of `ludoteca simulate --bots`.
    Ctrl-C keeps what was played so far, and the same command goes on from there.

    Example: ludoteca trajectories parchis --players 2 --bots medium --games 1000 --out parchis.parquet
    """
    with exit_on_error("trajectories", language, is_failure):
        check_file(out)
        table = Table(read_setup(game, players, mode, option), read_seed(seed), bots)
        read_bots(table.setup, bots)
        if on is not None:
            check_place(on)
        part = read_part(shard, out)
        try:
            done = export_with_bar(table, games, out, (jobs or cores(), on, part), language)
        except KeyboardInterrupt:
            print_note(say(DOMAIN, "stopped_early", language))
            raise
    counts = {"games": number(done.games, language), "rows": number(done.rows, language)}
    print_note(say(DOMAIN, "rows_written", language, path=out, **counts))
    if done.games < done.asked:
        asked = number(done.asked, language)
        print_note(say(DOMAIN, "rows_stopped", language, games=counts["games"], asked=asked))
        raise typer.Exit(EXIT_INTERRUPTED)


def export_with_bar(
    table: Table, games: int, out: Path, work: tuple[int, str | None, Shard], language: str
) -> Exported:
    """Let bots play with a bar that shows how far they are."""
    jobs, on, shard = work
    with interrupted_by_terminate(), progress_bar(Console(stderr=True)) as progress:
        task = progress.add_task(say(DOMAIN, "progress", language), total=len(shard.range_of(games)))
        return export(table, games, jobs, out, lambda count: progress.advance(task, count), on=on, shard=shard)


def is_failure(error: LudotecaError) -> bool:
    """Return whether something went wrong in mid-run, whatever was asked for."""
    return is_lost_work(error) or (isinstance(error, SimulationError) and error.key == "file")
