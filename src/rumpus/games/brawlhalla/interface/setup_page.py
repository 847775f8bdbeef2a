"""What pages get once: the schema of the set-up page; the Legends of a table, and the Game Aid card."""

import tomllib
from collections.abc import Iterable
from typing import Any, Final

from rumpus.effects.art import ArtWords, painted
from rumpus.games.brawlhalla.content.arenas import FORMATS
from rumpus.games.brawlhalla.content.load import HOME, Card, LegendCards, load_arenas, load_set, sets
from rumpus.games.brawlhalla.content.options import DEFAULT_SET, LETTERS
from rumpus.games.brawlhalla.content.tables import book_of
from rumpus.games.brawlhalla.interface import faces
from rumpus.kernel.contract.shown import Shown
from rumpus.kernel.contract.table_form import Clash, Common, Format, Group, Pick, Size, TableForm

TITLES: Final = {"1v1": "Duel", "2v2": "2 against 2", "ffa3": "Free-for-all, 3", "ffa4": "Free-for-all, 4"}
COVER: Final = "bodvar"
"""The Legend on the poster."""
SWORD: Final = "*"
"""The sign of a space with a Flaming Sword, in the plan of an arena."""
PARTS: Final = {
    "Setup": ("card_set", "start_spots", "mulligan", "team_hands"),
    "Moving and falling": (
        "under_platform",
        "air_limit",
        "air_count_start",
        "zero_move",
        "gravity_scope",
        "gravity_fall",
        "bottom_fall",
    ),
    "Attacks": (
        "melee_through_platform",
        "underplay",
        "light_at_red",
        "bump_choice",
        "bump_origin",
        "effect_limit",
        "discard_more",
    ),
    "Swords": ("sword_pickup", "token_fallback", "eliminated_sword"),
    "KO and end": ("ko3_bonus", "stall", "stall_rounds", "round_limit"),
    "The table": ("on_leave", "discard_view", "spectator_hands"),
}


def setup_page() -> TableForm:
    """The set-up page."""
    return TableForm(
        formats=tuple(_format(key) for key in FORMATS),
        groups=(
            Group(
                id="legends",
                title="Legends",
                option="legend_*",
                usual="At the table",
                picks=tuple(pick for legend in load_set(DEFAULT_SET) for pick in _picks(legend)),
                how="legend_pick",
            ),
            Group(
                id="arena",
                title="Arena",
                option="arena",
                usual="Standard",
                picks=tuple(
                    Pick(
                        value=arena.id,
                        name=arena.title,
                        plan=_plan(arena.grid.lines, next(iter(arena.swords.values()))),
                        place=arena.place,
                    )
                    for arena in load_arenas().values()
                ),
            ),
        ),
        common=(
            Common(option="ko_mode"),
            Common(option="discovery"),
            Common(option="clock_seconds", choices={0: "None", 20: "20 s", 60: "60 s"}),
            Common(option="first_player"),
            Common(option="mirror_legends"),
            Common(option="free_undo"),
        ),
        parts=PARTS,
        clashes=_clashes(),
        cover=next(legend.art for legend in load_set(DEFAULT_SET) if legend.id == COVER),
    )


# ---------------------------------------------------------------- formats, arenas, Legends
def _format(key: str) -> Format:
    """BH-FMT-01: a format and its seats. A and C play against B and D in two teams."""
    n = FORMATS[key]
    value = key if key in ("1v1", "2v2") else "ffa"
    size = Size(
        title=f"{n} players",
        options={"format": value, "players": n},
        teams=tuple(p % 2 for p in range(n)) if key == "2v2" else tuple(range(n)),
    )
    return Format(id=key, title=TITLES[key], sizes=(size,))


def _plan(lines: Iterable[str], swords: tuple[str, ...]) -> tuple[str, ...]:
    """An arena as rows of signs: `.` Air, `=` a Platform, and `*` one with a sword."""
    rows = [list(line) for line in lines]
    for name in swords:
        row, _, col = name[1:].partition("c")
        rows[int(row) - 1][int(col) - 1] = SWORD
    return tuple("".join(row) for row in rows)


def _picks(legend: LegendCards) -> tuple[Pick, ...]:
    """A Legend with either weapon side up."""
    told = faces.legend_view(legend)
    sides = [faces.side_view(legend, side) for side in (1, 2)]
    return tuple(
        Pick(
            value=f"{legend.id} {side['side']}",
            name=legend.name,
            icon=legend.icon,
            art=legend.art,
            line=side["name"],
            text=f"{told['power']['name']}: {told['power']['text']} {side['name']}: {side['text']}",
        )
        for side in sides
    )


