"""Every text that Brawlhalla prints: of the shipped sets, and of every word, trigger, condition and cost.

texts.txt holds them all, in full and in short, so that a change of wording is read in its diff (RUMPUS_GOLDEN=write).
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from tests.games.brawlhalla.effects import probe
from tests.helpers.golden import agree
from tests.helpers.texts import faults, lines

from rumpus import effects as fx
from rumpus.games.brawlhalla.content.conditions import FORMS, IF, PRICES
from rumpus.games.brawlhalla.content.load import load_set, sets
from rumpus.games.brawlhalla.content.moments import ATTACKS, RESULTS, ROLES, TRIGGERS, USES
from rumpus.games.brawlhalla.content.reading import Effect
from rumpus.games.brawlhalla.content.shape import Word
from rumpus.games.brawlhalla.content.words import PRINTED, WORDS
from rumpus.games.brawlhalla.interface.card_text import short_of, short_what, short_when, text_of, what, when
from rumpus.games.brawlhalla.interface.faces import face
from rumpus.games.brawlhalla.interface.names import CATALOGUE

TEXTS = Path(__file__).parent / "texts.txt"
ROWS, WIDTH = 4, 17
"""Room on the smallest card that shows words, 116 x 162 with words of 13: when and what together (LOOK-brawlhalla)."""
DRAW = {"op": "draw", "n": 1}
NAMES = tuple(word.name for word in PRINTED)
Data = dict[str, Any]
Both = tuple[str, str]


def op(name: str, **params: Any) -> Data:
    """One operation."""
    return {"op": name, **params}


def read(data: Data) -> Effect | None:
    """The effect of some data, None when the vocabulary does not allow it."""
    return probe.read(data)[0]


# ---------------------------------------------------------------- every word


def values(name: str, param: fx.Param) -> list[Any]:
    """What a parameter may be: every word of it, the ends of its range, 1 where it may be."""
    if name == "values":
        return [[5], [1, 4]]
    numbers = sorted({param.lo, param.hi, *([1] if param.lo <= 1 <= param.hi else [])}) if param.lo <= param.hi else []
    sentences = (
        [form.text.replace("<n 1-4>", "2").split("<range")[0] for form in param.forms.forms] if param.forms else []
    )
    return [*param.words, *numbers, *(f"{text}2" if text.endswith("within ") else text for text in sentences)]


def entries(word: Word) -> Iterator[Data]:
    """A word with each value of each parameter, aimed at everybody it may be aimed at."""
    bare: Data = {"op": word.name}
    bare |= {key: values(key, one)[0] for key, one in word.params.items() if one.needed}
    who = word.params.get("who")
    for aim in values("who", who) if who else [""]:
        aimed = bare | ({"who": aim} if who and aim != who.default else {})
        yield aimed
        for key, one in word.params.items():
            if key in ("who", "uses"):
                continue
            for value in values(key, one):
                for more in ({}, {"n": 1}, {"n": 3}, {"n": 3, "reorder": "yes"}):
                    yield more | aimed | {key: value}


@cache
def of_words() -> list[tuple[str, Effect]]:
    """Every word in every way that the vocabulary allows, with every part its owner may have."""
    return [*_of_words()]


def _of_words() -> Iterator[tuple[str, Effect]]:
    """One after the other."""
    for word in PRINTED:
        name = word.name
        for on in word.moments:
            for entry in entries(word):
                for role in ("either", "attacker", "defender") if TRIGGERS[on].fight else ("either",):
                    do = [entry] if name != "opportunity" else [entry, {"op": "disarm"}]
                    data = {"on": on, "do": do} | ({"role": role} if role != "either" else {})
                    effect = read(data | ({"result": word.result} if word.result else {}))
                    if effect:
                        yield name, effect


def of_moments() -> Iterator[tuple[str, Effect]]:
    """Every trigger with every role, result and type of attack; every condition, cost and limit."""
    do = [DRAW]
    for on in TRIGGERS:
        word = [{"op": "hand_limit", "n": 7}] if on == "constant" else do
        for role in ROLES:
            for result in RESULTS:
                for attack in ATTACKS:
                    data: Data = {"on": on, "do": word, "role": role, "result": result, "attack": attack}
                    plain = {"role": "either", "result": "any", "attack": "any"}
                    effect = read({key: one for key, one in data.items() if plain.get(key) != one})
                    if effect:
                        yield on, effect
    for form in FORMS:
        for text in IF.sentences(form):
            for on in ("after_attack", "after_move", *(name for name in TRIGGERS if name.startswith("on_"))):
                effect = read({"on": on, "do": do, "if": [text]})
                if effect:
                    yield form.text, effect
    for form in PRICES.forms:
        for text in PRICES.sentences(form):
            effect = read({"on": "after_attack", "do": do, "cost": [text]})
            assert effect is not None
            yield form.text, effect
    for uses in USES:
        for times in (1, 3):
            effect = read({"on": "on_turn_end", "do": do, "uses": uses, "times": times})
            if effect:
                yield f"uses {uses}", effect


def of_combinations() -> Iterator[tuple[str, Effect]]:
    """Combinations, and words that act at a moment of their own."""
    heal = {"op": "if", "if": "self level at least 1", "then": [{"op": "heal", "n": 1}], "else": [DRAW]}
    some: list[Data] = [
        {"on": "after_attack", "do": [{"op": "choose_one", "of": [[heal], [DRAW], {"op": "swap_free"}]}]},
        {"on": "after_attack", "do": [{"op": "choose_one", "chooser": "other", "of": [[DRAW], [DRAW, DRAW]]}]},
        {"on": "after_attack", "do": [{"op": "repeat", "times": 3, "do": [DRAW]}, {"op": "sequence", "do": [DRAW]}]},
        {"on": "after_attack", "cost": ["discard 2 (at least 3)", "take 1 damage"], "do": [DRAW, {"op": "swap_free"}]},
        {"on": "after_attack", "if": ["role = attacker", "distance at least 2", "target on Air"], "do": [DRAW]},
        {"on": "on_ko", "if": ["who = opponent", "caused by self"], "do": [DRAW]},
        {"on": "on_ko", "if": ["caused by self"], "do": [{"op": "spoils", "gain": "choose the respawn space"}]},
        {"on": "on_knockback", "if": ["role = attacker", "result = crossed"], "do": [DRAW]},
        {"on": "on_knockback", "if": ["who = self"], "do": [{"op": "damage_deal", "n": 1}]},
        {"on": "on_gravity", "if": ["who = opponent"], "do": [DRAW]},
        {"on": "on_adjacent", "if": ["who = opponent"], "do": [{"op": "opportunity"}, {"op": "push", "n": 1}]},
        {"on": "constant", "if": ["self on Air"], "do": [{"op": "disarm_immune"}]},
    ]
    for data in some:
        effect = read(data)
        assert effect is not None, data
        yield "combinations", effect


@cache
def of_vocabulary() -> list[tuple[str, Effect]]:
    """All of it."""
    return [*of_words(), *of_moments(), *of_combinations()]


# ---------------------------------------------------------------- the shipped sets


def of_sets() -> Iterator[tuple[str, Both]]:
    """Every power, weapon side and card that does something: what it is, its text in full and in short."""
    for name in sets():
        for legend in load_set(name):
            yield f"# {name}: {legend.name}", ("", "")
            for kind, one in [("power", legend.power), *((side.type, side) for side in legend.weapons)]:
                if one.effects:
                    yield f"{one.name} ({kind})", (text_of(one.effects), short_of(one.effects))
            for card in legend.cards:
                if card.effects:
                    yield f"{card.name} ({card.value})", (text_of(card.effects), short_of(card.effects))


def test_all_texts_are_as_they_were_read() -> None:
    told = []
    for name, (full, short) in of_sets():
        told += [f"\n{name}"] if name.startswith("#") else [name, f"    {full}", f"    {short}"]
    either = ((name, effect) for name, effect in of_words() if effect.role == 0)
    told += listed((name, (what(effect), short_what(effect))) for name, effect in either)
    told += listed((name, (when(effect), short_when(effect))) for name, effect in first_only(of_moments()))
    told += listed((name, (text_of((effect,)), short_of((effect,)))) for name, effect in of_combinations())
    agree(TEXTS, "\n".join(told).strip() + "\n")


def first_only(found: Iterable[tuple[str, Effect]]) -> Iterator[tuple[str, Effect]]:
    """Of the effects with one and the same condition the first two only: it reads alike everywhere."""
    seen: Counter[str] = Counter()
    for name, effect in found:
        asked = str(effect.data.get("if", ""))
        seen[asked] += 1
        if not asked or seen[asked] < 3:
            yield name, effect


def listed(texts: Iterable[tuple[str, Both]]) -> Iterator[str]:
    """Texts by what they are of, each once."""
    group, seen = "", set[Both]()
    for name, both in texts:
        if name != group:
            yield f"\n# {name}"
            group = name
        if both not in seen:
            yield f"    {both[0]} | {both[1]}"
        seen.add(both)


# ---------------------------------------------------------------- what holds for all of them


def test_every_text_is_a_sentence_in_a_players_words() -> None:
    wrong = [
        f"{text!r} {fault}"
        for _, effect in of_vocabulary()
        for text in (text_of((effect,)), what(effect), short_what(effect), short_of((effect,)))
        for fault in faults(text, (*NAMES, *TRIGGERS))
    ]
    wrong += [f"{text!r} {fault}" for _, both in of_sets() for text in both if text for fault in faults(text, NAMES)]
    assert wrong == []


def test_the_short_text_is_never_the_longer_one() -> None:
    assert [
        (what(effect), short_what(effect))
        for _, effect in of_vocabulary()
        if len(short_what(effect)) > len(what(effect)) or len(short_of((effect,))) > len(text_of((effect,)))
    ] == []


def test_the_face_of_every_shipped_card_has_room_for_its_words() -> None:
    cards = [card for name in sets() for legend in load_set(name) for card in legend.cards if card.effects]
    assert len(cards) == 60
    for card in cards:
        short = face(card)["short"]
        rows = lines(short["when"], WIDTH) + lines(short["text"], WIDTH)
        assert rows <= ROWS, f"{card.name}: {short} fills {rows} lines of {WIDTH} letters; {ROWS} fit"
        assert not short["when"].endswith(".")


def test_a_card_says_its_second_effect_after_its_first() -> None:
    effects = [
        read({"on": "before_move", "do": [{"op": "move_bonus", "n": 1}]}),
        read({"on": "after_move", "do": [DRAW]}),
    ]
    card = load_set("salt-and-steel")[0].cards[1]
    both = type(card)(**{name: getattr(card, name) for name in card.__slots__} | {"effects": tuple(effects)})
    assert face(both)["when"] == "Before a MOVE"
    assert face(both)["text"] == "Your Legend may make 1 more step in this MOVE. After a MOVE: draw 1 card."
    assert face(both)["short"] == {"when": "Before a move", "text": "1 more step. After a move: draw 1."}


def test_every_word_is_among_them() -> None:
    assert {name for name, _ in of_words()} == set(NAMES)


def test_each_word_and_each_sentence_has_its_message_and_there_is_none_for_others() -> None:
    wanted = {f"effect-{name.replace('_', '-')}" for name in (*WORDS.words, "then", "or")}
    wanted |= {f"condition-{name}" for name in (*(form.name for form in FORMS), "and")}
    wanted |= {f"cost-{name}" for name in (*(form.name for form in PRICES.forms), "and")}
    kinds = ("effect-", "condition-", "cost-")
    assert {code.partition(".")[0] for code in CATALOGUE.codes if code.startswith(kinds)} == wanted


def test_a_word_may_hang_on_any_condition() -> None:
    """Also on those that a whole effect tells with its event."""
    for form in FORMS:
        for text in IF.sentences(form):
            for on in TRIGGERS:
                entry = {"op": "if", "if": text, "then": [DRAW]}
                effect = read({"on": on, "do": [entry]})
                if effect and text != "turn = any":
                    assert what(effect).startswith("If ")
                    assert [*faults(what(effect), NAMES)] == []
                    assert "if :" not in short_what(effect)


def test_a_long_text_is_said_to_its_end() -> None:
    draws = [{"op": "mill", "n": 4}] * 24
    for data in ({"on": "after_attack", "do": draws}, {"on": "after_attack", "cost": ["spend 1 action"], "do": draws}):
        effect = read(data)
        assert effect is not None
        assert text_of((effect,)).count("discards the top 4 cards of their deck") == 24
        assert what(effect).count("discards the top 4 cards of their deck") == 24


@pytest.mark.rule("BH-FX-31")
def test_the_air_limit_reads_as_a_person_would_print_it() -> None:
    yumiko = next(one for one in load_set("salt-and-steel") if one.id == "yumiko")
    assert text_of(yumiko.power.effects) == "Your Legend may cross 4 Air spaces in a row when it moves."
    assert when(yumiko.power.effects[0]) == ""


FAR: Data = {"if": ["role = attacker", "distance at least 2"]}
HANGS: Data = {"if": ["target on Air"]}
BLINK, NEAR, AFTER = "within 2 ignoring Platforms", "one opponent within 3", "After a Heavy hit"
HIT, BLOCKED = {"result": "hit", "role": "attacker"}, {"result": "failed", "role": "attacker"}
LOOK = (
    ("before_move", {}, op("move_bonus", n=2), "Before a move", "2 more steps."),
    ("after_attack", {}, op("step", n=2, way="away"), "After an attack", "Up to 2 steps away from them."),
    ("after_attack", HIT, op("root", n=0), "After a hit", "They can't MOVE next turn."),
    ("during_heavy_attack", {"role": "attacker"}, op("tax", n=1), "Your Heavy", "Their dodge costs 1 more card."),
    ("during_light_attack", FAR, op("total_add", n=2), "Light from 2+ away", "+2 to your total."),
    ("before_heavy_attack", FAR, op("knockback_add", n=1), "Heavy from 2+ away", "+1 knockback."),
    ("before_heavy_attack", HANGS, op("knockback_add", n=1), "Heavy, they are on Air", "+1 knockback."),
    ("during_light_attack", {"role": "defender"}, op("total_reduce", n=1), "Light, defending", "-1 to their total."),
    ("after_move", {}, op("move_token", within=3), "After a move", "Move a sword to a Platform near it."),
    ("after_move", {}, op("teleport", where=BLINK), "After a move", "Reappear within 2 spaces."),
    ("after_move", {}, op("look", what="hand", who=NEAR), "After a move", "See the hand of one opponent within 3."),
    ("after_heavy_attack", HIT, op("opponent_discards", n=1, which="random"), AFTER, "They discard 1 at random."),
    ("after_heavy_attack", BLOCKED, DRAW, "After a failed Heavy", "Draw 1."),
    ("after_light_attack", HIT, op("push", n=1), "After a Light hit", "Push them 1."),
)


@pytest.mark.parametrize(("on", "more", "entry", "head", "text"), LOOK, ids=[row[-1] for row in LOOK])
def test_short_texts_are_those_of_the_design(on: str, more: Data, entry: Data, head: str, text: str) -> None:
    effect = read({"on": on, "do": [entry]} | more)
    assert effect is not None
    assert (short_when(effect), short_what(effect)) == (head, text)


EVENT_FACTS = (
    ("on_damage", "source = fall"),
    ("on_knockback", "result = crossed"),
    ("on_knockback", "caused by self"),
    ("on_ko", "caused by self"),
    ("on_weapon_change", "kind = disarm"),
    ("on_delay", "choice = swap"),
)


@pytest.mark.parametrize(("on", "asked"), EVENT_FACTS)
def test_a_short_text_keeps_what_is_asked_about_its_event(on: str, asked: str) -> None:
    bare, told = read({"on": on, "do": [DRAW]}), read({"on": on, "do": [DRAW], "if": [asked]})
    assert bare is not None
    assert told is not None
    assert short_when(told) != short_when(bare)
    assert when(told) != when(bare)
