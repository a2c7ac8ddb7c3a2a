"""The search and the training of each game: templates with the game's engine and features put in."""

from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any

from ludoteca.core.templates import filled


@cache
def instance(template: str, game: str) -> ModuleType:
    """Load a template of this folder for a game (named as its folder is): `instance("search", "parchis")`."""
    parts: dict[str, Any] = {
        "engine": import_module(f"ludoteca.games.{game}.engine"),
        "part": import_module(f"ludoteca.bots.{game}.features"),
        "info": import_module(f"ludoteca.games.{game}.state").INFO,
    }
    if template == "training":
        parts |= {
            "search": instance("search", game),
            "heuristic": import_module(f"ludoteca.bots.heuristics.{game}"),
        }
    return filled(f"{__package__}.{template}", f"ludoteca.games.{game}", parts)
