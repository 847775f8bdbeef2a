"""Edges of the law that a small slip would move: each of these once stood where a broken line was not noticed."""

import pytest
from tests.games.brutality.rules.law import Law

from rumpus.games.brutality.rules import ids, turn

STRIKE = {"A1": "melee, damage 1, knockback 1"}


# ---------------------------------------------------------------- aims
@pytest.mark.rule("aim_enemy", "aim_all_heroes")
@pytest.mark.parametrize(("where", "line", "hit"), [("row", "row6", 7), ("row", "row7", 8), ("column", "columne", 7)])
def test_a_big_hero_is_in_every_row_and_column_that_it_fills(where: str, line: str, hit: int) -> None:
    law = Law("X 2x2 d5", R=f"any_time: enemy all where=chosen_{where}, damage 1").hand(1, "R").do(f"R {line}")
    assert law.hp("X") == hit


@pytest.mark.rule("BU-RUL-27", "aim_square")
def test_sight_begins_on_an_own_square_within_reach() -> None:
    """From c5 the way to f6 would be clear, but that is 3 squares off."""
    law = Law("A 2x2 c4, limestone e5", A1="square 2 needs_path=yes, place_creation wall")
    assert law.refuses("A1 f6")
    assert law.takes("A1 f4")


@pytest.mark.rule("BU-RUL-44", "BU-RUL-20", "aim_charge")
def test_a_charge_at_an_enemy_beside_moves_nobody() -> None:
    law = Law("A d4, B e4, X d5", A1="charge 2, damage 1").do("A1 N1")
    assert (law.at("A"), law.hp("X")) == ("d4", 7)
    assert Law("A d4, B e4", A1="charge 2, damage 1").refuses("A1 E1")


@pytest.mark.rule("aim_burst")
def test_a_burst_may_leave_out_who_was_hit() -> None:
    law = Law("A d4, X d5, Y e4", A1="melee, damage 2, burst 1 except=already_hit, damage 1").do("A1 X")
    assert (law.hp("X"), law.hp("Y")) == (6, 7)


@pytest.mark.rule("aim_creation", "remove_creation")
def test_a_creation_is_reached_or_not() -> None:
    law = Law("A d4, wall d6 X, wall d7 X", A1="creation wall reach=2, remove_creation")
    assert law.takes("A1 d6")
    assert law.refuses("A1 d7")
    assert Law("A d4, wall d7 X", A1="creation wall reach=0, remove_creation").takes("A1 d7")


@pytest.mark.rule("BU-RUL-30", "aim_shot")
def test_a_big_tank_stands_in_nobody_s_way_to_itself() -> None:
    law = Law("A d2, X 2x2 d4 tank", A1="shot 3, damage 1").do("A1 X")
    assert (law.hp("X"), law.s.ask) == (7, ids.ASK_MAIN)


@pytest.mark.rule("BU-RUL-27", "suppress_hazard")
def test_a_hazard_without_effect_blocks_no_path() -> None:
    law = Law("A d4, X d6, limestone d5", A1="shot 3, damage 1", A2="line 3, damage 1")
    assert law.refuses("A1 X")
    law.s.hazards[0].quiet = 99
    assert law.takes("A1 X")
    assert law.takes("A2 N")
    assert law.refuses("A N"), "nobody ever stands there"


# ---------------------------------------------------------------- answers
@pytest.mark.rule("BU-RUL-15", "BU-RUL-62")
def test_only_what_is_due_is_put_in_order() -> None:
    """A card that waits for a later turn is not asked about."""
    cards = dict.fromkeys("RS", "next_turn enemy: enemy all, damage 1")
    law = Law(T="next_turn own: own all, heal 1", **cards).hand(1, "R S T").do("R; S; T").next()
    assert law.s.ask == ids.ASK_ORDER
    assert law.legal() == [ids.CARD + law.number("R") - 1, ids.CARD + law.number("S") - 1]


@pytest.mark.rule("life_drain")
def test_the_dead_drain_nothing() -> None:
    law = Law("A hp 4/8, B dead", R="any_time: enemy, damage 2, life_drain 2").hand(1, "R").do("R X")
    assert law.legal() == [ids.HERO]
    law.do("> A")
    assert law.hp("A") == 6


@pytest.mark.rule("place_hazard", "BU-RUL-08")
def test_a_kind_that_lies_on_the_board_is_not_in_the_box() -> None:
    card = "any_time: square 0, place_hazard kinds=pillars+limestone+catapult"
    law = Law("pillars d5", R=card).hand(1, "R").do("R d6")
    assert law.legal() == [ids.KIND + ids.LIMESTONE - 1, ids.KIND + ids.CATAPULT - 1]
    law = Law("pillars d5, limestone c5", R=card).hand(1, "R").do("R d6")
    assert law.thing("d6") == "catapult"


