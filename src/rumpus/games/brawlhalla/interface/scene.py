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
from rumpus.kernel.chance import seed
from rumpus.kernel.content import Tables
from rumpus.kernel.events import Log
from rumpus.kernel.given import once
from rumpus.kernel.laying import Piles, Zone
from rumpus.kernel.record import Array
from rumpus.kernel.seal import generator, set_generator
from rumpus.kernel.spec import LETTERS, Options

LEVELS: Final = ("fresh", "yellow", "red")
STATUS: Final = ("unarmed", "equipped", "disarmed")
ZONES: Final = ("hand", "deck", "discard")
KNOWN: Final = (
    "ko N, bonus 2|3 [used], out, place N, conceded, root N, stun N, hit, steps N, attacks N, hand, deck, discard, rest"
)
ONCE: Final = ("side", "at", "ko", "root", "stun", "steps", "attacks", "place", "rest", *ZONES)
STARTS: Final = {2: (0, -1), 3: (0, -1, 2), 4: (0, -1, 1, -2)}


# ---------------------------------------------------------------- piles


def stock(t: Any, s: Any, seat: str) -> list[tuple[str]]:
    """The 20 cards of a seat's Legend, by code."""
    legend = s.seats[LETTERS.index(seat)].legend
    return [(code,) for code in card_codes(book_of(t).legends[legend])] if legend >= 0 else []


PILES: Final = Piles(
    zones={
        "hand": Zone(line="{seat} hand {cards}", ordered=False),
        "deck": Zone(line="{seat} deck {cards}"),
        "discard": Zone(line="{seat} discard {cards}", top_last=True),
    },
    stock=stock,
    numbers=lambda _t, _s, _seat: range(ids.CARDS),
    one_line=True,
    ends=(*ONCE, *STATUS, *LEVELS, "bonus", "used", "out", "conceded", "hit"),
    after="rest",
)


# ---------------------------------------------------------------- writing


def scene(t: Any, s: Any) -> str:
    """The whole position, hidden cards included."""
    text = "\n".join(_lines(t, s)) + "\n"
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


def _lines(t: Any, s: Any) -> list[str]:
    """The readable lines."""
    book = book_of(t)
    changed = [f"{o.name}={book.option(o.name)}" for o in OPTIONS if book.option(o.name) != o.default]
    lines = [" ".join(["with", *changed])] if changed else []
    if s.active >= 0:
        count = f"actions {s.actions} round {s.round} quiet {s.quiet} number {s.turn}"
        lines.append(f"turn {LETTERS[s.active]} {count} first {LETTERS[s.first]}")
        if s.taken != max(0, 2 - s.actions):
            lines[-1] += f" taken {s.taken}"
        if s.to_act != _to_act(t, s):
            lines[-1] += f" left {''.join(LETTERS[p] for p in range(t.n) if s.to_act >> p & 1) or '-'}"
        if t.format == ids.TEAMS:
            lines[-1] += f" next {LETTERS[s.team_next[(s.active & 1) ^ 1]]}"
        if s.now:
            lines[-1] += f" now {s.now}"
        if s.pressure:
            lines[-1] += " pressure"
    lines.append(" ".join(["tokens", *(space(t, x) for x in s.tokens[: t.n] if x >= 0)]))
    lines += [_seat_line(t, s, p) for p in range(t.n)]
    lines.append(generator(s))
    return lines


def _seat_line(t: Any, s: Any, p: int) -> str:
    """One seat."""
    seat = s.seats[p]
    if seat.legend < 0:
        return f"{LETTERS[p]} -"
    legend = book_of(t).legends[seat.legend]
    codes = card_codes(legend)
    words = [LETTERS[p], legend.id, f"side {seat.side}", STATUS[seat.status], LEVELS[seat.level]]
    if seat.space >= 0:
        words.append(f"at {space(t, seat.space)}")
    words.append(f"ko {seat.ko_left}")
    words += [f"bonus {k + 2}" + (" used" if seat.bonus[k] == 2 else "") for k in range(2) if seat.bonus[k]]
    words += [f"out place {s.place[p]}"] * seat.out + ["conceded"] * (s.conceded >> p & 1)
    words += [f"root {seat.root}"] * (seat.root >= 0) + [f"stun {seat.stun}"] * (seat.stun > 0)
    words += ["hit"] * seat.was_hit + [f"steps {seat.steps}"] * (seat.steps > 0)
    words += [f"attacks {seat.attacks}"] * (seat.attacks > 0)
    words += ["hand", *(codes[c] for c in range(20) if seat.hand >> c & 1)]
    words += ["deck", *(codes[c] for c in reversed(seat.deck[: seat.deck_n]))]
    words += ["discard", *(codes[c] for c in seat.discard[: seat.discard_n])]
    return " ".join(words)


