"""Circle, play-offs, tag team."""

import pytest
from tests.games.brawl.scenes.law import base, code, end, hand, may, pile, play, row, string, table, training

from rumpus.kernel.match.match import Match

rule = pytest.mark.rule
CIRCLE = {"format": "circle", "players": 3}
FOUR = {"format": "circle", "players": 4}
TEAM = {"format": "tag_team", "players": 4}
ROWS3 = "row A B: A1 B1\nrow B C: B2 C1\nrow C A: C2 A2"
ROWS4 = "row A B: A1 B1\nrow B C: B2 C1\nrow C D: C2 D1\nrow D A: D2 A2"
ONE = "row 1 2: A1 B1"


# ---------------------------------------------------------------- circle


@rule("BR-CIRC-01", "BR-CIRC-02")
@pytest.mark.parametrize("n", [3, 4, 6])
def test_areas_between_neighbours(n):
    m = Match.start("brawl", {"format": "circle", "players": n}, 4)
    letters = "ABCDEF"[:n]
    sides = [tuple(m.s.rows[r].side) for r in range(m.s.rows_n)]
    assert sides == [(i, (i + 1) % n) for i in range(n)]
    for r in range(n):
        assert {name[0] for name in row(m, r).split()} == {letters[r], letters[(r + 1) % n]}
    for p in range(n):
        seat, deck = m.s.seats[p], m.t.decks[p]
        assert seat.deck_n == deck.n - 2 == 33
    assert row(m, n - 1).split()[0] == f"{letters[-1]}2"


@rule("BR-CIRC-03")
def test_limits_hold_for_each_area():
    m = table("row A B: A1 B1 A3\nrow B C: B2 C1\nrow C A: C2 A2\nB pile: Base\nA hand: Clear", **CIRCLE)
    assert code(m, "B: top left AB") == "row_full"
    assert code(m, "A: play B1") == "blocked_in"
    play(m, "B: top left BC")
    assert row(m, 1) == "B3 B2 C1"


@rule("BR-CIRC-04")
def test_nobody_plays_in_an_area_of_others():
    m = table(f"{ROWS4}\nA hand: Hit(red)", **FOUR)
    assert code(m, "A: play B2.b") == "not_your_area"
    m = table(f"{ROWS4}\nA hand: Base", **FOUR)
    assert code(m, "A: play left BC") == "not_your_area"


@rule("BR-CIRC-05")
def test_one_hand_serves_both_areas():
    m = table(f"{ROWS4}\nA hand: Hit(red)", **FOUR)
    places = {f"{b}.{e}" for b, ends in (("A1", "ab"), ("B1", "ab"), ("D2", "da"), ("A2", "da")) for e in ends}
    assert {x.removeprefix("play ") for x in may(m, "A") if x.startswith("play")} == places


@rule("BR-CIRC-06", "BR-RUL-40")
@pytest.mark.parametrize(("close", "refused"), [("off", ""), ("on", "area_closed")])
def test_a_frozen_area_may_get_a_base_unless_areas_close(close, refused):
    m = table(f"{ROWS3}\nA1 mods: Freeze/C\nA pile: Base\nB hand: Freeze", area_close=close, **CIRCLE)
    play(m, "B: play B1")
    assert not m.over
    assert code(m, "A: top left AB") == refused
    assert m.view()["rows"][0]["open"] == (close == "off")
    if not refused:
        play(m, "A: top left AB")
        assert row(m, 0) == "A3 A1 B1"
        assert base(m, "A3").frozen == 0


@rule("BR-CIRC-07")
def test_points_of_both_areas_add_up():
    m = table(f"{ROWS3}\nB1.a: Hit(red)\nB2.c: Hit(red)", **CIRCLE)
    assert m.scores == (3, 0, 3)
    m = table(f"{ROWS3}\nB1.a: Hit(red)\nC1.b: Hit(blue)\nC2.c: Hit(blue)", **CIRCLE)
    assert m.scores == (3, 2, 1)


