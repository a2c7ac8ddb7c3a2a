"""Parqués as numbers: actions and observations, seen from whoever looks, his own colour first.

An action is a whole play, given by pieces and dice. Pieces are counted from the furthest back; those on one step are
one, and the first of them stands for all, but that a split of two from one step names the first two.

      0 -  3   the piece that goes by the low die (or the only one), alone
      4 -  7   by the high die, alone
      8 - 11   by the total; where squares in between are touched (Q-T4), the low die comes first
     12 - 15   by the total, the high die first
     16 - 19   the piece that takes the prize (Q-T6)
     20 - 31   splits, two for each two pieces 1+2, 1+3, 1+4, 2+3, 2+4, 3+4:
               the piece further back goes by the low die, or by the high one

An observation tells of every place of the board, the looker's and then the others in turn order, where the pieces of
its colour are. Squares of the loop are counted from the looker's start square, so that one index is one square in all
blocks. A colour that nobody plays is all zeros. Numbers are flags where nothing else is said. With S squares of the
loop (68, 102 or 136 on boards of 4, 6 or 8 places) a block is

      0             pieces in jail
      1     - S     pieces on each square
      S + 1 - S + 7 pieces on each of the corridor
      S + 8         pieces that have arrived

and after the blocks, with N players, come

      N   whose turn it is: the looker's, the next seat's…; none when the game is over
      6   the low die, 1 to 6; none while a throw is due
      6   the high die; none where one die is thrown (Q-E4), or left of a pair that let a piece out (Q-T2)
      1   pairs of this turn that count towards the third (a number)
      1   throws left to get a pair, the one due among them (a number)
      N   the place in which each seat has finished (1 the first), the looker's first, or 0
      N   who throws in this round of those that decide who starts (Q-S2), the looker first
      N   who has the highest so far
      1   how high (a number)

Left out is what a way to play fixes: players and options.
"""

from typing import Final

import numpy as np

from ludoteca.core.interface import Codes, Mask, Observation
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import OVER, State
from ludoteca.core.options import Setup
from ludoteca.core.spelling import spelled
from ludoteca.games.parques import engine, rules, spelling
from ludoteca.games.parques.board import BOARDS, HOME, LARGEST, PIECES, PLACES, TRACKS
from ludoteca.games.parques.state import INFO, MAX_MOVES, NO_STEP
from ludoteca.games.track import SQUARES_A_PLACE, Track

VERSION: Final = 1  # of the encoding: goes up with every change of meaning
PARTS: Final = 1  # choices that a move is made of
CLOSED: Final = -1  # no move: the action is not open

LOW: Final = 0
HIGH: Final = LOW + PIECES
TOTAL: Final = HIGH + PIECES
TOTAL_HIGH_FIRST: Final = TOTAL + PIECES
PRIZE: Final = TOTAL_HIGH_FIRST + PIECES
SPLIT: Final = PRIZE + PIECES
TWO_PIECES: Final = np.array([(first, second) for first in range(PIECES) for second in range(first + 1, PIECES)])
NUMBER_OF_TWO: Final = np.zeros((PIECES, PIECES), np.int8)  # the other way
NUMBER_OF_TWO[TWO_PIECES[:, 0], TWO_PIECES[:, 1]] = range(len(TWO_PIECES))
ACTIONS: Final = SPLIT + 2 * len(TWO_PIECES)

FACES: Final = len(INFO.faces)
NUMBERS_A_SEAT: Final = 4  # its turn, its place, that it throws for who starts, and leads
NUMBERS_OF_TURN: Final = 2 * FACES + 2 + 1  # two dice, pairs, tries, and the highest of the throws for who starts


def index_of(track: Track, turns: int, step: int) -> int:
    """Return which number counts the pieces on a step of the colour whose place is some after the looker's."""
    block = turns * block_of(track)
    if step == HOME:
        return block
    if step <= track.mouth:
        return block + 1 + (step + turns * SQUARES_A_PLACE) % track.squares
    return block + track.squares + step - track.mouth  # the arrival comes after the corridor, here too


def block_of(track: Track) -> int:
    """Return how many numbers a colour's block has: jail, squares, corridor, arrival."""
    return 1 + track.squares + track.goal - track.mouth


BLOCK: Final = np.array([block_of(track) for track in TRACKS])  # by board
# INDEX[board, turns, step - HOME]: `index_of` as a table, since pieces stand where no processor can guess
INDEX: Final = np.zeros((len(BOARDS), LARGEST.colours, LARGEST.goal - HOME + 1), np.int16)
for _board, _track in enumerate(TRACKS):
    for _turns in range(_track.colours):
        for _step in range(HOME, _track.goal + 1):
            INDEX[_board, _turns, _step - HOME] = index_of(_track, _turns, _step)


def action_count(setup: Setup) -> int:
    """Return how many actions there are."""
    return ACTIONS


def observation_size(setup: Setup) -> int:
    """Return how many numbers an observation has."""
    track = TRACKS[BOARDS.index(int(setup.options["seats"]))]
    return track.colours * block_of(track) + NUMBERS_A_SEAT * setup.players + NUMBERS_OF_TURN


