"""Games register themselves by entry points; what is wrong with one of them does not touch the others."""

from importlib.metadata import EntryPoint

import pytest

import ludoteca
from ludoteca.games import package_of, registry

OURS = [EntryPoint(game, package_of(game), registry.GROUP) for game in ludoteca.games]


@pytest.mark.parametrize(
    ("name", "package", "said"),
    [
        ("chess", "there_is_no_such_package", "chess .* is left out: ModuleNotFoundError"),
        ("chess", "ludoteca.games.stax", "chess is left out: ludoteca.games.stax.state.INFO is not its GameInfo"),
        ("parchis", "another.parchis", "parchis of another.parchis is left out: there is one of that id"),
    ],
)
def test_a_game_that_cannot_be_taken_is_left_out_with_a_warning(
    monkeypatch: pytest.MonkeyPatch, name: str, package: str, said: str
) -> None:
    points = [EntryPoint(name, package, registry.GROUP), *OURS]
    monkeypatch.setattr(registry, "entry_points", lambda group: points)
    with pytest.warns(UserWarning, match=said):
        assert registry._load_infos() == registry.GAMES
    assert package_of("parchis") == "ludoteca.games.parchis"


def test_the_same_game_listed_twice_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "entry_points", lambda group: OURS + OURS)
    assert list(registry._load_infos()) == list(registry.GAMES)
