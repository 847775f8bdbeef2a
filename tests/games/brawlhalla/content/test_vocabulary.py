"""The closed vocabulary, entry by entry of the catalogue: what a designer may write, and what is refused and why.

Whether the words do what they say is tested with the rules; here it is what files may hold. Every [[effect]] entry but
BH-FX-T14 (KO cards are no data of a designer) has its row, and the last test counts them.
"""

import tomllib
from dataclasses import dataclass, field
from typing import Any

import pytest
from tests.games.brawlhalla.effects.probe import read

from rumpus import effects as fx_
from rumpus.games.brawlhalla.content.conditions import FORMS, IF, PRICES
from rumpus.games.brawlhalla.content.load import HOME
from rumpus.games.brawlhalla.content.moments import TRIGGERS
from rumpus.games.brawlhalla.content.reading import LENGTH
from rumpus.games.brawlhalla.content.words import CONTROL, PRINTED, WORDS
from rumpus.games.brawlhalla.interface import card_text
from rumpus.games.brawlhalla.rules import ids, ops
from rumpus.games.brawlhalla.rules.static_abilities import LENGTH as LOOKED_AT

Data = dict[str, Any]
DRAW = {"op": "draw", "n": 1}


def fx(on: str, *do: Data, **more: Any) -> Data:
    """An effect as a file has it; if_ stands for `if`."""
    return {"on": on, **{key.rstrip("_"): value for key, value in more.items()}, "do": list(do)}


def op(name: str, **more: Any) -> Data:
    """An operation."""
    return {"op": name, **more}


@dataclass
class Row:
    """An entry: uses that are fine, and uses that are refused with the path and words of the fault."""

    fine: list[Data]
    wrong: list[tuple[Data, str, str]] = field(default_factory=list)


def standing(name: str, **more: Any) -> Data:
    """A standing power of one operation."""
    return fx("constant", op(name, **more))


N = "do.0.n"
OP = "do.0.op"
HERE = "cannot stand with on = "
LOW = "allowed: "

TRIGGER_ROWS = {
    "BH-FX-T01": Row([fx("before_attack", DRAW)], [(fx("before_atack", DRAW), "on", "is no moment")]),
    "BH-FX-T02": Row(
        [fx("before_light_attack", op("total_add", n=1))],
        [(fx("before_light_attack", op("knockback_add", n=1)), OP, "for Heavy attacks only")],
    ),
    "BH-FX-T03": Row(
        [fx("before_heavy_attack", op("knockback_add", n=1))],
        [(fx("before_heavy_attack", op("limit_cards", n=1)), OP, "for Light attacks only")],
    ),
    "BH-FX-T04": Row(
        [fx("during_attack", DRAW, role="defender")],
        [(fx("during_attack", DRAW, attack="light"), "attack", "the trigger says it")],
    ),
    "BH-FX-T05": Row(
        [fx("during_light_attack", op("value_set", v=0))],
        [(fx("during_light_attack", DRAW, result="hit"), "result", "after_attack")],
    ),
    "BH-FX-T06": Row(
        [fx("during_heavy_attack", DRAW)],
        [(fx("during_heavy_attack", op("value_multiply", m=2)), OP, "for Light attacks only")],
    ),
    "BH-FX-T07": Row(
        [fx("after_attack", DRAW, result="any"), fx("after_attack", DRAW, result="hit", role="attacker")],
        [(fx("after_attack", DRAW, result="miss"), "result", "is not allowed; allowed: any, hit, failed")],
    ),
    "BH-FX-T08": Row([fx("after_light_attack", DRAW)], [(fx("after_light_attack"), "do", "at least one word")]),
    "BH-FX-T09": Row(
        [fx("after_heavy_attack", DRAW)],
        [(fx("after_heavy_attack", op("follow_up", type="both")), "do.0.type", "allowed: light, heavy")],
    ),
    "BH-FX-T10": Row(
        [fx("before_move", DRAW)],
        [
            (fx("before_move", DRAW, role="attacker"), "role", "there is no attack"),
            (fx("before_move", op("push", n=1)), OP, HERE),
            (fx("before_move", DRAW, if_=["target on Air"]), "if.0", "there is none"),
        ],
    ),
    "BH-FX-T11": Row(
        [fx("after_move", op("push", n=1, who="one opponent within 1"))],
        [
            (fx("after_move", op("push", n=1)), "do.0.who", "no other combatant; say one opponent within N"),
            (fx("after_move", op("teleport", where="adjacent to target")), "do.0.where", "no target"),
        ],
    ),
    "BH-FX-T12": Row(
        [
            fx("on_draw", DRAW, uses="once per turn"),
            fx("on_draw", DRAW, uses="once per game", times=2),
            standing("hand_limit", n=7),
        ],
        [
            (fx("on_draw", DRAW, uses="twice"), "uses", "unlimited, once per turn, once per life, once per game"),
            (fx("on_draw", DRAW, times=2), "times", "goes with uses = once per game"),
            (fx("constant", op("hand_limit", n=7), uses="once per turn"), "uses", "no limit of use"),
            (fx("constant", op("hand_limit", n=7), cost=["take 1 damage"]), "cost", "has no cost"),
            (fx("constant", op("repeat", times=2, do=[op("hand_limit", n=7)])), OP, f"repeat {HERE}constant"),
        ],
    ),
    "BH-FX-T13": Row([standing("range", n=3)], [(standing("draw", n=1), OP, HERE)]),
}

