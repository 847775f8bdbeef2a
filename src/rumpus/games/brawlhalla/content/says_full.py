"""What the words of the vocabulary say in full, where the text hangs on their parameters (see `words`)."""

from rumpus.effects import Line
from rumpus.effects.text import several

# ---------------------------------------------------------------- whom a word is aimed at


def aimed(e: Line) -> dict[str, str]:
    """Whom a word is aimed at, in full and in short. After an opportunity it is the Legend that was met (BH-FX-35)."""
    whom, they = _named("that Legend" if e.before == "opportunity" else str(e.get("who", "other combatant")), e)
    of = f"of {whom}" if " within " in whom else ""
    return {
        "whom": whom,
        "hand": f"the hand {of}" if of else f"{whom}'s hand",
        "deck": f"the deck {of}" if of else f"{whom}'s deck",
        "they": they,
        "them": "them" if they == "they" else they,
        "held": "their hand" if they == "they" else f"the hand of {they}",
        "piled": "their deck" if they == "they" else f"the deck of {they}",
    }


def _named(aim: str, e: Line) -> tuple[str, str]:
    """An aim as it is called, in full and in short."""
    if aim == "other combatant":
        return str(e.given["other"]), "they"
    if aim == "self":
        return "your Legend", "you"
    head, _, far = aim.rpartition(" ")
    if aim == "one opponent within 1":
        return "one adjacent opponent", "one opponent next to you"
    if not far.isdigit():
        return {"all adjacent opponents": "each adjacent opponent"}.get(aim, aim), "they"
    name = head if head.startswith("one ") else f"a {head}"
    return f"{name} {several(int(far), 'space')}", f"{name} {far}"


# ---------------------------------------------------------------- pieces


def attacks(e: Line) -> str:
    """The own attacks that a standing power is about."""
    return {"light": "your Light attacks", "heavy": "your Heavy attacks"}.get(
        e["attack"], "your Light and Heavy attacks"
    )


def values(e: Line) -> str:
    """The card values that are barred: a 4 or a 5."""
    return " or ".join(f"a {value}" for value in sorted(e["values"]))


def worth(e: Line) -> str:
    """Which cards of the discard pile may be taken."""
    low, high = e["value_min"], e["value_max"]
    if low == high:
        return f" of value {low}"
    if low == 1:
        return "" if high == 5 else f" of value {high} or less"
    return f" of value {low} or more" if high == 5 else f" of value {low} to {high}"


# ---------------------------------------------------------------- full


def total_add(e: Line) -> str:
    """BH-FX-01: Reduce your total by 3."""
    change = "add {n} to your total" if e["n"] > 0 else f"reduce your total by {-e['n']}"
    return change + {
        "attack": "",
        "card played": " for each card you have played in it",
        "damage level": " for each level of damage on your Legend",
        "card in hand": " for each card in your hand" + (" (5 at most in all)" if e["n"] > 0 else ""),
    }[e["per"]].replace(" in it", "" if e["standing"] else " in this attack")


def limit_cards(e: Line) -> str:
    """BH-FX-05: The defender may play no more cards in this attack."""
    if e["n"] == 0:
        return "{other} may play no more cards in this attack"
    if e["scope"] == "per play":
        return "{other} may lay down at most {n:card} at a time in this attack"
    return "{other} may play at most {n:more card} in this attack"


def played(e: Line, twice: str) -> str:
    """This card counts twice."""
    return f"this card counts {twice}" if e["card"] == "this" else f"one card you have played counts {twice}"


def ban_values(e: Line) -> str:
    """BH-FX-06: The defender may not play a 4 or a 5 in this attack."""
    return f"{{other}} may not play {values(e)} in this attack"


def tax(e: Line) -> str:
    """BH-FX-07: Each time the defender plays cards or dodges in this attack, it must also discard 1 card."""
    if e["heavy"]:
        return "to dodge, {other} must also discard {n:card}"
    when = "each time" if e["times"] == "per play" else "the next time"
    how = "plays cards" if e["light"] else "plays cards or dodges"
    return f"{when} {{other}} {how} in this attack, it must also discard {{n:card}}"


def play_from_deck(e: Line) -> str:
    """BH-FX-09: Reveal the top card of your deck; it counts as played in this attack, without its effect."""
    many = e["n"] > 1
    counts = "they count as played in this attack, without their effects"
    return f"reveal {top(e)} of your deck; " + (
        counts if many else "it counts as played in this attack, without its effect"
    )


