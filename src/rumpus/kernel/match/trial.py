"""Scenarios in TOML: a position, plays by name, and what must hold after. Rule tests, bug reports and puzzles are
written so.

```
game = "toy"
rules = ["TOY-EX-01"]                  # the ids this file holds the code to
options = {pace = "turns"}
content = "my-cards.toml"              # a designer's file, or its text; only games with content
scene = \"\"\"...\"\"\"                    # or: seed = 7
piles = {hand_A = [2, "*3"]}           # cards by name, laid into the scene, from the top (kernel/match/laying.py)
chance = [0, -1, "rest"]               # every draw, in order (see below); "seed": not scripted
before = {who = "A"}                   # what must hold before the first play, as in [expect]
plays = [
  "A: raise; lay 5",                   # one play, all or none; "-: tick" or {tick = 10000}: the clock
  {play = "B: lay 9", refused = "TOY-PLAY-01"},  # by this rule or reason code; [..]: by one of these; true: whyever
  {play = "B: lay 6", at = 2000, expect = {who = "B"}},
]
[expect]
scene = \"\"\"...\"\"\"                    # compared line by line, but for a line that begins with `rng`
who = "B"                              # the letters of the seats to act; "" for nobody
legal = ["lay 2", "raise"]             # of the only seat to act, exact; or {A = [...], B = [...]}
legal_has = ["lay 2"]                  # likewise
legal_not = ["raise"]
events = ["takes 2", "Round 2"]        # pieces of the log's text, in this order: of this play, at the end of all
events_only = ["B takes 2"]            # exactly these and no more, a piece of each
events_not = ["tie"]
rules = ["TOY-ROUND-02"]               # rule ids of log lines, in this order
view = {"seats.1.coins" = 2}           # what a spectator sees; view_A, view_B ...: what a seat sees
view_A = {"seats.1.card" = {null = true}}  # {null = true} stands for None, which TOML cannot say
hand_A = [2, "*"]                      # a pile by name; "*3": three that do not matter, "*": any number
state = {"seats.0.hand_n" = 2}
over = false                           # or true, or the rule id of the end
places = [1, 2]
scores = [3, 0]
```
A file with several cases holds `[[case]]` tables, each with a `name`; what a case does not say it takes from the
file's top. A play that is no action of the game is an error, `refused` or not. A refused play must leave the state as
it was. A position must be possible: its scene breaks no invariant and names no card more often than there is, nor does
anything that is played from it. Beside `note`, a case may say

* `refused = "is not one of"`: there is no such table; the piece stands in the sentence that refuses the options, the
  content or the scene (`OptionError: option pace: 'slow' is not one of turns, together, clock`)
* `unsound = "reason"`: the scene breaks an invariant, and is played all the same
* `known_failure = "reason"`: the case differs as yet; that it goes through is the difference then

Each number of `chance` is what one draw gives: of n things the number 0..n-1, counted from 0; -1 is the last of them,
n-1. Where a rule says "draw 1 of 6" that is one draw. A pile of k cards is shuffled by k-1 draws: for i = k-1 down to 1
the card in place i changes places with that in place `draw of i+1`; so -1 leaves a card where it lies. Every draw must
be scripted and every scripted draw used; without `chance` there is none. "rest" leaves all cards of a shuffle that are
still to be drawn as they lie; the last of a list may be of none. "top=Press/A" is a whole shuffle that brings this card
on top and leaves the others; whose it is goes without saying where it is every seat's, as "top=P7". The
deal of a game that begins with a `seed` is the seed's; with neither scene nor seed `chance` begins with the deal.
"""

import re
import tomllib
from dataclasses import dataclass, field
from inspect import getdoc
from pathlib import Path
from typing import Any

from rumpus.kernel.contract.content import text_of, toml
from rumpus.kernel.contract.seats import CLOCK, LETTERS
from rumpus.kernel.contract.spec import find
from rumpus.kernel.match.expect import DEAL, Expectations, TrialError
from rumpus.kernel.match.laying import TOP, Layer, flat, is_filled, laid, without
from rumpus.kernel.match.match import IllegalAction, Match, UnknownAction
from rumpus.kernel.records.log import CARD, REST, TAPE, script
from rumpus.kernel.words.spelling import nearest

