"""The checked batch: whatever stands in its arrays, no game breaks, and each says whether its action was legal."""

from types import SimpleNamespace

import numpy as np
import pytest

from rumpus.kernel.compile.bind import bind
from rumpus.kernel.contract.spec import find
from rumpus.kernel.records.log import Log
from rumpus.kernel.records.record import rows

ALL = {"power_ups": "on", "locations": "on", "select_a_brawl": "on"}
TABLES = [
    ("toy", {"pace": "turns", "players": 3}),
    ("toy", {"pace": "together", "players": 4}),
    ("toy", {"pace": "clock", "players": 3, "seconds": 1}),
    ("brawlhalla", {}),
    ("brawlhalla", {"format": "2v2"}),
    ("brawl", {}),
    ("brawl", {"mode": "training", "format": "tag_team"}),
    ("incredibrawl", {"players": 3}),
    ("incredibrawl", {"mode": "gamer", "players": 4, **ALL}),
    ("blitz_squad", {}),
    ("blitz_squad", {"players": 4, "targets": "all", "reply_block": "yes"}),
    ("brutality", {"hero_draft": "blind"}),
    ("brutality", {"players": 4, "format": "controlled_chaos"}),
]
ILLEGAL = -1
EDGES = np.array([-(2**31), -9, -5, -4, -3, 0, 1, 7, 8, 31, 32, 63, 64, 99, 4096, 10**6, 2**31 - 1])


def games_of(game, options, n=4):
    """So many games at their start, and everything a batch wants."""
    spec, state = find(game), find(game).records.State.blank(n)
    m = SimpleNamespace(spec=spec, loops=bind(game), state=state, S=rows(spec.records.State, state))
    m.T, m.L = spec.records.tables(spec.resolve(options)).rows, rows(Log, Log.blank())
    m.seats, m.n, m.actions = np.full(n, -1, np.int32), np.zeros(n, np.int32), np.full(n, -1, np.int32)
    m.ids, m.out = np.zeros((n, spec.actions.max_legal), np.int32), np.zeros((n, 18), np.int32)
    m.seeds = np.arange(11, n + 11, dtype=np.int32)
    for g in range(n):
        m.loops.setup_at(m.T, m.S, g, g + 1, m.L)
    assert step(m) == 0
    return m


def step(m, actions=None, auto=0, name="batch"):
    if actions is not None:
        m.actions[:] = actions
    return getattr(m.loops, name)(m.T, m.S, m.seats, m.actions, m.seeds, auto, m.n, m.ids, m.out, m.L)


def legal_now(m, g, seat):
    """The legal actions of a seat of game g, none for a seat that is not there or may not act."""
    if not 0 <= seat < 8 or not int(m.loops.who_at(m.T, m.S, g)) >> int(seat) & 1:
        return []
    ids = np.zeros(m.spec.actions.max_legal, np.int32)
    return ids[: m.loops.legal_at(m.T, m.S, g, int(seat), ids)].tolist()


def sound(m):
    return all(m.loops.check_at(m.T, m.S, g) == 0 for g in range(len(m.state)))


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_garbage_never_breaks_a_game(game, options):
    """Seats, actions, counts and lists are written over at random: what is illegal is marked and not done."""
    m, chance = games_of(game, options), np.random.default_rng(5)
    seen = {"legal": 0, "illegal": 0}
    for _ in range(120):
        step(m, -2)  # the games go on, legally
        for array in (m.actions, m.seats, m.n, m.ids, m.out[:, 16:]):
            spoilt = chance.random(array.shape) < chance.choice([0, 0.2, 1])
            wild = np.where(chance.random(array.shape) < 0.5, chance.choice(EDGES, array.shape), 0)
            array[spoilt] = (wild + chance.integers(-3, m.spec.actions.count, array.shape) * (wild == 0))[spoilt]
        m.out[:, 16] = np.minimum(m.out[:, 16], 0)
        wanted = [
            None if seat == -1 or action == -1 else bool(listed) and (action == -2 or action in listed)
            for g, (seat, action) in enumerate(zip(m.seats.tolist(), m.actions.tolist(), strict=True))
            for listed in [legal_now(m, g, seat)]
        ]
        over = [bool(m.loops.result_at(m.T, m.S, g, np.zeros(16, np.int32))) for g in range(len(m.state))]
        before = m.state.copy()
        assert step(m) == wanted.count(True)
        assert sound(m)
        for g, was_legal in enumerate(wanted):
            if was_legal is False:
                assert m.out[g, 16] == ILLEGAL
                assert m.state[g].tobytes() == before[g].tobytes()
                assert m.ids[g, : m.n[g]].tolist() == legal_now(m, g, m.seats[g])
            elif not over[g]:
                assert m.out[g, 16] >= 0
            seen["legal" if was_legal else "illegal"] += was_legal is not None
        if (m.out[:, 16] > 0).all():
            step(m, -1, auto=1)
    assert seen["illegal"] > 50
    assert seen["legal"] > 3


