"""The words of Blitz Squad's cards: the first of the catalogue's fifty, with all triggers, conditions, counters and
players.

A line of a card is one table: `{ word = "damage", as = ["attack"], n = 1, per = "under", cap = 3 }`. `as` names the
slots in which it works (missing: all of the word's), `on` when (missing: the word's first trigger), `who` whom, `if`
with `c` on what condition, `per` with `cap` what n is multiplied by, `may` whether its player may decline.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from rumpus import effects as fx

SLOTS: Final = ("attack", "energy", "action", "block", "reply")
COMBO: Final = ("attack", "energy", "action", "reply")
STANDING: Final = ("mod",)
OWN: Final = ("play", "hit", "blocked", "held", "hurt", "end", "begin")
ALL: Final = (*OWN, "enter", "each_begin", "each_end", "each_hit", "each_held")
BRAWLER, SPECIAL = "brawler", "special"
"""The kinds of card, as the `on` of a Place."""

# ---------------------------------------------------------------- when

ON: Final = {
    "mod": fx.Case(1, "BS-STACK-06, BS-RUL-61"),
    "play": fx.Case(2, "BS-ATK-09, BS-ACT-02, BS-BLK-11, BS-RUL-10"),
    "hit": fx.Case(3, "BS-DMG-03, BS-RUL-45", says="when it deals damage", short="on a hit"),
    "blocked": fx.Case(4, "BS-BLK-12, BS-RUL-45", says="when it is blocked", short="if blocked"),
    "held": fx.Case(5, "BS-BLK-12, BS-RUL-44", says="when the block holds", short="if it holds"),
    "hurt": fx.Case(6, "BS-DMG-03, BS-RUL-44", says="when you are damaged all the same", short="if damaged"),
    "end": fx.Case(7, "BS-END-01, BS-RUL-47, BS-RUL-76", says="at the end of this turn", short="end of turn"),
    "begin": fx.Case(8, "BS-BEG-03, BS-RUL-47", says="at the beginning of your next turn", short="next turn"),
    "enter": fx.Case(9, "BS-RUL-25, BS-RUL-26", says="when it enters play", short="on entering"),
    "static": fx.Case(10, "BS-SPEC-02"),
    "each_begin": fx.Case(11, "BS-BEG-03, BS-RUL-44", says="at the beginning of each turn", short="each turn"),
    "each_end": fx.Case(12, "BS-END-01, BS-RUL-44", says="at the end of each turn", short="end of each turn"),
    "each_hit": fx.Case(13, "BS-DMG-03, BS-RUL-44", says="whenever a combo deals damage", short="on each hit"),
    "each_held": fx.Case(14, "BS-BLK-12, BS-RUL-44", says="whenever a block holds", short="each block held"),
}
"""Triggers (on.mod to on.each_held)."""
OF_SPECIALS: Final = ("enter", "static", "each_begin", "each_end", "each_hit", "each_held")
SLOTS_OF: Final = {
    "hit": COMBO,
    "blocked": COMBO,
    "held": ("block",),
    "hurt": ("block", "reply"),
}
"""Triggers that happen in some slots only."""

# ---------------------------------------------------------------- on what condition


def _if(number: int, says: str, short: str, c: tuple[int, int] | None = None) -> fx.Case:
    """A condition and the range of its number."""
    return fx.Case(number, "BS-RUL-10, BS-RUL-11", {"c": fx.number(*c, "c")} if c else {}, says, short)


IF: Final = {
    "stack_min": _if(1, "with at least {c:card} in this stack", "{c}+ cards", (2, 6)),
    "stack_max": _if(2, "with at most {c:card} in this stack", "{c:card} at most", (1, 5)),
    "energy_min": _if(3, "with total energy {c} or more", "energy {c}+", (1, 20)),
    "surplus_min": _if(4, "with at least {c} energy to spare", "{c}+ energy spare", (1, 10)),
    "same_brawler": _if(5, "if both stacks are of one brawler", "one brawler"),
    "mixed": _if(6, "if the stacks are of different brawlers", "mixed"),
    "revealed_min": _if(7, "with at least {c:card} of yours revealed", "{c}+ revealed", (1, 7)),
    "foe_revealed_min": _if(8, "if the opponent has {c:revealed card} or more", "{c}+ of theirs revealed", (1, 7)),
    "hand_min": _if(9, "with at least {c:card} left in hand", "{c}+ in hand", (0, 9)),
    "hand_max": _if(10, "with at most {c:card} left in hand", "{c} in hand at most", (0, 9)),
    "tavern_max": _if(11, "with at most {c:card} in your tavern", "tavern {c} at most", (0, 60)),
    "behind": _if(12, "if your tavern is smaller than the opponent's", "smaller tavern"),
    "clinic_min": _if(13, "with at least {c:card} in your clinic", "clinic {c}+", (1, 60)),
    "tomb_min": _if(14, "with at least {c:card} in your tomb", "tomb {c}+", (1, 60)),
    "special_in_play": _if(15, "if a special card is in play", "special in play"),
    "first_combo": _if(16, "as the turn's first combo", "first combo"),
    "later_combo": _if(17, "after an earlier combo this turn", "later combo"),
}
SLOTS_OF_IF: Final = {
    "energy_min": COMBO,
    "surplus_min": ("attack", "energy"),
    "same_brawler": ("attack", "energy"),
    "mixed": ("attack", "energy"),
}
"""Conditions that ask about what only some slots have."""
CIRCLE: Final = ("energy_min", "surplus_min")
"""BS-RUL-11: not for words that change energy or price themselves."""

# ---------------------------------------------------------------- times what


def _per(number: int, says: str, short: str) -> fx.Case:
    """A counter; it always has a cap."""
    return fx.Case(number, "BS-RUL-11, BS-RUL-13", {"cap": fx.number(1, 12, "cap")}, says, short)


PER: Final = {
    "under": _per(1, "for each covered card in this stack", "per covered card"),
    "stack": _per(2, "for each card in this stack", "per card"),
    "revealed": _per(3, "for each of your revealed cards", "per revealed card"),
    "foe_revealed": _per(4, "for each revealed card of the opponent", "per card they reveal"),
    "tomb3": _per(5, "for every 3 cards in your tomb", "per 3 in tomb"),
    "kin_in_clinic": _per(6, "for each card of this brawler in your clinic", "per own in clinic"),
    "specials": _per(7, "for each special card in play", "per special"),
    "earlier_combos": _per(8, "for each earlier combo this turn", "per earlier combo"),
    "foe_hand": _per(9, "for each card in the opponent's hand", "per card in their hand"),
}

# ---------------------------------------------------------------- whom

WHO: Final = fx.choice(
    ("you", "foe", "foes", "target", "target_player", "all", "active", "damaged", "attacker", "blocker", "owner"),
    "who",
    default="you",
    says={
        "you": "",
        "foe": "the opponent",
        "foes": "each opponent",
        "target": "an opponent you choose",
        "target_player": "a player you choose",
        "all": "each player",
        "active": "the turn player",
        "damaged": "the damaged player",
        "attacker": "the attacker",
        "blocker": "the blocker",
        "owner": "its owner",
    },
    short={"foe": fx.Plural("they"), "target": "one opponent", "target_player": "one player", "all": fx.Plural("all")},
)
TOLD_BY: Final = {
    "active": ("each_begin", "each_end"),
    "damaged": ("each_hit",),
    "attacker": ("each_hit", "each_held"),
    "blocker": ("each_held",),
}
"""Players that a trigger of a special card names."""


# ---------------------------------------------------------------- the shape of a word


@dataclass(frozen=True, slots=True)
class Word(fx.Word):
    """A word of Blitz Squad: the slots in which it works, and its triggers, the usual one first."""

    slots: tuple[str, ...] = SLOTS
    on: tuple[str, ...] = OWN

    def listed(self, told: Mapping[str, Any]) -> list[str]:
        """The slots in which a line works."""
        slots = told.get("as", self.slots)
        return [slot for slot in slots if slot in SLOTS] if isinstance(slots, list | tuple) else []


def _word(name: str, number: int, law: str, says: str, short: str, does: str, **more: Any) -> Word:
    """A word with the parameters that follow from its slots and triggers."""
    slots: tuple[str, ...] = more.get("slots", SLOTS)
    on: tuple[str, ...] = more.get("on", OWN)
    numbered = {slot: k for k, slot in enumerate(SLOTS) if slot in slots}
    params = {
        "as": fx.some(
            numbered,
            "slots",
            len(slots),
            unset=sum(1 << k for k in numbered.values()),
            says=dict(zip(SLOTS, HEADS, strict=True)),
        ),
        "on": fx.choice({name: ON[name] for name in on}, "on", default=on[0]),
        **more.pop("params", {}),
    }
    if more.pop("may", False):
        params["may"] = fx.switch("may", says={True: "you may"})
    if more.pop("per", False):
        params["per"] = fx.choice(PER, "per", unset=0)
    return Word(name, number, law, params, says, short, does, **more)


HEADS: Final = ("Attack", "Energy", "Action", "Block", "Reply")


def _modifier(
    name: str, number: int, law: str, says: str, short: str, span: tuple[int, int] | None, **more: Any
) -> Word:
    """A word that changes a total, price or limit as long as its stack lies."""
    params = {"n": fx.number(*span)} if span else {}
    return _word(name, number, law, says, short, f"totals.{name}", params=params, on=STANDING, **more)


def _cards(name: str, number: int, law: str, says: str, short: str, most: int, **more: Any) -> Word:
    """A word that does something to n cards of a player."""
    params = {"n": fx.number(1, most), "who": WHO}
    return _word(name, number, law, says, short, f"cards.{name}", params=params, **more)


WORDS: Final = (
    _modifier("power", 1, "BS-STACK-06, BS-RUL-14", "{n:+} power", "{n:+} power", (-6, 6), per=True),
    _modifier("damage", 2, "BS-ATK-06, BS-ACT-05", "{n:+} damage", "{n:+} damage", (-6, 12), slots=COMBO, per=True),
    _modifier("defense", 3, "BS-BLK-07", "{n:+} defense", "{n:+} defense", (-6, 12), slots=("block",), per=True),
    _modifier(
        "energy",
        4,
        "BS-ATK-08, BS-ACT-03, BS-RUL-11",
        "{n:+} energy",
        "{n:+} energy",
        (-6, 12),
        slots=("energy", "action", "reply"),
        per=True,
    ),
    _modifier(
        "discount",
        5,
        "BS-ATK-02, BS-ATK-04, BS-RUL-79",
        "it costs {n} less energy",
        "costs {n} less",
        (1, 9),
        slots=("attack",),
        per=True,
    ),
    _modifier(
        "pierce",
        6,
        "BS-BLK-08, BS-RUL-13, BS-RUL-74",
        "blocks against it have {n} less defense",
        "blocks -{n}",
        (1, 9),
        slots=COMBO,
        per=True,
    ),
    _modifier(
        "weaken",
        7,
        "BS-ACT-05, BS-RUL-61",
        "the combo you answer deals {n} less damage",
        "combo -{n}",
        (1, 12),
        slots=("block", "reply"),
        per=True,
    ),
    _modifier("double", 8, "BS-STACK-07, BS-RUL-13", "its total is doubled", "doubled", None),
    _modifier("unblockable", 9, "BS-BLK-08, BS-RUL-74", "it cannot be blocked", "unblockable", None, slots=COMBO),
    _modifier(
        "block_size",
        10,
        "BS-STACK-04, BS-RUL-64",
        "only a block of at most {n:card} may answer it",
        "blocks of {n} at most",
        (1, 5),
        slots=COMBO,
    ),
    _modifier(
        "absorb",
        11,
        "BS-BLK-10, BS-RUL-45",
        "if it does not hold, you take {n} less damage",
        "take {n} less",
        (1, 9),
        slots=("block", "reply"),
        per=True,
    ),
    _word(
        "hush",
        12,
        "BS-STACK-08, BS-RUL-12, BS-RUL-61",
        "the opposing top cards have no effect",
        "hush their tops",
        "totals.hush",
        on=("play",),
    ),
    _cards("draw", 13, "BS-DRAW-06, BS-LOSE-01", "{who:draw} {n:card}", "{who:draw} {n}", 5, on=ALL, may=True),
    _cards(
        "draw_to",
        14,
        "BS-DRAW-06, BS-RUL-33",
        "{who:draw} up to a hand of {n:card}",
        "{who:draw} to {n}",
        10,
        on=ALL,
        may=True,
    ),
    _cards(
        "discard",
        15,
        "BS-DISC-01, BS-RUL-42",
        "{who:discard} {n:card} from hand",
        "{who:discard} {n}",
        5,
        on=ALL,
        may=True,
    ),
    _cards(
        "discard_random",
        16,
        "BS-DISC-01, BS-RUL-41",
        "{who:discard} {n:random card} from hand",
        "{who:discard} {n} at random",
        5,
        on=ALL,
    ),
    _cards(
        "snatch",
        17,
        "BS-TGT-01, BS-DISC-04",
        "choose {n} of {who:'s revealed cards} and discard {n:it|them}",
        "discard {n} they reveal",
        3,
        may=True,
    ),
    _cards(
        "mill",
        18,
        "BS-DISC-02, BS-LOSE-02",
        "{who:discard} {n:card} from the top of the tavern",
        "{who:mill} {n}",
        8,
        on=ALL,
        may=True,
    ),
    _cards(
        "bury",
        19,
        "BS-DISC-03, BS-RUL-43",
        "{who:discard} {n:card} from the clinic",
        "{who:bury} {n}",
        8,
        on=ALL,
        may=True,
    ),
    _cards(
        "recover",
        20,
        "BS-RUL-43, BS-RUL-52",
        "{who:put} the {n:top card} of the clinic under the tavern",
        "{who:recover} {n}",
        5,
        on=ALL,
        may=True,
    ),
    _word(
        "choose",
        34,
        "BS-RUL-56",
        "choose one: {options}",
        "one of: {options}",
        "choices.choose",
        params={"options": fx.blocks(2, 3)},
    ),
    _word(
        "pay",
        35,
        "BS-RUL-56, BS-RUL-43",
        "you may {cost}; if you do, {gain}",
        "may {cost}: {gain}",
        "choices.pay",
        params={"cost": fx.line(only=("discard", "mill", "bury")), "gain": fx.line()},
    ),
)
"""In the catalogue's order, and by its place there: the first twenty, and the two that hold lines of their own."""


