"""What a game brings for its bots, and what is made of it, with types.

Templates (core/templates.py) import the names at the end of this file for type checkers alone; when a copy is made for
a game, the game's own modules take their places.
"""

from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from ludoteca.bots.dice_search.workspace import Worths
from ludoteca.core.events import EventKinds, EventRows, Row
from ludoteca.core.generator import Words
from ludoteca.core.interface import Codes, Floats, States
from ludoteca.core.moves import State
from ludoteca.core.state import Workspace

# Modules of a game's package (bots/parts.py)


class Heuristic(Protocol):
    """A game's `heuristic.py`: how good a position is at a glance. Every game has one."""

    NEARLY_EQUAL: int  # a difference of scores that means nothing: about a thousandth of a decisive lead
    SLIPS: int  # of a hundred moves of an easy bot, those that it chooses as a beginner does

    REASONS: EventKinds  # what can speak for a move

    def score(self, state: State, seat: int) -> int:
        """Return how good a position is for a seat that has just moved, in points."""

    def reason(self, before: State, move: int, after: State, out: Row) -> int:
        """Fill in the operands of what speaks for a move; return its kind."""


class Personality(Protocol):
    """A game's `personality.py`: what bots of a personality like, where several moves are about as good.

    Personalities are told apart by their numbers in core/personalities.py.
    """

    POINTS: int  # of the heuristic, that a move which is liked may be worse than the best
    CHANCE: float  # to win, likewise; 0 where the search goes by the personality itself

    def liking(self, state: State, seat: int, personality: int) -> int:
        """Return how much a personality likes a position that its seat has moved to."""


class NetworkInputs(Protocol):
    """A game's `network_inputs.py`: what the network of the dice search sees."""

    VERSION: int  # of what the inputs mean
    INPUTS: int
    ORDER_IS_FREE: bool  # of the moves of a turn: those that are legal in either order give the same position
    ROLLOUTS: int  # that a choice of an expert takes at most
    ROLLOUT_THROWS: int  # after which a rollout is cut

    def encode(self, state: State, side: int, inputs: Floats) -> None:
        """Fill in what a side sees."""

    def key(self, state: State, side: int) -> int:
        """Return a number for all that a side sees; 0 where a position is not worth keeping."""


class Policy(Protocol):
    """How the upper levels choose, step by step: a game's `policy.py`, or its copy of dice_search/policy.py.

    The best move so far is the field `best` of the workspace. Without a clock, steps one by one come to the same as
    all at once.
    """

    def begin(self, state: State, level: int, seed: Any, workspace: Workspace) -> None:
        """Begin to choose in a position; `level` is a number of core/levels.py, `seed` an unsigned word.

        The field `personality` of the workspace is set before: a number of core/personalities.py.
        """

    def advance(self, steps: int, workspace: Workspace, stop: Codes) -> bool:
        """Search some steps on; return whether there are more. It ends soon after another thread sets `stop[0]` to 1.

        After one step there is a move.
        """


class DicePolicy(Policy, Protocol):
    """A game's copy of dice_search/policy.py: rollouts can be left to several threads."""

    def look_ahead(self, workspace: Workspace, stop: Codes) -> bool:
        """Search on until nothing but rollouts is left to do; return whether there are any."""

    def conclude(self, workspace: Workspace, stop: Codes) -> None:
        """Let a personality choose among what the search has found."""


class OwnPolicy(Policy, Protocol):
    """A game's `policy.py`."""

    @property
    def WORKSPACE(self) -> np.dtype[Any]:  # noqa: N802  (a constant)
        """The data type of its workspace, which has a field `best`."""

    def chance(self, workspace: Workspace) -> float:
        """Return the chance of who decides to win, as the search so far sees it."""


# Copies of templates


class Choosing(Protocol):
    """A game's copy of choosing.py."""

    def choose(self, state: State, level: int, seed: Any, workspace: Workspace) -> int:
        """Return the code of the move that a level below those that search chooses."""


class WholeGames(Protocol):
    """A game's copy of whole_games.py."""

    def play_games(
        self,
        start: State,
        scratch: States,
        rows: EventRows,
        levels: Codes,
        personalities: Codes,
        seeds: Words,
        words: Words,
        workspace: Workspace,
        *outcomes: NDArray[Any],
    ) -> None:
        """Play games of bots that do not search from a state."""


class Child(Protocol):
    """A game's copy of child.py."""

    def choose(self, state: State, seed: Any, workspace: Workspace) -> int:
        """Return the code of the move that a child chooses."""


class MonteCarlo(Protocol):
    """A game's copy of monte_carlo.py."""

    def choose(self, state: State, seed: Any, workspace: Workspace, stop: Codes) -> int:
        """Return the code of the move with the best mean result."""