def frozen_circle(scene, last, **options):
    """A circle whose last Base is frozen by A."""
    lines = [f"{x} mods: Freeze" for x in ("B1", "B2", "C1", "C2", "A2")]
    m = table("\n".join([ROWS3, "A hand: Freeze", scene, *lines]), **{**CIRCLE, **options})
    play_last(m, last)
    return m


def play_last(m, name):
    m.play(0, name)


@rule("BR-CIRC-08", "BR-RUL-21", "BR-RUL-42")
def test_the_tied_play_a_fresh_round_as_a_duel():
    m = frozen_circle("C1.b: Hit(red)\nA2.a: Hit(red)", "play A1")
    # A 2, B 3, C 1 -> nobody ties
    assert (m.over, m.places) == (True, (2, 1, 3))
    m = frozen_circle("C1.b: Hit(red)\nC2.a: Hit(red)", "play A1")
    # A 3, B 3, C 0
    assert not m.over
    assert (m.s.round, m.s.rows_n, row(m)) == (1, 1, "A1 B1")
    assert [m.s.seats[p].deck_n for p in range(3)] == [34, 34, 0]
    assert (m.s.seats[2].out, m.view()["phase"], m.due) == (3, "countdown", m.s.now + 3000)
    assert code(m, "C: deal") == "not_started"
    m.tick(m.due)
    assert m.active == (0, 1)
    assert code(m, "C: deal") == "not_active"
    assert m.check() == 0


@rule("BR-RUL-21")
def test_after_the_last_playoff_the_tied_share_first_place():
    m = frozen_circle("C1.b: Hit(red)\nC2.a: Hit(red)", "play A1", playoff_rounds=0)
    assert (m.over, m.places, m.scores) == (True, (1, 1, 3), (3, 3, 0))
    m = frozen_circle("C1.b: Hit(red)\nC2.a: Hit(red)", "play A1", playoff_rounds=1)
    m.tick(m.due)
    for p in (0, 1):
        while not any(x.startswith("play") for x in may(m, "AB"[p])) or hand(m, "AB"[p]) != "Freeze":
            m.play(p, "discard" if m.s.seats[p].hand else "deal")
        m.play(p, f"play {'AB'[p]}1")
    assert (m.over, m.places) == (True, (1, 1, 3))
    assert m.s.round == 1


@rule("BR-RUL-42")
def test_the_time_limit_is_no_way_to_a_playoff():
    m = table(f"phase live now 9000 started 3000 moved 9000\n{ROWS3}", game_limit_seconds=60, **CIRCLE)
    m.tick(63_000)
    assert (m.over, m.end, m.places) == (True, ("BR-RUL-07", "the time is up"), (1, 1, 1))


@rule("BR-RUL-22")
def test_who_leaves_a_circle_is_last_and_the_others_play_on():
    m = table(f"{ROWS3}\nA1.a: Hit(red), Hit(red)", **CIRCLE)
    play(m, "A: concede")
    assert not m.over
    assert m.active == (1, 2)
    assert string(m, "A1.a") == ["Hit(red)", "Hit(red)"]
    assert code(m, "A: deal") == "not_active"
    play(m, "B: concede")
    assert (m.over, m.places) == (True, (2, 2, 1))


@rule("BR-RUL-23", "BR-RUL-08")
def test_an_area_nobody_can_change_any_more_is_scored_as_it_lies():
    frozen = "\n".join(f"{x} mods: Freeze" for x in ("A1", "B1", "B2", "C1", "C2"))
    decks = "A deck:\nB deck:\nC deck:\nA pile: Hit-2(red)\nC hand: Clear"
    m = table(f"{ROWS3}\n{decks}\n{frozen}\nA2 mods: Hold\nA1.b: Hit(red)", **CIRCLE)
    m.play(2, "discard")
    assert (m.over, m.end[0]) == (True, "BR-RUL-08")
    assert base(m, "A2").frozen == 0
    assert sum(m.scores) == 6


