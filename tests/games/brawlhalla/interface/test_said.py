"""What the log and a refusal say: the rule that really speaks, numbers in good English, one thing after the other."""

import pytest
from tests.games.brawlhalla.effects.probe import Bench, card_use, fx, op
from tests.games.brawlhalla.words import english, say

from rumpus.bots.advice import advice
from rumpus.games.brawlhalla.interface import acts, events
from rumpus.games.brawlhalla.rules import ids, ops
from rumpus.kernel.contract.spec import find
from rumpus.kernel.match.match import IllegalAction, Match

BLANK = {"card_set": "blank"}


def at(scene, *plays, **options):
    """A match after some plays."""
    m = Match.at_scene("brawlhalla", scene, {**BLANK, **options})
    for play in plays:
        seat, names = play.split(": ")
        m.play_all("ABCD".index(seat), names.split("; "))
    return m


def lines(m, *kinds):
    """(text, rule) of the public lines of these kinds."""
    return [(line["text"], line["rule"]) for line in m.said() if line["kind"] in kinds]


# ---------------------------------------------------------------- refusals at the Air limit


@pytest.mark.rule("BH-MOVE-05", "BH-MOVE-02")
@pytest.mark.parametrize(
    ("plays", "rule"),
    [
        (["move 4", "path r3c1 r3c0 r4c0 r5c0"], "BH-MOVE-05"),  # no Platform can be reached from r4c0: it ends there
        (["move 4", "step SE", "step W", "step S", "step S"], "BH-MOVE-05"),
        (["move 4", "step SE", "step W", "step S", "step W"], "BH-MOVE-15"),
        (["move 3", "path r3c1 r3c0 r4c0 r5c0"], "BH-MOVE-02"),  # the card gives no more steps
        (["move 4", "step SE", "stop", "step E"], "BH-MOVE-02"),  # stopped of the own free will
        (["step E"], "BH-MOVE-02"),
    ],
    ids=str,
)
def test_a_path_that_had_to_end_at_the_air_limit_names_it(plays, rule):
    m = at("A at r2c0 hand 3 4\nB at r1c5\n")
    with pytest.raises(IllegalAction) as refused:
        m.play_all(0, plays)
    assert refused.value.rule == rule
    assert not m.history


# ---------------------------------------------------------------- passes and KOs


@pytest.mark.rule("BH-HEAVY-04", "BH-LIGHT-04", "BH-RUL-38")
@pytest.mark.parametrize(
    ("attack", "hand", "rule"),
    [
        ("light", "1", "BH-LIGHT-04"),
        ("heavy", "1", "BH-HEAVY-04"),
        ("heavy", "3", "BH-HEAVY-04"),
        ("heavy", "", "BH-RUL-38"),
    ],
)
def test_a_pass_names_the_rule_of_its_attack_whatever_is_held(attack, hand, rule):
    m = at(f"A equipped at r4c3 hand 3\nB at r4c4 hand {hand}\ntokens\n", f"A: {attack} B; play 3")
    if hand:
        m.play(1, "pass")
    assert lines(m, "pass") == [("Hattori passes.", rule)]


DROP = {2: [fx("after_move", op("damage_deal", n=1, who="one opponent within 1", ko_at_red="yes"))]}


KOS = [
    ("turn A pressure\nA red at r2c2\n", {}, "A: end", "BH-RUL-80"),
    ("A at r4c3 hand 5\nB red at r4c4 hand\n", {"light_at_red": "ko"}, "A: light B; play 5", "BH-RUL-41"),
    ("A equipped at r4c4 hand 1\nB red at r4c5 hand\ntokens\n", {}, "A: heavy B; play 1", "BH-KOL-03"),
    ("A red at r1c1 hand rest discard\nB at r2c2\n", {}, "A: delay; draw", "BH-DRAW-03"),
    ("A at r2c2\nB red at r5c2\n", {}, "A: delay", "BH-RUL-23"),
    ("A at r2c2\nB at r5c2\n", {"bottom_fall": "ko"}, "A: delay", "BH-RUL-23"),
]


