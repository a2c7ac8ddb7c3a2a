"""The games themselves: the same dice for every rotation, openings where there are no dice, bots that fail."""

import multiprocessing
from dataclasses import dataclass

import pytest

import ludoteca
from arena.tables import jobs_of_set, matchup
from ludoteca.arena import players, playing
from ludoteca.arena.errors import ArenaError
from ludoteca.arena.lineups import Matchup
from ludoteca.arena.playing import OPENING_PLIES, Job, begin, play, warm
from ludoteca.arena.workers import play_all
from ludoteca.bots import Choice, bot_for
from ludoteca.core.game import Game
from ludoteca.core.moves import Dice, Move
from ludoteca.core.text import Message
from ludoteca.executors import WorkError
from ludoteca.games import info_of


@pytest.mark.parametrize(
    "one", [matchup("medium", "random"), matchup("easy", *["random"] * 3)], ids=["two players", "four players"]
)
def test_rotated_seats_have_the_same_dice(one: Matchup, monkeypatch: pytest.MonkeyPatch) -> None:
    warm(one)  # which throws dice of its own, once in a process
    throws: list[Dice] = []
    roll = Game.roll

    def noted(game: Game) -> Dice:
        throws.append(roll(game))
        return throws[-1]

    monkeypatch.setattr(Game, "roll", noted)
    streams = []
    for job in jobs_of_set(one):
        throws.clear()
        play(job)
        streams.append(tuple(throws))
    shortest = min(map(len, streams))
    assert shortest > 50
    assert len(set(streams)) > 1, "games of different lengths"
    assert len({stream[:shortest] for stream in streams}) == 1


def test_dice_differ_from_set_to_set_and_from_seed_to_seed() -> None:
    one, other = matchup("medium", "random"), matchup("medium", "easy")
    jobs = [*jobs_of_set(one), *jobs_of_set(one, number=1), *jobs_of_set(one, seed="2"), *jobs_of_set(other)]
    assert len({job.dice for job in jobs}) == 4


def test_without_dice_a_set_begins_with_the_same_random_moves() -> None:
    one = matchup("medium", "random", game="stax")
    positions = []
    for number in range(4):
        opened = [begin(job) for job in jobs_of_set(one, number)]
        assert {len(game.history) for game in opened} == {OPENING_PLIES}
        assert len({game.position() for game in opened}) == 1
        positions.append(opened[0].position())
    assert len(set(positions)) == 4


def test_a_game_too_short_for_an_opening_begins_without() -> None:
    short = Matchup(info_of("stax").setup(2, move_limit=2), ("medium", "random"))
    assert not begin(jobs_of_set(short)[0]).history


def test_the_same_job_gives_the_same_game() -> None:
    job = jobs_of_set(matchup("easy", "beginner"))[1]
    assert play(job).places == play(job).places


@pytest.mark.parametrize(("game", "sides", "has_luck"), [("parques", 2, True), ("stax", 2, False)])
def test_a_game_with_dice_tells_the_luck_of_each_seat(game: str, sides: int, has_luck: bool) -> None:
    setup = info_of(game).setup(2)
    luck = play(Job(Matchup(setup, ("random", "random")), 0, 0, "luck", 0.1)).luck
    assert len(luck) == (sides if has_luck else 0)
    assert sum(luck) == pytest.approx(0, abs=1e-9)
    assert any(luck) == has_luck


def test_chance_plays_every_move() -> None:
    game = ludoteca.new("stax")
    chosen = {bot_for("stax", "random", seed).choose(game, 1.0).move for seed in range(1000)}
    assert chosen == set(game.legal_moves)


def test_only_choices_are_timed() -> None:
    outcome = play(jobs_of_set(matchup("medium", "random"))[0])
    assert set(outcome.clocks) == {"medium", "random"}
    for clock in outcome.clocks.values():
        assert clock.seconds >= clock.longest > 0
        assert clock.moves > 20


@dataclass
class Broken:
    """A bot that fails: it raises an error, or plays what it may not."""

    move: Move | None
    game: str = "parchis"
    level: str = "broken"

    def choose(self, game: Game, seconds: float) -> Choice:
        if self.move is None:
            raise ZeroDivisionError("so it goes")
        return Choice(self.move, Message("bots", "only_move"))


@pytest.mark.parametrize(
    ("move", "sentence"),
    [(None, "ZeroDivisionError: so it goes"), (Move(0, "Yh-40", ("Yh-40",)), "Yh-40")],
    ids=["error", "illegal"],
)
def test_a_bot_that_fails_is_named_with_the_position(
    move: Move | None, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    job = jobs_of_set(matchup("medium", "random"))[0]
    monkeypatch.setattr(players, "bot_named", lambda *_: Broken(move))
    monkeypatch.setattr(playing, "warm", lambda _: None)
    with pytest.raises(ArenaError, match=f"the bot broken failed .*{sentence}.*The position: parchis players=2"):
        play(job)


def test_a_process_that_is_killed_is_noticed() -> None:
    jobs = [job for number in range(400) for job in jobs_of_set(matchup("medium", "random"), number)]
    games = play_all(jobs, 2)
    next(games)
    multiprocessing.active_children()[0].kill()
    with pytest.raises(WorkError, match="exit status -9"):
        list(games)
    assert not multiprocessing.active_children()
