"""Names, spaces, sentences, refusals and texts of BRAWL, and what is said of input that is not understood."""

import pytest
from tests.games.brawl.scenes.law import LAB, code, grow_old, may, play, table, training
from tests.games.brawl.scenes.test_rulings import own

from rumpus.games.brawl.game import SPEC
from rumpus.games.brawl.interface import actions, legality
from rumpus.games.brawl.rules import ids, ops
from rumpus.kernel.match import describe
from rumpus.kernel.match.match import Match

ROW = "row A B: A1 B1"
ROWS3 = "row A B: A1 B1\nrow B C: B2 C1\nrow C A: C2 A2"


def test_every_target_has_a_space_and_back():
    m = table(ROWS3, format="circle", players=3)
    told = 0
    for target in range(ids.TARGETS):
        if ids.BASE <= target < ids.NUMBER and (target - ids.BASE) % 16 > 2:
            continue
        try:
            space = actions.space_name(m.t, m.s, target)
        except IndexError:
            continue  # a Base of a seat that is not there
        if ids.END <= target < ids.NUMBER and space[0] not in "ABC":
            continue
        assert actions.target_of(m.t, m.s, space) == target, space
        told += 1
    assert told > 60


@pytest.mark.parametrize("space", ["", "X9", "A", "A99", "A1.z", "A1.a.yellow", "L9", "n9", "o99", "seat-Z"])
def test_what_is_no_space(space):
    with pytest.raises(ValueError):
        actions.target_of(table().t, table().s, space)


@pytest.mark.parametrize(
    ("text", "why_"),
    [
        ("dance", "no action of BRAWL: deal, pick up, .*play left, top left"),
        ("play A1.z", "the ends are A1.a or A1.b"),
        ("play Z1", "a Base is a seat's letter"),
        ("play left BC", "no row"),
        ("play 9", "no number of cards"),
        ("play at Z", "no action"),
        ("play order 3 3 3", "no order"),
        ("play A1.a pink", "no action"),
        ("tag Z", "no action"),
        ("call A1.q", "no end"),
    ],
)
def test_what_is_no_action(text, why_):
    m = table()
    with pytest.raises(ValueError, match=why_):
        SPEC.actions.parse(m.t, m.s, 0, text)


def test_names_outside_the_list():
    m = table()
    assert actions.ACTS.name(m.t, m.s, 0, 25) == "action 25"
    assert actions.spot(m.t, m.s, ids.DEAL) == ""
    assert actions.spot(m.t, m.s, ids.PLAY + ids.NUMBER) == ""
    assert actions.spot(m.t, m.s, ids.TOP + ids.BASE) == "A1"
    assert actions.spot(m.t, m.s, ids.PLAY + ids.SHADE) == "A1.a"
    assert actions.spot(m.t, m.s, ids.PLAY + ids.SIDE + 1) == "R0"


@pytest.mark.parametrize(
    ("name", "kind", "text", "hand"),
    [
        ("deal", "deal", "Deal the top card of your deck", 2),
        ("put back", "put_back", "Put the card back on your pile", 1),
        ("tag B", "tag", "Tag B", 2),
        ("play A1.a", "play", "Play a card: A1.a", 2),
        ("top B1", "top", "Play Press: B1", 2),
        ("call A1.a", "call", "Call a foul on A1.a", 0),
        ("take back A1.b", "take_back", "Take your card back on A1.b", 0),
        ("concede", "concede", "Give up the game", 0),
    ],
)
def test_an_action_for_the_page(name, kind, text, hand):
    m = table(f"{ROW}\nA pile: Press")
    a = SPEC.actions.parse(m.t, m.s, 0, name)
    told = describe.act(SPEC, m.t, m.s, 0, a)
    assert (told["kind"], told["text"]["text"]) == (kind, text)
    assert SPEC.race.hand(a) == hand
    assert ("space" in told) == (kind in ("play", "top", "call", "take_back"))


def test_why_a_space_takes_no_card():
    m = table(f"{ROW}\nA hand: Hit(red)\nA1.a: Hit(blue)\nB pile: Press")
    told = [{no["space"]: no["rule"] for no in legality.forbidden(m.t, m.s, p) if "space" in no} for p in (0, 1)]
    assert told[0]["A1.a"] == "BR-HIT-03"
    assert "A1.b" not in told[0]
    assert told[1]["B1"] == "BR-MOD-05"


