"""A slow, obvious reference of Felix Sex, used only to cross-check the fast engine.

It is written from `rules/felix-sex.md` alone and shares no code with the engine. The ids in the docstrings are
that file's clauses. The board is, for each player, a count of his pieces on each spelled cell of his way, the
hand and the pieces taken off included. A move is carried out on a copy of the board wherever it is only tried.
"""

from collections import Counter
from dataclasses import dataclass

HAND, OFF = "hand", "off"
OWN_ROW = (  # F-B2: white's and black's
    ("1a", "2a", "3a", "4a", "5a", "6a"),
    ("1b", "2b", "3b", "4b", "5b", "6b"),
)
SHARED = tuple(str(number) for number in range(7, 31))  # F-B2
LAST_SIX = ("25", "26", "27", "28", "29", "30")  # F-E1
WAY = tuple((HAND, *row, *SHARED, OFF) for row in OWN_ROW)  # F-B2: each player's, in order


@dataclass(frozen=True)
class Use:
    """One move: where each of its pieces comes from, where all of them land, and the dice it uses."""

    origins: tuple[str, ...]
    target: str
    dice: tuple[int, ...]

    def spell(self) -> str:
        """The move as in the clause Spelling; a group of one is a plain move."""
        if len(self.dice) == 3:
            return f"{'+'.join(self.origins)}-{self.target}"
        if len(self.origins) > 1:
            return f"{self.origins[0]}*{len(self.origins)}-{self.target}"
        return f"{self.origins[0]}-{self.target}"


class Board:
    """Where the pieces are, and what one throw may do with them, die by die."""

    def __init__(self, pieces: int, shuffle: bool, stacks: str) -> None:
        """All the pieces are in hand (F-B3)."""
        self.pieces, self.shuffle, self.stacks = pieces, shuffle, stacks
        self.counts = [Counter({HAND: pieces}), Counter({HAND: pieces})]
        self.all_entered = [False, False]  # F-N3: has he ever had no piece left in hand?

    def copy(self) -> "Board":
        """The same position, to try something on."""
        other = Board(self.pieces, self.shuffle, self.stacks)
        other.counts = [Counter(counts) for counts in self.counts]
        other.all_entered = list(self.all_entered)
        return other

    def after(self, seat: int, use: Use) -> "Board":
        """A copy of the board on which a move has been carried out."""
        other = self.copy()
        other.carry_out(seat, use)
        return other

    def carry_out(self, seat: int, use: Use) -> None:
        """Move the pieces; whatever enemies stand where they land go to the hand (F-M3, F-M5, F-M6)."""
        own, enemy = self.counts[seat], self.counts[1 - seat]
        for origin in use.origins:
            own[origin] -= 1
            own[use.target] += 1
        if use.target in SHARED:
            captured = enemy[use.target]
            enemy[use.target] = 0
            enemy[HAND] += captured
        if own[HAND] == 0:
            self.all_entered[seat] = True  # F-N3; those taken off have been entered

    def has_won(self, seat: int) -> bool:
        """All of a player's pieces are off (F-E3)."""
        return self.counts[seat][OFF] == self.pieces

    # ---- what the dice may do, each a step of its own ----

    def uses(self, seat: int, dice: tuple[int, ...]) -> dict[str, Use]:
        """Every legal use of one of these dice, and every joint landing, by spelling (F-T2, F-T3, F-M5)."""
        if self.has_won(seat):
            return {}
        found: list[Use] = []
        for die in dice:
            for origin in WAY[seat][:-1]:
                found += self.uses_from(seat, origin, die)
        if self.stacks == "joint":
            found += self.joint_landings(seat, dice)
        return {use.spell(): use for use in found}

    def uses_from(self, seat: int, origin: str, die: int) -> list[Use]:
        """The moves of one die from one place: one for each size of group that may go (F-M1, F-M5)."""
        target = self.target(seat, origin, die)
        if target is None or not self.may_go(seat, origin, target):
            return []
        return [
            Use((origin,) * size, target, (die,))
            for size in self.group_sizes(seat, origin, target)
            if self.may_land(seat, size, target)
        ]

    def target(self, seat: int, origin: str, die: int) -> str | None:
        """Where a die leads: the hand counts as cell 0, off as 31, and beyond is nowhere (F-N1, F-M1, F-E1)."""
        way = WAY[seat]
        there = way.index(origin) + die
        return way[there] if there < len(way) else None

    def group_sizes(self, seat: int, origin: str, target: str) -> range:
        """How many pieces of a stack one die may move; entering and taking off always one (F-M5)."""
        standing = self.counts[seat][origin]
        if self.stacks == "together" and origin != HAND and target != OFF:
            return range(1, standing + 1)
        return range(1, min(standing, 1) + 1)

    def may_go(self, seat: int, origin: str, target: str) -> bool:
        """What pieces in hand forbid (F-N2, F-N3), and when pieces may be taken off (F-E1)."""
        if self.counts[seat][HAND] > 0 and origin != HAND:
            if self.all_entered[seat] or not self.shuffle:
                return False
            return target in OWN_ROW[seat]
        return target != OFF or self.may_take_off(seat)

    def may_take_off(self, seat: int) -> bool:
        """All the pieces he still has are in 25-30: none in hand, none earlier (F-E1, F-E2)."""
        own = self.counts[seat]
        return all(own[cell] == 0 for cell in WAY[seat] if cell not in LAST_SIX and cell != OFF)

    def may_land(self, seat: int, size: int, target: str) -> bool:
        """No enemy, or a single one, or with `together` fewer than the group (F-N1, F-M2, F-M3, F-M4, F-M5)."""
        if target not in SHARED:
            return True
        enemies = self.counts[1 - seat][target]
        if enemies == 0 or (size == 1 and enemies == 1):
            return True
        return size > enemies

    def joint_landings(self, seat: int, dice: tuple[int, ...]) -> list[Use]:
        """Three unused dice bring three pieces, one each, onto exactly two enemies (F-M5)."""
        if len(dice) != 3:
            return []
        way, found = WAY[seat], []
        for target in SHARED:
            if self.counts[1 - seat][target] != 2:
                continue
            origins = tuple(way[way.index(target) - die] for die in sorted(dice, reverse=True))
            needed = Counter(origins)
            present = all(self.counts[seat][cell] >= number for cell, number in needed.items())
            if present and all(self.may_go(seat, origin, target) for origin in origins):
                found.append(Use(origins, target, dice))
        return found


