"""Every stack that the law allows can be laid, no other, by one path each, and no step of building leads nowhere."""

import random
from collections import Counter
from itertools import combinations

import pytest
from tests.games.blitz_squad.rules.law import Law

from rumpus.games.blitz_squad.rules import ids

MODS = ("", "", "{energy 1}", "{energy -2}", "{discount 2}", "{power 2}", "{double}", "{damage 3}")
MODS += (
    "{energy 2, if stack_min 2}",
    "{discount 3, if stack_max 1}",
    "{energy 1, per under 3}",
    "{energy 2, if mixed}",
)
MODS += ("{power 1, if hand_max 1}", "{discount 1, if same_brawler}", "{energy 1, per stack 2}")
Laid = tuple[tuple[str, ...], str, tuple[str, ...], str]
"""The cards of both stacks in a fixed order, each with its top."""


def number(text: str, word: str, size: int, left: int, mixed: bool) -> int:
    """What a plain card's one line adds by a word: the law read by hand."""
    if "{" not in text or not text.partition("{")[2].startswith(word + " "):
        return 0
    told = text.partition("{")[2].rstrip("}")
    n = int(told.split(",")[0].split()[1])
    holds = {
        "if stack_min 2": size >= 2,
        "if stack_min 3": size >= 3,
        "if stack_max 1": size <= 1,
        "if mixed": mixed,
        "if same_brawler": not mixed,
        "if hand_max 1": left <= 1,
    }
    if not all(fits for name, fits in holds.items() if name in told):
        return 0
    if "per under" in told:
        n *= min(size - 1, 3)
    if "per stack" in told:
        n *= min(size, 2)
    return n


def power(cards: tuple[str, ...]) -> int:
    """Base power."""
    return sum(int(card[1]) for card in cards)


def lawful(front: tuple[str, ...], top: str, back: tuple[str, ...], over: str, held: int, toll: int) -> bool:
    """BS-ATK-02, BS-RUL-11, BS-RUL-79: whether the energy pays."""
    left, mixed = held - len(front) - len(back), top[0] != over[0]
    price = max(0, power(front) + toll - number(top, "discount", len(front), left, mixed))
    energy = power(back)
    energy += number(over, "energy", len(back), left, mixed) + number(over, "power", len(back), left, mixed)
    return max(0, energy * (2 if "{double}" in over else 1)) >= price


def stacks(hand: list[str]) -> set[tuple[str, ...]]:
    """All sets of cards of one brawler."""
    found = set()
    for n in range(1, len(hand) + 1):
        for some in combinations(sorted(hand), n):
            if len({card[0] for card in some}) == 1:
                found.add(some)
    return found


def by_hand(hand: list[str], toll: int) -> set[Laid]:
    """Every attack that the law allows."""
    found = set()
    for front in stacks(hand):
        rest = list((Counter(hand) - Counter(front)).elements())
        for back in stacks(rest):
            for top in set(front):
                for over in set(back):
                    if lawful(front, top, back, over, len(hand), toll):
                        found.add((front, top, back, over))
    return found


def by_rules(law: Law, start: int) -> Counter[tuple[tuple[str, ...], tuple[str, ...]]]:
    """Every pair of stacks that decisions reach, bottom first, and by how many paths."""
    found: Counter[tuple[tuple[str, ...], tuple[str, ...]]] = Counter()
    names = {card: text for text, card in law.known.items()}

    def go(a: int) -> None:
        before = law.s.cells.tolist()
        law.do(a)
        if law.s.ask in (ids.ASK_STACK, ids.ASK_TOP) and law.s.asker == 0:
            assert law.legal(), "a step of building that leads nowhere"
            for b in law.legal():
                go(b)
        else:
            seat = law.s.seats[0].stacks
            front, back = (
                tuple(names[card] for card in seat[zone].cards[: seat[zone].n]) for zone in (ids.FRONT, ids.BACK)
            )
            found[front, back] += 1
        for i, cell in enumerate(before):
            law.s.cells[i] = cell

    if start in law.legal():
        go(start)
    return found


def dealt(chance: random.Random, n: int) -> list[str]:
    """A hand by chance."""
    return [f"{chance.choice('QQR')}{chance.choice('1234')}{chance.choice(MODS)}" for _ in range(n)]


@pytest.mark.rule("BS-RUL-60", "BS-RUL-11", "BS-ATK-02", "BS-ATK-03", "BS-STACK-09", "BS-STACK-11", "BS-RUL-79")
@pytest.mark.parametrize("order", ["player", "sorted"])
@pytest.mark.parametrize("seed", range(25))
def test_attacks_are_just_those_of_the_law(order: str, seed: int) -> None:
    chance = random.Random(seed)
    hand = dealt(chance, 4 if order == "player" else 5)
    toll = chance.choice((0, 0, 1, 3))
    law = Law(stack_order=order).hand("A", ", ".join(hand), 0)
    if toll:
        law.zone((f"S{{toll {toll}}}", "B"))
    laid = by_rules(law, ids.ATTACK)
    assert {(tuple(sorted(f)), f[-1], tuple(sorted(b)), b[-1]) for f, b in laid} == by_hand(hand, toll), hand
    assert set(laid.values()) <= {1}, "two ways to one play"
    if order == "sorted":
        for front, back in laid:
            for stack in (front, back):
                under = [(int(card[1]), law.card(card)) for card in stack[:-1]]
                assert under == sorted(under)


@pytest.mark.rule("BS-RUL-60", "BS-RUL-40", "BS-RUL-11", "BS-ATK-03")
@pytest.mark.parametrize("order", ["player", "sorted"])
@pytest.mark.parametrize("shown", [(0,), (1,), (2,), (0, 2), (0, 1, 2)])
def test_closed_and_revealed_cards_count_alike_for_the_size_of_an_attack(order: str, shown: tuple[int, ...]) -> None:
    """The largest can be paid for only with two more, whichever of them are revealed."""
    hand = ["Q5", "Q1", "Q2{discount 9, if stack_min 3}", "R1"]
    open_, closed = [hand[i] for i in shown], [one for i, one in enumerate(hand) if i not in shown]
    law = Law(stack_order=order).hand("A", ", ".join(closed), 0, shown=", ".join(open_))
    laid = by_rules(law, ids.ATTACK)
    assert {(tuple(sorted(f)), f[-1], tuple(sorted(b)), b[-1]) for f, b in laid} == by_hand(hand, 0)
    tall = {front for front, _ in laid if "Q5" in front}
    orders = {("Q1", "Q5", hand[2]), ("Q5", "Q1", hand[2])}
    assert tall == (orders if order == "player" else {("Q1", "Q5", hand[2])})


@pytest.mark.rule("BS-RUL-60", "BS-RUL-40")
@pytest.mark.parametrize("order", ["player", "sorted"])
def test_revealed_cards_may_be_laid_like_closed_ones(order: str) -> None:
    law = Law(stack_order=order).hand("A", "Q1, Q1", 0, shown="Q1, R2")
    laid = by_rules(law, ids.ACTION)
    assert {back for _, back in laid} == {("Q1",), ("Q1",) * 2, ("Q1",) * 3, ("R2",)}


@pytest.mark.rule("BS-STACK-11", "BS-RUL-60")
def test_every_order_of_an_action_is_laid_by_one_path() -> None:
    law = Law().hand("A", "Q1, Q2, Q3, R1", 0)
    laid = by_rules(law, ids.ACTION)
    assert len(laid) == 3 + 6 + 6 + 1
    assert set(laid.values()) == {1}
