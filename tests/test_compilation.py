"""The scheduler of compilation: order, needs, failures and progress, with compilers that compile nothing."""

import threading
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from ludoteca import games
from ludoteca.compilation import BOTS, PART_OF_LEVEL, RULES, SEARCH, Compiler, Progress, Scheduler, Status, Step
from ludoteca.compilation import all_steps as steps_of_all
from ludoteca.compilation import scheduler as scheduling
from ludoteca.compilation import steps as steps_module
from ludoteca.compilation import workers as workers_module
from ludoteca.compilation.processes import LineProcess, ProcessEndedError
from ludoteca.compilation.scheduler import CompiledElsewhereError, share_of
from ludoteca.core.processes import LockedError, locked

SECONDS = 30  # for what should happen at once
ALL = [Step(game, part) for part in (RULES, BOTS, SEARCH) for game in ("parchis", "stax")]
PARCHIS_RULES, STAX_RULES, PARCHIS_BOTS, STAX_BOTS, PARCHIS_SEARCH, STAX_SEARCH = ALL


@dataclass
class Workshop:
    """Makes compilers that write down what they are asked for, and do what a test says."""

    acts: dict[Step, Callable[[Callable[[int, int], None]], str]] = field(default_factory=dict)
    compiled: list[Step] = field(default_factory=list)
    closed: int = 0

    def compiler(self) -> "FakeCompiler":
        return FakeCompiler(self)


@dataclass
class FakeCompiler:
    workshop: Workshop

    def compile(self, step: Step, report: Callable[[int, int], None]) -> str:
        self.workshop.compiled.append(step)
        act = self.workshop.acts.get(step)
        return act(report) if act else ""

    def close(self) -> None:
        self.workshop.closed += 1


def run(scheduler: Scheduler) -> None:
    scheduler.start()
    for _ in scheduler.watch():
        pass
    scheduler.close()


def test_rules_come_before_bots_and_the_games_in_their_order() -> None:
    workshop = Workshop()
    run(Scheduler(ALL, workshop.compiler, workers=1))
    assert workshop.compiled == ALL
    assert steps_of_all()[: len(games)] == [Step(game, RULES) for game in games]


def test_what_is_asked_for_comes_first_with_what_it_needs() -> None:
    workshop = Workshop()
    scheduler = Scheduler(ALL, workshop.compiler, workers=1)
    scheduler.request(STAX_SEARCH)
    run(scheduler)
    assert workshop.compiled[:3] == [STAX_RULES, STAX_BOTS, STAX_SEARCH]


def test_the_latest_request_comes_before_older_ones() -> None:
    workshop = Workshop()
    scheduler = Scheduler(ALL, workshop.compiler, workers=1)
    scheduler.request(STAX_BOTS)
    scheduler.request(PARCHIS_BOTS)
    scheduler.request(STAX_RULES)
    run(scheduler)
    assert workshop.compiled == [STAX_RULES, PARCHIS_RULES, PARCHIS_BOTS, STAX_BOTS, PARCHIS_SEARCH, STAX_SEARCH]


def test_a_request_while_others_are_compiled_comes_next() -> None:
    workshop = Workshop()
    scheduler = Scheduler(ALL, workshop.compiler, workers=1)

    def ask(_report: object) -> str:
        scheduler.request(PARCHIS_SEARCH)
        return ""

    workshop.acts[PARCHIS_RULES] = ask
    run(scheduler)
    assert workshop.compiled[:3] == [PARCHIS_RULES, PARCHIS_BOTS, PARCHIS_SEARCH]


def test_as_many_steps_run_at_once_as_there_are_workers_but_none_before_what_it_needs() -> None:
    """Two steps meet at a barrier, which they can pass only together; bots find the rules of their game done."""
    workshop = Workshop()
    meeting = threading.Barrier(2, timeout=SECONDS)

    def meet(_report: object) -> str:
        meeting.wait()
        return ""

    def see_rules_done(rules: Step) -> Callable[[object], str]:
        def act(_report: object) -> str:
            assert scheduler.progress[rules].status is Status.DONE
            return ""

        return act

    workshop.acts = {
        PARCHIS_RULES: meet,
        STAX_RULES: meet,
        PARCHIS_BOTS: see_rules_done(PARCHIS_RULES),
        STAX_BOTS: see_rules_done(STAX_RULES),
    }
    scheduler = Scheduler(ALL, workshop.compiler, workers=2)
    run(scheduler)
    assert {one.status for one in scheduler.progress.values()} == {Status.DONE}
    assert len(workshop.compiled) == len(ALL)


