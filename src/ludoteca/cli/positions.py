"""`ludoteca new` and `ludoteca show`: positions to begin with, to look at, and to play on from in a script."""

from collections.abc import Sequence
from typing import Annotated, Any, Final

import typer

import ludoteca
from ludoteca.cli import story
from ludoteca.cli.files import DOMAIN, Timeline, prepare, read_game
from ludoteca.cli.options import (
    GameName,
    Language,
    NoColor,
    Plain,
    RuleOptions,
    Source,
    Step,
    read_faces,
    read_setup,
)
from ludoteca.cli.output import exit_on_error, print_json, shorten
from ludoteca.cli.screen import BoardView, Screen
from ludoteca.core.errors import Fault, IllegalMove, OptionError
from ludoteca.core.game import Game
from ludoteca.core.moves import Dice
from ludoteca.core.text import visible
from ludoteca.games import setup_data

LISTED: Final = 40  # moves; some games may have thousands
BY_CHANCE: Final = "any"
DICE_FIELDS: Final = ("die", "dice", "unused")  # what positions call the dice that are being played


def new(
    game: GameName,
    *,
    players: Annotated[int | None, typer.Option(metavar="N", help="How many play.", show_default="usual")] = None,
    mode: Annotated[
        str | None, typer.Option(metavar="MODE", help="How it is played, as: pairs.", show_default="usual")
    ] = None,
    option: RuleOptions = None,
    seed: Annotated[str | None, typer.Option(metavar="SEED", help="The dice to come, which a record keeps.")] = None,
    record: Annotated[bool, typer.Option("--record", help="Print a record to go on with, not the position.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print it as JSON.")] = False,
    language: Language = "",
) -> None:
    """Print the position at the start of a game, a line of text that show, svg and other programs read.

    Example: ludoteca new parchis --players 2 --mode two-colours --option six_counts=12

    Example: ludoteca new stax --record > game.txt && ludoteca play --load game.txt
    """
    with exit_on_error("new", language):
        setup = read_setup(game, players, mode, option)
        prepare(game, language)
        begun = ludoteca.new(game, players=setup.players, mode=setup.mode, seed=seed, **setup.options)
    if record:
        print(begun.record().to_json() if as_json else begun.record().to_text(), end="")
    elif as_json:
        print_json(as_data(begun, language))
    else:
        print(begun.position())


def show(
    source: Source,
    *,
    at: Step = None,
    roll: Annotated[
        list[str] | None,
        typer.Option(metavar="FACES|any", help="Throw this when a throw is due, as: 3,4. Repeatable."),
    ] = None,
    push: Annotated[
        list[str] | None, typer.Option(metavar="MOVE", help="Play this when a choice is due. Repeatable.")
    ] = None,
    position_only: Annotated[bool, typer.Option("--position-only", help="Print just the position.")] = False,
    plain: Plain = False,
    no_color: NoColor = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print it as JSON, with every legal move.")] = False,
    language: Language = "",
) -> None:
    """Show a position: the board, whose turn it is, and what each move would do. Throws and moves can be played first.

    Exit status: 0 shown, 1 a throw or a move was refused, 2 it cannot be read.

    Example: ludoteca show game.txt --at 40

    Example: ludoteca show "$(ludoteca new parchis --option first=0)" --roll 5 --position-only
    """
    screen = Screen(language, DOMAIN, plain=plain, color=not no_color)
    with exit_on_error("show", language):
        timeline = Timeline(read_game(source, language))
        throws = [read_throw(text, timeline.game.rulebook.info.faces) for text in roll or ()]
        timeline.go(timeline.last if at is None else timeline.check(at, "--at"))
    game, began = timeline.game, timeline.number
    with exit_on_error("show", language, is_failure=lambda error: True):
        play_on(game, throws, push or (), language)
    if position_only:
        print(game.position())
    elif as_json:
        print_json(as_data(game, language, began))
    else:
        show_game(screen, game, began)


