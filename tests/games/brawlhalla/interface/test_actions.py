"""Actions as the page gets them: kind, words, labels of branches; names at the edges; what a silent seat lays."""

import pytest
from tests.games.brawlhalla.effects.probe import POWER, SIDE, Bench, card_use, fx, near, op
from tests.games.brawlhalla.words import act, prompt

from rumpus.games.brawlhalla.interface import actions, names, view
from rumpus.games.brawlhalla.interface.cast import piece
from rumpus.games.brawlhalla.interface.setup_page import setup_page
from rumpus.games.brawlhalla.rules import ids
from rumpus.kernel.match import describe
from rumpus.kernel.match.match import Match


def at(scene, **options):
    return Match.at_scene("brawlhalla", scene, {"card_set": "blank", **options})


def told(m, p, a):
    """An action of a Match or a Bench, without its id and name."""
    made = act(m, p, a)
    assert made.pop("id") == a
    assert made.pop("name") == actions.name(m.t, m.s, p, a)
    return made


def on(when, words):
    """A moment as the view tells it."""
    return {"code": "moment", "args": {"when": when}, "text": words}


# ---------------------------------------------------------------- by kind


def test_attacks_name_their_target():
    m = at("A yumiko equipped at r4c3 hand 4\nB nix at r4c4\n")
    assert told(m, 0, ids.LIGHT + 1) == {"kind": "light", "seat": 1, "text": "Light attack on Nix"}
    assert told(m, 0, ids.HEAVY + 1) == {"kind": "heavy", "seat": 1, "text": "Heavy attack on Nix"}


@pytest.mark.rule("BH-KOC-04", "BH-KOC-05", "BH-KOC-06")
def test_a_ko_card_says_what_it_gives_now():
    scene = "A equipped ko 1 bonus 2 at r4c3 hand 4 5\nB at r4c4\n"
    m = at(scene)
    assert told(m, 0, ids.BONUS) == {"kind": "bonus", "ko": 2, "title": "KO card #2", "text": "+1 action"}
    m.play_all(0, ["light B", "play 4"])
    assert told(m, 0, ids.BONUS)["text"] == "+1 damage"
    m = at(scene)
    m.play_all(0, ["heavy B", "play 4"])
    assert told(m, 0, ids.BONUS)["text"] == "+1 knockback"
    assert view.decision_view(m.t, m.s) == {"seat": 0, "kind": "bonus", "moment": on("hit-modify", "on the hit")}


def test_a_card_of_the_own_hand_needs_no_face():
    m = at("A yumiko at r4c3 hand 4\nB nix at r4c4\n")
    assert told(m, 0, ids.MOVE + 12) == {"kind": "move", "card": 12, "text": "Move 4"}
    m.play(0, "light B")
    assert told(m, 0, ids.CARD + 12) == {"kind": "card", "card": 12, "text": "Play 4"}


def test_spaces_targets_and_legends():
    m = at("A at r1c1\nB red at r4c6\n")
    assert told(m, 0, ids.SPACE + 8) == {"kind": "space", "space": "r1c1", "text": "Choose r1c1"}
    m = Match.start("brawlhalla", {"card_set": "salt-and-steel"}, 1)
    first = view.book_of(m.t).legends[0]
    assert told(m, m.active[0], ids.LEGEND + 1) == {
        "kind": "legend",
        "legend": first.id,
        "side": 2,
        "text": f"{first.name}, {first.weapons[1].name} up",
    }


@pytest.mark.parametrize(
    ("how", "u", "kind", "title"),
    [("power", POWER, "power", "Power"), ("weapon", SIDE, "weapon", "One"), ("cards", card_use(4), "card", "Special")],
)
def test_an_effect_comes_with_its_text(how, u, kind, title):
    on = "after_move" if how == "cards" else "on_turn_start"
    word = [fx(on, op("draw", n=2))]
    b = Bench(**{how: {2: word} if how == "cards" else word})
    made = told(b, 0, u)
    assert (made["kind"], made["source"], made["title"]) == ("use", kind, title)
    assert made["card"] == (4 if how == "cards" else None)
    assert made["text"].endswith(": draw 2 cards.")


