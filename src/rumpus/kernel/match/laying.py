"""Piles of cards in a scene, by name: laid from lists, filled up, counted, compared.

A game says once how its scenes write piles (`Piles`, a part of its `Scenes`); whoever writes a rule then says the same
in every game: `hand_A = ["hob-drill", "*4"]`, the zone and whose it is. A list is told from the top, or from the bottom
where a zone is a stack; where there is no order, in any. What may stand in it, and in a scene's own line too:

    name, name*3     a card, three of it
    *4               four cards that do not matter: the first of those the seat has that no pile names
    *                all that are left; only once among the piles of a seat
    top=name         this card on top; where nothing else is said, all that are left lie under it
"""

# house: long because piles are laid, filled and compared by one reading of them
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from rumpus.kernel.contract.zones import Names, Piles, Zone
from rumpus.kernel.words.spelling import nearest

ITEM: Final = re.compile(r"(?P<one>(?P<name>[^@#/=*:]+)(?:@(?:\*|[A-H]*)=?|=|[#/:][^*]*)?)(?:\*(?P<n>\d+))?")
"""A card of a line, with what a game says of it there, and how many of it."""
FILLER: Final = re.compile(r"\*(\d*)")
OWNER: Final = re.compile(r"[#/:]([A-H])")
TOP: Final = "top="


@dataclass
class Pile:
    """A pile of a scene: its items as the line lists them, or as a list does (row -1). `span`: of the pile."""

    zone: str
    seat: str
    items: list[str]
    row: int = -1
    span: tuple[int, int] = (0, 0)

    def __str__(self) -> str:
        return f"{self.zone} of {self.seat}" if self.seat else self.zone


# ---------------------------------------------------------------- finding
def _pattern(piles: Piles, zone: Zone) -> re.Pattern[str]:
    """What finds a zone in a line."""
    if zone.found:
        return re.compile(zone.found)
    before = zone.line.removesuffix("{cards}")
    *first, last = before.split()
    head = " ".join(first).replace("{seat}", r"(?P<seat>\w+)")
    others = "|".join(map(re.escape, piles.ends))
    cards = r"(?P<cards>\S*)"
    if before.endswith(" "):
        cards = rf"(?P<cards>(?: +(?!(?:{others})(?: |$))\S+)*)(?= |$)" if piles.ends else "(?P<cards> .*|$)"
    unless = rf"(?<! {piles.after})" if piles.after else ""
    gap = "(?: .*?)?" if piles.one_line else ""
    return re.compile(
        rf"^{head}{gap}{unless}(?P<pile> {re.escape(last)}{cards})" if head else rf"^(?P<pile>{last}{cards})"
    )


def found(piles: Piles, text: str) -> list[Pile]:
    """The piles that a scene names, by line."""
    made = []
    patterns = {name: _pattern(piles, zone) for name, zone in piles.zones.items()}
    for row, line in enumerate(text.splitlines()):
        for name, pattern in patterns.items():
            if one := pattern.search(line):
                cards = one["cards"].split(piles.between.strip() or None)
                items = [" ".join(card.split()) for card in cards if card.strip()]
                made.append(Pile(name, one.groupdict().get("seat", ""), items, row, one.span("pile")))
    return made


def without(text: str, piles: Piles) -> str:
    """A scene without its piles; every line stays where it is."""
    rows = text.splitlines()
    for one in sorted(found(piles, text), key=lambda one: -one.span[0]):
        line = rows[one.row]
        rows[one.row] = line[: one.span[0]] + line[one.span[1] :] if piles.one_line else ""
    return "\n".join(rows) + "\n"


def is_filled(text: str, piles: Piles) -> bool:
    """Whether a line of a scene leaves cards to be filled in."""
    return any(map(_is_short, found(piles, text)))


def _is_short(pile: Pile) -> bool:
    """Whether a pile says anything that stands for several cards."""
    items = [(item.startswith(TOP) or FILLER.fullmatch(item), ITEM.fullmatch(item)) for item in pile.items]
    return any(short or (one and one["n"]) for short, one in items)


