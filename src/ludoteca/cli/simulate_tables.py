"""What `ludoteca simulate` shows people: how long games are, who wins, how often each clause comes up."""

from collections.abc import Mapping
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from ludoteca.analysis.wording import first_words, number, often, percent, played, title
from ludoteca.core.text import say

QUANTILES: Final = ("5", "25", "50", "75", "95")
MEASURES: Final = ("throws", "decisions", "captures")
LETTERS_OF_CLAUSE: Final = 60  # of its sentence, where they fit
LETTERS_OF_OTHERS: Final = 41  # that the other columns take
FIGURES: Final = 10  # letters, so that headings of several words are wrapped


def show(result: Mapping[str, Any], language: str) -> None:
    """Print figures."""
    console = Console(highlight=False)
    console.print(title(result, language), style="bold", markup=False)
    console.print(played(result, language), markup=False)
    for table in (lengths(result, language), wins(result, language), *orders(result, language)):
        console.print()
        console.print(table)
    console.print()
    console.print(clauses(result, language, min(LETTERS_OF_CLAUSE, max(20, console.width - LETTERS_OF_OTHERS))))
    console.print(say("simulate", "clauses_note", language), markup=False)
    never = [entry["clause"] for entry in result["clauses"] if not entry["times"]]
    if never:
        console.print(say("simulate", "never", language, clauses=never), markup=False)


def table_with(name: str, language: str) -> Table:
    """Make a table with a title, whose first column has words and the others numbers."""
    return Table(title=say("simulate", f"title.{name}", language), title_justify="left", caption_justify="left")


def add_columns(table: Table, *names: str) -> None:
    """Add columns, all but the first for numbers."""
    for index, name in enumerate(names):
        table.add_column(name, justify="right" if index else "left", no_wrap=True)


def heading(name: str, language: str) -> str:
    """Name a column."""
    return say("simulate", f"column.{name}", language)


def lengths(result: Mapping[str, Any], language: str) -> Table:
    """Lay out how long games are: a row for each measure that the game has."""
    table = table_with("lengths", language)
    quantiles = [heading("median", language) if one == "50" else f"{one} %" for one in QUANTILES]
    names = [heading(name, language) for name in ("mean", "least", "most")]
    add_columns(table, "", *names[:2], *quantiles, names[2])
    for measure in MEASURES:
        spread = result[measure]
        if spread["most"]:
            whole = [spread["least"], *(spread["quantiles"][one] for one in QUANTILES), spread["most"]]
            cells = [number(spread["mean"], language, 1), *(number(value, language) for value in whole)]
            table.add_row(say("simulate", f"measure.{measure}", language), *cells)
    return table


def wins(result: Mapping[str, Any], language: str) -> Table:
    """Lay out who wins: a row for each seat, with its other places where there are more than two, and one for draws."""
    table = table_with("wins", language)
    partners = sum(seat["wins"]["games"] for seat in result["seats"]) > result["games"]
    table.caption = say("simulate", "caption.partners" if partners else "caption.wins", language)
    places = [place for place in range(result["players"]) if any(seat["places"][place] for seat in result["seats"])]
    shown = places[1:] if len(places) > 2 else []
    named = [say("simulate", "column.place", language, number=place + 1) for place in shown]
    add_columns(table, *(heading(name, language) for name in ("seat", "wins", "share")), *named)
    for seat in result["seats"]:
        taken = [percent(seat["places"][place] / result["games"], language) for place in shown]
        table.add_row(seat["label"], *share_cells(seat["wins"], language), *taken)
    if result["draws"]["games"]:
        table.add_row(say("simulate", "draws", language), *share_cells(result["draws"], language))
    return table


def orders(result: Mapping[str, Any], language: str) -> list[Table]:
    """Lay out who wins by order of play, where the seats do not say it."""
    if result["order"] == [seat["wins"] for seat in result["seats"]]:
        return []
    table = table_with("order", language)
    table.caption = say("simulate", "caption.order", language)
    add_columns(table, "", *(heading(name, language) for name in ("wins", "share")))
    for index, share in enumerate(result["order"]):
        name = say("simulate", "order_number", language, number=index + 1)
        table.add_row(name, *share_cells(share, language))
    return [table]


def share_cells(share: Mapping[str, Any], language: str) -> tuple[str, str]:
    """Write a number of games and their share with its interval: `25.1 % (24.8–25.4)`."""
    low, high = (number(100 * share[name], language, 1) for name in ("low", "high"))
    return number(share["games"], language), f"{percent(share['share'], language)} ({low}–{high})"


def clauses(result: Mapping[str, Any], language: str, letters: int) -> Table:
    """Lay out how often each clause comes up, and below it each thing that happens by it."""
    table = table_with("clauses", language)
    table.add_column(heading("clause", language), no_wrap=True)
    table.add_column(heading("what", language))
    table.add_column(heading("times", language), justify="right", width=FIGURES)
    table.add_column(heading("games_with", language), justify="right", width=FIGURES)
    for entry in result["clauses"]:
        if entry["times"]:
            sentence = first_words(result["game"], entry["clause"], language, letters)
            table.add_row(entry["clause"], sentence, *frequency_cells(entry, language), style="bold")
            add_events(table, entry, language)
    return table


def add_events(table: Table, entry: Mapping[str, Any], language: str) -> None:
    """Add what happens by a clause; figures only where they are not those of the clause."""
    happened = [event for event in entry["events"] if event["times"]]
    for event in happened:
        cells = frequency_cells(event, language) if len(happened) > 1 else ("", "")
        table.add_row("", f"· {say('simulate', 'event.' + event['kind'], language)}", *cells)


def frequency_cells(entry: Mapping[str, Any], language: str) -> tuple[str, str]:
    """Write how often something happens, and in how many of the games."""
    return often(entry["a_game"], language), percent(entry["share"], language)