# ---------------------------------------------------------------- reading


def unscene(text: str, options: Options, content: Any = None) -> tuple[Tables, Array]:
    """The tables and the state of a scene; ValueError names the line that is not understood and what was wrong."""
    rows = [(k, line.split()) for k, line in enumerate(text.strip().splitlines(), 1)]
    rows = [(k, words) for k, words in rows if words and not words[0].startswith("#")]
    made = dict(options)
    for number, words in rows:
        if words[0] == "with":
            made = _guard(number, words, _with, made, words[1:])
    given = tables(made, content)
    state = State.blank()
    t, s = given.t, State.at(state)
    for number, words in rows:
        if words[0] == "exact":
            return given, _exact(number, words, text, t)
    _start(t, s)
    named: set[str] = set()
    for number, words in rows:
        if words[0] != "with":
            _guard(number, words, _line, t, s, words, named)
    for p in range(t.n):
        if LETTERS[p] not in named:
            _guard(0, [LETTERS[p]], _line, t, s, [LETTERS[p]], named)
    _finish(t, s)
    return given, state


def _guard(number: int, words: list[str], call: Any, *given: Any) -> Any:
    """Runs a reader; what goes wrong is said with the line."""
    try:
        return call(*given)
    except (ValueError, IndexError, KeyError) as wrong:
        raise ValueError(f"scene line {number}: {' '.join(words)!r}: {wrong}") from None


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


def _exact(number: int, words: list[str], text: str, t: Any) -> Array:
    """A packed state; it must be the one that the readable lines describe."""
    try:
        data = zlib.decompress(base64.b85decode(words[1]))
        state = np.frombuffer(data, State.dtype).copy()
    except (ValueError, IndexError, zlib.error) as wrong:
        raise ValueError(f"scene line {number}: the exact line is torn ({wrong})") from None
    readable = [
        line
        for line in text.strip().splitlines()
        if line.split()[:1] not in ([], ["exact"]) and not line.startswith("#")
    ]
    if readable != _lines(t, State.at(state)):
        raise ValueError(
            f"scene line {number}: the exact line belongs to another position; change the lines above or delete it"
        )
    return state


def _start(t: Any, s: Any) -> None:
    """The defaults of the catalogue's conventions."""
    wipe(s)
    seed(s, 1)
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


def _line(t: Any, s: Any, words: list[str], named: set[str]) -> None:
    """Any other line."""
    once(named, words[0])
    if words[0] in LETTERS[: t.n]:
        p = LETTERS.index(words[0])
        _read_seat(t, s, p, words[1:])
    elif words[0] == "turn":
        _read_turn(t, s, words)
    elif words[0] == "tokens":
        spaces = [book_of(t).arena.grid.parse(word) for word in words[1:]]
        if len(spaces) > t.n:
            raise ValueError(f"{t.n} tokens at most")
        for k in range(4):
            s.tokens[k] = spaces[k] if k < len(spaces) else -1
    elif words[0] == "rng":
        set_generator(s, words[1:])
    else:
        raise ValueError(f"a line starts with: with, turn, tokens, rng, exact, #, or a seat {' '.join(LETTERS[: t.n])}")


def _read_turn(t: Any, s: Any, words: list[str]) -> None:
    """Whose turn it is."""
    if words[-1] == "pressure":
        s.pressure = 1
        words = words[:-1]
    pairs = dict(zip(words[::2], words[1::2], strict=True))
    s.active = LETTERS[: t.n].index(pairs.pop("turn"))
    s.first = LETTERS[: t.n].index(pairs.pop("first", "A"))
    s.actions = int(pairs.pop("actions", "2"))
    s.round = int(pairs.pop("round", "1"))
    s.quiet = int(pairs.pop("quiet", "0"))
    s.turn = int(pairs.pop("number", "1"))
    s.now = int(pairs.pop("now", "0"))
    s.taken = int(pairs.pop("taken", str(max(0, 2 - s.actions))))
    left = pairs.pop("left", "")
    s.to_act = sum(1 << LETTERS[: t.n].index(letter) for letter in left if letter != "-") if left else -1
    s.team_next[(s.active & 1) ^ 1] = LETTERS[: t.n].index(pairs.pop("next", "-")) if "next" in pairs else -1
    if pairs:
        known = "turn, actions, round, quiet, number, first, taken, left, next, now, pressure"
        raise ValueError(f"what is {' '.join(pairs)}? understood: {known}")


