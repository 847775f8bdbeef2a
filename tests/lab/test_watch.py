"""`rumpus lab watch`: saves that replay, and saves that a change has broken."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rumpus import cli
from rumpus.kernel.match.match import Match
from rumpus.lab.archive import look, looked, saves, works


def save(seed: int, **options: object) -> str:
    """A game of the toy in which everybody does the first that is legal."""
    match = Match.start("toy", options, seed)
    while not match.over:
        seat = match.active[0]
        match.play(seat, match.actions(seat)[0])
    return match.save()


@pytest.fixture
def archive(tmp_path: Path) -> Path:
    """Two sound games; one with a card that nobody held, of other rules, of no known game; and no game at all."""
    sound = save(1)
    (tmp_path / "old").mkdir()
    (tmp_path / "a.save").write_text(sound)
    (tmp_path / "old" / "b.save").write_text(save(2, players=3))
    head, _, body = sound.partition("\n\n")
    lines = body.splitlines()
    cards = {line.split(" lay ")[1] for line in lines if " lay " in line}
    lay = next(k for k, line in enumerate(lines) if " lay " in line)
    spare = str(next(n for n in range(1, 10) if str(n) not in cards or n == 9))
    lines[lay] = f"{lines[lay].split(' lay ')[0]} lay {spare}"
    (tmp_path / "refused.save").write_text("\n".join([head, "", *lines, ""]))
    (tmp_path / "option.save").write_text(sound.replace('"hand": 3', '"hand": 9'))
    (tmp_path / "game.save").write_text(sound.replace("game toy", "game gone"))
    (tmp_path / "note.txt").write_text("nothing of the kind\n")
    (tmp_path / "picture.png").write_bytes(b"\x89PNG")
    return tmp_path


def test_each_save_has_its_fate(archive: Path) -> None:
    found = {Path(file).name: look(file) for file in saves([str(archive)])}
    assert {name: seen.fate for name, seen in found.items()} == {
        "a.save": "replays",
        "b.save": "replays",
        "refused.save": "refused",
        "option.save": "begins otherwise",
        "game.save": "begins otherwise",
        "note.txt": "no save",
    }
    refused = found["refused.save"]
    assert refused.decision.split()[2] == "lay"
    assert refused.line == 9
    assert refused.why.startswith("line 9")
    assert "hand" in found["option.save"].why
    assert found["a.save"].decisions > 5


HAMMER = """
[[face]]
id = "hammer"
value = 1
title = "Hammer"
show = [{ op = "take", n = 1, from = "leader" }]
"""


def test_games_are_played_with_the_content_that_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What a change of a card did to an archive: the decisions are tried, whatever the games were made with."""
    before, after = tmp_path / "before.toml", tmp_path / "after.toml"
    before.write_text(HAMMER)
    after.write_text(HAMMER.replace("n = 1", "n = 3"))
    match = Match.start("toy", {"cards": "house"}, 3, str(before))
    while not match.over:
        match.play(match.active[0], match.actions(match.active[0])[0])
    file = tmp_path / "game.save"
    file.write_text(match.save())
    assert look(str(file), HAMMER).content == ""
    seen = look(str(file), after.read_text())
    assert (seen.fate, "hammer" in seen.content) == ("replays", True)
    assert cli.main(["lab", "watch", str(file), "--content", str(after), "--workers", "1"]) == 0
    assert "1 of those that replay were made with other content" in capsys.readouterr().out
    assert cli.main(["lab", "watch", str(file), "--content", str(tmp_path / "gone.toml")]) == 2
    assert capsys.readouterr().err.count("\n") == 1, "told once, not of every save"


def test_a_rule_that_changed_is_named(monkeypatch: pytest.MonkeyPatch, archive: Path) -> None:
    from dataclasses import replace

    from rumpus.kernel.contract.spec import find
    from rumpus.kernel.match import load as loading

    spec = find("toy")

    def strict(game: str) -> object:
        return replace(spec, version=2) if game == "toy" else find(game)

    monkeypatch.setattr(loading, "find", strict)
    seen = look(str(archive / "a.save"))
    assert (seen.fate, seen.older) == ("replays", 1)


def test_a_fault_in_the_rules_is_no_end_of_the_watch(monkeypatch: pytest.MonkeyPatch, archive: Path) -> None:
    def fails(*_: object) -> None:
        raise ZeroDivisionError("a new rule")

    monkeypatch.setattr(Match, "_apply", fails)
    seen = look(str(archive / "a.save"))
    assert (seen.fate, seen.why) == ("broken", "ZeroDivisionError: a new rule")


def test_parts_are_the_whole(archive: Path) -> None:
    files = saves([str(archive)])
    assert [seen.file for part in works(files, None, 2) for seen in looked(part)] == files


def test_the_command(archive: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = ["lab", "watch", str(archive), "--workers", "1"]
    before = archive / "before.json"
    assert cli.main([*told, "--write", str(before)]) == 1
    out = capsys.readouterr().out
    assert "Of 6 saves 2 still replay, 4 do not." in out
    assert "refused.save: refused: line 9" in out
    assert cli.main([*told, "--against", str(before)]) == 0
    assert "0 of them did before" in capsys.readouterr().out
    text = (archive / "a.save").read_text()
    (archive / "a.save").write_text(text.replace('"hand": 3', '"hand": 9'))
    assert cli.main([*told, "--against", str(before), "--json"]) == 1
    assert [Path(file).name for file in json.loads(capsys.readouterr().out)["worse"]] == ["a.save"]


@pytest.mark.parametrize(("words", "said"), [(["nowhere"], "nowhere: No such file"), (["."], "no saves")])
def test_an_archive_that_is_none(
    words: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert cli.main(["lab", "watch", *words]) == 2
    assert said in capsys.readouterr().err
    (tmp_path / "x.json").write_text("[1]")
    (tmp_path / "x.save").write_text("no")
    assert cli.main(["lab", "watch", ".", "--against", "x.json"]) == 2
    assert "lab watch --write" in capsys.readouterr().err
