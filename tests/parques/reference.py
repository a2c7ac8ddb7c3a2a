"""A slow, obvious reference of Parqués, used only to cross-check the fast engine.

It is written from `rules/parques.md` alone and shares no code with the engine. The ids in the docstrings are
that file's clauses. The game is a list of pieces, each standing on a spelled square, and a play is the list of
the pieces it moves, each with the squares where it lands.
"""

from dataclasses import dataclass

COLOURS = "YBRGOVPW"  # Q-B2, in turn order
CORRIDOR = ["c1", "c2", "c3", "c4", "c5", "c6", "c7"]  # Q-B1
JAIL, ARRIVAL = "h", "m"


def square_after(square: str, steps: int, seats: int) -> str:
    """The common square so many steps on, around a board of 17 squares a seat (Q-B1, Q-B2)."""
    return str((int(square) + steps - 1) % (17 * seats) + 1)


def start_of(colour: str, seats: int) -> str:
    """The start square of a colour: Y has 5, and each next colour is 17 squares on (Q-B1, Q-B2)."""
    return square_after("5", 17 * COLOURS.index(colour), seats)


def safe_squares(seats: int) -> set[str]:
    """The start squares and those 7 and 12 steps after them, of empty places too (Q-B1, Q-C2, Q-S1)."""
    starts = [start_of(colour, seats) for colour in COLOURS[:seats]]
    return {square_after(start, steps, seats) for start in starts for steps in (0, 7, 12)}


def way_of(colour: str, seats: int) -> list[str]:
    """Every square of a colour's way, from its jail to the arrival (Q-B1)."""
    start = start_of(colour, seats)
    mouth = square_after(start, -5, seats)
    way = [JAIL, start]
    while way[-1] != mouth:
        way.append(square_after(way[-1], 1, seats))
    return [*way, *CORRIDOR, ARRIVAL]


