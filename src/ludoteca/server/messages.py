"""Every message of a live connection, both ways. The JSON Schema at `/api/schema/live.json` is made from these."""

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, TypeAdapter

from ludoteca.core.refusals import Effect
from ludoteca.core.text import DEFAULT_LANGUAGE, LANGUAGES
from ludoteca.server.names import WHICH_PERSONALITY


def known_language(language: str) -> str:
    """Refuse a language that there are no catalogues in."""
    if language not in LANGUAGES:
        raise ValueError(f"expected one of: {', '.join(LANGUAGES)}")
    return language


Language = Annotated[str, AfterValidator(known_language), Field(json_schema_extra={"enum": list(LANGUAGES)})]
Token = Annotated[str, Field(min_length=20, max_length=100, pattern=r"^[A-Za-z0-9_-]+$")]


class LiveMessage(BaseModel):
    """What all messages share: unknown fields are refused."""

    model_config = ConfigDict(extra="forbid")


# From a client


class Hello(LiveMessage):
    """The first message: whose seats this client plays, and the number of the last event it has seen."""

    type: Literal["hello"]
    tokens: list[Token] = Field(default_factory=list, max_length=8)
    host: Token | None = Field(None, description="The key of who made the table, as it was given then.")
    since: int = Field(0, ge=0, le=2**31)
    language: Language = DEFAULT_LANGUAGE


class WithId(LiveMessage):
    """A message that is answered."""

    id: int = Field(ge=1, le=2**53, description="Chosen by the client, another for each message; the answer names it.")


class Ping(WithId):
    """Ask whether the connection is alive; it is answered at once, also while another message is being dealt with."""

    type: Literal["ping"]


class Numbered(WithId):
    """A message that means something only where the client stands."""

    seq: int = Field(ge=0, le=2**31, description="The number of the last event that the client has seen.")


class Roll(Numbered):
    """Throw the dice."""

    type: Literal["roll"]


class Play(Numbered):
    """Play a move."""

    type: Literal["move"]
    move: str = Field(min_length=1, max_length=60)


class TappedLeg(LiveMessage):
    """A piece that was tapped, and where it shall go: spots of the board, as its data name them."""

    origin: str = Field(max_length=20)
    target: str = Field(max_length=20)
    colour: str = Field(max_length=1, description="The letter of the piece's colour.")
    number: int = Field(0, ge=0, le=99, description="Of a tile: which one of its colour.")


class Attempt(Numbered):
    """Move pieces in a way that may not be among the legal moves: the answer is the clause that forbids it."""

    type: Literal["attempt"]
    legs: list[TappedLeg] = Field(min_length=1, max_length=4)


class Undo(Numbered):
    """Take the own last move back: never across a throw or another seat's decision."""

    type: Literal["undo"]


class Say(Numbered):
    """Say something short at the table, or one of the ready phrases, or show an emote."""

    type: Literal["say"]
    seat: int = Field(ge=0, le=7)
    text: str = Field("", max_length=200)
    phrase: str = Field("", max_length=30, pattern=r"^[a-z_]*$")
    emote: str = Field("", max_length=30, pattern=r"^[a-z_]*$")


class ForSeat(Numbered):
    """A message for one of the seats that the client holds."""

    seat: int = Field(ge=0, le=7)


class GiveBytes(ForSeat):
    """Add to the dice: 16 bytes of one's own, after seeing the seal and before the first throw."""

    type: Literal["bytes"]
    bytes: str = Field(pattern=r"^[0-9a-f]{32}$")


class Resign(ForSeat):
    """Give the game up."""

    type: Literal["resign"]


class OfferDraw(ForSeat):
    """Offer a draw, or accept the one that is offered."""

    type: Literal["draw"]


class RefuseDraw(ForSeat):
    """Refuse the draw that is offered, or take an offer back."""

    type: Literal["no_draw"]


class AgreeEnd(ForSeat):
    """Agree to end a game in which only places are left."""

    type: Literal["end"]


