"""The house's heroes, artifacts, relics, hazards and boards: the catalogue's, number by number; what classes are."""

from statistics import mean

import pytest
from tests.games.brutality.content.law import named

from rumpus.games.brutality.content.fitting import best, heals, makes, shifts
from rumpus.games.brutality.content.grammar import HAZARDS, TYPES
from rumpus.games.brutality.content.load import HOME, Hero, installed
from rumpus.kernel.contract.content import toml

HEROES = {one.id: one for one in installed().heroes}


def of(klass: str) -> list[Hero]:
    """The heroes of a class."""
    return [one for one in installed().heroes if one.klass == klass]


@pytest.mark.rule("BU-HERO-02", "BU-SPEC-04")
@pytest.mark.parametrize("name", named("hero"))
def test_a_hero_is_the_catalogues(name: str) -> None:
    """MS, pattern, two specials with different ids, HP and class are on the card; the background is flavour."""
    law, one = named("hero")[name], HEROES[name]
    assert (one.name, one.klass, one.footprint) == (law["name"], law["class"], law["footprint"])
    assert (one.hp, one.ms, one.pattern, list(one.traits)) == (law["hp"], law["ms"], law["pattern"], law["traits"])
    assert one.hp >= 1
    assert one.ms >= 1
    assert one.background == law["background"]
    for special, told in zip(one.specials, (law["special_1"], law["special_2"]), strict=True):
        assert (special.id, special.name, special.data) == (told["id"], told["name"], told["effects"])
    assert one.specials[0].id != one.specials[1].id


@pytest.mark.rule("BU-ART-04")
@pytest.mark.parametrize("name", named("artifact"))
def test_an_artifact_is_the_catalogues(name: str) -> None:
    """Every artifact has a whole cooldown of 1 or more."""
    law, one = named("artifact")[name], {one.id: one for one in installed().artifacts}[name]
    assert (one.name, one.told.number("cooldown"), one.data) == (law["name"], law["cooldown"], law["effects"])
    assert one.told.number("cooldown") >= 1


@pytest.mark.parametrize("name", named("relic"))
def test_a_relic_is_the_catalogues(name: str) -> None:
    law, one = named("relic")[name], {one.id: one for one in installed().relics}[name]
    assert (one.name, one.kind, one.timing, one.data) == (law["name"], law["type"], law["timing"], law["effects"])
    assert one.told.data.get("whose") == law.get("whose")


@pytest.mark.rule("BU-HAZP-06")
def test_there_are_five_kinds_of_hazard() -> None:
    """Spiked Pillars, Hidden Trap Pikes, Relentless Flames, Limestone Wall Ruins and Catapult: exactly these."""
    rows = toml((HOME / "hazards.toml").read_text("utf-8"))["hazard"]
    assert [(one["id"], one["name"]) for one in rows] == [(k, one["name"]) for k, one in named("hazard").items()]
    assert [one["id"] for one in rows] == list(HAZARDS)


def test_there_is_nothing_else() -> None:
    cards = installed()
    for kind, ones in (("hero", cards.heroes), ("artifact", cards.artifacts), ("relic", cards.relics)):
        assert [one.id for one in ones] == list(named(kind))


@pytest.mark.rule("BU-HERO-03", "BU-RUL-03")
def test_heroes_fill_one_square_or_more() -> None:
    """Some fill one, others more; a 1x2 hero lies side by side in one row."""
    assert {one.size for one in installed().heroes} == {(1, 1), (2, 1), (2, 2)}
    assert HEROES["siege_ram"].size == (2, 1)
    assert HEROES["stone_colossus"].size == (2, 2)


@pytest.mark.rule("BU-HERO-05")
def test_every_hero_has_one_class_and_each_class_a_hero() -> None:
    """Each of the three classes has at least one hero."""
    assert [len(of(klass)) for klass in ("tank", "damage", "utility")] == [4, 4, 4]


@pytest.mark.rule("BU-TANK-01", "BU-TANK-02", "BU-TANK-03", "BU-TANK-04")
def test_tanks() -> None:
    """More HP than anybody else, usually more than one square, no healing, less damage and less movement."""
    tanks, others = of("tank"), of("damage") + of("utility")
    assert min(one.hp for one in tanks) > max(one.hp for one in others)
    assert 2 * sum(one.size != (1, 1) for one in tanks) > len(tanks)
    assert not any(heals(one) for one in tanks)
    most = max(best(special) for one in tanks for special in one.specials)
    assert all(max(best(special) for special in one.specials) > most for one in others)
    assert max(one.ms for one in tanks) < min(one.ms for one in others)


@pytest.mark.rule("BU-DMG-01", "BU-DMG-02")
def test_damage_heroes() -> None:
    """A special of 3 or 4 in both, the highest MS on average, no healing, less HP than every tank."""
    for one in of("damage"):
        hits = [best(special) for special in one.specials]
        assert max(hits) >= 3 or sum(hits) >= 4
        assert not heals(one)
        assert one.hp < min(tank.hp for tank in of("tank"))
    pace = {klass: mean(one.ms for one in of(klass)) for klass in ("tank", "damage", "utility")}
    assert max(pace, key=lambda klass: pace[klass]) == "damage"


@pytest.mark.rule("BU-UTIL-01")
def test_utility_heroes() -> None:
    """Each changes the battlefield or where heroes are; walls, clouds and snares each have a hero that makes them."""
    assert all(shifts(one) for one in of("utility"))
    assert {kind for one in installed().heroes for kind in makes(one)} == {"wall", "cloud", "snare"}


@pytest.mark.rule("BU-RELIC-15", "BU-RELIC-16")
def test_each_timing_occurs_and_each_type_has_eight() -> None:
    """Every relic has one of the 4 timings and exactly one of the 4 types."""
    relics = installed().relics
    assert {one.timing for one in relics} == {"any_time", "instant", "next_turn", "next_round"}
    assert {kind: sum(one.kind == kind for one in relics) for kind in TYPES} == dict.fromkeys(TYPES, 11)


@pytest.mark.rule("BU-RELIC-17")
def test_every_relic_is_aimed_at_something() -> None:
    """An own hero, own cards, an enemy hero, enemy cards, a hazard or a square."""
    assert all(any(node.word.startswith("aim_") for node in one.lines) for one in installed().relics)


@pytest.mark.rule("BU-RUL-01")
def test_the_boards_of_the_house() -> None:
    """7x9 unless the table says otherwise; 7 to 11 columns, 8 to 11 rows."""
    assert [(one.id, one.columns, one.rows) for one in installed().boards] == [
        *(("7x9", 7, 9), ("8x8", 8, 8), ("9x9", 9, 9), ("9x11", 9, 11)),
    ]


@pytest.mark.rule("BU-RUL-90")
def test_no_hero_of_the_house_walks_diagonally_alone() -> None:
    """A single hazard could shut it in its corner."""
    assert all(one.pattern != "diagonal" for one in installed().heroes)
