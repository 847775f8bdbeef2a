"""A match as a Python value: copied, pickled, compared, shown; and whole numbers of every kind at its doors."""

import copy
import pickle
import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest
from tests.helpers.parts import altered

from rumpus import Match, OptionError, new
from rumpus.games.brawlhalla.interface import card_text
from rumpus.kernel.contract.spec import find

CASES = [
    ("toy", {"players": 3, "pace": "together"}),
    ("brawlhalla", {"format": "ffa"}),
    ("brawl", {"mode": "training"}),
    ("incredibrawl", {"mode": "gamer", "players": 3, "power_ups": "on"}),
    ("blitz_squad", {"players": 3}),
    ("brutality", {"players": 4}),
]
DUEL = """round 1 pot 1 leader A turn A
A coins 0 hand 2 5
B coins 0 hand 5 6
deck 3 4
"""


def played(game="toy", options=None, seed=7, decisions=6):
    m = new(game, options, seed)
    for _ in range(decisions):
        seat = m.active[-1]
        m.play(seat, m.actions(seat)[-1])
    return m


def same_future(one, other):
    """Both go on alike, and neither feels the other."""
    before = one.state_bytes()
    seat = other.active[0]
    events = other.play(seat, other.actions(seat)[0])
    assert one.state_bytes() == before
    assert one.play(seat, one.actions(seat)[0]) == events
    assert one.state_bytes() == other.state_bytes()
    assert one.save() == other.save()
    assert one.said(0) == other.said(0)


# ---------------------------------------------------------------- copies
@pytest.mark.parametrize("how", [copy.copy, copy.deepcopy, Match.copy, lambda m: pickle.loads(pickle.dumps(m))])
@pytest.mark.parametrize(("game", "options"), CASES)
def test_a_copy_is_the_same_match_and_shares_nothing_that_changes(how, game, options):
    m = played(game, options)
    twin = how(m)
    assert type(twin) is Match
    assert twin is not m
    assert twin == m
    assert twin.said(-1) == m.said(-1)
    assert (twin.seed, twin.names, twin.options, twin.teams) == (m.seed, m.names, m.options, m.teams)
    assert twin.spec is m.spec
    assert twin.options is not m.options
    same_future(m, twin)
    twin.undo(twin.history[-1][1], free=True)
    assert twin != m


@pytest.mark.parametrize("how", [copy.deepcopy, lambda m: pickle.loads(pickle.dumps(m))])
def test_what_a_match_began_with_and_became_travels(how):
    m = Match.at_scene("toy", DUEL, names=["Ann", "Ben"])
    m.log.scripted, m.log.tape_n, m.log.tape[0], m.log.tape[1] = 1, 2, 1, 0
    m.play(0, "raise")
    twin = how(m.redealt(1, 5))
    assert (twin.scene_text, twin.names, twin.branched) == (DUEL, ["Ann", "Ben"], True)
    with pytest.raises(ValueError, match="what-if"):
        twin.save()
    twin = how(m)
    assert (twin.log.scripted, twin.log.tape_n, list(twin.log.tape[:2])) == (1, 2, [1, 0])
    assert twin.can_undo(0)
    twin.undo(0)
    assert (twin.history, twin.state_bytes()) == ([], Match.at_scene("toy", DUEL).state_bytes())
    fresh = how(Match.start("toy", seed=3))
    assert fresh.steps == []
    same_future(Match.start("toy", seed=3), fresh)


GAMES = Path(__file__).parents[1] / "games"
LEGEND = Path(card_text.__file__).parents[1] / "content/sets/salt-and-steel/mordex.toml"
OWN = [
    (
        "brawl",
        GAMES / "brawl/content/data/every-word.toml",
        {"mode": "training", "deck_a": "drawer", "deck_b": "drawer"},
    ),
    ("brawlhalla", LEGEND, {"legend_a": "fang 1"}),
    ("incredibrawl", GAMES / "incredibrawl/content/data/set.toml", {}),
]
ARRIVAL = """
import pickle, sys
while sys.stdin.buffer.peek(1):
    m = pickle.load(sys.stdin.buffer)
    seat = m.active[0]
    m.play(seat, m.actions(seat)[0])
    sys.stdout.buffer.write(pickle.dumps((m, m.save(), m.view(0), m.said(-1))))
    sys.stdout.buffer.flush()
"""


