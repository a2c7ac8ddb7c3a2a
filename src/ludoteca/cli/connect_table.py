"""A server's table in the terminal: what happened there in lines, and the questions to whoever plays here."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Protocol

from rich.text import Text

import ludoteca
from ludoteca.cli.choosing import Candidate, Left
from ludoteca.cli.commands import fold
from ludoteca.cli.prompt import Leave, Prompt
from ludoteca.cli.screen import Screen
from ludoteca.cli.steps import StepView
from ludoteca.cli.story import QUIET_IN_LINES
from ludoteca.cli.table import Table
from ludoteca.core.errors import IllegalMove
from ludoteca.core.game import Game
from ludoteca.core.moves import Dice, Move
from ludoteca.core.text import LANGUAGES, catalogue, say

DOMAIN: Final = "connect"
Ask = Callable[..., None]
Message = Mapping[str, Any]

TOLD: Final = ("roll", "move")  # kinds of events that the game's own sentences tell
NAMED: Final = ("sat", "left", "undo", "kept", "back", "resign", "draw", "no_draw", "end", "here", "gone")
COMMANDS: Final = ("say", "link", "bot", "return", "resign", "draw", "decline", "end", "rematch", "leave")
CALLED: Final = {"bot": "to_bot", "return": "back", "decline": "no_draw"}  # by the server, where it is another word


class ServerGame(Game):
    """A game as the server tells it: what is thrown or played here is asked of the server, and changes nothing yet."""

    def __init__(self, state: Message, ask: Ask) -> None:
        """Read the position; PositionError where the server plays by rules that are not known here."""
        there = ludoteca.from_position(state["position"])
        super().__init__(there.rulebook, there.setup, state=there.state, start=state["position"])
        self.ask = ask
        self.listed: dict[str, str] = {one["move"]: one["label"] for one in state["moves"]}

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """The moves that the server lists."""
        return tuple(self.read(text) for text in self.listed)

    def roll(self, dice: Any = None) -> Dice:
        """Ask the server to throw."""
        self.ask(type="roll")
        return ()

    def push(self, move: Move | str) -> Move:
        """Ask the server to play a move; what the rules forbid is told at once."""
        wanted = self.read(move)
        refusal = None if wanted.text in self.listed else self.why_not(wanted)
        if refusal:
            raise IllegalMove(refusal)
        self.ask(type="move", move=wanted.text)
        return wanted


class ServerSteps(StepView):
    """Shows the moves in the words of the server."""

    game: ServerGame

    def hint(self, left: Left, step: str, candidates: list[Candidate]) -> str:
        """Tell what an option means: the rulebook's signs, or what the only move that has it would do."""
        signs = self.game.rulebook.step_hint(self.game.state, candidates[0].move, len(left.path) + 1)
        return signs if signs or len(candidates) > 1 else self.game.listed[candidates[0].move.text]

    def outcome(self, move: Move) -> str:
        """Say what a move would do, after the rulebook's signs for how it ends."""
        signs = self.game.rulebook.step_hint(self.game.state, move, len(move.steps))
        return f"{signs}  {self.game.listed.get(move.text, '')}".strip()


class ServerTable(Table):
    """What a terminal shows of a server's table."""

    def __init__(self, screen: Screen, game: ServerGame, names: Mapping[int, str]) -> None:
        super().__init__(screen, game, names)

    def words_here(self, key: str, **parameters: Any) -> str:
        """Look a sentence about a server's table up."""
        return say(DOMAIN, key, self.screen.language, **parameters)

    def say_here(self, key: str, **parameters: Any) -> None:
        """Say a sentence about a server's table."""
        self.screen.print(self.words_here(key, **parameters))

    def update(self, state: Message, ask: Ask) -> None:
        """Take over how things stand."""
        self.game = self.board.game = ServerGame(state, ask)
        self.people = {one["seat"]: visible(one["name"]) or self.words_here("nobody") for one in state["seats"]}

    def tell_events(self, events: Sequence[Message], held: Sequence[int]) -> None:
        """Tell what has happened; that people here came and went they know."""
        for event in events:
            seat, words = event["seat"], self.words_of_event(event)
            if words and not (event["kind"] in ("here", "gone") and seat in held):
                self.screen.entry(Text() if seat is None else self.lead(seat), words)

    def words_of_event(self, event: Message) -> str:
        """Say what happened in an event; nothing where it needs no words."""
        kind, body = event["kind"], event["body"]
        if kind in TOLD:
            told = " ".join(one["sentence"] for one in event["told"] if one["kind"] not in QUIET_IN_LINES)
            return f"{told} ({body['reason']})" if "reason" in body else told
        if kind == "say":
            phrase = body.get("phrase")
            text = say("server", f"phrase.{phrase}", self.screen.language) if phrase else body["text"]
            return self.words_here("event.say", name=self.label(event["seat"]), text=visible(text))
        if kind in NAMED:
            name = visible(body["name"]) if kind == "sat" else self.label(event["seat"])
            return self.words_here(f"event.{kind}", name=name)
        return self.words_here("event.start") if kind == "start" else ""

    def tell_result(self, state: Message) -> None:
        """Say that the game is over, why, and the places."""
        self.board.show_news()
        self.screen.print()
        self.screen.say("end.title")
        self.screen.print(state["result"])
        place = 1
        for seats in state["ranking"]:
            self.screen.say("end.place", place=place, seats=[self.label(seat) for seat in seats])
            place += len(seats)


