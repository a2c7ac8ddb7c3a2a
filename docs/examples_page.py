"""The page of the examples: what each says of itself, and its code."""

import ast
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parents[1] / "examples"


def examples() -> str:
    """Write all examples, programs first."""
    programs = (line for path in sorted(FOLDER.glob("*.py")) for line in program(path))
    notebooks = (line for path in sorted(FOLDER.glob("*.ipynb")) for line in notebook(path))
    return "\n".join([*programs, *notebooks])


def program(path: Path) -> Iterator[str]:
    """Write a program: its docstring as text, then what follows it."""
    source = path.read_text(encoding="utf-8")
    first = ast.parse(source).body[0]
    docstring = ast.get_docstring(ast.parse(source)) or ""
    code = "\n".join(source.splitlines()[first.end_lineno :]).strip()
    yield from (f"## {path.name}", "", docstring, "", "```python", code, "```", "")


def notebook(path: Path) -> Iterator[str]:
    """Write the cells of a notebook, its headings two levels lower."""
    yield from (f"## {path.name}", "")
    for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]:
        text = "".join(cell["source"])
        if cell["cell_type"] == "code":
            yield from ("```python", text, "```", "")
        else:
            yield from (f"##{text}" if text.startswith("#") else text, "")
