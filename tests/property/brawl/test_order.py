"""BR-RUL-35: where two codes of refusal hold at once, the earlier one is told; without its cause, the later one is.

A case: options, a request, the code and the scene where both hold, the code and the scene where the later one is left.
`!` before a request: it names a card that is not there (BR-ARB-07); `?`: aimed at a top that has gone (BR-ARB-06).
"""

import pytest
from tests.games.brawl.scenes.law import code, table
from tests.games.brawl.scenes.test_rulings import own

from rumpus.games.brawl.interface.legality import CODES

ROW = "row A B: A1 B1"
ORDER = CODES[1:]
CIRCLE = {"format": "circle", "players": 3}
TEAM = {"format": "tag_team", "players": 4}
ROWS3 = "row A B: A1 B1\nrow B C: B2 C1\nrow C A: C2 A2"
TEAMS = "row 1 2: A1 B1"
CLOSED = f"{ROWS3.replace('A B:', 'A B closed:', 1)}\nA1 mods: Freeze/C\nB1 mods: Freeze/B\nA hand: Base"
READY = "phase ready\n"
THREE = "row A B: A2 A1 B1\nA hand: Base"
COLD = "A1 mods: Freeze/B"

CASES = [
    ({}, "A: deal", ("not_started", f"{READY}{ROW}\nA hand: Press"), ("hand_full", f"{ROW}\nA hand: Press")),
    ({}, "A: deal", ("not_started", f"{READY}{ROW}\nA deck:"), ("deck_empty", f"{ROW}\nA deck:")),
    ({}, "A: pick up", ("not_started", READY + ROW), ("pile_empty", ROW)),
    ({"mode": "training"}, "B: discard", ("not_your_turn", f"phase turn turn A\n{ROW}"),
     ("card_mismatch", f"phase turn turn B\n{ROW}")),
    ({"mode": "training"}, "B: deal", ("not_your_turn", f"phase turn turn A\n{ROW}\nB deck:\nB pile: Hit(red)"),
     ("deck_empty", f"phase turn turn B\n{ROW}\nB deck:\nB pile: Hit(red)")),
    ({"mode": "training", **TEAM}, "C: deal", ("not_your_turn", f"phase turn turn B\n{TEAMS}"),
     ("not_active", f"phase turn turn A\n{TEAMS}")),
    (TEAM, "C: deal", ("not_active", f"{TEAMS}\nC hand: Press"), ("hand_full", f"{TEAMS}\nC active\nC hand: Press")),
    (TEAM, "C: play A1.1", ("not_active", f"{TEAMS}\nC hand: Hit(red)\n{COLD}"),
     ("frozen", f"{TEAMS}\nC active\nC hand: Hit(red)\n{COLD}")),
    ({"churn_limit": 1, **TEAM}, "C: pick up", ("not_active", f"{TEAMS}\nC churn 1\nC pile: Press"),
     ("churn", f"{TEAMS}\nC active\nC churn 1\nC pile: Press")),
    ({"churn_limit": 1}, "A: pick up", ("churn", f"{ROW}\nA churn 1\nA hand: Press\nA pile: Hit(red)"),
     ("hand_full", f"{ROW}\nA hand: Press\nA pile: Hit(red)")),
    ({"churn_limit": 1}, "A: pick up", ("churn", f"{ROW}\nA churn 1"), ("pile_empty", ROW)),
    ({"mode": "training"}, "A: deal", ("card_pending", f"{ROW}\nA hand: Press\nA deck:"),
     ("deck_empty", f"{ROW}\nA pile: Hit(red)\nA deck:")),
    ({"mode": "training"}, "A: top A1.a", ("card_pending", f"{ROW}\nA hand: Press"), ("card_mismatch", ROW)),
    ({}, "A: deal", ("hand_full", f"{ROW}\nA hand: Press\nA deck:"), ("deck_empty", f"{ROW}\nA deck:")),
    ({}, "A: pick up", ("hand_full", f"{ROW}\nA hand: Press"), ("pile_empty", ROW)),
    ({}, "!A: top A1.a", ("hand_full", f"{ROW}\nA hand: Press\nA pile: Clear"),
     ("card_mismatch", f"{ROW}\nA pile: Clear")),
    ({}, "A: top A1.a", ("hand_full", f"{ROW}\nA hand: Press\nA pile: Double"),
     ("bad_target", f"{ROW}\nA pile: Double")),
    ({"tag_hand": "empty", **TEAM}, "A: tag B", ("hand_full", f"{TEAMS}\nA hand: Press"), ("bad_target", TEAMS)),
    ({}, "!A: pick up", ("pile_empty", ROW), ("card_mismatch", f"{ROW}\nA pile: Press")),
    ({}, "!A: put back", ("card_mismatch", f"{ROW}\nA hand: Press"), ("", "")),
    ({}, "A: put back", ("bad_zone", f"{ROW}\nA hand: Press"), ("", f"{ROW}\nA hand picked: Press")),
    ({}, "!A: play A1.a", ("card_mismatch", f"{ROW}\nA hand: Null"), ("", "")),
    ({}, "!A: play A1.a", ("card_mismatch", f"{ROW}\nA hand: Hit(red)\n{COLD}"), ("", "")),
    ({}, "A: play A1.a", ("bad_target", f"{ROW}\nA hand: Null\n{COLD}"), ("frozen", f"{ROW}\nA hand: Press\n{COLD}")),
    ({}, "?A: play A1.a", ("bad_target", f"{ROW}\nA hand: Null"), ("stale", f"{ROW}\nA hand: Hit(red)")),
    (CIRCLE, "A: play B2.b", ("bad_target", f"{ROWS3}\nA hand: Null"),
     ("not_your_area", f"{ROWS3}\nA hand: Hit(red)")),
    (CIRCLE, "A: play B2", ("not_your_area", f"{ROWS3}\nA hand: Null\nB2 mods: Freeze/B"),
     ("frozen", f"{ROWS3}\nB2 mods: Freeze/B\nB hand: Null")),
    (CIRCLE, "?A: play B2.b", ("not_your_area", f"{ROWS3}\nA hand: Hit(red)"),
     ("stale", f"{ROWS3}\nB hand: Hit(red)")),
    (CIRCLE, "A: play left BC", ("not_your_area", "row A B: A1 B1\nrow B C: B2 C1 C3\nrow C A: C2 A2\nA hand: Base"),
     ("row_full", "row A B: A1 B1\nrow B C: B2 C1 C3\nrow C A: C2 A2\nB hand: Base")),
    ({}, "?A: play A1", ("frozen", f"{ROW}\nA hand: Null\n{COLD}"), ("stale", f"{ROW}\nA hand: Null")),
    ({}, "A: play A1", ("frozen", f"row A B: A1 B1 B2\nA hand: Press\n{COLD}"),
     ("needs_modifier", f"{ROW}\nA hand: Press")),
    ({}, "A: play B1", ("frozen", "row A B: A1 B1 B2\nA hand: Clear\nB1 mods: Freeze/B"),
     ("blocked_in", "row A B: A1 B1 B2\nA hand: Clear")),
    ({"area_close": "on", **CIRCLE}, "?A: play left AB", ("area_closed", CLOSED),
     ("stale", f"{ROWS3}\nA hand: Base")),
    ({}, "?A: play left", ("stale", THREE), ("row_full", THREE)),
    ({}, "?A: play A1", ("stale", "row A B: A1\nA hand: Clear"), ("last_base", "row A B: A1\nA hand: Clear")),
    ({}, "?A: play B1", ("stale", "row A B: A1 B1 B2\nA hand: Clear"),
     ("blocked_in", "row A B: A1 B1 B2\nA hand: Clear")),
    ({}, "?A: play A1", ("stale", f"{ROW}\nA hand: Clear\nA1 mods: Hold"),
     ("held", f"{ROW}\nA hand: Clear\nA1 mods: Hold")),
    ({}, "?A: play A1", ("stale", f"{ROW}\nA hand: Press"), ("needs_modifier", f"{ROW}\nA hand: Press")),
    ({}, "?A: play A1.a", ("stale", f"{ROW}\nA hand: Press"), ("needs_block", f"{ROW}\nA hand: Press")),
    ({}, "?A: play A1.a", ("stale", f"{ROW}\nA hand: Hit-2(red)"), ("needs_hit", f"{ROW}\nA hand: Hit-2(red)")),
    ({}, "A: play A1", ("last_base", "row A B: A1\nA hand: Clear\nA1 mods: Hold"),
     ("held", f"{ROW}\nA hand: Clear\nA1 mods: Hold")),
    ({}, "A: play B1", ("blocked_in", "row A B: A1 B1 B2\nA hand: Clear\nB1 mods: Hold"),
     ("held", f"{ROW}\nA hand: Clear\nB1 mods: Hold")),
    ({}, "A: play A1.a", ("top_is_block", f"{ROW}\nA hand: Hit(red)\nA1.a: Hit(blue), Block(blue)"),
     ("wrong_colour", f"{ROW}\nA hand: Hit(red)\nA1.a: Hit(blue), Block(blue), Press")),
    ({}, "A: play A1.a", ("top_is_press", f"{ROW}\nA hand: Block(red)\nA1.a: Hit(blue), Block(blue), Press"),
     ("wrong_colour", f"{ROW}\nA hand: Block(red)\nA1.a: Hit(blue)")),
]  # fmt: skip


