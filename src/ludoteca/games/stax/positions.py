"""Positions of Stax as text. spelling.py writes them, and they are read here.

A position's own fields, besides options:

    table=W3:4@0,0/B5:1+W1:0@1,0   each tower from the table up, and its cell; `none` at the start
    seat=0                         who decides; when it is over, who would
    phase=move                     or over
    end=capture                    when it is over: capture, no-action, repetition or limit
    played=12                      actions so far: the colours take turns, so that this says whose turn it is. Where
                                   it is missing, it is the least number with which each player has had a turn for
                                   every tile placed and every move of `past`
    past=2,-2-0,0:3/…              the moves since the last placing, latest first, each as what takes it back: positions
                                   that were there can come again (X-E3)

Tiles that are not on the table are in hand, but for a king that has been captured.
"""

from typing import Final

from ludoteca.core.faults import PHASE_FIELD, SEAT_FIELD, FaultKinds
from ludoteca.core.fields import find_fields, has_field, is_sound, must_have, note, note_with, span_of
from ludoteca.core.interface import Codes, Letters, States
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import MOVE, OVER, PHASES, State
from ludoteca.core.pieces import NO_MOVE
from ludoteca.core.reading import Reading
from ludoteca.core.scratch import local_words
from ludoteca.core.spelling import (
    COMMA,
    NO_NAME,
    NO_NUMBER,
    ZERO,
    find_letter,
    find_name,
    is_name,
    letters_of,
    read_number,
)
from ludoteca.core.words import LETTER, NUMBER, SPOT, one_of, set_of, text_of
from ludoteca.games.stax import codes, engine, past, rules
from ludoteca.games.stax.board import (
    COLOURS,
    KING,
    NO_LINE,
    NO_TILE,
    OWNER,
    PLAYERS,
    SETS,
    SIDES,
    TILES,
    TURNS,
    TWO_FACED,
)
from ludoteca.games.stax.board import NUMBER as NUMBER_OF
from ludoteca.games.stax.ring import line_to, opposite
from ludoteca.games.stax.spelling import (
    AT,
    COLON,
    COLOUR_LETTERS,
    ENDS,
    NONE,
    PLUS,
    SLASH,
    ends_in_prime,
    read_way,
)
from ludoteca.games.stax.state import (
    BY_CAPTURE,
    BY_LIMIT,
    FIRST_PLACINGS,
    FURTHEST_START,
    GAME,
    GOES_ON,
    LONGEST,
    NO_REPETITION,
)

FAULTS: Final = FaultKinds(GAME, ("table", "end", "played", "past"))
TABLE, END, PLAYED, PAST = map(FAULTS.field, ("table", "end", "played", "past"))
FIELD_NAMES: Final = letters_of(FAULTS.fields, max(map(len, FAULTS.fields)))
ALL_FIELDS: Final = (1 << len(FAULTS.fields)) - 1

# The words that fields can be, and sets of them, a bit each
WORDS: Final = (PHASES[MOVE], PHASES[OVER], *map(str, range(PLAYERS)), *ENDS.values())
WORD_NAMES: Final = letters_of(WORDS, max(map(len, WORDS)))
OVER_WORD, FIRST_SEAT, FIRST_END = 1, 2, 2 + PLAYERS
PHASE_WORDS: Final = (1 << FIRST_SEAT) - 1
END_WORDS: Final = (1 << len(WORDS)) - (1 << FIRST_END)

