"""Who plays in the arena: bots of ours, programs that speak the engine protocol, and functions in Python.

A bot is named by its level and personality (`expert`, `expert/hunter`), a program by its command (`engine:COMMAND`,
docs/engine.md), and a function by its module (`policy:MODULE:FUNCTION`): it is given a game and returns one of the
legal moves, or its spelling.
"""

import atexit
import importlib
import shlex
import sys
from collections.abc import Callable
from typing import Any, Final, Protocol

from ludoteca import from_position
from ludoteca.arena.errors import ArenaError
from ludoteca.bots import FROZEN_LEVELS, LEVELS, OPPONENTS, PARTED, PERSONALITIES, Bot, bot_named
from ludoteca.client.engines import READY_SECONDS, EngineProcess
from ludoteca.client.errors import EngineError
from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import Game
from ludoteca.core.moves import Move, Played
from ludoteca.core.options import Setup, spell_value
from ludoteca.core.text import Message

BOTS: Final = (*OPPONENTS, *LEVELS, *FROZEN_LEVELS)
ENGINE: Final = "engine:"
POLICY: Final = "policy:"
USUAL_SECONDS: Final = 2.0  # to choose a move; programs have a clock in any case
SHOWN: Final = 40  # characters of a name that there is not
SAID: Final = 300  # characters of what a function says in an error

Policy = Callable[[Game], Move | str]


class PlayerFailure(Exception):  # noqa: N818  (a game that ends so is no error of the arena)
    """A player from outside has not played: it is gone, too slow, has raised an error, or played an illegal move."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message


class Player(Protocol):
    """Whoever chooses moves in a game of the arena."""

    def choose(self, game: Game, seconds: float | None) -> Move:
        """Choose a legal move; PlayerFailure where a player from outside does not."""


class OwnBot:
    """A bot of ours. If it fails, the arena is at fault: ArenaError says where."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def choose(self, game: Game, seconds: float | None) -> Move:
        """Ask the bot for a legal move."""
        try:
            move = self.bot.choose(game, seconds).move
            refusal = game.why_not(move)
        except Exception as error:
            what = f"{type(error).__name__}: {error}"[:SAID]
            raise ArenaError("bot_failed", bot=self.bot.level, what=what, position=game.position()) from error
        if refusal is not None:
            what = f"{move.text}: {refusal}"
            raise ArenaError("bot_failed", bot=self.bot.level, what=what, position=game.position())
        return move


class EnginePlayer:
    """A program. One process of it plays on all seats that it holds, in one game after the other."""

    def __init__(self, command: str, setup: Setup) -> None:
        self.command, self.setup = command, setup

    def choose(self, game: Game, seconds: float | None) -> Move:
        """Tell the program the position, and ask for a move. A program that fails is started again next time."""
        try:
            engine = engine_for(self.command, self.setup)
            engine.ask(f"position {game.position()}")
            spelled, _ = engine.choose(seconds or USUAL_SECONDS, [move.text for move in game.legal_moves])
        except EngineError as error:
            end_engine(self.command)
            raise PlayerFailure(error.message) from None
        return legal_move(game, spelled)


class PolicyPlayer:
    """A function. It is given a game of its own, with other dice to come."""

    def __init__(self, name: str, policy: Policy) -> None:
        self.name, self.policy = name, policy

    def choose(self, game: Game, seconds: float | None) -> Move:
        """Call the function."""
        try:
            found = self.policy(from_position(game.position()))
        except Exception as error:
            what = f"{type(error).__name__}: {error}"[:SAID]
            raise PlayerFailure(Message("cli", "arena.failure.raised", {"what": what})) from error
        if not isinstance(found, (Move, str)):
            raise PlayerFailure(Message("cli", "arena.failure.no_move", {"kind": type(found).__name__}))
        return legal_move(game, str(found))


