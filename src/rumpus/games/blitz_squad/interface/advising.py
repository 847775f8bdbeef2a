"""What a bot would do here as one sentence: a whole combo with its target and its stacks; and why."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from rumpus.games.blitz_squad.content.tables import book_of
from rumpus.games.blitz_squad.interface.card_text import choices, heads
from rumpus.games.blitz_squad.interface.drafting import Laid, aim_of
from rumpus.games.blitz_squad.interface.forecast import comes
from rumpus.games.blitz_squad.interface.prompts import ASKED
from rumpus.games.blitz_squad.rules import ids
from rumpus.games.blitz_squad.rules.cards import hand_size
from rumpus.games.blitz_squad.rules.determinize import redeal
from rumpus.games.blitz_squad.rules.state import State, Table
from rumpus.games.blitz_squad.rules.turn import apply, missing
from rumpus.kernel.records.chance import seed
from rumpus.kernel.records.log import Log, event_rows
from rumpus.kernel.words.saying import Saying, opening

Json = dict[str, Any]
STACKED: Final = {
    "attack": ("attack", "energy"),
    "action": ("energy",),
    "block": ("block",),
    "reply": ("reply",),
}
"""Plays that are laid in stacks, and the trays of a draft that they fill, in their order."""
EMPTY: Final = Laid(-1)
"""A draft in which nothing lies."""
PICKED: Final = frozenset(
    {"main", "missing", "discard", "snatch", "mend", "rescue", "reveal", "conceal", "banish", "cycle"}
)
"""Questions that cards answer; in Main a special card."""
COUNTED: Final = frozenset({"missing", "mend", "rescue", "cycle"})
"""Questions answered by cards whose number tells what they are good for."""
NAMED: Final = frozenset({"yes", "seat"})
"""Answers to a card whose sentence names the card: the reason is what it says."""
DEALS: Final = 4
"""In so many deals of what a seat does not know a play is tried, to see what is sure to come of it."""
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
        return Saying("hint-pass", {"n": comes(t, s, p, EMPTY)["damage"]})
    if asked in ("first", "target"):
        return Saying(f"hint-{asked}", {"seat": first["seat"]})
    if kind == "card" and asked in PICKED | {"stack"}:
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
    """A combo or an answer, or how it begins while its stacks are not complete."""
    draft = drafted(kind, acts)
    if draft is None:
        return begun(t, s, p, kind, acts)
    told = comes(t, s, p, draft)
    stacks = {tray: [(k // 2, bool(k % 2)) for k in getattr(draft, tray)] for tray in STACKED[kind]}
    cards = [[card for card, _ in stack] for stack in stacks.values()]
    foe = aim_of(t, s, p, draft.target)
    sure = played_out(t, s, p, [act["id"] for act in acts]) or Outcome()
    hit = next((n for q, n, _ in sure.hurt if q != p), told["damage"])
    return Saying(
        f"hint-{kind}",
        {
            "foe": foe,
            "all": foe < 0,
            "cards": cards[0],
            "energy": cards[-1],
            "damage": hit,
            "trays": {
                tray: [{"card": card, "revealed": revealed} for card, revealed in stack]
                for tray, stack in stacks.items()
            },
        },
    )


def begun(t: Table, s: State, p: int, kind: str, acts: Sequence[Json]) -> Saying | None:
    """A combo or an answer up to a card or a target; None where nothing follows yet."""
    if len(acts) == 1:
        return None
    target = next((act["seat"] for act in acts if act["kind"] == "seat"), -1)
    foe, cards = aim_of(t, s, p, target), [act["card"] for act in acts if act["kind"] == "card"]
    return Saying("hint-begun", {"kind": kind, "foe": foe, "all": foe < 0, "cards": cards, "n": len(cards)})


def drafted(kind: str, acts: Sequence[Json]) -> Laid | None:
    """A combo or an answer as a draft; None while its stacks are not complete."""
    trays = STACKED[kind]
    stacks: list[list[int]] = [[]]
    for act in acts:
        one = 2 * act.get("card", 0) + (act.get("source") == "revealed")
        if act["kind"] == "done":
            stacks.append([])
        elif act["kind"] == "card" and act["name"].startswith("top "):
            # The stack is complete already, and sorted: the card on top of it is named last (BS-RUL-60).
            laid = next(k for k in stacks[-2] if k // 2 == act["card"])
            stacks[-2].remove(laid)
            stacks[-2].append(laid)
        elif act["kind"] == "card":
            stacks[-1].append(one)
    if len(stacks) != len(trays) + 1:
        return None
    target = next((act["seat"] for act in acts if act["kind"] == "seat"), -1)
    return Laid(target, **dict(zip(trays, map(tuple, stacks), strict=False)))


# ---------------------------------------------------------------- why
@dataclass(frozen=True, slots=True)
class Outcome:
    """What becomes of a combo or an answer that nobody answers: the damage that seats take, each with what its tavern
    holds then, and the damage that blocks hold off.
    """

    hurt: tuple[tuple[int, int, int], ...] = ()
    blocked: tuple[tuple[int, int], ...] = ()

    def of(self, p: int) -> tuple[int, int] | None:
        """The damage and the tavern of a seat; None where it takes none."""
        return next(((n, left) for q, n, left in self.hurt if q == p), None)


def played_out(t: Table, s: State, p: int, actions: Sequence[int]) -> Outcome | None:
    """A play with all that its cards do before it is over, or up to the first other question; None where that is not
    the same in several deals of what the seat does not know.
    """
    found = {_outcome(t, _dealt(t, s, p, n), p, actions) for n in range(DEALS)}
    return found.pop() if len(found) == 1 else None


def _dealt(t: Table, s: State, p: int, number: int) -> State:
    """A copy with all that the seat does not know dealt anew, by a generator that tells nothing about the true one."""
    twin = s.copy()
    seed(twin, number + 1)
    redeal(t, twin, p)
    return twin


def _outcome(t: Table, s: State, p: int, actions: Sequence[int]) -> Outcome:
    """What becomes of it in one deal."""
    log, least = Log.new(), s.depth + (s.ask == ids.ASK_MAIN)
    for a in actions:
        apply(t, s, p, a, log)
    while not s.over and s.depth >= least and s.asker != p and s.ask in (ids.ASK_ANSWER, ids.ASK_BLOCK):
        apply(t, s, s.asker, ids.PASS, log)
    rows = [tuple(map(int, row[:5])) for row in event_rows(log)]
    return Outcome(
        tuple((q, n, max(0, held - n)) for kind, q, n, _, held in rows if kind == ids.EV_DAMAGE),
        tuple((q, n) for kind, q, n, *_ in rows if kind == ids.EV_BLOCKED),
    )


def why(t: Table, s: State, p: int, acts: Sequence[Json], _sure: Sequence[Json]) -> Saying | None:
    """What would come of it, from what the seat knows; else what asks for it, or what the card says."""
    first, asked = acts[0], ASKED[s.ask]
    kind = first["kind"]
    if kind in STACKED:
        draft = drafted(kind, acts)
        return of_begun(t, s, p, kind) if draft is None else of_play(t, s, p, kind, acts, comes(t, s, p, draft))
    if kind == "end":
        missed = missing(t, s, p) if s.attacks == 0 else 0
        return Saying("why-missing" if missed else "why-end", {"n": missed or hand_size(s, p)})
    if kind == "pass":
        return of_pass(t, s, p, first["id"])
    if asked == "first":
        return Saying("why-first", {"seat": first["seat"]})
    if asked == "target":
        return Saying("why-target", {"seat": first["seat"], "n": s.seats[first["seat"]].tavern_n})
    if asked in ("stack", "top"):
        return of_part(t, acts)
    if kind == "card" and asked == "main":
        return of_text(t, first["card"])
    if kind == "card" and asked in COUNTED:
        return Saying(f"why-{asked}", {"n": sum(act["kind"] == "card" for act in acts)})
    card = s.frames[s.depth - 1].card if s.depth else 0
    if card <= 0:
        return None
    if kind == "option":
        return Saying("why-option", {"n": len(choices(book_of(t).sheet(card)))})
    return of_text(t, card) if kind in NAMED else Saying("why-asked", {"card": card})


def of_begun(t: Table, s: State, p: int, kind: str) -> Saying:
    """Why a combo or an answer is begun, where its stacks are not known yet."""
    if kind in ("block", "reply"):
        return Saying("why-coming", {"n": comes(t, s, p, EMPTY)["damage"]})
    missed = missing(t, s, p) if kind == "attack" and s.attacks == 0 else 0
    return Saying("why-missing", {"n": missed}) if missed else Saying("why-end-not", {"n": hand_size(s, p)})


def of_part(t: Table, acts: Sequence[Json]) -> Saying:
    """What cards bring to the stack that is being built, or that it is complete."""
    powers = [t.cards[act["card"]].power for act in acts if act["kind"] == "card"]
    return Saying("why-power", {"n": sum(powers), "of": len(powers)}) if powers else Saying("why-done")


def of_pass(t: Table, s: State, p: int, action: int) -> Saying:
    """What comes of no answer."""
    coming, told = comes(t, s, p, EMPTY)["damage"], played_out(t, s, p, [action])
    if coming and (told is None or told.of(p) is None):
        return Saying("why-kept", {"n": hand_size(s, p)})
    n, left = (told and told.of(p)) or (0, 0)
    return Saying("why-pass", {"n": n, "left": left})


def of_play(t: Table, s: State, p: int, kind: str, acts: Sequence[Json], told: Json) -> Saying | None:
    """Why a combo or an answer: the damage that it is sure to save or deal, else what its top card does."""
    sure = played_out(t, s, p, [act["id"] for act in acts]) or Outcome()
    if kind == "block" and any(q == p for q, _ in sure.blocked):
        bare, held = (played_out(t, s, p, [ids.PASS]) or Outcome()).of(p), s.seats[p].tavern_n
        n = bare[0] if bare else 0
        return Saying("why-block", {"n": n, "over": "more" if n > held else "all" if n == held else "less"})
    hit = next(((q, left) for q, _, left in sure.hurt if q != p), None)
    codes = [note["text"]["code"] for note in told["notes"]]
    if kind != "block" and hit is not None:
        free = "forecast-unblockable" in codes or (kind == "reply" and not t.reply_block)
        return Saying("why-hit", {"seat": hit[0], "left": hit[1], "free": free})
    line = next((note["text"] for note in told["notes"] if note["text"]["code"] == "forecast-line"), None)
    if line is not None:
        return Saying("why-text", {"text": opening(line["args"]["text"])})
    return of_begun(t, s, p, kind)


def of_text(t: Table, card: int) -> Saying | None:
    """What a card says first."""
    said = heads(book_of(t).sheet(card))
    return Saying("why-text", {"text": opening(said[0][1])}) if said else None
