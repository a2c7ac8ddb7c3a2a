"""Help texts in the person's language.

They stand in the commands in English, where whoever reads a command reads them; `help.es.toml` beside this file has
each of them in Spanish. A test finds those that are missing or that nobody needs any more.
"""

import re
import tomllib
from collections.abc import Iterator, Sequence
from functools import cache
from importlib import resources
from itertools import zip_longest
from typing import Any

from ludoteca.core.text import LANGUAGES, language_of_person

EXAMPLE = "Example: "
FRAMES = {  # what Typer itself says around them, by the names that it has for it
    "ABORTED_TEXT": "Interrumpido.",
    "ARGUMENTS_PANEL_TITLE": "Argumentos",
    "COMMANDS_PANEL_TITLE": "Órdenes",
    "DEFAULT_STRING": "[por defecto: {}]",
    "ENVVAR_STRING": "[variable de entorno: {}]",
    "ERRORS_PANEL_TITLE": "Error",
    "OPTIONS_PANEL_TITLE": "Opciones",
    "REQUIRED_LONG_STRING": "[obligatorio]",
    "RICH_HELP": "Prueba [blue]'{command_path} {help_option}'[/] para ver la ayuda.",
}


def language_in(arguments: Sequence[str]) -> str:
    """Find the language that the command line asks for, before anything else of it is read."""
    for name, value in zip_longest(arguments, arguments[1:], fillvalue=""):
        wanted = value if name == "--lang" else name.removeprefix("--lang=")
        if name.startswith("--lang") and wanted in LANGUAGES:
            return wanted
    return language_of_person()


def hide_types(command: Any) -> None:
    """Show flags as flags and arguments by their name alone; Typer would add the type of the Python value."""
    for parameter in (*command.params, command.get_help_option(command.context_class(command))):
        if getattr(parameter, "is_flag", False):
            parameter.metavar = ""
        elif parameter.param_type_name == "argument":
            parameter.display_type_rich = lambda ctx: ""


def translate(command: Any, language: str) -> None:
    """Put the help of a command, of its options and of those below it into a language."""
    if language == "en":
        return
    from typer import rich_utils  # noqa: PLC0415  (English needs none of this)

    for name, text in FRAMES.items():
        setattr(rich_utils, name, text)
    for holder, name in texts_of(command):
        setattr(holder, name, in_spanish(getattr(holder, name)))
    option = command.get_help_option(command.context_class(command))
    option.help = in_spanish(option.help)


def texts_of(command: Any) -> Iterator[tuple[Any, str]]:
    """Find everything that is said in help: what holds it, and under which name."""
    for name in ("help", "short_help", "rich_help_panel"):
        if isinstance(getattr(command, name, None), str):
            yield command, name
    for parameter in command.params:
        for name in ("help", "show_default"):
            if isinstance(getattr(parameter, name, None), str):
                yield parameter, name
    for below in getattr(command, "commands", {}).values():
        yield from texts_of(below)


def in_spanish(text: str) -> str:
    """Translate a text paragraph by paragraph; one that is not known stays as it is."""
    return "\n\n".join(_paragraph(one) for one in paragraphs(text))


def _paragraph(text: str) -> str:
    if text.startswith(EXAMPLE):
        return f"Ejemplo: {text.removeprefix(EXAMPLE)}"
    words, default = parted(text)
    return spanish().get(words, words) + (f" (por defecto: {default})" if default else "")


def parted(text: str) -> tuple[str, str]:
    """Part a text from the default that it ends with, as those of settings do."""
    found = re.fullmatch(r"(.+\.) \(default: (.*)\)", text)
    return (found[1], found[2]) if found else (text, "")


def paragraphs(text: str) -> list[str]:
    """Part a text where lines are empty; lines within a paragraph are one."""
    return [" ".join(one.split()) for one in re.split(r"\n\s*\n", text.strip())]


@cache
def spanish() -> dict[str, str]:
    """Read the translations, by the English text."""
    source = resources.files("ludoteca.cli").joinpath("help.es.toml").read_text(encoding="utf-8")
    return tomllib.loads(source)
