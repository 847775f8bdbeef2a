"""What is shown and may not be done: exactly what is not legal, each with its rule, in sentences for people."""

import random
import re
from pathlib import Path

import pytest

from rumpus.games.brawlhalla.interface import legality, refusals
from rumpus.games.brawlhalla.interface.names import CATALOGUE, names
from rumpus.games.brawlhalla.interface.plays import twins
from rumpus.games.brawlhalla.rules import ids
from rumpus.kernel.match import describe
from rumpus.kernel.match.match import Match
from rumpus.kernel.words.saying import Saying

RULES = sorted(set(re.findall(r'"(BH-[A-Z0-9-]+)"', Path(legality.__file__).read_text("utf-8"))))
TABLES = [
    {},
    {"format": "2v2", "ko_mode": "blitz"},
    {"format": "ffa", "underplay": "no", "discard_more": "yes", "mulligan": "once"},
    {"format": "ffa", "players": 3, "legend_pick": "blind", "zero_move": "no", "air_limit": "2"},
]
REACH = "Attack reaches the next space. Move closer first."
ENGINE = re.compile(r"BH-|\b(ask|frame|seat|EQUIPPED|UNARMED|DISARMED|MOVE|DELAY|legal|illegal|action id)\b")
"""Words that no player uses."""


def at(scene, *plays, **options):
    m = Match.at_scene("brawlhalla", scene, {"card_set": "blank", **options})
    for play in plays:
        letter, _, rest = play.partition(": ")
        m.play_all("ABCD".index(letter), rest.split("; "))
    return m


def forbidden(m, p=0):
    return describe.forbidden(m.spec, m.t, m.s, p)


def one(m, kind, p=0, **about):
    """The refusal of one thing: its own, else that of its kind."""
    mine = [no for no in forbidden(m, p) if no["kind"] == kind]
    own = [no for no in mine if all(no.get(key) == value for key, value in about.items())]
    return (own or [no for no in mine if not {"card", "space", "seat"} & no.keys()])[0]


def said(no):
    return no["why"]["text"], no["out"]["text"]


# ---------------------------------------------------------------- words


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_that_forbids_speaks_to_people(rule):
    """At most 90 characters, no rule ids, no words of the engine; and a way out."""
    for scene in ("A at r1c1 hand 3\nB at r1c3\n", "turn B\nA at r1c1\nB equipped at r1c2 hand 3 5\n"):
        m = at(scene)
        told = refusals.refused(m.t, m.s, m.s.asker, rule)
        for code in (f"refuse-{rule}", f"refuse-{rule}.out"):
            text = CATALOGUE.say(Saying(code, told), names(m.t, m.s, 0))
            assert len(text) <= 90, text
            assert text[0].isupper()
            assert text.endswith(".")
            assert not ENGINE.search(text), text


def test_every_fact_is_of_a_rule_that_forbids():
    assert set(refusals.FACTS) <= set(RULES)
    told = {code.removeprefix("refuse-").removesuffix(".out") for code in CATALOGUE.codes if code.startswith("refuse-")}
    assert told == set(RULES)


def test_refusals_name_what_stands_in_the_way():
    m = at("A at r1c1 hand 3\nB nix at r1c4\n")
    assert said(one(m, "light", seat=1)) == (
        "Nix is 3 spaces away.",
        "Attack reaches the next space. Move closer first.",
    )
    assert said(one(m, "heavy", seat=1)) == ("Heavy: you are unarmed.", "Fetch a Flaming Sword, or attack Light.")
    assert said(one(m, "attack")) == (
        "Attack: no one is next to you.",
        "Attack reaches the next space. Move closer first.",
    )
    assert said(one(m, "space", space="r1c4")) == ("Somebody stands there.", "Pick a free space.")
    assert said(one(m, "space", space="r1c6")) == ("That's too far for any card you hold.", "Pick a glowing space.")
    m = at("turn A actions 0\nA at r1c1 hand 3\nB at r1c4\n")
    assert said(one(m, "move", card=8)) == ("You have no action left for that.", "End your turn.")
    assert said(one(m, "delay"))[0] == "You have no action left for that."
    m = at("A at r1c1\nB at r1c2\n")
    assert said(one(m, "move")) == ("A move costs a card, and your hand is empty.", "Delay to draw 2.")
    assert said(one(m, "light", seat=1))[0] == "An attack costs a card, and your hand is empty."


