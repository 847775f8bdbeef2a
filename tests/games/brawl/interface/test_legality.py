"""Reasons that fit: each refusal names the rule that it comes from, each line of the log the rule that decided it."""

import pytest
from tests.games.brawl.scenes.law import code, play, table, training
from tests.games.brawl.scenes.test_rulings import own

from rumpus.games.brawl.interface.legality import judge
from rumpus.kernel.match.match import Match

rule = pytest.mark.rule
ROW = "row A B: A1 B1"
ROWS3 = "row A B: A1 B1\nrow B C: B2 C1\nrow C A: C2 A2"
TEAM = {"format": "tag_team", "players": 4}


def why(m: Match, told: str) -> tuple[str, str] | None:
    """Code and rule of a refusal."""
    p = "ABCDEFGH".index(told[0])
    return judge(m.t, m.s, p, m.spec.actions.parse(m.t, m.s, p, told[3:]))


@rule("BR-RUL-35", "BR-TAG-07")
@pytest.mark.parametrize("made", [table, training])
def test_a_tag_of_a_rival_or_of_oneself(made):
    m = made("row 1 2: A1 B1", **TEAM)
    p = m.active[0]
    me, rival = "ABCD"[p], "ABCD"[1 - p]
    for whom in (me, rival):
        assert why(m, f"{me}: tag {whom}") == ("bad_target", "BR-TAG-07")
    duel = made(f"phase turn turn A\n{ROW}" if made is training else ROW)
    assert why(duel, "A: tag B") == ("bad_target", "BR-TAG-07")


@rule("BR-RUL-35", "BR-RUL-22", "BR-RUL-28", "BR-RUL-29")
def test_a_tag_of_who_has_left_or_cannot_act_or_may_not_start():
    m = table("row 1 2: A1 B1\nC out conceded", **TEAM)
    assert why(m, "A: tag C") == ("bad_target", "BR-RUL-22")
    hands = "B hand: Hit(red)\nE pile: Hit(red)\nA deck:\nC deck:\nE deck:"
    m = training(f"phase turn turn B\nrow 1 2: A1 B1\n{hands}", format="tag_team", teams="3v2", players=5)
    m.play(1, "discard")
    assert why(m, "A: tag C") == ("bad_target", "BR-RUL-28")
    m = Match.start("brawl", TEAM, 3)
    assert why(m, "A: tag B") == ("bad_target", "BR-RUL-29")


@rule("BR-RUL-35")
@pytest.mark.parametrize(
    ("card", "rule_"),
    [
        ("Press", "BR-PRESS-01"),
        ("Hit(red)", "BR-HIT-06"),
        ("Block(red)", "BR-BLOCK-01"),
        ("Wild Block", "BR-WILD-02"),
        ("Clear", "BR-CLEAR-01"),
        ("Freeze", "BR-FREEZE-01"),
        ("Double", "BR-MOD-02"),
    ],
)
def test_left_and_right_are_for_bases(card, rule_):
    m = table(f"{ROW}\nA hand: {card}")
    assert why(m, "A: play left") == ("bad_target", rule_)
    assert why(table(f"{ROW}\nA hand: Base"), "A: play A1") == ("bad_target", "BR-BASE-02")


@rule("BR-RUL-35")
@pytest.mark.parametrize("kind", ["sweep_end", "burn_self", "burn_rival", "dig"])
def test_a_designers_card_gives_its_own_word(kind):
    m = own(f'effect = "{kind}"\nk = 2', f"{ROW}\nA hand: Own")
    assert why(m, "A: play right") == ("bad_target", kind)


@rule("BR-RUL-35", "BR-REAL-01", "BR-RUL-31")
@pytest.mark.parametrize("fouls", ["refuse", "claim"])
def test_pass_and_ready_in_live_play(fouls):
    m = table(ROW, fouls=fouls)
    assert why(m, "A: pass") == ("no_choice", "BR-REAL-01")
    assert why(m, "A: ready") == ("no_choice", "BR-RUL-31")
    assert why(m, "A: stand") == ("no_choice", "BR-FOUL-02")