def most_dice(board: Board, seat: int, dice: tuple[int, ...]) -> int:
    """As many of these dice as can be used, one way or another, tried move by move (F-T4)."""
    most = 0
    for use in board.uses(seat, dice).values():
        most = max(most, dice_used_with(board, seat, dice, use))
        if most == len(dice):  # there are no more to use
            break
    return most


def dice_used_with(board: Board, seat: int, dice: tuple[int, ...], use: Use) -> int:
    """As many of these dice as can be used if this move is made first; a joint landing uses three (F-T4)."""
    return len(use.dice) + most_dice(board.after(seat, use), seat, without(dice, use.dice))


def without(dice: tuple[int, ...], used: tuple[int, ...]) -> tuple[int, ...]:
    """The dice left when some have been used: each is used once (F-T2)."""
    left = list(dice)
    for die in used:
        left.remove(die)
    return tuple(left)


class Reference:
    """A game of Felix Sex that goes on by itself until somebody must throw or choose."""

    def __init__(
        self,
        *,
        pieces: int = 15,
        first: str | int = "roll",
        dice: str = "step",
        shuffle: bool = True,
        stacks: str = "joint",
    ) -> None:
        """Set up the game; every option is checked (F-B3, F-T1, F-T4, F-N2, F-M5)."""
        require(pieces in (5, 6, 10, 15), "F-B3: pieces is 15, 5, 6 or 10")
        require(first in ("roll", 0, 1), "F-T1: first is roll, 0 or 1")
        require(dice in ("step", "maximum"), "F-T4: dice is step or maximum")
        require(shuffle in (True, False), "F-N2: shuffle is true or false")
        require(stacks in ("joint", "together", "never"), "F-M5: stacks is joint, together or never")
        self.maximum = dice == "maximum"
        self.board = Board(pieces, shuffle, stacks)
        self.ranking: tuple[tuple[int, ...], ...] = ()
        self.start_throws: list[int] = []  # white's, while black is to throw for who starts
        self.dice_left: tuple[int, ...] = ()  # unused, of this throw, low first
        self.choices: dict[str, Use] = {}  # the legal moves now, by spelling
        self.dice_count = 1 if first == "roll" else 3
        self.begin_turn(0 if first == "roll" else int(first))

    # ---- what anybody may ask ----

    @property
    def seat(self) -> int | None:
        """Whose throw or decision it is; nobody's when the game is over."""
        return None if self.phase == "over" else self.turn

    def legal(self) -> list[str]:
        """The spellings of the legal moves, sorted (README: one spelling, one move)."""
        return sorted(self.choices)

    def cells(self) -> list[dict[str, int]]:
        """For each seat, how many of its pieces are where, along its way."""
        return [
            {cell: self.board.counts[seat][cell] for cell in WAY[seat] if self.board.counts[seat][cell]}
            for seat in (0, 1)
        ]

    # ---- throwing ----

    def roll(self, dice: tuple[int, ...]) -> None:
        """Throw the three dice of a turn (F-T2), or one for who starts (F-T1)."""
        require(self.phase == "roll", "nobody is to throw now")
        require(len(dice) == self.dice_count, f"{self.dice_count} dice are thrown now")
        require(all(die in range(1, 7) for die in dice), "a die shows 1 to 6")
        require(list(dice) == sorted(dice), "the dice are given low first")
        if self.dice_count == 1:
            self.throw_for_start(dice[0])
            return
        self.dice_left = tuple(dice)
        self.offer()

    def throw_for_start(self, die: int) -> None:
        """White throws, then black; the higher starts, a tie is thrown again in the same order (F-T1)."""
        self.start_throws.append(die)
        if len(self.start_throws) == 1:
            self.begin_turn(1)
            return
        white, black = self.start_throws
        self.start_throws = []
        if white == black:
            self.begin_turn(0)
            return
        self.dice_count = 3
        self.begin_turn(0 if white > black else 1)

    # ---- choosing ----

    def offer(self) -> None:
        """Let the player choose while any die left has a legal use, else the turn is over (F-T4)."""
        self.choices = self.legal_uses()
        if self.choices:
            self.phase = "move"
        else:
            self.begin_turn(1 - self.turn)

    def legal_uses(self) -> dict[str, Use]:
        """The legal uses of the dice left; with `dice` = maximum only those that waste the fewest (F-T4)."""
        board, seat, dice = self.board, self.turn, self.dice_left
        uses = board.uses(seat, dice)
        if not self.maximum:
            return uses
        most = most_dice(board, seat, dice)
        return {
            move: use
            for move, use in uses.items()
            if board.after(seat, use).has_won(seat) or dice_used_with(board, seat, dice, use) == most
        }

    def play(self, move: str) -> None:
        """Play a legal move; then the player goes on with the dice left, unless he has won (F-T3, F-T4, F-E3)."""
        require(move in self.choices, f"not a legal move now: {move}")
        use = self.choices[move]
        self.board.carry_out(self.turn, use)
        self.dice_left = without(self.dice_left, use.dice)
        if self.board.has_won(self.turn):
            self.end()
        else:
            self.offer()

    # ---- turns and the end ----

    def begin_turn(self, seat: int) -> None:
        """A seat is to throw (F-T1, F-T2)."""
        self.turn = seat
        self.phase = "roll"
        self.clear_throw()

    def clear_throw(self) -> None:
        """No dice to use, and nothing to choose."""
        self.dice_left = ()
        self.choices = {}

    def end(self) -> None:
        """The first to take off all his pieces wins (F-E3)."""
        self.ranking = ((self.turn,), (1 - self.turn,))
        self.phase = "over"
        self.clear_throw()


def require(condition: bool, message: str) -> None:
    """Refuse a misuse."""
    if not condition:
        raise ValueError(message)
