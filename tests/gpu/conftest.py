"""All tests of this folder compile without a GPU."""

from collections.abc import Iterator

import pytest

from gpu.compiling import without_gpu


@pytest.fixture(autouse=True, scope="session")
def _without_gpu() -> Iterator[None]:
    with without_gpu():
        yield