def judged(scene: str, told: str, options: dict) -> str:
    """The code of one request; `!` and `?` as above."""
    plain = told.lstrip("!?")
    return code(table(scene, **options), plain, card=400 if "!" in told else -1, top=400 if "?" in told else -1)


@pytest.mark.rule("BR-RUL-35")
@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case[2][0]}-{case[3][0] or 'accepted'}-{case[1]}")
def test_the_earlier_of_two_codes_is_told(case):
    options, told, (first, both), (later, alone) = case
    assert judged(both, told, options) == first
    if alone:
        lone = told.lstrip("!?") if later not in ("stale", "card_mismatch") else told
        if "B hand" in alone and told.lstrip("!?").startswith("A:"):
            lone = lone.replace("A:", "B:")  # a neighbour of that area
        assert judged(alone, lone, options) == later
        assert not later or ORDER.index(first) < ORDER.index(later)


@pytest.mark.rule("BR-RUL-35", "BR-ARB-08")
@pytest.mark.parametrize("told", ["deal", "pick up", "put back", "discard", "play A1", "play A9", "top A1.a", "ready"])
def test_a_game_that_is_over_says_so_first(told):
    m = table(f"{ROW}\nB hand: Freeze\nA hand: Null\n{COLD}")
    m.play(1, "play B1")
    assert {code(m, f"A: {told}", card, top) for card in (-1, 400) for top in (-1, 400)} == {"game_over"}


@pytest.mark.rule("BR-RUL-35", "BR-RUL-43")
@pytest.mark.parametrize(("told", "scene"), [("play A1.a red", "A1.a: Hit(blue)"), ("play A1.a", "")])
def test_a_colour_that_does_not_fit_comes_before_a_frozen_base(told, scene):
    m = own('effect = "wild_hit"', f"{ROW}\nA hand: Own\n{COLD}\n{scene}")
    assert code(m, f"A: {told}") == "bad_target"


@pytest.mark.rule("BR-RUL-35", "BR-ARB-05")
def test_what_fits_no_base_at_all_comes_before_a_base_that_has_gone():
    m = table(f"{ROW} B2\nA hand: Null\nB hand: Clear")
    m.play(1, "play A1")
    assert code(m, "A: play A1.a") == "bad_target"
    assert code(m, "A: play A1") == "target_gone"
