"""Which acts the bots of Brutality look at, that they do no others, and that they beat those that know less."""

import sys
from functools import partial
from typing import Any

import pytest
from tests.games.brutality.interface.test_interface import DUEL, position

from rumpus.bots.choose import LEVELS, choose, grow, mind
from rumpus.games.brutality.bots.habits import APART, narrow
from rumpus.games.brutality.interface import actions
from rumpus.games.brutality.rules import ids, turn
from rumpus.games.brutality.rules.board import row
from rumpus.games.brutality.rules.state import State, Table
from rumpus.kernel.match.match import Match
from rumpus.kernel.records.log import Log
from rumpus.kernel.records.runtime import PLAIN

WHETSTONE = 7
CHAOS = {"players": 4, "format": "controlled_chaos", "hero_draft": "blind"}


def looked_at(t: Table, s: State, p: int) -> tuple[list[str], list[str]]:
    """What a bot looks at, and what else may be done, by name."""
    may = actions.listed(t, s, p)
    looked = list(may)
    looked = looked[: narrow(t, s, p, looked, len(may))]
    return [actions.ACTS.name(t, s, p, a) for a in looked], [
        actions.ACTS.name(t, s, p, a) for a in may if a not in looked
    ]


def drafted(match: Match, *names: str) -> Match:
    """A table after some choices."""
    for name in names:
        match.play(match.active[0], name)
    return match


def test_a_relic_that_does_nothing_is_not_looked_at() -> None:
    t, s = position()
    assert looked_at(t, s, s.first)[1] == ["relic saints_mercy"]
    t, s = position(DUEL.replace("A assassin d4", "A assassin d4 hp=5"))
    looked, left = looked_at(t, s, s.first)
    assert {"relic saints_mercy", "relic master_thief", "end", "step A N"} <= set(looked)
    assert left == []


def test_nothing_is_thrown_away_at_the_end_of_a_turn() -> None:
    t, s = position()
    turn.apply(t, s, s.first, ids.END, Log.new())
    assert s.ask == ids.ASK_DISCARD
    assert looked_at(t, s, s.first)[0] == ["pass"]


def test_the_second_card_is_drawn() -> None:
    match = Match.start("brutality", {"hero_draft": "random", "artifacts": "off"}, 2)
    while match.s.ask != ids.ASK_OFFER:
        match.play(match.active[0], match.actions(match.active[0])[0])
    assert looked_at(match.t, match.s, match.active[0]) == (["take"], ["pass"])


def test_a_team_has_heroes_of_two_classes() -> None:
    match = drafted(Match.start("brutality", {}, 1), "choose siege_ram", "choose bog_witch")
    looked, left = looked_at(match.t, match.s, match.active[0])
    assert set(left) == {"choose ironhide_warden", "choose stone_colossus", "choose oath_keeper"}
    assert "choose assassin" in looked


def test_hazards_lie_where_heroes_meet() -> None:
    match = Match.start("brutality", {"hero_draft": "random"}, 1)
    while match.s.ask != ids.ASK_SITE:
        match.play(match.active[0], match.actions(match.active[0])[0])
    p = match.active[0]
    looked = [actions.ACTS.parse(match.t, match.s, p, name) - ids.SQUARE for name in looked_at(match.t, match.s, p)[0]]
    assert looked
    assert all(APART < row(square) < match.t.rows - 1 - APART for square in looked)


def test_the_best_artifact_is_taken_and_carried_where_it_helps() -> None:
    """The sturdier carries what heals; what strengthens a special is with the other one."""
    match = drafted(
        Match.start("brutality", {"first_team": "agreed"}, 1),
        *("choose siege_ram", "choose bog_witch", "choose assassin", "choose oath_keeper"),
    )
    while match.s.ask != ids.ASK_TOOL:
        match.play(match.active[0], match.actions(match.active[0])[0])
    assert looked_at(match.t, match.s, match.active[0])[0] == ["tool blood_chalice"]
    match.play(match.active[0], "tool blood_chalice")
    assert looked_at(match.t, match.s, match.active[0])[0] == ["hero A"]
    match.s.frames[match.s.depth - 1].chosen = WHETSTONE
    assert looked_at(match.t, match.s, match.active[0])[0] == ["hero B"]


def test_of_relics_those_are_drafted_that_do_most() -> None:
    match = Match.start("brutality", {"format": "controlled_chaos", "hero_draft": "random", "artifacts": "off"}, 1)
    taken = []
    while match.s.turn == 0:
        if match.s.ask == ids.ASK_DRAFT:
            taken.append(looked_at(match.t, match.s, match.active[0])[0])
            match.play(match.active[0], taken[-1][0])
        else:
            match.play(match.active[0], match.actions(match.active[0])[0])
    assert (taken[0], taken[24]) == (["relic vigil_of_saints"], ["relic rise_again"])
    assert set(taken[16]) == {"relic crossed_paths", "relic quick_study", "relic master_thief"}


@pytest.mark.parametrize("options", [{}, CHAOS])
@pytest.mark.parametrize("level", ["greedy", *LEVELS])
def test_bots_do_what_they_look_at(level: str, options: dict[str, Any]) -> None:
    """In the drafts, and through some turns after them, whatever is asked and of whom."""
    match = Match.start("brutality", options, 6)
    m = mind(match.spec)
    for n in range(110 if options else 60):
        if match.over:
            break
        seat = match.active[n % len(match.active)]
        m.states[0] = match.state[0]
        wise = m.wise(match.tables.rows, seat)
        played = choose(match.spec, match.tables, match.state, seat, level, 0.002, n)[0]
        if level in ("greedy", "hard"):
            assert played[0] in wise
        match.play_all(seat, played if len(match.active) == 1 else played[:1])


def test_equal_heroes_are_drafted_by_chance() -> None:
    """A search that tells none from the others does not always take the first."""
    match = Match.start("brutality", {}, 3)
    taken = {choose(match.spec, match.tables, match.state, match.active[0], "hard", 0.02, n)[0][0] for n in range(8)}
    assert len(taken) > 2


@pytest.fixture
def _same_everywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search of so many slices, whatever the machine does beside it."""
    monkeypatch.setattr(sys.modules[choose.__module__], "grow", partial(grow, slices=4 if not PLAIN else 3))


@pytest.mark.usefixtures("_same_everywhere")
@pytest.mark.parametrize("level", ["greedy", "hard"])
def test_bots_beat_chance(level: str) -> None:
    """Duels with their drafts, seats changed over."""
    wins = 0
    games = 4 if not PLAIN else 2
    for number in range(games):
        match = Match.start("brutality", {}, 1 + number // 2)
        levels = (level, "random") if number % 2 == 0 else ("random", level)
        n = 0
        while not match.over:
            seat = match.active[0]
            match.play_all(seat, choose(match.spec, match.tables, match.state, seat, levels[seat], 1, n)[0])
            n += 1
        wins += match.s.winner >= 0 and levels[match.s.winner ^ match.s.first] == level
    assert wins >= games - 1
