"""Decks of BRAWL: what is installed, what a designer may write, what is refused and in which words."""

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from rumpus.games.brawl.content import load as content_module
from rumpus.games.brawl.content.kinds import KINDS, OWN_KINDS, STANDARD
from rumpus.games.brawl.content.load import (
    Deck,
    advice,
    advise_file,
    check_file,
    load_decks,
    load_extra,
    load_folder,
    read_extra,
)
from rumpus.games.brawl.content.words import NO_WORDS, V
from rumpus.games.brawl.rules import conditions, ops
from rumpus.kernel.contract.errors import ContentError

LAW = tomllib.loads((Path(content_module.__file__).parents[1] / "rules.toml").read_text("utf-8"))
CARDS = {"base": 3, "freeze": 3, "hit_red": 20, "block_red": 5, "press": 4}
EXTRA = {"base": 1, "hit_red": 12, "press": 4}


def deck_text(
    cards: dict[str, int] = CARDS, extra: dict[str, int] | None = None, head: str = "", tail: str = ""
) -> str:
    """A designer's file with these counts."""
    lines = ['id = "mine"', 'name = "Mine"', head, "[cards]", *(f"{kind} = {n}" for kind, n in cards.items())]
    if extra is not None:
        lines += ["[heavyweight_extra]", *(f"{kind} = {n}" for kind, n in extra.items())]
    return "\n".join([*lines, tail]) + "\n"


def faults(text: str) -> list[str]:
    """The faults of a designer's file, without their lines and cards."""
    return [f"{one.file}: {one.path or 'file'}: {one.reason}" for one in read_extra("mine.toml", text)[1]]


def card(**keys: Any) -> str:
    """A `[[card]]` of one's own, with what may be changed."""
    made = {"id": "jab", "name": "Jab", "effect": "add_hit", "colour": "red"} | keys
    lines = [f"{key} = {value!r}".replace("'", '"') for key, value in made.items() if value is not None]
    return "\n".join(["[[card]]", *lines])


def with_card(text: str) -> list[str]:
    """The faults of a deck beside a kind of one's own that it does not use."""
    return faults(deck_text(tail=text))


def deck_of(cards: dict[str, int], extra: dict[str, int] | None = None) -> Deck:
    """The deck with these counts."""
    return load_extra(deck_text(cards, extra)).decks[0]


# ---------------------------------------------------------------- the twelve
@pytest.mark.rule("BR-DECK-01", "BR-DECK-02", "BR-DECK-03", "BR-HEAVY-01")
@pytest.mark.parametrize("entry", [row for row in LAW["content"] if "cards" in row], ids=lambda row: row["id"])
def test_the_installed_decks_are_those_of_the_law(entry: dict[str, Any]) -> None:
    deck = load_decks()[entry["id"].removeprefix("deck-")]
    assert {kind.id: n for kind, n in deck.cards} == entry["cards"]
    assert {kind.id: n for kind, n in deck.extra} == entry["heavyweight_extra"]
    both = Counter(entry["cards"]) + Counter(entry["heavyweight_extra"])
    assert {kind.id: n for kind, n in deck.counts(heavy=True)} == both
    assert sum(entry["cards"].values()) == 35
    assert sum(both.values()) == 52
    assert (deck.name, deck.facts, deck.expansion) == (entry["name"], entry["facts"], entry["expansion"])
    assert deck.temperament == entry["temperament"].removesuffix(" (expansion)")
    assert deck.bases() == entry["cards"]["base"]
    assert deck.bases(heavy=True) == both["base"]
    assert advice(deck) == []


def test_twelve_decks_are_installed_and_nothing_else() -> None:
    assert set(load_decks()) == {row["id"].removeprefix("deck-") for row in LAW["content"] if "cards" in row}
    assert len(load_decks()) == 12
    assert [kind.id for kind in STANDARD] == list(KINDS)


@pytest.mark.rule("BR-RUL-38")
def test_the_kinds_of_the_law_are_the_kinds_of_the_book() -> None:
    assert {kind.name for kind in STANDARD} == {
        row["name"].split(" (")[0] for row in LAW["content"] if row["kind"].startswith("card kind")
    }


