"""A word as a game sees it, and texts in a row."""

from tests.effects.lantern import V, nodes

from rumpus import effects as fx


def test_a_line_reads_like_the_table_of_the_file() -> None:
    line = fx.Line(V, nodes('{ op = "draw", n = 2 }')[0])
    assert (line["n"], line["who"], line.get("if"), "who" in line, "if" in line) == (2, "you", None, True, False)
    assert dict(line) == {"may": False, "n": 2, "who": "you"}
    assert len(line) == 3


def test_texts_in_a_row() -> None:
    assert [fx.listed(texts) for texts in ([], ["a"], ["a", "b"], ["a", "b", "c"])] == ["", "a", "a or b", "a, b or c"]
    assert fx.listed(["a", "b", "c"], "and") == "a, b and c"
    assert (fx.large("two cards"), fx.large("")) == ("Two cards", "")
