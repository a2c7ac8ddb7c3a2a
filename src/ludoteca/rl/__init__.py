"""Environments for researchers: many games at once (`vector`), PettingZoo (`pettingzoo`) and OpenSpiel (`openspiel`).

What actions and observations mean is the same in all of them, and stands in each game's `features.py`. Gymnasium knows
`vector` by name after an import of `gymnasium`. All but `vector` need packages that a plain installation leaves out:
`pip install "ludoteca[gymnasium]"`, `"ludoteca[pettingzoo]"` or `"ludoteca[openspiel]"`.
"""
