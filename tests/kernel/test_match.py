"""The checked door: playing, refusing, taking back, saying, copying."""

import random

import pytest
from tests.helpers.parts import altered

from rumpus import IllegalAction, Match, load, new
from rumpus.kernel.match.load import SaveError

DUEL = """round 1 pot 1 leader A turn A
A coins 0 hand 2 5
B coins 0 hand 5 6
deck 3 4
"""


def duel(**options):
    return Match.at_scene("toy", DUEL, options)


def test_a_new_match():
    m = new("toy", {"players": 3}, seed=7, names=["Ann", "Ben", "Cid"])
    assert (m.seats, m.teams, m.active, m.over, m.reason, m.end) == (3, (0, 1, 2), (0,), False, 0, None)
    assert m.names == ["Ann", "Ben", "Cid"]
    assert m.state_bytes() == new("toy", {"players": 3}, seed=7).state_bytes()
    assert m.state_bytes() != new("toy", {"players": 3}, seed=8).state_bytes()
    assert m.due is None
    with pytest.raises(IndexError):
        m.actions(3)


def test_the_unchecked_door_does_what_it_is_told():
    one, other = duel(), duel()
    assert one.enter(0, 4, 120) == other.play(0, "lay 5", 120)
    assert one.state_bytes() == other.state_bytes()
    assert one.history == [(120, 0, 4)]
    assert one.active == other.active


@pytest.mark.parametrize("wrong", [{"seed": -1}, {"seed": 1 << 31}, {"names": ["Ann"]}])
def test_a_match_that_cannot_begin(wrong):
    with pytest.raises(ValueError):
        new("toy", **wrong)


def test_names_and_numbers_play_alike():
    one, other = duel(), duel()
    assert one.play(0, "lay 5") == other.play(0, 4)
    assert one.state_bytes() == other.state_bytes()
    assert one.history == [(0, 0, 4)]


@pytest.mark.parametrize(
    ("seat", "action", "rule", "words"),
    [
        (0, "lay 6", "TOY-PLAY-01", "You don't hold this card"),
        (1, "lay 5", "TOY-PACE-01", "It isn't your turn"),
        (0, "jump", "", "'jump' is no action of Dust-up"),
        (7, 3, "", "no seat 7"),
        (0, 99, "", "no action 99"),
        (-1, -1, "", "clock does not strike"),
    ],
)
def test_a_refused_action_changes_nothing(seat, action, rule, words):
    m = duel()
    before = m.state_bytes()
    with pytest.raises(IllegalAction, match=words) as caught:
        m.play(seat, action)
    assert caught.value.rule == rule
    assert (m.state_bytes(), m.history, m.said()) == (before, [], [])


def test_all_or_none():
    m = duel()
    before = m.state_bytes()
    with pytest.raises(IllegalAction):
        m.play_all(0, ["raise", "lay 5", "lay 2"])
    assert (m.state_bytes(), m.history) == (before, [])
    m.play_all(0, ["raise", 4])
    assert [action for _, _, action in m.history] == [9, 4]


def test_a_macro_stands_for_several_names():

    from rumpus.kernel.contract.spec import find

    def expand(_t, _s, _p, text):
        if text == "nonsense":
            raise ValueError("what is nonsense?")
        return text.split(" then ")

    m = Match.at_scene(altered(find("toy"), actions={"expand": expand}), DUEL)
    with pytest.raises(IllegalAction, match="what is nonsense"):
        m.play(0, "nonsense")
    m.play(0, "raise then lay 5")
    assert len(m.history) == 2


@pytest.mark.parametrize("pace", ["turns", "together"])
def test_what_is_said_goes_on_from_where_it_was(pace):
    m, chance = Match.start("toy", {"players": 3, "pace": pace, "cards": "house"}, seed=4), random.Random(4)
    while not m.over:
        seat = chance.choice(m.active)
        m.play(seat, chance.choice(m.actions(seat)))
        if chance.random() < 0.3:
            m.back_to(chance.randrange(max(0, len(m.history) - 3), len(m.history) + 1))
        if chance.random() < 0.5:
            m = m.copy()
        anew = m.copy()
        anew._said, anew._heard = {}, {}
        for viewer in range(-1, 3):
            assert m.said(viewer) == anew.said(viewer)
            assert anew.said(viewer) == m.copy().said(viewer)


