"""What happened and why, for people: events of throws and plays, reasons of refusals, the state in words.

Nothing here decides anything. It looks at the states before and after and asks the same rule functions that the
engine asked.
"""

from collections.abc import Callable
from typing import Any, Final

from ludoteca.core.moves import MOVE, OVER, ROLL, Dice, State
from ludoteca.core.ranking import ranking_by
from ludoteca.core.refusals import Event, Refusal, Result
from ludoteca.core.text import Message
from ludoteca.games.parques import engine, rules
from ludoteca.games.parques.board import COLOURS, HOME, START, STEP_AT, name_of
from ludoteca.games.parques.notation import colours_in_play, dice_of, spell, spell_dice, steps_of
from ludoteca.games.parques.state import GAME, NO_STEP

# The clause of each reason; its sentence stands in the catalogues under the same name.
REFUSALS: Final = {
    engine.GAME_OVER: ("game_over", "Q-E2"),
    engine.THROW_FIRST: ("throw_first", "Q-T1"),
    engine.NOT_YOURS: ("not_yours", "Q-T3"),
    engine.SAME_PIECE_TWICE: ("same_piece_twice", "Q-T4"),
    engine.NO_PIECE_THERE: ("no_piece_there", "Q-T3"),
    engine.FROM_JAIL: ("from_jail", "Q-T2"),
    engine.NOT_ON_WAY: ("not_on_way", "Q-B1"),
    engine.NOT_FORWARD: ("not_forward", "Q-B1"),
    engine.ONLY_A_PRIZE: ("only_a_prize", "Q-T6"),
    engine.ONE_DIE_ONE_PIECE: ("one_die_one_piece", "Q-E4"),
    engine.ONE_DIE_LEFT: ("one_die_left", "Q-T2"),
    engine.OVERSHOOTS: ("overshoots", "Q-E1"),
    engine.WRONG_COUNT: ("wrong_count", "Q-T3"),
    engine.NO_MIDDLE: ("no_middle", "Q-T4"),
    engine.NAME_MIDDLE: ("name_middle", "Q-T4"),
    engine.USE_BOTH_DICE: ("use_both_dice", "Q-T4"),
}
# Reasons whose sentence and clause depend on the case.
REFUSAL_VARIANTS: Final = {
    "wrong_split": "Q-T3",
    "wrong_middle": "Q-T4",
}


def letter_of(state: State, seat: int) -> str:
    """Name a seat by the letter of its colour."""
    return COLOURS[rules.colour_of(state, seat)]


def why(state: State, move: int, number: int) -> Refusal:
    """Explain a refusal's number for the play it was given for."""
    key, clause = REFUSALS[number]
    board = int(state.board)
    colour, start, middle, end, second_start, _ = engine.decode(move)
    if number == engine.WRONG_COUNT and second_start != NO_STEP:
        key = "wrong_split"
    elif number == engine.WRONG_COUNT and middle != NO_STEP and end - start <= rules.total_of(state):
        key = "wrong_middle"
    came_from, to = leg_at_fault(state, move, number)
    parameters: dict[str, Any] = {
        "player": letter_of(state, int(state.seat)),
        "colour": COLOURS[colour],
        "from": name_of(board, colour, came_from),
        "to": name_of(board, colour, to),
        "steps": to - came_from,
        "dice": spell_dice(dice_of(state)),
        "low": int(state.dice[0]),
        "high": int(state.dice[1]),
        "start": name_of(board, colour, START),
        "play": spell(state, int(engine.encode(colour, start, NO_STEP, end, NO_STEP, NO_STEP))),
    }
    return Refusal(GAME, f"refusal.{key}", parameters, clause=REFUSAL_VARIANTS.get(key, clause))


def leg_at_fault(state: State, move: int, number: int) -> tuple[int, int]:
    """Find the leg of a play that a refusal speaks of: where it begins and where it ends."""
    colour, start, middle, end, second_start, second_end = engine.decode(move)
    goal = rules.goal_of(state)
    legs = [(start, end)] if second_start == NO_STEP else [(start, end), (second_start, second_end)]
    if middle != NO_STEP and number in (engine.NOT_ON_WAY, engine.NOT_FORWARD):
        legs = [(start, middle), (middle, end)]
    tests: dict[int, Callable[[int, int], bool]] = {
        engine.NO_PIECE_THERE: lambda a, _: not engine.how_many_on(state, colour, a),
        engine.FROM_JAIL: lambda a, _: a == HOME,
        engine.NOT_ON_WAY: lambda _, b: b > goal,
        engine.NOT_FORWARD: lambda a, b: b <= a,
        engine.OVERSHOOTS: lambda a, b: b == goal and b - a not in dice_of(state),
        engine.SAME_PIECE_TWICE: lambda a, _: a == second_start,
    }
    is_at_fault = tests.get(number)
    return next((leg for leg in legs if is_at_fault is not None and is_at_fault(*leg)), legs[0])


