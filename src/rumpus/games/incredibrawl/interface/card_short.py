"""Card texts in short: the few words that the sign of a location or a small face has room for, a template a word.

The full text (`words`, `phrases`) is the law's and says everything; the short one says what to expect.
"""

import re
from collections.abc import Callable
from typing import Any, Final

from rumpus.games.incredibrawl.content.load import Sheet
from rumpus.games.incredibrawl.content.reading import Word
from rumpus.games.incredibrawl.interface.card_clauses import ADJECTIVES, split, thirds
from rumpus.games.incredibrawl.interface.card_text import large, parameters
from rumpus.games.incredibrawl.rules import ids

Told = dict[str, Any]
Template = str | Callable[[Told], str]

WHO: Final = {
    "opponent": "an opponent",
    "each_opponent": "each opponent",
    "each_player": "everyone",
    "winner": "the winner",
    "richest": "the richest",
    "poorest": "the poorest",
    "loser": "a beaten player",
    "opposing": "a foe",
    "own_character": "yours",
    "any": "one",
    "in_scrap": "one in it",
    "all": "all",
    "all_others": "all others",
}
"""Whom a word is about, where it is not its owner or this character."""
BASIC: Final = "Basic arena, no effect."
MOMENTS: Final = {
    "select": "Before choosing",
    "reveal": "After the reveal",
    "before_play": "Before a Play",
    "before_scrap": "Before a scrap",
    "after_scrap": "After a scrap",
    "before_abilities": "When decided",
    "before_win": "After Lose",
    "after_glory": "After Glory",
    "draw": "Before drawing",
}
CONDITIONS: Final = {
    "type=": "{}",
    "level<=": "Level {} or less",
    "level>=": "Level {} or more",
    "printed_level<=": "printed Level {} or less",
    "printed_level>=": "printed Level {} or more",
    "class in ": "{}",
    "winner_type=": "{} winner",
    "winner_level<=": "winner of Level {} or less",
    "winner_level>=": "winner of Level {} or more",
    "winner_class in ": "{} winner",
    "target_glory>own": "one with more Glory",
    "own_lost_by_level<=": "scrap lost by {} Levels or less",
    "own_lost": "scrap lost",
    "own_glory<=": "you have {} Glory or less",
    "hand<=": "hand of {} or less",
    "players=": "{} players",
    "location=": "at {}",
}


def condition(text: str) -> str:
    """A condition in a few words: robot or alien winner."""
    head, rest = split(text)
    names = rest.split(",") if head.endswith("class in ") else [rest.replace("_", " ")]
    text = CONDITIONS[head].format(" or ".join(names))
    return text.replace("by 1 Levels", "by 1 Level")


# ---------------------------------------------------------------- words


def _cards(told: Told, one: str = "card") -> str:
    """A card, 2 cards; of which kind."""
    kind = {"character": "character", "power_up": "Power-Up"}.get(told.get("kind", ""), "")
    name = " ".join(filter(None, [told.get("type", ""), told.get("class", ""), kind]))
    n = told.get("n", 1)
    if not name:
        return f"a {one}" if n == 1 else f"{n} {one}s"
    if told.get("class") in ADJECTIVES and not kind:
        name += " character"
    return f"{'an' if name[0] in 'aeiou' else 'a'} {name}" if n == 1 else f"{n} {name}s"


def _discard(told: Told, how: str = "") -> str:
    kind = {"character": " character", "power_up": " Power-Up"}.get(told.get("kind", ""), "")
    return f"discard {told['n']}{kind}{'s' if kind and told['n'] > 1 else ''}{how}"


def _put(told: Told, what: str, key: str = "to") -> str:
    """Where a card goes."""
    return {
        "hand": f"return {what} to hand",
        "discard": f"discard {what}",
        "deck_top": f"put {what} on the deck",
        "deck_bottom": f"put {what} under the deck",
        "deck_shuffled": f"shuffle {what} away",
    }[str(told.get(key, "hand"))]


def _recover(told: Told) -> str:
    if told["to"] == "hand":
        return f"take back {_cards(told)}"
    where = {"deck_top": "on your deck", "deck_bottom": "under your deck"}
    return f"put {_cards(told)} back {where.get(told['to'], 'into your deck')}"


