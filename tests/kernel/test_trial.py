"""Scenarios: what holds, and that each kind of difference is found."""

import pytest

from rumpus.kernel.trial import TrialError, cases, run_file, run_text

BASE = '''
game = "toy"
scene = """
round 1 pot 1 leader A turn A
A coins 0 hand 2 5
B coins 0 hand 5 6
deck 3 4
"""
'''


def first(text):
    return next((d for outcome in run_text(BASE + text, "t") for d in outcome.differences), None)


HOLDS = [
    'plays = ["A: raise; lay 5", "B: lay 6"]\nchance = [0, -1]',
    'plays = ["A: lay 5", "B: lay 6"]\nchance = "seed"',
    'plays = ["A: lay 5"]\nexpect = {who = "B", over = false, scores = [0, 0], places = [1, 1], events = ["shows"]}',
    'plays = ["A: lay 5"]\nexpect = {view_B = {mine = [5, 6]}, state = {"seats.0.card" = 5}, rules = ["TOY-PLAY-01"]}',
    'plays = [{play = "A: lay 6", refused = true}]\nexpect = {legal_has = ["raise"], legal_not = ["lay 6"]}',
    'plays = ["B: concede"]\nexpect = {over = "TOY-END-02", events_not = ["Round"], who = ""}',
    "expect = {legal = {A = ['lay 2', 'lay 5', 'raise'], B = []}}",
]


@pytest.mark.parametrize("text", HOLDS)
def test_what_holds(text):
    assert first(text) is None


FAULTS = [
    ('plays = ["A: lay 6"]', "play 1 (A: lay 6): refused: A seat that has to lay"),
    ('plays = [{play = "A: lay 5", refused = "TOY-PLAY-01"}]', "should be refused by TOY-PLAY-01, but was done"),
    ('plays = [{play = "A: lay 6", refused = "TOY-RAISE-01"}]', "refused by TOY-PLAY-01"),
    ('plays = ["A: lay 5", "B: lay 6"]\nchance = [0]', "1 draws were not scripted"),
    ('plays = ["A: lay 5", "B: lay 6"]\nchance = [0, 3]', "1 scripted draws are out of range"),
    ('plays = ["A: lay 5"]\nchance = [0, 3]', "end: 2 scripted draws are left: [0, 3]"),
    ('expect = {who = "B"}', "end: who should be 'B', is 'A'"),
    ('expect = {legal = ["lay 2", "lay 9"]}', "legal for A: missing ['lay 9'], unwanted ['lay 5', 'raise']"),
    ('expect = {legal_has = ["lay 9"]}', "legal for A: missing ['lay 9'] among"),
    ('expect = {legal_not = ["lay 2"]}', "legal for A: unwanted ['lay 2']"),
    ('plays = ["A: raise"]\nexpect = {events = ["raises", "raises"]}', "no event 'raises' after the first 1 of"),
    ('plays = ["A: raise"]\nexpect = {rules = ["TOY-END-01"]}', "no rule 'TOY-END-01'"),
    ('plays = ["A: raise"]\nexpect = {events_not = ["raises"]}', "unwanted event 'A raises"),
    ('expect = {view = {"seats.0.coins" = 5}}', "view seats.0.coins should be 5, is 0"),
    ('expect = {state = {"seats.9.coins" = 5}}', "there is no '9'"),
    ('expect = {view = {"seat" = 5}}', "there is no 'seat'"),
    ('expect = {state = {"seats.0.coin" = 5}}', "there is no 'coin'"),
    ("expect = {over = true}", "over should be True, is False"),
    ("expect = {places = [2, 1]}", "places should be [2, 1]"),
    ("expect = {colour = 1}", "expect: unknown field colour"),
    ('expect = {scene = "round 1 pot 2 leader A turn A"}', "the scene differs"),
    ('plays = [{play = "A: lay 5", when = 3}]', "unknown field when"),
    ('plays = ["lay 5"]', "is not `A: action; action`"),
    ('plays = ["C: lay 5"]', "is not `A: action; action`"),
    ('chance = "dice"', "chance is a list"),
    ('options = {pace = "slow"}', "OptionError: option pace"),
]


@pytest.mark.parametrize(("text", "words"), FAULTS)
def test_what_does_not_hold(text, words):
    found = first(text)
    assert found
    assert words in found


def test_legal_of_several_seats_must_say_whose():
    text = 'game = "toy"\nseed = 3\noptions = {pace = "together"}\nexpect = {legal = ["raise"]}'
    assert "several seats may act" in run_text(text)[0].differences[0]


def test_a_refused_play_that_changes_the_state_is_found(monkeypatch):
    from rumpus import Match

    real = Match.play_all

    def careless(self, seat, actions, now=None):
        self.s.pot += 1
        return real(self, seat, actions, now)

    monkeypatch.setattr(Match, "play_all", careless)
    assert "the refused play changed the state" in first('plays = [{play = "A: lay 6", refused = "TOY-PLAY-01"}]')
    assert "invariant 3 is broken" in first('plays = ["A: raise"]')


def test_a_position_that_was_never_sound_may_stay_so():
    unsound = BASE.replace("pot 1", "pot 7")
    assert run_text(unsound + 'plays = ["A: raise"]')[0].differences == []


def test_cases_take_what_they_do_not_say_from_the_top():
    text = BASE + '[[case]]\nname = "one"\nrules = ["X"]\n[[case]]\nseed = 3\n'
    found = cases(text, "file")
    assert [case["name"] for case in found] == ["one", "file 2"]
    assert all(case["game"] == "toy" for case in found)
    assert run_text(text)[0].rules == ("X",)


@pytest.mark.parametrize(
    ("text", "words"),
    [("game = ", "not TOML"), ("seed = 1", "which game"), ('game = "toy"\ncolour = 1', "unknown field colour")],
)
def test_files_that_are_not_understood(text, words, tmp_path):
    with pytest.raises(TrialError, match=words):
        cases(text)
    path = tmp_path / "wrong.toml"
    path.write_text(text)
    assert words in run_file(path)


def test_files(tmp_path):
    path = tmp_path / "right.toml"
    path.write_text('game = "toy"\nseed = 3\nplays = []')
    assert run_file(path) is None
    path.write_text('game = "toy"\nseed = 3\nexpect = {over = true}')
    assert run_file(path) == "right: end: over should be True, is False"


def test_the_clock():
    text = 'game = "toy"\noptions = {pace = "clock", seconds = 5}\nseed = 3\nchance = "seed"\n'
    text += 'plays = [{tick = 5000}, {play = "-: tick", at = 10000}]\nexpect = {state = {round = 3}}'
    assert run_text(text)[0].differences == []
