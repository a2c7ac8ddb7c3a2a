"""The engine and the slow, obvious reference play the same games, and agree at every node.

`LUDOTECA_DEEP=20` plays twenty times as many games whose options are mixed.
"""

import copy
import functools
import operator
import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice, pairwise
from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca.games.stax import codes, engine, past, rules
from ludoteca.games.stax.board import KING, NO_LINE, NO_TILE, PLACES, SETS, SIDES, TILES
from ludoteca.games.stax.notation import hands_of, towers_of
from ludoteca.games.stax.ring import cell_index, line_to
from ludoteca.games.stax.spelling import ENDS
from ludoteca.games.stax.state import BY_CAPTURE
from playing import DEPTH, name_of_way, table_of
from stax.reference import Cell, Reference, Table, Tile, beside

OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"one_group": "landed"},
    {"flip": True},
    {"repetition": "off"},
    {"move_limit": 1},
    {"move_limit": 24},
    {"pie": True},
)
WAYS = [{"players": players} | options for players in (2, 3) for options in OPTIONS]
Towers = dict[Cell, tuple[Tile, ...]]
MIXED_SEEDS = range(14 * DEPTH)
NODES = 45 if DEPTH == 1 else 60  # of each game that are compared

# What players like to do, so that there is something to compare: by style, how often each kind of action is chosen.
STYLES: dict[str, dict[str, int]] = {
    "random": {},
    "towers": {"king": 30, "high": 40, "climb": 20, "step": 6, "back": 4, "place": 10, "capture": 1},
    "steps": {"king": 30, "high": 10, "climb": 20, "step": 30, "back": 4, "place": 10, "capture": 1},
    "back": {"king": 200, "high": 5, "climb": 5, "step": 5, "back": 90, "place": 3, "capture": 1},
    "hands": {"king": 1, "high": 2, "climb": 2, "step": 2, "back": 1, "place": 60, "capture": 1},
}
SWAPS = 0.6  # how often the colours are swapped where they can be, in every style
SHORT_WAY_STYLES = ("towers", "random", "steps")
OPTION_OF_GROUPS = ("lifted", "landed")
COUNTS: list[dict[str, Any]] = table_of("stax", "perft.toml")["count"]


# Games worth comparing


def kind_of(spelling: str, towers: dict[str, list[Any]]) -> str:
    """Tell what sort of action it is."""
    if "@" in spelling:
        return "king" if spelling.startswith("1@") else "place"
    there = towers.get(spelling[spelling.index("-", 1) + 1 : spelling.index(":")])
    if there is None:
        return "step"
    if there[-1].number == KING:
        return "capture"
    return "high" if len(there) > 1 else "climb"


def choose(game: ludoteca.Game, style: str, chooser: random.Random) -> str:
    """Choose a kind of action as the style has it, and one of that kind."""
    legal = sorted(str(move) for move in game.legal_moves)
    if "swap" in legal:
        if chooser.random() < SWAPS:
            return "swap"
        legal.remove("swap")
    if style == "stifle":
        return min(chooser.sample(legal, min(len(legal), 25)), key=lambda move: actions_after(game, move))
    state = game.state
    towers = {f"{q},{r}": tower for (q, r), tower in towers_of(state).items()}
    kinds: dict[str, list[str]] = {}
    for spelling in legal:
        kinds.setdefault(kind_of(spelling, towers), []).append(spelling)
    back = next(islice(ways_back(game), game.setup.players - 1, None), "")
    back = back if state.flip else back.rstrip("'")
    if back in legal:
        kinds["back"] = [back]
    if style == "random":
        return chooser.choice(legal)
    names = list(kinds)
    return chooser.choice(kinds[chooser.choices(names, [STYLES[style][name] for name in names])[0]])


def ways_back(game: ludoteca.Game) -> list[str]:
    """List the moves since the last placing as what takes them back, latest first."""
    fields = dict(word.split("=", 1) for word in game.position().split()[1:])
    return fields.get("past", "").split("/")


