"""What simulations count of each game, held to a second count from the events that a Match tells."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from rumpus.games.blitz_squad.rules import ids as blitz
from rumpus.games.brutality.rules import ids as brutality
from rumpus.games.incredibrawl.content.tables import book_of
from rumpus.games.incredibrawl.rules import ids as incredi
from rumpus.kernel.compile.bind import bind
from rumpus.kernel.contract.content import unlike
from rumpus.kernel.contract.spec import find
from rumpus.kernel.match.match import Match
from rumpus.kernel.records.log import Log
from rumpus.kernel.records.record import rows
from rumpus.lab import games
from rumpus.lab.games import Watched, Work, random_games
from rumpus.lab.harvest import Harvest, harvest
from rumpus.lab.player import Room, room, sim_options

TABLES: dict[str, dict[str, Any]] = {
    "toy": {"players": 3},
    "incredibrawl": {"mode": "gamer", "power_ups": "on", "locations": "on", "players": 3, "arrival": "live"},
    "blitz_squad": {"players": 3, "deck_a": "built-1", "deck_b": "built-2", "deck_c": "front_room"},
    "brutality": {"players": 4, "format": "controlled_chaos", "hero_draft": "blind"},
    "brawl": {"mode": "tournament"},
}


def work(game: str, seeds: range, *, bots: bool = False, **more: Any) -> Work:
    """Games at a table where there is something of everything to count."""
    spec = find(game)
    options = spec.resolve(TABLES[game])
    sits = ("random",) * spec.options.seats(options) if bots else ()
    return Work(game, (tuple(sorted(options.items())),), sits, tuple(seeds), **more)


def table(game: str) -> Room:
    """The room of that table."""
    return room(game, work(game, range(1)).tables[0], None)


@pytest.mark.parametrize("game", TABLES)
def test_counting_changes_no_game(game: str) -> None:
    """The games of the kernel's own loop, from the same seeds."""
    at, loops, seeds = table(game), bind(find(game)), np.arange(5, 11).astype(np.int32)
    record = at.spec.records.State
    (counted,) = random_games(at, seeds.tolist())
    out, state, log = np.zeros((len(seeds), 18), np.int32), record.blank(), Log.blank()
    loops.playouts(at.tables.rows, rows(record, state), seeds, out, rows(Log, log))
    assert counted.rows[:, :18].tolist() == out.tolist()


def watched(game: str, seeds: range) -> tuple[Harvest, list[tuple[Match, list[tuple[int, ...]], list[int]]]]:
    """Some games counted, and the same played again by a Match: with all of its events, and what was done."""
    at, again = table(game), []
    for seed in seeds:
        one = Watched(at, ("random",) * at.seats, seed)
        match = Match.start(game, at.options, seed)
        events: list[tuple[int, ...]] = []
        for _now, seat, action in at.trail[: one.count].tolist():
            events += match.play(seat, action)
        again.append((match, events, at.trail[: one.count, 2].tolist()))
    return harvest(work(game, seeds, bots=True)), again


def totals(found: Harvest, kind: str) -> dict[str, int]:
    """The sums of a kind."""
    return {name: ratio.total for name, ratio in found.of(kind).items()}


def test_blitz_squad_agrees_with_its_events() -> None:
    found, again = watched("blitz_squad", range(3))
    events = [event for _match, told, _done in again for event in told]
    assert totals(found, "measure") == {
        "turns of all players": sum(match.s.turn for match, _, _ in again),
        "attacks": sum(event[0] == blitz.EV_COMBO and event[2] == 1 for event in events),
        "actions": sum(event[0] == blitz.EV_COMBO and event[2] == 0 for event in events),
        "blocks that held": sum(event[0] == blitz.EV_BLOCKED for event in events),
        "damage": sum(event[2] for event in events if event[0] == blitz.EV_DAMAGE),
    }
    decks = table("blitz_squad").t.book.decks
    decided = 3 - found.of("game")["drawn"].total
    assert sum(ratio.of for ratio in found.of("by\tbrawlers").values()) == decided * sum(len(d.brawlers) for d in decks)
    assert sum(ratio.of for ratio in found.of("beside\tbrawlers pairs").values()) == decided * 3 * 6
    assert sum(totals(found, "beside\tbrawlers pairs").values()) == decided * 6
    assert found.of("beside\tspecials")


def test_brutality_agrees_with_its_events() -> None:
    found, again = watched("brutality", range(2))
    events = [event for _match, told, _done in again for event in told]

    def hits(*kinds: int) -> int:
        return sum(event[0] == brutality.EV_HIT and event[3] in kinds for event in events)

    assert totals(found, "measure") == {
        "turns of both teams": sum(match.s.turn for match, _, _ in again),
        "deaths": sum(event[0] == brutality.EV_DEATH for event in events),
        "HP lost": sum(event[3] for event in events if event[0] == brutality.EV_HURT),
        "creations hurt": hits(0, *range(brutality.MADE, brutality.MADE + 20)),
        "Pillars hurt": hits(brutality.PILLARS),
        "Pikes hurt": hits(brutality.PIKES),
        "Flames hurt": hits(brutality.FLAMES),
    }
    laid = sum(event[0] in (brutality.EV_RELIC, brutality.EV_INSTANT) for event in events)
    assert sum(totals(found, "card\tplays").values()) == laid > 0
    decided = 2 - found.of("game")["drawn"].total
    assert sum(ratio.of for ratio in found.of("beside\theroes pairs").values()) == 0, "with four a seat has one hero"
    assert sum(ratio.of for ratio in found.of("by\theroes").values()) == 4 * decided


