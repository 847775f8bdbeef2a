"""Controlled Chaos: the law's checks."""

from typing import Any

import pytest
from tests.games.brutality.rules.law import Law

from rumpus.games.brutality.rules import ids

OWNED = {1: range(20, 28), 2: range(30, 38)}


def drafting(picks: int = 0, **options: Any) -> Law:
    """A draft after so many picks."""
    law = Law(ready=False, format="controlled_chaos", **options)
    while law.s.phase < ids.P_DRAFT:
        a = law.drafted(law.legal())
        law.apply(law.seat(a), a)
    for _ in range(picks):
        law.apply(law.seat(law.legal()[0]), law.legal()[0])
    return law


def types(law: Law) -> set[int]:
    """The types of the cards on offer."""
    return {law.t.relics[a - ids.CARD + 1].kind for a in law.legal()}


@pytest.mark.rule("BU-CC-02", "BU-CC-03", "BU-CC-05", "BU-CC-07", "BU-CC-09", "BU-RUL-69", "BU-CC-04")
def test_four_stacks_of_eight_picks() -> None:
    law = drafting()
    log = []
    while law.s.phase == ids.P_DRAFT:
        (kind,) = types(law)
        log.append((kind, law.asked, len(law.legal())))
        law.apply(law.seat(law.legal()[0]), law.legal()[0])
    assert [kind for kind, _, _ in log] == [1] * 8 + [2] * 8 + [3] * 8 + [4] * 8
    assert [team for _, team, _ in log] == [1, 2] * 16
    assert [left for _, _, left in log] == [11, 10, 9, 8, 7, 6, 5, 4] * 4
    mine = [[k for k in range(1, 45) if law.s.owner[k] == 1 + team] for team in (0, 1)]
    assert [len(cards) for cards in mine] == [16, 16]
    for cards in mine:
        assert [sum(1 for k in cards if law.t.relics[k].kind == kind) for kind in range(1, 5)] == [4] * 4
    assert not set(mine[0]) & set(mine[1])
    assert sum(1 for k in range(1, 45) if law.s.owner[k] == 0) == 12


@pytest.mark.rule("BU-CC-08")
def test_the_decks_are_shuffled() -> None:
    orders = set()
    for seed in (1, 1, 2, 3):
        law = drafting(32, seed=seed)
        while law.s.ask != ids.ASK_MAIN:
            law.do("pass")
        orders.add(tuple(law.s.teams[1].deck[:16]))
    assert len(orders) == 3


@pytest.mark.rule("BU-CC-13", "BU-CC-06")
def test_who_picks_a_card_keeps_it() -> None:
    law = drafting(24)
    a = law.legal()[3]
    law.apply(0, a)
    assert a not in law.legal(1)
    assert law.legal(0) == []


def chaos(**told: Any) -> Law:
    """A table of Controlled Chaos in its second round; relics 20-27 are Team 1's, 30-37 Team 2's."""
    law = Law(format="controlled_chaos", **told)
    for k in range(1, 45):
        law.s.owner[k] = 1 if 20 <= k < 30 else 2 if 30 <= k < 40 else 0
    for team, cards in OWNED.items():
        law.pile(team - 1, "deck", list(cards))
    return law


@pytest.mark.rule("BU-CC-01", "BU-CC-12")
def test_each_team_draws_from_its_own_deck() -> None:
    law = chaos()
    for _ in range(3):
        law.end()
        assert set(law.s.teams[1].hand[: law.s.teams[1].hand_n]) <= set(OWNED[2])
        law.end()
        assert set(law.s.teams[0].hand[: law.s.teams[0].hand_n]) <= set(OWNED[1])
    law = chaos()
    law.pile(1, "deck", [])
    law.end()
    assert (law.holds(2), law.s.teams[0].deck_n) == ([], 8)


@pytest.mark.rule("BU-CC-10", "BU-RUL-71")
@pytest.mark.parametrize(("mode", "held", "deck"), [("all_played", 2, 0), ("pile_empty", 3, 3)])
def test_when_a_deck_is_reshuffled(mode: str, held: int, deck: int) -> None:
    law = chaos(cc_reshuffle=mode)
    law.pile(1, "deck", [])
    law.pile(1, "pile", list(range(30, 34)))
    law.pile(1, "hand", [34, 35])
    law.end()
    assert (law.s.teams[1].hand_n, law.s.teams[1].deck_n) == (held, deck)
    empty = chaos(cc_reshuffle=mode)
    empty.pile(1, "deck", [])
    empty.pile(1, "pile", list(range(30, 38)))
    empty.end()
    assert (empty.s.teams[1].hand_n, empty.s.teams[1].deck_n, empty.s.teams[1].pile_n) == (1, 7, 0)


@pytest.mark.rule("BU-RUL-71")
def test_a_card_in_a_thief_s_hand_hinders_nobody() -> None:
    law = chaos()
    law.pile(1, "deck", [])
    law.pile(1, "pile", list(range(30, 34)))
    law.pile(0, "hand", [34])
    law.end()
    assert (law.s.teams[1].hand_n, law.s.teams[1].deck_n) == (1, 3)


@pytest.mark.rule("BU-CC-11", "BU-EX-10", "BU-RUL-66")
def test_a_stolen_relic_goes_home() -> None:
    law = chaos(M="utility any_time: player enemy, steal_card 1", R="any_time: own all, heal 1")
    law.s.owner[law.number("M")], law.s.owner[law.number("R")] = 1, 2
    law.hand(1, "M").hand(2, "R").do("M")
    if "R" not in law.holds(1):
        law.do("> R")
    law.do("R").end()
    assert law.lies(2) == ["R"]
    assert law.lies(1) == ["M"]
