"""Effect words that move characters in and out of play: where to, who follows, and what waits for them there."""

import pytest
from tests.games.incredibrawl.scenes.law import (
    GAMER,
    asked,
    brawl,
    decks,
    does,
    glory,
    holds,
    lines,
    may,
    names_of,
    op,
    play,
    power_up,
    scraps,
    show,
    table,
    until,
    winner,
)

rule = pytest.mark.rule
GAIN = op("glory_gain", n=1, who="self")
REVEAL = {**GAMER, "power_up_order": "first_player"}


# ---------------------------------------------------------------- this character leaves
@rule("return_self", "IB-DRAW-01")
@pytest.mark.parametrize("to", ["hand", "deck_top", "deck_bottom", "deck_shuffled"])
@pytest.mark.parametrize(("trigger", "card"), [("lose", "N5"), ("win", "P7")])
def test_return_self(trigger, card, to):
    """It is not discarded in the Draw step; its owner's Glory is not touched."""
    match = brawl("P7 P8", "N5 N6 N1; deck N2 N3 N4", cards={card: does(trigger, op("return_self", to=to))})
    seat, name = ("B", "ghost_moose") if card == "N5" else ("A", "crate_golem")
    deck = names_of(match, seat, "deck")
    assert name not in names_of(match, seat, "discard")
    assert {"hand": name in holds(match, seat), "deck_top": deck[0] == name}.get(to, name in deck)
    assert (deck[-1] == name) or to != "deck_bottom"
    assert glory(match) == [2, 1]


@rule("return_self", "IB-BRAWL-08")
def test_return_self_before_the_scrap_leaves_the_spot_empty():
    match = brawl("P7 P8", "N5 N6", cards={"P7": does("play", op("return_self", to="hand"))})
    assert scraps(match) == []
    assert winner(match) == "B"
    assert glory(match) == [1, 2]


@rule("return_self", "IB-R-GONE", "IB-R-MAY")
def test_return_self_of_a_character_that_is_gone_is_nothing():
    """B takes it out first; then there is nothing to ask and nothing to return."""
    cards = {"P7": does("play", op("return_self", to="hand", optional=True), GAIN)}
    cards["N5"] = does("play", op("remove", target="opposing"))
    match = brawl("P7 P8", "N5 N6", cards=cards)
    assert asked(match).startswith("draw")
    assert "crate_golem" in names_of(match, "A", "discard")
    assert glory(match) == [2, 2], "the rest of its text is carried out"


@rule("return_self", "IB-R-MAY")
@pytest.mark.parametrize(("said", "there"), [("yes", True), ("no", False)])
def test_return_self_may(said, there):
    match = brawl("P7 P8", "N5 N6", cards={"N5": does("lose", op("return_self", to="hand", optional=True))})
    assert asked(match) == "may B"
    assert ("ghost_moose" in holds(play(match, f"B: {said}"), "B")) == there


# ---------------------------------------------------------------- others leave
@rule("bounce", "remove", "IB-BRAWL-08")
@pytest.mark.parametrize(("word", "where"), [("bounce", "hand"), ("remove", "discard")])
def test_bounce_and_remove(word, where):
    """The owner chooses; the spot is empty, and who faces it goes on without a scrap."""
    match = brawl("P7 P8", "N9 N6", "E4 E6", "E3 E6", cards={"P7": does("play", op(word, target="opposing"))})
    assert may(match, "A") == ["seat B", "seat C", "seat D"]
    play(match, "A: seat C")
    assert len(scraps(match)) == 2
    there = holds(match, "C") if where == "hand" else set(names_of(match, "C", "discard"))
    assert "disco_comet" in there
    assert [line["seat"] for line in lines(match, "walkover")] == [0]


@rule("bounce", "remove")
@pytest.mark.parametrize("word", ["bounce", "remove"])
def test_own_and_any(word):
    match = brawl("P7 P8", "N5 N6", cards={"P7": does("play", op(word, target="own"))})
    assert asked(match).startswith("draw")
    assert winner(match) == "B"
    match = brawl("P7 P8", "N5 N6", cards={"P7": does("play", op(word, target="any"))})
    assert may(match, "A") == ["seat A", "seat B"]