# ---------------------------------------------------------------- counting
@dataclass
class Stock:
    """The cards of a seat, or of all: what there is, what is named, what is left."""

    whose: str
    cards: list[str]
    lying: Counter[str]
    named: dict[str, list[str]] = field(default_factory=dict)  # by card, the pile of each one

    def left(self, free: bool, reserved: Iterable[str]) -> list[str]:
        """The cards that no pile names, in the order of the stock."""
        gone = self.lying + Counter({card: len(where) for card, where in self.named.items()}) + Counter(reserved)
        made = []
        for card in self.cards:
            if gone[card]:
                gone[card] -= 1
            else:
                made.append(card)
        room = len(self.cards) - self.lying.total() - self.count
        return made[: max(room, 0)] if free else made

    @property
    def count(self) -> int:
        """How many cards are named."""
        return sum(map(len, self.named.values()))

    def fault(self) -> str:
        """Which card is named more often than there is; empty: none."""
        has = Counter(self.cards) - self.lying
        for card, where in self.named.items():
            if len(where) > has[card]:
                places = ", ".join(f"{n} in {pile}" for pile, n in Counter(where).items())
                more = f" beside {self.lying[card]} on the table" if self.lying[card] else ""
                owner = f"{self.whose} has" if self.whose else "there is" if has[card] == 1 else "there are"
                return f"{card!r} {len(where)} times ({places}); {owner} {has[card] or 'none'}{more}"
        return ""

    def told(self) -> str:
        """How many cards lie where."""
        where = Counter(pile for piles in self.named.values() for pile in piles)
        listed = ", ".join(f"{n} in {pile}" for pile, n in where.items()) or "none in a pile"
        more = f", {self.lying.total()} on the table" if self.lying else ""
        return f"{self.whose} has {self.count + self.lying.total()} of its {len(self.cards)} cards ({listed}{more})"


