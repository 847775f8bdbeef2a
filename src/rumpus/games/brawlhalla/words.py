"""Card texts, generated from the data: one template for each word of the vocabulary (catalogue [[effect]])."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rumpus.games.brawlhalla.program import Effect

WHEN: Final = {
    "before_attack": "Before attack",
    "before_light_attack": "Before light attack",
    "before_heavy_attack": "Before heavy attack",
    "during_attack": "During attack",
    "during_light_attack": "During light attack",
    "during_heavy_attack": "During heavy attack",
    "after_attack": "After attack",
    "after_light_attack": "After light attack",
    "after_heavy_attack": "After heavy attack",
    "before_move": "Before move",
    "after_move": "After move",
    "constant": "Always",
    "on_turn_start": "At the start of a turn",
    "on_turn_end": "At the end of a turn",
    "on_attack_declared": "When an attack is declared",
    "on_card_played": "When cards are played",
    "on_hit": "When an attack hits",
    "on_failed": "When an attack fails",
    "on_damage": "After damage",
    "on_knockback": "After a knockback",
    "on_ko": "After a KO",
    "on_weapon_change": "After a weapon change",
    "on_delay": "After a DELAY",
    "on_gravity": "Before a fall",
    "on_reshuffle": "Before reshuffle damage",
    "on_draw": "After drawing",
    "on_pass_through": "When a MOVE passes through",
    "on_adjacent": "When a MOVE ends adjacent",
    "before_ko": "Before a KO",
}
RESULT: Final = {"hit": ", if it hit", "failed": ", if it failed"}
ATTACK: Final = {"light": "Light", "heavy": "Heavy"}
Entry = dict[str, Any]


def when(effect: Effect) -> str:
    """The head of an effect's text: trigger, result, attack type, conditions, costs."""
    data = effect.data
    text = WHEN[effect.on] + RESULT.get(str(data.get("result", "")), "")
    if data.get("attack") in ATTACK:
        kind = ATTACK[data["attack"]]
        text += f", {kind} attacks" if effect.on == "constant" else f" ({kind})"
    if data.get("if"):
        text += f" [{'; '.join(data['if'])}]"
    if data.get("cost"):
        text += f" {{cost: {'; '.join(data['cost'])}}}"
    return text


def what(effect: Effect) -> str:
    """What an effect does, one sentence without its stop; and how often."""
    text = _list(effect.data["do"])
    uses = effect.data.get("uses")
    return f"{text} ({uses})" if uses else text


def text_of(effects: tuple[Effect, ...]) -> str:
    """The whole text of a card, power or weapon side; "" without effects."""
    return " ".join(f"{when(effect)}: {what(effect)}." for effect in effects)


def branches(effect: Effect) -> list[list[str]]:
    """The texts of the branches of each choose_one of an effect, in the order of its program."""
    found: list[list[str]] = []
    waiting: list[Entry] = list(effect.data["do"])
    while waiting:
        entry = waiting.pop(0)
        parts = [part if isinstance(part, list) else [part] for part in entry.get("of", ())]
        if entry["op"] == "choose_one":
            found.append([_list(part) for part in parts])
        inner = [*entry.get("do", ()), *entry.get("then", ()), *entry.get("else", ())]
        waiting[:0] = [*(one for part in parts for one in part), *inner]
    return found


def _list(entries: list[Entry]) -> str:
    """Operations one after the other."""
    return ", then ".join(_one(entry) for entry in entries)


def _one(entry: Entry) -> str:
    """One operation or combination."""
    kind = entry["op"]
    if kind == "sequence":
        return _list(entry["do"])
    if kind == "repeat":
        return f"{entry['times']} times: {_list(entry['do'])}"
    if kind == "if":
        other = f", else {_list(entry['else'])}" if "else" in entry else ""
        return f"if {entry['if']}: {_list(entry['then'])}{other}"
    if kind == "choose_one":
        parts = [_list(branch) if isinstance(branch, list) else _one(branch) for branch in entry["of"]]
        who = "the other player chooses one" if entry.get("chooser") == "other" else "choose one"
        return f"{who}: " + "; or ".join(parts)
    return TEXTS[kind](entry)


def _more(n: int, word: str) -> str:
    """`1 more step`, `2 fewer steps`."""
    size = abs(n)
    return f"{size} {'more' if n >= 0 else 'fewer'} {word}{'' if size == 1 else 's'}"


