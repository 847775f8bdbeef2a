"""The bound loops: random play, batches, perft, replay; and where their machine code is kept."""

import subprocess
import sys
from types import SimpleNamespace

import numpy as np
import pytest
from tests.helpers.parts import altered

from rumpus import Match
from rumpus.kernel.compile import bind as binding
from rumpus.kernel.compile.bind import LOOPS, bind, bound_text, compile_all, folder, sources, stamp, warm
from rumpus.kernel.contract import unbound
from rumpus.kernel.contract.spec import find
from rumpus.kernel.records.log import Log
from rumpus.kernel.records.record import rows
from rumpus.kernel.records.runtime import PLAIN, cache_root

SPEC = find("toy")
CLOCKLESS = altered(SPEC, rules={"due": unbound.never})


def table(n=1, **options):
    state = SPEC.records.State.blank(n)
    T = SPEC.records.tables(SPEC.resolve(options)).rows
    return SimpleNamespace(
        loops=bind("toy"), T=T, S=rows(SPEC.records.State, state), L=rows(Log, Log.blank()), state=state
    )


@pytest.mark.parametrize("pace", ["turns", "together", "clock"])
def test_playouts_end(pace):
    m = table(pace=pace, players=3)
    out = np.zeros((20, 18), np.int32)
    m.loops.playouts(m.T, m.S, np.arange(20, dtype=np.int32), out, m.L)
    assert set(out[:, 16]) == {1}
    assert (out[:, 17] > 0).all()
    assert (out[:, 8:11].min(axis=1) == 1).all()
    again = np.zeros_like(out)
    m.loops.playouts(m.T, m.S, np.arange(20, dtype=np.int32), again, m.L)
    assert (out == again).all()


def test_random_play_may_be_late():
    m = table(pace="clock", players=2, seconds=1)
    out = np.zeros((20, 18), np.int32)
    m.loops.playouts(m.T, m.S, np.arange(20, dtype=np.int32), out, m.L)
    assert m.state["now"][0] > 1000
    assert set(out[:, 16]) == {1}


def test_a_playout_stops_at_its_limit():
    m = table()
    m.loops.setup_at(m.T, m.S, 0, 1, m.L)
    assert m.loops.playout(m.T, m.S, 0, 5, 3, m.L) == 3
    assert m.loops.playout(m.T, m.S, 0, 5, 1000, m.L) > 3
    assert m.loops.playout(m.T, m.S, 0, 5, 1000, m.L) == 0


def games_of(n, **options):
    m = table(n, **options)
    m.seats, m.n = np.full(n, -1, np.int32), np.zeros(n, np.int32)
    m.ids, m.out = np.zeros((n, SPEC.actions.max_legal), np.int32), np.zeros((n, 18), np.int32)
    m.seeds = np.arange(1, n + 1, dtype=np.int32)
    for g in range(n):
        m.loops.setup_at(m.T, m.S, g, int(m.seeds[g]), m.L)
    return m


def step(m, action, auto=0):
    actions = np.full(len(m.seats), action, np.int32)
    return m.loops.batch(m.T, m.S, m.seats, actions, m.seeds, auto, m.n, m.ids, m.out, m.L)


def test_batch_agrees_with_matches():
    m = games_of(4)
    matches = [Match.start("toy", seed=g + 1) for g in range(4)]
    assert step(m, -1) == 0
    for _ in range(200):
        for g, match in enumerate(matches):
            assert m.state[g].tobytes() == match.state_bytes()
            assert m.out[g, 16] == match.reason
            if not match.over:
                assert m.seats[g] == match.active[0]
                assert m.ids[g, : m.n[g]].tolist() == match.actions(match.active[0])
                match.play(int(m.seats[g]), int(m.ids[g, 0]))
        actions = m.ids[:, 0].copy()
        if not m.loops.batch(m.T, m.S, m.seats, actions, m.seeds, 0, m.n, m.ids, m.out, m.L):
            break
    assert all(match.over for match in matches)
    assert set(m.seats) == {-1}
    assert [tuple(m.out[g, 8:10]) for g in range(4)] == [match.places for match in matches]


def test_a_batch_begins_anew_by_itself():
    m = games_of(3)
    step(m, -1)
    ended = 0
    for _ in range(200):
        step(m, -2, auto=1)
        ended += int((m.out[:, 16] != 0).sum())
    assert ended > 10
    assert all(m.loops.check_at(m.T, m.S, g) == 0 for g in range(3))


