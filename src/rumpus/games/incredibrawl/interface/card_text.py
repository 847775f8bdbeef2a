"""Card texts, generated from the data: what stands on a card is what its effect words do. The full text is the law's,
and says everything; the short one, for the sign of a location or a small face, says what to expect.
"""

from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, Final

from rumpus import effects as fx
from rumpus.effects import large
from rumpus.games.incredibrawl.content import conditions
from rumpus.games.incredibrawl.content.load import Sheet
from rumpus.games.incredibrawl.content.moments import NAMES
from rumpus.games.incredibrawl.content.words import VOCABULARY
from rumpus.games.incredibrawl.interface.names import LETTERED
from rumpus.games.incredibrawl.rules import ids
from rumpus.kernel.words.saying import Saying, amid, catalogue_of, saying

Nodes = tuple[fx.Node, ...]
CATALOGUE: Final = catalogue_of(str(Path(__file__).parent))
"""All that IncrediBrawl says."""
say = partial(CATALOGUE.say, names={**LETTERED, "AMID": amid})
MAY: Final = {
    ("rescrap", fx.FULL): ("pre",),
    ("rescrap", fx.SHORT): ("pre",),
    ("if_then", fx.FULL): ("then", "else"),
    ("choose_one", fx.SHORT): ("options",),
}
"""Words whose owner may do what is inside: the first word of the first of these lists that there is says it, unless it
has a condition of its own.
"""
HEADLESS: Final = ("if_then", "throw_duel")
"""Words whose short text begins with no condition that others could share."""


def handed_on(node: fx.Node, voice: str, *, may: bool = False) -> fx.Node:
    """A word as it is said: that its owner may, where the first word inside says that."""
    may = may or bool(node.data.get("optional"))
    lists = [key for key in MAY.get((node.word, voice), ()) if may and any(node.block(key))]
    key = "" if not lists or "if" in node.block(lists[0])[0][0].data else lists[0]

    def inside(name: str, several: tuple[Nodes, ...]) -> tuple[Nodes, ...]:
        first = several[0][0] if name == key else None
        return tuple(tuple(handed_on(one, voice, may=one is first) for one in nodes) for nodes in several)

    blocks = tuple((name, inside(name, several)) for name, several in node.blocks)
    return replace(node, blocks=blocks, data={**node.data, "optional": may and not key})


def message(node: fx.Node, where: str = "", voice: str = fx.FULL, **given: Any) -> Saying:
    """One effect word as a message; `known`: a condition that the text has told already."""
    return fx.message(VOCABULARY, handed_on(node, voice), voice, given, fx.Place(on=where))


def sentence(node: fx.Node, where: str = "character", voice: str = fx.FULL) -> str:
    """One effect word in words, small at its beginning."""
    return say(message(node, where, voice))


def choices(node: fx.Node, where: str) -> list[str]:
    """What each list inside a word says, small at its beginning."""
    lists = [nodes for _, several in node.blocks for nodes in several]
    return [say(fx.in_turn([message(one, where) for one in nodes], "effect-then")) if nodes else "" for nodes in lists]


# ---------------------------------------------------------------- in full


def _sentences(words: Nodes, where: str, known: str = "") -> list[str]:
    """The sentences of a list; two about the winner under one condition are one."""
    made: list[Saying] = []
    before: Any = None
    for word in words:
        told = message(word, where, known=known)
        head = (told.args["if"], word.data.get("if"), told.args["optional"]) if told.args["wins"] else None
        if head and head == before:
            made[-1] = saying("effect-and", first=made[-1], next=message(word, where, joined=True))
        else:
            made.append(told)
        before = head
    return [say(one) for one in made]


def window(number: int, form: str = "") -> Saying:
    """A window as it heads a text; its form: `short`, `guide`, or `own` for an Other ability."""
    return Saying(f"card-window{form and '.'}{form}", {"window": NAMES[number]})


def moments(sheet: Sheet) -> str:
    """The windows of a Power-Up, or the moments of an Other ability, in words: `After the reveal or before a scrap`."""
    own = "own" if sheet.kind == "character" else ""
    *several, last = [window(number, own) for number in sheet.windows]
    if not several:
        return say(last)
    first = fx.in_turn(several, "card-windows")
    return say(saying(f"card-windows.{own or 'last'}", first=first, next=last))


