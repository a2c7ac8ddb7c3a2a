"""A session at a server's table: messages of the server and lines of the person, one after the other as they come."""

import contextlib
import json
import os
import queue
import sys
import threading
from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from ludoteca.bots import DEFAULT_LEVEL
from ludoteca.cli.commands import fold, spellings
from ludoteca.cli.output import shorten
from ludoteca.cli.prompt import Leave, Prompt
from ludoteca.cli.remote_table import RemoteTable, ServerEvent
from ludoteca.cli.screen import Screen
from ludoteca.cli.table_view import TableView
from ludoteca.client.api import Server
from ludoteca.client.connection import LiveConnection
from ludoteca.client.errors import DOMAIN, ClientError, RequestRefusedError
from ludoteca.client.keys import Keys
from ludoteca.client.links import Link
from ludoteca.client.seals import SealedDice, Seals, default_folder
from ludoteca.client.seat import EngineSeat
from ludoteca.core.text import visible

Message = Mapping[str, Any]
ANSWERS: Final = ("welcome", "stale", "refused", "error")  # after which nothing that was asked is still on its way
EVENT_OF: Final = {  # what comes of a request, where the event is not called like it
    "to_bot": "kept",
    "seat_bot": "sat",
    "free_seat": "removed",
    "lock": "locked",
    "start": "rematch",
}
COMMANDS: Final = ("say", "link", "seal", "bot", "return", "resign", "draw", "decline", "end", "rematch", "leave")
FOR_HOST: Final = ("put", "remove", "close", "open", "begin")  # before the game begins
WHILE_WAITING: Final = {*FOR_HOST, "leave"}
WITH_SEATS: Final = {"put", "remove"}  # commands that have words behind them, as `say`, but may lack them
REQUESTS: Final = {"bot": "to_bot", "return": "back", "decline": "no_draw"}  # called otherwise than the command
LEVEL_WORDS: Final = spellings("full", "level")
LONGEST_SAYING: Final = 200  # characters
OF_THE_TURN: Final = {"start", "roll", "move", "undo", "kept", "back", "left", "resign", "over"}
BYTES_AT_ONCE: Final = 65_536


@dataclass(frozen=True, slots=True)
class Place:
    """Where one sits: a table, the tokens of one's seats there, and what is needed to act on them."""

    server: Server
    link: Link
    tokens: Mapping[int, str]
    keys: Keys

    @property
    def token(self) -> str:
        """Any of the tokens, with which the table can be read."""
        return next(iter(self.tokens.values()), "")

    def connect(self, language: str, inbox: "queue.Queue[Any]") -> LiveConnection:
        """Connect to the table; its messages come into the inbox."""
        return LiveConnection(self.link, list(self.tokens.values()), language, inbox)

    def checked(self, message: Message) -> Message:
        """Return a message of the connection, but fail where it is the last one."""
        if message["type"] != "ended":
            return message
        if message["code"] == "wrong_token":
            for seat in self.tokens:
                self.keys.release(self.link, seat)
            raise ClientError("wrong_token")
        raise RequestRefusedError(message["code"], message["sentence"])

    def leave(self, *, keeps_tokens: bool = False) -> None:
        """Get up from all seats, for good unless their tokens are kept: in a running game those bring one back."""
        for seat, token in self.tokens.items():
            if not keeps_tokens:
                self.keys.release(self.link, seat)
            try:
                self.server.get_up(self.link.table, seat, token)
            except ClientError:
                continue  # the game is over, or the server is gone: there is nothing to leave

    def next_table(self, table: str, seats: Sequence[int | None]) -> "Place":
        """Go on to the next table, where each seat of this one has the number that is told."""
        link = Link(self.link.server, table, host=self.link.host)
        moved = {seats[seat]: token for seat, token in self.tokens.items()}
        tokens = {seat: token for seat, token in moved.items() if seat is not None}
        self.keys.hold(link, tokens)
        return replace(self, link=link, tokens=tokens)


def print_messages(screen: Screen, place: Place) -> None:
    """Print every message of a table as it comes, a line of JSON each, until the game is over."""
    inbox: queue.Queue[Any] = queue.Queue()
    status = ""
    with contextlib.closing(place.connect(screen.language, inbox)):
        while status != "over":
            message = place.checked(inbox.get())
            status = message.get("state", {}).get("status", "")
            print(json.dumps(message, ensure_ascii=False))


