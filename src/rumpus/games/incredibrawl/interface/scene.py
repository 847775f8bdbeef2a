"""A position in a few lines of text: first the round, then a line a seat, then every other number that is not 0.

```
round 2 phase select token -
A glory 3 hand pillow_squire sock_bandit deck toaster_oracle crate_golem discard anvil_bear
B glory 1 hand ...
set waiting 3
set seats.1.fighter.spot 2
rng 1 2
```
Decks read from the top. Cards that no line names lie on the owner's discard pile, under the others. A number after a
deck's card, as in `crate_golem/3`, is the mask of seats that have seen it there. Without the line
`exact`, which `scene` writes, a scene stands where everybody chooses a character.
"""

from typing import Any, Final

from rumpus.games.incredibrawl.content.tables import book_of, tables
from rumpus.games.incredibrawl.rules import ids
from rumpus.games.incredibrawl.rules.state import State, Table
from rumpus.kernel.chance import seed
from rumpus.kernel.content import Tables
from rumpus.kernel.given import once
from rumpus.kernel.laying import Piles, Zone
from rumpus.kernel.record import Array
from rumpus.kernel.scenes import each_line
from rumpus.kernel.seal import generator, set_generator
from rumpus.kernel.spec import Options

PHASES: Final = {
    ids.P_SETUP: "setup",
    ids.P_ROUND: "round",
    ids.P_REFILL: "refill_early",
    ids.P_REPAIR: "select_repair",
    ids.P_SELECT: "select",
    ids.P_PLACE: "place",
    ids.P_REVEAL: "reveal",
    ids.P_WINDOW: "reveal_window",
    ids.P_PLAY: "play",
    ids.P_NEXT: "scrap_next",
    ids.P_STOP: "scrap_stop",
    ids.P_COMPARE: "scrap_compare",
    ids.P_SCRAPPED: "scrap_decided",
    ids.P_SCRAP_DONE: "scrap_done",
    ids.P_DECIDED: "decided",
    ids.P_LOSE: "lose",
    ids.P_LOSE_LATER: "lose_later",
    ids.P_WIN_WINDOW: "win_window",
    ids.P_WIN: "win",
    ids.P_GLORY_STOP: "glory_stop",
    ids.P_GLORY: "victory_glory",
    ids.P_TEXT: "location_text",
    ids.P_GLORY_WINDOW: "glory_window",
    ids.P_LOCATION: "location_choice",
    ids.P_DISCARD: "draw_discard",
    ids.P_ENTRY: "draw_entry",
    ids.P_DRAW_WINDOW: "draw_window",
    ids.P_LATE_ENTRY: "draw_late_entry",
    ids.P_DRAW: "draw_choice",
    ids.P_RESOLVE: "draw_resolve",
    ids.P_END: "round_end",
}
"""The phases of a round by their names ([phases] of the catalogue)."""
SHOWN = {"rng", "round", "phase", "token", "cells", "pool"}
SEAT_SHOWN = {"glory", "characters", "power_ups", "deck", "deck_n", "discard", "discard_n"}


def stock(t: Table, _s: State, _seat: str) -> list[tuple[str, ...]]:
    """The cards of a seat: characters by id, or by Type and Level (P7), and where they are in play Power-Ups."""
    sheets = book_of(t).sheets[: ids.CARDS if t.power_ups else ids.CHARACTERS]
    return [
        (one.id, f"{ids.TYPES[one.type][0]}{one.level}") if i < ids.CHARACTERS else (one.id,)
        for i, one in enumerate(sheets)
    ]


def on_table(t: Table, s: State, letter: str) -> list[str]:
    """What a seat has chosen, fights with, or is playing."""
    p = "ABCD".index(letter)
    seat = s.seats[p]
    playing = [s.fx.card] if s.fx.on and s.fx.kind == ids.POWER_UP and s.fx.owner == p else []
    cards = {card for card in (seat.selected - 1, seat.fighter.card - 1, *playing) if card >= 0}
    return [book_of(t).sheets[card].id for card in cards]


PILES: Final = Piles(
    zones={
        "hand": Zone(line="{seat} hand {cards}", ordered=False),
        "deck": Zone(line="{seat} deck {cards}"),
        "discard": Zone(line="{seat} discard {cards}", top_last=True),
    },
    stock=stock,
    numbers=lambda _t, _s, _seat: range(ids.CARDS),
    lying=on_table,
    one_line=True,
    ends=("glory", "hand", "deck", "discard"),
)


def _fields(record: Any) -> list[str]:
    """The fields of a record, in order."""
    return [field.name for field in record.__fields__]


def _lines(path: str, value: Any, skip: set[str]) -> list[str]:
    """A `set` line for every number that is not 0."""
    if hasattr(value, "cells"):
        made = []
        for name in _fields(type(value)):
            if name not in skip:
                made += _lines(f"{path}.{name}" if path else name, getattr(value, name), set())
        return made
    if isinstance(value, int):
        return [f"set {path} {value}"] if value else []
    if isinstance(value, tuple):
        return [line for i, item in enumerate(value) for line in _lines(f"{path}.{i}", item, SEAT_SHOWN)]
    numbers = [int(x) for x in value]
    return [f"set {path} {' '.join(map(str, numbers))}"] if any(numbers) else []


