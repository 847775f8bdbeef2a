"""Every card of the default set does in a round what its text says; data and text are those of the law."""

import tomllib
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest
from tests.games.incredibrawl.scenes.law import (
    GAMER,
    PLACES,
    asked,
    decks,
    glory,
    hands,
    holds,
    may,
    play,
    scraps,
    script,
    show,
    table,
    until,
)

from rumpus.games.incredibrawl.content.load import installed
from rumpus.games.incredibrawl.content.moments import NAMES as WINDOWS
from rumpus.games.incredibrawl.content.words import read
from rumpus.games.incredibrawl.game import SPEC
from rumpus.games.incredibrawl.interface.card_text import text_of
from rumpus.games.incredibrawl.rules.ids import TRIGGERS, TYPES
from rumpus.kernel.contract.reader import Reader
from rumpus.kernel.match.match import Match

LAW = {row["id"]: row for row in tomllib.loads(SPEC.law.file.read_text("utf-8"))["content"]}
CARDS = {sheet.id: sheet for sheet in installed().all}
Seen = Callable[[Match], Any]


@dataclass
class Case:
    """A round: the seats, what chance gives, what is answered, and what is seen then."""

    card: str
    seats: tuple[str, ...]
    seen: Seen
    want: Any
    plays: tuple[str, ...] = ()
    coin: tuple[int, ...] = ()
    options: dict[str, Any] = field(default_factory=dict)


def top(match: Match) -> list[str]:
    """The top three cards of A's deck."""
    line = next(line for line in match.scene().splitlines() if line.startswith("A glory"))
    return [word.split("/")[0] for word in line.split(" deck ")[1].split()[:3]]


def last(match: Match) -> str:
    """The card at the bottom of A's deck."""
    line = next(line for line in match.scene().splitlines() if line.startswith("A glory"))
    return line.split(" deck ")[1].split(" discard")[0].split()[-1].split("/")[0]


def drawn(match: Match) -> list[int]:
    """The hands once everybody has drawn."""
    return hands(until(match, "select"))


THROW = {"tie_break": "throw"}
CASES = [
    Case("pillow_squire", ("P1 P2", "E10 E8"), scraps, ["A>B"]),
    Case("pillow_squire", ("P1 P2", "E8 E10"), scraps, ["B>A"]),
    Case("sock_bandit", ("P2 P1", "N5 N6; glory 3"), glory, [3, 2]),
    Case("sock_bandit", ("P2 P1", "N5 N6; glory 1"), glory, [2, 1]),
    Case("rubber_knight", ("P3 P1", "P9 P8"), lambda m: "rubber_knight" in holds(m, "A"), True),
    Case("tumble_twins", ("P4 P1", "P6 P8"), scraps, ["A>B"], coin=(0,)),
    Case("tumble_twins", ("P4 P1", "P6 P8"), scraps, ["B>A"], coin=(1,)),
    Case("marching_mole", ("P5 P1", "N3 N6; glory 0"), hands, [3, 1]),
    Case("grandma_gauntlet", ("P6 P1", "E8 E6"), glory, [2, 2]),
    Case("grandma_gauntlet", ("P6 P1", "E5 E6"), glory, [1, 2]),
    Case("crate_golem", ("P7 P1", "N3 N6; glory 3"), glory, [2, 3]),
    Case("captain_backflip", ("P8 P1", "N5 N6"), glory, [3, 1]),
    Case("anvil_bear", ("P9 P1 P2", "E5 E6"), hands, [1, 1], coin=(0,)),
    Case("immovable_baron", ("P10 P1", "N5 N6"), glory, [1, 1]),
    Case("dandelion_spy", ("N1 N10 P1", "E8 E6"), scraps, ["A>B"], plays=("A: yes", "A: N10")),
    Case("dandelion_spy", ("N1 P10 P1", "P8 E6"), scraps, ["B>A"], plays=("A: no",)),
    Case(
        "mud_prophet",
        ("N2 N1; deck P1 P2 P3 P4", "P8 E6"),
        top,
        ["rubber_knight", "pillow_squire", "sock_bandit"],
        plays=("A: P3", "A: P1"),
    ),
    Case("snack_raccoon", ("N3 N1", "P8 P6; glory 3"), glory, [2, 4]),
    Case("thistle_knight", ("N4 N1", "N6 P6"), scraps, ["A>B"]),
    Case("ghost_moose", ("N5 N1", "P8 P6"), last, "ghost_moose"),
    Case("honeycomb_queen", ("N6 N1", "E8 E6 E1"), may, ["static_kitten", "battery_vampire"]),
    Case("swamp_tenor", ("N7 N1", "N8 N6"), scraps, ["A>B"]),
    Case("swamp_tenor", ("N7 N1", "P1 N6"), scraps, ["B>A"]),
    Case("granite_gardener", ("N8 N1", "E5 E6"), lambda m: "sock_bandit" in holds(m, "A"), True, plays=("A: P2",)),
    Case("old_man_avalanche", ("N9 N1", "P8 P6"), drawn, [1, 2]),
    Case("forest_colossus", ("N10 N1", "P8 P6"), hands, [1, 2]),
    Case("static_kitten", ("E1 E2", "E8 P6", "P9 P6"), scraps, ["A>B", "A>C"], coin=(0,), options={"token": "C"}),
    Case("pocket_wizard", ("E2 E1", "N8 N6"), scraps, ["A>B"], plays=("A: physical",)),
    Case("toaster_oracle", ("E3 E1", "N8 N6"), hands, [2, 1]),
    Case("disco_comet", ("E4 E1", "P8 P6", "N8 P6"), scraps, ["A>B", "C>A"], plays=("A: no",), options={"token": "C"}),
    Case(
        "disco_comet",
        ("E4 E1", "P8 P6", "N8 P6"),
        scraps,
        ["B>C", "A>B"],
        plays=("A: yes", "A: seat A", "A: seat C"),
        options={"token": "C"},
    ),
    Case("neon_duelist", ("E5 E1", "N8 N6"), glory, [2, 2], plays=("A: rock", "B: scissors", "B: P1"), options=THROW),
    Case("neon_duelist", ("E5 E1", "N8 N6"), glory, [1, 2], plays=("A: rock", "B: paper", "B: P1"), options=THROW),
    Case("battery_vampire", ("E6 E1", "P5 P6; glory 2"), glory, [3, 1]),
    Case("robo_notary", ("E7 E1", "P8 P6"), glory, [3, 1]),
    Case("comet_courier", ("E8 E1", "P5 P6"), hands, [5, 1]),
    Case("plasma_duke", ("E9 E1", "P5 P6"), hands, [1, 2]),
    Case("thunder_choir", ("E10 E1", "N8 N6"), glory, [0, 2], plays=("B: P1",)),
]


