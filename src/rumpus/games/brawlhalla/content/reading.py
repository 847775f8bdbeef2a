"""Effects from TOML, checked against the vocabulary and compiled: when, under which conditions, at what cost, what."""

from dataclasses import dataclass, field
from typing import Any, Final

from rumpus.games.brawlhalla.content.compiling import Coder, Note, Step, fits, whole
from rumpus.games.brawlhalla.content.conditions import ATTACK, ROLE, Condition, Price, condition, cost
from rumpus.games.brawlhalla.content.moments import (
    AFTER,
    ATTACKS,
    CARD_TRIGGERS,
    POWER_TRIGGERS,
    RESULTS,
    ROLES,
    TRIGGERS,
    USES,
    Trigger,
)
from rumpus.games.brawlhalla.content.words import WORDS
from rumpus.games.brawlhalla.rules import ids

KEYS: Final = ("on", "attack", "result", "role", "when", "uses", "times", "if", "cost", "do")
CONDITIONS: Final = 4
COSTS: Final = 2


@dataclass(frozen=True, slots=True)
class Effect:
    """One effect, ready for the tables (fields of state.Fx); `data` is what the file says, for the card text."""

    on: str
    trigger: int
    attack: int
    result: int
    role: int
    uses: int
    times: int
    conditions: tuple[Condition, ...]
    costs: tuple[Price, ...]
    code: tuple[Step, ...]
    data: dict[str, Any] = field(compare=False)


def read_effect(data: Any, on_card: bool, note: Note) -> Effect | None:
    """An effect from its table; None when a fault was noted. `note(path, reason)` takes each fault."""
    faults: list[tuple[str, str]] = []
    effect = Reading(data, on_card, lambda path, reason: faults.append((path, reason))).effect()
    for path, reason in faults:
        note(path, reason)
    return effect if not faults else None


