"""Glory, the Draw step with its refills, and how a game ends."""

import pytest
from tests.games.incredibrawl.scenes.law import (
    GAMER,
    PLACES,
    asked,
    brawl,
    decks,
    does,
    glory,
    hands,
    lines,
    may,
    op,
    place,
    play,
    power_up,
    refused,
    show,
    table,
    until,
    who,
    winner,
)

from rumpus.kernel.match.match import Match

rule = pytest.mark.rule
GAIN = op("glory_gain", n=1, who="self")
ANY = {"refill_timing": "any_time"}


# ---------------------------------------------------------------- Glory


@rule("IB-GLORY-01", "IB-GLORY-02")
def test_victory_glory_on_top():
    m = brawl("P5 P1", "N5 N1", cards={"P5": does("win", op("glory_gain", n=2, who="self"))})
    assert glory(m) == [4, 1]
    cards = {"N5": does("lose", op("glory_steal", n=1, from_="winner"))}
    assert glory(brawl("P5 P1; glory 0", "N5 N1; glory 0", cards=cards)) == [1, 0]


@rule("IB-GLORY-03")
def test_a_scrap_alone_gives_none():
    assert glory(brawl("P9 P1; glory 0", "N9 N1; glory 0", "N2 E1; glory 0", "E2 N1; glory 0")) == [1, 0, 0, 0]


@rule("IB-GLORY-04")
def test_where_glory_comes_from_and_goes_to():
    m = brawl("P5 P1; glory 2", "N5 N1; glory 1", cards={"P5": does("play", op("glory_steal", n=1, from_="opponent"))})
    assert glory(m) == [4, 0]
    play(m, "A: buy")
    assert glory(m) == [3, 0]


@rule("IB-GLORY-05", "IB-R-POOL")
def test_the_pool_never_runs_dry():
    m = brawl("P5 P1; glory 28", "N5 N1; glory 29", "N6 E1; glory 29", "N7 N1; glory 29", glory_goal=30)
    assert glory(m)[0] == 29


@rule("IB-GLORY-06")
def test_glory_is_public():
    assert glory(table("P5 P1; glory 7", "N5 N1; glory 3")) == [7, 3]


# ---------------------------------------------------------------- the Draw step


@rule("IB-DRAW-01", "IB-DRAW-02")
def test_the_cards_in_play_are_discarded_face_up():
    m = brawl("P5 P1", "N5 N1", "E5 E1", token="C")
    seats = m.view(1)["seats"]
    assert [seat["discard"][-1] for seat in seats] == [4, 14, 24]
    assert all(seat["fighter"] is None or seat["fighter"]["card"] is None for seat in seats)
    assert m.view(-1)["seats"][0]["discard"] == seats[0]["discard"]


@rule("IB-DRAW-03")
def test_everybody_draws_one():
    m = brawl("P5 P1 P2 P3 P4; glory 0; deck 20", "N5 N1; glory 0")
    until(m, "select")
    assert (hands(m), decks(m)) == ([5, 2], [19, 9])


@rule("IB-DRAW-04", "IB-DRAW-05", "IB-DRAW-06", "IB-R-REFILL")
def test_the_paid_refill():
    m = brawl("P5 P1 P2; glory 2; deck 10", "N5 N1; glory 0")
    assert (asked(m), may(m, "A")) == ("draw A", ["buy", "draw"])
    play(m, "A: buy")
    assert (glory(m)[0], hands(m)[0], decks(m)[0]) == (2, 5, 7)
    assert (hands(m)[1], decks(m)[1]) == (2, 9)


@rule("IB-DRAW-05")
def test_no_glory_no_refill():
    m = show(table("N5 N1; glory 0", "P5 P1; glory 1", **ANY))
    assert asked(m) == "refill B"
    assert refused(m, "A", "buy") == "IB-DRAW-05"
    until(m, "draw")
    assert (asked(m), refused(m, "A", "buy")) == ("draw B", "IB-DRAW-05")
    play(m, "B: draw")
    assert hands(m) == [2, 2]


