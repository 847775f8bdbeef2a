"""Tables of what was counted."""

from rumpus.kernel.counts import Share, pair_rates, rates

COUNTS = {"axes": [0, 4, 0, 2], "axes_wins": [0, 3, 0, 1], "both": [0] * 16, "both_wins": [0] * 16}
COUNTS["both"][4 + 3], COUNTS["both_wins"][4 + 3] = 2, 1


def test_what_was_never_counted_has_no_row() -> None:
    assert rates(["one", "two", "three"], COUNTS, "axes") == {
        "one": {"win rate": Share(3, 4)},
        "three": {"win rate": Share(1, 2)},
    }


def test_pairs_stand_at_the_lower_number_s_row() -> None:
    assert pair_rates(["one", "two", "three"], COUNTS, "both", 4) == {"one + three": {"win rate": Share(1, 2)}}
