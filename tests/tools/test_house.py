"""The house lints find what they look for, in small files made for them."""

import importlib.util
import re
import sys
from pathlib import Path
from types import ModuleType

import pytest


def tool(name: str) -> ModuleType:
    """A module of tools/, which is no package."""
    path = Path(__file__).resolve().parents[2] / "tools" / f"{name}.py"
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    spec = importlib.util.spec_from_file_location(f"tools_{name}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


house = tool("house")


@pytest.fixture
def source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Makes a Source of a text at a path below a root of its own."""
    monkeypatch.setattr(house, "ROOT", tmp_path)

    def make(path: str, text: str):
        target = tmp_path / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, "utf-8")
        return house.Source(target)

    return make


def said(faults) -> list[str]:
    return [str(fault) for fault in faults]


def test_a_long_file_and_its_excuse(source) -> None:
    text = '"""x"""\n' + "a = 1\n" * 500
    assert "501 lines" in said(house.sizes(source("src/rumpus/kernel/a.py", text)))[0]
    excused = '"""x"""\n# house: long because it is a table\n' + "a = 1\n" * 500
    assert said(house.sizes(source("src/rumpus/kernel/b.py", excused))) == []


@pytest.mark.parametrize(("lines", "faults"), [(47, 0), (48, 0), (49, 1)])
def test_a_long_body(lines: int, faults: int, source) -> None:
    text = 'def f():\n    """x"""\n    # a comment\n\n' + "    a = 1\n" * lines
    assert len(said(house.sizes(source("src/rumpus/kernel/a.py", text)))) == faults


@pytest.mark.parametrize(
    ("line", "ok"),
    [
        ("x = 1  # noqa: E501 - a long address", True),
        ("x = 1  # noqa: E501", False),
        ("x = 1  # noqa", False),
        ("x = 1  # type: ignore[misc]  # numba has no types", True),
        ("x = 1  # type: ignore[misc]", False),
        ("x = 1  # pragma: no cover - Windows only", True),
        ("x = 1  # pragma: no cover", False),
        ('x = "# noqa"', True),
    ],
)
def test_a_silenced_check_needs_a_reason(line: str, ok: bool, source) -> None:
    assert (said(house.silenced(source("a.py", line + "\n"))) == []) is ok


@pytest.mark.parametrize(
    ("body", "faults"), [("return 1", 0), ("return 1.5", 1), ("return s / 2", 1), ("return float(s)", 1)]
)
def test_no_floats_in_rules(body: str, faults: int, source) -> None:
    text = f"@rule\ndef f(s):\n    {body}\n"
    assert len(said(house.integers(source("src/rumpus/games/toy/a.py", text)))) == faults
    assert said(house.integers(source("src/rumpus/bots/a.py", text))) == []
    assert said(house.integers(source("src/rumpus/games/toy/b.py", text.replace("@rule\n", "")))) == []


@pytest.mark.parametrize(
    ("body", "faults"),
    [
        ("card = s.deck[i] + 0", 1),
        ("return 0 + s.a if s.b else (s.c + 0) | 1", 2),
        ("card = s.deck[i + 10] + 0x10", 0),
        ("s.a += 0.0 + 1", 0),
        ("emit(log, E, p, 0)", 1),
        ("emit(log, E, -1)", 1),
        ("events.emit(log, E, p, a, b, c, 0)", 1),
        ("emit(log, E, p, 0, c); emit(log, E, 0); emit(log, E, p, -1); emit(log, 0)", 0),
        ("omit(log, E, p, 0)", 0),
    ],
)
def test_no_needless_copies_and_zeros(body: str, faults: int, source) -> None:
    text = f"def f(s, log):\n    {body}\n"
    assert len(said(house.needless(source("src/rumpus/games/toy/a.py", text)))) == faults


@pytest.mark.parametrize(
    ("path", "text", "faults"),
    [
        ("games/toy/rules/a.py", "def f(s, f):\n    return f.a + s.frames[0].m\n", 2),
        ("games/toy/rules/a.py", "def f(s, f):\n    return f.direction + s.n\n", 0),
        ("games/toy/rules/a.py", "def f(t, s, p, a, b, c, d, e, f):\n    return 0\n", 1),
        ("games/toy/rules/a.py", "def f(t, s, p, a, b, c, d, e):\n    return 0\n", 0),
        ("games/toy/interface/a.py", "def f(e):\n    return e.a\n", 0),
    ],
)
def test_reused_fields_are_called_by_name_and_no_rule_is_wide(path: str, text: str, faults: int, source) -> None:
    assert len(said(house.plain_words(source(f"src/rumpus/{path}", text)))) == faults


def test_many_names_of_a_module_are_that_module(source) -> None:
    source("src/rumpus/kernel/cards.py", "")
    source("src/rumpus/kernel/unbound.py", "")
    many = "from rumpus.kernel.{} import (\n    one,\n    two,\n)\n"
    wrong = said(house.many_names(source("src/rumpus/kernel/a.py", many.format("cards"))))
    assert wrong == ["src/rumpus/kernel/a.py:1: 2 names: from rumpus.kernel import cards"]
    fine = ("from rumpus.kernel.cards import one, two\n", many.format("unbound"), many.format("cards") + "cards = 1\n")
    for text in (*fine, "from math import (\n    sin,\n    cos,\n)\n"):
        assert said(house.many_names(source("src/rumpus/kernel/b.py", text))) == []


@pytest.mark.parametrize(
    ("path", "line", "ok"),
    [
        ("kernel/words/a.py", "from rumpus.kernel.records import b", True),
        ("kernel/words/a.py", "from rumpus.kernel.words import b", True),
        ("kernel/words/a.py", "from rumpus.kernel.match.match import Match", False),
        ("kernel/a.py", "from rumpus.kernel.words import b", False),
        ("kernel/a.py", "from rumpus.games.toy import b", False),
        ("games/toy/rules/a.py", "from rumpus.kernel.records.record import rule", True),
        ("games/toy/rules/a.py", "from rumpus.games.brawlhalla.rules import ids", False),
        ("games/toy/interface/a.py", "import rumpus.server.gateway.app", False),
        ("bots/a.py", "from rumpus.lab import sim", False),
        ("lab/a.py", "from rumpus.bots import choose", True),
        ("server/a.py", "from rumpus.cli import main", False),
        ("cli.py", "from rumpus.server.main import serve", True),
        ("attic/a.py", "x = 1", False),
    ],
)
def test_arrows_point_down(path: str, line: str, ok: bool, source) -> None:
    assert (said(house.arrows(source(f"src/rumpus/{path}", line + "\n"))) == []) is ok


@pytest.mark.parametrize(
    ("room", "line", "ok"),
    [
        ("rules", "from rumpus.kernel.records.record import rule", True),
        ("rules", "from rumpus.games.toy.rules import ids", True),
        ("rules", "from rumpus.games.toy.interface.events import say", False),
        ("rules", "from rumpus.games.toy.content import tables", False),
        ("rules", "from rumpus.effects.vocabulary import Word", False),
        ("content", "from rumpus.effects.vocabulary import Word", True),
        ("content", "from rumpus.games.toy.interface import view", False),
        ("interface", "from rumpus.games.toy.content import tables", True),
        ("interface", "from rumpus.games.toy.game import SPEC", False),
        ("bots", "from rumpus.games.toy.rules import turn", True),
        ("bots", "from rumpus.games.toy.interface import actions", False),
        ("attic", "from rumpus.kernel import b", False),
        ("game", "from rumpus.games.toy.interface import actions", True),
    ],
)
def test_a_room_imports_what_it_may(room: str, line: str, ok: bool, source) -> None:
    name = f"src/rumpus/games/toy/{room}.py" if room == "game" else f"src/rumpus/games/toy/{room}/a.py"
    assert (said(house.arrows(source(name, line + "\n"))) == []) is ok


@pytest.mark.parametrize(
    ("name", "text", "faults"),
    [
        ("a.py", '__all__ = ["f"]\ndef f(): ...\n', 0),
        ("a.py", '__all__ = ["f", "g"]\ndef f(): ...\n', 1),
        ("a.py", '__all__ = ["f", "f"]\ndef f(): ...\n', 2),
        ("a.py", '__all__ = ["A"]\nA, B = 1, 2\n', 0),
        ("__init__.py", '__all__ = ["f"]\nfrom rumpus.kernel import f, g\n', 1),
        ("__init__.py", '__all__ = ["f"]\nfrom typing import Any\nfrom rumpus.kernel import f\n', 0),
    ],
)
def test_all_is_exact(name: str, text: str, faults: int, source) -> None:
    assert len(said(house.public(source(f"src/rumpus/{name}", text)))) == faults


def test_tests_do_not_sleep(source) -> None:
    assert said(house.waits(source("tests/a.py", "import time\ntime." + "sleep(1)\n")))
    assert said(house.waits(source("tests/b.py", "import time\ntime.monotonic()\n"))) == []


@pytest.mark.parametrize(
    ("line", "faults"),
    [
        ("page.locator('.hand .slot')", 1),
        ("page.locator(f'[data-space={name}].go')", 1),
        ("page.locator('button:not(.off)')", 1),
        ("page.evaluate(\"document.querySelector('dialog .why')\")", 1),
        ("HAND = '.hand'\npage.locator(HAND)", 1),
        ("HAND = '.hand'\npage.locator(f'{HAND} [data-card={number}]')", 1),
        ("HAND = '.hand'\npage.locator(HAND + ' button')", 1),
        ("page.wait_for_selector('.hand')", 1),
        ("HAND = '.hand'\npage.evaluate(f\"() => document.querySelector('{HAND}')\")", 1),
        ("page.evaluate(\"() => { const card = '.hand .slot'; return find(card); }\")", 1),
        ("page.evaluate(\"name => document.querySelector('.hand ' + name)\")", 1),
        ("page.evaluate('name => document.querySelector(`.hand[data-seat=${name}]`)')", 1),
        ("page.locator('[data-space=r1c4]')", 0),
        ("page.locator(f'[data-card={number}]')", 0),
        ("page.locator(\"[href='./a.html'] kbd\")", 0),
        ("page.get_by_role('button', name='Deal. Now')", 0),
        ("page.evaluate(\"document.querySelector('dialog').open\")", 0),
        ("HAND = '[aria-label=Hand]'\npage.locator(f'{HAND} [data-card={number}]')", 0),
        ("page.evaluate(\"() => find('rumpus.settings', './a.html', '...', '. Then')\")", 0),
        ("SUFFIX = '.rumpus'\npath.endswith(SUFFIX)", 0),
    ],
)
def test_browser_tests_find_nothing_by_class(source, line: str, faults: int) -> None:
    assert len(said(house.by_class(source("tests/web/a.py", f"{line}\n")))) == faults


def test_a_class_in_a_name_from_another_file_of_the_browser_tests(source) -> None:
    source("tests/web/parts.py", "CARD = '.hand button'\n")
    one = source("tests/web/a.py", "from tests.web.parts import CARD as FOUND\npage.locator(FOUND)\n")
    assert len(said(house.by_class(one))) == 1


def test_words_that_no_file_holds_and_rules_that_exist(source, tmp_path: Path) -> None:
    named = re.compile(r"\bZZ-[A-Z]+-\d\d+\b")
    text = "see ZZ-MOVE-01 and ZZ-MOVE-99\nat /" + "work/x\nTO" + "DO later\n"
    made = source("a.md", text)
    found = said(house.texts(made.path, {"ZZ-MOVE-01"}, named))
    assert [line.split(": ")[0] for line in found] == ["a.md:1", "a.md:2", "a.md:3"]
    assert "ZZ-MOVE-99" in found[0]


def test_a_lock_file_holds_no_addresses(source) -> None:
    good = source("requirements/run.txt", "rich==15.0.0 --hash=sha256:00\n")
    bad = source("requirements/test.txt", "rich @ https" + "://files.example/rich-15.0.0-py3-none-any.whl\n")
    lock = source("web/package-lock.json", '{"resolved": "x"}\n')
    assert said(house.texts(good.path, set(), None)) == []
    assert len(said(house.texts(bad.path, set(), None))) == 1
    assert len(said(house.texts(lock.path, set(), None))) == 1


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("a = getattr(s, 'paused', 0)", 'getattr(..., "paused")'),
        ("a = hasattr(self.match.spec, 'due')", 'hasattr(..., "due")'),
        ("match, told = court.match, court.match.t\na = getattr(told, 'hand_ms', 0)", 'getattr(..., "hand_ms")'),
        ("row = spec.records.State.at(array)\na = getattr(row, 'round')", 'getattr(..., "round")'),
        ("game = find(name)\na = hasattr(game, 'race')", 'hasattr(..., "race")'),
        ("a = spec.extra['judge']", "`.extra`"),
        ("a = match.spec.extra.get('judge')", "`.extra`"),
        ("from rumpus.games.toy import ids", "rumpus.games.toy.ids: a generic room imports no game"),
        ("import rumpus.games.toy.game", "rumpus.games.toy.game: a generic room imports no game"),
        ("from rumpus.games import toy", "rumpus.games.toy: a generic room imports no game"),
        ("a = import_module('rumpus.games.toy.tempo')", '"rumpus.games.toy.tempo": a generic room knows no game'),
        ("ORDER = ('toy', 'chess')", '"toy": a generic room knows no game'),
    ],
)
@pytest.mark.parametrize("room", ["kernel/a", "bots/a", "lab/a", "server/a", "cli"])
def test_generic_rooms_know_games_by_typed_parts(source, room: str, text: str, fault: str) -> None:
    found = said(house.contract(source(f"src/rumpus/{room}.py", text), {"toy"}))
    assert len(found) == 1
    assert fault in found[0]
    assert said(house.contract(source("src/rumpus/games/toy/a.py", text), {"toy"})) == []


@pytest.mark.parametrize(
    "text",
    [
        '"""The toy game, `spec.extra`, and toy."""\na = 1',
        "a = getattr(spec, name)",
        "ref = getattr(message, 'ref', None)",
        "a = hasattr(os, 'nice')",
        "import rumpus.games\na = rumpus.games.__file__",
        "extra = 1\na = spec.race.judge(t, s)",
    ],
)
def test_generic_rooms_may_do_the_rest(source, text: str) -> None:
    assert said(house.contract(source("src/rumpus/server/a.py", text), {"toy"})) == []


@pytest.mark.parametrize(
    ("path", "line", "named"),
    [
        ("web/src/app/table/Bar.svelte", '{#if game === "last_stand"}', "last_stand"),
        ("web/src/art/voices.ts", "/** Dots of Last Stand. */", "Last Stand"),
        ("web/src/styles/base.css", "/* LAST STAND */", "LAST STAND"),
        ("web/src/kit/a.ts", "const one = new FakeLastStand();", "LastStand"),
        ("web/src/kit/a.json", '["last-stand"]', "last-stand"),
        ("web/src/games/solo/a.ts", 'import { one } from "../last_stand/look";', "last_stand"),
        ("web/src/games/solo/a/b.ts", "const one = import('../../last_stand/look');", "last_stand"),
        ("web/src/games/solo/a.ts", "// no last stand of anybody", ""),
        ("web/src/games/last_stand/a.ts", "// solo, as the rules call it", ""),
        ("web/src/games/solo/a.ts", "export const solo = 1;", ""),
        ("web/src/app/a.ts", "// the last of the stands; soloists, console", ""),
        ("web/src/games/README.md", "last_stand", ""),
        ("web/test/a.ts", "last_stand", ""),
        ("src/rumpus/a.py", "last_stand = 1", ""),
    ],
)
def test_the_page_names_a_game_in_its_folder_alone(source, tmp_path: Path, path: str, line: str, named: str) -> None:
    for game in ("last_stand", "solo"):
        source(f"web/src/games/{game}/game.ts", "")
    made = source(path, f"\n{line}\n")
    found = said(house.strangers(made.path, house.of_games(tmp_path / "web/src/games")))
    assert [one.split(": ")[1] for one in found] == ([named] if named else [])
    assert all(one.startswith(f"{path}:2: ") for one in found)


def test_a_part_of_the_kit_has_two_users(tmp_path, monkeypatch):
    monkeypatch.setattr(house, "ROOT", tmp_path)
    web = tmp_path / "web" / "src"
    files = {
        "kit/Both.svelte": 'import { row } from "./row";',
        "kit/row.ts": "",
        "kit/Shell.svelte": "",
        "kit/Home.svelte": "",
        "kit/Idle.svelte": "",
        "app/App.svelte": 'import Shell from "../kit/Shell.svelte";',
        "games/chess/Table.svelte": 'import Both from "../../kit/Both.svelte";\nimport("../../kit/Home.svelte");',
        "games/go/Table.svelte": 'import Both from "../../kit/Both.svelte";',
    }
    for name, text in files.items():
        (web / name).parent.mkdir(parents=True, exist_ok=True)
        (web / name).write_text(text, "utf-8")
    assert {fault.path.name: fault.text for fault in house.lonely(web)} == {
        "Home.svelte": "a part of the kit that chess alone uses lies in its folder",
        "Idle.svelte": "a part of the kit that nobody uses",
    }


@pytest.mark.parametrize(
    ("line", "said_of_it"),
    [
        ("send(20 + card as ActionId);", "an action is handed out by the server; the page makes none"),
        ("const row = line.data;", "a packed row: ask for a named argument"),
        ("table.why(204);", "a number of an action: show what the server forbids, with its reason"),
        ('if (line.text.startsWith("Nix")) return;', "meaning read out of a sentence: ask for an argument"),
        ("const loud = / freezes /.test(line.text);", "meaning read out of a sentence: ask for an argument"),
        ("const shown = words(line.text);", None),
    ],
)
def test_the_page_is_handed_what_it_shows(tmp_path, monkeypatch, line, said_of_it):
    monkeypatch.setattr(house, "ROOT", tmp_path)
    path = tmp_path / "web" / "src" / "kit" / "a.ts"
    path.parent.mkdir(parents=True)
    path.write_text(f"{line}\n", "utf-8")
    assert [fault.text for fault in house.clever(path)] == ([said_of_it] if said_of_it else [])


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("<p>Pick one</p>", ["Pick one"]),
        ("<p class='Big one'>{say('a-b')}</p>", []),
        ('<p title="The way">{n}&nbsp;·</p>', ["The way"]),
        ("<i aria-label={say('a')} {title}></i>", []),
        ("<b>{busy ? 'Opening' : say('a')}</b>", ["Opening"]),
        ('<b onkeydown={(e) => e.key === "Enter" && go("top")}></b>', []),
        ('<Choice label="sound" value="x" />', ["sound"]),
        ('<Dialog about="Leave the table?" />', ["Leave the table?"]),
        ("<!-- Words -->\n<style>\n  b {}\n</style>", []),
        ('<script>\n  notes.say("No seat is free.");\n  // A note.\n</script>', ["No seat is free."]),
        ('<script>\n  throw new Error("No seat is free.");\n</script>', []),
        ("{#if a}<b>x</b>{:else}no{/if}", ["no"]),
    ],
)
def test_sentences_of_the_page_stand_in_catalogues(text: str, words: list[str], source) -> None:
    path = source("web/src/app/lobby/A.svelte", text).path
    found = [said for _, said in house.unsaid(path, house.ROOT)]
    assert [one.split('"')[1] for one in found] == words


def test_a_script_says_no_sentence_and_its_line_is_told(source) -> None:
    path = source("web/src/words/a.ts", 'const key = "Escape";\nconst said = `Seat ${n} is free`;\n').path
    assert [line for line, _ in house.unsaid(path, house.ROOT)] == [2]
