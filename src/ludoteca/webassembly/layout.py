"""Constants of a game, and the data types of its records: what is known of a game without compiling anything."""

from typing import Any

import numpy as np

from ludoteca.bots.workspaces import choosing_dtype
from ludoteca.core import dice, events, faults, outcomes, pieces
from ludoteca.core.reading import MAX_LETTERS, READING
from ludoteca.games import rulebook_of
from ludoteca.webassembly.searches import searches_of

RECORDS = ("state", "settings")


def constants_of(game: str) -> dict[str, int]:
    """List the constants of a game that sizes of buffers follow from, and those of dice."""
    rulebook = rulebook_of(game)
    return {
        "DIE_BITS": dice.DIE_BITS,
        "EVENT_COLUMNS": events.COLUMNS,
        "FAULT_COLUMNS": faults.FAULT_COLUMNS,
        "EVENT_KINDS": len(rulebook.events.EVENTS),
        "FACES": len(rulebook.info.faces),
        "LEG_COLUMNS": pieces.LEG_COLUMNS,
        "LOWEST_FACE": rulebook.info.faces.start,
        "MAX_EVENTS": rulebook.events.MAX_EVENTS,
        "MAX_LEGS": rulebook.engine.MAX_LEGS,
        "MAX_MOVES": rulebook.max_moves,
        "MAX_SPELLING": rulebook.spelling.MAX_SPELLING,
        "MAX_POSITION": rulebook.spelling.MAX_POSITION,
        "MOST_DICE": rulebook.info.dice,
        "OUTCOME_COLUMNS": outcomes.COLUMNS,
        "PARTS": rulebook.features.PARTS,
        "LONG_ROW": events.LONG_ROW,
        "MAX_LETTERS": MAX_LETTERS,
        "MAX_PIECES": rulebook.pieces_module.MAX_PIECES,
        "MAX_SPOT_NAME": rulebook.pieces_module.MAX_SPOT_NAME,
        "MAX_WAY": rulebook.story.MAX_WAY,
        "PIECE_COLUMNS": pieces.PIECE_COLUMNS,
    }


def dtype_of(game: str, name: str) -> np.dtype[Any]:
    """Return the data type of a game's record, or of a number by its name in NumPy."""
    rulebook = rulebook_of(game)
    records = {"state": rulebook.dtype, "settings": rulebook.info.settings_dtype, "choosing": choosing_dtype(game)}
    records["reading"] = READING
    records |= {f"search{name}": search.workspace for name, search in searches_of(game).items()}
    return records[name] if name in records else np.dtype(name)
