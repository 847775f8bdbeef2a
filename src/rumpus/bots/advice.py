"""What a bot would do, for people: one step as its button names it, and one reason why."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

from rumpus.bots.choose import by_hand, choose, has_hands
from rumpus.kernel.match import describe
from rumpus.kernel.match.match import Match
from rumpus.kernel.records.runtime import PLAIN
from rumpus.kernel.words.saying import OF_HOUSE, Text, amid, plain, saying

DEALS: Final = 6
"""In so many deals of what a seat cannot know a step is tried, to see what is sure to come of it."""


def asked(match: Match, seat: int, level: str, seed: int, now: int | None = None) -> tuple[list[int], int]:
    """What a bot of this level would do for a seat, on what the seat knows; no actions: it would rather wait. `now` in
    real time: the ms since the game began.
    """
    twin = match.redealt(seat, seed & 0x7FFFFFFF)
    if now is not None:
        twin.s.now = now
    spec = match.spec
    if has_hands(spec, match.t) and level not in ("random", "greedy"):
        return by_hand(spec, twin.tables, twin.state, seat, level, seed), 50
    return choose(spec, twin.tables, twin.state, seat, level, None, seed)


def hint(match: Match, seat: int, seed: int, now: int | None = None) -> str:
    """Advice for a seat in one sentence; a quick idea where the rules run plain, else the best there is."""
    quick = PLAIN and not has_hands(match.spec, match.t)
    actions, _ = asked(match, seat, "greedy" if quick else "hard", seed, now)
    return advice(match, seat, step_of(match, seat, actions))["text"]


def step_of(match: Match, seat: int, actions: Sequence[int]) -> list[int]:
    """Of what a bot would do from here, the first step: what one click does, or what the game says is one deed. Where a
    click leads to the same space on another way, that click.
    """
    words, told = match.spec.words, list(actions)
    if not told:
        return told
    clicks = [plan for plan in words.plans(match.t, match.s, seat) if plan["actions"][0] == told[0]]
    click = max((len(one["actions"]) for one in clicks if one["actions"] == told[: len(one["actions"])]), default=0)
    step = told[: click or words.deed(told)]
    ends = [act["space"] for act in acts_of(match, seat, step) if "space" in act] if clicks and not click else []
    ways = [one["actions"] for one in clicks if ends and one["space"] == ends[-1]]
    return list(min(ways, key=lambda way: abs(len(way) - len(step)), default=step))


def advice(match: Match, seat: int, actions: Sequence[int]) -> Text:
    """A step of one or more actions in one sentence, and why, where the game knows a reason."""
    if not actions:
        return OF_HOUSE.text(saying("hint-wait"))
    spec, t, s = match.spec, match.t, match.s
    acts = acts_of(match, seat, actions)
    play = whole_play(match, seat, acts)
    reason = spec.words.why(t, s, seat, acts, sure(match, seat, actions))
    why = describe.text(spec, reason, describe.names(spec, t, s, seat))
    if not why["text"]:
        return OF_HOUSE.text(saying("hint-play", play=play))
    return OF_HOUSE.text(saying("hint-why", play=play, why=why))


def sure(match: Match, seat: int, actions: Sequence[int]) -> list[dict[str, Any]]:
    """What is sure to come of a step, as lines of the log that the seat would read: those that begin it in every deal
    of what the seat cannot know. A line has no `n` here.
    """
    known: list[dict[str, Any]] | None = None
    match.said(seat)  # what went before is said once: a what-if takes it along
    for n in range(DEALS):
        at = match.redealt(seat, n)
        begun = len(at.history)
        since = at.events_before(begun)
        for action in actions:
            if action not in at.actions(seat):
                break
            at.play(seat, action)
        lines = [{key: line[key] for key in line if key != "n"} for line in at.said(seat, since)]
        if known is not None:
            same = (k for k, (one, other) in enumerate(zip(known, lines, strict=False)) if one != other)
            lines = known[: next(same, min(len(known), len(lines)))]
        known = lines
        if all(step.private for step in at.steps[begun:]):
            break
    return known or []


def acts_of(match: Match, seat: int, actions: Sequence[int]) -> list[dict[str, Any]]:
    """The acts of a step as pages get them, each with what it is `said`. What lies between its actions is nothing that
    the seat cannot know, so the later ones are named on a what-if.
    """
    acts: list[dict[str, Any]] = []
    at = match if len(actions) == 1 else match.redealt(seat, 0)
    for n, action in enumerate(actions):
        if action not in at.actions(seat):
            break
        acts.append({**describe.act(at.spec, at.t, at.s, seat, action), "said": said(at, seat, action)})
        if n + 1 < len(actions):
            at.play(seat, action)
    return acts


def whole_play(match: Match, seat: int, acts: Sequence[dict[str, Any]]) -> Text:
    """A step in words: the game's own sentence for all of it, or act by act."""
    words = match.spec.words
    whole = describe.text(
        match.spec,
        words.whole(match.t, match.s, seat, acts),
        describe.names(match.spec, match.t, match.s, seat),
    )
    if whole["text"]:
        return whole
    told = [*acts[:1], *(act for act in acts[1:] if act["kind"] not in words.closing)]
    first, *rest = [act["said"] for act, after in pairwise([*told, {}]) if not _walked(words.steps, act, after)]
    play: Text = first
    for part in rest:
        play = OF_HOUSE.text(saying("hint-then", play=play, next=part), {"AMID": amid})
    return play


def said(match: Match, seat: int, action: int) -> Text:
    """An act as its button says it; the game's own sentence where the button is but a name."""
    spec, t, s = match.spec, match.t, match.s
    whole = describe.text(spec, spec.words.said(t, s, seat, action), describe.names(spec, t, s, seat))
    told = whole if whole["text"] else describe.act(spec, t, s, seat, action)["text"]
    return told if told["text"] else plain(match.name(seat, action))


def _walked(steps: frozenset[str], act: dict[str, Any], after: dict[str, Any]) -> bool:
    """Whether this is a step to a space on the way to a further one."""
    return act["kind"] in steps and after.get("kind") == act["kind"] and "space" in after