EVENT_ROWS = {
    "BH-FX-E01": Row(
        [fx("on_turn_start", DRAW), fx("on_turn_end", DRAW, if_=["turn = opponent's"])],
        [(fx("on_turn_start", DRAW, attack="light"), "attack", "there is no attack")],
    ),
    "BH-FX-E02": Row(
        [fx("on_attack_declared", DRAW, role="bystander", attack="heavy")],
        [(fx("on_attack_declared", DRAW, role="friend"), "role", "attacker, defender, bystander")],
    ),
    "BH-FX-E03": Row(
        [fx("on_card_played", DRAW, if_=["who = other combatant", "value 5 played", "cards in the play at least 2"])],
        [
            (fx("on_hit", DRAW, if_=["value 5 played"]), "if.0", "allowed: on_card_played"),
            (fx("on_card_played", DRAW, if_=["value 6 played"]), "if.0", "allowed: 1 to 5"),
        ],
    ),
    "BH-FX-E04": Row(
        [
            fx("on_hit", DRAW, when="modify"),
            fx("on_hit", DRAW, attack="light", role="attacker"),
            fx("on_failed", DRAW, role="defender"),
        ],
        [
            (fx("on_hit", DRAW, when="later"), "when", "modify, react"),
            (fx("on_failed", DRAW, when="react"), "when", "for on_hit only"),
            (fx("on_hit", op("damage_add", n=1), when="react"), "when", "goes with when = modify"),
            (fx("on_hit", op("damage_add", n=1), op("light_knockback", n=1)), "do", "two effects"),
        ],
    ),
    "BH-FX-E05": Row(
        [fx("on_damage", DRAW, if_=["who = target", f"source = {name}"]) for name in ("light", "crossing", "fall")],
        [(fx("on_ko", DRAW, if_=["source = light"]), "if.0", "allowed: on_damage")],
    ),
    "BH-FX-E06": Row(
        [
            fx("on_knockback", DRAW, if_=["who = victim", f"result = {name}"])
            for name in ("moved", "in ring", "crossed")
        ],
        [(fx("on_damage", DRAW, if_=["result = moved"]), "if.0", "allowed: on_knockback")],
    ),
    "BH-FX-E07": Row(
        [fx("on_ko", DRAW, if_=["who = teammate"]), fx("on_ko", DRAW, if_=["caused by self"])],
        [(fx("on_draw", DRAW, if_=["caused by self"]), "if.0", HERE)],
    ),
    "BH-FX-E08": Row(
        [fx("on_weapon_change", DRAW, if_=["who = opponent", "kind = disarm"])],
        [(fx("on_weapon_change", DRAW, if_=["kind = lost"]), "if.0", "allowed: pickup, swap, recover, disarm")],
    ),
    "BH-FX-E09": Row(
        [fx("on_delay", DRAW, if_=["choice = swap"]), fx("on_gravity", DRAW, if_=["who = any"])],
        [(fx("on_gravity", DRAW, if_=["choice = swap"]), "if.0", "allowed: on_delay")],
    ),
    "BH-FX-E10": Row(
        [fx("on_reshuffle", op("heal", n=1)), fx("on_draw", DRAW, if_=["who = opponent"])],
        [(fx("on_reshuffle", DRAW, if_=["who = me"]), "if.0", "'me' is not allowed; allowed: self, opponent")],
    ),
    "BH-FX-E11": Row(
        [fx(on, op("opportunity"), op("push", n=1), if_=["who = self"]) for on in ("on_pass_through", "on_adjacent")],
        [(fx("on_adjacent", DRAW, role="attacker"), "role", "there is no attack")],
    ),
}

CONDITION_ROWS = {
    "BH-FX-C01": Row(
        [
            fx("before_attack", DRAW, if_=["role = attacker"]),
            fx("on_hit", DRAW, if_=["attack = heavy", "role = defender"]),
            fx("during_attack", DRAW, if_=["role = either"]),
        ],
        [
            (fx("on_hit", DRAW, attack="light", if_=["attack = heavy"]), "if.0", "contradicts"),
            (fx("on_hit", DRAW, role="attacker", if_=["role = defender"]), "if.0", "contradicts"),
            (fx("on_delay", DRAW, if_=["role = attacker"]), "if.0", "there is no attack"),
        ],
    ),
    "BH-FX-C02": Row(
        [
            fx("after_attack", DRAW, if_=["self level at least 1", "target level exactly 2"]),
            fx("after_attack", DRAW, if_=["target level at most 0", "target level higher"]),
        ],
        [(fx("after_attack", DRAW, if_=["self level at least 3"]), "if.0", "3 is not allowed; allowed: 0 to 2")],
    ),
    "BH-FX-C03": Row(
        [
            fx("after_attack", DRAW, if_=[f"target on {name}"])
            for name in ("Platform", "Air", "Off-stage", "row 1", "bottom row", "edge column")
        ],
        [(fx("after_attack", DRAW, if_=["target on Water"]), "if.0", "of the form: <who> on <space>")],
    ),
    "BH-FX-C04": Row(
        [
            fx("after_attack", DRAW, if_=["distance at least 2", f"target {name}"])
            for name in ("above", "below", "same row", "diagonal", "in sight")
        ],
        [
            (fx("after_attack", DRAW, if_=["distance at least 7"]), "if.0", "allowed: 1 to 6"),
            (fx("after_move", DRAW, if_=["distance at least 2"]), "if.0", "speaks of a target"),
        ],
    ),
    "BH-FX-C05": Row(
        [fx("after_attack", DRAW, if_=["self EQUIPPED side 2", "target DISARMED"])],
        [(fx("after_attack", DRAW, if_=["self EQUIPPED side 3"]), "if.0", "allowed: 1 to 2")],
    ),
    "BH-FX-C06": Row(
        [
            fx("after_attack", DRAW, if_=["self played at least 2", "target total at least 20"]),
            fx("after_attack", DRAW, if_=["self played the same value twice", "self total even", "margin at least 10"]),
        ],
        [
            (fx("after_attack", DRAW, if_=["margin at least 11"]), "if.0", "allowed: 1 to 10"),
            (fx("on_delay", DRAW, if_=["self played at least 2"]), "if.0", HERE),
        ],
    ),
    "BH-FX-C07": Row(
        [
            fx("after_attack", DRAW, if_=[f"self {name} at most 20"])
            for name in ("hand", "deck", "discard", "unrevealed KO cards")
        ]
        + [fx("after_attack", DRAW, if_=["self hand fewer than the other"])],
        [(fx("after_attack", DRAW, if_=["self hand at most 21"]), "if.0", "allowed: 0 to 20")],
    ),
    "BH-FX-C08": Row(
        [
            fx("after_move", DRAW, if_=["second action", "moved at least 5", "started on Air, ended on Platform"]),
            fx("after_attack", DRAW, if_=["first attack this turn", "was hit since own last turn", "first action"]),
        ],
        [
            (fx("after_attack", DRAW, if_=["moved at least 6"]), "if.0", "allowed: 1 to 5"),
            (fx("after_attack", DRAW, if_=["started on Air, ended on Platform"]), "if.0", HERE),
            (fx("after_attack", DRAW, if_=["third action"]), "if.0", "allowed: first, second"),
        ],
    ),
    "BH-FX-C09": Row(
        [
            fx("after_attack", DRAW, if_=["at least 1 teammate within 3 of self"]),
            fx("after_attack", DRAW, if_=["at least 3 opponent within 1 of target"]),
        ],
        [(fx("after_attack", DRAW, if_=["at least 1 opponent within 4 of self"]), "if.0", "allowed: 1 to 3")],
    ),
}

