"""A deck as a small text that people read and write:

```
Landlord's Own
Brakka Mugsplitter, Wick Tallowmere, Corporal Hob Bucklar, Kettle the Clockwork
out Bar Stool, 2 Mug Swing, Slow Burn
in Roaring Hearth, Ale Flood, 2 Free Round
```

The deck's name; its four brawlers; what goes out and what comes in, where anything does, each with its number where
it is not one. Cards and brawlers may be called by name or by id, in letters small or large; `#` begins a remark.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from rumpus.effects import offer
from rumpus.games.blitz_squad.content.decks import OPEN, SIZE, Deck, Limits, Swap, faults
from rumpus.games.blitz_squad.content.load import Cards, Sheet
from rumpus.kernel.contract.reader import Fault
from rumpus.kernel.words.spelling import LONGEST, as_written

SWAPS: Final = ("out", "in")
COUNTED: Final = re.compile(r"([0-9]{1,9})\s*x?\s+(.*)")
MOST: Final = 100
"""Lines of a deck's text at most."""


# ---------------------------------------------------------------- there


def text_of(deck: Deck, cards: Cards) -> str:
    """The text of a deck, which reads back as the same deck."""
    deck = deck.canonical(cards)
    lines = [deck.name or "My deck", ", ".join(cards.squad[name].name for name in deck.brawlers)]
    for word, swaps in zip(SWAPS, (deck.out, deck.into), strict=True):
        if swaps:
            lines.append(f"{word} {', '.join(_swap(cards, deck, swap) for swap in swaps)}")
    return "\n".join([*lines, ""])


def _swap(cards: Cards, deck: Deck, swap: Swap) -> str:
    """A card and its number; by its id where another card of the deck has the same name."""
    name, n = swap
    sheet = cards.by_id[name]
    among = _own(cards, deck.brawlers) if not sheet.special else cards.specials
    same = [one for one in among if one.name.lower() == sheet.name.lower()]
    told = sheet.name if len(same) == 1 else sheet.id
    return f"{n} {told}" if n > 1 else told


def _own(cards: Cards, brawlers: Iterable[str]) -> list[Sheet]:
    """The cards of some brawlers."""
    return [sheet for name in brawlers if name in cards.squad for sheet in cards.squad[name].cards]


# ---------------------------------------------------------------- and back


def read(file: str, text: str, cards: Cards, limits: Limits = OPEN) -> tuple[Deck | None, list[Fault]]:
    """The deck of a text, and every fault of it with its line; no deck where there is one."""
    return _Text(file, text, cards).deck(limits)


class _Text:
    """A deck's text being read."""

    def __init__(self, file: str, text: str, cards: Cards) -> None:
        self.file, self.cards = file, cards
        self.faults: list[Fault] = []
        self.where: dict[str, int] = {}  # the line of each part
        told = ((k + 1, line.partition("#")[0].strip()) for k, line in enumerate(text.splitlines()))
        self.lines = [(k, line) for k, line in told if line]

    def fault(self, line: int, part: str, reason: str) -> None:
        """Notes a fault."""
        self.faults.append(Fault(self.file, part, reason, line=line))

    def deck(self, limits: Limits) -> tuple[Deck | None, list[Fault]]:
        """All of it."""
        if len(self.lines) < 2:
            self.fault(0, "", "a deck is wanted: its name, a line with its four brawlers, then out and in")
            return None, self.faults
        if len(self.lines) > MOST:
            self.fault(self.lines[MOST][0], "", f"{len(self.lines)} lines; a deck has at most {MOST}")
            return None, self.faults
        (at, name), (squad_at, squad), *rest = self.lines
        if len(name) > LONGEST or not name.isprintable():
            self.fault(at, "name", f"one line of up to {LONGEST} characters is wanted")
        self.where["brawlers"] = squad_at
        brawlers = [found for one in _items(squad) if (found := self.brawler(squad_at, one))]
        swaps: dict[str, list[Swap]] = {word: [] for word in SWAPS}
        for line, told in rest:
            self.swaps(line, told, brawlers, swaps)
        made = Deck(name, tuple(brawlers), tuple(swaps["out"]), tuple(swaps["in"]))
        if not self.faults:
            for reason in faults(self.cards, made, limits):
                self.fault(*self.placed(reason))
        return (None, self.faults) if self.faults else (made.canonical(self.cards), [])

    def placed(self, reason: str) -> tuple[int, str, str]:
        """A reason with the line and the part that it speaks of: the squad, what goes out or in, or all cards."""
        part, _, rest = reason.partition(": ")
        if part in SWAPS:
            return self.where[part], part, rest
        if "(BS-DECK-03)" in reason or "(BS-DECK-04)" in reason:
            return self.where["brawlers"], "brawlers", reason
        return max(self.where.values()), "cards", reason

    def brawler(self, line: int, told: str) -> str:
        """The id of a brawler; empty where there is none."""
        known = {one.name: one.id for one in self.cards.brawlers}
        found = _called(told, known, lambda name: [known[name], known[name].split("_")[0]])
        if not found:
            self.fault(line, "brawlers", f"there is no brawler {as_written(told)}{offer(told, list(known))}")
        return found

    def swaps(self, line: int, told: str, brawlers: Sequence[str], swaps: dict[str, list[Swap]]) -> None:
        """A line of cards that go out or come in."""
        word, _, rest = told.partition(" ")
        if word.lower().rstrip(":") not in SWAPS:
            self.fault(line, "", f"{as_written(word)} is not allowed{offer(word, SWAPS)}")
            return
        word = word.lower().rstrip(":")
        self.where.setdefault(word, line)
        items = _items(rest)
        if not items:
            self.fault(line, word, "cards are wanted, with commas between, as in 2 Bar Stool, Slow Burn")
        for one in items:
            counted = COUNTED.fullmatch(one)
            n, name = (int(counted[1]), counted[2]) if counted else (1, one)
            found = self.card(line, word, name, brawlers)
            if not 1 <= n <= SIZE:
                self.fault(line, word, f"{n} {name}: a number from 1 to {SIZE} is wanted")
            elif found:
                swaps[word].append((found, n))

    def card(self, line: int, word: str, told: str, brawlers: Sequence[str]) -> str:
        """The id of a card: one of the brawlers' that goes out, a special card that comes in; empty where none is."""
        among = _own(self.cards, brawlers) if word == "out" else list(self.cards.specials)
        named: dict[str, list[str]] = {}
        for sheet in among:
            named.setdefault(sheet.name.lower(), []).append(sheet.id)
        if told in self.cards.by_id:
            return told
        same = named.get(told.lower(), [])
        if len(same) > 1:
            self.fault(line, word, f"{len(same)} cards are called {as_written(told)}; say {' or '.join(same)}")
            return ""
        if same:
            return same[0]
        others = [sheet for sheet in self.cards.designs if sheet.name.lower() == told.lower()]
        if others:
            return others[0].id  # what is wrong with it `faults` says
        what = "card of these brawlers" if word == "out" else "special card"
        names = [sheet.name for sheet in among]
        self.fault(line, word, f"there is no {what} called {as_written(told)}{offer(told, names)}")
        return ""


def _items(text: str) -> list[str]:
    """What stands between commas."""
    return [one.strip() for one in text.split(",") if one.strip()]


def _called(told: str, known: dict[str, str], also: Callable[[str], list[str]]) -> str:
    """The id of what is called so, by its name, its id, or its first name."""
    wanted = told.lower()
    for name, one in known.items():
        if wanted in (name.lower(), *also(name)):
            return one
    first = [one for name, one in known.items() if wanted in name.lower().split()]
    return first[0] if len(first) == 1 else ""
