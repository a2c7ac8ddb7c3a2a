"""Records: whole games as text that people read and compare line by line, and as JSON.

    Ludoteca record 1
    Game: parchis
    Rules: 1
    Made by: ludoteca 0.1.0
    Players: 2
    Mode: two-colours
    Option six_counts: 12
    Seed: 7
    Result: 1, 0

    0: (3)
    1: (6) B22-34 (5) Bh-22; B34-54
    0: (5) Rh-39

A line holds what one seat did until another came: throws in brackets, moves as they are spelled, two moves in a
row parted by `;`. `Start` names the position of a game that did not begin at the beginning; `Result` lists the
seats by place, those that share one joined by `+`. `Faces: 0-1` says which faces the dice have, where they are not 1 to
6. Tags that Ludoteca does not know are kept as they are.

A record is what somebody says has happened. `record_reader.py` reads it, `replay.py` finds out whether it can have.
"""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from ludoteca.core.dice import SIX_FACES
from ludoteca.core.moves import Dice
from ludoteca.core.options import Value, spell_value
from ludoteca.core.text import Message
from ludoteca.version import __version__

FORMAT = 1
FACES_TAG = "Faces"  # of a die, the lowest and the highest, where they are not 1 to 6: `Faces: 0-1`
FACES = re.compile(r"(\d|1[0-5])-(\d|1[0-5])", re.ASCII)
MADE_BY = f"ludoteca {__version__}"
Entry: TypeAlias = tuple[int, Dice | str]
"""A seat, and the dice it threw or the spelling of the move it chose."""


@dataclass(frozen=True, slots=True)
class Record:
    """What somebody says has happened in a game, from its start to where it stands."""

    game: str
    players: int
    mode: str
    options: Mapping[str, Value | str] = field(default_factory=dict)
    actions: tuple[Entry, ...] = ()
    result: tuple[tuple[int, ...], ...] = ()
    rules: int = 0
    seed: str = ""
    start: str = ""
    made_by: str = MADE_BY
    tags: Mapping[str, str] = field(default_factory=dict)
    places: tuple[str, ...] = field(default=(), compare=False, repr=False)  # where each action stood in a text

    @property
    def faces(self) -> range:
        """The faces of a die."""
        return read_faces(self.tags.get(FACES_TAG, "")) or SIX_FACES

    def to_text(self) -> str:
        """Write it as text."""
        tags = {
            "Game": self.game,
            "Rules": str(self.rules),
            "Made by": self.made_by,
            "Players": str(self.players),
            "Mode": self.mode,
            **{f"Option {name}": spell_value(value) for name, value in self.options.items()},
            "Seed": self.seed,
            "Start": self.start,
            "Result": ", ".join("+".join(map(str, seats)) for seats in self.result),
            **self.tags,
        }
        head = [f"Ludoteca record {FORMAT}", *(f"{name}: {value}" for name, value in tags.items() if value)]
        return "\n".join([*head, "", *_body(self.actions)]) + "\n"

    def to_json(self) -> str:
        """Write it as JSON."""
        actions = [
            {"seat": seat, "move": what} if isinstance(what, str) else {"seat": seat, "dice": list(what)}
            for seat, what in self.actions
        ]
        data = {
            "ludoteca_record": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "made_by": self.made_by,
            "players": self.players,
            "mode": self.mode,
            "options": dict(self.options),
            "seed": self.seed,
            "start": self.start,
            "result": [list(seats) for seats in self.result],
            "tags": dict(self.tags),
            "actions": actions,
        }
        return json.dumps(data, ensure_ascii=False, indent=1) + "\n"

    def notice(self, rules: int) -> Message | None:
        """Say so when another version than this one made the record; `rules` is the version in force."""
        if self.made_by == MADE_BY and self.rules == rules:
            return None
        older = (self.rules, _version(self.made_by)) < (rules, _version(MADE_BY))
        parameters = {"made_by": self.made_by, "rules": self.rules, "now": MADE_BY, "rules_now": rules}
        return Message("core", "record.older" if older else "record.newer", parameters)


def faces_tag(faces: range) -> dict[str, str]:
    """Write the tag that says which faces a die has; none for the usual ones."""
    return {} if faces == SIX_FACES else {FACES_TAG: f"{faces[0]}-{faces[-1]}"}


def read_faces(text: str) -> range | None:
    """Read the faces of a die: two or more."""
    match = FACES.fullmatch(text)
    return range(int(match[1]), int(match[2]) + 1) if match and int(match[1]) < int(match[2]) else None


def is_seed(text: str) -> bool:
    """Return whether a text can be a seed: printable, on one line, not too long."""
    return 0 < len(text) <= 200 and text.isprintable() and text == text.strip()


def _body(actions: tuple[Entry, ...]) -> list[str]:
    """Write a line for each run of actions of one seat."""
    lines: list[str] = []
    last_seat: int | None = None
    after_move = False
    for seat, what in actions:
        if seat != last_seat:
            lines.append(f"{seat}:")
            last_seat, after_move = seat, False
        if isinstance(what, str):
            lines[-1] += f"; {what}" if after_move else f" {what}"
        else:
            lines[-1] += f" ({'-'.join(map(str, what))})"
        after_move = isinstance(what, str)
    return lines


def _version(made_by: str) -> tuple[int, ...]:
    return tuple(int(part) for part in re.findall(r"\d{1,6}", made_by)[:3])