class Teller:
    """Tells what happened between two states, an event at a time."""

    def __init__(self, before: State, after: State) -> None:
        """Look at the states before and after a throw or a play."""
        self.before, self.after = before, after
        self.board = int(before.board)
        self.colour = int(engine.colour_to_play(before))
        self.letter = COLOURS[self.colour]
        self.now = before.copy()  # goes along with what is told
        self.events: list[Event] = []

    def tell(self, kind: str, clause: str, **parameters: Any) -> None:
        """Add an event."""
        common = {"seat": int(self.before.seat), "player": self.letter}
        self.events.append(Event(GAME, f"event.{kind}", common | parameters, clause=clause))

    def name(self, step: int) -> str:
        """Name a step of the player's colour."""
        return name_of(self.board, self.colour, step)

    # Throws

    def tell_throw(self, dice: Dice) -> None:
        """Tell a throw and what followed from it."""
        if self.before.contest:
            self.tell_opening(dice)
            return
        self.tell("threw", "Q-T1", dice=spell_dice(dice))
        if len(dice) == 1:
            self.tell("one_die", "Q-E4")
        self.now.dice[: len(dice)] = dice
        if rules.is_pair(self.now):
            self.tell_pair()
        elif rules.may_try_again(self.before):
            self.tell("tries_left", "Q-T1", tries=int(self.after.tries_left))
        elif self.before.tries_left:
            self.tell("no_pair", "Q-T1")
            self.tell_turn_passed()
        else:
            self.tell_what_can_be_played()

    def tell_opening(self, dice: Dice) -> None:
        """Tell a throw for who starts."""
        before, after = self.before, self.after
        self.tell("opening_throw", "Q-S2", dice=spell_dice(dice), total=sum(dice))
        if not after.contest:
            self.tell("starts", "Q-S2", starter=letter_of(after, int(after.seat)))
        elif after.seat <= before.seat:
            tied = [letter_of(after, seat) for seat in range(after.players) if int(after.contest) >> seat & 1]
            self.tell("opening_tie", "Q-S2", tied=tied)

    def tell_pair(self) -> None:
        """Tell what a pair did."""
        now = self.now
        now.pairs += rules.counts_as_pair(now, self.colour)
        if rules.is_third_pair(now):
            self.tell_third_pair()
        elif rules.is_in_jail(now, self.colour):
            self.tell_coming_out()
        else:
            self.tell_what_can_be_played()

    def tell_third_pair(self) -> None:
        """Tell what the third pair of the turn did."""
        if self.after.phase == MOVE:
            self.tell("third_pair_prize", "Q-T6")
            return
        step = int(rules.sent_to_jail_by_third_pair(self.now, self.colour))
        if step == NO_STEP:
            self.tell("third_pair_idle", "Q-T6")
        else:
            self.tell("third_pair_jail", "Q-T6", colour=self.letter, square=self.name(step))
        self.tell_turn_passed()

    def tell_coming_out(self) -> None:
        """Tell how many pieces came out of jail, whom they captured, and whether a die is left to move."""
        leaves_die = rules.exit_leaves_die(self.now, self.colour)
        before = steps_of(self.now, self.colour).count(HOME)
        rules.come_out(self.now, self.colour)
        count = before - steps_of(self.now, self.colour).count(HOME)
        square = self.name(START)
        self.tell("came_out", "Q-T2", colour=self.letter, count=count, square=square, path=[square])
        self.tell_captures(START, "Q-C3", self.foreign_on(START))
        if leaves_die:
            self.tell("one_die_left", "Q-T2", die=int(self.now.dice[0]))
        else:
            self.tell_end_of_throw(0)

    def tell_what_can_be_played(self) -> None:
        """Tell that nothing can be played, or one die alone; else it is the player's to say."""
        if self.after.phase != MOVE:
            self.tell("no_play", "Q-T4", dice=spell_dice(dice_of(self.now)))
            self.tell_end_of_throw(0)
        elif self.now.dice[1] and not rules.can_use_both(self.now, self.colour):
            self.tell("single_die", "Q-T4")

    # Plays

    def tell_move(self, move: int) -> None:
        """Tell a play and what followed from it."""
        _, start, middle, end, second_start, second_end = engine.decode(move)
        if rules.is_third_pair(self.before):
            self.tell_prize(start)
            return
        legs = [(start, end)] if middle == NO_STEP else [(start, middle), (middle, end)]
        if second_start != NO_STEP:
            legs.append((second_start, second_end))
        captured = sum(self.tell_leg(*leg) for leg in legs)
        if self.before.soplar and not captured:
            self.tell_soplar(move)
        if self.after.finishers > self.before.finishers:
            self.tell_finish()
        else:
            self.tell_end_of_throw(captured)

    def tell_prize(self, start: int) -> None:
        """Tell that a piece was taken to the arrival."""
        arrival = self.name(int(rules.goal_of(self.before)))
        self.tell("took_prize", "Q-T6", colour=self.letter, origin=self.name(start), square=arrival, path=[arrival])
        if self.after.finishers > self.before.finishers:
            self.tell_finish()
        else:
            self.tell_turn_passed()

    def tell_leg(self, start: int, end: int) -> int:
        """Tell a piece's way to where it lands, and what happened there; tell how many it captured."""
        path = [self.name(step) for step in range(start + 1, end + 1)]
        squares = {"origin": self.name(start), "square": self.name(end), "path": path}
        self.tell("moved", "Q-T3", colour=self.letter, way=self.way(start, end), **squares)
        if end == rules.goal_of(self.before):
            self.tell("arrived", "Q-E1", colour=self.letter)
        foreign = self.foreign_on(end) if rules.can_capture_on(self.now, self.colour, end) else []
        rules.capture_on_landing(self.now, self.colour, end)
        self.tell_captures(end, "Q-C1", foreign)
        return len(foreign)

    def way(self, start: int, end: int) -> str:
        """Name the kind of way that a piece went, which chooses the words: in its corridor, out of it, or any other."""
        if not rules.is_in_corridor(self.before, start):
            return "loop"
        return "arrival" if end == rules.goal_of(self.before) else "corridor"

    def foreign_on(self, step: int) -> list[str]:
        """List the pieces of other players on a square of the loop, a letter each."""
        place = rules.place_of(self.now, self.colour, step)
        others = [colour for colour in colours_in_play(self.now) if colour != self.colour]
        return [
            COLOURS[other]
            for other in others
            for there in steps_of(self.now, other)
            if there != HOME and there == STEP_AT[self.board, other, place]
        ]

    def tell_captures(self, step: int, clause: str, captured: list[str]) -> None:
        """Tell each piece that was captured on a square."""
        for letter in captured:
            self.tell("captured", clause, colour=self.letter, captured=letter, square=self.name(step))

    def tell_soplar(self, move: int) -> None:
        """Tell which piece was blown for a capture that was not made."""
        step = int(rules.piece_that_could_capture(self.before, self.colour))
        if step != NO_STEP:
            now = int(engine.where_now(step, move))
            squares = {"origin": self.name(step), "square": self.name(now)}
            self.tell("blown", "Q-C6", colour=self.letter, has_moved=now != step, **squares)

    # Ends

    def tell_finish(self) -> None:
        """Tell that somebody's last piece has arrived."""
        after = self.after
        self.tell("finished", "Q-E2", place=int(after.finishers))
        if after.phase == OVER:
            self.tell("game_over", "Q-E2", winner=letter_of(after, int(after.finished[0])))
        else:
            self.tell_turn_passed()

    def tell_end_of_throw(self, captured: int) -> None:
        """Tell who throws next."""
        if rules.gives_another_throw(self.now):
            self.tell("extra_throw", "Q-T5")
        elif rules.capture_gives_throw(self.now, captured):
            self.tell("capture_throw", "Q-C5")
        else:
            self.tell_turn_passed()

    def tell_turn_passed(self) -> None:
        """Tell whose turn it is now."""
        seat = int(self.after.seat)
        self.tell("turn_passed", "Q-S2", next=letter_of(self.after, seat), next_seat=seat)