class GiveToBot(ForSeat):
    """Let a bot play the seat until its person comes back."""

    type: Literal["to_bot"]


class Back(ForSeat):
    """Take the seat back from the bot that keeps it."""

    type: Literal["back"]


class Rematch(ForSeat):
    """Ask for another game with the seats turned."""

    type: Literal["rematch"]


class ForHost(Numbered):
    """A message of who made the table, which only the key of the host allows; all of them before the game begins."""


class SeatBot(ForHost):
    """Put a bot on a free seat, or bots on all of them."""

    type: Literal["seat_bot"]
    seat: int | None = Field(None, ge=0, le=7, description="Null: on every free seat.")
    level: str = Field(max_length=20)
    personality: str | None = Field(None, max_length=20, description=WHICH_PERSONALITY)


class FreeSeat(ForHost):
    """Take a bot or a person off a seat; perhaps close the table too, so that the person cannot sit down again."""

    type: Literal["free_seat"]
    seat: int = Field(ge=0, le=7)
    lock: bool = False


class Lock(ForHost):
    """Close the free seats to everybody, or open them again."""

    type: Literal["lock"]
    is_locked: bool


class StartFewer(ForHost):
    """Begin with those who sit, without the free seats."""

    type: Literal["start"]


FromClient = Annotated[
    Hello
    | Ping
    | Roll
    | Play
    | Attempt
    | Undo
    | Say
    | GiveBytes
    | Resign
    | OfferDraw
    | RefuseDraw
    | AgreeEnd
    | GiveToBot
    | Back
    | Rematch
    | SeatBot
    | FreeSeat
    | Lock
    | StartFewer,
    Field(discriminator="type"),
]
from_client: TypeAdapter[Any] = TypeAdapter(FromClient)

# From the server


class Tile(LiveMessage):
    """Which tile of its colour a piece is, and how it lies."""

    number: int
    turn: int
    face: int


class Piece(LiveMessage):
    """A piece, and the spot where it stands, as the board's data name it; tiles in hand are on the spot `hand`."""

    colour: str
    spot: str
    tile: Tile | None


class Way(LiveMessage):
    """The way that a piece went, from spot to spot of the board."""

    colour: str
    origin: str
    path: list[str] = Field(description="The spots that it went over; it stays on the last.")
    is_sent_back: bool = Field(description="It was captured, or sent back by another rule.")


class NarratedEvent(LiveMessage):
    """One thing that happened, in words and for animation."""

    kind: str
    clause: str
    sentence: str
    parameters: dict[str, Any]
    effect: Effect = Field(description="What boards have a sign for.")
    ways: list[Way] = Field(description="Of the pieces that moved, one after the other.")


class LiveEvent(LiveMessage):
    """An event of the table's log."""

    seq: int
    at_ms: int
    kind: str
    seat: int | None
    body: dict[str, Any]
    narration: list[NarratedEvent]


class Leg(LiveMessage):
    """The way of a piece in a move: spots of the board, as its data name them; of a tile also how it lies then."""

    colour: str
    origin: str
    target: str
    via: list[str] = Field(description="The spots that it goes over before its target; none where it goes straight.")
    tile: Tile | None
    dice: list[int] = Field(description="Which it uses up: of pieces that go together by one die the first has it.")


class MovePart(LiveMessage):
    """A part of a move, which can be chosen by itself: some of the legs, and what happens in them."""

    legs: int = Field(description="How many: those that come after the legs of the part before.")
    label: str
    effect: Effect


class LegalMove(LiveMessage):
    """A move that can be chosen: its spelling, what to click one after the other, and what it does."""

    move: str
    path: list[str]
    legs: list[Leg] = Field(description="Where each piece comes from and goes.")
    label: str
    effect: Effect = Field(description="The sharpest of what would happen, where there is a sign for it.")
    parts: list[MovePart] = Field(description="What is done one after the other; none where all is done at once.")


