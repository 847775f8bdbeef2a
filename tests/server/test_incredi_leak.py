"""What others read until the reveal is the same, byte for byte, whatever somebody chose; and bots are told no more."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.helpers.parts import altered
from tests.server.bench import MAKO, Bench, Client, run
from tests.server.incredi import GAMER, table, usual

from rumpus.games.incredibrawl.interface import prompts
from rumpus.kernel.match.match import Match
from rumpus.server.table import model

SAB = {"mode": "gamer", "select_a_brawl": "on"}
CHOSEN_UNSEEN: dict[str, tuple[str, dict[str, Any]]] = {
    "select": ("select", {}),
    "select-a-brawl": ("select", SAB),
    "draw": ("draw", {"refill_timing": "draw_step"}),
    "refill": ("refill", {}),
    "refill-a-brawl": ("refill", SAB),
    "throw": ("throw", {}),
    "window": ("window", {**GAMER, "hidden_windows": "on"}),
    "window-a-brawl": ("window", {**GAMER, **SAB, "hidden_windows": "on"}),
}


def posed(ask: str, options: dict[str, Any]) -> Match:
    """The first position of a game in which the first two seats are asked this, with at least two answers for A."""
    for seed in range(60):
        match = Match.start("incredibrawl", {"players": 3, "arrival": "live", **options}, seed)
        while not match.over:
            if match.due is not None and not match.active:
                match.tick(match.due)
                continue
            both = {0, 1} <= set(match.active) and prompts.asked(match.s) == ask
            if both and len(match.actions(0)) > 1:
                return match
            match.play(match.active[0], usual(match)[0])
    raise AssertionError(f"{ask} was never asked of A and B")


def without_pings(client: Client, since: int) -> list[str]:
    """What came since then, without the echo of the test's own pings."""
    return [text for text in client.raw[since:] if json.loads(text)["type"] != "pong"]


def frames(folder: Path, match: Match, answer: int, monkeypatch: pytest.MonkeyPatch) -> dict[str, list[str]]:
    """What B, C and an onlooker are sent when A answers so, asks, errs and takes back."""
    sent: dict[str, list[str]] = {}
    monkeypatch.setattr(model, "start", lambda _spec, _record: match.copy())

    async def scene(bench: Bench) -> None:
        options = {name: value for name, value in match.options.items() if name != "players"}
        room = await table(bench, "me", "empty", "empty", **options)
        a, b = await bench.join(room), await bench.join(room, MAKO)
        c, onlooker = await bench.join(room, "third" * 8), await bench.join(room, None)
        await bench.quiet(room)
        told = {"b": b, "c": c, "onlooker": onlooker}
        since = {name: len(client.raw) for name, client in told.items()}
        bench.clock.forward(1)
        a.play(answer)
        await bench.quiet(room)
        a.play(answer)
        a.say(type="undo", seat=0)
        await bench.quiet(room)
        assert 0 not in room.match.active
        assert 1 in room.match.active
        sent.update({name: without_pings(client, since[name]) for name, client in told.items()})

    folder.mkdir()
    run(folder, scene)
    return sent


@pytest.mark.rule("IB-SEL-03", "IB-DRAW-12", "IB-TIE-02", "IB-R-WINDOW")
@pytest.mark.parametrize("name", CHOSEN_UNSEEN)
def test_nobody_reads_a_choice_before_the_reveal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    match = posed(*CHOSEN_UNSEEN[name])
    sent = [
        frames(tmp_path / str(answer), match, answer, monkeypatch)
        for answer in (match.actions(0)[0], match.actions(0)[-1])
    ]
    for who in ("b", "c", "onlooker"):
        assert sent[0][who] == sent[1][who]
        assert len(sent[0][who]) == 1, "one message: A has answered"


@pytest.mark.rule("IB-SEL-03")
def test_the_hands_of_others_are_in_no_message(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """B's frames are the same when everything B cannot know was dealt anew before the table opened."""
    match = posed("select", {})
    twins = [match, *(match.redealt(1, number) for number in (1, 2, 3))]
    heard = []
    for n, twin in enumerate(twins):
        heard.append(frames(tmp_path / str(n), twin, twin.actions(0)[0], monkeypatch)["b"])
    assert all(other == heard[0] for other in heard[1:])


@pytest.mark.rule("IB-SEL-03", "IB-DRAW-12", "IB-TIE-02", "IB-R-WINDOW")
@pytest.mark.parametrize("name", CHOSEN_UNSEEN)
def test_what_a_bot_is_asked_holds_no_choice_of_others(name: str) -> None:
    match = posed(*CHOSEN_UNSEEN[name])
    given = []
    for answer in match.actions(0):
        twin = match.copy()
        twin.play(0, answer)
        given.append([twin.redealt(1, number).state_bytes() for number in range(5)])
    assert all(states == given[0] for states in given)


@pytest.mark.rule("IB-SEL-03")
def test_a_planted_leak_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = posed("select", {})
    honest = match.spec.sight.view

    def leaky(t: Any, s: Any, viewer: int) -> dict[str, Any]:
        return {**honest(t, s, viewer), "oops": s.seats[0].selected}

    match.spec = altered(match.spec, sight={"view": leaky})
    first, last = (
        frames(tmp_path / str(answer), match, answer, monkeypatch)
        for answer in (match.actions(0)[0], match.actions(0)[-1])
    )
    assert first["b"] != last["b"]
    assert first["onlooker"] != last["onlooker"]
