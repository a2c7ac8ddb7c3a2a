"""What is due at a table without being asked: bots' moves, automatic throws and forced moves, the end of a clock.

Pure functions of a table and the time; scheduler.py calls them.
"""

from collections.abc import Callable
from typing import NamedTuple

from ludoteca.server import commands
from ludoteca.server.store import Entry
from ludoteca.server.table import Seat, Table


class Audience(NamedTuple):
    """For whom a table is played."""

    is_alive: Callable[[str], bool]  # whether the server process is, to which a person is connected
    is_watched: bool  # somebody looks on, at this process; where people play it does not matter


def next_due_ms(table: Table, pace_ms: int, audience: Audience) -> int | None:
    """Return when something is due next; None where nothing is until somebody acts.

    Where the process of a person has died, the first that is due is to note that they are gone.
    """
    if table.status == "over":
        return None
    if has_lost_process(table, audience):
        return 0
    number = table.seat_to_act
    if number is None:
        return None
    seat, missing = table.seats[number], missing_persons(table)
    is_bots = seat.is_played_by_bot
    is_awaited = (is_bots or bool(missing)) and is_somebody_there(table, audience)
    times = []
    if is_awaited if is_bots else goes_by_itself(table):
        times.append(acts_from_ms(table, pace_ms))
    if not is_bots and (left_ms := table.clock_left_ms(seat, table.turn_ms)) is not None:
        times.append(table.turn_ms + left_ms)
    if is_awaited:
        patience_ms = table.settings["patience_seconds"] * 1000
        times += [one.gone_ms + patience_ms for one in missing]
    return min(times, default=None)


def has_lost_process(table: Table, audience: Audience) -> bool:
    """Return whether a person is connected to a server process that is no longer alive."""
    return not all(map(audience.is_alive, {seat.here for seat in table.seats if seat.here}))


def is_somebody_there(table: Table, audience: Audience) -> bool:
    """Return whether anybody waits for the game to go on: a person who plays, or who looks on where only bots do."""
    persons = playing_persons(table)
    return is_one_connected(persons, audience) if persons else audience.is_watched


def is_of_bots_alone(table: Table) -> bool:
    """Return whether nobody plays but bots."""
    return not any(is_playing_person(seat) for seat in table.seats)


def is_played_by_person(table: Table, audience: Audience) -> bool:
    """Return whether a person who plays is connected."""
    return is_one_connected(playing_persons(table), audience)


def is_one_connected(seats: list[Seat], audience: Audience) -> bool:
    """Return whether the person of one of some seats is connected."""
    return any(seat.here and audience.is_alive(seat.here) for seat in seats)


def is_playing_person(seat: Seat) -> bool:
    """Return whether a seat is that of a person who has not resigned, also if a bot keeps it for them."""
    return seat.kind == "person" and not seat.has_resigned


def playing_persons(table: Table) -> list[Seat]:
    """List the seats of people who have not resigned, those that bots keep for them included."""
    return [seat for seat in table.seats if is_playing_person(seat)]


def missing_persons(table: Table) -> list[Seat]:
    """List the seats of people who are gone and whose seats no bot keeps yet."""
    return [seat for seat in table.persons() if not seat.here]


def acts_from_ms(table: Table, pace_ms: int) -> int:
    """Return from when a bot or the table itself may act: after a pause, and throw when the dice can be thrown."""
    if table.throw_waits_for is not None:
        return table.throw_ready_ms
    paced_ms = table.turn_ms + pace_ms
    return max(paced_ms, table.throw_ready_ms) if table.game.phase == "roll" else paced_ms


def goes_by_itself(table: Table) -> bool:
    """Return whether the table throws, or plays the only move, for a person."""
    game = table.game
    if game.phase == "roll":
        return bool(table.settings["throw_by_itself"]) or table.throw_waits_for is not None
    return bool(table.settings["forced_by_itself"]) and len(game.legal_moves) == 1


def must_think(table: Table, now_ms: int, pace_ms: int, audience: Audience) -> bool:
    """Return whether a bot is to choose a move now."""
    seat = table.seat_to_act
    return (
        seat is not None
        and table.seats[seat].is_played_by_bot
        and table.game.phase == "move"
        and now_ms >= table.turn_ms + pace_ms
        and is_somebody_there(table, audience)
    )


def is_abandoned(table: Table, now_ms: int, idle_ms: int, audience: Audience) -> bool:
    """Return whether all have gone for good: nobody is connected, nothing has happened for long, and nothing is due.

    A person whose server process has died is first noted to be gone, and the time counts from then on.
    """
    return (
        table.status != "over"
        and now_ms - table.last_ms >= idle_ms
        and not any(seat.here for seat in table.seats)
        and next_due_ms(table, 0, audience) is None
    )


def act_if_due(table: Table, now_ms: int, pace_ms: int, audience: Audience) -> list[Entry]:
    """Do what is due now, but for what a bot must think about; one thing at a time."""
    if table.status == "over":
        return []
    for seat in table.seats:
        if seat.here and not audience.is_alive(seat.here):
            return [table.add("gone", now_ms, seat.number)]
    seat_number = table.seat_to_act
    if seat_number is None:
        return []
    actor = table.seats[seat_number]
    if table.clock_runs_for == seat_number and table.clock_left_ms(actor, now_ms) == 0:
        return commands.keep(table, seat_number, "time", now_ms)
    if is_somebody_there(table, audience):
        for missing in missing_persons(table):
            if now_ms >= missing.gone_ms + table.settings["patience_seconds"] * 1000:
                return commands.keep(table, missing.number, "gone", now_ms)
    return _act_by_itself(table, actor, now_ms, pace_ms, audience)


def _act_by_itself(table: Table, actor: Seat, now_ms: int, pace_ms: int, audience: Audience) -> list[Entry]:
    """Throw or play where the table or a bot does so without thinking."""
    if now_ms < acts_from_ms(table, pace_ms):
        return []
    if actor.is_played_by_bot:
        if table.game.phase == "roll" and is_somebody_there(table, audience):
            return commands.throw(table, actor.number, now_ms, by="bot")
        return []
    if not goes_by_itself(table):
        return []
    if table.game.phase == "roll":
        by = "itself" if table.throw_waits_for is None else "person"
        return commands.throw(table, actor.number, now_ms, by=by)
    return commands.move(table, actor.number, table.game.legal_moves[0].text, now_ms, by="itself")
