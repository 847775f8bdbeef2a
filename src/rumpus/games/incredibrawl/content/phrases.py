"""What the sentence of a word says of its targets, and the sentences that no template says.

`full` and `brief` stand around every sentence, in either length: who is chosen first, whether it may, on what
condition. What they find out of the target is given to the template: `name` is what the target is called (empty: the
owner), `subject` the same as the one who does it, `it` what its verb follows, `for`, `in`, `during` how long, `your`,
`their` whose it is; in short `whom` is somebody else than the owner, and `whose` the character meant.
"""

from typing import Final

from rumpus import effects as fx
from rumpus.effects import Line
from rumpus.effects.text import thirds
from rumpus.games.incredibrawl.content.conditions import ADJECTIVES, RICHER, YOURS, a, on_target, shaped
from rumpus.games.incredibrawl.content.shape import word_of

TARGETS: Final = (
    *("self", "opponent", "each_opponent", "each_player", "winner", "richest", "poorest", "loser"),
    *("this", "own_character", "opposing", "any", "in_scrap", "all", "all_others", "any_two", "this_and_one"),
)
"""Whom a word may be about: the players, then the characters; its number is its place."""
CHOICES: Final = {
    "opponent": ("an opponent", "that player"),
    "loser": ("a beaten player", "that player"),
    "opposing": ("an opposing character", "it"),
    "any": ("a character", "it"),
    "in_scrap": ("a character in this scrap", "it"),
}
"""Targets the owner chooses: how they are named as they are chosen, and after that."""
NAMED: Final = {
    "each_opponent": "each opponent",
    "each_player": "every player",
    "winner": "the winner of the brawl",
    "richest": "the opponent with the most Glory",
    "poorest": "the opponent with the least Glory",
    "this": "this character",
    "own_character": "your character",
    "all": "every character",
    "all_others": "every other character",
}
WHOM: Final = {
    "opponent": "an opponent",
    "each_opponent": "each opponent",
    "each_player": "everyone",
    "winner": "the winner",
    "richest": "the richest",
    "poorest": "the poorest",
    "loser": "a beaten player",
    "opposing": "a foe",
    "own_character": "yours",
    "any": "one",
    "in_scrap": "one in it",
    "all": "all",
    "all_others": "all others",
}
"""In short: whom a word is about, where it is not its owner or this character."""
GIVEN: Final = ("known", "name", "subject", "it", "for", "in", "during", "your", "their", "whom", "whose")
KINDS: Final = {"any": "card", "character": "character", "power_up": "Power-Up"}
"""What kind of card is discarded."""
MORE: Final = "who has more Glory than you"
STATEMENTS: Final = (
    *(
        "for ",
        "in ",
        "here",
        "the ",
        "this ",
        "two ",
        "its owner ",
        "nothing ",
        "Power-Ups ",
        "abilities ",
        "opponents ",
    ),
)
"""What a sentence begins with that is no order to its owner."""
ORDERS: Final = (
    *("steal", "give", "draw", "fill", "discard", "see", "show", "sort", "take", "put", "return", "shuffle", "swap"),
    *("bring", "choose", "become", "silence", "copy", "beat", "win", "throw", "change", "flip"),
)
"""What a short text begins with that is an order to its owner."""
VERBS: Final = ("draw", "discard", "show", "beat", "win", "become")

# ---------------------------------------------------------------- who is meant


def target(line: Line) -> str:
    """The player or character a word is about, by the name it has in files."""
    return word_of(line).whom or TARGETS[line.node.number("who")]


def lasting(line: Line) -> str:
    """How the word lasts in the text of a location (see shape.Word)."""
    return word_of(line).lasts


def lasts_for_all(line: Line) -> bool:
    """Whether a location says it of every character, though the word may name one."""
    return line.place.on == "location" and (lasting(line) == "mark" or target(line) == "all")


