"""What a game teaches: its rules on one sheet, its words, its puzzles, its guided game. Its words are those of its
catalogue (`kernel/words/keywords.py`); all else is data of the game (`GameSpec.learn`), in two files; a third where the
usual game stands on one card, and a fourth where the guided game is staged.

```
# sheet.toml: the rules of one sheet, in reading order, in the game's own words
[[section]]
title = "Your turn"
icon = "sprint"
lines = [{ rule = "BH-MOVE-01", text = "To MOVE, play 1 card from your hand." }]

# aid.toml: the usual game on one screen, in the game's own words
[[section]]
title = "Your turn"
lines = [{ name = "Move", text = "Walk up to the value of a card.", rule = "BH-MOVE-02" }]

# puzzles.toml
[[puzzle]]
id = "reach-the-sword"
title = "Reach the sword"
group = "Basics"
question = "Play one card. Which one?"
learned = "A card's number is how far you go."
rules = ["BH-MOVE-02"]
options = { card_set = "blank" }
scene = \"\"\"...\"\"\"                      # as in kernel/match/trial.py
before = ["B: heavy A", "B: play 4"]     # what has happened since, where that is no place for a scene
seat = "A"                               # who is asked
right = ["move 3 r2c2"]                  # each a whole answer: names, `; ` between them
goal = { view_A = { "seats.0.space" = "r2c2" } }   # what a right answer achieves: an [expect] table of a trial
replies = ["pass"]                       # what the others do where it is legal; else their passive choice
wrong = { "move 1" = "1 space is too short." }     # what to say of an answer that begins so; else `otherwise`
otherwise = "The sword lies 3 spaces away."

# guided.toml: a first game in which each step waits for its pupil, who may do only what it teaches
options = { mode = "training" }
scene = \"\"\"...\"\"\"
seat = "A"
replies = ["play A1.a", "deal"]
goal = { over = true }                   # how it ends
[[step]]
id = "hit"                               # the page has the words of each step
plays = ["deal", "play A1.a"]            # what the pupil does in it; with the last one the game is over
```
What an answer comes to, `kernel/match/judging.py` says.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final, TypeVar

from rumpus.kernel.contract.catalogue import catalogue
from rumpus.kernel.contract.content import toml
from rumpus.kernel.contract.errors import ContentError
from rumpus.kernel.contract.reader import Fault, Key, Name, Reader
from rumpus.kernel.contract.seats import LETTERS
from rumpus.kernel.contract.spec import GameSpec, find
from rumpus.kernel.match.match import Match
from rumpus.kernel.words.keywords import Keyword, keywords

NEXT: Final = "; "
"""Between the names of one answer."""
GUIDED: Final = "guided"
"""The id of a staged guided game."""


@dataclass(frozen=True, slots=True)
class Line:
    """A rule in the game's own words."""

    rule: str
    text: str


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the rule sheet."""

    title: str
    icon: Name
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class AidLine:
    """A line of the Game Aid, which begins with its name."""

    name: str
    text: str
    rule: str


L = TypeVar("L", Line, AidLine)


@dataclass(frozen=True, slots=True)
class AidSection:
    """A part of the Game Aid."""

    title: str
    lines: tuple[AidLine, ...]


def _scene(reader: Reader, key: str, _: object) -> str:
    """A position as text."""
    scene = reader.data.get(key)
    if not isinstance(scene, str):
        reader.fault(key, "is missing: a position as text is wanted")
    return str(scene)


def _seat(reader: Reader, key: str, _: object) -> int:
    """A seat, by its letter."""
    seat = reader.text(key)
    if seat not in tuple(LETTERS):
        reader.fault(key, f"{seat!r} is not allowed; a letter from A to H is wanted")
    return max(0, LETTERS.find(seat))


def _table(reader: Reader, key: str, usual: Mapping[str, Any] | None) -> Mapping[str, Any]:
    """A table as the file has it."""
    return usual if usual is not None and key not in reader.data else reader.table(key).data


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position, a question and its answers; the fields are those of the file."""

    game: Annotated[str, Key()]
    id: Name
    title: str
    group: str
    question: str
    learned: str
    otherwise: str
    rules: tuple[str, ...]
    scene: Annotated[str, _scene]
    seat: Annotated[int, _seat]
    right: tuple[str, ...]
    goal: Annotated[Mapping[str, Any], _table]
    before: tuple[str, ...] = ()
    replies: tuple[str, ...] = ()
    wrong: Annotated[Mapping[str, str], _table] = field(default_factory=dict)
    options: Annotated[Mapping[str, object], _table] = field(default_factory=dict)
    steps: Annotated[tuple[tuple[str, tuple[str, ...]], ...], Key()] = ()
    """Of a guided game: the id of each step, and what is done in it."""
    _begun: Match | None = field(default=None, init=False, compare=False, repr=False)

    def faults(self, _: Reader) -> Iterator[tuple[str, str]]:
        """It has an answer."""
        if not self.right:
            yield "right", "is missing: one right answer at least is wanted"

    def begin(self, names: Sequence[str] = ()) -> Match:
        """The position of the puzzle, with nothing played. ValueError for one that cannot be."""
        if self._begun is None:
            match = Match.at_scene(self.game, self.scene, self.options)
            for told in self.before:
                letter, _, play = told.partition(":")
                match.play_all(LETTERS.index(letter.strip()), [name.strip() for name in play.split(";")])
            object.__setattr__(self, "_begun", Match.at_scene(self.game, match.scene(), self.options))
        assert self._begun is not None
        copy = self._begun.copy()
        copy.names = list(names) or copy.names
        return copy


