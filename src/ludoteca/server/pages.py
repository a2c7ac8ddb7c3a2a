"""What is told of a game: its rules by clause, lesson, puzzles, pictures of positions, and how strong the bots are."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, HTTPException, Path, Query, Response

import ludoteca
from ludoteca.server.api import PROBLEMS, LanguageHere, TablesHere, game_of
from ludoteca.server.descriptions import describe_lesson, describe_puzzles, describe_rules, describe_strength
from ludoteca.server.models import Lesson, Puzzles, RulesPage, Strength
from ludoteca.server.pictures import picture_of
from ludoteca.server.problems import Problem

MAX_POSITION = 4000  # characters; a request's line is short, and no example needs a tenth of it
MAX_MOVE = 60
PICTURE_HEADERS = {
    "Cache-Control": "public, max-age=86400",
    "Vary": "Accept-Language",
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
}
NO_GAME: dict[int | str, dict[str, Any]] = {404: {"model": Problem, "description": "There is no such game."}}
PICTURE: dict[int | str, dict[str, Any]] = {200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}}}
GameId = Annotated[str, Path(max_length=40, description="The game's id.")]

router = APIRouter(responses=PROBLEMS)


@router.get("/api/games/{game}/rules", responses=NO_GAME)
async def show_rules(game: GameId, language: LanguageHere, response: Response) -> RulesPage:
    """Return the rules of a game clause by clause, with examples, and what a table can choose."""
    must_be_game(game)
    response.headers["Vary"] = "Accept-Language"
    return describe_rules(game, language)


@router.get("/api/games/{game}/lesson", responses=NO_GAME)
async def show_lesson(game: GameId, language: LanguageHere, tables: TablesHere, response: Response) -> Lesson:
    """Return the lesson of a game: positions with one thing to do in each; without steps where it has none."""
    must_be_game(game)
    await tables.compilation.rules(game)
    response.headers["Vary"] = "Accept-Language"
    return await asyncio.to_thread(describe_lesson, game, language)


@router.get("/api/games/{game}/puzzles", responses=NO_GAME)
async def show_puzzles(game: GameId, tables: TablesHere, response: Response) -> Puzzles:
    """Return the puzzles of a game: positions in which one move is clearly the best; none where it has none."""
    must_be_game(game)
    await tables.compilation.rules(game)
    response.headers["Cache-Control"] = "public, max-age=3600"
    return await asyncio.to_thread(describe_puzzles, game)


@router.get("/api/games/{game}/strength", responses=NO_GAME)
async def show_strength(game: GameId, response: Response) -> Strength:
    """Return how often each level of a game wins against the next lower one, and how long it thinks."""
    must_be_game(game)
    response.headers["Cache-Control"] = "public, max-age=3600"
    return describe_strength(game)


def must_be_game(game: str) -> None:
    """Answer that there is nothing where no game has that id."""
    if game not in ludoteca.games:
        raise HTTPException(404, "not_found")


@router.get("/api/picture.svg", responses=PICTURE, response_class=Response)
async def show_picture(
    tables: TablesHere,
    language: LanguageHere,
    position: Annotated[str, Query(min_length=1, max_length=MAX_POSITION, description="As positions are written.")],
    move: Annotated[str, Query(max_length=MAX_MOVE, description="A legal move, to be shown as played.")] = "",
) -> Response:
    """Draw a position as SVG; with a move, the position after it with the move marked."""
    picture = ""
    if not tables.compilation.has_rules(game_of(position)):
        picture = await tables.plain_painter.draw(position, move, language)
    if not picture:
        await tables.compilation.rules(game_of(position))
        picture = await asyncio.to_thread(picture_of, position, move, language)
    return Response(picture, media_type="image/svg+xml", headers=PICTURE_HEADERS)
