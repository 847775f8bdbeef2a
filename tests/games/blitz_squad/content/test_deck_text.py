"""A deck as a small text: it reads back as the same deck, and every mistake is one fault with its line."""

import pytest
from tests.games.blitz_squad.content.test_codes import by_chance

from rumpus.games.blitz_squad.content.deck_text import read, text_of
from rumpus.games.blitz_squad.content.decks import OPEN, Deck, Limits
from rumpus.games.blitz_squad.content.load import installed, load

CARDS = installed()
LANDLORD = """Landlord's Own
Brakka Mugsplitter, Wick Tallowmere, Corporal Hob Bucklar, Kettle the Clockwork
out Mug Swing, Bar Stool, Slow Burn, Drill, Ratchet, Steam Vent
in Roaring Hearth, Ale Flood, Narrow Doorway, Wall of Mirrors, Free Round, Lights Out
"""
SQUAD = "Brakka Mugsplitter, Wick Tallowmere, Corporal Hob Bucklar, Kettle the Clockwork"
WHOLE = f"Mine\n{SQUAD}\n"


def read_one(text: str, limits: Limits = OPEN) -> Deck:
    """The deck of a sound text."""
    deck, faults = read("my.deck", text, CARDS, limits)
    assert faults == []
    assert deck is not None
    return deck


def told(text: str, limits: Limits = OPEN) -> list[str]:
    """The faults of a text, and that there is no deck then."""
    deck, faults = read("my.deck", text, CARDS, limits)
    assert (deck is None) == bool(faults)
    return [str(one) for one in faults]


def test_the_text_of_a_ready_made_deck() -> None:
    deck = CARDS.presets["landlord"]
    assert text_of(deck, CARDS) == LANDLORD
    assert read_one(LANDLORD) == deck.canonical(CARDS)
    assert text_of(CARDS.presets["yard"], CARDS) == (
        "Yard\nBrakka Mugsplitter, Nim Loosepockets, Grubb the Unmoved, Kettle the Clockwork\n"
    )


def test_every_legal_deck_reads_back() -> None:
    for number in range(300):
        deck = by_chance(number)
        text = text_of(deck, CARDS)
        again = read_one(text)
        assert (again.brawlers, again.out, again.into) == (
            *(deck.canonical(CARDS).brawlers, deck.canonical(CARDS).out, deck.canonical(CARDS).into),
        )
        assert text_of(again, CARDS) == text


@pytest.mark.parametrize(
    "text",
    [
        WHOLE,
        f"# a remark\n\nMine  # mine\n  {SQUAD}  \n\n",
        "Mine\nbrakka, wick, hob, kettle",
        "Mine\r\nBRAKKA, Tallowmere, corporal hob bucklar, Kettle the Clockwork\r\n",
        "Mine\nkettle, hob, wick, brakka,\n",
    ],
)
def test_many_ways_of_writing_one_deck(text: str) -> None:
    deck = read_one(text)
    assert deck == Deck("Mine", ("brakka", "wick", "hob", "kettle"))


@pytest.mark.parametrize(
    "text",
    [
        "out 2 Drill, Shield Up\nin 3 Bar Tab",
        "out: 2x Drill, 1 shield up\nin: Bar Tab, 2 bar_tab",
        "OUT hob-drill, hob-drill, hob-shield_up\nIN 3 x bar tab",
        "in 3 Bar Tab\nout Drill, Drill\nout Shield Up",
    ],
)
def test_many_ways_of_writing_swaps(text: str) -> None:
    deck = read_one(WHOLE + text)
    assert deck.out == (("hob-shield_up", 1), ("hob-drill", 2))
    assert deck.into == (("bar_tab", 3),)


