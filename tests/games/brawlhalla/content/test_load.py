"""Card sets, arenas and designers' files: what is accepted, what is refused and in which words."""

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from rumpus.games.brawlhalla.content.arenas import reachable
from rumpus.games.brawlhalla.content.board import Grid
from rumpus.games.brawlhalla.content.load import (
    HOME,
    check_file,
    load_arenas,
    load_extra,
    load_ko,
    load_set,
    read_arena,
    read_extra,
    read_ko,
    sets,
)
from rumpus.games.brawlhalla.content.moments import CARD_TRIGGERS
from rumpus.games.brawlhalla.game import SPEC
from rumpus.games.brawlhalla.interface import card_text
from rumpus.kernel.contract.errors import ContentError
from rumpus.kernel.contract.reader import Reader
from rumpus.kernel.match.match import Match

LAW = tomllib.loads(SPEC.law.file.read_text("utf-8"))
SALT = load_set("salt-and-steel")


def legend_text(**change: str) -> str:
    """Mordex's file, with some texts replaced."""
    home = Path(card_text.__file__).parents[1] / "content/sets/salt-and-steel/mordex.toml"
    text = home.read_text("utf-8")
    for old, new in change.items():
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def faults(text: str) -> list[str]:
    """The faults of a designer's file, without their lines."""
    return [f"{one.file}: {one.path}: {one.reason}" for one in read_extra("mine.toml", text)[1]]


@pytest.mark.rule("BH-RUL-79", "BH-RUL-96")
def test_two_sets_are_installed() -> None:
    assert sets() == ("blank", "salt-and-steel")
    assert SPEC.resolve()["card_set"] == "salt-and-steel"


@pytest.mark.rule("BH-COMP-02", "BH-COMP-03", "BH-SETUP-08")
@pytest.mark.parametrize("name", ["blank", "salt-and-steel"])
def test_every_legend_has_a_power_two_weapon_sides_and_twenty_cards(name: str) -> None:
    legends = load_set(name)
    assert len(legends) == 6
    for legend in legends:
        assert len(legend.weapons) == 2
        assert Counter(card.value for card in legend.deck) == {1: 4, 2: 4, 3: 4, 4: 4, 5: 4}


@pytest.mark.rule("BH-RUL-96")
def test_salt_and_steel_is_as_the_law_says() -> None:
    triggers = set()
    for legend in SALT:
        assert sum(1 for card in legend.deck if card.effects) == 10
        triggers |= {effect.on for card in legend.cards for effect in card.effects}
        assert legend.power.effects
        assert all(weapon.effects for weapon in legend.weapons)
    assert triggers == set(CARD_TRIGGERS)


@pytest.mark.rule("BH-RUL-96")
@pytest.mark.parametrize(
    "entry", [row for row in LAW["content"] if row["kind"] == "legend set"], ids=lambda row: row["id"]
)
def test_generated_texts_are_those_of_the_law(entry: dict[str, Any]) -> None:
    legend = next(one for one in SALT if one.name == entry["name"])
    assert card_text.text_of(legend.power.effects) == entry["power"]["text"]
    for k in (1, 2):
        assert card_text.text_of(legend.weapons[k - 1].effects) == entry[f"weapon_{k}"]["text"]
        assert legend.weapons[k - 1].name == entry[f"weapon_{k}"]["name"]
    for row, card in zip(entry["cards"], legend.cards, strict=True):
        assert (card_text.text_of(card.effects), card.id, card.value, card.copies) == (
            row["text"],
            row["id"],
            row["value"],
            row["copies"],
        )


@pytest.mark.rule("BH-RUL-79")
def test_the_blank_set_has_one_effect_only() -> None:
    found = [(legend.id, weapon.name) for legend in load_set("blank") for weapon in legend.weapons if weapon.effects]
    assert found == [("yumiko", "Kami Bow")]
    assert not [card for legend in load_set("blank") for card in legend.cards if card.effects]


@pytest.mark.rule("BH-RUL-04", "BH-RUL-05", "BH-RUL-06")
def test_arenas_are_those_of_the_law() -> None:
    arenas = load_arenas()
    law = {row["name"]: row for row in LAW["content"] if row["kind"] == "arena"}
    assert set(arenas) == set(law)
    for name, arena in arenas.items():
        assert list(arena.grid.lines) == law[name]["grid"]
        assert list(arena.formats) == law[name]["formats"]
        assert all(line == line[::-1] for line in arena.grid.lines), "left and right are alike"
        for n, swords in arena.swords.items():
            assert list(swords) == law[name][f"swords_{n}"]