def _peek(told: Told) -> str:
    whose = "your" if told["who"] == "self" else "a deck's"
    n = "card" if told["n"] == 1 else str(told["n"])
    text = f"{'sort' if told.get('reorder') else 'see'} {whose} top {n}"
    return text + (", some go under" if told.get("bottom") else "")


def _per(told: Told) -> str:
    each = {
        "class_in_play": told.get("class"),
        "type_in_play": told.get("type"),
        "beaten_character": "beaten",
        "card_in_hand": "card held",
    }[told["per"]]
    return f"+1 Glory per {each}, {told['max']} at most"


def _level_set(told: Told) -> str:
    to = {"highest_opposing": "as the highest foe", "lowest_opposing": "as the lowest foe", "printed": "as printed"}
    return f"Level {to.get(told['to'], told['to'])}"


def _type_set(told: Told) -> str:
    return {"chosen": "choose its Type", "copy_opposing": "take a foe's Type"}.get(told["to"], f"become {told['to']}")


def _steps(told: Told) -> str:
    if told["n"] < 0:
        return "no normal draw"
    return f"draw {told['n']} more later" if told["n"] else "draw as usual"


def _whose(told: Told) -> str:
    """Which character is meant: this one, yours, a foe."""
    return {"this": "this", "all": "all"}.get(told["who"]) or WHO[told["who"]]


SAYS: Final[dict[str, Template]] = {
    "none": "nothing happens",
    "glory_gain": "+{n} Glory",
    "glory_lose": "-{n} Glory",
    "glory_steal": lambda told: "steal {n} Glory" + {"opponent": ""}.get(told["who"], " from {whom}"),
    "glory_give": "give {n} Glory to {whom}",
    "glory_per": _per,
    "draw": "draw {n}",
    "draw_to": "draw up to {n}",
    "free_refill": "fill up to {n} for free",
    "draw_step_mod": _steps,
    "discard_choice": _discard,
    "discard_random": lambda told: _discard(told, " at random"),
    "hand_peek": lambda told: "see a hand" if told["who"] == "opponent" else "see all hands",
    "hand_reveal": "show the hand",
    "deck_peek": _peek,
    "mill": lambda told: f"discard the deck's top {'card' if told['n'] == 1 else told['n']}",
    "recover": _recover,
    "return_self": lambda told: _put(told, "this"),
    "bounce": lambda told: _put({}, _whose(told)),
    "remove": lambda told: _put({"to": "discard"}, _whose(told)),
    "replace_hand": lambda told: f"swap {_whose(told)} with one from hand",
    "replace_deck": lambda told: f"swap {_whose(told)} with the next in deck",
    "reenter_discard": lambda told: f"bring back {_cards(told, 'character')}",
    "level_mod": "Level {n:+}",
    "level_set": _level_set,
    "level_swap": lambda told: "swap two Levels" if told["who"] == "any_two" else "swap Levels with one",
    "type_set": _type_set,
    "spot_swap": lambda told: "swap two spots" if told["who"] == "any_two" else "swap spots with one",
    "silence": lambda told: (
        f"silence {_whose(told)}"
        if told.get("trigger", "all") == "all"
        else f"silence the {told['trigger'].capitalize()} of {_whose(told)}"
    ),
    "copy_ability": lambda told: f"copy the {told['trigger'].capitalize()} of {_whose(told)}",
    "reverse_types": "Types turn round",
    "reverse_levels": "lower Level wins",
    "ignore_types": "only Levels count",
    "beat_class": "beat every {class}",
    "beat_type": "beat every {type}",
    "win_ties": "win true ties",
    "rescrap_throw": "throw to win it",
    "protect": lambda told: {
        "power_ups": "safe from Power-Ups",
        "play": "safe from abilities",
        "all": "safe from opponents",
    }[told["from"]],
    "winner_bonus": "+{n} Glory",
    "victory_mod": "Victory Glory {n:+}",
    "location_change": "change the location",
    "location_lock": "the location stays",
}
"""A row for each word that has no lists."""
ORDERS: Final = (
    "steal", "give", "draw", "fill", "discard", "see", "show", "sort", "take", "put", "return", "shuffle", "swap",
    "bring", "choose", "become", "silence", "copy", "beat", "win", "throw", "change", "flip",
)  # fmt: skip
"""What a short text begins with that is an order to its owner."""
VERBS: Final = ("draw", "discard", "show", "beat", "win", "become")
SUBJECT: Final = (
    "glory_gain", "glory_lose", "draw", "draw_to", "draw_step_mod", "discard_choice", "discard_random", "hand_reveal",
    "mill", "level_mod", "level_set", "type_set", "beat_class", "beat_type", "win_ties", "winner_bonus", "protect",
)  # fmt: skip
"""Words that say first whom they are about."""


