"""Copies of a template with a game's parts in it.

Kernels are compiled with the functions that they call, so that a search that works for every game must be compiled
for each with that game's engine. A template is a module that names its parts and does not import them; here it is
loaded once for a game, under a name of its own, with the parts put in. Its code is told once, and compiled code is
kept apart by the name.
"""

import importlib.util
import sys
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any


@cache
def instance(template: str, game: str) -> ModuleType:
    """Load a template of this folder for a game (named as its folder is): `instance("search", "parchis")`."""
    name = f"{__package__}.{template}_of_{game}"
    origin = importlib.util.find_spec(f"{__package__}.{template}")
    assert origin, f"there is no template {template}"
    spec = importlib.util.spec_from_file_location(name, origin.origin or "")
    assert spec, f"{origin.origin} cannot be loaded"
    assert spec.loader, f"{origin.origin} has no loader"
    module = importlib.util.module_from_spec(spec)
    parts: dict[str, Any] = {
        "engine": import_module(f"ludoteca.games.{game}.engine"),
        "part": import_module(f"ludoteca.bots.{game}.features"),
    }
    if template == "training":
        parts |= {"search": instance("search", game), "thumb": import_module(f"ludoteca.bots.thumbs.{game}")}
    vars(module).update(parts)
    sys.modules[name] = module  # where Numba looks for it
    spec.loader.exec_module(module)
    return module
