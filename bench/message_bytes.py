"""Measure how many bytes a live table sends for a move: to who may choose one, and to everybody else.

    python bench/message_bytes.py [--games 20] [--language es]

Random games of two players in their default mode; messages as they go over the network, compressed where that is so.
"""

import argparse
import random
from dataclasses import dataclass
from statistics import mean

from ludoteca import games
from ludoteca.core.text import LANGUAGES
from ludoteca.server import commands
from ludoteca.server.clock import now_ms
from ludoteca.server.creation import head_of
from ludoteca.server.protocols import COMPRESSED_BYTES, compressed_frame_of, frame_of
from ludoteca.server.requests import TableRequest
from ludoteca.server.table import Table
from ludoteca.server.view import Snapshot

MOST_ACTIONS = 300  # of a game


@dataclass
class Client:
    """Somebody who looks at a table, as far as messages go."""

    language: str
    held: frozenset[int]
    address: str = ""
    digests: frozenset[bytes] = frozenset()

    def send(self, payload: bytes) -> None:
        """Take a message."""

    def dismiss(self, code: str) -> None:
        """Be sent away."""


def sent_bytes(snapshot: Snapshot, client: Client) -> tuple[int, int]:
    """Count the bytes of a message, and of its frame."""
    payload = snapshot.broadcast(client)
    frame = compressed_frame_of(payload) if len(payload) >= COMPRESSED_BYTES else frame_of(payload)
    return len(payload), len(frame)


def measure(game: str, count: int, language: str) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    """Play random games; return the bytes of each message to who may choose, and to the others."""
    chooser, others = Client(language, frozenset({0, 1})), Client(language, frozenset())
    to_chooser, to_others = [], []
    for seed in range(count):
        rng = random.Random(seed)
        seats = [{"kind": "here", "name": name} for name in ("Ana", "Bea")]
        table = Table(head_of(TableRequest.model_validate({"game": game, "players": 2, "seats": seats}), 0.0))
        commands.make(table, 0)
        while table.game.phase != "over" and table.seq < MOST_ACTIONS:
            seat = table.game.seat
            if table.game.phase == "roll":
                dice = [rng.choice(table.game.rulebook.info.faces) for _ in range(table.game.dice_count)]
                table.add("roll", 0, seat, dice=dice, by="person")
            else:
                table.add("move", 0, seat, move=rng.choice(table.game.legal_moves).text, by="person")
            snapshot = Snapshot(table, table.recent[-1:], now_ms())
            to_chooser.append(sent_bytes(snapshot, chooser))
            to_others.append(sent_bytes(snapshot, others))
    return to_chooser, to_others


def make_parser() -> argparse.ArgumentParser:
    """Describe the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--language", choices=LANGUAGES, default="es")
    return parser


def main() -> None:
    """Print a table for docs/hosting.md."""
    wanted = make_parser().parse_args()
    print("| game | to who may choose: mean, most | to everybody else: mean, most | before compression: mean, most |")
    print("|---|---|---|---|")
    for game, info in games.items():
        mine, others = measure(game, wanted.games, wanted.language)
        columns = [[frame for _, frame in mine], [frame for _, frame in others], [payload for payload, _ in mine]]
        cells = " | ".join(f"{mean(column):,.0f}, {max(column):,}" for column in columns)
        print(f"| {info.label('en')} | {cells} |")


if __name__ == "__main__":
    main()
