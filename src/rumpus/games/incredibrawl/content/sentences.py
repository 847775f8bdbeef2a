"""What each word says of itself, in full and in short: a template, or a function of `phrases`."""

from typing import Final

from rumpus import effects as fx
from rumpus.games.incredibrawl.content import phrases

SAYS: Final[dict[str, tuple[fx.Say, fx.Say]]] = {
    "none": ("nothing happens", "nothing happens"),
    "glory_gain": ("{subject:gain} {n} Glory", "[{whom}: ]+{n} Glory"),
    "glory_lose": ("{subject:lose} {n} Glory", "[{whom}: ]-{n} Glory"),
    "glory_steal": ("steal {n} Glory from {name}", "steal {n} Glory[ from {from}]"),
    "glory_give": ("give {n} Glory to {name}", "give {n} Glory to {whom}"),
    "glory_per": (
        lambda line: line.made(f"gain 1 Glory for each {phrases.counted(line)}, {{max}} at most"),
        lambda line: line.made(f"+1 Glory per {phrases.counted(line)}, {{max}} at most"),
    ),
    "draw": ("{subject:draw} {n:card}", "[{whom}: ]draw {n}"),
    "draw_to": ("{subject:draw} up to {n:card}", "[{whom}: ]draw up to {n}"),
    "free_refill": ("draw up to {n:card} instead of your normal draw, at no cost", "fill up to {n} for free"),
    "draw_step_mod": (phrases.steps, phrases.steps_short),
    "discard_choice": (phrases.discarded, phrases.discarded_short),
    "discard_random": (phrases.discarded_random, lambda line: phrases.discarded_short(line, " at random")),
    "hand_peek": (phrases.looked, lambda line: "see a hand" if line["who"] == "opponent" else "see all hands"),
    "hand_reveal": ("{subject:show} {your} hand to all", "[{whom}: ]show the hand"),
    "deck_peek": (phrases.peek, phrases.peek_short),
    "mill": (
        "{subject:put} the {n:top card} of {their} deck on {their} discard pile",
        lambda line: line.made(f"[{{whom}}: ]discard the deck's top {'card' if line['n'] == 1 else '{n}'}"),
    ),
    "recover": (phrases.recovered, phrases.recovered_short),
    "return_self": (
        lambda line: phrases.away(line["to"], "this character", "your"),
        lambda line: phrases.away_short(line["to"], "this"),
    ),
    "bounce": (lambda line: phrases.gone(line, "hand"), "return {whose} to hand"),
    "remove": (lambda line: phrases.gone(line, "discard"), "discard {whose}"),
    "replace_hand": (phrases.replaced, "swap {whose} with one from hand"),
    "replace_deck": (phrases.replaced, "swap {whose} with the next in deck"),
    "reenter_discard": (phrases.entered, lambda line: f"bring back {phrases.cards_short(line, 'character')}"),
    "level_mod": ("{subject:get} Level {n:+} {for}", "[{whom}: ]Level {n:+}"),
    "level_set": (phrases.levelled, "[{whom}: ]Level {to}"),
    "level_swap": (
        lambda line: line.made(f"{phrases.pair(line)} exchange their Levels {{for}}"),
        lambda line: "swap two Levels" if line["target"] == "any_two" else "swap Levels with one",
    ),
    "type_set": ("{subject:have} {to} {for}", "[{whom}: ]{to}"),
    "spot_swap": (
        lambda line: f"swap the spots of {phrases.pair(line)}",
        lambda line: "swap two spots" if line["target"] == "any_two" else "swap spots with one",
    ),
    "silence": (
        phrases.silenced,
        lambda line: line.made("silence {whose}" if line["trigger"] == "all" else "silence the {trigger} of {whose}"),
    ),
    "copy_ability": ("this character also has its {trigger} ability {for}", "copy the {trigger} of {whose}"),
    "reverse_types": ("{during} the Type that would be beaten beats the other", "Types turn round"),
    "reverse_levels": ("{during} the lower Level wins scraps between equal Types", "lower Level wins"),
    "ignore_types": ("{during} only Levels are compared", "only Levels count"),
    "beat_class": ("{subject:beat} every {class} character {it:scrap} with {in}", "[{whom}: ]beat every {class}"),
    "beat_type": ("{subject:beat} every {type} character {it:scrap} with {in}", "[{whom}: ]beat every {type}"),
    "win_ties": ("{subject:win} true ties {in}", "[{whom}: ]win true ties"),
    "rescrap_throw": (
        "the two owners throw, and the throw winner's character wins that scrap instead",
        "throw to win it",
    ),
    "rescrap": ("{pre}; then the scrap is compared again", "{pre}, scrap again"),
    "protect": ("{from} cannot choose {name} {in}", "[{whom}: ]{from}"),
    "winner_bonus": ("{subject:gain} {n} Glory", "[{whom}: ]+{n} Glory"),
    "victory_mod": (
        lambda line: line.made(f"the Victory Glory of this brawl is {{n:abs}} {'less' if line['n'] < 0 else 'more'}"),
        "Victory Glory {n:+}",
    ),
    "location_change": ("the location changes at once", "change the location"),
    "location_lock": ("the location may not change this round", "the location stays"),
    "flip": (
        "flip the coin[. Heads: {heads}][. Tails: {tails}]",
        lambda line: phrases.halves(line, "flip", ("heads", "heads"), ("tails", "tails")),
    ),
    "throw_duel": (
        phrases.duel,
        lambda line: phrases.halves(line, "throw", ("on_win", "if won"), ("on_loss", "if lost")),
    ),
    "choose_one": ("choose one: {options}", "{options}"),
    "if_then": (phrases.alternatives, phrases.alternatives),
}
