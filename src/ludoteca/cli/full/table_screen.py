"""The table on the full screen: people choose with keys and mouse, bots move by themselves."""

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import ClassVar

from textual import events, on, work
from textual.binding import Binding, BindingType
from textual.widget import Widget
from textual.widgets import OptionList

from ludoteca.bots import Bot, Choice, bot_for
from ludoteca.cli.files import free_path
from ludoteca.cli.full import pages
from ludoteca.cli.full.base_screen import BaseScreen, KeyLine, Keys
from ludoteca.cli.full.board import BoardPane
from ludoteca.cli.full.dialogs import AskText, AskWhich
from ludoteca.cli.full.entries import Entry, common_spots, entries_of
from ludoteca.cli.full.panes import Panes
from ludoteca.cli.local_table import BOT_SECONDS, LocalTable
from ludoteca.cli.output import Speaker
from ludoteca.cli.story import Story
from ludoteca.cli.turn import Turn

BOTS, HINT = "bots", "hint"  # groups of workers
HINT_LEVEL = "hard"
TABLE_KEYS: Keys = (
    ("u", "screen.undo", "undo"),
    ("h", "screen.hint", "hint"),
    ("w", "screen.why", "why"),
    ("s", "screen.save", "save"),
    ("l", "screen.rules", "rules"),
    ("b", "screen.board", "board"),
    ("c", "screen.language", "language"),
    ("?", "screen.help", "help"),
    ("q", "screen.leave", "quit"),
)


