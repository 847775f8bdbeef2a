"""Every command on every wrong input that could be thought of, and on thousands that were not: the exit status is 0, 1
or 2, wrong input is one line on standard error, and nothing ends in a traceback.

In process, so that an exception that reaches Python is one here; what needs a process of its own has one.
"""

from __future__ import annotations

import contextlib
import gc
import io
import json
import os
import random
import re
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import click
import pytest

import rumpus
from rumpus import cli
from rumpus.cli import arguments, replay_, root
from rumpus.cli.shared import Word
from rumpus.kernel.match.match import Match
from rumpus.server import main as server

GAMES = ("toy", "brawlhalla", "brawl", "incredibrawl", "blitz_squad", "brutality")
HOME = Path(rumpus.__file__).parent / "games"
NUMBERS = ["", "0", "-1", "1e400", "-1e400", "nan", "inf", "x", "1.5", "1.5e0", "9" * 15, "9" * 5000, "²", "0x10"]
NUMBERS += ["\0", "\udcff", "None", "1e", "e", "--", "1,000", " ", "٣"]
DEEP = "[" * 20_000
TIMEOUT = 120  # seconds, for a process of its own


@pytest.fixture(autouse=True)
def whole(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """A server that would start does not; what starting one changes in the process is as before afterwards, and what
    is made by chance lies in a folder of the test.
    """
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(server._Server, "run", lambda *_args, **_named: None)
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    interval, thresholds, ended = sys.getswitchinterval(), gc.get_threshold(), signal.getsignal(signal.SIGTERM)
    yield
    sys.setswitchinterval(interval)
    gc.set_threshold(*thresholds)
    signal.signal(signal.SIGTERM, ended)


class Runner:
    """Runs commands, and holds each to the rules of the command line."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *words: object) -> int:
        """The exit status of a command; the same words are in the message when it breaks a rule."""
        told = [str(word) for word in words]
        shown = [arguments.brief(word) for word in told]
        status = cli.main(told)
        out, err = self.capsys.readouterr()
        assert status in (0, 1, 2), shown
        assert "Traceback" not in out + err, shown
        if status == 2:
            assert err.count("\n") == 1, (shown, err)
            assert err.startswith("rumpus"), (shown, err)
            assert len(err) < arguments.LONGEST + 200, shown
            assert err.isprintable() or err[:-1].isprintable(), (shown, err)
        return status

    def wrong(self, *words: object) -> None:
        """A command whose input is wrong."""
        assert self(*words) == 2, [arguments.brief(str(word)) for word in words]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Runner:
    """Runs commands."""
    return Runner(capsys)


@pytest.fixture(scope="module")
def bad(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Files that are none, and files that hold no text, no TOML, no save: their names by what is wrong."""
    home = tmp_path_factory.mktemp("bad")
    held = {
        "empty": b"",
        "blank": b" \n\n\t\n",
        "binary": bytes(range(256)) * 8,
        "latin": b'id = "\xe9"\n',
        "nul": b"a = 1\n\0\n",
        "mark": b"\xef\xbb\xbfid = 1\n",
        "deep": b"a = " + b"[" * 20_000 + b"]" * 20_000,
        "deep tables": b"a = " + b"{a=" * 9_000 + b"1" + b"}" * 9_000,
        "digits": b"id = " + b"9" * 6_000,
        "date": b"id = 1979-05-27T07:32:00Z\ncards = 1979-05-27\n",
        "json": b'{"a": 1}\n',
    }
    made = {}
    for name, data in held.items():
        (home / name).write_bytes(data)
        made[name] = str(home / name)
    made |= {"folder": str(home), "missing": str(home / "none"), "under a file": str(home / "empty" / "x")}
    return made | {"NUL": "a\0b", "no text": "\udcff", "no name": "", "long": "x" * 5000}


# ---------------------------------------------------------------- words of the command line
@pytest.mark.parametrize("number", NUMBERS, ids=lambda number: repr(number)[:12])
def test_numbers_of_every_command(number: str, run: Runner, tmp_path: Path) -> None:
    sim = ("sim", "toy", "--workers", "1", "--games", "2")
    for words in (
        ("serve", "--data", tmp_path, "--port"),
        ("play", "toy", "--no-browser", "--data", tmp_path, "--port"),
        ("play", "toy", "--text", "--seed"),
        ("play", "toy", "--no-browser", "--data", tmp_path, "--port", "0", "--seed"),
        (*sim, "--games"),
        (*sim, "--workers"),
        (*sim, "--seed"),
        ("perft", "toy", "--depth", "1", "--seed"),
        ("perft", "toy", "--depth"),
        ("replay", tmp_path / "none", "--to"),
    ):
        lowest = 0 if words[-1] in ("--seed", "--depth", "--port", "--to") else 1
        fine = number.strip().isdecimal() and lowest <= int(number[:9]) and len(number) < 9
        assert (run(*words, number) != 2) == (fine and words[0] != "replay"), words


def test_a_number_says_what_was_allowed(run: Runner, capsys: pytest.CaptureFixture[str]) -> None:
    for words, says in (
        (["serve", "--port", "99999"], "99999 is out of range; use a whole number from 0 to 65,535"),
        (["sim", "toy", "--games", "1e400"], "'1e400' isn't a number; use a whole number from 1 to"),
        (["sim", "toy", "--workers", "0"], "0 is out of range; use a whole number from 1 to"),
        (["perft", "toy", "--depth", "9" * 5000], "(5,000 characters)' isn't a number"),
    ):
        assert cli.main(words) == 2
        assert says in capsys.readouterr().err


@pytest.mark.parametrize("game", [*GAMES, "nope", "", "../toy", "toy.game", "\udcff", "x" * 3000])
def test_options_of_every_game(game: str, run: Runner) -> None:
    told = ["", "=", "a", "a=b", "=b", "players", "players=", "players=x", "players=99", "players=-1", "players=1e3"]
    told += [
        f"players={'9' * 5000}",
        "players=²",
        "\0=1",
        "players=2\0",
        "x" * 3000 + "=1",
        "\udcff=1",
        "mode=",
        "a=b=c",
    ]
    for option in told:
        run.wrong("sim", game, "--games", "1", "--workers", "1", "-o", option)
    run.wrong("sim", game, "--games", "1", "--bots", "wild")
    run.wrong("sim", game, "--games", "1", "--bots", *["random"] * 9)
    run.wrong("sim", game, "--games", "1", "--check", "--bots", "random")
    run.wrong("play", game, "--text", *["--seat", "me"] * 9)
    if game not in GAMES:
        run.wrong("compile", game)
        run.wrong("play", game, "--text")
        run.wrong("perft", game, "--depth", "1")
        run.wrong("content", "check", "x", "--game", game)


@pytest.mark.parametrize(
    "host", ["", "nohost.invalid", "300.1.1.1", "x" * 500, "\0", "\udcff", "::1::", "[", " ", "é" * 99]
)
def test_hosts_and_names(host: str, run: Runner, tmp_path: Path) -> None:
    status = run("serve", "--host", host, "--port", "0", "--data", tmp_path)
    assert status == 2, "an empty one would listen to the whole world"
    named = host in ("nohost.invalid", "300.1.1.1", "x" * 500)
    assert run("serve", "--name", host, "--port", "0", "--data", tmp_path) == (0 if named else 2)


@pytest.mark.parametrize(
    "proxy", ["nosuch", "", " ", "10.0.0.0/99", "10.0.0", "::1/129", "1" * 5000, "\udcff", "[::1]", "*"]
)
def test_proxies_that_are_no_address(
    proxy: str, run: Runner, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run.wrong("serve", "--port", "0", "--data", tmp_path, "--proxy", proxy)
    assert cli.main(["serve", "--port", "0", "--data", str(tmp_path), "--proxy", proxy]) == 2
    assert "use an IP address, as in 10.0.0.1, or a network" in capsys.readouterr().err


@pytest.mark.parametrize("proxy", ["10.0.0.1", "10.0.0.1/8", "::1", "2001:db8::/32"])
def test_proxies_that_are(proxy: str, run: Runner, tmp_path: Path) -> None:
    assert run("serve", "--port", "0", "--data", tmp_path, "--proxy", proxy) == 0


def test_nothing_at_all_is_no_folder(run: Runner) -> None:
    run.wrong("serve", "--port", "0", "--data", "")


def every_command() -> Iterator[click.Command]:
    """Every command, those of groups too."""
    context = click.Context(root.root)
    waiting = [root.root.get_command(context, name) for name in root.COMMANDS]
    while waiting:
        one = waiting.pop()
        assert one is not None
        waiting += one.commands.values() if isinstance(one, click.Group) else ()
        yield one


def test_every_option_that_takes_a_word_judges_it(bad: dict[str, str]) -> None:
    """What a `type` refuses is one line; anything else that it raises would be a traceback."""
    judged = 0
    for command in every_command():
        for one in command.params:
            if isinstance(one.type, Word):
                judged += 1
                for text in [*NUMBERS, *bad.values(), DEEP]:
                    with contextlib.suppress(click.BadParameter):
                        one.type.convert(text, one, None)
    assert judged > 20


# ---------------------------------------------------------------- where tables are kept
def test_data_that_is_no_folder_and_no_database(run: Runner, bad: dict[str, str], tmp_path: Path) -> None:
    urls = ["sqlite:////nonexistent/x/y.db", f"sqlite:///{tmp_path}", f"sqlite:///{bad['binary']}", "nodb://x", "://"]
    urls += ["http://[::1", "sqlite+nodriver:///x", "postgresql://u@h:port/x", "postgresql://u:word@127.0.0.1:1/x"]
    urls += [f"sqlite:///file:{tmp_path}/none.db?mode=ro&uri=true"]
    files = [path for name, path in bad.items() if name not in ("folder", "missing", "no name", "no text")]
    for data in [*urls, *files]:
        run.wrong("serve", "--port", "0", "--data", data)
        run.wrong("play", "toy", "--no-browser", "--port", "0", "--data", data)


def test_a_password_is_not_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["serve", "--port", "0", "--data", "postgresql://u:word@h:port/x"]) == 2
    assert "word" not in capsys.readouterr().err


def test_a_damaged_store(run: Runner, tmp_path: Path) -> None:
    def folder(name: str) -> Path:
        made = tmp_path / name
        made.mkdir()
        return made

    for name, data in (("noise", b"hello" * 1000), ("torn", b"SQLite format 3\0" + b"garbage" * 1000)):
        (folder(name) / "tables.sqlite3").write_bytes(data)
    (folder("a folder") / "tables.sqlite3").mkdir()
    with sqlite3.connect(folder("another's") / "tables.sqlite3") as other:
        other.executescript("create table tables(x); create table about(a);")
    other.close()
    for key, value in (("schema", "x"), ("schema", "99"), ("secret", "no hex")):
        home = folder(f"{key} {value}")
        assert run("play", "toy", "--no-browser", "--port", "0", "--data", home) == 0
        with sqlite3.connect(home / "tables.sqlite3") as store:
            store.execute("update about set value = ? where key = ?", (value, key))
        store.close()
    for home in sorted(tmp_path.iterdir()):
        run.wrong("serve", "--port", "0", "--data", home)
        run.wrong("play", "toy", "--no-browser", "--port", "0", "--data", home)


# ---------------------------------------------------------------- files
def test_files_of_every_command(run: Runner, bad: dict[str, str], tmp_path: Path) -> None:
    for path in bad.values():
        for command in ("try", "replay", "verify"):
            assert run(command, path) != 0
        for game in (None, *GAMES):
            for command in ("check", "show"):
                assert run("content", command, path, *(("--game", game) if game else ())) != 0
        for game in GAMES:
            for depth in ("0", "1"):
                run.wrong("perft", game, "--depth", depth, "--scene", path)
            run.wrong("sim", game, "--games", "1", "--workers", "1", "--content", path)
            run.wrong("play", game, "--text", "--content", path)
            run.wrong("play", game, "--no-browser", "--port", "0", "--data", tmp_path, "--content", path)


def begun(game: str, options: dict[str, Any], chance: random.Random) -> Match:
    """A game that is some decisions old."""
    match = rumpus.new(game, options, seed=3)
    for _ in range(14):
        if match.active:
            seat = chance.choice(match.active)
            match.play(seat, chance.choice(match.actions(seat)))
        elif not match.over:
            match.tick(match.due or 0)
    return match


TABLES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("toy", {"pace": "clock", "players": 4}),
    ("brawlhalla", {}),
    ("brawl", {}),
    ("brawl", {"mode": "training"}),
    ("incredibrawl", {"mode": "gamer", "power_ups": "on"}),
    ("blitz_squad", {}),
    ("brutality", {}),
)
VALUES = [
    "",
    "5",
    "-5",
    "9" * 30,
    "9" * 6000,
    "null",
    "[]",
    "{}",
    '"x"',
    DEEP,
    '{"a":' * 9000,
    "[1, 2]",
    '["A"]',
    "NaN",
]
VALUES += [
    '["\\ud800", "B"]',
    "true",
    "1.5",
    '{"players": null}',
    '{"players": [2]}',
    '{"players": 1e999}',
    "[null]",
    "NaN",
]


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_saves_with_another_value_in_a_line(game: str, options: dict[str, Any], run: Runner, tmp_path: Path) -> None:
    head, _, body = begun(game, options, random.Random(1)).save().partition("\n\n")
    lines, path = head.split("\n"), tmp_path / "a.save"
    for i, line in enumerate(lines):
        key = line.split(" ")[0]
        for name in (key, "scene") if key == "seed" else (key,):
            for value in VALUES:
                path.write_text("\n".join([*lines[:i], f"{name} {value}", *lines[i + 1 :]]) + f"\n\n{body}", "utf-8")
                statuses = run("verify", path), run("replay", path)
                if value not in ("5", "{}", "[]"):  # which may stand for a seed, and for what is usual
                    assert statuses == (1, 2), (name, arguments.brief(value))
    first, _, rest = body.partition("\n")
    for value in ("9" * 30, "9" * 6000, "2147483648", "-1", "²", "x"):
        path.write_text(f"{head}\n\n{value} {first.partition(' ')[2]}\n{rest}", "utf-8")
        run("verify", path)
        run("replay", path, "--seat", "A")
    for extra in ("# request", "# request x", f"# request {'1 ' * 20}", "# request {}", "# salt", f"# salt {'é' * 9}"):
        path.write_text(f"{head}\n\n{body}{extra}\n", "utf-8")
        for shown in ("", "zz", "\udcff" * 9, "a" * 64, "9" * 5000):
            run("verify", path, "--hash", shown)
    for seat in ("", "Z", "AB", "\0", "\udcff", "1"):
        run.wrong("replay", path, "--seat", seat)


