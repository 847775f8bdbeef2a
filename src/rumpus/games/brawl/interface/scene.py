"""A position in a few lines of text.

```
phase live now 9000
row A B: A1 B1
A1.a: Hit(red), Block(red)        a string, bottom first
B1 mods: Double, Press            a modifier pile, bottom first; a Freeze on top means frozen
A hand: Hit(green)                dealt; `A hand picked: ...` from the pile
A pile: Block(red), Hit(blue)     top first
A deck: Press, Clear              top first, above the Freezes; or `A deck 5`: five cards above them
swept: Clear
```
A card is its kind, from whoever's deck still has one; `Press/B` is one of B's, `Press#B7` a certain one. Cards that no
line names lie in their deck, or, where a deck line says what is in it or a Freeze has left it, in the swept pile.
`B1#4@2` in a row is the Base of B's card 4, kept in place 2 of the state (else in the first free one).
Also: `C active`, `A ready`, `A out conceded`, `A churn 2`, `foul ...`, `step ...`, `rng X Y`; `scene` writes all of it.
"""

# house: long because a position is written and read by one notation
from typing import Final

from rumpus.games.brawl.content.kinds import KINDS
from rumpus.games.brawl.content.tables import book_of, tables
from rumpus.games.brawl.interface.actions import LETTERS, base_name, parse_base, side_name
from rumpus.games.brawl.interface.card_text import kind_named, short
from rumpus.games.brawl.rules import ids, ops
from rumpus.games.brawl.rules.bases import find_base, index_of
from rumpus.games.brawl.rules.cards import owner_of, put_on_pile, sweep_card, type_of
from rumpus.games.brawl.rules.chains import push
from rumpus.games.brawl.rules.modifiers import lay_modifier
from rumpus.games.brawl.rules.state import State, Table
from rumpus.kernel.contract.content import Tables
from rumpus.kernel.contract.options import Options
from rumpus.kernel.contract.zones import Piles, Zone
from rumpus.kernel.match.scenes import SEATS, each_line
from rumpus.kernel.records.chance import seed
from rumpus.kernel.records.inputs import once
from rumpus.kernel.records.record import Array
from rumpus.kernel.records.seal import generator, set_generator

NUMBERS: Final = ("now", "started", "deadline", "moved", "warned", "paused", "rested", "voted", "actions")
COUNTS: Final = (*NUMBERS, "passes", "trades", "round", "step", "floor", "over")
ALWAYS: Final = ("now", "started", "moved")
SEAT_NUMBERS: Final = ("bases", "ready", "vote", "plays", "last", "churn", "barred", "choice", "until", "left", "final")
SEEN: Final = ("known", "shown")
FOUL_NUMBERS: Final = ("before", "state", "row", "why", "step", "gone")
OUTS: Final = ("in", "conceded", "forfeited", "beaten")


# ---------------------------------------------------------------- piles
def stock(t: Table, _s: State, seat: str) -> list[tuple[str, str]]:
    """The deck of a seat, Bases and Freezes last: each card as the catalogue writes it, or by its id."""
    kinds = [book_of(t).kinds[type_of(t, card)] for card in numbers(t, _s, seat)]
    return [(short(kind), kind.id) for kind in kinds]


def numbers(t: Table, _s: State, seat: str) -> list[int]:
    """The same by number."""
    p = LETTERS.index(seat)
    words = {p * ids.CARDS + i + 1: t.types[t.decks[p].card[i]].word for i in range(t.decks[p].n)}
    return sorted(words, key=lambda card: (words[card] == ops.FREEZE_BASE, words[card] == ops.PLACE_BASE))


def on_table(t: Table, s: State, seat: str) -> list[str]:
    """The Bases of a seat that lie in rows, and the Freezes that are not dealt (BR-TAG)."""
    cards = numbers(t, s, seat)
    aside = [card for card in cards if t.types[type_of(t, card)].word == ops.FREEZE_BASE][t.freezes :]
    laid = [base.card for base in s.bases if base.card in cards]
    return [short(book_of(t).kinds[type_of(t, card)]) for card in (*aside, *laid)]


