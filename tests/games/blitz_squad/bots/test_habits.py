"""Which acts the bots of Blitz Squad look at, and what they think a position is worth."""

import pytest
from tests.games.blitz_squad.rules.law import Law

from rumpus.bots.choose import LEVELS, choose, mind
from rumpus.games.blitz_squad.bots.habits import narrow
from rumpus.games.blitz_squad.rules import ids
from rumpus.games.blitz_squad.rules.features import worth
from rumpus.kernel.match.match import Match


def looked_at(law: Law) -> list[int]:
    """What a bot looks at of what may be done."""
    legal = law.legal()
    n = narrow(law.t, law.s, law.s.asker, legal, len(legal))
    assert 1 <= n <= len(legal)
    return legal[:n]


def standing(law: Law) -> list[int]:
    """What the position is worth to each seat."""
    out = [0] * 16
    worth(law.t, law.s, out)
    return out[: law.t.n]


def test_covered_cards_are_laid_in_one_order() -> None:
    law = Law().hand("A", "Q1, Q2, Q3")
    low, middle, high = sorted(("Q1", "Q2", "Q3"), key=law.card)
    law.do(ids.ACTION)
    law.pick(high, low)
    assert looked_at(law) == [ids.DONE]
    assert len(law.legal()) == 2
    law = Law().hand("A", "Q1, Q2, Q3")
    law.do(ids.ACTION)
    law.pick(low, high)
    assert law.of(middle) in looked_at(law)


def test_energy_is_not_overpaid_and_a_block_holds_no_card_too_many() -> None:
    law = Law().hand("A", "Q3, R3, R2").hand("B", "T4, T5")
    law.do(ids.ATTACK)
    law.stack("Q3").pick("R3")
    assert law.may("R2")
    assert looked_at(law) == [ids.DONE]
    law.do(ids.DONE)
    law.do(ids.BLOCK)
    law.pick("T4")
    assert law.may("T5")
    assert looked_at(law) == [ids.DONE]


def test_one_may_be_looked_at_where_no_attack_can_be_done_yet() -> None:
    law = Law().hand("A", "Q5, R3, R2, R1", 0)
    law.do(ids.ATTACK)
    law.stack("Q5")
    first, second = sorted(("R3", "R2"), key=law.card, reverse=True)
    law.pick(first)
    assert law.of(second) in looked_at(law)


def test_a_lead_in_cards_an_open_combo_and_a_dead_seat_are_worth_what_they_are() -> None:
    law = Law()
    even = standing(law)
    assert even[0] == even[1] == 500
    law.pile("B", "tavern", ["X1"] * 12)
    ahead = standing(law)
    assert ahead[0] > 500 > ahead[1]
    law = Law().hand("A", "Q5, R5")
    before = standing(law)[0]
    law.attack("Q5", "R5")
    assert standing(law)[1] < 1000 - before
    law.answer("pass")
    assert law.s.seats[1].tavern_n == 15
    law.do(ids.CONCEDE, "B")
    assert standing(law) == [1000, 0]


@pytest.mark.parametrize("level", ["greedy", *LEVELS])
def test_bots_lay_stacks_in_the_one_order(level: str) -> None:
    """Whatever a bot does, it is something that it looks at, in every position of a game."""
    match = Match.start("blitz_squad", {}, 6)
    m = mind(match.spec)
    for n in range(60):
        if match.over:
            break
        seat = match.active[0]
        m.states[0] = match.state[0]
        wise = m.wise(match.tables.rows, seat)
        actions = choose(match.spec, match.tables, match.state, seat, level, 0.004, n)[0]
        if level in ("greedy", "hard"):
            assert actions[0] in wise
        match.play_all(seat, actions)


def test_greedy_beats_chance() -> None:
    wins = 0
    for number in range(6):
        match = Match.start("blitz_squad", {}, 1 + number // 2)
        levels = ("greedy", "random") if number % 2 == 0 else ("random", "greedy")
        n = 0
        while not match.over:
            seat = match.active[0]
            match.play_all(seat, choose(match.spec, match.tables, match.state, seat, levels[seat], None, n)[0])
            n += 1
        wins += match.s.seats[levels.index("greedy")].place == 1
    assert wins >= 5
