"""Which kernels the module of a game exports. To export another one is a line here, and its method in module.ts."""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from ludoteca.bots.dice_search.weights import network_shapes
from ludoteca.bots.parts import choosing_of, heuristic_of, move_scores_of, own_policy_of
from ludoteca.games import rulebook_of
from ludoteca.study.valuing import values_of
from ludoteca.webassembly.kinds import (
    CHANCES,
    CHOOSING,
    CHOSEN,
    CODE,
    CODES,
    COUNTS,
    EVENT,
    EVENTS,
    EVENTS_OF_MOVES,
    LEGS,
    LENGTHS,
    LETTERS,
    MASK,
    MOVES,
    NUMBER,
    OBSERVATION,
    OPERANDS,
    PIECES,
    PLACES,
    POSITION,
    READING,
    REAL,
    REALS,
    SETTINGS,
    SOME_LEGS,
    SPELLING,
    SPOT_NAME,
    STATE,
    STATES,
    WAY,
    WHOLE,
    WORD,
    WORDS,
    Kind,
    Record,
    Scalar,
)
from ludoteca.webassembly.searches import searches_of

# The modules of a game that kernels are exported from; those of a search depend on its network
MODULES: Final[Mapping[str, Callable[[str], Any]]] = {
    "engine": lambda game: rulebook_of(game).engine,
    "events": lambda game: rulebook_of(game).events,
    "spelling": lambda game: rulebook_of(game).spelling,
    "notation": lambda game: rulebook_of(game).notation,
    "playouts": lambda game: rulebook_of(game).playouts,
    "features": lambda game: rulebook_of(game).features,
    "heuristic": heuristic_of,
    "move_scores": move_scores_of,
    "pieces": lambda game: rulebook_of(game).pieces_module,
    "story": lambda game: rulebook_of(game).story,
    "choosing": choosing_of,
    "values": lambda game: values_of(game, with_network=bool(network_shapes(game))),
}


POLICY: Final = "policy"


class Export(NamedTuple):
    """A kernel that JavaScript calls."""

    module: str
    function: str
    parameters: tuple[Kind, ...]
    result: Scalar | None = None
    search: str = ""  # the name of a game's search that it belongs to (searches.py)

    @property
    def name(self) -> str:
        """The name of the exported function."""
        return self.function + self.search

    def home(self, game: str) -> Any:
        """Return the module of a game that the kernel is in."""
        return searches_of(game)[self.search].policy if self.module == POLICY else MODULES[self.module](game)

    def kernel(self, game: str) -> Any:
        """Return a game's kernel."""
        return getattr(self.home(game), self.function)


EXPORTS: Final = (
    Export("engine", "configure", (STATE, SETTINGS)),
    Export("engine", "set_up", (STATE, SETTINGS)),
    Export("engine", "dice_due", (STATE,), NUMBER),
    Export("engine", "throw", (STATE, CODE)),
    Export("engine", "legal", (STATE, MOVES), NUMBER),
    Export("engine", "refusal", (STATE, CODE), NUMBER),
    Export("engine", "play", (STATE, CODE)),
    Export("engine", "place_of", (STATE, NUMBER), NUMBER),
    Export("engine", "legs", (STATE, CODE, LEGS), NUMBER),
    Export("events", "events", (STATE, CODE, STATE, EVENTS), NUMBER),
    Export("spelling", "spell", (STATE, CODE, SPELLING), NUMBER),
    Export("spelling", "read_move", (STATE, LETTERS), CODE),
    Export("spelling", "spell_position", (STATE, POSITION), NUMBER),
    Export("notation", "read_position", (STATE, READING, STATES)),
    Export("playouts", "begin_streams", (WORD, WORD, WORDS)),
    Export("playouts", "play_games", (STATE, STATES, MOVES, EVENTS, WORDS, LENGTHS, PLACES, COUNTS)),
    Export("playouts", "preview", (STATE, CODES, STATES, EVENTS_OF_MOVES, CODES)),
    Export("playouts", "spell_moves", (STATE, CODES, LETTERS), NUMBER),
    Export("features", "list_actions", (STATE, CHOSEN, MOVES, MASK), NUMBER),
    Export("features", "take_action", (STATE, CHOSEN, MOVES, NUMBER), NUMBER),
    Export("features", "move_of_action", (STATE, CHOSEN, MOVES, NUMBER), CODE),
    Export("features", "observe", (STATE, CHOSEN, NUMBER, OBSERVATION)),
    Export("heuristic", "score", (STATE, NUMBER), WHOLE),
    Export("move_scores", "score_moves", (STATE, STATES, MOVES, MOVES), NUMBER),
    Export("pieces", "pieces", (STATE, PIECES), NUMBER),
    Export("pieces", "colours_of", (STATE, NUMBER), NUMBER),
    Export("pieces", "colours_to_act", (STATE,), NUMBER),
    Export("pieces", "dice_left", (STATE,), NUMBER),
    Export("pieces", "spell_spot", (NUMBER, SPOT_NAME), NUMBER),
    Export("pieces", "read_spot", (LETTERS,), NUMBER),
    Export("pieces", "attempt", (STATE, SOME_LEGS, NUMBER), CODE),
    Export("story", "why", (STATE, CODE, NUMBER, OPERANDS), NUMBER),
    Export("story", "ending", (STATE, OPERANDS), NUMBER),
    Export("story", "way", (NUMBER, EVENT, NUMBER, WAY), NUMBER),
    Export("heuristic", "reason", (STATE, CODE, STATE, OPERANDS), NUMBER),
    Export("choosing", "choose", (STATE, NUMBER, WORD, CHOOSING), CODE),
)


def exports_of(game: str) -> tuple[Export, ...]:
    """List what the module of a game exports: the same for all games, but for the searches of its bots."""
    searches = [
        export
        for name in searches_of(game)
        for export in (
            Export(POLICY, "begin", (STATE, NUMBER, WORD, Record(f"search{name}")), None, name),
            Export(POLICY, "advance", (NUMBER, Record(f"search{name}"), CODES), NUMBER, name),
            *study_exports(game, name),
        )
    ]
    return (*EXPORTS, *searches)


def study_exports(game: str, search: str) -> tuple[Export, ...]:
    """List what positions are valued with for a study: the search that a game brings, or kernels over that of dice."""
    workspace = Record(f"search{search}")
    if own_policy_of(game):
        return (Export(POLICY, "chance", (workspace,), REAL, search),)
    throws = (STATE, NUMBER, workspace, CHANCES, CODES, REALS, CHANCES)
    return (
        Export("values", "value_throws", throws, NUMBER, search),
        Export("values", "value_moves", (STATE, NUMBER, workspace, CHANCES, MOVES, CHANCES), NUMBER, search),
        Export("values", "value_position", (STATE, workspace, CHANCES, REALS), None, search),
    )