@rule("BR-RUL-34", "BR-TRAIN-02")
def test_training_in_a_circle_goes_clockwise():
    m = training(ROWS3, **CIRCLE)
    turns = []
    for _ in range(4):
        turns.append(m.s.turn)
        m.play(m.s.turn, "deal")
        m.play(m.s.turn, "discard")
    assert turns == [0, 1, 2, 0]


# ---------------------------------------------------------------- tag team


def named(a="tag A", b="tag B", seed=4, **options) -> Match:
    m = Match.start("brawl", TEAM | options, seed)
    m.play(0, a)
    m.play(1, b)
    return m


@rule("BR-TAG-01", "BR-TAG-02", "BR-TAG-03", "BR-RUL-29", "BR-RUL-44")
def test_the_set_up_of_tag_team():
    m = Match.start("brawl", TEAM, 4)
    assert m.active == (0, 1)
    assert may(m, "A") == ["tag A", "tag C"]
    m.play(0, "tag C")
    assert m.view(2)["seats"][0]["starter"] == {"seat": 2}
    assert m.view(1)["seats"][0]["starter"] == m.view(-1)["seats"][0]["starter"] == {"seat": None}
    assert m.active == (1,)
    m.play(1, "tag B")
    assert row(m) == "C1 B1"
    assert [m.s.seats[p].deck_n for p in range(4)] == [34, 33, 33, 34]
    for p in range(4):
        deck = m.s.seats[p].deck
        freezes = [m.t.types[m.t.decks[p].card[(card - 1) % 52]].word == 8 for card in deck[: m.s.seats[p].deck_n]]
        assert freezes == [True, True] + [False] * (m.s.seats[p].deck_n - 2)
    assert m.check() == 0
    assert list(m.s.rows[0].side) == [0, 1]


@rule("BR-RUL-29")
def test_without_a_name_the_first_seat_starts():
    m = Match.start("brawl", TEAM, 4)
    m.play(0, "tag C", 100)
    assert m.due == 20_000
    m.tick(20_000)
    assert (m.s.active[0], m.s.active[1]) == (2, 1)


@rule("BR-TAG-04")
def test_the_row_holds_four():
    m = table(f"{ONE} A2\nA hand: Base\nB hand: Base", **TEAM)
    play(m, "A: play right")
    assert code(m, "B: play left") == "row_full"


@rule("BR-TAG-05")
def test_inner_bases_cannot_be_cleared():
    m = table("row 1 2: A1 B1 C1 D1\nB hand: Clear", **TEAM)
    assert [code(m, f"B: play {x}") for x in ("A1", "B1", "C1", "D1")] == ["", "blocked_in", "blocked_in", ""]
    m = table("row 1 2: A1\nB hand: Clear", **TEAM)
    assert code(m, "B: play A1") == "last_base"


@rule("BR-TAG-06")
def test_one_of_each_team_is_active():
    m = table(f"{ONE}\nC hand: Hit(red)\nC pile: Press", **TEAM)
    assert {code(m, f"C: {x}") for x in ("deal", "discard", "play A1.1", "put back", "pick up")} == {"not_active"}
    assert m.active == (0, 1)


@rule("BR-TAG-07")
def test_a_tag_hands_over_and_a_held_card_waits():
    m = table(f"{ONE}\nA hand: Hit(red)\nC hand: Press", **TEAM)
    play(m, "A: tag C")
    assert (m.s.active[0], hand(m, "A"), hand(m, "C")) == (2, "Hit(red)", "Press")
    assert code(m, "A: play A1.1") == "not_active"
    play(m, "C: tag A", "A: play A1.1")
    assert string(m, "A1.1") == ["Hit(red)"]
    assert code(m, "A: tag B") == "bad_target"


@rule("BR-TAG-09")
def test_a_tied_base_goes_to_the_team_of_its_owner():
    m = table(f"{ONE} C1\nC1.1: Hit(red), Hit(red)\nC1.2: Hit(blue), Hit(blue)", **TEAM)
    assert m.scores == (2, 1, 2, 1)
    assert end(m, "C1.1").hits == 2