def actions_after(game: ludoteca.Game, move: str) -> int:
    """Count what the next player can do after a move; one that wins by capture is not wanted."""
    twin = game.copy()
    twin.push(move)
    return 10_000 if twin.state.end == BY_CAPTURE else len(twin.legal_moves)


def walk(way: dict[str, Any], style: str, seed: int, most: int = NODES) -> Iterator[tuple[ludoteca.Game, str]]:
    """Play a game in a style, and give it at every node with the move that comes next."""
    game = ludoteca.new("stax", seed=seed, **way)
    chooser = random.Random(seed)
    for _ in range(most):
        move = "" if game.phase == "over" else choose(game, style, chooser)
        yield game, move
        if not move:
            return
        game.push(move)


# Side by side


def compare(game: ludoteca.Game, reference: Reference) -> None:
    """Compare all that both know of a node."""
    state = game.state
    assert (reference.phase, reference.seat) == (game.phase, game.seat)
    assert reference.ranking == game.ranking
    assert reference.ended_by == (game.result.clause if game.result else "")
    assert reference.cells() == {cell: tuple(map(str, tower)) for cell, tower in towers_of(state).items()}
    assert reference.hands() == hands_of(state)
    assert reference.legal() == sorted(str(move) for move in game.legal_moves)


def play_side_by_side(way: dict[str, Any], style: str, seed: int, most: int = NODES) -> Reference:
    """Play a game in both and compare every node."""
    reference = Reference(**way)
    for game, move in walk(way, style, seed, most):
        compare(game, reference)
        if move:
            reference.play(move)
    return reference


def mixed_way(seed: int) -> tuple[dict[str, Any], str]:
    """Choose every option and the style at random."""
    chooser = random.Random(seed)
    way = {
        "players": chooser.choice((2, 3)),
        "one_group": chooser.choice(("lifted", "landed")),
        "flip": chooser.choice((False, True)),
        "repetition": chooser.choice((3, "off")),
        "move_limit": chooser.choice((500, 500, chooser.randint(10, 60))),
        "pie": seed % 3 == 0,
    }
    return way, chooser.choice([*STYLES, "stifle"])


@pytest.mark.parametrize("way", WAYS, ids=name_of_way)
def test_the_reference_agrees(way: dict[str, Any]) -> None:
    play_side_by_side(way, "towers", seed=len(way) + way["players"])


@pytest.mark.parametrize("seed", MIXED_SEEDS)
def test_the_reference_agrees_whatever_the_options_together(seed: int) -> None:
    play_side_by_side(*mixed_way(seed), seed)


@pytest.mark.parametrize(("style", "seed", "clause"), [("back", 3, "X-E3"), ("stifle", 2, "X-E2")])
def test_the_reference_agrees_when_nobody_captures(style: str, seed: int, clause: str) -> None:
    assert play_side_by_side({"players": 2}, style, seed, most=100).ended_by == clause


def test_what_makes_the_game_difficult_happens_in_the_games_compared() -> None:
    seen: Counter[str] = Counter()
    games = [walk(*mixed_way(seed), seed) for seed in range(14)]
    games += [walk(way, "towers", len(way) + way["players"]) for way in WAYS]
    for game, move in (node for nodes in games for node in nodes):
        state = game.state
        seen[f"height {state.level.max()}"] += 1
        seen.update(engine.REFUSALS[number].name for number in refusals_of(state) if number != engine.LEGAL)
        seen["flipped"] += move.endswith("'")
        seen["swapped"] += move == "swap"
        if game.phase == "over":
            seen[ENDS[int(state.end)]] += 1
    expected = {"height 3", "height 4", "capture", "limit", "flipped", "swapped"}
    expected |= {"no_free_side", "splits", "splits_when_landed", "traps", "own_king", "spared_king", "barred"}
    expected |= {"off_structure", "threatens_king"}
    assert expected <= {name for name, times in seen.items() if times > 1}, seen


