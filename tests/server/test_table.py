"""A table is the replay of its log: who sits where, the sealed dice, the record, and any walk through all acts."""

import random
from typing import Any

import orjson
import pytest

from ludoteca.core.envelope import Envelope, mix_of
from ludoteca.core.errors import IllegalMove, InvalidMove, LudotecaError
from ludoteca.core.record_reader import read_record
from ludoteca.core.verify import check
from ludoteca.games import rulebook_of
from ludoteca.server import commands
from ludoteca.server.commands import NotAllowedError
from ludoteca.server.fragments import label_of
from ludoteca.server.store import Entry
from ludoteca.server.table import KEPT_IN_MEMORY, Table
from ludoteca.server.view import encoded_moves, event_of, reason_of, state_of
from playing import all_tables, name_of_way
from server.desk import ANA, BOT, BYTES, START_MS, TABLE_ID, Desk, every_game, head_for, people, request_of, something

# Sitting down


def test_a_table_waits_until_every_seat_is_taken() -> None:
    desk = Desk(players=3, seats=[ANA, {"kind": "invited"}, BOT])
    assert [entry.kind for entry in desk.log] == ["made", "sat", "sat", "here"]
    assert [seat.kind for seat in desk.table.seats] == ["person", "empty", "bot"]
    assert (desk.table.status, desk.table.seat_to_act) == ("waiting", None)
    for kind in ("roll", "undo", "resign", "draw", "no_draw", "end", "to_bot", "back"):
        seat = {} if kind in ("roll", "undo") else {"seat": 0}
        desk.refuses("cannot_undo" if kind == "undo" else "not_begun", kind, [0], **seat)
    desk.refuses("not_begun", "move", [0], move="Y5-12")
    assert desk.note(commands.sit(desk.table, 1, "Bea", BYTES[1], desk.now_ms)) == ["sat", "start"]
    assert desk.table.status == "running"


def test_a_table_without_a_free_seat_begins_at_once() -> None:
    assert [entry.kind for entry in Desk(are_here=False).log] == ["made", "sat", "sat", "start"]
    assert Desk(seats=[BOT, BOT]).table.status == "running"


@pytest.mark.parametrize(
    ("number", "code"), [(0, "seat_taken"), (2, "seat_taken"), (3, "no_such_seat"), (-1, "no_such_seat")]
)
def test_nobody_sits_where_somebody_sits_or_no_seat_is(number: int, code: str) -> None:
    desk = Desk(players=3, seats=[ANA, {"kind": "invited"}, BOT])
    with pytest.raises(NotAllowedError) as caught:
        commands.sit(desk.table, number, "Bea", "", desk.now_ms)
    assert caught.value.code == code


def test_nobody_sits_down_at_a_game_that_has_begun() -> None:
    with pytest.raises(NotAllowedError, match="already_begun"):
        commands.sit(Desk().table, 1, "Bea", "", START_MS)


def test_who_leaves_before_the_start_frees_the_seat_and_takes_the_bytes_along() -> None:
    desk = Desk(players=3, seats=people(2))
    desk.send("bytes", seat=1, bytes=BYTES[1])
    assert desk.table.envelope.seat_bytes[1] == bytes.fromhex(BYTES[1])
    assert desk.note(commands.leave(desk.table, 1, desk.now_ms)) == ["left"]
    assert desk.table.seats[1].kind == "empty"
    assert desk.table.envelope.seat_bytes[1] == b""
    desk.note(commands.sit(desk.table, 1, "Carlos", BYTES[5], desk.now_ms))
    assert (desk.table.seats[1].name, desk.table.seats[1].bytes) == ("Carlos", BYTES[5])


def test_a_bot_keeps_the_seat_of_who_leaves_a_running_game_until_they_are_back() -> None:
    desk = Desk()
    assert desk.note(commands.leave(desk.table, 0, desk.now_ms)) == ["left"]
    seat = desk.table.seats[0]
    assert (seat.kind, seat.name, seat.is_kept, seat.kept_why) == ("person", "Ana", True, "left")
    desk.refuses("kept_already", "to_bot", [0], seat=0)
    assert desk.send("back", [0], seat=0) == ["back"]
    assert not desk.table.seats[0].is_played_by_bot
    desk.note(commands.leave(desk.table, 0, desk.now_ms))
    desk.play_out()
    assert desk.table.why_over == "rules"


