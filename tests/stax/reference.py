"""A slow, obvious reference of Stax, used only to cross-check the fast engine.

It is written from `rules/stax.md` alone and shares no code with the engine. The ids in the docstrings are that
file's clauses. A table is never changed: lifting, landing and placing each give another table, and every clause
about the result of an action looks at that result by a plain search over the whole of it.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

Cell = tuple[int, int]  # q, r

KING, QUEEN, TWO_FACED = 1, 13, 8
SEATS = "WBN"
ARROWS = {  # X-B1: the sides that are marked, before any turning
    1: (),
    2: (0,),
    3: (0, 1),
    4: (0, 2),
    5: (0, 3),
    6: (0, 1, 2),
    7: (0, 2, 4),
    8: (0, 1, 3),
    9: (0, 1, 2, 3),
    10: (0, 1, 2, 4),
    11: (0, 1, 3, 4),
    12: (0, 1, 2, 3, 4),
    13: (0, 1, 2, 3, 4, 5),
}
OTHER_FACE = (0, 2, 3)  # X-B1: tile 8 the other way up
DIRECTIONS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))  # X-B2


def turned(number: int, other_face: bool, turn: int) -> frozenset[int]:
    """X-B2  The directions a tile's arrows point in once it is turned."""
    sides = OTHER_FACE if other_face else ARROWS[number]
    return frozenset((side + turn) % 6 for side in sides)


def turns(number: int, other_face: bool) -> list[int]:
    """Spelling  The turns that look different from one another, each by its smallest k."""
    looks = [turned(number, other_face, turn) for turn in range(6)]
    return [turn for turn in range(6) if looks[turn] not in looks[:turn]]


def faces(number: int) -> tuple[bool, ...]:
    """X-B1  Which faces a tile can show, False for the one it is numbered by: only tile 8 has another."""
    return (False, True) if number == TWO_FACED else (False,)


def step(cell: Cell, direction: int) -> Cell:
    """X-B2  The next cell in a direction."""
    return cell[0] + DIRECTIONS[direction][0], cell[1] + DIRECTIONS[direction][1]


def beside(cell: Cell) -> list[Cell]:
    """The six cells that touch a cell."""
    return [step(cell, direction) for direction in range(6)]


@dataclass(frozen=True)
class Tile:
    """A tile as it lies on the table."""

    seat: int
    number: int
    other_face: bool
    turn: int

    def arrows(self) -> frozenset[int]:
        """The directions its arrows point in."""
        return turned(self.number, self.other_face, self.turn)

    def name(self) -> str:
        """Number and face: `3`, `8`, `8'`."""
        return f"{self.number}'" if self.other_face else f"{self.number}"

    def spell(self) -> str:
        """The tile as `cells` shows it: `W3:4`, `B8':2`."""
        return f"{SEATS[self.seat]}{self.name()}:{self.turn}"

    @classmethod
    def read(cls, text: str) -> "Tile":
        """The tile that is spelled like this."""
        name, turn = text[1:].split(":")
        tile = cls(SEATS.index(text[0]), int(name.removesuffix("'")), name.endswith("'"), int(turn))
        assert tile.other_face in faces(tile.number), f"{text}: only tile 8 has another face"
        assert tile.turn in turns(tile.number, tile.other_face), f"{text}: the smallest turn that looks the same"
        return tile


@dataclass(frozen=True)
class Action:
    """A tile as it lies once it is placed or moved, where it lands, and where it came from (None: the hand)."""

    tile: Tile
    target: Cell
    origin: Cell | None = None


SWAP = "swap"
ALONE = 3  # X-P5: actions that seat 0 makes alone


