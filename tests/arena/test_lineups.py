"""Who meets whom, and in which seats."""

import pytest

from ludoteca.arena.errors import ArenaError
from ludoteca.arena.lineups import Matchup, ladder, round_robin
from ludoteca.arena.players import read_players
from ludoteca.games import info_of

PARCHIS = info_of("parchis")


@pytest.mark.parametrize(
    ("lineup", "seated"),
    [
        ("ab", ["ab", "ba"]),
        ("abc", ["abc", "cab", "bca"]),
        ("abbb", ["abbb", "babb", "bbab", "bbba"]),
        ("abab", ["abab", "baba"]),
        ("aabb", ["aabb", "baab", "bbaa", "abba"]),
    ],
)
def test_a_set_has_every_different_rotation_of_the_seats(lineup: str, seated: list[str]) -> None:
    one = Matchup(PARCHIS.setup(len(lineup)), tuple(lineup))
    assert ["".join(one.seated(rotation)) for rotation in range(len(one.rotations))] == seated


@pytest.mark.parametrize(("games", "sets"), [(1, 1), (4, 1), (5, 2), (8, 2)])
def test_games_are_rounded_up_to_whole_sets(games: int, sets: int) -> None:
    assert Matchup(PARCHIS.setup(4), ("hard", "easy", "easy", "easy")).sets_for(games) == sets


@pytest.mark.parametrize(
    ("players", "mode", "lineups"),
    [
        (2, "individual", ["hard easy", "hard random", "easy random"]),
        (4, "pairs", ["hard easy hard easy", "hard random hard random", "easy random easy random"]),
        (
            3,
            "individual",
            [
                "hard easy easy",
                "hard random random",
                "easy hard hard",
                "easy random random",
                "random hard hard",
                "random easy easy",
            ],
        ),
    ],
)
def test_in_a_round_robin_each_meets_each(players: int, mode: str, lineups: list[str]) -> None:
    matchups = round_robin(PARCHIS.setup(players, mode), ("hard", "easy", "random"))
    assert [" ".join(one.lineup) for one in matchups] == lineups


def test_the_ladder_has_every_level_chance_and_a_full_table() -> None:
    rungs = ["expert, hard", "hard, medium", "medium, easy", "easy, beginner", "expert, random"]
    of_parchis = {one.key.partition(": ")[::2] for one in ladder(["parchis"])}
    assert of_parchis == {("parchis players=2 mode=two-colours", rung) for rung in rungs} | {
        ("parchis players=4 mode=individual", "expert, medium, medium, medium")
    }
    assert len(ladder(["stax"])) == len(rungs)


def test_a_key_tells_tables_with_other_options_apart() -> None:
    plain, other = PARCHIS.setup(2), PARCHIS.setup(2, six_counts=12)
    assert Matchup(other, ("hard", "easy")).key == "parchis players=2 mode=two-colours six_counts=12: hard, easy"
    assert Matchup(plain, ("hard", "easy")).key != Matchup(other, ("hard", "easy")).key


def test_a_frozen_expert_can_be_met_and_is_on_no_ladder() -> None:
    assert read_players("expert,expert@2026-11") == ("expert", "expert@2026-11")
    assert all("@" not in name for one in ladder(["parchis", "stax"]) for name in one.lineup)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("hard,", "two different bots are needed"),
        ("hard,grand,", "there is no bot grand; there are: random, child, monte-carlo, beginner,"),
        ("hard,grandmaster", "there is no bot grandmaster"),
        ("hard,hard", "two different bots are needed"),
    ],
)
def test_bots_that_there_are_not_are_refused(text: str, sentence: str) -> None:
    with pytest.raises(ArenaError, match=sentence):
        read_players(text)
