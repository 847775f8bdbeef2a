"""What a bot would do here as one sentence: a whole combo with its target and its stacks; and why."""

from collections.abc import Sequence
from typing import Any, Final

from rumpus.games.blitz_squad.content.tables import book_of
from rumpus.games.blitz_squad.interface.card_text import heads
from rumpus.games.blitz_squad.interface.drafting import TRAYS, aim_of
from rumpus.games.blitz_squad.interface.forecast import foresee
from rumpus.games.blitz_squad.interface.prompts import ASKED
from rumpus.games.blitz_squad.rules import ids
from rumpus.games.blitz_squad.rules.cards import hand_size
from rumpus.games.blitz_squad.rules.state import State, Table
from rumpus.games.blitz_squad.rules.turn import missing
from rumpus.kernel.words import Saying

Json = dict[str, Any]
STACKED: Final = {
    "attack": ("attack", "energy"),
    "action": ("energy",),
    "block": ("block",),
    "reply": ("reply",),
}
"""Plays that are laid in stacks, and the trays of a draft that they fill, in their order."""
EMPTY: Final[Json] = {"target": None, **dict.fromkeys(TRAYS, ())}
"""A draft in which nothing lies."""
PICKED: Final = frozenset(
    {"main", "missing", "discard", "snatch", "mend", "rescue", "reveal", "conceal", "banish", "cycle"}
)
"""Questions that cards answer; in Main a special card."""
COUNTED: Final = frozenset({"missing", "mend", "rescue", "cycle"})
"""Questions answered by cards whose number tells what they are good for."""
YES_OR_NO: Final = frozenset({"may", "pay"})
"""Questions of a card that are answered by yes or no."""


def deed(actions: Sequence[int]) -> int:
    """How many of these actions are one step: a combo or an answer with all its stacks, or the cards of one answer."""
    stacks = {ids.ATTACK: 2, ids.ACTION: 1, ids.BLOCK: 1, ids.REPLY: 1}.get(actions[0])
    if stacks is None:
        other = (n for n, a in enumerate(actions) if not ids.CARD <= a < ids.OPEN + ids.CARDS)
        return max(1, next(other, len(actions)))
    ends = [n for n, a in enumerate(actions) if a == ids.DONE][stacks - 1 : stacks + 1]
    last = ends[0] if ends else len(actions) - 1
    # In sorted stacks the card on top is named after the stack's end (BS-RUL-60).
    return last + 1 + any(ids.CARD <= a < ids.OPEN + ids.CARDS for a in actions[last + 1 : last + 2])


def whole(t: Table, s: State, p: int, acts: Sequence[Json]) -> Saying | None:
    """The sentence; None where the acts' own words say it."""
    first, asked = acts[0], ASKED[s.ask]
    kind = first["kind"]
    if kind in STACKED:
        return combo(t, s, p, kind, acts)
    if kind == "end":
        return Saying("hint-end", {"n": missing(t, s, p) if s.attacks == 0 else 0})
    if kind == "pass":
        return Saying("hint-pass", {"n": foresee(t, s, p, EMPTY)["damage"]})
    if asked == "first":
        return Saying("hint-first", {"seat": first["seat"]})
    if kind == "card" and asked in PICKED:
        cards = [act["card"] for act in acts if act["kind"] == "card"]
        return Saying(f"hint-{'special' if asked == 'main' else asked}", {"cards": cards})
    return of_card(s, first, asked) if len(acts) == 1 else None


def of_card(s: State, act: Json, asked: str) -> Saying | None:
    """A card asks something that no other card answers, or The Flip does."""
    kind, card = act["kind"], s.frames[s.depth - 1].card
    if asked in YES_OR_NO and kind in ("yes", "no"):
        return Saying(f"hint-{asked}", {"card": card, "yes": kind == "yes"})
    if kind == "seat":
        return Saying("hint-seat", {"card": card, "seat": act["seat"]})
    if kind == "option":
        return Saying("hint-option", {"card": card, "text": act["text"]})
    return Saying(f"hint-{kind}") if kind in ("place", "leave", "keep", "bottom", "stop") else None


