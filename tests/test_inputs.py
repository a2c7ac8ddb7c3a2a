"""Whatever comes in from outside, only the errors that are meant for it come out, and they list every fault."""

import json
import random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import ludoteca
from ludoteca.core.reading import MOST_FAULTS, MOST_FIELDS
from ludoteca.core.text import LANGUAGES, catalogue, sentence_of
from ludoteca.games import rulebook_of
from playing import played_out, step
from sentences import parameters

START = ludoteca.new("parchis", seed=1).position()
RECORD = played_out(ludoteca.new("parchis", players=2, mode="individual", seed=1), seed=1).record()
SHORT = ludoteca.new("parchis", players=2, seed=1, six_counts=12)
for _ in range(12):
    step(SHORT, random.Random(1))


def faults_of_position(text: str | bytes) -> list[tuple[str, str]]:
    with pytest.raises(ludoteca.PositionError) as error:
        ludoteca.from_position(text)
    assert error.value.explain("es")
    return [(fault.where, fault.key.removeprefix("fault.")) for fault in error.value.faults]


def faults_of_record(text: str | bytes) -> list[tuple[str, str]]:
    with pytest.raises(ludoteca.RecordError) as error:
        ludoteca.load(text)
    assert error.value.explain("es")
    return [(fault.where, fault.key.removeprefix("fault.")) for fault in error.value.faults]


@given(st.binary() | st.text())
def test_any_bytes_are_a_position_or_a_position_error(data: str | bytes) -> None:
    assert faults_of_position(data)


@given(st.binary() | st.text())
@example(b"\xff\xfe{")
@example("{" * 100_000)
@example('{"ludoteca_record": 1' + "0" * 5000 + "}")
def test_any_bytes_are_a_record_or_a_record_error(data: str | bytes) -> None:
    assert faults_of_record(data)


@given(st.text())
@example("Y5-69")
@example("Y٥-12")
@example("y5-12")
def test_any_text_is_a_move_or_an_invalid_move(text: str) -> None:
    game = ludoteca.new("parchis", first=0)
    with pytest.raises((ludoteca.InvalidMove, ludoteca.IllegalMove)):
        game.push(text)
    assert game.history == ()


def mutations(text: str) -> st.SearchStrategy[str]:
    """Change a text in one place: leave something out, put something in, or put it elsewhere."""
    place = st.integers(0, len(text))
    piece = st.text(max_size=3) | st.sampled_from([" ", "=", ",", "h", "m", "c7", "68", "99", "-", "\n", ":", "6", "{"])
    return st.builds(
        lambda i, j, new: text[: min(i, j)] + new + text[min(max(i, j), min(i, j) + 9) :], place, place, piece
    )


@given(mutations(SHORT.position()))
def test_a_position_changed_anywhere_still_reads_or_says_why_not(text: str) -> None:
    try:
        game = ludoteca.from_position(text)
    except ludoteca.PositionError as error:
        assert error.faults
    else:
        assert ludoteca.from_position(game.position()).state.tobytes() == game.state.tobytes()


@given(mutations(SHORT.record().to_text()) | mutations(SHORT.record().to_json()))
def test_a_record_changed_anywhere_still_replays_or_says_why_not(text: str) -> None:
    try:
        game = ludoteca.load(text)
    except ludoteca.RecordError as error:
        assert error.faults
    else:
        assert ludoteca.load(game.record().to_text()).record() == game.record()


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(), lambda x: st.lists(x) | st.dictionaries(st.text(), x)
    )
)
def test_any_json_in_a_records_fields_is_read_or_refused(value: object) -> None:
    data = json.loads(SHORT.record().to_json())
    for name in data:
        try:
            ludoteca.load(json.dumps(data | {name: value}))
        except ludoteca.RecordError as error:
            assert error.faults


