"""The rules of Felix Sex, clause by clause, in the order of the rules file.

Sources say what may be moved, refusals forbid, effects change the state, ends end it. `engine.py` puts them
together. Places are steps of a player's own way, and sets of them are numbers with a bit a step (board.py).
"""

from ludoteca.core.kernel import kernel
from ludoteca.core.moves import State
from ludoteca.games.felix_sex.board import BLACK, HAND, LAST, LAST_SIX, NONE, OFF, OWNER, ROW_END, WHITE
from ludoteca.games.felix_sex.state import DICE, DICE_MAXIMUM, STACKS_JOINT, STACKS_TOGETHER

MORE_THAN_ALL = 16  # pieces: as many as nobody has

# Board


@kernel
def is_foreign(seat: int, cell: int) -> bool:
    """F-B2  The cells of the other player's own row are not on one's way."""
    return bool(OWNER[cell] != NONE) and bool(OWNER[cell] != seat)


@kernel
def set_out(state: State) -> None:
    """F-B3  Two players, with as many pieces each as the option has, all in hand."""
    for seat in range(2):
        put(state, seat, HAND, int(state.pieces))


# A turn


@kernel
def take_opening_throw(state: State, die: int) -> None:
    """F-T1  White throws a die, then black; the higher starts, and a tie is thrown again in the same order."""
    if state.seat == WHITE:
        state.white_die = die
        state.seat = BLACK
        return
    if die != state.white_die:
        state.opening = 0
    state.seat = BLACK if die > state.white_die else WHITE
    state.white_die = 0


@kernel
def hold_dice(state: State, low: int, middle: int, high: int) -> None:
    """F-T2  The dice of the throw that are still to be used, low first; those used are zeros at the end."""
    state.dice[0] = low
    state.dice[1] = middle
    state.dice[2] = high


@kernel
def is_first_of_face(state: State, index: int) -> bool:
    """F-T2  Whether a die is left there, and no equal one before it: equal dice give nothing extra."""
    die = state.dice[index]
    return bool(die != 0) and (index == 0 or bool(state.dice[index - 1] != die))


@kernel
def is_left(state: State, face: int) -> bool:
    """F-T2  Whether a die with that face is not used yet."""
    for index in range(DICE):
        if state.dice[index] == face:
            return True
    return False


@kernel
def all_dice_left(state: State) -> bool:
    """F-T2  Whether no die of the throw is used yet."""
    return bool(state.dice[DICE - 1] != 0)


@kernel
def dice_left(state: State) -> int:
    """F-T2  How many dice are not used yet."""
    left = 0
    while left < DICE and state.dice[left] != 0:
        left += 1
    return left


@kernel
def use_die(state: State, face: int) -> None:
    """F-T2  Each die is used once."""
    index = 0
    while state.dice[index] != face:
        index += 1
    for following in range(index + 1, DICE):
        state.dice[following - 1] = state.dice[following]
    state.dice[DICE - 1] = 0


@kernel
def give_die_back(state: State, face: int) -> None:
    """F-T2  A use that was only tried leaves its die unused."""
    index = dice_left(state)
    while index > 0 and state.dice[index - 1] > face:
        state.dice[index] = state.dice[index - 1]
        index -= 1
    state.dice[index] = face


@kernel
def asks_for_most_dice(state: State) -> bool:
    """F-T4  By the option only what lets as many dice as possible be used is legal."""
    return bool(state.dice_rule == DICE_MAXIMUM)


@kernel
def takes_off_last(state: State, seat: int, end: int) -> bool:
    """F-T4  Taking off one's last piece is always legal."""
    return end == OFF and bool(state.counts[seat, OFF] == state.pieces - 1)


# Entering


@kernel
def steps_to_enter(state: State, seat: int) -> int:
    """F-N1  A die enters a piece from the hand, on the cell of the own row with its number; nothing blocks it there."""
    return int(state.standing[seat]) & 1 << HAND


@kernel
def has_hand(state: State, seat: int) -> bool:
    """F-N2  Whether pieces are in hand: until all have entered, none may pass beyond the own row."""
    return bool(state.counts[seat, HAND] != 0)


@kernel
def steps_along_row(state: State, die: int) -> int:
    """F-N2  The steps from which a die moves along the own row, which the option allows with pieces in hand or not."""
    return steps_from_to(1, ROW_END - die) if state.shuffle else 0


@kernel
def must_enter_first(state: State, seat: int) -> bool:
    """F-N3  Who has had all his pieces on the board and has some in hand again may only enter."""
    return bool(state.entered[seat] != 0) and has_hand(state, seat)