COST_ROWS = {
    "BH-FX-K01": Row(
        [
            fx("after_attack", DRAW, cost=[text])
            for text in ("discard 3 (any value)", "discard 1 (exactly 5)", "discard 2 (at least 3)")
        ],
        [
            (fx("after_attack", DRAW, cost=["discard 4 (any value)"]), "cost.0", "allowed: 1 to 3"),
            (fx("after_attack", DRAW, cost=["discard 1 (exactly 6)"]), "cost.0", "allowed: 1 to 5"),
        ],
    ),
    "BH-FX-K02": Row(
        [fx("after_attack", DRAW, cost=["take 2 damage"])],
        [(fx("after_attack", DRAW, cost=["take 3 damage"]), "cost.0", "allowed: 1 to 2")],
    ),
    "BH-FX-K03": Row(
        [fx("after_attack", DRAW, cost=["disarm yourself", "take 1 damage"])],
        [(fx("after_attack", DRAW, cost=["disarm"]), "cost.0", "is no cost; the nearest is 'disarm yourself'")],
    ),
    "BH-FX-K04": Row(
        [fx("after_attack", DRAW, cost=["spend 1 action"])],
        [
            (fx("after_attack", DRAW, cost=["spend 2 action"]), "cost.0", "is no cost"),
            (fx("after_attack", DRAW, cost=["spend 1 action"] * 3), "cost", "3 costs; 2 fit"),
            (fx("after_attack", DRAW, cost="spend 1 action"), "cost", "a list is wanted"),
        ],
    ),
}

