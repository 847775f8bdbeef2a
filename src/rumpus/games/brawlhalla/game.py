"""Brawlhalla: The Card Game, for the rest of the house.

`rules/`, compiled: records and numbers (`state`, `ids`, `ops`), the contract (`turn`) over a file a chapter of the
rulebook, printed effects (`windows`, `effects`, and `ops_*`, called by the generated `dispatch`). `content/`: the words
and Legends, KO cards and arenas as data. `interface/`: what is said, shown and asked. See README.md.
"""

from __future__ import annotations

from pathlib import Path

from rumpus.games.brawlhalla.bots import cards, habits
from rumpus.games.brawlhalla.content import load, options
from rumpus.games.brawlhalla.content.tables import book_of, tables
from rumpus.games.brawlhalla.interface import (
    actions,
    acts,
    advising,
    cast,
    drawing,
    events,
    legality,
    macros,
    names,
    observation,
    printed,
    prompts,
    refusals,
    scene,
    setup_page,
    shapes,
    view,
)
from rumpus.games.brawlhalla.rules import determinize, features, ids, invariants, turn
from rumpus.games.brawlhalla.rules.state import State, Table
from rumpus.kernel.contract import parts
from rumpus.kernel.contract.highlights import Highlight, Highlights
from rumpus.kernel.contract.options import Options
from rumpus.kernel.contract.spec import GameSpec


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
    about=parts.About(
        title="Brawlhalla",
        subtitle="The Card Game",
        tagline="Knock them past the line.",
        weight="medium",
        minutes=25,
        players=(2, 3, 4),
        shelf=0,
    ),
    law=parts.Law(file=Path(__file__).parent / "rules.toml", changes=CHANGES),
    records=parts.Records(State=State, Table=Table, tables=tables),
    rules=parts.Rules.of(turn, invariants, determinize, features),
    options=parts.TableOptions(
        listed=options.OPTIONS, seats=options.seats, teams=options.teams, shorthands={"mode": options.MODES}
    ),
    actions=parts.Actions.of(
        ids,
        actions,
        legality,
        actions.passive,
        expand=actions.expand,
        anytime=actions.ANYTIME,
        leave=parts.Leave(concede=ids.CONCEDE),
    ),
    words=parts.Words(
        events=events.LINES.names,
        beats=events.LINES,
        ends=events.ENDS,
        told=events.LINES.told,
        catalogue=names.CATALOGUE,
        names=names.names,
        prompt=prompts.prompt,
        action=acts.action,
        shown=refusals.shown,
        refused=refusals.refused,
        plans=macros.plans,
        said=acts.said,
        whole=advising.whole,
        why=advising.why,
        deed=advising.deed,
        turns=frozenset({"turn"}),
        closing=frozenset({"stop", "lay"}),
        steps=frozenset({"step"}),
        page_only=frozenset({prompts.GLOW.code}),
        highlights=Highlights(
            kinds={
                "ko": Highlight(icon="crowned-skull", word="KO"),
                "pickup": Highlight(icon="broadsword", word="Sword", jump=False),
                "concede": Highlight(icon="flying-flag", word="Concession"),
            },
            of=events.highlight,
        ),
    ),
    sight=parts.Sight(
        row=observation.ROW,
        view=view.View,
        redact=events.LINES.redact,
        open_seat=view.open_seat,
        late=parts.Late(asked=onlookers_see_hands, round=round_of),
        draw=drawing.draw,
        read=drawing.read,
        no_text=drawing.NO_TEXT,
        shapes=parts.Shapes(events=events.Events, act=shapes.ActFields, also=(setup_page.DraftLegend, shapes.Aid)),
    ),
    scenes=parts.Scenes(write=scene.scene, read=scene.unscene, options_of=options_of, piles=scene.PILES),
    content=parts.Content.of(load, load.FILE_KEYS, printed),
    setup=parts.SetupPage(page=setup_page.setup_page, of_table=setup_page.at_the_table),
    learn=Path(__file__).parent / "content" / "learn",
    study=parts.Study(
        pieces=parts.Pieces(of=cast.piece, word="Legend", option="legend_"),
        cards=parts.Cards(word="card", names=cast.cards, played=cards.played, held=cards.held),
        first=cast.first,
        places=("arena",),
        even={"legend_pick": "random", "start_spots": "spread", "mirror_legends": "yes"},
    ),
    bots=parts.BotHints(cut=0, ucb=0.1, far=(6, 1, 0), narrow=habits.narrow),
)
