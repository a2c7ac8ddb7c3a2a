"""Copies of a template with a game's parts in it.

Kernels are compiled with the functions that they call, so that a loop that works for every game must be compiled for
each with that game's rules. A template is a module that names its parts and does not import them; here it is loaded
under a name of its own, with the parts put in. Its code is written once; compiled code is kept under each
name.
"""

import importlib.util
import sys
import threading
from collections.abc import Mapping
from types import ModuleType
from typing import Any

# Held while a copy is loaded: another thread must not find it half filled. Never taken while a module is imported.
_LOADING = threading.RLock()


def filled(template: str, package: str, parts: Mapping[str, Any]) -> ModuleType:
    """Load a copy of a template for the game of a package, with parts put in.

    The copy is named as if it were a module of that package. It says which template it comes from, so that compiled
    code of it is not used after a change of either.
    """
    name = f"{package}.{template.rpartition('.')[2]}"
    with _LOADING:
        return sys.modules.get(name) or _load(template, name, {"TEMPLATE": template, **parts})


def _load(template: str, name: str, parts: Mapping[str, Any]) -> ModuleType:
    """Load a copy of a template under a name."""
    origin = importlib.util.find_spec(template)
    assert origin, f"there is no template {template}"
    spec = importlib.util.spec_from_file_location(name, origin.origin or "")
    assert spec, f"{origin.origin} cannot be loaded"
    assert spec.loader, f"{origin.origin} has no loader"
    module = importlib.util.module_from_spec(spec)
    vars(module).update(parts)
    sys.modules[name] = module  # where Numba looks for it
    spec.loader.exec_module(module)
    return module