def refusals_of(state: Any) -> Iterator[int]:
    """Tell what the engine says to every step of one or two along the arrows of his tiles, and to a queen."""
    seat = int(rules.colour_to_act(state))
    for number in range(1, SETS + 1):
        tile = rules.tile_of(seat, number)
        if rules.is_his_to_move(state, seat, tile):
            q, r, directions = int(state.q[tile]), int(state.r[tile]), rules.directions_of(state, tile)
            for direction in range(SIDES):
                if directions >> direction & 1:
                    for steps in (1, 2):
                        yield int(engine.refusal(state, codes.encode_move(q, r, direction, steps, 0, 0)))
    king = rules.hunted_king(state, seat)
    if not rules.is_in_hand(state, king):
        q, r = int(state.q[king]), int(state.r[king])
        yield from (int(engine.refusal(state, codes.encode_placing(SETS, 0, q + by, r, 0))) for by in (-2, -1, 1, 2))


# Perft


def reference_at(position: str) -> Reference:
    """Put the tiles of a position before the reference."""
    game = ludoteca.from_position(position)
    cells = {cell: tuple(map(str, tower)) for cell, tower in towers_of(game.state).items()}
    options: dict[str, Any] = dict(game.setup.options)
    colour = int(rules.colour_to_act(game.state))
    return Reference.at(cells, colour, int(game.state.played), players=game.setup.players, **options)


def lines_of(reference: Reference, depth: int) -> int:
    """Count lines of play as perft does; the last action of a line need not be played."""
    if reference.phase == "over":
        return 1
    if depth == 1:
        return len(reference.legal())
    lines = 0
    for spelling in reference.legal():
        after = copy.copy(reference)
        after.in_hand, after.occurrences = [hand.copy() for hand in reference.in_hand], reference.occurrences.copy()
        after.play(spelling)
        lines += lines_of(after, depth - 1)
    return lines


@pytest.mark.parametrize("row", COUNTS, ids=[row["says"] for row in COUNTS])
def test_perft_counts_are_those_of_the_reference(row: dict[str, Any]) -> None:
    reference = reference_at(row["position"])
    assert [lines_of(reference, depth) for depth in (1, 2)] == row["lines"][:2]


# The engine's short ways against long ones


def trapped_cells(heights: dict[Cell, int]) -> set[Cell]:
    """Find the cells from which no way leads to an empty one by steps of at most one level (X-M9)."""
    trapped = set()
    for start in heights:
        seen, to_visit = {start}, [start]
        while to_visit and heights.get(to_visit[-1], 0) > 0:
            cell = to_visit.pop()
            near = [one for one in beside(cell) if abs(heights.get(one, 0) - heights[cell]) <= 1 and one not in seen]
            seen.update(near)
            to_visit += near
        if not to_visit:
            trapped.add(start)
    return trapped


def heights_of(state: Any) -> dict[Cell, int]:
    return {cell: len(tower) for cell, tower in towers_of(state).items()}


def tops_of(state: Any) -> dict[Cell, int]:
    """Find the top tile of each cell by looking at all tiles."""
    tops: dict[Cell, int] = {}
    for tile in sorted(range(1, TILES), key=lambda tile: int(state.level[tile])):
        if state.level[tile]:
            tops[int(state.q[tile]), int(state.r[tile])] = tile
    return tops


def check_table(state: Any) -> None:
    """What is on top at each place, and around it, and the position's numbers, are those of the tiles."""
    top, around = np.zeros(PLACES, np.int8), np.zeros(PLACES, np.int8)
    for (q, r), tile in tops_of(state).items():
        top[cell_index(q, r)] = tile
        for direction, (near_q, near_r) in enumerate(beside((q, r))):
            around[cell_index(near_q, near_r)] |= 1 << (direction + 3) % 6
    assert (state.top == top).all()
    assert (state.around == around).all()
    tops = tops_of(state)
    assert state.tops == sum(1 << tile for tile in tops.values())
    on_table = [tile for tile in range(1, TILES) if state.level[tile]]
    assert all(state.place[tile] == cell_index(int(state.q[tile]), int(state.r[tile])) for tile in on_table)
    # Euler: corners, where three cells meet, and sides, where two do
    sides = [(cell, near) for cell in tops for near in beside(cell)[:3] if near in tops]
    corners = [cell for cell in tops for one, other in pairwise(beside(cell)[:3]) if one in tops and other in tops]
    assert state.groups_less_holes == len(tops) - len(sides) + len(corners)
    stands = [past.number_of_stand(state, tile) for tile in on_table]
    assert state.number == functools.reduce(operator.xor, stands, 0)


