"""The web app: its files as they were built, and its one page at every address that is a screen of it."""

import mimetypes
import os
import re
from pathlib import Path
from typing import Any, Final

from fastapi import APIRouter, FastAPI, Request
from fastapi.responses import FileResponse, HTMLResponse, Response
from starlette.exceptions import HTTPException
from starlette.staticfiles import StaticFiles

import ludoteca
from ludoteca.core.text import say
from ludoteca.server.api import LanguageHere
from ludoteca.server.commands import DOMAIN
from ludoteca.server.plain_page import plain_page

BUILT: Final = Path(ludoteca.__file__).parent / "web"  # where `npm run build` in web/ puts the app
SCREENS: Final = (
    "/",
    "/new/{game}",
    "/table/{table}",
    "/replay/{table}",
    "/rules",
    "/rules/{game}",
    "/learn/{game}",
    "/puzzles",
    "/puzzles/{game}",
    "/practice/{game}",
    "/study",
    "/check",
    "/settings",
)
POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' blob:",  # of pictures that the page itself draws
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = {"Content-Security-Policy": POLICY, "Cache-Control": "no-cache"}
# The offline check is one file with all in it. It brings a policy of its own, which cannot say this much.
CHECK: Final = "check.html"
CHECK_HEADERS: Final = HEADERS | {"Content-Security-Policy": "frame-ancestors 'none'"}
FOR_EVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}  # the names of these files change with them

# Machines differ in what they call these, and browsers run no script by another name.
for ending, media_type in {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}.items():
    mimetypes.add_type(media_type, ending)

router = APIRouter()


def missing_app(language: str) -> list[str]:
    """Say that the app is not there and what to do, which depends on how the package was installed; else nothing."""
    if (BUILT / "index.html").exists():
        return []
    sources = Path(ludoteca.__file__).parents[2]
    is_checkout = (sources / "Makefile").exists() and (sources / "web" / "package.json").exists()
    return [say(DOMAIN, "app.not_built" if is_checkout else "app.not_packed", language, folder=sources)]


def page_below(page: str, prefix: str) -> str:
    """Let the app's page name its files from an address that lies below the app's folder: by `../`, or by a path.

    The build names them by `./`. A `<base>` would say so once, but turn links within a page into links to others.
    """
    return re.sub(r'(href|src)="\./', rf'\1="{prefix}', page)


def app_page(request: Request, status: int = 200) -> Response | None:
    """Return the app's page for an address: it finds its files from there, also behind a proxy that adds a folder."""
    path = BUILT / "index.html"
    if not path.exists():
        return None
    depth = request.scope.get("raw_path", request.url.path.encode()).count(b"/")
    prefix = "../" * (depth - 1) or "./"
    content = page_below(path.read_text(encoding="utf-8"), prefix).encode()
    headers = HEADERS | {"Content-Length": str(len(content))}
    return HTMLResponse(b"" if request.method == "HEAD" else content, status, headers)


async def screen(request: Request, language: LanguageHere) -> Response:
    """Serve the app's page, which reads from the address which screen to show."""
    page = app_page(request)
    if page:
        return page
    return plain_page(" ".join(missing_app(language)), language, 503)


for address in SCREENS:
    router.add_api_route(address, screen, methods=["GET", "HEAD"], response_class=HTMLResponse, include_in_schema=False)


@router.api_route("/{name}", methods=["GET", "HEAD"], include_in_schema=False)
async def file_beside(name: str) -> Response:
    """Serve a file that lies beside the page: an icon, the manifest, the offline check of dice."""
    path = BUILT / name
    if name.startswith(".") or path.parent != BUILT or not os.path.isfile(path):
        raise HTTPException(404, "not_found")
    return FileResponse(path, headers=CHECK_HEADERS if name == CHECK else HEADERS)


class Assets(StaticFiles):
    """The files that the build names by their content."""

    async def check_config(self) -> None:
        """Accept a missing folder: the app may not be built yet."""

    def file_response(self, *arguments: Any, **more: Any) -> Response:
        """Mark them as cacheable for ever."""
        response = super().file_response(*arguments, **more)
        response.headers.update(FOR_EVER)
        return response


def add_site(app: FastAPI) -> None:
    """Add the web app to an application, last of all: it answers at any address that is left."""
    app.mount("/assets", Assets(directory=BUILT / "assets", check_dir=False))
    app.include_router(router)
    as_problem = app.exception_handlers[HTTPException]

    @app.exception_handler(404)
    async def _(request: Request, error: HTTPException) -> Response:
        """Answer people with the app, which says that there is nothing here; programs get a problem."""
        is_for_people = "text/html" in request.headers.get("accept", "")
        is_data = request.url.path.startswith(("/api/", "/data/"))
        page = app_page(request, 404) if is_for_people and not is_data else None
        if page:
            return page
        answer: Any = as_problem(request, error)
        response: Response = await answer
        return response
