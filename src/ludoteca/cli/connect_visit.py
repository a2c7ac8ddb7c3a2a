"""A visit to a server's table: messages of the server and lines of the person, one after the other as they come."""

import contextlib
import json
import os
import queue
import secrets
import sys
import threading
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from ludoteca.cli.connect_table import ServerGame, ServerPrompt, ServerTable, visible
from ludoteca.cli.prompt import Leave
from ludoteca.cli.saving import free_path, problem_of
from ludoteca.cli.screen import Screen, shorten
from ludoteca.client.api import Server
from ludoteca.client.errors import DOMAIN, ClientError, Problem
from ludoteca.client.keys import Keys
from ludoteca.client.links import Link
from ludoteca.client.live import Live
from ludoteca.client.seat import EngineSeat
from ludoteca.core.text import say

Message = Mapping[str, Any]
ANSWERS: Final = ("welcome", "stale", "refused", "error")  # after which nothing that was asked is still on its way
COMES_OF: Final = {"to_bot": "kept"}  # the kind of event, where it is not called like what is asked
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
        """Any of the tokens, to be let look at the table."""
        return next(iter(self.tokens.values()), "")

    def leave(self) -> None:
        """Get up for good from all seats, and forget their tokens."""
        for seat, token in self.tokens.items():
            self.keys.release(self.link, seat)
            try:
                self.server.get_up(self.link.table, seat, token)
            except ClientError:
                continue  # the game is over, or the server is gone: there is nothing to leave

    def next_table(self, table: str, players: int) -> "Place":
        """Go on to the next table, where everybody sits a seat further."""
        link = Link(self.link.server, table)
        tokens = {(seat + 1) % players: token for seat, token in self.tokens.items()}
        self.keys.hold(link, tokens)
        return replace(self, link=link, tokens=tokens)


class Visit:
    """Somebody at a table: watching, or, in the kinds below, playing."""

    def __init__(self, screen: Screen, place: Place) -> None:
        self.screen, self.place = screen, place
        self.inbox: queue.Queue[Any] = queue.Queue()
        self.held = sorted(place.tokens)
        self.state: Message | None = None
        self.table: ServerTable | None = None
        self.is_lost = False
        self.told = 0  # the number of the last event that was told
        self.waited_for = ""  # the kind of event that will come of what was asked
        self.live = Live(place.link, list(place.tokens.values()), screen.language, self.inbox)

    def run(self) -> None:
        """Stay until somebody leaves, or the game is over and nobody is there to look at it."""
        try:
            while True:
                self.take(self.inbox.get())
                if self.state and self.state["status"] == "over":
                    return
        finally:
            self.live.close()

    def take(self, message: Message) -> None:
        """Take a message of the server in, and tell it."""
        kind = message["type"]
        happened = {event["kind"] for event in message.get("events", ())}
        if kind in ANSWERS or happened & {self.waited_for, "over"}:
            self.waited_for = ""
        if kind in ("welcome", "events", "stale"):
            self.arrive(message)
        elif kind == "refused":
            self.tell_refusal(message)
        elif kind == "error":
            self.screen.print(message["sentence"])
        elif kind == "lost" and not self.is_lost:
            self.is_lost = True
            self.say("lost")
        elif kind == "ended":
            if message["code"] == "wrong_token":
                for seat in self.held:
                    self.place.keys.release(self.place.link, seat)
                raise ClientError("wrong_token")
            raise Problem(message["code"], message["sentence"])

    def arrive(self, message: Message) -> None:
        """Take over how things stand now, and tell what has happened on the way."""
        state, is_first = message["state"], self.table is None
        events = [event for event in message["events"] if event["seq"] > self.told]
        self.told = max(self.told, state["seq"])
        was_over = self.state is not None and self.state["status"] == "over"
        self.state = state
        if self.table is None:
            self.table = ServerTable(self.screen, ServerGame(state, self.ask), {})
        self.table.update(state, self.ask)
        if is_first:
            self.welcome(message)
        else:
            if self.is_lost:
                self.say("back")
            self.table.tell_events(events, self.held)
        self.is_lost = self.is_lost and message["type"] != "welcome"
        if state["status"] == "over" and not was_over:
            self.table.tell_result(state)
        for event in events:
            if event["kind"] == "rematch":
                self.go_on(event["body"]["table"])

    def welcome(self, message: Message) -> None:
        """Say where one is, and add to the dice for one's seats if that is still possible."""
        assert self.table
        info, setup, language = self.table.game.rulebook.info, self.table.game.setup, self.screen.language
        mode = next(mode.label(language) for mode in info.modes if mode.id == setup.mode)
        self.screen.say("title", game=info.label(language), players=setup.players, mode=mode)
        self.say("seats", seats=[self.table.label(seat) for seat in range(setup.players)])
        if message["state"]["status"] == "waiting":
            self.say("waiting_link", link=self.place.link.for_friends)
        kinds = {(event["kind"], event["seat"]) for event in message["events"]}
        if not any(kind == "roll" for kind, _ in kinds):
            for seat in self.held:
                if ("bytes", seat) not in kinds:
                    self.live.ask(message["state"]["seq"], type="bytes", seat=seat, bytes=secrets.token_hex(16))

    def tell_refusal(self, message: Message) -> None:
        """Say what the rules or the table have against what was asked."""
        if message["clause"]:
            self.screen.say("rule", sentence=message["sentence"], clause=message["clause"])
        else:
            self.screen.print(message["sentence"])

    def go_on(self, table: str) -> None:
        """Go on to the table of a rematch."""
        assert self.state
        self.live.close()
        self.place = self.place.next_table(table, len(self.state["seats"]))
        self.say("rematch", link=self.place.link.for_friends)
        self.held = sorted(self.place.tokens)
        left, self.inbox = self.inbox, queue.Queue()
        while not left.empty():
            item = left.get()
            if isinstance(item, Typed):
                self.inbox.put(item)
        self.state, self.table, self.told = None, None, 0
        self.live = Live(self.place.link, list(self.place.tokens.values()), self.screen.language, self.inbox)

    def ask(self, **wish: Any) -> None:
        """Ask something of the server, as who has seen what is shown."""
        assert self.state
        self.waited_for = COMES_OF.get(wish["type"], wish["type"])
        self.live.ask(self.state["seq"], **wish)

    def say(self, key: str, **parameters: Any) -> None:
        """Say a sentence of `ludoteca connect`."""
        self.screen.print(say(DOMAIN, key, self.screen.language, **parameters))


