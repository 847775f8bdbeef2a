"""What is said, shown and asked: at every step of random games, and of positions of their own."""

import json
import re
from pathlib import Path
from typing import Any, get_type_hints

import pytest
from tests.games.brutality.content.law import RULES
from tests.games.brutality.interface.walk import GAMES, walk
from tests.games.brutality.rules.law import Law
from tests.helpers.shapes import misfit

from rumpus.bots.advice import advice
from rumpus.games.brutality.content.options import OPTIONS
from rumpus.games.brutality.interface import (
    actions,
    drawing,
    events,
    legality,
    names,
    prompts,
    scene,
    setup_page,
    shapes,
    view,
)
from rumpus.games.brutality.rules import ids, turn
from rumpus.games.brutality.rules.state import State, Table
from rumpus.kernel.match.match import Match
from rumpus.kernel.records.log import Log
from rumpus.kernel.words.saying import Saying

ROOM = Path(legality.__file__).parent
NUMBERS = range(len(GAMES))
DEFAULTS = {option.name: option.default for option in OPTIONS}
DUEL = """
A assassin d4 tool=war_horn
B ironhide_warden a1
X bog_witch d6
Y gale_archer g9 hp=2
hazard spiked_pillars d7
hazard catapult c5
wall f5 team=0 turns=2
team 1 hand=saints_mercy,master_thief deck=spyglass
team 2 hand=holy_rain
"""


def position(text: str = DUEL, **options: Any) -> tuple[Table, State]:
    """The tables and the state of a scene."""
    made, array = scene.unscene(text, DEFAULTS | options)
    return made.t, State.at(array)


def said(t: Table, s: State, viewer: int, saying: Saying) -> str:
    """A message in English."""
    return names.CATALOGUE.text(saying, names.names(t, s, viewer))["text"]


def test_a_hint_is_one_deed_with_its_answers() -> None:
    t, s = position()
    line = [actions.ACTS.parse(t, s, 0, name) for name in ("special A 1", "fly NE 2", "step A N", "step A N", "end")]
    assert [actions.deed(line[n:]) for n in range(5)] == [2, 1, 1, 1, 1]


def hint(scene: str, *names: str) -> str:
    """What a hint says of these acts of whose turn it is."""
    match = Match.at_scene("brutality", scene)
    at, acts = match.copy(), list[int]()
    for name in names:
        acts.append(actions.ACTS.parse(at.t, at.s, match.active[0], name))
        at.play(match.active[0], acts[-1])
    return advice(match, match.active[0], acts)["text"]


def test_a_hint_says_what_comes_of_it_without_a_square() -> None:
    assert hint(DUEL, "step A S").startswith("Move Assassin down: ")
    assert hint(DUEL, "special A 1", "fly S 2").startswith("Use Shadow Leap 2 squares down: leap 1 to 3 squares")


# ---------------------------------------------------------------- at every step
@pytest.mark.parametrize("number", NUMBERS)
def test_every_act_has_a_name_that_parses_back_and_words(number: int) -> None:
    for one in walk(number):
        for p in one.seats:
            for a in one.may(p):
                act = actions.action(one.t, one.s, p, a)
                assert actions.ACTS.parse(one.t, one.s, p, actions.ACTS.name(one.t, one.s, p, a)) == a
                assert said(one.t, one.s, p, act["text"])
                whole = actions.said(one.t, one.s, p, a)
                assert whole is not None
                assert said(one.t, one.s, p, whole)
            assert actions.passive(one.t, one.s, p) in (*one.may(p), ids.LAPSE)


@pytest.mark.parametrize("number", NUMBERS)
def test_every_event_and_prompt_is_said_to_everybody(number: int) -> None:
    for one in walk(number):
        for viewer in range(-1, one.t.n):
            for event in one.events:
                seen = events.LINES.redact(event, viewer, one.t, one.s)
                assert seen is not None
                saying, rule = events.LINES.told(one.t, one.s, seen, viewer)
                assert said(one.t, one.s, viewer, saying)
                assert rule in RULES
            for asked in prompts.prompt(one.t, one.s, viewer) if viewer >= 0 else ():
                assert asked is None or said(one.t, one.s, viewer, asked)


