"""Where a game's module lies, in the game's own package, and whether it is current."""

import hashlib
import json
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

from ludoteca.games import package_of
from ludoteca.webassembly.description import description_of

FOLDER: Final = "wasm"
MODULE: Final = "rules.wasm"
DESCRIPTION: Final = "rules.json"

Condition: TypeAlias = Literal["current", "missing", "stale"]


def folder_of(game: str) -> Path:
    """Return the folder of a game's module and its description."""
    spec = find_spec(package_of(game))
    assert spec
    assert spec.origin
    return Path(spec.origin).parent / FOLDER


def condition_of(game: str) -> Condition:
    """Return whether a game's module is there and made of the sources as they are."""
    folder = folder_of(game)
    try:
        content = (folder / MODULE).read_bytes()
        stored = json.loads((folder / DESCRIPTION).read_bytes())
    except FileNotFoundError:
        return "missing"
    wanted = json.loads(json.dumps(description_of(game))) | {"sha256": digest_of(content)}  # tuples as lists
    return "current" if stored == wanted | {"made_with": stored.get("made_with")} else "stale"


def write(game: str, content: bytes, made_with: dict[str, str]) -> None:
    """Write a game's module and its description."""
    folder = folder_of(game)
    folder.mkdir(exist_ok=True)
    description = description_of(game) | {"sha256": digest_of(content), "made_with": made_with}
    (folder / MODULE).write_bytes(content)
    (folder / DESCRIPTION).write_text(as_text(description), encoding="utf-8")


def as_text(description: dict[str, Any]) -> str:
    """Write a description as JSON, an export a line, so that changes can be read."""
    exports = [f"  {json.dumps(name)}: {json.dumps(one)}" for name, one in description["exports"].items()]
    others = [f" {json.dumps(key)}: {json.dumps(value)}" for key, value in description.items() if key != "exports"]
    comma = ",\n"
    return f'{{\n{comma.join(others)},\n "exports": {{\n{comma.join(exports)}\n }}\n}}\n'


def read_description(game: str) -> dict[str, Any]:
    """Read the description of a game's module."""
    description: dict[str, Any] = json.loads((folder_of(game) / DESCRIPTION).read_bytes())
    return description


def digest_of(content: bytes) -> str:
    """Identify a module by its bytes."""
    return hashlib.sha256(content).hexdigest()
