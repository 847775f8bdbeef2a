"""A position in a few lines of text.

```
with format=1v1 card_set=blank
turn A actions 2 round 3 quiet 4
tokens r2c2 r2c4
A yumiko side 1 equipped yellow at r2c2 ko 1 bonus 2 hand 1 2 5 discard 3 4
B nix at r2c3 hand 5 5
```
Every line and word may be left out: seat A is active with 2 actions, all Legends are fresh and UNARMED on row 1, no KO
card is revealed, the round has gone in order. `hand`, `deck` (top first) and `discard` (top last) name cards by code;
cards not named go below the named ones into the deck, in file order, or where `rest hand|deck|discard` says.

More words after a seat: `out`, `place N`, `conceded`, `bonus 3 used`, `root N`, `stun N`, `hit`, `steps N`, `attacks`.
Of the turn: `number N`, `first A`, `taken N`, `left AB` (who has not acted this round), `next B` (2v2), `now MS`,
`pressure`.
`with` overrides table options, `rng` sets the generator. What these words cannot say - the middle of an attack, cards
seen, powers used - is in a last line `exact ...`, which holds all of the position.
"""

from __future__ import annotations

import base64
import zlib
from collections.abc import Iterator
from typing import Any, Final

import numpy as np

from rumpus.games.brawlhalla.content.options import OPTIONS
from rumpus.games.brawlhalla.content.tables import book_of, card_codes, tables
from rumpus.games.brawlhalla.interface.canonical import canon
from rumpus.games.brawlhalla.interface.names import space
from rumpus.games.brawlhalla.rules import ids
from rumpus.games.brawlhalla.rules.setup import start_teams, wipe
from rumpus.games.brawlhalla.rules.stack import seat_after
from rumpus.games.brawlhalla.rules.state import State
from rumpus.games.brawlhalla.rules.turn import advance
from rumpus.kernel.contract.content import Tables
from rumpus.kernel.contract.options import Options
from rumpus.kernel.contract.seats import LETTERS
from rumpus.kernel.match import scenes
from rumpus.kernel.match.scenes import Term, always, either, flag, place, value, values
from rumpus.kernel.records.log import Log
from rumpus.kernel.records.record import Array

LEVELS: Final = ("fresh", "yellow", "red")
STATUS: Final = ("unarmed", "equipped", "disarmed")
ZONES: Final = ("hand", "deck", "discard")
STARTS: Final = {2: (0, -1), 3: (0, -1, 2), 4: (0, -1, 1, -2)}
SPACE: Final = scenes.Kind(space, lambda t, word: int(book_of(t).arena.grid.parse(word)))


# ---------------------------------------------------------------- a seat
def codes_of(at: scenes.At) -> tuple[str, ...]:
    """The cards of a seat's Legend by their codes."""
    return card_codes(book_of(at.t).legends[at.row.legend])


def zone(word: str, cards: Any, **kind: Any) -> Term:
    """The cards of a zone, (seat), by code; they are dealt when all are read."""
    return Term(word=word, write=lambda at: [word, *(codes_of(at)[c] for c in cards(at.row))], zone=kind)


def bonuses(at: scenes.At) -> list[str]:
    """The KO cards #2 and #3 that are revealed, and whether they are used."""
    return [" ".join(["bonus", str(k + 2)] + ["used"] * (n == 2)) for k, n in enumerate(at.row.bonus) if n]


def read_bonus(at: scenes.At, words: list[str]) -> None:
    """`2` or `3`, and whether it is used."""
    k, *used = (place(word, ("2", "3", "used"), "word of a bonus") for word in words)
    at.row.bonus[k] = 1 + bool(used)


def deal(at: scenes.At, said: scenes.Said) -> None:
    """Puts the named cards where they are named, all others where `rest` says, else into the deck."""
    s, seat, codes = at.s, at.row, codes_of(at)
    if "out" in said:
        seat.space = -1
    if "place" in said:
        s.place[at.p] = scenes.number(said["place"][0])
    s.conceded |= ("conceded" in said) << at.p
    seat.root_turns = int(seat.root >= 0)
    left = list(range(20))
    dealt: dict[str, list[int]] = {zone: [] for zone in ZONES}
    for where, code in ((zone, code) for zone in said if zone in ZONES for code in said[zone]):
        fitting = [c for c in left if codes[c] == code.lower()]
        if not fitting:
            raise ValueError(f"there is no further card {code}; the deck has {' '.join(codes)}")
        dealt[where].append(fitting[0])
        left.remove(fitting[0])
    dealt[ZONES[place(said.get("rest", ["deck"])[0], ZONES, "zone")]] += left
    seat.hand = sum(1 << c for c in dealt["hand"])
    scenes.stack(seat, "deck", dealt["deck"][::-1])
    scenes.stack(seat, "discard", dealt["discard"])


