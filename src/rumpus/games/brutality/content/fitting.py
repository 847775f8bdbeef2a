"""What fits where on a whole card, and in a whole set: what one word cannot tell alone (BU-RUL-57, BU-RUL-91)."""

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from rumpus import effects as fx
from rumpus.games.brutality.content.grammar import ARTIFACT, CREATIONS, FLAMES, RELIC, SAINT
from rumpus.games.brutality.content.words import BY_NAME

if TYPE_CHECKING:
    from rumpus.games.brutality.content.load import Hero, Special

TOUCHES: Final = ("remove_hazard", "move_hazard", "suppress_hazard")
HELD: Final = ("poison", "reflect", "death_save")
"""Statuses that may be used up."""
CARDS_OF: Final = {"draw": "own", "recover_card": "own", "peek_hand": "enemy", "steal_card": "enemy"} | {
    "discard_enemy": "enemy"
}
"""Whose cards a word is for."""
OTHERS: Final = ("swap", "throw", "knockback", "pull")
"""What a hero does to others alone."""
SHIFTS: Final = ("place_creation", "remove_creation", "swap", "teleport", "pull", "push_chosen")
"""BU-UTIL-01: what changes the battlefield, or where heroes are."""


# ---------------------------------------------------------------- one card


def card_faults(nodes: Sequence[fx.Node], on: str, kind: str = "", timing: str = "") -> Iterator[tuple[str, str]]:
    """What a card must not say, as (path behind `effects`, reason). `kind` is the type of a relic."""
    aim: fx.Node | None = None
    for i, node in enumerate(nodes):
        if BY_NAME[node.word].aim:
            aim = node
        for key, reason in _against(node, aim, on, kind, timing):
            yield f"{i}.{key}", reason
        left = len(nodes) - i - 1
        if node.data.get("otherwise_skip", 0) > left:
            yield f"{i}.otherwise_skip", f"{node.data['otherwise_skip']} words are skipped, and {left} follow"
        groups = sum(1 for one in nodes[i + 1 :] if BY_NAME[one.word].aim)
        if node.word == "choose_one" and node.data.get("groups", 0) > groups:
            yield f"{i}.groups", f"{node.data['groups']} groups, and {groups} aims follow; a group begins with its aim"


def _against(node: fx.Node, aim: fx.Node | None, on: str, kind: str, timing: str) -> Iterator[tuple[str, str]]:
    """What is against one word where it stands."""
    told, aimed = node.data, aim.data if aim else {}
    name = aim.word if aim else ""
    if node.word in TOUCHES:
        yield from _hazards(node.word, list(aimed.get("kinds", ())), on, kind)
    elif node.word == "place_hazard" and FLAMES in told.get("kinds", ()) and kind not in SAINT:
        yield "kinds", f"{FLAMES}: only a Saint's Blessing or a Saint's Curse names the Flames (BU-RUL-91)"
    elif node.word == "swap" and on == RELIC and not (name == "aim_own" and aimed.get("count") == "all"):
        yield "fx", "on a relic two heroes swap: aim_own with count = all is wanted before it (BU-RUL-91)"
    elif node.word == "place_creation":
        wanted = "blast_centre" if name == "aim_blast" else "chosen_squares"
        if told.get("where", wanted) != wanted:
            yield "where", f"{told['where']!r} does not go with {name}; allowed: {wanted}"
    elif node.word == "revive" and aimed.get("state") != "dead":
        yield "fx", "only the dead are revived: aim_own with state = dead is wanted before it (BU-RUL-73)"
    elif node.word == "lock_cards" and not (told.get("relics") or told.get("artifacts")):
        yield "fx", "nothing is locked: relics = true or artifacts = true is wanted"
    elif node.word == "cooldown_shift" and on == ARTIFACT and node.data.get("amount", 0) < 0:
        yield "amount", f"{node.data['amount']}: an artifact that is free again has no end; allowed: 1 to 3 (BU-RUL-92)"
    elif aimed.get("who", "") != CARDS_OF.get(node.word, aimed.get("who", "")):
        yield "fx", f"{node.word} wants aim_player with who = {CARDS_OF[node.word]!r} before it"
    elif name == "aim_self" and node.word in OTHERS:
        yield "fx", f"{node.word} is for another hero; aim_self names the one that acts"
    elif aimed.get("land") == "empty" and aim is not node and "hero" in BY_NAME[node.word].of:
        yield "fx", f"{node.word}: a leap with land = empty lands on nobody; allowed: land = enemy, any"
    elif node.word != "revive" and aim is not node and aimed.get("state") == "dead" and BY_NAME[node.word].of:
        yield "fx", f"{node.word} is nothing for the dead; allowed: revive"
    yield from _lasts(told, timing)


def _lasts(told: object, timing: str) -> Iterator[tuple[str, str]]:
    """BU-RUL-78: an end goes with the card's timing and the status."""
    data = told if isinstance(told, dict) else {}
    if data.get("until") == "next_turn_end" and timing != "next_turn":
        yield "until", "next_turn_end goes with timing = next_turn only (BU-RUL-78)"
    if data.get("status") == "poison" and data.get("until") != "used_up":
        yield "until", f"{data.get('until')!r} does not go with poison, which counts its turns; allowed: used_up"
    if data.get("until") == "used_up" and data.get("status") not in HELD:
        yield "until", f"used_up goes with {fx.listed(HELD)} only (BU-RUL-78)"