class TableScreen(BaseScreen):
    """One game, from where it is to its end."""

    AUTO_FOCUS = "#moves"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "take"),
        Binding("r,space", "throw"),
        *(Binding(str(number), f"number({number})") for number in range(1, 10)),
        Binding("backspace", "back"),
        Binding("escape", "now"),
        *(Binding(key.replace("?", "question_mark"), action) for key, action, _ in TABLE_KEYS),
    ]

    def __init__(self, table: LocalTable, speaker: Speaker) -> None:
        super().__init__()
        self.table, self.game, self.story = table, table.game, Story()
        self.panes = Panes(table, speaker, self.story)
        self.turn = Turn(table, speaker)
        self.entries: Sequence[Entry] = ()
        self.viewed: int | None = None  # the line of the past whose position is shown
        self.clause = ""  # of the rules, named last

    def parts(self) -> Sequence[Widget]:
        """Make the table."""
        return [self.panes]

    def on_mount(self) -> None:
        """Begin, or go on."""
        self.advance()

    def on_resize(self, event: events.Resize) -> None:
        """Show it all again, as far as it fits."""
        super().on_resize(event)
        self.call_after_refresh(self.show_table)

    # The course of the game

    @property
    def is_asked(self) -> bool:
        """Whether people are to do something: their turn, or the game is over."""
        return self.table.is_over or self.table.is_played_here(self.game.seat)

    def advance(self) -> None:
        """Show where the game is, and let bots go on where it is their turn."""
        self.turn = Turn(self.table, self.speaker)
        self.story.follow(self.game)
        self.show_table()
        if not self.is_asked:
            self.let_bots_play()

    @work(group=BOTS, exclusive=True)
    async def let_bots_play(self) -> None:
        """Play for the bots until a person is asked, at a pace that can be read."""
        while not self.is_asked:
            if self.game.phase == "roll":
                self.game.roll()
            else:
                self.table.push_choice(await self.choice_of(self.table.bot()))
            self.story.follow(self.game)
            if not self.is_asked:
                self.show_table()
            await asyncio.sleep(self.pause_s())
        self.advance()

    async def choice_of(self, bot: Bot) -> Choice:
        """Let a bot choose in a thread, on a copy of the game, so that keys and mouse go on working."""
        return await asyncio.to_thread(bot.choose, self.game.copy(), BOT_SECONDS)

    def pause_s(self) -> float:
        """Return how long to wait after what a bot did: less after a throw that it has yet to move, none at the end."""
        if self.table.is_left_to_bots():
            return 0
        return self.full_app.pace_s / (2 if self.game.phase == "move" else 1)

    def act(self, entry: Entry) -> None:
        """Execute an entry."""
        if not self.is_active:
            return  # left already
        self.say("")
        if entry.act == "throw":
            self.table.throw()
        elif entry.act == "move":
            self.table.push(entry.moves[0])
        elif entry.act == "step" and entry.remaining:
            self.turn.selection.take(entry.remaining)
            self.show_asked()
            return
        else:
            acts: dict[str, Callable[[], None]] = {
                "back": self.action_back,
                "rematch": lambda: self.full_app.rematch(self.table),
                "new": self.full_app.another,
                "save": self.action_save,
                "quit": self.action_leave,
            }
            acts[entry.act]()
            return
        self.viewed = None
        self.advance()

    # What is shown

    def show_table(self) -> None:
        """Show all of it."""
        self.panes.show_players()
        self.panes.show_dice()
        self.panes.show_history()
        self.panes.show_board(line=self.viewed)
        self.show_asked()
        usable = [key for key in TABLE_KEYS if key[2] not in {"hint", "why"} or self.game.phase == "move"]
        keys = self.query_one("#keys", KeyLine)
        keys.show(usable, self.speaker, keys.size.width if self.panes.is_small else None)

    def show_asked(self) -> None:
        """Show what is asked, and list what can be done."""
        seat = self.game.seat
        self.entries = entries_of(self.turn) if self.is_asked else ()
        if seat is None:
            self.panes.show_asked(self.result())
        elif self.is_asked:
            self.panes.show_asked(self.turn.question(), seat)
        else:
            self.panes.show_asked(self.speaker.words("turn.bot"), seat)
        self.panes.show_entries(self.entries)

    def result(self) -> str:
        """Describe how the game ended, and by which rule."""
        result = self.game.result
        assert result is not None
        self.clause = result.clause
        return f"{self.speaker.words('end.title')} {self.table.result(self.speaker.language)}"

    @on(OptionList.OptionHighlighted, "#moves")
    def light(self, event: OptionList.OptionHighlighted) -> None:
        """Show on the board where the chosen entry goes."""
        if self.viewed is None and event.option_index < len(self.entries):
            moves = self.entries[event.option_index].moves
            self.panes.show_board(common_spots(self.game, moves))

    @on(OptionList.OptionHighlighted, "#history")
    def look_back(self, event: OptionList.OptionHighlighted) -> None:
        """Show the position after a line of the past."""
        if event.option_list.has_focus and event.option_index < len(self.story.lines):
            is_last = event.option_index == len(self.story.lines) - 1
            self.viewed = None if is_last else event.option_index
            self.panes.show_board(line=self.viewed)

    @on(BoardPane.Clicked)
    def choose_on_board(self, event: BoardPane.Clicked) -> None:
        """Choose the next entry that touches the spot clicked; a second click on the only one takes it."""
        spot = self.query_one(BoardPane).spot_at(event.line, event.column)
        found = [i for i, one in enumerate(self.entries) if spot in common_spots(self.game, one.moves)]
        if not found or self.viewed is not None:
            return
        moves = self.query_one("#moves", OptionList)
        if found == [moves.highlighted]:
            self.action_take()
        else:
            moves.highlighted = next((i for i in found if i > (moves.highlighted or 0)), found[0])

    # Keys

    @on(OptionList.OptionSelected, "#moves")
    def choose_entry(self, event: OptionList.OptionSelected) -> None:
        """Execute the entry chosen in the list."""
        if event.option_index < len(self.entries):
            self.act(self.entries[event.option_index])

    def action_take(self) -> None:
        """Execute the chosen entry, wherever the focus is."""
        index = self.query_one("#moves", OptionList).highlighted
        if index is not None and index < len(self.entries):
            self.act(self.entries[index])

    def action_throw(self) -> None:
        """Throw, where a throw is due."""
        if self.entries and self.entries[0].act == "throw":
            self.act(self.entries[0])

    def action_number(self, number: int) -> None:
        """Choose by number, or by the name of a step that is a number itself."""
        if self.turn.is_by_steps and self.is_asked:
            wanted = self.turn.selection.option(str(number))
            entry = next(
                (one for one in self.entries if one.remaining and wanted and one.remaining.path == wanted.path), None
            )
        else:
            entry = self.entries[number - 1] if number <= len(self.entries) else None
        if entry:
            self.act(entry)

    def action_back(self) -> None:
        """Go a step back, while a move is chosen step by step."""
        if self.turn.selection.back():
            self.show_asked()

    def action_now(self) -> None:
        """Come back from the past and from a large board; while a move is chosen, a step back."""
        if self.maximized:
            self.minimize()
        elif self.viewed is None:
            self.action_back()
        self.viewed = None
        self.query_one("#moves").focus()
        self.panes.show_board()

    def action_undo(self) -> None:
        """Take back the last move that a person chose, with all that came after it."""
        self.workers.cancel_group(self, BOTS)
        words = self.table.take_back(self.speaker)
        self.viewed = None
        self.advance()
        self.say(words)

    def action_hint(self) -> None:
        """Ask a good bot what it would play."""
        if self.game.phase == "move" and self.is_asked:
            self.say(self.speaker.words("hint.thinking"))
            self.hint()

    @work(group=HINT, exclusive=True)
    async def hint(self) -> None:
        """Show what a good bot would play and why, and put the cursor there, unless the game has gone on meanwhile."""
        before = self.game.history
        choice = await self.choice_of(bot_for(self.game.id, HINT_LEVEL, 0))
        if self.game.history == before:
            self.say(
                self.speaker.words("hint.move", move=choice.move, reason=choice.reason.explain(self.speaker.language))
            )
            found = (i for i, one in enumerate(self.entries) if choice.move.text in {move.text for move in one.moves})
            self.query_one("#moves", OptionList).highlighted = next(found, None)

    def action_why(self) -> None:
        """Ask for a move, and say whether it is allowed now."""
        if self.game.phase == "move":
            words, example = self.speaker.words, self.turn.example()
            dialog = AskText(words("why.ask"), words("why.explained", example=example), example=example)
            self.app.push_screen(dialog, self.explain)

    def explain(self, text: str | None) -> None:
        """Show whether a move is allowed, and by which rule not."""
        if text:
            self.say(self.turn.why(text))
            self.clause = self.turn.clause or self.clause

    def action_save(self) -> None:
        """Ask for a file to keep the game in."""
        self.ask_for_file(leaving=False)

    def ask_for_file(self, *, leaving: bool) -> None:
        """Ask for a file, with one that is free as the default."""
        words = self.speaker.words
        default = str(free_path(Path(f"{self.game.id}.txt")))
        dialog = AskText(words("save.ask"), words("save.explained"), default)
        self.app.push_screen(dialog, lambda name: self.save(name, leaving=leaving))

    def save(self, name: str | None, *, leaving: bool) -> None:
        """Save the game in a file, and then leave if that was asked for."""
        if name:
            is_saved, sentence = self.table.save(name, self.speaker)
            self.say(sentence)
            if is_saved and leaving:
                self.full_app.leave(sentence)

    def action_leave(self) -> None:
        """Leave, after an offer to save what is not saved yet."""
        if self.table.is_saved:
            self.full_app.leave()
            return
        answers = [(name, self.speaker.words(f"leave.{name}")) for name in ("keep", "discard", "stay")]
        self.app.push_screen(AskWhich(self.speaker.words("leave.ask"), answers), self.leave)

    def leave(self, answer: str | None) -> None:
        """Save, leave or stay, as answered."""
        if answer == "keep":
            self.ask_for_file(leaving=True)
        elif answer == "discard":
            self.full_app.leave()

    def action_board(self) -> None:
        """Give the board the whole window, or its place again."""
        if self.maximized:
            self.minimize()
        else:
            self.maximize(self.query_one(BoardPane))

    def action_language(self) -> None:
        """Switch to the other language."""
        self.speaker.change_language()
        self.show_table()

    def action_rules(self) -> None:
        """Show the rules, from the clause named last."""
        self.app.push_screen(pages.rules(self.game.id, self.speaker, self.clause))

    def action_help(self) -> None:
        """Explain the keys and the spelling of moves."""
        self.app.push_screen(pages.keys(self.game.id, self.speaker))
