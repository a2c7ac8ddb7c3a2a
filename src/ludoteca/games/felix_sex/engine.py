"""The course of a game of Felix Sex: setup, throw, legal, play, refusal. Composition only; rules are in rules.py."""

from typing import Final

from ludoteca.core import throws
from ludoteca.core.interface import Codes
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import MOVE, OVER, ROLL, State
from ludoteca.core.options import NO_SEAT, Settings
from ludoteca.core.pieces import COLOUR, LEG_DICE, ORIGIN, PIECE, TARGET, LegRows
from ludoteca.core.refusals import RefusalKinds
from ludoteca.games.felix_sex import rules
from ludoteca.games.felix_sex.board import CELL, HAND, LAST, NO_CELL, OFF, ROW_END, SPOT, STEP, WHITE
from ludoteca.games.felix_sex.state import CELL_BITS, CELL_MASK, DICE, PIECES_BITS, PIECES_MASK

# Why a move can be refused: the first that applies, in this order. The sentences are in the catalogues.
REFUSALS: Final = RefusalKinds()
LEGAL = 0
GAME_OVER = REFUSALS.add("game_over", "F-E3")
THROW_FIRST = REFUSALS.add("throw_first", "F-T2")
NOT_YOUR_ROW = REFUSALS.add("not_your_row", "F-B2")
OFF_FOR_GOOD = REFUSALS.add("off_for_good", "F-E2")
NO_PIECE_THERE = REFUSALS.add("no_piece_there", "F-T2")
TOO_FEW_THERE = REFUSALS.add("too_few_there", "F-M5")
NO_JOINT_LANDING = REFUSALS.add("no_joint_landing", "F-M5")
NO_GROUPS = REFUSALS.add("no_groups", "F-M5")
GROUP_FROM_HAND_OR_OFF = REFUSALS.add("group_from_hand_or_off", "F-M5")
NOT_FORWARD = REFUSALS.add("not_forward", "F-M1")
MUST_ENTER_FIRST = REFUSALS.add("must_enter_first", "F-N3")
ONLY_ENTERING = REFUSALS.add("only_entering", "F-N2")
NOT_BEYOND_ROW = REFUSALS.add("not_beyond_row", "F-N2")
JOINT_NEEDS_THREE_DICE = REFUSALS.add("joint_needs_three_dice", "F-M5")
JOINT_WRONG_DICE = REFUSALS.add("joint_wrong_dice", "F-M5")
JOINT_NEEDS_TWO = REFUSALS.add("joint_needs_two", "F-M5")
ENTERS_ON_ROW = REFUSALS.add("enters_on_row", "F-N1")
NO_DIE_TO_ENTER = REFUSALS.add("no_die_to_enter", "F-N1")
NOT_ALL_IN_LAST_SIX = REFUSALS.add("not_all_in_last_six", "F-E1")
EXACT_COUNT = REFUSALS.add("exact_count", "F-E1")
NO_DIE_TO_MOVE = REFUSALS.add("no_die_to_move", "F-M1")
STACK_IS_SAFE = REFUSALS.add("stack_is_safe", "F-M4")
GROUP_TOO_SMALL = REFUSALS.add("group_too_small", "F-M5")
FEWER_DICE = REFUSALS.add("fewer_dice", "F-T4")
# What story.py says of these where it can be more exact
THROW_TO_START_FIRST = REFUSALS.add("throw_to_start_first", "F-T1")

DIE_FACES: Final = 6
MAX_LEGS: Final = 15  # a whole stack


@kernel
def encode(seat: int, start: int, end: int, pieces: int) -> int:
    """Pack a move from one step to another; the bits are drawn in state.py."""
    return pack(seat, NO_CELL, NO_CELL, int(CELL[seat, start]), int(CELL[seat, end]), pieces)


@kernel
def encode_joint(state: State, seat: int, end: int) -> int:
    """Pack the joint landing of the three dice on a step: the highest die comes from furthest back."""
    low, middle, high = int(state.dice[0]), int(state.dice[1]), int(state.dice[2])
    third, second, first = CELL[seat, end - low], CELL[seat, end - middle], CELL[seat, end - high]
    return pack(seat, int(third), int(second), int(first), int(CELL[seat, end]), 1)


