"""Parchís as numbers: actions and observations, seen from whoever looks, his own colour first.

An action is a piece: one of the own colour, or of the second one that a seat may move, counted from the furthest back.
Pieces on one step are one; the first of them stands for all. What the die or the bonus makes of it follows.

      0 -  3   the pieces of the own colour
      4 -  7   with two colours those of the other one, in pairs the partner's (P-4c); else there are only four actions

An observation tells of every colour, the looker's (his first) and then the others in turn order, where its pieces are.
Squares of the loop are counted from the looker's start square, so that one index is one square in all four blocks.
A colour that nobody plays is all zeros. Numbers are flags where nothing else is said.

      0        pieces at home                  77 - 153  the next colour
      1 - 68   pieces on each square          154 - 230  the one opposite
     69 - 75   pieces on each of the corridor 231 - 307  the last
     76        pieces in the goal

    308 - 311  whose turn it is: the looker's, the next seat's…; none when the game is over
    312 - 317  the die being played, 1 to 6; none while a throw is due
    318 - 319  a bonus of 10, of 20, being played
    320        sixes in this turn (a number)
    321 - 328  the piece moved last in this turn, by the action that it is to the seat whose turn it is
    329 - 344  of each start square, the looker's first, four: whose of two pieces there came last (P-T4)
    345 - 348  the place in which each seat has finished (1 the first), the looker's first, or 0
    349 - 352  who throws in this round of those that decide who starts (P-S3), the looker first
    353 - 356  who has the highest so far
    357        how high (a number)

Left out is what a way to play fixes: players, mode and options.
"""

from typing import Final

import numpy as np

from ludoteca.core.interface import Codes, Mask, Observation
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import OVER, State
from ludoteca.core.options import Setup
from ludoteca.core.spelling import spelled
from ludoteca.games.parchis import engine, rules, spelling
from ludoteca.games.parchis.board import COLOURS, GOAL, HOME, MOUTH, PIECES, PLACE, SQUARES, START
from ludoteca.games.parchis.state import INDIVIDUAL, INFO, MAX_MOVES, MODES, NONE

VERSION: Final = 1  # of the encoding: goes up with every change of meaning
PARTS: Final = 1  # choices that a move is made of

COLOUR_COUNT: Final = len(COLOURS)
OPPOSITE: Final = 2  # turns from a colour to the second one of the same side
QUARTER: Final = SQUARES // COLOUR_COUNT  # squares from one start to the next
CLOSED: Final = -1  # no move: the action is not open

# A colour's block
AT_HOME: Final = 0
ON_LOOP: Final = 1
IN_CORRIDOR: Final = ON_LOOP + SQUARES
IN_GOAL: Final = IN_CORRIDOR + GOAL - MOUTH - 1
BLOCK: Final = IN_GOAL + 1

# What comes after the blocks
TURN: Final = COLOUR_COUNT * BLOCK
DIE: Final = TURN + COLOUR_COUNT
BONUS: Final = DIE + len(INFO.faces)
SIXES: Final = BONUS + 2
MOVED_LAST: Final = SIXES + 1
CAME_LAST: Final = MOVED_LAST + 2 * PIECES
FINISHED: Final = CAME_LAST + COLOUR_COUNT * COLOUR_COUNT
CONTEST: Final = FINISHED + COLOUR_COUNT
LEADERS: Final = CONTEST + COLOUR_COUNT
HIGHEST: Final = LEADERS + COLOUR_COUNT
SIZE: Final = HIGHEST + 1


def index_of(turns: int, step: int) -> int:
    """Return which number counts the pieces on a step of the colour that comes some turns after the looker's."""
    if step == HOME:
        return turns * BLOCK + AT_HOME
    if step <= MOUTH:
        return turns * BLOCK + ON_LOOP + (step + turns * QUARTER) % SQUARES
    return turns * BLOCK + IN_CORRIDOR + step - MOUTH - 1  # the goal comes after the corridor, here too


# INDEX[turns, step - HOME]: `index_of` as a table, since pieces stand where no processor can guess
INDEX: Final = np.array(
    [[index_of(turns, step) for step in range(HOME, GOAL + 1)] for turns in range(COLOUR_COUNT)], np.int16
)


def action_count(setup: Setup) -> int:
    """Return how many actions there are."""
    return PIECES if setup.mode == MODES[INDIVIDUAL] else 2 * PIECES


def observation_size(setup: Setup) -> int:
    """Return how many numbers an observation has."""
    return SIZE


def action_text(state: State, chosen: Codes, action: int) -> str:
    """Spell the move of an action; where it is not open, name the piece."""
    move = int(move_of_action(state, chosen, np.empty(MAX_MOVES, np.int64), action))
    if move != CLOSED:
        return spelled(spelling, state, move)
    return f"{COLOURS[colour_of_action(state, action)]} piece {action % PIECES + 1}"


