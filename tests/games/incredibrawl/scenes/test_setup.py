"""Terms, set-up, modes and the order of a round."""

import itertools

import pytest
from tests.games.incredibrawl.scenes.law import (
    GAMER,
    PLACES,
    SHORT,
    SPOTS,
    asked,
    brawl,
    card_set,
    decks,
    does,
    fighter,
    glory,
    hands,
    lines,
    may,
    op,
    play,
    power_up,
    scraps,
    show,
    table,
    until,
    who,
    winner,
)

from rumpus.games.incredibrawl.content.load import installed, read_extra
from rumpus.games.incredibrawl.game import SPEC
from rumpus.kernel.contract.options import OptionError
from rumpus.kernel.match.match import IllegalAction, Match

rule = pytest.mark.rule
ALL = {"mode": "gamer", "power_ups": "on", "locations": "on", "select_a_brawl": "on"}


def start(seed=1, **options) -> Match:
    return Match.start("incredibrawl", options, seed)


def cards_of(match, p):
    """Every card of a seat: hand and deck."""
    seat = match.s.seats[p]
    held = [c for c in range(30) if seat.characters >> c & 1] + [30 + c for c in range(10) if seat.power_ups >> c & 1]
    return sorted(held + [cell % 64 for cell in seat.deck[: seat.deck_n]])


# ---------------------------------------------------------------- terms


@rule("IB-TERM-01", "IB-TERM-02", "IB-BRAWL-01", "IB-BRAWL-06", "IB-R-SCRAPORDER")
@pytest.mark.parametrize(("seats", "fought"), [(2, 1), (3, 2), (4, 3)])
def test_one_brawl_of_so_many_scraps(seats, fought):
    m = brawl(*["P5 P6; glory 0", "N5 N6; glory 0", "E5 E6; glory 0", "N7 N8; glory 0"][:seats], players=seats)
    assert (len(scraps(m)), len(lines(m, "brawl"))) == (fought, 1)
    assert [line["args"]["number"] for line in lines(m, "scrap")] == list(range(fought))


@rule("IB-TERM-03")
def test_glory_is_never_below_0():
    m = brawl("N9 P5", "P8 P6; glory 0", cards={"N9": does("play", op("glory_lose", n=2, who="self"))})
    assert glory(m) == [0, 1]


@rule("IB-TERM-04", "IB-EX-01", "IB-EX-02", "IB-EX-03", "IB-SCRAP-01", "IB-SCRAP-02", "IB-SCRAP-03")
@pytest.mark.parametrize(("winning", "losing"), [("P", "N"), ("N", "E"), ("E", "P")])
def test_type_comes_first(winning, losing):
    for mine, theirs in itertools.product((1, 2, 9, 10), repeat=2):
        assert winner(brawl(f"{winning}{mine} P3", f"{losing}{theirs} N3")) == "A"
        assert winner(brawl(f"{losing}{theirs} N3", f"{winning}{mine} P3")) == "B"


@rule("IB-TERM-05", "IB-TERM-07")
def test_a_banner_has_a_type_and_a_level_from_1_to_10():
    for level in (0, 11):
        text = card_set({"P1": 'play = [{ op = "none" }]'}).replace("level = 1", f"level = {level}")
        (fault,) = read_extra("mine.toml", text)[1]
        assert "level" in str(fault)
    for sheet in installed().characters:
        assert sheet.type in (0, 1, 2)
        assert 1 <= sheet.level <= 10
    assert all(sheet.level == 0 for sheet in (*installed().power_ups, *installed().locations))
    text = power_up("ticket_booth", "select", op("draw", n=1, who="self")) + "level = 3\n"
    assert read_extra("mine.toml", text)[1]


@rule("IB-TERM-06", "IB-EX-04", "IB-R-COLOUR")
def test_the_victory_bar_shows_the_type_it_beats():
    shown = {
        card["type"]: card["beats"] for card in SPEC.setup.of_table(start().t)["cards"] if card["kind"] == "character"
    }
    assert shown == {"physical": "natural", "natural": "energy", "energy": "physical"}


@rule("IB-TERM-08")
def test_every_character_of_a_set_has_an_ability_one_a_trigger():
    assert all(any(sheet.effects) for sheet in installed().characters)
    bare = card_set({"P1": ""}).replace("abilities = false\n", "")
    assert "IB-TERM-08" in str(read_extra("mine.toml", bare)[1][0])
    m = brawl("P5 P6", "N5 N6", cards={"N5": does("play", op("draw", n=1, who="self"))})
    assert [line["args"]["trigger"] for line in lines(m, "ability")] == ["play"]


