"""Writes the notes of a release: what the changelog says of the version, and the SHA-256 of what people download.

    python docs/release_notes.py dist

writes `dist/release-notes.md`. The sum of the offline check of dice is the one that the app shows.
"""

import hashlib
import re
import sys
from pathlib import Path
from typing import Final

from ludoteca.version import __version__

ROOT: Final = Path(__file__).parents[1]
CHECK: Final = "src/ludoteca/web/check.html"
CHECK_NAME: Final = "ludoteca-check.html"  # as the app lets people download it


def notes_of(version: str, changelog: str, files: dict[str, bytes]) -> str:
    """Return the notes of a version."""
    found = re.search(rf"^## {re.escape(version)}\b[^\n]*\n(.*?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL)
    if found is None:
        raise SystemExit(f"CHANGELOG.md says nothing of {version}: write a section “## {version}”.")
    sums = "\n".join(f"    {hashlib.sha256(content).hexdigest()}  {name}" for name, content in sorted(files.items()))
    return (
        f"# Ludoteca {version}\n\n{found[1].strip()}\n\n## SHA-256\n\n"
        f"`{CHECK_NAME}` is the offline check of dice, which every server of this version offers; its app shows the "
        f"same sum.\n\n{sums}\n"
    )


def main(folder: Path) -> None:
    """Write the notes beside what was built, of the version that it was built of."""
    built = {path.name: path.read_bytes() for path in folder.glob(f"ludoteca-{__version__}*") if path.is_file()}
    files = built | {CHECK_NAME: (ROOT / CHECK).read_bytes()}
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    (folder / "release-notes.md").write_text(notes_of(__version__, changelog, files), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