TILE_NAMES: Final = ["", *(f"{letter}{number}" for letter in COLOURS for number in range(1, SETS + 1))]
WRONG_TOWER = FAULTS.add("tower", text=text_of(30))
WRONG_TILE = FAULTS.add("tile", text=text_of(10), letters=set_of(LETTER))
TOO_FAR = FAULTS.add("too_far", cell=text_of(30), furthest=NUMBER)
CELL_TWICE = FAULTS.add("cell_twice", cell=text_of(30))
TILE_TWICE = FAULTS.add("tile_twice", tile=one_of(TILE_NAMES))
COVERED_KING = FAULTS.add("covered_king", tile=one_of(TILE_NAMES), cell=text_of(30))
IN_GROUPS = FAULTS.add("groups")
TRAPPED = FAULTS.add("trapped", cell=SPOT)
WRONG_WORD = FAULTS.add("word", text=text_of(20), known=set_of(one_of(WORDS)))
WRONG_PLAYED = FAULTS.add("played", limit=NUMBER)
SEAT_OF_PLAYED = FAULTS.add("seat_of_played", played=NUMBER, colour=LETTER)
WRONG_TURNS = FAULTS.add("turns", colour=LETTER, placed=NUMBER, turns=NUMBER)
MOVED_WITHOUT_KING = FAULTS.add("moved_without_king", colour=LETTER, placed=NUMBER, turns=NUMBER)
NO_PAST = FAULTS.add("no_past")
WRONG_WAY_BACK = FAULTS.add("way_back", text=text_of(30), colour=LETTER)
NO_CAPTURE = FAULTS.add("no_capture", colour=LETTER)
GAME_GOES_ON = FAULTS.add("goes_on")
HAS_ENDED = FAULTS.add("has_ended", end=one_of(["", *ENDS.values()]))
TURNS_FIT: Final = -1  # no fault

MOST_DIGITS: Final = 4  # of a number of actions


@kernel
def read_position(state: State, reading: Reading, scratch: States) -> None:
    """Read the fields of a position into a state; what is wrong is noted."""
    find_fields(reading, FIELD_NAMES, ALL_FIELDS)
    read_table(state, reading)
    read_turn(state, reading)
    if is_sound(reading):
        check_turns(state, reading)
    if is_sound(reading) and has_field(reading, PAST):
        read_past(state, reading, scratch)
    if is_sound(reading):
        check_phase(state, reading)


# The table


@kernel
def read_table(state: State, reading: Reading) -> None:
    """Read the towers, and lay them out if all hang together."""
    if not must_have(reading, TABLE):
        return
    start, end = span_of(reading, TABLE)
    if is_name(NONE, reading.letters, start, end):
        return
    check_towers(state, reading)
    if is_sound(reading):
        lay_out(state, reading)


@kernel
def check_towers(state: State, reading: Reading) -> None:
    """Read all towers, and note what is wrong with them."""
    cells_q, cells_r = local_words(TILES), local_words(TILES)
    count = 0
    seen = 0  # tiles, a bit each
    start, last = span_of(reading, TABLE)
    while start <= last:
        end = find_letter(reading.letters, start, last, SLASH)
        at = find_letter(reading.letters, start, end, AT)
        q, r = coordinates_in(reading, at + 1, end)
        if at == start or NO_NUMBER in (q, r):
            note_with(reading, WRONG_TOWER, TABLE, start, end, 0, 0)
        else:
            if max(abs(q), abs(r)) > FURTHEST_START:
                note_with(reading, TOO_FAR, TABLE, at + 1, end, FURTHEST_START, 0)
            if is_listed(cells_q, cells_r, count, q, r):
                note_with(reading, CELL_TWICE, TABLE, at + 1, end, 0, 0)
            elif count < TILES:  # where there are more, some are at fault
                cells_q[count] = q
                cells_r[count] = r
                count += 1
            seen = check_tiles(state, reading, start, at, end, seen)
        start = end + 1
    if not hang_together(
        cells_q, cells_r, count
    ):  # far cells could meet on the ring: this comes before laying them out
        note(reading, IN_GROUPS, TABLE)


@kernel
def coordinates_in(reading: Reading, start: int, end: int) -> tuple[int, int]:
    """Read a part of the text as a cell, however far it is; NO_NUMBER for a coordinate that is none."""
    comma = find_letter(reading.letters, start, end, COMMA)
    return read_number(reading.letters, start, comma), read_number(reading.letters, comma + 1, end)


