"""Positions of Stax as text. spelling.py writes them, and they are read here.

A position's own fields, besides options:

    table=W3:4@0,0/B5:1+W1:0@1,0   each tower from the table up, and its cell; `none` at the start
    seat=0                         who decides; when it is over, who would
    phase=move                     or over
    end=capture                    when it is over: capture, no-action, repetition or limit
    played=12                      actions so far: the colours take turns, so that this says whose turn it is. Where
                                   it is missing, it is the least number with which each player has had a turn for
                                   every tile placed and every move of `past`
    past=2,-2-0,0:3/…              the moves since the last placing, latest first, each as what takes it back: positions
                                   that were there can come again (X-E3)

Tiles that are not on the table are in hand, but for a king that has been captured.
"""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, Final

import numpy as np

from ludoteca.core import position_reader
from ludoteca.core.kernel import plain
from ludoteca.core.moves import MOVE, OVER, PHASES, State
from ludoteca.games.stax import codes, engine, past, rules
from ludoteca.games.stax.board import (
    COLOURS,
    DIRECTIONS,
    KING,
    NO_TILE,
    NUMBER,
    OWNER,
    SETS,
    TILES,
    TURNS,
    TWO_FACED,
    Cell,
    Tile,
    Towers,
    number_with_face,
)
from ludoteca.games.stax.spelling import EMPTY_TABLE, ENDS, STEPS
from ludoteca.games.stax.state import (
    BY_CAPTURE,
    BY_LIMIT,
    FIRST_PLACINGS,
    FURTHEST_START,
    GAME,
    GOES_ON,
)

COORDINATE: Final = r"(0|-?[1-9][0-9]{0,3})"
CELL: Final = rf"{COORDINATE},{COORDINATE}"
MOVE_SPELLING: Final = re.compile(rf"{CELL}-{CELL}:([0-5])('?)")
TILE_SPELLING: Final = re.compile(r"([A-Z])([1-9]|1[0-3])('?):([0-5])")
TOWER_SPELLING: Final = re.compile(rf"([^@]+)@{CELL}")

# How many of each kind of spelling are kept: more than the busiest tables of a server use between two moves.
KEPT: Final = 20_000

ARROW_MARKS: Final = "→↗↖←↙↘"  # by direction
RING_MARK: Final = "○"  # of the king, who has no arrows


def step_hint(state: State, move: int, count: int) -> str:
    """Show what the first steps of an action stand for: the tile, and at the end how it lies."""
    if codes.is_swap(move):
        return ""
    is_whole = count == STEPS
    if codes.is_placing(move):
        number, face, _, _, turn = codes.unpack_placing(move)
        return marks_of(Tile(int(rules.colour_to_act(state)), number, bool(face), turn if is_whole else 0))
    q, r, _, _, face, turn = codes.unpack_move(move)
    number_of_tile = top_at(state, (q, r))
    tile = tile_value(state, number_of_tile)
    if is_whole:
        is_flipped = bool(face) or (tile.is_flipped and not state.flip)
        return marks_of(tile._replace(turn=turn, is_flipped=is_flipped))
    level = int(state.level[number_of_tile])
    return f"{name_of(tile)} {marks_of(tile)}" + (f" ×{level}" if level > 1 else "")


# Tiles and towers


def top_at(state: State, cell: Cell) -> int:
    """Return the tile on top at a cell, however far it is from the others."""
    return int(rules.top_at(state, *cell))


def tile_value(state: State, tile: int) -> Tile:
    """Return a tile as it lies."""
    return Tile(int(OWNER[tile]), int(NUMBER[tile]), bool(state.face[tile]), int(state.turn[tile]))


def name_of(tile: Tile) -> str:
    """Name a tile: `W3`, `B8'`."""
    return COLOURS[tile.seat] + number_with_face(tile.number, is_flipped=tile.is_flipped)


def marks_of(tile: Tile) -> str:
    """Show the arrows of a tile as it lies: `→ ↖`."""
    return " ".join(ARROW_MARKS[side] for side in tile.arrows) or RING_MARK


