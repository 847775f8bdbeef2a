"""Scenarios: what holds, and that each kind of difference is found."""

import pytest

from rumpus.kernel.match.trial import TrialError, cases, run_file, run_text

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
    ('plays = ["A: lay 6"]', "play 1 (A: lay 6): refused: You don't hold this card"),
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


# ---------------------------------------------------------------- positions that cannot be
UNSOUND = BASE.replace("pot 1", "pot 7")


def test_an_impossible_position_is_an_error():
    found = run_text(UNSOUND + 'plays = ["A: raise"]')[0].differences
    assert found == ["ImpossibleError: the scene breaks invariant 3 (coins)"]


@pytest.mark.parametrize(("end", "told"), [("A1.a: Block(red)", "4 (strings)"), ("row A B: B1", "3 (rows)")])
def test_the_error_says_what_the_invariant_is_about(end, told):
    case = f'game = "brawl"\n[[case]]\nname = "x"\nscene = """\nphase live now 9\nrow A B: A1\n{end}\n"""\n'
    assert run_text(case)[0].differences == [f"ImpossibleError: the scene breaks invariant {told}"]


def test_an_unsound_position_is_played_when_the_case_says_why():
    assert run_text(UNSOUND + 'unsound = "a coin fell in"\nplays = ["A: raise"]')[0].differences == []
    found = run_text(BASE + 'unsound = "a coin fell in"')[0].differences
    assert found == ["TrialError: the scene breaks no invariant, though `unsound` says: a coin fell in"]


BRAWL = 'game = "brawl"\nscene = """\n{}\n"""\n'
IMPOSSIBLE = [
    ("row A B: A1 B1\nrow A B: A2", "invariant 3"),
    ("row A B: A1 B1\nA1.a: Block(red)", "invariant 4"),
    ("row A B: A1 B1\nA1.a: Hit(red), Hit(blue)", "invariant 4"),
    ("row A B: A1 B1\nA pile: Hit(red)\nA pile: Hit(blue)", "A pile is said twice"),
    ("row A B: A1 B1\nphase live\nphase live", "phase is said twice"),
    ("row A B: A1 B1\nA1.a: Hit(red)\nA1.a: Hit(red)", "A1.a is said twice"),
]


@pytest.mark.parametrize(("scene", "words"), IMPOSSIBLE)
def test_impossible_scenes(scene, words):
    [found] = run_text(BRAWL.format(scene))[0].differences
    assert words in found
    assert run_text(BRAWL.format(scene) + f"refused = {words!r}")[0].differences == []


@pytest.mark.parametrize(
    ("game", "scene", "words"),
    [
        ("brawlhalla", "A at r4c3\nA at r4c4", "A is said twice"),
        ("brawlhalla", "turn A\nturn B", "turn is said twice"),
        ("brawlhalla", "A at r4c3 at r4c4", "at is said twice"),
        ("incredibrawl", "round 1 phase place token -\nA glory 1\nA glory 2", "A is said twice"),
        ("incredibrawl", "round 1 phase place token -\nround 2 phase place token -", "round is said twice"),
        ("toy", "round 1 pot 1 leader A turn A\nA coins 0\nA coins 1", "A is said twice"),
        ("toy", "round 1 pot 1 leader A turn A\nround 2 pot 1 leader A turn A", "round is said twice"),
        ("toy", "round 1 pot 1 leader A turn A\ndeck 1\ndeck 2", "deck is said twice"),
    ],
)
def test_scenes_that_contradict_themselves(game, scene, words):
    [found] = run_text(f'game = "{game}"\nscene = """\n{scene}\n"""\n')[0].differences
    assert words in found


# ---------------------------------------------------------------- tables that must be refused
REFUSED = [
    'game = "toy"\noptions = {pace = "slow"}\nrefused = "OptionError: option pace: \'slow\' is not one of"',
    'game = "toy"\noptions = {pace = "slow"}\nrefused = true',
    'game = "incredibrawl"\noptions = {mode = "gamer"}\nrefused = "IB-MODE-04"',
    'game = "brawl"\ncontent = "no-such-file.toml"\nrefused = "ContentError: no-such-file.toml"',
    'game = "brawl"\ncontent = """\n[[deck]]\nid = "mine"\n"""\nrefused = "deck.0"',
    'game = "toy"\nseed = -1\nrefused = "seed -1 is not a number"',
    'game = "toy"\nseed = 1.5\nrefused = "seed 1.5 is not a whole number"',
    'game = "chess"\nrefused = "there is no game"',
    BASE.replace("pot 1", "pot one") + 'refused = "scene line 1"',
]


