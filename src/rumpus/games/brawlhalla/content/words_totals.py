"""Words about totals and cards in an attack: BH-FX-01 to BH-FX-11 (see `words`)."""

from typing import Final

from rumpus.effects import Line, Param, Place, choice, number
from rumpus.games.brawlhalla.content.moments import AFTER, BEFORE, CLASH, DURING
from rumpus.games.brawlhalla.content.shape import PLAYED_CARD, Told, Wrong, light_word, top_card, word
from rumpus.games.brawlhalla.rules import ids

ADDS: Final = ("before_light_attack", "during_light_attack", "constant", "on_card_played")

# ---------------------------------------------------------------- what one parameter cannot tell alone


def _not_zero(e: Told, _place: Place) -> Wrong:
    """BH-FX-01."""
    return ("n", "0 changes nothing; allowed: -3 to -1, 1 to 5") if e.get("n") == 0 else None


# ---------------------------------------------------------------- sentences that hang on parameters


def _total_add(e: Line) -> str:
    """BH-FX-01: Reduce your total by 3."""
    change = "add {n} to your total" if e["n"] > 0 else f"reduce your total by {-e['n']}"
    return change + {
        "attack": "",
        "card played": " for each card you have played in it",
        "damage level": " for each level of damage on your Legend",
        "card in hand": " for each card in your hand" + (" (5 at most in all)" if e["n"] > 0 else ""),
    }[e["per"]].replace(" in it", "" if e["standing"] else " in this attack")


def _total_add_short(e: Line) -> str:
    """BH-FX-01: -3 to your total per card."""
    return (
        "{n:+} to your total"
        + {"attack": "", "card played": " per card", "damage level": " per damage", "card in hand": " per hand card"}[
            e["per"]
        ]
    )


def _played(e: Line, twice: str) -> str:
    """This card counts twice."""
    return f"this card counts {twice}" if e["card"] == "this" else f"one card you have played counts {twice}"


def _counts(e: Line, how: str) -> str:
    """The same in short."""
    return f"{'this card' if e['card'] == 'this' else 'a played card'} counts {how}"


def _limit_cards(e: Line) -> str:
    """BH-FX-05: The defender may play no more cards in this attack."""
    if e["n"] == 0:
        return "{other} may play no more cards in this attack"
    if e["scope"] == "per play":
        return "{other} may lay down at most {n:card} at a time in this attack"
    return "{other} may play at most {n:more card} in this attack"


def _limit_cards_short(e: Line) -> str:
    """BH-FX-05: They play no more cards."""
    if e["n"] == 0:
        return "they play no more cards"
    return "they play {n} at a time" if e["scope"] == "per play" else "they play {n} more at most"


def _values(e: Line) -> str:
    """The card values that are barred: a 4 or a 5."""
    return " or ".join(f"a {value}" for value in sorted(e["values"]))


def _ban_values(e: Line) -> str:
    """BH-FX-06: The defender may not play a 4 or a 5 in this attack."""
    return f"{{other}} may not play {_values(e)} in this attack"


def _tax(e: Line) -> str:
    """BH-FX-07: Each time the defender plays cards or dodges in this attack, it must also discard 1 card."""
    if e["heavy"]:
        return "to dodge, {other} must also discard {n:card}"
    when = "each time" if e["times"] == "per play" else "the next time"
    how = "plays cards" if e["light"] else "plays cards or dodges"
    return f"{when} {{other}} {how} in this attack, it must also discard {{n:card}}"


def _tax_short(e: Line) -> str:
    """BH-FX-07: Their answer costs 1 more card."""
    what = {(True, False): "play", (False, True): "dodge"}.get((e["light"], e["heavy"]), "answer")
    return f"{'each' if e['times'] == 'per play' and not e['heavy'] else 'their'} {what} costs {{n:more card}}"


def _play_from_deck(e: Line) -> str:
    """BH-FX-09: Reveal the top card of your deck; it counts as played in this attack, without its effect."""
    many = e["n"] > 1
    counts = "they count as played in this attack, without their effects"
    return f"reveal {top_card(e)} of your deck; " + (
        counts if many else "it counts as played in this attack, without its effect"
    )


