"""Card kinds and decks in words: names, the card text in full and in short, and what the set-up page shows.

Every sentence is made from the numbers that the rules read, so text and rules never differ.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from rumpus.games.brawl.content.load import Counts, Deck, advice, load_decks
from rumpus.games.brawl.content.options import CIRCLE, DEFAULT_DECKS, OPTIONS
from rumpus.games.brawl.content.tables import Book
from rumpus.games.brawl.content.words import MASKS, STANDARD, Kind
from rumpus.games.brawl.rules import ids

Json = dict[str, Any]

EFFECTS: Final = {
    ids.W_BASE: "place_base",
    ids.W_HIT: "add_hit",
    ids.W_HEAVY: "add_heavy_hit",
    ids.W_BLOCK: "block_string",
    ids.W_WILD_BLOCK: "wild_block_string",
    ids.W_PRESS: "press",
    ids.W_CLEAR: "clear_base",
    ids.W_FREEZE: "freeze_base",
    ids.W_MULTIPLY: "multiply_value",
    ids.W_REVERSE: "reverse_winner",
    ids.W_HOLD: "hold_base",
    ids.W_ADD: "add_value",
    ids.W_SWAP_TIE: "swap_tiebreak",
    ids.W_CAP: "cap_string",
    ids.W_NO_BASE: "no_new_base",
    ids.W_LOCK: "colour_lock",
    ids.W_SWAP_ENDS: "swap_ends",
    ids.W_SWEEP: "sweep_end",
    ids.W_BURN: "burn_self",
    ids.W_BURN_RIVAL: "burn_rival",
    ids.W_DIG: "dig",
}
"""The word of the catalogue's effect vocabulary for each W_*."""


def effect(kind: Kind) -> str:
    """The effect word of a kind, as designers write it."""
    if kind.word == ids.W_HIT and kind.colours == ids.ANY:
        return "wild_hit"
    if kind.word in (ids.W_HIT, ids.W_BLOCK) and kind.colours.bit_count() == 2:
        return "two_colour"
    return EFFECTS[kind.word]


def colours(kind: Kind) -> list[str]:
    """The colours of a kind: red, blue, green."""
    return [name for name, mask in MASKS.items() if kind.colours & mask]


def short(kind: Kind) -> str:
    """A kind as the catalogue writes it: Hit(red), Press; Feint(red or blue)."""
    found = colours(kind)
    return f"{kind.name}({' or '.join(found)})" if found and kind.colours != ids.ANY else kind.name


def kind_named(book: Book, text: str) -> int:
    """The card type with this id, or that `short` calls so in any case and spacing. ValueError: what there is."""
    wanted = "".join(text.lower().split())
    for k, kind in enumerate(book.kinds):
        if kind.id == text:
            return k
    for k, kind in enumerate(book.kinds):
        if "".join(short(kind).lower().split()) == wanted:
            return k
    raise ValueError(f"there is no card {text!r}; these are: {', '.join(short(kind) for kind in book.kinds)}")


# ---------------------------------------------------------------- card text
def _some(n: int, one: str) -> str:
    """A number of things: 1 Hit, 3 Hits."""
    return f"{n} {one}" if n == 1 else f"{n} {one}s"


def _hit(kind: Kind, _removes: bool) -> str:
    """A Hit of one colour, of two or of any."""
    if kind.colours == ids.ANY:
        return "Goes on an empty end, where you name its colour, or on any Hit, Hit-2 or Press; counts {n}."
    if kind.colours.bit_count() == 2:
        return "Goes on an empty end, a Hit or Hit-2 of {tint}, or a Press over {tint}; counts {n}."
    return "Goes on an empty end, a {tint} Hit or Hit-2, or a Press over {tint}; counts {n}."


def _short_hit(kind: Kind, _removes: bool) -> str:
    """The same in short."""
    return "Empty end or any Hit; counts {n}." if kind.colours == ids.ANY else "Empty end or {tint}; counts {n}."


def _multiply(kind: Kind, _removes: bool) -> str:
    """Double, Null and their like."""
    if kind.n == 0:
        return "Goes on a Base: its value is multiplied by 0, so it is worth nothing."
    return "Goes on a Base: its value is multiplied by {n}."