SEAT: Final = (
    either("a Legend", lambda t: [legend.id for legend in book_of(t).legends], field="legend"),
    value("side", scenes.named("side", lambda _t: ("0", "1", "2")), told=always),
    either("a status", lambda _t: STATUS, field="status"),
    either("a level", lambda _t: LEVELS, field="level"),
    value("at", SPACE, field="space", blank=-1),
    value("ko", field="ko_left", told=always),
    Term(word="bonus", write=bonuses, read=read_bonus, again=True),
    flag("out"),
    Term(word="place", write=lambda at: [f"place {at.s.place[at.p]}"] * at.row.out, takes=1),
    Term(word="conceded", write=lambda at: ["conceded"] * (at.s.conceded >> at.p & 1), takes=0),
    value("root", blank=-1),
    value("stun"),
    flag("hit", field="was_hit"),
    *values("steps attacks"),
    zone("hand", lambda seat: [c for c in range(20) if seat.hand >> c & 1], ordered=False),
    zone("deck", lambda seat: reversed(seat.deck[: seat.deck_n])),
    zone("discard", lambda seat: seat.discard[: seat.discard_n], top_last=True),
    Term(word="rest", takes=1),
)


# ---------------------------------------------------------------- the turn
def next_of(at: scenes.At) -> list[str]:
    """2v2: who is next in the other team."""
    return ["next", LETTERS[at.s.team_next[at.s.active & 1 ^ 1]]] if at.t.format == ids.TEAMS else []


def turn_said(at: scenes.At, said: scenes.Said) -> None:
    """Actions of the turn that are not left have been taken."""
    if "taken" not in said:
        at.s.taken = max(0, 2 - at.s.actions)
    if "next" in said:
        at.s.team_next[at.s.active & 1 ^ 1] = scenes.SEAT.read(at.t, said["next"][0])


TURN: Final = (
    value("turn", scenes.SEAT, field="active", told=always),
    *values("actions round quiet", told=always),
    value("number", field="turn", told=always),
    value("first", scenes.SEAT, told=always),
    value("taken", told=lambda at: at.s.taken != max(0, 2 - at.s.actions)),
    value("left", scenes.SEATS, field="to_act", told=lambda at: at.s.to_act != _to_act(at.t, at.s)),
    Term(word="next", write=next_of, takes=1),
    value("now"),
    flag("pressure"),
)


# ---------------------------------------------------------------- the Flaming Swords and the options
def tokens(at: scenes.At) -> list[str]:
    """Where Flaming Swords lie."""
    return ["tokens", *(space(at.t, x) for x in at.s.tokens[: at.t.n] if x >= 0)]


def read_tokens(at: scenes.At, words: list[str]) -> None:
    """One for each seat at most."""
    if len(words) > at.t.n:
        raise ValueError(f"{at.t.n} tokens at most")
    at.s.tokens = [SPACE.read(at.t, word) for word in words] + [-1] * (4 - len(words))


def with_options(t: Any, _s: Any) -> Iterator[str]:
    """The options of the table that are not as they come."""
    book = book_of(t)
    changed = [f"{o.name}={book.option(o.name)}" for o in OPTIONS if book.option(o.name) != o.default]
    if changed:
        yield " ".join(["with", *changed])


def _with(options: Options, words: list[str]) -> Options:
    """Options that the scene sets itself."""
    known = {option.name: option for option in OPTIONS}
    pairs: list[str] = []
    for word in words:  # `legend_a=nix 2` is one option
        if pairs and "=" not in word:
            pairs[-1] += f" {word}"
        else:
            pairs.append(word)
    for pair in pairs:
        name, _, value = pair.partition("=")
        if name not in known:
            raise ValueError(f"there is no option {name}; there are {', '.join(known)}")
        options[name] = known[name].checked(value)
    return options


def start(t: Any, s: Any) -> None:
    """The defaults of the catalogue's conventions."""
    wipe(s)
    s.round = 1
    s.turn = 1
    s.actions = 2
    s.active = 0
    s.to_act = s.team_next[0] = s.team_next[1] = -1  # in order (see _finish)
    for p in range(4):
        seat = s.seats[p]
        seat.out = int(p >= t.n)
        if p < t.n:
            s.tokens[p] = t.tokens[p]
            seat.legend = p
            seat.ko_left = t.ko_cards
            col = STARTS[t.n][p]
            seat.space = t.width + (col + 1 if col >= 0 else t.cols + 1 + col)


def _sharing(has: list[int]) -> str:
    """The seats that have the same, by letter; empty: none have."""
    for one in has:
        if one >= 0 and has.count(one) > 1:
            return " and ".join(LETTERS[p] for p, other in enumerate(has) if other == one)
    return ""


