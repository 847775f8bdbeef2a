"""BRAWL, the real-time card game, for the rest of the house.

Records and numbers: `state`, `ids`, `tables`. The contract: `turn`, over a file a chapter of the rulebook: `setup`,
`live` (Tournament Mode), `training`, `plays`, `bases`, `strings`, `mods`, `scoring`, `ends`, `tag`, `fouls`,
`clockwork`. Knowledge, invariants, observation: `hidden`, `check`, `features`. Words: `actions`, `why`, `text`, `view`,
`scene`. See README.md.
"""

from pathlib import Path
from typing import Any

from rumpus.games.brawl.content import options, tables
from rumpus.games.brawl.content.load import FILE_KEYS, advise_file, check_file
from rumpus.games.brawl.interface import actions, card_text, drawing, events, legality, printed, scene, view
from rumpus.games.brawl.rules import ids
from rumpus.games.brawl.rules.features import WIDTH
from rumpus.games.brawl.rules.state import State, Table
from rumpus.kernel.spec import GameSpec


def real_time(t: Any) -> bool:
    """Whether everybody plays at once, and requests go through the arbiter."""
    return bool(t.mode == ids.TOURNAMENT)


def piece(t: Any, _s: Any, p: int) -> str:
    """The deck that a seat plays, for results by deck."""
    return tables.book_of(t).decks[p].name


CHANGES = {2: "a called foul takes the game back to before it, more fouls can be made, and tags in turns are free"}
"""What each rules version changed, for saves of older ones."""

SPEC = GameSpec(
    id="brawl",
    title="BRAWL",
    subtitle="Real time, no turns",
    tagline="Faster hands win Bases.",
    mood="Frantic",
    minutes=2,
    players=(2, 3, 4, 5, 6, 7, 8),
    version=2,
    State=State,
    Table=Table,
    rules="rumpus.games.brawl.rules",
    actions=ids.ACTIONS,
    max_legal=ids.MAX_LEGAL,
    events=ids.EVENTS,
    options=options.OPTIONS,
    seats=options.seats,
    teams=options.teams,
    tables=tables.tables,
    name=actions.name,
    parse=actions.parse,
    why_not=legality.why_not,
    anytime=actions.ANYTIME,
    leave={"concede": ids.CONCEDE, "forfeit": ids.FORFEIT},
    passive=actions.passive,
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
        "setup": card_text.setup_page,
        "check_file": check_file,
        "file_keys": FILE_KEYS,
        "draw": drawing.draw,
        "read": drawing.read,
        "show_file": printed.show_file,
        "advise_file": advise_file,
        "piece": piece,
        "piece_word": "deck",
        "piece_option": "deck_",
        "sim_options": {"action_cap": 2000},
        "real_time": real_time,
        "judge": legality.judge,
        "why_space": legality.why_space,
        "patch": view.patch,
        "spot": actions.spot,
        "hand": actions.hand_of,
        "kind": actions.kind_of,
        "bots_shun": actions.bots_shun,
        "code_words": legality.WORDS,
        "people_only": options.people_only,
    },
)
