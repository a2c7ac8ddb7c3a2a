"""Help texts in the person's language.

They stand in the commands in English, where whoever reads a command reads them; `help.es.toml` in this folder has
each of them in Spanish. A test finds those that are missing or that nobody needs any more.
"""

import re
import tomllib
from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
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
USAGE = {"Usage:": "Uso:", "[OPTIONS]": "[OPCIONES]", "COMMAND [ARGS]...": "ORDEN [ARGUMENTOS]..."}
ERRORS = {  # what it says of command lines that it cannot read; what the pattern leaves open is said as it is
    r"No such option: ([^ ]+)": "No existe la opción {0}.",
    r"No such option: ([^ ]+) \(Possible options: (.+)\)": "No existe la opción {0}; ¿querías decir {1}?",
    r"No such option: ([^ ]+) Did you mean (.+)\?": "No existe la opción {0}; ¿querías decir {1}?",
    r"No such command '(.+?)'\.": "No existe la orden {0}.",
    r"No such command '(.+?)'\. Did you mean (.+)\?": "No existe la orden {0}; ¿querías decir {1}?",
    r"Missing argument '(.+)'\.": "Falta el argumento {0}.",
    r"Missing option '(.+)'\.": "Falta la opción {0}.",
    r"Got unexpected extra arguments? ?(?:\(s\) )?\((.+)\)": "Sobran palabras en la orden: {0}.",
    r"Option '(.+)' requires an argument\.": "La opción {0} necesita un valor.",
    r"Option '(.+)' does not take a value\.": "La opción {0} no lleva valor.",
    r"Invalid value for '(.+?)': Input should be a valid integer.*": "{0} tiene que ser un número entero.",
    r"Invalid value for '(.+?)': Input should be a valid number.*": "{0} tiene que ser un número.",
    r"Invalid value for '(.+?)': Input should be greater than or equal to (.+)": "{0} tiene que ser {1} o más.",
    r"Invalid value for '(.+?)': Input should be less than or equal to (.+)": "{0} tiene que ser {1} o menos.",
    r"Invalid value for '(.+?)': (.+)": "El valor de {0} no vale: {1}",
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
    write = rich_utils.rich_format_error
    if write.__module__ == rich_utils.__name__:  # still Typer's own
        rich_utils.rich_format_error = partial(write_error, write)
    command.get_usage = partial(spanish_usage, command.get_usage)
    for holder, name in texts_of(command):
        setattr(holder, name, in_spanish(getattr(holder, name)))
    option = command.get_help_option(command.context_class(command))
    option.help = in_spanish(option.help)


def write_error(write: Callable[[Any], None], error: Any) -> None:
    """Write in Spanish, as Typer would, what is wrong with a command line."""
    text = spanish_error(error.format_message())
    error.format_message = lambda: text
    write(error)


def spanish_error(text: str) -> str:
    """Translate what Typer says of a command line; what is not known stays as it is."""
    for pattern, words in ERRORS.items():
        if found := re.fullmatch(pattern, text):
            return words.format(*found.groups())
    return text


def spanish_usage(usage: Callable[[Any], str], context: Any) -> str:
    """Translate how a command is used; what is to be filled in keeps its name."""
    text = usage(context)
    for english, words in USAGE.items():
        text = text.replace(english, words)
    return text


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