@kernel
def pack(seat: int, third: int, second: int, first: int, end: int, pieces: int) -> int:
    """Pack a move given in cells."""
    origins = ((seat << CELL_BITS | third) << CELL_BITS | second) << CELL_BITS | first
    return (origins << CELL_BITS | end) << PIECES_BITS | pieces


@kernel
def unpack(move: int) -> tuple[int, int, int, int, int, int]:
    """Unpack a move: seat, third, second and first origin, end, all cells, and pieces."""
    return (
        move >> PIECES_BITS + 4 * CELL_BITS,
        move >> PIECES_BITS + 3 * CELL_BITS & CELL_MASK,
        move >> PIECES_BITS + 2 * CELL_BITS & CELL_MASK,
        move >> PIECES_BITS + CELL_BITS & CELL_MASK,
        move >> PIECES_BITS & CELL_MASK,
        move & PIECES_MASK,
    )


@kernel
def configure(state: State, settings: Settings) -> None:
    """Write into the state how the game is played."""
    state.pieces = settings.pieces
    state.dice_rule = settings.dice
    state.shuffle = settings.shuffle
    state.stacks = settings.stacks


@kernel
def set_up(state: State, settings: Settings) -> None:
    """Set a game up."""
    configure(state, settings)
    rules.set_out(state)
    first = settings.first
    state.opening = first == NO_SEAT
    state.seat = WHITE if first == NO_SEAT else first
    state.phase = ROLL


@kernel
def dice_due(state: State) -> int:
    """Return how many dice the next throw has."""
    return 1 if state.opening else DICE


@kernel
def throw(state: State, dice: int) -> None:
    """Take a throw, packed as in core/throws.py, and go on as far as the rules leave no choice."""
    if state.opening:
        rules.take_opening_throw(state, throws.die(dice, 0))
        return
    rules.hold_dice(state, throws.die(dice, 0), throws.die(dice, 1), throws.die(dice, 2))
    ask_for_use(state)


@kernel
def ask_for_use(state: State) -> None:
    """Ask the seat to use a die; when none left has a legal use the turn passes."""
    if has_use(state):
        state.phase = MOVE
    else:
        pass_turn(state)


@kernel
def pass_turn(state: State) -> None:
    """Give the turn to the other seat."""
    state.seat = 1 - state.seat
    rules.hold_dice(state, 0, 0, 0)
    state.phase = ROLL


@kernel
def has_use(state: State) -> bool:
    """Return whether a die left has a legal use."""
    seat = int(state.seat)
    for index in range(DICE):
        if rules.is_first_of_face(state, index) and origins(state, seat, int(state.dice[index])) != 0:
            return True
    return joint_ends(state, seat) != 0


@kernel
def origins(state: State, seat: int, die: int) -> int:
    """Find the steps from which a die can be used, as a set."""
    standing = int(state.standing[seat])
    if rules.has_hand(state, seat):
        if rules.must_enter_first(state, seat):
            return rules.steps_to_enter(state, seat)
        return rules.steps_to_enter(state, seat) | standing & rules.steps_along_row(state, die)
    moving = standing & rules.steps_on_board(die) & ~(rules.steps_safe_from_one(state, seat) >> die)
    moving |= rules.steps_to_overcome(state, seat, die)
    if rules.may_take_off(state, seat):
        moving |= standing & 1 << rules.die_to_take_off(die)
    return moving


@kernel
def joint_ends(state: State, seat: int) -> int:
    """Find the steps on which the three dice can bring three pieces together, as a set."""
    if not rules.all_dice_left(state) or not rules.knows_joint_landing(state) or rules.has_hand(state, seat):
        return 0
    ends = rules.steps_safe_from_one(state, seat)
    for index in range(DICE):
        ends &= int(state.standing[seat]) << int(state.dice[index])
    if ends != 0:
        for end in range(ROW_END + 1, LAST + 1):
            if not (rules.can_be_landed_on_jointly(state, seat, end) and rules.stand_ready(state, seat, end)):
                ends &= ~(1 << end)
    return ends


