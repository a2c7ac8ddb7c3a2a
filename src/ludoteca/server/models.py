"""The answers of the HTTP side. The types of the web app are made from these and from the live messages."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, JsonValue, RootModel

from ludoteca.bots import LEVELS
from ludoteca.core.options import FieldType, Value
from ludoteca.server.messages import BoardState, Language, NarratedEvent, TableState
from ludoteca.server.store import Status

Level = Annotated[str, Field(json_schema_extra={"enum": list(LEVELS)})]


class ModeDescription(BaseModel):
    """A way to play a game, and for how many."""

    id: str
    label: str
    players: list[int]


class OptionDescription(BaseModel):
    """What a table can choose, as a form shows it: the values with their labels, or the lowest and highest number."""

    name: str
    clause: str
    type: FieldType = Field(description="The kind of field.")
    is_reading: bool = Field(description="Its values are readings of a rulebook that has several.")
    label: str
    sentence: str
    default: Value
    values: list[Value] = Field(description="None where it is any number from the lowest to the highest.")
    minimum: int | None
    maximum: int | None
    labels: dict[str, str] = Field(description="Of the values, as records spell them.")
    players: dict[str, list[int]] = Field(description="For how many players each value is, where that differs.")


class ColourDescription(BaseModel):
    """A colour in words, and its looks in CSS: a disc, and the letter on it."""

    name: str
    letter: str = Field(description="On pieces and badges, from the word in the person's language.")
    fill: str
    ink: str


class PersonalityDescription(BaseModel):
    """A personality of a game's bots: the name of who has it, and what it likes, in words."""

    id: str
    name: str
    about: str


class GameDescription(BaseModel):
    """What a game is to somebody who has not begun it, and all that a form for a new table needs."""

    id: str
    name: str
    name_within: str = Field(description="As within a sentence, with its article where it has one.")
    summary: str = Field(description="In a line.")
    showcase: str = Field(description="A position to look at; its picture is at `/api/picture.svg`.")
    colours: dict[str, ColourDescription] = Field(description="By their letters.")
    faces: list[int] = Field(description="Of a die; none where the game has no dice.")
    players: list[int]
    default_players: int
    default_modes: dict[str, str] = Field(description="The mode for each number of players.")
    has_draws: bool
    has_lesson: bool
    has_puzzles: bool
    personalities: list[PersonalityDescription] = Field(description="Of bots; none where the game brings none.")
    modes: list[ModeDescription]
    options: list[OptionDescription]


class Catalogue(BaseModel):
    """The games, the levels of bots, the languages and the ready phrases."""

    version: str
    languages: list[Language]
    levels: list[Level]
    default_level: Level
    phrases: dict[str, str]
    emotes: dict[str, str] = Field(description="What can be shown without words, each in words.")
    games: list[GameDescription]


class Spot(BaseModel):
    """A place on a board: its outline, and where one piece stands on it, where two do, and so on."""

    label: str = Field(description="In words.")
    outline: list[tuple[float, float]]
    stands: list[list[tuple[float, float, float]]] = Field(description="x, y and scale of each piece.")
    number_at: tuple[float, float] | None = Field(description="Where the number of its pieces is always written.")
    kind: str = Field(default="", description="What it is, as `about` of the board explains it.")
    is_upright: bool = Field(description="It is carried along when the board turns, but not turned itself.")


class PieceLook(BaseModel):
    """The pieces of a colour."""

    shapes: list[str] = Field(description="Of a piece, in `ground`.")
    home: str = Field(description="The spot that is framed when it is the colour's turn, or nothing.")
    letter: str = Field(description="On pieces and badges, from the colour's word in the person's language.")
    counted: list[str] = Field(description="In words: one piece, two pieces…")
    has_dark_ink: bool = Field(description="Whether what is written on a piece is dark.")


class BoardData(BaseModel):
    """A board: what never moves as a picture, and where pieces stand. A game may add data for a board of its own."""

    model_config = ConfigDict(extra="allow")

    kind: str = Field(description="`track` (pieces on spots), or a kind of which a game has its own board.")
    box: tuple[float, float, float, float] = Field(description="x, y, width and height of the picture.")
    ground: str = Field(description="SVG: shapes that pieces use, and what lies below them.")
    over: str = Field(description="SVG: what lies above them.")
    spots: dict[str, Spot]
    pieces: dict[str, PieceLook] = Field(description="By the letter of the colour.")
    turns: dict[str, float] = Field(
        description="By a colour's letter: degrees, clockwise, that bring it to the bottom; none where nothing turns."
    )
    swaps: dict[str, list[tuple[str, str]]] = Field(
        description="By a colour's letter: spots that change places, so that it is at the bottom of what cannot turn."
    )
    about: dict[str, str] = Field(
        default={}, description="By kind of place or tile: what it is and does. Clauses are named by their ids."
    )
    piles: bool = Field(description="Pieces on a spot stand on each other, with their number on top.")


class RulesExample(BaseModel):
    """A position to look at; its picture is at `/api/picture.svg`."""

    key: str
    caption: str
    position: str
    move: str = Field(description="A legal move, which the picture shows as played; or nothing.")
    refused: str = Field(description="A move that just this clause refuses in the position; or nothing.")


class RulesClause(BaseModel):
    """A clause of the rules, told for a person."""

    id: str
    text: str
    source: str = Field(description="Where it comes from: the id of one of the page's `sources`.")
    examples: list[RulesExample]


class RulesSource(BaseModel):
    """Where clauses come from: the printed rulebook, a ruling of ours, or both."""

    id: str
    name: str
    sentence: str


class RulesPart(BaseModel):
    """Clauses that belong together."""

    title: str
    clauses: list[RulesClause]