def _cancel_effect(e: Line) -> str:
    """BH-FX-10: Cancel the next Action-card effect that your opponent uses in this attack."""
    if e["trigger"] == "on_card_played":
        kind = {"action-card effects": "an Action card", "weapon powers": "a weapon"}.get(
            e["scope"], "an Action card or a weapon"
        )
        return f"cancel it if it is printed on {kind}"
    kind = {"action-card effects": "Action-card effect", "weapon powers": "weapon effect"}.get(
        e["scope"], "effect of an Action card or a weapon"
    )
    return f"cancel the next {kind} that {{other}} uses in this attack"


# ---------------------------------------------------------------- rows

TOTALS: Final = (
    light_word(
        "BH-FX-01",
        "total_add",
        ADDS,
        {
            "n": number(-3, 5),
            "per": choice({"attack": 0, "card played": 1, "damage level": 2, "card in hand": 3}, "a", default="attack"),
        },
        _total_add,
        _total_add_short,
        "ops_totals.total_add",
        check=_not_zero,
    ),
    light_word(
        "BH-FX-02",
        "total_reduce",
        ADDS,
        {"n": number(1, 5)},
        "reduce {whose} total by {n} (never below 0)",
        "-{n} to their total",
        "ops_totals.total_reduce",
    ),
    light_word(
        "BH-FX-03",
        "value_multiply",
        DURING,
        {"m": number(2, 2), "card": PLAYED_CARD},
        lambda e: _played(e, "twice"),
        lambda e: _counts(e, "twice"),
        "ops_totals.value_change",
        fixed={"a": 1},
    ),
    light_word(
        "BH-FX-03",
        "value_set",
        DURING,
        {"v": number(0, 10), "card": PLAYED_CARD},
        lambda e: _played(e, "as {v}"),
        lambda e: _counts(e, "as {v}"),
        "ops_totals.value_change",
        fixed={"a": 0},
        same="value_multiply",
    ),
    light_word(
        "BH-FX-04",
        "extra_opening",
        ("on_attack_declared", "constant"),
        {"n": number(2, 3)},
        "you may open with up to {n:card}",
        "open with up to {n}",
        "ops_totals.extra_opening",
    ),
    light_word(
        "BH-FX-05",
        "limit_cards",
        (*BEFORE, *DURING),
        {"n": number(0, 3), "scope": choice({"attack": 0, "per play": 1}, "a", default="attack")},
        _limit_cards,
        _limit_cards_short,
        "ops_totals.limit_cards",
    ),
    word(
        "BH-FX-06",
        "ban_values",
        (*BEFORE, *DURING),
        {"values": Param(to="n", lo=1, hi=5, many=5)},
        _ban_values,
        lambda e: f"they may not play {_values(e)}",
        "ops_totals.ban_values",
    ),
    word(
        "BH-FX-07",
        "tax",
        (*BEFORE, *DURING),
        {"n": number(1, 2), "times": choice({"once": 0, "per play": 1}, "a", default="once")},
        _tax,
        _tax_short,
        "ops_totals.tax",
    ),
    light_word(
        "BH-FX-08",
        "win_ties",
        (*DURING, "constant"),
        {},
        lambda e: f"if the totals are equal, {'your' if e['standing'] else 'the'} attack hits",
        "a tie hits",
        "ops_totals.win_ties",
    ),
    light_word(
        "BH-FX-09",
        "play_from_deck",
        DURING,
        {"n": number(1, 2)},
        _play_from_deck,
        "add your deck's {n:top card}",
        "ops_totals.play_from_deck",
    ),
    word(
        "BH-FX-10",
        "cancel_effect",
        (*DURING, *AFTER, "on_card_played"),
        {
            "scope": choice(
                {"action-card effects": 1, "weapon powers": 2, "both": 3}, "a", default="action-card effects"
            )
        },
        _cancel_effect,
        "cancel their effect",
        "ops_totals.cancel_effect",
    ),
    word(
        "BH-FX-11",
        "extra_trigger",
        CLASH,
        {
            "type": choice(
                {"during": ids.T_DURING, "after": ids.T_AFTER}, "a", says={"during": "During", "after": "After"}
            ),
            "n": number(1, 1, default=1),
        },
        "you may use {n} more {type} effect in this attack",
        "{n} more {type} effect",
        "ops_totals.extra_trigger",
    ),
)
