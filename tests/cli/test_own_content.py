"""`rumpus content check` and `show`, which find the game by themselves, and options as people write them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.tools.test_house import tool

import rumpus
from rumpus import cli
from rumpus.effects.art import icons
from rumpus.games.brawlhalla.content.load import WEAPONS, read_extra
from rumpus.kernel.contract.options import Option, OptionError
from rumpus.kernel.contract.spec import find
from rumpus.kernel.match.match import Match
from rumpus.server.show.games import table_setup

ROOT = Path(__file__).resolve().parents[2]
HOME = Path(rumpus.__file__).parent / "games"
LEGEND = HOME / "brawlhalla/content/sets/salt-and-steel/nix.toml"
ARENA = HOME / "brawlhalla/content/arenas/long-hall.toml"
DECK = HOME / "brawl/content/decks/fuse.toml"
PLACES = HOME / "incredibrawl/content/locations.toml"


def told(capsys: pytest.CaptureFixture[str], *words: object) -> tuple[int, str]:
    """The status of a command, and what it said."""
    status = cli.main([str(word) for word in words])
    captured = capsys.readouterr()
    return status, captured.out + captured.err


# ---------------------------------------------------------------- which game, and its cards
@pytest.mark.parametrize(
    ("path", "title"), [(LEGEND, "Brawlhalla"), (ARENA, "Brawlhalla"), (DECK, "BRAWL"), (PLACES, "IncrediBrawl")]
)
def test_check_finds_the_game_by_itself(path: Path, title: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert told(capsys, "content", "check", path) == (0, f"{path}: ok, for {title}\n")


def test_show_reads_the_cards_of_every_game_to_players(capsys: pytest.CaptureFixture[str]) -> None:
    for path, *says in (
        (
            LEGEND,
            "Nix, The toll keeper (Legend nix)",
            "  Power: Toll of the Dead. After another Legend is KO'd: draw 1 card.",
            "  Weapon side 2, scythe: Graveharrow. When your Heavy attack hits:",
            "  1 x2: no effect",
            "  1b: Small Change. After a MOVE: Take 1 card of value 2 or less from your discard pile into your hand.",
        ),
        (ARENA, "Long hall (arena long-hall), for 2v2, ffa4", "  r2  =  .  =  .  =", "Flaming Swords for 4 players: "),
        (DECK, "Red Fuse (deck fuse)", "  16 Hit(red): Goes on an empty end", "  In heavyweight also:"),
        (PLACES, "Zoo After Dark (location): If the winning character is a beast, its owner gains 1 Glory"),
    ):
        status, said = told(capsys, "content", "show", path)
        assert status == 0
        for line in says:
            assert line in said
    assert "None" not in said


def test_show_of_a_faulty_file_tells_its_faults(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "my.toml"
    path.write_text(LEGEND.read_text("utf-8").replace('type = "scythe"', 'type = "sythe"'), "utf-8")
    status, said = told(capsys, "content", "show", path)
    assert status == 1
    assert "weapon_2.type" in said


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (
            "",
            "no key at its top is any game's; there are Blitz Squad Brawl: brawler, special, deck",
        ),
        ("[project]\nx = 1\n", "there are Blitz Squad Brawl: brawler, special, deck; BRAWL: id"),
        (
            'id = "x"\nname = "X"\n',
            'it fits BRAWL or Brawlhalla; write game = "brawl" or "brawlhalla" at its top',
        ),
        ('game = "brawl"\nid = "x"\n', "a deck is wanted: id, name and [cards]"),
        (
            'game = "chess"\nid = "x"\n',
            "game: 'chess' takes no cards; these do: blitz_squad, brawl, brawlhalla, brutality, incredibrawl, toy",
        ),
        ('game = "toy"\nid = "x"\n', "x: id: is not known here; allowed: face"),
        ("game = 5\n", "game: 5 takes no cards"),
        ("a = [", "this is not TOML"),
    ],
)
def test_a_file_for_no_game_or_for_several(
    text: str, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "my.toml"
    path.write_text(text, "utf-8")
    for command in ("check", "show"):
        status, said = told(capsys, "content", command, path)
        assert status == 1
        assert said.count("\n") == 1
        assert says in said


def test_a_file_that_says_its_game_is_played_and_not_taken_for_another(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "my.toml"
    path.write_text('game = "brawl"\n' + DECK.read_text("utf-8"), "utf-8")
    assert told(capsys, "content", "check", path) == (0, f"{path}: ok, for BRAWL\n")
    assert told(capsys, "content", "check", path, "--game", "brawl") == (0, f"{path}: ok\n")
    status, said = told(capsys, "content", "check", path, "--game", "brawlhalla")
    assert (status, said) == (1, f"{path}: game: the file is for brawl, not for brawlhalla\n")
    assert told(capsys, "sim", "brawl", "--games", "1", "--workers", "1", "--content", path)[0] == 0


def test_json_of_a_simulation_names_the_content(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "my.toml"
    path.write_text(LEGEND.read_text("utf-8").replace('id = "nix"', 'id = "nox"'), "utf-8")
    words = ("sim", "brawlhalla", "--games", "1", "--workers", "1", "--json", "-o", "mode=blitz", "--content", path)
    _, said = told(capsys, *words)
    match = Match.start("brawlhalla", {"ko_mode": "blitz"}, 1, str(path))
    assert f'"content": "{path}", "content_hash": "{match.tables.key}"' in said


# ---------------------------------------------------------------- icons and weapons
def faults(old: str, new: str) -> list[str]:
    """The faults of Nix with something else in her file, without their lines."""
    text = LEGEND.read_text("utf-8")
    assert old in text
    return [f"{one.path}: {one.reason}" for one in read_extra("nix.toml", text.replace(old, new, 1))[1]]


def test_unknown_icons_are_faults_with_the_nearest_name() -> None:
    places = {"hood": "icon", "scythe": "weapon_2.icon", "dust-cloud": "cards.1.icon"}
    for name, where in places.items():
        old = f'icon = "{name}"'
        assert faults(old, old.replace(name, f"{name[0]}{name}")) == [
            f"{where}: '{name[0]}{name}' is no icon of game-icons.net; the nearest is '{name}'"
        ]
        assert not faults(old, old.replace(name, f"game-icons:{name}"))
        assert not faults(f"{old}\n", "")
    assert faults('icon = "hood"', 'icon = "qqqqqqqq"') == ["icon: 'qqqqqqqq' is no icon of game-icons.net"]


def test_a_file_may_begin_with_the_mark_of_utf_8(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """As some editors write it."""
    path = tmp_path / "mine.toml"
    path.write_text(DECK.read_text("utf-8"), "utf-8-sig")
    assert told(capsys, "content", "check", path) == (0, f"{path}: ok, for BRAWL\n")


def test_a_misspelt_key_at_the_top_is_named_with_the_nearest(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for game, home, key, wrong in (("brawl", DECK, "[cards]", "[crads]"), ("brawlhalla", ARENA, "grid =", "grd =")):
        path = tmp_path / "mine.toml"
        path.write_text(home.read_text("utf-8").replace(key, wrong), "utf-8")
        status, said = told(capsys, "content", "check", path, "--game", game)
        assert status == 1
        assert f"{wrong.strip('[] =')}: is not known here; the nearest is '{key.strip('[] =')}'" in said


@pytest.mark.parametrize(
    ("home", "old"), [(LEGEND, "value = 1\n"), (DECK, "freeze = 3\n")], ids=["brawlhalla", "brawl"]
)
def test_a_number_that_cannot_be_written_out_is_one_fault(
    home: Path, old: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(home.read_text("utf-8").replace(old, f"{old.split('=')[0]}= 0x{'f' * 5000}\n"), "utf-8")
    status, said = told(capsys, "content", "check", path)
    assert status == 1
    assert "a number of thousands of digits is not allowed; a whole number from" in said


def test_unknown_types_of_weapons_are_faults_with_the_nearest() -> None:
    assert faults('type = "scythe"', 'type = "sythe"') == [
        f"weapon_2.type: 'sythe' is no type of weapon; the nearest is 'scythe'; allowed: {', '.join(WEAPONS)}"
    ]


def test_the_icons_are_those_that_the_page_is_built_with() -> None:
    """web/plugins/icons.ts takes the names from this package; without it the list can only be looked at."""
    gen = tool("gen_icons")
    assert len(icons()) > 4000
    assert {"hood", "scythe", "person", "crossed-swords"} <= icons()
    assert gen.TARGET.read_text("utf-8") == "".join(f"{name}\n" for name in sorted(icons()))
    if gen.PACKAGE.is_file():
        assert gen.main(["--check"]) == 0


def test_the_page_draws_every_type_of_weapon() -> None:
    text = (ROOT / "web/src/games/brawlhalla/faces.ts").read_text("utf-8")
    drawn = re.search(r"WEAPONS: Record<string, string> = \{(.*?)\};", text, re.DOTALL)
    assert drawn
    assert sorted(re.findall(r"^  (\w+):", drawn[1], re.MULTILINE)) == list(WEAPONS)


# ---------------------------------------------------------------- options
@pytest.mark.parametrize("yes", ["yes", "on", "true", "True", "ON"])
@pytest.mark.parametrize("choices", [("yes", "no"), ("off", "on"), (True, False)])
def test_yes_on_and_true_mean_the_same(yes: str, choices: tuple[str | bool, ...]) -> None:
    option = Option("x", choices[0], choices)
    no = {"yes": "no", "on": "off", "true": "false"}[yes.lower()]
    assert option.checked(yes) in ("yes", "on", True)
    assert option.checked(no) in ("no", "off", False)
    assert option.checked(True) in ("yes", "on", True)
    with pytest.raises(OptionError, match="option x: 'maybe' is not one of"):
        option.checked("maybe")


def test_a_switch_word_means_nothing_where_there_is_no_switch() -> None:
    with pytest.raises(OptionError):
        Option("x", "a", ("a", "b")).checked("true")
    with pytest.raises(OptionError, match="a whole number from 0 to 5"):
        Option("x", 1, lo=0, hi=5).checked("true")


@pytest.mark.parametrize(
    ("option", "says"),
    [
        ("legend_a=nixx 1", "nixx is not in the card set; it has bodvar, hattori, nix"),
        ("legend_a=nixx 1", "; the nearest is 'nix'"),
        ("legend_a=Nix", "write the weapon side that faces up too: 'nix 1' or 'nix 2'"),
        ("legend_a=nix 3", "the nearest is 'nix 2'"),
        ("legnd_a=nix 1", "; the nearest is 'legend_a'"),
        ("ko_mode=clasic", "; the nearest is 'classic'"),
        ("mode=blits", "; the nearest is 'blitz'"),
        ("arena=long-hal", "; the nearest is 'long-hall'"),
    ],
)
def test_a_slip_of_the_pen_is_told_what_was_perhaps_meant(
    option: str, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status, said = told(capsys, "sim", "brawlhalla", "--games", "1", "-o", option)
    assert status == 2
    assert says in said


def test_games_and_decks_have_a_nearest_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert "; the nearest is 'brawlhalla'" in told(capsys, "sim", "brawlhala")[1]
    assert "; the nearest is 'anvil'" in told(capsys, "sim", "brawl", "-o", "deck_a=anvl")[1]


def test_a_legend_may_be_written_large() -> None:
    spec = find("brawlhalla")
    assert spec.resolve({"legend_a": "Nix 2"})["legend_a"] == "nix 2"
    assert spec.resolve({"legend_a": "Draft"})["legend_a"] == "draft"


# ---------------------------------------------------------------- one set at a table
def test_the_legends_of_another_set_are_not_offered(capsys: pytest.CaptureFixture[str]) -> None:
    spec = find("brawlhalla")
    option = next(one for one in spec.options.listed if one.name == "legend_a")
    groups = {group.id: group for group in spec.setup.page().groups}
    usual = {str(pick.value).split()[0] for pick in groups["legends"].picks}
    assert {str(choice).split()[0] for choice in option.choices} == {"draft", *usual}
    for wrong, right, more in (("legend-6", "veyra", ()), ("veyra", "legend-6", ("-o", "card_set=blank"))):
        status, said = told(capsys, "sim", "brawlhalla", "--games", "1", "-o", f"legend_a={wrong} 1", *more)
        assert status == 2
        assert f"option legend_a: {wrong} is not in the card set; it has " in said
        assert right in said


def test_a_draft_offers_the_legends_of_its_table() -> None:
    def offered(match: Match) -> set[str]:
        return {str(legend["id"]) for legend in table_setup(match)["legends"]}

    own = LEGEND.read_text("utf-8").replace('id = "nix"', 'id = "nox"', 1)
    usual = offered(Match.start("brawlhalla", {}, 1))
    assert "nix" in usual
    assert offered(Match.start("brawlhalla", {}, 1, own)) == usual | {"nox"}
    blank = offered(Match.start("brawlhalla", {"card_set": "blank"}, 1))
    assert blank - usual == {"legend-6"}
    assert usual - blank == {"veyra"}
    match = Match.start("brawlhalla", {}, 1, own)
    acts = [match.spec.words.action(match.t, match.s, 0, action) for action in match.actions(0)]
    assert {act["legend"] for act in acts} == offered(match)
