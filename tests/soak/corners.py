"""Tables at which one game follows another, each of some kind that a seed chooses."""

import asyncio
import random
from typing import Any

from ludoteca import games
from ludoteca.games import info_of
from soak.ledger import Ledger, TableLedger
from soak.people import RETRY_SECONDS, Person, Requests

MOST_PLAYERS = 4
WAITING_SECONDS = 20.0  # for those who have not sat down, then people go elsewhere


def table_wanted(chooser: random.Random) -> dict[str, Any]:
    """Choose what table people want to play at."""
    game = chooser.choice(list(games))
    players = chooser.choice([count for count in info_of(game).players if count <= MOST_PLAYERS])
    kinds = chooser.choices(["here", "invited", "bot"], [5, 2, 3], k=players)
    clock = chooser.choice(
        [
            *([{"kind": "none"}] * 3),
            {"kind": "move", "seconds": chooser.randint(5, 20)},
            {"kind": "total", "seconds": 60, "increment": 2},
        ]
    )
    return {
        "game": game,
        "players": players,
        "seats": [
            {"kind": kind, "name": f"P{seat}"} if kind == "here" else {"kind": kind} for seat, kind in enumerate(kinds)
        ],
        "clock": clock,
        "is_open": chooser.random() < 0.5,
        "throw_by_itself": chooser.random() < 0.3,
        "forced_by_itself": chooser.random() < 0.3,
        "patience_seconds": chooser.randint(5, 15),
    }


class Corner:
    """One table after the other, until the soak ends."""

    def __init__(self, lines: list[Requests], ledger: Ledger, seed: int) -> None:
        self.lines, self.ledger = lines, ledger  # to each process of the server
        self.chooser = random.Random(seed)
        self.table: TableLedger | None = None
        self.people: list[Person] = []
        self.games = 0
        self.is_closing = False

    async def play(self) -> None:
        while not self.is_closing:
            made = await self.make()
            if made is None:
                return
            self.table, self.people = made
            while not self.is_closing and self.people:
                await self.play_game()
                self.people = self.those_of_rematch()

    def close(self) -> None:
        self.is_closing = True
        for person in self.people:
            person.is_closing = True

    @property
    def line(self) -> Requests:
        return self.chooser.choice(self.lines)

    async def make(self) -> tuple[TableLedger, list[Person]] | None:
        """Make a table; one whose answer is lost was made perhaps, and nobody comes to it."""
        wanted = table_wanted(self.chooser)
        answer = None
        while answer is None or answer.status_code != 201:
            if self.is_closing:
                return None
            answer = await self.line.send("POST", "/api/tables", **wanted)
            if answer is None or answer.status_code != 201:
                await asyncio.sleep(RETRY_SECONDS)
        made = answer.json()
        table = self.ledger.table(made["id"])
        table.invited = [number for number, seat in enumerate(wanted["seats"]) if seat["kind"] == "invited"]
        return table, self.those_at(table, wanted, list(made["tokens"].values()))

    def those_at(self, table: TableLedger, wanted: dict[str, Any], tokens: list[str]) -> list[Person]:
        share_screen = self.chooser.random() < 0.3
        hands = [tokens] if share_screen and tokens else [[token] for token in tokens]
        hands += [[] for seat in wanted["seats"] if seat["kind"] == "invited"]
        if len(hands) < 2 or self.chooser.random() < 0.3:
            hands.append([])  # somebody watches
        return [self.person(table, number, hand) for number, hand in enumerate(hands)]

    def person(self, table: TableLedger, number: int, tokens: list[str]) -> Person:
        return Person(self.line, table, f"P{number}", tokens, self.chooser.randrange(2**32))

    async def play_game(self) -> None:
        """Let people play until the game is over, or until they have had enough."""
        assert self.table
        self.games += 1
        free = iter(self.table.invited)
        tasks = [asyncio.create_task(self.come(one, None if one.tokens else next(free, None))) for one in self.people]
        try:
            _, late = await asyncio.wait(tasks, timeout=WAITING_SECONDS)
            if late and self.table.status != "waiting":
                await asyncio.wait(tasks, timeout=self.chooser.uniform(60, 300))
        finally:
            for person in self.people:
                person.is_closing = True
            await asyncio.gather(*tasks)

    async def come(self, person: Person, seat: int | None) -> None:
        if seat is not None:
            await person.sit(seat)
        await person.play()

    def those_of_rematch(self) -> list[Person]:
        """Go on to the rematch, if there is one: whoever had a seat has one there by the same key."""
        assert self.table
        name = self.table.state.get("rematch", "")
        if not name:
            return []
        self.table = self.ledger.table(name)
        return [self.person(self.table, number, one.tokens) for number, one in enumerate(self.people)]