class MoveScores(Protocol):
    """A game's copy of move_scores.py."""

    def score_moves(self, state: State, scratch: States, moves: Codes, scores: Codes) -> int:
        """Fill in the legal moves and the score of the position after each; return how many there are."""

    def score_listed(self, state: State, count: int, scratch: States, moves: Codes, scores: Codes) -> None:
        """Fill in the score of the position after each of some legal moves."""


class Evaluation(Protocol):
    """A game's copy of dice_search/network_evaluation.py or heuristic_evaluation.py."""

    ORDER_IS_FREE: bool
    ROLLOUTS: int
    ROLLOUT_THROWS: int

    def chance_to_win(self, state: State, side: int, workspace: Workspace) -> float:
        """Return the chance of a side to win, between 0 and 1."""

    def key(self, state: State, side: int) -> int:
        """Return a number for all that the evaluation depends on; 0 where a value is not worth keeping."""


class Search(Protocol):
    """A game's copy of dice_search/search.py."""

    CHANCE_COUNT: Codes
    CHANCE_DICE: Codes
    CHANCE_WEIGHT: Floats

    def best_move(self, state: State, workspace: Workspace, stop: Codes) -> int:
        """Choose the move that begins the best way to play a throw out."""

    def best_choice(self, count: int, workspace: Workspace) -> int:
        """Return the first of the moves scored that has the highest score."""

    def score_moves(self, state: State, plies: int, workspace: Workspace, stop: Codes) -> int:
        """Fill in the legal moves and the chance to win after each; return how many there are."""

    def begin_scores(self, state: State, workspace: Workspace) -> None:
        """List the legal moves, none of which has been scored."""

    def score_next(self, state: State, plies: int, workspace: Workspace, stop: Codes) -> bool:
        """Score one move; return whether there is more to do."""

    def settle(self, state: State, workspace: Workspace, stop: Codes) -> None:
        """Play on until a throw is due or the game is over: everyone as the network likes best for him."""

    def leaf(self, state: State, side: int, workspace: Workspace) -> float:
        """Return the chance that a side wins without looking any further."""

    def is_among(self, number: float, numbers: Floats | Codes, count: int) -> bool:
        """Return whether a number is among the first ones of an array."""

    def result_for(self, state: State, side: int, workspace: Workspace) -> float:
        """Return what the end of a game is worth to a side."""

    def forget(self, workspace: Workspace) -> None:
        """Forget the values that were kept."""


class Rollouts(Protocol):
    """A game's copy of dice_search/rollouts.py."""

    CHOICE: int  # words of the workspace that the dice of rollouts come from
    ROLLOUT: int

    def prepare(self, state: State, level: int, seed: Any, workspace: Workspace) -> None:
        """Set what a level may spend in a choice, and begin the stream of the position and the seed."""

    def list_candidates(self, workspace: Workspace) -> bool:
        """Take the most promising moves as candidates; return whether there is something to compare."""

    def play_round(self, workspace: Workspace, stop: Codes) -> bool:
        """Roll each candidate that is left out once; return whether there is more to do."""

    def rounds_due(self, workspace: Workspace) -> int:
        """Return how many rounds there are until the candidates are compared or the budget is used up."""

    def follow(self, leader: Workspace, ahead: int, workspace: Workspace) -> None:
        """Prepare to play rounds for another workspace, some rounds ahead of it."""

    def play_rounds(self, count: int, workspace: Workspace, worths: Worths, stop: Codes) -> None:
        """Play some rounds, and fill in what the candidates came to: a row a round."""

    def take_rounds(self, count: int, worths: Worths, workspace: Workspace) -> bool:
        """Count rounds that others have played; return whether there is more to do."""

    def dice_of_throw(self, number: int, count: int, workspace: Workspace) -> int:
        """Return the dice of a throw of the rollout at hand, by its number."""


class SelfPlay(Protocol):
    """A game's copy of dice_search/self_play.py."""

    MAX_THROWS: int
    MOST_THROWS: int

    def record_game(
        self,
        start: State,
        guide: int,
        trust: float,
        most_throws: int,
        workspace: Workspace,
        seen: Floats,
        targets: Floats,
        reached: Floats,
        words: Words,
    ) -> int:
        """Play a game, and fill in what was seen and what should have been predicted; return how many throws it had."""

    def drawn_throw(self, due: int, words: Words) -> int:
        """Draw the number of a throw of so many dice."""

    def play_match(
        self,
        start: State,
        own: int,
        ahead: int,
        workspace: Workspace,
        others_ahead: int,
        others: Workspace,
        words: Words,
    ) -> float:
        """Play a game of a side with one network against others with another; return what it has won."""


choosing: Choosing
evaluation: Evaluation
heuristic: Heuristic
inputs: NetworkInputs
move_scores: MoveScores
personality: Personality
rollouts: Rollouts
search: Search