@dataclass(frozen=True)
class Table:
    """The towers, bottom to top, with the two options on which the legality of a move depends."""

    players: int
    one_group: str
    towers: dict[Cell, tuple[Tile, ...]]  # occupied cells only (X-B3)

    # ---- looking ----

    def height(self, cell: Cell) -> int:
        """X-B3  How many tiles stand on a cell."""
        return len(self.towers.get(cell, ()))

    def top(self, cell: Cell) -> Tile:
        """X-B3  The only tile of an occupied cell that can be seen."""
        return self.towers[cell][-1]

    def occupied_beside(self, cell: Cell) -> int:
        """How many of the cells that touch this one are occupied."""
        return sum(near in self.towers for near in beside(cell))

    def has_tile(self, seat: int, number: int | None = None) -> bool:
        """Is this tile of the player on the table, or any of his if no number is said?"""
        tiles = [tile for tower in self.towers.values() for tile in tower]
        return any(tile.seat == seat and number in (None, tile.number) for tile in tiles)

    # ---- changing ----

    def with_tower(self, cell: Cell, tower: tuple[Tile, ...]) -> "Table":
        """A copy of the table on which one cell holds this tower."""
        towers = {**self.towers, cell: tower}
        return Table(self.players, self.one_group, {where: tiles for where, tiles in towers.items() if tiles})

    def lifted(self, cell: Cell) -> "Table":
        """The table without the top tile of a cell."""
        return self.with_tower(cell, self.towers[cell][:-1])

    def landed(self, cell: Cell, tile: Tile) -> "Table":
        """X-E1  The table with a tile put on a cell; a king there leaves, and the tile takes its level."""
        below = self.towers.get(cell, ())
        if below and below[-1].number == KING:
            below = below[:-1]
        return self.with_tower(cell, (*below, tile))

    def recoloured(self) -> "Table":
        """X-P5  The table with every tile in the other of two colours."""
        towers = {
            cell: tuple(replace(tile, seat=1 - tile.seat) for tile in tower) for cell, tower in self.towers.items()
        }
        return Table(self.players, self.one_group, towers)

    # ---- what every turn must leave behind ----

    def is_one_group(self) -> bool:
        """X-M8  Do all the occupied cells hang together? An empty table is not in two groups."""
        return not self.towers or self.group_of(min(self.towers)) == set(self.towers)

    def group_of(self, start: Cell) -> set[Cell]:
        """The occupied cells that hang together with this one."""
        group, to_visit = {start}, [start]
        while to_visit:
            for near in beside(to_visit.pop()):
                if near in self.towers and near not in group:
                    group.add(near)
                    to_visit.append(near)
        return group

    def lets_little_men_out(self) -> bool:
        """X-M9  From every occupied cell there is a way to an empty one, one level up or down at a time."""
        return all(self.has_way_out(cell) for cell in self.towers)

    def has_way_out(self, start: Cell) -> bool:
        """X-M9  Does a little man who starts here reach an empty cell?"""
        seen, to_visit = {start}, [start]
        while to_visit:
            cell = to_visit.pop()
            if self.height(cell) == 0:
                return True
            for near in beside(cell):
                if near not in seen and abs(self.height(near) - self.height(cell)) <= 1:
                    seen.add(near)
                    to_visit.append(near)
        return False

    # ---- moving ----

    def targets(self, origin: Cell) -> list[Cell]:
        """X-M2 to X-M9  Where the top tile of a cell may move to, whoever's turn it is."""
        return [cell for cell in self.reached(origin) if self.may_move(origin, cell)]

    def has_free_side(self, origin: Cell) -> bool:
        """X-M7  Is some neighbouring cell lower than the top tile's level?"""
        return any(self.height(near) < self.height(origin) for near in beside(origin))

    def reached(self, origin: Cell) -> Iterator[Cell]:
        """X-M2, X-M5  The cells on the tile's lines, as far as it can go along them; the king's are one cell long."""
        tile, lifted = self.top(origin), self.lifted(origin)
        if tile.number == KING:
            yield from (cell for cell in beside(origin) if lifted.is_within_reach(cell))
            return
        for direction in sorted(tile.arrows()):
            cell = step(origin, direction)
            while lifted.is_within_reach(cell):
                yield cell
                if not lifted.can_be_crossed(cell, direction):
                    break
                cell = step(cell, direction)

    def is_within_reach(self, cell: Cell) -> bool:
        """X-M3  An empty cell can be entered only beside an occupied one; asked with the moving tile lifted."""
        return cell in self.towers or self.occupied_beside(cell) > 0

    def can_be_crossed(self, cell: Cell, direction: int) -> bool:
        """X-M4, X-M6  An occupied cell lets a tile go on if its top has an arrow that way, which a king never has."""
        return cell not in self.towers or direction in self.top(cell).arrows()

    def may_move(self, origin: Cell, target: Cell) -> bool:
        """X-M6 to X-M9, X-3a  Is a move to a cell within reach allowed, seen on the table that it would leave?"""
        tile, lifted = self.top(origin), self.lifted(origin)
        if not self.has_free_side(origin) or lifted.holds_king_not_hunted(tile.seat, target):
            return False
        landed = lifted.landed(target, tile)
        tested = landed if self.one_group == "landed" else lifted
        return tested.is_one_group() and landed.lets_little_men_out()

    def holds_king_not_hunted(self, seat: int, cell: Cell) -> bool:
        """X-M6, X-3a  Does the player's own king, or that of the player before, stand there?"""
        if cell not in self.towers or self.top(cell).number != KING:
            return False
        return self.top(cell).seat != self.hunted_by(seat)

    def hunted_by(self, seat: int) -> int:
        """X-3a  The next player in turn order."""
        return (seat + 1) % self.players

    def holds_hunted_king(self, seat: int, cell: Cell) -> bool:
        """X-E1, X-3a  Does the king that this player may capture stand there?"""
        if cell not in self.towers:
            return False
        return self.top(cell).number == KING and self.top(cell).seat == self.hunted_by(seat)

    # ---- placing ----

    def places(self, seat: int) -> list[Cell]:
        """X-P1, X-P2, X-M9  The empty cells that touch two occupied ones; a first tile, all there are if fewer."""
        if not self.towers:
            return [(0, 0)]  # X-B2
        needed = 2 if self.has_tile(seat) else min(2, len(self.towers))
        empty = {near for cell in self.towers for near in beside(cell) if near not in self.towers}
        return sorted(cell for cell in empty if self.occupied_beside(cell) >= needed and self.shuts_nobody_in(cell))

    def shuts_nobody_in(self, cell: Cell) -> bool:
        """X-M9  Do the little men get out once a tile is placed here? Only heights count, so any tile will do."""
        return self.landed(cell, Tile(0, KING, False, 0)).lets_little_men_out()

    def may_be_placed(self, tile: Tile, cell: Cell) -> bool:
        """X-P1, X-P3  No queen on a first turn, and no direct threat."""
        if tile.number == QUEEN and not self.has_tile(tile.seat):
            return False
        return not self.landed(cell, tile).threatens_king(cell)

    def threatens_king(self, cell: Cell) -> bool:
        """X-P3, X-3b  Has the top tile of a cell a legal move onto the king it hunts, were it that player's turn?"""
        seat = self.top(cell).seat
        return any(
            self.holds_hunted_king(seat, target) and self.may_move(cell, target) for target in self.reached(cell)
        )


