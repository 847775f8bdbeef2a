"""How the log tells a fight, and how long each line of it is shown: places, verdicts and a KO, nothing twice."""

import pytest

from rumpus.kernel.match.match import Match
from rumpus.server.show.beats import beats

BLANK = {"card_set": "blank"}
BLOW = "turn A\nA yumiko equipped at r4c4 hand 5\nB nix {level}at r4c5 hand\ntokens r2c4\n"
BID = "turn A\nA yumiko at r4c3 hand 3 4\nB nix {level}at r4c4 hand 1 2\n"


def at(scene: str, *plays: str, **options: str) -> Match:
    """A match after some plays, each a seat's: `A: heavy B; play 5`."""
    m = Match.at_scene("brawlhalla", scene, {**BLANK, **options})
    for play in plays:
        seat, names = play.split(": ")
        m.play_all("ABCD".index(seat), names.split("; "))
    return m


def told(m: Match) -> list[str]:
    """The log as it reads."""
    return [line["text"] for line in m.told() if not line.get("quiet")]


def shown(m: Match) -> list[tuple[str, int]]:
    """What is shown of it, and how long: every line that has a picture."""
    lines = m.said()
    return [(lines[one.n]["kind"], one.ms) for one in beats(m, -1, 0)]


@pytest.mark.rule("BH-MOVE-02")
def test_a_move_is_told_once_by_where_it_goes():
    scene = "turn A\nA yumiko at r2c2 hand 1 2\nB nix at r4c5 hand 1\n"
    m = at(scene, "A: move 2; path r3c3 r3c4")
    assert told(m) == ["Yumiko moves 2, into r3c4."]
    assert shown(m) == [("walk", 220)]


@pytest.mark.rule("BH-MOVE-01")
def test_the_card_of_a_move_is_told_where_it_does_something():
    scene = "turn A\nA nix at r2c2 hand 3 3a\nB yumiko at r4c5 hand 1\n"
    assert told(at(scene, "A: move 3a", card_set="salt-and-steel")) == ["Nix spends a 3 (Sink) to move."]
    assert told(at(scene, "A: move 3", card_set="salt-and-steel")) == []


@pytest.mark.rule("BH-LIGHT-06", "BH-LIGHT-04", "BH-DMG-03")
@pytest.mark.parametrize(("level", "does"), [("", "goes to Yellow"), ("red ", "is at Red already")])
def test_a_light_attack_is_shown_card_by_card_then_its_verdict_then_what_it_does(level, does):
    m = at(BID.format(level=level), "A: light B; play 3", "B: pass")
    attack = ["Light attack on Nix!", "Yumiko opens with a 3.", "3 against 0: Nix is hit.", f"Nix {does}."]
    assert told(m) == attack, "the verdict tells of the pass"
    hurts = "capped" if level else "damage"
    assert shown(m) == [("attack", 260), ("open", 310 + 3 * 30), ("hit", 700), (hurts, 280)]


@pytest.mark.rule("BH-LIGHT-07", "BH-HEAVY-02")
@pytest.mark.parametrize(
    ("kind", "answer", "answers", "says"),
    [
        ("light", "play 4; lay", 310 + 4 * 30, ["Nix adds a 4: 4 against 4.", "4 against 4: Nix blocks."]),
        ("heavy", "play 4", 310, ["Nix has a 4!", "Nix dodges!"]),
    ],
)
def test_an_attack_that_fails_is_shown_as_whole(kind, answer, answers, says):
    scene = "turn A\nA yumiko equipped at r4c3 hand 4\nB nix at r4c4 hand 4\ntokens r2c4\n"
    m = at(scene, f"A: {kind} B; play 4", f"B: {answer}")
    assert told(m)[2:] == says
    assert [ms for _, ms in shown(m)][2:] == [answers, 700 + (100 if kind == "light" else 200)]


@pytest.mark.rule("BH-KB-02", "BH-KB-09", "BH-KOL-01")
def test_a_flight_is_shown_once_and_before_what_it_costs():
    m = at(BLOW.format(level=""), "A: heavy B; play 5")
    assert told(m)[2:] == [
        "No dodge: Nix is hit.",
        "Nix flies 2: 0 for Fresh, 2 for the card.",
        "Nix goes over the KO line!",
        "Nix goes to Yellow.",
        "Nix flies out to r4c6.",
    ]
    flight = 200 + 2 * 70
    assert shown(m)[1:] == [("open", 310), ("hit", 990), ("cross", flight), ("damage", 280)]


@pytest.mark.rule("BH-KOL-03", "BH-KO-01", "BH-KO-07")
@pytest.mark.parametrize(
    ("level", "mode", "ends"),
    [
        ("yellow ", "standard", [("reveal", 640)]),
        ("red ", "standard", [("reveal", 640)]),
        ("red ", "blitz", [("out", 640), ("over", 500)]),
    ],
)
def test_a_ko_is_shown_at_full_length_and_all_that_leads_to_it_by_it(level, mode, ends):
    m = at(BLOW.format(level=level), "A: heavy B; play 5", ko_mode=mode)
    assert shown(m) == [("attack", 260), ("open", 310), ("hit", 990), ("ko", 1260), *ends]
    assert "KO! Yumiko knocks out Nix." in told(m)


@pytest.mark.rule("BH-KO-01", "BH-RUL-23")
def test_later_kos_of_a_game_are_shorter():
    scene = "turn A\nA yumiko at r4c2 hand 1\nB nix red at r5c4 hand\nC mordex red at r5c5 hand\n"
    m = at(scene, "A: delay", "B: at r1c5", format="ffa", players=3)
    assert [ms for kind, ms in shown(m) if kind in ("ko", "reveal")] == [1260, 640, 820, 280]


@pytest.mark.rule("BH-GEN-01", "BH-PHASE-01")
def test_what_the_log_does_not_tell_is_its_headings_and_the_steps_of_an_attack():
    m = at(BID.format(level=""), "A: end")
    marks = {line["kind"]: (line.get("quiet", False), line.get("head", False)) for line in m.told()}
    assert (marks["end_turn"], marks["turn"]) == ((True, False), (True, True))
    m = at(BID.format(level=""), "A: light B; play 3")
    assert {line.get("quiet", False) for line in m.told() if line["kind"] == "phase"} == {True}