def check_groups(state: Any) -> int:
    """The tiles that hold the structure together are those without whose cells it is in two groups; tell how many."""
    tops = tops_of(state)
    found = 0
    for cell, tile in tops.items():
        rest: Towers = {other: (Tile(0, KING, False, 0),) for other in tops if other != cell}
        is_split = not Table(2, "lifted", rest).is_one_group() and bool(state.level[tile] == 1)
        assert rules.would_split(state, tile) == is_split
        found += is_split
    return found


def check_little_man(state: Any, chooser: random.Random) -> bool:
    """Whoever cannot get down is found, and is none where lifting and landing are said to trap nobody."""
    after, tops = state.copy(), tops_of(state)
    heights = heights_of(state)
    assert not trapped_cells(heights)
    origin = chooser.choice(list(tops))
    is_plain = rules.lifting_traps_nobody(state, tops[origin])
    rules.lift(after, tops[origin])
    heights = heights_of(after)
    trapped = trapped_cells(heights)
    assert (rules.trapped_top(after) == NO_TILE) == (not trapped)
    assert not (is_plain and trapped)
    target = chooser.choice(sorted({near for cell in heights for near in (cell, *beside(cell))} or {origin}))
    is_plain = rules.landing_traps_nobody(after, cell_index(*target))
    rules.put(after, tops[origin], *target, 0, 0)
    trapped_then = trapped_cells(heights_of(after))
    found = int(rules.trapped_top(after))
    assert (found == NO_TILE) == (not trapped_then)
    assert target in trapped_then or not rules.is_cut_off(after, tops[origin])
    assert found == NO_TILE or (int(after.q[found]), int(after.r[found])) in trapped_then
    assert not is_plain or trapped_then <= trapped
    return bool(trapped_then)


def check_threats(state: Any, chooser: random.Random) -> bool:
    """A placed queen threatens the king in the direction in which, were it her turn, she could go onto it."""
    seat = int(rules.colour_to_act(state))
    towers = {cell: tuple(Tile.read(str(tile)) for tile in tower) for cell, tower in towers_of(state).items()}
    table = Table(int(state.players), OPTION_OF_GROUPS[int(state.one_group)], towers)
    empty = sorted({near for cell in towers for near in beside(cell) if near not in towers})
    cell = chooser.choice(empty)
    with_queen = table.landed(cell, Tile(seat, SETS, False, 0))
    direction = rules.line_of_threat(state, seat, *cell)
    assert (direction != NO_LINE) == with_queen.threatens_king(cell)
    if direction == NO_LINE:
        return False
    king = rules.hunted_king(state, seat)
    assert line_to(int(state.q[king]) - cell[0], int(state.r[king]) - cell[1])[0] == direction
    return True


@pytest.mark.parametrize("seed", range(6))
def test_the_short_ways_of_the_engine_come_to_the_same(seed: int) -> None:
    way, chooser = {"players": 2 + seed % 2, "one_group": ("lifted", "landed")[seed // 2 % 2]}, random.Random(seed)
    seen: Counter[str] = Counter()
    for game, _ in (node for twice in (0, 1) for node in walk(way, SHORT_WAY_STYLES[seed % 3], 2 * seed + twice, 150)):
        state = game.state
        check_table(state)
        seen["splits"] += bool(check_groups(state))
        seen["holes"] += bool(state.groups_less_holes < 1)
        if game.history and state.end != BY_CAPTURE:
            seen["traps"] += sum(check_little_man(state, chooser) for _ in range(4))
            seen["threats"] += check_threats(state, chooser)
        assert state.tobytes() == game.state.tobytes()
    assert min(seen["splits"], seen["traps"], seen["threats"]) > 5, seen
    assert seen["holes"] > 0
