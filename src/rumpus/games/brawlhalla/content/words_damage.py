"""Words about damage and knockback: BH-FX-12 to BH-FX-24 (see `words`)."""

from typing import Final

from rumpus.effects import Line, Place, choice, number
from rumpus.effects.text import several
from rumpus.games.brawlhalla.content.moments import ANY, BEFORE, DURING, SETTLED
from rumpus.games.brawlhalla.content.shape import Told, Wrong, aim, heavy_word, light_word, other, word, yes
from rumpus.games.brawlhalla.rules import ids

HITTING: Final = ("on_hit", *BEFORE, *DURING)

# ---------------------------------------------------------------- what one parameter cannot tell alone


def _reshuffle_only(e: Told, place: Place) -> Wrong:
    """BH-FX-14."""
    if place.moment == "on_reshuffle" and e.get("source", "any") not in ("any", "reshuffle"):
        return "source", "at on_reshuffle the damage is from the reshuffle"
    if place.moment == "on_hit" and e.get("source") == "reshuffle":
        return "source", "write on = on_reshuffle to prevent the damage of a reshuffle"
    return None


def _light_push(e: Told, _place: Place) -> Wrong:
    """BH-FX-21."""
    return ("n", "either n (1 to 2) or as_card (1 to 5) is wanted") if ("n" in e) == ("as_card" in e) else None


# ---------------------------------------------------------------- sentences that hang on parameters


def _damage_deal(e: Line) -> str:
    """BH-FX-13: Deal 1 damage to the defender."""
    return "deal {n} damage to {whom}" + (" (a KO at Red)" if e["ko_at_red"] == "yes" else "")


def _damage_deal_short(e: Line) -> str:
    """BH-FX-13: One opponent within 2 takes 1 damage."""
    whom = "all next to you take" if e["whom"] == "each adjacent opponent" else "{they:take}"
    return f"{whom} {{n}} damage{' (KO at Red)' if e['ko_at_red'] == 'yes' else ''}"


def _damage_prevent(e: Line) -> str:
    """BH-FX-14: Prevent all damage to your Legend in this attack."""
    amount = "all damage" if e["n"] == "all" else "{n} damage"
    whom = "your Legend" if e["who"] == "self" else "an adjacent teammate"
    if e["trigger"] == "on_reshuffle":
        return f"prevent the damage of this reshuffle to {whom}"
    source = {"light": "from the Light hit", "crossing": "from crossing the KO line in this attack"}
    return f"prevent {amount} to {whom} {source.get(e['source'], 'in this attack')}"


def _damage_prevent_short(e: Line) -> str:
    """BH-FX-14: Prevent 1 damage."""
    if e["trigger"] == "on_reshuffle":
        return "prevent the damage"
    return "prevent all damage" if e["n"] == "all" else "prevent {n} damage"


def _knockback_reduce(e: Line) -> str:
    """BH-FX-19: Reduce the knockback of this attack by 1."""
    if e["n"] == "all":
        return "this attack has no knockback"
    return "reduce the knockback of this attack by {n} (never below 0)"


def _knockback_direction(e: Line) -> str:
    """BH-FX-20: You may turn this knockback in any direction."""
    towards = "towards your Legend" if e["attacker"] else "towards the attacker"
    way = {
        "any": "in any direction",
        "up only": "straight up",
        "down only": "straight down",
        "sideways only": "left or right",
    }
    return f"you may turn this knockback {way.get(e['choice'], towards)}"


def _knockback_direction_short(e: Line) -> str:
    """BH-FX-20: Turn the knockback in any direction."""
    towards = "towards you" if e["attacker"] else "to the attacker"
    way = {
        "any": "in any direction",
        "up only": "straight up",
        "down only": "straight down",
        "sideways only": "sideways",
    }
    return f"turn the knockback {way.get(e['choice'], towards)}"


def _thrown(e: Line) -> int:
    """How far a Light hit pushes: n, or what a card of that value adds in a Heavy attack (BH-KB-04)."""
    return e["n"] if "n" in e else {1: 0, 2: 0, 3: 1, 4: 1}.get(e["as_card"], 2)


def _light_knockback(e: Line) -> str:
    """BH-FX-21: Also push the defender 1 space straight away from the attacker, as a knockback."""
    n = _thrown(e)
    card = f" (as a card of value {e['as_card']} does)" if "as_card" in e else ""
    line = f"straight away from {'your Legend' if e['attacker'] else 'the attacker'}, as a knockback"
    return f"also push the defender {several(n, 'space')}{card} {line}"


# ---------------------------------------------------------------- rows

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
        _damage_deal,
        _damage_deal_short,
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
        _damage_prevent,
        _damage_prevent_short,
        "ops_damage.damage_prevent",
        when="modify",
        check=_reshuffle_only,
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
        _knockback_reduce,
        lambda e: "no knockback" if e["n"] == "all" else "-{n} knockback",
        "ops_damage.knockback_reduce",
        when="modify",
    ),
    heavy_word(
        "BH-FX-20",
        "knockback_direction",
        ("on_hit",),
        {"choice": choice(WAYS, "a")},
        _knockback_direction,
        _knockback_direction_short,
        "ops_damage.knockback_direction",
        when="modify",
    ),
    light_word(
        "BH-FX-21",
        "light_knockback",
        ("on_hit",),
        {"n": number(1, 2, unset=0), "as_card": number(1, 5, "b", unset=0)},
        _light_knockback,
        lambda e: f"also push them {_thrown(e)}",
        "ops_damage.light_knockback",
        when="react",
        check=_light_push,
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
