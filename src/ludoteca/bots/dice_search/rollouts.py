"""Rollouts: the most promising moves are played out some throws far by the network on all sides, and compared.

A template like `search.py`, of which each game has a copy. A rollout begins behind a candidate and the rest of its
throw, and is worth the chance of the side that decides as the network sees it where the rollout is cut, or the result.

All candidates have the same dice: throw k of rollout r shows the same faces for each, so that moves are compared and
not their luck. The first two throws are spread evenly over all rollouts, later ones drawn.

The candidates are compared by sequential halving: each stage has the same share of the budget, and the better half goes
on to the next. Whoever is clearly behind is dropped earlier, so that most choices take less than the budget.

Rounds between two comparisons depend on nothing but their numbers: threads can share them (`threads.py`).
"""

from math import sqrt
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from ludoteca.bots.dice_search.workspace import MAX_CANDIDATES, NOT_ROLLED_OUT, UP, Worths
from ludoteca.core.generator import FRACTION_MASK, UNUSED_BITS, begin_stream, draw, faces_of, start_of
from ludoteca.core.interface import Codes
from ludoteca.core.kernel import kernel
from ludoteca.core.levels import ALL_LEVELS
from ludoteca.core.moves import OVER, State
from ludoteca.core.state import Workspace

if TYPE_CHECKING:  # a game's own are put in when a copy is made
    from ludoteca.bots.interface import evaluation, search
    from ludoteca.core.interface import engine, info

LOWEST_FACE: Final = info.faces.start
FACES: Final = len(info.faces)

ROLLING_OUT: Final = frozenset({"expert"})  # levels
BUDGETS: Final = np.array([evaluation.ROLLOUTS if level in ROLLING_OUT else 0 for level in ALL_LEVELS])

BATCH: Final = 36  # rollouts of each candidate after which they are compared: all throws of two dice
CLEARLY: Final = 3.0  # standard errors of the difference
PRIOR: Final = 40.0  # rollouts that the chance by looking ahead is worth

# Steps of a Kronecker sequence in two dimensions, in units of 2**-32: 1 / p and 1 / p**2, where p**3 = p + 1
STRIDES: Final = (3242174889, 2447445413)
# The words: of the choice, of the rollout at hand, and where the sequence begins in each dimension
CHOICE, ROLLOUT, OFFSET = range(3)


@kernel
def prepare(state: State, level: int, seed: Any, workspace: Workspace) -> None:
    """Set what a level may spend in a choice, and begin the stream of the position and the seed."""
    workspace.budget = BUDGETS[level]
    workspace.cut = evaluation.ROLLOUT_THROWS
    workspace.spent = 0
    workspace.rounds = 0
    workspace.errors[:] = NOT_ROLLED_OUT
    words = workspace.words
    begin_stream(state, seed, words)
    for dimension in range(len(STRIDES)):
        words[OFFSET + dimension] = start_of(words[CHOICE], np.uint64(dimension))


@kernel
def list_candidates(workspace: Workspace) -> bool:
    """Take the most promising moves as candidates, by their chances; return whether there is something to compare."""
    if workspace.budget == 0:
        return False
    found = 0
    while found < MAX_CANDIDATES:
        index = most_promising(found, workspace)
        if index < 0:
            break
        add_candidate(found, index, workspace)
        found += 1
    for index in range(workspace.count):
        if workspace.chances[index] >= 0 and not search.is_among(index, workspace.candidates, found):
            workspace.chances[index] -= 1  # given up
    workspace.found = found
    workspace.live = found
    stages = 1
    while 1 << stages < found:
        stages += 1
    workspace.stage = workspace.budget // stages
    workspace.stage_end = workspace.stage
    return found > 1


@kernel
def most_promising(found: int, workspace: Workspace) -> int:
    """Return the move with the highest chance that is neither a candidate nor given up; -1 if there is none."""
    best = -1
    for index in range(workspace.count):
        chance = workspace.chances[index]
        if chance >= 0 and (best < 0 or chance > workspace.chances[best]):
            if not search.is_among(index, workspace.candidates, found):
                best = index
    return best


