"""What a choice was made from: candidates with chances, standard errors and reasons."""

import pytest

import ludoteca
from bots.candidates import decisions, every_race
from ludoteca.bots import LEVELS, bot_for


@every_race
def test_a_choice_of_an_expert_is_explained_by_chances_with_errors(game_id: str) -> None:
    game = next(decisions(game_id, 1))[0]
    bot = bot_for(game_id, "expert", seed=4)
    best, *others = bot.explain(game, 2.0)
    assert {best.move, *(one.move for one in others)} == set(game.legal_moves)
    assert best.chance is not None
    for one in (best, *others):
        assert one.chance is not None
        assert 0 <= one.chance <= 1
        assert one.error is None or (0 <= one.error < 0.2 and one.chance <= best.chance)
        assert one.reason.explain("en").endswith(".")


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_that_knows_no_chances_explains_the_move_that_it_chooses(level: str) -> None:
    game = ludoteca.from_position(
        "stax players=2 mode=duel table=W6:5@0,1/B12:5@1,1/W10:1@1,0 seat=1 phase=move played=3"
    )
    (only,) = bot_for("stax", level).explain(game, 0.01)
    assert only.move in game.legal_moves
    assert (only.chance, only.error) == (None, None)


def test_levels_that_look_ahead_give_chances_without_errors() -> None:
    game = next(decisions("parchis", 1))[0]
    chosen = bot_for("parchis", "hard").choose(game, 2.0)
    best, *others = bot_for("parchis", "hard").explain(game, 2.0)
    assert (best.move, best.reason) == (chosen.move, chosen.reason)
    assert others
    assert all(one.chance is not None and one.error is None for one in (best, *others))
