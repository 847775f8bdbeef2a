"""Positions as text: defaults, round trips, what is not understood."""

import random

import pytest

from rumpus.kernel.match.match import Match

BLANK = {"card_set": "blank"}


def at(scene, **options):
    return Match.at_scene("brawlhalla", scene, {**BLANK, **options})


def test_an_empty_scene_is_the_start_of_the_conventions():
    m = at("")
    told = m.view()
    assert (told["active"], told["actions_left"], told["round"], told["turn"]) == (0, 2, 1, 1)
    assert told["arena"]["tokens"] == ["r2c2", "r2c4"]
    for seat in told["seats"]:
        assert (seat["level"], seat["weapon"]["status"], seat["deck"], seat["hand"]) == (0, "unarmed", 20, 0)
        assert seat["ko"] == {"hidden": ["2", "1"], "revealed": []}
    assert m.check() == 0


def test_words_of_a_seat():
    m = at(
        "A nix side 2 disarmed red at r0c6 ko 1 bonus 2 used root 1 stun 1 hit steps 3 hand 5 5 1 deck 2 3 discard 4\n"
    )
    seat = m.s.seats[0]
    told = m.view(0)["seats"][0]
    assert told["legend"]["id"] == "nix"
    assert (seat.side, seat.status, seat.level, told["space"]) == (2, 2, 2, "r0c6")
    assert told["ko"] == {"hidden": ["1"], "revealed": [{"n": 2, "used": True}]}
    assert (seat.root, seat.stun, seat.was_hit, seat.steps) == (1, 1, 1, 3)
    assert [card["code"] for card in told["cards"]] == ["1", "5", "5"]
    assert [card["code"] for card in told["discard"]] == ["4"]
    values = m.t.legends[seat.legend].value
    assert [values[c] for c in seat.deck[seat.deck_n - 2 : seat.deck_n]] == [3, 2]


def test_the_rest_goes_where_it_is_told():
    assert at("A rest discard deck 1\n").s.seats[0].discard_n == 19
    assert at("A rest hand\n").view()["seats"][0]["hand"] == 20


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ("A at r9c9", "line 1"),
        ("# a drawing\nA hand 1 1 1 1 1", "line 2.*no further card 1"),
        ("A hand 9", "no further card 9"),
        ("E at r1c1", "there is no seat E; there are A, B"),
        ("A fast", "what is fast"),
        ("turn A speed 3", "what is speed"),
        ("A at r1c1\nB at r1c1", "two Legends stand on one space"),
        ("A nix\nB nix", "the same Legend"),
        ("with arena=moon", "arena"),
        ("with speed=3", "no option speed"),
        ("tokens r1c1 r1c2 r1c3", "2 tokens at most"),
        ("exact xyz", "torn"),
    ],
)
def test_what_is_not_understood_is_said_with_its_line(wrong, said):
    with pytest.raises(ValueError, match=f"(?s){said}"):
        at(wrong)


def test_an_exact_line_of_another_position_is_refused():
    m = at("A at r1c1 hand 1\nB at r1c2 hand 2\n")
    m.play(0, "light B")
    text = m.scene()
    assert "exact" in text
    assert at(text).state_bytes() == m.state_bytes()
    with pytest.raises(ValueError, match="another position"):
        at(text.replace(" fresh at r1c2", " yellow at r1c2"))


def test_a_board_may_be_drawn_in_comments():
    assert at("# . . . . .\n# . = . = .\nA at r2c2\n").view()["seats"][0]["space"] == "r2c2"


def twins(options, seed):
    """A random game that is written and read again between actions, and goes on in both."""
    chance = random.Random(seed)
    match = Match.start("brawlhalla", {**options, "legend_pick": "random", "start_spots": "spread"}, seed)
    plain = 0
    while not match.over and len(match.history) < 400:
        if match.s.ask == 4 and match.s.depth == 1 and chance.random() < 0.1:
            text = match.scene()
            plain += "exact" not in text
            assert Match.at_scene("brawlhalla", text, match.options).scene() == text
            again, on = Match.at_scene("brawlhalla", text, match.options), match.copy()
            for _ in range(12):
                if on.over:
                    break
                seat = on.active[0]
                names = [on.name(seat, a) for a in on.actions(seat)]
                assert names == [again.name(seat, a) for a in again.actions(seat)]
                name = chance.choice(names)
                on.play(seat, name)
                again.play(seat, name)
                assert [line["text"] for line in on.said()][-1:] == [line["text"] for line in again.said()][-1:]
        seat = match.active[0]
        match.play(seat, chance.choice(match.actions(seat)))
    return plain


@pytest.mark.parametrize("options", [{}, {"format": "2v2"}, {"format": "ffa", "ko_mode": "classic"}], ids=str)
def test_a_position_between_actions_is_readable_and_plays_on_the_same(options):
    assert sum(twins(options, seed) for seed in range(2)) > 10


def test_set_up_and_pressure_and_conceding_are_told():
    m = Match.start("brawlhalla", BLANK, 1)
    lines = m.scene().splitlines()
    assert not any(line.startswith("turn") for line in lines)
    assert "A -" in lines
    twin = at(m.scene())
    assert twin.state_bytes() == m.state_bytes()
    scene = "turn B actions 1 round 2 pressure\nA at r1c1\nB at r1c5\nC out place 3 conceded ko 0\n"
    m = at(scene, format="ffa", players=3, arena="stairwell")
    assert (m.s.pressure, m.s.conceded) == (1, 1 << 2)
    assert m.scene().splitlines()[1].endswith(" pressure")
    assert " out place 3 conceded" in m.scene()
    again = at(m.scene())
    assert again.scene() == m.scene()


@pytest.mark.parametrize(("active", "first", "left"), [("A", "A", 0b111), ("B", "A", 0b110), ("A", "B", 0b001)])
def test_who_has_still_to_act(active, first, left):
    m = at(f"turn {active} first {first}\n", format="ffa", players=3, arena="stairwell")
    assert m.s.to_act == left


def test_a_scene_that_sets_options_sets_those_of_the_match():
    m = Match.at_scene("brawlhalla", "with format=ffa card_set=blank\nturn C")
    assert (m.seats, m.names, m.options["format"]) == (4, ["A", "B", "C", "D"], "ffa")
    assert list(m.options) == list(m.spec.resolve())
    assert m.active == (2,)
    assert Match.at_scene("brawlhalla", m.scene()) == m


def test_a_time_is_said_in_words():
    m = Match.at_scene("brawlhalla", "turn A now 1234")
    assert m.s.now == 1234
    assert " now 1234" in m.scene()
    assert "exact" not in m.scene()
