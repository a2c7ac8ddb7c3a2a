"""Spots of the table as numbers and names, and refusals that look under lifted tiles."""

from itertools import islice

import pytest

import ludoteca
from ludoteca.core.pieces import NO_SPOT
from ludoteca.games import rulebook_of
from ludoteca.games.stax.board import DIRECTIONS
from ludoteca.games.stax.codes import pack_cell
from ludoteca.games.stax.engine import FROM_HAND
from ludoteca.games.stax.state import NEAREST
from playing import STRIDE, nodes

EDGE = NEAREST - 1


@pytest.mark.parametrize("cell", [(0, 0), (1, -1), (-10, 203), (EDGE, -EDGE), (-EDGE, -EDGE), (EDGE, EDGE)])
def test_a_cell_is_read_as_it_is_spelled(cell: tuple[int, int]) -> None:
    spots, spot = rulebook_of("stax").spots, pack_cell(*cell)
    assert spots[spot] == "{},{}".format(*cell)
    assert spots.number(spots[spot]) == spot
    assert NO_SPOT < spot < FROM_HAND


def test_the_hand_is_a_spot_of_its_own() -> None:
    spots = rulebook_of("stax").spots
    assert spots[FROM_HAND] == "hand"
    assert spots.number("hand") == FROM_HAND


@pytest.mark.parametrize(
    "name",
    [
        *("x", "han", "hands", "hand ", "1", "1,", ",1", ",", "1,2,3", "1 ,2", " 1,2", "1;2"),
        *("01,2", "-0,1", "1,-0", "00,0", "+1,2", "--1,2", "1,-", "-,1", "1.0,2", "0x1,2"),
        *(f"{NEAREST},0", f"0,-{NEAREST}", "9999,0", "12345,0"),
    ],
)
def test_other_names_are_no_spots(name: str) -> None:
    assert rulebook_of("stax").spots.number(name) == NO_SPOT


@pytest.mark.parametrize("players", [2, 3])
def test_a_refusal_leaves_the_state_as_it_was(players: int) -> None:
    game = ludoteca.new("stax", players=players, one_group="landed", seed=11)
    for node in islice(nodes(game, 11), 0, 300, STRIDE):
        state, rulebook = node.state, node.rulebook
        before = state.tobytes()
        for cell in {piece.spot for piece in node.pieces()} - {"hand"}:
            q, r = map(int, cell.split(","))
            ways = [f"{cell}-{q + steps * dq},{r + steps * dr}:0" for steps in (1, 2, 4) for dq, dr in DIRECTIONS]
            for text in (*ways, f"2@{q + 1},{r}:0"):
                move = rulebook.read_move(state, text)
                number = rulebook.refusal(state, move.code)
                if number:
                    node.narrator.refusal(state, move.code, number)
                assert state.tobytes() == before, text
