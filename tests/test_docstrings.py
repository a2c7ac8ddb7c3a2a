"""Docstrings are shown as they were written: what is set in columns stays so where it is rendered."""

import ast
import re
from pathlib import Path

import markdown
import pytest

SOURCES = sorted((Path(__file__).parents[1] / "src").rglob("*.py"))
COLUMNS = re.compile(r"\S {2,}\S")
PREFORMATTED = re.compile(r"<pre>.*?</pre>", re.DOTALL)


def docstrings(path: Path) -> list[str]:
    """List the docstrings of a file, as programs that show them get them."""
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    kinds = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    return [ast.get_docstring(node) or "" for node in nodes if isinstance(node, kinds)]


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: "/".join(path.parts[-3:]))
def test_columns_are_rendered_as_columns(path: Path) -> None:
    for docstring in docstrings(path):
        _, *lines = docstring.split("\n")  # the first one may begin with a clause and two spaces
        set_in_columns = [line for line in lines if COLUMNS.search(line)]
        if set_in_columns:
            rendered = markdown.markdown("\n".join(lines))
            assert all(line.startswith("    ") for line in set_in_columns)
            assert sum(block.count("\n") for block in PREFORMATTED.findall(rendered)) >= len(set_in_columns)
