"""Help: every command has it, in both languages, with an example, and to list them none is loaded."""

import re
import subprocess
import sys

import pytest
import typer
from typer.testing import CliRunner

from ludoteca.cli import app as commands
from ludoteca.cli.help_texts import EXAMPLE, language_in, paragraphs, parted, texts_of, translated, translations
from ludoteca.core.text import LANGUAGES
from ludoteca.version import __version__


def all_commands() -> list[object]:
    root = typer.main.get_command(commands.app)
    listed = [commands.listed(name, entry) for name, entry in commands.COMMANDS.items()]
    return [root, *listed, *(commands.loaded(name, entry) for name, entry in commands.COMMANDS.items())]


def all_texts() -> set[str]:
    found = {
        text for one in all_commands() for holder, name in texts_of(one) for text in paragraphs(getattr(holder, name))
    }
    return {parted(text)[0] for text in found if not text.startswith(EXAMPLE)}


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_help_text_is_there_in_each_language_and_none_is_left_over(language: str) -> None:
    known = translations(language)["texts"].keys()
    assert all_texts() - known == set()
    assert known - all_texts() - {"Show this message and exit."} == set()


@pytest.mark.parametrize("name", commands.COMMANDS)
def test_every_command_has_an_example(name: str) -> None:
    assert f"\n\n{EXAMPLE}" in commands.loaded(name, commands.COMMANDS[name]).help


def test_to_list_the_commands_none_is_loaded() -> None:
    script = "import sys; from ludoteca.cli.app import app; from typer.testing import CliRunner;"
    script += "out = CliRunner().invoke(app, ['--help']); print(out.exit_code, 'arena' in out.stdout,"
    script += "any(one in sys.modules for one in ('numba', 'fastapi', 'ludoteca.cli.serve')))"
    output = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True).stdout
    assert output.split() == ["0", "True", "False"]


@pytest.mark.parametrize("name", commands.COMMANDS)
def test_flags_are_shown_as_flags_and_values_by_a_name(name: str) -> None:
    command = commands.loaded(name, commands.COMMANDS[name])
    screen = {"COLUMNS": "200", "NO_COLOR": "1", "TERM": "dumb", "LUDOTECA_LANG": "en"}
    output = CliRunner().invoke(commands.app, [name, "--help"], env=screen).stdout
    assert re.findall(r"<(?:bool|str|int|float|path|list)\b.*?>", output) == []
    flags = [one.opts[0] for one in command.params if getattr(one, "is_flag", False)]
    for flag in [*flags, "--help"]:
        assert re.search(rf"^│ +(?:-\w,)?{flag} +[A-Z]", output, re.MULTILINE), flag


def test_the_version_is_told() -> None:
    command = [sys.executable, "-m", "ludoteca", "--version"]
    assert subprocess.run(command, check=True, capture_output=True, text=True).stdout == f"ludoteca {__version__}\n"


def test_help_is_in_the_language_that_is_asked_for() -> None:
    command = [sys.executable, "-m", "ludoteca", "rules", "--lang", "es", "--help"]
    output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    assert "Opciones" in output
    assert "Ejemplo: ludoteca rules parchis" in output


@pytest.mark.parametrize(
    ("arguments", "language"),
    [(["play", "--lang", "es"], "es"), (["play", "--lang=es"], "es"), (["--lang", "en"], "en"), (["--lang"], "en")],
)
def test_the_language_is_found_before_anything_else(
    arguments: list[str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUDOTECA_LANG", "en")
    assert language_in(arguments) == language


def test_defaults_of_settings_are_translated_around() -> None:
    assert translated("Threads in which bots think. (default: 2)", "es") == (
        "Hilos en los que piensan los bots. (por defecto: 2)"
    )


def test_a_command_that_there_is_not_is_refused() -> None:
    result = CliRunner().invoke(commands.app, ["nonsense"])
    assert result.exit_code == 2
    assert "nonsense" in result.stderr


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["play", "--opton"], "No existe la opción --opton; ¿querías decir --option?"),
        (["play", "--zzz"], "No existe la opción --zzz"),
        (["plya"], "No existe la orden plya."),
        (["svg"], "Falta el argumento POSITION|FILE|-."),
        (["play", "parchis", "more"], "Sobran palabras en la orden: more."),
        (["play", "--seed"], "La opción --seed necesita un valor."),
        (["play", "--plain=3"], "La opción --plain no lleva valor."),
        (["play", "--players", "x"], "--players tiene que ser un número entero."),
        (["simulate", "parchis", "--games", "0"], "--games tiene que ser 1 o más."),
        (["rules", "--lang", "fr"], "no hay ningún idioma fr"),
    ],
)
def test_mistakes_on_the_command_line_are_said_in_spanish(
    arguments: list[str], complaint: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["ludoteca", *arguments])
    for name, value in {"LUDOTECA_LANG": "es", "COLUMNS": "200", "NO_COLOR": "1"}.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(SystemExit) as ended:
        commands.main()
    said = capsys.readouterr().err
    assert ended.value.code == 2
    assert complaint in said
    assert not re.search(r"\b(Usage|such|value|Missing|expected)\b", said)
