"""Blitz Squad Brawl for the rest of the house.

`rules/`, compiled: records and numbers (`state`, `ids`), the contract (`turn`) over a file a chapter of the rulebook,
words (`ops_*`, called by the generated `dispatch`). `content/`: words, cards, decks as data. `interface/`: what is
said, shown and asked. `bots/`: what its bots know and simulations count. See README.md.
"""

from pathlib import Path

from rumpus.games.blitz_squad.bots import cards, habits
from rumpus.games.blitz_squad.content import advice, load, options, tables
from rumpus.games.blitz_squad.interface import (
    actions,
    advising,
    cast,
    drawing,
    events,
    legality,
    names,
    observation,
    offers,
    own_decks,
    printed,
    prompts,
    scene,
    setup_page,
    shapes,
    view,
)
from rumpus.games.blitz_squad.rules import determinize, features, ids, invariants, turn
from rumpus.games.blitz_squad.rules.state import State, Table
from rumpus.kernel.contract import parts
from rumpus.kernel.contract.highlights import Highlight, Highlights
from rumpus.kernel.contract.spec import GameSpec

SPEC = GameSpec(
    id="blitz_squad",
    version=1,
    about=parts.About(
        title="Blitz Squad Brawl",
        subtitle="Your squad against theirs",
        tagline="One turn, whole squad.",
        weight="medium",
        minutes=20,
        players=(2, 3, 4),
        shelf=2,
    ),
    law=parts.Law(file=Path(__file__).parent / "rules.toml"),
    records=parts.Records(State=State, Table=Table, tables=tables.tables),
    rules=parts.Rules.of(turn, invariants, determinize, features),
    options=parts.TableOptions(listed=options.OPTIONS, seats=options.seats, teams=options.teams),
    actions=parts.Actions.of(
        ids, actions.ACTS, legality, actions.passive, anytime=actions.ANYTIME, leave=parts.Leave(concede=ids.CONCEDE)
    ),
    words=parts.Words(
        events=events.LINES.names,
        ends=events.ENDS,
        told=events.LINES.told,
        prompt=prompts.prompt,
        action=actions.action,
        catalogue=names.CATALOGUE,
        names=names.names,
        shown=legality.shown,
        offers=offers.OFFERING,
        whole=advising.whole,
        why=advising.why,
        deed=advising.deed,
        turns=frozenset({"turn"}),
        closing=frozenset({"end", "pass", "done"}),
        highlights=Highlights(
            kinds={
                "damage": Highlight(icon="tavern-sign", word="Damage", jump=False),
                "blocked": Highlight(icon="round-shield", word="Held", jump=False),
                "out": Highlight(icon="tombstone", word="Out"),
            },
            part="turn",
        ),
    ),
    sight=parts.Sight(
        row=observation.ROW,
        view=view.View,
        redact=events.LINES.redact,
        open_seat=view.open_seat,
        draw=drawing.draw,
        read=drawing.read,
        shapes=parts.Shapes(
            events=events.Events,
            then=shapes.Then,
            setup=shapes.Setup,
            also=(shapes.Named, shapes.Fits, shapes.Sent, shapes.Forecast),
        ),
        options=own_decks.shown,
    ),
    scenes=parts.Scenes(write=scene.scene, read=scene.unscene, piles=scene.PILES),
    content=parts.Content.of(load, load.FILE_KEYS, printed, advice.advise_file),
    decks=own_decks,
    learn=Path(__file__).parent / "content" / "learn",
    setup=parts.SetupPage(page=setup_page.setup_page, of_table=setup_page.at_the_table),
    study=parts.Study(
        pieces=parts.Pieces(of=cast.deck, word="deck", option="deck_", listed=cast.ready_made),
        cards=parts.Cards(word="card", names=cast.cards, played=cards.played, held=cards.held),
        traits=(
            parts.Trait(key="brawlers", word="brawler", of=cast.squad, pairs="pair of brawlers"),
            parts.Trait(key="specials", word="special card", of=cast.specials, against=False, judged=False),
        ),
        measures=cast.MEASURES,
        first=cast.first,
        vary=options.varied,
    ),
    # `worth` looks through the combo that is open, so more decisions before it is asked are but noise.
    bots=parts.BotHints(
        cut=0,
        ucb=0.1,
        far=(20, 1, 1),
        narrow=habits.narrow,
        trained=Path(__file__).parent / "bots" / "trained.npz",
        taught=parts.Taught(among=("players",), rounds=200),
    ),
)
