"""Card texts, made from the effects: in full the catalogue's, word for word, in short what fits on a small card."""

from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from rumpus import effects as fx
from rumpus.games.brutality.content.load import Card, Special, own_cards
from rumpus.games.brutality.content.words import BY_NAME, CONTROLS, VOCABULARY
from rumpus.games.brutality.interface.names import CATALOGUE, LETTERED, thing
from rumpus.kernel.words.saying import Saying, saying

WHEN: Final = ("instant", "next_turn", "next_round")
"""The timings of which a card says something."""


def text_of(one: Special | Card, voice: str = fx.FULL) -> str:
    """The text of a special, an artifact or a relic."""
    return said(one.lines, voice, one.told if isinstance(one, Card) and one.timing else None)


def show_file(path: str | Path) -> list[str]:
    """What a sound file holds, in words. Raises ContentError, or OSError when it cannot be read."""
    own = own_cards(path)
    made: list[str] = []
    for hero in own.heroes:
        made.append(f"{hero.name} ({hero.klass}, {hero.footprint}): {hero.hp} HP, {hero.ms} MS, {hero.pattern}")
        made += [f"  {special.name}: {text_of(special)}" for special in hero.specials]
    for card in own.artifacts:
        made.append(f"{card.name} (cooldown {card.told.number('cooldown')}): {text_of(card)}")
    made += [f"{card.name} ({thing(card.kind)}): {text_of(card)}" for card in own.relics]
    made += [f"{board.name}: {board.columns} columns, {board.rows} rows" for board in own.boards]
    return made


def said(nodes: tuple[fx.Node, ...], voice: str = fx.FULL, timing: fx.Node | None = None) -> str:
    """What effects say: a sentence for each aim, with all that happens to its subjects; when, before the first."""
    text = _Text(voice)
    for node in nodes:
        (text.control if node.word in CONTROLS else text.aim if BY_NAME[node.word].aim else text.act)(node)
    text.close()
    made = text.made
    if timing and timing.data["timing"] in WHEN:
        when = Saying(fx.message_id(voice, "card-when"), {"whose": None, **timing.data})
        made = [saying("card-lead", lead=when, line=made[0]), *made[1:]]
    return " ".join(f"{fx.large(CATALOGUE.say(one, LETTERED))}." for one in made)


def _spoken(one: Saying) -> Saying:
    """A message in short, where it has a short text; else in full."""
    return one if one.code in CATALOGUE else replace(one, code=one.code.partition(".")[0])


def _beside(one: Saying, form: str) -> Saying | None:
    """Another form of a message, where it has it."""
    code = f"{one.code}{'-' if '.' in one.code else '.'}{form}"
    return replace(one, code=code) if code in CATALOGUE else None


class _Text:
    """The sentences of a card in the making."""

    def __init__(self, voice: str) -> None:
        self.voice = voice
        self.made: list[Saying] = []
        self.parts: list[Saying] = []  # of the sentence: what happens to its subjects
        self.then: list[Saying] = []  # and what else
        self.lead: Saying | None = None
        self.given: dict[str, Any] = {}  # what messages are told of the subjects
        self.alone: Saying | None = None  # of an aim to which nothing is done
        self.after: Saying | None = None  # what happens to the subjects besides
        self.groups: list[Saying] = []  # of choose_one
        self.left = 0  # groups still to come

    def aim(self, node: fx.Node) -> None:
        """A new sentence, with its subjects."""
        self.close()
        word, subject = BY_NAME[node.word], _spoken(fx.message(VOCABULARY, node, self.voice))
        several = word.many is not None and word.many(node.data, self.voice)
        you = node.word == "aim_player" and node.data["who"] == "own"
        self._subject(subject, word.aim, "you" if you else "they" if several else "it")
        self.given["both"] = node.word == "aim_own" and node.data["count"] == "all"
        self.alone, self.after = _beside(subject, "alone"), _beside(subject, "after")
        if self.alone and node.data.get("land") == "empty":
            self.parts, self.after = [self.alone], None

    def _subject(self, subject: Saying, kind: str, person: str) -> None:
        """The subjects of what follows; `own` says what is theirs."""
        own = _beside(subject, "own") or saying("card-own", subject=subject)
        self.given = {"subject": subject, "own": own, "kind": kind, "person": person, "said": False, "both": False}

    def control(self, node: fx.Node) -> None:
        """A new sentence, which begins with a condition."""
        self.close()
        if node.word == "choose_one":
            self.left, self.groups = node.number("n"), []
            return
        self.lead = _spoken(fx.message(VOCABULARY, node, self.voice))
        if self.given:
            self._subject(saying("card-it", person="it"), self.given["kind"], "it")

    def act(self, node: fx.Node) -> None:
        """What happens."""
        word = BY_NAME[node.word]
        told = _spoken(fx.message(VOCABULARY, node, self.voice, self.given))
        told = saying("card-may", line=told) if node.data.get("optional") else told
        (self.then if self.then or (word.then and self.parts) else self.parts).append(told)
        if word.of and not word.then and not self.given["said"]:
            own = saying("card-it.own", person=self.given["person"])
            self.given |= {"said": True, "both": False, "own": own}
        if node.word == "knockback":
            self.after = None

    def close(self) -> None:
        """The sentence is done; an aim to which nothing is done is one by itself."""
        if self.alone and not (self.parts or self.then or self.lead):
            self.parts.append(self.alone)
        elif self.after and self.parts:
            self.parts.append(replace(self.after, args={**self.after.args, **self.given}))
        if self.parts or self.then:
            done = [fx.in_turn(self.parts, "card-list", "card-and")] if self.parts else []
            told = fx.in_turn([*done, *self.then], "card-then")
            self.put(saying("card-lead", lead=self.lead, line=told) if self.lead else told)
            self.lead = None
        self.parts, self.then, self.alone, self.after = [], [], None, None

    def put(self, told: Saying) -> None:
        """One more sentence, or one more of those that are chosen from."""
        if not self.left:
            self.made.append(told)
            return
        self.groups.append(told)
        self.left -= 1
        if not self.left:
            self.made.append(saying("effect-choose-one", groups=fx.in_turn(self.groups, "card-groups")))
