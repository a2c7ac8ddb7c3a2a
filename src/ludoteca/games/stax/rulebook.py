"""Stax for the rest of Ludoteca: joins the modules of this folder."""

from ludoteca.core.rulebook import Rulebook
from ludoteca.games.stax import engine, events, notation, pieces, spelling, state, story, views

RULEBOOK = Rulebook(__package__, state, engine, events, spelling, pieces, notation, story, views)
