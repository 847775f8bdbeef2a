"""Writes rules/ops.py and rules/dispatch.py of each game from its vocabulary, content/words.py; with --check says
whether they are current.

A game takes part when its content/words.py has `GENERATED` (rumpus.effects.Generated). Exit status 1 from --check: a
file is stale.
"""

import importlib
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "rumpus" / "games"


def wanted() -> dict[Path, str]:
    """Every generated file and its text."""
    made: dict[Path, str] = {}
    for path in sorted(GAMES.glob("*/content/words.py")):
        game = path.parent.parent.name
        module = importlib.import_module(f"rumpus.games.{game}.content.words")
        generated = getattr(module, "GENERATED", None)
        if generated is not None:
            folder = GAMES / game / "rules"
            made |= {folder / name: text for name, text in generated.files().items()}
    return made


def main(arguments: list[str]) -> int:
    """See the module's first lines."""
    files = wanted()
    stale = [path for path, text in files.items() if not path.is_file() or path.read_text("utf-8") != text]
    for path in stale:
        print(path.relative_to(ROOT).as_posix(), "is stale" if "--check" in arguments else "is written")
        if "--check" not in arguments:
            path.parent.mkdir(exist_ok=True)
            path.write_text(files[path], "utf-8")
    if stale and "--check" in arguments:
        print("run: python tools/gen_effects.py", file=sys.stderr)
    return 1 if stale and "--check" in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
