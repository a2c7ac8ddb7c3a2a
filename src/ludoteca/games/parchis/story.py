"""What happened and why, for people: events of throws and moves, reasons of refusals, the state in words.

Nothing here decides anything. It looks at the states before and after and asks the same rule functions that the
engine asked.
"""

from typing import Any, Final

from ludoteca.core.moves import MOVE, OVER, ROLL, Dice, State
from ludoteca.core.refusals import Event, Refusal, Result
from ludoteca.core.text import Message
from ludoteca.games.parchis import engine, rules
from ludoteca.games.parchis.board import COLOURS, GOAL, HOME, PIECES, PLACE, START, name_of
from ludoteca.games.parchis.notation import barriers_of, colours_in_play, colours_of_seat
from ludoteca.games.parchis.state import GAME, INDIVIDUAL, NONE, PAIRS, SIXES_HOME

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
    return [COLOURS[colour] for colour in colours_of_seat(state, seat)]


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
    """Tells what happened between two states, an event at a time."""

    def __init__(self, before: State, after: State) -> None:
        """Look at the states before and after a throw or a move."""
        self.before, self.after = before, after
        self.player = letters_of(before, before.seat)
        self.events: list[Event] = []

    def tell(self, kind: str, clause: str, **parameters: Any) -> None:
        """Add an event."""
        common = {"seat": int(self.before.seat), "player": self.player}
        self.events.append(Event(GAME, f"event.{kind}", common | parameters, clause=clause))

    def tell_throw(self, dice: Dice) -> None:
        """Tell a throw and what followed from it."""
        (die,) = dice
        if self.before.contest:
            self.tell_opening(die)
            return
        self.tell("threw", "P-T1", die=die)
        for_seat = rules.seat_played_for(self.before)
        if for_seat != self.before.seat:
            self.tell("for_partner", "P-4c", partner=letters_of(self.before, for_seat))
        if die == rules.SIX and self.before.sixes == 2:
            self.tell_third_six()
        elif self.after.phase == MOVE:
            self.tell_what_is_asked(die)
        else:
            self.tell("no_move", "P-T7", die=die)
            self.tell_end_of_throw(another=die == rules.SIX)

    def tell_opening(self, die: int) -> None:
        """Tell a throw for who starts."""
        before, after = self.before, self.after
        self.tell("opening_throw", "P-S3", die=die)
        if not after.contest:
            self.tell("starts", "P-S3", starter=letters_of(after, after.seat))
        elif after.seat <= before.seat:
            tied = [letters_of(after, seat) for seat in range(4) if after.contest >> seat & 1]
            self.tell("opening_tie", "P-S3", tied=tied)

    def tell_third_six(self) -> None:
        """Tell what the third six did."""
        before = self.before
        if rules.sent_home_by_third_six(before):
            colour, step = int(before.last_colour), int(before.last_step)
            self.tell("sent_home", "P-T10", colour=COLOURS[colour], square=name_of(colour, step))
        elif before.three_sixes == SIXES_HOME:
            self.tell("third_six_spared", "P-T10")
        else:
            self.tell("third_six", "P-T10")
        self.tell_turn_passed()

    def tell_what_is_asked(self, die: int) -> None:
        """Tell what the player must do with the throw, where the rules narrow it down."""
        after = self.after
        steps = rules.steps_due(after)
        if rules.must_leave_home_first(after):
            self.tell("must_leave_home", "P-T2", die=die)
        if die == rules.SIX and steps != rules.SIX:
            self.tell("six_counts", "P-T6", steps=int(steps))
        squares = _squares_to_open(after) if rules.asks_to_open_barriers(after) else []
        if squares:
            self.tell("must_open_barrier", "P-T8", squares=squares)

    def tell_move(self, move: int) -> None:
        """Tell a move and what followed from it."""
        colour, start, end = engine.decode(move)
        letter, square = COLOURS[colour], name_of(colour, end)
        path = [name_of(colour, step) for step in range(start + 1, end + 1)]
        if start == HOME:
            self.tell("left_home", "P-T2", colour=letter, square=square, path=path)
        else:
            came_from = name_of(colour, start)
            self.tell("moved", "P-M1", colour=letter, origin=came_from, square=square, path=path)
        eaten = engine.eaten_by(self.before, colour, start, end)
        if eaten != NONE:
            clause = "P-T4" if start == HOME else "P-M4"
            self.tell("ate", clause, colour=letter, eaten=COLOURS[eaten], square=square)
        if end == GOAL:
            self.tell("reached_goal", "P-M6", colour=letter)
        if self.after.finishers > self.before.finishers:
            self.tell_finish()
        else:
            self.tell_bonus(int(rules.bonus_for(eaten, end)))

    def tell_bonus(self, bonus: int) -> None:
        """Tell a bonus earned, and whether it can be played."""
        if bonus:
            self.tell("earned_bonus", "P-M4" if bonus == rules.BONUS_FOR_EATING else "P-M7", bonus=bonus)
            if self.after.phase == MOVE:
                return
            self.tell("bonus_lost", "P-M8", bonus=bonus)
        self.tell_end_of_throw(another=rules.gives_another_throw(self.before))

    def tell_finish(self) -> None:
        """Tell that somebody's last piece has arrived."""
        after = self.after
        place = int(after.finishers)
        finisher = int(after.finished[place - 1])
        self.tell("finished", "P-E1", finisher=letters_of(after, finisher), place=place)
        if after.phase == OVER:
            ended = result(after)
            winners = [letters_of(after, seat) for seat in ended.winners]
            self.tell("game_over", ended.clause, winners=winners)
        else:
            self.tell_turn_passed()

    def tell_end_of_throw(self, *, another: bool) -> None:
        """Tell who throws next."""
        if another:
            self.tell("extra_throw", "P-T9")
        else:
            self.tell_turn_passed()

    def tell_turn_passed(self) -> None:
        """Tell whose turn it is now."""
        self.tell(
            "turn_passed",
            "P-S3",
            next=letters_of(self.after, self.after.seat),
            next_seat=int(self.after.seat),
        )


def result(state: State) -> Result:
    """Tell why a game that is over has ended."""
    places = engine.ranking(state)
    if state.mode == PAIRS:
        key, clause = "pairs", "P-4d"
    elif state.mode == INDIVIDUAL:
        key, clause = ("places", "P-E2") if state.play_on and state.players > 2 else ("first", "P-E1")
    else:
        key, clause = "two_colours", "P-2d"
    parameters = {
        "winners": [letters_of(state, seat) for seat in places[0]],
        "places": [[letters_of(state, seat) for seat in place] for place in places],
    }
    return Result(GAME, f"result.{key}", parameters, clause=clause, winners=places[0])


def describe(state: State) -> tuple[Message, ...]:
    """Tell the whole state in sentences: whose turn, then each colour, then the barriers."""
    messages = [_whose_turn(state)]
    for colour in colours_in_play(state):
        steps = state.pieces[colour].tolist()
        squares = [name_of(colour, step) for step in steps if step not in (HOME, GOAL)]
        counts = {"home": steps.count(HOME), "goal": steps.count(GOAL)}
        key = "pieces" if squares else "pieces_none"
        messages.append(Message(GAME, f"describe.{key}", {"colour": COLOURS[colour], "squares": squares, **counts}))
    barriers = [square for _, square in barriers_of(state)]
    if barriers:
        messages.append(Message(GAME, "describe.barriers", {"squares": barriers}))
    return tuple(messages)


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