class Reading:
    """One effect being read; whatever is wrong goes to `fault`."""

    def __init__(self, data: Any, on_card: bool, fault: Note) -> None:
        self.data: dict[str, Any] = data if isinstance(data, dict) else {}
        self.on_card, self.fault = on_card, fault
        self.on = ""
        self.attack = self.role = 0
        if not isinstance(data, dict):
            fault("", "a table is wanted: on = ..., do = [...]")

    def effect(self) -> Effect | None:
        """The whole effect, or None without a trigger."""
        for key in self.data:
            if key not in KEYS:
                self.fault(f".{key}", f"is not known here; allowed: {', '.join(KEYS)}")
        trigger = self.trigger()
        if trigger is None:
            return None
        self.attack = trigger.attack or self.word("attack", ATTACKS, "any")
        self.role = self.word("role", ROLES, "either")
        result = self.word("result", RESULTS, "any")
        self.allowed_here(trigger)
        conditions = self.conditions()
        costs = self.costs()
        coder = Coder(self.on, self.attack, str(self.data.get("result", "any")), self.fault)
        code = coder.program(self.list("do"))
        uses, times = self.limits(coder)
        return Effect(
            on=self.on,
            trigger=self.moment(trigger, coder),
            attack=self.attack or _common_attack(coder),
            result=result,
            role=self.role,
            uses=uses,
            times=times,
            conditions=conditions,
            costs=costs,
            code=code,
            data=self.data,
        )

    # ---------------------------------------------------------------- plain parts

    def word(self, key: str, words: dict[str, int], default: str) -> int:
        """One of some words."""
        value = self.data.get(key, default)
        if not isinstance(value, str) or value not in words:
            self.fault(f".{key}", f"{value!r} is not one of {', '.join(words)}")
            return words[default]
        return words[value]

    def list(self, key: str) -> list[Any]:
        """A list; `do` may not be empty."""
        value = self.data.get(key, [])
        if not isinstance(value, list):
            self.fault(f".{key}", "a list is wanted")
            return []
        if key == "do" and not value:
            self.fault(".do", "at least one operation is wanted")
        return value

    # ---------------------------------------------------------------- when

    def trigger(self) -> Trigger | None:
        """`on`: one of the triggers (cards) or events (powers)."""
        on = self.data.get("on")
        if not isinstance(on, str) or on not in TRIGGERS:
            self.fault(".on", f"{on!r} is not one of {', '.join(TRIGGERS)}")
            return None
        self.on = on
        if TRIGGERS[on].printed != self.on_card:
            where = "an Action card" if self.on_card else "a Legend Power or weapon"
            allowed = CARD_TRIGGERS if self.on_card else POWER_TRIGGERS
            self.fault(".on", f"{on} cannot stand on {where}; allowed: {', '.join(allowed)}")
        return TRIGGERS[on]

    def allowed_here(self, trigger: Trigger) -> None:
        """`attack`, `role` and `result` say nothing with some triggers."""
        if "attack" in self.data and trigger.printed:
            self.fault(".attack", "on a card the trigger says it: before_light_attack, during_heavy_attack ...")
        elif self.attack and not trigger.fight:
            self.fault(".attack", f"there is no attack at {self.on}")
        if self.role and not trigger.fight:
            self.fault(".role", f"there is no attack at {self.on}")
        if "result" in self.data and self.on not in AFTER:
            self.fault(".result", f"is for {', '.join(AFTER)} only; on_hit and on_failed are events")
        if "when" in self.data and self.on != "on_hit":
            self.fault(".when", "is for on_hit only")

    def moment(self, trigger: Trigger, coder: Coder) -> int:
        """The event to listen to: on_hit splits into modify and react; some words act at a moment of their own."""
        ops = {step.op for step in coder.code}
        if self.on == "on_hit":
            return self.hit_moment(coder)
        if self.on == "on_delay" and ids.OP_BETTER_DELAY in ops:
            return ids.E_DELAY_START
        if self.on == "on_knockback" and ids.OP_BRACE in ops:
            return ids.E_BRACE
        if self.on == "on_card_played" and ids.OP_CANCEL in ops:
            return ids.E_CHOSEN
        chooses = any(step.op == ids.OP_SPOILS and step.a == 5 for step in coder.code)
        if self.on == "on_ko" and (ids.OP_RESPAWN in ops or chooses):
            return ids.E_RESPAWN
        return trigger.number

    def hit_moment(self, coder: Coder) -> int:
        """BH-FX-E04: the start of phase 4 (amounts change) or its end (reactions)."""
        wanted = {WORDS[name].when: name for name in coder.names if WORDS[name].when}
        if len(wanted) > 1:
            self.fault(
                ".do", f"{wanted['modify']} acts before the hit takes effect, {wanted['react']} after it: two effects"
            )
        usual = "modify" if "modify" in wanted else "react"
        when = self.data.get("when", usual)
        if when not in ("modify", "react"):
            self.fault(".when", f"{when!r} is not one of modify, react")
        elif wanted and when not in wanted:
            self.fault(".when", f"{wanted[usual]} goes with when = {usual}")
        return ids.E_HIT_MODIFY if when == "modify" else ids.E_HIT_REACT

    # ---------------------------------------------------------------- if, at what cost, how often

    def conditions(self) -> tuple[Condition, ...]:
        """The conditions; role and attack type go to the effect itself (BH-FX-C01)."""
        kept = []
        for i, text in enumerate(self.list("if")):
            made = condition(text) if isinstance(text, str) else f"{text!r} is no condition: a text is wanted"
            reason = made if isinstance(made, str) else fits(made, self.on) or self.carried(made)
            if reason or isinstance(made, str):
                self.fault(f".if.{i}", reason)
            elif made.kind > 0:
                kept.append(made)
        if len(kept) > CONDITIONS:
            self.fault(".if", f"{len(kept)} conditions; {CONDITIONS} fit on one effect, role and attack not counted")
        return tuple(kept[:CONDITIONS])

    def carried(self, made: Condition) -> str:
        """Takes a role or attack type into the effect; why it cannot, else empty."""
        if made.kind not in (ROLE, ATTACK):
            return ""
        if not TRIGGERS[self.on].fight:
            return f"there is no attack at {self.on}"
        had = self.role if made.kind == ROLE else self.attack
        if had and made.n and had != made.n:
            return f"{made.text!r} contradicts what stands before"
        if made.kind == ROLE:
            self.role = made.n or had
        else:
            self.attack = made.n or had
        return ""

    def costs(self) -> tuple[Price, ...]:
        """The costs."""
        kept = []
        for i, text in enumerate(self.list("cost")):
            made = cost(text) if isinstance(text, str) else f"{text!r} is no cost: a text is wanted"
            if isinstance(made, str):
                self.fault(f".cost.{i}", made)
            else:
                kept.append(made)
        if kept and self.on == "constant":
            self.fault(".cost", "a standing power (on = constant) has no cost")
        if len(kept) > COSTS:
            self.fault(".cost", f"{len(kept)} costs; {COSTS} fit on one effect")
        return tuple(kept[:COSTS])

    def limits(self, coder: Coder) -> tuple[int, int]:
        """`uses` and `times`: what is written, else the laxest limit that the operations bear."""
        said = list(coder.uses)
        if "uses" in self.data:
            self.word("uses", USES, "unlimited")
            said.insert(0, (".uses", str(self.data["uses"])))
        uses = said[0][1] if said and said[0][1] in USES else coder.least
        where = said[0][0] if said else ".uses"
        for path, other in said[1:]:
            if other != uses:
                self.fault(path, f"{other} contradicts {uses}")
        if USES[uses] < USES[coder.least]:
            self.fault(where, f"{uses} is too often; at most {coder.least}")
        if self.on == "constant" and USES[uses] and coder.names != ["disarm_immune"]:
            self.fault(where, "a standing power (on = constant) has no limit of use, but for disarm_immune")
        times = self.data.get("times", 1)
        if not whole(times, 1, 3):
            self.fault(".times", f"{times!r} is not allowed; allowed: 1 to 3")
            return USES[uses], 1
        if times > 1 and (uses != "once per game" or self.on_card or self.on == "constant"):
            self.fault(".times", "more than 1 goes with uses = once per game, on a power that is not constant")
        return USES[uses], times


def _common_attack(coder: Coder) -> int:
    """The attack type that every operation is bound to; 0 when they differ."""
    types = {WORDS[name].attack for name in coder.names}
    return types.pop() if len(types) == 1 else 0
