"""The `checks` of the card set salt-and-steel, one after the other (BH-CT-SAS-*)."""

import pytest
from tests.games.brawlhalla.effects.probe import POWER, SIDE, Bench, card_use

from rumpus.games.brawlhalla.content import tables
from rumpus.games.brawlhalla.rules import ids

rule = pytest.mark.rule
SIDE_2 = SIDE + 3


def match(a: str = "", b: str = "", side: int = 1, seats: int = 2, **options: object) -> Bench:
    """A and B play these Legends of the set (blank ones where empty), A with this weapon side up."""
    bench = Bench(seats=seats, **options)  # type: ignore[arg-type]  # table options of any kind
    names = [legend.id for legend in tables.book_of(bench.t).legends]
    for p, name in enumerate((a, b)):
        bench.s.seats[p].legend = names.index(name) if name else len(names) - 1
    bench.s.seats[0].side = side
    return bench


def find(b: Bench, p: int, card: str) -> int:
    """The card with this id in seat p's deck."""
    deck = tables.book_of(b.t).legends[b.s.seats[p].legend].deck
    return [one.id for one in deck].index(card)


def plain(b: Bench, p: int, value: int) -> int:
    """A card without effect of that value in seat p's deck."""
    deck = tables.book_of(b.t).legends[b.s.seats[p].legend].deck
    return next(c for c, one in enumerate(deck) if one.value == value and not one.effects)


def heavy(b: Bench, value: int, *extra: int) -> Bench:
    """A's Heavy with a plain card hits B, who holds one card that cannot dodge; A also holds `extra`."""
    card = plain(b, 0, value)
    b.hold(0, card, *extra).hold(1, plain(b, 1, 5 if value != 5 else 1))
    return b.do(0, ids.HEAVY + 1, ids.CARD + card).do(1, ids.PASS)


def light(b: Bench, value: int) -> Bench:
    """A's Light with a plain card hits B."""
    card = plain(b, 0, value)
    b.hold(0, card).hold(1, plain(b, 1, 1))
    return b.do(0, ids.LIGHT + 1, ids.CARD + card).do(1, ids.PASS)


@rule("BH-CT-SAS-BODVAR")
def test_oak_rooted() -> None:
    b = match("", "bodvar").put(A="r4c3", B="r4c4").arm(0).level(1, 1)
    heavy(b, 4).do(1, POWER)
    assert b.at(1) == "r4c5"
    b = match("", "bodvar").put(A="r1c3", B="r1c4").arm(0).level(1, 1)
    assert not heavy(b, 4).offers(1)


@rule("BH-CT-SAS-BODVAR")
def test_bearfall_hammer() -> None:
    b = match("bodvar").put(A="r4c3", B="r4c4").arm(0).level(1, 1)
    heavy(b, 3).do(0, SIDE)
    assert (b.at(1), b.s.seats[1].level) == ("r4c6", 2)
    b = match("bodvar").put(A="r4c3", B="r4c4").arm(0)
    assert not heavy(b, 3).offers(0)


@rule("BH-CT-SAS-BODVAR")
def test_hearth_blade() -> None:
    for defence, level in ((2, 1), (3, 0)):
        b = match("bodvar", side=2).put(A="r4c3", B="r4c4").arm(0)
        card = plain(b, 0, 2)
        b.hold(0, card).hold(1, plain(b, 1, defence))
        b.do(0, ids.LIGHT + 1, ids.CARD + card).do(1, ids.CARD + plain(b, 1, defence), ids.LAY)
        assert b.said(ids.EV_OPEN)[0][2] == 3
        assert b.s.seats[1].level == level
    b = match("", "bodvar").put(A="r4c3", B="r4c4").arm(1)
    b.s.seats[1].side = 2
    card = plain(b, 0, 2)
    b.hold(0, card, plain(b, 0, 5)).hold(1, plain(b, 1, 2))
    b.do(0, ids.LIGHT + 1, ids.CARD + card).do(1, ids.CARD + plain(b, 1, 2), ids.LAY)
    assert b.said(ids.EV_CARD)[0][3] == 2  # as defender nothing


