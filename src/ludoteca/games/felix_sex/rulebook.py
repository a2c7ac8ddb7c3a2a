"""Felix Sex for the rest of Ludoteca: joins the modules of this folder."""

from ludoteca.core.rulebook import Rulebook
from ludoteca.games.felix_sex import engine, events, notation, spelling, story, views
from ludoteca.games.felix_sex.state import DTYPE, INFO, MAX_MOVES

RULEBOOK = Rulebook(
    __package__,
    info=INFO,
    rules_version=1,
    dtype=DTYPE,
    max_moves=MAX_MOVES,
    engine=engine,
    events=events,
    spelling=spelling,
    notation=notation,
    story=story,
    views=views,
)
