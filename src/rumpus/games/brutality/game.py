"""Brutality for the rest of the house.

`rules/`, compiled: records and numbers (`state`, `ids`), the board (`board`), the contract (`turn`) over a file a
chapter of the rulebook, words (`ops_*`, called by the generated `dispatch`). `content/`: words, heroes, cards, boards
as data. `interface/`: what is said, shown and asked. `bots/`: what its bots know. See README.md.
"""

from pathlib import Path

from rumpus.games.brutality.bots import cards, habits
from rumpus.games.brutality.content import load, options, tables
from rumpus.games.brutality.interface import (
    actions,
    advising,
    card_text,
    cast,
    drawing,
    events,
    legality,
    names,
    observation,
    offers,
    plans,
    prompts,
    scene,
    setup_page,
    shapes,
    view,
)
from rumpus.games.brutality.rules import determinize, features, ids, invariants, turn
from rumpus.games.brutality.rules.state import State, Table
from rumpus.kernel.contract import parts
from rumpus.kernel.contract.highlights import Highlight, Highlights
from rumpus.kernel.contract.spec import GameSpec

SPEC = GameSpec(
    id="brutality",
    version=3,
    about=parts.About(
        title="Brutality",
        subtitle="Two heroes a side, no dice",
        tagline="Shove them into the spikes.",
        weight="heavy",
        minutes=45,
        players=(2, 4),
        shelf=3,
    ),
    law=parts.Law(file=Path(__file__).parent / "rules.toml"),
    records=parts.Records(State=State, Table=Table, tables=tables.tables),
    rules=parts.Rules.of(turn, invariants, determinize, features),
    options=parts.TableOptions(listed=options.OPTIONS, seats=options.seats, teams=options.teams),
    actions=parts.Actions.of(
        ids,
        actions.ACTS,
        legality,
        actions.passive,
        lapse=ids.LAPSE,
        anytime=actions.ANYTIME,
        leave=parts.Leave(concede=ids.CONCEDE),
    ),
    words=parts.Words(
        events=events.LINES.names,
        ends=events.ENDS,
        told=events.LINES.told,
        prompt=prompts.prompt,
        action=actions.action,
        said=actions.said,
        whole=advising.whole,
        why=advising.why,
        deed=actions.deed,
        catalogue=names.CATALOGUE,
        names=names.names,
        shown=legality.shown,
        refused=legality.refused,
        plans=plans.plans,
        offers=offers.OFFERING,
        turns=frozenset({"turn"}),
        closing=frozenset({"end", "pass"}),
        highlights=Highlights(
            kinds={
                "hurt": Highlight(icon="tavern-sign", word="Damage", jump=False),
                "death": Highlight(icon="tombstone", word="Down"),
            },
            part="turn",
        ),
    ),
    sight=parts.Sight(
        row=observation.ROW,
        view=view.View,
        redact=events.LINES.redact,
        draw=drawing.draw,
        read=drawing.read,
        shapes=parts.Shapes(
            events=events.Events,
            then=shapes.Corner,
            setup=shapes.Setup,
            also=(shapes.Named, shapes.Outcome, shapes.Going, shapes.Marks),
        ),
    ),
    scenes=parts.Scenes(write=scene.scene, read=scene.unscene, piles=scene.PILES, amiss=scene.amiss),
    content=parts.Content.of(load, load.FILE_KEYS, card_text, load.advise_file),
    learn=Path(__file__).parent / "content" / "learn",
    setup=parts.SetupPage(page=setup_page.setup_page, of_table=setup_page.at_the_table),
    study=parts.Study(
        cards=parts.Cards(
            word="relic", names=cast.relics, played=cards.played, held=cards.held, at_once=ids.EV_INSTANT
        ),
        traits=(
            parts.Trait(key="heroes", word="hero", of=cast.heroes, pairs="pair of heroes"),
            parts.Trait(key="artifacts", word="artifact", of=cast.artifacts, against=False),
        ),
        measures=cast.MEASURES,
        first=cast.first,
        places=("board",),
        even={"hero_draft": "random"},
    ),
    # `worth` is asked wherever a turn stands, so random decisions before it are but noise.
    bots=parts.BotHints(
        cut=0,
        ucb=0.02,
        far=(10, 1, 1),
        narrow=habits.narrow,
        people_only=options.people_only,
        trained=Path(__file__).parent / "bots" / "trained.npz",
        taught=parts.Taught(
            among=("players", "format", "board", "hero_draft", "hazard_copies", "artifacts"), rounds=250, drawn=-0.4
        ),
    ),
)
