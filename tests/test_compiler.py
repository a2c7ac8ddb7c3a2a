"""Kernels that call each other: compiled once each, whoever calls them."""

import subprocess
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from ludoteca.core import kernel as kernels

if not kernels.COMPILED:
    pytest.skip("kernels are not compiled in this process", allow_module_level=True)

import numba
from numba.core.registry import CPUDispatcher

from ludoteca.core.compiler import Kernel, compiled


def double(value: int) -> int:
    if value > 1_000:
        raise ValueError("too large")
    return value + value


def test_all_integers_and_literals_share_one_translation() -> None:
    inner: Any = compiled(double)

    def outer(values: Any) -> int:
        return int(inner(values[0]) + inner(3) + inner(np.int64(4)))

    assert compiled(outer)(np.array([5], np.int8)) == 24
    assert len(inner.inlined.overloads) == 1
    assert not inner.overloads, "nobody has called it from Python"
    assert inner(6) == 12


def test_a_function_of_numbas_own_can_call_a_kernel_that_calls_another() -> None:
    inner: Any = compiled(double)

    def twice(value: int) -> int:
        return int(inner(inner(value)))

    outer: Any = compiled(twice)

    def loop(count: int) -> int:
        return sum([outer(number) for number in range(count)])

    numbas: Any = numba.njit
    assert numbas(loop)(4) == 4 * (0 + 1 + 2 + 3)


def test_errors_come_through_from_kernels_inside() -> None:
    inner: Any = compiled(double)

    def outer(value: int) -> int:
        return int(inner(value))

    with pytest.raises(ValueError, match="too large"):
        compiled(outer)(2_000)


def test_indices_count_from_the_start_in_kernels_and_as_ever_in_functions_of_numbas_own() -> None:
    def at(values: Any, index: int) -> int:
        return int(values[index])

    last_two = np.array([1, 2, 3])[1:]
    numbas: Any = numba.njit
    assert compiled(at)(last_two, 1) == numbas(at)(last_two, 1) == 3
    assert compiled(at)(last_two, -1) == 1, "what lies before the start"
    assert numbas(at)(last_two, -1) == 3, "the last one"


def countdown(value: int) -> int:
    return value if value < 1 else countdown(value - 1)


def test_a_kernel_can_call_itself_and_be_called_with_any_integer(monkeypatch: pytest.MonkeyPatch) -> None:
    recursive: Any = compiled(countdown)
    monkeypatch.setitem(globals(), "countdown", recursive)

    def outer(values: Any) -> int:
        return int(recursive(values[0]) + recursive(3))

    assert compiled(outer)(np.array([5], np.int8)) == 0
    assert recursive(9) == 0
    assert len(recursive.overloads) == 1


def test_a_version_that_no_test_has_seen_compiles_in_its_own_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernels, "TESTED_NUMBA", ())
    for private in ("compiler", "kernel_cache", "linking"):
        monkeypatch.setitem(sys.modules, f"ludoteca.core.{private}", None)  # as if importing it failed
    plain: Callable[[int], int] = kernels.kernel(double)
    assert isinstance(plain, CPUDispatcher)
    assert not isinstance(plain, Kernel)
    assert plain(21) == 42


def test_the_version_that_is_installed_has_been_tested() -> None:
    assert tuple(numba.version_info[:2]) in kernels.TESTED_NUMBA


def test_kernels_do_not_load_scipy_and_functions_of_linear_algebra_still_do() -> None:
    code = """
import sys, numba, numpy, ludoteca
game = ludoteca.new("parchis", seed=1)
game.roll()
print("scipy.linalg" in sys.modules)
print(numba.njit(lambda a: a @ a)(numpy.eye(2)).sum(), "scipy.linalg" in sys.modules)
"""
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert ran.stdout == "False\n2.0 True\n", ran.stderr