def test_words_that_depend_on_what_is_asked():
    b = near().hold(0, 0).do(0, ids.DELAY)
    assert told(b, 0, ids.SWAP)["text"] == "Flip to Two"
    assert told(b, 0, ids.STOP)["text"] == "Stop"
    assert told(b, 0, ids.DECLINE)["text"] == "Skip"
    b = near(power=[fx("on_delay", op("better_delay", how="draw and swap"))]).do(0, ids.DELAY, POWER)
    assert told(b, 0, ids.PICK + 1) == {
        "kind": "pick",
        "n": 1,
        "text": "Draw and flip",
    }


@pytest.mark.rule("BH-RUL-12")
def test_a_new_hand_is_a_kind_of_its_own():
    m = Match.start("brawlhalla", {"mulligan": "once", "legend_pick": "random", "start_spots": "spread"}, 1)
    assert m.s.ask == ids.ASK_MULLIGAN
    assert told(m, m.active[0], ids.PICK) == {"kind": "redraw", "text": "Draw a new hand"}


# ---------------------------------------------------------------- labels of PICK


def labels(b, p=0):
    return [told(b, p, a)["text"] for a in b.legal(p) if a >= ids.PICK]


CHOICE = {"op": "choose_one", "of": [[op("draw", n=1)], [op("step", n=1, way="any")]]}


@pytest.mark.rule("BH-FX-69")
def test_branches_are_told_by_their_texts():
    b = Bench(cards={2: [fx("after_move", CHOICE)]}).put(A="r4c2", B="r1c5").hold(0, 4)
    b.do(0, ids.MOVE + 4, ids.STEP + ids.E, ids.STOP, card_use(4))
    assert labels(b) == ["Draw 1", "Make 1 step"]
    assert view.decision_view(b.t, b.s)["effect"] == {"seat": 0, "source": 7}


@pytest.mark.rule("BH-FX-69")
@pytest.mark.parametrize(("how", "u"), [("power", POWER), ("weapon", SIDE)])
def test_the_second_choice_of_a_power_has_its_own_branches(how, u):
    second = {"op": "choose_one", "of": [[op("draw", n=2)], [op("swap_free")]]}
    b = near(**{how: [fx("on_turn_end", CHOICE, second)]}).hold(0, 0).do(0, ids.END, u)
    assert labels(b) == ["Draw 1", "Make 1 step"]
    b.do(0, ids.PICK)
    assert labels(b) == ["Draw 2", "Flip your Weapon card"]


@pytest.mark.rule("BH-FX-69")
def test_choices_inside_a_choice_are_told_apart():
    inner = {"op": "choose_one", "of": [[op("draw", n=2)], [op("draw", n=3)]]}
    outer = {"op": "choose_one", "of": [[op("draw", n=1), inner], {"op": "sequence", "do": [op("swap_free")]}]}
    b = near(power=[fx("on_turn_end", outer)]).hold(0, 0).do(0, ids.END, POWER)
    assert labels(b) == ["Draw 1, draw 2 or draw 3", "Flip your Weapon card"]
    b.do(0, ids.PICK)
    assert labels(b) == ["Draw 2", "Draw 3"]
    b.do(0, ids.PICK + 1)
    assert len(b.hand(0)) == 1 + 1 + 3


@pytest.mark.rule("BH-FX-63")
def test_how_to_strike():
    strike = {2: [fx("after_move", op("move_and_strike", type="any"))]}
    b = Bench(cards=strike).put(A="r1c1", B="r1c3").arm(0).hold(0, 4, 8).hold(1, 0)
    b.do(0, ids.MOVE + 4, ids.STEP + ids.E, ids.STOP, card_use(4))
    assert labels(b) == ["Light attack", "Heavy attack"]
    assert prompt(b, 0) == ("Choose how to attack.", "For Special.")


@pytest.mark.rule("BH-FX-68")
def test_which_ko_card():
    b = near(power=[fx("on_turn_start", op("refresh_ko_bonus"), uses="once per game")])
    b.s.seats[0].bonus[0] = b.s.seats[0].bonus[1] = 2
    b.do(0, ids.END).do(1, ids.END).do(0, POWER)
    assert labels(b) == ["KO card #2", "KO card #3"]
    assert prompt(b, 0)[0] == "Choose the KO card to use again."


