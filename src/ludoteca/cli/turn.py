"""What is asked of the next player: a throw, a move, a step of one, or nothing more; the same in every view."""

from collections.abc import Iterator, Mapping

from ludoteca.cli.move_selection import MoveSelection, RemainingMoves
from ludoteca.cli.output import Speaker, sentence
from ludoteca.cli.table import Table
from ludoteca.core.errors import InvalidMove
from ludoteca.core.moves import Move, Played
from ludoteca.core.refusals import Refusal
from ludoteca.core.text import catalogue

LISTED_AT_ONCE = 20  # moves; more are chosen step by step, where their spelling has steps
QUESTIONS = ("first_step", "second_step", "third_step")  # a game's own, which it need not have
NAMED = 6  # options


class Turn:
    """One question at a table, and how far the choice of a move has come."""

    def __init__(self, table: Table, speaker: Speaker) -> None:
        self.table, self.game, self.speaker = table, table.game, speaker
        self.moves = table.moves
        self.selection = MoveSelection(self.moves, LISTED_AT_ONCE)
        self.is_by_steps = self.selection.is_by_steps
        self.clause = ""  # of the rules, named last

    @property
    def situation(self) -> str:
        """What is asked: `roll`, `move`, `only_move`, `over`; step by step, `step`, `next_step` or `last_step`."""
        if self.is_by_steps:
            if self.selection.remaining.only_move:
                return "last_step"
            return "next_step" if self.selection.is_begun else "step"
        return "only_move" if len(self.moves) == 1 else self.game.phase

    def question(self) -> str:
        """Return the question: who is asked, and for what."""
        seat, remaining = self.game.seat, self.selection.remaining
        if seat is None:
            return self.speaker.words(f"turn.{self.situation}")
        chosen = {"text": remaining.text, "question": self.step_question()}
        return self.speaker.words(f"turn.{self.situation}", seat=self.table.label(seat, self.speaker), **chosen)

    def step_question(self) -> str:
        """Ask for the next step, in the game's own words where it has them."""
        count = len(self.selection.remaining.path)
        own: Mapping[str, str] = catalogue(self.game.id, self.speaker.language).get("step", {})
        general = self.speaker.words("step.go_on" if count else "step.begin")
        return own.get(QUESTIONS[count], general) if count < len(QUESTIONS) else general

    def expected(self) -> str:
        """Describe what an answer could be."""
        parameters = {"count": len(self.moves), "example": self.example(), "choices": self.choices()}
        return self.speaker.words(f"turn.expected.{self.situation}", **parameters)

    def example(self) -> str:
        """Return a move that is legal now, or any that was played."""
        played = (one.move for one in reversed(self.game.history) if isinstance(one, Played))
        legal = min((move.text for move in self.selection.remaining.moves), key=len, default="")
        return legal or str(next(played, ""))

    # What could be chosen

    def choices(self) -> str:
        """Name the first options, or the numbers that they have."""
        remaining = self.selection.remaining
        names = [remaining.bare(step) for step in remaining.options()]
        if remaining.is_numbered() and names:
            return f"1–{len(names)}"
        return ", ".join(names[:NAMED]) + (", …" if len(names) > NAMED else "")

    def labels(self) -> dict[str, str]:
        """Write the options as they can be typed, with their numbers where they have some, and what they mean."""
        remaining = self.selection.remaining
        hints = {step: self.hint(moves) for step, moves in remaining.options().items()}
        if len(set(hints.values())) == 1:
            hints = dict.fromkeys(hints, "")  # what is true of all helps nobody to choose
        width = max(len(remaining.bare(step)) for step in hints)
        labels = {}
        for number, (step, hint) in enumerate(hints.items(), 1):
            lead = f"{number:>2}) " if remaining.is_numbered() else ""
            labels[step] = f"{lead}{remaining.bare(step).ljust(width)}  {hint}".rstrip()
        return labels

    def hint(self, moves: list[Move]) -> str:
        """Describe what an option means: the rulebook's signs, or what the only move that has it would do."""
        signs = self.game.rulebook.notation.step_hint(
            self.game.state, moves[0].code, len(self.selection.remaining.path) + 1
        )
        return signs if signs or len(moves) > 1 else self.preview(moves[0])

    def outcome(self, move: Move) -> str:
        """Describe what a move would do, after the rulebook's signs for how it ends."""
        signs = self.game.rulebook.notation.step_hint(self.game.state, move.code, len(move.steps))
        return f"{signs}  {self.preview(move)}".strip()

    def preview(self, move: Move) -> str:
        """Describe what a move would do."""
        return self.table.preview([move], self.speaker.language)[0]

    # What was typed

    def move_named(self, line: str) -> Move | None:
        """Find a legal move by its number in the list or its spelling, in capitals or not."""
        for number, move in enumerate(self.moves, 1):
            if (line == str(number) and not self.is_by_steps) or line.casefold() == move.text.casefold():
                return move
        return None

    def read_move(self, text: str) -> Move:
        """Read a spelling as it is typed, or else with the capitals that people leave out."""
        words = text.split()
        for variant in (text, " ".join(words).lower(), " ".join(words).upper(), " ".join(map(str.capitalize, words))):
            try:
                return self.game.read(variant)
            except InvalidMove:
                continue
        return self.game.read(text)

    def guess_refusal(self, line: str) -> Refusal | None:
        """Find out which rule is against a step, from any move that has it."""
        for text in self.selection.guesses(line):
            try:
                return self.game.why_not(text)
            except InvalidMove:
                continue
        return None

    def why(self, text: str) -> str:
        """Explain whether a move is allowed now, and if not, why."""
        if not text:
            return self.speaker.words("why.which", example=self.example())
        try:
            move = self.read_move(text)
        except InvalidMove as error:
            return sentence(error.explain(self.speaker.language))
        refusal = self.game.why_not(move)
        return self.refusal_words(refusal) if refusal else self.speaker.words("why.legal", move=move)

    def refusal_words(self, refusal: Refusal) -> str:
        """Explain why a move is not allowed, and by which rule."""
        self.clause = refusal.clause
        return self.speaker.words("rule", sentence=refusal.explain(self.speaker.language), clause=refusal.clause)


def groups(remaining: RemainingMoves) -> Iterator[list[str]]:
    """Group the options by the sign that follows them: what is placed from what is moved."""
    found: dict[str, list[str]] = {}
    for step, moves in remaining.options().items():
        steps = moves[0].steps
        after = steps[steps.index(step) + 1 :]
        found.setdefault(after[0][0] if after else "", []).append(step)
    yield from found.values()
