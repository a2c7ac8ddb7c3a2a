"""The page of the command line, written from the commands themselves."""

import re
import shlex
from collections.abc import Iterator
from typing import Any, Final

from games_pages import plain
from typer.main import get_command

from ludoteca.cli.app import app

EXAMPLE: Final = "Example: "
ESCAPED: Final = re.compile(r"\\(?=\[)")  # brackets, which the terminal takes for colours


def commands() -> str:
    """Write all commands: what they do, examples, arguments and options."""
    group: Any = get_command(app)
    shown = {name: group.get_command(None, name) for name in group.list_commands(None)}
    return "\n".join(line for name, one in shown.items() if not one.hidden for line in command_lines(name, one))


def command_lines(name: str, command: Any) -> Iterator[str]:
    """Write a command."""
    paragraphs = ESCAPED.sub("", command.help or "").split("\n\n")
    yield from (f"## ludoteca {name} {{#{name}}}", "")
    for paragraph in paragraphs:
        if not paragraph.startswith(EXAMPLE):
            yield from (" ".join(plain(line).replace("&#96;", "`") for line in paragraph.splitlines()), "")
    examples = [" ".join(one.removeprefix(EXAMPLE).splitlines()) for one in paragraphs if one.startswith(EXAMPLE)]
    if examples:
        yield from ("```sh", *examples, "```", "")
    shown = [parameter for parameter in command.params if not parameter.hidden]
    if shown:
        yield from ("| argument or option | | default |", "|---|---|---|", *map(row, shown), "")


def row(parameter: Any) -> str:
    """Write a line for an argument or an option."""
    help_text = plain(ESCAPED.sub("", parameter.help or ""))
    return f"| `{spelling(parameter)}` | {help_text} | {default(parameter)} |"


def spelling(parameter: Any) -> str:
    """Return how an argument or an option is written."""
    metavar = parameter.metavar or ("" if getattr(parameter, "is_flag", False) else parameter.name.upper())
    if parameter.param_type_name == "argument":
        return metavar if parameter.required else f"[{metavar}]"
    names = ", ".join([*parameter.opts, *parameter.secondary_opts])
    return f"{names} {metavar}".strip().replace("|", "\\|")


def default(parameter: Any) -> str:
    """Return what holds where nothing is given."""
    if isinstance(parameter.show_default, str):
        return plain(parameter.show_default)
    if parameter.required:
        return "needed"
    value = parameter.default() if callable(parameter.default) else parameter.default
    if value is None or value is False or not parameter.show_default:
        return ""
    return f"`{shlex.quote(str(value)) if value == '' else value}`"
