"""Static data: files that say what the API says, of every game and in every language, always in the same bytes."""

import json
import re
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca.bots.dice_search.weights import network_for
from ludoteca.core.errors import OptionError
from ludoteca.core.rules_text import rules_text
from ludoteca.core.text import LANGUAGES, catalogue
from ludoteca.games import package_of, rulebook_of
from ludoteca.server.compilation import Compilation
from ludoteca.server.pictures import PlainPainter
from ludoteca.server.static import DataFile, common_files, files, game_files
from ludoteca.server.static.making import PlainMaker
from ludoteca.server.static.packed_boards import board_key
from ludoteca.server.static.routes import StaticData
from ludoteca.study.puzzle_files import shipped_puzzles
from ludoteca.study.puzzles import Puzzle
from server.inside import House, running_house

GAMES = list(ludoteca.games)
every_game = pytest.mark.parametrize("game", GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with running_house(tmp_path_factory.mktemp("static")) as house:
        yield house


@pytest.fixture(scope="module")
def made() -> dict[str, DataFile]:
    every = [*common_files(), *(file for game in GAMES for file in game_files(game))]
    by_path = {file.path: file for file in every}
    assert len(by_path) == len(every)
    return by_path


def told(house: House, path: str, language: str) -> Any:
    response = house.client.get(path, headers={"Accept-Language": language})
    assert response.status_code == 200, path
    return response.json()


def read(made: dict[str, DataFile], path: str) -> Any:
    return json.loads(made[path].content)


@every_language
def test_the_list_of_games_is_what_the_api_answers(house: House, made: dict[str, DataFile], language: str) -> None:
    assert read(made, f"data/{language}/games.json") == told(house, "/api/games", language)


@every_game
@every_language
def test_rules_are_what_the_api_answers(house: House, made: dict[str, DataFile], game: str, language: str) -> None:
    assert read(made, f"data/{language}/{game}/rules.json") == told(house, f"/api/games/{game}/rules", language)
    assert read(made, f"data/{game}/strength.json") == told(house, f"/api/games/{game}/strength", language)


@every_game
def test_puzzles_are_what_the_api_answers_and_the_package_has(
    house: House, made: dict[str, DataFile], game: str
) -> None:
    told_of = read(made, f"data/{game}/puzzles.json")
    assert told_of == told(house, f"/api/games/{game}/puzzles", "en")
    puzzles, shipped = told_of["puzzles"], shipped_puzzles(game)
    assert [Puzzle.from_data(puzzle) for puzzle in puzzles] == list(shipped)
    assert len({puzzle["id"] for puzzle in puzzles}) == len(puzzles)
    for puzzle in puzzles[::20]:
        start = ludoteca.from_position(puzzle["position"])
        setup = start.setup
        assert told_of["setup"] == {"players": setup.players, "mode": setup.mode, "options": dict(setup.options)}
        assert puzzle["turn"] == {language: start.describe(language).split("\n")[0] for language in LANGUAGES}
        assert puzzle["dice"] == list(start.dice_shown()[0])


@every_game
@every_language
def test_pictures_are_what_the_api_draws(house: House, made: dict[str, DataFile], game: str, language: str) -> None:
    folder = f"data/{language}/{game}/"
    shown = {f"{folder}showcase.svg": (ludoteca.games[game].showcase, "")}
    book = rules_text(game, language)
    for name, examples in [("story", book.story), *((clause.id, clause.examples) for clause in book.clauses)]:
        for one in examples:
            shown[f"{folder}examples/{name}-{one.key}.svg"] = one.position, one.allowed
    assert set(shown) == {path for path in made if path.startswith(folder) and path.endswith(".svg")}
    for path, (position, move) in [*shown.items()][::7]:
        wanted = {"position": position, "move": move}
        drawn = house.client.get("/api/picture.svg", params=wanted, headers={"Accept-Language": language})
        assert made[path].content == drawn.content


def test_pictures_bear_the_letters_of_the_language(made: dict[str, DataFile]) -> None:
    letters = {
        language: set(re.findall(r">([A-Z])</text>", made[f"data/{language}/parchis/showcase.svg"].content.decode()))
        for language in ("en", "es")
    }
    assert letters == {"en": set("YBRG"), "es": set("AZRV")}


@every_game
@every_language
def test_words_hold_the_game_and_what_a_table_says(made: dict[str, DataFile], game: str, language: str) -> None:
    words = read(made, f"data/{language}/{game}/words.json")
    assert words["game"] == catalogue(game, language)
    assert words["core"]["words"]["and"] == catalogue("core", language)["words"]["and"]
    assert words["bots"]["only_move"] == catalogue("bots", language)["only_move"]
    assert words["server"]["refusal"] == catalogue("server", language)["refusal"]


# Boards


def unpacked(packed: dict[str, Any], key: str) -> dict[str, Any]:
    board = dict(packed["boards"][key])
    for name in ("ground", "over"):
        board[name] = "".join(packed["shapes"][number] for number in board[name])
    for name in ("spots", "pieces", "about"):
        board[name] = dict(packed[name][number] for number in board[name])
    return board


def some_setups(game: str) -> Iterator[Any]:
    """All numbers of players and modes, each with the usual options and with every value of each option alone."""
    info = ludoteca.games[game]
    for mode in info.modes:
        for players in mode.players:
            changes = [{option.name: value} for option in info.options for value in [*option.allowed(players)][:9]]
            for options in [{}, *changes]:
                try:
                    yield info.setup(players, mode.id, **options)
                except OptionError:
                    continue


@every_game
@every_language
def test_every_way_to_play_finds_its_board(made: dict[str, DataFile], game: str, language: str) -> None:
    packed, rulebook = read(made, f"data/{language}/{game}/boards.json"), rulebook_of(game)
    for setup in some_setups(game):
        key = board_key(rulebook.letters(setup), {name: setup.options[name] for name in packed["options"]})
        assert unpacked(packed, key) == json.loads(json.dumps(rulebook.board_data(setup, language))), key


def test_boards_depend_on_the_places_of_parques_and_on_no_other_option(made: dict[str, DataFile]) -> None:
    named = {game: read(made, f"data/en/{game}/boards.json")["options"] for game in GAMES}
    assert named == {game: ["seats"] if game == "parques" else [] for game in GAMES}


# Networks and modules


@every_game
def test_networks_are_written_as_described(made: dict[str, DataFile], game: str) -> None:
    notes = read(made, f"data/{game}/weights.json")
    assert {path for path in made if path.startswith(f"data/{game}/weights/")} == {
        f"data/{game}/weights/{note['name']}.bin" for note in notes
    }
    for note in notes:
        content, rows, hidden = made[f"data/{game}/weights/{note['name']}.bin"].content, note["rows"], note["hidden"]
        first = np.frombuffer(content, "<f2", rows * hidden).reshape(rows, hidden)
        second = np.frombuffer(content, "<f4", hidden + 1, offset=-(-rows * hidden * 2 // 4) * 4)
        network = network_for(ludoteca.games[game].setup(note["players"], note["mode"], **places(game, note)))
        assert network is not None
        assert (first.astype(np.float32) == network[0]).all()
        assert (second == network[1]).all()


def places(game: str, note: dict[str, Any]) -> dict[str, int]:
    return {"seats": 8} if game == "parques" and note["players"] > 4 else {}


@every_game
def test_modules_are_there_where_the_package_has_them(
    made: dict[str, DataFile], game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    has_module = (Path(str(resources.files(package_of(game)))) / "wasm/rules.wasm").exists()
    assert (f"data/{game}/rules.wasm" in made) == has_module
    (tmp_path / "wasm").mkdir()
    (tmp_path / "wasm/rules.wasm").write_bytes(b"\0asm")
    monkeypatch.setattr(resources, "files", lambda _: tmp_path)
    assert [*files.modules(game)] == [DataFile(f"data/{game}/rules.wasm", b"\0asm", "application/wasm")]


@every_game
def test_the_pack_has_all_texts_of_a_game(made: dict[str, DataFile], game: str) -> None:
    mine = [file for path, file in made.items() if game in path.split("/")[1:3]]
    texts = {file.path: file.content.decode() for file in mine if file.is_text and not file.path.endswith("pack.json")}
    packed = read(made, f"data/{game}/pack.json")
    assert {path: packed[text["same"]] if isinstance(text, dict) else text for path, text in packed.items()} == texts


def test_the_index_leads_to_every_file(house: House, made: dict[str, DataFile]) -> None:
    index = told(house, "/data/index.json", "en")
    assert {path: made[path].hash for path in made if path in index["packs"]} == index["packs"]
    packed = [path for pack in index["packs"] for path in read(made, pack)]
    assert sorted([*packed, *index["packs"], *index["files"]]) == sorted(made)


# How it is made and served


def test_plain_python_makes_the_same_bytes(made: dict[str, DataFile]) -> None:
    with PlainMaker() as maker:
        for game in GAMES:
            for file in maker.game_files(game):
                assert file == made[file.path]


@pytest.mark.asyncio
async def test_a_server_whose_rules_are_not_compiled_serves_it_all_the_same(
    made: dict[str, DataFile], monkeypatch: pytest.MonkeyPatch
) -> None:
    compilation = Compilation()
    monkeypatch.setattr(compilation, "has_rules", lambda game: False)
    painter = PlainPainter()
    static_data = StaticData(compilation, painter)
    for path in ("data/es/stax/showcase.svg", "data/en/stax/boards.json", "data/stax/pack.json", "data/index.json"):
        found = await static_data.find(path)
        assert found
        assert found == made.get(path, found)
    assert await static_data.find("data/stax/nothing.svg") is None
    painter.close()
    await compilation.close()


@pytest.mark.parametrize("path", ["/data/en/games.json", "/data/es/stax/rules.json", "/data/es/stax/showcase.svg"])
def test_files_are_asked_for_again_and_not_sent_again(house: House, made: dict[str, DataFile], path: str) -> None:
    whole = house.client.get(path)
    assert (whole.status_code, whole.content) == (200, made[path.removeprefix("/")].content)
    assert whole.headers["Content-Type"] == made[path.removeprefix("/")].media_type
    assert whole.headers["Cache-Control"] == "no-cache"
    again = house.client.get(path, headers={"If-None-Match": whole.headers["ETag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert house.client.head(path).status_code == 200


@pytest.mark.parametrize(
    "path", ["/data", "/data/", "/data/en", "/data/fr/games.json", "/data/en/chess/rules.json", "/data/stax/../x"]
)
def test_what_is_not_there_is_not_found(house: House, path: str) -> None:
    assert house.client.get(path).status_code == 404