@kernel
def add_candidate(place: int, index: int, workspace: Workspace) -> None:
    """Make a move a candidate, and play it with the rest of its throw."""
    workspace.candidates[place] = index
    workspace.order[place] = place
    workspace.priors[place] = workspace.chances[index]
    workspace.sums[place] = 0
    workspace.squares[place, :] = 0
    workspace.starts[place] = workspace.root[0]
    engine.play(workspace.starts[place], workspace.choices[index])
    search.settle(workspace.starts[place], workspace, workspace.stop)


@kernel
def play_round(workspace: Workspace, stop: Codes) -> bool:
    """Roll each candidate that is left out once, with the same dice; return whether there is more to do.

    A round that is stopped does not count.
    """
    roll_candidates(workspace, stop)
    return not stop[UP] and end_round(workspace)


@kernel
def roll_candidates(workspace: Workspace, stop: Codes) -> None:
    """Roll each candidate that is left out once, with dice of the round at hand."""
    draw(workspace.words, CHOICE)
    for rank in range(workspace.live):
        place = int(workspace.order[rank])
        workspace.worths[place] = roll_out(place, workspace, stop)


@kernel
def end_round(workspace: Workspace) -> bool:
    """Count a round; return whether there is more to do."""
    count_round(workspace)
    if workspace.rounds % BATCH == 0:
        compare(workspace)
    return bool(workspace.live > 1 and workspace.spent + workspace.live <= workspace.budget)


@kernel
def rounds_due(workspace: Workspace) -> int:
    """Return how many rounds there are until the candidates are compared or the budget is used up."""
    affordable = int(workspace.budget - workspace.spent) // int(workspace.live)
    return max(1, min(BATCH - int(workspace.rounds) % BATCH, affordable))


@kernel
def follow(leader: Workspace, ahead: int, workspace: Workspace) -> None:
    """Prepare to play rounds for another workspace, some rounds ahead of it."""
    workspace.root[0] = leader.root[0]
    workspace.cut = leader.cut
    workspace.live = leader.live
    for rank in range(leader.live):
        place = int(leader.order[rank])
        workspace.order[rank] = place
        workspace.starts[place] = leader.starts[place]
    for word in range(len(leader.words)):
        workspace.words[word] = leader.words[word]
    workspace.rounds = leader.rounds + ahead
    for _ in range(ahead):
        draw(workspace.words, CHOICE)


@kernel
def play_rounds(count: int, workspace: Workspace, worths: Worths, stop: Codes) -> None:
    """Play some rounds, and fill in what the candidates came to: a row a round."""
    for number in range(count):
        roll_candidates(workspace, stop)
        workspace.rounds += 1
        for place in range(MAX_CANDIDATES):
            worths[number, place] = workspace.worths[place]


@kernel
def take_rounds(count: int, worths: Worths, workspace: Workspace) -> bool:
    """Count rounds that others have played; return whether there is more to do."""
    more = True
    for number in range(count):
        draw(workspace.words, CHOICE)
        for place in range(MAX_CANDIDATES):
            workspace.worths[place] = worths[number, place]
        more = end_round(workspace)
    return more


@kernel
def roll_out(place: int, workspace: Workspace, stop: Codes) -> float:
    """Play on from a candidate; return what the side that decides comes to."""
    side = int(workspace.root[0].seat % workspace.sides)
    workspace.rolled[0] = workspace.starts[place]
    state = workspace.rolled[0]
    workspace.words[ROLLOUT] = start_of(workspace.words[CHOICE], np.uint64(0))
    for number in range(workspace.cut):
        if state.phase == OVER or stop[UP]:
            break
        engine.throw(state, dice_of_throw(number, engine.dice_due(state), workspace))
        search.settle(state, workspace, stop)
    return float(search.leaf(state, side, workspace))


@kernel
def dice_of_throw(number: int, count: int, workspace: Workspace) -> int:
    """Return the dice of a throw of the rollout at hand, by its number."""
    fraction = draw(workspace.words, ROLLOUT)
    if number < len(STRIDES):
        offset = np.int64(workspace.words[OFFSET + number] >> UNUSED_BITS)
        fraction = int(offset + workspace.rounds * STRIDES[number]) & FRACTION_MASK
    return faces_of(fraction, count, LOWEST_FACE, FACES)


