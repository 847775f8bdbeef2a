"""The words of Blitz Squad as the house's language makes them: rows, texts in two lengths, faults, guide."""

import pytest

from rumpus import effects as fx
from rumpus.effects import guide
from rumpus.games.blitz_squad.content.grammar import BRAWLER, IF, OF_SPECIALS, ON, PER, SLOTS, SPECIAL
from rumpus.games.blitz_squad.content.load import Sheet
from rumpus.games.blitz_squad.content.words import VOCABULARY, WORDS
from rumpus.games.blitz_squad.interface.card_text import short_of, text_of
from rumpus.games.blitz_squad.rules import ops
from rumpus.kernel.contract.content import toml
from rumpus.kernel.contract.reader import Fault, Reader

CARDS = [
    (
        '{ word = "damage", as = ["attack"], n = 1, per = "under", cap = 3 }',
        "Attack: +1 damage for each covered card in this stack (at most 3).",
        "Attack: +1 damage per covered card (max 3).",
    ),
    (
        '{ word = "pierce", as = ["attack"], n = 3, if = "stack_min", c = 2 }',
        "Attack: with at least 2 cards in this stack: blocks against it have 3 less defense.",
        "Attack: 2+ cards: blocks -3.",
    ),
    ("", "No effect.", "No effect."),
    (
        '{ word = "draw", as = ["energy", "action"], n = 1 }',
        "Energy/Action: you draw 1 card.",
        "Energy/Action: draw 1.",
    ),
    (
        '{ word = "damage", as = ["action"], n = 2 }, { word = "energy", as = ["energy"], n = 2 }',
        "Action: +2 damage. Energy: +2 energy.",
        "Action: +2 damage. Energy: +2 energy.",
    ),
    (
        '{ word = "snatch", as = ["attack"], n = 2, on = "hit", who = "foe", may = true }',
        "Attack: when it hits: you may choose 2 revealed cards of the opponent and discard them.",
        "Attack: on a hit: may discard 2 they show.",
    ),
    (
        '{ word = "draw", n = 2, may = true }, { word = "discard", n = 1, who = "foe", may = true }',
        "You may draw 2 cards. If you like, the opponent discards 1 card from hand.",
        "May draw 2. If you like: they discard 1.",
    ),
    (
        '{ word = "choose", as = ["energy"], options = [[{ word = "draw", n = 2 }], [{ word = "recover", n = 1 }]] }',
        "Energy: choose one: you draw 2 cards or you recover 1 (clinic top to tavern bottom).",
        "Energy: choose: draw 2 or recover 1.",
    ),
    (
        '{ word = "pay", cost = { word = "mill", n = 3 }, gain = { word = "draw", n = 5 } }',
        "You may mill 3 (tavern to clinic); if you do, you draw 5 cards.",
        "May mill 3: draw 5.",
    ),
]
SPECIALS = [
    (
        '{ word = "bury", n = 2, on = "each_hit", who = "damaged" }',
        "Whenever a combo hits: the damaged player buries 2 (clinic to tomb).",
    ),
    ('{ word = "draw", n = 2, on = "enter", who = "all" }', "On entering: each player draws 2 cards."),
]


def read(text: str, kind: str = BRAWLER) -> tuple[tuple[fx.Node, ...], list[str]]:
    """The lines of a card, and their faults."""
    found: list[Fault] = []
    data = toml(f"effects = [{text}]")
    nodes = fx.read(VOCABULARY, Reader("", "", data, found), "effects", fx.Place(on=kind))
    return nodes, [f"{one.path}: {one.reason}" for one in found]


@pytest.mark.parametrize(("text", "full", "short"), CARDS)
def test_a_card_in_two_lengths(text: str, full: str, short: str) -> None:
    nodes, faults = read(text)
    assert faults == []
    card = Sheet("q-card", "Card", BRAWLER, 1, 0, nodes)
    assert (text_of(card), short_of(card)) == (full, short)


@pytest.mark.parametrize(("text", "full"), SPECIALS)
def test_a_special_card(text: str, full: str) -> None:
    nodes, faults = read(text, SPECIAL)
    assert faults == []
    assert text_of(Sheet("card", "Card", "terrain", 0, 0, nodes)) == full


def test_the_fields_of_a_line() -> None:
    (node,) = read(
        '{ word = "damage", as = ["attack", "reply"], n = 2, per = "tomb3", cap = 4, if = "hand_max", c = 1 }'
    )[0]
    assert node.op == ops.DAMAGE
    assert dict(node.fields) == {"cap": 4, "c": 1, "cond": 10, "n": 2, "on": 1, "per": 5, "slots": 0b10001}
    (node,) = read('{ word = "draw", n = 1 }')[0]
    assert dict(node.fields) == {"may": 0, "n": 1, "on": 2, "slots": 0b11111, "who": 0}


def test_lists_inside_lie_behind() -> None:
    rows = fx.nested(read(CARDS[7][0])[0])
    assert [row.op for row in rows] == [ops.CHOOSE, ops.DRAW, ops.RECOVER]
    assert rows[0].lists == {"first": (1, 2), "size": (1, 1)}


