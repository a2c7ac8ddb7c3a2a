"""What the code can write of the pages of the games: actions, observations, figures, rules, options, notation."""

import inspect
import re
from collections.abc import Iterator, Sequence
from typing import Any, Final

import ludoteca
from ludoteca.arena.ladder import is_current, tables_of
from ludoteca.arena.wording import by_rating, duration, name_of, percent
from ludoteca.core.options import GameInfo, Option, spell_value
from ludoteca.core.rules_text import (
    SOURCE_MARKS,
    SOURCES,
    Clause,
    Example,
    rules_text,
    source_label,
    source_sentence,
)
from ludoteca.core.text import say
from ludoteca.games import rulebook_of

FOLDER: Final = "games/"
PICTURES: Final = "pictures/rules"
# Signs that mean something to Markdown, and how they are written to mean themselves.
SIGNS: Final = str.maketrans({sign: f"&#{ord(sign)};" for sign in "&<>*_`|[]\\"})

WORDS: Final = {
    "en": {
        "rules": "The rules, clause by clause",
        "other": "También [en español]({path}).",
        "played": "Played",
        "refused": "Not allowed",
        "options": "What a table can choose",
        "head": "option | what it decides | values, the default first | clause",
        "from": "{default}; {lowest} to {highest}",
        "notation": "How moves are written",
    },
    "es": {
        "rules": "Las reglas, una a una",
        "other": "Also [in English]({path}), with all that programs need to know.",
        "played": "Jugada",
        "refused": "No se permite",
        "options": "Lo que la mesa puede elegir",
        "head": "opción | qué decide | valores, primero el habitual | regla",
        "from": "{default}; de {lowest} a {highest}",
        "notation": "Cómo se escriben las jugadas",
    },
}


def game_of_page(path: str) -> str | None:
    """Find the game that a page is about, if it is one of the games' own."""
    game = path.removeprefix(FOLDER).removesuffix(".md")
    return game if path.startswith(FOLDER) and game in ludoteca.games else None


def sections(game: str) -> str:
    """Write what comes below the page of a game."""
    return "\n".join([*encoding(game), *strength(game), *rules(game, "en")])


def spanish_page(game: str) -> str:
    """Write the rules of a game in Spanish."""
    title = f"# {ludoteca.games[game].label('es')}"
    return "\n".join([title, "", '<div lang="es" markdown>', "", *rules(game, "es"), "</div>"])


# Rules


def rules(game: str, language: str) -> Iterator[str]:
    """Write the rules of a game, its options and how moves are written."""
    words, book = WORDS[language], rules_text(game, language)
    yield from (f"## {words['rules']}", "")
    yield words["other"].format(path=f"../reglas/{game}.md" if language == "en" else f"../games/{game}.md")
    yield from ("", plain(book.intro), "")
    for source in SOURCES:
        sentence = plain(source_sentence(source, language))
        yield f"- {SOURCE_MARKS[source]} {plain(source_label(source, language))}: {sentence}"
    yield ""
    known = [clause.id for clause in book.clauses]
    for part in book.parts:
        yield from (f"### {plain(part.title)}", "")
        for clause in part.clauses:
            yield from clause_lines(game, clause, known, language)
    yield from options(ludoteca.games[game], language)
    yield from (f"### {words['notation']}", "", plain(say(game, "notation", language)), "")


def clause_lines(game: str, clause: Clause, known: Sequence[str], language: str) -> Iterator[str]:
    """Write a clause, with links to those it names, and its examples."""
    label = plain(source_label(clause.source, language))
    mark = f'<span role="img" aria-label="{label}" title="{label}">{SOURCE_MARKS[clause.source]}</span>'
    text = linked(plain(clause.text), known, but=clause.id)
    yield from (f"#### {clause.id} {{#{clause.id.lower()}}}", "", f"{mark} {text}", "")
    if clause.examples:
        yield '<div class="examples" markdown>'
        for example in clause.examples:
            yield from example_lines(game, clause, example, language)
        yield from ("</div>", "")


def example_lines(game: str, clause: Clause, example: Example, language: str) -> Iterator[str]:
    """Write an example: its picture, what it shows, and what is said of its move."""
    caption, path = plain(example.caption), f"../{picture_path(game, clause, example, language)}"
    yield '<figure markdown="span">'
    yield f"[![{caption}]({path}){{ loading=lazy }}]({path})"
    yield f"<figcaption>{caption}{move_words(example, language)}</figcaption>"
    yield "</figure>"


def move_words(example: Example, language: str) -> str:
    """Describe the move of an example; of one that is refused also why."""
    words = WORDS[language]
    if example.allowed:
        return f"<br>{words['played']}: <code>{plain(example.allowed)}</code>"
    if not example.refused:
        return ""
    refusal = ludoteca.from_position(example.position).why_not(example.refused)
    assert refusal, f"{example.refused} is legal in {example.position}"
    return f"<br>{words['refused']}: <code>{plain(example.refused)}</code>. {plain(refusal.explain(language))}"


def picture_path(game: str, clause: Clause, example: Example, language: str) -> str:
    """Return where the picture of an example is."""
    return f"{PICTURES}/{language}/{game}/{clause.id}-{example.key}.svg"