@rule("IB-TERM-09", "IB-PU-02")
def test_an_other_ability_names_its_moment():
    m = table("P5 stage_fright", "N5 N6", **GAMER)
    with pytest.raises(IllegalAction) as refused:
        play(m, "A: stage_fright")
    assert refused.value.rule == "IB-SEL-04"
    show(m, "P5", "N5")
    assert asked(m) == "window AB"
    assert (may(m, "A"), may(m, "B")) == (["stage_fright", "pass"], ["pass"])


# ---------------------------------------------------------------- set-up


@rule("IB-SETUP-01")
@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_players(players):
    with pytest.raises(OptionError, match="players"):
        start(players=players)


@rule("IB-SETUP-02", "IB-SETUP-03", "IB-SETUP-13", "IB-SETUP-05")
def test_everybody_has_the_same_thirty():
    m = start(players=2)
    assert [cards_of(m, p) for p in range(2)] == [list(range(30))] * 2
    assert (hands(m), decks(m)) == ([5, 5], [25, 25])
    assert all(seat["discard"] == [] for seat in m.view()["seats"])
    assert all(seat.deck_n == 0 and not seat.characters for seat in list(m.s.seats)[2:])
    assert start(seed=2).view(0)["mine"] != m.view(0)["mine"]
    with pytest.raises(OptionError, match="IB-R-MODEMIX"):
        start(mode="casual", power_ups="on")


@rule("IB-SETUP-04", "IB-LOC-10", "IB-R-NAME")
def test_without_locations_it_is_the_meadow():
    m = brawl("P5 P6; glory 0", "N5 N6; glory 0")
    assert m.view()["location"] == 40
    assert m.view()["locations"] == [40]
    assert not lines(m, "location", "stays")
    assert asked(m).startswith("draw")
    assert installed().locations[0].id == "grassy_meadow"
    assert not any(installed().locations[0].effects)


@rule("IB-SETUP-06", "IB-SETUP-07", "IB-MODE-03")
def test_the_first_glory():
    assert glory(start(players=3)) == [1, 1, 1]
    assert glory(start(players=3, mode="family")) == [0, 0, 0]
    told = SPEC.resolve({})
    found = [told[k] for k in ("mode", "glory_goal", "power_ups", "locations", "select_a_brawl")]
    assert found == ["casual", 10, "off", "off", "off"]


@rule("IB-SETUP-08")
def test_power_ups_are_shuffled_in():
    for seed in range(1, 6):
        m = start(seed, **GAMER)
        assert [cards_of(m, p) for p in range(2)] == [list(range(40))] * 2
        assert (hands(m), decks(m)) == ([5, 5], [35, 35])


@rule("IB-SETUP-09", "IB-LOC-01")
def test_the_meadow_lies_on_top_of_ten_locations():
    seen = set()
    for seed in range(1, 51):
        m = start(seed, **PLACES)
        assert m.view()["location"] == 40
        assert sorted(m.s.places) == list(range(10))
        assert m.view()["locations"][1:] == [None] * 9
        seen.add(m.s.places[1])
    assert len(seen) == 9


@rule("IB-SETUP-10", "IB-SETUP-11", "IB-SETUP-12", "IB-R-TOKEN")
def test_who_gets_the_token():
    found = [0, 0, 0]
    for seed in range(1, 601):
        found[start(seed, players=3).s.token] += 1
    assert all(150 < n < 250 for n in found)
    assert start(players=4).s.token == -1
    assert start(players=2).s.token == -1
    assert start(players=4, **SPOTS).s.token in range(4)
    assert start(players=2, power_up_order="first_player", **GAMER).s.token in range(2)
    assert start(players=2, **GAMER).s.token == -1


# ---------------------------------------------------------------- modes


@rule("IB-MODE-01", "IB-TURN-02", "IB-GLORY-03")
def test_family_uses_no_ability():
    cards = {"N5": does("play", op("glory_gain", n=1, who="self")), "P5": does("win", op("draw", n=3, who="self"))}
    m = brawl("P5 P6; glory 0", "N5 N6; glory 0", cards=cards, mode="family", family_refill="off")
    assert (glory(m), who(m, "ability")) == ([1, 0], "")
    assert hands(m) == [2, 2]


