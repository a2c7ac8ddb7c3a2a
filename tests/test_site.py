"""The documentation as a site: it is built without warnings, from the code, and fetches nothing from anywhere."""

import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

import ludoteca
from ludoteca.cli.app import app
from ludoteca.core.options import Option
from ludoteca.core.rules_text import rules_text
from ludoteca.games import rulebook_of

ROOT = Path(__file__).parents[1]
FETCHED = {("script", "src"), ("img", "src"), ("link", "href"), ("iframe", "src"), ("source", "src")}
ONLY_NAMED = {"canonical", "next", "prev"}  # links that no browser follows by itself


class Page(HTMLParser):
    """What a page fetches, and where one can go in it."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.fetched: list[str] = []
        self.anchors: set[str] = set()
        self.text = path.read_text(encoding="utf-8")
        self.feed(self.text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.anchors.add(given.get("id") or "")
        if given.get("rel") not in ONLY_NAMED:
            self.fetched += [value or "" for name, value in attrs if (tag, name) in FETCHED]


def test_the_site_is_built_without_warnings_and_whole(tmp_path: Path) -> None:
    site = tmp_path / "site"
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(site)]
    environment = os.environ | {"NO_MKDOCS_2_WARNING": "1"}
    built = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    assert "WARNING" not in built.stderr
    pages = {str(path.relative_to(site)): Page(path) for path in site.rglob("*.html")}
    for game in ludoteca.games:
        check_rules(site, game, pages[f"games/{game}.html"], "en")
        check_rules(site, game, pages[f"reglas/{game}.html"], "es")
        check_encoding(game, pages[f"games/{game}.html"])
    group: Any = get_command(app)
    assert set(group.list_commands(None)) <= pages["commands.html"].anchors
    assert {"ludoteca.new", "ludoteca.core.game.Game", "ludoteca.rl.vector.VectorEnv"} <= pages["api.html"].anchors
    check_nothing_comes_from_elsewhere(site, pages)


def check_rules(site: Path, game: str, page: Page, language: str) -> None:
    """Every clause has its place, and every example its picture."""
    book = rules_text(game, language)
    assert {clause.id.lower() for clause in book.clauses} <= page.anchors
    for clause in book.clauses:
        for example in clause.examples:
            picture = f"pictures/rules/{language}/{game}/{clause.id}-{example.key}.svg"
            assert f"../{picture}" in page.fetched
            assert (site / picture).read_text(encoding="utf-8").startswith("<svg")


def check_encoding(game: str, page: Page) -> None:
    """Actions and observations are told with their sizes."""
    features, setup = rulebook_of(game).features, ludoteca.games[game].setup()
    assert f"version {features.VERSION} of the" in page.text
    cells = [setup.players, features.action_count(setup), features.observation_size(setup)]
    assert all(re.search(rf"<td[^>]*>{cell}</td>", page.text) for cell in cells)


def check_nothing_comes_from_elsewhere(site: Path, pages: dict[str, Page]) -> None:
    """Everything that a browser fetches lies in the site."""
    for name, page in pages.items():
        assert not [one for one in page.fetched if re.match(r"(https?:)?//", one)], name
    for sheet in site.rglob("*.css"):
        assert not re.search(r"url\([\"']?(https?:)?//", sheet.read_text(encoding="utf-8")), sheet.name


OPTIONS = [option for info in ludoteca.games.values() for option in info.options]


@pytest.mark.parametrize("option", OPTIONS, ids=[f"{option.game}-{option.name}" for option in OPTIONS])
def test_pages_of_games_list_every_option_as_the_code_has_it(option: Option) -> None:
    page = (ROOT / "docs/games" / f"{option.game}.md").read_text(encoding="utf-8")
    row = re.search(rf"^\| `{option.name}` \| (.*?) \| ([A-Z]-\w+) \|", page, re.MULTILINE)
    assert row, f"{option.game} does not tell {option.name}"
    assert row[2] == option.clause
    if option.is_seat:
        assert row[1] == '`"roll"`, a seat'
    elif option.is_range:
        assert row[1] == f"{option.default}; {option.values[0]} to {option.values[-1]}"
    else:
        told = [one.strip("`") for one in row[1].split(", ")]
        assert told[0] == spelled(option.default)
        assert set(told) == {spelled(value) for value in option.values}


def spelled(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)