@pytest.mark.parametrize("number", NUMBERS)
def test_why_not_is_none_exactly_where_an_act_is_legal(number: int) -> None:
    for one in walk(number):
        if one.number % 31 != 30:
            continue
        for p in range(one.t.n):
            may = one.may(p)
            for a in range(6, ids.ACTIONS):
                assert (legality.why_not(one.t, one.s, p, a) is None) == (a in may), actions.ACTS.name(
                    one.t, one.s, p, a
                )
            for shown in legality.shown(one.t, one.s, p):
                assert legality.why_not(one.t, one.s, p, shown.act) in {None, *RULES}


@pytest.mark.parametrize("number", NUMBERS)
def test_a_scene_brings_the_whole_position_back(number: int) -> None:
    for one in walk(number):
        if one.number % 5 == 0:
            text = scene.scene(one.t, one.s)
            assert scene.unscene(text, one.options)[1].tobytes() == one.array.tobytes(), text


@pytest.mark.parametrize("number", NUMBERS)
def test_what_a_page_gets_is_of_its_types(number: int) -> None:
    lines = get_type_hints(events.Events)
    common = ("id", "name", "kind", "text")
    for one in walk(number, 60):
        for viewer in range(-1, one.t.n):
            assert misfit(view.View(one.t, one.s, viewer), view.View, "view") == ""
            for event in one.events:
                seen = events.LINES.redact(event, viewer, one.t, one.s)
                args = dict(events.LINES.told(one.t, one.s, seen, viewer)[0].args) if seen else {}
                kind = events.LINES.names[event[0]]
                assert misfit(args, lines[kind], kind) == ""
        for p in one.seats:
            for a in one.may(p):
                act = {key: told for key, told in actions.action(one.t, one.s, p, a).items() if key not in common}
                assert misfit(act, shapes.Named, "act") == ""


@pytest.mark.rule("BU-RUL-80", "BU-CC-06")
@pytest.mark.parametrize("number", NUMBERS)
def test_a_view_shows_no_hidden_card(number: int) -> None:
    """No hand, deck, stack or pick stands in what the other team or a spectator sees, save what was shown."""
    for one in walk(number):
        for viewer in range(-1, one.t.n):
            seen = json.loads(json.dumps(view.View(one.t, one.s, viewer)))
            eyes = names.team_of(one.s, viewer)
            assert (seen["mine"] is None) == (viewer < 0)
            for k, team in enumerate(seen["teams"]):
                known = {card for i, card in enumerate(one.s.teams[k].hand) if one.s.teams[k].seen >> i & 1}
                assert set(team["known"]) <= (known if viewer >= 0 and k != eyes else set())
                assert team["picks"] is None or k == eyes or one.t.open_picks or one.s.over
            if seen["draft"]:
                assert (seen["draft"]["cards"] is not None) == (eyes >= 0 and eyes == names.team_of(one.s, one.s.asker))
            assert drawing.draw(one.t, seen)


def test_a_secret_choice_of_heroes_is_its_teams_alone() -> None:
    """BU-RUL-06: in a blind draft nothing is shown before all have chosen."""
    for one in walk(3, 8):
        if one.s.phase == ids.P_HEROES and one.s.ask == ids.ASK_HERO:
            for viewer in range(-1, one.t.n):
                seen = view.View(one.t, one.s, viewer)
                assert [hero["design"] for hero in seen["heroes"]] == [None] * 4
                own = seen["mine"]["heroes"] if seen["mine"] else []
                picks = one.s.teams[names.team_of(one.s, viewer)].picks if viewer >= 0 else 0
                assert len(own) == (picks & 255 > 0) + (picks >> 8 > 0)


# ---------------------------------------------------------------- words
def test_every_rule_that_refuses_has_words() -> None:
    text = (ROOM.parent / "words" / "en.ftl").read_text("utf-8")
    told = set(re.findall(r"^refuse-(\S+) = (?:.+\n)+?(?:}\n)?    \.out = ", text, re.MULTILINE))
    code = "".join((ROOM / f"{name}.py").read_text("utf-8") for name in ("legality", "answers"))
    rules = set(re.findall(r'"(BU-[A-Z]+-\d+)"', code))
    assert rules == told
    assert rules <= RULES


