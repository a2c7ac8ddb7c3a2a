"""Records checked: what is true holds, and whatever is changed in a true record is found and named."""

import json
import random
import re
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import ludoteca
from ludoteca import Record
from ludoteca.cli.app import app
from ludoteca.client.seals import Seals, default_folder
from ludoteca.core.envelope import SEAT_BYTES, Envelope, opened_tags, sealed_tags
from ludoteca.core.errors import RecordError
from ludoteca.core.kept_seal import Answer, KeptSeal, OwnBytes
from ludoteca.core.record_reader import read_record
from ludoteca.core.text import LANGUAGES
from ludoteca.core.verify import Verdict, check
from ludoteca.games import rulebook_of
from playing import all_tables, name_of_way, played_out

TABLE = "Zk3vQ0tq-7rXh_2LwB9aYg"
FIXTURES = Path(__file__).parents[1] / "web/src/dice/fixtures"  # what the browser's check must find, and say, too
SEAL = "ab" * 32
SUBJECTS = ["record", "commit", "mix", "throws", "moves", "result"]


@pytest.fixture(autouse=True)
def _at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


@cache
def record_of(game_id: str, seed: int = 1, **table: Any) -> Record:
    """Play a random game with the dice of an envelope, as a table of the server does, and open the envelope."""
    chooser = random.Random(f"{game_id} {seed}")
    game = ludoteca.new(game_id, **table)
    seats = [chooser.randbytes(SEAT_BYTES) for _ in range(game.setup.players - 1)]
    envelope = Envelope(TABLE, chooser.randbytes(32), (*seats, b""))
    throws = 0
    while game.phase != "over":
        if game.phase == "roll":
            game.roll(envelope.throw(throws, game.dice_count))
            throws += 1
        else:
            game.push(chooser.choice(game.legal_moves))
    return replace(game.record(), seed="", tags=opened_tags(envelope))


def parchis() -> Record:
    return record_of("parchis", players=2, mode="two-colours", six_counts=12)


def sealed(record: Record) -> Record:
    return replace(record, tags={name: value for name, value in record.tags.items() if name != "Dice seed"})


def verdict_on(record: Record) -> Verdict:
    return check(record, rulebook_of)


def failures(verdict: Verdict) -> list[str]:
    return [finding.key for finding in verdict.findings if finding.holds is False]


def run(*words: str, stdin: str | bytes | None = None) -> Result:
    return CliRunner().invoke(app, ["verify", *words], input=stdin)


def run_on(record: Record, *words: str) -> Result:
    return run("-", *words, stdin=record.to_text())


# What holds


@pytest.mark.parametrize(("game_id", "table"), all_tables(), ids=name_of_way)
def test_a_game_with_dice_from_an_envelope_proves_itself(game_id: str, table: dict[str, Any]) -> None:
    record = record_of(game_id, **table)
    for text in (record.to_text(), record.to_json()):
        verdict = verdict_on(read_record(text))
        assert verdict.status == "holds", [finding.explain() for finding in verdict.findings]
        assert [finding.subject for finding in verdict.findings] == SUBJECTS
    throws = next(finding for finding in verdict.findings if finding.subject == "throws")
    assert throws.key == ("throws.none" if game_id == "stax" else "throws.holds")


def test_a_game_without_dice_is_told_so_in_words() -> None:
    result = run_on(record_of("stax"), "--lang", "en")
    assert result.exit_code == 0
    assert "Nobody threw dice in this game" in result.stdout


def test_a_game_that_stopped_on_the_way_proves_itself() -> None:
    record = parchis()
    for end in range(0, 60, 7):
        verdict = verdict_on(replace(record, actions=record.actions[:end], result=()))
        assert verdict.status == "holds"
        assert verdict.findings[-1].key == "result.unfinished"


def test_the_tags_of_an_envelope_survive_text_and_json() -> None:
    record = parchis()
    assert read_record(record.to_text()).tags == read_record(record.to_json()).tags == record.tags


# What is changed is found


def with_tag(name: str, change: Callable[[str], str]) -> Callable[[Record], Record]:
    return lambda record: replace(record, tags={**record.tags, name: change(record.tags[name])})


def without_tag(name: str) -> Callable[[Record], Record]:
    return lambda record: replace(record, tags={tag: value for tag, value in record.tags.items() if tag != name})


def flip_first(value: str) -> str:
    return f"{15 - int(value[0], 16):x}{value[1:]}"