@pytest.mark.rule("IB-R-CONTENT", "IB-TERM-08")
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.card)
def test_characters(case):
    told = {"own": True, **case.options}
    match = table(*case.seats, **told)
    if case.coin:
        script(match, *case.coin)
    play(show(match), *case.plays)
    found = may(match, "B") if case.seen is may else case.seen(match)
    assert found == case.want


def test_every_character_has_a_case():
    assert {case.card for case in CASES} == {sheet.id for sheet in installed().characters}


# ---------------------------------------------------------------- Power-Ups
RACE = {**GAMER, "power_up_order": "first_player", "token": "A"}


def gamer(hand: str, *others: str, **options: Any) -> Match:
    """A round with Power-Ups, plain characters, A first, up to the first window or the Draw step."""
    return until(show(table(hand, *others, **{**RACE, **options})), "window")


@pytest.mark.rule("IB-R-CONTENT", "IB-PU-06")
def test_ticket_booth():
    match = table("P7 P8 ticket_booth", "N5 N6", **RACE)
    until(show(match, "P7", "N5"), "window")
    assert match.s.round == 2
    play(match, "B: pass", "A: ticket_booth")
    assert match.view(0)["seats"][1]["seen"]
    assert not match.view(1)["seats"][0]["seen"]


@pytest.mark.rule("IB-R-CONTENT")
def test_costume_change():
    match = gamer("P1 P8 costume_change", "N5 N6")
    play(match, "A: costume_change", "A: energy")
    assert scraps(match) == ["B>A"]


@pytest.mark.rule("IB-R-CONTENT")
def test_understudy():
    match = gamer("N1 P8 P9 understudy", "N5 N6")
    play(match, "A: understudy", "A: P9")
    assert scraps(match) == ["A>B"]
    assert "dandelion_spy" in holds(match, "A")
    assert not [line for line in gamer("P1 understudy", "N5 N6").said() if line["kind"] == "laid"], "nobody to send"


@pytest.mark.rule("IB-R-CONTENT")
def test_stage_fright():
    match = gamer("P8 P9 stage_fright", "N3 N6", own=True)
    play(match, "A: stage_fright", "A: seat B")
    assert glory(match) == [3, 1], "the raccoon steals nothing"


@pytest.mark.rule("IB-R-CONTENT")
@pytest.mark.parametrize(("card", "seat", "want"), [("growth_spurt", "A", "A>B"), ("wet_blanket", "B", "A>B")])
def test_growth_spurt_and_wet_blanket(card, seat, want):
    match = gamer(f"P5 P9 {card}", "P7 P6")
    play(match, f"A: {card}", f"A: seat {seat}")
    assert scraps(match) == [want]


