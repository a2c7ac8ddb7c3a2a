"""The engine protocol as lines of text, for both sides; docs/engine.md describes it."""

import json
from collections.abc import Sequence
from typing import Final

VERSION: Final = 1
HANDSHAKE: Final = f"ludoteca-engine {VERSION}"
MAX_LINE: Final = 50_000  # characters; the longest is a position of Stax, which may list a thousand earlier moves
BETWEEN_MOVES: Final = " | "  # a play of parqués may have a space in it
LAST_WORDS: Final = frozenset({"ok", "ready", "best", "error"})  # with which the last line of every answer begins


def quote(sentence: str) -> str:
    """Write a sentence as one word of a line: as JSON does, with its letters left as they are."""
    quoted = json.dumps(sentence, ensure_ascii=False)
    return quoted.replace("\u2028", "\\u2028").replace("\u2029", "\\u2029").replace("\x85", "\\u0085")


def unquote(text: str) -> str:
    """Read a sentence; what is not quoted well is taken as it is."""
    try:
        value = json.loads(text)
    except ValueError:
        return text
    return value if isinstance(value, str) else text


def write_best(move: str, reason: str = "") -> str:
    """Write the answer to `go`."""
    return f"best {move} reason {quote(reason)}" if reason else f"best {move}"


def read_best(line: str) -> tuple[str, str]:
    """Read the answer to `go`: the move, and why it was chosen, which may be left out."""
    move, _, reason = line.removeprefix("best").partition(" reason ")
    return move.strip(), unquote(reason.strip())


def write_go(seconds: float, moves: Sequence[str] = ()) -> str:
    """Write the question for a move, with those that are legal for engines that have no rules of their own."""
    listed = f" moves {BETWEEN_MOVES.join(moves)}" if moves else ""
    return f"go seconds={seconds:g}{listed}"
