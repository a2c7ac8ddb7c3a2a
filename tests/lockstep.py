"""Digests of all that a game's kernels say at every position of seeded random games.

web/src/local/lockstep.ts makes the same ones with a module: in the same order, and mostly by the same names.
"""

import json
import zlib
from collections.abc import Callable
from typing import Any

import numpy as np

from ludoteca.bots.parts import heuristic_of, move_scores_of
from ludoteca.core.dice import pack
from ludoteca.core.events import rows_for
from ludoteca.core.letters import letters_in
from ludoteca.core.moves import MOVE, OVER, PHASES, ROLL, STEP_END, State
from ludoteca.core.options import Setup
from ludoteca.core.pieces import NO_MOVE, legs_for
from ludoteca.core.reading import reading_of
from ludoteca.games import rulebook_of

SAMPLE = 12  # moves of a position that are looked at more closely
REMEMBERED = 8  # moves of earlier positions that are tried again
PLAYOUTS = 2

Draw = Callable[[int], int]


def task_of(setup: Setup, seed: int, nodes: int) -> dict[str, Any]:
    """Describe a game to both sides."""
    rulebook = rulebook_of(setup.game)
    settings = rulebook.info.settings(setup)
    return {
        "settings": {name: int(settings[name]) for name in rulebook.info.settings_dtype.names or ()},
        "players": setup.players,
        "seed": seed,
        "nodes": nodes,
        "actions": rulebook.features.action_count(setup),
        "observation": rulebook.features.observation_size(setup),
    }


