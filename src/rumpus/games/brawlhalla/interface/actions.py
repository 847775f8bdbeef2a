"""Actions: short names that parse back, macros; what a silent seat does (BH-RUL-82). What a page gets: `acts`."""

from __future__ import annotations

from typing import Any, Final

from rumpus.games.brawlhalla.content.tables import book_of, card_codes
from rumpus.games.brawlhalla.interface.names import space
from rumpus.games.brawlhalla.rules import ids, ops
from rumpus.games.brawlhalla.rules.path import path_can_go_on, take_step
from rumpus.games.brawlhalla.rules.turn import legal
from rumpus.kernel.contract.acts import Acts, Param, kind, listed, number, one_of, plain, said
from rumpus.kernel.contract.seats import LETTERS
from rumpus.kernel.records.grid import DIRECTIONS

Json = dict[str, Any]
ANYTIME: Final = (ids.CONCEDE, ids.LEAVE_OUT, ids.LEAVE_OUT + 1)
POWERS: Final = ("power", "weapon")
VERBS: Final = {ids.ASK_LIMIT: "discard", ids.ASK_DISCARD: "discard", ids.ASK_PILE: "take", ids.ASK_HAND: "name"}


def legal_ids(t: Any, s: Any, p: int) -> list[int]:
    """The legal actions of a seat, ascending."""
    out = [0] * ids.MAX_LEGAL
    n = legal(t, s, p, out)
    return out[:n]


def owner_of_cards(t: Any, s: Any, p: int) -> int:
    """Whose cards a CARD action names: the deciding seat's, but for another hand that an effect lets it choose from."""
    f = s.frames[s.depth - 1] if s.depth else None
    if (
        s.ask == ids.ASK_HAND
        and f is not None
        and f.kind == ids.F_EFFECT
        and t.code[f.code_at].op == ops.OPPONENT_DISCARDS
    ):
        return int(f.target)
    return p


# ---------------------------------------------------------------- names


def code_of(t: Any, s: Any, p: int, c: int) -> str:
    """The code of a card of seat p; its number before the Legend is known."""
    legend = s.seats[p].legend
    return book_of(t).code(legend, c) if legend >= 0 else f"#{c}"


def _source(t: Any, s: Any, p: int, u: int) -> str:
    """The name of an effect of seat p: where it is printed, and which of several there."""
    source, slot = divmod(u, 3)
    tail = f".{slot + 1}" if slot else ""
    if source == 0:
        return f"power{tail}"
    if source < 3:
        return f"{'weapon' if source == s.seats[p].side else f'side{source}'}{tail}"
    return f"{code_of(t, s, p, source - 3)}{tail}"


def _seat(t: Any, _s: Any, _p: int, text: str) -> int:
    """The seat of a letter."""
    if text.upper() not in tuple(LETTERS[: t.n]):
        raise ValueError(f"there is no seat {text}")
    return LETTERS.index(text.upper())


def _space(t: Any, _s: Any, _p: int, n: int) -> str:
    """The name of a space; its number where the arena has none of that number."""
    return space(t, n) if n < t.spaces else str(n)


def _space_of(t: Any, _s: Any, _p: int, text: str) -> int:
    """The space of a name."""
    return book_of(t).arena.grid.parse(text.lower())


def _small(text: str, most: int) -> int:
    """A number up to a limit; ValueError that says so."""
    if not text.isdecimal() or int(text) > most:
        raise ValueError(f"a number up to {most} is wanted")
    return int(text)


def _use(t: Any, s: Any, p: int, text: str) -> int:
    """The USE offset of "power", "weapon", "side2", "2b", with ".2" for a second effect."""
    text, _, slot = text.partition(".")
    number = _small(slot, 3) - 1 if slot else 0
    if text == "power":
        return number
    if text in ("weapon", "side1", "side2"):
        side = s.seats[p].side if text == "weapon" else int(text[4:])
        return side * 3 + number
    return (3 + _find(t, s, p, text, ids.USE)) * 3 + number


def _find(t: Any, s: Any, p: int, code: str, base: int) -> int:
    """The card of a code: a legal one first, then one in hand, then any."""
    legend = s.seats[p].legend
    if legend < 0:
        raise ValueError("no Legend yet")
    codes = card_codes(book_of(t).legends[legend])
    found = [c for c, one in enumerate(codes) if one == code.lower()]
    if not found:
        raise ValueError(
            f"{book_of(t).legends[legend].name} has no card {code}; it has {', '.join(dict.fromkeys(codes))}"
        )
    allowed = legal_ids(t, s, s.asker) if s.asker >= 0 else []
    if base == ids.USE:
        played = [c for c in found if any(ids.USE + (3 + c) * 3 + k in allowed for k in range(3))]
        return (played or found)[0]
    good = [c for c in found if base + c in allowed] or [c for c in found if s.seats[p].hand >> c & 1]
    return (good or found)[0]