@rule("bounce", "IB-ABIL-16", "IB-R-GONE")
def test_a_play_ability_of_a_bounced_character_still_resolves():
    cards = {"P2": does("play", op("bounce", target="opposing")), "N5": does("play", GAIN)}
    assert glory(brawl("P2 P8", "N5 N6", cards=cards)) == [2, 2]
    match = brawl("P2 P8", "N5 N6", cards=cards, gone_ability="skipped")
    assert glory(match) == [2, 1]
    assert [line["seat"] for line in lines(match, "ignored")] == [1]


@rule("bounce")
@pytest.mark.parametrize(("cond", "asks"), [("level<=5", ["B", "C"]), ("type=energy", ["C"]), ("class in robot", [])])
def test_bounce_if_is_about_the_target(cond, asks):
    cards = {"P7": does("play", op("bounce", target="opposing", if_=cond))}
    kinds = {"N5": ["human"], "E4": ["human"], "E8": ["human"]}
    match = brawl("P7 P8", "N5 N6", "E4 E6", "N8 E6", cards=cards, kinds={**kinds, "N8": ["human"]})
    if len(asks) > 1:
        assert may(match, "A") == [f"seat {seat}" for seat in asks]
    else:
        back = [line["seat"] for line in lines(match, "leaves") if line["text"].endswith("hand")]
        assert back == [2] * len(asks)


@rule("remove", "IB-BRAWL-09")
def test_everybody_gone_nobody_wins():
    cards = {"P2": does("play", op("remove", target="opposing"), op("remove", target="own"))}
    match = brawl("P2 P8", "N5 N6", cards=cards)
    assert winner(match) == "-"
    assert glory(match) == [1, 1]


@rule("remove", "IB-R-LATEPLAY")
def test_a_power_up_removes_before_the_scrap():
    more = power_up("growth_spurt", "before_scrap", op("remove", target="opposing"))
    match = until(brawl("P1 P8 growth_spurt", "E5 E6", more=more, **REVEAL, token="A"), "window")
    play(match, "A: growth_spurt")
    until(match, "draw")
    assert scraps(match) == []
    assert winner(match) == "A"


# ---------------------------------------------------------------- replacements
@rule("replace_hand", "IB-REENTER-01")
@pytest.mark.parametrize("to", ["hand", "discard", "deck_bottom"])
def test_replace_hand_of_this(to):
    """The new one lies face up at the same spot and fights; its Play ability triggers."""
    cards = {"N1": does("play", op("replace_hand", who="this", old_to=to)), "P9": does("play", GAIN)}
    match = brawl("N1 P9 P8", "N5 N6", cards=cards)
    assert asked(match) == "replace A"
    assert may(match, "A") == ["captain_backflip", "anvil_bear"]
    play(match, "A: P9")
    assert glory(match) == [3, 1]
    where = {"hand": holds(match, "A"), "discard": set(names_of(match, "A", "discard"))}
    assert "dandelion_spy" in where.get(to, names_of(match, "A", "deck")[-1:])


@rule("replace_hand", "IB-ABIL-15")
def test_replace_hand_without_another_is_nothing():
    match = brawl("N1; deck P1", "P5 P6", cards={"N1": does("play", op("replace_hand", who="this", old_to="discard"))})
    assert [line["seat"] for line in lines(match, "nothing")] == [0]
    assert scraps(match) == ["B>A"]


@rule("replace_hand")
def test_replace_hand_opposing_is_chosen_by_the_player_of_the_spot():
    """Only players with another character can be chosen; a single card is taken."""
    cards = {"P7": does("play", op("replace_hand", who="opposing", old_to="hand"))}
    match = brawl("P7 P8", "N5", "N4 N6 N1", "N3 P10", cards=cards)
    assert may(match, "A") == ["seat C", "seat D"]
    play(match, "A: seat C")
    assert asked(match) == "replace C"
    match = play(brawl("P7 P8", "N5", "N4 N6 N1", "N3 P10", cards=cards), "A: seat D")
    assert [line["seat"] for line in lines(match, "enters")] == [3]
    assert scraps(match)[1] == "D>B"


