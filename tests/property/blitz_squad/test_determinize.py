"""The leak test has teeth: every hidden slot takes every value it can have, and nothing that tells one is shown."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from tests.helpers.knowledge import differences, values_taken
from tests.helpers.parts import altered

from rumpus.games.blitz_squad.rules import ids
from rumpus.kernel.match.match import Match


def at(wanted: Callable[[Any], bool], options: dict[str, Any], seed: int = 0) -> Match:
    """A random game at the first moment that is wanted."""
    chance = random.Random(seed)
    while True:
        match = Match.start("blitz_squad", options, seed)
        while not match.over:
            if wanted(match.s):
                return match
            seat = chance.choice(match.active)
            match.play(seat, chance.choice(match.actions(seat)))
        seed += 1


def held(seat: Any) -> list[int]:
    """The cards of a closed hand."""
    return [cell % ids.SEEN for cell in seat.hand[: seat.hand_n]]


@pytest.mark.rule("BS-RUL-51", "BS-DRAW-06")
def test_a_closed_hand_may_hold_any_card_of_the_deck() -> None:
    """To the other seat and to onlookers; the owner knows it, and not the tavern's order."""
    match = at(lambda s: s.phase == ids.P_MAIN, {})
    seat = match.s.seats[0]
    unknown = {cell % ids.SEEN for cell in (*seat.tavern[: seat.tavern_n], *seat.hand[: seat.hand_n])}
    for viewer in (1, -1):
        taken = values_taken(match, viewer, lambda _t, s: [s.seats[0].hand[0] % ids.SEEN], 500)[0]
        assert len(taken) > 5
        assert taken <= unknown
    assert values_taken(match, 0, lambda _t, s: [held(s.seats[0]).__str__()], 20) == [{str(held(seat))}]
    top = values_taken(match, 0, lambda _t, s: [s.seats[0].tavern[s.seats[0].tavern_n - 1] % ids.SEEN], 300)[0]
    assert len(top) > 5


@pytest.mark.rule("BS-RUL-30", "BS-RUL-52")
def test_the_flipped_card_stays_at_the_bottom() -> None:
    match = at(lambda s: s.phase == ids.P_MAIN, {})
    for viewer in (0, 1, -1):
        taken = values_taken(match, viewer, lambda _t, s: [s.seats[0].tavern[0] % ids.SEEN], 40)
        assert taken == [{match.s.seats[0].tavern[0] % ids.SEEN}]


@pytest.mark.rule("BS-RUL-52")
def test_a_known_card_of_a_hand_is_never_moved() -> None:
    """Who knows a card knows it still; the third seat does not."""
    match = at(lambda s: s.phase == ids.P_MAIN and s.seats[1].hand_n > 3, {"players": 3})
    seat = match.s.seats[1]
    card = seat.hand[0] % ids.SEEN
    seat.hand[0] = card + ids.SEEN * (1 | 2)
    knows = values_taken(match, 0, lambda _t, s: [card in held(s.seats[1])], 60)
    assert knows == [{True}]
    assert values_taken(match, 2, lambda _t, s: [card in held(s.seats[1])], 200) == [{True, False}]


@pytest.mark.rule("BS-RUL-51")
def test_a_secret_deck_list_is_dealt_anew() -> None:
    """Open lists stay; of a closed one other cards may be in it, and always 60."""
    for lists, varies in (("open", False), ("closed", True)):
        match = at(lambda s: s.phase == ids.P_MAIN, {"deck_lists": lists})
        decks = values_taken(match, 1, lambda _t, s: [tuple(s.seats[0].deck)], 30)[0]
        assert (len(decks) > 1) == varies
        assert all(0 not in deck for deck in decks)


@pytest.mark.rule("BS-RUL-60")
def test_a_stack_being_built_is_nobodys_business() -> None:
    """Others see only that the seat is deciding; their redeal has it at the choice before."""
    match = at(lambda s: s.ask == ids.ASK_STACK and s.asker == 0 and s.build_n[0] + s.build_n[1] > 0, {})
    taken = values_taken(match, 1, lambda _t, s: [(s.build_n[0], s.build_n[1])], 20)
    assert taken == [{(0, 0)}]
    for number in range(6):
        assert differences(match, match.redealt(1, number), 1) == []
        assert differences(match, match.redealt(-1, number), -1) == []
    assert values_taken(match, 0, lambda _t, s: [tuple(s.build)], 20) == [{tuple(match.s.build)}]


@pytest.mark.parametrize("field", ["hand", "tavern"])
def test_a_planted_leak_is_caught(field: str) -> None:
    match = at(lambda s: s.phase == ids.P_MAIN, {})

    def telling(_t: Any, s: Any, _viewer: int) -> dict[str, Any]:
        return {"told": getattr(s.seats[1], field)[3] % ids.SEEN}

    match.spec = altered(match.spec, sight={"view": telling})
    assert any(differences(match, match.redealt(0, number), 0) for number in range(20))