FAULTS = [
    ('{ word = "damge", n = 1 }', "effects.0.word", "'damge' is no word; the nearest is 'damage'; allowed: damage, "),
    ('{ word = "damage", n = 13 }', "effects.0.n", "13 is not allowed; allowed: -6 to 12"),
    ('{ word = "damage", n = 1, as = ["block"] }', "effects.0.as.0", "'block' is not allowed; allowed: attack, energy"),
    ('{ word = "damage", n = 1, on = "play" }', "effects.0.on", "'play' is not allowed; allowed: mod"),
    ('{ word = "draw", n = 1, on = "mod" }', "effects.0.on", "'mod' is not allowed; allowed: play, hit, blocked"),
    ('{ word = "damage", n = 1, per = "under" }', "effects.0.cap", "is missing; allowed: 1 to 12"),
    ('{ word = "damage", n = 1, cap = 2 }', "effects.0.cap", "goes with per = under, per = stack"),
    ('{ word = "damage", n = 1, if = "stack_min" }', "effects.0.c", "is missing; allowed: 2 to 6"),
    ('{ word = "damage", n = 1, if = "stack_max", c = 6 }', "effects.0.c", "6 is not allowed; allowed: 1 to 5"),
    ('{ word = "damage", n = 1, if = "mixed", c = 1, as = ["attack"] }', "effects.0.c", "goes with if = stack_min"),
    ('{ word = "damage", n = 1, if = "mxed" }', "effects.0.if", "the nearest is 'mixed'; allowed: mixed, "),
    ('{ word = "damage", n = 1, if = "mixed" }', "effects.0.if", "mixed is for slots attack, energy; say as = [...]"),
    ('{ word = "draw", n = 1, on = "held" }', "effects.0.on", "held is for slots block; say as = [...]"),
    ('{ word = "energy", n = 1, if = "energy_min", c = 2 }', "effects.0.if", "changes what energy_min asks about"),
    (
        '{ word = "power", n = 1, if = "surplus_min", c = 2, as = ["energy"] }',
        "effects.0.if",
        "changes what surplus_min",
    ),
    ('{ word = "unblockable", may = true }', "effects.0.may", "is not known to unblockable"),
    ('{ word = "draw", n = 1, who = "damaged" }', "effects.0.who", "damaged is told by on = each_hit"),
    ('{ word = "draw", n = 1, on = "enter" }', "effects.0.on", "enter is a trigger of special cards"),
    ('{ word = "choose", options = [[{ word = "draw", n = 1 }]] }', "effects.0.options", "2 to 3 are wanted"),
    (
        '{ word = "choose", options = [[{ word = "draw", n = 1, on = "hit" }], [{ word = "draw", n = 9 }]] }',
        "effects.0.options.0.0.on",
        "the line around it says it",
    ),
    (
        '{ word = "choose", options = [[{ word = "draw", n = 1 }], [{ word = "draw", n = 9 }]] }',
        "effects.0.options.1.0.n",
        "9 is not allowed; allowed: 1 to 5",
    ),
    (
        '{ word = "pay", cost = { word = "draw", n = 1 }, gain = { word = "draw", n = 1 } }',
        "effects.0.cost.word",
        "draw cannot stand here; allowed: discard, mill, bury, reveal, conceal",
    ),
]


@pytest.mark.parametrize(("text", "path", "reason"), FAULTS)
def test_a_fault_names_what_is_allowed_there(text: str, path: str, reason: str) -> None:
    faults = read(text)[1]
    assert any(one.startswith(f"{path}: ") and reason in one for one in faults), faults


def test_a_special_card_has_triggers_of_its_own_and_no_slots() -> None:
    fine = ", ".join(name for name in OF_SPECIALS if name != "static")
    assert read('{ word = "draw", n = 1, as = ["attack"], on = "hit", who = "all" }', SPECIAL)[1] == [
        "effects.0.as: a special card has no slots",
        f"effects.0.on: hit is no trigger of a special card; allowed: {fine}",
    ]


def test_every_trigger_condition_and_counter_of_the_catalogue_is_there() -> None:
    assert (len(ON), len(IF), len(PER), len(SLOTS)) == (14, 17, 9, 5)
    assert [word.number for word in WORDS] == list(range(1, 51))
    assert all(word.law for word in WORDS)
    summed = [word.name for word in WORDS if not word.does]
    assert [one for one in summed if VOCABULARY.words[one].params["on"].default not in ("mod", "static")] == []
    assert all(case.law for cases in (ON, IF, PER) for case in cases.values())


def test_the_guide_tells_each_word_once() -> None:
    told = guide.words(VOCABULARY)
    assert told.splitlines()[0] == "| word | id | parameters | where it may stand |"
    assert "| `pierce` | BS-BLK-08, BS-RUL-13, BS-RUL-74 | `as`: a list of attack, energy, action, reply" in told
    assert "`options`: 2 to 3 lists of words" in told
    assert "`cost`: one word of discard, mill, bury, reveal, conceal" in told
    assert "| `stack_min` | BS-RUL-10, BS-RUL-11 | `c`: 2 to 6 |" in guide.cases("if", IF)
    assert len(told.splitlines()) == 2 + len(WORDS)
