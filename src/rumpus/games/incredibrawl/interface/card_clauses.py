"""What one effect word says on a card: who is chosen first, who does it, and what."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from rumpus.games.incredibrawl.rules import vocabulary as v

CHOICES: Final = {
    "opponent": ("an opponent", "that player"),
    "loser": ("a beaten player", "that player"),
    "opposing": ("an opposing character", "it"),
    "any": ("a character", "it"),
    "in_scrap": ("a character in this scrap", "it"),
}
"""Targets the owner chooses: how they are named as they are chosen, and after that."""
NAMED: Final = {
    "each_opponent": "each opponent",
    "each_player": "every player",
    "winner": "the winner of the brawl",
    "richest": "the opponent with the most Glory",
    "poorest": "the opponent with the least Glory",
    "this": "this character",
    "own_character": "your character",
    "all": "every character",
    "all_others": "every other character",
}
ADJECTIVES: Final = ("undead", "mythic", "royal")
CONDITIONS: Final = (
    ("type=", "{s} is {}"),
    ("level<=", "{s}'s Level is {} or less"),
    ("level>=", "{s}'s Level is {} or more"),
    ("printed_level<=", "{s}'s printed Level is {} or less"),
    ("printed_level>=", "{s}'s printed Level is {} or more"),
    ("class in ", "{s} is {}"),
    ("winner_type=", "the winning character is {}"),
    ("winner_level<=", "the winning character's Level is {} or less"),
    ("winner_level>=", "the winning character's Level is {} or more"),
    ("winner_class in ", "the winning character is {}"),
    ("target_glory>own", "that player has more Glory than you"),
    ("own_lost_by_level<=", "your character lost a scrap by Level by {} or less"),
    ("own_lost", "your character lost a scrap"),
    ("own_glory<=", "you have {} Glory or less"),
    ("hand<=", "you hold {} cards or fewer"),
    ("players=", "there are {} players"),
    ("location=", "the location is {}"),
)
SHAPES: Final = {
    "level<=": "of Level {} or less",
    "level>=": "of Level {} or more",
    "printed_level<=": "with a printed Level of {} or less",
    "printed_level>=": "with a printed Level of {} or more",
    "class in ": "",
}
"""A condition on a target, as it follows the word `character`."""


TWISTS: Final = ("reverse_types", "reverse_levels", "ignore_types")
STATIC: Final = (*v.MARKS, "protect")
"""What a location says of every character, though the word names one."""


@dataclass(frozen=True, slots=True)
class Clause:
    """`choose` an opponent: `who` gains (verb) 1 Glory (rest). Without `who` it is an order to the reader."""

    verb: str
    rest: str = ""
    who: str = ""
    choose: str = ""

    def said(self) -> str:
        """The clause without what is chosen."""
        if not self.who:
            return f"{self.verb} {self.rest}".strip()
        plural = self.who.startswith("characters")
        return f"{self.who} {self.verb if plural else thirds(self.verb)} {self.rest}".strip()


def thirds(verb: str) -> str:
    """The verb after he, she or it."""
    return {"have": "has", "are": "is", "lose": "loses"}.get(verb, f"{verb}s")


def a(name: str) -> str:
    """The name with its article."""
    return f"{'an' if name[0] in 'aeio' or name == 'undead character' else 'a'} {name}"


def a_class(text: str, plural: bool = False) -> str:
    """robot,undead: a robot or undead; robots or undead."""
    names = text.split(",")
    return " or ".join(name if name in ADJECTIVES else f"{name}s" if plural else a(name) for name in names)


def condition(text: str, subject: str = "your character") -> str:
    """A condition in words."""
    head, rest = split(text)
    told = a_class(rest) if head.endswith("class in ") else rest.replace("_", " ")
    words = dict(CONDITIONS)[head].format(told, s=subject)
    return words.replace("hold 1 cards", "hold 1 card")


def split(text: str) -> tuple[str, str]:
    """The word of a condition, and what follows it."""
    head = next(head for head, _ in CONDITIONS if text.startswith(head))
    return head, text[len(head) :]


def shaped(name: str, text: str) -> str:
    """A target with its condition: every natural character; a character of Level 4 or less."""
    head, rest = split(text)
    if head == "type=":
        told = name.replace("character", f"{rest} character", 1)
        return a(told[2:]) if told.startswith("a ") else told
    if head != "class in ":
        return f"{name} {SHAPES[head].format(rest)}"
    many = name == "characters"
    return f"{name} that {'are' if many else 'is'} {a_class(rest, many)}"


def several(n: int, what: str = "card") -> str:
    """1 card, 2 cards."""
    return f"{n} {what}{'s' if n > 1 else ''}"


def top(n: int) -> str:
    """The top card, the top 3 cards."""
    return f"the top {n} cards" if n > 1 else "the top card"


def cards_of(told: dict[str, Any], one: str = "character") -> str:
    """What a filter lets through: `card`, or `natural robot of Level 4 or less`."""
    if not {"type", "class", "level"} & set(told):
        return one
    name = f"{told.get('type', '')} {told.get('class', '')} character".strip()
    level = f" of Level {told['level']} or less" if "level" in told else ""
    return f"{' '.join(name.split())}{level}"


def span(told: dict[str, Any], brawl: str = "for this brawl", scrap: str = "for this scrap") -> str:
    """How long: the brawl, the scrap, or while at the location."""
    return "here" if told["here"] else scrap if told.get("until") == "scrap" else brawl


def away(told: dict[str, Any], name: str, owner: str) -> str:
    """A character leaves: returned to hand, discarded, put under the deck."""
    to = told.get("old_to", told.get("to", "hand"))
    return {
        "hand": f"return {name} to {owner} hand",
        "discard": f"put {name} on {owner} discard pile",
        "deck_top": f"put {name} on top of {owner} deck",
        "deck_bottom": f"put {name} at the bottom of {owner} deck",
        "deck_shuffled": f"shuffle {name} into {owner} deck",
    }[str(to)]


def looked(told: dict[str, Any]) -> str:
    """hand_peek."""
    one = "one" if told["who"] == "opponent" else "each"
    if told.get("if") == "target_glory>own":
        return f"look at the hand of {one} opponent who has more Glory than you"
    return f"look at {one} opponent's hand"


def peek(told: dict[str, Any]) -> str:
    """deck_peek."""
    n = told["n"]
    whose = "that player's" if told["name"] else "your"
    text = f"look at {top(n)} of {whose} deck"
    if n == 1:
        text += " and put it back" if told.get("reorder") else ""
        return f"{text}; you may put it at the bottom" if told.get("bottom") else text
    if told.get("reorder") and told.get("bottom"):
        return f"{text}; put any of them at the bottom and the others back in any order"
    text += " and put them back in any order" if told.get("reorder") else ""
    return f"{text} and put any of them at the bottom" if told.get("bottom") else text


def steps(told: dict[str, Any]) -> str:
    """draw_step_mod."""
    whose = "your" if not told["name"] else "the"
    if told["n"] < 0:
        return f"skip {whose} normal draw in this round's Draw step"
    more = f"{several(told['n'])} more" if told["n"] else "as usual"
    return f"draw {more} in this round's Draw step"


def replaced(told: dict[str, Any]) -> str:
    """replace_hand and replace_deck."""
    deck = told["op"] == "replace_deck"
    if told["name"] in ("this character", "your character"):
        new = "the first character of your deck" if deck else "another character from your hand"
        return f"{away(told, told['name'], 'your')} and put {new} into its spot"
    new = "the first character of that deck" if deck else "another character from hand"
    name = "each character" if told["name"] == "every character" else "it"
    gone = away(told, name, "its owner's")
    return f"{gone}; its owner puts {new} into its spot"


def counted(told: dict[str, Any]) -> str:
    """glory_per: what is counted."""
    each = {
        "class_in_play": f"{told.get('class')} character in play",
        "type_in_play": f"{told.get('type')} character in play",
        "beaten_character": "beaten character in play",
        "card_in_hand": "card in your hand",
    }[told["per"]]
    return f"gain 1 Glory for each {each}, {told['max']} at most"


def levelled(told: dict[str, Any]) -> str:
    """level_set."""
    name = told["name"]
    whose = "its Level" if name == "it" else f"{name}'s Level" if "character" in name[-9:] else f"the Level of {name}"
    if name.startswith(("every", "characters")):
        whose = f"the Level of {name}"
    value = {
        "highest_opposing": "the highest Level among the opposing characters",
        "lowest_opposing": "the lowest Level among the opposing characters",
        "printed": "the printed one",
    }.get(told["to"], told["to"])
    return f"{whose} becomes {value} {span(told)}"


def recovered(told: dict[str, Any]) -> str:
    """What recover does."""
    what = f"{several(told['n'], cards_of(told, 'card'))} of your choice from your discard pile"
    return {
        "hand": f"take {what} into your hand",
        "deck_top": f"put {what} on top of your deck",
        "deck_bottom": f"put {what} at the bottom of your deck",
        "deck_shuffled": f"shuffle {what} into your deck",
    }[told["to"]]


def guarded(told: dict[str, Any]) -> str:
    """What protect does."""
    by = {"power_ups": "Power-Ups of opponents", "play": "abilities of opponents", "all": "opponents"}[told["from"]]
    return f"{by} cannot choose {told['name']} {span(told, 'in this brawl', 'in this scrap')}"


def entered(told: dict[str, Any]) -> str:
    """reenter_discard."""
    old = "is discarded" if told.get("old_to") == "discard" else "returns to your hand"
    return f"put {a(cards_of(told))} from your discard pile into your spot; a character there {old}"


def marked(told: dict[str, Any], kind: str) -> tuple[str, str]:
    """beat_class, beat_type: the verb and the rest."""
    it = "they scrap" if told["name"].startswith("characters") else "it scraps"
    return "beat", f"every {kind} character {it} with {span(told, 'in this brawl')}"


Made = Callable[[dict[str, Any]], str]
SUBJECTS: Final[dict[str, Callable[[dict[str, Any]], tuple[str, str]]]] = {
    "glory_gain": lambda told: ("gain", f"{told['n']} Glory"),
    "glory_lose": lambda told: ("lose", f"{told['n']} Glory"),
    "draw": lambda told: ("draw", several(told["n"])),
    "draw_to": lambda told: ("draw", f"up to {told['n']} cards"),
    "discard_choice": lambda told: (
        "discard",
        f"{several(told['n'], kind(told))} of {'your' if not told['name'] else 'own'} choice from {hand(told)}",
    ),
    "discard_random": lambda told: ("discard", f"{several(told['n'], f'random {kind(told)}')} from {hand(told)}"),
    "hand_reveal": lambda told: ("show", f"{'your' if not told['name'] else 'the'} hand to all"),
    "mill": lambda told: ("put", f"{top(told['n'])} of {deck(told)}"),
    "draw_step_mod": lambda told: (steps(told).split(" ", 1)[0], steps(told).split(" ", 1)[1]),
    "level_mod": lambda told: ("get", f"Level {told['n']:+} {span(told)}"),
    "silence": lambda told: (
        ("are", f"silenced {span(told)}")
        if told.get("trigger", "all") == "all"
        else ("lose", f"its {told['trigger'].capitalize()} ability {span(told)}")
    ),
    "beat_class": lambda told: marked(told, told["class"]),
    "beat_type": lambda told: marked(told, told["type"]),
    "win_ties": lambda told: ("win", f"true ties {span(told, 'in this brawl', 'in this scrap')}"),
}
"""Words whose subject is the player or character meant: verb and rest."""


def kind(told: dict[str, Any]) -> str:
    """What kind of card is discarded."""
    return {"any": "card", "character": "character", "power_up": "Power-Up"}[told.get("kind", "any")]


def hand(told: dict[str, Any]) -> str:
    """Whose hand."""
    return "hand" if told["name"] else "your hand"


def deck(told: dict[str, Any]) -> str:
    """From which deck to which pile."""
    return "their deck on their discard pile" if told["name"] else "your deck on your discard pile"


ORDERS: Final[dict[str, Made]] = {
    "none": lambda _: "nothing happens",
    "glory_steal": lambda told: f"steal {told['n']} Glory from {told['name']}",
    "glory_give": lambda told: f"give {told['n']} Glory to {told['name']}",
    "glory_per": counted,
    "free_refill": lambda told: f"draw up to {told['n']} cards instead of your normal draw, at no cost",
    "hand_peek": looked,
    "deck_peek": peek,
    "recover": recovered,
    "return_self": lambda told: away(told, "this character", "your"),
    "bounce": lambda told: away({}, told["name"], "your" if told["name"] == "your character" else "its owner's"),
    "remove": lambda told: away(
        {"to": "discard"}, told["name"], "your" if told["name"] == "your character" else "its owner's"
    ),
    "replace_hand": replaced,
    "replace_deck": replaced,
    "reenter_discard": entered,
    "level_set": levelled,
    "level_swap": lambda told: f"{pair(told)} exchange their Levels {span(told)}",
    "type_set": lambda told: (
        f"{told['name']} {'have' if told['name'].startswith('characters') else 'has'} {typed(told)} {span(told)}"
    ),
    "spot_swap": lambda told: f"swap the spots of {pair(told)}",
    "copy_ability": lambda told: f"this character also has its {told['trigger'].capitalize()} ability {span(told)}",
    "reverse_types": lambda told: f"{span(told, scrap='in this scrap')} the Type that would be beaten beats the other",
    "reverse_levels": lambda told: (
        f"{span(told, scrap='in this scrap')} the lower Level wins scraps between equal Types"
    ),
    "ignore_types": lambda told: f"{span(told, scrap='in this scrap')} only Levels are compared",
    "rescrap_throw": lambda _: "the two owners throw, and the throw winner's character wins that scrap instead",
    "protect": guarded,
    "victory_mod": lambda told: (
        f"the Victory Glory of this brawl is {abs(told['n'])} {'less' if told['n'] < 0 else 'more'}"
    ),
    "location_change": lambda _: "the location changes at once",
    "location_lock": lambda _: "the location may not change this round",
}
"""Words that are an order to the owner, or a statement."""


def pair(told: dict[str, Any]) -> str:
    """Which two characters; a condition is about the chosen ones."""
    two = told["who"] == "any_two"
    name = "characters" if two else "character"
    cond = str(told.get("if", ""))
    if cond and split(cond)[0] in ("type=", *SHAPES):
        name = shaped(name, cond)
    return f"two {name}" if two else f"this character and another {name}"


def typed(told: dict[str, Any]) -> str:
    """Which Type."""
    return {"chosen": "that Type", "copy_opposing": "the Type of an opposing character you choose"}.get(
        told["to"], f"the Type {told['to']}"
    )


def meant(op: str, told: dict[str, Any], where: str) -> tuple[str, str]:
    """How the target is chosen, and how it is named then, its condition told with it."""
    who, cond = str(told["who"]), str(told.get("if", ""))
    chosen, name = CHOICES.get(who, ("", NAMED.get(who, "")))
    if op == "hand_peek":
        return "", name
    static = where == "location" and (op in STATIC or who == "all")
    if static:
        name = "characters"
    if cond == "target_glory>own":
        more = "who has more Glory than you"
        return (f"{chosen} {more}", name) if chosen else ("", f"{name} {more}")
    if cond and split(cond)[0] in ("type=", *SHAPES) and who not in ("this", "own_character", "self"):
        return (shaped(chosen, cond), name) if chosen else ("", shaped(name, cond))
    if cond and static and split(cond)[0] in ("type=", *SHAPES):
        return "", shaped(name, cond)
    return chosen, name


def clause(op: str, told: dict[str, Any], where: str) -> Clause:
    """The clause of a word without lists. `where`: character, power_up or location; `told` its parameters."""
    chosen, name = meant(op, told, where)
    if op == "type_set" and told["to"] == "chosen":
        chosen = f"{chosen} and a Type" if chosen else "a Type"
    if op == "winner_bonus":
        return Clause("gain", f"{told['n']} Glory", NAMED["winner"])
    here = where == "location" and (name.startswith("characters") or op in TWISTS)
    told = {**told, "op": op, "name": name, "here": here}
    if op in SUBJECTS:
        verb, rest = SUBJECTS[op](told)
        return Clause(verb, rest, name, chosen)
    return Clause(ORDERS[op](told), choose=chosen)
