"""The table of acts: ids taken apart and put together, names there and back, what is not understood."""

import pickle
from typing import Any

import pytest

from rumpus.kernel.contract.acts import NONE, REMEMBERED, Act, Acts, Param, kind, listed, number, one_of, plain, said
from rumpus.kernel.contract.installed import list_games
from rumpus.kernel.contract.spec import find
from rumpus.kernel.match.match import Match
from rumpus.kernel.words.saying import Saying

ACTS = Acts(
    "Test",
    *plain("end"),
    kind("put_back", first=2),
    kind("step", first=10, hero=one_of("ABXY"), direction=one_of(["N", "E", "S", "W"], word=True)),
    kind("pick", first=30, n=number(2, 4)),
    kind("card", first=40, verb="", card=listed(lambda t: t, 5, first=1, what="card")),
    kind("fold", first=49),
    said("lay", lambda s: s, "lay", "lay open", seat=one_of("AB")),
)
CARDS = ["axe", "bow"]


def name(a: int, s: Any = "lay") -> str:
    return ACTS.name(CARDS, s, 0, a)


def parse(text: str) -> int:
    return ACTS.parse(CARDS, None, 0, text)


def test_names_lead_back_to_their_ids():
    ids = [0, 2, *range(10, 26), *range(30, 33), *range(40, 45), 50, 51]
    assert [parse(name(a)) for a in ids] == ids
    assert [name(a) for a in (0, 2, 10, 25, 32, 41, 44, 51)] == [
        *("end", "put back", "step A N", "step Y W", "pick 4", "bow", "5", "lay B"),
    ]


def test_the_last_of_several_numbers_counts_fastest():
    assert ACTS.of(13) == Act("step", {"hero": 0, "direction": 3})
    assert ACTS.id("step", 1, 0) == 14
    assert ACTS.id("end") == 0


@pytest.mark.parametrize("a", [-1, 1, 3, 9, 26, 33, 45, 48, 52, 999])
def test_an_id_of_no_kind(a):
    assert ACTS.of(a) is NONE
    assert name(a) == f"action {a}"
    assert ACTS.told(CARDS, None, a) == {}


def test_who_asks_about_every_id_fills_no_memory():
    many = Acts("Many", kind("seat", seat=number(1, 3 * REMEMBERED)))
    for a in range(-2, 4 * REMEMBERED):
        assert many.of(a) == (Act("seat", {"seat": a}) if 0 <= a < 3 * REMEMBERED else NONE)
    assert 0 < len(many._taken_apart) <= REMEMBERED


def test_a_kind_has_the_ids_after_those_of_the_kind_before():
    assert [one.first for one in ACTS.kinds] == [0, 2, 10, 30, 40, 49, 50]
    assert (ACTS.size, Acts("Test", *plain("end"), size=9).size) == (52, 9)


def test_a_verb_may_depend_on_what_is_asked_and_any_of_them_is_read():
    assert name(51, "lay open") == "lay open B"
    assert parse("lay open b") == parse("LAY  b") == 51


def test_what_pages_get():
    text = Saying("act-step", {"hero": 1, "direction": "E"})
    assert ACTS.page(CARDS, "lay", 0, 15) == {
        "id": 15, "name": "step B E", "kind": "step", "text": text, "hero": 1, "direction": "E"
    }  # fmt: skip
    assert ACTS.page(CARDS, "lay", 0, 2)["text"] == Saying("act-put-back", {})
    assert ACTS.told(CARDS, None, 30) == {"n": 2}
    assert ACTS.told(CARDS, None, 41) == {"card": 2}


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "'' is no action of Test: end"),
        ("dance", r"'dance' is no card of this table\): end, put back, step A N, pick 2, axe, fold, lay A"),
        ("axx", "'axx' is no card of this table; the nearest is 'axe'"),
        ("step A", "no action"),
        ("step A N E", "no action"),
        ("pick", "no action"),
        ("pick 5", "no action"),
        ("end 1", "no action"),
        ("lay C", "no action"),
        ("stepAN", "no action"),
    ],
)
def test_what_is_not_understood_says_what_is(text, why):
    with pytest.raises(ValueError, match=why):
        ACTS.parse(CARDS, "lay", 0, text)


def test_a_table_travels_by_its_name():
    assert pickle.loads(pickle.dumps(find("toy").actions.name)) == find("toy").actions.name
    with pytest.raises(LookupError, match="has no name there"):
        pickle.dumps(Acts("Nobody's"))


def test_two_kinds_with_one_id():
    wrong = Param(3, lambda *_: "", lambda *_: 0)
    with pytest.raises(TypeError, match="the acts many and one share ids from 2 on"):
        Acts("Test", kind("many", n=wrong), kind("one", first=2))


@pytest.mark.parametrize("game", list_games())
def test_every_act_of_a_game_is_of_a_kind(game):
    match = Match.start(find(game), {}, 3)
    spec, t, s = match.spec, match.t, match.s
    for seat in match.active:
        for a in match.actions(seat):
            assert spec.actions.parse(t, s, seat, match.name(seat, a)) == a
            assert not match.name(seat, a).startswith("action ")