def result(state: State) -> Result:
    """Tell why a game that is over has ended."""
    places = ranking_by(engine.place_of, state, int(state.players))
    key = "places" if state.play_on and state.players > 2 else "first"
    parameters = {
        "winner": letter_of(state, places[0][0]),
        "places": [[letter_of(state, seat) for seat in place] for place in places],
    }
    return Result(GAME, f"result.{key}", parameters, clause="Q-E2", winners=places[0])


def describe(state: State) -> tuple[Message, ...]:
    """Tell the whole state in sentences: whose turn, then each colour."""
    messages = [_whose_turn(state)]
    goal = int(rules.goal_of(state))
    for colour in colours_in_play(state):
        steps = steps_of(state, colour)
        squares = [name_of(int(state.board), colour, step) for step in steps if step not in (HOME, goal)]
        counts = {"jail": steps.count(HOME), "arrived": steps.count(goal)}
        key = "pieces" if squares else "pieces_none"
        messages.append(Message(GAME, f"describe.{key}", {"colour": COLOURS[colour], "squares": squares, **counts}))
    return tuple(messages)


def _whose_turn(state: State) -> Message:
    if state.phase == OVER:
        return result(state)
    parameters = {
        "player": letter_of(state, int(state.seat)),
        "dice": spell_dice(dice_of(state)),
        "die": int(state.dice[0]),
        "tries": int(state.tries_left),
        "pairs": int(state.pairs),
    }
    return Message(GAME, f"describe.{_key_of_turn(state)}", parameters)


def _key_of_turn(state: State) -> str:
    if state.phase != ROLL:
        if rules.is_one_die_left(state):
            return "plays_other_die"
        return "takes_prize" if rules.is_third_pair(state) else "plays"
    if state.contest:
        return "opening"
    if rules.dice_due(state, engine.colour_to_play(state)) == 1:
        return "throws_one_die"
    if state.tries_left:
        return "tries"
    return "throws_again" if state.pairs else "throws"
