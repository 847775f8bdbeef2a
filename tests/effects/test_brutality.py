"""The first words of Brutality, on cards of its catalogue: rows, texts in two lengths, faults, guide."""

import pytest

from rumpus import effects as fx
from rumpus.effects import guide
from rumpus.games.brutality.content.grammar import COOLDOWN, TIMINGS
from rumpus.games.brutality.content.words import AIMS, OPERATIONS, VOCABULARY, WORDS
from rumpus.games.brutality.interface.card_text import said
from rumpus.games.brutality.rules import ops
from rumpus.kernel.contract.content import toml
from rumpus.kernel.contract.reader import Fault, Reader

CARD = {"timing": fx.choice(TIMINGS | {"artifact": fx.Case(6, "", {"cooldown": COOLDOWN})}, "timing")}
"""When a relic happens, or an artifact."""
CARDS = [
    (
        '{ fx = "aim_melee" }, { fx = "damage", amount = 1 }, { fx = "knockback", steps = 2 }',
        "One adjacent enemy takes 1 damage and is knocked back 2 squares.",
        "An adjacent enemy takes 1 and is knocked back 2.",
    ),
    (
        '{ fx = "aim_line", reach = 3, hits = "first", dirs = 8 }, { fx = "pull", steps = 2 }',
        "The first enemy in a line of 3 squares is pulled 2 squares closer.",
        "The first enemy in a line of 3 is pulled 2.",
    ),
    (
        '{ fx = "aim_line", reach = 1, hits = "all", dirs = 4 }, { fx = "damage", amount = 2 }',
        "Every enemy in a straight line of 1 square takes 2 damage.",
        "Every enemy in a line of 1 takes 2.",
    ),
    (
        '{ fx = "aim_burst", radius = 1 }, { fx = "damage", amount = 1 }, { fx = "knockback", steps = 1 }',
        "Every adjacent enemy takes 1 damage and is knocked back 1 square.",
        "Every adjacent enemy takes 1 and is knocked back 1.",
    ),
    (
        (
            '{ fx = "aim_shot", reach = 3 }, { fx = "damage", amount = 1 }, '
            '{ fx = "set_status", status = "slow", value = 1, until = "its_next_turn" }'
        ),
        "One enemy within 3 squares takes 1 damage and has 1 less MS until the end of its next turn.",
        "One enemy within 3 takes 1 and is slowed 1 next turn.",
    ),
    (
        '{ fx = "aim_arc" }, { fx = "damage", amount = 1 }, { fx = "knockback", steps = 1 }',
        "Every enemy in three adjacent squares takes 1 damage and is knocked back 1 square.",
        "Enemies in 3 squares take 1 and are knocked back 1.",
    ),
    (
        (
            '{ fx = "aim_teammate", reach = 2, include_self = true, count = "all" }, '
            '{ fx = "set_status", status = "steadfast", value = 1, until = "your_next_turn" }'
        ),
        "Both heroes within 2 are steadfast until your next turn.",
        "Both heroes within 2 are steadfast until your next turn.",
    ),
    (
        (
            '{ fx = "aim_square", reach = 2, needs_path = false, count = 2 }, '
            '{ fx = "place_creation", creation = "wall", count = 2, turns = 2, where = "chosen_squares" }'
        ),
        "Put a wall on up to 2 squares within 2 for 2 turns.",
        "Wall on up to 2 squares within 2 for 2 turns.",
    ),
    (
        '{ fx = "aim_enemy", count = 1, where = "hp_at_most", value = 3 }, { fx = "damage", amount = 3 }',
        "One enemy with 3 HP or less takes 3 damage.",
        "One enemy with 3 HP or less takes 3.",
    ),
    (
        (
            '{ fx = "aim_enemy", count = "all" }, { fx = "damage", amount = 1 }, '
            '{ fx = "aim_own", count = "all", state = "alive" }, { fx = "heal", amount = 1 }'
        ),
        "Every enemy takes 1 damage. Each of your heroes heals 1 HP.",
        "Every enemy takes 1. Each of your heroes heals 1.",
    ),
    (
        '{ fx = "aim_melee" }, { fx = "damage", amount = 3 }, { fx = "self_damage", amount = 1 }',
        "One adjacent enemy takes 3 damage and this hero takes 1 damage.",
        "An adjacent enemy takes 3 and this hero takes 1.",
    ),
]


def read(text: str) -> tuple[tuple[fx.Node, ...], list[str]]:
    """The effects of a card, and their faults."""
    found: list[Fault] = []
    nodes = fx.read(VOCABULARY, Reader("", "", toml(f"effects = [{text}]"), found), "effects")
    return nodes, [f"{one.path}: {one.reason}" for one in found]


