"""Where files are kept: what an earlier version has kept goes on being found."""

import sys
from pathlib import Path

import pytest

from ludoteca.core.folders import data_path, state_path


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("XDG_DATA_HOME", "XDG_STATE_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


@pytest.mark.skipif(sys.platform != "linux", reason="the folders of another system")
def test_folders_are_those_of_the_system(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert data_path("a.db") == home / ".local/share/ludoteca/a.db"
    assert state_path("seats") == home / ".local/state/ludoteca/seats"
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "data"))
    assert data_path("a.db") == home / "data/ludoteca/a.db"


def test_what_was_kept_before_is_found_until_there_is_something_newer(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    former, newer = home / ".local/share/ludoteca/a.db", home / "data/ludoteca/a.db"
    former.parent.mkdir(parents=True)
    former.touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "data"))
    assert data_path("a.db") == former
    newer.parent.mkdir(parents=True)
    newer.touch()
    assert data_path("a.db") == newer
