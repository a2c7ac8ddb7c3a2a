"""Settings that all tests share."""

import os
import signal

import pytest
from hypothesis import settings

# Examples are the same in every run of CI, and a busy machine fails no test.
settings.register_profile("ludoteca", deadline=None, derandomize=bool(os.environ.get("CI")))
settings.load_profile("ludoteca")

# A shell starts what runs in its background with SIGINT ignored, and processes that tests start would inherit that.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep the tests of one game alone where LUDOTECA_TEST_GAME names it, as one of another package."""
    game = os.environ.get("LUDOTECA_TEST_GAME")
    if game:
        items[:] = [one for one in items if isinstance(one, pytest.Function) and _is_of(game, one)]


def _is_of(game: str, item: pytest.Function) -> bool:
    parameters = getattr(item, "callspec", None)
    values = parameters.params.values() if parameters else ()
    return any(isinstance(value, str) and value == game for value in values)
