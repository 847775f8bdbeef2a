"""Events in words, each with the rule it comes from."""

from typing import Any, Final

from rumpus.games.brawl.content import words
from rumpus.games.brawl.interface.actions import (
    LETTERS,
    base_name,
    card_words,
    place_of,
    space_name,
    target_name,
    target_of,
)
from rumpus.games.brawl.interface.cards import known_card
from rumpus.games.brawl.rules import ids, ops
from rumpus.games.brawl.rules.cards import type_of
from rumpus.games.brawl.rules.determinize import knows_hand
from rumpus.games.brawl.rules.state import State, Table
from rumpus.kernel.spec import Event
from rumpus.kernel.words import Names, Saying

Json = dict[str, Any]

EVENTS: Final = (
    "round",
    "starter",
    "named",
    "ready",
    "countdown",
    "go",
    "turn",
    "deal",
    "pick_up",
    "put_back",
    "discard",
    "play",
    "sweep",
    "pressed",
    "burn",
    "tag",
    "pass",
    "out",
    "vote",
    "paused",
    "warning",
    "idle",
    "call",
    "taken",
    "offer",
    "stand",
    "claim",
    "won",
    "score",
    "playoff",
    "over",
    "back",
)
"""The kinds of events by their number, ids.EV_*."""
ENDS: Final = {
    ids.END_FROZEN: ("BR-FREEZE-05", Saying("end-frozen")),
    ids.END_DEAD: ("BR-RUL-08", Saying("end-dead")),
    ids.END_STALL: ("BR-RUL-07", Saying("end-stall")),
    ids.END_TIME: ("BR-RUL-07", Saying("end-time")),
    ids.END_CAP: ("BR-RUL-07", Saying("end-cap")),
    ids.END_LEFT: ("BR-FOUL-03", Saying("end-left")),
    ids.END_CLAIM: ("BR-FOUL-02", Saying("end-claim")),
}
RULES: Final = {
    ids.EV_STARTER: "BR-RUL-29",
    ids.EV_NAMED: "BR-RUL-29",
    ids.EV_READY: "BR-RUL-31",
    ids.EV_COUNTDOWN: "BR-RUL-31",
    ids.EV_GO: "BR-RUL-31",
    ids.EV_TURN: "BR-TRAIN-02",
    ids.EV_DEAL: "BR-REAL-02",
    ids.EV_PICK_UP: "BR-REAL-05",
    ids.EV_PUT_BACK: "BR-REAL-06",
    ids.EV_DISCARD: "BR-REAL-04",
    ids.EV_PRESSED: "BR-RUL-16",
    ids.EV_BURN: "burn_self",
    ids.EV_TAG: "BR-TAG-07",
    ids.EV_PASS: "BR-RUL-10",
    ids.EV_PAUSED: "BR-RUL-31",
    ids.EV_WARNING: "BR-RUL-07",
    ids.EV_IDLE: "BR-RUL-27",
    ids.EV_CALL: "BR-RUL-06",
    ids.EV_TAKEN: "BR-RUL-06",
    ids.EV_OFFER: "BR-RUL-06",
    ids.EV_STAND: "BR-FOUL-02",
    ids.EV_CLAIM: "BR-FOUL-02",
    ids.EV_SCORE: "BR-GOAL-01",
    ids.EV_PLAYOFF: "BR-CIRC-08",
    ids.EV_BACK: "BR-RUL-06",
}
HOW_OUT: Final = ("", "conceded", "forfeited", "beaten")
AFTER: Final = ("claim", "taken", "back")
"""What follows a called foul."""


def redact(event: Event, viewer: int, t: Table, _s: State) -> Event | None:
    """The event as the viewer may know it: BR-RUL-11 a card dealt to another hand, BR-RUL-29 another team's starter."""
    kind, seat, *rest = event
    if kind == ids.EV_DEAL and not knows_hand(t, viewer, seat):
        return (kind, seat, 0, *rest[1:])
    if kind == ids.EV_NAMED and (viewer < 0 or t.team[viewer] != t.team[seat]):
        return (kind, seat, 0, *rest[1:])
    return event