class Layer:
    """The piles of one scene, and the cards that there are. `s`: the scene without its piles."""

    def __init__(self, piles: Piles, t: Any, s: Any) -> None:
        self.piles, self.t, self.s = piles, t, s
        self.seats = list(piles.seats(t))
        self.stocks: dict[str, Stock] = {}
        self.called: dict[str, str] = {}
        for seat in self.seats[:1] if piles.common(t) else self.seats:
            cards = [*piles.stock(t, s, seat)]
            whose = "" if piles.common(t) else seat
            self.stocks[whose] = Stock(whose, [names[0] for names in cards], Counter(piles.lying(t, s, seat)))
            self._call(cards)
        self._call(piles.known(t))

    def _call(self, cards: Iterable[Names]) -> None:
        for names in cards:
            for name in names:
                self.called.setdefault(_plain(name), names[0])

    # ------------------------------------------------------------ names
    def listed(self, key: str, items: object) -> Pile:
        """The pile of `hand_A = [...]`, from the top. Raises ValueError."""
        zone, _, seat = key.partition("_")
        if zone not in self.piles.zones:
            known = self.keys()
            raise ValueError(f"{key}: there is no such pile{nearest(key, known)}; there are {', '.join(known)}")
        rule = self.piles.zones[zone]
        if not rule.placed and seat not in (self.seats if "{seat}" in (rule.found or rule.line) or seat else [""]):
            raise ValueError(f"{key}: there is no seat {seat or 'named'}; there are {', '.join(self.seats)}")
        told = [items] if isinstance(items, str | int) else items
        if not isinstance(told, list) or not all(isinstance(one, str | int) for one in told):
            raise ValueError(f"{key}: a list of names is wanted")
        return Pile(zone, seat, [str(one) for one in told])

    def keys(self) -> list[str]:
        """What the piles of this table are called in lists."""
        made = []
        for name, zone in self.piles.zones.items():
            if zone.placed:
                made.append(f"{name}_...")
            else:
                seated = "seat>" in zone.found or "{seat}" in zone.line
                made += [f"{name}_{seat}" for seat in self.seats] if seated else [name]
        return made

    def card(self, word: str, where: object) -> tuple[str, int]:
        """The card of an item and how many of it. Raises ValueError with the nearest name."""
        one = ITEM.fullmatch(word.removeprefix(TOP))
        name = one["name"].strip() if one else word
        if one is None or _plain(name) not in self.called:
            near = nearest(name.lower(), self.called)
            raise ValueError(f"{where}: {name!r} is no card of this table{near or f'; there are {self.some()}'}")
        return self.called[_plain(name)], int(one["n"] or 1)

    def numbers(self, word: str) -> list[int]:
        """What a shuffle knows a card by, told as `top=name`, or `top=name/A` where each seat has its own. ValueError
        for no card, and for one that nobody shuffles.
        """
        name, _ = self.card(word, "chance")
        owner = OWNER.search(word)
        found = set()
        for seat, stock in self.stocks.items():
            if seat in ("", owner[1] if owner else seat):
                cards = zip(stock.cards, self.piles.numbers(self.t, self.s, seat), strict=False)
                found.add(tuple(number for card, number in cards if card == name))
        found.discard(())
        if len(found) != 1:
            told = f"whose? Say {word}/{self.seats[0]}" if found else "it is in no pile that is shuffled"
            raise ValueError(f"chance: {word}: {told}")
        return [*found.pop()]

    def some(self) -> str:
        """Some names, where none is near."""
        names = list(dict.fromkeys(self.called.values()))
        return ", ".join(names[:12]) + ", ..." * (len(names) > 12)

    # ------------------------------------------------------------ counting
    def whose(self, pile: Pile, item: str = "") -> Stock | None:
        """The stock of a pile, or of an item that says whose it is, as `Press/B`; None: no line says."""
        owner = OWNER.search(item)
        if self.piles.zones[pile.zone].placed and not owner:
            return None
        return self.stocks.get(owner[1] if owner else pile.seat, self.stocks.get(""))

    def count(self, piles: Iterable[Pile]) -> list[str]:
        """Notes every named card with its stock; the cards of no stock. Raises ValueError for what cannot be."""
        loose = []
        for pile in piles:
            n = 0
            for item in filter(lambda item: not FILLER.fullmatch(item), pile.items):
                name, many = self.card(item, pile)
                n += many
                stock = self.whose(pile, item)
                if stock is None:
                    loose += [name] * many
                else:
                    stock.named.setdefault(name, []).extend([str(pile)] * many)
            most = self.piles.zones[pile.zone].most
            if n > most:
                raise ValueError(f"{pile}: {n} cards; {most} at most")
        for stock in self.stocks.values():
            fault = "" if self.piles.free else stock.fault()
            if fault:
                raise ValueError(fault)
            if self.piles.free and stock.count + stock.lying.total() > len(stock.cards):
                raise ValueError(stock.told())
        return loose

    def amiss(self) -> list[str]:
        """Which seats lack cards, and how many, in a game where every card of a seat must be said."""
        stocks = self.stocks.values() if self.piles.free else ()
        return [one.told() for one in stocks if one.count + one.lying.total() != len(one.cards)]

    # ------------------------------------------------------------ filling
    def fill(self, piles: Sequence[Pile], loose: Sequence[str]) -> None:
        """Puts cards in the place of `*4`, `*` and under `top=`; all lists from the top by then. Raises ValueError."""
        left = {whose: stock.left(self.piles.free, loose) for whose, stock in self.stocks.items()}
        for pile in piles:
            tops = [item for item in pile.items if item.startswith(TOP)]
            rest = [item for item in pile.items if not item.startswith(TOP)]
            pile.items = [item.removeprefix(TOP) for item in tops] + (rest or ["*"] * bool(tops))
        for wanted in (lambda told: told != "", lambda told: told == ""):
            for pile in piles:
                stock = self.whose(pile)
                pile.items = [one for item in pile.items for one in self._filled(item, pile, stock, left, wanted)]

    @staticmethod
    def _filled(
        item: str, pile: Pile, stock: Stock | None, left: dict[str, list[str]], wanted: Callable[[str], bool]
    ) -> Iterator[str]:
        """The cards of one item."""
        filler = FILLER.fullmatch(item)
        if filler is None:
            one = ITEM.fullmatch(item)
            yield from [one["one"]] * int(one["n"] or 1) if one else [item]
        elif not wanted(filler[1]):
            yield item
        elif stock is None:
            raise ValueError(f"{pile}: {item}: nobody's cards are to be filled in here; name them")
        else:
            cards = left[stock.whose]
            n = int(filler[1] or len(cards))
            if n > len(cards):
                raise ValueError(f"{pile}: {item}: {len(cards)} cards are left")
            yield from cards[:n]
            left[stock.whose] = cards[n:]
            for name in cards[:n]:
                stock.named.setdefault(name, []).append(str(pile))


def flat(told: Mapping[str, Any], before: str = "") -> dict[str, Any]:
    """Lists by their whole names: TOML reads `end_A1.a` as a table in a table."""
    made: dict[str, Any] = {}
    for key, value in told.items():
        made |= flat(value, f"{before}{key}.") if isinstance(value, Mapping) else {f"{before}{key}": value}
    return made


def _plain(name: str) -> str:
    """A name in any case and spacing."""
    return "".join(name.lower().split())


