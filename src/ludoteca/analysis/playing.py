"""Random games played and counted: a template, of which each game has a copy with its own parts in it.

Every game has a stream of random numbers of its own, which depends on the seed and the game's number alone: it does not
matter how many games are played at once, nor in which order.
"""
# ruff: noqa: F821  (the parts are put in when a copy is made)

from typing import Any, Final

import numpy as np

from ludoteca.analysis.rows import CAPTURES, DECISIONS, NOBODY_YET, STARTER, THROWS, Counts, Lengths, Places
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import OVER, ROLL, State
from ludoteca.core.rulebook import Codes, States
from ludoteca.core.throws import with_die

engine: Any  # the game's own
part: Any  # the game's module of `counting`

# splitmix64 with two bits fewer, so that it is the same sum in plain Python as in a processor's numbers with a sign
WORD_BITS: Final = 62
WORD_MASK: Final = (1 << WORD_BITS) - 1
STEP: Final = 0x1E3779B97F4A7C15
FIRST_FACTOR, SECOND_FACTOR = 0x3F58476D1CE4E5B9, 0x14D049BB133111EB
USED_BITS: Final = 32  # of a word: the upper ones, which are the best
FACES: Final = 6


@kernel
def mixed(word: int) -> int:
    """Spread the bits of a number all over it."""
    word = (word ^ word >> 30) * FIRST_FACTOR & WORD_MASK
    word = (word ^ word >> 27) * SECOND_FACTOR & WORD_MASK
    return word ^ word >> 31


@kernel
def first_word(seed: int, game: int) -> int:
    """Tell where the stream of a game begins."""
    return mixed(mixed(seed) + game * STEP & WORD_MASK)


@kernel
def draw(words: Codes, count: int) -> int:
    """Draw a number from 0 to below a count, and go on in the stream."""
    word = int(words[0]) + STEP & WORD_MASK
    words[0] = word
    return (mixed(word) >> WORD_BITS - USED_BITS) * count >> USED_BITS


@kernel
def draw_dice(words: Codes, count: int) -> int:
    """Throw some dice, packed as in core/throws.py."""
    dice = 0
    for index in range(count):
        dice = with_die(dice, index, draw(words, FACES) + 1)
    return dice


@kernel
def play_game(scratch: States, buffer: Codes, words: Codes, length: Lengths, counts: Counts) -> None:
    """Play a game on from the first record of `scratch` to its end; the second holds the state before."""
    state, before = scratch[0], scratch[1]
    while state.phase != OVER:
        if length[STARTER] == NOBODY_YET and not part.is_opening(state):
            length[STARTER] = state.seat
        scratch[1] = scratch[0]
        if state.phase == ROLL:
            dice = draw_dice(words, engine.dice_due(state))
            engine.throw(state, dice)
            length[CAPTURES] += part.count_throw(before, dice, state, counts)
            length[THROWS] += 1
        else:
            move = int(buffer[draw(words, engine.legal(state, buffer))])
            engine.play(state, move)
            length[CAPTURES] += part.count_move(before, move, state, counts)
            length[DECISIONS] += 1


@kernel
def play_games(
    start: State,
    scratch: States,
    buffer: Codes,
    seed: int,
    first: int,
    lengths: Lengths,
    places: Places,
    counts: Counts,
) -> None:
    """Play random games, a row each, from one number on."""
    words = np.empty(1, np.int64)
    for row in range(len(lengths)):
        scratch[0] = start
        words[0] = first_word(seed, first + row)
        lengths[row] = 0
        lengths[row, STARTER] = NOBODY_YET
        places[row] = 0
        counts[row] = 0
        play_game(scratch, buffer, words, lengths[row], counts[row])
        for seat in range(places.shape[1]):
            places[row, seat] = engine.place_of(scratch[0], seat)
