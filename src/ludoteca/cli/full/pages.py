"""Pages to read at the table: the rules of the game, and the keys."""

from rich.table import Table
from rich.text import Text

from ludoteca.cli.full.dialogs import Page
from ludoteca.cli.full.voice import Voice
from ludoteca.core.rules_text import SOURCE_MARKS, SOURCES, rules_text, source_label, source_sentence
from ludoteca.core.text import say
from ludoteca.games import info_of

GENERAL_KEYS = ("enter", "throw", "number", "arrows", "tab", "mouse", "esc")
LETTER_KEYS = ("undo", "hint", "why", "save", "rules", "board", "language", "quit")


def rules(game_id: str, voice: Voice, clause: str) -> Page:
    """Show all the rules, beginning at a clause where one is named."""
    book = rules_text(game_id, voice.language)
    paragraphs, first = [Text(book.intro), legend(voice.language)], 0
    for part in book.parts:
        paragraphs.append(Text(part.title, "bold underline"))
        for one in part.clauses:
            if one.id == clause:
                first = len(paragraphs)
            paragraphs.append(Text.assemble((one.id, "bold"), f" {SOURCE_MARKS[one.source]} ", one.text))
    title = voice.words("page.rules", game=info_of(game_id).label(voice.language))
    return Page(title, paragraphs, voice.words("page.closing"), first)


def legend(language: str) -> Text:
    """Say what the marks of clauses mean."""
    lines = [f"{SOURCE_MARKS[one]} {source_label(one, language)}: {source_sentence(one, language)}" for one in SOURCES]
    return Text("\n".join(lines))


def keys(game_id: str, voice: Voice) -> Page:
    """Show the keys, and how moves are spelled."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for name in GENERAL_KEYS + LETTER_KEYS:
        table.add_row(Text(voice.words(f"help.keys.{name}"), "bold"), Text(voice.words(f"help.does.{name}")))
    notation = Text(say(game_id, "notation", voice.language))
    return Page(voice.words("page.help"), [table, notation], voice.words("page.closing"))
