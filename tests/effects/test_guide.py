"""The designer's guide: the vocabulary as tables."""

from pathlib import Path

import pytest
from tests.effects.lantern import IF, PER, V

from rumpus import effects as fx
from rumpus.effects import guide


def test_a_row_a_word() -> None:
    rows = [row.split(" | ") for row in guide.words(V).splitlines()]
    assert rows[0] == ["| op", "id", "parameters", "where it may stand |"]
    assert [row[0] for row in rows[2:]] == [f"| `{name}`" for name in V.words]
    assert [row[1] for row in rows[2:]] == [word.law for word in V.words.values()]
    assert [row[2] for row in rows[2:]] == [
        "`n`: 1 to 3; `who`: you, foe, foes (default you)",
        "`n`: all, -3 to 3; `least`: 1 to 2 (may be left out); `per`: turn, card (default turn)",
        "`colours`: a list of red, green, blue; `wet`: true, false (may be left out)",
        "`of`: 2 to 3 lists of words",
        "`test`: a sentence; `then`: a list of words; `else`: a list of words (may be left out)",
        "`n`: 2 to 3; `do`: a list of words of draw, glow",
        "`cost`: one word of draw; `gain`: one word",
    ]
    assert [row[3] for row in rows[3:5]] == ["any time |", "anywhere |"]
    assert rows[7][3] == "anywhere; never inside twice |"


def test_what_may_stand_with_every_word() -> None:
    assert guide.common(V).splitlines()[2:] == [
        "| `if` | a sentence (may be left out) |",
        "| `may` | true, false (may be left out) |",
    ]


def test_a_row_a_sentence_a_part_a_case() -> None:
    assert guide.forms(V, IF).splitlines()[2:] == [
        "| `<whose> hand <cmp> <c 0-9> card(s)` | XX-C-01 | cards in hand |",
        "| `lantern is <colour,>` | XX-C-02 | its colour |",
        "| `standing in <place*>` | XX-C-03 | where |",
        "| `it won` | XX-C-04 | the fight; end only |",
    ]
    assert "| `<cmp>` | at least, at most |" in guide.parts(IF)
    cases = {name: case for name, case in PER.items() if isinstance(case, fx.Case)}
    assert guide.cases("per", cases).splitlines()[2:] == ["| `card` | XX-P-01 | `cap`: 1 to 9 |"]


def test_a_bar_in_a_cell_is_no_border() -> None:
    assert guide.table(("a",), [("x|y",)]).splitlines()[2] == "| x\\|y |"


def test_the_prose_of_a_guide_stands_beside_it(tmp_path: Path) -> None:
    (tmp_path / "guide.md").write_text("# Cards\n\nUp to $cards.\n\n$words\n")
    told = guide.page(str(tmp_path / "guide.py"), cards=3, words=guide.quoted(["draw", "glow"]))
    assert told == "# Cards\n\nUp to 3.\n\n`draw`, `glow`\n"
    with pytest.raises(KeyError, match="words"):
        guide.page(str(tmp_path / "guide.py"), cards=3)
