"""`ludoteca svg`: positions and records as pictures."""

import builtins
import struct
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import ludoteca
from ludoteca.cli.app import app

RECORD = Path(__file__).parents[1] / "stax/golden/repetition.record"
POSITION = ludoteca.new("parchis").position()
PNG = b"\x89PNG\r\n\x1a\n"

every_game = pytest.mark.parametrize("game_id", list(ludoteca.games))


def run(*words: str, stdin: str | None = None) -> Result:
    return CliRunner().invoke(app, ["svg", *words, "--lang", "en"], input=stdin)


def width_of(png: bytes) -> int:
    assert png.startswith(PNG)
    width: int = struct.unpack(">I", png[16:20])[0]
    return width


@every_game
def test_a_position_is_printed_as_the_library_draws_it(game_id: str) -> None:
    game = ludoteca.new(game_id)
    assert run(game.position()).stdout == game._repr_svg_()
    assert run("-", stdin=game.position()).stdout == game._repr_svg_()


def test_a_picture_can_have_another_width() -> None:
    assert '" width="300" height="300" role="img"' in run(POSITION, "--width", "300").stdout


def test_a_step_of_a_record_goes_to_a_file(tmp_path: Path) -> None:
    game = ludoteca.load(RECORD.read_text(encoding="utf-8"))
    while len(game.history) > 3:
        game.undo()
    result = run(str(RECORD), "--at", "3", "-o", str(tmp_path / "three.svg"))
    assert (result.exit_code, result.output) == (0, "")
    assert (tmp_path / "three.svg").read_text(encoding="utf-8") == game._repr_svg_()


def test_every_step_gets_a_file_of_its_own(tmp_path: Path) -> None:
    result = run(str(RECORD), "--all", str(tmp_path / "new" / "pictures"))
    names = sorted(path.name for path in (tmp_path / "new" / "pictures").iterdir())
    assert names == [f"stax-{number:02}.svg" for number in range(13)]
    assert "13 pictures in " in result.stderr
    first = (tmp_path / "new" / "pictures" / "stax-00.svg").read_text(encoding="utf-8")
    assert first == ludoteca.new("stax")._repr_svg_()


def test_a_png_has_the_width_asked_for(tmp_path: Path) -> None:
    pytest.importorskip("resvg_py")
    assert run(POSITION, "-o", str(tmp_path / "board.png"), "--width", "200").exit_code == 0
    assert width_of((tmp_path / "board.png").read_bytes()) == 200
    assert width_of(run(POSITION, "--png").stdout_bytes) == 640
    assert run(str(RECORD), "--all", str(tmp_path), "--png", "--width", "64").exit_code == 0
    assert width_of((tmp_path / "stax-12.png").read_bytes()) == 64


def test_without_resvg_the_command_that_installs_it_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = builtins.__import__

    def without(name: str, *others: Any) -> Any:
        if name == "resvg_py":
            raise ImportError(name)
        return usual(name, *others)

    monkeypatch.setattr(builtins, "__import__", without)
    result = run(POSITION, "--png")
    assert (result.exit_code, result.stdout) == (1, "")
    assert 'pip install "ludoteca[picture]"' in result.stderr


BAD = {
    "another format": ([POSITION, "-o", "board.gif"], "--out: a picture cannot be named board.gif"),
    "two formats": ([POSITION, "--png", "-o", "board.svg"], "--out: a picture cannot be named board.svg"),
    "all and one": ([POSITION, "--all", "x", "-o", "a.svg", "--at", "1"], "leave out --out and --at"),
    "no such place": ([POSITION, "-o", "/nowhere/a.svg"], "the file /nowhere/a.svg cannot be written"),
    "no such folder": ([POSITION, "--all", "/dev/null/x"], "the file /dev/null/x cannot be written"),
    "no such step": ([POSITION, "--at", "1"], "--at: there is no step 1"),
    "no position": (["parchis players=9"], "players: 9 cannot play"),
}


@pytest.mark.parametrize(("words", "sentence"), BAD.values(), ids=BAD)
def test_what_cannot_be_drawn_is_said_in_a_sentence(words: list[str], sentence: str) -> None:
    result = run(*words)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith("ludoteca svg: ")
    assert sentence in result.stderr
