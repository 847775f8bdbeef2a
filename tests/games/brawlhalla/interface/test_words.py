"""Names, prompts, log lines: every action, decision and event in words that a player reads."""

import random
import re

import pytest
from tests.games.brawlhalla.words import prompt, say

from rumpus.games.brawlhalla.interface import events, names
from rumpus.games.brawlhalla.rules import ids
from rumpus.kernel.contract.spec import find
from rumpus.kernel.match.match import Match

EVENTS = {name: number for name, number in vars(ids).items() if name.startswith("EV_")}
GIVEN = {  # a, b, c, d of a row of each kind that needs more than zeros
    "EV_LEGEND": (2, 1, 0, 0),
    "EV_DRAW": (2, 0b11, 0, 0),
    "EV_SWAP": (2, 0, 0, 0),
    "EV_ATTACK": (1, ids.HEAVY_ATTACK, 0, 0),
    "EV_BONUS": (2, 1, 0, 0),
    "EV_DAMAGE": (0, 1, ids.DMG_LIGHT, 0),
    "EV_HEAL": (2, 1, 0, 0),
    "EV_OVER": (ids.OVER_LAST, 0, 0, 0),
    "EV_PHASE": (1, 0, 0, 0),
    "EV_KNOCKBACK": (3, 2, 1, 0),
}
SCENE = """
A yumiko side 1 equipped red at r2c2 hand 3 4
B nix at r2c3 hand 5 5
"""


def at(scene=SCENE, **options):
    return Match.at_scene("brawlhalla", scene, options)


@pytest.mark.parametrize("name", EVENTS)
def test_every_event_is_one_line_with_a_rule(name):
    m = at()
    row = (EVENTS[name], 0, *GIVEN.get(name, (0, 0, 0, 0)), 0, 0)
    for viewer in (0, 1, -1):
        shown = events.LINES.redact(row, viewer, m.t, m.s)
        assert shown is not None
        line, rule = say(m, shown, viewer)
        assert line.endswith(".")
        assert "\n" not in line
        assert "!" not in line
        assert not re.search(r"\b(None|frame|seat \d|-1)\b", line), line
        assert rule.startswith("BH-")


def test_every_event_has_a_name():
    assert (
        "",
        *(name.removeprefix("EV_").lower() for name in sorted(EVENTS, key=EVENTS.__getitem__)),
    ) == events.LINES.names


def test_the_knock_back_says_its_sum():
    m = at()
    row = (ids.EV_KNOCKBACK, 1, 3, 2, 1, 0, 0, 0)
    assert say(m, row, -1) == ("Red gives 2, the card gives 1: Nix is knocked back 3.", "BH-KB-02")


def test_two_seats_with_one_legend_are_told_apart():
    m = at("A nix at r1c1\nB nix at r1c3\n", mirror_legends="yes")
    assert names.who(m.t, m.s, 1) == "Nix (B)"


def test_drawn_cards_are_for_their_owner():
    m = at()
    row = (ids.EV_DRAW, 0, 2, 0b10011, 0, 0, 0, 0)
    assert say(m, events.LINES.redact(row, 0, m.t, m.s), 0)[0] == "Yumiko draws 2 cards: 1, 1, 2."
    for viewer in (1, -1):
        assert events.LINES.redact(row, viewer, m.t, m.s)[3] == 0
        assert say(m, events.LINES.redact(row, viewer, m.t, m.s), viewer)[0] == "Yumiko draws 2 cards."


def test_cards_looked_at_are_for_who_looked():
    m = at()
    row = (ids.EV_LOOK, 0, 1, 0, 0b1, 0, 0, 0)
    assert say(m, events.LINES.redact(row, 0, m.t, m.s), 0)[0] == "Yumiko looks at Nix's hand: 1."
    assert events.LINES.redact(row, 1, m.t, m.s)[4] == 0


@pytest.mark.rule("BH-RUL-71")
def test_team_mates_see_draws_only_with_shared_hands():
    for shared, wanted in (("shared", 0b11), ("hidden", 0)):
        m = Match.start("brawlhalla", {"format": "2v2", "team_hands": shared, "legend_pick": "random"}, 1)
        row = (ids.EV_DRAW, 0, 2, 0b11, 0, 0, 0, 0)
        assert events.LINES.redact(row, 2, m.t, m.s)[3] == wanted
        assert events.LINES.redact(row, 1, m.t, m.s)[3] == 0


def sentences(said):
    return [part for part in re.split(r"(?<=\.)\s", said) if part]