@pytest.mark.rule("BH-FX-70")
def test_which_effect_to_copy():
    mine = [fx("after_light_attack", op("copy", source="opponent's card in play"))]
    theirs = [fx("after_light_attack", op("draw", n=1)), fx("after_light_attack", op("swap_free"))]
    b = near(cards={2: mine}, foe={"cards": {3: theirs}}).hold(0, 4).hold(1, 8).light(2)
    b.do(1, ids.CARD + 8, ids.LAY).do(0, card_use(4))
    assert labels(b) == ["Special", "Special"]
    assert prompt(b, 0) == ("Choose the effect to copy.", "For Special.")


def test_a_number_that_nobody_asks_for_is_an_option():
    assert told(near(), 0, ids.PICK + 1)["text"] == "Option 2"
    b = Bench(cards={2: [fx("after_move", op("salvage", n=1))]}).put(A="r4c2", B="r1c5").hold(0, 4).toss(0, 8, 12)
    b.do(0, ids.MOVE + 4, ids.STEP + ids.E, ids.STOP, card_use(4))
    assert b.s.ask == ids.ASK_PILE
    assert told(b, 0, ids.PICK + 2)["text"] == "Option 3"


# ---------------------------------------------------------------- what is asked


def test_what_a_window_and_the_end_say():
    b = near(cards={2: [fx("before_light_attack", op("draw", n=1)), fx("before_light_attack", op("swap_free"))]})
    b.hold(0, 4, 8).light(2)
    assert prompt(b, 0) == ("Special: use it?", "")
    assert view.decision_view(b.t, b.s) == {"seat": 0, "kind": "before", "moment": on("before", "before the attack")}
    power = fx("on_turn_end", op("draw", n=1))
    b = near(power=[power], weapon=[power]).do(0, ids.END)
    assert prompt(b, 0) == ("Use an effect, or skip it.", "")
    assert view.decision_view(b.t, b.s) == {
        "seat": 0,
        "kind": "window",
        "moment": on("turn-end", "at the end of the turn"),
    }
    m = at("")
    m.play(1, "concede")
    assert prompt(m, 0) == ("The fight is over.", "")
    assert view.decision_view(m.t, m.s) is None


@pytest.mark.rule("BH-END-01", "BH-FX-58")
def test_how_many_cards_are_too_many():
    m = at("A rest hand deck 1 1 1 2 2 2 2 3 3 3 3 4\n")
    m.play(0, "end")
    assert prompt(m, 0) == ("Discard 2 cards.", "Pick from your hand. Keep 6.")
    m = at("A hand 1 1 1 2 2 2 2 3\n", discard_more="yes")
    m.play(0, "end")
    m.play_all(0, ["discard 1", "discard 1"])
    assert prompt(m, 0)[0] == "Discard 2 cards."
    b = near(power=[fx("constant", op("hand_limit", n=8))]).hold(0, *range(9)).do(0, ids.END)
    assert prompt(b, 0) == ("Discard 1 card.", "Pick from your hand. Keep 8.")


@pytest.mark.rule("BH-RUL-85", "BH-FX-63", "BH-FX-04")
def test_with_what_to_open():
    strike = {2: [fx("after_move", op("move_and_strike", type="light", opening_max=3))]}
    b = Bench(cards=strike).put(A="r1c1", B="r1c3").hold(0, 4, 8, 16).hold(1, 0)
    b.do(0, ids.MOVE + 4, ids.STEP + ids.E, ids.STOP, card_use(4))
    assert prompt(b, 0) == ("Open with a card up to 3.", "Pass to give up the attack.")
    b = near(power=[fx("constant", op("extra_opening", n=2))]).hold(0, 0, 8).do(0, ids.LIGHT + 1)
    assert prompt(b, 0) == ("Open with up to 2 cards.", "Pick cards from your hand.")


@pytest.mark.rule("BH-FX-59")
def test_an_extra_action_is_a_mark_on_its_seat():
    b = near(cards={2: [fx("after_light_attack", op("extra_action", n=1, kind="DELAY"))]})
    b.hold(0, 4).hold(1, 0).light(2).do(1, ids.PASS).do(0, card_use(4))
    (mark,) = view.marks(b.t, b.s, 0)
    assert (mark["kind"], mark["text"]["text"]) == ("extra", "1 more action, for a DELAY only.")
    assert view.marks(b.t, b.s, 1) == []


