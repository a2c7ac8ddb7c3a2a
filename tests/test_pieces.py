"""What boards are given, at every node of random games: where pieces stand, where they went, what a tap attempts."""

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

import pytest

import ludoteca
from ludoteca.core.pieces import Leg, Piece, Way
from ludoteca.games import rulebook_of
from playing import STRIDE, all_tables, name_of_way, nodes

NODES = 600
LEAPS = {"swapped", "captured"}  # of tiles: they change hands, or are gone

tables = pytest.mark.parametrize(("game_id", "way"), all_tables(), ids=name_of_way)


def fields_of(game: ludoteca.Game) -> dict[str, str]:
    return dict(word.split("=", 1) for word in game.position().split()[1:])


def spots_of(game: ludoteca.Game) -> list[str]:
    return list(game.rulebook.board_data(game.setup)["spots"])


def told_by_fields(game: ludoteca.Game, spots: list[str]) -> Iterator[tuple[str, str]]:
    """Read colour and spot of every piece off a position: `Y=h,5`, `W=hand*3,10`, `table=B5:1+W1:0@1,0`."""
    fields = fields_of(game)
    if "table" in fields:
        for tower in fields["table"].replace("none", "").split("/"):
            tiles, _, cell = tower.partition("@")
            yield from ((tile[0], cell) for tile in tiles.split("+") if tile)
        return
    for letter in game.rulebook.letters(game.setup):
        for word in fields[letter].split(","):
            square, _, count = word.partition("*")
            own = f"{letter}:{square}"
            yield from [(letter, own if own in spots else square)] * int(count or 1)


def standing(pieces: Iterable[Piece]) -> Counter[tuple[str, str]]:
    return Counter((piece.colour, piece.spot) for piece in pieces)


@tables
def test_pieces_stand_where_the_position_says(game_id: str, way: dict[str, Any]) -> None:
    game = ludoteca.new(game_id, seed=3, **way)
    spots = spots_of(game)
    for node in islice(nodes(game, 3), 0, NODES, STRIDE):
        shown = standing(node.pieces())
        if game_id == "stax":
            shown = Counter({place: count for place, count in shown.items() if place[1] != "hand"})
        assert shown == Counter(told_by_fields(node, spots))


@tables
def test_what_happened_moves_every_piece_to_where_it_stands(game_id: str, way: dict[str, Any]) -> None:
    game = ludoteca.new(game_id, seed=4, **way)
    before = standing(game.pieces())
    for node in islice(nodes(game, 4), 1, NODES):
        after = standing(node.pieces())
        for event in node.events:
            for one in event.ways:
                walk(before, one)
        if not (game_id == "stax" and LEAPS & {event.kind for event in node.events}):
            assert +before == +after, node.events
        before = after


def walk(pieces: Counter[tuple[str, str]], way: Way) -> None:
    assert way.path
    assert pieces[way.colour, way.origin] > 0, way
    pieces[way.colour, way.origin] -= 1
    pieces[way.colour, way.path[-1]] += 1


@tables
def test_ways_go_over_spots_of_the_board(game_id: str, way: dict[str, Any]) -> None:
    game = ludoteca.new(game_id, seed=5, **way)
    spots = set(spots_of(game))
    for node in islice(nodes(game, 5), 1, NODES):
        ways = [one for event in node.events for one in event.ways]
        assert all({one.origin, *one.path} <= spots for one in ways if spots)


@tables
def test_captures_and_arrivals_are_told_as_such(game_id: str, way: dict[str, Any]) -> None:
    game = ludoteca.new(game_id, seed=8, **way)
    captures = {kind.name for kind in game.rulebook.events.EVENTS if kind.is_capture}
    effects = {"capture": 0, "arrival": 0, "": 0}
    for node in nodes(game, 8):
        for event in node.events:
            effects[event.effect] += 1
            assert (event.effect == "capture") == (event.kind in captures)
            assert event.effect != "capture" or all(one.is_sent_back for one in event.ways)
    assert (effects["arrival"] > 0) == (game_id != "stax")  # tiles have no goal
    assert effects["capture"] > 0 or game_id == "stax"


