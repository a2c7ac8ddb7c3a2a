"""What is told of a game: its rules by clause, pictures of positions, and how strong the bots are."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, HTTPException, Path, Query, Response
from pydantic import BaseModel, Field

import ludoteca
from ludoteca.arena.ladder import is_current, tables_of
from ludoteca.core.options import FieldType, Option
from ludoteca.core.rules_text import SOURCES, Clause, Example, rules_text, source_label, source_sentence
from ludoteca.core.text import say
from ludoteca.server.api import PROBLEMS, LanguageHere, TablesHere, game_of
from ludoteca.server.pictures import picture_of
from ludoteca.server.problems import Problem

MAX_POSITION = 4000  # characters; a request's line is short, and no example needs a tenth of it
MAX_MOVE = 60
PICTURE_HEADERS = {
    "Cache-Control": "public, max-age=86400",
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
}
NO_GAME: dict[int | str, dict[str, Any]] = {404: {"model": Problem, "description": "There is no such game."}}
PICTURE: dict[int | str, dict[str, Any]] = {200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}}}
GameId = Annotated[str, Path(max_length=40, description="The game's id.")]

router = APIRouter(responses=PROBLEMS)


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
    parts: list[RulesPart]
    options: list[RulesOption]
    sources: list[RulesSource]


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


@router.get("/api/games/{game}/rules", responses=NO_GAME)
async def show_rules(game: GameId, language: LanguageHere, response: Response) -> RulesPage:
    """Return the rules of a game clause by clause, with examples, and what a table can choose."""
    info = ludoteca.games.get(game)
    if info is None:
        raise HTTPException(404, "not_found")
    book = rules_text(game, language)
    response.headers["Vary"] = "Accept-Language"
    return RulesPage(
        game=game,
        name=info.label(language),
        name_within=info.label_within(language),
        intro=book.intro,
        notation=say(game, "notation", language),
        parts=[RulesPart(title=part.title, clauses=[clause_in(one) for one in part.clauses]) for part in book.parts],
        options=[option_in(option, max(info.players), language) for option in info.options],
        sources=sources_in(language),
    )


@router.get("/api/games/{game}/strength", responses=NO_GAME)
async def show_strength(game: GameId, response: Response) -> Strength:
    """Return how often each level of a game wins against the next lower one, and how long it thinks."""
    if game not in ludoteca.games:
        raise HTTPException(404, "not_found")
    tables = tables_of(game)
    response.headers["Cache-Control"] = "public, max-age=3600"
    return Strength(
        game=game,
        is_current=is_current(),
        rungs=[rung_in(table, pairing) for table in tables for pairing in table["pairings"]],
        mean_seconds={bot: times["mean_seconds"] for bot, times in tables[0]["times"].items()} if tables else {},
    )


def rung_in(table: dict[str, Any], pairing: dict[str, Any]) -> Rung:
    """Describe one pairing of the ladder: the first of a lineup against all others."""
    level, against, *_ = pairing["lineup"]
    score = pairing["scores"][level]
    return Rung(
        level=level,
        against=against,
        players=table["players"],
        mode=table["mode"],
        score=score["score"],
        low=score["low"],
        high=score["high"],
        equals=score["par"],
        games=pairing["games"],
        draws=pairing["draws"],
    )


def clause_in(clause: Clause) -> RulesClause:
    """Convert a clause."""
    return RulesClause(
        id=clause.id, text=clause.text, source=clause.source, examples=[example_in(one) for one in clause.examples]
    )


def sources_in(language: str) -> list[RulesSource]:
    """List where clauses can come from, in words."""
    return [
        RulesSource(id=source, name=source_label(source, language), sentence=source_sentence(source, language))
        for source in SOURCES
    ]


def example_in(example: Example) -> RulesExample:
    """Convert an example."""
    return RulesExample(
        key=example.key,
        caption=example.caption,
        position=example.position,
        move=example.allowed,
        refused=example.refused,
    )


def option_in(option: Option, players: int, language: str) -> RulesOption:
    """Convert an option."""
    allowed = option.allowed(players)
    return RulesOption(
        name=option.name,
        clause=option.clause,
        type=option.type,
        label=option.label(language),
        sentence=option.sentence(language),
        default=option.value_label(option.default, language),
        values=[] if option.is_range else [option.value_label(value, language) for value in allowed],
        minimum=int(allowed[0]) if option.is_range else None,
        maximum=int(allowed[-1]) if option.is_range else None,
    )


@router.get("/api/picture.svg", responses=PICTURE, response_class=Response)
async def show_picture(
    tables: TablesHere,
    position: Annotated[str, Query(min_length=1, max_length=MAX_POSITION, description="As positions are written.")],
    move: Annotated[str, Query(max_length=MAX_MOVE, description="A legal move, to be shown as played.")] = "",
) -> Response:
    """Draw a position as SVG; with a move, the position after it with the move marked."""
    picture = "" if tables.compilation.has_rules(game_of(position)) else await tables.plain_painter.draw(position, move)
    if not picture:
        await tables.compilation.rules(game_of(position))
        picture = await asyncio.to_thread(picture_of, position, move)
    return Response(picture, media_type="image/svg+xml", headers=PICTURE_HEADERS)
