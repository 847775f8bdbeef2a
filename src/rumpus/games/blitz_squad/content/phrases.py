"""Sentences of words that no template says, and what stands around every sentence."""

from __future__ import annotations

from typing import Final

from rumpus import effects as fx
from rumpus.effects import Line
from rumpus.effects.text import several
from rumpus.games.blitz_squad.content.grammar import BRIEFLY, NAMED

WHAT: Final = {
    "attack": "attacks",
    "action": "actions",
    "combo": "attacks or actions",
    "block": "blocks",
    "reply": "replies",
    "special": "special cards",
}
"""What a ban forbids."""
WHICH: Final = fx.choice(("same", "any"), "x", says={"same": "the same"}, short={"same": "of its own", "any": "of any"})
"""Of which brawler a card is that is rescued."""
SNATCHED: Final = {name: (NAMED[name], f"shown by {said}") for name, said in BRIEFLY.items()} | {
    "you": ("yours", "you show"),
    "foe": (NAMED["foe"], "they show"),
}
EXPOSED: Final = {name: (NAMED[name], f"of {said}") for name, said in BRIEFLY.items()} | {
    "you": ("yours", ""),
    "foe": (NAMED["foe"], "of theirs"),
}
"""Whose cards are snatched and exposed: of yours, of the opponent."""
ORDERS: Final = ("choose ", "look ", "discard ")
"""What a sentence without a player begins with that is an order to its player."""
DONE: Final = ("snatch", "expose", "spy")
"""Words that their own player does to another's cards."""
MISSED: Final = 2
"""BS-PEN-01: what a turn without an attack costs."""


def frame(line: Line) -> str:
    """Slots, trigger, condition, the sentence, what it is multiplied by."""
    most = "max" if line.voice == fx.SHORT else "at most"
    return f"[{{as:/}}: ][{{on}}: ][{{if}}: ]{_declined(line)}[ {{per}}][ ({most} {{cap}})]"


def _declined(line: Line) -> str:
    """BS-RUL-56: the sentence of a line that may be declined."""
    if not line.get("may"):
        return "{line}"
    said = line.sentence()
    if line.voice == fx.SHORT:
        own = line.get("who", "you") == "you" or line.word.name in DONE
        return f"may {said.replace('returns', 'return')}" if own else f"if you like: {said}"
    if said.startswith("you "):
        return f"you may {said.removeprefix('you ')}"
    return f"you may {said}" if said.startswith(ORDERS) else f"if you like, {said}"


def pay(line: Line) -> str:
    """What is paid is the player's own."""
    cost = line.inside("cost").removeprefix("you ")
    if line.voice == fx.SHORT:
        return f"may {cost}: {{gain}}"
    return f"you may {cost}; if you do, {{gain}}"


def draws(line: Line) -> str:
    """`draws 1 card more`, `draws 2 cards fewer`, for the Draw Phase."""
    n = int(line["n"])
    if line.voice == fx.SHORT:
        return f"draws {n:+}"
    return f"draws {several(abs(n), 'card')} {'more' if n >= 0 else 'fewer'}"


def next_draw(line: Line) -> str:
    """The next Draw Phase of a player."""
    if line.voice == fx.SHORT:
        own = {"you": "your ", "foe": "their "}.get(str(line["who"]), "")
        return f"{own}next Draw Phase{'' if own else ' of {who}'} {draws(line)}"
    return f"{'your next Draw Phase' if line['who'] == 'you' else 'the next Draw Phase of {who}'} {draws(line)}"


def hand_size(line: Line) -> str:
    """Each Draw Phase, or those of a player."""
    return f"{'' if line.voice == fx.SHORT else 'each '}Draw Phase[ of {{who}}] {draws(line)}"


def penalty(line: Line) -> str:
    """BS-RUL-19: what a turn without an attack costs, never less than nothing."""
    cards = max(0, MISSED + int(line["n"]))
    if line.voice == fx.SHORT:
        return f"no attack[ of {{who}}]: discard {cards}"
    return f"a turn[ of {{who}}] without an attack costs {several(cards, 'card')} instead of {MISSED}"


def all_stacks(line: Line) -> str:
    """All attacks, blocks or energy stacks, or those of a player."""
    stat = str(line["stat"])
    stacks = {"damage": "attacks", "defense": "blocks", "energy": "energy stacks"}[stat]
    who = "all {}" if line["who"] == "all" else "{} of {{who}}"
    return f"{who.format(stacks)}: {{n:+}} {stat}"


def tax(line: Line) -> str:
    """BS-RUL-48: dearer attacks for a while."""
    if line.voice == fx.SHORT:
        whose = {"you": "your attacks", "foe": "their attacks"}.get(str(line["who"]), "attacks of {who}")
        return f"{whose} cost {{n}} more"
    whose, own = ("your attacks", "your") if line["who"] == "you" else ("attacks of {who}", "their")
    return f"{whose} cost {{n}} more energy until the end of {own} next turn"


