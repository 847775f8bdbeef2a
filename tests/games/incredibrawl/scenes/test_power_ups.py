"""Power-Ups: their windows, the race and the first-player order, hands of Power-Ups only; rulings without a home."""

import pytest
from tests.games.incredibrawl.scenes.law import (
    GAMER,
    PLACES,
    asked,
    brawl,
    card_set,
    decks,
    does,
    fighter,
    gamer,
    glory,
    hands,
    holds,
    lines,
    may,
    op,
    play,
    power_up,
    refused,
    scraps,
    script,
    show,
    table,
    until,
    who,
    winner,
)

from rumpus.games.incredibrawl.interface.scene import FORM
from rumpus.kernel.contract.options import OptionError
from rumpus.kernel.match.match import Match

rule = pytest.mark.rule
GAIN = op("glory_gain", n=1, who="self")
DRAW = op("draw", n=1, who="self")
UPS = ("ticket_booth", "costume_change", "understudy", "stage_fright", "growth_spurt", "wet_blanket", "plot_twist")
FIRST = {"power_up_order": "first_player", **GAMER}


# ---------------------------------------------------------------- windows


@rule("IB-PU-01", "IB-PU-05", "IB-R-WINDOW")
def test_as_many_as_one_has():
    more = power_up("growth_spurt", "before_scrap", op("level_mod", n=2, target="own_character", until="scrap"))
    more += power_up("wet_blanket", "before_scrap", op("level_mod", n=2, target="own_character", until="scrap"))
    m = gamer("P5 P1 growth_spurt wet_blanket", "P8 N1", more=more)
    play(m, "A: growth_spurt", "B: pass")
    assert m.view()["seats"][0]["discard"][-1] == 34
    assert (asked(m), fighter(m, "A")["level"]) == ("window AB", 7)
    play(m, "A: wet_blanket", "B: pass")
    assert scraps(m) == ["A>B"]
    assert who(m, "power_up") == "AA"


@rule("IB-PU-02", "IB-TERM-09")
def test_only_in_its_window():
    m = gamer("P5 P1 growth_spurt second_wind", "N5 N1")
    assert asked(m) == "window AB"
    assert m.view()["window"] == "before_scrap"
    assert refused(m, "A", "second_wind") == "IB-PU-02"
    assert holds(m, "A") > {"second_wind"}


@rule("IB-PU-03", "IB-PU-04")
def test_one_resolves_before_the_next():
    m = gamer("P5 P1 growth_spurt", "N5 N1 wet_blanket")
    play(m, "A: growth_spurt", "B: pass")
    assert asked(m) == "seat A"
    assert may(m, "B") == []
    assert refused(m, "B", "wet_blanket") == "IB-PU-03"
    play(m, "A: seat A")
    assert may(m, "B") == ["wet_blanket", "pass"]


@rule("IB-PU-06")
def test_windows_around_every_scrap():
    m = gamer("P9 P1 growth_spurt", "N9 N1", "N2 E1", "E2 N1")
    seen = []
    while asked(m).startswith("window"):
        seen.append((m.view()["window"], len(scraps(m))))
        play(m, *[f"{'ABCD'[p]}: pass" for p in m.active])
    assert seen == [("before_scrap", 0), ("before_scrap", 1), ("before_scrap", 2)]
    more = power_up("growth_spurt", "after_scrap", DRAW)
    m = gamer("P9 P1 growth_spurt", "N9 N1", "N2 E1", "E2 N1", more=more)
    seen = []
    while asked(m).startswith("window"):
        seen.append((m.view()["window"], len(scraps(m))))
        play(m, *[f"{'ABCD'[p]}: pass" for p in m.active])
    assert seen == [("after_scrap", 1), ("after_scrap", 2), ("after_scrap", 3)]


