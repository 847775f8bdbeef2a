"""What every word of the vocabulary says on a card, in full and in short: a template each (catalogue [[effect]]).

A template is a text, or a function that picks one by the word's parameters. Its fields are the parameters (`{n}`, with
a noun `{n:card}`, with its sign `{n:+}`) and those who are meant:

    {whom} {hand} {deck}   whom the word is aimed at: the defender, one opponent within 3 spaces
    {other}                the other one of the attack, or of the event
    {they:discard} {them}  whom the word is aimed at, in short: they discard, one opponent within 3 discards
    {held} {piled}         their hand, their deck, in short

Sentences begin small and have no full stop; `phrases` puts them together. Parameters that a file leaves out are there
with their defaults, and `standing` says whether the word is a standing power.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from rumpus.games.brawlhalla.interface import card_full as full
from rumpus.games.brawlhalla.interface import card_short as short
from rumpus.games.brawlhalla.interface.card_full import Entry

Template = str | Callable[[Entry], str]


@dataclass(frozen=True, slots=True)
class Says:
    """A word in a sentence: what a judge rules by, and what a card in the hand has room for."""

    full: Template
    short: Template


SAYS: Final[dict[str, Says]] = {
    "total_add": Says(full.total_add, short.total_add),
    "total_reduce": Says("reduce {whose} total by {n} (never below 0)", "-{n} to their total"),
    "value_multiply": Says(lambda e: full.played(e, "twice"), lambda e: short.counts(e, "twice")),
    "value_set": Says(lambda e: full.played(e, "as {v}"), lambda e: short.counts(e, "as {v}")),
    "extra_opening": Says("you may open with up to {n:card}", "open with up to {n}"),
    "limit_cards": Says(full.limit_cards, short.limit_cards),
    "ban_values": Says(
        lambda e: f"{{other}} may not play {full.values(e)} in this attack",
        lambda e: f"they may not play {full.values(e)}",
    ),
    "tax": Says(full.tax, short.tax),
    "win_ties": Says(
        lambda e: f"if the totals are equal, {'your' if e['standing'] else 'the'} attack hits", "a tie hits"
    ),
    "play_from_deck": Says(
        full.play_from_deck, lambda e: f"add your deck's {'top card' if e['n'] == 1 else 'top {n:card}'}"
    ),
    "cancel_effect": Says(full.cancel_effect, "cancel their effect"),
    "extra_trigger": Says(
        lambda e: f"you may use {{n}} more {e['type'].capitalize()} effect in this attack",
        lambda e: f"{{n}} more {e['type'].capitalize()} effect",
    ),
    "damage_add": Says("this attack deals {n} more damage", "+{n} damage"),
    "damage_deal": Says(
        lambda e: "deal {n} damage to {whom}" + (" (a KO at Red)" if e["ko_at_red"] == "yes" else ""), short.damage_deal
    ),
    "damage_prevent": Says(
        full.damage_prevent,
        lambda e: (
            "prevent the damage"
            if e["trigger"] == "on_reshuffle"
            else ("prevent all damage" if e["n"] == "all" else "prevent {n} damage")
        ),
    ),
    "heal": Says(
        "{whom} heals {n} damage",
        lambda e: "heal {n} damage" if e["who"] == "self" else "a teammate heals {n}",
    ),
    "thorns": Says("the attacker takes {n} damage", "they take {n} damage"),
    "wall_damage": Says(
        lambda e: ("that Legend" if e["walled"] else "if a Platform stopped it, that Legend") + " takes {n} damage",
        "they take {n} damage",
    ),
    "knockback_add": Says("add {n} to the knockback of this attack", "+{n} knockback"),
    "knockback_reduce": Says(
        lambda e: (
            "this attack has no knockback"
            if e["n"] == "all"
            else "reduce the knockback of this attack by {n} (never below 0)"
        ),
        lambda e: "no knockback" if e["n"] == "all" else "-{n} knockback",
    ),
    "knockback_direction": Says(full.knockback_direction, short.knockback_direction),
    "light_knockback": Says(full.light_knockback, lambda e: f"also push them {full.thrown(e)}"),
    "knockback_through": Says("Platforms do not stop this knockback", "Platforms do not stop it"),
    "brace": Says("it stops at the KO line instead", "stop at the KO line"),
    "chain_push": Says(
        lambda e: f"push each {full.passed(e)} it passed or landed on {{n:space}} in the same direction",
        lambda e: f"push {full.passed(e)}s on the way {{n}}",
    ),
    "step": Says(full.step, short.step),
    "push": Says(full.push, lambda e: "push {them} {n}" if e["them"] == "them" else "push {them} by {n}"),
    "pull": Says(full.pull, lambda e: "pull {them} {n} closer" if e["them"] == "them" else "pull {them} closer"),
    "swap_places": Says(full.swap_places, short.swap_places),
    "teleport": Says(full.teleport, short.teleport),
    "move_bonus": Says(full.move_bonus, short.move_bonus),
    "air_limit": Says(
        full.air_limit, lambda e: f"cross {'any number of' if e['limit'] == 'none' else '{limit}'} Air spaces in a row"
    ),
    "phase": Says(full.phase, short.phase),
    "hover": Says(full.hover, lambda e: "do not fall" + (" at your DELAY" if e["when"] == "own DELAY" else "")),
    "drop": Says(full.drop, lambda e: "you fall {n:space}" if e["who"] == "self" else "{they:fall} {n:space}"),
    "opportunity": Says("take that Legend as the target", "target that Legend"),
    "root": Says(full.root, short.root),
    "range": Says(full.reach, short.reach),
    "ignore_sight": Says(
        lambda e: (
            f"Platforms do not block {full.attacks(e)}" + (", close ones included" if e["close"] == "yes" else "")
        ),
        "Platforms do not block you",
    ),
    "splash": Says(full.splash, short.splash),
    "intercept": Says(
        full.intercept,
        lambda e: "take it for a teammate" if e["by"] == "self for a teammate" else "another opponent is the target",
    ),
    "untargetable": Says(full.untargetable, short.untargetable),
    "disarm": Says("disarm {whom}", "disarm {them}"),
    "recover_free": Says("recover your disarmed weapon", "recover your weapon"),
    "swap_free": Says("flip your Weapon card", "flip your Weapon card"),
    "fetch": Says("if you are unarmed, take a Flaming Sword within {within:space}", "take a sword within {within}"),
    "knock_away": Says(full.knock_away, "knock their sword away"),
    "move_token": Says(
        "move a Flaming Sword of the Arena to a free Platform within {within:space} of it",
        "move a sword to a Platform near it",
    ),
    "disarm_immune": Says("your weapon cannot be disarmed or knocked away", "you keep your weapon"),
    "unarmed_heavy": Says(full.unarmed_heavy, lambda e: f"Heavy while {full.bare_status(e)}"),
    "draw": Says(
        lambda e: "draw {n:card}" if e["who"] == "self" else "a teammate draws {n:card}",
        lambda e: "draw {n}" if e["who"] == "self" else "a teammate draws {n}",
    ),
    "opponent_discards": Says(full.opponent_discards, short.opponent_discards),
    "look": Says(full.look, short.look),
    "take_back": Says(
        lambda e: f"return {'this card' if e['card'] == 'this' else 'one card you have played'} to your hand",
        lambda e: f"take {'this card' if e['card'] == 'this' else 'a played card'} back",
    ),
    "salvage": Says(full.salvage, short.salvage),
    "cycle": Says(full.cycle, short.cycle),
    "mill": Says(
        lambda e: f"{{other}} discards {full.top(e)} of its deck",
        lambda e: f"they discard their deck's {'top card' if e['n'] == 1 else 'top {n}'}",
    ),
    "safe_shuffle": Says(
        lambda e: (
            "this reshuffle costs you no damage"
            if e["trigger"] == "on_reshuffle"
            else "shuffle your discard pile into your deck, without damage"
        ),
        "reshuffle unhurt",
    ),
    "hand_limit": Says("your hand limit is {n:card}", "keep up to {n:card}"),
    "extra_action": Says(full.extra_action, lambda e: f"{{n}} more {'action' if e['kind'] == 'any' else '{kind}'}"),
    "follow_up": Says(
        lambda e: f"make another {e['type'].capitalize()} attack on the same defender at once, if in reach",
        lambda e: f"another {e['type'].capitalize()} on them",
    ),
    "counter": Says("make a Light attack on the attacker at once, if in reach", "a Light attack on them"),
    "stun": Says("{other} has {n:action} fewer on its next turn (but at least 1)", "{n:action} fewer next turn"),
    "move_and_strike": Says(full.move_and_strike, short.move_and_strike),
    "better_delay": Says(full.better_delay, short.better_delay),
    "respawn_change": Says(full.respawn_change, short.respawn_change),
    "survive": Says(
        lambda e: (
            "it stays at Red instead"
            + (" and returns to a free space of the top row" if e["at"] == "row 1" else ", on its space")
        ),
        lambda e: "stay at Red, in the top row" if e["at"] == "row 1" else "stay at Red instead",
    ),
    "spoils": Says(full.spoils, short.spoils),
    "refresh_ko_bonus": Says("you may use one of your used KO cards once more", "use a KO card again"),
    "copy": Says(
        lambda e: (
            "use an effect of "
            + (
                "the top card of your discard pile"
                if e["source"] == "top of own discard"
                else "a card {other} has in play"
            )
            + " as if it were printed here"
        ),
        lambda e: "use your top discard's effect" if e["source"] == "top of own discard" else "use an effect of theirs",
    ),
}
"""A row for each word."""
