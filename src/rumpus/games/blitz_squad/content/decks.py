"""Decks: four different brawlers, and what is exchanged for special cards, one for one; and every reason why one may
not be played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Annotated, Any, Final

from rumpus.effects import offer
from rumpus.effects.art import PlaceWords
from rumpus.effects.fields import PlaceArt, icon, own_id
from rumpus.kernel.contract.reader import Key, Reader, Where, inline
from rumpus.kernel.words.spelling import as_written

if TYPE_CHECKING:
    from rumpus.games.blitz_squad.content.load import Cards

TAKEN: Final = frozenset(
    ("default", "built", "end", "pass", "attack", "action", "block", "reply", "done", "yes", "no", "place", "leave")
    + ("keep", "bottom", "stop", "concede", "open", "tavern", "hand", "clinic", "tomb", "zone")
)
"""Ids that mean something else where people write plays, positions and options."""
DECK: Final = "card-play"
"""The icon of a deck that names none."""
SIZE: Final = 60
"""BS-DECK-01."""
SQUAD: Final = 4
"""BS-DECK-03: brawlers of a deck."""
Swap = tuple[str, int]
"""A card by its id, and how many of it."""


@dataclass(frozen=True, slots=True)
class Limits:
    """BS-RUL-23: how many special cards a deck may hold, and how many copies of each."""

    most: int = SIZE
    copies: int = SIZE


OPEN: Final = Limits()
"""No limits."""


# ---------------------------------------------------------------- as a file has them


def _name(reader: Reader, key: str, _: object) -> str:
    """A name as decks are written with it: it begins with a letter and holds no comma."""
    value = reader.text(key)
    if value.strip() and (not value[0].isalpha() or "," in value or "#" in value or value != value.strip()):
        told = "a name begins with a letter and holds no comma and no #, for decks are written with it"
        reader.fault(key, f"{as_written(value)} is not allowed; {told}")
    return value


def _face(reader: Reader, key: str, _: object) -> str:
    """One of the brawlers of a deck, the first where nothing is said."""
    told = reader.data.get("brawlers")
    brawlers = [str(one) for one in told] if isinstance(told, list) else []
    face = reader.text(key, "".join(brawlers[:1]))
    if face not in brawlers and brawlers:
        reader.fault(key, f"{as_written(face)} is no brawler of this deck{offer(face, brawlers)}")
    return face


def _counts(reader: Reader, key: str, _: object) -> tuple[Swap, ...]:
    """How many of which cards go out, or come in."""
    told: Any = reader.data.get(key, {})
    if not isinstance(told, dict):
        reader.fault(key, f"{as_written(told)} is not allowed; a table of cards and numbers is wanted")
        return ()
    counts = Reader(reader.file, reader.at(key), told, reader.faults)
    return tuple((name, counts.whole(name, 1, SIZE)) for name in told)


Id = Annotated[str, own_id("mug_swing_2", TAKEN.__contains__, "plays, positions and options")]
Title = Annotated[str, _name]
Icon = Annotated[str, icon("beer-stein")]


@dataclass(frozen=True, slots=True)
class DeckLooks:
    """What a ready-made deck looks like on the page. `icon`: its sign; `face`: which of its brawlers stands for it, the
    first where nothing is said; `place`: what its tavern looks like.
    """

    icon: Icon = DECK
    face: Annotated[str, _face] = ""
    place: PlaceArt = field(default_factory=PlaceWords)


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck as it is built: `out` are cards of its brawlers, `into` the special cards in their place. `id`, `line` and
    `looks`: of a ready-made one.
    """

    name: Title
    brawlers: tuple[str, ...]
    out: Annotated[tuple[Swap, ...], _counts] = ()
    into: Annotated[tuple[Swap, ...], Key("in"), _counts] = ()
    id: Id = field(default="", compare=False)
    line: str = field(default="", compare=False)
    path: Where = field(default="", compare=False)
    looks: Annotated[DeckLooks, inline(DeckLooks)] = field(default_factory=DeckLooks, compare=False)

    def counts(self, cards: Cards) -> Counter[str]:
        """How many of each card it holds; below 0 where more is taken out than there is."""
        made: Counter[str] = Counter()
        for name in dict.fromkeys(self.brawlers):
            if name in cards.squad:
                made.update({sheet.id: sheet.copies for sheet in cards.squad[name].cards})
        made.subtract(_summed(self.out))
        made.update(_summed(self.into))
        return made

    def numbers(self, cards: Cards) -> list[int]:
        """Its cards as numbers of designs, ascending."""
        counts = self.counts(cards)
        return sorted(cards.numbers[name] for name, n in counts.items() for _ in range(n))

    def canonical(self, cards: Cards) -> Deck:
        """The same deck with everything in the order of the cards."""
        order = [one.id for one in cards.brawlers]

        def sorted_swaps(swaps: Sequence[Swap]) -> tuple[Swap, ...]:
            return tuple(sorted(_summed(swaps).items(), key=lambda one: cards.numbers[one[0]]))

        squad = tuple(sorted(self.brawlers, key=order.index))
        return replace(self, brawlers=squad, out=sorted_swaps(self.out), into=sorted_swaps(self.into))


