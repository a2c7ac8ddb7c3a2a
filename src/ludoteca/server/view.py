"""A table as a client sees it, in its language."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final, TypeAlias

import orjson

from ludoteca.core.game import Game
from ludoteca.core.moves import Thrown
from ludoteca.core.parts import parts_of
from ludoteca.core.pieces import Leg, Piece
from ludoteca.core.refusals import Effect, Event
from ludoteca.core.text import say
from ludoteca.server.commands import DOMAIN, can_agree_end, can_offer_draw
from ludoteca.server.fragments import encoded_event, encoded_leg, encoded_piece, leg_of, narrated, piece_of
from ludoteca.server.live_table import Client
from ludoteca.server.store import Entry
from ludoteca.server.table import AppliedEntry, Seat, Table

QUIET_LABELS: Final = frozenset({"turn_passed", "extra_throw"})  # the same for every move of a list
BodyKey: TypeAlias = tuple[str, bool]  # the language, and whether the moves are among it
SECRET_KINDS: Final = frozenset({"here", "gone"})  # which process a person is connected to is nobody's business


def event_of(
    entry: Entry, events: Sequence[Event], language: str, narrate: Callable[[Event, str], Any] = narrated
) -> dict[str, Any]:
    """Describe an entry of the log, with what happened in it in words."""
    body = {} if entry.kind in SECRET_KINDS else {name: value for name, value in entry.body.items() if name != "bytes"}
    if "reason" in body:
        body["reason"] = reason_of(body["reason"], language)
    return {
        "seq": entry.seq,
        "at_ms": entry.at_ms,
        "kind": entry.kind,
        "seat": entry.seat,
        "body": body,
        "narration": [
            *(narrate(event, language) for event in events),
            *about_bytes(entry, language),
            *about_seats(entry, language),
        ],
    }


def about_bytes(entry: Entry, language: str) -> list[dict[str, Any]]:
    """Say for whom the first throw waits, or who has added nothing to the dice."""
    kind = "throw_waits" if entry.kind == "roll_asked" else "left_out" if "left_out" in entry.body else ""
    if not kind:
        return []
    return [plain_narration(kind, say(DOMAIN, f"bytes.{kind}", language, names=entry.body["names"]))]


def about_seats(entry: Entry, language: str) -> list[dict[str, Any]]:
    """Say that a person has left or is back. Entries of earlier versions do not name them."""
    if entry.kind not in ("left", "back") or "name" not in entry.body:
        return []
    return [plain_narration(entry.kind, say(DOMAIN, f"seat.{entry.kind}", language, name=entry.body["name"]))]


def plain_narration(kind: str, sentence: str) -> dict[str, Any]:
    """Describe what happened beside the board."""
    return {"kind": kind, "clause": "", "sentence": sentence, "parameters": {}, "effect": "", "ways": []}


class Snapshot:
    """A table after some entries, as messages: each part is encoded once, however many clients it is sent to."""

    def __init__(
        self, table: Table, applied: Sequence[AppliedEntry], now_ms: int, earlier: Sequence[bytes] = ()
    ) -> None:
        """Take the last entries, and those before them as JSON in the language of whom it is for."""
        self.table, self.applied, self.now_ms, self.earlier = table, applied, now_ms, earlier
        self._beginnings: dict[str, bytes] = {}  # of bodies, by language
        self._bodies: dict[BodyKey, bytes] = {}
        self._broadcasts: dict[BodyKey, bytes] = {}

    def broadcast(self, client: Client) -> bytes:
        """Encode what everybody who looks at the table is sent."""
        key = self._key_for(client)
        if key not in self._broadcasts:
            self._broadcasts[key] = b'{"type":"events","id":null,%b' % self._body(key)
        return self._broadcasts[key]

    def message(self, client: Client, **head: Any) -> bytes:
        """Encode a message to one client that carries the entries and the state after them."""
        return b"%b,%b" % (orjson.dumps(head)[:-1], self._body(self._key_for(client)))

    def _key_for(self, client: Client) -> BodyKey:
        return client.language, self.table.game.phase == "move" and may_choose(self.table, client.held)

    def _body(self, key: BodyKey) -> bytes:
        """Encode what follows the head of a message."""
        body = self._bodies.get(key)
        if body is None:
            language, has_moves = key
            moves = orjson.dumps(moves_of(self.table.game, language, encoded_leg)) if has_moves else b"[]"
            body = self._bodies[key] = b'%b,"moves":%b}}' % (self._beginning(language), moves)
        return body

    def _beginning(self, language: str) -> bytes:
        """Encode the events and the state, up to its moves."""
        beginning = self._beginnings.get(language)
        if beginning is None:
            events = [orjson.dumps(event_of(entry, events, language, encoded_event)) for entry, events in self.applied]
            state = orjson.dumps(public_state_of(self.table, language, self.now_ms, encoded_piece))
            encoded = (b",".join([*self.earlier, *events]), state[:-1])
            beginning = self._beginnings[language] = b'"events":[%b],"state":%b' % encoded
        return beginning


def may_choose(table: Table, held: Collection[int]) -> bool:
    """Return whether who holds some seats is to throw or move now."""
    seat = table.seat_to_act
    return seat is not None and seat in held and not table.seats[seat].is_played_by_bot


def steps_of(game: Game, language: str) -> list[dict[str, Any]]:
    """Describe a game step by step, each with the position after it, the start first. The game is taken back to it."""
    steps = []
    while game.last_action is not None:
        action, narration = game.last_action, [narrated(event, language) for event in game.events]
        shown = {"position": game.position(), "board": board_of(game), "narration": narration}
        game.undo()
        dice = list(action.dice) if isinstance(action, Thrown) else []
        move = "" if isinstance(action, Thrown) else action.move.text
        steps.append({"seat": game.seat, "dice": dice, "move": move, **shown})
    start = {"position": game.position(), "board": board_of(game), "narration": []}
    steps.append({"seat": None, "dice": [], "move": "", **start})
    return steps[::-1]


def reason_of(reason: Mapping[str, Any], language: str) -> str:
    """Say why a bot has moved so. Entries of earlier versions name the game in the key: `parchis.eats`."""
    parameters = {name: value for name, value in reason.items() if name not in ("domain", "key")}
    domain, key = reason.get("domain"), reason["key"]
    if domain is None:
        game, _, rest = key.rpartition(".")
        domain, key = (game, f"reason.{rest}") if game else ("bots", key)
    return say(domain, key, language, **parameters)


def state_of(table: Table, language: str, now_ms: int, *, with_moves: bool) -> dict[str, Any]:
    """Return all that a client needs to show a table; the moves are for who may choose one."""
    moves = moves_of(table.game, language) if with_moves and table.game.phase == "move" else []
    return public_state_of(table, language, now_ms) | {"moves": moves}


def public_state_of(
    table: Table, language: str, now_ms: int, piece_of: Callable[[Piece], Any] = piece_of
) -> dict[str, Any]:
    """Return what everybody may see of a table."""
    game = table.game
    thrown, left = game.dice_shown()
    ranking = table.final_ranking if table.status == "over" else game.ranking
    return {
        "seq": table.seq,
        "status": table.status,
        "position": game.position(),
        "board": board_of(game, piece_of) | ({"colours": [], "seat": None} if table.status == "over" else {}),
        "phase": game.phase,
        "seat": table.seat_to_act,
        "dice": list(thrown),
        "dice_left": list(left),
        "ranking": [list(place) for place in ranking],
        "result": result_of(table, language),
        "seats": [seat_of(table, seat, now_ms) for seat in table.seats],
        "clock_runs_for": table.clock_runs_for,
        "draw_offered_by": sorted(table.draw_by),
        "end_agreed_by": sorted(table.end_by),
        "can_offer_draw": can_offer_draw(table),
        "can_agree_end": can_agree_end(table),
        "undo_seat": table.undo_seat,
        "rematch": table.rematch,
    }


def board_of(game: Game, piece_of: Callable[[Piece], Any] = piece_of) -> dict[str, Any]:
    """Return what a board shows of a game."""
    return {
        "pieces": list(map(piece_of, game.pieces())),
        "colours": game.colours_to_act(),
        "seat": game.seat,
    }


def moves_of(game: Game, language: str, leg_of: Callable[[Leg], Any] = leg_of) -> list[dict[str, Any]]:
    """List the legal moves as what to click one after the other, with what they do.

    Moves that differ only in their last of three steps or more (a turn) do the same, and are previewed once.
    """
    paths = [move.steps for move in game.legal_moves]
    stems = [path[:-1] if len(path) > 2 else path for path in paths]
    first_of = dict(zip(reversed(stems), reversed(game.legal_moves), strict=True))
    events_of = dict(zip(first_of, game.preview(list(first_of.values())), strict=True))
    words = {
        stem: {"label": label_of(events, language), "effect": effect_of(events)} for stem, events in events_of.items()
    }
    return [
        {
            "move": move.text,
            "path": list(path),
            "legs": list(map(leg_of, legs)),
            "parts": parts_in_words(legs, events_of[stem], language),
            **words[stem],
        }
        for move, path, stem, legs in zip(game.legal_moves, paths, stems, game.legs_of(game.legal_moves), strict=True)
    ]


def parts_in_words(legs: Sequence[Leg], events: Sequence[Event], language: str) -> list[dict[str, Any]]:
    """Describe what is done one after the other in a move; nothing where all is done at once."""
    return [
        {"legs": part.legs, "label": label_of(part.events, language), "effect": effect_of(part.events)}
        for part in (parts_of(legs, events) if len(legs) > 1 else ())
    ]


def effect_of(events: Sequence[Event]) -> Effect:
    """Return the sharpest effect of a move."""
    effects = {event.effect for event in events}
    return "capture" if "capture" in effects else "arrival" if "arrival" in effects else ""


def label_of(events: Sequence[Event], language: str) -> str:
    """Say what a move would do."""
    return " ".join([event.explain(language) for event in events if event.kind not in QUIET_LABELS])


def seat_of(table: Table, seat: Seat, now_ms: int) -> dict[str, Any]:
    """Describe a seat as everyone may see it."""
    is_missing = seat.kind == "person" and not seat.is_kept and not seat.here
    is_waited_for = table.status == "running" and is_missing and any(one.here for one in table.seats)
    patience_ms = table.settings["patience_seconds"] * 1000
    return {
        "seat": seat.number,
        "colours": table.colours[seat.number],
        "kind": seat.kind,
        "name": seat.name,
        "level": seat.level,
        "is_here": bool(seat.here) or seat.kind == "bot",
        "is_kept": seat.is_kept,
        "has_resigned": seat.has_resigned,
        "gone_ms_left": max(0, seat.gone_ms + patience_ms - now_ms) if is_waited_for else None,
        "clock_ms": table.clock_left_ms(seat, now_ms),
    }


def result_of(table: Table, language: str) -> str:
    """Say why the game is over."""
    if table.status != "over":
        return ""
    if table.why_over == "rules" and table.game.result:
        return table.game.result.explain(language)
    resigned = [seat.name for seat in table.seats if seat.has_resigned]
    return say(DOMAIN, f"over.{table.why_over}", language, names=resigned)
