"""Select and Reveal; Select-a-Brawl; three players; the location."""

import pytest
from tests.games.incredibrawl.scenes.law import (
    GAMER,
    PLACES,
    SPOTS,
    asked,
    brawl,
    does,
    fighter,
    glory,
    holds,
    lines,
    may,
    op,
    place,
    play,
    scraps,
    show,
    table,
    until,
    who,
    winner,
)

from rumpus.kernel.contract.options import OptionError
from rumpus.kernel.match.match import IllegalAction, Match

rule = pytest.mark.rule
PLAIN = ("P5 P6; glory 0", "N5 N6; glory 0", "E5 E6; glory 0", "N7 N8; glory 0")


def spots(match) -> str:
    """The spots of the seats, in order."""
    return "".join(str(match.s.seats[p].fighter.spot) for p in range(match.seats))


# ---------------------------------------------------------------- select


@rule("IB-SEL-01", "IB-SEL-06")
def test_exactly_one_character_face_down():
    m = table("P1 P2 P3 P4 P5", "N5 N6")
    play(m, "A: P1")
    assert m.view()["seats"][0] | {"hand": 4, "chosen": True} == m.view()["seats"][0]
    with pytest.raises(IllegalAction) as refused:
        m.play(0, "P2")
    assert refused.value.rule == "IB-SEL-05"
    with pytest.raises(IllegalAction):
        m.play(1, "pass")
    assert may(table("P1", "N5 N6"), "A") == ["pillow_squire"]


@rule("IB-SEL-02")
def test_selection_waits_for_all():
    m = table(*PLAIN[:3])
    play(m, "A: P5", "C: E5")
    assert asked(m) == "select B"
    play(m, "B: N5")
    assert len(lines(m, "flip_up")) == 3


@rule("IB-SEL-03", "IB-SAB-04", "IB-R-HIDDENCOUNT")
def test_nobody_sees_a_chosen_card():
    told = []
    for card in ("P7", "P2"):
        m = table("P7 P2", "N5 N6; glory 0")
        play(m, f"A: {card}")
        told.append((m.view(1), m.view(-1), m.said(1), m.said(-1)))
        assert m.view(0)["mine"]["selected"] is not None
    assert told[0] == told[1]
    seat = told[0][0]["seats"][0]
    assert (seat["chosen"], seat["hand"], seat["seen"]) == (True, 1, [])


@rule("IB-SEL-04")
def test_a_power_up_is_no_character():
    m = table("P5 stage_fright", "N5 N6", **GAMER)
    with pytest.raises(IllegalAction) as refused:
        m.play(0, "stage_fright")
    assert refused.value.rule == "IB-SEL-04"
    assert holds(m, "A") == {"marching_mole", "stage_fright"}


@rule("IB-SEL-05", "IB-R-LOCK")
def test_taken_back_until_the_last_has_chosen():
    m = table("P5 P6", "N5 N6")
    play(m, "A: P5", "A: withdraw", "A: P6", "B: N5")
    assert lines(m, "flip_up")[0]["args"]["card"] == 5
    with pytest.raises(IllegalAction) as refused:
        m.play(0, "withdraw")
    assert refused.value.rule == "IB-SEL-05"


@rule("IB-SEL-07", "IB-R-SEATS")
def test_the_own_spot():
    m = until(brawl(*PLAIN, own=False), "draw")
    assert spots(table(*PLAIN)) == "0000"
    assert [(line["seat"], line["args"]["spot"]) for line in lines(m, "place")] == [(0, 1), (1, 2), (2, 3), (3, 4)]


@rule("IB-SEL-08", "IB-R-SEATS")
@pytest.mark.parametrize(("token", "found"), [("A", "312"), ("B", "231"), ("C", "123")])
def test_the_odd_one_of_three(token, found):
    m = brawl(*PLAIN[:3], token=token)
    assert "".join(str(line["args"]["spot"]) for line in lines(m, "place")) == found


