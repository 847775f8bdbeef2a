"""Actions in words: names that parse back (BR-ARB-05: Bases and ends by their permanent names, never by place)."""

from functools import partial
from itertools import permutations
from typing import Any, Final

from rumpus.games.brawl.content.tables import book_of
from rumpus.games.brawl.interface import card_text
from rumpus.games.brawl.interface.cards import known_card
from rumpus.games.brawl.rules import ids
from rumpus.games.brawl.rules.bases import find_base
from rumpus.games.brawl.rules.cards import type_of
from rumpus.games.brawl.rules.state import State, Table
from rumpus.games.brawl.rules.targets import orders
from rumpus.games.brawl.rules.training import can_act
from rumpus.kernel.contract.acts import Acts, Param, kind, listed, one_of, plain
from rumpus.kernel.words.saying import saying

LETTERS: Final = "ABCDEFGH"
ANYTIME: Final = (ids.CONCEDE, ids.FORFEIT, ids.PAUSE, ids.RESUME)
WAYS: Final = {n: tuple(permutations(range(1, n + 1))) for n in range(1, ids.DIG + 1)}


def base_name(index: int) -> str:
    """BR-ARB-05: A1, B2 ..."""
    return f"{LETTERS[index // ids.NUMBERS]}{index % ids.NUMBERS + 1}"


def side_name(t: Table, s: State, row: int, side: int) -> str:
    """The name of a side of a row: the seat's letter in lower case, in tag team the number of the team."""
    who = s.rows[row].side[side]
    return str(who + 1) if t.format == ids.TAG_TEAM else LETTERS[who].lower()


def row_of(s: State, index: int) -> int:
    """The row of a Base; where it has gone, the first row that its owner's letter could mean."""
    slot = find_base(s, index)
    if slot >= 0:
        return int(s.bases[slot].row)
    owner = index // ids.NUMBERS
    return next((r for r in range(s.rows_n) if owner in s.rows[r].side), 0)


def end_name(t: Table, s: State, end: int) -> str:
    """A1.a: the end of Base A1 that belongs to seat A."""
    return f"{base_name(end // 2)}.{side_name(t, s, row_of(s, end // 2), end % 2)}"


def spot_name(t: Table, s: State, spot: int) -> str:
    """A spot of fouls: A1.a an end, A1 a Base."""
    return end_name(t, s, spot) if spot < ids.ENDS else base_name(spot - ids.ENDS)


def order_told(t: Table, s: State, p: int, n: int, *, top: bool) -> str:
    """The order of a dig as the name of an act has it."""
    return order_name(s, p, n, top=top, k=held(t, s, p, top=top))


def order_name(s: State, p: int, number: int, *, top: bool, k: int) -> str:
    """dig: the new order of the pile's top cards, topmost first, as places of the old one."""
    n = {1: 1, 2: 2, 6: 3, 24: 4}[orders(s, p, top, k)]
    left = list(range(1, n + 1))
    laid = []
    for size in range(n, 0, -1):
        laid.append(left.pop(size - 1 - number % size))
        number //= size
    return " ".join(str(x) for x in reversed(laid))


def held(t: Table, s: State, p: int, *, top: bool) -> int:
    """The number of the card that a play moves: k of a dig, and the like."""
    card = s.seats[p].pile if top else s.seats[p].hand
    return int(t.types[type_of(t, card)].n) if card > 0 else ids.DIG


def space_name(t: Table, s: State, target: int) -> str:
    """A target as the page names its spaces: A1, A1.a, A1.a.red, L0, R0, n3, seat-C, o17."""
    one = AIMS.of(target)
    n = next(iter(one.told.values()))
    match one.kind:
        case "side":
            return f"{'LR'[n % 2]}{n // 2}"
        case "base":
            return base_name(n)
        case "end":
            return end_name(t, s, n)
        case "colour":
            return f"{end_name(t, s, n)}.{ids.COLOURS[one.told['colour']]}"
        case "seat":
            return f"seat-{LETTERS[n]}"
        case _:
            return f"{one.kind[0]}{n}"


def place_of(t: Table, s: State, target: int) -> dict[str, Any] | None:
    """What a target stands for that is no Base, end or row: a colour of an end, a number of cards, a seat, an order."""
    one = AIMS.of(target)
    if one.kind in ("side", "base", "end"):
        return None
    return {"kind": one.kind} | ({} if one.kind == "order" else AIMS.told(t, s, target))


