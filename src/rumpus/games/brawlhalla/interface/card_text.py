"""The texts of cards and powers, made from their effects alone, in two lengths.

In full: the sentence that a judge rules by. In short: what a card in the hand has room for (LOOK-brawlhalla section 2).
Each has a head, when the effect may be used (`card_heads`), and a body, what it costs and does. Every sentence is a
message of the catalogue (`words/`).
"""

from functools import partial, reduce
from typing import Final

from rumpus import effects as fx
from rumpus.games.brawlhalla.content.conditions import PRICES
from rumpus.games.brawlhalla.content.moments import ROLES, TRIGGERS
from rumpus.games.brawlhalla.content.reading import Effect
from rumpus.games.brawlhalla.content.words import WORDS
from rumpus.games.brawlhalla.interface.card_heads import head, told
from rumpus.games.brawlhalla.interface.names import CATALOGUE
from rumpus.kernel.words.saying import Names, Saying, amid, saying

NAMES: Final[Names] = {"AMID": amid, "LARGE": fx.large, "SIGNED": lambda n: f"{n:+}"}


# ---------------------------------------------------------------- whole texts


def when(effect: Effect, voice: str = fx.FULL) -> str:
    """When an effect may be used: "When your Heavy attack hits, if the defender is Yellow or Red"; in short "Heavy from
    2+ away"; "" for always.
    """
    return said(head(effect, voice))


def what(effect: Effect, voice: str = fx.FULL) -> str:
    """What an effect costs and does, a sentence: "You may discard 1 card. If you do, draw 2 cards."; in short "Discard
    1: draw 2.".
    """
    return said(saying(fx.message_id(voice, "card-what"), body=_body(effect, voice)))


def moment(on: str) -> str:
    """What a trigger is printed as where nothing else is asked."""
    bare = Effect(on, TRIGGERS[on].number, TRIGGERS[on].attack, 0, 0, 0, 1, (), (), (), (), {})
    return when(bare) or said(saying("head-always"))


def text_of(effects: tuple[Effect, ...], voice: str = fx.FULL) -> str:
    """The whole text of a card, power or weapon side; "" without effects."""
    return " ".join(_text(one, voice) for one in effects)


short_when, short_what, short_of = (partial(one, voice=fx.SHORT) for one in (when, what, text_of))
"""The same for a card in the hand."""


def branches(effect: Effect) -> list[list[str]]:
    """What the branches of each choose_one of an effect do, in short, in the order of its program."""
    found: list[list[str]] = []
    waiting = list(effect.nodes)
    while waiting:
        node = waiting.pop(0)
        if node.word == "choose_one":
            lists = node.block("of")
            found.append([said(fx.messages(WORDS, nodes, fx.SHORT, told(effect))) for nodes in lists])
        waiting[:0] = node.inner()
    return found


# ---------------------------------------------------------------- pieces


def said(what: Saying | None) -> str:
    """A message of a card in English; "" for none."""
    return CATALOGUE.say(what, NAMES) if what else ""


@fx.once
def _text(effect: Effect, voice: str) -> str:
    """Head and body as one text."""
    return said(saying(fx.message_id(voice, "card-text"), head=head(effect, voice), body=_body(effect, voice)))


def _body(effect: Effect, voice: str) -> Saying:
    """Costs and words."""
    body = fx.messages(WORDS, effect.nodes, voice, told(effect))
    if not effect.costs:
        return body

    def both(first: Saying, following: Saying) -> Saying:
        return saying(fx.message_id(voice, "cost-and"), first=first, next=following)

    cost = reduce(both, (fx.asked(PRICES, one, voice) for one in effect.costs))
    return saying(fx.message_id(voice, "card-paid"), cost=cost, body=body)


# ---------------------------------------------------------------- the figure on it

POSES: Final = {
    "move": "run",
    "heavy": "smash",
    "light": "punch",
    "during": "slash",
    "before": "lunge",
    "after": "swing",
}
"""How a figure stands on a card that names no stance: the first of these that its moment speaks of."""


def pose(first: Effect) -> str:
    """The stance that fits what a card does first: on guard in defence, at ease where it draws, else its moment's."""
    if first.role == ROLES["defender"] or "role = defender" in first.data.get("if", ()):
        return "guard"
    if any(node.word == "draw" for node in first.nodes):
        return "hips"
    return next((stance for word, stance in POSES.items() if word in first.on), "stand")