def cancel_effect(e: Line) -> str:
    """BH-FX-10: Cancel the next Action-card effect that your opponent uses in this attack."""
    if e["trigger"] == "on_card_played":
        kind = {"action-card effects": "an Action card", "weapon powers": "a weapon"}.get(
            e["scope"], "an Action card or a weapon"
        )
        return f"cancel it if it is printed on {kind}"
    kind = {"action-card effects": "Action-card effect", "weapon powers": "weapon effect"}.get(
        e["scope"], "effect of an Action card or a weapon"
    )
    return f"cancel the next {kind} that {{other}} uses in this attack"


def damage_deal(e: Line) -> str:
    """BH-FX-13: Deal 1 damage to the defender."""
    return "deal {n} damage to {whom}" + (" (a KO at Red)" if e["ko_at_red"] == "yes" else "")


def damage_prevent(e: Line) -> str:
    """BH-FX-14: Prevent all damage to your Legend in this attack."""
    amount = "all damage" if e["n"] == "all" else "{n} damage"
    whom = "your Legend" if e["who"] == "self" else "an adjacent teammate"
    if e["trigger"] == "on_reshuffle":
        return f"prevent the damage of this reshuffle to {whom}"
    source = {"light": "from the Light hit", "crossing": "from crossing the KO line in this attack"}
    return f"prevent {amount} to {whom} {source.get(e['source'], 'in this attack')}"


def knockback_reduce(e: Line) -> str:
    """BH-FX-19: Reduce the knockback of this attack by 1."""
    if e["n"] == "all":
        return "this attack has no knockback"
    return "reduce the knockback of this attack by {n} (never below 0)"


def knockback_direction(e: Line) -> str:
    """BH-FX-20: You may turn this knockback in any direction."""
    towards = "towards your Legend" if e["attacker"] else "towards the attacker"
    way = {
        "any": "in any direction",
        "up only": "straight up",
        "down only": "straight down",
        "sideways only": "left or right",
    }
    return f"you may turn this knockback {way.get(e['choice'], towards)}"


def thrown(e: Line) -> int:
    """How far a Light hit pushes: n, or what a card of that value adds in a Heavy attack (BH-KB-04)."""
    return e["n"] if "n" in e else {1: 0, 2: 0, 3: 1, 4: 1}.get(e["as_card"], 2)


def light_knockback(e: Line) -> str:
    """BH-FX-21: Also push the defender 1 space straight away from the attacker, as a knockback."""
    n = thrown(e)
    card = f" (as a card of value {e['as_card']} does)" if "as_card" in e else ""
    line = f"straight away from {'your Legend' if e['attacker'] else 'the attacker'}, as a knockback"
    return f"also push the defender {several(n, 'space')}{card} {line}"


def step(e: Line) -> str:
    """BH-FX-25: Your Legend may make 1 step."""
    many = "{n:step}" if e["n"] == 1 else "up to {n:step}"
    way = {"towards": ", only towards {other}", "away": ", only away from {other}"}.get(e["way"], "")
    return f"your Legend may make {many}{way}{', ending on a Platform' if e['end'] == 'Platform' else ''}"


def push(e: Line) -> str:
    """BH-FX-26: Push the defender 1 space straight away from your Legend, as a knockback."""
    line = "stopping at the KO line" if e["stop_at_ko_line"] == "yes" else "as a knockback"
    if " within " in e["whom"]:
        return f"push {{whom}} straight away from your Legend by {{n:space}}, {line}"
    return f"push {{whom}} {{n:space}} straight away from your Legend, {line}"


def pull(e: Line) -> str:
    """BH-FX-27: Pull the defender 1 space towards your Legend."""
    many = "1 space" if e["n"] == 1 else "up to {n:space}"
    stop = "" if e["n"] == 1 else ", stopping next to it"
    sight = ", if in line of sight" if e["sight"] == "yes" else ""
    if " within " in e["whom"]:
        return f"pull {{whom}} towards your Legend by {many}{stop}{sight}"
    return f"pull {{whom}} {many} towards your Legend{stop}{sight}"


def swap_places(e: Line) -> str:
    """BH-FX-28: Your Legend changes places with the defender, if within 3 spaces."""
    if "within" in e:
        return "your Legend changes places with {whom}, if within {within:space}"
    whom = e["whom"].replace("opponent", "opponent or teammate") if e["teammates"] == "yes" else "{whom}"
    return f"your Legend changes places with {whom}"