LIGHT, HEAVY, HIT = "during_light_attack", "during_heavy_attack", "on_hit"
OPERATION_ROWS = {
    "BH-FX-01": Row(
        [fx(LIGHT, op("total_add", n=n)) for n in (-3, -1, 1, 5)]
        + [fx(LIGHT, op("total_add", n=1, per=per)) for per in ("card played", "damage level", "card in hand")],
        [
            (fx(LIGHT, op("total_add", n=0)), N, "0 changes nothing"),
            (fx(LIGHT, op("total_add", n=6)), N, LOW),
            (fx(LIGHT, op("total_add", n=-4)), N, LOW),
            (fx(LIGHT, op("total_add", n=1, per="mood")), "do.0.per", LOW),
            (fx("during_attack", op("total_add", n=1)), OP, HERE),
        ],
    ),
    "BH-FX-02": Row([fx(LIGHT, op("total_reduce", n=5))], [(fx(LIGHT, op("total_reduce", n=6)), N, "1 to 5")]),
    "BH-FX-03": Row(
        [fx(LIGHT, op("value_multiply", m=2, card="one played")), fx("during_attack", op("value_set", v=10))],
        [
            (fx(LIGHT, op("value_multiply", m=3)), "do.0.m", "allowed: 2"),
            (fx(LIGHT, op("value_set", v=1, card="all")), "do.0.card", "one played"),
            (fx(LIGHT, op("value_set", v=11)), "do.0.v", "0 to 10"),
            (fx("before_light_attack", op("value_set", v=1)), OP, HERE),
        ],
    ),
    "BH-FX-04": Row(
        [fx("on_attack_declared", op("extra_opening", n=2)), standing("extra_opening", n=3)],
        [(standing("extra_opening", n=1), N, "2 to 3")],
    ),
    "BH-FX-05": Row(
        [fx("before_attack", op("limit_cards", n=0)), fx(LIGHT, op("limit_cards", n=3, scope="per play"))],
        [
            (fx(LIGHT, op("limit_cards", n=4)), N, "0 to 3"),
            (fx(HEAVY, op("limit_cards", n=1)), OP, "Light attacks only"),
        ],
    ),
    "BH-FX-06": Row(
        [fx(HEAVY, op("ban_values", values=[1, 2, 3, 4, 5]))],
        [
            (fx(HEAVY, op("ban_values", values=[])), "do.0.values", "allowed: 1 to 5"),
            (fx(HEAVY, op("ban_values", values=[6])), "do.0.values.0", "allowed: 1 to 5"),
            (fx(HEAVY, op("ban_values")), "do.0.values", "is missing"),
        ],
    ),
    "BH-FX-07": Row(
        [fx("before_attack", op("tax", n=2, times="per play"))], [(fx("before_attack", op("tax", n=3)), N, "1 to 2")]
    ),
    "BH-FX-08": Row(
        [fx(LIGHT, op("win_ties")), standing("win_ties")],
        [
            (fx(HEAVY, op("win_ties")), OP, "Light attacks only"),
            (fx(LIGHT, op("win_ties", n=1)), N, "allowed: uses"),
        ],
    ),
    "BH-FX-09": Row([fx(LIGHT, op("play_from_deck", n=2))], [(fx(LIGHT, op("play_from_deck", n=3)), N, "1 to 2")]),
    "BH-FX-10": Row(
        [
            fx("on_card_played", op("cancel_effect", scope="both"), uses="once per game", times=3),
            fx("after_attack", op("cancel_effect")),
        ],
        [
            (fx("on_card_played", op("cancel_effect", scope="all")), "do.0.scope", LOW),
            (fx("on_card_played", op("cancel_effect"), uses="once per game", times=4), "times", "1 to 3"),
        ],
    ),
    "BH-FX-11": Row(
        [fx("before_attack", op("extra_trigger", type="during")), fx("on_hit", op("extra_trigger", type="after"))],
        [
            (fx("before_attack", op("extra_trigger", type="before")), "do.0.type", "during, after"),
            (fx("before_move", op("extra_trigger", type="after")), OP, HERE),
        ],
    ),
    "BH-FX-12": Row(
        [fx(HIT, op("damage_add", n=2)), fx("before_light_attack", op("damage_add", n=1))],
        [
            (fx(HIT, op("damage_add", n=3)), N, "1 to 2"),
            (fx(HIT, op("damage_add", n=1), attack="heavy"), OP, "Light attacks only"),
        ],
    ),
    "BH-FX-13": Row(
        [
            fx("after_attack", op("damage_deal", n=1)),
            fx("after_move", op("damage_deal", n=2, who="one opponent within 3")),
            fx("on_delay", op("damage_deal", n=1, who="all adjacent opponents", ko_at_red="yes")),
        ],
        [
            (fx("after_attack", op("damage_deal", n=1, who="one opponent within 4")), "do.0.who", "allowed: 1 to 3"),
            (fx("after_attack", op("damage_deal", n=1, who="self")), "do.0.who", LOW),
            (fx("before_attack", op("damage_deal", n=1)), OP, HERE),
        ],
    ),
    "BH-FX-14": Row(
        [
            fx(HIT, op("damage_prevent", n="all", source="light")),
            fx(HIT, op("damage_prevent", n=1, who="adjacent teammate")),
            fx("on_reshuffle", op("damage_prevent", n=1, source="reshuffle")),
        ],
        [
            (fx(HIT, op("damage_prevent", n=3)), N, "all, 1 to 2"),
            (fx(HIT, op("damage_prevent", n=1, source="reshuffle")), "do.0.source", "on_reshuffle"),
            (fx("on_reshuffle", op("damage_prevent", n=1, source="light")), "do.0.source", "from the reshuffle"),
        ],
    ),
    "BH-FX-15": Row(
        [fx("before_move", op("heal", n=2)), fx("on_ko", op("heal", n=1, who="teammate within 3"))],
        [(fx("after_move", op("heal", n=1, who="teammate")), "do.0.who", "of the form: teammate within <range 1-3>")],
    ),
    "BH-FX-16": Row(
        [fx("on_failed", op("thorns", n=1)), fx(HIT, op("thorns", n=1))], [(fx(HIT, op("thorns", n=2)), N, LOW)]
    ),
    "BH-FX-17": Row([fx("on_knockback", op("wall_damage", n=1))], [(fx(HIT, op("wall_damage", n=1)), OP, HERE)]),
    "BH-FX-18": Row(
        [fx(HIT, op("knockback_add", n=3), if_=["target on Air"]), fx("before_attack", op("knockback_add", n=1))],
        [
            (fx(HIT, op("knockback_add", n=4)), N, "1 to 3"),
            (fx(LIGHT, op("knockback_add", n=1)), OP, "Heavy attacks only"),
        ],
    ),
    "BH-FX-19": Row(
        [fx(HIT, op("knockback_reduce", n="all")), fx(HEAVY, op("knockback_reduce", n=3))],
        [(fx("before_heavy_attack", op("knockback_reduce", n=1)), OP, HERE)],
    ),
    "BH-FX-20": Row(
        [
            fx(HIT, op("knockback_direction", choice=name))
            for name in ("any", "up only", "down only", "sideways only", "towards the attacker")
        ],
        [(fx(HIT, op("knockback_direction", choice="NE")), "do.0.choice", LOW)],
    ),
    "BH-FX-21": Row(
        [fx(HIT, op("light_knockback", n=2)), fx(HIT, op("light_knockback", as_card=5))],
        [
            (fx(HIT, op("light_knockback")), N, "either n"),
            (fx(HIT, op("light_knockback", n=1, as_card=5)), N, "either n"),
            (fx(HIT, op("light_knockback", n=3)), N, "1 to 2"),
        ],
    ),
    "BH-FX-22": Row([fx(HIT, op("knockback_through"))], [(fx("on_knockback", op("knockback_through")), OP, HERE)]),
    "BH-FX-23": Row(
        [fx("on_knockback", op("brace"), uses="once per game"), fx("on_knockback", op("brace"))],
        [(fx("on_knockback", op("brace"), uses="once per turn"), "uses", "too often; at most once per life")],
    ),
    "BH-FX-24": Row(
        [fx("on_knockback", op("chain_push", n=2, who_else="all"))],
        [(fx("on_knockback", op("chain_push", n=3)), N, LOW)],
    ),
    "BH-FX-25": Row(
        [fx("before_attack", op("step", n=4, way="towards", end="Platform")), fx("on_ko", op("step", n=1))],
        [(fx("after_move", op("step", n=5)), N, "1 to 4"), (fx(LIGHT, op("step", n=1)), OP, HERE)],
    ),
    "BH-FX-26": Row(
        [fx("after_attack", op("push", n=3, stop_at_ko_line="yes"))],
        [(fx("after_attack", op("push", n=4)), N, "1 to 3"), (fx("on_ko", op("push", n=1)), OP, HERE)],
    ),
    "BH-FX-27": Row(
        [fx("after_move", op("pull", n=3, sight="yes", who="one opponent within 4"))],
        [(fx("after_move", op("pull", n=1, who="one opponent within 1")), "do.0.who", "allowed: 2 to 4")],
    ),
    "BH-FX-28": Row(
        [
            fx("after_attack", op("swap_places", within=4, teammates="yes")),
            fx("after_move", op("swap_places", who="one opponent within 4")),
        ],
        [
            (fx("after_attack", op("swap_places")), "do.0.within", "is missing"),
            (fx("after_attack", op("swap_places", within=5)), "do.0.within", "1 to 4"),
            (fx("after_move", op("swap_places", who="one opponent within 2", within=2)), "do.0.within", "already"),
        ],
    ),
    "BH-FX-29": Row(
        [
            fx("after_attack", op("teleport", where=name))
            for name in ("any Platform", "row 1", "adjacent to target", "within 4 ignoring Platforms")
        ],
        [
            (
                fx("after_attack", op("teleport", where="within 5 ignoring Platforms")),
                "do.0.where",
                "within N (1 to 4)",
            ),
            (fx("after_attack", op("teleport", where="home")), "do.0.where", LOW),
            (fx("after_attack", op("teleport")), "do.0.where", "is missing"),
        ],
    ),
    "BH-FX-30": Row(
        [fx("before_move", op("move_bonus", n=3)), standing("move_bonus", n=-2, who="opponents within 1")],
        [
            (fx("before_move", op("move_bonus", n=-1)), N, "1 to 3 for the own MOVE"),
            (fx("before_move", op("move_bonus", n=-1, who="opponents within 1")), "do.0.who", "on = constant"),
            (standing("move_bonus", n=1, who="opponents within 1"), N, "-2 to -1"),
        ],
    ),
    "BH-FX-31": Row(
        [standing("air_limit", limit="none"), fx("before_move", op("air_limit", limit=6))],
        [(standing("air_limit", limit=1), "do.0.limit", "none, 2 to 6")],
    ),
    "BH-FX-32": Row(
        [
            fx("before_move", op("phase", way=way, times=times))
            for way, times in (("up", 1), ("down", "any"), ("both", 1))
        ],
        [(fx("before_move", op("phase", way="up", times=2)), "do.0.times", "any, 1")],
    ),
    "BH-FX-33": Row(
        [
            fx("on_gravity", op("hover", when="own DELAY", uses="once per turn")),
            standing("hover"),
        ],
        [
            (standing("hover", uses="once per turn"), "do.0.uses", "no limit of use"),
            (fx("on_gravity", op("hover", uses="often")), "do.0.uses", "allowed: unlimited, once per turn"),
            (fx("on_gravity", op("hover", uses="once per turn"), uses="once per life"), "do.0.uses", "contradicts"),
        ],
    ),
    "BH-FX-34": Row(
        [fx("after_attack", op("drop", n=3)), fx("after_move", op("drop", n=1, who="self"))],
        [(fx("after_move", op("drop", n=1)), "do.0.who", "one opponent within N")],
    ),
    "BH-FX-35": Row(
        [
            fx("on_pass_through", op("opportunity"), op(name, **more))
            for name, more in (("damage_deal", {"n": 1}), ("disarm", {}))
        ]
        + [fx("on_adjacent", op("opportunity"), op("opponent_discards", n=1))],
        [
            (fx("on_pass_through", op("opportunity")), "do.0.op", "comes next, one of damage_deal"),
            (fx("on_pass_through", op("opportunity"), DRAW), "do.0.op", "comes next"),
        ],
    ),
    "BH-FX-36": Row(
        [fx("after_attack", op("root", n=0)), standing("root", n=2)],
        [(fx("after_attack", op("root", n=3)), N, "0 to 2")],
    ),
    "BH-FX-37": Row(
        [standing("range", n=5, min=2, line="straight", attack="heavy")],
        [
            (standing("range", n=6), N, "2 to 5"),
            (standing("range", n=2, min=3), "do.0.min", "1 to 2"),
            (fx("on_attack_declared", op("range", n=2)), OP, HERE),
        ],
    ),
    "BH-FX-38": Row(
        [standing("ignore_sight", attack="light", close="yes")],
        [(standing("ignore_sight", attack="any"), "do.0.attack", "light, heavy, both")],
    ),
    "BH-FX-39": Row(
        [
            fx("after_attack", op("splash", operation="damage", n="all")),
            fx("after_attack", op("splash", operation="push", around="attacker", n=3)),
            fx("after_attack", op("splash", operation="discard", n=1)),
        ],
        [(fx("after_attack", op("splash", operation="heal")), "do.0.operation", "damage, push, discard")],
    ),
    "BH-FX-40": Row(
        [fx("on_attack_declared", op("intercept", by=by), role="bystander") for by in ("self for a teammate",)]
        + [fx("on_attack_declared", op("intercept", by="another opponent"))],
        [(fx("on_attack_declared", op("intercept", by="me")), "do.0.by", LOW)],
    ),
    "BH-FX-41": Row(
        [standing("untargetable", distance="2+"), standing("untargetable", on="Off-stage")],
        [
            (standing("untargetable"), "do.0.distance", "is no game"),
            (standing("untargetable", on="row 1"), "do.0.on", LOW),
        ],
    ),
    "BH-FX-42": Row(
        [fx("during_attack", op("disarm")), fx("after_move", op("disarm", who="one opponent within 2"))],
        [(fx("after_move", op("disarm", who="one opponent within 3")), "do.0.who", "allowed: 1 to 2")],
    ),
    "BH-FX-43": Row([fx("before_move", op("recover_free"))], [(standing("recover_free"), OP, HERE)]),
    "BH-FX-44": Row([fx("on_delay", op("swap_free", uses="once per turn"))], [(standing("swap_free"), OP, HERE)]),
    "BH-FX-45": Row(
        [fx("on_turn_start", op("fetch", within=3))],
        [(fx("after_move", op("fetch", within=4)), "do.0.within", "1 to 3")],
    ),
    "BH-FX-46": Row(
        [fx("on_ko", op("knock_away")), fx("after_attack", op("knock_away", within=4))],
        [(fx("after_attack", op("knock_away", within=5)), "do.0.within", "1 to 4")],
    ),
    "BH-FX-47": Row(
        [fx("after_move", op("move_token", within=4))],
        [(fx("after_move", op("move_token")), "do.0.within", "is missing")],
    ),
    "BH-FX-48": Row(
        [standing("disarm_immune"), fx("constant", op("disarm_immune"), uses="once per life")],
        [(fx("on_weapon_change", op("disarm_immune")), OP, HERE)],
    ),
    "BH-FX-49": Row(
        [standing("unarmed_heavy", status="both", knockback=-1)],
        [(standing("unarmed_heavy", status="EQUIPPED"), "do.0.status", LOW)],
    ),
    "BH-FX-50": Row(
        [fx("on_ko", op("draw", n=3, who="teammate"))],
        [(fx("on_ko", op("draw", n=4)), N, "1 to 3"), (fx("on_ko", op("draw", n=True)), N, "true is not allowed")],
    ),
    "BH-FX-51": Row(
        [fx("during_attack", op("opponent_discards", n=2, which=which)) for which in ("victim", "random", "owner")],
        [(fx("on_ko", op("opponent_discards", n=1)), OP, HERE)],
    ),
    "BH-FX-52": Row(
        [
            fx("before_attack", op("look", what="hand")),
            fx("after_move", op("look", what="random hand cards", n=3, who="one opponent within 3")),
            fx("after_move", op("look", what="top of own deck", n=3, reorder="yes")),
            fx("on_turn_start", op("look", what="top of deck", n=1, who="one opponent within 2")),
        ],
        [
            (fx("before_attack", op("look", what="hand", n=1)), N, "the whole hand"),
            (fx("before_attack", op("look", what="top of deck")), N, "is missing"),
            (fx("before_attack", op("look", what="top of deck", n=1, reorder="yes")), "do.0.reorder", "own deck"),
            (
                fx("before_attack", op("look", what="top of own deck", n=1, who="other combatant")),
                "do.0.who",
                "own deck",
            ),
            (fx("after_attack", op("look", what="hand")), OP, HERE),
        ],
    ),
    "BH-FX-53": Row(
        [fx("after_attack", op("take_back", card="one played")), fx("after_move", op("take_back"))],
        [(fx(LIGHT, op("take_back")), OP, HERE)],
    ),
    "BH-FX-54": Row(
        [fx("on_draw", op("salvage", n=2, value_min=2, value_max=3, to=to)) for to in ("hand", "deck top")]
        + [fx("on_draw", op("salvage", n=1, to="shuffled into the deck"))],
        [
            (fx("on_draw", op("salvage", n=3)), N, "1 to 2"),
            (fx("on_draw", op("salvage", n=1, value_min=4, value_max=3)), "do.0.value_min", "more than value_max"),
        ],
    ),
    "BH-FX-55": Row([fx("after_move", op("cycle", n=4, bonus=1))], [(fx("after_move", op("cycle", n=5)), N, "1 to 4")]),
    "BH-FX-56": Row([fx("after_attack", op("mill", n=4))], [(fx("after_move", op("mill", n=1)), OP, HERE)]),
    "BH-FX-57": Row(
        [
            fx("on_reshuffle", op("safe_shuffle", when="instead of reshuffle damage"), uses="once per game", times=2),
            fx("after_move", op("safe_shuffle", when="at once")),
        ],
        [
            (fx("after_move", op("safe_shuffle", when="instead of reshuffle damage")), "do.0.when", "on_reshuffle"),
            (
                fx("on_reshuffle", op("safe_shuffle", when="instead of reshuffle damage"), uses="unlimited"),
                "uses",
                "at most once per game",
            ),
        ],
    ),
    "BH-FX-58": Row([standing("hand_limit", n=8)], [(standing("hand_limit", n=9), N, "5 to 8")]),
    "BH-FX-59": Row(
        [fx("after_attack", op("extra_action", kind="DELAY")), fx("on_ko", op("extra_action", n=1))],
        [
            (fx("after_attack", op("extra_action", n=2)), N, "allowed: 1"),
            (fx("before_move", op("extra_action")), OP, HERE),
        ],
    ),
    "BH-FX-60": Row(
        [fx("after_attack", op("follow_up", type="heavy"))],
        [(fx("after_move", op("follow_up", type="light")), OP, HERE)],
    ),
    "BH-FX-61": Row(
        [fx("after_attack", op("counter"), result="failed")],
        [(fx("after_attack", op("counter")), OP, 'wants result = "failed"')],
    ),
    "BH-FX-62": Row(
        [fx("after_attack", op("stun", n=1), result="hit")],
        [(fx("after_attack", op("stun", n=1), result="failed"), OP, 'wants result = "hit"')],
    ),
    "BH-FX-63": Row(
        [fx("after_move", op("move_and_strike", type="any", opening_max=5))],
        [(fx("after_move", op("move_and_strike", type="any", opening_max=6)), "do.0.opening_max", "1 to 5")],
    ),
    "BH-FX-64": Row(
        [standing("better_delay", how="draw", n=4), fx("on_delay", op("better_delay", how="no gravity"))],
        [
            (standing("better_delay", how="draw"), N, "3 or 4"),
            (standing("better_delay", how="no gravity", n=3), N, "3 or 4"),
            (standing("better_delay", how="draw", n=5), N, "3 to 4"),
        ],
    ),
    "BH-FX-65": Row(
        [fx("on_ko", op("respawn_change", where="next to the causer", keep_weapon="yes", draw=2), if_=["who = self"])],
        [
            (fx("on_ko", op("respawn_change", draw=3)), "do.0.draw", "0 to 2"),
            (fx("on_ko", op("respawn_change", where="within 2 ignoring Platforms")), "do.0.where", LOW),
        ],
    ),
    "BH-FX-66": Row(
        [fx("before_ko", op("survive", at="row 1"), uses="once per game"), fx("before_ko", op("survive"))],
        [
            (fx("before_ko", op("survive"), uses="once per life"), "uses", "too often; at most once per game"),
            (fx("on_ko", op("survive")), OP, HERE),
        ],
    ),
    "BH-FX-67": Row(
        [
            fx("on_ko", op("spoils", gain="draw", n=3)),
            fx("on_ko", op("spoils", gain="heal", n=2)),
            fx("on_ko", op("spoils", gain="choose the respawn space")),
        ],
        [
            (fx("on_ko", op("spoils", gain="heal", n=3)), N, "allowed with heal: 1 to 2"),
            (fx("on_ko", op("spoils", gain="equip", n=1)), N, "allowed with equip: nothing"),
        ],
    ),
    "BH-FX-68": Row(
        [fx("on_turn_start", op("refresh_ko_bonus"))],
        [(fx("on_turn_start", op("refresh_ko_bonus"), uses="unlimited"), "uses", "too often")],
    ),
    "BH-FX-69": Row(
        [
            fx("after_attack", op("choose_one", of=[[DRAW], op("heal", n=1)], chooser="other")),
            fx("after_attack", op("sequence", do=[DRAW, op("repeat", times=3, do=[DRAW])])),
            fx("after_attack", {"op": "if", "if": "self level at least 1", "then": [DRAW]}),
        ],
        [
            (fx("after_attack", op("choose_one", of=[[DRAW]])), "do.0.of", "2 to 4 are wanted"),
            (fx("after_attack", op("choose_one", of=[[DRAW], []])), "do.0.of.1", "is empty: a word is wanted"),
            (fx("after_attack", op("choose_one", of=[[DRAW], [DRAW]], chooser="me")), "do.0.chooser", "owner, other"),
            (fx("after_attack", op("repeat", times=4, do=[DRAW])), "do.0.times", "1 to 3"),
            (fx("after_attack", op("repeat", times=2, do=[])), "do.0.do", "is empty: a word is wanted"),
            (fx("after_attack", op("sequence", do=[DRAW], n=1)), N, "allowed: do"),
            (fx("after_attack", {"op": "if", "if": "self is sad", "then": [DRAW]}), "do.0.if", "no condition"),
            (
                fx("after_attack", {"op": "if", "if": "role = attacker", "then": [DRAW]}),
                "do.0.if",
                "whole effect only",
            ),
            (fx("after_move", {"op": "if", "if": "target on Air", "then": [DRAW]}), "do.0.if", "there is none"),
            (fx("after_attack", op("repeat", times=2, do=[op("draw", n=9)])), "do.0.do.0.n", "1 to 3"),
        ],
    ),
    "BH-FX-70": Row(
        [fx("during_attack", op("copy", source=name)) for name in ("opponent's card in play", "top of own discard")],
        [(fx("on_ko", op("copy", source="top of own discard")), OP, HERE)],
    ),
}