def _read_seat(t: Any, s: Any, p: int, words: list[str]) -> None:
    """The words after a seat's letter."""
    seat = s.seats[p]
    grid = book_of(t).arena.grid
    names = [legend.id for legend in book_of(t).legends]
    zones: dict[str, list[str]] = {}
    rest, zone, told = "deck", "", set[str]()
    waiting = list(words)
    while waiting:
        word = waiting.pop(0)
        once_of_its_kind(told, word, names)
        if word in names:
            seat.legend = names.index(word)
        elif word == "side":
            seat.side = (0, 1, 2).index(int(waiting.pop(0)))
        elif word in STATUS:
            seat.status = STATUS.index(word)
        elif word in LEVELS:
            seat.level = LEVELS.index(word)
        elif word == "at":
            seat.space = grid.parse(waiting.pop(0))
        elif word in ("ko", "root", "stun", "steps", "attacks"):
            setattr(seat, {"ko": "ko_left"}.get(word, word), int(waiting.pop(0)))
            seat.root_turns = int(seat.root >= 0)
        elif word == "bonus":
            k = (2, 3).index(int(waiting.pop(0)))
            seat.bonus[k] = 2 if waiting[:1] == ["used"] else 1
            waiting = waiting[1:] if waiting[:1] == ["used"] else waiting
        elif word == "place":
            s.place[p] = int(waiting.pop(0))
        elif word == "conceded":
            s.conceded |= 1 << p
        elif word in ("out", "hit"):
            setattr(seat, "was_hit" if word == "hit" else "out", 1)
            seat.space = -1 if word == "out" else seat.space
        elif word == "rest":
            rest = ZONES[ZONES.index(waiting.pop(0))]
        elif word in ZONES:
            zone = word
            zones.setdefault(zone, [])
        elif zone:
            zones[zone].append(word)
        else:
            known = f"side N, {', '.join((*STATUS, *LEVELS))}, at rNcM, {KNOWN}"
            raise ValueError(f"what is {word}? understood: a Legend ({', '.join(names)}), {known}")
    _deal(t, seat, zones, rest)


def once_of_its_kind(told: set[str], word: str, names: list[str]) -> None:
    """A seat has one Legend, one status, one level, one space ..., but up to two bonuses and many cards."""
    for kind, words in {"a Legend": names, "a status": STATUS, "a level": LEVELS}.items():
        if word in words:
            once(told, kind)
    if word in ONCE:
        once(told, word)


def _deal(t: Any, seat: Any, zones: dict[str, list[str]], rest: str) -> None:
    """Puts the named cards where they are named, all others where `rest` says."""
    codes = card_codes(book_of(t).legends[seat.legend])
    left = list(range(20))
    dealt: dict[str, list[int]] = {zone: [] for zone in ZONES}
    for zone, cards in zones.items():
        for code in cards:
            fitting = [c for c in left if codes[c] == code.lower()]
            if not fitting:
                raise ValueError(f"there is no further card {code}; the deck has {' '.join(codes)}")
            dealt[zone].append(fitting[0])
            left.remove(fitting[0])
    dealt[rest] += left
    seat.hand = sum(1 << c for c in dealt["hand"])
    seat.deck_n = len(dealt["deck"])
    for k, c in enumerate(reversed(dealt["deck"])):
        seat.deck[k] = c
    seat.discard_n = len(dealt["discard"])
    for k, c in enumerate(dealt["discard"]):
        seat.discard[k] = c


def _sharing(has: list[int]) -> str:
    """The seats that have the same, by letter; empty: none have."""
    for one in has:
        if one >= 0 and has.count(one) > 1:
            return " and ".join(LETTERS[p] for p, other in enumerate(has) if other == one)
    return ""


def _finish(t: Any, s: Any) -> None:
    """The stack of a turn between two actions; whoever has not acted this round still has to."""
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
