"""Conditions and counters, each true and false: what a modifier on top of an attack makes of its damage."""

import pytest
from tests.games.blitz_squad.rules.law import Law

from rumpus.games.blitz_squad.rules import ids
from rumpus.games.blitz_squad.rules.fight_totals import damage_to


def hit(
    effect: str, energy: str, *, cover: str = "", shown: str = "", theirs: str = "", more: int = 3, clinic: int = 0
) -> int:
    """The damage of an attack of base 2 with this modifier, in a position of its own."""
    top = f"Q2{{damage {effect}}}"
    cards = f"{cover}, {top}" if cover else top
    law = Law().hand("A", f"{cards}, {energy}", more, shown=shown).hand("B", "", 2, shown=theirs)
    law.pile("A", "clinic", ["Q9"] * clinic)
    law.pile("A", "tomb", ["Q9"] * clinic)
    law.attack(cards, energy)
    return damage_to(law.t, law.s, 1) - 2 - (law.t.cards[law.card(cover)].power if cover else 0)


@pytest.mark.rule(
    *(
        "if.stack_min",
        "if.stack_max",
        "if.energy_min",
        "if.surplus_min",
        "if.same_brawler",
        "if.mixed",
        "damage",
        "on.mod",
    ),
    *("if.revealed_min", "if.foe_revealed_min", "if.hand_min", "if.hand_max", "if.clinic_min", "if.tomb_min"),
    *("if.tavern_max", "if.behind", "if.special_in_play", "if.first_combo", "if.later_combo", "BS-RUL-10", "BS-RUL-11"),
)
def test_conditions() -> None:
    assert (hit("4, if stack_min 2", "R5", cover="Q1"), hit("4, if stack_min 2", "R5")) == (4, 0)
    assert (hit("4, if stack_max 1", "R5", cover="Q1"), hit("4, if stack_max 1", "R5")) == (0, 4)
    assert (hit("4, if energy_min 5", "R5"), hit("4, if energy_min 6", "R5")) == (4, 0)
    assert (hit("4, if surplus_min 3", "R5"), hit("4, if surplus_min 4", "R5")) == (4, 0)
    assert (hit("4, if same_brawler", "Q5"), hit("4, if same_brawler", "R5")) == (4, 0)
    assert (hit("4, if mixed", "Q5"), hit("4, if mixed", "R5")) == (0, 4)
    assert (hit("4, if revealed_min 1", "R5", shown="T1"), hit("4, if revealed_min 1", "R5")) == (4, 0)
    assert (hit("4, if foe_revealed_min 1", "R5", theirs="T1"), hit("4, if foe_revealed_min 1", "R5")) == (4, 0)
    assert (hit("4, if hand_min 3", "R5"), hit("4, if hand_min 4", "R5")) == (4, 0)
    assert (hit("4, if hand_max 3", "R5"), hit("4, if hand_max 2", "R5")) == (4, 0)
    assert (hit("4, if clinic_min 2", "R5", clinic=2), hit("4, if clinic_min 2", "R5", clinic=1)) == (4, 0)
    assert (hit("4, if tomb_min 2", "R5", clinic=2), hit("4, if tomb_min 2", "R5", clinic=1)) == (4, 0)
    assert (hit("4, if tavern_max 20", "R5"), hit("4, if tavern_max 19", "R5")) == (4, 0)
    assert (hit("4, if behind", "R5"), hit("4, if special_in_play", "R5")) == (0, 0)
    assert (hit("4, if first_combo", "R5"), hit("4, if later_combo", "R5")) == (4, 0)


@pytest.mark.rule(
    *("per.under", "per.stack", "per.revealed", "per.foe_revealed", "per.tomb3", "per.kin_in_clinic", "per.specials"),
    *("per.earlier_combos", "per.foe_hand", "BS-RUL-13"),
)
def test_counters() -> None:
    assert hit("1, per under 3", "R5", cover="Q1") == 1
    assert hit("1, per stack 3", "R5", cover="Q1") == 2
    assert hit("2, per revealed 1", "R5", shown="T1, T2") == 2
    assert hit("1, per foe_revealed 4", "R5", theirs="T1, T2") == 2
    assert hit("1, per tomb3 3", "R5", clinic=7) == 2
    assert hit("1, per kin_in_clinic 3", "R5", clinic=2) == 2
    assert hit("1, per specials 3", "R5") == 0
    assert hit("1, per earlier_combos 3", "R5") == 0
    assert hit("1, per foe_hand 4", "R5") == 2


@pytest.mark.rule(
    "if.behind", "if.special_in_play", "if.later_combo", "per.earlier_combos", "per.specials", "all_stacks"
)
def test_what_others_do_counts() -> None:
    effects = ("1, if behind", "2, if special_in_play", "4, if later_combo", "8, per earlier_combos 2")
    card = "Q2" + "".join(f"{{damage {effect}}}" for effect in effects)
    law = Law().hand("A", f"{card}, R9, T1").zone(("S", "B"))
    law.pile("A", "tavern", ["X1"])
    law.action("T1").answer("pass").attack(card, "R9")
    assert damage_to(law.t, law.s, 1) == 2 + 1 + 2 + 4 + 8


@pytest.mark.rule("on.each_held", "on.hurt", "on.held", "BS-RUL-44", "who")
def test_lines_of_the_answer_and_of_specials() -> None:
    law = Law().zone(("S{draw 1 each_held blocker}{mill 1 each_held attacker}", "A")).hand("B", "T9")
    law.attack("Z1", "Z1").answer("block T9")
    assert law.count("B")[0] == 19
    assert law.count("A")[0] == 19
    law = Law().hand("A", "Q3, R3").hand("B", "T1{strike 2, hurt, foe}")
    law.attack(["Q3", "R3"][0], "R3").answer("block T1{strike 2, hurt, foe}")
    assert law.count("A")[0] == 18


@pytest.mark.rule("BS-RUL-09", "BS-ATK-12", "BS-ZONE-02", "BS-DRAW-06")
def test_a_combo_is_an_attack_or_an_action() -> None:
    law = Law().hand("A", "Q2, Q1, R3")
    law.do(ids.ATTACK)
    law.stack("Q1, Q2").stack("R3")
    assert [law.s.seats[0].stacks[zone].n for zone in range(3)] == [2, 1, 0]
    assert ids.ATTACK not in law.legal()
