"""`[art]`, a character's figure in words: what is wrong is told; every character has its own; no rule knows of it."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints, is_typeddict

import pytest
from msgspec import to_builtins
from tests.helpers.cast import cast

from rumpus.effects.art import ArtWords, Drawn, PlaceWords, read_art, read_place, read_pose
from rumpus.games.brawl.content import load as brawl
from rumpus.games.brawlhalla.content import load as brawlhalla
from rumpus.games.incredibrawl.content import load as incredibrawl
from rumpus.kernel.compile.bind import sources
from rumpus.kernel.contract.content import toml
from rumpus.kernel.contract.reader import Fault, Reader
from rumpus.kernel.contract.spec import all_games, find
from rumpus.kernel.match.match import Match
from rumpus.server.show.games import setup_of


def read(text: str) -> tuple[ArtWords, list[str]]:
    """An `[art]` and its faults."""
    faults: list[Fault] = []
    made = read_art(Reader("my.toml", "hero.0", {"art": toml(text)}, faults))
    return made, [str(one) for one in faults]


WRONG = [
    ('build = "brod"', "build: 'brod' is not allowed; the nearest is 'broad'; allowed: tiny, small"),
    ('pose = "smsh"', "pose: 'smsh' is not allowed; the nearest is 'smash'; allowed: smash"),
    ("wear = 3", "wear: 3 is not allowed; allowed: bare, tunic"),
    (
        'head = "vikng"',
        "head: 'vikng' is no drawn head and no icon of game-icons.net; the nearest is 'viking'",
    ),
    (
        'weapon = "skeleton-kee"',
        "weapon: 'skeleton-kee' is no drawn weapon and no icon of game-icons.net; the nearest is",
    ),
    (
        'hat = { icon = "jester-hatt" }',
        "hat.icon: 'jester-hatt' is no icon of game-icons.net; the nearest is 'jester-hat'",
    ),
    ("off = true", "off: true is no drawn weapon and no icon of game-icons.net; drawn are: hammer"),
    ('wepon = "axe"', "wepon: is not known here; the nearest is 'weapon'; allowed: build, pose"),
    ('extra = ["scraf"]', "extra.0: 'scraf' is not allowed; the nearest is 'scarf'; allowed: fur"),
    ('extra = "fur"', "extra: 'fur' is not allowed; a list is wanted, as in ['fur']; allowed: fur, collar"),
    ("extra = [{ n = 3 }]", "extra.0.kind: is missing: one of fur, collar"),
    ('mats = { torso = "x" }', "mats.torso: 'x' is not allowed; allowed: a, p, k, d, t"),
    ('cape = { wind = "left" }', "cape.wind: 'left' is not allowed; a number from -500 to 500 is wanted"),
    ("cape = true", "cape: true is not allowed; a table is wanted here"),
    ("head_scale = 9", "head_scale: 9 is not allowed; a number from 0.2 to 5 is wanted"),
    ("head_scale = nan", "head_scale: nan is not allowed; a number from 0.2 to 5 is wanted"),
    ("spikes = 1", "spikes: 1 is not allowed; true or false is wanted"),
    ("many = 2.5", "many: 2.5 is not allowed; a whole number from 1 to 3 is wanted"),
    ("bend = { an = 20 }", "bend.an: 20 is not allowed; 2 numbers are wanted, as in [20, -10]"),
    ('bend = { an = [20, "x"] }', "bend.an.1: 'x' is not allowed; a number from -720 to 720 is wanted"),
    ('ink = "red"', "ink: 'red' is not allowed; a colour is wanted, as in #C93A22"),
    ('seed = ""', "seed: '' is not allowed; a text is wanted"),
]


@pytest.mark.parametrize(("text", "told"), WRONG)
def test_a_wrong_word_is_one_fault_that_says_where_what_and_what_is_allowed(text: str, told: str) -> None:
    _, faults = read(text)
    assert len(faults) == 1
    assert faults[0].startswith(f"my.toml: hero.0.art.{told}"), faults


def test_an_art_is_what_was_written_and_no_art_is_none() -> None:
    text = 'head = "game-icons:ogre"\nextra = ["fur", { kind = "tails", n = 3, from = 90 }]\nbend = { an = [20, -10] }'
    made, faults = read(text)
    assert not faults
    assert made == toml(text)
    assert read_art(Reader("my.toml", "", {}, [])) == {}


def test_a_card_names_a_stance() -> None:
    faults: list[Fault] = []
    assert read_pose(Reader("my.toml", "", {"art": {"pose": "smash"}}, faults)) == "smash"
    assert read_pose(Reader("my.toml", "", {}, faults)) == ""
    assert not faults
    read_pose(Reader("my.toml", "cards.0", {"art": {"pose": "smsh", "head": "fox"}}, faults))
    assert [one.path for one in faults] == ["cards.0.art.head", "cards.0.art.pose"]


PLACES = [
    ('kind = "see"', "kind: 'see' is not allowed; the nearest is 'sea'; allowed: sea"),
    ('weather = "rian"', "weather: 'rian' is not allowed; the nearest is 'rain'; allowed: clear"),
    ("time = 3", "time: 3 is not allowed; allowed: dawn, day"),
    ('colour = "red"', "colour: is not known here; allowed: kind, time"),
    ('palette = { sky = "#102030", glow = "#ffffff" }', "palette.dark: is missing: all of sky, glow, dark are wanted"),
    (
        'palette = { sky = "#1020", glow = "#ffffff", dark = "#000000" }',
        "palette.sky: '#1020' is not allowed; a colour is wanted, as in #C93A22",
    ),
]


@pytest.mark.parametrize(("text", "told"), PLACES)
def test_a_wrong_word_of_a_place_is_told_like_one_of_a_figure(text: str, told: str) -> None:
    faults: list[Fault] = []
    read_place(Reader("my.toml", "arena.0", {"place": toml(text)}, faults))
    assert len(faults) == 1
    assert str(faults[0]).startswith(f"my.toml: arena.0.place.{told}"), faults[0]


def test_every_arena_and_location_of_the_house_is_a_place_of_its_own() -> None:
    arenas = {arena.id: arena.place for arena in brawlhalla.load_arenas().values()}
    locations = {sheet.id: sheet.place for sheet in incredibrawl.installed().locations}
    for places in (arenas, locations):
        assert all({"kind", "time", "weather", "palette"} == place.keys() for place in places.values()), places
        assert len({str(place) for place in places.values()}) == len(places)
    assert len({place.get("kind") for place in locations.values()}) == len(locations)


def test_every_character_of_the_house_has_a_figure_that_no_other_has() -> None:
    found = [(one.game, one.id, one.art) for one in cast()]
    assert {game: sum(one == game for one, _, _ in found) for game, _, _ in found} == {
        "brawlhalla": 6,
        "brawl": 12,
        "blitz_squad": 10,
        "brutality": 12,
        "incredibrawl": 40,
    }
    seen: dict[tuple[Any, ...], str] = {}
    for game, name, art in found:
        shape = tuple(str(art.get(key)) for key in ("build", "head", "hat", "face", "weapon", "pose"))
        assert shape not in seen, f"{name} of {game} looks like {seen[shape]}"
        seen[shape] = f"{name} of {game}"
        assert {"build", "pose", "head", "wear"} <= art.keys(), name


def test_the_blank_set_shows_the_same_legends() -> None:
    known = {legend.id: legend.art for legend in brawlhalla.load_set("salt-and-steel")}
    for legend in brawlhalla.load_set("blank"):
        assert legend.art == known.get(legend.id, known["veyra"])


def words(hint: Any) -> Iterator[str]:
    """Every word that may stand somewhere in a value, and every key."""
    for one in get_args(hint):
        yield from [one] if isinstance(one, str) and get_origin(hint) is Literal else words(one)
        yield from one.words if isinstance(one, Drawn) else ()
    if is_typeddict(hint):
        for key, inner in get_type_hints(hint, include_extras=True).items():
            yield key
            yield from words(inner)


def test_the_guide_of_figures_names_every_word() -> None:
    told = (Path(__file__).parents[2] / "docs" / "art.md").read_text("utf-8")
    assert [
        word
        for word in dict.fromkeys((*words(ArtWords), *words(PlaceWords)))
        if not re.search(rf"[`\"]{word}\b|\b{word} =", told)
    ] == []


# ---------------------------------------------------------------- no rule knows of it
HOUSE = Path(brawlhalla.__file__).parent
OWN = {
    "brawlhalla": (HOUSE / "sets/salt-and-steel/nix.toml").read_text("utf-8"),
    "brawl": (Path(brawl.__file__).parent / "decks/anvil.toml").read_text("utf-8").replace('"anvil"', '"mine"', 1),
}


@pytest.mark.parametrize("game", OWN)
def test_saves_and_hashes_do_not_know_a_figure(game: str) -> None:
    text = OWN[game]
    assert "\n[art]\n" in text
    before, _, rest = text.partition("[art]\n")
    bare = f"{before}{rest[rest.index(chr(10) + '[') + 1 :]}"
    other = text.replace("[art]\n", '[art]\nseed = "other"\n')
    told = [Match.start(game, {}, seed=7, content=one).tables.told for one in (text, bare, other)]
    assert len(set(told)) == 1


def test_no_machine_code_is_made_of_it() -> None:
    for spec in all_games():
        names = sources(spec)
        assert "rumpus.effects.art" not in names
        assert not any(".content" in name for name in names)


# ---------------------------------------------------------------- what the page gets
CATALOGUE = {
    "brawlhalla": "legends",
    "brawl": "fighters",
    "blitz_squad": "brawlers",
    "brutality": "heroes",
    "incredibrawl": "cards",
}
"""Where a table's page finds the characters."""
POWERED = {"mode": "gamer", "power_ups": "on"}


