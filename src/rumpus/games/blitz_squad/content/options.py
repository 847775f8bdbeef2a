"""The table options of the catalogue's rulings, read from content/options.toml; whose deck is which, and what fits
together.
"""

import re
from dataclasses import dataclass
from typing import Final

from rumpus.effects.fields import ID
from rumpus.games.blitz_squad.content import codes
from rumpus.games.blitz_squad.content.building import NUMBERS, built
from rumpus.games.blitz_squad.content.decks import Deck, Limits, faults
from rumpus.games.blitz_squad.content.load import HOME, Cards, installed
from rumpus.kernel.contract.options import Choice, Installed, Option, OptionError, Options, read_options
from rumpus.kernel.words.spelling import as_written, nearest

LETTERS: Final = "abcd"
DEFAULT_DECKS: Final = ("front_room", "cellar", "back_room", "yard")
"""Who plays where the option says `default`, behind a designer's own decks: those of a first game, then others."""
BUILT: Final = re.compile(r"built-(0|[1-9][0-9]{0,8})")


@dataclass(frozen=True, slots=True)
class DeckOption(Option):
    """A deck: a ready-made one, the Nth of the builder, or a code. Whether a code, or a deck of a designer's file, can
    be played `tables` says, which knows all cards.
    """

    def checked(self, value: object) -> Choice:
        """The value itself, when allowed; else OptionError, which says what is."""
        if not isinstance(value, str):
            return Option.checked(self, value)
        if codes.looks_like_one(value):
            try:
                return codes.FORM.checked(value)
            except ValueError as wrong:
                raise OptionError(f"option {self.name}: {wrong}") from None
        if ID.fullmatch(value) or BUILT.fullmatch(value):
            return value
        listed = [str(choice) for choice in self.choices]
        told = f"allowed: {', '.join(listed)}, built-N (N from 0 to {NUMBERS - 1}), or the code of a deck (BS1-...)"
        raise OptionError(f"option {self.name}: {as_written(value)} is no deck{nearest(value, listed)}; {told}")


INSTALLED: Final = {"decks": Installed(("default", *installed().presets), DeckOption)}
OPTIONS: Final = read_options(HOME / "options.toml", INSTALLED, LETTERS)


def seats(options: Options) -> int:
    """BS-RUL-01: how many seats the table has."""
    return int(options["players"])


def teams(options: Options) -> tuple[int, ...]:
    """BS-RUL-01: everyone for themselves."""
    return tuple(range(seats(options)))


def limits(options: Options) -> Limits:
    """BS-RUL-23: how many special cards a deck may hold here."""
    return Limits(int(options["special_max"]), int(options["special_copies"]))


# ---------------------------------------------------------------- decks
def deck_of(cards: Cards, options: Options, p: int) -> Deck:
    """The deck of a seat, legal at this table. Raises OptionError with every reason why it is not."""
    name = f"deck_{LETTERS[p]}"
    value = str(options[name])
    deck = _default(cards, options, p) if value == "default" else _named(cards, options, name, value)
    wrong = faults(cards, deck, limits(options))
    if wrong:
        raise OptionError(f"option {name}: {deck.name or 'the deck'}: {'; '.join(wrong)}")
    return deck


def _default(cards: Cards, options: Options, p: int) -> Deck:
    """The deck of a seat that names none: a designer's own decks come first, then the house's; where a designer's cards
    leave too few, one that is built.
    """
    own = [deck for deck in cards.decks if deck.id not in installed().presets]
    first = [cards.presets[name] for name in DEFAULT_DECKS if name in cards.presets]
    listed = [*own, *first, *(deck for deck in cards.decks if deck not in own and deck not in first)]
    return listed[p] if p < len(listed) else built(cards, p, limits(options))


def _named(cards: Cards, options: Options, name: str, value: str) -> Deck:
    """The deck that a value stands for."""
    number = BUILT.fullmatch(value)
    if number:
        return built(cards, int(number[1]), limits(options))
    if codes.looks_like_one(value):
        try:
            return codes.deck_of(value, cards)
        except ValueError as wrong:
            raise OptionError(f"option {name}: {wrong}") from None
    if value not in cards.presets:
        known = list(cards.presets)
        told = f"allowed: default, {', '.join(known)}, built-N, or the code of a deck (BS1-...)"
        raise OptionError(f"option {name}: there is no deck {value!r}{nearest(value, known)}; {told}")
    return cards.presets[value]


def varied(options: Options, number: int) -> Options:
    """What simulations play: at each seat whose deck is not said one that is built, so that all cards are met."""
    told = dict(options)
    for k, x in enumerate(LETTERS[: seats(options)]):
        if told[f"deck_{x}"] == "default":
            told[f"deck_{x}"] = f"built-{(4 * number + k) % NUMBERS}"
    return told


def checked(options: Options) -> None:
    """What only several options together can get wrong. Raises OptionError naming the rule."""
    n = seats(options)
    for x in LETTERS[n:]:
        if options[f"deck_{x}"] != "default":
            raise OptionError(f"option deck_{x}: there is no seat {x.upper()} at a table of {n}")
    if options["targets"] != "one" and n == 2:
        raise OptionError(f"option targets: {options['targets']} is for three or four players (BS-RUL-37)")
    if options["replies"] == "off":
        for name, off in (("reply_effects", "normal"), ("reply_block", "no")):
            if options[name] != off:
                raise OptionError(f"option {name}: {options[name]} needs replies = on ({RULES[name]})")


RULES: Final = {option.name: option.rule for option in OPTIONS}
"""The rule that each option comes from."""
