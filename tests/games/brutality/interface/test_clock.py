"""What is done for who does nothing, and when a table's clock runs out (BU-RUL-19, -83, -87)."""

from typing import Any

import pytest
from tests.games.brutality.rules.law import Law

from rumpus.games.brutality.interface import actions, legality
from rumpus.games.brutality.rules import ids, turn

MELEE = "melee, damage 1, knockback 1"


def lapse(law: Law, seat: int = -1) -> Law:
    """The time of a seat that is asked is up."""
    p = asked(law) if seat < 0 else seat
    assert legality.why_not(law.t, law.s, p, ids.LAPSE) is None
    law.apply(p, ids.LAPSE)
    return law


def asked(law: Law) -> int:
    """The first seat that is asked."""
    mask = turn.who(law.t, law.s)
    return next(p for p in range(law.t.n) if mask >> p & 1)


def late(law: Law) -> list[int]:
    """The seats whose time was up, one after the other."""
    return [event[1] for event in law.kinds(ids.EV_LAPSE)]


@pytest.mark.rule("BU-RUL-87")
@pytest.mark.parametrize("options", [{}, {"hero_draft": "blind"}, {"format": "controlled_chaos"}, {"players": 4}])
def test_a_set_up_by_the_clock_takes_the_first_of_everything(options: dict[str, Any]) -> None:
    """Heroes and artifacts in the order of the catalogue, the first hero left, the first kind on the first square."""
    law = Law(ready=False, **options)
    other = Law(ready=False, **options)
    while law.s.phase < ids.P_START:
        p = asked(law)
        first = other.legal(p)[0]
        assert actions.passive(law.t, law.s, p) == first
        lapse(law)
        other.apply(p, first)
        assert list(law.s.cells) == list(other.s.cells)
    if law.t.draft != ids.BLIND:
        assert [hero.design for hero in law.s.heroes] == [1, 3, 2, 4]
    assert [(one.kind, one.square) for one in law.s.hazards[:2]] == [(1, 11), (2, 12)]
    assert set(late(law)) == set(range(law.t.n))


@pytest.mark.rule("BU-RUL-87")
def test_a_main_part_by_the_clock_ends_the_turn_and_nothing_is_discarded() -> None:
    law = Law("A d4, X f6").hand(1, "Z1 Z2")
    lapse(law)
    assert law.s.ask == ids.ASK_DISCARD
    lapse(law)
    assert (law.s.team, law.s.teams[0].hand_n) == (1, 2)
    assert late(law) == [law.s.first, law.s.first]


@pytest.mark.rule("BU-RUL-87")
def test_a_second_card_by_the_clock_is_taken_and_a_waiting_draw_given_up() -> None:
    law = Law("A d4, B dead, X f6").do("end").next()
    while law.s.ask != ids.ASK_OFFER:
        p = asked(law)
        law.apply(p, actions.passive(law.t, law.s, p))
    assert actions.passive(law.t, law.s, asked(law)) == ids.TAKE
    before = law.s.teams[0].hand_n
    assert lapse(law).s.teams[0].hand_n == before + 1
    law = Law("A d4, X f6", full_hand="play_first").hand(2, "Z1 Z2 Z3").do("end")
    assert law.s.ask == ids.ASK_WAIT
    lapse(law)
    assert (law.s.ask, law.s.teams[1].hand_n) == (ids.ASK_MAIN, 3)


@pytest.mark.rule("BU-RUL-83")
def test_an_asked_choice_by_the_clock_is_the_first_in_square_order_and_the_log_says_so() -> None:
    """Y goes to c8 of {c8, e8, c9, e9}."""
    law = Law("A d7, X d8, Y d9", A1=MELEE).do("A1 X")
    p = asked(law)
    assert actions.passive(law.t, law.s, p) == law.legal()[0]
    lapse(law)
    assert law.at("Y") == "c8"
    assert late(law) == [p]


def on(law: Law) -> Law:
    """Nothing is discarded, no second card drawn, until the next main part."""
    while law.s.over == 0 and law.s.ask in (ids.ASK_DISCARD, ids.ASK_OFFER, ids.ASK_WAIT):
        law.do("pass")
    return law


@pytest.mark.rule("BU-RUL-87")
def test_three_main_parts_by_the_clock_in_a_row_are_a_concession() -> None:
    law = Law("A d4, X f6")
    for _ in range(2):
        on(on(lapse(law)).do("end"))
    assert law.s.over == 0
    lapse(law)
    assert (law.s.over, law.s.winner) == (ids.CONCEDED, 1)
    assert [event[1] for event in law.kinds(ids.EV_CONCEDE)] == [law.s.first]


@pytest.mark.rule("BU-RUL-87")
def test_a_main_part_that_is_ended_by_hand_begins_the_count_anew() -> None:
    law = Law("A d4, X f6")
    for parts in (2, 2):
        for _ in range(parts):
            on(on(lapse(law)).do("end"))
        assert (law.s.over, law.s.teams[0].idle) == (0, 2)
        on(on(law.do("end")).do("end"))
        assert law.s.teams[0].idle == 0


@pytest.mark.rule("BU-RUL-87", "BU-RUL-108")
def test_with_four_players_a_part_has_expired_when_it_has_for_both() -> None:
    """One who is done by the clock and acts again, or whose teammate ends its part, has not let it run out."""
    law = Law("A d4, X f6", players=4)
    mine, mate = law.s.first, law.s.first + 2
    lapse(law, mine)
    assert law.s.team == 0, "the other player goes on"
    cells = list(law.s.cells)
    lapse(law, mine)
    assert list(law.s.cells) == cells, "who is done has nothing that could run out"
    law.do("A N", mine)
    assert law.s.lapsed == 0
    on(lapse(law, mine).do("end", mate))
    assert law.s.teams[0].idle == 0
    on(law.do("end", law.s.first ^ 1).do("end", (law.s.first ^ 1) + 2))
    lapse(lapse(law, mine), mate)
    assert law.s.teams[0].idle == 1


@pytest.mark.rule("BU-RUL-19", "BU-RUL-108")
def test_who_is_inside_another_when_time_is_up_goes_back() -> None:
    """To the last place of its own; the MS is lost, and the part is over."""
    law = Law("A d4 phasing ms 3, X d5").do("A N")
    p = asked(law)
    assert actions.passive(law.t, law.s, p) == ids.LAPSE
    lapse(law)
    assert (law.at("A"), law.s.team) == ("d4", 1)


@pytest.mark.rule("BU-RUL-19", "BU-MOVE-02")
def test_free_steps_inside_another_end_where_they_were() -> None:
    law = Law("A d4 phasing, X d5", R="any_time: own, move_free 2").hand(1, "R").do("R A; A N")
    assert law.at("A") == "d5"
    p = asked(law)
    assert actions.passive(law.t, law.s, p) == ids.LAPSE
    lapse(law)
    assert (law.at("A"), law.s.ask) == ("d4", ids.ASK_MAIN)


@pytest.mark.rule("BU-RUL-87")
def test_nobodys_time_is_up_but_of_who_is_asked() -> None:
    law = Law("A d4, X f6")
    assert legality.why_not(law.t, law.s, 1 - asked(law), ids.LAPSE) == "BU-TURN-01"
