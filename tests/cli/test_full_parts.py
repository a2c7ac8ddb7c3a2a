"""Parts of the full screen that need no screen: dice, and the past."""

import ludoteca
from ludoteca.cli.full.dice import drawn
from ludoteca.cli.full.past import Past
from ludoteca.core.dice import SIX_FACES


def test_dice_show_as_many_pips_as_they_count() -> None:
    for face in SIX_FACES:
        assert drawn([face], SIX_FACES).count("●") == face
    assert drawn([2, 5], SIX_FACES).count("●") == 7


def test_dice_with_other_faces_show_numbers() -> None:
    lines = drawn([0, 1, 1], range(2)).splitlines()
    assert lines[2].split("││") == ["│  0  ", "  1  ", "  1  │"]
    assert len({len(line) for line in lines}) == 1


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
