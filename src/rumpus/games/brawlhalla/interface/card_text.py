"""Card texts, generated from the data: one template for each word of the vocabulary (catalogue [[effect]])."""

# house: long because it is one table, a template for each word

from collections.abc import Callable
from typing import Any, Final

from rumpus.games.brawlhalla.content.moments import USES
from rumpus.games.brawlhalla.content.reading import Effect
from rumpus.games.brawlhalla.rules import ids

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


# ---------------------------------------------------------------- a whole effect


def when(effect: Effect) -> str:
    """The head of an effect's text: trigger, result, attack type, conditions, costs."""
    data = effect.data
    text = WHEN[effect.on] + RESULT.get(str(data.get("result", "")), "")
    if data.get("attack") in ATTACK:
        kind = ATTACK[data["attack"]]
        text += f", {kind} attacks" if effect.on == "constant" else f" ({kind})"
    conditions = list(data.get("if", []))
    role = f"role = {data.get('role', 'either')}"
    if role != "role = either" and role not in conditions:
        conditions.insert(0, role)
    if conditions:
        text += f" [{'; '.join(conditions)}]"
    if data.get("cost"):
        text += f" {{cost: {'; '.join(data['cost'])}}}"
    return text


def what(effect: Effect) -> str:
    """What an effect does, one sentence without its stop; and how often."""
    text = _list(effect.data["do"], effect.on)
    if effect.times > 1:
        return f"{text} ({effect.times} times per game)"
    limit = next(name for name, number in USES.items() if number == effect.uses)
    return text if effect.uses == ids.USES_ANY else f"{text} ({limit})"


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
            found.append([_list(part, effect.on) for part in parts])
        inner = [*entry.get("do", ()), *entry.get("then", ()), *entry.get("else", ())]
        waiting[:0] = [*(one for part in parts for one in part), *inner]
    return found


def _list(entries: list[Entry], on: str) -> str:
    """Operations one after the other."""
    return ", then ".join(_one(entry, on) for entry in entries)


def _one(entry: Entry, on: str) -> str:
    """One operation or combination."""
    kind = entry["op"]
    if kind == "sequence":
        return _list(entry["do"], on)
    if kind == "repeat":
        return f"{entry['times']} times: {_list(entry['do'], on)}"
    if kind == "if":
        other = f", else {_list(entry['else'], on)}" if "else" in entry else ""
        return f"if {entry['if']}: {_list(entry['then'], on)}{other}"
    if kind == "choose_one":
        parts = [_list(branch if isinstance(branch, list) else [branch], on) for branch in entry["of"]]
        who = "the other player chooses one" if entry.get("chooser") == "other" else "choose one"
        return f"{who}: " + "; or ".join(parts)
    if on == "constant" and kind in STANDING:
        return STANDING[kind](entry)
    return TEXTS[kind](entry)


# ---------------------------------------------------------------- phrases


def _s(n: int, word: str) -> str:
    """`1 card`, `2 cards`."""
    return f"{n} {word}{'' if n == 1 else 's'}"


def _more(n: int, word: str) -> str:
    """`1 more step`, `2 fewer steps`."""
    size = abs(n)
    return f"{size} {'more' if n >= 0 else 'fewer'} {word}{'' if size == 1 else 's'}"


def _other(entry: Entry) -> str:
    """Whom an operation is aimed at."""
    who = str(entry.get("who", "other combatant"))
    return {"other combatant": "the other combatant", "self": "your Legend"}.get(who, who)


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
    return f"make up to {_s(e['n'], 'step')}{way}{end}"


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
    return f"{_other(e)} discards {_s(e['n'], 'card')}, {which[e.get('which', 'victim')]}"


def _look(e: Entry) -> str:
    n = e.get("n", 0)
    reorder = " and put them back in any order" if e.get("reorder") == "yes" else ""
    return {
        "hand": f"look at the hand of {_other(e)}",
        "random hand cards": f"look at {_s(n, 'random hand card')} of {_other(e)}",
        "top of own deck": f"look at the top {_s(n, 'card')} of your deck{reorder}",
        "top of deck": f"look at the top {_s(n, 'card')} of the deck of {_other(e)}",
    }[e["what"]]


