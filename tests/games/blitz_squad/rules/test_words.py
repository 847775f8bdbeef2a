"""The words of cards, reveal, conceal, targets: the law's checks."""

import pytest
from tests.games.blitz_squad.rules.law import Law

from rumpus.games.blitz_squad.rules import ids
from rumpus.games.blitz_squad.rules.fight_totals import damage_to


@pytest.mark.rule("draw_to", "bury", "recover", "raise", "mill", "BS-DISC-02", "BS-DISC-03", "BS-RUL-43", "BS-ZONE-01")
def test_words_that_move_tops() -> None:
    law = Law().hand("A", "Q1{draw_to 5}, Q2{bury 3}, Q3{recover 2}, Q4{raise 1}, Q5{mill 2}", 0)
    law.pile("A", "clinic", ["R3"])
    law.action("Q1{draw_to 5}").answer("pass")
    assert law.count("A") == (19, 5, 2, 0)
    law.action("Q2{bury 3}").answer("pass")
    assert law.top("A", "tomb") == ["R3", "Q1{draw_to 5}"]
    assert law.top("A", "clinic") == ["Q2{bury 3}"]
    law.action("Q3{recover 2}").answer("pass")
    assert law.top("A", "tavern")[-1] == "Q2{bury 3}"
    assert law.count("A")[0] == 20
    law.action("Q4{raise 1}").answer("pass")
    assert law.top("A", "clinic") == ["Q4{raise 1}", "R3", "Q3{recover 2}"]
    law.action("Q5{mill 2}").answer("pass")
    assert law.count("A")[0] == 18


@pytest.mark.rule("discard", "discard_random", "snatch", "BS-RUL-41", "BS-RUL-42", "BS-DISC-04")
def test_words_about_the_hand_of_another() -> None:
    law = Law().hand("A", "Q1{discard 1, foe}").hand("B", "Q2, R3")
    law.action("Q1{discard 1, foe}")
    assert law.asked == "B"
    law.pick("Q2")
    assert law.top("B", "clinic") == ["Q2"]
    assert law.count("A")[2] == 0
    law = Law(script=(2,)).hand("A", "Q1{discard_random 1, foe}").hand("B", "Q2, R3, T4, U5", 0)
    third = sorted(("Q2", "R3", "T4", "U5"), key=law.card)[2]
    law.action("Q1{discard_random 1, foe}")
    assert law.top("B", "clinic") == [third]
    law = Law().hand("A", "Q1{snatch 1, foe}").hand("B", "", 2, shown="Q2, R3")
    law.action("Q1{snatch 1, foe}")
    assert law.asked == "A"
    assert law.legal() == sorted((law.of("!Q2"), law.of("!R3")))
    law.pick("!R3")
    assert law.top("B", "clinic") == ["R3"]


@pytest.mark.rule(
    "reveal", "conceal", "expose", "BS-REV-01", "BS-REV-04", "BS-REV-05", "BS-CON-01", "BS-CON-02", "BS-CON-03"
)
def test_revealing_and_concealing() -> None:
    law = Law().hand("A", "Q1{reveal 1}, Q2", 1, shown="R3")
    law.action("Q1{reveal 1}")
    assert law.legal() == sorted((law.of("Q2"), law.of("Z1")))
    law.pick("Q2")
    assert set(law.top("A", "open")) == {"Q2", "R3"}
    assert law.count("A")[1] == 3
    law = Law().hand("A", "Q1{conceal 1}, Q2", 1, shown="R3, T4")
    law.action("Q1{conceal 1}")
    assert law.legal() == sorted((law.of("!R3"), law.of("!T4")))
    law.pick("!R3")
    assert law.top("A", "open") == ["T4"]
    assert "R3" in law.top("A", "hand")
    law = Law().hand("A", "Q1{reveal 2}, Q2{conceal 2}", 0, shown="R3")
    law.action("Q1{reveal 2}").answer("pass")
    assert set(law.top("A", "open")) == {"R3", "Q2{conceal 2}"}
    law = Law(script=(0,)).hand("A", "Q1{expose 1, foe}").hand("B", "", 2)
    law.action("Q1{expose 1, foe}")
    assert law.s.seats[1].open_n == 1


