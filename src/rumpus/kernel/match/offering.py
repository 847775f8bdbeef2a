"""The acts of a position as a table offers them (`contract/offers.py`): made of the rows of the game's acts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import UNSET

from rumpus.kernel.contract.offers import NO_ACT, NOWHERE, At, Offer, Offering, Question
from rumpus.kernel.contract.parts import Candidate
from rumpus.kernel.contract.spec import GameSpec
from rumpus.kernel.match import describe


def question(spec: GameSpec, t: Any, s: Any, p: int, legal: Sequence[int]) -> Question | None:
    """What the seat is asked, with its legal acts, and with what else is shown; None in a game that offers nothing."""
    if (by := spec.words.offers) is None:
        return None
    table, may, ask = _Table(spec, by, t, s, p), set(legal), by.ask(t, s, p)
    barred = (table.barred(one) for one in spec.words.shown(t, s, p) if one.act not in may)
    offers = [*map(table.legal, legal), *(one for one in barred if one is not None)]
    return Question(ask.name, offers, ask.least, ask.most, ask.ordered)


def free(spec: GameSpec, t: Any, s: Any, p: int) -> list[Offer]:
    """What the seat may do now whether or not it is asked; nothing for a spectator."""
    if (by := spec.words.offers) is None or p < 0:
        return []
    table = _Table(spec, by, t, s, p)
    return [table.legal(a) for a in spec.actions.anytime if spec.actions.why_not(t, s, p, a) is None]


class _Table:
    """A position as one seat is offered it."""

    def __init__(self, spec: GameSpec, by: Offering, t: Any, s: Any, p: int) -> None:
        self.spec, self.by, self.t, self.s, self.p = spec, by, t, s, p
        self.names = describe.names(spec, t, s, p)

    def legal(self, a: int) -> Offer:
        """An act that may be done."""
        made, then = self.act(a), self.by.then(self.t, self.s, self.p, a)
        if then is not None:
            made.then = then
        return made

    def act(self, a: int) -> Offer:
        """An act, whether or not it may be done."""
        at = self.by.acts.at(self.t, self.s, a)
        says = describe.text(self.spec, self.by.says(self.t, self.s, self.p, a), self.names)
        return Offer(a, self.by.acts.of(a).kind, says, At(**at) if at else NOWHERE)

    def barred(self, one: Candidate) -> Offer | None:
        """What is shown, with the reason why it may not be done; None where it may."""
        rule = one.rule or self.spec.actions.why_not(self.t, self.s, self.p, one.act)
        if rule is None:
            return None
        no = describe.refusal(self.spec, self.t, self.s, self.p, rule, one.args)
        if one.act == NO_ACT:
            places = {"card": one.card, "space": one.space, "seat": one.seat}
            at: Any = {key: value for key, value in places.items() if value is not None}
            made = Offer(NO_ACT, one.kind, no["why"], At(**at))
        else:
            made = self.act(one.act)
        made.why, made.rule = no["why"], no["rule"]
        made.out = UNSET if no["out"] is None else no["out"]
        return made