@rule("IB-DRAW-06", "IB-R-REFILLMIN", "IB-PU-16")
def test_when_the_refill_may_be_bought():
    four = "P5 P1 P2 P3 P4; glory 3"
    assert asked(brawl(four, "N5 N1; glory 0")) == "draw A"
    assert asked(brawl(four, "N5 N1; glory 0", refill_min=2)) == "select AB"
    assert asked(brawl("P5 P1 P2 P3; glory 3", "N5 N1; glory 0", refill_min=2)) == "draw A"
    assert asked(brawl("P5 P1 P2 P3; glory 3; deck 1", "N5 N1; glory 0", refill_min=2)) == "select AB"
    assert asked(brawl("P5 P1 P2 P3 P4 P6; glory 3", "N5 N1; glory 0")) == "select AB"
    assert asked(brawl("P5 P1; glory 3; deck 0", "N5 N1; glory 0")) == "select AB"
    full = "P5 P1 ticket_booth lucky_penny second_wind plot_twist; glory 2"
    m = until(brawl(full, "N5 N1; glory 0", **GAMER), "select")
    assert (glory(m)[0], hands(m)[0]) == (3, 6)


@rule("IB-DRAW-06", "IB-R-REFILL")
def test_once_a_round():
    m = show(table("P5 P1 P2; glory 3", "N5 N1; glory 0", **ANY))
    play(m, "A: buy")
    assert glory(m)[0] == 3
    assert asked(m) == "select AB"
    assert who(m, "buy") == "A"


@rule("IB-DRAW-06")
def test_not_twice_also_when_the_hand_is_smaller_again():
    cards = {"N5": does("play", op("discard_random", n=2, who="opponent"))}
    m = show(table("P5 P1 P2; glory 3", "N5 N1; glory 0", cards=cards, **ANY))
    play(m, "A: buy")
    assert (who(m, "discard"), m.view()["round"], glory(m)[0]) == ("AA", 2, 3)


@rule("IB-R-NOCHAR", "IB-DRAW-12")
def test_who_lost_the_last_character_is_not_asked_to_pay():
    late = power_up("second_wind", "draw", op("discard_random", n=2, who="opponent"))
    m = until(brawl("P5 P1 second_wind; glory 0", "N5 N1; glory 2", more=late, **GAMER), "window")
    play(m, "A: second_wind", "B: pass")
    assert asked(m) == "draw A"
    play(m, "A: draw")
    assert (who(m, "free", "buy"), glory(m)) == ("", [1, 2])


@rule("IB-DRAW-07", "IB-R-DRAWTEST")
def test_no_character_is_a_free_refill():
    m = brawl("P5; glory 0; deck 12", "N5 N1; glory 0")
    assert (hands(m)[0], decks(m)[0], glory(m)[0]) == (5, 7, 1)
    assert who(m, "free") == "A"


@rule("IB-R-DRAWTEST")
@pytest.mark.parametrize(("option", "kinds"), [("on_entering", ["free", "window"]), ("at_draw", ["window", "free"])])
def test_when_the_hand_is_looked_at(option, kinds):
    m = brawl("P5; glory 0", "N5 N1 second_wind; glory 0", no_character_test=option, **GAMER)
    until(m, "select")
    assert [line["kind"] for line in lines(m, "free", "window")][:2] == kinds


@rule("IB-DRAW-08", "IB-R-SHORT")
def test_a_small_deck_gives_what_it_has():
    m = brawl("P5; glory 0; deck 3", "N5 N1; glory 0")
    assert (hands(m)[0], decks(m)[0], asked(m)) == (3, 0, "select AB")


@rule("IB-DRAW-09")
def test_there_is_no_hand_limit():
    m = brawl("P5 P1 P2 P3 P4 P6 P7 P8; glory 0", "N5 N1; glory 0")
    assert (hands(m)[0], who(m, "discard")) == (8, "")


@rule("IB-DRAW-10", "IB-DRAW-11", "IB-R-SHORT", "IB-R-SHUFFLE")
def test_an_empty_deck_with_characters_left():
    m = brawl("P5 P1 P2; glory 0; deck 0", "N5 N1; glory 0")
    assert (hands(m)[0], decks(m)[0], asked(m)) == (2, 0, "select AB")
    assert len(m.view()["seats"][0]["discard"]) == 28


