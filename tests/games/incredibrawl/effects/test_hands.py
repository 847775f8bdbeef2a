"""Effect words on hands, decks and discard piles: how many, whose, who chooses, who sees what, and empty piles."""

import pytest
from tests.games.incredibrawl.scenes.law import (
    GAMER,
    asked,
    brawl,
    decks,
    does,
    hands,
    holds,
    may,
    names_of,
    op,
    play,
    power_up,
    script,
    show,
    table,
)

rule = pytest.mark.rule
FOUR = ("P7 P8 P9", "N5 N6 N1", "N4 N6 N1", "N3 N6 N1")


def plays(word, *seats, trigger="play", card="P7", **told):
    """A brawl in which A's P7 (which wins) has this word; it is not the first of the set's words."""
    return brawl(
        *(seats or FOUR), cards={"P4": does("play", op("none"), op("none")), card: does(trigger, word)}, **told
    )


def deck_top(match, seat, n):
    """The ids of the top n cards of a deck."""
    return names_of(match, seat, "deck")[:n]


# ---------------------------------------------------------------- drawing
@rule("draw", "IB-DRAW-08")
@pytest.mark.parametrize(
    ("who", "want"), [("self", [4, 2, 2, 2]), ("each_opponent", [2, 4, 4, 4]), ("each_player", [4, 4, 4, 4])]
)
def test_draw_by_whom(who, want):
    match = plays(op("draw", n=2, who=who))
    assert hands(match) == want
    assert decks(match) == [12 - n for n in want]


@rule("draw")
def test_draw_of_a_chosen_opponent_and_of_the_winner():
    match = plays(op("draw", n=1, who="opponent"))
    assert may(match, "A") == ["seat B", "seat C", "seat D"]
    assert hands(play(match, "A: seat D")) == [2, 2, 2, 3]
    assert hands(plays(op("draw", n=3, who="winner"), trigger="lose", card="N3")) == [5, 2, 2, 2]


@rule("draw", "IB-DRAW-08")
def test_draw_all_there_are():
    match = plays(op("draw", n=3, who="self"), "P7 P8; deck P1 P2", "N5 N6")
    assert holds(match, "A") == {"captain_backflip", "pillow_squire", "sock_bandit"}
    assert decks(match)[0] == 0
    assert hands(plays(op("draw", n=3, who="self"), "P7 P8; deck 0", "N5 N6"))[0] == 1


@rule("draw_to", "IB-DRAW-08")
@pytest.mark.parametrize(("n", "want"), [(3, 3), (7, 8)])
def test_draw_to(n, want):
    """With 7 cards there is no choice, and the normal draw has been made too."""
    assert hands(plays(op("draw_to", n=n, who="self"), "P7 P8", "N5 N6")) == [n, 1]
    assert hands(plays(op("draw_to", n=n, who="each_player"), "P7 P8", "N5 N6 N1 N2")) == [want, want]


@rule("draw_to")
def test_draw_to_never_takes_away():
    match = plays(op("draw_to", n=3, who="self"), "P7 P8 P9 P1 P2", "N5 N6")
    assert hands(match)[0] == 4
    assert decks(match)[0] == 10


@rule("draw_step_mod", "IB-DRAW-03")
@pytest.mark.parametrize(("n", "want"), [(-1, 2), (0, 3), (1, 4), (2, 5)])
def test_draw_step_mod(n, want):
    """The normal draw is 1 + n; other draws are not touched."""
    match = plays(op("draw_step_mod", n=n, who="self"), "P7 P8 P9", "N5 N6 N1")
    play(match, "A: draw", "B: draw")
    assert hands(match) == [want, 3]


@rule("draw_step_mod")
def test_draw_step_mods_add_up_and_stop_at_nothing():
    words = op("draw_step_mod", n=-1, who="each_player"), op("draw_step_mod", n=-1, who="opponent")
    match = brawl("P7 P8 P9", "N5 N6 N1", cards={"P7": does("play", *words), "N5": does("lose", words[1])})
    play(match, "A: draw", "B: draw")
    assert hands(match) == [2, 2]
    match = plays(op("draw_step_mod", n=2, who="winner"), "P7 P8 P9", "N5 N6 N1", trigger="lose", card="N5")
    assert hands(play(match, "A: draw", "B: draw")) == [5, 3]


@rule("draw_step_mod", "IB-DRAW-04", "IB-DRAW-07")
def test_draw_step_mod_leaves_refills_alone():
    match = plays(op("draw_step_mod", n=-1, who="each_player"), "P7 P8", "N5")
    assert hands(match)[1] == 5, "an empty hand is refilled for nothing"
    assert hands(play(match, "A: buy")) == [5, 5]