# ---------------------------------------------------------------- displacement
@pytest.mark.rule("BU-RUL-78", "BU-RUL-45", "swap", "teleport", "throw")
def test_the_steadfast_are_displaced_by_no_enemy_and_by_their_team() -> None:
    law = Law("A d4, X d5 steadfast", A1="melee, damage 1, swap", A2="melee, damage 1, teleport 2").do("A1 X; A2 X")
    assert (law.where("AX"), law.hp("X"), law.s.ask) == ("d4 d5", 6, ids.ASK_MAIN)
    assert Law("A d4, X d5 steadfast", A0="3: melee, teleport 2").refuses("A0 X")
    assert Law("A d4, X d5 steadfast", A0="3: melee, throw").refuses("A0 X")
    law = Law("A d4, B d5 steadfast", A1="teammate 1, swap", A2="shot 1 who=teammate, throw").do("A1 B; A2 B")
    assert law.where("AB") == "d5 d6"
    law = Law("X d7 steadfast", R="any_time: enemy, teleport 2").hand(1, "R").do("R X")
    assert (law.at("X"), law.s.ask) == ("d7", ids.ASK_MAIN)


@pytest.mark.rule("BU-RUL-97", "BU-RUL-54")
def test_who_directs_a_launch_sees_the_hidden_or_not() -> None:
    """X is sent by A: onto hidden Y never, onto A's own hidden B as onto anybody."""
    assert "N3" not in Law("A d4, X d5, catapult d6, Y d9 hidden", **STRIKE).do("A1 X").flights
    assert "N3" in Law("A d4, X d5, catapult d6, B d9 hidden", **STRIKE).do("A1 X").flights
    assert "N1" in Law("A d4, X d5, catapult d6, Y d7 hidden", **STRIKE).do("A1 X").flights
    push = "any_time: enemy, push_chosen 1"
    assert "N3" not in Law("X d5, catapult d6, Y d9 hidden", R=push).hand(1, "R").do("R X; > N").flights
    assert "N3" in Law("X d5, catapult d6, B d9 hidden", R=push).hand(1, "R").do("R X; > N").flights
    assert Law("A d5, catapult d6, X d9 hidden").do("A N").refuses("A launch N3")


@pytest.mark.rule("BU-RUL-33", "BU-TANK-09")
def test_a_leap_never_moves_a_tank_whatever_a_launch_may() -> None:
    law = Law("A d4, X tank d6", A1="leap 2, damage 1, knockback 1", tank_landing="leap_only").do("A1 N2")
    assert (law.where("AX"), law.hp("X")) == ("d5 d6", 7)


@pytest.mark.rule("BU-RUL-49")
def test_who_launches_itself_onto_the_pillars_is_never_hurt() -> None:
    law = Law("A d5, catapult d6, pillars d9", forced_pillar_landing="hurts").do("A N; A launch N3")
    assert (law.at("A"), law.hp("A")) == ("d8", 8)


@pytest.mark.rule("BU-RUL-50", "BU-PIKE-05")
def test_pikes_underfoot_catch_no_flier() -> None:
    law = Law("A 2x2 c4, pikes d5", A1="leap 2 min=2 land=empty").do("A1 N2")
    assert (law.at("A"), law.hp("A")) == ("c6", 8)


@pytest.mark.rule("BU-RUL-47")
def test_who_is_on_a_used_hazard_may_be_put_where_it_is_still_on_it() -> None:
    """The Flames are a wall for A alone, and no square that X fills already is newly entered."""
    law = Law("A c4, X 2x2 d4, flames d5", A1="melee, teleport 1")
    law.s.hazards[0].used = 1
    law.do("A1 X")
    assert "d5" in law.offered, "d5 e5 d6 e6"
    assert "c5" not in Law("A c4, X 2x2 e4, flames d5", A1="shot 3, teleport 1").do("A1 X").offered
    far = Law("A c4, X 2x2 e4, flames d5", A1="shot 3, teleport 1")
    far.s.hazards[0].used = 1
    far.do("A1 X")
    assert not {"d4", "d5"} & far.offered


# ---------------------------------------------------------------- time
@pytest.mark.rule("BU-RUL-48", "BU-RUL-59")
def test_a_cloud_hurts_who_stays_from_the_next_turn_on() -> None:
    """stay_damage is about hazards."""
    law = Law("A d4, cloud d5 X", stay_damage="ends_there").do("A N")
    assert law.hp("A") == 7
    law.end()
    assert law.hp("A") == 7