def _other(entry: Entry, name: str = "the other combatant") -> str:
    """Who an operation is aimed at."""
    return str(entry.get("who", name)).replace("other combatant", "the other combatant") if "who" in entry else name


def _kinds(entry: Entry) -> str:
    """Which attacks of the owner a standing modifier concerns."""
    return {"light": "your light attacks", "heavy": "your heavy attacks"}.get(
        entry.get("attack", "both"), "your Light and Heavy attacks"
    )


def _range(e: Entry) -> str:
    line = " in a straight line" if e.get("line") == "straight" else ""
    return f"{_kinds(e)} may target an opponent at distance {e.get('min', 1)} to {e['n']}{line} in line of sight"


def _total_add(e: Entry) -> str:
    size = f"{abs(e['n'])} {'higher' if e['n'] >= 0 else 'lower'}"
    per = e.get("per", "attack")
    return f"your total is {size}" + ("" if per == "attack" else f" per {per}")


def _step(e: Entry) -> str:
    way = {"towards": ", only towards the other combatant", "away": ", only away from the other combatant"}.get(
        e.get("way", ""), ""
    )
    end = ", ending on a Platform" if e.get("end") == "Platform" else ""
    return f"make up to {e['n']} step{'' if e['n'] == 1 else 's'}{way}{end}"


def _push(e: Entry) -> str:
    if e.get("stop_at_ko_line") == "yes":
        return f"push {_other(e)} by {e['n']}, straight away from you, stopping at the KO line"
    return f"push {_other(e)} by {e['n']}, straight away from you (a knockback in every respect)"


def _discards(e: Entry) -> str:
    which = {
        "random": "at random",
        "victim": "of that player's choice",
        "owner": "of your choice after seeing the hand",
    }
    return f"{_other(e)} discards {e['n']} card{'' if e['n'] == 1 else 's'}, {which[e.get('which', 'victim')]}"


def _look(e: Entry) -> str:
    n = e.get("n", 0)
    reorder = " and put them back in any order" if e.get("reorder") == "yes" else ""
    return {
        "hand": f"look at the hand of {_other(e)}",
        "random hand cards": f"look at {n} random hand cards of {_other(e)}",
        "top of own deck": f"look at the top {n} cards of your deck{reorder}",
        "top of deck": f"look at the top {n} cards of the deck of {_other(e)}",
    }[e["what"]]


def _salvage(e: Entry) -> str:
    low, high = e.get("value_min", 1), e.get("value_max", 5)
    value = f" of value {high} or less" if low == 1 and high < 5 else (f" of value {low} to {high}" if low > 1 else "")
    to = {
        "hand": "to your hand",
        "deck top": "to the top of your deck",
        "shuffled into the deck": "and shuffle it into your deck",
    }
    return f"take {e['n']} card{'' if e['n'] == 1 else 's'}{value} from your discard pile {to[e.get('to', 'hand')]}"


def _direction(e: Entry) -> str:
    return {
        "any": "you may turn this knockback in any direction",
        "up only": "you may turn this knockback straight up",
        "down only": "you may turn this knockback straight down",
        "sideways only": "you may turn this knockback sideways",
        "towards the attacker": "you may turn this knockback so that it goes towards you",
    }[e["choice"]]


def _respawn(e: Entry) -> str:
    where = e.get("where", "row 1")
    keep = ", keeping the weapon" if e.get("keep_weapon") == "yes" else ""
    draw = f", and draw {e['draw']}" if e.get("draw") else ""
    return (
        f"respawn on {where}{keep}{draw}"
        if where != "next to the causer"
        else f"respawn next to the causer{keep}{draw}"
    )


def _spoils(e: Entry) -> str:
    n = e.get("n", 1)
    return {
        "draw": f"draw {n}",
        "heal": f"lower your own damage by {n} level{'' if n == 1 else 's'}",
        "extra action": "1 more action this turn",
        "equip": "take a weapon: recover yours, or take a Flaming Sword from the Arena",
        "choose the respawn space": "choose where the KO'd Legend respawns",
    }[e["gain"]]


def _delay(e: Entry) -> str:
    return {
        "draw": f"your DELAY draws {e.get('n', 2)}",
        "draw and swap": "your DELAY may draw and swap",
        "no gravity": "your DELAY has no gravity",
        "gravity for opponents only": "at your DELAY only opponents fall",
    }[e["how"]]