@pytest.mark.rule("BH-RUL-80", "BH-RUL-41", "BH-KOL-03", "BH-DRAW-03", "BH-RUL-23")
@pytest.mark.parametrize(("scene", "options", "play", "rule"), KOS)
def test_a_ko_names_the_rule_that_knocks_out(scene, options, play, rule):
    assert [said[1] for said in lines(at(scene, play, **options), "ko")] == [rule]


@pytest.mark.rule("BH-RUL-42", "BH-FX-13")
def test_a_ko_by_an_effect_names_its_ruling():
    b = Bench(cards=DROP).put(A="r1c1", B="r1c3").bare().level(1, 2).hold(0, 4)
    b.do(0, ids.MOVE + 4, ids.STEP + ids.E, ids.STOP, card_use(4))
    (row,) = [event for event in b.events if event[0] == ids.EV_KO]
    assert say(b, row, -1) == ("Rival is KO'd by Probe.", "BH-RUL-42")


# ---------------------------------------------------------------- numbers in words


@pytest.mark.parametrize(
    ("word", "n", "said"),
    [
        (ops.MOVE_BONUS, 1, "Yumiko gets 1 more step."),
        (ops.MOVE_BONUS, 2, "Yumiko gets 2 more steps."),
        (ops.MOVE_BONUS, -1, "Yumiko loses 1 step."),
        (ops.LIMIT_CARDS, 0, "Nix can't play more cards."),
        (ops.LIMIT_CARDS, 1, "Nix may play at most 1 more card."),
        (ops.LIMIT_CARDS, 2, "Nix may play at most 2 more cards."),
        (ops.AIR_LIMIT, 1, "Yumiko may enter 1 Air space in a row."),
        (ops.AIR_LIMIT, 4, "Yumiko may enter 4 Air spaces in a row."),
        (ops.EXTRA_OPENING, 2, "Yumiko may open with 2 cards."),
        (ops.TAX, 1, "Nix must also discard 1 card to answer."),
        (ops.TAX, 2, "Nix must also discard 2 cards to answer."),
    ],
)
def test_one_step_is_no_steps(word, n, said):
    m = Match.at_scene("brawlhalla", "A yumiko at r2c2\nB nix at r2c3\n")
    assert say(m, (ids.EV_EFFECT, 0, word, n, 1, 0, 0, 0), -1) == (said, f"BH-FX-{word:02}")


# ---------------------------------------------------------------- the end


TEAMS = "turn C\nA out\nB out\nC equipped at r4c4 hand 1\nD red at r4c5 hand\ntokens\n"


@pytest.mark.rule("BH-GEN-03", "BH-GEN-02")
def test_a_team_wins_as_a_team():
    m = at(TEAMS, "C: heavy D; play 1", format="2v2", ko_mode="blitz")
    assert lines(m, "over") == [("The last team standing wins.", "BH-GEN-03")]
    assert m.end == ("last-team-standing", "The last team standing wins.")
    assert m.view()["over"]["words"] == "The last team standing wins."
    m = at("A equipped at r4c4 hand 1\nB red at r4c5 hand\ntokens\n", "A: heavy B; play 1", ko_mode="blitz")
    assert lines(m, "over") == [("The last one standing wins.", "BH-GEN-02")]


@pytest.mark.rule("BH-RUL-83")
@pytest.mark.parametrize(("options", "out"), [({}, (1,)), ({"format": "2v2"}, (1, 3))])
def test_a_win_by_concession_names_the_opponents(options, out):
    m = Match.start("brawlhalla", {**options, "legend_pick": "random", "start_spots": "spread"}, 1)
    for seat in out:
        m.play(seat, "concede")
    assert lines(m, "over") == [("All opponents conceded.", "BH-RUL-83")]


def test_every_end_has_its_rule():
    assert set(events.ENDED) == set(find("brawlhalla").words.ends)


