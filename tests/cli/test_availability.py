"""Which of the two `ludoteca play` is: the full screen, or line by line."""

import pytest
from typer.testing import CliRunner

from ludoteca.cli import play as play_module
from ludoteca.cli.app import app as command
from ludoteca.cli.full import availability
from ludoteca.cli.output import EXIT_BAD_USAGE
from ludoteca.cli.play import GameRequest


def test_a_pipe_gets_lines() -> None:
    result = CliRunner().invoke(command, ["play", "parchis", "--people", "0", "--level", "beginner", "--lang", "en"])
    assert result.exit_code == 0
    assert "The game is over." in result.output
    assert "\x1b[?1049h" not in result.output


@pytest.mark.parametrize(
    ("arguments", "is_full"), [([], True), (["--plain"], False), (["--line"], False), (["--no-color"], True)]
)
def test_a_terminal_gets_the_full_screen_unless_lines_are_wanted(
    monkeypatch: pytest.MonkeyPatch, arguments: list[str], is_full: bool
) -> None:
    monkeypatch.setattr(availability, "is_terminal", lambda: True)
    filled: list[GameRequest] = []
    monkeypatch.setattr(play_module, "fill_screen", lambda found, *_, **__: filled.append(found))
    CliRunner().invoke(command, ["play", "parchis", "--people", "0", "--level", "beginner", *arguments])
    assert bool(filled) == is_full


def test_who_lacks_textual_is_told_once_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(availability, "is_terminal", lambda: True)
    monkeypatch.setattr(availability, "has_textual", lambda: False)
    result = CliRunner().invoke(command, ["play", "parchis", "--people", "0", "--level", "beginner", "--lang", "en"])
    assert result.output.count('pip install "ludoteca[play]"') == 1
    assert "The game is over." in result.output


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["chess"], "there is no game chess"),
        (["parchis", "--players", "9"], "players"),
        (["parchis", "--people", "5"], "--people"),
        (["parchis", "--option", "colour=red"], "colour"),
        (["--load", "no-such-file"], "cannot be read"),
        (["parchis", "--load", "no-such-file"], "leave out GAME"),
    ],
)
def test_mistakes_are_said_before_the_screen_is_filled(
    monkeypatch: pytest.MonkeyPatch, arguments: list[str], complaint: str
) -> None:
    monkeypatch.setattr(availability, "is_terminal", lambda: True)
    result = CliRunner().invoke(command, ["play", *arguments, "--lang", "en"])
    assert result.exit_code == EXIT_BAD_USAGE
    assert complaint in result.stderr


@pytest.mark.parametrize(
    ("term", "size", "is_one"),
    [("xterm", (120, 40), True), ("dumb", (120, 40), False), ("", (120, 40), False), ("xterm", (79, 24), False)],
)
def test_a_terminal_must_place_the_cursor_and_be_large_enough(
    monkeypatch: pytest.MonkeyPatch, term: str, size: tuple[int, int], is_one: bool
) -> None:
    monkeypatch.setenv("TERM", term)
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    monkeypatch.setenv("COLUMNS", str(size[0]))
    monkeypatch.setenv("LINES", str(size[1]))
    assert availability.is_terminal() == is_one
