"""What happened and why, for people: events of throws and moves, reasons of refusals, the state in words.

Nothing here decides anything. It looks at the states before and after and asks the same rule functions that the
engine asked.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from ludoteca.core.kernel import plain
from ludoteca.core.moves import MOVE, OVER, ROLL, Dice, State
from ludoteca.core.ranking import ranking_by
from ludoteca.core.refusals import Event, Refusal, Result
from ludoteca.core.text import Message
from ludoteca.games.parchis import engine, facts, rules
from ludoteca.games.parchis.board import COLOURS, GOAL, HOME, MOUTH, PIECES, PLACE, START, name_of
from ludoteca.games.parchis.facts import MoveFacts, ThrowFacts
from ludoteca.games.parchis.notation import barriers_of, colours_in, colours_in_play, colours_of_seat
from ludoteca.games.parchis.state import FINISH_ALL, GAME, INDIVIDUAL, MODES, NONE, PAIRS

# The clause of each reason; its sentence stands in the catalogues under the same name.
REFUSALS: Final = {
    engine.GAME_OVER: ("game_over", "P-E1"),
    engine.THROW_FIRST: ("throw_first", "P-T1"),
    engine.NOT_YOURS: ("not_yours", "P-T5"),
    engine.NO_PIECE_THERE: ("no_piece_there", "P-T5"),
    engine.NOT_FORWARD: ("not_forward", "P-M1"),
    engine.NOT_ON_WAY: ("not_on_way", "P-M1"),
    engine.BONUS_NOT_FROM_HOME: ("bonus_not_from_home", "P-M8"),
    engine.NEEDS_FIVE: ("needs_five", "P-T2"),
    engine.EXIT_TO_START: ("exit_to_start", "P-T2"),
    engine.START_CLOSED: ("start_closed", "P-T3"),
    engine.MUST_LEAVE_HOME: ("must_leave_home", "P-T2"),
    engine.OVERSHOOTS: ("overshoots", "P-M6"),
    engine.WRONG_COUNT: ("wrong_count", "P-T5"),
    engine.BARRIER: ("barrier", "P-M2"),
    engine.TWO_THERE: ("two_there", "P-M3"),
    engine.OWN_COLOUR: ("own_colour", "P-2c"),
    engine.MUST_OPEN_BARRIER: ("must_open_barrier", "P-T8"),
}
# Reasons whose sentence and clause depend on the case.
REFUSAL_VARIANTS: Final = {
    "wrong_count_six": "P-T6",
    "wrong_count_bonus": "P-M8",
    "barrier_of_partners": "P-4b",
}


def letters_of(state: State, seat: int) -> list[str]:
    """Name a seat by the letters of its colours."""
    return letters_in(int(state.mode), int(state.players), seat)


def letters_in(mode: int, players: int, seat: int) -> list[str]:
    """Name a seat of a game of that mode and so many players by the letters of its colours."""
    return [COLOURS[colour] for colour in colours_in(mode, players, seat)]


def why(state: State, move: int, number: int) -> Refusal:
    """Explain a refusal's number for the move it was given for."""
    key, clause = REFUSALS[number]
    colour, start, end = engine.decode(move)
    steps = int(rules.steps_due(state))
    parameters: dict[str, Any] = {
        "player": letters_of(state, state.seat),
        "colour": COLOURS[colour],
        "colours": letters_of(state, rules.seat_played_for(state)),
        "from": name_of(colour, start),
        "to": name_of(colour, end),
        "start": name_of(colour, START),
        "die": int(state.die),
        "bonus": int(state.bonus),
        "steps": steps,
    }
    if number == engine.OVERSHOOTS:
        parameters["needed"] = GOAL - start
    elif number == engine.WRONG_COUNT:
        parameters["reached"] = name_of(colour, start + steps)
        key, clause = _wrong_count_variant(state, key, clause)
    elif number == engine.BARRIER:
        step = rules.blocking_barrier(state, colour, start, start + steps)
        standing = state.squares[PLACE[colour, step]].tolist()
        parameters |= {
            "square": name_of(colour, step),
            "barrier": [COLOURS[one] for one in sorted(set(standing))],
        }
        if standing[0] != standing[1]:
            key = "barrier_of_partners"
            clause = REFUSAL_VARIANTS[key]
    elif number == engine.MUST_OPEN_BARRIER:
        parameters["squares"] = _squares_to_open(state)
    return Refusal(GAME, f"refusal.{key}", parameters, clause=clause)


def _wrong_count_variant(state: State, key: str, clause: str) -> tuple[str, str]:
    if state.bonus:
        key = "wrong_count_bonus"
    elif state.die == rules.SIX and rules.steps_due(state) != rules.SIX:
        key = "wrong_count_six"
    return key, REFUSAL_VARIANTS.get(key, clause)


