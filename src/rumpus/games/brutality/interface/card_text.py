"""Card texts, made from the effects: in full the catalogue's, word for word, in short what fits on a small card."""

from pathlib import Path

from rumpus import effects as fx
from rumpus.effects.text import fill
from rumpus.games.brutality.content.grammar import CARD, TYPES
from rumpus.games.brutality.content.load import Card, Special, own_cards
from rumpus.games.brutality.content.operations import CONTROLS
from rumpus.games.brutality.content.words import BY_NAME, VOCABULARY


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
    made += [f"{card.name} ({TYPES[card.kind]}): {text_of(card)}" for card in own.relics]
    made += [f"{board.name}: {board.columns} columns, {board.rows} rows" for board in own.boards]
    return made


def said(nodes: tuple[fx.Node, ...], voice: str = fx.FULL, timing: fx.Node | None = None) -> str:
    """What effects say: a sentence for each aim, with all that happens to its subjects; when, before the first."""
    text = _Text(voice)
    for node in nodes:
        word = BY_NAME[node.word]
        (text.control if node.word in CONTROLS else text.aim if word.aim else text.act)(node)
    text.close()
    made = text.made or [""]
    when = fx.say_value(CARD, timing, "timing", voice) if timing else ""
    made[0] = f"{when}, {made[0]}" if when else made[0]
    return " ".join(f"{fx.large(one)}." for one in made)


class _Text:
    """The sentences of a card in the making."""

    def __init__(self, voice: str) -> None:
        self.voice = voice
        self.made: list[str] = []
        self.parts: list[str] = []  # of the sentence: what happens to its subjects
        self.then: list[str] = []  # and what else
        self.lead = self.subject = self.kind = self.after = ""
        self.groups: list[str] = []  # of choose_one
        self.left = 0  # groups still to come

    def aim(self, node: fx.Node) -> None:
        """A new sentence, with its subjects."""
        self.close()
        word = BY_NAME[node.word]
        self.subject, self.kind, self.after = fx.say(VOCABULARY, node, self.voice), word.aim, word.after

    def control(self, node: fx.Node) -> None:
        """A new sentence, which begins with a condition."""
        self.close()
        if node.word == "choose_one":
            self.left, self.groups = node.number("n"), []
            return
        self.lead = fx.say(VOCABULARY, node, self.voice)
        self.subject = "it" if self.subject else ""

    def act(self, node: fx.Node) -> None:
        """What happens."""
        word = BY_NAME[node.word]
        told = fx.say(VOCABULARY, node, self.voice, given={"subject": self.subject, "kind": self.kind})
        told += " (you may decline)" if node.data.get("optional") else ""
        (self.then if self.then or (word.then and self.parts) else self.parts).append(told)
        if word.of and not word.then:
            self.subject = fx.unsaid(self.subject)
        if node.word == "knockback":
            self.after = ""

    def close(self) -> None:
        """The sentence is done; an aim to which nothing is done is one by itself."""
        if self.subject and not (self.parts or self.then or self.lead) and "; " in self.subject:
            self.parts.append(self.subject.partition("; ")[0])
        elif self.after and self.parts:
            self.parts.append(fill(self.after, lambda _: self.subject))
        told = ", then ".join([*([fx.listed(self.parts, "and")] if self.parts else []), *self.then])
        if told:
            self.put(f"{self.lead}, {told}" if self.lead else told)
            self.lead = ""
        self.parts, self.then, self.after = [], [], ""

    def put(self, told: str) -> None:
        """One more sentence, or one more of those that are chosen from."""
        if not self.left:
            self.made.append(told)
            return
        self.groups.append(told)
        self.left -= 1
        if not self.left:
            self.made.append(f"choose one: {'; or '.join(self.groups)}")