@rule("replace_hand", "IB-R-LATEPLAY", "IB-R-GONE")
def test_a_replacement_is_not_this_character():
    """What the text says after it of `this character` is nothing; of the own character it is about the new one."""
    gone = op("replace_hand", who="this", old_to="hand"), op("level_mod", n=5, target="this")
    match = brawl("N1 P3", "P5 P6", cards={"N1": does("play", *gone)})
    assert scraps(match) == ["B>A"]
    own = gone[0], op("level_mod", n=5, target="own_character")
    assert scraps(brawl("N1 P3", "P5 P6", cards={"N1": does("play", *own)})) == ["A>B"]


@rule("replace_hand", "IB-R-LATEPLAY")
def test_replace_hand_after_a_scrap_keeps_the_result():
    """Photo Finish's window: the winner's new character goes on; a beaten spot stays beaten."""
    more = power_up("growth_spurt", "after_scrap", op("replace_hand", who="own_character", old_to="discard"))
    match = table("P9 E1 growth_spurt", "N5 N6", "N4 N6", "P4 N6", more=more, **REVEAL, token="A")
    match = until(show(match, "P9", "N5", "N4", "P4"), "window")
    play(match, "A: growth_spurt")
    until(match, "draw")
    assert scraps(match) == ["A>C", "D>B", "A>D"], "Energy beats Physical in the final"


@rule("replace_deck", "IB-REENTER-01")
def test_replace_deck_takes_the_first_character():
    """Power-Ups passed over go under the deck in their order."""
    cards = {"N1": does("play", op("replace_deck", who="this", old_to="hand")), "P9": does("play", GAIN)}
    deck = "deck ticket_booth plot_twist P9 P2"
    match = until(brawl(f"N1 P8; {deck}", "N5 N6", cards=cards, **GAMER), "draw")
    assert names_of(match, "A", "deck") == ["sock_bandit", "ticket_booth", "plot_twist"]
    assert glory(match) == [3, 1]
    assert "dandelion_spy" in holds(match, "A")


@rule("replace_deck", "IB-ABIL-15")
def test_replace_deck_without_character_is_nothing():
    """The character stays, and the deck as it was."""
    cards = {"N9": does("play", op("replace_deck", who="this", old_to="discard"))}
    match = until(brawl("N9 P8; deck lucky_penny plot_twist", "N5 N6", cards=cards, **GAMER), "draw")
    assert scraps(match) == ["A>B"]
    assert names_of(match, "A", "deck") == ["lucky_penny", "plot_twist"]


@rule("replace_deck")
def test_replace_deck_of_all_and_of_a_chosen_one():
    """Everybody's character goes; who has none in the deck keeps it."""
    cards = {"P7": does("play", op("replace_deck", who="all", old_to="deck_bottom"))}
    match = brawl("P7 P8; deck P1 P2", "N5 N6; deck E5 N2", "N4 N6; deck 0", token="C", cards=cards)
    assert sorted(line["seat"] for line in lines(match, "enters")) == [0, 1]
    assert names_of(match, "A", "deck")[-1] == "crate_golem"
    cards = {"P7": does("play", op("replace_deck", who="opposing", old_to="discard"))}
    match = brawl("P7 P8", "N5 N6; deck E1", "N4 N6", token="C", cards=cards)
    play(match, "A: seat B")
    assert [line["seat"] for line in lines(match, "enters")] == [1]
    assert decks(match)[1] == 0


