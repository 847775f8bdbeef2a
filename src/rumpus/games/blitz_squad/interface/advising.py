"""What a bot would do here as one sentence: a whole combo with its target, its stacks and what would come of it."""

from collections.abc import Sequence
from typing import Any, Final

from rumpus.games.blitz_squad.interface.drafting import TRAYS, aim_of
from rumpus.games.blitz_squad.interface.forecast import foresee
from rumpus.games.blitz_squad.interface.prompts import ASKED
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
YES_OR_NO: Final = frozenset({"may", "pay"})
"""Questions of a card that are answered by yes or no."""


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
    laid = dict(zip(trays, stacks, strict=False))
    told = foresee(t, s, p, EMPTY | laid | {"target": target})
    cards = [[one["card"] for one in stack] for stack in stacks]
    foe = aim_of(t, s, p, -1 if target is None else target)
    return Saying(
        f"hint-{kind}",
        {
            "foe": foe,
            "all": foe < 0,
            "cards": cards[0],
            "energy": cards[1],
            "damage": told["damage"],
            "holds": bool(told["holds"]),
            "trays": laid,
        },
    )