def told(t: Table, s: State, event: Event, _viewer: int) -> tuple[Saying, str]:
    """The message of a redacted event, with what it is told, and the id of its rule."""
    kind, seat = event[:2]
    special = SPECIAL.get(kind)
    if special is not None:
        return special(t, s, event)
    rule = RULES[kind]
    if kind in (ids.EV_DEAL, ids.EV_DISCARD) and t.mode == ids.TRAINING:
        rule = "BR-TRAIN-04"
    args: Json = {} if kind in NOBODY else {"seat": seat}
    return Saying(EVENTS[kind].replace("_", "-"), args | arguments(t, s, event)), rule


def arguments(t: Table, s: State, event: Event) -> Json:
    """What an event says besides the seat that acts, by name."""
    kind, _seat, a, b, c = event[:5]
    if kind in (ids.EV_COUNTDOWN, ids.EV_WARNING):
        return {"ms": a}
    if kind == ids.EV_SCORE:
        return {"points": a}
    made: Json = {"card": known_card(t, a)} if kind in WITH_CARD else {}
    if kind in (ids.EV_TAKEN, ids.EV_OFFER, ids.EV_PRESSED):
        made["space"] = space_name(t, s, b)
    if kind in (ids.EV_OFFER, ids.EV_CLAIM):
        made["offender"] = c - 1 if c > 0 else None
    return made


def names(t: Table, s: State, viewer: int) -> Names:
    """How messages say seats, cards and spaces: by letter, as the catalogue writes them, by permanent name."""
    return {
        "SEAT": lambda seat: "" if seat in (None, "none") else LETTERS[seat],
        "SEATS": lambda seats: " and ".join(LETTERS[p] for p in seats),
        "CARD": lambda card: card_words(t, 0 if card in (None, "none") else card["id"] + 1),
        "SPACE": lambda space: place(t, s, viewer, target_of(t, s, space)),
        "TARGET": lambda space: target_name(t, s, viewer, target_of(t, s, space), top=not s.seats[viewer].hand),
        "BASE": str,
    }


def told_round(_t: Table, _s: State, event: Event) -> tuple[Saying, str]:
    """A round begins."""
    seats = [p for p in range(ids.SEATS) if event[3] >> p & 1]
    if event[2] == 0:
        return Saying("round", {"play_off": 0, "seats": seats}), "BR-SETUP-01"
    return Saying("round-play-off", {"play_off": event[2], "seats": seats}), "BR-CIRC-08"


def told_named(_t: Table, _s: State, event: Event) -> tuple[Saying, str]:
    """A starter is named, in secret."""
    whom = event[2] - 1 if event[2] else None
    return Saying("named" if whom is None else "named-seen", {"seat": event[1], "whom": whom}), RULES[ids.EV_NAMED]


def told_play(t: Table, s: State, event: Event) -> tuple[Saying, str]:
    """A card is played."""
    _, seat, card, target, top, laid = event[:6]
    word = int(t.types[type_of(t, card)].word)
    rule = words.WORDS[word].rule
    if word == ops.PRESS and ids.BASE <= target < ids.END:
        rule = "BR-MOD-04"
    code = {ops.FREEZE_BASE: "play-freeze", ops.PLACE_BASE: "play-base"}.get(word, "play")
    args = {
        "seat": seat,
        "card": known_card(t, card),
        "space": space_name(t, s, target),
        "place": place_of(t, s, target),
        "base": base_name(laid - 1) if laid else None,
        "from_pile": bool(top),
    }
    return Saying(code, args), rule


def place(t: Table, s: State, p: int, target: int) -> str:
    """A target in a sentence."""
    if target >= ids.ORDER:
        return "the own pile"
    if target >= ids.RIVAL:
        return f"{LETTERS[target - ids.RIVAL]}'s deck"
    if target >= ids.NUMBER:
        return f"the own deck ({target - ids.NUMBER})"
    return target_name(t, s, p, target)


def told_sweep(_t: Table, _s: State, event: Event) -> tuple[Saying, str]:
    """Cards leave the game."""
    if event[2] == 0:
        return Saying("sweep-end", {"base": None, "cards": event[3]}), "sweep_end"
    return Saying("sweep", {"base": base_name(event[2] - 1), "cards": event[3]}), "BR-CLEAR-01"


def told_tag(_t: Table, _s: State, event: Event) -> tuple[Saying, str]:
    """A player becomes active."""
    former = event[2] - 1 if event[2] else None
    return Saying("tag" if former is None else "tag-for", {"seat": event[1], "former": former}), RULES[ids.EV_TAG]