@rule("IB-R-WINDOW", "IB-PU-01")
def test_every_window_in_its_place():
    order = ("reveal", "before_scrap", "after_scrap", "before_abilities", "draw", "select")
    more = "".join(power_up(UPS[i], window, DRAW) for i, window in enumerate(order))
    m = gamer("P5 P1 " + " ".join(UPS[:6]), "N5 N1", more=more)
    seen = []
    while asked(m).startswith(("window", "select")) and len(seen) < 6:
        seen.append(m.view()["window"])
        play(m, *[f"{'AB'[p]}: pass" for p in m.active])
    assert seen == list(order)


@rule("IB-PU-07", "IB-R-LATECARD")
@pytest.mark.parametrize(("drawn", "found"), [(0, "AB"), (1, "BA")])
def test_the_seed_puts_the_race_in_order(drawn, found):
    m = gamer("P5 P1 growth_spurt", "P6 N1 plot_twist")
    play(m, "A: growth_spurt")
    assert who(m, "laid") == ""
    play(script(m, drawn), "B: plot_twist")
    assert who(m, "laid") == found
    if found == "AB":
        assert (asked(m), who(m, "power_up")) == ("seat A", "A")
        play(m, "A: seat A")
    assert who(m, "power_up") == found


@rule("IB-PU-07", "IB-R-WINDOW")
@pytest.mark.parametrize("first", ["AB", "BA"])
def test_live_the_first_to_arrive_is_first(first):
    m = table("P5 P1 growth_spurt; glory 0", "P6 N1 plot_twist; glory 0", arrival="live", **GAMER)
    show(m)
    plays = {"A": "A: growth_spurt", "B": "B: plot_twist"}
    play(m, *[plays[seat] for seat in first])
    assert who(m, "laid") == first


@rule("IB-PU-07", "IB-R-LATECARD")
def test_a_late_card_goes_back():
    m = gamer("P5 P1 growth_spurt", "P6 N1 plot_twist", late_power_up="returned")
    script(play(m, "A: growth_spurt"), 0)
    play(m, "B: plot_twist", "A: seat A")
    assert who(m, "returned") == "B"
    assert (asked(m), may(m, "B")) == ("window AB", ["plot_twist", "pass"])


@rule("IB-R-LATECARD", "IB-PU-18")
def test_a_late_card_that_cannot_be_played_any_more():
    more = power_up("growth_spurt", "after_scrap", op("rescrap_throw", if_="own_lost_by_level<=2"))
    m = gamer("P5 P1 growth_spurt", "P6 N1", "P6 E1 growth_spurt", token="C", more=more)
    assert scraps(m) == ["B>A"]
    play(m, "A: growth_spurt", "B: pass", "C: pass")
    assert who(m, "power_up") == "A"
    more = power_up("plot_twist", "before_scrap", op("remove", target="opposing"))
    two = gamer("N5 P1 plot_twist", "P6 N1 plot_twist", more=more)
    script(play(two, "A: plot_twist"), 0)
    play(two, "B: plot_twist")
    assert who(two, "power_up") == "AB"


@rule("IB-PU-08", "IB-R-WINDOW")
def test_a_window_closes_when_all_have_passed():
    m = gamer("P5 P1 growth_spurt", "N5 N1 plot_twist")
    play(m, "A: pass")
    assert asked(m) == "window B"
    play(m, "B: plot_twist")
    assert asked(m) == "window AB"
    play(m, "A: pass", "B: pass")
    assert who(m, "closed") == "-"
    assert len(scraps(m)) == 1


@rule("IB-PU-09", "IB-PU-10", "IB-SETUP-11")
def test_first_player_order():
    m = gamer("P5 P1 growth_spurt", "N5 N1 plot_twist", "E5 E1 plot_twist", token="B", **FIRST)
    assert asked(m) == "window B"
    play(m, "B: pass")
    assert asked(m) == "window C"
    play(m, "C: plot_twist")
    assert asked(m) == "window A"
    play(m, "A: pass")
    assert asked(m) == "window B"
    play(m, "B: pass")
    assert asked(m) == "window C"
    play(m, "C: pass")
    assert len(scraps(m)) == 1


