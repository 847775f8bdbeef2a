"""The words of IncrediBrawl: the catalogue's [[effect]] entries, each declared once.

A row has the word's name and number, its law and its parameters; its kind says in which file of `rules/` its function
is. What it says is a message of `words/en.ftl`, which is told what `shape.tells` finds of its target. `moments` are
those at which it can do something: it may stand anywhere, and `rumpus content check` warns. Nothing of a card is
outside these words: there are no specials.
"""
# house: long because it is one list, a row for each word

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any, Final

from rumpus import effects as fx
from rumpus.games.incredibrawl.content.conditions import AT_ONCE, CONDITIONS, IF, RICHER
from rumpus.games.incredibrawl.content.moments import (
    BEFORE,
    CHANGES,
    DECIDED,
    FIGHT,
    IN_PLAY,
    MOMENTS,
    NOT_DRAW,
    SPOILS,
)
from rumpus.games.incredibrawl.content.shape import TARGETS, Word, tells
from rumpus.games.incredibrawl.rules import ids

DEEPEST: Final = 2
"""Lists inside one another: with a copied Play ability on top they fill ids.DEPTH."""
LONGEST: Final = 6
"""Words of one list."""


# ---------------------------------------------------------------- whom

WHO: Final = {name: k for k, name in enumerate(TARGETS)}
PLAYERS: Final = ("opponent", "each_opponent", "each_player", "winner", "richest", "poorest", "loser")
"""Who may have more Glory than the owner."""
CHOSEN: Final = frozenset(
    WHO[name]
    for name in ("opponent", "richest", "poorest", "loser", "opposing", "any", "in_scrap", "any_two", "this_and_one")
)
"""Those of whom the owner chooses one."""


def whom(*names: str, **more: Any) -> fx.Param:
    """The players or characters a word is about."""
    words = {name: WHO["own_character" if name == "own" else name] for name in names}
    return fx.Param(to="who", words=words, **more)


GLORY: Final = ("self", "opponent", "each_opponent", "each_player", "winner")
OTHERS: Final = ("self", "opponent", "each_opponent")
THIS: Final = ("this", "own_character")
CHARACTERS: Final = (*THIS, "opposing", "any", "in_scrap", "all", "all_others")
TWO: Final = ("this_and_one", "any_two")


def who(*names: str, **more: Any) -> dict[str, fx.Param]:
    """The parameter `who`; `target` is another name of it."""
    return {"who": whom(*names, also=("target",), **more)}


def target(*names: str) -> dict[str, fx.Param]:
    """The parameter `target`; `who` is another name of it."""
    return {"target": whom(*names, also=("who",))}


# ---------------------------------------------------------------- other parameters

PLACES: Final = {"hand": 0, "discard": 1, "deck_bottom": 2, "deck_top": 3, "deck_shuffled": 4}
CLASS: Final = {name: 1 << k for k, name in enumerate(ids.CLASSES)}
TYPE: Final = {name: k for k, name in enumerate(ids.TYPES)}
TRIGGER: Final = {name: 1 << k for k, name in enumerate(ids.TRIGGERS)}
PER: Final = {"class_in_play": 0, "type_in_play": 1, "beaten_character": 2, "card_in_hand": 3}


def n(lo: int, hi: int) -> dict[str, fx.Param]:
    """The number of a word."""
    return {"n": fx.number(lo, hi)}


def places(*names: str, **more: Any) -> fx.Param:
    """Where a card goes."""
    return fx.choice({name: PLACES[name] for name in names}, "to", **more)


BACK: Final = ("hand", "deck_top", "deck_bottom", "deck_shuffled")
UNTIL: Final = {"until": fx.choice({"brawl": 0, "scrap": 1}, "until", unset=0)}
BRAWL: Final = {"until": fx.choice({"brawl": 0}, "until", unset=0)}
KIND: Final = {"kind": fx.choice(("any", "character", "power_up"), "to", default="any")}
FILTER: Final = {
    "type": fx.choice({name: k + 1 for name, k in TYPE.items()}, "kind", unset=0),
    "class": fx.choice(CLASS, "mask", unset=0),
    "level": fx.number(1, 10, "high", unset=0),
}
LEVELS: Final = {"highest_opposing": ids.HIGHEST, "lowest_opposing": ids.LOWEST, "printed": ids.PRINTED}
TO_LEVEL: Final = fx.number(1, 10, "to", words=LEVELS)
TO_TYPE: Final = fx.choice(TYPE | {"chosen": ids.CHOSEN_TYPE, "copy_opposing": ids.COPIED_TYPE}, "to")
FROM: Final = fx.choice({"power_ups": 1, "play": 2, "all": 3}, "mask")

