"""The page at the server's address, until the app stands there: what this is, and what can be done with it."""

from html import escape

from fastapi import APIRouter
from fastapi.responses import HTMLResponse

from ludoteca import games
from ludoteca.core.text import say
from ludoteca.server.acts import DOMAIN
from ludoteca.server.api import LanguageHere
from ludoteca.version import __version__

router = APIRouter()

PAGE = """\
<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Ludoteca</title>
<link rel="stylesheet" href="/front.css">
<main>
<h1>Ludoteca</h1>
<p>{running}</p>
<p>{terminal} <code>make terminal</code>, <code>ludoteca play</code></p>
<ul>{games}</ul>
<p>{programs} <a href="/openapi.json">/openapi.json</a>, <a href="/api/schema/live.json">/api/schema/live.json</a></p>
<footer>{version}</footer>
</main>
</html>
"""
STYLE = """\
:root { color-scheme: light dark; font: 100%/1.6 system-ui, sans-serif }
body { margin: 0; display: grid; place-items: center; min-height: 100vh }
main { max-width: 36rem; padding: 1.5rem }
h1 { margin: 0 0 .5rem; font-size: 2rem }
code { white-space: nowrap; padding: .1em .4em; border: 1px solid; border-radius: .3em }
footer { opacity: .7; font-size: .9rem }
"""


@router.get("/", response_class=HTMLResponse, include_in_schema=False)
async def front_page(language: LanguageHere) -> HTMLResponse:
    """Say what this is."""
    names = "".join(f"<li>{escape(info.label(language))}</li>" for info in games.values())
    words = {key: say(DOMAIN, f"front.{key}", language) for key in ("running", "terminal", "programs")}
    page = PAGE.format(language=language, games=names, version=f"ludoteca {__version__}", **words)
    policy = "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
    return HTMLResponse(page, headers={"Content-Security-Policy": policy, "Vary": "Accept-Language"})


@router.get("/front.css", include_in_schema=False)
async def front_style() -> HTMLResponse:
    """Give the page's style."""
    return HTMLResponse(STYLE, media_type="text/css")