@kernel
def largest_group(state: State, seat: int, start: int, end: int) -> int:
    """Return how many pieces one die may take from a step to another at most: entering and taking off it is one."""
    if start == HAND or end == OFF or not rules.moves_groups(state):
        return 1
    return int(state.counts[seat, start])


@kernel
def legal(state: State, buffer: Codes) -> int:
    """Fill the buffer with the legal moves, sorted and each once; return how many."""
    if state.phase != MOVE:
        return 0
    count = list_uses(state, buffer)
    if rules.asks_for_most_dice(state):
        count = keep_best(state, buffer, count)
    return count


@kernel
def list_uses(state: State, buffer: Codes) -> int:
    """List what each die left and the three together can do, sorted."""
    seat = int(state.seat)
    low, middle, high = die_origins(state, seat, 0), die_origins(state, seat, 1), die_origins(state, seat, 2)
    count = 0
    start = HAND
    left = low | middle | high
    while left != 0:
        if left & 1:
            if low >> start & 1:
                count = add_uses(state, buffer, count, start, int(state.dice[0]))
            if middle >> start & 1:
                count = add_uses(state, buffer, count, start, int(state.dice[1]))
            if high >> start & 1:
                count = add_uses(state, buffer, count, start, int(state.dice[2]))
        left >>= 1
        start += 1
    ends = joint_ends(state, seat)
    if ends != 0:
        for end in range(ROW_END + 1, LAST + 1):
            if ends >> end & 1:
                buffer[count] = encode_joint(state, seat, end)
                count += 1
    return count


@kernel
def die_origins(state: State, seat: int, index: int) -> int:
    """Find the steps from which a die can be used, as a set; none when it is gone or like the one before."""
    return origins(state, seat, int(state.dice[index])) if rules.is_first_of_face(state, index) else 0


@kernel
def add_uses(state: State, buffer: Codes, count: int, start: int, die: int) -> int:
    """Add what a die can do from a step: a move for each number of pieces; return how many moves there are then."""
    seat = int(state.seat)
    end = start + die
    most = largest_group(state, seat, start, end)
    if most == 1:
        buffer[count] = encode(seat, start, end, 1)
        return count + 1
    for pieces in range(rules.smallest_group(state, seat, end), most + 1):
        buffer[count] = encode(seat, start, end, pieces)
        count += 1
    return count


@kernel
def keep_best(state: State, buffer: Codes, count: int) -> int:
    """Keep the moves that let as many dice as possible be used; return how many."""
    most = most_dice(state)
    kept = 0
    for index in range(count):
        if not wastes_dice(state, int(buffer[index]), most):
            buffer[kept] = buffer[index]
            kept += 1
    return kept


@kernel
def wastes_dice(state: State, move: int, most: int) -> bool:
    """Return whether after a use fewer dice can be used in all than the most."""
    seat, _, second, first, last, pieces = unpack(move)
    start, end = int(STEP[first]), int(STEP[last])
    if second != NO_CELL or rules.takes_off_last(state, seat, end):
        return False
    undo = use(state, seat, start, end, pieces)
    in_all = 1 + most_of_two(state)
    take_back(state, seat, start, end, pieces, undo)
    return in_all < most


@kernel
def most_dice(state: State) -> int:
    """Return how many of the dice left can be used at most, one after the other or in a joint landing."""
    seat = int(state.seat)
    if not rules.all_dice_left(state):
        return most_of_two(state)
    if joint_ends(state, seat) != 0:
        return DICE
    most = 0
    for index in range(DICE):
        die = int(state.dice[index])
        starts = die_origins(state, seat, index)
        for start in steps_up_to_last(starts):
            if starts >> start & 1:
                end = start + die
                least = rules.smallest_group(state, seat, end)
                for pieces in range(least, largest_group(state, seat, start, end) + 1):
                    undo = use(state, seat, start, end, pieces)
                    most = max(most, 1 + most_of_two(state))
                    take_back(state, seat, start, end, pieces, undo)
                    if most == DICE:
                        return most
    return most


