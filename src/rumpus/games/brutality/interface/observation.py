"""What each number of an observation row means. The own team comes first; an onlooker begins with Team 1."""

from rumpus.games.brutality.rules import ids
from rumpus.kernel.contract.observation import BIG, OWN, Field, blocks

TEAM = (
    Field("hand", "Relics in its hand.", hi=3),
    Field("pile", "Relics in its discard pile.", hi=ids.RELICS),
)
HERO = (
    Field("design", "Which hero it is, from 1; 0 before the choice.", hi=ids.CARDS),
    Field("hp", "Its HP; 0 = dead, or not on the board yet.", hi=99),
    Field("artifact", "Its artifact, from 1; 0 = none.", hi=64),
    Field("cooldown", "Turns until its artifact is ready.", hi=99),
    Field("there", "Whether it stands on the board; if not, all that follows is 0."),
    Field("column", "The column of its anchor, from the left.", hi=10),
    Field("row", "The row of its anchor.", hi=10),
    Field("wide", "Squares it is wide.", hi=2),
    Field("deep", "Squares it is deep.", hi=2),
    Field("used", "Actions it has used this turn: 1 Move, 2 special 1, 4 special 2.", hi=7, mask=True),
    Field("extra", "Actions it has more this turn.", hi=99),
    Field("steps", "Squares it may still move.", hi=99),
    Field("stayed", "Hazards and creations it has been on since its turn began.", hi=BIG, mask=True),
    Field("class", "1 tank, 2 damage, 3 utility.", hi=3),
    Field("spare", "Always 0.", hi=0, n=10),
    Field("status", "The value of each status, in the order of rules/ids.py; 0 = none.", hi=BIG, n=ids.STATUSES),
)
HAZARD = (
    Field("kind", "1 Spiked Pillars, 2 Pikes, 3 Flames, 4 Limestone, 5 Catapult; 0 = none.", hi=5),
    Field("square", "Column + 11 times row.", hi=120),
    Field("used", "Who has used it this turn.", hi=BIG, mask=True),
    Field("suppressed", "Whether it is suppressed."),
)
CREATION = (
    Field("kind", "1 wall, 2 cloud, 3 snare; 0 = none.", hi=3),
    Field("square", "Column + 11 times row.", hi=120),
    Field("own", "Whether the own team made it."),
    Field("turns", "Turns left; 0 = it stays.", hi=99),
)
ROW = (
    Field("seats", "How many seats there are.", hi=4),
    Field("phase", "The phase, by its number in rules/ids.py.", hi=15),
    Field("turn", "Turns begun.", hi=BIG),
    Field("own_turn", "Whether it is the own team's turn."),
    Field("ask", "What this seat is asked, by number; 0 = nothing.", hi=63),
    Field("quiet", "Full rounds in a row without lost HP.", hi=BIG),
    Field("columns", "Columns of the board.", hi=11),
    Field("rows", "Rows of the board.", hi=11),
    *blocks("team", ids.TEAMS, TEAM),
    Field("spare", "Always 0.", hi=0, n=4),
    *blocks("hero", ids.HEROES, HERO),
    *blocks("hazard", 4, HAZARD),
    *blocks("creation", ids.CREATIONS, CREATION),
    Field("own", "Which relics the own team holds.", n=ids.RELICS, known=OWN),
)
