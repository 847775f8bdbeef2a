"""How acts are offered: what is asked, and what the page shows beside an act."""

from typing import Any, Final

from rumpus.games.incredibrawl.interface.actions import ACTS, says
from rumpus.games.incredibrawl.interface.board import met
from rumpus.games.incredibrawl.interface.lays import lays
from rumpus.games.incredibrawl.interface.prompts import asked, word_now
from rumpus.games.incredibrawl.rules.state import State, Table
from rumpus.kernel.contract.offers import Ask, Offering

OF_HANDS: Final = frozenset(
    {"draw", "draw_to", "free_refill", "draw_step_mod", "discard_choice", "discard_random", "hand_peek", "hand_reveal"}
    | {"deck_peek", "mill", "recover", "throw_duel"}
)
"""Effect words that are about the cards of a seat, not about its character."""


def ask(_t: Table, s: State, _p: int) -> Ask:
    """Every question has one answer: cards that are put in order, or discarded, are asked for one by one."""
    return Ask(asked(s))


def then(t: Table, s: State, p: int, a: int) -> dict[str, Any] | None:
    """`shapes.Then`: whom a spot meets, what of a seat it is about, what a Power-Up would do."""
    act = ACTS.of(a)
    if act.kind == "spot":
        return {"meets": met(t, s, act.told["spot"] + 1)}
    if act.kind == "seat":
        return {"about": matter(t, s)}
    found = lays(t, s, p, act.told["card"]) if act.kind == "card" else []
    return {"lays": found} if found else None


def matter(t: Table, s: State) -> str:
    """What of a seat the effect word that asks for one is about."""
    found = word_now(t, s)
    word = found[0].word if found else ""
    if word.startswith("glory"):
        return "glory"
    return "hand" if word in OF_HANDS else "fighter"


OFFERING: Final = Offering(acts=ACTS, ask=ask, says=says, then=then)