def test_a_step_that_fails_says_why_and_the_others_go_on() -> None:
    workshop = Workshop()

    def fail(_report: object) -> str:
        raise ValueError("no such type")

    workshop.acts[PARCHIS_RULES] = fail
    scheduler = Scheduler(ALL, workshop.compiler, workers=1)
    run(scheduler)
    assert scheduler.progress[PARCHIS_RULES].status is Status.FAILED
    assert "no such type" in scheduler.progress[PARCHIS_RULES].problem
    assert {scheduler.progress[step].status for step in ALL[1:]} == {Status.DONE}


def test_what_another_process_compiles_is_put_aside_and_looked_at_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scheduling, "RETRY_SECONDS", 0.0)
    workshop = Workshop()
    answers = [True, False]

    def be_busy_once(_report: object) -> str:
        if answers.pop(0):
            raise CompiledElsewhereError
        return ""

    workshop.acts[PARCHIS_RULES] = be_busy_once
    scheduler = Scheduler([PARCHIS_RULES], workshop.compiler, workers=1)
    run(scheduler)
    assert workshop.compiled == [PARCHIS_RULES] * 2
    assert scheduler.progress[PARCHIS_RULES].status is Status.DONE


def test_progress_is_told_step_by_step() -> None:
    workshop = Workshop()
    seen: list[tuple[Step, Status, float]] = []

    def work(report: Callable[[int, int], None]) -> str:
        report(0, 4)
        report(3, 4)
        return ""

    workshop.acts[PARCHIS_RULES] = work
    run(
        Scheduler(
            [PARCHIS_RULES],
            workshop.compiler,
            workers=1,
            observer=lambda step, one: seen.append((step, one.status, one.share)),
        )
    )
    assert [(status, share) for _, status, share in seen] == [
        (Status.RUNNING, 0.0),
        (Status.RUNNING, 0.0),
        (Status.RUNNING, 0.75),
        (Status.DONE, 1.0),
    ]


@pytest.mark.parametrize(
    ("progress", "share"),
    [
        ([], 1.0),
        ([(PARCHIS_RULES, Progress())], 0.0),
        ([(PARCHIS_RULES, Progress(Status.RUNNING, 0.5))], 0.5),
        ([(PARCHIS_RULES, Progress(Status.DONE, 1.0)), (STAX_RULES, Progress())], 0.5),
        ([(PARCHIS_RULES, Progress(Status.FAILED)), (STAX_RULES, Progress())], 0.5),
        ([(PARCHIS_RULES, Progress(Status.DONE, 1.0)), (PARCHIS_BOTS, Progress())], 5 / 6),
    ],
)
def test_a_share_weighs_steps_by_their_length(progress: Iterable[tuple[Step, Progress]], share: float) -> None:
    assert share_of(progress) == pytest.approx(share)


def test_closing_stops_what_waits() -> None:
    workshop = Workshop()
    reached, released = threading.Event(), threading.Event()

    def hold(_report: object) -> str:
        reached.set()
        assert released.wait(SECONDS)
        raise ProcessEndedError("closed")

    workshop.acts[PARCHIS_RULES] = hold
    scheduler = Scheduler(ALL, workshop.compiler, workers=1)
    scheduler.start()
    assert reached.wait(SECONDS)
    closing = threading.Thread(target=scheduler.close)
    closing.start()
    while not workshop.closed:
        closing.join(0.001)
    released.set()
    closing.join(SECONDS)
    assert workshop.compiled == [PARCHIS_RULES]
    assert not scheduler.is_settled


def test_every_level_of_bots_belongs_to_a_part() -> None:
    assert PART_OF_LEVEL == {"beginner": BOTS, "easy": BOTS, "medium": BOTS, "hard": SEARCH, "expert": SEARCH}


