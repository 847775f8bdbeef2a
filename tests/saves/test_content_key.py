"""A save outlives the code: what is called otherwise loads it, another number is refused with what differs."""

import gc
import io
import json
import os
import re
import shutil
import subprocess
import sys
import tokenize
import weakref
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from operator import methodcaller
from pathlib import Path
from typing import Any

import pytest

from rumpus.games.toy.rules.state import Table
from rumpus.kernel.contract.content import Items, Tables, differences
from rumpus.kernel.match import describe
from rumpus.kernel.match.load import SaveError, load
from rumpus.kernel.match.match import Match

SOURCE = Path(__file__).parents[2] / "src"
GOLDEN = Path(__file__).parents[1] / "golden"
TESTS = Path(__file__).parents[1] / "games"
GAMES = ("brawlhalla", "brawl", "incredibrawl")
LOADS = "import sys; from rumpus import load; print(load(sys.stdin.read()).state_bytes().hex())"
RECORD = re.compile(r"^@record\nclass (\w+)", re.MULTILINE)
CLASS = re.compile(r"^class (\w+)", re.MULTILINE)
TITLE = re.compile(r'^(name|title|style|temperament|facts) = "(.*)"$', re.MULTILINE)
ICON = re.compile(r"^icon = .*\n", re.MULTILINE)


# ---------------------------------------------------------------- a copy of the package, changed
def copied(home: Path) -> Path:
    """The package in a folder of its own, without the page."""
    return Path(shutil.copytree(SOURCE / "rumpus", home / "rumpus", ignore=shutil.ignore_patterns("page", "*.pyc")))


def loaded(home: Path, save: str) -> subprocess.CompletedProcess[str]:
    """A save, loaded by the package in that folder."""
    environment = {**os.environ, "PYTHONPATH": str(home), "RUMPUS_PLAIN": "1"}
    command = [sys.executable, "-c", LOADS]
    return subprocess.run(command, input=save, capture_output=True, text=True, check=False, env=environment)


def renamed(text: str, names: set[str]) -> str:
    """A source with these names called otherwise; texts stay."""
    made = []
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        told = f"Quite{token.string}" if token.type == tokenize.NAME and token.string in names else token.string
        made.append((token.type, told))
    return tokenize.untokenize(made)


def golden(game: str) -> str:
    """A golden game."""
    return min((GOLDEN / game).glob("*.txt")).read_text("utf-8")


def files(home: Path, ending: str) -> list[Path]:
    """The files of a folder and below."""
    return sorted(home.rglob(f"*.{ending}"))


@pytest.mark.parametrize("game", GAMES)
def test_every_class_of_a_game_may_be_called_otherwise(game: str, tmp_path: Path) -> None:
    """All but the records: they are the game's bytes, and its GameSpec names them."""
    home = copied(tmp_path) / "games" / game
    sources = {path: path.read_text("utf-8") for path in files(home, "py")}
    names = {name for text in sources.values() for name in set(CLASS.findall(text)) - set(RECORD.findall(text))}
    shared = [path for room in ("kernel", "effects") for path in files(SOURCE / "rumpus" / room, "py")]
    names -= {name for path in shared for name in CLASS.findall(path.read_text("utf-8"))}
    names.add("Book")
    assert len(names) > 3
    for path, text in sources.items():
        path.write_text(renamed(text, names), "utf-8")
    save = golden(game)
    done = loaded(tmp_path, save)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == load(save).state_bytes().hex()


@pytest.mark.parametrize("game", GAMES)
def test_every_title_may_be_another(game: str, tmp_path: Path) -> None:
    """Names, titles, flavour and pictures of every card, Legend, deck and arena."""
    changed = 0
    for path in files(copied(tmp_path) / "games" / game, "toml"):
        if path.name not in ("options.toml", "aid.toml", "rules.toml"):
            text, n = TITLE.subn(r'\1 = "Old \2"', ICON.sub("", path.read_text("utf-8")))
            path.write_text(text, "utf-8")
            changed += n
    assert changed > 10
    save = golden(game)
    done = loaded(tmp_path, save)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == load(save).state_bytes().hex()