def finish(t: Any, s: Any, said: dict[str, scenes.Said]) -> None:
    """The stack of a turn between two actions; whoever has not acted this round still has to."""
    for p in range(t.n):
        if LETTERS[p] not in said:
            deal(scenes.At(t, s, s.seats[p], p), {})
    if not t.mirror and (alike := _sharing([s.seats[p].legend for p in range(t.n)])):
        raise ValueError(f"scene: {alike}: two seats have the same Legend (option mirror_legends)")
    if alike := _sharing([s.seats[p].space for p in range(t.n)]):
        raise ValueError(f"scene: {alike}: two Legends stand on one space")
    carried = sum(1 for p in range(t.n) if s.seats[p].status)
    lying = [k for k in range(t.n) if s.tokens[k] >= 0]
    for k in lying[max(0, t.n - carried) :]:
        s.tokens[k] = -1
    for p in range(t.n):
        s.out_order += s.seats[p].out
    if s.to_act < 0:
        s.to_act = _to_act(t, s)
    named = s.team_next[(s.active & 1) ^ 1]
    start_teams(t, s, s.active)
    if named >= 0:
        s.team_next[(s.active & 1) ^ 1] = named
    f = s.frames[0]
    f.kind, f.seat, f.step, f.got = ids.F_TURN, s.active, 1, -1
    s.depth = 1
    log = Log.new()
    advance(t, s, log)


def _to_act(t: Any, s: Any) -> int:
    """Who has not yet acted this round when it has gone in order: the active seat and those after it."""
    mask: int = (1 - s.seats[s.active].out) << s.active
    p = seat_after(t, s.active)
    while p != s.first:
        mask |= (1 - s.seats[p].out) << p
        p = seat_after(t, p)
    return mask


FORM: Final = scenes.Form(
    tables,
    State,
    (
        scenes.Own(["with"], with_options, lambda _t, _s, words: " ".join(words)),
        scenes.Line(TURN, told=lambda at: at.s.active >= 0, done=turn_said),
        scenes.Line([Term(word="tokens", write=tokens, read=read_tokens)]),
        scenes.Line(SEAT, seats=True, told=lambda at: at.row.legend >= 0, instead="-", done=deal),
    ),
    start,
    finish,
)


def stock(t: Any, s: Any, seat: str) -> list[tuple[str]]:
    """The 20 cards of a seat's Legend, by code."""
    legend = s.seats[LETTERS.index(seat)].legend
    return [(code,) for code in card_codes(book_of(t).legends[legend])] if legend >= 0 else []


PILES: Final = FORM.piles(*STATUS, *LEVELS, stock=stock, numbers=lambda _t, _s, _seat: range(ids.CARDS), after="rest")


# ---------------------------------------------------------------- the whole
def scene(t: Any, s: Any) -> str:
    """The whole position, hidden cards included."""
    text = FORM.write(t, s)
    return text if _says_all(t, s, text) else text + f"exact {_pack(s)}\n"


def _says_all(t: Any, s: Any, text: str) -> bool:
    """Do the readable lines alone lead back to this position?"""
    if not _is_quiet(s):
        return False
    try:
        made = unscene(text, dict(book_of(t).options))[1]
    except ValueError:  # Legends of a designer's file, which a scene alone does not know
        return False
    return bool(np.array_equal(canon(t, State.at(made)), canon(t, s)))


def _is_quiet(s: Any) -> bool:
    """Between two actions, where the readable lines can say everything."""
    return bool(s.ask == ids.ASK_ACTION and s.depth == 1)


def _pack(s: Any) -> str:
    """The whole position, packed, for what the readable lines cannot say."""
    return base64.b85encode(zlib.compress(bytes(np.asarray(s.cells, np.int32).tobytes()), 9)).decode()


def unscene(text: str, options: Options, content: Any = None) -> tuple[Tables, Array]:
    """The tables and the state of a scene; ValueError names the line that is not understood and what was wrong."""
    made, exact = dict(options), list[str]()

    def read(words: list[str]) -> None:
        if words[0] == "with":
            _with(made, words[1:])
        elif words[0] == "exact":
            exact[:] = words

    scenes.each_line(text, read)
    given = tables(made, content)
    if exact:
        return given, _exact(exact, text, given.t)
    state = State.blank()
    FORM.lay(given.t, State.at(state), text)
    return given, state


def _exact(words: list[str], text: str, t: Any) -> Array:
    """A packed state; it must be the one that the readable lines describe."""
    try:
        state = np.frombuffer(zlib.decompress(base64.b85decode(words[1])), State.dtype).copy()
    except (ValueError, IndexError, zlib.error) as wrong:
        raise ValueError(f"scene: the exact line is torn ({wrong})") from None
    lines = [line for line in text.strip().splitlines() if line.strip() and not line.startswith(("#", "exact "))]
    if lines != FORM.write(t, State.at(state)).splitlines():
        raise ValueError("scene: the exact line belongs to another position; change the lines above or delete it")
    return state
