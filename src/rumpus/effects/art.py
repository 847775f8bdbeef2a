"""What a character looks like, in words: `[art]` of its TOML, once for all games; and what an arena, a location, a
board or a deck's tavern looks like: its `[place]`. The page prints the figure, and paints the place, from them.

Every key may be left out, and so may all of it: then the icon stands there. It is text, like a name: no rule reads it,
and no save, hash or golden game knows of it. The word lists stand here and nowhere else; `tools/gen_types.py` writes
them for the page (`web/types/art/words.ts`). What the words mean: `docs/art.md`.
"""

import math
from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Final, Literal, TypedDict, cast, get_args, get_origin, get_type_hints, is_typeddict

from rumpus.effects.faults import offer
from rumpus.kernel.contract.reader import Reader
from rumpus.kernel.words.spelling import as_written, nearest

HOME: Final = Path(__file__).parent
HEX: Final = "0123456789abcdef"

# ---------------------------------------------------------------- the words
Build = Literal["tiny", "small", "slim", "regular", "broad", "giant"]
Pose = Literal[
    "stand",
    "smash",
    "swing",
    "lunge",
    "slash",
    "aim",
    "draw",
    "leap",
    "cast",
    "guard",
    "punch",
    "run",
    "cheer",
    "hips",
    "ram",
    "sneak",
]
Head = Literal[
    "human",
    "viking",
    "ninja",
    "hood",
    "witch",
    "knight",
    "robot",
    "choir",
    "fox",
    "wolf",
    "cat",
    "frog",
    "mole",
    "ram",
    "tree",
    "toaster",
    "comet",
]
Weapon = Literal[
    "hammer", "katana", "sword", "spear", "scythe", "axe", "pistol", "bow", "orb", "claws", "shield", "staff"
]
Wear = Literal["bare", "tunic", "gi", "plate", "coat", "suit", "strap", "robot", "rock"]
Extra = Literal["fur", "collar", "scarf", "wings", "tails", "tentacles"]
Mat = Literal["a", "p", "k", "d", "t"]
"""Ink, paper, black, ink under black dots, paper under dots of ink."""
Hair = Literal["short", "wild", "long", "bald"]
Backdrop = Literal["burst", "sun", "graves", "gate", "moon", "waves"]
Land = Literal[
    "hall",
    "sea",
    "pit",
    "volcano",
    "theatre",
    "lake",
    "meadow",
    "cathedral",
    "dynamo",
    "tavern",
    "junkyard",
    "throne",
    "zoo",
]
Time = Literal["dawn", "day", "dusk", "night"]
Weather = Literal["clear", "rain", "snow", "embers", "mist", "wind", "dust"]


@dataclass(frozen=True, slots=True)
class Span:
    """The smallest and the largest number that is allowed."""

    lo: float
    hi: float


@dataclass(frozen=True, slots=True)
class Drawn:
    """A drawn part, or the icon that stands for it. `words`: those that are drawn; `what`: what one is called."""

    words: tuple[str, ...]
    what: str


@dataclass(frozen=True, slots=True)
class Colour:
    """A colour as #RRGGBB."""


Angle = Annotated[float, Span(-720, 720)]
Scale = Annotated[float, Span(0.2, 5)]
Length = Annotated[float, Span(-500, 500)]
Count = Annotated[int, Span(1, 12)]
AnyHead = Annotated[str, Drawn(get_args(Head), "drawn head")]
AnyThing = Annotated[str, Drawn(get_args(Weapon), "drawn weapon")]
Icon = Annotated[str, Drawn((), "")]
Pair = tuple[Angle, Angle]


class FaceWords(TypedDict, total=False):
    """A head's own: hair, beard, helmet; an icon's size, turn and height."""

    hair: Hair
    hair_mat: Mat
    beard: Mat
    mouth: Literal["grin"]
    plume: bool
    helm: Mat
    mat: Mat
    size: Scale
    turn: Angle
    up: Length
    flip: bool


class HoldWords(TypedDict, total=False):
    """How a thing is held: n is the near hand, f the far one."""

    hand: Literal["n", "f"]
    size: Length
    turn: Angle
    reach: Annotated[float, Span(-2, 2)]
    scale: Scale
    flip: bool
    z: Literal["hand", "back", "front"]
    mat: Mat
    shift: tuple[Length, Length]


class HatWords(TypedDict, total=False):
    """An icon worn on the head."""

    icon: Icon
    size: Scale
    up: Length
    x: Length
    turn: Angle
    flip: bool
    mat: Mat


