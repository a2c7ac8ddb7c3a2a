"""Makes the files of the static data, from the registry of games. A server answers them, `ludoteca site` writes them.

    data/<language>/games.json           the list of games, as /api/games answers it
    data/<language>/<game>/rules.json    the rules page, as /api/games/<game>/rules answers it
    data/<language>/<game>/words.json    the catalogues that a table speaks from
    data/<language>/<game>/lesson.json   the lesson, as /api/games/<game>/lesson answers it
    data/<language>/<game>/boards.json   the boards of all ways to play (packed_boards.py)
    data/<language>/<game>/showcase.svg  the picture of the game
    data/<language>/<game>/examples/<clause>-<key>.svg    the pictures of the rules page; `story` in place of a clause
    data/<game>/puzzles.json             the puzzles, as /api/games/<game>/puzzles answers them
    data/<game>/strength.json            as /api/games/<game>/strength answers it
    data/<game>/weights.json             the networks of the game's bots; weights/<name>.bin holds each
    data/<game>/rules.wasm, rules.json   the game's rules as WebAssembly and their description, where it has them
    data/pack.json, <game>/pack.json     texts of the above in one file, by path: for the service worker
    data/index.json                      hashes of the packs, and of the files that are in none

The same sources give the same bytes.
"""

import hashlib
import io
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib import resources
from typing import Any, Final

import numpy as np
import orjson
from pydantic import BaseModel

from ludoteca import games
from ludoteca.bots.dice_search.weights import weight_files
from ludoteca.core.rules_text import STORY, rules_text
from ludoteca.core.text import LANGUAGES, catalogue
from ludoteca.games import package_of
from ludoteca.server.descriptions import (
    describe_games,
    describe_lesson,
    describe_puzzles,
    describe_rules,
    describe_strength,
)
from ludoteca.server.pictures import picture_of
from ludoteca.server.static.packed_boards import packed_boards

FOLDER: Final = "data"
PACK: Final = "pack.json"
SHOWCASE: Final = "showcase.svg"
JSON: Final = "application/json"
SVG: Final = "image/svg+xml"
WASM: Final = "application/wasm"
BINARY: Final = "application/octet-stream"
MODULE_FILES: Final = {"rules.wasm": WASM, "rules.json": JSON}  # in the folder `wasm` of a game's package
WORDS_OF_TABLE: Final = {
    "core": ("words", "value", "coach", "fault"),
    "bots": ("only_move", "any_move"),
    "server": ("phrase", "refusal", "bytes", "over", "error"),
}
"""The entries of general catalogues that a table says, or a check of its record."""


@dataclass(frozen=True, slots=True)
class DataFile:
    """A file of the static data; its path begins with `data/`."""

    path: str
    content: bytes
    media_type: str

    @property
    def hash(self) -> str:
        """Tells contents apart."""
        return hashlib.sha256(self.content).hexdigest()[:32]

    @property
    def is_text(self) -> bool:
        """Whether it is UTF-8."""
        return self.media_type in (JSON, SVG)


def common_files() -> list[DataFile]:
    """Make the files that no single game has; they need no rules."""
    return with_pack("", [json_file(f"{language}/games.json", describe_games(language)) for language in LANGUAGES])


def game_files(game: str) -> list[DataFile]:
    """Make the files of a game. This runs its rules: where they are not compiled, they are compiled first."""
    return with_pack(
        f"{game}/", [*described_files(game), *lessons(game), puzzles(game), *boards(game), *pictures(game)]
    )


def with_pack(folder: str, files: list[DataFile]) -> list[DataFile]:
    """Add a file that holds all texts among some: together they take far less than each for itself.

    A text that is there already is written as the path of that one: most pictures are the same in all languages.
    """
    texts: dict[str, str | dict[str, str]] = {}
    first: dict[bytes, str] = {}
    for file in files:
        if file.is_text:
            same = first.setdefault(file.content, file.path)
            texts[file.path] = file.content.decode() if same == file.path else {"same": same}
    return [*files, json_file(f"{folder}{PACK}", texts)]


def index_file(files: Iterable[DataFile]) -> DataFile:
    """List what a client keeps that wants all files, with hashes by which it sees what has changed."""
    packs = {file.path: file.hash for file in files if file.path.endswith(f"/{PACK}")}
    others = {file.path: file.hash for file in files if not file.is_text}
    return json_file("index.json", {"packs": packs, "files": others})