def _squares_to_open(state: State) -> list[str]:
    """List the squares of the barriers that the player can open now."""
    return [
        name_of(colour, int(state.pieces[colour, piece]))
        for colour in colours_of_seat(state, rules.seat_played_for(state))
        for piece in range(PIECES)
        if state.choices & engine.bit_of(colour, piece)
        and rules.is_in_own_barrier(state, colour, int(state.pieces[colour, piece]))
    ]


class Teller:
    """Tells what happened between two states."""

    def __init__(self, before: State, after: State) -> None:
        """Look at the states before and after a throw or a move."""
        self.before, self.after = before, after
        self.events: tuple[Event, ...] = ()

    def tell_throw(self, dice: Dice) -> None:
        """Tell a throw and what followed from it."""
        happened = facts.of_throw(self.before, dice[0], self.after)
        asks = happened.phase == MOVE and rules.asks_to_open_barriers(self.after)
        self.events = throw_story(happened, tuple(_squares_to_open(self.after)) if asks else ())

    def tell_move(self, move: int) -> None:
        """Tell a move and what followed from it."""
        happened = facts.of_move(self.before, move, self.after)
        if happened.phase == OVER:
            ended = result(self.after)
            self.events = move_story(happened, move, ended.clause, ended.winners)
        else:
            self.events = move_story(happened, move)


def foretell(state: State, moves: Sequence[int]) -> list[tuple[Event, ...]]:
    """Tell what would happen in each of some legal moves."""
    return [
        _foretell_end(state, move) if happened.phase == OVER else move_story(happened, move)
        for move, happened in zip(moves, facts.of_moves(state, moves), strict=True)
    ]


def _foretell_end(state: State, move: int) -> tuple[Event, ...]:
    after = state.copy()
    engine.play(after, move)
    teller = Teller(state, after)
    teller.tell_move(move)
    return teller.events


class Story:
    """What is told of a throw or a move, an event at a time."""

    def __init__(self, happened: ThrowFacts | MoveFacts) -> None:
        self.happened = happened
        self.common = {"seat": happened.seat, "player": self.letters(happened.seat)}
        self.events: list[Event] = []

    def letters(self, seat: int) -> list[str]:
        """Name a seat by the letters of its colours."""
        return letters_in(self.happened.mode, self.happened.players, seat)

    def tell(self, kind: str, clause: str, **parameters: Any) -> None:
        """Add an event."""
        self.events.append(Event(GAME, f"event.{kind}", self.common | parameters, clause=clause))

    def tell_end_of_throw(self, *, another: bool) -> None:
        """Tell who throws next."""
        if another:
            self.tell("extra_throw", "P-T9")
        else:
            self.tell_turn_passed()

    def tell_turn_passed(self) -> None:
        """Tell whose turn it is now."""
        following = self.happened.next_seat
        self.tell("turn_passed", "P-S3", next=self.letters(following), next_seat=following)


@lru_cache(maxsize=5_000)
def throw_story(happened: ThrowFacts, squares_to_open: tuple[str, ...]) -> tuple[Event, ...]:
    """Tell a throw and what followed from it."""
    story, die = Story(happened), happened.die
    if happened.is_opening:
        tell_opening(story, happened)
        return tuple(story.events)
    story.tell("threw", "P-T1", die=die)
    if happened.for_seat != happened.seat:
        story.tell("for_partner", "P-4c", partner=story.letters(happened.for_seat))
    if happened.third_six:
        tell_third_six(story, happened)
    elif happened.phase == MOVE:
        if happened.must_leave_home:
            story.tell("must_leave_home", "P-T2", die=die)
        if die == rules.SIX and happened.steps != rules.SIX:
            story.tell("six_counts", "P-T6", steps=happened.steps)
        if squares_to_open:
            story.tell("must_open_barrier", "P-T8", squares=list(squares_to_open))
    else:
        story.tell("no_move", "P-T7", die=die)
        if die == rules.SIX and not happened.has_another:
            story.tell("no_extra_throw", "P-T9")
        story.tell_end_of_throw(another=bool(happened.has_another))
    return tuple(story.events)


def tell_opening(story: Story, happened: ThrowFacts) -> None:
    """Tell a throw for who starts."""
    story.tell("opening_throw", "P-S3", die=happened.die)
    if not happened.contest:
        story.tell("starts", "P-S3", starter=story.letters(happened.next_seat))
    elif happened.next_seat <= happened.seat:
        tied = [story.letters(seat) for seat in range(4) if happened.contest >> seat & 1]
        story.tell("opening_tie", "P-S3", tied=tied, players=happened.players)


def tell_third_six(story: Story, happened: ThrowFacts) -> None:
    """Tell what the third six did."""
    if happened.third_six == facts.SENDS_HOME:
        colour, square = COLOURS[happened.last_colour], name_of(happened.last_colour, happened.last_step)
        story.tell("sent_home", "P-T10", colour=colour, square=square)
    elif happened.third_six == facts.SPARES:
        story.tell("third_six_spared", "P-T10")
    else:
        story.tell("third_six", "P-T10")
    story.tell_turn_passed()


