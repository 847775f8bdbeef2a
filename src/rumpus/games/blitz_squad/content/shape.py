"""What a word of Blitz Squad is beside what every word is, and the kinds of words that its rows are written with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from rumpus import effects as fx
from rumpus.games.blitz_squad.content.grammar import ALL, OF_SPECIALS, ON, OWN, PER, SLOTS, STANDING, who


@dataclass(frozen=True, slots=True)
class Word(fx.Word):
    """A word of Blitz Squad: the slots in which it works, and its triggers, the usual one first."""

    slots: tuple[str, ...] = SLOTS
    on: tuple[str, ...] = OWN

    def listed(self, told: Mapping[str, Any]) -> list[str]:
        """The slots in which a line works."""
        slots = told.get("as", self.slots)
        return [slot for slot in slots if slot in SLOTS] if isinstance(slots, list | tuple) else []

    def triggers(self, *, special: bool) -> list[str]:
        """Its triggers on a special card, or on a brawler card."""
        return [name for name in self.on if special == (name in OF_SPECIALS)]


def word(
    name: str,
    number: int,
    law: str,
    *,
    home: str = "",
    does: str = "",
    slots: tuple[str, ...] = SLOTS,
    on: tuple[str, ...] = OWN,
    who: fx.Param | None = None,
    may: bool = False,
    per: bool = False,
    check: fx.Check | None = None,
    **params: fx.Param | tuple[int, int],
) -> Word:
    """A word with the parameters that follow from its slots and triggers; a pair of numbers is a
    parameter between them. `home`: the file of its function, which has its name where `does` names no other.
    """
    known: dict[str, fx.Param] = {}
    if slots:
        numbered = {slot: k for k, slot in enumerate(SLOTS) if slot in slots}
        every = sum(1 << k for k in numbered.values())
        known["as"] = fx.some(numbered, "slots", len(slots), unset=every)
    known["on"] = fx.choice({one: ON[one] for one in on}, "on", default=on[0])
    known |= {key: fx.number(*one, key) if isinstance(one, tuple) else one for key, one in params.items()}
    known |= {"who": who} if who else {}
    known |= {"may": fx.switch("may")} if may else {}
    known |= {"per": fx.choice(PER, "per", unset=0)} if per else {}
    does = f"{home}.{does or name}" if home else ""
    return Word(name, number, law, known, does=does, check=check, slots=slots, on=on)


modifier = partial(word, on=STANDING)
"""A word that changes a total, price or limit as long as its stack lies; the rules sum them up."""
cards = partial(word, home="ops_cards", on=ALL, who=who(), may=True)
"""A word that does something to cards of a player, and asks nobody."""
picks = partial(word, home="ops_choices", on=ALL, who=who(), may=True)
"""A word that lets a player choose cards."""
own = partial(word, home="ops_choices")
"""A word that lets its own player choose."""
lasts = partial(word, home="ops_lasting")
"""A word that leaves something behind."""
stands = partial(word, on=("static",), slots=(), who=who("all"))
"""BS-SPEC-02: what holds while a special card is in play, for all players unless it says otherwise."""
