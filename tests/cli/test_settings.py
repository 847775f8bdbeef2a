"""The settings of `rumpus serve`: a flag before the environment, that before a file, that before the default; one
sentence for a wrong one; the table in the docs.
"""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rumpus import cli
from rumpus.cli import arguments, serve_
from rumpus.server.settings import KINDS, SETTINGS, table

ROOT = Path(__file__).resolve().parents[2]
Told = Callable[..., dict[str, Any]]


@pytest.fixture(autouse=True)
def no_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    for one in SETTINGS:
        monkeypatch.delenv(one.variable, raising=False)


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> Told:
    """What the server is started with by these words."""

    def go(*words: str) -> dict[str, Any]:
        found: dict[str, Any] = {}
        monkeypatch.setattr(serve_, "run", lambda **given: found.update(given) or 0)
        assert cli.main(["serve", *words]) == 0
        return found

    return go


@pytest.fixture
def file(tmp_path: Path) -> Callable[[str], str]:
    """A file with this text."""

    def write(text: str) -> str:
        (tmp_path / "rumpus.toml").write_text(text, "utf-8")
        return str(tmp_path / "rumpus.toml")

    return write


def test_a_flag_goes_before_the_environment_before_the_file_before_the_default(
    told: Told, file: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    at = file("port = 4")
    assert told()["port"] == 8000
    assert told("--config", at)["port"] == 4
    monkeypatch.setenv("RUMPUS_PORT", "3")
    assert told("--config", at)["port"] == 3
    assert told("--config", at, "--port", "2")["port"] == 2
    monkeypatch.setenv("RUMPUS_PORT", "")
    monkeypatch.setenv("RUMPUS_CONFIG", at)
    assert told()["port"] == 4, "an empty variable is none, and one may name the file"


def test_every_setting_may_stand_in_each_of_the_three(
    told: Told, file: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = {
        "port": "5",
        "places": "6",
        "seconds": "7.5",
        "proxy": "10.0.0.1",
        "bus": "nats://a:1,tls://me:pass@b:2",
        "listening": "a:9",
        "logs": "json",
        "word": "here",
    }
    typed = {one.name: words[one.kind] for one in SETTINGS}
    by_flag = told(*[word for one in SETTINGS for word in (one.flag, typed[one.name])])
    lines = [f"{one.name} = {json.dumps([typed[one.name]] if one.many else typed[one.name])}" for one in SETTINGS]
    assert told("--config", file("\n".join(lines))) == by_flag
    for one in SETTINGS:
        monkeypatch.setenv(one.variable, typed[one.name])
    assert told() == by_flag
    usual = serve_.command.make_context("serve", [], resilient_parsing=True)
    assert set(usual.params) - {"open_browser"} == {one.parameter for one in SETTINGS}


def test_several_are_a_list_in_a_file_and_words_in_the_environment(
    told: Told, file: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert told("--config", file('name = ["a.example", "b.example"]'))["hosts"] == ("a.example", "b.example")
    assert told("--config", file('name = "a.example"'))["hosts"] == ("a.example",)
    monkeypatch.setenv("RUMPUS_PROXY", "10.0.0.1 10.1.0.0/16")
    assert told()["proxies"] == ("10.0.0.1/32", "10.1.0.0/16")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("port = 99999", "port in {file}: 99999 is out of range; use a whole number from 0 to 65,535"),
        ("port = true", "port in {file}: True won't do; use a whole number from 0 to 65,535"),
        ("port = [1]", "port in {file}: [1] won't do; use a whole number from 0 to 65,535"),
        ("patience = 0", "patience in {file}: '0': use seconds, more than 0, at most 3,600"),
        ("proxy = ['10.0.0.1', 'x']", "proxy in {file}: 'x': use an IP address"),
        ("data = ''", "data in {file}: '' is empty"),
        (
            "bus = 'nat://me:secret@host'",
            "bus in {file}: 'nat://***@host': use a URL, as in nats://10.0.0.1:4222",
        ),
        ("metrics = ':9100'", "metrics in {file}: ':9100': use an address and a port, as in 10.0.0.1:9100"),
        ("prot = 1", "{file}: there is no setting 'prot'; there are host, port, name"),
        ("port = ", "{file} isn't TOML: Invalid value"),
    ],
)
def test_a_wrong_one_in_a_file_is_one_sentence(
    text: str, says: str, file: Callable[[str], str], capsys: pytest.CaptureFixture[str]
) -> None:
    at = file(text)
    assert cli.main(["serve", "--config", at]) == 2
    said = capsys.readouterr().err
    assert says.format(file=at) in said
    assert said.count("\n") == 1
    assert "secret" not in said


def test_a_wrong_one_says_where_it_stood(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert cli.main(["serve", "--tables", "0"]) == 2
    assert "'--tables': 0 is out of range; use a whole number from 1 to 1,000,000" in capsys.readouterr().err
    monkeypatch.setenv("RUMPUS_TABLES", "many")
    assert cli.main(["serve"]) == 2
    assert "RUMPUS_TABLES: 'many' isn't a number; use a whole number from 1 to" in capsys.readouterr().err
    (tmp_path / "odd").write_bytes(b"\xff")
    for odd in (tmp_path / "none", tmp_path, tmp_path / "odd"):
        assert cli.main(["serve", "--config", str(odd)]) == 2
        assert str(odd) in capsys.readouterr().err


def test_play_reads_the_environment_for_what_it_shares_with_serve(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("RUMPUS_PORT", "x")
    assert cli.main(["play", "toy"]) == 2
    assert "RUMPUS_PORT: 'x' isn't a number" in capsys.readouterr().err


@pytest.mark.parametrize("kind", sorted(set(KINDS) - {"word"}))
def test_what_may_be_is_what_the_reader_allows(kind: str) -> None:
    with pytest.raises(ValueError) as no:
        getattr(arguments, kind)("☃")
    for part in KINDS[kind].split(", "):
        assert part in str(no.value)


def test_the_docs_have_the_table_of_the_settings() -> None:
    text = (ROOT / "docs" / "operate.md").read_text("utf-8")
    assert "\n".join(table()) in text, "\n" + "\n".join(table())


def test_the_help_is_quick_and_tells_every_setting() -> None:
    """No rule, no server and no number library is read for it."""
    code = (
        "import sys; from rumpus import cli; cli.main(['serve', '--help']); "
        "print({'numpy', 'numba', 'litestar', 'sqlalchemy', 'prometheus_client'} & set(sys.modules))"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert said.splitlines()[-1] == "set()"
    for one in SETTINGS:
        assert one.flag in said
        assert one.help.split()[0] in said


def test_no_two_settings_share_a_name() -> None:
    assert len({one.name for one in SETTINGS}) == len({one.parameter for one in SETTINGS}) == len(SETTINGS)