PIECES = [
    "\0",
    '"',
    "[",
    "{",
    "9" * 30,
    "-1",
    "\n",
    "=",
    "null",
    "true",
    "é",
    " ",
    "#",
    "1e999",
    "A",
    "scene",
    "r99c99",
]
WORDS = [
    "",
    "-1",
    "0",
    "99",
    "999999999999",
    "x",
    "[]",
    "{}",
    "null",
    '"5"',
    "1.5",
    "A",
    "H",
    "-",
    "p7",
    "r1c1",
    "r9c99",
]


def mutated(text: str, chance: random.Random) -> str:
    """The text with a few things cut, doubled, put in, or changed for others."""
    for _ in range(chance.choice((1, 1, 2, 4))):
        at = chance.randrange(max(1, len(text)))
        kind = chance.randrange(6)
        if kind == 0:
            text = text[:at] + text[at + chance.randrange(1, 9) :]
        elif kind == 1:
            text = text[:at] + chance.choice(PIECES) + text[at:]
        elif kind == 2:
            text = text[:at] + chr(chance.randrange(32, 127)) + text[at + 1 :]
        elif kind == 3:
            text = text[:at] + text[chance.randrange(max(1, len(text))) :][:20] + text[at:]
        elif kind == 4 and chance.random() < 0.3:
            text = text[:at]
        else:
            lines = text.split("\n")
            n = chance.randrange(len(lines))
            words = lines[n].split(" ")
            words[chance.randrange(len(words))] = chance.choice(WORDS)
            text = "\n".join([*lines[:n], " ".join(words), *lines[n + 1 :]])
    return text


