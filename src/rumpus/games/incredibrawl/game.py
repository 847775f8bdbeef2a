"""IncrediBrawl for the rest of the house.

`rules/`, compiled: records and numbers (`state`, `ids`, `ops`), the contract (`turn`) over a file a chapter of the
rulebook, effect lists (`effects`, and `ops_*`, called by the generated `dispatch`). `content/`: the words and cards as
data. `interface/`: what is said, shown and asked. `bots/`: what simulations count. See README.md.
"""

from pathlib import Path

from rumpus.games.incredibrawl.bots import cards
from rumpus.games.incredibrawl.content import load, options, tables
from rumpus.games.incredibrawl.interface import (
    actions,
    advising,
    board,
    cast,
    drawing,
    events,
    legality,
    names,
    observation,
    offers,
    printed,
    prompts,
    scene,
    setup_page,
    shapes,
    view,
)
from rumpus.games.incredibrawl.rules import determinize, features, ids, invariants, turn
from rumpus.games.incredibrawl.rules.state import State, Table
from rumpus.kernel.contract import parts
from rumpus.kernel.contract.highlights import Highlight, Highlights
from rumpus.kernel.contract.options import Options
from rumpus.kernel.contract.spec import GameSpec
from rumpus.kernel.words.saying import catalogue_of


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
    about=parts.About(
        title="IncrediBrawl",
        subtitle="Everyone reveals at once",
        tagline="Ten Glory. Any means.",
        weight="light",
        minutes=20,
        players=(2, 3, 4),
        shelf=4,
    ),
    law=parts.Law(file=Path(__file__).parent / "rules.toml", changes=CHANGES),
    records=parts.Records(State=State, Table=Table, tables=tables.tables),
    rules=parts.Rules.of(turn, invariants, determinize, features, due=turn.due, take_back=determinize.take_back),
    options=parts.TableOptions(
        listed=options.OPTIONS,
        unasked=frozenset({"arrival"}),
        at_a_table=options.at_a_table,
    ),
    actions=parts.Actions.of(
        ids, actions.ACTS, legality, actions.passive, anytime=actions.ANYTIME, standing=(ids.STAND, ids.LIFT)
    ),
    words=parts.Words(
        events=events.LINES.names,
        beats=events.LINES,
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
        offers=offers.OFFERING,
    ),
    sight=parts.Sight(
        row=observation.ROW,
        view=view.View,
        redact=events.LINES.redact,
        recall=board.recall,
        open_seat=view.open_seat,
        late=parts.Late(asked=onlookers_see_hands, round=round_of),
        draw=drawing.draw,
        read=drawing.read,
        shapes=parts.Shapes(events=events.Events, then=shapes.Then, also=(shapes.CardInfo,)),
    ),
    scenes=parts.Scenes(write=scene.FORM.write, read=scene.FORM.read, piles=scene.PILES),
    content=parts.Content.of(load, load.FILE_KEYS, printed, load.advise_file),
    setup=parts.SetupPage(page=setup_page.setup_page, of_table=setup_page.at_the_table),
    learn=Path(__file__).parent / "content" / "learn",
    study=parts.Study(
        cards=parts.Cards(word="card", names=cast.cards, played=cards.played, held=cards.held),
        rounds=cast.ROUNDS,
        options={"tie_break": "random"},
    ),
    secret=parts.Secret(race_ms=actions.race_ms, seconds=actions.seconds),
    # A brawl moves `worth` by a few hundredths, so more decisions before it is looked at are but noise.
    bots=parts.BotHints(
        cut=0,
        ucb=0.1,
        answer=actions.bots_answer,
        trained=Path(__file__).parent / "bots" / "trained.npz",
        taught=parts.Taught(among=("players", "mode", "power_ups", "locations", "select_a_brawl"), rounds=200),
    ),
)