class BoardState(LiveMessage):
    """What a board shows."""

    pieces: list[Piece] = Field(description="Of those on one spot, the lowest first.")
    colours: list[str] = Field(description="The letters of the colours whose turn it is; none when it is over.")
    seat: int | None = Field(description="Who throws or decides; null when the game is over.")


class SeatState(LiveMessage):
    """A seat as everyone sees it."""

    seat: int
    colours: str
    kind: Literal["person", "bot", "empty"]
    name: str
    level: str
    personality: str = Field(description="Of a bot; empty where it has none.")
    is_here: bool
    is_kept: bool = Field(description="A bot plays for the person now.")
    has_resigned: bool
    gone_ms_left: int | None = Field(description="When a bot takes the seat of a person who is gone.")
    clock_ms: int | None


class TableState(LiveMessage):
    """All that a client needs to show a table."""

    seq: int
    status: Literal["waiting", "running", "over"]
    position: str
    board: BoardState
    phase: Literal["roll", "move", "over"]
    seat: int | None = Field(description="Whose throw or decision; null when the game is over or has not begun.")
    dice: list[int] = Field(description="The last throw, while it is being played.")
    dice_left: list[int] = Field(description="Those of them that are not used up.")
    moves: list[LegalMove] = Field(description="Only for who may choose one of them now.")
    ranking: list[list[int]]
    result: str = Field(description="Why it is over, in words.")
    seats: list[SeatState]
    clock_runs_for: int | None
    draw_offered_by: list[int]
    end_agreed_by: list[int]
    can_offer_draw: bool
    can_agree_end: bool
    undo_seat: int | None = Field(description="The seat that can take its last move back.")
    rematch: str = Field(description="The id of the next table, or nothing.")
    host: int | None = Field(description="The seat of who made the table; null where they do not sit.")
    is_locked: bool = Field(description="The host lets nobody else sit down.")


class Welcome(LiveMessage):
    """The answer to hello: which seats the client holds, all events since it was last here, and the state."""

    type: Literal["welcome"]
    table: str
    commit: str = Field(description="The seal of the table's dice: keep it, and add to the dice only after it.")
    added: list[int] = Field(description="The seats that have added to the dice.")
    can_add: bool = Field(description="Nothing has been thrown yet, so that seats can still add to the dice.")
    seats: list[int]
    is_host: bool = Field(description="The client has shown the key of who made the table.")
    events: list[LiveEvent]
    state: TableState


class Answer(LiveMessage):
    """What may answer a message of a client."""

    id: int | None = Field(description="Of the message that it answers; null where it answers none of this client's.")


class Events(Answer):
    """What has happened, numbered, and the state after it. Without events it tells who is here."""

    type: Literal["events"]
    events: list[LiveEvent]
    state: TableState


class Refused(Answer):
    """The rules, or the table, forbid what was asked."""

    type: Literal["refused"]
    code: str
    clause: str
    parameters: dict[str, Any]
    sentence: str


class Stale(Answer):
    """The client had not seen all when it acted: nothing was done; here is what it missed."""

    type: Literal["stale"]
    events: list[LiveEvent]
    state: TableState


class Failed(Answer):
    """Something is wrong with the message or the connection."""

    type: Literal["error"]
    code: str
    sentence: str


class Pong(LiveMessage):
    """The answer to a ping."""

    type: Literal["pong"]
    id: int


FromServer = Annotated[Welcome | Events | Refused | Stale | Failed | Pong, Field(discriminator="type")]
from_server: TypeAdapter[Any] = TypeAdapter(FromServer)


def described_messages(ref_template: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return the JSON Schema of the messages of each side, and of all models that they are made of."""
    schemas, described = TypeAdapter.json_schemas(
        [("client", "validation", from_client), ("server", "serialization", from_server)], ref_template=ref_template
    )
    return {side: schema for (side, _), schema in schemas.items()}, described["$defs"]


def live_schema() -> dict[str, Any]:
    """Describe all messages as JSON Schema."""
    sides, definitions = described_messages("#/$defs/{model}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Ludoteca live messages",
        "properties": sides,
        "$defs": definitions,
    }