@pytest.mark.parametrize("game", CATALOGUE)
def test_the_page_gets_the_figures_with_the_catalogue(game: str) -> None:
    options = POWERED if game == "incredibrawl" else {}
    told = find(game).setup.of_table(Match.start(game, options, seed=1).tables.t)
    listed = told[CATALOGUE[game]]
    fighters = [{"id": name, "art": art} for name, art in listed.items()] if isinstance(listed, dict) else listed
    shown = {one["id"]: one for one in fighters if one is not None}
    for one in cast():
        if one.game == game:
            assert shown[one.id]["art"] == one.art
    assert all(card.get("art", True) for card in shown.values())


def test_the_page_gets_the_places_and_saves_do_not_know_them() -> None:
    duel = Match.start("brawlhalla", {"arena": "high-perch"}, seed=1)
    told = find("brawlhalla").setup.of_table(duel.tables.t)
    assert told["place"] == brawlhalla.load_arenas()["high-perch"].place
    assert "FFC46B" not in duel.tables.told
    cards = find("incredibrawl").setup.of_table(Match.start("incredibrawl", {}, seed=1).tables.t)["cards"]
    shown = {card["id"]: card.get("place") for card in cards}
    assert {sheet.id: shown[sheet.id] for sheet in incredibrawl.installed().locations} == {
        sheet.id: sheet.place for sheet in incredibrawl.installed().locations
    }
    assert all(card["kind"] == "location" for card in cards if "place" in card)


def test_the_set_up_page_shows_them() -> None:
    picks = {pick.value: pick.art["head"] for group in setup_of("brawl").groups for pick in group.picks}
    assert picks == {deck.id: deck.art["head"] for deck in brawl.load_decks().values()}
    assert all("art" not in to_builtins(pick) for group in setup_of("incredibrawl").groups for pick in group.picks)
