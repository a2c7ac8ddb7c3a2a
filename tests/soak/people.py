"""People-like clients: they play, talk, undo, lose their connection, come back, get up, sit down, and watch."""

import asyncio
import json
import random
import time
from collections.abc import Callable
from typing import Any

import httpx2
from websockets.asyncio.client import ClientConnection, connect

from server.players import LOST, next_action
from soak.ledger import Ledger, TableLedger

OPEN_SECONDS = 10
ANSWER_SECONDS = 30  # then a person loads the page again
SILENCE_SECONDS = 45
HTTP_SECONDS = 15
RETRY_SECONDS = 0.3
PHRASES = ("hello", "good_luck", "well_played", "ouch", "thanks")
WORDS = ("vaya suerte", "¡otra vez!", "nice one", "a ver…")
KIND_OF_ANSWER = {
    "roll": ("roll", "roll_asked"),
    "move": ("move",),
    "undo": ("undo",),
    "say": ("say",),
    "bytes": ("bytes",),
    "to_bot": ("kept",),
    "back": ("back",),
    "draw": ("draw",),
    "no_draw": ("no_draw",),
    "resign": ("resign",),
    "rematch": ("rematch",),
}
EXPECTED_ERRORS = ("not_stored", "try_later", "seat_left", "wrong_token")

Address = Callable[[], str]
"""Returns where the server is reached now, as http://host:port."""


class ConnectAgainError(Exception):
    """The person wants another connection."""


