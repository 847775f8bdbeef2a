"""When an effect may be used, as cards say it: its trigger or event with the owner's part, its conditions and limits.

Each is there in full, `After your Light attack hits`, and in short, `After a Light hit`.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from rumpus import effects as fx
from rumpus.games.brawlhalla.content.conditions import IF, IN_HEAD
from rumpus.games.brawlhalla.content.moments import AFTER, BEFORE, DURING, HEAVY, LIGHT, ROLES, USES
from rumpus.games.brawlhalla.content.parts import CHOICES, RESULTS, SOURCES
from rumpus.games.brawlhalla.content.reading import Effect

ATTACKER, DEFENDER = ROLES["attacker"], ROLES["defender"]
COMBATANT: Final = ("other combatant", "target", "victim")
TURNS: Final = ("on_turn_start", "on_turn_end")
FIGHTS_OF: Final = (
    *BEFORE, *DURING, *AFTER, "constant", "on_attack_declared", "on_card_played", "on_hit", "on_failed",
)  # fmt: skip
"""Triggers whose head says which part the owner has in an attack."""

# ---------------------------------------------------------------- what a text depends on


@dataclass(frozen=True, slots=True)
class Scene:
    """What an effect's text depends on besides its words: the trigger, the owner's part, and what is asked."""

    on: str
    attack: int
    role: int
    result: str
    asked: tuple[fx.Sentence, ...]
    words: frozenset[str]
    uses: str
    times: int

    def part(self, form: str, name: str) -> str:
        """What a condition of this form says in one of its parts; "" where it is not asked."""
        return next((one.parts[name] for one in self.asked if one.form.text == form), "")

    def asks(self, form: str) -> bool:
        """Is there a condition of this form?"""
        return any(one.form.text == form for one in self.asked)

    @property
    def subject(self) -> str:
        """Whom the event is about, as the file says it."""
        whose = {"own": "self", "opponent's": "opponent", "any": "any"} if self.on in TURNS else {}
        return self.part("who = <subject>", "subject") or whose.get(self.part("turn = <turn>", "turn"), "")

    @property
    def other(self) -> str:
        """The other combatant, or the Legend on the event's other side."""
        if self.on in BEFORE or self.role == ATTACKER:
            return "the defender"
        if self.role == DEFENDER:
            return "the attacker"
        if self.on in FIGHTS_OF and self.role == 0:
            return "your opponent"
        if self.subject in COMBATANT:
            return "your opponent"
        return "the Legend that caused it" if self.subject == "self" else "that Legend"


def scene_of(effect: Effect) -> Scene:
    """What the text of an effect depends on."""
    return Scene(
        on=effect.on,
        attack=effect.attack,
        role=effect.role,
        result=str(effect.data.get("result", "any")),
        asked=effect.conditions,
        words=frozenset(_names(effect.nodes)),
        uses=next(name for name, number in USES.items() if number == effect.uses),
        times=effect.times,
    )


def _names(nodes: Iterable[fx.Node]) -> Iterator[str]:
    """Every word in a list, inner ones too; two that are told by what they do."""
    for node in nodes:
        yield node.word
        if node.data.get("who") == "adjacent teammate":
            yield "damage_prevent_for_others"
        if node.data.get("gain") == "choose the respawn space":
            yield "choose_respawn"
        yield from _names(node.inner())


# ---------------------------------------------------------------- heads in an attack

Heads = tuple[str, str, str, str]
"""For an owner who may be on either side, for the attacker, the defender, a bystander."""

