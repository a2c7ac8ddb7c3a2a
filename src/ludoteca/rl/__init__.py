"""Doors for researchers: many games at once (`vector`), PettingZoo and OpenSpiel."""
