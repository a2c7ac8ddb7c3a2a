"""`ludoteca site`: what it writes, where it refuses to, and that its pages find their files from any folder."""

import base64
import hashlib
import json
import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urljoin, urlsplit

import pytest
from typer.testing import CliRunner, Result

import ludoteca
from ludoteca.cli.app import app
from ludoteca.cli.site import LIST
from ludoteca.server import site as server_site
from ludoteca.server.static import common_files

PAGE = """<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <link rel="icon" href="./icon.svg" type="image/svg+xml" />
    <script type="module" crossorigin src="./assets/index-B1.js"></script>
    <link rel="modulepreload" crossorigin href="./assets/words-D3.js">
    <link rel="stylesheet" crossorigin href="./assets/index-C2.css">
  </head>
  <body>
    <div id="app"></div>
  </body>
</html>
"""
BUILD = {
    "index.html": PAGE,
    "sw.js": 'const BUILD = {"version":"1","files":["assets/index-B1.js"]};\n',
    "check.html": "<!doctype html>",
    "icon.svg": "<svg/>",
    "assets/index-B1.js": "console.log(1);",
    "assets/words-D3.js": "export {};",
    "assets/index-C2.css": "p { margin: 0 }",
}


@pytest.fixture(scope="module", autouse=True)
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    folder = tmp_path_factory.mktemp("built")
    for name, text in BUILD.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(server_site, "BUILT", folder)
        yield folder


def write(folder: Path, *flags: str, language: str = "en") -> Result:
    return CliRunner().invoke(app, ["site", str(folder), "--no-docs", "--lang", language, *flags])


@pytest.fixture(scope="module")
def written(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    result = write(folder)
    assert result.exit_code == 0, result.output
    for name in [info.label("en") for info in ludoteca.games.values()]:
        assert f"{name}: " in result.stdout
    assert f"Written: {folder} (" in result.stdout
    return folder


def names_in(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_the_app_and_the_data_are_there(written: Path) -> None:
    for file in common_files():
        assert (written / file.path).read_bytes() == file.content
    index = json.loads((written / "data/index.json").read_text())
    assert {f"data/{game}/pack.json" for game in ludoteca.games} < set(index["packs"])
    for name in (*index["packs"], *index["files"], *BUILD, ".nojekyll"):
        assert (written / name).is_file(), name
    assert names_in(written) - {LIST} == set(json.loads((written / LIST).read_text())["files"])


def test_pages_name_their_files_from_their_own_folders_and_say_that_there_is_no_server(written: Path) -> None:
    pages = {path.relative_to(written).as_posix() for path in written.rglob("index.html")}
    games = [
        f"{screen}/{game}/index.html" for screen in ("new", "practice", "puzzles", "rules") for game in ludoteca.games
    ]
    alone = [f"{screen}/index.html" for screen in ("check", "puzzles", "rules", "settings", "study")]
    assert pages == {"index.html", *alone, *games}
    for page in pages:
        text = (written / page).read_text()
        assert '<meta name="ludoteca-server" content="none" />' in text
        assert "default-src 'none'; script-src 'self';" in text
        assert "frame-ancestors" not in text  # a page may not say so, and browsers complain
        named = re.findall(r'(?:href|src)="([^"]+)"', text)
        assert len(named) == 4
        for address in named:
            found = urlsplit(urljoin(f"http://host/any/folder/{page}", address)).path.removeprefix("/any/folder/")
            assert (written / found).is_file(), (page, address)


def test_the_page_for_other_addresses_may_run_its_one_script(written: Path) -> None:
    text = (written / "404.html").read_text()
    (script,) = re.findall(r"<script>(.*?)</script>", text, re.DOTALL)
    digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    assert f"script-src 'self' 'sha256-{digest}';" in text
    assert '"assets/index-B1.js"' in script
    assert "<link" not in text


def test_the_service_worker_has_a_version_of_its_own(written: Path) -> None:
    (text,) = re.findall(r"const BUILD = (.*);", (written / "sw.js").read_text())
    build = json.loads(text)
    assert build["files"] == ["assets/index-B1.js"]
    assert re.fullmatch(r"[0-9a-f]{16}", build["version"])


def test_the_same_command_writes_the_same_and_removes_what_it_no_longer_writes(written: Path) -> None:
    before = {name: (written / name).read_bytes() for name in names_in(written)}
    noted = json.loads((written / LIST).read_text())
    (written / "assets/old-A0.js").write_text("gone")
    (written / "mine.txt").write_text("stays")
    (written.parent / "outside.txt").write_text("stays")
    noted["files"] += ["assets/old-A0.js", "../outside.txt"]
    (written / LIST).write_text(json.dumps(noted))
    assert write(written).exit_code == 0
    assert (written / "mine.txt").read_text() == "stays"
    assert (written.parent / "outside.txt").read_text() == "stays"
    (written / "mine.txt").unlink()
    assert {name: (written / name).read_bytes() for name in names_in(written)} == before


@pytest.mark.parametrize(("language", "words"), [("en", "add --force"), ("es", "añade --force")])
def test_a_folder_with_other_files_is_left_alone(tmp_path: Path, language: str, words: str) -> None:
    (tmp_path / "thesis.txt").write_text("years of work")
    result = write(tmp_path, language=language)
    assert result.exit_code == 2
    assert words in result.stderr
    assert names_in(tmp_path) == {"thesis.txt"}
    assert write(tmp_path, "--force").exit_code == 0
    assert (tmp_path / "thesis.txt").read_text() == "years of work"
    assert (tmp_path / "index.html").is_file()


def test_what_cannot_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    result = write(tmp_path / "file" / "site")
    assert (result.exit_code, "cannot be written" in result.stderr) == (1, True)


def test_without_a_build_it_says_how_to_make_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_site, "BUILT", tmp_path / "nothing")
    result = write(tmp_path / "site")
    assert (result.exit_code, "make app" in result.stderr) == (1, True)
    assert not (tmp_path / "site").exists()