@kernel
def is_listed(cells_q: Codes, cells_r: Codes, count: int, q: int, r: int) -> bool:
    """Return whether a cell is one of the first so many of a list."""
    for index in range(count):
        if cells_q[index] == q and cells_r[index] == r:
            return True
    return False


@kernel
def check_tiles(state: State, reading: Reading, start: int, at: int, end: int, seen: int) -> int:
    """Read the tiles of a tower, before the `@` and its cell; return those seen so far, a bit each."""
    players = int(state.players)
    while start <= at:
        stop = find_letter(reading.letters, start, at, PLUS)
        tile, _, _ = read_tile(reading, players, start, stop)
        if tile == NO_TILE:
            note_with(reading, WRONG_TILE, TABLE, start, stop, (1 << players) - 1, 0)
        else:
            if seen >> tile & 1:
                note_with(reading, TILE_TWICE, TABLE, tile, 0, 0, 0)
            if NUMBER_OF[tile] == KING and stop < at:
                note_with(reading, COVERED_KING, TABLE, tile, at + 1, end, 0)
            seen |= 1 << tile
        start = stop + 1
    return seen


@kernel
def read_tile(reading: Reading, players: int, start: int, end: int) -> tuple[int, int, int]:
    """Read a tile as it lies: tile, face and turn, the least that looks the same; NO_TILE where it is none."""
    if start >= end:
        return NO_TILE, 0, 0
    colon = find_letter(reading.letters, start, end, COLON)
    face = ends_in_prime(reading.letters, colon)
    seat = find_letter(COLOUR_LETTERS, 0, players, int(reading.letters[start]))
    number = read_number(reading.letters, start + 1, colon - face)
    turn = read_number(reading.letters, colon + 1, end)
    is_tile = 1 <= number <= SETS and (face == 0 or number == TWO_FACED)
    if seat == players or not is_tile or not 0 <= turn < SIDES:
        return NO_TILE, 0, 0
    return rules.tile_of(seat, number), face, turn % int(TURNS[number])


@kernel
def hang_together(cells_q: Codes, cells_r: Codes, count: int) -> bool:
    """Return whether the first so many cells of a list are one group."""
    reached = 1  # a bit each
    is_growing = count > 0
    while is_growing:
        is_growing = False
        for one in range(count):
            for other in range(count):
                if reached >> one & 1 and not reached >> other & 1:
                    _, steps = line_to(int(cells_q[other] - cells_q[one]), int(cells_r[other] - cells_r[one]))
                    if steps == 1:
                        reached |= 1 << other
                        is_growing = True
    return count == 0 or reached == (1 << count) - 1


@kernel
def lay_out(state: State, reading: Reading) -> None:
    """Lay the tiles, which are all right, on the table of the state."""
    start, last = span_of(reading, TABLE)
    while start <= last:
        end = find_letter(reading.letters, start, last, SLASH)
        at = find_letter(reading.letters, start, end, AT)
        q, r = coordinates_in(reading, at + 1, end)
        while start <= at:
            stop = find_letter(reading.letters, start, at, PLUS)
            tile, face, turn = read_tile(reading, int(state.players), start, stop)
            rules.put(state, tile, q, r, face, turn)
            state.placed[OWNER[tile]] += 1
            state.number ^= past.number_of_stand(state, tile)
            start = stop + 1
        start = end + 1
    trapped = rules.trapped_top(state)
    if trapped != NO_TILE:
        cell = codes.pack_cell(int(state.q[trapped]), int(state.r[trapped]))
        note_with(reading, TRAPPED, TABLE, cell, 0, 0, 0)


# The turn


@kernel
def read_turn(state: State, reading: Reading) -> None:
    """Read who decides and what has been played."""
    state.phase = OVER if read_word(reading, PHASE_FIELD, PHASE_WORDS) == OVER_WORD else MOVE
    seats = ((1 << int(state.players)) - 1) << FIRST_SEAT
    state.seat = max(read_word(reading, SEAT_FIELD, seats) - FIRST_SEAT, 0)
    if state.phase == OVER or has_field(reading, END):
        end = read_word(reading, END, END_WORDS if state.phase == OVER else 0)
        state.end = GOES_ON if end == NO_NAME else end - FIRST_END + BY_CAPTURE
    if state.end == BY_CAPTURE:
        state.placed[state.seat] += 1  # the king, which is not on the table any more
    if has_field(reading, PLAYED):
        read_played(state, reading)
    else:
        state.played = least_played(state, reading)