@kernel
def most_of_two(state: State) -> int:
    """Return how many of the last two dice, or of the last, can be used; none once all pieces are off."""
    seat = int(state.seat)
    most = 0
    for index in range(DICE - 1):
        die = int(state.dice[index])
        starts = die_origins(state, seat, index)
        for start in steps_up_to_last(starts):
            if starts >> start & 1:
                most = 1
                end = start + die
                least = rules.smallest_group(state, seat, end)
                for pieces in range(least, largest_group(state, seat, start, end) + 1):
                    undo = use(state, seat, start, end, pieces)
                    goes_on = has_use(state)
                    take_back(state, seat, start, end, pieces, undo)
                    if goes_on:
                        return 2
    return most


@kernel
def steps_up_to_last(steps: int) -> range:
    """Go over all steps that can be in a set, or over none when it is empty."""
    return range(LAST + 1 if steps != 0 else 0)


@kernel
def use(state: State, seat: int, start: int, end: int, pieces: int) -> int:
    """Use a die to take pieces from a step to another; gives what `take_back` must know."""
    captured = rules.enemies_on(state, seat, end)
    undo = captured << 1 | int(state.entered[seat])
    rules.capture(state, seat, end)
    rules.put(state, seat, start, -pieces)
    rules.put(state, seat, end, pieces)
    rules.note_entered(state, seat)
    rules.use_die(state, end - start)
    return undo


@kernel
def take_back(state: State, seat: int, start: int, end: int, pieces: int, undo: int) -> None:
    """Make the state what it was before a use."""
    captured = undo >> 1
    rules.give_die_back(state, end - start)
    state.entered[seat] = undo & 1
    rules.put(state, seat, end, -pieces)
    rules.put(state, seat, start, pieces)
    if captured > 0:
        rules.put(state, 1 - seat, HAND, -captured)
        rules.put(state, 1 - seat, end, captured)


@kernel
def land_jointly(state: State, seat: int, end: int) -> None:
    """Use the three dice to bring three pieces onto a step, and capture those there."""
    rules.capture(state, seat, end)
    for index in range(DICE):
        rules.put(state, seat, end - int(state.dice[index]), -1)
    rules.put(state, seat, end, DICE)
    rules.hold_dice(state, 0, 0, 0)


@kernel
def play(state: State, move: int) -> None:
    """Play a legal move, and go on as far as the rules leave no choice."""
    seat, _, second, first, last, pieces = unpack(move)
    if second != NO_CELL:
        land_jointly(state, seat, int(STEP[last]))
    else:
        use(state, seat, int(STEP[first]), int(STEP[last]), pieces)
    if rules.has_won(state, seat):
        rules.hold_dice(state, 0, 0, 0)
        state.phase = OVER
    else:
        ask_for_use(state)


@kernel
def refusal(state: State, move: int) -> int:
    """Return the number of the first reason against a move; LEGAL exactly for those that `legal` lists."""
    _, third, second, first, last, pieces = unpack(move)
    seat = int(state.seat)
    if state.phase == OVER:
        return GAME_OVER
    if state.phase == ROLL:
        return THROW_FIRST
    for cell in (first, second, third, last):
        if rules.is_foreign(seat, cell):
            return NOT_YOUR_ROW
    start, end = int(STEP[first]), int(STEP[last])
    if second != NO_CELL:
        return joint_refusal(state, seat, start, int(STEP[second]), int(STEP[third]), end)
    if start == OFF:
        return OFF_FOR_GOOD
    if state.counts[seat, start] == 0:
        return NO_PIECE_THERE
    if pieces > 1:
        reason = group_refusal(state, seat, start, end, pieces)
        if reason != LEGAL:
            return reason
    if end <= start:
        return NOT_FORWARD
    reason = entry_refusal(state, end) if start == HAND else walk_refusal(state, seat, start, end, pieces)
    if reason == LEGAL and rules.asks_for_most_dice(state) and wastes_dice(state, move, most_dice(state)):
        return FEWER_DICE
    return reason