def told_out(_t: Table, _s: State, event: Event) -> tuple[Saying, str]:
    """A seat leaves."""
    rule = "BR-CIRC-08" if event[2] == ids.BEATEN else "BR-FOUL-03"
    return Saying("out", {"seat": event[1], "how": HOW_OUT[event[2]]}), rule


def told_vote(_t: Table, _s: State, event: Event) -> tuple[Saying, str]:
    """A pause, or going on, is proposed."""
    if event[2] == 0:
        return Saying("vote-lapsed", {"seat": None, "wants": None}), "BR-RUL-45"
    return Saying("vote", {"seat": event[1], "wants": "pause" if event[2] == 1 else "go-on"}), "BR-RUL-31"


def told_call(t: Table, s: State, event: Event) -> tuple[Saying, str]:
    """A foul is called."""
    _, seat, card, target, offender, after = event[:6]
    args = {
        "seat": seat,
        "card": known_card(t, card),
        "space": space_name(t, s, target),
        "offender": offender - 1 if card else None,
        "after": AFTER[after] if card else None,
    }
    return Saying("call" if card else "call-none", args), RULES[ids.EV_CALL]


def told_back(t: Table, s: State, event: Event) -> tuple[Saying, str]:
    """A called foul is reversed."""
    _, _, n, target, offender = event[:5]
    return Saying("back", {"actions": n, "space": space_name(t, s, target), "offender": offender - 1}), "BR-RUL-06"


def highlight(t: Table, event: Event) -> tuple[str, int]:
    """What a replay points out: a Base that freezes is a play of its card."""
    kind, seat, card = event[:3]
    if kind == ids.EV_PLAY:
        frozen = card >= 0 and int(t.types[type_of(t, card)].word) == ops.FREEZE_BASE
        return "freeze" if frozen else "", seat
    return EVENTS[kind] if kind in (ids.EV_OUT, ids.EV_PAUSED) else "", seat


def told_won(t: Table, _s: State, event: Event) -> tuple[Saying, str]:
    """A Base is scored: by more Hits, by fewer where it is reversed, by its owner where both ends count the same."""
    _, who, index, _side, points, hits = event[:6]
    team = t.format == ids.TAG_TEAM
    more, fewer, turned = hits // 1000 % 1000, hits % 1000, hits >= 1_000_000
    args: Json = {
        "base": base_name(index),
        "seat": None if team else who,
        "team": who + 1 if team else None,
        "more": more,
        "fewer": fewer,
        "points": points,
        "by": "hits",
    }
    if more != fewer:
        args["by"] = "reversed" if turned else "hits"
        rule = "BR-REV-01" if turned else "BR-SCORE-02"
    elif t.team[index // ids.NUMBERS] != who:
        args["by"], rule = "tie-turned", "swap_tiebreak"
    else:
        args["by"], rule = "tie", "BR-REV-02" if turned else "BR-SCORE-03"
    return Saying("won", args), rule


def told_over(_t: Table, _s: State, event: Event) -> tuple[Saying, str]:
    """The end."""
    rule, why = ENDS[event[2]]
    return Saying(why.code.replace("end-", "over-"), {"reason": rule}), rule


NOBODY: Final = frozenset({ids.EV_COUNTDOWN, ids.EV_GO, ids.EV_PAUSED, ids.EV_WARNING, ids.EV_PRESSED})
"""Events that are nobody's deed."""
WITH_CARD: Final = frozenset(
    {
        ids.EV_DEAL,
        ids.EV_PICK_UP,
        ids.EV_PUT_BACK,
        ids.EV_DISCARD,
        ids.EV_PRESSED,
        ids.EV_BURN,
        ids.EV_TAKEN,
        ids.EV_OFFER,
        ids.EV_STAND,
    }
)
SPECIAL: Final = {
    ids.EV_ROUND: told_round,
    ids.EV_NAMED: told_named,
    ids.EV_PLAY: told_play,
    ids.EV_SWEEP: told_sweep,
    ids.EV_TAG: told_tag,
    ids.EV_OUT: told_out,
    ids.EV_VOTE: told_vote,
    ids.EV_CALL: told_call,
    ids.EV_WON: told_won,
    ids.EV_OVER: told_over,
    ids.EV_BACK: told_back,
}
