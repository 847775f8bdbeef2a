"""The leak test has teeth: every hidden slot takes every value it can have, and nothing that tells one is shown."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from tests.helpers.knowledge import differences, values_taken, viewers
from tests.helpers.parts import altered

from rumpus.games.brutality.rules import ids
from rumpus.kernel.match.match import Match

CHAOS = {"format": "controlled_chaos"}
Wanted = Callable[[Any], bool]


def at(wanted: Wanted, options: dict[str, Any], seed: int = 0) -> Match:
    """A random game at the first moment that is wanted; its turns are short."""
    chance = random.Random(seed)
    while True:
        match = Match.start("brutality", options, seed)
        while not match.over:
            if wanted(match.s):
                return match
            seat = chance.choice(match.active)
            legal = match.actions(seat)
            match.play(seat, ids.END if ids.END in legal and chance.random() < 0.8 else chance.choice(legal))
        seed += 1


def team_of(match: Match, viewer: int) -> int:
    """A viewer's team, 0 or 1; -1 for an onlooker."""
    return (viewer & 1) ^ int(match.s.first) if viewer >= 0 else -1


def hand(s: Any, team: int) -> tuple[int, ...]:
    """The cards of a hand."""
    return tuple(s.teams[team].hand[: s.teams[team].hand_n])


def full(s: Any) -> bool:
    """Both teams hold cards that nobody has seen, and what is in the decks is not known by counting."""
    decks = s.teams[: 2 if any(s.owner) else 1]
    return (
        s.ask == ids.ASK_MAIN and all(x.hand_n > 1 and not x.seen for x in s.teams) and min(d.deck_n for d in decks) > 3
    )


@pytest.mark.rule("BU-RUL-80", "BU-RELIC-05")
@pytest.mark.parametrize("options", [{}, {"players": 4}])
def test_a_hidden_hand_may_hold_any_card_but_an_instant(options: dict[str, Any]) -> None:
    """To the other team and to onlookers; its own team knows it, and nobody the order of the deck."""
    match = at(full, options)
    s, t = match.s, match.t
    kept = {card for card in range(1, t.relics_n + 1) if t.relics[card].timing != ids.INSTANT}
    for viewer in viewers(match):
        mine = team_of(match, viewer)
        for team in range(2):
            met = values_taken(match, viewer, lambda _t, s, team=team: [hand(s, team)], 120)[0]
            if team == mine:
                assert met == {hand(s, team)}
                continue
            cards = {card for one in met for card in one}
            unknown = kept & {*s.teams[0].deck[: s.teams[0].deck_n], *hand(s, 0), *hand(s, 1)}
            assert cards <= unknown - set(hand(s, mine) if mine >= 0 else ())
            assert len(cards) > 20
        top = values_taken(match, viewer, lambda _t, s: [s.teams[0].deck[s.teams[0].deck_n - 1]], 120)[0]
        assert len(top) > 15


@pytest.mark.rule("BU-RUL-80", "BU-RUL-66")
@pytest.mark.parametrize("options", [{}, CHAOS])
def test_a_card_that_was_seen_is_never_moved(options: dict[str, Any]) -> None:
    """Who has seen a card knows it still, an onlooker does not."""
    match = at(full, options)
    s = match.s
    seat, card = s.first, s.teams[1].hand[0]  # a seat of Team 1, a card of Team 2
    s.teams[1].seen = 1
    assert values_taken(match, seat, lambda _t, s: [card in hand(s, 1)], 60) == [{True}]
    assert values_taken(match, -1, lambda _t, s: [card in hand(s, 1)], 200) == [{True, False}]
    assert len(values_taken(match, seat, lambda _t, s: [hand(s, 1)], 60)[0]) > 5


@pytest.mark.rule("BU-RUL-06", "BU-RUL-80")
@pytest.mark.parametrize("players", [2, 4])
def test_a_secret_hero_may_be_any(players: int) -> None:
    """A team knows its own picks; the other's, and both to an onlooker, may be any two different heroes."""
    match = at(lambda s: all(team.picks & 255 for team in s.teams) and s.phase == ids.P_HEROES,
               {"hero_draft": "blind", "players": players})  # fmt: skip
    for viewer in viewers(match):
        mine = team_of(match, viewer)
        for team in range(2):
            met = values_taken(match, viewer, lambda _t, s, team=team: [s.teams[team].picks & 255], 150)[0]
            assert met == ({match.s.teams[team].picks & 255} if team == mine else set(range(2, match.t.heroes_n + 2)))


