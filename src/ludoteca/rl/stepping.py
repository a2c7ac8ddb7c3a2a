"""Many games of one kind stepped at once: a template, of which each game has a copy with its own features in it.

`vector.py` makes the copies. A step is one choice of whoever decides: a move, or a part of it where a game's moves have
several. Then dice are thrown until there is a choice again, an ended game begins again, and the row of every output is
written. Rows know nothing of each other: each has its own stream of dice (splitmix64), so that it does not matter how
rows are spread over threads.

Inside the loops arrays are handed on one by one: to hand on the tuples that hold them takes as long as a move.
"""

from typing import TYPE_CHECKING, Final

from ludoteca.core.generator import Words, draw_below, draw_dice
from ludoteca.core.interface import Codes, States
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import OVER, ROLL, State
from ludoteca.rl.arrays import Flags, Games, Masks, Outputs, Rewards, Sights

if TYPE_CHECKING:  # a game's own are put in when a copy is made
    from ludoteca.core.interface import engine, features, info

ALL_OPEN: Final = -1  # no row has an action that is not open
WHO_DECIDES: Final = -1  # no seat in particular
ANY_SEAT: Final = -1  # the agent's is drawn for each game

LOWEST_FACE: Final = info.faces.start
FACES: Final = len(info.faces)


@kernel
def throw(state: State, words: Words, row: int) -> None:
    """Throw the dice that are due."""
    engine.throw(state, draw_dice(words, row, engine.dice_due(state), LOWEST_FACE, FACES))


@kernel
def throw_until_choice(state: State, words: Words, row: int) -> None:
    """Throw the dice that are due until somebody has a choice, or the game is over."""
    while state.phase == ROLL:
        throw(state, words, row)


@kernel
def begin(start: States, states: States, chosen: Codes, words: Words, paid: Masks, row: int) -> None:
    """Begin a game."""
    states[row] = start[0]
    chosen[row] = 0
    paid[row] = 0
    throw_until_choice(states[row], words, row)


@kernel
def reward(state: State, seat: int, players: int, sides: int) -> float:
    """Return what its place is worth to a seat: the mean of 1 and -1 for each opponent behind and ahead."""
    place = engine.place_of(state, seat)
    gained = opponents = 0
    for other in range(players):
        if (other - seat) % sides != 0:
            reached = engine.place_of(state, other)
            gained += int(reached == 0 or reached > place) - int(0 < reached < place)
            opponents += 1
    return gained / opponents


@kernel
def pay(state: State, sides: int, paid: Masks, seat_rewards: Rewards, row: int) -> None:
    """Reward the seats whose places are decided and were not before."""
    players = paid.shape[1]
    for seat in range(players):
        if paid[row, seat] == 0 and engine.place_of(state, seat) != 0:
            paid[row, seat] = 1
            seat_rewards[row, seat] = reward(state, seat, players, sides)


@kernel
def write_end(games: Games, outputs: Outputs, moves: Codes, seat: int, row: int) -> None:
    """Write how a game has ended, as a seat sees it."""
    state, chosen = games.states[row], games.chosen[row]
    features.observe(state, chosen, seat, outputs.final_observations[row])
    features.list_actions(state, chosen, moves, outputs.final_masks[row])
    outputs.final_seats[row] = state.seat
    for other in range(games.paid.shape[1]):
        outputs.final_paid[row, other] = games.paid[row, other]
    outputs.final_steps[row] = games.steps[row]


@kernel
def step_rows(
    games: Games, outputs: Outputs, actions: Codes, sides: int, max_steps: int, moves: Codes, first: int, last: int
) -> None:
    """Take an open action in some rows, from one to before another; `max_steps` is 0 where no game is cut.

    `moves` is a buffer for legal moves.
    """
    start, states, chosen, words, steps, paid = games
    observations, masks, seats, seat_rewards, rewards, terminations, truncations = outputs[:7]
    for row in range(first, last):
        state = states[row]
        seat = int(state.seat)
        is_over = is_cut = False
        for other in range(paid.shape[1]):
            seat_rewards[row, other] = 0
        if features.take_action(state, chosen[row], moves, int(actions[row])):
            steps[row] += 1
            throw_until_choice(state, words, row)
            pay(state, sides, paid, seat_rewards, row)
            is_over = bool(state.phase == OVER)
            is_cut = not is_over and 0 < max_steps <= steps[row]
        rewards[row] = seat_rewards[row, seat]
        terminations[row] = is_over
        truncations[row] = is_cut
        if is_over or is_cut:
            write_end(games, outputs, moves, seat, row)
            steps[row] = 0
            begin(start, states, chosen, words, paid, row)
        seats[row] = state.seat
        features.list_actions(state, chosen[row], moves, masks[row])
        features.observe(state, chosen[row], int(state.seat), observations[row])


@kernel
def begin_rows(games: Games, outputs: Outputs, wanted: Flags, moves: Codes, first: int, last: int) -> None:
    """Begin the games of some rows where that is wanted."""
    for row in range(first, last):
        if not wanted[row]:
            continue
        begin(games.start, games.states, games.chosen, games.words, games.paid, row)
        games.steps[row] = 0
        state = games.states[row]
        outputs.seats[row] = state.seat
        features.list_actions(state, games.chosen[row], moves, outputs.masks[row])
        features.observe(state, games.chosen[row], int(state.seat), outputs.observations[row])


@kernel
def observe_rows(games: Games, seat: int, out: Sights, first: int, last: int) -> None:
    """Write what a seat sees in some rows, or WHO_DECIDES."""
    for row in range(first, last):
        state = games.states[row]
        looker = int(state.seat) if seat == WHO_DECIDES else seat
        features.observe(state, games.chosen[row], looker, out[row])


@kernel
def first_closed(masks: Masks, actions: Codes) -> int:
    """Find the first row whose action is not open, or ALL_OPEN."""
    count = masks.shape[1]
    for row in range(len(actions)):
        action = actions[row]
        if action < 0 or action >= count or masks[row, action] == 0:
            return row
    return ALL_OPEN


@kernel
def sample_rows(masks: Masks, words: Words, actions: Codes, first: int, last: int) -> None:
    """Choose an open action in each of some rows, each as likely as another."""
    for row in range(first, last):
        mask = masks[row]
        count = 0
        for action in range(len(mask)):
            count += int(mask[action])
        skipped = draw_below(words, row, count)
        action = 0
        while mask[action] == 0 or skipped > 0:
            skipped -= int(mask[action])
            action += 1
        actions[row] = action
