"""A program that plays game after game at server tables: each next one is the rematch of the last."""

import queue
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass, replace
from typing import Any, Final

from ludoteca.analysis.intervals import wilson
from ludoteca.analysis.wording import percent
from ludoteca.cli.connect_session import EngineSession, Place, goes_on_smaller
from ludoteca.cli.remote_table import ServerEvent
from ludoteca.cli.screen import Screen
from ludoteca.client.engines import EngineProcess
from ludoteca.client.errors import ClientError, EngineError, RequestRefusedError
from ludoteca.client.seat import EngineSeat

STALL_SECONDS: Final = 1800.0  # without anything happening in a running game, after which nobody is thinking any more
WON, DRAWN, LOST, UNDECIDED = "won", "drawn", "lost", "undecided"


@dataclass(frozen=True, slots=True)
class Series:
    """What is played: how many games, with how much time for a move, and how much is shown of them."""

    games: int = 1
    seconds: float = 2.0
    is_quiet: bool = False


class QuietSession(EngineSession):
    """An engine at a table, of which nothing is shown but where people are waited for and what goes wrong."""

    def run(self) -> None:
        """Stay until the game is over; ClientError where it does not go on."""
        try:
            while not self.is_over:
                is_running = self.table.state.get("status") == "running"
                try:
                    message = self.inbox.get(timeout=STALL_SECONDS if is_running else None)
                except queue.Empty:
                    raise ClientError("stalled", minutes=round(STALL_SECONDS / 60)) from None
                self.take(self.place.checked(message))
        finally:
            self.live.close()

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.table.state) and self.table.is_over

    def follow(self, message: Mapping[str, Any]) -> list[ServerEvent]:
        """Update the table."""
        is_first = not self.table.state
        events = self.table.update(message["state"], message["events"])
        if is_first and self.table.state["status"] == "waiting":
            self.screen.say("waiting_link", link=self.place.link.for_friends)
        if self.is_lost and message["type"] == "welcome":
            self.screen.say("back")
            self.is_lost = False
        return events


def play_series(screen: Screen, place: Place, engine: EngineProcess, series: Series) -> None:
    """Play games one after the other; where the engine fails, its seat is left to others."""
    outcomes: Counter[str] = Counter()
    try:
        for session in sessions(screen, place, engine, series):
            place = session.place
            try:
                session.run()
            except EngineError:
                place.leave()
                raise
            if goes_on_smaller(session.table.events):
                continue  # at a table for fewer players, before the game began
            outcomes[outcome_of(session)] += 1
            if series.is_quiet:
                show_game(screen, session, outcomes.total(), series.games)
    finally:
        if series.is_quiet and outcomes:
            show_summary(screen, outcomes)


def sessions(screen: Screen, place: Place, engine: EngineProcess, series: Series) -> Iterator[EngineSession]:
    """Yield a session for each game, to be played before the next one is asked for."""
    played = 0
    while True:
        number = min(place.tokens)
        place = replace(place, tokens={number: place.tokens[number]})  # one engine, one seat
        try:
            seat = EngineSeat(engine, place.server.table(place.link.table, place.token), number, series.seconds)
        except EngineError:
            place.leave()
            raise
        session = (QuietSession if series.is_quiet else EngineSession)(screen, place, seat)
        yield session
        played += not goes_on_smaller(session.table.events)
        if played == series.games:
            return
        place = next_place(place, screen.language)


def next_place(place: Place, language: str) -> Place:
    """Ask for a rematch, unless somebody has, and go on to its table."""
    inbox: queue.Queue[Any] = queue.Queue()
    is_asked = False
    with closing(place.connect(language, inbox)) as live:
        while True:
            message = place.checked(inbox.get())
            for event in message.get("events", ()):
                if event["kind"] == "rematch":
                    return place.next_table(event["body"]["table"], event["body"]["seats"])
            if message["type"] in ("error", "refused"):
                raise RequestRefusedError(message["code"], message["sentence"])
            if message["type"] == "welcome" and not is_asked:
                live.ask(message["state"]["seq"], type="rematch", seat=min(place.tokens))
                is_asked = True


def outcome_of(session: EngineSession) -> str:
    """Return how a game has ended for the seat: won by those in first place, drawn where that is everybody."""
    own = next((seats for seats in session.table.ranking if session.seat.seat in seats), ())
    if not own:
        return UNDECIDED
    if len(own) == len(session.table.names):
        return DRAWN
    return WON if own == session.table.ranking[0] else LOST


def show_game(screen: Screen, session: EngineSession, number: int, games: int) -> None:
    """Print the line of a game."""
    table, own = session.table, session.seat.seat
    names = [table.label(seat, screen) for seat in table.names if seat != own]
    outcome = screen.words(f"outcome.{outcome_of(session)}")
    link = session.place.link.for_friends
    screen.say("series.game", number=number, games=games, outcome=outcome, names=names, link=link)


def show_summary(screen: Screen, outcomes: Counter[str]) -> None:
    """Print what all games have come to."""
    screen.say("series.summary", **{name: outcomes[name] for name in (WON, DRAWN, LOST)}, games=outcomes.total())
    decided = outcomes.total() - outcomes[UNDECIDED]
    if decided:
        score = (outcomes[WON] + outcomes[DRAWN] / 2) / decided
        shares = [percent(share, screen.language) for share in (score, *wilson(score, decided))]
        screen.say("series.score", **dict(zip(("score", "low", "high"), shares, strict=True)))