ROWS = {**TRIGGER_ROWS, **EVENT_ROWS, **CONDITION_ROWS, **COST_ROWS, **OPERATION_ROWS}
FINE = [pytest.param(data, id=f"{name}-{i}") for name, row in ROWS.items() for i, data in enumerate(row.fine)]
WRONG = [pytest.param(*case, id=f"{name}-{i}") for name, row in ROWS.items() for i, case in enumerate(row.wrong)]


@pytest.mark.parametrize("data", FINE)
def test_what_the_vocabulary_allows_is_read_and_said_in_words(data: Data) -> None:
    effect, faults = read(data)
    assert effect is not None, faults
    assert effect.code[-1].op == ops.END
    text = card_text.text_of((effect,))
    assert text.endswith(".")
    assert "None" not in text
    assert "{" not in card_text.what(effect)


@pytest.mark.parametrize(("data", "path", "reason"), WRONG)
def test_what_it_does_not_allow_is_refused_with_path_and_reason(data: Data, path: str, reason: str) -> None:
    effect, faults = read(data)
    assert effect is None
    assert any(fault.startswith(f"{path}: ") and reason in fault for fault in faults), faults


def test_every_entry_of_the_catalogue_has_its_row() -> None:
    law = tomllib.loads((HOME.parent / "rules.toml").read_text("utf-8"))
    assert {row["id"] for row in law["effect"]} == set(ROWS) | {"BH-FX-T14"}
    assert {f"BH-FX-{word.number:02}" for word in PRINTED} | {"BH-FX-69"} == set(OPERATION_ROWS)
    named = {form.law for form in (*FORMS, *PRICES.forms)} | {trigger.law for trigger in TRIGGERS.values()}
    assert named <= set(ROWS)
    assert set(CONDITION_ROWS) | set(COST_ROWS) <= named


