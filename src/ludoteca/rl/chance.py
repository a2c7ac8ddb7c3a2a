"""Games that stop at every throw, for callers who give the dice: a template, of which each game has a copy.

Kernels are those of `stepping.py` but for this: a row in phase `roll` takes the number of a throw as its action, in the
order of `core.dice.outcomes`, and no action of the game is open in it.
"""

from typing import TYPE_CHECKING, Final

from ludoteca.core.dice import chance_tables
from ludoteca.core.generator import Words, draw_dice
from ludoteca.core.interface import Codes, States
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import OVER, ROLL, State
from ludoteca.rl.arrays import Flags, Games, Masks, Outputs, Sights

if TYPE_CHECKING:  # a game's own are put in when a copy is made
    from ludoteca.core.interface import engine, features, info
    from ludoteca.rl import stepping

LOWEST_FACE: Final = info.faces.start
FACES: Final = len(info.faces)
THROW_COUNTS: Final = chance_tables(info.faces).counts  # by number of dice
THROWS: Final = chance_tables(info.faces).dice  # by number of dice and of the throw


@kernel
def look(
    states: States, chosen: Codes, moves: Codes, row: int, seats: Sights, masks: Masks, observations: Sights
) -> None:
    """Write what is seen of a row."""
    state = states[row]
    seats[row] = state.seat
    if state.phase == ROLL:
        masks[row] = 0
    else:
        features.list_actions(state, chosen[row], moves, masks[row])
    features.observe(state, chosen[row], int(state.seat), observations[row])


@kernel
def begin(games: Games, row: int) -> None:
    """Begin a game; its first throw is due."""
    games.states[row] = games.start[0]
    games.chosen[row] = 0
    games.paid[row] = 0
    games.steps[row] = 0


@kernel
def step_rows(
    games: Games, outputs: Outputs, actions: Codes, sides: int, max_steps: int, moves: Codes, first: int, last: int
) -> None:
    """Take an open action, or a throw by its number, in some rows; throws are not counted as steps."""
    states, chosen, steps, paid = games.states, games.chosen, games.steps, games.paid
    observations, masks, seats, seat_rewards, rewards, terminations, truncations = outputs[:7]
    for row in range(first, last):
        state, action = states[row], int(actions[row])
        seat = int(state.seat)
        for other in range(paid.shape[1]):
            seat_rewards[row, other] = 0
        if state.phase == ROLL:
            engine.throw(state, int(THROWS[engine.dice_due(state), action]))
        elif features.take_action(state, chosen[row], moves, action):
            steps[row] += 1
        stepping.pay(state, sides, paid, seat_rewards, row)
        is_over = bool(state.phase == OVER)
        is_cut = not is_over and 0 < max_steps <= steps[row]
        rewards[row] = seat_rewards[row, seat]
        terminations[row] = is_over
        truncations[row] = is_cut
        if is_over or is_cut:
            stepping.write_end(games, outputs, moves, seat, row)
            if state.phase == ROLL:
                outputs.final_masks[row] = 0
            begin(games, row)
        look(states, chosen, moves, row, seats, masks, observations)


@kernel
def begin_rows(games: Games, outputs: Outputs, wanted: Flags, moves: Codes, first: int, last: int) -> None:
    """Begin the games of some rows where that is wanted."""
    for row in range(first, last):
        if wanted[row]:
            begin(games, row)
            look(games.states, games.chosen, moves, row, outputs.seats, outputs.masks, outputs.observations)


@kernel
def first_closed(states: States, masks: Masks, actions: Codes) -> int:
    """Find the first row whose action is not open, or whose throw cannot come; ALL_OPEN where there is none."""
    count = masks.shape[1]
    for row in range(len(actions)):
        action, state = actions[row], states[row]
        if state.phase == ROLL:
            if action < 0 or action >= THROW_COUNTS[engine.dice_due(state)]:
                return row
        elif action < 0 or action >= count or masks[row, action] == 0:
            return row
    return stepping.ALL_OPEN


@kernel
def draw_throw(state: State, words: Words, row: int) -> int:
    """Throw the dice that are due; return the number of the throw."""
    due = engine.dice_due(state)
    dice = draw_dice(words, row, due, LOWEST_FACE, FACES)
    number = 0
    while THROWS[due, number] != dice:
        number += 1
    return number


@kernel
def sample_rows(states: States, masks: Masks, words: Words, actions: Codes, first: int, last: int) -> None:
    """Choose an open action in each of some rows, each as likely as another, or throw dice."""
    for row in range(first, last):
        if states[row].phase == ROLL:
            actions[row] = draw_throw(states[row], words, row)
        else:
            stepping.sample_rows(masks, words, actions, row, row + 1)


@kernel
def count_dice(states: States, counts: Codes, first: int, last: int) -> None:
    """Fill in for some rows how many dice are due, 0 where no throw is."""
    for row in range(first, last):
        counts[row] = engine.dice_due(states[row]) if states[row].phase == ROLL else 0
