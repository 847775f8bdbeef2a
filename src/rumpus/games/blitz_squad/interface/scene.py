"""A position in lines of text, there and back.

```
turn 3 active A phase main first A named 1 ask main asker A
zone roaring_hearth:B:2
A hand brakka-mug_swing hob-drill*2 tansy-warm_broth@B
A open hob-halt
A tavern grubb-stomp grubb-yawn
A clinic hob-drill wick-spark
A front attack brakka-mug_swing brakka-table_flip
run turn step=4 seat=A
```
Piles are listed from the top, stacks from the bottom; `*2` is two of them, `@BC` says who knows a card there, `@*` that
all do, `=` that onlookers do. `out` and `place` follow a seat's letter. A seat's deck is what cards it has, unless
`A deck` says more. Without a `run` line the turn player is asked in Main. `rng X Y` fixes the generator.
"""

import re
from collections import Counter
from typing import Any, Final

from rumpus.games.blitz_squad.content.tables import tables
from rumpus.games.blitz_squad.interface.names import LETTERS, card_id, card_of_id
from rumpus.games.blitz_squad.interface.prompts import ASKED
from rumpus.games.blitz_squad.interface.view import seen_cards
from rumpus.games.blitz_squad.rules import ids, turn
from rumpus.games.blitz_squad.rules.cards import everybody, others
from rumpus.games.blitz_squad.rules.specials import OWNER, TURN, zone_card, zone_owner, zone_turn
from rumpus.games.blitz_squad.rules.state import Seat, State, Table
from rumpus.kernel.contract.content import Tables
from rumpus.kernel.contract.lines import seats_of
from rumpus.kernel.contract.options import Options
from rumpus.kernel.contract.zones import Piles, Zone
from rumpus.kernel.match.scenes import assign, each_line, fields
from rumpus.kernel.records.chance import seed
from rumpus.kernel.records.record import Array
from rumpus.kernel.records.seal import generator, set_generator

SEATED: Final = ("active", "first", "winner", "aim", "asker")
"""Fields of the State that hold a seat, -1 = nobody."""
NUMBERS: Final = ("turn", "now", "flips", "tied", "named", "combos", "attacks", "over")
NAMED: Final[dict[str, tuple[str, ...]]] = {"phase": ids.PHASES, "ask": ASKED}
KINDS: Final = ("turn", "setup", "build", "combo", "answer", "lines", "enter", "each", "waits")
"""What is running, by number."""
ZONES: Final = ("front", "back", "aside")
LISTS: Final = {"lasting": "lasting", "wait": "waits"}
"""By the first word of a line, the records of the State that have a line each."""
CELL: Final = re.compile(r"([a-z0-9_-]+)(?:@(\*|[A-D]*))?(=?)(?:\*([0-9]+))?")
"""A card, who knows it, whether onlookers do, how many of them."""


# ---------------------------------------------------------------- piles
def stock(t: Table, _s: State, seat: str) -> list[tuple[str]]:
    """The 60 cards of a seat's deck, by id."""
    return [(card_id(t, card),) for card in numbers(t, _s, seat)]


def numbers(t: Table, _s: State, seat: str) -> list[int]:
    """The same by number."""
    first = ids.DECK * LETTERS.index(seat)
    return [*t.decks[first : first + ids.DECK]]


PILES: Final = Piles(
    zones={
        **{name: Zone(line=f"{{seat}} {name} {{cards}}", ordered=False) for name in ("hand", "open")},
        **{name: Zone(line=f"{{seat}} {name} {{cards}}") for name in ("tavern", "clinic", "tomb")},
        **{
            name: Zone(
                found=rf"^(?P<seat>[A-D])(?P<pile> {name} \w+(?P<cards>(?: [^ =]+(?= |$))*))", stack=True, top_last=True
            )
            for name in ZONES
        },
        "zone": Zone(line="zone {cards}", placed=True),
    },
    stock=stock,
    numbers=numbers,
    known=lambda t: [(card_id(t, card),) for card in range(1, t.cards_n + 1)],
    free=True,
)