@kernel
def note_entered(state: State, seat: int) -> None:
    """F-N3  An empty hand: from now on all pieces count as having been entered."""
    if not has_hand(state, seat):
        state.entered[seat] = 1


# Moving and capturing


@kernel
def steps_from_to(first: int, last: int) -> int:
    """F-M1  The set of the steps from one to another, both included; none when the last is the one before the first."""
    return (1 << last + 1) - (1 << first)


@kernel
def steps_on_board(die: int) -> int:
    """F-M1  The steps from which a die moves a piece on the board by its number of cells, over anything."""
    return steps_from_to(1, LAST - die)


@kernel
def put(state: State, seat: int, step: int, pieces: int) -> None:
    """F-M2  Put pieces on a step, or take them away: own pieces stack without limit."""
    count = int(state.counts[seat, step]) + pieces
    state.counts[seat, step] = count
    if step != OFF:
        bit = 1 << step
        state.standing[seat] = int(state.standing[seat]) & ~bit | (bit if count > 0 else 0)
        state.stacked[seat] = int(state.stacked[seat]) & ~bit | (bit if count > 1 else 0)


@kernel
def enemies_on(state: State, seat: int, step: int) -> int:
    """F-M3  How many pieces of the other player stand where one lands; own rows are private (F-N1)."""
    return int(state.counts[1 - seat, step]) if ROW_END < step <= LAST else 0


@kernel
def steps_safe_from_one(state: State, seat: int) -> int:
    """F-M4  The cells where two or more enemy pieces stand: a single piece may not land there."""
    return int(state.stacked[1 - seat]) & steps_from_to(ROW_END + 1, LAST)


@kernel
def smallest_group(state: State, seat: int, end: int) -> int:
    """F-M5  How many pieces it takes to land: more than two or more enemies, by the option that moves groups."""
    enemies = enemies_on(state, seat, end)
    if enemies <= 1:
        return 1
    return enemies + 1 if moves_groups(state) else MORE_THAN_ALL


@kernel
def moves_groups(state: State) -> bool:
    """F-M5  By the option one die may move any number of pieces of a stack; else it moves one."""
    return bool(state.stacks == STACKS_TOGETHER)


@kernel
def steps_to_overcome(state: State, seat: int, die: int) -> int:
    """F-M5  The steps from which a whole stack is enough to land on two or more enemies."""
    if not moves_groups(state):
        return 0
    found = 0
    for start in range(1, LAST - die + 1):
        enough = state.counts[seat, start] >= smallest_group(state, seat, start + die)
        if enough and enemies_on(state, seat, start + die) > 1:
            found |= 1 << start
    return found


@kernel
def knows_joint_landing(state: State) -> bool:
    """F-M5  Whether three pieces may land together on two, as the option has it."""
    return bool(state.stacks == STACKS_JOINT)


@kernel
def can_be_landed_on_jointly(state: State, seat: int, end: int) -> bool:
    """F-M5  The joint landing exists only against exactly two enemies."""
    return enemies_on(state, seat, end) == 2


@kernel
def stand_ready(state: State, seat: int, end: int) -> bool:
    """F-M5  Whether each of three dice finds a piece of its own that it brings onto a cell."""
    low, middle, high = int(state.dice[0]), int(state.dice[1]), int(state.dice[2])
    for die in (low, middle, high):
        needed = (die == low) + (die == middle) + (die == high)
        if state.counts[seat, end - die] < needed:
            return False
    return True


@kernel
def capture(state: State, seat: int, step: int) -> None:
    """F-M6  All enemy pieces where one lands go to their owner's hand."""
    captured = enemies_on(state, seat, step)
    if captured > 0:
        put(state, 1 - seat, step, -captured)
        put(state, 1 - seat, HAND, captured)


# Taking off and the end


@kernel
def may_take_off(state: State, seat: int) -> bool:
    """F-E1  When all the pieces left are in 25 to 30: none in hand, none earlier."""
    return int(state.standing[seat]) & steps_from_to(HAND, LAST_SIX - 1) == 0


@kernel
def die_to_take_off(step: int) -> int:
    """F-E1  The exact count that takes a piece off; a larger die takes nothing off."""
    return OFF - step


@kernel
def has_won(state: State, seat: int) -> bool:
    """F-E3  The first to take off all his pieces wins."""
    return bool(state.counts[seat, OFF] == state.pieces)
