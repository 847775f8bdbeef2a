"""Piles of a scene by name, the same in every game: laid, filled, counted, compared; and what is said of a slip."""

import pytest

from rumpus.kernel.contract.spec import find
from rumpus.kernel.match.laying import found
from rumpus.kernel.match.match import Match
from rumpus.kernel.match.trial import run_text

BEGUN = {
    "toy": "round 1 pot 1 leader A turn A\nA coins 0",
    "brawl": "row A B: A1 B1",
    "brawlhalla": "A nix",
    "blitz_squad": "turn 3 active A\nB tavern *",
    "brutality": "A assassin d4\nB gale_archer g1\nX ironhide_warden c6\nY bog_witch a9",
    "incredibrawl": "round 1 phase select token -\nA glory 1",
}
"""A scene of each game that leaves its piles to be laid."""


def tried(game, text, scene=None):
    """What differs in a case of a game."""
    lines = scene if scene is not None else BEGUN[game]
    [outcome] = run_text(f'game = "{game}"\nscene = """\n{lines}\n"""\n{text}')
    return outcome.differences


LAID = {
    "toy": 'hand_A = [2, "*2"], hand_B = [6, 5], deck = ["*"]',
    "brawl": 'hand_A = ["Hit(red)"], pile_B = ["Press", "Hit(red)"], deck_A = ["Clear", "*"], '
    'end_A1.a = ["Hit(green)", "Block(green)"], mods_B1 = ["Freeze/B"]',
    "brawlhalla": 'hand_A = ["5b", "*3"], deck_B = ["top=4"], discard_A = ["1", "2a"]',
    "blitz_squad": 'hand_A = ["brakka-bar_stool", "*4"], clinic_A = ["hob-drill*2", "brakka-bar_stool"], '
    'tavern_A = ["top=brakka-mug_swing"], tomb_A = ["*3"], open_A = []',
    "brutality": 'hand_1 = ["saints_mercy", "*2"], deck_1 = ["top=holy_rain"], pile_1 = ["spyglass"], hand_2 = ["*1"]',
    "incredibrawl": 'hand_A = ["P7", "*4"], deck_A = ["N5", "*20", "P1"], discard_A = ["E1", "*"], hand_B = ["*5"], '
    'deck_B = ["top=P3"]',
}


@pytest.mark.parametrize("game", LAID)
def test_what_is_laid_by_name_is_there_by_name(game):
    wanted = LAID[game].replace('["top=', '["').replace('mug_swing"]', 'mug_swing", "*"]')
    for one in ("4", "holy_rain", "P3"):
        wanted = wanted.replace(f'["{one}"]', f'["{one}", "*"]')
    lines = "\n".join(wanted.replace("], ", "]\n").splitlines())
    assert tried(game, f"piles = {{{LAID[game]}}}\n[before]\n{lines}\n[expect]\n{lines}") == []


@pytest.mark.parametrize("game", LAID)
def test_lines_of_a_scene_are_filled_in_the_same_way(game):
    line = {
        "toy": "A coins 0 hand 2 *2\nB coins 0 hand top=6\ndeck *4",
        "brawl": "A deck: top=Clear\nB pile: Press, *2",
        "brawlhalla": "A nix hand 5b *3\nB deck top=4",
        "blitz_squad": "A hand brakka-bar_stool *4\nA tavern top=hob-drill\nB hand *7",
        "brutality": "team 1 hand=saints_mercy,*2 deck=top=holy_rain",
        "incredibrawl": "B hand P7 *4 deck top=N5",
    }[game]
    # the toy has twelve cards: what is not in B's hand or the deck lies in no pile
    scene = BEGUN[game].replace("A coins 0", "").replace("A nix", "") + "\n" + line
    if game == "toy":
        scene = scene.replace("hand top=6", "hand 6 *2")
    top = {
        "toy": 'hand_A = [2, "*2"]\ndeck = ["*4"]',
        "brawl": 'deck_A = ["Clear", "*"]\npile_B = ["Press", "*2"]',
        "brawlhalla": 'hand_A = ["5b", "*3"]\ndeck_B = [4, "*"]',
        "blitz_squad": 'hand_A = ["brakka-bar_stool", "*4"]\ntavern_A = ["hob-drill", "*"]',
        "brutality": 'hand_1 = ["saints_mercy", "*2"]\ndeck_1 = ["holy_rain", "*"]',
        "incredibrawl": 'hand_B = ["P7", "*4"]\ndeck_B = ["N5", "*"]',
    }[game]
    assert tried(game, f"[before]\n{top}", scene) == []


