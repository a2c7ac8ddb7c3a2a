"""A slow, obvious reference of Parchís, used only to cross-check the fast engine.

It is written from `rules/parchis.md` alone and shares no code with the engine. The ids in the docstrings are
that file's clauses. The board is a list of pieces, each standing on a spelled square; a piece that moves is
taken up and put at the end of the list, so the list is always in order of arrival.
"""

from dataclasses import dataclass

COLOURS = "YBRG"  # P-B1
START = {"Y": "5", "B": "22", "R": "39", "G": "56"}  # P-B2
MOUTH = {"Y": "68", "B": "17", "R": "34", "G": "51"}  # P-B3
SAFE = frozenset(["5", "12", "17", "22", "29", "34", "39", "46", "51", "56", "63", "68"])  # P-B2
COMMON = frozenset(str(number) for number in range(1, 69))  # P-B1
CORRIDOR = ["c1", "c2", "c3", "c4", "c5", "c6", "c7"]  # P-B3
OPPOSITE = {"Y": "R", "R": "Y", "B": "G", "G": "B"}  # P-S1, P-4a
HOME, GOAL = "h", "m"

SEATS: dict[tuple[str, int], list[str]] = {  # P-S1: the colours of each seat
    ("individual", 2): ["Y", "R"],
    ("individual", 3): ["Y", "B", "R"],
    ("individual", 4): ["Y", "B", "R", "G"],
    ("two-colours", 2): ["YR", "BG"],
    ("pairs", 4): ["Y", "B", "R", "G"],
}


def way_of(colour: str) -> list[str]:
    """Every square of a colour's way, from its home to the goal (P-B3, P-M1)."""
    way = [HOME, START[colour]]
    while way[-1] != MOUTH[colour]:
        number = int(way[-1])
        way.append("1" if number == 68 else str(number + 1))
    return [*way, *CORRIDOR, GOAL]


WAY = {colour: way_of(colour) for colour in COLOURS}


@dataclass(eq=False)
class Piece:
    """One piece: its colour and the spelled square it stands on."""

    colour: str
    square: str = HOME

    def spell(self, target: str) -> str:
        """The move of this piece to a square, as in the clause Spelling."""
        return f"{self.colour}{self.square}-{target}"


