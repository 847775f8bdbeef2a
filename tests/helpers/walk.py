"""Random games through the front door, with everything of DESIGN section 4e asserted at every step."""

import random
from collections.abc import Iterable, Mapping
from fnmatch import fnmatch
from typing import Any

import pytest
from tests.helpers.knowledge import differences, knows, viewers

from rumpus.games.brawlhalla.interface.canonical import canon
from rumpus.kernel.contract.spec import GameSpec
from rumpus.kernel.match.load import load
from rumpus.kernel.match.match import IllegalAction, Match

LIMIT = 20_000  # decisions; a game that needs more does not end


def walk(
    spec: GameSpec,
    options: Mapping[str, object] | None = None,
    seeds: Iterable[int] = range(5),
    *,
    every: int = 1,
    redeals: int = 2,
    late: float = 0.2,
) -> list[Match]:
    """Plays a random game from each seed to its end; the finished matches.

    Costly checks (why_not over all actions, redeals, scenes) run at every `every`-th step, cheap ones at each.
    `late` is how often a seat lets a clock strike.
    """
    return [one_game(spec, options or {}, seed, every, redeals, late) for seed in seeds]


def one_game(spec: GameSpec, options: Mapping[str, object], seed: int, every: int, redeals: int, late: float) -> Match:
    """One random game with every check on the way."""
    chance = random.Random(f"{seed} {sorted(options.items())}")
    match = Match.start(spec, options, seed)
    kept: list[tuple[Match, bytes]] = []
    for step in range(LIMIT):
        where = f"{spec.id} {dict(options)} seed {seed} step {step}"
        assert match.check() == 0, f"{where}: invariant {match.check()}"
        if match.over:
            break
        look(match, where)
        if step % every == 0:
            kept.append((match.copy(), match.state_bytes()))
            refuse(match, chance, where)
            reasons(match, where)
            fair(match, chance, redeals, where)
            scenes(match, where)
        move(match, chance, late, redeals if step % every == 0 else 0, where)
    else:
        raise AssertionError(f"{spec.id} seed {seed}: no end after {LIMIT} decisions")
    for copy, before in kept:
        assert copy.state_bytes() == before, "a copy changed while the game went on"
    scenes(match, f"{spec.id} {dict(options)} seed {seed} at its end")
    the_end(match)
    replayed(match)
    return match


def look(match: Match, where: str) -> None:
    """Legal actions: ascending, in range, with names that parse back; somebody may act, or the clock will strike."""
    spec = match.spec
    assert match.active or match.due is not None, f"{where}: nobody can go on"
    for seat in range(match.seats):
        legal = match.actions(seat)
        assert legal == sorted(set(legal)), f"{where}: legal ids not ascending: {legal}"
        assert len(legal) <= spec.actions.max_legal, f"{where}: {len(legal)} legal actions, more than max_legal"
        assert all(0 <= a < spec.actions.count for a in legal), where
        assert bool(legal) == (seat in match.active), f"{where}: seat {seat} active, legal {legal}"
        names = [match.name(seat, a) for a in legal]
        assert len(set(names)) == len(names), f"{where}: two actions of one name: {names}"
        assert [spec.actions.parse(match.t, match.s, seat, name) for name in names] == legal, f"{where}: {names}"


def refuse(match: Match, chance: random.Random, where: str) -> None:
    """A refused action changes nothing."""
    seat = chance.randrange(match.seats)
    wrong = [a for a in range(match.spec.actions.count) if not match.is_legal(seat, a)]
    before, said, history = match.state_bytes(), len(match.said()), list(match.history)
    attempts: list[list[int]] = [[chance.choice(wrong)]] if wrong else []
    if wrong and match.actions(seat):
        attempts.append([chance.choice(match.actions(seat)), match.spec.actions.count + 1])
    for attempt in attempts:
        with pytest.raises(IllegalAction) as caught:
            match.play_all(seat, attempt)
        assert caught.value.text, where
        assert (match.state_bytes(), len(match.said()), match.history) == (before, said, history), f"{where}: changed"


def reasons(match: Match, where: str) -> None:
    """why_not is None exactly on legal actions."""
    for seat in range(match.seats):
        legal = set(match.actions(seat))
        for action in range(match.spec.actions.count):
            if action in match.spec.actions.anytime:
                continue
            rule = match.why_not(seat, action)
            assert (rule is None) == (action in legal), (
                f"{where}: seat {seat} {match.name(seat, action)!r} ({action}): why_not {rule}, legal {action in legal}"
            )


