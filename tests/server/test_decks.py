"""Decks of one's own over HTTP: what they are built of, and whether one is sound."""

import pytest

from rumpus.kernel.contract.options import OptionError
from rumpus.server.gateway.decks import decks_of, judged
from rumpus.server.refusal import Missing


def test_the_book_has_cards_brawlers_and_sound_decks() -> None:
    decks, _ = decks_of("blitz_squad")
    book = decks.book()
    assert book["cards"][0] is None
    assert {card["brawler"] for card in book["cards"][1:]} - {None} == {one["id"] for one in book["brawlers"]}
    assert all(judged("blitz_squad", text).faults == [] for text in book["ready"])


def test_a_deck_is_told_with_its_code_and_the_code_is_the_deck() -> None:
    decks, _ = decks_of("blitz_squad")
    told = judged("blitz_squad", decks.book()["ready"][-1]).deck
    assert told is not None
    again = judged("blitz_squad", told["code"]).deck
    assert again is not None
    assert again["cards"] == told["cards"]
    assert sum(n for _, n in told["cards"]) == 60


def test_a_faulty_deck_is_told_every_fault_and_nothing_else() -> None:
    found = judged("blitz_squad", "Mine\nBrakka Mugsplitter, Nobody\nout Bar Stool\n")
    assert found.deck is None
    assert found.faults


def test_the_deck_of_a_seat_is_told_by_its_option_however_the_table_was_told_it() -> None:
    for value, name in (("default", "Cellar"), ("attic", "Attic"), ("built-4", None)):
        told = judged("blitz_squad", "deck_b", {"deck_b": value}).deck
        assert told is not None
        assert name in (told["name"], None)
        coded = judged("blitz_squad", "deck_b", {"deck_b": told["code"]}).deck
        assert coded is not None
        assert coded["cards"] == told["cards"]
    found = judged("blitz_squad", "deck_b", {"deck_b": "nobody"})
    assert found.deck is None
    assert found.faults[0].startswith("there is no deck 'nobody'")


def test_a_deck_is_judged_by_the_options_of_its_table() -> None:
    """What is sound as usual may be too much for a table, in one sentence; options that no table has are refused."""
    text = decks_of("blitz_squad")[0].book()["ready"][-1]
    assert judged("blitz_squad", text).faults == []
    found = judged("blitz_squad", text, {"special_max": 0})
    assert found.deck is None
    assert len(found.faults) == 1
    with pytest.raises(OptionError, match="special_max"):
        judged("blitz_squad", text, {"special_max": 61})


@pytest.mark.parametrize(("game", "why"), [("nothing", "There is no game"), ("toy", "no decks of your own")])
def test_a_game_without_decks_is_missing(game: str, why: str) -> None:
    with pytest.raises(Missing, match=why):
        judged(game, "")