@pytest.mark.rule("BS-RUL-52", "BS-RUL-30", "spy", "scout", "shuffle")
def test_what_was_seen_stays_known() -> None:
    law = Law().hand("A", "Q1{spy, foe}").hand("B", "R3", 1)
    law.action("Q1{spy, foe}")
    assert all(cell // ids.SEEN == 1 for cell in law.s.seats[1].hand[:2])
    law = Law().hand("A", "Q1{scout 3}, R2{shuffle}", 1)
    law.pile("A", "tavern", ["Q2", "Q3", "Q4", "X1"])
    law.action("Q1{scout 3}")
    for a in (ids.KEEP, ids.BOTTOM, ids.KEEP):
        law.do(a)
    assert law.top("A", "tavern") == ["Q2", "Q4", "X1", "Q3"]
    assert [cell // ids.SEEN for cell in law.s.seats[0].tavern[:4]] == [1, 0, 1, 1]
    law.answer("pass").action("R2{shuffle}")
    assert not any(cell // ids.SEEN for cell in law.s.seats[0].tavern[:4])


@pytest.mark.rule("mend", "rescue", "cycle", "BS-RUL-30")
def test_words_that_choose_own_cards() -> None:
    law = Law().hand("A", "Q1{mend 2}, Q2{rescue 1, which same}, Q3{cycle 2}", 2)
    law.pile("A", "clinic", ["R3", "S", "Q5", "T1"])
    law.action("Q1{mend 2}").pick("S", "T1").answer("pass")
    assert law.count("A")[0] == 22
    assert law.top("A", "clinic") == ["Q1{mend 2}", "R3", "Q5"]
    law.action("Q2{rescue 1, which same}")
    assert law.legal() == sorted((law.of("Q1{mend 2}"), law.of("Q5")))
    law.pick("Q5").answer("pass")
    assert "Q5" in law.top("A", "hand")
    law.action("Q3{cycle 2}").pick("Q5").do(ids.STOP)
    assert law.count("A")[0] == 21
    assert law.top("A", "clinic")[0] == "Q5"


@pytest.mark.rule("banish", "BS-TGT-01", "BS-TGT-02")
def test_the_player_of_an_effect_picks_its_target() -> None:
    law = Law().hand("A", "Q1{banish 1}, Q5{banish 1}{draw 1}", 3).zone(("S", "A"), ("S{toll 1}", "B"))
    law.action("Q1{banish 1}")
    assert law.asked == "A"
    assert law.legal() == sorted((law.of("S"), law.of("S{toll 1}")))
    law.pick("S{toll 1}").answer("pass")
    assert law.in_play == ["S"]
    assert law.top("B", "clinic") == ["S{toll 1}"]
    law.zone()
    law.action("Q5{banish 1}{draw 1}")
    assert law.count("A")[0] == 19
    law = Law().hand("A", "Q1{banish 1}").zone(("S", "A"), ("S", "B"))
    law.action("Q1{banish 1}").pick("S")
    assert law.legal() == [ids.SEAT, ids.SEAT + 1]
    law.do(ids.SEAT + 1)
    assert law.count("B")[2] == 1


@pytest.mark.rule("on.play", "choose", "pay", "BS-RUL-56")
def test_options_and_prices() -> None:
    card = "Q1{choose |draw 1|mill 2|}"
    law = Law().hand("A", card)
    law.action(card)
    assert law.legal() == [ids.OPTION, ids.OPTION + 1]
    law.do(ids.OPTION + 1)
    assert law.count("A") == (18, 3, 2, 0)
    card = "Q1{pay |conceal 1|draw 2|}"
    law = Law().hand("A", card, 3, shown="R3")
    law.action(card).do(ids.YES)
    assert law.s.seats[0].open_n == 0
    assert law.count("A")[0] == 18
    law = Law().hand("A", card, 3)
    law.action(card)
    assert law.asked == "B"
    assert law.count("A")[0] == 20


@pytest.mark.rule("encore", "doom", "BS-RUL-16")
def test_where_a_top_card_goes() -> None:
    law = Law().hand("A", "Q2{encore, hit}, R2").hand("B", "T1{encore}{doom}")
    law.attack("Q2{encore, hit}", "R2").answer("block T1{encore}{doom}")
    assert "Q2{encore, hit}" in law.top("A", "hand")
    assert law.top("B", "tomb") == ["T1{encore}{doom}"]
    assert law.s.seats[0].hand[law.top("A", "hand").index("Q2{encore, hit}")] // ids.SEEN == 2 | 1 << ids.PUBLIC


@pytest.mark.rule("surge", "guard", "tax", "next_draw", "ban", "BS-RUL-48")
def test_lasting_effects() -> None:
    law = Law().hand("A", "Q4{surge 1}, Q3, R3").hand("B", "T3{hush}")
    law.action("Q4{surge 1}").answer("block T3{hush}").attack("Q3", "R3")
    assert damage_to(law.t, law.s, 1) == 4
    law = Law().hand("A", "Q3, R3").hand("B", "T1{guard 2}")
    law.attack("Q3", "R3").answer("block T1{guard 2}")
    assert law.count("B")[0] == 20
    law = Law().hand("A", "Q1, R1", 5).hand("B", "T2{tax 2, foe}, U1", 5)
    law.attack("Q1", "R1").answer("block T2{tax 2, foe}").end()
    law.attack("Z1", "Z1").answer("pass").end()
    law.hand("A", "Q3, R4, U5", 5)
    assert not law.can_attack("Q3", "R4")
    assert law.can_attack("Q3", "U5")
    law.attack("Z1", "Z1, Z1, Z1").answer("pass").end().attack("Z1", "Z1").answer("pass").end()
    law.hand("A", "Q3, R4, U5", 5)
    assert law.can_attack("Q3", "R4")
    law = Law().hand("A", "Q1{next_draw -1, foe}, R1").hand("B", "", 5)
    law.attack("Q1{next_draw -1, foe}", "R1").answer("pass").end()
    assert law.count("B")[1] == 6


@pytest.mark.rule("ban", "BS-RUL-73", "BS-RUL-48")
def test_bans() -> None:
    law = Law().hand("A", "Q1, R1", 5).hand("B", "T2{ban, what combo, foe}")
    law.attack("Q1", "R1").answer("block T2{ban, what combo, foe}")
    assert law.legal() == [ids.END]
    for lines, allowed in (("normal", [ids.PASS, ids.BLOCK]), ("reply_lines_only", [ids.PASS, ids.BLOCK, ids.REPLY])):
        law = Law(reply_effects=lines).hand("A", "Q1{ban, what action, foe, until next}")
        law.action("Q1{ban, what action, foe, until next}")
        assert law.legal() == allowed


@pytest.mark.rule("pierce", "unblockable", "block_size", "absorb", "double", "BS-RUL-13", "BS-STACK-07")
def test_modifiers() -> None:
    law = Law().hand("A", "Q3{pierce 2}, R3").hand("B", "T4")
    law.attack("Q3{pierce 2}", "R3").answer("block T4")
    assert law.count("B")[0] == 17
    law = Law().hand("A", "Q3{unblockable}, R3").hand("B", "T9{draw 1, held}")
    law.attack("Q3{unblockable}", "R3").answer("block T9{draw 1, held}")
    assert law.count("B")[0] == 17
    law = Law().hand("A", "Q3{block_size 1}, R3").hand("B", "T1, T2")
    law.attack("Q3{block_size 1}", "R3").do(ids.BLOCK)
    law.pick("T1")
    assert law.legal() == [ids.DONE]
    law = Law().hand("A", "Q3, R3").hand("B", "T1{absorb 2}")
    law.attack("Q3", "R3").answer("block T1{absorb 2}")
    assert law.count("B")[0] == 19
    law = Law().hand("A", "Q2, Q3{double}, R5").zone(("S{all_stacks 1 stat damage}", "B"))
    law.attack("Q2, Q3{double}", "R5")
    assert damage_to(law.t, law.s, 1) == 12
    assert law.s.combo.price == 5
    law = Law().hand("A", "Q2{damage -5}, R2")
    law.attack("Q2{damage -5}", "R2")
    assert damage_to(law.t, law.s, 1) == 0


@pytest.mark.rule("sweep", "BS-RUL-22", "BS-RUL-57")
def test_an_event_may_sweep() -> None:
    law = Law().hand("A", "E{sweep enter}").zone(("S", "A"), ("S{toll 1}", "B"))
    law.pick("E{sweep enter}")
    assert law.in_play == []
    assert law.count("B")[2] == 1
    assert law.top("A", "clinic") == ["E{sweep enter}", "S"]
    law = Law()
    law.pile("B", "tavern", ["S", "X1"])
    law.attack("Z1", "Z1").answer("pass")
    assert law.in_play == []
    assert law.top("B", "clinic") == ["S"]


@pytest.mark.rule("on.begin", "BS-BEG-03", "BS-RUL-47")
def test_lines_for_the_next_own_turn() -> None:
    law = Law().hand("A", "Q1{draw 1, begin}", 6)
    law.action("Q1{draw 1, begin}").answer("pass").end().pick("Z1", "Z1").answer("pass")
    law.attack("Z1", "Z1").answer("pass").end()
    assert law.asked == "A"
    assert law.count("A")[1] == 7
    assert law.count("A")[0] == 16