def meant(line: Line) -> tuple[str, str]:
    """How the target is chosen, and how it is named then, its condition told with it."""
    who, asked = target(line), line.node.sentence("if")
    chosen, name = CHOICES.get(who, ("", NAMED.get(who, "")))
    if line.word.name == "hand_peek":
        return "", name
    static = lasts_for_all(line)
    if static:
        name = "characters"
    if asked is not None and asked.text == RICHER:
        return (f"{chosen} {MORE}", name) if chosen else ("", f"{name} {MORE}")
    if on_target(asked) and (static or TARGETS.index(who) > TARGETS.index("own_character")):
        return (shaped(chosen, asked), name) if chosen else ("", shaped(name, asked))
    return chosen, name


def full(line: Line) -> str:
    """IB-R-CONTENT: the whole sentence: the target is chosen, the owner may, the condition holds."""
    chosen, name = meant(line)
    body = _said(line, name)
    order = not body.startswith((*STATEMENTS, *([name] if name else [])))
    if line.word.name == "type_set" and line["to"] == "chosen":
        chosen = f"{chosen} and a Type" if chosen else "a Type"
    if chosen and line.word.name != "throw_duel":
        laid = line.place.on == "power_up"
        chosen = chosen.replace("in this scrap", "in it") if laid else chosen
        body, order = f"choose {chosen}{';' if laid else ':'} {body}", True
    if line.word.name == "if_then":
        cond, _, rest = body.partition(", ")
        return f"{cond}, you may {rest}" if line.get("optional") else body
    if line.get("optional"):
        body = f"you may {body}" if order else f"if you want, {body}"
    return _if(line, body)


def _if(line: Line, body: str) -> str:
    """The sentence under its condition, where that is not told with the target or before."""
    asked = line.node.sentence("if")
    if asked is None or asked.text in (RICHER, line.given.get("known")):
        return body
    who = target(line)
    of_all = line.place.on == "location" and lasting(line) in ("character", "mark")
    if on_target(asked) and (of_all or line.node.number("who") > TARGETS.index("own_character")):
        return body
    cond = str(line.phrase("if"))
    if on_target(asked) and who == "this":
        cond = cond.replace(YOURS, "this character", 1)
    return f"if {cond}, {body}"


def _said(line: Line, name: str) -> str:
    """The sentence of the word, with what its target is called."""
    asked = line.node.sentence("if")
    wins = asked is not None and asked.text.startswith("winner_") and name == NAMED["winner"]
    many = name.startswith("characters")
    here = "here" if line.place.on == "location" and (many or lasting(line) == "brawl") else ""
    scrap = "scrap" if line.get("until") == "scrap" else "brawl"
    given = {
        "name": name,
        "subject": "its owner" if wins else fx.Plural(name) if many else name,
        "it": "they" if many else "it",
        "for": here or f"for this {scrap}",
        "in": here or f"in this {scrap}",
        "during": here or ("in this scrap" if scrap == "scrap" else "for this brawl"),
        "your": "the" if name else "your",
        "their": "their" if name else "your",
    }
    return Line(line.v, line.node, line.voice, line.place, given).sentence()


# ---------------------------------------------------------------- in short


def brief(line: Line) -> str:
    """The short sentence: who, what to expect, and when."""
    who = target(line)
    whose = {"this": "this", "all": "all"}.get(who) or WHOM.get(who, "")
    given = {"whom": WHOM.get(who, ""), "whose": whose}
    text = Line(line.v, line.node, line.voice, line.place, given).sentence()
    if line.get("optional"):
        text = f"{'you may ' if text.partition(' ')[0].rstrip(':') in ORDERS else 'you may: '}{text}"
    if line.word.name in ("if_then", "throw_duel"):
        return text
    head, _, rest = text.partition(": ")
    if "if" not in line:
        verb, _, what = rest.partition(" ")
        done = verb if head.startswith("all") else thirds(verb)
        return f"{head} {done} {what}" if head in WHOM.values() and verb in VERBS else text
    asked = str(line.phrase("if"))
    if head in ("the winner", "all") and rest:
        text = rest
    elif head == "all others":
        asked, text = f"every other {asked}", rest
    return f"{asked}: {text}"


# ---------------------------------------------------------------- single words


