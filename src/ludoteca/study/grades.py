"""What a choice is called by what it has cost."""

from typing import Final, Literal, TypeAlias, get_args

Grade: TypeAlias = Literal["best", "good", "inaccuracy", "mistake", "blunder"]
GRADES: Final[tuple[Grade, ...]] = get_args(Grade)

# From which loss of the chance to win on. A choice weighs less where dice follow; docs/study.md has how often each
# level of bots makes which.
LEAST_LOSS_WITH_DICE: Final[dict[Grade, float]] = {"good": 0.0005, "inaccuracy": 0.01, "mistake": 0.03, "blunder": 0.06}
LEAST_LOSS_WITHOUT: Final[dict[Grade, float]] = {"good": 0.0005, "inaccuracy": 0.05, "mistake": 0.1, "blunder": 0.2}


def least_losses(*, has_dice: bool) -> dict[Grade, float]:
    """Return from which loss on a choice has each grade but the best."""
    return LEAST_LOSS_WITH_DICE if has_dice else LEAST_LOSS_WITHOUT


def grade_of(loss: float, *, has_dice: bool) -> Grade:
    """Grade a choice by what it has cost."""
    least = least_losses(has_dice=has_dice)
    return next((grade for grade in reversed(GRADES) if loss >= least.get(grade, 0.0)), "best")
