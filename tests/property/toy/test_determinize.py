"""The leak test has teeth: a redeal that returns the truth fails, and so does a view that tells too much."""

import pytest
from tests.helpers.knowledge import differences, values_taken
from tests.helpers.parts import altered

from rumpus.kernel.contract.spec import find
from rumpus.kernel.match.match import Match


def started(pace="together"):
    match = Match.start("toy", {"players": 3, "pace": pace, "hand": 2}, 11)
    match.play(0, match.actions(0)[0])
    return match


def cards_of_others(_t, s):
    """For each other seat and value, how many such cards it holds."""
    return [list(s.seats[q].hand[: s.seats[q].hand_n]).count(value) for q in (1, 2) for value in range(1, 7)]


@pytest.mark.parametrize("pace", ["turns", "together"])
def test_every_hidden_card_takes_every_consistent_value(pace):
    match = started(pace)
    s = match.s
    pool = [*s.deck[: s.deck_n], *s.seats[1].hand[:2], *s.seats[2].hand[:2]]
    wanted = [set(range(min(2, pool.count(value)) + 1)) for _ in (1, 2) for value in range(1, 7)]
    assert values_taken(match, 0, cards_of_others, 2000) == wanted


def test_a_card_face_down_takes_every_value_for_others_and_one_for_its_owner():
    match = started()
    laid = [{1, 2, 3, 4, 5, 6}, {match.s.seats[0].card}]
    for viewer, wanted in ((1, laid[0]), (-1, laid[0]), (0, laid[1])):
        assert values_taken(match, viewer, lambda _t, s: [s.seats[0].card], 400) == [wanted]


def test_a_redeal_that_returns_the_truth_is_caught():
    taken = values_taken(started(), 0, cards_of_others, 50, redeal=lambda twin: None)
    assert all(len(values) == 1 for values in taken)


def test_a_planted_leak_in_the_view_is_caught():
    spec = find("toy")

    def leaky(t, s, viewer):
        return {**spec.sight.view(t, s, viewer), "best": max(s.seats[1].hand)}

    match = Match.start(altered(spec, sight={"view": leaky}), {"players": 3}, 11)
    assert any(differences(match, match.redealt(0, n), 0) for n in range(20))


def test_a_planted_leak_in_the_log_is_caught():
    spec = find("toy")
    match = Match.start(altered(spec, sight={"redact": lambda event, *_: event}), {"pace": "together"}, 11)
    match.play(0, match.actions(0)[0])
    assert any(line["text"].startswith("A lays") and "face down" in line["text"] for line in match.said(1))
    shown = {line["args"]["card"] for line in match.said(1) if line["kind"] == "commit"}
    assert shown != {None}


def test_the_deal_of_a_what_if_depends_on_its_number_alone():
    match = started()
    again = match.copy()
    again.s.rng[0] ^= 12345
    assert match.redealt(1, 5).state_bytes() == again.redealt(1, 5).state_bytes()
    assert match.redealt(1, 5).state_bytes() != match.redealt(1, 6).state_bytes()