def _sweep(kind: Kind, _removes: bool) -> str:
    """sweep_end: some cards, or all."""
    what = {0: "a whole string", 1: "the top card of a string"}.get(kind.n, "the top {n} cards of a string")
    return f"Sweeps away {what} on a Base that is not frozen."


def _short_sweep(kind: Kind, _removes: bool) -> str:
    """The same in short."""
    return {0: "Sweeps a whole string.", 1: "Sweeps a string's top card."}.get(kind.n, "Sweeps a string's top {n}.")


def _press(_kind: Kind, removes: bool) -> str:
    """A Press, as the option press_variant has it (BR-RUL-16)."""
    if removes:
        return "Goes on a Block, and both leave; or on a modified Base, where it cancels all below."
    return "Goes on a Block, so that Hits go on again; or on a modified Base, where it cancels all below."


Template = str | Callable[[Kind, bool], str]


@dataclass(frozen=True, slots=True)
class Says:
    """A word on a card: in full, and in short for a card in the hand.

    A template is a text, or a function that picks one by the kind and by what a Press does at this table. Its fields:
    {tint} the colours, {n} the number, {cards} and {hits} the number with its noun.
    """

    full: Template
    short: Template


SAYS: Final = {
    ids.W_BASE: Says(
        "Goes at the left or right end of a row; its owner wins a tie on it.", "End of a row; its owner wins ties."
    ),
    ids.W_HIT: Says(_hit, _short_hit),
    ids.W_HEAVY: Says("Goes only on a {tint} Hit or Hit-2; counts {n}.", "A {tint} Hit only; counts {n}."),
    ids.W_BLOCK: Says(
        "Goes only on a {tint} Hit or Hit-2; only a Press goes on top of it.", "Stops a {tint} string until a Press."
    ),
    ids.W_WILD_BLOCK: Says(
        "Goes on a Hit or Hit-2 of any colour; only a Press goes on top of it.", "Stops any string until a Press."
    ),
    ids.W_PRESS: Says(
        _press,
        lambda kind, removes: (
            "Takes a Block away, or cancels on a Base." if removes else "Opens a Block, or cancels on a Base."
        ),
    ),
    ids.W_CLEAR: Says(
        "Sweeps a Base away with all that is on it: not frozen, held, blocked in or the last.", "Sweeps a Base away."
    ),
    ids.W_FREEZE: Says("Goes on any Base that is not frozen, and locks it for good.", "Locks a Base for good."),
    ids.W_MULTIPLY: Says(
        _multiply, lambda kind, removes: "Base worth nothing." if kind.n == 0 else "Base worth {n} times as much."
    ),
    ids.W_REVERSE: Says("Goes on a Base: fewer Hits win it; a second one turns it back.", "Fewer Hits win the Base."),
    ids.W_HOLD: Says("Goes on a Base: while it lies on top, nobody can Clear that Base.", "Base cannot be Cleared."),
    ids.W_SWAP_TIE: Says(
        "Goes on a Base: a tie on it is not its owner's; a second one turns it back.", "Base: ties go the other way."
    ),
    ids.W_NO_BASE: Says(
        "Goes on a Base: while it lies on top, no Base is laid next to that Base.", "No Base is laid next to it."
    ),
    ids.W_SWAP_ENDS: Says("Goes on a Base: its two strings change ends, once.", "A Base's strings change ends."),
    ids.W_LOCK: Says(
        "Goes on a Base: while it lies on top, the ends take only {tint} cards and Presses.",
        "Base takes only {tint} and Presses.",
    ),
    ids.W_ADD: Says("Goes on a Base: its value grows by {n}, before it is multiplied.", "Base worth {n} more."),
    ids.W_CAP: Says("Goes on a Base: each end of it counts {hits} at most.", "Base: {hits} an end at most."),
    ids.W_SWEEP: Says(_sweep, _short_sweep),
    ids.W_BURN: Says(
        "Moves up to {cards} from the top of your deck to your pile, never a Freeze; you choose how many.",
        "Up to {cards} from your deck to your pile.",
    ),
    ids.W_BURN_RIVAL: Says(
        "Moves {cards} from the top of a rival's deck to that rival's pile, never a Freeze.",
        "{cards} from a rival's deck to the pile.",
    ),
    ids.W_DIG: Says("Puts the top {cards} of your pile back in any order.", "Sorts the top {n} of your pile."),
}
"""A row for each word."""
ONLY_IF: Final = {
    ids.C_BEHIND: Says("Only while a rival has more points than you.", "Only when behind."),
    ids.C_ROW: Says("Only in a row with {bases}.", "Only with {bases}."),
    ids.C_END: Says("Only on an end with at least {hits}.", "Only on {n}+ Hits."),
    ids.C_DECK: Says("Only while your deck has at most {cards}.", "Only with {n} or fewer left."),
}
"""A row for each condition."""