# ---------------------------------------------------------------- what refuses a deck
@pytest.mark.rule("BR-DECK-01")
@pytest.mark.parametrize(("n", "said"), [(34, 34), (35, None), (36, 36)])
def test_a_deck_has_exactly_35_cards(n: int, said: int | None) -> None:
    found = faults(deck_text(CARDS | {"press": n - 31}))
    told = f"mine.toml: cards: deck_size: {said}; a deck has exactly 35 cards, Bases and Freezes counted (BR-DECK-01)"
    assert found == ([told] if said else [])


@pytest.mark.rule("BR-DECK-01", "BR-HEAVY-01")
@pytest.mark.parametrize(("n", "said"), [(16, 16), (17, None), (18, 18)])
def test_heavyweight_adds_exactly_17(n: int, said: int | None) -> None:
    found = faults(deck_text(extra=EXTRA | {"press": n - 13}))
    told = f"mine.toml: heavyweight_extra: deck_size: {said}; heavyweight adds exactly 17 cards (BR-HEAVY-01)"
    assert found == ([told] if said else [])


@pytest.mark.rule("BR-DECK-02")
@pytest.mark.parametrize("n", [0, 2, 3, 4])
def test_a_deck_has_exactly_three_freezes(n: int) -> None:
    cards = CARDS | {"freeze": n, "hit_red": 23 - n}
    told = f"mine.toml: cards: freeze_count: {n}; a deck has exactly 3 Freezes (BR-DECK-02)"
    assert faults(deck_text(cards)) == ([] if n == 3 else [told])


@pytest.mark.rule("BR-DECK-02")
@pytest.mark.parametrize("n", [0, 1])
def test_a_deck_has_a_base(n: int) -> None:
    cards = CARDS | {"base": n, "hit_red": 23 - n}
    told = "mine.toml: cards: base_count: 0; a deck has at least 1 Base (BR-DECK-02)"
    assert faults(deck_text(cards)) == ([] if n else [told])


@pytest.mark.rule("BR-DECK-02")
@pytest.mark.parametrize(("hits", "blocks", "good"), [(12, 15, False), (13, 14, False), (14, 13, True), (15, 12, True)])
def test_hits_of_all_colours_are_more_than_any_other_kind(hits: int, blocks: int, good: bool) -> None:
    cards = {"base": 2, "freeze": 3, "press": 3, "hit_red": 5, "hit_blue": 5, "hit_green": hits - 10}
    cards |= {"block_red": blocks - 4, "block_blue": 4}
    told = f"mine.toml: cards: hit_count: {hits}, and {blocks} of Block; Hits are more than any other kind (BR-DECK-02)"
    assert faults(deck_text(cards)) == ([] if good else [told])


@pytest.mark.rule("BR-DECK-02")
def test_a_deck_need_not_hold_any_other_kind_and_hits_alone_will_do() -> None:
    assert faults(deck_text({"base": 3, "freeze": 3, "hit_red": 29})) == []
    told = "mine.toml: cards: hit_count: 0, and 29 of Base; Hits are more than any other kind (BR-DECK-02)"
    assert faults(deck_text({"base": 29, "freeze": 3, "press": 3})) == [told]


@pytest.mark.rule("BR-DECK-02")
def test_own_hits_count_as_hits_and_own_kinds_each_for_themselves() -> None:
    jab = card(effect="wild_hit", colour=None)
    assert faults(deck_text(CARDS | {"hit_red": 3, "jab": 17}, tail=jab)) == []
    heavy = card(effect="add_heavy_hit", n=3)
    cards = CARDS | {"hit_red": 10, "jab": 10}
    told = "mine.toml: cards: hit_count: 10, and 10 of Jab; Hits are more than any other kind (BR-DECK-02)"
    assert faults(deck_text(cards, tail=heavy)) == [told]
    assert faults(deck_text(CARDS | {"hit_red": 11, "jab": 9}, tail=heavy)) == []


