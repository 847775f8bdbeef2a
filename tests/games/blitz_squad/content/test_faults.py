"""Every mistake in a designer's file is told with file, line, card, what was written and what is allowed."""

from pathlib import Path

import pytest

from rumpus.games.blitz_squad.content.load import check_file, load, read_extra
from rumpus.kernel.contract.errors import ContentError

CARD = '{ id = "fist", name = "Fist", copies = 15, power = 3, effects = [LINES] }'
HEAD = '[[brawler]]\nid = "moll"\nname = "Moll"\nicon = "rolling pin"\n'
SPECIAL = '[[special]]\nid = "rain"\nname = "Rain"\nkind = "KIND"\neffects = [LINES]\n'
DECK = '[[deck]]\nid = "mine"\nname = "Mine"\nbrawlers = ["nim", "hob", "wick", "grubb"]\n'


def brawler(lines: str = "", head: str = HEAD, card: str = CARD) -> str:
    """A file with one brawler of one design."""
    return f"{head}cards = [{card}]\n".replace("LINES", lines)


def special(lines: str, kind: str = "terrain") -> str:
    """A file with one special card."""
    return SPECIAL.replace("LINES", lines).replace("KIND", kind)


def told(text: str) -> list[str]:
    """The faults of a file."""
    return [str(one) for one in read_extra("my.toml", text)[1]]


