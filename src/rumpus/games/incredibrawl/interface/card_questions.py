"""What the text of a card asks, in words: the question with the card that asks it, and what each answer does."""

from typing import Final

from rumpus import effects as fx
from rumpus.effects import large
from rumpus.games.incredibrawl.content.load import Sheet
from rumpus.games.incredibrawl.content.tables import book_of
from rumpus.games.incredibrawl.interface.card_text import choices, sentence
from rumpus.games.incredibrawl.rules import ids
from rumpus.games.incredibrawl.rules.state import State, Table

VERBS: Final = {
    "select": "Choose {}",
    "place": "Take {}",
    "window": "Lay {}",
    "repair": "Discard {}",
    "discard": "Discard {}",
    "replace": "Bring in {}",
    "recover": "Take {} back",
    "order": "Put {} next",
    "seat": "Choose {}",
    "type": "Choose {}",
    "throw": "Throw {}",
    "list": "Choose: {}",
}
"""What is done with a card, spot, seat or sign, by what is asked."""
SAYS: Final = {
    "may": ("Use {}", "Leave {}"),
    "keep": ("Keep it on top", "Put it under the deck"),
    "claim": ("Claim the class", "Do not claim the class"),
    "vote": ("Agree", "Disagree"),
}
"""What yes and no mean, by what is asked; {} is the card that asks."""


def card_now(t: Table, s: State) -> Sheet | None:
    """The card whose text is being carried out; None between them."""
    if not s.fx.on:
        return None
    book = book_of(t)
    return book.places[s.fx.card - 40] if s.fx.card >= 40 else book.sheets[s.fx.card]


def word_now(t: Table, s: State) -> tuple[fx.Node, str] | None:
    """The effect word that is being carried out, and the kind of card it stands on."""
    return book_of(t).words.get(int(s.fx.row[s.fx.depth - 1])) if s.fx.on and s.fx.depth else None


def question(t: Table, s: State, plain: tuple[str, str]) -> tuple[str, str]:
    """The question of a card's text: what, and for which card; `plain` is what is asked without one."""
    card, found = card_now(t, s), word_now(t, s)
    ask = ids.ASKS[s.ask]
    if card is None or ask in ids.ASKS[: ids.ASKS.index("may")]:
        return plain
    if ask == "may" and found is not None:
        said = sentence(*found)
        return f"Use {card.name}, or leave it", f"{large(said)}."
    if ask == "discard" and s.fx.left > 1:
        return f"Discard {s.fx.left} cards", f"For {card.name}."
    if ask in ("claim", "vote"):
        return plain
    return plain[0], " ".join(part for part in (f"For {card.name}.", plain[1]) if part)


def list_text(t: Table, s: State, k: int) -> str:
    """What effect list k of a choice does."""
    found = word_now(t, s)
    texts = choices(*found) if found else []
    return large(texts[k]) if k < len(texts) else f"List {k + 1}"