def test_undo():
    m = duel()
    before = m.state_bytes()
    assert not m.can_undo(0)
    m.play(0, "raise")
    assert [line["kind"] for line in m.said()] == ["raise"]
    assert m.can_undo(0)
    assert not m.can_undo(1)
    m.undo(0)
    assert (m.state_bytes(), m.history, m.said()) == (before, [], [])
    m.play(0, "lay 5")
    with pytest.raises(IllegalAction, match="taken back"):
        m.undo(0)
    m.play(1, "lay 6")
    assert not m.can_undo(1), "cards were drawn"
    m.undo(0, free=True)
    assert (m.state_bytes(), m.history) == (before, [])
    assert not m.can_undo(0, free=True)


def test_what_was_said_depends_on_the_viewer():
    m = Match.at_scene("toy", DUEL.replace(" turn A", ""), {"pace": "together"})
    m.play(0, "lay 5")
    assert m.said(0)[0]["text"] == "A lays 5 face down"
    assert m.said(1)[0]["text"] == "A lays a card face down"
    assert m.said(-1)[0] == {
        "n": 0,
        "seat": 0,
        "kind": "commit",
        "code": "commit",
        "args": {"seat": 0, "card": None},
        "text": "A lays a card face down",
        "rule": "TOY-PACE-02",
    }
    m.play(1, "lay 6")
    assert m.said(0, since=1)[0]["n"] == 1
    assert [line["n"] for line in m.said(0)] == list(range(len(m.said(0))))


def test_an_event_that_nobody_may_know():

    from rumpus.kernel.contract.spec import find

    spec = altered(find("toy"), sight={"redact": lambda event, viewer, _t, _s: event if viewer == event[1] else None})
    m = Match.at_scene(spec, DUEL)
    m.play(0, "raise")
    m.play(0, "lay 5")
    assert len(m.said(0)) == 2
    assert m.said(1) == []


def test_a_hidden_event_at_the_end_of_a_step_is_asked_for_again():

    from rumpus.kernel.contract.spec import find

    spec = altered(find("toy"), sight={"redact": lambda event, _viewer, _t, _s: event if event[0] else None})
    m = Match.at_scene(spec, DUEL)
    m.play(0, "lay 5")
    m.play(1, "lay 6")
    before = m.said(0)
    assert before[-1]["kind"] == "draw"
    assert m.said(0) == before
    assert m.state.tobytes() == m.state_bytes()


def test_time_and_the_clock():
    m = new("toy", {"pace": "clock", "seconds": 5}, seed=3)
    assert m.due == 5000
    m.play(0, m.actions(0)[0], now=1000)
    with pytest.raises(ValueError, match="time goes back"):
        m.play(1, m.actions(1)[0], now=999)
    m.tick(4999)
    assert m.due == 5000
    m.play(1, "raise", now=5000)
    assert m.history[1] == (5000, -1, -1)
    assert m.s.round == 2
    assert m.name(-1, -1) == "tick"
    events = m.play(-1, "tick", now=10_000)
    assert events
    assert m.due == 15_000
    assert load(m.save()).state_bytes() == m.state_bytes()


def test_a_clock_that_strikes_without_end_is_noticed():
    m = new("toy", {"pace": "clock"}, seed=3)
    m.s.deadline = 1
    m.t.limit = -1
    m.s.pot = 0
    m._loops = type("Stuck", (), {"__getattr__": lambda _, name: getattr(stuck, name)})()
    stuck = type(
        "Loops",
        (),
        {
            "due_at": staticmethod(lambda *_: 1),
            "result_at": staticmethod(lambda *_: 0),
            "apply_at": staticmethod(lambda *_: None),
        },
    )
    with pytest.raises(RuntimeError, match="without end"):
        m.tick(5)


