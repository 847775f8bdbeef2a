"""IncrediBrawl: a designer's sets in play: every word, a whole set, the guide, the commands; no card has code."""

import ast
import random
import re
from pathlib import Path
from typing import Any

import pytest
from tests.helpers.runtimes import assert_same_bytes

from rumpus import cli
from rumpus import effects as fx
from rumpus.games.incredibrawl.content.conditions import CONDITIONS
from rumpus.games.incredibrawl.content.load import HOME, Cards, advise_file, check_file, installed, load, words_of
from rumpus.games.incredibrawl.content.moments import NAMES as WINDOWS
from rumpus.games.incredibrawl.content.words import NAMES
from rumpus.games.incredibrawl.game import SPEC
from rumpus.games.incredibrawl.interface.card_text import text_of
from rumpus.games.incredibrawl.interface.guide import manual
from rumpus.games.incredibrawl.interface.printed import show_file
from rumpus.games.incredibrawl.rules.ids import OTHER
from rumpus.kernel.match.load import SaveError
from rumpus.kernel.match.load import load as load_save
from rumpus.kernel.match.match import Match

GUIDE = (HOME / "README.md").read_text("utf-8")
EVERY = Path(__file__).parent / "data" / "set.toml"
MODES: tuple[dict[str, Any], ...] = (
    {"players": 2, "mode": "casual"},
    {"players": 3, "mode": "gamer", "power_ups": "on", "power_up_order": "first_player"},
    {"players": 4, "mode": "gamer", "power_ups": "on", "locations": "on", "select_a_brawl": "on"},
)


def words(cards: Cards) -> list[fx.Node]:
    """Every effect word of a set, with those in its lists."""
    return [node for sheet in cards.all for _, node in words_of(sheet)]


def played(content: str, seed: int, **options: Any) -> Match:
    """A game of chance to its end, every invariant checked on the way; names of actions parse back."""
    match = Match.start(SPEC, {"glory_goal": 14, **options}, seed, content=content)
    chance = random.Random(seed)
    for _ in range(3000):
        if match.over:
            break
        assert match.check() == 0
        seat = chance.choice(match.active)
        a = chance.choice(match.actions(seat))
        assert SPEC.actions.parse(match.t, match.s, seat, match.name(seat, a)) == a
        match.play(seat, a)
    return match


def test_the_set_has_every_word_and_every_condition() -> None:
    """Thirty characters, ten Power-Ups and ten locations, all of their own."""
    assert check_file(EVERY) == []
    assert advise_file(EVERY) == []
    cards = load(str(EVERY))
    assert not set(cards.all) & set(installed().all)
    assert {node.word for node in words(cards)} == set(NAMES)
    assert {node.number("cond") for node in words(cards)} == {0, *(one.number for one in CONDITIONS.values())}
    assert all(text_of(sheet) for sheet in cards.all)
    assert {window for sheet in cards.power_ups for window in sheet.windows} == set(range(len(WINDOWS)))
    assert {len(sheet.windows) for sheet in cards.characters if sheet.effects[OTHER]} == {1, 2}


@pytest.mark.parametrize("options", MODES, ids=lambda told: f"{told['players']} {told['mode']}")
@pytest.mark.parametrize("seed", range(3))
def test_games_with_every_word_come_to_their_end(options: dict[str, Any], seed: int) -> None:
    assert played(str(EVERY), seed, **options).over


@pytest.mark.parametrize("options", MODES[1:], ids=lambda told: f"{told['players']} {told['mode']}")
def test_compiled_and_plain_give_the_same_bytes_with_every_word(options: dict[str, Any]) -> None:
    assert assert_same_bytes("incredibrawl", {**options, "glory_goal": 30}, range(6), content=str(EVERY)) > 50


def test_a_game_with_own_cards_is_saved_and_replayed() -> None:
    """With its file the save gives the same end; with other cards it is refused."""
    match = played(str(EVERY), 5, **MODES[1])
    saved = match.save()
    again = load_save(saved, str(EVERY))
    assert again.scene() == match.scene()
    assert again.places == match.places
    with pytest.raises(SaveError, match="other content"):
        load_save(saved)
    scene = "round 1 phase place token -\nA glory 1 hand brass_monk coin_juggler\nB glory 1 hand moth_clerk open_book"
    match = Match.at_scene(SPEC, scene, content=str(EVERY))
    match.play(0, "coin_juggler")
    assert load_save(match.save(), str(EVERY)).scene() == match.scene()


@pytest.mark.parametrize("kind", ["character", "power_up", "location"])
def test_a_list_of_its_own_leaves_the_others(tmp_path: Path, kind: str) -> None:
    """A file with one whole list; the other cards are the installed ones."""
    parts = re.split(r"(?m)^(?=\[\[)", EVERY.read_text("utf-8"))
    path = tmp_path / "mine.toml"
    path.write_text(
        "".join(part for part in parts if part.startswith(f"[[{kind}]]")).replace("moon_base", "grassy_meadow"), "utf-8"
    )
    assert check_file(path) == []
    cards = load(str(path))
    own = {"character": cards.characters, "power_up": cards.power_ups, "location": cards.locations}
    assert [name for name, sheets in own.items() if not set(sheets) & set(installed().all)] == [kind]
    assert played(str(path), 1, **MODES[2]).over