def test_who_leaves_after_their_time_ran_out_has_it_refilled_as_others_do() -> None:
    desk = Desk(clock={"kind": "total", "seconds": 30})
    seat = desk.table.seats[desk.table.seat_to_act or 0]
    desk.wait(31)
    assert desk.due() == ["kept"]
    desk.note(commands.leave(desk.table, seat.number, desk.now_ms))
    assert seat.kept_why == "time"
    desk.send("back", [seat.number], seat=seat.number)
    assert desk.left_ms(seat.number) == 10_000


def test_a_log_of_before_leaves_the_seat_to_a_bot_for_good() -> None:
    desk = Desk()
    desk.note([desk.table.add("left", desk.now_ms, 0, level="medium")])
    seat = desk.table.seats[0]
    assert (seat.kind, seat.level, seat.name, seat.is_kept) == ("bot", "medium", "Ana", False)
    for kind in ("say", "resign", "draw", "no_draw", "end", "to_bot", "back"):
        desk.refuses("not_your_seat", kind, [0], seat=0)


@pytest.mark.parametrize(
    ("kind", "language", "sentence"),
    [
        ("left", "es", "Ana ha dejado la mesa."),
        ("left", "en", "Ana has left the table."),
        ("back", "es", "Ana ha vuelto a la mesa."),
    ],
)
def test_that_somebody_leaves_or_is_back_is_told_in_words(kind: str, language: str, sentence: str) -> None:
    desk = Desk()
    desk.note(commands.leave(desk.table, 0, desk.now_ms))
    desk.send("back", [0], seat=0)
    told = {one.kind: event_of(one, (), language)["narration"] for one in desk.log}
    assert [one["sentence"] for one in told[kind]] == [sentence]


def test_only_a_person_leaves_and_not_after_the_end() -> None:
    desk = Desk(players=3, seats=[ANA, BOT])
    for number in (1, 2):
        with pytest.raises(NotAllowedError, match="nobody_to_leave"):
            commands.leave(desk.table, number, START_MS)
    over = Desk()
    over.send("resign", seat=0)
    with pytest.raises(NotAllowedError, match="nobody_to_leave"):
        commands.leave(over.table, 1, START_MS)


# The dice


def test_the_dice_are_made_of_the_envelope_and_of_what_people_gave() -> None:
    desk = Desk(players=3, seats=[ANA, {"kind": "invited"}, BOT])
    desk.send("bytes", [0], seat=0, bytes=BYTES[0])
    desk.note(commands.sit(desk.table, 1, "Bea", BYTES[1], desk.now_ms))
    desk.refuses("not_your_seat", "bytes", seat=2, bytes=BYTES[2])  # bots run at the server, and add nothing
    given = (bytes.fromhex(BYTES[0]), bytes.fromhex(BYTES[1]), b"")
    assert desk.table.mix == mix_of(TABLE_ID, given).hex()
    envelope = Envelope(TABLE_ID, desk.table.head.seed, given)
    for number in range(20):
        desk.play_until("roll")
        count = desk.table.game.dice_count
        already = desk.table.throws
        desk.step()
        assert tuple(desk.log[-1].body["dice"]) == envelope.throw(already, count), number


def test_who_has_seen_the_seal_adds_to_the_dice_until_the_first_throw() -> None:
    desk = Desk(seats=[{"kind": "here", "name": "Ana"}, BOT])
    zeros = mix_of(TABLE_ID, (b"", b"")).hex()
    assert desk.table.mix == zeros
    assert desk.send("bytes", [0], seat=0, bytes=BYTES[3]) == ["bytes"]
    given = (bytes.fromhex(BYTES[3]), b"")
    assert desk.table.mix == desk.log[-1].body["mix"] == mix_of(TABLE_ID, given).hex() != zeros
    desk.refuses("bytes_given", "bytes", [0], seat=0, bytes=BYTES[4])
    desk.refuses("not_your_seat", "bytes", [0], seat=1, bytes=BYTES[4])
    desk.step()
    roll = next(entry for entry in desk.log if entry.kind == "roll")
    assert tuple(roll.body["dice"]) == Envelope(TABLE_ID, desk.table.head.seed, given).throw(0, len(roll.body["dice"]))
    desk.play_out()
    assert check(desk.table.record(), rulebook_of).status == "holds"


