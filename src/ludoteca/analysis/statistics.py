"""What many games say: how long they are, who wins, how often each clause of the rules comes up."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ludoteca.analysis.batches import Table
from ludoteca.analysis.intervals import wilson
from ludoteca.analysis.simulation import Run
from ludoteca.analysis.tally import Tally, clauses_of
from ludoteca.core.options import Setup
from ludoteca.core.outcomes import CAPTURES, DECISIONS, THROWS
from ludoteca.core.rules_text import rules_text
from ludoteca.games import info_of, rulebook_of

QUANTILES: Final = (5, 25, 50, 75, 95)
BARS: Final = 60  # of a histogram, at most
MEASURES: Final = {"throws": THROWS, "decisions": DECISIONS, "captures": CAPTURES}


def statistics(table: Table, run: Run) -> dict[str, Any]:
    """Return all there is to say about some games, as plain data."""
    setup, tally = table.setup, run.tally
    return {
        "game": setup.game,
        "players": setup.players,
        "mode": setup.mode,
        "options": setup.changed_options(info_of(setup.game)),
        "moves": table.level or "random",
        "seed": table.seed,
        "asked": run.asked,
        "games": tally.games,
        "jobs": run.jobs,
        "seconds": round(run.seconds, 3),
        "games_a_second": round(tally.games / run.seconds, 1),
        **{name: spread(tally.lengths[:, column]) for name, column in MEASURES.items()},
        "seats": seats_of(setup, tally),
        "order": [share(int(wins), tally.games) for wins in tally.wins_in_order],
        "draws": share(int(tally.draws[0]), tally.games),
        "clauses": clauses(setup.game, tally),
    }


def spread(values: NDArray[np.int32]) -> dict[str, Any]:
    """Return how some numbers are spread: their mean, quantiles and a histogram."""
    least, most = int(values.min()), int(values.max())
    width = -(-(most - least + 1) // BARS)
    bars = np.bincount((values - least) // width)
    quantiles = np.percentile(values, QUANTILES, method="inverted_cdf").tolist()
    return {
        "mean": float(values.mean()),
        "deviation": float(values.std()),
        "least": least,
        "quantiles": {str(percent): value for percent, value in zip(QUANTILES, quantiles, strict=True)},
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