def test_every_code_has_a_sentence_and_a_rule():
    assert list(legality.REFUSALS) == list(range(ids.GAME_OVER, ids.NO_PAUSE + 1)), "in the order of BR-RUL-35"
    for number, (name, law) in legality.REFUSALS.items():
        assert getattr(ids, name.upper()) == legality.CODES.index(name) == number
        assert legality.told(name, law)["why"]["text"].endswith(".")
        assert law or number in {found for laws in legality.BY_WORD.values() for found in laws}
    assert {"not_started", "bad_target"} <= legality.OWN <= set(legality.CODES) - {"game_over", "stale", "no_foul"}
    assert {"game_over", "not_active"} <= legality.SOONER <= set(legality.CODES) - {"too_fast", "churn"}


def test_refusals_that_only_odd_requests_meet():
    m = training(f"{ROW}\nA pile: Hit(red)")
    assert (code(m, "A: put back"), code(m, "A: call A1.a")) == ("bad_zone", "no_foul")
    assert {code(m, f"A: {x}") for x in ("stand", "claim", "ready")} == {"no_choice"}
    assert code(m, "A: discard") == "card_mismatch"
    m = table(ROW, fouls="claim")
    assert code(m, "A: call B2.b") == "bad_target"
    assert code(m, "A: call A1.a") == "empty_end"
    assert code(table(ROW), "A: call A1.a") == "no_foul"
    circle = table(f"{ROWS3}\nB2.b: Hit(red)", format="circle", players=3, fouls="claim")
    assert code(circle, "A: call B2.b") == "not_your_area"
    wild = own('effect = "two_colour"\nkind = "hit"\ncolours = ["red", "green"]', f"{ROW}\nA hand: Own(red or green)")
    assert code(wild, "A: play A1.a blue") == "bad_target"
    burn = own('effect = "burn_self"\nk = 2\nonly_if = "own deck at most 4 cards"', f"{ROW}\nA hand: Own\nA deck 9")
    assert code(burn, "A: play 1") == "condition"
    assert {code(burn, f"A: play {x}") for x in ("3", "A1", "left", "A1.a")} == {"bad_target"}
    assert may(burn, "A") == ["discard"]
    rival = own('effect = "burn_rival"\nk = 1\nonly_if = "own deck at most 4 cards"', f"{ROW}\nA hand: Own\nA deck 9")
    assert may(rival, "A") == ["discard"]


def test_designers_cards_in_the_log():
    texts, places = [], []
    for kind, name in (("burn_self", "play 1"), ("burn_rival", "play at B"), ("dig", "play order 2 1")):
        m = own(f'effect = "{kind}"\nk = 2', f"{ROW}\nA hand: Own\nA pile: Press, Clear")
        m.play(0, name)
        texts += [line["text"] for line in m.said(-1)]
        places += [line["args"]["place"] for line in m.said(-1) if line["kind"] == "play"]
    assert places == [{"kind": "number", "number": 1}, {"kind": "seat", "seat": 1}, {"kind": "order"}]
    assert "A plays Own on their own deck (1)" in texts
    assert "A plays Own on B's deck" in texts
    assert "A plays Own on their own pile" in texts
    m = own('effect = "sweep_end"\nk = 1', f"{ROW}\nA hand: Own\nA1.a: Hit(red)")
    play(m, "A: play A1.a")
    assert "2 cards are swept" in [line["text"] for line in m.said(-1)]
    m = table(f"{ROW}\nA hand: Press\nA1.a: Hit(red), Block(red)", press_variant="remove")
    play(m, "A: play A1.a")
    assert "Block(red) and the Press are taken away" in [line["text"] for line in m.said(-1)]


def test_votes_and_leavers_in_the_log():
    m = table(f"phase live now 9000 started 3000\n{ROW}")
    m.play(0, "pause", 9100)
    m.tick(24_100)
    m.play(0, "pause", 25_000)
    m.play(1, "pause", 25_100)
    m.play(0, "resume", 26_000)
    texts = [line["text"] for line in m.said(-1)]
    assert texts == ["A is for a pause", "The proposal lapses", "A is for a pause", "B is for a pause",
                     "Paused by agreement", "A is for going on"]  # fmt: skip


# ---------------------------------------------------------------- prompts and passive choices


def asked(m, p):
    """What seat p is asked and how to answer, in English."""
    what, how = describe.prompt(SPEC, m.t, m.s, p)
    return what["text"], how["text"]


@pytest.mark.parametrize(
    ("scene", "what", "passive"),
    [
        (f"{ROW}\nA hand: Press", "Press in hand.", "discard"),
        (ROW, "Deal a card.", "deal"),
        (f"{ROW}\nA pile: Hit(red)", "Deal a card.", "deal"),
        (f"{ROW}\nA pile: Hit(red)\nA deck:", "Play the top of your pile.", "pick up"),
        (f"{ROW}\nA deck:", "Nothing left to play.", None),
    ],
)
def test_prompts(scene, what, passive):
    m = table(scene)
    assert asked(m, 0)[0] == what
    if passive:
        assert m.name(0, SPEC.actions.passive(m.t, m.s, 0)) == passive


