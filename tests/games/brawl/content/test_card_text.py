"""BRAWL in words: names and card text made from the data, the decks on the set-up page."""

import json
from typing import Any

import pytest

from rumpus import effects as fx
from rumpus.games.brawl.content.kinds import KINDS, STANDARD, Kind
from rumpus.games.brawl.content.load import load_decks, load_extra
from rumpus.games.brawl.content.options import OPTIONS
from rumpus.games.brawl.content.tables import Book, content_for
from rumpus.games.brawl.interface.card_text import (
    CATALOGUE,
    CardType,
    card_types,
    colours,
    kind_named,
    said,
    short,
    text_of,
)
from rumpus.games.brawl.interface.setup_page import at_the_table
from rumpus.kernel.contract.options import Options
from rumpus.kernel.match.match import Match

DECK = 'id = "mine"\nname = "Mine"\n[cards]\nbase = 3\nfreeze = 3\nhit_red = 29\n'


def own(**keys: Any) -> Kind:
    """A designer's own kind."""
    lines = [f"{key} = {value!r}".replace("'", '"') for key, value in {"id": "jab", "name": "Jab", **keys}.items()]
    return load_extra("\n".join([DECK, "[[card]]", *lines])).kinds[0]


def book(**given: Any) -> Book:
    """The names of a table."""
    options: Options = {option.name: option.default for option in OPTIONS}
    return content_for(options | given)


TEXTS = {
    "base": "Goes on the left or right end of a row. You win a tie on it.",
    "hit_red": "Goes on an empty end, a red Hit or Hit-2, or a Press over red. Counts 1.",
    "hit2_blue": "Goes only on a blue Hit or Hit-2. Counts 2.",
    "block_green": "Goes only on a green Hit or Hit-2. Only a Press goes on top of it.",
    "press": "On a Block: Hits can go on again. On a modified Base: it cancels all below.",
    "clear": "Clears a Base and all on it. Not one that is frozen, held, blocked in or the last.",
    "freeze": "Goes on any Base that isn't frozen, and locks it for good.",
    "wild_block": "Goes on a Hit or Hit-2 of any colour. Only a Press goes on top of it.",
    "double": "Goes on a Base: it is worth 2 times as much.",
    "null": "Goes on a Base: it is worth nothing.",
    "reverse": "Goes on a Base: fewer Hits win it. A second one turns it back.",
    "hold": "Goes on a Base: while this is on top, nobody can Clear that Base.",
}


@pytest.mark.parametrize(("id_", "text"), TEXTS.items())
def test_the_cards_of_the_book(id_: str, text: str) -> None:
    assert text_of(KINDS[id_]) == text


@pytest.mark.rule("BR-RUL-16")
def test_a_press_says_what_the_table_has_agreed() -> None:
    removed = "On a Block: both leave. On a modified Base: it cancels all below."
    press = list(KINDS).index("press")
    assert card_types(book())[press]["text"]["text"] == TEXTS["press"]
    assert card_types(book(press_variant="remove"))[press]["text"]["text"] == removed


