"""What a seat knows: a redeal may change nothing of it, and must change everything else. (DESIGN section 4e)"""

from collections.abc import Callable, Hashable, Iterator, Sequence
from itertools import takewhile
from typing import Any

from msgspec import to_builtins

from rumpus.kernel.match import describe, offering
from rumpus.kernel.match.match import Match

Redeal = Callable[[Match], None]


def knows(match: Match, seat: int) -> dict[str, Any]:
    """Everything the contract tells a seat (-1: a spectator): view, log; and what it may do and why not."""
    spec, t, s = match.spec, match.t, match.s
    told: dict[str, Any] = {"view": match.view(seat), "said": match.told(seat), "who": match.active}
    told["features"] = match.features(seat)
    if seat >= 0:
        told["legal"] = match.actions(seat)
        told["why_not"] = [match.why_not(seat, a) for a in range(spec.actions.count)]
        told["prompt"] = spec.words.prompt(t, s, seat)
        told["names"] = [match.name(seat, a) for a in match.actions(seat)]
        told["plans"] = spec.words.plans(t, s, seat)
        told["forbidden"] = describe.forbidden(spec, t, s, seat)
        told["actions"] = [spec.words.action(t, s, seat, a) for a in match.actions(seat)]
        told["offers"] = to_builtins(offering.question(spec, t, s, seat, match.actions(seat)), enc_hook=str)
        told["free"] = to_builtins(offering.free(spec, t, s, seat), enc_hook=str)
    return told


def differences(match: Match, twin: Match, seat: int, mine: dict[str, Any] | None = None) -> list[str]:
    """What the seat could tell the two apart by; empty for a fair redeal. `mine`: what it knows of `match`, where that
    is at hand.
    """
    say_anew(match, twin)
    mine, other = mine or knows(match, seat), knows(twin, seat)
    return [f"{key}{first_difference(mine[key], other[key])}" for key in mine if mine[key] != other[key]]


def say_anew(match: Match, twin: Match) -> None:
    """Forgets each line that a twin may say otherwise. It keeps those of states that it has in common with the match: a
    line is said in the state right after it, which is that before the next step.
    """
    common = sum(1 for _ in takewhile(lambda pair: pair[0] is pair[1], zip(match.steps, twin.steps, strict=False)))
    first = twin.events_before(common - 1) if common else 0
    twin._heard.clear()
    for lines in (*twin._said.values(), *twin._told.values()):
        while lines and lines[-1]["n"] >= first:
            lines.pop()


def first_difference(one: Any, other: Any) -> str:
    """Where two nested values differ first, and how."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        key = next(key for key in one if one[key] != other[key])
        return f".{key}{first_difference(one[key], other[key])}"
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        i = next(i for i in range(len(one)) if one[i] != other[i])
        return f"[{i}]{first_difference(one[i], other[i])}"
    return f": {one!r} / {other!r}"


def redealt(match: Match, seat: int, number: int, redeal: Redeal | None = None) -> Match:
    """A copy with the rest dealt anew, by the game or by a planted `redeal`."""
    if redeal is None:
        return match.redealt(seat, number)
    twin = match.copy()
    redeal(twin)
    return twin


def values_taken(
    match: Match,
    seat: int,
    slots: Callable[[Any, Any], Sequence[Hashable]],
    redeals: int = 200,
    redeal: Redeal | None = None,
) -> list[set[Hashable]]:
    """The values each hidden slot takes over many redeals; slots(t, s) reads them off a state."""
    taken: list[set[Hashable]] = [set() for _ in slots(match.t, match.s)]
    for number in range(redeals):
        twin = redealt(match, seat, number * 7919 + 1, redeal)
        for values, value in zip(taken, slots(twin.t, twin.s), strict=True):
            values.add(value)
    return taken


def viewers(match: Match) -> Iterator[int]:
    """Every seat, and a spectator."""
    yield from range(match.seats)
    yield -1