class Requests:
    """HTTP requests that may get lost on their way."""

    def __init__(self, address: Address, ledger: Ledger) -> None:
        self.address, self.ledger = address, ledger

    async def send(self, method: str, path: str, token: str = "", **wanted: Any) -> httpx2.Response | None:
        """Send a request; None where no answer came: it was done or not."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        try:
            async with httpx2.AsyncClient(base_url=self.address(), timeout=HTTP_SECONDS) as client:
                answer = await client.request(method, path, json=wanted or None, headers=headers)
        except (httpx2.HTTPError, OSError):
            return None
        self.ledger.answers[f"HTTP {answer.status_code}"] += 1
        if answer.status_code >= 500 and answer.status_code != 503:
            self.ledger.fail(f"{method} {path} was answered {answer.status_code}: {answer.text[:300]}")
        return answer


class Person:
    """One client at one table, which plays the seats whose tokens it has; without any it watches."""

    def __init__(self, requests: Requests, table: TableLedger, name: str, tokens: list[str], seed: int) -> None:
        self.requests, self.ledger, self.table, self.name = requests, requests.ledger, table, name
        self.tokens = tokens
        self.chooser = random.Random(seed)
        self.since = 0  # the last event that this client has seen, without a gap before it
        self.seats: list[int] = []
        self.state: dict[str, Any] = {}
        self.questions = 0
        self.waiting: tuple[dict[str, Any], float, bool] | None = None  # what was sent, when, and whether all was calm
        self.may_have_left = False  # a request to get up was not answered
        self.has_asked_again = False
        self.is_closing = False

    async def play(self) -> None:
        """Play until the game is over, on as many connections as that takes."""
        self.table.clients += 1
        try:
            while not self.is_done:
                try:
                    await self.play_on_a_connection()
                except (*LOST, ConnectAgainError, TimeoutError):
                    await asyncio.sleep(self.chooser.uniform(0.1, 2 * RETRY_SECONDS))
        finally:
            self.table.clients -= 1

    @property
    def is_done(self) -> bool:
        if self.is_closing:
            return True
        return self.state.get("status") == "over" and (self.has_asked_again or not self.seats)

    async def play_on_a_connection(self) -> None:
        address = self.requests.address().replace("http", "ws", 1) + f"/api/tables/{self.table.id}/live"
        async with connect(
            address, compression=None, max_size=None, ping_interval=None, open_timeout=OPEN_SECONDS, close_timeout=1
        ) as line:
            self.waiting = None
            await line.send(json.dumps({"type": "hello", "tokens": self.tokens, "since": self.since}))
            self.ledger.connections += 1
            try:
                await self.listen(line)
            except ConnectAgainError:
                if self.chooser.random() < 0.5:
                    line.transport.abort()
                raise

    async def listen(self, line: ClientConnection) -> None:
        """Hear messages, and act after some thought."""
        heard = time.monotonic()
        acts = heard + self.thought
        while not self.is_done:
            try:
                text = await asyncio.wait_for(line.recv(), max(0.0, acts - time.monotonic()))
            except TimeoutError:
                now = time.monotonic()
                if now - heard > SILENCE_SECONDS or (self.waiting and now - self.waiting[1] > ANSWER_SECONDS):
                    raise ConnectAgainError from None
                if self.state and not self.waiting:
                    await self.act(line)
                acts = time.monotonic() + self.thought
            else:
                heard = time.monotonic()
                await self.hear(line, json.loads(text))

    @property
    def thought(self) -> float:
        return min(2.0, 0.05 + self.chooser.expovariate(2.5))

    # Hearing

    async def hear(self, line: ClientConnection, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind in ("welcome", "events", "stale"):
            self.take(message)
        if kind == "welcome":
            self.seats = message["seats"]
            if message["can_add"]:
                for seat in set(self.seats) - set(message["added"]):
                    await self.send(line, type="bytes", seat=seat, bytes=self.chooser.randbytes(16).hex())
        elif kind == "error":
            self.hear_error(message["code"])
        if self.waiting and message.get("id") == self.questions:
            self.hear_answer(message)

    def take(self, message: dict[str, Any]) -> None:
        """Note all events; they follow each other without gaps, up to the state that is told."""
        for event in message["events"]:
            if event["seq"] > self.since + 1:
                # Only the last of what was missed: a welcome has all, but while the database does not answer.
                is_short_welcome = message["type"] == "welcome" and not self.ledger.is_calm
                if message["type"] == "stale" or is_short_welcome:
                    raise ConnectAgainError
                self.ledger.fail(f"table {self.table.id}: {self.name} heard {event['seq']} after {self.since}")
            self.ledger.confirm(self.table, event)
            self.since = max(self.since, event["seq"])
        state = message["state"]
        if state["seq"] != self.since:
            self.ledger.fail(f"table {self.table.id}: the state is at {state['seq']}, the events at {self.since}")
        self.state = state
        if state["seq"] >= self.table.state.get("seq", 0):
            self.table.state = state

    def hear_answer(self, message: dict[str, Any]) -> None:
        assert self.waiting
        asked, sent, was_calm = self.waiting
        self.waiting = None
        kind = message["type"]
        code = f" {message['code']}" if "code" in message else ""
        self.ledger.answers[kind + code] += 1
        if kind != "events":
            return
        if was_calm and self.ledger.is_calm:
            self.ledger.waits_ms.append((time.monotonic() - sent) * 1000)
        done = [event for event in message["events"] if event["kind"] in KIND_OF_ANSWER[asked["type"]]]
        if not done or (asked["type"] == "move" and done[0]["body"]["move"] != asked["move"]):
            self.ledger.fail(f"table {self.table.id}: {asked} was answered with {message['events']}")

    def hear_error(self, code: str) -> None:
        """Take an error; a key that was confirmed is refused only after its seat may have been left."""
        if code not in EXPECTED_ERRORS:
            self.ledger.fail(f"table {self.table.id}: {self.name} was told the error {code}")
        if code in ("wrong_token", "seat_left"):
            if not self.may_have_left:
                self.ledger.fail(f"table {self.table.id}: the key of {self.name} was refused ({code})")
            self.tokens = []
            raise ConnectAgainError

    # Acting

    async def send(self, line: ClientConnection, **message: Any) -> None:
        self.questions += 1
        message |= {"id": self.questions, "seq": self.since}
        self.waiting = (message, time.monotonic(), self.ledger.is_calm)
        await line.send(json.dumps(message))

    async def act(self, line: ClientConnection) -> None:
        """Do what people do: mostly throw and play."""
        chance = self.chooser.random()
        if chance < 0.01:
            if not self.tokens and self.chooser.random() < 0.5:
                self.since = 0  # a newcomer, who hears all from the beginning
            raise ConnectAgainError
        if not self.seats:
            return
        seat = self.chooser.choice(self.seats)
        if self.state["status"] == "over":
            await self.ask_for_rematch(line, seat)
        elif chance < 0.04:
            await self.talk(line, seat)
        elif self.state["status"] == "running":
            await self.play_or_dither(line, seat, chance)

    async def talk(self, line: ClientConnection, seat: int) -> None:
        if self.chooser.random() < 0.5:
            await self.send(line, type="say", seat=seat, phrase=self.chooser.choice(PHRASES))
        else:
            text = f"{self.chooser.choice(WORDS)} {self.chooser.randrange(10**6)}"
            await self.send(line, type="say", seat=seat, text=text)

    async def ask_for_rematch(self, line: ClientConnection, seat: int) -> None:
        self.has_asked_again = True
        if self.chooser.random() < 0.5 and not self.state["rematch"]:
            await self.send(line, type="rematch", seat=seat)
            await asyncio.sleep(0.2)

    async def play_or_dither(self, line: ClientConnection, seat: int, chance: float) -> None:
        state = self.state
        mine = state["seats"][seat]
        if mine["is_kept"] and not mine["has_resigned"]:
            if self.chooser.random() < 0.5:
                await self.send(line, type="back", seat=seat)
        elif chance < 0.06 and state["undo_seat"] in self.seats:
            await self.send(line, type="undo")
        elif chance < 0.065:
            await self.send(line, type="to_bot", seat=seat)
        elif chance < 0.07 and state["can_offer_draw"]:
            await self.send(line, type=self.chooser.choice(["draw", "no_draw"]), seat=seat)
        elif chance < 0.0703:
            await self.send(line, type="resign", seat=seat)
        elif chance < 0.0715 and len(self.tokens) == 1 and self.since > 40:
            await self.get_up(seat)
        elif state["seat"] in self.seats and not state["seats"][state["seat"]]["is_kept"]:
            await self.send(line, **next_action(state, self.chooser))

    # Seats

    async def get_up(self, seat: int) -> None:
        """Leave the seat for good, and watch from now on."""
        self.may_have_left = True
        path = f"/api/tables/{self.table.id}/seats/{seat}"
        answer = await self.requests.send("DELETE", path, self.tokens[0])
        if answer is not None and answer.status_code == 204:
            self.table.left.append(seat)
            self.tokens = []
        raise ConnectAgainError

    async def sit(self, seat: int) -> None:
        """Sit down on an invited seat; sometimes get up again before the game begins, and sit down once more."""
        while not self.tokens and not self.is_closing:
            path = f"/api/tables/{self.table.id}/seats/{seat}"
            answer = await self.requests.send("POST", path, name=self.name)
            if answer is not None and answer.status_code == 201:
                self.tokens = [answer.json()["token"]]
                self.table.sat.append((seat, self.name))
                if self.chooser.random() < 0.3:
                    await self.change_mind(seat)
            elif answer is not None and answer.status_code == 409:
                return  # an answer that was lost has taken the seat, or the game has begun
            else:
                await asyncio.sleep(RETRY_SECONDS)

    async def change_mind(self, seat: int) -> None:
        self.may_have_left = True
        answer = await self.requests.send("DELETE", f"/api/tables/{self.table.id}/seats/{seat}", self.tokens[0])
        if answer is not None and answer.status_code == 204:
            self.table.left.append(seat)
            self.tokens = []
            self.name += "+"
