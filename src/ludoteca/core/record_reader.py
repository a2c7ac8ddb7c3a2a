"""Records as they come in: text or JSON from anywhere, read in one pass that finds every fault."""

import json
import re
from collections.abc import Mapping
from typing import Any

from ludoteca.core.dice import SIX_FACES
from ludoteca.core.errors import Fault, RecordError
from ludoteca.core.records import FACES_TAG, FORMAT, Entry, Record, is_seed, read_faces

MAX_LENGTH = 4_000_000  # characters: a hundred times a long game
HEAD = re.compile(r"Ludoteca record (\d{1,6})")
TAG = re.compile(r"([A-Za-z][A-Za-z0-9 _-]{0,60}): *(.*)")
LINE = re.compile(r"(\d{1,3}):(.*)")
PIECE = re.compile(r"\(([^()]*)\)|([^();]+)|;")
DICE = re.compile(r"\d{1,2}(-\d{1,2})*", re.ASCII)
KNOWN_TAGS = ("Game", "Rules", "Made by", "Players", "Mode", "Seed", "Start", "Result")


def read_record(text: str | bytes) -> Record:
    """Read a record, text or JSON; RecordError lists everything that is wrong with it."""
    if isinstance(text, bytes):
        text = text.decode("utf-8", errors="replace")
    if len(text) > MAX_LENGTH:
        raise RecordError([Fault("core", "fault.too_long", {"limit": MAX_LENGTH})])
    faults: list[Fault] = []
    text = text.removeprefix("\ufeff")
    reader = _JsonReader(faults) if text.lstrip().startswith("{") else _TextReader(faults)
    record = reader.read(text)
    if faults or record is None:
        raise RecordError(faults)
    return record


class _Reader:
    """Reads one form of record. Goes on after a fault to find the others."""

    def __init__(self, faults: list[Fault]) -> None:
        self.faults = faults
        self.faces = SIX_FACES

    def fault(self, where: str, key: str, **parameters: Any) -> None:
        self.faults.append(Fault("core", f"fault.{key}", parameters, where=where))

    def read_faces(self, tags: Mapping[str, Any]) -> None:
        """Read which faces the dice have, before the throws are read."""
        if FACES_TAG in tags:
            faces = read_faces(str(tags[FACES_TAG]))
            if faces is None:
                self.fault(FACES_TAG, "faces_form")
            self.faces = faces or SIX_FACES


class _TextReader(_Reader):
    """Reads the text form."""

    def read(self, text: str) -> Record | None:
        lines = [line.rstrip() for line in text.split("\n")]
        head = HEAD.fullmatch(lines[0])
        if not head:
            self.fault("line 1", "record_head")
            return None
        if int(head[1]) > FORMAT:
            self.fault("line 1", "record_format", format=head[1], known=FORMAT)
            return None
        end = lines.index("") if "" in lines else len(lines)
        tags = self.read_tags(lines[1:end])
        actions: list[Entry] = []
        places: list[str] = []
        for number, line in enumerate(lines[end:], end + 1):
            found = self.read_line(line, f"line {number}")
            actions += found
            places += [f"line {number}"] * len(found)
        if self.faults:
            return None
        return Record(
            game=tags.pop("Game"),
            rules=int(tags.pop("Rules")),
            made_by=tags.pop("Made by", "?"),
            players=int(tags.pop("Players")),
            mode=tags.pop("Mode"),
            options={name.removeprefix("Option "): value for name, value in tags.items() if _is_option(name)},
            seed=tags.pop("Seed", ""),
            start=tags.pop("Start", ""),
            result=_read_result(tags.pop("Result", "")),
            tags={name: value for name, value in tags.items() if not _is_option(name)},
            actions=tuple(actions),
            places=tuple(places),
        )

    def read_tags(self, lines: list[str]) -> dict[str, str]:
        tags: dict[str, str] = {}
        for number, line in enumerate(lines, 2):
            match = TAG.fullmatch(line)
            if not match:
                self.fault(f"line {number}", "tag")
            elif match[1] in tags:
                self.fault(f"line {number}", "twice")
            else:
                tags[match[1]] = match[2]
        for name in ("Game", "Rules", "Players", "Mode"):
            if not tags.get(name):
                self.fault(name, "missing")
        for name in ("Rules", "Players"):
            if tags.get(name) and not re.fullmatch(r"\d{1,6}", tags[name], re.ASCII):
                self.fault(name, "whole_number")
        if not re.fullmatch(r"(\d{1,3}([,+] ?\d{1,3})*)?", tags.get("Result", ""), re.ASCII):
            self.fault("Result", "result_form")
        if tags.get("Seed") and not is_seed(tags["Seed"]):
            self.fault("Seed", "seed")
        self.read_faces(tags)
        return tags

    def read_line(self, line: str, where: str) -> list[Entry]:
        if not line.strip():
            return []
        match = re.fullmatch(LINE, line)
        if not match:
            self.fault(where, "record_line")
            return []
        seat, rest = int(match[1]), match[2]
        entries: list[Entry] = []
        if PIECE.sub("", rest).strip():
            self.fault(where, "record_line")
        for piece in PIECE.finditer(rest):
            thrown, move = piece[1], (piece[2] or "").strip()
            if thrown is not None:
                dice = tuple(int(face) for face in thrown.split("-")) if DICE.fullmatch(thrown) else ()
                if dice and all(face in self.faces for face in dice):
                    entries.append((seat, dice))
                else:
                    lowest, highest = self.faces[0], self.faces[-1]
                    self.fault(where, "record_dice", dice=thrown[:20], lowest=lowest, highest=highest)
            elif move:
                entries.append((seat, move))
        return entries