def colours_present(players: int, seats: int) -> list[str]:
    """The colours in seat order: the first places in turn order, but two sit opposite (Q-S1)."""
    if players == 2:
        return [COLOURS[0], COLOURS[seats // 2]]
    return list(COLOURS[:players])


def require(condition: bool, message: str) -> None:
    """Refuse a misuse."""
    if not condition:
        raise ValueError(message)


@dataclass(eq=False)
class Piece:
    """One piece: its colour and the spelled square it stands on."""

    colour: str
    square: str = JAIL


@dataclass(eq=False)
class Part:
    """One piece moved in a play, and the squares where it lands, the last one where it stays."""

    piece: Piece
    landings: list[str]

    def spell(self) -> str:
        """Where from and where to, by way of the middle square if it lands there (Spelling)."""
        return f"{self.piece.colour}{'-'.join([self.piece.square, *self.landings])}"


@dataclass(eq=False)
class Play:
    """One whole play: one part, or the two parts of a split, in the order they are spelled (Q-T4)."""

    parts: list[Part]

    def spell(self) -> str:
        """The text of the play, which tells it from others (Spelling)."""
        return " ".join(part.spell() for part in self.parts)


class Reference:
    """A game of Parqués that goes on by itself until somebody must throw or choose."""

    def __init__(
        self,
        players: int = 4,
        *,
        seats: int = 4,
        first: str | int = "roll",
        pieces: int = 4,
        tries: int = 3,
        exit_uses: str = "both",
        hops: str = "total",
        third_pair: str = "prize",
        exit_pairs_count: bool = True,
        capture_bonus: str = "none",
        soplar: bool = False,
        play_on: bool = True,
        one_die_at_end: bool = False,
    ) -> None:
        """Set up the game; every option is checked (Q-B2, Q-S1, Q-S2, Q-S3)."""
        require(seats in (4, 6, 8), "Q-B2: seats is 4, 6 or 8")
        require(players in range(2, seats + 1), "Q-S1: 2 players or more, up to the places of the board")
        require(first == "roll" or first in range(players), "Q-S2: first is roll or a seat")
        require(pieces in range(1, 5), "Q-S3: pieces is 1 to 4")
        require(tries in (1, 2, 3), "Q-T1: tries is 1, 2 or 3")
        require(exit_uses in ("both", "one"), "Q-T2: exit_uses is both or one")
        require(hops in ("total", "two"), "Q-T4: hops is total or two")
        require(third_pair in ("prize", "jail", "none"), "Q-T6: third_pair is prize, jail or none")
        require(capture_bonus in ("none", "throw"), "Q-C5: capture_bonus is none or throw")
        flags = {exit_pairs_count, soplar, play_on, one_die_at_end}
        require(flags <= {True, False}, "Q-T6, Q-C6, Q-E2, Q-E4: true or false")
        self.players, self.tries, self.exit_uses, self.hops = players, tries, exit_uses, hops
        self.third_pair, self.exit_pairs_count = third_pair, exit_pairs_count
        self.capture_bonus, self.soplar = capture_bonus, soplar
        self.play_on, self.one_die_at_end = play_on, one_die_at_end
        self.lay_board(seats, pieces)
        self.ranking: tuple[tuple[int, ...], ...] = ()
        self.contenders = list(range(players)) if first == "roll" else []  # still throwing to start
        self.start_totals: list[int] = []  # what the contenders have thrown so far in this round
        self.throws_left = 0  # of the tries (Q-T1)
        self.choices: list[Play] = []  # the legal plays now, those of the same text each for itself
        self.begin_turn(0 if first == "roll" else int(first))

    def lay_board(self, seats: int, pieces: int) -> None:
        """The squares of the board, and the pieces of those present, all in jail (Q-B1, Q-B2, Q-B3, Q-S1, Q-S3)."""
        self.colour_of = colours_present(self.players, seats)
        self.way = {colour: way_of(colour, seats) for colour in self.colour_of}
        self.common = {str(number) for number in range(1, 17 * seats + 1)}
        self.safe = safe_squares(seats)
        self.pieces = [Piece(colour) for colour in self.colour_of for _ in range(pieces)]

    # ---- what anybody may ask ----

    @property
    def seat(self) -> int | None:
        """Whose throw or decision it is; nobody's when the game is over."""
        return None if self.phase == "over" else self.turn

    @property
    def dice_count(self) -> int:
        """Two dice, or one by option for the last piece near its arrival (Q-E4); 0 when nobody throws."""
        if self.phase != "roll":
            return 0
        left = [piece for piece in self.own_pieces() if piece.square != ARRIVAL]
        if self.contenders or not self.one_die_at_end or len(left) != 1:
            return 2
        to_go = self.way[left[0].colour].index(ARRIVAL) - self.place(left[0])
        return 1 if left[0].square != JAIL and to_go <= 6 else 2

    def legal(self) -> list[str]:
        """The spellings of the legal plays, sorted; two of the same text are one (Spelling)."""
        return sorted({play.spell() for play in self.choices})

    def squares(self) -> dict[str, list[str]]:
        """Where each colour's pieces stand, jail first, then along the colour's way."""
        return {
            colour: [piece.square for piece in sorted(self.pieces, key=self.place) if piece.colour == colour]
            for colour in self.colour_of
        }

    # ---- who stands where ----

    def place(self, piece: Piece) -> int:
        """How far a piece is on its own way: 0 in jail, 1 on its start square, and so on (Q-B1)."""
        return self.way[piece.colour].index(piece.square)

    def own_pieces(self) -> list[Piece]:
        """All the pieces of the player whose turn it is."""
        return [piece for piece in self.pieces if piece.colour == self.colour_of[self.turn]]

    def in_jail(self) -> list[Piece]:
        """The pieces of the player that are in jail (Q-T2)."""
        return [piece for piece in self.own_pieces() if piece.square == JAIL]

    def in_play(self) -> list[Piece]:
        """The pieces of the player neither in jail nor arrived (Q-T1, Q-T6)."""
        return [piece for piece in self.own_pieces() if piece.square not in (JAIL, ARRIVAL)]

    def foreign_on(self, square: str) -> list[Piece]:
        """The pieces of other players on a common square; corridors and jails are one's own (Q-C1, Q-C4)."""
        if square not in self.common:
            return []
        return [piece for piece in self.pieces if piece.square == square and piece.colour != self.colour_of[self.turn]]

    def caught_on(self, square: str) -> list[Piece]:
        """What a piece that lands on a square captures: all the foreign, unless it is safe (Q-C1, Q-C2, Q-C4)."""
        return [] if square in self.safe else self.foreign_on(square)

    # ---- throwing ----

    def roll(self, dice: tuple[int, ...]) -> None:
        """Throw the dice, for the start (Q-S2) or in a turn (Q-T1, Q-T3); one die is never a pair (Q-E4)."""
        require(self.phase == "roll", "nobody is to throw now")
        require(len(dice) == self.dice_count, f"Q-E4: {self.dice_count} dice are thrown now")
        require(all(die in range(1, 7) for die in dice), "a die shows 1 to 6")
        require(list(dice) == sorted(dice), "Spelling: the low die first")
        if self.contenders:
            self.throw_for_start(sum(dice))
        elif len(dice) == 2 and dice[0] == dice[1]:
            self.throw_pair(dice)
        else:
            self.again = False
            if self.throws_left > 0:
                self.throws_left -= 1
            self.offer(self.plays_for(dice))

    def throw_for_start(self, total: int) -> None:
        """The highest total starts; those tied for it throw again, in seat order (Q-S2)."""
        self.start_totals.append(total)
        if len(self.start_totals) < len(self.contenders):
            self.turn = self.contenders[len(self.start_totals)]
            return
        highest = max(self.start_totals)
        throws = zip(self.contenders, self.start_totals, strict=True)
        self.contenders = [seat for seat, thrown in throws if thrown == highest]
        self.start_totals = []
        self.turn = self.contenders[0]
        if len(self.contenders) == 1:
            self.contenders = []
            self.begin_turn(self.turn)

    def throw_pair(self, dice: tuple[int, ...]) -> None:
        """A pair ends the tries (Q-T1), is counted (Q-T6), lets out (Q-T2) or moves, and throws again (Q-T5)."""
        self.throws_left = 0
        self.again = True
        counts = self.exit_pairs_count or not self.in_jail()
        if counts:
            self.pairs += 1
        if counts and self.pairs == 3 and self.third_pair != "none":
            self.throw_third_pair()
        elif self.in_jail():
            uses_one_die = self.exit_uses == "one" and len(self.in_jail()) == 1
            self.let_out(dice[0])
            self.offer(self.plays_for(dice[1:]) if uses_one_die else [])
        else:
            self.offer(self.plays_for(dice))

    def let_out(self, die: int) -> None:
        """All come out on 1-1 or 6-6, else two or the one left, capturing on the start square (Q-T2, Q-C3)."""
        jailed = self.in_jail()
        start = self.way[self.colour_of[self.turn]][1]
        for foreign in self.foreign_on(start):
            foreign.square = JAIL
        for piece in jailed if die in (1, 6) else jailed[:2]:
            piece.square = start

    def throw_third_pair(self) -> None:
        """The third pair: a prize to choose, or a piece to jail, and then the turn ends (Q-T6)."""
        self.again = False
        if self.third_pair == "prize":
            self.offer([Play([Part(piece, [ARRIVAL])]) for piece in self.in_play()])
            return
        outside = [piece for piece in self.in_play() if piece.square not in CORRIDOR]
        if outside:
            max(outside, key=self.place).square = JAIL
        self.offer([])

    # ---- what is legal ----

    def plays_for(self, dice: tuple[int, ...]) -> list[Play]:
        """Totals and full splits; only if there is none, a single die with one piece (Q-T3, Q-T4)."""
        if len(dice) == 2:
            low, high = dice
            whole = [*self.totals(low, high), *self.splits(low, high)]
            if whole:
                return whole
        return [Play([part]) for die in dice for part in self.parts([die])]

    def totals(self, low: int, high: int) -> list[Play]:
        """One piece by both dice, landing once, or by option twice, in either order (Q-T4)."""
        ways_to_go = [[low + high]] if self.hops == "total" else [[low, high], [high, low]]
        return [Play([part]) for legs in ways_to_go for part in self.parts(legs)]

    def splits(self, low: int, high: int) -> list[Play]:
        """One piece by one die and a different piece by the other (Q-T3, Q-T4)."""
        return [
            Play(sorted([one, two], key=self.spelling_order))
            for one in self.parts([low])
            for two in self.parts([high])
            if one.piece is not two.piece
        ]

    def spelling_order(self, part: Part) -> tuple[int, int]:
        """The piece further back first, and of one square the nearer target first (Spelling)."""
        return self.place(part.piece), self.way[part.piece.colour].index(part.landings[-1])

    def parts(self, legs: list[int]) -> list[Part]:
        """Each piece in play that can go these legs, landing after each; none may overshoot (Q-E1)."""
        found = []
        for piece in self.in_play():
            ahead = self.way[piece.colour][self.place(piece) :]
            if sum(legs) < len(ahead):
                found.append(Part(piece, [ahead[sum(legs[: n + 1])] for n in range(len(legs))]))
        return found

    # ---- playing ----

    def play(self, move: str) -> None:
        """Carry out a legal play, then whatever follows from it (Q-C1, Q-C5, Q-C6, Q-E2)."""
        matching = [play for play in self.choices if play.spell() == move]
        require(bool(matching), f"not a legal play now: {move}")
        before = {piece: self.place(piece) for piece in self.could_capture()}
        captured = self.carry_out(matching[0])
        if self.soplar and before and not captured:
            self.blow(before)
        if self.has_finished(self.turn):
            self.finish()
            return
        if captured and self.capture_bonus == "throw":
            self.again = True
        self.offer([])

    def could_capture(self) -> list[Piece]:
        """The pieces that capture by their own landing in some legal play, as the board stands (Q-C6)."""
        parts = [part for play in self.choices for part in play.parts]
        return [part.piece for part in parts if any(self.caught_on(square) for square in part.landings)]

    def carry_out(self, play: Play) -> bool:
        """Land every piece of the play, one after the other, and say if any captured (Q-C1, Q-T4)."""
        captured = False
        for part in play.parts:
            for square in part.landings:
                for foreign in self.caught_on(square):
                    foreign.square = JAIL
                    captured = True
                part.piece.square = square
        return captured

    def blow(self, before: dict[Piece, int]) -> None:
        """Jail the piece that did not capture: most advanced before the play, then after it (Q-C6)."""
        max(before, key=lambda piece: (before[piece], self.place(piece))).square = JAIL

    def offer(self, plays: list[Play]) -> None:
        """Let the player choose; with nothing to choose he throws again or the turn ends (Q-T1, Q-T4, Q-T5)."""
        self.choices = plays
        if plays:
            self.phase = "move"
        elif self.again or self.throws_left > 0:
            self.phase = "roll"
        else:
            self.next_seat()

    # ---- turns and the end ----

    def begin_turn(self, seat: int) -> None:
        """A turn begins with one throw, or with tries if no piece is in play (Q-T1); but first they throw to start."""
        self.turn = seat
        self.phase = "roll"
        self.clear_turn()
        self.throws_left = 0 if self.contenders or self.in_play() else self.tries

    def clear_turn(self) -> None:
        """Nothing counted, earned or to choose in this turn."""
        self.pairs = 0
        self.throws_left = 0
        self.again = False  # whether another throw is due after the present one (Q-T5, Q-C5)
        self.choices = []

    def next_seat(self) -> None:
        """The turn passes counter-clockwise, over those who have finished (Q-S2, Q-E3)."""
        seat = (self.turn + 1) % self.players
        while self.has_finished(seat):
            seat = (seat + 1) % self.players
        self.begin_turn(seat)

    def has_finished(self, seat: int) -> bool:
        """All the pieces of a player have arrived (Q-E2)."""
        return all(piece.square == ARRIVAL for piece in self.pieces if piece.colour == self.colour_of[seat])

    def finish(self) -> None:
        """The player has finished and throws no more; the game may be over (Q-E2, Q-E3)."""
        self.ranking = (*self.ranking, (self.turn,))
        left = tuple(seat for seat in range(self.players) if not self.has_finished(seat))
        if self.play_on and len(left) > 1:
            self.next_seat()
            return
        self.ranking = (*self.ranking, left)
        self.phase = "over"
        self.clear_turn()
