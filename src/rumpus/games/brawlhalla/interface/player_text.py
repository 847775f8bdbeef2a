"""The texts of cards and powers, made from their effects alone, in two lengths.

In full: the sentence that a judge rules by. In short: what a card in the hand has room for (LOOK-brawlhalla section 2).
Each has a head, when the effect may be used (`card_heads`), and a body, what it costs and does; what a word says in it
is in `words`.
"""

from typing import Final

from rumpus.games.brawlhalla.content.conditions import form_of
from rumpus.games.brawlhalla.content.moments import HEAVY, LIGHT, TRIGGERS
from rumpus.games.brawlhalla.content.reading import Effect
from rumpus.games.brawlhalla.content.words import WORDS
from rumpus.games.brawlhalla.interface.card_clauses import ATTACKER, Scene, clause, scene_of
from rumpus.games.brawlhalla.interface.card_full import Entry
from rumpus.games.brawlhalla.interface.card_heads import head, short_head
from rumpus.games.brawlhalla.interface.card_text import SAYS
from rumpus.games.brawlhalla.interface.events import Many, plural

# ---------------------------------------------------------------- whole texts


def when(effect: Effect) -> str:
    """When an effect may be used: "When your Heavy attack hits, if the defender is Yellow or Red"; "" for always."""
    return head(scene_of(effect))


def what(effect: Effect) -> str:
    """What an effect costs and does, a sentence: "You may discard 1 card. If you do, draw 2 cards."."""
    return _sentence(_body(effect, short=False))


def short_when(effect: Effect) -> str:
    """`when` for a card in the hand: "Heavy from 2+ away"."""
    return short_head(scene_of(effect))


def short_what(effect: Effect) -> str:
    """`what` for a card in the hand: "Discard 1: +2 knockback."."""
    return _sentence(_body(effect, short=True))


def moment(on: str) -> str:
    """What a trigger is printed as where nothing else is asked."""
    trigger = TRIGGERS[on]
    return head(Scene(on, trigger.attack, 0, "any", (), frozenset(), "unlimited", 1)) or "Always"


def text_of(effects: tuple[Effect, ...]) -> str:
    """The whole text of a card, power or weapon side, in full; "" without effects."""
    return " ".join(_joined(when(one), _body(one, short=False)) for one in effects)


def short_of(effects: tuple[Effect, ...]) -> str:
    """The same in short."""
    return " ".join(_joined(short_when(one), _body(one, short=True)) for one in effects)


def branches(effect: Effect) -> list[list[str]]:
    """What the branches of each choose_one of an effect do, in short, in the order of its program."""
    found: list[list[str]] = []
    scene = scene_of(effect)
    waiting: list[Entry] = list(effect.data["do"])
    while waiting:
        entry = waiting.pop(0)
        parts = [part if isinstance(part, list) else [part] for part in entry.get("of", ())]
        if entry["op"] == "choose_one":
            found.append([_list(part, scene, short=True) for part in parts])
        inner = [*entry.get("do", ()), *entry.get("then", ()), *entry.get("else", ())]
        waiting[:0] = [*(one for part in parts for one in part), *inner]
    return found


def _sentence(text: str) -> str:
    """With a capital and a full stop."""
    return f"{text[:1].upper()}{text[1:]}."


def _joined(head: str, body: str) -> str:
    """Head and body as one text."""
    return f"{head}: {body}." if head else _sentence(body)


# ---------------------------------------------------------------- bodies

PRICES: Final = {
    "discard <n 1-3> (any value)": ("discard {n:card}", "discard {n}"),
    "discard <n 1-3> (exactly <value 1-5>)": ("discard {n:card} of value {value}", "discard {n:card} worth {value}"),
    "discard <n 1-3> (at least <value 1-5>)": (
        "discard {n:card} of value {value} or more",
        "discard {n:card} worth {value}+",
    ),
    "take <n 1-2> damage": ("take {n} damage", "take {n} damage"),
    "disarm yourself": ("disarm your own weapon", "disarm yourself"),
    "spend 1 action": ("spend 1 action", "spend 1 action"),
}
"""What an effect costs, in full and in short."""


def _body(effect: Effect, *, short: bool) -> str:
    """Costs and operations, small and without a stop."""
    text = _list(effect.data["do"], scene_of(effect), short=short)
    costs = [_price(str(cost), short) for cost in effect.data.get("cost", ())]
    if not costs:
        return text
    return f"{', '.join(costs)}: {text}" if short else f"you may {' and '.join(costs)}. If you do, {text}"


def _price(text: str, short: bool) -> str:
    """One cost."""
    found = form_of(text)
    if found is None:
        return text
    form, parts = found
    return PRICES[form.text][short].format(**{name: Many(part) for name, part in parts.items()})


