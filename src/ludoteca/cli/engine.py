"""`ludoteca engine`: our bots as an engine that other programs talk to, line by line (docs/engine.md)."""

import os
import re
import sys
import threading
import traceback
from collections.abc import Callable, Iterator
from typing import IO, Annotated, Any, Final, NoReturn

import typer

import ludoteca
from ludoteca.bots import (
    DEFAULT_LEVEL,
    FROZEN_LEVELS,
    LEVELS,
    OPPONENTS,
    PERSONALITIES,
    Bot,
    Choice,
    bot_for,
    personalities_of,
)
from ludoteca.cli.bot_thread import BotThread
from ludoteca.cli.options import Language, read_faces, read_level_of_engine, read_options
from ludoteca.cli.output import EXIT_INTERRUPTED
from ludoteca.cli.story import preview
from ludoteca.client.protocol import HANDSHAKE, MAX_LINE, VERSION, quote, write_best
from ludoteca.core.errors import FaultyText, IllegalMove, InvalidMove, LudotecaError, RollError, UndoError
from ludoteca.core.game import Game
from ludoteca.core.kernel import COMPILED
from ludoteca.core.options import GameInfo, Option, spell_value
from ludoteca.core.text import LANGUAGES, say
from ludoteca.games import info_of

DOMAIN: Final = "engine"
NO_PERSONALITY: Final = "none"  # plays what it finds best
MOST_THREADS: Final = 256
LONGEST_SECONDS: Final = 3600.0
SECONDS: Final = re.compile(r"[0-9]{1,4}(\.[0-9]{1,6})?")
ERRORS: Final = {InvalidMove: "move", IllegalMove: "illegal", RollError: "dice", UndoError: "undo"}  # others: `value`
WHILE_THINKING: Final = ("stop", "ready?", "quit")
GAME_COMMANDS: Final = ("new", "position", "throw", "move", "undo", "legal", "show")  # answers end with what is next


def engine(
    level: Annotated[
        str,
        typer.Option(metavar="LEVEL", callback=read_level_of_engine, help=f"How well it plays: {', '.join(LEVELS)}."),
    ] = DEFAULT_LEVEL,
    seed: Annotated[int, typer.Option(min=0, metavar="N", help="Tells apart engines of one level.")] = 0,
    language: Language = "",
) -> None:
    r"""Speak the engine protocol on standard input and output, for programs that want a bot, or to try one by hand.

    Type `help` for the commands; docs/engine.md describes them all.

    Example: printf 'new parchis players=2 first=0\nthrow 5\ngo\n' | ludoteca engine --level expert
    """
    try:
        converse(Engine(level, seed, language, write_line), sys.stdin.buffer)
    except KeyboardInterrupt:
        raise typer.Exit(EXIT_INTERRUPTED) from None
    except BrokenPipeError:  # nobody listens any more, also to what is left to be written at the end
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def converse(engine: "Engine", stream: IO[bytes]) -> None:
    """Answer line after line until `quit`, or until no more come and the last answer is given."""
    for line in lines_of(stream):
        if line == "quit":
            break
        engine.answer(line)
    else:
        engine.wait()
    engine.halt()


class CommandError(Exception):
    """A command that cannot be followed: a code for programs, and a sentence for people."""

    def __init__(self, code: str, **parameters: Any) -> None:
        super().__init__(code)
        self.code, self.parameters = code, parameters


