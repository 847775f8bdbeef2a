"""`rumpus lab compare` and `sweep`: planted changes are found, no change is none, and looking often deceives nobody."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from rumpus import cli
from rumpus.cli.lab_ import spelled_out
from rumpus.kernel.contract.content import toml
from rumpus.kernel.contract.spec import find
from rumpus.lab.altered import NoPlace, altered, read_value, toml_of
from rumpus.lab.change import questions
from rumpus.lab.compare import ENOUGH, Comparison, Difference, always, play, sides
from rumpus.lab.kept import Kept
from rumpus.lab.rates import Ratio
from rumpus.lab.report import Asked
from rumpus.lab.schedule import Question
from rumpus.lab.spread import Alone

HAMMER = '[[face]]\nid = "hammer"\nvalue = 1\ntitle = "Hammer"\nshow = [{ op = "take", n = 1, from = "leader" }]\n'
NOTHING = Kept(None, "", resume=False)


def question(content: str | None = None, **options: Any) -> Question:
    """A question about the toy."""
    told = find("toy").resolve(options | ({"cards": "house"} if content else {}))
    return Question("toy", tuple(sorted(told.items())), content, "keen", 1, 40)


def test_a_paired_difference_is_surer_than_two_apart() -> None:
    """The textbook: the variance of the difference of paired numbers."""
    rng, made, pairs = np.random.default_rng(1), Difference(Ratio(), Ratio()), []
    for _ in range(200):
        base = int(rng.integers(0, 5))
        one, other = base, base + int(rng.integers(0, 2))
        made.group((one, 4, 0), (other, 4, 0))
        pairs.append((other - one) / 4)
    assert made.value == pytest.approx(np.mean(pairs))
    assert made.error == pytest.approx(np.std(pairs, ddof=1) / 200**0.5, rel=1e-6)
    apart = (made.before.variance + made.after.variance) ** 0.5
    assert made.error < 0.5 * apart


def test_one_may_look_as_often_as_one_likes() -> None:
    """Without a difference, of 300 comparisons looked at after every 20 groups hardly one in twenty ever seems sure."""
    rng, false = np.random.default_rng(2), 0
    for _ in range(300):
        made = Difference(Ratio(), Ratio())
        for _ in range(30):
            hits = rng.binomial(2, 0.5, (20, 2))
            for one, other in hits.tolist():
                made.group((one, 2, 0), (other, 2, 0))
            low, high = made.sequence()
            if made.groups >= ENOUGH and (low > 0 or high < 0):
                false += 1
                break
    assert false <= 0.06 * 300


def test_the_boundary_is_wider_than_a_single_look_and_narrows_least_where_it_is_tuned() -> None:
    assert always(500, 0.05) > 2.7
    assert always(500, 0.05) < always(5_000_000, 0.05)
    assert always(500, 0.005) > always(500, 0.05)


def test_no_change_is_no_difference_and_soon_sure() -> None:
    made = Comparison(question(), question(), 10_000)
    play(made, Alone(), None, NOTHING)
    assert made.sure
    assert all(d.value == 0 and d.error == 0 for d in made.found.differences.values())
    assert made.works == 2
    assert made.moved(("by", "card", "pair", "first", "game", "length")) == []


def test_a_planted_change_is_found_and_named() -> None:
    after = question(altered(HAMMER, [("face.hammer.show.0.n", 3)]))
    made = Comparison(question(HAMMER), after, 2400, about=("Hammer (1)",))
    play(made, Alone(), None, NOTHING)
    assert made.sure
    assert made.works < 60, "it stops when it is sure"
    watched = made.watched()["card\twon when played\tHammer (1)"]
    assert watched.sequence(len(made.watched()))[0] > 0
    again = Comparison(question(HAMMER), after, 2400, about=("Hammer (1)",))
    crew = Alone()
    crew.size = 5
    play(again, crew, None, NOTHING)
    assert again.found == made.found, "the same works, whoever plays them"


def test_ctrl_c_keeps_and_resume_goes_on(tmp_path: Path) -> None:
    def broken(_phase: str, _share: float) -> None:
        raise KeyboardInterrupt

    file, sides_ = tmp_path / "pairs.jsonl", (question(), question(hand=4))
    made = Comparison(*sides_, 160)
    play(made, Alone(), None, Kept(file, "x", resume=False), broken, stop=False)
    assert made.broken_off
    assert made.works == 1
    again, whole = Comparison(*sides_, 160), Comparison(*sides_, 160)
    play(again, Alone(), None, Kept(file, "x", resume=True), stop=False)
    play(whole, Alone(), None, NOTHING, stop=False)
    assert again.found == whole.found


def test_pieces_of_one_side_alone_are_left_out() -> None:
    spec = find("brawl")
    asked = Question("brawl", tuple(sorted(spec.resolve().items())), None, "medium")
    one, other = sides(asked.but(pieces=("jig", "fuse", "anvil")), asked.but(pieces=("fuse", "jig", "vesper")))
    assert one.choices == other.choices == ("jig", "fuse")
    with pytest.raises(ValueError, match="too few pieces"):
        sides(asked.but(pieces=("jig",)), asked.but(pieces=("fuse",)))


# ---------------------------------------------------------------- content otherwise
def test_a_number_is_found_by_key_place_or_id() -> None:
    for path in ("face.0.show.0.n", "face.hammer.show.0.n"):
        assert toml(altered(HAMMER, [(path, 3)]))["face"][0]["show"][0]["n"] == 3
    assert toml(altered(HAMMER, [("face.0.title", "Mallet"), ("face.0.value", 2)]))["face"][0]["title"] == "Mallet"


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        ("face.mallet.value", 1, "there is hammer"),
        ("faces.0.value", 1, "there is face"),
        ("face.0.show", 1, "a list, not a value"),
        ("face.0", 1, "a table, not a value"),
        ("face.0.value", "high", "not a whole number"),
        ("face.0.value", True, "not a whole number"),
        ("face.0.value.n", 1, "no more below"),
        ("face.9.value", 1, "0 to 0"),
    ],
)
def test_a_path_that_leads_nowhere_is_told(path: str, value: Any, said: str) -> None:
    with pytest.raises(NoPlace, match=said):
        altered(HAMMER, [(path, value)])


def test_what_is_written_is_what_was_read() -> None:
    data = {"a b": {"x": [1, -2.5, True, 'q"uo\te\x7f\\ü']}, "list": [{"id": "é"}, {}], "empty": []}
    assert toml(toml_of(data)) == data
    assert [read_value(text) for text in ("4", "-1", "true", "2.5", '"a"', "word")] == [4, -1, True, 2.5, "a", "word"]


def test_values_of_a_sweep() -> None:
    assert spelled_out("2..4") == ["2", "3", "4"]
    assert spelled_out("1,5,9") == ["1", "5", "9"]
    with pytest.raises(ValueError, match="the lower first"):
        spelled_out("5..2")


# ---------------------------------------------------------------- the commands
def test_compare_and_sweep_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, other = tmp_path / "hammer.toml", tmp_path / "strong.toml"
    file.write_text(HAMMER)
    other.write_text(HAMMER.replace("n = 1", "n = 3"))
    more = ["-o", "cards=house", "--workers", "1", "--games", "400"]
    told = ["lab", "compare", str(file), str(other), *more, "--about", "Hammer (1)"]
    assert cli.main([*told, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    rows = {row["name"]: row for row in data["differences"]}
    assert rows["won when played: Hammer (1)"]["difference"] > 0
    assert data["games"] <= 800
    assert cli.main(["lab", "compare", str(file), "--set", "face.hammer.show.0.n=3", *more]) == 0
    out = capsys.readouterr().out
    assert "confidence sequences" in out
    assert "won when played: Hammer (1)" in out
    swept = [
        "lab",
        "sweep",
        "toy",
        "--content",
        str(file),
        "--set",
        "face.hammer.show.0.n=1,3",
        "--about",
        "Hammer (1)",
    ]
    assert cli.main([*swept, *more]) == 0
    assert "won when played: Hammer (1)" in capsys.readouterr().out
    assert cli.main([*swept, *more, "--json"]) == 0
    assert list(json.loads(capsys.readouterr().out)) == ["3"]


def test_content_of_one_side_is_played_by_a_bot_that_knows_its_way_about(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rumpus.lab.change.sides", lambda one, other: (one, other))  # there is no such file
    spec = find("blitz_squad")
    plain = Asked(spec, spec.resolve(), None)
    own = replace(plain, content="own.toml")
    assert [one.bot for one in questions(plain, plain, 40)] == ["trained", "trained"]
    assert [one.bot for one in questions(plain, own, 40)] == ["far", "far"]
    assert [one.bot for one in questions(own, plain, 40)] == ["far", "far"]


def test_of_a_few_games_nothing_is_believed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "hammer.toml"
    file.write_text(HAMMER)
    told = ["lab", "compare", str(file), str(file), "-o", "cards=house", "--games", "20", "--workers", "1"]
    assert cli.main(told) == 0
    assert "of fewer than 60 seeds nothing is believed: drawn" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["compare"], "give 2 files"),
        (["compare", "--game", "toy"], "what changes"),
        (["compare", "--game", "toy", "--set", "hand=9"], "1 to 4"),
        (["compare", "--game", "toy", "--set", "cards.3.value=4"], "name the content file"),
        (["compare", "--game", "toy", "--set", "hand"], "NAME=VALUE"),
        (["compare", "--game", "toy", "--set", "hand=3", "--margin", "nan"], "'nan': use points from 0 to 100"),
        (["compare", "--game", "toy", "--set", "hand=3", "--margin=-1"], "'-1': use points from 0 to 100"),
        (["compare", "--game", "toy", "--set", "hand=3", "--margin", "-1"], "use points from 0 to 100"),
        (["compare", "--game", "toy", "--set", "hand=3", "--margin", "inf"], "from 0 to 100"),
        (["compare", "--game", "toy", "--set", "hand=3", "--margin", "two"], "from 0 to 100"),
        (["compare", "a", "b", "c", "--game", "toy"], "up to 2 files"),
        (["compare", "nowhere.toml", "--game", "toy"], "No such file"),
        (["sweep", "toy", "--set", "hand=2"], "2 values or more"),
        (["sweep", "toy", "--set", "hand=2..900"], "the lower first"),
    ],
)
def test_what_cannot_be_compared_is_one_line(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["lab", *words]) == 2
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert said in error
