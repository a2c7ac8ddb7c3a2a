"""Any of the games as an OpenSpiel game with explicit chance nodes.

A node is a throw (chance) or a choice: an action of the game's `features.py`; where a move has several parts (Stax), a
part, and the same player is asked again. Chance outcomes are the throws that differ, low faces first, numbered in the
order of `ludoteca.core.dice.outcomes`. Where the rules leave no choice the game goes on by itself.

Utilities are what places are worth: the mean over the opponents of 1 for each behind, -1 for each ahead, 0 for a tie.
They sum to zero, and all come at the end: whoever finished early waits for it without being asked.

Games with dice have no longest course. So a game ends after `max_decisions` choices (10,000 unless the parameter says
otherwise), or after four throws for each of them: whoever has finished keeps the place, and all others are tied.
This is a rule of these OpenSpiel games alone. Random games have some hundreds of choices (eight players of parqués some
two thousand), and never come near it.
Stax ends by its own `move_limit`, three choices a move.

Nothing is hidden. An observation is what `features.py` draws, as float32, seen by the player who looks; as text it is
the position. An information state is the history, as text only. An observer asked for no public information gives an
empty text.

Clones and serialised states are made of the state's bytes, and nothing is played again. To read a state or a game that
was pickled elsewhere, import this package first.

OpenSpiel's algorithms in Python work with these games (`open_spiel.python.algorithms.mcts` for one). Its MCTS bot in
C++ (`pyspiel.MCTSBot`) does not work with games written in Python: with these, as with OpenSpiel's own, Python crashes.
"""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel
from open_spiel.python.observation import IIGObserverForPublicInfoGame

from ludoteca.core.dice import outcomes
from ludoteca.core.options import GameInfo, Setup, Value
from ludoteca.games import GAMES as REGISTERED
from ludoteca.games import info_of
from ludoteca.rl.errors import RLError
from ludoteca.rl.openspiel.parameters import MAX_DECISIONS, setup_of, specification_of
from ludoteca.rl.table import Table

THROWS_A_DECISION: Final = 4  # allowed; in random games there are one or two
ENDLESS: Final = -1  # throws left where there are no dice
LIMIT_OF_MOVES: Final = "move_limit"  # an option that a game may have


class LudotecaGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A way to play one of the games; `class_of` makes a class for each."""

    short_name: ClassVar[str]
    game: ClassVar[str]

    def __init__(self, parameters: Mapping[str, Value] | None = None) -> None:
        info = info_of(self.game)
        given = specification_of(info) | dict(parameters or {})
        setup = setup_of(info, given)
        self.start = Table(setup)
        self.max_decisions = longest_of(setup, int(given[MAX_DECISIONS]), self.start.features.PARTS)
        self.max_throws = THROWS_A_DECISION * self.max_decisions if info.dice else 0
        super().__init__(self.type(), self._info(info), given)

    @classmethod
    def type(cls) -> Any:
        """Describe the game to OpenSpiel."""
        info, kind = info_of(cls.game), pyspiel.GameType
        return kind(
            short_name=cls.short_name,
            long_name=f"Ludoteca {info.label('en')}",
            dynamics=kind.Dynamics.SEQUENTIAL,
            chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC if info.dice else kind.ChanceMode.DETERMINISTIC,
            information=kind.Information.PERFECT_INFORMATION,
            utility=kind.Utility.ZERO_SUM,
            reward_model=kind.RewardModel.TERMINAL,
            max_num_players=max(info.players),
            min_num_players=min(info.players),
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=True,
            parameter_specification=specification_of(info),
        )

    def _info(self, info: GameInfo) -> Any:
        return pyspiel.GameInfo(
            num_distinct_actions=self.start.action_count,
            max_chance_outcomes=len(outcomes(info.dice, info.faces)) if info.dice else 0,
            num_players=self.start.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.max_decisions,
        )

    def new_initial_state(self) -> "LudotecaState":
        """Begin a game."""
        return LudotecaState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return how many throws a game can have."""
        return self.max_throws

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """Make an observer: of the position, of the history, or of nothing at all."""
        if iig_obs_type is None or (iig_obs_type.public_info and not iig_obs_type.perfect_recall):
            return PositionObserver(self, params)
        return IIGObserverForPublicInfoGame(iig_obs_type, params)


