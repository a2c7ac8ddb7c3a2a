"""What many games say: how long they are, who wins, how often each clause of the rules comes up."""

from typing import Any, Final

import numpy as np

from ludoteca.analysis.batches import Table
from ludoteca.analysis.intervals import wilson
from ludoteca.analysis.simulation import Run
from ludoteca.analysis.tally import MEASURES, Sums, Tally, clauses_of
from ludoteca.core.options import Setup
from ludoteca.core.rules_text import rules_text
from ludoteca.games import info_of, rulebook_of

QUANTILES: Final = (5, 25, 50, 75, 95)
BARS: Final = 60  # of a histogram, at most


def statistics(table: Table, run: Run) -> dict[str, Any]:
    """Return all there is to say about some games, as plain data."""
    setup, tally = table.setup, run.tally
    return {
        "game": setup.game,
        "players": setup.players,
        "mode": setup.mode,
        "options": setup.changed_options(info_of(setup.game)),
        "moves": table.moves,
        "seed": table.seed,
        "asked": run.asked,
        "games": tally.games,
        "jobs": run.jobs,
        "seconds": round(run.seconds, 3),
        "games_a_second": round(tally.games / run.seconds, 1),
        **{name: spread(getattr(tally, name)) for name in MEASURES},
        "seats": seats_of(setup, tally),
        "order": [share(int(wins), tally.games) for wins in tally.wins_in_order],
        "draws": share(int(tally.draws[0]), tally.games),
        "clauses": clauses(setup.game, tally),
    }


def spread(histogram: Sums) -> dict[str, Any]:
    """Return how numbers are spread, given how often each from 0 on comes up: mean, quantiles, and fewer bars."""
    values = np.flatnonzero(histogram)
    weights = histogram[values]
    least, most, total = int(values[0]), int(values[-1]), int(weights.sum())
    width = -(-(most - least + 1) // BARS)
    bars = np.zeros((most - least) // width + 1, np.int64)
    np.add.at(bars, (values - least) // width, weights)
    mean = float(values @ weights) / total
    up_to = np.cumsum(weights)
    quantiles = {str(percent): int(values[np.searchsorted(up_to, -(-percent * total // 100))]) for percent in QUANTILES}
    return {
        "mean": mean,
        "deviation": float(np.sqrt(((values - mean) ** 2 * weights).sum() / total)),
        "least": least,
        "quantiles": quantiles,
        "most": most,
        "histogram": {"from": least, "width": width, "counts": bars.tolist()},
    }


def share(number: int, games: int) -> dict[str, Any]:
    """Return in how many games something was so, with the interval that holds the true share with 95 % confidence."""
    low, high = wilson(number / games, games)
    return {"games": number, "share": number / games, "low": low, "high": high}


def seats_of(setup: Setup, tally: Tally) -> list[dict[str, Any]]:
    """Return for each seat its wins, and how often it took each place."""
    rulebook = rulebook_of(setup.game)
    return [
        {
            "seat": seat,
            "label": rulebook.seat_label(setup, seat),
            "wins": share(int(tally.wins[seat]), tally.games),
            "places": tally.places[seat].tolist(),
        }
        for seat in range(setup.players)
    ]


def clauses(game: str, tally: Tally) -> list[dict[str, Any]]:
    """Return for each clause that something happens by how often it did, in the order of the rules."""
    events = rulebook_of(game).events.EVENTS
    found = []
    for clause, games in zip(clauses_of(game), tally.games_with_clause.tolist(), strict=True):
        numbers = [number for number, event in enumerate(events) if event.clause == clause]
        times = int(tally.times[numbers].sum())
        kinds = [
            {"kind": events[number].name, **frequency(int(tally.times[number]), int(tally.games_with[number]), tally)}
            for number in numbers
        ]
        found.append({"clause": clause, **frequency(times, games, tally), "events": kinds})
    order = [clause.id for clause in rules_text(game, "en").clauses]
    return sorted(found, key=lambda entry: order.index(entry["clause"]))


def frequency(times: int, games: int, tally: Tally) -> dict[str, Any]:
    """Return how often something happened, and in how many games at least once."""
    return {"times": times, "a_game": times / tally.games, "games": games, "share": games / tally.games}
