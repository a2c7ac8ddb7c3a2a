"""Bots against bots: who is stronger, by how much, and how sure that is.

    plan (who meets whom, how often) -> games, on all cores -> a log that a later run goes on with -> figures

Games come in sets: one game for every rotation of the seats, all with the same dice, so that each bot has had each seat
of the same game. Games of a set drift apart as bots choose differently: how much a set saves is measured, not assumed
(`worth_games`). A set is the unit that intervals are computed over.
"""
