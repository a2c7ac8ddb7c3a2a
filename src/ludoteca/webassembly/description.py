"""Describes a game's module to JavaScript: the constants, records and exports of rules.json."""

from importlib.metadata import version
from typing import Any, Final

import numpy as np

from ludoteca.bots import personalities_of
from ludoteca.bots.bot import MOST_SECONDS, SPARE
from ludoteca.bots.dice_search.weights import networks_by_way
from ludoteca.bots.parts import heuristic_of
from ludoteca.bots.workspaces import layout_of
from ludoteca.core.events import EventKinds
from ludoteca.core.faults import FaultKind
from ludoteca.core.levels import LEVELS
from ludoteca.core.moves import PHASES
from ludoteca.core.options import GameInfo, Option
from ludoteca.core.rulebook import Rulebook
from ludoteca.games import rulebook_of
from ludoteca.webassembly.exports import Export, exports_of
from ludoteca.webassembly.kinds import LENGTH, Array, Kind
from ludoteca.webassembly.layout import constants_of, dtype_of
from ludoteca.webassembly.searches import searches_of
from ludoteca.webassembly.sources import stamp_of

COMMON_FIELDS: Final = ("phase", "seat")  # of every game's states; others are the rules' own affair
READING_FIELDS: Final = ("length", "letters", "count", "faults")


def description_of(game: str) -> dict[str, Any]:
    """Describe a game's module, apart from its bytes and what made it."""
    rulebook, settings = rulebook_of(game), dtype_of(game, "settings")
    assert settings.names
    usual = rulebook.info.settings(rulebook.info.setup())
    return {
        "game": game,
        "rules_version": rulebook.rules_version,
        "stamp": stamp_of(game),
        "constants": constants_of(game),
        "phases": list(PHASES),
        "records": {
            "state": _record(dtype_of(game, "state"), COMMON_FIELDS),
            "settings": _record(settings, settings.names),
            "reading": _record(dtype_of(game, "reading"), READING_FIELDS),
        },
        "workspaces": {
            "choosing": layout_of(dtype_of(game, "choosing")),
            **{f"search{name}": layout_of(search.workspace) for name, search in searches_of(game).items()},
        },
        **_ways_to_play(rulebook.info),
        "words": _words(rulebook),
        "usual_settings": {name: int(usual[name]) for name in settings.names},
        "exports": {export.name: _export(export) for export in exports_of(game)},
    }


def _ways_to_play(info: GameInfo) -> dict[str, Any]:
    """Describe what settings are made from, the dice, and the levels of bots."""
    return {
        "modes": [mode.id for mode in info.modes],
        "sides": {mode.id: mode.sides for mode in info.modes},
        "options": {option.name: _words_of_option(option) for option in info.options},
        "players": list(info.players),
        "default_players": info.default_players,
        "default_modes": {str(players): mode for players, mode in info.default_modes.items()},
        "players_by_mode": {mode.id: list(mode.players) for mode in info.modes},
        "choices": {option.name: _choice(option) for option in info.options},
        "faces": {"lowest": info.faces[0], "highest": info.faces[-1]},
        "levels": list(LEVELS),
        "personalities": ["", *personalities_of(info.id)],
        "seconds": {level: SPARE * MOST_SECONDS[level] for level in LEVELS if level in MOST_SECONDS},
        "networks": networks_by_way(info),
    }


def _words_of_option(option: Option) -> list[str]:
    """List the words among the values of an option, each in the place of its number; those of a seat are none."""
    return [] if option.is_seat else [value if isinstance(value, str) else "" for value in option.values]


def _choice(option: Option) -> dict[str, Any]:
    """Describe the values of an option, as records are checked: a list, a lowest and a highest, or those of a seat."""
    if option.is_seat:
        kind, values = "seat", []
    elif option.is_range:
        kind, values = "range", [option.values[0], option.values[-1]]
    else:
        kind, values = "list", list(option.values)
    return {"default": option.default, "kind": kind, "values": values, "holds_players": option.holds_players}


def _words(rulebook: Rulebook) -> dict[str, Any]:
    """Describe how rows of numbers become words (core/narrator.py)."""
    story, heuristic = rulebook.story, heuristic_of(rulebook.info.id)
    return {
        "letters": list(rulebook.info.colours),
        "colours_a_player": rulebook.info.colours_a_player,
        "forms": {name: form.as_data() for name, form in story.FORMS.items()},
        "events": _kinds(rulebook.events.EVENTS),
        "results": _kinds(story.RESULTS),
        "reasons": _kinds(heuristic.REASONS),
        "refusals": [{"name": one.name, "clause": one.clause} for one in rulebook.engine.REFUSALS],
        "refusal_operands": {name: column for column, name in enumerate(story.REFUSAL_OPERANDS) if name},
        "fields": list(rulebook.notation.FAULTS.fields),
        "faults": [_fault(kind) for kind in rulebook.notation.FAULTS],
    }


def _kinds(kinds: EventKinds) -> list[dict[str, Any]]:
    """Describe kinds of events, results or reasons, in the order of their numbers."""
    return [kind._asdict() | {"operands": dict(kind.operands)} for kind in kinds]


def _fault(kind: FaultKind) -> dict[str, Any]:
    """Describe a kind of fault: of each operand its column and its form."""
    operands = {name: [column, form.as_data()] for name, (column, form) in kind.operands.items()}
    return {"domain": kind.domain, "name": kind.name, "where": kind.where, "operands": operands}


def made_with() -> dict[str, str]:
    """Return the versions of the compilers."""
    return {name: version(name) for name in ("numba", "llvmlite")}


def _record(dtype: np.dtype[Any], names: tuple[str, ...]) -> dict[str, Any]:
    """Describe where fields of a record lie."""
    assert dtype.fields
    fields = {name: {"type": dtype.fields[name][0].base.name, "offset": dtype.fields[name][1]} for name in names}
    return {"bytes": dtype.itemsize, "fields": fields}


def _export(export: Export) -> dict[str, Any]:
    """Describe the parameters and the result of a function."""
    parameters = [_parameter(kind) for kind in export.parameters]
    return {"parameters": parameters, "result": export.result.name if export.result else None}


def _parameter(kind: Kind) -> Any:
    """Describe a parameter; a length that is null is a parameter of its own, behind the address."""
    if isinstance(kind, Array):
        return {"array": kind.element, "shape": [None if size == LENGTH else size for size in kind.shape]}
    return kind.name
