"""Acts as a table offers them: made of the rows of a game's acts."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from rumpus.kernel.contract.acts import Acts, kind, number, one_of, plain
from rumpus.kernel.contract.offers import At, Offer
from rumpus.kernel.contract.spec import find
from rumpus.kernel.match import offering
from rumpus.kernel.match.match import Match
from rumpus.kernel.words.saying import Text

ACTS = Acts(
    "Example",
    *plain("pass"),
    kind("give", seat=one_of("AB", where="seat"), card=number(1, 3, where="card"), n=number(1, 2)),
    kind("step", field=one_of(("a1", "a2"), word=True, where="space")),
    kind("choose", list=number(1, 2, where="slot")),
)


@pytest.mark.parametrize(
    ("act", "at"),
    [
        (ACTS.id("pass"), {}),
        (ACTS.id("give", 1, 2, 0), {"seat": 1, "card": 3}),
        (ACTS.id("step", 1), {"space": "a2"}),
        (ACTS.id("choose", 0), {"slot": "1"}),
        (ACTS.size, {}),
    ],
)
def test_an_act_lies_where_its_parameters_do(act: int, at: dict[str, Any]) -> None:
    assert ACTS.at(None, None, act) == at


def test_an_offer_says_on_the_wire_only_what_there_is_to_say() -> None:
    says = Text(code="", args={}, text="Pass")
    made = msgspec.json.decode(msgspec.json.encode(Offer(3, "pass", says, At(seat=0))))
    assert made == {"id": 3, "kind": "pass", "says": says, "at": {"seat": 0}}


def test_a_game_that_tells_acts_offers_none() -> None:
    match = Match.start("toy", {}, 1)
    assert find("toy").words.offers is None
    assert offering.question(match.spec, match.t, match.s, 0, match.actions(0)) is None
    assert offering.free(match.spec, match.t, match.s, 0) == []