@kernel
def read_word(reading: Reading, field: int, known: int) -> int:
    """Read a field that must be one of some words, a bit each; NO_NAME where it is none of them."""
    if not must_have(reading, field):
        return NO_NAME
    start, end = span_of(reading, field)
    word = find_name(WORD_NAMES, reading.letters, start, end)
    if word == NO_NAME or not known >> word & 1:
        note_with(reading, WRONG_WORD, field, start, end, known, 0)
        return NO_NAME
    return word


@kernel
def read_played(state: State, reading: Reading) -> None:
    """Read how many actions there were, and look whether the seat that then decides is the one that is named."""
    start, end = span_of(reading, PLAYED)
    is_short = end - start <= MOST_DIGITS
    while start < end - 1 and reading.letters[start] == ZERO:
        start += 1
    played = read_number(reading.letters, start, end)
    if not is_short or not 0 <= played <= state.move_limit:
        note_with(reading, WRONG_PLAYED, PLAYED, int(state.move_limit), 0, 0, 0)
        return
    state.played = played
    seat = rules.seat_to_decide(state)
    if seat != state.seat:
        note_with(reading, SEAT_OF_PLAYED, PLAYED, played, seat, 0, 0)


@kernel
def least_played(state: State, reading: Reading) -> int:
    """Find the least number of actions that fits the position; where none does, any that fits the seat."""
    players, seat = int(state.players), int(state.seat)
    moves = local_words(PLAYERS)  # that each player is known to have made
    moves[:] = 0
    for back in range(1, count_past(reading) + 1):
        moves[(seat - back) % players] += 1
    if state.end == BY_CAPTURE:
        moves[rules.hunter_of(state, seat)] += 1
    least = 0
    for one in range(players):
        least += int(state.placed[one]) + int(moves[one])
    first = int(state.move_limit) if state.end == BY_LIMIT else 0
    for played in range(first, int(state.move_limit) + 1):
        state.played = played
        if rules.seat_to_decide(state) == seat and has_course(state, moves):
            return played
    return min(least + (seat - least) % players, LONGEST)


@kernel
def count_past(reading: Reading) -> int:
    """Return how many moves since the last placing are given."""
    if not has_field(reading, PAST):
        return 0
    start, end = span_of(reading, PAST)
    count = 1
    for index in range(start, end):
        if reading.letters[index] == SLASH:
            count += 1
    return count


@kernel
def check_turns(state: State, reading: Reading) -> None:
    """Compare what each player has placed with the turns that he has had."""
    moves = local_words(PLAYERS)
    moves[:] = 0
    if has_course(state, moves):
        return
    for seat in range(int(state.players)):
        fault = turn_fault(state, seat, 0, False)
        if fault != TURNS_FIT:
            turns, _ = course_of(state, seat, False)
            note_with(reading, fault, PLAYED, seat, int(state.placed[seat]), turns, 0)


@kernel
def has_course(state: State, moves: Codes) -> bool:
    """Return whether the tiles placed, and some moves that are known, fit the number of actions."""
    may_have_swapped = rules.has_pie(state) and bool(state.played > FIRST_PLACINGS)
    return is_course(state, moves, False) or (may_have_swapped and is_course(state, moves, True))


@kernel
def is_course(state: State, moves: Codes, is_swapped: bool) -> bool:
    """Return whether they do, without or after a swap."""
    for seat in range(int(state.players)):
        if turn_fault(state, seat, int(moves[seat]), is_swapped) != TURNS_FIT:
            return False
    return True


