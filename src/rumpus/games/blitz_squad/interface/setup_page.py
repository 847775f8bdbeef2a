"""What pages get once: the schema of the set-up page, and the cards of a table."""

from typing import Any, Final

from rumpus.effects.art import PlaceWords, drawn
from rumpus.games.blitz_squad.content.decks import Deck
from rumpus.games.blitz_squad.content.load import Brawler, Sheet, installed
from rumpus.games.blitz_squad.content.tables import book_of
from rumpus.games.blitz_squad.interface.card_text import heads, short_of
from rumpus.games.blitz_squad.rules import ids
from rumpus.games.blitz_squad.rules.state import Table
from rumpus.kernel.contract.table_form import Clash, Common, Group, Pick, TableForm, by_number

COVER, ORANGE = "brakka", "#F58220"
"""The brawler on the poster, and the ink that stands out there."""
PARTS: Final = {
    "Decks": ("special_max", "special_copies"),
    "Replies": ("idle_replies", "reply_effects", "reply_block"),
    "Combos": ("stack_order", "last_cards", "combo_limit"),
    "Special cards and drawing": ("special_zone", "draw_change"),
    "Beginning and end": ("flip_limit", "turn_limit"),
}


def setup_page() -> TableForm:
    """The set-up page."""
    return TableForm(
        formats=by_number((2, 3, 4)),
        groups=(
            Group(
                id="decks",
                title="Decks",
                option="deck_*",
                usual="The house's choice",
                picks=tuple(_pick(deck) for deck in installed().decks),
                note="Four brawlers of fifteen cards each. The deck is your tavern, and your life.",
                own=True,
            ),
        ),
        common=(
            Common(option="replies"),
            Common(option="targets"),
            Common(option="second_start", choices={0: "None", 2: "2 cards", 3: "3 cards"}),
            Common(option="deck_lists"),
            Common(option="clock_seconds", choices={0: "None", 30: "30 s", 60: "60 s"}),
        ),
        parts=PARTS,
        clashes=_clashes(),
        cover={**installed().squad[COVER].looks.art, "ink": ORANGE},
    )


def _pick(deck: Deck) -> Pick:
    """A ready-made deck."""
    text = ", ".join(installed().squad[name].name for name in deck.brawlers)
    more = sum(n for _, n in deck.into)
    face = installed().squad[deck.looks.face].looks
    with_ = f", and {more} special cards in place of as many of theirs" if more else ""
    return Pick(
        value=deck.id,
        name=deck.name,
        icon=deck.looks.icon,
        line=deck.line.rstrip("."),
        text=f"{text}{with_}.",
        art={**face.art, "ink": face.ink} if face.art else {},
        place=tavern(deck),
    )


def tavern(deck: Deck) -> PlaceWords:
    """What the tavern of a deck looks like; each has its own, though nobody has described it."""
    return {"kind": "tavern", "seed": deck.name, **deck.looks.place}


def _clashes() -> tuple[Clash, ...]:
    """What does not fit together, as `content/options.py` checks it."""
    return (
        Clash(
            why="In a duel there is one opponent to hit.",
            when={"targets": ["left", "all"]},
            seats=(2,),
            mend={"targets": "one"},
        ),
        Clash(
            why="What works in a reply is asked only where there are replies.",
            when={"replies": ["off"], "reply_effects": ["reply_lines_only"]},
            mend={"reply_effects": "normal"},
        ),
        Clash(
            why="Without replies there are none to block.",
            when={"replies": ["off"], "reply_block": ["yes"]},
            mend={"reply_block": "no"},
        ),
    )


# ---------------------------------------------------------------- a table's own page


def at_the_table(t: Table) -> dict[str, Any]:
    """What the page of a table gets once: every card, every brawler, and what the decks are called and their taverns
    look like, where that may be known (BS-RUL-51).
    """
    book = book_of(t)
    return {
        "cards": [None, *(card(sheet) for sheet in book.cards.designs)],
        "brawlers": [brawler(one) for one in book.cards.brawlers],
        "decks": [] if t.closed else [deck.name for deck in book.decks],
        "taverns": [] if t.closed else [tavern(deck) for deck in book.decks],
        "sorted": bool(t.sorted),
        "targets": ids.TARGETS[t.targets],
        "replies": bool(t.replies),
    }


def card(sheet: Sheet) -> dict[str, Any]:
    """A design as the page shows it: `shapes.CardInfo`."""
    return {
        "id": sheet.id,
        "name": sheet.name,
        "kind": sheet.kind,
        "brawler": sheet.brawler or None,
        "power": sheet.power,
        "copies": sheet.copies,
        "icon": sheet.art,
        "heads": [{"head": head, "text": text} for head, text in heads(sheet)],
        "short": short_of(sheet),
    }


def brawler(one: Brawler) -> dict[str, Any]:
    """A brawler as the page shows it: `shapes.BrawlerInfo`."""
    return {
        "id": one.id,
        "name": one.name,
        "short": one.looks.short,
        "icon": one.looks.mark,
        "face": one.looks.face,
        "ink": one.looks.ink,
        "line": one.looks.line or one.plan,
        **drawn(one.looks.art),
    }