@rule("IB-REV-01")
def test_all_are_turned_over_at_once():
    m = table(*PLAIN)
    for p, card in enumerate(("P5", "N5", "E5")):
        assert [seat["fighter"] for seat in m.view()["seats"]] == [None] * 4
        m.play(p, card)
    before = len(m.history)
    m.play(3, "N7")
    assert who(m, "flip_up") == "ABCD"
    assert len(m.history) == before + 1


@rule("IB-REV-02")
def test_originals_and_later_entrants():
    cards = {
        "P5": does("play", op("replace_hand", who="this", old_to="hand")),
        "N5": does("play", op("deck_peek", n=1, who="self", bottom=True)),
    }
    m = brawl("P5 P6", "N5 N6", cards=cards)
    play(m, "B: yes")
    assert [(line["seat"], line["args"]["card"]) for line in lines(m, "enters")] == [(0, 5)]
    assert winner(m) == "A"
    assert holds(m, "A") == {"marching_mole"}


@rule("IB-REV-02", "IB-REENTER-01")
def test_a_later_entrant_is_marked():
    cards = {"P5": does("play", op("replace_hand", who="this", old_to="hand"))}
    cards["P6"] = does("play", op("throw_duel", against="opponent", on_win=[op("draw", n=1, who="self")]))
    m = brawl("P5 P6", "N5 N6", cards=cards, tie_break="throw")
    assert asked(m) == "throw AB"
    assert (fighter(m, "A")["later"], fighter(m, "B")["later"]) == (True, False)


# ---------------------------------------------------------------- Select-a-Brawl


@rule("IB-SAB-01", "IB-SAB-02")
def test_placing_in_turn_from_the_token():
    m = show(table(*PLAIN, token="C", **SPOTS))
    assert asked(m) == "place C"
    assert may(m, "C") == ["spot 1", "spot 2", "spot 3", "spot 4"]
    play(m, "C: spot 2")
    assert asked(m) == "place D"
    assert may(m, "D") == ["spot 1", "spot 3", "spot 4"]
    with pytest.raises(IllegalAction) as refused:
        m.play(3, "spot 2")
    assert refused.value.rule == "IB-SAB-02"
    play(m, "D: spot 1", "A: spot 4")
    assert (asked(m), may(m, "B")) == ("place B", ["spot 3"])


@rule("IB-SAB-03", "IB-BRAWL-04")
def test_spots_decide_who_meets():
    m = show(table(*PLAIN, token="C", **SPOTS))
    play(m, "C: spot 1", "D: spot 2", "A: spot 3", "B: spot 4")
    assert scraps(m)[0] in ("A>C", "C>A")
    assert set(scraps(m)[1].split(">")) == {"B", "D"}
    m = show(table(*PLAIN[:2], token="B", **SPOTS))
    play(m, "B: spot 1", "A: spot 2")
    assert scraps(m) == ["A>B"]


@rule("IB-SAB-04")
def test_placing_shows_the_spot_only():
    views = []
    for card in ("E5", "E6"):
        m = show(table(*PLAIN, token="C", **SPOTS), "P5", "N5", card, "N7")
        play(m, "C: spot 2")
        views.append((m.view(3), m.said(3)))
    assert views[0] == views[1]
    assert views[0][0]["seats"][2]["fighter"] == {"card": None, "spot": 2}


@rule("IB-SAB-05", "IB-R-TOKEN")
def test_the_token_goes_round():
    m = table(*["P1 P2 P3 P4 P5", "N1 N2 N3 N4 N5", "E1 E2 E3 E4 E5", "N6 N7 N8 N9 N10"], token="D", **SPOTS)
    held = []
    for _ in range(4):
        held.append("ABCD"[m.s.token])
        show(m, *[may(m, seat)[0] for seat in "ABCD"])
        until(m, "select")
    assert held == ["D", "A", "B", "C"]
    assert m.s.token == 3


