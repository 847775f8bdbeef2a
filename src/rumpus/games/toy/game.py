"""Dust-up for the rest of the house."""

from pathlib import Path

from rumpus.games.toy.bots import cards
from rumpus.games.toy.content import load, options, tables
from rumpus.games.toy.interface import (
    actions,
    card_text,
    cast,
    events,
    legality,
    observation,
    prompts,
    scene,
    setup_page,
    view,
)
from rumpus.games.toy.rules import determinize, features, ids, invariants, turn
from rumpus.games.toy.rules.state import State, Table
from rumpus.kernel.contract import parts
from rumpus.kernel.contract.highlights import Highlight, Highlights
from rumpus.kernel.contract.spec import GameSpec

SPEC = GameSpec(
    id="toy",
    version=1,
    about=parts.About(
        title="Dust-up",
        subtitle="The toy game",
        tagline="Highest card takes the pot.",
        weight="light",
        minutes=2,
        players=(2, 3, 4),
    ),
    law=parts.Law(file=Path(__file__).parent / "rules.toml"),
    records=parts.Records(State=State, Table=Table, tables=tables.tables),
    rules=parts.Rules.of(turn, invariants, determinize, features, due=turn.due, take_back=determinize.take_back),
    options=parts.TableOptions(listed=options.OPTIONS),
    actions=parts.Actions.of(
        ids, actions.ACTS, legality, actions.passive, anytime=actions.ANYTIME, leave=parts.Leave(concede=ids.CONCEDE)
    ),
    words=parts.Words(
        events=events.LINES.names,
        ends=events.ENDS,
        told=events.LINES.told,
        prompt=prompts.prompt,
        action=actions.action,
        catalogue=card_text.CATALOGUE,
        names=events.names,
        shown=legality.shown,
        turns=frozenset({"start"}),
        closing=frozenset({"lay"}),
        highlights=Highlights(kinds={"take": Highlight(icon="two-coins", word="Take")}, part="round"),
    ),
    sight=parts.Sight(
        row=observation.ROW,
        view=view.View,
        redact=events.LINES.redact,
        read=card_text.known,
        says=card_text.says,
        shapes=parts.Shapes(events=events.Events, act=actions.ActFields, setup=setup_page.Setup),
    ),
    scenes=parts.Scenes(write=scene.FORM.write, read=scene.FORM.read, piles=scene.PILES),
    content=parts.Content.of(load, load.FILE_KEYS, card_text),
    setup=parts.SetupPage(page=setup_page.setup_page, of_table=setup_page.at_the_table),
    study=parts.Study(
        cards=parts.Cards(word="card", names=cast.cards, played=cards.played, held=cards.held),
        first=cast.first,
    ),
)