def read_deck(reader: Reader) -> Deck:
    """A ready-made deck; whether it is legal is asked when all cards are known."""
    reader.only("id", "name", "line", "brawlers", "out", "in", "icon", "face", "place")
    return reader.fill(Deck)


def _summed(swaps: Sequence[Swap]) -> dict[str, int]:
    """Swaps with the same card as one."""
    made: dict[str, int] = {}
    for name, n in swaps:
        made[name] = made.get(name, 0) + n
    return made


def said(n: int, one: str) -> str:
    """`1 card`, `2 cards`."""
    return f"{n} {one}{'' if n == 1 else 's'}"


# ---------------------------------------------------------------- why it may not be played


def faults(cards: Cards, deck: Deck, limits: Limits = OPEN) -> list[str]:
    """BS-DECK-01 to BS-DECK-08, BS-RUL-23: all that is wrong with a deck, each naming its rule."""
    made = [*_squad(cards, deck.brawlers), *_swaps(cards, deck)]
    if not made:
        made += in_list(cards, deck.brawlers, deck.counts(cards), limits)
    return made


def _squad(cards: Cards, brawlers: Sequence[str]) -> Iterator[str]:
    """BS-DECK-03, BS-DECK-04: four brawlers, all different, all known."""
    for name in dict.fromkeys(brawlers):
        if name not in cards.squad:
            yield f"there is no brawler {as_written(name)}{offer(name, list(cards.squad))}"
    for name, n in Counter(brawlers).items():
        if n > 1:
            told = cards.squad[name].name if name in cards.squad else name
            yield f"{told} is chosen {'twice' if n == 2 else f'{n} times'}; a brawler may be chosen once (BS-DECK-04)"
    if len(brawlers) != SQUAD:
        yield f"{said(len(brawlers), 'brawler')}; a deck has {SQUAD} (BS-DECK-03)"


def _swaps(cards: Cards, deck: Deck) -> Iterator[str]:
    """BS-DECK-08: cards of the four brawlers go out, special cards come in; no more than there are."""
    own = [sheet.id for name in deck.brawlers if name in cards.squad for sheet in cards.squad[name].cards]
    for name, n in _summed(deck.out).items():
        sheet = cards.by_id.get(name)
        if sheet is None:
            yield f"out: there is no card {as_written(name)}{offer(name, own)}"
        elif sheet.special:
            yield f"out: {sheet.name} is a special card; cards of the four brawlers go out (BS-DECK-05)"
        elif sheet.brawler not in deck.brawlers:
            whose = cards.squad[sheet.brawler].name
            yield f"out: {sheet.name} is a card of {whose}, who is not in this deck (BS-DECK-08)"
        elif n > sheet.copies:
            yield f"out: {n} of {sheet.name}; its set has {sheet.copies} (BS-DECK-08)"
    specials = [sheet.id for sheet in cards.specials]
    for name in _summed(deck.into):
        sheet = cards.by_id.get(name)
        if sheet is None:
            yield f"in: there is no special card {as_written(name)}{offer(name, specials)}"
        elif not sheet.special:
            whose = cards.squad[sheet.brawler].name
            yield f"in: {sheet.name} is a card of {whose}; only special cards can be exchanged in (BS-DECK-08)"


def in_list(cards: Cards, brawlers: Sequence[str], counts: Mapping[str, int], limits: Limits = OPEN) -> Iterator[str]:
    """All that is wrong with a list of cards, by id, of a deck with these brawlers."""
    yield from _squad(cards, brawlers)
    total = sum(counts.values())
    specials = {name: n for name, n in counts.items() if n and name in cards.by_id and cards.by_id[name].special}
    for name, n in counts.items():
        sheet = cards.by_id.get(name)
        if sheet is None:
            yield f"there is no card {as_written(name)}{offer(name, list(cards.by_id))}"
        elif not sheet.special and n > 0 and sheet.brawler not in brawlers:
            yield f"{sheet.name} is a card of {cards.squad[sheet.brawler].name}, who is not in this deck (BS-DECK-08)"
        elif not sheet.special and n > sheet.copies:
            yield f"{n} of {sheet.name}; its set has {sheet.copies} (BS-DECK-08)"
    if total != SIZE:
        yield _size(total, sum(specials.values()))
    yield from _limited(cards, specials, limits)


def _size(total: int, specials: int) -> str:
    """BS-DECK-01, BS-DECK-07: not sixty, and what would mend it."""
    over = total - SIZE
    if over > 0 and specials:
        return f"{total} cards; a deck has exactly {SIZE}: {said(over, 'brawler card')} more must go out (BS-DECK-07)"
    if over < 0 and specials:
        return f"{total} cards; a deck has exactly {SIZE}: {said(-over, 'special card')} more must come in (BS-DECK-07)"
    return f"{total} cards; a deck has exactly {SIZE} (BS-DECK-01)"


def _limited(cards: Cards, specials: Mapping[str, int], limits: Limits) -> Iterator[str]:
    """BS-RUL-23: what a table allows."""
    total = sum(specials.values())
    if total > limits.most:
        yield f"{said(total, 'special card')}; this table allows {limits.most} (special_max, BS-RUL-23)"
    for name, n in specials.items():
        if n > limits.copies:
            told = cards.by_id[name].name
            yield f"{n} copies of {told}; this table allows {limits.copies} (special_copies, BS-RUL-23)"