@pytest.mark.parametrize("text", REFUSED)
def test_a_table_that_is_refused(text):
    assert run_text(text)[0].differences == []


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("refused = true", "start: should be refused (True), but there is such a table"),
        ('options = {pace = "slow"}\nrefused = "option hand"', "slow' is not one of turns, together, clock\", which"),
        ('refused = true\nplays = ["A: raise"]', "TrialError: a case that is refused has no plays"),
    ],
)
def test_a_table_that_should_be_refused(text, words):
    [found] = run_text('game = "toy"\n' + text)[0].differences
    assert words in found


# ---------------------------------------------------------------- reasons, known failures, nothing
def test_refused_by_a_code():
    text = BRAWL.format("row A B: A1 B1\nA hand: Block(red)\nA deck 3")
    right = (
        text
        + 'plays = [{play = "A: play A1.a", refused = "needs_hit"}, {play = "A: play A1.a", refused = "BR-BLOCK-02"}]'
    )
    assert run_text(right)[0].differences == []
    [found] = run_text(text + 'plays = [{play = "A: play A1.a", refused = "frozen"}]')[0].differences
    assert found.startswith("play 1 (A: play A1.a): refused by BR-BLOCK-02 / needs_hit (")
    assert found.endswith("), not by frozen")


@pytest.mark.parametrize("refused", ["true", '""', '"TOY-PLAY-01"', '["TOY-PLAY-01", "TOY-RAISE-01"]'])
def test_a_slip_of_the_pen_is_never_a_refusal(refused):
    [found] = run_text(BASE + f'plays = [{{play = "A: raise; lya 5", refused = {refused}}}]')[0].differences
    assert found.startswith("play 1 (A: raise; lya 5): not understood: 'lya 5' is no action of Dust-up")
    assert found.endswith("; the nearest is 'lay 5'")
    [found] = run_text(BASE + f'plays = [{{play = "A: raise; jump", refused = {refused}}}]')[0].differences
    assert found.endswith("; now: lay 2, lay 5")


def test_refused_by_one_of_several():
    several = 'refused = ["TOY-RAISE-01", "TOY-PLAY-01"]'
    assert first(f'plays = [{{play = "A: lay 6", {several}}}, "A: raise", {{play = "A: raise", {several}}}]') is None
    assert first('plays = [{play = "A: lay 6", refused = ["TOY-RAISE-01", "TOY-PACE-01"]}]') == (
        "play 1 (A: lay 6): refused by TOY-PLAY-01 (You don't hold this card. Lay one from your hand.), "
        "not by TOY-RAISE-01 or TOY-PACE-01"
    )


# ---------------------------------------------------------------- before the first play, since the last one
def test_what_holds_before_the_first_play():
    assert first('before = {who = "A", view_A = {mine = [2, 5]}, events_only = []}\nplays = ["A: lay 5"]') is None
    assert first('before = {who = "B"}\nplays = ["A: lay 5"]') == "start: who should be 'B', is 'A'"


def test_events_are_those_of_the_play():
    two = """plays = [
      "A: raise",
      {play = "A: lay 5", expect = {events_only = ["shows 5"], events_not = ["raises"], rules = ["TOY-PLAY-01"]}},
    ]
    """
    assert first(two + 'expect = {events = ["raises", "shows"], events_only = ["A raises", "A shows"]}') is None
    assert first(two.replace('events_only = ["shows 5"]', 'events = ["raises"]')) == (
        "play 2 (A: lay 5): no event 'raises' after the first 0 of ['A shows 5']"
    )


@pytest.mark.parametrize("only", ['["raises"]', '["raises", "shows", "shows"]', '["shows", "raises"]', "[]"])
def test_exactly_these_events_and_no_more(only):
    found = first(f'plays = ["A: raise; lay 5"]\nexpect = {{events_only = {only}}}')
    assert found.startswith("end: events should be ")
    assert found.endswith("and no more, are ['A raises: 2 in the pot', 'A shows 5']")


