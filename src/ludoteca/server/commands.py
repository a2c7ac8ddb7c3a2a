"""What may be done at a table, and what it leads to: each command checks first, and then adds entries to the log.

A command that is not allowed raises NotAllowedError with a code and a sentence, or IllegalMove where the rules forbid a
move; the table is then as it was.
"""

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, Final

from ludoteca.core.envelope import mix_of
from ludoteca.core.game import Game
from ludoteca.core.pieces import Leg, Piece
from ludoteca.core.ranking import Ranking
from ludoteca.core.text import Message
from ludoteca.server import messages
from ludoteca.server.names import is_visible, told_apart, trimmed
from ludoteca.server.store import Entry
from ludoteca.server.table import Seat, Table

DOMAIN: Final = "server"
PHRASES: Final = (  # that can be said without typing; their words stand in the catalogues
    *("hello", "good_luck", "well_played", "ouch", "your_turn"),
    *("one_moment", "back_soon", "sorry", "thanks", "another"),
)
EMOTES: Final = ("laugh", "love", "wow", "cry", "angry", "luck")  # that are drawn; their words stand in the catalogues


class NotAllowedError(Exception):
    """The table does not allow what was asked."""

    def __init__(self, code: str, **parameters: Any) -> None:
        super().__init__(code)
        self.code = code
        self.parameters = parameters

    @property
    def message(self) -> Message:
        """The sentence for people."""
        return Message(DOMAIN, f"refusal.{self.code}", self.parameters)


class NotYourSeatError(NotAllowedError):
    """Somebody acts for a seat without its token."""

    def __init__(self, seat: int) -> None:
        super().__init__("not_your_seat", seat=seat)


class StaleError(Exception):
    """The client had not seen all when it acted."""


# Sitting down and getting up


def make(table: Table, now_ms: int) -> list[Entry]:
    """Begin a table's log: those who sit from the beginning, and the start if that fills it."""
    entries = [table.add("made", now_ms)]
    for number, seat in enumerate(table.settings["seats"]):
        name = told_apart(seat["name"], names_at(table))
        if seat["kind"] == "bot":
            personality = seat.get("personality", "")
            entries.append(table.add("sat", now_ms, number, name=name, level=seat["level"], personality=personality))
        elif seat["kind"] == "here":
            entries.append(table.add("sat", now_ms, number, name=name))
    return entries + start_if_full(table, now_ms)


def sit(table: Table, number: int, name: str, seat_bytes: str, now_ms: int) -> list[Entry]:
    """Seat a person on a free seat; who has the name of another at the table is told apart by a number."""
    seat = seat_of(table, number)
    if table.status != "waiting":
        raise NotAllowedError("already_begun" if table.status == "running" else "over")
    if seat.kind != "empty":
        raise NotAllowedError("seat_taken", name=seat.name)
    if table.is_locked:
        raise NotAllowedError("locked")
    own_name = told_apart(name, names_at(table))
    return [table.add("sat", now_ms, number, name=own_name, bytes=seat_bytes), *start_if_full(table, now_ms)]


def names_at(table: Table) -> list[str]:
    """List the names at a table."""
    return names_of(seat for seat in table.seats if seat.kind != "empty")


def leave(table: Table, number: int, now_ms: int) -> list[Entry]:
    """Let a person go: before the start anybody can take the seat, after it a bot plays until the person is back."""
    seat = seat_of(table, number)
    if seat.kind != "person" or table.status == "over":
        raise NotAllowedError("nobody_to_leave")
    return [table.add("left", now_ms, number, name=seat.name), *end_if_agreed(table, now_ms)]


def start_if_full(table: Table, now_ms: int) -> list[Entry]:
    """Begin the game when every seat is taken: what the seats gave for the dice is mixed and fixed."""
    if any(seat.kind == "empty" for seat in table.seats):
        return []
    return [table.add("start", now_ms, mix=mixed(table, {}))]


def mixed(table: Table, new: Mapping[int, str]) -> str:
    """Mix what the seats have given for the dice, and what some give now."""
    given = [bytes.fromhex(new.get(seat.number, seat.bytes)) for seat in table.seats]
    return mix_of(table.head.id, given).hex()


