"""When an effect may be used, as cards say it: its trigger or event with the owner's part, its conditions and limits;
and what an effect tells all messages of its card.

Each is there in full, `After your Light attack hits`, and in short, `After a Light hit`.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import reduce
from typing import Any, Final

from rumpus import effects as fx
from rumpus.games.brawlhalla.content.conditions import IF
from rumpus.games.brawlhalla.content.moments import AFTER, BEFORE, DURING, FIGHT, HEAVY, LIGHT, ROLES, USES
from rumpus.games.brawlhalla.content.reading import Effect
from rumpus.kernel.words.saying import Saying, saying

COMBATANT: Final = ("other-combatant", "target", "victim")
TURNS_OF: Final = ("on_turn_start", "on_turn_end")
TURNS: Final = {"own": "self", "opponent-s": "opponent", "any": "any"}
"""Whose start or end of a turn an event is about."""
FIGHTS_OF: Final = (
    *BEFORE, *DURING, *AFTER, "constant", "on_attack_declared", "on_card_played", "on_hit", "on_failed",
)  # fmt: skip
"""Triggers whose head says which part the owner has in an attack."""
ANYBODY: Final = ("on_damage", "on_knockback", "on_ko")
"""BH-RUL-98: events that are anybody's unless a condition says whose."""
HELPING: Final = ("intercept", "damage_prevent_for_others")
"""BH-POW-06: words that help others by nature."""
ONCE: Final = ("extra_action", "follow_up")
"""Words that are once a turn whatever is printed (BH-FX-59, BH-FX-60)."""
FACTS: Final = ("result", "choice", "caused")
"""Conditions that are said first."""
IN_EVENT: Final = ("subject", "source", "weapon")
"""Conditions that the event itself tells."""

# ---------------------------------------------------------------- what an effect tells


def told(effect: Effect) -> dict[str, Any]:
    """What an effect tells the messages of its head, its words and its conditions (words.WORDS.given)."""
    asked = _asked(effect)
    words = frozenset(_words(effect.nodes))
    moment = _moment(effect, words, asked)
    turn = TURNS.get(asked.get("turn", {}).get("turn", "")) if effect.on in TURNS_OF else None
    subject = asked.get("subject", {}).get("subject", turn)
    helps = effect.on in ("on_attack_declared", "on_hit") and effect.role == 0 and words.intersection(HELPING)
    role = next(name for name, number in ROLES.items() if number == effect.role)
    return {
        "moment": moment.replace("_", "-"),
        "type": {LIGHT: "light", HEAVY: "heavy"}.get(effect.attack, "any"),
        "role": "helper" if helps else role,
        "other": _other(effect.on, role, subject),
        "subject": subject,
        "own": _own(subject, moment, words, asked),
        "by_you": "caused" in asked and subject != "self",
        "fight": effect.on in FIGHT,
        "result": asked.get("result", {}).get("result"),
        "source": asked.get("source", {}).get("source"),
        "asked": bool(effect.conditions),
    }


def _asked(effect: Effect) -> dict[str, Mapping[str, Any]]:
    """The parts of an effect's conditions, by their names."""
    return {one.form.name: fx.asked(IF, one).args for one in reversed(effect.conditions)}


def _words(nodes: Iterable[fx.Node]) -> Iterator[str]:
    """Every word in a list, inner ones too; two that are told by what they do."""
    for node in nodes:
        yield node.word
        if node.data.get("who") == "adjacent teammate":
            yield "damage_prevent_for_others"
        if node.data.get("gain") == "choose the respawn space":
            yield "choose_respawn"
        yield from _words(node.inner())


def _moment(effect: Effect, words: frozenset[str], asked: Mapping[str, Mapping[str, Any]]) -> str:
    """Which message tells a trigger or an event; some words act at a moment of their own."""
    on, result = effect.on, str(effect.data.get("result", "any"))
    if on in BEFORE or on in DURING:
        return "before" if on in BEFORE else "during"
    if on in AFTER:
        return result if result != "any" else "after"
    if on == "on_card_played" and "cancel_effect" in words:
        return "cancel"
    if on == "on_ko" and words.intersection(("respawn_change", "choose_respawn")):
        return "respawn"
    if on == "on_knockback" and "brace" in words:
        return "brace"
    if on == "on_delay" and "better_delay" in words:
        return "delay"
    return str(asked.get("weapon", {}).get("change", on))


def _other(on: str, role: str, subject: str | None) -> str:
    """The other combatant, or the Legend on the event's other side."""
    if on in BEFORE or role == "attacker":
        return "defender"
    if role == "defender":
        return "attacker"
    if (on in FIGHTS_OF and role == "either") or subject in COMBATANT:
        return "opponent"
    return "causer" if subject == "self" else "legend"


def _own(subject: str | None, moment: str, words: frozenset[str], asked: Mapping[str, Mapping[str, Any]]) -> bool:
    """Is the event the owner's own?"""
    if subject:
        return subject == "self"
    if moment in ANYBODY or (moment == "respawn" and "spoils" in words):
        return False
    return "caused" not in asked and "turn" not in asked


# ---------------------------------------------------------------- the head


def head(effect: Effect, voice: str = fx.FULL) -> Saying | None:
    """When an effect may be used: `After your Light attack hits, if the defender is Red`; in short `After a Light hit,
    they are Red`. None: always.
    """
    given = told(effect)
    about_attacks = effect.on != "constant" or effect.attack or effect.role
    said = Saying(fx.message_id(voice, "moment", given["moment"]), given) if about_attacks else None
    for form, asked in _clauses(effect, given, voice):
        said = saying(fx.message_id(voice, "head-if"), head=said, asked=asked, form=form)
    uses = next(name for name, number in USES.items() if number == effect.uses)
    if uses == "unlimited" and voice == fx.FULL and {*_words(effect.nodes)}.intersection(ONCE):
        uses = "once per turn"
    if uses != "unlimited":
        limit = fx.message_id(voice, "head-limit")
        said = saying(limit, head=said, uses=uses.replace(" ", "-"), times=effect.times)
    return said and saying(fx.message_id(voice, "card-when"), head=said)


def _clauses(effect: Effect, given: Mapping[str, Any], voice: str) -> list[tuple[str, Saying]]:
    """The conditions that the event does not tell, each with its name: facts of the event one by one, then the others,
    in full as one.
    """
    in_event = (*IN_EVENT, *FACTS, *(["turn"] if effect.on in TURNS_OF else []))
    said = [(one.form.name, fx.asked(IF, one, voice, given)) for one in effect.conditions if one.text != "turn = any"]
    known = dict(reversed(said))
    facts = [(name, known[name]) for name in FACTS if name in known and not _in_head(name, given, voice)]
    others = [(name, asked) for name, asked in said if name not in in_event]
    if voice == fx.FULL and others:
        others = [("all", reduce(_and, (asked for _, asked in others)))]
    return [*facts, *others]


def _in_head(name: str, given: Mapping[str, Any], voice: str) -> bool:
    """Whether the moment's message tells a fact already."""
    if name == "caused":
        return given["moment"] in ("on-ko", "respawn")
    return voice == fx.SHORT and given["moment"] == "on-knockback" and given["result"] == "stopped-by-Platform"


def _and(first: Saying, following: Saying) -> Saying:
    """Two conditions as one."""
    return saying("condition-and", first=first, next=following)
