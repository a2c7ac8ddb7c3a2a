"""Games that go on from positions: a template, of which each game has a copy."""

from typing import TYPE_CHECKING

from ludoteca.core.interface import Codes
from ludoteca.core.kernel import kernel
from ludoteca.rl.arrays import Flags, Games, Outputs

if TYPE_CHECKING:  # a game's own are put in when a copy is made
    from ludoteca.core.interface import engine
    from ludoteca.rl import chance, stepping


@kernel
def go_on_rows(
    games: Games, outputs: Outputs, wanted: Flags, stops_at_throws: bool, moves: Codes, first: int, last: int
) -> None:
    """Go on from the states in some rows, where that is wanted; seats whose places are decided get no reward."""
    for row in range(first, last):
        if not wanted[row]:
            continue
        state = games.states[row]
        games.chosen[row] = 0
        games.steps[row] = 0
        for seat in range(games.paid.shape[1]):
            games.paid[row, seat] = engine.place_of(state, seat) != 0
        if not stops_at_throws:
            stepping.throw_until_choice(state, games.words, row)
        chance.look(games.states, games.chosen, moves, row, outputs.seats, outputs.masks, outputs.observations)