def give_bytes(table: Table, message: messages.GiveBytes, _: Collection[int], now_ms: int) -> list[Entry]:
    """Add to the dice what a seat gives: once, and until the first throw, which fixes it."""
    seat = table.seats[message.seat]
    if seat.has_given:
        is_same = seat.bytes == message.bytes  # sent again after a lost connection
        raise NotAllowedError("bytes_added" if is_same else "bytes_given", seat=seat.number)
    if table.status == "over" or table.throws:
        raise NotAllowedError("bytes_fixed", seat=seat.number)
    mix = mixed(table, {seat.number: message.bytes})
    return [table.add("bytes", now_ms, seat.number, bytes=message.bytes, mix=mix)]


def seat_of(table: Table, number: int) -> Seat:
    """Find a seat."""
    if not 0 <= number < len(table.seats):
        raise NotAllowedError("no_such_seat", seat=number, last=len(table.seats) - 1)
    return table.seats[number]


# Playing


def check_seat(table: Table, message: Any, held: Collection[int]) -> None:
    """Refuse a message for a seat that the client does not hold."""
    if isinstance(message, messages.ForSeat | messages.Say):
        if message.seat not in held or table.seats[message.seat].kind != "person":
            raise NotYourSeatError(message.seat)


def execute(table: Table, message: Any, held: Collection[int], now_ms: int) -> list[Entry]:
    """Execute a message of a client that holds some seats."""
    check_seat(table, message, held)
    return COMMANDS[type(message)](table, message, held, now_ms)


def roll(table: Table, _: messages.Roll, held: Collection[int], now_ms: int) -> list[Entry]:
    """Throw for a seat that the client holds; the first throw is done once the other seats have added to the dice."""
    seat = seat_to_act(table, held)
    if table.game.phase != "roll":
        raise NotAllowedError("no_throw_due")
    if table.throw_waits_for is not None:
        raise NotAllowedError("throw_waits", names=names_of(table.seats[one] for one in sorted(table.throw_waits_for)))
    others = [one for one in table.seats if one.number not in held and now_ms < table.bytes_awaited_until_ms(one)]
    if others:
        return [table.add("roll_asked", now_ms, seat, waits_for=numbers_of(others), names=names_of(others))]
    return throw(table, seat, now_ms, by="person")


def throw(table: Table, seat: int, now_ms: int, *, by: str) -> list[Entry]:
    """Throw the sealed dice; the first throw names the people who have added nothing to them."""
    dice = table.envelope.throw(table.throws, table.game.dice_count, table.game.rulebook.info.faces)
    left_out = [one for one in table.seats if one.kind == "person" and not one.has_given and not table.throws]
    told = {"left_out": numbers_of(left_out), "names": names_of(left_out)} if left_out else {}
    return [table.add("roll", now_ms, seat, dice=list(dice), by=by, **told), *finish_if_over(table, now_ms)]


def numbers_of(seats: Iterable[Seat]) -> list[int]:
    """List the numbers of seats."""
    return [seat.number for seat in seats]


def names_of(seats: Iterable[Seat]) -> list[str]:
    """List the names of those who sit on seats."""
    return [seat.name for seat in seats]


def play(table: Table, message: messages.Play, held: Collection[int], now_ms: int) -> list[Entry]:
    """Play a move for a seat that the client holds; the log has it as the rules spell it."""
    seat = seat_to_act(table, held)
    return move(table, seat, table.game.read(message.move).text, now_ms, by="person")


def attempt(table: Table, message: messages.Attempt, held: Collection[int], now_ms: int) -> list[Entry]:
    """Play the move that takes pieces as they were tapped, for a seat that the client holds."""
    seat = seat_to_act(table, held)
    legs = [Leg(one.origin, Piece(one.colour, one.target, one.number)) for one in message.legs]
    return move(table, seat, table.game.attempt(legs).text, now_ms, by="person")


def move(table: Table, seat: int, spelling: str, now_ms: int, *, by: str, reason: Message | None = None) -> list[Entry]:
    """Play a move, perhaps with a bot's reason; IllegalMove and InvalidMove say why not."""
    why = {"reason": {"domain": reason.domain, "key": reason.key, **reason.parameters}} if reason else {}
    return [table.add("move", now_ms, seat, move=spelling, by=by, **why), *finish_if_over(table, now_ms)]


def seat_to_act(table: Table, held: Collection[int]) -> int:
    """Find the seat whose turn it is, if the client holds it."""
    seat = table.seat_to_act
    if seat is None:
        raise NotAllowedError("not_begun" if table.status == "waiting" else "over")
    if seat not in held:
        raise NotAllowedError("not_your_turn", name=table.seats[seat].name)
    if table.seats[seat].is_played_by_bot:
        raise NotAllowedError("kept_by_bot")
    return seat