# ---------------------------------------------------------------- a sword on the way


@pytest.mark.rule("BH-WEAP-03", "BH-RUL-53")
@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("path r2c2 r1c3 r1c4", ["moves 1 to r2c2", "takes the Flaming Sword at r2c2", "moves 2 to r1c4"]),
        ("path r1c3 r2c4 r1c4", ["moves 2 to r2c4", "takes the Flaming Sword at r2c4", "moves 1 to r1c4"]),
        ("path r1c3 r1c4 r2c4", ["moves 3 to r2c4", "takes the Flaming Sword at r2c4"]),
        ("stop", ["stays at r1c2"]),
    ],
)
def test_a_sword_is_taken_where_it_lies(path, said):
    m = at("A at r1c2 hand 3\nB at r4c5\ntokens r2c2 r2c4\n", f"A: move 3; {path}")
    assert lines(m, "walk", "pickup") == [
        (f"Bödvar {words}.", "BH-WEAP-03" if "takes" in words else "BH-RUL-16" if "stays" in words else "BH-MOVE-02")
        for words in said
    ]


@pytest.mark.rule("BH-RUL-53", "BH-FX-25")
@pytest.mark.parametrize(
    ("ways", "said"),
    [
        ((ids.E, ids.E), ["steps from r1c3 to r1c4", "takes the Flaming Sword at r1c4", "steps from r1c4 to r1c5"]),
        ((ids.W, ids.W), ["steps from r1c3 to r1c1"]),
        ((ids.NE, ids.S), ["steps from r1c3 to r1c4", "takes the Flaming Sword at r1c4"]),
    ],
)
def test_a_sword_on_the_way_of_an_effect(ways, said):
    b = Bench(cards={2: [fx("after_move", op("step", n=2, way="any"))]}).put(A="r1c2", B="r4c5").bare().hold(0, 4)
    b.s.tokens[0] = b.space("r1c4")
    b.do(0, ids.MOVE + 4, ids.STEP + ids.E, ids.STOP, card_use(4), *(ids.STEP + way for way in ways))
    steps = [row for row in b.events if row[0] in (ids.EV_STEPS, ids.EV_PICKUP)]
    assert [say(b, row, -1)[0] for row in steps] == [f"Probe {words}." for words in said]


# ---------------------------------------------------------------- hints


@pytest.mark.parametrize(
    ("scene", "plays", "space", "ends"),
    [
        ("A at r4c2 hand 2 5\nB at r2c3\ntokens r2c2\n", "move 2; step NW", "r2c2", "the Flaming Sword lies there"),
        ("A at r4c2 hand 1 5\nB at r3c3\ntokens r2c2\n", "move 1", "r3c2", "then a Light attack reaches Hattori"),
        (
            "A equipped at r4c2 hand 1 5\nB at r3c3\ntokens r2c2\n",
            "move 1",
            "r3c2",
            "then a Heavy attack reaches Hattori",
        ),
        # No action is left; no card to attack with; nobody is near.
        ("turn A actions 1\nA at r4c2 hand 1 5\nB at r3c3\ntokens r2c2\n", "move 1", "r3c2", "you are within reach"),
        ("A at r4c2 hand 1\nB at r3c3\ntokens r2c2\n", "move 1", "r3c2", "you are within reach, in the air"),
        ("A at r4c2 hand 1 5\nB at r1c5\ntokens r2c2\n", "move 1", "r3c2", "no foe is in reach there"),
    ],
    ids=str,
)
def test_a_step_that_is_advised_says_what_it_leads_to(scene, plays, space, ends):
    m = at(scene if scene.startswith("turn") else f"turn A\n{scene}")
    m.play_all(0, plays.split("; "))
    step = next(a for a in m.actions(0) if acts.action(m.t, m.s, 0, a).get("space") == space)
    assert english(m, acts.said(m.t, m.s, 0, step), 0) == f"Go to {space}"
    assert advice(m, 0, [step])["args"]["why"]["text"].startswith(ends)