def test_team_mates_are_no_targets():
    m = at("A at r1c1 hand 3\nB at r4c4\nC mordex at r1c2\nD at r4c1\n", format="2v2")
    assert said(one(m, "light", seat=2)) == ("Mordex is on your team.", "Pick an opponent instead.")


def test_only_the_same_number_dodges():
    m = at("A equipped at r4c3 hand 4\nB at r4c4 hand 1 4\n", "A: heavy B; play 4")
    assert said(one(m, "card", 1, card=0)) == ("Only a 4 dodges this.", "Play a 4, or take the hit.")
    assert [card["c"] for card in m.view(1)["mine"]["play"]["cards"]] == [12]


def test_a_card_bigger_than_all_that_remain_does_not_help_alone():
    """Option underplay = no: what helps only together may be picked, what never helps may not."""
    m = at("A at r4c3 hand 5\nB at r4c4 hand 1 2 4\n", "A: light B; play 5", underplay="no")
    assert [card["adds"] for card in m.view(1)["mine"]["play"]["cards"]] == [1, 2, 4]
    m = at("A at r4c3 hand 5\nB at r4c4 hand 1 2\n", "A: light B; play 5", underplay="no")
    assert m.view(1)["mine"]["play"]["cards"] == []
    assert one(m, "card", 1, card=0)["rule"] == "BH-RUL-36"


# ---------------------------------------------------------------- the list and the rules agree


def actions_of(m, no):
    """The actions that an entry speaks of, by its kind."""
    base = {"delay": [ids.DELAY], "end": [ids.END], "draw": [ids.DRAW], "swap": [ids.SWAP], "recover": [ids.RECOVER]}
    base["lay"] = [ids.LAY]
    kind, rest = no["kind"], m.t.n
    if kind in base:
        return base[kind]
    if kind == "attack":
        return [a + q for a in (ids.LIGHT, ids.HEAVY) for q in range(rest)]
    if kind in ("light", "heavy", "target"):
        return [{"light": ids.LIGHT, "heavy": ids.HEAVY, "target": ids.TARGET}[kind] + no["seat"]]
    if kind == "legend":
        return [ids.LEGEND + 2 * no["card"] + side for side in (0, 1)]
    first = ids.MOVE if kind == "move" else ids.CARD
    return [first + c for c in ([no["card"]] if "card" in no else range(20) if kind in ("move", "card") else [])]


def agrees(m, p):
    """Nothing on the list is legal, each has the rule that why_not gives, and what is shown is legal or on the list."""
    nos = forbidden(m, p)
    whole = {no["kind"] for no in nos if not {"card", "space", "seat"} & no.keys()}
    made = m.spec.words.plans(m.t, m.s, p)
    plans = {plan["space"] for plan in made if plan["space"]} | {x for plan in made for x in plan.get("reach", [])}
    legal = set(m.actions(p))
    for no in nos:
        rule, kind = no["rule"], no["kind"]
        if kind == "space" and "space" in no:
            assert no["space"] not in plans
        elif kind in whole and not {"card", "seat"} & no.keys() and kind in ("move", "card", "attack", "space"):
            some = {m.why_not(p, a) for a in actions_of(m, no)} if kind != "space" else {rule}
            assert rule in some, no
        else:
            for a in actions_of(m, no):
                assert a not in legal
                assert m.why_not(p, a) == rule, no
    told = {no["space"]: no["rule"] for no in nos if "space" in no}
    common = next((no["rule"] for no in nos if no["kind"] == "space" and "space" not in no), None)
    lit = plans | {describe.act(m.spec, m.t, m.s, p, a).get("space") for a in legal if ids.STEP <= a < ids.USE}
    for x in range(m.t.spaces):
        name = f"r{m.t.row[x]}c{m.t.col[x]}"
        if m.s.asker >= 0 and m.s.ask != ids.ASK_LEGEND and name not in lit:
            rule = told.get(name, common)
            walked = m.s.ask in (ids.ASK_ACTION, ids.ASK_PATH)
            assert rule if walked else m.why_not(p, ids.SPACE + x) == rule, name