@pytest.mark.parametrize("seed", range(2))
def test_mutated_saves_and_scenes(seed: int, run: Runner, tmp_path: Path) -> None:
    chance, path = random.Random(seed), tmp_path / "mutated"
    for game, options in TABLES:
        match = begun(game, options, chance)
        for _ in range(12):
            path.write_text(mutated(match.save(), chance), "utf-8")
            run("verify", path)
            run("replay", path, "--to", "3")
        for _ in range(40):
            path.write_text(mutated(match.scene(), chance), "utf-8")
            run("perft", game, "--depth", "0", "--scene", path)


def contents() -> list[tuple[str, str]]:
    """(game, text) of content files of every kind."""
    guide = (HOME / "incredibrawl" / "content" / "README.md").read_text("utf-8")
    files = [("brawlhalla", HOME / "brawlhalla/content/sets/salt-and-steel/nix.toml")]
    files += [("brawlhalla", HOME / "brawlhalla/content/arenas/long-hall.toml")]
    files += [("brawl", HOME / "brawl/content/decks/fuse.toml")]
    files += [("incredibrawl", HOME / "incredibrawl/content/power_ups.toml")]
    read = [(game, path.read_text("utf-8")) for game, path in files]
    return [*read, ("incredibrawl", guide.split("```toml\n")[1].split("```")[0])]


