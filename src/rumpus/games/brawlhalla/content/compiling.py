"""Turns the `do` lists of an effect into a program: a flat list of operations, closed by OP_END.

Control words (choose, if, repeat) hold indexes into the program, relative to its start.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

from rumpus.games.brawlhalla.content.conditions import Condition, condition
from rumpus.games.brawlhalla.content.moments import MOMENTS, MOVES, TRIGGERS, USES, Param, Word
from rumpus.games.brawlhalla.content.words import WORDS
from rumpus.games.brawlhalla.rules import ids

Note = Callable[[str, str], None]
"""Takes a fault: the path below the effect (".do.0.n"), and the reason."""

CONTROL: Final = ("choose_one", "sequence", "if", "repeat")
NESTING: Final = 2
LENGTH: Final = 32
"""Operations of one program, OP_END included (standing.LENGTH)."""

AIMS: Final = {
    "self": ids.WHO_SELF,
    "other combatant": ids.WHO_OTHER,
    "one opponent within": ids.WHO_OPPONENT,
    "all adjacent opponents": ids.WHO_ADJACENT,
    "teammate": ids.WHO_TEAMMATE,
    "teammate within": ids.WHO_TEAMMATE,
    "adjacent teammate": ids.WHO_TEAMMATE,
    "opponents within 1": ids.WHO_OPPONENT,
}
STRUCK: Final = ("damage_deal", "push", "opponent_discards", "disarm")
"""What a Legend that is passed or met may suffer (BH-FX-35)."""


@dataclass(frozen=True, slots=True)
class Step:
    """One operation of a program: an id of ids.OP_* and the fields of state.Op."""

    op: int
    n: int = 0
    a: int = 0
    b: int = 0
    c: int = 0
    d: int = 0
    who: int = 0
    range: int = 0
    condition: Condition | None = None  # OP_IF

    def filled(self, fields: dict[str, int]) -> "Step":
        """The same with some fields set."""
        made = self
        for name, value in fields.items():
            made = replace(made, **{name: value})  # type: ignore[arg-type]  # every field named here is an int
        return made


def whole(value: object, lo: int, hi: int) -> bool:
    """Is it a whole number lo..hi (and no truth value)?"""
    return isinstance(value, int) and not isinstance(value, bool) and lo <= value <= hi


def fits(made: Condition, on: str) -> str:
    """Why a condition cannot stand with a trigger; empty when it can."""
    moments = MOMENTS.get(made.kind)
    if moments is not None and on not in moments:
        return f"{made.text!r} cannot stand with on = {on}; allowed: {', '.join(moments)}"
    if made.target and on in MOVES:
        return f"{made.text!r} speaks of a target; at {on} there is none"
    return ""


class Coder:
    """The operations of one effect, in the making."""

    def __init__(self, on: str, attack: int, result: str, fault: Note) -> None:
        self.on, self.attack, self.result, self.fault = on, attack, result, fault
        self.code: list[Step] = []
        self.names: list[str] = []  # operations used, in order
        self.uses: list[tuple[str, str]] = []  # limits that operations carry themselves: path, limit
        self.least = "unlimited"  # the laxest limit that all operations bear

    def program(self, entries: list[Any]) -> tuple[Step, ...]:
        """The whole list, closed by OP_END."""
        self.block(entries, ".do", 0)
        self.code.append(Step(ids.OP_END))
        if len(self.code) > LENGTH:
            self.fault(".do", f"{len(self.code) - 1} operations, combinations included; {LENGTH - 1} fit")
        return tuple(self.code)

    def block(self, entries: list[Any], path: str, depth: int) -> None:
        """Operations one after the other."""
        for i, entry in enumerate(entries):
            here = f"{path}.{i}"
            if not isinstance(entry, dict) or not isinstance(entry.get("op"), str):
                self.fault(here, 'a table with op = "..." is wanted')
                continue
            name = entry["op"]
            if name in CONTROL:
                self.control(entry, here, depth + 1)
            elif name in WORDS:
                self.code.append(self.word(entry, name, here))
            else:
                self.fault(f"{here}.op", f"{name!r} is not one of {', '.join((*WORDS, *CONTROL))}")
            if name == "opportunity":
                following = entries[i + 1] if i + 1 < len(entries) else None
                if not isinstance(following, dict) or following.get("op") not in STRUCK:
                    self.fault(here, f"what happens to that Legend comes next, one of {', '.join(STRUCK)}")

    # ---------------------------------------------------------------- combinations (BH-FX-69)

    def control(self, entry: dict[str, Any], path: str, depth: int) -> None:
        """One combination, at most two inside one another."""
        name = entry["op"]
        if depth > NESTING:
            self.fault(path, f"combinations nest at most {NESTING} deep")
        elif self.on == "constant" and name != "sequence":
            self.fault(f"{path}.op", f"a standing power (on = constant) has no {name}")
        elif name == "sequence":
            self.keys(entry, path, ("do",))
            self.block(self.part(entry, "do", path), f"{path}.do", depth)
        elif name == "repeat":
            self.repeat(entry, path, depth)
        elif name == "if":
            self.branch(entry, path, depth)
        else:
            self.choice(entry, path, depth)

    def keys(self, entry: dict[str, Any], path: str, allowed: tuple[str, ...]) -> None:
        """Nothing but these keys, and op."""
        for key in entry:
            if key != "op" and key not in allowed:
                names = ", ".join(allowed) or "nothing more"
                self.fault(f"{path}.{key}", f"is not known to {entry['op']}; allowed: {names}")

    def part(self, entry: dict[str, Any], key: str, path: str) -> list[Any]:
        """A nested list of operations."""
        value = entry.get(key)
        if not isinstance(value, list) or not value:
            self.fault(f"{path}.{key}", "a list of operations is wanted")
            return []
        return value

    def repeat(self, entry: dict[str, Any], path: str, depth: int) -> None:
        """The same operations up to three times."""
        self.keys(entry, path, ("times", "do"))
        times = entry.get("times")
        if not whole(times, 1, 3):
            self.fault(f"{path}.times", f"{times!r} is not allowed; allowed: 1 to 3")
            times = 1
        start = len(self.code)
        self.block(self.part(entry, "do", path), f"{path}.do", depth)
        self.code.append(Step(ids.OP_REPEAT, n=int(str(times)), a=start))

    def branch(self, entry: dict[str, Any], path: str, depth: int) -> None:
        """if_then_else."""
        self.keys(entry, path, ("if", "then", "else"))
        made = condition(str(entry.get("if", "")))
        reason = made if isinstance(made, str) else fits(made, self.on)
        if isinstance(made, Condition) and made.kind < 0:
            reason = f"{made.text!r} stands in the `if` of the whole effect only"
        if reason or isinstance(made, str):
            self.fault(f"{path}.if", reason)
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
        """choose_one of 2-4 branches, each an operation or a list of operations."""
        self.keys(entry, path, ("of", "chooser"))
        chooser = {"owner": ids.WHO_SELF, "other": ids.WHO_OTHER}.get(str(entry.get("chooser", "owner")), -1)
        if chooser < 0 or (chooser == ids.WHO_OTHER and self.on in MOVES):
            self.fault(
                f"{path}.chooser", f"{entry.get('chooser')!r} is not allowed; allowed: owner, other (in an attack)"
            )
        branches = entry.get("of")
        if not isinstance(branches, list) or not 2 <= len(branches) <= 4:
            self.fault(f"{path}.of", "two to four lists of operations are wanted")
            return
        at = len(self.code)
        self.code.append(Step(ids.OP_CHOOSE))
        starts, jumps = [], []
        for i, branch in enumerate(branches):
            starts.append(len(self.code))
            if isinstance(branch, list) and not branch:
                self.fault(f"{path}.of.{i}", "at least one operation is wanted")
            self.block(branch if isinstance(branch, list) else [branch], f"{path}.of.{i}", depth)
            jumps.append(len(self.code))
            self.code.append(Step(ids.OP_JUMP))
        for jump in jumps:
            self.code[jump] = Step(ids.OP_JUMP, a=len(self.code))
        a, b, c, d = (*starts, 0, 0, 0)[:4]
        self.code[at] = Step(ids.OP_CHOOSE, len(starts), a, b, c, d, chooser)

    # ---------------------------------------------------------------- one operation

    def word(self, entry: dict[str, Any], name: str, path: str) -> Step:
        """One operation with its parameters."""
        word = WORDS[name]
        self.names.append(name)
        self.place(name, word, path)
        self.keys(entry, path, (*word.params, *(("who",) if word.who else ()), "uses"))
        fields: dict[str, int] = dict(word.fixed)
        for key, param in word.params.items():
            fields |= self.value(entry, key, param, f"{path}.{key}")
        wrong = word.check(self.on, entry)
        if wrong is not None:
            self.fault(f"{path}.{wrong[0]}", wrong[1])
        fields |= self.aim(entry, word, f"{path}.who")
        self.limit(entry, name, word, f"{path}.uses")
        return Step(word.number).filled(fields)

    def place(self, name: str, word: Word, path: str) -> None:
        """May the operation stand here: trigger, attack type, result?"""
        here = f"{path}.op"
        if self.on not in word.on:
            self.fault(here, f"{name} cannot stand with on = {self.on}; allowed: {', '.join(word.on)}")
        bound = TRIGGERS[self.on].attack or self.attack
        if word.attack and bound and bound != word.attack:
            self.fault(here, f"{name} is for {'Light' if word.attack == ids.LIGHT_ATTACK else 'Heavy'} attacks only")
        if word.result and word.result != self.result:
            self.fault(here, f'{name} wants result = "{word.result}"')

    def limit(self, entry: dict[str, Any], name: str, word: Word, path: str) -> None:
        """How often: what the operation says itself, and the laxest limit it bears."""
        if "uses" in entry:
            if not isinstance(entry["uses"], str) or entry["uses"] not in USES:
                self.fault(path, f"{entry['uses']!r} is not one of {', '.join(USES)}")
            else:
                self.uses.append((path, entry["uses"]))
        least = "once per game" if name == "safe_shuffle" and self.on == "on_reshuffle" else word.least
        if USES[least] > USES[self.least]:
            self.least = least

    def value(self, entry: dict[str, Any], key: str, param: Param, path: str) -> dict[str, int]:
        """One parameter, as the Op field it belongs to."""
        if key not in entry and param.default is None:
            if param.unset is None:
                self.fault(path, f"is missing; allowed: {param.allowed}")
                return {}
            return {} if param.unset == 0 else {param.to: param.unset}
        value = entry.get(key, param.default)
        if key == "values":
            return self.values(value, path)
        if param.blink and isinstance(value, str) and value.startswith("within "):
            return self.blink(value, path)
        if isinstance(value, str) and value in param.words:
            if value == "adjacent to target" and self.on in MOVES:
                self.fault(path, f"at {self.on} there is no target")
            return {param.to: param.words[value]}
        if isinstance(value, int) and whole(value, param.lo, param.hi):
            return {param.to: value}
        self.fault(path, f"{value!r} is not allowed; allowed: {param.allowed}")
        return {}

    def values(self, value: object, path: str) -> dict[str, int]:
        """A set of card values, as a bit mask."""
        if not isinstance(value, list) or not value or not all(whole(v, 1, 5) for v in value):
            self.fault(path, "a list of card values 1 to 5 is wanted")
            return {}
        return {"n": sum(1 << v for v in set(value))}

    def blink(self, value: str, path: str) -> dict[str, int]:
        """teleport: `within N ignoring Platforms`."""
        number = value.removeprefix("within ").removesuffix(" ignoring Platforms")
        if number not in ("1", "2", "3", "4"):
            self.fault(path, f"{value!r} is not allowed; allowed: within N ignoring Platforms (N 1 to 4)")
            return {}
        return {"a": 4, "n": int(number)}

    def aim(self, entry: dict[str, Any], word: Word, path: str) -> dict[str, int]:
        """Whom the operation is aimed at."""
        if not word.who:
            return {}
        who = entry.get("who", word.who[0])
        lo, hi = word.within
        for allowed in word.who:
            if allowed.endswith("within"):
                for n in range(lo, hi + 1):
                    if who == f"{allowed} {n}":
                        return {"who": AIMS[allowed], "range": n}
            elif who == allowed:
                own_deck = entry.get("what") == "top of own deck"
                if who == "other combatant" and self.on in MOVES and not own_deck:
                    self.fault(path, f"at {self.on} there is no other combatant; say one opponent within N")
                return {"who": AIMS[allowed]}
        names = ", ".join(f"{name} N ({lo} to {hi})" if name.endswith("within") else name for name in word.who)
        self.fault(path, f"{who!r} is not allowed; allowed: {names}")
        return {}