def test_every_kind_of_event_question_and_act_has_words() -> None:
    text = (ROOM.parent / "words" / "en.ftl").read_text("utf-8")
    for kind in events.LINES.names[:-1]:
        assert f"\nlog-{kind} = " in text, kind
    for kind in prompts.ASKED[1:]:
        assert f"\nask-{kind} = " in text, kind
    for kind in (one.name for one in actions.ACTS.kinds):
        assert f"\nact-{kind} = " in text, kind
        assert kind in ("concede", "lapse") or f"\nsaid-{kind} = " in text, kind
    for reason in ids.REASONS[1:]:
        assert f"\nover-{reason} = " in text
        assert f"\nend-{reason} = " in text
    assert len(events.LINES.names) == ids.EVENTS
    assert len(prompts.ASKED) == ids.ASK_HAZARD + 1


BESIDE = DUEL.replace("A assassin d4 tool=war_horn", "A demon_king d5 tool=binding_chains")
HINTS = [
    (DUEL, "", "step A S", "Move Assassin down"),
    (DUEL, "", "special A 1", "Use Assassin's Shadow Leap"),
    (DUEL, "", "artifact A", "Use Assassin's War Horn"),
    (DUEL, "", "relic saints_mercy", "Play Saint's Mercy"),
    (DUEL, "", "end", "End your turn"),
    (DUEL, "special A 1", "fly S 2", "Go 2 squares down"),
    (DUEL.replace("bog_witch d6", "bog_witch a4"), "special B 2", "aim N", "Aim Anchor Chain up"),
    (DUEL, "relic saints_mercy", "hero Y", "Play Saint's Mercy on Gale Archer"),
    (DUEL, "end", "pass", "Keep your relics"),
    (DUEL, "end", "relic master_thief", "Discard Master Thief"),
    (BESIDE, "special A 2", "hero X", "Aim Horned Toss at Bog Witch"),
    (BESIDE, "artifact A", "hero X", "Aim Binding Chains at Bog Witch"),
    (BESIDE.replace("binding_chains", "rift_stone"), "artifact A", "c6", "Use Rift Stone on the lit square"),
]


@pytest.mark.parametrize(("text", "before", "act", "told"), HINTS)
def test_a_hint_is_a_sentence(text: str, before: str, act: str, told: str) -> None:
    t, s = position(text)
    log = Log.new()
    for name in [before] if before else []:
        turn.apply(t, s, s.first, actions.ACTS.parse(t, s, s.first, name), log)
    whole = actions.said(t, s, s.first, actions.ACTS.parse(t, s, s.first, act))
    assert whole is not None
    assert said(t, s, s.first, whole) == told


@pytest.mark.parametrize(("act", "by"), [("special A 1", "Hellfall"), ("special A 2", "Horned Toss")])
def test_a_question_names_the_card_that_asks(act: str, by: str) -> None:
    t, s = position(BESIDE)
    turn.apply(t, s, s.first, actions.ACTS.parse(t, s, s.first, act), Log.new())
    assert said(t, s, s.first, prompts.prompt(t, s, s.first)[0]) == f"{by}: pick a target."


def test_what_is_no_act_is_told() -> None:
    t, s = position()
    with pytest.raises(ValueError, match=r"'stepp A N' is no action of Brutality: end, pass, .*step A N"):
        actions.ACTS.parse(t, s, 0, "stepp A N")
    with pytest.raises(ValueError, match=r"'relic master_theif' is no action .*the nearest is 'master_thief'"):
        actions.ACTS.parse(t, s, 0, "relic master_theif")
    with pytest.raises(ValueError, match="'step A N N' is no action"):
        actions.ACTS.parse(t, s, 0, "step A N N")


# ---------------------------------------------------------------- a position
REFUSED = [
    ("step X N", "BU-TERM-01"),
    ("step A S", None),
    ("step B W", "BU-MOVE-09"),
    ("step B NE", "BU-MOVE-03"),
    ("artifact A", "BU-RUL-65"),
    ("artifact B", "BU-RUL-12"),
    ("launch A", "BU-RUL-53"),
    ("special B 1", "BU-RUL-20"),
    ("relic spyglass", "BU-RELIC-11"),
    ("d5", "BU-ACT-02"),
    ("end", None),
]