def steps(line: Line) -> str:
    """draw_step_mod."""
    if line["n"] < 0:
        return line.made("{subject:skip} {your} normal draw in this round's Draw step")
    more = "{n:card} more" if line["n"] else "as usual"
    return line.made(f"{{subject:draw}} {more} in this round's Draw step")


def steps_short(line: Line) -> str:
    """draw_step_mod."""
    told = "no normal draw" if line["n"] < 0 else "draw {n} more later" if line["n"] else "draw as usual"
    return line.made(f"[{{whom}}: ]{told}")


def discarded(line: Line) -> str:
    """discard_choice."""
    kind = KINDS[line["kind"]]
    whose = "own choice from hand" if line.given["name"] else "your choice from your hand"
    return line.made(f"{{subject:discard}} {{n:{kind}}} of {whose}")


def discarded_random(line: Line) -> str:
    """discard_random."""
    hand = "hand" if line.given["name"] else "your hand"
    return line.made(f"{{subject:discard}} {{n:random {KINDS[line['kind']]}}} from {hand}")


def discarded_short(line: Line, how: str = "") -> str:
    """discard_choice, discard_random."""
    what = "{n}" if line["kind"] == "any" else f"{{n:{KINDS[line['kind']]}}}"
    return line.made(f"[{{whom}}: ]discard {what}{how}")


def looked(line: Line) -> str:
    """hand_peek."""
    one = "one" if line["who"] == "opponent" else "each"
    return (
        f"look at the hand of {one} opponent {MORE}" if line.get("if") == RICHER else f"look at {one} opponent's hand"
    )


def peek(line: Line) -> str:
    """deck_peek."""
    whose = "that player's" if line.given["name"] else "your"
    text = f"look at the {top_of(line['n'])} of {whose} deck"
    if line["n"] == 1:
        text += " and put it back" if line["reorder"] else ""
        return f"{text}; you may put it at the bottom" if line["bottom"] else text
    if line["reorder"] and line["bottom"]:
        return f"{text}; put any of them at the bottom and the others back in any order"
    text += " and put them back in any order" if line["reorder"] else ""
    return f"{text} and put any of them at the bottom" if line["bottom"] else text


def top_of(n: int) -> str:
    """Top card, top 3 cards."""
    return "top card" if n == 1 else f"top {n} cards"


def peek_short(line: Line) -> str:
    """deck_peek."""
    whose = "your" if line["who"] == "self" else "a deck's"
    text = f"{'sort' if line['reorder'] else 'see'} {whose} top {'card' if line['n'] == 1 else line['n']}"
    return text + (", some go under" if line["bottom"] else "")


def counted(line: Line) -> str:
    """glory_per: what is counted."""
    kind = line.get({"class_in_play": "class", "type_in_play": "type"}.get(line["per"], ""))
    if line.voice == fx.SHORT:
        return str(kind or {"beaten_character": "beaten", "card_in_hand": "card held"}[line["per"]])
    if line["per"] == "card_in_hand":
        return "card in your hand"
    return f"{kind or 'beaten'} character in play"


def cards_of(line: Line, one: str = "character", many: bool = False) -> str:
    """What a filter lets through: `card`, or `natural robot character of Level 4 or less`."""
    if {"type", "class", "level"} & set(line):
        one = " ".join(filter(None, [line.get("type"), line.get("class"), "character"]))
    return f"{one}{'s' if many else ''}" + (f" of Level {line['level']} or less" if "level" in line else "")


def cards_short(line: Line, one: str = "card") -> str:
    """A card, 2 cards; of which kind."""
    name = " ".join(filter(None, [line.get("type"), line.get("class")]))
    n = line.get("n", 1)
    if not name:
        return f"a {one}" if n == 1 else f"{n} {one}s"
    if line.get("class") in ADJECTIVES:
        name += " character"
    return f"{'an' if name[0] in 'aeiou' else 'a'} {name}" if n == 1 else f"{n} {name}s"


def away(to: str, name: str, owner: str) -> str:
    """A character leaves: returned to hand, discarded, put under the deck."""
    return {
        "hand": f"return {name} to {owner} hand",
        "discard": f"put {name} on {owner} discard pile",
        "deck_top": f"put {name} on top of {owner} deck",
        "deck_bottom": f"put {name} at the bottom of {owner} deck",
        "deck_shuffled": f"shuffle {name} into {owner} deck",
    }[to]


