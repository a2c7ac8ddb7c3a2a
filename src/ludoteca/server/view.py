"""A table as a client sees it, in its language: as JSON, of parts that are kept ready (fragments.py)."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final, TypeAlias

import orjson

from ludoteca.core.game import Game
from ludoteca.core.moves import Thrown
from ludoteca.core.refusals import Event
from ludoteca.core.text import say
from ludoteca.server.commands import DOMAIN, can_agree_end, can_offer_draw
from ludoteca.server.fragments import encoded_event, encoded_move, encoded_pieces, narrated
from ludoteca.server.live_table import Client
from ludoteca.server.store import Entry
from ludoteca.server.table import AppliedEntry, Seat, Table

BodyKey: TypeAlias = tuple[str, bool]  # the language, and whether the moves are among it
SECRET_KINDS: Final = frozenset({"here", "gone"})  # which process a person is connected to is nobody's business


def event_of(entry: Entry, events: Sequence[Event], language: str) -> dict[str, Any]:
    """Describe an entry of the log, with what happened in it in words."""
    described: dict[str, Any] = orjson.loads(encoded_entry(entry, events, language))
    return described


def encoded_entry(entry: Entry, events: Sequence[Event], language: str) -> bytes:
    """Encode an entry of the log, with what happened in it in words."""
    body = {} if entry.kind in SECRET_KINDS else {name: value for name, value in entry.body.items() if name != "bytes"}
    if "reason" in body:
        body["reason"] = reason_of(body["reason"], language)
    narration = [encoded_event(event, language) for event in events]
    narration += [orjson.dumps(one) for one in (*about_bytes(entry, language), *about_seats(entry, language))]
    return b'{"seq":%d,"at_ms":%d,"kind":"%b","seat":%b,"body":%b,"narration":[%b]}' % (
        entry.seq,
        entry.at_ms,
        entry.kind.encode(),
        orjson.dumps(entry.seat),
        orjson.dumps(body),
        b",".join(narration),
    )


def about_bytes(entry: Entry, language: str) -> list[dict[str, Any]]:
    """Say for whom the first throw waits, or who has added nothing to the dice."""
    kind = "throw_waits" if entry.kind == "roll_asked" else "left_out" if "left_out" in entry.body else ""
    if not kind:
        return []
    return [plain_narration(kind, say(DOMAIN, f"bytes.{kind}", language, names=entry.body["names"]))]


def about_seats(entry: Entry, language: str) -> list[dict[str, Any]]:
    """Say that a person has left or is back, or what else has become of a seat. Earlier entries do not name them."""
    if entry.kind not in ("left", "back", "kept", "removed", "rematch") or "name" not in entry.body:
        return []
    key = f"kept.{entry.body['why']}" if entry.kind == "kept" else f"seat.{entry.kind}"
    return [plain_narration(entry.kind, say(DOMAIN, key, language, name=entry.body["name"]))]


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
            moves = encoded_moves(self.table.game, language) if has_moves else b"[]"
            body = self._bodies[key] = b'%b,"moves":%b}}' % (self._beginning(language), moves)
        return body

    def _beginning(self, language: str) -> bytes:
        """Encode the events and the state, up to its moves."""
        beginning = self._beginnings.get(language)
        if beginning is None:
            events = [encoded_entry(entry, events, language) for entry, events in self.applied]
            encoded = (b",".join([*self.earlier, *events]), encoded_state(self.table, language, self.now_ms))
            beginning = self._beginnings[language] = b'"events":[%b],"state":{%b' % encoded
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
        shown = {"position": game.position(), "board": orjson.Fragment(encoded_board(game)), "narration": narration}
        game.undo()
        dice = list(action.dice) if isinstance(action, Thrown) else []
        move = "" if isinstance(action, Thrown) else action.move.text
        steps.append({"seat": game.seat, "dice": dice, "move": move, **shown})
    start = {"position": game.position(), "board": orjson.Fragment(encoded_board(game)), "narration": []}
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
    moves = encoded_moves(table.game, language) if with_moves else b"[]"
    state: dict[str, Any] = orjson.loads(b'{%b,"moves":%b}' % (encoded_state(table, language, now_ms), moves))
    return state


def encoded_state(table: Table, language: str, now_ms: int) -> bytes:
    """Encode what everybody may see of a table, without the braces around it."""
    game, is_over = table.game, table.status == "over"
    thrown, left = game.dice_shown()
    return b'"seq":%d,"position":%b,"board":%b,"phase":"%b","seat":%b,"dice":%b,"dice_left":%b,"undo_seat":%b,%b' % (
        table.seq,
        orjson.dumps(game.position()),
        encoded_board(game, is_over=is_over),
        game.phase.encode(),
        orjson.dumps(table.seat_to_act),
        orjson.dumps(thrown),
        orjson.dumps(left),
        orjson.dumps(table.undo_seat),
        encoded_company(table, language, now_ms),
    )


def encoded_company(table: Table, language: str, now_ms: int) -> bytes:
    """Encode what throws and moves seldom change of a table: who sits there, and what they have agreed on."""
    key = (table.company_seq, table.game.ranking, len(table.draw_by), len(table.end_by))
    kept = table.kept_company.get(language)
    if kept and kept[0] == key:
        return kept[1]
    company = company_of(table, language, now_ms)
    encoded = orjson.dumps(company)[1:-1]
    if all(seat["clock_ms"] is None and seat["gone_ms_left"] is None for seat in company["seats"]):
        # Nothing in it changes as time goes by.
        table.kept_company[language] = key, encoded
    return encoded


def company_of(table: Table, language: str, now_ms: int) -> dict[str, Any]:
    """Describe who sits at a table, and what they have agreed on."""
    ranking = table.final_ranking if table.status == "over" else table.game.ranking
    return {
        "status": table.status,
        "ranking": ranking,
        "result": result_of(table, language),
        "seats": [seat_of(table, seat, now_ms) for seat in table.seats],
        "clock_runs_for": table.clock_runs_for,
        "draw_offered_by": sorted(table.draw_by),
        "end_agreed_by": sorted(table.end_by),
        "can_offer_draw": can_offer_draw(table),
        "can_agree_end": can_agree_end(table),
        "rematch": table.rematch,
        "host": table.host,
        "is_locked": table.is_locked,
    }


def board_of(game: Game) -> dict[str, Any]:
    """Return what a board shows of a game."""
    board: dict[str, Any] = orjson.loads(encoded_board(game))
    return board


def encoded_board(game: Game, *, is_over: bool = False) -> bytes:
    """Encode what a board shows of a game; it is nobody's turn where the table is over before the game is."""
    shown = game.overview()
    pieces = encoded_pieces(game.rulebook).of(shown.pieces, shown.piece_count)
    colours, seat = ([], None) if is_over else (game.colours_to_act(), game.seat)
    return b'{"pieces":[%b],"colours":%b,"seat":%b}' % (b",".join(pieces), orjson.dumps(colours), orjson.dumps(seat))


def encoded_moves(game: Game, language: str) -> bytes:
    """Encode the legal moves as what to click one after the other, with what they do."""
    return b"[%b]" % b",".join([encoded_move(one, language) for one in game.moves_shown()])


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
        "personality": seat.personality,
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
