"""The figures of the documents: they are those of the files, and the files are of these rules."""

import datetime
from pathlib import Path

import figure_files
import figure_texts
import pytest
from figure_files import DOCUMENTS, FOLDER, MARK, SAMPLE, SOURCES, read_all, with_figures
from figure_texts import WRITERS

from ludoteca.games import rulebook_of
from ludoteca.rl.vector import VectorEnv

FILES = read_all()
MARKS = [(path, found[2], found[3]) for path in DOCUMENTS for found in MARK.finditer(path.read_text(encoding="utf-8"))]
SIMULATED = [name for name in SOURCES if name.startswith("random-")]


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(figure_files.ROOT)))
def test_marked_figures_are_those_of_the_files(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert with_figures(text, FILES) == text, "python docs/figure_files.py --write"
    assert text.count("<!-- figure") == text.count("<!-- /figure") == len(MARK.findall(text)), "marks come in pairs"


def test_a_figure_that_was_changed_by_hand_is_found() -> None:
    path, words, shown = next((path, words, shown) for path, words, shown in MARKS if words.startswith("times-plain"))
    text = path.read_text(encoding="utf-8").replace(f"{words} -->{shown}<", f"{words} -->1,900<")
    assert with_figures(text, FILES) == path.read_text(encoding="utf-8") != text


def test_a_mark_that_names_nothing_is_refused() -> None:
    with pytest.raises(KeyError, match="tallest-tree"):
        with_figures("<!-- figure: tallest-tree -->9 m<!-- /figure -->", FILES)


def test_every_writer_and_every_file_is_used_and_every_file_has_its_command() -> None:
    assert {words.split()[0] for _, words, _ in MARKS} == WRITERS.keys()
    assert {path.stem for path in FOLDER.glob("*.json")} == SOURCES.keys()
    assert {name: one["command"] for name, one in FILES.items()} == {name: one.command for name, one in SOURCES.items()}
    for one in FILES.values():
        assert one["machine"]["compiled"]
        assert datetime.date.fromisoformat(one["date"])


def test_ratios_follow_from_the_rates_beside_them() -> None:
    for one in FILES["speed"]["figures"]["games"].values():
        compiled, plain = (one[name]["throws"] + one[name]["decisions"] for name in ("one_core", "plain_python"))
        assert one["times_plain"] == pytest.approx(compiled / plain)
        assert one["one_core"] in one["one_core_runs"]


def test_states_have_the_size_that_the_file_says() -> None:
    measured = FILES["speed"]["figures"]["games"]
    assert {game: one["state_bytes"] for game, one in measured.items()} == {
        game: rulebook_of(game).dtype.itemsize for game in measured
    }, "make figures"


def test_environments_have_the_shape_that_the_file_says() -> None:
    for one in FILES["vector"]["figures"]["ways"]:
        env = VectorEnv(one["game"], 1, **one["way"])
        assert (one["actions"], one["observation"]) == (env.action_count, env.observation_size), "make figures"


@pytest.mark.parametrize("name", SIMULATED)
def test_random_games_still_come_out_as_when_they_were_counted(name: str) -> None:
    figures = FILES[name]["figures"]
    assert figures["games"] == figures["asked"] > SAMPLE
    assert figure_files.sample(figures["game"]) == FILES[name]["sample"], "the rules have changed: make figures"


@pytest.mark.parametrize(
    ("value", "english", "spanish"),
    [
        (11_740_000, "11.7 million", "11,7 millones"),
        (168_412, "168,000", "168.000"),
        (42_360, "42,400", "42.400"),
        (734, "734", "734"),
    ],
)
def test_speeds_are_written_as_people_of_a_language_write_numbers(value: float, english: str, spanish: str) -> None:
    assert (figure_texts.speed(value, "en"), figure_texts.speed(value, "es")) == (english, spanish)
