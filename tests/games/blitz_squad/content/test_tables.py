"""Cards and decks as the rules read them, and what saves pin."""

import pytest
from tests.games.blitz_squad.content.test_options import made

from rumpus.games.blitz_squad.content.grammar import SLOTS
from rumpus.games.blitz_squad.content.load import installed, words_of
from rumpus.games.blitz_squad.content.tables import book_of
from rumpus.games.blitz_squad.rules import conditions, counters, ids, ops, triggers, whom
from rumpus.games.blitz_squad.rules.state import Table
from rumpus.kernel.contract.content import Tables, differences

BRAKKA = installed().squad["brakka"]


def op(tables: Tables, card: str, line: int = 0) -> object:
    """The row of a line of a card."""
    design = tables.t.cards[installed().numbers[card]]
    return tables.t.ops[design.first + line]


def fields(row: object, *names: str) -> tuple[int, ...]:
    """Some fields of a row."""
    return tuple(getattr(row, name) for name in names)


@pytest.mark.rule("BS-DECK-02")
def test_every_brawler_has_fifteen_cards_with_one_name_and_one_icon() -> None:
    """Each brawler's set is exactly 15 cards, copies counted, that carry one name and one icon."""
    t = made().t
    assert t.brawlers_n == 10
    for number, one in enumerate(installed().brawlers, 1):
        cards = [t.cards[k] for k in range(1, t.cards_n + 1) if t.cards[k].brawler == number]
        assert sum(card.copies for card in cards) == 15
        assert one.name
        assert one.icon
        assert {sheet.brawler for sheet in one.cards} == {one.id}


@pytest.mark.rule("BS-FLIP-06", "BS-SPEC-03")
def test_a_special_card_has_power_0_and_no_brawler() -> None:
    """A special card counts as power 0; a terrain is one type of special card, and all that is said holds for it."""
    t = made().t
    for sheet in installed().specials:
        card = t.cards[installed().numbers[sheet.id]]
        assert (card.power, card.brawler) == (0, 0)
        assert card.kind == {"terrain": ids.TERRAIN, "event": ids.EVENT}[sheet.kind]


@pytest.mark.rule("BS-RUL-25")
def test_there_are_two_kinds_of_special_cards() -> None:
    """Terrain, which stays in play, and event: its enter effects resolve once."""
    kinds = {sheet.kind for sheet in installed().specials}
    assert kinds == {"terrain", "event"}
    events = [sheet for sheet in installed().specials if sheet.kind == "event"]
    assert {node.number("on") for sheet in events for node in sheet.lines} == {triggers.ENTER}


def test_the_numbers_of_designs() -> None:
    tables = made()
    t = tables.t
    assert t.cards_n == len(installed().designs) == 97
    assert t.cards[0].kind == ids.NO_CARD
    assert book_of(t).sheet(1).id == "brakka-mug_swing"
    assert book_of(t).sheet(97).id == "stretcher_crew"
    for number, sheet in enumerate(installed().designs, 1):
        card = t.cards[number]
        assert (card.kind == ids.BRAWLER) == (not sheet.special)
        assert (card.power, card.size) == (sheet.power, len(sheet.lines))
        words = [t.ops[card.first + i].op for i in range(card.size)]
        assert words == [node.op for node in sheet.lines]


def test_the_row_of_a_line() -> None:
    tables = made()
    row = op(tables, "brakka-mug_swing")
    assert fields(row, "op", "n", "slots", "on", "per", "cap", "cond") == (
        *(ops.DAMAGE, 1, 1 << SLOTS.index("attack"), triggers.MOD, counters.UNDER, 3, conditions.NONE),
    )
    row = op(tables, "nim-back_door")
    assert fields(row, "op", "cond", "c") == (ops.UNBLOCKABLE, conditions.FOE_REVEALED_MIN, 1)
    row = op(tables, "wick-candle_ward", 1)
    assert fields(row, "op", "who", "on", "n") == (ops.STRIKE, whom.FOE, triggers.HURT, 1)


def test_values_of_words_that_have_some() -> None:
    tables = made()
    assert fields(op(tables, "kettle-spare_parts"), "op", "which") == (ops.RESCUE, 0)
    assert fields(op(tables, "hob-halt"), "op", "what", "until") == (ops.BAN, 2, 0)
    assert fields(op(tables, "no_talking_back"), "op", "what", "until", "on", "who") == (
        *(ops.BAN, 4, 2, triggers.STATIC, whom.ALL),
    )
    stats = [fields(op(tables, name), "stat")[0] for name in ("roaring_hearth", "overturned_tables", "ale_flood")]
    assert stats == [0, 1, 2]
    assert fields(op(tables, "dim_lanterns"), "op", "n", "who") == (ops.HAND_SIZE, -1, whom.ALL)


def test_lists_inside_a_line() -> None:
    tables = made()
    row = op(tables, "tansy-house_special")
    assert list(row.size) == [1, 1, 0]  # type: ignore[attr-defined]  # a row of the Table
    inner = [tables.t.ops[at] for at in list(row.first)[:2]]  # type: ignore[attr-defined]  # a row of the Table
    assert [(one.op, one.n) for one in inner] == [(ops.CYCLE, 2), (ops.RECOVER, 1)]
    row = op(tables, "mothwing-forbidden_shelf")
    inner = [tables.t.ops[at] for at in list(row.first)[:2]]  # type: ignore[attr-defined]  # a row of the Table
    assert [(one.op, one.n) for one in inner] == [(ops.MILL, 3), (ops.RESCUE, 1)]
    assert inner[1].which == 1


def test_the_book_knows_the_word_of_every_row() -> None:
    tables = made()
    book = book_of(tables.t)
    assert len(book.words) == sum(1 for sheet in installed().designs for _ in words_of(sheet.lines))
    assert all(tables.t.ops[row].op == node.op for row, (node, _) in book.words.items())


def test_there_is_room_for_a_designers_cards() -> None:
    assert Table.width > 0
    assert len(installed().designs) + 6 * 10 <= ids.CARDS
    assert len(book_of(made().t).words) * 2 <= ids.ROWS


OWN = """
[[special]]
instead = "ale_flood"
id = "ale_flood"
name = "Ale Flood"
kind = "terrain"
effects = [{ word = "all_stacks", stat = "energy", n = 3 }]
"""


def test_what_a_save_pins() -> None:
    house, own = made(), made(OWN)
    assert house.key == made(turn_limit=50).key != own.key
    assert "Mug Swing" not in house.told
    assert set(house.items) == {"brawler", "special", "deck"}
    assert house.items["brawler"]["brakka"]["mug_swing, power"] == 2
    told = "the special ale_flood is not the one this game was played with: effects"
    assert differences(house.told, own) == told
    assert differences(house.told, made(deck_b="yard")) == (
        "the deck B is not the one this game was played with: cards"
    )


def test_a_new_title_or_plan_changes_no_key() -> None:
    renamed = OWN.replace('name = "Ale Flood"', 'name = "Flood of Ale"').replace("n = 3", "n = 1")
    assert made(renamed).key == made().key
