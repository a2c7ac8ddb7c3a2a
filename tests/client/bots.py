"""Engines of someone else's, good and bad, as programs in files."""

import re
import shlex
import sys
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs/engine.md"
BROKEN = """
import sys, time
kind = {kind!r}
if kind == "mute": time.sleep(60)
if kind == "ends": sys.exit(3)
for line in sys.stdin:
    word = line.split()[0]
    if word == "quit" and kind != "stays": break
    if kind == "deaf" and word == "ludoteca-engine": print("ok", flush=True); time.sleep(60)
    if word == "ready?": print("ready")
    elif kind == "chatters" and word == "go":
        while True: print("info thinking", flush=True)
    elif word == "go": {go}
    elif word == "stop" and kind == "late": print("best Y5-8\\nok")
    elif word == "stop" and kind == "silent": pass
    elif kind == "refuses" and word == "new": print('error value "never heard of it"')
    elif kind == "other" and word == "ludoteca-engine": print("game chess\\nok")
    else: print("ok")
    sys.stdout.flush()
"""
GO = {
    "crashes": "sys.exit(7)",
    "silent": "pass",
    "late": "pass",
    "illegal": "print('best Y1-2')",
    "nonsense": "print('best of all')",
    "empty": "print('best')",
    "rude": "print('error busy')",
}


def any_move(folder: Path) -> str:
    """The command of the engine that stands in the docs."""
    (code,) = re.findall(r"```py\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    return command_of(folder / "my_bot.py", code)


def broken(folder: Path, kind: str) -> str:
    """The command of an engine that does something wrong."""
    return command_of(folder / f"{kind}.py", BROKEN.format(kind=kind, go=GO.get(kind, "print('best Y5-8')")))


def command_of(path: Path, code: str) -> str:
    path.write_text(code, encoding="utf-8")
    return shlex.join([sys.executable, str(path)])


def ours(level: str) -> str:
    """The command of our own engine."""
    return shlex.join([sys.executable, "-m", "ludoteca", "engine", "--level", level])
