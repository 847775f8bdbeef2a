"""The texts of cards and powers, made from their effects alone, in two lengths.

In full: the sentence that a judge rules by. In short: what a card in the hand has room for (LOOK-brawlhalla section 2).
Each has a head, when the effect may be used (`card_heads`), and a body, what it costs and does: what its words say
stands in their rows (`content/words`).
"""

from typing import Any, Final

from rumpus import effects as fx
from rumpus.games.brawlhalla.content.conditions import PRICES
from rumpus.games.brawlhalla.content.moments import FIGHT, HEAVY, LIGHT, ROLES, TRIGGERS
from rumpus.games.brawlhalla.content.reading import Effect
from rumpus.games.brawlhalla.content.words import WORDS
from rumpus.games.brawlhalla.interface.card_heads import ATTACKER, Scene, head, scene_of, short_head

# ---------------------------------------------------------------- whole texts


def when(effect: Effect) -> str:
    """When an effect may be used: "When your Heavy attack hits, if the defender is Yellow or Red"; "" for always."""
    return head(scene_of(effect), around(scene_of(effect)))


def what(effect: Effect) -> str:
    """What an effect costs and does, a sentence: "You may discard 1 card. If you do, draw 2 cards."."""
    return _sentence(_body(effect, fx.FULL))


def short_when(effect: Effect) -> str:
    """`when` for a card in the hand: "Heavy from 2+ away"."""
    return short_head(scene_of(effect), around(scene_of(effect)))


def short_what(effect: Effect) -> str:
    """`what` for a card in the hand: "Discard 1: +2 knockback."."""
    return _sentence(_body(effect, fx.SHORT))


def moment(on: str) -> str:
    """What a trigger is printed as where nothing else is asked."""
    scene = Scene(on, TRIGGERS[on].attack, 0, "any", (), frozenset(), "unlimited", 1)
    return head(scene, around(scene)) or "Always"


def text_of(effects: tuple[Effect, ...]) -> str:
    """The whole text of a card, power or weapon side, in full; "" without effects."""
    return " ".join(_joined(when(one), _body(one, fx.FULL)) for one in effects)


def short_of(effects: tuple[Effect, ...]) -> str:
    """The same in short."""
    return " ".join(_joined(short_when(one), _body(one, fx.SHORT)) for one in effects)


def branches(effect: Effect) -> list[list[str]]:
    """What the branches of each choose_one of an effect do, in short, in the order of its program."""
    found: list[list[str]] = []
    waiting = list(effect.nodes)
    while waiting:
        node = waiting.pop(0)
        if node.word == "choose_one":
            found.append([_list(nodes, effect, fx.SHORT) for nodes in node.block("of")])
        waiting[:0] = node.inner()
    return found


# ---------------------------------------------------------------- pieces


def _sentence(text: str) -> str:
    """With a capital and a full stop."""
    return f"{fx.large(text)}."


def _joined(head: str, body: str) -> str:
    """Head and body as one text."""
    return f"{head}: {body}." if head else _sentence(body)


def _body(effect: Effect, voice: str) -> str:
    """Costs and words, small and without a stop."""
    text = _list(effect.nodes, effect, voice)
    costs = [fx.say_sentence(PRICES, cost, voice) for cost in effect.costs]
    if not costs:
        return text
    return f"{', '.join(costs)}: {text}" if voice == fx.SHORT else f"you may {' and '.join(costs)}. If you do, {text}"


def _list(nodes: tuple[fx.Node, ...], effect: Effect, voice: str) -> str:
    """Words one after the other."""
    return fx.say_all(WORDS, nodes, voice, given=around(scene_of(effect)))


def around(scene: Scene) -> dict[str, Any]:
    """What an effect tells the texts of its words and conditions (words.AROUND)."""
    return {
        "other": scene.other,
        "whose": f"{scene.other}'s",
        "trigger": scene.on,
        "standing": scene.on == "constant",
        "light": scene.attack == LIGHT,
        "heavy": scene.attack == HEAVY,
        "attacker": scene.role == ATTACKER,
        "own": scene.on == "on_gravity" and scene.subject in ("", "self"),
        "walled": scene.part("result = <result>", "result") == "stopped by Platform",
        "fight": scene.on in FIGHT,
    }


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
