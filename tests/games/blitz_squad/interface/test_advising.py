"""What a bot advises, as one sentence with what it lays and where."""

from typing import Any

from tests.web import blitz

from rumpus.bots.advice import advice
from rumpus.kernel.match import Match
from rumpus.kernel.words import Text


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
    assert told["text"].startswith("Act on C")
    assert told["text"].endswith("with Boiler")
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
    assert mend["text"] == "Put One More Round and Distraction back into the tavern"
    first = blitz.flip()
    assert play(first, first.active[0], f"seat {'AB'[first.active[0]]}")["text"].startswith("Let")
