"""Copies of a template with a game's parts in it."""

import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from ludoteca.core.templates import filled

TEMPLATE = """
import threading
has_begun.set()
may_end.wait(60)
value = part + 1
"""


def test_a_thread_that_asks_for_a_copy_waits_until_another_has_loaded_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "slow_template.py").write_text(TEMPLATE, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    has_begun, may_end = threading.Event(), threading.Event()
    parts = {"part": 4, "has_begun": has_begun, "may_end": may_end}
    with ThreadPoolExecutor(2) as pool:
        first = pool.submit(filled, "slow_template", "nothing", parts)
        assert has_begun.wait(60)
        second = pool.submit(filled, "slow_template", "nothing", parts)
        with pytest.raises(TimeoutError):
            second.result(0.2)
        may_end.set()
        assert first.result(60) is second.result(60)
    assert second.result().value == 5
    copy = sys.modules.pop("nothing.slow_template")
    assert copy.TEMPLATE == "slow_template"
