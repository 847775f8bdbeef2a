"""Card texts, made from the lines: the full text is the catalogue's, word for word; the short one fits a small card."""

from functools import partial
from typing import Final

from rumpus import effects as fx
from rumpus.games.blitz_squad.content.load import Sheet
from rumpus.games.blitz_squad.content.words import VOCABULARY
from rumpus.games.blitz_squad.interface.names import CATALOGUE, LETTERED
from rumpus.kernel.words.saying import saying

say: Final = partial(CATALOGUE.say, names=LETTERED)


def _cut(node: fx.Node, place: fx.Place, voice: str) -> tuple[str, str]:
    """A line cut at its head, the slots in which it works (empty: in all, or on a special card); and what it says."""
    slots = [saying("card-slot", slot=slot) for slot in node.data.get("as", ())]
    head = say(fx.in_turn(slots, "card-slots")) if slots else ""
    return head, say(fx.message(VOCABULARY, node, voice, place=place))


def sentence(node: fx.Node, place: fx.Place, voice: str = fx.FULL) -> str:
    """A line in words, with its head."""
    return ": ".join(filter(None, _cut(node, place, voice)))


@fx.once
def text_of(sheet: Sheet) -> str:
    """The text of a card."""
    return " ".join(f"{fx.large(sentence(node, sheet.place))}." for node in sheet.lines) or say(saying("card-none"))


def short_of(sheet: Sheet) -> str:
    """The short text of a card; a head that two lines share is said once."""
    made: list[str] = []
    before = ""
    for node in sheet.lines:
        head, said = _cut(node, sheet.place, fx.SHORT)
        made.append(fx.large(f"{head}: {said}." if head and head != before else f"{said}."))
        before = head
    return " ".join(made) or say(saying("card-none"))


def heads(sheet: Sheet, voice: str = fx.FULL) -> list[tuple[str, str]]:
    """The text cut at its heads: the slots in which a line works, and what it says."""
    cut = [_cut(node, sheet.place, voice) for node in sheet.lines]
    return [(head, f"{fx.large(said)}.") for head, said in cut] or [("", say(saying("card-none")))]


def choices(sheet: Sheet) -> list[str]:
    """What a card lets its player choose from, each as a sentence; nothing on a card without a choice."""
    options = next((options for node in sheet.lines if (options := node.block("options"))), ())
    return [f"{fx.large(say(fx.messages(VOCABULARY, nodes, place=sheet.place)))}." for nodes in options]
