"""Text files that hold the behaviour of whole games: golden games, perft counts, playthroughs.

RUMPUS_GOLDEN=write (`make golden`) writes them anew; the diff is read by a person. Each kind has a folder with one
list for each game, `<game>.toml`, beside the files made from it.
"""

import os
import random
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from rumpus.kernel.contract.seats import LETTERS
from rumpus.kernel.match.match import Match
from rumpus.lab.perft import perft

WRITE = os.environ.get("RUMPUS_GOLDEN") == "write"
TRIES = 3000  # seeds tried to find a game that ends in a given way
Row = dict[str, Any]


def agree(path: Path, text: str) -> None:
    """The text is what the file holds; or the file is written, when that was asked for."""
    if WRITE:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
        return
    assert path.exists(), f"{path} is missing: make golden"
    assert text.splitlines() == path.read_text("utf-8").splitlines(), f"{path}: the game behaves otherwise now"


def listed(folder: Path, key: str) -> Iterator[tuple[str, Row]]:
    """(game, entry) for every `[[key]]` of every list in a folder."""
    for path in sorted(folder.glob("*.toml")):
        for row in tomllib.loads(path.read_text("utf-8"))[key]:
            yield path.stem, row


def random_game(
    game: str, options: Mapping[str, object], seed: int, quit_rate: float = 0.0, scene: str | None = None
) -> Match:
    """A random game to its end, from a scene where one is told; `quit_rate` is how often a seat does something that it
    may do at any time (concede).
    """
    match = Match.start(game, options, seed) if scene is None else Match.at_scene(game, scene, options)
    chance = random.Random(seed)
    while not match.over:
        now: int = match.s.now + chance.randrange(1, 2000)
        if match.due is not None and (not match.active or match.due <= now):
            match.tick(match.due)
            continue
        seat = chance.choice(match.active)
        action = chance.choice(match.actions(seat))
        if chance.random() < quit_rate:
            anytime = [a for a in match.spec.actions.anytime if match.is_legal(seat, a)]
            action = chance.choice(anytime or [action])
        match.play(seat, action, now if match.due is not None else None)
    return match


# ---------------------------------------------------------------- golden games
def find_game(game: str, row: Row, reason: int) -> Match:
    """The first random game of a list's entry that ends for this reason, and as the entry's `after` and `state` say."""
    options: Mapping[str, object] = row.get("options", {})
    for seed in range(TRIES):
        match = random_game(game, options, seed, 0.02 * (seed % 2), row.get("scene"))
        if match.reason == reason and as_wanted(match, row):
            return match
    raise AssertionError(f"{game} {row['name']}: no end {reason} in {TRIES} random games")


def as_wanted(match: Match, row: Row) -> bool:
    """Whether the last event but one is of the rule `after`, and the last position has the values of `state`."""
    if any(getattr(match.s, name) != value for name, value in row.get("state", {}).items()):
        return False
    return "after" not in row or match.said()[-2]["rule"] == row["after"]


def golden_text(match: Match) -> str:
    """A save, and what came of it as comments: so the file itself can be loaded and replayed."""
    rule, words = match.end or ("", "")
    lines = [match.save().rstrip("\n"), f"# end {match.reason} {rule}: {words}"]
    lines += [f"# scores {' '.join(map(str, match.scores))} places {' '.join(map(str, match.places))}"]
    lines += [f"# {line}" for line in match.scene().splitlines()]
    lines += [f"# {line['n']} {line['text']} [{line['rule']}]" for line in match.said(-1)]
    return "\n".join(lines) + "\n"


# ---------------------------------------------------------------- perft
def perft_lines(game: str, row: Row) -> list[str]:
    """`name depth leaves over moves hash` for each depth of one position."""
    options = row.get("options", {})
    if "scene" in row:
        match = Match.at_scene(game, row["scene"], options)
    else:
        match = Match.start(game, options, int(row["seed"]))
    lines = []
    for depth in range(1, int(row["depth"]) + 1):
        count = perft(match.spec, match.tables, match.state, depth)
        lines.append(f"{row['name']} {depth} {count.leaves} {count.over} {count.moves} {count.hash}")
    return lines


# ---------------------------------------------------------------- playthroughs
def playthrough_text(match: Match) -> str:
    """A whole game told step by step: the position, who may do what, what was done, what everybody saw."""
    again = Match.start(match.spec, match.options, match.seed)
    lines = [f"# {match.spec.about.title} {match.options} seed {match.seed}"]
    since = 0
    for now, seat, action in [*match.history, (0, -2, 0)]:
        for line in again.said(-1, since):
            lines.append(f"    {line['text']} [{line['rule']}]")
            since = line["n"] + 1
        lines += [f"  | {line}" for line in again.scene().splitlines() if not line.startswith("rng")]
        for p in again.active:
            lines.append(f"  {LETTERS[p]}? {', '.join(again.name(p, a) for a in again.actions(p))}")
        if seat >= -1:
            name = again.name(seat, action)
            lines.append(f"{'-' if seat < 0 else LETTERS[seat]}: {name}")
            again.play(seat, action, now)
    rule, words = again.end or ("", "")
    lines.append(f"over: {words} [{rule}] places {' '.join(map(str, again.places))}")
    return "\n".join(lines) + "\n"