@pytest.mark.rule("BR-DECK-02", "BR-INFO-04")
def test_an_own_freeze_is_one_of_the_three() -> None:
    frost = card(id="frost", name="Frost", effect="freeze_base", colour=None)
    assert faults(deck_text(CARDS | {"freeze": 2, "frost": 1}, tail=frost)) == []
    told = "mine.toml: cards: freeze_count: 4; a deck has exactly 3 Freezes (BR-DECK-02)"
    assert faults(deck_text(CARDS | {"frost": 1, "hit_red": 19}, tail=frost)) == [told]


@pytest.mark.rule("BR-DECK-03")
@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("hit_yellow", "a Hit is red, blue or green, not yellow (BR-DECK-03)"),
        ("hit2_black", "a Hit-2 is red, blue or green, not black (BR-DECK-03)"),
        ("block_", "a Block is red, blue or green, say which (BR-DECK-03)"),
        ("hit", "a Hit is red, blue or green, say which (BR-DECK-03)"),
        ("press_red", "a Press has no colour (BR-DECK-03); write press"),
        ("base_blue", "a Base has no colour (BR-DECK-03); write base"),
        ("wild_block_red", "a Wild Block has no colour (BR-DECK-03); write wild_block"),
    ],
)
def test_colours_are_red_blue_and_green_and_only_where_they_belong(key: str, said: str) -> None:
    cards = CARDS | {key: 1, "hit_red": 19}
    assert faults(deck_text(cards)) == [f"mine.toml: cards.{key}: bad_colour: {said}"]


@pytest.mark.rule("BR-RUL-30", "BR-HEAVY-01", "BR-HEAVY-02")
@pytest.mark.parametrize(
    ("extra", "said"),
    [
        (EXTRA, None),
        (EXTRA | {"base": 0, "press": 5}, None),
        (EXTRA | {"base": 2, "press": 3}, "base_count: 2; the 17 hold 1 Base at most (BR-RUL-30)"),
        (EXTRA | {"freeze": 1, "press": 3}, "freeze_count: 1; the 17 hold no Freeze (BR-RUL-30)"),
        (
            {"press": 17},
            "hit_count: 20, and 21 of Press; Hits are more than any other kind (BR-DECK-02)",
        ),
    ],
)
def test_the_17_hold_no_freeze_and_one_base_at_most(extra: dict[str, int], said: str | None) -> None:
    assert faults(deck_text(extra=extra)) == ([f"mine.toml: heavyweight_extra: {said}"] if said else [])


@pytest.mark.rule("BR-RUL-30", "BR-DECK-04")
def test_numbers_are_those_of_the_weight() -> None:
    deck = deck_of(CARDS, EXTRA)
    assert {kind.id: n for kind, n in deck.counts(heavy=False)} == CARDS
    assert {kind.id: n for kind, n in deck.counts(heavy=True)} == {
        "base": 4, "hit_red": 32, "block_red": 5, "press": 8, "freeze": 3,
    }  # fmt: skip


# ---------------------------------------------------------------- the closed schema
@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            deck_text(head="mood = 1"),
            "mood: is not known here; allowed: id, name, short, temperament, facts, expansion, cards",
        ),
        (deck_text().replace('name = "Mine"', ""), "name: is missing: a text is wanted"),
        (deck_text().replace('"mine"', '"My deck"'), "id: 'My deck': small letters, digits and hyphens are wanted"),
        (deck_text().replace("press = 4", "press = -4"), "cards.press: -4 is not allowed; a whole number from 0 to 35"),
        (deck_text().replace("press = 4", "press = true"), "cards.press: true is not allowed; a whole number from 0"),
        (
            deck_text(CARDS | {"punch": 1, "hit_red": 19}),
            "cards.punch: there is no such card kind; allowed: base, hit_r",
        ),
        (deck_text(head="expansion = true"), "expansion: false is wanted, or nothing: it holds the eight kinds only"),
        (deck_text(head="expansion = 1"), "expansion: false is wanted, or nothing"),
        (
            deck_text(CARDS | {"hold": 1, "hit_red": 19}, head="expansion = false"),
            "expansion: true is wanted, or nothing: it holds more than the eight kinds (BR-RUL-38)",
        ),
        ('id = "mine"', "file: a deck is wanted: id, name and [cards]; or several, as [[deck]]"),
        ('cards = 35\nid = "mine"\nname = "Mine"', "cards: 35 is not allowed; a table is wanted here"),
        ("this is not", "file: this is not TOML: "),
        ("deck = []", "deck: at least one deck is wanted"),
        ("deck = 3", "deck: 3 is not allowed; a list is wanted"),
        ("card = 3\n" + deck_text(), "card: 3 is not allowed; a list is wanted"),
        ('[[deck]]\nid = "mine"\nname = "Mine"', "deck.0.cards: is missing: a table is wanted"),
    ],
)
def test_every_fault_names_the_place_and_what_is_allowed(text: str, said: str) -> None:
    found = faults(text)
    assert any(line.startswith(f"mine.toml: {said}") for line in found), found


