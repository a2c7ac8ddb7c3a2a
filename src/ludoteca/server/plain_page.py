"""A page with nothing but a sentence, for when the app cannot be shown."""

from base64 import b64encode
from hashlib import sha256
from html import escape
from typing import Final

from fastapi.responses import HTMLResponse

# The app's colours, in web/src/app.css. Nothing else is loaded: whoever sees this page may not load more.
STYLE: Final = """
:root { color-scheme: light dark; --paper: #f6efe1; --card: #fffaf0; --ink: #2b2118; --line: #d6c6a8; --lit: #d98a00 }
@media (prefers-color-scheme: dark) {
  :root { --paper: #1d1813; --card: #2a231b; --ink: #f4ead8; --line: #4a3e30; --lit: #ffc14d }
}
body {
  margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 1rem; box-sizing: border-box;
  background: var(--paper); color: var(--ink); font: 100%/1.5 system-ui, sans-serif
}
main {
  max-width: 30rem; padding: 1.2rem 1.5rem; background: var(--card); border: 1px solid var(--line);
  border-left: 4px solid var(--lit); border-radius: 14px
}
h1 { margin: 0 0 .4em; font: 700 1.5rem/1.2 'Iowan Old Style', Palatino, Georgia, serif }
p { margin: 0; overflow-wrap: anywhere }
"""
PAGE: Final = """\
<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Ludoteca</title>
<style>{style}</style>
<main>
<h1>Ludoteca</h1>
<p>{sentence}</p>
</main>
</html>
"""
STYLE_HASH: Final = b64encode(sha256(STYLE.encode()).digest()).decode()
POLICY: Final = f"default-src 'none'; style-src 'sha256-{STYLE_HASH}'; frame-ancestors 'none'"
HEADERS: Final = {"Content-Security-Policy": POLICY, "Cache-Control": "no-store"}


def plain_page(sentence: str, language: str, status: int) -> HTMLResponse:
    """Make the page that says a sentence."""
    return HTMLResponse(PAGE.format(language=language, style=STYLE, sentence=escape(sentence)), status, HEADERS)
