"""The kernels that every game has, with the types of their arguments: what each target must compile."""

from typing import Any

import numba
from numba import types

from ludoteca.bots.parts import choosing_of, heuristic_of
from ludoteca.bots.workspaces import choosing_dtype, search_for
from ludoteca.core.options import Setup
from ludoteca.core.reading import READING
from ludoteca.core.rulebook import Rulebook
from ludoteca.games import rulebook_of


def interface_of(rulebook: Rulebook) -> dict[str, tuple[Any, tuple[Any, ...]]]:
    """List the kernels of the interface with the types of their arguments, as a state is given: a record."""
    engine, events, features, spelling = rulebook.engine, rulebook.events, rulebook.features, rulebook.spelling
    pieces, story = rulebook.pieces_module, rulebook.story
    state, number = numba.from_dtype(rulebook.dtype), types.int64
    settings = numba.from_dtype(rulebook.info.settings_dtype)
    codes, rows = types.int64[::1], types.Array(types.int32, 2, "C")
    row, reading, states = types.int32[::1], numba.from_dtype(READING), types.Array(state, 1, "C")
    mask, seen, letters = types.uint8[::1], types.int8[::1], types.uint8[::1]
    return {
        "configure": (engine.configure, (state, settings)),
        "set_up": (engine.set_up, (state, settings)),
        "dice_due": (engine.dice_due, (state,)),
        "throw": (engine.throw, (state, number)),
        "legal": (engine.legal, (state, codes)),
        "refusal": (engine.refusal, (state, number)),
        "play": (engine.play, (state, number)),
        "place_of": (engine.place_of, (state, number)),
        "legs": (engine.legs, (state, number, rows)),
        "events": (events.events, (state, number, state, rows)),
        "spell": (spelling.spell, (state, number, letters)),
        "read_move": (spelling.read_move, (state, letters)),
        "spell_position": (spelling.spell_position, (state, letters)),
        "read_position": (rulebook.notation.read_position, (state, reading, states)),
        "pieces": (pieces.pieces, (state, rows)),
        "colours_of": (pieces.colours_of, (state, number)),
        "colours_to_act": (pieces.colours_to_act, (state,)),
        "dice_left": (pieces.dice_left, (state,)),
        "spell_spot": (pieces.spell_spot, (number, letters)),
        "read_spot": (pieces.read_spot, (letters,)),
        "attempt": (pieces.attempt, (state, rows, number)),
        "why": (story.why, (state, number, number, row)),
        "ending": (story.ending, (state, row)),
        "way": (story.way, (number, row, number, row)),
        "reason": (heuristic_of(rulebook.info.id).reason, (state, number, state, row)),
        "list_actions": (features.list_actions, (state, codes, codes, mask)),
        "take_action": (features.take_action, (state, codes, codes, number)),
        "observe": (features.observe, (state, codes, number, seen)),
    }


def bots_of(setup: Setup) -> dict[str, tuple[Any, tuple[Any, ...]]]:
    """List the kernels by which bots choose in a way to play, with the types of their arguments."""
    policy, workspace = search_for(setup)
    state, number, word, stop = (
        numba.from_dtype(rulebook_of(setup.game).dtype),
        types.int64,
        types.uint64,
        types.int64[::1],
    )
    chooses, searches = numba.from_dtype(choosing_dtype(setup.game)), numba.from_dtype(workspace.dtype)
    return {
        "choose": (choosing_of(setup.game).choose, (state, number, word, chooses)),
        "begin": (policy.begin, (state, number, word, searches)),
        "advance": (policy.advance, (number, searches, stop)),
    }
