"""A fault of a designer's file names the file, the line, the card, the path and what was allowed."""

import tomllib

from tests.effects.lantern import read

from rumpus import effects as fx
from rumpus.effects.faults import lines_of
from rumpus.kernel.contract.reader import Fault

FILE = """# a comment
id = "deck"
title = '''two
lines = [ { no }'''

[power]
name = 'its \\'  # a single quote, a backslash
"""

CARDS = """
[[cards]]
id = "A-1"
fx = [{ op = "draw", n = 1 }]

[[cards]]
id = "A-2"
day = 2026-01-02 03:04:05
part.size = 1.5e3
fx = [
  { op = "draw", n = 1 },  # fine, [really]
  { op = "drow", n = 2 },
  { op = "choose", of = [
    [ { op = "draw", n = 1 } ],
    [ { op = "draw", n = 9 } ],
  ] },
]

[[cards.more]]
x = 1
[[cards.more]]
x = 2
[cards.other."quoted"]
y = 3
"""


def test_the_line_of_every_key_and_item() -> None:
    text = FILE + CARDS
    tomllib.loads(text)
    lines = lines_of(text)
    at = {path: text.splitlines()[line - 1].strip() for path, line in lines.items()}
    assert at["id"] == 'id = "deck"'
    assert at["title"] == "title = '''two"
    assert at["power"] == "[power]"
    assert at["power.name"].startswith("name = 'its ")
    assert at["cards.0.id"] == 'id = "A-1"'
    assert at["cards.1"] == "[[cards]]"
    assert at["cards.1.day"].startswith("day =")
    assert at["cards.1.part.size"] == "part.size = 1.5e3"
    assert at["cards.1.fx.1.op"] == at["cards.1.fx.1.n"] == '{ op = "drow", n = 2 },'
    assert at["cards.1.fx.2.of.1.0.n"] == '[ { op = "draw", n = 9 } ],'
    assert at["cards.1.more.1.x"] == "x = 2"
    assert at["cards.1.other.quoted.y"] == "y = 3"


def test_a_fault_is_told_with_its_line_and_card() -> None:
    raw = [
        Fault("f.toml", "cards.1.fx.1.op", "'drow' is no word"),
        Fault("f.toml", "cards.1.fx.0.m", "is missing"),
        Fault("f.toml", "style", "is missing"),
    ]
    assert [str(one) for one in fx.located(raw, FILE + CARDS)] == [
        "f.toml:18: A-2: cards.1.fx.0.m: is missing",
        "f.toml:19: A-2: cards.1.fx.1.op: 'drow' is no word",
        "f.toml: deck: style: is missing",
    ]


def test_the_faults_of_a_real_list() -> None:
    text = 'id = "X"\ndo = [\n  { op = "draw", n = 1 },\n  { op = "glow", n = 7 },\n]\n'
    _, found = read(text)
    assert [str(one) for one in fx.located(found, text)] == [
        "cards.toml:4: X: do.1.n: 7 is not allowed; allowed: all, -3 to 3"
    ]


def test_a_text_that_is_no_toml_has_no_lines_and_a_known_card_stays_known() -> None:
    broken = [Fault("f", "", "this is not TOML")]
    assert fx.located(broken, "[[card]\n") == broken
    [one] = fx.located([Fault("f", "", "names no place", "cook")], "a = 1\n")
    assert str(one) == "f: cook: file: names no place"


def test_a_fault_of_a_whole_card_names_it() -> None:
    [one] = fx.located([Fault("f", "card.0", "has no word")], '[[card]]\nid = "cook"\n')
    assert str(one) == "f:1: cook: card.0: has no word"