LINE = "my.toml:5: fist: brawler.0.cards.0.effects.0"
RAIN = "my.toml:5: rain: special.0.effects.0"
NOW = "my.toml:4: rain: special.0.kind"
MISTAKES = [
    # the file
    ("", "my.toml: file: a list is wanted: [[brawler]], [[special]], [[deck]]"),
    ("x = [", "my.toml: file: this is not TOML: "),
    (
        "[[brawlers]]\nid = 3\n",
        "my.toml:1: brawlers: is not known here; the nearest is 'brawler'; allowed: brawler, spec",
    ),
    ("brawler = 3\n", "my.toml:1: brawler: 3 is not allowed; a list is wanted"),
    ('special = ["rain"]\n', "my.toml:1: special.0: 'rain' is not allowed; a table is wanted here"),
    # a brawler
    (
        brawler(head=HEAD.replace('"moll"', '"Moll"')),
        "my.toml:2: Moll: brawler.0.id: 'Moll': small letters, digits and",
    ),
    (
        brawler(head=HEAD.replace('"moll"', '"block"')),
        "my.toml:2: block: brawler.0.id: 'block' means something else in pl",
    ),
    (brawler(head=HEAD.replace('id = "moll"', "")), "my.toml:1: brawler.0.id: is missing: a text is wanted"),
    (
        brawler(head=HEAD.replace('"Moll"', '""')),
        "my.toml:3: moll: brawler.0.name: '' is not allowed; a text is wanted",
    ),
    (
        brawler(head=HEAD.replace('"Moll"', '"3 Beers"')),
        "my.toml:3: moll: brawler.0.name: '3 Beers' is not allowed; a nam",
    ),
    (
        brawler(head=HEAD.replace('"Moll"', '"A, B"')),
        "my.toml:3: moll: brawler.0.name: 'A, B' is not allowed; a name beg",
    ),
    (
        brawler(head=HEAD.replace("icon", "ikon")),
        "my.toml:4: moll: brawler.0.ikon: is not known here; the nearest is 'ico",
    ),
    (
        brawler(head=HEAD.replace('"moll"', '"nim"')),
        "my.toml:2: nim: brawler.0.id: there is a brawler with the id 'nim' al",
    ),
    (
        brawler(head=HEAD.replace('"Moll"', '"sable veil"')),
        "my.toml:3: moll: brawler.0.name: there is a brawler with the name 'sable veil' already",
    ),
    (
        brawler(head=HEAD + 'instead = "nym"\n'),
        "my.toml:5: moll: brawler.0.instead: there is no brawler 'nym'; the nearest is 'nim'; allowed: brakka, wick, ",
    ),
    (
        brawler(card=CARD.replace("15", "14")),
        "my.toml:5: moll: brawler.0.cards: 14 cards, copies counted; a brawler has exactly 15 (BS-DECK-02)",
    ),
    (
        brawler(card=f"{CARD}, {CARD.replace('fist', 'foot').replace('Fist', 'Foot').replace('15', '1')}"),
        "my.toml:5: moll: brawler.0.cards: 16 cards, copies counted; a brawler has exactly 15 (BS-DECK-02)",
    ),
    (
        brawler(card=""),
        "my.toml:5: moll: brawler.0.cards: 0 cards, copies counted; a brawler has exactly 15 (BS-DECK-02)",
    ),
    # a card
    (
        brawler(card=CARD.replace("power = 3", "power = 10")),
        "my.toml:5: fist: brawler.0.cards.0.power: 10 is not allowed;",
    ),
    (
        brawler(card=CARD.replace("power = 3", 'power = "3"')),
        "my.toml:5: fist: brawler.0.cards.0.power: '3' is not allowed",
    ),
    (
        brawler(card=CARD.replace("15", "16")),
        "my.toml:5: fist: brawler.0.cards.0.copies: 16 is not allowed; a whole numb",
    ),
    (brawler(card=CARD.replace("15", "true")), "my.toml:5: fist: brawler.0.cards.0.copies: true is not allowed"),
    (
        brawler(card=CARD.replace("copies", "copys")),
        "my.toml:5: fist: brawler.0.cards.0.copys: is not known here; the nearest is 'copies'",
    ),
    (
        brawler(card=f"{CARD.replace('15', '7')}, {CARD.replace('15', '8')}"),
        "my.toml:5: fist: brawler.0.cards.1.id: the id 'fist' stands twice on this brawler; say copies = 2",
    ),
    (
        brawler(", ".join(['{ word = "draw", n = 1 }'] * 5)),
        "my.toml:5: fist: brawler.0.cards.0.effects: 5 words; a list has at most 4",
    ),
    # a line
    (brawler('"draw"'), f'{LINE}: a table with word = "..." is wanted; allowed: power, damage, defense'),
    (brawler("{ n = 1 }"), f'{LINE}: a table with word = "..." is wanted; allowed: power, damage, defense, energy'),
    (brawler('{ word = "darw", n = 1 }'), f"{LINE}.word: 'darw' is no word; the nearest is 'draw'; allowed: draw, "),
    (brawler('{ word = "draw", n = 6 }'), f"{LINE}.n: 6 is not allowed; allowed: 1 to 5"),
    (brawler('{ word = "draw" }'), f"{LINE}.n: is missing; allowed: 1 to 5"),
    (brawler('{ word = "draw", n = 1, whom = "foe" }'), f"{LINE}.whom: is not known to draw; the nearest is 'who'"),
    (
        brawler('{ word = "draw", n = 1, who = "enemy" }'),
        f"{LINE}.who: 'enemy' is not allowed; allowed: you, foe, foes",
    ),
    (brawler('{ word = "draw", n = 1, who = "owner" }'), f"{LINE}.who: owner is for special cards; say you"),
    (brawler('{ word = "draw", n = 1, who = "active" }'), f"{LINE}.who: active is told by on = each_begin or each_end"),
    (
        brawler('{ word = "draw", n = 1, on = "enter" }'),
        f"{LINE}.on: enter is a trigger of special cards; allowed: play",
    ),
    (
        brawler('{ word = "draw", n = 1, on = "hit" }'),
        f"{LINE}.on: hit is for slots attack, energy, action, reply; say as",
    ),
    (
        brawler('{ word = "draw", n = 1, on = "held", as = ["attack"] }'),
        f"{LINE}.on: held is for slots block; say as = [",
    ),
    (brawler('{ word = "draw", n = 1, as = "attack" }'), f"{LINE}.as: 'attack' is not allowed; a list is wanted"),
    (brawler('{ word = "draw", n = 1, as = [] }'), f"{LINE}.as: 0 are written; 1 to 5 are wanted"),
    (
        brawler('{ word = "draw", n = 1, as = ["atack"] }'),
        f"{LINE}.as.0: 'atack' is not allowed; the nearest is 'attack'",
    ),
    (brawler('{ word = "defense", n = 1, as = ["attack"] }'), f"{LINE}.as.0: 'attack' is not allowed; allowed: block"),
    (brawler('{ word = "damage", n = 1, per = "stack" }'), f"{LINE}.cap: is missing; allowed: 1 to 12"),
    (
        brawler('{ word = "damage", n = 1, per = "stack", cap = 13 }'),
        f"{LINE}.cap: 13 is not allowed; allowed: 1 to 12",
    ),
    (brawler('{ word = "damage", n = 1, per = "cards", cap = 2 }'), f"{LINE}.per: 'cards' is not allowed"),
    (brawler('{ word = "draw", n = 1, per = "stack", cap = 2 }'), f"{LINE}.per: is not known to draw"),
    (brawler('{ word = "damage", n = 1, if = "stack_min" }'), f"{LINE}.c: is missing; allowed: 2 to 6"),
    (brawler('{ word = "damage", n = 1, if = "stack_min", c = 7 }'), f"{LINE}.c: 7 is not allowed; allowed: 2 to 6"),
    (
        brawler('{ word = "damage", n = 1, if = "mixed" }'),
        f"{LINE}.if: mixed is for slots attack, energy; say as = [...]",
    ),
    (
        brawler('{ word = "draw", n = 1, if = "energy_min", c = 3 }'),
        f"{LINE}.if: energy_min is for slots attack, energy, action, reply; say as = [...]",
    ),
    (
        brawler('{ word = "energy", as = ["energy"], n = 1, if = "surplus_min", c = 1 }'),
        f"{LINE}.if: energy changes what surplus_min asks about (BS-RUL-11)",
    ),
    (
        brawler('{ word = "power", as = ["action"], n = 1, if = "energy_min", c = 5 }'),
        f"{LINE}.if: power changes what energy_min asks about (BS-RUL-11)",
    ),
    (
        brawler('{ word = "double", as = ["energy"], if = "energy_min", c = 5 }'),
        f"{LINE}.if: double changes what energy_min asks about (BS-RUL-11)",
    ),
    (brawler('{ word = "unblockable", may = true }'), f"{LINE}.may: is not known to unblockable; allowed: if, as, on"),
    (brawler('{ word = "draw", n = 1, may = "yes" }'), f"{LINE}.may: 'yes' is not allowed"),
    (brawler('{ word = "spy" }'), f"{LINE}.who: is missing; allowed: foe, foes, target, target_player, all"),
    (brawler('{ word = "rescue", n = 1 }'), f"{LINE}.which: is missing; allowed: same, any"),
    (brawler('{ word = "ban", what = "attacks" }'), f"{LINE}.what: 'attacks' is not allowed; the nearest is 'attack'"),
    (
        brawler('{ word = "ban", what = "attack", until = "ever" }'),
        f"{LINE}.until: 'ever' is not allowed; allowed: turn, ne",
    ),
    (brawler('{ word = "toll", n = 1 }'), f"{LINE}.word: toll is for special cards only"),
    (brawler('{ word = "sweep" }'), f"{LINE}.word: sweep is for special cards only"),
    # lines inside a line
    (
        brawler('{ word = "choose", options = [[{ word = "draw", n = 1 }]] }'),
        f"{LINE}.options: 1 lists of words; 2 to 3 are wanted",
    ),
    (
        brawler('{ word = "choose", options = [[{ word = "draw", n = 1 }], [{ word = "power", n = 1 }]] }'),
        f"{LINE}.options.1.0.word: power cannot stand here; allowed: draw, ",
    ),
    (
        brawler('{ word = "choose", options = [[{ word = "draw", n = 1 }], [{ word = "choose", options = [] }]] }'),
        f"{LINE}.options.1.0.word: choose cannot stand here",
    ),
    (
        brawler('{ word = "choose", options = [[{ word = "draw", n = 1 }], [{ word = "draw", n = 2, on = "hit" }]] }'),
        f"{LINE}.options.1.0.on: the line around it says it",
    ),
    (
        brawler('{ word = "pay", cost = { word = "draw", n = 1 }, gain = { word = "draw", n = 1 } }'),
        f"{LINE}.cost.word: draw cannot stand here; allowed: discard, mill, bury, reveal, conceal",
    ),
    (
        brawler('{ word = "pay", cost = { word = "mill", n = 1, who = "foe" }, gain = { word = "draw", n = 1 } }'),
        f"{LINE}.cost.who: a cost is a word and its n; its player pays it",
    ),
    (
        brawler('{ word = "pay", cost = { word = "mill", n = 1 } }'),
        f"{LINE}.gain: is missing: words are wanted",
    ),
    # a special card
    (special('{ word = "toll", n = 1 }', "land"), f"{NOW}: 'land' is not allowed; allowed: terrain, event"),
    (special(""), "my.toml:5: rain: special.0.effects: a special card has at least one line, for it has no power"),
    (SPECIAL.replace("LINES", "") + "power = 2\n", "my.toml:6: rain: special.0.power: is not known here"),
    (special('{ word = "damage", n = 1 }'), f"{RAIN}.word: damage is for brawler cards only"),
    (special('{ word = "draw", n = 1, who = "all" }'), f"{RAIN}.on: is missing; allowed: enter, each_begin, each_end"),
    (
        special('{ word = "draw", n = 1, on = "hit", who = "all" }'),
        f"{RAIN}.on: hit is no trigger of a special card; al",
    ),
    (
        special('{ word = "draw", n = 1, on = "enter" }'),
        f"{RAIN}.who: is missing; allowed: target, target_player, all, a",
    ),
    (
        special('{ word = "draw", n = 1, on = "enter", who = "foe" }'),
        f"{RAIN}.who: foe is not for a special card; allowed",
    ),
    (
        special('{ word = "draw", n = 1, on = "each_end", who = "damaged" }'),
        f"{RAIN}.who: damaged is told by on = each_hit",
    ),
    (
        special('{ word = "draw", n = 1, on = "enter", who = "all", as = ["attack"] }'),
        f"{RAIN}.as: a special card has no",
    ),
    (
        special('{ word = "draw", n = 1, on = "each_end", who = "all", if = "stack_min", c = 2 }'),
        f"{RAIN}.if: stack_min asks about stacks, a combo or an opponent, and a special card has none",
    ),
    (
        special('{ word = "toll", n = 1, if = "tomb_min", c = 2 }'),
        f"{RAIN}.if: what stands on a special card holds as long as it is in play, on no condition",
    ),
    (
        special('{ word = "toll", n = 1, who = "target" }'),
        f"{RAIN}.who: target is not for what stands on a special card;",
    ),
    (special('{ word = "toll", n = 1, on = "enter" }'), f"{RAIN}.on: 'enter' is not allowed; allowed: static"),
    (
        special('{ word = "ban", what = "reply", on = "static", who = "all", until = "turn" }'),
        f"{RAIN}.until: a ban with on = static holds while the card is in play",
    ),
    (
        special('{ word = "toll", n = 1 }', "event"),
        f"{RAIN}: an event works once, when it enters: on = enter is wanted",
    ),
    (
        special('{ word = "draw", n = 1, on = "each_end", who = "all" }', "event"),
        f"{RAIN}: an event works once, when it enters: on = enter is wanted (BS-RUL-25)",
    ),
    (
        special('{ word = "toll", n = 1 }').replace('"rain"', '"bar_tab"'),
        "my.toml:2: bar_tab: special.0.id: there is a special card with the id 'bar_tab' already",
    ),
    # a deck
    (DECK.replace('"nim"', '"nym"'), "my.toml:1: mine: deck.0: there is no brawler 'nym'; the nearest is 'nim'"),
    (DECK.replace('"nim", ', ""), "my.toml:1: mine: deck.0: 3 brawlers; a deck has 4 (BS-DECK-03)"),
    (DECK.replace('"nim"', '"hob"'), "my.toml:1: mine: deck.0: Corporal Hob Bucklar is chosen twice"),
    (DECK + "in = { bar_tab = 2 }\n", "my.toml:1: mine: deck.0: 62 cards; a deck has exactly 60: 2 brawler cards more"),
    (
        DECK + "out = { hob-drill = 0 }\n",
        "my.toml:5: mine: deck.0.out.hob-drill: 0 is not allowed; a whole number from 1",
    ),
    (
        DECK + 'out = ["hob-drill"]\n',
        "my.toml:5: mine: deck.0.out: ['hob-drill'] is not allowed; a table of cards and nu",
    ),
    (
        DECK + 'face = "hop"\n',
        "my.toml:5: mine: deck.0.face: 'hop' is no brawler of this deck; the nearest is 'hob'; all",
    ),
    (
        DECK + 'face = "kettle"\n',
        "my.toml:5: mine: deck.0.face: 'kettle' is no brawler of this deck; allowed: nim, hob",
    ),
    (DECK + 'icon = "Two Cards"\n', "my.toml:5: mine: deck.0.icon: 'Two Cards': the name of an icon of game-icons.net"),
    (
        DECK + 'place = { kind = "tavrn" }\n',
        "my.toml:5: mine: deck.0.place.kind: 'tavrn' is not allowed; the nearest is",
    ),
    (DECK.replace('"mine"', '"yard"'), "my.toml:2: yard: deck.0.id: there is a deck with the id 'yard' already"),
    (DECK.replace('"mine"', '"default"'), "my.toml:2: default: deck.0.id: 'default' means something else in plays"),
]


