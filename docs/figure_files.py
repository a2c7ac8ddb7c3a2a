"""The figures of the documents: commands measure them, files keep them, and the documents show what the files say.

`python docs/figure_files.py` measures all but the server and writes the documents; with names of files it measures just
those, with `--write` nothing. A file in `docs/figures` says which command gave it, when, and on what machine.

A document marks the places that come from files, and `figure_texts.py` writes what stands there:

    <!-- figures: speed-table en -->     a block, as a table
    <!-- /figures -->
    <!-- figure: times-plain en -->…<!-- /figure -->     words within a line
"""

import argparse
import datetime
import json
import os
import re
import shlex
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import figure_texts

from ludoteca.cli.bench import machine

ROOT: Final = Path(__file__).parents[1]
FOLDER: Final = ROOT / "docs" / "figures"
DOCUMENTS: Final = (ROOT / "README.md", ROOT / "README.es.md", *sorted((ROOT / "docs").rglob("*.md")))
MARK: Final = re.compile(r"<!-- (figures?): ([^>]+?) -->(.*?)<!-- /\1 -->", re.DOTALL)
SAMPLE: Final = 200  # games of a simulation that a test plays again, to see whether the rules are still those


@dataclass(frozen=True, slots=True)
class Source:
    """A command that prints figures as JSON."""

    command: str
    is_slow: bool = False  # minutes: measured only when it is named


SOURCES: Final = {
    "speed": Source("ludoteca bench --json"),
    "vector": Source("python bench/vector.py --seconds 1.5 --brief --json"),
    "bots": Source("python bench/bot_games.py --seconds 1 --json"),
    "random-parchis": Source("ludoteca simulate parchis --games 1000000 --json"),
    "random-parques": Source("ludoteca simulate parques --games 100000 --json"),
    "random-felix-sex": Source("ludoteca simulate felix-sex --games 50000 --json"),
    "random-stax": Source("ludoteca simulate stax --games 20000 --json"),
    "server": Source("python bench/server.py --all --seconds 6 --json", is_slow=True),
}


def measure(name: str) -> dict[str, Any]:
    """Run the command of a file."""
    busy = os.getloadavg()[0]
    found: dict[str, Any] = {
        "command": SOURCES[name].command,
        "date": datetime.datetime.now(datetime.UTC).date().isoformat(),
        "machine": machine() | {"load_before": round(busy, 2)},
        "figures": output_of(SOURCES[name].command),
    }
    if name.startswith("random-"):
        found["figures"] = without_histograms(found["figures"])
        found["sample"] = sample(found["figures"]["game"])
    return found


def output_of(command: str) -> Any:
    """Run a command with the Python of this process, and read what it prints."""
    program, *words = shlex.split(command)
    start = [sys.executable] if program == "python" else [sys.executable, "-m", program]
    done = subprocess.run([*start, *words], cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True)
    return json.loads(done.stdout)


def without_histograms(figures: dict[str, Any]) -> dict[str, Any]:
    """Leave out of a simulation what only drawings need."""
    spreads = {"throws", "decisions", "captures"}
    return {
        key: {name: one for name, one in value.items() if name != "histogram"} if key in spreads else value
        for key, value in figures.items()
    }


def sample(game: str) -> dict[str, float]:
    """Play the first games of a simulation: they come out the same as long as the rules do."""
    figures = output_of(f"ludoteca simulate {game} --games {SAMPLE} --json")
    return {name: figures[name]["mean"] for name in ("throws", "decisions", "captures")}


def read_all() -> dict[str, dict[str, Any]]:
    """Read all files."""
    return {name: json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8")) for name in SOURCES}


def with_figures(document: str, files: dict[str, dict[str, Any]]) -> str:
    """Write the marked places of a document; KeyError where a mark names nothing that can be written."""

    def written(found: re.Match[str]) -> str:
        kind, words = found[1], found[2]
        text = figure_texts.write(words, files)
        inside = f"\n\n{text}\n\n" if kind == "figures" else text
        return f"<!-- {kind}: {words} -->{inside}<!-- /{kind} -->"

    return MARK.sub(written, document)


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, keep and write."""
    given = make_parser().parse_args(arguments)
    quick = [name for name, source in SOURCES.items() if not source.is_slow]
    FOLDER.mkdir(exist_ok=True)
    for name in [] if given.write else given.names or quick:
        began = time.perf_counter()
        found = json.dumps(measure(name), indent=1, ensure_ascii=False)
        (FOLDER / f"{name}.json").write_text(found + "\n", encoding="utf-8")
        sys.stderr.write(f"  {name}: {time.perf_counter() - began:.0f} s\n")
    files = read_all()
    for path in DOCUMENTS:
        text = path.read_text(encoding="utf-8")
        path.write_text(with_figures(text, files), encoding="utf-8")


def make_parser() -> argparse.ArgumentParser:
    """Describe the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", choices=[[], *SOURCES], metavar="NAME", help=f"of {', '.join(SOURCES)}")
    parser.add_argument("--write", action="store_true", help="measure nothing; write the documents from the files")
    return parser


if __name__ == "__main__":
    main()
