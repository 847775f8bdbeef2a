"""What must hold in a scenario: every field of an [expect] table, compared with the match. `trial` documents them."""

import difflib
from collections.abc import Callable, Iterable, Mapping, Sequence
from operator import contains
from typing import Any

from rumpus.kernel.contract.seats import LETTERS, SPECTATOR
from rumpus.kernel.contract.spec import GameSpec
from rumpus.kernel.contract.zones import Piles
from rumpus.kernel.match import describe
from rumpus.kernel.match.laying import Layer, compared, flat
from rumpus.kernel.match.match import Match
from rumpus.kernel.words.spelling import nearest

NULL = {"null": True}  # what stands for None, which TOML has not
DEAL = -1  # in the place of a step: the deal


class TrialError(ValueError):
    """A scenario that cannot be run as it is written."""


class Expectations:
    """The comparing half of a trial: what differs is told to `differ`."""

    match: Match
    spec: GameSpec
    case: dict[str, Any]
    where: str
    since: int
    """From which step on its events count; DEAL: from the deal on."""

    def differ(self, words: str) -> None:
        """Notes a difference, and where it was found."""
        raise NotImplementedError

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
            "events_only": self.expect_only,
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
        piles = self.spec.scenes.piles
        for key, value in wanted.items():
            if key in checks:
                checks[key](value)
            elif piles and key.partition("_")[0] in piles.zones:
                self.expect_pile(piles, key, value)
            else:
                raise TrialError(f"expect: unknown field {key}{nearest(key, checks)}; known: {', '.join(checks)}")

    def expect_pile(self, piles: Piles, key: str, told: object) -> None:
        """The cards of a pile, by name."""
        layer = Layer(piles, self.match.t, self.match.s)
        for name, items in flat({key: told}).items():
            try:
                difference = compared(layer, self.match.scene(), name, items)
            except ValueError as fault:
                raise TrialError(f"{self.where}: expect: {fault}") from None
            if difference:
                self.differ(difference)

    def expect_equal(self, what: str, got: object, wanted: object) -> None:
        """Two values of the same kind."""
        if got != wanted:
            self.differ(f"{what} should be {wanted!r}, is {got!r}")

    def expect_scene(self, text: str) -> None:
        """The whole position, line by line, but for the generator."""
        tables, state = self.spec.scenes.read(text, self.match.options, self.case.get("content"))
        wanted = self.spec.scenes.write(tables.t, self.spec.records.State.at(state))
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

    def said(self, since: int | None = None) -> list[tuple[str, str]]:
        """The text and the rule of every event since a step, or of those that count here, nothing redacted."""
        lines = []
        steps = self.match.steps
        for i in range(self.since if since is None else since, len(steps)):
            after = self.spec.records.State.at(steps[i + 1].before) if i + 1 < len(steps) else self.match.s
            events = self.match.dealt if i == DEAL else steps[i].events
            said = [describe.line(self.spec, self.match.t, after, 0, event, SPECTATOR) for event in events]
            lines += [(one["text"], one["rule"]) for one in said]
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
            for text, _ in self.said():
                if piece in text:
                    self.differ(f"unwanted event {text!r}")

    def expect_only(self, pieces: Sequence[str]) -> None:
        """Exactly these events, one piece of each, in order."""
        got = [text for text, _ in self.said()]
        if len(got) != len(pieces) or not all(map(contains, got, pieces)):
            self.differ(f"events should be {list(pieces)} and no more, are {got}")

    def expect_paths(self, what: str, root: Any, paths: Mapping[str, Any]) -> None:
        """Values at dotted paths: keys of tables, fields of records, indexes of lists."""
        for path, wanted in paths.items():
            try:
                got = reached(root, path)
            except KeyError as missing:
                self.differ(f"{what} {path}: there is no {missing}")
            else:
                self.expect_equal(
                    f"{what} {path}", got.tolist() if isinstance(got, memoryview) else got, valued(wanted)
                )

    def expect_over(self, wanted: bool | str) -> None:
        """Whether, or by which rule, the game has ended."""
        end = self.match.end
        self.expect_equal("over", end[0] if end and isinstance(wanted, str) else self.match.over, wanted)


def _lines(scene: str) -> list[str]:
    """The lines of a scene, but for the generator."""
    return [line for line in scene.splitlines() if not line.startswith("rng")]


def reached(value: Any, path: str) -> Any:
    """What stands at the end of a dotted path. KeyError with the step that leads nowhere."""
    for key in path.split("."):
        try:
            if isinstance(value, Mapping):
                value = value[key]
            else:
                value = value[int(key)] if key.lstrip("-").isdigit() else getattr(value, key)
        except (LookupError, TypeError, AttributeError):
            raise KeyError(key) from None
    return value


def valued(wanted: Any) -> Any:
    """What is wanted, with None wherever {null = true} stands."""
    if wanted == NULL:
        return None
    if isinstance(wanted, Mapping):
        return {key: valued(value) for key, value in wanted.items()}
    return [valued(value) for value in wanted] if isinstance(wanted, list) else wanted
