"""Dust-up for the rest of the house."""

from pathlib import Path

from rumpus.games.toy.content import tables
from rumpus.games.toy.interface import actions, events, scene, view
from rumpus.games.toy.rules import ids
from rumpus.games.toy.rules.features import WIDTH
from rumpus.games.toy.rules.state import State, Table
from rumpus.kernel.spec import GameSpec

SPEC = GameSpec(
    id="toy",
    title="Dust-up",
    subtitle="The toy game",
    tagline="Highest card takes the pot.",
    mood="dust",
    minutes=2,
    players=(2, 3, 4),
    version=1,
    State=State,
    Table=Table,
    rules="rumpus.games.toy.rules",
    actions=ids.ACTIONS,
    max_legal=5,
    events=ids.EVENTS,
    options=tables.OPTIONS,
    seats=tables.seats,
    teams=tables.teams,
    tables=tables.tables,
    name=actions.name,
    parse=actions.parse,
    why_not=actions.why_not,
    anytime=actions.ANYTIME,
    leave={"concede": ids.CONCEDE},
    passive=actions.passive,
    view=view.view,
    redact=view.redact,
    say=events.say,
    prompt=actions.prompt,
    action=actions.action,
    scene=scene.scene,
    unscene=scene.unscene,
    ends=events.ENDS,
    rules_file=Path(__file__).parent / "rules.toml",
    features=WIDTH,
)