def pictures(game: str) -> Iterator[tuple[str, str]]:
    """Draw the examples of a game, each with its path; an allowed move is shown as played."""
    for clause in rules_text(game, "en").clauses:
        for example in clause.examples:
            shown = ludoteca.from_position(example.position)
            if example.allowed:
                shown.push(example.allowed)
            for language in WORDS:
                yield picture_path(game, clause, example, language), shown.svg(language)


def options(info: GameInfo, language: str) -> Iterator[str]:
    """Write what can be chosen."""
    words = WORDS[language]
    yield from (f"### {words['options']}", "", f"| {words['head']} |", "|---|---|---|---|")
    for option in info.options:
        yield (
            f"| {plain(option.label(language))} (`{option.name}`) | {plain(option.sentence(language))} "
            f"| {values(option, max(info.players), language)} | [{option.clause}](#{option.clause.lower()}) |"
        )
    yield ""


def values(option: Option, players: int, language: str) -> str:
    """List the values of an option with their names, the default first."""
    allowed = option.allowed(players)
    if option.is_range:
        return WORDS[language]["from"].format(default=option.default, lowest=allowed[0], highest=allowed[-1])
    ordered = sorted(allowed, key=lambda value: value != option.default)  # stable
    return ", ".join(f"{plain(option.value_label(value, language))} (`{spell_value(value)}`)" for value in ordered)


def plain(text: str) -> str:
    """Write a text so that Markdown changes nothing of it."""
    return text.translate(SIGNS)


def linked(text: str, known: Sequence[str], but: str) -> str:
    """Make links of the clauses that a text names."""
    names = "|".join(clause for clause in known if clause != but)
    return re.sub(rf"\b({names})\b", lambda found: f"[{found[0]}](#{found[0].lower()})", text)


# Actions and observations


def encoding(game: str) -> Iterator[str]:
    """Write what the actions and observations of a game are, as the module says that makes them."""
    features, info = rulebook_of(game).features, ludoteca.games[game]
    yield from ("## Actions and observations", "")
    yield f"What programs that learn see and do ([environments](../research.md)); version {features.VERSION} of the"
    yield f"encoding, told by `{features.__name__}`."
    if features.PARTS > 1:
        yield f"A move is chosen in {features.PARTS} parts, a step each."
    yield from ("", "| players | mode | actions | numbers of an observation |", "|---:|---|---:|---:|")
    for setup in setups(info):
        mode = next(mode.label() for mode in info.modes if mode.id == setup.mode)
        changes = "".join(f", `{name}={value}`" for name, value in setup.changed_options(info).items())
        actions, size = features.action_count(setup), features.observation_size(setup)
        yield f"| {setup.players} | {mode}{changes} | {actions} | {size} |"
    yield from ("", *docstring(features), "")


def setups(info: GameInfo) -> Iterator[ludoteca.Setup]:
    """List the usual ways to play: every mode with every number of players, on a board that has room for them."""
    for mode in info.modes:
        for players in mode.players:
            changes = [{}, *({option.name: value} for option in info.options for value in option.allowed(players))]
            fitting = next(change for change in changes if info.is_playable(players, mode.id, **change))
            yield info.setup(players, mode.id, **fitting)


def docstring(module: Any) -> Iterator[str]:
    """Write the description of a module; what is indented in it stays as it is drawn."""
    _, _, body = (inspect.getdoc(module) or "").partition("\n\n")
    return (line if line.startswith("    ") else in_markdown(line) for line in body.splitlines())


def in_markdown(line: str) -> str:
    """Write a line of a docstring, in which backticks already mean code."""
    return "".join(part if number % 2 else plain(part) for number, part in enumerate(re.split("(`[^`]*`)", line)))


# Figures


def strength(game: str) -> Iterator[str]:
    """Write how strong the bots of a game are, as it was last measured."""
    tables = tables_of(game)
    if not tables:
        return
    yield from ("## How strong the bots are", "")
    yield "The score of the first, as last published ([how it is measured](../strength.md))."
    if not is_current():
        yield "It was measured before the last change of rules or bots."
    yield from (
        "",
        "| players | pairing | score | 95 % interval | equals score | games |",
        "|---:|---|---:|---:|---:|---:|",
    )
    for table in tables:
        for pairing in table["pairings"]:
            score = pairing["scores"][pairing["lineup"][0]]
            yield (
                f"| {table['players']} | {name_of(pairing['lineup'])} | {percent(score['score'])} "
                f"| {percent(score['low'])} to {percent(score['high'])} | {percent(score['par'])} "
                f"| {pairing['games']} |"
            )
    yield from ("", "| players | bot | OpenSkill rating | mean time a move | longest |", "|---:|---|---:|---:|---:|")
    for table in tables:
        for bot in by_rating(table):
            rating, times = table["ratings"][bot], table["times"][bot]
            yield (
                f"| {table['players']} | {bot} | {rating['mu']:.1f} ± {rating['sigma']:.1f} "
                f"| {duration(times['mean_seconds'])} | {duration(times['longest_seconds'])} |"
            )
    yield ""
