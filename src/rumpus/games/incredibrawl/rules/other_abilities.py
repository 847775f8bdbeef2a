"""Other abilities of characters, used at the moments that their texts name, before the Power-Ups of that window."""

from rumpus.games.incredibrawl.rules import ids
from rumpus.games.incredibrawl.rules.fight import level_of, type_of
from rumpus.games.incredibrawl.rules.queue import add, start_queue, waits
from rumpus.games.incredibrawl.rules.state import State, Table
from rumpus.games.incredibrawl.rules.windows import open_window
from rumpus.kernel.records.log import Log
from rumpus.kernel.records.record import rule


@rule
def reach(t: Table, s: State, window: int, log: Log) -> None:
    """IB-TERM-09, IB-R-OTHER: a moment of the round: Other abilities that name it, then the window of Power-Ups."""
    if t.others >> window & 1:
        s.moment = window + 1
        s.batch = 0
    else:
        open_window(t, s, window, log)


@rule
def step_moment(t: Table, s: State, log: Log) -> None:
    """IB-R-OTHER: the originals' abilities, those of later entrants, the Play abilities of whom they brought in, the
    window.
    """
    if s.batch < 2:
        collect_others(t, s, s.moment - 1, s.batch)
        s.batch += 1
    elif ids.P_STOP <= s.phase <= ids.P_SCRAP_DONE and waits(s):
        start_queue(s, ids.PLAY)
    else:
        window = s.moment - 1
        s.moment = 0
        s.batch = 0
        open_window(t, s, window, log)


@rule
def collect_others(t: Table, s: State, window: int, later: int) -> None:
    """IB-R-OTHER: the characters in play with a text for this moment; around a scrap, only those that fight it."""
    start_queue(s, ids.OTHER)
    scrap = window in (ids.W_BEFORE_SCRAP, ids.W_AFTER_SCRAP)
    for p in range(t.n):
        fighter = s.seats[p].fighter
        if fighter.card == 0 or fighter.later != later or fighter.silenced >> ids.OTHER & 1:
            continue
        if scrap and p != s.left and p != s.right:
            continue
        printed = fighter.card - 1 if meant_now(t, fighter.card - 1, window) else -1
        copied = fighter.copied[ids.OTHER] if meant_now(t, fighter.copied[ids.OTHER] - 1, window) else 0
        add(t, s, p, printed, copied, fighter.serial, level_of(t, s, p), type_of(t, s, p))


@rule
def meant_now(t: Table, card: int, window: int) -> bool:
    """Whether a character's Other ability names this moment."""
    return card >= 0 and (t.cards[card].windows >> window & 1) == 1
