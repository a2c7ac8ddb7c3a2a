"""The games: a folder each, with its rules and all that knows one game, and the registry of them all."""

from ludoteca.games.registry import GAMES, info_of, package_of, rulebook_of, setup_data

__all__ = ["GAMES", "info_of", "package_of", "rulebook_of", "setup_data"]
