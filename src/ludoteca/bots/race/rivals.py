"""Who plays by the rule of thumb while a network learns or is measured."""

from typing import Final

THUMB: Final = -1  # a rival that goes by the rule of thumb, in place of the throws that it looks ahead

# Who does so in a game that is learned from; the network plays the other sides
NOBODY, ONE_SIDE, EVERYBODY = range(3)
