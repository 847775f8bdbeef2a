"""Card texts, generated from the data: one sentence for each effect word."""

from pathlib import Path
from typing import Any

from rumpus.games.incredibrawl import vocabulary as v
from rumpus.games.incredibrawl.content import Cards, Sheet, installed, load
from rumpus.games.incredibrawl.ids import TRIGGERS, TYPES, WINDOWS
from rumpus.games.incredibrawl.program import Word

PEOPLE = {
    "self": "you",
    "opponent": "an opponent you choose",
    "each_opponent": "each opponent",
    "each_player": "every player",
    "winner": "the winner of the brawl",
    "richest": "the opponent with the most Glory",
    "poorest": "the opponent with the least Glory",
    "loser": "a beaten player you choose",
    "this": "this character",
    "own_character": "your character",
    "own": "your character",
    "opposing": "an opposing character you choose",
    "any": "a character you choose",
    "in_scrap": "a character in this scrap",
    "all": "every character",
    "all_others": "every other character",
    "any_two": "two characters you choose",
    "this_and_one": "this character and another you choose",
}
TO = {
    "hand": "the hand",
    "discard": "the discard pile",
    "deck_top": "the top of the deck",
    "deck_bottom": "the bottom of the deck",
    "deck_shuffled": "the deck, which is shuffled",
}
MOMENTS = {
    "select": "Before choosing characters",
    "reveal": "After the reveal",
    "before_scrap": "Before a scrap",
    "after_scrap": "After a scrap",
    "before_abilities": "When the brawl is decided",
    "draw": "Before drawing",
}
SENTENCES = {
    "none": "no effect",
    "glory_gain": "{who}: gain {n} Glory",
    "glory_lose": "{who}: lose {n} Glory",
    "glory_steal": "steal {n} Glory from {who}",
    "glory_give": "give {n} Glory to {who}",
    "glory_per": "gain 1 Glory for each {per}, {max} at most",
    "draw": "{who}: draw {n}",
    "draw_to": "{who}: draw up to {n} cards",
    "free_refill": "draw up to {n} cards instead of the normal draw, at no cost",
    "draw_step_mod": "{who}: {n:+} to the normal draw of this Draw step",
    "discard_choice": "{who}: discard {n} of own choice",
    "discard_random": "{who}: discard {n} at random",
    "hand_peek": "look at the hand of {who}",
    "hand_reveal": "{who}: show the hand to all",
    "deck_peek": "look at the top {n} of the deck ({who}){order}",
    "mill": "{who}: the top {n} of the deck to the discard pile",
    "recover": "take {n} of your choice from your discard pile to {to}",
    "return_self": "this character goes to {to}",
    "bounce": "{who} goes back to its owner's hand",
    "remove": "{who} goes to its owner's discard pile",
    "replace_hand": "{who} goes to {to}, and another character from hand takes its spot",
    "replace_deck": "{who} goes to {to}, and the first character of the deck takes its spot",
    "reenter_discard": "a character from your discard pile comes into play",
    "level_mod": "{who} gets Level {n:+}{until}",
    "level_set": "the Level of {who} becomes {to}{until}",
    "level_swap": "{who} exchange their Levels",
    "type_set": "{who} has the Type {to}{until}",
    "spot_swap": "{who} swap their spots",
    "silence": "{who} is silenced for this brawl",
    "copy_ability": "this character also has the {trigger} ability of {who}",
    "reverse_types": "the Type that would be beaten beats the other{until}",
    "reverse_levels": "the lower Level wins scraps between equal Types{until}",
    "ignore_types": "scraps compare Levels only{until}",
    "beat_class": "{who} beats every {class} character it scraps with",
    "beat_type": "{who} beats every {type} character it scraps with",
    "win_ties": "{who} wins true ties{until}",
    "rescrap_throw": "the two owners throw; the throw winner's character wins that scrap instead",
    "rescrap": "{pre}; then the scrap is compared again",
    "protect": "{who} cannot be chosen by opponents ({from})",
    "winner_bonus": "the winner's owner gains {n} Glory",
    "victory_mod": "the Victory Glory is {n:+}",
    "location_change": "the location changes at once",
    "location_lock": "the location may not change this round",
    "flip": "flip the coin. Heads: {heads}. Tails: {tails}",
    "throw_duel": "throw against {who}. If you win: {on_win}. If not: {on_loss}",
    "choose_one": "choose one: {options}",
    "if_then": "{then}; otherwise {else}",
}
CONDITION = (
    ("type=", "{} characters only"),
    ("level<=", "Level {} or less"),
    ("level>=", "Level {} or more"),
    ("printed_level<=", "printed Level {} or less"),
    ("printed_level>=", "printed Level {} or more"),
    ("class in ", "class {}"),
    ("winner_type=", "the winning character is {}"),
    ("winner_level<=", "the winning character's Level is {} or less"),
    ("winner_level>=", "the winning character's Level is {} or more"),
    ("winner_class in ", "the winning character is {}"),
    ("target_glory>own", "that player has more Glory than you"),
    ("own_lost_by_level<=", "your character lost by {} Levels or less"),
    ("own_lost", "your character lost the scrap"),
    ("own_glory<=", "you have {} Glory or less"),
    ("hand<=", "you hold {} cards or fewer"),
    ("players=", "there are {} players"),
    ("location=", "the location is {}"),
)