class Engine:
    """A game that is followed command by command, and a bot that thinks about it in a thread of its own."""

    def __init__(self, level: str, seed: int, language: str, write: Callable[[str], None]) -> None:
        self.level_name, self.seed_number, self.language_name, self.write = level, seed, language, write
        self.personality_name = ""
        self.thread_count = 1
        self.game: Game | None = None
        self.thinking: BotThread | None = None
        self.commands: dict[str, Callable[[str], None]] = {
            "ludoteca-engine": self.greet,
            "ready?": self.ready,
            "new": self.new,
            "position": self.position,
            "throw": self.throw,
            "move": self.move,
            "undo": self.undo,
            "go": self.go,
            "stop": self.stop,
            "legal": self.legal,
            "why": self.why,
            "show": self.show,
            "level": self.level,
            "personality": self.personality,
            "seed": self.seed,
            "threads": self.threads,
            "language": self.language,
            "help": self.help,
        }

    def answer(self, line: str) -> None:
        """Execute a line; whatever is wrong with it, the answer is one line that says so."""
        word, _, rest = line.partition(" ")
        try:
            if len(line) > MAX_LINE:
                self.refuse("too_long", limit=MAX_LINE)
            if word not in self.commands:
                self.refuse("unknown", word=word[:40], known=[*self.commands, "quit"])
            if self.is_thinking() and word not in WHILE_THINKING:
                self.refuse("busy")
            self.commands[word](rest.strip())
            if word in GAME_COMMANDS:
                self.write_next()
            elif word not in ("ready?", "go"):  # which have an answer of their own
                self.write("ok")
        except CommandError as error:
            self.say_error(error.code, say(DOMAIN, f"error.{error.code}", self.language_name, **error.parameters))
        except IllegalMove as error:
            self.say_error(f"illegal clause={error.clause}", error.explain(self.language_name))
        except LudotecaError as error:
            self.say_error(ERRORS.get(type(error), "value"), self.explain(error))
        except BrokenPipeError:
            raise
        except Exception:
            self.say_mistake()

    # Who one talks to

    def greet(self, version: str) -> None:
        """Print who this is, and which games it plays with which options: `ludoteca-engine 1`."""
        if version != str(VERSION):
            self.refuse("version", expected=HANDSHAKE)
        self.write(f"id name Ludoteca {self.level_name}")
        self.write("id author the authors of Ludoteca")
        self.write(f"id version {ludoteca.__version__}")
        for info in ludoteca.games.values():
            players, modes = ",".join(map(str, info.players)), ",".join(mode.id for mode in info.modes)
            self.write(f"game {info.id} players={players} mode={modes}")
            for option in info.options:
                self.write(f"option {info.id} {option.name} {values_of(option, info)}")
        self.write(f"levels {' '.join(LEVELS)}")
        self.write(f"personalities {NO_PERSONALITY} {' '.join(PERSONALITIES)}")

    def ready(self, _: str) -> None:
        """Make all ready that takes its time, and say so: `ready?`."""
        if COMPILED and self.game and not self.is_thinking():
            self.try_out(Game(self.game.rulebook, self.game.setup, seed=1))
        self.write("ready")

    def try_out(self, game: Game) -> None:
        """Use all that is compiled when it is first used: play up to a choice, and choose."""
        while len(game.legal_moves) < 2:
            if game.phase == "roll":
                game.roll()
            else:
                game.push(game.legal_moves[0])
        game.preview(game.legal_moves)
        choice = self.bot(game.id).choose(game, seconds=0.1)
        game.push(choice.move)

    def bot(self, game_id: str) -> Bot:
        """Return the bot that chooses; in a game whose bots have no personalities it has none."""
        personality = self.personality_name if self.personality_name in personalities_of(game_id) else ""
        return bot_for(game_id, self.level_name, self.seed_number, personality, self.thread_count)

    def level(self, text: str) -> None:
        """Choose how well to play: `level LEVEL`."""
        if text not in (*LEVELS, *FROZEN_LEVELS, *OPPONENTS):
            self.refuse("level", level=text[:40], known=LEVELS)
        self.level_name = text

    def personality(self, text: str) -> None:
        """Choose in which manner to play: `personality NAME`."""
        if text not in (NO_PERSONALITY, *PERSONALITIES):
            self.refuse("personality", personality=text[:40], known=[NO_PERSONALITY, *PERSONALITIES])
        self.personality_name = "" if text == NO_PERSONALITY else text

    def seed(self, text: str) -> None:
        """Choose among engines of one level: `seed N`."""
        if not re.fullmatch(r"[0-9]{1,18}", text):
            self.refuse("seed")
        self.seed_number = int(text)

    def threads(self, text: str) -> None:
        """Choose how many threads an expert of a game with dice may use: `threads N`."""
        if not re.fullmatch(r"[0-9]{1,3}", text) or not 1 <= int(text) <= MOST_THREADS:
            self.refuse("threads", most=MOST_THREADS)
        self.thread_count = int(text)

    def language(self, text: str) -> None:
        """Choose the language of sentences: `language en|es`."""
        if text not in LANGUAGES:
            self.refuse("language", known=LANGUAGES)
        self.language_name = text

    def help(self, _: str) -> None:
        """List the commands: `help`."""
        for word in (*self.commands, "quit"):
            key = word.rstrip("?")
            usage = say(DOMAIN, f"usage.{key}", self.language_name)
            self.write(f"help {usage} {quote(say(DOMAIN, f'help.{key}', self.language_name))}")

    # The game

    def new(self, text: str) -> None:
        """Begin a game: `new GAME players=N mode=MODE option=value…`."""
        name, *words = text.split() or [""]
        info = info_of(name)
        given = dict(word.split("=", 1) for word in words if word.startswith(("players=", "mode=")))
        spelled = {str(count): count for count in info.players}
        players: Any = spelled.get(given["players"], given["players"]) if "players" in given else None
        count = players if isinstance(players, int) else info.default_players
        others = [word for word in words if not word.startswith(("players=", "mode="))]
        options = read_options(info, others, count)
        self.game = ludoteca.new(name, players=players, mode=given.get("mode"), seed=self.seed_number, **options)

    def position(self, text: str) -> None:
        """Go to a position, or back to the start of the game: `position LINE`, `position start`."""
        if text == "start":
            game = self.followed()
            self.game = Game(game.rulebook, game.setup, self.seed_number)
        else:
            self.game = ludoteca.from_position(text, seed=self.seed_number)

    def throw(self, text: str) -> None:
        """Follow a throw, or without faces throw the engine's own dice: `throw 3 4`, `throw`."""
        words, faces = text.split(), self.followed().rulebook.info.faces
        dice = read_faces(words, faces)
        if dice is None:
            self.refuse("faces", text=text[:40], lowest=faces[0], highest=faces[-1])
        thrown = self.followed().roll([*dice] or None)
        if not words:
            self.write(f"thrown {' '.join(map(str, thrown))}")

    def move(self, text: str) -> None:
        """Follow a move: `move Y5-12`."""
        self.followed().push(text)

    def undo(self, _: str) -> None:
        """Take back the last throw or move: `undo`."""
        self.followed().undo()

    def legal(self, _: str) -> None:
        """List the moves that can be chosen, with what each would do: `legal`."""
        game = self.followed()
        for move, words in zip(game.legal_moves, preview(game, game.legal_moves, self.language_name), strict=True):
            self.write(f"legal {move} {quote(words)}")

    def why(self, text: str) -> None:
        """Print whether a move can be played now, and if not, which clause forbids it: `why MOVE`."""
        game = self.followed()
        move, refusal = game.read(text), game.why_not(text)
        if refusal:
            self.write(f"why {move} clause={refusal.clause} {quote(refusal.explain(self.language_name))}")
        else:
            self.write(f"why {move} legal")

    def show(self, _: str) -> None:
        """Show the position, as a line and as a drawing: `show`."""
        game = self.followed()
        self.write(f"position {game.position()}")
        for row in game.rulebook.characters(game.state):
            self.write(f"show {''.join(span.text for span in row)}".rstrip())

    # Thinking

    def go(self, text: str) -> None:
        """Think about a move, and answer `best` within the time: `go seconds=N`."""
        game = self.followed()
        clock, _, _ = text.partition("moves ")  # the legal moves, which this engine knows itself
        name, _, seconds = clock.strip().partition("=")
        if clock.strip() and (name != "seconds" or not SECONDS.fullmatch(seconds)):
            self.refuse("go", limit=f"{LONGEST_SECONDS:g}")
        if game.phase != "move":
            self.refuse("no_choice_roll" if game.phase == "roll" else "no_choice_over")
        longest = min(float(seconds) if seconds else LONGEST_SECONDS, LONGEST_SECONDS)
        bot = self.bot(game.id)
        self.thinking = BotThread(bot, game.copy(), longest, self.say_best, self.say_mistake)
        self.thinking.start()

    def stop(self, _: str) -> None:
        """Make `best` come now, if a move is being chosen: `stop`."""
        self.halt()

    def is_thinking(self) -> bool:
        """Return whether an answer to `go` is still to come; what has come is put away."""
        if self.thinking and self.thinking.is_done.is_set():
            self.wait()
        return self.thinking is not None

    def halt(self) -> None:
        """End the thinking, and wait for what it has found."""
        if self.thinking:
            self.thinking.finish()
        self.wait()

    def wait(self) -> None:
        """Wait until nothing is being thought about."""
        if self.thinking:
            self.thinking.join()
        self.thinking = None

    # Answers

    def say_best(self, choice: Choice) -> None:
        """Answer with the move that was chosen, and why."""
        self.write(write_best(choice.move.text, choice.reason.explain(self.language_name)))

    def write_next(self) -> None:
        """End an answer by what is next in the game."""
        game = self.followed()
        if game.phase == "over":
            self.write(f"ok over places={','.join('+'.join(map(str, seats)) for seats in game.ranking)}")
        elif game.phase == "roll":
            self.write(f"ok roll seat={game.seat} dice={game.dice_count}")
        else:
            self.write(f"ok move seat={game.seat} moves={len(game.legal_moves)}")

    def say_error(self, code: str, sentence: str) -> None:
        """Answer that a command was not followed."""
        self.write(f"error {code.replace('_', '-')} {quote(sentence)}")

    def say_mistake(self) -> None:
        """Answer that this program has a fault, which goes to standard error."""
        traceback.print_exc()
        self.say_error("internal", say(DOMAIN, "error.internal", self.language_name))

    def explain(self, error: LudotecaError) -> str:
        """Describe what is wrong, all of it on one line."""
        faults = error.faults if isinstance(error, FaultyText) else (error,)
        return "; ".join(fault.explain(self.language_name) for fault in faults)

    def followed(self) -> Game:
        """Return the game that is followed."""
        if self.game is None:
            self.refuse("no_game")
        return self.game

    def refuse(self, code: str, **parameters: Any) -> NoReturn:
        """Give up on a command."""
        raise CommandError(code, **parameters)


def values_of(option: Option, info: GameInfo) -> str:
    """Return the default and the values of an option in words of a line."""
    allowed = option.allowed(max(info.players))
    spelled = [spell_value(value) for value in allowed]
    listed = f"{spelled[0]}..{spelled[-1]}" if option.is_range else ",".join(spelled)
    return f"default={spell_value(option.default)} values={listed}"


def lines_of(stream: IO[bytes]) -> Iterator[str]:
    """Read lines that say something; of one that is too long, only that much."""
    while chunk := stream.readline(4 * MAX_LINE):
        line = chunk.decode("utf-8", errors="replace").strip()
        while not chunk.endswith(b"\n") and (chunk := stream.readline(4 * MAX_LINE)):
            line += "…"
        if line:
            yield line


writing = threading.Lock()


def write_line(line: str) -> None:
    """Write a line and flush it."""
    with writing:
        sys.stdout.buffer.write(f"{line}\n".encode())
        sys.stdout.buffer.flush()