class RemoteSession:
    """Somebody who watches a table line by line, or, in the kinds below, plays there."""

    def __init__(self, screen: Screen, place: Place) -> None:
        self.screen = screen
        self.inbox: queue.Queue[Any] = queue.Queue()  # messages of the server, and lines that a person typed
        self.is_lost = False
        self.is_host = False
        self.view: TableView | None = None
        self.go_to(place)

    def go_to(self, place: Place) -> None:
        """Connect to a table of which nothing is known yet."""
        self.place, self.live = place, place.connect(self.screen.language, self.inbox)
        self.table = RemoteTable(
            self.screen,
            sorted(place.tokens),
            self.ask,
            lambda: place.server.record(place.link.table, place.token),
        )
        self.dice = SealedDice(Seals(default_folder()), place.link.table)
        self.view = None

    def run(self) -> None:
        """Stay until the game is over."""
        try:
            while not self.is_over:
                self.take(self.place.checked(self.inbox.get()))
        finally:
            self.live.close()

    def take(self, message: Message) -> None:
        """Take a message: what is only about the own bytes for the dice here, all else where it is shown."""
        answer = self.dice.hear(message)
        if answer:
            if answer != "added":
                self.screen.say(f"bytes.{answer}")
            return
        if message["type"] == "welcome":
            self.is_host = bool(message.get("is_host"))
            for request in self.dice.welcome(message):  # before a throw is asked for
                self.dice.sent[self.live.ask(message["state"]["seq"], **request)] = request["seat"]
        self.receive(message)
        if message["type"] == "welcome" and self.dice.is_changed:
            self.screen.say("seal_changed", kept=self.dice.seal, shown=self.dice.shown)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.view is not None and self.table.is_over

    def ask(self, **request: Any) -> None:
        """Send a request to the server, as somebody who has seen what is shown."""
        self.live.ask(self.table.state["seq"], **request)

    def receive(self, message: Message) -> None:
        """Follow the table, and show what happens."""
        kind = message["type"]
        if kind in ("welcome", "events", "stale"):
            self.follow(message)
        elif kind == "error":
            self.screen.print(message["sentence"])
        elif kind == "lost" and not self.is_lost:
            self.is_lost = True
            self.screen.say("lost")

    def follow(self, message: Message) -> list[ServerEvent]:
        """Update the table, and print what has happened; returns the new events."""
        was_over = self.is_over
        events = self.table.update(message["state"], message["events"])
        if self.view is None:
            self.view = TableView(self.screen, self.table)
            self.view.printed = self.table.length
            self.welcome(self.view, message)
        else:
            self.view.board.game = self.table.game
            if self.is_lost:
                self.screen.say("back")
            self.view.print_news()
        self.is_lost = self.is_lost and message["type"] != "welcome"
        if self.is_over and not was_over and not goes_on_smaller(events):
            self.view.announce_end()
        return events

    def welcome(self, view: TableView, message: Message) -> None:
        """Print where one is, and which seal the dice have."""
        view.welcome("seats")
        if self.table.state["status"] == "waiting":
            self.screen.say("waiting_link", link=self.place.link.for_friends)
            if self.is_host:
                self.screen.say("waiting_host")
        if self.table.game.rulebook.info.faces:
            self.screen.say("seal", seal=message["commit"])


class EngineSession(RemoteSession):
    """An engine at a table, for one game."""

    def __init__(self, screen: Screen, place: Place, seat: EngineSeat) -> None:
        self.seat = seat
        super().__init__(screen, place)

    def receive(self, message: Message) -> None:
        """Show the message, with the engine's reason for its move, and do what it answers."""
        for event in message.get("events", ()):
            if event["kind"] == "move" and event["seat"] == self.seat.seat and self.seat.reason:
                event["body"].setdefault("reason", visible(self.seat.reason))
        super().receive(message)
        request = self.seat.take(message)
        if request:
            self.ask(**request)