class ServerPrompt(Prompt):
    """Asks a person at a server's table; what they answer is asked of the server."""

    def __init__(self, table: ServerTable, seat: int | None, visit: "Visitor") -> None:
        """Look at what is due for a seat; None is for those who watch."""
        super().__init__(table)
        self.server_table, self.seat, self.visit = table, seat, visit
        self.steps: StepView = ServerSteps(table, self.choosing)

    @property
    def is_asked(self) -> bool:
        """Whether the person here is to throw or to choose."""
        return self.visit.is_to_act(self.game.seat)

    def open(self) -> None:
        """Show how things stand, and ask."""
        if self.game.phase == "over" or not self.is_asked:
            return
        self.table.board.show_news()
        self.list_due()
        self.introduce()

    def answer(self, line: str) -> None:
        """Do what a line asks for: a command about the table, or one about the game."""
        word, _, rest = line.partition(" ")
        command = table_command(word)
        if command and (command == "say") == bool(rest.strip()):
            self.do(command, rest.strip())
        elif not line and not self.is_asked and self.game.phase != "over":
            self.visit.say_waiting()
        else:
            super().answer(line)

    def do(self, command: str, text: str) -> None:
        """Do what a command about the table asks for."""
        if command == "link":
            self.visit.say_link()
        elif self.seat is None:
            self.server_table.say_here("watching")
        elif command == "say":
            self.visit.ask(type="say", seat=self.seat, text=text[:200])
        elif command == "leave":
            self.visit.leave()
        else:
            self.visit.ask(type=CALLED.get(command, command), seat=self.seat)

    def help(self, _: str) -> None:
        """Explain the commands of the game, then those of the table."""
        super().help("")
        self.server_table.say_here("help.table")
        usages = {command: self.server_table.words_here(f"usage.{command}") for command in COMMANDS}
        width = max(map(len, usages.values()))
        for command, usage in usages.items():
            lead = f"{usage}: " if self.screen.plain else f"  {usage.ljust(width)}  "
            self.screen.entry(lead, self.server_table.words_here(f"help.{command}"))

    def undo(self, _: str) -> None:
        """Ask the server to take the last move back."""
        self.visit.ask(type="undo")

    def save(self, name: str) -> None:
        """Keep the record that the server has."""
        self.visit.save(name)

    def quit(self, _: str) -> None:
        """Go; the seat stays one's own."""
        raise Leave


class Visitor(Protocol):
    """What a prompt may ask of those who sit at a server's table."""

    def ask(self, **wish: Any) -> None:
        """Ask something of the server."""
        ...

    def is_to_act(self, seat: int | None) -> bool:
        """Tell whether a seat that is to act is played here."""
        ...

    def say_waiting(self) -> None:
        """Say who is waited for."""
        ...

    def say_link(self) -> None:
        """Say how others come to this table."""
        ...

    def save(self, name: str) -> None:
        """Keep the record in a file."""
        ...

    def leave(self) -> None:
        """Get up for good."""
        ...


def table_command(word: str) -> str | None:
    """Read a command about the table, in any language."""
    for language in LANGUAGES:
        for command in COMMANDS:
            if fold(word) in map(fold, catalogue(DOMAIN, language)["command"][command].split("|")):
                return command
    return None


def visible(text: str) -> str:
    """Show what a stranger wrote without letting it steer the terminal."""
    return "".join(letter if letter.isprintable() else "�" for letter in text)