@kernel
def group_refusal(state: State, seat: int, start: int, end: int, pieces: int) -> int:
    """Return what forbids to move several pieces at once, wherever they land."""
    if not rules.moves_groups(state):
        return NO_GROUPS
    if start == HAND or end == OFF:
        return GROUP_FROM_HAND_OR_OFF
    return TOO_FEW_THERE if state.counts[seat, start] < pieces else LEGAL


@kernel
def hand_refusal(state: State, seat: int, end: int) -> int:
    """Return what pieces in hand forbid to those on the board."""
    if not rules.has_hand(state, seat):
        return LEGAL
    if rules.must_enter_first(state, seat):
        return MUST_ENTER_FIRST
    if end > ROW_END:
        return NOT_BEYOND_ROW
    return LEGAL if state.shuffle else ONLY_ENTERING


@kernel
def entry_refusal(state: State, end: int) -> int:
    """Return what forbids a piece in hand to enter on a step."""
    if end > ROW_END:
        return ENTERS_ON_ROW
    return LEGAL if rules.is_left(state, end) else NO_DIE_TO_ENTER


@kernel
def walk_refusal(state: State, seat: int, start: int, end: int, pieces: int) -> int:
    """Return what forbids pieces on the board to go from a step to another, or off."""
    reason = hand_refusal(state, seat, end)
    if reason != LEGAL:
        return reason
    if end == OFF:
        if not rules.may_take_off(state, seat):
            return NOT_ALL_IN_LAST_SIX
        return LEGAL if rules.is_left(state, rules.die_to_take_off(start)) else EXACT_COUNT
    if not rules.is_left(state, end - start):
        return NO_DIE_TO_MOVE
    if pieces < rules.smallest_group(state, seat, end):
        return STACK_IS_SAFE if pieces == 1 else GROUP_TOO_SMALL
    return LEGAL


@kernel
def joint_refusal(state: State, seat: int, first: int, second: int, third: int, end: int) -> int:
    """Return what forbids three pieces, from three steps in their order, to land together on another."""
    if not rules.knows_joint_landing(state):
        return NO_JOINT_LANDING
    if third == OFF:
        return OFF_FOR_GOOD
    for step in (first, second, third):
        here = int(state.counts[seat, step])
        if here == 0:
            return NO_PIECE_THERE
        if here < (step == first) + (step == second) + (step == third):
            return TOO_FEW_THERE
    reason = hand_refusal(state, seat, end)
    if reason != LEGAL:
        return reason
    if not rules.all_dice_left(state):
        return JOINT_NEEDS_THREE_DICE
    if end - third != state.dice[0] or end - second != state.dice[1] or end - first != state.dice[2]:
        return JOINT_WRONG_DICE
    return LEGAL if rules.can_be_landed_on_jointly(state, seat, end) else JOINT_NEEDS_TWO


@kernel
def place_of(state: State, seat: int) -> int:
    """Return the place of a seat, from 1; 0 while it is undecided."""
    if state.phase != OVER:
        return 0
    return 1 if seat == state.seat else 2


@kernel
def legs(state: State, move: int, out: LegRows) -> int:
    """Fill in where the pieces of a move come from and go; the pieces of a player all have the number of his seat."""
    seat, third, second, first, last, pieces = unpack(move)
    count = pieces if second == NO_CELL else DICE
    for index in range(count):
        origin = first
        if second != NO_CELL and index > 0:
            origin = second if index == 1 else third
        out[index, PIECE] = seat
        out[index, ORIGIN] = SPOT[seat, STEP[origin]]
        out[index, TARGET] = SPOT[seat, STEP[last]]
        out[index, COLOUR] = seat
        is_by_own_die = index == 0 or second != NO_CELL  # a group goes by one die, that of its first piece
        out[index, LEG_DICE] = STEP[last] - STEP[origin] if is_by_own_die else 0
    return count
