"""Verification of records: envelope, dice, moves and result are checked, and each check reports in a sentence.

A finding holds, fails, or could not be made, as with an envelope that is not open yet. Findings come in a fixed order:
the record, the envelope's seal, what the seats added, the throws, the moves, the result; last, where a player has kept
them, the seal that was shown before the game and what was added.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from ludoteca.core import dice as dice_stream
from ludoteca.core.envelope import (
    BYTES_TAG,
    COMMIT_TAG,
    MIX_TAG,
    NO_BYTES,
    SEAT_BYTES,
    SEED_BYTES,
    SEED_TAG,
    TABLE_TAG,
    Envelope,
    commit_to,
    mix_of,
)
from ludoteca.core.errors import Fault
from ludoteca.core.kept_seal import KeptSeal
from ludoteca.core.moves import Dice
from ludoteca.core.ranking import Ranking
from ludoteca.core.records import Record
from ludoteca.core.replay import Find, Replayed, play_again
from ludoteca.core.text import Message

DIGEST_BYTES = 32
MOST_SEATS = 256  # whose numbers fit into the byte that the mix has for them
SEAT_TAG = "Seat "  # as `Seat 0: Ana`
BYTES_OF_SEAT = re.compile(rf"{BYTES_TAG}(0|[1-9][0-9]{{0,2}})")
LINE = re.compile(r"line ([0-9]+)")

ThrowOf: TypeAlias = Callable[[int, int], Dice]
"""What throw a stream gives, by its number from 0 and how many dice it has."""


@dataclass(frozen=True, slots=True)
class Finding(Message):
    """One thing looked at: whether it holds, or None where that cannot be known."""

    holds: bool | None = True

    @property
    def subject(self) -> str:
        """What was looked at: `record`, `commit`, `mix`, `throws`, `moves`, `result`, `seal` or `own`."""
        return self.key.partition(".")[0]

    def said_parameters(self, language: str) -> dict[str, Any]:
        """Return the parameters, with the messages among them in a language."""
        return {
            name: value.explain(language) if isinstance(value, Message) else value
            for name, value in self.parameters.items()
        }


@dataclass(frozen=True, slots=True)
class Verdict:
    """All findings about a record, and what a person should know besides."""

    findings: tuple[Finding, ...]
    notes: tuple[Message, ...] = ()

    @property
    def status(self) -> str:
        """All in a word: `holds`, `fails`, or `unchecked` where nothing fails but not all could be checked."""
        if any(finding.holds is False for finding in self.findings):
            return "fails"
        return "holds" if all(finding.holds for finding in self.findings) else "unchecked"


@dataclass(frozen=True, slots=True)
class Papers:
    """What a record's tags say of its envelope: no mix before the game begins, no seed until it is opened."""

    table_id: str
    commit: bytes
    seat_bytes: tuple[bytes, ...]
    mix: bytes | None
    seed: bytes | None


def check(record: Record, find: Find, kept: KeptSeal | None = None) -> Verdict:
    """Check all that a record says, and compare it with what a player has kept of its table.

    `find` gives the rules of a game, as `ludoteca.games.rulebook_of`.
    """
    found = play_again(record, find)
    bad_start = found.start_faults[0] if found.start_faults else None
    findings = [_check_record(record, bad_start)]
    findings += _check_dice(record)
    findings += _unplayed() if bad_start else _check_play(record, found)
    findings += _compare(record, kept) if kept else []
    notes = [] if bad_start else [record.notice(find(record.game).rules_version)]
    if _has_envelope(record.tags) and not (kept and kept.own):
        notes.append(_message("note.compare", seal=record.tags.get(COMMIT_TAG, "?")))
    elif record.seed and _throws_of(record):
        notes.append(_message("note.own_seed"))
    return Verdict(tuple(findings), tuple(note for note in notes if note))


# The record


def _check_record(record: Record, bad_start: Message | None) -> Finding:
    if bad_start:
        return _finding("record.fails", False, reason=bad_start)
    throws = len(_throws_of(record))
    return _finding(
        "record.holds",
        game=Message(record.game, "name"),
        players=record.players,
        throws=throws,
        moves=len(record.actions) - throws,
    )