# ---------------------------------------------------------------- there
def scene(t: Table, s: State) -> str:
    """The whole position, hidden cards included."""
    first = [f"{name} {getattr(s, name)}" for name in NUMBERS if getattr(s, name)]
    first += [f"{name} {LETTERS[getattr(s, name)]}" for name in SEATED if getattr(s, name) >= 0]
    first += [f"phase {ids.PHASES[s.phase]}", *([f"ask {ASKED[s.ask]}"] if s.ask else [])]
    lines = [" ".join(first)]
    if s.combo.on:
        lines.append(" ".join(["combo", *fields(s.combo)]))
    if s.zone_n:
        specials = [
            f"{card_id(t, zone_card(s, i))}:{LETTERS[zone_owner(s, i)]}:{zone_turn(s, i)}" for i in range(s.zone_n)
        ]
        lines.append(" ".join(["zone", *specials]))
    for p in range(t.n):
        lines += seat_lines(t, s, p)
    for key, name in LISTS.items():
        lines += [" ".join([key, *fields(one)]) for one in getattr(s, name)[: getattr(s, f"{name}_n")]]
    for part in range(2):
        codes = s.build[part * ids.STACK : part * ids.STACK + s.build_n[part]]
        if codes:
            lines.append(" ".join([f"build{part}", *(card_id(t, k // 2) + "!" * (k % 2) for k in codes)]))
    for f in s.frames[: s.depth]:
        who = [f"seat={LETTERS[f.seat]}"] if f.seat >= 0 else []
        lines.append(" ".join(["run", KINDS[f.kind], *who, *fields(f, "kind", "seat")]))
    lines.append(generator(s))
    return "\n".join(lines) + "\n"


def seat_lines(t: Table, s: State, p: int) -> list[str]:
    """The piles of one seat."""
    seat, letter = s.seats[p], LETTERS[p]
    lines = [f"{letter} out {seat.out} place {seat.place}"] if seat.out or seat.place else []
    if seat.hand_n:
        lines.append(f"{letter} hand {run(t, seat.hand[: seat.hand_n], others(t, p))}")
    if seat.open_n:
        lines.append(f"{letter} open {run(t, seat.open[: seat.open_n], 0)}")
    lines.append(f"{letter} tavern {run(t, [*seat.tavern[: seat.tavern_n]][::-1], everybody(t))}".rstrip())
    for name, pile in (("clinic", seat.clinic[: seat.clinic_n]), ("tomb", seat.tomb[: seat.tomb_n])):
        if pile:
            lines.append(f"{letter} {name} {run(t, [*pile][::-1], 0)}")
    for zone, stack in zip(ZONES, seat.stacks, strict=True):
        if stack.n:
            cards = " ".join(card_id(t, card) for card in stack.cards[: stack.n])
            more = f" fate={stack.fate}" * (stack.fate > 0) + f" hushed={stack.hushed}" * (stack.hushed > 0)
            lines.append(f"{letter} {zone} {ids.SLOTS[stack.slot]} {cards}{more}")
    listed = sorted(card for card in seat.deck if card)
    if listed != deck_of(s, p):
        lines.append(f"{letter} deck {run(t, listed, 0)}")
    return lines


def run(t: Table, cells: Any, most: int) -> str:
    """Cells in a row, equal ones together."""
    made: list[list[Any]] = []
    for cell in cells:
        mask = cell // ids.SEEN
        mark = "" if not mask else "@*" if mask == most else "@" + "".join(LETTERS[p] for p in seats_of(mask))
        text = card_id(t, cell % ids.SEEN) + mark + "=" * (mask != most and mask >> ids.PUBLIC & 1)
        if made and made[-1][0] == text:
            made[-1][1] += 1
        else:
            made.append([text, 1])
    return " ".join(f"{text}*{n}" if n > 1 else text for text, n in made)


def deck_of(s: State, p: int) -> list[int]:
    """All the cards that a seat has, ascending."""
    seat = s.seats[p]
    found = Counter(cell % ids.SEEN for cell in [*seat.hand[: seat.hand_n], *seat.tavern[: seat.tavern_n]])
    found.update(seen_cards(s, p))
    found.update(zone_card(s, i) for i in range(s.zone_n) if zone_owner(s, i) == p)
    return sorted(found.elements())


# ---------------------------------------------------------------- and back
def unscene(text: str, options: Options, content: Any = None) -> tuple[Tables, Array]:
    """The tables and the state of a scene; ValueError names the line that is not understood."""
    T = tables(options, content)
    S = State.blank()
    t, s = T.t, State.at(S)
    seed(s, 1)
    for name in SEATED:
        setattr(s, name, -1)
    decks: set[int] = set()

    def read(words: list[str]) -> None:
        if words[0] in LETTERS[: t.n]:
            read_seat(t, s, LETTERS.index(words[0]), words[1:], decks)
        else:
            read_line(t, s, words)

    each_line(text, read)
    complete(t, s, decks)
    return T, S


def complete(t: Table, s: State, decks: set[int]) -> None:
    """What a short scene leaves out: decks, and the turn player in Main."""
    for p in range(t.n):
        if p not in decks:
            for i, card in enumerate(deck_of(s, p)):
                s.seats[p].deck[i] = card
    if s.depth == 0:
        s.active = max(s.active, 0)
        s.first = max(s.first, 0)
        s.turn = max(s.turn, 1)
        s.phase, s.ask, s.asker, s.named, s.depth = ids.P_MAIN, ids.ASK_MAIN, s.active, 1, 1
        s.frames[0].step, s.frames[0].seat, s.frames[0].got = turn.MAIN, s.active, -1


def read_line(t: Table, s: State, words: list[str]) -> None:
    """A line that is not about one seat."""
    key, rest = words[0], words[1:]
    if key == "rng":
        set_generator(s, rest)
    elif key == "zone":
        for i, told in enumerate(rest):
            name, letter, entered = told.split(":")
            s.zone[i] = card_of_id(t, name) + OWNER * LETTERS.index(letter) + TURN * int(entered)
        s.zone_n = len(rest)
    elif key == "combo":
        assign(s.combo, rest)
    elif key in LISTS:
        n = getattr(s, f"{LISTS[key]}_n")
        assign(getattr(s, LISTS[key])[n], rest)
        setattr(s, f"{LISTS[key]}_n", n + 1)
    elif key in ("build0", "build1"):
        part = int(key[-1])
        for i, told in enumerate(rest):
            s.build[part * ids.STACK + i] = 2 * card_of_id(t, told.rstrip("!")) + told.endswith("!")
        s.build_n[part] = len(rest)
    elif key == "run":
        read_frame(s, rest)
    else:
        read_numbers(s, words)


def read_numbers(s: State, words: list[str]) -> None:
    """The first line."""
    for name, value in zip(words[::2], words[1::2], strict=True):
        if name in SEATED:
            setattr(s, name, LETTERS.index(value))
        elif name in NAMED:
            setattr(s, name, NAMED[name].index(value))
        elif name in NUMBERS:
            setattr(s, name, int(value))
        else:
            raise ValueError(f"what is {name}?")


def read_frame(s: State, words: list[str]) -> None:
    """Something that is running."""
    f = s.frames[s.depth]
    s.depth += 1
    f.kind = KINDS.index(words[0])
    seat = [word.removeprefix("seat=") for word in words[1:] if word.startswith("seat=")]
    f.seat = LETTERS.index(seat[0]) if seat else -1
    assign(f, [word for word in words[1:] if not word.startswith("seat=")])


def read_seat(t: Table, s: State, p: int, words: list[str], decks: set[int]) -> None:
    """The words after a seat's letter."""
    seat, key, rest = s.seats[p], words[0], words[1:]
    if key == "out":
        seat.out, seat.place = int(rest[0]), int(rest[2])
    elif key in ZONES:
        stack = seat.stacks[ZONES.index(key)]
        stack.slot = ids.SLOTS.index(rest[0])
        assign(stack, [word for word in rest[1:] if "=" in word])
        for word in rest[1:]:
            if "=" not in word:
                stack.cards[stack.n] = card_of_id(t, word)
                stack.n += 1
    elif key == "deck":
        decks.add(p)
        fill(seat, "deck", cells(t, rest, 0))
    else:
        most = everybody(t) if key == "tavern" else others(t, p)
        told = cells(t, rest, most)
        if key in ("tavern", "clinic", "tomb"):
            told.reverse()
        elif key in ("hand", "open"):
            told.sort(key=lambda cell: (cell % ids.SEEN, -cell))
        else:
            raise ValueError(f"what is {key}?")
        fill(seat, key, told)
        setattr(seat, f"{key}_n", len(told))


def fill(seat: Seat, name: str, told: list[int]) -> None:
    """Cells of a pile."""
    pile = getattr(seat, name)
    for i, cell in enumerate(told):
        pile[i] = cell


def cells(t: Table, words: list[str], most: int) -> list[int]:
    """The cells that `run` wrote."""
    made: list[int] = []
    for word in words:
        found = CELL.fullmatch(word)
        if found is None:
            raise ValueError(f"{word!r} is no card")
        name, marks, public, n = found.groups("")
        mask = most if marks == "*" else sum(1 << LETTERS.index(x) for x in marks) | (1 << ids.PUBLIC) * bool(public)
        made += [card_of_id(t, name) + ids.SEEN * mask] * int(n or 1)
    return made