PILES: Final = Piles(
    zones={
        "hand": Zone(
            line="{seat} hand: {cards}", found=r"^(?P<seat>[A-H]) (?P<pile>hand(?: picked)?:(?P<cards>.*))", most=1
        ),
        "pile": Zone(line="{seat} pile: {cards}"),
        "deck": Zone(line="{seat} deck: {cards}"),
        "end": Zone(
            line="{seat}: {cards}",
            found=r"^(?P<seat>[A-H]\d+\.\w)(?P<pile>:(?P<cards>.*?)(?: (?:red|blue|green|none))?)$",
            top_last=True,
            stack=True,
            placed=True,
        ),
        "mods": Zone(line="{seat} mods: {cards}", top_last=True, stack=True, placed=True),
        "swept": Zone(line="swept: {cards}", ordered=False, placed=True),
    },
    stock=stock,
    numbers=numbers,
    lying=on_table,
    between=", ",
)


# ---------------------------------------------------------------- writing
def scene(t: Table, s: State) -> str:
    """The whole position, hidden cards included."""
    lines = [head(t, s)]
    for r in range(s.rows_n):
        lines += row_lines(t, s, r)
    for p in range(t.n):
        lines += seat_lines(t, s, p)
    if s.swept:
        lines.append("swept: " + chain_words(t, s, s.swept))
    for k in range(s.fouls_n):
        foul = s.fouls[k]
        where = f"{base_name(foul.base)}.{foul.side}"
        numbers = " ".join(str(getattr(foul, key)) for key in FOUL_NUMBERS)
        lines.append(f"foul {card_name(t, foul.card)} {LETTERS[foul.seat]} {where} {numbers}")
    for number in range(s.floor + 1, s.step + 1):
        at = number % ids.STEPS * ids.STEP
        lines.append(f"step {number}: " + " ".join(str(x) for x in s.past[at : at + ids.STEP]))
    lines.append(generator(s))
    return "\n".join(lines) + "\n"


def head(t: Table, s: State) -> str:
    """The first line: phase, clocks, turn, who plays."""
    words = [f"phase {ids.PHASES[s.phase]}"]
    words += [f"{key} {getattr(s, key)}" for key in COUNTS if getattr(s, key) or key in ALWAYS]
    if s.turn >= 0:
        words.append(f"turn {LETTERS[s.turn]}")
    words += [f"{key} {SEATS.say(t, getattr(s, key))}" for key in ("playing", "dealt")]
    if t.format == ids.TAG_TEAM:
        words += ["active " + ("".join(LETTERS[p] for p in s.active if p >= 0) or "-")]
        words += [f"idle {s.idle[0]}{s.idle[1]}"]
    return " ".join(words)


def card_name(t: Table, card: int) -> str:
    """A certain card: Press#B7. A kind of a designer's own goes by its id, which stays when its name is another."""
    place, kind = (card - 1) % ids.CARDS, book_of(t).kinds[type_of(t, card)]
    return f"{kind.id if kind.id not in KINDS else short(kind)}#{LETTERS[owner_of(card)]}{place}"


def chain_cards(s: State, top: int) -> list[int]:
    """The cards of a chain, top first."""
    cards = []
    while top > 0:
        cards.append(top)
        top = s.link[top - 1]
    return cards


def chain_words(t: Table, s: State, top: int, *, bottom_first: bool = True) -> str:
    """A pile in words."""
    cards = chain_cards(s, top)
    return ", ".join(card_name(t, card) for card in (reversed(cards) if bottom_first else cards))


def row_lines(t: Table, s: State, r: int) -> list[str]:
    """A row and everything on its Bases."""
    row = s.rows[r]
    taken = {other.base[i] for other in s.rows[:r] for i in range(other.n)}
    sides = " ".join(side_name(t, s, r, k).upper() for k in range(2))
    bases = []
    lines = []
    for i in range(row.n):
        slot = row.base[i]
        base = s.bases[slot]
        label = base_name(index_of(s, slot))
        bases.append(f"{label}#{(base.card - 1) % ids.CARDS}")
        if slot != next(k for k in range(ids.SLOTS) if k not in taken):
            bases[-1] += f"@{slot}"
        taken.add(slot)
        for side in range(2):
            if base.ends[side].top:
                cards = chain_words(t, s, base.ends[side].top)
                shade = ids.COLOURS[base.ends[side].colour.bit_length() - 1] if base.ends[side].colour else "none"
                lines.append(f"{label}.{side_name(t, s, r, side)}: {cards} {shade}")
        if base.mods:
            lines.append(f"{label} mods: {chain_words(t, s, base.mods)}")
    closed = " closed" * row.closed
    return [f"row {sides}{closed}: {' '.join(bases)}", *lines]


