"""Edges that no scene reaches: the first design of a table, and a special placed out of The Flip that grows old."""

import pytest
from tests.games.blitz_squad.rules.law import Law
from tests.games.blitz_squad.rules.test_flip import flipped

from rumpus.games.blitz_squad.rules import ids


@pytest.mark.rule("BS-PEN-01", "BS-RUL-40")
def test_the_first_design_of_a_table_is_a_card_like_any_other() -> None:
    """Closed and revealed copies of design 1 are discarded, laid and concealed as what they are."""
    for shown in (True, False):
        law = Law()
        law.known["Q1"] = 1
        law.make(1, "Q1")
        law.hand("A", "Q1, R2, T3, U4{conceal 1}", 0, shown="Q1, V2")
        law.end().pick("!Q1" if shown else "Q1")
        assert law.s.seats[0].open_n == (1 if shown else 2)
        assert law.s.seats[0].hand_n == (4 if shown else 3)
        law.pick("R2")
        law = Law()
        law.known["Q1"] = 1
        law.make(1, "Q1")
        law.hand("A", "Q1, U4{conceal 1}", 0, shown="Q1, V2")
        law.action("!Q1" if shown else "Q1").answer("pass")
        assert law.s.seats[0].open_n == (1 if shown else 2)
        if not shown:
            law.action("U4{conceal 1}").pick("!Q1")
            assert law.top("A", "open") == ["V2"]


@pytest.mark.rule("BS-RUL-26", "expire")
@pytest.mark.parametrize("n", [1, 2])
def test_a_placed_special_is_as_old_as_the_game(n: int) -> None:
    """Its first turn is turn 1."""
    law = flipped(f"S{{expire {n}}}", "Q3")
    law.do(ids.SEAT)
    law.do(ids.PLACE)
    for turn in range(1, n + 1):
        assert law.s.turn == turn
        assert len(law.in_play) == 1
        law.end()
        while law.s.turn == turn:
            law.do(law.legal()[0])
    assert law.in_play == []


@pytest.mark.rule("BS-FLIP-09", "BS-RUL-44", "BS-BEG-03", "BS-DRAW-02")
def test_a_placed_special_works_from_the_first_beginning() -> None:
    law = flipped("S{mill 1, each_begin, active}", "Q3")
    law.do(ids.SEAT)
    law.do(ids.PLACE)
    assert law.count("A") == (51, 7, 1, 0)
    assert law.count("B") == (53, 7, 0, 0)