@rule("draw_step_mod", "IB-LOC-02")
@pytest.mark.parametrize(("who", "want"), [("each_player", [4, 4]), ("winner", [4, 3])])
def test_draw_step_mod_of_a_location(who, want):
    """For every player it is in force from the reveal on; for the winner once there is one."""
    from tests.games.incredibrawl.scenes.law import PLACES, place, until

    more = place("grassy_meadow", op("draw_step_mod", n=1, who=who))
    match = until(brawl("P7 P8 P9", "N5 N6 N1", more=more, **PLACES), "draw")
    assert hands(play(match, "A: draw", "B: draw")) == want


# ---------------------------------------------------------------- discarding
@rule("discard_choice", "IB-DRAW-02")
def test_discard_choice_of_oneself():
    match = plays(op("discard_choice", n=2, who="self", kind="any"), "P7 P8 P9 P1", "N5 N6")
    assert asked(match) == "discard A"
    assert may(match, "A") == ["pillow_squire", "captain_backflip", "anvil_bear"]
    play(match, "A: P9")
    assert asked(match) == "discard A"
    play(match, "A: P8")
    assert holds(match, "A") == {"pillow_squire"}
    assert names_of(match, "A", "discard")[-3:] == ["anvil_bear", "captain_backflip", "crate_golem"]


@rule("discard_choice")
def test_several_choose_at_the_same_time():
    """Nobody sees what the others discard before all have chosen."""
    match = plays(op("discard_choice", n=1, who="each_opponent", kind="any"))
    assert asked(match) == "discard BCD"
    play(match, "C: N6", "B: N1")
    assert match.view(3)["seats"][2]["hand"] == 2
    assert not [line for line in match.said(3) if line["kind"] == "discard"]
    play(match, "D: N6")
    assert hands(match) == [2, 1, 1, 1]


@rule("discard_choice", "IB-ABIL-15")
def test_those_with_few_cards_discard_them_all_and_are_not_asked():
    match = plays(
        op("discard_choice", n=2, who="each_opponent", kind="any"), "P7 P8 P9", "N5 N6 N1", "N4 N6 N1 N2", "N3"
    )
    assert asked(match) == "discard C"
    assert hands(match) == [2, 0, 3, 0]
    play(match, "C: N1", "C: N2")
    assert asked(match).startswith("draw")
    assert hands(match)[2] == 1


@rule("discard_choice")
def test_the_kind_is_that_of_the_word_itself():
    """Not of one before it: P2 speaks first, of all cards; P7 of Power-Ups."""
    cards = {"P2": does("play", op("discard_choice", n=1, who="self", kind="character"))}
    cards["P7"] = does("play", op("discard_choice", n=1, who="self", kind="power_up"))
    match = brawl("P2 P8 P9", "P7 P6 growth_spurt second_wind", cards=cards, **GAMER)
    assert may(match, "A") == ["captain_backflip", "anvil_bear"]
    play(match, "A: P8")
    assert may(match, "B") == ["growth_spurt", "second_wind"]


@rule("discard_choice")
def test_discard_choice_of_a_chosen_opponent():
    match = plays(op("discard_choice", n=1, who="opponent", kind="any"))
    play(match, "A: seat C")
    assert asked(match) == "discard C", "the affected player chooses the card"


@rule("discard_choice", "discard_random")
@pytest.mark.parametrize(
    ("kind", "left"), [("character", {"ticket_booth", "plot_twist"}), ("power_up", {"marching_mole"})]
)
def test_kinds_of_cards(kind, left):
    match = plays(
        op("discard_random", n=2, who="self", kind=kind),
        "P7 P5 ticket_booth plot_twist",
        "N5 N6",
        **GAMER,
        power_up_order="first_player",
    )
    for _ in range(3):
        if match.active and asked(match).startswith("window"):
            play(match, f"{asked(match)[-1]}: pass")
    assert holds(match, "A") & {"ticket_booth", "plot_twist", "marching_mole"} == left
    match = plays(
        op("discard_choice", n=2, who="self", kind=kind), "P7 P5 growth_spurt second_wind lucky_penny", "N5 N6", **GAMER
    )
    names = {"character": {"marching_mole"}, "power_up": {"growth_spurt", "second_wind", "lucky_penny"}}[kind]
    if kind == "power_up":
        assert set(may(match, "A")) == names
    else:
        assert not names & holds(match, "A")