@pytest.mark.rule("IB-R-CONTENT")
def test_plot_twist():
    match = gamer("N1 N2 plot_twist", "P9 P6")
    play(match, "A: plot_twist")
    assert scraps(match) == ["A>B"]


@pytest.mark.rule("IB-R-CONTENT")
def test_photo_finish():
    match = gamer("P5 P9 photo_finish", "P7 P6")
    play(script(match, 0), "A: photo_finish")
    assert scraps(match) == ["B>A", "A>B"]


@pytest.mark.rule("IB-R-CONTENT")
@pytest.mark.parametrize(("coin", "want"), [(0, [3, 1]), (1, [2, 1])])
def test_lucky_penny(coin, want):
    match = gamer("P7 P9 lucky_penny", "N5 N6")
    play(script(match, coin), "A: lucky_penny")
    assert glory(match) == want


@pytest.mark.rule("IB-R-CONTENT")
def test_second_wind():
    match = gamer("P7 P9 second_wind", "N5 N6")
    assert match.view()["seats"][0]["discard"][-1] == 6, "its window comes after the discard"
    play(match, "A: second_wind")
    assert (hands(match)[0], decks(match)[0]) == (5, 6)


# ---------------------------------------------------------------- locations
@pytest.mark.rule("IB-R-CONTENT", "IB-LOC-02", "IB-LOC-03")
@pytest.mark.parametrize(
    ("name", "winner", "bonus"),
    [
        ("grassy_meadow", "P7", 0),
        ("volcano_gym", "P7", 1),
        ("volcano_gym", "N7", 0),
        ("moss_cathedral", "N7", 1),
        ("moss_cathedral", "E7", 0),
        ("humming_dynamo", "E7", 1),
        ("humming_dynamo", "P7", 0),
        ("mirror_lake", "E3", 1),
        ("mirror_lake", "E4", 0),
        ("low_ceiling_tavern", "P4", 0),
        ("robot_junkyard", "E7", 2),
        ("robot_junkyard", "E8", 2),
        ("robot_junkyard", "P7", 0),
        ("haunted_theatre", "P10", 1),
        ("haunted_theatre", "P8", 1),
        ("haunted_theatre", "P7", 0),
        ("throne_room_buffet", "P6", 1),
        ("throne_room_buffet", "P7", 0),
        ("zoo_after_dark", "P5", 1),
        ("zoo_after_dark", "P7", 0),
    ],
)
def test_locations(name, winner, bonus):
    """The winner's bonus; at the zoo a card as well."""
    loser = {"P": "N", "N": "E", "E": "P"}[winner[0]]
    match = at_place(name, f"{winner} {winner[0]}2", f"{loser}1 {loser}2")
    assert glory(match) == [2 + bonus, 1]
    assert hands(match)[0] == 1 + (name == "zoo_after_dark" and bonus)


def at_place(name: str, *seats: str) -> Match:
    """A brawl of plain characters at a location, up to its winner's choice."""
    match = table(*seats, **PLACES)
    k = [sheet.id for sheet in installed().locations].index(name)
    match.s.places[0], match.s.places[k] = k, 0
    match.s.visited |= 1 << k
    match = until(show(match), "location")
    assert asked(match) == "location A"
    return match


@pytest.mark.rule("IB-R-CONTENT", "IB-LOC-02")
def test_low_ceiling_tavern():
    """Printed Level 4 or less fights with 3 more."""
    assert scraps(at_place("low_ceiling_tavern", "P4 P1", "P6 P2")) == ["A>B"]
    assert scraps(at_place("low_ceiling_tavern", "P9 P1", "P5 P2")) == ["A>B"]


# ---------------------------------------------------------------- the law
@pytest.mark.rule("IB-R-CONTENT", "IB-SETUP-02", "IB-SETUP-08", "IB-SETUP-09")
@pytest.mark.parametrize("name", CARDS)
def test_cards_are_those_of_the_law(name):
    """Banner, window and effects; and the text made from the effects, word for word."""
    sheet, row = CARDS[name], LAW[name]
    assert sheet.name == row["name"]
    faults: list[Any] = []
    words = read(Reader("law", name, row, faults), "effects", sheet.kind)
    assert not faults
    if sheet.kind == "character":
        assert (TYPES[sheet.type], sheet.level, list(sheet.classes)) == (row["type"], row["level"], row["classes"])
        assert sheet.effects == tuple(words if row["trigger"] == trigger else () for trigger in TRIGGERS)
        assert text_of(sheet) == f"{row['trigger'].capitalize()}: {row['text']}"
    else:
        assert sheet.effects == (words, (), (), ())
        assert text_of(sheet) == row["text"]
    if sheet.kind == "power_up":
        assert [f"other:{WINDOWS[window]}" for window in sheet.windows] == [row["trigger"]]