@rule("IB-PU-11", "IB-PU-12", "IB-PU-13", "IB-R-PUHAND")
def test_a_hand_of_power_ups_is_shown_filled_and_repaired():
    hand = "P5 ticket_booth costume_change"
    m = gamer(f"{hand}; deck understudy stage_fright growth_spurt wet_blanket N1 N2", "N5 N1")
    until(m, "repair")
    assert who(m, "shown", "free") == "AAA"
    assert (asked(m), hands(m)[0]) == ("repair A", 5)
    assert sorted(m.view(1)["seats"][0]["seen"]) == [30, 31, 32, 33, 34]
    assert refused(m, "A", "pass") == "IB-PU-12"
    play(m, "A: ticket_booth")
    assert asked(m) == "repair A"
    play(m, "A: stage_fright")
    assert asked(m).startswith(("window", "select"))
    assert holds(m, "A") == {"costume_change", "understudy", "growth_spurt", "wet_blanket", "dandelion_spy"}
    assert decks(m)[0] == 1
    ten = until(gamer(f"{hand}; deck understudy N1 N2 N3 N4", "N5 N1"), "select")
    assert hands(ten)[0] == 5
    assert not who(ten, "discard")


@rule("IB-PU-14", "IB-SETUP-08", "IB-R-PUHAND")
def test_an_opening_hand_of_power_ups():
    """Seed by seed until a hand of five Power-Ups is dealt."""
    for seed in range(1, 3000):
        m = Match.start("incredibrawl", {"players": 4, **GAMER}, seed)
        if asked(m).startswith("repair"):
            break
    p = m.active[0]
    assert (hands(m)[p], decks(m)[p]) == (5, 35)
    while m.active == (p,) and asked(m).startswith("repair"):
        assert m.s.seats[p].characters == 0
        m.play(p, m.actions(p)[0])
    assert bin(m.s.seats[p].characters).count("1") == 1
    assert hands(m)[p] == 5


@rule("IB-PU-14")
def test_five_power_ups_draw_nothing_first():
    ups = " ".join(UPS[:5])
    m = gamer(f"P5 {ups}; deck N1 N2", "N5 N1")
    until(m, "repair")
    assert (hands(m)[0], decks(m)[0]) == (5, 2)


@rule("IB-PU-15", "IB-END-03")
def test_a_repair_that_empties_the_deck_ends_the_game():
    ups = " ".join(UPS[:5])
    m = until(gamer(f"P5 {ups}; deck wet_blanket plot_twist", "N5 N1; glory 4"), "repair")
    play(m, "A: ticket_booth", "A: costume_change")
    assert m.end[0] == "IB-END-03"
    assert m.places[1] == 1


@rule("IB-PU-16", "IB-DRAW-06")
def test_power_ups_count_for_the_hand_but_not_as_characters():
    m = until(gamer("P5 P1 ticket_booth lucky_penny photo_finish second_wind; glory 2", "N5 N1"), "draw")
    assert asked(m) != "draw A"
    assert until(gamer("P5 ticket_booth; glory 0; deck 4", "N5 N1"), "select").view()["seats"][0]["hand"] == 5


@rule("IB-PU-17")
def test_anybody_may_use_a_window():
    m = gamer("P9 P1", "N9 N1", "N2 E1 growth_spurt", "E2 N1")
    for _ in range(2):
        play(m, *[f"{seat}: pass" for seat in "ABCD"])
    assert fighter(m, "C")["beaten"]
    assert may(m, "C") == ["growth_spurt", "pass"]
    play(m, "A: pass", "B: pass", "C: growth_spurt", "D: pass")
    assert may(m, "C") == ["seat A", "seat B"]