def test_prompts_of_every_phase():
    m = Match.start("brawl", {}, 3)
    assert asked(m, 0)[0] == "Say when you are ready."
    assert m.name(0, SPEC.actions.passive(m.t, m.s, 0)) == "ready"
    m.play(0, "ready")
    assert asked(m, 0)[0] == "Ready."
    m.play(1, "ready")
    assert asked(m, 0)[0] == "Get set."
    m.tick(m.due)
    m.play(0, "pause")
    m.play(1, "pause")
    assert asked(m, 0)[0] == "Paused."
    m = Match.start("brawl", {"format": "tag_team", "teams": "2v2"}, 3)
    assert asked(m, 0)[0] == "Choose who starts."
    assert m.name(0, SPEC.actions.passive(m.t, m.s, 0)) == "tag A"
    m = training(ROW)
    assert asked(m, 1) == ("Wait for your turn.", "A is playing.")
    hands = "A hand: Hit(red)\nB hand: Hit(red)\nA pile: Press"
    m = table(f"{ROW}\n{hands}\nA1.a: Hit(red), Block(red)", fouls="claim")
    play(m, "A: play A1.a", "B: play A1.a")
    grow_old(m)
    m.play(1, "call A1.a")
    assert asked(m, 1)[0] == "Let the foul stand, or claim the win."
    assert m.name(1, SPEC.actions.passive(m.t, m.s, 1)) == "stand"


# ---------------------------------------------------------------- scenes


@pytest.mark.parametrize(
    ("line", "why_"),
    [
        ("rumble", "a line is a phase"),
        ("phase dancing", "not in tuple"),
        ("phase live mood good", "what is mood"),
        ("A mood", "what is mood"),
        ("A9.a: Hit(red)", "no row has a Base A9"),
        ("A hand: Hit(pink)", "there is no card"),
        ("A pile: Null, Null", "no Null is left in the deck of A"),
        ("A hand: Freeze#A0", "not there"),
    ],
)
def test_a_scene_that_is_not_understood(line, why_):
    with pytest.raises(ValueError, match=why_):
        table(f"{ROW}\n{line}")


def test_a_scene_says_all_of_a_position():
    text = f"{ROW}\nA hand: Hit(red)\nB hand picked: Press\nA1.a: Hit(red), Block(red)\nB churn 2\nB ready\nA last 5"
    m = table(text, fouls="claim")
    play(m, "A: play A1.a")
    again = Match.at_scene("brawl", m.scene(), m.options, content=LAB)
    assert again.scene() == m.scene()
    assert "foul Hit(red)" in m.scene()
    tag = table(
        "phase live idle 10 active CB\nrow 1 2: A1 B1\nD active\nA out conceded\nC starter A",
        format="tag_team",
        teams="2v2",
    )
    assert (list(tag.s.active), list(tag.s.idle), tag.s.playing) == ([2, 3], [1, 0], 0b1110)
    assert Match.at_scene("brawl", tag.scene(), tag.options, content=LAB).scene() == tag.scene()


# ---------------------------------------------------------------- observation and standing


def test_features_and_worth():
    from rumpus.games.brawl.rules.features import WIDTH, features, worth

    m = table(f"{ROW}\nA hand: Press\nB hand: Clear\nA pile: Hit(red)\nA1.a: Hit(blue), Hit(blue)\nB1 mods: Reverse")
    rows = {}
    for p in (0, 1):
        out = [9] * WIDTH
        assert features(m.t, m.s, p, out) == WIDTH
        rows[p] = out
    assert rows[0] != rows[1]
    assert rows[0][11 + 6 : 11 + 9] == [ops.PRESS, 0, 0]
    assert rows[0][11 + 14 + 6 : 11 + 14 + 9] == [0, 0, 0]  # the rival's dealt card
    out = [0] * 8
    worth(m.t, m.s, out)
    assert out[0] > out[1] > 0
    m = table(f"{ROW}\nA1 mods: Freeze/B\nA hand: Freeze\nB1.a: Hit(red)")
    play(m, "A: play B1")
    worth(m.t, m.s, out)
    assert out[:2] == [1000, 0]
    m = table(f"{ROW}\nA1 mods: Freeze/B\nA hand: Freeze")
    play(m, "A: play B1")
    worth(m.t, m.s, out)
    assert out[:2] == [500, 500]
    circle = table(ROWS3, format="circle", players=3)
    play(circle, "A: concede")
    worth(circle.t, circle.s, out)
    assert out[0] == 0


def test_the_piece_of_a_seat_is_its_deck():
    m = Match.start("brawl", {}, 1)
    assert SPEC.pieces.of(m.t, m.s, 0) == "Kit Motley"
