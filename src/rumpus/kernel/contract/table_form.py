"""The set-up page as a schema: what a game tells of itself, so that one page can order a table of any game.

Everything here is words and data. The page shows formats, seats, content in pictures, a few common options and the rest
by search; it knows no rule. What does not fit together a game lists as clashes: the page strikes out what they forbid,
and says why in their own sentence. The rules have the last word all the same, when the table is opened.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

Value = str | int | bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Size:
    """One way to fill a format: what it is called, the options that it stands for, the team of each seat."""

    title: str
    options: Mapping[str, Value]
    teams: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Format:
    """A way to sit at the table. With several sizes the page asks which; the first is the usual one."""

    id: str
    title: str
    sizes: tuple[Size, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Pick:
    """A choice with a picture: the option's value, a name, an icon, one line. `text` stands below the pictures while it
    is chosen. `plan`: rows of signs that the game's own drawing reads; `art`: a figure in words, `place`: a place
    (`rumpus.effects.art`); empty where the icon, or the plan, is all.
    """

    value: Value
    name: str
    icon: str = ""
    line: str = ""
    text: str = ""
    plan: tuple[str, ...] = ()
    art: Mapping[str, object] = field(default_factory=dict)
    place: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Group:
    """Content to choose from. `option`: what it sets; with a star it is one option a seat. `how`: the option that says
    how it is chosen at the table, which stands beside the title; then the pictures are only to be looked at until
    somebody wants to choose here and now.
    """

    id: str
    title: str
    option: str
    usual: str
    """What the option's default is called here."""
    picks: tuple[Pick, ...]
    note: str = ""
    how: str = ""
    own: bool = False
    """The option also takes a deck of one's own by its code (`Decks.check`)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Common:
    """One of at most six options that most tables care about. `choices`: of a range, the values that have a button."""

    option: str
    choices: Mapping[int, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Clash:
    """What does not fit together: all of these at once. Every option of `when` is at one of its values (a star: that of
    some seat), the seats are as many as one of `seats`, somebody of the kind `sitter` sits at the table, two seats have
    the same value (its first word) of `twice`, the first option of `above` is more than the second; what is empty, or
    an option's default in `twice`, counts for nothing.

    `why`: one sentence. `mend`: what the page sets when something else brought this about, so that the rest is kept;
    what would bring it about is struck out where there is no mend, or it is the mended thing itself.
    """

    why: str
    when: Mapping[str, Sequence[Value]] = field(default_factory=dict)
    seats: tuple[int, ...] = ()
    sitter: Literal["", "bot", "here"] = ""
    twice: str = ""
    above: tuple[str, ...] = ()
    mend: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class TableForm:
    """All that the set-up page of a game is made from. `parts`: the title of each part of the other options, and their
    names (a star: one a seat); an option of no part is under "More".
    """

    formats: tuple[Format, ...]
    groups: tuple[Group, ...] = ()
    common: tuple[Common, ...] = ()
    parts: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    clashes: tuple[Clash, ...] = ()
    cover: Mapping[str, object] = field(default_factory=dict)
    """The figure on the game's poster, in words; empty: the poster is all."""


def by_number(players: Iterable[int]) -> tuple[Format, ...]:
    """The formats of a game in which everybody plays alone: one for each number of players."""
    return tuple(
        Format(
            id=f"for-{n}",
            title=f"For {n}",
            sizes=(Size(title=f"{n} players", options={"players": n}, teams=tuple(range(n))),),
        )
        for n in players
    )
