"""Card sets, arenas and designers' files: what is accepted, what is refused and in which words."""

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from rumpus.games.brawlhalla import words
from rumpus.games.brawlhalla.content import check_file, load_arenas, load_set, read_arena, read_extra, sets
from rumpus.games.brawlhalla.game import SPEC
from rumpus.games.brawlhalla.vocabulary import CARD_TRIGGERS

LAW = tomllib.loads(SPEC.rules_file.read_text("utf-8"))
SALT = load_set("salt-and-steel")


def legend_text(**change: str) -> str:
    """Mordex's file, with some texts replaced."""
    home = Path(words.__file__).parent / "content/sets/salt-and-steel/mordex.toml"
    text = home.read_text("utf-8")
    for old, new in change.items():
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def faults(text: str) -> list[str]:
    """The faults of a designer's file, as printed."""
    return [str(fault) for fault in read_extra("mine.toml", text)[1]]


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
    assert words.text_of(legend.power.effects) == entry["power"]["text"]
    for k in (1, 2):
        assert words.text_of(legend.weapons[k - 1].effects) == entry[f"weapon_{k}"]["text"]
        assert legend.weapons[k - 1].name == entry[f"weapon_{k}"]["name"]
    for row, card in zip(entry["cards"], legend.cards, strict=True):
        assert (words.text_of(card.effects), card.id, card.value, card.copies) == (
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
    read_arena("a.toml", "", {"id": "a", "formats": ["1v1"], "grid": grid, "swords_2": swords}, noted)
    assert any(reason in str(fault) for fault in noted), [str(fault) for fault in noted]


def test_a_legend_file_of_ones_own_is_accepted(tmp_path: Path) -> None:
    home = tmp_path / "mine.toml"
    home.write_text(legend_text(**{'id = "mordex"': 'id = "fang"'}), "utf-8")
    assert check_file(home) == []
    tables = SPEC.tables(SPEC.resolve(), str(home))
    assert SPEC.Table.at(tables).n_legends == 7


@pytest.mark.parametrize(
    ("old", "new", "path", "reason"),
    [
        ("value = 5", "value = 4", "cards", "four cards of each value 1 to 5 (BH-COMP-03)"),
        ('op = "heal", n = 1', 'op = "heal", n = 3', "cards.1.fx.0.do.0.n", "3 is not allowed; allowed: 1 to 2"),
        ('op = "heal", n = 1', 'op = "heel", n = 1', "cards.1.fx.0.do.0.op", "'heel' is not one of"),
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
            "no condition",
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


def test_all_faults_are_named_at_once() -> None:
    found = faults(
        legend_text(**{'op = "heal", n = 1': 'op = "heal", n = 3', 'cost = ["take 1 damage"]': 'cost = ["x"]'})
    )
    assert len(found) == 2


def test_torn_files_are_one_clear_fault() -> None:
    assert len(faults("[[cards")) == 1
    assert "not TOML" in faults("[[cards")[0]
    assert "a Legend (with cards) or an arena (with a grid) is wanted" in faults("")[0]


def test_mixed_decks_and_foreign_weapons_are_refused() -> None:
    """BH-SETUP-06, BH-SETUP-09: a Legend's file has its own weapons and cards; there is no way to name another's."""
    assert any("legend" in fault for fault in faults('legend_2 = "nix"\n' + legend_text()))