ATTACKS: Final = {0: "attack", LIGHT: "Light attack", HEAVY: "Heavy attack"}
FIGHTS: Final[dict[str, Heads]] = {
    "before": ("Before your {attack}",) * 4,
    "during": ("During {an}", "During your {attack}", "During {an} on you", "During {an} of others"),
    "after": ("After {an}", "After your {attack}", "After {an} on you", "After {an} of others"),
    "hit": ("After {an} hits", "After your {attack} hits", "After {an} hits you", "After {an} of others hits"),
    "failed": (
        "After {an} fails",
        "After your {attack} fails",
        "After {an} on you fails",
        "After {an} of others fails",
    ),
    "on_attack_declared": (
        "When {an} by or on you is declared",
        "When you declare {an}",
        "When {an} on you is declared",
        "When {an} between others is declared",
    ),
    "on_hit": (
        "When {an} by or on you hits",
        "When your {attack} hits",
        "When {an} hits you",
        "When {an} between others hits",
    ),
    "on_failed": (
        "When {an} by or on you fails",
        "When your {attack} fails",
        "When {an} on you fails",
        "When {an} between others fails",
    ),
    "constant": ("In {attack}s", "In your {attack}s", "In {attack}s on you", "In {attack}s between others"),
    "on_card_played": (" in {an}", " in your {attack}", " in {an} on you", " in {an} between others"),
}
SHORT_ATTACKS: Final = {0: "attack", LIGHT: "Light", HEAVY: "Heavy"}
SHORT_FIGHTS: Final[dict[str, Heads]] = {
    "before": ("your {kind}",) * 4,
    "during": ("any {kind}", "your {kind}", "{defending}", "{kind} of others"),
    "after": ("after {an}", "after your {kind}", "after {an} on you", "after others' {kind}"),
    "hit": ("after any {hit}", "after a {hit}", "after {an} hits you", "after others' {hit}"),
    "failed": ("after any failed {kind}", "after a failed {kind}", "after you {block}", "after others' failed {kind}"),
    "on_attack_declared": ("any {kind}", "your {kind}", "{an} on you", "{kind} of others"),
    "on_hit": ("any {hit}", "your {hit}", "{an} hits you", "others' {hit}"),
    "on_failed": ("any failed {kind}", "your failed {kind}", "you {block}", "others' failed {kind}"),
    "constant": ("any {kind}", "your {kind}", "{defending}", "{kind} of others"),
    "on_card_played": ("", "", "", ""),
}
BYSTANDING: Final = {"on_attack_declared": "When {an} is declared", "on_hit": "When {an} hits"}
"""BH-POW-06: of words that help others by nature."""


def _fight_key(scene: Scene) -> str:
    """Which row of the tables a trigger has."""
    if scene.on in BEFORE:
        return "before"
    if scene.on in DURING:
        return "during"
    if scene.on in AFTER:
        return scene.result if scene.result != "any" else "after"
    return scene.on


def _fight_head(scene: Scene) -> str:
    """The head of a text in an attack; "" for a standing power that is not about attacks."""
    key = _fight_key(scene)
    if key == "constant" and not (scene.attack or scene.role):
        return ""
    attack = ATTACKS[scene.attack]
    fields = {"attack": attack, "an": f"a{'' if scene.attack else 'n'} {attack}"}
    if key in BYSTANDING and scene.role == 0 and {"intercept", "damage_prevent_for_others"} & scene.words:
        return BYSTANDING[key].format(**fields)
    text = FIGHTS[key][scene.role].format(**fields)
    return text if key != "on_card_played" else f"{_plays(scene)}{text}"


def _plays(scene: Scene) -> str:
    """Who has done what at on_card_played: cards are on the table, or an effect was chosen (BH-FX-10)."""
    if "cancel_effect" in scene.words:
        return f"When {scene.other} uses an effect"
    if scene.subject == "self":
        return "When you play cards"
    return "When cards are played" if scene.subject in ("", "any") else f"When {whom(scene)} plays cards"


def _short_fight_head(scene: Scene) -> str:
    """The same in short."""
    key, kind = _fight_key(scene), SHORT_ATTACKS[scene.attack]
    if key == "constant" and not (scene.attack or scene.role):
        return ""
    if key == "on_card_played":
        return "they use an effect" if "cancel_effect" in scene.words else "cards are played"
    fields = {
        "kind": kind,
        "an": f"a{'' if scene.attack else 'n'} {kind}",
        "defending": f"{kind}, defending" if scene.attack else "defending",
        "hit": f"{kind} hit" if scene.attack else "hit",
        "block": {0: "block or dodge", LIGHT: "block", HEAVY: "dodge"}[scene.attack],
    }
    plain = scene.role == ATTACKER or key == "before"
    if plain and key in ("before", "during") and scene.asked:
        return kind
    return SHORT_FIGHTS[key][scene.role].format(**fields)


# ---------------------------------------------------------------- heads of events

