"""A small client of a Ludoteca server, and of engines that are other programs. It knows no rules.

Its modules:

    links.py       the link of a table, as the app gives it
    api.py         requests over HTTP: a new table, a seat
    connection.py  the live connection, which reconnects by itself
    keys.py        the tokens of one's seats, kept between runs
    seals.py       the seals of tables and what one has added to their dice, kept for good
    protocol.py    how lines of the engine protocol are written and read (docs/engine.md)
    engines.py     an engine as a process
    seat.py        an engine on a seat of a table
"""
