"""Card texts, generated from the data: what stands on a card is what its effect words do."""

from pathlib import Path
from typing import Any, Final

from rumpus.games.incredibrawl.content.load import Cards, Sheet, load, written
from rumpus.games.incredibrawl.content.reading import Word
from rumpus.games.incredibrawl.interface.card_clauses import CONDITIONS, SHAPES, Clause, clause, condition, split
from rumpus.games.incredibrawl.rules import ids
from rumpus.games.incredibrawl.rules import vocabulary as v

CONDITION: Final = tuple((head, words.replace("{s}", "the character")) for head, words in CONDITIONS)
MOMENTS: Final = {
    "select": "Before choosing characters",
    "reveal": "After the reveal",
    "before_play": "Before a Play ability",
    "before_scrap": "Before a scrap",
    "after_scrap": "After a scrap",
    "before_abilities": "When the brawl is decided",
    "before_win": "After the Lose abilities",
    "after_glory": "After the Victory Glory",
    "draw": "Before drawing",
}
OWN_MOMENTS: Final = {**MOMENTS, "before_scrap": "Before its scraps", "after_scrap": "After its scraps"}
"""Of a character's Other ability: around a scrap it is about those that the character fights."""
STATEMENTS: Final = ("for ", "in ", "here", "the ", "this ", "nothing ", "Power-Ups ", "abilities ", "opponents ")
"""What a sentence begins with that is no order to its owner."""
BASIC: Final = "Basic arena: every game starts with it face up. No effect on a brawl."


def parameters(word: Word) -> dict[str, Any]:
    """The parameters of a word as its file tells them, with `who` for whoever it is about."""
    told: dict[str, Any] = {key: _plain(value) for key, value in word.told}
    told["who"] = v.WHO[dict(word.numbers)["who"]]
    return told


def _plain(value: str) -> Any:
    """A value as it stood in the file, from its written form."""
    if value in ("True", "False"):
        return value == "True"
    return value.strip("'") if value.startswith("'") else int(value)


def on_target(word: Word) -> bool:
    """Whether a condition is told with the target: every natural character."""
    told = parameters(word)
    head = split(str(told.get("if", "own_lost")))[0]
    if head == "target_glory>own":
        return True
    return head in ("type=", *SHAPES) and dict(word.numbers)["who"] > v.H_OWN


def sentence(word: Word, where: str = "character", known: str = "") -> str:
    """One effect word in words, small at its beginning. `known`: a condition that the text has told already."""
    told = parameters(word)
    text, order = _body(word, told, where)
    if dict(word.numbers)["optional"]:
        text = _may(word, text, order)
    cond = str(told.get("if", ""))
    static = where == "location" and word.op in ("level_mod", "level_set", "type_set", *v.MARKS, "protect")
    if word.op == "if_then" or not cond or cond == known or on_target(word):
        return text
    if static and split(cond)[0] in ("type=", *SHAPES):
        return text
    subject = "this character" if told["who"] == "this" else "your character"
    return f"if {condition(cond, subject)}, {text}"


def _may(word: Word, text: str, order: bool) -> str:
    """The text of what need not be done."""
    if word.op == "if_then":
        cond, _, rest = text.partition(", ")
        return f"{cond}, you may {rest}"
    return f"you may {text}" if order else f"if you want, {text}"


def _body(word: Word, told: dict[str, Any], where: str) -> tuple[str, bool]:
    """What a word says, and whether it is an order to its owner."""
    if word.lists:
        return _listed(word, told, where), True
    made = clause(word.op, told, where)
    if made.choose:
        between = ";" if where == "power_up" else ":"
        chosen = made.choose.replace("in this scrap", "in it") if where == "power_up" else made.choose
        return f"choose {chosen}{between} {made.said()}", True
    cond = str(told.get("if", ""))
    if cond.startswith("winner_") and made.who == "the winner of the brawl":
        made = Clause(made.verb, made.rest, "its owner")
    return made.said(), not made.who and not made.verb.startswith(STATEMENTS)


def choices(word: Word, where: str) -> list[str]:
    """What each list inside a word says, small at its beginning."""
    return ["; then ".join(sentence(inner, where) for inner in one) for one in word.lists]


