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

from collections.abc import Iterator
from typing import Any, Final

from rumpus.games.incredibrawl.content.tables import book_of, tables
from rumpus.games.incredibrawl.rules import ids
from rumpus.games.incredibrawl.rules.state import Seat, State, Table
from rumpus.kernel.contract.seats import LETTERS
from rumpus.kernel.match.scenes import SEAT, At, Form, Kind, Line, Own, Said, Term, always, named, number, pile, value

_PHASES = (
    "setup round refill_early select_repair select place reveal reveal_window play scrap_next scrap_stop scrap_compare "
    "scrap_decided scrap_done decided lose lose_later win_window win glory_stop victory_glory location_text "
    "glory_window location_choice draw_discard draw_entry draw_window draw_late_entry draw_choice draw_resolve "
    "round_end"
)
PHASES: Final = _PHASES.split()
"""The phases of a round by their names, in the order of ids.P_* ([phases] of the catalogue)."""
SHOWN: Final = {"rng", "round", "phase", "token", "cells", "pool"}
SEAT_SHOWN: Final = {"glory", "characters", "power_ups", "deck", "deck_n", "discard", "discard_n"}
NOWHERE: Final = ("winner", "left", "right", "scrap_winner", "throw_won")
SEEN: Final = 64
"""A cell of a deck is its card plus this times who has seen it there."""


# ---------------------------------------------------------------- cards
def _card(t: Table, word: str) -> int:
    """The card of an id, or of a Type and Level (P7)."""
    for i, sheet in enumerate(book_of(t).sheets):
        if word == sheet.id or (i < 30 and word.lower() == f"{ids.TYPES[sheet.type][0]}{sheet.level}"):
            return i
    raise ValueError(f"there is no card {word}")


def in_hand(seat: Seat) -> list[int]:
    """The cards of a hand."""
    held = seat.characters | seat.power_ups << ids.CHARACTERS
    return [card for card in range(ids.CARDS) if held >> card & 1]


def name(t: Table, card: int) -> str:
    """The id of a card."""
    return book_of(t).sheets[card].id


def cell_name(t: Table, cell: int) -> str:
    """A card of a deck, with the mask of who has seen it there."""
    return name(t, cell % SEEN) + (f"/{cell // SEEN}" if cell >= SEEN else "")


def cell_of(t: Table, word: str) -> int:
    """What `cell_name` says."""
    card, _, known = word.partition("/")
    return _card(t, card) + SEEN * number(known or "0")


CELL: Final = Kind(cell_name, cell_of)
CARD: Final = Kind(lambda t, n: name(t, n - 1), lambda t, word: _card(t, word) + 1)


def write_hand(at: At) -> list[str]:
    """Characters, then Power-Ups."""
    return ["hand", *(name(at.t, card) for card in in_hand(at.row))]


def read_hand(at: At, words: list[str]) -> None:
    """In any order."""
    held = sum({1 << _card(at.t, word) for word in words})
    at.row.characters, at.row.power_ups = held % (1 << ids.CHARACTERS), held >> ids.CHARACTERS


# ---------------------------------------------------------------- every other number
def _paths(path: str, value: Any, skip: set[str]) -> Iterator[str]:
    """A `set` line for every number that is not 0."""
    if isinstance(value, int):
        yield from [f"set {path} {value}"] * (value != 0)
    elif isinstance(value, tuple):
        for i, item in enumerate(value):
            yield from _paths(f"{path}.{i}", item, SEAT_SHOWN)
    elif hasattr(value, "cells"):
        for field in type(value).__fields__:
            if field.name not in skip:
                yield from _paths(f"{path}.{field.name}".strip("."), getattr(value, field.name), set())
    elif any(value):
        yield f"set {path} {' '.join(map(str, value))}"


def rest(_t: Table, s: State) -> Iterator[str]:
    """All that no other line says."""
    yield "exact"
    yield from _paths("", s, SHOWN)


