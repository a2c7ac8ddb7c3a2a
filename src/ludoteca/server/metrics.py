"""What `/metrics` tells Prometheus."""

from functools import cache

from prometheus_client import Counter, Gauge, Histogram

TABLES = Counter("ludoteca_tables_made", "Tables made", ["game"])
ENTRIES = Counter("ludoteca_entries", "Entries stored in tables' logs")
MESSAGES = Counter("ludoteca_messages", "Messages from clients", ["type"])
ANSWERS = Counter("ludoteca_refusals", "Messages that were refused, stale or wrong", ["kind"])
THOUGHTS = Counter("ludoteca_bot_choices", "Moves that bots have thought about")
CONNECTIONS = Gauge("ludoteca_connections", "Live connections")
LIVE_TABLES = Gauge("ludoteca_live_tables", "Tables in memory")
SECONDS = Histogram(
    "ludoteca_act_seconds",
    "From a client's message to its stored answer",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
)


@cache
def messages_of(kind: str) -> Counter:
    """Return what counts messages of a kind: to look it up among the labels takes longer than to count."""
    return MESSAGES.labels(kind)
