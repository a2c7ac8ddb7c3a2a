"""Packages that only some people need: what to say where they are missing."""

from importlib import import_module
from types import ModuleType


def needed(package: str, extra: str) -> ModuleType:
    """Import a package that comes with an extra; ImportError says which command installs it."""
    try:
        return import_module(package)
    except ImportError as missing:
        sentence = f"{package} cannot be imported ({missing}); this installs it: pip install 'ludoteca[{extra}]'"
        raise ImportError(sentence, name=package) from missing