def read_throw(text: str, faces: range) -> Dice | None:
    """Read a throw, as `5`, `3,4` or `3-4`; None is for chance."""
    if text.strip().casefold() == BY_CHANCE:
        return None
    dice = read_faces(text.replace("-", ",").replace(" ", "").split(","), faces)
    if dice is None:
        parameters = {"text": shorten(text), "lowest": faces[0], "highest": faces[-1]}
        raise OptionError([Fault(DOMAIN, "fault.throw", parameters, where="--roll")])
    return dice


def play_on(game: Game, throws: Sequence[Dice | None], moves: Sequence[str], language: str) -> None:
    """Play throws and moves, each list in its order; which of them is next, the game knows."""
    to_throw, to_push = list(throws), list(moves)
    while to_throw or to_push:
        if game.phase == "over":
            raise OptionError([Fault(DOMAIN, "fault.is_over")])
        if game.phase == "roll":
            if not to_throw:
                parameters = {"count": game.dice_count, "move": shorten(to_push[0])}
                raise OptionError([Fault(DOMAIN, "fault.throw_due", parameters)])
            game.roll(to_throw.pop(0))
        else:
            if not to_push:
                raise OptionError([Fault(DOMAIN, "fault.choice_due", {"move": game.legal_moves[0]})])
            push(game, to_push.pop(0), language)


def push(game: Game, move: str, language: str) -> None:
    """Play a move; what is said of one that is refused names the clause."""
    try:
        game.push(move)
    except IllegalMove as error:
        parameters = {"sentence": error.explain(language), "clause": error.clause}
        raise OptionError([Fault("cli", "rule", parameters)]) from None


def show_game(screen: Screen, game: Game, began: int) -> None:
    """Show what is played, what has just been played, the board, whose turn it is, and the moves."""
    language = screen.language
    screen.print(story.title(game, language))
    for notice in game.notices:
        screen.print(visible(notice.explain(language)))
    for index in range(began, len(game.history)):
        action = story.spell(game.history[index])
        lead = f"{action}: " if screen.plain else f"  {action}  "
        screen.entry(lead, story.explain_all(game.events_of(index), story.QUIET_IN_LINES, language))
    BoardView(screen, game).show()
    screen.print()
    if not screen.plain and game.phase != "over":
        screen.print(story.turn_words(game, language))
    if game.phase == "roll":
        screen.say("show.throw", count=game.dice_count)
    elif game.phase == "move":
        list_moves(screen, game)
    else:
        screen.print_end(game)
    screen.say("show.position", position=game.position())


def list_moves(screen: Screen, game: Game) -> None:
    """List the moves with what each would do."""
    language, moves = screen.language, game.legal_moves[:LISTED]
    screen.say("show.legal", count=len(game.legal_moves))
    width = max(len(move.text) for move in moves)
    for move, words in zip(moves, story.preview(game, moves, language), strict=True):
        lead = f"{move}: " if screen.plain else f"  {move.text.ljust(width)}  "
        screen.entry(lead, words)
    if len(game.legal_moves) > LISTED:
        screen.say("show.more", count=len(game.legal_moves) - LISTED)


def as_data(game: Game, language: str, began: int | None = None) -> dict[str, Any]:
    """Return a position as plain data, with the steps that were just played to it."""
    moves = game.legal_moves
    legal = [
        {"move": move.text, "words": words}
        for move, words in zip(moves, story.preview(game, moves, language), strict=True)
    ]
    played = [
        {"action": story.spell(game.history[index]), "events": story.events_data(game.events_of(index), language)}
        for index in range(len(game.history) if began is None else began, len(game.history))
    ]
    return setup_data(game.setup) | {
        "position": game.position(),
        "phase": game.phase,
        "seat": game.seat,
        "dice_to_throw": game.dice_count,
        "dice": dice_to_play(game),
        "legal_moves": legal,
        "played": played,
        "words": game.describe(language).splitlines(),
        "result": story.result_data(game, language),
    }


def dice_to_play(game: Game) -> list[int]:
    """Return the dice that are being played, as the position has them; none in games without, or while none are."""
    fields = dict(word.split("=", 1) for word in game.rulebook.spell_position(game.state).split())
    faces = next((fields[name] for name in DICE_FIELDS if name in fields), "")
    return [int(face) for face in faces.split("-") if face]
