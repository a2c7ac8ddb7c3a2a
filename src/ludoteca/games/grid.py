"""A board of squares in rows with trays above and below, for games that want no drawing of their own.

A plan of spots gives the picture, the drawing in characters, and the board as data. Names of spots stand in the game's
catalogue under `board`: `square`, `own` (a square of one colour) and each tray.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from ludoteca.core.moves import State
from ludoteca.core.options import GameInfo, Setup
from ludoteca.core.pieces import OnBoard
from ludoteca.core.spans import Rows, Size, Span
from ludoteca.core.text import say
from ludoteca.games import boards
from ludoteca.games.svg import Point

SIDE: Final = 64.0  # of a square
PIECE: Final = 22.0  # the radius of a piece
TRAY_SCALE: Final = 0.6
NO_SPOT: Final = "."
MARK: Final = "*"  # behind the name of a square that is marked
LOOK: Final = 'fill="{fill}" stroke="{ink}" stroke-width="{width}"'  # pages allow no style within their parts


@dataclass(frozen=True, slots=True)
class Grid:
    """A board of squares: `rows` names the spots of each row, `.` where there is none, with a star where one is marked.

    `trays` names, for each colour in the order of the game's, the spots that lie above the board or below it.
    """

    info: GameInfo
    rows: Sequence[str]
    trays: Mapping[str, Sequence[str]]
    most: int  # pieces of a colour

    @property
    def width(self) -> float:
        """The width of the picture."""
        return SIDE * (max(len(row.split()) for row in self.rows) + 0.5)

    @property
    def height(self) -> float:
        """The height of the picture: a tray for each colour lies above or below."""
        return SIDE * (len(self.rows) + len(self.trays) + 0.5)

    def squares(self) -> dict[str, tuple[Point, bool]]:
        """Find the middle of each square, and whether it is marked."""
        found = {}
        for line, row in enumerate(self.rows):
            words = row.split()
            for column, word in enumerate(words):
                if word != NO_SPOT:
                    middle = (column - (len(words) - 1) / 2) * SIDE, (line - (len(self.rows) - 1) / 2) * SIDE
                    found[word.removesuffix(MARK)] = middle, word.endswith(MARK)
        return found

    def tray_boxes(self) -> dict[str, tuple[float, float, float]]:
        """Find the left edge, the middle line and the width of each tray: the first colour's lie above the board."""
        found = {}
        for at, (letter, names) in enumerate(self.trays.items()):
            y = (-1 if at == 0 else 1) * (len(self.rows) + 1.1) / 2 * SIDE
            width = (self.width - SIDE / 2) / len(names)
            for index, name in enumerate(names):
                found[f"{letter}:{name}"] = index * width - self.width / 2 + SIDE / 4, y, width
        return found

    def board_data(self, setup: Setup, letters: Sequence[str], language: str) -> dict[str, Any]:
        """Describe the board, which is the same in every setup, for clients that draw it themselves."""
        spots = {
            name: boards.spot_of(self.label(name, language), boards.square_about(middle, SIDE / 2), [[(*middle, 1.0)]])
            for name, (middle, _) in self.squares().items()
        }
        for name, (left, y, width) in self.tray_boxes().items():
            stands = [(left + (at + 0.5) * width / self.most, y, TRAY_SCALE) for at in range(self.most)]
            outline = boards.box(left, y - SIDE * 0.45, left + width, y + SIDE * 0.45)
            spots[name] = boards.spot_of(self.label(name, language), outline, boards.in_turn(stands))
        pieces = {
            letter: boards.piece_of(
                self.info, letter, [self.shape(letter)], language, home=f"{letter}:{names[0]}", most=self.most
            )
            for letter, names in self.trays.items()
        }
        turns = {letter: 180.0 if at == 0 else 0.0 for at, letter in enumerate(self.trays)}  # the first sits above
        return boards.board_of(
            width=self.width, height=self.height, ground=self.ground(), spots=spots, pieces=pieces, turns=turns
        )

    def label(self, spot: str, language: str) -> str:
        """Name a spot in words."""
        letter, _, name = spot.rpartition(":")
        key = "square" if not letter else name if name in self.trays[letter] else "own"
        return say(self.info.id, f"board.{key}", language, colour=letter, square=name)

    def shape(self, letter: str) -> str:
        """Name the shape of a colour's piece."""
        return f"{self.info.id}-piece-{letter}"

    def ground(self) -> list[str]:
        """Draw what never moves: the shapes of pieces, the squares with their marks, the trays."""
        parts = [
            f'<defs><g id="{self.shape(letter)}">'
            f'<circle r="{PIECE}" {LOOK.format(fill=colour.fill, ink=colour.ink, width=3)}/>'
            f'<circle r="{PIECE / 3}" {LOOK.format(fill="none", ink=colour.ink, width=2)}/></g></defs>'
            for letter, colour in self.info.colours.items()
        ]
        for (x, y), is_marked in self.squares().values():
            box = f'x="{x - SIDE / 2}" y="{y - SIDE / 2}" width="{SIDE}" height="{SIDE}"'
            parts.append(f"<rect {box} {LOOK.format(fill='#e9d8b4', ink='#5d4326', width=2)}/>")
            if is_marked:
                petals = "".join(
                    f'<ellipse cx="{x}" cy="{y - SIDE / 4}" rx="7" ry="14" transform="rotate({turn} {x} {y})"/>'
                    for turn in range(0, 360, 45)
                )
                parts.append(f'<g fill="#a8452f">{petals}</g>')
        for left, y, width in self.tray_boxes().values():
            box = f'x="{left + 2}" y="{y - SIDE * 0.42}" width="{width - 4}" height="{SIDE * 0.84}" rx="8"'
            parts.append(f"<rect {box} {LOOK.format(fill='#d3bd92', ink='#5d4326', width=1.5)}/>")
        return parts

    def svg(self, state: State, shown: OnBoard, language: str) -> str:
        """Draw the board with pieces on it."""
        board = self.board_data(self.info.setup(), tuple(self.trays), language)
        return boards.svg(board, shown, title=self.info.label(language))

    def characters(self, state: State, shown: OnBoard, size: Size | None = None) -> Rows:
        """Draw the board for a terminal: each square with the letter of its piece, each tray with a number."""
        standing = {piece.spot: piece.colour for piece in shown.pieces}
        counts = Counter(piece.spot for piece in shown.pieces)
        ends = {spot for leg in shown.moved for spot in (leg.origin, leg.target)}
        rows: list[list[Span]] = []
        for row in self.rows:
            line: list[Span] = []
            for word in row.split():
                spot = word.removesuffix(MARK)
                empty = MARK if word.endswith(MARK) else " "
                letter = standing.get(spot, "")
                left, right = "><" if spot in ends else "[]"
                text = "     " if spot == NO_SPOT else f"{left} {letter or empty} {right}"
                line.append(Span(text, ink=letter, bold=bool(letter), spot="" if spot == NO_SPOT else spot))
            rows += [line, []]
        trays = [
            [
                Span(f"{letter} {name}: {counts[f'{letter}:{name}']}   ", ink=letter, spot=f"{letter}:{name}")
                for name in names
            ]
            for letter, names in self.trays.items()
        ]
        return [trays[0], [], *rows, *trays[1:]]
