"""`ludoteca engine`: the conversation in docs/engine.md word for word, and lines that nobody should send."""

import io
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import ludoteca
from bots.candidates import decisions
from ludoteca.bots import Bot, Choice
from ludoteca.cli import engine as engine_module
from ludoteca.cli.engine import Engine, converse
from ludoteca.client.protocol import LAST_WORDS, MAX_LINE, quote, read_best, unquote, write_best, write_go
from ludoteca.core.game import Game
from ludoteca.core.interface import Codes
from ludoteca.core.text import LANGUAGES
from playing import unhurried

DOCS = Path(__file__).parents[2] / "docs/engine.md"
PIECE = "position parchis players=2 mode=individual Y=h,h,6,12 R=h,h,15,19 seat=0 phase=roll"


class Talk:
    """An engine, and what it has said."""

    def __init__(self, level: str = "medium", language: str = "en") -> None:
        self.said: list[str] = []
        self.engine = Engine(level, 0, language, self.said.append)

    def say(self, line: str, *, waits: bool = True) -> list[str]:
        """Say a line; gives the lines of the answer."""
        before = len(self.said)
        self.engine.answer(line)
        if waits:
            self.engine.wait()
        return self.said[before:]


def transcript() -> Iterator[tuple[str, list[str]]]:
    """Part the conversation of the docs into commands with the answers expected."""
    (block,) = re.findall(r"```transcript\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    for part in re.split(r"^> ", block, flags=re.MULTILINE)[1:]:
        command, *answers = part.splitlines()
        yield command, [answer.removeprefix("< ") for answer in answers]


def fits(said: list[str], expected: list[str]) -> bool:
    """Tell whether an answer is as expected; `…` stands for some lines."""
    if "…" not in expected:
        return said == expected
    place = expected.index("…")
    end = len(expected) - place - 1
    return said[:place] == expected[:place] and said[len(said) - end :] == expected[place + 1 :]


def test_a_frozen_level_is_played_but_not_offered() -> None:
    talk = Talk()
    assert talk.say("level expert@2026-11") == ["ok"]
    assert "levels beginner easy medium hard expert" in talk.say("ludoteca-engine 1")


def test_an_expert_chooses_the_same_on_any_number_of_threads() -> None:
    game, _, _ = next(decisions("parchis", 1))
    said = set()
    with unhurried():
        for threads in (1, 3):
            talk = Talk("expert")
            assert talk.say(f"threads {threads}") == ["ok"]
            assert talk.say(f"position {game.position()}")[0].startswith("ok move")
            said.add(tuple(talk.say("go seconds=600")))
    [(answer,)] = said
    assert answer.startswith("best")
    assert [Talk().say(line)[0].split()[:2] for line in ("threads 0", "threads x")] == [["error", "threads"]] * 2


def test_the_conversation_of_the_docs_goes_exactly_so() -> None:
    talk = Talk()
    commands = list(transcript())
    assert len(commands) > 20
    assert commands.pop() == ("quit", [])
    for command, expected in commands:
        said = talk.say(command)
        assert fits(said, expected), (command, said)


def test_the_docs_name_every_command_and_every_error() -> None:
    text = DOCS.read_text(encoding="utf-8")
    talk = Talk()
    for command in (*talk.engine.commands, "quit"):
        assert re.search(rf"\| `{re.escape(command)}[ `]", text), command
    source = Path(engine_module.__file__).read_text(encoding="utf-8")
    codes = [*re.findall(r'refuse\("(\w+)"', source), *engine_module.ERRORS.values()]
    codes += ["no_choice_roll", "no_choice_over", "value", "internal"]
    for code in codes:
        assert f"`{code.replace('_', '-')}`" in text, code


@pytest.mark.parametrize("game_id", list(ludoteca.games))
def test_a_game_can_be_followed_and_played_to_its_end(game_id: str) -> None:
    talk = Talk("beginner")
    talk.say(f"new {game_id}")
    position = ""
    for _ in range(40):
        line = talk.said[-1]
        assert line.startswith("ok "), line
        if line.startswith("ok over"):
            break
        if line.startswith("ok roll"):
            assert talk.say("throw")[0].startswith("thrown ")
            continue
        move, reason = read_best(talk.say("go")[-1])
        assert reason
        assert talk.say(f"why {move}") == [f"why {move} legal", "ok"]
        position = talk.say("show")[0]
        assert position.startswith(f"position {game_id} ")
        talk.say(f"move {move}")
    assert talk.say(position)[-1].startswith("ok move")


def test_what_is_thought_about_can_be_stopped_and_nothing_else_is_heard_meanwhile(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    choose = Bot.choose

    def slowly(bot: Bot, game: Game, seconds: float, stop: Codes | None = None) -> Choice:
        time.sleep(0.2)
        return choose(bot, game, seconds, stop)

    monkeypatch.setattr(Bot, "choose", slowly)
    talk = Talk()
    talk.say(PIECE)
    talk.say("throw 3")
    assert talk.say("go seconds=5", waits=False) == []
    assert talk.say("show", waits=False)[0].startswith("error busy ")
    assert talk.say("ready?", waits=False) == ["ready"]
    best, last = talk.say("stop")
    assert best.startswith("best Y12-15 reason ")
    assert last == "ok"
    assert talk.say("stop") == ["ok"]


def test_a_deep_search_ends_when_it_is_told_to() -> None:
    talk = Talk("expert")
    talk.say("new stax")
    began = time.monotonic()
    talk.say("go seconds=60", waits=False)
    talk.say("stop")
    assert [line.split()[0] for line in talk.said[-2:]] == ["best", "ok"]
    assert time.monotonic() - began < 30


def test_a_fault_of_a_bot_is_an_error_and_the_engine_goes_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object) -> Choice:
        raise ZeroDivisionError

    monkeypatch.setattr(Bot, "choose", fail)
    talk = Talk()
    talk.say(PIECE)
    talk.say("throw 3")
    assert talk.say("go")[0].startswith("error internal ")
    assert "ZeroDivisionError" in capsys.readouterr().err
    assert talk.say("undo") == ["ok roll seat=0 dice=1"]


WORDS = st.sampled_from(
    (
        *Talk().engine.commands,
        *("parchis", "stax", "players=2", "players=", "=", "seconds=nan", "seconds=9e9", "seconds=-1", "moves", "|"),
        *("3", "99999999999999999999", "１", "Y6-9", "start", "es", "expert", '"', "\x00", "\u2028", "\u0301"),
    )
)
LINES: st.SearchStrategy[str] = st.one_of(st.lists(WORDS, max_size=5).map(" ".join), st.text(max_size=60))


@settings(max_examples=150)
@given(st.lists(LINES, max_size=6), st.sampled_from(LANGUAGES))
@example(["throw 12"], "en")
@example(["position " + "x" * MAX_LINE], "es")
@example(["new parchis players=2 players=3 mode=", "go moves", "seed １", "level", "why", "move"], "es")
def test_no_line_ends_the_engine_and_each_has_an_answer(lines: list[str], language: str) -> None:
    talk = Talk("beginner", language)
    talk.say(PIECE)
    for line in lines:
        if not line.strip() or line.split()[0] in ("ready?", "show"):
            continue
        said = talk.say(line)
        assert said[-1].split()[0] in LAST_WORDS, (line, said)
        assert "error internal" not in said[-1], (line, said)
        assert all(len(one.splitlines()) == 1 for one in said)


@pytest.mark.parametrize(
    "line", [b"\xff\xfe\n", b"go\x00\n", b"x" * 5 * MAX_LINE + b"\n", b"x" * 5 * MAX_LINE, b"throw 3"]
)
def test_bytes_that_are_no_text_and_lines_without_an_end_are_answered_once(line: bytes) -> None:
    talk = Talk()
    converse(talk.engine, io.BytesIO(line))
    assert len(talk.said) == 1
    assert talk.said[0].startswith("error ")


def test_sentences_survive_the_way_there_and_back() -> None:
    for sentence in ("", "plain", 'with "quotes" and \\', "a\nb\u2028c\x85", "Come en 15 y se queda allí."):
        assert unquote(quote(sentence)) == sentence
        assert len(quote(sentence).splitlines()) == 1
    assert read_best(write_best("Y5-8 Y20-24", "because")) == ("Y5-8 Y20-24", "because")
    assert read_best("best Y5-8") == ("Y5-8", "")
    assert write_go(1.5, ["Y5-8 Y20-24", "Y5-12"]) == "go seconds=1.5 moves Y5-8 Y20-24 | Y5-12"


def test_in_a_pipe_the_last_answer_is_given_and_quit_ends_at_once() -> None:
    command = [sys.executable, "-m", "ludoteca", "engine", "--level", "beginner", "--lang", "es"]
    lines = f"{PIECE}\nthrow 3\ngo\n".encode()
    ended = subprocess.run(command, input=lines, capture_output=True, timeout=120, check=True, env=os.environ)
    assert ended.stdout.decode().splitlines()[-1].startswith("best Y")
    assert ended.stderr == b""
