"""Dust-up's cards: the house's file, a designer's own, and every fault with its line."""

from pathlib import Path

import pytest

from rumpus import Match, cli, load
from rumpus.games.toy.content.load import HOME, check_file, house, read
from rumpus.games.toy.interface.card_text import known, show_file, text
from rumpus.games.toy.interface.guide import guide
from rumpus.kernel.contract.errors import ContentError
from rumpus.kernel.match.load import SaveError

OWN = """game = "toy"

[[face]]
id = "cutpurse"
value = 6
title = "Cutpurse"
show = [{ op = "take", n = 2, from = "leader", if = "pot at least 3" }]
answer = [{ op = "swap" }]
"""


def test_the_house_file_has_no_fault():
    assert check_file(str(HOME / "house.toml")) == []
    assert [face.value for face in house()] == [1, 2, 4, 5, 6]


def test_texts_in_two_lengths():
    pebble, magpie = house()[:2]
    assert text(pebble) == "When it lies open: draw 1 card. As an answer: take 1 coin from the leader."
    assert text(pebble, "short") == "Open: draw 1; Answer: 1 coin from the leader"
    assert text(magpie) == "When it lies open: take 1 coin from the pot if the pot holds 2 or more."


@pytest.mark.parametrize(
    ("was", "now", "said"),
    [
        (
            'op = "swap"',
            'op = "swop"',
            "my.toml:8: cutpurse: face.0.answer.0.op: 'swop' is no word at answer; the nearest is 'swap'",
        ),
        ("n = 2", "n = 9", "my.toml:7: cutpurse: face.0.show.0.n: 9 is not allowed"),
        ('show = [{ op = "take", n = 2, ', 'show = [{ op = "swap", ', "swap cannot stand at show"),
        ("pot at least 3", "pot at most 3", "'pot at most 3' is no condition"),
        ("value = 6", "value = 10", "my.toml:5: cutpurse: face.0.value: 10 is not allowed; a whole number from 1 to 9"),
        ('title = "Cutpurse"', 'titel = "Cutpurse"', "titel: is not known here; the nearest is 'title'"),
        ("[[face]]", "[[case]]", "case: is not known here; allowed: face"),
        ("[[face]]", "face = 3\n[[x]]", "face: 3 is not allowed; a list is wanted"),
        (OWN[14:], "", "face: is missing"),
        ("[[face]]", "[[face", "this is not TOML"),
        ('answer = [{ op = "swap" }]\n', OWN[OWN.index("answer") :] + OWN[14:], "face.1.id: 'cutpurse' stands twice"),
        ('answer = [{ op = "swap" }]\n', OWN[14:].replace("cutpurse", "thief"), "face.1.value: 6 stands twice"),
    ],
)
def test_faults(was, now, said):
    told = [str(fault) for fault in read("my.toml", OWN.replace(was, now))[1]]
    assert any(said in line for line in told), told


@pytest.mark.rule("TOY-CARD-01")
def test_a_file_of_ones_own_takes_the_place_of_the_houses_card():
    match = Match.start("toy", {"cards": "house"}, 1, OWN)
    assert match.t.book.face(6).title == "Cutpurse"
    assert match.t.book.face(5).title == "Bully"
    assert [face.title for face in Match.start("toy", {}, 1, OWN).t.book.faces] == ["Cutpurse"]
    assert match.t.answers == 1 << 1 | 1 << 4 | 1 << 5 | 1 << 6


def test_cards_above_the_highest_value_are_not_at_the_table():
    match = Match.start("toy", {"cards": "house", "highest": 4}, 1, OWN)
    assert [face.value for face in match.t.book.faces] == [1, 2, 4]
    assert match.t.answers == 1 << 1 | 1 << 4


def test_a_wrong_file_starts_nothing():
    with pytest.raises(ContentError, match="swop"):
        Match.start("toy", {}, 1, OWN.replace("swap", "swop"))


def test_a_save_pins_what_cards_do_and_not_what_they_are_called():
    text = Match.start("toy", {}, 1, OWN).save()
    assert load(text, OWN.replace('"Cutpurse"', '"Thief"')).seed == 1
    with pytest.raises(SaveError, match="the card cutpurse is not the one this game was played with: show"):
        load(text, OWN.replace("n = 2", "n = 3"))


def test_on_the_command_line(tmp_path: Path, capsys):
    path = tmp_path / "own.toml"
    path.write_text(OWN, "utf-8")
    assert show_file(str(path))[0].startswith("6 Cutpurse: When it lies open: take 2 coins from the leader if")
    assert cli.main(["content", "check", str(path)]) == 0
    assert capsys.readouterr().out == f"{path}: ok, for Dust-up\n"


def test_everybody_reads_what_cards_do():
    match = Match.start("toy", {"cards": "house"}, 7)
    assert list(known(match.t, match.s, 0)) == ["1", "2", "4", "5", "6"]
    plain = Match.start("toy", {}, 7)
    assert known(plain.t, plain.s, 0) == {}
    assert match.spec.setup.of_table(match.t)["cards"][0]["short"]["text"] == (
        "Open: draw 1; Answer: 1 coin from the leader"
    )


def test_the_guide_is_up_to_date():
    assert guide() == (HOME / "README.md").read_text("utf-8"), "run: python -m rumpus.games.toy.interface.guide"


def test_a_word_stands_in_one_row_and_one_function():
    root = HOME.parent
    named = [p.relative_to(root).as_posix() for p in root.rglob("*.py") if "swap" in p.read_text("utf-8").lower()]
    others = {"rules/ops.py", "rules/dispatch.py", "interface/events.py", "rules/ids.py"}
    assert set(named) - others == {
        "content/words.py",
        "rules/cards.py",
    }


def test_no_rule_reads_the_vocabulary():
    from rumpus.kernel.compile.bind import sources
    from rumpus.kernel.contract.spec import find

    assert not [
        name for name in sources(find("toy")) if ".content" in name or (".effects" in name and "games" not in name)
    ]
