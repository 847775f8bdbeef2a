"""How long each line of a fight is shown, in ms at speed 1 (LOOK of Brawlhalla, section 6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rumpus.kernel.contract.lines import Around

OPENS, LANDS, POINT, VERDICT = 260, 310, 30, 700
BLOW: Final = {"hit": {"light": 280, "heavy": 290}, "failed": {"light": 100, "heavy": 200}}
COUNTS = 6 * POINT
STEP, FALL, JUMP, FLIGHT, WINDS_UP, BEYOND, LONGEST = 110, 200, 80, 70, 200, 160, 1200
KO: Final = ((1260, 640), (820, 280))
"""The first KO of a game, and later ones: the blow, the flight and the word; then the KO card (LOOK, section 6)."""
REST: Final = 500
"""The arena rests so long before the result is laid over it."""


def lands(around: Around) -> int:
    """A card lands; in a Light attack the total counts up by its number."""
    args = around.line["args"]
    return LANDS + (0 if args.get("type") == "heavy" else POINT * int(args["card"]["value"]))


def judged(around: Around) -> int:
    """The verdict is read, then the blow falls; damage that it deals shows the blow by itself."""
    kind, fight = around.line["kind"], around.line["args"]["type"]
    return VERDICT + (0 if around.beside("damage", "capped") and fight == "light" else BLOW[kind][fight])


def unless_ko(ms: int) -> Callable[[Around], int]:
    """What leads to a KO is shown by the KO."""
    return lambda around: 0 if around.beside("ko", seat=around.line["seat"]) else ms


def walks(around: Around) -> int:
    """Step by step."""
    return min(LONGEST, STEP * int(around.line["args"]["steps"]))


def flies(around: Around) -> int:
    """A flight is shown by the first line that tells of it, and by the KO that it ends in."""
    one = around.line
    if around.beside("ko", seat=one["seat"]):
        return 0
    mine = [other for other in around.log[around.first : around.at] if other["seat"] == one["seat"]]
    flown = [other for other in mine if other["kind"] in ("knockback", "cross", "wall", "pushed")]
    if flown and flown[-1]["kind"] in ("cross", "wall"):
        return BEYOND if one["kind"] == "cross" else 0
    if flown and flown[-1]["kind"] == "knockback":
        return WINDS_UP + FLIGHT * int(flown[-1]["args"]["count"])
    return FLIGHT * int(one["args"].get("steps", 1))


def knocked_out(around: Around) -> int:
    """A KO at full length; later ones of a game are shorter."""
    return KO[any(one["kind"] == "ko" for one in around.before)][0]


def turned(around: Around) -> int:
    """The KO card that a KO turns; the last one says that its Legend is out."""
    kind, seat = around.line["kind"], around.line["seat"]
    if not around.beside("ko", seat=seat) or (kind == "reveal" and around.beside("out", seat=seat)):
        return 0
    return KO[sum(one["kind"] == "ko" for one in around.before) > 1][1]