ROBBED: Final = {"from": whom("opponent", "each_opponent", "winner", "richest")}
SORTED: Final = {"reorder": fx.switch("mask", ids.REORDER, bit=True), "bottom": fx.switch("mask", ids.BOTTOM, bit=True)}
OLD: Final = {"old_to": places("hand", "discard", "deck_bottom", unset=0)}
SILENT: Final = {"trigger": fx.choice({"all": ids.EVERY_TRIGGER} | TRIGGER, "mask", default="all")}
COPIED: Final = {"trigger": fx.choice(TRIGGER, "mask")}
ASKED: Final = {"if": fx.condition(IF)}
COUNTED: Final = {
    "per": fx.choice(PER, "to"),
    "class": FILTER["class"],
    "type": FILTER["type"],
    "max": fx.number(1, 3, "high"),
}


def _one_list(*keys: str) -> Callable[[Mapping[str, Any], fx.Place], tuple[str, str] | None]:
    """One of two lists at least has to say something."""

    def check(told: Mapping[str, Any], _place: fx.Place) -> tuple[str, str] | None:
        wanted = f"is missing: a word is wanted in {' or '.join(keys)}"
        return None if any(told.get(key) for key in keys) else (keys[0], wanted)

    return check


def _counts(told: Mapping[str, Any], _place: fx.Place) -> tuple[str, str] | None:
    """glory_per: what is counted has to be said."""
    key = {"class_in_play": "class", "type_in_play": "type"}.get(str(told.get("per")), "")
    return (key, f"is missing: per = {told['per']!r} counts one") if key and key not in told else None


# ---------------------------------------------------------------- the words


def word(
    home: str,
    name: str,
    number: int,
    law: str,
    *params: Mapping[str, fx.Param],
    can: str = "",
    moments: tuple[str, ...] = (),
    lasts: str = "",
    whom: str = "",
    check: fx.Check | None = None,
    never: tuple[str, ...] = (),
) -> Word:
    """A word whose function, and the one that says whether it can do anything now, are in this file of `rules/`."""
    return Word(
        name,
        number,
        law,
        {key: one for some in params for key, one in some.items()},
        does=f"{home}.{name}",
        moments=moments,
        check=check,
        never=never,
        can=f"{home}.can_{can}" if can else "",
        lasts=lasts,
        whom=whom,
    )


glory = partial(word, "ops_glory")
cards = partial(word, "ops_cards")
picks = partial(word, "card_choices")
"""A word about cards of which somebody chooses some."""
moves = partial(word, "ops_play")
"""A word by which a character leaves."""
fight = partial(word, "ops_fight")
changes = partial(fight, moments=CHANGES, lasts="character")
marks = partial(fight, moments=FIGHT, lasts="mark")
brawl = partial(word, "ops_brawl")
rules = partial(brawl, moments=FIGHT, lasts="brawl")
"""A word that changes how scraps are decided."""
lists = partial(word, "ops_lists")
"""A word with others inside, or that does those of a character."""