def flip_last(value: str) -> str:
    return f"{value[:-1]}{15 - int(value[-1], 16):x}"


def with_action(record: Record, index: int, what: Any) -> Record:
    seat, _ = record.actions[index]
    return replace(record, actions=(*record.actions[:index], (seat, what), *record.actions[index + 1 :]))


def throws_in(record: Record) -> list[int]:
    return [index for index, (_, what) in enumerate(record.actions) if not isinstance(what, str)]


def with_other_die(which: int) -> Callable[[Record], Record]:
    def change(record: Record) -> Record:
        index = throws_in(record)[which]
        face = int(record.actions[index][1][0])
        return with_action(record, index, (face % 6 + 1,))

    return change


def with_throws_swapped(record: Record) -> Record:
    """Swap the first two neighbouring throws that differ."""
    first, second = next(
        (one, two) for one, two in pairwise(throws_in(record)) if record.actions[one][1] != record.actions[two][1]
    )
    changed = with_action(record, first, record.actions[second][1])
    return with_action(changed, second, record.actions[first][1])


def with_a_throw_left_out(record: Record) -> Record:
    index = throws_in(record)[5]
    return replace(record, actions=record.actions[:index] + record.actions[index + 1 :])


def with_a_move_too_far(record: Record) -> Record:
    index, move = next(
        (i, what) for i, (_, what) in enumerate(record.actions) if re.fullmatch(r"[A-Z]\d+-\d+", str(what))
    )
    start, end = str(move).split("-")
    return with_action(record, index, f"{start}-{int(end) % 68 + 1}")


def with_a_word_for_a_move(record: Record) -> Record:
    index = next(index for index, (_, what) in enumerate(record.actions) if isinstance(what, str))
    return with_action(record, index, "\x1b[2Jhello")


def with_another_seat(record: Record) -> Record:
    seat, what = record.actions[9]
    return replace(record, actions=(*record.actions[:9], (1 - seat, what), *record.actions[10:]))


CHANGES: dict[str, tuple[Callable[[Record], Record], str]] = {
    "commit": (with_tag("Commit", flip_first), "commit.fails"),
    "last digit of the commit": (with_tag("Commit", flip_last), "commit.fails"),
    "mix": (with_tag("Mix", flip_first), "mix.fails"),
    "bytes of seat 0": (with_tag("Bytes 0", flip_first), "mix.fails"),
    "bytes of seat 1, which gave none": (with_tag("Bytes 1", flip_last), "mix.fails"),
    "seed": (with_tag("Dice seed", flip_first), "commit.fails"),
    "last digit of the seed": (with_tag("Dice seed", flip_last), "commit.fails"),
    "table": (with_tag("Table", lambda value: value[::-1]), "commit.fails"),
    "seed too short": (with_tag("Dice seed", lambda value: value[2:]), "commit.torn"),
    "seed in capitals": (with_tag("Dice seed", str.upper), "commit.torn"),
    "no commit": (without_tag("Commit"), "commit.torn"),
    "no mix": (without_tag("Mix"), "commit.torn"),
    "no table": (without_tag("Table"), "commit.torn"),
    "no bytes of seat 0": (without_tag("Bytes 0"), "commit.torn"),
    "no bytes of seat 1": (without_tag("Bytes 1"), "mix.seats"),
    "bytes of more seats than there can be": (
        lambda record: replace(record, tags={**record.tags, **{f"Bytes {seat}": "00" * 16 for seat in range(300)}}),
        "commit.torn",
    ),
    "first die": (with_other_die(0), "throws.fails"),
    "a die": (with_other_die(40), "throws.fails"),
    "last die": (with_other_die(-1), "throws.fails"),
    "two throws": (with_throws_swapped, "throws.fails"),
    "a throw left out": (with_a_throw_left_out, "throws.fails"),
    "a move": (with_a_move_too_far, "moves.forbidden"),
    "a move that is none": (with_a_word_for_a_move, "moves.fails"),
    "a seat": (with_another_seat, "moves.fails"),
    "more after the end": (lambda record: replace(record, actions=(*record.actions, (0, "Y5-6"))), "moves.fails"),
    "result": (lambda record: replace(record, result=record.result[::-1]), "result.fails"),
    "no result": (lambda record: replace(record, result=()), "result.unnamed"),
    "a result before the end": (lambda record: replace(record, actions=record.actions[:-1]), "result.early"),
    "option": (lambda record: replace(record, options={"six_counts": 6}), "moves.forbidden"),
    "no option": (lambda record: replace(record, options={}), "moves.forbidden"),
    "unknown option": (lambda record: replace(record, options={"6": "no"}), "record.fails"),
    "players": (lambda record: replace(record, players=3, mode="individual"), "mix.seats"),
    "players without that mode": (lambda record: replace(record, players=4), "record.fails"),
    "mode": (lambda record: replace(record, mode="individual"), "moves.forbidden"),
    "game": (lambda record: replace(record, game="parques"), "record.fails"),
    "unknown game": (lambda record: replace(record, game="chess"), "record.fails"),
    "start": (lambda record: replace(record, start="parchis players=9"), "record.fails"),
}