class Lockstep:
    """A random game, played by the native kernels."""

    def __init__(self, setup: Setup, task: dict[str, Any]) -> None:
        self.setup, self.task = setup, task
        self.rulebook = rulebook_of(setup.game)
        self.features = self.rulebook.features
        self.draw = drawing(task["seed"])
        self.earlier: list[int] = []
        self.buffer = np.zeros(self.rulebook.max_moves, np.int64)
        self.heuristic, self.move_scores = heuristic_of(setup.game), move_scores_of(setup.game)

    def digests(self) -> list[int]:
        """Digest every position of the game."""
        rulebook, task = self.rulebook, self.task
        start = rulebook.start(self.setup)
        state = start.copy()
        digests = [digest_of(start.tobytes(), rulebook.state_for(self.setup).tobytes())]
        for _ in range(task["nodes"]):
            if rulebook.phase(state) == OVER:
                break
            before = state.copy()
            facts = [self.step(state)]
            position = rulebook.spell_position(state)
            facts.append(position)
            facts.append([rulebook.place_of(state, seat) for seat in range(task["players"])])
            seen = [self.observed(state, self.nothing_chosen(), seat) for seat in range(task["players"])]
            read = self.positions_read(position)
            digests.append(digest_of(state.tobytes(), text_of(facts), *seen, *read, *self.action(before)))
        outcomes = rulebook.random_games(start, PLAYOUTS, task["seed"], players=task["players"], with_events=True)
        digests.append(digest_of(text_of([array.ravel().tolist() for array in outcomes])))
        return digests

    def step(self, state: State) -> Any:
        """Throw or play at random, and say all about it."""
        rulebook, engine = self.rulebook, self.rulebook.engine
        before, phase, seat = state.copy(), rulebook.phase(state), rulebook.seat(state)
        facts: list[Any] = [PHASES[phase], seat]
        if phase == ROLL:
            faces = rulebook.info.faces
            dice = [faces.start + self.draw(len(faces)) for _ in range(rulebook.dice_count(state))]
            action = pack(tuple(sorted(dice)))
            engine.throw(state, action)
        else:
            moves = self.buffer[: engine.legal(state, self.buffer)].tolist()
            action = moves[self.draw(len(moves))]
            some = moves[:SAMPLE]
            facts += [list(map(str, moves)), [self.legs(state, move) for move in some]]
            facts.append(int(rulebook.pieces_module.dice_left(state)))
            facts += [self.spelled(state, action), self.all_spelled(state, some), self.previewed(state, some)]
            facts.append([code for path in self.all_spelled(state, some) for code in self.readings(state, path)])
            facts.append([rulebook.refusal(state, move) for move in [*self.earlier, action]])
            facts.append(self.scored(state))
            engine.play(state, action)
            facts.append(int(self.heuristic.score(state, seat)))
            self.earlier = [*self.earlier, action][-REMEMBERED:]
        rows = rows_for(rulebook.events.MAX_EVENTS)
        count = rulebook.events.events(before, action, state, rows)
        return [*facts, str(action), rows[:count].tolist()]

    def positions_read(self, text: str) -> list[bytes]:
        """Read a position, and texts that are like it; return for each the state, or what is wrong."""
        found = []
        for one in (text, text[:-1], text.replace("1", "2", 1)):
            state, reading = self.rulebook.state_for(self.setup), reading_of(one)
            self.rulebook.notation.read_position(state, reading, np.zeros(1, self.rulebook.dtype))
            faults = reading.faults[: reading.count].tolist()
            found.append(text_of(faults) if faults else state.tobytes())
        return found

    def action(self, before: State) -> list[bytes]:
        """Play a random action part by part; return the state after it, and all that is said about it."""
        if self.rulebook.phase(before) != MOVE:
            return []
        state, seat, chosen = before.copy(), self.rulebook.seat(before), self.nothing_chosen()
        mask = np.zeros(self.task["actions"], np.uint8)
        facts: list[Any] = []
        seen: list[bytes] = []
        is_complete = False
        while not is_complete:
            self.features.list_actions(state, chosen, self.buffer, mask)
            open_actions = np.flatnonzero(mask).tolist()
            action = open_actions[self.draw(len(open_actions))]
            move = int(self.features.move_of_action(state, chosen, self.buffer, action))
            facts += [open_actions, str(move)]
            seen.append(self.observed(state, chosen, seat))
            is_complete = self.features.take_action(state, chosen, self.buffer, action)
            facts.append(list(map(str, chosen.tolist())))
        return [state.tobytes(), text_of(facts), *seen]

    def nothing_chosen(self) -> Any:
        return np.zeros(self.features.PARTS, np.int64)

    def observed(self, state: State, chosen: Any, seat: int) -> bytes:
        out = np.zeros(self.task["observation"], np.int8)
        self.features.observe(state, chosen, seat, out)
        return out.tobytes()

    def legs(self, state: State, move: int) -> list[list[int]]:
        rows = legs_for(self.rulebook.engine.MAX_LEGS)
        listed: list[list[int]] = rows[: self.rulebook.engine.legs(state, move, rows)].tolist()
        return listed

    def spelled(self, state: State, move: int) -> str:
        letters = np.zeros(self.rulebook.spelling.MAX_SPELLING, np.uint8)
        return letters[: self.rulebook.spelling.spell(state, move, letters)].tobytes().decode("ascii")

    def all_spelled(self, state: State, moves: list[int]) -> list[str]:
        letters = np.zeros(len(moves) * (self.rulebook.spelling.MAX_SPELLING + 1), np.uint8)
        length = self.rulebook.playouts.spell_moves(state, np.array(moves, np.int64), letters)
        return letters[:length].tobytes().decode("ascii").split("\n")[:-1]

    def readings(self, state: State, path: str) -> list[str]:
        """Read the spelling of a move, and texts that are like it."""
        text = path.replace(STEP_END, "")
        tried = map(letters_in, (text, text[1:], text[:-1], f"{text} {text}", text.replace("1", "2", 1)))
        return [str(NO_MOVE if one is None else self.rulebook.spelling.read_move(state, one)) for one in tried]

    def previewed(self, state: State, moves: list[int]) -> list[list[list[int]]]:
        most = self.rulebook.events.MAX_EVENTS
        rows = np.zeros((len(moves), *rows_for(most).shape), np.int32)
        counts = np.zeros(len(moves), np.int64)
        scratch = np.zeros(1, self.rulebook.dtype)
        self.rulebook.playouts.preview(state, np.array(moves, np.int64), scratch, rows, counts)
        return [some[:count].tolist() for some, count in zip(rows, counts, strict=True)]

    def scored(self, state: State) -> list[Any]:
        moves, scores = (np.zeros(self.rulebook.max_moves, np.int64) for _ in range(2))
        count = self.move_scores.score_moves(state, np.zeros(1, self.rulebook.dtype), moves, scores)
        return [[str(move), score] for move, score in zip(moves[:count].tolist(), scores[:count].tolist(), strict=True)]


def drawing(seed: int) -> Draw:
    """Draw numbers below a count: a linear congruential generator, of which the upper bits are used."""
    word = seed

    def draw(count: int) -> int:
        nonlocal word
        word = (word * 1664525 + 1013904223) % 2**32
        return word * count >> 32

    return draw


def text_of(facts: Any) -> bytes:
    return json.dumps(facts, separators=(",", ":")).encode()


def digest_of(*parts: bytes) -> int:
    """Compute a checksum. It finds differences, which is enough here, and JavaScript has no fast hash that waits."""
    return zlib.crc32(b"".join(parts))
