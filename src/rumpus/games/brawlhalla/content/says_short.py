"""What the words of the vocabulary say in short, for a card in the hand, where the text hangs on their parameters."""

from rumpus.effects import Line
from rumpus.games.brawlhalla.content import says_full as full


def total_add(e: Line) -> str:
    """BH-FX-01: -3 to your total per card."""
    return (
        "{n:+} to your total"
        + {
            "attack": "",
            "card played": " per card",
            "damage level": " per damage",
            "card in hand": " per hand card",
        }[e["per"]]
    )


def limit_cards(e: Line) -> str:
    """BH-FX-05: They play no more cards."""
    if e["n"] == 0:
        return "they play no more cards"
    return "they play {n} at a time" if e["scope"] == "per play" else "they play {n} more at most"


def tax(e: Line) -> str:
    """BH-FX-07: Their answer costs 1 more card."""
    what = {(True, False): "play", (False, True): "dodge"}.get((e["light"], e["heavy"]), "answer")
    return f"{'each' if e['times'] == 'per play' and not e['heavy'] else 'their'} {what} costs {{n:more card}}"


def damage_deal(e: Line) -> str:
    """BH-FX-13: One opponent within 2 takes 1 damage."""
    whom = "all next to you take" if e["whom"] == "each adjacent opponent" else "{they:take}"
    return f"{whom} {{n}} damage{' (KO at Red)' if e['ko_at_red'] == 'yes' else ''}"


def damage_prevent(e: Line) -> str:
    """BH-FX-14: Prevent 1 damage."""
    if e["trigger"] == "on_reshuffle":
        return "prevent the damage"
    return "prevent all damage" if e["n"] == "all" else "prevent {n} damage"


def knockback_direction(e: Line) -> str:
    """BH-FX-20: Turn the knockback in any direction."""
    towards = "towards you" if e["attacker"] else "to the attacker"
    way = {
        "any": "in any direction",
        "up only": "straight up",
        "down only": "straight down",
        "sideways only": "sideways",
    }
    return f"turn the knockback {way.get(e['choice'], towards)}"


def step(e: Line) -> str:
    """BH-FX-25: Make 1 step towards them."""
    way = {"towards": " towards them", "away": " away from them"}.get(e["way"], "")
    end = " to a Platform" if e["end"] == "Platform" else ""
    return f"{'make {n:step}' if e['n'] == 1 else 'up to {n:step}'}{way}{end}"


def swap_places(e: Line) -> str:
    """BH-FX-28: Swap places with them up to 3 away."""
    return "swap places with {them}" + (f" up to {e['within']} away" if "within" in e else "")


def teleport(e: Line) -> str:
    """BH-FX-29: Reappear on a Platform."""
    place = {"any Platform": "on a Platform", "row 1": "in the top row", "adjacent to target": "next to them"}
    return f"reappear {place.get(e['where']) or f'within {full.far(e)}'}"


def move_bonus(e: Line) -> str:
    """BH-FX-30: Opponents next to you move 2 less."""
    if e["who"] != "self":
        return f"opponents next to you move {-e['n']} less"
    return "{n:more step}" + (" in a MOVE" if e["standing"] else "")


def phase(e: Line) -> str:
    """BH-FX-32: Pass up through floors."""
    return f"pass {{way}} through {'floors' if e['times'] == 'any' else '{times:floor}'}"


def root(e: Line) -> str:
    """BH-FX-36: They cannot MOVE next turn."""
    if e["standing"]:
        return "opponents next to you " + ("cannot MOVE" if e["n"] == 0 else "MOVE {n} at most")
    return "they cannot MOVE next turn" if e["n"] == 0 else "they MOVE {n} at most next turn"


def reach(e: Line) -> str:
    """BH-FX-37: Your attacks reach 1 to 2."""
    kind = {"light": "your Light reaches", "heavy": "your Heavy reaches"}.get(e["attack"], "your attacks reach")
    spaces = "{n}" if e["min"] == e["n"] else "{min} to {n}"
    return f"{kind} {spaces}{' in a line' if e['line'] == 'straight' else ''}"


