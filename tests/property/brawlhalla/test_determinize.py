"""The leak test has teeth: hidden slots take every consistent value; truth, and planted leaks, are caught."""

import pytest
from tests.helpers.knowledge import differences, values_taken
from tests.helpers.parts import altered

from rumpus.games.brawlhalla.interface.events import cards_in
from rumpus.kernel.contract.spec import find
from rumpus.kernel.match.match import Match

SCENE = """
A yumiko at r1c1 hand 1 2 5 rest discard deck 3 4
B nix at r1c4 hand 5 5 3 deck 1 2 2 rest discard
"""
BLANK = {"card_set": "blank"}


def at(scene=SCENE, **options):
    return Match.at_scene("brawlhalla", scene, {**BLANK, **options})


def hand_of(p):
    return lambda _t, s: [s.seats[p].hand]


def values(t, s, p, cards):
    return tuple(sorted(t.legends[s.seats[p].legend].value[c] for c in cards))


def hidden_of_b(t, s):
    """B's hand, and the card at each place of B's deck."""
    seat = s.seats[1]
    return [values(t, s, 1, cards_in(seat.hand)), *(values(t, s, 1, [c]) for c in seat.deck[: seat.deck_n])]


@pytest.mark.rule("BH-MOVE-05", "BH-RUL-87")
@pytest.mark.parametrize(("counts", "air"), [("yes", 1), ("no", 0)])
def test_a_path_that_others_do_not_know_starts_anew(counts, air):
    m = at("A at r1c1 hand 3\nB at r1c5\n", air_count_start=counts)
    m.play_all(0, ["move 3", "step E"])
    assert m.s.path_n == 1
    twin = m.redealt(1, 5)
    assert (twin.s.path_n, twin.s.path_left, twin.s.path_air) == (0, 3, air)
    assert m.redealt(0, 5).s.path_n == 1


@pytest.mark.rule("BH-RUL-87")
@pytest.mark.parametrize("viewer", [0, -1])
def test_an_unknown_hand_takes_every_value_that_the_lists_allow(viewer):
    """Hand plus deck of B are 5 5 3 1 2 2: everybody knows that, nobody else which three are in hand."""
    pool = [1, 2, 2, 3, 5, 5]
    hands = {tuple(sorted((pool[i], pool[j], pool[k]))) for i in range(6) for j in range(i) for k in range(j)}
    taken = values_taken(at(), viewer, hidden_of_b, 600)
    assert taken == [hands, *[{(v,) for v in pool}] * 3]


def test_all_deals_are_equally_likely():
    """20 ways to choose 3 of 6 cards; 2000 redeals give each about 100 times."""
    m = at()
    counts: dict[int, int] = {}
    for number in range(2000):
        hand = m.redealt(0, number * 31 + 7).s.seats[1].hand
        counts[hand] = counts.get(hand, 0) + 1
    assert len(counts) == 20
    assert min(counts.values()) > 55
    assert max(counts.values()) < 160


def test_the_own_hand_stays_and_the_own_deck_is_unknown():
    m = at()
    assert values_taken(m, 0, hand_of(0), 40) == [{m.s.seats[0].hand}]
    orders = values_taken(m, 0, lambda _t, s: [tuple(s.seats[0].deck[: s.seats[0].deck_n])], 40)
    assert len(orders[0]) == 2


def test_cards_seen_in_a_hand_stay_there_for_who_saw_them():
    m = at()
    card = cards_in(m.s.seats[1].hand)[0]
    m.s.seats[1].seen[0] = 1 << card
    assert all(hand >> card & 1 for hand in values_taken(m, 0, hand_of(1), 100)[0])
    assert any(not hand >> card & 1 for hand in values_taken(m, -1, hand_of(1), 100)[0])
    assert m.view(0)["seats"][1]["known"][0]["c"] == card
    assert m.view(-1)["seats"][1]["known"] == []


def test_a_known_top_stays_for_who_knows_it():
    m = at()
    seat = m.s.seats[1]
    seat.top_known[0] = 2
    top = tuple(seat.deck[seat.deck_n - 2 : seat.deck_n])

    def tops(_t, s):
        return [tuple(s.seats[1].deck[s.seats[1].deck_n - 2 : s.seats[1].deck_n])]

    assert values_taken(m, 0, tops, 60) == [{top}]
    assert len(values_taken(m, 1, tops, 60)[0]) > 1


@pytest.mark.rule("BH-RUL-71")
def test_team_mates_know_each_other_only_with_shared_hands():
    for shared, known in (("shared", True), ("hidden", False)):
        m = Match.start("brawlhalla", {"format": "2v2", "legend_pick": "random", "team_hands": shared}, 4)
        while m.s.active < 0:
            m.play(m.active[0], m.actions(m.active[0])[0])
        assert (len(values_taken(m, 0, hand_of(2), 40)[0]) == 1) is known
        assert (m.view(0)["seats"][2]["cards"] is not None) is known
        assert m.view(0)["seats"][1]["cards"] is None
        assert len(values_taken(m, 0, hand_of(1), 40)[0]) > 1


def test_a_blind_pick_takes_every_value_for_others():
    m = Match.start("brawlhalla", {"legend_pick": "blind"}, 4)
    seat = m.active[0]
    m.play(seat, "legend nix 2")
    pick = m.s.seats[seat].pick

    def picks(_t, s):
        return [s.seats[seat].pick]

    assert values_taken(m, seat, picks, 30) == [{pick}]
    assert values_taken(m, 1 - seat, picks, 300) == [set(range(12))]
    assert values_taken(m, -1, picks, 300) == [set(range(12))]


