"""The bootstrap: what is fresh, which browser, which Node, which usage."""

import os
import stat
from pathlib import Path
from types import ModuleType

import pytest
from tests.tools.test_house import tool


@pytest.fixture
def setup(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """tools/setup.py for a checkout of its own."""
    made = tool("setup")
    for name, path in (("ROOT", ""), ("WEB", "web"), ("PAGE", "page"), ("STAMPS", "stamps")):
        monkeypatch.setattr(made, name, tmp_path / path)
    (tmp_path / "web").mkdir()
    return made


def program(path: Path, says: str) -> Path:
    """A program that prints one line."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\necho {says}\n")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return path


def test_a_stamp_is_fresh_until_a_byte_or_a_name_changes(setup: ModuleType, tmp_path: Path) -> None:
    a = tmp_path / "a.txt"
    a.write_text("one")
    stamp, value = tmp_path / "stamps" / "x", setup.digest([a])
    assert not setup.fresh(stamp, value)
    setup.done(stamp, value)
    assert setup.fresh(stamp, setup.digest([a]))
    a.write_text("two")
    assert not setup.fresh(stamp, setup.digest([a]))
    a.write_text("one")
    assert setup.fresh(stamp, setup.digest([a]))
    assert setup.digest([a.rename(tmp_path / "b.txt")]) != value


def test_the_page_depends_on_its_sources_on_icons_in_content_and_on_words(setup: ModuleType, tmp_path: Path) -> None:
    taken = {
        "web/src/a.ts",
        "src/rumpus/games/g/content/c/d.toml",
        "src/rumpus/games/g/words/en.ftl",
        "src/rumpus/words/en.ftl",
    }
    for name in (*taken, "web/node_modules/x/y.js", "web/types/b.ts", "web/test/b.ts", "src/rumpus/games/g/rules/a.py"):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("x")
    named = {path.relative_to(tmp_path).as_posix() for path in setup.page_sources()}
    assert named == taken


@pytest.mark.skipif(os.name == "nt", reason="programs here are shell scripts")
@pytest.mark.parametrize(
    ("says", "version"), [("v20.19.4", (20, 19)), ("v18.0.0", (18, 0)), ("nonsense", (0, 0)), ("v9", (0, 0))]
)
def test_the_version_of_node(says: str, version: tuple[int, int], setup: ModuleType, tmp_path: Path) -> None:
    assert setup.version_of(str(program(tmp_path / "node", says))) == version
    assert setup.version_of(str(tmp_path / "missing")) == (0, 0)


@pytest.mark.skipif(os.name == "nt", reason="programs here are shell scripts")
def test_the_machines_node_is_used_when_new_enough(
    setup: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    npm = program(tmp_path / "bin" / "npm", "x")
    program(tmp_path / "bin" / "node", "v22.1.0")
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    assert setup.find_npm()[0] == [str(npm)]


def test_a_named_browser_is_taken_and_a_missing_one_told(
    setup: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("RUMPUS_CHROMIUM", raising=False)
    assert setup.find_browser() is None
    with pytest.raises(setup.StepFailed, match="need Chromium"):
        setup.get_browser()
    browser = program(tmp_path / "chromium", "x")
    assert setup.find_browser() == str(browser)
    monkeypatch.setenv("RUMPUS_CHROMIUM", str(tmp_path / "gone"))
    with pytest.raises(setup.StepFailed, match="gone, which is not there"):
        setup.find_browser()


def test_what_few_tests_need_is_asked_for_once_and_may_be_missing(
    setup: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[str] = []

    def refuse(name: str, _what: str) -> bool:
        asked.append(name)
        raise setup.StepFailed("no network")

    monkeypatch.setattr(setup, "get_package", refuse)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("RUMPUS_FIREFOX", str(tmp_path / "mine"))
    setup.get_extras()
    assert "firefox-esr" not in asked
    assert "nats-server" in asked
    monkeypatch.delenv("RUMPUS_FIREFOX")
    setup.get_extras()
    setup.get_extras()
    assert asked.count("firefox-esr") == asked.count("nats-server") == 1
    told = capsys.readouterr().out
    assert "one browser test will be skipped" in told
    assert "the tests of several processes by NATS will be skipped" in told


def test_a_failed_step_shows_the_end_of_its_output(setup: ModuleType) -> None:
    with pytest.raises(setup.StepFailed, match=r"(?s)boom.*the step failed \(exit status 3\)"):
        setup.run(["sh", "-c", "echo boom; exit 3"], "the step")


@pytest.mark.parametrize("words", [[], ["fly"], ["play", "test"]])
def test_wrong_usage_is_status_2(words: list[str], setup: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    assert setup.main(words) == 2
    assert "usage" in capsys.readouterr().err


def test_a_failed_step_is_status_1_and_says_so(
    setup: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(_what: str) -> None:
        raise setup.StepFailed("no network")

    monkeypatch.setattr(setup, "prepare", fail)
    assert setup.main(["play"]) == 1
    assert "setup: no network" in capsys.readouterr().err
