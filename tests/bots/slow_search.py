"""The search of the games with dice, written slowly with the public API of a game."""

import numpy as np

import ludoteca
from ludoteca.bots.dice_search.instances import inputs_of
from ludoteca.bots.dice_search.network import predict
from ludoteca.bots.dice_search.workspace import Network
from ludoteca.bots.parts import heuristic_of


def side_to_act(game: ludoteca.Game) -> int:
    assert game.seat is not None
    return game.seat % game.rulebook.info.sides(game.setup)


def result_for(game: ludoteca.Game, side: int) -> float:
    """What the end of a game is worth to a side, by the ranking."""
    sides = game.rulebook.info.sides(game.setup)
    places = [next(place for place, seats in enumerate(game.ranking) if one in seats) for one in range(sides)]
    behind = sum(place > places[side] for place in places)
    return 1.0 if places[side] == 0 else 0.1 * behind / (sides - 1)


class Plain:
    """The search, with a network or a heuristic."""

    def __init__(self, game_id: str, network: Network | None) -> None:
        self.game_id, self.network = game_id, network

    def predict(self, game: ludoteca.Game, side: int) -> float:
        if self.network is None:
            heuristic = heuristic_of(self.game_id)
            return float(1 / (1 + 3 ** (-heuristic.score(game.state, side) / (1000 * heuristic.NEARLY_EQUAL))))
        inputs = np.zeros(len(self.network[0]) - 1, np.float32)
        inputs_of(self.game_id).encode(game.state, side, inputs)
        return float(predict(*self.network, inputs, np.zeros(self.network[0].shape[1], np.float32)))

    def leaf(self, game: ludoteca.Game, side: int) -> float:
        return result_for(game, side) if game.phase == "over" else self.predict(game, side)

    def played_out(self, game: ludoteca.Game, mover: int) -> float:
        """The best that a mover comes to by the rest of his throw."""
        if game.phase != "move" or side_to_act(game) != mover:
            return self.leaf(game, mover)
        return max(self.played_out(self.after_move(game, move), mover) for move in game.legal_moves)

    def settled(self, game: ludoteca.Game) -> ludoteca.Game:
        while game.phase == "move":
            mover = side_to_act(game)
            children = [self.after_move(game, move) for move in game.legal_moves]
            game = children[int(np.argmax([self.played_out(child, mover) for child in children]))]
        return game

    def worth(self, game: ludoteca.Game, side: int, plies: int) -> float:
        game = self.settled(game)
        if plies == 0 or game.phase == "over":
            return self.leaf(game, side)
        return sum(
            float(chance) * self.worth(self.after_throw(game, dice), side, plies - 1) for dice, chance in game.chances()
        )

    @staticmethod
    def after_throw(game: ludoteca.Game, dice: tuple[int, ...]) -> ludoteca.Game:
        twin = game.copy()
        twin.roll(dice)
        return twin

    @staticmethod
    def after_move(game: ludoteca.Game, move: ludoteca.Move) -> ludoteca.Game:
        twin = game.copy()
        twin.push(move)
        return twin