EVENTS: Final[dict[str, tuple[str, str]]] = {
    "before_move": ("Before a MOVE", ""),
    "after_move": ("After a MOVE", ""),
    "on_turn_start": ("At the start of your turn", "At the start of {who}'s turn"),
    "on_turn_end": ("At the end of your turn", "At the end of {who}'s turn"),
    "on_damage": ("After your Legend takes damage", "After {who} takes damage"),
    "on_knockback": ("After your Legend is knocked back", "After {who} is knocked back"),
    "on_ko": ("After your Legend is KO'd", "After {who} is KO'd"),
    "on_weapon_change": ("After your weapon changes", "After {who}'s weapon changes"),
    "on_delay": ("After your DELAY", "After {who}'s DELAY"),
    "on_gravity": ("When your Legend would fall", "When {who} would fall"),
    "on_reshuffle": ("Before you take damage for a reshuffle", "Before {who} takes damage for a reshuffle"),
    "on_draw": ("After you draw", "After {who} draws"),
    "on_pass_through": ("When your Legend moves through another Legend", "When {who} moves through your Legend"),
    "on_adjacent": (
        "When your Legend ends a MOVE next to another Legend",
        "When {who} ends a MOVE next to your Legend",
    ),
    "before_ko": ("When your Legend would be KO'd", "When {who} would be KO'd"),
    "respawn": ("When your Legend respawns", "When {who} respawns"),
    "brace": (
        "Before a knockback takes your Legend over the KO line",
        "Before a knockback takes {who} over the KO line",
    ),
    "delay": ("When you DELAY", "When {who} DELAYs"),
    "pickup": ("After you take a Flaming Sword", "After {who} takes a Flaming Sword"),
    "swap": ("After you flip your Weapon card", "After {who} flips the Weapon card"),
    "recover": ("After you recover your weapon", "After {who} recovers the weapon"),
    "disarm": ("After your weapon is disarmed", "After {who}'s weapon is disarmed"),
}
SHORT_EVENTS: Final[dict[str, tuple[str, str]]] = {
    "before_move": ("before a move", ""),
    "after_move": ("after a move", ""),
    "on_turn_start": ("your turn starts", "{who}'s turn starts"),
    "on_turn_end": ("your turn ends", "{who}'s turn ends"),
    "on_damage": ("after damage to you", "after damage to {who}"),
    "on_knockback": ("after your knockback", "after {who} is knocked back"),
    "on_ko": ("after your KO", "after {who}'s KO"),
    "on_weapon_change": ("your weapon changes", "{who}'s weapon changes"),
    "on_delay": ("after your DELAY", "after {who}'s DELAY"),
    "on_gravity": ("before you fall", "before {who} falls"),
    "on_reshuffle": ("you reshuffle", "{who} reshuffles"),
    "on_draw": ("after you draw", "after {who} draws"),
    "on_pass_through": ("you pass a Legend", "{who} passes you"),
    "on_adjacent": ("you stop near a Legend", "{who} stops near you"),
    "before_ko": ("before your KO", "before {who}'s KO"),
    "respawn": ("you respawn", "{who} respawns"),
    "brace": ("at the KO line", "at the KO line"),
    "delay": ("your DELAY", "{who}'s DELAY"),
    "pickup": ("you take a sword", "{who} takes a sword"),
    "swap": ("you flip your weapon", "{who} flips the weapon"),
    "recover": ("you recover", "{who} recovers"),
    "disarm": ("you are disarmed", "{who} is disarmed"),
}
ANYBODY: Final = ("on_damage", "on_knockback", "on_ko")
"""BH-RUL-98: events that are anybody's unless a condition says whose."""


def whom(scene: Scene) -> str:
    """The Legend that an event is about."""
    return {
        "": "a Legend",
        "any": "a Legend",
        "opponent": "an opponent",
        "teammate": "a teammate",
        "any other Legend": "another Legend",
    }.get(scene.subject, scene.other)


def _event_key(scene: Scene) -> str:
    """Which row of the tables an event has; some words act at a moment of their own."""
    if scene.on == "on_ko" and {"respawn_change", "choose_respawn"} & scene.words:
        return "respawn"
    if scene.on == "on_knockback" and "brace" in scene.words:
        return "brace"
    if scene.on == "on_delay" and "better_delay" in scene.words:
        return "delay"
    return scene.part("kind = <change>", "change") or scene.on