# The dice


def _check_dice(record: Record) -> list[Finding]:
    """Check the envelope if there is one, and the throws."""
    if not _has_envelope(record.tags):
        return [_check_own_throws(record)]
    bad_tags: list[str] = []
    papers = _read_papers(record, bad_tags)
    if papers is None:
        return [_finding("commit.torn", False, names=bad_tags), _finding("throws.unknown", None)]
    return [_check_commit(papers), _check_mix(papers, record), _check_sealed_throws(papers, record)]


def _check_commit(papers: Papers) -> Finding:
    if papers.seed is None:
        return _finding("commit.sealed", None)
    holds = commit_to(papers.table_id, papers.seed) == papers.commit
    return _finding("commit.holds" if holds else "commit.fails", holds)


def _check_mix(papers: Papers, record: Record) -> Finding:
    """Check that what the seats added is in the dice, and name those that added nothing to dice that were thrown."""
    if len(papers.seat_bytes) != record.players:
        return _finding("mix.seats", False, count=len(papers.seat_bytes), players=record.players)
    if papers.mix is None:
        return _finding("mix.unknown", None)
    if mix_of(papers.table_id, papers.seat_bytes) != papers.mix:
        return _finding("mix.fails", False)
    idle = [seat for seat, given in enumerate(papers.seat_bytes) if given == NO_BYTES]
    if not idle or not _throws_of(record):
        return _finding("mix.holds")
    if len(idle) == record.players:
        return _finding("mix.alone", None)
    return _finding("mix.some", seats=[_seat_label(record, seat) for seat in idle])


def _seat_label(record: Record, seat: int) -> str:
    """Name a seat by its number, and by who sat there where the record says it."""
    name = record.tags.get(f"{SEAT_TAG}{seat}")
    return f"{seat} ({name})" if name else str(seat)


def _check_sealed_throws(papers: Papers, record: Record) -> Finding:
    if papers.seed is None and _throws_of(record):
        return _finding("throws.sealed", None)
    envelope = Envelope(papers.table_id, papers.seed or bytes(SEED_BYTES), papers.seat_bytes)
    return _check_throws(record, "throws", lambda number, count: envelope.throw(number, count, record.faces))


def _check_own_throws(record: Record) -> Finding:
    """Check the throws of a game without a server, whose dice follow from its seed."""
    if not record.seed and _throws_of(record):
        return _finding("throws.no_seed", None)
    seed = dice_stream.seed_bytes(record.seed)
    return _check_throws(
        record, "throws.own", lambda number, count: dice_stream.throw(seed, number, count, faces=record.faces)
    )


def _check_throws(record: Record, key: str, throw: ThrowOf) -> Finding:
    """Compare every throw with what the stream gives; report the first that differs."""
    throws = _throws_of(record)
    for number, (index, dice) in enumerate(throws):
        expected = throw(number, len(dice)) if dice else ()
        if not dice or tuple(sorted(dice)) != expected:
            parameters = {"number": number + 1, "place": _place(record, index)}  # people count from 1
            return _finding(f"{key}.fails", False, **parameters, expected=_spell(expected), said=_spell(dice))
    return _finding(f"{key}.holds", count=len(throws)) if throws else _finding("throws.none")


def _throws_of(record: Record) -> list[tuple[int, Dice]]:
    """List the throws in the order of the record, each with its place among the actions."""
    return [(index, what) for index, (_, what) in enumerate(record.actions) if not isinstance(what, str)]


def _spell(dice: Dice) -> str:
    return "-".join(map(str, sorted(dice)))


# The envelope's tags


def _has_envelope(tags: Mapping[str, str]) -> bool:
    """Return whether a record mentions an envelope; `Table` alone may be anybody's tag."""
    return any(name in (COMMIT_TAG, MIX_TAG, SEED_TAG) or BYTES_OF_SEAT.fullmatch(name) for name in tags)