@rule("IB-PU-18")
def test_a_condition_that_is_not_met():
    m = gamer("N5 P1 photo_finish", "P6 N1")
    assert not lines(m, "window")
    more = power_up("plot_twist", "after_scrap", DRAW)
    m = gamer("N5 P1 photo_finish plot_twist", "P6 N1", more=more)
    assert refused(m, "A", "photo_finish") == "IB-PU-18"
    m = gamer("P5 P1 photo_finish", "P6 N1")
    assert may(m, "A") == ["photo_finish", "pass"]


@rule("IB-R-WINDOWLEAK")
def test_hidden_windows_open_for_all():
    hidden = {"arrival": "live", "hidden_windows": "on", **GAMER}
    m = show(table("P5 P1; glory 0", "N5 N1; glory 0", **hidden))
    assert asked(m) == "window AB"
    play(m, "A: pass", "B: pass")
    assert m.active == ()
    assert m.due == 2000
    m.tick(2000)
    assert m.view()["window"] == "before_scrap"
    with pytest.raises(OptionError, match="IB-R-WINDOWLEAK"):
        Match.start("incredibrawl", {"hidden_windows": "on", **GAMER}, 1)
    assert not lines(gamer("P5 P1", "N5 N1"), "window")


@rule("IB-R-WINDOW")
def test_who_does_not_answer_a_live_window_passes():
    m = show(table("P5 P1 growth_spurt; glory 0", "N5 N1; glory 0", arrival="live", **GAMER))
    play(m, "B: pass")
    assert m.due == 8000
    m.tick(8000)
    assert len(scraps(m)) == 1


@rule("IB-DRAW-13", "IB-R-REFILL")
def test_the_refill_is_offered_in_a_window():
    m = gamer("P5 P1 growth_spurt; glory 1", "N5 N1", refill_timing="any_time")
    until(m, "window")
    assert may(m, "A") == ["growth_spurt", "pass", "buy"]
    play(m, "A: buy", "B: pass")
    assert (hands(m)[0], glory(m)[0]) == (5, 0)
    assert asked(m) == "window A"


@rule("IB-SEL-03", "IB-R-HIDDENCOUNT", "IB-R-WINDOW")
def test_what_others_answer_stays_unseen():
    told = []
    for answer in ("growth_spurt", "pass"):
        m = gamer("P5 P1 growth_spurt", "N5 N1 plot_twist")
        play(m, f"A: {answer}")
        told.append((m.view(1), m.view(-1), m.said(1), m.actions(1)))
    assert told[0] == told[1]


# ---------------------------------------------------------------- rulings


@rule("IB-R-LOCTIME")
def test_only_locations_that_have_been_current_are_known():
    m = show(table("P5 P1; glory 0", "N5 N1; glory 0", **PLACES))
    assert m.view(0)["locations"] == [40, *[None] * 9]
    play(m, "A: change")
    assert m.view(1)["locations"] == [41, *[None] * 8, 40]


@rule("IB-R-FINALGONE", "IB-BRAWL-09")
@pytest.mark.parametrize(
    ("seats", "found"), [(("P5 P1 plot_twist", "N5 N1"), "B"), (("P5 P1 plot_twist", "N5 N1", "N6 E1"), "-")]
)
def test_the_winner_of_the_last_scrap_leaves(seats, found):
    more = power_up("plot_twist", "after_scrap", op("bounce", target="own"))
    m = gamer(*seats, token="C" if len(seats) == 3 else "-", more=more)
    if found == "-":
        play(m, *[f"{seat}: pass" for seat in "ABC"])
    play(m, "A: plot_twist", *[f"{seat}: pass" for seat in "BC"[: len(seats) - 1]])
    assert winner(m) == found
    assert glory(m) == ([0, 1] if found == "B" else [0, 0, 0])