Case = dict[str, Any]
TABLE = {"game", "name", "rules", "options", "content", "scene", "piles", "seed", "note", "known_failure"}
FIELDS = {*TABLE, "chance", "before", "plays", "expect", "refused", "unsound", "case"}
MOST = 12  # names of what may be done, where no name is near
PLAY_FIELDS = {"play", "tick", "at", "refused", "expect"}
__all__ = ["Case", "Outcome", "Trial", "TrialError", "cases", "run_case", "run_file", "run_path", "run_text"]


class ImpossibleError(ValueError):
    """A position that no game can come to."""


@dataclass
class Outcome:
    """How one case went: the ids it holds the code to, and every difference found; with a known failure, what differed
    as was known. `seen` has the log and the position by the place where something differed.
    """

    name: str
    rules: tuple[str, ...]
    differences: list[str] = field(default_factory=list)
    known: list[str] = field(default_factory=list)
    seen: dict[str, tuple[list[str], str]] = field(default_factory=dict)

    def report(self) -> list[str]:
        """Every difference, each followed by the log so far and the position it was found in, in lines."""
        lines = []
        found = self.differences or self.known
        for i, difference in enumerate(found):
            where = self._place(difference)
            lines.append(difference)
            if where and (i + 1 == len(found) or self._place(found[i + 1]) != where):
                log, scene = self.seen[where]
                lines += ["  log:", *(f"    {line}" for line in log or ["(nothing yet)"])]
                lines += ["  position:", *(f"    {line}" for line in scene.splitlines())]
        return lines

    def _place(self, difference: str) -> str:
        """Where a difference was found; "" when there was no position."""
        return next((where for where in self.seen if difference.startswith(f"{where}: ")), "")


def cases(text: str, name: str = "trial") -> list[Case]:
    """The cases of a scenario file. Raises TrialError for TOML or fields that are not understood."""
    try:
        tree = toml(text)
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
    """What every case of a file starts from."""
    return {key: value for key, value in tree.items() if key not in ("case", "name", "rules")}


def run_text(text: str, name: str = "trial") -> list[Outcome]:
    """Runs every case of a scenario text."""
    return [run_case(case) for case in cases(text, name)]


def run_path(path: str | Path) -> list[Outcome]:
    """Runs every case of a scenario file."""
    path = Path(path)
    return run_text(text_of(path), path.stem)


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
        if "refused" in case:
            refuse(case, outcome)
        else:
            Trial(case, outcome).run()
    except (ValueError, LookupError, TypeError) as fault:
        outcome.differences.append(f"{type(fault).__name__}: {fault}")
        if isinstance(fault, TrialError):
            return outcome
    if "known_failure" in case:
        outcome.known, outcome.differences = outcome.differences, []
        if not outcome.known:
            outcome.differences = [f"goes through, though `known_failure` says: {case['known_failure']}"]
    return outcome


def begin(case: Case) -> Match:
    """The match of a case, before its first play. ImpossibleError for a position that breaks an invariant."""
    options, content, layer = case.get("options", {}), case.get("content"), None
    if "scene" in case:
        text, layer = arranged(case)
        match = Match.at_scene(case["game"], text, options, content=content)
    elif "piles" in case:
        raise TrialError("piles are laid in a scene; there is none")
    else:
        tape = drawn(case) if deals(case) else None
        match = Match.start(case["game"], options, case.get("seed", 1), content, tape=tape)
        if tape is not None and names_cards(case):  # whose cards they are is known once the same draws have dealt
            match = Match.start(case["game"], options, 1, content, tape=drawn(case, match))
    code = match.check()
    if code and "unsound" not in case:
        told = [*(layer.amiss() if layer else ()), *match.spec.scenes.amiss(match.t, match.s)]
        amiss = "".join(f"; {one}" for one in told)
        raise ImpossibleError(f"the scene breaks invariant {code} ({invariant(match, code)}){amiss}")
    if not code and "unsound" in case:
        raise TrialError(f"the scene breaks no invariant, though `unsound` says: {case['unsound']}")
    return match


