"""Positions of parqués as text. spelling.py writes them, and they are read here.

A position's own fields, besides players, mode and options:

    Y=h,h,5,12      the pieces of each colour that plays
    seat=0          whose throw or decision
    phase=roll      or move, or over
    dice=3-4        in phase move: the throw, low die first, or one die
    dice_used=1     in phase move: one die of the pair has let a piece out, and the other is to move
    pairs=1         pairs of this turn that count towards the third
    tries_left=3    in phase roll, with no piece in play: throws left to get a pair; 0 in the middle of a turn
    contest=0,1 leaders=0 highest=9    while it is thrown for who starts
    finished=2,0    the seats that have finished, first to last
"""

import re
from collections.abc import Sequence

from ludoteca.core.moves import ROLL, State
from ludoteca.core.position_reader import no_signs
from ludoteca.games.parques import engine, rules
from ludoteca.games.parques.board import COLOURS, HOME, START, TRACKS
from ludoteca.games.parques.state import ANY_PAIR, EXIT_ONE, GAME, PRIZE
from ludoteca.games.track_positions import TrackPositionReader

step_hint = no_signs


def colours_in_play(state: State) -> list[int]:
    """List the colours that somebody plays, by seat, which is in turn order."""
    return [int(rules.colour_of(state, seat)) for seat in range(state.players)]


def steps_of(state: State, colour: int) -> list[int]:
    """List the steps of a colour's pieces, as many as are played with."""
    steps: list[int] = state.pieces[colour, : state.piece_count].tolist()
    return steps


def dice_of(state: State) -> list[int]:
    """List the dice of the throw being played, low first; none while a throw is due."""
    return [int(die) for die in state.dice if die]


def spell_dice(dice: list[int] | tuple[int, ...]) -> str:
    """Spell a throw: `3-4`, or `5` of one die."""
    return "-".join(map(str, dice))


class PositionReader(TrackPositionReader):
    """Builds a state of parqués from fields."""

    game = GAME
    letters = COLOURS
    throw_fields = ("dice", "dice_used", "pairs", "tries_left")
    opening_totals = range(2, 13)

    def colours(self) -> Sequence[int]:
        """List the colours that somebody plays."""
        return colours_in_play(self.state)

    def has_finished(self, seat: int) -> bool:
        """Return whether all pieces that a seat must bring to the goal are there."""
        return bool(rules.has_finished(self.state, int(rules.colour_of(self.state, seat))))

    def is_decided(self) -> bool:
        """Return whether the game is decided by those who have finished."""
        return bool(rules.is_decided(self.state))

    def read_fields(self) -> None:
        """Read all fields into the state."""
        self.track, self.piece_count = TRACKS[self.state.board], int(self.state.piece_count)
        rules.set_out(self.state)
        for colour in self.colours():
            self.read_colour(colour)
        if self.is_sound:  # what follows looks at the pieces
            self.read_turn()

    def read_throw(self) -> None:
        """Read the throw being played, or the one that is due."""
        state = self.state
        if rules.is_passed_over(state, int(state.seat)):
            self.fault("seat", "has_finished", seat=int(state.seat))
        if state.third_pair == ANY_PAIR:
            self.forbid_pairs()
        elif "pairs" in self.fields:
            state.pairs = self.number("pairs", range(1, 3 if state.phase == ROLL else 4))
        if state.phase == ROLL:
            self.forbid("dice", "dice_used")
            self.read_tries()
        else:
            self.forbid("tries_left")
            self.read_dice()

    def forbid_pairs(self) -> None:
        """Note that pairs are not counted where the third is like any other."""
        if "pairs" in self.fields:
            self.fault("pairs", "pairs_not_counted")

    def read_tries(self) -> None:
        """Read how many throws are left to get a pair; unsaid, it is the beginning of a turn if it can be."""
        state = self.state
        tries = int(rules.tries_of_turn(state, engine.colour_to_play(state)))
        if not tries and "tries_left" in self.fields:
            self.fault("tries_left", "tries_in_play")
        elif state.pairs:
            state.tries_left = self.number("tries_left", (0,), default=0)
        elif tries:
            state.tries_left = self.number("tries_left", range(tries + 1), default=tries)

    def read_dice(self) -> None:
        """Read the throw being played, and compare it with the pieces and the pairs."""
        state = self.state
        colour = engine.colour_to_play(state)
        due = int(rules.dice_due(state, colour))
        if not re.fullmatch("-".join(["[1-6]"] * due), self.fields.get("dice", "")):
            self.fault("dice", "dice", count=due)
            return
        dice = sorted(int(die) for die in self.fields["dice"].split("-"))
        state.dice[: len(dice)] = dice
        if "dice_used" in self.fields:
            state.dice_used = self.number("dice_used", (0, 1))
        if state.dice_used:
            self.check_exit(colour)
        elif not rules.is_pair(state):
            if rules.is_third_pair(state):
                self.fault("pairs", "third_without_pair")
        elif state.third_pair != ANY_PAIR and not state.pairs:
            self.fault("pairs", "pair_not_counted")
        elif rules.is_third_pair(state):
            self.check_third_pair(colour)
        elif rules.is_in_jail(state, colour):
            self.fault("dice", "must_come_out", dice=spell_dice(dice))
        if not self.faults and not engine.has_play(state, colour):
            self.fault("phase", "no_play")

    def check_exit(self, colour: int) -> None:
        """Note a die that cannot have let a piece out: that takes a pair, and leaves no other's on the start square."""
        state = self.state
        has_come_out = engine.how_many_on(state, colour, START) and not rules.is_in_jail(state, colour)
        foreign = rules.count_foreign(state, colour, rules.place_of(state, colour, START))
        if state.exit_uses != EXIT_ONE or not rules.is_pair(state) or not has_come_out or foreign:
            self.fault("dice_used", "no_exit")
        elif rules.is_third_pair(state):
            self.wrong_number("pairs", (1, 2))
        elif state.third_pair != ANY_PAIR and state.exit_pairs_count and not state.pairs:
            self.fault("pairs", "pair_not_counted")

    def check_third_pair(self, colour: int) -> None:
        """Note a third pair that cannot ask for a play: by the options it sends to jail, or lets pieces out."""
        state = self.state
        if state.third_pair != PRIZE or not rules.counts_as_pair(state, colour):
            self.fault("pairs", "third_not_played")

    def read_contest(self) -> None:
        """Read how far the throws for who starts have come; all pieces are still in jail."""
        super().read_contest()
        in_play = any(step != HOME for colour in self.colours() for step in steps_of(self.state, colour))
        if self.state.contest and in_play:
            self.fault("contest", "contest_in_play")

    def check_end(self) -> None:
        """Compare the phase with who has finished, and that with who could have."""
        state = self.state
        if state.finishers > (state.players - 1 if state.play_on else 1):
            self.fault("finished", "finished_too_many")
        else:
            super().check_end()