def test_incredibrawl_agrees_with_its_events() -> None:
    found, again = watched("incredibrawl", range(4))
    names = unlike(book_of(table("incredibrawl").t).sheets)
    wins, chosen, rounds = dict.fromkeys(names[: incredi.CHARACTERS], 0), dict.fromkeys(names, 0), 0
    for _match, told, _done in again:
        for event in told:
            if event[0] == incredi.EV_BRAWL:
                wins[names[event[2]]] += 1
            if event[0] == incredi.EV_COMMIT:
                rounds += 1
    for at in again:
        match = Match.start("incredibrawl", at[0].options, at[0].seed)
        for entry in at[0].history:
            if match.s.ask == incredi.A_SELECT and entry[2] < incredi.CHARACTERS:
                chosen[names[entry[2]]] += 1
            match.play(entry[1], entry[2])
    assert totals(found, "round\tcharacters\twins") == wins
    plays = totals(found, "card\tplays")
    assert {name: plays[name] for name in wins} == {name: chosen[name] for name in wins}
    glory = sum(sum(match.scores) - 3 * match.t.start for match, _, _ in again)
    assert sum(totals(found, "round\tlocations\tGlory").values()) == glory
    left = found.of("round\tlocations\tleft")
    fought = sum(ratio.of for ratio in found.of("round\tlocations\tGlory").values())
    assert sum(ratio.of for ratio in left.values()) == fought - len(again)
    assert 0 < sum(ratio.total for ratio in left.values()) < fought


def test_counters_of_random_play_agree_with_one_another() -> None:
    found = harvest(work("incredibrawl", range(30)))
    fought = sum(ratio.of for ratio in found.of("round\tlocations\tGlory").values())
    brawls = found.of("round\tcharacters\twins")
    picked = {name: ratio for name, ratio in found.of("card\tpicked").items() if name in brawls}
    assert sum(ratio.total for ratio in picked.values()) == 3 * fought
    assert sum(ratio.of for ratio in brawls.values()) >= 3 * fought >= sum(ratio.total for ratio in brawls.values())
    for kind in ("card\tpicked", "card\tplayed", "card\twon when played", "round\tcharacters\twins"):
        assert all(0 <= ratio.total <= ratio.of for ratio in found.of(kind).values())
    assert sum(totals(found, "end").values()) == found.games == 30
    assert found.decisions == sum(ratio.total for name, ratio in found.of("length").items() if name == "decisions")


@pytest.mark.parametrize("bots", [False, True])
def test_events_that_find_no_room_are_not_lost(monkeypatch: pytest.MonkeyPatch, bots: bool) -> None:
    asked = work("incredibrawl", range(6), bots=bots)
    whole = harvest(asked)
    monkeypatch.setattr(games, "EVENTS", 64)
    monkeypatch.setattr(games, "AROUND", 10)
    parts = harvest(asked)
    assert bots or len(list(random_games(table("incredibrawl"), asked.seeds))) > 1
    for kind in ("round\tcharacters\tGlory", "round\tlocations\tGlory", "end", "card\tplays"):
        assert totals(parts, kind) == totals(whole, kind)


def test_a_harvest_is_the_sum_of_its_parts() -> None:
    whole, parts = harvest(work("toy", range(20))), Harvest()
    for few in (range(12), range(12, 20)):
        parts.add(harvest(work("toy", few)))
    for made in (whole, parts):
        made.ratios = {name: replaced(ratio) for name, ratio in made.ratios.items()}
    assert parts == whole


def replaced(ratio: Any) -> Any:
    """A ratio without the games that show it: each part numbers its own."""
    ratio.shows = ratio.other = -1
    return ratio


def test_two_cards_of_one_name_are_told_apart() -> None:
    spec = find("incredibrawl")
    sheets = book_of(spec.records.tables(spec.resolve()).t).sheets[:3]
    twins = [replace(sheets[0], name="Bear"), sheets[1], replace(sheets[2], name="Bear")]
    assert unlike(twins) == [f"Bear ({sheets[0].id})", sheets[1].name, f"Bear ({sheets[2].id})"]


def test_a_simulation_has_the_cap_of_the_rulebook() -> None:
    spec = find("brawl")
    live = spec.resolve({"mode": "tournament"})
    assert sim_options(spec, live)["action_cap"] == 2000
    assert sim_options(spec, live | {"action_cap": 50})["action_cap"] == 50
