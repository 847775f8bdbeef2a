"""What the page is told of acts."""

from rumpus.kernel.match import describe
from rumpus.kernel.match.match import Match

SCENE = """
turn 9 active A phase main first A named 1
A hand tansy-house_special hob-drill
A tavern hob-drill*5
A clinic hob-drill*3
B hand nim-loaded_dice
B tavern nim-distraction*5
"""


def test_an_option_says_what_it_does() -> None:
    match = Match.at_scene("blitz_squad", SCENE, {"deck_a": "landlord", "deck_b": "back_room"})
    match.play_all(0, ["action", "add tansy-house_special", "done"])
    acts = [describe.act(match.spec, match.t, match.s, 0, action) for action in match.actions(0)]
    assert [act["text"]["text"] for act in acts] == [
        "Discard up to 2 from hand and draw as many.",
        "You recover 1 (clinic top to tavern bottom).",
    ]
