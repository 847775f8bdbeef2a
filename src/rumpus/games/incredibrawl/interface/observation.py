"""What each number of an observation row means. Seats are counted on from the own one."""

from rumpus.kernel.contract.observation import BIG, OWN, Field, blocks

SEAT = (
    Field("glory", "Its Glory.", lo=-99, hi=999),
    Field("hand", "Cards in its hand.", hi=40),
    Field("deck", "Cards in its deck.", hi=40),
    Field("waits", "Whether it has yet to decide what is asked."),
    Field("bought", "Whether it has paid for a refill this round."),
    Field("fighter", "Its character in play, plus 1; 0 = none.", hi=30),
    Field("spot", "The spot it stands on, 1 to 4.", hi=4),
    Field("beaten", "Whether it lost a scrap of this brawl."),
    Field("type", "Its character's Type as things stand.", hi=3),
    Field("level", "Its character's Level as things stand.", lo=-99, hi=99),
    Field("discard", "Whether each of 30 characters, then 10 Power-Ups, lies in its discard pile.", n=40),
)
ROW = (
    Field("characters", "Which of the 30 characters are in the own hand.", n=30, known=OWN),
    Field("power_ups", "Which of the 10 Power-Ups are in the own hand.", n=10, known=OWN),
    Field("phase", "The phase, by its number in rules/ids.py.", hi=63),
    Field("ask", "What is asked, by number.", hi=63),
    Field("round", "The round.", hi=BIG),
    Field("location", "The current location.", lo=-1, hi=10),
    Field("token", "Who has the first player token; -1 = it is not in the game.", lo=-1, hi=3),
    Field("selected", "The own card that lies face down, plus 1; 0 = none.", hi=30, known=OWN),
    Field("window", "The Power-Up window that is open, plus 1; 0 = none.", hi=15),
    Field("commit", "The own answer, plus 1, that waits until all have answered; 0 = none.", hi=BIG, known=OWN),
    *blocks("seat", 4, SEAT),
)