def legal_move(game: Game, spelled: str) -> Move:
    """Find a legal move by its spelling; PlayerFailure says what is wrong with another one, with the clause."""
    for move in game.legal_moves:
        if move.text == spelled:
            return move
    tried = game.copy()
    try:
        tried.push(spelled)
    except LudotecaError as error:
        why = Message("cli", "arena.failure.illegal", {"move": spelled[:SHOWN], "why": error.message})
        raise PlayerFailure(why) from None
    played = tried.last_action
    assert isinstance(played, Played)
    return played.move


def read_players(text: str) -> tuple[str, ...]:
    """Read names parted by commas, quoted where a command has one; ArenaError names one that there is not."""
    lexer = shlex.shlex(text, posix=True)
    lexer.whitespace, lexer.whitespace_split, lexer.commenters = ",", True, ""
    try:
        names = tuple(name.strip() for name in lexer)
    except ValueError:
        raise ArenaError("quote", bots=text[:SAID]) from None
    for name in names:
        check_player(name)
    if len(set(names)) < 2:
        raise ArenaError("one_bot")
    return names


def check_player(name: str) -> None:
    """Raise ArenaError where a name is of no player."""
    if name.startswith(ENGINE):
        if not name.removeprefix(ENGINE).strip():
            raise ArenaError("no_command", bot=name)
        return
    if name.startswith(POLICY):
        policy_named(name)
        return
    level, parted, personality = name.partition(PARTED)
    if level not in BOTS:
        raise ArenaError("bot", bot=name[:SHOWN], known=BOTS)
    if parted and personality not in PERSONALITIES:
        raise ArenaError("personality", bot=name[:SHOWN], known=PERSONALITIES)


def is_from_outside(name: str) -> bool:
    """Return whether a player is a program or a function of somebody else."""
    return name.startswith((ENGINE, POLICY))


def player_named(setup: Setup, name: str, seed: int = 0) -> Player:
    """Find a player by its name."""
    if name.startswith(ENGINE):
        return EnginePlayer(name.removeprefix(ENGINE), setup)
    if name.startswith(POLICY):
        return PolicyPlayer(name, policy_named(name))
    return OwnBot(bot_named(setup.game, name, seed))


def policy_named(name: str) -> Policy:
    """Find a function; ArenaError says why there is none. Modules are looked for in the current folder too."""
    module, parted, function = name.removeprefix(POLICY).partition(":")
    if not (parted and module and function):
        raise ArenaError("no_function", bot=name[:SAID])
    if "" not in sys.path:
        sys.path.insert(0, "")
    try:
        found: Any = getattr(importlib.import_module(module), function)
    except Exception as error:
        raise ArenaError("policy", bot=name[:SAID], what=f"{type(error).__name__}: {error}"[:SAID]) from error
    if not callable(found):
        raise ArenaError("policy", bot=name[:SAID], what=f"{function} is not callable")
    policy: Policy = found
    return policy


# Programs that run, and what each was last told is played

_engines: dict[str, EngineProcess] = {}
_told: dict[str, Setup] = {}


def engine_for(command: str, setup: Setup) -> EngineProcess:
    """Return the process of a program that knows what is played, started where it does not run; EngineError."""
    engine = _engines.get(command)
    if engine is None:
        engine = _engines[command] = EngineProcess(command)
        engine.greet()
    if _told.get(command) != setup:
        if engine.games and setup.game not in engine.games:
            raise EngineError("other_game", game=setup.game, games=sorted(engine.games))
        options = "".join(f" {name}={spell_value(value)}" for name, value in setup.options.items())
        engine.ask(f"new {setup.game} players={setup.players} mode={setup.mode}{options}", READY_SECONDS)
        engine.ask("ready?", READY_SECONDS)
        _told[command] = setup
    return engine


def end_engine(command: str) -> None:
    """End the process of a program, if there is one."""
    _told.pop(command, None)
    if engine := _engines.pop(command, None):
        engine.close()


@atexit.register
def end_engines() -> None:
    """End all programs."""
    for command in list(_engines):
        end_engine(command)