# ---------------------------------------------------------------- laying
def laid(layer: Layer, text: str, lists: Mapping[str, Any]) -> str:
    """A scene with the piles of the lists, every filler filled in. Raises ValueError: which pile, what was written,
    what there is.
    """
    piles, rows = layer.piles, text.splitlines()
    there = found(piles, text)
    said = {(one.zone, one.seat): one.row for one in there}
    more = [layer.listed(key, items) for key, items in lists.items()]
    for one in more:
        if (one.zone, one.seat) in said:
            raise ValueError(f"{one}: line {said[one.zone, one.seat] + 1} of the scene says it, too")
    loose = layer.count([*there, *more])
    filled = [one for one in there if _is_short(one)]
    for one in filled:
        if piles.zones[one.zone].top_last:
            one.items.reverse()
    for one in more:
        if piles.zones[one.zone].stack:
            one.items.reverse()
    layer.fill([*filled, *more], loose)
    for one in sorted([*filled, *more], key=lambda one: (-one.row, -one.span[0])):
        _write(layer, one, rows)
    return "\n".join(rows) + "\n"


def _write(layer: Layer, one: Pile, rows: list[str]) -> None:
    """A pile into the lines of a scene."""
    piles, zone = layer.piles, layer.piles.zones[one.zone]
    if not zone.line:
        raise ValueError(f"{one}: only a line of the scene lays this")
    if len(one.items) > zone.most:
        raise ValueError(f"{one}: {len(one.items)} cards; {zone.most} at most")
    if not zone.ordered:
        stock = layer.whose(one)
        order = {card: i for i, card in enumerate(stock.cards)} if stock else {}
        one.items.sort(key=lambda item: order.get(layer.card(item, one)[0], 0))
    items = one.items[::-1] if zone.top_last else one.items
    words = zone.line.format(seat=one.seat, cards=piles.between.join(items)).rstrip()
    head = zone.line.partition("{seat}")[0] + one.seat if one.seat else ""
    at = next((row for row, line in enumerate(rows) if f"{line} ".startswith(f"{head} ")), -1)
    if one.row >= 0 and piles.one_line:
        start, end = one.span
        rows[one.row] = rows[one.row][:start] + words.removeprefix(head) + rows[one.row][end:]
    elif one.row >= 0:
        rows[one.row] = words
    elif piles.one_line and head and at >= 0:
        rows[at] += words.removeprefix(head)
    elif items or not piles.one_line:
        rows.append(words)


# ---------------------------------------------------------------- comparing
def compared(layer: Layer, text: str, key: str, items: object) -> str:
    """How a pile of a scene differs from what is told of it; empty: not at all. ValueError for no card's name."""
    told = layer.listed(key, items)
    zone = layer.piles.zones[told.zone]
    got = [
        one
        for pile in found(layer.piles, text)
        if (pile.zone, pile.seat) == (told.zone, told.seat)
        for one in pile.items
    ]
    cards = [name for item in got for name, n in [layer.card(item, told)] for _ in range(n)]
    if zone.top_last and not zone.stack:
        cards.reverse()
    tops = [item for item in told.items if item.startswith(TOP)]
    rest = [item for item in told.items if not item.startswith(TOP)] or ["*"] * bool(tops)
    wanted = [one for item in [*tops, *rest] for one in _each(layer, item, told)]
    fits = _fits(cards, wanted) if zone.ordered else _holds(cards, wanted)
    return "" if fits else f"{key} should be {told.items}, is {cards}"


def _each(layer: Layer, item: str, where: object) -> list[str]:
    """The cards that an item stands for; "" for one that does not matter, * for any number."""
    if filler := FILLER.fullmatch(item):
        return [""] * int(filler[1]) if filler[1] else ["*"]
    name, n = layer.card(item, where)
    return [name] * n


def _fits(cards: Sequence[str], wanted: Sequence[str]) -> bool:
    """Whether cards are as wanted, in order."""
    if "*" not in wanted:
        return len(cards) == len(wanted) and all(one in ("", card) for card, one in zip(cards, wanted, strict=True))
    at = wanted.index("*")
    tail = len(wanted) - at - 1
    if len(cards) < at + tail:
        return False
    return _fits(cards[:at], wanted[:at]) and _fits(cards[len(cards) - tail :], wanted[at + 1 :])


def _holds(cards: Sequence[str], wanted: Sequence[str]) -> bool:
    """Whether cards are as wanted, in any order."""
    named = Counter(one for one in wanted if one not in ("", "*"))
    room = len(cards) - named.total()
    return named <= Counter(cards) and (room >= wanted.count("") if "*" in wanted else room == wanted.count(""))