def _hazards(word: str, kinds: Sequence[str], on: str, kind: str) -> Iterator[tuple[str, str]]:
    """BU-FLAME-06, BU-RUL-57: the Flames are for Saint relics; an artifact may suppress them, and only them."""
    if on == ARTIFACT:
        if kinds != [FLAMES]:
            yield "fx", f"an artifact may suppress the Flames alone: kinds = [{FLAMES!r}] is wanted (BU-RUL-57)"
    elif FLAMES in kinds and kind not in SAINT:
        yield "fx", f"{word} of {FLAMES}: only a Saint's Blessing or a Saint's Curse may do it (BU-FLAME-06, BU-RUL-91)"


# ---------------------------------------------------------------- classes


def best(special: "Special") -> int:
    """The most damage that a special does to one enemy at a time."""
    return max((node.number("n") for node in special.lines if node.word == "damage"), default=0)


def _hardest(hero: "Hero") -> int:
    """The most damage that a hero does to one enemy by one special."""
    return max(map(best, hero.specials))


def heals(hero: "Hero") -> bool:
    """Whether one of its specials heals."""
    return any(node.word in ("heal", "life_drain") for special in hero.specials for node in special.lines)


def makes(hero: "Hero") -> set[str]:
    """The creations that a hero makes."""
    words = [node for special in hero.specials for node in special.lines if node.word == "place_creation"]
    return {str(node.data["creation"]) for node in words}


def shifts(hero: "Hero") -> bool:
    """BU-UTIL-01: whether it changes the battlefield, or where and how heroes move."""
    words = [node for special in hero.specials for node in special.lines]
    bound = any(node.data.get("status") in ("root", "slow") for node in words if node.word == "set_status")
    return "phasing" in hero.traits or bound or any(node.word in SHIFTS for node in words)


def class_faults(heroes: Iterable["Hero"]) -> Iterator[tuple["Hero | None", str, str]]:
    """What the heroes of a table get wrong together, as (hero, key, reason); of nobody alone: None."""
    found = list(heroes)
    tanks, damage, utility = ([one for one in found if one.klass == name] for name in ("tank", "damage", "utility"))
    others = damage + utility
    for name, some in (("tank", tanks), ("damage", damage), ("utility", utility)):
        if not some:
            yield None, "class", f"there is no {name} hero; each class has at least one (BU-HERO-05)"
    if not (tanks and damage and utility):
        return
    yield from _tanks(tanks, others)
    for one in damage:
        hits = [best(special) for special in one.specials]
        if max(hits) < 3 and sum(hits) < 4:
            told = "a damage hero has a special of 3 damage, or 4 in both together"
            yield one, "specials", f"{hits[0]} and {hits[1]} damage; {told} (BU-DMG-01)"
        if heals(one):
            yield one, "specials", "a damage hero has no healing (BU-DMG-02)"
    pace = [sum(one.ms for one in some) / len(some) for some in (damage, tanks, utility)]
    if pace[0] <= max(pace[1:]):
        yield None, "ms", f"damage heroes have {pace[0]:.3g} MS on average, others {max(pace[1:]):.3g} (BU-DMG-01)"
    for one in utility:
        if not shifts(one):
            told = fx.listed([*SHIFTS, "a root or slow", "the trait phasing"])
            yield one, "specials", f"a utility hero has {told} (BU-UTIL-01)"
    made = {kind for one in found for kind in makes(one)}
    for kind in CREATIONS:
        if kind not in made:
            yield None, "specials", f"no hero makes a {'poison cloud' if kind == 'cloud' else kind} (BU-UTIL-01)"


def _tanks(tanks: Sequence["Hero"], others: Sequence["Hero"]) -> Iterator[tuple["Hero | None", str, str]]:
    """BU-TANK-01 to BU-TANK-04; what is against a pair is told of both."""
    toughest, slowest = max(one.hp for one in others), min(one.ms for one in others)
    frail, hits, weakest = min(one.hp for one in tanks), max(map(_hardest, tanks)), min(map(_hardest, others))
    for one in tanks:
        if one.hp <= toughest:
            yield one, "hp", f"{one.hp}; a tank has more HP than every other hero, {toughest} (BU-TANK-01)"
        if heals(one):
            yield one, "specials", "a tank has no healing (BU-TANK-03)"
        if _hardest(one) >= weakest:
            told = f"a tank's specials do less than every other hero's best, the least {weakest}"
            yield one, "specials", f"{_hardest(one)} damage; {told} (BU-TANK-04)"
        if one.ms >= slowest:
            yield one, "ms", f"{one.ms}; a tank has less MS than every other hero, {slowest} (BU-TANK-04)"
    for one in others:
        if one.hp >= frail:
            yield one, "hp", f"{one.hp}; every tank has more HP, the least {frail} (BU-TANK-01)"
        if _hardest(one) <= hits:
            yield one, "specials", f"its best special does no more damage than a tank's, {hits} (BU-TANK-04)"
        if one.ms <= max(tank.ms for tank in tanks):
            yield one, "ms", f"{one.ms}; every tank has less MS (BU-TANK-04)"
    if 2 * sum(1 for one in tanks if one.size != (1, 1)) <= len(tanks):
        yield None, "footprint", "more than half of the tanks fill more than one square (BU-TANK-02)"
