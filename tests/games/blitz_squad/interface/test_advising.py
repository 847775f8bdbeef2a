"""What a bot advises, as one sentence with what it lays and where."""

from typing import Any

import pytest
from tests.web import blitz

from rumpus.bots.advice import advice
from rumpus.kernel.match.match import Match
from rumpus.kernel.words.saying import Text


def play(match: Match, seat: int, *names: str) -> dict[str, Any]:
    """A hint for these acts, without the frame of the house."""
    told: dict[str, Any] = hint(match, seat, *names)["args"]["play"]
    return told


def hint(match: Match, seat: int, *names: str) -> Text:
    """A hint for these acts."""
    actions: list[int] = []
    at = match.copy()
    for name in names:
        actions.append(at.spec.actions.parse(at.t, at.s, seat, name))
        at.play(seat, actions[-1])
    return advice(match, seat, actions)


def why(match: Match, seat: int, *names: str) -> str:
    """The reason of a hint for these acts."""
    told: str = hint(match, seat, *names)["args"]["why"]["text"]
    return told


def test_an_attack_is_one_sentence_with_its_stacks_its_target_and_its_damage() -> None:
    told = play(
        blitz.build(),
        0,
        *("attack", "add brakka-head_first", "add brakka-mug_swing", "done"),
        *("add kettle-overdrive", "add kettle-boiler", "done"),
    )
    assert told["text"] == "Attack B for 9 with Mug Swing on Head First, paid with Overdrive and Boiler"
    trays = {tray: len(cards) for tray, cards in told["args"]["trays"].items()}
    assert trays == {"attack": 2, "energy": 2}


def test_the_top_of_a_sorted_stack_is_told_as_the_top() -> None:
    told = play(
        blitz.build(stack_order="sorted"),
        0,
        *("attack", "add brakka-mug_swing", "add brakka-head_first", "done", "top brakka-mug_swing"),
        *("add kettle-boiler", "add kettle-overdrive", "done", "top kettle-boiler"),
    )
    assert "with Mug Swing on Head First, paid with Overdrive and Boiler" in told["text"]


def test_an_action_names_whom_it_is_aimed_at() -> None:
    told = play(blitz.four(), 0, "action", "seat C", "add kettle-boiler", "done")
    assert told["text"].startswith("Play Boiler as an action")
    assert told["text"].endswith("against C")
    assert (told["args"]["foe"], told["args"]["all"]) == (2, False)


def test_an_answer_says_whether_it_holds() -> None:
    match = blitz.block()
    assert play(match, 1, "block", "add hob-shield_up", "add hob-counterpunch", "done")["text"] == (
        "Block with Counterpunch on Shield Up"
    )
    assert why(match, 1, "block", "add hob-shield_up", "add hob-counterpunch", "done") == (
        "it holds, and saves you 6 damage"
    )
    assert play(match, 1, "block", "add hob-shield_up", "done")["text"] == "Block with Shield Up"
    assert play(match, 1, "pass")["text"] == "Take the 6 damage"
    assert play(match, 1, "reply", "add wick-snuff_out", "done")["text"].startswith("Reply with Snuff Out")


def test_what_a_card_asks_and_the_turns_end_are_said_with_the_card() -> None:
    assert play(blitz.build(), 0, "end")["text"] == "End your turn"
    option = play(blitz.choice(), 0, "option 1")
    assert option["text"] == 'Choose "Discard up to 2 from hand and draw as many" for House Special'
    mend = play(blitz.mend(), 0, "mend brakka-one_more_round", "mend nim-distraction")
    assert mend["text"] == "Mend One More Round and Distraction"
    first = blitz.flip()
    assert play(first, first.active[0], f"seat {'AB'[first.active[0]]}")["text"].startswith("Let")


BURY = """
turn 9 active A phase main first A named 1
A hand vesper-vintage nim-back_door
A tavern nim-distraction*5
A clinic nim-light_touch*2
A tomb sable-curtain
B hand hob-drill
B tavern hob-drill*9
"""


def test_what_an_attack_would_do_counts_what_its_cards_do_first() -> None:
    """Vintage buries two, and then adds 1 for three in the tomb."""
    match = Match.at_scene("blitz_squad", BURY, {"deck_a": "back_room", "deck_b": "landlord"})
    acts = ("attack", "add nim-back_door", "done", "add vesper-vintage", "done")
    told = hint(match, 0, *acts)["args"]
    at = match.copy()
    at.play_all(0, list(acts))
    at.play_all(1, ["pass"])
    left = at.s.seats[1].tavern_n
    assert told["why"]["text"] == f"unblocked, B's tavern drops to {left}"
    assert told["play"]["args"]["damage"] == 9 - left
    assert told["play"]["args"]["damage"] == match.t.cards[told["play"]["args"]["cards"][0]].power + 1


@pytest.mark.parametrize(
    ("held", "end"), [(9, "saves you 6 damage"), (6, "without it your tavern is empty"), (5, "without it you lose")]
)
def test_a_block_says_what_would_come_without_it(held: int, end: str) -> None:
    scene = blitz.BLOCK.replace(f"B tavern {blitz.TAVERN}", f"B tavern hob-halt*{held}")
    match = Match.at_scene("blitz_squad", scene, {"deck_a": "back_room", "deck_b": "landlord"})
    match.play_all(0, list(blitz.ATTACK))
    assert why(match, 1, "block", "add hob-shield_up", "add hob-counterpunch", "done") == f"it holds, and {end}"


def test_a_reply_is_called_unblockable_only_where_it_is() -> None:
    acts = ("reply", "add wick-spark", "done")
    scene = blitz.BLOCK.replace("B hand hob-shield_up", "B hand wick-spark hob-shield_up").replace("wick-spark*3", "")
    texts = []
    for options in ({}, {"reply_block": "yes"}):
        match = Match.at_scene("blitz_squad", scene, {"deck_a": "back_room", "deck_b": "landlord", **options})
        match.play_all(0, list(blitz.ATTACK))
        texts.append(why(match, 1, *acts))
    assert texts[0].startswith("they can't block it, and ")
    assert texts[1].startswith("unblocked, ")


def test_a_combo_that_is_only_begun_says_so_in_words() -> None:
    told = hint(blitz.four(), 0, "action", "seat C", "add kettle-boiler")
    assert told["text"].startswith("Play an action against C with Boiler: ")
    assert hint(blitz.four(), 0, "action")["text"].startswith("Action: ")
    at = blitz.four()
    at.play_all(0, ["action"])
    assert hint(at, 0, "seat C")["text"] == "Aim at C: C's tavern holds 10."
    at.play_all(0, ["seat C"])
    assert hint(at, 0, "add kettle-boiler")["text"].startswith("Lay Boiler: its power is ")
