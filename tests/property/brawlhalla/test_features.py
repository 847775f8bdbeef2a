"""Observation rows, and the rough standing that greedy bots and search cut-offs go by."""

import pytest

from rumpus.games.brawlhalla.rules import features, ids
from rumpus.kernel.match.match import Match

ROW = features.HEAD + 4 * features.SEAT_WIDTH
BLANK = {"card_set": "blank"}


def at(scene, **options):
    return Match.at_scene("brawlhalla", scene, {**BLANK, **options})


def worth(scene, **options):
    m = at(scene, **options)
    out = [7] * 16
    features.worth(m.t, m.s, out)
    assert out[8:] == [0] * m.seats + [7] * (8 - m.seats)  # the scratch half is wiped
    return out[: m.seats]


def strength(words, others="B at r1c5", **options):
    """The strength of seat A that is so described."""
    m = at(f"tokens\nA {words}\n{others}\n", **options)
    return features.strength(m.t, m.s, 0)


# ---------------------------------------------------------------- rows


def test_a_running_attack_is_in_the_row_of_everybody():
    m = at("A at r4c3 hand 4 1\nB at r4c4 hand 2 2\n")
    assert m.features(0)[12:28] == [0] * 16
    m.play_all(0, ["light B", "play 4"])
    m.play_all(1, ["lay 2 2"])
    for viewer, att, dfn in ((0, 0, 1), (1, 1, 0), (-1, 0, 1)):
        row = m.features(viewer)
        assert row[12:17] == [att, dfn, ids.LIGHT_ATTACK, 3, 4]
        assert row[17:21] == [4, 4, 1, 2]  # totals, then cards of both sides
        assert row[21:25] == [-1, -1, 0, 0]  # limits and bans
        assert row[27] == -1  # not known yet


def test_what_is_picked_is_in_the_row_of_the_picking_seat_alone():
    m = at("A at r4c3 hand 4\nB at r4c4 hand 2 3\n")
    m.play_all(0, ["light B", "play 4"])
    m.play(1, "play 2")
    assert m.s.picked
    assert m.features(1)[9] == m.s.picked
    assert m.features(0)[9] == m.features(-1)[9] == 0


def test_own_cards_are_in_the_own_row_only():
    m = at("A hand 1 5\nB hand 2 3 3\n")
    assert sum(m.features(0)[ROW : ROW + 20]) == 2
    assert sum(m.features(1)[ROW : ROW + 20]) == 3
    assert sum(m.features(-1)[ROW : ROW + 20]) == 0
    seats = [m.features(viewer)[features.HEAD + 9] for viewer in (0, 1, -1)]
    assert seats == [2, 3, 2]  # the own seat first; a spectator counts from A


def test_a_carried_sword_is_not_on_the_board():
    assert [x for x in at("").features(0)[ROW + 20 :] if x >= 4] == [7, 7]
    assert [x for x in at("A equipped\ntokens r2c4\n").features(0)[ROW + 20 :] if x >= 4] == [7]


@pytest.mark.parametrize(("view", "values"), [("open", [0, 2, 0, 1, 0]), ("top_only", [0] * 5)])
def test_a_discard_pile_of_which_only_the_top_is_seen_is_not_counted(view, values):
    m = at("B discard 2 2 4\n", discard_view=view)
    seat = features.HEAD + features.SEAT_WIDTH
    assert m.features(0)[seat + 11] == 3
    assert m.features(0)[seat + 18 : seat + 23] == values


# ---------------------------------------------------------------- standing


def test_nobody_is_ahead():
    one, other = worth("tokens\nA at r1c1\nB at r1c5\n")
    assert one == other == 500 + features.NEAR * (features.FAR - 4)


def test_a_knock_out_ahead_is_about_300_points():
    ahead, behind = worth("tokens\nA at r1c1 ko 2\nB at r1c5 ko 1\n")
    assert 400 <= ahead - behind <= 600


def test_who_trades_blows_is_better_off_than_who_waits():
    waited = worth("turn A quiet 4\ntokens\nA at r1c1\nB at r1c5\n")
    assert max(waited) < min(worth("turn A quiet 2\ntokens\nA at r1c1\nB at r1c5\n"))
    assert max(waited) < min(worth("turn A quiet 4\ntokens\nA yellow at r1c1\nB yellow at r1c5\n"))
    assert max(waited) < min(worth("tokens\nA ko 1 at r1c1\nB ko 1 at r1c5\n"))


def test_a_hit_is_worth_its_cards():
    before = worth("tokens\nA at r4c3 hand 2 2 3 4\nB at r4c4 hand 2 2 3 4\n")
    after = worth("tokens\nA at r4c3 hand 2\nB yellow at r4c4 hand 2 2\n")
    assert after[0] > before[0]


def test_near_a_foe_is_better_for_both():
    far, near = (worth(f"tokens\nA at r2c1\nB at r2c{column}\n") for column in (5, 2))
    assert min(near) > max(far)


def test_the_standing_stays_between_0_and_1000():
    assert worth("tokens\nA at r1c1 ko 3 hand 5 5 5 5\nB out\n", ko_mode="classic") == [1000, 0]


def test_team_mates_stand_together():
    made = worth("tokens\nA at r1c1 ko 2\nB at r1c5 ko 1\nC at r1c2 ko 1\nD at r1c4 ko 1\n", format="2v2")
    assert made[0] == made[2] > made[1] == made[3]


def test_what_makes_a_seat_strong():
    bare = strength("at r1c3")
    assert strength("at r1c3 bonus 2") == bare + 20
    assert strength("at r1c3 bonus 2 used") == bare
    assert strength("at r1c3 equipped") == bare + 60
    assert strength("at r1c3 disarmed") == bare + 15
    assert strength("at r1c3 ko 1") == bare - features.LIFE
    assert strength("at r4c3") > bare  # a Platform below
    assert strength("out") == 0
    assert strength("at r0c3") < bare - 20  # the ring


def test_the_lower_edge_is_the_worst_place_for_a_wounded_legend():
    order = [strength(f"at {space} red") for space in ("r4c3", "r3c3", "r4c1", "r1c0", "r5c3")]
    assert order == sorted(order, reverse=True)
    assert len(set(order)) == 5


def test_cards_count_by_value_and_a_seventh_as_one_in_the_deck():
    assert strength("at r1c3 hand 5") - strength("at r1c3 hand 1") == 4
    six = strength("at r1c3 hand 1 1 1 1 2 2")
    assert strength("at r1c3 hand 1 1 1 1 2 2 5") <= six


def test_a_reshuffle_is_about_worth_its_level():
    empty, full = strength("at r1c3 rest discard"), strength("yellow at r1c3")
    assert abs(full - empty) < 20


def test_an_unarmed_legend_wants_to_be_near_a_sword():
    def near(tokens):
        m = at(f"tokens {tokens}\nA at r1c1\nB at r1c5\n")
        return features.strength(m.t, m.s, 0)

    assert near("r2c2") > near("r2c4") > near("")


@pytest.mark.parametrize("options", [{}, {"format": "2v2"}], ids=str)
def test_before_the_pick_nobody_is_ahead(options):
    m = Match.start("brawlhalla", {**BLANK, **options}, 1)
    out = [0] * 16
    features.worth(m.t, m.s, out)
    assert out[: m.seats] == [500] * m.seats
    assert m.features(0)[ROW : ROW + 20] == [0] * 20