@rule("BR-RUL-27")
def test_tag_hand_empty_and_who_may_tag_in_alone():
    m = table(f"{ONE}\nA hand: Hit(red)", tag_hand="empty", **TEAM)
    assert code(m, "A: tag C") == "hand_full"
    assert code(m, "C: tag C") == "not_active"
    m = table(f"phase live now 9000 started 3000\n{ONE}\nA last 9000\nB last 9000\nA hand: Press", **TEAM)
    assert m.due == 19_000
    m.tick(19_000)
    assert code(m, "C: tag C") == ""
    play(m, "C: tag C")
    assert (m.s.active[0], hand(m, "A")) == (2, "Press")
    m = table(
        f"phase live now 9000 started 3000\n{ONE}\nA last 9000\nB last 9000\nA hand: Press", tag_hand="empty", **TEAM
    )
    m.tick(19_000)
    m.play(2, "tag C")
    assert (hand(m, "A"), pile(m, "A")) == (None, ["Press"])
    assert code(table(ONE, self_tag_seconds=0, **TEAM), "C: tag C") == ""


@rule("BR-RUL-27")
def test_a_spent_player_may_be_relieved():
    assert code(table(f"{ONE}\nA pile: Hit-2(red)", **TEAM), "C: tag C") == "not_active"
    assert code(table(f"{ONE}\nA pile: Hit(red)\nA deck:", **TEAM), "C: tag C") == "not_active"
    assert code(table(f"{ONE}\nA pile: Hit-2(red)\nA deck:", **TEAM), "C: tag C") == ""


@rule("BR-RUL-28")
def test_training_in_tag_team_tags_as_often_as_wished():
    """BR-TAG-07 "as often as wished", before the deal and after it; a dealt card waits in its hand."""
    m = training(f"{ONE}\nC pile: Hit(red)", **TEAM)
    assert may(m, "A") == ["deal", "tag C"]
    play(m, "A: tag C")
    assert (m.s.turn, may(m, "C")) == (2, ["deal", "tag A", "top A1.1", "top A1.2", "top B1.1", "top B1.2"])
    assert code(m, "A: deal") == "not_active"
    play(m, "C: tag A", "A: deal")
    held = hand(m, "A")
    assert code(m, "A: deal") == "card_pending"
    assert may(m, "A")[:2] == ["discard", "tag C"]
    play(m, "A: tag C")
    assert (m.s.turn, hand(m, "A"), hand(m, "C")) == (2, held, None)
    play(m, "C: top A1.1")
    assert m.s.turn == 1
    assert code(m, "A: deal") == "not_your_turn"
    play(m, "B: deal", "B: discard")
    assert m.s.turn == 2
    play(m, "C: tag A", "A: discard")
    assert (m.s.turn, hand(m, "A")) == (1, None)


@rule("BR-RUL-28")
def test_training_ends_though_partners_trade_off_for_ever():
    """Fifty tags in a row, no more; a card that moves starts the count anew."""
    m = training(f"{ONE}\nC pile: Hit(red)", **TEAM)
    play(m, *["A: tag C", "C: tag A"] * 24, "A: tag C")
    assert "tag A" in may(m, "C")
    play(m, "C: tag A")
    assert may(m, "A") == ["deal"]
    assert (code(m, "A: tag C"), m.why_not(0, m.spec.actions.parse(m.t, m.s, 0, "tag C"))) == (
        "bad_target",
        "BR-RUL-28",
    )
    again = Match.at_scene("brawl", m.scene(), m.options, content=m.content)
    assert may(again, "A") == ["deal"]
    play(m, "A: deal")
    assert "tag C" in may(m, "A")


@rule("BR-RUL-28")
def test_who_can_only_pass_tags_all_the_same():
    m = training(f"phase turn turn A trades 50\n{ONE}\nA pile: Hit-2(red)\nA deck:", **TEAM)
    assert may(m, "A") == ["tag C"]
    play(m, "A: tag C")
    assert may(m, "C") == ["deal"]


