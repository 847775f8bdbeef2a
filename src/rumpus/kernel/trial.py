"""Scenarios in TOML: a position, plays by name, and what must hold after. Rule tests, bug reports and puzzles are
written so.

```
game = "toy"
rules = ["TOY-EX-01"]                  # the ids this file holds the code to
options = {pace = "turns"}
content = "my-cards.toml"              # a designer's file, or its text; only games with content
scene = \"\"\"...\"\"\"                    # or: seed = 7
chance = [0, -1]                       # every draw, in order; -1 leaves a card where it lies; "seed": not scripted
plays = [
  "A: raise; lay 5",                   # one play, all or none; "-: tick" or {tick = 10000}: the clock
  {play = "B: lay 9", refused = "TOY-PLAY-01"},
  {play = "B: lay 6", at = 2000, expect = {who = "B"}},
]
[expect]
scene = \"\"\"...\"\"\"                    # compared line by line, but for a line that begins with `rng`
who = "B"                              # the letters of the seats to act; "" for nobody
legal = ["lay 2", "raise"]             # of the only seat to act, exact; or {A = [...], B = [...]}
legal_has = ["lay 2"]                  # likewise
legal_not = ["raise"]
events = ["takes 2", "Round 2"]        # pieces of the log's text, in this order
events_not = ["tie"]
rules = ["TOY-ROUND-02"]               # rule ids of log lines, in this order
view = {"seats.1.coins" = 2}           # what a spectator sees; view_A, view_B ...: what a seat sees
state = {"seats.0.hand_n" = 2}
over = false                           # or true, or the rule id of the end
places = [1, 2]
scores = [3, 0]
```
A file with several cases holds `[[case]]` tables, each with a `name`; what a case does not say it takes from the
file's top. Every draw must be scripted, every scripted draw used; a refused play must leave the state as it was.
"""

import difflib
import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rumpus.kernel.events import TAPE, Log
from rumpus.kernel.match import IllegalAction, Match
from rumpus.kernel.spec import CLOCK, LETTERS

Case = dict[str, Any]
FIELDS = {"game", "name", "rules", "options", "content", "scene", "seed", "chance", "plays", "expect", "case", "note"}
PLAY_FIELDS = {"play", "tick", "at", "refused", "expect"}


class TrialError(ValueError):
    """A scenario that cannot be run as it is written."""


@dataclass
class Outcome:
    """How one case went: the ids it holds the code to, and every difference found."""

    name: str
    rules: tuple[str, ...]
    differences: list[str] = field(default_factory=list)


def cases(text: str, name: str = "trial") -> list[Case]:
    """The cases of a scenario file. Raises TrialError for TOML or fields that are not understood."""
    try:
        tree = tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        raise TrialError(f"not TOML: {fault}") from None
    found = [{**_without_cases(tree), **case} for case in tree.get("case", [])] or [tree]
    for number, case in enumerate(found, 1):
        case.setdefault("name", name if len(found) == 1 else f"{name} {number}")
        unknown = set(case) - FIELDS
        if unknown:
            raise TrialError(f"{case['name']}: unknown field {', '.join(sorted(unknown))}")
        if "game" not in case:
            raise TrialError(f"{case['name']}: which game?")
    return found


def _without_cases(tree: Case) -> Case:
    return {key: value for key, value in tree.items() if key not in ("case", "name", "rules")}


def run_text(text: str, name: str = "trial") -> list[Outcome]:
    """Runs every case of a scenario text."""
    return [run_case(case) for case in cases(text, name)]


def run_path(path: str | Path) -> list[Outcome]:
    """Runs every case of a scenario file."""
    path = Path(path)
    return run_text(path.read_text("utf-8"), path.stem)


def run_file(path: str | Path) -> str | None:
    """The first difference in a scenario file, or None when everything holds."""
    try:
        outcomes = run_path(path)
    except TrialError as fault:
        return str(fault)
    return next((f"{o.name}: {o.differences[0]}" for o in outcomes if o.differences), None)


def run_case(case: Case) -> Outcome:
    """Runs one case; a scenario that cannot even begin is a difference, too."""
    outcome = Outcome(str(case["name"]), tuple(case.get("rules", ())))
    try:
        Trial(case, outcome.differences).run()
    except (TrialError, ValueError, LookupError) as fault:
        outcome.differences.append(f"{type(fault).__name__}: {fault}")
    return outcome