@kernel
def turn_fault(state: State, seat: int, moves: int, is_swapped: bool) -> int:
    """Return what speaks against the turns of a player, some of which are known to be moves; or TURNS_FIT."""
    turns, fewest = course_of(state, seat, is_swapped)
    placed = int(state.placed[seat])
    if not fewest <= placed <= turns - moves:
        return WRONG_TURNS
    is_captured = bool(state.end == BY_CAPTURE) and bool(seat == state.seat)
    if placed < turns and rules.must_place(state, seat) and not is_captured:
        return MOVED_WITHOUT_KING
    return TURNS_FIT


@kernel
def course_of(state: State, seat: int, is_swapped: bool) -> tuple[int, int]:
    """Return how often a player has had his turn, and how many of these times he must have placed.

    After a swap (X-P5) a player has had the turns of the tiles that are his now: black's first is white's.
    """
    players, played = int(state.players), int(state.played)
    turns = (played - seat + players - 1) // players
    if not rules.has_pie(state):
        return turns, min(turns, 1)
    if played <= FIRST_PLACINGS:
        return turns, turns
    is_white = seat == 0
    if is_swapped:
        return (turns - 1, 1) if is_white else (turns, 2)
    return turns, 2 if is_white else 1


# The past


@kernel
def read_past(state: State, reading: Reading, scratch: States) -> None:
    """Go back over the moves since the last placing, and note the positions before them."""
    players, count = int(state.players), count_past(reading)
    most = int(state.played)
    for seat in range(players):
        most -= int(state.placed[seat])
    if state.repetition == NO_REPETITION or state.end == BY_CAPTURE or count > most:
        note(reading, NO_PAST, PAST)
        return
    scratch[0] = state
    state.moves = count
    start, last = span_of(reading, PAST)
    for index in range(count - 1, -1, -1):
        end = find_letter(reading.letters, start, last, SLASH)
        seat = (rules.colour_to_act(state) - (count - index)) % players
        if not take_back(state, scratch[0], reading.letters[start:end], seat, index):
            note_with(reading, WRONG_WAY_BACK, PAST, start, end, seat, 0)
            return
        start = end + 1


@kernel
def take_back(state: State, earlier: State, letters: Letters, seat: int, index: int) -> bool:
    """Take a move of a seat back, from an earlier position to the one before it; return whether it can have been."""
    move = read_way(letters, find_letter(letters, 0, len(letters), COLON))
    if move == NO_MOVE:
        return False
    q, r, direction, steps, face, turn = codes.unpack_move(move)
    if direction == NO_LINE or steps > past.MOST_STEPS:
        return False
    start_q, start_r = codes.end_of(move)
    tile = rules.top_at(earlier, q, r)
    number = int(NUMBER_OF[tile])
    if OWNER[tile] != seat or turn >= TURNS[number]:
        return False
    if not rules.may_flip(earlier, number) and face != earlier.face[tile]:
        return False
    if not rules.is_near(earlier, start_q, start_r) or NUMBER_OF[rules.top_at(earlier, start_q, start_r)] == KING:
        return False
    earlier.number ^= past.number_of_stand(earlier, tile)
    rules.lift(earlier, tile)
    rules.put(earlier, tile, start_q, start_r, face, turn)
    earlier.number ^= past.number_of_stand(earlier, tile)
    state.past_way[index] = past.pack_way(earlier, tile, opposite(direction), steps)
    state.past_number[index] = earlier.number & past.NUMBER_MASK
    return True


@kernel
def check_phase(state: State, reading: Reading) -> None:
    """Compare the phase, and how it has ended, with what the rules say of the position."""
    if state.end == BY_CAPTURE:
        loser = rules.colour_to_act(state)
        if not rules.must_place(state, loser) or rules.must_place(state, rules.hunter_of(state, loser)):
            note_with(reading, NO_CAPTURE, END, loser, 0, 0, 0)
        return
    end = engine.end_now(state)
    if end != state.end:
        note_with(reading, GAME_GOES_ON if end == GOES_ON else HAS_ENDED, PHASE_FIELD, end, 0, 0, 0)
