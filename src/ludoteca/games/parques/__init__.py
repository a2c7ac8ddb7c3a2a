"""Parqués, as played in Colombia with two dice."""