def test_in_a_batch_the_clock_strikes_when_nobody_acts():
    m = games_of(2, pace="clock", players=2, seconds=1)
    for _ in range(2000):
        assert step(m, -1) == 0  # nobody plays: only time passes
        if (m.out[:, 16] != 0).all():
            break
    assert (m.out[:, 16] != 0).all()
    assert (m.state["now"] >= 1000).all()
    assert all(m.loops.check_at(m.T, m.S, g) == 0 for g in range(2))


@pytest.mark.skipif(not PLAIN, reason="lines of one game without timers; compiled, every such game has them")
def test_without_timers_no_time_passes():
    scope = {}
    exec(compile(bound_text(CLOCKLESS), str(binding._source(LOOPS)), "exec"), scope)
    m = games_of(3)
    m.loops = SimpleNamespace(**scope)
    step(m, -1)
    for _ in range(200):
        step(m, -2)
    assert (m.out[:, 16] != 0).all()
    out = np.zeros((3, 18), np.int32)
    m.loops.playouts(m.T, m.S, np.arange(3, dtype=np.int32), out, m.L)
    assert set(out[:, 16]) == {1}
    assert (m.state["now"] == 0).all()


def perft(m, depth):
    stack = SPEC.records.State.blank(depth + 1)
    stack[0] = m.state[0]
    out = np.zeros(5, np.int64)
    m.loops.perft(
        m.T,
        rows(SPEC.records.State, stack),
        stack.view(np.int32).reshape(depth + 1, SPEC.records.State.width),
        depth,
        np.zeros((depth + 1, SPEC.actions.max_legal), np.int32),
        np.zeros((depth + 1, 3), np.int32),
        out,
        m.L,
    )
    return [int(x) for x in out]


def counted(match, depth):
    """The same tree through the front door."""
    if depth == 0 or match.over:
        return (1, 0) if depth == 0 else (0, 1)
    leaves = over = 0
    for seat in match.active:
        for action in match.actions(seat):
            twin = match.copy()
            twin.play(seat, action)
            a, b = counted(twin, depth - 1)
            leaves, over = leaves + a, over + b
    return leaves, over


@pytest.mark.parametrize("pace", ["turns", "together"])
def test_perft_counts_the_tree(pace):
    m = table(pace=pace, hand=2, highest=4)
    m.loops.setup_at(m.T, m.S, 0, 9, m.L)
    match = Match.start("toy", {"pace": pace, "hand": 2, "highest": 4}, 9)
    for depth in range(5):
        assert tuple(perft(m, depth)[2:4]) == counted(match, depth)


def test_perft_counts_ends_and_hashes_final_states():
    m = table(hand=1, highest=4)
    scene = "round 4 pot 1 leader A turn A\nA coins 1 hand 1 raised\nB coins 3 hand 2\ndeck\n"
    _, state = SPEC.scenes.read(scene, SPEC.resolve({"hand": 1, "highest": 4}))
    m.state[:1] = state
    assert perft(m, 2)[2:] == [2, 0, 3]
    assert perft(m, 3)[2:] == [1, 1, 4]
    assert perft(m, 9)[2:] == [0, 2, 4]
    assert perft(m, 2)[:2] != perft(m, 3)[:2]
    before = perft(m, 3)[:2]
    m.state["pot"][0] += 1
    assert perft(m, 3)[:2] != before


def test_replay():
    match = Match.start("toy", seed=4)
    while not match.over:
        match.play(match.active[0], match.actions(match.active[0])[0], now=match.s.now + 5)
    m = table()
    m.loops.setup_at(m.T, m.S, 0, 4, m.L)
    moves = np.array(match.history, np.int32)
    m.loops.replay(m.T, m.S, 0, moves, len(moves), m.L)
    assert m.state.tobytes() == match.state_bytes()


def test_worth():
    m = table()
    m.loops.setup_at(m.T, m.S, 0, 4, m.L)
    out = np.zeros(8, np.int32)
    m.loops.worth_at(m.T, m.S, 0, out)
    assert out[:2].tolist() == [500, 500]
    m.state["seats"]["coins"][0, 0] = 3
    m.state["seats"]["out"][0, 1] = 1
    m.loops.worth_at(m.T, m.S, 0, out)
    assert out[:2].tolist() == [1000, 0]