@rule("discard_random", "IB-ABIL-15")
def test_discard_random_is_drawn_by_the_seed():
    """The second of three by number, then the second of two."""
    match = table("P7 P1 P2 P3", "N5 N6", cards={"P7": does("play", op("discard_random", n=2, who="self", kind="any"))})
    show(script(match, 1, 1))
    assert holds(match, "A") == {"pillow_squire"}
    assert names_of(match, "A", "discard")[-3:] == ["sock_bandit", "rubber_knight", "crate_golem"]


@rule("discard_random")
def test_discard_random_of_others():
    assert hands(plays(op("discard_random", n=1, who="each_opponent", kind="any"))) == [2, 1, 1, 1]
    match = plays(op("discard_random", n=1, who="opponent", kind="any"))
    assert hands(play(match, "A: seat B")) == [2, 1, 2, 2]
    assert hands(plays(op("discard_random", n=2, who="self", kind="power_up")))[0] == 2, "it holds none"


# ---------------------------------------------------------------- looking
@rule("hand_peek", "IB-SEL-03")
def test_hand_peek():
    """The owner alone sees the hand as it is now."""
    match = plays(op("hand_peek", who="opponent"))
    play(match, "A: seat C")
    seen = [set(match.view(p)["seats"][2]["seen"]) for p in (0, 1, 3, -1)]
    assert seen == [{10, 15}, set(), set(), set()]
    assert match.view(0)["seats"][1]["seen"] == []
    match = plays(op("hand_peek", who="each_opponent"))
    assert [len(seat["seen"]) for seat in match.view(0)["seats"]][1:] == [2, 2, 2]
    assert match.view(1)["seats"][2]["seen"] == []


@rule("hand_reveal", "IB-PU-11")
def test_hand_reveal():
    """Everybody sees the hand once: what is drawn later is not seen."""
    match = plays(op("hand_reveal", who="self"))
    assert set(match.view(2)["seats"][0]["seen"]) == {7, 8}
    assert set(match.view(-1)["seats"][0]["seen"]) == {7, 8}
    assert match.view(2)["seats"][1]["seen"] == []
    play(match, "A: draw", "B: draw", "C: draw", "D: draw")
    assert set(match.view(2)["seats"][0]["seen"]) == {7, 8}
    match = plays(op("hand_reveal", who="each_player"))
    assert [len(seat["seen"]) for seat in match.view(-1)["seats"]] == [2, 2, 2, 2]
    match = play(plays(op("hand_reveal", who="opponent")), "A: seat D")
    assert [len(seat["seen"]) for seat in match.view(-1)["seats"]] == [0, 0, 0, 2]


@rule("hand_peek", "IB-PU-06")
def test_a_power_up_looks_before_characters_are_chosen():
    """ticket_booth in the select window: the owner chooses whose hand."""
    more = power_up("growth_spurt", "select", op("hand_peek", who="opponent"))
    match = table("P7 P8 growth_spurt", "N5 N6", more=more, number=1, **GAMER)
    show(match, "P8", "N6")
    assert match.view(0)["seats"][1]["seen"] == [], "its window is over"


# ---------------------------------------------------------------- decks
@rule("mill", "IB-DRAW-02")
def test_mill():
    match = plays(op("mill", n=2, who="self"), "P7 P8; deck P1 P2 P3", "N5 N6")
    assert names_of(match, "A", "discard")[-3:] == ["pillow_squire", "sock_bandit", "crate_golem"]
    assert decks(plays(op("mill", n=3, who="each_opponent"))) == [10, 7, 7, 7]
    assert decks(play(plays(op("mill", n=1, who="opponent")), "A: seat B")) == [10, 9, 10, 10]
    assert decks(plays(op("mill", n=3, who="self"), "P7 P8; deck P1", "N5 N6"))[0] == 0


@rule("deck_peek", "IB-DRAW-08")
def test_deck_peek_only_looks():
    match = plays(op("deck_peek", n=2, who="self"), "P7 P8; deck P1 P2 P3", "N5 N6")
    assert asked(match).startswith("draw")
    assert match.view(0)["seats"][0]["deck_seen"][:3] == [0, 1, None]
    assert match.view(1)["seats"][0]["deck_seen"][:2] == [None, None]
    assert deck_top(match, "A", 3) == ["pillow_squire", "sock_bandit", "rubber_knight"]


@rule("deck_peek")
def test_deck_peek_and_order():
    """The first one chosen will be on top; the last needs no choice."""
    match = plays(op("deck_peek", n=3, who="self", reorder=True), "P7 P8; deck P3 P1 P2 P4", "N5 N6")
    assert asked(match) == "order A"
    assert may(match, "A") == ["pillow_squire", "sock_bandit", "rubber_knight"]
    play(match, "A: P3")
    assert may(match, "A") == ["pillow_squire", "sock_bandit"]
    play(match, "A: P2")
    assert deck_top(match, "A", 4) == ["rubber_knight", "sock_bandit", "pillow_squire", "tumble_twins"]
    assert asked(match).startswith("draw")