# ---------------------------------------------------------------- what one parameter cannot tell alone


def _fits(word: fx.Word, told: Mapping[str, Any], place: fx.Place) -> Iterator[tuple[str, str]]:
    """Whether trigger, condition and player go with the slots and with the card."""
    if not isinstance(word, Word):
        return
    yield from _by_card(word, told, place)
    slots = word.listed(told)
    for key, known in (("on", SLOTS_OF), ("if", SLOTS_OF_IF)):
        allowed = known.get(str(told.get(key)), SLOTS)
        if place.on != SPECIAL and not place.inside and any(slot not in allowed for slot in slots):
            yield key, f"{told[key]} is for slots {', '.join(allowed)}; say as = [...]"
    energy = word.name in ("energy", "discount") or (word.name in ("power", "double") and "energy" in slots)
    if energy and told.get("if") in CIRCLE:
        yield "if", f"{word.name} changes what {told['if']} asks about (BS-RUL-11)"


def _by_card(word: Word, told: Mapping[str, Any], place: fx.Place) -> Iterator[tuple[str, str]]:
    """What goes on special cards only, on brawler cards only, or with the line around alone."""
    special = place.on == SPECIAL
    if place.inside or special:
        why = "the line around it says it" if place.inside else "a special card has no slots"
        yield from ((key, why) for key in ("as", "on") if key in told and (place.inside or key == "as"))
    if place.inside:
        return
    on = str(told.get("on", word.on[0]))
    if special and on not in OF_SPECIALS:
        yield "on", f"{on} is no trigger of a special card; allowed: {', '.join(OF_SPECIALS)}"
    if not special and on in OF_SPECIALS:
        yield "on", f"{on} is a trigger of special cards"
    who = str(told.get("who", "you"))
    if who == "owner" and not special:
        yield "who", "owner is for special cards; say you"
    if who in TOLD_BY and on not in TOLD_BY[who]:
        yield "who", f"{who} is told by on = {', '.join(TOLD_BY[who])}"


VOCABULARY: Final = fx.vocabulary(
    WORDS,
    key="word",
    common={"if": fx.choice(IF, "cond", unset=0)},
    row=frozenset({"n", "slots", "on", "who", "per", "cap", "cond", "c", "may"}),
    deepest=1,
    then=", then ",
    frame={
        fx.FULL: "[{as:/}: ][{on}, ][{if}, ][{may} ]{line}[ {per}][, at most {cap}]",
        fx.SHORT: "[{as:/}: ][{on}, ][{if}, ][{may} ]{line}[ {per}][ (max {cap})]",
    },
    fits=_fits,
)
GENERATED: Final = fx.Generated("rumpus.games.blitz_squad.rules", {"ops": fx.numbers(VOCABULARY)})


def card_text(nodes: tuple[fx.Node, ...], voice: str = fx.FULL) -> str:
    """The text of a card: a sentence a line."""
    return " ".join(f"{fx.large(fx.say(VOCABULARY, node, voice))}." for node in nodes) or "No effect."
