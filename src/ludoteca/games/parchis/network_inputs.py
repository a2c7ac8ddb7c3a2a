"""Parchís as the network sees it: the same numbers of each side, its own first, the others in turn order.

    own block | next side | the one after | the last | who throws, and the third six || exact squares

A side has one colour, or two that win together. Sides that do not play are zeros. The exact squares came later: a
network that was trained before sees what comes before them (`SUMMARY`), and the array that it hands over is that short.
They are counted colour by colour, from the own first one on in turn order: is a piece on a step of its way, and how
many more are.
"""

from typing import Final

from ludoteca.core.interface import Floats
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import MOVE, State
from ludoteca.core.sums import add_to
from ludoteca.games.parchis import rules
from ludoteca.games.parchis.board import GOAL, HOME, IS_SAFE, MOUTH, PIECES, PLACE, START
from ludoteca.games.parchis.heuristic import COLOUR_COUNT, danger_on, enemies_behind, side_of, sides
from ludoteca.games.parchis.state import INDIVIDUAL, NONE, SIXES_HOME

VERSION: Final = 2
ORDER_IS_FREE: Final = False  # moves of one turn follow from one another
ROLLOUTS: Final = 2_500  # that a choice of an expert takes at most
ROLLOUT_THROWS: Final = 20  # after which one is cut
__all__ = ["INPUTS", "ORDER_IS_FREE", "ROLLOUTS", "ROLLOUT_THROWS", "VERSION", "encode", "key"]

# A side's block
AT_HOME, IN_GOAL, IN_CORRIDOR, STEPS, ON_SAFE, IN_BARRIER, BLOCKS, RISK, LOSS, NEAR_GOAL = range(10)
STRETCHES: Final = 10  # from here on: pieces on each stretch of the loop
STRETCH_STEPS: Final = 8
BLOCK: Final = STRETCHES + MOUTH // STRETCH_STEPS + 1
MOST_SIDES: Final = 4

WHO_THROWS: Final = MOST_SIDES * BLOCK  # counted from the own side
SIXES: Final = WHO_THROWS + MOST_SIDES
AT_STAKE: Final = SIXES + 1  # by a third six
BONUS: Final = AT_STAKE + 1
SUMMARY: Final = BONUS + 1  # inputs of version 1

# A colour's exact squares, from HOME to the goal: one piece there, and how many more
STEP_COUNT: Final = GOAL - HOME + 1
SQUARES: Final = 2 * STEP_COUNT
INPUTS: Final = SUMMARY + COLOUR_COUNT * SQUARES

DIE_FACES: Final = 6


@kernel
def key(state: State, side: int) -> int:
    """Return 0: a throw has so few ways to be played that positions seldom come again in a search."""
    return 0


@kernel
def encode(state: State, side: int, inputs: Floats) -> None:
    """Fill in what a side sees."""
    inputs[:] = 0
    count = sides(state)
    for colour in range(COLOUR_COUNT):
        if not plays(state, colour):
            continue
        offset = (side_of(state, colour) - side) % count * BLOCK
        look_at_colour(state, colour, inputs[offset : offset + BLOCK])
    thrower = (int(state.seat) - side) % count
    inputs[WHO_THROWS + thrower] = 1
    if thrower == 0:
        inputs[SIXES] = state.sixes / 2
        if state.phase == MOVE:
            inputs[BONUS] = state.bonus / 20
        if state.sixes == 2 and state.three_sixes == SIXES_HOME and state.last_colour != NONE:
            if START <= state.last_step <= MOUTH:
                inputs[AT_STAKE] = (state.last_step + 10) / GOAL
    if len(inputs) > SUMMARY:
        look_at_squares(state, side, inputs)


@kernel
def plays(state: State, colour: int) -> bool:
    """Return whether somebody plays a colour."""
    if state.mode != INDIVIDUAL:
        return True
    return (state.players > 2 or colour % 2 == 0) and rules.owner_of(state, colour) < state.players


@kernel
def look_at_squares(state: State, side: int, inputs: Floats) -> None:
    """Fill in where the pieces of all colours stand, seen from a side's first colour."""
    own = rules.colours_of(state, side).start
    for colour in range(COLOUR_COUNT):
        if plays(state, colour):
            offset = SUMMARY + (colour - own) % COLOUR_COUNT * SQUARES - HOME
            before = HOME - 1
            for piece in range(PIECES):
                step = int(state.pieces[colour, piece])
                if step == before:  # pieces are in order
                    add_to(inputs, offset + STEP_COUNT + step, 1.0)
                else:
                    inputs[offset + step] = 1
                before = step


@kernel
def look_at_colour(state: State, colour: int, block: Floats) -> None:
    """Add a colour to its side's block."""
    for piece in range(PIECES):
        step = int(state.pieces[colour, piece])
        if step == HOME:
            add_to(block, AT_HOME, 0.25)
            continue
        add_to(block, STEPS, step / (PIECES * GOAL))
        if step == GOAL:
            add_to(block, IN_GOAL, 0.25)
        elif step > MOUTH:
            add_to(block, IN_CORRIDOR, 0.25)
            add_to(block, NEAR_GOAL, 0.25 if GOAL - step <= DIE_FACES else 0.0)
        else:
            add_to(block, STRETCHES + step // STRETCH_STEPS, 0.25)
            add_to(block, ON_SAFE, 0.25 if IS_SAFE[PLACE[colour, step]] else 0.0)
            if rules.is_in_own_barrier(state, colour, step):
                add_to(block, IN_BARRIER, 0.25)
                add_to(block, BLOCKS, enemies_behind(state, colour, step) * 0.25)
            danger = danger_on(state, colour, step) / 36
            add_to(block, RISK, danger)
            add_to(block, LOSS, danger * (step + 10) / GOAL)
