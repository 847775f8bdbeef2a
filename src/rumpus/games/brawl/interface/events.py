"""Events: the table of lines of the log, with what a viewer may know of each and the rule it comes from."""

from typing import Any, Final, Literal

from rumpus.games.brawl.content import words
from rumpus.games.brawl.interface import actions
from rumpus.games.brawl.interface.cards import Card, known_card
from rumpus.games.brawl.interface.shapes import Place
from rumpus.games.brawl.rules import ids, ops
from rumpus.games.brawl.rules.cards import type_of
from rumpus.games.brawl.rules.determinize import knows_hand
from rumpus.games.brawl.rules.state import State, Table
from rumpus.kernel.contract.lines import NUMBER, SEATS, Arg, Line, Lines, Told, here, known, line, one_of, whole
from rumpus.kernel.records.log import Event
from rumpus.kernel.words.saying import Names, Saying

ENDS: Final = {
    ids.END_FROZEN: ("BR-FREEZE-05", Saying("end-frozen")),
    ids.END_DEAD: ("BR-RUL-08", Saying("end-dead")),
    ids.END_STALL: ("BR-RUL-07", Saying("end-stall")),
    ids.END_TIME: ("BR-RUL-07", Saying("end-time")),
    ids.END_CAP: ("BR-RUL-07", Saying("end-cap")),
    ids.END_LEFT: ("BR-FOUL-03", Saying("end-left")),
    ids.END_CLAIM: ("BR-FOUL-02", Saying("end-claim")),
}
HOW_OUT: Final = ("conceded", "forfeited", "beaten")
AFTER: Final = ("claim", "taken", "back")
"""What follows a called foul."""


# ---------------------------------------------------------------- what no single number says
def by_training(rule: str) -> Any:
    """The rule of a deal or a discard, which Training Mode has its own of."""
    return lambda e: "BR-TRAIN-04" if e.t.mode == ids.TRAINING else rule


def word_of_card(e: Told) -> int:
    """The effect word of the card played."""
    return int(e.t.types[type_of(e.t, e.a)].word)


def play_rule(e: Told) -> str:
    """The rule of a card played."""
    word = word_of_card(e)
    return "BR-MOD-04" if word == ops.PRESS and actions.AIMS.of(e.b).kind == "base" else words.WORDS[word].rule


def play_code(e: Told, _args: Any) -> str:
    """The message of a card played."""
    return {ops.FREEZE_BASE: "play-freeze", ops.PLACE_BASE: "play-base"}.get(word_of_card(e), "play")


def hits(e: Told) -> tuple[int, int, bool]:
    """The Hits of a scored Base, the more and the fewer, and whether it is reversed."""
    return e.d // 1000 % 1000, e.d % 1000, e.d >= 1_000_000


