"""How bots of each level choose: the lower ones look at their own moves and no further, the upper ones search.

All that decides is in kernels; here they are given their memory.
"""

from typing import Final

import numpy as np

from ludoteca.bots.bot import Bot, Pick, Valued
from ludoteca.bots.dice_search.threads import finish
from ludoteca.bots.parts import choosing_of, own_policy_of
from ludoteca.bots.workspaces import choosing_workspace, search_for, team_for
from ludoteca.core.game import Game
from ludoteca.core.generator import seed_word
from ludoteca.core.interface import Codes
from ludoteca.core.levels import ALL_LEVELS, LEVELS
from ludoteca.core.personalities import ALL_PERSONALITIES
from ludoteca.core.state import Workspace

ALL_STEPS: Final = 1 << 60  # more than any search has


def choose_at_sight(game: Game, bot: Bot, stop: Codes) -> list[Valued]:
    """Choose by what is seen after each move."""
    with np.errstate(over="ignore"):  # random numbers overflow on purpose
        workspace = choosing_workspace(game.id)
        workspace.personality = ALL_PERSONALITIES.index(bot.personality)
        code = choosing_of(game.id).choose(game.state, ALL_LEVELS.index(bot.level), seed_word(bot.seed), workspace)
    return [Valued(int(code))]


def choose_by_search(game: Game, bot: Bot, stop: Codes) -> list[Valued]:
    """Choose the move that a search finds best; a search of games with dice values the others too."""
    own = own_policy_of(game.id)
    policy, workspace = search_for(game.setup, bot.level)
    workspace.personality = ALL_PERSONALITIES.index(bot.personality)
    with np.errstate(over="ignore"):
        policy.begin(game.state, ALL_LEVELS.index(bot.level), seed_word(bot.seed), workspace)
        if own or bot.threads == 1:
            policy.advance(ALL_STEPS, workspace, stop)
        else:
            finish(workspace, team_for(game.setup, bot.level, bot.threads), stop)
    best = int(workspace.best)
    return [Valued(best)] if own else values_found(best, workspace)


def values_found(best: int, workspace: Workspace) -> list[Valued]:
    """List what the search of games with dice has found: the best move, others by their chances, those given up last.

    Each time that a move is given up, 1 is taken off its chance.
    """
    count = int(workspace.count)
    known = zip(*(workspace[name][:count].tolist() for name in ("choices", "chances", "errors")), strict=True)
    found = [
        (code != best, score < 0, Valued(code, score % 1 if score < 0 else score, None if error < 0 else error))
        for code, score, error in known
    ]
    return [one for *_, one in sorted(found, key=lambda row: (row[0], row[1], -(row[2].chance or 0)))]


LEVEL_TABLE: Final[dict[str, Pick]] = {
    "beginner": choose_at_sight,
    "easy": choose_at_sight,
    "medium": choose_at_sight,
    "hard": choose_by_search,
    "expert": choose_by_search,
    "expert@2026-11": choose_by_search,
}
DEFAULT_LEVEL: Final = "medium"
LEVELS_AT_SIGHT: Final = tuple(level for level in LEVELS if LEVEL_TABLE[level] is choose_at_sight)
"""Those that do not search, in order: whole games of theirs are played in kernels."""
