"""IncrediBrawl: sets of any words at any moment, drawn by a seed: games end, no card is lost, no hand leaks."""

import random
from typing import Any

import pytest
from tests.games.incredibrawl.content.entries import condition

from rumpus.games.incredibrawl.content.conditions import CONDITIONS
from rumpus.games.incredibrawl.content.load import installed, read_extra
from rumpus.games.incredibrawl.content.moments import NAMES
from rumpus.games.incredibrawl.content.words import WORDS
from rumpus.games.incredibrawl.game import SPEC
from rumpus.games.incredibrawl.rules.ids import CLASSES, OTHER_WINDOWS, TRIGGERS, TYPES
from rumpus.kernel.match.match import Match

NUMBERS = {"glory_le": 2, "hand_le": 3, "players": 4}
OTHERS = tuple(NAMES[window] for window in OTHER_WINDOWS)
CLASSED = {"class": "robot,beast", "winner_class": "human"}
MAY = ("until", "old_to", "kind", "level", "reorder", "bottom")
"""Parameters that are left out half of the time."""


def toml(value: Any) -> str:
    """A value in TOML."""
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{key} = {toml(one)}' for key, one in value.items())} }}"
    if isinstance(value, list):
        return f"[{', '.join(map(toml, value))}]"
    return str(value).lower() if isinstance(value, bool) else str(value) if isinstance(value, int) else f'"{value}"'


def word(chance: random.Random, depth: int = 0) -> dict[str, Any]:
    """Any effect word with any parameters."""
    declared = chance.choice([one for one in WORDS if depth < 2 or not any(p.block for p in one.params.values())])
    made: dict[str, Any] = {"op": declared.name}
    for key, param in declared.params.items():
        if param.block == "list":
            made[key] = [word(chance, depth + 1) for _ in range(chance.randint(1, 2))]
        elif param.block:
            made[key] = [[word(chance, depth + 1)] for _ in range(chance.randint(2, 3))]
        elif key != "if" and (key not in MAY or chance.random() < 0.5):
            whole = param.lo <= param.hi
            values = [False, True] if param.switch else list(param.words)
            made[key] = chance.randint(param.lo, param.hi) if whole else chance.choice(values)
    name, asked = chance.choice(list(CONDITIONS.items()))
    if "if" in declared.params or chance.random() < 0.2:
        kinds = {"type": "natural" if name == "winner_type" else "energy", "class": CLASSED.get(name, "")}
        other = name in ("place", "richer")
        made["if"] = "hand<=3" if other else condition(asked, NUMBERS.get(name, 5), **kinds)
    if chance.random() < 0.2:
        made["optional"] = True
    return made


def words(chance: random.Random) -> list[dict[str, Any]]:
    """One to three words that may stand in a file: a rescrap in a rescrap may not."""
    made = [word(chance) for _ in range(chance.randint(1, 2))]
    return [one for one in made if str(one).count("'rescrap'") < 2] or [{"op": "none"}]


def windows(chance: random.Random, names: tuple[str, ...]) -> str:
    """One window, or a list of a few."""
    found = chance.sample(names, chance.randint(1, 3))
    return toml(found if len(found) > 1 or chance.random() < 0.5 else found[0])


def any_set(seed: int) -> str:
    """A set of thirty characters, ten Power-Ups and ten locations."""
    chance = random.Random(seed)
    rows = []
    for sheet in installed().all:
        rows.append(f'[[{sheet.kind}]]\nid = "{sheet.id}"\nname = "{sheet.name}"')
        if sheet.kind == "character":
            rows.append(f'type = "{chance.choice(TYPES)}"\nlevel = {chance.randint(1, 10)}')
            rows.append(f'classes = ["{chance.choice(CLASSES)}"]')
            keyed = [name for name in TRIGGERS if name == "play" or chance.random() < 0.3]
            rows += [f"{name} = {toml(words(chance))}" for name in keyed]
            rows += [f"window = {windows(chance, OTHERS)}"] * ("other" in keyed)
        elif sheet.kind == "power_up":
            rows.append(f"window = {windows(chance, NAMES)}\neffects = {toml(words(chance))}")
        else:
            made = [one for one in words(chance) if good(one)]
            rows.append(f"effects = {toml(made)}")
    return "\n".join(rows) + "\n"


def good(one: dict[str, Any]) -> bool:
    """Whether a location may say this word."""
    row = f'[[location]]\ninstead = "mirror_lake"\nid = "x"\nname = "X"\neffects = {toml([one])}\n'
    return not read_extra("x", row)[1]


TABLES: tuple[dict[str, Any], ...] = (
    {"players": 2, "mode": "casual", "tie_break": "random"},
    {"players": 3, "mode": "gamer", "power_ups": "on", "locations": "on", "gone_ability": "skipped"},
    {"players": 4, "mode": "gamer", "power_ups": "on", "locations": "on", "select_a_brawl": "on", "level_cap": "none"},
    {"players": 4, "mode": "gamer", "power_ups": "on", "lose_trigger": "lost_scrap", "late_power_up": "returned"},
)


@pytest.mark.parametrize("seed", [*range(12), 129, 167, 347, 395, 398])
def test_any_words_at_any_moment(seed: int) -> None:
    """Every invariant after every answer; views and answers do not change with what a seat cannot know."""
    content = any_set(seed)
    assert read_extra("any", content)[1] == []
    match = Match.start(SPEC, {**TABLES[seed % 4], "glory_goal": 30, "max_rounds": 12}, seed, content=content)
    chance = random.Random(seed)
    for n in range(4000):
        if match.over:
            break
        assert match.check() == 0, match.scene()
        seat = chance.choice(match.active)
        if n % 7 == 0:
            other = match.redealt(seat, n)
            assert other.view(seat) == match.view(seat)
            assert other.actions(seat) == match.actions(seat)
        match.play(seat, chance.choice(match.actions(seat)))
    assert match.over
