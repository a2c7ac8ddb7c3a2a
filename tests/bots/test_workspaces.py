"""The layout of a workspace is what another language needs to fill it in."""

import numpy as np
import pytest

import ludoteca
from ludoteca.bots.dice_search.instances import dice_policy_of
from ludoteca.bots.dice_search.weights import network_for
from ludoteca.bots.dice_search.workspace import shape_of
from ludoteca.bots.workspaces import choosing_workspace, search_for, workspace_layouts
from ludoteca.games import info_of

every_game = pytest.mark.parametrize("game_id", list(ludoteca.games))


@every_game
def test_a_workspace_filled_in_by_its_layout_is_the_one_made_here(game_id: str) -> None:
    setup = ludoteca.new(game_id).setup
    network = network_for(setup)
    _, workspace = search_for(setup)
    layout = workspace_layouts(game_id, shape_of(network) if network else None).search
    memory = bytearray(layout.size)
    if network:
        values = {"first": network[0], "second": network[1], "sides": np.array(info_of(game_id).sides(setup))}
        for name, value in values.items():
            field = layout.fields[name]
            assert (field.type, field.shape) == (value.dtype.name, value.shape)
            memory[field.offset : field.offset + value.nbytes] = value.tobytes()
    assert bytes(memory) == workspace.tobytes()
    assert layout.fields["best"].type == "int64"
    assert layout.alignment == workspace.dtype.alignment


@every_game
def test_the_fields_of_workspaces_are_aligned_and_in_bounds(game_id: str) -> None:
    network = network_for(ludoteca.new(game_id).setup)
    for layout in workspace_layouts(game_id, shape_of(network) if network else None):
        for field in layout.fields.values():
            size = np.dtype(field.type).itemsize
            assert field.offset % size == 0
            assert field.offset + size * int(np.prod(field.shape)) <= layout.size


@every_game
def test_the_lower_levels_need_little_memory(game_id: str) -> None:
    layout = workspace_layouts(game_id, None).choosing
    assert layout.size == choosing_workspace(game_id).dtype.itemsize < 400_000
    assert {"words", "personality", "moves", "scores", "events"} == set(layout.fields)


def test_a_game_without_a_network_has_a_workspace_without_one() -> None:
    search = workspace_layouts("parchis", None).search
    assert "first" not in search.fields
    assert "best" in search.fields
    assert dice_policy_of("parchis", with_network=False).__doc__
