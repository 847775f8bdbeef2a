"""One server for one store: the second is refused and told where the first is; a dead one is no hindrance."""

import contextlib
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
import sqlalchemy as sa
from tests.server.conftest import Postgres
from tests.server.test_kill import PATIENCE, served

from rumpus import cli
from rumpus.server.store import claim
from rumpus.server.store.base import ClaimedError
from rumpus.server.store.claim import Claim
from rumpus.server.store.sql import Store


def url_of(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.sqlite3'}"


def rumpus(*words: str) -> "subprocess.CompletedProcess[str]":
    """A command, to its end."""
    command = [sys.executable, "-m", "rumpus", *words]
    env = {**os.environ, "RUMPUS_PLAIN": "1"}
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, env=env, check=False)


def test_a_second_server_is_refused_and_told_where_the_first_is(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        for words in (("serve",), ("play", "toy", "--no-browser")):
            told = rumpus(*words, "--port", "0", "--data", str(tmp_path))
            assert (told.returncode, told.stderr.count("\n")) == (2, 1), told.stderr
            assert server.url in told.stderr
            assert f"process {server.process.pid}" in told.stderr
            assert "--data" in told.stderr
        with sa.create_engine(url_of(tmp_path)).connect() as connection:
            assert connection.execute(sa.text("SELECT count(*) FROM tables")).scalar() == 0, "no table was begun"
        through_a_link = tmp_path / "link"
        through_a_link.symlink_to(tmp_path, target_is_directory=True)
        assert rumpus("serve", "--port", "0", "--data", str(through_a_link)).returncode == 2
        assert rumpus("serve", "--port", "0", "--data", url_of(tmp_path)).returncode == 2


def test_a_server_that_was_killed_is_no_hindrance(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        server.kill()
    assert json.loads((tmp_path / "tables.sqlite3.lock").read_text("utf-8"))["pid"] == server.process.pid
    with served(tmp_path):
        pass


def test_a_claim_ends_with_its_block(tmp_path: Path) -> None:
    with Claim(url_of(tmp_path)) as first:
        with pytest.raises(ClaimedError, match="that is starting"):
            Claim(url_of(tmp_path))
        first.tell("http://localhost:8000")
        with pytest.raises(ClaimedError, match=r"at http://localhost:8000 \(process \d+, since \d{4}-"):
            Claim(url_of(tmp_path))
    with Claim(url_of(tmp_path)):
        pass


@pytest.mark.parametrize("junk", ["", "{", "[]", '{"pid": "x"}', "\x00" * 9000])
def test_a_lock_that_says_nothing_still_locks(tmp_path: Path, junk: str) -> None:
    with Claim(url_of(tmp_path)):
        (tmp_path / "tables.sqlite3.lock").write_text(junk, "utf-8")
        with pytest.raises(ClaimedError, match="another rumpus"):
            Claim(url_of(tmp_path))


def test_what_a_dead_server_left_says_nothing(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite3.lock").write_text('{"pid": 1, "address": "http://localhost:1", "since": "then"}')
    with Claim(url_of(tmp_path)):
        assert json.loads((tmp_path / "tables.sqlite3.lock").read_text())["pid"] == os.getpid()


@pytest.mark.skipif(not claim.OWN_LOCKS, reason="the lock on the tables themselves is one of Linux")
def test_the_guard_goes_with_the_tables_not_with_its_file(tmp_path: Path) -> None:
    lock, elsewhere = tmp_path / "tables.sqlite3.lock", tmp_path / "elsewhere"
    elsewhere.mkdir()
    with served(tmp_path) as server:
        lock.unlink()
        assert rumpus("serve", "--port", "0", "--data", str(tmp_path)).returncode == 2, "its file was taken away"
        (elsewhere / "tables.sqlite3").hardlink_to(tmp_path / "tables.sqlite3")
        told = rumpus("serve", "--port", "0", "--data", str(elsewhere))
        assert (told.returncode, told.stderr.count("\n")) == (2, 1), "the same tables by another name"
        assert "another rumpus" in told.stderr
        tmp_path.joinpath("moved").symlink_to(elsewhere / "tables.sqlite3")
        assert (
            rumpus("serve", "--port", "0", "--data", url_of(tmp_path).replace("tables.sqlite3", "moved")).returncode
            == 2
        )
        with sa.create_engine(url_of(tmp_path)).connect() as connection:
            assert connection.execute(sa.text("SELECT count(*) FROM tables")).scalar() == 0, "others may read on"
        assert rumpus("serve", "--port", "0", "--data", str(tmp_path)).returncode == 2, "also after others closed it"
        server.kill()
    with served(elsewhere):
        pass


def opened(folder: Path) -> list[str]:
    """The files of this folder that this process has open, where the system tells."""
    found = []
    for one in os.listdir("/proc/self/fd") if claim.OWN_LOCKS else ():
        with contextlib.suppress(OSError):  # that of the listing is closed by now
            found.append(os.readlink(f"/proc/self/fd/{one}"))
    return sorted(path for path in found if path.startswith(str(folder)))


def test_a_claim_that_is_refused_keeps_nothing(tmp_path: Path) -> None:
    with Claim(url_of(tmp_path)):
        held = opened(tmp_path)
        for _ in range(3):
            with pytest.raises(ClaimedError):
                Claim(url_of(tmp_path))
        assert opened(tmp_path) == held
    assert opened(tmp_path) == []


def test_tables_in_memory_are_everybodys_own() -> None:
    with Claim("sqlite://"), Claim("sqlite:///:memory:"):
        pass


@pytest.mark.parametrize("data", ["nonesuch://host/name", "://", "postgresql+nonesuch://host/name"])
def test_a_database_nobody_can_open_is_one_line(data: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["serve", "--port", "0", "--data", data]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_tables_of_a_newer_rumpus_are_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Store(url_of(tmp_path)).close()
    with sa.create_engine(url_of(tmp_path)).begin() as connection:
        connection.execute(sa.text("UPDATE about SET value = '999' WHERE key = 'schema'"))
    assert cli.main(["serve", "--port", "0", "--data", str(tmp_path)]) == 2
    told = capsys.readouterr().err
    assert "newer rumpus" in told
    assert told.count("\n") == 1


# ---------------------------------------------------------------- PostgreSQL
def test_a_database_has_one_server_too(postgres: Postgres) -> None:
    url = postgres.url()
    with served(url) as server:
        for words in (("serve",), ("play", "toy", "--no-browser")):
            told = rumpus(*words, "--port", "0", "--data", url)
            assert (told.returncode, told.stderr.count("\n")) == (2, 1), told.stderr
            assert f"are in use by a rumpus at {server.url}" in told.stderr
        with sa.create_engine(url).connect() as connection:
            assert connection.execute(sa.text("SELECT count(*) FROM tables")).scalar() == 0, "no table was begun"
        server.kill()
    with served(url):
        pass


def test_a_database_that_does_not_answer_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = f"postgresql+psycopg://user:secret@/tavern?host={tmp_path}"
    assert cli.main(["serve", "--port", "0", "--data", url]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "cannot open" in told
    assert "secret" not in told
