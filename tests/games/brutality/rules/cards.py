"""Cards of tests in short: `melee, damage 2, knockback 1` is a list of the game's effects.

Words are apart by commas. The first number of a word is its main one (reach, amount, steps ..), everything else is said
by name: `line 3 hits=all`, `leap 3 min=1 land=any`, `set_status stun until=its_next_turn`. `aim_` may be left out.
"""

from __future__ import annotations

from typing import Any, Final

from rumpus import effects as fx
from rumpus.games.brutality.content.words import BY_NAME, VOCABULARY
from rumpus.kernel.contract.content import toml
from rumpus.kernel.contract.reader import Reader

MAIN: Final = {
    "aim_line": "reach",
    "aim_shot": "reach",
    "aim_burst": "radius",
    "aim_blast": "reach",
    "aim_charge": "distance",
    "aim_leap": "max",
    "aim_teammate": "reach",
    "aim_enemy": "count",
    "aim_own": "count",
    "aim_square": "reach",
    "aim_hazard": "kinds",
    "aim_creation": "kinds",
    "aim_player": "who",
    "revive": "hp",
    "knockback": "steps",
    "push_chosen": "steps",
    "pull": "steps",
    "move_free": "steps",
    "move_hazard": "steps",
    "place_hazard": "kinds",
    "collision_damage": "amount",
    "life_drain": "limit",
    "teleport": "reach",
    "set_status": "status",
    "clear_status": "which",
    "extra_action": "count",
    "lock_cards": "until",
    "draw": "count",
    "draw_bonus": "count",
    "steal_card": "count",
    "discard_enemy": "count",
    "recover_card": "count",
    "suppress_hazard": "until",
    "place_creation": "creation",
    "if_killed": "otherwise_skip",
    "if_state": "condition",
    "choose_one": "groups",
}
"""The main parameter of a word, where it is not `amount`."""
USUAL: Final[dict[str, dict[str, Any]]] = {
    "aim_line": {"hits": "first"},
    "aim_leap": {"min": 1, "land": "any"},
    "aim_blast": {"radius": 1},
    "aim_enemy": {"count": 1},
    "aim_own": {"count": 1},
    "shield": {"until": "your_next_turn"},
    "damage_bonus": {"scope": "next_special", "until": "this_turn"},
    "damage_reduction": {"until": "your_next_turn"},
    "damage_cap": {"until": "your_next_turn"},
    "set_status": {"value": 1, "until": "your_next_turn"},
    "place_creation": {"count": 1, "turns": 2, "where": "chosen_squares"},
    "steal_card": {"choice": "look_and_choose"},
    "discard_enemy": {"choice": "random"},
    "collision_damage": {"with": "wall"},
    "recover_card": {"types": ["blessing", "curse", "utility"]},
    "if_state": {"otherwise_skip": 1},
    "lock_cards": {"relics": True, "artifacts": True},
}
"""What a test need not say."""
LISTS: Final = ("kinds", "types")
SHORT: Final = {
    "pillars": "spiked_pillars",
    "pikes": "hidden_trap_pikes",
    "flames": "relentless_flames",
    "limestone": "limestone_wall_ruins",
}


def effects(text: str) -> list[dict[str, Any]]:
    """The tables of a card."""
    made = []
    for part in text.split(","):
        name, *words = part.split()
        name = name if name in BY_NAME else f"aim_{name}"
        table: dict[str, Any] = {"fx": name} | USUAL.get(name, {})
        for word in words:
            key, _, told = word.rpartition("=")
            key = key or MAIN.get(name, "amount")
            table[key] = value(told) if key not in LISTS else [SHORT.get(one, one) for one in told.split("+")]
        made.append(table)
    return made


def value(told: str) -> Any:
    """A number, a switch or a word."""
    if told.lstrip("-").isdecimal():
        return int(told)
    return {"yes": True, "no": False}.get(told, told)


def written(table: dict[str, Any]) -> str:
    """A table as TOML."""

    def one(item: Any) -> str:
        if isinstance(item, list):
            return f"[{', '.join(map(one, item))}]"
        return str(item).lower() if isinstance(item, bool) else repr(item).replace("'", '"')

    return "{ " + ", ".join(f"{key} = {one(item)}" for key, item in table.items()) + " }"


def write(t: Any, text: str, at: int) -> int:
    """Puts the rows of a card into the Table from `at` on; the first free row behind them."""
    found: list[Any] = []
    data = toml(f"effects = [{', '.join(map(written, effects(text)))}]")
    nodes = fx.read(VOCABULARY, Reader("", "", data, found), "effects")
    assert not found, f"{text}: {found}"
    return fx.write(t.ops, fx.nested(nodes, at), at)
