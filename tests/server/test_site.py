"""The web app as it is served: from a folder that looks like a build, since Node may be missing here, and from none."""

import json
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2
import pytest

from ludoteca.server import site
from server.inside import House, running_house

WEB = Path(__file__).parents[2] / "web"
PAGE = '<!doctype html><div id="app"></div><script type="module" src="/assets/index-B1.js"></script>'
CHECK = "<!doctype html><meta http-equiv='Content-Security-Policy' content=\"default-src 'none'\">"
FILES = {
    "index.html": PAGE,
    "check.html": CHECK,
    ".hidden": "no",
    "assets/index-B1.js": "console.log('¡hola!');",
    "assets/index-C2.css": "p { margin: 0 }",
    "assets/more/deep-D3.js": "export {};",
}
MEDIA_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
BESIDE = sorted(path.name for path in (WEB / "public").iterdir())
SCREENS = ["/", "/new/stax", "/table/abc", "/replay/abc", "/rules", "/rules/parchis", "/check", "/settings"]
# Spelled so that the client leaves them as they are: it would walk `..` itself.
OUTSIDE = [
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/..%5csecret.txt",
    "/%2e/%2e%2e/secret.txt",
    "/rules/%2e%2e/%2e%2e/secret.txt",
    "/assets/%2e%2e/%2e%2e/secret.txt",
    "/assets/..%2f..%2fsecret.txt",
    "/assets/..%5c..%5csecret.txt",
    "/assets/%2fetc%2fpasswd",
    "/%2fetc%2fpasswd",
]
NOTHING = [
    "/.hidden",
    "/nothing.js",
    "/nothing%00.js",
    "/" + "long" * 100,
    "/assets",
    "/assets/",
    "/assets/more",
    "/assets/nothing-A0.js",
    "/assets/nothing%00.js",
    "/assets/" + "long" * 100,
    "/new",
    "/table/abc/more",
    "/api",
    "/api/nothing",
]