TOML = ["5", "-5", "9" * 25, '"x"', "[]", "{}", "true", "1.5", "nan", "[[]]", "1979-05-27", '""', '"\\u0000"']


@pytest.mark.parametrize(("game", "text"), contents(), ids=["legend", "arena", "deck", "power-ups", "cards"])
def test_mutated_content(game: str, text: str, run: Runner, tmp_path: Path) -> None:
    chance, path = random.Random(7), tmp_path / "mutated.toml"
    for _ in range(40):
        path.write_text(mutated(text, chance), "utf-8")
        found = run("content", "check", path, "--game", game)
        assert run("content", "show", path, "--game", game) == found
        run("content", "check", path)
        if found:
            run.wrong("play", game, "--text", "--content", path)
    values = list(re.finditer(r"= *([^\n,}\]]+)", text))
    for at in chance.sample(values, min(30, len(values))):
        for value in (
            "5",
            "-5",
            "9" * 25,
            '"x"',
            "[]",
            "{}",
            "true",
            "1.5",
            "nan",
            "[[]]",
            "1979-05-27",
            '""',
            '"\\u0000"',
        ):
            path.write_text(text[: at.start(1)] + value + text[at.end(1) :], "utf-8")
            run("content", "check", path, "--game", game)


# ---------------------------------------------------------------- processes of their own
def process(*words: str, **more: Any) -> subprocess.CompletedProcess[bytes]:
    """A command as a process."""
    env = {**os.environ, "RUMPUS_PLAIN": "1"}
    told: Sequence[str] = [sys.executable, "-m", "rumpus", *words]
    return subprocess.run(told, env=env, timeout=TIMEOUT, check=False, **{"stdout": -1, "stderr": -1, **more})


