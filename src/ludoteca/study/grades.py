"""What a choice is called by what it has cost."""

from typing import Final, Literal, TypeAlias, get_args

Grade: TypeAlias = Literal["best", "good", "inaccuracy", "mistake", "blunder"]
GRADES: Final[tuple[Grade, ...]] = get_args(Grade)

# From which loss of the chance to win on; docs/study.md says how they were measured.
LEAST_LOSS: Final[dict[Grade, float]] = {"good": 0.0005, "inaccuracy": 0.02, "mistake": 0.05, "blunder": 0.1}


def grade_of(loss: float) -> Grade:
    """Grade a choice by what it has cost."""
    return next((grade for grade in reversed(GRADES) if loss >= LEAST_LOSS.get(grade, 0.0)), "best")