# ---------------------------------------------------------------- binding
def test_the_bound_text_keeps_its_lines():
    text, generic = bound_text(SPEC), binding._source(LOOPS).read_text("utf-8")
    assert text.count("\n") == generic.count("\n")
    assert "MAX_LEGAL = 12; " in text
    assert "; due = parts('toy', 'rumpus.games.toy.rules.turn')['due']; " in text
    assert (
        "rumpus.kernel.contract.unbound"
        not in text.replace("import NEVER", "").replace("rumpus.kernel.contract.unbound ;", "").split('"""', 3)[1]
    )


def test_a_game_without_a_clock():
    text = bound_text(CLOCKLESS)
    assert "REALTIME = 0; " in text
    assert "from rumpus.kernel.contract.unbound import never as due" in text


def test_a_module_without_rules_of_a_game_stays_as_it_is():
    assert bound_text(SPEC, "rumpus.kernel.records.piles") == binding._source("rumpus.kernel.records.piles").read_text(
        "utf-8"
    )
    with pytest.raises(ModuleNotFoundError):
        bound_text(SPEC, "rumpus.kernel.nowhere")


def test_the_hash_covers_what_can_be_compiled_and_nothing_else(monkeypatch, tmp_path):
    known = sources(SPEC)
    assert {"rumpus.games.toy.rules.turn", "rumpus.games.toy.rules.ids", "rumpus.kernel.records.chance", LOOPS} <= set(
        known
    )
    assert not {"rumpus.games.toy.interface.view", "rumpus.kernel.match.match", "rumpus.games.toy.game"} & set(known)
    before = stamp("toy")
    changed = tmp_path / "ids.py"
    changed.write_text("RAISE = 12\n")
    monkeypatch.setattr(binding, "sources", lambda *_: {**known, "rumpus.games.toy.rules.ids": changed})
    stamp.cache_clear()
    assert stamp("toy") != before
    stamp.cache_clear()


def test_folders():
    assert folder(SPEC).parent == cache_root()
    assert folder(SPEC).name == f"toy-loops-{stamp('toy')}"


@pytest.mark.parametrize(
    ("platform", "environment", "wanted"),
    [
        ("linux", {"RUMPUS_CACHE": "/x"}, "/x"),
        ("linux", {"XDG_CACHE_HOME": "/c"}, "/c/rumpus"),
        ("linux", {"HOME": "/h"}, "/h/.cache/rumpus"),
        ("darwin", {"HOME": "/h"}, "/h/Library/Caches/rumpus"),
        ("win32", {"LOCALAPPDATA": "/l"}, "/l/rumpus/cache"),
    ],
)
def test_where_the_cache_is(monkeypatch, platform, environment, wanted):
    for name in ("RUMPUS_CACHE", "XDG_CACHE_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", platform)
    assert cache_root().as_posix() == wanted


def test_compile_all_tells_how_far_it_is():
    told = []
    compile_all("toy", lambda *now: told.append(now))
    total = len(told) - 1
    assert told[0][:2] == (0, total)
    assert told[-1] == (total, total, "ready")
    compile_all("toy")
    assert warm("toy")


def test_compiling_leaves_the_collector_as_it_was():
    import gc

    gc.disable()
    try:
        compile_all("toy")
        assert not gc.isenabled()
    finally:
        gc.enable()


def test_old_folders_go(tmp_path):
    homes = [tmp_path / f"toy-loops-{i:016x}" for i in range(6)]
    for home in homes:
        home.mkdir()
        (home / "complete").touch()
    (tmp_path / "other-loops-0").mkdir()
    (tmp_path / "toy-loops-compiling").mkdir()
    binding._prune(homes[0])
    left = {path.name for path in tmp_path.iterdir()}
    assert {homes[0].name, "other-loops-0", "toy-loops-compiling"} <= left
    assert len(left) == 3 + binding.KEPT


def test_unbound_loops_say_so():
    for name in ("setup", "who", "legal", "apply", "result", "check", "redeal", "features", "worth", "due"):
        function = getattr(unbound, name)
        with pytest.raises(NotImplementedError, match="not bound"):
            function(*[None] * function.__code__.co_argcount)
    assert unbound.never(None, None) == unbound.NEVER


@pytest.mark.skipif(PLAIN, reason="machine code is what this is about")
def test_a_second_process_compiles_nothing():
    code = """
import numba
from rumpus.kernel.compile.bind import compile_all, bind
compile_all("toy")
loops = bind("toy")
print(sum(sum(f.stats.cache_misses.values()) for f in vars(loops).values() if hasattr(f, "stats")))
"""
    compile_all("toy")
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "0"