@pytest.mark.parametrize(("text", "full", "short"), CARDS)
def test_a_card_in_two_lengths(text: str, full: str, short: str) -> None:
    nodes, faults = read(text)
    assert faults == []
    assert said(nodes) == full
    assert said(nodes, fx.SHORT) == short


@pytest.mark.parametrize(
    ("timing", "full", "faults"),
    [
        ('timing = "any_time"', "One enemy is rooted.", []),
        ('timing = "next_turn"\nwhose = "enemy"', "During the enemy's next turn, one enemy is rooted.", []),
        ('timing = "next_turn"', "One enemy is rooted.", ["whose: is missing; allowed: enemy, own"]),
        ('timing = "instant"\nwhose = "own"', "", ["whose: goes with timing = next_turn only"]),
        ('timing = "artifact"\ncooldown = 7', "", ["cooldown: 7 is not allowed; allowed: 1 to 6"]),
        ('timing = "next_tern"', "", ["timing: 'next_tern' is not allowed; the nearest is 'next_turn'; allowed: "]),
    ],
)
def test_when_a_card_happens(timing: str, full: str, faults: list[str]) -> None:
    found: list[Fault] = []
    data = toml(f'id = "x"\n{timing}')
    node = fx.read_params(CARD, Reader("", "", data, found), "a relic", beside=("id",))
    assert [str(one)[2:] for one in found] == faults or str(found[0])[2:].startswith(faults[0])
    if not found:
        root = '{ fx = "set_status", status = "root", value = 1, until = "next_turn_end" }'
        assert said(read(f'{{ fx = "aim_enemy", count = 1 }}, {root}')[0], timing=node) == full


def test_the_fields_of_a_row() -> None:
    nodes, _ = read(CARDS[8][0])
    assert [(node.op, dict(node.fields)) for node in nodes] == [
        (ops.AIM_ENEMY, {"all": 0, "value": 3, "where": 5}),
        (ops.DAMAGE, {"may": 0, "n": 3, "only": 0}),
    ]
    assert [row.op for row in fx.nested(nodes)] == [ops.AIM_ENEMY, ops.DAMAGE]


FAULTS = [
    ('{ fx = "aim_mele" }', "effects.0.fx", "'aim_mele' is no word; the nearest is 'aim_melee'; allowed: aim_melee, "),
    ('{ fx = "damage", amount = 1 }', "effects.0.fx", "damage wants an aim at a hero before it, and it is missing"),
    ('{ fx = "aim_melee" }', "effects.0.fx", "nothing is done to what aim_melee aims at"),
    (
        '{ fx = "aim_square", reach = 2 }, { fx = "damage", amount = 1 }',
        "effects.1.fx",
        "damage wants an aim at a hero before it, and it aims at a square; allowed: aim_self, aim_melee",
    ),
    ('{ fx = "aim_line", reach = 7, hits = "all" }', "effects.0.reach", "7 is not allowed; allowed: 1 to 6"),
    ('{ fx = "aim_line", reach = 2, hits = "all", dirs = 6 }', "effects.0.dirs", "6 is not allowed; allowed: 8, 4"),
    ('{ fx = "aim_line", reach = 2, hits = "al" }', "effects.0.hits", "the nearest is 'all'; allowed: first, all"),
    ('{ fx = "aim_enemy", count = 2 }', "effects.0.count", "2 is not allowed; allowed: 1, all"),
    ('{ fx = "aim_enemy", count = 1, value = 2 }', "effects.0.value", "goes with where = hp_at_most only"),
    (
        '{ fx = "set_status", status = "stunned" }',
        "effects.0.status",
        "'stunned' is not allowed; the nearest is 'stun'",
    ),
    ('{ fx = "heal", amount = 0 }', "effects.0.amount", "0 is not allowed; allowed: 1 to 6"),
]


@pytest.mark.parametrize(("text", "path", "reason"), FAULTS)
def test_a_fault_names_what_is_allowed_there(text: str, path: str, reason: str) -> None:
    faults = read(text)[1]
    assert any(one.startswith(f"{path}: ") and reason in one for one in faults), faults


def test_the_guide_tells_each_word_once() -> None:
    told = guide.words(VOCABULARY)
    assert "| `aim_melee` | BU-SPEC-01, BU-RUL-28 | nothing | a special, an artifact |" in told
    assert "`dirs`: 8, 4 (default 8)" in told
    assert "| `pull` | BU-RUL-43, BU-RUL-47 | `steps`: 1 to 4" in told
    assert len(told.splitlines()) == 2 + len(WORDS)


def test_every_word_has_its_law_and_its_function() -> None:
    assert len(AIMS) + len(OPERATIONS) == 61 - 6
    assert all(word.law for word in WORDS)
    idle = [word.name for word in WORDS if not (word.does or word.aim or word.number >= 59)]
    assert idle == ["collision_damage"], "dealt with the displacement before it"
