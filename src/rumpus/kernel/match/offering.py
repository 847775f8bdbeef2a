"""The acts of a position, and of one that lies ahead, as a table offers them (`contract/offers.py`): made of the rows
of the game's acts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import UNSET, ValidationError, convert

from rumpus.kernel.contract.offers import NO_ACT, NOWHERE, At, Chain, Offer, Offering, Outlook, Question, Way
from rumpus.kernel.contract.parts import Candidate
from rumpus.kernel.contract.spec import GameSpec
from rumpus.kernel.match import describe
from rumpus.kernel.words.saying import WhyNot


def question(spec: GameSpec, t: Any, s: Any, p: int, legal: Sequence[int]) -> Question | None:
    """What the seat is asked, with its legal acts, and with what else is shown; None in a game that offers nothing."""
    if (by := spec.words.offers) is None:
        return None
    table, may, ask = _Table(spec, by, t, s, p), set(legal), by.ask(t, s, p)
    barred = (table.barred(one) for one in spec.words.shown(t, s, p) if one.act not in may)
    offers = [*map(table.legal, legal), *(one for one in barred if one is not None)]
    plans = [table.way(Way(plan["actions"])) for plan in spec.words.plans(t, s, p)]
    return Question(ask.name, offers, ask.least, ask.most, ask.ordered, plans)


def free(spec: GameSpec, t: Any, s: Any, p: int) -> list[Offer]:
    """What the seat may do now whether or not it is asked; nothing for a spectator."""
    if (by := spec.words.offers) is None or p < 0:
        return []
    table = _Table(spec, by, t, s, p)
    return [table.legal(a) for a in spec.actions.anytime if spec.actions.why_not(t, s, p, a) is None]


def foresees(spec: GameSpec) -> bool:
    """Whether the game says what would come of acts that are not sent."""
    by = spec.words.offers
    return spec.words.foresee is not None or (by is not None and by.ahead is not None)


def foresee(spec: GameSpec, t: Any, s: Any, p: int, draft: dict[str, Any]) -> Any:
    """What would come of what the seat has laid out and not sent, from what it may know: of a `Chain` its `Outlook`,
    where the game offers its acts; else in the game's own shape. None: the game says nothing of it. It changes nothing.
    Raises ValueError, which says in a few words why it is no draft.
    """
    by, own = spec.words.offers, spec.words.foresee
    if by is None or by.ahead is None:
        return own and own(t, s, p, draft)
    try:
        told = convert(draft, Chain)
    except ValidationError as fault:
        raise ValueError(str(fault)) from fault
    made = by.ahead(t, s, p, told.chain, told.at)
    table = _Table(spec, by, t, made.s, p)
    return Outlook(made.then, [table.way(one) for one in made.offers], [table.way(one) for one in made.plans])


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

    def way(self, one: Way) -> Offer:
        """Acts that go as one play, as the last of them: it lies where all of them do."""
        *via, last = one.acts
        made, at = self.act(last), dict[str, Any]()
        for a in one.acts:
            at |= self.by.acts.at(self.t, self.s, a)
        made.at, made.via, made.then = At(**at | one.at), via, one.then
        return _barred(made, describe.refusal(self.spec, self.t, self.s, self.p, one.rule)) if one.rule else made

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
        if one.act != NO_ACT:
            return _barred(self.act(one.act), no)
        places = {"card": one.card, "space": one.space, "seat": one.seat}
        at: Any = {key: value for key, value in places.items() if value is not None}
        return _barred(Offer(NO_ACT, one.kind, no["why"], At(**at)), no)


def _barred(made: Offer, no: WhyNot) -> Offer:
    """What is shown, with the rule that forbids it and the way out."""
    made.why, made.rule = no["why"], no["rule"]
    made.out = UNSET if no["out"] is None else no["out"]
    return made
