"""The start screen: what the command line left open, with the defaults already chosen."""

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual import events, on, work
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.widget import Widget
from textual.widgets import Button, Collapsible, Input, Label, Static

import ludoteca
from ludoteca.bots import LEVELS
from ludoteca.cli.files import NAME_LIMIT, is_name
from ludoteca.cli.full.base_screen import BaseScreen, KeyLine
from ludoteca.cli.full.picker import Answer, Picker
from ludoteca.cli.options import allowed_modes, allowed_players, read_options
from ludoteca.cli.play import GameRequest, needed_value
from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import Game
from ludoteca.core.options import GameInfo, Option, Setup, Value

QUESTIONS = ("game", "players", "mode", "people", "level")
MOST_SEATS = max(max(info.players) for info in ludoteca.games.values())
KEYS = (("↑↓", "app.focus_next", "question"), ("←→", "app.focus_next", "answer"), ("Enter", "screen.play", "play"))
MORE_KEYS = (("F2", "screen.language", "language"), ("Esc", "screen.leave", "quit"))


class BeginScreen(BaseScreen):
    """Asks for a game; Enter begins it as it stands."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "play"),
        Binding("f2", "language"),
        Binding("escape,q", "leave"),
    ]

    def __init__(self, request: GameRequest, loaded: Game | None = None) -> None:
        """Leave out what is given, and what a game that goes on has itself."""
        super().__init__()
        self.request, self.loaded = request, loaded
        self.pickers = {name: Picker(name) for name in QUESTIONS}
        self.names = [Input(id=f"name-{seat}", max_length=NAME_LIMIT, compact=True) for seat in range(MOST_SEATS)]
        self.options_for: tuple[str, int, str] | None = None

    def parts(self) -> Sequence[Widget]:
        """Make the form."""
        rows = [
            Horizontal(Label(classes="name-label"), line, id=f"row-{seat}", classes="row")
            for seat, line in enumerate(self.names)
        ]
        more = Collapsible(VerticalScroll(id="options", can_focus=False), id="more", collapsed=True)
        form = VerticalScroll(
            *(self.pickers[name] for name in QUESTIONS), *rows, more, Button("", id="play"), id="form", can_focus=False
        )
        return [Static(Text("L U D O T E C A", "bold"), id="title"), form]

    def on_mount(self) -> None:
        """Ask, or begin at once where nothing is left to ask."""
        self.fill(keep=False)
        asked = [self.pickers[name] for name in QUESTIONS if name != "level" and self.pickers[name].display]
        if asked:
            asked[0].focus()
        else:
            self.begin(is_asked=False)

    # What is asked

    @property
    def info(self) -> GameInfo:
        """What is known of the game chosen."""
        return ludoteca.games[str(self.pickers["game"].value)]

    def fill(self, *, keep: bool) -> None:
        """Ask all questions; what is chosen stays where it still can."""
        words = self.speaker.words
        self.pickers["game"].ask(words("ask.which_game"), self.games(), self.kept("game", keep=True))
        players = self.info.default_players
        self.pickers["players"].ask(words("ask.how_many"), self.player_counts(), self.kept("players", players, keep))
        count = int(self.pickers["players"].value)
        usual = self.info.default_modes.get(count, self.info.modes[0].id)
        self.pickers["mode"].ask(words("ask.how"), self.modes(count), self.kept("mode", usual, keep))
        self.pickers["people"].ask(words("ask.who"), self.people_counts(count), self.kept("people", 1, keep))
        levels = [(level, words(f"level.{level}")) for level in LEVELS]
        self.pickers["level"].ask(words("ask.level"), levels, self.kept("level", self.request.level))
        self.fill_names()
        self.query_one("#more", Collapsible).title = words("ask.rules")
        self.query_one("#more").display = self.loaded is None
        self.query_one("#play", Button).label = words("ask.play")
        self.query_one("#keys", KeyLine).show((*KEYS, *MORE_KEYS), self.speaker)
        self.fill_options(count)

    def kept(self, name: str, default: Value = "", keep: bool = True) -> Value:
        """Return the answer that a question begins with."""
        picker = self.pickers[name]
        return picker.value if keep and picker.answers else default

    def games(self) -> list[Answer]:
        """List the games, or the one that is given."""
        given = self.loaded.id if self.loaded else self.request.game
        infos = [ludoteca.games[given]] if given else ludoteca.games.values()
        return [(info.id, info.label(self.speaker.language)) for info in infos]

    def player_counts(self) -> list[Answer]:
        """List how many can play, as far as the mode given allows."""
        if self.loaded:
            return [(self.loaded.setup.players, "")]
        allowed = allowed_players(self.info, self.request.mode)
        given = self.request.players
        return [(count, str(count)) for count in ([given] if given in allowed else allowed) if count]

    def modes(self, players: int) -> list[Answer]:
        """List the ways in which that many can play."""
        found = allowed_modes(self.info, players, self.speaker.language)
        given = self.loaded.setup.mode if self.loaded else self.request.mode
        return [(given, "")] if given in found else list(found.items())

    def people_counts(self, players: int) -> list[Answer]:
        """List how many of the players can be people."""
        given = self.request.people
        counts = range(players + 1) if given is None or given > players else [given]
        return [(count, str(count) if count else self.speaker.words("ask.demo")) for count in counts]

    def fill_names(self) -> None:
        """Ask for as many names as there are people."""
        people = int(self.pickers["people"].value)
        for seat, line in enumerate(self.names):
            row = self.query_one(f"#row-{seat}")
            row.display = seat < people
            line.placeholder = self.speaker.words("person", number=seat + 1)
            row.query_one(Label).update(self.speaker.words("ask.name_of", number=seat + 1))

    @work(group="options", exclusive=True)
    async def fill_options(self, players: int) -> None:
        """Ask for the options of the rules, which stay folded away."""
        wanted = (self.info.id, players, self.speaker.language)
        if wanted == self.options_for:
            return
        self.options_for = wanted
        box = self.query_one("#options", VerticalScroll)
        await box.remove_children()
        if box.is_attached:  # a game may have begun meanwhile
            await box.mount_all([self.picker_of(option, players) for option in self.info.options])

    def picker_of(self, option: Option, players: int) -> Picker:
        """Ask for one option."""
        picker, language = Picker(f"option-{option.name}"), self.speaker.language
        answers = self.values_of(option, players)
        picker.ask(option.label(language), answers, option.default, option.sentence(language))
        return picker

    def values_of(self, option: Option, players: int) -> list[Answer]:
        """List the values of an option, but none where the command line gives it."""
        if any(pair.partition("=")[0] == option.name for pair in self.request.options):
            return [(option.default, "")]
        return [(value, option.value_label(value, self.speaker.language)) for value in option.allowed(players)]

    # What a person does

    @on(Picker.Changed)
    def change(self, event: Picker.Changed) -> None:
        """Update the other questions after an answer."""
        if event.picker.name in QUESTIONS:
            self.fill(keep=event.picker.name != "game")
            self.say("")

    @on(events.DescendantFocus)
    def explain(self, event: events.DescendantFocus) -> None:
        """Show what the focused option of the rules decides."""
        self.say(event.widget.explanation if isinstance(event.widget, Picker) else "")

    @on(Input.Submitted)
    @on(Button.Pressed, "#play")
    def action_play(self) -> None:
        """Begin as it stands."""
        self.begin(is_asked=True)

    def begin(self, *, is_asked: bool) -> None:
        """Order the game; what is wrong with it is said here, or to the command line if nothing was asked here."""
        if not self.is_active:
            return  # begun already
        try:
            people, level = self.people(), str(self.pickers["level"].value)
            if self.loaded:
                self.full_app.go_on(self.loaded, people, level)
            else:
                self.full_app.begin(self.setup(), people, level, self.request.seed)
        except LudotecaError as error:
            if is_asked:
                self.say(error.explain(self.speaker.language))
            else:
                self.full_app.exit(error)

    def setup(self) -> Setup:
        """Read how the game is played; OptionError lists what does not go together."""
        players, mode = int(self.pickers["players"].value), str(self.pickers["mode"].value)
        values = read_options(self.info, self.request.options, players) | self.chosen_options()
        return self.info.setup(players, mode, **values | needed_value(self.info, players, values))

    def chosen_options(self) -> dict[str, Value]:
        """Read the options that differ from the usual rules."""
        defaults = {f"option-{option.name}": option for option in self.info.options}
        pickers = [one for one in self.query_one("#options").query(Picker) if one.name in defaults]
        chosen = {defaults[str(one.name)].name: one.value for one in pickers if one.answers}
        return {name: value for name, value in chosen.items() if value != defaults[f"option-{name}"].default}

    def people(self) -> dict[int, str]:
        """Read the names; who gives none that is one keeps a number."""
        count = int(self.pickers["people"].value)
        names = {seat: line.value.strip() for seat, line in enumerate(self.names[:count])}
        return {seat: name if is_name(name) else self.names[seat].placeholder for seat, name in names.items()}

    def action_language(self) -> None:
        """Switch to the other language."""
        self.speaker.change_language()
        self.fill(keep=True)

    def action_leave(self) -> None:
        """Leave without a game."""
        self.full_app.exit()