def towers_of(state: State) -> Towers:
    """List the occupied cells, sorted, each with its tiles from the table up."""
    towers: Towers = {}
    for stand in stands_of(state):
        cell, tile = read_stand(stand)
        towers.setdefault(cell, []).append(tile)
    return towers


def stands_of(state: State) -> list[int]:
    """List where each tile on the table is and how it lies, sorted by cell and by level."""
    buffer = np.empty(TILES, np.int64)
    return sorted(buffer[: past.list_stands(state, buffer)].tolist())


@lru_cache(maxsize=KEPT)
def read_stand(stand: int) -> tuple[Cell, Tile]:
    """Unpack the cell of a stand, and its tile as it lies."""
    tile, cell, _, face, turn = plain(past.unpack_stand)(stand)
    return cell, Tile(int(OWNER[tile]), int(NUMBER[tile]), bool(face), turn)


def hands_of(state: State) -> list[list[int]]:
    """List for each seat the numbers of its tiles in hand."""
    levels = state.level.tolist()
    hands = [
        [number for number in range(1, SETS + 1) if not levels[seat * SETS + number]] for seat in range(state.players)
    ]
    if state.end == BY_CAPTURE:
        hands[rules.colour_to_act(state)].remove(KING)
    return hands


# Positions


class PositionReader(position_reader.PositionReader):
    """Builds a state of Stax from fields."""

    game = GAME

    def known(self) -> set[str]:
        """List the fields that such a position has, or may have."""
        return {"table", "seat", "phase", "end", "played", "past"}

    def read_fields(self) -> None:
        """Read all fields into the state."""
        self.read_table()
        self.read_turn()
        if self.is_sound:
            self.check_turns()
        if self.is_sound and "past" in self.fields:
            self.read_past()
        if self.is_sound:
            self.check_phase()

    # The table

    def read_table(self) -> None:
        """Read the towers, and lay them out if all hang together."""
        text = self.fields.get("table", "")
        if not text:
            self.missing("table")
        if text in ("", EMPTY_TABLE):
            return
        before = len(self.faults)
        towers: Towers = {}
        for word in text.split("/"):
            self.read_tower(word, towers)
        self.check_tiles(towers)
        if not hang_together(towers):  # far cells could meet on the ring, so this comes before laying them out
            self.fault("table", "groups")
        if len(self.faults) == before:
            self.lay_out(towers)

    def read_tower(self, word: str, towers: Towers) -> None:
        """Read the tiles of a cell."""
        match = TOWER_SPELLING.fullmatch(word)
        if not match:
            self.fault("table", "tower", text=word[:30])
            return
        cell = int(match[2]), int(match[3])
        if max(map(abs, cell)) > FURTHEST_START:
            self.fault("table", "too_far", cell=spell_cell(cell), furthest=FURTHEST_START)
        if cell in towers:
            self.fault("table", "cell_twice", cell=spell_cell(cell))
        towers[cell] = [tile for tile in map(self.read_tile, match[1].split("+")) if tile]

    def read_tile(self, text: str) -> Tile | None:
        """Read a tile as it lies."""
        match = TILE_SPELLING.fullmatch(text)
        letters = COLOURS[: self.setup.players]
        if not match or match[1] not in letters or (match[3] and int(match[2]) != TWO_FACED):
            self.fault("table", "tile", text=text[:10], letters=list(letters))
            return None
        number = int(match[2])
        return Tile(letters.index(match[1]), number, bool(match[3]), int(match[4]) % int(TURNS[number]))

    def check_tiles(self, towers: Towers) -> None:
        """Look for tiles that are there twice, and for kings under others."""
        seen: set[str] = set()
        for cell, tiles in towers.items():
            for tile in tiles:
                name = COLOURS[tile.seat] + str(tile.number)
                if name in seen:
                    self.fault("table", "tile_twice", tile=name)
                seen.add(name)
                if tile.number == KING and tile is not tiles[-1]:
                    self.fault("table", "covered_king", tile=name, cell=spell_cell(cell))

    def lay_out(self, towers: Towers) -> None:
        """Lay the tiles on the table of the state."""
        state = self.state
        for (q, r), tiles in towers.items():
            for seat, number, is_flipped, turn in tiles:
                tile = rules.tile_of(seat, number)
                rules.put(state, tile, q, r, int(is_flipped), turn)
                state.placed[seat] += 1
                state.number ^= past.number_of_stand(state, tile)
        trapped = rules.trapped_top(state)
        if trapped != NO_TILE:
            self.fault("table", "trapped", cell=spell_cell((int(state.q[trapped]), int(state.r[trapped]))))

    # The turn

    def read_turn(self) -> None:
        """Read who decides and what has been played."""
        state = self.state
        state.phase = PHASES.index(self.word("phase", (PHASES[MOVE], PHASES[OVER])))
        state.seat = int(self.word("seat", tuple(map(str, range(self.setup.players)))))
        words = tuple(ENDS.values()) if state.phase == OVER else ("",)
        end = self.word("end", words) if "end" in self.fields or state.phase == OVER else ""
        state.end = next((number for number, word in ENDS.items() if word == end), GOES_ON)
        if state.end == BY_CAPTURE:
            state.placed[state.seat] += 1  # the king, which is not on the table any more
        text = self.fields.get("played")
        if text is None:
            state.played = self.least_played()
        elif not (text.isascii() and text.isdecimal()) or len(text) > 4 or int(text) > state.move_limit:
            self.fault("played", "played", limit=int(state.move_limit))
        else:
            self.read_played(int(text))

    def read_played(self, played: int) -> None:
        """Note how many actions there were, if the seat that then decides is the one that is named."""
        self.state.played = played
        seat = rules.seat_to_decide(self.state)
        if seat != self.state.seat:
            self.fault("played", "seat_of_played", played=played, colour=COLOURS[seat])

    def least_played(self) -> int:
        """Find the least number of actions that fits the position; where none does, any that fits the seat."""
        state, trial, players = self.state, self.state.copy(), self.setup.players
        moves = [0] * players  # that each player is known to have made
        for back in range(1, len(self.fields["past"].split("/")) + 1 if "past" in self.fields else 1):
            moves[(int(state.seat) - back) % players] += 1
        if state.end == BY_CAPTURE:
            moves[rules.hunter_of(state, int(state.seat))] += 1
        first = int(state.move_limit) if state.end == BY_LIMIT else 0
        for played in range(first, int(state.move_limit) + 1):
            trial.played = played
            if rules.seat_to_decide(trial) == state.seat and not self.turn_faults(played, moves):
                return played
        least = int(state.placed.sum()) + sum(moves)
        return least + (int(state.seat) - least) % players

    def word(self, field: str, known: tuple[str, ...]) -> str:
        """Read a field that is one of some words."""
        text = self.fields.get(field)
        if text in known:
            return str(text)
        if text is None:
            self.missing(field)
        else:
            self.fault(field, "word", text=text[:20], known=[word for word in known if word])
        return known[0]

    def check_turns(self) -> None:
        """Compare what each player has placed with the turns that he has had."""
        for key, parameters in self.turn_faults(int(self.state.played), [0] * self.setup.players):
            self.fault("played", key, **parameters)

    def turn_faults(self, played: int, moves: Sequence[int]) -> list[tuple[str, dict[str, Any]]]:
        """List what the tiles placed, and some moves that are known, have against a number of actions."""
        found = [self.faults_of_turns(turns, moves) for turns in self.courses(played)]
        return [] if [] in found else found[0]

    def courses(self, played: int) -> Iterator[list[tuple[int, int]]]:
        """Yield for each player how often he has had his turn, and how many of these times he must have placed.

        After a swap (X-P5) a player has had the turns of the tiles that are his now: black's first is white's.
        """
        players = self.setup.players
        turns = [(played - seat + players - 1) // players for seat in range(players)]
        if not rules.has_pie(self.state):
            yield [(count, min(count, 1)) for count in turns]
        elif played <= FIRST_PLACINGS:
            yield [(count, count) for count in turns]
        else:
            white, black = turns
            yield [(white, 2), (black, 1)]
            yield [(white - 1, 1), (black, 2)]

    def faults_of_turns(
        self, course: Sequence[tuple[int, int]], moves: Sequence[int]
    ) -> list[tuple[str, dict[str, Any]]]:
        """List what is wrong if the players had these turns and must have placed so often."""
        state = self.state
        faults: list[tuple[str, dict[str, Any]]] = []
        for seat, (turns, fewest) in enumerate(course):
            placed = int(state.placed[seat])
            parameters = {"colour": COLOURS[seat], "placed": placed, "turns": turns}
            is_king_down = not rules.must_place(state, seat) or (state.end == BY_CAPTURE and seat == state.seat)
            if not fewest <= placed <= turns - moves[seat]:
                faults.append(("turns", parameters))
            elif placed < turns and not is_king_down:
                faults.append(("moved_without_king", parameters))
        return faults

    def read_past(self) -> None:
        """Go back over the moves since the last placing, and note the positions before them."""
        state, players = self.state, self.setup.players
        words = self.fields["past"].split("/")
        if not state.repetition or state.end == BY_CAPTURE or len(words) > state.played - state.placed.sum():
            self.fault("past", "no_past")
            return
        earlier = state.copy()
        state.moves = len(words)
        for back, word in enumerate(words, 1):
            match = MOVE_SPELLING.fullmatch(word)
            numbers = [int(match[group]) for group in range(1, 6)] if match else []
            seat = (rules.colour_to_act(state) - back) % players
            tile = top_at(earlier, (numbers[0], numbers[1])) if numbers else NO_TILE
            start, face = numbers[2:4], int(bool(match and match[6]))
            has_lain_so = numbers and numbers[4] < TURNS[NUMBER[tile]] and self.can_have_face(earlier, tile, face)
            if OWNER[tile] != seat or not has_lain_so or not self.can_have_come(earlier, start):
                self.fault("past", "way_back", text=word[:30], colour=COLOURS[seat])
                return
            earlier.number ^= past.number_of_stand(earlier, tile)
            rules.lift(earlier, tile)
            rules.put(earlier, tile, start[0], start[1], face, numbers[4])
            earlier.number ^= past.number_of_stand(earlier, tile)
            index = len(words) - back
            state.past_stand[index] = past.pack_stand(earlier, tile)
            state.past_number[index] = int(earlier.number) & past.NUMBER_MASK

    def can_have_face(self, earlier: State, tile: int, face: int) -> bool:
        """Return whether a tile can have shown a face before it moved."""
        return bool(rules.may_flip(earlier, int(NUMBER[tile]))) or face == earlier.face[tile]

    def can_have_come(self, earlier: State, start: list[int]) -> bool:
        """Return whether a tile can have been on a cell: one not too far, and not with a king on top."""
        if not rules.is_near(earlier, start[0], start[1]):
            return False
        return bool(NUMBER[top_at(earlier, (start[0], start[1]))] != KING)

    def check_phase(self) -> None:
        """Compare the phase, and how it has ended, with what the rules say of the position."""
        state = self.state
        if state.end == BY_CAPTURE:
            loser = rules.colour_to_act(state)
            if not rules.must_place(state, loser) or rules.must_place(state, rules.hunter_of(state, loser)):
                self.fault("end", "no_capture", colour=COLOURS[loser])
            return
        end = engine.end_now(state)
        if end != state.end:
            key = "goes_on" if end == GOES_ON else "has_ended"
            self.fault("phase", key, end=ENDS.get(end, ""))


def hang_together(towers: Towers) -> bool:
    """Return whether occupied cells are one group."""
    left = set(towers)
    reached = [left.pop()] if left else []
    while reached:
        q, r = reached.pop()
        for dq, dr in DIRECTIONS:
            if (q + dq, r + dr) in left:
                left.remove((q + dq, r + dr))
                reached.append((q + dq, r + dr))
    return not left


@lru_cache(maxsize=KEPT)
def spell_cell(cell: Cell) -> str:
    """Spell a cell: `1,-1`."""
    return f"{cell[0]},{cell[1]}"
