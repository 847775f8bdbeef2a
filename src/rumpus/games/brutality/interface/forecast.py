"""What would come of some acts that a seat has in mind, from what it may know: there are no dice, so the page can say.

They are done one after the other to a copy in which all that the seat does not know is dealt anew, up to the first card
that chance or somebody else's hand would show, or the first question that somebody else has to answer. Nothing is
changed.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from rumpus.games.brutality.interface import actions, events
from rumpus.games.brutality.interface.names import CATALOGUE, names
from rumpus.games.brutality.interface.prompts import ASKED
from rumpus.games.brutality.interface.shapes import Forecast, ForecastLine
from rumpus.games.brutality.interface.view import AskName, HeroView
from rumpus.games.brutality.rules import ids, turn
from rumpus.games.brutality.rules.determinize import redeal
from rumpus.games.brutality.rules.state import State, Table
from rumpus.kernel.contract.lines import seats_of
from rumpus.kernel.records.chance import seed
from rumpus.kernel.records.log import Log, clear, event_rows


def thought(t: Table, s: State, p: int) -> State:
    """The position as seat p may think it is: a copy with all that it does not know dealt anew, by a generator that
    tells nothing about the true one.
    """
    twin = s.copy()
    seed(twin, 1)
    redeal(t, twin, p)
    return twin


@dataclass(frozen=True, slots=True)
class Trial:
    """A copy of the position, in which something is done."""

    s: State
    log: Log
    lines: list[ForecastLine] = field(default_factory=list)
    unknown: bool = False
    met: tuple[tuple[int, int], ...] = ()
    """Which hero met which hazard or creation."""

    @classmethod
    def of(cls, t: Table, s: State, p: int) -> "Trial":
        """The position as the seat may think it is."""
        return cls(thought(t, s, p), Log.new())

    def then(self, t: Table, p: int, a: int, *, told: bool = True) -> "Trial":
        """Another copy, in which this was done too; `told`: with what the seat is told of it."""
        made = Trial(self.s.copy(), Log.new())
        clear(made.log)
        turn.apply(t, made.s, p, a, made.log)
        # A relic of the own hand that is laid open is known.
        own = self.s.ask in (ids.ASK_MAIN, ids.ASK_WAIT) and ids.CARD <= a < ids.CARD + ids.RELICS
        unknown = made.log.draws > 0 or made.log.shown > int(own)
        more = lines(t, made.s, p, made.log) if told and not unknown else []
        met = tuple((row[2], row[3]) for row in event_rows(made.log) if row[0] == ids.EV_HIT)
        return Trial(self.s if unknown else made.s, made.log, [*self.lines, *more], unknown, self.met + met)

    def seats(self, t: Table) -> list[int]:
        """Who is asked then, as far as that is known."""
        return [] if self.unknown or self.s.over else seats_of(turn.who(t, self.s))

    def question(self) -> AskName:
        """What is asked then, as far as that is known."""
        return "" if self.unknown or self.s.over else ASKED[self.s.ask]

    def asked(self, t: Table, kinds: frozenset[int], p: int) -> bool:
        """Whether a seat is asked one of these questions then."""
        return not self.unknown and not self.s.over and self.s.ask in kinds and bool(turn.who(t, self.s) >> p & 1)


def foresee(t: Table, s: State, trial: Trial) -> Forecast:
    """What came of the acts of a trial (shapes.Forecast)."""
    return {
        "lines": trial.lines,
        "before": heroes(t, s),
        "after": heroes(t, trial.s),
        "asked": trial.seats(t),
        "ask": trial.question(),
        "open": trial.unknown,
    }


def played(t: Table, s: State, p: int, chain: Sequence[int]) -> Trial:
    """The position after some acts. ValueError where one cannot be done."""
    trial = Trial.of(t, s, p)
    for a in chain:
        if trial.unknown or a not in actions.listed(t, trial.s, p):
            raise ValueError(f"{actions.ACTS.name(t, trial.s, p, a)!r} cannot be done then")
        trial = trial.then(t, p, a)
    return trial


def heroes(t: Table, s: State) -> list[HeroView]:
    """The heroes as the view shows them."""
    return [HeroView(t, s, h) for h in range(ids.HEROES)]


def lines(t: Table, s: State, p: int, log: Log) -> list[ForecastLine]:
    """What one act does, as the seat is told it."""
    made: list[ForecastLine] = []
    for row in event_rows(log):
        seen = events.LINES.redact(tuple(row[:6]), p, t, s)
        if seen is not None:
            saying, rule = events.LINES.told(t, s, seen, p)
            made.append({"kind": events.LINES.names[seen[0]], "rule": rule, **CATALOGUE.text(saying, names(t, s, p))})
    return made
