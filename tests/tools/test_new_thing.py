"""CONTRIBUTING.md, "A new thing: which files": each is done once, to a copy of the toy, in the files of the table; then
the copy does it.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import rumpus

SOURCES = Path(rumpus.__file__).parents[1]
TOY = SOURCES / "rumpus" / "games" / "toy"
GAME = "sparring"
MOST = {"State field": 3, "field of the view": 1, "action": 3, "event": 3, "word of cards": 3, "option": 2}
"""How many files each may take."""
TEXT = (SOURCES.parent / "CONTRIBUTING.md").read_text("utf-8").partition("## A new thing: which files")[2]
TABLE = {
    row[0]: re.findall(r"`([^` ]+/[^` ]+)`", row[1])
    for row in re.findall(r"^\| (?!a new|---)([^|]+) \| (.+?) \|", TEXT.partition("\n## ")[0], re.MULTILINE)
}
SPILL = '''@rule
def spill(t: Table, s: State, p: int, card: int, e: Op, log: Log) -> None:
    """TOY-FX-01: coins of its seat roll into the pot."""
    n = min(e.n, s.seats[p].coins)
    s.seats[p].coins -= n
    s.pot += n


'''
ROW = '        fx.Word("spill", 4, "TOY-FX-01", {"n": fx.number(1, 3)}, does="cards.spill"),\n'
BONUS = """[[option]]
name = "bonus"
default = 0
range = [0, 3]
title = "Bonus"
help = "Coins more in the first pot."
rule = "TOY-ROUND-01"
sets = "bonus"

"""
EDITS: dict[str, list[tuple[str, str, str]]] = {
    "State field": [
        ("rules/state.py", "    coins: int\n", "    coins: int\n    won: int  # rounds\n"),
        ("rules/turn.py", "        s.leader = best\n", "        s.leader = best\n        s.seats[best].won += 1\n"),
        ("interface/scene.py", 'value("last"),\n', 'value("last"),\n                value("won"),\n'),
    ],
    "field of the view": [
        ("interface/view.py", "int = seat.coins\n", "int = seat.coins\n        self.won: int = seat.won\n"),
    ],
    "action": [
        ("interface/actions.py", '"raise", "concede", "pass"', '"raise", "concede", "pass", "lay_low"'),
        ("rules/turn.py", "<< ids.RAISE\n", "<< ids.RAISE | 1 << ids.LAY_LOW\n"),
        (
            "rules/turn.py",
            "    elif a == ids.PASS:\n",
            "    elif a == ids.LAY_LOW:\n        lay(t, s, p, s.seats[p].hand[0], log)\n    elif a == ids.PASS:\n",
        ),
        ("words/en.ftl", "act-raise =", "act-lay-low = Lay the lowest card\nact-raise ="),
    ],
    "event": [
        (
            "interface/events.py",
            "    message=str,\n",
            '    line("cheer", "TOY-ROUND-02", coins=NUMBER),\n    message=str,\n',
        ),
        (
            "rules/turn.py",
            "        emit(log, ids.EV_TAKE, best, s.pot)\n",
            "        emit(log, ids.EV_TAKE, best, s.pot)\n        emit(log, ids.EV_CHEER, best, s.pot)\n",
        ),
        ("words/en.ftl", "tie =", "cheer = They cheer { SEAT($seat) } for { $coins }\ntie ="),
    ],
    "word of cards": [
        (
            "content/words.py",
            '        fx.Word("swap", 3,',
            ROW + '        fx.Word("swap", 3,',
        ),
        (
            "rules/cards.py",
            "@rule\ndef draw(",
            SPILL + "@rule\ndef draw(",
        ),
        ("words/en.ftl", "does-swap =", "does-spill = spill { card-coins }\n    .short = spill { $n }\ndoes-swap ="),
    ],
    "option": [
        (
            "content/options.toml",
            '[[option]]\nname = "seconds"',
            BONUS + '[[option]]\nname = "seconds"',
        ),
        (
            "rules/state.py",
            "    highest: int ",
            "    bonus: int  # coins more in the first pot, 0..3\n    highest: int ",
        ),
    ],
}
CHECK = """
import json
from pathlib import Path
from rumpus.kernel.contract.spec import find
from rumpus.kernel.match.match import Match
from sparring.content.load import FILES
from sparring.interface.card_text import text

spec = find("sparring")
match = Match.start(spec, {"bonus": 2, "pace": "turns"}, 5)
while match.s.round == 1:
    match.play(match.active[0], "lay low")
Path("own.toml").write_text(\'\'\'[[face]]
id = "clumsy"
value = 3
title = "Clumsy"
show = [{ op = "spill", n = 2 }]
\'\'\', "utf-8")
print(json.dumps({
    "bonus": int(match.t.bonus),
    "scene": spec.scenes.write(match.t, match.s),
    "won": [seat["won"] for seat in match.view(0)["seats"]],
    "log": [line["text"] for line in match.said(0)],
    "offered": [match.name(match.active[0], a) for a in match.actions(match.active[0])],
    "card": text(FILES.load("own.toml").face[0]),
}))
"""


def test_the_table_says_no_more_than_it_may() -> None:
    done = {thing: list(dict.fromkeys(name for name, _, _ in edits)) for thing, edits in EDITS.items()}
    assert done == TABLE
    assert {thing: len(files) for thing, files in TABLE.items() if len(files) > MOST[thing]} == {}


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The toy under another name, with each new thing."""
    home = tmp_path_factory.mktemp("new_thing")
    shutil.copytree(TOY, home / GAME, ignore=shutil.ignore_patterns("__pycache__"))
    for path in (home / GAME).rglob("*.py"):
        path.write_text(
            path.read_text("utf-8").replace("rumpus.games.toy", GAME).replace('id="toy"', f'id="{GAME}"'), "utf-8"
        )
    for name, before, after in (edit for edits in EDITS.values() for edit in edits):
        path = home / GAME / name
        text = path.read_text("utf-8")
        assert text.count(before) == 1, (name, before)
        path.write_text(text.replace(before, after), "utf-8")
    known = home / f"{GAME}-0.1.0.dist-info"
    known.mkdir()
    (known / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {GAME}\nVersion: 0.1.0\n", "utf-8")
    (known / "entry_points.txt").write_text(f"[rumpus.games]\n{GAME} = {GAME}.game:SPEC\n", "utf-8")
    return home


def run(home: Path, *words: str) -> str:
    """What a command of Python's says where the copy is known."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(SOURCES), str(home)]), "RUMPUS_PLAIN": "1"}
    done = subprocess.run([sys.executable, *words], cwd=home, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_each_new_thing_is_there(copy: Path) -> None:
    assert run(copy, "-m", "rumpus", "generate", GAME).splitlines() == [
        *("rules/ids.py is written", "rules/ops.py is written", "rules/dispatch.py is written")
    ]
    found = json.loads(run(copy, "-c", CHECK))
    assert found["bonus"] == 2
    assert (sorted(found["won"]), found["scene"].count(" won 1")) == ([0, 1], 1)
    assert [line for line in found["log"] if line.startswith("They cheer ")] != []
    assert "lay low" in found["offered"]
    assert found["card"] == "When it lies open: spill 2 coins."