def described_files(game: str) -> list[DataFile]:
    """Make the files of a game for which no rule is run."""
    described = [json_file(f"{game}/strength.json", describe_strength(game))]
    for language in LANGUAGES:
        described.append(json_file(f"{language}/{game}/rules.json", describe_rules(game, language)))
        described.append(json_file(f"{language}/{game}/words.json", words(game, language)))
    return [*described, *networks(game), *modules(game)]


def lessons(game: str) -> Iterator[DataFile]:
    """Describe the lesson of a game."""
    for language in LANGUAGES:
        yield json_file(f"{language}/{game}/lesson.json", describe_lesson(game, language))


def puzzles(game: str) -> DataFile:
    """Describe the puzzles of a game, in all languages."""
    return json_file(f"{game}/puzzles.json", describe_puzzles(game))


def boards(game: str) -> Iterator[DataFile]:
    """Describe the boards of a game."""
    for language in LANGUAGES:
        yield json_file(f"{language}/{game}/boards.json", packed_boards(game, language))


def words(game: str, language: str) -> dict[str, Any]:
    """Collect what a table of a game says, by catalogue: the game's own whole, of others the entries that it needs."""
    general = {
        domain: {key: catalogue(domain, language)[key] for key in keys} for domain, keys in WORDS_OF_TABLE.items()
    }
    return {"language": language, "game": catalogue(game, language), **general}


def pictures(game: str) -> Iterator[DataFile]:
    """Draw the picture of a game, and those of the examples of its rules: pieces bear letters of the language."""
    for language in LANGUAGES:
        yield showcase(game, language, picture_of(games[game].showcase, "", language))
        book = rules_text(game, language)
        for name, examples in [(STORY, book.story), *((clause.id, clause.examples) for clause in book.clauses)]:
            for example in examples:
                picture = picture_of(example.position, example.allowed, language)
                yield svg_file(f"{language}/{game}/examples/{name}-{example.key}.svg", picture)


def showcase(game: str, language: str, picture: str) -> DataFile:
    """Make the file of the picture of a game."""
    return svg_file(f"{language}/{game}/{SHOWCASE}", picture)


def networks(game: str) -> Iterator[DataFile]:
    """Describe the networks of a game's bots, with the way to play and the size of each, and write them.

    First comes the first layer as float16, one row after the other, and zeros up to a multiple of 4 bytes; then the
    second as float32. Numbers are little-endian.
    """
    yield json_file(f"{game}/weights.json", [note for note, _ in networks_of(game)])
    for note, (first, second) in networks_of(game):
        layer = first.astype("<f2").tobytes()
        content = layer + bytes(-len(layer) % 4) + second.astype("<f4").tobytes()
        yield DataFile(f"{FOLDER}/{game}/weights/{note['name']}.bin", content, BINARY)


def networks_of(game: str) -> Iterator[tuple[dict[str, Any], tuple[Any, Any]]]:
    """List the networks of a game's bots, each with a description of it."""
    for file in weight_files(game):
        name = file.name.removesuffix(".npz")
        players, _, mode = name.removeprefix(f"{game}-").partition("-")
        with np.load(io.BytesIO(file.read_bytes())) as arrays:
            first, second = arrays["first"], arrays["second"]
        rows, hidden = first.shape
        yield {"name": name, "players": int(players), "mode": mode, "rows": rows, "hidden": hidden}, (first, second)


def modules(game: str) -> Iterator[DataFile]:
    """Return a game's rules as WebAssembly and what describes them, where its package has them."""
    folder = resources.files(package_of(game)).joinpath("wasm")
    for name, media_type in MODULE_FILES.items():
        file = folder.joinpath(name)
        if file.is_file():
            yield DataFile(f"{FOLDER}/{game}/{name}", file.read_bytes(), media_type)


def json_file(path: str, data: Any) -> DataFile:
    """Make a file of plain data or of a model."""
    plain = data.model_dump(mode="json") if isinstance(data, BaseModel) else data
    return DataFile(f"{FOLDER}/{path}", orjson.dumps(plain), JSON)


def svg_file(path: str, picture: str) -> DataFile:
    """Make a file of a picture."""
    return DataFile(f"{FOLDER}/{path}", picture.encode(), SVG)
