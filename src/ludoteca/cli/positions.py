"""`ludoteca new` and `ludoteca show`: positions to begin with, to look at, and to play on from in a script."""

from collections.abc import Sequence
from typing import Annotated, Any, Final

import typer

import ludoteca
from ludoteca.cli import shelf
from ludoteca.cli.play import known_language, read_options
from ludoteca.cli.screen import BoardView, Screen
from ludoteca.cli.shelf import DOMAIN, EXIT_BAD_USAGE, EXIT_FAILED, Reel
from ludoteca.cli.story import QUIET_IN_CHOICES, explain_all
from ludoteca.cli.verify import visible
from ludoteca.core.errors import Fault, IllegalMove, LudotecaError, OptionError
from ludoteca.core.game import Game
from ludoteca.core.moves import Dice
from ludoteca.core.text import language_of_person, say
from ludoteca.games import info_of

LISTED: Final = 40  # moves; Stax may have thousands
BY_CHANCE: Final = "any"
DICE_FIELDS: Final = ("die", "dice", "unused")  # what positions call the dice that are being played
SOURCE_HELP: Final = "A position, a file with a position or a record, or - for standard input."


def new(
    game: Annotated[
        str, typer.Argument(metavar="GAME", help="Which game, as: parchis.", autocompletion=shelf.complete_game)
    ],
    *,
    players: Annotated[int | None, typer.Option(metavar="N", help="How many play.", show_default="usual")] = None,
    mode: Annotated[
        str | None, typer.Option(metavar="MODE", help="How it is played, as: pairs.", show_default="usual")
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="A rule option, as: six_counts=12. Repeatable.")
    ] = None,
    seed: Annotated[str | None, typer.Option(metavar="SEED", help="The dice to come, which a record keeps.")] = None,
    record: Annotated[bool, typer.Option("--record", help="Print a record to go on with, not the position.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print it as JSON.")] = False,
    lang: Annotated[
        str | None, typer.Option(metavar="en|es", callback=known_language, help="Language.", show_default="yours")
    ] = None,
) -> None:
    """Print the position at the start of a game, a line of text that show, svg and other programs read.

    Example: ludoteca new parchis --players 2 --mode two-colours --option six_counts=12

    Example: ludoteca new stax --record > game.txt && ludoteca play --load game.txt
    """
    language = lang or language_of_person()
    try:
        info = info_of(game)
        values = read_options(info, option or (), players or info.default_players)
        info.setup(players, mode, **values)  # complains before anything is compiled
        shelf.prepare(game, language)
        begun = ludoteca.new(game, players=players, mode=mode, seed=seed, **values)
    except OptionError as error:
        shelf.complain("new", error, language)
        raise typer.Exit(EXIT_BAD_USAGE) from None
    if record:
        print(begun.record().to_json() if as_json else begun.record().to_text(), end="")
    elif as_json:
        shelf.print_data(as_data(begun, language))
    else:
        print(begun.position())


def show(
    source: Annotated[str, typer.Argument(metavar="POSITION|FILE|-", help=SOURCE_HELP)],
    *,
    at: Annotated[
        int | None, typer.Option(metavar="N", help="A step of a record; 0 is the start.", show_default="the last")
    ] = None,
    roll: Annotated[
        list[str] | None,
        typer.Option(metavar="FACES|any", help="Throw this when a throw is due, as: 3,4. Repeatable."),
    ] = None,
    push: Annotated[
        list[str] | None, typer.Option(metavar="MOVE", help="Play this when a choice is due. Repeatable.")
    ] = None,
    position_only: Annotated[bool, typer.Option("--position-only", help="Print just the position.")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="Words instead of a drawn board, for screen readers.")] = False,
    no_color: Annotated[bool, typer.Option("--no-color", help="No colours; NO_COLOR is respected too.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print it as JSON, with every legal move.")] = False,
    lang: Annotated[
        str | None, typer.Option(metavar="en|es", callback=known_language, help="Language.", show_default="yours")
    ] = None,
) -> None:
    """Show a position: the board, whose turn it is, and what each move would do. Throws and moves can be played first.

    Exit status: 0 shown, 1 a throw or a move was refused, 2 it cannot be read.

    Example: ludoteca show game.txt --at 40

    Example: ludoteca show "$(ludoteca new parchis --option first=0)" --roll 5 --position-only
    """
    language = lang or language_of_person()
    screen = Screen(language, plain=plain, color=not no_color)
    try:
        throws = [read_throw(text) for text in roll or ()]
        reel = Reel(shelf.read_game(source, language))
        reel.go(reel.last if at is None else reel.check(at, "--at"))
    except LudotecaError as error:
        shelf.complain("show", error, language)
        raise typer.Exit(EXIT_BAD_USAGE) from None
    began = reel.number
    try:
        play_on(reel.game, throws, push or ())
    except LudotecaError as error:
        shelf.complain("show", with_clause(error, language), language)
        raise typer.Exit(EXIT_FAILED) from None
    if position_only:
        print(reel.game.position())
    elif as_json:
        shelf.print_data(as_data(reel.game, language, began))
    else:
        show_game(screen, reel.game, began)


