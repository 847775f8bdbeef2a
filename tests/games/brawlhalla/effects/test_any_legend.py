"""Legends thrown together from the whole vocabulary, played at random.

The position is sound after every decision, every what-if can be played on, and every game ends.
"""

import random
from typing import Any

import pytest
from tests.games.brawlhalla.effects.probe import Fx, fx, legend, op, read

from rumpus import effects
from rumpus.games.brawlhalla.content.moments import TRIGGERS
from rumpus.games.brawlhalla.content.options import OPTIONS
from rumpus.games.brawlhalla.content.shape import Word
from rumpus.games.brawlhalla.content.tables import tables
from rumpus.games.brawlhalla.content.words import PRINTED
from rumpus.games.brawlhalla.rules import determinize, ids, invariants, turn
from rumpus.games.brawlhalla.rules.state import State, Table
from rumpus.kernel.records.chance import seed as sow
from rumpus.kernel.records.log import Log, clear

CONDITIONS = (
    "target level at least 1",
    "self on Platform",
    "distance at least 2",
    "self hand at most 3",
    "who = opponent",
    "turn = any",
)
COSTS = ("discard 1 (any value)", "discard 2 (at least 2)", "take 1 damage", "disarm yourself", "spend 1 action")


def value(chance: random.Random, param: effects.Param) -> Any:
    """A value that the parameter may have, or nearly."""
    several = [*param.words, *range(param.lo, param.hi + 1)]
    return chance.choice(several) if several else 1


def operation(chance: random.Random, word: Word) -> Fx:
    """One operation, aimed somewhere."""
    plain = {key: param for key, param in word.params.items() if key not in ("who", "uses")}
    made = op(word.name, **{key: value(chance, param) for key, param in plain.items() if chance.random() < 0.7})
    if "values" in word.params:
        made["values"] = chance.sample([1, 2, 3, 4, 5], 2)
    who = word.params.get("who")
    if who and who.forms:
        form = chance.choice(who.forms.forms).text
        made["who"] = form if "<" not in form else f"{form.partition('<')[0]}{chance.randint(1, 3)}"
    return made


def effect(chance: random.Random, on: str) -> Fx:
    """An effect that the schema accepts."""
    words = [word for word in PRINTED if on in word.moments]
    for _ in range(50):
        made = fx(on, *(operation(chance, word) for word in chance.sample(words, min(len(words), 2))))
        if chance.random() < 0.3:
            made["if"] = [chance.choice(CONDITIONS)]
        if chance.random() < 0.2:
            made["cost"] = [chance.choice(COSTS)]
        if not read(made)[1]:
            return made
    return fx(on, op("hand_limit", n=7) if on == "constant" else op("draw", n=1))


def book(chance: random.Random) -> str:
    """Four Legends."""
    powers = [on for on, trigger in TRIGGERS.items() if not trigger.printed]
    printed = [on for on, trigger in TRIGGERS.items() if trigger.printed]

    def some(several: list[str], n: int) -> list[Fx]:
        return [effect(chance, chance.choice(several)) for _ in range(n)]

    return "".join(
        legend(
            f"any-{name}", some(powers, 3), some(powers, 3), some(powers, 3), {v: some(printed, 2) for v in range(1, 6)}
        )
        for name in "abcd"
    )


def answer(t: Table, s: State, out: list[int]) -> tuple[int, list[int]]:
    """The first seat that may act, and what it may do; never nothing."""
    who = turn.who(t, s)
    p = next(p for p in range(t.n) if who >> p & 1)
    n = turn.legal(t, s, p, out)
    assert n > 0
    assert out[:n] == sorted(set(out[:n]))
    return p, out[:n]


def what_ifs(t: Table, states: Any, chance: random.Random, log: Log) -> None:
    """Row 1 becomes row 0 dealt anew for each viewer, and is played on a little."""
    s, twin = State.at(states, 0), State.at(states, 1)
    out = [0] * 128
    p, actions = answer(t, s, out)
    for viewer in range(-1, t.n):
        states[1] = states[0]
        sow(twin, chance.randrange(1 << 30))
        determinize.redeal(t, twin, viewer)
        assert invariants.check(t, twin) == 0
        q, others = answer(t, twin, out)
        assert viewer != p or others == actions
        for _ in range(6):
            if twin.over == 0:
                q, others = answer(t, twin, out)
                turn.apply(t, twin, q, chance.choice(others), log)
                assert invariants.check(t, twin) == 0


@pytest.mark.rule("BH-RUL-77", "BH-RUL-89", "BH-FX-69")
@pytest.mark.parametrize("number", range(6))
def test_any_legends_play_to_the_end(number: int) -> None:
    chance = random.Random(number)
    options: dict[str, Any] = {option.name: option.default for option in OPTIONS}
    options["format"] = chance.choice(["1v1", "ffa", "2v2"])
    for letter in "ab" if options["format"] == "1v1" else "abcd":
        options[f"legend_{letter}"] = f"any-{letter} {chance.randint(1, 2)}"
    t = tables(options, book(chance)).t
    states, log = State.blank(2), Log.new()
    s = State.at(states)
    turn.setup(t, s, number + 1, log)
    out = [0] * 128
    for decision in range(5000):
        if s.over:
            break
        if decision % 9 == 0:
            what_ifs(t, states, chance, log)
        p, actions = answer(t, s, out)
        effects = [a for a in actions if a >= ids.USE] if s.ask == ids.ASK_WINDOW else []
        clear(log)
        turn.apply(t, s, p, chance.choice(effects or actions), log)
        assert invariants.check(t, s) == 0
    assert s.over