@pytest.mark.rule("BH-RUL-07", "BH-ARENA-01", "BH-SETUP-02")
@pytest.mark.parametrize(
    ("grid", "swords", "reason"),
    [
        ([".....", ".===.", ".....", ".===.", "....."], ["r2c2", "r2c4"], "5 x 5 = 25 spaces"),
        ([".....", ".=x=.", ".....", ".===."], ["r2c2", "r2c4"], "not x"),
        ([".....", ".=.=", ".....", ".===."], ["r2c2", "r2c4"], "full rectangle"),
        ([".....", ".=.=.", ".....", "....."], ["r2c2", "r2c4"], "2 Platforms"),
        (["=====", "=====", "=====", "....."], ["r2c2", "r2c4"], "15 Platforms"),
        ([".....", ".=.=.", ".....", ".===."], ["r2c2", "r2c3"], "r2c3 is not a Platform below row 1"),
        ([".....", ".=.=.", ".....", ".===."], ["r2c2"], "2 different spaces"),
        (["..=..", "=...=", ".===."], ["r1c3", "r2c1"], "r1c3 is not a Platform below row 1"),
    ],
)
def test_arenas_that_are_refused(grid: list[str], swords: list[str], reason: str) -> None:
    noted: list[Any] = []
    read_arena(Reader("a.toml", "", {"id": "a", "formats": ["1v1"], "grid": grid, "swords_2": swords}, noted))
    assert any(reason in str(fault) for fault in noted), [str(fault) for fault in noted]


def test_a_legend_file_of_ones_own_is_accepted(tmp_path: Path) -> None:
    home = tmp_path / "mine.toml"
    home.write_text(legend_text(**{'id = "mordex"': 'id = "fang"'}), "utf-8")
    assert check_file(home) == []
    tables = SPEC.records.tables(SPEC.resolve(), str(home))
    assert tables.t.n_legends == 7


@pytest.mark.parametrize(
    ("old", "new", "path", "reason"),
    [
        ("value = 5", "value = 4", "cards", "four cards of each value 1 to 5 (BH-COMP-03)"),
        ('op = "heal", n = 1', 'op = "heal", n = 3', "cards.1.fx.0.do.0.n", "3 is not allowed; allowed: 1 to 2"),
        ('op = "heal", n = 1', 'op = "heel", n = 1', "cards.1.fx.0.do.0.op", "the nearest is 'heal'; allowed: heal, "),
        (
            'on = "before_move"',
            'on = "after_attack"',
            "cards.2.fx.0.do.0.op",
            "phase cannot stand with on = after_attack",
        ),
        (
            '"role = attacker", "target level exactly 2"',
            '"role = attacker", "target is sad"',
            "cards.1.fx.0.if.1",
            "'is sad' is not allowed; allowed: above, below, same row",
        ),
        (
            'cost = ["take 1 damage"]',
            'cost = ["take 9 damage"]',
            "cards.4.fx.0.cost.0",
            "9 is not allowed; allowed: 1 to 2",
        ),
        ('name = "Blood on the Wind"', 'nom = "Blood on the Wind"', "power.nom", "is not known here"),
        ('type = "scythe"', "type = 3", "weapon_1.type", "a text is wanted"),
    ],
)
def test_faults_say_file_path_and_reason(old: str, new: str, path: str, reason: str) -> None:
    found = faults(legend_text(**{old: new}))
    assert any(fault.startswith(f"mine.toml: {path}: ") and reason in fault for fault in found), found


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (
            'op = "heal", n = 1',
            'op = "heel", n = 1',
            (
                "mine.toml:61: MORDEX-11: cards.1.fx.0.do.0.op: 'heel' is no word with on = after_light_attack; the"
                " nearest is 'heal'; allowed: heal, choose_one, repeat, damage_deal, teleport, sequence and 29 more"
            ),
        ),
        (
            'op = "heal", n = 1',
            'op = "heal", n = 3',
            "mine.toml:61: MORDEX-11: cards.1.fx.0.do.0.n: 3 is not allowed; allowed: 1 to 2",
        ),
        (
            'cost = ["take 1 damage"]',
            'cost = ["take 1 damages"]',
            (
                "mine.toml:82: MORDEX-21: cards.4.fx.0.cost.0: 'take 1 damages' is no cost; the nearest is"
                " 'take 1 damage', of the form: take <n 1-2> damage; allowed: discard <n 1-3> (any value),"
                " discard <n 1-3> (exactly <value 1-5>), discard <n 1-3> (at least <value 1-5>), take <n 1-2> damage,"
                " disarm yourself, spend 1 action"
            ),
        ),
        (
            '"target level exactly 2"',
            '"target on Water"',
            (
                "mine.toml:61: MORDEX-11: cards.1.fx.0.if.1: 'target on Water' is no condition; the nearest is"
                " 'target on Platform', of the form: <who> on <space>"
            ),
        ),
    ],
)
def test_a_fault_says_line_card_what_was_written_and_what_is_allowed_there(old: str, new: str, told: str) -> None:
    assert [str(fault) for fault in read_extra("mine.toml", legend_text(**{old: new}))[1]] == [told]


