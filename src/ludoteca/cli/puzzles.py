"""`ludoteca puzzles`: finds positions in games between bots in which one move is clearly the best."""

from itertools import count as numbers_from
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

from ludoteca.cli.files import write_file
from ludoteca.cli.options import GameName, Language, RuleOptions, read_setup
from ludoteca.cli.output import EXIT_INTERRUPTED, exit_on_error, interrupted_by_terminate, print_note, progress_bar
from ludoteca.core.text import say
from ludoteca.study.puzzle_files import DOMAIN, PuzzleLog, as_text, opened_log
from ludoteca.study.puzzles import Puzzle, PuzzleFinder, selected

COMMAND: Final = "puzzles"
USUAL: Final = 200


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
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE.json", help="Where the puzzles go.", show_default="puzzles-GAME.json"),
    ] = None,
    language: Language = "",
) -> None:
    """Find positions in games between bots in which one move is clearly the best, and tell how sure that is.

    Moves are compared by rollouts with the same dice, in Stax by a search behind each. A puzzle is as hard as the level
    of bots that first finds its move. A run that was stopped goes on where it was when the same command is given again.

    Example: ludoteca puzzles parchis --count 50 --out parchis-puzzles.json
    """
    with exit_on_error(COMMAND, language), interrupted_by_terminate():
        finder = PuzzleFinder(read_setup(game, players, mode, option), seed)
        file = out or Path(f"puzzles-{finder.setup.game}.json")
        with opened_log(file.with_suffix(".jsonl"), finder.settings()) as log:
            try:
                found = search(finder, log, count, games, language)
            except KeyboardInterrupt:
                print_note(say(DOMAIN, "puzzles_stopped", language, games=len(log.games)))
                raise typer.Exit(EXIT_INTERRUPTED) from None
            write_file(file, as_text(finder.settings(), len(log.games), found).encode())
        print_note(say(DOMAIN, "puzzles_found", language, count=len(found), games=len(log.games), name=str(file)))


def search(finder: PuzzleFinder, log: PuzzleLog, count: int, most_games: int | None, language: str) -> list[Puzzle]:
    """Search games until there are enough puzzles, or no more games may be searched; a bar shows how many there are."""
    found = selected(log.in_order(), count)
    with progress_bar(Console(stderr=True)) as bar:
        task = bar.add_task(say(DOMAIN, "puzzles_progress", language), total=count, completed=len(found))
        for number in numbers_from():
            if len(found) >= count or (most_games is not None and number >= most_games):
                return found
            if number not in log.games:
                log.add(number, finder.in_game(number))
                found = selected(log.in_order(), count)
                bar.update(task, completed=len(found))
    raise AssertionError("there is always a next game")
