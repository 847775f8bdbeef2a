"""The table options, as the catalogue lists them, and what they put into the Table."""

import re
from typing import Any

import pytest
from tests.games.blitz_squad.content.law import LAW, RULES, named

from rumpus.games.blitz_squad.content import codes
from rumpus.games.blitz_squad.content.building import built
from rumpus.games.blitz_squad.content.load import installed
from rumpus.games.blitz_squad.content.options import DEFAULT_DECKS, OPTIONS, seats, teams
from rumpus.games.blitz_squad.content.tables import book_of, tables
from rumpus.games.blitz_squad.rules import ids
from rumpus.kernel.contract.content import Tables
from rumpus.kernel.contract.options import OptionError

BY_NAME = {option.name: option for option in OPTIONS}
NAMED = re.compile(r"(\w+): '?(\w+)'? \(default\)((?: \| '\w+')*)(?:, (\d+)-(\d+))?")
OWN = """
[[deck]]
id = "mine"
name = "Mine"
brawlers = ["nim", "hob", "wick", "grubb"]
"""


def of_law() -> list[tuple[str, str, list[str], str, str]]:
    """Each option of the catalogue: name, default, other choices, range."""
    found = [one for line in LAW["game"]["options"] for one in NAMED.findall(line)]
    return [(name, default, re.findall(r"'(\w+)'", more), lo, hi) for name, default, more, lo, hi in found]


def made(content: str | None = None, **options: Any) -> Tables:
    """The Tables of these options."""
    resolved = {option.name: option.default for option in OPTIONS}
    return tables(resolved | {name: BY_NAME[name].checked(value) for name, value in options.items()}, content)


def test_the_catalogue_lists_sixteen_options() -> None:
    decks = [f"deck_{x}" for x in "abcd"]
    assert {one[0] for one in of_law()} == set(BY_NAME) - {"players", *decks}
    assert len(of_law()) == 16


@pytest.mark.parametrize(("name", "default", "more", "lo", "hi"), of_law())
def test_an_option_is_as_the_catalogue_says(name: str, default: str, more: list[str], lo: str, hi: str) -> None:
    option = BY_NAME[name]
    if lo:
        assert (option.default, option.lo, option.hi) == (int(default), int(lo), int(hi))
    else:
        assert option.default == default
        assert [str(one) for one in option.choices] == [default, *more]
    assert option.rule in RULES


def test_every_option_is_told_in_a_players_words() -> None:
    for option in OPTIONS:
        assert option.title, option.name
        assert option.help.endswith((".", "?")), option.name
        assert option.rule in RULES, option.name
        if option.choices and option.name != "players" and not option.name.startswith("deck_"):
            assert len(option.says) == len(option.choices), option.name


SET = [
    ({}, "replies", 1, {"replies": "off"}, 0),
    ({}, "idle_replies", 1, {"idle_replies": "off"}, 0),
    ({}, "reply_lines_only", 0, {"reply_effects": "reply_lines_only"}, 1),
    ({}, "reply_block", 0, {"reply_block": "yes"}, 1),
    ({}, "level", 0, {"draw_change": "level"}, 1),
    ({"players": 3}, "targets", 0, {"targets": "left"}, 1),
    ({"players": 4}, "targets", 0, {"targets": "all"}, 2),
    ({}, "after_combo", 0, {"last_cards": "after_combo"}, 1),
    ({}, "zone", 0, {"special_zone": "one_terrain"}, ids.ONE_TERRAIN),
    ({}, "zone", 0, {"special_zone": "one_card"}, ids.ONE_CARD),
    ({}, "special_max", 60, {"special_max": 12}, 12),
    ({}, "special_copies", 60, {"special_copies": 3}, 3),
    ({}, "sorted", 0, {"stack_order": "sorted"}, 1),
    ({}, "second_start", 0, {"second_start": 3}, 3),
    ({}, "closed", 0, {"deck_lists": "closed"}, 1),
    ({}, "flip_limit", 10, {"flip_limit": 1}, 1),
    ({}, "combo_limit", 20, {"combo_limit": 2}, 2),
    ({}, "turn_limit", 200, {"turn_limit": 20}, 20),
]


@pytest.mark.parametrize(("base", "field", "usual", "change", "value"), SET)
def test_an_option_reaches_the_table(
    base: dict[str, Any], field: str, usual: int, change: dict[str, Any], value: int
) -> None:
    assert getattr(made(**base).t, field) == usual
    assert getattr(made(**base, **change).t, field) == value


def test_every_option_but_players_and_decks_is_set_above() -> None:
    changed = {name for *_, change, _ in SET for name in change}
    assert changed == {one[0] for one in of_law()}


