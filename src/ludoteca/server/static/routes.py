"""The static data as a server answers it: made when it is first asked for, and kept."""

import asyncio
from typing import Final

import structlog
from fastapi import APIRouter, Request, Response
from starlette.exceptions import HTTPException

from ludoteca import games
from ludoteca.compilation.processes import ProcessEndedError
from ludoteca.core.text import LANGUAGES
from ludoteca.server.compilation import Compilation
from ludoteca.server.pictures import PlainPainter, picture_of
from ludoteca.server.static.files import (
    FOLDER,
    PACK,
    SHOWCASE,
    DataFile,
    common_files,
    described_files,
    game_files,
    index_file,
    showcase,
)
from ludoteca.server.static.making import PlainMaker

log = structlog.get_logger()

INDEX: Final = f"{FOLDER}/index.json"

HEADERS: Final = {
    "Cache-Control": "no-cache",
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",  # pictures have styles
}


class StaticData:
    """The files of the static data, by their paths."""

    def __init__(self, compilation: Compilation, painter: PlainPainter) -> None:
        self._compilation, self._painter = compilation, painter
        self._files: dict[str, DataFile] = {}
        self._making = asyncio.Lock()

    async def find(self, path: str) -> DataFile | None:
        """Return a file, which is made with all that is made with it; None where there is no such file."""
        if path not in self._files:
            async with self._making:
                await self._make(path)
        return self._files.get(path)

    async def _make(self, path: str) -> None:
        """Make a file in the quickest way."""
        if not self._files:
            self._keep(await asyncio.to_thread(common_files))
        for game in games if path == INDEX else games_in(path):
            if path not in self._files and not self._is_whole(game):
                self._keep(await asyncio.to_thread(described_files, game))
            for language in LANGUAGES:
                if path == f"{FOLDER}/{language}/{game}/{SHOWCASE}":
                    self._keep(await self._showcase(game, language))
            if path not in self._files and not self._is_whole(game):
                self._keep(await self._whole(game))
        if path == INDEX:
            self._keep([index_file([*self._files.values()])])

    def _is_whole(self, game: str) -> bool:
        return f"{FOLDER}/{game}/{PACK}" in self._files

    async def _showcase(self, game: str, language: str) -> list[DataFile]:
        """Draw the picture of a game alone: the first screen waits for it."""
        position = games[game].showcase
        if self._compilation.has_rules(game):
            picture = await asyncio.to_thread(picture_of, position, "", language)
        else:
            picture = await self._painter.draw(position, "", language)
        return [showcase(game, language, picture)] if picture else []

    async def _whole(self, game: str) -> list[DataFile]:
        """Make all files of a game: here where its rules are compiled, else in a helper process or once they are."""
        if not self._compilation.has_rules(game):
            try:
                return await asyncio.to_thread(made_plainly, game)
            except ProcessEndedError as error:
                log.error("helper_failed", game=game, why=str(error))
                await self._compilation.rules(game)
        return await asyncio.to_thread(game_files, game)

    def _keep(self, files: list[DataFile]) -> None:
        self._files |= {file.path: file for file in files}


def made_plainly(game: str) -> list[DataFile]:
    """Make the files of a game in a helper process of their own."""
    with PlainMaker() as maker:
        return maker.game_files(game)


def games_in(path: str) -> list[str]:
    """Find the game that a path names: its second part, or its third behind a language."""
    return [part for part in path.split("/")[1:3] if part in games][:1]


router = APIRouter()


@router.api_route(f"/{FOLDER}/{{path:path}}", methods=["GET", "HEAD"], include_in_schema=False)
async def show_file(path: str, request: Request) -> Response:
    """Answer a file of the static data."""
    static_data: StaticData = request.app.state.static_data
    file = await static_data.find(f"{FOLDER}/{path}")
    if file is None:
        raise HTTPException(404, "not_found")
    etag = f'"{file.hash}"'
    headers = HEADERS | {"ETag": etag}
    if etag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(file.content, media_type=file.media_type, headers=headers)
