"""Card texts, generated from the data: what stands on a card is what its effect words do. The full text is the law's,
and says everything; the short one, for the sign of a location or a small face, says what to expect.
"""

import re
from typing import Final

from rumpus import effects as fx
from rumpus.effects import large
from rumpus.games.incredibrawl.content.conditions import IF
from rumpus.games.incredibrawl.content.load import Sheet
from rumpus.games.incredibrawl.content.moments import NAMES, WINDOWS
from rumpus.games.incredibrawl.content.words import VOCABULARY
from rumpus.games.incredibrawl.rules import ids

BASIC: Final = "Basic arena: every game starts with it face up. No effect on a brawl."
BASIC_SHORT: Final = "Basic arena, no effect."
AFTER_LOSS: Final = re.compile(r"(Scrap lost[^:]*): (.*)")


def sentence(node: fx.Node, where: str = "character", known: str = "", voice: str = fx.FULL) -> str:
    """One effect word in words, small at its beginning. `known`: a condition that the text has told already."""
    return fx.say(VOCABULARY, node, voice, fx.Place(on=where), {"known": known})


def choices(node: fx.Node, where: str) -> list[str]:
    """What each list inside a word says, small at its beginning."""
    lists = [nodes for _, several in node.blocks for nodes in several]
    return [fx.say_all(VOCABULARY, nodes, fx.FULL, fx.Place(on=where)) for nodes in lists]


# ---------------------------------------------------------------- in full


def _sentences(words: tuple[fx.Node, ...], where: str, known: str = "") -> list[str]:
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


def moments(sheet: Sheet) -> str:
    """The windows of a Power-Up, or the moments of an Other ability, in words: `After the reveal or before a scrap`."""
    own = sheet.kind == "character"
    first, *more = [WINDOWS[NAMES[window]].head(own=own) for window in sheet.windows]
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
        asked = words[0].sentence("if")
        if asked is not None and asked.text.startswith("own_lost") and words[0].word != "if_then":
            head, known = f"After {fx.say_sentence(IF, asked)}", asked.text
    first, *more = _sentences(words, sheet.kind, known)
    return f"{'. '.join([f'{head}: {first}', *map(large, more)])}."


def parts_of(sheet: Sheet) -> list[dict[str, str | None]]:
    """A card's text cut at its heads: the trigger of a character's ability, what stands before the text, the text."""
    if sheet.kind == "character" and any(sheet.effects):
        return [{"trigger": trigger, "head": head, "text": text} for trigger, head, text in heads(sheet)]
    text = text_of(sheet)
    head, _, rest = text.partition(": ") if sheet.kind == "power_up" else ("", "", text)
    return [{"trigger": None, "head": head, "text": large(rest)}]


# ---------------------------------------------------------------- in short


def short_heads(sheet: Sheet) -> list[tuple[str, str]]:
    """Head and short text of everything a card does: Play, Sort your top 3."""
    if sheet.kind == "location":
        return [("", _all(sheet.effects[0]))] if sheet.effects[0] else []
    windows = ", ".join(WINDOWS[NAMES[window]].short for window in sheet.windows)
    if sheet.kind == "power_up":
        text = _all(sheet.effects[0])
        lost = AFTER_LOSS.match(text) if sheet.windows == (ids.W_AFTER_SCRAP,) else None
        return [(f"After a {lost[1][:1].lower()}{lost[1][1:]}", large(lost[2]))] if lost else [(windows, text)]
    return [
        (windows if k == ids.OTHER else ids.TRIGGERS[k].capitalize(), _all(nodes))
        for k, nodes in enumerate(sheet.effects)
        if nodes
    ]


def _all(nodes: tuple[fx.Node, ...]) -> str:
    """The words of a list in short; a head that two share is said once."""
    made: list[str] = []
    before = ""
    for node in nodes:
        said = sentence(node, voice=fx.SHORT)
        head, _, rest = said.partition(": ")
        made.append(rest if rest and head == before else said)
        before = head if rest else ""
    return f"{large(', '.join(made))}."


def short_of(sheet: Sheet) -> str:
    """The short text of a card."""
    said = [f"{head}: {text}" if head else text for head, text in short_heads(sheet)]
    return " ".join(said) or (BASIC_SHORT if sheet.kind == "location" else "No effect.")


# ---------------------------------------------------------------- a whole card


def banner(sheet: Sheet) -> str:
    """What stands above the text: Type, Level and classes, or what kind of card it is."""
    if sheet.kind == "character":
        return f"{ids.TYPES[sheet.type]} {sheet.level}, {', '.join(sheet.classes)}"
    return sheet.kind.replace("_", "-")
