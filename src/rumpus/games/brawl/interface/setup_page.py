"""What pages get once: the schema of the set-up page, and the decks of a table."""

from collections.abc import Iterable
from typing import Any, Final

from rumpus.effects.art import ArtWords
from rumpus.games.brawl.content.kinds import STANDARD, Kind
from rumpus.games.brawl.content.load import Counts, Deck, advice, load_decks
from rumpus.games.brawl.content.options import CIRCLE, DEFAULT_DECKS, OPTIONS, teams
from rumpus.games.brawl.content.tables import book_of
from rumpus.games.brawl.interface.card_text import CardType, short
from rumpus.kernel.contract.table_form import Clash, Common, Format, Group, Pick, Size, TableForm, Value

Json = dict[str, Any]
DECKS: Final = "deck_*"
PARTS: Final = {
    "Decks": ("weight_*", "expansion"),
    "Real time": (
        "arbitration",
        "slot_ms",
        "hand_ms",
        "bot_delay_min",
        "bot_delay_max",
        "churn_limit",
        "stall_seconds",
        "game_limit_seconds",
        "pause",
        "disconnect_seconds",
    ),
    "Cards and points": ("base_press", "press_variant", "point_tie", "training_pass", "held_card", "show_discards"),
    "Circle and teams": ("team_sizes", "playoff_rounds", "area_close", "tag_hand", "self_tag_seconds"),
}


def setup_page() -> TableForm:
    """The set-up page."""
    common = ("mode", "weight", "mirror_decks", "decklists", "fouls")
    return TableForm(
        formats=formats(),
        groups=(
            Group(
                id="decks",
                title="Decks",
                option=DECKS,
                usual="Standard",
                picks=tuple(_pick(deck) for deck in load_decks().values()),
                note="A seat left as usual plays the next of the usual decks.",
            ),
        ),
        common=tuple(Common(option=name) for name in common),
        parts=PARTS,
        clashes=_clashes(),
    )


# ---------------------------------------------------------------- formats
def formats() -> tuple[Format, ...]:
    """BR-SETUP-08: two players, a ring of neighbours, two teams."""
    pairs = next(option.choices for option in OPTIONS if option.name == "teams")
    duel = Size(title="2 players", options={"format": "duel"}, teams=(0, 1))
    ring = tuple(
        Size(title=f"{n} players", options={"format": "circle", "players": n}, teams=tuple(range(n)))
        for n in range(CIRCLE[0], CIRCLE[1] + 1)
    )
    return (
        Format(id="duel", title="Duel", sizes=(duel,)),
        Format(id="circle", title="Circle", sizes=ring),
        Format(id="tag_team", title="Tag team", sizes=tuple(_against(str(pair)) for pair in pairs)),
    )


def _against(pair: str) -> Size:
    """BR-TAG-01: a size of tag team."""
    told = {"format": "tag_team", "teams": pair}
    return Size(title=pair.replace("v", " against "), options=told, teams=teams({**told, "players": 0}))


# ---------------------------------------------------------------- decks
def _pick(deck: Deck) -> Pick:
    """A deck among the pictures."""
    cards = ", ".join(f"{n} {short(kind)}" for kind, n in deck.cards)
    return Pick(value=deck.id, name=deck.name, art=deck.art, line=deck.temperament, text=f"{deck.facts} {cards}.")


def at_the_table(t: Any) -> Json:
    """The decks of the house, whoever plays them: who each is, and both its lists. `usual`: who plays where a deck is
    left at its default, in seat order; `types`: the card types that the lists name by index; `fighters`: the figures.
    """
    kinds = _installed()
    return {
        "usual": list(DEFAULT_DECKS),
        "types": [CardType(kind) for kind in kinds],
        "decks": [deck_view(deck, kinds) for deck in load_decks().values()],
        "fighters": fighters([*load_decks().values(), *book_of(t).looks]),
    }


def fighters(decks: Iterable[Deck]) -> dict[str, ArtWords]:
    """The fighter of each deck in words, by the deck's id; who is at the table is public, by a designer's file too."""
    return {deck.id: deck.art for deck in decks if deck.art}


