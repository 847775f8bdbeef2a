"""Why not: each sentence is true where it is said. Scenes for those that were not, and a reading of what random wrong
answers meet, each sentence held to what the law says of the position.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from rumpus.games.blitz_squad.interface.actions import card_in
from rumpus.games.blitz_squad.rules import ids
from rumpus.kernel.match.match import IllegalAction, Match

HEAD = "turn 9 active A phase main first A named 1\n"
A = "A hand brakka-mug_swing kettle-overdrive kettle-boiler hob-halt roaring_hearth\nA tavern hob-drill*9\n"
B = "B hand hob-drill hob-shield_up wall_of_mirrors\nB tavern hob-drill*9\n"
C = "C hand hob-drill hob-halt\nC tavern hob-drill*9\n"
ATTACK = "attack, add brakka-mug_swing, done, add kettle-overdrive, done"
ACTION = "action, add hob-halt, done"


def at(*piles: str, players: int = 2, **options: Any) -> Match:
    """A in Main."""
    return Match.at_scene("blitz_squad", HEAD + "".join(piles), {"players": players, **options})


def play(match: Match, text: str) -> Match:
    """Acts of whoever is asked, told as names."""
    for name in filter(None, text.split(", ")):
        seat = match.active[0]
        match.play(seat, match.spec.actions.parse(match.t, match.s, seat, name))
    return match


def why(match: Match, seat: int, name: str) -> str | None:
    """The rule that forbids an act."""
    return match.why_not(seat, match.spec.actions.parse(match.t, match.s, seat, name))


PAYING = "A hand brakka-head_first hob-halt kettle-boiler kettle-overdrive\nA tavern hob-drill*9\n"


def test_energy_that_is_begun_is_too_low_and_not_unpayable() -> None:
    """BS-ATK-02: something in hand pays; it is just not enough yet."""
    match = play(at(PAYING, B), "attack, add brakka-head_first, done, add kettle-boiler")
    assert why(match, 0, "done") == "BS-ATK-02"
    assert match.actions(0), "another card can be laid"


def test_energy_of_a_brawler_that_cannot_pay_is_too_low() -> None:
    """BS-ATK-02, BS-ATK-03: the Kettle cards would pay; this card alone could not."""
    match = play(at(PAYING, B), "attack, add brakka-head_first, done")
    assert why(match, 0, "add hob-halt") == "BS-ATK-02"


SCENES: tuple[tuple[str, Callable[[], Match], int, str, str], ...] = (
    ("a block after a pass, in Main again", lambda: play(at(A, B), f"{ATTACK}, pass"), 1, "block", "BS-BLK-05"),
    ("a reply after a block", lambda: play(at(A, B), f"{ATTACK}, block, add hob-drill, done"), 1, "reply", "BS-BLK-05"),
    ("a block before any combo", lambda: at(A, B), 1, "block", "BS-TURN-03"),
    (
        "a second answer while others answer",
        lambda: play(at(A, B, C, players=3, targets="all"), f"{ATTACK}, pass"),
        1,
        "block",
        "BS-BLK-05",
    ),
    (
        "an answer before one's turn comes",
        lambda: play(at(A, B, C, players=3, targets="all"), ATTACK),
        2,
        "block",
        "BS-RUL-54",
    ),
    (
        "an answer by another than the target",
        lambda: play(at(A, B, C, players=3), ATTACK.replace("attack", "attack, seat B")),
        2,
        "block",
        "BS-RUL-38",
    ),
    (
        "whether that was one's answer nobody keeps",
        lambda: play(at(A, B, C, players=3), ATTACK.replace("attack", "attack, seat B") + ", pass"),
        2,
        "block",
        "BS-TURN-03",
    ),
    ("the turn player answers", lambda: play(at(A, B), ATTACK), 0, "block", "BS-RUL-38"),
    ("the turn player's special while B answers", lambda: play(at(A, B), ATTACK), 0, "add roaring_hearth", "BS-RUL-24"),
    ("the turn player's card while B answers", lambda: play(at(A, B), ATTACK), 0, "add hob-halt", "BS-TURN-03"),
    ("a special as an answer", lambda: play(at(A, B), ATTACK), 1, "add wall_of_mirrors", "BS-RUL-24"),
    ("a card before block or reply is said", lambda: play(at(A, B), ATTACK), 1, "add hob-drill", "BS-BLK-05"),
    ("the end of the turn as an answer", lambda: play(at(A, B), ATTACK), 1, "end", "BS-BLK-05"),
    ("a block where nothing was played", lambda: play(at("A tavern hob-drill*9\n", B), "end"), 1, "block", "BS-RUL-20"),
    ("a yes where nothing was played", lambda: play(at("A tavern hob-drill*9\n", B), "end"), 1, "yes", "BS-RUL-20"),
    ("an attack while cards are due", lambda: play(at(A, B), "end"), 0, "attack", "BS-PEN-01"),
    ("the end while a stack is laid", lambda: play(at(A, B), "action"), 0, "end", "BS-MAIN-05"),
    ("the end while aiming", lambda: play(at(A, B, C, players=3), "attack"), 0, "end", "BS-MULTI-01"),
    ("nothing on a stack", lambda: play(at(A, B), "action"), 0, "done", "BS-STACK-03"),
    (
        "a revealed card taken for a closed one",
        lambda: at("A hand hob-halt\nA open hob-drill\nA tavern hob-drill*9\n", B),
        0,
        "special hob-drill",
        "BS-RUL-40",
    ),
    (
        "a top that is not of the stack",
        lambda: play(at(PAYING, B, stack_order="sorted"), "action, add kettle-boiler, add kettle-overdrive, done"),
        0,
        "top hob-halt",
        "BS-STACK-09",
    ),
    (
        "a revealed card taken for its closed copy that is laid already",
        lambda: play(
            at("A hand hob-halt kettle-boiler\nA open hob-drill\nA tavern hob-drill*9\n", B),
            "action, add revealed hob-drill",
        ),
        0,
        "add hob-drill",
        "BS-STACK-10",
    ),
    (
        "an answer by another one when the only target has fallen",
        lambda: play(
            at(A, "B hand hob-drill hob-halt\nB tavern hob-drill\n", C, players=3),
            ATTACK.replace("attack", "attack, seat B") + ", pass",
        ),
        2,
        "block",
        "BS-TURN-03",
    ),
    (
        "an answer by who is the next to the left since the target has fallen",
        lambda: play(
            at(A, "B hand hob-drill hob-halt\nB tavern hob-drill\n", C, players=3, targets="left"), f"{ATTACK}, pass"
        ),
        2,
        "block",
        "BS-TURN-03",
    ),
    ("a stack dropped by who lays none", lambda: play(at(A, B), "attack"), 1, "lapse", "BS-RUL-63"),
)


@pytest.mark.parametrize(("make", "seat", "name", "rule"), [one[1:] for one in SCENES], ids=[one[0] for one in SCENES])
def test_the_rule_of_the_place_is_named(make: Callable[[], Match], seat: int, name: str, rule: str) -> None:
    assert why(make(), seat, name) == rule


def test_two_copies_that_lie_the_other_way_are_not_called_one() -> None:
    """BS-RUL-40: a revealed card counts as in hand, where it lies."""
    match = at("A hand hob-drill hob-drill\nA tavern hob-drill*9\n", B)
    with pytest.raises(IllegalAction) as refused:
        match.play(0, match.spec.actions.parse(match.t, match.s, 0, "special revealed hob-drill"))
    assert refused.value.rule == "BS-RUL-40"
    assert refused.value.text.startswith("You hold that card the other way")


def test_during_the_flip_it_is_the_flip_that_comes_first() -> None:
    """BS-RUL-27: before the first player is named nobody places a special, attacks or answers."""
    seen = set()
    for seed in range(40):
        match = Match.start("blitz_squad", {"players": 2, "deck_a": "landlord", "deck_b": "landlord"}, seed=seed)
        while match.s.turn == 0 and not match.over:
            asked = match.active[0]
            seen.add(match.s.ask)
            for name in ("place", "leave", "attack", "block", "pass", "end", "seat A"):
                wait = "BS-RUL-27" if match.s.ask in (ids.ASK_FIRST, ids.ASK_PLACE) else "BS-RUL-54"
                assert why(match, 1 - asked, name) == wait
            if match.s.ask == ids.ASK_FIRST:
                assert {why(match, asked, name) for name in ("place", "attack", "end", "block")} == {"BS-FLIP-05"}
            if match.s.ask == ids.ASK_PLACE:
                assert {why(match, asked, name) for name in ("seat A", "attack", "end")} == {"BS-FLIP-09"}
            match.play(asked, match.actions(asked)[0])
    assert {ids.ASK_FIRST, ids.ASK_PLACE} <= seen


# ---------------------------------------------------------------- a reading of random wrong answers
TABLES: tuple[dict[str, Any], ...] = (
    {"players": 2},
    {"players": 2, "stack_order": "sorted", "reply_block": "yes", "deck_a": "landlord", "deck_b": "landlord"},
    {"players": 4, "targets": "one", "combo_limit": 2},
    {"players": 3, "targets": "all", "deck_a": "landlord"},
    {"players": 3, "targets": "left", "replies": "off"},
)
CHOICES = range(ids.ASK_MAY, ids.ASK_PAY + 1)
ANSWERS = (ids.PASS, ids.BLOCK, ids.REPLY)


class Place:
    """A wrong answer: what was asked of whom, who answers, and what."""

    def __init__(self, match: Match, seat: int, action: int) -> None:
        self.t, self.s, self.seat, self.action = match.t, match.s, seat, action
        self.asked = match.s.asker == seat
        self.laying = match.s.ask in (ids.ASK_STACK, ids.ASK_TOP, ids.ASK_TARGET)
        self.answering = match.view(-1)["ask"] in ("answer", "block")
        self.card = card_in(action) if action >= ids.CARD else 0
        self.kind = match.t.cards[self.card].kind
        held = match.s.seats[seat]
        self.closed = any(cell % ids.SEEN == self.card for cell in held.hand[: held.hand_n])
        self.revealed = self.card in list(held.open[: held.open_n])
        self.open_combo = bool(match.s.combo.on)
        self.target = bool(match.s.combo.foes >> seat & 1)


def slot(p: Place) -> str:
    """The stack that is laid."""
    return ids.SLOTS[p.s.frames[p.s.depth - 1].slot]


TRUE: dict[str, Callable[[Place], bool]] = {
    "BS-MULTI-03": lambda p: bool(p.s.seats[p.seat].out),
    "BS-RUL-63": lambda p: not (p.asked and p.laying),
    # those who wait
    "BS-RUL-27": lambda p: not p.asked and p.s.turn == 0,
    "BS-RUL-54": lambda p: not p.asked and (p.s.ask in CHOICES or (p.answering and p.action in ANSWERS)),
    "BS-RUL-38": lambda p: not p.asked and p.action in ANSWERS and p.open_combo and not p.target,
    "BS-TURN-03": lambda p: not p.asked and p.kind <= ids.BRAWLER and (p.seat != p.s.active or p.answering),
    "BS-RUL-24": lambda p: p.kind > ids.BRAWLER and (p.seat != p.s.active or p.answering),
    "BS-BLK-05": lambda p: (p.asked and p.open_combo) or (p.action in ANSWERS and p.seat != p.s.active),
    # those who are asked
    "BS-FLIP-05": lambda p: p.asked and p.s.ask == ids.ASK_FIRST,
    "BS-FLIP-09": lambda p: p.asked and p.s.ask == ids.ASK_PLACE,
    "BS-MAIN-01": lambda p: p.asked and p.s.ask == ids.ASK_MAIN and p.action not in (ids.ATTACK, ids.ACTION),
    "BS-MAIN-04": lambda p: p.asked and p.s.ask == ids.ASK_MAIN and p.kind == ids.BRAWLER,
    "BS-MAIN-05": lambda p: p.asked and p.s.ask in (ids.ASK_STACK, ids.ASK_TOP) and not p.card,
    "BS-MULTI-01": lambda p: p.asked and p.s.ask == ids.ASK_TARGET,
    "BS-RUL-74": lambda p: p.asked and p.s.ask == ids.ASK_BLOCK,
    "BS-RUL-20": lambda p: p.asked and p.s.ask == ids.ASK_ANSWER and not p.open_combo,
    "BS-RUL-07": lambda p: p.action == ids.REPLY and not p.t.replies,
    "BS-RUL-49": lambda p: p.s.combos >= 1 and p.action in (ids.ATTACK, ids.ACTION),
    "BS-RUL-48": lambda p: p.asked and p.s.lasting_n + p.s.zone_n > 0,
    "BS-RUL-73": lambda p: p.action == ids.REPLY and p.s.lasting_n + p.s.zone_n > 0,
    "BS-PEN-01": lambda p: p.asked and p.s.ask == ids.ASK_MISSING,
    "BS-RUL-56": lambda p: p.asked and p.s.ask in CHOICES,
    "BS-RUL-42": lambda p: p.s.ask in (ids.ASK_DISCARD, ids.ASK_CYCLE) and p.card > 0 and not p.closed | p.revealed,
    "BS-RUL-43": lambda p: p.s.ask in (ids.ASK_MEND, ids.ASK_RESCUE) and p.card > 0,
    "BS-REV-04": lambda p: p.s.ask == ids.ASK_REVEAL and (p.action >= ids.OPEN or not p.closed),
    "BS-CON-02": lambda p: p.s.ask == ids.ASK_CONCEAL and (p.action < ids.OPEN or not p.revealed),
    "BS-TGT-01": lambda p: p.s.ask in (ids.ASK_SEAT, ids.ASK_SNATCH, ids.ASK_BANISH, ids.ASK_OWNER),
    "BS-STACK-02": lambda p: p.s.ask == ids.ASK_STACK and p.kind == ids.BRAWLER,
    "BS-STACK-03": lambda p: p.action in (ids.ATTACK, ids.ACTION, ids.BLOCK, ids.REPLY, ids.DONE),
    "BS-STACK-04": lambda p: p.s.ask == ids.ASK_STACK and p.card > 0,
    "BS-STACK-09": lambda p: p.s.ask == ids.ASK_TOP and p.card > 0,
    "BS-STACK-10": lambda p: p.s.ask == ids.ASK_STACK or not p.closed | p.revealed,
    "BS-SPEC-04": lambda p: p.s.ask == ids.ASK_STACK and p.kind > ids.BRAWLER,
    "BS-RUL-40": lambda p: p.closed != p.revealed and p.revealed == (p.action < ids.OPEN),
    "BS-RUL-60": lambda p: p.s.ask == ids.ASK_STACK and bool(p.t.sorted) and p.card > 0,
    "BS-RUL-64": lambda p: p.s.ask == ids.ASK_STACK and slot(p) == "block",
    "BS-ATK-02": lambda p: p.laying and slot(p) == "energy",
    "BS-ATK-03": lambda p: p.action == ids.ATTACK or (p.laying and (p.s.ask == ids.ASK_TARGET or slot(p) == "attack")),
}
"""By rule, what its sentence takes for granted."""


def answers(match: Match, seat: int, chance: random.Random) -> list[int]:
    """Any answers, and cards that lie in the hand."""
    held = match.s.seats[seat]
    cards = [ids.CARD + cell % ids.SEEN - 1 for cell in held.hand[: held.hand_n]]
    cards += [ids.OPEN + card - 1 for card in held.open[: held.open_n]]
    cards += [first + chance.randrange(match.t.cards_n) for first in (ids.CARD, ids.OPEN)]
    return [*(chance.randrange(ids.CARD) for _ in range(8)), *chance.choices(cards, k=8)]


@pytest.mark.parametrize("options", TABLES)
def test_every_sentence_is_true_where_random_wrong_answers_meet_it(options: dict[str, Any]) -> None:
    """Some thousand wrong answers at each table."""
    read, chance, seed = 0, random.Random(7), 0
    while read < 4_000:
        match, seed = Match.start("blitz_squad", options, seed=seed), seed + 1
        while not match.over:
            if chance.random() < 0.3:
                for seat in range(match.t.n):
                    for action in answers(match, seat, chance):
                        rule = match.why_not(seat, action)
                        if rule is None or action == ids.CONCEDE:
                            continue
                        read += 1
                        told = f"seat {seat} {match.name(seat, action)!r}: {rule}\n{match.scene()}"
                        assert TRUE[rule](Place(match, seat, action)), told
            seat = match.active[0]
            match.play(seat, chance.choice(match.actions(seat)))