@rule("BR-RUL-28", "BR-RUL-27")
def test_training_with_tag_hand_empty():
    m = training(f"{ONE}\nA hand: Hit(red)", tag_hand="empty", **TEAM)
    assert not any(x.startswith("tag") for x in may(m, "A"))
    assert (code(m, "A: tag C"), code(m, "A: tag B")) == ("hand_full", "bad_target")


@rule("BR-RUL-28", "BR-RUL-10")
def test_a_waiting_card_is_a_turn_to_take():
    """C, whose deck is empty and whose pile has nothing to play, holds a card: its team does not pass."""
    m = training(f"phase turn turn B active CB\n{ONE}\nB hand: Hit(red)\nC hand: Press\nA deck:\nC deck:", **TEAM)
    m.play(1, "discard")
    assert (m.s.turn, may(m, "C")) == (2, ["discard", "tag A"])


@rule("BR-RUL-28")
def test_who_can_only_pass_must_tag():
    m = training(f"phase turn turn B\n{ONE}\nB hand: Hit(red)\nA pile: Hit-2(red)\nA deck:", **TEAM)
    m.play(1, "discard")
    assert (m.s.turn, may(m, "A")) == (0, ["tag C"])


@rule("BR-RUL-22")
def test_who_leaves_a_team_is_followed_by_a_mate_of_choice():
    m = table(f"{ONE}\nA hand: Press", **TEAM)
    play(m, "A: concede")
    assert not m.over
    assert m.active == (1, 2)
    assert may(m, "C") == ["tag C"]
    play(m, "C: tag C")
    assert "deal" in may(m, "C")
    m.play(2, "forfeit")
    assert (m.over, m.places) == (True, (2, 1, 2, 1))


@rule("BR-TAG-08")
def test_an_inactive_player_changes_nothing_and_sees_what_its_team_sees():
    m = table(f"{ONE}\nA hand: Press", **TEAM)
    assert m.view(2)["seats"][0]["hand"]["card"] is not None
    assert m.view(1)["seats"][0]["hand"]["card"] is None
    assert list(may(m, "C")) == []


@rule("BR-RUL-47", "BR-CIRC-01", "BR-CIRC-02", "BR-CIRC-05")
@pytest.mark.parametrize("n", [7, 8])
def test_a_circle_of_seven_and_eight(n):
    """N players make N areas, the last one between the last seat and the first."""
    m = Match.start("brawl", {"format": "circle", "players": n, "mode": "training"}, 1)
    assert (m.s.rows_n, [tuple(m.s.rows[r].side) for r in range(n)]) == (n, [(r, (r + 1) % n) for r in range(n)])
    assert [m.s.rows[r].n for r in range(n)] == [2] * n
    assert m.check() == 0
    last = "ABCDEFGH"[n - 1]
    rows = "\n".join(f"row {x} {y}: {x}1 {y}2" for x, y in zip("ABCDEFGH"[:n], "BCDEFGH"[: n - 1] + "A", strict=True))
    m = table(f"{rows}\n{last} hand: Base", format="circle", players=n)
    play(m, f"{last}: play right {last}A")
    assert row(m, n - 1) == f"{last}1 A2 {last}3"
    assert code(m, "A: call B2") == "no_foul"
    m = table(f"{rows}\nA hand: Hit(red)", format="circle", players=n)
    assert len(may(m, "A")) == 9  # to discard, and two ends of four Bases
    assert code(m, "A: play B1.b") == "not_your_area"


@rule("BR-RUL-47", "BR-TAG-01", "BR-CIRC-08")
def test_teams_of_five_and_six():
    m = Match.start("brawl", {"format": "tag_team", "teams": "2v6", "mode": "training"}, 1)
    assert m.teams == (0, 1, 0, 1, 1, 1, 1, 1)
    m = table("row 1 2: A1 B1\nH pile: Hit(red)\nB deck:", format="tag_team", teams="2v6", players=8)
    play(m, "B: tag H", "H: top A1.2")
    assert string(m, "A1.2") == ["Hit(red)"]
