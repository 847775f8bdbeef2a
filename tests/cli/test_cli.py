"""The command line, in process: results, one-line errors, exit status."""

import json
from collections.abc import Iterator
from dataclasses import replace
from importlib.metadata import version
from pathlib import Path

import pytest

import rumpus
from rumpus import cli
from rumpus.cli import own_content, replay_
from rumpus.kernel.contract import spec
from rumpus.kernel.contract.spec import find


@pytest.fixture
def save(tmp_path: Path) -> Path:
    """A finished game of the toy, as a file."""
    match = rumpus.new("toy", {"players": 3}, seed=11)
    while not match.over:
        p = match.active[0]
        match.play(p, match.actions(p)[0])
    path = tmp_path / "game.save"
    path.write_text(match.save() + "# salt abc\n", "utf-8")
    return path


def commands() -> Iterator[list[str]]:
    """Every command, as words."""
    for name in ("play", "serve", "new", "try", "replay", "verify", "sim", "perft", "schema", "compile"):
        yield [name]
    yield ["content", "check"]


@pytest.mark.parametrize("words", list(commands()), ids=" ".join)
def test_every_command_has_help_with_examples(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([*words, "--help"]) == 0
    text = capsys.readouterr().out
    assert f"rumpus {' '.join(words)}" in text
    assert "examples:" in text


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--version"]) == 0
    assert capsys.readouterr().out.startswith("rumpus 0.")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ([], "Missing command"),
        (["dance"], "dance"),
        (["sim", "nothing"], "there is no game 'nothing'"),
        (["sim", "toy", "-o", "pace"], "name=value"),
        (["sim", "toy", "-o", "pace=slow"], "turns, together, clock"),
        (["sim", "toy", "-o", "speed=3"], "speed"),
        (["sim", "toy", "--games", "0"], "--games"),
        (["sim", "toy", "--games", "many"], "--games"),
        (["perft", "toy", "--depth", "-1"], "--depth"),
        (["perft", "toy", "--depth", "2", "--scene", "missing.txt"], "missing.txt: No such file"),
        (["replay", "missing.save"], "missing.save: No such file"),
        (["verify", "missing.save"], "missing.save: No such file"),
        (["try", "missing.toml"], "missing.toml: No such file"),
        (["play", "toy", "--text", "--seat", "me", "--seat", "easy", "--seat", "easy"], "2 seats"),
        (["play", "toy", "--text", "--seat", "wizard"], "wizard"),
    ],
)
def test_wrong_input_is_one_line_and_status_2(words: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(words) == 2
    told = capsys.readouterr()
    assert told.err.count("\n") == 1
    assert says in told.err
    assert told.err.startswith("rumpus")
    assert told.out == ""


def test_a_fault_of_ours_is_not_dressed_up(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(**_words: object) -> int:
        raise IndexError("ours")

    monkeypatch.setattr(replay_.command, "callback", broken)
    with pytest.raises(IndexError, match="ours"):
        cli.main(["replay", "x"])


def test_verify_holds_for_a_true_save(save: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["verify", str(save)]) == 0
    assert "ok: Dust-up" in capsys.readouterr().out


def test_verify_checks_the_promised_seed(save: Path, capsys: pytest.CaptureFixture[str]) -> None:
    promised = "35d83eae83a6a4ab2dd2c9aaee4a1a1a78b3ca2ff3ab67c5b9d5a4e8b8a7ec12"
    assert cli.main(["verify", str(save), "--hash", promised]) == 1
    made = capsys.readouterr().out.split("hash is ")[1].split(",")[0]
    assert cli.main(["verify", str(save), "--hash", made]) == 0
    assert "the one promised" in capsys.readouterr().out
    assert cli.main(["verify", str(save), "--hash", made[:7]]) == 1


def test_verify_refuses_a_save_without_salt_when_a_hash_is_given(
    save: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    save.write_text(save.read_text().replace("# salt abc\n", ""))
    assert cli.main(["verify", str(save), "--hash", "00000000"]) == 1
    assert "salt" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("old", "new"),
    [("seed 11", "seed 12"), ("rules 1", "rules 99"), ('"players": 3', '"players": 2'), ("rumpus-save 2", "chess 1")],
)
def test_verify_finds_what_was_changed(old: str, new: str, save: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = save.read_text()
    assert old in text
    save.write_text(text.replace(old, new))
    assert cli.main(["verify", str(save)]) == 1
    assert capsys.readouterr().out.count("\n") == 1


def test_replay_tells_the_game(save: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["replay", str(save)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Dust-up, seed 11; A, B, C"
    assert any("1 A: " in line for line in lines)
    assert lines[-1].startswith("The end: ")
    assert "TOY-ROUND-01" in "\n".join(lines)


def test_replay_stops_where_it_is_told(save: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["replay", str(save), "--to", "2"]) == 0
    out = capsys.readouterr().out
    match = rumpus.load(save.read_text())
    again = rumpus.new("toy", {"players": 3}, seed=11)
    for now, seat, action in match.history[:2]:
        again.play(seat, action, now)
    assert out.endswith(again.scene().rstrip("\n") + "\n")
    assert cli.main(["replay", str(save), "--to", "9999"]) == 2
    assert cli.main(["replay", str(save), "--seat", "Z"]) == 2


def test_replay_with_the_eyes_of_a_seat_hides_other_commits(save: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["replay", str(save), "--seat", "b"]) == 0
    lines = capsys.readouterr().out.splitlines()
    decisions = [line.split() for line in lines if line[:4].strip().isdigit()]
    assert all((":" in words[1]) == words[1].startswith("B") for words in decisions)


def test_sim_as_json_is_the_same_whatever_the_workers(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for workers in ("1", "2"):
        assert cli.main(["sim", "toy", "--games", "40", "--workers", workers, "--json"]) == 0
        data = json.loads(capsys.readouterr().out)
        del data["seconds"]
        told.append(data)
    assert told[0] == told[1]
    assert told[0]["games"] == 40
    assert told[0]["unfinished"] == 0
    rows = {section["key"]: section["rows"] for section in told[0]["sections"]}
    assert [(row["name"], row["cells"]["games"]["of"]) for row in rows["ends"]] == [("all cards are played", 40)]
    match = rumpus.new("toy", {}, seed=1)
    assert told[0]["version"] == version("rumpus")
    assert told[0]["rules_version"] == match.spec.version
    assert (told[0]["content"], told[0]["content_hash"]) == (None, match.tables.key)
    a, b = (row["cells"] for row in rows["seat"])
    assert a["wins"]["value"] + b["wins"]["value"] == 1
    assert a["wins"]["of"] + round(a["shared"]["value"] * 40) == 40


def test_sim_as_tables(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["sim", "toy", "--games", "1e1", "--workers", "1", "-o", "players=3"]) == 0
    out = capsys.readouterr().out
    assert "10 random games" in out
    assert "Intervals of 95 %" in out
    assert "By seat" in out


def test_a_schema_is_told_in_both_ways(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["schema", "toy"]) == 0
    told = capsys.readouterr().out
    assert "Dust-up, rules version 1: 33 numbers, schema " in told
    assert "seat1.coins" in told
    assert cli.main(["schema", "toy", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["width"] == 33
    assert found["fields"][0] == {
        "at": 0,
        "n": 9,
        "name": "hand",
        "says": "How many cards of each value, 1 to 9, the own hand holds.",
        "lo": 0,
        "hi": 9,
        "mask": False,
        "known": "own",
    }
    assert found["fields"][1]["at"] == 9
    assert cli.main(["schema", "last_stand"]) == 2
    assert "there is no game 'last_stand'" in capsys.readouterr().err


def test_perft_counts_from_a_seed_and_from_a_scene(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["perft", "toy", "--depth", "3", "--seed", "4"]) == 0
    first = capsys.readouterr().out
    assert first.splitlines()[1].split()[:2] == ["0", "1"]
    scene = tmp_path / "scene.txt"
    scene.write_text(rumpus.new("toy", {}, seed=4).scene(), "utf-8")
    assert cli.main(["perft", "toy", "--depth", "3", "--scene", str(scene)]) == 0
    assert capsys.readouterr().out == first


def test_try_prints_the_first_difference(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad, odd = tmp_path / "good.toml", tmp_path / "bad.toml", tmp_path / "odd.toml"
    start = rumpus.new("toy", {}, seed=1)
    name = start.name(0, start.actions(0)[0])
    head = f'game = "toy"\nscene = """\n{start.scene()}"""\n'
    good.write_text(f'{head}plays = ["A: {name}"]\n', "utf-8")
    bad.write_text(f'{head}plays = ["B: concede nonsense"]\n', "utf-8")
    odd.write_text("game = ", "utf-8")
    assert cli.main(["try", str(good)]) == 0
    assert capsys.readouterr().out == f"{good}: ok\n"
    assert cli.main(["try", str(good), str(bad), str(odd)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 3
    assert lines[0].endswith(": ok")
    assert "nonsense" in lines[1]
    assert "TOML" in lines[2]


def test_try_prints_every_difference_when_asked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "two.toml"
    position = "round 1 pot 1 leader A turn A\nA coins 0 hand 2 5\nB coins 0 hand 5 6\ndeck 3 4\n"
    head = f'game = "toy"\nscene = """\n{position}"""\nplays = ["A: raise"]\n'
    cases = """[[case]]
name = "wrong"
expect = {who = "B", over = true}
[[case]]
name = "known"
known_failure = "not written yet"
expect = {who = "B"}
"""
    path.write_text(head + cases, "utf-8")
    assert cli.main(["try", str(path)]) == 1
    assert capsys.readouterr().out == f"{path}: wrong: end: who should be 'B', is 'A' (and 1 more: try -v)\n"
    assert cli.main(["try", "-v", str(path)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"{path}: wrong: end: who should be 'B', is 'A'"
    assert lines[1] == "end: over should be True, is False"
    assert lines[2:6] == [
        "  log:",
        "    A raises: 2 in the pot [TOY-RAISE-01]",
        "  position:",
        "    round 1 pot 2 leader A turn A",
    ]
    assert f"{path}: known: known: end: who should be 'B', is 'A'" in lines
    path.write_text(head + cases[cases.index('[[case]]\nname = "known"') :], "utf-8")
    assert cli.main(["try", str(path)]) == 0
    assert capsys.readouterr().out == f"{path}: ok, 1 known to fail\n"


def test_a_game_without_content(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    bare = replace(find("toy"), content=None)
    for module in (own_content, spec):
        monkeypatch.setattr(module, "find", lambda _game: bare)
    for words in (
        ["content", "check", "mine.toml", "--game", "toy"],
        ["perft", "toy", "--depth", "2", "--content", "mine.toml"],
    ):
        assert cli.main(words) == 2
        assert "takes no cards of your own" in capsys.readouterr().err