@contextmanager
def serving(folder: Path) -> Iterator[House]:
    """Run the application with the app of a folder, which need not be there."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(site, "BUILT", folder / "web")
        with running_house(folder) as house:
            yield house


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("built")
    shutil.copytree(WEB / "public", folder / "web")
    for name, text in FILES.items():
        (folder / "web" / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / "web" / name).write_text(text, encoding="utf-8")
    (folder / "secret.txt").write_text("nobody may read this")
    with serving(folder) as house:
        yield house


def get(house: House, path: str, method: str = "GET", **headers: str) -> httpx2.Response:
    response: httpx2.Response = house.client.request(method, path, headers=headers, follow_redirects=False)
    assert response.headers["X-Content-Type-Options"] == "nosniff"
    return response


def policy_of(response: httpx2.Response) -> dict[str, str]:
    rules = response.headers["Content-Security-Policy"].split("; ")
    return {name: " ".join(sources) for name, *sources in (rule.split() for rule in rules)}


def see_not_found(house: House, path: str) -> None:
    response = get(house, path)
    assert (response.status_code, response.json()["code"]) == (404, "not_found"), path
    assert response.json()["sentence"]


@pytest.mark.parametrize("path", SCREENS)
def test_every_screen_is_the_one_page(built: House, path: str) -> None:
    response = get(built, path)
    assert (response.status_code, response.text) == (200, PAGE)
    assert response.headers["Content-Type"] == MEDIA_TYPES[".html"]
    assert response.headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize("path", ["/", "/rules/stax", "/index.html", "/sw.js"])
def test_pages_may_do_what_the_app_needs_and_nothing_else(built: House, path: str) -> None:
    own = ("script-src", "style-src", "connect-src", "manifest-src", "worker-src")
    none = ("default-src", "base-uri", "form-action", "frame-ancestors")
    pictures = {"img-src": "'self' blob:"}
    assert policy_of(get(built, path)) == dict.fromkeys(own, "'self'") | dict.fromkeys(none, "'none'") | pictures


def test_the_offline_check_is_served_under_its_own_policy(built: House) -> None:
    response = get(built, "/check.html")
    assert response.text == CHECK
    assert response.headers["Content-Type"] == MEDIA_TYPES[".html"]
    assert response.headers["Cache-Control"] == "no-cache"
    assert policy_of(response) == {"frame-ancestors": "'none'"}


@pytest.mark.parametrize("name", BESIDE)
def test_what_lies_beside_the_page_is_served_as_what_it_is_and_never_stale(built: House, name: str) -> None:
    response = get(built, f"/{name}")
    assert (response.status_code, response.content) == (200, (WEB / "public" / name).read_bytes())
    assert response.headers["Content-Type"] == MEDIA_TYPES[Path(name).suffix]
    assert response.headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize("name", [name for name in FILES if name.startswith("assets/")])
def test_assets_are_kept_for_ever(built: House, name: str) -> None:
    response = get(built, f"/{name}")
    assert (response.status_code, response.text) == (200, FILES[name])
    assert response.headers["Content-Type"] == MEDIA_TYPES[Path(name).suffix]
    assert response.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    again = get(built, f"/{name}", **{"If-None-Match": response.headers["ETag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("path", ["/", "/table/abc", "/icon.svg", "/check.html", "/assets/index-B1.js"])
def test_heads_can_be_asked_for(built: House, path: str) -> None:
    whole = get(built, path, **{"Accept-Encoding": "identity"})
    head = get(built, path, "HEAD", **{"Accept-Encoding": "identity"})
    assert (head.status_code, head.content) == (200, b"")
    assert {"vary", *head.headers} == {"vary", *whole.headers}  # that it varies is said of large bodies only
    assert all(whole.headers[name] == told for name, told in head.headers.items())


@pytest.mark.parametrize("path", ["/", "/icon.svg", "/assets/index-B1.js"])
def test_nothing_can_be_sent_there(built: House, path: str) -> None:
    response = get(built, path, "POST")
    assert (response.status_code, response.json()["code"]) == (405, "method_not_allowed")


@pytest.mark.parametrize("path", NOTHING)
def test_what_is_not_there_is_a_problem_with_a_sentence(built: House, path: str) -> None:
    see_not_found(built, path)


@pytest.mark.parametrize("path", ["/nowhere", "/table/abc/more", "/rules/stax/X-M1"])
def test_people_are_told_by_the_app_that_an_address_leads_nowhere(built: House, path: str) -> None:
    answer = get(built, path, accept="text/html,*/*")
    assert (answer.status_code, answer.text) == (404, PAGE)
    assert policy_of(answer)["default-src"] == "'none'"


@pytest.mark.parametrize(
    ("path", "prefix"),
    [
        ("/", "./"),
        ("/rules", "./"),
        ("/rules/a%2Fb", "../"),
        ("/rules/stax", "../"),
        ("/a/b/c", "../../"),
        ("/index.html", "./"),
    ],
)
def test_the_page_names_its_files_from_wherever_it_is_shown(built: House, path: str, prefix: str) -> None:
    page = '<link href="./icon.svg"><a href="#there"><script src="./assets/index-B1.js"></script>'
    (site.BUILT / "index.html").write_text(page)
    try:
        text = get(built, path, accept="text/html").text
    finally:
        (site.BUILT / "index.html").write_text(PAGE)
    assert text == page.replace("./", prefix)


def test_programs_and_the_api_are_told_so_as_always(built: House) -> None:
    assert get(built, "/api/nothing", accept="text/html").json()["code"] == "not_found"


@pytest.mark.parametrize("path", OUTSIDE)
def test_nothing_outside_the_folder_is_served(built: House, path: str) -> None:
    see_not_found(built, path)


def test_without_a_build_every_screen_says_so_and_nothing_else_is_there(tmp_path: Path) -> None:
    sentences = {"en": "The web app has not been built yet.", "es": "La aplicación web aún no está construida."}
    (tmp_path / "secret.txt").write_text("nobody may read this")
    with serving(tmp_path) as bare:
        for path in SCREENS:
            assert get(bare, path, "HEAD").status_code == 503
            for language, sentence in sentences.items():
                response = get(bare, path, **{"Accept-Language": language})
                assert (response.status_code, response.headers["Content-Type"]) == (503, MEDIA_TYPES[".html"])
                for expected in (sentence, "make app", f'<html lang="{language}">'):
                    assert expected in response.text
        for path in ("/icon.svg", "/check.html", "/assets/index-B1.js", "/assets/", *OUTSIDE):
            see_not_found(bare, path)


# What the sources name is there


def test_the_page_and_the_manifest_name_files_that_are_served(built: House) -> None:
    page = (WEB / "index.html").read_text(encoding="utf-8")
    manifest = json.loads((WEB / "public/manifest.webmanifest").read_text(encoding="utf-8"))
    linked = re.findall(r'<link[^>]* href="([^"]+)"', page)
    for path in {*linked, manifest["start_url"], manifest["scope"], *(icon["src"] for icon in manifest["icons"])}:
        assert path.startswith("./")  # wherever the app lies
        assert get(built, path.removeprefix(".")).status_code == 200, path


@pytest.mark.parametrize("icon", json.loads((WEB / "public/manifest.webmanifest").read_text())["icons"])
def test_icons_are_as_large_as_the_manifest_says(icon: dict[str, str]) -> None:
    data = (WEB / "public" / icon["src"]).read_bytes()
    if icon["type"] == "image/png":
        assert data.startswith(b"\x89PNG")
        width, height = int.from_bytes(data[16:20]), int.from_bytes(data[20:24])
        assert icon["sizes"] == f"{width}x{height}"
    else:
        assert (icon["sizes"], data[:4]) == ("any", b"<svg")


def test_pages_hold_no_script_or_style_that_the_policy_would_forbid() -> None:
    text = (WEB / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)", text)