@pytest.fixture(scope="module")
def there_and_back():
    """Has a match played on for one decision in another process."""
    with subprocess.Popen([sys.executable, "-c", ARRIVAL], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:

        def travels(m):
            process.stdin.write(pickle.dumps(m))
            process.stdin.flush()
            return pickle.load(process.stdout)

        yield travels


@pytest.mark.parametrize(("game", "options"), CASES)
def test_a_match_travels_to_another_process(there_and_back, game, options):
    m = played(game, options)
    there, save, view, said = there_and_back(m)
    seat = m.active[0]
    m.play(seat, m.actions(seat)[0])
    assert there == m
    assert (save, view, said) == (m.save(), m.view(0), m.said(-1))


@pytest.mark.parametrize(("game", "file", "options"), OWN)
def test_content_of_its_own_travels_too(there_and_back, game, file, options, tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text(file.read_text("utf-8").replace('id = "mordex"', 'id = "fang"'), "utf-8")
    m = new(game, options, 5, str(path))
    path.unlink()
    there, save, view, _ = there_and_back(m)
    seat = m.active[0]
    m.play(seat, m.actions(seat)[0])
    assert there == m
    assert (save, view) == (m.save(), m.view(0))


def test_a_match_of_other_rules_or_content_does_not_arrive():
    m = played()
    told = m.__getstate__()
    with pytest.raises(pickle.UnpicklingError, match="played with rules 99 of toy, these are rules 1"):
        object.__new__(Match).__setstate__({**told, "rules": 99})
    with pytest.raises(pickle.UnpicklingError, match="other content of toy"):
        object.__new__(Match).__setstate__({**told, "hash": "0" * 16})


def test_a_game_that_is_not_installed_travels_by_itself():
    spec = altered(find("toy"), about={"title": "Other"})
    m = Match.start(spec, seed=3)
    assert copy.deepcopy(m).spec is spec
    assert pickle.loads(pickle.dumps(m)).spec.about.title == "Other"


# ---------------------------------------------------------------- equal
def test_equal_matches():
    one, other = played(), played()
    assert one == other
    assert one != played(seed=8)
    assert one != played(decisions=5)
    assert one != played(options={"seconds": 11})
    assert one != "toy"
    assert Match.start("toy", seed=1) == Match.start("toy", seed=1, names=["X", "Y"])
    other.s.pot += 1
    assert one != other
    with pytest.raises(TypeError, match="unhashable"):
        hash(one)


def test_equal_positions_after_other_decisions_differ():
    one = Match.at_scene("toy", DUEL)
    other = one.copy()
    other.play(0, "raise")
    other.s.cells[:] = one.s.cells
    assert one.state_bytes() == other.state_bytes()
    assert one != other


# ---------------------------------------------------------------- shown
def test_repr():
    m = new("toy", {"players": 3}, seed=7)
    assert repr(m) == "<Match toy {'players': 3} seed 7: 0 decisions, A to act>"
    m.play(0, "raise")
    assert repr(m) == "<Match toy {'players': 3} seed 7: 1 decision, A to act>"
    m = new("toy", {"pace": "together"}, seed=7)
    assert repr(m) == "<Match toy {'pace': 'together'} seed 7: 0 decisions, AB to act>"
    m.play(0, "concede")
    assert repr(m) == f"<Match toy {{'pace': 'together'}} seed 7: 1 decision, over, {m.end[1]} [TOY-END-02]>"
    m = Match.at_scene("toy", DUEL)
    assert repr(m) == "<Match toy from a scene: 0 decisions, A to act>"


def test_repr_waits_for_the_clock():
    m = new("brawl", seed=3)
    m.play(0, "ready")
    m.play(1, "ready")
    assert repr(m) == "<Match brawl seed 3: 2 decisions, waits for the clock>"


@pytest.mark.parametrize(("game", "options"), CASES)
def test_repr_hides_what_a_seat_may_not_know(game, options):
    """What anybody may not know can be dealt anew; the words stay the same. A what-if does not name the true seed."""
    m = played(game, options)
    for viewer in range(-1, m.seats):
        assert repr(m.redealt(viewer, 3)) == repr(m).replace(f"seed {m.seed}", "what-if")


# ---------------------------------------------------------------- numbers at the doors
KINDS = [np.int8, np.int32, np.int64, np.uint16]


@pytest.mark.parametrize("kind", KINDS)
def test_whole_numbers_of_every_kind_are_taken(kind):
    one, other = new("toy", {"players": kind(2)}, seed=kind(7)), new("toy", {"players": 2}, seed=7)
    action = other.actions(0)[0]
    assert (type(one.seed), one.options) == (int, other.options)
    assert one.actions(kind(0)) == other.actions(0)
    assert one.name(kind(0), kind(action)) == other.name(0, action)
    assert one.is_legal(kind(0), kind(action))
    assert one.why_not(kind(0), kind(9)) == other.why_not(0, 9)
    assert one.features(kind(0)) == other.features(0)
    assert one.view(kind(1)) == other.view(1)
    assert one.redealt(kind(1), kind(5)).state_bytes() == other.redealt(1, 5).state_bytes()
    assert one.play(kind(0), kind(action), kind(100)) == other.play(0, action, 100)
    seat, action = other.active[0], other.actions(other.active[0])[0]
    assert one.play_all(kind(seat), [kind(action)], kind(101)) == other.play_all(seat, [action], 101)
    assert one.tick(kind(110)) == other.tick(110)
    seat, action = other.active[0], other.actions(other.active[0])[0]
    assert one.enter(kind(seat), kind(action), kind(120)) == other.enter(seat, action, 120)
    assert one.said(kind(0), kind(2)) == other.said(0, 2)
    assert one.can_undo(kind(seat), free=True)
    assert one.history == other.history
    assert {type(x) for row in one.history for x in row} == {int}
    assert one == other
    one.undo(kind(seat), free=True)
    one.back_to(kind(0))
    assert one.history == []
    assert one.save() == new("toy", seed=7).save()


def test_booleans_of_numpy_are_booleans():
    with pytest.raises(OptionError, match="True is not"):
        new("toy", {"players": np.True_})


WRONG = [1.5, 0.0, np.float64(1), True, np.True_, "1", None, Fraction(2, 1), [1], np.array([1, 2])]
DOORS = {
    "actions": lambda m, x: m.actions(x),
    "name": lambda m, x: m.name(x, 3),
    "name of": lambda m, x: m.name(0, x),
    "is_legal": lambda m, x: m.is_legal(0, x),
    "is_legal at": lambda m, x: m.is_legal(x, 3),
    "why_not": lambda m, x: m.why_not(x, 3),
    "why_not do": lambda m, x: m.why_not(0, x),
    "view": lambda m, x: m.view(x),
    "features": lambda m, x: m.features(x),
    "play at": lambda m, x: m.play(x, "raise"),
    "play": lambda m, x: m.play(0, "raise", x) if x is not None else m.play(0, x),
    "play_all": lambda m, x: m.play_all(0, ["raise", x if not isinstance(x, str) else 1.5]),
    "tick": lambda m, x: m.tick(x) if x is not None else m.tick(1.5),
    "enter": lambda m, x: m.enter(0, x, 0),
    "back_to": lambda m, x: m.back_to(x),
    "can_undo": lambda m, x: m.can_undo(x),
    "undo": lambda m, x: m.undo(x),
    "said": lambda m, x: m.said(x),
    "said since": lambda m, x: m.said(0, x),
    "events_before": lambda m, x: m.events_before(x),
    "redealt": lambda m, x: m.redealt(x),
    "redealt by": lambda m, x: m.redealt(0, x if x is not None else 1.5),
    "seed": lambda m, x: new("toy", seed=x if x is not None else 1.5),
}


@pytest.mark.parametrize("door", DOORS)
@pytest.mark.parametrize("wrong", WRONG, ids=repr)
def test_anything_else_is_refused_in_one_sentence_and_nothing_has_happened(door, wrong):
    m = Match.at_scene("toy", DUEL)
    before = m.state_bytes()
    with pytest.raises(TypeError, match=r"is not a whole number$|is neither a whole number nor a name$") as caught:
        DOORS[door](m, wrong)
    assert "\n" not in str(caught.value).replace(repr(wrong), "")
    assert (m.state_bytes(), m.history, m.said()) == (before, [], [])


def test_the_sentences():
    m = new("toy", seed=7)
    with pytest.raises(TypeError, match=r"^seed 1\.5 is not a whole number$"):
        new("toy", seed=1.5)
    with pytest.raises(TypeError, match=r"^action 0\.0 is neither a whole number nor a name$"):
        m.play(0, 0.0, 3)
    with pytest.raises(TypeError, match=r"^seat 'A' is not a whole number$"):
        m.features("A")
    with pytest.raises(TypeError, match=r"^now 2\.5 is not a whole number$"):
        m.play(0, 0, 2.5)
    with pytest.raises(TypeError, match=r"^actions 'raise': a list of ids and names is wanted$"):
        m.play_all(0, "raise")
    with pytest.raises(TypeError, match=r"^actions 3: a list of ids and names is wanted$"):
        m.play_all(0, 3)


@pytest.mark.parametrize("seat", [-2, 2, 8, 1 << 40])
def test_seats_that_are_not_there(seat):
    m = new("toy", seed=7)
    for door in (m.actions, m.view, m.features, m.said, m.redealt, lambda p: m.why_not(p, 3)):
        with pytest.raises(IndexError, match=f"seat {seat} of 2"):
            door(seat)
    assert not m.is_legal(seat, 3)


def test_numbers_beyond_what_a_game_holds():
    m = new("toy", {"pace": "clock"}, seed=7)
    before = m.state_bytes()
    for door in (lambda: m.play(0, m.actions(0)[0], 1 << 31), lambda: m.tick(1 << 31)):
        with pytest.raises(ValueError, match="2147483648 ms: a game's clock ends at 2147483647 ms"):
            door()
    for number in (-1, 1 << 31):
        with pytest.raises(ValueError, match=f"number {number} is not a number from 0 to 2147483647"):
            m.redealt(0, number)
        with pytest.raises(ValueError, match=f"seed {number} is not a number from 0 to 2147483647"):
            new("toy", seed=number)
    with pytest.raises(IndexError, match="3 of 0 decisions"):
        m.back_to(3)
    with pytest.raises(IndexError, match="-1 of 0 decisions"):
        m.back_to(-1)
    assert m.state_bytes() == before


def test_a_fault_on_the_way_takes_everything_back(monkeypatch):
    m = Match.at_scene("toy", DUEL)
    before, real = m.state_bytes(), Match._apply

    def breaks(self, time, seat, action):
        if self.history:
            raise MemoryError
        return real(self, time, seat, action)

    monkeypatch.setattr(Match, "_apply", breaks)
    with pytest.raises(MemoryError):
        m.play_all(0, ["raise", "lay 5"])
    assert (m.state_bytes(), m.history) == (before, [])


def test_a_fault_in_the_rules_leaves_no_half_of_a_decision(monkeypatch):
    m = Match.at_scene("toy", DUEL)
    before, loops = m.state_bytes(), m._loops

    class Faulty:
        def __getattr__(self, name):
            return getattr(loops, name)

        def apply_at(self, *_given):
            m.s.pot = 99
            raise IndexError("a rule fell over")

    monkeypatch.setattr(m, "_loops", Faulty())
    with pytest.raises(IndexError):
        m.play(0, "raise", 50)
    assert (m.state_bytes(), m.history) == (before, [])