def _salvage(e: Entry) -> str:
    low, high = e.get("value_min", 1), e.get("value_max", 5)
    value = f" of value {high} or less" if low == 1 and high < 5 else (f" of value {low} to {high}" if low > 1 else "")
    to = {
        "hand": "to your hand",
        "deck top": "to the top of your deck",
        "shuffled into the deck": "and shuffle it into your deck",
    }
    return f"take {_s(e['n'], 'card')}{value} from your discard pile {to[e.get('to', 'hand')]}"


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
    place = where if where == "next to the causer" else f"on {where}"
    keep = ", keeping the weapon" if e.get("keep_weapon") == "yes" else ""
    return f"respawn {place}{keep}" + (f", and draw {e['draw']}" if e.get("draw") else "")


def _teleport(e: Entry) -> str:
    place = {
        "any Platform": "any unoccupied Platform",
        "row 1": "an unoccupied space of row 1",
        "adjacent to target": "an unoccupied space next to the target",
    }.get(e["where"], f"an unoccupied space {e['where']}")
    return f"put your Legend on {place}"


def _phase(e: Entry) -> str:
    steps = "any steps" if e["times"] == "any" else _s(e["times"], "step")
    way = "up or down" if e["way"] == "both" else e["way"]
    return f"{steps} of this MOVE may pass {way} through a Platform floor"


def _swap(e: Entry) -> str:
    mate = " or a teammate" if e.get("teammates") == "yes" else ""
    if "who" in e and e["who"] != "other combatant":
        return f"change places with {e['who']}{mate}"
    return f"change places with {_other(e)}{mate} if within {e['within']}"


def _splash(e: Entry) -> str:
    n = e.get("n", "all")
    many = n == "all" or n > 1
    suffers = {
        "damage": f"take{'' if many else 's'} 1 level of damage",
        "push": f"{'are' if many else 'is'} pushed 1",
        "discard": f"discard{'' if many else 's'} 1 card",
    }[e["operation"]]
    some = "all other opponents" if n == "all" else f"up to {_s(n, 'other opponent')}"
    return f"{some} next to the {e.get('around', 'target')} {suffers}"


def _root(e: Entry, who: str, until: str) -> str:
    return f"{who} cannot use MOVE{until}" if e["n"] == 0 else f"{who} {_moves(who)} at most {e['n']}{until}"


def _moves(who: str) -> str:
    return "move" if who.startswith("opponents") else "moves"


def _bare(e: Entry) -> str:
    status = e["status"] if e["status"] != "both" else "UNARMED or DISARMED"
    less = ", with 1 less knockback" if e.get("knockback") == -1 else ""
    return f"you may attack Heavy while {status}{less}"


def _copy(e: Entry) -> str:
    card = "the top card of your discard pile" if e["source"] == "top of own discard" else "an opponent's card in play"
    return f"apply an effect of {card} as if it were printed here"