@pytest.mark.parametrize(("change", "expected"), CHANGES.values(), ids=CHANGES)
def test_whatever_is_changed_is_found(change: Callable[[Record], Record], expected: str) -> None:
    changed = change(parchis())
    verdict = verdict_on(changed)
    assert verdict.status == "fails"
    assert expected in failures(verdict)
    sentence = next(finding.explain("es") for finding in verdict.findings if finding.key == expected)
    result = run("-", "--lang", "es", "--json", stdin=changed.to_json())
    assert result.exit_code == 1
    said = {finding["key"]: finding for finding in json.loads(result.stdout)["findings"]}
    assert said[expected]["holds"] is False
    assert said[expected]["sentence"] == "".join(one if one.isprintable() else "�" for one in sentence)


def test_a_change_of_one_thing_fails_that_alone() -> None:
    alone = ["commit", "mix", "a move", "result", "a move that is none", "last digit of the commit"]
    for name in alone:
        change, expected = CHANGES[name]
        assert failures(verdict_on(change(parchis()))) == [expected]


def test_every_digit_of_the_envelope_counts() -> None:
    short = replace(parchis(), actions=parchis().actions[:20], result=())
    assert verdict_on(short).status == "holds"
    for name, value in short.tags.items():
        for place, digit in enumerate(value):
            changed = f"{value[:place]}{'1' if digit == '0' else '0'}{value[place + 1 :]}"
            verdict = verdict_on(replace(short, tags={**short.tags, name: changed}))
            assert verdict.status == "fails", (name, place)


def test_the_first_throw_that_differs_is_named_with_its_place() -> None:
    record = read_record(with_other_die(40)(parchis()).to_text())
    index = throws_in(record)[40]
    said, true = record.actions[index][1][0], parchis().actions[index][1][0]
    finding = next(one for one in verdict_on(record).findings if one.subject == "throws")
    line = record.places[index].removeprefix("line ")
    sentence = finding.explain("es")
    assert sentence.startswith(f"La tirada 41 (línea {line}) no es la que decidieron el sobre y los asientos: ")
    assert sentence.endswith(f": dan {true} y el acta dice {said}.")
    assert finding.parameters["number"] == 41


def test_a_forbidden_move_is_named_with_its_clause() -> None:
    record = read_record(with_a_move_too_far(parchis()).to_json())
    finding = next(one for one in verdict_on(record).findings if one.subject == "moves")
    assert re.fullmatch(r"P-[A-Z0-9]+", finding.parameters["clause"])
    index = next(i for i, entry in enumerate(parchis().actions) if entry != record.actions[i])
    assert finding.explain("en").startswith(f"Action {index + 1}: seat {record.actions[index][0]} could not play ")
    assert finding.explain("es").endswith(f"(regla {finding.parameters['clause']})")


def test_the_faces_of_a_throw_have_no_order() -> None:
    record = record_of("parques", players=2)
    index = next(i for i in throws_in(record) if len(set(record.actions[i][1])) > 1)
    assert verdict_on(with_action(record, index, record.actions[index][1][::-1])).status == "holds"


# Who added to the dice


def test_seats_that_added_nothing_are_named() -> None:
    record = replace(parchis(), tags={**parchis().tags, "Seat 1": "Berta"})
    finding = next(one for one in verdict_on(record).findings if one.subject == "mix")
    assert (finding.key, finding.holds, finding.parameters) == ("mix.some", True, {"seats": ["1 (Berta)"]})
    assert finding.explain("en").endswith("Seat 1 (Berta) added nothing; bots never do.")