class Reference:
    """A game of Stax."""

    def __init__(
        self,
        players: int = 2,
        one_group: str = "lifted",
        flip: bool = False,
        repetition: int | str = 3,
        move_limit: int = 500,
        pie: bool = False,
    ) -> None:
        """An empty table, all tiles in hand, white to place (X-B1, X-P1)."""
        assert players in (2, 3), "two or three play"
        assert one_group in ("lifted", "landed"), "X-M8: one_group is lifted or landed"
        assert flip in (True, False), "X-M10: flip is true or false"
        assert repetition in (3, "off"), "X-E3: repetition is 3 or off"
        assert move_limit >= 1, "X-E3: move_limit is a number of actions"
        assert pie in (True, False), "X-P5: pie is true or false"
        self.pie = pie and players == 2
        self.players, self.flip, self.repetition, self.move_limit = players, flip, repetition, move_limit
        self.table = Table(players, one_group, {})
        self.in_hand: list[list[int]] = [sorted(ARROWS) for _ in range(players)]
        self.begin(0, 0)

    @classmethod
    def at(
        cls,
        cells: dict[Cell, tuple[str, ...]],
        seat: int,
        played: int,
        *,
        players: int = 2,
        one_group: str = "lifted",
        flip: bool = False,
        repetition: int | str = 3,
        move_limit: int = 500,
        pie: bool = False,
    ) -> "Reference":
        """Any position: the tiles not on the table are in hand, and nothing is known of what was before."""
        game = cls(players, one_group, flip, repetition, move_limit, pie)
        game.table = Table(players, one_group, {cell: tuple(map(Tile.read, cells[cell])) for cell in cells})
        for tower in game.table.towers.values():
            assert tower, "an empty cell is left out"
            assert all(tile.number != KING for tile in tower[:-1]), "X-M6: no king is covered"
            for tile in tower:
                game.in_hand[tile.seat].remove(tile.number)
        game.begin(seat, played)
        return game

    def begin(self, seat: int, played: int) -> None:
        """The first position that is known, which counts as its first occurrence (X-E3)."""
        self.played = played
        self.occurrences: Counter[object] = Counter()
        self.phase = "move"
        self.seat: int | None = seat
        self.ranking: tuple[tuple[int, ...], ...] = ()
        self.ended_by = ""
        self.begin_turn(seat)

    # ---- what anybody may ask ----

    def legal(self) -> list[str]:
        """The spellings of the legal actions, sorted."""
        return sorted(self.choices)

    def cells(self) -> dict[Cell, tuple[str, ...]]:
        """Each tower, bottom to top, its tiles spelled out."""
        return {cell: tuple(tile.spell() for tile in tower) for cell, tower in self.table.towers.items()}

    def hands(self) -> list[list[int]]:
        """X-B4  The numbers of each player's unplaced tiles, ascending."""
        return [sorted(hand) for hand in self.in_hand]

    # ---- turns ----

    def begin_turn(self, seat: int) -> None:
        """X-E2, X-E3  A player is to act, unless he cannot or the game is drawn."""
        self.turn = seat
        self.choices = self.actions(seat)
        self.occurrences[self.position()] += 1
        if not self.choices:
            self.win((seat - 1) % self.players, "X-E2")
        elif self.is_drawn():
            self.end((tuple(range(self.players)),), "X-E3")
        else:
            self.seat = 0 if self.pie and self.played < ALONE else seat  # X-P5

    def play(self, spelling: str) -> None:
        """Carry out a legal action; a capture wins at once (X-E1), else the next player's turn begins."""
        assert spelling in self.legal(), f"not a legal action now: {spelling}"
        if spelling == SWAP:
            self.swap()
            return
        action, seat = self.choices[spelling], self.turn
        captures = self.table.holds_hunted_king(seat, action.target)
        if action.origin is None:
            self.in_hand[seat].remove(action.tile.number)
        else:
            self.table = self.table.lifted(action.origin)
        self.table = self.table.landed(action.target, action.tile)
        self.played += 1
        if captures:
            self.win(seat, "X-E1")
        else:
            self.begin_turn((seat + 1) % self.players)

    def swap(self) -> None:
        """X-P5  All tiles on the table and in the hands change their colour, and it is white's turn."""
        self.table = self.table.recoloured()
        self.in_hand.reverse()
        self.played += 1
        self.begin_turn(0)

    def actions(self, seat: int) -> dict[str, Action]:
        """X-P4, X-M1  All the placings and, once his king is on the table, all the moves, by spelling.

        X-P5: only placings while seat 0 acts alone, and then once the swap, which is told by its spelling alone.
        """
        found = self.placings(seat)
        if self.table.has_tile(seat, KING) and not (self.pie and self.played < ALONE):
            found |= self.moves(seat)
        if self.pie and self.played == ALONE:
            found[SWAP] = Action(Tile(seat, KING, False, 0), (0, 0))
        return found

    def placings(self, seat: int) -> dict[str, Action]:
        """X-P1, X-P2, X-P3  Every tile in hand on every cell, either face up, every way round, where it is legal."""
        found = {}
        for cell in self.table.places(seat):
            for number in self.in_hand[seat]:
                for face in faces(number):
                    for turn in turns(number, face):
                        tile = Tile(seat, number, face, turn)
                        if self.table.may_be_placed(tile, cell):
                            found[f"{tile.name()}@{cell[0]},{cell[1]}:{turn}"] = Action(tile, cell)
        return found

    def moves(self, seat: int) -> dict[str, Action]:
        """X-M1, X-M10  Every landing of his tiles that are on top, turned each way afterwards."""
        found = {}
        for origin in self.table.towers:
            tile = self.table.top(origin)
            if tile.seat != seat:
                continue
            for target in self.table.targets(origin):
                for after in self.ways_to_lie(tile):
                    prime = "'" if self.flip and after.other_face else ""
                    path = f"{origin[0]},{origin[1]}-{target[0]},{target[1]}"
                    found[f"{path}:{after.turn}{prime}"] = Action(after, target, origin)
        return found

    def ways_to_lie(self, tile: Tile) -> list[Tile]:
        """X-M10  A moved tile turned each way; tile 8 keeps its face unless the option `flip` lets it change."""
        shown = faces(tile.number) if self.flip else (tile.other_face,)
        return [Tile(tile.seat, tile.number, face, turn) for face in shown for turn in turns(tile.number, face)]

    # ---- the end ----

    def position(self) -> object:
        """X-E3  All that makes two positions the same: tiles in their cells, hands, player to move."""
        hands = tuple(tuple(hand) for hand in self.hands())
        return frozenset(self.table.towers.items()), hands, self.turn

    def is_drawn(self) -> bool:
        """X-E3  The same position for the third time, or as many actions as the limit allows."""
        repeated = self.repetition != "off" and self.occurrences[self.position()] >= 3
        return repeated or self.played >= self.move_limit

    def win(self, winner: int, clause: str) -> None:
        """X-E1, X-E2  One wins; with three players the other two are tied."""
        self.end(((winner,), tuple(seat for seat in range(self.players) if seat != winner)), clause)

    def end(self, ranking: tuple[tuple[int, ...], ...], clause: str) -> None:
        """The game is over: nobody's turn, nothing to choose."""
        self.phase, self.seat = "over", None
        self.ranking, self.ended_by = ranking, clause
        self.choices = {}