@rule("IB-MODE-02", "IB-R-FAMREFILL")
def test_family_glory_is_one_a_brawl():
    m = start(3, mode="family")
    for _ in range(7):
        show(m, *[may(m, seat)[0] for seat in "AB"])
        until(m, "select")
    assert sum(glory(m)) == 7
    m = brawl("P5 P6; glory 1", "N5 N6; glory 1", mode="family")
    assert asked(m) == "draw AB"
    m = brawl("P5 P6; glory 1", "N5 N6; glory 1", mode="family", family_refill="off")
    assert asked(m) == "select AB"


@rule("IB-MODE-04", "IB-BRAWL-10", "IB-R-MODEMIX")
def test_gamer_takes_any_of_three():
    names = ("power_ups", "locations", "select_a_brawl")
    for n in (1, 2, 3):
        for chosen in itertools.combinations(names, n):
            assert not start(mode="gamer", **dict.fromkeys(chosen, "on")).over
    with pytest.raises(OptionError, match="casual"):
        start(mode="gamer")
    with pytest.raises(OptionError, match="IB-R-MODEMIX"):
        start(mode="family", locations="on")


@rule("IB-MODE-05", "IB-R-GOAL", "IB-END-01")
def test_a_higher_goal():
    m = brawl("P5 P6; glory 9", "N5 N6", glory_goal=12)
    assert glory(m) == [10, 1]
    assert not m.over
    assert brawl("P5 P6; glory 11", "N5 N6", glory_goal=12).over
    for goal in (9, 1000):
        with pytest.raises(OptionError, match="glory_goal"):
            start(glory_goal=goal)


@rule("IB-MODE-05", "IB-R-GOAL", "IB-END-01")
@pytest.mark.parametrize("goal", [31, 100, 999])
def test_any_goal_above_ten(goal):
    assert start(glory_goal=goal).view()["goal"] == goal
    m = brawl(f"P5 P6; glory {goal - 2}", "N5 N6", glory_goal=goal)
    assert (m.over, glory(m)) == (0, [goal - 1, 1])
    assert brawl(f"P5 P6; glory {goal - 1}", "N5 N6", glory_goal=goal).over == 1
    rich = {"P5": does("play", op("level_mod", n=5, target="this", if_=f"own_glory<={goal - 2}"))}
    assert winner(brawl(f"P5 P6; glory {goal - 2}", "P8 N6", glory_goal=goal, cards=rich)) == "A"
    assert winner(brawl(f"P5 P6; glory {goal - 1}", "P8 N6", glory_goal=goal, cards=rich)) == "B"


@rule("IB-R-GOAL", "IB-END-03", "IB-R-STALL")
@pytest.mark.parametrize(("options", "end"), [({}, 2), ({"max_rounds": 12}, 3)])
def test_a_goal_out_of_reach_ends_by_the_decks_or_the_rounds(options, end):
    """Everybody does the first thing there is to do."""
    m = start(glory_goal=999, tie_break="random", **options)
    while not m.over:
        m.play(m.active[0], m.actions(m.active[0])[0])
    assert (m.s.over, max(glory(m)) < 999) == (end, True)


@rule("IB-MODE-06")
def test_first_player_order_needs_power_ups():
    with pytest.raises(OptionError, match="IB-MODE-06"):
        start(power_up_order="first_player", **PLACES)


# ---------------------------------------------------------------- the order of a round


@rule("IB-TURN-01", "IB-ABIL-01", "IB-ABIL-06")
def test_the_steps_of_a_round():
    ability = op("draw", n=1, who="self")
    m = brawl("P5 P6", "N5 N6", cards={"P5": does("play", ability), "N5": does("lose", ability)})
    play(m, "A: draw", "B: draw")
    steps = [line["kind"] for line in lines(m, "flip_up", "ability", "scrap", "brawl", "victory", "draw", "round")]
    expected = ["flip_up", "flip_up", "ability", "draw", "scrap", "brawl", "ability", "draw", "victory", "draw", "draw"]
    assert steps == [*expected, "round"]
    assert fighter(m, "A") is None


@rule("IB-TURN-01")
def test_a_card_of_each_short_name():
    assert len(SHORT) == 30