@pytest.mark.parametrize(("text", "start"), MISTAKES)
def test_a_mistake_is_one_clear_fault(text: str, start: str) -> None:
    found = told(text)
    assert found, text
    assert any(one.startswith(start) for one in found), found
    assert all("\n" not in one for one in found)


def test_there_are_more_than_sixty_mistakes() -> None:
    assert len(MISTAKES) > 80


@pytest.mark.parametrize(("text", "start"), MISTAKES)
def test_nothing_is_half_loaded(text: str, start: str) -> None:
    assert start
    with pytest.raises(ContentError):
        load(text + "\n")


def test_a_file_is_read_once_more_when_it_is_right(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    file.write_text(brawler('{ word = "draw", n = 1 }') + special('{ word = "toll", n = 1 }') + DECK, "utf-8")
    assert check_file(file) == []
    cards = load(str(file))
    assert [one.id for one in cards.brawlers][-2:] == ["vesper", "moll"]
    assert [sheet.id for sheet in cards.designs][-3:] == ["stretcher_crew", "moll-fist", "rain"]
    assert cards.presets["mine"].name == "Mine"


def test_every_fault_of_a_file_is_told_at_once() -> None:
    text = brawler('{ word = "draw", n = 9, who = "enemy" }') + special('{ word = "toll", n = 9 }')
    assert [one.split(": ")[2] for one in told(text)] == [
        "brawler.0.cards.0.effects.0.n",
        "brawler.0.cards.0.effects.0.who",
        "special.0.effects.0.n",
    ]


def test_there_is_room_for_so_many_cards_and_no_more() -> None:
    one = special('{ word = "toll", n = 1 }')
    some = "".join(one.replace('"rain"', f'"rain_{k}"').replace('"Rain"', f'"Rain {k}"') for k in range(64))
    assert told(some) == ["my.toml: file: 161 different cards; a table has room for 160"]
    assert told(some.replace(one.replace('"rain"', '"rain_63"').replace('"Rain"', '"Rain 63"'), "")) == []


def test_a_card_replaced_once_is_not_replaced_again() -> None:
    one = special('{ word = "toll", n = 1 }') + 'instead = "bar_tab"\n'
    assert told(one) == []
    twice = one + one.replace('"rain"', '"snow"').replace('"Rain"', '"Snow"')
    assert told(twice) == ["my.toml:12: snow: special.1.instead: bar_tab is replaced already"]
    cards = load(one)
    assert "bar_tab" not in cards.by_id
    assert cards.numbers["rain"] == load(one).numbers["lights_out"] - 1


def test_a_deck_of_the_house_that_lacks_a_replaced_card_is_gone() -> None:
    one = special('{ word = "toll", n = 1 }') + 'instead = "ale_flood"\n'
    assert "landlord" not in load(one).presets
    assert "yard" in load(one).presets


@pytest.mark.rule("BS-DECK-02")
@pytest.mark.parametrize("copies", [14, 15])
def test_a_set_of_another_size_is_rejected(copies: int) -> None:
    """A set of 14 or 16 is rejected; one of 15 is accepted."""
    wrong = told(brawler(card=CARD.replace("15", str(copies))))
    assert bool(wrong) == (copies != 15)
    assert all("a brawler has exactly 15 (BS-DECK-02)" in one for one in wrong)


@pytest.mark.rule("BS-RUL-11")
@pytest.mark.parametrize("word", ["energy", "discount", "power", "double"])
@pytest.mark.parametrize("asked", ["energy_min", "surplus_min"])
def test_what_changes_the_price_never_asks_about_it(word: str, asked: str) -> None:
    """Words that change energy or price may not carry the conditions energy_min or surplus_min."""
    slot = "attack" if word == "discount" else "energy"
    n = "" if word == "double" else ", n = 1"
    found = told(brawler(f'{{ word = "{word}", as = ["{slot}"]{n}, if = "{asked}", c = 3 }}'))
    assert [one.partition(".if: ")[2] for one in found] == [f"{word} changes what {asked} asks about (BS-RUL-11)"]
    if word in ("power", "double"):
        assert told(brawler(f'{{ word = "{word}", as = ["attack"]{n}, if = "{asked}", c = 3 }}')) == []


@pytest.mark.rule("BS-RUL-71")
@pytest.mark.parametrize("who", ["you", "foe", "foes"])
def test_a_special_card_names_its_players_itself(who: str) -> None:
    """A special names players itself: all, active, damaged, attacker, blocker, owner; only target opens a choice."""
    [found] = told(special(f'{{ word = "draw", n = 1, on = "enter", who = "{who}" }}'))
    assert found.startswith(f"{RAIN}.who: {who} is not for a special card; allowed: target, target_player, all, active")
    assert told(special('{ word = "draw", n = 1, on = "enter", who = "target" }')) == []
    assert told(special('{ word = "draw", n = 1, on = "each_hit", who = "attacker" }')) == []


@pytest.mark.rule("BS-RUL-59")
@pytest.mark.parametrize(("power", "fine"), [(-1, False), (0, True), (9, True), (10, False)])
def test_the_engine_takes_powers_from_0_to_9(power: int, fine: bool) -> None:
    """Engine limits: power 0-9, 15 cards, at most 4 effect lines a card, all of known words."""
    assert (told(brawler(card=CARD.replace("power = 3", f"power = {power}").replace("LINES", ""))) == []) is fine
    lines = ", ".join(['{ word = "draw", n = 1 }'] * 4)
    assert told(brawler(lines)) == []
