"""What is told of games, in words: a list of them, their rules by clause, and how strong their bots are.

The HTTP side answers with these, and the files of the static data hold the same.
"""

from base64 import b64encode
from collections.abc import Sequence
from hashlib import sha256
from typing import Any, Final

import ludoteca
from ludoteca import games
from ludoteca.arena.ladder import is_current, surest, tables_of
from ludoteca.bots import DEFAULT_LEVEL, LEVELS, personalities_of
from ludoteca.core import lessons
from ludoteca.core.options import GameInfo, Option, Setup, spell_value
from ludoteca.core.rules_text import SOURCES, Clause, Example, rules_text, source_label, source_sentence
from ludoteca.core.text import LANGUAGES, catalogue, say, word_for
from ludoteca.server.commands import DOMAIN
from ludoteca.server.models import (
    Catalogue,
    ColourDescription,
    GameDescription,
    GameSetup,
    Lesson,
    LessonStep,
    ModeDescription,
    OptionDescription,
    PersonalityDescription,
    PuzzleDescription,
    Puzzles,
    RulesClause,
    RulesExample,
    RulesOption,
    RulesPage,
    RulesPart,
    RulesSource,
    Rung,
    Strength,
)
from ludoteca.study.puzzle_files import shipped_puzzles
from ludoteca.study.puzzles import Puzzle
from ludoteca.version import __version__

PUZZLE_ID: Final = 8  # letters: enough to tell some hundred puzzles of a game apart


def describe_games(language: str) -> Catalogue:
    """List the games with their players, modes and options in words, the levels of bots, and the ready phrases."""
    return Catalogue(
        version=__version__,
        languages=list(LANGUAGES),
        levels=list(LEVELS),
        default_level=DEFAULT_LEVEL,
        phrases=dict(catalogue(DOMAIN, language)["phrase"]),
        emotes=dict(catalogue(DOMAIN, language)["emote"]),
        games=[describe_game(info, language) for info in games.values()],
    )


def describe_game(info: GameInfo, language: str) -> GameDescription:
    """Return all that a form for a new table needs."""
    return GameDescription(
        id=info.id,
        name=info.label(language),
        name_within=info.label_within(language),
        summary=say(info.id, "summary", language),
        showcase=info.showcase,
        colours={
            colour: ColourDescription(
                name=word_for(info.id, language, "colour", colour),
                letter=word_for(info.id, language, "letter", colour),
                fill=look.fill,
                ink=look.ink,
            )
            for colour, look in info.colours.items()
        },
        faces=list(info.faces) if info.dice else [],
        players=list(info.players),
        default_players=info.default_players,
        default_modes={str(players): mode for players, mode in info.default_modes.items()},
        has_draws=info.has_draws,
        has_lesson=lessons.has_lesson(info.id),
        has_puzzles=bool(shipped_puzzles(info.id)),
        personalities=[describe_personality(info.id, one, language) for one in personalities_of(info.id)],
        modes=[
            ModeDescription(id=mode.id, label=mode.label(language), players=list(mode.players)) for mode in info.modes
        ],
        options=[describe_option(option, info.players, language) for option in info.options],
    )


def describe_personality(game: str, personality: str, language: str) -> PersonalityDescription:
    """Return who has a personality, and what it likes."""
    name, about = (say(game, f"personality.{personality}.{key}", language) for key in ("name", "about"))
    return PersonalityDescription(id=personality, name=name, about=about)


def describe_option(option: Option, players: Sequence[int], language: str) -> OptionDescription:
    """Return what a form shows of an option of a game for such numbers of players."""
    allowed = option.allowed(max(players))
    values = [] if option.is_range else list(allowed)
    return OptionDescription(
        name=option.name,
        clause=option.clause,
        type=option.type,
        is_reading=option.is_reading,
        label=option.label(language),
        sentence=option.sentence(language),
        default=option.default,
        values=values,
        minimum=int(allowed[0]) if option.is_range else None,
        maximum=int(allowed[-1]) if option.is_range else None,
        labels={spell_value(value): option.value_label(value, language) for value in values},
        players={
            spell_value(value): [count for count in players if option.fits(value, count)]
            for value in values
            if not all(option.fits(value, count) for count in players)
        },
    )