@lru_cache(maxsize=50_000)
def move_story(
    happened: MoveFacts, move: int, end_clause: str = "", winners: tuple[int, ...] = ()
) -> tuple[Event, ...]:
    """Tell a move and what followed from it; where the game has ended by it, by which clause and who won."""
    story = Story(happened)
    colour, start, end = plain(engine.decode)(move)
    letter, square = COLOURS[colour], name_of(colour, end)
    path = [name_of(colour, step) for step in range(start + 1, end + 1)]
    if start == HOME:
        story.tell("left_home", "P-T2", colour=letter, square=square, path=path)
    else:
        origin, way = name_of(colour, start), way_of(start, end)
        story.tell("moved", "P-M1", colour=letter, origin=origin, square=square, way=way, path=path)
    if happened.eaten != NONE:
        clause = "P-T4" if start == HOME else "P-M4"
        story.tell("ate", clause, colour=letter, eaten=COLOURS[happened.eaten], square=square)
    if end == GOAL:
        story.tell("reached_goal", "P-M6", colour=letter)
    if happened.finisher == NONE:
        tell_bonus(story, happened)
        return tuple(story.events)
    finisher, mode = story.letters(happened.finisher), MODES[happened.mode]
    story.tell("finished", "P-E1", finisher=finisher, place=happened.place, mode=mode)
    if happened.phase == OVER:
        story.tell("game_over", end_clause, winners=[story.letters(seat) for seat in winners])
    else:
        story.tell_turn_passed()
    return tuple(story.events)


def way_of(start: int, end: int) -> str:
    """Name the part of its way that a piece in play goes: its sentence is put in other words for each."""
    if start > MOUTH:
        return "arriving" if end == GOAL else "corridor"
    return "entering" if MOUTH < end < GOAL else "along"


def tell_bonus(story: Story, happened: MoveFacts) -> None:
    """Tell a bonus earned, and whether it can be played."""
    bonus, playable = happened.bonus, happened.phase == MOVE
    if bonus:
        clause = "P-M4" if bonus == rules.BONUS_FOR_EATING else "P-M7"
        story.tell("earned_bonus", clause, bonus=bonus, playable=playable)
        if playable:
            return
        story.tell("bonus_lost", "P-M8", bonus=bonus)
    story.tell_end_of_throw(another=bool(happened.has_another))


def result(state: State) -> Result:
    """Tell why a game that is over has ended."""
    places = ranking_by(engine.place_of, state, int(state.players))
    if state.mode == PAIRS:
        key, clause = "pairs", "P-4d"
    elif state.mode == INDIVIDUAL:
        key, clause = ("places", "P-E2") if state.play_on and state.players > 2 else ("first", "P-E1")
    else:
        key, clause = "two_colours", "P-2d"
    parameters = {
        "winners": [letters_of(state, seat) for seat in places[0]],
        "places": [[letters_of(state, seat) for seat in place] for place in places],
        "finish": "all" if state.finish == FINISH_ALL else "one-colour",
    }
    return Result(GAME, f"result.{key}", parameters, clause=clause, winners=places[0])


def describe(state: State) -> tuple[Message, ...]:
    """Tell the whole state in sentences: whose turn, then each colour, then the barriers."""
    messages = [_whose_turn(state)]
    for colour in colours_in_play(state):
        steps = state.pieces[colour].tolist()
        squares = _squares_with_counts(colour, steps)
        counts = {"home": steps.count(HOME), "goal": steps.count(GOAL)}
        key = "pieces" if squares else "pieces_none"
        messages.append(Message(GAME, f"describe.{key}", {"colour": COLOURS[colour], "squares": squares, **counts}))
    barriers = [square for _, square in barriers_of(state)]
    if barriers:
        messages.append(Message(GAME, "describe.barriers", {"squares": barriers}))
    return tuple(messages)


def _squares_with_counts(colour: int, steps: list[int]) -> list[str]:
    """Name the squares of a colour's pieces in play, each once: with `=` before it where two stand."""
    in_play = sorted({step for step in steps if step not in (HOME, GOAL)})
    return ["=" * (steps.count(step) - 1) + name_of(colour, step) for step in in_play]


def _whose_turn(state: State) -> Message:
    if state.phase == OVER:
        return result(state)
    parameters = {
        "player": letters_of(state, state.seat),
        "die": int(state.die),
        "bonus": int(state.bonus),
        "sixes": int(state.sixes),
    }
    if state.phase == ROLL:
        key = "opening" if state.contest else "throws_again" if state.sixes else "throws"
    else:
        key = "plays_bonus" if state.bonus else "plays"
    return Message(GAME, f"describe.{key}", parameters)