@kernel
def first_colour(state: State, seat: int) -> int:
    """Return the first colour of a seat, which is where it looks from."""
    return rules.colours_of(state, seat).start


@kernel
def turns_after(state: State, seat: int, other: int) -> int:
    """Return how many turns after a seat another has its own."""
    return other - seat if other >= seat else other - seat + int(state.players)


# Actions


@kernel
def colour_of_action(state: State, action: int) -> int:
    """Return the colour of the piece that an action moves."""
    return (first_colour(state, int(state.seat)) + action // PIECES * OPPOSITE) % COLOUR_COUNT


@kernel
def list_actions(state: State, chosen: Codes, moves: Codes, mask: Mask) -> int:
    """Mark the actions open to whoever decides; return how many."""
    count = 0
    choices = int(state.choices)
    for action in range(len(mask)):
        is_open = choices >> colour_of_action(state, action) * PIECES + action % PIECES & 1
        mask[action] = is_open
        count += is_open
    return count


@kernel
def move_of_piece(state: State, colour: int, piece: int) -> int:
    """Return the move of a piece that can be moved now."""
    step = int(state.pieces[colour, piece])
    return engine.encode(colour, step, START if step == HOME else step + rules.steps_due(state))


@kernel
def take_action(state: State, chosen: Codes, moves: Codes, action: int) -> bool:
    """Play an open action, which is not checked; return True, since it is a whole move."""
    engine.play(state, move_of_piece(state, colour_of_action(state, action), action % PIECES))
    return True


@kernel
def move_of_action(state: State, chosen: Codes, moves: Codes, action: int) -> int:
    """Return the move that an action stands for, or CLOSED."""
    colour, piece = colour_of_action(state, action), action % PIECES
    if not int(state.choices) & engine.bit_of(colour, piece):
        return CLOSED
    return move_of_piece(state, colour, piece)


@kernel
def action_of_move(state: State, move: int) -> int:
    """Return the action of a legal move."""
    colour, start, _ = engine.decode(move)
    return action_of_piece(state, colour, start)


@kernel
def action_of_piece(state: State, colour: int, step: int) -> int:
    """Return the action that moves a piece from a step, to the seat whose turn it is."""
    piece = 0
    while state.pieces[colour, piece] != step:
        piece += 1
    turns = (colour - first_colour(state, int(state.seat))) % COLOUR_COUNT
    return turns // OPPOSITE * PIECES + piece


@kernel
def next_action(state: State, chosen: Codes, moves: Codes, move: int) -> int:
    """Return the action of a legal move, which is the whole of it."""
    return action_of_move(state, move)


# Observations


@kernel
def observe(state: State, chosen: Codes, seat: int, out: Observation) -> None:
    """Fill in what a seat sees."""
    out[:] = 0
    own = first_colour(state, seat)
    for other in range(state.players):
        for colour in rules.colours_of(state, other):
            look_at_colour(state, colour, (colour - own) % COLOUR_COUNT, out)
    look_at_starts(state, own, out)
    if state.phase != OVER:
        look_at_turn(state, seat, out)
    if state.finishers > 0:
        for place in range(state.finishers):
            out[FINISHED + turns_after(state, seat, int(state.finished[place]))] = place + 1
    if state.contest != 0:
        look_at_contest(state, seat, out)


@kernel
def look_at_colour(state: State, colour: int, turns: int, out: Observation) -> None:
    """Fill in the block of a colour that comes some turns after the looker's."""
    for piece in range(PIECES):
        out[INDEX[turns, state.pieces[colour, piece] - HOME]] += 1


@kernel
def look_at_starts(state: State, own: int, out: Observation) -> None:
    """Fill in who came last to the start squares where two stand."""
    for turns in range(COLOUR_COUNT):
        last = int(state.squares[PLACE[(own + turns) % COLOUR_COUNT, START], 1])
        if last != NONE:
            out[CAME_LAST + turns * COLOUR_COUNT + (last - own) % COLOUR_COUNT] = 1


@kernel
def look_at_turn(state: State, seat: int, out: Observation) -> None:
    """Fill in whose turn it is and how far it has come."""
    out[TURN + turns_after(state, seat, int(state.seat))] = 1
    if state.die != 0:
        out[DIE + int(state.die) - 1] = 1
    if state.bonus != 0:
        out[BONUS + (state.bonus == rules.BONUS_FOR_EATING)] = 1
    out[SIXES] = state.sixes
    if state.last_colour != NONE:
        out[MOVED_LAST + action_of_piece(state, int(state.last_colour), int(state.last_step))] = 1


@kernel
def look_at_contest(state: State, seat: int, out: Observation) -> None:
    """Fill in how the throws for who starts stand."""
    for other in range(state.players):
        turns = turns_after(state, seat, other)
        out[CONTEST + turns] = int(state.contest) >> other & 1
        out[LEADERS + turns] = int(state.leaders) >> other & 1
    out[HIGHEST] = state.highest