SLIPS = [
    ("toy", "hand_A = [7]", "hand of A: '7' is no card of this table; there are 1, 2, 3, 4, 5, 6"),
    ("toy", "hand_A = [1, 1, 1]", "'1' 3 times (3 in hand of A); there are 2"),
    ("toy", "hand_A = [1, 2, 3, 4, 5]", "hand of A: 5 cards; 4 at most"),
    ("toy", 'hand_A = ["*5"]', "hand of A: 5 cards; 4 at most"),
    ("toy", 'hand_A = ["*13"]', "hand of A: *13: 12 cards are left"),
    ("toy", "hnad_A = [1]", "hnad_A: there is no such pile; the nearest is 'hand_A'; there are hand_A, hand_B, deck"),
    ("toy", "hand_C = [1]", "hand_C: there is no seat C; there are A, B"),
    ("toy", "hand = [1]", "hand: there is no seat named; there are A, B"),
    ("toy", "hand_A = 0.5", "hand_A: a list of names is wanted"),
    ("brawl", 'hand_A = ["Prss"]', "hand of A: 'Prss' is no card of this table; the nearest is 'press'"),
    ("brawl", 'pile_B = ["Press*4"]', "'Press' 4 times (4 in pile of B); B has 2"),
    ("brawl", 'pile_B = ["Base*3"]', "'Base' 3 times (3 in pile of B); B has 1 beside 1 on the table"),
    ("brawl", 'hand_A = ["Press", "Press"]', "hand of A: 2 cards; 1 at most"),
    ("brawl", 'end_A1.a = ["*2"]', "end of A1.a: *2: nobody's cards are to be filled in here; name them"),
    ("brawlhalla", 'hand_A = ["5b", "5b"]', "'5b' 2 times (2 in hand of A); A has 1"),
    ("brawlhalla", 'hand_A = ["5c"]', "hand of A: '5c' is no card of this table; the nearest is '5"),
    (
        "blitz_squad",
        'hand_A = ["hob-dril"]',
        "hand of A: 'hob-dril' is no card of this table; the nearest is 'hob-drill'",
    ),
    ("blitz_squad", 'hand_A = ["*61"]', "hand of A: *61: 60 cards are left"),
    ("blitz_squad", 'clinic_A = ["hob-drill*61"]', "A has 61 of its 60 cards (61 in clinic of A)"),
    ("blitz_squad", 'front_A = ["hob-drill"]', "front of A: only a line of the scene lays this"),
    ("blitz_squad", 'hand_A = ["hob-drill"]', "(cards lost); A has 1 of its 60 cards (1 in hand of A)"),
    ("brutality", 'hand_1 = ["saints_mercy", "*3"]', "hand of 1: 4 cards; 3 at most"),
    ("brutality", 'hand_1 = ["spyglass"], hand_2 = ["spyglass"]', "(1 in hand of 1, 1 in hand of 2); there is 1"),
    ("incredibrawl", 'hand_B = ["P7", "*1", "crate_golem"]', "'crate_golem' 2 times (2 in hand of B); B has 1"),
    ("incredibrawl", 'hand_B = ["stage_fright"]', "hand of B: 'stage_fright' is no card of this table"),
]


@pytest.mark.parametrize(("game", "piles", "words"), SLIPS)
def test_a_slip_says_which_pile_what_was_written_and_what_there_is(game, piles, words):
    [found_out] = tried(game, f"piles = {{{piles}}}")
    assert words in found_out