def undo(table: Table, _: messages.Undo, held: Collection[int], now_ms: int) -> list[Entry]:
    """Take the last move back, with those that the table has played for the same person since."""
    seat = table.undo_seat
    if seat is None or seat not in held:
        raise NotAllowedError("cannot_undo")
    return [table.add("undo", now_ms, seat) for _ in range(table.undo_count)]


def say(table: Table, message: messages.Say, _: Collection[int], now_ms: int) -> list[Entry]:
    """Say something at the table."""
    if not table.settings["chat"]:
        raise NotAllowedError("chat_off")
    if message.phrase:
        if message.phrase not in PHRASES:
            raise NotAllowedError("no_such_phrase", known=list(PHRASES))
        return [table.add("say", now_ms, message.seat, phrase=message.phrase)]
    if message.emote:
        if message.emote not in EMOTES:
            raise NotAllowedError("no_such_emote", known=list(EMOTES))
        return [table.add("say", now_ms, message.seat, emote=message.emote)]
    text = trimmed(message.text)
    if not is_visible(text):
        raise NotAllowedError("nothing_said")
    return [table.add("say", now_ms, message.seat, text=text)]


def was_said(table: Table, message: messages.Say) -> bool:
    """Return whether the same was said already after what the client has seen: a retry is not said twice."""
    phrase, emote = message.phrase, "" if message.phrase else message.emote
    said = ("" if phrase or emote else trimmed(message.text), phrase, emote)
    return any(
        entry.kind == "say"
        and entry.seq > message.seq
        and entry.seat == message.seat
        and tuple(entry.body.get(part, "") for part in ("text", "phrase", "emote")) == said
        for entry, _ in table.recent
    )


def is_stale(table: Table, message: Any) -> bool:
    """Return whether a message was sent before something happened that it should have known, itself perhaps.

    Words, an end, and whether a person or a bot plays a seat have nothing to do with the last move at the board.
    """
    if isinstance(message, messages.Say):
        return was_said(table, message)
    if isinstance(message, messages.AgreeEnd | messages.GiveBytes):
        return False  # who has agreed, or given, already is told so
    if isinstance(message, messages.Resign | messages.GiveToBot | messages.Back) and message.seat < len(table.seats):
        return bool(message.seq < table.seats[message.seat].kept_seq)
    return bool(message.seq < table.play_seq)


# Ending


def resign(table: Table, message: messages.Resign, _: Collection[int], now_ms: int) -> list[Entry]:
    """Give up: between two the other wins; among more a bot plays the seat to the end."""
    must_be_running(table)
    if table.seats[message.seat].has_resigned:
        raise NotAllowedError("has_resigned")
    entries = [table.add("resign", now_ms, message.seat)]
    if len(table.seats) == 2:
        return [*entries, finish(table, "resigned", ((1 - message.seat,), (message.seat,)), now_ms)]
    return entries + end_if_agreed(table, now_ms)


def offer_draw(table: Table, message: messages.OfferDraw, _: Collection[int], now_ms: int) -> list[Entry]:
    """Offer a draw or agree; when all have agreed it is one."""
    must_be_running(table)
    if not can_offer_draw(table):
        raise NotAllowedError("no_draws")
    if message.seat in table.draw_by:
        raise NotAllowedError("draw_offered")
    entries = [table.add("draw", now_ms, message.seat)]
    if {seat.number for seat in table.persons()} <= table.draw_by:
        entries.append(finish(table, "draw", (tuple(range(len(table.seats))),), now_ms))
    return entries


def can_offer_draw(table: Table) -> bool:
    """Return whether the players can agree on a draw: the game knows draws, and no bot has a say."""
    if table.status != "running" or not table.game.rulebook.info.has_draws:
        return False
    return not any(seat.is_played_by_bot for seat in table.seats)


def refuse_draw(table: Table, message: messages.RefuseDraw, _: Collection[int], now_ms: int) -> list[Entry]:
    """Refuse a draw."""
    must_be_running(table)
    if not table.draw_by:
        raise NotAllowedError("nothing_offered")
    return [table.add("no_draw", now_ms, message.seat)]


