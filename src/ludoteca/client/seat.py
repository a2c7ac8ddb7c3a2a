"""An engine on a seat of a table: it is sent every throw and move, and what it answers is played."""

from collections.abc import Mapping
from typing import Any, Final

from ludoteca.client.engines import READY_SECONDS, EngineProcess
from ludoteca.client.errors import EngineError

Message = Mapping[str, Any]

OF_THE_GAME: Final = frozenset({"roll", "move", "undo"})  # kinds of events that change the position
SHARE_OF_CLOCK: Final = {"move": 0.7, "total": 0.04}  # of what a clock leaves, taken for one move


class EngineSeat:
    """What a seat does about the messages of its table; it neither sends nor receives them itself."""

    def __init__(self, engine: EngineProcess, table: Message, seat: int, seconds: float) -> None:
        """Announce to the engine what is played; `table` is what the server shows of the table."""
        self.engine, self.seat, self.seconds = engine, seat, seconds
        self.settings: Message = table["settings"]
        self.reason = ""  # for the last move
        self.asked_at: int | None = None  # the number of the event after which something was asked that is still open
        if engine.games and table["game"] not in engine.games:
            raise EngineError("other_game", game=table["game"], games=sorted(engine.games))
        options = {"players": self.settings["players"], "mode": self.settings["mode"], **self.settings["options"]}
        words = [f"{name}={str(value).lower()}" for name, value in options.items()]
        engine.ask(" ".join(["new", table["game"], *words]), READY_SECONDS)
        engine.ask("ready?", READY_SECONDS)

    def take(self, message: Message) -> dict[str, Any] | None:
        """Handle a message; return the command of the seat in answer, if it is to act."""
        kind = message["type"]
        if kind in ("welcome", "stale"):
            self.asked_at = None
            self.engine.ask(f"position {message['state']['position']}")
        elif kind == "events":
            self.follow(message["events"], message["state"]["position"])
        elif kind == "refused":
            self.must_not_be_the_engines_fault(message)
            return None  # somebody was quicker: what has happened comes next
        else:
            return None
        return self.act(message["state"])

    def follow(self, events: list[Message], position: str) -> None:
        """Send the engine what has happened, action by action, or the position where something was taken back."""
        happened = [event for event in events if event["kind"] in OF_THE_GAME]
        if any(event["kind"] == "undo" for event in happened):
            self.engine.ask(f"position {position}")
        else:
            for event in happened:
                self.engine.ask(line_of(event))
        if happened or any(event["kind"] in ("kept", "back") for event in events):
            self.asked_at = None

    def act(self, state: Message) -> dict[str, Any] | None:
        """Throw or move, where it is this seat's turn and nothing is on its way already."""
        mine = state["seats"][self.seat]
        if state["status"] != "running" or self.asked_at is not None:
            return None
        command: dict[str, Any] | None = None
        if mine["is_kept"]:
            command = None if mine["has_resigned"] else {"type": "back", "seat": self.seat}
        elif state["seat"] == self.seat:
            is_throw = state["phase"] == "roll"
            command = {"type": "roll"} if is_throw else {"type": "move", "move": self.choose(state, mine)}
        self.asked_at = state["seq"] if command else None
        return command

    def choose(self, state: Message, mine: Message) -> str:
        """Ask the engine for a move, in less time than the table's clock leaves."""
        share = SHARE_OF_CLOCK.get(self.settings["clock"]["kind"])
        left_seconds = (mine["clock_ms"] or 0) / 1000
        seconds = self.seconds if share is None else min(self.seconds, max(0.05, share * left_seconds))
        move, self.reason = self.engine.choose(round(seconds, 3), [one["move"] for one in state["moves"]])
        return move

    def must_not_be_the_engines_fault(self, message: Message) -> None:
        """Fail where the rules forbid what the engine has answered, or cannot read it."""
        self.asked_at = None
        if message["clause"]:
            raise EngineError("illegal", sentence=message["sentence"], clause=message["clause"])
        if message["code"] == "invalid":
            raise EngineError("no_move", sentence=message["sentence"])


def line_of(event: Message) -> str:
    """Write a throw or a move of the table's log as a command to the engine."""
    body = event["body"]
    return f"move {body['move']}" if event["kind"] == "move" else f"throw {' '.join(map(str, body['dice']))}"
