"""Which acts the bots of Brawlhalla look at, and that they fight: who can strike strikes, and duels end by a KO."""

import sys
from functools import partial
from typing import Any

import pytest

from rumpus.bots.choose import LEVELS, choose, grow, mind
from rumpus.games.brawlhalla.rules import ids
from rumpus.kernel.match.match import Match
from rumpus.kernel.records.runtime import PLAIN

BLANK = {"card_set": "blank"}
REACH = "turn A actions 2\ntokens\nA equipped at r4c3 hand 2 3 4 5\nB equipped at r4c4 hand 2 3\n"
"""A can strike, and has the cards to do so."""
FORMATS: list[dict[str, Any]] = [{}, {"format": "2v2"}, {"format": "ffa"}, {"format": "ffa", "players": 3}]


def looked_at(match: Match) -> list[str]:
    """What a bot looks at, by name."""
    seat = match.active[0]
    m = mind(match.spec)
    m.states[0] = match.state[0]
    return [match.name(seat, action) for action in m.wise(match.tables.rows, seat)]


def at(scene: str) -> Match:
    """A position of plain cards."""
    return Match.at_scene("brawlhalla", scene, BLANK)


def test_who_can_strike_neither_waits_nor_ends_the_turn() -> None:
    looked = looked_at(at(REACH))
    assert {"light B", "heavy B", "move 2"} <= set(looked)
    assert not {"delay", "end"} & set(looked)
    assert "delay" in looked_at(at(REACH.replace("hand 2 3 4 5", "hand 2")))
    assert "delay" in looked_at(at(REACH.replace("A equipped", "A disarmed"))), "to recover the weapon"


def test_a_blow_that_does_nothing_binds_nobody() -> None:
    """BH-RUL-41: a Light hit at Red leaves the level as it is."""
    assert "delay" in looked_at(at(REACH.replace("A equipped", "A").replace("B equipped", "B red")))


def test_a_full_hand_goes_to_the_foe() -> None:
    looked = looked_at(at("turn A actions 2\ntokens\nA equipped at r2c1 hand 1 2 3 4 5\nB at r2c5 hand 2\n"))
    assert looked == ["move 1", "move 2", "move 3", "move 4", "move 5"]


def test_no_turn_ends_while_cards_may_be_drawn() -> None:
    scene = "turn A actions 2\ntokens\nA equipped at r2c1 hand 1 2\nB at r2c5 hand 2\n"
    assert "end" not in looked_at(at(scene))
    assert "end" in looked_at(at(scene.replace("hand 1 2", "hand 1 2 rest discard"))), "a reshuffle costs a level"
    assert looked_at(at(scene.replace("actions 2", "actions 0"))) == ["end"]


def test_without_a_card_no_weapon_is_flipped_and_nobody_must_draw_to_a_ko() -> None:
    match = at("turn A actions 2\ntokens\nA red equipped at r4c3 rest discard\nB red equipped at r4c2 rest discard\n")
    assert "end" in looked_at(match)
    match.play(0, "delay")
    assert looked_at(match) == ["draw"]


def test_whom_pressure_strikes_first_ends_a_wait_of_all_spent() -> None:
    """BH-RUL-80: quiet is counted by turns, and the 41st of a duel ends in a KO."""
    spent = "tokens\nA red equipped at r4c3 ko 1 rest discard\nB red equipped at r4c2 ko 1 rest discard\n"
    for quiet, ends in ((18, True), (20, False), (21, True), (38, False), (39, True)):
        match = at(f"turn A actions 2 quiet {quiet}\n{spent}")
        assert ("end" in looked_at(match)) is ends, quiet
    match = at(f"turn A actions 2 quiet 40 pressure\n{spent}")
    match.play(0, "end")
    assert match.over
    assert match.places[0] == 2
    for other in ("B red equipped at r4c2 ko 1 hand 1 rest discard", "B equipped at r4c2 ko 1 rest discard"):
        match = at(f"turn A actions 2 quiet 20\n{spent[: spent.index('B red')]}{other}\n")
        assert "end" in looked_at(match), other


def test_a_weapon_is_flipped_near_a_foe_alone() -> None:
    scene = "turn A actions 2\ntokens\nA equipped at r2c1 hand 1 2 3 4 5\nB at {} hand 2\n"
    for space, choices in (("r2c5", ["draw"]), ("r1c2", ["draw", "swap"])):
        match = at(scene.format(space))
        match.play(0, "delay")
        assert looked_at(match) == choices


def test_a_path_leads_somewhere() -> None:
    match = at("turn A actions 2\ntokens\nA equipped at r4c3 hand 3\nB at r1c1 hand 2\n")
    match.play(0, "move 3")
    assert "stop" in [match.name(0, action) for action in match.actions(0)]
    assert "stop" not in looked_at(match)
    match.play(0, "step E")
    assert "stop" in looked_at(match)
    assert "step W" in [match.name(0, action) for action in match.actions(0)]
    assert "step W" not in looked_at(match)


@pytest.fixture
def _same_everywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search of so many slices, whatever the machine does beside it."""
    monkeypatch.setattr(sys.modules[choose.__module__], "grow", partial(grow, slices=3))


@pytest.mark.usefixtures("_same_everywhere")
@pytest.mark.parametrize("level", ["greedy", *LEVELS])
def test_who_has_a_foe_in_reach_attacks(level: str) -> None:
    """In the turn, be it after a step."""
    attacks = 0
    for number in range(6):
        match = at(REACH)
        for n in range(30):
            if 0 not in match.active or match.s.n_fights:
                break
            match.play_all(0, choose(match.spec, match.tables, match.state, 0, level, 1, 100 * number + n)[0])
        attacks += match.s.seats[0].attacks > 0
    assert attacks >= 5


def fought(options: dict[str, Any], seed: int) -> tuple[int, int]:
    """A game of hard bots: its turns, and the KOs that pressure brought."""
    match = Match.start("brawlhalla", {"legend_pick": "random", "start_spots": "spread", **options}, seed)
    n = 0
    while not match.over:
        seat = match.active[0]
        match.play_all(seat, choose(match.spec, match.tables, match.state, seat, "hard", 1, 1000 * seed + n)[0])
        n += 1
    pressed = [e for step in match.steps for e in step.events if e[0] == ids.EV_KO and e[4] == ids.DMG_PRESSURE]
    return int(match.s.turn), len(pressed)


@pytest.mark.usefixtures("_same_everywhere")
@pytest.mark.skipif(PLAIN, reason="whole games are searched compiled")
@pytest.mark.parametrize("options", FORMATS, ids=str)
def test_bots_fight_to_an_end(options: dict[str, Any]) -> None:
    """In every format, without the help of pressure (BH-RUL-80)."""
    games = [fought(options, seed) for seed in range(1, 6)]
    assert sum(pressed for _, pressed in games) <= 1
    turns = sorted(turns for turns, _ in games)
    assert turns[2] <= (30 if not options else 60)
