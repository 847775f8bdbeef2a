"""IncrediBrawl for the rest of the house. See README.md for the files and the data."""

from pathlib import Path
from typing import Any

from rumpus.games.incredibrawl.content import options, tables
from rumpus.games.incredibrawl.content.load import FILE_KEYS, advise_file, check_file
from rumpus.games.incredibrawl.interface import actions, drawing, events, report, scene, view
from rumpus.games.incredibrawl.interface.card_text import show_file
from rumpus.games.incredibrawl.rules import ids
from rumpus.games.incredibrawl.rules.features import WIDTH
from rumpus.games.incredibrawl.rules.state import State, Table
from rumpus.kernel.spec import GameSpec


def real_time(_t: Any) -> bool:
    """Never: everybody decides together, and no play races another."""
    return False


CHANGES = {
    2: "who comes in after the reveal acts after the originals, a revealed character that is taken back keeps its Play "
    "ability, and there are more windows"
}
"""What each rules version changed, for saves of older ones."""

SPEC = GameSpec(
    id="incredibrawl",
    title="IncrediBrawl",
    subtitle="Everyone reveals at once",
    tagline="Ten Glory. Any means.",
    mood="Silly, sharp",
    minutes=20,
    players=(2, 3, 4),
    version=2,
    State=State,
    Table=Table,
    rules="rumpus.games.incredibrawl.rules",
    actions=ids.ACTIONS,
    max_legal=ids.MAX_LEGAL,
    events=ids.EVENTS,
    options=options.OPTIONS,
    seats=options.seats,
    teams=options.teams,
    tables=tables.tables,
    name=actions.name,
    parse=actions.parse,
    why_not=actions.why_not,
    passive=actions.passive,
    anytime=actions.ANYTIME,
    view=view.view,
    redact=view.redact,
    say=events.say,
    prompt=actions.prompt,
    action=actions.action,
    scene=scene.scene,
    unscene=scene.unscene,
    ends=events.ENDS,
    changes=CHANGES,
    rules_file=Path(__file__).parent / "rules.toml",
    content=Path(__file__).parent / "content",
    features=WIDTH,
    extra={
        "check_file": check_file,
        "file_keys": FILE_KEYS,
        "draw": drawing.draw,
        "read": drawing.read,
        "advise_file": advise_file,
        "show_file": show_file,
        "sim_options": {"tie_break": "random"},
        "report": report.report,
        "cards": view.card_page,
        "said": actions.said,
        "bots_answer": actions.bots_answer,
        "search": {"cut": 0, "ucb": 0.1},  # a brawl moves `worth` by a few hundredths; more decisions are but noise
        "secret": True,
        "race_ms": actions.race_ms,
        "seconds": actions.seconds,
        "at_a_table": options.at_a_table,
        "unasked": ("arrival",),
        "open_seat": view.open_seat,
    },
)
