"""States are compared, hashed and stored by their bytes, so every byte belongs to a field."""

import pickle

import numpy as np
import pytest

import ludoteca


@pytest.mark.parametrize("game_id", sorted(ludoteca.games))
def test_no_byte_of_a_state_lies_outside_of_its_fields(game_id: str) -> None:
    dtype = ludoteca.new(game_id).state.dtype
    covered = {byte for kind, offset, *_ in dtype.fields.values() for byte in range(offset, offset + kind.itemsize)}
    assert covered == set(range(dtype.itemsize))


@pytest.mark.parametrize("game_id", sorted(ludoteca.games))
def test_a_copy_has_the_same_bytes_whatever_lay_in_its_memory_before(game_id: str) -> None:
    state = ludoteca.new(game_id).state
    dirty = np.frombuffer(bytearray(b"\xff" * state.dtype.itemsize), state.dtype)
    dirty[0] = state
    assert dirty.tobytes() == state.tobytes() == state.copy().tobytes() == pickle.loads(pickle.dumps(state)).tobytes()


@pytest.mark.parametrize("game_id", sorted(ludoteca.games))
def test_a_field_read_from_memory_is_what_numpy_reads(game_id: str) -> None:
    dtype = ludoteca.new(game_id).state.dtype
    for filling in (0, 1, 0x7F, 0x80, 0xFF):
        states = np.frombuffer(bytearray([filling]) * 3 * dtype.itemsize, dtype)
        for name in dtype.names:
            if not name.startswith("padding"):
                assert np.array_equal(getattr(states[1], name), states[name][1])