class CapeWords(TypedDict, total=False):
    """A cape; `wind` is where it flies, `w` how wide, `n` in how many points it ends."""

    mat: Mat
    len: Length
    wind: Length
    rag: bool
    n: Count
    w: Scale


class SkirtWords(TypedDict, total=False):
    """Cloth from the hips: a kilt, coat tails, a robe."""

    mat: Mat
    len: Length
    n: Count
    rag: bool
    flare: Scale
    sway: Length


ExtraWords = TypedDict(
    "ExtraWords",
    {
        "kind": Extra,
        "n": Count,
        "len": Length,
        "from": Angle,
        "to": Angle,
        "curl": Angle,
        "wind": Annotated[float, Span(-3, 3)],
        "scale": Scale,
        "mat": Mat,
    },
    total=False,
)
ExtraWords.__doc__ = "Something worn or trailing, with its measures."


class MatsWords(TypedDict, total=False):
    """What each part is printed in."""

    torso: Mat
    cloth: Mat
    leg: Mat
    boot: Mat
    skin: Mat
    glove: Mat
    lapel: Mat
    shirt: Mat
    cuff: Mat


class BendWords(TypedDict, total=False):
    """One joint of a stance another way: near and far arm, leg and foot, spine, head, height above the
    ground, weapon.
    """

    an: Pair
    af: Pair
    ln: Pair
    lf: Pair
    fn: Angle
    ff: Angle
    sp: Angle
    hd: Angle
    air: Length
    w: Angle
    w2: Angle


class ArtWords(TypedDict, total=False):
    """A character's figure in words."""

    build: Build
    pose: Pose
    head: AnyHead
    head_scale: Scale
    face: FaceWords
    hat: HatWords
    wear: Wear
    sleeve: Literal["short", "long"]
    pants: Literal["wide"]
    boots: Literal["high", "low", "paw", "bare"]
    belt: Mat
    bracer: Mat
    pads: Literal["one", "both"]
    spikes: bool
    skirt: SkirtWords
    cape: CapeWords
    extra: list[Extra | ExtraWords]
    mats: MatsWords
    weapon: AnyThing
    weapon_scale: Scale
    hold: HoldWords
    off: AnyThing
    hold_off: HoldWords
    bend: BendWords
    many: Annotated[int, Span(1, 3)]
    look: Annotated[float, Span(0, 1)]
    back: Backdrop
    seed: str
    ink: Annotated[str, Colour()]


class PaletteWords(TypedDict):
    """The three colours of a place: its sky, its light, what is dark in it."""

    sky: Annotated[str, Colour()]
    glow: Annotated[str, Colour()]
    dark: Annotated[str, Colour()]


class PlaceWords(TypedDict, total=False):
    """An arena, a location or the like in words: what stands there, when, in which weather, in which colours."""

    kind: Land
    time: Time
    weather: Weather
    palette: PaletteWords
    seed: str


# ---------------------------------------------------------------- reading
@cache
def icons() -> frozenset[str]:
    """The names of all icons that the page can be built with (tools/gen_icons.py)."""
    return frozenset((HOME / "icons.txt").read_text("utf-8").split())


def read_art(reader: Reader) -> ArtWords:
    """The `[art]` of a character, checked; empty where there is none."""
    if "art" not in reader.data:
        return {}
    return cast("ArtWords", _table(reader.table("art"), ArtWords))


def read_place(reader: Reader) -> PlaceWords:
    """The `[place]` of an arena, a location, a board or a deck, checked; empty where there is none."""
    if "place" not in reader.data:
        return {}
    return cast("PlaceWords", _table(reader.table("place"), PlaceWords))


def painted(place: PlaceWords) -> dict[str, PlaceWords]:
    """What a catalogue says of a place: `place`, or nothing where none is described."""
    return {"place": place} if place else {}


def drawn(art: ArtWords) -> dict[str, ArtWords]:
    """What a catalogue says of a figure: `art`, or nothing where the icon is all."""
    return {"art": art} if art else {}


def read_pose(reader: Reader) -> str:
    """The stance that a card names for its character (`art = { pose = "smash" }`); empty where it names none."""
    if "art" not in reader.data:
        return ""
    inner = reader.table("art")
    inner.only("pose")
    return str(_value(inner, "pose", Pose, inner.data["pose"])) if "pose" in inner.data else ""


