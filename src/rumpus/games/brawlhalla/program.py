"""Effects from TOML: read, checked against the vocabulary, and flattened into a program of operation words.

A program is a list of Ops; control words (choose, if, repeat) hold indexes into it, relative to its start.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from rumpus.games.brawlhalla import ids
from rumpus.games.brawlhalla.grammar import Condition, Price, condition, cost
from rumpus.games.brawlhalla.vocabulary import (
    ATTACKS,
    CARD_TRIGGERS,
    RESULTS,
    ROLES,
    TRIGGERS,
    USES,
    WORDS,
    Param,
    Trigger,
    Word,
)

Note = Callable[[str, str], None]
CONTROL = ("choose_one", "sequence", "if", "repeat")
NESTING = 2


@dataclass(frozen=True, slots=True)
class Step:
    """One operation of a program: an id of ids.OP_* and its numbers."""

    op: int
    n: int = 0
    a: int = 0
    b: int = 0
    c: int = 0
    d: int = 0
    who: int = 0
    range: int = 0
    condition: Condition | None = None  # OP_IF


@dataclass(frozen=True, slots=True)
class Effect:
    """One effect, ready for the tables; `data` is what the file says, for the card text."""

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

    def fault(key: str, reason: str) -> None:
        faults.append((key, reason))

    effect = _read(data, on_card, fault)
    for key, reason in faults:
        note(key, reason)
    return effect if not faults else None


def _read(data: Any, on_card: bool, fault: Note) -> Effect | None:
    """The parts of an effect."""
    if not isinstance(data, dict):
        fault("", "a table is wanted: on = ..., do = [...]")
        return None
    for key in data:
        if key not in ("on", "attack", "result", "role", "when", "uses", "times", "if", "cost", "do"):
            fault(f".{key}", "is not known here; allowed: on, attack, result, role, when, uses, times, if, cost, do")
    on = data.get("on")
    if on not in TRIGGERS:
        fault(".on", f"{on!r} is not one of {', '.join(TRIGGERS)}")
        return None
    trigger = TRIGGERS[on]
    if trigger.printed != on_card:
        where = "an Action card" if on_card else "a Legend Power or weapon"
        allowed = CARD_TRIGGERS if on_card else tuple(name for name in TRIGGERS if name not in CARD_TRIGGERS)
        fault(".on", f"{on} cannot stand on {where}; allowed: {', '.join(allowed)}")
    attack = _attack(data, trigger, fault)
    conditions = [one for i, text in enumerate(_list(data, "if", fault)) if (one := _condition(i, text, fault))]
    role = _word(data, "role", ROLES, "either", fault)
    for made in conditions:
        if made.kind == 0:
            role = made.n
    costs = [price for i, text in enumerate(_list(data, "cost", fault)) if (price := _cost(i, text, fault))]
    code = Coder(on, attack, fault).program(_list(data, "do", fault))
    if len(conditions) > 5 or len(costs) > 2:
        fault(".if" if len(conditions) > 5 else ".cost", "at most four conditions and two costs fit on one effect")
    return Effect(
        on=on,
        trigger=_moment(on, trigger, data, code, fault),
        attack=attack,
        result=_word(data, "result", RESULTS, "any", fault),
        role=role,
        uses=_word(data, "uses", USES, _default_uses(data), fault),
        times=_times(data, fault),
        conditions=tuple(made for made in conditions if made.kind != 0),
        costs=tuple(costs),
        code=tuple(code),
        data=data,
    )


def _list(data: dict[str, Any], key: str, fault: Note) -> list[Any]:
    value = data.get(key, [])
    if not isinstance(value, list):
        fault(f".{key}", "a list is wanted")
        return []
    if key == "do" and not value:
        fault(".do", "at least one operation is wanted")
    return value


def _word(data: dict[str, Any], key: str, words: dict[str, int], default: str, fault: Note) -> int:
    value = data.get(key, default)
    if value not in words:
        fault(f".{key}", f"{value!r} is not one of {', '.join(words)}")
        return words[default]
    return words[value]


def _attack(data: dict[str, Any], trigger: Trigger, fault: Note) -> int:
    """The attack type an effect is limited to: by its trigger, or by `attack`."""
    attack = _word(data, "attack", ATTACKS, "any", fault)
    if trigger.attack and attack and attack != trigger.attack:
        fault(".attack", "contradicts the trigger")
    return trigger.attack or attack


def _condition(i: int, text: Any, fault: Note) -> Condition | None:
    made = condition(text) if isinstance(text, str) else None
    if made is None:
        fault(f".if.{i}", f"{text!r} is no condition of the vocabulary (see docs/vocabulary.md)")
    return made


def _cost(i: int, text: Any, fault: Note) -> Price | None:
    made = cost(text) if isinstance(text, str) else None
    if made is None:
        allowed = "discard N (any value), discard N (exactly V), discard N (at least V), take N damage, "
        allowed += "disarm yourself, spend 1 action"
        fault(f".cost.{i}", f"{text!r} is no cost; allowed: {allowed}")
    return made


def _default_uses(data: dict[str, Any]) -> str:
    """An operation may carry `uses` itself, as hover does."""
    for entry in data.get("do", []) if isinstance(data.get("do"), list) else []:
        if isinstance(entry, dict) and isinstance(entry.get("uses"), str):
            return str(entry["uses"])
    return "unlimited"


def _times(data: dict[str, Any], fault: Note) -> int:
    times = data.get("times", 1)
    if not isinstance(times, int) or not 1 <= times <= 3:
        fault(".times", "a whole number from 1 to 3 is wanted")
        return 1
    return times


def _moment(on: str, trigger: Trigger, data: dict[str, Any], code: list[Step], fault: Note) -> int:
    """The event an effect listens to: on_hit splits into modify and react; some words act at a moment of their own."""
    ops = {step.op for step in code}
    if on == "on_hit":
        modify = any(word.modify for word in WORDS.values() if word.number in ops)
        when = data.get("when", "modify" if modify else "react")
        if when not in ("modify", "react"):
            fault(".when", f"{when!r} is not one of modify, react")
        return ids.E_HIT_MODIFY if when == "modify" else ids.E_HIT_REACT
    if on == "on_delay" and ids.OP_BETTER_DELAY in ops:
        return ids.E_DELAY_START
    if on == "on_knockback" and ids.OP_BRACE in ops:
        return ids.E_BRACE
    if on == "on_card_played" and ids.OP_CANCEL in ops:
        return ids.E_CHOSEN
    if on == "on_ko" and (ids.OP_RESPAWN in ops or any(s.op == ids.OP_SPOILS and s.a == 5 for s in code)):
        return ids.E_RESPAWN
    return trigger.number


class Coder:
    """Turns `do` lists into a program."""

    def __init__(self, on: str, attack: int, fault: Note) -> None:
        self.on, self.attack, self.fault = on, attack, fault
        self.code: list[Step] = []

    def program(self, entries: list[Any]) -> list[Step]:
        """The whole list, closed by OP_END."""
        self.block(entries, ".do", 0)
        self.code.append(Step(ids.OP_END))
        return self.code

    def block(self, entries: list[Any], path: str, depth: int) -> None:
        """Operations one after the other."""
        for i, entry in enumerate(entries):
            here = f"{path}.{i}"
            if not isinstance(entry, dict) or not isinstance(entry.get("op"), str):
                self.fault(here, 'a table with op = "..." is wanted')
            elif entry["op"] in CONTROL:
                if depth >= NESTING:
                    self.fault(here, f"combinations nest at most {NESTING} deep")
                else:
                    self.control(entry, here, depth + 1)
            elif entry["op"] in WORDS:
                self.code.append(self.word(entry, WORDS[entry["op"]], here))
            else:
                self.fault(f"{here}.op", f"{entry['op']!r} is not one of {', '.join((*WORDS, *CONTROL))}")

    def control(self, entry: dict[str, Any], path: str, depth: int) -> None:
        """BH-FX-69."""
        kind = entry["op"]
        if kind == "sequence":
            self.block(self.part(entry, "do", path), f"{path}.do", depth)
        elif kind == "repeat":
            times = entry.get("times")
            if not isinstance(times, int) or not 1 <= times <= 3:
                self.fault(f"{path}.times", "a whole number from 1 to 3 is wanted")
                times = 1
            start = len(self.code)
            self.block(self.part(entry, "do", path), f"{path}.do", depth)
            self.code.append(Step(ids.OP_REPEAT, n=times, a=start))
        elif kind == "if":
            self.branch(entry, path, depth)
        else:
            self.choice(entry, path, depth)

    def part(self, entry: dict[str, Any], key: str, path: str) -> list[Any]:
        """A nested list of operations."""
        value = entry.get(key)
        if not isinstance(value, list) or not value:
            self.fault(f"{path}.{key}", "a list of operations is wanted")
            return []
        return value

    def branch(self, entry: dict[str, Any], path: str, depth: int) -> None:
        """if_then_else."""
        made = condition(entry["if"]) if isinstance(entry.get("if"), str) else None
        if made is None or made.kind == 0:
            self.fault(f"{path}.if", f"{entry.get('if')!r} is no condition that can be tested here")
            return
        at = len(self.code)
        self.code.append(Step(ids.OP_IF))
        self.block(self.part(entry, "then", path), f"{path}.then", depth)
        jump = len(self.code)
        self.code.append(Step(ids.OP_JUMP))
        self.code[at] = Step(ids.OP_IF, b=len(self.code), condition=made)
        if "else" in entry:
            self.block(self.part(entry, "else", path), f"{path}.else", depth)
        self.code[jump] = Step(ids.OP_JUMP, a=len(self.code))

    def choice(self, entry: dict[str, Any], path: str, depth: int) -> None:
        """choose_one of 2-4 branches, each a list of operations."""
        branches = entry.get("of")
        if not isinstance(branches, list) or not 2 <= len(branches) <= 4:
            self.fault(f"{path}.of", "two to four lists of operations are wanted")
            return
        chooser = {"owner": ids.WHO_SELF, "other": ids.WHO_OTHER}.get(entry.get("chooser", "owner"))
        if chooser is None:
            self.fault(f"{path}.chooser", "owner or other is wanted")
        at = len(self.code)
        self.code.append(Step(ids.OP_CHOOSE))
        starts, jumps = [], []
        for i, branch in enumerate(branches):
            starts.append(len(self.code))
            self.block(branch if isinstance(branch, list) else [branch], f"{path}.of.{i}", depth)
            jumps.append(len(self.code))
            self.code.append(Step(ids.OP_JUMP))
        for jump in jumps:
            self.code[jump] = Step(ids.OP_JUMP, a=len(self.code))
        a, b, c, d = (*starts, 0, 0, 0)[:4]
        self.code[at] = Step(ids.OP_CHOOSE, len(starts), a, b, c, d, chooser or ids.WHO_SELF)

    def word(self, entry: dict[str, Any], word: Word, path: str) -> Step:
        """One operation with its parameters."""
        name = entry["op"]
        if self.on not in word.on:
            self.fault(f"{path}.op", f"{name} cannot stand with on = {self.on}; allowed: {', '.join(word.on)}")
        if word.attack and self.attack and self.attack != word.attack:
            self.fault(
                f"{path}.op", f"{name} is for {'Light' if word.attack == ids.LIGHT_ATTACK else 'Heavy'} attacks only"
            )
        for key in entry:
            if key not in word.params and key not in ("op", "who", "uses"):
                self.fault(f"{path}.{key}", f"is not known to {name}; allowed: {', '.join((*word.params, 'who'))}")
        fields: dict[str, Any] = dict(word.fixed)
        for key, param in word.params.items():
            self.value(entry, key, param, fields, f"{path}.{key}")
        step = replace(Step(word.number), **fields)
        return self.aim(entry, word, step, path)

    def value(self, entry: dict[str, Any], key: str, param: Param, fields: dict[str, int], path: str) -> None:
        """One parameter into the Op field it belongs to."""
        value = entry.get(key, param.default)
        if key == "values":
            if not isinstance(value, list) or not value or not all(isinstance(v, int) and 1 <= v <= 5 for v in value):
                self.fault(path, "a list of values 1 to 5 is wanted")
                return
            fields["n"] = sum(1 << v for v in set(value))
        elif key == "where" and isinstance(value, str) and value.startswith("within "):
            number = value.removeprefix("within ").removesuffix(" ignoring Platforms")
            if number not in ("1", "2", "3", "4"):
                self.fault(path, "within 1 to 4 is wanted")
                return
            fields["a"], fields["n"] = 4, int(number)
        elif isinstance(value, str) and value in param.words:
            fields[param.to] = param.words[value]
        elif (
            isinstance(value, int)
            and not isinstance(value, bool)
            and (param.lo <= value <= param.hi or value == param.default)
        ):
            fields[param.to] = value
        else:
            allowed = [*param.words, *([f"{param.lo} to {param.hi}"] if param.hi or param.lo else [])]
            self.fault(
                path,
                f"{value!r} is not allowed"
                + ("" if key in entry else " (it is missing)")
                + f"; allowed: {', '.join(allowed)}",
            )

    def aim(self, entry: dict[str, Any], word: Word, step: Step, path: str) -> Step:
        """Who the operation is aimed at."""
        who = entry.get("who", word.who[0] if word.who else "")
        if not word.who:
            if who:
                self.fault(f"{path}.who", "this operation is aimed at nobody")
            return step
        for allowed in word.who:
            if who == allowed and not allowed.endswith("within"):
                return replace(step, who=AIMS[allowed])
            lo, hi = word.within
            for text, number in ((f"{allowed} {n}", n) for n in range(lo, hi + 1)):
                if allowed.endswith("within") and who == text:
                    return replace(step, who=AIMS[allowed], range=number)
        self.fault(
            f"{path}.who", f"{who!r} is not one of {', '.join(word.who)} (within {word.within[0]} to {word.within[1]})"
        )
        return step


AIMS = {
    "self": ids.WHO_SELF,
    "other combatant": ids.WHO_OTHER,
    "one opponent within": ids.WHO_OPPONENT,
    "all adjacent opponents": ids.WHO_ADJACENT,
    "teammate": ids.WHO_TEAMMATE,
    "teammate within": ids.WHO_TEAMMATE,
    "adjacent teammate": ids.WHO_TEAMMATE,
    "opponents within 1": ids.WHO_OPPONENT,
}
