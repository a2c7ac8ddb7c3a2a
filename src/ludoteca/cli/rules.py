"""`ludoteca rules`: the rules of a game to read, to search, and clause by clause with positions to look at."""

import os
import pydoc
import re
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from difflib import get_close_matches
from typing import Annotated, Any

import typer
from rich.text import Text

import ludoteca
from ludoteca import games
from ludoteca.cli.commands import fold
from ludoteca.cli.files import DOMAIN, prepare
from ludoteca.cli.options import Language, NoColor, Plain, complete_game
from ludoteca.cli.output import exit_on_error, print_json, shorten
from ludoteca.cli.screen import BoardView, Screen
from ludoteca.cli.story import QUIET_IN_LINES, explain_all
from ludoteca.core.errors import Fault, OptionError
from ludoteca.core.options import GameInfo
from ludoteca.core.rules_text import (
    SOURCE_MARKS,
    SOURCES,
    Clause,
    Example,
    RulesText,
    rules_text,
    source_label,
    source_sentence,
)
from ludoteca.core.text import say
from ludoteca.games import info_of

NEAR = 8  # clauses named where one is not found


@dataclass(frozen=True, slots=True)
class RulesRequest:
    """What a person wants to read: of some games all, one clause, or the clauses that have a text in them."""

    language: str
    books: Sequence[RulesText]
    game: str | None
    clause: str | None
    search: str | None
    found: Sequence[tuple[RulesText, Clause]]

    @classmethod
    def checked(cls, language: str, game: str | None, clause: str | None, search: str | None) -> "RulesRequest":
        """Find what is asked for; OptionError says what there is not."""
        if clause is not None and search is not None:
            raise OptionError([Fault(DOMAIN, "fault.clause_and_search")])
        books = [rules_text(info_of(one).id, language) for one in ([game] if game else games)]
        found: list[tuple[RulesText, Clause]] = []
        if clause is not None:
            found = [(books[0], named_clause(books[0], clause))]
        elif search is not None:
            found = [(book, one) for book in books for one in book.clauses if has_words(one, search)]
        return cls(language, books, game, clause, search, found)


def complete_clause(context: typer.Context, incomplete: str) -> list[str]:
    """List the clauses of the game that begin so, for the shell."""
    game = context.params.get("game")
    ids = [clause.id for clause in rules_text(game, "en").clauses] if game in games else []
    return [one for one in ids if one.startswith(incomplete)]


def rules(
    game: Annotated[
        str | None,
        typer.Argument(
            metavar="GAME",
            help="Which game, as: parchis.",
            show_default="lists the games",
            autocompletion=complete_game,
        ),
    ] = None,
    clause: Annotated[
        str | None,
        typer.Argument(
            metavar="CLAUSE", help="Which clause, as: P-M2.", show_default="all of them", autocompletion=complete_clause
        ),
    ] = None,
    *,
    search: Annotated[
        str | None, typer.Option(metavar="WORD", help="Only clauses that have this in their text.")
    ] = None,
    plain: Plain = False,
    no_color: NoColor = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the rules as JSON.")] = False,
    language: Language = "",
) -> None:
    """Read the rules of a game; one clause is shown with examples, and what they allow and refuse.

    Example: ludoteca rules parchis

    Example: ludoteca rules parchis P-T2 --lang es

    Example: ludoteca rules --search barrier
    """
    screen = Screen(language, DOMAIN, plain=plain, color=not no_color)
    with exit_on_error("rules", language):
        request = RulesRequest.checked(language, game, clause, search)
    with exit_on_error("rules", language, is_failure=lambda error: True):
        if search is not None and not request.found:
            raise OptionError([Fault(DOMAIN, "fault.found_nothing", {"text": shorten(search)})])
    if as_json:
        print_json(as_data(request))
    else:
        with_pages(screen, lambda: Reader(screen).show(request))


