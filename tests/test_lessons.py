"""Lessons: every step can be done as it is asked, and says so in every language."""

from importlib import resources
from pathlib import Path

import pytest

import ludoteca
from ludoteca.cli.positions import dice_to_play
from ludoteca.core.lessons import LessonError, LessonStep, first_game_options, lesson_of
from ludoteca.core.text import LANGUAGES, PACKAGES

GAMES = ("parchis", "parques", "felix-sex", "stax")
STEPS = [(game, step) for game in GAMES for step in lesson_of(game, LANGUAGES[0])]
FEWEST, MOST = 4, 6


def begun(step: LessonStep) -> ludoteca.Game:
    """Go to the position of a step, and throw what is thrown in it."""
    game = ludoteca.from_position(step.position)
    if game.phase == "roll":
        game.roll(step.dice)
    return game


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_has_four_to_six_steps(game: str) -> None:
    assert FEWEST <= len(lesson_of(game, LANGUAGES[0])) <= MOST


@pytest.mark.parametrize("game", GAMES)
def test_every_language_has_the_same_steps_in_its_own_words(game: str) -> None:
    told = {language: lesson_of(game, language) for language in LANGUAGES}
    assert (
        len({tuple((step.key, step.position, step.dice, step.moves) for step in steps) for steps in told.values()}) == 1
    )
    for steps in zip(*told.values(), strict=True):
        assert len({step.task for step in steps}) == len({step.done for step in steps}) == len(LANGUAGES)


@pytest.mark.parametrize(("game", "step"), STEPS, ids=[f"{game}-{step.key}" for game, step in STEPS])
def test_a_step_is_for_the_first_seat_and_can_be_done(game: str, step: LessonStep) -> None:
    start = ludoteca.from_position(step.position)
    assert start.seat == 0
    assert start.phase == "roll" or list(step.dice) == dice_to_play(start)
    if not step.moves:
        return
    after = begun(step)
    assert after.phase == "move"
    assert after.seat == 0
    doing = [move for move in after.legal_moves if step.is_done_by(move.text)]
    for wanted in step.moves:
        assert any(LessonStep("", "", "", "", moves=(wanted,)).is_done_by(move.text) for move in doing), wanted
    assert after.copy().push(doing[0])


@pytest.mark.parametrize("game", GAMES)
def test_the_first_game_is_one_of_the_game_and_only_that_of_felix_sex_is_shorter(game: str) -> None:
    options = first_game_options(game)
    setup = ludoteca.new(game, players=2, **options).setup
    assert {name: setup.options[name] for name in options} == options
    assert options == ({"pieces": 5} if game == "felix-sex" else {})


def test_in_the_step_of_the_king_he_is_safe_where_he_is_asked_to_go_and_nowhere_else() -> None:
    step = next(one for one in lesson_of("stax", "en") if one.key == "king")
    for move in begun(step).legal_moves:
        if not move.text.startswith("0,0-"):
            continue
        after = begun(step)
        after.push(move)
        replies = [after.copy() for _ in after.legal_moves]
        for reply, answer in zip(replies, after.legal_moves, strict=True):
            reply.push(answer)
        assert step.is_done_by(move.text) == all(reply.phase != "over" for reply in replies), move.text


@pytest.mark.parametrize("game", GAMES)
def test_the_last_step_wins_the_game(game: str) -> None:
    step = lesson_of(game, LANGUAGES[0])[-1]
    after = begun(step)
    after.push(next(move for move in after.legal_moves if step.is_done_by(move.text)))
    assert after.phase == "over"
    assert after.ranking[0] == (0,)


def test_a_star_stands_for_all_that_begin_so() -> None:
    step = LessonStep("enter", "", "", "", moves=("hand-*", "10-12"))
    assert [step.is_done_by(move) for move in ("hand-3a", "10-12", "10-13")] == [True, True, False]


def test_words_that_do_not_fit_the_steps_are_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    source = resources.files(PACKAGES["parchis"])
    (tmp_path / "locale").mkdir()
    (tmp_path / "lesson.toml").write_text(source.joinpath("lesson.toml").read_text("utf-8"), "utf-8")
    for language in LANGUAGES:
        text = source.joinpath(f"locale/lesson.{language}.toml").read_text("utf-8")
        changed = text.replace("[safe]", "[unsafe]") if language == "es" else text
        (tmp_path / "locale" / f"lesson.{language}.toml").write_text(changed, "utf-8")
    monkeypatch.setattr("ludoteca.core.lessons.resources.files", lambda _: tmp_path)
    lesson_of.cache_clear()
    with pytest.raises(LessonError, match="the words in es are for leave, eat, twenty, unsafe"):
        lesson_of("parchis", "en")
    lesson_of.cache_clear()