def sentence(word: Word) -> str:
    """One effect word in words."""
    told: dict[str, Any] = {key: _plain(value) for key, value in word.told}
    lists = iter(word.lists)
    for key, allowed in v.GRAMMAR[word.op].items():
        if allowed == "list":
            told[key] = "; ".join(map(sentence, next(lists))) or "nothing"
        elif allowed == "lists":
            told[key] = " or ".join("; ".join(map(sentence, one)) for one in word.lists)
    numbers = dict(word.numbers)
    told["who"] = PEOPLE[v.WHO[numbers["who"]]]
    told["until"] = " for this scrap" if numbers.get("until") else " for this brawl"
    place = told.get("old_to", told.get("to", "hand"))
    told["to"] = TO.get(place, str(place).replace("_", " "))
    told["order"] = " and put them back in any order" if told.get("reorder") else ""
    if "per" in told:
        told["per"] = f"{told['per'].replace('_', ' ')} {told.get('class', told.get('type', ''))}".strip()
    text = SENTENCES[word.op].format_map(told)
    if numbers["optional"]:
        text = f"you may: {text}"
    return f"if {_condition(told['if'])}: {text}" if "if" in told else text


def _plain(value: str) -> Any:
    """A value as it stood in the file, from its written form."""
    if value in ("True", "False"):
        return value == "True"
    return value.strip("'") if value.startswith("'") else int(value)


def _condition(text: str) -> str:
    """A condition in words."""
    for head, words in CONDITION:
        if text.startswith(head):
            rest = text[len(head) :].replace(",", " or ").replace("_", " ")
            return words.format(rest)
    return text


def text_of(sheet: Sheet) -> str:
    """The text of a card."""
    parts = []
    for k, words in enumerate(sheet.effects):
        if not words:
            continue
        said = "; ".join(map(sentence, words))
        head = TRIGGERS[k].capitalize() if sheet.kind == "character" else ""
        if sheet.kind == "power_up":
            head = MOMENTS[WINDOWS[sheet.window]]
        parts.append(f"{head}: {said}." if head else f"{said[0].upper()}{said[1:]}.")
    return " ".join(parts) or "No effect."


def banner(sheet: Sheet) -> str:
    """What stands above the text: Type, Level and classes, or what kind of card it is."""
    if sheet.kind == "character":
        return f"{TYPES[sheet.type]} {sheet.level}, {', '.join(sheet.classes)}"
    return sheet.kind.replace("_", "-")


def shown(cards: Cards, base: Cards) -> list[str]:
    """The cards of a set that are not in the installed one, as players read them; and how many need code: none do."""
    own = [sheet for sheet in cards.all if sheet not in base.all]
    lines = [f"{sheet.name} ({banner(sheet)}): {text_of(sheet)}" for sheet in own]
    code = sum(word.op in v.SPECIALS for sheet in own for one in sheet.effects for word in one)
    return [*lines, f"{len(cards.all)} cards, {len(own)} of your own, {code} with code of their own"]


def show_file(path: str | Path) -> list[str]:
    """What a designer's file says, in words. Raises ContentError, or OSError when it cannot be read."""
    return shown(load(str(path)), installed())


def type_name(kind: int) -> str:
    """The name of a Type."""
    return TYPES[kind]