NONE = "my.deck: file: a deck is wanted: its name, a line with its four brawlers, then out and in"
WRONG = [
    ("", [NONE]),
    ("Mine", [NONE]),
    (
        "# only\n# remarks\n",
        [NONE],
    ),
    (f"{'x' * 121}\n{SQUAD}", ["my.deck:1: name: one line of up to 120 characters is wanted"]),
    (
        "Mine\nBrakka Mugspliter, wick, hob, kettle",
        ["my.deck:2: brawlers: there is no brawler 'Brakka Mugspliter'; the nearest is 'Brakka Mugsplitter'; allow"],
    ),
    ("Mine\nbrakka, wick, hob", ["my.deck:2: brawlers: 3 brawlers; a deck has 4 (BS-DECK-03)"]),
    (
        "Mine\nbrakka, wick, hob, hob",
        ["my.deck:2: brawlers: Corporal Hob Bucklar is chosen twice; a brawler may be chosen once (BS-DECK-04)"],
    ),
    (
        f"{WHOLE}\nout Shield Upp\nin Bar Tab",
        ["my.deck:4: out: there is no card of these brawlers called 'Shield Upp'; the nearest is 'Shield Up'; allow"],
    ),
    (
        f"{WHOLE}out Shield Up\nin Bar Tap",
        ["my.deck:4: in: there is no special card called 'Bar Tap'; the nearest is 'Bar Tab'; allowed: Bar Tab, "],
    ),
    (
        f"{WHOLE}out Big Score\nin Bar Tab",
        ["my.deck:3: out: Big Score is a card of Nim Loosepockets, who is not in this deck (BS-DECK-08)"],
    ),
    (
        f"{WHOLE}out Shield Up\nin Drill",
        ["my.deck:4: in: Drill is a card of Corporal Hob Bucklar; only special cards can be exchanged in (BS-DECK-08)"],
    ),
    (
        f"{WHOLE}out Bar Tab\nin Bar Tab",
        ["my.deck:3: out: Bar Tab is a special card; cards of the four brawlers go out (BS-DECK-05)"],
    ),
    (f"{WHOLE}out 4 Shield Up\nin 4 Bar Tab", ["my.deck:3: out: 4 of Shield Up; its set has 3 (BS-DECK-08)"]),
    (
        f"{WHOLE}out 2 Shield Up\nin 3 Bar Tab",
        ["my.deck:4: cards: 61 cards; a deck has exactly 60: 1 brawler card more must go out (BS-DECK-07)"],
    ),
    (
        f"{WHOLE}out 2 Shield Up\nin 1 Bar Tab",
        ["my.deck:4: cards: 59 cards; a deck has exactly 60: 1 special card more must come in (BS-DECK-07)"],
    ),
    (f"{WHOLE}out 2 Shield Up", ["my.deck:3: cards: 58 cards; a deck has exactly 60 (BS-DECK-01)"]),
    (f"{WHOLE}out 0 Shield Up", ["my.deck:3: out: 0 Shield Up: a number from 1 to 60 is wanted"]),
    (f"{WHOLE}out 99999 Shield Up", ["my.deck:3: out: 99999 Shield Up: a number from 1 to 60 is wanted"]),
    (f"{WHOLE}out", ["my.deck:3: out: cards are wanted, with commas between, as in 2 Bar Stool, Slow Burn"]),
    (f"{WHOLE}off Shield Up", ["my.deck:3: file: 'off' is not allowed; allowed: out, in"]),
    (f"{WHOLE}swap Shield Up", ["my.deck:3: file: 'swap' is not allowed; allowed: out, in"]),
    (WHOLE + "out Drill\n" * 120, ["my.deck:101: file: 122 lines; a deck has at most 100"]),
]


@pytest.mark.parametrize(("text", "wrong"), WRONG)
def test_every_mistake_is_one_fault_with_its_line(text: str, wrong: list[str]) -> None:
    found = told(text)
    assert len(found) == len(wrong)
    assert [one for one, start in zip(found, wrong, strict=True) if not one.startswith(start)] == []


def test_all_mistakes_are_told_at_once() -> None:
    text = "Mine\nbrakka, wik, hob, kettle\nout Sheeld Up\nin Bar Tap\ntake 3"
    assert [one.split(": ")[0] for one in told(text)] == [f"my.deck:{line}" for line in (2, 3, 4, 5)]


@pytest.mark.rule("BS-RUL-23")
def test_the_limits_of_a_table() -> None:
    text = f"{WHOLE}out 4 Foam Beard\nin 4 Bar Tab".replace("4 Foam Beard", "2 Foam Beard, 2 Drill")
    assert told(text) == []
    assert told(text, Limits(3, 3)) == [
        "my.deck:4: cards: 4 special cards; this table allows 3 (special_max, BS-RUL-23)",
        "my.deck:4: cards: 4 copies of Bar Tab; this table allows 3 (special_copies, BS-RUL-23)",
    ]


def test_two_cards_with_one_name_are_told_apart() -> None:
    cards = installed()
    text = """[[brawler]]
instead = "nim"
id = "nim"
name = "Nim Loosepockets"
icon = "cut purse"
cards = [{ id = "drill", name = "Drill", copies = 15, power = 3, effects = [] }]
"""
    cards = load(text)
    deck = Deck("Mine", ("nim", "hob", "wick", "grubb"), (("nim-drill", 2),), (("bar_tab", 2),))
    assert "out 2 nim-drill" in text_of(deck, cards)
    again, faults = read("x", text_of(deck, cards), cards)
    assert (again, faults) == (deck.canonical(cards), [])
    _, faults = read("x", text_of(deck, cards).replace("nim-drill", "Drill"), cards)
    assert [str(one) for one in faults] == ["x:3: out: 2 cards are called 'Drill'; say nim-drill or hob-drill"]