def longest_of(setup: Setup, max_decisions: int, parts: int) -> int:
    """Return how many choices a game can have."""
    if max_decisions < 1:
        raise RLError(f"{MAX_DECISIONS} must be a whole number from 1; it is {max_decisions}")
    limit = setup.options.get(LIMIT_OF_MOVES)
    return max_decisions if limit is None else min(max_decisions, int(limit) * parts)


class LudotecaState(pyspiel.State):  # type: ignore[misc]
    """A game in progress: what its attributes are, OpenSpiel copies and pickles."""

    def __init__(self, game: LudotecaGame) -> None:
        super().__init__(game)
        self.table = game.start.copy()
        self.decisions_left = game.max_decisions
        self.throws_left = game.max_throws or ENDLESS

    # What is next

    def current_player(self) -> int:
        """Return who is next: a seat, chance, or nobody."""
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.table.awaits_throw else self.table.seat

    def is_terminal(self) -> bool:
        """Return whether the game is over, or as long as it may be."""
        return self.decisions_left == 0 or self.throws_left == 0 or self.table.is_over

    def _legal_actions(self, player: int) -> list[int]:
        """List the actions that are open to whoever decides."""
        actions: list[int] = self.table.mask().nonzero()[0].tolist()
        return actions

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """List the throws that can come, with their probabilities."""
        return [(number, float(probability)) for number, (_, probability) in enumerate(self.table.throws())]

    # What happens

    def _apply_action(self, action: int) -> None:
        """Throw, or take an action."""
        if self.table.awaits_throw:
            dice, _ = self.table.throws()[action]
            self.table.throw(dice)
            self.throws_left -= 1
        else:
            self.table.play(action)
            self.decisions_left -= 1

    def returns(self) -> list[float]:
        """Return what the game is worth to every player; nothing before it ends."""
        return self.table.rewards_if_cut() if self.is_terminal() else [0.0] * self.table.players

    # Words

    def _action_to_string(self, player: int, action: int) -> str:
        """Say a throw or an action: as the rules spell it where it can come now, else by its number."""
        if player == pyspiel.PlayerId.CHANCE:
            throws = self.table.throws() if self.table.awaits_throw else ()
            words = "-".join(map(str, throws[action][0])) if action < len(throws) else f"number {action}"
            return f"throw {words}"
        is_open = not self.table.awaits_throw and player == self.table.seat and self.table.mask()[action]
        return self.table.action_text(action) if is_open else f"action {action}"

    def __str__(self) -> str:
        return self.table.position()


class PositionObserver:
    """What a player sees of a position."""

    def __init__(self, game: LudotecaGame, params: Any) -> None:
        if params:
            raise RLError(f"observers of these games have no parameters; given are {params}")
        self.tensor = np.zeros(game.start.observation_size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: LudotecaState, player: int) -> None:
        """Look at a state."""
        self.tensor[:] = state.table.observation(player)

    def string_from(self, state: LudotecaState, player: int) -> str:
        """Return the position, which is the same to all."""
        return state.table.position()


def class_of(info: GameInfo) -> type[LudotecaGame]:
    """Make the class of a registered game."""
    folder = info.id.replace("-", "_")
    members = {"__doc__": f"{info.label('en')}.", "short_name": f"python_ludoteca_{folder}", "game": info.id}
    return type(f"{folder.title().replace('_', '')}Game", (LudotecaGame,), members)


GAMES: Final = {kind.short_name: kind for kind in map(class_of, REGISTERED.values())}
globals().update({kind.__name__: kind for kind in GAMES.values()})  # where pickle looks for them

for kind in GAMES.values():
    pyspiel.register_game(kind.type(), kind)  # a class: OpenSpiel lets go of it after Python has ended