# ---------------------------------------------------------------- loops
@pytest.mark.rule("IB-REENTER-05", "IB-R-LOOP")
def test_a_set_of_nothing_but_replacements_ends() -> None:
    """Every character brings another one back; play_cap cuts each brawl, max_rounds the game."""
    words = '{ op = "reenter_discard", old_to = "discard" }, { op = "replace_deck", who = "all" }'
    rows = [
        f'[[character]]\ninstead = "{sheet.id}"\nid = "{sheet.id}"\nname = "X"\ntype = "energy"\nlevel = 1\n'
        f'classes = ["robot"]\nplay = [{words}]\nlose = [{words}]\nwin = [{words}]\n'
        for sheet in installed().characters
    ]
    match = played("".join(rows), 2, players=4, play_cap=3, max_rounds=10, tie_break="random")
    assert match.over


# ---------------------------------------------------------------- the guide and the commands
def test_the_guide_is_up_to_date() -> None:
    assert manual() == GUIDE, (
        "run: python -m rumpus.games.incredibrawl.interface.guide > .../incredibrawl/content/README.md"
    )
    assert all(f"| `{word}` |" in GUIDE for word in NAMES)
    assert all(f"| `{one.shown}` |" in GUIDE for one in CONDITIONS.values())


def example(tmp_path: Path) -> Path:
    """The guide's example as a file."""
    [text] = re.findall(r"```toml\n(.*?)```", GUIDE, re.DOTALL)
    path = tmp_path / "my-set.toml"
    path.write_text(text, "utf-8")
    return path


def test_the_example_of_the_guide(tmp_path: Path) -> None:
    """It is accepted without a warning, says what it is meant to say, and can be played."""
    path = example(tmp_path)
    assert check_file(path) == []
    assert advise_file(path) == []
    lines = show_file(path)
    assert lines[0].startswith("Copper Cook (physical 5, robot, royal): Play: ")
    assert lines[-1] == "50 cards, 4 of your own, 0 with code of their own"
    for options in MODES:
        assert played(str(path), 3, **options).over


def test_the_commands_of_the_guide(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = example(tmp_path)
    assert cli.main(["content", "check", str(path), "--game", "incredibrawl"]) == 0
    assert capsys.readouterr().out == f"{path}: ok\n"
    assert cli.main(["content", "show", str(path), "--game", "incredibrawl"]) == 0
    assert (
        "Second Helping (power-up): After your character lost a scrap: your character gets Level +3 for this scrap"
        in capsys.readouterr().out
    )
    told = ["sim", "incredibrawl", "--content", str(path), "--games", "3", "--workers", "1"]
    assert cli.main(told) == 0
    capsys.readouterr()
    path.write_text(path.read_text("utf-8").replace("level = 5", "level = 6"), "utf-8")
    assert cli.main(["content", "check", str(path), "--game", "incredibrawl"]) == 0
    assert "warning: " in capsys.readouterr().out
    path.write_text(path.read_text("utf-8").replace("level = 6", "level = 60"), "utf-8")
    said = f"{path}:6: copper_cook: character.0.level: 60 is not allowed; a whole number from 1 to 10 is wanted"
    assert cli.main(["content", "check", str(path), "--game", "incredibrawl"]) == 1
    assert capsys.readouterr().out == f"{said}\n"
    assert cli.main(told) == 2
    assert capsys.readouterr().err == f"rumpus: {said}\n"
    assert cli.main(["content", "show", str(path), "--game", "incredibrawl"]) == 1
    assert capsys.readouterr().out == f"{said}\n"
    assert cli.main(["content", "show", str(path), "--game", "brawl"]) == 1
    assert "a deck is wanted" in capsys.readouterr().out


# ---------------------------------------------------------------- no card has code of its own
def test_no_card_needs_code_of_its_own() -> None:
    """No module of the game names a card, but for examples of the guide and the poster of the set-up page; the words of
    all cards are those of the catalogue.
    """
    ids = {sheet.id for sheet in installed().all}
    named: set[str] = set()
    for path in HOME.parent.rglob("*.py"):
        if path.name not in ("guide.py", "setup_page.py"):
            tree = ast.parse(path.read_text("utf-8"))
            named |= {
                one.value for one in ast.walk(tree) if isinstance(one, ast.Constant) and isinstance(one.value, str)
            }
    assert not named & ids
    assert {node.word for node in words(installed())} <= set(NAMES)


# ---------------------------------------------------------------- hidden cards
@pytest.mark.parametrize("options", MODES, ids=lambda told: f"{told['players']} {told['mode']}")
def test_a_redeal_keeps_what_a_seat_knows(options: dict[str, Any]) -> None:
    """Looks at hands and decks, cards put back in order, shuffles: the hidden rest is dealt anew and the view stays."""
    match = Match.start(SPEC, {"glory_goal": 14, **options}, 11, content=str(EVERY))
    chance = random.Random(11)
    for n in range(700):
        if match.over:
            break
        seat = chance.choice(match.active)
        if n % 5 == 0:
            viewer = chance.randrange(int(options["players"]))
            other = match.redealt(viewer, n)
            assert other.check() == 0
            assert other.view(viewer) == match.view(viewer)
            assert other.actions(viewer) == match.actions(viewer)
        match.play(seat, chance.choice(match.actions(seat)))