def describe_rules(game: str, language: str) -> RulesPage:
    """Return the rules of a game clause by clause, with examples, and what a table can choose."""
    info, book = games[game], rules_text(game, language)
    return RulesPage(
        game=game,
        name=info.label(language),
        name_within=info.label_within(language),
        intro=book.intro,
        notation=say(game, "notation", language),
        story=[example_in(one) for one in book.story],
        parts=[RulesPart(title=part.title, clauses=[clause_in(one) for one in part.clauses]) for part in book.parts],
        options=[option_in(option, max(info.players), language) for option in info.options],
        sources=sources_in(language),
    )


def describe_lesson(game: str, language: str) -> Lesson:
    """Return the lesson of a game, with each position as the state that the compiled rules go on from."""
    steps = [step_in(step) for step in lessons.lesson_of(game, language)]
    first_game = lessons.first_game_options(game)
    return Lesson(game=game, name=games[game].label(language), steps=steps, first_game=first_game)


def step_in(step: lessons.LessonStep) -> LessonStep:
    """Convert a step of a lesson."""
    start = ludoteca.from_position(step.position)
    return LessonStep(
        key=step.key,
        task=step.task,
        done=step.done,
        setup=setup_in(start.setup),
        state=b64encode(start.state.tobytes()).decode(),
        dice=list(step.dice),
        moves=list(step.moves),
    )


def setup_in(setup: Setup) -> GameSetup:
    """Convert how a game is played."""
    return GameSetup(players=setup.players, mode=setup.mode, options=dict(setup.options))


def describe_puzzles(game: str) -> Puzzles:
    """Return the puzzles of a game with all that shows and answers them; none where it has none."""
    shipped = [(puzzle, ludoteca.from_position(puzzle.position)) for puzzle in shipped_puzzles(game)]
    setups = [start.setup for _, start in shipped]
    if any(setup != setups[0] for setup in setups):
        raise ValueError(f"the puzzles of {game} are played in several ways")
    puzzles = [puzzle_in(puzzle, start) for puzzle, start in shipped]
    return Puzzles(game=game, setup=setup_in(setups[0]) if setups else None, puzzles=puzzles)


def puzzle_in(puzzle: Puzzle, start: ludoteca.Game) -> PuzzleDescription:
    """Convert a puzzle."""
    dice, _ = start.dice_shown()
    return PuzzleDescription(
        id=sha256(puzzle.position.encode()).hexdigest()[:PUZZLE_ID],
        turn={language: start.describe(language).partition("\n")[0] for language in LANGUAGES},
        dice=list(dice),
        **puzzle.to_data(),
    )


def describe_strength(game: str) -> Strength:
    """Return how often each level of a game wins against the next lower one, and how long it thinks."""
    tables = tables_of(game)
    return Strength(
        game=game,
        is_current=is_current(),
        rungs=[rung_in(table, pairing) for table in tables for pairing in table["pairings"]],
        mean_seconds={bot: times["mean_seconds"] for bot, times in tables[0]["times"].items()} if tables else {},
    )


def rung_in(table: dict[str, Any], pairing: dict[str, Any]) -> Rung:
    """Describe one pairing of the ladder: the first of a lineup against all others."""
    level, against, *_ = pairing["lineup"]
    of_level = pairing["scores"][level]
    score = surest(of_level)
    return Rung(
        level=level,
        against=against,
        players=table["players"],
        mode=table["mode"],
        score=score["score"],
        low=score["low"],
        high=score["high"],
        equals=of_level["par"],
        games=pairing["games"],
        draws=pairing["draws"],
    )


def clause_in(clause: Clause) -> RulesClause:
    """Convert a clause."""
    return RulesClause(
        id=clause.id, text=clause.text, source=clause.source, examples=[example_in(one) for one in clause.examples]
    )


def sources_in(language: str) -> list[RulesSource]:
    """List where clauses can come from, in words."""
    return [
        RulesSource(id=source, name=source_label(source, language), sentence=source_sentence(source, language))
        for source in SOURCES
    ]


def example_in(example: Example) -> RulesExample:
    """Convert an example."""
    return RulesExample(
        key=example.key,
        caption=example.caption,
        position=example.position,
        move=example.allowed,
        refused=example.refused,
    )


def option_in(option: Option, players: int, language: str) -> RulesOption:
    """Convert an option."""
    allowed = option.allowed(players)
    return RulesOption(
        name=option.name,
        clause=option.clause,
        type=option.type,
        label=option.label(language),
        sentence=option.sentence(language),
        default=option.value_label(option.default, language),
        values=[] if option.is_range else [option.value_label(value, language) for value in allowed],
        minimum=int(allowed[0]) if option.is_range else None,
        maximum=int(allowed[-1]) if option.is_range else None,
    )