def scene(t: Table, s: State) -> str:
    """The whole position, hidden cards included."""
    names = [sheet.id for sheet in book_of(t).sheets]
    token = "-" if s.token < 0 else "ABCD"[s.token]
    lines = [f"round {s.round} phase {PHASES[s.phase]} token {token}"]
    for p in range(t.n):
        seat = s.seats[p]
        hand = [names[c] for c in range(30) if seat.characters >> c & 1]
        hand += [names[30 + c] for c in range(10) if seat.power_ups >> c & 1]
        cells = list(seat.deck[: seat.deck_n])[::-1]
        deck = [names[c % 64] + (f"/{c // 64}" if c // 64 else "") for c in cells]
        discard = [names[c - 1] for c in seat.discard[: seat.discard_n]]
        lines.append(" ".join(["ABCD"[p], "glory", str(seat.glory), "hand", *hand, "deck", *deck, "discard", *discard]))
    lines += ["exact", *_lines("", s, SHOWN)]
    lines.append(generator(s))
    return "\n".join(lines) + "\n"


def unscene(text: str, options: Options, content: Any = None) -> tuple[Tables, Array]:
    """The tables and the state of a scene; ValueError names the line that is not understood."""
    T = tables(options, content)
    S = State.blank()
    t, s = T.t, State.at(S)
    seed(s, 1)
    _start(t, s)
    told: set[str] = set()

    def read(words: list[str]) -> None:
        once(told, words[1] if words[0] == "set" else words[0])
        _line(t, s, words)

    each_line(text, read)
    _rest(t, s)
    return T, S


def _start(t: Table, s: State) -> None:
    """What a scene that says nothing of it has: the select phase, everybody asked, own spots, locations in order."""
    s.winner = s.left = s.right = s.scrap_winner = s.throw_won = -1
    s.token = 0 if t.token else -1
    s.visited = 1
    s.asked = s.waiting = (1 << t.n) - 1
    s.ask = ids.A_SELECT
    for i in range(ids.LOCATIONS):
        s.places[i] = i
    for i in range(3):
        s.goes_on[i] = -1


def _line(t: Table, s: State, words: list[str]) -> None:
    """One line."""
    if words[0] == "round":
        s.round = int(words[1])
        s.phase = list(PHASES.values()).index(words[3]) if len(words) > 3 else ids.P_PLACE
        if s.phase == ids.P_SELECT:
            s.phase = ids.P_PLACE
        if len(words) > 5 and words[5] != "-":
            s.token = "ABCD".index(words[5])
    elif words[0] == "exact":
        s.winner = s.left = s.right = s.scrap_winner = s.throw_won = s.visited = s.asked = s.waiting = s.ask = 0
        for i in range(3):
            s.goes_on[i] = 0
        for i in range(ids.LOCATIONS):
            s.places[i] = 0
    elif words[0] == "set":
        _set(s, words[1].split("."), [int(x) for x in words[2:]])
    elif words[0] == "rng":
        set_generator(s, words[1:])
    else:
        _seat(t, s, "ABCD".index(words[0]), words[1:])


def _set(s: State, path: list[str], numbers: list[int]) -> None:
    """A number, or a row of them, anywhere in the state. ValueError where there is none."""
    at: Any = s
    try:
        for name in path[:-1]:
            at = at[int(name)] if name.isdecimal() else getattr(at, name)
        old = getattr(at, path[-1])
        if isinstance(old, int):
            setattr(at, path[-1], numbers[0])
        else:
            for i in range(len(old)):
                old[i] = numbers[i]
    except (AttributeError, IndexError, TypeError):
        raise ValueError(f"set {'.'.join(path)}: the state has no such number, or another number of them") from None


def _card(t: Table, word: str) -> int:
    """The card of an id, or of a Type and Level (P7)."""
    for i, sheet in enumerate(book_of(t).sheets):
        if word == sheet.id or (i < 30 and word.lower() == f"{ids.TYPES[sheet.type][0]}{sheet.level}"):
            return i
    raise ValueError(f"there is no card {word}")


def _seat(t: Table, s: State, p: int, words: list[str]) -> None:
    """The words after a seat's letter."""
    seat = s.seats[p]
    key = ""
    deck: list[int] = []
    for word in words:
        if word in ("glory", "hand", "deck", "discard"):
            key = word
        elif key == "glory":
            seat.glory = int(word)
        elif key == "hand":
            card = _card(t, word)
            if card < 30:
                seat.characters |= 1 << card
            else:
                seat.power_ups |= 1 << (card - 30)
        elif key == "deck":
            name, _, known = word.partition("/")
            deck.append(_card(t, name) + 64 * int(known or 0))
        elif key == "discard":
            seat.discard[seat.discard_n] = _card(t, word) + 1
            seat.discard_n += 1
        else:
            raise ValueError(f"what is {word}?")
    for cell in reversed(deck):
        seat.deck[seat.deck_n] = cell
        seat.deck_n += 1


def _rest(t: Table, s: State) -> None:
    """Cards that are named nowhere lie on the discard pile of a scene's seat, under the others (`deck` stays short)."""
    for p in range(t.n):
        seat = s.seats[p]
        used = {c for c in range(30) if seat.characters >> c & 1} | {
            30 + c for c in range(10) if seat.power_ups >> c & 1
        }
        used |= {c % 64 for c in seat.deck[: seat.deck_n]} | {c - 1 for c in seat.discard[: seat.discard_n]}
        used |= {seat.selected - 1, seat.fighter.card - 1}
        if s.fx.on and s.fx.kind == ids.POWER_UP and s.fx.owner == p:
            used.add(s.fx.card)
        rest = [c for c in range(ids.CARDS if t.power_ups else ids.CHARACTERS) if c not in used]
        kept = list(seat.discard[: seat.discard_n])
        for i, card in enumerate([c + 1 for c in rest] + kept):
            seat.discard[i] = card
        seat.discard_n = len(rest) + len(kept)