@pytest.mark.parametrize(
    ("game", "line", "words"),
    [
        ("incredibrawl", "A hand P7 P7", "'crate_golem' 2 times (2 in hand of A); A has 1"),
        (
            "incredibrawl",
            "A hand crate_goblin",
            "'crate_goblin' is no card of this table; the nearest is 'crate_golem'",
        ),
        ("brawlhalla", "A nix hand 5b deck 5b", "'5b' 2 times (1 in hand of A, 1 in deck of A); A has 1"),
        ("toy", "A coins 0 hand 3 3 3", "'3' 3 times (3 in hand of A); there are 2"),
        ("brutality", "team 1 hand=spyglass\nteam 2 hand=spyglass", "'spyglass' 2 times"),
        ("blitz_squad", "A hand hob-drill\nB tavern *", "A has 1 of its 60 cards (1 in hand of A)"),
        ("brawl", "row A B: A1 B1\nA pile: Press, Press, Press, Press", "'Press' 4 times (4 in pile of A); A has 3"),
        ("toy", "round 1 pot 1 leader A turn A\nC coins 0 hand 3", "there is no seat C; there are A, B"),
        ("brawlhalla", "A nix at r4c2\nB nix at r4c3", "A and B: two seats have the same Legend"),
        ("brawlhalla", "A at r4c2\nB at r4c2", "A and B: two Legends stand on one space"),
        ("brutality", BEGUN["brutality"].replace("g1", "d4"), "(two heroes on a square); A and B stand on d4"),
        ("brutality", BEGUN["brutality"].replace("d4", "d4 hp=99"), "(HP); A has 99 of its"),
    ],
)
def test_an_impossible_scene_says_which_seat_and_how_many(game, line, words):
    [found_out] = tried(game, "", line)
    assert words in found_out


def test_a_pile_is_said_once_and_needs_a_scene():
    [found_out] = tried("toy", "piles = {hand_A = [1]}", "A coins 0 hand 2")
    assert found_out == "ValueError: hand of A: line 1 of the scene says it, too"
    [outcome] = run_text('game = "toy"\nseed = 7\npiles = {hand_A = [1]}')
    assert outcome.differences == ["TrialError: piles are laid in a scene; there is none"]


@pytest.mark.parametrize(
    ("wanted", "words"),
    [
        ('hand_A = [2, 6, "*"]', "end: hand_A should be ['2', '6', '*'], is ['1', '2', '5']"),
        ('hand_A = ["*2"]', "hand_A should be ['*2'], is"),
        ('hand_A = [2, "*1"]', "hand_A should be ['2', '*1'], is"),
        ("hand_A = [2, 5]", "hand_A should be ['2', '5'], is"),
        ("hand_A = [7]", "TrialError: end: expect: hand of A: '7' is no card of this table"),
        ("hnad_A = [1]", "expect: unknown field hnad_A"),
    ],
)
def test_a_pile_that_is_another(wanted, words):
    [found_out] = tried("toy", f"piles = {{hand_A = [2, 1, 5]}}\nexpect = {{{wanted}}}")
    assert words in found_out


def test_order_counts_where_there_is_one():
    deck = 'piles = {deck_A = ["5b", "1", "*"]}\nexpect = {deck_A = %s}'
    assert tried("brawlhalla", deck % '["5b", "*1", "*"]') == []
    assert tried("brawlhalla", deck % '["top=5b"]') == []
    assert tried("brawlhalla", deck % '["5b", "*18", "5a"]') == []
    assert tried("brawlhalla", deck % '["1", "5b", "*"]') != []
    assert tried("brawlhalla", deck % '["5b", "*18"]') != []
    assert tried("brawlhalla", deck % '["*", "5b", "*17", "5a"]') != []


@pytest.mark.parametrize("game", BEGUN)
def test_the_piles_of_every_scene_that_a_game_writes_are_found(game):
    """Of a random game's positions, each pile is found that a seat has, and no name in it is unknown."""
    match = Match.start(game, seed=5)
    piles = find(game).scenes.piles
    seen = set()
    for n in range(60):
        if not match.active:
            break
        seat = match.active[n % len(match.active)]
        actions = match.actions(seat)
        match.play(seat, actions[n * 7 % len(actions)])
        seen |= {one.zone for one in found(piles, match.scene()) if one.items}
        if n % 20 == 19:
            assert tried(game, "", match.scene()) == []
    assert seen & {"hand", "deck", "tavern", "swept"}
