"""Words about totals and cards in an attack, damage and knockback: BH-FX-01 to BH-FX-24 (see `words`)."""

from typing import Final

from rumpus.effects import Param, choice, number
from rumpus.games.brawlhalla.content import says_full as full
from rumpus.games.brawlhalla.content import says_short as short
from rumpus.games.brawlhalla.content import shape
from rumpus.games.brawlhalla.content.moments import AFTER, ANY, BEFORE, CLASH, DURING, SETTLED
from rumpus.games.brawlhalla.content.shape import PLAYED_CARD, aim, heavy_word, light_word, other, word, yes
from rumpus.games.brawlhalla.rules import ids

ADDS: Final = ("before_light_attack", "during_light_attack", "constant", "on_card_played")
HITTING: Final = ("on_hit", *BEFORE, *DURING)
TOTALS: Final = (
    light_word(
        "BH-FX-01",
        "total_add",
        ADDS,
        {
            "n": number(-3, 5),
            "per": choice({"attack": 0, "card played": 1, "damage level": 2, "card in hand": 3}, "a", default="attack"),
        },
        full.total_add,
        short.total_add,
        "ops_totals.total_add",
        check=shape.not_zero,
    ),
    light_word(
        "BH-FX-02",
        "total_reduce",
        ADDS,
        {"n": number(1, 5)},
        "reduce {whose} total by {n} (never below 0)",
        "-{n} to their total",
        "ops_totals.total_reduce",
    ),
    light_word(
        "BH-FX-03",
        "value_multiply",
        DURING,
        {"m": number(2, 2), "card": PLAYED_CARD},
        lambda e: full.played(e, "twice"),
        lambda e: short.counts(e, "twice"),
        "ops_totals.value_change",
        fixed={"a": 1},
    ),
    light_word(
        "BH-FX-03",
        "value_set",
        DURING,
        {"v": number(0, 10), "card": PLAYED_CARD},
        lambda e: full.played(e, "as {v}"),
        lambda e: short.counts(e, "as {v}"),
        "ops_totals.value_change",
        fixed={"a": 0},
        same="value_multiply",
    ),
    light_word(
        "BH-FX-04",
        "extra_opening",
        ("on_attack_declared", "constant"),
        {"n": number(2, 3)},
        "you may open with up to {n:card}",
        "open with up to {n}",
        "ops_totals.extra_opening",
    ),
    light_word(
        "BH-FX-05",
        "limit_cards",
        (*BEFORE, *DURING),
        {"n": number(0, 3), "scope": choice({"attack": 0, "per play": 1}, "a", default="attack")},
        full.limit_cards,
        short.limit_cards,
        "ops_totals.limit_cards",
    ),
    word(
        "BH-FX-06",
        "ban_values",
        (*BEFORE, *DURING),
        {"values": Param(to="n", lo=1, hi=5, many=5)},
        full.ban_values,
        lambda e: f"they may not play {full.values(e)}",
        "ops_totals.ban_values",
    ),
    word(
        "BH-FX-07",
        "tax",
        (*BEFORE, *DURING),
        {"n": number(1, 2), "times": choice({"once": 0, "per play": 1}, "a", default="once")},
        full.tax,
        short.tax,
        "ops_totals.tax",
    ),
    light_word(
        "BH-FX-08",
        "win_ties",
        (*DURING, "constant"),
        {},
        lambda e: f"if the totals are equal, {'your' if e['standing'] else 'the'} attack hits",
        "a tie hits",
        "ops_totals.win_ties",
    ),
    light_word(
        "BH-FX-09",
        "play_from_deck",
        DURING,
        {"n": number(1, 2)},
        full.play_from_deck,
        "add your deck's {n:top card}",
        "ops_totals.play_from_deck",
    ),
    word(
        "BH-FX-10",
        "cancel_effect",
        (*DURING, *AFTER, "on_card_played"),
        {
            "scope": choice(
                {"action-card effects": 1, "weapon powers": 2, "both": 3}, "a", default="action-card effects"
            )
        },
        full.cancel_effect,
        "cancel their effect",
        "ops_totals.cancel_effect",
    ),
    word(
        "BH-FX-11",
        "extra_trigger",
        CLASH,
        {
            "type": choice(
                {"during": ids.T_DURING, "after": ids.T_AFTER}, "a", says={"during": "During", "after": "After"}
            ),
            "n": number(1, 1, default=1),
        },
        "you may use {n} more {type} effect in this attack",
        "{n} more {type} effect",
        "ops_totals.extra_trigger",
    ),
)

