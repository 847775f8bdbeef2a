"""Four players: the law's checks. Seats 0 and 2 are Team 1 (A and B), 1 and 3 are Team 2 (X and Y)."""

import pytest
from tests.games.brutality.rules.law import Law

from rumpus.games.brutality.rules import ids, turn

HITS = dict.fromkeys(("A1", "B1", "X1", "Y1"), "melee, damage 1")


@pytest.mark.rule("BU-TEAM-01", "BU-RUL-86")
def test_each_player_controls_one_hero() -> None:
    law = Law("A d4, B e4", players=4)
    assert turn.who(law.t, law.s) == 0b0101
    assert law.refuses("A N", 2)
    assert law.takes("A N", 0)
    assert law.takes("B N", 2)
    assert law.refuses("B N", 0)


@pytest.mark.rule("BU-TEAM-03", "BU-TEAM-05", "BU-EX-03")
def test_teammates_act_in_any_order() -> None:
    law = Law("A d2, B e4, X d5", players=4, **HITS)
    law.do("A N N", 0).do("B1 X", 2).do("A1 X", 0).do("A W", 0)
    assert (law.at("A"), law.hp("X"), law.actions("A"), law.actions("B")) == ("c4", 6, 2, 1)
    assert law.takes("B W", 2)


@pytest.mark.rule("BU-TEAM-04", "BU-RUL-94")
@pytest.mark.parametrize(("draws", "offered"), [("one", False), ("as_duel", True)])
def test_a_team_draws_one_card(draws: str, offered: bool) -> None:
    law = Law("B dead", players=4, four_draws=draws).do("end", 0)
    finish(law)
    law.do("end", 1).do("end", 3)
    while law.s.ask == ids.ASK_DISCARD:
        law.do("pass")
    assert law.s.team == 0
    assert (law.s.ask == ids.ASK_OFFER) == offered
    assert len(law.holds(1)) == 1


def finish(law: Law) -> None:
    """The team's discards are over."""
    while law.s.ask in (ids.ASK_DISCARD, ids.ASK_OFFER):
        law.do("pass")


@pytest.mark.rule("BU-TEAM-06", "BU-WIN-01")
def test_both_players_win() -> None:
    law = Law("A dead, B d4, X d5 hp 1, Y dead", players=4, **HITS).do("B1 X", 2)
    assert law.result == (ids.BEATEN, 1)


@pytest.mark.rule("BU-RUL-76")
def test_either_player_plays_the_team_s_cards() -> None:
    law = Law(players=4, R="any_time: own, heal 1").hand(1, "R")
    law.do("R B" if law.takes("R B", 2) else "R", 2)
    assert law.holds(1) == []


@pytest.mark.rule("BU-RUL-76", "BU-RUL-95")
def test_the_knocked_hero_s_player_chooses() -> None:
    law = Law("A d7, X d8, Y d9", players=4, A1="melee, damage 1, knockback 1").do("A1 X", 0)
    assert turn.who(law.t, law.s) == 0b0010
    assert law.refuses("> e9", 3)
    law.do("> e9", 1)
    assert law.at("Y") == "e9"


@pytest.mark.rule("BU-RUL-77")
def test_done_is_taken_back_by_acting() -> None:
    law = Law("A d4, B e4", players=4).do("end", 0)
    assert law.asked == 1
    law.do("A N", 0)
    assert turn.who(law.t, law.s) == 0b0101
    law.do("end", 0).do("end", 2)
    finish(law)
    assert law.s.team == 1


@pytest.mark.rule("BU-RUL-77")
def test_the_player_of_a_dead_hero_decides_nothing() -> None:
    law = Law("A dead, B e4", players=4).hand(1, "Z1")
    assert turn.who(law.t, law.s) == 0b0100
    assert law.legal(0) == []
    law.do("end", 2)
    assert law.s.team == 1 or turn.who(law.t, law.s) == 0b0100


@pytest.mark.rule("BU-RUL-74")
def test_both_have_to_give_up() -> None:
    law = Law(players=4)
    law.apply(0, ids.CONCEDE)
    assert law.result == (0, 0)
    law.apply(2, ids.CONCEDE)
    assert law.result == (ids.CONCEDED, 2)


@pytest.mark.rule("BU-RUL-86")
def test_the_second_of_two_colliding_commands_is_refused() -> None:
    law = Law(players=4, R="any_time: own all, heal 1").hand(1, "R").do("R", 0)
    assert law.refuses("R", 2)


@pytest.mark.rule("BU-RUL-76", "BU-TEAM-01")
def test_heroes_are_chosen_by_each_for_itself() -> None:
    law = Law(players=4, ready=False)
    seats = []
    for pick in (1, 3, 2, 4):
        seats.append(turn.who(law.t, law.s))
        law.do(f"hero {pick}")
    assert seats == [0b0001, 0b0010, 0b0100, 0b1000]
    assert turn.who(law.t, law.s) == 0b0001


@pytest.mark.rule("BU-RUL-77", "BU-RUL-80", "BU-RUL-65")
@pytest.mark.parametrize("held", ["R", "S"])
def test_who_is_to_act_does_not_tell_what_a_hand_holds(held: str) -> None:
    """Where an empty play is refused, R could be played and S could not: who is done is asked for neither."""
    cards = {"R": "any_time: enemy, damage 1", "S": "any_time: own, heal 1"}
    law = Law("A d4 stun, B f4", players=4, empty_play="refused", **cards).hand(1, held).do("end", 0)
    assert [p for p in range(4) if turn.who(law.t, law.s) >> p & 1] == [2]
    law = Law("A d4 stun, B f4", players=4, **cards).hand(1, held).do("end", 0)
    assert [p for p in range(4) if turn.who(law.t, law.s) >> p & 1] == [0, 2]
