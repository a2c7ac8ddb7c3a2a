"""`ludoteca puzzles`: finds positions in games between bots in which one move is clearly the best."""

from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console

from ludoteca.cli.files import write_file
from ludoteca.cli.options import GameName, Jobs, Language, Part, Place, RuleOptions, read_seed, read_setup
from ludoteca.cli.output import EXIT_INTERRUPTED, exit_on_error, interrupted_by_terminate, print_note, progress_bar
from ludoteca.cli.parts import read_part
from ludoteca.core.processes import cores
from ludoteca.core.text import say
from ludoteca.executors import WHOLE, executor_for, run_all
from ludoteca.executors.choosing import check_place
from ludoteca.executors.errors import is_lost_work
from ludoteca.study.puzzle_files import DOMAIN, PuzzleError, PuzzleLog, as_text, opened_log
from ludoteca.study.puzzle_search import Gathered, SearchPlan, search_game

COMMAND: Final = "puzzles"
USUAL: Final = 200
LOG: Final = ".jsonl"  # what the name of a log ends in


def puzzles(
    game: GameName,
    *,
    count: Annotated[int, typer.Option(min=1, max=10_000, metavar="N", help="How many to find.")] = USUAL,
    games: Annotated[
        int | None, typer.Option(min=1, metavar="N", help="Games to search at most.", show_default="no limit")
    ] = None,
    players: Annotated[
        int | None, typer.Option(metavar="N", help="How many play.", show_default="the game's usual number")
    ] = None,
    mode: Annotated[str | None, typer.Option(metavar="MODE", help="How it is played, as: pairs.")] = None,
    option: RuleOptions = None,
    seed: Annotated[str, typer.Option(metavar="SEED", help="Makes the games the same each time.")] = "ludoteca",
    jobs: Jobs = None,
    on: Place = None,
    shard: Part = None,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE.json", help="Where the puzzles go.", show_default="puzzles-GAME.json"),
    ] = None,
    language: Language = "",
) -> None:
    """Find positions in games between bots in which one move is clearly the best, and tell how sure that is.

    Moves are compared by rollouts with the same dice, in Stax by a search behind each. A puzzle is as hard as the level
    of bots that first finds its move. A run that was stopped goes on where it was when the same command is given again.
    The same seed gives the same puzzles, whatever the number of jobs.

    Example: ludoteca puzzles parchis --count 50 --out parchis-puzzles.json

    Example: ludoteca puzzles parques --games 400 --shard 3/8 --out part-3.json
    """
    with exit_on_error(COMMAND, language, is_lost_work), interrupted_by_terminate():
        if on is not None:
            check_place(on)
        part = read_part(shard, out)
        if part != WHOLE and games is None:
            raise PuzzleError("shard_games")
        plan = SearchPlan(read_setup(game, players, mode, option), read_seed(seed), count, games, part)
        file = out or Path(f"puzzles-{plan.setup.game}.json")
        with opened_log(file.with_suffix(LOG), plan.log_settings()) as log:
            try:
                found = search(plan, log, jobs or cores(), on, language)
            except KeyboardInterrupt:
                print_note(say(DOMAIN, "puzzles_stopped", language, games=len(log.games)))
                raise typer.Exit(EXIT_INTERRUPTED) from None
        if found is not None:
            write_found(found, plan.settings(), file, language)
        else:
            told = {"shard": str(part), "path": file.with_suffix(LOG), "games": len(log.games)}
            print_note(say("cli", "arena.part_written", language, **told))


def search(plan: SearchPlan, log: PuzzleLog, jobs: int, on: str | None, language: str) -> Gathered | None:
    """Search the games that are missing, with a bar; return what was found, None where only a part is searched."""
    found = Gathered(plan.count, plan.games, log.games) if plan.shard == WHOLE else None
    total = plan.count if found else sum(1 for _ in plan.numbers())
    with progress_bar(Console(stderr=True)) as bar:
        done = len(found.puzzles) if found else len(log.games)
        task = bar.add_task(say(DOMAIN, "puzzles_progress", language), total=total, completed=done)
        if found and found.is_whole:
            return found
        with closing(run_all(executor_for(search_game, jobs, on), plan.missing(log.games))) as searched:
            for piece, puzzles_of_game in searched:
                log.add(piece.number, puzzles_of_game)
                if found:
                    found.take(log.games)
                bar.update(task, completed=len(found.puzzles) if found else len(log.games))
                if found and found.is_whole:
                    break
    return found


def write_found(found: Gathered, settings: Mapping[str, Any], file: Path, language: str) -> None:
    """Write puzzles into a file, and say how many there are."""
    write_file(file, as_text(settings, found.games, found.puzzles).encode())
    print_note(say(DOMAIN, "puzzles_found", language, count=len(found.puzzles), games=found.games, name=str(file)))