def test_several_decks_share_the_kinds_of_their_file() -> None:
    decks = "".join(
        f'[[deck]]\nid = "{name}"\nname = "{name}"\n[deck.cards]\nbase = 3\nfreeze = 3\nhit_red = 27\njab = 2\n'
        for name in ("one", "two")
    )
    extra = load_extra(card(effect="dig", colour=None, k=2) + "\n" + decks)
    assert [deck.id for deck in extra.decks] == ["one", "two"]
    assert extra.decks[0].cards[-1] == extra.decks[1].cards[-1] == (extra.kinds[0], 2)
    assert all(deck.expansion for deck in extra.decks)
    assert faults(decks.replace("jab", "press").replace('"two"', '"one"')) == [
        "mine.toml: deck.1.id: the id one stands twice"
    ]
    lost = faults(decks.replace("jab = 2", "jab = 2\n[[deck.card]]\nid = 'jab'"))
    said = "mine.toml: deck.0.card: is not known here; the nearest is 'cards'; allowed: id, name, short, temperament"
    assert any(one.startswith(said) for one in lost)


def test_nothing_is_loaded_by_half(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(deck_text(CARDS | {"freeze": 2}), "utf-8")
    assert [fault.reason.split(":")[0] for fault in check_file(path)] == ["deck_size", "freeze_count"]
    at = r"mine\.toml:4: mine: cards: "
    with pytest.raises(ContentError, match=f"{at}deck_size: 34; .*{at}freeze_count: 2; "):
        load_extra(str(path))
    path.write_text(deck_text(), "utf-8")
    assert check_file(path) == []
    assert load_extra(str(path)).decks[0].name == "Mine"
    assert load_extra(None).decks == load_extra("").decks == ()


def test_a_file_that_cannot_be_read_says_so(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    with pytest.raises(ContentError, match="cannot be read: No such file"):
        load_extra(str(path))
    with pytest.raises(OSError, match="No such file"):
        check_file(path)
    path.write_bytes(b"\xff\xfe")
    assert [str(fault) for fault in check_file(path)] == [f"{path}: file: this is not a text in UTF-8"]
    with pytest.raises(ContentError, match="this is not a text in UTF-8"):
        load_extra(str(path))


def test_an_installed_file_is_called_as_its_deck(tmp_path: Path) -> None:
    (tmp_path / "yours.toml").write_text(deck_text(), "utf-8")
    with pytest.raises(ContentError, match=r"/yours\.toml:1: mine: id: yours is wanted, as the file is called"):
        load_folder(tmp_path)


# ---------------------------------------------------------------- kinds of a designer's own
def test_the_effect_words_are_those_of_the_law() -> None:
    law = {row["id"] for row in LAW["effect"]}
    assert law == (set(V.words) - {"press"}) | set(NO_WORDS)
    assert {word.number for word in V.words.values()} == set(range(ops.PLACE_BASE, ops.DIG + 1))


@pytest.mark.parametrize(
    ("effect", "key", "good", "bad", "said"),
    [
        ("add_hit", "n", [1], [0, 2], "; allowed: 1"),
        ("wild_hit", "n", [1], [0, 2], "; allowed: 1"),
        ("add_heavy_hit", "n", [2, 3, 4], [1, 5], "; allowed: 2 to 4"),
        ("multiply_value", "factor", [0, 2, 3], [-1, 1, 4, "two", True], "; allowed: 0, 2, 3"),
        ("add_value", "k", [1, 2], [0, 3], "; allowed: 1 to 2"),
        ("cap_string", "k", [1, 5], [0, 6], "; allowed: 1 to 5"),
        ("sweep_end", "k", [1, 2, "all"], [0, 3, "some"], "; allowed: all, 1 to 2"),
        ("burn_self", "k", [1, 5], [0, 6], "; allowed: 1 to 5"),
        ("burn_rival", "k", [1, 3], [0, 4], "; allowed: 1 to 3"),
        ("dig", "k", [2, 3, 4], [1, 5], "; allowed: 2 to 4"),
    ],
)
def test_numbers_of_an_effect(effect: str, key: str, good: list[Any], bad: list[Any], said: str) -> None:
    colour = "red" if "colour" in V.words[effect].params else None
    for value in good:
        text = card(effect=effect, colour=colour, **{key: value})
        assert with_card(text) == []
        kind = load_extra(deck_text(tail=text)).kinds[0]
        assert (kind.word, kind.n) == (V.words[effect].number, 0 if value == "all" else value)
    for value in bad:
        text = card(effect=effect, colour=colour, **{key: value}).replace("True", "true")
        shown = "true" if value is True else repr(value)
        assert with_card(text) == [f"mine.toml: card.0.{key}: {shown} is not allowed{said}"]


@pytest.mark.parametrize("effect", ["multiply_value", "add_value", "cap_string", "burn_self", "dig"])
def test_a_number_without_default_is_wanted(effect: str) -> None:
    [key] = V.words[effect].params
    found = with_card(card(effect=effect, colour=None))
    assert len(found) == 1
    assert found[0].startswith(f"mine.toml: card.0.{key}: is missing; ")


@pytest.mark.rule("BR-DECK-03")
@pytest.mark.parametrize(
    ("keys", "said"),
    [
        (
            {"colour": "yellow"},
            "colour: bad_colour: 'yellow' is not allowed; allowed: red, blue, green (BR-DECK-03)",
        ),
        ({"colour": None}, "colour: bad_colour: is missing; allowed: red, blue, green (BR-DECK-03)"),
        ({"effect": "press"}, "colour: bad_colour: press takes no colour (BR-DECK-03)"),
        ({"effect": "wild_hit"}, "colour: bad_colour: wild_hit takes no colour (BR-DECK-03)"),
        (
            {"effect": "two_colour", "kind": "hit", "colours": ["red", "blue"]},
            "colour: bad_colour: two_colour takes colours = two of red, blue, green (BR-DECK-03)",
        ),
        (
            {"effect": "two_colour", "kind": "hit", "colours": ["red", "black"], "colour": None},
            "colours.1: bad_colour: 'black' is not allowed; allowed: red, blue, green (BR-DECK-03)",
        ),
        (
            {"effect": "two_colour", "kind": "hit", "colours": ["red", "red"], "colour": None},
            "colours: bad_colour: 2 different ones are wanted; allowed: red, blue, green (BR-DECK-03)",
        ),
        (
            {"effect": "two_colour", "kind": "hit", "colours": ["red", "blue", "green"], "colour": None},
            "colours: bad_colour: 3 are written; 2 are wanted; allowed: red, blue, green (BR-DECK-03)",
        ),
        (
            {"effect": "two_colour", "kind": "clear", "colours": ["red", "blue"], "colour": None},
            "kind: 'clear' is not allowed; allowed: hit, block",
        ),
        (
            {"effect": "two_colour", "colours": ["red", "blue"], "colour": None},
            "kind: is missing; allowed: hit, block",
        ),
        (
            {"effect": "colour_lock", "colour": "pink"},
            "colour: bad_colour: 'pink' is not allowed; allowed: red, blue, green",
        ),
    ],
)
def test_colours_of_an_own_kind(keys: dict[str, Any], said: str) -> None:
    found = with_card(card(**keys))
    assert found[0].startswith(f"mine.toml: card.0.{said}"), found


@pytest.mark.parametrize(
    ("keys", "said"),
    [
        ({"effect": "smash"}, "effect: 'smash' is no word on a card; allowed: "),
        ({"effect": ""}, "effect: '' is no word on a card; allowed: "),
        ({"effect": 3}, 'effect: 3 is not allowed; a table with effect = "..." is wanted; allowed: '),
        (
            {"effect": "place_base"},
            "effect: place_base is no effect of a card: a Base is the kind base; count it in [cards]",
        ),
        (
            {"effect": "owner_tiebreak"},
            "effect: owner_tiebreak is no effect of a card: it says how a tied Base is scored",
        ),
        ({"effect": "conditional_legality"}, "effect: conditional_legality is no effect of a card: it stands beside"),
        ({"effect": "press_base"}, "effect: press_base is no effect of a card: a Press does both; write press"),
        (
            {"effect": "dig", "k": 2, "n": 1, "colour": None},
            "n: is not known to dig; allowed: id, name, short, only_if, k",
        ),
        ({"id": "hold"}, "id: hold is a kind of the book; another id is wanted"),
        ({"id": "hit"}, "id: hit is a kind of the book; another id is wanted"),
        ({"name": "Freeze"}, "name: Freeze is a kind of the book; another name is wanted"),
        ({"name": None}, "name: is missing: a text is wanted"),
    ],
)
def test_what_a_kind_may_not_say(keys: dict[str, Any], said: str) -> None:
    found = with_card(card(**keys))
    assert found[0].startswith(f"mine.toml: card.0.{said}"), found


def test_kinds_are_told_apart() -> None:
    assert with_card(card() + "\n" + card(name="Poke")) == ["mine.toml: card.1.id: the id jab stands twice"]
    twice = card() + "\n" + card(id="poke")
    assert with_card(twice) == ["mine.toml: card.1.name: Jab in this colour stands twice"]
    assert with_card(card() + "\n" + card(id="poke", colour="blue")) == []


@pytest.mark.parametrize("n", [OWN_KINDS, OWN_KINDS + 1])
def test_a_table_has_room_for_so_many_kinds(n: int) -> None:
    found = with_card("\n".join(card(id=f"jab-{k}", name=f"Jab {k}") for k in range(n)))
    told = f"mine.toml: card: {OWN_KINDS + 1} card kinds; {OWN_KINDS} fit on one table"
    assert found == ([] if n == OWN_KINDS else [told])


@pytest.mark.parametrize(
    ("said", "code", "n"),
    [
        ("own points < rival points", conditions.BEHIND, 0),
        ("row has 1 Base", conditions.ROW, 1),
        ("row has 3 Bases", conditions.ROW, 3),
        ("end has at least 1 Hit", conditions.END, 1),
        ("end has at least 12 Hits", conditions.END, 12),
        ("own deck at most 0 cards", conditions.DECK, 0),
        ("own deck at most 50 cards", conditions.DECK, 50),
    ],
)
def test_the_four_conditions(said: str, code: int, n: int) -> None:
    kind = load_extra(deck_text(tail=card(only_if=said))).kinds[0]
    assert (kind.node.number("only_if"), kind.node.number("only_n")) == (code, n)


@pytest.mark.parametrize(
    ("said", "effect", "fault"),
    [
        ("row has 0 Bases", "clear_base", "0 is not allowed; allowed: 1 to 3"),
        ("row has 4 Bases", "clear_base", "4 is not allowed; allowed: 1 to 3"),
        ("end has at least 0 Hits", "press", "0 is not allowed; allowed: 1 to 12"),
        ("end has at least 13 Hits", "press", "13 is not allowed; allowed: 1 to 12"),
        ("own deck at most 51 cards", "press", "51 is not allowed; allowed: 0 to 50"),
        ("own deck at most -1 cards", "press", "-1 is not allowed; allowed: 0 to 50"),
        (
            "the moon is full",
            "press",
            "'the moon is full' is no condition; allowed: own points < rival points, row has <n 1-3> Base(s), ",
        ),
        (
            "end has at least 2 Hits",
            "clear_base",
            "'end has at least 2 Hits' does not go with clear_base: it asks about the end it is played on",
        ),
        (
            "row has 2 Bases",
            "dig",
            "'row has 2 Bases' does not go with dig: it asks about the row it is played in",
        ),
    ],
)
def test_conditions_that_are_refused(said: str, effect: str, fault: str) -> None:
    found = with_card(card(effect=effect, colour=None, only_if=said, **({"k": 2} if effect == "dig" else {})))
    assert len(found) == 1
    assert found[0].startswith(f"mine.toml: card.0.only_if: {fault}"), found


# ---------------------------------------------------------------- advice, which refuses nothing
@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"base": 1, "hit_red": 22}, ["Bases: 1; 2 to 5 are usual"]),
        ({"base": 6, "hit_red": 17}, ["Bases: 6; 2 to 5 are usual"]),
        ({"press": 0, "clear": 4}, ["Presses: 0; 1 to 5 are usual"]),
        ({"hit2_red": 9, "hit_red": 11}, ["Hit-2s: 9; 0 to 8 are usual"]),
        ({"hit2_blue": 1, "hit_blue": 1, "hit_red": 18}, ["hit2_blue: Hits of its colour: 1; 2 or more are usual"]),
        ({"block_green": 1, "hit_red": 19}, ["block_green: Hits of its colour: 0; 1 or more are usual"]),
        ({"double": 5, "hit_red": 15}, ["Double: 5; 0 to 4 are usual"]),
    ],
)
def test_advice(change: dict[str, int], said: list[str]) -> None:
    cards = {"clear": 1} | CARDS | {"hit_red": 19} | change
    cards["hit_red"] += 35 - sum(cards.values())
    deck = deck_of(cards)
    assert [line for line in advice(deck) if not line.startswith("Hits: ")] == said


