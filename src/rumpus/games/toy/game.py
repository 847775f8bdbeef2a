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
    shapes,
    view,
)
from rumpus.games.toy.rules import determinize, features, ids, turn
from rumpus.games.toy.rules.invariants import check
from rumpus.games.toy.rules.state import State, Table
from rumpus.kernel.highlights import Highlight, Highlights
from rumpus.kernel.parts import (
    About,
    Actions,
    Cards,
    Content,
    Law,
    Leave,
    Records,
    Rules,
    Scenes,
    SetupPage,
    Shapes,
    Sight,
    Study,
    TableOptions,
    Words,
)
from rumpus.kernel.spec import GameSpec
from rumpus.kernel.words import catalogue_of

SPEC = GameSpec(
    id="toy",
    version=1,
    about=About(
        title="Dust-up",
        subtitle="The toy game",
        tagline="Highest card takes the pot.",
        mood="dust",
        minutes=2,
        players=(2, 3, 4),
    ),
    law=Law(file=Path(__file__).parent / "rules.toml"),
    records=Records(State=State, Table=Table, tables=tables.tables),
    rules=Rules(
        setup=turn.setup,
        who=turn.who,
        legal=turn.legal,
        apply=turn.apply,
        result=turn.result,
        due=turn.due,
        check=check,
        redeal=determinize.redeal,
        take_back=determinize.take_back,
        features=features.features,
        worth=features.worth,
        observed=features.WIDTH,
    ),
    options=TableOptions(listed=options.OPTIONS, seats=options.seats, teams=options.teams),
    actions=Actions(
        count=ids.ACTIONS,
        max_legal=ids.MAX_LEGAL,
        name=actions.ACTS.name,
        parse=actions.ACTS.parse,
        why_not=legality.why_not,
        passive=actions.passive,
        anytime=actions.ANYTIME,
        leave=Leave(concede=ids.CONCEDE),
    ),
    words=Words(
        events=events.LINES.names,
        ends=events.ENDS,
        told=events.LINES.told,
        prompt=prompts.prompt,
        action=actions.action,
        catalogue=catalogue_of(__file__),
        names=events.names,
        shown=legality.shown,
        turns=frozenset({"start"}),
        closing=frozenset({"lay"}),
        highlights=Highlights(kinds={"take": Highlight(icon="two-coins", word="Take")}, part="round"),
    ),
    sight=Sight(
        row=observation.ROW,
        view=view.view,
        redact=events.LINES.redact,
        read=card_text.known,
        shapes=Shapes(view=shapes.View, events=events.Events),
    ),
    scenes=Scenes(write=scene.scene, read=scene.unscene, piles=scene.PILES),
    content=Content(home=load.HOME, keys=load.FILE_KEYS, check=load.check_file, show=card_text.show_file),
    setup=SetupPage(page=setup_page.setup_page, of_table=setup_page.at_the_table),
    study=Study(
        cards=Cards(word="card", names=cast.cards, played=cards.played, held=cards.held),
        first=cast.first,
    ),
)
