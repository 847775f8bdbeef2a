"""A stack is built without dead ends: every step that is offered leads to an attack that can be paid for, and no other
step does (BS-RUL-60), against all attacks there are.
"""

import random
from collections.abc import Iterator
from itertools import permutations

import pytest
from tests.games.blitz_squad.rules.law import Law

from rumpus.games.blitz_squad.rules import ids
from rumpus.games.blitz_squad.rules.looks import lot
from rumpus.games.blitz_squad.rules.payable import pays

EFFECTS = (
    *(
        "",
        "",
        "{discount 3}",
        "{discount 1, per under 3}",
        "{energy 2}",
        "{energy -1}",
        "{double}",
        "{power 2, if hand_max 1}",
    ),
    *(
        "{energy 3, if stack_min 2}",
        "{energy 2, if stack_max 1}",
        "{power 1, per revealed 3}",
        "{power 3, if revealed_min 1}",
    ),
    *("{discount 4, if hand_max 2}", "{discount 2, per stack 3}", "{energy 3, if same_brawler}", "{power 2, if mixed}"),
)


def dealt(seed: int, **options: str) -> tuple[Law, list[int]]:
    """A hand of six by chance, closed and revealed; its cards as codes."""
    chance = random.Random(seed)
    cards = [f"{chance.choice('QR')}{chance.randint(0, 6)}{chance.choice(EFFECTS)}" for _ in range(5)]
    cut = chance.choice((5, 5, 4, 3))
    law = Law(**options).hand("A", ", ".join(cards[:cut]), 0, shown=", ".join(cards[cut:]))
    if chance.random() < 0.3:
        law.zone((f"S{{stack_cap {chance.randint(1, 3)}}}", "B"), ("S{toll 1}", "B"))
    seat = law.s.seats[0]
    codes = [2 * card for card in seat.hand[: seat.hand_n]] + [2 * card + 1 for card in seat.open[: seat.open_n]]
    return law, codes


def stacks(law: Law, codes: list[int]) -> Iterator[tuple[int, ...]]:
    """Every ordered stack of one brawler."""
    cap = law.t.ops[law.t.cards[law.s.zone[0] % 256].first].n if law.s.zone_n else ids.STACK
    for n in range(1, min(cap, len(codes)) + 1):
        for told in set(permutations(codes, n)):
            if len({law.t.cards[k // 2].brawler for k in told}) == 1:
                yield told


def as_lot(law: Law, told: tuple[int, ...]) -> int:
    """A stack as the rules think of it."""
    power = sum(law.t.cards[k // 2].power for k in told)
    return lot(told[-1] // 2, len(told), sum(k % 2 for k in told), power)


def whole(law: Law, codes: list[int]) -> set[tuple[int, ...]]:
    """Every way to lay an attack that can be paid for: its actions."""
    made = set()
    for attack in stacks(law, codes):
        rest = list(codes)
        for k in attack:
            rest.remove(k)
        for energy in stacks(law, rest):
            if pays(law.t, law.s, 0, as_lot(law, attack), as_lot(law, energy)):
                made.add((*map(action, attack), ids.DONE, *map(action, energy), ids.DONE))
    return made


def action(k: int) -> int:
    """The action that lays a card."""
    return (ids.OPEN if k % 2 else ids.CARD) + k // 2 - 1


@pytest.mark.rule("BS-RUL-60", "BS-RUL-11", "BS-ATK-02", "BS-ATK-03", "BS-STACK-09")
@pytest.mark.parametrize("seed", range(40))
def test_every_step_leads_to_an_attack_and_none_is_missing(seed: int) -> None:
    law, codes = dealt(seed)
    ways = whole(law, codes)
    assert (ids.ATTACK in law.legal()) == bool(ways)
    if not ways:
        return
    law.do(ids.ATTACK)
    start = law.s.cells.tolist()
    chance = random.Random(seed)
    for _ in range(12):
        done: tuple[int, ...] = ()
        left = ways
        while left != {done}:
            left = {way for way in left if way[: len(done)] == done}
            after = sorted({way[len(done)] for way in left if len(way) > len(done)})
            if not after:
                break
            assert law.legal() == after, done
            done = (*done, chance.choice(after))
            law.do(done[-1])
            if done in ways:
                break
        for i, cell in enumerate(start):
            law.s.cells[i] = cell


@pytest.mark.rule("BS-RUL-60")
@pytest.mark.parametrize("seed", range(30))
def test_sorted_stacks_are_reached_in_one_way_each(seed: int) -> None:
    law, codes = dealt(seed, stack_order="sorted")
    ways = whole(law, codes)
    wanted = {tops(way) for way in ways}
    assert (ids.ATTACK in law.legal()) == bool(ways)
    found: list[tuple[object, ...]] = []
    if ways:
        law.do(ids.ATTACK)
        walk(law, (), found)
    assert len(found) == len(set(found))
    assert set(found) == wanted


def tops(way: tuple[int, ...]) -> tuple[object, ...]:
    """What counts of an attack: by stack, its cards and its top design."""
    cut = way.index(ids.DONE)
    parts = (way[:cut], way[cut + 1 : -1])
    return tuple((tuple(sorted(map(in_order, part))), design(part[-1])) for part in parts)


def in_order(a: int) -> tuple[int, bool]:
    """A card and whether it lay revealed."""
    return design(a), a >= ids.OPEN


def design(a: int) -> int:
    """The card of an action."""
    return a - ids.OPEN if a >= ids.OPEN else a - ids.CARD


def walk(law: Law, done: tuple[int, ...], found: list[tuple[object, ...]]) -> None:
    """Every attack that can be built from here."""
    before = law.s.cells.tolist()
    for a in law.legal():
        law.do(a)
        if law.s.combo.on or law.s.ask not in (ids.ASK_STACK, ids.ASK_TOP):
            found.append(read(done + (a,)))
        else:
            walk(law, (*done, a), found)
        for i, cell in enumerate(before):
            law.s.cells[i] = cell


def read(way: tuple[int, ...]) -> tuple[object, ...]:
    """The stacks of a way through cards, dones and tops."""
    made, cards, i = [], [], 0
    while i < len(way):
        if way[i] != ids.DONE:
            cards.append(way[i])
        else:
            top = cards[-1]
            if len(cards) > 1:
                i += 1
                top = way[i]
            made.append((tuple(sorted(map(in_order, cards))), design(top)))
            cards = []
        i += 1
    return tuple(made)
