"""`ludoteca doctor`: every part is looked at, and what does not work has a way out."""

import importlib.util
import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import ludoteca
from ludoteca.cli import doctor
from ludoteca.cli.app import app
from ludoteca.cli.doctor import EXTRAS, FAILS, NOTE, WORKS, Doctor, Finding
from ludoteca.core.text import LANGUAGES, catalogue
from ludoteca.server import site


def run(*words: str) -> Result:
    return CliRunner().invoke(app, ["doctor", *words])


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Spare the quick games."""
    monkeypatch.setattr(doctor, "STEPS_TRIED", 3)


def found(language: str = "en") -> dict[str, Finding]:
    return {one.part: one for one in Doctor(language).examine()}


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_is_looked_at(language: str) -> None:
    findings = found(language)
    assert set(findings) >= {"python", "numpy", "numba", "cache", "bots", "web", "settings", "database", "terminal"}
    assert set(findings) >= {*ludoteca.games, *(f"[{extra}]" for extra in EXTRAS)}
    assert all(findings[part].status == WORKS for part in ("python", "numpy", "bots", "database", *ludoteca.games))
    assert all(bool(one.way_out) == (one.status != WORKS) for one in findings.values())


@pytest.mark.usefixtures("quick")
def test_data_and_text_say_the_same() -> None:
    result = run("--json", "--lang", "en")
    data = json.loads(result.stdout)
    assert result.exit_code == (0 if data["works"] else 1)
    told = run("--lang", "en").stdout
    parts = [finding for finding in data["findings"] if finding["part"] != "terminal"]
    assert all(finding["sentence"] in told and finding["way_out"] in told for finding in parts)


@pytest.mark.usefixtures("quick")
def test_what_is_broken_is_a_finding_and_the_rest_is_still_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(game: str) -> Any:
        raise RuntimeError("torn\npage")

    monkeypatch.setattr(doctor, "rulebook_of", broken)
    result = run("--lang", "en")
    assert result.exit_code == 1
    assert result.stdout.count("RuntimeError: torn page") == len(ludoteca.games) + 1  # and the terminal's boards
    assert "pip install --force-reinstall ludoteca" in result.stdout
    assert "5 parts do not work" in result.stdout
    assert "SQLite works" in result.stdout


def test_an_extra_that_is_not_installed_is_a_note_with_its_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    for extra in EXTRAS:
        finding = Doctor("en").extra(extra)
        assert (finding.status, finding.way_out) == (NOTE, f'pip install "ludoteca[{extra}]"')


def test_a_named_server_needs_its_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    monkeypatch.setenv("LUDOTECA_DATABASE_URL", "postgresql://host/name")
    monkeypatch.setenv("LUDOTECA_REDIS_URL", "redis://host")
    servers = Doctor("en").named_servers()
    assert servers["postgresql"]().way_out == 'pip install "ludoteca[postgres]"'
    assert servers["redis"]().way_out == 'pip install "ludoteca[redis]"'
    assert Doctor("en").numba().status == FAILS


def test_named_servers_are_asked_and_passwords_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOTECA_DATABASE_URL", "postgresql://ana:secret@127.0.0.1:1/ludoteca")
    monkeypatch.setenv("LUDOTECA_REDIS_URL", "redis://:secret@127.0.0.1:1/0")
    servers = Doctor("en").named_servers()
    assert set(servers) == {"postgresql", "redis"}
    for check in servers.values():
        finding = Doctor("en").tried(check)
        assert finding.status == FAILS
        assert "127.0.0.1:1" in finding.sentence
        assert "secret" not in finding.sentence + finding.way_out


def test_a_database_file_is_left_alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LUDOTECA_DATABASE_URL", f"sqlite:///{tmp_path / 'ludoteca.db'}")
    assert not Doctor("en").named_servers()
    assert Doctor("en").settings().sentence == "Read from the environment: LUDOTECA_DATABASE_URL."
    assert not list(tmp_path.iterdir())


def test_settings_that_a_server_cannot_take_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOTECA_PORT", "door")
    finding = Doctor("en").settings()
    assert finding.status == FAILS
    assert "LUDOTECA_PORT" in finding.sentence


def test_a_cache_that_cannot_be_written_has_a_way_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "cache_folder", lambda package: Path("/dev/null/cache"))
    finding = Doctor("en").cache()
    assert finding.status == FAILS
    assert "LUDOTECA_CACHE" in finding.way_out


@pytest.mark.usefixtures("quick")
def test_a_game_that_comes_out_differently_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ludoteca, "load", lambda text: ludoteca.new("parchis", first=1))
    assert Doctor("en").game("parchis").status == FAILS


def test_signs_that_a_terminal_lacks_are_written_in_letters(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(doctor, "can_print", lambda text, encoding: False)
    doctor.show([Finding("web", FAILS, "It is not built.", "make play"), Finding("numpy", WORKS, "Here.")], "en")
    assert capsys.readouterr().out.splitlines()[:3] == [
        "NO web    It is not built.",
        "          make play",
        "ok numpy  Here.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_extra_says_what_it_is_for(language: str) -> None:
    assert set(catalogue("inspect", language)["doctor"]["purpose"]) == set(EXTRAS)


def test_variables_that_nothing_reads_are_named_with_the_nearest_known(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Doctor("en").environment().status == WORKS
    monkeypatch.setenv("LUDOTECA_PROT", "8000")
    monkeypatch.setenv("LUDOTECA_XYZZY", "1")
    finding = Doctor("en").environment()
    assert finding.status == NOTE
    assert "LUDOTECA_PROT (LUDOTECA_PORT?)" in finding.sentence
    assert "LUDOTECA_XYZZY." in finding.sentence


@pytest.mark.parametrize(
    ("files", "advice"),
    [((), "pip install --force-reinstall ludoteca"), (("Makefile", "web/package.json"), "In {folder} run: make app")],
)
def test_a_missing_app_has_the_way_out_that_fits(
    files: tuple[str, ...], advice: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in files:
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    monkeypatch.setattr(site, "BUILT", tmp_path / "src/ludoteca/web")
    monkeypatch.setattr(ludoteca, "__file__", str(tmp_path / "src/ludoteca/__init__.py"))
    finding = Doctor("en").web()
    assert finding.status == FAILS
    assert advice.format(folder=tmp_path) in finding.way_out
