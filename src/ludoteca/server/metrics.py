"""What `/metrics` tells Prometheus."""

from bisect import bisect_left
from collections import Counter as Counts
from collections.abc import Iterator
from itertools import accumulate
from typing import Final

from prometheus_client import REGISTRY, Counter, Gauge
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

TABLES = Counter("ludoteca_tables_made", "Tables made", ["game"])
ANSWERS = Counter("ludoteca_refusals", "Messages that were refused, stale or wrong", ["kind"])
THOUGHTS = Counter("ludoteca_bot_choices", "Moves that bots have thought about")
CONNECTIONS = Gauge("ludoteca_connections", "Live connections")
LIVE_TABLES = Gauge("ludoteca_live_tables", "Tables in memory")
SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class MessageCounts(Collector):
    """What is counted at every message: plain numbers, where those of Prometheus take a lock each time.

    Only the event loop counts, so that no lock is needed.
    """

    def __init__(self) -> None:
        self.messages: Counts[str] = Counts()  # by type
        self.entries = 0
        self.seconds = 0.0
        self.answers = [0] * (len(SECONDS) + 1)  # by the time that they took

    def answer(self, seconds: float) -> None:
        """Count an answer that took so long."""
        self.seconds += seconds
        self.answers[bisect_left(SECONDS, seconds)] += 1

    def collect(self) -> Iterator[Metric]:
        """Describe all of it to Prometheus."""
        yield CounterMetricFamily("ludoteca_entries", "Entries stored in tables' logs", value=self.entries)
        messages = CounterMetricFamily("ludoteca_messages", "Messages from clients", labels=["type"])
        for kind, count in sorted(self.messages.items()):
            messages.add_metric([kind], count)
        yield messages
        bounds = [*map(str, map(float, SECONDS)), "+Inf"]
        buckets = list(zip(bounds, map(float, accumulate(self.answers)), strict=True))
        words = "From a client's message to its stored answer"
        yield HistogramMetricFamily("ludoteca_act_seconds", words, buckets=buckets, sum_value=self.seconds)


COUNTS: Final = MessageCounts()
REGISTRY.register(COUNTS)
