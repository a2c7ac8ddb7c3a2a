"""Parchís, as played in Spain with one die."""
