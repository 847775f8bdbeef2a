"""Words about actions, turns and KOs, and those that copy: BH-FX-59 to BH-FX-68, BH-FX-70 (see `words`)."""

from typing import Final

from rumpus.effects import Line, Place, choice, number
from rumpus.effects.text import several
from rumpus.games.brawlhalla.content.moments import AFTER, CARD_TRIGGERS, HEAVY, LIGHT, OWN_TURN, SETTLED
from rumpus.games.brawlhalla.content.shape import Told, Wrong, word, yes

# ---------------------------------------------------------------- what one parameter cannot tell alone


def _draws_more(e: Told, _place: Place) -> Wrong:
    """BH-FX-64."""
    wrong = (e.get("how") == "draw") != ("n" in e)
    return ("n", "3 or 4 goes with how = draw, and with nothing else") if wrong else None


SPOILS: Final = {"draw": 3, "heal": 2, "extra action": 1}


def _gains(e: Told, _place: Place) -> Wrong:
    """BH-FX-67."""
    most = SPOILS.get(str(e.get("gain")), 0)
    if "n" in e and isinstance(e["n"], int) and e["n"] > most:
        return "n", f"allowed with {e.get('gain')}: " + (f"1 to {most}" if most else "nothing")
    return None


# ---------------------------------------------------------------- sentences that hang on parameters


def _extra_action(e: Line) -> str:
    """BH-FX-59: You have 1 more action this turn."""
    kind = {"any": "", "ATTACK": ", which must be an ATTACK"}.get(e["kind"], ", which must be a {kind}")
    return f"you have {{n:more action}} this turn{kind}"


def _better_delay(e: Line) -> str:
    """BH-FX-64: This DELAY draws 3 cards instead of 2."""
    which = "your" if e["standing"] else "this"
    return {
        "draw": f"{which} DELAY draws {several(e.get('n', 2), 'card')} instead of 2",
        "draw and swap": f"{which} DELAY may draw and also flip your Weapon card",
        "no gravity": f"nobody falls at {which} DELAY",
        "gravity for opponents only": f"only opponents fall at {which} DELAY",
    }[e["how"]]


def _better_delay_short(e: Line) -> str:
    """BH-FX-64: DELAY: draw and flip."""
    return {
        "draw": f"your DELAY draws {e.get('n', 2)}",
        "draw and swap": "DELAY: draw and flip",
        "no gravity": "no falls at your DELAY",
        "gravity for opponents only": "DELAY: only opponents fall",
    }[e["how"]]


def _respawn_change(e: Line) -> str:
    """BH-FX-65: It respawns in the top row."""
    place = {
        "row 1": "in the top row",
        "any Platform": "on any free Platform",
        "next to the causer": "next to the Legend that KO'd it",
    }[e["where"]]
    more = []
    if e["keep_weapon"] == "yes":
        more.append("it keeps its weapon")
    if e["draw"]:
        more.append("you draw {draw:card}")
    if e["where"] != "row 1" or not more:
        more.insert(0, f"it respawns {place}")
    return " and ".join(more)


def _respawn_change_short(e: Line) -> str:
    """BH-FX-65: Respawn on a Platform."""
    place = {"any Platform": "respawn on a Platform", "next to the causer": "respawn next to them"}.get(e["where"])
    more = [place, "keep your weapon" if e["keep_weapon"] == "yes" else "", "draw {draw}" if e["draw"] else ""]
    return ", ".join(filter(None, more)) or "respawn in the top row"


def _survive(e: Line) -> str:
    """BH-FX-66: It stays at Red instead, on its space."""
    where = " and returns to a free space of the top row" if e["at"] == "row 1" else ", on its space"
    return f"it stays at Red instead{where}"


def _spoils(e: Line) -> str:
    """BH-FX-67: Your Legend heals 1 damage."""
    n = e.get("n", 1)
    return {
        "draw": f"draw {several(n, 'card')}",
        "heal": f"your Legend heals {n} damage",
        "extra action": "you have 1 more action this turn",
        "equip": "recover your weapon or, if you are unarmed, take any Flaming Sword of the Arena",
        "choose the respawn space": "choose where the KO'd Legend respawns",
    }[e["gain"]]


def _spoils_short(e: Line) -> str:
    """BH-FX-67: Recover or take a weapon."""
    n = e.get("n", 1)
    return {
        "draw": f"draw {n}",
        "heal": f"heal {n} damage",
        "extra action": "1 more action",
        "equip": "recover or take a weapon",
        "choose the respawn space": "choose where they respawn",
    }[e["gain"]]


