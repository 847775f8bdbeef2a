"""What each number of an observation row means. Seats are counted on from the own one; cards are known by the number
of their design, from 1.
"""

from rumpus.games.blitz_squad.rules.ids import CARDS, SEATS
from rumpus.kernel.contract.observation import BIG, OWN, Field, blocks

SEAT = (
    Field("tavern", "Cards in its tavern: its life.", hi=60),
    Field("hand", "Cards in its hand, revealed ones too.", hi=60),
    Field("revealed", "Revealed cards of its hand.", hi=60),
    Field("clinic", "Cards in its clinic.", hi=60),
    Field("tomb", "Cards in its tomb.", hi=60),
    Field("out", "Why it has lost, by number; 0 = it plays.", hi=15),
    Field("place", "Its place, once it has lost or won.", hi=4),
    Field("stacks", "Cards in its front stack, its back stack, and what is set aside.", hi=15, n=3),
    Field("front", "The bottom card of its front stack; 0 = none.", hi=CARDS),
    Field("back", "The bottom card of its back stack; 0 = none.", hi=CARDS),
)
ROW = (
    Field("seats", "How many seats there are.", hi=4),
    Field("phase", "The phase, by its number in rules/ids.py.", hi=15),
    Field("asked", "Whether this seat is asked."),
    Field("ask", "What it is asked, by number.", hi=63, known=OWN),
    Field("active", "Whether it is its turn."),
    Field("turn", "Turns begun.", hi=BIG),
    Field("combos", "Combos placed this turn.", hi=999),
    Field("attacks", "Attacks placed this turn.", hi=999),
    Field("combo", "Whether a combo is open."),
    Field("attack", "Whether it is an attack."),
    Field("price", "What its energy had to be.", lo=-99, hi=999),
    Field("aimed", "Whether it is aimed at this seat."),
    Field("damage", "Damage that it would do to this seat as things stand.", hi=9999),
    Field("specials", "Specials in play.", hi=240),
    *blocks("seat", SEATS, SEAT),
    Field("own", "Cards of each design in the own closed hand.", hi=60, n=CARDS, known=OWN),
    Field("open", "Revealed cards of each design, of all hands.", hi=240, n=CARDS),
    Field("zone", "Specials of each design in play.", hi=240, n=CARDS),
)
