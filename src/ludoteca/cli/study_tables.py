"""What `ludoteca study` shows people: what decided a game, its turning points, and what would have been better."""

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from ludoteca.analysis.wording import number
from ludoteca.cli.story import colour_words
from ludoteca.core.game import Game
from ludoteca.core.text import say, visible
from ludoteca.study import GRADES, Report, StudiedChoice, StudiedThrow
from ludoteca.study.grades import least_losses
from ludoteca.study.report import Seats

DOMAIN: Final = "study"
GRAVE: Final = ("mistake", "blunder")  # grades of choices that are told in full


def show(report: Report, game: Game, language: str) -> None:
    """Print a report."""
    console = Console(highlight=False)
    for part in StudyTables(report, game, language).parts():
        console.print(part, markup=False)


class StudyTables:
    """A report in tables and sentences of a language."""

    def __init__(self, report: Report, game: Game, language: str) -> None:
        self.report, self.game, self.language = report, game, language

    def say(self, key: str, **parameters: Any) -> str:
        """Say a sentence."""
        return say(DOMAIN, key, self.language, **parameters)

    def parts(self) -> list[Table | str]:
        """List all that is printed."""
        report = self.report
        parts: list[Table | str] = [self.title(), "", self.totals()]
        parts += [self.explanation(), ""]
        if not report.choices:
            return [*parts, self.say("no_choices")]
        turning = [f"- {self.told(step)}" for step in report.turning_points()]
        parts += [self.grades(), "", self.say("title.turning"), *turning]
        return [*parts, "", self.say("title.mistakes"), *(f"- {one}" for one in self.grave())]

    def title(self) -> str:
        """Name the game and who played it."""
        names = ", ".join(map(self.name, range(self.report.players)))
        return f"{self.game.rulebook.info.label(self.language)}: {names}"

    def explanation(self) -> str:
        """Say how the columns of the totals hang together."""
        if not self.report.result:
            return self.say("unfinished")
        known = self.say("what_it_is" if self.report.throws else "what_it_is_without_dice")
        return f"{known} {self.say('rolled_out', count=self.report.rollouts)}" if self.report.rollouts else known

    def grave(self) -> list[str]:
        """Say what each mistake has cost, and what was better; in one sentence where there was none."""
        told = [self.told(choice) for choice in self.report.choices if choice.grade in GRAVE]
        least = least_losses(has_dice=self.game.rulebook.info.dice > 0)["mistake"]
        return told or [self.say("no_mistakes", least=self.percent(least, 0))]

    def name(self, seat: int) -> str:
        """Name a seat by its person, or by its colours."""
        person = visible(self.report.names.get(seat, ""))
        return person or "+".join(colour_words(self.game, seat, self.language))

    def totals(self) -> Table:
        """Lay out what decided the result of each seat; without luck where nothing is thrown."""
        columns = ["start", "place", "luck", "quality", "drift", "result" if self.report.result else "now", "adjusted"]
        rows = [
            [
                self.percent(one.start),
                number(self.report.expected_places[seat], self.language, 2),
                *map(self.signed, (one.luck, one.quality, one.drift)),
                *map(self.percent, (one.result, one.adjusted)),
            ]
            for seat, one in enumerate(self.report.totals())
        ]
        shown = [index for index, name in enumerate(columns) if self.report.throws or name not in ("luck", "adjusted")]
        heads = [self.say(f"column.{columns[index]}") for index in shown]
        return self.table("totals", heads, [[row[index] for index in shown] for row in rows])

    def grades(self) -> Table:
        """Lay out how well each seat has chosen."""
        heads = [self.say(f"column.{name}") for name in ("choices", "loss")]
        rows = [
            [str(one.choices), self.percent(one.loss_a_choice, 2), *(str(one.grades[grade]) for grade in GRADES)]
            for one in self.report.totals()
        ]
        return self.table("grades", [*heads, *(self.say(f"grade.{grade}") for grade in GRADES)], rows)

    def table(self, name: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
        """Make a table with a row of numbers for each seat."""
        table = Table(title=self.say(f"title.{name}"), title_justify="left", title_style="bold")
        table.add_column(self.say("column.seat"))
        for head in heads:
            table.add_column(head, justify="right")
        for seat, row in enumerate(rows):
            table.add_row(self.name(seat), *row)
        return table

    def told(self, step: StudiedThrow | StudiedChoice) -> str:
        """Say what a step has changed."""
        who = {"step": step.index + 1, "name": self.name(step.seat)}
        if isinstance(step, StudiedThrow):
            luck = step.luck
            whom = max(range(self.report.players), key=lambda seat: abs(luck[seat]))
            dice = "-".join(map(str, step.dice))
            changed = self.say("lucky", **who, dice=dice, change=self.signed(luck[whom]), whom=self.name(whom))
            return f"{changed} {self.place(step.expected, step.after, whom)}".strip()
        reason = step.for_chosen.explain(self.language) if step.for_chosen else ""
        costly = self.say("costly", **who, move=step.move, loss=self.loss(step), reason=reason)
        if step.for_best is None:
            return costly
        costly = f"{costly} {self.place(step.best.chances, step.chosen.chances, step.seat)}".strip()
        return f"{costly} {self.say('better', move=step.best.move, reason=step.for_best.explain(self.language))}"

    def place(self, before: Seats, after: Seats, seat: int) -> str:
        """Say how the place that a seat can expect has changed; nothing where two play, whose chances say it all."""
        if self.report.sides == 2:
            return ""
        places = [number(self.report.places(chances)[seat], self.language, 2) for chances in (before, after)]
        return self.say("place", before=places[0], after=places[1])

    def loss(self, choice: StudiedChoice) -> str:
        """Write what a choice has cost, with its standard error where it was rolled out."""
        loss = self.percent(choice.loss)
        return f"{loss} ± {self.percent(choice.error)}" if choice.error else loss

    def percent(self, share: float, decimals: int = 1) -> str:
        """Write a share, or what is beyond."""
        return f"{number(100 * share, self.language, decimals)} %"

    def signed(self, change: float) -> str:
        """Write a change of a share."""
        return f"{'+' if change >= 0 else ''}{self.percent(change)}"
