"""`ludoteca serve`: its settings, the sentences when it cannot start, and how it ends."""

import json
import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ludoteca.cli.app import app
from ludoteca.server.settings import Settings, unknown_variables
from server.players import (
    NO_LIMITS,
    PATIENCE_SECONDS,
    Player,
    connected,
    environment,
    here,
    ludoteca,
    playing,
    serving,
    until,
    whole_log,
)


def run(*arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    command = ludoteca("serve", *arguments)
    return subprocess.run(
        command, env=environment(**more), capture_output=True, text=True, timeout=PATIENCE_SECONDS, check=False
    )


def test_help_explains_every_setting_and_tells_no_secret() -> None:
    helped = run(
        "--help", COLUMNS="300", NO_COLOR="1", TERM="dumb", LUDOTECA_DATABASE_URL="postgresql://me:s3cret@host/name"
    )
    assert helped.returncode == 0, helped.stderr
    words = " ".join(re.sub(r"[│|]", " ", helped.stdout).split())
    for name, setting in Settings.model_fields.items():
        assert f"--{name.replace('_', '-')}" in words
        assert setting.description
        assert setting.description in words
    assert "s3cret" not in helped.stdout


def test_a_port_in_use_is_told_in_a_sentence() -> None:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen()
        port = listener.getsockname()[1]
        ended = CliRunner().invoke(app, ["serve", "--port", str(port)], env={"LUDOTECA_LANG": "en"})
    assert ended.exit_code == 1
    assert re.fullmatch(rf"Port {port} of 127.0.0.1 cannot be used \(.*\); choose another .*\n", ended.stderr)


@pytest.mark.parametrize(
    ("arguments", "more", "status", "said"),
    [
        (["--port", "70000"], {}, 2, "--port: Input should be less than or equal to 65535"),
        (["--port", "many"], {}, 2, "Input should be a valid integer"),
        ([], {"LUDOTECA_PORT": "many"}, 2, "--port: Input should be a valid integer"),
        (["--log-format", "verse"], {}, 2, "--log-format: String should match"),
        (["--host", "no.such.host.invalid"], {}, 1, "no.such.host.invalid"),
    ],
)
def test_a_bad_value_is_told_in_a_sentence(arguments: list[str], more: dict[str, str], status: int, said: str) -> None:
    environment = {"LUDOTECA_LANG": "en", "NO_COLOR": "1", "COLUMNS": "200"} | more
    ended = CliRunner().invoke(app, ["serve", *arguments], env=environment)
    assert ended.exit_code == status, ended.stderr
    assert said in ended.stderr


def test_variables_that_nothing_reads_are_named() -> None:
    ended = run("--port", "0", "--database-url", "mongodb://x/y", LUDOTECA_PROT="8000", LUDOTECA_XYZZY="1")
    assert ended.stderr.splitlines()[:2] == [
        "There is no setting LUDOTECA_PROT; did you mean LUDOTECA_PORT?",
        "There is no setting LUDOTECA_XYZZY; “ludoteca serve --help” lists the settings.",
    ]


def test_every_variable_that_our_sources_name_is_known() -> None:
    root = Path(__file__).parents[2]
    files = [path for name in ("src", "web/scripts", "web/e2e") for path in (root / name).rglob("*.[pjt]s*")]
    files += [
        *root.glob("src/**/*.py"),
        *root.glob("tests/**/*.py"),
        *root.glob("web/*.ts"),
        root / "Makefile",
        root / ".ci/run",
    ]
    named = {name for path in files for name in re.findall(r"\bLUDOTECA_[A-Z_]+", path.read_text(encoding="utf-8"))}
    unknown = unknown_variables(dict.fromkeys(named - {"LUDOTECA_"}, "1"))
    assert unknown.keys() == {"LUDOTECA_PROT", "LUDOTECA_XYZZY"}, "those of tests; add others to OTHER_VARIABLES"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--database-url", "mongodb://x/y"], "is no kind of database that Ludoteca knows"),
        (["--database-url", "postgresql://me:s3cret@127.0.0.1:1/x"], "start it, or mend the address"),
        (["--database-url", "sqlite://", "--redis-url", "http://x"], "this is no address of a Redis"),
    ],
)
def test_what_cannot_be_opened_is_told_in_a_sentence(arguments: list[str], said: str) -> None:
    ended = run("--port", "0", *arguments)
    assert ended.returncode == 1
    assert said in ended.stderr
    assert len(ended.stderr.strip().splitlines()) == 1
    assert "s3cret" not in ended.stderr
    assert ended.stdout == ""


@pytest.mark.asyncio
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
async def test_asked_to_stop_it_ends_cleanly_with_people_connected(tmp_path: Path, how: signal.Signals) -> None:
    with serving(f"sqlite:///{tmp_path}/ludoteca.db", tmp_path, *NO_LIMITS) as served:
        table = await served.make(game="parchis", players=4, seats=here(2, "Ana", "Blas"))
        player = Player(served, table, [0, 1])
        async with connected(served, table.id) as silent, playing(player):
            await silent.hear("welcome")
            await until(lambda: player.since > 20)
            assert served.process
            began = time.monotonic()
            served.process.send_signal(how)
            served.is_up = False
            await until(lambda: served.process is not None and served.process.poll() is not None)
            took = time.monotonic() - began
            print(f"ended after {took:.1f} s")
            assert took < 30
            assert served.gone() == 0
            served.start()
            known = player.since
            await until(lambda: player.since > known + 10)
            log = await whole_log(served, table.id)
            assert list(player.events.values())[: len(log)] == log[: player.since]
            silent.cut()
        assert "Traceback" not in served.log.read_text()


@pytest.mark.parametrize("form", ["json", "text"])
def test_what_libraries_log_has_the_form_that_was_asked_for(form: str) -> None:
    script = (
        "import logging, sys; from ludoteca.cli.serve import set_up_log; from ludoteca.server.settings import Settings;"
        f"set_up_log(Settings(log_format={form!r})); logging.getLogger('library').warning('%d words', 2)"
    )
    ended = subprocess.run(
        [sys.executable, "-c", script], env=environment(), capture_output=True, text=True, timeout=60, check=True
    )
    if form == "json":
        said = json.loads(ended.stderr)
        assert (said["level"], said["event"]) == ("warning", "2 words")
    else:
        assert re.search(r"\[warning\s*\] 2 words", ended.stderr), ended.stderr