SOURCES: Final = {"any": 0, "light": ids.DMG_LIGHT, "crossing": ids.DMG_CROSSING, "reshuffle": ids.DMG_SHUFFLE}
WAYS: Final = {"any": 1, "up only": 2, "down only": 3, "sideways only": 4, "towards the attacker": 5}
DAMAGE: Final = (
    light_word(
        "BH-FX-12",
        "damage_add",
        HITTING,
        {"n": number(1, 2)},
        "this attack deals {n} more damage",
        "+{n} damage",
        "ops_damage.damage_add",
        when="modify",
    ),
    word(
        "BH-FX-13",
        "damage_deal",
        SETTLED,
        {"n": number(1, 2), "ko_at_red": yes("a"), "who": other(1, 3, "all adjacent opponents")},
        full.damage_deal,
        short.damage_deal,
        "ops_damage.damage_deal",
    ),
    word(
        "BH-FX-14",
        "damage_prevent",
        ("on_hit", "on_reshuffle"),
        {
            "n": number(1, 2, words={"all": 9}),
            "source": choice(SOURCES, "a", default="any"),
            "who": aim("self", "adjacent teammate"),
        },
        full.damage_prevent,
        short.damage_prevent,
        "ops_damage.damage_prevent",
        when="modify",
        check=shape.reshuffle_only,
    ),
    word(
        "BH-FX-15",
        "heal",
        ANY,
        {"n": number(1, 2), "who": aim("self", "teammate within")},
        "{whom} heals {n} damage",
        lambda e: "heal {n} damage" if e["who"] == "self" else "a teammate heals {n}",
        "ops_damage.heal",
    ),
    word(
        "BH-FX-16",
        "thorns",
        ("on_failed", "on_hit"),
        {"n": number(1, 1)},
        "the attacker takes {n} damage",
        "they take {n} damage",
        "ops_damage.thorns",
        when="react",
    ),
    word(
        "BH-FX-17",
        "wall_damage",
        ("on_knockback",),
        {"n": number(1, 1)},
        lambda e: f"{'' if e['walled'] else 'if a Platform stopped it, '}that Legend takes {{n}} damage",
        "they take {n} damage",
        "ops_damage.wall_damage",
    ),
    heavy_word(
        "BH-FX-18",
        "knockback_add",
        HITTING,
        {"n": number(1, 3)},
        "add {n} to the knockback of this attack",
        "+{n} knockback",
        "ops_damage.knockback_add",
        when="modify",
    ),
    heavy_word(
        "BH-FX-19",
        "knockback_reduce",
        (*DURING, "on_hit"),
        {"n": number(1, 3, words={"all": 9})},
        full.knockback_reduce,
        lambda e: "no knockback" if e["n"] == "all" else "-{n} knockback",
        "ops_damage.knockback_reduce",
        when="modify",
    ),
    heavy_word(
        "BH-FX-20",
        "knockback_direction",
        ("on_hit",),
        {"choice": choice(WAYS, "a")},
        full.knockback_direction,
        short.knockback_direction,
        "ops_damage.knockback_direction",
        when="modify",
    ),
    light_word(
        "BH-FX-21",
        "light_knockback",
        ("on_hit",),
        {"n": number(1, 2, unset=0), "as_card": number(1, 5, "b", unset=0)},
        full.light_knockback,
        lambda e: f"also push them {full.thrown(e)}",
        "ops_damage.light_knockback",
        when="react",
        check=shape.light_push,
    ),
    heavy_word(
        "BH-FX-22",
        "knockback_through",
        ("on_hit",),
        {},
        "Platforms do not stop this knockback",
        "Platforms do not stop it",
        "ops_damage.knockback_through",
        when="modify",
    ),
    word(
        "BH-FX-23",
        "brace",
        ("on_knockback",),
        {},
        "it stops at the KO line instead",
        "stop at the KO line",
        "ops_damage.brace",
        least="once per life",
    ),
    word(
        "BH-FX-24",
        "chain_push",
        ("on_knockback",),
        {
            "n": number(1, 2),
            "who_else": choice(
                {"opponents only": 0, "all": 1},
                "a",
                default="opponents only",
                says={"opponents only": "opponent", "all": "Legend"},
            ),
        },
        "push each {who_else} it passed or landed on {n:space} in the same direction",
        "push {who_else}s on the way {n}",
        "ops_damage.chain_push",
    ),
)