WORDS: Final = (
    lists("none", 0, "IB-TERM-08"),
    # Glory
    glory("glory_gain", 1, "IB-GLORY-04, IB-END-02", n(1, 3), who(*GLORY)),
    glory("glory_lose", 2, "IB-TERM-03, IB-GLORY-04", n(1, 3), who(*GLORY)),
    glory("glory_steal", 3, "IB-GLORY-04, IB-ABIL-15", n(1, 3), ROBBED),
    glory("glory_give", 4, "IB-GLORY-04, IB-END-02", n(1, 3), {"to": whom("opponent", "poorest", "winner")}),
    glory("glory_per", 5, "IB-GLORY-04, IB-ABIL-15", n(1, 1), COUNTED, check=_counts),
    # cards
    cards("draw", 6, "IB-DRAW-08, IB-DRAW-09", n(1, 3), who(*GLORY)),
    cards("draw_to", 7, "IB-DRAW-08", n(3, 7), who("self", "each_player")),
    cards("free_refill", 8, "IB-DRAW-04, IB-PU-01", n(5, 5), who("self"), moments=("draw",), can="refill"),
    cards(
        "draw_step_mod",
        9,
        "IB-DRAW-03, IB-DRAW-07, IB-LOC-07",
        n(-1, 2),
        who("self", "opponent", "each_player", "winner"),
        lasts="brawl",
    ),
    picks("discard_choice", 10, "IB-ABIL-15, IB-DRAW-02", n(1, 2), who(*OTHERS), KIND),
    cards("discard_random", 11, "IB-ABIL-15, IB-DRAW-02", n(1, 2), who(*OTHERS), KIND),
    cards("hand_peek", 12, "IB-SEL-03", who("opponent", "each_opponent")),
    cards("hand_reveal", 13, "IB-PU-11", who("self", "opponent", "each_player")),
    picks("deck_peek", 14, "IB-DRAW-08", n(1, 5), who("self", "opponent"), SORTED),
    cards("mill", 15, "IB-DRAW-02, IB-END-03", n(1, 3), who(*OTHERS)),
    picks("recover", 16, "IB-DRAW-11, IB-ABIL-15", n(1, 2), {"to": places(*BACK)}, FILTER, can="recover"),
    # characters that leave and enter
    moves(
        "return_self",
        17,
        "IB-DRAW-01, IB-REENTER-01, IB-BRAWL-08",
        {"to": places(*BACK)},
        moments=ids.TRIGGERS,
        can="return",
    ),
    moves("bounce", 18, "IB-ABIL-16, IB-BRAWL-08", target("own", "opposing", "any"), moments=IN_PLAY),
    moves("remove", 19, "IB-ABIL-16, IB-BRAWL-08, IB-BRAWL-09", target("own", "opposing", "any"), moments=IN_PLAY),
    picks(
        "replace_hand",
        20,
        "IB-REV-02, IB-REENTER-01, IB-REENTER-02",
        who(*THIS, "opposing"),
        OLD,
        moments=FIGHT,
        can="replace",
    ),
    moves("replace_deck", 21, "IB-REENTER-01, IB-REENTER-02", who(*THIS, "opposing", "all"), OLD, moments=FIGHT),
    picks(
        "reenter_discard",
        22,
        "IB-REENTER-01, IB-REENTER-03, IB-REENTER-05",
        {"old_to": places("hand", "discard", unset=0)},
        FILTER,
        moments=FIGHT,
        can="reenter",
    ),
    # characters in play
    changes("level_mod", 23, "IB-SCRAP-06, IB-SCRAP-07", n(-5, 5), target(*CHARACTERS), UNTIL),
    changes("level_set", 24, "IB-SCRAP-06, IB-SCRAP-07", {"to": TO_LEVEL}, target(*CHARACTERS), UNTIL),
    fight("level_swap", 25, "IB-SCRAP-06", target(*TWO), moments=CHANGES, can="swap"),
    changes("type_set", 26, "IB-TERM-04, IB-SCRAP-06", {"to": TO_TYPE}, target(*CHARACTERS), UNTIL),
    fight("spot_swap", 27, "IB-SAB-03, IB-BRAWL-04", target(*TWO), moments=BEFORE, can="swap_spots"),
    fight(
        "silence", 28, "IB-ABIL-16", target("opposing", "any", "all_others"), SILENT, BRAWL, moments=(*CHANGES, "lose")
    ),
    lists(
        "copy_ability",
        29,
        "IB-ABIL-05, IB-TERM-08",
        COPIED,
        target("opposing", "any"),
        BRAWL,
        moments=("play", "other"),
    ),
    # the scrap and the brawl
    rules("reverse_types", 30, "IB-SCRAP-01, IB-SCRAP-02, IB-SCRAP-03", UNTIL),
    rules("reverse_levels", 31, "IB-SCRAP-04", UNTIL),
    rules("ignore_types", 32, "IB-SCRAP-04, IB-SCRAP-05", UNTIL),
    marks("beat_class", 33, "IB-SCRAP-01, IB-LOC-09", {"class": fx.choice(CLASS, "mask")}, who(*THIS), BRAWL),
    marks("beat_type", 34, "IB-SCRAP-01", {"type": fx.choice(TYPE, "to")}, who(*THIS, unset=WHO["this"]), BRAWL),
    marks("win_ties", 35, "IB-SCRAP-05", who(*THIS, unset=WHO["this"]), UNTIL),
    lists("rescrap_throw", 36, "IB-PU-06, IB-TIE-01", ASKED, moments=("after_scrap",), can="rescrap"),
    lists(
        "rescrap",
        37,
        "IB-PU-06, IB-SCRAP-06",
        {"pre": fx.block()},
        moments=("after_scrap",),
        never=("rescrap",),
        can="rescrap",
    ),
    fight("protect", 38, "IB-ABIL-07, IB-PU-04", {"from": FROM}, target(*THIS), BRAWL, moments=IN_PLAY, lasts="mark"),
    glory("winner_bonus", 39, "IB-LOC-02, IB-LOC-03", n(1, 3), moments=DECIDED, whom="winner"),
    brawl("victory_mod", 40, "IB-GLORY-01", n(-1, 2), moments=(*FIGHT, "select", *SPOILS), lasts="brawl"),
    brawl("location_change", 41, "IB-LOC-05", can="move"),
    brawl("location_lock", 42, "IB-LOC-04", moments=NOT_DRAW, can="move"),
    # chance and choices
    lists(
        "flip",
        43,
        "IB-TIE-01, IB-ABIL-05",
        {"heads": fx.block(0), "tails": fx.block(0)},
        check=_one_list("heads", "tails"),
    ),
    lists(
        "throw_duel",
        44,
        "IB-TIE-02",
        {"against": whom("opponent", "winner", "loser"), "on_win": fx.block(0), "on_loss": fx.block(0)},
        check=_one_list("on_win", "on_loss"),
    ),
    lists("choose_one", 45, "IB-ABIL-15", {"options": fx.blocks(2, 3)}),
    lists(
        "if_then",
        46,
        "IB-ABIL-15",
        {"if": fx.condition(IF), "then": fx.block(0), "else": fx.block(0)},
        check=_one_list("then", "else"),
    ),
)