def scored_by(e: Told) -> str:
    """What decided a Base: more Hits, fewer where it is reversed, its owner where both ends count the same."""
    more, fewer, turned = hits(e)
    if more != fewer:
        return "reversed" if turned else "hits"
    return "tie-turned" if e.t.team[e.a // ids.NUMBERS] != e.seat else "tie"


def won_rule(e: Told) -> str:
    """The rule by which a Base is scored."""
    tie = "BR-REV-02" if hits(e)[2] else "BR-SCORE-03"
    return {"hits": "BR-SCORE-02", "reversed": "BR-REV-01", "tie-turned": "swap_tiebreak"}.get(scored_by(e), tie)


def team(e: Told) -> bool:
    """Whether Bases are scored for teams."""
    return bool(e.t.format == ids.TAG_TEAM)


CARD: Final = here(Card | None, lambda e, n: known_card(e.t, n))
LAID: Final = here(Card, lambda e, n: known_card(e.t, n))
SPACE: Final = here(str, lambda e, n: actions.space_name(e.t, e.s, n))
ONE_MORE: Final = Arg(int | None, lambda n: n - 1 if n > 0 else None)
"""A seat or a Base by its number and 1; 0: none."""
BASE: Final = Arg(str | None, lambda n: actions.base_name(n - 1) if n else None)

# ---------------------------------------------------------------- the table
LINES: Final = Lines(
    # a = play-off round, from 0; b = mask of the seats that play it
    line(
        "round",
        lambda e: "BR-CIRC-08" if e.a else "BR-SETUP-01",
        seat=None,
        code=lambda e, _args: "round" + "-play-off" * bool(e.a),
        play_off=NUMBER,
        seats=SEATS,
    ),
    # seat starts for its team
    line("starter", "BR-RUL-29"),
    # seat has named a starter: a = seat named + 1, hidden from the others until both have
    line(
        "named",
        "BR-RUL-29",
        code=lambda e, _args: "named" + "-seen" * bool(e.a),
        seen=known(lambda event, viewer, t, _s: viewer >= 0 and t.team[viewer] == t.team[event[1]], {0: 0}),
        whom=ONE_MORE,
    ),
    line("ready", "BR-RUL-31"),
    # a = ms
    line("countdown", "BR-RUL-31", seat=None, ms=NUMBER),
    # the start signal
    line("go", "BR-RUL-31", seat=None),
    # training: seat's turn
    line("turn", "BR-TRAIN-02"),
    # a = card
    line(
        "deal",
        by_training("BR-REAL-02"),
        seen=known(lambda event, viewer, t, _s: knows_hand(t, viewer, event[1]), {0: 0}),  # BR-RUL-11
        card=CARD,
    ),
    # a = card
    line("pick_up", "BR-REAL-05", card=CARD),
    # a = card
    line("put_back", "BR-REAL-06", card=CARD),
    # a = card
    line("discard", by_training("BR-REAL-04"), card=CARD),
    # a = card, b = target, c = 1 from the pile, d = Base index of a Base laid, + 1
    line(
        "play",
        play_rule,
        code=play_code,
        card=LAID,
        space=SPACE,
        place=whole(Place | None, lambda e: actions.place_of(e.t, e.s, e.b)),
        base=whole(str | None, lambda e: actions.base_name(e.d - 1) if e.d else None),
        from_pile=whole(bool, lambda e: bool(e.c)),
    ),
    # a = Base index + 1, b = cards that lay on it; a = 0: b = cards swept by a sweep_end
    line(
        "sweep",
        lambda e: "BR-CLEAR-01" if e.a else "sweep_end",
        seat=None,
        code=lambda e, _args: "sweep" + "-end" * (not e.a),
        base=BASE,
        cards=NUMBER,
    ),
    # press_variant = remove: Block and Press leave; a = Block, b = end target
    line("pressed", "BR-RUL-16", seat=None, card=LAID, space=SPACE),
    # seat's top card goes to its pile: a = card
    line("burn", "burn_self", card=CARD),
    # seat becomes active; a = former seat + 1, 0 = none
    line("tag", "BR-TAG-07", code=lambda e, _args: "tag" + "-for" * bool(e.a), former=ONE_MORE),
    line("pass", "BR-RUL-10"),
    # seat leaves: a = how
    line("out", lambda e: "BR-CIRC-08" if e.a == ids.BEATEN else "BR-FOUL-03", how=one_of(HOW_OUT, 1)),
    # a = 1 pause, 2 resume, 0 the proposal lapsed
    line(
        "vote",
        lambda e: "BR-RUL-31" if e.a else "BR-RUL-45",
        seat=whole(int | None, lambda e: e.seat if e.a else None),
        code=lambda e, _args: "vote" + "-lapsed" * (not e.a),
        wants=Arg(Literal["pause", "go-on"] | None, lambda n: (None, "pause", "go-on")[n]),
    ),
    line("paused", "BR-RUL-31", seat=None),
    # the stall clock has run two thirds; a = ms left
    line("warning", "BR-RUL-07", seat=None, ms=NUMBER),
    # seat, active, has done nothing for so long that a teammate may tag in
    line("idle", "BR-RUL-27"),
    # seat called a foul: a = card (0 = there was none), b = target, c = offender + 1, d = what comes of it, CALL_*
    line(
        "call",
        "BR-RUL-06",
        code=lambda e, _args: "call" + "-none" * (not e.a),
        card=CARD,
        space=SPACE,
        offender=here(int | None, lambda e, n: n - 1 if e.a else None),
        after=here(Literal["claim", "taken", "back"] | None, lambda e, n: AFTER[n] if e.a else None),
    ),
    # seat took its own foul back: a = card, b = target
    line("taken", "BR-RUL-06", card=LAID, space=SPACE),
    # a foul is offered to seat: a = card, b = target, c = offender + 1
    line("offer", "BR-RUL-06", card=LAID, space=SPACE, offender=Arg(int, lambda n: n - 1 if n > 0 else None)),
    line("stand", "BR-FOUL-02", card=CARD),
    # c = offender + 1
    line("claim", "BR-FOUL-02", offender=whole(int | None, lambda e: e.c - 1 if e.c > 0 else None)),
    Line(
        "won",
        won_rule,
        None,
        {
            "base": Arg(str, actions.base_name),
            "seat": whole(int | None, lambda e: None if team(e) else e.seat),
            "team": whole(int | None, lambda e: e.seat + 1 if team(e) else None),
            "more": whole(int, lambda e: hits(e)[0]),
            "fewer": whole(int, lambda e: hits(e)[1]),
            "points": whole(int, lambda e: e.c),
            "by": whole(Literal["hits", "reversed", "tie", "tie-turned"], scored_by),
        },
    ),
    # a = points of the seat
    line("score", "BR-GOAL-01", points=NUMBER),
    # seat is tied for the top
    line("playoff", "BR-CIRC-08"),
    # a = end
    line(
        "over",
        lambda e: ENDS[e.a][0],
        seat=None,
        code=lambda e, _args: ENDS[e.a][1].code.replace("end-", "over-"),
        reason=Arg(str, lambda n: ENDS[n][0]),
    ),
    # the game has gone back over a = actions, to before the foul of seat c - 1 on b = target
    line("back", "BR-RUL-06", seat=None, actions=NUMBER, space=SPACE, offender=Arg(int, lambda n: n - 1)),
    message=lambda name: name.replace("_", "-"),
)
"""The kinds, by number."""
Events = LINES.shape()


def names(t: Table, s: State, viewer: int) -> Names:
    """How messages say seats, cards and spaces: by letter, as the catalogue writes them, by permanent name."""
    return {
        "SEAT": lambda seat: "" if seat in (None, "none") else actions.LETTERS[seat],
        "SEATS": lambda seats: " and ".join(actions.LETTERS[p] for p in seats),
        "CARD": lambda card: actions.card_words(t, 0 if card in (None, "none") else card["id"] + 1),
        "SPACE": lambda space: place(t, s, viewer, actions.target_of(t, s, space)),
        "TARGET": lambda space: (actions.AIMS if s.seats[viewer].hand else actions.ON_TOP).name(
            t, s, viewer, actions.target_of(t, s, space)
        ),
        "BASE": str,
    }


def place(t: Table, s: State, p: int, target: int) -> str:
    """A target in a sentence."""
    aim = actions.AIMS.of(target)
    if aim.kind == "order":
        return "their own pile"
    if aim.kind == "seat":
        return f"{actions.LETTERS[aim.told['seat']]}'s deck"
    if aim.kind == "number":
        return f"their own deck ({aim.told['number']})"
    return actions.AIMS.name(t, s, p, target)


def highlight(t: Table, event: Event) -> tuple[str, int]:
    """What a replay points out: a Base that freezes is a play of its card."""
    kind, seat, card = event[:3]
    if kind == ids.EV_PLAY:
        frozen = card >= 0 and int(t.types[type_of(t, card)].word) == ops.FREEZE_BASE
        return "freeze" if frozen else "", seat
    return LINES.names[kind] if kind in (ids.EV_OUT, ids.EV_PAUSED) else "", seat
