"""Bots for the games with dice: expectation over the throws, and an evaluation learned by self-play."""
