"""What the build adds to Hatchling: no wheel without the web app, and a README that reads well on PyPI."""

import re
from pathlib import Path
from typing import Any, Final
from urllib.parse import urljoin

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

APP: Final = "src/ludoteca/web/index.html"
NO_APP: Final = f"""
The web app has not been built ({APP} is missing), so an installed Ludoteca would have no pages to serve.
Build it first, in the folder of the sources:

    make app

and then the wheel. `make wheel` does both."""

README: Final = "README.md"
SOURCE: Final = "Source"  # the name in [project.urls] of the address where the repository can be read
REFERENCE: Final = "blob/HEAD/"  # the newest version of a file, below that address
RAW: Final = "raw/HEAD/"
PICTURE: Final = re.compile(r"!\[([^\]]*)\]\((?!https?:)([^)]+)\)")
LINK: Final = re.compile(r"(?<!!)\[([^\]]+)\]\((?!https?:|#|mailto:)([^)]+)\)")
HERE: Final = re.compile(r"(?<!!)\[([^\]]+)\]\(#[^)]+\)")  # PyPI gives headings no anchors
ONLY_A_LINK: Final = re.compile(rf"[*_]?{LINK.pattern}[*_]?")
LINKS_IN_BRACKETS: Final = re.compile(rf"\s\({LINK.pattern}(?:,\s{LINK.pattern})*\)")  # that say nothing without them
COMMENT: Final = re.compile(r"<!--.*?-->")  # marks around figures


class AppHook(BuildHookInterface):  # type: ignore[type-arg]
    """Refuses to build a wheel or a source distribution without the web app; an editable install may lack it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Look for the app before anything is packed."""
        if version != "editable" and not (Path(self.root) / APP).exists():
            self.app.abort(NO_APP)


class ReadmeHook(MetadataHookInterface):
    """Gives the package the README with links that work outside the repository."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Set the field `readme`."""
        text = (Path(self.root) / README).read_text(encoding="utf-8")
        source = metadata.get("urls", {}).get(SOURCE)
        metadata["readme"] = {"content-type": "text/markdown", "text": readme_elsewhere(text, source)}


def readme_elsewhere(text: str, source: str | None) -> str:
    """Make links and pictures absolute; where no address is known, keep the words and drop blocks of pictures."""
    text = HERE.sub(r"\1", COMMENT.sub("", text))
    if source:
        base = source.rstrip("/") + "/"
        text = PICTURE.sub(lambda found: f"![{found[1]}]({urljoin(base, RAW + found[2])})", text)
        return LINK.sub(lambda found: f"[{found[1]}]({urljoin(base, REFERENCE + found[2])})", text)
    blocks = [one for one in text.split("\n\n") if not PICTURE.search(one) and not ONLY_A_LINK.fullmatch(one.strip())]
    return LINK.sub(r"\1", LINKS_IN_BRACKETS.sub("", "\n\n".join(blocks)))
