"""Every mistake in a designer's file is told with file, line, card, what was written and what is allowed."""

from pathlib import Path

import pytest

from rumpus.games.brutality.content.load import HOME, advise_file, check_file, load, read_extra
from rumpus.games.brutality.content.words import VOCABULARY
from rumpus.games.brutality.interface.card_text import show_file, text_of
from rumpus.games.brutality.interface.guide import manual
from rumpus.kernel.contract.errors import ContentError

BITE = 'id = "bite"\nname = "Bite"\neffects = [{ fx = "aim_melee" }, { fx = "damage", amount = 3 }]'
KICK = 'id = "kick"\nname = "Kick"\neffects = [EFFECTS]'
HERO = f"""[[hero]]
id = "ratcatcher"
name = "Ratcatcher"
class = "damage"
footprint = "1x1"
hp = 8
ms = 4
pattern = "any"
[[hero.specials]]
{BITE}
[[hero.specials]]
{KICK}
"""
GOOD = '{ fx = "aim_burst", radius = 1 }, { fx = "knockback", steps = 1 }'
WALL = '{ fx = "place_creation", creation = "wall", count = 1, turns = 1, where = "chosen_squares" }'
ONE = '{ fx = "aim_enemy", count = 1 }'


def hero(old: str = "", new: str = "", effects: str = GOOD) -> str:
    """A file with one hero, in which something is written otherwise."""
    assert old in HERO
    return HERO.replace(old, new, 1).replace("EFFECTS", effects)


def relic(effects: str, kind: str = "utility", timing: str = 'timing = "any_time"') -> str:
    """A file with one relic."""
    return f'[[relic]]\nid = "rain"\nname = "Rain"\ntype = "{kind}"\n{timing}\neffects = [{effects}]\n'


def artifact(effects: str, cooldown: str = "3") -> str:
    """A file with one artifact."""
    return f'[[artifact]]\nid = "gong"\nname = "Gong"\ncooldown = {cooldown}\neffects = [{effects}]\n'


def hazard(kind: str, word: str) -> str:
    """Effects on a hazard."""
    return f'{{ fx = "aim_hazard", kinds = ["{kind}"] }}, {{ fx = "{word}" }}'