NUMBERS = {
    "a Legend's power": (
        "brawlhalla",
        "bodvar.toml",
        {'{ op = "knockback_reduce", n = 1 }': '{ op = "knockback_reduce", n = 2 }'},
        "the Legend bodvar is not the one this game was played with: power",
    ),
    "cards of a Legend": (
        "brawlhalla",
        "nix.toml",
        {'"NIX-10"\nvalue = 1': '"NIX-10"\nvalue = 2', '"NIX-20"\nvalue = 2': '"NIX-20"\nvalue = 1'},
        "the Legend nix is not the one this game was played with: card 1, value and card 4, value",
    ),
    "a deck": (
        "brawl",
        "sparrow.toml",
        {"hit_red = 9": "hit_red = 8", "hit_blue = 8": "hit_blue = 9"},
        "the deck sparrow is not the one this game was played with: hit_red and hit_blue",
    ),
    "a Level": (
        "incredibrawl",
        "characters.toml",
        {'type = "physical"\nlevel = 2\n': 'type = "physical"\nlevel = 9\n'},
        "the character sock_bandit is not the one this game was played with: level",
    ),
    "an ability": (
        "incredibrawl",
        "characters.toml",
        {'heads = [{ op = "level_mod", n = 4': 'heads = [{ op = "level_mod", n = 3'},
        "the character tumble_twins is not the one this game was played with: play",
    ),
    "an id": (
        "incredibrawl",
        "power_ups.toml",
        {'id = "lucky_penny"': 'id = "old_penny"'},
        "the Power-Up lucky_penny is missing; the Power-Up old_penny was not in it",
    ),
}


@pytest.mark.parametrize("what", NUMBERS)
def test_another_number_is_refused_with_what_differs(what: str, tmp_path: Path) -> None:
    game, file, changes, words = NUMBERS[what]
    (path,) = (copied(tmp_path) / "games" / game).rglob(f"{'salt-and-steel/' if game == 'brawlhalla' else ''}{file}")
    text = path.read_text("utf-8")
    for old, new in changes.items():
        assert text.count(old) == 1
        text = text.replace(old, new)
    path.write_text(text, "utf-8")
    done = loaded(tmp_path, golden(game))
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].endswith(f"the save was made with other content: {words}")


# ---------------------------------------------------------------- a designer's own content
@dataclass(frozen=True)
class Own:
    """A designer's file, a game with it, and what becomes of its saves."""

    text: str
    options: Mapping[str, str]
    number: tuple[str, str]
    differs: str
    without: str


COPIES = 'id = "MORDEX-10"\nvalue = 1\ncopies = 2'
MORDEX = SOURCE / "rumpus/games/brawlhalla/content/sets/salt-and-steel/mordex.toml"
OWN = {
    "brawlhalla": Own(
        MORDEX.read_text("utf-8").replace('id = "mordex"', 'id = "fang"'),
        {},
        (COPIES, COPIES.replace("2", '1\n[[cards]]\nid = "X"\nvalue = 1')),
        "the Legend fang is not the one this game was played with: it had 48 parts, and has 51",
        "the Legend fang is missing",
    ),
    "brawl": Own(
        (TESTS / "brawl/content/data/every-word.toml").read_text("utf-8"),
        {"mode": "training", "deck_a": "drawer", "deck_b": "jig"},
        ('"red"\nn = 4', '"red"\nn = 3'),
        "the card haymaker is not the one this game was played with: n",
        "there is no deck drawer",
    ),
    "incredibrawl": Own(
        (TESTS / "incredibrawl/content/data/set.toml").read_text("utf-8"),
        {},
        ('if = "own_glory<=3"', 'if = "own_glory<=4"'),
        "the character brass_monk is not the one this game was played with: play",
        "the character brass_monk is missing; the character coin_juggler is missing; the character",
    ),
}


def named(text: str) -> str:
    """A designer's file with all its names called otherwise."""
    return re.sub(r'(?m)^name = "', 'name = "Quaint ', text)


def played(game: str, options: Mapping[str, str], content: str | None, decisions: int = 8) -> Match:
    """A game of some decisions."""
    match = Match.start(game, options, 7, content)
    for _ in range(decisions):
        seat = match.active[0]
        match.play(seat, match.actions(seat)[-1])
    return match


@pytest.mark.parametrize("game", GAMES)
def test_a_save_with_content_of_its_own(game: str) -> None:
    own = OWN[game]
    assert own.number[0] in own.text
    match = played(game, own.options, own.text)
    save = match.save()
    assert load(save, own.text) == match
    titled = load(save, named(own.text))
    assert titled.state_bytes() == match.state_bytes()
    assert titled.tables.told == match.tables.told
    with pytest.raises(SaveError, match=f"^the save was made with other content: {own.differs}$"):
        load(save, own.text.replace(*own.number))
    with pytest.raises(SaveError, match=own.without):
        load(save)


