"""What a hint says of a step, and why: one sentence, true in the position, without coordinates of its own."""

from random import Random

import pytest

from rumpus import new
from rumpus.bots.advice import advice
from rumpus.kernel.match.match import Match


def hint(scene, *names, **options):
    """The reason that a hint gives for these acts of seat A, and what it says first."""
    m = Match.at_scene("brawlhalla", scene, {"card_set": "blank", **options})
    seat = m.active[0]
    actions, at = [], m.copy()
    for name in names:
        actions.append(at.spec.actions.parse(at.t, at.s, seat, name))
        at.play(seat, actions[-1])
    told = advice(m, seat, actions)
    why = told["args"].get("why")
    return told["args"]["play"]["text"], why["text"] if why else None


DUEL = "A equipped at r4c3 hand 3 5\nB {b} at r4c4 hand {hand}\ntokens\n"


@pytest.mark.parametrize(
    ("b", "hand", "acts", "said", "why"),
    [
        ("", "", ("light B", "play 5"), "Attack Hattori with a 5", "Hattori has no cards to answer with"),
        ("", "4", ("light B", "play 5"), "Attack Hattori with a 5", "a hit makes Hattori Yellow"),
        ("yellow", "4", ("light B", "play 5"), "Attack Hattori with a 5", "a hit makes Hattori Red"),
        ("red", "4 4", ("light B", "play 3"), "Attack Hattori with a 3", "stopping it costs Hattori cards"),
        ("", "4", ("heavy B", "play 5"), "Heavy attack on Hattori with a 5", "a hit throws Hattori 2 spaces"),
    ],
)
def test_an_attack_says_what_they_can_lay_or_what_a_hit_does(b, hand, acts, said, why):
    assert hint(DUEL.format(b=b, hand=hand), *acts) == (said, why)


def test_an_attack_says_how_much_they_can_lay_where_that_is_too_little():
    scene = "A equipped at r4c3 hand 5\nB at r4c4 hand 4 discard 5 5 5 5\ntokens\n"
    assert hint(scene, "light B", "play 5")[1] == "they can lay 4 at most"
    assert hint(scene, "heavy B", "play 5")[1] == "Hattori has no 5 left to dodge with"


def test_an_end_of_the_turn_says_what_the_cards_are_for():
    assert hint(DUEL.format(b="", hand="4"), "end") == ("End turn", "keep your 2 cards for blocking")


def test_what_is_begun_and_not_yet_laid_has_a_reason_that_is_true_by_then():
    assert hint(DUEL.format(b="", hand="4"), "delay") == ("Delay", "you hold 2 cards")
    m = Match.at_scene("brawlhalla", DUEL.format(b="", hand="2 4"), {"card_set": "blank"})
    m.play_all(0, ["light B"])
    told = advice(m, 0, [m.spec.actions.parse(m.t, m.s, 0, "play 3")])["args"]
    assert told["why"]["text"] == "a hit makes Hattori Yellow"
    m.play(0, "play 3")
    told = advice(m, 1, [m.spec.actions.parse(m.t, m.s, 1, "play 2")])["args"]
    assert told["why"]["text"] == "it stands 0 to 3"
    m.play(1, "play 2")
    told = advice(m, 1, [m.spec.actions.parse(m.t, m.s, 1, "lay")])["args"]
    assert told["why"]["text"] == "that makes it 2 to 3"


@pytest.mark.rule("BH-KOC-04", "BH-KOC-05", "BH-KOC-06")
def test_a_ko_card_says_what_it_gives_now():
    used = {"ko_mode": "classic", "legend_a": "yumiko 1"}
    scene = "turn A\nA equipped at r4c3 ko 0 bonus 2 bonus 3 hand 3 5\nB at r4c4 hand 4\ntokens\n"
    assert hint(scene, "bonus 2", **used) == ("Use KO card #2", "it gives 1 more action")
    for attack, why in (("light", "it adds 1 to the damage"), ("heavy", "it adds 1 to the knockback")):
        m = Match.at_scene("brawlhalla", scene, {"card_set": "blank", **used})
        m.play_all(0, [f"{attack} B", "play 5"])
        m.play(1, "pass")
        told = advice(m, 0, [m.spec.actions.parse(m.t, m.s, 0, "bonus 3")])["args"]
        assert (told["play"]["text"], told["why"]["text"]) == ("Use KO card #3", why)


@pytest.mark.parametrize("number", range(4))
def test_no_act_is_without_a_reason_and_none_has_two_sentences(number):
    match, chance = new("brawlhalla", {"legend_pick": "random", "start_spots": "spread"}, number), Random(number)
    for _ in range(60):
        if match.over:
            return
        seat = match.active[0]
        action = chance.choice(match.actions(seat))
        told = advice(match, seat, [action])["args"]
        assert "why" in told
        assert ". " not in told["why"]["text"]
        match.play(seat, action)