class Reference:
    """A game of Parchís that goes on by itself until somebody must throw or choose."""

    def __init__(
        self,
        players: int = 4,
        mode: str = "individual",
        *,
        start_out: int = 0,
        first: str | int = "roll",
        six_counts: int = 7,
        six_at_home: str = "again",
        three_sixes: str = "home",
        play_on: bool = True,
        own_colours_eat: bool = True,
        finish: str = "all",
        pairs_finish: str = "both",
    ) -> None:
        """Set up the game; every option is checked, used by the mode or not (P-S1, P-S2, P-S3)."""
        require((mode, players) in SEATS, "P-S1: no such mode for so many players")
        require(start_out in (0, 1, 2), "P-S2: start_out is 0, 1 or 2")
        require(first == "roll" or first in range(players), "P-S3: first is roll or a seat")
        require(six_counts in (7, 12, 6), "P-T6: six_counts is 7, 12 or 6")
        require(six_at_home in ("again", "pass"), "P-T9: six_at_home is again or pass")
        require(three_sixes in ("home", "lose-turn"), "P-T10: three_sixes is home or lose-turn")
        require({play_on, own_colours_eat} <= {True, False}, "P-E2, P-2c: true or false")
        require(finish in ("all", "one-colour"), "P-2d: finish is all or one-colour")
        require(pairs_finish in ("both", "first"), "P-4d: pairs_finish is both or first")
        self.players, self.mode = players, mode
        self.six_counts, self.six_at_home = six_counts, six_at_home
        self.three_sixes, self.play_on = three_sixes, play_on
        self.own_colours_eat, self.finish, self.pairs_finish = own_colours_eat, finish, pairs_finish
        self.colours_of = SEATS[mode, players]
        self.pieces = starting_pieces("".join(self.colours_of), start_out)
        self.last_moved: Piece | None = None  # in this turn
        self.ranking: tuple[tuple[int, ...], ...] = ()
        self.contenders = list(range(players)) if first == "roll" else []  # still throwing to start
        self.start_throws: list[int] = []  # what the contenders have thrown so far in this round
        self.choices: dict[str, Piece] = {}  # the legal moves now, by spelling
        self.begin_turn(0 if first == "roll" else int(first))

    # ---- what anybody may ask ----

    @property
    def seat(self) -> int | None:
        """Whose throw or decision it is; nobody's when the game is over."""
        return None if self.phase == "over" else self.turn

    def legal(self) -> list[str]:
        """The spellings of the legal moves, sorted (README: one spelling, one move)."""
        return sorted(self.choices)

    def squares(self) -> dict[str, list[str]]:
        """Where each colour's four pieces stand, home first, then along the colour's way."""
        return {
            colour: sorted((p.square for p in self.pieces if p.colour == colour), key=WAY[colour].index)
            for colour in COLOURS
            if colour in "".join(self.colours_of)
        }

    # ---- throwing ----

    def roll(self, die: int) -> None:
        """Throw the die (P-T1), for the start (P-S3) or in a turn; the third 6 is not moved (P-T10)."""
        require(self.phase == "roll", "nobody is to throw now")
        require(die in range(1, 7), "the die shows 1 to 6")
        if self.contenders:
            self.throw_for_start(die)
            return
        self.die = die
        self.throw_moved = False
        if die == 6:
            self.sixes += 1
        if self.sixes == 3:
            self.third_six()
        else:
            self.offer(self.moves_for_throw())

    def throw_for_start(self, die: int) -> None:
        """The highest starts; those tied for it throw again, in seat order (P-S3)."""
        self.start_throws.append(die)
        if len(self.start_throws) < len(self.contenders):
            self.turn = self.contenders[len(self.start_throws)]
            return
        highest = max(self.start_throws)
        throws = zip(self.contenders, self.start_throws, strict=True)
        self.contenders = [seat for seat, thrown in throws if thrown == highest]
        self.start_throws = []
        self.turn = self.contenders[0]
        if len(self.contenders) == 1:
            self.contenders = []
            self.begin_turn(self.turn)

    def third_six(self) -> None:
        """The last piece moved goes home, unless in its corridor or goal; the turn ends (P-T10)."""
        piece = self.last_moved
        if self.three_sixes == "home" and piece is not None and piece.square in COMMON:
            self.put(piece, HOME)
        self.next_seat()

    # ---- who stands where, and who is whose ----

    def standing(self, colour: str, square: str) -> list[Piece]:
        """The pieces a piece of this colour meets on a square, first come first; corridors are one's own."""
        here = [piece for piece in self.pieces if piece.square == square]
        return here if square in COMMON else [piece for piece in here if piece.colour == colour]

    def put(self, piece: Piece, square: str) -> None:
        """Stand a piece on a square, as the last to arrive there."""
        self.pieces.remove(piece)
        piece.square = square
        self.pieces.append(piece)

    def is_foreign(self, colour: str, other: str) -> bool:
        """Whether the first colour may eat the other (P-M4, P-T3, P-T4, P-2c, P-4b)."""
        if colour == other:
            return False
        if self.mode == "pairs":
            return OPPOSITE[colour] != other
        if self.mode == "two-colours" and not self.own_colours_eat:
            return OPPOSITE[colour] != other
        return True

    def is_barrier(self, pieces: list[Piece]) -> bool:
        """Two of one colour on one square, or in pairs two of partners (P-M2, P-M3, P-2b, P-4b)."""
        if len(pieces) != 2:
            return False
        one, two = pieces[0].colour, pieces[1].colour
        return one == two or (self.mode == "pairs" and OPPOSITE[one] == two)

    def mover(self) -> int:
        """The seat whose pieces are moved: the partner's once a player in pairs has finished (P-4c)."""
        if self.mode == "pairs" and self.has_finished(self.turn):
            return partner(self.turn)
        return self.turn

    def own_pieces(self) -> list[Piece]:
        """All the pieces that this turn may move, of either colour in two-colours (P-2a, P-4c)."""
        return [piece for piece in self.pieces if piece.colour in self.colours_of[self.mover()]]

    # ---- what is legal ----

    def moves_for_throw(self) -> dict[str, Piece]:
        """The legal moves of the die just thrown (P-T2, P-T5, P-T7, P-T8)."""
        if self.die == 5:
            leaving = {p.spell(START[p.colour]): p for p in self.own_pieces() if self.may_leave(p)}
            if leaving:
                return leaving
        walks = self.walks(self.steps())
        if self.die == 6:
            opening = {move: piece for move, piece in walks.items() if self.in_forced_barrier(piece)}
            if opening:
                return opening
        return walks

    def may_leave(self, piece: Piece) -> bool:
        """At home, and the start square not closed by two pieces of which none is foreign (P-T3, P-T4)."""
        if piece.square != HOME:
            return False
        there = self.standing(piece.colour, START[piece.colour])
        return len(there) < 2 or any(self.is_foreign(piece.colour, other.colour) for other in there)

    def steps(self) -> int:
        """A 6 counts 7, or as the option says, when none of the player's pieces is at home (P-T6)."""
        if self.die == 6 and all(piece.square != HOME for piece in self.own_pieces()):
            return self.six_counts
        return self.die

    def in_forced_barrier(self, piece: Piece) -> bool:
        """Whether a piece is in a barrier that a 6 opens: none in a corridor (P-T8)."""
        return piece.square in COMMON and self.is_barrier(self.standing(piece.colour, piece.square))

    def walks(self, steps: int) -> dict[str, Piece]:
        """The legal moves forward by so many steps, of a throw or a bonus (P-T5, P-M8)."""
        moves = {}
        for piece in self.own_pieces():
            path = self.path(piece, steps)
            if path and self.may_walk(piece, path):
                moves[piece.spell(path[-1])] = piece
        return moves

    def path(self, piece: Piece, steps: int) -> list[str]:
        """The squares stepped on, the last one landed on; none from home or past the goal (P-M1, P-M6)."""
        way = WAY[piece.colour]
        here = way.index(piece.square)
        ahead = way[here + 1 :]
        if piece.square == HOME or steps > len(ahead):
            return []
        return ahead[:steps]

    def may_walk(self, piece: Piece, path: list[str]) -> bool:
        """No barrier on the path, and a landing that is allowed (P-M2)."""
        for square in path:
            if square != GOAL and self.is_barrier(self.standing(piece.colour, square)):
                return False
        return self.may_land(piece, path[-1])

    def may_land(self, piece: Piece, square: str) -> bool:
        """Not where two stand (P-B4, P-M3), nor, if not safe, on the own colour one may not eat (P-2c)."""
        if square == GOAL:
            return True
        there = self.standing(piece.colour, square)
        if len(there) == 2:
            return False
        if len(there) == 0 or square in SAFE or there[0].colour == piece.colour:
            return True
        return self.mode == "pairs" or self.is_foreign(piece.colour, there[0].colour)

    # ---- playing ----

    def play(self, move: str) -> None:
        """Play a legal move, then whatever follows from it (P-M4, P-M7, P-M8, P-E1)."""
        require(move in self.choices, f"not a legal move now: {move}")
        piece = self.choices[move]
        mover = self.mover()
        bonus = self.carry_out(piece, move.split("-")[1])
        self.last_moved = piece
        self.throw_moved = True
        self.pending_bonus = bonus
        if self.has_finished(mover):
            self.finish_seat(mover)
        else:
            self.offer(self.walks(bonus) if bonus else {})

    def carry_out(self, piece: Piece, target: str) -> int:
        """Move the piece, send home what it eats, and say the bonus it earns (P-M4, P-M7)."""
        eaten = self.eaten_by(piece, target)
        self.put(piece, target)
        if eaten is not None:
            self.put(eaten, HOME)
            return 20
        return 10 if target == GOAL else 0

    def eaten_by(self, piece: Piece, target: str) -> Piece | None:
        """The piece that a move eats: leaving home (P-T4), or landing where it is not safe (P-M4, P-M5)."""
        if target not in COMMON:
            return None
        there = self.standing(piece.colour, target)
        foreign = [other for other in there if self.is_foreign(piece.colour, other.colour)]
        if piece.square == HOME:
            return foreign[-1] if len(there) == 2 else None
        if target in SAFE or not foreign:
            return None
        return foreign[0]

    def offer(self, moves: dict[str, Piece]) -> None:
        """Let the player choose; with no move a bonus is lost (P-M8), and a 6 throws again (P-T7, P-T9)."""
        self.choices = moves
        if moves:
            self.phase = "move"
            return
        self.pending_bonus = 0
        if self.throws_again():
            self.phase = "roll"
        else:
            self.next_seat()

    def throws_again(self) -> bool:
        """After a 6, unless by option it moved nothing with no piece on the common squares or corridors (P-T9)."""
        in_play = any(piece.square not in (HOME, GOAL) for piece in self.own_pieces())
        return self.die == 6 and (self.six_at_home == "again" or self.throw_moved or in_play)

    # ---- turns and the end ----

    def begin_turn(self, seat: int) -> None:
        """A seat's turn begins with a throw (P-T1)."""
        self.turn = seat
        self.phase = "roll"
        self.clear_turn()

    def clear_turn(self) -> None:
        """Nothing thrown, moved, earned or to choose in this turn."""
        self.die = 0
        self.throw_moved = False  # by the throw being played
        self.sixes = 0
        self.pending_bonus = 0
        self.last_moved = None
        self.choices = {}

    def next_seat(self) -> None:
        """The turn passes on by seat (P-S3), over the finished (P-E1), but in pairs they throw on (P-4c)."""
        seat = (self.turn + 1) % self.players
        while self.mode != "pairs" and self.has_finished(seat):
            seat = (seat + 1) % self.players
        self.begin_turn(seat)

    def has_finished(self, seat: int) -> bool:
        """All of a player's pieces are in the goal (P-E1), or by option all of one colour (P-2d)."""
        done = [
            all(piece.square == GOAL for piece in self.pieces if piece.colour == colour)
            for colour in self.colours_of[seat]
        ]
        return any(done) if self.finish == "one-colour" else all(done)

    def finish_seat(self, seat: int) -> None:
        """A player has finished: the game ends, or only the turn, with no bonus (P-E1, P-E2, P-4d)."""
        if self.mode == "pairs":
            pair = {seat, partner(seat)}
            if self.pairs_finish == "first" or self.has_finished(partner(seat)):
                self.end((tuple(sorted(pair)), tuple(sorted({0, 1, 2, 3} - pair))))
                return
        else:
            self.ranking = (*self.ranking, (seat,))
            left = tuple(other for other in range(self.players) if (other,) not in self.ranking)
            if len(left) == 1 or not self.play_on:
                self.end((*self.ranking, left))
                return
        self.next_seat()

    def end(self, ranking: tuple[tuple[int, ...], ...]) -> None:
        """The game is over (P-E2)."""
        self.ranking = ranking
        self.phase = "over"
        self.clear_turn()


def partner(seat: int) -> int:
    """The seat opposite, of four (P-4a)."""
    return (seat + 2) % 4


def starting_pieces(colours: str, start_out: int) -> list[Piece]:
    """Four pieces of each colour, at home but for those the option puts out (P-B1, P-S2)."""
    squares = {colour: [START[colour]] * start_out + [HOME] * (4 - start_out) for colour in colours}
    return [Piece(colour, square) for colour in colours for square in squares[colour]]


def require(condition: bool, message: str) -> None:
    """Refuse a misuse."""
    if not condition:
        raise ValueError(message)