class Trial:
    """One case on its way."""

    def __init__(self, case: Case, differences: list[str]) -> None:
        """Sets the position up and lays the tape in."""
        self.case, self.differences, self.where = case, differences, "start"
        options = case.get("options", {})
        if "scene" in case:
            self.match = Match.at_scene(case["game"], case["scene"], options, content=case.get("content"))
        else:
            self.match = Match.start(case["game"], options, int(case.get("seed", 1)), case.get("content"))
        self.spec = self.match.spec
        self.sound = self.match.check() == 0
        self.first = len(self.match.history)
        _script(self.match.log, case.get("chance", []))

    def run(self) -> None:
        """Every play in order, then what must hold at the end."""
        for number, play in enumerate(self.case.get("plays", []), 1):
            entry: Case = {"play": play} if isinstance(play, str) else play
            unknown = set(entry) - PLAY_FIELDS
            if unknown:
                raise TrialError(f"play {number}: unknown field {', '.join(sorted(unknown))}")
            self.where = f"play {number} ({entry.get('play', 'tick')})"
            if not self.step(entry):
                return
            self.expect(entry.get("expect", {}))
        self.where = "end"
        self.expect(self.case.get("expect", {}))
        log = self.match.log
        if log.scripted and log.tape_i < log.tape_n:
            left = list(log.tape[log.tape_i : log.tape_n])
            self.differ(f"{len(left)} scripted draws are left: {left}")

    def differ(self, words: str) -> None:
        """Notes a difference, and where it was found."""
        self.differences.append(f"{self.where}: {words}")

    def step(self, entry: Case) -> bool:
        """One play; whether the trial can go on."""
        before = self.match.state_bytes()
        try:
            self.play(entry)
        except IllegalAction as refused:
            return self.refusal(entry, refused, before)
        if "refused" in entry:
            self.differ(f"should be refused by {entry['refused']}, but was done")
            return False
        return self.draws() and self.invariants()

    def play(self, entry: Case) -> None:
        """Does what an entry says. Raises IllegalAction."""
        if "tick" in entry:
            self.match.tick(int(entry["tick"]))
            return
        letter, colon, names = str(entry["play"]).partition(":")
        letter = letter.strip()
        if not colon or letter not in ("-", *LETTERS[: self.match.seats]):
            raise TrialError(f"{entry['play']!r} is not `A: action; action`")
        seat = CLOCK if letter == "-" else LETTERS.index(letter)
        self.match.play_all(seat, [name.strip() for name in names.split(";") if name.strip()], entry.get("at"))

    def refusal(self, entry: Case, refused: IllegalAction, before: bytes) -> bool:
        """A play that was refused: as it should be, for the right reason, with nothing changed?"""
        if "refused" not in entry:
            self.differ(f"refused: {refused}")
            return False
        if entry["refused"] not in (refused.rule, True):
            self.differ(f"refused by {refused.rule or 'no rule'} ({refused.text}), not by {entry['refused']}")
        if self.match.state_bytes() != before:
            self.differ("the refused play changed the state")
        return True

    def draws(self) -> bool:
        """Whether every draw so far was scripted, and fits."""
        log = self.match.log
        if log.short:
            self.differ(f"{log.short} draws were not scripted")
        if log.unfit:
            self.differ(f"{log.unfit} scripted draws are out of range")
        return not log.short and not log.unfit

    def invariants(self) -> bool:
        """Whether a position that was sound still is."""
        code = self.match.check()
        if self.sound and code:
            self.differ(f"invariant {code} is broken")
        return not (self.sound and code)

    # ------------------------------------------------------------ what must hold
    def expect(self, wanted: Mapping[str, Any]) -> None:
        """Compares every field of an [expect] table."""
        checks: dict[str, Callable[[Any], None]] = {
            "scene": self.expect_scene,
            "who": self.expect_who,
            "legal": lambda names: self.expect_legal(names, exact=True),
            "legal_has": lambda names: self.expect_legal(names, missing=True),
            "legal_not": lambda names: self.expect_legal(names, present=True),
            "events": lambda pieces: self.expect_order("event", pieces, [text for text, _ in self.said()], within=True),
            "events_not": self.expect_no_event,
            "rules": lambda ids: self.expect_order("rule", ids, [rule for _, rule in self.said()]),
            "view": lambda paths: self.expect_paths("view", self.match.view(-1), paths),
            "state": lambda paths: self.expect_paths("state", self.match.s, paths),
            "over": self.expect_over,
            "places": lambda places: self.expect_equal("places", list(self.match.places), places),
            "scores": lambda scores: self.expect_equal("scores", list(self.match.scores), scores),
        }
        for letter in LETTERS[: self.match.seats]:
            view = self.match.view(LETTERS.index(letter)) if f"view_{letter}" in wanted else {}
            checks[f"view_{letter}"] = lambda paths, seen=view: self.expect_paths("view", seen, paths)  # type: ignore[misc]  # a default argument
        for key, value in wanted.items():
            if key not in checks:
                raise TrialError(f"expect: unknown field {key}; known: {', '.join(checks)}")
            checks[key](value)

    def expect_equal(self, what: str, got: object, wanted: object) -> None:
        """Two values of the same kind."""
        if got != wanted:
            self.differ(f"{what} should be {wanted!r}, is {got!r}")

    def expect_scene(self, text: str) -> None:
        """The whole position, line by line, but for the generator."""
        tables, state = self.spec.unscene(text, self.match.options, self.case.get("content"))
        wanted = self.spec.scene(self.spec.Table.at(tables), self.spec.State.at(state))
        should, found = _lines(wanted), _lines(self.match.scene())
        if should != found:
            lines = difflib.unified_diff(should, found, "wanted", "is", lineterm="", n=0)
            self.differ("the scene differs:\n" + "\n".join(lines))

    def expect_who(self, letters: str) -> None:
        """The seats to act."""
        self.expect_equal("who", "".join(LETTERS[p] for p in self.match.active), letters)

    def expect_legal(
        self,
        wanted: list[str] | dict[str, list[str]],
        *,
        exact: bool = False,
        missing: bool = False,
        present: bool = False,
    ) -> None:
        """The names of legal actions: all of them, or some that must or must not be there."""
        if isinstance(wanted, dict):
            lists = {LETTERS.index(letter): names for letter, names in wanted.items()}
        elif len(self.match.active) == 1:
            lists = {self.match.active[0]: wanted}
        else:
            raise TrialError(f"{self.where}: several seats may act; say legal = {{A = [...]}}")
        for seat, names in lists.items():
            got = [self.match.name(seat, action) for action in self.match.actions(seat)]
            if exact and sorted(got) != sorted(names):
                gone, more = sorted(set(names) - set(got)), sorted(set(got) - set(names))
                self.differ(f"legal for {LETTERS[seat]}: missing {gone}, unwanted {more}")
            if missing and not set(names) <= set(got):
                self.differ(f"legal for {LETTERS[seat]}: missing {sorted(set(names) - set(got))} among {got}")
            if present and set(names) & set(got):
                self.differ(f"legal for {LETTERS[seat]}: unwanted {sorted(set(names) & set(got))}")

    def said(self) -> list[tuple[str, str]]:
        """The text and the rule of every event since the start, nothing redacted."""
        lines = []
        steps = self.match.steps
        for i in range(self.first, len(steps)):
            after = self.spec.State.at(steps[i + 1].before) if i + 1 < len(steps) else self.match.s
            lines += [self.spec.say(self.match.t, after, event, -1) for event in steps[i].events]
        return lines

    def expect_order(self, what: str, wanted: Iterable[str], got: list[str], *, within: bool = False) -> None:
        """Each wanted text occurs (as a piece, when `within`), one after the other."""
        at = 0
        for piece in wanted:
            found = next((i for i in range(at, len(got)) if piece == got[i] or (within and piece in got[i])), None)
            if found is None:
                self.differ(f"no {what} {piece!r} after the first {at} of {got}")
                return
            at = found + 1

    def expect_no_event(self, pieces: Iterable[str]) -> None:
        """None of these pieces occurs in the log."""
        for piece in pieces:
            self.differences += [f"{self.where}: unwanted event {text!r}" for text, _ in self.said() if piece in text]

    def expect_paths(self, what: str, root: Any, paths: Mapping[str, Any]) -> None:
        """Values at dotted paths: keys of tables, fields of records, indexes of lists."""
        for path, wanted in paths.items():
            got = root
            for key in path.split("."):
                got = _child(got, key, f"{what} {path}")
            self.expect_equal(f"{what} {path}", got.tolist() if isinstance(got, memoryview) else got, wanted)

    def expect_over(self, wanted: bool | str) -> None:
        """Whether, or by which rule, the game has ended."""
        end = self.match.end
        self.expect_equal("over", end[0] if end and isinstance(wanted, str) else self.match.over, wanted)


def _lines(scene: str) -> list[str]:
    """The lines of a scene, but for the generator."""
    return [line for line in scene.splitlines() if not line.startswith("rng")]


def _child(value: Any, key: str, path: str) -> Any:
    """One step along a dotted path. TrialError when there is no such thing."""
    try:
        if isinstance(value, Mapping):
            return value[key]
        if key.lstrip("-").isdigit():
            return value[int(key)]
        return getattr(value, key)
    except (LookupError, TypeError, AttributeError):
        raise TrialError(f"{path}: there is no {key!r}") from None


def _script(log: Log, chance: list[int] | str) -> None:
    """Lays scripted draws into the log; "seed" leaves chance to the generator."""
    if chance == "seed":
        return
    if isinstance(chance, str) or len(chance) > TAPE:
        raise TrialError(f'chance is a list of at most {TAPE} numbers, or "seed"')
    log.scripted, log.tape_n, log.tape_i = 1, len(chance), 0
    for i, number in enumerate(chance):
        log.tape[i] = number
