"""How the expert of Stax lays three tiles and takes a side with the option `pie` (X-P5)."""

import numpy as np
import pytest

import ludoteca
from ludoteca.bots import bot_for
from ludoteca.bots.levels import ALL_STEPS
from ludoteca.bots.workspaces import search_for
from ludoteca.core.game import Game
from ludoteca.core.generator import seed_word
from ludoteca.core.levels import ALL_LEVELS
from ludoteca.games.stax.cut_and_choose import OPENINGS
from ludoteca.games.stax.state import FIRST_PLACINGS
from playing import unhurried

EXPERT = ALL_LEVELS.index("expert")
# Three tiles after which games of the search end alike, of many seeds and lengths: who is to act wins, or loses
WON = ["8'@0,0:3", "5@1,0:1", "12@0,1:4"]
LOST = ["12@0,0:4", "2@0,1:4", "2@1,0:3"]


def spelled(tile: list[int]) -> str:
    """Spell a tile of an opening."""
    number, face, q, r, turn = tile
    return f"{number}{chr(39) * face}@{q},{r}:{turn}"


def laid(tiles: list[str]) -> Game:
    """Begin a game with some tiles."""
    game = ludoteca.new("stax", pie=True)
    for tile in tiles:
        game.push(tile)
    return game


def chosen(game: Game, seed: int = 1) -> str:
    """Ask the expert."""
    with unhurried() as seconds:
        return bot_for("stax", "expert", seed=seed).choose(game, seconds).move.text


@pytest.mark.parametrize("opening", OPENINGS.tolist())
def test_every_opening_is_legal_and_leads_to_the_choice(opening: list[list[int]]) -> None:
    game = laid([spelled(tile) for tile in opening])
    assert game.seat == 1
    assert game.legal_moves[-1].text == "swap"


def test_the_expert_lays_an_opening_to_its_end() -> None:
    known = [[spelled(tile) for tile in opening] for opening in OPENINGS.tolist()]
    found = []
    for seed in range(12):
        game = ludoteca.new("stax", pie=True)
        for _ in range(FIRST_PLACINGS):
            game.push(chosen(game, seed))
        found.append([one.move.text for one in game.history if isinstance(one, ludoteca.Played)])
    assert all(tiles in known for tiles in found)
    assert len({tuple(tiles) for tiles in found}) > 1


def test_who_has_laid_another_tile_searches() -> None:
    game = laid(["5@0,0:2", "2@0,1:0"])
    assert not any([spelled(tile) for tile in opening[:2]] == ["5@0,0:2", "2@0,1:0"] for opening in OPENINGS.tolist())
    assert chosen(game) in [move.text for move in game.legal_moves]


def test_the_expert_takes_the_side_that_wins() -> None:
    assert chosen(laid(LOST)) == "swap"
    assert chosen(laid(WON)) != "swap"


def test_a_choice_of_sides_can_rest_and_be_cut_short() -> None:
    game = laid(LOST)
    legal = {move.code for move in game.legal_moves}
    policy, workspace = search_for(game.setup, "expert")
    stop = np.zeros(1, np.int64)
    with np.errstate(over="ignore"):
        policy.begin(game.state, EXPERT, seed_word(1), workspace)
        for _ in range(200):
            assert policy.advance(1, workspace, stop)
            assert int(workspace.best) in legal
        stop[0] = 1
        assert not policy.advance(1, workspace, stop)
        assert int(workspace.best) in legal
        stop[0] = 0
        policy.advance(ALL_STEPS, workspace, stop)
    assert int(workspace.best) == game.legal_moves[-1].code
