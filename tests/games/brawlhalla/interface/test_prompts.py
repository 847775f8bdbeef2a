"""What every parameter of an effect asks, in words, and what its answers are called and where they lie."""

import pytest
from tests.games.brawlhalla.effects.probe import SIDE, Bench, card_use, fx, op
from tests.games.brawlhalla.words import act, prompt

from rumpus.games.brawlhalla.interface import view
from rumpus.games.brawlhalla.rules import ids

USE = card_use(4)
MOVED = (ids.MOVE + 4, ids.STEP + 2, ids.STOP, USE)


def moved(*words, seats=2, **where):
    """A holds three 1s and has moved with a 2 whose effect is these words; four cards lie on A's pile."""
    bench = Bench(cards={2: [fx("after_move", *words)]}, seats=seats).put(A="r4c2", B="r1c5").put(**where)
    return bench.hold(0, 4, 1, 2, 3).toss(0, 8, 12, 16, 17).hold(1, 3).do(0, *MOVED)


def asks(bench, p=0):
    return prompt(bench, p)


def told(bench, p=0):
    return [act(bench, p, a) for a in bench.legal(p)]


def near(**more):
    return Bench(**more).put(A="r4c3", B="r4c4").arm(0)


ASKED = [
    (op("salvage", n=1), "Choose a card from your discard pile."),
    (op("cycle", n=2), "Discard a card, or stop."),
    (op("teleport", where="any Platform"), "Choose where to go."),
    (op("move_token", within=3), "Choose a Flaming Sword."),
    (op("fetch", within=3), "Choose a Flaming Sword."),
    (op("look", what="top of own deck", n=3, reorder="yes"), "Choose the next card from the top."),
    ({"op": "choose_one", "of": [[op("draw", n=1)], [op("step", n=1, way="any")]]}, "Choose one."),
]


@pytest.mark.parametrize(("word", "words"), ASKED, ids=lambda x: x["op"] if isinstance(x, dict) else "")
def test_what_a_word_asks(word, words):
    bench = moved(word)
    assert asks(bench) == (words, "For Special.")
    assert asks(bench, 1)[0].startswith("Probe is ")


def test_a_sword_is_named_before_its_new_place():
    bench = moved(op("move_token", within=3)).do(0, ids.SPACE + Bench().space("r2c4"))
    assert asks(bench)[0] == "Choose where it goes."


def test_whom_to_push():
    bench = moved(op("push", n=1, who="one opponent within 1", stop_at_ko_line="yes"), seats=3, B="r4c4", C="r3c3")
    assert asks(bench) == ("Choose a Legend.", "For Special.")
    assert [one["text"] for one in told(bench)] == ["Rival", "Blank-C"]


def test_the_way_of_a_knock_back_is_a_space_beside_the_victim():
    power = [fx("on_hit", op("knockback_direction", choice="any"), attack="heavy", cond=["role = attacker"])]
    bench = near(weapon=power).hold(0, 16, 5).hold(1).heavy(5)
    assert view.fight_view(bench.t, bench.s, -1)["knockback"] == 2
    bench.do(0, SIDE)
    assert asks(bench) == ("Choose where Rival flies.", "For One.")
    keep, up, *_rest = told(bench)
    assert (keep["kind"], keep["text"]) == ("decline", "No change")
    assert (up["text"], up["space"]) == ("Up", "r3c4")


def test_a_way_over_the_ko_line_has_no_space():
    power = [fx("on_hit", op("knockback_direction", choice="any"), attack="heavy", cond=["role = attacker"])]
    bench = near(weapon=power).put(A="r4c5", B="r4c6").hold(0, 16, 5).hold(1).heavy(5).do(0, SIDE)
    ways = {one["text"]: one.get("space") for one in told(bench)}
    assert (ways["Right"], ways["Up"]) == (None, "r3c6")


def test_how_far_it_flies_is_told_until_it_flies():
    bench = near(cards={3: [fx("after_heavy_attack", op("draw", n=1), result="hit")]}).level(1, 1).hold(0, 8).hold(1)
    bench.heavy(3)
    assert bench.offers(0)
    assert view.fight_view(bench.t, bench.s, -1)["knockback"] is None


def test_a_card_of_another_hand_comes_with_its_face():
    word = fx("after_light_attack", op("opponent_discards", n=1, which="owner"), result="hit")
    bench = near(cards={2: [word]}).hold(0, 4, 5, 8).hold(1, 3, 8, 12).light(2).do(1, ids.PASS).do(0, USE)
    assert asks(bench) == ("Choose a card that Rival discards.", "For Special.")
    assert [one["face"]["value"] for one in told(bench)] == [1, 3, 4]


def test_a_played_card_comes_with_its_face():
    word = fx("after_light_attack", op("take_back", card="one played"), result="any")
    bench = near(cards={2: [word]}).hold(0, 4, 5, 8, 16).hold(1, 3, 8, 12).light(2)
    bench.do(1, ids.CARD + 8, ids.LAY).do(0, ids.CARD + 8, ids.CARD + 16, ids.LAY).do(1, ids.PASS).do(0, USE)
    assert asks(bench) == ("Choose a card you played.", "For Special.")
    assert [(one["face"]["value"], one["face"]["name"]) for one in told(bench)] == [(2, "Special"), (3, ""), (5, "")]


def test_an_answer_that_costs_more_says_so():
    bench = near(cards={3: [fx("before_heavy_attack", op("tax", n=1, times="once"))]}).hold(0, 8, 5).hold(1, 3, 8, 12)
    bench.heavy(3).do(0, card_use(8))
    assert asks(bench, 1)[1] == "Only the same number dodges. An answer costs 1 more card."
    bench.do(1, ids.CARD + 8)
    assert asks(bench, 1) == ("Discard a card.", "Your answer costs it.")


def test_a_card_with_the_card_under_it_in_words():
    bench = moved(op("look", what="top of own deck", n=3, reorder="yes"))
    assert all(one["text"].startswith("A ") for one in told(bench))


@pytest.mark.parametrize(
    ("word", "words"),
    [
        (op("value_multiply", m=2, card="one played"), "Choose the card that counts twice."),
        (op("value_set", v=7, card="one played"), "Choose the card that counts as 7."),
    ],
)
def test_which_card_counts_otherwise(word, words):
    bench = near(cards={3: [fx("during_light_attack", word)]}).hold(0, 4, 8, 12).hold(1, 16, 0).light(2)
    bench.do(1, ids.CARD + 16, ids.LAY).do(0, ids.CARD + 8, card_use(8), ids.LAY)
    assert asks(bench) == (words, "For Special.")
    assert [one["face"]["value"] for one in told(bench)] == [2, 3]
