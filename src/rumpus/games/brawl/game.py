"""BRAWL, the real-time card game, for the rest of the house.

`rules/`, compiled: records and numbers (`state`, `ids`, `ops`), the contract (`turn`) over a file a chapter of the
rulebook, what each word does (`effects`, called by the generated `dispatch`). `content/`: the words, kinds and decks as
data. `interface/`: what is said, shown and asked. `bots/`: hands with a tempo. See README.md.
"""

from pathlib import Path

from rumpus.games.brawl.bots import cards, tempo
from rumpus.games.brawl.content import load, options, tables
from rumpus.games.brawl.interface import (
    actions,
    advising,
    card_text,
    cast,
    drawing,
    events,
    legality,
    observation,
    printed,
    prompts,
    scene,
    setup_page,
    shapes,
    view,
)
from rumpus.games.brawl.rules import determinize, features, ids, invariants, turn
from rumpus.games.brawl.rules.state import State, Table
from rumpus.kernel.contract import parts
from rumpus.kernel.contract.highlights import Highlight, Highlights
from rumpus.kernel.contract.options import Options
from rumpus.kernel.contract.real_time import Race, Reasons, Tempo
from rumpus.kernel.contract.spec import GameSpec


def real_time(t: Table) -> bool:
    """Whether everybody plays at once, and requests go through the arbiter."""
    return bool(t.mode == ids.TOURNAMENT)


def hand_ms(t: Table) -> int:
    """BR-RUL-03: the hand interval of this table."""
    return int(t.hand_ms)


def slot_ms(t: Table) -> int:
    """BR-RUL-01: the slots of this table; 0: order of arrival."""
    return int(t.slot_ms)


def started(s: State) -> int:
    """The ms of the start signal; 0 before it."""
    return int(s.started)


def paused(s: State) -> bool:
    """BR-RUL-31: whether the race stands still by agreement."""
    return bool(s.paused)


def away_seconds(options: Options) -> int:
    """BR-RUL-22: how long a person may be away."""
    return int(options["disconnect_seconds"])


CHANGES = {2: "a called foul takes the game back to before it, more fouls can be made, and tags in turns are free"}
"""What each rules version changed, for saves of older ones."""

SPEC = GameSpec(
    id="brawl",
    version=2,
    about=parts.About(
        title="BRAWL",
        subtitle="Real time, no turns",
        tagline="Faster hands win Bases.",
        weight="light",
        minutes=2,
        players=(2, 3, 4, 5, 6, 7, 8),
        shelf=1,
    ),
    law=parts.Law(file=Path(__file__).parent / "rules.toml", changes=CHANGES),
    records=parts.Records(State=State, Table=Table, tables=tables.tables),
    rules=parts.Rules.of(turn, invariants, determinize, features, due=turn.due),
    options=parts.TableOptions(
        listed=options.OPTIONS, seats=options.seats, teams=options.teams, unasked=frozenset({"action_cap"})
    ),
    actions=parts.Actions.of(
        ids,
        actions.ACTS,
        legality,
        actions.passive,
        anytime=actions.ANYTIME,
        leave=parts.Leave(concede=ids.CONCEDE, forfeit=ids.FORFEIT),
    ),
    words=parts.Words(
        events=events.LINES.names,
        ends=events.ENDS,
        told=events.LINES.told,
        catalogue=card_text.CATALOGUE,
        names=events.names,
        prompt=prompts.prompt,
        action=actions.action,
        whole=advising.whole,
        why=advising.why,
        turns=frozenset({"turn"}),
        page_only=frozenset({"ask-play-how"}),
        highlights=Highlights(
            kinds={
                "freeze": Highlight(icon="snowflake-1", word="Freeze"),
                "out": Highlight(icon="finish-line", word="Out"),
                "paused": Highlight(icon="pause-button", word="Pause", jump=False),
            },
            of=events.highlight,
        ),
    ),
    sight=parts.Sight(
        row=observation.ROW,
        view=view.View,
        redact=events.LINES.redact,
        patch=view.patch,
        draw=drawing.draw,
        read=drawing.read,
        says=drawing.says,
        shapes=parts.Shapes(events=events.Events, setup=shapes.Setup),
    ),
    scenes=parts.Scenes(write=scene.scene, read=scene.unscene, piles=scene.PILES),
    content=parts.Content.of(load, load.FILE_KEYS, printed, load.advise_file),
    setup=parts.SetupPage(page=setup_page.setup_page, of_table=setup_page.at_the_table),
    learn=Path(__file__).parent / "content" / "learn",
    study=parts.Study(
        pieces=parts.Pieces(of=cast.piece, word="deck", option="deck_"),
        cards=parts.Cards(word="card", names=cast.cards, played=cards.played, held=cards.held),
        options={"action_cap": 2000},
    ),
    race=Race(
        on=real_time,
        judge=legality.judge,
        reasons=Reasons(
            own=legality.OWN,
            sooner=legality.SOONER,
            too_fast=("too_fast", "BR-RUL-03"),
            unknown="bad_target",
        ),
        hand=actions.hand_of,
        kind=actions.kind_of,
        spot=actions.spot,
        hand_ms=hand_ms,
        slot_ms=slot_ms,
        started=started,
        paused=paused,
        ready=ids.READY,
        pause=ids.PAUSE,
        resume=ids.RESUME,
        away_seconds=away_seconds,
        tempo=Tempo(think=tempo.think, pace=tempo.pace, hand_ms=tempo.hand_ms, slot_ms=tempo.slot_ms),
    ),
    bots=parts.BotHints(
        shun=actions.bots_shun,
        people_only=options.people_only,
        taught=parts.Taught(options={"mode": "training"}, rounds=200),
    ),
)