class _JsonReader(_Reader):
    """Reads the JSON form."""

    def read(self, text: str) -> Record | None:
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            self.fault("JSON", "json", problem=str(error)[:80])
            return None
        form = data.get("ludoteca_record")
        if not _is_count(form):
            self.fault("ludoteca_record", "record_head")
            return None
        if form > FORMAT:
            self.fault("ludoteca_record", "record_format", format=form, known=FORMAT)
            return None
        self.check(data)
        entries = [self.read_action(one, f"actions[{i}]") for i, one in enumerate(self.listed(data, "actions"))]
        result = [self.read_place(one, f"result[{i}]") for i, one in enumerate(self.listed(data, "result"))]
        if self.faults:
            return None
        return Record(
            game=data["game"],
            rules=data["rules"],
            made_by=data.get("made_by", "?"),
            players=data["players"],
            mode=data["mode"],
            options=data.get("options", {}),
            seed=data.get("seed", ""),
            start=data.get("start", ""),
            result=tuple(result),
            tags=data.get("tags", {}),
            actions=tuple(entry for entry in entries if entry),
            places=tuple(f"actions[{i}]" for i in range(len(entries))),
        )

    def check(self, data: dict[str, Any]) -> None:
        known = {"ludoteca_record", "game", "rules", "made_by", "players", "mode", "options", "seed", "start"}
        known |= {"result", "tags", "actions"}
        for name in data:
            if name not in known:
                self.fault(name[:40], "unknown_field", known=sorted(known))
        for name in ("game", "mode"):
            if not isinstance(data.get(name), str):
                self.fault(name, "text_expected")
        for name in ("rules", "players"):
            if not _is_count(data.get(name)):
                self.fault(name, "whole_number")
        for name in ("made_by", "seed", "start"):
            if not isinstance(data.get(name, ""), str):
                self.fault(name, "text_expected")
        seed = data.get("seed", "")
        if isinstance(seed, str) and seed and not is_seed(seed):
            self.fault("seed", "seed")
        self.check_table(data, "options", (str, int, bool))
        self.check_table(data, "tags", (str,))
        tags = data.get("tags", {})
        self.read_faces(tags if isinstance(tags, dict) else {})

    def check_table(self, data: dict[str, Any], name: str, kinds: tuple[type, ...]) -> None:
        table = data.get(name, {})
        if not isinstance(table, dict):
            self.fault(name, "table_expected")
            return
        for key, value in table.items():
            tag_like = name != "tags" or (isinstance(value, str) and _is_tag(key, value))
            if type(value) not in kinds or not tag_like:
                self.fault(f"{name}.{key[:40]}", "table_value")

    def listed(self, data: dict[str, Any], name: str) -> list[Any]:
        value = data.get(name, [])
        if isinstance(value, list):
            return value
        self.fault(name, "list_expected")
        return []

    def read_action(self, action: Any, where: str) -> Entry | None:
        if isinstance(action, dict) and _is_count(action.get("seat")):
            seat, dice, move = action["seat"], action.get("dice"), action.get("move")
            if set(action) == {"seat", "move"} and isinstance(move, str):
                return seat, move
            faces = isinstance(dice, list) and all(type(face) is int and face in self.faces for face in dice)
            if set(action) == {"seat", "dice"} and dice and faces:
                return seat, tuple(dice)
        self.fault(where, "action", lowest=self.faces[0], highest=self.faces[-1])
        return None

    def read_place(self, place: Any, where: str) -> tuple[int, ...]:
        if isinstance(place, list) and place and all(_is_count(seat) for seat in place):
            return tuple(place)
        self.fault(where, "result_form")
        return ()


def _read_result(text: str) -> tuple[tuple[int, ...], ...]:
    places = [place for place in text.split(",") if place.strip()]
    return tuple(tuple(int(seat) for seat in place.split("+")) for place in places)


def _is_option(tag: str) -> bool:
    return tag.startswith("Option ")


def _is_tag(name: str, value: str) -> bool:
    """Return whether a tag can stand in the text form."""
    free = name not in KNOWN_TAGS and not _is_option(name)
    return free and TAG.fullmatch(f"{name}: {value}") is not None and value.isprintable() and value == value.strip()


def _is_count(value: Any) -> bool:
    return type(value) is int and 0 <= value <= 999_999