def test_dice_that_the_server_decided_alone_are_no_proof() -> None:
    game = ludoteca.new("parchis", players=2)
    envelope = Envelope(TABLE, bytes(range(32)), (b"", b""))
    game.roll(envelope.throw(0, game.dice_count))
    record = replace(game.record(), seed="", tags=opened_tags(envelope))
    result = run_on(record, "--json", "--lang", "es")
    data = json.loads(result.stdout)
    assert (result.exit_code, data["verdict"]) == (3, "unchecked")
    mix = next(finding for finding in data["findings"] if finding["subject"] == "mix")
    assert (mix["key"], mix["holds"]) == ("mix.alone", None)
    assert mix["sentence"].startswith("Nadie añadió nada a los dados: los decidió solo el servidor")


def test_where_nothing_was_thrown_nobody_has_left_anything_out() -> None:
    assert "mix.holds" in [finding.key for finding in verdict_on(record_of("stax")).findings]


# What was kept from before the game


def kept(answer: Answer = "added", own: str = "", seal: str = "") -> KeptSeal:
    tags = parchis().tags
    return KeptSeal(TABLE, seal or tags["Commit"], {0: OwnBytes(own or tags["Bytes 0"], answer)})


@pytest.mark.parametrize(
    ("what", "expected", "status"),
    [
        (kept(), {"seal.holds": True, "own.holds": True}, "holds"),
        (kept(""), {"seal.holds": True, "own.holds": True}, "holds"),
        (kept(seal=SEAL), {"seal.fails": False, "own.holds": True}, "fails"),
        (kept(own="1" * 32), {"seal.holds": True, "own.fails": False}, "fails"),
        (kept("given", "1" * 32), {"seal.holds": True, "own.other": None}, "unchecked"),
        (kept("fixed", "1" * 32), {"seal.holds": True, "own.late": None}, "unchecked"),
        (kept("", "1" * 32), {"seal.holds": True, "own.late": None}, "unchecked"),
    ],
)
def test_what_was_kept_is_compared(what: KeptSeal, expected: dict[str, bool | None], status: str) -> None:
    verdict = check(parchis(), rulebook_of, what)
    found = {one.key: one.holds for one in verdict.findings if one.subject in ("seal", "own")}
    assert (found, verdict.status) == (expected, status)
    assert [note.key for note in verdict.notes] == []  # nothing is left for the player to compare
    assert all("{" not in one.explain(language) for one in verdict.findings for language in LANGUAGES)


def test_the_command_compares_with_what_was_kept() -> None:
    seals = Seals(default_folder())
    seals.keep(0, kept())
    result = run_on(parchis(), "--lang", "en")
    assert result.exit_code == 0
    assert "ok  The seal is the one that this device was shown before the game.\n" in result.stdout
    assert "ok  What this device added for seat 0 is in the dice.\n" in result.stdout


def test_the_command_is_loud_where_the_seal_is_another() -> None:
    Seals(default_folder()).keep(0, kept(seal=SEAL))
    result = run_on(parchis(), "--lang", "en")
    assert result.exit_code == 1
    assert f"FAILS  THE ENVELOPE WAS EXCHANGED: before the game this device was shown the seal {SEAL}" in result.stdout


def test_the_command_says_that_what_was_kept_is_spoilt() -> None:
    Seals(default_folder()).keep(0, kept())
    path = next(default_folder().iterdir())
    path.write_text('{"table": 1}')
    result = run_on(parchis(), "--lang", "en")
    assert str(default_folder()) in result.stdout


@pytest.mark.parametrize("option", ['"self": 1', '"players": 2', '"mode": "x"', '"first": "\\ud800"', '"\\udfff": 1'])
def test_options_of_any_name_and_value_are_refused_in_words(option: str) -> None:
    text = parchis().to_json()
    assert '"options": {' in text
    result = run("-", "--lang", "en", stdin=text.replace('"options": {', f'"options": {{{option}, '))
    assert result.exception is None or isinstance(result.exception, SystemExit)
    assert result.exit_code in (1, 2)
    assert result.output.encode()


# What cannot be known


def test_an_envelope_that_is_not_open_is_no_failure_and_no_proof() -> None:
    record = sealed(parchis())
    verdict = verdict_on(record)
    keys = {finding.key: finding.holds for finding in verdict.findings}
    assert verdict.status == "unchecked"
    assert (keys["commit.sealed"], keys["throws.sealed"], keys["mix.some"], keys["moves.holds"]) == (
        None,
        None,
        True,
        True,
    )
    result = run_on(record, "--lang", "en")
    assert result.exit_code == 3
    assert "The envelope is not open yet" in result.stdout
    changed = with_tag("Bytes 0", flip_first)(record)
    assert failures(verdict_on(changed)) == ["mix.fails"]


