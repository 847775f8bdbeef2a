"""Power-Ups of several windows, and the windows during the Play abilities, before the Win ability, after the Glory."""

import pytest
from tests.games.incredibrawl.scenes.law import (
    GAMER,
    PLACES,
    asked,
    does,
    gamer,
    glory,
    lines,
    may,
    op,
    play,
    power_up,
    scraps,
    table,
    until,
    who,
    winner,
)

from rumpus.games.incredibrawl.rules.turn import WINDOW_MS
from rumpus.games.incredibrawl.rules.windows import HIDDEN_MS
from rumpus.kernel.match.match import IllegalAction, Match

rule = pytest.mark.rule
GAIN = op("glory_gain", n=1, who="self")
DRAW = op("draw", n=1, who="self")
TURN = op("reverse_levels", until="brawl")
HIDDEN = ("reveal", "before_scrap", "after_scrap", "before_abilities", "draw")
NEW = ("before_play", "before_win", "after_glory")


def windows(match: Match) -> list[str]:
    """The windows that were opened, in order."""
    return [line["args"]["window"] for line in lines(match, "window")]


def several(*names: str) -> str:
    """A Power-Up with these windows, in the place of Growth Spurt."""
    named = ", ".join(f'"{name}"' for name in names)
    return power_up("growth_spurt", "reveal", DRAW).replace('window = "reveal"', f"window = [{named}]")


def passed(match: Match, seen: int = 30) -> Match:
    """Everybody passes until the next selection."""
    for _ in range(seen):
        if asked(match).startswith("select"):
            return match
        does = "draw" if asked(match).startswith("draw") else "pass"
        play(match, *[f"{'ABCD'[p]}: {does}" for p in match.active])
    raise AssertionError("the windows do not end")


@rule("IB-PU-01", "IB-PU-02")
def test_a_text_that_names_several_windows():
    match = passed(gamer("P5 P1 growth_spurt", "N5 N1", more=several("reveal", "after_scrap", "select")))
    assert windows(match) == ["reveal", "after_scrap", "select"]
    match = gamer("P5 P1 growth_spurt", "N5 N1", more=several("before_scrap", "draw"))
    assert (windows(match), may(match, "A")) == (["before_scrap"], ["growth_spurt", "pass"])
    play(match, "A: pass", "B: pass")
    assert windows(match) == ["before_scrap", "draw"]
    play(match, "A: growth_spurt", "B: pass")
    assert match.view()["seats"][0]["discard"][-1] == 34


@rule("IB-PU-02", "IB-PU-18")
def test_in_no_other_window():
    match = gamer("P5 P1 growth_spurt wet_blanket", "N5 N1", more=several("reveal", "draw"))
    play(match, "A: pass", "B: pass")
    assert match.view()["window"] == "before_scrap"
    with pytest.raises(IllegalAction) as fault:
        match.play(0, "growth_spurt")
    assert fault.value.rule == "IB-PU-02"


@rule("IB-R-WINDOW", "IB-PU-01")
def test_the_new_windows_in_their_places():
    cards = {"P5": does("play", TURN), "N6": does("play", TURN), "E7": does("lose", TURN), "N5": does("win", TURN)}
    cards = {"P5": f"{does('play', TURN)}\n{does('win', TURN)}", "N6": f"{does('play', TURN)}\n{does('lose', TURN)}"}
    match = passed(gamer("P5 P1 growth_spurt", "N6 N1", cards=cards, more=several(*NEW)))
    kept = ("window", "ability", "scrap", "brawl", "victory", "round")
    told = [line for line in match.said() if line["kind"] in kept]
    named = [x["args"]["window"] if x["kind"] == "window" else x["kind"] for x in told if x["kind"] != "round"]
    assert named == [
        *("before_play", "ability", "before_play", "ability"),
        *("scrap", "brawl", "ability", "before_win", "ability", "victory", "after_glory"),
    ]


@rule("IB-R-WINDOW", "IB-LOC-04")
def test_after_the_glory_comes_before_the_choice_of_the_location():
    lock = power_up("growth_spurt", "after_glory", op("location_lock"))
    told = {**PLACES, **GAMER, "more": lock}
    match = gamer("P5 P1 growth_spurt", "N5 N1", **told)
    assert (who(match, "victory"), asked(match)) == ("A", "window AB")
    play(match, "A: growth_spurt", "B: pass")
    assert asked(match) == "draw A"
    match = play(gamer("P5 P1 growth_spurt", "N5 N1", **told), "A: pass", "B: pass")
    assert asked(match) == "location A"


