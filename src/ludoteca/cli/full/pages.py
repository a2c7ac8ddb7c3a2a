"""Pages to read at the table: the rules of the game, and the keys."""

from rich.table import Table
from rich.text import Text

from ludoteca.cli.full.dialogs import Page
from ludoteca.cli.output import Speaker
from ludoteca.core.rules_text import SOURCE_MARKS, SOURCES, rules_text, source_label, source_sentence
from ludoteca.core.text import say
from ludoteca.games import info_of

GENERAL_KEYS = ("enter", "throw", "number", "arrows", "tab", "mouse", "esc")
LETTER_KEYS = ("undo", "hint", "why", "save", "rules", "board", "language", "quit")


def rules(game_id: str, speaker: Speaker, clause: str) -> Page:
    """Show all the rules, beginning at a clause where one is named."""
    book = rules_text(game_id, speaker.language)
    paragraphs, first = [Text(book.intro), legend(speaker.language)], 0
    for part in book.parts:
        paragraphs.append(Text(part.title, "bold underline"))
        for one in part.clauses:
            if one.id == clause:
                first = len(paragraphs)
            paragraphs.append(Text.assemble((one.id, "bold"), f" {SOURCE_MARKS[one.source]} ", one.text))
    title = speaker.words("page.rules", game=info_of(game_id).label(speaker.language))
    return Page(title, paragraphs, speaker.words("page.closing"), first)


def legend(language: str) -> Text:
    """Explain the marks of clauses."""
    lines = [f"{SOURCE_MARKS[one]} {source_label(one, language)}: {source_sentence(one, language)}" for one in SOURCES]
    return Text("\n".join(lines))


def keys(game_id: str, speaker: Speaker) -> Page:
    """Show the keys, and how moves are spelled."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for name in GENERAL_KEYS + LETTER_KEYS:
        table.add_row(Text(speaker.words(f"help.keys.{name}"), "bold"), Text(speaker.words(f"help.does.{name}")))
    notation = Text(say(game_id, "notation", speaker.language))
    return Page(speaker.words("page.help"), [table, notation], speaker.words("page.closing"))