def ban(line: Line) -> str:
    """BS-RUL-48: what a player may not play, and how long; that of a special card as long as it is in play."""
    until = "play" if line["on"] == "static" else str(line["until"])
    if line.voice == fx.SHORT:
        ends = {"turn": " this turn", "next": " until next turn ends", "play": ""}
        return f"{'' if line['who'] == 'all' else '{who:play} '}no {{what}}{ends[until]}"
    own = "your" if line["who"] == "you" else "their"
    ends = {"turn": "until the end of this turn", "next": f"until the end of {own} next turn", "play": "while in play"}
    return f"{{who:may not play}} {{what}} {ends[until]}"


SAYS: Final[dict[str, tuple[fx.Say, fx.Say]]] = {
    "power": ("{n:+} power", "{n:+} power"),
    "damage": ("{n:+} damage", "{n:+} damage"),
    "defense": ("{n:+} defense", "{n:+} defense"),
    "energy": ("{n:+} energy", "{n:+} energy"),
    "discount": ("costs {n} less energy", "costs {n} less"),
    "pierce": ("blocks against it have {n} less defense", "blocks -{n}"),
    "weaken": ("the combo has {n} less damage", "combo -{n}"),
    "double": ("its total is doubled", "doubled"),
    "unblockable": ("cannot be blocked", "unblockable"),
    "block_size": ("only a block of at most {n:card} may answer it", "blocks of {n} at most"),
    "absorb": ("if it is not blocked, take {n} less damage", "take {n} less"),
    "hush": ("the opposing top cards have no effect", "hush their tops"),
    "draw": ("{who:draw} {n}", "{who:draw} {n}"),
    "draw_to": ("{who:draw} up to {n:card} in hand", "{who:draw} to {n}"),
    "discard": ("{who:discard} {n} from hand", "{who:discard} {n}"),
    "discard_random": ("{who:discard} {n} at random from hand", "{who:discard} {n} at random"),
    "snatch": ("choose {n:revealed card} of {who} and discard {n:it|them}", "discard {n} {who}"),
    "mill": ("{who:discard} {n} from the tavern", "{who:mill} {n}"),
    "bury": ("{who:discard} {n} from the clinic", "{who:bury} {n}"),
    "recover": ("{who:recover} {n} (clinic top to tavern bottom)", "{who:recover} {n}"),
    "mend": ("{who:shuffle} {n:chosen clinic card} into the tavern", "{who:mend} {n}"),
    "rescue": ("{who:take} {n:card} of {which} brawler from the clinic to hand", "{who:rescue} {n} {which}"),
    "raise": ("{who:put} {n} from the tomb on the clinic", "{who:raise} {n}"),
    "encore": ("this card returns to hand afterwards", "returns to hand"),
    "doom": ("this card goes to the tomb afterwards", "goes to tomb"),
    "reveal": ("{who:reveal} {n}", "{who:reveal} {n}"),
    "expose": ("{n:random card} of {who} {n:is|are} revealed", "expose {n}[ {who}]"),
    "conceal": ("{who:conceal} {n}", "{who:conceal} {n}"),
    "spy": ("look at the hand of {who}", "see {who}"),
    "scout": ("look at the top {n} of your tavern; put any of them at the bottom", "scout {n}"),
    "cycle": ("discard up to {n} from hand and draw as many", "cycle up to {n}"),
    "strike": ("{who:discard} {n} from the tavern", "{who:mill} {n}"),
    "shuffle": ("{who:shuffle} the tavern", "{who:shuffle} tavern"),
    "banish": ("discard {n:target special card} in play", "banish {n:special}"),
    "choose": ("choose one: {options}", "choose: {options}"),
    "pay": (pay, pay),
    "surge": ("your later attacks this turn have {n:+} damage", "later attacks {n:+}"),
    "guard": ("until your next turn your blocks have {n:+} defense", "your blocks {n:+}"),
    "tax": (tax, tax),
    "next_draw": (next_draw, next_draw),
    "ban": (ban, ban),
    "ease": ("discard {n} fewer for a turn without an attack", "no attack: discard {n} fewer"),
    "all_stacks": (all_stacks, all_stacks),
    "hand_size": (hand_size, hand_size),
    "penalty": (penalty, penalty),
    "toll": ("attacks[ of {who}] cost {n} more energy", "attacks[ of {who}] cost {n} more"),
    "stack_cap": ("stacks[ of {who}] have at most {n:card}", "stacks[ of {who}]: {n:card} at most"),
    "combo_cap": ("at most {n:combo} a turn[ of {who}]", "{n:combo} a turn[ of {who}] at most"),
    "expire": ("leaves at the end of the {n:th} turn", "leaves after {n:turn}"),
    "sweep": ("discard all other special cards in play", "banish all others"),
}
"""The sentence of every word, in full and in short."""
