"""Who plays by the heuristic while a network learns or is measured."""

from typing import Final

HEURISTIC: Final = -1  # an opponent that plays by the heuristic, in place of the throws that it looks ahead

# Who does so in a game that is learned from; the network plays the other sides
NOBODY, ONE_SIDE, EVERYBODY = range(3)