def set_rest(_t: Table, s: State, words: list[str]) -> str:
    """`exact`: all is 0 that no line says; `set`: a number, or a row of them. ValueError where there is none."""
    if words[0] == "exact":
        for key in (*NOWHERE, "visited", "asked", "waiting", "ask"):
            setattr(s, key, 0)
        s.goes_on = [0] * len(s.goes_on)
        s.places = [0] * ids.LOCATIONS
        return "exact"
    path, numbers = words[1], [number(word) for word in words[2:]]
    at: Any = s
    *above, last = path.split(".")
    try:
        for key in above:
            at = at[int(key)] if key.isdecimal() else getattr(at, key)
        setattr(at, last, numbers[0] if isinstance(getattr(at, last), int) else numbers)
    except (AttributeError, IndexError, TypeError, ValueError):
        raise ValueError(f"set {path}: the state has no such number, or another number of them") from None
    return path


# ---------------------------------------------------------------- the whole
def start(t: Table, s: State) -> None:
    """What a scene that says nothing of it has: the select phase, everybody asked, own spots, locations in order."""
    for key in NOWHERE:
        setattr(s, key, -1)
    s.token = 0 if t.token else -1
    s.visited = 1
    s.asked = s.waiting = (1 << t.n) - 1
    s.ask = ids.A_SELECT
    s.places = list(range(ids.LOCATIONS))
    s.goes_on = [-1] * len(s.goes_on)


def round_said(at: At, said: Said) -> None:
    """Characters are selected where no other phase is named; somebody has the token where it is in the game."""
    if "phase" not in said or at.s.phase == ids.P_SELECT:
        at.s.phase = ids.P_PLACE
    if at.t.token:
        at.s.token = max(at.s.token, 0)


def finish(t: Table, s: State, _said: dict[str, Said]) -> None:
    """Cards that are named nowhere lie on the discard pile of a scene's seat, under the others (`deck` stays short)."""
    for p in range(t.n):
        seat = s.seats[p]
        kept = list(seat.discard[: seat.discard_n])
        used = {*in_hand(seat), *(cell % SEEN for cell in seat.deck[: seat.deck_n]), *(card - 1 for card in kept)}
        used |= lying(s, p)
        rest = [card + 1 for card in range(ids.CARDS if t.power_ups else ids.CHARACTERS) if card not in used]
        seat.discard_n = len(rest) + len(kept)
        for i, card in enumerate(rest + kept):
            seat.discard[i] = card


def lying(s: State, p: int) -> set[int]:
    """What a seat has chosen, fights with, or is playing."""
    seat = s.seats[p]
    playing = {s.fx.card} if s.fx.on and s.fx.kind == ids.POWER_UP and s.fx.owner == p else set()
    return {card for card in (seat.selected - 1, seat.fighter.card - 1, *playing) if card >= 0}


FORM: Final = Form(
    tables,
    State,
    (
        Line(
            [
                value("round", told=always),
                value("phase", named("phase", lambda _t: PHASES), told=always),
                value("token", SEAT, told=always),
            ],
            done=round_said,
        ),
        Line(
            [
                value("glory", told=always),
                Term(word="hand", write=write_hand, read=read_hand, zone={"ordered": False}),
                pile("deck", CELL),
                pile("discard", CARD, top_last=True),
            ],
            seats=True,
        ),
        Own(("exact", "set"), rest, set_rest),
    ),
    start=start,
    finish=finish,
)


def stock(t: Table, _s: State, _seat: str) -> list[tuple[str, ...]]:
    """The cards of a seat: characters by id, or by Type and Level (P7), and where they are in play Power-Ups."""
    sheets = book_of(t).sheets[: ids.CARDS if t.power_ups else ids.CHARACTERS]
    return [
        (one.id, f"{ids.TYPES[one.type][0]}{one.level}") if i < ids.CHARACTERS else (one.id,)
        for i, one in enumerate(sheets)
    ]


def on_table(t: Table, s: State, letter: str) -> list[str]:
    """The cards of a seat that lie in no pile."""
    return [name(t, card) for card in lying(s, LETTERS.index(letter))]


PILES: Final = FORM.piles(stock=stock, numbers=lambda _t, _s, _seat: range(ids.CARDS), lying=on_table)