class PersonSession(RemoteSession):
    """A person at a table, whose lines are answered between the messages of the server."""

    def __init__(self, screen: Screen, place: Place) -> None:
        self.typed: deque[str | None] = deque()  # lines of a pipe, until something is asked; None is their end
        self.awaited = ""  # the kind of event that will come of what was asked
        self.prompt: RemotePrompt | None = None
        super().__init__(screen, place)

    def run(self) -> None:
        """Stay until the person leaves."""
        threading.Thread(target=read_lines, args=(self.inbox,), name="lines", daemon=True).start()
        try:
            while True:
                self.step()
        except Leave:
            self.screen.say("goodbye" if self.table.seats and not self.is_over else "goodbye_over")
        finally:
            self.live.close()

    def step(self) -> None:
        """Take the next message, or the next line when it is its time."""
        if self.typed and (self.screen.is_interactive or self.is_asked or self.is_for_waiting(self.typed[0])):
            self.answer(self.typed.popleft())
            return
        item = self.inbox.get()
        if isinstance(item, Mapping):
            self.take(self.place.checked(item))
        else:
            self.typed.append(item)

    @property
    def is_asked(self) -> bool:
        """Whether somebody who types into a pipe should be read now."""
        if self.awaited or self.view is None:
            return False
        return self.is_over or self.table.is_played_here(self.table.state["seat"])

    def is_for_waiting(self, line: str | None) -> bool:
        """Whether a line of a pipe is read while others are waited for; those about the game come later."""
        if line is None or self.awaited or self.view is None or self.table.state["status"] != "waiting":
            return False
        return command_in(line)[0] in WHILE_WAITING or line.strip() == "?"

    def ask(self, **request: Any) -> None:
        """Send a request, and wait for what comes of it."""
        self.awaited = EVENT_OF.get(request["type"], request["type"])
        super().ask(**request)

    def receive(self, message: Message) -> None:
        """Follow the table, and show what the server refuses."""
        happened = {event["kind"] for event in message.get("events", ())}
        if message["type"] in ANSWERS or happened & {self.awaited, "over"}:
            self.awaited = ""
        super().receive(message)
        if message["type"] == "refused" and message["clause"]:
            self.screen.say("rule", sentence=message["sentence"], clause=message["clause"])
        elif message["type"] == "refused":
            self.screen.print(message["sentence"])

    def follow(self, message: Message) -> list[ServerEvent]:
        """Follow the table, ask the person who is to act, and go on to the table of a rematch."""
        is_first = self.view is None
        events = super().follow(message)
        rematch = next((event["body"] for event in events if event["kind"] == "rematch"), None)
        is_news = message["type"] != "events" or {event["kind"] for event in message["events"]} & OF_THE_TURN
        if rematch:
            self.go_on(rematch["table"], rematch["seats"], "fewer" if goes_on_smaller(events) else "rematch")
        elif self.view and (is_first or is_news):
            self.prompt = RemotePrompt(self.view, self)
            self.prompt.open()
            if self.is_over:
                self.screen.say("over")
            elif message["type"] == "welcome" and not self.is_asked and self.table.state["status"] == "running":
                self.view.board.show_news()
                self.say_waiting()
        return events

    def go_on(self, table: str, seats: Sequence[int | None], why: str) -> None:
        """Go on to the next table; of what came from the old one, only what the person typed counts."""
        self.live.close()
        while not self.inbox.empty():
            item = self.inbox.get()
            if not isinstance(item, Mapping):
                self.typed.append(item)
        place = self.place.next_table(table, seats)
        self.screen.say(why, link=place.link.for_friends)
        self.go_to(place)

    def answer(self, line: str | None) -> None:
        """Answer a line; the end of all lines takes leave."""
        if line is None or self.prompt is None:
            raise Leave
        if not self.screen.is_interactive:
            self.screen.print(f"> {shorten(line)}")
        self.prompt.answer(line.strip())

    def say_waiting(self) -> None:
        """Print who is waited for."""
        seat = self.table.state["seat"]
        if seat is None:
            self.screen.say("waiting_link", link=self.place.link.for_friends)
        elif seat in self.table.seats:
            self.screen.say("kept_here")
        else:
            self.screen.say("waiting_for", name=self.table.label(seat, self.screen))

    def leave(self) -> None:
        """Get up: in a running game bots play until the person is back."""
        is_running = self.table.state["status"] == "running"
        self.place.leave(keeps_tokens=is_running)
        if not is_running:
            self.table.seats = ()
        raise Leave


