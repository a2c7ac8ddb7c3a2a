"""Parts of the full screen that need no screen: dice, and the past."""

import ludoteca
from ludoteca.cli.full.dice import drawn
from ludoteca.cli.full.past import Past


def test_dice_show_as_many_pips_as_they_count() -> None:
    for face in range(1, 7):
        assert drawn([face]).count("●") == face
    assert drawn([2, 5]).count("●") == 7


def test_the_past_is_the_same_however_it_is_followed() -> None:
    game = ludoteca.new("parchis", seed=3, start_out=2)
    followed = Past()
    for _ in range(60):
        if game.phase == "roll":
            game.roll()
        else:
            game.push(game.legal_moves[-1])
        followed.follow(game)
    for _ in range(7):
        game.undo()
    followed.follow(game)
    late = Past()
    late.follow(game)
    assert [one.spelling for one in followed.moments] == [one.spelling for one in late.moments]
    assert [one.tobytes() for one in followed.states] == [one.tobytes() for one in late.states]
    assert late.states[-1].tobytes() == game.state.tobytes()