def seat_lines(t: Table, s: State, p: int) -> list[str]:
    """A seat's cards and marks."""
    seat = s.seats[p]
    letter = LETTERS[p]
    lines = []
    if seat.hand:
        lines.append(f"{letter} hand{' picked' * (seat.origin == ids.PICKED)}: {card_name(t, seat.hand)}")
    if seat.pile:
        lines.append(f"{letter} pile: {chain_words(t, s, seat.pile, bottom_first=False)}")
    if seat.deck_n or s.dealt >> p & 1:
        deck = ", ".join(card_name(t, card) for card in reversed(seat.deck[: seat.deck_n]))
        lines.append(f"{letter} deck: {deck}".rstrip())
    lines += [f"{letter} {key} {getattr(seat, key)}" for key in SEAT_NUMBERS if getattr(seat, key)]
    lines += [f"{letter} {key} {one} {two}" for key in SEEN for one, two in [getattr(seat, key)] if one or two]
    if seat.out:
        lines.append(f"{letter} out {OUTS[seat.out]}")
    if seat.starter:
        lines.append(f"{letter} starter {LETTERS[seat.starter - 1]}")
    return lines


# ---------------------------------------------------------------- reading
def unscene(text: str, options: Options, content: str | None = None) -> tuple[Tables, Array]:
    """The tables and the state of a scene; ValueError names the line that is not understood."""
    T = tables(options, content)
    S = State.blank()
    reader = Reader(T.t, State.at(S))
    each_line(text, lambda words: reader.read(" ".join(words)))
    reader.finish()
    return T, S