@pytest.mark.rule("BS-RUL-01")
@pytest.mark.parametrize("n", [1, 5])
def test_one_or_five_seats_are_refused(n: int) -> None:
    with pytest.raises(OptionError, match=f"option players: {n} is not one of 2, 3, 4"):
        made(players=n)


@pytest.mark.rule("BS-RUL-01")
@pytest.mark.parametrize("n", [2, 3, 4])
def test_two_make_a_duel_three_and_four_play_everyone_for_themselves(n: int) -> None:
    options = {option.name: option.default for option in OPTIONS} | {"players": n}
    assert made(players=n).t.n == seats(options) == n
    assert teams(options) == tuple(range(n))


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"targets": "all"}, "option targets: all is for three or four players (BS-RUL-37)"),
    ({"targets": "left"}, "option targets: left is for three or four players (BS-RUL-37)"),
    ({"deck_c": "yard"}, "option deck_c: there is no seat C at a table of 2"),
    (
        {"replies": "off", "reply_block": "yes"},
        "option reply_block: yes needs replies = on (BS-RUL-74)",
    ),
    (
        {"replies": "off", "reply_effects": "reply_lines_only"},
        "option reply_effects: reply_lines_only needs replies = on (BS-RUL-73)",
    ),
    (
        {"deck_a": "front_rom"},
        "option deck_a: there is no deck 'front_rom'; the nearest is 'front_room'; allowed: default, front_room, back_",
    ),
    (
        {"deck_a": "Front Room"},
        "option deck_a: 'Front Room' is no deck; the nearest is 'front_room'; allowed: default, front_room, back_room",
    ),
    ({"deck_b": "built-1000000000"}, "option deck_b: 'built-1000000000' is no deck; allowed: default, front_room"),
    ({"deck_b": "built-07"}, "option deck_b: 'built-07' is no deck"),
    ({"deck_a": "BS2-AAAA"}, "option deck_a: the code is of version BS2; this rumpus reads BS1"),
    ({"deck_a": "BS1-AAMECAAA5rMw"}, "option deck_a: the code of the deck is of other cards"),
    ({"deck_a": "BS1-ABMECAAA5rMv"}, "option deck_a: a letter of the deck's code is wrong"),
    (
        {"deck_a": "landlord", "special_max": 5},
        "option deck_a: Landlord's Own: 6 special cards; this table allows 5 (special_max, BS-RUL-23)",
    ),
]


@pytest.mark.parametrize(("options", "told"), WRONG)
def test_what_does_not_fit_is_one_sentence(options: dict[str, Any], told: str) -> None:
    with pytest.raises(OptionError) as found:
        made(**options)
    assert str(found.value).startswith(told)


@pytest.mark.parametrize("name", named("deck"))
def test_a_ready_made_deck_is_the_catalogues(name: str) -> None:
    law = named("deck")[name]
    deck = installed().presets[name]
    assert [f"brawler-{one}" for one in deck.brawlers] == law["brawlers"]
    assert [one for one, n in deck.out for _ in range(n)] == law["swapped_out"]
    assert [f"special-{one}" for one, n in deck.into for _ in range(n)] == law["swapped_in"]
    assert law["name"] in (deck.name, f"{deck.name} ({deck.line[:1].lower()}{deck.line[1:].rstrip('.')})")
    assert len(deck.numbers(installed())) == 60


def test_who_plays_where_nothing_is_said() -> None:
    t = made(players=4).t
    assert [deck.id for deck in book_of(t).decks] == list(DEFAULT_DECKS)


def test_a_designers_decks_play_first_where_nothing_is_said() -> None:
    names = [deck.name for deck in book_of(made(OWN, players=4).t).decks]
    assert names == ["Mine", "Front Room", "Cellar", "Back Room"]
    few = "".join(
        f'[[brawler]]\ninstead = "{name}"\nid = "x{name}"\nname = "X{name}"\nicon = "x"\n'
        f'cards = [{{ id = "c", name = "C", copies = 15, power = 3, effects = [] }}]\n'
        for name in ("brakka", "tansy", "nim")
    )
    first, *built_ones = [deck.name for deck in book_of(made(few, players=4).t).decks]
    assert first == "Attic"
    assert [name.rpartition(" ")[2] for name in built_ones] == ["1", "2", "3"]


def test_the_deck_of_a_seat_by_its_four_names() -> None:
    cards = installed()
    code = codes.code_of(built(cards, 7), cards)
    same = [made(deck_b=value) for value in ("built-7", code)]
    assert [list(one.t.decks[60:120]) for one in same] == [built(cards, 7).numbers(cards)] * 2
    assert list(same[0].t.decks[:60]) == cards.presets["front_room"].numbers(cards)
    assert book_of(made(OWN, deck_a="mine").t).decks[0].name == "Mine"
    with pytest.raises(OptionError, match="there is no deck 'mine'"):
        made(deck_a="mine")
