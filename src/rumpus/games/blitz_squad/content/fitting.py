"""What one parameter of a line cannot tell alone: whether trigger, condition and player go with its slots and card."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from rumpus import effects as fx
from rumpus.games.blitz_squad.content import grammar
from rumpus.games.blitz_squad.content.shape import Word

CHARGES: Final = ("energy", "discount")
TOTALS: Final = ("power", "double")
"""Words that change energy or price: always, or in an energy stack (BS-RUL-11)."""
OF_A_SPECIAL: Final = tuple(name for name in grammar.PLAYERS if name not in ("you", "foe", "foes"))
STANDING_FOR: Final = ("all", "owner")
"""BS-RUL-71: whom a special card may name; and whom, while it is in play."""


def fits(word: fx.Word, told: Mapping[str, Any], place: fx.Place) -> Iterator[tuple[str, str]]:
    """Whether trigger, condition and player go with the slots and with the card."""
    if not isinstance(word, Word):
        return
    if place.inside:
        yield from ((key, "the line around it says it") for key in ("as", "on") if key in told)
        return
    special = place.on == grammar.SPECIAL
    if not word.triggers(special=special):
        yield "word", f"{word.name} is for {'brawler' if special else 'special'} cards only"
        return
    yield from _of_special(word, told) if special else _of_brawler(word, told)
    asked = str(told.get("who", "you"))
    on = str(told.get("on", word.on[0]))
    if asked in grammar.TOLD_BY and on not in grammar.TOLD_BY[asked]:
        yield "who", f"{asked} is told by on = {' or '.join(grammar.TOLD_BY[asked])}"
    if word.name == "ban" and on == "static" and "until" in told:
        yield "until", "a ban with on = static holds while the card is in play"


def _of_special(word: Word, told: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """BS-RUL-71: a special card names triggers and players itself, and has no stack."""
    fine = word.triggers(special=True)
    on = str(told.get("on", word.on[0]))
    if "as" in told:
        yield "as", "a special card has no slots"
    if on in grammar.ON and on not in fine:
        had = f"{on} is no trigger of a special card" if "on" in told else "is missing"
        yield "on", f"{had}; allowed: {', '.join(fine)}"
    asked = told.get("if")
    if asked in grammar.OF_STACKS:
        yield "if", f"{asked} asks about stacks, a combo or an opponent, and a special card has none"
    elif asked is not None and on == "static":
        yield "if", "what stands on a special card holds as long as it is in play, on no condition"
    if "who" in word.params:
        player = str(told.get("who", word.params["who"].default))
        named = STANDING_FOR if on == "static" else OF_A_SPECIAL
        if player in grammar.PLAYERS and player not in named:
            had = f"{player} is not for {'what stands on ' if on == 'static' else ''}a special card"
            yield "who", f"{had if 'who' in told else 'is missing'}; allowed: {', '.join(named)}"


def _of_brawler(word: Word, told: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """BS-RUL-15, BS-RUL-11: trigger and condition are asked in every slot in which the line works."""
    slots = word.listed(told)
    on = told.get("on")
    if on in grammar.OF_SPECIALS:
        yield "on", f"{on} is a trigger of special cards; allowed: {', '.join(word.triggers(special=False))}"
    for key, known in (("on", grammar.SLOTS_OF), ("if", grammar.SLOTS_OF_IF)):
        allowed = known.get(str(told.get(key)), grammar.SLOTS)
        if any(slot not in allowed for slot in slots):
            yield key, f"{told[key]} is for slots {', '.join(allowed)}; say as = [...]"
    charged = {"energy", "action", "reply"} & set(slots)
    if told.get("if") in grammar.CIRCLE and (word.name in CHARGES or (word.name in TOTALS and charged)):
        yield "if", f"{word.name} changes what {told['if']} asks about (BS-RUL-11)"
    if told.get("who") == "owner":
        yield "who", "owner is for special cards; say you"


def more(word: fx.Word, fields: Mapping[str, int]) -> Mapping[str, int]:
    """The ban of a special card lasts as long as it is in play."""
    return {"y": 2} if word.name == "ban" and fields.get("on") == grammar.ON["static"].number else {}
