"""The words of the closed effect vocabulary, BH-FX-01 to BH-FX-70: one row a word, as the catalogue has them, in
`words_totals` to `words_turn`, a file for each file of functions (`rules/ops_totals` to `ops_turn`); the combinations
of BH-FX-69; and all of them together.

A row: law id (its number is that of the word), name, where it may stand, parameters with the field of state.Op that
each goes to, its sentence in full and in short, and the function of `rules/` that does it. Where the catalogue says
"any event", every event of a Legend Power or weapon may be used; where it lists before_attack, during_attack or
after_attack, their Light-only and Heavy-only forms may be used too, as far as the word allows.

A sentence is a template, or a function above the rows that gives one. Beside its parameters it may name

    {whom} {hand} {deck}   whom the word is aimed at: the defender, one opponent within 3 spaces
    {other} {whose}        the other one of the attack, or of the event
    {they:discard} {them}  whom the word is aimed at, in short: they discard, one opponent within 3 discards
    {held} {piled}         their hand, their deck, in short

and a function may ask for the `trigger`, whether the word is `standing`, for a `light` or `heavy` attack, whether the
owner is the `attacker`, whether it is its `own` fall, and whether the knockback is known to be `walled`.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from rumpus import effects as fx
from rumpus.effects.text import several
from rumpus.games.brawlhalla.content.conditions import IF
from rumpus.games.brawlhalla.content.moments import GROUPS, LIGHT, MOVES, TRIGGERS
from rumpus.games.brawlhalla.content.shape import Here, Told, Word, Wrong
from rumpus.games.brawlhalla.content.words_cards import CARDS
from rumpus.games.brawlhalla.content.words_damage import DAMAGE
from rumpus.games.brawlhalla.content.words_position import POSITION
from rumpus.games.brawlhalla.content.words_target import TARGET
from rumpus.games.brawlhalla.content.words_totals import TOTALS
from rumpus.games.brawlhalla.content.words_turn import TURN
from rumpus.games.brawlhalla.content.words_weapon import WEAPON
from rumpus.games.brawlhalla.rules import ids

# ---------------------------------------------------------------- combinations (BH-FX-69)


def _of_a_part(e: Told, _place: fx.Place) -> Wrong:
    """BH-FX-69: the effect carries the owner's part and the attack type, no word does."""
    whole = str(e.get("if", "")).startswith(("role = ", "attack = "))
    return ("if", f"{e['if']!r} stands in the `if` of the whole effect only") if whole else None


def _asks_other(e: Told, place: fx.Place) -> Wrong:
    """BH-FX-69."""
    alone = e.get("chooser") == "other" and place.moment in MOVES
    return ("chooser", "'other' is not allowed; allowed: owner, other (in an attack)") if alone else None


def _often(e: fx.Line) -> str:
    """BH-FX-69: once, twice, 3 times."""
    return {1: "once", 2: "twice"}.get(e["times"], "{times} times")


def _if_short(e: fx.Line) -> str:
    """BH-FX-69: If they are Red: draw 1, else heal 1 damage."""
    return f"if {str(e.phrase('if')).removeprefix(',').strip()}: {{then}}[, else {{else}}]"


CHOOSE, JUMP, IF_ELSE, REPEAT, END = 80, 81, 82, 83, 84
SEQUENCE: Final = 0
"""No row: its words stand in the list as if they stood alone."""
NOT_STANDING: Final = tuple(name for name in TRIGGERS if name != "constant")
CONTROL: Final = (
    Word(
        "choose_one",
        CHOOSE,
        "BH-FX-69",
        {
            "of": fx.blocks(2, 4),
            "chooser": fx.choice({"owner": ids.WHO_SELF, "other": ids.WHO_OTHER}, "who", default="owner"),
        },
        lambda e: f"{'{other} chooses' if e['chooser'] == 'other' else 'choose'} one: {{of}}",
        "{of}",
        moments=NOT_STANDING,
        check=_asks_other,
    ),
    Word("sequence", SEQUENCE, "BH-FX-69", {"do": fx.block()}, "{do}"),
    Word(
        "if",
        IF_ELSE,
        "BH-FX-69",
        {"if": fx.condition(IF, "a", apart=True), "then": fx.block(), "else": fx.block(0)},
        "if {if}, {then}[; otherwise {else}]",
        _if_short,
        moments=NOT_STANDING,
        check=_of_a_part,
    ),
    Word(
        "repeat",
        REPEAT,
        "BH-FX-69",
        {"times": fx.number(1, 3), "do": fx.block()},
        lambda e: f"do this {_often(e)}: {{do}}",
        "{times} x {do}",
        moments=NOT_STANDING,
    ),
)
FLAT: Final = fx.Flat(
    END,
    JUMP,
    {
        "choose_one": fx.one_of("of"),
        "sequence": fx.in_order("do"),
        "if": fx.either("then", "else"),
        "repeat": fx.repeated("do"),
    },
)

