"""Words about hands, decks and discard piles: BH-FX-50 to BH-FX-58 (see `words`)."""

from typing import Final

from rumpus.effects import Line, Place, choice, number
from rumpus.games.brawlhalla.content.moments import AFTER, ANY, BEFORE, CONSTANT, DURING, LATER, MEETING
from rumpus.games.brawlhalla.content.shape import Told, Wrong, aim, other, top_card, word, yes

# ---------------------------------------------------------------- what one parameter cannot tell alone


def _look_at(e: Told, _place: Place) -> Wrong:
    """BH-FX-52."""
    what = e.get("what")
    if what == "hand" and "n" in e:
        return "n", "the whole hand is seen"
    if what in ("random hand cards", "top of own deck", "top of deck") and "n" not in e:
        return "n", "is missing; allowed: 1 to 3"
    if e.get("reorder") == "yes" and what != "top of own deck":
        return "reorder", "only the own deck may be put in another order"
    return ("who", "the own deck is meant") if what == "top of own deck" and "who" in e else None


def _value_range(e: Told, _place: Place) -> Wrong:
    """BH-FX-54."""
    low, high = e.get("value_min", 1), e.get("value_max", 5)
    wrong = isinstance(low, int) and isinstance(high, int) and low > high
    return ("value_min", "is more than value_max") if wrong else None


def _instead(e: Told, place: Place) -> Wrong:
    """BH-FX-57."""
    if (e.get("when") == "instead of reshuffle damage") != (place.moment == "on_reshuffle"):
        return "when", "instead of reshuffle damage goes with on = on_reshuffle, at once with everything else"
    return None


# ---------------------------------------------------------------- sentences that hang on parameters


def _opponent_discards(e: Line) -> str:
    """BH-FX-51: The defender discards 1 card of its choice."""
    if e["which"] == "owner":
        return "look at {hand} and choose {n:card} to be discarded"
    return "{whom} discards {n:card} " + ("at random" if e["which"] == "random" else "of its choice")


def _opponent_discards_short(e: Line) -> str:
    """BH-FX-51: One opponent within 2 discards 1."""
    if e["which"] == "owner":
        return "see {held}, choose {n} they discard"
    return "{they:discard} {n}" + (" at random" if e["which"] == "random" else "")


def _look(e: Line) -> str:
    """BH-FX-52: Look at the defender's hand."""
    if e["what"] == "hand":
        return "look at {hand}"
    if e["what"] == "random hand cards":
        return "look at {n:random card} in {hand}"
    if e["what"] == "top of deck":
        return f"look at {top_card(e)} of {{deck}}"
    reorder = " and put them back in any order" if e["reorder"] == "yes" and e["n"] > 1 else ""
    return f"look at {top_card(e)} of your deck{reorder}"


def _look_short(e: Line) -> str:
    """BH-FX-52: See the hand of one opponent within 2."""
    top = "top card" if e.get("n") == 1 else "top {n:card}"
    return {
        "hand": "see {held}",
        "random hand cards": "see {n:random card} of {held}",
        "top of own deck": f"{'sort' if e['reorder'] == 'yes' else 'see'} your {top}",
        "top of deck": f"see the {top} of {{piled}}",
    }[e["what"]]


def _worth(e: Line) -> str:
    """Which cards of the discard pile may be taken."""
    low, high = e["value_min"], e["value_max"]
    if low == high:
        return f" of value {low}"
    if low == 1:
        return "" if high == 5 else f" of value {high} or less"
    return f" of value {low} or more" if high == 5 else f" of value {low} to {high}"


def _salvage(e: Line) -> str:
    """BH-FX-54: Take 1 card from your discard pile into your hand."""
    cards = f"{{n:card}}{_worth(e)}"
    return {
        "hand": f"take {cards} from your discard pile into your hand",
        "deck top": f"put {cards} from your discard pile on top of your deck",
        "shuffled into the deck": f"shuffle {cards} from your discard pile into your deck",
    }[e["to"]]


