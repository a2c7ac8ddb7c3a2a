"""The package as people get it: built with its web app or not at all, whole without a checkout, gone if uninstalled."""

import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import urllib.request
import venv
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from ludoteca.server.site import BUILT
from ludoteca.version import __version__

ROOT = Path(__file__).parents[1]
APP = "src/ludoteca/web/index.html"
TOP = (".ci", "bench", "docs", "examples", "src", "tests", "web")
BUILT_HERE = ("node_modules", "__pycache__", "test-results", ".ready", "*.pyc")
RELATIVE = re.compile(r"\]\((?!https?://|mailto:)")
WAIT_S = 120


def sources(folder: Path) -> Path:
    """Copy what a checkout has, with the web app where it is built."""
    for name in TOP:
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns(*BUILT_HERE))
    for path in ROOT.iterdir():
        if path.is_file() and path.name != ".git":
            shutil.copy(path, folder / path.name)
    return folder


def build(folder: Path, *more: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hatchling", "build", *more]
    return subprocess.run(command, cwd=folder, env=environment(), capture_output=True, text=True, check=False)


def environment(**more: str) -> dict[str, str]:
    """Give an environment in which nothing points to this checkout."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LUDOTECA_", "PYTHON"))}
    return kept | {"LUDOTECA_LANG": "en"} | more


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not (BUILT / "index.html").exists():
        if os.environ.get("LUDOTECA_REQUIRE_ALL"):
            pytest.fail("the web app is not built: make app")
        pytest.skip("the web app is not built: make app")
    folder = sources(tmp_path_factory.mktemp("checkout"))
    built = build(folder)
    assert built.returncode == 0, built.stderr
    return folder


@pytest.fixture(scope="module")
def wheel(checkout: Path) -> Path:
    (found,) = (checkout / "dist").glob("*.whl")
    return found


@pytest.fixture(scope="module")
def unpacked(checkout: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Unpack the source distribution."""
    folder = tmp_path_factory.mktemp("sdist")
    (archive,) = (checkout / "dist").glob("*.tar.gz")
    with tarfile.open(archive) as tar:
        tar.extractall(folder, filter="data")
    return folder / f"ludoteca-{__version__}"


def contents(wheel: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


# What is built


@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_without_the_web_app_nothing_is_packed_and_the_way_out_is_said(tmp_path: Path, target: str) -> None:
    folder = sources(tmp_path / "bare")
    shutil.rmtree((folder / APP).parent, ignore_errors=True)
    built = build(folder, "-t", target)
    assert built.returncode == 1
    assert "The web app has not been built" in built.stderr
    assert "\n    make app\n" in built.stderr
    assert "Traceback" not in built.stderr
    assert not list(folder.glob("dist/*"))


def test_an_editable_install_may_lack_the_app(tmp_path: Path) -> None:
    folder = sources(tmp_path / "bare")
    shutil.rmtree((folder / APP).parent, ignore_errors=True)
    built = build(folder, "-t", "wheel:editable")
    assert built.returncode == 0, built.stderr


def test_a_wheel_from_the_source_distribution_is_the_same(wheel: Path, unpacked: Path) -> None:
    built = build(unpacked, "-t", "wheel")
    assert built.returncode == 0, built.stderr
    (again,) = (unpacked / "dist").glob("*.whl")
    assert contents(again) == contents(wheel)


def test_the_wheel_holds_the_package_with_its_app_types_words_and_weights(wheel: Path) -> None:
    packed = {Path(name) for name in contents(wheel) if not name.startswith(f"ludoteca-{__version__}.dist-info/")}
    there = {
        path.relative_to(ROOT / "src")
        for path in (ROOT / "src").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert packed == there
    assert {Path("ludoteca/py.typed"), Path("ludoteca/web/index.html")} <= packed


def test_the_source_distribution_holds_what_make_and_the_documents_need(unpacked: Path) -> None:
    ignored = shutil.ignore_patterns(*BUILT_HERE)
    for name in TOP:
        for folder, folders, files in os.walk(ROOT / name):
            left_out = ignored(folder, [*folders, *files])
            folders[:] = [one for one in folders if one not in left_out]
            for file in set(files) - left_out:
                assert (unpacked / Path(folder).relative_to(ROOT) / file).is_file(), Path(folder) / file
    needed = ["Makefile", "pyproject.toml", "hatch_build.py", "mkdocs.yml", "README.md", "README.es.md", "LICENSE"]
    locks = [path.name for path in ROOT.glob("*.lock")]
    assert locks
    assert [name for name in [*needed, *locks, "CHANGELOG.md"] if not (unpacked / name).is_file()] == []


# What stands on PyPI


def hatch_build() -> ModuleType:
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_description_of_the_package_has_no_link_that_leads_nowhere(wheel: Path) -> None:
    metadata = message_from_bytes(contents(wheel)[f"ludoteca-{__version__}.dist-info/METADATA"])
    text = metadata.get_payload(decode=True)
    assert isinstance(text, bytes)
    assert text.startswith(b"# Ludoteca\n")
    assert not RELATIVE.search(text.decode())
    assert b"<!--" not in text
    assert metadata["Description-Content-Type"] == "text/markdown"


@pytest.mark.parametrize(
    ("text", "without", "at_source"),
    [
        ("See [how](docs/dice.md).", "See how.", "See [how](https://x.org/a/b/blob/HEAD/docs/dice.md)."),
        ("Proved ([how](a.md), [why](b.md)).", "Proved.", None),
        ("*[Léelo](README.es.md)*\n\nText", "Text", "*[Léelo](https://x.org/a/b/blob/HEAD/README.es.md)*\n\nText"),
        ("![Board](docs/b.jpg)\n\nText", "Text", "![Board](https://x.org/a/b/raw/HEAD/docs/b.jpg)\n\nText"),
        ("| a |\n|---|\n| ![A](a.jpg) |\n\nText", "Text", None),
        ("[Speed](#speed)", "Speed", "Speed"),
        ("[there](https://y.org/)", "[there](https://y.org/)", "[there](https://y.org/)"),
        ("<!-- figure: a -->5<!-- /figure --> times", "5 times", "5 times"),
    ],
)
def test_links_and_pictures_of_the_readme_elsewhere(text: str, without: str, at_source: str | None) -> None:
    readme_elsewhere = hatch_build().readme_elsewhere
    assert readme_elsewhere(text, None) == without
    if at_source is not None:
        assert readme_elsewhere(text, "https://x.org/a/b") == at_source


# What is installed


class Installation:
    """A virtual environment with the wheel in it, and the libraries of this one beside."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        self.folder, self.home = folder / "env", folder / "home"
        self.home.mkdir()
        venv.create(self.folder)
        (self.packages,) = self.folder.glob("lib/python*/site-packages")
        self.pip("install", "--no-deps", "--no-index", str(wheel))
        self.libraries = self.packages / "libraries.pth"
        # After the installation, which must not see what is installed there.
        self.libraries.write_text(f"{Path(np.__file__).parents[1]}\n", encoding="utf-8")

    def environment(self, **more: str) -> dict[str, str]:
        places = {"HOME": str(self.home), "XDG_CACHE_HOME": str(self.home / "cache")}
        return environment(**places, **{"LUDOTECA_JIT": "0"} | more)

    def pip(self, *words: str) -> None:
        """Install or uninstall with the pip of our environment: to make another takes seconds."""
        command = [sys.executable, "-m", "pip", "--python", str(self.folder), "--disable-pip-version-check", *words]
        subprocess.run(command, env=environment(), check=True, capture_output=True, timeout=WAIT_S)

    def python(self, program: str, **more: str) -> None:
        """Run a program there."""
        command = [str(self.folder / "bin/python"), "-c", program]
        variables = self.environment(**more)
        subprocess.run(command, cwd=self.home, env=variables, check=True, capture_output=True, timeout=WAIT_S)

    def ludoteca(self, *words: str, **more: str) -> str:
        done = subprocess.run(
            [str(self.folder / "bin/ludoteca"), *words],
            cwd=self.home,
            env=self.environment(**more),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=WAIT_S,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    @contextmanager
    def serving(self) -> Iterator[str]:
        """Run `ludoteca serve` on a free port; give its address."""
        command = [str(self.folder / "bin/ludoteca"), "serve", "--port", "0"]
        process = subprocess.Popen(
            command, cwd=self.home, env=self.environment(), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        try:
            assert process.stdout is not None
            found = re.search(r"http://\S+/", process.stdout.readline())
            assert found is not None
            yield found[0]
        finally:
            process.terminate()
            process.communicate(timeout=WAIT_S)


@pytest.fixture(scope="module")
def installation(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installation:
    return Installation(tmp_path_factory.mktemp("installed"), wheel)


def test_the_installed_command_tells_its_version_and_place(installation: Installation) -> None:
    assert installation.ludoteca("--version") == f"ludoteca {__version__}\n"
    findings = {one["part"]: one for one in json.loads(installation.ludoteca("doctor", "--json"))["findings"]}
    assert str(installation.packages) in findings["ludoteca"]["sentence"]
    assert findings["web"]["status"] == "works"


def test_the_installed_command_plays_a_whole_game(installation: Installation) -> None:
    words = ["--players", "2", "--people", "0", "--level", "beginner", "--seed", "7", "--plain", "--pace", "0"]
    told = installation.ludoteca("play", "parchis", *words)
    assert re.search(r"^1\. Bot .*\n2\. Bot ", told, re.MULTILINE)


def test_the_installed_server_has_the_app_and_tables(installation: Installation) -> None:
    with installation.serving() as address:
        with urllib.request.urlopen(address, timeout=WAIT_S) as answer:
            assert answer.read() == (BUILT / "index.html").read_bytes()
        wanted = json.dumps({"game": "stax", "players": 2}).encode()
        request = urllib.request.Request(f"{address}api/tables", wanted, {"Content-Type": "application/json"})
        with urllib.request.urlopen(request, timeout=WAIT_S) as answer:
            table = json.load(answer)
        with urllib.request.urlopen(f"{address}api/tables/{table['id']}", timeout=WAIT_S) as answer:
            assert json.load(answer)["game"] == "stax"


def test_nothing_is_left_after_it_was_uninstalled(wheel: Path, tmp_path: Path) -> None:
    installation = Installation(tmp_path, wheel)
    installation.python("from ludoteca.games.stax import ring; ring.cell_index(0, 0)", LUDOTECA_JIT="1")
    assert any((installation.home / "cache").rglob("*.nbi")), "not beside the sources"
    installation.libraries.unlink()
    installation.pip("uninstall", "--yes", "ludoteca")
    assert [path.name for path in installation.packages.glob("ludoteca*")] == []
    assert not (installation.folder / "bin/ludoteca").exists()


def test_the_offline_check_has_its_checksum_beside_it_and_in_the_release_notes(checkout: Path, wheel: Path) -> None:
    web = contents(wheel)
    page = hashlib.sha256(web["ludoteca/web/check.html"]).hexdigest()
    assert web["ludoteca/web/check.sha256"].decode() == f"{page}  ludoteca-check.html\n"
    command = [sys.executable, str(checkout / "docs/release_notes.py"), "dist"]
    written = subprocess.run(
        command,
        cwd=checkout,
        env=environment(PYTHONPATH=str(checkout / "src")),
        capture_output=True,
        text=True,
        check=False,
    )
    assert written.returncode == 0, written.stderr
    notes = (checkout / "dist/release-notes.md").read_text(encoding="utf-8")
    assert notes.startswith(f"# Ludoteca {__version__}\n\n- ")
    assert f"    {page}  ludoteca-check.html\n" in notes
    assert f"    {hashlib.sha256(wheel.read_bytes()).hexdigest()}  {wheel.name}\n" in notes
    assert ".tar.gz\n" in notes


@pytest.mark.parametrize("name", ["requirements.lock", "requirements-dev.lock", "requirements-cuda.lock"])
def test_every_library_that_is_installed_has_the_content_it_had_when_it_was_locked(name: str) -> None:
    pins = re.split(r"\n(?! )", (ROOT / name).read_text(encoding="utf-8").strip())
    assert len(pins) > 30
    for pin in pins:
        assert re.match(r"[A-Za-z0-9._-]+(\[[a-z0-9,-]+\])?==\S+( ; .*)? \\\n", pin), pin
        assert re.search(r"--hash=sha256:[0-9a-f]{64}$", pin), pin
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert f"$(LOCKED) {name}\n" in makefile
    assert "LOCKED := --require-hashes " in makefile
    assert "--generate-hashes" in makefile
