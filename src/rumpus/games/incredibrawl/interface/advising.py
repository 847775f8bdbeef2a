"""Why a bot would do what a hint says: what is sure to come of it, what a choice beats, what a card says."""

from collections.abc import Sequence
from typing import Any, Final

from rumpus import effects as fx
from rumpus.games.incredibrawl.content.tables import book_of
from rumpus.games.incredibrawl.interface.actions import ANYTIME
from rumpus.games.incredibrawl.interface.board import met
from rumpus.games.incredibrawl.interface.card_text import sentence, short_heads, short_of
from rumpus.games.incredibrawl.interface.lays import lays
from rumpus.games.incredibrawl.interface.preview import left, stakes
from rumpus.games.incredibrawl.interface.prompts import asked, word_now
from rumpus.games.incredibrawl.rules import ids
from rumpus.games.incredibrawl.rules.cards import hand_size
from rumpus.games.incredibrawl.rules.fight import beats
from rumpus.games.incredibrawl.rules.state import State, Table
from rumpus.kernel.records.bits import bits
from rumpus.kernel.words.saying import Saying, opening

Json = dict[str, Any]
TOLD: Final = ("steal", "gain", "silenced", "level")
"""Kinds of lines that are a reason where they are good for the seat, the best first: each has its `why-`."""


def why(t: Table, s: State, p: int, acts: Sequence[Json], sure: Sequence[Json]) -> Saying | None:
    """The reason, by what is asked."""
    act, ask, seat = acts[0], asked(s), s.seats[p]
    if act["id"] in ANYTIME:
        return None
    if ask == "select" and "card" in act:
        return of_choice(t, s, p, act["card"])
    if ask == "window" and "card" in act:
        return of_power_up(t, s, p, act["card"])
    if ask == "place":
        meets: Json = met(t, s, act["spot"]) or {}
        return Saying("why-meets", {"foe": meets.get("seat"), "spot": meets.get("spot")})
    if act["name"] == "buy":
        return Saying("why-buy", {"n": hand_size(s, p)})
    if ask == "location":
        text = opening(short_of(book_of(t).places[s.places[0]]))
        return Saying("why-location", {"change": act["name"] == "change", "text": text})
    if ask in ("window", "refill", "draw", "throw", "repair", "claim", "vote"):
        reads = {"n": bits(seat.power_ups), "glory": seat.glory, "yes": act["name"] == "yes"}
        return Saying(f"why-{ask}", reads)
    if ask == "type" and (s.blind[0] | s.blind[1]) == 0:
        return Saying("why-type", {"beaten": beaten(s, act["type"])})
    found = word_now(t, s)
    good = [line for line in sure if line["kind"] in TOLD and is_good(line, p)]
    if found and good:
        best = min(good, key=lambda line: TOLD.index(line["kind"]))
        return Saying(f"why-{best['kind']}", best["args"])
    if found and act["name"] == "no":
        return Saying("why-no", {"ask": ask})
    if found and ask != "list":
        return Saying("why-text", {"text": opening(sentence(found[0], voice=fx.SHORT))})
    return Saying("why-asked", {"card": s.fx.card}) if s.fx.on else None


def is_good(line: Json, p: int) -> bool:
    """Whether a line of the log tells what a seat would want: Glory and Levels for itself, less for others."""
    own, args = line["seat"] == p, line["args"]
    match line["kind"]:
        case "level":
            return bool(args["by"] and own == (args["by"] > 0))
        case "silenced":
            return not own
    return bool(own and args["n"])


def beaten(s: State, name: str) -> str:
    """The Type that a Type beats as things stand (IB-SCRAP-01 to -03)."""
    one, turned = ids.TYPES.index(name), (s.turned[0] ^ s.turned[1]) == 1
    return next(other for n, other in enumerate(ids.TYPES) if n != one and beats(one, n) != turned)


def of_power_up(t: Table, s: State, p: int, card: int) -> Saying:
    """Whether a Power-Up can turn the next scrap to its owner; else what it says, without its moment."""
    scraps = [one["scrap"] for one in lays(t, s, p, card) if one["scrap"]]
    if any(one["winner"] == p != one["was"] for one in scraps):
        return Saying("why-wins")
    return Saying("why-text", {"text": opening(short_heads(book_of(t).sheets[card])[0][1])})


def of_choice(t: Table, s: State, p: int, card: int) -> Saying | None:
    """How many of the characters that the others may hold one beats by Type and Level (`preview.Stake`)."""
    stake = next((one for one in stakes(t, s, p) if one["card"] == card), None)
    if stake is None:
        return None
    foes = [q for q in range(t.n) if q != p]
    may = [other for q in foes for other in (left(t, s, q) or range(ids.CHARACTERS))]
    won = sum(stake["fares"][other] > 0 for other in may)
    return Saying("why-beats", {"n": won, "of": len(may), "seat": foes[0] if len(foes) == 1 else -1})
