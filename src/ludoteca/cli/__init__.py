"""The command `ludoteca`: `app.py` joins what stands in the other modules, one command a module."""