def test_all_faults_are_named_at_once() -> None:
    found = faults(
        legend_text(**{'op = "heal", n = 1': 'op = "heal", n = 3', 'cost = ["take 1 damage"]': 'cost = ["x"]'})
    )
    assert len(found) == 2


def test_torn_files_are_one_clear_fault() -> None:
    assert len(faults("[[cards")) == 1
    assert "not TOML" in faults("[[cards")[0]
    assert "a Legend (with cards) or an arena (with a grid) is wanted" in faults("")[0]


@pytest.mark.parametrize(
    ("lines", "short"),
    [
        ('name = "The Crow"', "Crow"),
        ('name = "The Crow of the Red Gate"\nshort = "Crow"', "Crow"),
        ('name = "Die graue Krähe"\nshort = "Krähe"', "Krähe"),
    ],
)
def test_seats_and_posters_say_the_short_name_of_a_legend(lines: str, short: str, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(legend_text(**{'name = "Mordex"': lines}), "utf-8")
    match = Match.start(SPEC, {"legend_a": "mordex 1", "legend_b": "nix 1"}, 1, content=str(own))
    seat = match.view(1)["seats"][0]["legend"]
    poster = next(one for one in match.spec.setup.of_table(match.t)["legends"] if one["id"] == "mordex")
    assert (seat["short"], poster["short"]) == (short, short)


def test_mixed_decks_and_foreign_weapons_are_refused() -> None:
    """BH-SETUP-06, BH-SETUP-09: a Legend's file has its own weapons and cards; there is no way to name another's."""
    assert any("legend" in fault for fault in faults('legend_2 = "nix"\n' + legend_text()))


def arena_faults(**change: object) -> list[str]:
    """The faults of an arena that is fine but for some keys."""
    data = {"id": "a", "formats": ["1v1"], "grid": [".....", ".=.=.", ".....", ".===."], "swords_2": ["r2c2", "r2c4"]}
    noted: list[Any] = []
    read_arena(Reader("a.toml", "", {**data, **change}, noted))
    return [str(fault) for fault in noted]


@pytest.mark.rule("BH-RUL-04", "BH-RUL-07")
def test_arenas_out_of_reach_are_refused() -> None:
    assert arena_faults() == []
    assert not reachable(Grid(("......", "......", "======")))
    assert not reachable(Grid(("......", "......", "......", "....==")))


@pytest.mark.parametrize(
    ("change", "path", "reason"),
    [
        ({"id": "My Arena"}, "id", "small letters, digits and hyphens"),
        ({"formats": []}, "formats", "at least one of 1v1, 2v2, ffa3, ffa4"),
        ({"formats": ["1v1", "5v5"]}, "formats.1", "'5v5' is not one of"),
        ({"formats": ["1v1", "1v1"]}, "formats.1", "stands twice"),
        ({"formats": "1v1"}, "formats", "a list is wanted"),
        ({"grid": [1, 2, 3]}, "grid.0", "1 is not allowed; a text is wanted"),
        ({"grid": "....."}, "grid", "a list is wanted"),
        ({"grid": [".=", "=.", ".=", "=."]}, "grid", "4 rows of 2"),
        ({"swords_2": ["r2c2", "here"]}, "swords_2.1", "'here' is not a space: r0c0 to r5c6 are"),
        ({"swords_2": ["r2c2", "r9c9"]}, "swords_2.1", "'r9c9' is not a space"),
        ({"swords_4": ["r2c2"]}, "swords_4", "none of the formats is for 4 players"),
        ({"weather": "fog"}, "weather", "is not known here; allowed: id, title, formats, grid"),
        ({"title": 3}, "title", "a text is wanted"),
    ],
)
def test_arena_faults_say_path_and_reason(change: dict[str, object], path: str, reason: str) -> None:
    found = arena_faults(**change)
    assert any(fault.startswith(f"a.toml: {path}: ") and reason in fault for fault in found), found


@pytest.mark.parametrize(
    ("old", "new", "path", "reason"),
    [
        ('id = "mordex"', 'id = "Mordex!"', "id", "small letters, digits and hyphens"),
        ('name = "Mordex"', 'name = ""', "name", "a text is wanted"),
        ('name = "Mordex"', 'name = "' + "x" * 121 + '"', "name", "one line of up to 120 characters"),
        ('name = "Mordex"', 'name = "two\\nlines"', "name", "one line"),
        ("[power]", "[might]", "power", "is missing: a table is wanted"),
        ("[weapon_2]", "[weapon_3]", "weapon_2", "is missing: a table is wanted"),
        ('type = "scythe"\n', "", "weapon_1.type", "is missing"),
        ("value = 1\n", "value = 6\n", "cards.0.value", "6 is not allowed; a whole number from 1 to 5"),
        ("value = 1\n", "", "cards.0.value", "is missing; a whole number from 1 to 5"),
        ("copies = 2", "copies = 0", "cards.0.copies", "a whole number from 1 to 4"),
        ("copies = 2", "copies = true", "cards.0.copies", "a whole number from 1 to 4"),
        ('id = "MORDEX-11"', 'id = "MORDEX-10"', "cards.1.id", "the id MORDEX-10 stands twice"),
        ('name = "Lick the Wound"\n', "", "cards.1.name", "is missing"),
        ('fx = [{ on = "before_move"', 'fx = [3, { on = "before_move"', "cards.2.fx.0", "a table is wanted"),
        (
            'fx = [{ on = "during_attack", do = [{ op = "draw", n = 1 }] }]',
            "fx = [" + '{ on = "during_attack", do = [{ op = "draw", n = 1 }] },' * 4 + "]",
            "cards.11.fx",
            "4 effects; 3 fit on one card",
        ),
        ('fx = [{ on = "during_attack"', 'fx = [{ on = "on_hit"', "cards.11.fx.0.on", "cannot stand on an Action card"),
        ('on = "constant", attack = "light"', 'on = "after_move"', "power.fx.0.on", "a Legend Power or weapon"),
    ],
)
def test_legend_faults_say_path_and_reason(old: str, new: str, path: str, reason: str) -> None:
    found = faults(legend_text(**{old: new}))
    assert any(fault.startswith(f"mine.toml: {path}: ") and reason in fault for fault in found), found


def test_lists_of_legends_and_arenas_say_which_one() -> None:
    assert "mine.toml: legend.0.id: is missing" in "\n".join(faults("[[legend]]\n[[arena]]\n"))
    assert "mine.toml: arena.0.grid: a full rectangle is wanted" in faults("[[legend]]\n[[arena]]\n")
    assert "mine.toml: legend.0: 3 is not allowed; a table is wanted here" in faults("legend = [3]")
    twice = "[[arena]]\nid = 'a'\n[[arena]]\nid = 'a'\n"
    assert "mine.toml: arena.1.id: the id a stands twice" in faults(twice)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "picture.toml").write_bytes(b"\xff\xfe\x00")
    assert "not a text in UTF-8" in str(check_file(tmp_path / "picture.toml")[0])
    with pytest.raises(ContentError, match="not a text in UTF-8"):
        load_extra(str(tmp_path / "picture.toml"))
    with pytest.raises(OSError, match="No such file"):
        check_file(tmp_path / "none.toml")
    with pytest.raises(ContentError, match="no such card set; installed: blank, salt-and-steel"):
        load_set("printed")
    assert load_extra(None).legends == ()