def _list(entries: list[Entry], scene: Scene, *, short: bool) -> str:
    """Operations one after the other; the one after an `opportunity` is done to the Legend that was met."""
    said = []
    met = False
    for entry in entries:
        if entry["op"] != "opportunity":
            said.append(_one(entry, scene, short, met))
        met = entry["op"] == "opportunity"
    return (", " if short else ", then ").join(said)


def _one(entry: Entry, scene: Scene, short: bool, met: bool = False) -> str:
    """One operation or combination."""
    kind = entry["op"]
    if kind == "sequence":
        return _list(entry["do"], scene, short=short)
    if kind == "repeat":
        inner = _list(entry["do"], scene, short=short)
        return f"{entry['times']} x {inner}" if short else f"do this {_times(entry['times'])}: {inner}"
    if kind == "if":
        return _if(entry, scene, short)
    if kind == "choose_one":
        parts = [_list(part if isinstance(part, list) else [part], scene, short=short) for part in entry["of"]]
        who = f"{scene.other} chooses one" if entry.get("chooser") == "other" else "choose one"
        return " or ".join(parts) if short else f"{who}: {'; or '.join(parts)}"
    return _word(entry, scene, short, met)


def _times(n: int) -> str:
    """Once, twice, 3 times."""
    return {1: "once", 2: "twice"}.get(n, f"{n} times")


def _if(entry: Entry, scene: Scene, short: bool) -> str:
    """if, then, else."""
    asked = clause(scene, str(entry["if"]))[short]
    then = _list(entry["then"], scene, short=short)
    other = _list(entry["else"], scene, short=short) if "else" in entry else ""
    if short:
        return f"if {asked}: {then}{f', else {other}' if other else ''}"
    return f"if {asked}, {then}{f'; otherwise {other}' if other else ''}"


# ---------------------------------------------------------------- words


class Subject(str):
    """Who does something in a short text: `{they:take}` is `they take`, `a teammate takes`."""

    def __format__(self, verb: str) -> str:
        """The subject with its verb."""
        return f"{self} {verb if self == 'they' else f'{verb}s'}" if verb else str(self)


class Number(Many):
    """A number with its noun, or with its sign: `{n:card}`, `{n:+}`."""

    def __format__(self, word: str) -> str:
        """As Many, and `+` for the sign."""
        return f"{int(self):+d}" if word == "+" else super().__format__(word)


def _word(entry: Entry, scene: Scene, short: bool, met: bool) -> str:
    """What one word says here."""
    kind = entry["op"]
    told = _told(entry, scene, met)
    says = SAYS[kind]
    template = says.short if short else says.full
    text = template if isinstance(template, str) else template(told)
    return text.format_map({key: Number(value) if type(value) is int else value for key, value in told.items()})


def _told(entry: Entry, scene: Scene, met: bool) -> Entry:
    """The parameters of a word with their defaults, who is meant, and where it stands."""
    word = WORDS[entry["op"]]
    given = {name: param.default for name, param in word.params.items() if param.default is not None}
    aim = "that Legend" if met else str(entry.get("who", word.who[0] if word.who else "other combatant"))
    whom, they = _aimed(aim, scene)
    of = f"of {whom}" if " within " in whom else ""
    return (
        given
        | entry
        | {
            "who": aim,
            "trigger": scene.on,
            "standing": scene.on == "constant",
            "light": scene.attack == LIGHT,
            "heavy": scene.attack == HEAVY,
            "attacker": scene.role == ATTACKER,
            "own": scene.on == "on_gravity" and scene.subject in ("", "self"),
            "walled": ("result = <result>", {"result": "stopped by Platform"}) in scene.asked,
            "other": scene.other,
            "whose": f"{scene.other}'s",
            "whom": whom,
            "hand": f"the hand {of}" if of else f"{whom}'s hand",
            "deck": f"the deck {of}" if of else f"{whom}'s deck",
            "they": Subject(they),
            "them": "them" if they == "they" else they,
            "held": "their hand" if they == "they" else f"the hand of {they}",
            "piled": "their deck" if they == "they" else f"the deck of {they}",
        }
    )


def _aimed(aim: str, scene: Scene) -> tuple[str, str]:
    """Whom a word is aimed at, in full and in short."""
    if aim == "other combatant":
        return scene.other, "they"
    if aim == "self":
        return "your Legend", "you"
    head, _, far = aim.rpartition(" ")
    if aim == "one opponent within 1":
        return "one adjacent opponent", "one opponent next to you"
    if not far.isdigit():
        return {"all adjacent opponents": "each adjacent opponent"}.get(aim, aim), "they"
    name = head if head.startswith("one ") else f"a {head}"
    return f"{name} {plural(int(far), 'space')}", f"{name} {far}"
