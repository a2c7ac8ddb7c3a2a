"""What `ludoteca bench` measures. Run as a module it measures one thing in a process of its own, and prints JSON."""

import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, astuple, dataclass

import numpy as np

from ludoteca.compilation import compile_rules
from ludoteca.core.dice import seed_bytes, throw
from ludoteca.core.game import Game
from ludoteca.core.interface import Codes, States
from ludoteca.core.kernel import over_all
from ludoteca.core.moves import OVER, ROLL
from ludoteca.core.outcomes import DECISIONS, THROWS
from ludoteca.games import rulebook_of

RUNS = 5  # of which the median counts: these machines are shared, and one run says little
SECONDS_A_RUN = 0.5
PLAIN_SECONDS = 4.0  # uncompiled, a few games take that long
API_GAMES = 10
KERNEL_GAMES = 40
TIMED_IMPORT = "import time; began = time.perf_counter(); import ludoteca; print(time.perf_counter() - began)"
BATCH = 32  # states measured at a time: enough that the call costs nothing, few enough to stay near the processor


@dataclass(frozen=True, slots=True)
class Rate:
    """How much was played a second."""

    games: float
    throws: float
    decisions: float

    @property
    def actions(self) -> float:
        """Throws and decisions together, which random games of any length are compared by."""
        return self.throws + self.decisions


def playouts(game_id: str, seconds: float, seed: int = 1) -> Rate:
    """Play random games on this core for about that many seconds."""
    rulebook = rulebook_of(game_id)
    start = rulebook.start(rulebook.info.setup())
    batch, games, throws, decisions = 1, 0, 0, 0
    began = time.perf_counter()
    while (elapsed := time.perf_counter() - began) < seconds:
        lengths = rulebook.random_games(start, batch, seed, first=games).lengths
        more_throws, more_decisions = lengths[:, (THROWS, DECISIONS)].sum(axis=0).tolist()
        games, throws, decisions = games + batch, throws + more_throws, decisions + more_decisions
        # Ask for about a tenth of the time at once, so that calling costs nothing and the end is not overrun.
        batch = max(1, int(games / (time.perf_counter() - began) * seconds / 10))
    return Rate(games / elapsed, throws / elapsed, decisions / elapsed)