def has_words(clause: Clause, text: str) -> bool:
    """Return whether a clause or a caption of it has a text in it, whatever its capitals and accents."""
    return any(fold(text) in fold(words) for words in (clause.text, *(one.caption for one in clause.examples)))


def named_clause(book: RulesText, name: str) -> Clause:
    """Find a clause by its id, with or without the letter of the game; OptionError names near ones."""
    ids = {clause.id.upper(): clause for clause in book.clauses}
    letter = book.clauses[0].id.partition("-")[0]
    wanted = name.strip().upper()
    spellings = (wanted, f"{letter}-{wanted}")
    for spelling in spellings:
        if spelling in ids:
            return ids[spelling]
    begun = [one for one in ids if wanted and one.startswith(spellings)]
    near = [ids[one].id for one in begun or get_close_matches(wanted, ids, NEAR, 0.4)]
    parameters = {"clause": shorten(name), "game": book.game, "near": near}
    raise OptionError([Fault(DOMAIN, "fault.clause" if near else "fault.no_clause", parameters)])


def as_data(request: RulesRequest) -> Any:
    """Return as plain data what was asked for: the games, all rules of a game, a clause, or those that were found."""
    if request.clause is not None:
        ((book, clause),) = request.found
        examples = [asdict(one) | {"words": move_words(one, request.language)} for one in clause.examples]
        return clause_data(book, clause) | {"examples": examples}
    if request.search is not None:
        return [clause_data(book, clause) for book, clause in request.found]
    if request.game is None:
        return [game_data(book, info_of(book.game)) for book in request.books]
    sources = {source: source_sentence(source, request.language) for source in SOURCES}
    return asdict(request.books[0]) | {"name": info_of(request.game).label(request.language), "sources": sources}


def game_data(book: RulesText, info: GameInfo) -> dict[str, Any]:
    """Return as plain data what a game is."""
    return {
        "game": book.game,
        "name": info.label(book.language),
        "players": list(info.players),
        "modes": [mode.id for mode in info.modes],
        "intro": book.intro,
        "clauses": len(book.clauses),
    }


def clause_data(book: RulesText, clause: Clause) -> dict[str, Any]:
    """Return a clause as plain data, with where it stands and where it comes from."""
    part = next(part.title for part in book.parts if clause in part.clauses)
    return (
        {"game": book.game, "part": part}
        | asdict(clause)
        | {"source_sentence": source_sentence(clause.source, book.language)}
    )


def move_words(example: Example, language: str) -> str:
    """Describe what the allowed move of an example does, or why the refused one is."""
    prepare(example.position.split(maxsplit=1)[0], language)
    game = ludoteca.from_position(example.position)
    if example.allowed:
        (events,) = game.preview([game.read(example.allowed)])
        return explain_all(events, QUIET_IN_LINES, language)
    refusal = game.why_not(example.refused) if example.refused else None
    return say("cli", "rule", language, sentence=refusal.explain(language), clause=refusal.clause) if refusal else ""


