"""The replay of a finished game: laid on each other, its patches give the views of the game, with everything open."""

import random

import pytest

from rumpus.kernel.contract.seats import SPECTATOR
from rumpus.kernel.match.match import Match
from rumpus.server.replay.replay import ALL, open_view, over_of, replay
from rumpus.server.store.base import RequestRow


def played(game: str, options: dict[str, object], seed: int) -> Match:
    chance = random.Random(seed)
    match = Match.start(game, options, seed)
    while not match.over:
        now = match.s.now + chance.randrange(1, 200)
        if match.due is not None and (not match.active or match.due <= now):
            match.tick(match.due)
            continue
        seat = chance.choice(match.active)
        match.play(seat, chance.choice(match.actions(seat)), now)
    return match


def laid(view, patch):
    for key, value in patch.items():
        *path, last = key.split(".")
        there = view
        for step in path:
            there = there[int(step) if isinstance(there, list) else step]
        if value is None and isinstance(there, dict) and path:
            there.pop(last, None)
        else:
            there[int(last) if isinstance(there, list) else last] = value
    return view


@pytest.mark.parametrize(("game", "options"), [("brawl", {}), ("brawl", {"mode": "training"}), ("toy", {})])
def test_patches_lead_from_the_first_view_to_the_last(game, options):
    match = played(game, options, 5)
    told = replay("t", match, [])
    assert [(f.now, f.seat) for f in told.frames] == [(now, seat) for now, seat, _ in match.history]
    view = told.view
    for frame in told.frames:
        view = laid(view, frame.patch)
    assert view == open_view(match, match.s, len(match.steps))
    lines = [line["n"] for line in told.log] + [line["n"] for frame in told.frames for line in frame.log]
    assert lines == sorted(lines)
    assert lines == [line["n"] for line in match.said(-1)]


def test_everything_lies_open():
    told = replay("t", played("brawl", {}, 5), [])
    deals = [line["text"] for frame in told.frames for line in frame.log if line["kind"] == "deal"]
    assert deals
    assert not [text for text in deals if text.endswith("deals a card")]
    hands = [frame.patch[f"seats.{frame.seat}"]["hand"] for frame in told.frames if frame.name == "deal"]
    assert all(hand is None or hand["card"] is not None for hand in hands)


def test_all_cards_of_a_fight_of_squads_are_to_be_seen_once_it_is_over():
    """Through the eyes of all no hand has a back left; a watcher still knows no more than what was open."""
    match = played("blitz_squad", {"turn_limit": 20}, 5)
    told, watched = (replay("t", match, [], eyes) for eyes in (ALL, SPECTATOR))
    for one, closed in ((told, False), (watched, True)):
        view, hidden = one.view, 0
        for frame in one.frames:
            view = laid(view, frame.patch)
            hidden += sum(seat["hand"] - len(seat["known"]) - len(seat["revealed"]) for seat in view["seats"])
        assert bool(hidden) is closed


def test_a_refused_request_is_told_with_its_reason():
    match = played("brawl", {}, 5)
    deal = RequestRow(
        seq=3,
        came=10,
        at=12,
        now=12,
        seat=0,
        action=0,
        card=-1,
        top=-1,
        ref=1,
        sent=4.5,
        code="hand_full",
        rule="BR-REAL-08",
    )
    wild = deal._replace(seq=4, action=10**6, code="bad_target", rule="")
    first, second = replay("t", match, [deal, wild]).requests
    assert (first.action, first.code, first.rule, first.sent) == ("deal", "hand_full", "BR-REAL-08", 4.5)
    assert (second.action, second.rule) == ("1000000", None)


def test_the_end_says_how_long_it_took():
    match = Match.start("toy", {}, 1)
    assert over_of(match, "") is None
    while not match.over:
        seat = match.active[0]
        match.play(seat, match.actions(seat)[0], 840_000)
    told = over_of(match, "")
    assert told is not None
    assert told.ms == 840_000