class Reader:
    """A scene while it is read: which cards are taken, and what is left for the decks."""

    def __init__(self, t: Table, s: State) -> None:
        """An empty table in the middle of a running game."""
        self.t, self.s = t, s
        self.left = {p * ids.CARDS + i + 1 for p in range(t.n) for i in range(t.decks[p].n)}
        self.decks: dict[int, list[int] | int] = {}
        self.told: set[str] = set()
        self.lines: set[str] = set()
        seed(s, 1)
        s.phase = ids.P_TURN if t.mode == ids.TRAINING else ids.P_LIVE
        s.turn = 0 if t.mode == ids.TRAINING else -1
        s.now, s.started, s.moved = 9000, 3000, 9000
        s.playing = s.dealt = (1 << t.n) - 1
        s.active[0] = s.active[1] = -1
        if t.format == ids.TAG_TEAM:
            for p in reversed(range(t.n)):
                s.active[t.team[p]] = p

    def card(self, text: str, owner: int = -1) -> int:
        """Takes a card by its words: Hit(red), Hit(red)/B, Hit(red)#B7."""
        if "#" in text:
            words, _, exact = text.rpartition("#")
            card = LETTERS.index(exact[0].upper()) * ids.CARDS + int(exact[1:]) + 1
            if card in self.left and type_of(self.t, card) == kind_named(book_of(self.t), words):
                self.left.remove(card)
                return card
            raise ValueError(f"{text} is not there, or lies elsewhere already")
        if "/" in text:
            text, _, letter = text.rpartition("/")
            owner = LETTERS.index(letter.strip().upper())
        kind = kind_named(book_of(self.t), text.strip())
        for card in sorted(self.left):
            if type_of(self.t, card) == kind and owner in (-1, owner_of(card)):
                self.left.remove(card)
                return card
        raise ValueError(f"no {text.strip()} is left{f' in the deck of {LETTERS[owner]}' if owner >= 0 else ''}")

    def cards(self, text: str, owner: int = -1) -> list[int]:
        """Takes a list of cards."""
        return [self.card(part.strip(), owner) for part in text.split(",") if part.strip()]

    def read(self, line: str) -> None:
        """One line."""
        first, _, rest = line.partition(" ")
        key, colon, listed = line.partition(":")
        if first not in ("row", "foul"):
            once(self.lines, key if colon else " ".join(line.split()[:2]) if first in LETTERS else first)
        if first == "phase":
            self.read_head(line.split())
        elif first == "row":
            self.read_row(key.split()[1:], listed.split())
        elif first == "rng":
            set_generator(self.s, rest.split())
        elif first == "foul":
            self.read_foul(rest.split())
        elif first == "step":
            at = int(key.split()[1]) % ids.STEPS * ids.STEP
            for i, word in enumerate(listed.split()):
                self.s.past[at + i] = int(word)
        elif key == "swept":
            for card in self.cards(listed):
                sweep_card(self.s, card)
        elif colon and "." in key:
            self.read_end(key, listed)
        elif colon and key.endswith(" mods"):
            self.read_mods(key[:-5], listed)
        elif len(first) == 1 and first in LETTERS[: self.t.n]:
            self.read_seat(LETTERS.index(first), rest)
        else:
            raise ValueError("a line is a phase, a row, an end, mods, a seat, swept, a foul, a step or rng")

    def read_head(self, words: list[str]) -> None:
        """Phase NAME and what follows it in pairs."""
        s = self.s
        s.phase = ids.PHASES.index(words[1])
        s.turn = 0 if s.phase == ids.P_TURN else -1
        for key, value in zip(words[2::2], words[3::2], strict=True):
            self.told.add(key)
            if key in COUNTS:
                setattr(s, key, int(value))
            elif key == "turn":
                s.turn = LETTERS.index(value)
            elif key in ("playing", "dealt"):
                setattr(s, key, SEATS.read(self.t, value))
            elif key == "active":
                s.active[0] = s.active[1] = -1
                for letter in value.strip("-"):
                    s.active[self.t.team[LETTERS.index(letter)]] = LETTERS.index(letter)
            elif key == "idle":
                s.idle[0], s.idle[1] = int(value[0]), int(value[1])
            else:
                raise ValueError(f"what is {key}?")
        if "moved" not in self.told and "now" in self.told:
            s.moved = s.now

    def read_row(self, words: list[str], bases: list[str]) -> None:
        """Row A B [closed]: A1 B1#4@2 ... (Base card 4 of B, kept in place 2 of the state)."""
        s, t = self.s, self.t
        r = s.rows_n
        s.rows_n += 1
        row = s.rows[r]
        for k in range(2):
            row.side[k] = int(words[k]) - 1 if t.format == ids.TAG_TEAM else LETTERS.index(words[k])
        row.closed = int("closed" in words)
        for text in bases:
            name, _, exact = text.partition("@")[0].partition("#")
            index = parse_base(name)
            owner = index // ids.NUMBERS
            slot = next(k for k in range(ids.SLOTS) if not s.bases[k].card)
            if "@" in text:
                slot = int(text.partition("@")[2])
                if s.bases[slot].card:
                    raise ValueError(f"{text}: another Base is kept in place {slot}")
            base = s.bases[slot]
            base.card = self.card(f"Base#{LETTERS[owner]}{exact}" if exact else "Base", owner)
            base.owner, base.number, base.row = owner, index % ids.NUMBERS + 1, r
            s.seats[owner].bases = max(s.seats[owner].bases, base.number)
            row.base[row.n] = slot
            row.n += 1

    def slot(self, name: str) -> int:
        """The slot of a Base by name."""
        slot = find_base(self.s, parse_base(name))
        if slot < 0:
            raise ValueError(f"no row has a Base {name}")
        return slot

    def read_end(self, key: str, listed: str) -> None:
        """A1.a: cards, bottom first; a colour after the last one where it is not that of the first Hit."""
        name, _, letter = key.partition(".")
        slot = self.slot(name)
        base = self.s.bases[slot]
        sides = [side_name(self.t, self.s, base.row, k) for k in range(2)]
        if letter.lower() not in sides:
            raise ValueError(f"{name} has no end {letter!r}; it has {', '.join(sides)}")
        side = sides.index(letter.lower())
        last = listed.rpartition(" ")[2]
        told = last in (*ids.COLOURS, "none")
        for card in self.cards(listed.removesuffix(last) if told else listed):
            push(self.t, self.s, card, self.t.types[type_of(self.t, card)], slot, side, 0)
        if told:
            base.ends[side].colour = 1 << ids.COLOURS.index(last) if last != "none" else 0

    def read_mods(self, name: str, listed: str) -> None:
        """A1 mods: cards, bottom first; a Freeze freezes."""
        slot = self.slot(name)
        for card in self.cards(listed):
            lay_modifier(self.s, slot, card)
            if self.t.types[type_of(self.t, card)].word == ops.FREEZE_BASE:
                self.s.bases[slot].frozen = 1

    def read_foul(self, words: list[str]) -> None:
        """Foul CARD SEAT A1.0 and its numbers; its card is named by the line of its place."""
        *card, seat, where = words[: -len(FOUL_NUMBERS)]
        numbers = words[-len(FOUL_NUMBERS) :]
        foul = self.s.fouls[self.s.fouls_n]
        self.s.fouls_n += 1
        exact = card[-1].rpartition("#")[2]
        foul.card = LETTERS.index(exact[0]) * ids.CARDS + int(exact[1:]) + 1
        foul.seat = LETTERS.index(seat)
        for field, number in zip(FOUL_NUMBERS, numbers, strict=True):
            setattr(foul, field, int(number))
        foul.base, foul.side = parse_base(where.partition(".")[0]), int(where.partition(".")[2])

    def read_seat(self, p: int, rest: str) -> None:
        """A hand: ..., A pile: ..., A deck: ... or A deck 5, A out conceded, A churn 2 ..."""
        seat = self.s.seats[p]
        key, colon, listed = rest.partition(":")
        words = rest.split()
        if colon and key in ("hand", "hand picked"):
            seat.hand = self.card(listed.strip(), p)
            seat.origin = ids.PICKED if key.endswith("picked") else ids.DEALT
        elif colon and key == "pile":
            for card in reversed(self.cards(listed, p)):
                put_on_pile(self.s, p, card)
        elif colon and key == "deck":
            self.decks[p] = self.cards(listed, p)
        elif words[0] == "deck":
            self.decks[p] = int(words[1])
        elif words[0] == "out":
            seat.out = OUTS.index(words[1])
            if "playing" not in self.told:
                self.s.playing &= ~(1 << p)
        elif words[0] == "starter":
            seat.starter = LETTERS.index(words[1]) + 1
        elif words[0] == "active":
            self.s.active[self.t.team[p]] = p
        elif words[0] in SEEN:
            mask = getattr(seat, words[0])
            mask[0], mask[1] = int(words[1]), int(words[2])
        elif words[0] in SEAT_NUMBERS:
            setattr(seat, words[0], int(words[1]) if len(words) > 1 else 1)
        else:
            raise ValueError(f"what is {words[0]}?")

    def finish(self) -> None:
        """The cards that no line named: into their decks, or, where a deck is told, into the swept pile."""
        for p in range(self.t.n):
            rest = sorted(card for card in self.left if owner_of(card) == p)
            freezes = [card for card in rest if self.word(card) == ops.FREEZE_BASE]
            if self.t.format == ids.TAG_TEAM and freezes:
                freezes.pop()
            others = [card for card in rest if self.word(card) != ops.FREEZE_BASE]
            told = self.decks.get(p)
            if not self.s.dealt >> p & 1:
                continue
            if told is None and len(freezes) < self.t.freezes:
                deck, spare = freezes, others
            elif told is None:
                deck, spare = freezes + others, []
            elif isinstance(told, int):
                deck, spare = freezes[: self.t.freezes] + others[:told], others[told:]
            elif told and not any(self.word(card) == ops.FREEZE_BASE for card in told):
                deck, spare = freezes[: self.t.freezes] + told[::-1], others
            else:
                deck, spare = told[::-1], freezes + others
            for card in spare:
                sweep_card(self.s, card)
            for i, card in enumerate(deck):
                self.s.seats[p].deck[i] = card
            self.s.seats[p].deck_n = len(deck)

    def word(self, card: int) -> int:
        """The effect word of a card."""
        return int(self.t.types[type_of(self.t, card)].word)