def action_text(state: State, chosen: Codes, action: int) -> str:
    """Spell the play of an action; where it is not open, name pieces and dice."""
    move = int(move_of_action(state, chosen, np.empty(MAX_MOVES, np.int64), action))
    if move != CLOSED:
        return spelled(spelling, state, move)
    if action >= SPLIT:
        first, second = TWO_PIECES[(action - SPLIT) // 2] + 1
        return f"pieces {first} and {second}, {('low', 'high')[action % 2]} die first"
    ways = ("low die", "high die", "total", "total, high die first", "prize")
    return f"piece {action % PIECES + 1}, {ways[action // PIECES]}"


@kernel
def turns_after(state: State, seat: int, other: int) -> int:
    """Return how many turns after a seat another has its own."""
    return other - seat if other >= seat else other - seat + int(state.players)


# Actions


@kernel
def list_actions(state: State, chosen: Codes, moves: Codes, mask: Mask) -> int:
    """Mark the actions open to whoever decides; return how many."""
    mask[:] = 0
    count = engine.legal(state, moves)
    for index in range(count):
        mask[action_of_move(state, int(moves[index]))] = 1
    return count


@kernel
def take_action(state: State, chosen: Codes, moves: Codes, action: int) -> bool:
    """Play an open action, which is not checked; return True, since it is a whole move."""
    engine.play(state, play_of(state, engine.colour_to_play(state), action))
    return True


@kernel
def move_of_action(state: State, chosen: Codes, moves: Codes, action: int) -> int:
    """Return the play that an action stands for, or CLOSED."""
    for index in range(engine.legal(state, moves)):
        move = int(moves[index])
        if action_of_move(state, move) == action:
            return move
    return CLOSED


@kernel
def pieces_of(action: int) -> tuple[int, int]:
    """Return the two pieces that an action moves, or twice the only one."""
    if action < SPLIT:
        return action % PIECES, action % PIECES
    pieces = TWO_PIECES[(action - SPLIT) // 2]
    return int(pieces[0]), int(pieces[1])


@kernel
def play_of(state: State, colour: int, action: int) -> int:
    """Pack the play of an open action."""
    low, high = int(state.dice[0]), int(state.dice[1])
    first, second = pieces_of(action)
    step, ahead = int(state.pieces[colour, first]), int(state.pieces[colour, second])
    if action >= SPLIT:
        die = high if action % 2 else low
        return engine.encode(colour, step, NO_STEP, step + die, ahead, ahead + low + high - die)
    if action >= PRIZE:
        return engine.encode(colour, step, NO_STEP, rules.goal_of(state), NO_STEP, NO_STEP)
    if action < TOTAL:
        return engine.encode(colour, step, NO_STEP, step + (low if action < HIGH else high), NO_STEP, NO_STEP)
    middle = NO_STEP
    if rules.touches_middle(state):
        middle = step + (low if action < TOTAL_HIGH_FIRST else high)
    return engine.encode(colour, step, middle, step + low + high, NO_STEP, NO_STEP)


@kernel
def action_of_move(state: State, move: int) -> int:
    """Return the action of a legal play."""
    colour, start, middle, end, second_start, _ = engine.decode(move)
    piece = first_on(state, colour, start, 0)
    count = end - start
    if second_start != NO_STEP:
        second = first_on(state, colour, second_start, piece + 1)
        return SPLIT + 2 * int(NUMBER_OF_TWO[piece, second]) + bool(count != state.dice[0])
    if rules.is_third_pair(state):
        return PRIZE + piece
    if count == state.dice[0]:
        return LOW + piece
    if count == state.dice[1]:
        return HIGH + piece
    is_high_first = middle != NO_STEP and middle - start != state.dice[0]
    return (TOTAL_HIGH_FIRST if is_high_first else TOTAL) + piece


@kernel
def first_on(state: State, colour: int, step: int, piece: int) -> int:
    """Find the first piece on a step, from a piece on."""
    while state.pieces[colour, piece] != step:
        piece += 1
    return piece


@kernel
def next_action(state: State, chosen: Codes, moves: Codes, move: int) -> int:
    """Return the action of a legal play, which is the whole of it."""
    return action_of_move(state, move)


# Observations


@kernel
def observe(state: State, chosen: Codes, seat: int, out: Observation) -> None:
    """Fill in what a seat sees."""
    out[:] = 0
    places = int(PLACES[state.board])
    own = rules.colour_of(state, seat)
    for other in range(state.players):
        colour = rules.colour_of(state, other)
        look_at_colour(state, colour, colour - own if colour >= own else colour - own + places, out)
    look_at_table(state, seat, out[places * BLOCK[state.board] :])


@kernel
def look_at_colour(state: State, colour: int, turns: int, out: Observation) -> None:
    """Fill in the block of a colour whose place is some after the looker's."""
    for piece in range(state.piece_count):
        out[INDEX[state.board, turns, state.pieces[colour, piece] - HOME]] += 1


@kernel
def look_at_table(state: State, seat: int, out: Observation) -> None:
    """Fill in whose turn it is, how far it has come, who has finished, and the throws for who starts."""
    players = int(state.players)
    if state.phase != OVER:
        out[turns_after(state, seat, int(state.seat))] = 1
    if state.dice[0] != 0:
        out[players + int(state.dice[0]) - 1] = 1
    if state.dice[1] != 0 and not rules.is_one_die_left(state):
        out[players + FACES + int(state.dice[1]) - 1] = 1
    out[players + 2 * FACES] = state.pairs
    out[players + 2 * FACES + 1] = state.tries_left
    finished = players + 2 * FACES + 2
    for place in range(state.finishers):
        out[finished + turns_after(state, seat, int(state.finished[place]))] = place + 1
    if state.contest != 0:
        look_at_contest(state, seat, out[finished + players :])


@kernel
def look_at_contest(state: State, seat: int, out: Observation) -> None:
    """Fill in how the throws for who starts stand."""
    players = int(state.players)
    for other in range(players):
        turns = turns_after(state, seat, other)
        out[turns] = int(state.contest) >> other & 1
        out[players + turns] = int(state.leaders) >> other & 1
    out[2 * players] = state.highest
