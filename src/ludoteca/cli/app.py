"""The command `ludoteca`."""

import typer

from ludoteca.cli import arena, bench, play, serve, train, verify, warm

app = typer.Typer(
    name="ludoteca",
    help="Board games to play, host, study and trust.",
    no_args_is_help=True,
    rich_markup_mode="rich",
    add_completion=True,
)
app.command("play")(play.play)
app.command("serve")(serve.serve)
app.command("verify")(verify.verify)
app.command("bench")(bench.bench)
app.command("train")(train.train)
app.command("arena")(arena.arena)
app.command("warm")(warm.warm)


def main() -> None:
    """Run the command."""
    app()
