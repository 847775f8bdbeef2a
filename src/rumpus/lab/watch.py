"""`rumpus lab watch` from its words to its output."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import msgspec
from rich.console import Console as Wide
from rich.table import Table

from rumpus.kernel.contract.content import kept, text_of
from rumpus.lab.archive import FATES, Seen, looked, saves, works
from rumpus.lab.report import WIDTH, steps
from rumpus.lab.show import Console
from rumpus.lab.spread import crew, done

SHOWN = 20
"""Games that are listed, unless all are asked for."""


def watch(
    places: list[str],
    content: str | None,
    *,
    workers: int,
    against: str | None = None,
    write: str | None = None,
    as_json: bool = False,
    every: bool = False,
) -> int:
    """Looks at saves and prints what became of them. The exit status: 0 where all replay, or none that did (`against`)
    fails now; 1 otherwise; 130 after Ctrl-C.
    """
    if content is not None:
        text_of(Path(content))  # told once, not of every save
    files = saves(places)
    if not files:
        raise ValueError(f"{', '.join(places)}: there are no saves (*.save) there")
    before = read_before(against)
    found: list[Seen] = []
    many = min(workers, -(-len(files) // 8))
    who = crew(many)
    broken_off = False
    try:
        with steps("saves") as step:
            for _, part in done(who, looked, works(files, kept(content))):
                found += part
                step("replayed", len(found) / len(files))
    except KeyboardInterrupt:
        broken_off = True
    who.close(at_once=True)
    if write is not None:
        Path(write).write_bytes(msgspec.json.encode(found))
    worse = [seen for seen in found if seen.fate != "replays" and before.get(seen.file, "replays") == "replays"]
    if as_json:
        told = {"files": len(files), "looked_at": len(found), "worse": [seen.file for seen in worse]}
        print(json.dumps(told | {"saves": msgspec.to_builtins(found)}, ensure_ascii=False))
    else:
        show(found, worse, len(files), compared=against is not None, every=every)
    if broken_off:
        return 130
    return int(bool(worse if against else any(seen.fate != "replays" for seen in found)))


def read_before(path: str | None) -> dict[str, str]:
    """What had become of each file when `--write` wrote it down. Raises ValueError for a file that is none of ours."""
    if path is None:
        return {}
    try:
        return {seen.file: seen.fate for seen in msgspec.json.decode(Path(path).read_bytes(), type=list[Seen])}
    except msgspec.DecodeError as fault:
        raise ValueError(f"--against {path}: this was not written by `rumpus lab watch --write`: {fault}") from None


def show(found: list[Seen], worse: list[Seen], files: int, *, compared: bool, every: bool) -> None:
    """The verdict, a table by game, and which games fail where."""
    console = Wide(width=max(Console().width, WIDTH))
    bad = [seen for seen in found if seen.fate != "replays"]
    good = len(found) - len(bad)
    left = f" {files - len(found):,} were not looked at." if len(found) < files else ""
    verdict = "all replay" if not bad else f"{good:,} still replay, {len(bad):,} do not"
    if compared:
        verdict += f"; {len(worse):,} of them did before"
    console.print(f"Of {len(found):,} saves {verdict}.{left}", highlight=False)
    changed = Counter(seen.content for seen in found if seen.content)
    if changed:
        what, _ = changed.most_common(1)[0]
        told = f"{changed.total():,} of those that replay were made with other content, and play with this one: {what}"
        console.print(f"{told}{' (and other changes)' if len(changed) > 1 else ''}.", markup=False, highlight=False)
    table = Table("game", *FATES)
    for column in table.columns[1:]:
        column.justify = "right"
    counts = Counter((seen.game, seen.fate) for seen in found)
    for game in sorted({seen.game for seen in found}):
        table.add_row(game or "-", *(f"{counts[game, fate]:,}" if counts[game, fate] else "-" for fate in FATES))
    console.print(table)
    rules = Counter((seen.game, seen.rule or "no rule named") for seen in bad if seen.fate == "refused")
    for (game, rule), n in rules.most_common(SHOWN):
        console.print(f"  {game}: {n:,} stopped by {rule}", highlight=False)
    listed = worse if compared else bad
    for seen in listed if every else listed[:SHOWN]:
        console.print(f"  {seen.file}: {seen.fate}: {seen.why}", markup=False, highlight=False)
    if len(listed) > SHOWN and not every:
        console.print(f"  ... and {len(listed) - SHOWN:,} more (--all)")