def test_a_reader_that_goes_away_is_no_fault() -> None:
    for words in (
        ("sim", "toy", "--games", "20", "--workers", "1"),
        ("--help",),
        ("sim", "toy", "--games", "9", "--json"),
    ):
        reading, writing = os.pipe()
        os.close(reading)
        done = process(*words, stdout=writing)
        os.close(writing)
        assert (done.returncode, done.stderr) == (0, b""), words


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_a_full_disk_is_one_line() -> None:
    with Path("/dev/full").open("wb") as full:
        done = process("sim", "toy", "--games", "5", "--workers", "1", "--json", stdout=full)
    assert done.returncode == 2
    assert done.stderr.startswith(b"rumpus: No space left")
    assert done.stderr.count(b"\n") == 1


@pytest.mark.skipif(os.name == "nt", reason="descriptors are closed in a shell")
@pytest.mark.parametrize(
    ("line", "status"),
    [
        ("play toy --text <&-", 1),
        ("play toy --text </dev/null", 1),
        ("play toy --text </dev/urandom", None),
        ("sim toy --games 3 --workers 1 >&-", 0),
        ("sim nope 2>&-", 2),
        ("perft toy --depth 1 >&- 2>&-", 0),
    ],
)
def test_without_standard_streams(line: str, status: int | None) -> None:
    if "urandom" in line:
        line = line.replace("</dev/urandom", "< <(head -c 3000 /dev/urandom)")
    env = {**os.environ, "RUMPUS_PLAIN": "1"}
    done = subprocess.run(
        ["bash", "-c", f'"{sys.executable}" -m rumpus {line}'],
        env=env,
        capture_output=True,
        timeout=TIMEOUT,
        check=False,
    )
    assert b"Traceback" not in done.stderr
    assert done.returncode == status or (status is None and done.returncode in (0, 1, 2))