# ---------------------------------------------------------------- the vocabulary


def more(_word: fx.Word, fields: Mapping[str, int]) -> dict[str, int]:
    """Whether the owner chooses follows from the target; `choose = "owner"` may be written for the reader."""
    return {"choose": int(fields.get("who", WHO["self"]) in CHOSEN)}


def fits(word: fx.Word, told: Mapping[str, Any], place: fx.Place) -> Iterator[tuple[str, str]]:
    """What one parameter cannot tell alone."""
    about = next((told.get(key) for key, param in word.params.items() if param.to == "who"), "self")
    if told.get("if") == RICHER and about not in PLAYERS:
        yield "if", f"{RICHER} is for words about another player, and {word.name} here is not"
    if place.on == "location" and not place.inside and isinstance(word, Word):
        yield from at_location(word, told)


def lasting(word: Word, told: Mapping[str, Any]) -> bool:
    """Whether a word of a location is in force from the reveal on; draws only for every player."""
    return bool(word.lasts) and (word.name != "draw_step_mod" or told.get("who") == "each_player")


def at_location(word: Word, told: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """What a location's text cannot say: lasting texts ask nobody and know no winner yet."""
    if word.name == "level_swap":
        yield WORD, "a location cannot say level_swap"
    if not lasting(word, told):
        return
    each = word.lasts in ("character", "mark")
    fine = [one for name, one in CONDITIONS.items() if name in AT_ONCE or (each and one.on_target)]
    asked = IF.read(told["if"]) if "if" in told else None
    if isinstance(asked, fx.Sentence) and asked.form not in fine:
        allowed = ", ".join(one.shown for one in fine)
        yield "if", f"{asked.text!r} is not allowed for {word.name} of a location; allowed: {allowed}"
    if word.lasts == "character" and told.get("target") != "all":
        yield "target", 'a location is about every character; "all" is wanted'
    if "to" in word.params and not (isinstance(told.get("to"), int) or told.get("to") in TYPE):
        yield "to", "a location says one of the fixed values"
    for key in [key for key in ("until", "optional") if told.get(key) in ("scrap", True)]:
        yield key, "until = scrap and optional are not for a lasting text of a location"


BY_NAME: Final = {word.name: word for word in WORDS}
NAMES: Final = tuple(BY_NAME)
"""The name of each word, by its number."""
WORD: Final = "op"
"""What names a word in a file."""
VOCABULARY: Final = fx.vocabulary(
    WORDS,
    key=WORD,
    common={
        "if": fx.condition(IF, unset=0),
        "optional": fx.switch("optional"),
        "choose": fx.choice({"owner": 1}, "choose", unset=0),
    },
    moments=MOMENTS,
    row=frozenset(("n", "who", "choose", "until", "to", "optional", "cond", "cond_a", "mask", "high", "kind")),
    deepest=DEEPEST,
    longest=LONGEST,
    messages="effect",
    tells=tells,
    more=more,
    fits=fits,
)


def read(reader: Any, key: str, kind: str) -> tuple[fx.Node, ...]:
    """The list of words under a key of a card of this kind; its faults go to the reader."""
    return fx.read(VOCABULARY, reader, key, fx.Place(on=kind))


# ---------------------------------------------------------------- what is generated of it

_GAME: Final = "rumpus.games.incredibrawl.rules"
_CALLS: Final = tuple((word.name, word.number, word.does) for word in WORDS)
_CAN: Final = tuple((word.name, word.number, word.can) for word in WORDS if word.can)
GENERATED: Final = fx.Generated(
    _GAME,
    {
        "ops": fx.numbers(VOCABULARY),
        "whom": tuple(WHO.items()),
        "conditions": (("none", 0), *((name, one.number) for name, one in CONDITIONS.items())),
        "places": tuple(PLACES.items()),
    },
    (
        fx.Chain("carry_out", "The word itself.", "t: Table, s: State, op: Op, log: Log", "op.op", _CALLS),
        fx.Chain(
            "can",
            "Whether a word that is about the seats of a mask can do anything now.",
            "t: Table, s: State, op: Op, mask: int",
            "op.op",
            _CAN,
            "bool",
            "mask != 0",
        ),
    ),
    (f"from {_GAME}.state import Op, State, Table", "from rumpus.kernel.records.log import Log"),
)