@rule("BH-CT-SAS-HATTORI")
def test_drifting_leaf() -> None:
    for use in (True, False):
        b = match("hattori").put(A="r4c3", B="r4c4")
        card = plain(b, 0, 2)
        b.hold(0, card).hold(1, plain(b, 1, 5))
        b.do(0, ids.LIGHT + 1, ids.CARD + card).do(1, ids.CARD + plain(b, 1, 5), ids.LAY)
        b.do(0, *((POWER, ids.STEP + ids.N) if use else (ids.DECLINE,)))
        assert b.at(0) == ("r3c3" if use else "r4c3")


@rule("BH-CT-SAS-HATTORI")
def test_reedcutter() -> None:
    b = light(match("hattori").put(A="r4c3", B="r4c4").arm(0), 2).do(0, SIDE)
    assert ids.STOP in b.legal(0)
    b.do(0, ids.STEP + ids.E)
    assert ids.STOP not in b.legal(0)  # not on an occupied space
    b.do(0, ids.STEP + ids.E)
    assert b.at(0) == "r4c5"


@rule("BH-CT-SAS-HATTORI")
def test_heron_spear() -> None:
    for where, legal in (("r4c4", True), ("r3c4", False)):
        b = match("hattori", side=2).put(A="r4c2", B=where).arm(0).hold(0, 0).go()
        assert (ids.LIGHT + 1 in b.legal(0)) is legal
        assert (ids.HEAVY + 1 in b.legal(0)) is legal


@rule("BH-CT-SAS-NIX")
def test_toll_of_the_dead() -> None:
    b = match("nix").put(A="r2c2", B="r5c5").level(1, 2).do(0, ids.DELAY).do(1, ids.SPACE + 9)
    b.do(0, POWER)
    assert len(b.hand(0)) == 1
    b = match("nix").put(A="r5c5", B="r2c2").level(0, 2).do(0, ids.DELAY, ids.SPACE + 9)
    assert not b.offers(0)


@rule("BH-CT-SAS-NIX")
def test_toll_pistols() -> None:
    for where, legal in (("r1c4", [True, False]), ("r1c2", [True, True])):
        b = match("nix").put(A="r1c1", B=where).arm(0).hold(0, 0).go()
        assert [first + 1 in b.legal(0) for first in (ids.LIGHT, ids.HEAVY)] == legal


@rule("BH-CT-SAS-NIX")
def test_graveharrow() -> None:
    for use, where in ((SIDE_2, "r4c2"), (ids.DECLINE, "r4c6")):
        b = match("nix", side=2).put(A="r4c3", B="r4c4").arm(0).level(1, 1)
        heavy(b, 3).do(0, use)
        assert b.at(1) == where


@rule("BH-CT-SAS-YUMIKO")
def test_nine_tail_glide() -> None:
    b = match("yumiko").put(A="r2c0", B="r1c5")
    b.hold(0, plain(b, 0, 4)).do(0, ids.MOVE + plain(b, 0, 4))
    b.do(0, *(ids.STEP + d for d in (ids.SE, ids.E, ids.E, ids.N)))
    assert b.at(0) == "r2c3"
    b = match("yumiko").put(A="r2c0", B="r1c5")
    b.hold(0, plain(b, 0, 5)).do(0, ids.MOVE + plain(b, 0, 5))
    b.do(0, *(ids.STEP + d for d in (ids.SE, ids.E, ids.E, ids.N)))
    assert ids.STEP + ids.N not in b.legal(0)
    assert ids.STEP + ids.E in b.legal(0)  # a Platform


@rule("BH-CT-SAS-YUMIKO", "BH-EX-04", "BH-ATK-03", "BH-RUL-34")
def test_kami_bow() -> None:
    b = (
        match("yumiko", seats=4, format="ffa", players=4)
        .bare()
        .put(A="r2c3", B="r2c5", C="r1c5", D="r4c3")
        .arm(0)
        .hold(0, 0)
        .go()
    )
    for first in (ids.LIGHT, ids.HEAVY):
        assert [p for p in range(4) if first + p in b.legal(0)] == [1, 2]


@rule("BH-CT-SAS-YUMIKO")
def test_shrine_mallet() -> None:
    for use, where in ((SIDE_2, "r3c3"), (ids.DECLINE, "r4c4")):
        b = match("yumiko", side=2).put(A="r4c2", B="r4c3").arm(0)
        heavy(b, 3).do(0, use)
        assert b.at(1) == where


