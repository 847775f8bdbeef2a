"""The rules' own clock at a live table: eight seconds for a window, twenty for a throw; and what a silent seat does."""

from typing import Any

import pytest
from tests.games.incredibrawl.scenes.law import asked, play, show, table

from rumpus.games.incredibrawl.rules import ids
from rumpus.games.incredibrawl.rules.windows import HIDDEN_MS
from rumpus.kernel.match.load import load
from rumpus.kernel.match.match import Match

LIVE: dict[str, Any] = {"arrival": "live", "tie_break": "throw"}
RACE: dict[str, Any] = {"mode": "gamer", "power_ups": "on", "arrival": "live"}


def thrown(match: Match) -> list[tuple[int, str]]:
    """(seat, sign) of every sign shown."""
    return [(line["seat"], line["args"]["sign"]) for line in match.said() if line["kind"] == "throw"]


def tied(number: int, **options: str) -> Match:
    """Two equal characters, a true tie, the generator seeded with `number`."""
    match = table("E5 P1", "E5 N1", **{**LIVE, **options})
    match.s.rng[0], match.s.rng[1] = number * 7919 + 1, number * 104729 + 3
    return show(match)


@pytest.mark.rule("IB-TIE-04", "IB-R-THROW")
def test_a_missing_sign_is_drawn_from_the_seed_when_twenty_seconds_are_over() -> None:
    signs = set()
    for number in range(12):
        match = tied(number)
        match.play(1, "paper", now=5_000)
        assert match.due == 20_000
        assert not match.tick(19_999)
        assert asked(match) == "throw A"
        match.tick(20_000)
        shown = thrown(match)[:2]
        assert shown[1] == (1, "paper"), "who has thrown keeps the sign"
        signs.add(shown[0][1])
        again = tied(number)
        again.play(1, "paper", now=5_000)
        again.tick(20_000)
        assert thrown(again) == thrown(match), "the same seed, the same sign"
    assert signs == {"rock", "paper", "scissors"}


@pytest.mark.rule("IB-TIE-04")
def test_nobody_throws_and_the_game_goes_on() -> None:
    match = tied(4)
    strokes = 0
    while match.s.throw_on:
        assert match.due is not None
        match.tick(match.due)
        strokes += 1
    assert len(thrown(match)) == 2 * strokes
    assert match.check() == 0


@pytest.mark.rule("IB-TIE-03", "IB-R-THROW")
def test_another_throw_has_twenty_seconds_of_its_own() -> None:
    match = tied(1)
    match.play(0, "rock", now=3_000)
    match.play(1, "rock", now=9_000)
    assert asked(match) == "throw AB"
    assert match.due == 29_000


@pytest.mark.rule("IB-R-THROW", "IB-R-WINDOW")
def test_the_clock_stands_in_simulation_and_in_every_other_decision() -> None:
    seeded = show(table("E5 P1", "E5 N1", tie_break="throw"))
    assert asked(seeded) == "throw AB"
    assert seeded.due is None
    live = table("E5 P1", "E5 N1", **LIVE)
    assert asked(live) == "select AB"
    assert live.due is None


@pytest.mark.rule("IB-R-WINDOW", "IB-R-WINDOWLEAK")
def test_a_window_nobody_can_use_passes_by_itself_and_never_before_two_seconds() -> None:
    match = table("P5 P1", "N5 N1", hidden_windows="on", **RACE)
    show(match)
    assert asked(match) == "window AB"
    play(match, "A: pass", "B: pass")
    assert match.active == ()
    assert match.due == HIDDEN_MS
    match.tick(HIDDEN_MS)
    assert asked(match) == "window AB", "the next window"
    assert match.due == HIDDEN_MS + 8_000


@pytest.mark.rule("IB-TIE-04")
def test_a_silent_seat_at_a_table_with_the_servers_clock_throws_by_the_seed() -> None:
    told = set()
    for number in range(60):
        match = show(table("E5 P1", "E5 N1", tie_break="throw"))
        match.s.rng[0], match.s.rng[1] = number * 7919 + 1, number * 104729 + 3
        picks = [match.spec.actions.passive(match.t, match.s, p) for p in (0, 1)]
        assert picks == [match.spec.actions.passive(match.t, match.s, p) for p in (0, 1)], "nothing is drawn"
        assert all(match.is_legal(p, pick) for p, pick in enumerate(picks))
        told.add(tuple(pick - ids.ROCK for pick in picks))
    assert {first for first, _ in told} == {second for _, second in told} == {0, 1, 2}
    assert any(first != second for first, second in told)


@pytest.mark.rule("IB-TIE-04")
def test_a_save_holds_the_strokes_and_replays_the_signs() -> None:
    for seed in range(40):
        match = Match.start("incredibrawl", {"players": 4, "mode": "family", **LIVE}, seed)
        while not match.over and not match.s.throw_on:
            match.play(match.active[0], match.actions(match.active[0])[-1])
        if match.over:
            continue
        match.tick(match.due or 0)
        twin = load(match.save())
        assert twin.state_bytes() == match.state_bytes()
        assert (-1, -1) in [row[1:] for row in twin.history]
        return
    raise AssertionError("no throw in forty games")
