"""Actions in words: names that parse back (BR-ARB-05: Bases and ends by their permanent names, never by place)."""

from itertools import permutations
from typing import Any, Final

from rumpus.games.brawl.content.tables import book_of
from rumpus.games.brawl.interface import card_text
from rumpus.games.brawl.interface.cards import known_card
from rumpus.games.brawl.rules import ids
from rumpus.games.brawl.rules.bases import find_base
from rumpus.games.brawl.rules.cards import type_of
from rumpus.games.brawl.rules.state import State, Table
from rumpus.games.brawl.rules.targets import base_in, orders, side_in
from rumpus.games.brawl.rules.training import can_act
from rumpus.kernel.words import Saying, saying

LETTERS: Final = "ABCDEFGH"
ANYTIME: Final = (ids.CONCEDE, ids.FORFEIT, ids.PAUSE, ids.RESUME)
SIMPLE: Final = {
    ids.DEAL: "deal",
    ids.PICK_UP: "pick up",
    ids.PUT_BACK: "put back",
    ids.DISCARD: "discard",
    ids.PASS: "pass",
    ids.READY: "ready",
    ids.STAND: "stand",
    ids.CLAIM: "claim",
    ids.CONCEDE: "concede",
    ids.FORFEIT: "forfeit",
    ids.PAUSE: "pause",
    ids.RESUME: "resume",
}
VERBS: Final = (("take back", ids.TAKE_BACK), ("call", ids.CALL))
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


def row_name(t: Table, s: State, row: int) -> str:
    """BR-CIRC-01: an area by its two seats, AB; nothing where there is one row."""
    return "" if s.rows_n < 2 else " " + "".join(LETTERS[p] for p in s.rows[row].side)


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


