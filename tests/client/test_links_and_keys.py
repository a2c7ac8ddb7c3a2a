"""Links of tables as the app gives them, and the tokens that are kept between runs."""

import stat
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.client import keys as keys_module
from ludoteca.client.errors import ClientError
from ludoteca.client.keys import Keys, default_folder
from ludoteca.client.links import Link, read_link, read_server

TABLE = "Zk3vQ0tq-7rXh_2LwB9aYg"
TOKEN = "t" * 43


@pytest.mark.parametrize(
    ("text", "link"),
    [
        (f"http://localhost:8420/table/{TABLE}", Link("http://localhost:8420", TABLE)),
        (f"localhost:8420/table/{TABLE}/", Link("http://localhost:8420", TABLE)),
        (f"https://example.org/games/table/{TABLE}", Link("https://example.org/games", TABLE)),
        (f"http://[::1]:8420/table/{TABLE}?x=1", Link("http://[::1]:8420", TABLE)),
        (f"http://h/table/{TABLE}#keys=0.{TOKEN},2.{TOKEN}", Link("http://h", TABLE, {0: TOKEN, 2: TOKEN})),
        (f"http://h/table/{TABLE}#keys=9.{TOKEN},x", Link("http://h", TABLE)),
        (f"http://h/table/{TABLE}#keys=1.{TOKEN},host.{TOKEN}", Link("http://h", TABLE, {1: TOKEN}, TOKEN)),
    ],
)
def test_a_link_leads_to_its_table(text: str, link: Link) -> None:
    assert read_link(text) == link
    assert read_link(link.for_friends) == Link(link.server, link.table)
    assert read_server(text) == link.server
    assert link.live.startswith("ws")
    assert link.live.endswith(f"/api/tables/{TABLE}/live")


@pytest.mark.parametrize(
    "text",
    [
        *("", "x", "http://", "http://h/", "http://h/table/short", "http://[::1/table", f"ftp://h/table/{TABLE}"),
        *(f"http://h:99999/table/{TABLE}", f"http://h/table/{TABLE}/more", f"http://h /table/{TABLE}"),
        f"\x1b[2Jh/table/{TABLE}",
    ],
)
def test_what_is_no_link_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(ClientError) as caught:
        read_link(text)
    assert all(caught.value.explain(language) for language in ("en", "es"))


@given(st.text(max_size=80))
def test_no_text_breaks_the_reader_of_links(text: str) -> None:
    try:
        read_link(text)
    except ClientError as error:
        assert error.explain("es")


def test_tokens_are_found_again_until_they_are_released(tmp_path: Path) -> None:
    keys, link, other = Keys(tmp_path / "seats"), Link("http://h:1", TABLE), Link("http://h:2", TABLE)
    assert keys.at(link) == {}
    keys.hold(link, {0: TOKEN})
    keys.hold(link, {3: "u" * 43})
    keys.hold(link, {3: "v" * 43})
    assert keys.at(link) == {0: TOKEN, 3: "v" * 43}
    assert keys.at(other) == {}
    assert {stat.S_IMODE(path.stat().st_mode) for path in keys.folder.iterdir()} == {0o600}
    keys.release(link, 0)
    keys.release(link, 0)
    assert keys.at(link) == {3: "v" * 43}


def test_the_oldest_tokens_are_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keys_module, "MOST_SEATS", 3)
    keys = Keys(tmp_path)
    for number in range(5):
        keys.hold(Link(f"http://h:{number}", TABLE), {0: TOKEN})
    assert len(list(tmp_path.iterdir())) == 3
    assert keys.at(Link("http://h:4", TABLE))


def test_a_folder_that_cannot_be_written_is_told_with_the_way_out(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(ClientError, match="XDG_STATE_HOME"):
        Keys(tmp_path / "file" / "seats").hold(Link("http://h", TABLE), {0: TOKEN})


def test_tokens_are_kept_in_the_state_folder_of_the_person(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert default_folder() == tmp_path / "ludoteca/seats"
    monkeypatch.delenv("XDG_STATE_HOME")
    assert default_folder() == Path.home() / ".local/state/ludoteca/seats"


def test_the_token_of_a_host_is_found_again(tmp_path: Path) -> None:
    keys = Keys(tmp_path / "seats")
    keys.hold(Link("http://h", TABLE, host=TOKEN), {})
    assert (keys.host_at(Link("http://h", TABLE)), keys.at(Link("http://h", TABLE))) == (TOKEN, {})
    assert keys.host_at(Link("http://other", TABLE)) == ""