def splash(e: Line) -> str:
    """BH-FX-39: All others near them: 1 damage."""
    whom = "all others" if e["n"] == "all" else ("up to {n} others" if e["n"] > 1 else "1 other")
    where = "near them" if e["around"] == "target" else "near the attacker"
    one = e["n"] != "all" and e["n"] == 1
    return {
        "damage": f"{whom} {where}: 1 damage",
        "push": f"{whom} {where}: pushed 1",
        "discard": f"{whom} {where} {'discards' if one else 'discard'} 1",
    }[e["operation"]]


def intercept(e: Line) -> str:
    """BH-FX-40: Take it for a teammate."""
    return "take it for a teammate" if e["by"] == "self for a teammate" else "another opponent is the target"


def untargetable(e: Line) -> str:
    """BH-FX-41: No attacks on you from 2+ away."""
    far = " from 2+ away" if e["distance"] == "2+" else ""
    on = {"Platform": " on a Platform", "Air": " on Air", "Off-stage": " Off-stage"}.get(e["on"], "")
    return f"no attacks on you{far}{on}"


def opponent_discards(e: Line) -> str:
    """BH-FX-51: One opponent within 2 discards 1."""
    if e["which"] == "owner":
        return "see {held}, choose {n} they discard"
    return "{they:discard} {n}" + (" at random" if e["which"] == "random" else "")


def look(e: Line) -> str:
    """BH-FX-52: See the hand of one opponent within 2."""
    top = "top card" if e.get("n") == 1 else "top {n:card}"
    return {
        "hand": "see {held}",
        "random hand cards": "see {n:random card} of {held}",
        "top of own deck": f"{'sort' if e['reorder'] == 'yes' else 'see'} your {top}",
        "top of deck": f"see the {top} of {{piled}}",
    }[e["what"]]


def salvage(e: Line) -> str:
    """BH-FX-54: Put a card on top of your deck."""
    low, high = e["value_min"], e["value_max"]
    one = "a card" if e["n"] == 1 else "{n:card}"
    if low == high:
        which = f"a {low}" if e["n"] == 1 else f"{e['n']} cards of {low}"
    elif low == 1:
        which = one if high == 5 else f"{one} up to {high}"
    else:
        which = f"{one} of {low}+" if high == 5 else f"{one} of {low} to {high}"
    return {
        "hand": f"take back {which}",
        "deck top": f"put {which} on top of your deck",
        "shuffled into the deck": f"shuffle {which} into your deck",
    }[e["to"]]


def cycle(e: Line) -> str:
    """BH-FX-55: Discard 1, draw as many."""
    many = "1" if e["n"] == 1 else "up to {n}"
    return f"discard {many}, draw as many{' + 1' if e['bonus'] else ''}"


def better_delay(e: Line) -> str:
    """BH-FX-64: DELAY: draw and flip."""
    return {
        "draw": f"your DELAY draws {e.get('n', 2)}",
        "draw and swap": "DELAY: draw and flip",
        "no gravity": "no falls at your DELAY",
        "gravity for opponents only": "DELAY: only opponents fall",
    }[e["how"]]


def respawn_change(e: Line) -> str:
    """BH-FX-65: Respawn on a Platform."""
    place = {"any Platform": "respawn on a Platform", "next to the causer": "respawn next to them"}.get(e["where"])
    more = [place, "keep your weapon" if e["keep_weapon"] == "yes" else "", "draw {draw}" if e["draw"] else ""]
    return ", ".join(filter(None, more)) or "respawn in the top row"


def spoils(e: Line) -> str:
    """BH-FX-67: Recover or take a weapon."""
    n = e.get("n", 1)
    return {
        "draw": f"draw {n}",
        "heal": f"heal {n} damage",
        "extra action": "1 more action",
        "equip": "recover or take a weapon",
        "choose the respawn space": "choose where they respawn",
    }[e["gain"]]


def counts(e: Line, how: str) -> str:
    """The same in short."""
    return f"{'this card' if e['card'] == 'this' else 'a played card'} counts {how}"
