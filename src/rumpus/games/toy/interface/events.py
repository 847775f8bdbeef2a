"""Events: the table of lines of the log, with what a viewer may know of each and the rule it comes from."""

from typing import Final

from rumpus.games.toy.interface.view import LETTERS
from rumpus.games.toy.rules import ids
from rumpus.games.toy.rules.state import State, Table
from rumpus.kernel.contract.lines import CARD, NUMBER, Lines, Told, line, own, whole
from rumpus.kernel.words.saying import Names, Saying

ENDS: Final = {
    ids.END_CARDS: ("TOY-END-01", Saying("end-cards")),
    ids.END_CONCEDED: ("TOY-END-02", Saying("end-conceded")),
}
OVER: Final = {ids.END_CARDS: "over-cards", ids.END_CONCEDED: "over-conceded"}


def end(e: Told) -> str:
    """The rule by which the game ended."""
    return ENDS[e.a][0]


LINES: Final = Lines(
    line("start", "TOY-ROUND-01", seat=None, round=NUMBER, pot=NUMBER),
    line(
        "commit",
        "TOY-PACE-02",
        card=CARD,
        seen=own({0: 0}),
        code=lambda _e, args: "commit" + "-seen" * bool(args["card"]),
    ),
    line("show", "TOY-PLAY-01", card=NUMBER),
    line("raise", "TOY-RAISE-01", pot=NUMBER),
    line("take", "TOY-ROUND-02", coins=NUMBER),
    line("tie", "TOY-ROUND-02", seat=None, coins=NUMBER),
    line(
        "draw", "TOY-ROUND-03", card=CARD, seen=own({0: 0}), code=lambda _e, args: "draw" + "-seen" * bool(args["card"])
    ),
    line("late", "TOY-PACE-03"),
    line("concede", "TOY-END-02"),
    line("over", end, seat=None, reason=whole(str, end), code=lambda e, _args: OVER[e.a]),
    line("coins", "TOY-FX-01", coins=NUMBER, by=NUMBER),
    line("answer", "TOY-CARD-03", card=NUMBER),
    line("pass", "TOY-CARD-03"),
    line("swap", "TOY-FX-03", card=NUMBER, before=NUMBER),
    message=str,
)
"""The kinds, by number."""
Events = LINES.shape()


def names(_t: Table, _s: State, _viewer: int) -> Names:
    """How messages say a seat: by its letter."""
    return {"SEAT": lambda seat: LETTERS[seat]}