@pytest.mark.rule("BU-RUL-78")
def test_its_next_turn_begins_after_now() -> None:
    """Given in its own turn it lasts through its next one; given in the other team's, through the one that follows."""
    card = "any_time: own, set_status haste value=1 until=its_next_turn"
    law = Law(R=card, S="any_time: enemy, set_status haste value=1 until=its_next_turn").hand(1, "R S").do("R A; S X")
    law.end()
    assert (law.status("A", "haste"), law.status("X", "haste")) == (1, 1)
    law.end()
    assert (law.status("A", "haste"), law.status("X", "haste")) == (1, 0)
    law.end()
    assert law.status("A", "haste") == 0


@pytest.mark.rule("BU-RUL-78")
def test_a_shorter_time_shortens_nothing() -> None:
    long, brief = ("any_time: own, shield 2 until=round_end", "any_time: own, shield 1 until=this_turn")
    law = Law(R=long, S=brief).hand(1, "R S").do("R A; S A").end()
    assert law.status("A", "shield") == 2


@pytest.mark.rule("BU-RUL-15", "suppress_hazard")
def test_a_suppressed_hazard_wakes_at_the_end_of_that_turn() -> None:
    card = "blessing any_time: hazard flames, suppress_hazard this_turn"
    law = Law("flames d5", R=card).hand(1, "R").do("R d5").end()
    kinds = [event[0] for event in law.events]
    woken = [i for i, event in enumerate(law.events) if event[0] == ids.EV_SUPPRESSED][-1]
    assert woken < kinds.index(ids.EV_TURN)
    assert law.s.hazards[0].quiet == 0


@pytest.mark.rule("BU-RUL-15", "BU-RUL-67")
def test_cards_leave_the_play_area_before_the_next_turn() -> None:
    law = Law().hand(1, "Z1").do("Z1").end()
    kinds = [event[0] for event in law.events]
    assert kinds.index(ids.EV_PILE) < kinds.index(ids.EV_TURN)


# ---------------------------------------------------------------- cards
@pytest.mark.rule("BU-RELIC-05", "draw")
def test_a_card_draws_no_more_than_fits() -> None:
    law = Law(R="any_time: player own, draw 3").hand(1, "R Z1 Z2").do("R")
    assert len(law.holds(1)) == 3


@pytest.mark.rule("BU-RUL-67")
def test_a_pile_is_shuffled_once_a_turn() -> None:
    """Discards that come after the reshuffle are not drawn in this turn."""
    card = "any_time: player own, draw 1, player enemy, discard_enemy 1, player own, draw 1"
    law = Law(R=card).hand(1, "R").hand(2, "Z5").deck("").used("Z1").do("R")
    assert (law.holds(1), law.lies()) == ([f"Z{law.number('Z1')}"], [f"Z{law.number('Z5')}"])


@pytest.mark.rule("BU-RUL-80", "peek_hand")
def test_what_was_seen_stays_seen_when_cards_come_and_go() -> None:
    """The other team saw the three; one is played, one is drawn: it knows the two, and not the new one."""
    law = Law(R="any_time: player enemy, peek_hand").hand(1, "R").hand(2, "Z2 Z4 Z6").do("R")
    assert law.s.teams[1].seen == 0b111
    law.do("end; Z4")
    side = law.s.teams[1]
    assert side.hand_n == 3
    known = {side.hand[i] for i in range(3) if side.seen >> i & 1}
    assert known == {law.number("Z2"), law.number("Z6")}


@pytest.mark.rule("BU-RUL-63", "lock_cards")
def test_a_lock_holds_what_it_names_alone() -> None:
    for told, relics, tools in (("relics=no", True, False), ("artifacts=no", False, True)):
        card = f"next_turn enemy: player enemy, lock_cards next_turn_end {told}"
        law = Law("X hp 4/8", X0="3: self, heal 1", R=card)
        law.hand(1, "R").hand(2, "Z1").do("R").end()
        assert (law.takes("Z1"), law.takes("X0")) == (relics, tools)


@pytest.mark.rule("draw_bonus")
def test_bonuses_of_two_cards_add_up() -> None:
    card = "any_time: player own, draw_bonus 1"
    law = Law(R=card, S=card).hand(1, "R S").do("R; S").end().end()
    assert len(law.holds(1)) == 3


@pytest.mark.rule("steal_card", "BU-RUL-80")
def test_a_thief_s_card_is_known_to_whom_it_was_taken_from() -> None:
    law = Law(R="any_time: player enemy, steal_card 1").hand(1, "R Z1 Z3").hand(2, "Z2").do("R")
    law.do("> Z2") if law.s.ask == ids.ASK_STEAL else None
    side = law.s.teams[0]
    assert [side.seen >> i & 1 for i in range(3)] == [int(card == law.number("Z2")) for card in side.hand]