# ---------------------------------------------------------------- names and silence


def test_names_at_the_edges():
    m = at("")
    assert m.name(0, 239) == "action 239"
    assert m.name(0, ids.LEGEND + 31) == "legend 16 2"  # a place of the table that no Legend has
    assert m.name(0, ids.SPACE + 47) == "at 47"  # twin-ledges has 42
    with pytest.raises(ValueError, match="there is no seat D"):
        m.spec.actions.parse(m.t, m.s, 0, "light D")
    fresh = Match.start("brawlhalla", {}, 1)
    with pytest.raises(ValueError, match="no Legend yet"):
        fresh.spec.actions.parse(fresh.t, fresh.s, 0, "move 3")


@pytest.mark.rule("BH-MOVE-05")
def test_a_path_that_cannot_go_on_needs_no_stop():
    m = at("A at r0c0 hand 3\nB at r1c5\n", air_limit="2")
    m.play(0, "move 3")
    assert m.spec.actions.expand(m.t, m.s, 0, "path r0c1 r0c2") == ["step E", "step E"]
    m.play(0, "path r0c1 r0c2")
    assert m.s.ask == ids.ASK_ACTION
    m = at("A at r0c0 hand 3\nB at r1c5\n")
    m.play(0, "move 3")
    assert m.spec.actions.expand(m.t, m.s, 0, "path r0c1 r0c2") == ["step E", "step E", "stop"]


@pytest.mark.rule("BH-RUL-82")
def test_a_silent_seat_lays_what_it_has_picked():
    m = at("A hand 1 1 1 2 2 2 2 3\n", discard_more="yes")
    m.play(0, "end")
    m.play_all(0, ["discard 1", "discard 1"])
    assert m.name(0, m.spec.actions.passive(m.t, m.s, 0)) == "lay"
    b = near(power=[fx("constant", op("extra_opening", n=2))]).hold(0, 0, 8).do(0, ids.LIGHT + 1)
    assert actions.passive(b.t, b.s, 0) == ids.CARD
    b.do(0, ids.CARD + 8)
    assert actions.passive(b.t, b.s, 0) == ids.LAY


# ---------------------------------------------------------------- the set-up page


def test_the_set_up_page_shows_every_arena_and_legend():
    page = setup_page()
    assert [one.title for one in page.formats] == ["Duel", "2 against 2", "Free-for-all, 3", "Free-for-all, 4"]
    legends, arenas = page.groups
    assert len(legends.picks) == 12
    assert all(pick.name and pick.line and pick.icon and ": " in pick.text for pick in legends.picks)
    plans = {pick.value: pick for pick in arenas.picks}
    assert (plans["twin-ledges"].name, plans["twin-ledges"].plan[1]) == ("Twin ledges", ".*.*.")
    for arena in arenas.picks:
        assert set("".join(arena.plan)) == {".", "=", "*"}
        assert "".join(arena.plan).count("*") in (2, 3, 4)


def test_nobody_has_a_name():
    m = at("A nix\nB yumiko\n")
    assert [names.who(m.t, m.s, p) for p in (-1, 0, 1)] == ["Nobody", "Nix", "Yumiko"]


@pytest.mark.rule("BH-KO-04")
def test_a_click_beside_the_spaces_that_are_asked_for():
    m = at(
        "A equipped at r3c4 hand 1\nB red equipped at r3c5 hand\nC at r0c0\n",
        format="ffa",
        players=3,
        arena="stairwell",
    )
    m.play_all(0, ["heavy B", "play 1"])
    nos = describe.forbidden(m.spec, m.t, m.s, 1)
    told = {no["space"]: no["rule"] for no in nos if "space" in no}
    common = next(no["rule"] for no in nos if no["kind"] == "space" and "space" not in no)
    assert told.get("r2c2", common) == "BH-KO-04"
    assert "at r1c2" in {m.name(1, a) for a in m.actions(1)}


def test_a_seat_plays_no_legend_before_the_pick():
    fresh = Match.start("brawlhalla", {}, 1)
    assert piece(fresh.t, fresh.s, 0) == ""
    m = at("A nix\nB yumiko\n")
    assert [piece(m.t, m.s, p) for p in (0, 1)] == ["Nix", "Yumiko"]