def read_throw(text: str) -> int | Dice | None:
    """Read a throw, as `5`, `3,4` or `3-4`; None is for chance."""
    if text.strip().casefold() == BY_CHANCE:
        return None
    faces = text.replace("-", ",").replace(" ", "").split(",")
    if not all(face in {"1", "2", "3", "4", "5", "6"} for face in faces):
        raise OptionError([Fault(DOMAIN, "fault.throw", {"text": shelf.shorten(text)}, where="--roll")])
    return int(faces[0]) if len(faces) == 1 else tuple(map(int, faces))


def play_on(game: Game, throws: Sequence[int | Dice | None], moves: Sequence[str]) -> None:
    """Play throws and moves, each list in its order; which of them is next, the game knows."""
    to_throw, to_push = list(throws), list(moves)
    while to_throw or to_push:
        if game.phase == "over":
            raise OptionError([Fault(DOMAIN, "fault.is_over")])
        if game.phase == "roll":
            if not to_throw:
                parameters = {"count": game.dice_count, "move": shelf.shorten(to_push[0])}
                raise OptionError([Fault(DOMAIN, "fault.throw_due", parameters)])
            game.roll(to_throw.pop(0))
        else:
            if not to_push:
                raise OptionError([Fault(DOMAIN, "fault.choice_due", {"move": game.legal_moves[0]})])
            game.push(to_push.pop(0))


def with_clause(error: LudotecaError, language: str) -> LudotecaError:
    """Let a refusal name its clause."""
    if not isinstance(error, IllegalMove):
        return error
    parameters = {"sentence": error.explain(language), "clause": error.clause}
    return OptionError([Fault("cli", "rule", parameters)])


def show_game(screen: Screen, game: Game, began: int) -> None:
    """Show what is played, what has just been played, the board, whose turn it is, and the moves."""
    language = screen.language
    screen.print(shelf.title(game, language))
    for notice in game.notices:
        screen.print(visible(notice.explain(language)))
    for index in range(began, len(game.history)):
        lead = f"{shelf.spell(game.history[index])}: " if screen.plain else f"  {shelf.spell(game.history[index])}  "
        screen.entry(lead, shelf.words_of(game.events_of(index), language))
    BoardView(screen, game).show()
    screen.print()
    if not screen.plain and game.phase != "over":
        screen.print(shelf.turn_words(game, language))
    if game.phase == "roll":
        screen.print(say(DOMAIN, "show.throw", language, count=game.dice_count))
    elif game.phase == "move":
        list_moves(screen, game)
    else:
        for line in shelf.end_words(game, language):
            screen.print(line)
    screen.print(say(DOMAIN, "show.position", language, position=game.position()))


def list_moves(screen: Screen, game: Game) -> None:
    """List the moves with what each would do."""
    language, moves = screen.language, game.legal_moves[:LISTED]
    screen.print(say(DOMAIN, "show.legal", language, count=len(game.legal_moves)))
    width = max(len(move.text) for move in moves)
    for move, events in zip(moves, game.foretell(moves), strict=True):
        lead = f"{move}: " if screen.plain else f"  {move.text.ljust(width)}  "
        screen.entry(lead, explain_all(events, QUIET_IN_CHOICES, language))
    if len(game.legal_moves) > LISTED:
        screen.print(say(DOMAIN, "show.more", language, count=len(game.legal_moves) - LISTED))


def as_data(game: Game, language: str, began: int | None = None) -> dict[str, Any]:
    """Tell a position as plain data, with the steps that were just played to it."""
    moves = game.legal_moves
    legal = [
        {"move": move.text, "words": explain_all(events, QUIET_IN_CHOICES, language)}
        for move, events in zip(moves, game.foretell(moves), strict=True)
    ]
    played = [
        {"action": shelf.spell(game.history[index]), "events": shelf.events_data(game.events_of(index), language)}
        for index in range(len(game.history) if began is None else began, len(game.history))
    ]
    return shelf.setup_data(game) | {
        "position": game.position(),
        "phase": game.phase,
        "seat": game.seat,
        "dice_to_throw": game.dice_count,
        "dice": dice_to_play(game),
        "legal_moves": legal,
        "played": played,
        "words": game.describe(language).splitlines(),
        "result": shelf.result_data(game, language),
    }


def dice_to_play(game: Game) -> list[int]:
    """Tell the dice that are being played, as the position has them; none in games without, or while none are."""
    fields = game.rulebook.position_fields(game.state)
    faces = next((fields[name] for name in DICE_FIELDS if name in fields), "")
    return [int(face) for face in faces.split("-") if face]