def _read_papers(record: Record, bad_tags: list[str]) -> Papers | None:
    """Read the envelope's tags; the names of those missing or misspelled go to the list."""
    tags = record.tags
    is_waiting = not (record.actions or tags.get(MIX_TAG) or SEED_TAG in tags)  # for people to sit down

    def read(name: str, length: int) -> bytes:
        spelled = tags.get(name, "")
        if not re.fullmatch(f"[0-9a-f]{{{2 * length}}}", spelled):
            bad_tags.append(name)
            return bytes(length)
        return bytes.fromhex(spelled)

    if not tags.get(TABLE_TAG):
        bad_tags.append(TABLE_TAG)
    count = sum(BYTES_OF_SEAT.fullmatch(name) is not None for name in tags)
    if count > MOST_SEATS:
        bad_tags.append(f"{BYTES_TAG}{MOST_SEATS}")
        return None
    papers = Papers(
        table_id=tags.get(TABLE_TAG, ""),
        commit=read(COMMIT_TAG, DIGEST_BYTES),
        seat_bytes=tuple(read(f"{BYTES_TAG}{seat}", SEAT_BYTES) for seat in range(count)),
        mix=None if is_waiting else read(MIX_TAG, DIGEST_BYTES),
        seed=read(SEED_TAG, SEED_BYTES) if SEED_TAG in tags else None,
    )
    return None if bad_tags else papers


# What a player has kept


def _compare(record: Record, kept: KeptSeal) -> list[Finding]:
    """Compare the seal and what seats added with what a player has kept from before the game."""
    said = record.tags.get(COMMIT_TAG, "")
    seal = _finding("seal.holds") if said == kept.seal else _finding("seal.fails", False, kept=kept.seal, said=said)
    outcomes: dict[str, list[str]] = {}
    for seat, own in sorted(kept.own.items()):
        if record.tags.get(f"{BYTES_TAG}{seat}") == own.bytes:
            outcome = "holds"
        else:
            outcome = {"added": "fails", "given": "other"}.get(own.answer, "late")
        outcomes.setdefault(outcome, []).append(_seat_label(record, seat))
    holds = {"holds": True, "fails": False}
    return [seal, *(_finding(f"own.{one}", holds.get(one), seats=seats) for one, seats in outcomes.items())]


# The moves and the result


def _check_play(record: Record, found: Replayed) -> list[Finding]:
    """Report what came of replaying the record under the rules."""
    if found.action_fault is not None:
        return [_wrong_action(record, found, found.action_fault), _finding("result.unknown", None)]
    moves = len(record.actions) - len(_throws_of(record))
    return [_finding("moves.holds", moves=moves), _check_result(record.result, found.reached)]


def _unplayed() -> list[Finding]:
    return [_finding("moves.unknown", None), _finding("result.unknown", None)]


def _wrong_action(record: Record, found: Replayed, fault: Fault) -> Finding:
    """Say what cannot have happened, with the clause where the rules forbid it."""
    seat, what = record.actions[found.bad_action]
    parameters = {"place": _place(record, found.bad_action), "seat": seat, "reason": replace(fault, where="")}
    if found.clause:
        return _finding("moves.forbidden", False, **parameters, move=what, clause=found.clause)
    return _finding("moves.fails", False, **parameters)


def _check_result(said: Ranking, reached: Ranking) -> Finding:
    if said == reached:
        return _finding("result.holds" if said else "result.unfinished", said=_spell_places(said))
    if not reached:
        return _finding("result.early", False, said=_spell_places(said))
    parameters = {"said": _spell_places(said), "reached": _spell_places(reached)}
    return _finding("result.fails" if said else "result.unnamed", False, **parameters)


def _spell_places(places: Ranking) -> str:
    return ", ".join("+".join(map(str, seats)) for seats in places)


# Words


def _place(record: Record, index: int) -> Message:
    """Say where an action stands, so that a person finds it."""
    line = LINE.fullmatch(record.places[index]) if record.places else None
    return _message("place.line", line=line[1]) if line else _message("place.action", number=index + 1)


def _message(key: str, **parameters: Any) -> Message:
    return Message("dice", key, parameters)


def _finding(key: str, holds: bool | None = True, **parameters: Any) -> Finding:
    return Finding("dice", key, parameters, holds)