@pytest.mark.parametrize("name", sorted(word.name for word in PRINTED))
def test_a_word_stands_where_its_entry_says_and_nowhere_else(name: str) -> None:
    word = WORDS.words[name]
    for on in TRIGGERS:
        refused = any(f"{HERE}{on}" in fault for fault in read(fx(on, op(name)))[1])
        assert refused is (on not in word.moments), on


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.text)
def test_every_sentence_of_a_form_parses_to_its_kind(form: fx_.Form) -> None:
    for text in IF.sentences(form):
        assert numbers(IF, text)["kind"] == form.number, text


@pytest.mark.parametrize("form", PRICES.forms, ids=lambda form: form.text)
def test_every_form_of_a_cost_parses_to_its_kind(form: fx_.Form) -> None:
    for text in PRICES.sentences(form):
        assert numbers(PRICES, text)["kind"] == form.number, text


def numbers(forms: fx_.Forms, text: str) -> dict[str, int]:
    """The fields that a sentence sets."""
    made = forms.read(text)
    assert isinstance(made, fx_.Sentence), made
    return dict(made.fields)


def test_conditions_say_their_numbers() -> None:
    level = {"kind": ids.C_LEVEL, "who": ids.WHO_OTHER, "cmp": ids.CMP_LE, "n": 1}
    assert numbers(IF, "target level at most 1") == level
    near = {"kind": ids.C_NEAR, "who": ids.WHO_OPPONENT, "n": 2, "a": ids.WHO_SELF, "b": 3}
    assert numbers(IF, "at least 2 opponent within 3 of self") == near
    fewer = {"kind": ids.C_ZONE, "who": ids.WHO_SELF, "a": ids.ZONE_KO, "cmp": ids.CMP_LESS}
    assert numbers(IF, "self unrevealed KO cards fewer than the other") == fewer
    zone = {"kind": ids.C_ZONE, "who": ids.WHO_SELF, "a": ids.ZONE_KO, "cmp": ids.CMP_EQ, "n": 1}
    assert numbers(IF, "self unrevealed KO cards exactly 1") == zone
    assert numbers(PRICES, "discard 2 (at least 3)") == {"kind": ids.K_DISCARD, "n": 2, "cmp": ids.CMP_GE, "value": 3}