def teleport(e: Line) -> str:
    """BH-FX-29: Put your Legend on any unoccupied Platform."""
    place = {
        "any Platform": "any unoccupied Platform",
        "row 1": "any unoccupied space of the top row",
        "adjacent to target": "an unoccupied space next to {other}",
    }.get(e["where"])
    return f"put your Legend on {place or f'an unoccupied space within {far(e)}, through Platforms too'}"


def far(e: Line) -> str:
    """The distance of a teleport."""
    return several(int(str(e["where"]).split()[1]), "space")


def move_bonus(e: Line) -> str:
    """BH-FX-30: Your Legend may make 1 more step in this MOVE."""
    if e["who"] != "self":
        return f"opponents within 1 space make {several(-e['n'], 'step')} fewer in a MOVE"
    return "your Legend may make {n:more step} " + ("in every MOVE" if e["standing"] else "in this MOVE")


def air_limit(e: Line) -> str:
    """BH-FX-31: Your Legend may cross any number of Air spaces in a row in this MOVE."""
    many = "any number of" if e["limit"] == "none" else "{limit}"
    when = "when it moves" if e["standing"] else "in this MOVE"
    return f"your Legend may cross {many} Air spaces in a row {when}"


def phase(e: Line) -> str:
    """BH-FX-32: Your Legend may pass up through Platform floors in this MOVE."""
    floors = "Platform floors" if e["times"] == "any" else "{times:Platform floor}"
    return f"your Legend may pass {{way}} through {floors} in {'every' if e['standing'] else 'this'} MOVE"


def drop(e: Line) -> str:
    """BH-FX-34: Your opponent falls 1 space if on Air."""
    verb = "falls {n:space}" if e["n"] == 1 else "falls {n:time}, 1 space each,"
    return f"{{whom}} {verb} {'if' if e['n'] == 1 else 'while'} on Air"


def met(_e: Line) -> str:
    """BH-FX-35: the word after it names the Legend that was met."""
    return ""


def root(e: Line) -> str:
    """BH-FX-36: Your opponent cannot MOVE until the end of its next turn."""
    if e["standing"]:
        return (
            "opponents within 1 space cannot MOVE"
            if e["n"] == 0
            else ("opponents within 1 space make at most {n:step} in a MOVE")
        )
    return (
        "{other} cannot MOVE until the end of its next turn"
        if e["n"] == 0
        else ("{other} makes at most {n:step} in a MOVE until the end of its next turn")
    )


def reach(e: Line) -> str:
    """BH-FX-37: Your Light and Heavy attacks reach 1 to 2 spaces in line of sight."""
    spaces = "{n:space}" if e["min"] == e["n"] else "{min} to {n:space}"
    also = " also" if e["min"] > 1 else ""  # close attacks stay possible (BH-RUL-33)
    line = " in a straight line," if e["line"] == "straight" else ""
    return f"{attacks(e)}{also} reach {spaces}{line} in line of sight"


def ignore_sight(e: Line) -> str:
    """BH-FX-38: Platforms do not block your Light attacks."""
    return f"Platforms do not block {attacks(e)}{', close ones included' if e['close'] == 'yes' else ''}"


def splash(e: Line) -> str:
    """BH-FX-39: Each other opponent next to the defender takes 1 damage."""
    many = e["n"] != "all" and e["n"] > 1
    whom = "each other opponent" if e["n"] == "all" else ("up to {n} other opponents" if many else "one other opponent")
    where = "next to the defender" if e["around"] == "target" else "next to the attacker"
    if e["operation"] == "push":
        return f"push {whom} {where} 1 space straight away from your Legend"
    verb, what = {"damage": ("take", "1 damage"), "discard": ("discard", "1 card")}[e["operation"]]
    return f"{whom} {where} {verb}{'' if many else 's'} {what}"


def intercept(e: Line) -> str:
    """BH-FX-40: Your Legend becomes the target in place of an adjacent teammate."""
    if e["by"] == "self for a teammate":
        return "your Legend becomes the target in place of an adjacent teammate"
    return "another opponent of the attacker next to the target becomes the target"


