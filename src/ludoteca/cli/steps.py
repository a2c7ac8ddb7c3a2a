"""How a choice step by step is shown: the question, and the options side by side."""

from collections.abc import Iterator, Mapping

from ludoteca.cli.choosing import Candidate, Choosing, Left
from ludoteca.cli.story import foretell
from ludoteca.cli.table import Table
from ludoteca.core.moves import Move
from ludoteca.core.text import catalogue

QUESTIONS = ("first_step", "second_step", "third_step")  # a game's own, which it need not have
NAMED = 6  # options


class StepView:
    """Shows how the moves that are left go on."""

    def __init__(self, table: Table, choosing: Choosing) -> None:
        self.table, self.game, self.screen = table, table.game, table.screen
        self.choosing = choosing

    def show(self) -> None:
        """Say what nobody had to choose, then list the options, or the one move that is left."""
        left = self.choosing.left
        if left.implied:
            self.screen.say("step.implied", steps=left.implied)
        if left.only_move:
            self.screen.entry(f"{left.text}: ", self.outcome(left.only_move))
            return
        labels = self.labels(left)
        for steps in groups(left.options()):
            self.screen.columns([labels[step] for step in steps])

    def labels(self, left: Left) -> dict[str, str]:
        """Write the options as they can be typed, with their numbers where they have some, and what they mean."""
        hints = {step: self.hint(left, step, moves) for step, moves in left.options().items()}
        if len(set(hints.values())) == 1:
            hints = dict.fromkeys(hints, "")  # what is true of all helps nobody to choose
        width = max(len(left.bare(step)) for step in hints)
        labels = {}
        for number, (step, hint) in enumerate(hints.items(), 1):
            lead = f"{number:>2}) " if left.is_numbered() else ""
            labels[step] = f"{lead}{left.bare(step).ljust(width)}  {hint}".rstrip()
        return labels

    def hint(self, left: Left, step: str, candidates: list[Candidate]) -> str:
        """Tell what an option means: the rulebook's signs, or what the only move that has it would do."""
        signs = self.game.rulebook.step_hint(self.game.state, candidates[0].move, len(left.path) + 1)
        if signs or len(candidates) > 1:
            return signs
        return foretell(self.game, candidates[0].move, self.screen.language)

    def outcome(self, move: Move) -> str:
        """Say what a move would do, after the rulebook's signs for how it ends."""
        signs = self.game.rulebook.step_hint(self.game.state, move, len(move.steps))
        return f"{signs}  {foretell(self.game, move, self.screen.language)}".lstrip()

    def choices(self) -> str:
        """Name the first options, or the numbers that they have."""
        left = self.choosing.left
        names = [left.bare(step) for step in left.options()]
        if left.is_numbered() and names:
            return f"1–{len(names)}"
        return ", ".join(names[:NAMED]) + (", …" if len(names) > NAMED else "")

    def question(self) -> str:
        """Ask for the next step, in the game's own words where it has them."""
        count = len(self.choosing.left.path)
        own: Mapping[str, str] = catalogue(self.game.id, self.screen.language).get("step", {})
        general = self.screen.words("step.go_on" if count else "step.begin")
        return own.get(QUESTIONS[count], general) if count < len(QUESTIONS) else general


def groups(options: Mapping[str, list[Candidate]]) -> Iterator[list[str]]:
    """Part the options by the sign that follows them: what is placed from what is moved."""
    found: dict[str, list[str]] = {}
    for step, candidates in options.items():
        steps = candidates[0].steps
        after = steps[steps.index(step) + 1 :]
        found.setdefault(after[0][0] if after else "", []).append(step)
    yield from found.values()