def target_of(t: Table, s: State, space: str) -> int:
    """The target of a space; ValueError when there is no such space."""
    kind, rest = space[:1], space[1:]
    if kind in "LR" and rest.isdecimal() and int(rest) < ids.ROWS:
        return AIMS.id("side", int(rest) * 2 + "LR".index(kind))
    if kind == "n" and rest.isdecimal() and int(rest) < ids.RIVAL - ids.NUMBER:
        return AIMS.id("number", int(rest))
    if kind == "o" and rest.isdecimal() and int(rest) < ids.TARGETS - ids.ORDER:
        return AIMS.id("order", int(rest))
    if space.startswith("seat-") and space[5:] in tuple(LETTERS):
        return AIMS.id("seat", LETTERS.index(space[5:]))
    base, dot, side = space.partition(".")
    if not dot:
        return AIMS.id("base", parse_base(base))
    side, dot, colour = side.partition(".")
    end = parse_end(t, s, f"{base}.{side}")
    if not dot:
        return AIMS.id("end", end)
    if colour not in ids.COLOURS:
        raise ValueError(f"{colour!r} is no colour: red, blue, green")
    return AIMS.id("colour", end, ids.COLOURS.index(colour))


def parse_base(text: str) -> int:
    """The index of a Base by its name."""
    letter, number = text[:1].upper(), text[1:]
    if letter not in LETTERS or not letter or not number.isdecimal() or not 1 <= int(number) <= ids.NUMBERS:
        raise ValueError(f"{text!r} is no Base; a Base is a seat's letter and a number, as A1")
    return LETTERS.index(letter) * ids.NUMBERS + int(number) - 1


def parse_end(t: Table, s: State, text: str) -> int:
    """The index of an end by its name."""
    base, _, side = text.partition(".")
    index = parse_base(base)
    row = row_of(s, index)
    for k in range(2):
        if side.lower() == side_name(t, s, row, k):
            return index * 2 + k
    allowed = " or ".join(f"{base}.{side_name(t, s, row, k)}" for k in range(2))
    raise ValueError(f"{text!r} is no end; the ends are {allowed}")


def parse_spot(t: Table, s: State, text: str) -> int:
    """The spot of a foul by its name: an end, or a Base."""
    return parse_end(t, s, text) if "." in text else ids.ENDS + parse_base(text)