def _spoils(e: Entry) -> str:
    n = e.get("n", 1)
    return {
        "draw": f"draw {n}",
        "heal": f"lower your own damage by {_s(n, 'level')}",
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


def _own_delay(e: Entry) -> str:
    return " of your own DELAY" if e.get("when") == "own DELAY" else ""


def _prevent(e: Entry) -> str:
    n = "all" if e["n"] == "all" else str(e["n"])
    source = "" if e.get("source", "any") == "any" else f" from {e['source']}"
    whom = "an adjacent teammate" if e.get("who") == "adjacent teammate" else "you"
    return f"prevent {n} damage{source} to {whom}"


def _played(e: Entry) -> str:
    return "this card" if e.get("card", "this") == "this" else "one card you played"


def _untargetable(e: Entry) -> str:
    far = " from distance 2 or more" if e.get("distance") == "2+" else ""
    on = f" while on {e['on']}" if e.get("on", "any") != "any" else ""
    return f"your Legend cannot be targeted{far}{on}"


TEXTS: Final[dict[str, Callable[[Entry], str]]] = {
    "total_add": _total_add,
    "total_reduce": lambda e: f"the other side's total is {e['n']} lower",
    "value_multiply": lambda e: f"{_played(e)} counts twice",
    "value_set": lambda e: f"{_played(e)} counts as {e['v']}",
    "extra_opening": lambda e: f"you may open with up to {e['n']} cards",
    "limit_cards": lambda e: (
        f"the other side may play at most {_s(e['n'], 'card')} in "
        f"{'each play' if e.get('scope') == 'per play' else 'this attack'}"
    ),
    "ban_values": lambda e: (
        f"the other side may not play cards of value {' or '.join(map(str, sorted(e['values'])))} in this attack"
    ),
    "tax": lambda e: (
        f"to {'play cards' if e.get('times') == 'per play' else 'dodge'}, the other side must also discard "
        f"{_s(e['n'], 'card')}"
    ),
    "win_ties": lambda e: "equal totals count as a hit",
    "play_from_deck": lambda e: f"reveal the top {_s(e['n'], 'card')} of your deck and add it to your total",
    "cancel_effect": lambda e: (
        f"the next effect of the other side is not applied ({e.get('scope', 'action-card effects')})"
    ),
    "extra_trigger": lambda e: f"you may apply 1 more {e['type'].capitalize()} effect in this attack",
    "damage_add": lambda e: f"the hit deals {e['n']} more damage",
    "damage_deal": lambda e: (
        f"{_other(e)} takes {_s(e['n'], 'level')} of damage" + (" (a KO at Red)" if e.get("ko_at_red") == "yes" else "")
    ),
    "damage_prevent": _prevent,
    "heal": lambda e: (
        f"lower your own damage by {_s(e['n'], 'level')}"
        if e.get("who", "self") == "self"
        else f"lower the damage of a {e['who']} by {_s(e['n'], 'level')}"
    ),
    "thorns": lambda e: f"the attacker takes {_s(e['n'], 'level')} of damage",
    "wall_damage": lambda e: f"the knocked-back Legend takes {_s(e['n'], 'level')} of damage",
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
    "swap_places": _swap,
    "teleport": _teleport,
    "move_bonus": lambda e: (
        f"this MOVE may use {_more(e['n'], 'step')}"
        if e.get("who", "self") == "self"
        else f"MOVEs of opponents within 1 have {_more(e['n'], 'step')}"
    ),
    "air_limit": lambda e: (
        f"the run of Air spaces allowed in your MOVE is {e['limit'] if e['limit'] != 'none' else 'unlimited'}"
    ),
    "phase": _phase,
    "hover": lambda e: "your Legend does not fall at this gravity" + _own_delay(e),
    "drop": lambda e: f"apply gravity {_s(e['n'], 'time')} to {_other(e)} only",
    "opportunity": lambda e: "the Legend passed or adjacent is meant",
    "root": lambda e: _root(e, _other(e), " until the end of its next turn"),
    "range": _range,
    "ignore_sight": lambda e: (
        f"Platforms do not block {_kinds(e)}" + (", close attacks included" if e.get("close") == "yes" else "")
    ),
    "splash": _splash,
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
    "unarmed_heavy": _bare,
    "draw": lambda e: f"draw {e['n']}" if e.get("who", "self") == "self" else f"a teammate draws {e['n']}",
    "opponent_discards": _discards,
    "look": _look,
    "take_back": lambda e: f"return {_played(e)} to your hand",
    "salvage": _salvage,
    "cycle": lambda e: f"discard up to {e['n']} cards, then draw as many" + (" and 1 more" if e.get("bonus") else ""),
    "mill": lambda e: f"{_other(e)} puts the top {_s(e['n'], 'card')} of their deck on their discard pile",
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
    "copy": _copy,
}
"""One template for each word."""

STANDING: Final[dict[str, Callable[[Entry], str]]] = {
    "hover": lambda e: "your Legend does not fall at gravity" + _own_delay(e),
    "root": lambda e: _root(e, "opponents within 1", ""),
    "move_bonus": lambda e: (
        f"your MOVEs may use {_more(e['n'], 'step')}"
        if e.get("who", "self") == "self"
        else f"MOVEs of opponents within 1 have {_more(e['n'], 'step')}"
    ),
    "phase": lambda e: TEXTS["phase"](e).replace("this MOVE", "each of your MOVEs"),
}
"""Words that read differently as a standing power."""
