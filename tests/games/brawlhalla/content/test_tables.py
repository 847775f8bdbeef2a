"""Options and content to the Table: what options become, what does not fit together, designers' content in play."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from rumpus import new
from rumpus.games.brawlhalla.content.load import HOME, load_arenas
from rumpus.games.brawlhalla.content.options import OPTIONS
from rumpus.games.brawlhalla.content.tables import book_of, card_codes, content_for
from rumpus.games.brawlhalla.game import SPEC
from rumpus.games.brawlhalla.interface import card_text
from rumpus.games.brawlhalla.rules import ids, ops
from rumpus.games.brawlhalla.rules.state import State, Table
from rumpus.kernel.contract.errors import ContentError
from rumpus.kernel.contract.options import OptionError

MORDEX = (HOME / "sets/salt-and-steel/mordex.toml").read_text("utf-8")
ARENA = """
id = "two-towers"
formats = ["1v1", "ffa3"]
grid = [".....", "==.==", ".....", ".===."]
swords_2 = ["r2c1", "r2c5"]
swords_3 = ["r2c1", "r2c5", "r4c3"]
"""


def table(content: str | None = None, **options: Any) -> Table:
    """The Table of some options."""
    table: Table = SPEC.records.tables(SPEC.resolve(options), content).t
    return table


def test_every_option_of_the_law_is_there_with_its_default() -> None:
    law = tomllib.loads(SPEC.law.file.read_text("utf-8"))["game"]["table_options"]
    known = {option.name: option for option in OPTIONS}
    for line in law:
        name = line.split(":")[0]
        assert name in known, line
        assert known[name].help.endswith((".", "?")), name
        assert known[name].rule
        if name not in ("arena", "card_set"):
            default = line.split(":")[1].split("(default")[0].split()[-1]
            assert str(known[name].default) == default, line


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_every_choice_of_every_option_makes_a_table(option: Any) -> None:
    for choice in option.choices or {option.default, option.hi}:
        four = option.name == "legend_d" or choice in ("seat3", "seat4", 4, "broad-span", "long-hall")
        three = option.name == "legend_c" or choice == 3
        base = {"format": "ffa"} if four or three or choice in ("crossroads", "stairwell") else {}
        if choice == "custom":
            assert table(ARENA, arena="custom").n == 2
        elif option.name == "card_set" or str(choice).startswith(("legend-6", "veyra")):
            assert table(card_set="blank" if "legend-6" in str(choice) else "salt-and-steel").n_legends == 6
        else:
            assert table(**{**base, option.name: choice}).n == (4 if base or choice == "2v2" or choice == "ffa" else 2)


@pytest.mark.parametrize(
    ("options", "field", "value"),
    [
        ({"ko_mode": "classic"}, "ko_cards", 3),
        ({"ko_mode": "blitz"}, "ko_cards", 0),
        ({"discovery": "on"}, "discovery", 1),
        ({"air_limit": "none"}, "air_limit", 99),
        ({"air_limit": "2"}, "air_limit", 2),
        ({"bottom_fall": "ko"}, "bottom_fall", 2),
        ({"melee_through_platform": "no"}, "melee_blocked", 1),
        ({"first_player": "seat2"}, "first_player", 1),
        ({"first_player": "random"}, "first_player", -1),
        ({"format": "2v2"}, "format", ids.TEAMS),
        ({"format": "ffa", "players": 3}, "n", 3),
        ({"stall": "off"}, "pressure", 0),
        ({"round_limit": "0"}, "round_limit", 0),
    ],
)
def test_options_become_numbers(options: dict[str, Any], field: str, value: int) -> None:
    assert getattr(table(**options), field) == value


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"format": "3v3"}, "option format: '3v3' is not one of 1v1, 2v2, ffa"),
        ({"format": "2v2", "players": 3}, "option players: 2v2 is for 4 players, not 3"),
        ({"format": "ffa", "players": 2}, "option players: ffa is for 3 or 4 players, not 2"),
        ({"first_player": "seat3"}, "option first_player: there is no seat3 at a table of 2"),
        ({"stall": "off", "round_limit": 0}, "stall = off needs a round limit"),
        ({"round_limit": 9}, "option round_limit: 0, or 10 to 1000"),
        ({"round_limit": 1001}, "not a whole number from 0 to 1000"),
        ({"clock_seconds": 5}, "option clock_seconds: 0, or 10 to 300"),
        ({"stall_rounds": 2}, "not a whole number from 3 to 50"),
        (
            {"arena": "crossroads"},
            "option arena: crossroads is not laid out for 1v1; these are: high-perch, split-stage",
        ),
        ({"arena": "custom"}, "custom needs a content file with an arena"),
        ({"arena": "moon"}, "option arena: 'moon' is not one of"),
        ({"card_set": "printed"}, "option card_set: 'printed' is not one of blank, salt-and-steel"),
        ({"legend_a": "legend-6 1"}, "option legend_a: legend-6 is not in the card set; it has bodvar"),
        ({"legend_a": "nix 3"}, "option legend_a: 'nix 3' is not one of draft"),
        ({"legend_a": "nix 1", "legend_b": "nix 2"}, "nix is taken by another seat (mirror_legends = no)"),
        ({"legend_c": "nix 1"}, "there is no seat C at a table of 2"),
        ({"colour": "red"}, "brawlhalla has no option 'colour'"),
    ],
)
def test_what_does_not_fit_is_one_clear_sentence(options: dict[str, Any], reason: str) -> None:
    with pytest.raises(OptionError) as told:
        table(**options)
    assert reason in str(told.value)


@pytest.mark.rule("BH-RUL-05", "BH-RUL-06")
@pytest.mark.parametrize(
    ("options", "arena"),
    [
        ({}, "twin-ledges"),
        ({"format": "2v2"}, "long-hall"),
        ({"format": "ffa"}, "crossroads"),
        ({"format": "ffa", "players": 3}, "crossroads"),
    ],
)
def test_every_format_has_its_default_arena_and_a_sword_a_player(options: dict[str, Any], arena: str) -> None:
    t = table(**options)
    book = book_of(t)
    assert book.arena.id == arena
    assert [book.arena.grid.name(t.tokens[k]) for k in range(t.n)] == list(book.arena.swords[t.n])


def test_geometry_is_that_of_the_board() -> None:
    t = table()
    grid = load_arenas()["twin-ledges"].grid
    assert (t.rows, t.cols, t.width, t.spaces) == (4, 5, 7, 42)
    for a in range(grid.spaces):
        assert (t.row[a], t.col[a]) == grid.at(a)
        assert t.platform[a] == grid.platform(*grid.at(a))
        for d in range(8):
            assert t.go[a * 8 + d] == grid.go(a, d)
            assert t.wall[a * 8 + d] == grid.wall(a, d)
        for b in range(grid.spaces):
            assert t.sight[a * 48 + b] == grid.sight(a, b)


def test_effects_are_found_where_they_are_printed() -> None:
    t = table()
    nix = next(k for k, legend in enumerate(book_of(t).legends) if legend.id == "nix")
    power = t.fx[t.legends[nix].fx[0]]
    assert (power.trigger, power.kinds, power.source, power.n_conds) == (ids.E_KO, 2, 0, 1)
    assert t.conds[power.conds[0]].kind == ids.C_SUBJECT
    assert t.code[power.code].op == ops.DRAW
    assert t.code[power.code + 1].op == ops.END
    pistols = t.fx[t.legends[nix].fx[3]]
    assert (t.code[pistols.code].op, t.code[pistols.code].n, t.code[pistols.code].a) == (ops.RANGE, 3, 2)
    assert t.legends[nix].side_const[0] != 0
    assert t.legends[nix].power_listens == 1 << ids.E_KO
    deck = book_of(t).legends[nix].deck
    dust = next(c for c, card in enumerate(deck) if card.name == "Grave Dust")
    assert t.fx[t.legends[nix].fx[(3 + dust) * 3]].result == 1
    assert t.legends[nix].twin[1] == 0, "the two plain 1s are equal"


@pytest.mark.rule("BH-MODE-04", "BH-RUL-67")
def test_discovery_leaves_powers_and_takes_card_effects() -> None:
    t = table(discovery="on")
    for k in range(t.n_legends):
        legend = t.legends[k]
        assert legend.fx[0] >= 0
        assert all(legend.fx[u] < 0 for u in range(9, 69))
        assert not any(legend.card_listens)


@pytest.mark.rule("BH-RUL-79")
def test_in_the_blank_set_nothing_listens_to_anything() -> None:
    t = table(card_set="blank")
    assert t.any_listens == 1 << ids.T_CONSTANT
    assert t.n_fx == 1


def test_card_codes_tell_cards_apart() -> None:
    legend = next(one for one in book_of(table()).legends if one.id == "mordex")
    codes = card_codes(legend)
    assert codes[:8] == ("1", "1", "1a", "1b", "2", "2", "2a", "2b")
    assert book_of(table()).code(book_of(table()).legends.index(legend), 2) == "1a"


def test_a_designers_legend_joins_and_may_be_fixed() -> None:
    text = MORDEX.replace('id = "mordex"', 'id = "fang"').replace('name = "Mordex"', 'name = "Fang"')
    t = table(text, legend_a="fang 2")
    assert t.n_legends == 7
    assert book_of(t).legends[6].name == "Fang"
    assert (t.fixed[0], t.fixed[1]) == (13, -1)


def test_a_designers_legend_with_a_known_id_replaces_it() -> None:
    t = table(MORDEX.replace('op = "light_knockback", n = 1', 'op = "light_knockback", n = 2'))
    legend = book_of(t).legends[-1]
    assert (t.n_legends, legend.id) == (6, "mordex")
    assert card_text.what(legend.weapons[0].effects[0]).startswith("Also push the defender 2 spaces ")


def test_a_designers_arena_is_played_when_it_fits(tmp_path: Path) -> None:
    file = tmp_path / "towers.toml"
    file.write_text(ARENA, "utf-8")
    assert book_of(table(str(file))).arena.title == "Two towers"
    assert book_of(table(str(file), format="ffa", players=3)).arena.id == "two-towers"
    with pytest.raises(OptionError, match="two-towers is not laid out for 2v2"):
        table(str(file), format="2v2")
    assert book_of(table(str(file), arena="high-perch")).arena.id == "high-perch"


def test_the_first_arena_of_a_file_that_fits_is_played() -> None:
    both = (
        "[[arena]]\n"
        + ARENA
        + "[[arena]]\n"
        + ARENA.replace("two-towers", "four").replace('["1v1", "ffa3"]', '["2v2"]')
    )
    both = both.replace('id = "four"', 'id = "four"\nswords_4 = ["r2c1", "r2c2", "r2c4", "r2c5"]')
    head, tail = both.split('id = "four"')
    lines = [line for line in tail.splitlines() if not line.startswith(("swords_2", "swords_3"))]
    text = head + 'id = "four"' + "\n".join(lines) + "\n"
    assert book_of(table(text, format="2v2")).arena.id == "four"
    assert book_of(table(text)).arena.id == "two-towers"


def test_bad_content_starts_nothing() -> None:
    with pytest.raises(ContentError, match=r"content:61: MORDEX-11: cards\.1\.fx\.0\.do\.0\.n: 9 is not allowed"):
        table(MORDEX.replace('op = "heal", n = 1', 'op = "heal", n = 9'))
    with pytest.raises(ContentError, match=r"nowhere\.toml: cannot be read: No such file"):
        table("nowhere.toml")


def test_too_many_legends_for_a_table() -> None:
    text = "\n".join(_as_entry(MORDEX.replace('id = "mordex"', f'id = "fang-{k}"', 1)) for k in range(11))
    with pytest.raises(OptionError, match="17 Legends; a table holds 16"):
        table(text)


def _as_entry(text: str) -> str:
    """A Legend's file as an entry of [[legend]]."""
    body = text.replace("[[cards]]", "[[legend.cards]]")
    for part in ("power", "weapon_1", "weapon_2", "art"):
        body = body.replace(f"[{part}]", f"[legend.{part}]")
    return "[[legend]]\n" + body


def test_scenes_know_fixed_legends_and_do_not_choke_on_designers() -> None:
    m = new("brawlhalla", {"legend_a": "nix 2", "legend_b": "mordex 1", "start_spots": "spread"}, seed=3)
    tables, state = SPEC.scenes.read(m.scene(), SPEC.resolve())
    assert SPEC.scenes.write(tables.t, State.at(state)) == m.scene()
    text = MORDEX.replace('id = "mordex"', 'id = "fang"')
    mine = new("brawlhalla", {"legend_a": "fang 2", "legend_b": "nix 1", "start_spots": "spread"}, seed=3, content=text)
    assert "legend_a=fang 2" in mine.scene()


def test_names_and_texts_need_no_table() -> None:
    book = content_for(SPEC.resolve({"card_set": "blank"}))
    assert (len(book.legends), book.arena.id, book.option("format")) == (6, "twin-ledges", "1v1")