# Locks, worker processes


@pytest.fixture
def marked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Let markers lie in a folder of their own, as if nothing were compiled yet."""
    monkeypatch.setattr(steps_module, "COMPILED", True)
    for module in (steps_module, workers_module):
        monkeypatch.setattr(module, "marker_of", lambda step: tmp_path / f"{step.game}-{step.part}.compiled")
    return tmp_path


def no_report(done: int, total: int) -> None:
    """Report nothing."""


def test_a_step_is_compiled_by_the_worker_and_marked(marked: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Step] = []

    def ask(step: Step, _report: object) -> str:
        asked.append(step)
        return ""

    compiler = Compiler()
    monkeypatch.setattr(compiler, "_ask_worker", ask)
    assert compiler.compile(PARCHIS_RULES, no_report) == ""
    assert (marked / "parchis-rules.compiled").exists()
    assert compiler.compile(PARCHIS_RULES, no_report) == ""
    assert asked == [PARCHIS_RULES], "it was compiled twice"


def test_a_step_that_another_process_compiles_is_left_to_it(marked: Path) -> None:
    with locked(marked / "parchis-rules.lock"), pytest.raises(CompiledElsewhereError):
        Compiler().compile(PARCHIS_RULES, no_report)


def test_where_the_worker_fails_the_step_is_compiled_here(marked: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compiled: list[Step] = []
    compiler = Compiler()
    monkeypatch.setattr(compiler, "_ask_worker", lambda step, report: "the worker has ended: exit status -9")
    monkeypatch.setattr(workers_module, "run_step", compiled.append)
    assert "exit status -9" in compiler.compile(PARCHIS_RULES, no_report)
    assert compiled == [PARCHIS_RULES]
    assert (marked / "parchis-rules.compiled").exists()


def test_a_server_loads_what_was_compiled(marked: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: list[Step] = []
    compiler = Compiler(is_loading=True)
    monkeypatch.setattr(compiler, "_ask_worker", lambda step, report: "")
    monkeypatch.setattr(workers_module, "run_step", loaded.append)
    compiler.compile(PARCHIS_RULES, no_report)
    assert loaded == [PARCHIS_RULES]


def test_a_folder_that_cannot_be_written_is_no_obstacle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    compiled: list[Step] = []
    monkeypatch.setattr(workers_module, "marker_of", lambda step: tmp_path / "file" / "below.compiled")
    monkeypatch.setattr(workers_module, "run_step", compiled.append)
    monkeypatch.setattr(workers_module, "mark_compiled", lambda step: None)
    assert "nothing can be kept" in Compiler().compile(PARCHIS_RULES, no_report)
    assert compiled == [PARCHIS_RULES]


def test_a_lock_that_is_held_is_refused_without_waiting(tmp_path: Path) -> None:
    with locked(tmp_path / "a.lock"), pytest.raises(LockedError), locked(tmp_path / "a.lock", waits=False):
        pass
    with locked(tmp_path / "a.lock", waits=False):
        pass


def test_a_real_worker_reports_its_progress_and_its_failures() -> None:
    """Without a compiler, so that it takes a moment only: the same messages pass."""
    worker = LineProcess("ludoteca.compilation.worker", "0", LUDOTECA_JIT="0")
    heard: list[dict[str, object]] = []

    def hear(message: dict[str, object]) -> bool:
        heard.append(message)
        return "problem" in message

    try:
        worker.ask({"game": "parchis", "part": BOTS}, hear)
        assert heard == [{"share": [done, 3]} for done in range(4)] + [{"problem": ""}]
        heard.clear()
        worker.ask({"game": "chess", "part": RULES}, hear)
        assert "chess" in str(heard[-1]["problem"])
    finally:
        worker.close()
    with pytest.raises(ProcessEndedError):
        worker.ask({"game": "parchis", "part": RULES}, hear)


def test_a_process_that_ends_is_noticed_and_started_again_when_it_is_next_asked() -> None:
    nobody = LineProcess("ludoteca.compilation.nobody")
    for _ in range(2):
        with pytest.raises(ProcessEndedError, match="exit status 1"):
            nobody.ask({}, lambda message: True)
    nobody.close()
