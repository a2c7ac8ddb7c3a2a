"""The app as files that any web server can serve, at any address: its pages say that there is no server behind them.

A screen that can be named ahead has a page of its own, in a folder of that name, and names its files from there by
`../`. Others (a table, an address that leads nowhere) are answered by most hosts with 404.html, which finds the app's
folder in the address that was asked for.
"""

import base64
import hashlib
import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from ludoteca import games
from ludoteca.server.site import POLICY, page_below

PAGE: Final = "index.html"
NOT_FOUND: Final = "404.html"
WORKER: Final = "sw.js"
NOT_IN_PAGES: Final = "frame-ancestors"  # a page cannot say this of itself
LIST_OF_FILES: Final = re.compile(r"const BUILD = (\{.*\});")
SCRIPT: Final = re.compile(r'\s*<script type="module"[^>]* src="\./([^"]+)"></script>')
LINK: Final = re.compile(r'\s*<link rel="(stylesheet|icon|manifest)"[^>]* href="\./([^"]+)"[^>]*>')
ANY_LINK: Final = re.compile(r"\s*<link [^>]*>")

NOTHING_HERE: Final = """<main><h1 lang="es">Aquí no hay nada</h1><h1 lang="en">There is nothing here</h1></main>"""
LOADER: Final = """{
const more = '(?:new|table|replay|rules|learn|puzzles|practice)/[^/]+';
const screen = new RegExp(`^(.*/)(?:${more}|rules|puzzles|study|check|settings)/?$`);
const folder = location.pathname.match(screen)?.[1] ?? location.pathname.replace(/[^/]*$/, '');
for (const [rel, path] of %s) {
  document.head.append(Object.assign(document.createElement('link'), { rel, href: folder + path }));
}
document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: folder + %s }));
}"""


def app_files(built: Path) -> Iterator[tuple[str, bytes]]:
    """List the files of the app with their contents, pages last, so that what they name is there before them."""
    names = sorted(path.relative_to(built).as_posix() for path in built.rglob("*") if path.is_file())
    for name in names:
        if name not in (PAGE, WORKER):
            yield name, (built / name).read_bytes()
    page = (built / PAGE).read_text(encoding="utf-8")
    pages = {
        **{f"{screen}/{PAGE}": static_page(page, "../" * (screen.count("/") + 1)) for screen in screens()},
        NOT_FOUND: not_found_page(page),
        PAGE: static_page(page, "./"),
    }
    for name, text in pages.items():
        yield name, text.encode()
    yield WORKER, static_worker((built / WORKER).read_text(encoding="utf-8"), [*pages.values()]).encode()


def screens() -> list[str]:
    """List the addresses of screens that are known ahead."""
    of_games = [f"{screen}/{game}" for screen in ("new", "rules", "puzzles", "practice") for game in games]
    return ["rules", "puzzles", "study", "check", "settings", *of_games]


def static_page(page: str, prefix: str) -> str:
    """Make the app's page for an address without a server."""
    return with_metas(page_below(page, prefix), POLICY)


def with_metas(page: str, policy: str) -> str:
    """Let a page say that there is no server, and what it may do, which a server says in headers."""
    rules = "; ".join(rule for rule in policy.split("; ") if not rule.startswith(NOT_IN_PAGES))
    metas = [
        f'<meta http-equiv="Content-Security-Policy" content="{rules}" />',
        '<meta name="ludoteca-server" content="none" />',
    ]
    charset = '<meta charset="utf-8" />'
    assert charset in page
    return page.replace(charset, "\n    ".join([charset, *metas]), 1)


def not_found_page(page: str) -> str:
    """Make the page for addresses that have no file: a script finds the app's folder and loads the app from there."""
    (main,) = SCRIPT.findall(page)
    loader = LOADER % (json.dumps(LINK.findall(page)), json.dumps(main))
    digest = base64.b64encode(hashlib.sha256(loader.encode()).digest()).decode()
    page = ANY_LINK.sub("", SCRIPT.sub("", page))
    page = page.replace('<div id="app"></div>', f'<div id="app">{NOTHING_HERE}</div>\n    <script>{loader}</script>')
    return with_metas(page, POLICY.replace("script-src 'self'", f"script-src 'self' 'sha256-{digest}'"))


def static_worker(worker: str, pages: Sequence[str]) -> str:
    """Give the service worker a version of its own: the pages that it keeps are not those of the build."""
    found = LIST_OF_FILES.search(worker)
    assert found
    build = json.loads(found[1])
    build["version"] = hashlib.sha256("".join([build["version"], *pages]).encode()).hexdigest()[:16]
    return worker.replace(found[1], json.dumps(build))
