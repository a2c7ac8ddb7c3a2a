"""A small client of a Ludoteca server, and of engines that are programs of someone else's. It knows no rules.

Its modules:

    links.py       the link of a table, as the app gives it
    api.py         what is asked over HTTP: a new table, a seat
    connection.py  the live connection, which mends itself
    keys.py        the tokens of one's seats, kept between runs
    protocol.py    how lines of the engine protocol are written and read (docs/engine.md)
    engines.py     an engine as a process that one asks
    seat.py        an engine on a seat of a table
"""
