"""What everybody may see of a running attack: the way a Heavy hit leads, what a Light one does, when texts happen."""

from __future__ import annotations

from typing import Any

from rumpus.kernel.match.match import Match

HEAVY = "turn A\nA yumiko equipped at r4c4 hand 5\nB nix red at r4c5 hand 1\n"
LIGHT = "turn A\nA yumiko at r4c3 hand 4 3\nB nix yellow at r4c4 hand 1 2\n"
FOUR = "turn B\nA yumiko at r4c2\nB nix at r4c3\nC mordex at r4c4\nD hattori at r1c1\n"


def fight(scene: str, *plays: str, seat: int = -1) -> dict[str, Any]:
    match = Match.at_scene("brawlhalla", scene, {})
    for text in plays:
        match.play_all(0, [text])
    return dict(match.view(seat)["fight"])


def test_a_heavy_tells_its_way_and_the_ko_at_its_end() -> None:
    told = fight(HEAVY, "heavy B", "play 5")["flight"]
    assert told["path"] == ["r4c5", "r4c6"]
    assert (told["spaces"], told["level"], told["card"], told["beyond"]) == (4, 2, 2, 3)
    assert told["ko"] is True
    assert fight(HEAVY, "heavy B")["flight"] is None, "nothing is known before the card"


def test_a_light_tells_what_hangs_on_it() -> None:
    told = fight(LIGHT, "light B", "play 4")
    assert told["flight"] is None
    assert told["stake"]["text"] == "Hit: Nix goes to Red."
    assert told["ties"] is False
    assert {card["works"] for card in told["cards"][0]} == {"no"}, "a plain card only counts"


def test_the_order_of_turns_goes_between_teams_and_round_the_table() -> None:
    assert Match.at_scene("brawlhalla", FOUR, {"format": "2v2", "arena": "long-hall"}).view(-1)["order"][0] == 1
    assert Match.at_scene("brawlhalla", FOUR, {"format": "ffa", "arena": "crossroads"}).view(-1)["order"] == [
        1,
        2,
        3,
        0,
    ]
