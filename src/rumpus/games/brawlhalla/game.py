"""Brawlhalla: The Card Game, for the rest of the house.

`rules/`, compiled: records and numbers (`state`, `ids`, `ops`), the contract (`turn`) over a file a chapter of the
rulebook, printed effects (`windows`, `effects`, and `ops_*`, called by the generated `dispatch`). `content/`: the words
and Legends, KO cards and arenas as data. `interface/`: what is said, shown and asked. See README.md.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from rumpus.games.brawlhalla.content import options
from rumpus.games.brawlhalla.content.load import FILE_KEYS, HOME, LegendCards, check_file, load_arenas, load_set
from rumpus.games.brawlhalla.content.tables import book_of, tables
from rumpus.games.brawlhalla.interface import (
    actions,
    drawing,
    events,
    legality,
    macros,
    printed,
    prompts,
    scene,
    view,
)
from rumpus.games.brawlhalla.rules import features, ids, turn
from rumpus.games.brawlhalla.rules.determinize import redeal
from rumpus.games.brawlhalla.rules.invariants import check
from rumpus.games.brawlhalla.rules.state import State, Table
from rumpus.kernel.parts import (
    About,
    Actions,
    Content,
    Late,
    Law,
    Leave,
    Pieces,
    Records,
    Rules,
    Scenes,
    SetupPage,
    Sight,
    Study,
    TableOptions,
    Words,
)
from rumpus.kernel.spec import GameSpec, Options


def aid_card() -> dict[str, Any]:
    """BH-SETUP-11: the Game Aid card, section by section, and the card on it that shows what a card says."""
    told = tomllib.loads((HOME / "aid.toml").read_text("utf-8"))
    name, title = told["sample"]
    deck = next(legend.deck for legend in load_set(options.DEFAULT_SET) if legend.id == name)
    shown = next(card for card in deck if card.name == title)
    sample = {"c": -1, "value": shown.value, "code": "", "id": shown.id, "icon": shown.icon, **view.face(shown)}
    return {"sections": told["section"], "sample": sample}


def setup_page() -> dict[str, Any]:
    """What the set-up page shows: modes, arenas with their grids, Legends with powers and weapons; and the Game Aid."""
    arenas = [
        {
            "id": arena.id,
            "name": arena.id.replace("-", " ").capitalize(),
            "formats": list(arena.formats),
            "grid": list(arena.grid.lines),
            "tokens": list(next(iter(arena.swords.values()))),
        }
        for arena in load_arenas().values()
    ]
    return {
        "modes": list(options.MODES),
        "formats": ["1v1", "2v2", "ffa"],
        "arenas": arenas,
        "legends": legends_told(load_set(options.DEFAULT_SET)),
        "aid": aid_card(),
    }


def legends_told(legends: Iterable[LegendCards]) -> list[dict[str, Any]]:
    """Legends with power and both weapon sides, for the page."""
    return [
        {**view.legend_view(legend), "weapons": [view.side_view(legend, side) for side in (1, 2)]} for legend in legends
    ]


def at_the_table(t: Any) -> dict[str, Any]:
    """BH-RUL-79: the Legends that this table's draft offers: those of its set and of its designer's file."""
    return {"legends": legends_told(book_of(t).legends)}


def piece(t: Any, s: Any, p: int) -> str:
    """The name of the Legend that a seat plays, for results by Legend; empty before it is chosen."""
    legend = s.seats[p].legend
    return book_of(t).legends[legend].name if legend >= 0 else ""


def options_of(t: Table) -> Options:
    """The options that a table has, those that a scene has set too."""
    return dict(book_of(t).options)


def onlookers_see_hands(options: Options) -> bool:
    """BH-RUL-87: whether spectators see hands, a round later."""
    return options["spectator_hands"] == "delayed"


def round_of(s: State) -> int:
    """The number of the round."""
    return int(s.round)


CHANGES = {
    2: "two against two goes clockwise from every starter, standing powers may be left out of a Light attack, and Draw "
    "and Cut is not offered where nobody can be attacked"
}
"""What each rules version changed, for saves of older ones."""

SPEC = GameSpec(
    id="brawlhalla",
    version=2,
    about=About(
        title="Brawlhalla",
        subtitle="The Card Game",
        tagline="Knock them past the line.",
        mood="Bluff in the sky",
        minutes=25,
        players=(2, 3, 4),
        shelf=0,
    ),
    law=Law(file=Path(__file__).parent / "rules.toml", changes=CHANGES),
    records=Records(State=State, Table=Table, tables=tables),
    rules=Rules(
        setup=turn.setup,
        who=turn.who,
        legal=turn.legal,
        apply=turn.apply,
        result=turn.result,
        check=check,
        redeal=redeal,
        features=features.features,
        worth=features.worth,
        observed=features.WIDTH,
    ),
    options=TableOptions(
        listed=options.OPTIONS, seats=options.seats, teams=options.teams, shorthands={"mode": options.MODES}
    ),
    actions=Actions(
        count=ids.ACTIONS,
        max_legal=ids.MAX_LEGAL,
        name=actions.name,
        parse=actions.parse,
        expand=actions.expand,
        why_not=legality.why_not,
        why_space=legality.why_space,
        passive=actions.passive,
        anytime=actions.ANYTIME,
        leave=Leave(concede=ids.CONCEDE),
    ),
    words=Words(
        events=events.EVENTS,
        ends=events.ENDS,
        say=events.say,
        prompt=prompts.prompt,
        action=actions.action,
        plans=macros.plans,
        said=actions.said,
        turns=frozenset({"turn"}),
        closing=frozenset({"stop", "lay"}),
        steps=frozenset({"step"}),
        page_only=frozenset({prompts.GLOW}),
    ),
    sight=Sight(
        view=view.view,
        redact=events.redact,
        late=Late(asked=onlookers_see_hands, round=round_of),
        draw=drawing.draw,
        read=drawing.read,
        no_text=drawing.NO_TEXT,
    ),
    scenes=Scenes(write=scene.scene, read=scene.unscene, options_of=options_of),
    content=Content(home=HOME, keys=FILE_KEYS, check=check_file, show=printed.show_file),
    setup=SetupPage(told=setup_page, of_table=at_the_table),
    study=Study(pieces=Pieces(of=piece, word="Legend")),
)
