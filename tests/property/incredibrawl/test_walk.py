"""Random games of IncrediBrawl with every check on the way; set-up, and what is refused."""

from typing import Any

import pytest
from tests.helpers.knowledge import values_taken
from tests.helpers.walk import walk

from rumpus.games.incredibrawl.game import SPEC
from rumpus.kernel.contract.options import OptionError
from rumpus.kernel.match.match import IllegalAction, Match

GAMER = {"mode": "gamer", "power_ups": "on", "locations": "on", "select_a_brawl": "on"}
TABLES: tuple[dict[str, Any], ...] = (
    {"mode": "family", "players": 3},
    {"mode": "casual"},
    {"mode": "casual", "players": 4, "tie_break": "random", "refill_timing": "draw_step"},
    {"mode": "gamer", "power_ups": "on", "players": 3},
    {"mode": "gamer", "locations": "on", "no_character_test": "at_draw"},
    {"mode": "gamer", "select_a_brawl": "on", "players": 3, "three_player_spots": "choose_spot"},
    {**GAMER, "players": 4, "power_up_order": "first_player", "gone_ability": "skipped"},
    {**GAMER, "sab_choice": "at_placement", "tie_break": "coin", "late_power_up": "returned"},
    {**GAMER, "players": 3, "arrival": "live", "hidden_windows": "on"},
)


@pytest.mark.parametrize("options", TABLES, ids=lambda o: "-".join(str(x) for x in o.values()))
def test_random_games(options: dict[str, Any]) -> None:
    """Everything the house promises, at every step (DESIGN 4e)."""
    # Where windows are hidden most decisions are passes of one window after the other.
    walk(SPEC, options, seeds=range(2), every=80 if options.get("hidden_windows") == "on" else 20)


@pytest.mark.rule("IB-R-LOCK", "IB-SEL-05", "IB-SEL-01", "IB-SEL-06")
def test_withdraw() -> None:
    """A chosen card may be taken back until the last player has chosen."""
    match = Match.start(SPEC, {}, 3)
    before = match.view(0)["mine"]["hand"]
    match.play(0, match.actions(0)[0])
    assert match.active == (1,)
    assert len(match.view(0)["mine"]["hand"]) == 4
    match.play(0, "withdraw")
    assert match.view(0)["mine"]["hand"] == before
    with pytest.raises(IllegalAction, match="IB-SEL-05"):
        match.play(0, "withdraw")


@pytest.mark.rule("IB-SETUP-02", "IB-SETUP-03", "IB-SETUP-06", "IB-SETUP-07", "IB-SETUP-08", "IB-SETUP-12")
def test_set_up() -> None:
    """Hands of 5, decks of 25 or 35, Glory 1 or 0."""
    for options, deck, glory in (({}, 25, 1), ({"mode": "family"}, 25, 0), ({**GAMER, "players": 4}, 35, 1)):
        for seat in Match.start(SPEC, options, 1).view()["seats"]:
            assert (seat["hand"], seat["deck"], seat["glory"], seat["discard"]) == (5, deck, glory, [])


@pytest.mark.rule("IB-SETUP-01", "IB-MODE-04", "IB-MODE-05", "IB-MODE-06", "IB-R-MODEMIX", "IB-R-GOAL", "IB-SETUP-05")
@pytest.mark.parametrize(
    "options",
    [
        {"players": 1},
        {"players": 5},
        {"mode": "gamer"},
        {"power_ups": "on"},
        {"glory_goal": 9},
        {"mode": "gamer", "locations": "on", "power_up_order": "first_player"},
    ],
)
def test_refused_tables(options: dict[str, Any]) -> None:
    """What cannot be played is refused before the start."""
    with pytest.raises(OptionError):
        Match.start(SPEC, options, 1)


@pytest.mark.rule("IB-SEL-03", "IB-R-HIDDENCOUNT")
def test_redeal_has_teeth() -> None:
    """An unseen choice takes every value it could have; so does the hand."""
    match = Match.start(SPEC, {}, 9)
    match.play(1, match.actions(1)[0])
    taken = values_taken(match, 0, lambda _t, s: [s.seats[1].selected, s.seats[1].deck[0] % 64])
    assert [len(values) for values in taken] == [30, 30]