def _salvage_short(e: Line) -> str:
    """BH-FX-54: Put a card on top of your deck."""
    low, high = e["value_min"], e["value_max"]
    one = "a card" if e["n"] == 1 else "{n:card}"
    if low == high:
        which = f"a {low}" if e["n"] == 1 else f"{e['n']} cards of {low}"
    elif low == 1:
        which = one if high == 5 else f"{one} up to {high}"
    else:
        which = f"{one} of {low}+" if high == 5 else f"{one} of {low} to {high}"
    return {
        "hand": f"take back {which}",
        "deck top": f"put {which} on top of your deck",
        "shuffled into the deck": f"shuffle {which} into your deck",
    }[e["to"]]


def _cycle(e: Line) -> str:
    """BH-FX-55: Discard 1 card, then draw as many."""
    many = "1 card" if e["n"] == 1 else "up to {n:card}"
    more = " and, if you discarded any, 1 more" if e["bonus"] else ""
    return f"discard {many}, then draw as many{more}"


def _cycle_short(e: Line) -> str:
    """BH-FX-55: Discard 1, draw as many."""
    many = "1" if e["n"] == 1 else "up to {n}"
    return f"discard {many}, draw as many{' + 1' if e['bonus'] else ''}"


def _safe_shuffle(e: Line) -> str:
    """BH-FX-57: This reshuffle costs you no damage."""
    if e["trigger"] == "on_reshuffle":
        return "this reshuffle costs you no damage"
    return "shuffle your discard pile into your deck, without damage"


# ---------------------------------------------------------------- rows

CARDS: Final = (
    word(
        "BH-FX-50",
        "draw",
        ANY,
        {"n": number(1, 3), "who": aim("self", "teammate")},
        lambda e: "draw {n:card}" if e["who"] == "self" else "a teammate draws {n:card}",
        lambda e: "draw {n}" if e["who"] == "self" else "a teammate draws {n}",
        "ops_cards.draw_word",
    ),
    word(
        "BH-FX-51",
        "opponent_discards",
        (*BEFORE, *DURING, *LATER, *MEETING),
        {
            "n": number(1, 2),
            "which": choice({"victim": 0, "random": 1, "owner": 2}, "a", default="victim"),
            "who": other(),
        },
        _opponent_discards,
        _opponent_discards_short,
        "ops_cards.opponent_discards",
    ),
    word(
        "BH-FX-52",
        "look",
        (*BEFORE, "after_move", "on_turn_start"),
        {
            "what": choice({"hand": 0, "random hand cards": 1, "top of own deck": 2, "top of deck": 3}, "a"),
            "n": number(1, 3, unset=0),
            "reorder": yes("b"),
            "who": other(1, 6),
        },
        _look,
        _look_short,
        "ops_cards.look",
        check=_look_at,
    ),
    word(
        "BH-FX-53",
        "take_back",
        LATER,
        {"card": choice({"this": 0, "one played": 1}, "a", default="this")},
        lambda e: f"return {'this card' if e['card'] == 'this' else 'one card you have played'} to your hand",
        lambda e: f"take {'this card' if e['card'] == 'this' else 'a played card'} back",
        "ops_cards.take_back",
    ),
    word(
        "BH-FX-54",
        "salvage",
        ANY,
        {
            "n": number(1, 2),
            "value_min": number(1, 5, "a", default=1),
            "value_max": number(1, 5, "b", default=5),
            "to": choice({"hand": 0, "deck top": 1, "shuffled into the deck": 2}, "c", default="hand"),
        },
        _salvage,
        _salvage_short,
        "ops_cards.salvage",
        check=_value_range,
    ),
    word(
        "BH-FX-55",
        "cycle",
        ANY,
        {"n": number(1, 4), "bonus": number(0, 1, "a", default=0)},
        _cycle,
        _cycle_short,
        "ops_cards.cycle",
    ),
    word(
        "BH-FX-56",
        "mill",
        AFTER,
        {"n": number(1, 4)},
        "{other} discards the {n:top card} of its deck",
        lambda e: f"they discard their deck's {'top card' if e['n'] == 1 else 'top {n}'}",
        "ops_cards.mill",
    ),
    word(
        "BH-FX-57",
        "safe_shuffle",
        ANY,
        {"when": choice({"instead of reshuffle damage": 0, "at once": 1}, "a")},
        _safe_shuffle,
        "reshuffle unhurt",
        "ops_cards.safe_shuffle",
        check=_instead,
    ),
    word("BH-FX-58", "hand_limit", CONSTANT, {"n": number(5, 8)}, "your hand limit is {n:card}", "keep up to {n:card}"),
)