def arranged(case: Case) -> tuple[str, Layer | None]:
    """The scene of a case with its piles laid and filled, and the cards that were counted; None: none were. ValueError
    for cards that there are not, or too many of.
    """
    spec, text, lists = find(case["game"]), str(case["scene"]), flat(case.get("piles", {}))
    piles = spec.scenes.piles
    if piles is None:
        if lists:
            raise TrialError(f"the piles of {spec.id} have no names")
        return text, None
    sugar = lists or is_filled(text, piles)
    if "unsound" in case and not sugar:
        return text, None
    try:
        options = spec.resolve(case.get("options", {}))
        tables, state = spec.scenes.read(without(text, piles), options, case.get("content"))
    except ValueError:
        if sugar:
            raise
        return text, None  # whoever reads it whole says what is wrong
    layer = Layer(piles, tables.t, spec.records.State.at(state))
    return laid(layer, text, lists), layer


def invariant(match: Match, code: int) -> str:
    """What an invariant is about, as the docstring of the game's `check` lists them: `1 hands, 2 deck, 3 coins`."""
    told = " ".join(str(getdoc(match.spec.rules.check)).split())
    found = re.search(rf"\b{code} ([^,.]+)", told)
    return found[1] if found else "no more is known of it"


def refuse(case: Case, outcome: Outcome) -> None:
    """A case whose table there must not be."""
    more = set(case) - TABLE - {"refused"}
    if more:
        raise TrialError(f"a case that is refused has no {', '.join(sorted(more))}")
    try:
        begin(case)
    except TrialError:
        raise
    except (ValueError, LookupError, TypeError) as fault:
        said = f"{type(fault).__name__}: {fault}"
        if case["refused"] is not True and str(case["refused"]) not in said:
            outcome.differences.append(f"start: refused by {said!r}, which does not say {case['refused']!r}")
    else:
        outcome.differences.append(f"start: should be refused ({case['refused']}), but there is such a table")


