"""One game of the arena: who sits where, with which dice, and how long each bot thinks."""

import hashlib
import random
from collections import defaultdict
from dataclasses import dataclass, field
from time import perf_counter
from typing import Final

from ludoteca.arena.errors import ArenaError
from ludoteca.arena.lineups import RANDOM, Matchup, table_key
from ludoteca.arena.players import PlayerFailure, player_named
from ludoteca.bots import bot_named
from ludoteca.core.game import Game
from ludoteca.core.options import Setup
from ludoteca.core.ranking import Ranking
from ludoteca.core.text import LANGUAGES
from ludoteca.games import info_of, rulebook_of
from ludoteca.study.luck import LuckMeter

# Random ones, where no dice make one game differ from the next: after three, who moves first won least often of all
# numbers tried when hard played Stax against hard (docs/strength.md)
OPENING_PLIES: Final = 3
OPENING_TRIES: Final = 20  # for an opening that does not end the game
LUCK_DIGITS: Final = 6
WARM_DECISIONS: Final = 400  # about a game
WARM_STRIDE: Final = 10
WARM_SECONDS: Final = 0.02


@dataclass(frozen=True, slots=True)
class Job:
    """A game to be played: one rotation of one set of a matchup."""

    matchup: Matchup
    number: int  # of the set
    rotation: int
    seed: str  # of the run
    seconds: float | None  # to choose a move; None where searches end by their budget of work

    @property
    def id(self) -> tuple[str, int, int]:
        """What tells it apart from the run's other games."""
        return self.matchup.key, self.number, self.rotation

    @property
    def dice(self) -> str:
        """The seed of the dice: the same for all rotations of a set."""
        text = f"{self.seed}|{self.matchup.key}|{self.number}"
        return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


@dataclass(slots=True)
class Clock:
    """How long a bot has thought. Where there is only one move nothing is chosen, and nothing counted."""

    moves: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, other: "Clock") -> None:
        """Add what another clock shows."""
        self.moves += other.moves
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)


@dataclass(frozen=True, slots=True)
class Outcome:
    """A game that has been played."""

    key: str  # of the matchup
    number: int
    rotation: int
    places: Ranking  # seats, best first
    clocks: dict[str, Clock]  # by bot
    luck: tuple[float, ...] = ()  # of all throws for each seat (ludoteca.study); none where nothing is thrown
    failed: dict[str, dict[str, str]] = field(default_factory=dict)  # which player has lost by failing, and why

    @property
    def id(self) -> tuple[str, int, int]:
        """The id of its job."""
        return self.key, self.number, self.rotation


def seed_of_bot(dice: str, place: int) -> int:
    """Give each place of a lineup a seed of its own, which it keeps in every seat."""
    return int.from_bytes(hashlib.blake2b(f"{dice}|{place}".encode(), digest_size=3).digest())


def begin(job: Job) -> Game:
    """Lay the table; every rotation of a set begins with the same position and goes on with the same dice."""
    setup = job.matchup.setup
    game = Game(rulebook_of(setup.game), setup, job.dice)
    if game.phase == "roll":
        return game
    for attempt in range(OPENING_TRIES):
        opened = game.copy()
        chooser = random.Random(f"{job.dice}|{attempt}")
        for _ in range(OPENING_PLIES):
            if opened.phase == "move":
                opened.push(chooser.choice(opened.legal_moves))
        if opened.phase != "over":
            return opened
    return game  # rules under which no game lasts longer than an opening


def play(job: Job) -> Outcome:
    """Play a game to its end. A player from outside that fails has lost it, and whoever wins with that player too.

    ArenaError says which bot of ours failed, and where to find the game again.
    """
    warm(job.matchup)
    game = begin(job)
    lineup, seats = job.matchup.lineup, job.matchup.rotations[job.rotation]
    players = [player_named(game.setup, lineup[place], seed_of_bot(job.dice, place)) for place in seats]
    clocks: defaultdict[str, Clock] = defaultdict(Clock)
    meter, failed = LuckMeter(job.matchup.setup), dict[str, dict[str, str]]()
    ranking: Ranking | None = None
    while ranking is None and (seat := game.seat) is not None:
        if game.phase == "roll":
            before = game.state
            meter.add(before, game.roll())
        elif len(game.legal_moves) == 1:
            game.push(game.legal_moves[0])
        else:
            name, began = lineup[seats[seat]], perf_counter()
            try:
                game.push(players[seat].choose(game, job.seconds))
            except PlayerFailure as failure:
                failed[name] = {language: failure.message.explain(language) for language in LANGUAGES}
                ranking = forfeited(job.matchup.setup, seat)
            took = perf_counter() - began
            clocks[name].add(Clock(1, took, took))
    luck = tuple(round(one, LUCK_DIGITS) for one in meter.luck)  # as a log keeps it
    return Outcome(*job.id, ranking or game.ranking, dict(clocks), luck, failed)


def forfeited(setup: Setup, seat: int) -> Ranking:
    """Return the places where a seat has failed: its side is last, and all others share the first place."""
    sides = info_of(setup.game).sides(setup)
    last = tuple(one for one in range(setup.players) if one % sides == seat % sides)
    return tuple(one for one in range(setup.players) if one not in last), last


def warm(matchup: Matchup) -> None:
    """Compile or load all that a matchup uses, once in a process, so that no bot's clock shows it."""
    table = table_key(matchup.setup)
    for name in matchup.bots:
        if (table, name) not in _warmed:
            _warmed.add((table, name))
            _try_out(matchup.setup, name)


def _try_out(setup: Setup, name: str) -> None:
    """Let a player choose some moves, early and late in a random game; ArenaError where one from outside cannot."""
    game = Game(rulebook_of(setup.game), setup, "warm")
    player, chooser = player_named(setup, name), bot_named(setup.game, RANDOM)
    decisions = 0
    while decisions < WARM_DECISIONS and game.phase != "over":
        if game.phase == "roll":
            game.roll()
        elif len(game.legal_moves) == 1:
            game.push(game.legal_moves[0])
        else:
            if decisions % WARM_STRIDE == 0:
                game.preview(game.legal_moves)
                try:
                    player.choose(game, WARM_SECONDS)
                except PlayerFailure as failure:
                    raise ArenaError(
                        "player_failed", bot=name, what=failure.message, position=game.position()
                    ) from None
            decisions += 1
            game.push(chooser.choose(game, 0).move)


_warmed: set[tuple[str, str]] = set()