SEAT: Final = Param(ids.SEATS, lambda _t, _s, _p, n: LETTERS[n], _seat)
SPACE: Final = Param(50, _space, _space_of, lambda t, s, n: _space(t, s, 0, n))
MOVED: Final = Param(ids.CARDS, code_of, lambda t, s, p, text: _find(t, s, p, text, ids.MOVE))
SHOWN: Final = Param(
    ids.CARDS,
    lambda t, s, p, n: code_of(t, s, owner_of_cards(t, s, p), n),
    lambda t, s, p, text: _find(t, s, owner_of_cards(t, s, p), text, ids.CARD),
)
AMOUNT: Final = Param(10, lambda _t, _s, _p, n: str(n), lambda _t, _s, _p, text: _small(text, 9))
LEGEND: Final = listed(lambda t: [legend.id for legend in book_of(t).legends], ids.LEGENDS, what="Legend")
ACTS: Final = Acts(
    "Brawlhalla",
    *plain("end", "delay", "stop", "pass", "decline", "lay", "draw", "swap", "recover", "keep"),
    kind("light", seat=SEAT),
    kind("heavy", seat=SEAT),
    kind("bonus", ko=number(2, 3)),
    kind("move", card=MOVED),
    said("card", lambda s: VERBS.get(s.ask, "play"), "play", *VERBS.values(), card=SHOWN),
    kind("step", direction=one_of(DIRECTIONS, word=True)),
    kind("space", first=70, verb="at", space=SPACE),
    kind("use", use=Param(70, _source, _use)),
    kind("target", seat=SEAT),
    kind("pick", n=AMOUNT),
    kind("legend", legend=LEGEND, side=number(1, 2)),
    kind("concede"),
    kind("leave_out", verb="decline", power=one_of(POWERS)),
    size=240,
)


def name(t: Any, s: Any, p: int, a: int) -> str:
    """The short name of an action: "move 3a", "step NE", "light B", "use power"."""
    return "redraw" if s.ask == ids.ASK_MULLIGAN and a == ids.PICK else ACTS.name(t, s, p, a)


def parse(t: Any, s: Any, p: int, text: str) -> int:
    """The action of a name; ValueError that says what is understood. A name need not be legal."""
    return ids.PICK if text.strip().lower() == "redraw" else ACTS.parse(t, s, p, text)


def expand(t: Any, s: Any, p: int, text: str) -> list[str]:
    """Macros: "path r1c2 r2c3" (steps, and stop where needed), "lay 1 3" (play 1; play 3; lay), "discard 1 2"."""
    words = text.split()
    if len(words) > 1 and words[0] == "path":
        return _path(t, s, p, words[1:])
    if len(words) > 1 and words[0] in ("lay", "discard"):
        verb = "play" if words[0] == "lay" else "discard"
        legend = book_of(t).legends[s.seats[p].legend]
        order = {code: c for c, code in reversed(list(enumerate(card_codes(legend))))}
        cards = sorted(words[1:], key=lambda code: order.get(code.lower(), 99))
        return [*(f"{verb} {code}" for code in cards), *(["lay"] if words[0] == "lay" else [])]
    return [text]


def _path(t: Any, s: Any, p: int, spaces: list[str]) -> list[str]:
    """The steps of a path, and "stop" when it could go on."""
    grid = book_of(t).arena.grid
    here, names = int(s.path[s.path_n]), []
    for word in spaces:
        there = grid.parse(word.lower())
        ways = [d for d in range(8) if grid.go(here, d) == there]
        if not ways:
            raise ValueError(f"{word} is not next to {grid.name(here)}")
        names.append(ways[0])
        here = there
    if len(names) < s.path_left:
        trial = s.copy()
        for d in names:
            take_step(t, trial, d)
        if path_can_go_on(t, trial, p):
            return [*(f"step {DIRECTIONS[d]}" for d in names), "stop"]
    return [f"step {DIRECTIONS[d]}" for d in names]


# ---------------------------------------------------------------- the clock


def passive(t: Any, s: Any, p: int) -> int:
    """BH-RUL-82: what a silent seat does - passive, deterministic, legal."""
    allowed = legal_ids(t, s, p)
    for wanted in (ids.END, ids.PASS, ids.DECLINE, ids.DRAW, ids.STOP, ids.KEEP):
        if wanted in allowed:
            return wanted
    if s.ask in (ids.ASK_LIMIT, ids.ASK_OPEN, ids.ASK_DISCARD) and s.seats[p].legend >= 0:
        if ids.LAY in allowed:
            return ids.LAY
        deck = book_of(t).legends[s.seats[p].legend].deck
        return min(allowed, key=lambda a: (deck[a - ids.CARD].value, a))
    return allowed[0]