@pytest.mark.parametrize(("game", "options"), TABLES)
@pytest.mark.parametrize("action", [-5, -3, 10**6, -(2**31), 2**31 - 1])
def test_an_action_that_is_none(game, options, action):
    m = games_of(game, options, 1)
    while m.seats[0] < 0:
        step(m, -1)
    before, seat = m.state.tobytes(), int(m.seats[0])
    for _ in range(3):
        assert step(m, action) == 0
        assert m.out[0, 16] == ILLEGAL
        assert (m.state.tobytes(), m.seats[0]) == (before, seat)
    assert step(m, m.ids[0, 0]) == 1
    assert m.out[0, 16] == 0
    assert m.state.tobytes() != before


def test_one_illegal_action_does_not_hold_the_others():
    m = games_of("toy", {}, 3)
    before = m.state.copy()
    assert step(m, [m.ids[0, 0], 8, m.ids[2, 0]]) == 2
    assert m.out[:, 16].tolist() == [0, ILLEGAL, 0]
    assert [m.state[g].tobytes() == before[g].tobytes() for g in range(3)] == [False, True, False]


def test_a_marked_game_is_not_set_up_anew():
    m = games_of("toy", {}, 1)
    step(m, 8)
    before = m.state.tobytes()
    assert step(m, -1, auto=1) == 0
    assert m.out[0, 16] == 0
    assert m.state["round"][0] == np.frombuffer(before, m.state.dtype)["round"][0]
    assert m.seeds[0] == 11 or m.state["now"][0] >= 0


def test_a_seat_out_of_turn():
    m = games_of("toy", {"pace": "turns"}, 1)
    m.seats[0] = 1
    assert step(m, -2) == 0
    assert (m.out[0, 16], m.seats[0]) == (ILLEGAL, 0)


def test_any_seat_that_may_act_may_be_put_in():
    m = games_of("toy", {"pace": "together", "players": 4}, 1)
    m.seats[0] = other = (int(m.seats[0]) + 1) % 4
    action = legal_now(m, 0, other)[0]
    assert step(m, action) == 1
    assert m.state["seats"]["card"][0, other] > 0


def test_a_list_written_over_is_not_believed():
    m = games_of("toy", {"pace": "turns"}, 1)
    true = m.ids[0, : m.n[0]].tolist()
    wrong = next(a for a in range(9) if a not in true)
    m.ids[0, 0] = wrong
    assert step(m, wrong) == 0
    assert m.out[0, 16] == ILLEGAL
    assert m.ids[0, : m.n[0]].tolist() == true
    m.ids[0, : m.n[0]] = m.ids[0, : m.n[0]][::-1].copy()
    assert step(m, true[0]) == 1


def test_a_list_of_another_deal_is_not_believed():
    m = games_of("toy", {"pace": "turns"}, 1)
    listed = m.ids[0, : m.n[0]].tolist()
    seed = next(k for k in range(50, 99) if set(listed) - set(dealt(m, k)))
    wrong = next(iter(set(listed) - set(dealt(m, seed))))
    m.loops.setup_at(m.T, m.S, 0, seed, m.L)
    assert step(m, wrong) == 0
    assert m.out[0, 16] == ILLEGAL


def dealt(m, seed):
    other = games_of("toy", {"pace": "turns"}, 1)
    other.loops.setup_at(other.T, other.S, 0, seed, other.L)
    return legal_now(other, 0, 0)


def test_a_chosen_action_and_the_unchecked_step_do_the_same():
    one, other = games_of("toy", {"players": 3}), games_of("toy", {"players": 3})
    for _ in range(40):
        assert step(one, -2) == step(other, -2, name="batch_unchecked")
        assert one.state.tobytes() == other.state.tobytes()
        assert (one.out[:, :17] == other.out[:, :17]).all()
        assert (one.ids == other.ids).all()


FITS = {
    "seats": (4,),
    "actions": (4,),
    "seeds": (4,),
    "n": (4,),
    "ids": (4, find("toy").actions.max_legal),
    "out": (4, 18),
}


@pytest.mark.parametrize("name", FITS)
def test_arrays_that_do_not_fit(name):
    m = games_of("toy", {})
    before, whole = m.state.tobytes(), getattr(m, name)
    for shape in ((3, *FITS[name][1:]), (*FITS[name][:-1], FITS[name][-1] - 1)):
        setattr(m, name, np.zeros(shape, np.int32))
        with pytest.raises(ValueError, match=rf"^batch: {name} has the shape .*; .* at least is wanted$"):
            step(m)
    setattr(m, name, whole)
    assert m.state.tobytes() == before


def test_arrays_of_other_kinds():
    m = games_of("toy", {})
    before = m.state.tobytes()
    m.actions = np.full(4, 1.5)
    m.seats[:] = 0
    with pytest.raises(TypeError, match=r"^batch: actions is dtype\('float64'\); an array of int32 is wanted$"):
        step(m)
    m.actions, m.ids = np.full(4, -1, np.int32), None
    with pytest.raises(TypeError, match=r"^batch: ids is None; an array of int32 is wanted$"):
        step(m)
    assert m.state.tobytes() == before