def test_who_adds_to_the_dice_when_sitting_down_has_added() -> None:
    desk = Desk(seats=[ANA, {"kind": "invited"}])
    desk.note(commands.sit(desk.table, 1, "Bea", BYTES[1], desk.now_ms))
    desk.refuses("bytes_given", "bytes", [1], seat=1, bytes=BYTES[4])
    assert desk.send("bytes", [0], seat=0, bytes=BYTES[0]) == ["bytes"]
    assert desk.table.mix == mix_of(TABLE_ID, tuple(map(bytes.fromhex, BYTES[:2]))).hex()


def test_the_first_throw_fixes_what_the_seats_add() -> None:
    desk = Desk(seats=[{"kind": "here", "name": "Ana"}, {"kind": "here", "name": "Bea"}])
    desk.step()
    desk.refuses("bytes_fixed", "bytes", [0], seat=0, bytes=BYTES[3])


def test_other_bytes_of_a_person_give_other_dice() -> None:
    def dice(given: str) -> list[Any]:
        desk = Desk(seats=[ANA, BOT])
        desk.send("bytes", seat=0, bytes=given)
        for _ in range(30):
            desk.step()
        return [entry.body["dice"] for entry in desk.log if entry.kind == "roll"]

    assert dice(BYTES[0]) == dice(BYTES[0])
    assert dice(BYTES[0])[:6] != dice(BYTES[3])[:6]


# The record


@pytest.mark.parametrize(("game_id", "way"), all_tables(), ids=name_of_way)
def test_the_record_of_a_game_proves_its_dice_when_it_is_over_and_not_before(game_id: str, way: dict[str, Any]) -> None:
    options = {name: value for name, value in way.items() if name not in ("players", "mode")}
    players = way["players"]
    seats = [BOT if seat == players - 1 else person for seat, person in enumerate(people(players))]
    desk = Desk(game=game_id, players=players, mode=way["mode"], options=options, seats=seats)
    desk.send("bytes", seat=0, bytes=BYTES[0])
    for _ in range(6):
        desk.step()
    before = desk.table.record()
    assert desk.table.head.seed.hex() not in before.to_text() + before.to_json()
    assert check(before, rulebook_of).status == "unchecked"
    desk.play_out()
    after = desk.table.record()
    assert desk.log[-1].body["seed"] == after.tags["Dice seed"] == desk.table.head.seed.hex()
    assert check(after, rulebook_of).status == "holds"
    for read in (read_record(after.to_text()), read_record(after.to_json())):
        assert (read.actions, read.result, read.tags) == (after.actions, after.result, after.tags)
    assert after.tags["Bytes 0"] == BYTES[0]
    assert after.tags[f"Bytes {players - 1}"] == "0" * 32
    assert after.result == desk.table.final_ranking


@pytest.mark.parametrize("end", ["resigned", "draw"])
def test_a_game_that_people_ended_is_recorded_with_how_and_who_won(end: str) -> None:
    desk = Desk(game="stax")
    for _ in range(4):
        desk.step()
    if end == "resigned":
        desk.send("resign", seat=0)
    else:
        desk.send("draw", seat=0)
        desk.send("draw", seat=1)
    record = desk.table.record()
    assert record.tags["Ended by"] == end
    assert record.tags["Places"] == ("1, 0" if end == "resigned" else "0+1")
    assert check(record, rulebook_of).status == "holds"
    assert read_record(record.to_text()) == record


@pytest.mark.parametrize("name", ["a: b", "0: (6)", "Result: 1", "# x", "ñandú 🎲", "Dice seed: 00", "(6) Y5-11; x"])
def test_no_name_of_a_person_breaks_a_record(name: str) -> None:
    desk = Desk(seats=[ANA | {"name": name}, BOT])
    desk.send("resign", seat=0)
    record = desk.table.record()
    assert read_record(record.to_text()).tags["Seat 0"] == name
    assert check(read_record(record.to_text()), rulebook_of).status == "holds"


# Moves


def test_a_move_that_is_refused_changes_nothing_not_even_the_clock() -> None:
    desk = Desk(clock={"kind": "total", "seconds": 60, "increment": 5})
    desk.play_until("move")
    desk.wait(7)
    before = desk.picture()
    for spelling, error in (("Y1-2", IllegalMove), ("no move", InvalidMove), ("B1-G2", LudotecaError)):
        with pytest.raises(error):
            desk.send("move", move=spelling)
        assert desk.picture() == before
    desk.refuses("no_throw_due", "roll")
    other = 1 - (desk.table.seat_to_act or 0)
    desk.refuses("not_your_turn", "move", [other], move=desk.table.game.legal_moves[0].text)
    desk.play_until("roll")
    with pytest.raises(IllegalMove):
        desk.send("move", move="Y5-12")