def sentence(word: Word) -> str:
    """One effect word in short, small at its beginning."""
    told = parameters(word)
    text = _lists(word, told) if word.lists else _one(word, told)
    if dict(word.numbers)["optional"]:
        text = f"{'you may ' if text.partition(' ')[0].rstrip(':') in ORDERS else 'you may: '}{text}"
    cond = str(told.get("if", ""))
    head, _, rest = text.partition(": ")
    if word.op in ("if_then", "throw_duel"):
        return text
    if not cond:
        verb, _, what = rest.partition(" ")
        done = verb if head.startswith("all") else thirds(verb)
        return f"{head} {done} {what}" if head in WHO.values() and verb in VERBS else text
    asked = condition(cond)
    if head in ("the winner", "all") and rest:
        text = rest
    elif head == "all others":
        asked, text = f"every other {asked}", rest
    return f"{asked}: {text}"


def _one(word: Word, told: Told) -> str:
    """A word without lists."""
    who = "winner" if word.op == "winner_bonus" else str(told["who"])
    template = SAYS[word.op]
    text = (template if isinstance(template, str) else template(told)).format(whom=WHO.get(who, ""), **told)
    return f"{WHO[who]}: {text}" if word.op in SUBJECT and who in WHO else text


def _lists(word: Word, told: Told) -> str:
    """flip, throw_duel, choose_one, if_then, rescrap: what their lists say."""
    lists = [", ".join(map(sentence, one)) for one in word.lists]
    if word.op == "choose_one":
        return " or ".join(lists)
    if word.op == "rescrap":
        return f"{lists[0]}, scrap again"
    first, second = lists
    if word.op == "if_then":
        asked = condition(str(told["if"]))
        if not first:
            return f"unless {asked}: {second}"
        return f"{asked}: {first}{f', else {second}' if second else ''}"
    heads, tails = ("heads", "tails") if word.op == "flip" else ("if won", "if lost")
    both = [f"{name} {said}" for name, said in ((heads, first), (tails, second)) if said]
    return f"{'flip' if word.op == 'flip' else 'throw'}: {', '.join(both)}"


# ---------------------------------------------------------------- cards


AFTER_LOSS: Final = re.compile(r"(Scrap lost[^:]*): (.*)")


def heads(sheet: Sheet) -> list[tuple[str, str]]:
    """Head and text of everything a card does: Play, Sort your top 3."""
    if sheet.kind == "location":
        return [("", _all(sheet.effects[0]))] if sheet.effects[0] else []
    windows = ", ".join(MOMENTS[ids.WINDOWS[window]] for window in sheet.windows)
    if sheet.kind == "power_up":
        lost = AFTER_LOSS.match(_all(sheet.effects[0])) if sheet.windows == (ids.W_AFTER_SCRAP,) else None
        return (
            [(f"After a {lost[1][:1].lower()}{lost[1][1:]}", large(lost[2]))]
            if lost
            else [(windows, _all(sheet.effects[0]))]
        )
    return [
        (windows if k == ids.OTHER else ids.TRIGGERS[k].capitalize(), _all(words))
        for k, words in enumerate(sheet.effects)
        if words
    ]


def _all(words: tuple[Word, ...]) -> str:
    """The words of a list; a head that two share is said once."""
    made: list[str] = []
    before = ""
    for word in words:
        said = sentence(word)
        head, _, rest = said.partition(": ")
        made.append(rest if rest and head == before else said)
        before = head if rest else ""
    return f"{large(', '.join(made))}."


def short_of(sheet: Sheet) -> str:
    """The short text of a card."""
    said = [f"{head}: {text}" if head else text for head, text in heads(sheet)]
    return " ".join(said) or (BASIC if sheet.kind == "location" else "No effect.")
