"""What can be done now, as entries of a list: throw, a move, a step of one, or what comes after the end."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from ludoteca.cli.move_selection import RemainingMoves, narrowed
from ludoteca.cli.turn import Turn, groups
from ludoteca.core.game import Game
from ludoteca.core.moves import Move

AFTER_THE_END = ("rematch", "new", "save", "quit")
LABEL = "bold"
DETAIL = "not bold"


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing to do: an act, and the moves that it is about."""

    act: str  # `throw`, `move`, `step`, `back`, or one of AFTER_THE_END
    label: Text
    moves: Sequence[Move] = ()
    remaining: RemainingMoves | None = None


def entries_of(turn: Turn) -> list[Entry]:
    """List what the next player can do."""
    if turn.situation == "roll":
        return [named(turn, "throw")]
    if turn.situation == "over":
        return [named(turn, act) for act in AFTER_THE_END]
    return steps_of(turn) if turn.is_by_steps else moves_of(turn)


def named(turn: Turn, act: str) -> Entry:
    """Make an entry of an act that needs no more words."""
    return Entry(act, Text(turn.speaker.words(f"act.{act}"), LABEL))


def moves_of(turn: Turn) -> list[Entry]:
    """List the moves with their numbers and what they do."""
    previews = turn.table.preview(turn.moves, turn.speaker.language)
    width = max(len(move.text) for move in turn.moves)
    entries = []
    for number, (move, words) in enumerate(zip(turn.moves, previews, strict=True), 1):
        label = Text.assemble(f"{number} ", (move.text.ljust(width), LABEL), "  ", (words, DETAIL))
        entries.append(Entry("move", label, (move,)))
    return entries


def steps_of(turn: Turn) -> list[Entry]:
    """List how the remaining moves go on, and the way back."""
    remaining = turn.selection.remaining
    back = [named(turn, "back")] if turn.selection.is_begun else []
    if remaining.only_move:
        label = Text.assemble((remaining.text, LABEL), "  ", (turn.outcome(remaining.only_move), DETAIL))
        return [Entry("move", label, (remaining.only_move,)), *back]
    options, labels = remaining.options(), turn.labels()
    entries = []
    for step in (step for steps in groups(remaining) for step in steps):
        moves = options[step]
        after = narrowed(moves, remaining.text + step)
        act = "move" if after.only_move and not after.implied else "step"  # the last step plays the move
        entries.append(Entry(act, Text(labels[step]), moves, after))
    return [*entries, *back]


def common_spots(game: Game, moves: Sequence[Move]) -> frozenset[str]:
    """List the spots of the board that all of some moves touch; moves are sorted, so the first and the last tell."""
    touched = [
        frozenset(spot for leg in game.legs(move) for spot in (leg.origin, leg.target))
        for move in (*moves[:1], *moves[-1:])
    ]
    return frozenset.intersection(*touched) if touched else frozenset()