def _own(scene: Scene, key: str) -> bool:
    """Is the event the owner's own?"""
    if scene.subject:
        return scene.subject == "self"
    if key in ANYBODY or (key == "respawn" and "spoils" in scene.words):
        return False
    return not scene.asks("caused by self") and not scene.asks("turn = <turn>")


def _event_head(scene: Scene) -> str:
    """The head of a text at an event, with what tells of its cause and result."""
    key = _event_key(scene)
    by_you = scene.asks("caused by self") and scene.subject != "self"
    if by_you and key == "on_ko":
        text = f"After you KO {whom(scene)}"
    elif by_you and key == "respawn":
        text = f"When {whom(scene)} that you KO'd respawns"
    else:
        text = EVENTS[key][not _own(scene, key)].format(who=whom(scene))
    text += _source(scene)
    if scene.role and key in ANYBODY:
        text += FIGHTS["on_card_played"][scene.role].format(attack=ATTACKS[scene.attack], an=f"an {ATTACKS[0]}")
    return ", if ".join([text, *_facts(scene, key)])


def _source(scene: Scene) -> str:
    """Where the damage came from: ` by a fall`."""
    source = scene.part("source = <source>", "source")
    return f" {SOURCES[source]}" if source else ""


def _facts(scene: Scene, key: str) -> list[str]:
    """What else is asked about an event: its result, its cause."""
    more = [
        RESULTS.get(scene.part("result = <result>", "result"), ""),
        CHOICES.get(scene.part("choice = <choice>", "choice"), ""),
        "you caused it" if scene.asks("caused by self") and key not in ("on_ko", "respawn") else "",
    ]
    return [fact for fact in more if fact]


def _short_event_head(scene: Scene) -> str:
    """The same in short."""
    key = _event_key(scene)
    who = "the other" if scene.subject in COMBATANT else whom(scene)
    by_you = scene.asks("caused by self") and scene.subject != "self"
    text = SHORT_EVENTS[key][not _own(scene, key)].format(who=who)
    if by_you and key == "on_ko":
        text = f"after you KO {who}"
    elif by_you and key == "respawn":
        text = f"{who} you KO'd respawns"
    facts = _facts(scene, key)
    if stopped := RESULTS["stopped by Platform"] in facts:
        text = "a Platform stops them"
    return ", ".join([text + _source(scene), *facts[stopped:]])


# ---------------------------------------------------------------- the whole


def _clauses(scene: Scene, around: Mapping[str, Any], voice: str) -> list[str]:
    """The conditions that the event does not tell; `turn = ...` is what the start and the end of a turn are about."""
    asked = [
        one
        for one in scene.asked
        if one.form.number not in IN_HEAD and not (one.form.text == "turn = <turn>" and scene.on in TURNS)
    ]
    return [said for one in asked if (said := fx.say_sentence(IF, one, voice, around))]


ONCE: Final = {"extra_action", "follow_up"}
"""Words that are once a turn whatever is printed (BH-FX-59, BH-FX-60)."""
LIMITS: Final = {"once per turn": "a turn", "once per life": "a life", "once per game": "a game"}


def head(scene: Scene, around: Mapping[str, Any]) -> str:
    """When an effect may be used, in full: `After your Light attack hits, if the defender is Red`. `around` is what
    the texts of its conditions may name (words.AROUND).
    """
    text = _fight_head(scene) if scene.on in FIGHTS_OF else _event_head(scene)
    asked = _clauses(scene, around, fx.FULL)
    if asked:
        text = f"{text}, if {' and '.join(asked)}" if text else f"While {' and '.join(asked)}"
    limit = scene.uses if scene.uses != "unlimited" else ("once per turn" if ONCE & scene.words else "")
    if not limit:
        return text
    times = f"Up to {scene.times} times per game" if scene.times > 1 else limit.capitalize()
    return f"{times}, {text[:1].lower()}{text[1:]}" if text else times


def short_head(scene: Scene, around: Mapping[str, Any]) -> str:
    """The same in short: `After a Light hit, they are Red`."""
    text = _short_fight_head(scene) if scene.on in FIGHTS_OF else _short_event_head(scene)
    text += "".join(_clauses(scene, around, fx.SHORT))
    if scene.uses != "unlimited":
        many = "once" if scene.times == 1 else f"{scene.times} times"
        text += f", {many} {LIMITS[scene.uses]}"
    text = text.removeprefix(", ").strip()
    return text[:1].upper() + text[1:]
