"""The draft of Controlled Chaos: what each viewer is told of it, and what is dealt anew for whom (BU-RUL-70, -80)."""

from collections import Counter

import pytest
from tests.games.brutality.rules.law import Law
from tests.games.brutality.rules.test_chaos import drafting
from tests.games.brutality.rules.test_set_up import started

from rumpus.games.brutality.interface import events
from rumpus.games.brutality.interface.view import View
from rumpus.games.brutality.rules import ids
from rumpus.games.brutality.rules.determinize import redeal
from rumpus.games.brutality.rules.state import State

DEALS = 400


def named(law: Law, viewer: int) -> list[int]:
    """The relics that the viewer reads in the log of the draft; 0 for one that it may not know."""
    rows = [events.LINES.redact(event, viewer, law.t, law.s) for event in law.kinds(ids.EV_PICK)]
    return [row[2] for row in rows if row is not None]


@pytest.mark.rule("BU-RUL-70")
def test_the_other_team_sees_no_pick_but_what_is_left() -> None:
    law = drafting()
    pick = law.legal()[2]
    law.apply(law.s.first, pick)
    relic = pick - ids.CARD + 1
    mine, other = law.s.first, 1 - law.s.first
    assert (named(law, mine), named(law, other), named(law, -1)) == ([relic], [0], [0])
    told = View(law.t, law.s, other)["draft"]
    assert len(told["cards"]) == told["n"] == 10
    assert relic not in told["cards"]
    assert View(law.t, law.s, -1)["draft"]["cards"] is None
    teams = View(law.t, law.s, other)["teams"]
    assert (teams[0]["picks"], teams[0]["picked"]) == (None, 1)
    law = drafting(8)
    assert all(law.t.relics[card].kind == 2 for card in View(law.t, law.s, mine)["draft"]["cards"])


@pytest.mark.rule("BU-RUL-70")
def test_open_picks_are_everybodys() -> None:
    law = drafting(1, draft_picks="open")
    assert named(law, 1 - law.s.first) == named(law, -1) == named(law, law.s.first) != [0]


def owners(law: Law, viewer: int, deals: int) -> dict[int, Counter[int]]:
    """How often each relic was whose (0 nobody's) in so many deals anew."""
    made: dict[int, Counter[int]] = {card: Counter() for card in range(1, law.t.relics_n + 1)}
    twin = State.new()
    for i in range(deals):
        for k, cell in enumerate(law.s.cells):
            twin.cells[k] = cell
        twin.rng[0] += i
        redeal(law.t, twin, viewer)
        for card, found in made.items():
            found[twin.owner[card]] += 1
        for k in range(2):
            side = twin.teams[k]
            lying = [*side.deck[: side.deck_n], *side.hand[: side.hand_n]]
            assert sorted(side.hand[: side.hand_n]) == list(side.hand[: side.hand_n])
            assert {twin.owner[card] for card in lying} <= {k + 1}
    return made


@pytest.mark.rule("BU-RUL-70", "BU-RUL-80")
def test_an_onlooker_takes_every_unseen_relic_for_as_likely_anywhere() -> None:
    """Of eleven of a type each team has four, and nobody three; what lies open has its owner."""
    law = drafting(32)
    while law.s.ask != ids.ASK_MAIN:
        law.do("pass")
    side = law.s.teams[0]
    shown = side.deck[0]
    side.deck[0] = side.deck[side.deck_n - 1]
    side.deck_n -= 1
    side.deck[side.deck_n] = 0
    side.pile[0], side.pile_n = shown, 1
    kind = law.t.relics[shown].kind
    for card, found in owners(law, -1, DEALS).items():
        if card == shown:
            assert found == {1: DEALS}
        elif law.t.relics[card].kind == kind:
            assert all(abs(found[k] / DEALS - n / 10) < 0.1 for k, n in enumerate((3, 3, 4)))
        else:
            assert all(abs(found[k] / DEALS - n / 11) < 0.1 for k, n in enumerate((3, 4, 4)))


@pytest.mark.rule("BU-RUL-70")
def test_team_1_does_not_know_the_last_pick_alone_and_team_2_knows_all() -> None:
    law = drafting(32)
    while law.s.ask != ids.ASK_MAIN:
        law.do("pass")
    late = list(law.s.late)
    for card, found in owners(law, law.s.first, DEALS).items():
        if law.s.owner[card] == 0 or card in late:
            assert abs(found[2] / DEALS - 1 / 4) < 0.1
            assert found[1] == 0
        else:
            assert found == {law.s.owner[card]: DEALS}
    assert all(found == {law.s.owner[card]: 30} for card, found in owners(law, 1 - law.s.first, 30).items())


@pytest.mark.rule("BU-CC-06", "BU-RUL-70")
def test_in_the_middle_of_a_stack_an_onlooker_knows_none_of_it() -> None:
    law = drafting(3)
    twin = State.new()
    for k, cell in enumerate(law.s.cells):
        twin.cells[k] = cell
    redeal(law.t, twin, -1)
    stack = list(twin.stack[: twin.stack_n])
    assert (len(stack), stack) == (8, sorted(stack))
    assert stack != list(law.s.stack[:8])
    assert not {twin.owner[card] for card in stack} - {0}
    assert [twin.teams[k].deck_n for k in range(2)] == [2, 1]


@pytest.mark.rule("BU-RUL-06")
def test_secret_heroes_may_be_any_two_and_never_one_twice() -> None:
    law = started(hero_draft="blind")
    law.do("hero 1; hero 2", 0)
    twin, thought = State.new(), set()
    for i in range(DEALS * 5):
        twin.cells[:] = law.s.cells
        twin.rng[0] += i
        redeal(law.t, twin, 1)
        picks = twin.teams[0].picks
        thought.add((picks & 255, picks >> 8))
    designs = range(2, 2 + law.t.heroes_n)
    assert thought == {(one, two) for one in designs for two in designs if one != two}