class JsonVisit(Visit):
    """A program that watches: it is told every message as it comes, a line of JSON each."""

    def take(self, message: Message) -> None:
        """Write a message down."""
        if message["type"] == "ended":
            super().take(message)
        self.state = message.get("state", self.state)
        print(json.dumps(message, ensure_ascii=False))


class EngineVisit(Visit):
    """An engine at a table."""

    def __init__(self, screen: Screen, place: Place, seat: EngineSeat) -> None:
        self.seat = seat
        super().__init__(screen, place)

    def take(self, message: Message) -> None:
        """Tell the message, with the engine's reason for its move, and do what it answers."""
        for event in message.get("events", ()):
            if event["kind"] == "move" and event["seat"] == self.seat.seat and self.seat.reason:
                event["body"].setdefault("reason", visible(self.seat.reason))
        super().take(message)
        wish = self.seat.take(message)
        if wish:
            self.ask(**wish)

    def tell_refusal(self, message: Message) -> None:
        """Leave it to the seat: what is not the engine's fault needs no words."""

    def go_on(self, table: str) -> None:
        """Stay: one engine, one game."""


class PersonVisit(Visit):
    """A person at a table, whose lines are answered between the messages of the server."""

    def __init__(self, screen: Screen, place: Place) -> None:
        self.typed: deque[str | None] = deque()  # lines of a pipe, until something is asked
        self.prompt: ServerPrompt | None = None
        super().__init__(screen, place)
        self.lines = Lines()

    def run(self) -> None:
        """Stay until the person leaves."""
        try:
            while True:
                self.step()
        except Leave:
            self.say("goodbye" if self.held and not self.is_over else "goodbye_over")
        finally:
            self.live.close()

    def step(self) -> None:
        """Take the next message, or the next line when it is its time."""
        if self.typed and (self.screen.is_interactive or self.is_asked):
            self.answer(self.typed.popleft())
            return
        self.lines.send_to(self.inbox)
        item = self.inbox.get()
        if isinstance(item, Mapping):
            self.take(item)
        else:
            self.typed.append(item.text)

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.state is not None and self.state["status"] == "over"

    @property
    def is_asked(self) -> bool:
        """Whether somebody who types into a pipe should be read now."""
        return not self.waited_for and (self.is_over or self.is_to_act(self.state["seat"] if self.state else None))

    def arrive(self, message: Message) -> None:
        """Take over how things stand, and ask the person who is to act."""
        is_first = self.table is None
        super().arrive(message)
        is_news = message["type"] != "events" or {event["kind"] for event in message["events"]} & OF_THE_TURN
        if self.table is None or not (is_first or is_news):
            return  # what is asked has not changed
        seat = message["state"]["seat"]
        mine = seat if seat in self.held else next(iter(self.held), None)
        self.prompt = ServerPrompt(self.table, mine, self)
        self.prompt.open()
        if self.is_over:
            self.say("over")
        elif message["type"] == "welcome" and not self.is_asked and message["state"]["status"] == "running":
            self.table.board.show_news()
            self.say_waiting()

    def answer(self, line: str | None) -> None:
        """Answer a line; the end of all lines takes leave."""
        if line is None or self.prompt is None:
            raise Leave
        if not self.screen.is_interactive:
            self.screen.print(f"> {shorten(line)}")
        self.prompt.answer(line.strip())

    def is_to_act(self, seat: int | None) -> bool:
        """Tell whether a seat that is to act is played here."""
        if self.state is None or seat is None or seat not in self.held or self.state["status"] != "running":
            return False
        return not self.state["seats"][seat]["is_kept"]

    def say_waiting(self) -> None:
        """Say who is waited for."""
        seat = self.state["seat"] if self.state else None
        if seat is None or self.table is None:
            self.say("waiting_link", link=self.place.link.for_friends)
        elif seat in self.held:
            self.say("kept_here")
        else:
            self.say("waiting_for", name=self.table.label(seat))

    def say_link(self) -> None:
        """Say how others come to this table."""
        self.say("link", link=self.place.link.for_friends)

    def save(self, name: str) -> None:
        """Keep the record of the game in a new file."""
        assert self.table
        path = Path(name).expanduser() if name else free_path(Path(f"{self.table.game.id}.txt"))
        try:
            record = self.place.server.record(self.place.link.table, self.place.token)
            with path.open("x", encoding="utf-8") as file:
                file.write(record)
        except Problem as error:
            self.screen.print(error.explain(self.screen.language))
        except FileExistsError:
            self.screen.say("save.exists", path=path, free=free_path(path))
        except (OSError, ValueError) as error:
            self.say("not_saved", path=path, problem=problem_of(error))
        else:
            self.say("saved", path=path)

    def leave(self) -> None:
        """Get up for good: a bot plays on."""
        self.place.leave()
        self.held = []
        raise Leave


@dataclass(frozen=True, slots=True)
class Typed:
    """A line that was typed; None is the end of all."""

    text: str | None


class Lines:
    """The lines of standard input, read in a thread of their own."""

    def __init__(self) -> None:
        self.inbox: queue.Queue[Any] | None = None

    def send_to(self, inbox: "queue.Queue[Any]") -> None:
        """Put lines into an inbox from now on; the first call begins to read."""
        is_first, self.inbox = self.inbox is None, inbox
        if is_first:
            threading.Thread(target=self.read, name="lines", daemon=True).start()

    def read(self) -> None:
        """Read to the end. Not through `sys.stdin`, whose lock a program cannot end over."""
        left = b""
        with contextlib.suppress(OSError):  # a program without an input has no lines
            while chunk := os.read(sys.stdin.fileno(), BYTES_AT_ONCE):
                *lines, left = (left + chunk).split(b"\n")
                for line in lines:
                    self.put(line.decode("utf-8", errors="replace"))
        if left:
            self.put(left.decode("utf-8", errors="replace"))
        self.put(None)

    def put(self, text: str | None) -> None:
        """Hand a line on."""
        assert self.inbox
        self.inbox.put(Typed(text))
