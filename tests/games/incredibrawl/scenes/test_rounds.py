"""Rounds played from a position: triggers, order, scraps, spoils, the Draw step and the ends."""

from typing import Any

import pytest

from rumpus.games.incredibrawl.game import SPEC
from rumpus.kernel.match.match import IllegalAction, Match

PLAIN = "abilities = false\n"
DECK = " deck marching_mole ghost_moose comet_courier honeycomb_queen granite_gardener captain_backflip"
QUIET = {"refill_timing": "draw_step", "tie_break": "random"}


def at(
    hands: list[str], options: dict[str, Any] | None = None, content: str | None = None, glory: str = "1111"
) -> Match:
    """A round in which each seat holds these cards."""
    lines = [f"{'ABCD'[i]} glory {glory[i]} hand {hand}{DECK}" for i, hand in enumerate(hands)]
    told = {**QUIET, "players": len(hands), **(options or {})}
    return Match.at_scene(SPEC, "\n".join(["round 1 phase place", *lines]), told, content=content)


def fight(
    hands: list[str], options: dict[str, Any] | None = None, content: str | None = None, glory: str = "1111"
) -> Match:
    """Everybody plays the first card of the hand."""
    match = at(hands, options, content, glory)
    for p, hand in enumerate(hands):
        match.play(p, hand.split()[0])
    return match


def glories(match: Match) -> list[int]:
    """Everybody's Glory."""
    return [seat["glory"] for seat in match.view()["seats"]]


def heard(match: Match, rule: str) -> list[str]:
    """What was said under a rule."""
    return [line["text"] for line in match.said() if line["rule"] == rule]


@pytest.mark.rule("IB-BRAWL-04", "IB-BRAWL-05", "IB-BRAWL-06", "IB-GLORY-03", "IB-TERM-02", "IB-SEL-07")
def test_four_spots() -> None:
    """1-3, 2-4, final; only its winner takes Glory."""
    match = fight(["P1", "N1", "N2", "E1"], content=PLAIN)
    assert heard(match, "IB-SCRAP-01") == [
        "A beats C by Type",
        "B beats D by Type",
        "A beats B by Type",
    ]
    assert glories(match) == [2, 1, 1, 1]


@pytest.mark.rule("IB-BRAWL-03", "IB-SEL-08", "IB-P3-02", "IB-SETUP-10")
def test_three_spots() -> None:
    """The token holder waits at spot 3."""
    match = fight(["E1", "P3", "N9"], content=PLAIN)
    assert heard(match, "IB-SCRAP-01") == ["B beats C by Type", "A beats B by Type"]
    assert glories(match) == [2, 1, 1]


@pytest.mark.rule("IB-ABIL-02", "IB-ABIL-03", "IB-ABIL-05", "IB-TURN-01")
def test_lowest_level_first() -> None:
    """mud_prophet (N2) before toaster_oracle (E3) before immovable_baron (P10)."""
    match = fight(["immovable_baron", "toaster_oracle", "sock_bandit"])
    said = heard(match, "IB-ABIL-05")
    assert [text.split("'s ")[0] for text in said] == ["C", "B", "A"]


@pytest.mark.rule("IB-SCRAP-05", "IB-TIE-01", "IB-TIE-02", "IB-R-THROW")
def test_true_tie() -> None:
    """Both throw in secret; equal signs are thrown again."""
    match = fight(["E5", "E5"], {"tie_break": "throw"}, PLAIN)
    assert match.active == (0, 1)
    match.play(0, "rock")
    assert match.view(1)["seats"][0]["sign"] is None
    match.play(1, "rock")
    match.play(0, "paper")
    match.play(1, "rock")
    assert glories(match) == [2, 1]


@pytest.mark.rule("IB-ABIL-08", "IB-ABIL-11", "IB-GLORY-02", "glory_steal")
def test_lose_before_victory_glory() -> None:
    """The raccoon steals before the winner takes its Victory Glory."""
    match = fight(["granite_gardener", "snack_raccoon"], glory="0111")
    assert glories(match)[1] == 1
    match = fight(["captain_backflip", "snack_raccoon"], glory="1111")
    assert glories(match) == [2, 2]


@pytest.mark.rule("IB-END-01", "IB-END-02", "IB-R-PARTIALGOAL")
def test_goal() -> None:
    """The Victory Glory ends the game at once; no Draw step follows."""
    match = fight(["P5", "N5"], content=PLAIN, glory="91")
    assert match.end == ("IB-END-01", "first to the Glory goal")
    assert match.places == (1, 2)
    assert match.view()["seats"][0]["fighter"] is not None


