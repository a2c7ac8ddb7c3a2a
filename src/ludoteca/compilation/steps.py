"""What is compiled ahead, step by step: the rules of a game, the bots that look at their moves, the bots that search.

A step is run wherever its kernels are wanted. The first run compiles them into the cache on disk; every later run, in
this process or another one, loads them from there.
"""

import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from functools import cache, partial
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

from ludoteca import games
from ludoteca.bots import LEVELS, bot_for
from ludoteca.bots.bot import MOST_SECONDS
from ludoteca.core.game import Game
from ludoteca.core.kernel import COMPILED, code_folder
from ludoteca.core.positions import read_position
from ludoteca.games import package_of, rulebook_of

RULES: Final = "rules"
BOTS: Final = "bots"
SEARCH: Final = "search"
PARTS: Final = (RULES, BOTS, SEARCH)  # each calls kernels of those before it, which are compiled first
PART_OF_LEVEL: Final = {level: SEARCH if level in MOST_SECONDS else BOTS for level in LEVELS}
LEVELS_OF: Final[Mapping[str, tuple[str, ...]]] = {
    part: tuple(level for level in LEVELS if PART_OF_LEVEL[level] == part) for part in (BOTS, SEARCH)
}
THINKING_SECONDS: Final = 0.1  # enough for a search to call all of its kernels

Tasks = list[Callable[[], object]]


class Step(NamedTuple):
    """A part of a game to compile."""

    game: str
    part: str

    def __str__(self) -> str:
        return f"{self.game} {self.part}"


def all_steps() -> list[Step]:
    """List the steps of all games in the order in which a server that nobody uses yet compiles them.

    Searches go the other way round: that of the last game, Stax, takes longest, and one core would be left with it.
    """
    return [Step(game, part) for part in PARTS for game in (reversed(list(games)) if part == SEARCH else games)]


def needed_by(step: Step) -> list[Step]:
    """List the step itself and those that come before it, first things first."""
    return [Step(step.game, part) for part in PARTS[: PARTS.index(step.part) + 1]]


def tasks_of(step: Step) -> Tasks:
    """List what a step does, so that its progress can be counted."""
    return {RULES: rules_tasks, BOTS: bot_tasks, SEARCH: search_tasks}[step.part](step.game)


def run_step(step: Step, report: Callable[[int, int], None] = lambda done, total: None) -> None:
    """Compile a step, or load it where it was compiled before; reports how many of its tasks are done."""
    tasks = tasks_of(step)
    for done, task in enumerate(tasks):
        report(done, len(tasks))
        task()
    report(len(tasks), len(tasks))


def compile_rules(game_id: str) -> None:
    """Use every kernel that a game at a table uses."""
    run_step(Step(game_id, RULES))


# Rules


def rules_tasks(game_id: str) -> Tasks:
    """Play a game to its end with its events in words; what leads to the first choice are tasks of their own."""
    rulebook = rulebook_of(game_id)
    played: list[Game] = []

    def current() -> Game:
        return played[0]

    return [
        lambda: played.append(Game(rulebook, rulebook.info.setup(), seed=1)),
        lambda: next(_steps_to_choice(current()), None),
        lambda: list(_steps_to_choice(current())),
        lambda: current().preview(current().legal_moves),
        lambda: current().moves_shown(),
        lambda: _play_to_the_end(current()),
    ]


def _steps_to_choice(game: Game) -> Iterator[None]:
    """Throw and play until there is a choice; yields after each throw or move."""
    while len(game.legal_moves) < 2:
        if game.phase == "roll":
            game.roll()
        else:
            game.push(game.legal_moves[0])
        yield


def _play_to_the_end(game: Game) -> None:
    while game.phase != "over":
        if game.phase == "roll":
            game.roll()
        else:
            game.preview(game.legal_moves)
            played = game.push(game.legal_moves[0])
            game.why_not(played)
        game.describe()
        assert game.events
    read_position(game.position(), rulebook_of)
    game._repr_svg_()


# Bots


def bot_tasks(game_id: str) -> Tasks:
    """Let a bot of every lower level choose once: their kernels are the same in every mode."""
    info = rulebook_of(game_id).info
    players, mode = next(_playable(game_id))
    game = Game(rulebook_of(game_id), info.setup(players, mode), seed=1)
    return [partial(try_bot, game, level) for level in LEVELS_OF[BOTS]]


def search_tasks(game_id: str) -> Tasks:
    """Let a bot that searches choose in every mode, since networks of another size are compiled for apart."""
    rulebook = rulebook_of(game_id)
    tables = [Game(rulebook, rulebook.info.setup(players, mode), seed=1) for players, mode in _playable(game_id)]
    return [partial(try_bot, game, level) for game in tables for level in LEVELS_OF[SEARCH]]


def _playable(game_id: str) -> Iterator[tuple[int, str]]:
    info = rulebook_of(game_id).info
    for mode in info.modes:
        for players in mode.players:
            if info.is_playable(players):
                yield players, mode.id


def try_bot(game: Game, level: str) -> None:
    """Let a bot choose in the first position of a game that has a choice."""
    for _ in _steps_to_choice(game):
        pass
    bot_for(game.id, level).choose(game, seconds=THINKING_SECONDS)


# What is compiled already


def is_compiled(step: Step) -> bool:
    """Return whether a step, with all before it, lies compiled in the cache, or needs no compiler."""
    return not COMPILED or all(marker_of(one).exists() for one in needed_by(step))


def mark_compiled(step: Step) -> None:
    """Note that a step lies compiled in the cache; where nothing can be kept, nothing is noted."""
    with suppress(OSError):
        marker_of(step).parent.mkdir(parents=True, exist_ok=True)
        marker_of(step).touch()


def marker_of(step: Step) -> Path:
    """Name the file that says that a step is compiled. It lies among its kernels, and goes with them."""
    rules = code_folder(f"{package_of(step.game)}.engine")
    name = f"{step.game}-{step.part}-{environment_tag()}"
    if step.part == RULES:
        return rules / f"{name}.compiled"
    return code_folder("ludoteca.bots.bot") / f"{name}-{rules.name}.compiled"  # bots call the kernels of the game


@cache
def environment_tag() -> str:
    """Return a tag of the interpreter and the processor, since compiled code of one does not run on another."""
    from llvmlite import binding  # noqa: PLC0415  (a library that only compiling processes need)

    features = binding.get_host_cpu_features().flatten()
    parts = (sys.implementation.cache_tag or "", binding.get_host_cpu_name(), features)
    return sha256("\n".join(parts).encode()).hexdigest()[:12]
