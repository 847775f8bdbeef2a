"""What a seat is asked."""

from typing import Any, Final

from rumpus.games.brutality.rules import ids
from rumpus.games.brutality.rules.state import Frame, State, Table
from rumpus.games.brutality.rules.turn import who
from rumpus.kernel.contract.lines import seats_of
from rumpus.kernel.contract.shown import Shown
from rumpus.kernel.words.saying import Saying

ASKED: Final = (
    *("", "hero", "corner", "kind", "site", "tool", "bearer", "draft", "order", "offer", "wait", "main", "discard"),
    *("aim", "via", "room", "pillars", "launch", "fall", "push", "spot", "roam", "revive", "steal", "toss", "recover"),
    *("drain", "may", "hazard"),
)
"""The questions, by number, as views and messages call them."""
PROGRAMS: Final = (ids.F_PROG,)
MOVED: Final = (ids.ASK_ROOM, ids.ASK_PILLARS, ids.ASK_LAUNCH, ids.ASK_FALL)
"""Questions about a hero that is on its way."""


def program(s: State) -> Frame | None:
    """The card or special that is being carried out, the innermost one."""
    return next((s.frames[k] for k in range(s.depth - 1, -1, -1) if s.frames[k].kind in PROGRAMS), None)


class By(Shown):
    """What is being carried out: a special (0 or 1) of a hero, an artifact of a hero, or a relic."""

    def __init__(self, t: Table, s: State, f: Frame) -> None:
        if f.what > 1:
            self.relic: int = f.card
            return
        hero = s.heroes[f.hero]
        card = t.heroes[hero.design]
        if f.what == 1:
            self.tool: int = hero.tool
        else:
            self.special: int = int(f.end == card.first[1] + card.size[1])
        self.hero: int = f.hero


def source(t: Table, s: State) -> By | None:
    """What is being carried out, if anything."""
    f = program(s)
    return By(t, s, f) if f else None


def of(t: Table, s: State) -> dict[str, Any]:
    """What a question is told of what asks it."""
    found = source(t, s)
    kind = next(iter(found)) if found else "none"
    made: dict[str, Any] = {"by": kind}
    if found and kind == "special":
        made["special"] = 2 * found["hero"] + found["special"]
    elif found:
        made[kind] = found[kind]
    if s.ask in MOVED and s.depth:
        made["hero"] = s.frames[s.depth - 1].hero
    return made


def prompt(t: Table, s: State, p: int) -> tuple[Saying, Saying | None]:
    """What the seat may do now, and how."""
    if s.over:
        return Saying("ask-over"), None
    able = who(t, s)
    if not able >> p & 1:
        return Saying("ask-waiting", {"seats": seats_of(able)}), None
    told = {"seat": p, **of(t, s)}
    if s.ask == ids.ASK_MAIN:
        return Saying("ask-main", told), Saying("ask-main-how") if t.n == 2 else Saying("ask-main-four")
    return Saying(f"ask-{ASKED[s.ask]}", told), None