@pytest.mark.skipif(os.name == "nt", reason="file names are text there")
def test_a_file_whose_name_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / os.fsdecode(b"\xff.toml")
    path.write_text((HOME / "brawl/content/decks/fuse.toml").read_text("utf-8"), "utf-8")
    done = process("content", "check", str(path))
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"\\udcff.toml: ok" in done.stdout


HEARS_CTRL_C = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)  # ignored in what a shell runs in the background
print(flush=True)
from rumpus.cli import main
sys.exit(main())
"""


@pytest.mark.skipif(os.name == "nt", reason="no SIGINT to a child on Windows")
def test_ctrl_c_in_a_long_simulation_is_quiet() -> None:
    words = ["sim", "toy", "--games", "1e9", "--workers", "2"]
    running = subprocess.Popen(
        [sys.executable, "-c", HEARS_CTRL_C, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "RUMPUS_PLAIN": "1"},
        start_new_session=True,
    )
    assert running.stdout is not None
    running.stdout.readline()
    workers = Path(f"/proc/{running.pid}/task/{running.pid}/children")
    while workers.exists() and len(workers.read_text().split()) < 3 and running.poll() is None:
        os.sched_yield()
    os.killpg(running.pid, signal.SIGINT)
    _, errors = running.communicate(timeout=TIMEOUT)
    assert (running.returncode, errors) == (cli.INTERRUPTED, b"")


# ---------------------------------------------------------------- what is not hidden
def test_a_value_that_a_library_refused_is_a_fault_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    def ours(**_words: object) -> int:
        raise ValueError("told by us")

    def theirs(**_words: object) -> int:
        json.loads("{")
        return 0

    monkeypatch.setattr(replay_.command, "callback", theirs)
    with pytest.raises(json.JSONDecodeError):
        cli.main(["replay", "x"])
    monkeypatch.setattr(replay_.command, "callback", ours)
    with pytest.raises(ValueError, match="told by us"):
        cli.main(["replay", "x"])  # from this file, not from rumpus