def target_name(t: Table, s: State, p: int, target: int, *, top: bool = False) -> str:
    """Where a card is laid, in words."""
    if target < ids.BASE:
        where = "left" if target % 2 == ids.LEFT else "right"
        return where + row_name(t, s, target // 2)
    if target < ids.END:
        return base_name(target - ids.BASE)
    if target < ids.SHADE:
        return end_name(t, s, target - ids.END)
    if target < ids.NUMBER:
        shade = target - ids.SHADE
        return f"{end_name(t, s, shade // 3)} {ids.COLOURS[shade % 3]}"
    if target < ids.RIVAL:
        return str(target - ids.NUMBER)
    if target < ids.ORDER:
        return f"at {LETTERS[target - ids.RIVAL]}"
    return "order " + order_name(s, p, target - ids.ORDER, top=top, k=held(t, s, p, top=top))


def space_name(t: Table, s: State, target: int) -> str:
    """A target as the page names its spaces: A1, A1.a, A1.a.red, L0, R0, n3, seat-C, o17."""
    if target < ids.BASE:
        return f"{'LR'[target % 2]}{target // 2}"
    if target < ids.END:
        return base_name(target - ids.BASE)
    if target < ids.SHADE:
        return end_name(t, s, target - ids.END)
    if target < ids.NUMBER:
        shade = target - ids.SHADE
        return f"{end_name(t, s, shade // 3)}.{ids.COLOURS[shade % 3]}"
    if target < ids.RIVAL:
        return f"n{target - ids.NUMBER}"
    if target < ids.ORDER:
        return f"seat-{LETTERS[target - ids.RIVAL]}"
    return f"o{target - ids.ORDER}"


def place_of(t: Table, s: State, target: int) -> dict[str, Any] | None:
    """What a target stands for that is no Base, end or row: a colour of an end, a number of cards, a seat, an order."""
    if target < ids.SHADE:
        return None
    if target < ids.NUMBER:
        end, shade = divmod(target - ids.SHADE, 3)
        return {"kind": "colour", "at": end_name(t, s, end), "colour": ids.COLOURS[shade]}
    if target < ids.RIVAL:
        return {"kind": "number", "number": target - ids.NUMBER}
    if target < ids.ORDER:
        return {"kind": "seat", "seat": target - ids.RIVAL}
    return {"kind": "order"}


def target_of(t: Table, s: State, space: str) -> int:
    """The target of a space; ValueError when there is no such space."""
    kind, rest = space[:1], space[1:]
    if kind in "LR" and rest.isdecimal() and int(rest) < ids.ROWS:
        return ids.SIDE + int(rest) * 2 + "LR".index(kind)
    if kind == "n" and rest.isdecimal() and int(rest) < ids.RIVAL - ids.NUMBER:
        return ids.NUMBER + int(rest)
    if kind == "o" and rest.isdecimal() and int(rest) < ids.TARGETS - ids.ORDER:
        return ids.ORDER + int(rest)
    if space.startswith("seat-") and space[5:] in tuple(LETTERS):
        return ids.RIVAL + LETTERS.index(space[5:])
    base, dot, side = space.partition(".")
    if not dot:
        return ids.BASE + parse_base(base)
    side, dot, colour = side.partition(".")
    end = parse_end(t, s, f"{base}.{side}")
    if not dot:
        return ids.END + end
    if colour not in ids.COLOURS:
        raise ValueError(f"{colour!r} is no colour: red, blue, green")
    return ids.SHADE + end * 3 + ids.COLOURS.index(colour)


def name(t: Table, s: State, p: int, a: int) -> str:
    """The short name of an action: deal, play A1.a, top B1, tag C ..."""
    if a in SIMPLE:
        return SIMPLE[a]
    if ids.TAG <= a < ids.CONCEDE:
        return f"tag {LETTERS[a - ids.TAG]}"
    if a >= ids.CALL:
        return f"call {spot_name(t, s, a - ids.CALL)}"
    if a >= ids.TAKE_BACK:
        return f"take back {spot_name(t, s, a - ids.TAKE_BACK)}"
    if a >= ids.TOP:
        return f"top {target_name(t, s, p, a - ids.TOP, top=True)}"
    if a >= ids.PLAY:
        return f"play {target_name(t, s, p, a - ids.PLAY)}"
    raise ValueError(f"{a} is no action of BRAWL")


def parse(t: Table, s: State, p: int, text: str) -> int:
    """The action of a name; ValueError, which says what is understood."""
    told = " ".join(text.split())
    for action, known in SIMPLE.items():
        if told.lower() == known:
            return action
    try:
        for verb, first in VERBS:
            if told.lower().startswith(verb + " "):
                return first + parse_spot(t, s, told[len(verb) + 1 :])
        verb, _, rest = told.partition(" ")
        if verb.lower() == "tag" and rest.upper() in LETTERS[: t.n]:
            return ids.TAG + LETTERS.index(rest.upper())
        if verb.lower() in ("play", "top"):
            top = verb.lower() == "top"
            return (ids.TOP if top else ids.PLAY) + parse_target(t, s, p, rest, top=top)
    except (ValueError, IndexError, KeyError) as fault:
        raise ValueError(f"{text!r} is no action of BRAWL: {fault}") from None
    raise ValueError(
        f"{text!r} is no action of BRAWL: deal, play A1.a, top B1, play left, discard, pick up, put back, tag C, "
        "ready, pass, call A1.a, take back A1.a, stand, claim, concede"
    )


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


def parse_target(t: Table, s: State, p: int, text: str, *, top: bool) -> int:
    """Where a card is laid, from words."""
    first, _, rest = text.partition(" ")
    key = first.lower()
    if key in ("left", "right"):
        for r in range(s.rows_n):
            if row_name(t, s, r).strip().upper() == rest.upper():
                return ids.SIDE + r * 2 + (ids.LEFT if key == "left" else ids.RIGHT)
        raise ValueError(f"there is no row {rest!r}")
    if key == "at":
        return ids.RIVAL + LETTERS.index(rest.upper())
    if key == "order":
        return ids.ORDER + parse_order(t, s, p, rest, top=top)
    if key.isdecimal():
        if not 0 <= int(key) <= 5:
            raise ValueError(f"{key} is no number of cards from 0 to 5")
        return ids.NUMBER + int(key)
    if "." not in first:
        return ids.BASE + parse_base(first)
    end = parse_end(t, s, first)
    if rest:
        return ids.SHADE + end * 3 + ids.COLOURS.index(rest.lower())
    return ids.END + end


def parse_order(t: Table, s: State, p: int, text: str, *, top: bool) -> int:
    """dig: the number of an order given as places, topmost first."""
    k = held(t, s, p, top=top)
    for number in range(orders(s, p, top, k)):
        if order_name(s, p, number, top=top, k=k) == " ".join(text.split()):
            return number
    raise ValueError(f"{text!r} is no order of the top {k} cards")


def spot(t: Table, s: State, a: int) -> str:
    """The Base or end a play aims at, for the photo finish; empty when it aims at none."""
    if not ids.PLAY <= a < ids.TAKE_BACK:
        return ""
    target = a - ids.TOP if a >= ids.TOP else a - ids.PLAY
    if target < ids.BASE:
        return space_name(t, s, target)
    if base_in(target) < 0:
        return ""
    if target < ids.END:
        return base_name(base_in(target))
    return end_name(t, s, base_in(target) * 2 + side_in(target))


def card_words(t: Table, card: int) -> str:
    """A card as the catalogue writes it: Hit(red), Press; "a card" when it is hidden."""
    return card_text.short(book_of(t).kinds[type_of(t, card)]) if card > 0 else "a card"


def action(t: Table, s: State, p: int, a: int) -> dict[str, Any]:
    """One action for the page: id, name, kind, a sentence, and the space it aims at."""
    made: dict[str, Any] = {"id": a, "name": name(t, s, p, a), "kind": kind_of(a), "text": sentence(t, s, p, a)}
    if ids.PLAY <= a < ids.TAKE_BACK:
        made["space"] = space_name(t, s, a - (ids.TOP if a >= ids.TOP else ids.PLAY))
    elif a >= ids.TAKE_BACK:
        made["space"] = spot_name(t, s, a - (ids.CALL if a >= ids.CALL else ids.TAKE_BACK))
    return made


def kind_of(a: int) -> str:
    """The kind of an action, one word."""
    if a in SIMPLE:
        return SIMPLE[a].replace(" ", "_")
    if a < ids.CONCEDE:
        return "tag"
    if a < ids.TOP:
        return "play"
    if a < ids.TAKE_BACK:
        return "top"
    return "call" if a >= ids.CALL else "take_back"


def hand_of(a: int) -> int:
    """BR-RUL-03: 2 = starts a hand interval and waits for it, 1 = stays behind what waits, 0 = neither."""
    if a in (ids.DISCARD, ids.PUT_BACK):
        return 1
    return 2 if a in (ids.DEAL, ids.PICK_UP) or ids.TAG <= a < ids.CONCEDE or ids.PLAY <= a < ids.TAKE_BACK else 0


def sentence(t: Table, s: State, p: int, a: int) -> Saying:
    """An action as a button says it."""
    if a in SIMPLE:
        return Saying(f"act-{SIMPLE[a].replace(' ', '-')}")
    if a < ids.CONCEDE:
        return saying("act-starter" if s.phase == ids.P_STARTER else "act-tag", seat=a - ids.TAG)
    if a >= ids.TAKE_BACK:
        call = a >= ids.CALL
        spot = a - (ids.CALL if call else ids.TAKE_BACK)
        return saying("act-call" if call else "act-take-back", space=spot_name(t, s, spot))
    top = a >= ids.TOP
    card = s.seats[p].pile if top else s.seats[p].hand
    space = space_name(t, s, a - (ids.TOP if top else ids.PLAY))
    return saying("act-play", card=known_card(t, card), space=space)


def passive(t: Table, s: State, p: int) -> int:
    """What a seat does whose time is up in Training Mode: deal, then discard; with an empty deck its first choice."""
    seat = s.seats[p]
    if s.phase == ids.P_READY:
        return ids.READY
    if s.phase == ids.P_FOULS or seat.choice > 0:
        return ids.STAND
    if s.phase == ids.P_STARTER or (t.format == ids.TAG_TEAM and s.active[t.team[p]] < 0):
        return ids.TAG + p
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
    return frozenset(ids.TAG + q for q in range(t.n) if to_come(t, s, q) <= own)


def to_come(t: Table, s: State, p: int) -> int:
    """The cards that seat p may still deal; -1: it can do nothing at all."""
    return int(s.seats[p].deck_n) if can_act(t, s, p) else -1