class Reader:
    """Shows rules on a screen."""

    def __init__(self, screen: Screen) -> None:
        self.screen, self.language = screen, screen.language

    def show(self, request: RulesRequest) -> None:
        """Show what was asked for: the games, all rules of a game, a clause, or those that were found."""
        if request.clause is not None:
            self.show_clause(*request.found[0])
        elif request.search is not None:
            self.show_found(request.found, request.search)
        elif request.game is None:
            self.list_games(request.books)
        else:
            self.show_rules(request.books[0])

    def list_games(self, books: Sequence[RulesText]) -> None:
        """List the games, with what each is."""
        for book in books:
            info = info_of(book.game)
            fewest, most = min(info.players), max(info.players)  # without gaps between them
            players = self.screen.words("rules.players", players=f"{fewest}–{most}" if fewest < most else str(fewest))
            clauses = self.screen.words("rules.clauses", count=len(book.clauses))
            self.screen.print(
                Text.assemble((book.game, "bold"), f": {info.label(self.language)}, {players}, {clauses}")
            )
            self.screen.entry("  ", book.intro)
            self.screen.print()
        self.screen.say("rules.games")

    def show_rules(self, book: RulesText) -> None:
        """Show all the rules of a game."""
        self.head(info_of(book.game).label(self.language))
        self.screen.print(book.intro)
        for part in book.parts:
            self.screen.print()
            self.head(part.title)
            for clause in part.clauses:
                self.print_clause(clause)
        self.screen.print()
        self.explain_marks()
        self.screen.print()
        shown = next(clause.id for clause in book.clauses if clause.examples)
        self.screen.say("rules.examples", game=book.game, clause=shown)

    def show_found(self, found: Sequence[tuple[RulesText, Clause]], text: str) -> None:
        """Show the clauses that have a text in them, by game."""
        for book in dict.fromkeys(book for book, _ in found):
            self.head(info_of(book.game).label(self.language))
            for one, clause in found:
                if one is book:
                    self.print_clause(clause)
            self.screen.print()
        self.explain_marks()
        self.screen.print()
        self.screen.say("rules.found", count=len(found), text=text)

    def show_clause(self, book: RulesText, clause: Clause) -> None:
        """Show a clause with its examples."""
        part = next(part.title for part in book.parts if clause in part.clauses)
        self.head(f"{info_of(book.game).label(self.language)} · {part}")
        self.print_clause(clause)
        self.screen.print()
        self.screen.print(source_sentence(clause.source, self.language))
        for number, example in enumerate(clause.examples, 1):
            self.screen.print()
            self.show_example(example, f"{number}. " if len(clause.examples) > 1 else "")
        others = [one.id for one in book.clauses if one is not clause and re.search(rf"\b{one.id}\b", clause.text)]
        if others:
            self.screen.print()
            self.screen.say("rules.also", clauses=others)

    def show_example(self, example: Example, lead: str) -> None:
        """Show a position, and what happens to the move that it is there for."""
        self.screen.entry(lead, example.caption, style="italic")
        prepare(example.position.split(maxsplit=1)[0], self.language)
        board = BoardView(self.screen, ludoteca.from_position(example.position))
        board.show()
        kind, move = ("allowed", example.allowed) if example.allowed else ("refused", example.refused)
        if move:
            self.screen.print()
            sentence = self.screen.words(f"rules.{kind}", move=move, words=move_words(example, self.language))
            self.screen.entry("" if self.screen.plain else "✓ " if example.allowed else "✗ ", sentence)

    def head(self, title: str) -> None:
        """Write a heading."""
        self.screen.print(Text(title, "bold underline"))

    def print_clause(self, clause: Clause) -> None:
        """Write a clause after its id and the mark of its source, which is a word where nothing is drawn."""
        plain, source = self.screen.plain, clause.source
        mark = f"({source_label(source, self.language)})" if plain else SOURCE_MARKS[source]
        self.screen.entry(Text.assemble((clause.id.ljust(6), "bold cyan"), f" {mark} "), clause.text)

    def explain_marks(self) -> None:
        """Print what the marks of sources mean."""
        for source in () if self.screen.plain else SOURCES:
            label, sentence = source_label(source, self.language), source_sentence(source, self.language)
            self.screen.entry(f"{SOURCE_MARKS[source]} {label}: ", sentence)


def with_pages(screen: Screen, show: Callable[[], None]) -> None:
    """Show something, page by page where it is longer than the terminal."""
    console = screen.console
    if not (console.is_terminal and screen.is_interactive):
        show()
        return
    with console.capture() as captured:
        show()
    text = captured.get()
    if text.count("\n") < console.height:
        sys.stdout.write(text)
    else:
        os.environ.setdefault("LESS", "-FRX")  # shows colours, leaves the text on the screen
        pydoc.pager(text)