def fair(match: Match, chance: random.Random, redeals: int, where: str) -> None:
    """A redeal changes nothing that the seat knows, breaks no invariant, and renews the generator."""
    for seat in viewers(match):
        mine = knows(match, seat)
        for _ in range(redeals):
            twin = match.redealt(seat, chance.randrange(1 << 31))
            assert twin.check() == 0, f"{where}: redeal for {seat} breaks invariant {twin.check()}"
            found = differences(match, twin, seat, mine)
            assert not found, f"{where}: seat {seat} can tell a redeal by {found}"
            assert list(twin.s.rng) != list(match.s.rng), f"{where}: the generator survived a redeal for {seat}"


def scenes(match: Match, where: str) -> None:
    """A position's text is read back as the same position: the same text, and every int of the state but for those that
    are no part of a position.
    """
    text = match.scene()
    spec = match.spec
    tables, state = spec.scenes.read(text, match.options, match.content)
    t, again = tables.t, spec.records.State.at(state)
    assert spec.scenes.write(t, again) == text, f"{where}: the scene comes back different:\n{text}"
    lost = [
        x
        for x in unlike(match.s, again)
        if not any(fnmatch(x.split()[0], field) for field in ("rng*", *NO_PART[spec.id]))
    ]
    assert not lost, f"{where}: the scene does not say {lost}:\n{text}"
    if spec.id == "brawlhalla" and "\nexact" not in text:
        assert canon(t, match.s).tobytes() == canon(t, again).tobytes(), f"{where}: the scene says too little:\n{text}"


NO_PART: dict[str, dict[str, str]] = {
    "brawl": {"past.*": "what lies after `floor` is said, and compared as text; older steps are never gone back to"},
    "incredibrawl": {"pool.*": "scratch of redeal, zero between calls"},
    "toy": {},
    "blitz_squad": {"pool.*": "scratch of redeal, zero between calls"},
    # Only those of these that no rule will read: canon.py tells which.
    "brawlhalla": {
        "frames.*": "what has ended leaves its frame behind; the frame of the turn has numbers of its own steps",
        "fights.*": "attacks that are over",
        "path*": "the last path walked; the next one begins anew",
        "air_max": "the same",
        "phase_left": "the same",
        "phase_way": "the same",
        "team_next.*": "only teams have members that come next",
        "tokens.*": "Flaming Swords are alike: where they lie is said, not which lies where",
        "seats.*.fell": "set anew when the next gravity begins",
        "seats.*.hand": "equal cards are alike: which of two is where is not said while nobody has seen them",
        "seats.*.deck.*": "the same; and freed places of a pile",
        "seats.*.discard.*": "the same",
    },
}
"""Per game the fields that a position's text need not bring back, and why; of all `rng` too: a position says what lies
there, not what will be drawn.
"""


def unlike(one: Any, other: Any, path: str = "") -> list[str]:
    """The fields, by their paths, in which two records differ: what the one has, and the other."""
    if hasattr(one, "cells"):
        if one.cells == other.cells:
            return []
        names = [field.name for field in type(one).__fields__]
        return [x for name in names for x in unlike(getattr(one, name), getattr(other, name), f"{path}.{name}")]
    if not isinstance(one, int):
        return [x for i in range(len(one)) for x in unlike(one[i], other[i], f"{path}.{i}")]
    return [] if one == other else [f"{path[1:]} {one} {other}"]


def move(match: Match, chance: random.Random, late: float, redeals: int, where: str) -> None:
    """One random decision, or a stroke of the clock; and that an undoable one told the seat nothing."""
    now: int = match.s.now + chance.randrange(1, 400)
    if match.due is not None and (not match.active or match.due <= now or chance.random() < late):
        match.tick(match.due)
        return
    seat = chance.choice(match.active)
    action = chance.choice(match.actions(seat))
    twins = [match.redealt(seat, chance.randrange(1 << 31)) for _ in range(redeals)]
    match.play(seat, action, now)
    if not match.can_undo(seat):
        return
    mine = knows(match, seat) if twins else None
    for twin in twins:
        twin.play(seat, action, now)
        assert twin.can_undo(seat), f"{where}: that {match.name(seat, action)} may be undone depends on what is hidden"
        found = differences(match, twin, seat, mine)
        assert not found, f"{where}: {match.name(seat, action)} may be undone, but told seat {seat} {found}"


def the_end(match: Match) -> None:
    """An end has a rule and words; places start at 1 and teams share one."""
    rule, words = match.end or ("", "")
    assert rule
    assert words
    assert match.active == ()
    assert min(match.places) == 1
    for a in range(match.seats):
        for b in range(match.seats):
            assert match.teams[a] != match.teams[b] or match.places[a] == match.places[b]


def replayed(match: Match) -> None:
    """The save replays to the same bytes, the same words and the same save."""
    text = match.save()
    again = load(text)
    assert again.state_bytes() == match.state_bytes()
    assert again.history == match.history
    assert again.save() == text
    for viewer in viewers(match):
        assert again.said(viewer) == match.said(viewer)
