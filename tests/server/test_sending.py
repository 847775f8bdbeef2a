"""What /api sends: packed where it is the same for everybody, nothing twice, and nothing of one asker's to a cache."""

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from tests.server.bench import ScriptedBots
from tests.server.test_app import DUEL, HERE, other

from rumpus.server.gateway.app import build

COMMON = ["games", "games?every=1", "games/toy", "games/brutality", "rules/brawl", "learn/brawlhalla"]
COMMON += ["decks/blitz_squad", "learn/incredibrawl/puzzles/{puzzle}"]
OWN = ["tables", "tables/played", "tables/{table}/cards"]
KEPT_NOWHERE = [
    "health",
    "ready",
    "tables/{table}/save",
    "games/nope",
    "tables/{table}/nothing",
    "codes/fox-99",
    "rules/x",
]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Any]]:
    app = build(f"sqlite:///{tmp_path / 'tables.sqlite3'}", bots=ScriptedBots(), hosts={"localhost.local"})
    with TestClient(app, base_url=HERE) as made:
        made.get("/api/games")
        made.headers["accept-encoding"] = "gzip, br"
        yield made


@pytest.fixture
def at(client: TestClient[Any]) -> dict[str, str]:
    """A table of this client's, and a puzzle."""
    table = client.post("/api/tables", json=DUEL).json()["table"]
    return {"table": table, "puzzle": client.get("/api/learn/incredibrawl").json()["puzzles"][0]["id"]}


@pytest.mark.parametrize("path", COMMON)
def test_what_is_the_same_for_everybody_is_packed_and_sent_once(
    client: TestClient[Any], at: dict[str, str], path: str
) -> None:
    url = f"/api/{path.format(**at)}"
    with client.stream("GET", url) as answer:
        raw = b"".join(answer.iter_raw())
    assert answer.status_code == 200
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["vary"] == "accept-encoding"
    assert int(answer.headers["content-length"]) == len(raw)
    bare = client.get(url, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in bare.headers
    assert gzip.decompress(raw) == bare.content
    assert len(raw) < len(bare.content) / 2
    assert other(client).get(url).content == bare.content, "whoever asks"
    for has in (answer.headers["etag"], f'"other", {bare.headers["etag"].removeprefix("W/")}', "*"):
        again = client.get(url, headers={"if-none-match": has})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == answer.headers["etag"]
        assert "content-encoding" not in again.headers
    assert client.get(url, headers={"if-none-match": '"other"'}).status_code == 200
    head = client.head(url)
    assert (head.status_code, head.content, head.headers["etag"]) == (200, b"", answer.headers["etag"])


@pytest.mark.parametrize("path", OWN)
def test_what_depends_on_who_asks_is_never_packed_and_in_no_shared_cache(
    client: TestClient[Any], at: dict[str, str], path: str
) -> None:
    for _ in range(9):
        client.post("/api/tables", json=DUEL).raise_for_status()
    url = f"/api/{path.format(**at)}"
    answer = client.get(url)
    assert "content-encoding" not in answer.headers
    assert answer.headers["cache-control"] == "private, no-cache"
    assert client.get(url, headers={"if-none-match": answer.headers["etag"]}).status_code == 304
    if path == "tables":
        assert other(client).get(url, headers={"if-none-match": answer.headers["etag"]}).json() == []


@pytest.mark.parametrize("path", KEPT_NOWHERE)
def test_what_is_true_only_now_and_what_went_wrong_is_kept_nowhere(
    client: TestClient[Any], at: dict[str, str], path: str
) -> None:
    answer = client.get(f"/api/{path.format(**at)}", headers={"if-none-match": "*"})
    assert answer.status_code != 304
    assert answer.headers["cache-control"] == "no-store"
    assert "etag" not in answer.headers


def test_nothing_of_the_api_is_for_a_shared_cache(client: TestClient[Any], at: dict[str, str]) -> None:
    """A cookie may come with any of them."""
    for path in (*COMMON, *OWN, *KEPT_NOWHERE):
        assert "public" not in client.get(f"/api/{path.format(**at)}").headers["cache-control"]


def test_the_lobby_is_told_tiles_and_the_set_up_page_one_game(client: TestClient[Any]) -> None:
    tiles = client.get("/api/games", headers={"accept-encoding": "identity"})
    assert len(tiles.content) < 6_000
    for tile in tiles.json():
        assert not {"options", "setup"} & set(tile)
        told = client.get(f"/api/games/{tile['id']}").json()
        assert {name: told[name] for name in tile} == tile
        assert told["options"]
        assert told["setup"]["formats"]


@pytest.mark.parametrize("odd", ["nope", "..", "%00", "x" * 3000, "toy%2F..", "é", "*", "__init__", "coming"])
def test_a_game_that_is_none_is_missing(client: TestClient[Any], odd: str) -> None:
    answer = client.get(f"/api/games/{odd}")
    assert answer.status_code == 404 or odd == ".."
    assert len(answer.content) < 1_000 or odd == ".."


@pytest.mark.parametrize(
    "takes", ["", "*", "gzip;q=0", "gzip;q=zero", "br", "identity", "gzip;q=0.1, identity;q=0.5", ",;,", "é"]
)
def test_what_a_browser_does_not_take_is_not_sent(client: TestClient[Any], takes: str) -> None:
    answer = client.get("/api/games/toy", headers={"accept-encoding": takes.encode("latin-1")})
    assert answer.status_code == 200
    assert ("content-encoding" in answer.headers) == (takes == "*")
    assert answer.json()["id"] == "toy"