@rule("IB-DRAW-12")
def test_nobody_sees_who_pays():
    views = []
    for answer in ("buy", "draw"):
        m = brawl("P5 P1; glory 2", "N5 N1; glory 2")
        play(m, f"A: {answer}")
        views.append((m.view(1), m.said(1), m.view(-1), m.said(-1)))
    assert views[0] == views[1]
    assert [seat["answered"] for seat in views[0][0]["seats"]] == [True, False]


LOSES = does("lose", op("glory_steal", n=1, from_="winner"))


@rule("IB-DRAW-13", "IB-R-REFILL")
def test_the_refill_stops():
    nothing = op("location_lock")
    cards = {"N5": f"{does('play', nothing)}\n{LOSES}", "P5": does("win", nothing)}
    m = show(table("P5 P1; glory 2", "N5 N1; glory 0", cards=cards, **ANY))
    before = []
    while asked(m).startswith("refill A"):
        before.append(lines(m, "flip_up", "ability", "order", "scrap", "brawl", "victory")[-1]["kind"])
        for p in m.active:
            m.play(p, "pass")
    assert before == ["flip_up", "order", "ability", "order", "order", "ability"]
    assert asked(m) == "draw AB"
    m = show(table("P5 P1; glory 1", "N5 N1; glory 0", cards=cards, **ANY))
    play(m, "A: pass", "A: pass", "A: pass", "A: buy")
    assert (glory(m), decks(m)[0]) == ([1, 0], 6)
    assert glory(brawl("P5 P1; glory 1", "N5 N1; glory 0", cards=cards)) == [1, 1]


@rule("IB-DRAW-13")
def test_the_stop_before_choosing():
    m = show(table("P5 P1; glory 0", "N5 N1; glory 2; deck 3", **ANY))
    while m.view()["round"] == 1:
        for p in m.active:
            m.play(p, "pass" if asked(m)[0] == "r" else "draw")
    assert (asked(m), m.view()["phase"]) == ("refill AB", "select_repair")
    play(m, "A: buy", "B: pass")
    assert (asked(m), hands(m)) == ("select AB", [5, 2])


@rule("IB-DRAW-13")
def test_never_in_the_middle_of_a_throw():
    m = show(table("E5 P1; glory 1", "E5 N1; glory 0", tie_break="throw", **ANY))
    until(m, "throw")
    assert refused(m, "A", "buy") == "IB-DRAW-13"


@rule("IB-DRAW-14", "IB-R-REFILL")
def test_an_early_refill_is_the_draw_of_the_round():
    m = show(table("P5 P1 P2 P3; glory 2", "N5 N1; glory 0", **ANY))
    play(m, "A: pass", "A: buy")
    assert (glory(m)[0], hands(m)[0], decks(m)[0]) == (2, 5, 8)
    assert asked(m) == "select AB"


@rule("IB-DRAW-15")
def test_bought_and_yet_without_a_character():
    empty = does(
        "play",
        op("discard_random", n=2, who="opponent"),
        op("discard_random", n=2, who="opponent"),
        op("discard_random", n=2, who="opponent"),
    )
    m = show(table("P5 P1; glory 1; deck 16", "N5 N1; glory 0", cards={"N5": empty}, **ANY))
    play(m, "A: buy")
    assert decks(m)[0] == 16 - 4 - 5
    assert (hands(m)[0], glory(m)[0]) == (5, 1)


@rule("IB-R-REFILL")
def test_a_standing_pass():
    m = show(table("P5 P1; glory 1", "N5 N1; glory 1", **ANY))
    assert asked(m) == "refill AB"
    play(m, "A: stand by", "B: stand by")
    assert asked(m) == "draw AB"
    play(m, "A: speak up", "A: draw", "B: draw")
    assert asked(m) == "refill A"
    assert refused(m, "A", "speak up") == "IB-R-REFILL"


@rule("IB-R-NOCHAR")
def test_no_character_at_the_start_of_select():
    late = power_up("second_wind", "select", op("discard_random", n=2, who="opponent"))
    m = brawl("P5 P1 second_wind; glory 0", "N5 N1; glory 0; deck 6", more=late, **GAMER)
    until(m, "window")
    assert m.view()["window"] == "select"
    play(m, "A: second_wind", "B: pass")
    assert who(m, "free") == "B"
    assert (hands(m)[1], decks(m)[1], asked(m)) == (5, 0, "select AB")
    m = brawl("P5 P1 second_wind; glory 0", "N5 N1; glory 0; deck 1", more=late, **GAMER)
    until(m, "window")
    play(m, "A: second_wind", "B: pass")
    assert m.end[0] == "IB-END-03"