SAINT = "only a Saint's Blessing or a Saint's Curse"
MISTAKES = [
    # the file
    ("", "my.toml: file: a list is wanted: [[hero]], [[artifact]], [[relic]], [[board]]"),
    ("x = [", "my.toml: file: this is not TOML: "),
    ("[[heros]]\nid = 3\n", "my.toml:1: heros: is not known here; the nearest is 'hero'; allowed: hero, artifact"),
    # a hero
    (
        hero('"damage"', '"damge"'),
        "my.toml:4: ratcatcher: hero.0.class: 'damge' is not allowed; the nearest is 'damage'",
    ),
    (hero('"1x1"', '"3x3"'), "my.toml:5: ratcatcher: hero.0.footprint: '3x3' is not allowed; allowed: 1x1, 1x2, 2x2"),
    (hero("hp = 8", "hp = 21"), "my.toml:6: ratcatcher: hero.0.hp: 21 is not allowed; a whole number from 1 to 20"),
    (hero("ms = 4", "ms = 0"), "my.toml:7: ratcatcher: hero.0.ms: 0 is not allowed; a whole number from 1 to 5"),
    (hero('"any"', '"all"'), "my.toml:8: ratcatcher: hero.0.pattern: 'all' is not allowed; allowed: orthogonal, "),
    (
        hero('"any"\n', '"any"\ntraits = ["fast"]\n'),
        "hero.0.traits.0: 'fast' is not allowed; allowed: phasing, sure_foot",
    ),
    (hero(f"[[hero.specials]]\n{BITE}\n"), "my.toml:9: ratcatcher: hero.0.specials: 1 specials; a hero has exactly 2"),
    (hero('"kick"', '"bite"'), "bite: hero.0.specials.1.id: 'bite' stands twice; its two specials differ (BU-SPEC-04)"),
    (hero('"ratcatcher"', '"assassin"'), "hero.0.id: there is a hero with the id 'assassin' already"),
    (hero('"ratcatcher"', '"pass"'), "hero.0.id: 'pass' means something else in plays and options"),
    (
        hero('"Ratcatcher"', '"Ratcatcher"\ninstead = "asassin"'),
        "hero.0.instead: there is no hero 'asassin'; the neares",
    ),
    # classes
    (hero("hp = 8", "hp = 12"), "hero.0.hp: 12; every tank has more HP, the least 12 (BU-TANK-01)"),
    (hero("ms = 4", "ms = 2"), "hero.0.ms: 2; every tank has less MS (BU-TANK-04)"),
    (
        hero("amount = 3", "amount = 2"),
        "hero.0.specials: 2 and 0 damage; a damage hero has a special of 3 damage, or 4",
    ),
    (hero('"damage"', '"utility"'), "hero.0.specials: a utility hero has place_creation, remove_creation, swap, "),
    (hero('"damage"', '"tank"'), "hero.0.hp: 8; a tank has more HP than every other hero, 10 (BU-TANK-01)"),
    (
        hero(effects='{ fx = "aim_self" }, { fx = "heal", amount = 1 }'),
        "hero.0.specials: a damage hero has no healing (BU-DMG-02)",
    ),
    (
        hero('"damage"', '"tank"').replace("hp = 8", "hp = 13").replace("ms = 4", "ms = 2").replace("1x1", "2x2"),
        "hero.0.specials: 3 damage; a tank's specials do less than every other hero's best, the least 2 (BU-TANK-04)",
    ),
    # words
    (
        hero(effects='{ fx = "aim_mele" }'),
        "kick: hero.0.specials.1.effects.0.fx: 'aim_mele' is no word on a special; the",
    ),
    (
        hero(effects='{ fx = "damage", amount = 1 }'),
        "effects.0.fx: damage wants an aim at a hero before it, and it is mi",
    ),
    (hero(effects=""), "effects: a special does something: words are wanted"),
    (
        hero(effects='{ fx = "aim_leap", min = 3, max = 2, land = "any" }, { fx = "damage", amount = 1 }'),
        "effects.0.min: 3 is more than max = 2",
    ),
    (
        hero(effects='{ fx = "aim_leap", min = 1, max = 2, land = "empty" }, { fx = "damage", amount = 1 }'),
        "effects.1.fx: damage: a leap with land = empty lands on nobody; allowed: land = enemy, any",
    ),
    (
        hero(effects=hazard("relentless_flames", "remove_hazard")),
        "remove_hazard cannot stand on a special; allowed: a rel",
    ),
    # relics and artifacts
    (relic(GOOD), "rain: relic.0.effects.0.fx: aim_burst cannot stand on a relic; allowed: a special, an artifact"),
    (
        relic(f'{ONE}, {{ fx = "knockback", steps = 1 }}', "op"),
        "effects.1.fx: knockback cannot stand on a relic; allowed",
    ),
    (relic(hazard("relentless_flames", "remove_hazard")), f"effects.1.fx: remove_hazard of relentless_flames: {SAINT}"),
    (
        artifact(hazard("spiked_pillars", "remove_hazard")),
        "remove_hazard cannot stand on an artifact; allowed: a relic",
    ),
    (
        artifact('{ fx = "aim_self" }, { fx = "cooldown_shift", amount = -3 }'),
        "effects.1.amount: -3: an artifact that is free again has no end; allowed: 1 to 3 (BU-RUL-92)",
    ),
    (
        artifact('{ fx = "aim_hazard", kinds = ["catapult"] }, { fx = "suppress_hazard", until = "this_turn" }'),
        "effects.1.fx: an artifact may suppress the Flames alone: kinds = ['relentless_flames'] is wanted (BU-RUL-57)",
    ),
    (artifact(GOOD, "7"), "my.toml:4: gong: artifact.0.cooldown: 7 is not allowed; allowed: 1 to 6"),
    (artifact(GOOD, '"long"'), "artifact.0.cooldown: 'long' is not allowed; allowed: 1 to 6"),
    (
        relic(f'{{ fx = "aim_square", reach = 2 }}, {WALL}'),
        "effects.0.reach: a relic has no square of its own: reach = 0",
    ),
    (
        relic(f'{ONE}, {{ fx = "swap" }}'),
        "effects.1.fx: on a relic two heroes swap: aim_own with count = all is wanted",
    ),
    (
        relic(f'{ONE}, {{ fx = "revive", hp = "full" }}'),
        "effects.1.fx: only the dead are revived: aim_own with state = de",
    ),
    (
        relic('{ fx = "aim_own", count = 1, state = "dead" }, { fx = "heal", amount = 1 }'),
        "effects.1.fx: heal is nothing for the dead; allowed: revive",
    ),
    (
        relic(f'{ONE}, {{ fx = "set_status", status = "stun", value = 1, until = "next_turn_end" }}'),
        "effects.1.until: next_turn_end goes with timing = next_turn only (BU-RUL-78)",
    ),
    (
        relic(f'{ONE}, {{ fx = "set_status", status = "poison", value = 1, until = "this_turn" }}'),
        "effects.1.until: 'this_turn' does not go with poison, which counts its turns; allowed: used_up",
    ),
    (
        relic(f'{ONE}, {{ fx = "damage", amount = 1 }}, {{ fx = "if_killed", otherwise_skip = 2 }}'),
        "effects.2.otherwise_skip: 2 words are skipped, and 0 follow",
    ),
    (
        relic('{ fx = "aim_player", who = "own" }, { fx = "peek_hand" }'),
        "effects.1.fx: peek_hand wants aim_player with who = 'enemy' before it",
    ),
    (
        relic(f'{ONE}, {{ fx = "damage", amount = 1 }}', "bless"),
        "relic.0.type: 'bless' is not allowed; the nearest is 'bl",
    ),
    (
        relic(f'{ONE}, {{ fx = "damage", amount = 1 }}', timing='timing = "next_turn"'),
        "relic.0.whose: is missing; allowed: enemy, own",
    ),
    # a board
    (
        '[[board]]\nid = "hall"\nname = "Hall"\ncolumns = 12\nrows = 9\n',
        "hall: board.0.columns: 12 is not allowed; a whol",
    ),
    (
        '[[board]]\nid = "hall"\nname = "Hall"\ncolumns = 9\nrows = 9\nplace = { kind = "hal" }\n',
        "my.toml:6: hall: board.0.place.kind: 'hal' is not allowed; the nearest is 'hall'",
    ),
    (
        '[[board]]\nid = "hall"\nname = "Hall"\ncolumns = 9\nrows = 7\n',
        "hall: board.0.rows: 7 is not allowed; a whole num",
    ),
]


