"""What a network should have predicted in games that a GPU has played: for NumPy and CuPy."""

from typing import Any

import numpy as np

from ludoteca.bots.gpu.codes import GIVEN_UP, GOES_ON


def targets_of(chances: Any, results: Any, trust: float, xp: Any) -> Any:
    """Return what the chances before each throw should have been: TD(lambda), with `trust` as lambda.

    `chances` has a row for each game, in it one for each throw and one for the end, in it a number for each side;
    `results` the same without the end (`games.py`). A game that was given up teaches nothing.
    """
    throws = results.shape[1]
    targets = xp.empty_like(results)
    later = chances[:, throws]
    for number in range(throws - 1, -1, -1):
        result = results[:, number]
        guess = np.float32(trust) * later + np.float32(1 - trust) * chances[:, number + 1]
        later = xp.where(result == GOES_ON, guess, xp.where(result == GIVEN_UP, chances[:, number], result))
        targets[:, number] = later
    return targets
