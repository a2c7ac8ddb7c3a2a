"""So often in a minute, for each key, whatever the clock on the wall says."""

import time

import pytest

from ludoteca.server.rate_limiter import RateLimiter


class Seconds:
    """A clock that is moved by hand."""

    now = 5.0

    def __call__(self) -> float:
        return self.now


def test_each_key_has_so_many_in_a_minute_that_begins_with_the_first() -> None:
    clock = Seconds()
    limiter = RateLimiter(2, clock)
    assert [limiter.hit("a") for _ in range(3)] == [True, True, False]
    assert limiter.hit("b")
    clock.now += 59.9
    assert not limiter.hit("a")
    clock.now += 0.1
    assert [limiter.hit("a") for _ in range(3)] == [True, True, False]


def test_whoever_has_to_wait_is_told_for_how_long() -> None:
    clock = Seconds()
    limiter = RateLimiter(1, clock)
    assert limiter.seconds_left("a") == 0
    limiter.hit("a")
    clock.now += 12.5
    assert limiter.seconds_left("a") == 48
    clock.now += 60
    assert limiter.seconds_left("a") == 0


def test_keys_are_forgotten_when_their_minute_is_over() -> None:
    clock = Seconds()
    limiter = RateLimiter(2, clock)
    for number in range(1000):
        limiter.hit(str(number))
    clock.now += 61
    limiter.hit("a")
    assert list(limiter._counts) == [("a",)]


def test_a_wall_clock_that_is_set_back_limits_nobody_for_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Seconds()
    limiter = RateLimiter(1, clock)
    assert limiter.hit("a")
    wall = time.time
    monkeypatch.setattr(time, "time", lambda: wall() - 3600)
    clock.now += 60
    assert limiter.hit("a")
