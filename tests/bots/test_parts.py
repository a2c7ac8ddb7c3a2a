"""What games bring for their bots has the types that bots are written against."""

from ludoteca.bots.interface import Heuristic, NetworkInputs, OwnPolicy
from ludoteca.bots.parts import heuristic_of, network_inputs_of, own_policy_of
from ludoteca.games import GAMES
from ludoteca.games.felix_sex import heuristic as felix_sex_heuristic
from ludoteca.games.felix_sex import network_inputs as felix_sex_inputs
from ludoteca.games.parchis import heuristic as parchis_heuristic
from ludoteca.games.parchis import network_inputs as parchis_inputs
from ludoteca.games.parques import heuristic as parques_heuristic
from ludoteca.games.parques import network_inputs as parques_inputs
from ludoteca.games.stax import heuristic as stax_heuristic
from ludoteca.games.stax import policy as stax_policy

HEURISTICS: dict[str, Heuristic] = {
    "parchis": parchis_heuristic,
    "parques": parques_heuristic,
    "felix-sex": felix_sex_heuristic,
    "stax": stax_heuristic,
}
INPUTS: dict[str, NetworkInputs] = {
    "parchis": parchis_inputs,
    "parques": parques_inputs,
    "felix-sex": felix_sex_inputs,
}
POLICIES: dict[str, OwnPolicy] = {"stax": stax_policy}


def test_parts_are_found_in_the_package_of_a_game() -> None:
    for game_id in GAMES:
        assert heuristic_of(game_id) is HEURISTICS[game_id]
        assert network_inputs_of(game_id) is INPUTS.get(game_id)
        assert own_policy_of(game_id) is POLICIES.get(game_id)