def test_the_log_has_a_move_as_the_rules_spell_it() -> None:
    desk = Desk()
    desk.play_until("move")
    spelling = desk.table.game.legal_moves[1].text
    desk.send("move", move=f"  {spelling} ")
    assert desk.log[-1].body == {"move": spelling, "by": "person"}


@every_game
def test_every_legal_move_has_a_path_to_click_and_says_what_it_does(game_id: str) -> None:
    desk, chooser = Desk(game=game_id), random.Random(1)
    for _ in range(120):
        game = desk.table.game
        shown = orjson.loads(encoded_moves(game, "es"))
        assert [move["move"] for move in shown] == [move.text for move in game.legal_moves]
        assert all(move["path"] and all(move["path"]) and move["label"] for move in shown)
        paths = [tuple(move["path"]) for move in shown]
        assert len(set(paths)) == len(paths)
        for move, seen in random.Random(2).sample(list(zip(game.legal_moves, shown, strict=True)), min(3, len(shown))):
            (told,) = game.preview([move])
            assert seen["label"] == label_of(told, "es")
        desk.step(chooser.randrange(len(shown)) if shown else 0)
        if desk.table.status == "over":
            return


# Entries


def test_entries_without_a_gap_are_a_table_and_others_are_not() -> None:
    table = Table(head_for())
    with pytest.raises(AssertionError):
        table.apply(Entry(2, START_MS, "made", None, {}))


def test_entries_that_are_missed_are_told_from_memory_as_far_as_it_goes() -> None:
    desk = Desk()
    while desk.table.seq < 5 * KEPT_IN_MEMORY:
        desk.step()
    seq = desk.table.seq
    assert desk.table.since(seq) == desk.table.since(seq + 5) == []
    assert [entry.seq for entry, _ in desk.table.since(seq - KEPT_IN_MEMORY) or []] == [
        *range(seq - KEPT_IN_MEMORY + 1, seq + 1)
    ]
    assert desk.table.since(1) is None
    assert len(desk.table.recent) <= 2 * KEPT_IN_MEMORY


# Any walk


@every_game
@pytest.mark.parametrize("seed", range(5))
def test_whatever_happens_the_log_has_no_gap_and_its_replay_is_the_table(game_id: str, seed: int) -> None:
    chooser = random.Random(f"{game_id} {seed}")
    desk = Desk(seed, are_here=chooser.random() < 0.8, **request_of(game_id, chooser))
    while seed % 2 and desk.table.status == "running" and not desk.table.game.ranking:
        if not desk.step(-1):  # to where only places are left; a bot waits where nobody is there
            break
    for number in range(250):
        before = desk.mark()
        try:
            something(desk, chooser)
        except (NotAllowedError, LudotecaError) as error:
            assert desk.mark() == before, error
        shown = desk.picture()  # parts of which are kept: they must not outlive what they show
        if number % 5 == 0:
            assert desk.picture(desk.replayed()) == shown
        desk.wait(chooser.choice((0, 0, 0.3, 2, 9)))
    assert desk.picture(desk.replayed()) == desk.picture()
    assert [entry.seq for entry in desk.log] == [*range(1, desk.table.seq + 1)]
    assert desk.table.status == "over" or "seed" not in str(state_of(desk.table, "en", desk.now_ms, with_moves=False))
    if desk.table.mix:
        assert check(desk.table.record(), rulebook_of).status in ("holds", "unchecked")


# Why bots move as they do


@pytest.mark.parametrize(
    ("reason", "said"),
    [
        ({"domain": "parchis", "key": "reason.eats", "square": "12"}, "Captures on 12."),
        ({"domain": "bots", "key": "only_move"}, "There is no other move."),
        ({"key": "parchis.eats", "square": "12"}, "Captures on 12."),  # of tables from before domains were noted
        ({"key": "felix-sex.wins"}, "Takes the last piece off."),
        ({"key": "only_move"}, "There is no other move."),
    ],
)
def test_a_bots_reason_is_said_from_the_catalogue_that_it_names(reason: dict[str, Any], said: str) -> None:
    assert reason_of(reason, "en") == said
