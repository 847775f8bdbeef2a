"""Content of one's own on the command line: for which game a file is, its faults, and its cards in words."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from rumpus.cli.arguments import brief
from rumpus.kernel.contract.content import text_of, toml
from rumpus.kernel.contract.errors import ContentError
from rumpus.kernel.contract.parts import Content
from rumpus.kernel.contract.spec import GameSpec, all_games, find

Told = tuple[list[str], bool]
"""Lines, and whether all is well."""


def checked(file: str, game: str | None) -> Told:
    """Every fault of a file, or what is unusual about one without. Raises OSError, GameError, ValueError."""
    spec = game_for(file, game)
    if isinstance(spec, str):
        return [f"{file}: {spec}"], False
    content = content_of(spec)
    faults = [str(fault) for fault in content.check(file)]
    if faults:
        return faults, False
    advice = [f"warning: {one}" for one in content.advise(file)]
    return [*advice, f"{file}: ok{'' if game else f', for {spec.about.title}'}"], True


def shown(file: str, game: str | None) -> Told:
    """The cards of a file as players read them; its faults where it has some. Raises OSError, GameError, ValueError."""
    spec = game_for(file, game)
    if isinstance(spec, str):
        return [f"{file}: {spec}"], False
    try:
        return list(content_of(spec).show(file)), True
    except ContentError as fault:
        return [str(fault)], False


def content_of(spec: GameSpec) -> Content:
    """What a game says of content of one's own. TypeError for a game that takes none."""
    if spec.content is None:
        raise TypeError(f"{spec.id} takes no content")
    return spec.content


def game_for(file: str, game: str | None) -> GameSpec | str:
    """The game a file is for: the one that is named, else the one whose keys it has; or why there is none."""
    told = None if game is None else find(game)
    if told is not None and told.content is None:
        raise ValueError(f"--game {told.id}: {told.about.title} takes no cards of your own")
    try:
        data = toml(text_of(Path(file)))
    except ContentError:
        return "file: this is not a text in UTF-8"
    except tomllib.TOMLDecodeError as fault:
        return f"file: this is not TOML: {fault}"
    takers = [spec for spec in all_games() if spec.content is not None]
    name = data.get("game")
    if name is not None:
        named = next((spec for spec in takers if spec.id == name), None)
        if named is None:
            return f"game: {brief(repr(name))} takes no cards; these do: {', '.join(spec.id for spec in takers)}"
        if told is not None and named is not told:
            return f"game: the file is for {named.id}, not for {told.id}"
        return named
    return told or _by_keys(data, takers)


def _by_keys(data: dict[str, Any], takers: list[GameSpec]) -> GameSpec | str:
    """The game that knows most of the keys at the top of a file; a key of the right kind of value counts twice."""

    def known(spec: GameSpec) -> int:
        marks = content_of(spec).keys
        return sum(1 + isinstance(value, marks[key]) for key, value in data.items() if key in marks)

    best = max(map(known, takers))
    found = [spec for spec in takers if best and known(spec) == best]
    if len(found) == 1:
        return found[0]
    if found:
        names = " or ".join(f'"{spec.id}"' for spec in found)
        return f"file: it fits {' or '.join(spec.about.title for spec in found)}; write game = {names} at its top"
    keys = "; ".join(f"{spec.about.title}: {', '.join(content_of(spec).keys)}" for spec in takers)
    return f"file: no key at its top is any game's; there are {keys}"