class RulesOption(BaseModel):
    """What a table can choose: in words, the default and all the values, or the lowest and the highest number."""

    name: str
    clause: str
    type: FieldType
    label: str
    sentence: str
    default: str
    values: list[str]
    minimum: int | None
    maximum: int | None


class RulesPage(BaseModel):
    """All the rules of a game."""

    game: str
    name: str
    name_within: str = Field(description="As within a sentence.")
    intro: str
    notation: str = Field(description="How moves are written.")
    story: list[RulesExample] = Field(description="The game in a few pictures; none where the game has none.")
    parts: list[RulesPart]
    options: list[RulesOption]
    sources: list[RulesSource]


class GameSetup(BaseModel):
    """How the game of a position is played."""

    players: int
    mode: str
    options: dict[str, str | int | bool]


class LessonStep(BaseModel):
    """A position of a lesson, and what is to be done in it."""

    key: str
    task: str
    done: str = Field(description="What is said when it was done.")
    setup: GameSetup
    state: str = Field(description="The state's bytes in base64, as the compiled rules have it.")
    dice: list[int] = Field(description="What is thrown first; where no throw is due, what is being played.")
    moves: list[str] = Field(description="Any of these does it; a star at the end stands for all that begin so.")


class Lesson(BaseModel):
    """A game learned at the board, step by step; a game may have no steps."""

    game: str
    name: str
    steps: list[LessonStep]
    first_game: dict[str, str | int | bool] = Field(
        description="Options of the game that is played after it; usual ones are left out."
    )


class PuzzleDescription(BaseModel):
    """A position in which one move is clearly the best. Chances are those to win, of whoever is to move."""

    id: str = Field(description="From its position: it stays when others are added.")
    position: str
    turn: dict[Language, str] = Field(description="Who is to play what, in words, by language.")
    dice: list[int] = Field(description="That are to be played; none where there are none.")
    move: str
    chance: float = Field(description="After the move.")
    margin: float = Field(description="Over the next best move.")
    error: float = Field(description="Standard error of the margin; 0 where nothing was thrown.")
    level: Level = Field(description="The lowest level of bots from which on all find the move.")
    others: list[tuple[str, float]] = Field(description="The next best moves, with the chances after them.")


class Puzzles(BaseModel):
    """The puzzles of a game, the easiest first; a game may have none."""

    game: str
    setup: GameSetup | None = Field(description="How all of them are played; nothing where there are none.")
    puzzles: list[PuzzleDescription]


class Rung(BaseModel):
    """How often a level wins against another one; `random` plays any legal move. Scores are shares from 0 to 1."""

    level: str
    against: str
    players: int = Field(description="At the table: one of this level, all others of the other one.")
    mode: str
    score: float = Field(description="Games won; a draw counts as half a win.")
    low: float = Field(description="Where the 95 % interval begins.")
    high: float = Field(description="Where it ends.")
    equals: float = Field(description="What equals would score.")
    games: int
    draws: int


class Strength(BaseModel):
    """How strong the bots of a game are, as it was measured; no rungs where it was not."""

    game: str
    is_current: bool = Field(description="Whether it was measured with the rules and bots of today.")
    rungs: list[Rung]
    mean_seconds: dict[str, float] = Field(description="How long a choice takes, by level.")


class MadeTable(BaseModel):
    """A new table, the tokens of the seats at the screen that made it, and the host's. They are not told again."""

    id: str
    commit: str
    tokens: dict[int, str]
    host: str = Field(description="The key of who made the table: until the game begins it decides about the seats.")


class Seated(BaseModel):
    """A seat's token. Keep it: it is not told again."""

    seat: int
    token: str


class Clock(BaseModel):
    """How long people may think at a table."""

    kind: Literal["none", "move", "total"]
    seconds: int
    increment: int


class TableSettings(BaseModel):
    """What a table was made with, but for its seats."""

    players: int
    mode: str
    options: dict[str, Value]
    clock: Clock
    spectators: bool
    chat: bool
    throw_by_itself: bool
    forced_by_itself: bool
    hints: bool = Field(default=False, description="Whether apps offer hints to whoever plays at it.")
    patience_seconds: int


class TableInfo(BaseModel):
    """A table as everyone may see it."""

    id: str
    game: str
    created_ms: int
    is_open: bool
    commit: str
    settings: TableSettings
    state: TableState


class SeatSummary(BaseModel):
    """A seat in the list of tables."""

    kind: Literal["person", "bot", "empty"]
    name: str
    level: str
    personality: str = ""  # entries of earlier versions have none


class TableLine(BaseModel):
    """A line of the list of tables."""

    id: str
    game: str
    created_ms: int
    last_ms: int
    status: Status
    players: int
    mode: str
    seats: list[SeatSummary]
    ranking: list[list[int]]


class StepTaken(BaseModel):
    """A throw or a move of a game, what happened in it, and the position after it; the first is the start."""

    seat: int | None
    dice: list[int]
    move: str
    position: str
    board: BoardState
    narration: list[NarratedEvent]


class StepsTaken(BaseModel):
    """The game of a table step by step, up to a number of its log."""

    seq: int
    steps: list[StepTaken]


class Health(BaseModel):
    """The server and its store answer."""

    status: Literal["ok"]
    version: str
    tables: int = Field(description="Tables in the memory of this process.")


class ServerInfo(BaseModel):
    """What a page that is opened on the server's own machine needs to invite others."""

    addresses: list[str] = Field(
        description="Where others on the network reach the server; none where they do not, or for other machines."
    )


class SchemaDocument(RootModel[dict[str, JsonValue]]):
    """A document of JSON Schema."""