def test_a_scene_names_own_cards_by_their_ids() -> None:
    """BRAWL's scenes name cards; those of a designer's own under the name that stays."""
    own = OWN["brawl"]
    match = Match.at_scene("brawl", played("brawl", own.options, own.text).scene(), own.options, content=own.text)
    titled = load(match.save(), named(own.text))
    assert titled.state_bytes() == match.state_bytes()
    assert "jab#" in titled.scene()


# ---------------------------------------------------------------- the Book goes with the match
def shown(match: Match) -> str:
    """Everything that is said to the first seat."""
    actions = [describe.act(match.spec, match.t, match.s, 0, action) for action in match.actions(0)]
    return json.dumps([match.view(0), match.said(0), actions])


@pytest.mark.parametrize("game", GAMES)
def test_two_contents_side_by_side(game: str) -> None:
    """In one process each match shows its own texts, and no other's."""
    own = OWN[game]
    one = played(game, own.options, own.text)
    two = played(game, own.options, named(own.text))
    assert ["Quaint" in shown(match) for match in (one, two, one.copy(), two.copy())] == [False, True, False, True]
    assert one != two
    assert one.state_bytes() == two.state_bytes()


@pytest.mark.parametrize("game", GAMES)
def test_a_worker_process_shows_the_texts(game: str) -> None:
    own = OWN[game]
    match = played(game, own.options, named(own.text))
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        view, said = (pool.submit(methodcaller(what, 0), match).result() for what in ("view", "said"))
    assert (view, said) == (match.view(0), match.said(0))
    assert "Quaint" in json.dumps([view, said])


@pytest.mark.parametrize("game", GAMES)
def test_no_book_outlives_its_match(game: str) -> None:
    own = OWN[game]
    match = played(game, own.options, named(own.text), 0)
    assert shown(match)
    seen = weakref.ref(match.tables)
    assert match.tables.book is match.t.book
    del match
    gc.collect()
    assert seen() is None


# ---------------------------------------------------------------- the key itself
class Shelf:
    """A Book of nothing but items."""

    def __init__(self, items: Items) -> None:
        self.told = items

    def items(self) -> Items:
        """As they were given."""
        return self.told


def of(items: Items) -> Tables:
    """Tables with these items."""
    array = Table.blank()
    return Tables(Table.at(array), array, Shelf(items))


def test_the_order_of_fields_and_what_is_empty_do_not_count() -> None:
    one = of({"card": {"a": {"n": 3, "fx": [{"op": "x", "n": 1}], "old": []}}})
    two = of({"card": {"a": {"fx": [{"n": 1, "op": "x"}], "n": 3, "new": 0}}, "deck": {}})
    assert one.key == two.key
    assert of({}).key != one.key
    assert re.fullmatch(r"[0-9a-f]{16} card a=[0-9a-v]{4}:3[0-9a-v]\.", one.told)


@pytest.mark.parametrize(
    ("other", "words"),
    [
        ({"card": {"b": {"n": 1}, "a": {"n": 3}}}, "the cards stood in another order"),
        ({"card": {"a": {"n": 3}}}, "the card b is missing"),
        ({"card": {"a": {"n": 4}, "b": {"n": 1}}}, "the card a is not the one this game was played with: n"),
        ({"card": {"a": {"n": 3, "m": 1}, "b": {"n": 1}}}, "the card a .*: it had 1 parts, and has 2"),
        ({"card": {"a": {"n": 3}, "b": {"n": 1}}, "deck": {"a": {"n": 1}}}, "the deck a was not in it"),
        (
            {"deck": {str(n): {"n": 1} for n in range(4)}},
            "the card a is missing; .*; and 3 more",
        ),
    ],
)
def test_what_differs(other: dict[str, Any], words: str) -> None:
    told = of({"card": {"a": {"n": 3}, "b": {"n": 1}}}).told
    assert re.fullmatch(words, differences(told, of(other)))


def test_a_key_without_marks_says_no_more() -> None:
    tables = of({"card": {"a": {"n": 3}}})
    assert differences("0123", of({})) == f"its key is 0123, not {of({}).key}"
    assert differences("0123", tables) == "the card a was not in it"
    assert differences("", of({})) == f"its key is , not {of({}).key}"


def test_a_save_of_format_1_is_read_without_its_key() -> None:
    match = played("toy", {}, None, 2)
    text = match.save()
    old = re.sub("^content .*$", "content b6592a102528eb74", text, flags=re.MULTILINE)
    with pytest.raises(SaveError, match="other content: its key is b6592a102528eb74, not "):
        load(old)
    assert load(old.replace("rumpus-save 2", "rumpus-save 1")) == match