PIECES = "B=h,h,h,h R=h,h,h,h G=h,h,h,h"


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ("", [("", "empty_position")]),
        ("chess e2", [("game", "game")]),
        ("parchis players=9 seat=0 phase=roll", [("players", "players")]),
        (f"parchis Y=h,h,h,h {PIECES} seat=0 phase=roll six_counts=8", [("six_counts", "option_value")]),
        (f"parchis Y=h,h,h {PIECES} seat=0 phase=roll", [("Y", "pieces")]),
        (f"parchis Y=h,h,h,3 {PIECES} seat=0 phase=roll", [("Y", "square")]),
        ("parchis Y=h,h,h,69 B=h,c8,x,h R=h G=h,h,h,h seat=0 phase=roll", [("Y", "square"), ("B", "square"), ("B", "square"), ("R", "pieces")]),
        (f"parchis Y=9,9,9,h {PIECES} seat=0 phase=roll", [("9", "crowded")]),
        ("parchis Y=h,h,h,30 B=30,h,h,h R=h,h,h,h G=h,h,h,h seat=0 phase=roll", [("30", "not_safe")]),
        (f"parchis Y=h,h,h,5 {PIECES} seat=4 phase=sleep", [("seat", "number"), ("phase", "phase")]),
        (f"parchis Y=h,h,h,5 {PIECES} seat=0 phase=roll die=3 colour=pink", [("colour", "unknown_field")]),
        (f"parchis Y=h,h,h,5 {PIECES} seat=0 phase=roll die=3 bonus=20", [("die", "not_now"), ("bonus", "not_now")]),
        (f"parchis Y=h,h,h,h {PIECES} seat=0 phase=move die=3", [("phase", "no_move")]),
        (f"parchis Y=h,h,h,5 {PIECES} seat=0 phase=move die=6", [("sixes", "six_not_counted")]),
        (f"parchis Y=h,h,h,5 {PIECES} seat=0 phase=move die=3 bonus=20", [("last", "bonus_without_last")]),
        (f"parchis Y=h,h,h,5 {PIECES} seat=0 phase=roll last=Y5", [("last", "last_without_six")]),
        (f"parchis Y=h,h,h,5 {PIECES} seat=0 phase=roll sixes=1 last=Y6", [("last", "last")]),
        (f"parchis Y=h,h,h,5 {PIECES} seat=0 phase=roll sixes=3", [("sixes", "number")]),
        (f"parchis Y=m,m,m,m {PIECES} seat=1 phase=roll", [("finished", "finished")]),
        (f"parchis Y=m,m,m,m {PIECES} seat=0 phase=roll finished=0", [("seat", "has_finished")]),
        (f"parchis Y=m,m,m,m {PIECES} seat=0 phase=over finished=0", [("phase", "phase_of_end")]),
        (f"parchis Y=h,h,h,h {PIECES} seat=0 phase=roll contest=0", [("contest", "contest")]),
        (f"parchis Y=h,h,h,h {PIECES} seat=1 phase=roll contest=0,1", [("leaders", "leaders")]),
        (f"parchis Y=h,h,h,h {PIECES} seat=0 phase=roll contest=0,7", [("contest", "seats")]),
        (f"parchis Y=h,h,h,h {PIECES} seat=0 phase=roll order=5:YB", [("order", "order")]),
        (f"parchis Y=h,h,h,h Y=h,h,h,h {PIECES} seat=0 phase=roll", [("Y", "twice")]),
        (f"parchis Y=h,h,h,h {PIECES} seat=0 phase=roll again", [("again", "word")]),
        ("parchis " + "x" * 50_000, [("", "too_long")]),
    ],
)  # fmt: skip
def test_a_position_with_faults_lists_them_all(text: str, faults: list[tuple[str, str]]) -> None:
    assert faults_of_position(text) == faults


@pytest.mark.parametrize("game_id", list(ludoteca.games))
def test_every_fault_of_a_position_has_a_sentence_that_names_its_operands(game_id: str) -> None:
    kinds = rulebook_of(game_id).notation.FAULTS
    assert len(kinds.fields) <= MOST_FIELDS
    for kind in kinds:
        for language in LANGUAGES:
            sentence = sentence_of(kind.domain, f"fault.{kind.name}", language)
            assert set(parameters(sentence)) <= set(kind.operands), f"{language}: {kind.name}"
    told = {kind.name for kind in kinds if kind.domain == game_id}
    of_setups = {"seats_of_board"}
    assert set(catalogue(game_id, "en")["fault"]) - of_setups == told


def test_many_faults_are_cut_short() -> None:
    faults = faults_of_position("parchis " + " ".join(f"field{number}=1" for number in range(3_000)))
    assert set(faults) == {(f"field{number}", "unknown_field") for number in range(MOST_FAULTS)}