# ---------------------------------------------------------------- the end


@rule("IB-END-01", "IB-R-PARTIALGOAL")
def test_ten_glory_wins_at_once():
    m = brawl("P5 P1; glory 9", "N5 N1")
    assert (m.end[0], m.places) == ("IB-END-01", (1, 2))
    assert hands(m) == [1, 1]
    assert not lines(m, "draw")


@rule("IB-END-02", "IB-R-PARTIALGOAL")
def test_nothing_that_waits_is_carried_out():
    cards = {
        "P2": does("play", GAIN, op("draw", n=3, who="self")),
        "N5": does("play", op("glory_steal", n=3, from_="opponent")),
    }
    m = brawl("P2 P1; glory 9", "N5 N1", cards=cards)
    assert (m.over, glory(m), who(m, "ability"), hands(m)) == (True, [10, 1], "A", [1, 1])


@rule("IB-R-GLORYORDER")
def test_a_loser_may_reach_the_goal_first():
    m = brawl("P5 P1; glory 9", "N5 N1; glory 9", cards={"N5": does("lose", GAIN)})
    assert m.places == (2, 1)


@rule("IB-END-03", "IB-END-04", "IB-END-06", "IB-R-ENDTIME")
def test_the_last_character_without_a_deck():
    m = brawl("P5; glory 4; deck 0", "N5 N1; glory 4", "N6 E1; glory 3")
    assert (m.end[0], glory(m), m.places) == ("IB-END-03", [5, 4, 3], (1, 2, 3))
    assert not lines(m, "draw", "buy")
    m = brawl("N5; glory 6; deck 0", "P5 N1; glory 7", "N6 E1; glory 3")
    assert m.places[1] == 1


@rule("IB-END-05", "IB-R-FINALTIE")
def test_a_shared_lead_is_thrown_for():
    seats = "N5; glory 6; deck 0", "P5 P1; glory 5", "N6 E1; glory 3"
    m = brawl(*seats, tie_break="throw")
    assert asked(m) == "throw AB"
    play(m, "A: rock", "B: paper")
    assert (m.over, m.places) == (True, (2, 1, 3))
    assert brawl(*seats, final_tie="shared").places == (1, 1, 3)


@rule("IB-END-07", "IB-R-SIMUL")
def test_two_at_the_goal_by_one_effect():
    cards = {"P5": does("play", op("glory_gain", n=1, who="each_player"))}
    m = brawl("P5 P1; glory 9", "N5 N1; glory 9", cards=cards, tie_break="throw")
    assert asked(m) == "throw AB"
    play(m, "A: rock", "B: paper")
    assert m.places == (2, 1)
    cards = {"P5": does("play", op("glory_gain", n=3, who="each_player"))}
    m = brawl("P5 P1; glory 8", "N5 N1; glory 9", cards=cards)
    assert (m.over, m.places, glory(m)) == (True, (2, 1), [11, 12])


@rule("IB-END-08", "IB-R-STALL")
def test_the_last_round():
    m = brawl("P5 P1; glory 3", "N5 N1; glory 0", number=10, max_rounds=10)
    play(m, "A: draw")
    assert (m.end[0], m.places, hands(m)) == ("IB-END-08", (1, 2), [2, 2])
    assert brawl("P5 P1; glory 0", "N5 N1; glory 0", number=9, max_rounds=10).over is False


@rule("IB-DRAW-11", "IB-END-03")
def test_every_game_ends():
    for seed in range(3):
        m = Match.start("incredibrawl", {"players": 2 + seed, "mode": "casual"}, seed)
        until(m, "nothing", 20_000)
        assert m.over


@rule("IB-LOC-03", "IB-R-GLORYORDER")
def test_the_bonus_may_reach_the_goal():
    bonus = place("grassy_meadow", op("winner_bonus", n=1, if_="winner_level<=5"))
    m = brawl("P5 P1; glory 8", "N5 N1", more=bonus, **PLACES)
    assert (m.over, m.places, winner(m)) == (True, (1, 2), "A")
