"""What the page is told of acts."""

from tests.web import blitz

from rumpus.kernel.contract.offers import Offer, Question
from rumpus.kernel.match import describe, offering
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


def asked(match: Match, seat: int = 0) -> Question:
    """What a seat is asked, with what is offered."""
    made = offering.question(match.spec, match.t, match.s, seat, match.actions(seat))
    assert made is not None
    return made


def cards(offers: list[Offer]) -> dict[int, int]:
    """Cards that may be taken, by their numbers, and how many of each there are."""
    return {int(one.at.card or 0): one.then["copies"] for one in offers if one.kind == "card" and not one.rule}


def test_cards_that_are_chosen_together_are_asked_for_by_their_number_and_lie_so_often() -> None:
    match = blitz.mend("hob-drill*3 kettle-spare_parts")
    made = asked(match)
    assert (made.ask, made.least, made.most) == ("mend", 2, 2)
    assert sorted(cards(made.offers).values()) == [1, 3]
    taken = [one for one in made.offers if one.kind == "card" and not one.rule]
    assert {(one.then["source"], one.then["owner"]) for one in taken} == {("clinic", 0)}
    few = asked(blitz.mend("kettle-spare_parts"))
    assert (few.least, few.most) == (1, 1), "no more than there are"


def test_an_answer_shows_the_acts_that_its_stacks_are_made_of() -> None:
    made = asked(blitz.block(), 1)
    assert {one.kind for one in made.offers if not one.rule} == {"pass", "block", "reply"}
    assert {one.kind for one in made.offers if one.rule} == {"card"}
    assert {one.at.card for one in made.offers if one.kind == "card"} == set(blitz.block().view(1)["mine"]["hand"])