@pytest.mark.rule("choose_one", "BU-RUL-105")
def test_the_other_group_is_left_out_and_asks_nothing() -> None:
    card = "any_time: choose_one 2, enemy, damage 2, own, heal 2"
    law = Law("A hp 4/8", R=card).hand(1, "R").do("R group1; > X")
    assert law.s.ask == ids.ASK_MAIN


# ---------------------------------------------------------------- specials
@pytest.mark.rule("BU-RUL-36", "aim_leap")
def test_a_knockback_is_how_far_who_is_landed_on_goes() -> None:
    law = Law("A d4, X d6", A1="leap 2, damage 1, knockback 2").do("A1 N2")
    assert (law.where("AX"), law.hp("X")) == ("d6 d8", 7)


@pytest.mark.rule("aim_all_heroes", "damage")
def test_damage_for_enemies_alone() -> None:
    law = Law("A d4, X d7", R="any_time: all_heroes, damage 1 only=enemies").hand(1, "R").do("R")
    assert [law.hp(name) for name in "ABXY"] == [8, 8, 7, 7]


@pytest.mark.rule("BU-RUL-97", "BU-RUL-30", "aim_line")
def test_a_hidden_tank_takes_what_a_line_meant_for_its_teammate() -> None:
    law = Law("A d3, X tank d5 hidden, Y d6", A1="line 3, damage 2").do("A1 N")
    assert (law.hp("X"), law.hp("Y")) == (6, 8)
    assert Law("A d3, X tank d5 hidden", A1="line 3, damage 2").refuses("A1 N")


@pytest.mark.rule("BU-RUL-97", "BU-RUL-44")
def test_a_charge_hits_a_hidden_hero_that_it_began_beside() -> None:
    assert Law("A d4, X d5 hidden", A1="charge 2, damage 1").do("A1 N1").hp("X") == 7
    law = Law("A d3, X d5 hidden", A1="charge 2, damage 1").do("A1 N2")
    assert (law.at("A"), law.hp("X")) == ("d4", 8)


@pytest.mark.rule("BU-RUL-54", "BU-RUL-76")
def test_a_dead_hero_s_teammate_says_where_the_catapult_sends() -> None:
    """Four players: A dies of what X reflects, and its player is not asked."""
    board = "A d4 hp 1, X d5 hp 8 reflect, catapult d6"
    law = Law(board, players=4, A1="melee, damage 1, knockback 1").do("A1 X", 0)
    if law.s.ask == ids.ASK_LAUNCH:
        assert turn.who(law.t, law.s) == 0b0100


# ---------------------------------------------------------------- moves
@pytest.mark.rule("BU-RUL-19", "BU-RUL-83")
def test_out_of_time_inside_the_second_hero_is_back_before_the_first() -> None:
    law = Law("A d4 phasing ms 4, X d5, Y d6").do("A N N")
    law.apply(0, ids.LAPSE)
    assert law.at("A") == "d4"


# ---------------------------------------------------------------- the board
@pytest.mark.rule("BU-RUL-73", "revive")
def test_a_big_hero_of_team_2_comes_back_to_its_row() -> None:
    law = Law("X 2x2 dead", S="any_time: own state=dead, revive full").hand(2, "S").end().do("S X")
    assert law.offered == {"b8", "c8", "d8", "e8", "f8"}


@pytest.mark.rule("move_hazard", "BU-RUL-57")
def test_a_hazard_goes_no_farther_than_the_card_says() -> None:
    law = Law("pillars d5", R="any_time: hazard pillars, move_hazard 1").hand(1, "R").do("R d5")
    assert law.offered == {"c4", "d4", "e4", "c5", "e5", "c6", "d6", "e6"}


@pytest.mark.rule("cooldown_shift", "BU-RUL-13")
def test_no_more_than_nine_markers() -> None:
    law = Law(X0="3: self, heal 1", R="any_time: enemy, cooldown_shift 3").hand(1, "R")
    law.s.heroes[2].cool = 8
    law.do("R X")
    assert law.s.heroes[2].cool == 9


@pytest.mark.rule("BU-RUL-06")
def test_secret_heroes_are_forgotten_when_they_are_shown() -> None:
    law = Law(ready=False, hero_draft="blind")
    for seat, pick in ((0, 1), (1, 2), (0, 3), (1, 4)):
        law.do(f"hero {pick}", seat)
    assert [hero.design for hero in law.s.heroes] == [1, 3, 2, 4]
    assert [team.picks for team in law.s.teams] == [0, 0]