@rule("BR-RUL-35", "BR-RUL-06")
def test_a_call_gives_the_reasons_of_calls():
    m = table(ROW, fouls="claim")
    assert why(m, "A: call A1.a") == ("empty_end", "BR-RUL-06")
    assert why(m, "A: call A1") is None
    assert why(m, "A: take back A1") == ("no_foul", "BR-RUL-06")
    assert why(m, "A: call B7.b") == why(m, "A: call B7") == ("bad_target", "BR-ARB-05")
    play(m, "A: deal", "A: discard")
    for told in ("call A1.a", "take back A1.a"):
        assert why(training(f"phase turn turn A\n{ROW}"), f"A: {told}") == ("no_foul", "BR-RUL-06")


@rule("BR-RUL-35", "BR-TRAIN-03", "BR-REAL-06", "BR-RUL-22")
def test_other_reasons():
    m = training(f"phase turn turn A\n{ROW}\nA pile: Press")
    assert why(m, "A: pick up") == ("bad_zone", "BR-TRAIN-03")
    assert why(m, "A: put back") == ("bad_zone", "BR-REAL-06")
    assert why(table(f"{ROW}\nA hand: Press"), "A: put back") == ("bad_zone", "BR-REAL-06")
    circle = table(f"{ROWS3}\nC out conceded", format="circle", players=3)
    assert why(circle, "C: deal") == ("not_active", "BR-RUL-22")


# ---------------------------------------------------------------- the log


def won(m: Match) -> dict[str, tuple[str, str]]:
    """The line of each Base scored, and its rule."""
    return {line["text"][:2]: (line["text"], line["rule"]) for line in m.said(-1) if line["kind"] == "won"}


@rule("BR-SCORE-02", "BR-SCORE-03", "BR-REV-01", "BR-REV-02")
def test_a_scored_base_names_the_rule_that_decided_it():
    lines = "A1 mods: Freeze/B\nA1.a: Hit(red), Hit(red)\nA1.b: Hit(blue)\nB1 mods: Reverse\nB1.b: Hit(red)"
    m = table(f"row A B: A1 B1 B2\nA hand: Freeze\n{lines}\nB2 mods: Freeze/B")
    m.play(0, "play B1")
    assert won(m) == {
        "A1": ("A1 stands 2 to 1: 1 for A", "BR-SCORE-02"),
        "B1": ("B1 stands 0 to 1, reversed: 1 for A", "BR-REV-01"),
        "B2": ("B2 stands 0 to 0, its owner's tie: 1 for B", "BR-SCORE-03"),
    }
    m = table("row A B: A1 B1\nA hand: Freeze\nA1 mods: Freeze/B\nB1 mods: Reverse\nB1.a: Hit(red)\nB1.b: Hit(red)")
    m.play(0, "play B1")
    assert won(m)["B1"] == ("B1 stands 1 to 1, its owner's tie: 1 for B", "BR-REV-02")


@rule("swap_tiebreak", "BR-TAG-09")
def test_a_turned_tie_and_a_teams_tie():
    m = own('effect = "swap_tiebreak"', f"{ROW}\nA hand: Freeze\nA1 mods: Own\nB1 mods: Freeze/B")
    m.play(0, "play A1")
    assert won(m)["A1"] == ("A1 stands 0 to 0, the tie turned: 1 for B", "swap_tiebreak")
    m = table("row 1 2: A1 B1\nA hand: Freeze\nB1 mods: Freeze/B", **TEAM)
    m.play(0, "play A1")
    assert won(m)["A1"] == ("A1 stands 0 to 0, its owner's tie: 1 for team 1", "BR-SCORE-03")


@rule("BR-CLEAR-01")
@pytest.mark.parametrize(
    ("lines", "said"),
    [
        ("", "B1 is swept"),
        ("B1.a: Hit(red)", "B1 is swept with the card on it"),
        ("B1.a: Hit(red), Block(red)\nB1 mods: Double", "B1 is swept with the 3 cards on it"),
    ],
)
def test_a_sweep_counts_the_cards_that_lay_on_the_base(lines, said):
    m = table(f"{ROW}\nA hand: Clear\n{lines}")
    play(m, "A: play B1")
    assert said in [line["text"] for line in m.said(-1)]


def test_a_refused_call_changes_nothing():
    assert code(table(ROW, fouls="claim"), "A: call A1.a") == "empty_end"