def test_picks_not_yet_laid_are_unknown():
    m = at("A at r1c1 hand 1\nB at r1c2 hand 2 3 4\n")
    m.play_all(0, ["light B", "play 1"])
    m.play_all(1, ["play 2", "play 4"])
    assert m.view(1)["mine"]["picked"]
    assert m.redealt(0, 5).s.picked == 0
    assert m.redealt(-1, 5).s.picked == 0
    assert m.redealt(1, 5).s.picked == m.s.picked
    assert "mine" in m.view(0)
    assert m.view(0)["mine"] is None


def test_a_path_not_yet_declared_is_unknown():
    m = at()
    m.play_all(0, ["move 5", "step E", "step E"])
    twin = m.redealt(1, 9)
    assert (twin.s.path_n, twin.s.path_left) == (0, 5)
    assert m.redealt(0, 9).s.path_n == 2
    assert twin.check() == 0


def test_the_generator_is_renewed():
    m = at()
    before = tuple(m.s.rng)
    assert tuple(m.redealt(0, 1).s.rng) != before
    assert tuple(m.redealt(0, 1).s.rng) != tuple(m.redealt(0, 2).s.rng)


@pytest.mark.rule("BH-RUL-87")
def test_top_only_shows_the_top_of_a_discard_pile():
    m = at("A at r1c1 hand 1\nB at r1c4 hand 2 discard 3 4 5\n", discard_view="top_only")
    assert [card["value"] for card in m.view(0)["seats"][1]["discard"]] == [5]
    assert [card["value"] for card in at("A at r1c1\nB at r1c4 discard 3 4 5\n").view(-1)["seats"][1]["discard"]] == [
        3,
        4,
        5,
    ]


# ---------------------------------------------------------------- planted faults


def test_a_redeal_that_returns_the_truth_is_caught():
    taken = values_taken(at(), 0, hidden_of_b, 50, redeal=lambda twin: None)
    assert all(len(one) == 1 for one in taken)


def leaky(**changed):
    spec = altered(find("brawlhalla"), **changed)
    return Match.at_scene(spec, SCENE, BLANK)


def caught(match, viewer=0):
    return any(differences(match, match.redealt(viewer, n), viewer) for n in range(20))


def test_a_fair_game_is_not_accused():
    assert not caught(at())
    assert not caught(at(), -1)


@pytest.mark.parametrize(
    "leak",
    [
        lambda t, s, viewer: {"hand": s.seats[1].hand},
        lambda t, s, viewer: {"top": s.seats[1].deck[s.seats[1].deck_n - 1]},
        lambda t, s, viewer: {"can_dodge": any(t.legends[1].value[c] == 5 for c in cards_in(s.seats[1].hand))},
        lambda t, s, viewer: {"next": s.rng[0] & 1},
    ],
    ids=["hand", "deck", "a fact about the hand", "generator"],
)
def test_a_planted_leak_in_the_view_is_caught(leak):
    spec = find("brawlhalla")
    assert caught(leaky(sight={"view": lambda t, s, viewer: {**spec.sight.view(t, s, viewer), **leak(t, s, viewer)}}))


def test_a_planted_leak_in_a_refusal_is_caught():
    """A reason that depends on what another seat holds."""
    spec = find("brawlhalla")

    def why_not(t, s, p, a):
        rule = spec.actions.why_not(t, s, p, a)
        return "BH-HEAVY-02" if rule and p == 0 and s.seats[1].hand >> 16 & 1 else rule

    assert caught(leaky(actions={"why_not": why_not}))


def test_a_planted_leak_in_the_log_is_seen_at_once():
    m = Match.at_scene(altered(find("brawlhalla"), sight={"redact": lambda row, *_: row}), SCENE, BLANK)
    m.play_all(0, ["delay", "draw"])
    drawn = [line for line in m.said(1) if line["kind"] == "draw"]
    assert drawn[0]["args"]["shown"] == 2
    fair = at()
    fair.play_all(0, ["delay", "draw"])
    assert [line["args"]["cards"] for line in fair.said(1) if line["kind"] == "draw"] == [[]]
    assert [line["args"]["shown"] for line in fair.said(0) if line["kind"] == "draw"] == [2]


def test_the_number_of_a_redeal_decides_it_alone():
    m = at()
    again = m.copy()
    again.s.rng[0] ^= 12345
    assert m.redealt(1, 5).state_bytes() == again.redealt(1, 5).state_bytes()


def test_a_view_is_made_of_json_types_and_holds_no_surplus():
    """An allow-list: nothing of the state's own fields gets in by itself."""
    told = at().view(1)
    assert set(told) == {
        "game", "format", "mode", "discovery", "set", "arena", "round", "turn", "active", "order", "actions_left",
        "actions_only", "actions_max", "stall", "setup", "seats", "fight", "decision", "mine", "over",
    }  # fmt: skip
    assert set(told["seats"][0]) == {
        "seat", "letter", "team", "out", "conceded", "legend", "weapon", "level", "space", "ko", "hand", "deck",
        "discard", "cards", "known", "marks",
    }  # fmt: skip
    assert told["seats"][0]["hand"] == 3
    assert told["seats"][0]["cards"] is None