class Trial(Expectations):
    """One case on its way."""

    def __init__(self, case: Case, outcome: Outcome) -> None:
        """Sets the position up and lays the tape in."""
        self.case, self.outcome, self.where, self.since = case, outcome, "start", DEAL
        self.match = begin(case)
        self.spec = self.match.spec
        self.sound = "unsound" not in case
        tape = None if deals(case) else drawn(case, self.match)
        if tape is not None:
            script(self.match.log, tape)

    def run(self) -> None:
        """What must hold before the first play, every play in order, then what must hold at the end."""
        self.expect(self.case.get("before", {}))
        if not self.draws():
            return
        for number, play in enumerate(self.case.get("plays", []), 1):
            entry: Case = {"play": play} if isinstance(play, str) else play
            unknown = set(entry) - PLAY_FIELDS
            if unknown:
                raise TrialError(f"play {number}: unknown field {', '.join(sorted(unknown))}")
            self.where, self.since = f"play {number} ({entry.get('play', 'tick')})", len(self.match.steps)
            if not self.step(entry):
                return
            self.expect(entry.get("expect", {}))
        self.where, self.since = "end", 0
        self.expect(self.case.get("expect", {}))
        log = self.match.log
        if log.scripted and log.tape_i < log.tape_n:
            many = sum(one > CARD for one in log.tape[log.tape_i : log.tape_n])
            left = self.case["chance"][-many:]
            if left != ["rest"]:  # which may be of none
                self.differ(f"{len(left)} scripted draws are left: {left}")

    def differ(self, words: str) -> None:
        """Notes a difference, and where it was found, with the log and the position there."""
        self.outcome.differences.append(f"{self.where}: {words}")
        if self.where not in self.outcome.seen:
            log = [f"{text} [{rule}]" if rule else text for text, rule in self.said(0)]
            self.outcome.seen[self.where] = log, self.match.scene()

    def step(self, entry: Case) -> bool:
        """One play; whether the trial can go on."""
        before = self.match.state_bytes()
        try:
            self.play(entry)
        except UnknownAction as unknown:
            self.differ(f"not understood: {unknown.text}{self.allowed(entry)}")
            return False
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
        seat, names = self.told(entry)
        self.match.play_all(seat, names, entry.get("at"))

    def told(self, entry: Case) -> tuple[int, list[str]]:
        """Who plays, and the names of what is played. Raises TrialError."""
        letter, colon, names = str(entry.get("play", "")).partition(":")
        letter, told = letter.strip(), [name.strip() for name in names.split(";") if name.strip()]
        if not colon or not told or letter not in ("-", *LETTERS[: self.match.seats]):
            raise TrialError(f"{entry.get('play', '')!r} is not `A: action; action`")
        return CLOCK if letter == "-" else LETTERS.index(letter), told

    def refusal(self, entry: Case, refused: IllegalAction, before: bytes) -> bool:
        """A play that was refused: as it should be, for the right reason, with nothing changed?"""
        if "refused" not in entry:
            self.differ(f"refused: {refused}")
            return False
        wanted = entry["refused"] if isinstance(entry["refused"], list) else [entry["refused"]]
        if not any(one in (refused.rule, refused.code, True) and one != "" for one in wanted):
            why = " / ".join(filter(None, (refused.rule, refused.code))) or "no rule"
            self.differ(f"refused by {why} ({refused.text}), not by {' or '.join(map(str, wanted))}")
        if self.match.state_bytes() != before:
            self.differ("the refused play changed the state")
        return True

    def allowed(self, entry: Case) -> str:
        """What to say after a name that is none: the nearest that may be done where it was to be done, or some."""
        seat, names = self.told(entry)
        twin = self.match.copy()
        for name in names:
            legal = [twin.name(seat, action) for action in twin.actions(seat)]
            try:
                twin.play(seat, name, entry.get("at"))
            except UnknownAction:
                more = ", ..." if len(legal) > MOST else ""
                return nearest(name, legal) or f"; now: {', '.join(legal[:MOST]) or 'nothing'}{more}"
        return ""

    def draws(self) -> bool:
        """Whether every draw so far was scripted, and fits."""
        log = self.match.log
        if log.short:
            self.differ(f"{log.short} draws were not scripted")
        if log.unfit:
            more = ", or name a card that is not shuffled there" * names_cards(self.case)
            self.differ(f"{log.unfit} scripted draws are out of range{more}")
        return not log.short and not log.unfit

    def invariants(self) -> bool:
        """Whether a position that was sound still is."""
        code = self.match.check()
        if self.sound and code:
            self.differ(f"invariant {code} is broken")
        return not (self.sound and code)


def deals(case: Case) -> bool:
    """Whether a case scripts the deal, too: it has neither a scene nor a seed, but draws."""
    return not {"scene", "seed"} & set(case) and isinstance(case.get("chance"), list)


def names_cards(case: Case) -> bool:
    """Whether a case says by name which card a shuffle brings on top."""
    return any(str(one).startswith(TOP) for one in case.get("chance", []))


def drawn(case: Case, match: Match | None = None) -> list[int] | None:
    """The draws that a case scripts; None: chance is the generator's. Without a match shuffles by name leave all as it
    lies. Raises TrialError.
    """
    chance = case.get("chance", [])
    if chance == "seed":
        return None
    if not isinstance(chance, list) or not all(map(is_draw, chance)):
        raise TrialError(f'chance is a list of at most {TAPE} numbers, "rest" and "top=CARD", or "seed"')
    piles = match.spec.scenes.piles if match and names_cards(case) else None
    layer = Layer(piles, match.t, match.s) if match and piles else None
    tape = []
    for one in chance:
        named = layer.numbers(one) if layer and str(one).startswith(TOP) else []
        tape += [one] if isinstance(one, int) else [*(CARD - number for number in named), REST]
    if len(tape) > TAPE:
        raise TrialError(f"chance: {len(tape)} draws; {TAPE} at most")
    return tape


def is_draw(one: object) -> bool:
    """Whether this may stand in `chance`."""
    return one == "rest" or (isinstance(one, str) and one.startswith(TOP)) or (type(one) is int and one >= -1)