def test_an_effect_of_words_for_one_attack_type_is_offered_in_that_type_only() -> None:
    only, _ = read(fx("before_attack", op("knockback_add", n=1)))
    both, _ = read(fx("before_attack", op("knockback_add", n=1), DRAW))
    assert only is not None
    assert both is not None
    assert (only.attack, both.attack) == (ids.HEAVY_ATTACK, 0)


def test_combinations_become_jumps_inside_the_program() -> None:
    inner = {"op": "if", "if": "self level at least 1", "then": [op("heal", n=1)], "else": [DRAW]}
    effect, faults = read(
        fx("after_attack", op("choose_one", of=[[inner], [DRAW], [op("repeat", times=2, do=[DRAW])]]))
    )
    assert effect is not None, faults
    code = effect.code
    choose = code[0].fields
    assert (code[0].op, choose["n"], choose["who"]) == (ops.CHOOSE_ONE, 3, ids.WHO_SELF)
    assert code[choose["a"]].op == ops.IF
    assert code[code[choose["a"]].fields["b"]].op == ops.DRAW
    assert code[choose["c"]].op == ops.DRAW
    assert code[choose["c"] + 1].op == ops.REPEAT
    assert code[choose["c"] + 1].fields["a"] == choose["c"]
    jumps = [row.fields["a"] for row in code if row.op == ops.JUMP]
    assert len(code) - 1 in jumps, "every branch ends at the end"
    assert card_text.what(effect) == (
        "Choose one: if your Legend is Yellow or Red, your Legend heals 1 damage; if not, draw 1 card; "
        "or draw 1 card; or do this twice: draw 1 card."
    )