@pytest.mark.parametrize(("n", "usual"), [(11, False), (12, True), (20, True), (21, False)])
def test_advice_on_hits(n: int, usual: bool) -> None:
    deck = deck_of(
        {"base": 2, "freeze": 3, "press": 3, "clear": 1, "hit_red": n, "block_red": 9, "hold": 17 - n}
        if n < 17
        else {"base": 2, "freeze": 3, "press": 5, "clear": 25 - n, "hit_red": n}
    )
    assert (f"Hits: {n}; 12 to 20 are usual" not in advice(deck)) is usual


def test_advice_on_the_17_and_on_kinds_that_nobody_holds(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    cards = CARDS | {"clear": 1, "hit_red": 19}
    path.write_text(deck_text(cards, {"hit_red": 5, "block_red": 4, "press": 4, "clear": 4}, tail=card()), "utf-8")
    assert check_file(path) == []
    assert [str(line) for line in advise_file(path)] == [
        f"{path}: cards: Hits among the 17 of heavyweight: 5; 6 or more are usual",
        f"{path}: card.0: no deck holds Jab",
    ]
    path.write_text(deck_text(CARDS | {"freeze": 4}), "utf-8")
    assert advise_file(path) == []


# ---------------------------------------------------------------- where a fault is
def test_a_fault_names_file_line_card_and_the_nearest_word() -> None:
    heavy, poke = card(effect="add_heavy_hits"), card(id="poke", name="Poke", effect="dig", colour=None, k=9)
    text = deck_text(tail=f"{heavy}\n{poke}")
    lines = text.splitlines()
    first, second = [str(fault) for fault in read_extra("mine.toml", text)[1]]
    line = lines.index('effect = "add_heavy_hits"') + 1
    said = "'add_heavy_hits' is no word on a card; the nearest is 'add_heavy_hit'; allowed: add_heavy_hit, "
    assert first.startswith(f"mine.toml:{line}: jab: card.0.effect: {said}")
    assert first.count(",") < 8, "a handful of words, not all of them"
    line = lines.index("k = 9") + 1
    assert second == f"mine.toml:{line}: poke: card.1.k: 9 is not allowed; allowed: 2 to 4"


def test_a_card_without_an_effect_says_what_is_wanted() -> None:
    [found] = with_card(card(effect=None, colour=None))
    assert found.startswith('mine.toml: card.0: a table with effect = "..." is wanted; allowed: add_hit, ')


def test_a_key_that_is_no_kind_gets_the_nearest_one() -> None:
    [found] = faults(deck_text(CARDS | {"pres": 1, "hit_red": 19}))
    assert found.startswith(
        "mine.toml: cards.pres: there is no such card kind; the nearest is 'press'; allowed: press, "
    )