def agree_end(table: Table, message: messages.AgreeEnd, _: Collection[int], now_ms: int) -> list[Entry]:
    """Agree to end where only places are left; when all people have, it ends."""
    must_be_running(table)
    if not can_agree_end(table):
        raise NotAllowedError("not_only_places")
    if message.seat in table.end_by:
        raise NotAllowedError("end_agreed")
    return [table.add("end", now_ms, message.seat), *end_if_agreed(table, now_ms)]


def end_if_agreed(table: Table, now_ms: int) -> list[Entry]:
    """End the game when all people who still decide have agreed to; also when one who had not is gone."""
    have_agreed = bool(table.end_by) and {seat.number for seat in table.persons()} <= table.end_by
    if not have_agreed or not can_agree_end(table):
        return []
    return [finish(table, "agreed", with_rest(table), now_ms)]


def can_agree_end(table: Table) -> bool:
    """Return whether somebody has won, and the game goes on for the places."""
    return table.status == "running" and bool(table.game.ranking)


def with_rest(table: Table) -> Ranking:
    """Return the places so far, with those who have none yet tied at the end."""
    places = table.game.ranking
    placed = {seat for place in places for seat in place}
    rest = tuple(seat for seat in range(len(table.seats)) if seat not in placed)
    return (*places, rest) if rest else places


def abandon(table: Table, now_ms: int) -> list[Entry]:
    """Close a table whose people have all gone for good: only those have a place who had one already."""
    return [finish(table, "abandoned", table.game.ranking, now_ms)]


def must_be_running(table: Table) -> None:
    """Refuse what needs a game that goes on."""
    if table.status != "running":
        raise NotAllowedError("not_begun" if table.status == "waiting" else "over")


def finish_if_over(table: Table, now_ms: int) -> list[Entry]:
    """End the table when the rules have ended the game."""
    game: Game = table.game
    return [finish(table, "rules", game.ranking, now_ms)] if game.phase == "over" else []


def finish(table: Table, why: str, ranking: Ranking, now_ms: int) -> Entry:
    """End the table, and open the envelope of the dice."""
    places = [list(place) for place in ranking]
    return table.add("over", now_ms, None, why=why, ranking=places, seed=table.head.seed.hex())


# Seats that bots keep


def keep(table: Table, number: int, why: str, now_ms: int) -> list[Entry]:
    """Hand a person's seat to a bot, for the time being."""
    name = table.seats[number].name
    return [table.add("kept", now_ms, number, why=why, name=name), *end_if_agreed(table, now_ms)]


def give_to_bot(table: Table, message: messages.GiveToBot, _: Collection[int], now_ms: int) -> list[Entry]:
    """Hand a seat to a bot, as its person asks."""
    must_be_running(table)
    if table.seats[message.seat].is_played_by_bot:
        raise NotAllowedError("kept_already")
    return keep(table, message.seat, "asked", now_ms)


def come_back(table: Table, message: messages.Back, _: Collection[int], now_ms: int) -> list[Entry]:
    """Give a seat back to its person."""
    must_be_running(table)
    seat = table.seats[message.seat]
    if not seat.is_kept or seat.has_resigned:
        raise NotAllowedError("not_kept")
    if not can_come_back(table, seat):
        raise NotAllowedError("time_is_up" if table.settings["clock"]["kind"] == "move" else "no_time_left")
    return [table.add("back", now_ms, seat.number, name=seat.name)]


def can_come_back(table: Table, seat: Seat) -> bool:
    """Return whether a person can have a kept seat back: not without time, which is given once a game."""
    if table.status != "running" or not seat.is_kept or seat.has_resigned:
        return False
    return not (seat.had_grace and table.clock_left_ms(seat, table.turn_ms) == 0)


def must_be_over(table: Table) -> None:
    """Refuse a rematch of a game that goes on."""
    if table.status != "over":
        raise NotAllowedError("not_over")


COMMANDS: Final[dict[type[messages.LiveMessage], Callable[[Table, Any, Collection[int], int], list[Entry]]]] = {
    messages.Roll: roll,
    messages.Play: play,
    messages.Attempt: attempt,
    messages.Undo: undo,
    messages.Say: say,
    messages.GiveBytes: give_bytes,
    messages.Resign: resign,
    messages.OfferDraw: offer_draw,
    messages.RefuseDraw: refuse_draw,
    messages.AgreeEnd: agree_end,
    messages.GiveToBot: give_to_bot,
    messages.Back: come_back,
}