def _listed(word: Word, told: dict[str, Any], where: str) -> str:
    """flip, throw_duel, choose_one, if_then, rescrap: what their lists say."""
    lists = choices(word, where)
    if word.op == "choose_one":
        return f"choose one: {'; or '.join(lists)}"
    if word.op == "rescrap":
        return f"{lists[0]}; then the scrap is compared again"
    first, second = lists
    if word.op == "flip":
        heads, tails = (f"{name}: {said}" if said else "" for name, said in (("Heads", first), ("Tails", second)))
        return ". ".join(part for part in ("flip the coin", heads, tails) if part)
    if word.op == "if_then":
        cond = condition(str(told["if"]))
        if not first:
            return f"unless {cond}, {second}"
        return f"if {cond}, {first}{f'. Otherwise, {second}' if second else ''}"
    against = {"winner": "the winner of the brawl", "loser": "a beaten player of your choice"}
    name = against.get(told["who"], "an opponent of your choice")
    name += " who has more Glory than you" if told.get("if") == "target_glory>own" else ""
    won = f"If you win the throw, {first}" if first else ""
    lost = f"If you lose the throw, {second}" if second else ""
    return ". ".join(part for part in (f"throw against {name}", won, lost) if part)


def _sentences(words: tuple[Word, ...], where: str, known: str = "") -> list[str]:
    """The sentences of a list; two about the winner under one condition are one."""
    made: list[str] = []
    before = ""
    for word in words:
        said = sentence(word, where, known)
        head, _, rest = said.partition(", its owner ")
        if rest and head == before:
            made[-1] += f" and {rest}"
        else:
            made.append(said)
        before = head if rest else ""
    return made


def large(text: str) -> str:
    """The text with a capital letter."""
    return text[:1].upper() + text[1:]


def moments(sheet: Sheet) -> str:
    """The windows of a Power-Up, or the moments of an Other ability, in words: `After the reveal or before a scrap`."""
    own = sheet.kind == "character"
    first, *more = [(OWN_MOMENTS if own else MOMENTS)[ids.WINDOWS[window]] for window in sheet.windows]
    names = [first, *(f"{name[:1].lower()}{name[1:]}" for name in more)]
    last = f" {'and' if own else 'or'} {names.pop()}" if more else ""
    return ", ".join(names) + last


def heads(sheet: Sheet) -> list[tuple[str, str, str]]:
    """A character's abilities: trigger, head and text. IB-TERM-09: an Other ability has no keyword but its moments."""
    made = []
    for k, words in enumerate(sheet.effects):
        if words:
            head = moments(sheet) if k == ids.OTHER else ids.TRIGGERS[k].capitalize()
            made.append((ids.TRIGGERS[k], head, f"{'. '.join(map(large, _sentences(words, sheet.kind)))}."))
    return made


def text_of(sheet: Sheet) -> str:
    """The text of a card."""
    if sheet.kind == "character":
        return " ".join(f"{head}: {said}" for _, head, said in heads(sheet)) or "No effect."
    words = sheet.effects[0]
    if sheet.kind == "location":
        return f"{'. '.join(map(large, _sentences(words, sheet.kind)))}." if words else BASIC
    head, known = moments(sheet), ""
    if sheet.windows == (ids.W_AFTER_SCRAP,) and len(words) == 1:
        cond = str(parameters(words[0]).get("if", ""))
        if cond.startswith("own_lost") and words[0].op != "if_then":
            head, known = f"After {condition(cond)}", cond
    first, *more = _sentences(words, sheet.kind, known)
    return f"{'. '.join([f'{head}: {first}', *map(large, more)])}."


def banner(sheet: Sheet) -> str:
    """What stands above the text: Type, Level and classes, or what kind of card it is."""
    if sheet.kind == "character":
        return f"{ids.TYPES[sheet.type]} {sheet.level}, {', '.join(sheet.classes)}"
    return sheet.kind.replace("_", "-")


def shown(cards: Cards, own: tuple[Sheet, ...]) -> list[str]:
    """Some cards of a set as players read them; and how many need code: none do."""
    lines = [f"{sheet.name} ({banner(sheet)}): {text_of(sheet)}" for sheet in own]
    code = sum(word.op in v.SPECIALS for sheet in own for one in sheet.effects for word in one)
    return [*lines, f"{len(cards.all)} cards, {len(own)} of your own, {code} with code of their own"]


def show_file(path: str | Path) -> list[str]:
    """What a designer's file says, in words. Raises ContentError, or OSError when it cannot be read."""
    cards = load(str(path))
    return shown(cards, written(path))
