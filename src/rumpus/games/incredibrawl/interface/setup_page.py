"""What pages get once: the schema of the set-up page, and the cards of a table."""

from typing import Any, Final

from rumpus.effects.art import drawn, painted
from rumpus.games.incredibrawl.content.load import installed
from rumpus.games.incredibrawl.content.moments import NAMES
from rumpus.games.incredibrawl.content.tables import book_of
from rumpus.games.incredibrawl.interface.card_text import parts_of, short_of, text_of
from rumpus.games.incredibrawl.rules import ids
from rumpus.games.incredibrawl.rules.state import Table
from rumpus.kernel.contract.table_form import Clash, Common, Group, Pick, TableForm, by_number

COVER, GREEN = "swamp_tenor", "#4FC862"
"""The character on the poster, and the ink of its Type."""
MODES: Final = (
    Pick(value="family", name="Family", icon="bear-head", line="Types and Levels, no abilities"),
    Pick(value="casual", name="Casual", icon="laurel-crown", line="Every character does something of its own"),
    Pick(value="gamer", name="Gamer", icon="lightning-trio", line="Casual, and what you add to it"),
)
EXTRAS: Final = {"power_ups": "Power-Ups are", "locations": "Locations are", "select_a_brawl": "Select-a-Brawl is"}
"""What Gamer mode adds, at the head of a sentence."""
PARTS: Final = {
    "Power-Ups and spots": (
        "power_up_order",
        "late_power_up",
        "hidden_windows",
        "three_player_token",
        "three_player_spots",
        "sab_choice",
    ),
    "Abilities": ("ability_tie", "lose_trigger", "gone_ability", "level_cap", "play_cap", "classes"),
    "Drawing and refills": ("refill_timing", "refill_min", "family_refill", "no_character_test"),
    "The end": ("final_tie", "max_rounds"),
    "The table": ("still_hold", "spectator_hands"),
}


def setup_page() -> TableForm:
    """The set-up page."""
    return TableForm(
        formats=by_number((2, 3, 4)),
        groups=(Group(id="mode", title="Mode", option="mode", usual="Casual", picks=MODES),),
        common=(
            *(Common(option=name) for name in EXTRAS),
            Common(option="tie_break"),
            Common(option="glory_goal", choices={10: "10", 15: "15", 20: "20"}),
            Common(option="clock_seconds", choices={0: "None", 20: "20 s", 60: "60 s"}),
        ),
        parts=PARTS,
        clashes=_clashes(),
        cover=next({**one.art, "ink": GREEN} for one in installed().characters if one.id == COVER),
    )


def _clashes() -> tuple[Clash, ...]:
    """What does not fit together, as `content/options.py` checks it."""
    return (
        Clash(
            why="Gamer mode takes one of Power-Ups, Locations and Select-a-Brawl at least.",
            when={"mode": ["gamer"], **{name: ["off"] for name in EXTRAS}},
            mend={"power_ups": "on"},
        ),
        *(
            Clash(why=f"{head} for Gamer mode.", when={name: ["on"], "mode": ["family", "casual"]}, mend={name: "off"})
            for name, head in EXTRAS.items()
        ),
        Clash(
            why="That is asked only with Power-Ups.",
            when={"power_up_order": ["first_player"], "power_ups": ["off"]},
            mend={"power_up_order": "race"},
        ),
        Clash(
            why="Spots are chosen only with Select-a-Brawl.",
            when={"three_player_spots": ["choose_spot"], "select_a_brawl": ["off"]},
            mend={"three_player_spots": "holder_odd"},
        ),
        Clash(
            why="Hiding who holds Power-Ups needs a screen for each person.",
            when={"hidden_windows": ["on"]},
            sitter="here",
            mend={"hidden_windows": "off"},
        ),
    )


def at_the_table(t: Table) -> dict[str, Any]:
    """Every card of the table for the page: banner and text, made from the data."""
    book = book_of(t)
    cards = [
        {
            "id": sheet.id,
            "name": sheet.name,
            "kind": sheet.kind,
            "type": ids.TYPES[sheet.type] if sheet.kind == "character" else None,
            "beats": ids.TYPES[(sheet.type + 1) % 3] if sheet.kind == "character" else None,
            "level": sheet.level or None,
            "classes": list(sheet.classes),
            "windows": [NAMES[window] for window in sheet.windows],
            "text": text_of(sheet),
            "short": short_of(sheet),
            "abilities": parts_of(sheet),
            **drawn(sheet.art),
            **painted(sheet.place),
        }
        for sheet in (*book.sheets, *book.places)
    ]
    return {"cards": cards}