# ---------------------------------------------------------------- whom a word is aimed at


def _aimed(e: fx.Line) -> dict[str, str]:
    """Whom a word is aimed at, in full and in short. After an opportunity it is the Legend that was met (BH-FX-35)."""
    whom, they = _named("that Legend" if e.before == "opportunity" else str(e.get("who", "other combatant")), e)
    of = f"of {whom}" if " within " in whom else ""
    return {
        "whom": whom,
        "hand": f"the hand {of}" if of else f"{whom}'s hand",
        "deck": f"the deck {of}" if of else f"{whom}'s deck",
        "they": they,
        "them": "them" if they == "they" else they,
        "held": "their hand" if they == "they" else f"the hand of {they}",
        "piled": "their deck" if they == "they" else f"the deck of {they}",
    }


def _named(aim: str, e: fx.Line) -> tuple[str, str]:
    """An aim as it is called, in full and in short."""
    if aim == "other combatant":
        return str(e.given["other"]), "they"
    if aim == "self":
        return "your Legend", "you"
    head, _, far = aim.rpartition(" ")
    if aim == "one opponent within 1":
        return "one adjacent opponent", "one opponent next to you"
    if not far.isdigit():
        return {"all adjacent opponents": "each adjacent opponent"}.get(aim, aim), "they"
    name = head if head.startswith("one ") else f"a {head}"
    return f"{name} {several(int(far), 'space')}", f"{name} {far}"


# ---------------------------------------------------------------- the vocabulary

STRUCK: Final = ("damage_deal", "push", "opponent_discards", "disarm")
"""What a Legend that is passed or met may suffer (BH-FX-35)."""


def _fits(word: fx.Word, told: Mapping[str, Any], place: fx.Place) -> Iterator[tuple[str, str]]:
    """What the effect around it has against a word: the attack type, the result, whom there is to be aimed at."""
    assert isinstance(place, Here)
    if not isinstance(word, Word):
        return
    if word.attack and place.attack and place.attack != word.attack:
        yield "op", f"{word.name} is for {'Light' if word.attack == LIGHT else 'Heavy'} attacks only"
    if word.result and word.result != place.result:
        yield "op", f'{word.name} wants result = "{word.result}"'
    aimed = word.params.get("who")
    if aimed and place.moment in MOVES and told.get("who", aimed.default) == "other combatant" in aimed.allowed:
        if told.get("what") != "top of own deck":
            yield "who", f"at {place.moment} there is no other combatant; say one opponent within N"


def _order(names: tuple[str, ...], _place: fx.Place) -> Iterator[tuple[int, str]]:
    """BH-FX-35: after an opportunity comes what happens to that Legend."""
    for i, name in enumerate(names):
        if name == "opportunity" and (i + 1 == len(names) or names[i + 1] not in STRUCK):
            yield i, f"what happens to that Legend comes next, one of {', '.join(STRUCK)}"


PRINTED: Final = (*TOTALS, *DAMAGE, *POSITION, *TARGET, *WEAPON, *CARDS, *TURN)
"""The words of the catalogue, without the combinations."""
AROUND: Final = ("other", "whose", "trigger", "standing", "light", "heavy", "attacker", "own", "walled", "fight")
"""What an effect tells the texts of its words."""
WORDS: Final = fx.vocabulary(
    (*PRINTED, *CONTROL),
    moments=TRIGGERS,
    groups=GROUPS,
    row=frozenset({"n", "a", "b", "c", "d", "who", "range"}),
    stands="with on = {}",
    then={fx.FULL: ", then ", fx.SHORT: ", "},
    or_={fx.FULL: "; or ", fx.SHORT: " or "},
    given=(*AROUND, "whom", "hand", "deck", "they", "them", "held", "piled"),
    tells=_aimed,
    fits=_fits,
    order=_order,
)
"""Every word that `do` may hold."""

# ---------------------------------------------------------------- what is generated for rules/

NUMBERS: Final = (*(row for row in fx.numbers(WORDS) if row[1] != SEQUENCE), ("jump", JUMP), ("end", END))
GENERATED: Final = fx.Generated(
    "rumpus.games.brawlhalla.rules",
    {"ops": NUMBERS},
    (
        fx.Chain(
            "run_word",
            "One word; True when it is done, False when it waits or has pushed a frame, and is then called again.",
            "t: Table, s: State, log: Log, f: Frame, op: Op",
            "op.op",
            fx.calls(WORDS),
            "bool",
            "True",
        ),
    ),
    (
        "from rumpus.games.brawlhalla.rules.state import Frame, Op, State, Table",
        "from rumpus.kernel.records.log import Log",
    ),
)
