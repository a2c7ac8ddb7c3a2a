"""Computes a stamp of the sources that a game's module is made of.

The stamp changes with every file that the exported kernels could take a function or a constant from: their own modules,
what these import, and so on. Words and pictures are not among them.
"""

import ast
import hashlib
import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Final

from ludoteca.core.kernel import PACKAGE, STAMP_LENGTH
from ludoteca.games import package_of
from ludoteca.webassembly.exports import exports_of

OWN: Final = ("binary", "compiler", "exports", "kinds", "layout", "linker", "searches", "wrappers")  # of this folder


@cache
def stamp_of(game: str) -> str:
    """Hash the sources that a game's module is made of."""
    digest = hashlib.sha256()
    for name in sorted(sources_of(game)):
        content = _file_of(name).read_bytes()
        digest.update(f"{name} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()[:STAMP_LENGTH]


def sources_of(game: str) -> set[str]:
    """List the modules that a game's module is made of, by their names."""
    packages = {PACKAGE, package_of(game).partition(".")[0]}
    found: set[str] = set()
    waiting = {_source_of(export.home(game)) for export in exports_of(game)}
    while waiting:
        name = waiting.pop()
        found.add(name)
        waiting |= {one for one in _imported(name) if one.partition(".")[0] in packages} - found
    return found | {f"{__package__}.{name}" for name in OWN}


def _source_of(module: ModuleType) -> str:
    """Name the module that holds the source: a copy of a template (core/templates.py) has none of its own."""
    return getattr(module, "TEMPLATE", module.__name__)


@cache
def _file_of(name: str) -> Path:
    spec = find_spec(name)
    assert spec, f"there is no module {name}"
    assert spec.origin, f"{name} has no source"
    return Path(spec.origin)


@cache
def _imported(name: str) -> frozenset[str]:
    """List the modules that a module imports, but for those that only type checkers see."""
    found = set()
    for node in _nodes(ast.parse(_file_of(name).read_bytes())):
        if isinstance(node, ast.Import):
            found |= {one.name for one in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.module, f"{name} imports by a relative name"
            found |= {_module_of(node.module, one.name) for one in node.names}
    return frozenset(found)


def _nodes(node: ast.AST) -> Iterator[ast.AST]:
    """Walk through a syntax tree, but not into what only type checkers see."""
    yield node
    for child in ast.iter_child_nodes(node):
        if not (isinstance(child, ast.If) and ast.unparse(child.test) == "TYPE_CHECKING"):
            yield from _nodes(child)


@cache
def _module_of(module: str, name: str) -> str:
    """Name what `from module import name` imports: a module of a package, or something of the module itself."""
    if module.partition(".")[0] in sys.stdlib_module_names:
        return module
    inner = f"{module}.{name}"
    is_package = hasattr(sys.modules.get(module) or import_module(module), "__path__")
    return inner if is_package and find_spec(inner) else module
