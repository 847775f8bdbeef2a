"""Two against two: play goes clockwise, whoever starts, and everything that goes round the table goes the same way."""

import pytest

from rumpus.kernel.contract.seats import LETTERS
from rumpus.kernel.match.match import Match

TEAMS = {"format": "2v2", "card_set": "blank"}
PLACES = "A at r1c1\nB at r1c2\nC at r1c4\nD at r1c5\n"


def round_from(p):
    """The letters of four seats, clockwise from seat p."""
    return "".join(LETTERS[(p + k) % 4] for k in range(4))


def turns(match, n):
    """Who has the next n turns when everybody only ends theirs."""
    order = ""
    for _ in range(n):
        order += LETTERS[match.active[0]]
        match.play(match.active[0], "end")
    return order


@pytest.mark.rule("BH-FMT-04", "BH-TURN-03", "BH-RUL-11", "BH-RUL-111")
@pytest.mark.parametrize("first", range(4))
def test_turns_go_clockwise_from_every_starter(first):
    picks = {f"legend_{x}": f"{name} 1" for x, name in zip("abcd", ("nix", "bodvar", "mordex", "yumiko"), strict=True)}
    m = Match.start("brawlhalla", {**TEAMS, **picks, "first_player": f"seat{first + 1}", "start_spots": "spread"}, 1)
    columns = [int(m.view()["seats"][(first + k) % 4]["space"][3:]) for k in range(4)]
    assert columns == sorted(columns)  # the places from the left are dealt out in turn order too (BH-RUL-09)
    assert turns(m, 9) == 2 * round_from(first) + LETTERS[first]


@pytest.mark.rule("BH-RUL-08", "BH-RUL-09", "BH-RUL-111")
@pytest.mark.parametrize("first", range(4))
def test_legends_are_drafted_and_standees_placed_in_that_order(first):
    m = Match.start("brawlhalla", {**TEAMS, "first_player": f"seat{first + 1}"}, 1)
    asked = ""
    for _ in range(8):
        asked += LETTERS[m.active[0]]
        m.play(m.active[0], m.actions(m.active[0])[0])
    assert asked == round_from(first)[::-1] + round_from(first)


@pytest.mark.rule("BH-RUL-20", "BH-RUL-111")
@pytest.mark.parametrize("first", range(4))
@pytest.mark.parametrize("delays", range(4))
def test_legends_fall_clockwise_from_the_one_who_delays(first, delays):
    m = Match.at_scene("brawlhalla", f"turn {LETTERS[delays]} first {LETTERS[first]}\n{PLACES}", TEAMS)
    m.play(delays, "delay")
    falls = "".join(LETTERS[line["seat"]] for line in m.said() if line["rule"] == "BH-GRAV-01")
    assert falls == "".join(letter for letter in round_from(delays) if letter in falls)
    assert len(falls) == 4


@pytest.mark.rule("BH-KO-06", "BH-RUL-58", "BH-RUL-111")
@pytest.mark.parametrize("first", range(4))
def test_the_sword_goes_to_the_next_player_clockwise(first):
    scene = f"turn B first {LETTERS[first]} pressure\n{PLACES.replace('B at', 'B red equipped at')}tokens r2c2 r2c4\n"
    m = Match.at_scene("brawlhalla", scene, TEAMS)
    m.play(1, "end")
    m.play(1, m.actions(1)[0])
    assert (m.active, m.view()["decision"]["kind"]) == ((2,), "token")


@pytest.mark.rule("BH-FMT-04", "BH-RUL-111")
@pytest.mark.parametrize("first", range(4))
@pytest.mark.parametrize("active", range(4))
def test_a_scene_goes_on_clockwise(active, first):
    m = Match.at_scene("brawlhalla", f"turn {LETTERS[active]} first {LETTERS[first]}\n{PLACES}", TEAMS)
    again = Match.at_scene("brawlhalla", m.scene(), TEAMS)
    assert turns(m, 9) == turns(again, 9) == 2 * round_from(active) + LETTERS[active]


@pytest.mark.rule("BH-FMT-07", "BH-RUL-70", "BH-RUL-111")
@pytest.mark.parametrize(
    ("out", "active", "order"),
    [("A", "B", "BCDCBC"), ("B", "C", "CDADCD"), ("C", "D", "DABADA"), ("D", "A", "ABCBAB"), ("AD", "B", "BCBCBC")],
)
def test_a_scene_with_somebody_out_keeps_the_teams_alternating(out, active, order):
    scene = f"turn {active}\n" + "".join(
        f"{line} out\n" if line[0] in out else f"{line}\n" for line in PLACES.splitlines()
    )
    assert turns(Match.at_scene("brawlhalla", scene, TEAMS), 6) == order