def heads(sheet: Sheet) -> list[tuple[str, str, str]]:
    """A character's abilities: trigger, head and text. IB-TERM-09: an Other ability has no keyword but its moments."""
    return [
        (name, moments(sheet) if name == "other" else trigger(name), _joined(_sentences(words, sheet.kind)))
        for name, words in zip(ids.TRIGGERS, sheet.effects, strict=True)
        if words
    ]


def trigger(name: str) -> str:
    """A keyword as it heads a text."""
    return say(saying("card-trigger", trigger=name))


def _joined(sentences: Iterable[str]) -> str:
    """Sentences one after the other."""
    return f"{'. '.join(map(large, sentences))}."


def parts_of(sheet: Sheet) -> list[dict[str, str | None]]:
    """A card's text cut at its heads: the trigger of a character's ability, what stands before the text, the text."""
    if sheet.kind == "character" and any(sheet.effects):
        return [{"trigger": name, "head": head, "text": text} for name, head, text in heads(sheet)]
    head, text = _laid(sheet) if sheet.kind == "power_up" else ("", text_of(sheet))
    return [{"trigger": None, "head": head, "text": large(text)}]


def _laid(sheet: Sheet) -> tuple[str, str]:
    """The head of a Power-Up, and its text, small at its beginning; the head has the condition that a scrap is lost."""
    words = sheet.effects[0]
    lost = lost_in(sheet) if len(words) == 1 else None
    first, *more = _sentences(words, sheet.kind, lost.text if lost else "")
    return after(lost) if lost else moments(sheet), f"{'. '.join([first, *map(large, more)])}."


def lost_in(sheet: Sheet) -> fx.Sentence | None:
    """The condition that a scrap is lost, of the first word of a Power-Up that is laid after one."""
    first = sheet.effects[0][0]
    asked = first.sentence("if") if sheet.windows == (ids.W_AFTER_SCRAP,) and first.word != "if_then" else None
    return asked if asked is not None and asked.form.name in ("lost", "lost_by") else None


def after(lost: fx.Sentence, voice: str = fx.FULL) -> str:
    """That condition as the head of a text."""
    return say(Saying(fx.message_id(voice, "card-after"), conditions.told(lost)))


@fx.once
def text_of(sheet: Sheet) -> str:
    """The text of a card."""
    if sheet.kind == "power_up":
        return ": ".join(_laid(sheet))
    if sheet.kind == "location":
        return _joined(_sentences(sheet.effects[0], sheet.kind)) if sheet.effects[0] else say(saying("card-basic"))
    return " ".join(f"{head}: {text}" for _, head, text in heads(sheet)) or say(saying("card-nothing"))


# ---------------------------------------------------------------- in short


def short_heads(sheet: Sheet) -> list[tuple[str, str]]:
    """Head and short text of everything a card does: Play, Sort your top 3."""
    windows = ", ".join(say(window(number, "short")) for number in sheet.windows)
    if sheet.kind == "character":
        names = zip(ids.TRIGGERS, sheet.effects, strict=True)
        return [(windows if name == "other" else trigger(name), _all(nodes)) for name, nodes in names if nodes]
    lost = lost_in(sheet) if sheet.kind == "power_up" else None
    words = sheet.effects[0]
    return [(after(lost, fx.SHORT) if lost else windows, _all(words, lost.text if lost else ""))] if words else []


def _all(nodes: Nodes, known: str = "") -> str:
    """The words of a list in short; a condition that two share is said once."""
    made: list[str] = []
    before: Any = (known, False)
    for node in nodes:
        told = message(node, voice=fx.SHORT)
        head = (node.data.get("if"), told.args["every"]) if node.word not in HEADLESS else None
        made.append(say(message(node, voice=fx.SHORT, joined=True) if head == before else told))
        before = head
    return f"{large(', '.join(made))}."


def short_of(sheet: Sheet) -> str:
    """The short text of a card."""
    said = [f"{head}: {text}" if head else text for head, text in short_heads(sheet)]
    return " ".join(said) or say(saying("card-basic.short" if sheet.kind == "location" else "card-nothing"))


# ---------------------------------------------------------------- a whole card


def banner(sheet: Sheet) -> str:
    """What stands above the text: Type, Level and classes, or what kind of card it is."""
    if sheet.kind == "character":
        return f"{ids.TYPES[sheet.type]} {sheet.level}, {', '.join(sheet.classes)}"
    return sheet.kind.replace("_", "-")