@cache
def _hints(kind: Any) -> dict[str, Any]:
    """What may stand under each key of a table."""
    return get_type_hints(kind, include_extras=True)


def _table(reader: Reader, kind: Any) -> dict[str, Any]:
    """A table of known keys."""
    hints = _hints(kind)
    reader.only(*hints)
    for key in sorted(kind.__required_keys__ - reader.data.keys()):
        reader.fault(key, f"is missing: all of {', '.join(hints)} are wanted")
    return {key: _value(reader, key, hints[key], value) for key, value in reader.data.items() if key in hints}


def _value(reader: Reader, key: str, hint: Any, value: Any) -> Any:
    """A value as its type allows it; a fault where it is not."""
    if is_typeddict(hint):
        return _table(Reader(reader.file, reader.at(key), value, reader.faults), hint)
    origin, inner = get_origin(hint), get_args(hint)
    if origin is tuple:
        return _pair(reader, key, inner, value)
    if origin is list:
        return _several(reader, key, inner[0], value)
    wrong = _wrong(hint, value)
    if wrong:
        reader.fault(key, f"{as_written(value)} {wrong}")
    return value


def _pair(reader: Reader, key: str, hints: tuple[Any, ...], value: Any) -> Any:
    """Two numbers."""
    if not isinstance(value, list) or len(value) != len(hints):
        reader.fault(key, f"{as_written(value)} is not allowed; {len(hints)} numbers are wanted, as in [20, -10]")
        return value
    return [_value(reader, f"{key}.{i}", hint, one) for i, (hint, one) in enumerate(zip(hints, value, strict=True))]


def _several(reader: Reader, key: str, hint: Any, value: Any) -> Any:
    """A list of words, or of tables with measures."""
    if not isinstance(value, list):
        words, _ = get_args(hint)
        told = f"a list is wanted, as in ['{get_args(words)[0]}']; allowed: {', '.join(get_args(words))}"
        reader.fault(key, f"{as_written(value)} is not allowed; {told}")
        return value
    plain, table = get_args(hint)
    made = []
    for i, one in enumerate(value):
        made.append(_value(reader, f"{key}.{i}", table if isinstance(one, dict) else plain, one))
        if isinstance(one, dict) and "kind" not in one:
            reader.fault(f"{key}.{i}.kind", f"is missing: one of {', '.join(get_args(plain))} is wanted")
    return made


def _wrong(hint: Any, value: Any) -> str:
    """What is wrong with a plain value; empty when nothing is."""
    if get_origin(hint) is Literal:
        words = get_args(hint)
        return "" if isinstance(value, str) and value in words else f"is not allowed{offer(value, words)}"
    if hint is bool:
        return "" if isinstance(value, bool) else "is not allowed; true or false is wanted"
    if get_origin(hint) is Annotated:
        plain, mark = get_args(hint)
        return CHECKS[type(mark)](mark, plain, value)
    return "" if isinstance(value, str) and value.isprintable() and value else "is not allowed; a text is wanted"


def _number(mark: Span, plain: type[Any] | UnionType, value: Any) -> str:
    """A number within its span."""
    whole = plain is int
    fine = isinstance(value, int if whole else int | float) and not isinstance(value, bool) and math.isfinite(value)
    if fine and mark.lo <= value <= mark.hi:
        return ""
    return f"is not allowed; a {'whole ' if whole else ''}number from {mark.lo:g} to {mark.hi:g} is wanted"


def _drawn(mark: Drawn, _plain: Any, value: Any) -> str:
    """A drawn part, or the name of an icon."""
    bare = value.removeprefix("game-icons:") if isinstance(value, str) else ""
    if bare in mark.words or bare in icons():
        return ""
    known: Collection[str] = mark.words if nearest(bare, mark.words) else icons()
    near = nearest(bare, known) if bare else ""
    if not mark.words:
        return f"is no icon of game-icons.net{near}"
    return f"is no {mark.what} and no icon of game-icons.net{near}; drawn are: {', '.join(mark.words)}"


def _colour(_mark: Colour, _plain: Any, value: Any) -> str:
    """A colour."""
    fine = isinstance(value, str) and len(value) == 7 and value[0] == "#" and not set(value[1:].lower()) - set(HEX)
    return "" if fine else "is not allowed; a colour is wanted, as in #C93A22"


CHECKS: Final[dict[type[Any], Callable[[Any, Any, Any], str]]] = {Span: _number, Drawn: _drawn, Colour: _colour}
