"""Turn the table by a sixth, or look at it in a mirror: it is the same game."""

import re
from functools import cache
from itertools import product
from typing import Any, NamedTuple

import pytest

import ludoteca
from ludoteca.games.stax.board import Tile, Towers, number_with_face
from ludoteca.games.stax.notation import hands_of, towers_of
from playing import name_of_way, nodes
from stax.reference import DIRECTIONS, Cell, faces, turned, turns

WAYS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3},
    {"players": 2, "flip": True},
    {"players": 3, "flip": True, "one_group": "landed"},
    {"players": 2, "one_group": "landed", "move_limit": 60},
    {"players": 2, "pie": True, "move_limit": 40},
]
TURNS_TO_LOOK = 3  # each node is compared with a third of its images
PLACING = re.compile(r"(\d+)('?)@(-?\d+),(-?\d+):(\d)")
MOVE = re.compile(r"(-?\d+),(-?\d+)-(-?\d+),(-?\d+):(\d)('?)")


class Image(NamedTuple):
    """The table turned by some sixths, and mirrored before that or not."""

    sixths: int
    is_mirrored: bool

    def of_direction(self, direction: int) -> int:
        return ((-direction if self.is_mirrored else direction) + self.sixths) % 6

    def of_cell(self, q: int, r: int) -> Cell:
        """A cell is q steps away in direction 0, and r in direction 5."""
        (east_q, east_r), (south_q, south_r) = (DIRECTIONS[self.of_direction(direction)] for direction in (0, 5))
        return q * east_q + r * south_q, q * east_r + r * south_r


IMAGES = [Image(sixths, is_mirrored) for is_mirrored, sixths in product((False, True), range(6))][1:]


@cache
def lie_of(image: Image, number: int, is_flipped: bool, turn: int) -> tuple[bool, int]:
    """Find the face and the turn with which a tile has its arrows where the image has them."""
    arrows = {image.of_direction(side) for side in turned(number, is_flipped, turn)}
    lies = [(face, turn) for face in faces(number) for turn in turns(number, face)]
    (found,) = (lie for lie in lies if turned(number, *lie) == arrows)
    return found


def image_of_tile(image: Image, tile: Tile) -> Tile:
    is_flipped, turn = lie_of(image, tile.number, tile.is_flipped, tile.turn)
    return tile._replace(is_flipped=is_flipped, turn=turn)


def image_of_action(image: Image, spelling: str, towers: Towers, *, can_flip: bool) -> str:
    """Spell the image of an action; that of a move names its face only where tile 8 may be turned over."""
    if spelling == "swap":
        return spelling
    if placing := PLACING.fullmatch(spelling):
        number, prime, q, r, turn = placing.groups()
        cell = image.of_cell(int(q), int(r))
        is_flipped, new_turn = lie_of(image, int(number), bool(prime), int(turn))
        return f"{number_with_face(int(number), is_flipped=is_flipped)}@{cell[0]},{cell[1]}:{new_turn}"
    move = MOVE.fullmatch(spelling)
    assert move, spelling
    start_q, start_r, end_q, end_r, turn_after = (int(move[group]) for group in range(1, 6))
    tile = towers[start_q, start_r][-1]
    face = bool(move[6]) if can_flip else tile.is_flipped
    is_flipped, new_turn = lie_of(image, tile.number, face, turn_after)
    start, end = image.of_cell(start_q, start_r), image.of_cell(end_q, end_r)
    return f"{start[0]},{start[1]}-{end[0]},{end[1]}:{new_turn}" + "'" * (can_flip and is_flipped)


def check_image(image: Image, game: ludoteca.Game, other: ludoteca.Game) -> None:
    """Compare a game with its image."""
    can_flip = bool(game.setup.options["flip"])
    towers = towers_of(game.state)
    expected = {image.of_cell(*cell): [image_of_tile(image, tile) for tile in towers[cell]] for cell in towers}
    assert towers_of(other.state) == expected
    assert hands_of(other.state) == hands_of(game.state)
    assert (other.phase, other.seat, other.ranking, other.result) == (game.phase, game.seat, game.ranking, game.result)
    moves = [image_of_action(image, str(move), towers, can_flip=can_flip) for move in game.legal_moves]
    assert sorted(moves) == sorted(str(move) for move in other.legal_moves)


@pytest.mark.parametrize("way", WAYS, ids=name_of_way)
def test_turned_or_mirrored_it_is_the_same_game(way: dict[str, Any]) -> None:
    games = [ludoteca.new("stax", **way) for _ in IMAGES]
    can_flip = way.get("flip", False)
    towers: Towers = {}
    for index, node in enumerate(nodes(ludoteca.new("stax", **way), seed=len(way))):
        for number, (image, game) in enumerate(zip(IMAGES, games, strict=True)):
            if node.history:
                action = node.history[-1]
                assert isinstance(action, ludoteca.Played)
                game.push(image_of_action(image, str(action.move), towers, can_flip=can_flip))
            if number % TURNS_TO_LOOK == index % TURNS_TO_LOOK or node.phase == "over":
                check_image(image, node, game)
        towers = towers_of(node.state)


def test_only_tile_8_turns_over_in_the_mirror() -> None:
    mirror = Image(0, is_mirrored=True)
    for number in range(1, 14):
        assert lie_of(mirror, number, False, 0)[0] == (number == 8)
    assert lie_of(mirror, 8, True, 0)[0] is False