# ---------------------------------------------------------------- what does not fit together
def _clashes() -> tuple[Clash, ...]:
    """As `content/options.py` and `content/tables.py` check it."""
    own = {name: {legend.id for legend in load_set(name)} for name in sets()}
    strange = {
        name: [f"{legend} {side}" for legend in sorted(own[DEFAULT_SET] - found) for side in (1, 2)]
        for name, found in own.items()
    }
    return (
        *_of_arenas(),
        *(
            Clash(
                why="This Legend is not in the card set.",
                when={"card_set": [name], "legend_*": values},
                mend={"legend_*": "draft"},
            )
            for name, values in strange.items()
            if values
        ),
        Clash(
            why="Another seat has this Legend.",
            when={"mirror_legends": ["no"]},
            twice="legend_*",
            mend={"legend_*": "draft"},
        ),
        *(
            Clash(
                why=f"There is no seat {LETTERS[n:][0].upper()} at this table." if n == 3 else "That seat is not here.",
                when={"first_player": [f"seat{seat + 1}" for seat in range(n, len(LETTERS))]},
                seats=(n,),
                mend={"first_player": "youngest"},
            )
            for n in (2, 3)
        ),
        Clash(
            why="Without pressure the game needs a longest length.",
            when={"stall": ["off"], "round_limit": [0]},
            mend={"round_limit": 300},
        ),
        Clash(
            why="0 is no limit; else 10 rounds at least.", when={"round_limit": range(1, 10)}, mend={"round_limit": 300}
        ),
        Clash(
            why="0 is no clock; else 10 seconds at least.",
            when={"clock_seconds": range(1, 10)},
            mend={"clock_seconds": 0},
        ),
    )


def _of_arenas() -> tuple[Clash, ...]:
    """BH-RUL-05: an arena is laid out for some formats."""
    found = []
    for key, n in FORMATS.items():
        others = [arena.id for arena in load_arenas().values() if key not in arena.formats]
        value = key if key in ("1v1", "2v2") else "ffa"
        if others:
            why = f"Not every arena is laid out for this format ({TITLES[key]})."
            found.append(
                Clash(why=why, when={"arena": others, "format": [value]}, seats=(n,), mend={"arena": "default"})
            )
    return tuple(found)


# ---------------------------------------------------------------- a table's own
def at_the_table(t: Any) -> dict[str, Any]:
    """BH-RUL-79: the Legends that this table's draft offers: those of its set and of its designer's file; the aid; what
    its arena looks like.
    """
    book = book_of(t)
    return {
        "legends": [DraftLegend(legend, bool(t.discovery)) for legend in book.legends],
        "aid": aid_card(),
        **painted(book.arena.place),
    }


class DraftCard(Shown):
    """A card of a Legend's deck that does more than count."""

    def __init__(self, card: Card) -> None:
        told = faces.face(card)
        self.id: str = card.id
        self.value: int = card.value
        self.icon: str = card.icon
        self.name: str = card.name
        self.short: faces.Short = told["short"]


class DraftLegend(faces.LegendCard):
    """A Legend of the draft, with both sides of its Weapon card and the cards of its deck that do more than count, each
    once, by value; in Discovery none does.
    """

    def __init__(self, legend: LegendCards, discovery: bool) -> None:
        with_text = sorted((card for card in legend.cards if card.effects), key=lambda card: card.value)
        super().__init__(legend)
        if legend.art:
            self.art: ArtWords = legend.art
        self.weapons: list[faces.WeaponSide] = [faces.side_view(legend, side) for side in (1, 2)]
        self.cards: list[DraftCard] = [] if discovery else [DraftCard(card) for card in with_text]


def aid_card() -> dict[str, Any]:
    """BH-SETUP-11: the Game Aid card, section by section, and the card on it that shows what a card says."""
    told = tomllib.loads((HOME / "aid.toml").read_text("utf-8"))
    name, title = told["sample"]
    deck = next(legend.deck for legend in load_set(DEFAULT_SET) if legend.id == name)
    shown = next(card for card in deck if card.name == title)
    sample = faces.Card(shown, -1, "", False)
    return {"sections": told["section"], "sample": sample}
