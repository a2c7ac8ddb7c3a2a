"""One agent a game, with bots at the other seats: a template, of which each game has a copy like that of `stepping.py`.

Bots choose by the kernels of `bots/choosing.py`, in the same loop over rows as the agent's step. Their luck comes from
the position and from where the row's stream of dice is, so that it does not matter how rows are spread over threads.
`agents` are the agents' seats; `workspace` holds one record: what bots choose in, and a buffer for legal moves.
"""

from typing import TYPE_CHECKING

from ludoteca.core.generator import Words, draw_below
from ludoteca.core.interface import Codes, States
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import OVER, ROLL, State
from ludoteca.core.state import Workspace
from ludoteca.rl.arrays import Flags, Games, Masks, Outputs, Sights

if TYPE_CHECKING:  # a game's own are put in when a copy is made
    from ludoteca.bots.interface import choosing
    from ludoteca.core.interface import engine, features
    from ludoteca.rl import stepping


@kernel
def is_done(state: State, agent: int) -> bool:
    """Return whether the agent plays no more."""
    return bool(state.phase == OVER) or engine.place_of(state, agent) != 0


@kernel
def play_to_agent(state: State, words: Words, row: int, agent: int, level: int, workspace: Workspace) -> None:
    """Throw dice and let bots choose until the agent has a choice or plays no more."""
    while not is_done(state, agent):
        if state.phase == ROLL:
            stepping.throw(state, words, row)
        elif state.seat != agent:
            engine.play(state, choosing.choose(state, level, words[row], workspace))
        else:
            return


@kernel
def begin(
    start: States,
    states: States,
    chosen: Codes,
    words: Words,
    paid: Masks,
    agents: Sights,
    row: int,
    seat: int,
    level: int,
    workspace: Workspace,
) -> None:
    """Begin a game in which the agent has a choice, at a seat or at one that is drawn."""
    while True:
        drawn = draw_below(words, row, paid.shape[1])
        agents[row] = drawn if seat == stepping.ANY_SEAT else seat
        states[row] = start[0]
        chosen[row] = 0
        paid[row] = 0
        play_to_agent(states[row], words, row, int(agents[row]), level, workspace)
        if not is_done(states[row], int(agents[row])):
            return


@kernel
def step_agent_rows(
    games: Games,
    outputs: Outputs,
    actions: Codes,
    sides: int,
    max_steps: int,
    agents: Sights,
    seat: int,
    level: int,
    workspaces: Workspace,
    first: int,
    last: int,
) -> None:
    """Take the agent's open action in some rows, and let the bots play; `max_steps` counts the agent's moves."""
    start, states, chosen, words, steps, paid = games
    observations, masks, seats, seat_rewards, rewards, terminations, truncations = outputs[:7]
    workspace = workspaces[0]
    moves = workspace.moves
    for row in range(first, last):
        state = states[row]
        agent = int(agents[row])
        is_over = is_cut = False
        for other in range(paid.shape[1]):
            seat_rewards[row, other] = 0
        if features.take_action(state, chosen[row], moves, int(actions[row])):
            steps[row] += 1
            play_to_agent(state, words, row, agent, level, workspace)
            stepping.pay(state, sides, paid, seat_rewards, row)
            is_over = is_done(state, agent)
            is_cut = not is_over and 0 < max_steps <= steps[row]
        rewards[row] = seat_rewards[row, agent]
        terminations[row] = is_over
        truncations[row] = is_cut
        if is_over or is_cut:
            stepping.write_end(games, outputs, moves, agent, row)
            steps[row] = 0
            begin(start, states, chosen, words, paid, agents, row, seat, level, workspace)
        seats[row] = agents[row]
        features.list_actions(state, chosen[row], moves, masks[row])
        features.observe(state, chosen[row], int(agents[row]), observations[row])


@kernel
def begin_agent_rows(
    games: Games,
    outputs: Outputs,
    wanted: Flags,
    agents: Sights,
    seat: int,
    level: int,
    workspaces: Workspace,
    first: int,
    last: int,
) -> None:
    """Begin the games of some rows where that is wanted."""
    start, states, chosen, words, steps, paid = games
    workspace = workspaces[0]
    for row in range(first, last):
        if wanted[row]:
            begin(start, states, chosen, words, paid, agents, row, seat, level, workspace)
            steps[row] = 0
            outputs.seats[row] = agents[row]
            features.list_actions(states[row], chosen[row], workspace.moves, outputs.masks[row])
            features.observe(states[row], chosen[row], int(agents[row]), outputs.observations[row])
