"""Whole effects from TOML, checked against the vocabulary and compiled: when, under which conditions, at what cost,
what.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final, cast

from rumpus import effects as fx
from rumpus.games.brawlhalla.content import moments
from rumpus.games.brawlhalla.content.conditions import ATTACK, IF, PRICES, ROLE
from rumpus.games.brawlhalla.content.shape import OFTEN, Here, Word
from rumpus.games.brawlhalla.content.words import CONTROL, FLAT, WORDS
from rumpus.games.brawlhalla.rules import ids, ops
from rumpus.kernel.contract.reader import Reader

CONDITIONS: Final = 4
COSTS: Final = 2
LENGTH: Final = 32
"""Rows of one program, the one that ends it included (static_abilities.LENGTH)."""
PARAMS: Final = {
    "attack": fx.choice(moments.ATTACKS, "attack", default="any"),
    "result": fx.choice(moments.RESULTS, "result", default="any"),
    "role": fx.choice(moments.ROLES, "role", default="either"),
    "when": fx.choice({"modify": ids.E_HIT_MODIFY, "react": ids.E_HIT_REACT}, "", unset=0),
    "uses": OFTEN,
    "times": fx.number(1, 3, "times", default=1),
}
"""The parameters of a whole effect."""
LISTS: Final = ("if", "cost", "do")
COMBINATIONS: Final = frozenset(word.name for word in CONTROL)


@dataclass(frozen=True, slots=True)
class Effect:
    """One effect, ready for the tables (fields of state.Fx); `nodes` are its words, `data` is what the file says."""

    on: str
    trigger: int
    attack: int
    result: int
    role: int
    uses: int
    times: int
    conditions: tuple[fx.Sentence, ...]
    costs: tuple[fx.Sentence, ...]
    code: tuple[fx.Row, ...]
    nodes: tuple[fx.Node, ...]
    data: dict[str, Any] = field(compare=False)


def read_effect(reader: Reader, on_card: bool) -> Effect | None:
    """An effect from its table; None when something is wrong with it."""
    before = len(reader.faults)
    effect = Reading(reader, on_card).effect()
    return effect if len(reader.faults) == before else None


def words_in(entries: Any, path: str) -> Iterator[tuple[str, Word, dict[str, Any]]]:
    """Every word that a list of a file names, combinations left out: its path, the word, its table."""
    for i, entry in enumerate(entries if isinstance(entries, list) else ()):
        name = entry.get("op") if isinstance(entry, dict) else None
        word = WORDS.words.get(name) if isinstance(name, str) else None
        if word is not None and word.name not in COMBINATIONS:
            yield f"{path}.{i}", cast("Word", word), entry
        for key in ("do", "then", "else") if word else ():
            yield from words_in(entry.get(key), f"{path}.{i}.{key}")
        branches = entry.get("of") if word else ()
        for k, part in enumerate(branches if isinstance(branches, list) else ()):
            yield from words_in(part if isinstance(part, list) else [part], f"{path}.{i}.of.{k}")


class Reading:
    """One effect being read; whatever is wrong goes to the reader's faults."""

    def __init__(self, reader: Reader, on_card: bool) -> None:
        self.reader, self.data, self.on_card = reader, reader.data, on_card
        self.fault = reader.fault
        self.on = ""
        self.attack = self.role = 0
        self.found = [*words_in(self.data.get("do"), "do")]
        self.words = [word for _, word, _ in self.found]

    def effect(self) -> Effect | None:
        """The whole effect, or None without a trigger."""
        trigger = self.trigger()
        if trigger is None:
            return None
        told = fx.read_params(PARAMS, self.reader, "an effect", beside=("on", *LISTS))
        self.attack = trigger.attack or told.number("attack")
        self.role = told.number("role")
        self.allowed_here(trigger)
        conditions = self.conditions()
        costs = self.costs()
        place = Here(self.on, attack=self.attack, result=str(self.data.get("result", "any")))
        nodes = fx.read(WORDS, self.reader, "do", place)
        if self.data.get("do", []) == []:
            self.fault("do", "at least one word is wanted")
        code = tuple(fx.program(nodes, FLAT))
        if len(code) > LENGTH:
            self.fault("do", f"{len(code) - 1} operations, combinations included; {LENGTH - 1} fit")
        uses = self.uses()
        return Effect(
            on=self.on,
            trigger=self.moment(trigger, code),
            attack=self.attack or self.common_attack(),
            result=told.number("result"),
            role=self.role,
            uses=moments.USES[uses],
            times=self.times(told.number("times", 1), uses),
            conditions=conditions,
            costs=costs,
            code=code,
            nodes=nodes,
            data=self.data,
        )

    # ---------------------------------------------------------------- when

    def trigger(self) -> moments.Trigger | None:
        """`on`: one of the triggers (cards) or events (powers)."""
        on = self.data.get("on")
        names = moments.CARD_TRIGGERS if self.on_card else moments.POWER_TRIGGERS
        if not isinstance(on, str) or on not in moments.TRIGGERS:
            told = f"{on!r} is no moment" if "on" in self.data else "is missing: a moment is wanted"
            self.fault("on", f"{told}{fx.offer(str(on or ''), names)}")
            return None
        self.on = on
        if moments.TRIGGERS[on].printed != self.on_card:
            where = "an Action card" if self.on_card else "a Legend Power or weapon"
            self.fault("on", f"{on} cannot stand on {where}{fx.offer(on, names)}")
        return moments.TRIGGERS[on]

    def allowed_here(self, trigger: moments.Trigger) -> None:
        """`attack`, `role` and `result` say nothing with some triggers."""
        if "attack" in self.data and trigger.printed:
            self.fault("attack", "on a card the trigger says it: before_light_attack, during_heavy_attack ...")
        elif self.attack and not trigger.fight:
            self.fault("attack", f"there is no attack at {self.on}")
        if self.role and not trigger.fight:
            self.fault("role", f"there is no attack at {self.on}")
        if "result" in self.data and self.on not in moments.AFTER:
            self.fault("result", f"is for {', '.join(moments.AFTER)} only; on_hit and on_failed are events")
        if "when" in self.data and self.on != "on_hit":
            self.fault("when", "is for on_hit only")

    def moment(self, trigger: moments.Trigger, code: tuple[fx.Row, ...]) -> int:
        """The event to listen to: on_hit splits into modify and react; some words act at a moment of their own."""
        rows = {row.op: row for row in code}
        if self.on == "on_hit":
            return self.hit_moment()
        if self.on == "on_delay" and ops.BETTER_DELAY in rows:
            return ids.E_DELAY_START
        if self.on == "on_knockback" and ops.BRACE in rows:
            return ids.E_BRACE
        if self.on == "on_card_played" and ops.CANCEL_EFFECT in rows:
            return ids.E_CHOSEN
        chooses = any(row.op == ops.SPOILS and row.fields.get("a") == 5 for row in code)
        if self.on == "on_ko" and (ops.RESPAWN_CHANGE in rows or chooses):
            return ids.E_RESPAWN
        return trigger.number

    def hit_moment(self) -> int:
        """BH-FX-E04: the start of phase 4 (amounts change) or its end (reactions)."""
        wanted = {word.when: word.name for word in self.words if word.when}
        if len(wanted) > 1:
            self.fault(
                "do", f"{wanted['modify']} acts before the hit takes effect, {wanted['react']} after it: two effects"
            )
        usual = "modify" if "modify" in wanted else "react"
        when = self.data.get("when", usual)
        if wanted and when in ("modify", "react") and when not in wanted:
            self.fault("when", f"{wanted[usual]} goes with when = {usual}")
        return ids.E_HIT_MODIFY if when == "modify" else ids.E_HIT_REACT

    def common_attack(self) -> int:
        """The attack type that every word is bound to; 0 when they differ."""
        types = {word.attack for word in self.words}
        return types.pop() if len(types) == 1 else 0

    # ---------------------------------------------------------------- if, at what cost, how often

    def conditions(self) -> tuple[fx.Sentence, ...]:
        """The conditions; role and attack type go to the effect itself (BH-FX-C01)."""
        kept = []
        for i, made in fx.read_sentences(WORDS, IF, self.reader, "if", fx.Place(self.on)):
            if made.form.number in (ROLE, ATTACK):
                self.carry(f"if.{i}", made)
            else:
                kept.append(made)
        if len(kept) > CONDITIONS:
            self.fault("if", f"{len(kept)} conditions; {CONDITIONS} fit on one effect, role and attack not counted")
        return tuple(kept[:CONDITIONS])

    def carry(self, key: str, made: fx.Sentence) -> None:
        """Takes a role or attack type into the effect."""
        n = made.fields["n"]
        had = self.role if made.form.number == ROLE else self.attack
        if not moments.TRIGGERS[self.on].fight:
            self.fault(key, f"there is no attack at {self.on}")
        elif had and n and had != n:
            self.fault(key, f"{made.text!r} contradicts what stands before")
        elif made.form.number == ROLE:
            self.role = n or had
        else:
            self.attack = n or had

    def costs(self) -> tuple[fx.Sentence, ...]:
        """The costs."""
        kept = [made for _, made in fx.read_sentences(WORDS, PRICES, self.reader, "cost", fx.Place(self.on))]
        if kept and self.on == "constant":
            self.fault("cost", "a standing power (on = constant) has no cost")
        if len(kept) > COSTS:
            self.fault("cost", f"{len(kept)} costs; {COSTS} fit on one effect")
        return tuple(kept[:COSTS])

    def uses(self) -> str:
        """`uses`: what is written with the effect and its words, else the laxest limit that the words bear."""
        tables = [("uses", self.data), *((f"{path}.uses", entry) for path, _, entry in self.found)]
        said = [
            (path, one["uses"])
            for path, one in tables
            if isinstance(one.get("uses"), str) and one["uses"] in moments.USES
        ]
        least = max((self.bears(word) for word in self.words), key=lambda name: moments.USES[name], default="unlimited")
        where, uses = said[0] if said else ("uses", least)
        for path, other in said[1:]:
            if other != uses:
                self.fault(path, f"{other} contradicts {uses}")
        if moments.USES[uses] < moments.USES[least]:
            self.fault(where, f"{uses} is too often; at most {least}")
        if self.on == "constant" and moments.USES[uses] and [word.name for word in self.words] != ["disarm_immune"]:
            self.fault(where, "a standing power (on = constant) has no limit of use, but for disarm_immune")
        return uses

    def bears(self, word: Word) -> str:
        """The laxest limit of use that a word bears here."""
        return "once per game" if word.name == "safe_shuffle" and self.on == "on_reshuffle" else word.least

    def times(self, times: int, uses: str) -> int:
        """`times`: how often a limit of once per game may be used."""
        if times > 1 and (uses != "once per game" or self.on_card or self.on == "constant"):
            self.fault("times", "more than 1 goes with uses = once per game, on a power that is not constant")
        return times
