"""Compiles what a game and its bots use, ahead of time, so that nobody waits for it at the board."""

import numpy as np

from ludoteca.bots import LEVELS, bot_for
from ludoteca.core.game import Game
from ludoteca.games import rulebook_of


def compile_rules(game_id: str) -> None:
    """Use every kernel that a game in progress uses."""
    rulebook = rulebook_of(game_id)
    game = Game(rulebook, rulebook.info.setup(), seed=1)
    rulebook.random_games(game.state, 1, np.random.default_rng(1))
    while game.phase != "over":
        if game.phase == "roll":
            game.roll()
        else:
            game.foretell(game.legal_moves)
            game.push(game.legal_moves[0])
        game.describe()
        assert game.events
    game.position()
    game._repr_svg_()


def compile_bots(game_id: str) -> None:
    """Let a bot of every level choose a move in every mode: networks of another size are compiled for apart."""
    info = rulebook_of(game_id).info
    for mode in info.modes:
        for players in mode.players:
            if info.is_playable(players):
                try_bots(Game(rulebook_of(game_id), info.setup(players, mode.id), seed=1))


def try_bots(game: Game) -> None:
    """Let a bot of every level choose once."""
    while len(game.legal_moves) < 2:
        if game.phase == "roll":
            game.roll()
        else:
            game.push(game.legal_moves[0])
    for level in LEVELS:
        bot_for(game.id, level).choose(game, seconds=0.1)
