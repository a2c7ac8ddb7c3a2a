"""The command `ludoteca`: a group of commands, each of which is loaded only when it is used."""

import sys
from dataclasses import dataclass
from importlib import import_module
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from ludoteca.cli.help_texts import hide_types, language_in, translate
from ludoteca.version import __version__

PLAY, LOOK, HOST, STUDY = "Play", "Look", "Host", "Study"


@dataclass(frozen=True, slots=True)
class Entry:
    """A command as the list of all of them shows it."""

    module: str  # of this folder
    help: str
    panel: str


COMMANDS = {
    "play": Entry("play", "Play a game here in the terminal, with friends at one keyboard or against bots.", PLAY),
    "connect": Entry("connect", "Play at a server's table from the terminal.", PLAY),
    "rules": Entry("rules", "Read the rules of a game, clause by clause.", LOOK),
    "replay": Entry("replay", "Step through a recorded game.", LOOK),
    "new": Entry("positions", "Begin a game, and print its position.", LOOK),
    "show": Entry("positions", "Draw a position, and list what can be played in it.", LOOK),
    "svg": Entry("pictures", "Draw a position or a recorded game as SVG or PNG.", LOOK),
    "verify": Entry("verify", "Check a recorded game: its dice, its moves, its result.", LOOK),
    "serve": Entry("serve", "Serve tables: one process, one file, nothing to configure.", HOST),
    "site": Entry("site", "Write the app as files that any web server can serve, with no server behind it.", HOST),
    "backup": Entry("backup", "Copy all tables of a server to a file, also while it runs.", HOST),
    "doctor": Entry("doctor", "Tell what is installed here, and which parts work.", HOST),
    "warm": Entry("warm", "Compile the rules and bots of every game ahead.", HOST),
    "study": Entry("study", "Study a recorded game: what was luck, what was skill, what was better.", STUDY),
    "puzzles": Entry("puzzles", "Find positions in which one move is clearly the best.", STUDY),
    "arena": Entry("arena", "Let bots play each other, and tell who is stronger and how sure that is.", STUDY),
    "simulate": Entry("simulate", "Play a great many games, and count what happens in them.", STUDY),
    "merge": Entry("merge", "Put the parts of a run of simulate, arena or puzzles together.", STUDY),
    "trajectories": Entry("trajectories", "Write games of bots as rows to learn from, into a Parquet file.", STUDY),
    "train": Entry("train", "Teach a network to play by playing against itself.", STUDY),
    "bench": Entry("bench", "Measure how fast the rules are.", STUDY),
    "engine": Entry("engine", "Speak with other programs: a bot on standard input and output.", STUDY),
}


class LazyGroup(TyperGroup):
    """All commands. To list them, none is loaded."""

    language = "en"
    is_listing = False

    def list_commands(self, ctx: Any) -> list[str]:
        """List the names of all commands."""
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """Load a command; None where there is no such one."""
        entry = COMMANDS.get(cmd_name)
        if entry is None:
            return None
        command = listed(cmd_name, entry) if self.is_listing else loaded(cmd_name, entry)
        translate(command, self.language)
        return command

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the list of all commands, with what is known of them without loading any."""
        self.is_listing = True
        try:
            super().format_help(ctx, formatter)
        finally:
            self.is_listing = False


def listed(name: str, entry: Entry) -> TyperCommand:
    """Make a command that can only be listed."""
    return TyperCommand(name, help=entry.help, rich_help_panel=entry.panel, rich_markup_mode="rich")


def loaded(name: str, entry: Entry) -> Any:
    """Load a command."""
    function = getattr(import_module(f"ludoteca.cli.{entry.module}"), name)
    alone = typer.Typer(add_completion=False, rich_markup_mode="rich")
    alone.command(name)(function)
    command = typer.main.get_command(alone)
    hide_types(command)
    return command


app = typer.Typer(
    cls=LazyGroup,
    name="ludoteca",
    help="Board games to play, host, study and trust.",
    no_args_is_help=True,
    rich_markup_mode="rich",
    add_completion=True,
)


def print_version(is_wanted: bool) -> None:
    """Print the version and end."""
    if is_wanted:
        print(f"ludoteca {__version__}")
        raise typer.Exit


@app.callback()
def root(
    version: Annotated[
        bool, typer.Option("--version", callback=print_version, is_eager=True, help="Print the version and exit.")
    ] = False,
) -> None:
    """Board games to play, host, study and trust."""


def main() -> None:
    """Run the command."""
    command: Any = typer.main.get_command(app)
    command.language = language_in(sys.argv[1:])
    hide_types(command)
    translate(command, command.language)
    command()
