"""What pages get once: the schema of the set-up page, and the heroes, artifacts, relics and hazards of a table."""

from typing import Any, Final

from rumpus import effects as fx
from rumpus.effects.art import drawn
from rumpus.games.brutality.content.load import Card, Hero, Special, installed
from rumpus.games.brutality.content.tables import book_of
from rumpus.games.brutality.content.words import BY_NAME
from rumpus.games.brutality.interface import reach
from rumpus.games.brutality.interface.card_text import text_of
from rumpus.games.brutality.interface.names import HAZARD_ROWS
from rumpus.games.brutality.rules import ids, setup
from rumpus.games.brutality.rules.state import Table
from rumpus.kernel.contract.table_form import Clash, Common, Format, Group, Pick, Size, TableForm

Json = dict[str, Any]
COVER, RED = "demon_king", "#F0574A"
"""The hero on the poster, and the ink that stands out there."""
PARTS: Final = {
    "Before the first turn": ("hazard_copies", "draft_picks"),
    "Relics": ("second_draw", "full_hand", "empty_play", "steal_choice", "cc_reshuffle", "four_draws"),
    "The fight": ("absorb", "tank_landing", "makes_room", "crowded", "revived_acts"),
    "Hazards": ("stay_damage", "hazard_again", "catapult_distance", "occupied_pikes", "forced_pillar_landing"),
    "The end": ("double_ko", "quiet_rounds"),
}


def setup_page() -> TableForm:
    """The set-up page."""
    return TableForm(
        formats=(
            Format(id="duel", title="Duel", sizes=(_size(2),)),
            Format(id="four", title="Two against two", sizes=(_size(4),)),
            Format(
                id="chaos", title="Controlled Chaos", sizes=(_size(2, "controlled_chaos"), _size(4, "controlled_chaos"))
            ),
        ),
        groups=(
            Group(
                id="boards",
                title="Board",
                option="board",
                usual="7x9",
                picks=tuple(
                    Pick(
                        value=one.id,
                        name=one.name,
                        line=f"{one.columns} columns, {one.rows} rows",
                        plan=("." * one.columns,) * one.rows,
                        place=one.place,
                    )
                    for one in installed().boards
                ),
            ),
        ),
        common=(
            Common(option="hero_draft"),
            Common(option="artifacts"),
            Common(option="round_limit"),
            Common(option="first_team"),
        ),
        parts=PARTS,
        clashes=(
            Clash(
                why="With bots a game needs a last round.",
                when={"round_limit": [0]},
                sitter="bot",
                mend={"round_limit": 30},
            ),
        ),
        cover=next({**one.art, "ink": RED} for one in installed().heroes if one.id == COVER),
    )


def _size(n: int, form: str = "standard") -> Size:
    """So many at the table: two teams, of one player or two."""
    return Size(title=f"{n} players", options={"players": n, "format": form}, teams=tuple(p % 2 for p in range(n)))


# ---------------------------------------------------------------- a table's own page


def at_the_table(t: Table) -> Json:
    """What the page of a table gets once: every hero, artifact and relic by number (0 is null), every hazard; what its
    board looks like.
    """
    book = book_of(t)
    cards = book.cards
    in_turn = t.draft in (ids.ALTERNATE, ids.SNAKE)
    place = {"place": book.board.place} if book.board.place else {}
    return {
        "heroes": [None, *(hero(t, n, one) for n, one in enumerate(cards.heroes, 1))],
        "tools": [None, *map(tool, cards.artifacts)],
        "relics": [None, *map(relic, cards.relics)],
        "hazards": [None, *map(hazard, HAZARD_ROWS.values())],
        "artifacts": bool(t.tools),
        "picks": {
            "heroes": [setup.turn_of(t, i) for i in range(ids.HEROES)] if in_turn else [],
            "tools": list(setup.IN_TURN) if t.tools else [],
        },
    } | place


def texts(one: Special | Card) -> Json:
    """What a special or a card says, in two lengths."""
    return {"text": text_of(one), "short": text_of(one, fx.SHORT)}


def tool(one: Card) -> Json:
    """An artifact as the page shows it."""
    return {"id": one.id, "name": one.name, "icon": one.icon, "cooldown": one.told.number("cooldown")} | texts(one)


def relic(one: Card) -> Json:
    """A relic as the page shows it."""
    about = {"type": one.kind, "timing": one.timing, "whose": one.told.data.get("whose")}
    return {"id": one.id, "name": one.name, "icon": one.icon} | about | texts(one)


def special(t: Table, one: Special, at: int, end: int) -> Json:
    """A special as the page shows it; its rows of the Table."""
    told = {node.word: node.data for node in reversed(one.lines)}
    aims = [BY_NAME[node.word] for node in one.lines if BY_NAME[node.word].aim]
    harmless = "damage" not in told
    how = "heal" if harmless and "heal" in told else aims[0].name if aims else ""
    return {
        "id": one.id,
        "name": one.name,
        "reach": reach.struck(t, at, end),
        "flies": next((aim.flies for aim in aims if aim.name != "aim_self"), False),
        "how": "place" if harmless and how == "aim_square" else how,
        "damage": told.get("damage", {}).get("amount"),
        "knocks": told.get("knockback", {}).get("steps", 0),
        "pulls": told.get("pull", {}).get("steps", 0),
    } | texts(one)


def hero(t: Table, n: int, one: Hero) -> Json:
    """A hero as the page shows it; its number."""
    card = t.heroes[n]
    return {
        "id": one.id,
        "name": one.name,
        "short": one.short,
        "icon": one.icon,
        "kind": one.klass,
        "wide": one.size[0],
        "deep": one.size[1],
        "hp": one.hp,
        "ms": one.ms,
        "pattern": one.pattern,
        "walks": reach.walks(card.pattern),
        "traits": list(one.traits),
        "background": one.background,
        "specials": [
            special(t, k, at, at + size)
            for k, at, size in zip(one.specials, list(card.first), list(card.size), strict=True)
        ],
        **drawn(one.art),
    }


def hazard(one: dict[str, str]) -> Json:
    """A kind of hazard as the page shows it."""
    told = {key: one[key] for key in ("id", "name", "short")}
    return told | {"stands": one["lies"] == "stands", "brief": one["brief"], "text": one["text"]}