@rule("IB-R-WINDOW", "silence")
def test_a_play_ability_is_silenced_just_before_its_turn():
    """The order is known by then: B's N5 goes first, and A's P6 never does."""
    cards = {"P6": does("play", GAIN), "N5": does("play", GAIN)}
    more = power_up("stage_fright", "before_play", op("silence", target="opposing"))
    match = gamer("P6 P1", "N5 N1 stage_fright", cards=cards, more=more)
    assert [one["seat"] for one in match.view()["queue"]] == [1, 0]
    play(match, "A: pass", "B: pass")
    assert (glory(match), asked(match)) == ([0, 1], "window AB")
    play(match, "A: pass", "B: stage_fright")
    assert (who(match, "ability"), who(match, "ignored")) == ("B", "A")


@rule("IB-R-WINDOW", "IB-REENTER-02")
def test_who_comes_in_between_play_abilities_waits_for_the_originals():
    more = power_up("understudy", "before_play", op("replace_hand", who="own_character", old_to="hand"))
    cards = {card: does("play", TURN) for card in ("P1", "P5", "N6")}
    match = gamer("P5 P1 understudy", "N6 N1", cards=cards, more=more)
    play(match, "A: understudy", "B: pass")
    assert [line["args"]["card"] for line in lines(match, "ability")] == [4, 15, 0]


@rule("IB-R-WINDOW", "IB-R-LATEPLAY")
def test_a_play_ability_during_the_scraps_has_no_window_of_its_own():
    """It resolves at once, inside the window that brought it in."""
    more = power_up("understudy", "before_scrap", op("replace_hand", who="own_character", old_to="hand"))
    more += power_up("stage_fright", "before_play", op("silence", target="opposing"))
    match = gamer("P5 P1 understudy", "N6 N1 stage_fright", cards={"P1": does("play", TURN)}, more=more)
    play(match, "A: understudy", "B: pass")
    assert (windows(match), who(match, "ability")) == (["before_scrap"], "A")


@rule("IB-R-WINDOW", "IB-PU-01")
@pytest.mark.parametrize("hidden", ["off", "on"])
def test_no_window_that_no_card_of_the_set_fits(hidden):
    """With the installed Power-Ups none of the new windows is ever opened, not even with hidden windows."""
    live = {"arrival": "live", "hidden_windows": hidden, **GAMER}
    match = table("P5 P1 growth_spurt; glory 0", "N5 N1; glory 0", cards={"P5": does("play", TURN)}, **live)
    match.play(0, "P5")
    match.play(1, "N5")
    for _ in range(40):
        match.tick(match.s.now + HIDDEN_MS)
        if asked(match).startswith("select"):
            break
        for p in match.active:
            match.play(p, "draw" if asked(match).startswith("draw") else "pass")
    assert not set(windows(match)) & set(NEW)
    assert windows(match) == [*HIDDEN, "select"] if hidden == "on" else ["before_scrap"]


@rule("IB-R-WINDOWLEAK", "IB-R-WINDOW")
def test_hidden_new_windows_open_for_all_and_not_before_two_seconds():
    live = {"arrival": "live", "hidden_windows": "on", **GAMER}
    cards = {"P5": does("play", TURN)}
    match = table("P5 P1; glory 0", "N5 N1; glory 0", cards=cards, more=several("before_play"), **live)
    match.play(0, "P5")
    match.play(1, "N5")
    for window in ("reveal", "before_play"):
        assert (asked(match), match.view()["window"]) == ("window AB", window)
        play(match, "A: pass", "B: pass")
        assert (match.active, match.due) == ((), match.s.now + HIDDEN_MS)
        match.tick(match.due)
    assert who(match, "ability") == "A"


@rule("IB-R-WINDOW")
def test_live_the_clock_runs_in_the_new_windows():
    cards = {"P5": does("play", TURN)}
    live = {"arrival": "live", **GAMER}
    match = table("P5 P1 growth_spurt; glory 0", "N5 N1; glory 0", cards=cards, more=several("before_play"), **live)
    match.play(0, "P5")
    match.play(1, "N5")
    assert match.due == match.s.now + WINDOW_MS
    match.tick(match.due)
    assert (who(match, "ability"), winner(match)) == ("A", "A")


@rule("IB-PU-09", "IB-R-WINDOW")
def test_in_turn_the_new_windows_ask_one_after_another():
    cards = {"P5": does("play", TURN)}
    told = {"cards": cards, "more": several("before_play", "after_glory"), "power_up_order": "first_player"}
    match = gamer("P5 P1 growth_spurt", "N5 N1", token="B", **told)
    assert asked(match) == "window B"
    play(match, "B: pass")
    assert asked(match) == "window A"
    play(match, "A: growth_spurt")
    assert (scraps(match), windows(match)) == (["A>B"], ["before_play"]), "nobody has another one"
    assert until(match, "select").view()["round"] == 2
