"""What the documents say with measured figures: a writer for each kind of marked place, named as in the mark.

A writer is given the files of `docs/figures` by name and the other words of its mark, as the language or a game.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from ladder_goals import ladder_table

import ludoteca
from ludoteca.analysis.wording import number, often, percent
from ludoteca.arena.ladder import published
from ludoteca.core.text import say
from ludoteca.games import info_of

Files = Mapping[str, Mapping[str, Any]]
Writer = Callable[..., str]

WRITERS: Final[dict[str, Writer]] = {}
QUANTILES: Final = ("5", "50", "95")
MEASURES: Final = ("throws", "decisions", "captures")
COMMON_NOUNS: Final = ("parchis", "parques")  # games whose names have no capital within a line
ORDER: Final = ("first", "second", "third", "fourth")

WORDS: Final = {
    "en": {
        "players": "{} players",
        "million": "{} million",
        "between": "{} to {}",
        "to": "{} to {}",
        "cores": "{} cores ({}), {}",
        "busy_cores": "{} cores ({}) that had other work to do, {}",
        "no_dice": "no dice",
        "only_decisions": "({} decisions)",
        "throws_one": "throws a second, one core",
        "decisions_one": "decisions a second, one core",
        "throws_all": "throws a second, {} cores",
        "times": "times as fast as the same functions in plain Python, in the same run",
        "compile": "compiling the rules, once (from the cache)",
        "bytes": "bytes of a state",
    },
    "es": {
        "players": "{} jugadores",
        "million": "{} millones",
        "between": "entre {} y {}",
        "to": "{} a {}",
        "cores": "{} núcleos ({}), {}",
        "busy_cores": "{} núcleos ({}) ocupados también en otras tareas, {}",
        "no_dice": "sin dados",
        "only_decisions": "({} decisiones)",
        "throws_one": "tiradas por segundo, un núcleo",
        "decisions_one": "decisiones por segundo, un núcleo",
        "throws_all": "tiradas por segundo, {} núcleos",
        "times": "cuántas veces más rápido que las mismas funciones sin compilar, en la misma medida",
        "compile": "compilar las reglas, una vez (desde la caché)",
        "bytes": "bytes de un estado",
    },
}


def write(words: str, files: Files) -> str:
    """Write what stands at a mark; KeyError where nothing does."""
    name, *rest = words.split()
    return WRITERS[name](files, *rest)


def writer(function: Writer) -> Writer:
    """Register a writer under its name, with hyphens."""
    WRITERS[function.__name__.replace("_", "-")] = function
    return function


# How numbers and tables are written


def speed(value: float, language: str) -> str:
    """Write how many a second: millions with a decimal, and fewer to the thousand, or to three digits."""
    if value >= 1e6:
        return WORDS[language]["million"].format(number(value / 1e6, language, 1))
    digits = -3 if value >= 1e5 else -2 if value >= 1e4 else 0
    return number(round(value, digits), language)


def table(heads: Sequence[str], rows: Iterator[Sequence[str]], aligned: str) -> str:
    """Lay out a table; `aligned` has a letter a column: l for words, r for numbers."""
    rule = "|".join("---:" if letter == "r" else "---" for letter in aligned)
    return "\n".join([row_of(heads), f"|{rule}|", *map(row_of, rows)])


def row_of(cells: Sequence[str]) -> str:
    """Lay out a row of a table."""
    return f"| {' | '.join(cells)} |".replace("  ", " ")


def title(game: str, players: int, language: str = "en", *, capital: bool = True) -> str:
    """Name a game with its players, where it has several numbers of them."""
    info = info_of(game)
    name = info.label(language) if capital or game not in COMMON_NOUNS else info.label(language).lower()
    return f"{name}, {WORDS[language]['players'].format(players)}" if len(info.players) > 1 else name


@writer
def machine(files: Files, name: str, language: str = "en") -> str:
    """Write what a file was measured on, and when."""
    measured_on = files[name]["machine"]
    is_busy = measured_on["load_before"] > measured_on["cores"] / 2
    words = WORDS[language]["busy_cores" if is_busy else "cores"]
    return words.format(measured_on["cores"], measured_on["processor"], files[name]["date"])


@writer
def command(files: Files, name: str) -> str:
    """Write the command that gave a file."""
    return f"`{files[name]['command']}`"


# README: speed


def speeds(files: Files) -> Mapping[str, Any]:
    """Find the speed of every game."""
    games: Mapping[str, Any] = files["speed"]["figures"]["games"]
    return games


@writer
def speed_table(files: Files, language: str) -> str:
    """Write the speed of all games."""
    games, words = speeds(files), WORDS[language]
    cores = files["speed"]["machine"]["cores"]
    has_dice = {game: one["one_core"]["throws"] > 0 for game, one in games.items()}

    def cells(value: Callable[[str, Mapping[str, Any]], str]) -> list[str]:
        return [value(game, one) for game, one in games.items()]

    def throws(core: str, other: Callable[[Mapping[str, Any]], str]) -> list[str]:
        return cells(lambda game, one: speed(one[core]["throws"], language) if has_dice[game] else other(one))

    def seconds(value: float) -> str:
        return f"{number(value, language, 0 if value >= 10 else 1)} s"

    rows = {
        words["throws_one"]: throws("one_core", lambda _: words["no_dice"]),
        words["decisions_one"]: cells(lambda _, one: speed(one["one_core"]["decisions"], language)),
        words["throws_all"].format(cores): throws(
            "all_cores", lambda one: words["only_decisions"].format(speed(one["all_cores"]["decisions"], language))
        ),
        words["times"]: cells(lambda _, one: times(one, language)),
        words["compile"]: cells(
            lambda _, one: f"{seconds(one['compile_seconds']['cold'])} ({seconds(one['compile_seconds']['cached'])})"
        ),
        words["bytes"]: cells(lambda _, one: number(one["state_bytes"], language)),
    }
    heads = ["", *(title(game, one["players"], language, capital=False) for game, one in games.items())]
    return table(heads, ([name, *row] for name, row in rows.items()), "l" * len(heads))


def times(one: Mapping[str, Any], language: str) -> str:
    """Write how many times as fast as plain Python a game is, to two digits."""
    return number(float(f"{one['times_plain']:.2g}"), language)


@writer
def times_plain(files: Files, language: str) -> str:
    """Write from how many to how many times as fast as plain Python the games are."""
    ordered = sorted(speeds(files).values(), key=lambda one: one["times_plain"])
    least, most = times(ordered[0], language), times(ordered[-1], language)
    return least if least == most else WORDS[language]["between"].format(least, most)


@writer
def noise(files: Files, game: str, language: str) -> str:
    """Write from how many to how many throws a second the runs of a game gave."""
    runs = sorted(run["throws"] for run in speeds(files)[game]["one_core_runs"])
    least, most = (number(value / 1e6, language, 1) for value in (runs[0], runs[-1]))
    return WORDS[language]["to"].format(least, WORDS[language]["million"].format(most))


@writer
def legal_moves(files: Files, game: str, language: str) -> str:
    """Write how many legal moves a position of a game has, in the mean, to two digits."""
    return number(float(f"{speeds(files)[game]['legal_moves']:.2g}"), language)


@writer
def kernel_time(files: Files, game: str, kernel: str, language: str) -> str:
    """Write what a kernel takes."""
    return f"{number(speeds(files)[game]['kernel_microseconds'][kernel], language, 1)} µs"


@writer
def import_time(files: Files, language: str) -> str:
    """Write what `import ludoteca` takes."""
    return f"{number(files['speed']['figures']['import_seconds'], language, 1)} s"


# Statistics of random games


def simulated(files: Files) -> dict[str, Mapping[str, Any]]:
    """Find the simulation of every game."""
    return {game: files[f"random-{game}"]["figures"] for game in ludoteca.games}


@writer
def random_table(files: Files) -> str:
    """Write how long random games are."""
    heads = ["game", "games", "games a second", "", "mean", "least", "5 %", "median", "95 %", "most"]

    def rows() -> Iterator[Sequence[str]]:
        for game, one in simulated(files).items():
            lead = [title(game, one["players"]), number(one["games"], "en"), number(one["games_a_second"], "en")]
            for measure in [name for name in MEASURES if one[name]["most"]]:
                yield [*lead, measure, *spread_cells(one[measure])]
                lead = ["", "", ""]

    return table(heads, rows(), "lrrlrrrrrr")


def spread_cells(spread: Mapping[str, Any]) -> list[str]:
    """Write mean, least, quantiles and most of a measure."""
    whole = [spread["least"], *(spread["quantiles"][one] for one in QUANTILES), spread["most"]]
    return [number(spread["mean"], "en", 1), *(number(value, "en") for value in whole)]


@writer
def lengths(files: Files, game: str) -> str:
    """Write how long random games of one game are."""
    one = simulated(files)[game]
    measures = [name for name in ("throws", "decisions") if one[name]["most"]]
    heads = ["", "mean", "least", "5 %", "median", "95 %", "longest"]
    return table(heads, ([name, *spread_cells(one[name])] for name in measures), "lrrrrrr")


@writer
def games_played(files: Files, game: str) -> str:
    """Write how many games were played."""
    return number(simulated(files)[game]["games"], "en")


@writer
def seconds_played(files: Files, game: str) -> str:
    """Write how long that took."""
    return f"{number(simulated(files)[game]['seconds'], 'en')} s"


@writer
def order_table(files: Files) -> str:
    """Write who wins by order of play."""

    def rows() -> Iterator[Sequence[str]]:
        for game, one in simulated(files).items():
            shares = [
                f"{percent(share['share'], 'en', 2)} ({100 * share['low']:.2f} to {100 * share['high']:.2f})"
                for share in one["order"]
            ]
            yield [title(game, one["players"]), *shares, *[""] * (len(ORDER) - len(shares))]

    return table(["game", *ORDER], rows(), "lrrrr")


@writer
def start_advantage(files: Files) -> str:
    """Write where the order of play makes a difference that these games show, and how large it is."""
    shown, others = [], []
    for game, one in simulated(files).items():
        first, par = one["order"][0], 1 / one["players"]
        points = f"{abs(100 * (first['share'] - par)):.2f}"
        if first["low"] > par:
            shown.append(f"- {info_of(game).label()}: to start is an advantage, of {points} points in a hundred.")
        elif first["high"] < par:
            shown.append(f"- {info_of(game).label()}: to start is a disadvantage, of {points} points in a hundred.")
        else:
            others.append(f"- {info_of(game).label()}: these games show no difference.")
    return "\n".join([*shown, *others])


@writer
def clause_table(files: Files, game: str) -> str:
    """Write how often each clause of a game comes up, and which never do."""
    entries = simulated(files)[game]["clauses"]

    def rows() -> Iterator[Sequence[str]]:
        for entry in entries:
            lead = entry["clause"]
            for event in (one for one in entry["events"] if one["times"]):
                words = say("simulate", f"event.{event['kind']}", "en")
                yield [lead, words, often(event["a_game"], "en"), percent(event["share"], "en")]
                lead = ""

    never = [entry["clause"] for entry in entries if not entry["times"]]
    text = table(["clause", "what happened", "times a game", "games with it"], rows(), "llrr")
    if not never:
        return text
    return f"{text}\n\nNever: {', '.join(never)}; they belong to other modes or options, or are too rare."


# Environments and server


@writer
def vector_table(files: Files) -> str:
    """Write the speed of the vector environments."""
    heads = ["millions of steps a second", "actions", "numbers seen", "by the clock", "a core", "against bots"]

    def rows() -> Iterator[Sequence[str]]:
        for one in files["vector"]["figures"]["ways"]:
            speeds = [f"{one[name] / 1e6:.2f}" for name in ("stepping", "a_core", "bots")]
            yield [way_of(one["game"], one["way"]), str(one["actions"]), str(one["observation"]), *speeds]

    return table(heads, rows(), "lrrrrr")


def way_of(game: str, way: Mapping[str, Any]) -> str:
    """Name a way to play."""
    setup = info_of(game).setup(**way)
    modes = [mode for mode in info_of(game).modes if setup.players in mode.players]
    mode = next(mode for mode in modes if mode.id == setup.mode)
    told = f", {mode.label('en').lower()}" if len(modes) > 1 else ""
    return f"{title(game, setup.players)}{told}{' (parts of moves)' if game == 'stax' else ''}"


@writer
def bots_table(files: Files) -> str:
    """Write how many games a second bots play, in kernels and one by one."""
    found = files["bots"]["figures"]["figures"]
    levels = list(dict.fromkeys(one["level"] for one in found))

    def rows() -> Iterator[Sequence[str]]:
        for game, players in dict.fromkeys((one["game"], one["players"]) for one in found):
            of_game = [one for one in found if (one["game"], one["players"]) == (game, players)]
            yield [title(game, players), *(f"{one['in_kernels']:,.0f} ({one['ratio']:.0f})" for one in of_game)]

    return table(["games a second of a core (times as many)", *levels], rows(), "l" + "r" * len(levels))


@writer
def vector_choosing(files: Files, game: str) -> str:
    """Write the speed of the first way to play a game with the choosing of actions."""
    one = next(one for one in files["vector"]["figures"]["ways"] if one["game"] == game)
    return f"{one['choosing'] / 1e6:.2f} million"


@writer
def vector_company(files: Files, place: str) -> str:
    """Write the lowest and highest share of its speed that a game keeps among others: 0 for one game, 1 for many."""
    shares = [one["ratios"][int(place)] for one in files["vector"]["figures"]["company"]]
    return f"{min(shares):.2f} to {max(shares):.2f}"


@writer
def server_table(files: Files) -> str:
    """Write what one process carries."""
    heads = ["", "actions a second", "p50", "p99", "server, of a core", "moves of bots a second"]

    def rows() -> Iterator[Sequence[str]]:
        for one in files["server"]["figures"]["loads"]:
            waits = [f"{number(one[key], 'en', 1 if one[key] < 10 else 0)} ms" for key in ("p50_ms", "p99_ms")]
            bots = number(one["bot_moves"], "en", 1) if one["bot_tables"] else ""
            yield [one["load"], number(one["actions"], "en"), *waits, f"{one['server']:.0%}".replace("%", " %"), bots]

    return table(heads, rows(), "lrrrrr")


@writer
def server_table_size(files: Files, tables: str) -> str:
    """Write what a table takes in memory, where so many are served."""
    one = next(one for one in files["server"]["figures"]["loads"] if one["tables"] == int(tables))
    return f"{one['table_kb']:.0f} KB"


@writer
def ladder(files: Files) -> str:
    """Write how strong the bots are, as last published (`make ladder`)."""
    return ladder_table(published())