@rule("BH-CT-SAS-MORDEX")
def test_blood_on_the_wind() -> None:
    for level, total in ((1, 3), (0, 2)):
        b = light(match("mordex").put(A="r4c3", B="r4c4").level(1, level), 2)
        assert b.said(ids.EV_OPEN)[0][2] == total


@rule("BH-CT-SAS-MORDEX")
def test_moonreaver() -> None:
    b = light(match("mordex").put(A="r4c3", B="r4c4").arm(0), 2).do(0, SIDE)
    assert (b.at(1), b.s.seats[1].level) == ("r4c5", 1)


@rule("BH-CT-SAS-MORDEX")
def test_howlfists() -> None:
    b = match("mordex", side=2).put(A="r4c3", B="r4c4").arm(0)
    heavy(b, 3, plain(b, 0, 1)).do(0, SIDE_2, ids.CARD + plain(b, 0, 1))
    assert (b.at(1), b.s.seats[1].level) == ("r4c6", 1)
    b = match("mordex", side=2).put(A="r4c3", B="r4c4").arm(0)
    assert not heavy(b, 3).offers(0)
    assert b.s.ask == ids.ASK_ACTION


@rule("BH-CT-SAS-VEYRA")
def test_held_by_the_tide() -> None:
    b = match("", "veyra").put(A="r2c2", B="r1c1").do(0, ids.DELAY).do(1, POWER).do(0, ids.DRAW)
    assert b.at(1) == "r1c1"
    b.do(0, ids.DELAY)
    assert b.at(1) == "r2c1"


@rule("BH-CT-SAS-VEYRA")
def test_undertow_orb() -> None:
    b = match("veyra").put(A="r1c1", B="r1c3").arm(0)
    card = plain(b, 0, 2)
    b.hold(0, card).hold(1, plain(b, 1, 1)).go()
    assert ids.HEAVY + 1 not in b.legal(0)
    b.do(0, ids.LIGHT + 1, ids.CARD + card).do(1, ids.PASS).do(0, SIDE + 1)
    assert b.legal(0) == [ids.STOP, *(ids.STEP + d for d in (ids.NE, ids.E, ids.SE))]
    b.do(0, ids.STEP + ids.E)
    assert b.at(0) == "r1c2"


@rule("BH-CT-SAS-VEYRA")
def test_keel_axe() -> None:
    b = match("veyra", side=2).put(A="r2c3", B="r3c3").arm(0)
    heavy(b, 5).do(0, SIDE_2)
    assert (b.at(1), b.s.seats[1].level) == ("r4c3", 1)


@rule("BH-CT-SAS-KO", "BH-FX-T14", "BH-KOC-04", "BH-KOC-05", "BH-KOC-06")
def test_ko_cards() -> None:
    b = match("bodvar", "nix").put(A="r4c3", B="r4c4").arm(0)
    b.s.seats[0].bonus[0] = 1
    heavy(b, 3).do(0, ids.BONUS)
    assert b.at(1) == "r4c6"
    b = match("bodvar", "nix").put(A="r4c3", B="r4c4")
    b.s.seats[0].bonus[0] = 1
    light(b, 2).do(0, ids.BONUS)
    assert b.s.seats[1].level == 2
    b = match("bodvar", "nix").go()
    b.s.seats[0].bonus[0] = 1
    b.do(0, ids.BONUS)
    assert b.s.actions == 3


@rule("BH-CT-SAS-SET", "BH-MODE-04", "BH-MODE-05", "BH-RUL-96")
def test_discovery_leaves_the_powers_and_drops_card_effects() -> None:
    for discovery, asked in (("off", True), ("on", False)):
        b = match("bodvar", discovery=discovery).put(A="r1c1", B="r4c4")
        card = find(b, 0, "BODVAR-22")
        b.hold(0, card).do(0, ids.MOVE + card, ids.STEP + ids.E, ids.STOP)
        assert b.offers(0) is asked
        if asked:
            assert card_use(card) in b.legal(0)
    b = match("hattori", discovery="on").put(A="r4c3", B="r4c4").arm(0)
    assert light(b, 2).offers(0)