# ---------------------------------------------------------------- out of the discard pile
@rule("reenter_discard", "IB-REENTER-01")
@pytest.mark.parametrize("to", ["hand", "discard"])
def test_reenter_discard_replaces_the_own_character(to):
    cards = {"N1": does("play", op("reenter_discard", type="physical", level=9, old_to=to)), "P9": does("play", GAIN)}
    deck = " ".join(f"P{n}" for n in range(1, 9))
    match = brawl(f"N1 N2; deck {deck}", "N5 N6", cards=cards)
    assert glory(match) == [3, 1], "the only one that fits is taken, and its Play ability triggers"
    assert ("dandelion_spy" in holds(match, "A")) == (to == "hand")


@rule("reenter_discard", "IB-REENTER-03")
def test_reenter_discard_into_an_empty_spot():
    """The owner chooses; Power-Ups cannot enter."""
    cards = {"N1": does("play", op("return_self", to="hand"), op("reenter_discard", class_="warrior", old_to="hand"))}
    match = brawl("N1 N2; discard lucky_penny", "N5 N6", cards=cards, **GAMER)
    assert asked(match) == "recover A"
    assert {"rubber_knight", "marching_mole"} <= set(may(match, "A"))
    assert not {"lucky_penny", "crate_golem"} & set(may(match, "A"))
    match = until(play(match, "A: P3"), "draw")
    assert scraps(match) == ["A>B"]


@rule("reenter_discard", "IB-ABIL-15")
def test_reenter_discard_from_an_empty_pile_is_nothing():
    everything = " ".join(f"{kind}{n}" for kind in "PNE" for n in range(1, 11) if f"{kind}{n}" not in ("N1", "N2"))
    cards = {"N1": does("play", op("reenter_discard", old_to="hand", optional=True))}
    match = brawl(f"N1 N2; deck {everything}", "P5 P6", cards=cards)
    assert scraps(match) == ["B>A"]


@rule("reenter_discard", "IB-PU-18", "IB-R-LATEPLAY")
@pytest.mark.parametrize("window", ["select", "draw"])
def test_nothing_enters_where_no_brawl_is(window):
    """Before the reveal and after the discard: the card cannot be laid, and its word beside another is nothing."""
    word = op("reenter_discard", type="physical", level=9, old_to="hand")
    seats = "P7 P8 P1 growth_spurt", "N5 N6 N1"
    match = until(brawl(*seats, more=power_up("growth_spurt", window, word), **REVEAL, token="B"), "select")
    assert not lines(match, "window")
    match = until(brawl(*seats, more=power_up("growth_spurt", window, word, GAIN), **REVEAL, token="B"), "window")
    while asked(match) != "window A":
        play(match, "B: pass")
    play(match, "A: growth_spurt")
    assert [line["seat"] for line in lines(match, "nothing")] == [0]
    assert not lines(match, "enters")


# ---------------------------------------------------------------- loops
@rule("reenter_discard", "IB-REENTER-05", "IB-R-LOOP")
@pytest.mark.parametrize("cap", [3, 20])
def test_a_card_that_plays_itself_again_is_stopped(cap):
    """Two characters that bring each other back: after play_cap Play abilities the rest is ignored."""
    words = {f"P{n}": does("play", op("reenter_discard", type="physical", level=2, old_to="discard")) for n in (1, 2)}
    deck = " ".join(f"N{n}" for n in range(1, 11))
    match = brawl(f"P1 P8; deck {deck}", "N5 N6", cards=words, play_cap=cap)
    until(match, "draw")
    assert len([1 for line in lines(match, "ability") if line["seat"] == 0]) == cap
    assert [line["seat"] for line in lines(match, "ignored")] == [0]
    assert scraps(match) == ["A>B"]


@rule("replace_hand", "IB-REENTER-05")
def test_two_players_who_replace_for_ever_are_stopped():
    words = {name: does("play", op("replace_hand", who="this", old_to="hand")) for name in ("P1", "P2", "N1", "N2")}
    match = brawl("P1 P2", "N1 N2", cards=words)
    assert len(lines(match, "ability")) == 40
    assert scraps(match) == ["A>B"]
