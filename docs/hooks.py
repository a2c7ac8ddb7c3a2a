"""What MkDocs asks while it builds the site: pages and parts of pages that the code knows best are written here.

A page of a game is its file in `docs/games`, and below it what `games_pages.py` writes; commands and examples describe
themselves. The rules in Spanish and the
pictures of all examples are files that only the site has. Nothing is fetched from anywhere.
"""

from collections.abc import Callable
from pathlib import Path

from commands_page import commands
from examples_page import examples
from games_pages import game_of_page, pictures, sections, spanish_page
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

import ludoteca

ICON = Path(__file__).parents[1] / "web/public/icon.svg"
WRITERS: dict[str, Callable[[], str]] = {"commands.md": commands, "examples.md": examples}


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the files that only the site has."""
    files.append(File.generated(config, config.theme["logo"], abs_src_path=str(ICON)))
    for game in ludoteca.games:
        files.append(File.generated(config, f"reglas/{game}.md", content=spanish_page(game)))
        for path, picture in pictures(game):
            files.append(File.generated(config, path, content=picture))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Add to a page what the code says."""
    path = page.file.src_uri
    game = game_of_page(path)
    if game:
        return f"{markdown}\n\n{sections(game)}"
    return f"{markdown}\n\n{WRITERS[path]()}" if path in WRITERS else markdown