def text_of(kind: Kind, *, press_removes: bool = False) -> str:
    """The card text: what it may be laid on and what it does."""
    return _text(kind, press_removes, lambda says: says.full)


def short_text(kind: Kind, *, press_removes: bool = False) -> str:
    """The card text in short."""
    return _text(kind, press_removes, lambda says: says.short)


def _text(kind: Kind, removes: bool, length: Callable[[Says], Template]) -> str:
    """A word, and its condition."""
    said = _filled(length(SAYS[kind.word]), kind, removes, kind.n)
    if kind.only_if == ids.C_NONE:
        return said
    return f"{said} {_filled(length(ONLY_IF[kind.only_if]), kind, removes, kind.only_n)}"


def _filled(template: Template, kind: Kind, removes: bool, n: int) -> str:
    """A template with its fields."""
    text = template if isinstance(template, str) else template(kind, removes)
    nouns = {"bases": "Base", "hits": "Hit", "cards": "card"}
    return text.format(tint=" or ".join(colours(kind)), n=n, **{key: _some(n, noun) for key, noun in nouns.items()})


def type_views(book: Book) -> list[Json]:
    """The card types of a table, for its view: word, name, colours, n, text in full and in short."""
    removes = book.option("press_variant") == "remove"
    return [type_view(kind, press_removes=removes) for kind in book.kinds]


def type_view(kind: Kind, *, press_removes: bool = False) -> Json:
    """One card type."""
    return {
        "word": effect(kind),
        "name": kind.name,
        "colours": colours(kind),
        "n": kind.n,
        "text": text_of(kind, press_removes=press_removes),
        "short": short_text(kind, press_removes=press_removes),
    }


# ---------------------------------------------------------------- decks
def _installed() -> tuple[Kind, ...]:
    """The kinds of the book, and those that an installed deck has of its own."""
    found = [kind for deck in load_decks().values() for kind, _ in deck.cards + deck.extra]
    return tuple(dict.fromkeys([*STANDARD, *found]))


def deck_view(deck: Deck, kinds: tuple[Kind, ...]) -> Json:
    """A deck for the set-up page: who it is, both its lists (empty: no such weight), what is unusual about it."""
    heavy = deck.counts(heavy=True) if deck.extra else ()
    return {
        "id": deck.id,
        "name": deck.name,
        "temperament": deck.temperament,
        "facts": deck.facts,
        "expansion": deck.expansion,
        "bases": deck.bases(),
        "cards": _listed(deck.cards, kinds),
        "heavy": _listed(heavy, kinds),
        "warnings": advice(deck),
    }


def _listed(counts: Counts, kinds: tuple[Kind, ...]) -> list[Json]:
    """A deck list by card type: {type: index of the page's `types`, n: the number on the card}."""
    return [{"type": kinds.index(kind), "n": n} for kind, n in counts]


def setup_page() -> Json:
    """What the set-up page shows besides the options.

    `usual`: who plays where a deck is left at its default, in seat order; `types`: as in a table's view.
    """
    choices = {option.name: list(option.choices) for option in OPTIONS}
    kinds = _installed()
    return {
        "modes": choices["mode"],
        "formats": choices["format"],
        "teams": choices["teams"],
        "circle": list(CIRCLE),
        "usual": list(DEFAULT_DECKS),
        "types": [type_view(kind) for kind in kinds],
        "decks": [deck_view(deck, kinds) for deck in load_decks().values()],
    }