@pytest.mark.parametrize("options", [{}, {"format": "2v2"}, {"format": "ffa", "mulligan": "once"}], ids=str)
def test_prompts_are_short_and_never_say_what_is_hidden(options):
    """At most 8 words a sentence (LOOK section 10), for the decider and for everybody who waits."""
    match = Match.start("brawlhalla", options, 5)
    chance = random.Random(5)
    seen = set()
    while not match.over and len(match.history) < 500:
        seen.add(match.s.ask)
        for p in range(match.seats):
            what, how = prompt(match, p)
            assert what
            for sentence in sentences(what) + sentences(how):
                waits = p not in match.active or "use it" in sentence or sentence.startswith("For ")
                assert len(sentence.split()) <= (10 if waits else 8), sentence
                assert sentence.endswith((".", "?")), sentence
        seat = match.active[0]
        match.play(seat, chance.choice(match.actions(seat)))
    assert len(seen) > 8


def test_a_blind_pick_says_how_many_are_ready():
    match = Match.start("brawlhalla", {"legend_pick": "blind"}, 5)
    seat = match.active[0]
    match.play(seat, match.actions(seat)[0])
    assert prompt(match, seat)[0] == "1 of 2 ready."
    assert prompt(match, 1 - seat)[0] == "Pick your Legend."


@pytest.mark.parametrize(
    ("text_of", "wanted"),
    [
        ("move 3", "move 3"),
        ("MOVE 4", "move 4"),
        ("light b", "light B"),
        ("heavy B", "heavy B"),
        ("at R2C2", "at r2c2"),
        ("step ne", "step NE"),
        ("pick 9", "pick 9"),
        ("use weapon", "use weapon"),
        ("use side2", "use side2"),
        ("use power.2", "use power.2"),
        ("legend nix 2", "legend nix 2"),
        ("bonus 3", "bonus 3"),
        ("concede", "concede"),
    ],
)
def test_names_parse_back(text_of, wanted):
    m = at(card_set="blank")
    a = m.spec.actions.parse(m.t, m.s, 0, text_of)
    assert m.name(0, a) == wanted


@pytest.mark.parametrize(
    "wrong", ["", "jump", "move", "move 9", "light Z", "at r9c9", "step UP", "pick 10", "use x", "legend x 1"]
)
def test_what_is_not_understood_is_said(wrong):
    m = at(card_set="blank")
    with pytest.raises(ValueError, match=r"is no action of Brawlhalla"):
        m.spec.actions.parse(m.t, m.s, 0, wrong)


def test_macros():
    m = at("A at r1c1 hand 3 3\nB at r1c3\n", card_set="blank")
    expand = find("brawlhalla").actions.expand
    m.play(0, "move 3")
    assert expand(m.t, m.s, 0, "path r1c2 r2c2") == ["step E", "step S", "stop"]
    assert expand(m.t, m.s, 0, "path r1c2 r2c2 r2c1") == ["step E", "step S", "step W"]
    assert expand(m.t, m.s, 0, "lay 5 1") == ["play 1", "play 5", "lay"]
    with pytest.raises(ValueError, match="not next to"):
        expand(m.t, m.s, 0, "path r3c3")
    m.play(0, "path r1c2 r2c2")
    assert m.view()["seats"][0]["space"] == "r2c2"


@pytest.mark.rule("BH-RUL-82")
def test_a_silent_seat_plays_on_and_never_breaks_a_rule():
    spec = find("brawlhalla")
    for options in ({}, {"format": "ffa", "mulligan": "once"}, {"discard_more": "yes", "stall_rounds": 3}):
        match = Match.start("brawlhalla", options, 3)
        while not match.over and len(match.history) < 300:
            for seat in match.active:
                match.play(seat, spec.actions.passive(match.t, match.s, seat))


@pytest.mark.rule("BH-RUL-82")
def test_defaults_of_the_clock():
    m = at("turn A actions 1\nA at r2c2 hand 5 4 4 3 2 1 1\nB at r2c3 hand 2 4\n", card_set="blank")
    spec = m.spec

    def silent(seat):
        return m.name(seat, spec.actions.passive(m.t, m.s, seat))

    assert silent(0) == "end"
    m.play(0, "light B")
    assert silent(0) == "play 1"
    m.play(0, "play 1")
    assert silent(1) == "pass"
    m.play(1, "pass")
    assert silent(0) == "end"
    m = at("turn A actions 1\nA at r2c2 hand 5 4 4 3 2 1 1\nB at r2c4\n", card_set="blank")
    m.play(0, "end")
    assert m.name(0, m.spec.actions.passive(m.t, m.s, 0)) == "discard 1"
    m = at("A at r1c2 hand 3\nB at r2c4\n", card_set="blank")
    m.play(0, "move 3")
    assert m.name(0, m.spec.actions.passive(m.t, m.s, 0)) == "stop"
    m.undo(0)
    m.play(0, "delay")
    assert m.name(0, m.spec.actions.passive(m.t, m.s, 0)) == "draw"