def test_copies_share_nothing_that_changes():
    m = duel()
    m.play(0, "raise")
    twin = m.copy()
    twin.play(0, "lay 5")
    assert m.history == [(0, 0, 9)]
    assert m.active == (0,)
    assert twin.active == (1,)
    assert len(m.said(0)) == 1


def test_a_what_if_cannot_be_saved():
    m = duel()
    other = m.redealt(0)
    assert other.view(0) == m.view(0)
    with pytest.raises(ValueError, match="what-if"):
        other.save()


def test_features_and_checks():
    m = duel()
    assert m.features(0)[:9] == [0, 1, 0, 0, 1, 0, 0, 0, 0]
    assert m.check() == 0
    m.s.pot = 9
    assert m.check() == 3


# ---------------------------------------------------------------- the save file
def finished():
    m = new("toy", {"players": 3}, seed=5, names=["Ann", "Bén", "C"])
    while not m.over:
        p = m.active[0]
        m.play(p, m.actions(p)[-1], now=m.s.now + 10)
    return m


def test_a_save_replays_byte_for_byte():
    m = finished()
    text = m.save()
    assert text.startswith("rumpus-save 2\ngame toy\nrules 1\noptions {")
    assert 'names ["Ann", "Bén", "C"]' in text
    again = load("\n".join(line for line in text.splitlines() for line in ("# a comment", line))[12:])
    assert again.save() == text
    assert again.state_bytes() == m.state_bytes()


def test_a_save_of_a_game_that_began_at_a_scene():
    m = duel()
    m.play(0, "raise")
    again = load(m.save())
    assert again.save() == m.save()
    assert again.state_bytes() == m.state_bytes()


@pytest.mark.parametrize(
    ("old", "new_text", "words"),
    [
        ("rumpus-save 2", "rumpus-save 9", "line 1: not a save file"),
        ("game toy", "game chess", "there is no game 'chess'"),
        ("game toy\n", "", "no line 'game'"),
        ("rules 1", "rules 99", "made with rules 99 of toy"),
        ("rules 1", "rules one", "line rules: 'one' is not a version"),
        ("options {", "options {{", "header is damaged: line options"),
        ("options {", f"options {'[' * 100_000}", "line options: it is nested too deeply"),
        ("options {", "options 5 {", "header is damaged: line options"),
        ("scene ", "scene 5\nwas ", "line scene: a text is wanted, not 5"),
        ('names ["A", "B"]', 'names "AB"', "line names: a list is wanted"),
        ('names ["A", "B"]', "names [1, 2]", "line names: a list of texts is wanted"),
        ('names ["A", "B"]', 'names ["A"]', "cannot begin: 1 names for 2 seats"),
        ('"players": 2', '"players": 9', "cannot begin: option players: 9 is not one of 2, 3, 4"),
        ("scene ", "was ", "no line 'seed'"),
        ("content ", "content 0", "made with other content"),
        ("0 A lay 5", "0 A lay 6", "line 9: '0 A lay 6' is refused"),
        ("0 A lay 5", "0 E lay 5", "is not `ms seat action`"),
        ("0 A lay 5", "now A lay 5", "is not `ms seat action`"),
        ("0 A lay 5", "0 A", "is not `ms seat action`"),
        ("0 A lay 5", "9 A raise\n0 A lay 5", "line 10: time goes back"),
    ],
)
def test_a_save_that_cannot_be_replayed(old, new_text, words):
    m = duel()
    m.play(0, "lay 5")
    text = m.save()
    assert old in text
    with pytest.raises(SaveError, match=words):
        load(text.replace(old, new_text, 1))


def test_a_scripted_deal_is_saved_as_the_position_it_led_to():
    match = Match.start("toy", seed=1, tape=[0, 0, 0, -1, -1, -1])
    assert match.view(0)["mine"] == [1, 1, 2]
    assert [row[0] for row in match.dealt] == [row[0] for row in Match.start("toy", seed=1).dealt]
    assert load(match.save()).state_bytes() == match.state_bytes()
    with pytest.raises(ValueError, match="257 scripted draws; 256 at most"):
        Match.start("toy", seed=1, tape=[0] * 257)