# ---------------------------------------------------------------- chance from the deal on
def test_the_deal_is_scripted_where_there_is_neither_scene_nor_seed():
    text = 'game = "toy"\nchance = [0, 0, 0, -1, -1, -1, 0, 0]\n'
    deal = 'before = {hand_A = [1, 1, 2], hand_B = [5, 6, 6], deck = [2, 3, 3, 4, 4, 5], events_only = ["Round 1"]}\n'
    plays = 'plays = ["A: lay 2", "B: lay 6"]\nexpect = {hand_A = [1, 1, 3], hand_B = [2, 5, 6]}'
    assert run_text(text + deal + plays)[0].differences == []
    assert run_text(text)[0].differences == ["end: 2 scripted draws are left: [0, 0]"]
    assert run_text(text.replace(", -1, 0, 0]", "]"))[0].differences == ["start: 1 draws were not scripted"]
    seeded = run_text(text + "seed = 7\n" + plays)[0].differences
    assert seeded != []  # the deal of a seed is the seed's


def test_the_rest_of_a_shuffle_stays_as_it_lies():
    text = 'game = "incredibrawl"\n'
    dealt = 'before = {hand_A = ["crate_golem", "*4"], hand_B = ["*5"], deck_A = ["*25"]}\n'
    [outcome] = run_text(text + 'chance = ["rest", "rest"]\n' + dealt.replace('"crate_golem", "*4"', '"*5"'))
    assert outcome.differences == []
    number = 6
    [outcome] = run_text(text + f'chance = [{number}, "rest", "rest"]\n' + dealt)
    assert outcome.differences == []
    [outcome] = run_text(text + 'chance = ["rest"]\n')
    assert outcome.differences == ["start: 29 draws were not scripted"]
    [outcome] = run_text(text + 'chance = ["rest", "rest", "rest", 3]\n')
    assert outcome.differences == ["end: 2 scripted draws are left: ['rest', 3]"]


DEALS = {
    "brawl": ('"top=Press/A", "rest"', 'deck_A = ["Press", "*"]\ndeck_B = ["Clear", "*"]'),
    "blitz_squad": (
        '"top=hob-drill", "top=tansy-warm_broth"',
        'tavern_A = ["hob-drill", "*"]\ntavern_B = ["tansy-warm_broth", "*"]',
    ),
    "incredibrawl": ('"top=P3", "top=crate_golem"', 'hand_A = ["P3", "*4"]\nhand_B = ["P7", "*4"]'),
    "brawlhalla": ('1, "top=1/A", "top=1/B"', 'hand_A = [1, "*"]\nhand_B = [1, "*"]'),
}
"""Shuffles of a deal by name, and what they bring."""


@pytest.mark.parametrize("game", DEALS)
def test_a_shuffle_brings_the_card_that_is_named_on_top(game):
    chance, held = DEALS[game]
    options = 'options = {card_set = "blank", legend_a = "yumiko 1", legend_b = "nix 1", start_spots = "spread"}'
    text = f'game = "{game}"\n{options if game == "brawlhalla" else ""}\nchance = [{chance}]\n[before]\n{held}'
    [outcome] = run_text(text)
    assert outcome.differences == []
    [outcome] = run_text(text.replace("]\n[before]", ', "top=nobody"]\n[before]'))
    assert "'nobody' is no card of this table" in outcome.differences[0]


@pytest.mark.parametrize("game", ["brutality", "brawlhalla"])
def test_a_shuffle_in_the_middle_of_a_game_brings_a_card_on_top(game):
    """Of a discard pile that becomes the deck."""
    text = {
        "brutality": """scene = "A assassin d4\\nB gale_archer g1\\nX ironhide_warden c6\\nY bog_witch a9"
            piles = {hand_2 = ["*1"], deck_1 = [], pile_1 = ["spyglass", "saints_mercy", "holy_rain", "*"]}
            chance = ["top=%s"]
            plays = ["A: end"]
            expect = {hand_2 = ["%s", "*1"]}""",
        "brawlhalla": """options = {card_set = "blank"}
            scene = "A at r4c2"
            piles = {hand_A = [1], deck_A = [], discard_A = ["*"]}
            chance = ["top=%s/A"]
            plays = ["A: delay; draw"]
            expect = {hand_A = [1, "%s", "*1"]}""",
    }[game]
    for card in {"brutality": ("saints_mercy", "holy_rain"), "brawlhalla": ("2", "5")}[game]:
        [outcome] = run_text(f'game = "{game}"\n{text % (card, card)}')
        assert outcome.differences == []