def test_combinations_nest_at_most_twice() -> None:
    two = op("repeat", times=2, do=[op("sequence", do=[DRAW])])
    assert read(fx("after_attack", two))[0] is not None
    _, faults = read(fx("after_attack", op("sequence", do=[two])))
    assert faults == ["do.0.do.0.do.0.do: words lie at most 2 deep inside one another"]


def test_a_program_is_as_long_as_the_rules_look_at() -> None:
    assert LOOKED_AT == LENGTH
    assert read(fx("after_attack", *[DRAW] * (LENGTH - 1)))[0] is not None
    _, faults = read(fx("after_attack", *[DRAW] * LENGTH))
    assert faults == [f"do: {LENGTH} operations, combinations included; {LENGTH - 1} fit"]


def test_four_conditions_fit_beside_role_and_attack_type() -> None:
    four = [f"self hand at least {n}" for n in range(4)]
    assert read(fx("on_hit", DRAW, if_=["role = attacker", "attack = light", *four]))[0] is not None
    assert "5 conditions; 4 fit" in read(fx("on_hit", DRAW, if_=[*four, "second action"]))[1][0]


@pytest.mark.parametrize("data", [None, 3, "draw", [], {"on": 3}, {"on": "on_ko", "do": 3}, {"on": "on_ko", "do": [3]}])
def test_torn_data_is_a_fault_and_no_crash(data: Any) -> None:
    effect, faults = read(data)
    assert effect is None
    assert faults


@pytest.mark.parametrize("key", ["op", "who", "n", "uses"])
@pytest.mark.parametrize("value", [None, 3.5, [], {}, "", -99, True])
def test_no_value_of_any_type_crashes_the_reading(key: str, value: Any) -> None:
    for word in PRINTED:
        read(fx(word.moments[0], {**op(word.name), key: value}))
    for word in CONTROL:
        read(fx("after_attack", {**op(word.name), key: value, "of": value, "do": value, "if": value, "times": value}))


def test_cards_and_powers_have_their_own_triggers() -> None:
    assert "cannot stand on an Action card" in read(fx("on_ko", DRAW), on_card=True)[1][0]
    assert "cannot stand on a Legend Power or weapon" in read(fx("after_move", DRAW), on_card=False)[1][0]


def test_events_are_heard_at_their_own_moments() -> None:
    def moment(data: Data) -> int:
        effect, faults = read(data)
        assert effect is not None, faults
        return effect.trigger

    assert moment(fx("on_hit", op("knockback_add", n=1))) == ids.E_HIT_MODIFY
    assert moment(fx("on_hit", DRAW)) == ids.E_HIT_REACT
    assert moment(fx("on_hit", DRAW, when="modify")) == ids.E_HIT_MODIFY
    assert moment(fx("on_delay", op("better_delay", how="no gravity"))) == ids.E_DELAY_START
    assert moment(fx("on_knockback", op("brace"))) == ids.E_BRACE
    assert moment(fx("on_card_played", op("cancel_effect"))) == ids.E_CHOSEN
    assert moment(fx("on_ko", op("respawn_change"))) == ids.E_RESPAWN
    assert moment(fx("on_ko", op("spoils", gain="choose the respawn space"))) == ids.E_RESPAWN
    assert moment(fx("on_ko", op("spoils", gain="draw"))) == ids.E_KO


def test_limits_of_use_are_printed() -> None:
    brace, _ = read(fx("on_knockback", op("brace")))
    cancel, _ = read(fx("on_card_played", op("cancel_effect"), uses="once per game", times=3))
    assert brace is not None
    assert cancel is not None
    assert card_text.when(brace).startswith("Once per life, ")
    assert card_text.when(cancel).startswith("Up to 3 times per game, ")