def combo(t: Table, s: State, p: int, kind: str, acts: Sequence[Json]) -> Saying | None:
    """A combo or an answer; None while its stacks are not complete."""
    draft = drafted(kind, acts)
    if draft is None:
        return None
    told, target = foresee(t, s, p, draft), draft["target"]
    cards = [[one["card"] for one in draft[tray]] for tray in STACKED[kind]]
    foe = aim_of(t, s, p, -1 if target is None else target)
    return Saying(
        f"hint-{kind}",
        {
            "foe": foe,
            "all": foe < 0,
            "cards": cards[0],
            "energy": cards[-1],
            "damage": told["damage"],
            "trays": {tray: draft[tray] for tray in STACKED[kind]},
        },
    )


def drafted(kind: str, acts: Sequence[Json]) -> Json | None:
    """A combo or an answer as a draft; None while its stacks are not complete."""
    trays = STACKED[kind]
    stacks: list[list[Json]] = [[]]
    for act in acts:
        one = {"card": act.get("card"), "revealed": act.get("source") == "revealed"}
        if act["kind"] == "done":
            stacks.append([])
        elif act["kind"] == "card" and act["name"].startswith("top "):
            # The stack is complete already, and sorted: the card on top of it is named last (BS-RUL-60).
            stacks[-2].remove(next(held for held in stacks[-2] if held["card"] == one["card"]))
            stacks[-2].append(one)
        elif act["kind"] == "card":
            stacks[-1].append(one)
    if len(stacks) != len(trays) + 1:
        return None
    target = next((act["seat"] for act in acts if act["kind"] == "seat"), None)
    return EMPTY | dict(zip(trays, stacks, strict=False)) | {"target": target}


# ---------------------------------------------------------------- why
def why(t: Table, s: State, p: int, acts: Sequence[Json], _sure: Sequence[Json]) -> Saying | None:
    """What would come of it, from what the seat knows; else what asks for it, or what the card says."""
    first, asked = acts[0], ASKED[s.ask]
    kind = first["kind"]
    if kind in STACKED:
        draft = drafted(kind, acts)
        return None if draft is None else of_play(s, p, kind, foresee(t, s, p, draft), t.n)
    if kind == "end":
        missed = missing(t, s, p) if s.attacks == 0 else 0
        return Saying("why-missing" if missed else "why-end", {"n": missed or hand_size(s, p)})
    if kind == "pass":
        told = foresee(t, s, p, EMPTY)
        return Saying("why-pass", {"n": told["damage"], "left": told["tavern"][p] or 0})
    if asked == "first":
        return Saying("why-first", {"seat": first["seat"]})
    if kind == "card" and asked == "main":
        return of_text(t, first["card"])
    if kind == "card" and asked in COUNTED:
        return Saying(f"why-{asked}", {"n": sum(act["kind"] == "card" for act in acts)})
    card = s.frames[s.depth - 1].card if s.depth else 0
    return Saying("why-asked", {"card": card}) if card > 0 else None


def of_play(s: State, p: int, kind: str, told: Json, seats: int) -> Saying | None:
    """Why a combo or an answer: the damage that it saves or deals, else what its top card does."""
    if kind == "block" and told["holds"] and told["damage"]:
        return Saying("why-block", {"n": told["damage"], "out": told["damage"] >= s.seats[p].tavern_n})
    hit = next((q for q in range(seats) if q != p and told["tavern"] and told["tavern"][q] is not None), None)
    if kind != "block" and hit is not None:
        codes = [note["text"]["code"] for note in told["notes"]]
        free = "forecast-unblockable" in codes or kind == "reply"
        return Saying("why-hit", {"seat": hit, "left": told["tavern"][hit], "free": free})
    line = next((note["text"] for note in told["notes"] if note["text"]["code"] == "forecast-line"), None)
    return None if line is None else Saying("why-text", {"text": line["args"]["text"]})


def of_text(t: Table, card: int) -> Saying | None:
    """What a card says first."""
    said = heads(book_of(t).sheet(card))
    return Saying("why-text", {"text": said[0][1]}) if said else None