HEAD = "Ludoteca record 1\nGame: parchis\nRules: 1\nPlayers: 2\nMode: individual\n"


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ("", [("line 1", "record_head")]),
        ("Ludoteca record 2\n", [("line 1", "record_format")]),
        ("Ludoteca record 1\n", [("Game", "missing"), ("Rules", "missing"), ("Players", "missing"), ("Mode", "missing")]),
        (HEAD.replace("parchis", "chess"), [("game", "game")]),
        (HEAD.replace("2", "two").replace("Rules: 1", "Rules: one"), [("Rules", "whole_number"), ("Players", "whole_number")]),
        (HEAD + "Option six_counts: 8\nOption colour: pink\n", [("colour", "unknown_option"), ("six_counts", "option_value")]),
        (HEAD + "no tag\nMode: pairs\n", [("line 6", "tag"), ("line 7", "twice")]),
        (HEAD + "\n0: (7)\nzero: (3)\n0: (3\n", [("line 7", "record_dice"), ("line 8", "record_line"), ("line 9", "record_line")]),
        (HEAD + "\n1: (3)\n", [("line 7", "wrong_seat")]),
        (HEAD + "\n0: (3) (4)\n", [("line 7", "wrong_seat")]),
        (HEAD + "Option first: 0\n\n0: (5) Yh-6\n", [("line 8", "refusal.exit_to_start")]),
        (HEAD + "Option first: 0\n\n0: (5) nonsense\n", [("line 8", "invalid_move")]),
        (HEAD + "Option first: 0\n\n0: (3-4)\n", [("line 8", "dice_count")]),
        (HEAD + "Result: 0, 1\n", [("Result", "result_differs")]),
        (HEAD + "Result: first\n", [("Result", "result_form")]),
        (HEAD + "Start: parchis players=2 Y=h seat=0\n", [("Start: Y", "pieces"), ("Start: B", "missing"), ("Start: R", "missing"), ("Start: G", "missing")]),
        (HEAD + f"Start: {START}\n", [("Start", "start_differs")]),
        ("{}", [("ludoteca_record", "record_head")]),
        ('{"ludoteca_record": 9}', [("ludoteca_record", "record_format")]),
        ("{no", [("JSON", "json")]),
        (
            '{"ludoteca_record": 1, "game": 1, "rules": "1", "actions": [{"seat": 0}, 7], "result": 3, "x": 1}',
            [("x", "unknown_field"), ("game", "text_expected"), ("mode", "text_expected"), ("rules", "whole_number"),
             ("players", "whole_number"), ("actions[0]", "action"), ("actions[1]", "action"), ("result", "list_expected")],
        ),
    ],
)  # fmt: skip
def test_a_record_with_faults_lists_them_all(text: str, faults: list[tuple[str, str]]) -> None:
    found = faults_of_record(text)
    assert [fault for fault in found if not fault[1].startswith("record.")] == faults


def test_a_record_of_an_older_version_says_so() -> None:
    older = RECORD.to_text().replace("Rules: 1", "Rules: 0").replace(RECORD.made_by, "ludoteca 0.0.1")
    game = ludoteca.load(older)
    assert game.position() == ludoteca.load(RECORD.to_text()).position()
    assert [notice.explain() for notice in game.notices] == [
        f"This record was made by ludoteca 0.0.1 under version 0 of the rules; this program is {RECORD.made_by}, with version 1."
    ]
    assert ludoteca.load(RECORD.to_text()).notices == ()
    broken = older.replace("Result: ", "Result: 1, 0\nWas: ")
    assert ("", "record.older") in faults_of_record(broken)


def test_tags_that_are_not_ours_are_kept() -> None:
    text = RECORD.to_text().replace("Mode: individual\n", "Mode: individual\nPlayer 0: Ana María\nEvent: Fiestas\n")
    record = ludoteca.load(text).record()
    assert record.tags == {"Player 0": "Ana María", "Event": "Fiestas"}
    assert ludoteca.load(record.to_json()).record() == record
    assert ludoteca.load(record.to_text()).record() == record


def test_a_record_can_begin_at_a_position() -> None:
    game = ludoteca.from_position(SHORT.position(), seed="x")
    played_out(game, seed=4)
    assert ludoteca.load(game.record().to_text()).record() == game.record()
    assert ludoteca.load(game.record().to_json()).record() == game.record()
    assert "Start: parchis players=2" in game.record().to_text()
