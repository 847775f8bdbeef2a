"""The built page over HTTP: packed files, caching, unchanged files, odd requests, nothing from outside its folder."""

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from tests.server.bench import ScriptedBots

from rumpus.server.gateway import page
from rumpus.server.gateway.app import build

HERE = "http://localhost.local:8000"
SCRIPT = b"let a = 1;" * 99
INDEX = b"<title>rumpus</title>"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A page as the build leaves it. What stands for Brotli is no Brotli, so that a test sees which file it got."""
    made = tmp_path / "page"
    for name, body in {
        "index.html": INDEX,
        "assets/app-1a2b.js": SCRIPT,
        "assets/font-1a2b.woff2": b"font",
        ".vite/manifest.json": b"{}",
    }.items():
        path = made / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(body)
        if path.suffix in (".js", ".html"):
            path.with_name(path.name + ".gz").write_bytes(gzip.compress(body, mtime=0))
            path.with_name(path.name + ".br").write_bytes(b"br " + body)
    (tmp_path / "secret.html").write_text("secret")
    return made


@pytest.fixture
def client(tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient[Any]]:
    """The server with that page; it asks for nothing packed unless a test does."""
    real = page.answer
    monkeypatch.setattr(page, "answer", lambda path, **asked: real(path, folder, **asked))
    app = build(f"sqlite:///{tmp_path / 'tables.sqlite3'}", bots=ScriptedBots(), hosts={"localhost.local"})
    with TestClient(app, base_url=HERE) as made:
        made.headers["accept-encoding"] = "identity"
        yield made


def test_files_of_the_page_and_nothing_else(tmp_path: Path, folder: Path) -> None:
    asset = page.answer("/assets/app-1a2b.js", folder)
    assert asset.media_type == "text/javascript"
    assert asset.headers["cache-control"] == "public, max-age=31536000, immutable"
    index = page.answer("/", folder)
    assert index.headers["cache-control"] == "no-cache"
    for path in (
        "/../secret.html",
        "/assets/../../secret.html",
        "//etc/passwd.txt",
        "/a\0.js",
        "/assets",
        "/" + "a" * 999,
    ):
        for takes in ("", "br, gzip"):
            assert b"secret" not in page.answer(path, folder, takes=takes).content
    assert page.answer("/any/where", folder).content == index.content
    assert b"not built" in page.answer("/", tmp_path / "none").content


@pytest.mark.parametrize(
    "path", ["/assets/app-1a2b.js.br", "/assets/app-1a2b.js.gz", "/index.html.gz", "/.vite/manifest.json"]
)
def test_what_only_the_build_needs_is_not_there(client: TestClient[Any], path: str) -> None:
    assert client.get(path).status_code == 404


@pytest.mark.parametrize(
    ("takes", "coding"),
    [
        ("", ""),
        ("identity", ""),
        ("deflate, compress", ""),
        ("gzip", "gzip"),
        ("gzip, deflate, br, zstd", "br"),
        ("GZIP, BR", "br"),
        ("br;q=0.5, gzip;q=0.8", "gzip"),
        ("br; q=0.5 , gzip; q=0.5", "br"),
        ("br;q=0, gzip", "gzip"),
        ("br;q=0, gzip;q=0", ""),
        ("*", "br"),
        ("*;q=0.3, br;q=0", "gzip"),
        ("gzip;q=0.5, identity", ""),
        ("identity;q=0.5, gzip;q=0.5", "gzip"),
        ("identity;q=0, *;q=0", ""),
        ("br;q=loud, gzip;q=0.1", "gzip"),
        ("br;q=nan", ""),
        (",,;q=1,;", ""),
    ],
)
def test_a_visitor_gets_what_their_browser_likes_best(folder: Path, takes: str, coding: str) -> None:
    answer = page.answer("/assets/app-1a2b.js", folder, takes=takes)
    assert answer.headers.get("content-encoding", "") == coding
    assert answer.headers["vary"] == "accept-encoding"
    assert answer.content == {"br": b"br " + SCRIPT, "gzip": gzip.compress(SCRIPT, mtime=0), "": SCRIPT}[coding]


def test_a_twin_that_is_not_there_is_not_missed(folder: Path) -> None:
    (folder / "assets/app-1a2b.js.br").unlink()
    assert page.answer("/assets/app-1a2b.js", folder, takes="br, gzip").headers["content-encoding"] == "gzip"
    (folder / "assets/app-1a2b.js.gz").unlink()
    plain = page.answer("/assets/app-1a2b.js", folder, takes="br, gzip")
    assert plain.content == SCRIPT
    assert not {"content-encoding", "vary"} & set(plain.headers)
    assert page.answer("/assets/font-1a2b.woff2", folder, takes="br").content == b"font"


def test_what_has_not_changed_is_not_sent_again(client: TestClient[Any], folder: Path) -> None:
    first = client.get("/")
    tag = first.headers["etag"]
    for known in (tag, f'{tag.removeprefix("W/")}, "other"', "*"):
        again = client.get("/table/abc", headers={"if-none-match": known})
        assert (again.status_code, again.content) == (304, b"")
        assert (again.headers["etag"], again.headers["cache-control"]) == (tag, "no-cache")
        assert again.headers["vary"] == "accept-encoding"
    assert client.get("/", headers={"if-none-match": '"other"'}).content == INDEX
    packed = client.get("/", headers={"accept-encoding": "gzip"})
    assert packed.content == INDEX
    assert packed.headers["etag"] != tag
    (folder / "index.html").write_bytes(b"<title>newer</title>")
    assert client.get("/", headers={"if-none-match": tag}).content == b"<title>newer</title>"


def test_packed_files_travel_as_they_are(client: TestClient[Any], folder: Path) -> None:
    answer = client.get("/assets/app-1a2b.js", headers={"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) == (folder / "assets/app-1a2b.js.gz").stat().st_size
    assert answer.content == SCRIPT
    assert answer.headers["content-type"].startswith("text/javascript")


@pytest.mark.parametrize("path", ["/", "/table/abc", "/assets/app-1a2b.js"])
def test_only_the_head_of_a_file(client: TestClient[Any], path: str) -> None:
    whole, head = client.get(path), client.head(path)
    assert (head.status_code, head.content) == (200, b"")
    for name in ("content-type", "content-length", "cache-control", "etag", "vary"):
        assert head.headers.get(name) == whole.headers.get(name)
    assert client.head("/assets/none.js").status_code == 404
    assert client.head("/api/none").status_code == 404


@pytest.mark.parametrize("wanted", ["bytes=0-3", "bytes=-5", "bytes=9999-", "bytes=5-1", "lines=1", "bytes=0-1,4-5"])
def test_a_part_of_a_file_is_answered_with_all_of_it(client: TestClient[Any], wanted: str) -> None:
    answer = client.get("/assets/app-1a2b.js", headers={"range": wanted})
    assert (answer.status_code, answer.content) == (200, SCRIPT)


def test_every_router_path_is_the_page(client: TestClient[Any]) -> None:
    for path in ("/", "/table/abc", "/setup/some-game"):
        answer = client.get(path)
        assert (answer.status_code, answer.content) == (200, INDEX)
        assert answer.headers["content-type"].startswith("text/html")
    assert client.get("/assets/none.js").status_code == 404
    assert client.get("/api/none").status_code == 404
