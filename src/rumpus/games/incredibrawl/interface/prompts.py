"""What is asked, in words: the question, with the card whose text asks it, and what each answer does."""

from dataclasses import dataclass
from typing import Final

from rumpus import effects as fx
from rumpus.effects import large
from rumpus.games.incredibrawl.content.load import Sheet
from rumpus.games.incredibrawl.content.tables import book_of
from rumpus.games.incredibrawl.interface.card_text import choices, sentence
from rumpus.games.incredibrawl.rules import ids
from rumpus.games.incredibrawl.rules.cards import hand_size, normal_draws
from rumpus.games.incredibrawl.rules.state import State, Table


@dataclass(frozen=True, slots=True)
class Ask:
    """A question: its name, what is asked and how it is answered; `verb` is what is done with the card, spot, seat or
    sign that answers it, `yes` and `no` what these mean ({} is the card that asks), `seconds` the time at a table with
    a clock, and `law` the rule that forbids other answers.
    """

    name: str
    what: str = ""
    how: str = ""
    verb: str = ""
    yes: str = ""
    no: str = ""
    seconds: int = 30
    law: str = "IB-ABIL-15"


ASKS: Final = {
    ids.A_NONE: Ask(""),
    ids.A_SELECT: Ask(
        "select",
        "Choose a character",
        "It lies face down until everybody has chosen.",
        verb="Choose {}",
        seconds=60,
        law="IB-SEL-06",
    ),
    ids.A_PLACE: Ask(
        "place",
        "Choose a spot",
        "1 faces 3, 2 faces 4; with two or three players 1 faces 2.",
        verb="Take {}",
        seconds=20,
        law="IB-SAB-02",
    ),
    ids.A_REFILL: Ask(
        "refill",
        "Refill for 1 Glory?",
        "Draw up to 5 now instead of your normal draw this round.",
        seconds=8,
        law="IB-DRAW-13",
    ),
    ids.A_WINDOW: Ask(
        "window",
        "Lay a Power-Up, or pass",
        "The first to lay one down has it resolved first.",
        verb="Lay {}",
        seconds=8,
        law="IB-PU-02",
    ),
    ids.A_THROW: Ask(
        "throw", "Rock, paper, scissors", "A true tie is thrown for.", verb="Throw {}", seconds=20, law="IB-TIE-02"
    ),
    ids.A_REPAIR: Ask(
        "repair",
        "Discard a Power-Up",
        "You draw a card for it, until you hold a character.",
        verb="Discard {}",
        law="IB-PU-12",
    ),
    ids.A_LOCATION: Ask(
        "location",
        "Change the location?",
        "The winner decides where the next brawl is fought.",
        seconds=20,
        law="IB-LOC-04",
    ),
    ids.A_DRAW: Ask("draw", "{draws}, or pay for a hand of 5", "1 Glory draws {bought}.", seconds=20, law="IB-DRAW-04"),
    ids.A_MAY: Ask("may", "Use it?", "The text says that you may.", yes="Use {}", no="Leave {}"),
    ids.A_SEAT: Ask("seat", "Choose a target", "", verb="Choose {}"),
    ids.A_TYPE: Ask(
        "type",
        "Choose a Type",
        "Physical beats Natural, Natural beats Energy, Energy beats Physical.",
        verb="Choose {}",
    ),
    ids.A_REPLACE: Ask("replace", "Choose a character to put into play", "", verb="Bring in {}"),
    ids.A_DISCARD: Ask("discard", "Discard a card", "", verb="Discard {}"),
    ids.A_KEEP: Ask(
        "keep", "Keep it on top?", "Otherwise it goes under the deck.", yes="Keep it on top", no="Put it under the deck"
    ),
    ids.A_ORDER: Ask("order", "Which card comes next?", "The first one you choose will be on top.", verb="Put {} next"),
    ids.A_RECOVER: Ask("recover", "Choose a card from the discard pile", "", verb="Take {} back"),
    ids.A_LIST: Ask("list", "Choose one", "", verb="Choose: {}"),
    ids.A_CLAIM: Ask(
        "claim",
        "Claim the class?",
        "Its card does not list it; the others vote. Once per brawl.",
        yes="Claim the class",
        no="Do not claim the class",
    ),
    ids.A_VOTE: Ask("vote", "Do you agree?", "More than half of the others must agree.", yes="Agree", no="Disagree"),
}
"""By what the waiting seats are asked (State.ask)."""


def asked(s: State) -> str:
    """The name of what is asked; empty when nothing is."""
    return ASKS[s.ask].name


def card_now(t: Table, s: State) -> Sheet | None:
    """The card whose text is being carried out; None between them."""
    if not s.fx.on:
        return None
    book = book_of(t)
    return book.places[s.fx.card - 40] if s.fx.card >= 40 else book.sheets[s.fx.card]


def word_now(t: Table, s: State) -> tuple[fx.Node, str] | None:
    """The effect word that is being carried out, and the kind of card it stands on."""
    return book_of(t).words.get(int(s.fx.row[s.fx.depth - 1])) if s.fx.on and s.fx.depth else None


def several(n: int) -> str:
    """No card, 1 card, 2 cards."""
    return "no card" if n == 0 else f"{n} card{'s' if n > 1 else ''}"


def draws(s: State, p: int) -> str:
    """IB-DRAW-03: what the normal draw of this Draw step will be, with what effects added or took away."""
    return f"Draw {several(normal_draws(s, p))}"


def prompt(t: Table, s: State, p: int) -> tuple[str, str]:
    """What the seat may do now, and how."""
    if not s.waiting >> p & 1:
        return "Wait for the others", ""
    one = ASKS[s.ask]
    bought = several(min(5 - hand_size(s, p), s.seats[p].deck_n)) if s.ask == ids.A_DRAW else ""
    return question(t, s, (one.what.format(draws=draws(s, p)), one.how.format(bought=bought)))


def question(t: Table, s: State, plain: tuple[str, str]) -> tuple[str, str]:
    """The question of a card's text: what, and for which card; `plain` is what is asked without one."""
    card, found = card_now(t, s), word_now(t, s)
    if card is None or s.ask < ids.A_MAY or s.ask in (ids.A_CLAIM, ids.A_VOTE):
        return plain
    if s.ask == ids.A_MAY and found is not None:
        said = sentence(*found)
        return f"Use {card.name}, or leave it", f"{large(said)}."
    if s.ask == ids.A_DISCARD and s.fx.left > 1:
        return f"Discard {s.fx.left} cards", f"For {card.name}."
    return plain[0], " ".join(part for part in (f"For {card.name}.", plain[1]) if part)


def list_text(t: Table, s: State, k: int) -> str:
    """What effect list k of a choice does."""
    found = word_now(t, s)
    texts = choices(*found) if found else []
    return large(texts[k]) if k < len(texts) else f"List {k + 1}"