@pytest.mark.rule("BU-RUL-70", "BU-CC-06")
@pytest.mark.parametrize("picks", ["secret", "open"])
def test_the_last_pick_of_a_stack_is_unknown_to_who_saw_it_no_more(picks: str) -> None:
    """Team 1 has seen what was left before Team 2's last pick of each type; an onlooker has seen nothing."""
    match = at(lambda s: s.ask == ids.ASK_MAIN, CHAOS | {"draft_picks": picks})
    one, two = match.s.first, 1 - match.s.first

    def owners(_t: Any, s: Any) -> list[tuple[int, ...]]:
        return [tuple(s.owner)]

    whole = tuple(match.s.owner)
    assert values_taken(match, two, owners, 40) == [{whole}]
    known = values_taken(match, one, owners, 200)[0]
    anybody = values_taken(match, -1, owners, 60)[0]
    if picks == "open":
        assert known == anybody == {whole}
        return
    assert len(known) > 30
    assert len(anybody) == 60
    for kind in range(1, 5):
        drafted = {card for card in range(1, 45) if whole[card] and match.t.relics[card].kind == kind}
        for owner in known:
            kept = {card for card in drafted if owner[card]}
            assert len(kept) >= len(drafted) - 1
            assert all(owner[card] == whole[card] for card in kept)


def told(field: str, s: Any) -> Any:
    """What a leaky view would say."""
    if field == "deck":
        return [s.teams[team].deck[max(0, s.teams[team].deck_n - 1)] for team in range(2)]
    if field == "picks":
        return [team.picks for team in s.teams]
    return list(s.owner) if field == "owner" else [hand(s, 0), hand(s, 1)]


LEAKS: dict[str, tuple[Wanted, dict[str, Any], tuple[str, ...]]] = {
    "hands": (full, {}, ("hand", "deck")),
    "hands of four": (full, {"players": 4}, ("hand", "deck")),
    "stealing by chance": (full, {"steal_choice": "random"}, ("hand", "deck")),
    "drafted decks": (full, CHAOS, ("hand", "deck")),
    "open picks": (full, CHAOS | {"draft_picks": "open", "players": 4}, ("hand", "deck")),
    "secret heroes": (
        lambda s: all(team.picks & 255 for team in s.teams) and s.phase == ids.P_HEROES,
        {"hero_draft": "blind"},
        ("picks",),
    ),
}


@pytest.mark.parametrize("name", LEAKS)
def test_a_planted_leak_is_caught_at_every_seat(name: str) -> None:
    """And without it nobody can tell a redeal."""
    wanted, options, fields = LEAKS[name]
    match = at(wanted, options)
    honest = match.spec
    for viewer in viewers(match):
        for number in range(2):
            assert differences(match, match.redealt(viewer, number), viewer) == []
    for field in fields:

        def leaky(_t: Any, s: Any, _viewer: int, field: str = field) -> dict[str, Any]:
            return {"told": told(field, s)}

        match.spec = altered(honest, sight={"view": leaky})
        for viewer in viewers(match):
            assert any(match.view(viewer) != match.redealt(viewer, number).view(viewer) for number in range(20)), field


@pytest.mark.rule("BU-RUL-70")
def test_a_planted_leak_of_the_draft_is_caught() -> None:
    """By the first team, which saw no last pick, and by an onlooker; Team 2 saw them all."""
    match = at(lambda s: s.ask == ids.ASK_MAIN, CHAOS)

    def leaky(_t: Any, s: Any, _viewer: int) -> dict[str, Any]:
        return {"told": told("owner", s)}

    match.spec = altered(match.spec, sight={"view": leaky})
    for viewer in (match.s.first, -1):
        assert any(match.view(viewer) != match.redealt(viewer, number).view(viewer) for number in range(20))