def median_of(rates: list[Rate]) -> Rate:
    """Choose the run in the middle."""
    return sorted(rates, key=lambda rate: rate.actions)[len(rates) // 2]


def runs_on_one_core(game_id: str) -> list[Rate]:
    """Play random games on one core, in several runs."""
    return [playouts(game_id, SECONDS_A_RUN, seed=run) for run in range(RUNS)]


def playouts_on_all_cores(game_id: str) -> Rate:
    """Play random games in a thread a core: kernels release the interpreter lock."""
    cores = os.cpu_count() or 1
    runs = []
    with ThreadPoolExecutor(cores) as pool:
        for _ in range(RUNS):
            rates = list(pool.map(lambda seed: playouts(game_id, SECONDS_A_RUN, seed), range(cores)))
            runs.append(Rate(*np.sum([astuple(rate) for rate in rates], axis=0).tolist()))
    return median_of(runs)


def kernel_times(game_id: str) -> dict[str, float]:
    """Measure in kernels what listing the legal moves and playing one take, in microseconds, and count the legal moves.

    The mean over the decisions of random games, a batch of states at a time; of several runs the median.
    """
    rulebook = rulebook_of(game_id)
    states, moves, legal_moves = _decisions(game_id)
    buffers = np.empty((BATCH, rulebook.max_moves), np.int64)
    list_all, play_all = over_all(rulebook.engine.legal), over_all(rulebook.engine.play)
    whole = len(states) - len(states) % BATCH
    list_all(states[:BATCH].copy(), buffers)
    play_all(states[:BATCH].copy(), moves[:BATCH])
    runs: dict[str, list[float]] = {"legal": [], "play": []}
    for _ in range(RUNS):
        seconds = dict.fromkeys(runs, 0.0)
        for start in range(0, whole, BATCH):
            batch = states[start : start + BATCH].copy()
            began = time.perf_counter()
            list_all(batch, buffers)
            listed = time.perf_counter()
            play_all(batch, moves[start : start + BATCH])
            seconds["play"] += time.perf_counter() - listed
            seconds["legal"] += listed - began
        for name, total in seconds.items():
            runs[name].append(total)
    times = {name: statistics.median(totals) / whole * 1e6 for name, totals in runs.items()}
    return times | {"legal_moves": legal_moves}


def _decisions(game_id: str) -> tuple[States, Codes, float]:
    """Play random games; keep each state in which a move was chosen, with the move; count the legal moves (mean)."""
    rulebook = rulebook_of(game_id)
    chooser = np.random.default_rng(1)
    buffer = np.empty(rulebook.max_moves, np.int64)
    states, moves, legal_moves = [], [], 0
    for seed in range(KERNEL_GAMES):
        state, throws = rulebook.start(rulebook.info.setup()), 0
        while rulebook.phase(state) != OVER:
            if rulebook.phase(state) == ROLL:
                rulebook.throw_unchecked(state, throw(seed_bytes(str(seed)), throws, rulebook.dice_count(state)))
                throws += 1
                continue
            count = rulebook.legal(state, buffer)
            move = int(buffer[chooser.integers(count)])
            legal_moves += count
            states.append(state.copy())
            moves.append(move)
            rulebook.play_unchecked(state, move)
    return np.array(states, rulebook.dtype), np.array(moves, np.int64), legal_moves / len(moves)


def call_times(game_id: str) -> dict[str, float]:
    """Measure what `legal_moves` and `push` take when called from Python, in microseconds."""
    rulebook = rulebook_of(game_id)
    chooser = random.Random(1)
    times: dict[str, list[float]] = {"legal_moves": [], "push": []}
    for seed in range(API_GAMES):
        game = Game(rulebook, rulebook.info.setup(), seed=seed)
        while game.phase != "over":
            if game.phase == "roll":
                game.roll()
                continue
            began = time.perf_counter()
            moves = game.legal_moves
            listed = time.perf_counter()
            move = chooser.choice(moves)
            chosen = time.perf_counter()
            game.push(move)
            times["push"].append(time.perf_counter() - chosen)
            times["legal_moves"].append(listed - began)
    return {name: statistics.median(values) * 1e6 for name, values in times.items()}


def compile_seconds(game_id: str) -> dict[str, float]:
    """Measure how long a new process takes until all rules are compiled: with an empty cache, and from the cache."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {"LUDOTECA_CACHE": folder, "LUDOTECA_JIT": "1"}
        return {name: _in_new_process("compile", game_id, environment)["seconds"] for name in ("cold", "cached")}


def import_seconds() -> float:
    """Measure what `import ludoteca` takes in a new process; the median of some runs."""
    command = [sys.executable, "-c", TIMED_IMPORT]
    runs = [subprocess.run(command, check=True, capture_output=True, text=True).stdout for _ in range(RUNS)]
    return statistics.median(map(float, runs))


def plain_playouts(game_id: str) -> Rate:
    """Play random games with the same functions uncompiled, in a process of their own."""
    return Rate(**_in_new_process("plain", game_id, {"LUDOTECA_JIT": "0"}, str(PLAIN_SECONDS)))


def _in_new_process(what: str, game_id: str, environment: dict[str, str], *more: str) -> dict[str, float]:
    command = [sys.executable, "-m", "ludoteca.cli.measure", what, game_id, *more]
    output = subprocess.run(command, env=os.environ | environment, check=True, capture_output=True, text=True).stdout
    measured: dict[str, float] = json.loads(output)
    return measured


def _main(what: str, game_id: str, seconds: str = "0") -> None:
    if what == "compile":
        began = time.perf_counter()
        compile_rules(game_id)
        print(json.dumps({"seconds": time.perf_counter() - began}))
    else:
        print(json.dumps(asdict(playouts(game_id, float(seconds)))))


if __name__ == "__main__":
    _main(*sys.argv[1:])