@pytest.mark.parametrize(
    ("keys", "text"),
    [
        (
            {"effect": "add_heavy_hit", "colour": "red", "n": 3},
            "Goes only on a red Hit or Hit-2. Counts 3.",
        ),
        (
            {"effect": "wild_hit"},
            "Goes on an empty end, where you name its colour, or on any Hit, Hit-2 or Press. Counts 1.",
        ),
        (
            {"effect": "two_colour", "kind": "hit", "colours": ["red", "green"]},
            "Goes on an empty end, a Hit or Hit-2 of red or green, or a Press over red or green. Counts 1.",
        ),
        (
            {"effect": "two_colour", "kind": "block", "colours": ["blue", "green"]},
            "Goes only on a blue or green Hit or Hit-2. Only a Press goes on top of it.",
        ),
        ({"effect": "multiply_value", "factor": 3}, "Goes on a Base: it is worth 3 times as much."),
        ({"effect": "add_value", "k": 2}, "Goes on a Base: it is worth 2 more, before it is multiplied."),
        (
            {"effect": "swap_tiebreak"},
            "Goes on a Base: its owner loses ties on it. A second one turns it back.",
        ),
        ({"effect": "cap_string", "k": 1}, "Goes on a Base: each end of it counts 1 Hit at most."),
        ({"effect": "cap_string", "k": 5}, "Goes on a Base: each end of it counts 5 Hits at most."),
        ({"effect": "no_new_base"}, "Goes on a Base: while this is on top, no Base goes next to that Base."),
        (
            {"effect": "colour_lock", "colour": "blue"},
            "Goes on a Base: while this is on top, the ends take only blue cards and Presses.",
        ),
        ({"effect": "swap_ends"}, "Goes on a Base: its 2 strings swap ends, once."),
        ({"effect": "sweep_end", "k": 1}, "Sweeps away the top card of a string on a Base that isn't frozen."),
        ({"effect": "sweep_end", "k": 2}, "Sweeps away the top 2 cards of a string on a Base that isn't frozen."),
        ({"effect": "sweep_end", "k": "all"}, "Sweeps away a whole string on a Base that isn't frozen."),
        (
            {"effect": "burn_self", "k": 5},
            "Deals up to 5 cards from your deck to your pile, never a Freeze. You choose how many.",
        ),
        (
            {"effect": "burn_rival", "k": 1},
            "Deals 1 card from a rival's deck to their pile, never a Freeze.",
        ),
        ({"effect": "dig", "k": 4}, "Puts the top 4 cards of your pile back in any order."),
        (
            {"effect": "dig", "k": 2, "only_if": "own points < rival points"},
            "Puts the top 2 cards of your pile back in any order. Only while a rival has more points than you.",
        ),
        (
            {"effect": "hold_base", "only_if": "row has 1 Base"},
            "Goes on a Base: while this is on top, nobody can Clear that Base. Only in a row with 1 Base.",
        ),
        (
            {"effect": "press", "only_if": "end has at least 3 Hits"},
            f"{TEXTS['press']} Only on an end with at least 3 Hits.",
        ),
        (
            {"effect": "freeze_base", "only_if": "own deck at most 0 cards"},
            f"{TEXTS['freeze']} Only while your deck has at most 0 cards.",
        ),
    ],
)
def test_cards_of_a_designers_own(keys: dict[str, Any], text: str) -> None:
    kind = own(**keys)
    assert text_of(kind) == text
    assert CardType(kind) == {
        "word": keys["effect"],
        "name": "Jab",
        "brief": "Jab",
        "colours": colours(kind),
        "n": kind.n,
        "text": CATALOGUE.text(said(kind)),
        "short": CATALOGUE.text(said(kind, fx.SHORT)),
    }


def test_names_as_the_catalogue_writes_them() -> None:
    assert [short(kind) for kind in STANDARD] == [
        "Base", "Hit(red)", "Hit(blue)", "Hit(green)", "Hit-2(red)", "Hit-2(blue)", "Hit-2(green)", "Block(red)",
        "Block(blue)", "Block(green)", "Press", "Clear", "Freeze", "Wild Block", "Double", "Null", "Reverse", "Hold",
    ]  # fmt: skip
    assert short(own(effect="two_colour", kind="hit", colours=["green", "red"])) == "Jab(red or green)"
    assert short(own(effect="wild_hit")) == "Jab"
    known = book()
    for k, kind in enumerate(STANDARD):
        assert kind_named(known, short(kind)) == k
    assert kind_named(known, " wildblock ") == kind_named(known, "Wild Block")
    with pytest.raises(ValueError, match=r"there is no card 'Hit\(pink\)'; these are: Base, Hit\(red\), "):
        kind_named(known, "Hit(pink)")


def test_what_a_table_shows_of_the_decks() -> None:
    page = at_the_table(Match.start("brawl", {}, seed=1).tables.t)
    assert json.loads(json.dumps(page)) == page
    assert [one["name"] for one in page["types"]] == [kind.name for kind in STANDARD]
    assert len(page["decks"]) == 12
    for shown in page["decks"]:
        deck = load_decks()[shown["id"]]
        told = (deck.name, deck.temperament, deck.facts, deck.expansion, deck.bases())
        assert tuple(shown[key] for key in ("name", "temperament", "facts", "expansion", "bases")) == told
        assert sum(row["n"] for row in shown["cards"]) == 35
        assert sum(row["n"] for row in shown["heavy"]) == 52
        assert {STANDARD[row["type"]].id: row["n"] for row in shown["cards"]} == {k.id: n for k, n in deck.cards}
        assert shown["warnings"] == []
    assert set(page["usual"]) <= set(load_decks())