def test_no_name_of_content_stands_in_code() -> None:
    """BH-CT-NAMES: names of Legends and weapons are data, so that a set with other names can be used."""
    code = "".join(path.read_text("utf-8") for path in HOME.parent.glob("*.py"))
    names = {legend.name for legend in SALT} | {weapon.name for legend in SALT for weapon in legend.weapons}
    assert {name for name in names if f'"{name}"' in code} == set()


@pytest.mark.rule(
    "BH-SETUP-10", "BH-MODE-01", "BH-MODE-02", "BH-MODE-03", "BH-KOC-04", "BH-KOC-05", "BH-KOC-06", "BH-RUL-65"
)
def test_ko_cards_are_those_of_the_law() -> None:
    cards = load_ko()
    assert cards.stacks == {"standard": 2, "classic": 3, "blitz": 0}
    assert cards.gains == {2: (1, 1, 1), 3: (1, 1, 1)}


def test_a_torn_stack_of_ko_cards_is_named() -> None:
    noted: list[Any] = []
    data = {
        "stacks": {"standard": [1, 2], "classic": [3, 2, 1], "blitz": []},
        "bonus": {"2": {"knockback": 9}, "3": {}},
    }
    read_ko(Reader("ko.toml", "", data, noted))
    told = [str(fault) for fault in noted]
    assert any(line.startswith("ko.toml: stacks.standard: a stack is") for line in told)
    assert any(line.startswith("ko.toml: bonus.2.knockback: ") for line in told)
