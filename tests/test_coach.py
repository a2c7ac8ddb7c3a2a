"""What a coach says in a browser: Node asks the app itself, on WebAssembly, about positions that are written here."""

import json
import subprocess
from base64 import b64encode
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import ludoteca
from ludoteca.bots.parts import heuristic_of
from ludoteca.core.text import LANGUAGES, catalogue
from ludoteca.games import rulebook_of
from test_local_tables import write_data
from test_webassembly import WEB, node


class Row(NamedTuple):
    """A position in which somebody is to move, and what the coach says in it."""

    position: str
    danger: str
    options: tuple[str, ...]


PARCHIS = "parchis players=4 mode=individual"
FELIX_SEX = "felix-sex players=2 mode=duel pieces=5"
PILES = "felix-sex players=2 mode=duel"
STAX = "stax players=2 mode=duel"

ROWS = {
    "a face of the next player": Row(
        f"{PARCHIS} Y=h,h,12,30 B=h,h,h,27 R=h,h,h,h G=h,h,h,h seat=0 phase=move die=2",
        "Careful: blue can capture your piece on 30 with a 3.",
        ("You can bring a piece to safety on 32.",),
    ),
    "a player who comes later": Row(
        f"{PARCHIS} Y=h,h,12,30 B=h,h,h,h R=h,h,h,28 G=h,h,h,h seat=0 phase=move die=1",
        "Careful: red can capture your piece on 30 with a 2.",
        ("You can go on to 13, out of their reach.",),
    ),
    "five squares behind, where a 5 must take a piece out of home (P-T2)": Row(
        f"{PARCHIS} Y=h,h,12,30 B=h,h,h,25 R=h,h,h,h G=h,h,h,h seat=0 phase=move die=4",
        "",
        ("You can reach the safe square 34.", "You can go on to 16, out of their reach."),
    ),
    "no danger on a safe square (P-M5)": Row(
        f"{PARCHIS} Y=h,h,h,29 B=h,h,h,27 R=h,h,h,h G=h,h,h,h seat=0 phase=move die=3", "", ()
    ),
    "a face, with any other dice": Row(
        f"{FELIX_SEX} W=10,20*4 B=9,25*4 entered=W,B seat=0 phase=move unused=2-3",
        "Careful: black can capture your single piece on 10 with a 1.",
        ("You can go on to 23, but there you can be captured.",),
    ),
    # Of 216 throws 91 have a 1 for the piece on 9, 52 others bring the one that enters from the hand to 10.
    "after a piece that has to enter first (F-N3)": Row(
        f"{FELIX_SEX} W=10,20*4 B=hand,9,25*3 entered=W,B seat=0 phase=move unused=2-3",
        "Careful: black can capture your piece on 10 with 7 of 10 throws.",
        ("You can go on to 23, out of reach.",),
    ),
    # Of 216 throws 152 have a 2 or a 5, 10 others two ones, 15 others a 1 and a 4.
    "dice one after the other (F-T2)": Row(
        f"{FELIX_SEX} W=10,20*4 B=8,5b*4 entered=W,B seat=0 phase=move unused=2-3",
        "Careful: black can capture your piece on 10 with 8 of 10 throws.",
        ("You can go on to 23, but there you can be captured.",),
    ),
    "no piece is safe or in danger before it has left its row (F-N1)": Row(
        f"{FELIX_SEX} W=hand*5 B=hand*5 seat=0 phase=move unused=2-3-4", "", ("You can enter a piece on 4a.",)
    ),
    # Black reaches 9 with a third of its pieces. Only a move that breaks the pile up would put a piece in danger.
    "no danger for a pile, which some moves break up (F-M4)": Row(
        f"{PILES} W=12*4,11*3,10*3,9*3,3a,6a B=8,7*2,4b*4,5b*4,6b*4 entered=W,B seat=0 phase=move unused=1-6-6",
        "",
        (
            "You can bring a piece to yours on 9: there no single one captures it.",
            "You can go along your row to 4a.",
        ),
    ),
    "no danger for two, which less than three reach (F-M5)": Row(
        f"{PILES} W=10*2,20*13 B=9,25*14 entered=W,B seat=0 phase=move unused=2",
        "",
        ("You can go on to 22, but there you can be captured.",),
    ),
    "three together for two (F-M5)": Row(
        f"{PILES} W=10*2,20*13 B=9*5,8*5,7*5 entered=W,B seat=0 phase=move unused=2",
        "Careful: three black pieces together can capture your 2 on 10, with 1 of 10 throws.",
        ("You can go on to 22, but there you can be captured.",),
    ),
    "a single piece beside piles": Row(
        f"{PILES} W=14,12*5,11*6,10*3 B=9,8*2,7*6,4b,5b*2,6b*3 entered=W,B seat=0 phase=move unused=3-6",
        "Careful: black can capture your piece on 14 with 8 of 10 throws.",
        ("You can join your single piece on 14: no single one captures two.",),
    ),
    "a capture, though another move is better": Row(
        f"{PILES} W=14*2,18*8,22*2,23*2,25 B=15,13*2,10*4,9,8*2,7*3,5b,6b entered=W,B seat=0 phase=move unused=1",
        "Careful: three black pieces together can capture your 2 on 14, with 2 of 10 throws.",
        ("You can capture on 15: that piece goes back to the hand.",),
    ),
    "a king, and no dice": Row(
        f"{STAX} table=W2:0+W1:0@0,0/B1:0@0,1/B13:0@1,0/W3:0@1,1 seat=0 phase=move played=6",
        "Your king is threatened: black can capture it.",
        ("You can capture the black king and win!",),
    ),
    "two ways to play": Row(
        f"{STAX} table=W2:0@0,0/W1:0@0,1/B2:0@1,1/B1:0@2,1/W4:0@3,1 seat=0 phase=move",
        "",
        ("You can threaten the black king.", "You can place another tile and grow stronger."),
    ),
    # Of 36 throws 11 have a 5, and 4 others make 5 together.
    "each of two dice, and both together (Q-T3)": Row(
        "parques players=2 mode=individual Y=h,h,12,30 R=h,h,25,40 seat=0 phase=move dice=1-3",
        "Careful: red can capture your piece on 30 with 4 of 10 throws.",
        ("You can bring a piece to safety on 34.",),
    ),
    "throws that no face decides": Row(
        "parques players=2 mode=individual Y=h,h,12,30 R=h,h,h,25 seat=0 phase=move dice=1-3",
        "Careful: red can capture your piece on 30 with 1 of 10 throws.",
        ("You can bring a piece to safety on 34.",),
    ),
}


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Write the static data of all games."""
    folder = tmp_path_factory.mktemp("data")
    for game_id in ludoteca.games:
        write_data(folder, game_id)
    return folder


def asked(data: Path, method: str, position: str, language: str = "en", more: tuple[Any, ...] = ()) -> Any:
    """Ask the host of local tables about a position."""
    game = ludoteca.from_position(position)
    setup = {"players": game.setup.players, "mode": game.setup.mode, "options": dict(game.setup.options)}
    state = b64encode(game.state.tobytes()).decode()
    request = {"game": game.id, "setup": setup, "language": language, "state": state}
    given = json.dumps({"folder": str(data), "calls": [{"method": method, "request": request, "more": more}]})
    command = [node(), str(WEB / "scripts/ask_host.js")]
    done = subprocess.run(command, input=given, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)[0]


@pytest.mark.parametrize("row", ROWS.values(), ids=ROWS)
def test_a_coach_names_dangers_and_options(data: Path, row: Row) -> None:
    advice = asked(data, "advise", row.position)
    assert (advice["danger"], tuple(option["sentence"] for option in advice["options"])) == row[1:]
    legal = {move.text for move in ludoteca.from_position(row.position).legal_moves}
    assert all(option["move"] in legal for option in advice["options"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", ["parchis", "parques", "felix-sex", "stax"])
def test_a_coach_has_words_for_everything_that_speaks_for_a_move(game_id: str, language: str) -> None:
    names = {kind.name for kind in heuristic_of(game_id).REASONS}
    assert set(catalogue(game_id, language)["coach"]["option"]) == names


STUCK = {
    "before a barrier": (
        "parchis players=2 mode=individual Y=h,h,7,20 R=h,h,10,10 seat=0 phase=move die=4",
        "7",
        "P-M2",
    ),
    "at home without a 5": (
        "parchis players=2 mode=individual Y=h,h,7,20 R=h,h,h,h seat=0 phase=move die=4",
        "Y:h",
        "P-T2",
    ),
    "a stack in the way": (f"{FELIX_SEX} W=10,20*4 B=12*2,24*3 entered=W,B seat=0 phase=move unused=2", "10", "F-M4"),
    "in hand come first": (f"{FELIX_SEX} W=hand,10*4 B=20*5 entered=W,B seat=0 phase=move unused=1-2-6", "10", "F-N3"),
    "no king on the table yet": (f"{STAX} table=W3:0@0,0/B4:0@1,0 seat=0 phase=move", "0,0", "X-P4"),
}


@pytest.mark.parametrize(("position", "spot", "clause"), STUCK.values(), ids=STUCK)
def test_a_piece_that_is_stuck_names_the_clause(data: Path, position: str, spot: str, clause: str) -> None:
    targets = [*spots_of(position), "0,1", "1,-1"]
    why = asked(data, "whyStuck", position, more=({"spot": spot, "targets": targets},))
    assert why["clause"] == clause
    assert why["sentence"].endswith(".")


def test_a_piece_that_can_move_is_not_stuck(data: Path) -> None:
    position = "parchis players=2 mode=individual Y=h,h,7,20 R=h,h,10,10 seat=0 phase=move die=4"
    assert asked(data, "whyStuck", position, more=({"spot": "20", "targets": spots_of(position)},)) is None


def spots_of(position: str) -> list[str]:
    """List the spots of the board of a position."""
    game = ludoteca.from_position(position)
    return list(rulebook_of(game.id).board_data(game.setup)["spots"])
