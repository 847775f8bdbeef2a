"""Decks that a bot builds: four brawlers that go together, a few special cards that suit them, and a curve of powers
that can pay for its own attacks. A number gives a deck, the same on every machine.
"""

import hashlib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, TypeVar

from rumpus.games.blitz_squad.content.decks import OPEN, Deck, Limits
from rumpus.games.blitz_squad.content.load import Brawler, Cards, Sheet

T = TypeVar("T")
NUMBERS: Final = 10**9
"""There is a deck for each number below this one."""
MEAN: Final = (2.5, 3.2)
"""BS-RUL-59: the mean power of a set that is fair; the brawler cards of a deck stay inside too."""
SWAPS: Final = 8
"""Special cards of a built deck at most: they pay for nothing."""
ALIKE: Final = 2
"""Copies of one special card at most."""
LOW: Final = (1, 2)
HIGH: Final = 5
"""Powers that are cheap to lay, and from which on a card is dear to pay for."""
SUITS: Final = {"damage": "attack", "defense": "block", "energy": "energy"}
"""The slot that a standing effect on stacks is for."""


class _Chance:
    """Numbers from a number: the hash of it and a counter, the same on every machine."""

    def __init__(self, number: int) -> None:
        self.number, self.drawn = number, 0

    def below(self, n: int) -> int:
        """One of 0 to n - 1."""
        self.drawn += 1
        told = f"deck {self.number} {self.drawn}".encode()
        return int.from_bytes(hashlib.sha256(told).digest()[:8], "big") % n

    def weighted(self, weights: Mapping[T, int]) -> T:
        """One of some things, as often as it weighs."""
        at = self.below(sum(weights.values()))
        for one, weight in weights.items():
            at -= weight
            if at < 0:
                return one
        raise AssertionError("weights sum up to more than they are")


def built(cards: Cards, number: int, limits: Limits = OPEN) -> Deck:
    """The deck of a number, legal within limits. Raises ValueError for fewer than four brawlers, or a number that is
    none.
    """
    if not 0 <= number < NUMBERS:
        raise ValueError(f"{number} is not allowed; a deck has a number from 0 to {NUMBERS - 1}")
    chance = _Chance(number)
    squad = _squad(cards, chance)
    into = _specials(cards, squad, chance, limits)
    out = _out(squad, sum(into.values()))
    name = f"{' and '.join(one.looks.short for one in squad[:2])} {number}"
    deck = Deck(name, tuple(one.id for one in squad), tuple(out.items()), tuple(into.items()))
    return deck.canonical(cards)


# ---------------------------------------------------------------- who


def _squad(cards: Cards, chance: _Chance) -> list[Brawler]:
    """Four brawlers; one that brings what the others lack is more likely."""
    if len(cards.brawlers) < 4:
        raise ValueError(f"{len(cards.brawlers)} brawlers; four are wanted for a deck")
    squad: list[Brawler] = []
    while len(squad) < 4:
        has = slots(sheet for one in squad for sheet in one.cards)
        left = [one for one in cards.brawlers if one not in squad]
        squad.append(chance.weighted({one: _worth(slots(one.cards), has, len(squad)) for one in left}))
    return squad


def slots(sheets: Iterable[Sheet]) -> Counter[str]:
    """How many cards, copies counted, have a line for each slot."""
    made: Counter[str] = Counter()
    for sheet in sheets:
        named = {slot for node in sheet.lines for slot in node.data.get("as", ())}
        made.update(dict.fromkeys(named, sheet.copies))
    return made


def _worth(own: Mapping[str, int], has: Mapping[str, int], others: int) -> int:
    """How well a brawler goes with those that are there: more for slots of which they have less than six cards each."""
    lacking = [slot for slot in ("attack", "block", "action") if has.get(slot, 0) < 5 * others]
    return 6 + sum(min(own.get(slot, 0), 8) for slot in lacking)


# ---------------------------------------------------------------- what comes in


def _specials(cards: Cards, squad: Sequence[Brawler], chance: _Chance, limits: Limits) -> dict[str, int]:
    """Some special cards: three decks of four have any, few of each."""
    room = min(SWAPS, limits.most, len(cards.specials) * min(ALIKE, limits.copies))
    wanted = chance.below(room + 1) if room and chance.below(4) else 0
    weights = {sheet: _suits(sheet, squad) for sheet in cards.specials}
    into: dict[str, int] = {}
    for _ in range(wanted):
        free = {sheet: n for sheet, n in weights.items() if into.get(sheet.id, 0) < min(ALIKE, limits.copies)}
        sheet = chance.weighted(free)
        into[sheet.id] = into.get(sheet.id, 0) + 1
    return into


def _suits(special: Sheet, squad: Sequence[Brawler]) -> int:
    """How well a special card suits a squad: standing effects as many cards as have lines for their slot."""
    has = slots(sheet for one in squad for sheet in one.cards)
    made = 10
    for node in special.lines:
        stat = SUITS.get(str(node.data.get("stat", "")))
        if stat:
            made += (has.get(stat, 0) - 12) * (1 if int(node.data["n"]) > 0 else -1)
        if node.word in ("recover", "draw"):
            made += 4
    return max(1, made)


# ---------------------------------------------------------------- what goes out


def _out(squad: Sequence[Brawler], wanted: int) -> dict[str, int]:
    """As many brawler cards, the least useful ones first; the mean power of what is left stays fair."""
    held = {sheet: sheet.copies for one in squad for sheet in one.cards}
    out: dict[str, int] = {}
    for _ in range(wanted):
        powers = Counter({sheet: n for sheet, n in held.items() if n})
        mean = sum(sheet.power * n for sheet, n in powers.items()) / powers.total()
        sheet = min(powers, key=lambda one: (_keeps(one, held[one], mean), one.id))
        held[sheet] -= 1
        out[sheet.id] = out.get(sheet.id, 0) + 1
    return out


def _keeps(sheet: Sheet, left: int, mean: float) -> float:
    """How much a card is worth keeping: lines, the last copy of a design, and a power on the side that lacks."""
    lines = min(2, len(sheet.lines))
    middle = sum(MEAN) / 2
    curve = (sheet.power - middle) * (middle - mean) * 4
    dear = 1.0 if sheet.power >= HIGH else 0.0
    cheap = 0.5 if sheet.power in LOW and sheet.lines else 0.0
    return lines + (2.0 if left == 1 else 0.0) + curve + dear + cheap
