"""A table on a server: what is thrown or played here is asked of the server, and changes nothing until it answers."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import ludoteca
from ludoteca.cli.output import Speaker
from ludoteca.cli.story import QUIET_IN_LINES
from ludoteca.cli.table import News, Table
from ludoteca.core.moves import Move, Played
from ludoteca.core.ranking import Ranking
from ludoteca.core.text import Message, say

DOMAIN: Final = "connect"
State = Mapping[str, Any]
ServerEvent = Mapping[str, Any]

NARRATED: Final = ("roll_asked", "roll", "move")  # kinds of events that have sentences of the game
NAMED: Final = ("sat", "left", "removed", "undo", "kept", "back", "resign", "draw", "no_draw", "end", "here", "gone")


class RemoteTable(Table):
    """A server's table as its messages show it, in the language that the server was asked for."""

    def __init__(
        self, speaker: Speaker, seats: Sequence[int], ask: Callable[..., None], fetch_record: Callable[[], str]
    ) -> None:
        """Hold some seats, or none to watch; `ask` sends a request to the server."""
        self.speaker, self.seats, self.ask, self.fetch_record = speaker, seats, ask, fetch_record
        self.state: State = {}
        self.events: list[ServerEvent] = []
        self.labels: dict[str, str] = {}  # what each listed move does
        self.names = {}

    def update(self, state: State, events: Sequence[ServerEvent]) -> list[ServerEvent]:
        """Update the state, and return the new events; PositionError where the rules are not known here."""
        seen = self.state.get("seq", 0)
        self.state, self.game = state, ludoteca.from_position(state["position"])
        self.labels = {one["move"]: one["label"] for one in state["moves"]}
        new = [self.with_name(event) for event in events if event["seq"] > seen]
        nobody = self.speaker.words("nobody")
        self.names = {one["seat"]: one["name"] or nobody for one in state["seats"]}
        self.events += new
        return new

    def with_name(self, event: ServerEvent) -> ServerEvent:
        """Add to an event who no longer sits there, where the server does not name a bot."""
        if event["kind"] != "removed" or event["seat"] not in self.names:
            return event
        return {**event, "body": {"name": self.names[event["seat"]], **event["body"]}}

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves that the server lists."""
        return tuple(self.game.read(text) for text in self.labels)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, by its rules or because somebody resigned."""
        return bool(self.state["status"] == "over")

    @property
    def ranking(self) -> Ranking:
        """The places that the server gives."""
        return tuple(tuple(seats) for seats in self.state["ranking"])

    @property
    def is_saved(self) -> bool:
        """Always: the server keeps the game."""
        return True

    @property
    def length(self) -> int:
        """The number of events that have come."""
        return len(self.events)

    def is_played_here(self, seat: int | None) -> bool:
        """Return whether a seat is held here, and no bot plays in its place."""
        if seat is None or seat not in self.seats or self.state["status"] != "running":
            return False
        return not self.state["seats"][seat]["is_kept"]

    def throw(self) -> None:
        self.ask(type="roll")

    def push(self, move: Move) -> None:
        self.ask(type="move", move=move.text)

    def undo(self) -> Played | None:
        """Ask the server to take the last move back."""
        self.ask(type="undo")
        return None

    def preview(self, moves: Sequence[Move], language: str) -> list[str]:
        """Describe what listed moves would do, in the words of the server."""
        return [self.labels.get(move.text, "") for move in moves]

    def news(self, since: int, language: str) -> list[News]:
        """List what has happened."""
        lines = [News(event["seat"], self.words_of(event)) for event in self.events[since:]]
        return [line for line in lines if line.words]

    def words_of(self, event: ServerEvent) -> str:
        """Describe what happened in an event; nothing where it needs no words, as that people here came or went."""
        kind, body = event["kind"], event["body"]
        if kind in ("here", "gone") and event["seat"] in self.seats:
            return ""
        if kind in NARRATED:
            words = " ".join(one["sentence"] for one in event["narration"] if one["kind"] not in QUIET_IN_LINES)
            return f"{words} ({body['reason']})" if "reason" in body else words
        if kind == "say":
            name = self.label(event["seat"], self.speaker)
            for ready in ("phrase", "emote"):
                if ready in body:
                    text = say("server", f"{ready}.{body[ready]}", self.speaker.language)
                    return self.speaker.words(f"event.{ready}", name=name, text=text)
            return self.speaker.words("event.say", name=name, text=body["text"])
        if kind in NAMED:
            is_told = "name" in body and kind in ("sat", "removed")  # the seat is not, or no longer, theirs
            name = body["name"] if is_told else self.label(event["seat"], self.speaker)
            return self.speaker.words(f"event.{kind}", name=name)
        if kind == "locked":
            return self.speaker.words("event.closed" if body["is_locked"] else "event.opened")
        return self.speaker.words("event.start") if kind == "start" else ""

    def result(self, language: str) -> str:
        """Describe how the game has ended, in the words of the server."""
        return str(self.state["result"])

    def record(self, path: Path) -> str:
        """Fetch the record from the server."""
        return self.fetch_record()

    def saved_in(self, path: Path) -> Message:
        """Return what to say about the saved record."""
        return Message(DOMAIN, "saved", {"path": path})