def away_short(to: str, what: str) -> str:
    """Where a card goes."""
    return {
        "hand": f"return {what} to hand",
        "discard": f"discard {what}",
        "deck_top": f"put {what} on the deck",
        "deck_bottom": f"put {what} under the deck",
        "deck_shuffled": f"shuffle {what} away",
    }[to]


def gone(line: Line, to: str) -> str:
    """bounce, remove."""
    name = line.given["name"]
    return away(to, name, "your" if name == YOURS else "its owner's")


def recovered(line: Line) -> str:
    """Recover."""
    n = line["n"]
    what = f"{n} {cards_of(line, 'card', n > 1)} of your choice from your discard pile"
    return {
        "hand": f"take {what} into your hand",
        "deck_top": f"put {what} on top of your deck",
        "deck_bottom": f"put {what} at the bottom of your deck",
        "deck_shuffled": f"shuffle {what} into your deck",
    }[line["to"]]


def recovered_short(line: Line) -> str:
    """Recover."""
    if line["to"] == "hand":
        return f"take back {cards_short(line)}"
    where = {"deck_top": "on your deck", "deck_bottom": "under your deck"}
    return f"put {cards_short(line)} back {where.get(line['to'], 'into your deck')}"


def replaced(line: Line) -> str:
    """replace_hand and replace_deck."""
    deck, name, to = line.word.name == "replace_deck", line.given["name"], line.get("old_to", "hand")
    if name in ("this character", YOURS):
        new = "the first character of your deck" if deck else "another character from your hand"
        return f"{away(to, name, 'your')} and put {new} into its spot"
    new = "the first character of that deck" if deck else "another character from hand"
    each = "each character" if name == NAMED["all"] else "it"
    left = away(to, each, "its owner's")
    return f"{left}; its owner puts {new} into its spot"


def entered(line: Line) -> str:
    """reenter_discard."""
    old = "is discarded" if line.get("old_to") == "discard" else "returns to your hand"
    return f"put {a(cards_of(line))} from your discard pile into your spot; a character there {old}"


def levelled(line: Line) -> str:
    """level_set."""
    name = line.given["name"]
    many = name.startswith(("every", "characters"))
    whose = "its Level" if name == "it" else f"the Level of {name}"
    if "character" in name[-9:] and not many:
        whose = f"{name}'s Level"
    return line.made(f"{whose} becomes {{to}} {{for}}")


def pair(line: Line) -> str:
    """level_swap, spot_swap: which two characters; a condition is about the chosen ones."""
    two = target(line) == "any_two"
    name = shaped("characters" if two else "character", line.node.sentence("if"))
    return f"two {name}" if two else f"this character and another {name}"


def silenced(line: Line) -> str:
    """Silence."""
    if line["trigger"] == "all":
        return line.made("{subject:be silenced} {for}")
    return line.made("{subject:lose} its {trigger} ability {for}")


# ---------------------------------------------------------------- words with lists


def alternatives(line: Line) -> str:
    """if_then."""
    if line.voice == fx.SHORT:
        return line.made("{if}: {then}[, else {else}]" if line.phrase("then") else "unless {if}: {else}")
    return line.made("if {if}, {then}[. Otherwise, {else}]" if line.phrase("then") else "unless {if}, {else}")


def duel(line: Line) -> str:
    """throw_duel."""
    against = {"winner": NAMED["winner"], "loser": "a beaten player of your choice"}
    name = against.get(target(line), "an opponent of your choice")
    name += f" {MORE}" if line.get("if") == RICHER else ""
    return line.made(f"throw against {name}[. If you win the throw, {{on_win}}][. If you lose the throw, {{on_loss}}]")


def halves(line: Line, head: str, one: tuple[str, str], two: tuple[str, str]) -> str:
    """flip, throw_duel in short: what either half says."""
    both = [f"{name} {said}" for key, name in (one, two) if (said := line.phrase(key))]
    return f"{head}: {', '.join(both)}"