def _installed() -> tuple[Kind, ...]:
    """The kinds of the book, and those that an installed deck has of its own."""
    found = [kind for deck in load_decks().values() for kind, _ in deck.cards + deck.extra]
    return tuple(dict.fromkeys([*STANDARD, *found]))


def deck_view(deck: Deck, kinds: tuple[Kind, ...]) -> Json:
    """A deck for the page: who it is, both its lists (empty: no such weight), what is unusual about it."""
    heavy = deck.counts(heavy=True) if deck.extra else ()
    return {
        "id": deck.id,
        "name": deck.name,
        "temperament": deck.temperament,
        "facts": deck.facts,
        "expansion": deck.expansion,
        "bases": deck.bases(),
        "cards": _listed(deck.cards, kinds),
        "heavy": _listed(heavy, kinds),
        "warnings": advice(deck),
    }


def _listed(counts: Counts, kinds: tuple[Kind, ...]) -> list[Json]:
    """A deck list by card type: {type: index of `types`, n: the number on the card}."""
    return [{"type": kinds.index(kind), "n": n} for kind, n in counts]


# ---------------------------------------------------------------- what does not fit together
def _clashes() -> tuple[Clash, ...]:
    """As `content/options.py` and `content/tables.py` check it."""
    decks = load_decks().values()
    few = [deck.id for deck in decks if deck.bases() < 2]
    light = [deck.id for deck in decks if not deck.extra]
    added = [deck.id for deck in decks if deck.expansion]
    about_decks = (
        (few, {"format": ["circle"]}, "A circle takes decks with 2 Bases (BR-RUL-25)."),
        (light, {"weight": ["heavy"]}, "This deck has no heavy list."),
        (added, {"expansion": ["off"]}, "This deck has expansion cards, and they are off."),
    )
    return (
        *(
            Clash(why=why, when={DECKS: found, **when}, mend={DECKS: "default"})
            for found, when, why in about_decks
            if found
        ),
        Clash(
            why="Another seat has this deck, and each may be played once.",
            when={"mirror_decks": ["forbid"]},
            twice=DECKS,
            mend={DECKS: "default"},
        ),
        *(
            Clash(
                why="Every deck has the same weight unless each seat has its own.",
                when={"weight": [told], "weight_*": [other]},
                mend={"weight_*": "table"},
            )
            for told, other in (("standard", "heavy"), ("heavy", "standard"))
        ),
        *_of_teams(),
        *_in_time(),
    )


def _of_teams() -> tuple[Clash, ...]:
    """BR-RUL-29: teams of one size."""
    sizes = [dict(size.options) for one in formats() for size in one.sizes]
    uneven = [told["teams"] for told in sizes if "teams" in told and len(set(str(told["teams"]).split("v"))) > 1]
    when: dict[str, list[Value]] = {"format": ["tag_team"], "team_sizes": ["equal"], "teams": uneven}
    return (Clash(why="These teams differ in size.", when=when, mend={"team_sizes": "free"}),)


def _in_time() -> tuple[Clash, ...]:
    """Ranges with a gap, and what needs everybody at once, or people."""
    claims: dict[str, list[Value]] = {"fouls": ["claim"]}
    stall: dict[str, list[Value]] = {"stall_seconds": [0], "mode": ["tournament"]}
    return (
        Clash(
            why="0 is off; else it takes 10 seconds at least.",
            when={"stall_seconds": range(1, 10)},
            mend={"stall_seconds": 60},
        ),
        Clash(
            why="0 is no limit; else it takes 60 seconds at least.",
            when={"game_limit_seconds": range(1, 60)},
            mend={"game_limit_seconds": 0},
        ),
        Clash(why="The fastest is not slower than the slowest.", above=("bot_delay_min", "bot_delay_max")),
        Clash(
            why="In turns nothing illegal can be played.",
            when={**claims, "mode": ["training"]},
            mend={"fouls": "refuse"},
        ),
        Clash(why="Bots call no fouls: people only.", when=claims, sitter="bot", mend={"fouls": "refuse"}),
        Clash(
            why="With bots somebody has to end a stalled game.", when=stall, sitter="bot", mend={"stall_seconds": 60}
        ),
        Clash(
            why="Real time: each person needs a screen. In turns you can share one.",
            when={"mode": ["tournament"]},
            sitter="here",
        ),
    )
