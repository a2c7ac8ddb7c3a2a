"""A page with nothing but a sentence, for when the app cannot be shown."""

from html import escape
from typing import Final

from fastapi.responses import HTMLResponse

PAGE: Final = """\
<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Ludoteca</title>
<h1>Ludoteca</h1>
<p>{sentence}</p>
</html>
"""
HEADERS: Final = {"Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'", "Cache-Control": "no-store"}


def plain_page(sentence: str, language: str, status: int) -> HTMLResponse:
    """Make the page that says a sentence."""
    return HTMLResponse(PAGE.format(language=language, sentence=escape(sentence)), status, HEADERS)
