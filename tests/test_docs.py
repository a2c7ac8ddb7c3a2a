"""What the documents say is true: their Python runs, their commands and files exist."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DOCUMENTS = [ROOT / "README.md", ROOT / "README.es.md", *sorted((ROOT / "docs").rglob("*.md"))]
PYTHON = re.compile(r"```python\n(.*?)```", re.DOTALL)
LINK = re.compile(r"\]\((?!https?:|#|mailto:)([^)#]+)")
SNIPPETS = [(path, code) for path in DOCUMENTS for code in PYTHON.findall(path.read_text(encoding="utf-8"))]

every_document = pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))


@pytest.mark.parametrize(("path", "code"), SNIPPETS, ids=[f"{path.name}-{i}" for i, (path, _) in enumerate(SNIPPETS)])
def test_the_python_of_the_documents_runs(
    path: Path, code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(code, str(path), "exec"), {"__name__": "__main__"})


@pytest.mark.parametrize("name", ["README.md", "README.es.md"])
def test_the_readme_plays_a_whole_game_in_fifteen_lines(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    code = PYTHON.findall((ROOT / name).read_text(encoding="utf-8"))[0]
    assert len(code.strip().splitlines()) == 15
    names: dict[str, object] = {}
    exec(compile(code, name, "exec"), names)
    game = names["game"]
    assert getattr(game, "phase") == "over"  # noqa: B009
    assert capsys.readouterr().out


@every_document
def test_links_and_pictures_lead_somewhere(path: Path) -> None:
    for target in LINK.findall(path.read_text(encoding="utf-8")):
        assert (path.parent / target).exists(), target