@pytest.mark.rule("BU-RUL-91", "BU-RUL-57", "BU-FLAME-06")
@pytest.mark.parametrize(("text", "told"), MISTAKES)
def test_a_mistake_is_told(text: str, told: str) -> None:
    """A Utility relic that removes the Flames, or an OP relic with knockback, is refused with the reason."""
    faults = [str(one) for one in read_extra("my.toml", text)[1]]
    assert any(told in one for one in faults), faults
    assert all(one.startswith("my.toml") for one in faults)


@pytest.mark.rule("BU-RUL-91")
def test_a_wrong_file_makes_no_game() -> None:
    """No game can be created with it: all its faults in one error."""
    text = hero("hp = 8", "hp = 21") + relic(GOOD)
    with pytest.raises(ContentError, match=r"hero\.0\.hp: 21 .*; .*relic\.0\.effects\.0\.fx: aim_burst"):
        load(text)


OWN = hero() + relic(f'{ONE}, {{ fx = "damage", amount = 1 }}') + artifact(GOOD, "2")
OWN += '[[board]]\nid = "hall"\nname = "Hall"\ncolumns = 11\nrows = 10\n'


def test_a_sound_file_is_added_to_the_houses(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    file.write_text(OWN, "utf-8")
    assert check_file(file) == []
    cards = load(str(file))
    assert [len(ones) for ones in cards.lists().values()] == [13, 14, 45, 5]
    assert (cards.heroes[12].id, cards.board["hall"].columns) == ("ratcatcher", 11)
    assert show_file(file) == [
        "Ratcatcher (damage, 1x1): 8 HP, 4 MS, any",
        "  Bite: One adjacent enemy takes 3 damage.",
        "  Kick: Every adjacent enemy is knocked back 1 square.",
        "Gong (cooldown 2): Every adjacent enemy is knocked back 1 square.",
        "Rain (Utility): One enemy takes 1 damage.",
        "Hall: 11 columns, 10 rows",
    ]


def test_a_card_takes_the_place_of_one_of_the_house() -> None:
    cards = load(hero('"Ratcatcher"', '"Ratcatcher"\ninstead = "assassin"'))
    assert len(cards.heroes) == 12
    assert cards.heroes[4].id == "ratcatcher"


@pytest.mark.rule("BU-RUL-90")
def test_a_diagonal_hero_is_allowed_and_warned_of(tmp_path: Path) -> None:
    """Loading a set with one gives a warning: one hazard can close its single way out."""
    file = tmp_path / "my.toml"
    file.write_text(hero('"any"', '"diagonal"'), "utf-8")
    assert check_file(file) == []
    why = "one hazard can shut it in: it has a single way out of its corner (BU-RUL-90)"
    assert advise_file(file) == [f"{file}: ratcatcher: the pattern diagonal: {why}"]


GUIDE = (HOME / "README.md").read_text("utf-8")


def test_the_guide_is_up_to_date_lists_every_word_and_its_example_is_sound() -> None:
    assert manual() == GUIDE, (
        "run: python -m rumpus.games.brutality.interface.guide > src/rumpus/games/brutality/content/README.md"
    )
    assert [name for name in VOCABULARY.words if f"| `{name}` |" not in GUIDE] == []
    example = GUIDE.partition("```toml\n")[2].partition("```")[0]
    cards, faults = read_extra("guide", example)
    assert faults == []
    assert text_of(cards.relics[44]) == "During the enemy's next turn, every enemy has 1 less MS."
    assert cards.board["hall"].rows == 10
    assert cards.board["hall"].place["kind"] == "throne"