@rule("IB-SAB-06", "IB-R-3PSAB")
def test_the_odd_one_changes_with_select_a_brawl():
    m = table("P1 P2 P3 P4 P5", "N1 N2 N3 N4 N5", "E1 E2 E3 E4 E5", token="A", **SPOTS)
    odd = []
    for _ in range(4):
        show(m, *[may(m, seat)[0] for seat in "ABC"])
        odd.append(next("ABC"[line["seat"]] for line in reversed(lines(m, "place")) if line["args"]["spot"] == 3))
        until(m, "select")
    assert odd == ["A", "B", "C", "A"]
    m = show(table(*PLAIN[:3], token="B", three_player_spots="choose_spot", **SPOTS))
    assert asked(m) == "place B"
    assert may(m, "B") == ["spot 1", "spot 2", "spot 3"]
    with pytest.raises(OptionError, match="IB-R-3PSAB"):
        Match.start("incredibrawl", {"players": 3, "three_player_spots": "choose_spot"}, 1)


@rule("IB-R-SABORDER")
def test_card_and_spot_together():
    m = Match.start(
        "incredibrawl", {"players": 4, "sab_choice": "at_placement", "refill_timing": "draw_step", **SPOTS}, 4
    )
    first = m.s.token
    assert m.active == (first,)
    assert asked(m).startswith("select")
    m.play(first, m.actions(first)[0])
    assert m.active == (first,)
    assert asked(m).startswith("place")
    m.play(first, "spot 3")
    assert m.active == ((first + 1) % 4,)
    view = m.view((first + 1) % 4)["seats"][first]["fighter"]
    assert view == {"card": None, "spot": 3}


# ---------------------------------------------------------------- three players


@rule("IB-P3-01", "IB-P3-05", "IB-R-3PROTATE", "IB-P3-04")
@pytest.mark.parametrize(
    ("options", "found"),
    [
        ({}, "BBBB"),
        ({"three_player_token": "rotate", "mode": "family"}, "BCAB"),
        ({"power_up_order": "first_player", **GAMER}, "BBBB"),
        ({"power_up_order": "first_player", "locations": "on", "three_player_token": "rotate", **GAMER}, "BCAB"),
    ],
)
def test_who_is_odd(options, found):
    m = table("P1 P2 P3 P4 P5", "N1 N2 N3 N4 N5", "E1 E2 E3 E4 E5", token="B", **options)
    odd = ""
    for _ in range(4):
        show(m, *[may(m, seat)[0] for seat in "ABC"])
        odd += next("ABC"[line["seat"]] for line in reversed(lines(m, "place")) if line["args"]["spot"] == 3)
        until(m, "select")
    assert odd == found


@rule("IB-P3-02")
def test_the_odd_one_uses_its_play_ability_with_the_others():
    ability = does("play", op("glory_gain", n=1, who="self"))
    m = brawl("P5 P6", "N1 N6", "E5 E6", token="B", cards={"P5": ability, "N1": ability, "E5": ability})
    assert who(m, "ability")[0] == "B"
    assert [line["kind"] for line in lines(m, "ability", "scrap")] == ["ability"] * 3 + ["scrap"] * 2


@rule("IB-P3-03", "IB-ABIL-08")
def test_both_beaten_of_three_lose():
    ability = {
        card: does("lose", op("glory_gain", n=1, who="self")) + "\n" + does("win", op("draw", n=1, who="self"))
        for card in ("P9", "N2", "E4")
    }
    m = brawl("P9 P6", "N2 N6", "E4 E6", token="C", cards=ability)
    assert scraps(m) == ["A>B", "C>A"]
    used = [(line["seat"], line["args"]["trigger"]) for line in lines(m, "ability")]
    assert used == [(1, "lose"), (0, "lose"), (2, "win")]


# ---------------------------------------------------------------- locations

BONUS = op("winner_bonus", n=1, if_="winner_class in robot")