@tables
def test_the_pieces_of_a_move_stand_where_its_legs_say(game_id: str, way: dict[str, Any]) -> None:
    chooser = random.Random(6)
    for node in islice(nodes(ludoteca.new(game_id, seed=6, **way), 6), 0, NODES, STRIDE):
        for move in chooser.sample(node.legal_moves, min(3, len(node.legal_moves))):
            after = node.copy()
            after.push(move)
            now = Counter(after.pieces())
            assert not Counter(leg.piece for leg in node.legs(move)) - now


@tables
def test_what_is_tapped_is_a_move_that_is_legal_or_refused(game_id: str, way: dict[str, Any]) -> None:
    chooser, game = random.Random(7), ludoteca.new(game_id, seed=7, **way)
    board = spots_of(game)
    for node in islice(nodes(game, 7), 0, NODES, STRIDE):
        if node.phase != "move":
            continue
        pieces = node.pieces()
        spots = board or ["1,0", "-3,2", *{one.spot for one in pieces}]
        for piece, spot in zip(chooser.choices(pieces, k=8), chooser.choices(spots, k=8), strict=True):
            check_attempt(node, Leg(piece.spot, piece._replace(spot=spot)))
        for move in chooser.sample(node.legal_moves, min(4, len(node.legal_moves))):
            legs = node.legs(move)
            if len(legs) == 1:
                attempted = node.rulebook.attempt(node.state, legs)
                assert [(leg.origin, leg.target) for leg in node.legs(attempted)] == [
                    (leg.origin, leg.target) for leg in legs
                ]
                check_attempt(node, legs[0])


def check_attempt(game: ludoteca.Game, leg: Leg) -> None:
    try:
        move = game.rulebook.attempt(game.state, [leg])
    except ludoteca.InvalidMove:
        assert "hand" in leg or leg.target == "hand", "only to a hand no tile can go"
        return
    assert (game.why_not(move) is None) == (move in game.legal_moves)


@pytest.mark.parametrize("game_id", list(ludoteca.games))
@pytest.mark.parametrize(
    "legs",
    [
        [],
        [Leg("", Piece("", ""))],
        [Leg("no spot", Piece("Y", "5"))],
        [Leg("5", Piece("?", "12")), Leg("5", Piece("Y", "12")), Leg("5", Piece("Y", "12"))],
        [Leg("3@1,", Piece("W", "1"))],  # not a way, though it could be spelled as a placing
        [Leg("hand", Piece("W", "0,0", number=99))],
    ],
)
def test_what_is_no_way_of_a_piece_is_no_move(game_id: str, legs: list[Leg]) -> None:
    game = ludoteca.new(game_id)
    with pytest.raises(ludoteca.InvalidMove):
        game.rulebook.attempt(game.state, legs)


def test_whose_turn_it_is_is_told_by_colours() -> None:
    game = ludoteca.new("parchis", players=2, mode="two-colours")
    assert game.rulebook.colours_to_act(game.state) == game.rulebook.seat_label(game.setup, game.seat or 0).split("+")
    cut = ludoteca.new("stax", pie=True)
    assert (cut.seat, cut.rulebook.colours_to_act(cut.state)) == (0, ["W"])
    cut.push(cut.legal_moves[0])
    assert (cut.seat, cut.rulebook.colours_to_act(cut.state)) == (0, ["B"])  # X-P5: one seat places for both


def test_parques_has_a_corredor_and_parchis_a_pasillo() -> None:
    labels = [
        rulebook_of(game).board_data(ludoteca.new(game).setup, "es")["spots"]["Y:c3"]["label"]
        for game in ("parques", "parchis")
    ]
    assert labels == ["casilla 3 del corredor amarillo", "casilla 3 del pasillo amarillo"]