@pytest.mark.parametrize(("act", "rule"), REFUSED)
def test_why_not(act: str, rule: str | None) -> None:
    t, s = position()
    assert legality.why_not(t, s, s.first, actions.ACTS.parse(t, s, 0, act)) == rule


def test_the_other_team_waits() -> None:
    t, s = position()
    for act, rule in (("relic holy_rain", "BU-RELIC-09"), ("artifact X", "BU-RUL-14"), ("step X N", "BU-TURN-01")):
        assert legality.why_not(t, s, 1 - s.first, actions.ACTS.parse(t, s, 1, act)) == rule


def test_the_view_of_a_position() -> None:
    t, s = position()
    seen = view.View(t, s, s.first)
    assassin, warden, witch, archer = seen["heroes"]
    assert (assassin["space"], assassin["hp"], assassin["ms"], assassin["actions"]) == ("d4", 8, 4, 2)
    assert warden["squares"] == ["a1", "b1", "a2", "b2"]
    assert (archer["hp"], archer["full"], witch["team"]) == (2, 7, 2)
    assert seen["hazards"][0] == {"thing": ids.PILLARS, "space": "d7", "used": [], "suppressed": False}
    assert seen["creations"] == [{"made": "wall", "space": "f5", "team": 1, "turns": 2}]
    assert [one["hand"] for one in seen["teams"]] == [2, 1]
    assert len(seen["mine"]["hand"]) == 2
    assert (seen["ask"], seen["asked"], seen["round"]) == ("main", [s.first], 2)
    assert view.View(t, s, -1)["mine"] is None


@pytest.mark.rule("BU-RUL-73", "BU-DEATH-04", "BU-RUL-78")
def test_the_view_counts_no_actions_of_who_may_not_act() -> None:
    """Who returns in the turn of its death, or as `next_turn` says, and who is stunned, has none."""
    card = "any_time: own state=dead, revive 1"
    law = Law("B d4 hp 1, flames d5", R=card).hand(1, "R").do("B N; R B; > g1")
    assert [one["actions"] for one in view.View(law.t, law.s, 0)["heroes"][:2]] == [2, 0]
    for option, n in (("at_once", 2), ("next_turn", 0)):
        law = Law("B dead, X stun", R=card, revived_acts=option).hand(1, "R").do("R B; > g1")
        assert [one["actions"] for one in view.View(law.t, law.s, 0)["heroes"]] == [2, n, 0, 2]


def test_the_position_in_text() -> None:
    t, s = position()
    lines = drawing.draw(t, view.View(t, s, s.first))
    assert " 7 . . . ^ . . ." in lines
    assert " 1 B B . . . . ." in lines
    assert any(line.startswith("  Master Thief: Look at the opponent's hand") for line in lines)
    assert drawing.read(t, s, s.first)["Throat Cut"] == "An adjacent enemy takes 3."
    assert "Holy Rain" not in drawing.read(t, s, s.first)


def test_a_scene_that_is_not_understood_names_its_line() -> None:
    with pytest.raises(ValueError, match=r"scene line 2: 'X bogwitch d6' is not understood .*nearest is 'bog_witch'"):
        position("A assassin d4\nX bogwitch d6")


def test_what_a_table_page_gets_once() -> None:
    told = setup_page.at_the_table(position()[0])
    assert misfit(told, shapes.Setup, "setup") == ""
    assert [len(told[key]) for key in ("heroes", "tools", "relics", "hazards")] == [13, 14, 45, 6]
    assert told["heroes"][5]["specials"][1]["text"] == "One adjacent enemy takes 3 damage."
    json.dumps(told)


def test_the_set_up_page_knows_every_option_once() -> None:
    form = setup_page.setup_page()
    listed = [one.option for one in form.common] + [name for part in form.parts.values() for name in part]
    listed += [group.option for group in form.groups]
    assert sorted(listed) == sorted(set(DEFAULTS) - {"players", "format"})
    assert [size.teams for one in form.formats for size in one.sizes] == [(0, 1), (0, 1, 0, 1)] * 2
