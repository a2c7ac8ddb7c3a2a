"""Help texts in the person's language.

They stand in the commands in English, where whoever reads a command reads them; `help.es.toml` in this folder has
each of them in Spanish, and what Typer says around them. A test finds those that are missing or that nobody needs.
"""

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, partial
from importlib import resources
from itertools import zip_longest
from typing import Any

from ludoteca.core.text import DEFAULT_LANGUAGE, LANGUAGES, language_of_person

EXAMPLE = "Example: "


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
    if language == DEFAULT_LANGUAGE:
        return
    from typer import rich_utils  # noqa: PLC0415  (English needs none of this)

    known = translations(language)
    for name, text in known["typer"].items():
        setattr(rich_utils, name, text)
    write = rich_utils.rich_format_error
    if write.__module__ == rich_utils.__name__:  # still Typer's own
        rich_utils.rich_format_error = partial(write_error, write, known["errors"])
    command.get_usage = partial(translated_usage, command.get_usage, known["usage"])
    for holder, name in (*texts_of(command), (command.get_help_option(command.context_class(command)), "help")):
        setattr(holder, name, translated(getattr(holder, name), language))


def write_error(write: Callable[[Any], None], known: Mapping[str, str], error: Any) -> None:
    """Write as Typer would what is wrong with a command line, translated where a pattern fits."""
    text = error.format_message()
    fitting = ((words, found) for pattern, words in known.items() if (found := re.fullmatch(pattern, text)))
    words, found = next(fitting, ("", None))
    error.format_message = lambda: words.format(*found.groups()) if found else text
    write(error)


def translated_usage(usage: Callable[[Any], str], known: Mapping[str, str], context: Any) -> str:
    """Translate how a command is used; what is to be filled in keeps its name."""
    text = usage(context)
    for english, words in known.items():
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


def translated(text: str, language: str) -> str:
    """Translate a text paragraph by paragraph; one that is not known stays as it is."""
    known = translations(language)
    found = []
    for paragraph in paragraphs(text):
        words, default = parted(paragraph)
        words = known["texts"].get(words, words)
        if paragraph.startswith(EXAMPLE):
            words = known["frame"]["example"].format(paragraph.removeprefix(EXAMPLE))
        found.append(known["frame"]["default"].format(words, default) if default else words)
    return "\n\n".join(found)


def parted(text: str) -> tuple[str, str]:
    """Split a text from the default that it ends with, as those of settings do."""
    found = re.fullmatch(r"(.+\.) \(default: (.*)\)", text)
    return (found[1], found[2]) if found else (text, "")


def paragraphs(text: str) -> list[str]:
    """Split a text where lines are empty; lines within a paragraph are one."""
    return [" ".join(one.split()) for one in re.split(r"\n\s*\n", text.strip())]


@cache
def translations(language: str) -> dict[str, dict[str, str]]:
    """Read the translations into a language, each table by the English words."""
    source = resources.files("ludoteca.cli").joinpath(f"help.{language}.toml").read_text(encoding="utf-8")
    return tomllib.loads(source)