@rule("IB-R-COPYTYPE")
def test_the_owner_chooses_whose_type_is_copied():
    cards = {"P5": does("play", op("type_set", to="copy_opposing", target="this", until="brawl"))}
    m = brawl("P5 P1", "N5 N1", "E5 E1", token="C", cards=cards)
    assert (asked(m), may(m, "A")) == ("seat A", ["seat B", "seat C"])
    play(m, "A: seat B")
    assert [line["args"]["type"] for line in lines(m, "type")] == ["natural"]
    m = brawl("P5 P1", "E6 N1", cards=cards)
    assert [line["args"]["type"] for line in lines(m, "type")] == ["energy"]
    assert winner(m) == "B"


@rule("IB-R-SWAPLEVELS")
def test_swapped_levels_end_older_changes():
    this = {"target": "this", "until": "brawl"}
    ask = op("throw_duel", against="opponent", on_win=[DRAW])
    words = op("level_mod", n=1, **this), op("level_swap", target="this_and_one"), op("level_mod", n=1, **this), ask
    m = brawl("P2 P1", "N6 N1", cards={"P2": does("play", *words)}, tie_break="throw")
    assert (fighter(m, "A")["level"], fighter(m, "B")["level"]) == (7, 3)


@rule("IB-R-CONTENT")
def test_rules_depend_on_no_name():
    mine = {"P5": does("play", GAIN)}
    first = brawl("P5 P1", "N5 N1", cards=mine)
    named = card_set(mine).replace('\nid = "marching_mole"', '\nid = "another"')
    second = show(Match.at_scene("incredibrawl", first.scene_text, first.options, content=named), "another", "N5")
    assert "another" in second.scene()
    assert "marching_mole" not in second.scene()
    assert first.state_bytes() == second.state_bytes()
    with pytest.raises(ValueError, match="line 2"):
        FORM.read("round 1\nA hand nobody", table("P5 P1", "N5 N1").options, None)


@rule("IB-R-OPPONENT", "IB-R-IMPOSSIBLE")
def test_no_candidate_nothing_happens():
    cards = {"P5": does("play", op("silence", target="opposing", until="brawl"), GAIN)}
    cards["N5"] = does("play", op("protect", from_="all", target="this", until="brawl"))
    m = brawl("P5 P1; glory 0", "N5 N1; glory 0", cards=cards)
    assert (who(m, "silenced"), glory(m)) == ("", [2, 0])


@rule("free_refill", "IB-R-DRAWTEST")
def test_a_free_refill_needs_a_normal_draw_left():
    m = gamer("P5 P1 second_wind; glory 1", "N5 N1", refill_timing="any_time")
    play(m, "A: buy")
    assert (who(m, "buy"), asked(m)) == ("A", "select AB")
    assert not lines(m, "window")


@rule("spot_swap")
def test_spots_are_swapped_before_the_first_scrap_only():
    more = power_up("plot_twist", "before_scrap", op("spot_swap", target="any_two"))
    m = gamer("P5 P1 plot_twist", "N5 N1", "N6 E1", token="C", more=more)
    assert may(m, "A") == ["plot_twist", "pass"]
    play(m, "A: pass", "B: pass", "C: pass")
    assert (len(scraps(m)), len(lines(m, "window"))) == (2, 1)


@rule("deck_peek")
def test_a_card_put_under_is_still_known_to_its_owner_alone():
    cards = {"P5": does("play", op("deck_peek", n=1, who="self", bottom=True))}
    m = play(brawl("P5 P1; glory 0; deck N1 N2 N3", "N5 N1; glory 0", cards=cards), "A: no")
    assert [m.s.seats[0].deck[0] % 64, m.s.seats[0].deck[0] // 64] == [10, 1]


@rule("rescrap", "IB-PU-06")
def test_two_rescraps_of_one_card():
    up = {"target": "own_character", "until": "brawl"}
    first = op("rescrap", pre=[op("level_mod", n=1, **up)])
    second = op("rescrap", pre=[op("level_mod", n=2, **up)])
    m = gamer("P5 P1 plot_twist", "P7 N1", more=power_up("plot_twist", "after_scrap", first, second))
    play(m, "A: plot_twist", "B: pass")
    assert scraps(m) == ["B>A", "B>A", "A>B"]
