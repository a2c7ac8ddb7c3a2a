"""What boards say of their places: each has a sentence, and what is special about it is said of that very place."""

import pytest

import ludoteca
from ludoteca.core.text import LANGUAGES
from ludoteca.games.boards import TOGETHER

WITH_PLACES = ["parchis", "parques", "felix-sex"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", WITH_PLACES)
def test_every_kind_of_place_is_explained_and_nothing_else(game_id: str, language: str) -> None:
    game = ludoteca.new(game_id)
    board = game.rulebook.board_data(game.setup, language)
    kinds = {spot["kind"] for spot in board["spots"].values()}
    assert kinds == {kind for kind in board["about"] if not kind.endswith(TOGETHER)}
    assert kinds >= {kind.removesuffix(TOGETHER) for kind in board["about"]}


@pytest.mark.parametrize(
    ("game_id", "place", "together", "said"),
    [
        ("parchis", "39", False, "La salida roja: por aquí salen de casa las fichas rojas"),
        ("parchis", "39", True, "Una barrera"),
        ("parchis", "12", True, "Un seguro"),
        ("parchis", "10", True, "Una barrera"),
        ("parques", "39", False, "La salida roja"),
        ("felix-sex", "10", True, "Una pila"),
        ("felix-sex", "26", True, "El último tramo"),
    ],
)
def test_starts_and_pieces_together_are_told(game_id: str, place: str, together: bool, said: str) -> None:
    game = ludoteca.new(game_id)
    board = game.rulebook.board_data(game.setup, "es")
    kind = board["spots"][place]["kind"]
    assert said in board["about"][f"{kind}{TOGETHER if together else ''}"]
