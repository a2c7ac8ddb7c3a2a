"""The rules as pages: their words by clause, and pictures of positions."""

from functools import lru_cache
from typing import Annotated

from fastapi import APIRouter, HTTPException, Path, Query, Response
from pydantic import BaseModel, Field

import ludoteca
from ludoteca.core.handbook import Clause, Example, handbook
from ludoteca.core.options import Option
from ludoteca.core.text import say
from ludoteca.server.api import PROBLEMS, LanguageHere
from ludoteca.server.problems import Problem

MAX_POSITION = 4000  # characters; a request's line is short, and no example needs a tenth of it
MAX_MOVE = 60
KEPT_PICTURES = 200  # some 30 kB each: all examples of all games
PICTURE_HEADERS = {
    "Cache-Control": "public, max-age=86400",
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
}

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
    examples: list[RulesExample]


class RulesPart(BaseModel):
    """Clauses that belong together."""

    title: str
    clauses: list[RulesClause]


class RulesOption(BaseModel):
    """What a table can choose: in words, the default and all the values, or the lowest and the highest number."""

    name: str
    clause: str
    type: str
    label: str
    sentence: str
    default: str
    values: list[str]
    minimum: int | None = None
    maximum: int | None = None


class RulesPage(BaseModel):
    """All the rules of a game."""

    game: str
    name: str
    intro: str
    notation: str = Field(description="How moves are written.")
    parts: list[RulesPart]
    options: list[RulesOption]


@router.get("/api/games/{game}/rules", responses={404: {"model": Problem, "description": "There is no such game."}})
async def show_rules(
    game: Annotated[str, Path(max_length=40, description="The game's id.")], language: LanguageHere, response: Response
) -> RulesPage:
    """Tell the rules of a game clause by clause, with examples, and what a table can choose."""
    info = ludoteca.games.get(game)
    if info is None:
        raise HTTPException(404, "not_found")
    book = handbook(game, language)
    response.headers["Vary"] = "Accept-Language"
    return RulesPage(
        game=game,
        name=info.label(language),
        intro=book.intro,
        notation=say(game, "notation", language),
        parts=[RulesPart(title=part.title, clauses=[clause_in(one) for one in part.clauses]) for part in book.parts],
        options=[option_in(option, max(info.players), language) for option in info.options],
    )


def clause_in(clause: Clause) -> RulesClause:
    """Put a clause into a page."""
    return RulesClause(id=clause.id, text=clause.text, examples=[example_in(one) for one in clause.examples])


def example_in(example: Example) -> RulesExample:
    """Put an example into a page."""
    return RulesExample(
        key=example.key,
        caption=example.caption,
        position=example.position,
        move=example.allowed,
        refused=example.refused,
    )


def option_in(option: Option, players: int, language: str) -> RulesOption:
    """Put an option into a page."""
    allowed = option.allowed(players)
    page = RulesOption(
        name=option.name,
        clause=option.clause,
        type=option.type,
        label=option.label(language),
        sentence=option.sentence(language),
        default=option.value_label(option.default, language),
        values=[],
    )
    if option.is_range:
        page.minimum, page.maximum = int(allowed[0]), int(allowed[-1])
    else:
        page.values = [option.value_label(value, language) for value in allowed]
    return page


@router.get("/api/picture.svg", response_class=Response)
def show_picture(
    position: Annotated[str, Query(min_length=1, max_length=MAX_POSITION, description="As positions are written.")],
    move: Annotated[str, Query(max_length=MAX_MOVE, description="A legal move, to be shown as played.")] = "",
) -> Response:
    """Draw a position as SVG; with a move, the position after it with the move marked."""
    return Response(picture_of(position, move), media_type="image/svg+xml", headers=PICTURE_HEADERS)


@lru_cache(maxsize=KEPT_PICTURES)
def picture_of(position: str, move: str) -> str:
    """Draw a position, after a move if there is one; LudotecaError tells what is wrong with them."""
    game = ludoteca.from_position(position)
    if move:
        game.push(move)
    return game._repr_svg_()