def test_a_card_that_no_shuffle_can_bring_on_top_is_an_error():
    text = 'game = "%s"\nchance = [%s]\n'
    assert run_text(text % ("brawl", '"top=Press", "rest"'))[0].differences == [
        "ValueError: chance: top=Press: whose? Say top=Press/A"
    ]
    assert run_text(text % ("toy", '"top=5", 0, 0, 0, 0, 0'))[0].differences == [
        "ValueError: chance: top=5: it is in no pile that is shuffled"
    ]
    [found] = run_text(text % ("brawl", '"top=Press/B", "rest"'))[0].differences
    assert found == "start: 1 scripted draws are out of range, or name a card that is not shuffled there"
    [found] = run_text(text % ("incredibrawl", '"rest", "rest", "top=P7", 3'))[0].differences
    assert found == "end: 2 scripted draws are left: ['top=P7', 3]"


@pytest.mark.parametrize("chance", ['["rst"]', "[-2]", "[true]", "[0.5]", "3"])
def test_chance_is_numbers_and_rest(chance):
    assert 'chance is a list of at most 256 numbers, "rest" and "top=CARD", or "seed"' in first(f"chance = {chance}")


def test_a_known_failure_must_fail():
    known = 'known_failure = "the pot is not counted yet"\n'
    [outcome] = run_text(BASE + known + 'expect = {who = "B"}')
    assert outcome.differences == []
    assert outcome.known == ["end: who should be 'B', is 'A'"]
    [outcome] = run_text(BASE + known + 'expect = {who = "A"}')
    assert outcome.differences == ["goes through, though `known_failure` says: the pot is not counted yet"]
    [outcome] = run_text(BASE + known + "expect = {colour = 1}")
    assert outcome.differences == ["TrialError: " + outcome.differences[0].removeprefix("TrialError: ")]
    assert "unknown field colour" in outcome.differences[0]


def test_none_can_be_expected():
    nothing = "{null = true}"
    assert first(f"expect = {{view = {{mine = {nothing}}}}}") is None
    assert first("expect = {view_A = {mine = [2, 5]}}") is None
    assert first(f"expect = {{view_A = {{mine = {nothing}}}}}") == "end: view mine should be None, is [2, 5]"
    assert first(f'expect = {{view = {{"seats.0" = {{letter = {nothing}}}}}}}').startswith(
        "end: view seats.0 should be {"
    )


# ---------------------------------------------------------------- all that differs
def test_every_difference_is_kept_with_log_and_position():
    text = 'plays = [{play = "A: raise", expect = {who = "B", over = true}}]\n[expect]\nplaces = [2, 1]\n'
    [outcome] = run_text(BASE + text + 'view = {"seats.0.coins" = 5, nowhere = 1, mine = 3}')
    assert outcome.differences == [
        "play 1 (A: raise): who should be 'B', is 'A'",
        "play 1 (A: raise): over should be True, is False",
        "end: places should be [2, 1], is [1, 1]",
        "end: view seats.0.coins should be 5, is 0",
        "end: view nowhere: there is no 'nowhere'",
        "end: view mine should be 3, is None",
    ]
    lines = outcome.report()
    assert [line for line in lines if not line.startswith(" ")] == outcome.differences
    at = lines.index("  log:")
    assert at == 2
    assert lines[at + 1] == "    A raises: 2 in the pot [TOY-RAISE-01]"
    assert lines[at + 2 : at + 4] == ["  position:", "    round 1 pot 2 leader A turn A"]
    assert lines.count("  log:") == 2


def test_a_report_of_what_never_began():
    [outcome] = run_text(UNSOUND)
    assert outcome.report() == outcome.differences


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