class RemotePrompt(Prompt):
    """Asks a person at a server's table, and knows the commands about the table besides those of the game."""

    def __init__(self, view: TableView, session: PersonSession) -> None:
        super().__init__(view)
        self.session = session
        to_act, seats = self.game.seat, session.table.seats
        self.seat = to_act if to_act in seats else next(iter(seats), None)  # None for those who watch

    @property
    def is_asked(self) -> bool:
        """Whether the person here is to throw or to choose."""
        return self.table.is_played_here(self.game.seat)

    def open(self) -> None:
        """Show how things stand, and ask."""
        if self.game.phase != "over" and self.is_asked:
            self.view.board.show_news()
            self.list_due()
            self.introduce()

    def answer(self, line: str) -> None:
        """Execute a line: a command about the table, or one about the game."""
        command, rest = command_in(line)
        if command and (command in WITH_SEATS or (command == "say") == bool(rest)):
            self.do(command, rest)
        elif not line and not self.is_asked and self.game.phase != "over":
            self.session.say_waiting()
        else:
            super().answer(line)

    def do(self, command: str, text: str) -> None:
        """Execute a command about the table."""
        if command == "seal":
            self.screen.say("seal", seal=self.session.dice.seal)
        elif command == "link":
            self.screen.say("link", link=self.session.place.link.for_friends)
        elif command in FOR_HOST:
            self.manage(command, text)
        elif self.seat is None:
            self.screen.say("watching")
        elif command == "say":
            self.session.ask(type="say", seat=self.seat, text=text[:LONGEST_SAYING])
        elif command == "leave":
            self.session.leave()
        else:
            self.session.ask(type=REQUESTS.get(command, command), seat=self.seat)

    def manage(self, command: str, text: str) -> None:
        """Ask for what the host may do; the server refuses it where somebody else is the host."""
        if command == "begin":
            self.session.ask(type="start")
        elif command in ("close", "open"):
            self.session.ask(type="lock", is_locked=command == "close")
        else:
            seats = [*self.table.names]
            numbers = [int(word) for word in text.split() if word.isdecimal()]
            levels = [LEVEL_WORDS[fold(word)] for word in text.split() if fold(word) in LEVEL_WORDS]
            is_read = len(numbers) + len(levels) == len(text.split()) and len(numbers) < 2 and len(levels) < 2
            if not is_read or any(number not in seats for number in numbers) or (command == "remove" and not numbers):
                self.screen.say("host_expected", usage=self.screen.words(f"usage.{command}"), seats=seats)
            elif command == "remove":
                self.session.ask(type="free_seat", seat=numbers[0], lock=False)
            else:
                seat = numbers[0] if numbers else None
                self.session.ask(type="seat_bot", seat=seat, level=levels[0] if levels else DEFAULT_LEVEL)

    def help(self, _: str) -> None:
        """Explain the commands of the game, then those of the table."""
        super().help("")
        self.screen.say("help.table")
        words = self.screen.words
        self.screen.list_usages({words(f"usage.{one}"): words(f"help.{one}") for one in COMMANDS})
        if self.session.is_host and self.session.table.state["status"] == "waiting":
            self.screen.say("help.host")
            self.screen.list_usages({words(f"usage.{one}"): words(f"help.{one}") for one in FOR_HOST})


def goes_on_smaller(events: Sequence[ServerEvent]) -> bool:
    """Return whether a table was closed because its game begins at one for fewer players."""
    return any(event["kind"] == "over" and event["body"].get("why") == "fewer" for event in events)


def command_in(line: str) -> tuple[str, str]:
    """Split a line into the command about a table that it begins with, nothing where it is none, and the rest."""
    word, _, rest = line.strip().partition(" ")
    return spellings(DOMAIN, "command").get(fold(word), ""), rest.strip()


def read_lines(inbox: "queue.Queue[Any]") -> None:
    """Put the lines of standard input into an inbox, None after the last; not through `sys.stdin`.

    A program cannot end while a thread holds the lock of that.
    """
    left = b""
    with contextlib.suppress(OSError):  # a program without an input has no lines
        while chunk := os.read(sys.stdin.fileno(), BYTES_AT_ONCE):
            *lines, left = (left + chunk).split(b"\n")
            for line in lines:
                inbox.put(line.decode("utf-8", errors="replace"))
    if left:
        inbox.put(left.decode("utf-8", errors="replace"))
    inbox.put(None)