def _copy(e: Line) -> str:
    """BH-FX-70: Use an effect of a card the defender has in play as if it were printed here."""
    whose = "the top card of your discard pile" if e["source"] == "top of own discard" else "a card {other} has in play"
    return f"use an effect of {whose} as if it were printed here"


# ---------------------------------------------------------------- rows

STRIKES: Final = choice(
    {"light": LIGHT, "heavy": HEAVY, "any": 3},
    "a",
    says={"light": "a Light attack", "heavy": "a Heavy attack", "any": "a Light or Heavy attack"},
    short={"light": "Light", "heavy": "Heavy", "any": "Light or Heavy"},
)
TURN: Final = (
    word(
        "BH-FX-59",
        "extra_action",
        SETTLED,
        {
            "n": number(1, 1, default=1),
            "kind": choice({"any": 0, "MOVE": 1, "DELAY": 2, "ATTACK": 3}, "a", default="any"),
        },
        _extra_action,
        lambda e: f"{{n}} more {'action' if e['kind'] == 'any' else '{kind}'}",
        "ops_turn.extra_action",
    ),
    word(
        "BH-FX-60",
        "follow_up",
        AFTER,
        {"type": choice({"light": LIGHT, "heavy": HEAVY}, "a", says={"light": "Light", "heavy": "Heavy"})},
        "make another {type} attack on the same defender at once, if in reach",
        "another {type} on them",
        "ops_turn.follow_up",
    ),
    word(
        "BH-FX-61",
        "counter",
        AFTER,
        {},
        "make a Light attack on the attacker at once, if in reach",
        "a Light attack on them",
        "ops_turn.counter",
        result="failed",
    ),
    word(
        "BH-FX-62",
        "stun",
        AFTER,
        {"n": number(1, 1, default=1)},
        "{other} has {n:action} fewer on its next turn (but at least 1)",
        "{n:action} fewer next turn",
        "ops_turn.stun",
        result="hit",
    ),
    word(
        "BH-FX-63",
        "move_and_strike",
        ("after_move",),
        {"type": STRIKES, "opening_max": number(1, 5, "b", default=5, says={5: ""})},
        "make {type} without spending an action[; open it with a card of value {opening_max} or less]",
        "a free {type}[, open with {opening_max} or less]",
        "ops_turn.move_and_strike",
    ),
    word(
        "BH-FX-64",
        "better_delay",
        ("on_delay", "constant"),
        {
            "how": choice({"draw": 1, "draw and swap": 2, "no gravity": 3, "gravity for opponents only": 4}, "a"),
            "n": number(3, 4, unset=0),
        },
        _better_delay,
        _better_delay_short,
        "ops_turn.better_delay",
        check=_draws_more,
    ),
    word(
        "BH-FX-65",
        "respawn_change",
        ("on_ko",),
        {
            "where": choice({"row 1": 3, "any Platform": 1, "next to the causer": 2}, "a", default="row 1"),
            "keep_weapon": yes("b"),
            "draw": number(0, 2, "n", default=0),
        },
        _respawn_change,
        _respawn_change_short,
        "ops_turn.respawn_change",
    ),
    word(
        "BH-FX-66",
        "survive",
        ("before_ko",),
        {"at": choice({"last space": 0, "row 1": 1}, "a", default="last space")},
        _survive,
        lambda e: "stay at Red, in the top row" if e["at"] == "row 1" else "stay at Red instead",
        "ops_turn.survive",
        least="once per game",
    ),
    word(
        "BH-FX-67",
        "spoils",
        ("on_ko",),
        {
            "gain": choice({"draw": 1, "heal": 2, "extra action": 3, "equip": 4, "choose the respawn space": 5}, "a"),
            "n": number(1, 3, unset=1),
        },
        _spoils,
        _spoils_short,
        "ops_turn.spoils",
        check=_gains,
    ),
    word(
        "BH-FX-68",
        "refresh_ko_bonus",
        OWN_TURN,
        {},
        "you may use one of your used KO cards once more",
        "use a KO card again",
        "ops_turn.refresh_ko_bonus",
        least="once per game",
    ),
    word(
        "BH-FX-70",
        "copy",
        CARD_TRIGGERS,
        {"source": choice({"opponent's card in play": 1, "top of own discard": 2}, "a")},
        _copy,
        lambda e: "use your top discard's effect" if e["source"] == "top of own discard" else "use an effect of theirs",
        "ops_turn.copy",
    ),
)