def untargetable(e: Line) -> str:
    """BH-FX-41: Your Legend cannot be attacked from 2 or more spaces away."""
    far = " from 2 or more spaces away" if e["distance"] == "2+" else ""
    on = {"Platform": " while on a Platform", "Air": " while on Air", "Off-stage": " while Off-stage"}.get(e["on"], "")
    return f"your Legend cannot be attacked{far}{on}"


def opponent_discards(e: Line) -> str:
    """BH-FX-51: The defender discards 1 card of its choice."""
    if e["which"] == "owner":
        return "look at {hand} and choose {n:card} to be discarded"
    return "{whom} discards {n:card} " + ("at random" if e["which"] == "random" else "of its choice")


def top(e: Line) -> str:
    """The top card, the top 3 cards."""
    return "the top card" if e["n"] == 1 else "the top {n:card}"


def look(e: Line) -> str:
    """BH-FX-52: Look at the defender's hand."""
    if e["what"] == "hand":
        return "look at {hand}"
    if e["what"] == "random hand cards":
        return "look at {n:random card} in {hand}"
    if e["what"] == "top of deck":
        return f"look at {top(e)} of {{deck}}"
    reorder = " and put them back in any order" if e["reorder"] == "yes" and e["n"] > 1 else ""
    return f"look at {top(e)} of your deck{reorder}"


def salvage(e: Line) -> str:
    """BH-FX-54: Take 1 card from your discard pile into your hand."""
    cards = f"{{n:card}}{worth(e)}"
    return {
        "hand": f"take {cards} from your discard pile into your hand",
        "deck top": f"put {cards} from your discard pile on top of your deck",
        "shuffled into the deck": f"shuffle {cards} from your discard pile into your deck",
    }[e["to"]]


def cycle(e: Line) -> str:
    """BH-FX-55: Discard 1 card, then draw as many."""
    many = "1 card" if e["n"] == 1 else "up to {n:card}"
    more = " and, if you discarded any, 1 more" if e["bonus"] else ""
    return f"discard {many}, then draw as many{more}"


def safe_shuffle(e: Line) -> str:
    """BH-FX-57: This reshuffle costs you no damage."""
    if e["trigger"] == "on_reshuffle":
        return "this reshuffle costs you no damage"
    return "shuffle your discard pile into your deck, without damage"


def extra_action(e: Line) -> str:
    """BH-FX-59: You have 1 more action this turn."""
    kind = {"any": "", "ATTACK": ", which must be an ATTACK"}.get(e["kind"], ", which must be a {kind}")
    return f"you have {{n:more action}} this turn{kind}"


def better_delay(e: Line) -> str:
    """BH-FX-64: This DELAY draws 3 cards instead of 2."""
    which = "your" if e["standing"] else "this"
    return {
        "draw": f"{which} DELAY draws {several(e.get('n', 2), 'card')} instead of 2",
        "draw and swap": f"{which} DELAY may draw and also flip your Weapon card",
        "no gravity": f"nobody falls at {which} DELAY",
        "gravity for opponents only": f"only opponents fall at {which} DELAY",
    }[e["how"]]


def respawn_change(e: Line) -> str:
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


def survive(e: Line) -> str:
    """BH-FX-66: It stays at Red instead, on its space."""
    where = " and returns to a free space of the top row" if e["at"] == "row 1" else ", on its space"
    return f"it stays at Red instead{where}"


def spoils(e: Line) -> str:
    """BH-FX-67: Your Legend heals 1 damage."""
    n = e.get("n", 1)
    return {
        "draw": f"draw {several(n, 'card')}",
        "heal": f"your Legend heals {n} damage",
        "extra action": "you have 1 more action this turn",
        "equip": "recover your weapon or, if you are unarmed, take any Flaming Sword of the Arena",
        "choose the respawn space": "choose where the KO'd Legend respawns",
    }[e["gain"]]


def copy(e: Line) -> str:
    """BH-FX-70: Use an effect of a card the defender has in play as if it were printed here."""
    whose = "the top card of your discard pile" if e["source"] == "top of own discard" else "a card {other} has in play"
    return f"use an effect of {whose} as if it were printed here"


def often(e: Line) -> str:
    """BH-FX-69: once, twice, 3 times."""
    return {1: "once", 2: "twice"}.get(e["times"], "{times} times")


def if_short(e: Line) -> str:
    """BH-FX-69: If they are Red: draw 1, else heal 1 damage."""
    return f"if {str(e.phrase('if')).removeprefix(',').strip()}: {{then}}[, else {{else}}]"
