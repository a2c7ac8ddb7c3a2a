"""Parts of the full screen that need no screen: dice, and the story."""

import ludoteca
from ludoteca.cli.full.dice import drawn
from ludoteca.cli.story import Story
from ludoteca.core.dice import SIX_FACES


def test_dice_show_as_many_pips_as_they_count() -> None:
    for face in SIX_FACES:
        assert drawn([face], SIX_FACES).count("●") == face
    assert drawn([2, 5], SIX_FACES).count("●") == 7


def test_dice_with_other_faces_show_numbers() -> None:
    lines = drawn([0, 1, 1], range(2)).splitlines()
    assert lines[2].split("││") == ["│  0  ", "  1  ", "  1  │"]
    assert len({len(line) for line in lines}) == 1


def test_the_story_is_the_same_however_it_is_followed() -> None:
    game = ludoteca.new("parchis", seed=3, start_out=2)
    followed = Story()
    for _ in range(60):
        if game.phase == "roll":
            game.roll()
        else:
            game.push(game.legal_moves[-1])
        followed.follow(game)
    for _ in range(7):
        game.undo()
    followed.follow(game)
    late = Story()
    late.follow(game)
    assert followed.lines == late.lines
    assert late.lines[-1].last == len(game.history) - 1