def test_a_table_that_waits_for_people_has_no_mix_yet() -> None:
    game = ludoteca.new("parchis", players=2)
    waiting = replace(game.record(), seed="", tags=sealed_tags(TABLE, bytes(32), [b"", b""], b""))
    for text in (waiting.to_text(), waiting.to_json()):
        verdict = verdict_on(read_record(text))
        assert verdict.status == "unchecked"
        assert [finding.key for finding in verdict.findings if finding.holds is None] == [
            "commit.sealed",
            "mix.unknown",
        ]
    game.roll()
    assert failures(verdict_on(replace(waiting, actions=game.record().actions))) == ["commit.torn"]


def test_sealed_tags_are_those_of_the_opened_record_without_the_seed() -> None:
    tags = dict(parchis().tags)
    seats = [bytes.fromhex(tags["Bytes 0"]), b""]
    assert (
        sealed_tags(TABLE, bytes.fromhex(tags["Commit"]), seats, bytes.fromhex(tags["Mix"])) == sealed(parchis()).tags
    )


def test_a_game_at_one_screen_is_checked_by_its_own_seed() -> None:
    record = played_out(ludoteca.new("felix-sex", seed="mine"), 1).record()
    verdict = verdict_on(record)
    assert verdict.status == "holds"
    assert [finding.key for finding in verdict.findings][1] == "throws.own.holds"
    assert [note.key for note in verdict.notes] == ["note.own_seed"]
    assert failures(verdict_on(replace(record, seed="yours"))) == ["throws.own.fails"]


def test_a_record_with_neither_envelope_nor_seed_has_nothing_to_check_the_dice_with() -> None:
    bare = replace(parchis(), tags={"Table": "in the kitchen"})
    result = run_on(bare, "--lang", "es")
    assert result.exit_code == 3
    assert "No hay con qué comprobar los dados" in result.stdout
    assert "Nada falla, pero no se ha podido comprobar todo." in result.stdout


def test_a_seed_beside_an_envelope_says_nothing_of_the_dice() -> None:
    assert verdict_on(replace(parchis(), seed="7")).status == "holds"
    assert verdict_on(replace(sealed(parchis()), seed="7")).status == "unchecked"


def test_a_throw_of_no_dice_fails_and_ends() -> None:
    assert "throws.fails" in failures(verdict_on(with_action(parchis(), 0, ())))


def test_a_record_of_other_rules_is_told_so() -> None:
    verdict = verdict_on(replace(parchis(), rules=0, made_by="ludoteca 0.0.1"))
    assert verdict.status == "holds"
    assert [note.key for note in verdict.notes] == ["record.older", "note.compare"]


def test_a_game_that_began_where_all_was_over_has_a_result_to_check() -> None:
    start = "parchis players=2 mode=individual Y=m,m,m,m R=h,h,h,h seat=0 phase=over finished=0"
    game = ludoteca.from_position(start)
    assert verdict_on(game.record()).status == "holds"
    assert failures(verdict_on(replace(game.record(), result=((1,), (0,))))) == ["result.fails"]


# The records that the browser's check is tested with


@pytest.mark.parametrize(("name", "expected"), json.loads((FIXTURES / "findings.json").read_text("utf-8")).items())
def test_the_browser_is_told_to_find_what_is_found_here(name: str, expected: list[dict[str, Any]]) -> None:
    assert findings_in((FIXTURES / name).read_text("utf-8")) == expected


def test_the_browser_is_told_which_moves_and_results_are_found_wrong_here() -> None:
    for case in json.loads((FIXTURES / "rules.json").read_text("utf-8")):
        assert findings_in(case["text"]) == case["findings"], case["name"]


def findings_in(text: str) -> list[dict[str, Any]]:
    return [
        {"key": one.key, "holds": one.holds} | {language: one.explain(language) for language in LANGUAGES}
        for one in verdict_on(read_record(text)).findings
    ]


@pytest.mark.parametrize("case", json.loads((FIXTURES / "faults.json").read_text("utf-8")))
def test_the_browser_is_told_to_refuse_what_is_refused_here(case: dict[str, Any]) -> None:
    with pytest.raises(RecordError) as caught:
        read_record(case["text"])
    for fault, expected in zip(caught.value.faults, case["faults"], strict=True):
        assert (fault.where, fault.key) == (expected["where"], f"fault.{expected['key']}")
        if fault.key != "fault.json":  # each parser has words of its own
            assert all(replace(fault, where="").explain(language) == expected[language] for language in LANGUAGES)