@dataclass(frozen=True, slots=True)
class Learning:
    """All that a game teaches; `puzzles` by id. `guided`: None where the guided game is an ordinary one."""

    sheet: tuple[Section, ...]
    words: tuple[Keyword, ...]
    puzzles: Mapping[str, Puzzle]
    guided: Puzzle | None = None
    aid: tuple[AidSection, ...] = ()

    def staged(self, name: str) -> Puzzle | None:
        """A puzzle, or the guided game, by its id; None: there is no such."""
        return self.guided if name == GUIDED else self.puzzles.get(name)


@cache
def learning(game: str) -> Learning:
    """What a game teaches; its words where it says no more. Raises GameError, and ContentError with every fault."""
    spec = find(game)
    faults: list[Fault] = []
    words = tuple(keywords(spec.words.catalogue, lambda code, why: faults.append(Fault("en.ftl", code, why))))
    for word in words:
        _known(spec, Reader("en.ftl", f"word-{word.id}", {}, faults), "rule", (word.rule,))
    home = spec.learn
    if home is None:
        return _sound(Learning((), words, {}), faults)
    sections = [_section(spec, one) for one in _tables(home / "sheet.toml", "section", faults)]
    puzzles = [_puzzle(spec, one) for one in _tables(home / "puzzles.toml", "puzzle", faults)]
    if len({puzzle.id for puzzle in puzzles} | {GUIDED}) <= len(puzzles):
        faults.append(Fault("puzzles.toml", "puzzle", f"two puzzles have the same id, or one is called {GUIDED}"))
    guided = _guided(spec, home / "guided.toml", faults)
    aid = (
        [_aid(spec, one) for one in _tables(home / "aid.toml", "section", faults)]
        if (home / "aid.toml").exists()
        else []
    )
    found = Learning(tuple(sections), words, {puzzle.id: puzzle for puzzle in puzzles}, guided, tuple(aid))
    return _sound(found, faults)


def _sound(found: Learning, faults: list[Fault]) -> Learning:
    """What was found, where nothing is wrong with it."""
    if faults:
        raise ContentError("\n".join(str(fault) for fault in faults))
    return found


def _tables(file: Path, key: str, faults: list[Fault]) -> list[Reader]:
    """The tables of one kind in a file, each with a reader."""
    top = _top(file, faults)
    top.only(key)
    return top.tables(key)


def _top(file: Path, faults: list[Fault]) -> Reader:
    """A whole file; nothing where it is torn."""
    try:
        tree = toml(file.read_text("utf-8"))
    except tomllib.TOMLDecodeError as fault:
        faults.append(Fault(file.name, "", f"not TOML: {fault}"))
        tree = {}
    return Reader(file.name, "", tree, faults)


def _known(spec: GameSpec, row: Reader, key: str, rules: tuple[str, ...]) -> None:
    """Every one of these is a rule of the catalogue."""
    for rule in rules:
        if rule not in catalogue(spec):
            row.fault(key, f"{rule!r} is not in the rule catalogue of {spec.id}")


def _section(spec: GameSpec, row: Reader) -> Section:
    """A part of the sheet."""
    return row.make(Section, "lines", lines=tuple(_line(spec, line, Line) for line in row.tables("lines")))


def _line(spec: GameSpec, row: Reader, kind: type[L]) -> L:
    """A line of the sheet, or of the aid."""
    found = row.make(kind)
    _known(spec, row, "rule", (found.rule,))
    return found


def _aid(spec: GameSpec, row: Reader) -> AidSection:
    """A part of the Game Aid."""
    return row.make(AidSection, "lines", lines=tuple(_line(spec, line, AidLine) for line in row.tables("lines")))


def _puzzle(spec: GameSpec, row: Reader) -> Puzzle:
    """A puzzle, without a look at its position."""
    found = row.make(Puzzle, game=spec.id)
    _known(spec, row, "rules", found.rules)
    return found


def _guided(spec: GameSpec, file: Path, faults: list[Fault]) -> Puzzle | None:
    """The staged guided game: a puzzle with one long answer, cut into steps."""
    if not file.exists():
        return None
    top = _top(file, faults)
    top.only("options", "scene", "seat", "replies", "goal", "step")
    steps = []
    for row in top.tables("step"):
        row.only("id", "plays")
        steps.append((row.name("id"), row.texts("plays")))
    plays = [name for _, names in steps for name in names]
    if not plays or not all(names for _, names in steps) or len({name for name, _ in steps}) < len(steps):
        top.fault("step", "a step at least is wanted, each with an id of its own and plays")
    said = dict.fromkeys(("title", "group", "question", "learned", "otherwise"), "")
    right = (NEXT.join(plays),)
    return top.fill(Puzzle, game=spec.id, id=GUIDED, rules=(), right=right, steps=tuple(steps), **said)