@kernel
def count_round(workspace: Workspace) -> None:
    """Add what the candidates came to, and the squares of the differences between them."""
    live = int(workspace.live)
    for rank in range(live):
        one = int(workspace.order[rank])
        worth = float(workspace.worths[one])
        workspace.sums[one] += worth
        workspace.squares[one, one] += worth * worth
        for lower in range(rank):
            other = int(workspace.order[lower])
            gap = worth - float(workspace.worths[other])
            workspace.squares[one, other] += gap * gap
            workspace.squares[other, one] = workspace.squares[one, other]
    workspace.rounds += 1
    workspace.spent += live


@kernel
def chance_of(place: int, workspace: Workspace) -> float:
    """Return the chance after a candidate: the mean of its rollouts, and of what was seen by looking ahead."""
    return float((workspace.sums[place] + PRIOR * workspace.priors[place]) / (workspace.rounds + PRIOR))


@kernel
def variance_of_mean(total: float, squares: float, rounds: int) -> float:
    """Return the square of the standard error of a mean, given a sum and a sum of squares."""
    return max(0.0, squares - total * total / rounds) / (rounds * (rounds - 1.0))


@kernel
def compare(workspace: Workspace) -> None:
    """Choose the best candidate, drop those that are clearly behind or in the lower half, and tell what is known."""
    sort(workspace)
    workspace.best = workspace.choices[workspace.candidates[workspace.order[0]]]
    for rank in range(int(workspace.live) - 1, 0, -1):
        if is_clearly_behind(rank, workspace):
            drop(rank, workspace)
    if workspace.spent >= workspace.stage_end:
        workspace.stage_end += workspace.stage
        half = (int(workspace.live) + 1) // 2
        while workspace.live > half:
            drop(int(workspace.live) - 1, workspace)
    tell(workspace)


@kernel
def sort(workspace: Workspace) -> None:
    """Put the candidates that are left in order, the best first."""
    order = workspace.order
    for sorted_ones in range(1, workspace.live):
        rank = sorted_ones
        while rank > 0 and chance_of(order[rank], workspace) > chance_of(order[rank - 1], workspace):
            order[rank], order[rank - 1] = order[rank - 1], order[rank]
            rank -= 1


@kernel
def is_clearly_behind(rank: int, workspace: Workspace) -> bool:
    """Return whether a candidate is so far behind the best that chance does not explain it, or just like it."""
    best, one = int(workspace.order[0]), int(workspace.order[rank])
    total = workspace.sums[best] - workspace.sums[one]
    variance = variance_of_mean(total, workspace.squares[best, one], int(workspace.rounds))
    lead = chance_of(best, workspace) - chance_of(one, workspace)
    return bool(lead * lead >= CLEARLY * CLEARLY * variance)


@kernel
def drop(rank: int, workspace: Workspace) -> None:
    """Compare a candidate no longer: put it first of those dropped, and note how far it is behind the best."""
    order = workspace.order
    place, best = int(order[rank]), int(order[0])
    workspace.behind[place] = best
    workspace.gaps[place] = chance_of(best, workspace) - chance_of(place, workspace)
    keep_error(place, workspace)
    last = int(workspace.live) - 1
    for later in range(rank, last):
        order[later] = order[later + 1]
    order[last] = place
    workspace.live = last


@kernel
def tell(workspace: Workspace) -> None:
    """Fill in chances and standard errors.

    A candidate that was dropped is as far behind the one that was then best as it was: had it been rolled out further,
    it would have had the luck of the others.
    """
    for rank in range(workspace.found):
        place = int(workspace.order[rank])
        if rank < workspace.live:
            keep_error(place, workspace)
            chance = chance_of(place, workspace)
        else:
            best = int(workspace.candidates[workspace.behind[place]])
            chance = max(0.0, float(workspace.chances[best]) - float(workspace.gaps[place]))
        workspace.chances[workspace.candidates[place]] = chance


@kernel
def keep_error(place: int, workspace: Workspace) -> None:
    """Fill in the standard error of a candidate's chance."""
    variance = variance_of_mean(workspace.sums[place], workspace.squares[place, place], int(workspace.rounds))
    workspace.errors[workspace.candidates[place]] = sqrt(variance)