# The command


def test_the_command_says_what_holds_in_both_languages(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(parchis().to_text(), encoding="utf-8")
    english, spanish = (run(str(path), "--lang", language) for language in LANGUAGES)
    assert (english.exit_code, spanish.exit_code) == (0, 0)
    assert "ok  The sealed envelope matches what was published before the game.\n" in english.stdout
    assert "bien  El sobre cerrado es el que se anunció antes de la partida.\n" in spanish.stdout
    assert "All of it holds." in english.stdout
    assert "Todo cuadra." in spanish.stdout
    for result in (english, spanish):
        assert parchis().tags["Commit"] in result.stdout
        assert "hash" not in result.stdout.lower()


def test_the_command_reads_json_and_standard_input(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(parchis().to_json(), encoding="utf-8")
    assert run(str(path)).stdout == run("-", stdin=parchis().to_text()).stdout


def test_findings_as_json() -> None:
    result = run_on(parchis(), "--json", "--lang", "en")
    data = json.loads(result.stdout)
    assert result.exit_code == 0
    assert data["verdict"] == "holds"
    assert [finding["subject"] for finding in data["findings"]] == SUBJECTS
    assert data["findings"][0]["parameters"]["game"] == "Parchís"
    assert [note["key"] for note in data["notes"]] == ["note.compare"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_finding_can_be_said(language: str) -> None:
    records = [change(parchis()) for change, _ in CHANGES.values()]
    for record in [*records, sealed(parchis()), replace(parchis(), tags={}), record_of("stax")]:
        for finding in verdict_on(record).findings:
            sentence = finding.explain(language)
            assert "{" not in sentence
            assert "Message(" not in sentence
            assert sentence[0].isupper(), sentence


UNREADABLE = {
    "nothing": (b"", "not a record"),
    "no record": (b"hello", "not a record"),
    "no JSON": (b'{"ludoteca_record": 1', "not JSON"),
    "bytes": (bytes(range(256)), "not a record"),
    "no tags": (b"Ludoteca record 1\n\n", "missing"),
}


@pytest.mark.parametrize(("content", "said"), UNREADABLE.values(), ids=UNREADABLE)
@pytest.mark.parametrize("as_json", [[], ["--json"]], ids=["text", "json"])
def test_what_cannot_be_read_is_told_in_one_sentence(
    content: bytes, said: str, as_json: list[str], tmp_path: Path
) -> None:
    path = tmp_path / "game.txt"
    path.write_bytes(content)
    for result in (run(str(path), "--lang", "en", *as_json), run("-", "--lang", "en", *as_json, stdin=content)):
        assert result.exit_code == 2
        assert result.stdout == ""
        assert said in result.stderr
        assert result.stderr.count("\n") == 1


def test_a_file_that_is_not_there_is_told_in_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "nothing.txt"
    result = run(str(path), "--lang", "es")
    assert result.exit_code == 2
    assert result.stderr.startswith(f"ludoteca verify: {path}: esto no se puede comprobar: no se puede leer")
    assert run(str(tmp_path)).exit_code == 2


def test_a_file_is_called_by_the_name_it_was_given(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("nothing.txt", "--lang", "en").stderr.startswith("ludoteca verify: nothing.txt: this cannot be checked")
    assert run("-", "--lang", "es", stdin="").stderr.startswith("ludoteca verify: entrada estándar: esto no se puede")


def test_a_terminal_that_lacks_letters_gets_the_others() -> None:
    result = CliRunner(charset="ascii").invoke(app, ["verify", "-", "--lang", "es"], input=parchis().to_text())
    assert result.exit_code == 0
    assert "El acta se lee bien: Parch?s" in result.stdout


def test_an_unknown_language_is_refused() -> None:
    assert run("-", "--lang", "fr", stdin="").exit_code == 2


def test_a_record_cannot_steer_the_terminal() -> None:
    hostile = replace(with_a_word_for_a_move(parchis()), made_by="\x1b[31mme")
    result = run("-", "--lang", "en", stdin=hostile.to_json())
    assert result.exit_code == 1
    assert "hello" in result.stdout
    assert "\x1b" not in result.stdout
