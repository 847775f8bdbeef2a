"""What a bot would do, as one sentence for people: the act as its button names it, and how sure the bot is."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from rumpus.bots.choose import by_hand, choose, has_hands
from rumpus.kernel import telling
from rumpus.kernel.match import Match
from rumpus.kernel.runtime import PLAIN
from rumpus.kernel.words import OF_HOUSE, Text, plain, saying

STANDING = ((75, "hint-well-ahead"), (58, "hint-ahead"), (43, ""), (26, "hint-behind"), (0, "hint-well-behind"))
"""From an estimate of 0..100 on: how a side stands against one other, as a message."""


def asked(match: Match, seat: int, level: str, seed: int, now: int | None = None) -> tuple[list[int], int, str]:
    """What a bot of this level would do for a seat, on what the seat knows; no actions: it would rather wait. `now` in
    real time: the ms since the game began.
    """
    twin = match.redealt(seat, seed & 0x7FFFFFFF)
    if now is not None:
        twin.s.now = now
    spec = match.spec
    if has_hands(spec, match.t) and level not in ("random", "greedy"):
        return by_hand(spec, twin.tables, twin.state, seat, level, seed), 50, ""
    return choose(spec, twin.tables, twin.state, seat, level, None, seed)


def hint(match: Match, seat: int, seed: int, now: int | None = None) -> str:
    """Advice for a seat in one sentence; a quick idea where the rules run plain, else the best there is."""
    quick = PLAIN and not has_hands(match.spec, match.t)
    actions, estimate, sure = asked(match, seat, "greedy" if quick else "hard", seed, now)
    return advice(match, seat, actions, sure, estimate)["text"]


def advice(match: Match, seat: int, actions: Sequence[int], sure: str = "", estimate: int = 50) -> Text:
    """A play of one or more actions in one sentence, with how sure the bot is of it (a message), if that is said."""
    if not actions:
        return OF_HOUSE.text(saying("hint-wait"))
    standing = ""
    if len(set(match.teams)) == 2:
        standing = next(words for least, words in STANDING if estimate >= least)
    play = whole_play(match, seat, actions)
    more = [OF_HOUSE.text(saying(part)) for part in (sure, standing) if part]
    if not more:
        return OF_HOUSE.text(saying("hint-play", play=play))
    if len(more) == 1:
        return OF_HOUSE.text(saying("hint-sure", play=play, sure=more[0]))
    return OF_HOUSE.text(saying("hint-both", play=play, sure=more[0], standing=more[1]))


def whole_play(match: Match, seat: int, actions: Sequence[int]) -> Text:
    """A play in words: the game's own sentence for all of it, or act by act. What lies between its actions is nothing
    that the seat cannot know, so the later ones are named on a what-if.
    """
    acts: list[dict[str, Any]] = []
    words = match.spec.words
    at = match if len(actions) == 1 else match.redealt(seat, 0)
    for n, action in enumerate(actions):
        if action not in at.actions(seat):
            break
        acts.append({**telling.act(at.spec, at.t, at.s, seat, action), "said": said(at, seat, action)})
        if n + 1 < len(actions):
            at.play(seat, action)
    whole = telling.text(
        match.spec,
        words.whole(match.t, match.s, seat, acts),
        telling.names(match.spec, match.t, match.s, seat),
    )
    if whole["text"]:
        return whole
    told = acts[:1] + [act for act in acts[1:] if act["kind"] not in words.closing]
    first, *rest = [act["said"] for act, after in pairwise([*told, {}]) if not _walked(words.steps, act, after)]
    play: Text = first
    for part in rest:
        play = OF_HOUSE.text(saying("hint-then", play=play, next=part), {"AMID": amid})
    return play


def amid(text: str) -> str:
    """A sentence as it stands amid another one."""
    return text[:1].lower() + text[1:]


def said(match: Match, seat: int, action: int) -> Text:
    """An act as its button says it; the game's own sentence where the button is but a name."""
    spec, t, s = match.spec, match.t, match.s
    whole = telling.text(spec, spec.words.said(t, s, seat, action), telling.names(spec, t, s, seat))
    told = whole if whole["text"] else telling.act(spec, t, s, seat, action)["text"]
    return told if told["text"] else plain(match.name(seat, action))


def _walked(steps: frozenset[str], act: dict[str, Any], after: dict[str, Any]) -> bool:
    """Whether this is a step to a space on the way to a further one."""
    return act["kind"] in steps and after.get("kind") == act["kind"] and "space" in after
