"""All that the games say and show over whole games, as lines of text: equal where a change moves nothing.

    python tools/unmoved.py FOLDER [--every 1] [GAME ...]     writes FOLDER/<game>.<what>.txt and a hash of each
    python tools/unmoved.py --compare BEFORE AFTER            names the first difference of each file

Played again are the golden games (every end of every mode) and the tables of the playthroughs. At each position, for
every seat and an onlooker: the view, the log, the question; for a seat the acts that it may do with their names and
sentences, what the page shows as forbidden, and the rule that forbids each other action; the scene, and the row that
learners see. Beside them what every card says. `--every` looks at each n-th position only.
Exit status: 0 equal or written, 1 different.
"""

import argparse
import hashlib
import json
import sys
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rumpus.kernel.contract.installed import list_games
from rumpus.kernel.contract.seats import CLOCK
from rumpus.kernel.contract.spec import find
from rumpus.kernel.match import describe, offering
from rumpus.kernel.match.load import load
from rumpus.kernel.match.match import Match

ROOT = Path(__file__).resolve().parent.parent
TESTS = ROOT / "tests"
Lines = dict[str, list[str]]


def played(game: str) -> Iterator[tuple[str, Match]]:
    """The golden games and the playthroughs of a game, each with its name, as they ended."""
    for path in sorted((TESTS / "golden" / game).glob("*.txt")):
        yield path.stem, load(path.read_text("utf-8"), any_content=True)
    tables = tomllib.loads((TESTS / "playthrough" / f"{game}.toml").read_text("utf-8"))
    for row in next(iter(tables.values())):
        yield row["name"], at_random(Match.start(game, row.get("options", {}), int(row["seed"])))


def at_random(match: Match) -> Match:
    """A game to its end, by a fixed walk over what may be done."""
    step = 7
    while not match.over:
        step = step * 48271 % 2147483647
        if match.due is not None and (not match.active or step % 3 == 0):
            match.tick(match.due)
            continue
        seat = match.active[step % len(match.active)]
        acts = match.actions(seat)
        match.play(seat, acts[step // 7 % len(acts)], match.s.now + 1 if match.due is not None else None)
    return match


def look(match: Match, at: str, lines: Lines) -> None:
    """What everybody is told at a position."""
    spec, t, s = match.spec, match.t, match.s
    lines["scene"].append(f"{at} {json.dumps(match.scene())}")
    for viewer in range(-1, match.seats):
        lines["view"].append(f"{at} {viewer} {written(match.view(viewer))}")
    for p in range(match.seats):
        lines["row"].append(f"{at} {p} {match.features(p)}")
        no = [f"{a}:{match.why_not(p, a)}" for a in range(spec.actions.count)]
        lines["why_not"].append(f"{at} {p} {' '.join(no)}")
        lines["forbidden"].append(f"{at} {p} {written(describe.forbidden(spec, t, s, p))}")
        if p in match.active:
            lines["prompt"].append(f"{at} {p} {written(describe.prompt(spec, t, s, p))}")
            lines["offers"].append(f"{at} {p} {offering.question(spec, t, s, p, match.actions(p))}")
            lines["plans"].append(f"{at} {p} {written(spec.words.plans(t, s, p))}")
            lines["passive"].append(f"{at} {p} {spec.actions.passive(t, s, p)}")
            lines["acts"] += [f"{at} {p} {told(match, p, a)}" for a in match.actions(p)]


def told(match: Match, p: int, a: int) -> str:
    """An act as pages get it, as a sentence, and the number that its name leads to."""
    spec, t, s = match.spec, match.t, match.s
    name = match.name(p, a)
    said = describe.text(spec, spec.words.said(t, s, p, a), describe.names(spec, t, s, p))
    return f"{written(describe.act(spec, t, s, p, a))} {written(said)} {spec.actions.parse(t, s, p, name)}"


def written(what: Any) -> str:
    """JSON on one line, its keys as they came."""
    return json.dumps(what, ensure_ascii=False, default=str)


def lines_of(game: str, every: int) -> Lines:
    """All lines of a game by what they are of."""
    lines: Lines = defaultdict(list)
    for name, match in played(game):
        again = match.copy()
        again.back_to(0)
        for n, (now, seat, action) in enumerate(match.history):
            if n % every == 0:
                look(again, f"{name} {n}", lines)
            if seat == CLOCK:
                again.tick(now)
            else:
                again.play(seat, action, now)
        look(again, f"{name} end", lines)
        for viewer in range(-1, again.seats):
            lines["log"] += [f"{name} {viewer} {written(one)}" for one in again.said(viewer)]
        print(f"unmoved: {game}: {name}, {len(match.history)} decisions", flush=True)
    content = find(game).content
    if content is not None:
        for path in sorted(content.home.rglob("*.toml")):
            try:
                lines["cards"] += [f"{path.name} {line}" for line in content.show(str(path))]
            except ValueError as fault:
                lines["cards"].append(f"{path.name} {str(fault).replace(str(content.home), '')}")
    return lines


def write(folder: Path, games: list[str], every: int) -> None:
    """The files of these games, and a hash of each."""
    folder.mkdir(parents=True, exist_ok=True)
    for game in games:
        for what, lines in sorted(lines_of(game, every).items()):
            text = "\n".join(lines) + "\n"
            (folder / f"{game}.{what}.txt").write_text(text, "utf-8")
            print(
                f"{game:14} {what:10} {len(lines):8} lines {hashlib.sha256(text.encode()).hexdigest()[:16]}", flush=True
            )


def kept(path: Path) -> list[str]:
    """The lines of a file; none where there is no such file."""
    return path.read_text("utf-8").splitlines() if path.exists() else []


def compare(before: Path, after: Path) -> int:
    """Names the first difference of each file; how many files differ."""
    different = 0
    for name in sorted({path.name for folder in (before, after) for path in folder.glob("*.txt")}):
        old, new = kept(before / name), kept(after / name)
        if old != new:
            different += 1
            at = (k for k, (a, b) in enumerate(zip(old, new, strict=False)) if a != b)
            k = next(at, min(len(old), len(new)))
            print(f"{name}: {len(old)} and {len(new)} lines; the first difference is line {k + 1}:")
            print(
                *(f"  {sign} {lines[k][:600]}" for sign, lines in (("-", old), ("+", new)) if k < len(lines)), sep="\n"
            )
    return different


def main() -> int:
    """Writes, or compares."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("folder", type=Path, nargs="?")
    parser.add_argument("game", nargs="*")
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--compare", type=Path, nargs=2, metavar=("BEFORE", "AFTER"))
    asked = parser.parse_intermixed_args()
    if asked.compare:
        different = compare(*asked.compare)
        print(f"unmoved: {different} files differ" if different else "unmoved: all files are equal")
        return 1 if different else 0
    if asked.folder is None:
        parser.error("a folder to write to, or --compare BEFORE AFTER")
    write(asked.folder, asked.game or list_games(), asked.every)
    return 0


if __name__ == "__main__":
    sys.exit(main())