def _prevent(e: Entry) -> str:
    n = "all" if e["n"] == "all" else str(e["n"])
    source = "" if e.get("source", "any") == "any" else f" from {e['source']}"
    whom = "an adjacent teammate" if e.get("who") == "adjacent teammate" else "you"
    return f"prevent {n} damage{source} to {whom}"


def _levels(n: int) -> str:
    return f"{n} level{'' if n == 1 else 's'}"


def _untargetable(e: Entry) -> str:
    far = " from distance 2 or more" if e.get("distance") == "2+" else ""
    on = f" while on {e['on']}" if e.get("on", "any") != "any" else ""
    return f"your Legend cannot be targeted{far}{on}"


TEXTS: Final[dict[str, Callable[[Entry], str]]] = {
    "total_add": _total_add,
    "total_reduce": lambda e: f"the other side's total is {e['n']} lower",
    "value_multiply": lambda e: "this card counts twice",
    "value_set": lambda e: f"this card counts as {e['v']}",
    "extra_opening": lambda e: f"you may open with up to {e['n']} cards",
    "limit_cards": lambda e: (
        f"the other side may play at most {e['n']} cards in "
        + ("each play" if e.get("scope") == "per play" else "this attack")
    ),
    "ban_values": lambda e: (
        f"the other side may not play cards of value {' or '.join(map(str, sorted(e['values'])))} in this attack"
    ),
    "tax": lambda e: (
        f"to {'play cards' if e.get('times') == 'per play' else 'dodge'}, the other side must also discard "
        f"{e['n']} card{'' if e['n'] == 1 else 's'}"
    ),
    "win_ties": lambda e: "equal totals count as a hit",
    "play_from_deck": lambda e: (
        f"reveal the top {e['n']} card{'' if e['n'] == 1 else 's'} of your deck and add it to your total"
    ),
    "cancel_effect": lambda e: (
        f"the next effect of the other side is not applied ({e.get('scope', 'action-card effects')})"
    ),
    "extra_trigger": lambda e: f"you may apply 1 more {e['type'].capitalize()} effect in this attack",
    "damage_add": lambda e: f"the hit deals {e['n']} more damage",
    "damage_deal": lambda e: (
        f"{_other(e)} takes {_levels(e['n'])} of damage" + (" (a KO at Red)" if e.get("ko_at_red") == "yes" else "")
    ),
    "damage_prevent": _prevent,
    "heal": lambda e: (
        f"lower your own damage by {_levels(e['n'])}"
        if e.get("who", "self") == "self"
        else f"lower the damage of a {e['who']} by {_levels(e['n'])}"
    ),
    "thorns": lambda e: f"the attacker takes {_levels(e['n'])} of damage",
    "wall_damage": lambda e: f"the knocked-back Legend takes {_levels(e['n'])} of damage",
    "knockback_add": lambda e: f"the knockback of this attack is {e['n']} more",
    "knockback_reduce": lambda e: (
        "there is no knockback" if e["n"] == "all" else f"the knockback of this attack is {e['n']} less, not below 0"
    ),
    "knockback_direction": _direction,
    "light_knockback": lambda e: (
        f"the defender is also pushed as for a card of value {e['as_card']}"
        if e.get("as_card")
        else f"the defender is also pushed {e.get('n', 1)}"
    ),
    "knockback_through": lambda e: "Platforms do not stop this knockback",
    "brace": lambda e: "your Legend stops at the KO line: no crossings",
    "chain_push": lambda e: f"each Legend passed or landed on is pushed {e['n']} in the same direction",
    "step": _step,
    "push": _push,
    "pull": lambda e: (
        f"pull {_other(e)} up to {e['n']} towards you" + (", if in sight" if e.get("sight") == "yes" else "")
    ),
    "swap_places": lambda e: f"change places with {_other(e)} if within {e['within']}",
    "teleport": lambda e: (
        "put your Legend on an unoccupied space "
        + (e["where"] if str(e["where"]).startswith(("within", "adjacent")) else f"of {e['where']}")
    ),
    "move_bonus": lambda e: (
        f"this MOVE may use {_more(e['n'], 'step')}"
        if e.get("who", "self") == "self"
        else f"MOVEs of opponents within 1 have {_more(e['n'], 'step')}"
    ),
    "air_limit": lambda e: (
        f"the run of Air spaces allowed in your MOVE is {e['limit'] if e['limit'] != 'none' else 'unlimited'}"
    ),
    "phase": lambda e: (
        f"{e['times']} step{'s' if e['times'] == 'any' else ''} of this MOVE may pass "
        f"{'up or down' if e['way'] == 'both' else e['way']} through a Platform floor"
    ),
    "hover": lambda e: "your Legend does not fall at this gravity" + (f" ({e['uses']})" if e.get("uses") else ""),
    "drop": lambda e: f"apply gravity {e['n']} time{'' if e['n'] == 1 else 's'} to {_other(e)} only",
    "opportunity": lambda e: "the Legend passed or adjacent is meant",
    "root": lambda e: (
        f"{_other(e)} cannot use MOVE until the end of its next turn"
        if e["n"] == 0
        else f"{_other(e)} moves at most {e['n']} until the end of its next turn"
    ),
    "range": _range,
    "ignore_sight": lambda e: f"Platforms do not block {_kinds(e)}",
    "splash": lambda e: (
        f"{'all' if e.get('n', 'all') == 'all' else 'up to ' + str(e['n'])} other opponents next to the "
        f"{e.get('around', 'target')}: {e['operation']} 1"
    ),
    "intercept": lambda e: (
        "your Legend becomes the target"
        if e["by"] == "self for a teammate"
        else "another opponent next to the target becomes the target"
    ),
    "untargetable": _untargetable,
    "disarm": lambda e: f"disarm {_other(e)}",
    "recover_free": lambda e: "recover your disarmed weapon",
    "swap_free": lambda e: "flip your Weapon card",
    "fetch": lambda e: f"take a Flaming Sword from a space within {e['within']}",
    "knock_away": lambda e: (
        f"knock the weapon of {_other(e)} onto a Platform" + (f" within {e['within']}" if e.get("within") else "")
    ),
    "move_token": lambda e: (
        f"move a Flaming Sword token of the Arena to an available Platform within {e['within']} of it"
    ),
    "disarm_immune": lambda e: "your weapon cannot be disarmed or knocked away",
    "unarmed_heavy": lambda e: (
        f"you may attack Heavy while {e['status'] if e['status'] != 'both' else 'UNARMED or DISARMED'}"
    ),
    "draw": lambda e: f"draw {e['n']}" if e.get("who", "self") == "self" else f"a teammate draws {e['n']}",
    "opponent_discards": _discards,
    "look": _look,
    "take_back": lambda e: (
        "return this card to your hand"
        if e.get("card", "this") == "this"
        else "return one card you played to your hand"
    ),
    "salvage": _salvage,
    "cycle": lambda e: f"discard up to {e['n']} cards, then draw as many" + (" and 1 more" if e.get("bonus") else ""),
    "mill": lambda e: (
        f"{_other(e)} puts the top {e['n']} card{'' if e['n'] == 1 else 's'} of their deck on their discard pile"
    ),
    "safe_shuffle": lambda e: "shuffle your discard pile into your deck without damage",
    "hand_limit": lambda e: f"your hand limit is {e['n']}",
    "extra_action": lambda e: (
        "1 more action this turn" + (f", which must be a {e['kind']}" if e.get("kind", "any") != "any" else "")
    ),
    "follow_up": lambda e: f"make another {e['type']} attack on the same defender at once, if in reach, once per turn",
    "counter": lambda e: "make a light attack on the attacker at once, if in reach",
    "stun": lambda e: f"{_other(e)} has {e.get('n', 1)} action fewer on its next turn",
    "move_and_strike": lambda e: (
        f"make a {e['type'] if e['type'] != 'any' else 'light or heavy'} attack without spending an action"
        + (f"; its opening card must be at most {e['opening_max']}" if e.get("opening_max", 5) < 5 else "")
    ),
    "better_delay": _delay,
    "respawn_change": _respawn,
    "survive": lambda e: (
        "the KO does not happen: your Legend stays at Red" + (" and returns to row 1" if e.get("at") == "row 1" else "")
    ),
    "spoils": _spoils,
    "refresh_ko_bonus": lambda e: "one used KO card of yours becomes unused again",
    "copy": lambda e: (
        "apply the effect of "
        + (
            "an opponent's card in play"
            if e["source"].startswith("opponent")
            else "the card on top of your discard pile"
        )
        + " as if it were printed here"
    ),
}
