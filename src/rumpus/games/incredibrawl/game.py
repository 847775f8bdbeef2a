"""IncrediBrawl for the rest of the house.

`rules/`, compiled: records and numbers (`state`, `ids`, `ops`), the contract (`turn`) over a file a chapter of the
rulebook, effect lists (`effects`, and `ops_*`, called by the generated `dispatch`). `content/`: the words and cards as
data. `interface/`: what is said, shown and asked. `bots/`: what simulations count. See README.md.
"""

from pathlib import Path

from rumpus.games.incredibrawl.bots import cards, tally
from rumpus.games.incredibrawl.content import options, tables
from rumpus.games.incredibrawl.content.load import FILE_KEYS, HOME, advise_file, check_file
from rumpus.games.incredibrawl.interface import (
    actions,
    advising,
    cast,
    drawing,
    events,
    legality,
    names,
    observation,
    printed,
    prompts,
    report,
    scene,
    setup_page,
    shapes,
    view,
)
from rumpus.games.incredibrawl.rules import determinize, features, ids, turn
from rumpus.games.incredibrawl.rules.invariants import check
from rumpus.games.incredibrawl.rules.state import State, Table
from rumpus.kernel.highlights import Highlight, Highlights
from rumpus.kernel.parts import (
    About,
    Actions,
    BotHints,
    Cards,
    Content,
    Late,
    Law,
    Records,
    Rules,
    Scenes,
    Secret,
    SetupPage,
    Shapes,
    Sight,
    Study,
    TableOptions,
    Tally,
    Taught,
    Words,
)
from rumpus.kernel.spec import GameSpec, Options
from rumpus.kernel.words import catalogue_of


def onlookers_see_hands(options: Options) -> bool:
    """IB-SEL-03: whether onlookers see every hand, a full round late."""
    return options["spectator_hands"] == "on"


def round_of(s: State) -> int:
    """The number of the round."""
    return int(s.round)


CHANGES = {
    2: "who comes in after the reveal acts after the originals, a revealed character that is taken back keeps its Play "
    "ability, and there are more windows"
}
"""What each rules version changed, for saves of older ones."""

SPEC = GameSpec(
    id="incredibrawl",
    version=2,
    about=About(
        title="IncrediBrawl",
        subtitle="Everyone reveals at once",
        tagline="Ten Glory. Any means.",
        mood="Silly, sharp",
        minutes=20,
        players=(2, 3, 4),
        shelf=4,
    ),
    law=Law(file=Path(__file__).parent / "rules.toml", changes=CHANGES),
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
    options=TableOptions(
        listed=options.OPTIONS,
        seats=options.seats,
        teams=options.teams,
        unasked=frozenset({"arrival"}),
        at_a_table=options.at_a_table,
    ),
    actions=Actions(
        count=ids.ACTIONS,
        max_legal=ids.MAX_LEGAL,
        name=actions.ACTS.name,
        parse=actions.ACTS.parse,
        why_not=legality.why_not,
        passive=actions.passive,
        anytime=actions.ANYTIME,
        standing=(ids.STAND, ids.LIFT),
    ),
    words=Words(
        events=events.LINES.names,
        ends=events.ENDS,
        told=events.LINES.told,
        prompt=prompts.prompt,
        action=actions.action,
        said=actions.said,
        why=advising.why,
        highlights=Highlights(
            kinds={
                "victory": Highlight(icon="round-star", word="Glory"),
                "steal": Highlight(icon="swap-bag", word="Steal", jump=False),
                "power_up": Highlight(icon="upgrade", word="Power-up", jump=False),
            },
            parts=frozenset({"round"}),
            part="round",
        ),
        catalogue=catalogue_of(__file__),
        names=names.names,
        shown=legality.shown,
    ),
    sight=Sight(
        row=observation.ROW,
        view=view.view,
        redact=events.LINES.redact,
        open_seat=view.open_seat,
        late=Late(asked=onlookers_see_hands, round=round_of),
        draw=drawing.draw,
        read=drawing.read,
        shapes=Shapes(view=shapes.View, events=events.Events, act=shapes.ActFields),
    ),
    scenes=Scenes(write=scene.scene, read=scene.unscene, piles=scene.PILES),
    content=Content(
        home=HOME,
        keys=FILE_KEYS,
        check=check_file,
        advise=advise_file,
        show=printed.show_file,
    ),
    setup=SetupPage(page=setup_page.setup_page, of_table=setup_page.at_the_table),
    learn=Path(__file__).parent / "content" / "learn",
    study=Study(
        tally=Tally(Counts=tally.Counts, chosen=tally.chosen, happened=tally.happened, report=report.report),
        cards=Cards(word="card", names=cast.cards, played=cards.played, held=cards.held),
        options={"tie_break": "random"},
    ),
    secret=Secret(race_ms=actions.race_ms, seconds=actions.seconds),
    # A brawl moves `worth` by a few hundredths, so more decisions before it is looked at are but noise.
    bots=BotHints(
        cut=0,
        ucb=0.1,
        answer=actions.bots_answer,
        trained=Path(__file__).parent / "bots" / "trained.npz",
        taught=Taught(among=("players", "mode", "power_ups", "locations", "select_a_brawl"), rounds=200),
    ),
)