def at_place(*seats, bonus=BONUS, **told) -> Match:
    """A table at volcano_gym, which says `bonus`."""
    m = table(*seats, more=place("volcano_gym", bonus), **PLACES, **told)
    m.s.places[0], m.s.places[1] = 1, 0
    m.s.visited = 3
    assert m.check() == 0
    return m


@rule("IB-LOC-02", "IB-R-LOCBONUS", "IB-LOC-09", "IB-R-CLASS")
@pytest.mark.parametrize(("classes", "found"), [(["robot"], 3), (["human", "robot"], 3), (["beast"], 2)])
def test_the_location_asks_for_a_class(classes, found):
    m = show(at_place("P5 P6", "N5 N6", kinds={"P5": classes}, cards={"P5": ""}))
    assert glory(m) == [found, 1]


@rule("IB-LOC-02", "IB-R-LOCBONUS")
def test_a_location_that_changes_levels():
    m = show(
        at_place("P4 P6", "P5 N6", bonus=op("level_mod", n=3, target="all", if_="printed_level<=4", until="brawl"))
    )
    assert scraps(m) == ["A>B"]


@rule("IB-LOC-03", "IB-R-GLORYORDER", "IB-END-02")
def test_the_bonus_comes_after_the_victory_glory():
    m = show(at_place("P5 P6; glory 8", "N5 N6", kinds={"P5": ["robot"]}, cards={"P5": ""}))
    assert glory(m) == [10, 1]
    assert m.over
    assert who(m, "bonus") == "A"
    kinds = [line["kind"] for line in lines(m, "victory", "bonus", "gain")]
    assert kinds[0] == "victory"


@rule("IB-LOC-04", "IB-LOC-05", "IB-LOC-06", "IB-LOC-07", "IB-R-LOCTIME")
def test_the_winner_decides_about_the_location():
    m = show(at_place("P5 P6; glory 0", "N5 N6; glory 0"))
    assert asked(m) == "location A"
    assert may(m, "A") == ["change", "stay"]
    assert glory(m) == [1, 0]
    assert m.view()["seats"][0]["discard"][-1:] != [4]
    stay = m.copy()
    play(stay, "A: stay")
    assert stay.view()["location"] == 41
    play(m, "A: change")
    assert m.view()["location"] == 40
    assert list(m.s.places) == [0, 2, 3, 4, 5, 6, 7, 8, 9, 1]
    assert m.view()["locations"] == [40, *[None] * 8, 41]


@rule("IB-LOC-07")
def test_a_new_location_waits_for_the_next_round():
    static = op("draw_step_mod", n=1, who="each_player")
    m = table("P5 P6; glory 0", "N5 N6; glory 0", more=place("volcano_gym", static), **PLACES)
    show(m)
    play(m, "A: change")
    until(m, "select")
    assert m.view()["location"] == 41
    assert m.s.seats[1].deck_n == 9
    show(m, "P6", "N6")
    until(m, "select")
    assert m.s.seats[1].deck_n == 7


@rule("IB-LOC-08", "IB-BRAWL-09")
def test_without_a_winner_the_location_stays():
    m = show(
        table(
            "P5 P6; glory 0",
            "N5 N6; glory 0",
            cards={"P5": does("play", op("return_self", to="hand")), "N5": does("play", op("return_self", to="hand"))},
            **PLACES,
        )
    )
    assert who(m, "nobody") == "-"
    assert not lines(m, "location", "stays")
    assert asked(m) == "select AB"
    assert glory(m) == [0, 0]


@rule("IB-LOC-10")
def test_ten_changes_come_round():
    m = table("P5 P6", "N5 N6", glory_goal=30, **PLACES)
    seen = []
    for _ in range(10):
        show(m, *[may(m, seat)[0] for seat in "AB"])
        until(m, "location")
        play(m, f"{'AB'[m.active[0]]}: change")
        seen.append(m.view()["location"])
        until(m, "select")
    assert sorted(seen) == list(range(40, 50))
    assert seen[-1] == 40