@pytest.mark.rule("IB-END-03", "IB-END-04", "IB-END-06", "IB-DRAW-11")
def test_no_cards() -> None:
    """The last character is fought with; then the most Glory wins."""
    scene = "round 1 phase place\nA glory 4 hand P5\nB glory 4 hand N5" + DECK
    match = Match.at_scene(SPEC, scene, QUIET, content=PLAIN)
    match.play(0, "P5")
    match.play(1, "N5")
    assert match.end == ("IB-END-03", "most Glory when a player ran out of characters")
    assert match.scores == (5, 4)


@pytest.mark.rule("IB-END-08", "IB-R-STALL")
def test_last_round() -> None:
    """After max_rounds Glory is counted."""
    hands = ["P5 P6", "N5 N6"]
    lines = [f"{'AB'[i]} glory 1 hand {hand}{DECK}" for i, hand in enumerate(hands)]
    match = Match.at_scene(
        SPEC, "\n".join(["round 10 phase place", *lines]), {**QUIET, "max_rounds": 10}, content=PLAIN
    )
    for p, name in ((0, "P5"), (1, "N5"), (0, "draw"), (1, "draw")):
        match.play(p, name)
    assert match.end == ("IB-END-08", "most Glory after the last round")


@pytest.mark.rule("IB-DRAW-01", "IB-DRAW-03", "IB-DRAW-04", "IB-DRAW-05", "IB-DRAW-12")
def test_draw_step() -> None:
    """Who can pay is asked, unseen; the others draw 1."""
    match = fight(["P5 P6", "N5 N6"], content=PLAIN, glory="10")
    assert match.active == (0,)
    match.play(0, "buy")
    seats = match.view()["seats"]
    assert [(seat["hand"], seat["deck"], seat["glory"]) for seat in seats] == [(5, 2, 1), (2, 5, 0)]


@pytest.mark.rule("IB-DRAW-07", "IB-R-DRAWTEST")
def test_empty_hand_is_refilled() -> None:
    """No character in hand: 5 cards for nothing, and nobody is asked."""
    match = fight(["P5", "N5"], content=PLAIN)
    assert [seat["hand"] for seat in match.view()["seats"]] == [5, 5]
    assert glories(match) == [2, 1]


@pytest.mark.rule("return_self", "IB-BRAWL-08")
def test_rubber_knight_returns() -> None:
    """Its Lose ability takes it back to hand, so it is not discarded."""
    match = fight(["P9 P8", "rubber_knight P6"])
    match.play(0, "draw")
    match.play(1, "draw")
    assert "rubber_knight" in match.scene().splitlines()[2].split(" deck ")[0]


@pytest.mark.rule("replace_hand", "IB-REENTER-01", "IB-REENTER-02", "IB-REV-02")
def test_dandelion_spy() -> None:
    """A replacement is a later entrant, and its Play ability triggers after all originals."""
    match = fight(["dandelion_spy toaster_oracle E9", "immovable_baron P6"])
    match.play(0, "yes")
    match.play(0, "toaster_oracle")
    texts = [line["text"] for line in match.said()]
    first = next(i for i, text in enumerate(texts) if "Immovable Baron uses" in text)
    assert first < next(i for i, text in enumerate(texts) if "Toaster Oracle uses" in text)


@pytest.mark.rule("silence", "IB-ABIL-16")
def test_crate_golem_silences() -> None:
    """A silenced character's Lose ability does not resolve."""
    match = fight(["crate_golem P9", "grandma_gauntlet P8"])
    assert "B's Grandma Gauntlet is silenced" in [line["text"] for line in match.said()]


@pytest.mark.rule("beat_class")
def test_texts_before_types() -> None:
    """The squire beats a mythic character before Levels are compared."""
    match = fight(["pillow_squire P9", "crate_golem P8"])
    assert glories(match) == [2, 1]


@pytest.mark.rule("IB-SEL-04", "IB-MODE-01", "IB-TURN-02")
def test_refusals() -> None:
    """A Power-Up is no character; Family Mode uses no ability."""
    table = {"mode": "gamer", "power_ups": "on"}
    match = at(["P5 ticket_booth P6", "N5 N6"], table)
    with pytest.raises(IllegalAction, match="IB-SEL-04"):
        match.play(0, "ticket_booth")
    family = fight(["immovable_baron P6", "N5 N6"], {"mode": "family"})
    assert glories(family) == [2, 1]
    assert heard(family, "IB-ABIL-05") == []
