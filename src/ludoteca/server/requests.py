"""The bodies of HTTP requests: a new table, a seat."""

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field
from pydantic_core import PydanticCustomError

from ludoteca.core.options import Value
from ludoteca.server.names import MAX_NAME, WHICH_PERSONALITY, is_visible, trimmed

MAX_RECORD = 50_000  # letters of a record: some thousand actions


def checked_name(name: str) -> str:
    """Trim a name, and refuse what cannot be seen or does not fit on one line."""
    shown = trimmed(name)
    if not 1 <= len(shown) <= MAX_NAME or not is_visible(shown):
        raise PydanticCustomError("bad_name", "a name has 1 to {most} visible characters", {"most": MAX_NAME})
    return shown


Name = Annotated[str, Field(max_length=200), AfterValidator(checked_name)]
SeatBytes = Annotated[
    str,
    Field(
        pattern=r"^[0-9a-f]{32}$",
        description="16 random bytes for the dice, in hexadecimal, drawn after looking at the table's commit.",
    ),
]


class RequestBody(BaseModel):
    """What all bodies share: unknown fields are refused."""

    model_config = ConfigDict(extra="forbid")


class SeatRequest(RequestBody):
    """Who is to sit on a seat of a new table.

    What a seat adds to the dice is not asked for here: the envelope is not sealed yet.
    """

    kind: Literal["here", "invited", "bot"] = Field(
        "invited", description="A person at the screen that makes the table, a person who comes by a link, or a bot."
    )
    name: Name | None = None
    level: str | None = Field(None, max_length=20)
    personality: str | None = Field(None, max_length=20, description=WHICH_PERSONALITY)


class ClockRequest(RequestBody):
    """How long people may think."""

    kind: Literal["none", "move", "total"] = "none"
    seconds: int = Field(60, ge=5, le=86_400, description="For each decision, or in all.")
    increment: int = Field(0, ge=0, le=600, description="Seconds that a move adds, where the time is counted in all.")


class TableRequest(RequestBody):
    """A new table."""

    game: str = Field(max_length=40)
    players: int | None = Field(None, ge=1, le=8)
    mode: str | None = Field(None, max_length=40)
    options: dict[Annotated[str, Field(max_length=40)], Value] = Field(default_factory=dict, max_length=40)
    record: str | None = Field(
        None,
        max_length=MAX_RECORD,
        description="A game to go on with, as text: its players, mode, options and position are those of the table.",
    )
    seats: list[SeatRequest] = Field(
        default_factory=list, max_length=8, description="Seats not named are for invitation."
    )
    clock: ClockRequest = ClockRequest()
    is_open: bool = Field(False, description="Listed for all, or by link only.")
    spectators: bool = True
    chat: bool = True
    throw_by_itself: bool = False
    forced_by_itself: bool = False
    hints: bool | None = Field(
        None,
        description="Whether apps offer hints at the table. Where it is not said, only to one who plays bots alone.",
    )
    patience_seconds: int = Field(60, ge=5, le=86_400, description="A bot keeps the seat of who is gone for longer.")


class SitRequest(RequestBody):
    """A person who sits down, and may add to the dice at once."""

    name: Name
    bytes: SeatBytes | None = None