def hand_agrees(m, p):
    """Each card of the hand may be used, itself or as one of its equals, or is refused."""
    if m.s.asker != p or m.s.ask in (ids.ASK_LEGEND, ids.ASK_PILE) or not m.s.seats[p].hand:
        return
    kind, base = ("move", ids.MOVE) if m.s.ask == ids.ASK_ACTION else ("card", ids.CARD)
    hand = [c for c in range(20) if m.s.seats[p].hand >> c & 1]
    like = twins(m.t, m.s, p, hand)
    mine = m.view(p)["mine"]
    used = {a - base for a in m.actions(p) if base <= a < base + 20}
    used |= {card["c"] for card in mine["play"]["cards"]} if "play" in mine else set()
    refused = {no.get("card", -1) for no in forbidden(m, p) if no["kind"] == kind}
    for c in hand:
        if not any(like[c] == like[d] for d in used if d in like):
            assert c in refused or -1 in refused


def lively(m, p, chance):
    """An action of somebody who rather attacks."""
    attacks = [a for a in m.actions(p) if ids.LIGHT <= a < ids.BONUS]
    return chance.choice(attacks if attacks and chance.random() < 0.7 else m.actions(p))


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_the_list_says_what_the_rules_say(options):
    chance = random.Random(11)
    m = Match.start("brawlhalla", options, 11)
    asked = set()
    while not m.over and len(m.history) < 130:
        for p in m.active:
            if chance.random() < 0.4 or m.s.ask not in asked:
                agrees(m, p)
                hand_agrees(m, p)
        asked.add(m.s.ask)
        p = chance.choice(m.active)
        m.play(p, lively(m, p, chance))
    assert len(asked) > 6


# ---------------------------------------------------------------- an answer of cards


def pick(play, chance):
    """A play as the page makes it: some cards, of equal ones the first, then an effect, then `lay`."""
    most = len(play["cards"]) if play["most"] is None else min(play["most"], len(play["cards"]))
    if most < play["least"]:
        return []
    chosen = chance.sample(play["cards"], chance.randint(max(1, play["least"]), max(1, most)))
    count = {like: sum(card["like"] == like for card in chosen) for like in {card["like"] for card in chosen}}
    taken, sent = [], []
    for card in play["cards"]:
        if count.get(card["like"], 0) > 0:
            count[card["like"]] -= 1
            taken.append(card)
            sent.append(card["id"])
    uses = [use["id"] for card in taken for use in card["uses"]]
    sent += chance.sample(uses, 1) if uses and chance.random() < 0.5 else []
    return sent if taken[0]["alone"] else [*sent, play["lay"]]


@pytest.mark.parametrize("options", [{}, {"format": "ffa", "discard_more": "yes"}], ids=str)
def test_every_play_put_together_is_legal(options):
    chance, tried = random.Random(4), 0
    m = Match.start("brawlhalla", {**options, "legend_pick": "random", "start_spots": "spread"}, 9)
    while not m.over and len(m.history) < 900:
        p = m.active[0]
        play = (m.view(p)["mine"] or {}).get("play")
        sent = pick(play, chance) if play and play["cards"] else []
        if sent:
            tried += 1
            m.play_all(p, sent)
        else:
            m.play(p, lively(m, p, chance))
    assert tried > 10
