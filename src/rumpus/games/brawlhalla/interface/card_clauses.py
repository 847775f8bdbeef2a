"""What an effect's text depends on, and its conditions as clauses: `the defender is Yellow or Red`, `they are Red`.

Conditions on whom an event is about, on its cause and on its result are told with the event (`card_heads`).
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from rumpus.games.brawlhalla.content.conditions import ATTACK, ROLE, form_of
from rumpus.games.brawlhalla.content.moments import AFTER, BEFORE, DURING, FIGHT, ROLES, USES
from rumpus.games.brawlhalla.content.reading import Effect
from rumpus.games.brawlhalla.interface.events import plural

Parts = dict[str, str]
ATTACKER, DEFENDER = ROLES["attacker"], ROLES["defender"]
COMBATANT: Final = ("other combatant", "target", "victim")
TURNS: Final = ("on_turn_start", "on_turn_end")
FIGHTS_OF: Final = (
    *BEFORE, *DURING, *AFTER, "constant", "on_attack_declared", "on_card_played", "on_hit", "on_failed",
)  # fmt: skip
"""Triggers whose head says which part the owner has in an attack."""


@dataclass(frozen=True, slots=True)
class Scene:
    """What an effect's text depends on besides its words: the trigger, the owner's part, and what is asked."""

    on: str
    attack: int
    role: int
    result: str
    asked: tuple[tuple[str, Parts], ...]  # conditions: the form's text, its parts
    words: frozenset[str]
    uses: str
    times: int

    def part(self, form: str, name: str) -> str:
        """What a condition of this form says in one of its parts; "" where it is not asked."""
        return next((parts[name] for text, parts in self.asked if text == form), "")

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


SHORT_POSITIONS: Final[dict[str, str]] = {
    "above": "higher up",
    "below": "lower down",
    "same row": "in your row",
    "diagonal": "on a diagonal",
    "in sight": "in sight",
}
SHORT_ZONES: Final[dict[str, str]] = {
    "hand": "hand",
    "deck": "deck",
    "discard": "discard pile",
    "unrevealed KO cards": "KO stack",
}


def scene_of(effect: Effect) -> Scene:
    """What the text of an effect depends on."""
    asked = [found for text in effect.data.get("if", ()) if (found := form_of(str(text)))]
    return Scene(
        on=effect.on,
        attack=effect.attack,
        role=effect.role,
        result=str(effect.data.get("result", "any")),
        asked=tuple((form.text, parts) for form, parts in asked if form.kind not in (ROLE, ATTACK)),
        words=frozenset(_names(effect.data["do"])),
        uses=next(name for name, number in USES.items() if number == effect.uses),
        times=effect.times,
    )


def _names(entries: list[dict[str, object]]) -> list[str]:
    """Every operation in a list, inner ones too; two that are told by what they do."""
    found = []
    for entry in entries:
        found.append(str(entry["op"]))
        if entry.get("who") == "adjacent teammate":
            found.append("damage_prevent_for_others")
        if entry.get("gain") == "choose the respawn space":
            found.append("choose_respawn")
        for key in ("do", "then", "else", "of"):
            for inner in entry.get(key, ()):  # type: ignore[attr-defined]  # checked when the file was read
                found += _names(inner if isinstance(inner, list) else [inner])
    return found


# ---------------------------------------------------------------- clauses

ON: Final = {
    "Platform": "on a Platform",
    "Air": "on Air",
    "Off-stage": "Off-stage",
    "row 1": "in the top row",
    "bottom row": "in the bottom row",
    "edge column": "in an edge column",
}
POSITIONS: Final = {
    "above": "higher up than your Legend",
    "below": "lower down than your Legend",
    "same row": "in the row of your Legend",
    "diagonal": "on a diagonal with your Legend",
    "in sight": "in line of sight",
}


def _is(scene: Scene, who: str) -> str:
    return "your Legend is" if who == "self" else f"{scene.other} is"


def _has(scene: Scene, who: str) -> str:
    return "you have" if who == "self" else f"{scene.other} has"


def _theirs(scene: Scene, who: str) -> str:
    return "your" if who == "self" else f"{scene.other}'s"


def _they(who: str) -> str:
    return "you are" if who == "self" else "they are"


def levels(cmp: str, n: int) -> str:
    """The damage levels that fit: Yellow or Red."""
    fits = {"at least": range(n, 3), "exactly": range(n, n + 1), "at most": range(n + 1)}[cmp]
    *more, last = (name for k, name in enumerate(("Fresh", "Yellow", "Red")) if k in fits)
    return f"{', '.join(more)} or {last}" if more else last


def _zone(p: Parts) -> str:
    """How many cards where: at least 3 cards in hand."""
    n = int(p["n"])
    many = "no" if n == 0 and p["cmp"] != "at least" else f"{p['cmp']} {n}"
    where = {"hand": " in hand", "deck": " in the deck", "discard": " in the discard pile"}.get(p["zone"], "")
    return f"{many} {plural(n, 'card' if where else 'unrevealed KO card').split(' ', 1)[1]}{where}"


def _fewer(scene: Scene, p: Parts) -> str:
    where = {"hand": "cards in hand", "deck": "cards in the deck", "discard": "cards in the discard pile"}.get(
        p["zone"]
    )
    other = scene.other if p["who"] == "self" else "you"
    return f"{_has(scene, p['who'])} fewer {where or 'unrevealed KO cards'} than {other}"


def _near(scene: Scene, p: Parts) -> str:
    n = int(p["n"])
    kind = p["near"] if p["near"] == "teammate" or scene.on not in FIGHT else "other opponent"
    centre = "your Legend" if p["who"] == "self" else scene.other
    return f"at least {plural(n, kind)} {'is' if n == 1 else 'are'} within {plural(int(p['b']), 'space')} of {centre}"


def _distance(scene: Scene, p: Parts) -> str:
    n = int(p["n"])
    far = {
        "at least": f"{n} or more spaces away",
        "exactly": f"exactly {plural(n, 'space')} away",
        "at most": f"within {plural(n, 'space')}",
    }
    return f"{scene.other} is {far[p['cmp']]}"


Clause = tuple[Callable[[Scene, Parts], str], Callable[[Parts], str]]
CLAUSES: Final[dict[str, Clause]] = {
    "<who> level <cmp> <n 0-2>": (
        lambda s, p: f"{_is(s, p['who'])} {levels(p['cmp'], int(p['n']))}",
        lambda p: f", {_they(p['who'])} {levels(p['cmp'], int(p['n']))}",
    ),
    "<who> level higher": (
        lambda s, p: (
            f"your Legend has more damage than {s.other}"
            if p["who"] == "self"
            else f"{s.other} has more damage than your Legend"
        ),
        lambda p: f", {_they(p['who'])} more hurt",
    ),
    "<who> on <space>": (
        lambda s, p: f"{_is(s, p['who'])} {ON[p['space']]}",
        lambda p: f", {_they(p['who'])} {ON[p['space']]}",
    ),
    "distance <cmp> <n 1-6>": (
        _distance,
        lambda p: {
            "at least": f" from {p['n']}+ away",
            "exactly": f" from {p['n']} away",
            "at most": f" within {p['n']}",
        }[p["cmp"]],
    ),
    "target <position>": (
        lambda s, p: f"{s.other} is {POSITIONS[p['position']]}",
        lambda p: f", they are {SHORT_POSITIONS[p['position']]}",
    ),
    "<who> <status>": (
        lambda s, p: f"{_is(s, p['who'])} {p['status'].lower()}",
        lambda p: f", {_they(p['who'])} {p['status'].lower()}",
    ),
    "<who> <status> side <a 1-2>": (
        lambda s, p: f"{_is(s, p['who'])} {p['status'].lower()} with side {p['a']} of the Weapon card up",
        lambda p: f", {_they(p['who'])} {p['status'].lower()} with side {p['a']}",
    ),
    "<who> played <cmp> <n 1-6>": (
        lambda s, p: f"{_has(s, p['who'])} played {p['cmp']} {plural(int(p['n']), 'card')} in this attack",
        lambda p: f", {_you(p)} played {_many(p)}",
    ),
    "<who> total <cmp> <n 1-20>": (
        lambda s, p: f"{_theirs(s, p['who'])} total is {p['cmp']} {p['n']}",
        lambda p: f", {_your(p)} total {_many(p)}",
    ),
    "<who> played the same value twice": (
        lambda s, p: f"{_has(s, p['who'])} played two cards of the same value in this attack",
        lambda p: f", {_you(p)} played a pair",
    ),
    "<who> total <parity>": (
        lambda s, p: f"{_theirs(s, p['who'])} total is {p['parity']}",
        lambda p: f", {_your(p)} total is {p['parity']}",
    ),
    "margin at least <n 1-10>": (
        lambda s, p: f"the totals differ by at least {p['n']}",
        lambda p: f", {p['n']}+ apart",
    ),
    "<who> <zone> <cmp> <n 0-20>": (
        lambda s, p: f"{_has(s, p['who'])} {_zone(p)}",
        lambda p: f", {_your(p)} {SHORT_ZONES[p['zone']]} {_many(p)}",
    ),
    "<who> <zone> fewer than the other": (_fewer, lambda p: f", {_your(p)} {SHORT_ZONES[p['zone']]} is smaller"),
    "<nth> action": (
        lambda s, p: f"this is your {p['nth']} action of the turn",
        lambda p: f", {p['nth']} action",
    ),
    "moved at least <n 1-5>": (
        lambda s, p: f"your Legend has moved at least {plural(int(p['n']), 'space')} this turn",
        lambda p: f", moved {p['n']}+",
    ),
    "first attack this turn": (
        lambda s, p: "this is your first attack of the turn",
        lambda p: ", first attack",
    ),
    "was hit since own last turn": (
        lambda s, p: "an attack has hit your Legend since your last turn",
        lambda p: ", you were hit",
    ),
    "started on Air, ended on Platform": (
        lambda s, p: "this MOVE started on Air and ended on a Platform",
        lambda p: " from Air to Platform",
    ),
    "at least <n 1-3> <near> within <b 1-3> of <who>": (
        _near,
        lambda p: f", {p['n']}+ {p['near']}s near {'you' if p['who'] == 'self' else 'them'}",
    ),
    "turn = <turn>": (
        lambda s, p: {"own": "it is your turn", "opponent's": "it is an opponent's turn", "any": ""}[p["turn"]],
        lambda p: {"own": ", your turn", "opponent's": ", their turn", "any": ""}[p["turn"]],
    ),
    "value <n 1-5> played": (
        lambda s, p: f"a {p['n']} is among them",
        lambda p: f", a {p['n']} among them",
    ),
    "cards in the play <cmp> <n 1-6>": (
        lambda s, p: f"{p['cmp']} {plural(int(p['n']), 'card')} {'is' if p['n'] == '1' else 'are'} played at once",
        lambda p: f", {_many(p)} at once",
    ),
}
"""A condition as a clause, in full and in short; those that are not listed are told with the event."""


def _many(p: Parts) -> str:
    return {"at least": "{n}+", "exactly": "{n}", "at most": "up to {n}"}[p["cmp"]].format(n=p["n"])


def _you(p: Parts) -> str:
    return "you" if p["who"] == "self" else "they"


def _your(p: Parts) -> str:
    return "your" if p["who"] == "self" else "their"


def clause(scene: Scene, text: str) -> tuple[str, str]:
    """One condition as a clause, in full and in short: the defender is Red; they are Red."""
    found = form_of(text)
    if found is None:
        return text, text
    full, short = CLAUSES[found[0].text]
    return full(scene, found[1]), short(found[1]).removeprefix(",").strip()