@rule("deck_peek")
def test_deck_peek_and_bottom():
    """From the top: each stays, or goes under the deck."""
    match = plays(op("deck_peek", n=3, who="self", bottom=True), "P7 P8; deck P1 P2 P3 P4", "N5 N6")
    assert asked(match) == "keep A"
    play(match, "A: no", "A: yes", "A: no")
    assert names_of(match, "A", "deck") == ["sock_bandit", "tumble_twins", "pillow_squire", "rubber_knight"]
    assert asked(match).startswith("draw")


@rule("deck_peek")
def test_deck_peek_bottom_then_order():
    word = op("deck_peek", n=3, who="self", bottom=True, reorder=True)
    match = plays(word, "P7 P8; deck P1 P2 P3 P4", "N5 N6")
    play(match, "A: yes", "A: no", "A: yes")
    assert may(match, "A") == ["pillow_squire", "rubber_knight"]
    play(match, "A: P3")
    assert names_of(match, "A", "deck") == ["rubber_knight", "pillow_squire", "tumble_twins", "sock_bandit"]


@rule("deck_peek", "IB-ABIL-15")
def test_deck_peek_of_an_opponent_and_of_short_decks():
    match = plays(op("deck_peek", n=2, who="opponent", reorder=True), "P7 P8", "N5 N6; deck P1 P2", "N4 N6", token="A")
    play(match, "A: seat B")
    assert asked(match) == "order A", "the owner of the ability orders"
    play(match, "A: P2")
    assert deck_top(match, "B", 2) == ["sock_bandit", "pillow_squire"]
    assert match.view(1)["seats"][1]["deck_seen"][:2] == [None, None]
    for n in (0, 1):
        deck = " ".join(["P1"][:n])
        match = plays(op("deck_peek", n=5, who="self", reorder=True), f"P7 P8; deck {deck}", "N5 N6")
        assert asked(match).startswith("draw"), "nothing to order"


# ---------------------------------------------------------------- recover
@rule("recover", "IB-DRAW-11")
@pytest.mark.parametrize(
    ("to", "where"), [("hand", "hand"), ("deck_top", "top"), ("deck_bottom", "bottom"), ("deck_shuffled", "deck")]
)
def test_recover_to(to, where):
    match = plays(
        op("recover", n=1, to=to, type="energy", level=2),
        "P7 P8; deck P1 P2 P3; discard E9 E2 E1",
        "N5 N6",
        trigger="win",
    )
    assert may(match, "A") == ["static_kitten", "pocket_wizard"]
    play(match, "A: E2")
    deck = names_of(match, "A", "deck")
    assert "pocket_wizard" not in names_of(match, "A", "discard")
    found = {"hand": "pocket_wizard" in holds(match, "A"), "top": deck[:1] == ["pocket_wizard"]}
    found |= {"bottom": deck[-1:] == ["pocket_wizard"], "deck": "pocket_wizard" in deck}
    assert found[where]


@rule("recover", "IB-ABIL-15")
def test_recover_what_there_is():
    """A single card is taken; two words' worth of one card is one card; an empty pile is nothing."""
    match = plays(op("recover", n=2, to="hand", type="natural", level=1), "P7 P8", "N5 N6", trigger="win")
    assert "dandelion_spy" in holds(match, "A")
    match = plays(op("recover", n=2, to="hand", class_="plant", level=4), "P7 P8", "N5 N6", trigger="win")
    play(match, "A: N4")
    assert {"dandelion_spy", "thistle_knight"} <= holds(match, "A")
    everything = " ".join(f"{kind}{n}" for kind in "PNE" for n in range(1, 11) if (kind, n) not in (("P", 7), ("P", 8)))
    match = plays(op("recover", n=1, to="hand"), f"P7 P8; deck {everything}", "N5 N6", trigger="win")
    assert hands(match)[0] == 1


@rule("recover")
def test_recover_takes_power_ups_too_unless_a_filter_is_about_characters():
    seat = "P7 P8; discard E1 ticket_booth lucky_penny"
    match = plays(op("recover", n=1, to="hand"), seat, "N5 N6", trigger="win", **GAMER)
    assert "lucky_penny" in may(match, "A")
    match = plays(op("recover", n=1, to="hand", level=10), seat, "N5 N6", trigger="win", **GAMER)
    assert not {"lucky_penny", "ticket_booth"} & set(may(match, "A"))
    assert "immovable_baron" in may(match, "A")
