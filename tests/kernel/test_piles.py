"""Piles against Python's lists."""

from hypothesis import given
from hypothesis import strategies as st

from rumpus.kernel.records import piles

cards = st.lists(st.integers(0, 5), max_size=8)


def room(pile):
    return [*pile, *[0] * 10], len(pile)


@given(cards, st.integers(0, 5))
def test_putting(pile, card):
    for put, wanted in (
        (piles.put_top, [*pile, card]),
        (piles.put_bottom, [card, *pile]),
    ):
        held, n = room(pile)
        n = put(held, n, card)
        assert held[:n] == wanted
    held, n = room(sorted(pile))
    n = piles.put_sorted(held, n, card)
    assert held[:n] == sorted([*pile, card])


@given(cards, st.integers(0, 5))
def test_finding_and_removing(pile, card):
    held, n = room(pile)
    assert piles.find(held, n, card) == (pile.index(card) if card in pile else -1)
    assert piles.count(held, n, card) == pile.count(card)
    assert piles.take_top(held, n) == (pile[-1] if pile else -1)
    n = piles.remove(held, n, card)
    if card in pile:
        pile.remove(card)
    assert held[:n] == pile
    assert not any(held[n:])


@given(cards, cards)
def test_moving_and_sorting(source, target):
    held, n = room(source)
    onto, m = room(target)
    m = piles.move_all(held, n, onto, m)
    assert onto[:m] == [*target, *source]
    assert not any(held)
    piles.sort(onto, m)
    assert onto[:m] == sorted([*target, *source])
    piles.clear(onto, m)
    assert not any(onto)
