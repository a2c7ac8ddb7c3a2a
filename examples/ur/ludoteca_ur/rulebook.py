"""Ur for the rest of Ludoteca: joins the modules of this package."""

from ludoteca.core.rulebook import Rulebook
from ludoteca_ur import engine, events, pieces, spelling, state, story, views

RULEBOOK = Rulebook(__package__, state, engine, events, spelling, pieces, spelling, story, views.GRID)
