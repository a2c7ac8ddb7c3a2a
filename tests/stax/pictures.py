"""Positions of Stax as small pictures in rows.toml, and all turns of a move in one word.

A line of a picture is a row of cells, and each line is half a cell further to the right than the one above. Cells are
eight columns apart; the cell 0,0 stands in brackets, `.` is an empty cell, and a letter is a tower told beside it:

            .       B1:0                     0,-1     1,-1
                [W3:4]    a                       0,0      1,0

    towers = { a = "W1:0+B5:1" }            from the table up
"""

import re
from typing import Any

import ludoteca
from ludoteca.games.stax.board import NUMBER, TURNS
from ludoteca.games.stax.notation import top_at

PITCH = 8  # columns from a cell to the next
EMPTY = "."
ALL_TURNS = ":*"


def position_of(row: dict[str, Any]) -> str:
    """Write the position of a row, its picture as the field `table`."""
    picture, named = row.get("picture", ""), row.get("towers", {})
    towers = [f"{named.get(word, word)}@{q},{r}" for (q, r), word in cells_of(picture).items() if word != EMPTY]
    table = f" table={'/'.join(towers)}" if towers else ""
    return f"stax {row['position']}{table}"


def cells_of(picture: str) -> dict[tuple[int, int], str]:
    """Read the words of a picture, by their cells."""
    words = [
        (line, match.start() + match[0].startswith("["), match[0].strip("[]"), match[0].startswith("["))
        for line, text in enumerate(picture.splitlines())
        for match in re.finditer(r"\S+", text)
    ]
    if not words:
        return {}
    [(origin_line, origin_column)] = [(line, column) for line, column, _, is_origin in words if is_origin]
    cells = {}
    for line, column, word, _ in words:
        r = line - origin_line
        q, rest = divmod(column - origin_column - r * PITCH // 2, PITCH)
        assert rest == 0, f"{word} in line {line + 1} stands between two cells"
        cells[q, r] = word
    return cells


def all_turns(game: ludoteca.Game, spellings: list[str]) -> list[str]:
    """Write `3@1,-1:*` and `0,0-2,-2:*` out as all the turns of the tile."""
    written: list[str] = []
    for spelling in spellings:
        stem = spelling.removesuffix(ALL_TURNS)
        if stem == spelling:
            written.append(spelling)
            continue
        tile, sign, _ = stem.partition("@")
        if not sign:
            q, r = map(int, re.findall(r"-?\d+", stem)[:2])
            tile = str(NUMBER[top_at(game.state, (q, r))])
        written += [f"{stem}:{turn}" for turn in range(TURNS[int(tile.rstrip("'"))])]
    return written
