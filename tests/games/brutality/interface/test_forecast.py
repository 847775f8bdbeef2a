"""What would come of acts that a seat has in mind; nothing is changed, and nothing hidden is told."""

from tests.games.brutality.interface.test_interface import DUEL, position
from tests.games.brutality.interface.test_marks import ahead

from rumpus.games.brutality.interface.forecast import thought

BESIDE = DUEL.replace("A assassin d4 tool", "A demon_king d5 tool")
DYING = BESIDE.replace("X bog_witch d6", "X bog_witch d6 hp=2").replace("Y gale_archer g9 hp=2", "Y gale_archer hp=0")


def test_a_knock_into_the_pillars_is_foreseen() -> None:
    """BU-KB-09: 2 for the hit, 1 for the Pillars; the witch stays in front of them."""
    t, s = position(BESIDE)
    told = ahead(t, s, s.first, "special A 2", "hero X")["then"]
    assert (told["before"][2]["hp"], told["after"][2]["hp"]) == (9, 6)
    assert told["after"][2]["space"] == "d6"
    texts = [line["text"] for line in told["lines"]]
    assert "Demon King uses Horned Toss" in texts
    assert "Bog Witch runs into the Spiked Pillars on d7" in texts
    assert (told["asked"], told["ask"], told["open"]) == ([s.first], "main", False)


def test_a_foreseen_win_says_whose_it_is_by_a_message_that_the_page_tells() -> None:
    """Its English has a letter for the seat; the reader's own catalogue says "you win"."""
    t, s = position(DYING)
    told = ahead(t, s, s.first, "special A 2", "hero X")["then"]
    assert told["lines"][-1]["code"] == "over-beaten"
    assert told["lines"][-1]["args"]["winners"] == [s.first]


def test_what_chance_would_show_is_not_foreseen() -> None:
    t, s = position(
        BESIDE.replace("hand=saints_mercy,master_thief deck=spyglass", "hand=quick_study deck=spyglass,rusted_gears")
    )
    told = ahead(t, s, s.first, "relic quick_study")["then"]
    assert (told["open"], told["lines"], told["asked"]) == (True, [], [])
    assert told["after"] == told["before"]


def test_what_is_tried_out_does_not_hang_on_the_true_chance() -> None:
    """Two tables that differ in nothing but what will be drawn are thought of alike."""
    t, s = position(BESIDE)
    one = thought(t, s, s.first)
    assert one.teams[1].hand_n == s.teams[1].hand_n
    for k in range(len(s.rng)):
        s.rng[k] += 7919 * (k + 1)
    assert bytes(thought(t, s, s.first).cells) == bytes(one.cells)