def side_told(t: Table, s: State, _p: int, n: int) -> str:
    """An end of a row in words: left, or where there are several rows, left AB."""
    row = "".join(LETTERS[q] for q in s.rows[n // 2].side) if s.rows_n > 1 else ""  # BR-CIRC-01: an area by its seats
    return f"{'left' if n % 2 == ids.LEFT else 'right'} {row}".rstrip()


def parse_side(t: Table, s: State, p: int, text: str) -> int:
    """The end of a row from words."""
    where, _, row = text.partition(" ")
    if where.lower() not in ("left", "right"):
        raise ValueError
    known = [side_told(t, s, p, n).lower() for n in range(2 * s.rows_n)]
    if text.lower() not in known:
        raise ValueError(f"there is no row {row!r}")
    return known.index(text.lower())


def base_of(_t: Table, _s: State, _p: int, text: str) -> int:
    """The Base of a name that stands alone."""
    if "." in text or text[:1].isdecimal() or " " in text:
        raise ValueError
    return parse_base(text)


def end_of(t: Table, s: State, _p: int, text: str) -> int:
    """The end of a name that stands alone."""
    if "." not in text or " " in text:
        raise ValueError
    return parse_end(t, s, text)


def parse_order(t: Table, s: State, p: int, text: str, *, top: bool) -> int:
    """dig: the number of an order given as places, topmost first."""
    k = held(t, s, p, top=top)
    for number in range(orders(s, p, top, k)):
        if order_name(s, p, number, top=top, k=k) == " ".join(text.split()):
            return number
    raise ValueError(f"{text!r} is no order of the top {k} cards")


END: Final = Param(256, lambda t, s, _p, n: end_name(t, s, n), end_of, end_name)
SEAT: Final = one_of(LETTERS)


def aims(*, top: bool) -> Acts:
    """The targets of a card in hand, or of one on top of the own pile."""
    return Acts(
        "a target",
        kind("side", first=ids.SIDE, verb="", side=Param(2 * ids.ROWS, side_told, parse_side)),
        kind("base", first=ids.BASE, verb="", base=Param(128, lambda _t, _s, _p, n: base_name(n), base_of)),
        kind("end", first=ids.END, verb="", end=END),
        kind("colour", first=ids.SHADE, verb="", at=END, colour=listed(ids.COLOURS, 3, word=True, what="colour")),
        kind("number", first=ids.NUMBER, verb="", number=listed("01234567", 8, what="number of cards")),
        kind("seat", first=ids.RIVAL, verb="at", seat=SEAT),
        kind(
            "order", first=ids.ORDER, order=Param(ids.WAYS, partial(order_told, top=top), partial(parse_order, top=top))
        ),
    )


AIMS: Final = aims(top=False)
ON_TOP: Final = aims(top=True)


def aimed(table: Acts) -> Param:
    """Where a card is laid, as an act names it."""
    return Param(ids.TARGETS, table.name, table.parse, space_name)


SPOT: Final = Param(
    384, lambda t, s, _p, n: spot_name(t, s, n), lambda t, s, _p, text: parse_spot(t, s, text), spot_name
)
ACTS: Final = Acts(
    "BRAWL",
    *plain("deal", "pick_up", "put_back", "discard", "pass", "ready", "stand", "claim"),
    kind("tag", seat=SEAT),
    *plain("concede", "forfeit", "pause", "resume"),
    kind("play", first=32, space=aimed(AIMS)),
    kind("top", space=aimed(ON_TOP)),
    kind("take_back", space=SPOT),
    kind("call", space=SPOT),
)


def spot(t: Table, s: State, a: int) -> str:
    """The Base or end a play aims at, for the photo finish; empty when it aims at none."""
    act = ACTS.of(a)
    if act.kind not in ("play", "top"):
        return ""
    target = act.told["space"]
    aim = AIMS.of(target).kind
    if aim == "colour":
        return str(AIMS.told(t, s, target)["at"])
    return space_name(t, s, target) if aim in ("side", "base", "end") else ""


def card_words(t: Table, card: int) -> str:
    """A card as the catalogue writes it: Hit(red), Press; "a card" when it is hidden."""
    return card_text.short(book_of(t).kinds[type_of(t, card)]) if card > 0 else "a card"


def action(t: Table, s: State, p: int, a: int) -> dict[str, Any]:
    """One action for the page: id, name, kind, a sentence, and the space it aims at."""
    made, what = ACTS.page(t, s, p, a), ACTS.of(a).kind
    if what == "tag":
        text = saying("act-starter" if s.phase == ids.P_STARTER else "act-tag", seat=made.pop("seat"))
        return made | {"text": text}
    if what in ("play", "top"):
        card = s.seats[p].pile if what == "top" else s.seats[p].hand
        return made | {"text": saying("act-play", card=known_card(t, card), space=made["space"])}
    return made


def kind_of(a: int) -> str:
    """The kind of an action, one word."""
    return ACTS.of(a).kind


HANDS: Final = {"discard": 1, "put_back": 1, "deal": 2, "pick_up": 2, "tag": 2, "play": 2, "top": 2}


def hand_of(a: int) -> int:
    """BR-RUL-03: 2 = starts a hand interval and waits for it, 1 = stays behind what waits, 0 = neither."""
    return HANDS.get(kind_of(a), 0)


def passive(t: Table, s: State, p: int) -> int:
    """What a seat does whose time is up in Training Mode: deal, then discard; with an empty deck its first choice."""
    seat = s.seats[p]
    if s.phase == ids.P_READY:
        return ids.READY
    if s.phase == ids.P_FOULS or seat.choice > 0:
        return ids.STAND
    if s.phase == ids.P_STARTER or (t.format == ids.TAG_TEAM and s.active[t.team[p]] < 0):
        return ACTS.id("tag", p)
    if seat.hand > 0:
        return ids.DISCARD
    return ids.DEAL if seat.deck_n > 0 else first_legal(t, s, p)


def first_legal(t: Table, s: State, p: int) -> int:
    """The lowest legal action of a seat."""
    from rumpus.games.brawl.rules.turn import legal

    out = [0] * ids.MAX_LEGAL
    legal(t, s, p, out)
    return out[0]


def bots_shun(t: Table, s: State, p: int) -> frozenset[int]:
    """BR-RUL-28: tags that bots leave in Training, though they may trade off as often as they wish: to whom has no more
    to come than they have. So no tags lead round in a circle, and every turn of theirs ends.
    """
    if s.phase != ids.P_TURN or t.format != ids.TAG_TEAM:
        return frozenset()
    own = to_come(t, s, p)
    return frozenset(ACTS.id("tag", q) for q in range(t.n) if to_come(t, s, q) <= own)


def to_come(t: Table, s: State, p: int) -> int:
    """The cards that seat p may still deal; -1: it can do nothing at all."""
    return int(s.seats[p].deck_n) if can_act(t, s, p) else -1
